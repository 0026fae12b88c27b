# Yang terjadi di Spell from the Future, satu pesan untuk satu jenis kejadian.
# $me: siapa yang mendengar, yaitu pemain yang bersangkutan (seat) atau orang lain (other); $others: pemain lain yang ikut.
# $pad: kata dengan hurufnya, atau Warna di Hari Mystic.

sf-event-day = { $me ->
    [seat] Hari { $day } dari { $days } dimulai. Kamu jadi 1st Mage.
   *[other] Hari { $day } dari { $days } dimulai. { $seat } jadi 1st Mage.
}
# $text: kalimat tentang apa yang diubah.
sf-event-lasting = Peninggalan Beast kemarin: { $text }
sf-event-leaves = Peninggalan Beast ini: { $text }
sf-event-words = Kata hari ini: { $lettered }.
sf-event-reshuffled = { $deck ->
    [colour] Deck Kartu Warna habis: tumpuk discard-nya dikocok jadi deck baru.
   *[word] Deck Kartu Kata habis: tumpuk discard-nya dikocok jadi deck baru.
}
sf-event-beast = { $beast } datang: Health { $health }, Serangan { $attack }, Damage { $n }.
sf-event-mystic-beast = Mystic Beast { $beast } datang: Health { $health }, Serangan { $attack }, Damage { $n }. Hari ini dibalik: satu kata saja, token ditaruh di Warna, dan Kartu Pikiran tidak dimainkan.
sf-event-mages-first = { $me ->
    [seat] Dadumu keluar { $n }. Para Mage menyerang duluan.
   *[other] Dadu { $seat } keluar { $n }. Para Mage menyerang duluan.
}
sf-event-beast-first = { $me ->
    [seat] Dadumu keluar { $n }. Beast menyerang duluan.
   *[other] Dadu { $seat } keluar { $n }. Beast menyerang duluan.
}
sf-event-drew-colours = { $me ->
    [seat] Kamu mengambil { sf-colours }.
   *[other] { $seat } mengambil { sf-colours }.
}
sf-event-drew-colours-own = { $me ->
    [seat] Kamu mengambil Warna { $colours }.
   *[other] { $seat } mengambil Warna { $colours }.
}
sf-event-opened = { $me ->
    [seat] Kamu membuka Warna { $colour }.
   *[other] { $seat } membuka Warna { $colour }.
}
sf-event-mystic-words = Satu Kartu Kata dibuka untuk Hari Mystic: { $words }.
sf-event-said = { $me ->
    [seat] Kamu membacakan kata hari ini: { $word }.
   *[other] { $seat } membacakan kata hari ini: { $word }.
}
sf-event-ready = { $me ->
    [seat] Kamu sudah siap.
   *[other] { $seat } sudah siap.
}
sf-event-changed = { $me ->
    [seat] Kamu mengubah pilihanmu.
   *[other] { $seat } mengubah pilihannya.
}
# $day: di Hari Mystic tidak ada Kartu Pikiran.
sf-event-revealed = { $day ->
    [mystic] { $placed ->
        [none] { $me ->
            [seat] Kamu tidak menaruh token.
           *[other] { $seat } tidak menaruh token.
        }
       *[some] { $me ->
            [seat] Kamu membuka tokenmu. { sf-placed }
           *[other] { $seat } membuka tokennya. { sf-placed }
        }
    }
   *[normal] { $me ->
        [seat] Kamu membuka { $mind }. { sf-placed }
       *[other] { $seat } membuka { $mind }. { sf-placed }
    }
}
# Dalam satu Hit ada paling sedikit dua token.  Di tempat yang sama bisa ada token warna lain.
sf-event-white-hit = { $me ->
    [seat] Kamu sepikiran dengan { $others }: { $n } token putih Hit di { $pad }.
   *[other] { $seats } sepikiran: { $n } token putih Hit di { $pad }.
}
sf-event-black-hit = { $me ->
    [seat] Kamu sepikiran dengan { $others }: { $n } token hitam Hit di { $pad }.
   *[other] { $seats } sepikiran: { $n } token hitam Hit di { $pad }.
}
sf-event-white-miss = { $me ->
    [seat] Hanya kamu yang menaruh putih di { $pad }: { $n } tokenmu Miss.
   *[other] Hanya { $seat } yang menaruh putih di { $pad }: { $n } token Miss.
}
sf-event-black-miss = { $me ->
    [seat] Hanya kamu yang menaruh hitam di { $pad }: { $n } tokenmu Miss.
   *[other] Hanya { $seat } yang menaruh hitam di { $pad }: { $n } token Miss.
}
# $gain: VP di dua warna, di salah satunya, atau tidak ada.
sf-event-gained = { $gain ->
    [both] { $me ->
        [seat] Kamu dapat { $white } VP putih dan { $black } VP hitam.
       *[other] { $seat } dapat { $white } VP putih dan { $black } VP hitam.
    }
    [white] { $me ->
        [seat] Kamu dapat { $white } VP putih.
       *[other] { $seat } dapat { $white } VP putih.
    }
    [black] { $me ->
        [seat] Kamu dapat { $black } VP hitam.
       *[other] { $seat } dapat { $black } VP hitam.
    }
   *[none] { $me ->
        [seat] Kamu tidak dapat VP.
       *[other] { $seat } tidak dapat VP.
    }
}
sf-event-strength = Bersama, para Mage punya Attack { $attack } dan Defence { $defence }.
sf-event-defeated = Para Mage menyerang: Attack { $attack } mencapai Health { $health }, dan { $beast } kalah!
sf-event-not-defeated = Para Mage menyerang: Attack { $attack } belum sampai Health { $health }, jadi { $beast } tidak kalah.
sf-event-held = { $beast } menyerang: Defence { $defence } mencapai Serangan { $attack }, jadi Beast tertahan.
sf-event-damaged = { $n ->
    [0] { $beast } menyerang: Defence { $defence } tidak mencapai Serangan { $attack }, tapi Damage-nya 0. Lentera tetap { $lanterns }.
   *[other] { $lanterns ->
        [0] { $beast } menyerang: Defence { $defence } tidak mencapai Serangan { $attack }. Village kena { $n } Damage: semua lentera padam.
       *[other] { $beast } menyerang: Defence { $defence } tidak mencapai Serangan { $attack }. Village kena { $n } Damage: lentera tinggal { $lanterns }.
    }
}
sf-event-healed = Village pulih: { $n } lentera menyala lagi, sekarang { $lanterns }.
sf-event-fell = Village runtuh, dan semua kalah.
sf-event-won = { $me ->
    [seat] Village selamat! Kamu menang: VP terendahmu { $n }, paling tinggi semeja.
   *[other] Village selamat! { $seats } menang: VP terendahnya { $n }, paling tinggi semeja.
}
sf-event-shared-win = { $me ->
    [seat] Village selamat! Kamu menang bersama { $others }: VP terendah kalian sama-sama { $n }.
   *[other] Village selamat! { $seats } menang bersama: VP terendah mereka sama-sama { $n }.
}
sf-event-team-won = { $me ->
    [seat] Village selamat, berkat kamu dan { $others }! Jumlah VP terendah kalian { $n }: gelar kalian { sf-grade }.
   *[other] Village selamat, berkat { $seats }! Jumlah VP terendah mereka { $n }: gelar mereka { sf-grade }.
}

## Bab dalam cerita.
sf-event-chapter = Bab dimulai. Lamanya { $days } hari.
sf-event-named = { $me ->
    [seat] Kamu meneriakkan kata hari ini: Hit di { $word } dihitung lebih.
   *[other] { $seat } meneriakkan kata hari ini: Hit di { $word } dihitung lebih.
}
sf-event-led = { $placed ->
    [none] { $me ->
        [seat] Kamu jalan duluan dan tidak menaruh token.
       *[other] { $seat } jalan duluan dan tidak menaruh token.
    }
   *[some] { $me ->
        [seat] Kamu jalan duluan, semua bisa melihat. { sf-placed }
       *[other] { $seat } jalan duluan, semua bisa melihat. { sf-placed }
    }
}
sf-event-same-mind = { $me ->
    [seat] Kamu dan { $others } memilih Kartu Pikiran yang sama, { $mind }: Attack +{ $n } dan Defence +{ $n }.
   *[other] { $seats } memilih Kartu Pikiran yang sama, { $mind }: Attack +{ $n } dan Defence +{ $n }.
}
sf-event-colours-stay = Warna kemarin tetap dipakai: { $colours }.
sf-event-fed = Ide yang sendirian jadi makanan { $beast }: Serangannya +{ $n } hari ini.
sf-event-returns = { $beast } datang lagi, dan lukanya belum sembuh: Health-nya berkurang { $n }.
sf-event-next-beast = Kalian sudah tahu siapa yang datang besok: { $beast }.
sf-event-all-hit = Semua kena Hit: hari ini tidak ada yang sendirian.
sf-event-chapter-won = { $way ->
    [attack] Bab ini menang, dan kalian menang dengan menyerang.
   *[defence] Bab ini menang, dan kalian menang dengan bertahan.
}
sf-event-chapter-lost = Tujuan bab ini tidak bisa dicapai lagi: percobaan ini kalah.
