# Yang terjadi di Jawara Beksi, satu pesan untuk satu jenis kejadian.
# $me: siapa yang mendengar, yaitu pemain yang bertindak (seat), yang dikenai (opponent), atau orang lain (other).
# $card: nama kartu; $face: nama dengan panahnya; $cards: daftar kartu; $row: sebuah Rangkaian.

jb-event-rolled = { $me ->
    [seat] Kamu melempar dadu: { $dice }.
   *[other] { $seat } melempar dadu: { $dice }.
}
jb-event-first = { $me ->
    [seat] Kamu main pertama.
   *[other] { $seat } main pertama.
}
jb-event-character = { $me ->
    [seat] Kamu memilih Karakter { $character }.
   *[other] { $seat } memilih Karakter { $character }.
}
jb-event-round = Ronde { $round } dimulai. Jurinya { $judge }, dengan { jb-points } untuk direbut. { $restriction }
jb-event-turn = { $me ->
    [seat] Sekarang giliranmu.
   *[other] Sekarang giliran { $seat }.
}
jb-event-drew = { $me ->
    [seat] Kamu mengambil { jb-deck-cards }.
   *[other] { $seat } mengambil { jb-deck-cards }.
}
jb-event-drew-own = { $me ->
    [seat] Kamu mengambil { $cards }.
   *[other] { $seat } mengambil { $cards }.
}
jb-event-reshuffled = { $deck ->
    [support] Deck Kartu Budaya habis: tumpuk discard-nya dikocok jadi deck baru.
   *[action] Deck Kartu Jurus habis: tumpuk discard-nya dikocok jadi deck baru.
}
jb-event-nothing-drawn = { $deck ->
    [support] { $me ->
        [seat] Tidak ada lagi Kartu Budaya yang bisa kamu ambil.
       *[other] Tidak ada lagi Kartu Budaya yang bisa diambil { $seat }.
    }
   *[action] { $me ->
        [seat] Tidak ada lagi Kartu Jurus yang bisa kamu ambil.
       *[other] Tidak ada lagi Kartu Jurus yang bisa diambil { $seat }.
    }
}
jb-event-skipped-draw = { $by ->
    [somebody] { $me ->
        [seat] Kena { $cause } dari { $opponent }: giliran ini kamu tidak ambil kartu.
        [opponent] { $seat } kena { $cause } darimu: giliran ini tidak ambil kartu.
       *[other] { $seat } kena { $cause } dari { $opponent }: giliran ini tidak ambil kartu.
    }
   *[nobody] { $me ->
        [seat] Giliran ini kamu tidak ambil kartu.
       *[other] Giliran ini { $seat } tidak ambil kartu.
    }
}
jb-event-combo = { $me ->
    [seat] Kamu memainkan Rangkaian { $n } kartu: { $row }.
   *[other] { $seat } memainkan Rangkaian { $n } kartu: { $row }.
}
jb-event-effect-earned = { $card } menambah { jb-points } ke Rangkaian.
jb-event-effect-rolled = { $me ->
    [seat] Kamu melempar dadu untuk { $card }: { $dice }.
   *[other] { $seat } melempar dadu untuk { $card }: { $dice }.
}
jb-event-effect-lost = Efek { $card } hangus: tidak ada lawan yang bisa dikenai.
jb-event-took-points = { $me ->
    [seat] { $opponent } kena { $cause } darimu: kamu mengambil { jb-points }.
    [opponent] Kena { $cause } dari { $seat }: { jb-points } darimu diambil.
   *[other] { $opponent } kena { $cause } dari { $seat }: { jb-points } diambil.
}
jb-event-returned-points = { $me ->
    [seat] { $opponent } kena { $cause } darimu: { jb-points } kembali ke Juri.
    [opponent] Kena { $cause } dari { $seat }: { jb-points } darimu kembali ke Juri.
   *[other] { $opponent } kena { $cause } dari { $seat }: { jb-points } kembali ke Juri.
}
jb-event-lost-card = { $me ->
    [seat] { $opponent } kena { $cause } darimu: { $face } dibuang.
    [opponent] Kena { $cause } dari { $seat }: kartumu { $face } dibuang.
   *[other] { $opponent } kena { $cause } dari { $seat }: { $face } dibuang.
}
jb-event-will-skip = { $me ->
    [seat] { $opponent } kena { $cause } darimu: giliran berikutnya tidak ambil kartu.
    [opponent] Kena { $cause } dari { $seat }: giliran berikutnya kamu tidak ambil kartu.
   *[other] { $opponent } kena { $cause } dari { $seat }: giliran berikutnya tidak ambil kartu.
}
jb-event-guarded = { $me ->
    [seat] Kamu berjaga sampai giliranmu berikutnya.
   *[other] { $seat } berjaga sampai gilirannya berikutnya.
}
# $result: seluruh hasil (all), mungkin Poin terakhir (last); sisa Poin di Juri (rest); Juri sudah kosong (empty); hasilnya nol (none).
jb-event-earned = { $result ->
    [all] { $me ->
        [seat] Kamu mengambil { jb-points } dari Juri, sisa { $pool }.
       *[other] { $seat } mengambil { jb-points } dari Juri, sisa { $pool }.
    }
    [last] { $me ->
        [seat] Kamu mengambil { jb-points } terakhir dari Juri.
       *[other] { $seat } mengambil { jb-points } terakhir dari Juri.
    }
    [rest] { $me ->
        [seat] Hasilmu { $worth } Poin, tapi di Juri tinggal { $n }: kamu mengambil semuanya.
       *[other] Hasil { $seat } { $worth } Poin, tapi di Juri tinggal { $n }: { $seat } mengambil semuanya.
    }
    [empty] { $me ->
        [seat] Poin di Juri sudah habis, jadi tidak ada yang bisa kamu ambil.
       *[other] Poin di Juri sudah habis, jadi tidak ada yang bisa diambil { $seat }.
    }
   *[none] { $me ->
        [seat] Kamu tidak dapat Poin.
       *[other] { $seat } tidak dapat Poin.
    }
}
jb-event-bonus = Bonus Rangkaian panjang menambah { jb-points }.
jb-event-support = { $me ->
    [seat] Kamu memainkan Kartu Budaya { $card }.
   *[other] { $seat } memainkan Kartu Budaya { $card }.
}
jb-event-looked = { $me ->
    [seat] Kamu melihat Kartu Jurus milik { $opponent }.
    [opponent] { $seat } melihat Kartu Jurus milikmu.
   *[other] { $seat } melihat Kartu Jurus milik { $opponent }.
}
jb-event-looked-own = { $me ->
    [seat] Kamu melihat Kartu Jurus milik { $opponent }: { $cards }.
    [opponent] { $seat } melihat Kartu Jurus milikmu: { $cards }.
   *[other] { $seat } melihat Kartu Jurus milik { $opponent }: { $cards }.
}
jb-event-swapped = { $me ->
    [seat] Kamu bertukar satu Kartu Jurus dengan { $opponent }.
    [opponent] { $seat } bertukar satu Kartu Jurus denganmu.
   *[other] { $seat } bertukar satu Kartu Jurus dengan { $opponent }.
}
jb-event-swapped-own = { $me ->
    [seat] Kamu mengambil { $taken } dari { $opponent } dan memberi { $given } sebagai gantinya.
    [opponent] { $seat } mengambil { $taken } darimu dan memberi { $given } sebagai gantinya.
   *[other] { $seat } mengambil { $taken } dari { $opponent } dan memberi { $given } sebagai gantinya.
}
jb-event-took-action = { $me ->
    [seat] Kamu mengambil satu Kartu Jurus dari { $opponent }.
    [opponent] { $seat } mengambil satu Kartu Jurus darimu.
   *[other] { $seat } mengambil satu Kartu Jurus dari { $opponent }.
}
jb-event-took-action-own = { $me ->
    [seat] Kamu mengambil { $face } dari { $opponent }.
    [opponent] { $seat } mengambil { $face } darimu.
   *[other] { $seat } mengambil { $face } dari { $opponent }.
}
jb-event-took-support = { $me ->
    [seat] Kamu mengambil satu Kartu Budaya dari { $opponent }.
    [opponent] { $seat } mengambil satu Kartu Budaya darimu.
   *[other] { $seat } mengambil satu Kartu Budaya dari { $opponent }.
}
jb-event-took-support-own = { $me ->
    [seat] Kamu mengambil Kartu Budaya { $card } dari { $opponent }.
    [opponent] { $seat } mengambil Kartu Budaya { $card } darimu.
   *[other] { $seat } mengambil Kartu Budaya { $card } dari { $opponent }.
}
jb-event-discarded = { $me ->
    [seat] Kamu membuang { $face }.
   *[other] { $seat } membuang { $face }.
}
jb-event-discarded-hand = { $me ->
    [seat] Ronde selesai: kamu membuang semua kartumu, { $cards }.
   *[other] Ronde selesai: { $seat } membuang semua kartunya, { $cards }.
}
jb-event-challenged = { $me ->
    [seat] Kamu menantang { $opponent } TANDING dengan taruhan { jb-points }.
    [opponent] { $seat } menantangmu TANDING dengan taruhan { jb-points }.
   *[other] { $seat } menantang { $opponent } TANDING dengan taruhan { jb-points }.
}
jb-event-no-challenge = { $me ->
    [seat] Kamu tidak memulai TANDING.
   *[other] { $seat } tidak memulai TANDING.
}
jb-event-accepted = { $me ->
    [seat] Kamu menerima taruhan { jb-points }.
   *[other] { $seat } menerima taruhan { jb-points }.
}
jb-event-lowered = { $me ->
    [seat] Kamu menurunkan taruhan jadi { jb-points }.
   *[other] { $seat } menurunkan taruhan jadi { jb-points }.
}
jb-event-duel-drew = { $throws ->
    [0] { $me ->
        [seat] Untuk TANDING kamu mengambil { jb-cards } tanpa dilihat.
       *[other] Untuk TANDING { $seat } mengambil { jb-cards } tanpa dilihat.
    }
   *[other] { $me ->
        [seat] Dadumu untuk TANDING: { $dice }. Kamu mengambil { jb-cards } tanpa dilihat.
       *[other] Dadu { $seat } untuk TANDING: { $dice }. { $seat } mengambil { jb-cards } tanpa dilihat.
    }
}
jb-event-duel-showed = { $count ->
    [0] { $me ->
        [seat] Kamu tidak punya kartu untuk dibuka.
       *[other] { $seat } tidak punya kartu untuk dibuka.
    }
   *[other] { $me ->
        [seat] Kamu membuka { $scored }: jumlahnya { $n }.
       *[other] { $seat } membuka { $scored }: jumlahnya { $n }.
    }
}
jb-event-duel-won = { $me ->
    [seat] Kamu menang TANDING, dan { $opponent } membayarmu { jb-points }.
    [opponent] { $seat } menang TANDING, dan kamu membayar { jb-points }.
   *[other] { $seat } menang TANDING, dan { $opponent } membayar { jb-points }.
}
jb-event-duel-tied = { $me ->
    [seat] TANDING-mu dengan { $opponent } seri: tidak ada yang membayar.
    [opponent] TANDING-mu dengan { $seat } seri: tidak ada yang membayar.
   *[other] TANDING { $seat } dan { $opponent } seri: tidak ada yang membayar.
}
jb-event-last-point = { $me ->
    [seat] Itu Poin terakhir Ronde ini: kamu dapat Kartu Juri { $judge }, { jb-points } lagi.
   *[other] Itu Poin terakhir Ronde ini: { $seat } dapat Kartu Juri { $judge }, { jb-points } lagi.
}
jb-event-stalled = Ronde ini macet, jadi selesai di sini. Sisa { $n } Poin di Juri hangus.
jb-event-scored = { $me ->
    [seat] Kamu membawa { jb-points } ke Papan Skor: jadi { $total }.
   *[other] { $seat } membawa { jb-points } ke Papan Skor: jadi { $total }.
}
jb-event-won = { $me ->
    [seat] Kamu menang dengan { jb-points }!
   *[other] { $seats } menang dengan { jb-points }!
}
jb-event-shared-win = { $me ->
    [seat] Kamu menang bersama { $others }, masing-masing { jb-points }!
   *[other] { $seats } menang bersama, masing-masing { jb-points }!
}
