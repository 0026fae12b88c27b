# Perintah: bantuannya, kalimatnya, dan kenapa tidak bisa dijalankan.

## Bantuan perintah.

cli-help-usage = pemakaian:
cli-help-positionals = yang harus atau boleh disebut
cli-help-options = pilihan
cli-help-commands = perintah
cli-help-command = PERINTAH
cli-help-help = tampilkan bantuan ini
cli-help-gelanggang = Gelanggang: meja digital untuk permainan meja Indonesia.
cli-help-lang = bahasa: { $before } atau { $last }
cli-help-play = main di terminal, melawan bot atau bareng teman di satu layar
cli-help-replay = ceritakan ulang sebuah permainan, langkah demi langkah
cli-help-serve = buka meja untuk browser, TV dan bot di jaringan
cli-help-house = salin satu rumah utuh ke tempat lain, selagi rumahnya tutup
cli-help-house-copy = salin semua meja dari folder ke PostgreSQL, sebaliknya, atau ke folder lain, lalu bandingkan tiap baris
cli-help-house-from = rumah yang pindah: foldernya, berkasnya (tables.db), atau postgresql://…
cli-help-house-to = tujuannya, ditulis sama; belum boleh ada meja di sana
cli-help-verify = mainkan ulang sebuah rekaman dan periksa semua isinya
cli-help-pack-command = periksa, tampilkan, atau bandingkan paket kartu
cli-help-sim = biarkan bot main banyak permainan, lalu hitung hasilnya
cli-help-arena = ukur bot melawan bot, tiap kocokan dimainkan dari semua kursi
cli-help-balance = ukur seberapa sering Village bertahan, lalu cetak tabelnya
cli-help-report = ukur jalannya sebuah paket, dan target mana yang tercapai
cli-help-measure = ukur pengaruh tiap cara bermain pada sebuah permainan, lalu tulis supaya bisa disebutkan di meja
cli-help-tune = cari nilai kartu buatan kami yang membuat permainannya lebih baik
cli-help-art = gambar semua kartu sebagai berkas SVG, plus satu halaman untuk melihat semuanya
cli-help-print = buat PDF semua kartu sebuah permainan, untuk dicetak lalu dipotong
cli-help-tabletop = tulis kartu dan perlengkapan sebuah permainan untuk Tabletop Simulator dan Playingcards.io
cli-help-perft = hitung ada berapa jalan permainan
cli-help-bots-command = siapa yang bisa memainkan sebuah permainan, dan dengan watak apa
cli-help-check = periksa apakah sebuah paket kartu bisa dipakai
cli-help-show = tampilkan semua kartu dan asalnya
cli-help-diff = sebutkan semua perbedaan dua paket; hasilnya 0 kalau sama, 1 kalau beda
cli-help-export = tulis paket sebagai berkas untuk ditukar: tabel (.csv), buku kerja (.xlsx), atau .zip
cli-help-export-path = folder paket, berkas seperti itu, atau kunci permainan untuk paket bawaannya
cli-help-export-out = berkasnya; akhirannya menentukan yang mana dari ketiganya
cli-help-import = buat folder paket dari berkas seperti itu; yang salah disebut dengan baris dan kolomnya
cli-help-import-file = paket sebagai .csv, .xlsx, atau .zip
cli-help-import-out = foldernya; berkas di dalamnya yang bukan kartu tetap seperti semula
cli-help-game = permainannya: { $known }
cli-help-art-out = folder baru atau kosong untuk berkasnya
cli-help-print-out = berkas baru
cli-help-print-paper = a4, f4 (215 x 330 mm), letter atau a3; a4 kalau tidak disebut
cli-help-print-bleed = gambar dilebihkan di luar garis potong, supaya tidak ada tepi putih
cli-help-print-backs = long atau short: di sisi sebaliknya, kertas dibalik lewat sisi panjang atau pendek; fold: di sebelah gambar depan, untuk dilipat lalu dilem; none kalau tidak disebut
cli-help-print-marks = letak garis potong: margin (di tepi), full (melintasi seluruh lembar) atau none; margin kalau tidak disebut
cli-help-print-ink-saver = garis saja, tanpa bidang gelap
cli-help-print-since = folder edisi sebelumnya: hanya kartu yang tidak ada di sana yang dicetak
cli-help-print-shift = geser sisi belakang sekian milimeter ke kanan dan ke bawah, sesuai lembar kalibrasi; misalnya 1.5,-0.5
cli-help-print-parts = apa yang dicetak: cards, calibration, pieces (semua yang diperlukan meja selain kartu), booklet (aturan main dalam bahasamu) atau booklets (semua bahasa), dipisah koma; cards kalau tidak disebut
cli-help-tabletop-out = folder baru atau kosong untuk berkas-berkasnya
cli-help-tabletop-url = yang ditulis di depan nama tiap gambar: alamat tempat kamu akan mengunggahnya, lengkap dengan garis miring terakhir
cli-help-game-of-pack = permainan yang punya kartu ini
cli-help-players = banyaknya pemain
cli-help-rounds = banyaknya Ronde
cli-help-people = banyaknya orang di antara pemain, yang bergantian memegang layar ini; 1 kalau tidak disebut
cli-help-names = nama orang-orang itu
cli-help-difficulty = tingkat kesulitan: easy, normal, hard, very-hard, nightmare, atau tambahan dari paketnya
cli-help-option = kesepakatan lain, misalnya without_down=true; boleh diulang
cli-help-bots = nama atau tingkat bot, satu untuk tiap kursi bot atau satu untuk semua (lihat `gelanggang bots`)
cli-help-seed = benih kocokan: benih yang sama, kocokan yang sama
cli-help-pack = folder paket kartu sendiri, atau daftar kata (.csv)
cli-help-scenario = mulai dari posisi yang tertulis di file ini
cli-help-save = simpan rekaman permainan ke file baru ini
cli-help-hints = di tiap pertanyaan, tampilkan apa yang dilakukan bot terkuat dan kenapa
cli-help-plain = tanya baris demi baris, tanpa layar penuh
cli-help-data = folder tempat permainan yang belum selesai disimpan
cli-help-record = file rekaman sebuah permainan
cli-help-seat = dari kursi siapa: 1, 2, …; all untuk semuanya; kalau tidak disebut, dari kursi penonton
cli-help-step = tunggu Enter di tiap langkah
cli-help-folder = folder paket kartu, atau paket sebagai .csv, .xlsx, atau .zip, atau daftar kata (.csv)
cli-help-folder-or-ours = sama; kalau tidak disebut, paket bawaan
cli-help-games = banyaknya permainan
cli-help-games-a-cell = banyaknya permainan untuk tiap jumlah pemain dan kesulitan
cli-help-arena-bots = bot yang bertemu, nama atau tingkatnya, satu untuk tiap pemain, misalnya 2,1,1
cli-help-units = banyaknya unit: satu unit satu kocokan, dimainkan sekali untuk tiap putaran kursi
cli-help-keep = simpan unit yang selesai di file ini dan lanjutkan dari situ; folder kalau pakai --all-pairs
cli-help-all-pairs = adu semua pasangan bot; kalau pemainnya lebih dari 2, satu lawan semua
cli-help-no-times = jangan ukur waktu: perintah yang sama memberi hasil yang persis sama
cli-help-pairs = banyaknya pasang pikiran untuk mengukur kesepakatan
cli-help-jobs = banyaknya proses yang bekerja bersama; 1 kalau tidak disebut
cli-help-dask = serahkan pekerjaan kepada para pekerja klaster Dask, misalnya tcp://host:8786; local menjalankan pekerja sebanyak --jobs di sini, satu per inti prosesor kalau tidak disebut
cli-help-json = tulis hasilnya sebagai JSON
cli-help-records = tulis rekaman tiap permainan ke folder ini
cli-help-story = mainkan Story Campaign dari Spell from the Future
cli-help-story-file = file yang menyimpan ceritanya; dibuat kalau belum ada, dan tanpa file terlihat semua cerita yang tersimpan
cli-help-story-campaign = folder cerita lain
cli-help-campaign = ukur Story Campaign: yang datang bersama permainan, atau yang ada di folder ini
cli-help-agreement = seberapa sering dua pikiran sepakat soal kata terbaik dari empat, misalnya 0.65,0.5
cli-help-report-players = untuk berapa pemain, misalnya 2,4; semua kalau tidak disebut
cli-help-report-games = berapa permainan untuk tiap jumlah pemain
cli-help-report-against = paket lain untuk dibandingkan, dengan kocokan yang sama; paket kami kalau hanya --against
cli-help-report-runs = hanya sebagian cara bermain, misalnya drafted,lot; kalau salah, semua yang ada disebutkan
cli-help-report-targets = berkas dengan targetmu sendiri
cli-help-report-out = tulis laporan sebagai halaman bergambar di berkas baru ini (.html)
cli-help-report-json = tulis laporan sebagai JSON, ke berkas baru ini atau ke layar
cli-help-measure-games = berapa permainan untuk tiap cara bermain; yang berpikir lama main lebih sedikit
cli-help-measure-out = tulis ke berkas baru ini, bukan ke berkas yang dibaca server
cli-help-tune-out = folder untuk paket hasilnya, halaman penjelasnya, dan semua yang sudah dimainkan; pencarian yang terhenti di situ dilanjutkan
cli-help-tune-changes = paling banyak berapa nilai yang boleh berubah; { $n } kalau tidak disebut
cli-help-tune-games = paling banyak berapa permainan per cara bermain dan jumlah pemain untuk tiap paket, lalu sekali lagi dengan benih baru; { $n } kalau tidak disebut
cli-help-tune-runs = hanya beberapa cara bermain, misalnya drafted,lot; tanpa ini semuanya, kecuali yang berpikir lama
cli-help-depth = sampai berapa langkah
cli-help-host = alamat untuk mendengarkan; kalau tidak disebut 0.0.0.0, untuk semua di jaringan
cli-help-port = port untuk mendengarkan; kalau tidak disebut { $port }
cli-help-public-url = alamat rumah ini untuk orang lain, misalnya https://meja.example.org: untuk tautan dan kode QR
cli-help-tables = folder tempat meja disimpan, dan paket kartu sendiri di packs/PERMAINAN/
cli-help-demo = isi satu meja dengan bot, untuk yang cuma mau menonton
cli-help-proxy = ada proxy di depan, di alamat atau jaringan ini (kalau tidak disebut, di komputer ini): percaya apa katanya soal asal permintaan
cli-help-durable = tunggu disk di setiap pilihan: lebih lambat, tapi listrik mati pun tidak ada yang hilang
cli-help-memory = simpan meja di memori saja: tidak ada meja yang ditulis ke disk, dan semuanya hilang begitu server berhenti
cli-help-store = simpan meja di PostgreSQL ini, yang boleh dipakai bersama beberapa proses dari satu rumah; kata sandi lebih baik tidak di baris perintah: libpq membaca PGPASSWORD atau ~/.pgpass
cli-help-advertise = dengan --store: alamat proses ini untuk proses lain di rumah ini, di port yang khusus untuk mereka; kalau tidak disebut, port bebas mana saja di alamat komputer ini
cli-help-no-uploads = tidak ada yang boleh membawa kata atau kartu sendiri ke meja
cli-help-no-lab = kartu sendiri tidak diukur di sini
cli-help-log = tulis catatan server ke berkas ini; - untuk standard error. Kalau tidak disebut: house.log di folder meja kalau dijalankan di terminal, selain itu standard error
cli-help-no-compile = pakai mesin permainan apa adanya: tidak dikompilasi di latar belakang, dan hasil kompilasi sebelumnya tidak dipakai

## Perintah yang tidak bisa dijalankan.

cli-usage-unknown = “{ $words }” tidak dikenal. Lihat { $command } --help.
cli-usage-required = { $words } belum disebut. Lihat { $command } --help.
cli-usage-no-value = Setelah { $words } harus ada isinya. Lihat { $command } --help.
cli-usage-no-command = Tidak ada perintah “{ $words }”. Lihat { $command } --help.
cli-usage-not-a-flag = { $words } tidak punya isi. Lihat { $command } --help.
cli-usage-other = Perintah ini tidak bisa dibaca ({ $problem }). Lihat { $command } --help.
cli-usage-whole = { $option } harus bilangan bulat dari 1 sampai { $most }, bukan “{ $value }”.
cli-usage-option = --option ditulis NAMA=ISI, misalnya rounds=3, bukan “{ $value }”.
cli-usage-bots = --bots menyebut { $found } nama, padahal butuh { $wanted }, atau satu untuk semua.
cli-usage-agreement = --agreement butuh angka antara 0 dan 1 dengan koma, misalnya 0.65,0.5, bukan “{ $value }”.
cli-usage-players = --players harus berisi angka dari { $least } sampai { $most } dengan koma, bukan “{ $value }”.
cli-usage-choice = { $option } tidak bisa “{ $value }”. Yang bisa: { $known }.
cli-usage-shift = --shift butuh dua angka dalam milimeter sampai { $most }, misalnya 1.5,-0.5, bukan “{ $value }”.
cli-usage-runs = --runs tidak bisa “{ $value }”. Yang bisa: { $known }.
cli-dask-jobs = --jobs menghitung proses di komputer ini; banyaknya pekerja di { $address } ditentukan di sana. Pakai salah satu saja.
cli-dask-missing = --dask butuh satu paket lagi: pip install 'gelanggang[cluster]'
cli-file-exists = { $file } sudah ada, dan tidak akan ditimpa. Pilih nama lain.
cli-file-no-folder = { $file } tidak bisa ditulis, karena foldernya tidak ada.
cli-file-unwritable = { $file } tidak bisa ditulis: { $problem }.
cli-folder-exists = { $file } sudah ada dan tidak kosong. Pilih folder lain.

## Main.

cli-play-too-many-people = { $people } orang tidak muat di meja untuk { $players } pemain.
cli-play-name = “{ $name }” tidak bisa jadi nama: panjangnya 1 sampai { $most } huruf.
cli-play-name-twice = Ada dua orang bernama { $name }. Semua butuh nama sendiri.
cli-play-names = --names menyebut { $found } nama, padahal --people bilang { $wanted }.
cli-play-saved = Permainan disimpan di { $file }. Ceritanya: gelanggang replay { $file }
cli-play-not-saved = Tidak disimpan. Lain kali, tambahkan --save FILE supaya bisa dibaca lagi dengan gelanggang replay FILE.

## Melayani meja.

cli-serve-here = Gelanggang berjalan: { $address }
cli-serve-phones = HP di jaringan yang sama: pindai kode ini, atau buka
cli-serve-others = Kalau HP tidak menemukannya:
cli-serve-alone = Hanya komputer ini yang bisa membukanya, karena rumah ini tidak mendengarkan yang lain.
cli-serve-demo = Bot sedang main di meja { $code }: { $address }
cli-serve-kept = Meja disimpan di { $folder }
cli-serve-log = Catatan server: { $file }
cli-serve-stop = Ctrl+C untuk berhenti. Tidak ada yang hilang.
cli-serve-memory = Meja hanya disimpan di memori. Ctrl+C untuk berhenti, dan setelah itu semua meja hilang.
cli-serve-memory-durable = --memory dan --durable tidak bisa dipakai bersama: yang hanya disimpan di memori tidak pernah sampai ke disk.
cli-serve-base = Meja disimpan di basis data.
cli-serve-store-alone = --store menyimpan meja di basis data: jangan pakai --memory atau --durable.
cli-serve-advertise-alone = --advertise untuk beberapa proses di atas satu basis data: sebutkan basis datanya dengan --store.
cli-serve-advertise = --advertise harus ditulis seperti 10.0.0.5:8766, bukan “{ $value }”.
cli-serve-advertise-port = --advertise butuh port sendiri: { $port } sudah untuk para pemain.
cli-serve-advertise-taken = Proses lain tidak bisa mengetuk di port { $port }: { $problem }. Pilih yang lain dengan --advertise.
cli-serve-stopping = Berhenti. Semua diberi tahu.
cli-serve-compiled = Mesin permainan sudah dikompilasi: mulai kali berikutnya, bot terkuat berpikir dengan kekuatan penuh.
cli-serve-gone = { $file } dihapus, dipindahkan, atau diganti selagi server berjalan, jadi server berhenti. { $kept ->
    [0] Isinya tidak bisa diselamatkan.
   *[other] Semua yang sudah diterima ada di { $saved }: pindahkan kembali untuk melanjutkan.
}
cli-serve-already = Gelanggang sudah berjalan: buka { $address }. Untuk satu lagi di sampingnya, pilih port dan folder lain: --port { $free } --data DIR
cli-serve-taken = { $known ->
    [yes] Port { $port } sedang dipakai program lain: { $program }. Hentikan dulu program itu, atau pilih port lain: --port { $free }, atau make play PORT={ $free }
   *[no] Port { $port } sedang dipakai program lain. Hentikan dulu program itu, atau pilih port lain: --port { $free }, atau make play PORT={ $free }
}
cli-serve-reserved = Port { $port } khusus untuk sistem. Pilih dari 1024 ke atas, misalnya --port 8765, atau make play PORT=8765
cli-serve-not-ours = Komputer ini tidak punya alamat { $host }. Yang ada: { $known }. Tanpa --host, semua jaringan didengarkan.
cli-serve-port = Port { $port } di { $host } tidak bisa dipakai: { $problem }. Pilih yang lain dengan --port.
cli-serve-url = --public-url harus ditulis seperti https://meja.example.org, tanpa path, bukan “{ $value }”.

## Rumah yang pindah.

cli-house-copying = Menyalin { $source } ke { $target }
cli-house-copied = { $tables } meja dengan { $rows } baris dan { $packs } paket bawaan pemain sudah disalin, dan semuanya sudah dibandingkan dengan aslinya.
cli-house-packs = Paket milik rumah ini sendiri berupa berkas: bawa juga folder packs/ dengan tangan.
cli-house-same = FROM dan TO tempat yang sama: { $place }
cli-house-none = Tidak ada rumah di { $place }. Sebutkan foldernya, berkasnya, atau postgresql://…
cli-house-in-use = Ada rumah yang sedang buka di { $place }. Hentikan dulu; tidak ada yang berubah.
cli-house-opened = Salah satu rumah dibuka orang selagi disalin, jadi tidak ada yang disalin. Hentikan dulu, lalu coba lagi.
cli-house-not-empty = Di { $place } sudah ada meja, dan tidak ada yang berubah. Pilih tempat yang kosong.
cli-house-differs = Yang sampai tidak sama dengan yang dikirim ({ $table }), jadi tidak ada yang disimpan. Periksa disk kedua tempat, lalu coba lagi.
cli-house-wrong = { $place }: { $problem }
cli-house-no-driver = PostgreSQL perlu tambahan postgres: pip install 'gelanggang[postgres]'

## Paket kartu.

cli-pack-good = Paket di { $folder } bisa dipakai untuk { $game }.
cli-pack-label = { $name }, versi { $version }, sidik { $digest }
cli-pack-other-game = Paket di { $folder } adalah kartu { $game }, bukan { $wish }.
cli-pack-exported = Paketnya ada di { $file }.
cli-pack-form = Dari namanya, { $file } tidak jelas harus menjadi apa. Akhirannya harus salah satu dari: { $known }.
cli-diff-same = Kedua paket sama.
cli-diff-added = { $file }: { $key } ditambahkan, { $new }
cli-diff-removed = { $file }: { $key } dihapus, tadinya { $old }
cli-diff-changed = { $file }: { $key } berubah dari { $old } menjadi { $new }
cli-diff-order = { $file }: urutannya berubah dari { $old } menjadi { $new }

## Rekaman.

# Huruf yang diketik; b juga selalu bisa.
cli-letter-back = m
cli-replay-seat = --seat harus angka dari 1 sampai { $seats }, atau all, bukan “{ $value }”.
cli-replay-start = Awal
cli-replay-place = langkah { $number } dari { $last }
cli-replay-keys = Enter: lanjut · { cli-letter-back }: mundur · { letter-quit }: keluar
cli-replay-keys-last = Sudah selesai. Enter: keluar · { cli-letter-back }: mundur
cli-verify-good = Semua isi { $file } benar.
cli-verify-digest = Isi file: tidak berubah sejak ditulis.
cli-verify-pack = Paket kartu: { $name }, versi { $version }, sidik { $digest }…, sama.
cli-verify-choices = Pilihan: { $n } pilihan dari { $players } pemain, semuanya boleh.
cli-verify-outcome = { $count ->
    [0] Hasil: tidak ada yang menang ({ $scores }), sama.
   *[other] Hasil: dimenangkan { $winners } ({ $scores }), sama.
}
cli-verify-unfinished = Hasil: permainan ini belum selesai.
cli-verify-commitment = Benih kocokan: cocok dengan janjinya, { $commitment }…

## Simulasi dan hitungan.

cli-sim-playing = bermain
cli-sim-games = permainan
cli-sim-pack = paket kartu
cli-sim-seed = benih
cli-sim-decisions = pilihan
cli-sim-seconds = detik
cli-sim-speed = pilihan per detik
cli-sim-longest = permainan terpanjang (pilihan)
cli-sim-stuck = macet
cli-sim-rounds = { $game ->
    [spell-from-the-future] Hari per permainan
   *[other] Ronde per permainan
}
cli-sim-turns = { $game ->
    [spell-from-the-future] pilihan per Hari
   *[other] giliran per Ronde
}
cli-sim-more = { $name ->
    [village_stood] Village bertahan
   *[other] { $name }
}
cli-sim-wins = menang, kursi { $number } ({ $bot })
cli-perft-depth = langkah
cli-perft-paths = jalan

cli-arena-units = unit
cli-sim-longest-round = { $game ->
    [spell-from-the-future] Hari terpanjang (pilihan)
   *[other] Ronde terpanjang (giliran)
}
cli-arena-bot = bot
cli-arena-entries = peserta
cli-arena-share = bagian menang (95 %)
cli-arena-margin = selisih
cli-arena-seat = kursi { $n }
cli-arena-p50 = separuh dalam
cli-arena-p95 = 95 % dalam
cli-arena-max = terlama
cli-arena-mu = mu
cli-arena-sigma = sigma
cli-arena-ordinal = ordinal
cli-arena-pairs-how = Bagian menang tiap baris melawan tiap kolom, dan batas bawahnya (interval 95 %): { $players ->
    [2] satu lawan satu
   *[other] satu di meja { $players } pemain, sisanya kembar semua
}, { $units } unit tiap pasangan, { $games } permainan semuanya. Benih: { $seed }/0 dan seterusnya. Kartu: { $pack }.
cli-arena-no-ratings = Rating butuh satu paket lagi: pip install gelanggang[lab]
cli-arena-interrupted = Berhenti sebelum selesai: ini hasil { $units } unit yang sudah dimainkan. { $kept ->
    [true] Jalankan perintah yang sama untuk melanjutkan.
   *[false] Dengan --keep FILE, perintah yang sama bisa melanjutkan dari sini.
}
cli-arena-players = --bots menyebut { $found } nama, padahal --players bilang { $wanted }. Hapus --players, atau tambahkan --all-pairs.
cli-arena-pairs = --all-pairs butuh dua bot berbeda atau lebih, bukan “{ $bots }”.
cli-arena-keep-folder = Kalau pakai --all-pairs, --keep butuh folder, padahal { $file } itu file.

cli-balance-how = Bagian permainan dengan Village bertahan, dengan interval 95 %: { $games } permainan tiap sel, dimainkan pikiran dengan selera masing-masing. Kartu: { $name }, versi { $version }. Seberapa sering orang sepakat adalah asumsi, bukan hasil ukur.
cli-balance-seeds = Benih permainan ke-i di sebuah sel: { $seed }/PEMAIN/KESULITAN/i, dengan i mulai dari 0.
cli-balance-title = Kesepakatan { $agreement }
cli-balance-minds = Derau { $noise }; kesepakatan terukur soal kata terbaik dari empat { $measured } ({ $pairs } pasang pikiran).
cli-balance-difficulty = kesulitan
cli-balance-target = sasaran
cli-balance-players = { $n } pemain
cli-balance-fit = { $good } dari { $all } sel ada dalam { $points } poin dari sasarannya.
cli-story-provision = Pilih Bekal untuk percobaan berikutnya.
cli-story-memory = Kalian mulai ingat. Pilih satu dari dua Ingatan.
cli-story-set-aside = Bab yang ditinggal tidak bisa dilanjutkan, jadi filenya disisihkan. { $problem } Sekarang namanya { $file }.
cli-story-which = Sebut file ceritanya: gelanggang story FILE
cli-story-practise = Mau latihan satu hari dulu, tanpa akibat apa-apa? Ketik p, atau tekan Enter untuk langsung lanjut.
cli-story-number = Ketik angka 1 sampai { $most }.
cli-campaign-good = Cerita di { $folder } sudah benar: { $chapters } bab, { $length } di setiap jalan, dan { $endings } akhir cerita.
cli-campaign-how = Perjalanan rombongan dalam cerita “{ $title }”: { $walks } cerita untuk tiap jumlah pemain dan kesepakatan, dimainkan pikiran tingkat 1 yang memilih Bekal dan Ingatan dengan undian. Pikiran bukan orang. Isi sel: seberapa sering percobaan pertama / kedua sebuah bab menang.
cli-campaign-chapter = bab
cli-campaign-games = permainan sampai tamat, setengahnya / sembilan dari sepuluh
cli-campaign-want-games = Rombongan perlu { $least } sampai { $most } permainan, sembilan dari sepuluh kali: paling banyak { $found }.
cli-campaign-want-tries = Setiap percobaan menang { $least } sampai { $most } % pada kesepakatan 0.65: { $missed } tidak.
cli-campaign-want-endings = Setiap akhir cerita tercapai paling sedikit { $least } % di semua kesepakatan: { $found }.
cli-campaign-want-memories = Semua Ingatan bersama menambah paling banyak { $most } poin: { $found }.

## Daftar bot.

cli-bots-level = tingkat
cli-bots-name = nama
cli-bots-line = sifatnya
cli-bots-persona = watak
cli-bots-personas = Tingkat 2 dan 3 bisa punya watak, ditulis di belakang titik dua seperti 2:hoarder.

## Gambar.

cli-art-written = { $n } berkas ada di { $folder }. Buka index.html di sana untuk melihat semuanya.

cli-print-booklet = Halaman buku kecil di { $file }: cetak bolak-balik, dibalik lewat sisi pendek, tumpuk lembarnya, lalu lipat di tengah.
cli-tabletop-written = { $n } berkas ada di { $folder }. Cara memakainya ada di README.txt di sana.
cli-print-written = { $backs ->
    [long] { $file } sudah jadi. Cetak pada 100 %, bolak-balik, dibalik lewat sisi panjang.
    [short] { $file } sudah jadi. Cetak pada 100 %, bolak-balik, dibalik lewat sisi pendek.
    [fold] { $file } sudah jadi. Cetak pada 100 %, lipat tiap lembar di garis putus-putus, lem, lalu potong.
   *[none] { $file } sudah jadi. Cetak pada 100 %, satu sisi saja.
}

cli-print-letters = Huruf kami tidak punya { $letters }. Itu digambar dengan huruf dari komputer ini: lihat dulu sebelum mencetak.

## Laporan.

cli-report-how = { $games } permainan untuk tiap jumlah pemain. Kartu: { $name }, versi { $version }. Benih: { $seed }.
cli-report-against = Dibandingkan dengan: { $name }, versi { $version }.
cli-report-bots = Bot dan pikiran buatan bukan orang: yang terlihat adalah cara mereka bermain.
cli-report-players = { $n } pemain
cli-report-cards = Kartunya sendiri, dan semua jumlah pemain bersama
cli-report-column = { $column ->
    [figure] angka
    [value] hasil ukur
    [interval] interval 95 %
    [n] n
    [target] target
    [verdict] putusan
    [against] paket lain
   *[difference] selisih
}
cli-report-verdict = { $verdict ->
    [met] tercapai
    [missed] MELESET
    [few] kurang
   *[none] –
}
cli-report-most = ≤ { $value }
cli-report-least = ≥ { $value }
cli-report-count = { $met } dari { $all }
cli-report-summary = Target tercapai: { $met }. Meleset: { $missed }. Kurang permainan untuk diputuskan: { $few }.
cli-report-clear = Selisih yang jelas: { $clear } dari { $all } yang dilihat.
cli-report-stuck = Permainan macet: { $stuck }. Itu tidak dihitung di mana pun.
cli-report-of = { $figure }: { $subject }
cli-report-written = Laporannya ada di { $file }.
cli-measure-written = { $games } permainan dimainkan. Hasil hitungannya ada di { $file }.

## Penyetelan.

cli-tune-playing = membandingkan { $packs } paket
cli-tune-list = { $file } adalah daftar kata. Yang bisa disetel hanya kartu di dalam folder.
cli-tune-interrupted = Semua yang sudah dimainkan tersimpan di { $file }: perintah yang sama melanjutkannya.
cli-tune-title = { $name }, versi { $version }, sudah disetel
cli-tune-how = { $knobs } nilai boleh berubah, paling banyak { $most } di antaranya. Paling banyak { $games } permainan per cara bermain dan paket, untuk { $players } pemain. Benih: { $seed }.
cli-tune-loss = Yang ditimbang adalah seberapa jauh angka-angka berada di luar targetnya: 1 sebesar ketelitian yang diminta target. Perolehan adalah berapa banyak dari jarak itu yang hilang.
cli-tune-nothing = Tidak ada perubahan dalam batasnya yang jelas lebih baik.
cli-tune-changes = Perubahan
cli-tune-fresh = Dengan benih baru
cli-tune-confirmed = { $verdict ->
    [better] Benih baru membenarkannya: perolehannya { $value } ({ $low } sampai { $high }).
    [worse] Benih baru mengatakan sebaliknya: perolehannya { $value } ({ $low } sampai { $high }).
   *[open] Benih baru belum memutuskan: perolehannya { $value } ({ $low } sampai { $high }). Mainkan lebih banyak.
} Target tercapai: { $met }. Meleset: { $missed }. Kurang permainan untuk diputuskan: { $few }.
cli-tune-steps = Langkah demi langkah
cli-tune-expected = Yang digeser tiap langkah pada benih pencarian. Pemenang di antara banyak selalu sedikit mujur: percayalah pada benih baru.
cli-tune-step = Perolehan { $value } ({ $low } sampai { $high }), yang terbaik dari { $rivals } langkah, setelah { $games } permainan per cara bermain.
cli-tune-unmoved = Tidak ada satu angka pun yang jelas bergeser.
cli-tune-column = { $column ->
    [players] pemain
    [figure] angka
    [before] sebelum
    [after] sesudah
    [difference] selisih
    [interval] intervalnya
   *[target] target
}
cli-tune-written = Kartunya ada di { $folder }, dan hasil temuannya di { $page }.
