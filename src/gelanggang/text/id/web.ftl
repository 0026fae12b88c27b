# Klien web: yang tertulis di layar dan bukan bagian aturan.  Kalimat meja dan permainan ada di berkas lain.

web-seat = Pemain { $n }
web-points = Poin

## Beranda.

web-play-bots = Lawan bot
web-with-friends = Bareng teman
web-one-phone = Satu HP
web-tv = Layar TV
web-code = Punya kode meja?
web-join = Masuk
web-go-on = Lanjut main { $game } di meja { $code }
web-rules = Aturan main
web-learn = Belajar 90 detik
web-settings = Setelan
web-home = Ke beranda
web-back = Kembali
web-one-phone-why = Satu HP diputar dari tangan ke tangan. Kartumu cuma kelihatan waktu HP-nya kamu pegang.
web-start = Mulai

## Meja yang mau dimainkan: baris dan lembarnya.

web-set-up = Atur permainan:
web-line-standard = Aturan standar
web-line-option = { $option }: { $choice }
web-line-bots = bot { $bots }
web-bot-with = { $level } ({ $character })
web-own-pack = kartu sendiri
web-way = Cara main
web-seats = Jumlah pemain
web-one-phone-needs = Satu HP diputar di antara dua orang atau lebih.
web-bot-level = Tingkat bot
web-bot-is = Bot { $n }: { $bot }
web-bot-like-all = Seperti bot lainnya: { $bot }
web-bot-fewer = Tanpa bot ini
web-character = Watak bot
web-character-is = Watak: { $character }
web-no-character = tanpa watak
web-character-needs = Cuma untuk { $levels }.
web-pack = Kartu
web-lock = Pintu ditutup
web-lock-when = Pintu setelah kartu dibagi
web-unlocked = Pintu terbuka
web-lock-why = Begitu kartu dibagi, orang luar tidak bisa ikut menonton.
web-other-rules = Lainnya
web-usually = standar: { $choice }
web-standard = Standar
web-share-setup = Bagikan pilihan ini sebagai tautan
web-open-table = Buka meja
web-new-table = Meja baru
web-which-game = Mau main apa?
web-wrong = Ada yang tidak cocok di tautan ini:
web-wrong-game = Di sini tidak ada permainan “{ $value }”. Yang ada: { $known }.
web-wrong-value = { $what } tidak bisa “{ $value }”. Yang bisa: { $known }.
web-wrong-why = { $what }: { $why }
web-wrong-bot = Tidak ada bot “{ $value }”. Yang ada: { $known }.
web-wrong-bots = { $n } bot tidak muat. Paling banyak { $most }.
web-wrong-key = “{ $key }” tidak dikenal permainan ini. Yang bisa diatur: { $known }.

## Sebelum kartu dibagi.

web-qr = Kode QR ke meja ini
web-table-code = Kode meja: { $code }
web-share = Bagikan tautan
web-invite = Ayo main bareng di Gelanggang, kode meja { $code }.
web-copied = Tautannya sudah disalin.
web-lobby-host = Ajak teman lewat tautan, QR, atau kode. Kursi kosong nanti diisi bot.
web-lobby-guest = Kamu sudah duduk.
web-lobby-free = Masih ada kursi. Duduk, yuk!
web-lobby-full = Semua kursi terisi. Kamu bisa menonton.
web-open-seat = Kursi kosong
web-host = tuan rumah
web-you = kamu
web-add-bot = Isi bot
web-remove-bot = Kosongkan
web-kick = Keluarkan
web-sit = Duduk
web-your-name = Namamu (boleh kosong)
web-deal = Bagi kartu
web-wait-for-host = Menunggu tuan rumah membagi kartu.
web-pace = Jam

## Kursi: siapa duduk di mana, siapa menunggu, siapa masih boleh ikut.

web-who-sits = Kursi dan pemain
web-bot = bot
web-bot-of = bot { $bot }
web-away = sedang pergi
web-open-seat-number = Kursi kosong { $n }
web-name = Nama
web-rename = Ganti nama
web-move = Tukar tempat
web-move-where = Ketuk kursi untuk { $name }.
web-move-here = { $name } pindah ke sini
web-make-host = Jadikan tuan rumah
web-kick-sure = Keluarkan { $name } dari meja? Perangkatnya tidak bisa masuk lagi sampai meja kamu tutup lalu buka lagi.
web-leave-sure = Keluar dari meja? Kursimu jadi kosong untuk yang lain.
web-bot-sit = Dudukkan bot di sini
web-waiting = Menunggu kursi
web-waiting-you = Kamu menunggu kursi, urutan { $n }.
web-waiting-no = Berhenti menunggu
web-wait-for-seat = Tunggu kursi
web-watching = Kamu menonton.
web-ask-seat = Minta kursi
web-asks-seat = { $name } minta kursi.
web-give-seat = Beri kursi
web-give-seat-to = Beri kursi ke { $name }
web-refuse-seat = Tolak
web-refuse-seat-to = Tolak permintaan { $name }
web-take-bot = Ambil kursi bot
web-take-seat = Ambil kursi { $name }
web-take-why = Kamu meneruskan kartu dan poin bot itu.
web-door = Siapa masih boleh ikut
web-late = Yang datang belakangan boleh ambil kursi bot
web-lock-now = Tutup meja: yang lain tidak bisa ikut
web-lock-at-deal = Meja tertutup sendiri begitu kartu dibagi.
web-agreed = Yang dimainkan
web-agreed-host = Tuan rumah bisa mengubahnya sampai kartu dibagi.
web-agreed-now = Begini meja ini dimainkan.

## Di meja.

web-menu = Menu
web-close = Tutup
web-cancel = Batal
web-clear = Hapus
web-choose = Pilih dulu
web-can-choose = bisa dipilih
web-skip = Lewati
web-log = Catatan
web-log-started = Permainan { $n } mulai. Kocokannya sudah dikunci ({ $hash }…).
web-past = Ini yang sudah lewat.
web-moment-gone = Momen itu dari sebelum halaman ini dibuka. Setelah selesai, lihat di putar ulang.
web-back-to-now = Kembali ke sekarang
web-undo = Tarik kembali
web-undo-wish = { $name } mau membatalkan pilihannya. Boleh?
web-yes = Boleh
web-no = Jangan
web-more-time = Minta tambahan waktu
web-pause = Jeda
web-paused = Permainan dijeda.
web-go-on-playing = Lanjut
web-tap-to-read = Ketuk apa saja yang mau kamu tahu. Menekan kartu agak lama juga bisa.
web-ask = Tanya: ini apa?
web-what-is = { $what }: apa itu?
web-rule = Aturan { $n }
web-all-rules = Semua aturan
web-show-board = Buka papan di layar lain
web-other-device = Pindah ke HP lain
web-other-device-link = Buka tautan ini di sana, sekali saja:
web-leave = Keluar dari meja
web-coming = Sebentar, mejanya disiapkan.
web-offline = Tidak ada sambungan. Coba lagi sebentar lagi.
web-reconnecting = Sambungan putus. Menyambung lagi.
web-busy = Rumah sedang ramai; dicoba lagi…
web-again = Coba lagi
web-play-here = Main di sini
web-bot-plays = bot yang main
web-bot-plays-you = Bot sedang main untukmu.
web-take-back = Main sendiri lagi
web-grace = putus, { $n } dtk
web-emotes = Bilang sesuatu
web-emote = { $emote ->
    [halo] Halo, cing!
    [mantap] Mantap bener!
    [wah] Buset dah!
    [aduh] Aduh, mak!
    [ayo] Nyok, cepetan!
    [mikir] Bentar, mikir
    [ketawa] Wkwkwk
   *[makasih] Makasih, ye!
}
web-mute = { $on ->
    [1] Dengar { $name } lagi
   *[other] Bisukan { $name }
}
web-advise = Minta saran
web-hint = Saran: { $move }. { $reason }
web-hand-over = Kasih HP-nya ke { $name }
web-hand-over-why = Yang lain jangan mengintip, ya.
web-i-am = Aku { $name }

## Permainan pertama.

web-lesson-skip = Lewati
web-lesson-done = Itu intinya!
web-lesson-play = Main sungguhan lawan bot
web-lesson-stay = Lanjut di meja ini

## Jawara Beksi.

web-jb-kind = { $kind ->
    [action] Kartu Jurus
    [support] Kartu Budaya
    [character] Karakter
   *[judge] Juri
}
web-jb-what-name = { $what ->
    [action] Kartu Jurus
    [support] Kartu Budaya
    [character] Karakter
    [judge] Juri
    [pool] Poin di Juri
    [combo] Rangkaian
    [dice] Dadu
    [duel] TANDING
    [hand] Kartu di tangan
   *[round] Ronde dan Skor
}
web-jb-what = { $what ->
    [action] Bahan Rangkaian: semua kartunya harus punya satu Arah yang sama.
    [support] Kartu hijau: dimainkan di giliranmu sendiri, tanpa memakan Aksi.
    [character] Kemampuanmu selama satu Ronde.
    [judge] Memegang Poin Ronde ini dan memberi satu Ketentuan untuk semua.
    [pool] Sisa Poin Ronde ini. Siapa mengambil yang terakhir mendapat Kartu Juri: 3 Poin lagi.
    [combo] Nilai kartu ditambah efeknya, ditambah bonus kalau isinya tiga kartu atau lebih.
    [dice] Baru dilempar setelah Rangkaiannya dimainkan: satu dadu menambah 0 sampai 3 Poin.
    [duel] Dua pemain bertaruh Poin. Jumlah Nilai kartu dari deck yang menentukan.
    [hand] Di akhir giliran, lebih dari Batas Kartu harus dibuang.
   *[round] Setelah Ronde terakhir, Poin terbanyak di Papan Skor menang.
}
web-score-and-directions = Nilai { $n }, Arah { $arrows }
web-jb-round = Ronde { $n }/{ $of }
web-jb-mine = { $points } · Skor { $score }
web-jb-score = Skor { $n }
web-jb-ring = Gelanggang
web-jb-hand = Kartu di tanganmu: { $n }
web-jb-pool = Masih ada { $n } Poin di Juri.
web-jb-pool-label = di Juri
web-jb-last-combo = Rangkaian { $name }
web-jb-guarded = dijaga
web-jb-opponent = { $name }: { $points } Poin di Ronde ini, Skor { $score }, { $actions } Kartu Jurus, { $supports } Kartu Budaya.
web-jb-known = Yang sudah kamu lihat: { $cards }.
web-jb-card-label = { $kind ->
    [action] { $name }, Nilai { $n }, Arah { $arrows }. { $text }
   *[support] { $name }, Kartu Budaya. { $text }
} { $state ->
    [chosen] Dipilih, urutan { $place }.
    [playable] Bisa dimainkan.
   *[not] Belum bisa dimainkan.
}
web-jb-play = Mainkan: { $worth } Poin
web-jb-play-card = Mainkan { $card }
web-jb-earns = Dapat { $worth } Poin
web-jb-part-scores = Nilai { $n }
web-jb-part-effects = efek +{ $n }
web-jb-part-dice = { $n } dadu: ?
web-jb-part-bonus = bonus +{ $n }
web-jb-part-support = Budaya +{ $n }
web-jb-part-judge = Juri { $n }
web-jb-tap-character = Ketuk satu Karakter untuk membaca kemampuannya.
web-jb-swap-theirs = Kartu { $name }: ambil satu, lalu ketuk kartumu untuk ditukar.
web-jb-seat-points = { $name } · { $n } Poin
web-jb-wager = Taruhannya berapa Poin?
web-jb-whom = Mau TANDING lawan siapa?

## Spell from the Future.

web-sf-kind = { $kind ->
    [beast] Beast
    [mind] Kartu Pikiran
   *[colour] Warna
}
web-sf-what-name = { $what ->
    [beast] Beast
    [colour] Warna
    [mind] Kartu Pikiran
    [village] Village
    [day] Hari
    [mage] 1st Mage
    [tokens] Token
    [vp] VP
    [hit] Hit
   *[mystic] Hari Mystic
}
web-sf-what = { $what ->
    [beast] Kalahkan dengan Attack sebesar Health-nya, atau tahan dengan Defence sebesar Serangannya.
    [colour] Cari kata yang paling cocok, dan yang paling tidak cocok, dengan Warna yang terbuka.
    [mind] Satu kartu tiap hari, masing-masing sekali pakai; efeknya tertulis di kartu.
    [village] Kalau Damage-nya mencapai 10, Village jatuh dan semua kalah.
    [day] Tiap hari satu Beast; setelah tujuh hari permainan selesai.
    [mage] Melempar dadu siapa menyerang dulu, dan membuka Warna pertama.
    [tokens] Putih: paling cocok. Hitam: paling tidak cocok.
    [vp] Yang dihitung di akhir: penanda VP-mu yang lebih rendah, putih atau hitam.
    [hit] Token Hit kalau pemain lain menaruh token sewarna di kata yang sama.
   *[mystic] Dibalik: satu kata, dan token ditaruh di Warna.
}
web-beast-numbers = Health { $health }, Attack { $attack } (untuk 2 / 3 / 4 / 5 pemain), Damage { $n }.
web-sf-day = Hari { $n }
web-sf-village = { $n }/{ $of }
web-sf-village-label = Village: lentera yang masih menyala { $n } dari { $of }
web-sf-mage = 1st Mage: { $name }
web-sf-mage-brief = 1st: { $name }
web-sf-health = Health
web-sf-attack = Attack
web-sf-damage = Damage
web-sf-first = { $who ->
    [mages] Kalian menyerang dulu.
   *[beast] Beast menyerang dulu.
}
web-sf-no-colours = Belum ada Warna yang terbuka.
web-sf-no-word = Katanya belum dipilih.
web-sf-place = { $mystic ->
    [1] Sisa { $n } token. Putih: Warna paling cocok. Hitam: paling tidak cocok.
   *[other] Sisa { $n } token. Putih: kata paling cocok. Hitam: paling tidak cocok.
}
web-sf-reveal = Semua pilihan dibuka!
web-sf-vp = VP putih { $white }, VP hitam { $black }
web-sf-mind = Pilih satu Kartu Pikiran.
web-sf-say-ready = Sudah pas? Tekan SIAP.
web-sf-ready = SIAP
web-sf-change = SIAP lagi
web-sf-minds = Kartu Pikiran: pilih satu
web-sf-minds-now = { $now ->
    [mystic] Hari Mystic: Kartu Pikiran tetap di tangan.
    [choose] Kartu Pikiran: pilih satu.
   *[left] Kartu Pikiran yang masih kamu punya.
}
web-sf-mind-again = Ketuk lagi: baca.
web-sf-tick = { $ready ->
    [1] siap
   *[other] masih memilih
}
web-sf-add-white = { $pad }: tambah token putih, sekarang { $n }
web-sf-add-black = { $pad }: tambah token hitam, sekarang { $n }

## Meja untuk permainan apa saja.

web-plain-board = Meja
web-plain-moves = Yang bisa kamu pilih
web-plain-player = Pemain
web-plain-aim = Ini permainan apa?
web-plain-hidden = { $n } tertutup
web-plain-none = tidak ada
web-plain-state = { $state ->
    [in] sudah memilih
    [asked] sedang memilih
   *[waiting] menunggu
}

## Setelah permainan.

web-over = Permainan selesai.
web-moments = Tiga momen
web-points-by-source = Skor, dan dari mana
web-watch-again = Tonton lagi
web-rematch = Main lagi
web-rematch-change = Ganti aturannya dulu
web-replay = Putar ulang
web-record = Unduh rekaman
web-fair = Cek kocokan
web-fair-why = Sidik jari kocokan sudah ditunjukkan sebelum kartu pertama, benihnya setelah kartu terakhir. Kalau cocok, tidak ada yang bisa mengatur kartunya di tengah jalan.
web-fair-promise = Yang dijanjikan:
web-fair-seed = Benihnya:
web-fair-check = Cek sekarang
web-fair-is = { $fair ->
    [1] Cocok: kocokannya jujur.
   *[other] Tidak cocok!
}
web-fair-elsewhere = Peramban ini cuma bisa mengecek lewat sambungan aman (https). Unduh rekamannya, lalu jalankan gelanggang verify.

## Setelan dan aturan.

web-language = Bahasa
web-speed = Gerak
web-speed-is = { $speed ->
    [slow] pelan
    [fast] cepat
    [off] mati
   *[normal] biasa
}
web-volume = Suara: { $n }
web-text-size = Ukuran teks: { $n }%
web-more-settings = Lainnya
web-haptics = Getar
web-contrast = Kontras tinggi
web-rules-of = Aturan { $game }
web-search = Cari di aturan
web-contents = Isi
web-found = Ketemu di { $n } tempat.

## Putar ulang.

web-replay-run = { $on ->
    [1] Berhenti
   *[other] Putar
}
web-replay-step = Langkah { $n } dari { $of }
web-replay-from = Dari kursi siapa
web-replay-all = Penonton
web-replay-move = { $name }: { $move }
web-idea-ask = Kata bot?
web-idea = Bot sebagai { $name }: { $move }.
web-idea-actual = Yang terjadi: { $move }.

## Kata dan kartu sendiri.

web-own = Kata atau kartu sendiri
web-own-paste = Tempel kata-katamu di sini, satu di tiap baris, seperti dari lembar sebar.
web-own-example =
    api
    hujan
    mangga
web-own-check = Periksa
web-own-file = Pilih berkas
web-own-zip = Pilih zip
web-own-reading = Sedang dibaca …
web-own-wrong = { $n ->
    [1] Ada satu yang belum beres:
   *[other] Ada { $n } yang belum beres:
}
web-own-more = … dan { $n } lagi.
web-own-version = versi { $version }
web-own-take = Mainkan dengan ini
web-own-kept = Pernah dibawa dari perangkat ini
web-own-forget = Lupakan “{ $name }”
web-own-taken = Dipilih: { $name }.
web-own-zip-is = Zip dari folder sebuah paket, dengan berkas .toml-nya.
web-own-lost = Perangkat ini sudah tidak punya berkasnya: pilih sekali lagi.
web-own-too-large = Berkasnya terlalu besar: paling banyak { $n } kB.
