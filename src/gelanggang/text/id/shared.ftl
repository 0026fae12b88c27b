# Yang diucapkan beberapa ruangan: pemain, langkah yang datang di saat yang salah, dan kesalahan.

# Beberapa kata berurutan: "a, b dan c".
listed = { $before } dan { $last }

player = Pemain { $number }
name-you = Kamu
name-bot-1 = Sari
name-bot-2 = Dodi
name-bot-3 = Jaka
name-bot-4 = Wati
name-bot-5 = Budi
goodbye = Sampai jumpa.
# Huruf yang diketik; q juga selalu bisa.
letter-quit = k
head-player = Pemain

# Asal Poin: yang sudah ada waktu permainan dimulai, dan semua Poin dari permainan yang tidak merincinya.
source-before = Sebelumnya
source-scored = Poin

## Langkah di saat yang salah, dikatakan kepada yang mau melakukannya.

refusal-game-over = Permainannya sudah selesai.
refusal-not-your-turn = Sekarang bukan kamu yang memilih: meja sedang menunggu { $seats }.
refusal-stale-decision = Itu jawaban untuk pertanyaan sebelumnya: lihat lagi mejanya, sudah ada yang berubah.

## Yang sama tanpa nama, untuk rekaman yang dimainkan ulang.

reason-game-over = permainannya sudah selesai
reason-not-your-turn = saat itu pemain lain yang harus memilih
reason-stale-decision = itu jawaban untuk pertanyaan sebelumnya
reason-other-question = saat itu yang ditanyakan hal lain
reason-move-verb = kata pertamanya bukan nama langkah
reason-move-words = ada yang kurang, atau terlalu banyak
reason-move-thing = ada yang disebut padahal tidak ada di permainan ini

## Yang bisa dibetulkan orang: apa yang salah, di mana, dan bagaimana yang benar.

error-unknown-language = Bahasa “{ $language }” tidak ada di sini. Yang ada: { $known }.
error-unknown-game = Tidak ada permainan bernama “{ $game }”. Yang bisa dimainkan: { $known }.
error-no-lesson = “{ $game }” tidak punya permainan pertama untuk pemula.
error-no-scenario = “{ $game }” tidak bisa dimulai dari posisi tertulis.
error-record-unknown-game = { $file } adalah catatan permainan “{ $game }”, yang tidak ada di sini. Yang bisa dimainkan: { $known }.
error-unknown-bot = Tidak ada bot bernama “{ $bot }” untuk permainan ini. Yang bisa main: { $known }.
error-no-bounds = Tidak ada { $file }: di situ harus tertulis nilai mana yang boleh berubah, dan sampai mana.
error-tune-few = { $games } permainan per cara bermain terlalu sedikit untuk menilai sebuah paket. Pakai 100 atau lebih.
error-tune-aimless = Tidak ada yang bisa dituju: tidak ada target untuk yang akan dimainkan.
error-no-report = Belum ada laporan untuk { $game }. Yang ada: { $known }.
error-no-yardstick = Cara mengukur { $game } belum diketahui. Yang bisa diukur: { $known }.
error-seats = Permainan ini tidak bisa untuk { $seats } pemain: harus { $fewest } sampai { $most }.
error-unknown-option = Permainan ini tidak punya pilihan “{ $option }”. Yang ada: { $known }.
error-option-value = Pilihan “{ $option }” tidak bisa diisi “{ $value }”. Yang bisa: { $allowed }.
error-two-players-only = Pilihan “{ $option }” hanya untuk 2 pemain, sedangkan kalian { $seats }.

error-move-refused = Langkah ini tidak bisa dilakukan: { $reason }.
error-move-verb = “{ $text }” bukan langkah. Langkah diawali salah satu kata ini: { $known }.
error-move-words = “{ $text }” kurang lengkap atau terlalu panjang: isi setelah kata “{ $verb }” tidak cocok.
error-move-thing = { $kind ->
    [thing] Tidak ada “{ $word }” di permainan ini.
    [card] Tidak ada kartu “{ $word }”. Kartu ditulis dengan nomor lembarnya, misalnya kebut-2.
    [character] Tidak ada Karakter “{ $word }”.
    [seat] “{ $word }” bukan kursi. Kursi dihitung mulai dari 1.
    [colour] Tidak ada Warna “{ $word }”.
    [word] Tidak ada kata “{ $word }”.
    [mind] Tidak ada Kartu Pikiran “{ $word }”.
    [letter] “{ $word }” tidak diawali huruf A sampai Z. Token ditulis seperti A+2 atau C-1.
    [tokens] “{ $word }” tidak menyebut berapa token. Dua putih di A ditulis A+2, satu hitam di C ditulis C-1.
   *[points] “{ $word }” bukan jumlah Poin.
}

error-no-file = Berkas { $file } tidak ada.
error-no-folder = Folder { $file } tidak ada.
error-unreadable = Berkas { $file } tidak bisa dibaca: { $problem }.
error-toml = { $file } bukan TOML yang benar: { $problem }.

# Rekaman: permainan yang disimpan dalam berkas.
error-record-cut = { $line ->
    [0] { $file } bukan JSON yang benar, jadi bukan rekaman permainan.
   *[other] { $file } tidak bisa dibaca mulai baris { $line }. Mungkin terpotong.
}
error-record-format = { $file } bukan rekaman permainan: formatnya bukan “{ $expected }”.
error-record-key = { $expected ->
    [text] Di { $file }, “{ $key }” harus berupa teks.
    [number] Di { $file }, “{ $key }” harus berupa bilangan bulat.
    [object] Di { $file }, “{ $key }” harus berupa objek dalam kurung kurawal.
    [list] Di { $file }, “{ $key }” harus berupa daftar.
    [choice] Di { $file }, “{ $key }” harus berupa angka, teks, true, atau false.
    [seat-and-move] Di { $file }, “{ $key }” harus berupa kursi dan langkah, misalnya [0, "draw"].
   *[other] Di { $file }, “{ $key }” harus { $expected }.
}
error-record-commitment = Seed di { $file } bukan yang dijanjikan sebelum kartu pertama.
error-record-edited = { $file } diubah setelah ditulis: sidik jari digitalnya tidak cocok lagi.
error-record-game = { $file } adalah rekaman { $game }, padahal ini { $expected }.
error-record-pack = { $file } dimainkan dengan kartu “{ $pack }”, yang tidak sama dengan “{ $given }”. Sebutkan folder kartu itu.
error-record-choice = Di { $file }, langkah di { $key } tidak bisa dilakukan: { $reason }.
error-record-outcome = Permainan di { $file } tidak berakhir seperti yang tertulis di sana.

# Jurnal: berkas yang menyimpan hasil pekerjaan panjang.
error-kept-format = { $file } tidak berisi simpanan perintah ini. Sebutkan yang baru.
error-kept-line = { $file } rusak di baris { $line }. Potong mulai dari situ, atau sebutkan berkas baru.
error-kept-other = { $file } berisi pekerjaan lain: di sana “{ $key }” adalah { $found }, di sini { $wanted }. Sebutkan berkas baru.

# Yang berbagi pekerjaan simulasi: proses di sini, atau pekerja sebuah klaster.
error-workers-killed = Proses yang bekerja dimatikan { $deaths } kali berturut-turut, mungkin karena memori habis. Jalankan lebih sedikit sekaligus.
error-cluster-address = “{ $address }” bukan alamat penjadwal Dask. Alamat ditulis seperti tcp://host:8786; local berarti komputer ini.
error-cluster-silent = Tidak ada penjadwal Dask yang menjawab di { $address } dalam { $seconds } detik.
error-cluster-empty = Penjadwal Dask di { $address } tidak punya pekerja. Jalankan beberapa dengan “dask worker { $address }”.
error-cluster-lost = Sambungan ke penjadwal Dask di { $address } terputus.
error-cluster-bare = Di pekerja { $worker } tidak ada Gelanggang. Pasang versi { $wanted } di sana, dengan tambahan “cluster”.
error-cluster-version = Pekerja { $worker } memakai Gelanggang { $version }, sedangkan di sini { $wanted }. Pasang versi yang sama di semua tempat.
error-cluster-other = Aturan, kartu, atau bot di pekerja { $worker } berbeda dari yang di sini, walaupun keduanya mengaku Gelanggang { $version }. Pasang yang sama di semua tempat.
error-luggage-heavy = { $file } tidak bisa dikirim kepada para pekerja klaster: lebih besar dari { $most } MB.

# Paket kartu atau skenario, ditulis oleh orang.
error-page-missing = Di { $file }, “{ $key }” belum ada.
error-page-unknown = Di { $file }, “{ $key }” tidak dikenal. Yang dikenal di sini: { $known }.
error-page-not-laid = Di { $file }, “{ $key }” menyebut { $value }, padahal itu bukan kartu yang terbuka di meja sampai giliran pemiliknya berikutnya.
error-page-choice = Di { $file }, “{ $key }” harus berupa bilangan bulat, teks, true, atau false.
error-page-text = Di { $file }, “{ $key }” harus berupa teks dan tidak boleh kosong.
error-page-texts = Di { $file }, “{ $key }” harus berupa daftar teks.
error-page-whole = Di { $file }, “{ $key }” harus bilangan bulat dari { $least } sampai { $most }.
error-page-wholes = Di { $file }, “{ $key }” harus berupa daftar bilangan bulat, paling sedikit satu.
error-page-flag = Di { $file }, “{ $key }” harus true atau false, di lembar kerja yes atau no.
error-page-table = Di { $file }, “{ $key }” harus berupa tabel dengan isi sendiri.
error-page-tables = Di { $file }, “{ $key }” harus berupa daftar tabel.
error-page-known = Di { $file }, “{ $key }” tidak bisa “{ $value }”. Yang bisa: { $known }.
error-page-twice = Di { $file }, “{ $key }” berisi “{ $value }”, padahal itu sudah dipakai. Masing-masing hanya boleh sekali.
error-page-length = Di { $file }, “{ $key }” harus berisi tepat { $length } angka.
error-page-alone = Di { $file }, “{ $key }” ditulis bersama least atau most. Pilih salah satu.
error-page-order = Di { $file }, “{ $key }” lebih besar daripada most. Tidak ada yang bisa memenuhi keduanya.
error-page-way = Di { $file }, “{ $key }” tidak bisa dibaca: “{ $value }”. Jalan ke sebuah nilai ditulis seperti score, effects[0].n, atau health.3.
error-page-knob = Di { $file }, “{ $key }” menyebut “{ $value }”, padahal di situ tidak ada bilangan bulat yang boleh berubah.
error-page-source = Di { $file }, “{ $key }” menyebut “{ $value }”, yang tidak ditandai sebagai rekonstruksi. Hanya nilai seperti itu yang boleh berubah.
error-page-outside = Di { $file }, “{ $key }” membolehkan { $value } dari { $least } sampai { $most }, padahal nilainya { $now }.
error-page-spelled = Di { $file }, nilai “{ $key }” tidak ditulis dengan angka biasa atau tanda kutip, jadi tidak bisa diubah di situ.
error-page-count = Di { $file }, “{ $key }” tidak cocok dengan kartunya: yang ada { $found }.
error-page-copies = Di { $file }, “{ $key }” tidak cocok dengan Arahnya: yang ditulis untuk { $found } lembar.
error-page-too-few = Di { $file }, “{ $key }” terlalu sedikit: butuh paling sedikit { $least }.
error-page-too-many = Di { $file }, “{ $key }” terlalu banyak: semuanya paling banyak { $most }.
error-page-equal-faces = Di { $file }, “{ $key }” tidak boleh sama semua: hasil seri tidak akan pernah terpecahkan.
error-page-direction = Di { $file }, “{ $key }” tidak bisa “{ $value }”. Tulis paling sedikit satu Arah, masing-masing sekali saja: U, R, D, L.
error-page-bridge = Di { $file }, “{ $key }” milik sebuah jembatan, jadi setiap lembar harus punya tepat dua Arah.
error-page-no-effect = Di { $file }, “{ $key }” kosong: Kartu Budaya harus punya efek.
error-page-seats = Di { $file }, “{ $key }” berisi { $found } pemain, padahal yang main hanya { $players }.
error-page-points = Di { $file }, para pemain di “{ $key }” punya { $found } Poin seluruhnya. Di Ronde ini paling banyak { $most }.
error-page-card = Di { $file }, “{ $key }” menyebut kartu “{ $value }”, yang tidak ada.
error-page-card-twice = Di { $file }, “{ $key }” menyebut “{ $value }”, padahal kartu itu sudah ada di tempat lain.
error-page-card-left-out = Di { $file }, “{ $key }” menyebut “{ $value }”, padahal kartu itu tidak ikut dimainkan.
error-page-no-copy-left = Di { $file }, “{ $key }” menyebut “{ $value }”, padahal lembarnya sudah habis.
error-page-other-deck = Di { $file }, “{ $key }” menyebut “{ $value }”, padahal kartu itu milik deck yang lain.
error-page-number = Di { $file }, “{ $key }” harus angka dari { $least } sampai { $most }.
error-page-id = Di { $file }, “{ $key }” tidak bisa “{ $value }”. Id hanya berisi huruf kecil, angka, dan tanda hubung, dan diawali huruf.
error-page-hex = Di { $file }, “{ $key }” tidak bisa “{ $value }”. Warna ditulis # lalu enam angka atau huruf kecil a sampai f, misalnya #c52c14.
error-page-long = Di { $file }, “{ $key }” terlalu panjang: paling banyak { $most } karakter.
error-page-word = Di { $file }, “{ $key }” menyebut kata “{ $value }”, yang tidak ada.
error-page-word-left-out = Di { $file }, kata “{ $value }” di “{ $key }” tidak ada di Kartu Kata mana pun. Tiap kata harus ada di satu kartu.
error-page-pair = Di { $file }, “{ $key }” harus menyebut tepat 2 kata, bukan { $found }.
error-page-sum = Di { $file }, jumlah angka di “{ $key }” adalah { $found }. Harus { $length }, satu Beast untuk tiap hari.
error-page-exactly = Di { $file }, “{ $key }” harus ada tepat { $length }, bukan { $found }.
error-page-tier = Di { $file }, “{ $key }” dengan Tingkat { $tier } terlalu sedikit: butuh paling sedikit { $least }, yang ada { $found }.
error-page-zero = Di { $file }, “{ $key }” tidak bisa 0, karena tidak mengubah apa pun. Tulis angka lain, atau hapus efeknya.
error-page-says-nothing = Di { $file }, “{ $key }” tidak berisi apa-apa. Hapus saja, atau tulis salah satu dari: { $known }.
error-page-place-nothing = Di { $file }, “{ $key }” tidak mungkin dipatuhi: dengan { $letters } huruf dan paling banyak { $most } token, tidak ada satu token pun yang bisa ditaruh.
error-page-minds = Di { $file }, “{ $key }” menyebut { $found } Kartu Pikiran. Di hari ini paling banyak { $most }: satu untuk tiap hari sebelumnya.

# Tempat sebuah sel, di tempat nama berkas.
place-in-sheet = { $row ->
    [0] lembar { $sheet }
   *[other] lembar { $sheet }, baris { $row }
}
error-page-effect = Di { $file }, “{ $key }” tidak bisa dibaca: “{ $value }”. Efek ditulis seperti draw deck=action n=1, dan dua efek dipisahkan titik koma.
error-page-fields = Di { $file }, “{ $key }” tidak bisa dibaca: “{ $value }”. Tulis seperti nama=nilai, pisahkan dengan spasi, dan tiap nama sekali saja.
error-page-column = Di { $file }, kolom “{ $key }” tidak dikenal. Yang dikenal di sini: { $known }.
error-page-sheet = “{ $key }” di { $file } tidak dikenal sebagai lembar. Yang ada: { $known }.
error-page-formula = Di { $file }, “{ $key }” berisi rumus, tanggal, atau kesalahan lembar sebar. Yang dibaca hanya teks dan angka.
error-page-quotes = Di { $file }, ada tanda kutip yang tidak ditutup: mulai dari situ “{ $key }” tidak bisa dibaca.
error-no-layout = Kartu { $game } tidak bisa disunting sebagai lembar.

# Berkas yang mungkin dikirim siapa saja.
error-upload-not-text = Ini bukan teks yang bisa dibaca ({ $file }): simpan sebagai teks biasa dalam UTF-8.
error-upload-lines = Di { $file } ada { $found } baris, padahal yang dibaca paling banyak { $most }.
error-upload-line = Di { $file }, baris { $row } lebih panjang dari { $most } karakter.
error-upload-deep = Di { $file }, kurung atau kunci bersarang lebih dalam daripada kartu mana pun.
error-pack-unseen = Di { $file }, { $key } berisi karakter yang tidak kelihatan.
error-pack-markup = Di { $file }, { $key } berisi < atau >, yang tidak ada di kartu mana pun.
error-pack-long = Di { $file }, { $key } adalah teks yang lebih dari { $most } karakter.
error-pack-number = Di { $file }, { $key } adalah angka yang melewati { $most }.
error-zip-broken = Zip ini rusak atau terpotong.
error-zip-method = Zip ini dikemas dengan cara yang tidak bisa dibaca di sini, tetapi zip biasa bisa.
error-zip-extra = Ada hal lain yang menempel pada zip ini, jadi tidak dibuka.
error-zip-large = Menurut isinya, zip ini lebih dari empat gigabita, jadi tidak dibuka.
error-zip-many = Ada { $found } berkas di zip ini, padahal yang dibaca paling banyak { $most }.
error-zip-empty = Tidak ada berkas paket di zip ini.
error-zip-overlap = Berkas di zip ini saling tumpang tindih, jadi tidak dibuka.
error-zip-workbook = Ini buku kerja program lembar sebar: simpan lembarnya sebagai CSV, lalu bawa yang itu.
error-zip-locked = Zip ini dikunci dengan kata sandi.
error-zip-link = “{ $value }” di zip ini bukan berkas, melainkan tautan.
error-zip-bomb = Zip ini mengembang terlalu besar: yang dibuka paling banyak { $most } kB.
error-zip-deep = “{ $value }” terlalu dalam: berkas paket ada di satu folder saja.
error-zip-twice = “{ $value }” ada dua kali di zip ini.
error-zip-folders = Berkasnya ada di beberapa folder ({ $known }), padahal satu paket adalah satu folder.
error-zip-path = “{ $value }” bukan nama untuk berkas paket.
error-zip-foreign = “{ $value }” bukan berkas paket; isinya { $known }.
error-picture-name = “{ $value }” bukan gambar kartu di paket ini: namanya harus id kartu, diakhiri salah satu dari { $known }.
error-picture-large = Gambar “{ $value }” lebih dari { $most } kB.
error-picture-program = Gambar “{ $value }” ingin menjalankan atau mengambil sesuatu, bukan hanya dilihat, jadi tidak dipakai.
error-picture-broken = Gambar “{ $value }” tidak bisa dibaca, atau terlalu besar untuk digambar.
error-picture-twice = “{ $value }” gambar kedua untuk kartunya, padahal satu kartu hanya bisa punya satu.
error-picture-many = Gambar sendiri untuk kartu-kartu di satu paket paling banyak { $most }.
error-picture-together = Semua gambar di paket ini lebih dari { $most } kB.
error-zip-xml = Di buku kerja ini ada XML yang menetapkan hal sendiri, jadi tidak dibuka.

# Daftar kata milik sendiri; baris dan kolom dihitung mulai dari 1.
error-wordlist-encoding = Di { $file }, baris { $row }, kolom { $column } berisi huruf yang tidak bisa dibaca. Simpan daftarnya sebagai UTF-8.
error-wordlist-separator = Di { $file }, kolom di baris { $row } tidak dipisahkan apa pun. Pisahkan dengan koma, titik koma, atau tab.
error-wordlist-quotes = Di { $file }, tanda kutip di baris { $row } tidak beres. Kalau isi kolom diawali tanda kutip, akhirnya juga harus tanda kutip.
error-wordlist-order = Di { $file }, menurut baris { $row }, kolom { $column } adalah bahasa Inggris. Urutannya harus: id, Indonesia, Inggris.
error-wordlist-columns = Di { $file }, baris { $row } punya { $found } kolom. Harus { $length }: id, Indonesia, Inggris.
error-wordlist-empty = Di { $file }, baris { $row }, kolom { $column } kosong. Tiap baris butuh id, kata Indonesianya, dan kata Inggrisnya.
error-wordlist-unprintable = Di { $file }, baris { $row }, kolom { $column } berisi karakter yang tidak kelihatan. Ketik lagi katanya.
error-wordlist-long = Di { $file }, baris { $row }, kolom { $column } terlalu panjang: “{ $value }”. Paling banyak { $most } karakter.
error-wordlist-id = Di { $file }, baris { $row }, kolom { $column } tidak bisa “{ $value }”. Id hanya berisi huruf kecil, angka, dan tanda hubung, dan diawali huruf.
error-wordlist-twice = Di { $file }, baris { $row }, kolom { $column } berisi “{ $value }”, padahal itu sudah ada di baris sebelumnya. Masing-masing hanya boleh sekali.
error-wordlist-too-few = Di { $file }, daftarnya berakhir di baris { $row } dengan { $found } kata. Butuh paling sedikit { $least }.
error-wordlist-too-many = Di { $file }, daftarnya berakhir di baris { $row } dengan { $found } kata. Paling banyak { $most }.
error-wordlist-odd = Di { $file }, daftarnya berakhir di baris { $row } dengan { $found } kata. Satu kartu berisi dua kata, jadi jumlahnya harus genap.
error-own-words-quotes = Di baris { $row } ada tanda kutip yang dibuka dan tidak ditutup.
error-own-words-columns = Baris { $row } punya { $found } kolom, padahal kebanyakan baris punya { $length }.
error-own-words-empty = Baris { $row }, kolom { $column } kosong.
error-own-words-unseen = Baris { $row }, kolom { $column } berisi karakter yang tidak kelihatan.
error-own-words-markup = “{ $value }” di baris { $row }, kolom { $column } berisi < atau >, yang tidak ada di kata mana pun.
error-own-words-formula = “{ $value }” di baris { $row }, kolom { $column } diawali seperti rumus, bukan seperti kata.
error-own-words-long = “{ $value }” di baris { $row }, kolom { $column } lebih dari { $most } karakter.
error-own-words-id = “{ $value }” di baris { $row }, kolom { $column } bukan id: huruf kecil, angka, dan tanda hubung, diawali huruf.
error-own-words-twice = “{ $value }” di baris { $row }, kolom { $column } sudah ada di baris { $before }.
error-own-words-many = Daftarnya berisi { $found } kata dan paling banyak boleh { $most }, jadi harus berakhir sebelum baris { $row }.
error-own-words-few = Daftarnya berisi { $found } kata dan butuh paling sedikit { $least }.
error-pack-heavy = Di { $file }, { $key } paling banyak bisa sampai { $most } dalam paket yang dibawa sendiri, karena kalau lebih bot berpikir terlalu lama.

## Bot: satu kalimat tentang masing-masing.

bot-random = Memainkan apa saja yang boleh.
bot-greedy = Selalu langsung memainkan Rangkaian terbaiknya: patokan untuk mengukur yang lain.
bot-anak-baru = Menunggu Rangkaian bagus, tapi menilainya tergesa-gesa.
bot-murid = Menimbang Rangkaian sekarang atau menunggu, dan menghitung apa yang bisa dilakukan lawan.
bot-pendekar = Membayangkan beberapa giliran ke depan dan memilih yang hasilnya terbaik.
bot-pemimpi = Menandai kata yang menurutnya sendiri paling cocok dan paling tidak cocok.
bot-penebak = Bertanya-tanya apa yang akan dipilih kebanyakan orang.
bot-pengamat = Juga mempelajari kebiasaan teman semeja.
bot-peramal = Juga merencanakan nasib Village, penandanya sendiri, dan hari-hari berikutnya.

## Yang dipakai di permainan mana pun.

# Nama bahasa ini sendiri (yang kedua untuk tombol kecil), dan kata di atas daftar bahasa.
language = Bahasa Indonesia
language-short = Indonesia
language-head = Bahasa

level = tingkat { $number }: { $name }
level-strength = { $full ->
    [yes] { $about } Kekuatannya penuh di sini: { $now } permainan dibayangkan untuk tiap pilihan.
   *[no] { $about } Kekuatannya berkurang di sini: { $now } permainan dibayangkan untuk tiap pilihan, bukan { $most }, karena mesin permainannya belum dikompilasi.
}
# Bot menurut tingkatnya, dan dengan watak.
level-of = tingkat { $level }
level-with = tingkat { $level }, { $character }
yes-no = { $answer ->
    [yes] ya
   *[no] tidak
}
why-by-chance = Aku pilih asal saja.
why-untold = Aku tidak bisa bilang alasannya.

error-page-same-rule = Di { $file }, “{ $key }” sudah jadi aturan bab “{ $value }”. Dua bab tidak boleh punya aturan yang sama.
error-page-unreachable = Di { $file }, “{ $key }” menyebut “{ $value }”, tapi tidak ada jalan ke sana.
error-page-two-steps = Di { $file }, “{ $key }” tidak mungkin benar: bab ini jadi bab ke-{ $first } di satu jalan dan ke-{ $second } di jalan lain.
error-page-way-too-short = Di { $file }, “{ $key }” sampai ke akhir cerita setelah { $step } bab, padahal setiap jalan harus { $length } bab.
error-page-way-too-long = Di { $file }, “{ $key }” masih menuju bab lain setelah bab ke-{ $step }, padahal hanya { $length } bab yang dijalani: setelah ini harus akhir cerita.
error-page-memories-missing = Di { $file }, “{ $key }” belum ada: bab yang bukan bab terakhir menawarkan dua Ingatan.
error-page-memories-last = Di { $file }, “{ $key }” tidak ada gunanya: setelah bab terakhir tidak ada yang dimainkan lagi.
error-page-words = Di { $file }, “{ $key }” berisi { $found } kata. Paling banyak { $most }.
error-page-happened = Di { $file }, “{ $key }” tidak menyebut apa pun yang terjadi: tulis salah satu dari { $known } di dalamnya.
error-page-fluent = Di { $file }, “{ $key }” tidak bisa dibaca sebagai teks Fluent.
error-unknown-story = Tidak ada cerita “{ $story }” untuk permainan ini.
error-story-cards = Cerita ini tidak bisa dimainkan dengan kartu “{ $pack }”: ada kartu yang kurang.
error-campaign-format = { $file } bukan cerita yang ditulis di sini.
error-campaign-other = { $file } milik cerita lain, “{ $campaign }”; yang ini “{ $expected }”.
error-campaign-asked = { $asked ->
    [provision] Pilih Bekal dulu.
    [memory] Pilih Ingatan dulu.
    [ended] Cerita ini sudah tamat.
   *[play] Mainkan babnya dulu.
}
error-campaign-step = { $key } tidak cocok dengan cerita ini.
error-campaign-not-walked = Kalian belum pernah masuk bab “{ $chapter }”.
