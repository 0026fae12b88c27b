# Spell from the Future di meja: apa yang ditanyakan, apa yang bisa dipilih, apa yang tidak boleh.
# Arti $me, $pad, dan sejenisnya ada di spell-from-the-future-events.ftl.

## Namanya, dan apa yang dilakukan di dalamnya.

spell-from-the-future-name = Spell from the Future
spell-from-the-future-about = Tebak pikiran teman lewat kata dan Warna, jaga Village. Untuk 2 sampai 5 orang.
spell-from-the-future-kind = { $kind ->
        [beast] Beast
        [mind] Kartu Pikiran
        [colour] Warna
        [word] kata
        [table] Meja
        [note] Catatan
        [difficulty] Kesulitan
        [word_card] Kartu Kata
       *[other] { $kind }
    }
spell-from-the-future-aim = Semua diam-diam menandai kata yang paling cocok atau paling tidak cocok dengan dua Warna. Hanya kalau sepikiran, Village tahan melawan Beast.
spell-from-the-future-option = { $option ->
   *[difficulty] Kesulitan
}
spell-from-the-future-choice = { $choice ->
    [easy] Mudah
    [normal] Normal
    [hard] Sulit
   *[very-hard] Sangat sulit
}
spell-from-the-future-option-about = { $option ->
   *[difficulty] Seberapa kuat Beast yang datang ke Village.
}
spell-from-the-future-choice-about = { $option ->
   *[difficulty] { $choice ->
        [easy] Kebanyakan Beast lemah: cocok untuk pertama kali.
        [normal] Beast lemah sampai kuat: seperti aslinya.
        [hard] Kebanyakan Beast kuat.
        [very-hard] Hanya Beast kuat: untuk yang sudah saling kenal pikirannya.
        [nightmare] Seperti Sangat sulit, dan tiap Beast masih sedikit lebih kuat.
       *[other] Kesulitan bawaan kartu-kartu ini.
    }
}
spell-from-the-future-seats-about = { $seats ->
    [2] Berdua main mode kerja sama: menang bareng atau kalah bareng.
   *[other] Village dijaga bersama; yang paling berjasa menang.
}

sf-tokens = { $n } token

# Huruf hari itu; $last adalah huruf terakhirnya.
sf-letters = { $pads ->
    [2] A dan B
   *[other] A sampai { $last }
}

# Kata dengan hurufnya, untuk bicara soal token.
sf-pad = { $letter } ({ $word })
# Yang sama dalam daftar kata hari itu.
sf-lettered = { $letter } { $word }

# Token satu warna milik satu pemain di satu huruf atau Warna.
sf-stack = { $n } di { $pad }

# Semua token yang ditaruh seorang pemain.  $whites dan $blacks: daftar tumpukan seperti itu.
sf-placed = { $placed ->
    [both] Putih: { $whites }. Hitam: { $blacks }.
    [white] Putih: { $whites }.
    [black] Hitam: { $blacks }.
   *[none] Tanpa token.
}

# Yang sama sebagai pilihan langkah.
sf-choice = { $placed ->
    [both] putih: { $whites } · hitam: { $blacks }
    [white] putih: { $whites }
    [black] hitam: { $blacks }
   *[none] tanpa token
}

# Sebutan untuk kesepakatan meja, dan untuk hasil dua pemain.
sf-grade = { $grade ->
    [apprentice] Apprentice
    [mage] Mage
   *[great-mage] Great Mage
}

# Warna atau Kartu Pikiran yang tidak boleh dilihat atau tidak ada.
sf-hidden-colour = Warna tertutup
sf-unknown-mind = Kartu Pikiran itu

## Yang ditanyakan: kepada yang memilih, dan kepada yang menunggu.

sf-prompt-colour = { $me ->
    [seat] Pilih Warnamu yang mau dibuka.
   *[other] { $seat } sedang memilih Warna untuk dibuka.
}
sf-prompt-word = { $me ->
    [seat] Kamu 1st Mage: pilih kata hari ini.
   *[other] { $seat }, sang 1st Mage, sedang memilih kata hari ini.
}
sf-prompt-name = { $me ->
    [seat] Kamu 1st Mage: pilih kata yang Hit-nya dihitung lebih hari ini.
   *[other] { $seat }, sang 1st Mage, sedang memilih kata yang Hit-nya dihitung lebih hari ini.
}
# $answered: pilihannya sudah masuk, tapi masih bisa diubah.  $mystic: token ditaruh di Warna.
sf-prompt-place = { $me ->
    [seat] { $answered ->
        [0] { $mystic ->
            [0] { $n ->
                [0] Pilih satu Kartu Pikiran. Token hanya boleh ditaruh kalau kartu itu memberimu token.
               *[other] Pilih satu Kartu Pikiran dan taruh paling banyak { sf-tokens } di { sf-letters }: putih di kata yang paling cocok dengan Warna yang terbuka, hitam di yang paling tidak cocok.
            }
           *[other] { $n ->
                [0] Hari ini tidak boleh menaruh token: bilang saja kamu siap.
               *[other] Taruh paling banyak { sf-tokens } di Warna: putih di yang paling cocok dengan katanya, hitam di yang paling tidak cocok.
            }
        }
       *[other] Pilihanmu sudah masuk. Masih boleh diubah sampai semua siap.
    }
   *[other] { $answered ->
        [0] { $seat } sedang menaruh token.
       *[other] { $seat } sudah siap.
    }
}
# Untuk yang sudah memilih atau hanya menonton: semua yang masih ditunggu.
sf-waiting = { $me ->
    [seat] Pilihanmu sudah masuk dan masih boleh diubah. Menunggu { $seats }.
   *[other] Menunggu { $seats } menaruh token.
}

## Yang bisa dipilih.

sf-move-open = Buka { $colour }
sf-move-say = Bacakan “{ $word }”
sf-move-place = { $day ->
    [mystic] Taruh { sf-choice }
   *[normal] { $mind } · { sf-choice }
}

## Dari mana skor datang: dari dua VP hanya yang lebih rendah yang dihitung.

sf-source-white = VP putih
sf-source-black = VP hitam
sf-source-partner = VP teman
sf-source-higher = VP lebih tinggi tidak dihitung

## Yang tidak boleh, dikatakan kepada yang mau melakukannya.

sf-refusal-choose-a-mind = Pilih satu Kartu Pikiran juga, walau kamu tidak menaruh token.
sf-refusal-colour-not-drawn = Itu bukan Warna yang kamu ambil; yang bisa dibuka: { $colours }.
sf-refusal-mind-at-least = { $what ->
    [tokens] Dengan { $mind } kamu menaruh paling sedikit { $needs } token, atau tidak sama sekali; sekarang baru { $n }.
    [white] Dengan { $mind } kamu menaruh paling sedikit { $needs } token putih, atau tidak sama sekali; sekarang baru { $n }.
    [black] Dengan { $mind } kamu menaruh paling sedikit { $needs } token hitam, atau tidak sama sekali; sekarang baru { $n }.
    [letters] Dengan { $mind } kamu memakai paling sedikit { $needs } huruf, atau tidak menaruh sama sekali; sekarang baru { $n }.
   *[stack] Dengan { $mind } tiap huruf yang kamu pakai butuh paling sedikit { $needs } token; ada yang baru { $n }.
}
sf-refusal-mind-at-most = { $what ->
    [tokens] Dengan { $mind } kamu menaruh paling banyak { $most } token, bukan { $n }.
    [white] { $most ->
        [0] Dengan { $mind } kamu tidak boleh menaruh token putih.
       *[other] Dengan { $mind } kamu menaruh paling banyak { $most } token putih, bukan { $n }.
    }
    [black] { $most ->
        [0] Dengan { $mind } kamu tidak boleh menaruh token hitam.
       *[other] Dengan { $mind } kamu menaruh paling banyak { $most } token hitam, bukan { $n }.
    }
    [letters] { $most ->
        [1] Dengan { $mind } semua tokenmu ditaruh di satu huruf, bukan di { $n }.
       *[other] Dengan { $mind } kamu memakai paling banyak { $most } huruf, bukan { $n }.
    }
   *[stack] { $most ->
        [1] Dengan { $mind } tiap tokenmu ditaruh di huruf sendiri, bukan { $n } di satu huruf.
       *[other] Dengan { $mind } paling banyak { $most } tokenmu di satu huruf, bukan { $n }.
    }
}
# $boxes: huruf yang punya kotak di kartunya.
sf-refusal-mind-no-box = Dengan { $mind } token hanya ditaruh di { $boxes }: kartunya tidak punya kotak untuk { $pad }.
sf-refusal-mind-not-in-hand = Kamu tidak punya { $mind }: tiap Kartu Pikiran cuma sekali pakai.
sf-refusal-mind-one-colour = Dengan { $mind } semua tokenmu harus satu warna.
sf-refusal-no-mind-today = Di Hari Mystic tidak ada Kartu Pikiran yang dimainkan: taruh saja tokenmu.
sf-refusal-no-such-pad = { $day ->
    [mystic] Tidak ada Warna itu.
   *[normal] Hari ini tidak ada huruf itu; yang ada: { sf-letters }.
}
sf-refusal-other-question = { $question ->
    [colour] Pilih dulu Warnamu yang mau dibuka.
    [word] Pilih dulu kata hari ini.
   *[place] Sekarang waktunya menaruh token.
}
sf-refusal-pad-twice = { $pad } cukup disebut sekali: semua tokenmu di sana jadi satu tumpukan dengan satu warna.
sf-refusal-tokens-unreadable = Belum jelas tokenmu ditaruh di mana: sebutkan berapa di tiap tempat, paling sedikit 1.
sf-refusal-too-many-black = Itu butuh { $n } token hitam, padahal punyamu cuma { $most }.
sf-refusal-too-many-tokens = { $most ->
    [0] Dengan pilihan ini kamu tidak boleh menaruh token.
   *[other] Paling banyak { $most } token dengan pilihan ini, bukan { $n }.
}
sf-refusal-too-many-white = Itu butuh { $n } token putih, padahal punyamu cuma { $most }.
sf-refusal-word-not-open = Kata itu tidak ada di kartunya: pilih salah satu dari { $words }.

## Yang sama tanpa kartu dan nama, untuk rekaman yang dimainkan ulang.

reason-choose-a-mind = Kartu Pikirannya belum dipilih
reason-colour-not-drawn = pemain itu tidak mengambil Warna itu
reason-mind-at-least = yang ditaruh kurang dari yang diminta Kartu Pikirannya
reason-mind-at-most = yang ditaruh lebih dari yang diizinkan Kartu Pikirannya
reason-mind-no-box = ada token di huruf yang tidak punya kotak di Kartu Pikirannya
reason-mind-not-in-hand = Kartu Pikiran itu tidak di tangan pemain itu
reason-mind-one-colour = Kartu Pikirannya hanya mengizinkan token satu warna
reason-no-mind-today = di Hari Mystic tidak ada Kartu Pikiran yang dimainkan
reason-no-such-pad = ada token di tempat yang tidak ada hari itu
reason-pad-twice = ada huruf atau Warna yang disebut dua kali
reason-tokens-unreadable = tidak jelas tokennya ditaruh di mana
reason-too-many-black = token hitamnya lebih banyak dari yang dimiliki pemain itu
reason-too-many-tokens = tokennya melebihi batas
reason-too-many-white = token putihnya lebih banyak dari yang dimiliki pemain itu
reason-word-not-open = kata itu tidak ada di kartu yang terbuka

## Kata pelatih di permainan pertama.

spell-from-the-future-lesson = { $step ->
    [sf-place] Putih di kata yang paling cocok dengan Warna, hitam di yang paling tidak. Lalu Kartu Pikiran, lalu SIAP.
    [sf-hit] Token sewarna di kata yang sama itu Hit: kamu dapat VP, dan putih jadi Attack, hitam jadi Defence.
    [sf-colour] Kali ini kamu ikut membuka Warna. Pilih satu dari dua kartumu.
    [sf-mind] Tiga putih di satu kata dengan Pikiran Terpusat: kalau Hit, +2 VP. Kira-kira teman pilih kata apa?
    [sf-village] Attack mencapai Health: Beast kalah. Defence mencapai Serangannya: tertahan. Kalau tidak, lentera Village padam.
    [sf-word] Hari Mystic dibalik: satu kata, sepuluh Warna. Kamu 1st Mage, jadi kamu pilih katanya.
    [sf-mystic] Token sekarang di Warna: putih paling cocok dengan kata itu, hitam paling tidak. Lalu SIAP.
   *[sf-score] Begitu terus sampai hari ke-7. Yang dihitung: VP-mu yang lebih rendah, putih atau hitam.
}
spell-from-the-future-lesson-goal = Pikirkan kata yang sama dengan teman: Beast kalah, Village selamat, kamu dapat VP.
spell-from-the-future-lesson-end = Tebak kata yang dipikirkan teman, jaga putih dan hitammu sama tinggi, dan jangan sampai lentera Village padam semua. Sisanya kamu temukan sambil main.
