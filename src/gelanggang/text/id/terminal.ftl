# Meja di terminal: perintah, layar, dan kalimatnya.

goodbye = Sampai jumpa.

# Satu-satunya pertanyaan dalam dua bahasa sekaligus.
language-question = Bahasa / Language: 1 Indonesia · 2 English

# Huruf yang diketik; huruf dari kata Inggrisnya (d, e, q, b) juga selalu bisa.
letter-draw = a
letter-end = s
letter-quit = k
letter-back = m

## Bantuan perintah.

help-usage = pemakaian:
help-positionals = yang harus atau boleh disebut
help-options = pilihan
help-commands = perintah
help-command = PERINTAH
help-help = tampilkan bantuan ini
help-gelanggang = Gelanggang: meja digital untuk permainan meja Indonesia.
help-lang = bahasa: id atau en
help-play = main di terminal, melawan bot atau bareng teman di satu layar
help-replay = ceritakan ulang sebuah permainan, langkah demi langkah
help-serve = buka meja untuk browser, TV dan bot di jaringan
help-verify = mainkan ulang sebuah rekaman dan periksa semua isinya
help-pack-command = periksa, tampilkan, atau bandingkan paket kartu
help-sim = biarkan bot main banyak permainan, lalu hitung hasilnya
help-arena = ukur bot melawan bot, tiap kocokan dimainkan dari semua kursi
help-balance = ukur seberapa sering Village bertahan, lalu cetak tabelnya
help-art = gambar semua kartu sebagai berkas SVG, plus satu halaman untuk melihat semuanya
help-perft = hitung ada berapa jalan permainan
help-bots-command = siapa yang bisa memainkan sebuah permainan, dan dengan watak apa
help-check = periksa apakah sebuah paket kartu bisa dipakai
help-show = tampilkan semua kartu dan asalnya
help-diff = sebutkan semua perbedaan dua paket; hasilnya 0 kalau sama, 1 kalau beda
help-game = permainannya: jawara-beksi atau spell-from-the-future
help-art-out = folder baru atau kosong untuk berkasnya
help-game-of-pack = permainan yang punya kartu ini
help-players = banyaknya pemain
help-rounds = banyaknya Ronde
help-people = banyaknya orang di antara pemain, yang bergantian memegang layar ini; 1 kalau tidak disebut
help-names = nama orang-orang itu
help-difficulty = tingkat kesulitan: easy, normal, hard, atau very-hard
help-option = kesepakatan lain, misalnya without_down=true; boleh diulang
help-bots = nama atau tingkat bot, satu untuk tiap kursi bot atau satu untuk semua (lihat `gelanggang bots`)
help-seed = benih kocokan: benih yang sama, kocokan yang sama
help-pack = folder paket kartu sendiri, atau daftar kata (.csv)
help-scenario = mulai dari posisi yang tertulis di file ini
help-save = simpan rekaman permainan ke file baru ini
help-hints = di tiap pertanyaan, tampilkan apa yang dilakukan bot terkuat dan kenapa
help-plain = tanya baris demi baris, tanpa layar penuh
help-data = folder tempat permainan yang belum selesai disimpan
help-record = file rekaman sebuah permainan
help-seat = dari kursi siapa: 1, 2, …; all untuk semuanya; kalau tidak disebut, dari kursi penonton
help-step = tunggu Enter di tiap langkah
help-folder = folder paket kartu, atau daftar kata (.csv)
help-folder-or-ours = folder paket kartu; kalau tidak disebut, paket bawaan
help-games = banyaknya permainan
help-games-a-cell = banyaknya permainan untuk tiap jumlah pemain dan kesulitan
help-arena-bots = bot yang bertemu, nama atau tingkatnya, satu untuk tiap pemain, misalnya 2,1,1
help-units = banyaknya unit: satu unit satu kocokan, dimainkan sekali untuk tiap putaran kursi
help-keep = simpan unit yang selesai di file ini dan lanjutkan dari situ; folder kalau pakai --all-pairs
help-all-pairs = adu semua pasangan bot; kalau pemainnya lebih dari 2, satu lawan semua
help-no-times = jangan ukur waktu: perintah yang sama memberi hasil yang persis sama
help-pairs = banyaknya pasang pikiran untuk mengukur kesepakatan
help-jobs = banyaknya proses yang bekerja bersama
help-json = tulis hasilnya sebagai JSON
help-records = tulis rekaman tiap permainan ke folder ini
help-agreement = seberapa sering dua pikiran sepakat soal kata terbaik dari empat, misalnya 0.65,0.5
help-depth = sampai berapa langkah
help-host = alamat untuk mendengarkan; kalau tidak disebut 0.0.0.0, untuk semua di jaringan
help-port = port untuk mendengarkan; kalau tidak disebut { $port }
help-tables = folder tempat meja disimpan, dan paket kartu sendiri di packs/PERMAINAN/
help-demo = isi satu meja dengan bot, untuk yang cuma mau menonton
help-proxy = ada proxy di depan, di alamat atau jaringan ini (kalau tidak disebut, di komputer ini): percaya apa katanya soal asal permintaan
help-durable = tunggu disk di setiap pilihan: lebih lambat, tapi listrik mati pun tidak ada yang hilang
help-memory = simpan meja di memori saja: tidak ada yang ditulis ke disk, dan semua meja hilang begitu server berhenti

## Perintah yang tidak bisa dijalankan.

usage-unknown = “{ $words }” tidak dikenal. Lihat { $command } --help.
usage-required = { $words } belum disebut. Lihat { $command } --help.
usage-no-value = Setelah { $words } harus ada isinya. Lihat { $command } --help.
usage-no-command = Tidak ada perintah “{ $words }”. Lihat { $command } --help.
usage-not-a-flag = { $words } tidak punya isi. Lihat { $command } --help.
usage-other = Perintah ini tidak bisa dibaca ({ $problem }). Lihat { $command } --help.
usage-whole = { $option } harus bilangan bulat dari 1 sampai { $most }, bukan “{ $value }”.
usage-option = --option ditulis NAMA=ISI, misalnya rounds=3, bukan “{ $value }”.
usage-bots = --bots menyebut { $found } nama, padahal butuh { $wanted }, atau satu untuk semua.
usage-agreement = --agreement butuh angka antara 0 dan 1 dengan koma, misalnya 0.65,0.5, bukan “{ $value }”.
game-not-drawn = { $game } belum punya meja di terminal.
file-exists = { $file } sudah ada, dan tidak akan ditimpa. Pilih nama lain.
file-no-folder = { $file } tidak bisa ditulis, karena foldernya tidak ada.
file-unwritable = { $file } tidak bisa ditulis: { $problem }.
folder-exists = { $file } sudah ada dan tidak kosong. Pilih folder lain.

## Main.

play-too-many-people = { $people } orang tidak muat di meja untuk { $players } pemain.
play-name = “{ $name }” tidak bisa jadi nama: panjangnya 1 sampai { $most } huruf.
play-name-twice = Ada dua orang bernama { $name }. Semua butuh nama sendiri.
play-names = --names menyebut { $found } nama, padahal --people bilang { $wanted }.
hand-over = OPER LAYAR KE { $name }, lalu tekan Enter
play-hint = Petunjuk: { $move }. { $why }
pause = Enter: lanjut
play-saved = Permainan disimpan di { $file }. Ceritanya: gelanggang replay { $file }
play-not-saved = Tidak disimpan. Lain kali, tambahkan --save FILE supaya bisa dibaca lagi dengan gelanggang replay FILE.

table-start = Jawara Beksi
table-goal = { $who ->
    [me] Kamu melawan { $names }, { $rounds } Ronde.
   *[all] { $names }, { $rounds } Ronde.
} Rebut Poin dari Juri dengan Rangkaian: Kartu Jurus berbeda nama yang punya satu Arah yang sama. Skor tertinggi menang.
table-first-help = Ketik ? kapan saja untuk bantuan.
table-round = Ronde { $round } dari { $rounds }
table-pool = di Juri: { $n } Poin
table-judge = Juri { $judge }: { $restriction }
table-quiet-left = Kalau { $n } giliran lagi tidak ada yang mengambil Poin dari Juri, Ronde berakhir.
table-turns-left = Ronde berakhir paling lama { $n } giliran lagi.
table-name = Pemain
table-points = Ronde ini
table-score = Papan Skor
table-actions = Jurus
table-supports = Budaya
table-character = Karakter
table-known = Di tangan { $name } yang kamu tahu: { $cards }
table-end = Papan Skor

mark-guard = Jaga
mark-skip-draw = lewatkan Ambil Kartu
mark-judge = Kartu Juri +{ $n }

choice-combo = nomor Jurus berurutan: Rangkaian
choice-support = nomor Budaya: mainkan
choice-draw = { $letter }: ambil { $n } Kartu Jurus
choice-end = { $letter }: akhiri giliran
choice-discard = nomor kartu, sampai { $most } sekaligus
choice-help = ?: bantuan
choice-quit = { $letter }: keluar

act-unclear = Itu belum jelas. Ketik nomor kartu dari 1 sampai { $most }, misalnya 21, atau ? untuk bantuan.
act-unclear-many = Itu belum jelas. Ketik nomor kartu dari 1 sampai { $most } dengan spasi, misalnya 2 1, atau ? untuk bantuan.
act-one-support = { $card } itu Kartu Budaya: mainkan sendiri, satu per satu.
discard-unclear = { $most ->
    [1] Ketik satu nomor kartu dari 1 sampai { $hand }.
   *[other] Ketik nomor kartu dari 1 sampai { $hand }, paling banyak { $most } sekaligus.
}
ask-number = Ketik angka dari { $least } sampai { $most }.
ask-number-or-back = Ketik angka dari { $least } sampai { $most }, atau Enter untuk kembali.

quote-scores = Nilai { $n }
quote-effects = efek +{ $n }
quote-dice = dadu +{ $marks }
quote-bonus = bonus +{ $n }
quote-support = Kartu Budaya +{ $n }
quote-judge = Juri dan Karakter { $n }
quote-working = Efek yang jalan: { $cards }
quote-sure = Dapat { $n } Poin. Enter: mainkan. Lainnya: batal.
quote-open = Dapat { $least } sampai { $most } Poin, tergantung dadu. Enter: mainkan. Lainnya: batal.
only-choice = Satu-satunya pilihan: { $choice }.
combo-cancelled = Batal. Pilih lagi.

character-line = { $character }: { $ability }
opponent-line = { $name }: { $points } Poin, { $actions } Jurus, { $supports } Budaya
challenge-line = { $name }, taruhan paling tinggi { $most }
wager-question = Taruhan melawan { $name }, 1 sampai { $most }? Enter untuk kembali.
swap-take = Kartu mana yang kamu ambil dari { $name }?
swap-give = Kartu mana yang kamu berikan untuk { $card }? Enter untuk kembali.

play-help =
    3 1 4    main Rangkaian: kartu 3, 1, 4 dari kiri ke kanan (314 juga bisa)
    5        main Kartu Budaya nomor 5
    { letter-draw }        ambil Kartu Jurus sebagai Aksi
    { letter-end }        akhiri giliran, setelah Aksi
    ? 3      baca kartu nomor 3
    ? kebut  baca kartu apa saja, juga Karakter dan Juri
    ??       baca semua kartu
    ?-       lihat tumpuk discard
    { letter-quit }        keluar
    Rangkaian: satu Arah yang sama di semua kartu, dan tidak ada nama kembar.
    3 kartu atau lebih dapat bonus. Urutan penting untuk efek.
read-nothing = Tidak ada kartu “{ $words }”.
piles-action = Kartu Jurus: { $n } di deck. Tumpuk discard: { $cards }
piles-support = Kartu Budaya: { $n } di deck. Tumpuk discard: { $cards }

## Spell from the Future.

spell-start = Spell from the Future
spell-goal = { $who ->
    [me] { $players ->
        [2] Kamu dan { $names } menjaga Village bersama selama { $days } Hari. Token hanya berguna kalau kalian sepikiran.
       *[other] Kamu, { $names } menjaga Village selama { $days } Hari. Token hanya berguna di tempat kalian sepikiran. Kalau Village bertahan, yang dihitung VP yang lebih rendah, putih atau hitam: yang tertinggi menang.
    }
   *[all] { $players ->
        [2] { $names } menjaga Village bersama selama { $days } Hari. Token hanya berguna kalau keduanya sepikiran.
       *[other] { $names } menjaga Village selama { $days } Hari. Token hanya berguna di tempat kalian sepikiran. Kalau Village bertahan, yang dihitung VP yang lebih rendah, putih atau hitam: yang tertinggi menang.
    }
}
spell-guessed = Sebagian kata ini baru untuk bot: bot hanya bisa menebak mana yang cocok.
spell-day = Hari { $day } dari { $days } · 1st Mage: { $name }
spell-village = Damage Village { $bar } { $n }/{ $most }
spell-mystic-beast = { $beast } ✦ Mystic
spell-beast = { $beast } · Health { $health } · Serangan { $attack } · Damage { $damage }
spell-first = { $first ->
    [mages] Dadu { $die }: para Mage menyerang duluan.
   *[beast] Dadu { $die }: Beast menyerang duluan.
}
spell-vp = VP putih/hitam:
spell-colours = Warna:
spell-word = Katanya: { $word }
spell-end = Selesai
spell-white = putih
spell-black = hitam
spell-lower = lebih rendah
spell-together = bersama

choice-place = A2 -C1: 2 putih di A, 1 hitam di C
choice-place-colours = 3+2 7-1: 2 putih di 3, 1 hitam di 7
choice-no-tokens = 0: tanpa token
choice-mind = 1–{ $last }: Kartu Pikiran
place-unclear = Itu belum jelas. Ketik token dan nomor Kartu Pikiran, misalnya A2 -C1 3; 0 untuk tanpa token; ? untuk bantuan.
place-unclear-mystic = Itu belum jelas. Ketik nomor Warna dengan + untuk putih atau - untuk hitam, misalnya 3+2 7-1; 0 untuk tanpa token; ? untuk bantuan.
place-no-such-mind = Tidak ada Kartu Pikiran { $n }. Ketik angka dari 1 sampai { $last }.
place-no-tokens = tanpa token
place-need-tokens = Sekarang tokenmu, misalnya A2 -C1; 0 untuk tanpa token.
place-need-mind = Sekarang nomor Kartu Pikiran, 1 sampai { $last }.
place-ready = { $n } dari { $most } token. Enter: siap. Ketik lagi untuk mengganti.

spell-help =
    A2 D -C1   2 putih di A, 1 putih di D, 1 hitam di C (A+2 D+1 C-1 juga bisa)
    3          mainkan Kartu Pikiran nomor 3 (boleh satu baris: A2 -C1 3)
    3+2 7-1    di Hari Mystic: 2 putih di Warna 3, 1 hitam di Warna 7
    0          tanpa token
    Enter      siap, setelah pilihanmu ditampilkan;
               kalau belum ada yang diketik: lihat meja lagi
    ? 3        baca Kartu Pikiran nomor 3
    ? hantu    baca Beast, Kartu Pikiran, Warna, atau kata apa saja
    ??         baca semua kartu
    ?-         Kartu Pikiran yang masih dipunyai tiap pemain
    { letter-quit }          keluar
    Putih: paling cocok. Hitam: paling tidak cocok. Token Hit hanya kalau dua
    pemain atau lebih memakai warna token yang sama di kata yang sama.
    Di satu kata, semua tokenmu sewarna.
spell-minds-left = { $name }: { $minds }
spell-colours-gone = Warna di tumpuk discard: { $colours }
spell-colours-known = Di bawah deck Warna, kamu tahu: { $colours }

## Melayani meja.

serve-here = Gelanggang berjalan: { $address }
serve-phones = Untuk HP di jaringan yang sama: { $address }
serve-demo = Bot sedang main di meja { $code }: { $address }
serve-kept = Meja disimpan di { $folder }.
serve-stop = Ctrl+C untuk berhenti. Tidak ada yang hilang.
serve-memory = Meja hanya disimpan di memori. Ctrl+C untuk berhenti, dan setelah itu semua meja hilang.
serve-memory-durable = --memory dan --durable tidak bisa dipakai bersama: yang hanya disimpan di memori tidak pernah sampai ke disk.
serve-stopping = Berhenti. Semua diberi tahu.
serve-gone = { $file } dihapus, dipindahkan, atau diganti selagi server berjalan, jadi server berhenti. { $kept ->
    [0] Isinya tidak bisa diselamatkan.
   *[other] Semua yang sudah diterima ada di { $saved }: pindahkan kembali untuk melanjutkan.
}
serve-port = Port { $port } di { $host } tidak bisa dipakai: { $problem }. Pilih yang lain dengan --port.

## Paket kartu.

pack-good = Paket di { $folder } bisa dipakai untuk { $game }.
pack-label = { $name }, versi { $version }, sidik { $digest }
pack-other-game = Paket di { $folder } adalah kartu { $game }, bukan { $wish }.
book-counts = { $actions } Kartu Jurus, { $supports } Kartu Budaya, { $characters } Karakter, { $judges } Juri
book-actions = Kartu Jurus
book-supports = Kartu Budaya
book-characters = Karakter
book-judges = Juri
book-card = Kartu
book-copies = Jumlah
book-score = Nilai
book-directions = Arah
book-effect = Efek
book-ability = Kemampuan
book-restriction = Ketentuan
book-reconstructed = { $mark } rekonstruksi kami; lainnya dari buku aturan.
spell-counts = { $beasts } Beast, { $minds } Kartu Pikiran untuk tiap pemain, { $colours } Warna, { $cards } Kartu Kata dengan { $words } kata
spell-book-beasts = Beast, Health dan Serangan untuk 2/3/4/5 pemain
spell-book-minds = Kartu Pikiran
spell-book-colours = Warna
spell-book-words = Kartu Kata
spell-book-beast = Beast
spell-book-tier = Tingkat
spell-book-health = Health 2/3/4/5
spell-book-attack = Serangan 2/3/4/5
spell-book-damage = Damage
spell-book-leaves = Peninggalan Beast untuk besok
diff-same = Kedua paket sama.
diff-added = { $file }: { $key } ditambahkan, { $new }
diff-removed = { $file }: { $key } dihapus, tadinya { $old }
diff-changed = { $file }: { $key } berubah dari { $old } menjadi { $new }
diff-order = { $file }: urutan { $key } berubah dari { $old } menjadi { $new }

## Rekaman.

replay-seat = --seat harus angka dari 1 sampai { $seats }, atau all, bukan “{ $value }”.
replay-start = Awal
replay-place = langkah { $number } dari { $last }
replay-keys = Enter: lanjut · { letter-back }: mundur · { letter-quit }: keluar
replay-keys-last = Sudah selesai. Enter: keluar · { letter-back }: mundur
verify-good = Semua isi { $file } benar.
verify-digest = Isi file: tidak berubah sejak ditulis.
verify-pack = Paket kartu: { $name }, versi { $version }, sidik { $digest }…, sama.
verify-choices = Pilihan: { $n } pilihan dari { $players } pemain, semuanya boleh.
verify-outcome = { $count ->
    [0] Hasil: tidak ada yang menang ({ $scores }), sama.
   *[other] Hasil: dimenangkan { $winners } ({ $scores }), sama.
}
verify-unfinished = Hasil: permainan ini belum selesai.
verify-commitment = Benih kocokan: cocok dengan janjinya, { $commitment }…

## Simulasi dan hitungan.

sim-playing = bermain
sim-games = permainan
sim-pack = paket kartu
sim-seed = benih
sim-decisions = pilihan
sim-seconds = detik
sim-speed = pilihan per detik
sim-longest = permainan terpanjang (pilihan)
sim-stuck = macet
sim-rounds = Ronde per permainan
sim-turns = giliran per Ronde
sim-days = Hari per permainan
sim-choices-a-day = pilihan per Hari
sim-village-stood = Village bertahan
sim-wins = menang, kursi { $number } ({ $bot })
perft-depth = langkah
perft-paths = jalan

arena-units = unit
sim-longest-round = Ronde terpanjang (giliran)
sim-longest-day = Hari terpanjang (pilihan)
arena-bot = bot
arena-entries = peserta
arena-share = bagian menang (95 %)
arena-margin = selisih
arena-seat = kursi { $n }
arena-p50 = separuh dalam
arena-p95 = 95 % dalam
arena-max = terlama
arena-mu = mu
arena-sigma = sigma
arena-ordinal = ordinal
arena-pairs-how = Bagian menang tiap baris melawan tiap kolom, dan batas bawahnya (interval 95 %): { $players ->
    [2] satu lawan satu
   *[other] satu di meja { $players } pemain, sisanya kembar semua
}, { $units } unit tiap pasangan, { $games } permainan semuanya. Benih: { $seed }/0 dan seterusnya. Kartu: { $pack }.
arena-no-ratings = Rating butuh satu paket lagi: pip install gelanggang[lab]
arena-interrupted = Berhenti sebelum selesai: ini hasil { $units } unit yang sudah dimainkan. { $kept ->
    [true] Jalankan perintah yang sama untuk melanjutkan.
   *[false] Dengan --keep FILE, perintah yang sama bisa melanjutkan dari sini.
}
arena-players = --bots menyebut { $found } nama, padahal --players bilang { $wanted }. Hapus --players, atau tambahkan --all-pairs.
arena-pairs = --all-pairs butuh dua bot berbeda atau lebih, bukan “{ $bots }”.
arena-keep-folder = Kalau pakai --all-pairs, --keep butuh folder, padahal { $file } itu file.

balance-how = Bagian permainan dengan Village bertahan, dengan interval 95 %: { $games } permainan tiap sel, dimainkan pikiran dengan selera masing-masing. Kartu: { $name }, versi { $version }. Seberapa sering orang sepakat adalah asumsi, bukan hasil ukur.
balance-seeds = Benih permainan ke-i di sebuah sel: { $seed }/PEMAIN/KESULITAN/i, dengan i mulai dari 0.
balance-title = Kesepakatan { $agreement }
balance-minds = Derau { $noise }; kesepakatan terukur soal kata terbaik dari empat { $measured } ({ $pairs } pasang pikiran).
balance-difficulty = kesulitan
balance-target = sasaran
balance-players = { $n } pemain
balance-fit = { $good } dari { $all } sel ada dalam { $points } poin dari sasarannya.

## Daftar bot.

bots-level = tingkat
bots-name = nama
bots-line = sifatnya
bots-persona = watak
bots-personas = Tingkat 2 dan 3 bisa punya watak, ditulis di belakang titik dua seperti 2:hoarder.
