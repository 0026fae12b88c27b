# Laboratorium: sebutan untuk hal-hal yang diukur sebuah laporan.

## Siapa atau apa yang diukur, kalau hanya bernomor.

lab-subject-round = Ronde { $n }
lab-subject-seat = kursi { $n }
lab-subject-turn = sesudah giliran ke-{ $n }
lab-subject-place = { $n ->
    [1] yang teratas sesudah Ronde 1
   *[other] urutan ke-{ $n } sesudah Ronde 1
}
lab-subject-order = { $n ->
    [1] yang mulai
   *[other] yang ke-{ $n }
}
lab-subject-size = { $n ->
    [1] 1 kartu
    [6] 6 kartu atau lebih
   *[other] { $n } kartu
}

## Cara bermainnya.

lab-run-drafted = Karakter dipilih
lab-run-lot = Karakter diundi
lab-run-strong = bot terkuat
lab-run-2-over-1 = satu dari tingkat 2 melawan tingkat 1
lab-run-3-over-2 = satu dari tingkat 3 melawan tingkat 2

## Bagian laporan.

lab-section-pack = Kartunya sendiri
lab-section-length = Panjang Ronde
lab-section-combos = Rangkaian
lab-section-order = Urutan dalam Ronde
lab-section-seats = Kursi
lab-section-characters = Karakter
lab-section-comeback = Bangkit dari ketinggalan
lab-section-points = Poin dari waktu ke waktu
lab-section-cards = Kartu
lab-section-duels = DUEL
lab-section-judges = Juri
lab-section-strong = Di antara bot terkuat
lab-section-levels = Tingkat bot

## Angka Jawara Beksi.

lab-figure-turns = giliran tiap pemain dalam Ronde
lab-figure-single = pemain dengan paling banyak satu giliran dalam Ronde
lab-figure-stalled = Ronde yang macet (JB-76)
lab-figure-draws = giliran yang Aksinya mengambil kartu
lab-figure-combo-points = Poin sebuah Rangkaian
lab-figure-combo-single = Rangkaian satu kartu
lab-figure-combo-long = Rangkaian empat kartu atau lebih
lab-figure-size = ukuran Rangkaian
lab-figure-order = Ronde dimenangkan, menurut urutan
lab-figure-seat = permainan dimenangkan, menurut kursi
lab-figure-seat-rounds = Ronde dimenangkan, menurut kursi
lab-figure-character-lot = Ronde dimenangkan kalau diundi
lab-figure-character-first = dipilih paling dulu
lab-figure-character-drafted = Ronde dimenangkan kalau dipilih
lab-figure-leader = yang memimpin sesudah Ronde 1 memenangkan permainan
lab-figure-leader-later = yang memimpin sesudah Ronde 2 memenangkan permainan
lab-figure-comeback = permainan dimenangkan, menurut urutan sesudah Ronde 1
lab-figure-taken = bagian Poin di Juri yang sudah diambil
lab-figure-score-winner = skor yang akhirnya menang
lab-figure-score-other = skor yang lain
lab-figure-played = dimainkan, dari semua kali ada di tangan
lab-figure-brings = poin kemenangan dari satu lembar tambahan
lab-figure-earns = Poin Ronde dari satu lembar tambahan
lab-figure-adds = Poin yang ditambahkannya pada Rangkaian, dibanding kartu rata-rata
lab-figure-duels = DUEL dalam permainan
lab-figure-wager = taruhan DUEL
lab-figure-judge = perbedaan terbesar yang dibuat Juri
lab-figure-judge-turns = giliran, dibanding Juri lain
lab-figure-judge-combo = kartu dalam Rangkaian, dibanding Juri lain
lab-figure-judge-supports = Kartu Budaya tiap giliran, dibanding Juri lain
lab-figure-judge-draws = giliran yang mengambil kartu, dibanding Juri lain
lab-figure-strong-turns = giliran tiap pemain dalam Ronde, tingkat 3
lab-figure-strong-single = pemain dengan paling banyak satu giliran dalam Ronde, tingkat 3
lab-figure-strong-stalled = Ronde yang macet (JB-76), tingkat 3
lab-figure-strong-draws = giliran yang Aksinya mengambil kartu, tingkat 3
lab-figure-strong-order = Ronde dimenangkan, menurut urutan, tingkat 3
lab-figure-level-2-over-1 = bagian kemenangan satu dari tingkat 2 melawan tingkat 1
lab-figure-level-3-over-2 = bagian kemenangan satu dari tingkat 3 melawan tingkat 2

## Spell from the Future.

lab-subject-tier = Tingkat { $n }
lab-subject-day = setelah hari ke-{ $n }

lab-run-mind-0-easy = pikiran yang sepakat sesering dugaan kami, Mudah
lab-run-mind-0-normal = pikiran yang sama, Normal
lab-run-mind-0-hard = pikiran yang sama, Sulit
lab-run-mind-0-very-hard = pikiran yang sama, Sangat sulit
lab-run-mind-0-nightmare = pikiran yang sama, Mimpi buruk
lab-run-mind-1-easy = tingkat 1, Mudah
lab-run-mind-1-normal = tingkat 1, Normal
lab-run-mind-1-hard = tingkat 1, Sulit
lab-run-mind-1-very-hard = tingkat 1, Sangat sulit
lab-run-mind-1-nightmare = tingkat 1, Mimpi buruk
lab-run-mind-3-nightmare = tingkat 3, Mimpi buruk

lab-section-village = Seberapa sering Village bertahan
lab-section-beasts = Beast
lab-section-tiers = Tingkat Beast
lab-section-tokens = Apakah token menentukan
lab-section-minds = Kartu Pikiran
lab-section-winner = Siapa yang menang
lab-section-damage = Damage dari hari ke hari

lab-figure-stands = Village bertahan
lab-figure-stands-guessers = Village bertahan, tingkat 1
lab-figure-defeated = dikalahkan
lab-figure-blocked = tertahan kalau menyerang
lab-figure-stopped = dihentikan sebelum menyerang
lab-figure-held = menyerang dan ditahan
lab-figure-through = lolos sampai ke Village
lab-figure-through-mages-first = lolos, kalau para Mage menyerang duluan
lab-figure-through-beast-first = lolos, kalau Beast menyerang duluan
lab-figure-tier-defeated = dikalahkan, menurut Tingkat
lab-figure-tier-blocked = tertahan kalau menyerang, menurut Tingkat
lab-figure-defeated-falls = lebih jarang dikalahkan daripada Tingkat sebelumnya
lab-figure-blocked-falls = lebih jarang tertahan daripada Tingkat sebelumnya
lab-figure-agency = tanpa token satu pemain, hari itu berakhir lain
lab-figure-helpless = hari yang tidak berubah biarpun semua sepakat
lab-figure-black-ordinary = tanpa token hitam, Damage-nya lain
lab-figure-white-ordinary = tanpa token putih, Damage-nya lain
lab-figure-black-mystic = tanpa token hitam Damage-nya lain, Hari Mystic
lab-figure-white-mystic = tanpa token putih Damage-nya lain, Hari Mystic
lab-figure-chosen = dipilih, dari semua Kartu Pikiran yang dimainkan tingkat 3
lab-figure-works = ada hasilnya, kalau dimainkan tingkat 3
lab-figure-grade = gelar dua pemain yang menyelamatkan Village, tingkat 1
lab-figure-winner-lower = penanda terendah si pemenang
lab-figure-second-near = pemain kedua paling jauh 3 VP di belakang
lab-figure-damage = Damage yang menimpa Village, Normal
lab-figure-beyond-tokens = angka di luar jangkauan semua token sewarna
lab-figure-columns-stay = angka yang tidak naik bersama jumlah pemain
lab-figure-tiers-stay = Tingkat yang tidak lebih kuat dari sebelumnya

## Hasil ukur sebuah cara bermain, beberapa kata di sampingnya.  Bot mewakili orang; $n dari sepuluh.

lab-says-minutes = ± { $minutes } menit
lab-says-turns = ± { $minutes } menit · { $n } giliran tiap pemain per Ronde
lab-says-leader = ± { $minutes } menit · yang memimpin setelah Ronde 1 menang { $n } dari 10 kali
lab-says-wins = menang ± { $percent } % lawan { $others ->
    [1] satu bot tingkat { $level }
   *[other] { $others } bot tingkat { $level }
}
lab-says-wins-between = menang { $low } sampai { $high } % lawan { $others ->
    [1] satu bot tingkat { $level }
   *[other] { $others } bot tingkat { $level }
}
lab-says-stands = ± { $minutes } menit · { $n ->
    [0] Village hampir selalu runtuh
    [10] Village hampir selalu bertahan
   *[other] Village bertahan { $n } dari 10 kali
}
lab-says-company = { $n ->
    [0] dengan bot seperti ini Village hampir selalu runtuh
    [10] dengan bot seperti ini Village hampir selalu bertahan
   *[other] dengan bot seperti ini Village bertahan { $n } dari 10 kali
}
