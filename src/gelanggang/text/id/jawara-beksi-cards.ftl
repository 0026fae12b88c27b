# Isi kartu Jawara Beksi, disusun dari paket kartu: syarat, efek, kemampuan, Ketentuan.
# Syarat dan efek diawali huruf kecil, karena tempatnya bisa di depan atau setelah titik dua.

# Satu baris untuk satu kartu.
jb-line-action = { $card } · Nilai { $score } · { $effects }
jb-line-support = { $card } · { $effects }
jb-conditional = { $condition }: { $effect }

# Kartu yang tidak boleh dilihat.
jb-hidden-card = kartu tertutup

## Kapan sebuah efek berlaku.

jb-place = { $place ->
    [last] kartu terakhir
    [1] kartu pertama
    [2] kartu kedua
    [3] kartu ketiga
    [4] kartu keempat
    [5] kartu kelima
   *[other] kartu ke-{ $place }
}

# Banyaknya kartu dalam Rangkaian.
jb-size = { $size ->
    [least] { $least } kartu atau lebih
    [most] paling banyak { $most } kartu
    [between] { $least } sampai { $most } kartu
   *[exactly] tepat { $most } kartu
}

# $place: tempat dalam Rangkaian, atau "any"; $size: lihat jb-size, atau "any", atau "alone".
jb-condition = { $place ->
    [any] { $size ->
        [alone] dimainkan sendirian
       *[other] dalam Rangkaian { jb-size }
    }
   *[other] { $size ->
        [any] { jb-place }
       *[other] { jb-place } dari Rangkaian { jb-size }
    }
}

# Kapan Kartu Budaya bisa dimainkan; $size menyebut Rangkaian terbesar di giliran ini.
jb-when = { $when ->
    [before-combo] { $size ->
        [any] sebelum Rangkaian
       *[other] sebelum Rangkaian, kalau di giliran ini sudah ada Rangkaian { jb-size }
    }
    [after-action] { $size ->
        [any] setelah Aksi
       *[other] setelah Aksi, kalau di giliran ini ada Rangkaian { jb-size }
    }
    [after-combo] { $size ->
        [any] setelah Rangkaian di giliran ini
       *[other] setelah Rangkaian { jb-size } di giliran ini
    }
   *[any] { $size ->
        [any] kapan saja
       *[other] kapan saja, kalau di giliran ini ada Rangkaian { jb-size }
    }
}

## Efek.

jb-effect-none = Tanpa efek.
jb-effect-earn = { $on ->
    [support] dapat { jb-points }.
   *[action] +{ jb-points }.
}
jb-effect-draw = ambil { jb-deck-cards }.
jb-effect-roll = { $dice ->
    [1] lempar satu dadu, dapat Poin sebanyak angkanya.
   *[other] lempar dua dadu, dapat Poin sebanyak jumlahnya.
}
# $to: dikenakan ke satu lawan (one), atau ke semuanya (all).
jb-effect-discard-card = { $to ->
    [all] setiap lawan membuang { jb-cards } dari tangannya secara acak.
   *[one] satu lawan membuang { jb-cards } dari tangannya secara acak.
}
jb-effect-take-points = { $to ->
    [all] ambil { jb-points } dari setiap lawan.
   *[one] ambil { jb-points } dari satu lawan.
}
jb-effect-return-points = { $to ->
    [all] setiap lawan mengembalikan { jb-points } ke Juri.
   *[one] satu lawan mengembalikan { jb-points } ke Juri.
}
jb-effect-skip-draw = { $to ->
    [all] setiap lawan melewatkan Fase Ambil Kartu berikutnya.
   *[one] satu lawan melewatkan Fase Ambil Kartu berikutnya.
}
jb-effect-guard = Jaga sampai giliranmu berikutnya: efek lawan tidak bisa mengambil atau membuang Poin dan kartumu.
jb-effect-bridge = Jembatan: kartu tepat sesudahnya boleh lepas dari Arah bersama, asal punya Arah kartu ini yang satunya.
jb-effect-excuse = { $n ->
    [1] di Rangkaianmu berikutnya pada giliran ini, satu kartu boleh tidak punya Arah bersama.
   *[other] di Rangkaianmu berikutnya pada giliran ini, { jb-cards } boleh tidak punya Arah bersama.
}
jb-effect-combo-points = Rangkaianmu berikutnya pada giliran ini bertambah { jb-points }.
jb-effect-bonus-sooner = Rangkaianmu berikutnya pada giliran ini dapat bonus dengan { jb-cards } lebih sedikit.
jb-effect-duel = mulai TANDING.
jb-effect-action-again = { $n ->
    [1] kamu dapat satu Aksi lagi.
   *[other] kamu dapat { $n } Aksi lagi.
}
jb-effect-roll-next-turn = { $dice ->
    [1] di awal giliranmu berikutnya, lempar satu dadu, dapat Poin sebanyak angkanya.
   *[other] di awal giliranmu berikutnya, lempar dua dadu, dapat Poin sebanyak jumlahnya.
}
jb-effect-swap-cards = lihat Kartu Jurus satu lawan, ambil satu, dan beri satu Kartu Jurusmu sebagai gantinya.
jb-effect-take-card = { $to ->
    [all] ambil { jb-deck-cards } secara acak dari tangan setiap lawan.
   *[one] ambil { jb-deck-cards } secara acak dari tangan satu lawan.
}

## Kemampuan Karakter ($whose = own) dan Ketentuan Juri ($whose = all).  $change: more atau less.

jb-change-none = { $whose ->
    [own] Tanpa kemampuan.
   *[all] Tanpa Ketentuan.
}
jb-change-card-limit = { $whose ->
    [own] { $change ->
        [less] Batas Kartumu turun { $n }.
       *[more] Batas Kartumu naik { $n }.
    }
   *[all] { $change ->
        [less] Batas Kartu turun { $n }.
       *[more] Batas Kartu naik { $n }.
    }
}
jb-change-action-draw = { $whose ->
    [own] { $change ->
        [less] Kalau Aksimu mengambil kartu, kamu mengambil { jb-cards } lebih sedikit.
       *[more] Kalau Aksimu mengambil kartu, kamu mengambil { jb-cards } lebih banyak.
    }
   *[all] { $change ->
        [less] Aksi mengambil kartu berkurang { jb-cards }.
       *[more] Aksi mengambil kartu bertambah { jb-cards }.
    }
}
jb-change-bonus = { $whose ->
    [own] { $change ->
        [less] Bonusmu berkurang { jb-points }.
       *[more] Bonusmu bertambah { jb-points }.
    }
   *[all] { $change ->
        [less] Bonus berkurang { jb-points }.
       *[more] Bonus bertambah { jb-points }.
    }
}
jb-change-bonus-needs = { $whose ->
    [own] { $change ->
        [less] Untuk bonus, Rangkaianmu cukup { jb-cards } lebih sedikit.
       *[more] Untuk bonus, Rangkaianmu perlu { jb-cards } lebih banyak.
    }
   *[all] { $change ->
        [less] Untuk bonus, Rangkaian cukup { jb-cards } lebih sedikit.
       *[more] Untuk bonus, Rangkaian perlu { jb-cards } lebih banyak.
    }
}
jb-change-combo-points = { $whose ->
    [own] { $change ->
        [less] Hasil tiap Rangkaianmu berkurang { jb-points }.
       *[more] Hasil tiap Rangkaianmu bertambah { jb-points }.
    }
   *[all] { $change ->
        [less] Hasil tiap Rangkaian berkurang { jb-points }.
       *[more] Hasil tiap Rangkaian bertambah { jb-points }.
    }
}
jb-change-twins = { $whose ->
    [own] { $change ->
        [less] Di tiap Rangkaianmu, nama yang boleh muncul dua kali berkurang { $n }.
       *[more] { $n ->
            [1] Di tiap Rangkaianmu, satu nama boleh muncul dua kali.
           *[other] Di tiap Rangkaianmu, hingga { $n } nama boleh muncul dua kali.
        }
    }
   *[all] { $change ->
        [less] Di tiap Rangkaian, nama yang boleh muncul dua kali berkurang { $n }.
       *[more] { $n ->
            [1] Di tiap Rangkaian, satu nama boleh muncul dua kali.
           *[other] Di tiap Rangkaian, hingga { $n } nama boleh muncul dua kali.
        }
    }
}
jb-change-round-support = { $whose ->
    [own] { $change ->
        [less] Di awal Ronde kamu mengambil { jb-support-cards } lebih sedikit.
       *[more] Di awal Ronde kamu mengambil { jb-support-cards } lebih banyak.
    }
   *[all] { $change ->
        [less] Semua mulai dengan { jb-support-cards } lebih sedikit.
       *[more] Semua mulai dengan { jb-support-cards } lebih banyak.
    }
}
jb-change-round-action = { $whose ->
    [own] { $change ->
        [less] Di awal Ronde kamu mengambil { jb-action-cards } lebih sedikit.
       *[more] Di awal Ronde kamu mengambil { jb-action-cards } lebih banyak.
    }
   *[all] { $change ->
        [less] Di awal Ronde semua mengambil { jb-action-cards } lebih sedikit.
       *[more] Di awal Ronde semua mengambil { jb-action-cards } lebih banyak.
    }
}
jb-change-draw-phase = { $whose ->
    [own] { $change ->
        [less] Di Fase Ambil Kartu kamu mengambil { jb-cards } lebih sedikit.
       *[more] Di Fase Ambil Kartu kamu mengambil { jb-cards } lebih banyak.
    }
   *[all] { $change ->
        [less] Di Fase Ambil Kartu semua mengambil { jb-cards } lebih sedikit.
       *[more] Di Fase Ambil Kartu semua mengambil { jb-cards } lebih banyak.
    }
}
jb-change-combo-cards = { $whose ->
    [own] { $n ->
        [0] Kamu tidak boleh main Rangkaian.
       *[other] Rangkaianmu paling banyak berisi { jb-cards }.
    }
   *[all] { $n ->
        [0] Rangkaian tidak boleh dimainkan.
       *[other] Rangkaian paling banyak berisi { jb-cards }.
    }
}
jb-change-turn-support = { $whose ->
    [own] { $n ->
        [0] Kamu tidak boleh main Kartu Budaya.
       *[other] Dalam satu giliran, kamu boleh main paling banyak { jb-support-cards }.
    }
   *[all] { $n ->
        [0] Kartu Budaya tidak boleh dimainkan.
       *[other] Paling banyak { jb-support-cards } tiap giliran.
    }
}
