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
sf-mind-attack = kalau ada token putihmu yang Hit: +{ $n } Attack.
sf-mind-defence = kalau ada token hitammu yang Hit: +{ $n } Defence.
sf-mind-vp-broad = { $least ->
    [1] kalau ada tokenmu yang Hit: +{ $n } VP di tiap warna yang Hit.
   *[other] kalau kamu Hit di { $least } huruf atau lebih: +{ $n } VP di tiap warna yang Hit.
}
sf-mind-more-tokens = kamu boleh menaruh { sf-tokens } lebih banyak.
sf-mind-vp-both = kalau putih dan hitammu dua-duanya Hit: +{ $n } VP di masing-masing warna.
sf-mind-vp-kindred = untuk tiap huruf tempat kamu Hit bersama tepat satu pemain lain: +{ $n } VP di warna itu, paling banyak untuk { $most } huruf.
sf-mind-echo = tumpukan terbesarmu yang Hit dihitung sekali lagi untuk Attack (kalau putih) atau Defence (kalau hitam), tapi tidak untuk VP.
