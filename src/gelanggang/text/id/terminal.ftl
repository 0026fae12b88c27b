# Klien terminal: layar, tombol, dan kalimatnya.

terminal-name = G E L A N G G A N G

## Layar pertama.

terminal-go-on-with = Lanjutkan
terminal-left = { $title } bareng { $names }, setelah { $choices } pilihan
terminal-game = Permainan
terminal-players = Pemain
terminal-bots = Bot
terminal-tempo = Tempo
terminal-hints = Petunjuk tanpa diminta
terminal-speed = { $speed ->
    [slow] pelan
    [normal] biasa
    [fast] cepat
   *[off] tanpa jeda
}
terminal-speed-now = Tempo: { $speed }.
terminal-set-aside = Ada permainan yang tidak bisa dilanjutkan, jadi filenya disisihkan. { $problem } Sekarang namanya { $file }.
terminal-not-kept = Permainan ini tidak bisa disimpan untuk nanti: { $problem }.

## Tombol, sependek tempatnya di bawah.

terminal-space = Spasi
terminal-key-begin = main
terminal-key-change = ganti
terminal-key-forget = buang
terminal-key-help = bantuan
terminal-key-story = cerita
terminal-key-quit = keluar
terminal-key-go-on = lanjut
terminal-key-skip = lewati jeda
terminal-key-hint = petunjuk
terminal-key-read = baca kartu
terminal-key-journal = jejak
terminal-key-speed = tempo: { $speed }
terminal-key-language = bahasa Indonesia
terminal-key-leave = keluar
terminal-key-back = kembali
terminal-key-choose = pilih
terminal-key-more = langkah lain ({ $place })
terminal-key-play = mainkan
terminal-key-clear = hapus
terminal-key-draw = ambil kartu
terminal-key-end = akhiri
terminal-key-discard = buang
terminal-key-ready = siap
terminal-key-white = putih
terminal-key-black = hitam
terminal-key-tab = kata / Pikiran
terminal-key-again = main lagi
terminal-key-save = simpan rekaman
terminal-key-home = layar pertama

## Meja.

terminal-go-on = Baca dulu dengan tenang, lalu tekan Enter untuk lanjut.
terminal-only-choice = Satu-satunya pilihan sudah diambil untukmu: { $choice }.
terminal-hint = ★ Petunjuk: { $move }. { $why }
terminal-read-title = Kartu di meja
terminal-journal-title = Jejak permainan
terminal-help-title = Tombol

terminal-no-judge = Juri datang setelah semua punya Karakter.
terminal-combo = Rangkaian { $name }
terminal-combo-earned = · { $n } Poin
terminal-duel = TANDING { $name } ⚔ { $other } · taruhan { $n } Poin
terminal-earns = { $n ->
    [0] Tidak dapat Poin.
   *[other] Dapat { $n } Poin.
}
terminal-earns-open = Dapat { $least } sampai { $most } Poin.
terminal-no-card = Kamu tidak pegang kartu { $key }.
terminal-no-line = Tidak ada pilihan { $key } di sini.
terminal-choose-card = Pilih kartu dulu: ketik nomornya, atau pindah ke kartu itu lalu tekan Spasi.
terminal-swap-give = Sekarang pilih kartu yang kamu berikan untuk { $card }.
terminal-wager = Sekarang pilih taruhan melawan { $name }.
terminal-open-cards = Kartu terbuka dan tumpuk discard

terminal-placed = { $n } dari { $most } token.
terminal-ready = Tekan Enter kalau sudah siap.
terminal-need-mind = Sekarang pilih Kartu Pikiran: 1 sampai { $last }.
terminal-no-mind = Tidak ada Kartu Pikiran { $key }: pilih dari 1 sampai { $last }.
terminal-hit = HIT { $n }
terminal-miss = Miss

## Story Campaign.

terminal-story = Story Campaign
terminal-story-title = Story Campaign
terminal-story-new = Mulai cerita baru
terminal-story-where = { $dated ->
    [no] { $walked }/{ $length } · { $place }
   *[yes] { $walked }/{ $length } · { $place } · { $date }
}
terminal-story-about = Tujuh bab, satu cerita. Kalian menang dan kalah bersama, dan yang kalian lakukan diingat. Boleh main sebentar hari ini dan lanjut minggu depan.
terminal-story-file = Cerita ini adalah file { $file }. Salin file itu untuk melanjutkan di tempat lain.
terminal-story-name = Beri nama cerita kalian, lalu tekan Enter.
terminal-story-forget = Tekan x sekali lagi untuk membuang “{ $name }”. Tidak bisa dibatalkan.
terminal-story-not-kept = Cerita ini tidak bisa disimpan: { $problem }.
terminal-map-marks = ▲ menyerang  ■ bertahan  ✕ kalah  ◆ di sini  · tetap gelap  ? belum tahu
terminal-scars = Bekas luka: { $n }
terminal-memories = Ingatan: { $names }
terminal-provision = Bekal: { $name }
terminal-days-long = { $n } hari
terminal-with = Yang main: { $names }
terminal-where-were-we = Sampai mana cerita kita?
terminal-choose-provision = Pilih satu Bekal untuk percobaan berikutnya.
terminal-choose-memory = Kalian mulai ingat. Pilih satu Ingatan.
terminal-again-which = Main lagi bab yang mana?
terminal-again-about = Hanya untuk senang-senang: cerita kalian tidak berubah.
terminal-logbook-title = Buku harian
terminal-who = Siapa yang ikut?
terminal-people = Orang
terminal-person = Nama orang ke-{ $number }
terminal-people-about = { $bots ->
    [0] Tidak ada bot. Keyboard dioper: layar ditutup sampai orang berikutnya siap.
   *[other] Ditemani { $bots } bot. Kalau lebih dari satu orang, keyboard dioper: layar ditutup sampai orang berikutnya siap.
}
terminal-name-refused = Nama harus beda dari yang lain, dan paling panjang { $most } huruf.
terminal-hand-over = OPER KEYBOARD KE { $name }
terminal-hand-over-why = Yang lain jangan mengintip dulu.
terminal-key-sit = aku { $name }
terminal-key-name = ganti nama
terminal-key-onward = lanjut
terminal-key-practise = latihan satu hari
terminal-key-who = siapa yang ikut
terminal-key-logbook = buku harian
terminal-key-replay = ulang bab lama
terminal-help-story =
    Enter    lanjut: baca, pilih, atau main
    ↑ ↓      pilih Bekal, Ingatan, atau bab
    PgUp PgDn  geser ceritanya
    w        siapa yang ikut hari ini
    b        buku harian: setiap percobaan, dan ceritanya
    r        main lagi bab yang sudah dilewati, tanpa akibat apa-apa
    q        kembali ke daftar cerita
    Semua disimpan setelah setiap pilihan, juga di tengah bab, di
    { $file }

## Akhir.

terminal-end = { $title } · selesai
terminal-score = Skor
terminal-largest = Rangkaian terbesar: { $name }, { $n } Poin dengan { $cards }.
terminal-days = Hari, Beast · VP putih/hitam
terminal-thanks = Terima kasih untuk semuanya
terminal-fate = { $defeated ->
    [yes] { $n ->
        [0] kalah
       *[other] kalah, Damage { $n }
    }
   *[no] { $n ->
        [0] tertahan
       *[other] Damage { $n }
    }
}
terminal-save-where = Ketik nama file baru, lalu tekan Enter. Esc: tidak jadi.
terminal-saved = Permainan disimpan di { $file }. Ceritanya: gelanggang replay { $file }
terminal-file-exists = { $file } sudah ada, dan tidak akan ditimpa. Pilih nama lain.
terminal-file-unwritable = { $file } tidak bisa ditulis: { $problem }.

## Bantuan.

terminal-help-home =
    ↑ ↓      pilih baris
    ← →      ganti isinya (atau klik)
    Enter    main; di permainan yang ditinggal: lanjutkan
    s        Story Campaign
    x        buang permainan yang ditinggal
    q        keluar
terminal-help-jawara =
    1 … 9 0  pilih kartu, sesuai urutan Rangkaian; sekali lagi: batalkan
    ← → ↑ ↓  geser penunjuk; Spasi memilih (atau klik kartunya)
    Enter    mainkan Rangkaian atau Kartu Budaya, atau pastikan pilihan
    a        ambil Kartu Jurus sebagai Aksi (d juga bisa)
    s        akhiri giliran, setelah Aksi (e juga bisa)
    Esc      pilih ulang
    Rangkaian: semua kartu punya satu Arah yang sama, tanpa nama kembar.
    3 kartu atau lebih dapat bonus. Urutan penting untuk efek.
terminal-help-spell =
    a … f    tambah satu token putih di kata itu (Shift: satu hitam)
    + -      satu putih, satu hitam di kata atau Warna yang ditunjuk
    1 … 8    pilih Kartu Pikiran; di Hari Mystic: satu putih di Warna itu
    ← → ↑ ↓  geser penunjuk; Spasi: satu putih; Tab: kata atau Pikiran
    mouse    klik kata: satu putih; klik [−] atau tombol kanan: satu hitam
    Enter    siap
    Esc      pilih ulang
    Putih: paling cocok. Hitam: paling tidak cocok. Token Hit hanya kalau
    ada pemain lain dengan warna token yang sama di kata yang sama.
terminal-help-plain =
    1 … 9    pilih langkah
    ← → ↑ ↓  geser penunjuk (atau klik langkahnya)
    + -      ganti halaman kalau daftar langkahnya panjang
    Enter    lakukan langkah yang ditunjuk
terminal-help =
    h        petunjuk: apa yang dilakukan bot terkuat, dan kenapa
    i        baca semua kartu yang kelihatan
    j        jejak: semua yang sudah terjadi
    t        tempo: pelan, biasa, cepat, tanpa jeda; Spasi: lewati sekali
    l        { $languages }
    q        keluar; permainan disimpan, dan bisa dilanjutkan lain hari
