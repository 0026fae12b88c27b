# Bengkel di halaman: kartu sendiri dan kata sendiri.  Cuma diambil oleh yang membukanya.

web-workshop-title = Bengkel
web-workshop-about = Ubah kartu dan lihat wajahnya sambil mengetik. Lalu mainkan, ukur, dan cetak. Semua tersimpan di perangkat ini sampai kamu bagikan.
web-workshop-closed = Rumah ini tidak punya bengkel.
web-workshop-to-words = Cuma mau kata sendiri? Lewat sini.

## Paket di meja kerja.

web-workshop-my-pack = Kartuku
web-workshop-untouched = Versi { $version }, bawaan permainan
web-workshop-yours-kept = Punyamu, tersimpan di perangkat ini
web-workshop-unnamed = Kartu baru
web-workshop-kinds = Jenis kartu
web-workshop-card = Kartunya
web-workshop-cell = { $card }: { $column }
web-workshop-which-card = Kartu yang mana
web-workshop-card-before = Kartu sebelumnya
web-workshop-card-after = Kartu berikutnya
web-workshop-search = Cari
web-workshop-filter = Baris yang mana
web-workshop-filter-is = { $filter ->
    [changed] Yang kamu ubah
    [wrong] Yang salah
    [rulebook] Dari buku aturan
    [ours] Dari kami
    [yours] Dari kamu
   *[all] Semua
}
web-workshop-none-found = Tidak ada yang cocok.
web-workshop-no-face = Ini belum bisa digambar.
web-workshop-undo = Urungkan
web-workshop-redo = Ulangi
web-workshop-add = Kartu baru
web-workshop-duplicate = Salin
web-workshop-remove = Hapus
web-workshop-more = Lainnya
web-workshop-totals = Jumlah
web-workshop-fine = Semua beres
web-workshop-mistakes = { $n ->
   *[other] { $n } yang salah
}

## Satu sel.

web-workshop-nothing = kosong
web-workshop-source-of = Sebelumnya: { $before }. Dari mana nilai barunya?
web-workshop-source-ask = Dari mana nilai ini?
web-workshop-source-example = kartu cetak, hasil coba main, …
web-workshop-no-effect = Belum ada efeknya.
web-workshop-add-effect = Tambah efek
web-workshop-effect-away = Hapus “{ $name }”
web-workshop-sooner = Lebih dulu
web-workshop-later = Belakangan
web-workshop-one-of = { $column }: nomor { $n }
web-workshop-add-other = Tambah: { $column }
web-workshop-add-change = Tambah…
web-workshop-copies = Lembar-lembarnya
web-workshop-copy = Lembar { $n }
web-workshop-copy-away = Hapus lembar { $n }
web-workshop-add-copy = Tambah selembar
web-workshop-picture = Gambar
web-workshop-picture-choose = Pilih gambar sendiri
web-workshop-picture-other = Ganti gambar
web-workshop-picture-away = Pakai gambar bawaan
web-workshop-picture-is = SVG, PNG, atau JPEG. Tampil di kartu ini: di sini, di meja main, dan di kertas.

## Paket, versi, berkas.

web-workshop-packs = Paketmu
web-workshop-name = Nama paket ini
web-workshop-kept-here = Paketmu tersimpan di peramban ini. Simpan juga sebagai berkas, biar aman.
web-workshop-pack-away = Hapus “{ $name }”
web-workshop-pack-gone = “{ $name }” sudah dihapus.
web-workshop-put-back = Kembalikan
web-workshop-copy-of = { $name } (salinan)
web-workshop-from-shipped = Mulai dari kartu bawaan
web-workshop-from-this = Salin paket ini
web-workshop-versions = Versi
web-workshop-version-name = Simpan yang sekarang dengan nama
web-workshop-version-example = setelah malam pertama
web-workshop-version-keep = Simpan
web-workshop-compare = Bandingkan
web-workshop-go-back = Kembali ke sini
web-workshop-before = Sebelum
web-workshop-after = Sesudah
web-workshop-shipped = Kartu bawaan
web-workshop-now = Yang sekarang
web-workshop-same = Tidak ada bedanya.
web-workshop-differ = { $n ->
   *[other] { $n } yang berbeda.
}
web-workshop-not-there = Tidak ada
web-workshop-new-card = Baru.
web-workshop-card-gone = Dihapus.
web-workshop-show-more = Tampilkan lagi ({ $n })
web-workshop-files = Berkas
web-workshop-out = Simpan jadi berkas
web-workshop-form = { $form ->
    [xlsx] Lembar sebar (XLSX)
    [csv] CSV
   *[zip] Paket (zip)
}
web-workshop-out-pictures = Gambarmu hanya ikut di dalam zip.
web-workshop-in = Baca berkas
web-workshop-choose-file = Pilih zip, CSV, atau XLSX, atau taruh di sini
web-workshop-file-wrong = { $n ->
   *[other] Ada { $n } yang salah di berkas ini:
}
web-workshop-in-here = Pakai di meja kerja
web-workshop-in-new = Jadikan paket lain

## Main, ukur, cetak.

web-workshop-play = Mainkan
web-workshop-measure = Ukur
web-workshop-measuring = Mengukur, { $percent } %
web-workshop-measure-is = Bot memainkan kartumu dan kartu bawaan, bersebelahan. Jawaban pertama datang dalam semenit, lalu makin pasti.
web-workshop-measure-begin = Mulai mengukur
web-workshop-measure-again = Ukur lagi
web-workshop-measure-begins = Bersiap…
web-workshop-measure-stop = Berhenti
web-workshop-figure = Apa
web-workshop-ours = Bawaan
web-workshop-yours = Punyamu
web-workshop-print = Cetak
web-workshop-parts = Yang dicetak
web-workshop-part = { $part ->
    [pieces] Papan dan token
    [booklet] Aturan jadi buklet
    [calibration] Lembar kalibrasi
   *[cards] Kartu
}
web-workshop-paper = Kertas
web-workshop-backs = Sisi belakang
web-workshop-back = { $back ->
    [long] Bolak-balik, sisi panjang
    [short] Bolak-balik, sisi pendek
    [fold] Lipat lalu lem
   *[none] Tanpa
}
web-workshop-marks = Tanda potong
web-workshop-mark = { $mark ->
    [margin] Di pinggir
    [full] Garis penuh
   *[none] Tanpa
}
web-workshop-since = Kartu yang mana
web-workshop-since-all = Semua
web-workshop-since-shipped = Cuma yang beda dari bawaan
web-workshop-bleed = Bleed, untuk yang memotong tepat
web-workshop-ink = Hemat tinta: garis saja
web-workshop-shift = Geser sisi belakang
web-workshop-shift-is = Cetak dulu lembar kalibrasi: di sana kelihatan dua angka ini, dalam milimeter.
web-workshop-shift-right = Ke kanan (mm)
web-workshop-shift-down = Ke bawah (mm)
web-workshop-printing = Halamannya sedang digambar…
web-workshop-printed = PDF sudah diunduh. Cetak di 100 %.
web-workshop-download-pdf = Unduh PDF

## Kata seorang guru.

web-workshop-words = Kata-katamu sendiri
web-workshop-words-paste = Tempel kata-katamu: satu di tiap baris, atau dua kolom untuk bahasa Indonesia dan Inggris.
web-workshop-words-read = Baca
web-workshop-words-sum = { $n } kata, { $cards } kartu
web-workshop-words-strange = { $n ->
   *[other] Lihat { $n } kata
}
web-workshop-words-missing = Satu bahasanya belum ada.
web-workshop-words-alike = Gampang tertukar dengan: { $words }.
web-workshop-words-english = Inggris
web-workshop-words-clear = Mulai dari kosong
web-workshop-word-id = Kata { $n } dalam bahasa Indonesia
web-workshop-word-en = Kata { $n } dalam bahasa Inggris
web-workshop-word-add = Tambah kata
web-workshop-word-away = Hapus “{ $word }”
web-workshop-share = Bagikan
web-workshop-share-is = Siapa pun yang membuka tautan ini menyiapkan meja dengan kata-katamu.
web-workshop-share-link = Bagikan tautan
