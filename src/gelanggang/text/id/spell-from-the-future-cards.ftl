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
sf-effect-heal = { $n } lentera Village langsung menyala lagi.

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

## Isi Kartu Pikiran sesingkat-singkatnya, untuk kartu kecil: paling banyak kira-kira 24 huruf.

sf-brief-none = Tanpa efek
sf-brief-vp-stack = { $least ->
    [1] Tiap tumpukan Hit: +{ $n } VP
   *[other] { $least } setumpuk Hit: +{ $n } VP
}
sf-brief-attack = { $least ->
    [1] Putih Hit: +{ $n } Attack
   *[other] { $least } putih Hit: +{ $n } Attack
}
sf-brief-defence = { $least ->
    [1] Hitam Hit: +{ $n } Defence
   *[other] { $least } hitam Hit: +{ $n } Defence
}
sf-brief-vp-broad = { $least ->
    [1] Ada Hit: +{ $n } VP
   *[other] Hit di { $least } huruf: +{ $n } VP
}
sf-brief-more-tokens = +{ $n } token
sf-brief-vp-both = Dua warna Hit: +{ $n } VP
sf-brief-vp-kindred = Hit berdua saja: +{ $n } VP
sf-brief-echo = Tumpukan Hit dobel
sf-brief-strength-both = Dua warna Hit: +{ $n } semua
sf-brief-strength-letters = Tiap huruf Hit: +{ $n }
sf-brief-vp-miss = { $colour ->
    [white] Putih Miss: +{ $n } VP
   *[black] Hitam Miss: +{ $n } VP
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

## Nama kolom kartu di bengkel, dan isinya.

spell-from-the-future-column = { $column ->
    [id] Id
    [name_id] Indonesia
    [name_en] Inggris
    [tier] Tingkat
    [mystic] Mystic
    [health_2] Health, 2 pemain
    [health_3] Health, 3 pemain
    [health_4] Health, 4 pemain
    [health_5] Health, 5 pemain
    [attack_2] Serangan, 2 pemain
    [attack_3] Serangan, 3 pemain
    [attack_4] Serangan, 4 pemain
    [attack_5] Serangan, 5 pemain
    [damage] Damage
    [if_defeated] Kalau kalah
    [if_not_defeated] Kalau tidak kalah
    [effects] Efek
    [place] Cara menaruh
    [hex] Rona
    [ink] Tinta
    [mark] Tanda
    [pattern] Pola
    [links_id] Warna menurut bahasa Indonesia
    [links_en] Warna menurut bahasa Inggris
    [sure_id] Keyakinan, Indonesia
    [sure_en] Keyakinan, Inggris
    [words] Kata
    [line_up] Beast per Tingkat
    [beast_health] Tambahan Health
    [beast_attack] Tambahan Serangan
    [key] Kunci
    [value] Isi
    [note] Catatan
    [field-n] berapa
    [field-least] paling sedikit
    [field-most] paling banyak
    [field-colour] token
    [tokens] semua token
    [white] token putih
    [black] token hitam
    [letters] huruf
    [stack] token di satu huruf
    [one_colour] satu warna saja
    [boxes] huruf yang punya kotak
   *[other] { $column }
}
spell-from-the-future-column-help = { $column ->
    [tier] Seberapa bahaya Beast ini: 1 sampai 4.
    [mystic] Apakah ini Beast Mystic.
    [damage] Kerusakan Village waktu Beast ini menyerang.
    [if_defeated] Peninggalannya untuk besok kalau ia kalah.
    [if_not_defeated] Peninggalannya untuk besok kalau ia tidak kalah.
    [hex] Pakai # dan enam angka heksa, misalnya #c52c14.
    [links_id] Untuk bot: sepuluh angka dari 0 sampai 1, satu untuk tiap Warna sesuai urutannya.
    [links_en] Untuk bot: sepuluh angka dari 0 sampai 1, satu untuk tiap Warna sesuai urutannya.
    [sure_id] Untuk bot: dari 0 sampai 1.
    [sure_en] Untuk bot: dari 0 sampai 1.
    [words] Id dua kata yang tidak ada di kartu lain.
    [line_up] Jumlah Beast Tingkat 1, 2, 3 dan 4: tujuh semuanya.
    [place] Aturan menaruh di kartunya, misalnya tokens=2..3 black=..0.
    [beast_health] Tambahan tiap Beast dari yang tercetak.
    [beast_attack] Tambahan tiap Beast dari yang tercetak.
   *[other] { "" }
}
spell-from-the-future-value = { $value ->
    [white] putih
    [black] hitam
    [triangle] segitiga
    [diamond] wajik
    [circle] lingkaran
    [square] persegi
    [two-waves] dua ombak
    [plus] tambah
    [six-point-star] bintang
    [hexagon] segi enam
    [x] silang
    [ring] cincin
    [solid] polos
    [diagonal-up] garis naik
    [dots] titik-titik
    [grid] kotak-kotak
    [horizontal] garis datar
    [vertical] garis tegak
    [zigzag] zigzag
    [diagonal-down] garis turun
    [crosshatch] garis silang
    [outline] garis tepi
    [days] hari dalam satu permainan
    [village] kerusakan yang meruntuhkan Village
    [white_tokens] token putih tiap pemain
    [black_tokens] token hitam tiap pemain
    [place] token yang boleh ditaruh per hari
    [word_cards_a_day] Kartu Kata yang dibuka per hari
    [open_colours] Warna yang dibuka per hari
    [die] sisi dadu
    [mages_first_up_to] sampai angka ini para Mage menyerang duluan
    [grade-mage] VP untuk gelar Mage
    [grade-great-mage] VP untuk gelar Mage Agung
    [links_id] sumber Warna menurut bahasa Indonesia
    [links_en] sumber Warna menurut bahasa Inggris
    [sure_id] sumber keyakinan, Indonesia
    [sure_en] sumber keyakinan, Inggris
    [pack] paket
    [table] meja
    [beast] Beast
    [mind] Kartu Pikiran
    [colour] Warna
    [word] kata
    [link-id] kaitan, Indonesia
    [link-en] kaitan, Inggris
   *[other] { $value }
}
