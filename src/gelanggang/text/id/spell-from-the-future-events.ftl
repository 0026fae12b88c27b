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
sf-event-beast = { $beast } datang dengan Health { $health }, Serangan { $attack }, dan Damage { $n }.
sf-event-mystic-beast = Mystic Beast { $beast } datang dengan Health { $health }, Serangan { $attack }, dan Damage { $n }. Kata di Spell Generator tidak dipakai hari ini: nanti ada satu kata lain, token ditaruh di Warna, dan Kartu Pikiran tidak dimainkan.
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
    [0] { $beast } menyerang: Defence { $defence } tidak mencapai Serangan { $attack }, tapi Damage-nya 0. Damage Village tetap { $damage } dari { $village }.
   *[other] { $beast } menyerang: Defence { $defence } tidak mencapai Serangan { $attack }. Village kena { $n } Damage, sekarang { $damage } dari { $village }.
}
sf-event-healed = Village pulih { $n }: Damage-nya sekarang { $damage } dari { $village }.
sf-event-fell = Village runtuh, dan semua pemain kalah.
sf-event-won = { $me ->
    [seat] Kamu menang: VP-mu yang lebih rendah { $n }, dan tidak ada yang menyamainya!
   *[other] { $seats } menang: VP-nya yang lebih rendah { $n }, dan tidak ada yang menyamainya!
}
sf-event-shared-win = { $me ->
    [seat] Kamu menang bersama { $others }: VP kalian yang lebih rendah sama-sama { $n }!
   *[other] { $seats } menang bersama: VP mereka yang lebih rendah sama-sama { $n }!
}
sf-event-team-won = { $me ->
    [seat] Kamu dan { $others } menyelamatkan Village! Jumlah VP kalian yang lebih rendah { $n }, jadi gelar kalian: { sf-grade }.
   *[other] { $seats } menyelamatkan Village! Jumlah VP mereka yang lebih rendah { $n }, jadi gelar mereka: { sf-grade }.
}
