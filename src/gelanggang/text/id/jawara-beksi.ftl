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
        [table] Meja
        [note] Catatan
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
    [seat] { $do ->
        [discard-card] { $card }: siapa yang harus membuang { jb-cards }?
        [take-points] { $card }: ambil { jb-points } dari siapa?
        [return-points] { $card }: siapa yang mengembalikan { jb-points } ke Juri?
        [skip-draw] { $card }: siapa yang tidak boleh ambil kartu?
        [swap-cards] { $card }: mau tukar kartu dengan siapa?
       *[take-card] { $card }: ambil { jb-deck-cards } dari siapa?
    }
   *[other] { $seat } sedang memilih lawan untuk { $card }.
}
jb-prompt-swap = { $me ->
    [seat] Ambil satu Kartu Jurus { $opponent }, lalu beri satu Kartu Jurusmu.
    [opponent] { $seat } sedang memilih Kartu Jurus untuk ditukar denganmu.
   *[other] { $seat } sedang memilih Kartu Jurus untuk ditukar dengan { $opponent }.
}
jb-prompt-challenge = { $last ->
    [0] { $me ->
        [seat] TANDING: pilih lawan dan taruhannya.
       *[other] { $seat } sedang memilih lawan dan taruhan untuk TANDING.
    }
   *[other] { $me ->
        [seat] Sebelum Ronde ditutup kamu boleh TANDING: pilih lawan dan taruhannya, atau tidak usah.
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
    [seat] Kartumu kelebihan { $n }: pilih yang dibuang.
   *[other] { $seat } sedang membuang kelebihan kartu.
}

## Yang bisa dipilih.

jb-move-character = Pilih { $character }
jb-move-combo = Mainkan { $row }
jb-move-support = Mainkan { $card }
jb-move-draw = Ambil Kartu Jurus
jb-move-end = Akhiri giliran
jb-move-choose = Pilih { $seat }
jb-move-swap = Ambil { $taken }, beri { $given }
jb-move-challenge = Tantang { $seat }: { jb-points }
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
jb-refusal-card-twice = { $face } kamu pilih dua kali, padahal cuma punya satu lembar.
jb-refusal-character-taken = Karakter itu tidak bisa dipilih; yang bisa: { $free }.
jb-refusal-combo-empty = Rangkaian butuh paling sedikit satu Kartu Jurus.
jb-refusal-combo-too-long = { $by ->
    [somebody] { $who } mengizinkan paling banyak { $most } kartu per Rangkaian.
   *[table] Paling banyak { $most } kartu per Rangkaian.
}
jb-refusal-must-challenge = TANDING sudah dimulai, jadi kamu harus menantang seseorang.
jb-refusal-name-twice = { $by ->
    [somebody] { $copies ->
        [1] { $who } hanya mengizinkan satu nama dua kali, dan di Rangkaian ini sudah ada.
       *[other] { $card } sudah dua kali ada di Rangkaian ini: { $who } tidak mengizinkan lebih.
    }
   *[table] { $card } sudah ada di Rangkaian ini: tiap nama cukup sekali.
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
       *[other] { $who } mengizinkan paling banyak { $most } Kartu Budaya per giliran.
    }
   *[table] { $most ->
        [0] Kamu tidak boleh main Kartu Budaya.
       *[other] Paling banyak { $most } Kartu Budaya per giliran.
    }
}
jb-refusal-support-useless = { $lack ->
    [deck] { $deck ->
        [support] Belum bisa: tidak ada lagi Kartu Budaya untuk diambil.
       *[action] Belum bisa: tidak ada lagi Kartu Jurus untuk diambil.
    }
    [own-points] Belum bisa: kamu belum punya Poin untuk dipertaruhkan.
    [points] Belum bisa: tidak ada lawan yang punya Poin.
    [own-cards] Belum bisa: kamu tidak punya Kartu Jurus untuk ditukar.
    [cards] { $deck ->
        [support] Belum bisa: tidak ada lawan yang punya Kartu Budaya.
       *[action] Belum bisa: tidak ada lawan yang punya Kartu Jurus.
    }
    [hand] Belum bisa: tidak ada lawan yang punya kartu.
    [guarded] Belum bisa: semua lawan yang bisa dikenai sedang berjaga.
    [skipping] Tidak perlu: semua lawan sudah tidak boleh ambil kartu.
    [guarding] Tidak perlu: kamu sudah berjaga.
    [bonus] Tidak perlu: bonusmu sudah keluar mulai satu kartu.
   *[combo] Belum bisa: giliran ini belum ada Rangkaian yang pas untuk { $card }.
}
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
    [jb-combo] Tiga kartu ini sama-sama punya ↑: itu Rangkaian. Ketuk satu per satu, lalu Mainkan.
    [jb-pibu] Poin pindah dari Juri ke kamu! Kartu hijau tidak memakan Aksi. Ini Pibu: tantang lawan TANDING.
    [jb-wager] Pilih lawan dan taruhannya. Yang kalah membayar ke yang menang.
    [jb-duel] Dadu menentukan banyaknya kartu. Jumlah Nilai terbesar menang.
    [jb-draw] Belum ada Rangkaian bagus? Pakai Aksimu untuk ambil 2 kartu.
   *[jb-free] Sekarang kamu sendiri: cari kartu searah, yang menyala bisa ikut. Poin di Juri habis, Ronde selesai.
}
jawara-beksi-lesson-goal = Rangkai jurus searah, rebut Poin dari Juri. Poin terbanyak setelah semua Ronde menang.
jawara-beksi-lesson-end = Rangkai jurus yang searah, pakai Kartu Budaya di saat yang pas, dan rebut Poin terakhir di Juri. Sisanya kamu temukan sambil main.
