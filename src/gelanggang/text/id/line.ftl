# Klien yang bertanya baris demi baris: apa yang bisa diketik, dan kalimatnya.

## Di setiap meja.

line-hand-over = OPER LAYAR KE { $name }, lalu tekan Enter
line-hint = Petunjuk: { $move }. { $why }
line-pause = Enter: lanjut
line-first-help = Ketik ? kapan saja untuk bantuan.
line-choice-help = ?: bantuan
line-choice-quit = { $letter }: keluar
line-ask-number = Ketik angka dari { $least } sampai { $most }.
line-ask-number-or-back = Ketik angka dari { $least } sampai { $most }, atau Enter untuk kembali.
line-only-choice = Satu-satunya pilihan: { $choice }.
line-read-nothing = Tidak ada kartu “{ $words }”.
line-book-card = Kartu
line-book-effect = Efek
line-book-reconstructed = { $mark } rekonstruksi kami, { $partly } sebagian, { $own } dari pembuat paket ini; lainnya dari buku aturan.

## Permainan tanpa meja sendiri.

line-plain-things = { $n } jenis benda
line-plain-choice = 1–{ $most }: lakukan langkah ini
line-plain-more = Enter: langkah lain
line-plain-help =
    3        lakukan langkah nomor 3
    Enter    tampilkan sisa daftar langkah yang panjang
    ? nama   cari benda lewat namanya
    ??       semua benda
    ?-       semua yang ada di meja
    { letter-quit }        keluar

## Jawara Beksi.

line-jb-goal = { $who ->
    [me] Kamu melawan { $names }, { $rounds } Ronde.
   *[all] { $names }, { $rounds } Ronde.
} Rebut Poin dari Juri dengan Rangkaian: Kartu Jurus berbeda nama yang punya satu Arah yang sama. Skor tertinggi menang.
line-jb-end = Papan Skor

line-jb-choice-combo = nomor Jurus berurutan: Rangkaian
line-jb-choice-support = nomor Budaya: mainkan
line-jb-choice-draw = { $letter }: ambil { $n } Kartu Jurus
line-jb-choice-end = { $letter }: akhiri giliran
line-jb-choice-discard = nomor kartu, sampai { $most } sekaligus

line-jb-act-unclear = Itu belum jelas. Ketik nomor kartu dari 1 sampai { $most }, misalnya 21, atau ? untuk bantuan.
line-jb-act-unclear-many = Itu belum jelas. Ketik nomor kartu dari 1 sampai { $most } dengan spasi, misalnya 2 1, atau ? untuk bantuan.
line-jb-act-one-support = { $card } itu Kartu Budaya: mainkan sendiri, satu per satu.
line-jb-discard-unclear = { $most ->
    [1] Ketik satu nomor kartu dari 1 sampai { $hand }.
   *[other] Ketik nomor kartu dari 1 sampai { $hand }, paling banyak { $most } sekaligus.
}
line-jb-quote-sure = Dapat { $n } Poin. Enter: mainkan. Lainnya: batal.
line-jb-quote-open = Dapat { $least } sampai { $most } Poin, tergantung dadu. Enter: mainkan. Lainnya: batal.
line-jb-combo-cancelled = Batal. Pilih lagi.
line-jb-wager-question = Taruhan melawan { $name }, 1 sampai { $most }? Enter untuk kembali.
line-jb-swap-take = Kartu mana yang kamu ambil dari { $name }?
line-jb-swap-give = Kartu mana yang kamu berikan untuk { $card }? Enter untuk kembali.

line-jb-help =
    3 1 4    main Rangkaian: kartu 3, 1, 4 dari kiri ke kanan (314 juga bisa)
    5        main Kartu Budaya nomor 5
    { jb-letter-draw }        ambil Kartu Jurus sebagai Aksi
    { jb-letter-end }        akhiri giliran, setelah Aksi
    ? 3      baca kartu nomor 3
    ? kebut  baca kartu apa saja, juga Karakter dan Juri
    ??       baca semua kartu
    ?-       lihat tumpuk discard
    { letter-quit }        keluar
    Rangkaian: satu Arah yang sama di semua kartu, dan tidak ada nama kembar.
    3 kartu atau lebih dapat bonus. Urutan penting untuk efek.
line-jb-piles-action = Kartu Jurus: { $n } di deck. Tumpuk discard: { $cards }
line-jb-piles-support = Kartu Budaya: { $n } di deck. Tumpuk discard: { $cards }
line-jb-book-counts = { $actions } Kartu Jurus, { $supports } Kartu Budaya, { $characters } Karakter, { $judges } Juri
line-jb-book-actions = Kartu Jurus
line-jb-book-supports = Kartu Budaya
line-jb-book-characters = Karakter
line-jb-book-judges = Juri
line-jb-book-copies = Jumlah
line-jb-book-score = Nilai
line-jb-book-directions = Arah
line-jb-book-ability = Kemampuan
line-jb-book-restriction = Ketentuan

## Spell from the Future.

line-sf-title = Spell from the Future
line-sf-goal = { $who ->
    [me] { $players ->
        [2] Kamu dan { $names } menjaga Village bersama selama { $days } Hari. Token hanya berguna kalau kalian sepikiran.
       *[other] Kamu, { $names } menjaga Village selama { $days } Hari. Token hanya berguna di tempat kalian sepikiran. Kalau Village bertahan, yang dihitung VP yang lebih rendah, putih atau hitam: yang tertinggi menang.
    }
   *[all] { $players ->
        [2] { $names } menjaga Village bersama selama { $days } Hari. Token hanya berguna kalau keduanya sepikiran.
       *[other] { $names } menjaga Village selama { $days } Hari. Token hanya berguna di tempat kalian sepikiran. Kalau Village bertahan, yang dihitung VP yang lebih rendah, putih atau hitam: yang tertinggi menang.
    }
}
line-sf-guessed = Sebagian kata ini baru untuk bot: bot hanya bisa menebak mana yang cocok.
line-sf-end = Selesai
line-sf-lower = lebih rendah
line-sf-together = bersama

line-sf-choice-place = A2 -C1: 2 putih di A, 1 hitam di C
line-sf-choice-place-colours = 3+2 7-1: 2 putih di 3, 1 hitam di 7
line-sf-choice-no-tokens = 0: tanpa token
line-sf-choice-mind = 1–{ $last }: Kartu Pikiran
line-sf-place-unclear = Itu belum jelas. Ketik token dan nomor Kartu Pikiran, misalnya A2 -C1 3; 0 untuk tanpa token; ? untuk bantuan.
line-sf-place-unclear-mystic = Itu belum jelas. Ketik nomor Warna dengan + untuk putih atau - untuk hitam, misalnya 3+2 7-1; 0 untuk tanpa token; ? untuk bantuan.
line-sf-place-no-such-mind = Tidak ada Kartu Pikiran { $n }. Ketik angka dari 1 sampai { $last }.
line-sf-place-no-tokens = tanpa token
line-sf-place-need-tokens = Sekarang tokenmu, misalnya A2 -C1; 0 untuk tanpa token.
line-sf-place-need-mind = Sekarang nomor Kartu Pikiran, 1 sampai { $last }.
line-sf-place-ready = { $n } dari { $most } token. Enter: siap. Ketik lagi untuk mengganti.

line-sf-help =
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
line-sf-colours-known = Di bawah deck Warna, kamu tahu: { $colours }
line-sf-book-counts = { $beasts } Beast, { $minds } Kartu Pikiran untuk tiap pemain, { $colours } Warna, { $cards } Kartu Kata dengan { $words } kata
line-sf-book-beasts = Beast, Health dan Serangan untuk 2/3/4/5 pemain
line-sf-book-minds = Kartu Pikiran
line-sf-book-colours = Warna
line-sf-book-words = Kartu Kata
line-sf-book-beast = Beast
line-sf-book-tier = Tingkat
line-sf-book-health = Health 2/3/4/5
line-sf-book-attack = Serangan 2/3/4/5
line-sf-book-damage = Damage
line-sf-book-leaves = Peninggalan Beast untuk besok
