# Isi kartu Spell from the Future, disusun dari paket kartu.
# Efek diawali huruf kecil, karena tempatnya bisa di depan atau setelah titik dua.

# Bahasa dari nama yang diambil dari kartu dan kata, yang punya nama dalam id dan en.
sf-names = id

# Satu baris untuk satu kartu.
sf-line-beast = { $beast } · Tingkat { $tier } · Health { $health }, Serangan { $attack }, Damage { $damage } · { $effects }
sf-line-mystic-beast = { $beast } (Mystic) · Tingkat { $tier } · Health { $health }, Serangan { $attack }, Damage { $damage } · { $effects }
sf-line-mind = { $mind } · { $effects }

sf-word-cards = { $n } Kartu Kata
sf-colours = { $n } Warna

## Peninggalan Beast.  $when: untuk hari ini (today) atau besok (tomorrow); $change: more atau less.

sf-left = { $defeated ->
    [yes] Kalau kalah: { $effect }
   *[no] Kalau tidak kalah: { $effect }
}
sf-effect-none = Tidak meninggalkan apa-apa.
sf-effect-word-cards = { $when ->
    [today] { $change ->
        [less] hari ini dibuka { sf-word-cards } lebih sedikit dari biasanya.
       *[more] hari ini dibuka { sf-word-cards } lebih banyak dari biasanya.
    }
   *[tomorrow] { $change ->
        [less] besok dibuka { sf-word-cards } lebih sedikit dari biasanya.
       *[more] besok dibuka { sf-word-cards } lebih banyak dari biasanya.
    }
}
sf-effect-tokens = { $when ->
    [today] { $change ->
        [less] hari ini semua boleh menaruh { sf-tokens } lebih sedikit.
       *[more] hari ini semua boleh menaruh { sf-tokens } lebih banyak.
    }
   *[tomorrow] { $change ->
        [less] besok semua boleh menaruh { sf-tokens } lebih sedikit.
       *[more] besok semua boleh menaruh { sf-tokens } lebih banyak.
    }
}
sf-effect-beast-first = { $when ->
    [today] hari ini Beast menyerang duluan, berapa pun hasil dadunya.
   *[tomorrow] besok Beast menyerang duluan, berapa pun hasil dadunya.
}
sf-effect-mages-first = { $when ->
    [today] hari ini para Mage menyerang duluan, berapa pun hasil dadunya.
   *[tomorrow] besok para Mage menyerang duluan, berapa pun hasil dadunya.
}
sf-effect-no-minds = { $when ->
    [today] hari ini efek Pikiran tidak berlaku.
   *[tomorrow] besok efek Pikiran tidak berlaku.
}
sf-effect-colours = { $when ->
    [today] { $change ->
        [less] hari ini dibuka { sf-colours } lebih sedikit dari biasanya.
       *[more] hari ini dibuka { sf-colours } lebih banyak dari biasanya.
    }
   *[tomorrow] { $change ->
        [less] besok dibuka { sf-colours } lebih sedikit dari biasanya.
       *[more] besok dibuka { sf-colours } lebih banyak dari biasanya.
    }
}
sf-effect-beast-health = { $when ->
    [today] { $change ->
        [less] Health Beast hari ini berkurang { $n }.
       *[more] Health Beast hari ini bertambah { $n }.
    }
   *[tomorrow] { $change ->
        [less] Health Beast besok berkurang { $n }.
       *[more] Health Beast besok bertambah { $n }.
    }
}
sf-effect-beast-attack = { $when ->
    [today] { $change ->
        [less] Serangan Beast hari ini berkurang { $n }.
       *[more] Serangan Beast hari ini bertambah { $n }.
    }
   *[tomorrow] { $change ->
        [less] Serangan Beast besok berkurang { $n }.
       *[more] Serangan Beast besok bertambah { $n }.
    }
}
sf-effect-heal = Damage Village langsung berkurang { $n }.

## Isi Kartu Pikiran.

sf-mind-none = Tanpa efek.
sf-mind-vp-stack = { $least ->
    [1] untuk tiap tumpukanmu yang Hit: +{ $n } VP di warnanya.
   *[other] untuk tiap tumpukanmu berisi { $least } token atau lebih yang Hit: +{ $n } VP di warnanya.
}
sf-mind-attack = { $least ->
    [1] kalau ada token putihmu yang Hit: +{ $n } Attack.
   *[other] kalau { $least } token putihmu atau lebih Hit: +{ $n } Attack.
}
sf-mind-defence = { $least ->
    [1] kalau ada token hitammu yang Hit: +{ $n } Defence.
   *[other] kalau { $least } token hitammu atau lebih Hit: +{ $n } Defence.
}
sf-mind-vp-broad = { $least ->
    [1] kalau ada tokenmu yang Hit: +{ $n } VP di tiap warna yang Hit.
   *[other] kalau kamu Hit di { $least } huruf atau lebih: +{ $n } VP di tiap warna yang Hit.
}
sf-mind-more-tokens = kamu boleh menaruh { sf-tokens } lebih banyak.
sf-mind-vp-both = kalau putih dan hitammu dua-duanya Hit: +{ $n } VP di masing-masing warna.
sf-mind-vp-kindred = untuk tiap huruf tempat kamu Hit bersama tepat satu pemain lain: +{ $n } VP di warna itu, paling banyak untuk { $most } huruf.
sf-mind-echo = tumpukan terbesarmu yang Hit dihitung sekali lagi untuk Attack (kalau putih) atau Defence (kalau hitam), tapi tidak untuk VP.
sf-mind-strength-both = kalau putih dan hitammu dua-duanya Hit: +{ $n } Attack dan +{ $n } Defence.
sf-mind-strength-letters = untuk tiap huruf tempat kamu Hit: +{ $n } Attack (kalau putih) atau +{ $n } Defence (kalau hitam), paling banyak untuk { $most } huruf.
sf-mind-vp-miss = { $colour ->
    [white] untuk tiap token putihmu yang Miss: +{ $n } VP putih, paling banyak untuk { $most } token.
   *[black] untuk tiap token hitammu yang Miss: +{ $n } VP hitam, paling banyak untuk { $most } token.
}

## Aturan menaruh token di Kartu Pikiran.  $rules: beberapa dari yang di bawah; $least dan $most batasnya.
## $bound: yang ada di antara keduanya (least, most), keduanya sama (exact), atau tidak boleh ada (none).

sf-rule = { $empty ->
    [yes] Cara menaruh: { $rules }; atau tanpa token sama sekali.
   *[no] Cara menaruh: { $rules }.
}
sf-rule-tokens = { $bound ->
    [least] paling sedikit { $least } token
    [most] paling banyak { $most } token
    [exact] tepat { $most } token
   *[both] { $least } sampai { $most } token
}
sf-rule-white = { $bound ->
    [none] tanpa token putih
    [least] paling sedikit { $least } token putih
    [most] paling banyak { $most } token putih
    [exact] tepat { $most } token putih
   *[both] { $least } sampai { $most } token putih
}
sf-rule-black = { $bound ->
    [none] tanpa token hitam
    [least] paling sedikit { $least } token hitam
    [most] paling banyak { $most } token hitam
    [exact] tepat { $most } token hitam
   *[both] { $least } sampai { $most } token hitam
}
sf-rule-letters = { $bound ->
    [least] di paling sedikit { $least } huruf
    [most] { $most ->
        [1] semua di satu huruf
       *[other] di paling banyak { $most } huruf
    }
    [exact] { $most ->
        [1] semua di satu huruf
       *[other] di tepat { $most } huruf
    }
   *[both] di { $least } sampai { $most } huruf
}
sf-rule-stack = { $bound ->
    [least] paling sedikit { $least } di tiap huruf yang dipakai
    [most] { $most ->
        [1] masing-masing di huruf sendiri
       *[other] paling banyak { $most } di satu huruf
    }
    [exact] { $most ->
        [1] masing-masing di huruf sendiri
       *[other] tepat { $most } di tiap huruf yang dipakai
    }
   *[both] { $least } sampai { $most } di tiap huruf yang dipakai
}
sf-rule-one-colour = semua satu warna
# $letters: huruf yang punya kotak di kartunya.
sf-rule-boxes = hanya di { $letters }
