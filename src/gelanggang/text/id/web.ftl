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
web-go-back = Kembali ke { $game } di meja { $code }
web-rules = Aturan main
web-learn = Belajar 90 detik
web-settings = Setelan
web-to-workshop = Bengkel: kartu dan kata sendiri
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
web-one-phone-needs = Satu HP diputar antara dua orang atau lebih.
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
web-wrong = Ada yang salah di tautan ini:
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
web-deal = { $game ->
    [jawara-beksi] Bagi kartu
   *[other] Mulai
}
web-wait-for-host = Menunggu tuan rumah mulai.
web-pace = Batas waktu

## Kursi: siapa duduk di mana, siapa menunggu, siapa masih boleh ikut.

web-who-sits = Kursi dan pemain
web-bot = bot
web-away = sedang pergi
web-open-seat-number = Kursi kosong { $n }
web-name = Nama
web-rename = Ganti nama
web-my-name = Namaku
web-you-are = Kamu main sebagai { $name }.
web-keep-name = Pakai
web-name-kept = Oke, namamu dipakai mulai sekarang.
web-move = Tukar tempat
web-move-where = Ketuk kursi untuk { $name }.
web-move-here = { $name } pindah ke sini
web-make-host = Jadikan tuan rumah
web-kick-sure = { $phase ->
    [lobby] Keluarkan { $name } dari meja? Perangkatnya tidak bisa masuk lagi sampai meja kamu tutup lalu buka lagi.
   *[other] Keluarkan { $name } dari meja? Kursinya jadi milik bot, dan perangkatnya tidak bisa masuk lagi sampai meja kamu tutup lalu buka lagi.
}
web-leave-sure = { $phase ->
    [lobby] Keluar dari meja? Kursimu jadi kosong untuk yang lain. Selama masih ada tempat, kamu bisa duduk lagi lewat tautan yang sama.
    [over] Keluar dari meja? Kursimu diisi bot. Hasilnya tetap bisa kamu lihat lewat tautan yang sama.
   *[other] Keluar dari meja? Bot main menggantikanmu. Kamu bisa kembali lewat tautan yang sama, atau dari beranda.
}
web-leave-host = Pemain lain jadi tuan rumah.
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
web-skip = Lanjut
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
web-busy = Rumah sedang ramai, dicoba lagi…
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
web-since = Sejak giliranmu
web-since-new = { $n ->
    [0] Sejak giliranmu
   *[other] Sejak giliranmu: { $n } hal baru
}
web-since-you = Yang kena kamu
web-since-yours = Kamu
web-since-table = Di meja
web-since-nothing = Belum ada apa-apa.
web-look-first = Lihat dulu, lalu serahkan ke { $name }.
web-look-first-bots = Lihat dulu, lalu tutup kartumu.
web-hand-it-over = Serahkan
web-put-away = Tutup
web-since-held = Sejak HP ini terakhir kamu pegang
web-dismiss = { $text } Ketuk untuk menutup.
web-spoken-more = { $n } hal lagi, lalu:
web-slow = Pilihanmu sedang dikirim. Jaringannya lambat; tunggu saja, tidak akan hilang.
web-hand-over = Kasih HP-nya ke { $name }
web-hand-over-why = Yang lain jangan mengintip, ya.
web-i-am = Aku { $name }

## Permainan pertama.

web-lesson-skip = Lewati pelajaran
web-lesson-goal = Tujuannya
web-lesson-done = Itu intinya!
web-lesson-play = Main sungguhan lawan bot
web-lesson-stay = { $over ->
    [1] Lihat hasil
   *[other] Lanjut di meja ini
}

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
    [combo] Nilai kartu ditambah efeknya, plus bonus kalau isinya tiga kartu atau lebih.
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
# Di samping tanda kecil; yang satunya dibacakan.
web-jb-sorted = { $by ->
    [direction] Arah
    [kind] Jenis
   *[drawn] Urut
}
web-jb-sorting = { $by ->
    [direction] Kartu urut menurut Arah. Ganti urutan.
    [kind] Kartu urut menurut jenis. Ganti urutan.
   *[drawn] Kartu urut menurut datangnya. Ganti urutan.
}
web-jb-mark = Tandai { $n } lagi
web-jb-discard = Buang { $n } kartu
web-jb-play = Mainkan: { $worth } Poin
web-jb-play-card = Mainkan { $card }
web-jb-earns = Dapat { $worth } Poin
web-jb-part-scores = Nilai { $n }
web-jb-part-effects = efek +{ $n }
web-jb-part-dice = { $n } dadu: ?
web-jb-part-bonus = bonus +{ $n }
web-jb-part-support = Budaya +{ $n }
web-jb-part-judge = Juri { $n }
web-jb-gain = { $sign ->
    [up] +{ $n } Poin
   *[down] −{ $n } Poin
}
# Yang dimainkan terakhir, dan punya siapa.
web-jb-played = { $what ->
    [combo] { $whose ->
        [mine] Rangkaianmu
       *[theirs] Rangkaian { $name }
    }
   *[support] { $whose ->
        [mine] Kartu Budayamu
       *[theirs] Kartu Budaya { $name }
    }
}
# Yang sedang dipertunjukkan: $what bisa juga efek yang berlanjut (effect).
web-jb-plays = { $what ->
    [combo] { $whose ->
        [mine] Kamu memainkan Rangkaian.
       *[theirs] { $name } memainkan Rangkaian.
    }
    [support] { $whose ->
        [mine] Kamu memainkan Kartu Budaya.
       *[theirs] { $name } memainkan Kartu Budaya.
    }
   *[effect] { $whose ->
        [mine] Efek kartumu bekerja.
       *[theirs] Efek kartu { $name } bekerja.
    }
}
web-jb-fight = TANDING! { $one } lawan { $other }
# $n sudah bertanda, misalnya +2.
web-jb-part-card = { $name } { $n }
# Kartu yang masih berlaku; $n: berapa Poin, atau berapa kartu.
web-jb-in-force = Yang sedang berlaku
web-jb-force = { $what ->
    [points] { $name }: Rangkaian +{ $n }
    [sooner] { $name }: bonus { $n } kartu lebih cepat
    [excuse] { $name }: { $n } kartu bebas Arah
    [guard] { $name }: kamu dijaga
   *[skip] { $name }: giliran depan tidak ambil kartu
}
# $short: hasilnya lebih dari yang tersisa di Juri (yes) atau pas (no).
web-jb-earns-last = { $short ->
    [yes] Di Juri tinggal { $left }. Kamu ambil semuanya, Kartu Juri (+{ $n }) ikut!
   *[no] Itu Poin terakhir di Juri: Kartu Juri (+{ $n }) ikut!
}
web-jb-round-over = { $what ->
    [closing] Poin di Juri habis!
    [end] Permainan selesai!
   *[round] Ronde { $n } selesai
}
web-jb-judge-card = Kartu Juri +{ $n }
web-jb-round-gain = { $judge ->
    [0] { $points } Poin
   *[other] { $points } + { $judge } Kartu Juri
}
web-jb-round-next = { $what ->
    [duel] { $who ->
        [me] Poinmu paling sedikit: kamu boleh TANDING dulu.
       *[other] Poin { $name } paling sedikit: boleh TANDING dulu.
    }
   *[characters] { $who ->
        [me] Ronde { $n }: kamu memilih Karakter lebih dulu.
       *[other] Ronde { $n }: { $name } memilih Karakter lebih dulu.
    } { $first ->
        [me] Kamu yang main pertama.
       *[other] { $begins } yang main pertama.
    }
}
web-jb-swap-theirs = Kartu { $name }: ambil satu, lalu ketuk kartumu untuk ditukar.
web-jb-seat-points = { $name } · { $n } Poin
web-jb-wager = Taruhannya berapa Poin?
web-jb-whom = Siapa yang kamu tantang?

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
    [village] Tiap Damage memadamkan satu lentera. Kalau semua padam, Village runtuh dan semua kalah.
    [day] Tiap hari satu Beast; setelah tujuh hari permainan selesai.
    [mage] Melempar dadu siapa menyerang dulu, dan membuka Warna pertama.
    [tokens] Putih: paling cocok. Hitam: paling tidak cocok.
    [vp] Yang dihitung di akhir: penanda VP-mu yang lebih rendah, putih atau hitam.
    [hit] Token Hit kalau pemain lain menaruh token sewarna di kata yang sama.
   *[mystic] Dibalik: satu kata, dan token ditaruh di Warna.
}
web-beast-numbers = Health { $health }, Serangan { $attack } (untuk 2 / 3 / 4 / 5 pemain), Damage { $n }.
web-sf-day = Hari { $n }
web-sf-village = { $n }/{ $of }
web-sf-village-label = Village: lentera tinggal { $n } dari { $of }
web-sf-mage = 1st Mage: { $name }
web-sf-mage-brief = 1st: { $name }
web-sf-health = Health
web-sf-attack = Serangan
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
web-sf-reveal = Semua dibuka!
web-sf-vp = VP putih { $white }, VP hitam { $black }
web-sf-gain = VP putih +{ $white }, hitam +{ $black }
web-sf-mind = Pilih satu Kartu Pikiran.
web-sf-say-ready = Sudah pas? Tekan SIAP.
web-sf-ready = SIAP
web-sf-change = Simpan perubahan
web-sf-minds = Kartu Pikiran: pilih satu
web-sf-minds-now = { $now ->
    [mystic] Hari Mystic: Kartu Pikiran tetap di tangan.
    [choose] Kartu Pikiran: pilih satu.
   *[left] Kartu Pikiran yang masih kamu punya.
}
web-sf-tick = { $ready ->
    [1] siap
   *[other] masih memilih
}
web-sf-add-white = { $pad }: tambah token putih, sekarang { $n }
web-sf-add-black = { $pad }: tambah token hitam, sekarang { $n }
web-sf-take-off = { $colour ->
    [white] { $pad }: ambil satu token putih, sekarang { $n }
   *[black] { $pad }: ambil satu token hitam, sekarang { $n }
}
web-sf-bare = Belum ada token. Kalau memang begitu, ketuk sekali lagi.
web-sf-ready-bare = SIAP tanpa token
web-sf-mind-spent = sudah dipakai
# $fate: hit, miss, atau belum dihitung.
web-sf-stake = { $colour ->
    [white] { $fate ->
        [hit] { $name }: { $n } putih, Hit.
        [miss] { $name }: { $n } putih, Miss.
       *[none] { $name }: { $n } putih.
    }
   *[black] { $fate ->
        [hit] { $name }: { $n } hitam, Hit.
        [miss] { $name }: { $n } hitam, Miss.
       *[none] { $name }: { $n } hitam.
    }
}
web-sf-brought = dapat { $white } VP putih dan { $black } VP hitam
web-sf-strength = { $what ->
    [attack] Attack
   *[defence] Defence
}
# $end: akhir satu serangan; $n: Damage, atau kurangnya.
web-sf-strike = { $end ->
    [defeated] Kalah!
    [not-defeated] Kurang { $n }
    [held] Tertahan!
   *[damaged] −{ $n } lentera
}
web-sf-tomorrow = Untuk besok
web-sf-day-of = Hari { $n }/{ $of }
web-sf-aim = { $goal ->
    [defeat] Kalahkan { $reached }/{ $n }
    [hold] Tahan { $reached }/{ $n }
    [damage] Damage { $reached }, batas { $n }
    [together] Semua Hit { $reached }/{ $n }
   *[last] Beast terakhir harus gagal
}
web-sf-twist = { $rule ->
    [black_both] Hitam yang Hit: Defence dan juga Attack
    [key_word] Hit di kata yang diteriakkan dihitung { $n } kali
    [same_mind] Kartu Pikiran sama: Attack dan Defence +{ $n }
    [colours_stay] Warna yang terbuka dipakai { $n } hari
    [misses_feed] Tiap tumpukan yang Miss: Serangan Beast +{ $n }
    [mirror] Terbalik: putih jadi Defence, hitam jadi Attack
    [wounds_stay] Beast yang belum kalah kembali, lukanya tetap
    [open_mage] 1st Mage menaruh duluan, terbuka
    [mystic_days] Setiap { $n } hari: Hari Mystic
   *[together_heals] Semua kena Hit: Village pulih { $n }
}
web-sf-no-twist = Tidak ada aturan baru di bab ini
web-sf-next = Besok: { $beast }
web-sf-end = { $how ->
    [fell] Village runtuh
    [missed] Tujuannya lepas
   *[stands] Village selamat!
}

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
web-points-by-source = Skor dan asalnya
web-watch-again = Tonton lagi
web-rematch = Main lagi
web-again-count = { $n } dari { $of } mau main lagi.
web-again-waiting = Menunggu { $names }.
web-again-wants = { $wants ->
    [1] mau main lagi
   *[other] belum bilang
}
web-again-asked = Menunggu yang lain …
web-again-now = Mulai tanpa menunggu
web-again-begun = { $phase ->
    [lobby] Meja sedang disiapkan untuk permainan baru.
   *[other] Permainan baru sudah mulai.
}
web-again-join = Ikut
web-again-look = Lihat
web-postcard = Bagikan hasil
web-postcard-moment = Momen paling seru
web-postcard-send = Kirim gambar
web-postcard-keep = Simpan gambar
web-postcard-kept = Gambarnya sudah disimpan.
web-postcard-none = Gambarnya tidak bisa dibuat di sini.
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
web-speed = Kecepatan
web-speed-is = { $speed ->
    [slow] pelan
    [fast] cepat
    [off] tanpa animasi
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
web-replay-before = Mundur satu langkah
web-replay-after = Maju satu langkah
web-replay-speed = Kecepatan { $n }×
web-graph = Poin sepanjang permainan
web-graph-step = Langkah
web-graph-player = { $name } { $n }
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
web-own-reading = Sedang dibaca…
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

## Cerita: beberapa permainan yang jadi satu kisah.

web-story = Cerita
web-story-new = Cerita baru
web-story-about = “{ $title }”: { $n } bab, dan setiap bab satu permainan. Kalian menang bersama atau kalah bersama. Bisa berhenti kapan saja dan dilanjutkan lain hari.
web-story-name = Nama cerita kalian
web-story-known = Cerita yang sudah jalan
web-story-at = Bab { $step } dari { $of }: { $place }
web-story-at-end = Selesai: { $place }
web-story-import = Buka berkas
web-story-go-on = Lanjutkan cerita { $name }: { $place }
web-story-map = Peta: kalian di bab { $step } dari { $of }, { $place }
web-story-map-whole = Seluruh peta
web-story-map-less = Perkecil peta
web-story-step = Bab { $step } dari { $of } · { $days } hari
web-story-rule = Baru di bab ini
web-story-goal = Tujuan
web-story-goal-none = Village harus tetap berdiri.
web-story-aloud = Bacakan
web-story-quiet = Berhenti membaca
web-story-over = { $way ->
    [attack] Menang dengan menyerang!
    [defence] Menang dengan bertahan!
   *[fallen] { $again ->
        [yes] Kali ini kalah. Kalian boleh coba lagi.
       *[no] Kalah dua kali. Cerita jalan terus, lewat jalan gelap.
    }
}
web-story-thanks = Terima kasih, semua:
web-story-vp = { $n } VP
web-story-end = Tamat
web-story-scars = { $n } bekas luka: Village mulai bab berikutnya dengan Damage { $n }.
web-story-provision = Bekal
web-story-memory = Ingatan
web-story-choose = { $what ->
    [provision] Pilih satu Bekal
   *[memory] Pilih satu Ingatan
}
web-story-choose-why = { $what ->
    [provision] Bekal menemani kalian sampai bab ini menang. Pilih bersama: suara terbanyak yang jadi.
   *[memory] Ingatan mengganti satu Kartu Pikiran di tangan semua orang, sampai akhir cerita. Pilih bersama: suara terbanyak yang jadi.
}
web-story-voted = Suaramu sudah masuk. Menunggu yang lain …
web-story-screen = Layar TV
web-story-tie = { $host ->
    [yes] Seri. Kamu tuan rumah: ketuk yang dipilih.
   *[no] Seri. Tuan rumah yang memutuskan.
}
web-story-now = Putuskan sekarang
web-story-party = Siapa yang ikut?
web-story-invite = Ajak teman
web-story-begin = Mulai bab ini
web-story-logbook = Buku harian
web-story-share = Bagikan gambar
web-story-export = Simpan berkas
web-story-way = { $way ->
    [attack] menang dengan menyerang
    [defence] menang dengan bertahan
    [fallen] kalah dua kali
   *[next] berikutnya
}
web-story-facts = { $named ->
    [yes] Damage { $damage }, kata terbaik “{ $word }”
   *[no] Damage { $damage }
}
web-story-again = Main lagi bab ini, tanpa akibat
web-story-told = Cerita { $name }: { $place }, { $n } permainan.
web-story-where = Sampai mana kita?
web-story-in-force = Yang berlaku sekarang
web-story-remember = Ingat, lanjut!
web-story-practice = Latihan satu hari dulu, tanpa akibat
