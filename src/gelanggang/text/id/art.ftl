# Yang tertulis di muka kartu, selain isi dari paket kartu.

# Nilai yang kami susun sendiri, karena tidak ada di buku aturan; atau hanya ada sebagian.
art-reconstructed = rekonstruksi
art-partly = sebagian rekonstruksi
art-damage = Damage
art-kind = { $kind ->
    [action] Jurus
    [support] Budaya
    [character] Karakter
    [judge] Juri
    [beast] Beast
    [mystic-beast] Beast Mystic
    [mind] Pikiran
   *[word] Kata
}

# Halaman dengan semua muka kartu.
art-sheet = { $game }: { $name }
