# Jawara Beksi di meja: apa yang ditanyakan, apa yang bisa dipilih, apa yang tidak boleh.
# Arti $me, $card, dan sejenisnya ada di jawara-beksi-events.ftl.

## Namanya, dan apa yang dilakukan di dalamnya.

jawara-beksi-name = Jawara Beksi
jawara-beksi-about = Rangkai jurus yang searah, rebut Poin dari Juri. Untuk 2 sampai 4 orang.
jawara-beksi-kind = { $kind ->
        [action] Kartu Jurus
        [support] Kartu Budaya
        [character] Karakter
        [judge] Juri
       *[other] { $kind }
    }
jawara-beksi-aim = Para pesilat merebut Poin dari Juri dengan Rangkaian: Kartu Jurus berbeda nama yang punya satu Arah yang sama. Skor tertinggi setelah semua Ronde menang.
jawara-beksi-option = { $option ->
    [rounds] Ronde
    [hands] Kartu di tangan pada akhir Ronde
   *[without_down] Tanpa kartu yang hanya ke bawah (2 pemain)
}
jawara-beksi-choice = { $choice ->
    [kept] disimpan
   *[fresh] dibuang
}
jawara-beksi-option-about = { $option ->
    [rounds] Berapa Ronde dalam satu permainan. Tiap Ronde punya Juri sendiri.
    [hands] Nasib kartu yang masih di tangan waktu Ronde selesai.
   *[without_down] Apakah dua pemain menyisihkan Kartu Jurus yang Arahnya hanya ke bawah.
}
jawara-beksi-choice-about = { $option ->
    [rounds] Satu permainan { $choice } Ronde.
    [hands] { $choice ->
        [kept] Kartu di tangan tetap kamu pegang, lalu ditambah kartu baru.
       *[fresh] Semua membuang seluruh kartu di tangan dan mulai Ronde berikutnya dengan kartu baru.
    }
   *[without_down] { $choice ->
        [yes] Kartu-kartu itu tinggal di kotak.
       *[no] Semua Kartu Jurus ada di deck.
    }
}
jawara-beksi-seats-about = { $seats ->
    [2] Satu lawan satu. Kartu yang hanya ke bawah boleh disisihkan.
   *[other] Semua lawan semua; TANDING selalu antara dua orang.
}

jb-points = { $n } Poin

jb-cards = { $n } kartu
jb-action-cards = { $n } Kartu Jurus
jb-support-cards = { $n } Kartu Budaya

# Kartu dari salah satu deck.
jb-deck-cards = { $deck ->
    [support] { jb-support-cards }
   *[action] { jb-action-cards }
}

## Yang ditanyakan: kepada yang memilih, dan kepada yang menunggu.

jb-prompt-character = { $me ->
    [seat] Pilih Karaktermu untuk Ronde { $round }.
   *[other] { $seat } sedang memilih Karakter untuk Ronde { $round }.
}
jb-prompt-act = { $actions ->
    [0] { $me ->
        [seat] Mainkan Kartu Budaya, atau akhiri giliranmu.
       *[other] { $seat } masih boleh main Kartu Budaya, atau mengakhiri giliran.
    }
   *[other] { $me ->
        [seat] Giliranmu: mainkan Rangkaian atau ambil Kartu Jurus.
       *[other] { $seat } sedang memilih: main Rangkaian atau ambil Kartu Jurus.
    }
}
jb-prompt-opponent = { $me ->
    [seat] Pilih lawan untuk { $card }.
   *[other] { $seat } sedang memilih lawan untuk { $card }.
}
jb-prompt-swap = { $me ->
    [seat] Pilih satu Kartu Jurus { $opponent } untuk diambil, dan satu milikmu untuk diberikan.
    [opponent] { $seat } sedang memilih Kartu Jurus untuk ditukar denganmu.
   *[other] { $seat } sedang memilih Kartu Jurus untuk ditukar dengan { $opponent }.
}
jb-prompt-challenge = { $last ->
    [0] { $me ->
        [seat] Pilih lawan dan taruhan untuk TANDING.
       *[other] { $seat } sedang memilih lawan dan taruhan untuk TANDING.
    }
   *[other] { $me ->
        [seat] Sebelum Ronde ditutup kamu boleh memulai TANDING: pilih lawan dan taruhan, atau tidak usah.
       *[other] { $seat } sedang menimbang, mau TANDING atau tidak sebelum Ronde ditutup.
    }
}
# $choice: taruhan bisa diturunkan (free) atau tidak (fixed).
jb-prompt-answer = { $me ->
    [seat] { $choice ->
        [fixed] { $opponent } menantangmu TANDING dengan taruhan { jb-points }. Tidak bisa turun lagi: terima.
       *[free] { $opponent } menantangmu TANDING dengan taruhan { jb-points }: terima, atau turunkan, paling rendah { $least }.
    }
    [opponent] { $seat } sedang menjawab taruhan { jb-points } darimu.
   *[other] { $seat } sedang menjawab taruhan { jb-points } dari { $opponent }.
}
jb-prompt-discard = { $me ->
    [seat] Kartumu { $n } lebih banyak dari Batas Kartu: pilih satu untuk dibuang.
   *[other] { $seat } sedang membuang kelebihan dari Batas Kartu.
}

## Yang bisa dipilih.

jb-move-character = Pilih { $character }
jb-move-combo = Mainkan { $row }
jb-move-support = Mainkan { $card }
jb-move-draw = Ambil Kartu Jurus
jb-move-end = Akhiri giliran
jb-move-choose = Pilih { $seat }
jb-move-swap = Ambil { $taken }, beri { $given }
jb-move-challenge = Tantang { $seat }, taruhan { jb-points }
jb-move-no-challenge = Tidak usah TANDING
jb-move-answer = TANDING dengan taruhan { jb-points }
jb-move-discard = Buang { $face }

## Dari mana Poin datang, dan ke mana perginya.

jb-source-combos = Rangkaian
jb-source-supports = Kartu Budaya
jb-source-taken = Diambil dari lawan
jb-source-taken-away = Diambil lawan
jb-source-returned = Dikembalikan
jb-source-duels-won = Menang TANDING
jb-source-duels-lost = Kalah TANDING
jb-source-judges = Kartu Juri

## Yang tidak boleh, dikatakan kepada yang mau melakukannya.

jb-refusal-action-first = Lakukan Aksimu dulu: mainkan Rangkaian atau ambil Kartu Jurus.
jb-refusal-action-taken = Aksimu sudah terpakai: kamu masih bisa main Kartu Budaya, atau mengakhiri giliran.
jb-refusal-card-twice = { $face } ada dua kali di Rangkaian ini, padahal kamu hanya punya satu lembar itu.
jb-refusal-character-taken = Karakter itu tidak bisa dipilih; yang bisa: { $free }.
jb-refusal-combo-empty = Rangkaian butuh paling sedikit satu Kartu Jurus.
jb-refusal-combo-too-long = { $by ->
    [somebody] { $who } hanya mengizinkan paling banyak { $most } kartu di satu Rangkaian.
   *[table] Satu Rangkaian paling banyak { $most } kartu.
}
jb-refusal-must-challenge = TANDING sudah dimulai, jadi kamu harus menantang seseorang.
jb-refusal-name-twice = { $by ->
    [somebody] { $copies ->
        [1] { $who } hanya mengizinkan satu nama muncul dua kali, dan di Rangkaian ini sudah ada.
       *[other] { $card } sudah dua kali ada di Rangkaian ini: { $who } tidak mengizinkan lebih.
    }
   *[table] { $card } sudah ada di Rangkaian ini: satu nama hanya boleh muncul sekali.
}
jb-refusal-no-shared-direction = Kartu-kartu ini tidak punya Arah yang sama: { $row }.
jb-refusal-not-in-hand = { $face } tidak ada di tanganmu.
jb-refusal-not-in-their-hand = { $face } tidak ada di tangan { $opponent }.
jb-refusal-opponent = { $count ->
    [0] Tidak ada yang bisa kamu pilih untuk ini.
   *[other] Pemain itu tidak bisa dipilih; yang bisa: { $seats }.
}
jb-refusal-other-question = { $question ->
    [character] Pilih Karaktermu dulu.
    [act] Sekarang giliranmu: mainkan Rangkaian, ambil Kartu Jurus, atau mainkan Kartu Budaya.
    [opponent] Pilih lawan untuk kartumu dulu.
    [swap] Pilih dulu dua Kartu Jurus yang ditukar.
    [challenge] Putuskan dulu soal TANDING.
    [answer] Jawab taruhannya dulu.
   *[discard] { $by ->
        [somebody] Buang dulu kelebihan dari Batas Kartu yang ditetapkan { $who }.
       *[table] Buang dulu kelebihan dari Batas Kartumu.
    }
}
jb-refusal-support-after-action = { $card } hanya bisa dimainkan setelah Aksimu.
jb-refusal-support-after-combo = { $least ->
    [1] { $card } hanya bisa dimainkan setelah Rangkaian di giliran ini.
   *[other] { $card } hanya bisa dimainkan setelah Rangkaian { $least } kartu atau lebih di giliran ini.
}
jb-refusal-support-before-combo = { $card } harus dimainkan sebelum Rangkaian, padahal Aksimu sudah terpakai.
jb-refusal-support-limit = { $by ->
    [somebody] { $most ->
        [0] { $who } tidak mengizinkan Kartu Budaya dimainkan.
       *[other] { $who } hanya mengizinkan paling banyak { $most } Kartu Budaya per giliran.
    }
   *[table] { $most ->
        [0] Kamu tidak boleh main Kartu Budaya.
       *[other] Kamu boleh main paling banyak { $most } Kartu Budaya per giliran.
    }
}
jb-refusal-support-useless = { $card } tidak ada gunanya saat ini.
jb-refusal-wager = { $choice ->
    [fixed] Taruhannya harus { $least } Poin.
   *[free] Taruhannya harus { $least } sampai { $most } Poin.
}

## Yang sama tanpa kartu dan nama, untuk rekaman yang dimainkan ulang.

reason-action-first = Aksi di giliran itu belum dilakukan
reason-action-taken = Aksi di giliran itu sudah terpakai
reason-card-twice = ada kartu yang disebut dua kali
reason-character-taken = Karakter itu tidak bisa dipilih
reason-combo-empty = Rangkaian butuh paling sedikit satu Kartu Jurus
reason-combo-too-long = kartu di Rangkaiannya terlalu banyak untuk Ronde itu
reason-must-challenge = TANDING sudah dimulai, jadi harus ada yang ditantang
reason-name-twice = ada nama yang muncul dua kali di Rangkaian
reason-no-shared-direction = kartu di Rangkaiannya tidak punya Arah yang sama
reason-not-in-hand = ada kartu yang tidak di tangan pemain itu
reason-not-in-their-hand = ada kartu yang tidak di tangan lawannya
reason-opponent = lawan itu tidak bisa dipilih
reason-support-after-action = Kartu Budaya itu hanya bisa dimainkan setelah Aksi
reason-support-after-combo = Kartu Budaya itu hanya bisa dimainkan setelah Rangkaian yang cukup panjang
reason-support-before-combo = Kartu Budaya itu hanya bisa dimainkan sebelum Rangkaian
reason-support-limit = di giliran itu sudah tidak boleh main Kartu Budaya lagi
reason-support-useless = Kartu Budaya itu tidak ada gunanya saat itu
reason-wager = taruhannya terlalu tinggi atau terlalu rendah

## Kata pelatih di permainan pertama.

jawara-beksi-lesson = { $step ->
    [jb-support] Kartu hijau membantu dan tidak memakan Aksi. Ketuk Golok, lalu Mainkan: Poin Rangkaianmu berikutnya bertambah.
    [jb-combo] Rangkaian: kartu dengan satu Arah yang sama. Tiga kartu ini punya ↑. Ketuk satu per satu, lalu Mainkan.
    [jb-pibu] Poin pindah dari Juri ke kamu! Masih ada kartu hijau: Pibu menantang lawan untuk TANDING.
    [jb-wager] Pilih lawan dan taruhannya. Yang kalah membayar taruhan ke yang menang.
    [jb-duel] Dadu menentukan banyaknya kartu. Jumlah Nilai terbesar menang.
    [jb-draw] Belum ada Rangkaian bagus? Pakai Aksimu untuk ambil 2 kartu.
   *[jb-free] Sekarang kamu sendiri: cari kartu searah, yang menyala bisa ikut. Poin di Juri habis, Ronde selesai.
}
jawara-beksi-lesson-end = Rangkai jurus yang searah, pakai Kartu Budaya di saat yang pas, dan ambil Poin terakhir di Juri. Sisanya kamu temukan sambil main.
