## Story Campaign: yang berlaku di sebuah bab, dari cerita mana pun.

# Apa yang berbeda di bab ini: paling banyak 25 kata.
sf-chapter-none = Tidak ada aturan baru: tunjukkan yang sudah kalian pelajari.
sf-chapter-black-both = Token hitam yang Hit dihitung untuk Defence dan juga untuk Attack.
sf-chapter-key-word = Sebelum Warna dipilih, 1st Mage meneriakkan satu kata hari ini. Hit di kata itu dihitung { $n } kali.
sf-chapter-same-mind = Kalau dua orang atau lebih memakai Kartu Pikiran yang sama, kalian dapat Attack +{ $n } dan Defence +{ $n }.
sf-chapter-colours-stay = Warna yang terbuka dipakai { $n } hari. Katanya ganti, Warnanya tetap.
sf-chapter-misses-feed = Setiap tumpukan yang Miss memberi makan Beast: Serangannya +{ $n }. Taruh lebih sedikit, atau taruh bersama.
sf-chapter-mirror = Di dalam cermin semua terbalik: Hit putih jadi Defence, Hit hitam jadi Attack.
sf-chapter-wounds-stay = Beast yang belum kalah datang lagi besok. Lukanya tidak sembuh: Attack kalian dijumlahkan.
sf-chapter-open-mage = 1st Mage menaruh duluan, terbuka untuk semua, tanpa bicara. Setelah itu baru yang lain.
sf-chapter-mystic-days = Setiap { $n } hari sekali adalah Hari Mystic, Beast apa pun yang datang: satu kata, dan token di Warna.
sf-chapter-together-heals = Di hari ketika kalian semua kena Hit, Village pulih { $n }.

# Yang harus dicapai.
sf-goal-defeat = Kalahkan paling sedikit { $n } Beast.
sf-goal-hold = Tahan paling sedikit { $n } Beast.
sf-goal-damage = { $n ->
    [0] Village tidak boleh kena Damage sama sekali.
   *[other] Damage Village tidak boleh lebih dari { $n }.
}
sf-goal-together = Paling sedikit { $n } hari, semua pemain kena Hit.
sf-goal-last = Beast terakhir harus kalah atau tertahan.

# Bekal untuk percobaan kedua.
sf-provision-tokens = Satu token lagi untuk setiap orang di hari pertama
sf-provision-words = Satu Kartu Kata lagi setiap hari
sf-provision-look = Melihat Beast besok sebelum memilih Warna
sf-provision-heal = Satu Damage dipulihkan

# Satu baris di buku harian.
sf-logbook-try = { $way ->
    [attack] { $chapter }: menang dengan menyerang
    [defence] { $chapter }: menang dengan bertahan
   *[fallen] { $chapter }: kalah
}. Damage { $damage }, kata terbaik { $word }, bersama { $names }.{ $provided ->
    [yes] {" "}Bekal: { $provision }.
   *[no] {""}
}

# Ingatan yang bisa dipilih.
sf-memory-line = { $memory } (menggantikan { $mind }): { $effects }

# Sampai mana cerita kita? Tiga kalimat untuk yang baru kembali setelah lama.
sf-recap-place = { $walked ->
    [0] Kalian masih di bab pertama dari { $length } bab.
   *[other] { $scars ->
        [0] Kalian sudah melewati { $walked } dari { $length } bab, dan Village tidak membawa bekas luka.
       *[other] Kalian sudah melewati { $walked } dari { $length } bab, dan Village membawa { $scars } bekas luka.
    }
}
sf-recap-last = { $way ->
    [attack] { $named ->
        [word] Terakhir, di { $chapter }, kalian menang dengan menyerang, paling keras di kata “{ $thing }”.
       *[none] Terakhir, di { $chapter }, kalian menang dengan menyerang.
    }
    [defence] { $named ->
        [word] Terakhir, di { $chapter }, kalian menang dengan bertahan, paling kuat di kata “{ $thing }”.
       *[none] Terakhir, di { $chapter }, kalian menang dengan bertahan.
    }
   *[fallen] { $named ->
        [beast] Terakhir, di { $chapter }, kalian kalah, dan { $thing } sempat lolos.
        [name] Terakhir, di { $chapter }, kalian kalah, dan { $thing } sempat sendirian dengan idenya.
        [word] Terakhir, di { $chapter }, kalian kalah, padahal kata “{ $thing }” sudah kuat.
       *[none] Terakhir, di { $chapter }, kalian kalah.
    }
}
sf-recap-ahead = { $asked ->
    [provision] Sekarang pilih satu Bekal, lalu coba lagi { $place }.
    [memory] Sekarang pilih satu Ingatan, lalu kalian sampai di { $place }.
    [ended] Cerita kalian sudah selesai: { $place }.
   *[play] { $again ->
        [yes] Sekarang kalian mencoba lagi { $place }.
       *[no] Berikutnya: { $place }.
    }
}
