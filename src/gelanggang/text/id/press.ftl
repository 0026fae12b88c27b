# Yang tercetak di kertas selain kartu.

# Di tepi setiap lembar.
press-ruler = { $mm } mm pada 100 %
press-edition = { $name } { $version } · { $digest }
press-sheet = { $side ->
    [front] { $game }, kartu, lembar { $n } dari { $of }
   *[back] { $game }, belakang lembar { $n } dari { $of }
}

# Lembar yang menunjukkan seberapa jauh sisi belakang dari depannya.
press-calibration = Lembar kalibrasi
press-calibration-side = { $side ->
    [front] Kalibrasi, depan
   *[back] Kalibrasi, belakang
}
press-calibration-step = { $step ->
    [print] 1. Cetak lembar ini bolak-balik pada 100 %. Penggaris di bawah harus 50 mm.
    [hold] 2. Pegang di depan cahaya, sisi belakang yang ada skalanya menghadap kamu.
    [rings] 3. Kalau kedua lingkaran ada di pojok berbeda, pilih tepi lain untuk sisi belakang.
    [read] 4. Tanda tambah dari sisi depan akan tembus terlihat. Baca di mana garisnya memotong skala: X dan Y.
   *[give] 5. Masukkan kedua angka itu saat mencetak, misalnya --shift 1.5,-0.5: sisi belakang bergeser.
}

# Yang tidak bisa dicetak.
error-print-no-cards = Permainan { $game } tidak punya kartu untuk dicetak.
error-print-nothing-new = Tidak ada kartu yang berbeda dari versi { $version }: tidak ada yang perlu dicetak.
error-press-missing = Untuk mencetak butuh dua paket lagi: pasang dengan “pip install 'gelanggang[press]'”.
error-print-no-pieces = Perlengkapan untuk permainan { $game } belum ada gambarnya.
error-print-no-rules = Aturan permainan { $game } belum ditulis di sini.

# Aturan main sebagai buku kecil.
press-booklet-contents = Isi buku
press-booklet-notes = Catatan
press-booklet-players = { $fewest } sampai { $most } pemain
press-booklet-ours = Yang bertanda “rekonstruksi” bukan dari buku aturan, melainkan dari kami; begitu juga nilai dengan cincin kecil ° di kartu.
press-booklet-edition = Kartu: { $name } · { $version } · { $digest }

# Lembar perlengkapan.
press-pieces-sheet = Perlengkapan, lembar { $n } dari { $of }
press-pieces-many = { $name } × { $n }
press-pieces-fold = Lipat lembar ini di garis putus-putus, lem kedua sisinya, lalu gunting.
press-pieces-cut = Gunting di tandanya.
press-pieces-glue = Gunting di tandanya. Dadu: lipat semua rusuknya, lalu lem lidahnya di dalam.

# README.txt di samping berkas untuk meja di layar.
press-tabletop-readme =
    { $name }, versi { $version }

    TABLETOP SIMULATOR
    1. Taruh gambarnya (faces-*.png, back-*.png, dan folder pieces) di tempat yang bisa dibuka semua pemain: di web, atau lewat "Cloud Manager" di Tabletop Simulator.
    2. Tulis alamatnya di { $file } sebagai ganti nama berkas. Kalau gambarnya di web, lebih mudah membuat ulang berkas ini: tambahkan --url dan alamat foldernya, semua nama langsung benar.
    3. Salin { $file } ke folder "Saves/Saved Objects" milik Tabletop Simulator. Di dalam permainan: Objects, Saved Objects.
    Tiap tumpukan terletak tertutup, dan tiap kartu punya nama dan keterangan dalam dua bahasa. Dadu dan layar penutup tidak ada: pakai yang di meja itu. Perlengkapan bisa dibesarkan atau dikecilkan dengan + dan -.

    PLAYINGCARDS.IO
    1. Unggah gambar di folder cards, dan punggung kartunya.
    2. Tulis alamatnya di kolom image dan back di playingcards.csv, atau pakai --url seperti di atas.
    3. Tambahkan custom deck di ruanganmu lalu impor berkas itu: tiap baris satu kartu, item-count menyebut jumlahnya. Saring menurut kolom deck untuk membuat tumpukan masing-masing.

    Muka kartunya sama dengan yang di layar dan di kertas. Cincin kecil ° menandai nilai dari kami, bukan dari buku aturan.
