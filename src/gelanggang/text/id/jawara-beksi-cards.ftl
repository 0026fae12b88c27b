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
## Kartu yang sama dibaca pemiliknya dan lawannya, jadi tidak ada kata kamu di sini.

jb-change-none = { $whose ->
    [own] Tanpa kemampuan.
   *[all] Tanpa Ketentuan.
}
jb-change-card-limit = { $change ->
    [less] Batas Kartu turun { $n }.
   *[more] Batas Kartu naik { $n }.
}
jb-change-action-draw = { $change ->
    [less] Aksi ambil kartu: { jb-cards } lebih sedikit.
   *[more] Aksi ambil kartu: { jb-cards } lebih banyak.
}
jb-change-bonus = { $change ->
    [less] Bonus Rangkaian berkurang { jb-points }.
   *[more] Bonus Rangkaian +{ jb-points }.
}
jb-change-bonus-needs = { $whose ->
    [own] { $change ->
        [less] Bonus butuh { jb-cards } lebih sedikit.
       *[more] Bonus butuh { jb-cards } lebih banyak.
    }
   *[all] { $change ->
        [less] Bonus sudah keluar mulai { $least } kartu.
       *[more] Bonus baru keluar mulai { $least } kartu.
    }
}
jb-change-combo-points = { $change ->
    [less] Hasil tiap Rangkaian berkurang { jb-points }.
   *[more] Hasil tiap Rangkaian +{ jb-points }.
}
jb-change-twins = { $change ->
    [less] Di tiap Rangkaian, nama yang boleh muncul dua kali berkurang { $n }.
   *[more] { $n ->
        [1] Di tiap Rangkaian, satu nama boleh muncul dua kali.
       *[other] Di tiap Rangkaian, hingga { $n } nama boleh muncul dua kali.
    }
}
jb-change-round-support = { $change ->
    [less] Mulai Ronde dengan { jb-support-cards } lebih sedikit.
   *[more] Mulai Ronde dengan { jb-support-cards } lebih banyak.
}
jb-change-round-action = { $change ->
    [less] Mulai Ronde dengan { jb-action-cards } lebih sedikit.
   *[more] Mulai Ronde dengan { jb-action-cards } lebih banyak.
}
jb-change-draw-phase = { $change ->
    [less] Fase Ambil Kartu: { jb-cards } lebih sedikit.
   *[more] Fase Ambil Kartu: { jb-cards } lebih banyak.
}
jb-change-combo-cards = { $n ->
    [0] Rangkaian tidak boleh dimainkan.
   *[other] Paling banyak { jb-cards } per Rangkaian.
}
jb-change-turn-support = { $n ->
    [0] Kartu Budaya tidak boleh dimainkan.
   *[other] Paling banyak { jb-support-cards } per giliran.
}

## Nama kolom kartu di bengkel, dan isinya.

jawara-beksi-column = { $column ->
    [id] Id
    [name] Nama
    [copies] Lembar
    [score] Nilai
    [directions] Arah
    [effects] Efek
    [when] Kapan
    [changes] Perubahan
    [key] Kunci
    [value] Isi
    [note] Catatan
    [field-n] berapa
    [field-dice] dadu
    [field-deck] dari deck
    [field-all] ke semua lawan
    [field-place] urutan dalam Rangkaian
    [field-least] paling sedikit sekian kartu
    [field-most] paling banyak sekian kartu
    [card_limit] Batas Kartu
    [action_draw] kartu dari Aksi ambil kartu
    [bonus] Poin bonus
    [bonus_needs] kartu untuk bonus
    [combo_points] Poin tiap Rangkaian
    [twins] nama yang boleh muncul dua kali
    [round_support] Kartu Budaya di awal Ronde
    [combo_cards] batas kartu per Rangkaian
    [turn_support] batas Kartu Budaya per giliran
    [draw_phase] kartu Fase Ambil Kartu
    [round_action] Kartu Jurus di awal Ronde
   *[other] { $column }
}
jawara-beksi-column-help = { $column ->
    [copies] Berapa lembar kartu ini di deck.
    [score] Poin kartu ini dalam Rangkaian.
    [directions] Arah tiap lembar, satu per satu: U atas, R kanan, D bawah, L kiri. UR menunjuk dua Arah.
    [effects] Yang dilakukan kartu ini, satu demi satu.
    [when] Kapan kartu ini boleh dimainkan.
    [changes] Yang lebih atau kurang dari biasanya: untuk pemainnya, atau lewat Juri untuk semua.
    [field-place] Hanya kalau kartunya di urutan itu.
    [field-all] Kalau tidak, kamu memilih satu lawan.
   *[other] { "" }
}
jawara-beksi-value = { $value ->
    [action] Kartu Jurus
    [support] Kartu Budaya
    [any] kapan saja
    [before-combo] sebelum Rangkaian
    [after-action] setelah Aksi
    [after-combo] setelah Rangkaian
    [last] terakhir
    [U] atas
    [R] kanan
    [D] bawah
    [L] kiri
    [dice] sisi dadu
    [pool-2] Poin rebutan 2 pemain, per Ronde
    [pool-3] Poin rebutan 3 pemain, per Ronde
    [pool-4] Poin rebutan 4 pemain, per Ronde
    [parameters-card_limit] Batas Kartu
    [parameters-action_draw] kartu dari Aksi ambil kartu
    [parameters-bonus] Poin bonus
    [parameters-bonus_needs] kartu Rangkaian untuk bonus
    [parameters-combo_points] Poin tambahan tiap Rangkaian
    [parameters-twins] nama yang boleh muncul dua kali dalam Rangkaian
    [parameters-round_support] tambahan Kartu Budaya di awal Ronde
    [parameters-combo_cards] batas kartu per Rangkaian
    [parameters-turn_support] batas Kartu Budaya per giliran
    [parameters-draw_phase] kartu Fase Ambil Kartu
    [parameters-round_action] tambahan Kartu Jurus di awal Ronde
    [round-actions] Kartu Jurus di awal Ronde
    [round-supports] Kartu Budaya di awal, per Ronde
    [round-behind_players] jumlah pemain supaya yang terakhir dapat lebih
    [round-behind_actions] tambahan Kartu Jurus untuk yang terakhir
    [round-judge_points] Poin Kartu Juri
    [round-quiet_turns] giliran semua tanpa Poin yang mengakhiri Ronde
    [round-longest_turns] giliran semua yang mengakhiri Ronde
    [duel-cards] kartu yang diambil dalam TANDING
    [duel-dice] dadu dalam TANDING
    [pack] paket
    [table] meja
    [character] Karakter
    [judge] Juri
   *[other] { $value }
}
