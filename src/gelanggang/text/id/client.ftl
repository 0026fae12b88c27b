# Klien terminal: layar, tombol, dan kalimatnya.

client-name = G E L A N G G A N G
client-title = { $game ->
    [jawara-beksi] Jawara Beksi
    [spell-from-the-future] Spell from the Future
   *[other] { $game }
}
client-about = { $game ->
    [jawara-beksi] Para pesilat merebut Poin dari Juri dengan Rangkaian: Kartu Jurus berbeda nama yang punya satu Arah yang sama. Skor tertinggi setelah semua Ronde menang.
   *[spell-from-the-future] Semua diam-diam menandai kata yang paling cocok atau paling tidak cocok dengan dua Warna. Hanya kalau sepikiran, Village tahan melawan Beast.
}

## Layar pertama.

client-go-on-with = Lanjutkan
client-left = { $title } bareng { $names }, setelah { $choices } pilihan
client-game = Permainan
client-players = Pemain
client-option = { $option ->
    [rounds] Ronde
    [without_down] Tanpa kartu yang hanya ke bawah (2 pemain)
    [difficulty] Kesulitan
   *[other] { $option }
}
client-bots = Bot
client-level = tingkat { $number }: { $name }
client-tempo = Tempo
client-hints = Petunjuk tanpa diminta
client-language = Bahasa
client-language-name = Indonesia
client-yes-no = { $answer ->
    [yes] ya
   *[no] tidak
}
client-speed = { $speed ->
    [slow] pelan
    [normal] biasa
    [fast] cepat
   *[off] tanpa jeda
}
client-speed-now = Tempo: { $speed }.
client-set-aside = Ada permainan yang tidak bisa dilanjutkan, jadi filenya disisihkan. { $problem } Sekarang namanya { $file }.
client-not-kept = Permainan ini tidak bisa disimpan untuk nanti: { $problem }.

## Tombol, sependek tempatnya di bawah.

client-space = Spasi
client-key-begin = main
client-key-change = ganti
client-key-forget = buang
client-key-help = bantuan
client-key-quit = keluar
client-key-go-on = lanjut
client-key-skip = lewati jeda
client-key-hint = petunjuk
client-key-read = baca kartu
client-key-journal = jejak
client-key-speed = tempo: { $speed }
client-key-language = English
client-key-leave = keluar
client-key-back = kembali
client-key-choose = pilih
client-key-play = mainkan
client-key-clear = hapus
client-key-draw = ambil kartu
client-key-end = akhiri
client-key-discard = buang
client-key-ready = siap
client-key-white = putih
client-key-black = hitam
client-key-tab = kata / Pikiran
client-key-again = main lagi
client-key-save = simpan rekaman
client-key-home = layar pertama

## Meja.

client-go-on = Baca dulu dengan tenang, lalu tekan Enter untuk lanjut.
client-only-choice = Satu-satunya pilihan sudah diambil untukmu: { $choice }.
client-hint = ★ Petunjuk: { $move }. { $why }
client-read-title = Kartu di meja
client-journal-title = Jejak permainan
client-help-title = Tombol

client-no-judge = Juri datang setelah semua punya Karakter.
client-combo = Rangkaian { $name }
client-combo-earned = · { $n } Poin
client-duel = TANDING { $name } ⚔ { $other } · taruhan { $n } Poin
client-earns = { $n ->
    [0] Tidak dapat Poin.
   *[other] Dapat { $n } Poin.
}
client-earns-open = Dapat { $least } sampai { $most } Poin.
client-no-card = Kamu tidak pegang kartu { $key }.
client-no-line = Tidak ada pilihan { $key } di sini.
client-choose-card = Pilih kartu dulu: ketik nomornya, atau pindah ke kartu itu lalu tekan Spasi.
client-swap-give = Sekarang pilih kartu yang kamu berikan untuk { $card }.
client-wager = Sekarang pilih taruhan melawan { $name }.
client-open-cards = Kartu terbuka dan tumpuk discard

client-placed = { $n } dari { $most } token.
client-ready = Tekan Enter kalau sudah siap.
client-need-mind = Sekarang pilih Kartu Pikiran: 1 sampai { $last }.
client-no-mind = Tidak ada Kartu Pikiran { $key }: pilih dari 1 sampai { $last }.
client-hit = HIT { $n }
client-miss = Miss

## Akhir.

client-end = { $title } · selesai
client-score = Skor
client-largest = Rangkaian terbesar: { $name }, { $n } Poin dengan { $cards }.
client-days = Hari, Beast · VP putih/hitam
client-fate = { $defeated ->
    [yes] { $n ->
        [0] kalah
       *[other] kalah, damage { $n }
    }
   *[no] { $n ->
        [0] tertahan
       *[other] damage { $n }
    }
}
client-save-where = Ketik nama file baru, lalu tekan Enter. Esc: tidak jadi.
client-saved = Permainan disimpan di { $file }. Ceritanya: gelanggang replay { $file }
client-file-exists = { $file } sudah ada, dan tidak akan ditimpa. Pilih nama lain.
client-file-unwritable = { $file } tidak bisa ditulis: { $problem }.

## Bantuan.

client-help-home =
    ↑ ↓      pilih baris
    ← →      ganti isinya (atau klik)
    Enter    main; di permainan yang ditinggal: lanjutkan
    x        buang permainan yang ditinggal
    q        keluar
client-help-jawara =
    1 … 9 0  pilih kartu, sesuai urutan Rangkaian; sekali lagi: batalkan
    ← → ↑ ↓  geser penunjuk; Spasi memilih (atau klik kartunya)
    Enter    mainkan Rangkaian atau Kartu Budaya, atau pastikan pilihan
    a        ambil Kartu Jurus sebagai Aksi (d juga bisa)
    s        akhiri giliran, setelah Aksi (e juga bisa)
    Esc      pilih ulang
    Rangkaian: semua kartu punya satu Arah yang sama, tanpa nama kembar.
    3 kartu atau lebih dapat bonus. Urutan penting untuk efek.
client-help-spell =
    a … f    tambah satu token putih di kata itu (Shift: satu hitam)
    + -      satu putih, satu hitam di kata atau Warna yang ditunjuk
    1 … 8    pilih Kartu Pikiran; di Hari Mystic: satu putih di Warna itu
    ← → ↑ ↓  geser penunjuk; Spasi: satu putih; Tab: kata atau Pikiran
    mouse    klik kata: satu putih; klik [−] atau tombol kanan: satu hitam
    Enter    siap
    Esc      pilih ulang
    Putih: paling cocok. Hitam: paling tidak cocok. Token Hit hanya kalau
    ada pemain lain dengan warna token yang sama di kata yang sama.
client-help =
    h        petunjuk: apa yang dilakukan bot terkuat, dan kenapa
    i        baca semua kartu yang kelihatan
    j        jejak: semua yang sudah terjadi
    t        tempo: pelan, biasa, cepat, tanpa jeda; Spasi: lewati sekali
    l        English / bahasa Indonesia
    q        keluar; permainan disimpan, dan bisa dilanjutkan lain hari
