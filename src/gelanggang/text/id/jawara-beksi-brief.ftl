# Isi kartu Jawara Beksi sesingkat mungkin: satu baris di kartunya sendiri.  Tanpa titik di akhir.

# Banyaknya kartu dalam Rangkaian.
jb-brief-size = { $size ->
    [least] { $least }+
    [most] maks. { $most }
    [between] { $least }–{ $most }
   *[exactly] { $most }
}
jb-brief-place = { $place ->
    [last] terakhir
   *[other] ke-{ $place }
}
# $place: tempat dalam Rangkaian, atau "any"; $size: lihat jb-brief-size, atau "any", atau "alone".
jb-brief-condition = { $place ->
    [any] { $size ->
        [alone] sendirian
       *[other] Rangkaian { jb-brief-size }
    }
   *[other] { $size ->
        [any] { jb-brief-place }
       *[other] { jb-brief-place } dari { jb-brief-size }
    }
}
# Kartu dari salah satu deck.
jb-brief-cards = { $deck ->
    [support] { $n } Budaya
   *[action] { $n } Jurus
}

jb-brief-none = Tanpa efek
jb-brief-earn = +{ jb-points }
jb-brief-draw = ambil { jb-brief-cards }
jb-brief-roll = { $dice ->
    [1] 1 dadu = Poin
   *[other] { $dice } dadu = Poin
}
jb-brief-discard-card = { $to ->
    [all] semua lawan buang { jb-cards }
   *[one] lawan buang { jb-cards }
}
jb-brief-take-points = { $to ->
    [all] ambil { jb-points } tiap lawan
   *[one] ambil { jb-points } lawan
}
jb-brief-return-points = { $to ->
    [all] semua lawan −{ jb-points }
   *[one] lawan −{ jb-points }
}
jb-brief-skip-draw = { $to ->
    [all] semua lawan batal ambil
   *[one] lawan batal ambil
}
jb-brief-guard = jaga: kamu aman
jb-brief-bridge = jembatan Arah
jb-brief-excuse = { $n ->
    [1] 1 kartu bebas Arah
   *[other] { $n } kartu bebas Arah
}
jb-brief-combo-points = Rangkaian +{ $n }
jb-brief-bonus-sooner = bonus { jb-cards } lebih awal
jb-brief-duel = mulai TANDING
jb-brief-action-again = +{ $n } Aksi
jb-brief-roll-next-turn = { $dice ->
    [1] giliran depan 1 dadu
   *[other] giliran depan { $dice } dadu
}
jb-brief-swap-cards = tukar 1 Jurus
jb-brief-take-card = { $to ->
    [all] rebut { jb-brief-cards } tiap lawan
   *[one] rebut { jb-brief-cards }
}
