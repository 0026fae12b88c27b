# Laboratorium: halaman laporannya.

## Angka.

lab-page-whole = { $n }
lab-page-decimal = ,

## Di sekeliling halaman.

lab-page-title = { $game }: laporan laboratorium
lab-page-skip = Langsung ke laporan
lab-page-light = { $light ->
    [light] Terang
    [dark] Gelap
   *[auto] Otomatis
}
lab-page-players = { $n } pemain

## Apa yang diukur.

lab-page-measured = { $what ->
    [pack] Kartu
    [against] Dibandingkan dengan
    [games] Permainan
    [seed] Benih
   *[bots] Dimainkan oleh
}
lab-page-pack = { $name }, versi { $version }
lab-page-games = { $n } permainan untuk tiap jumlah pemain
lab-page-not-people = Bot dan pikiran buatan bukan orang. Yang mereka tunjukkan tentang angka di kartu berlaku untuk cara main mereka; kata terakhir ada di meja yang diisi orang.
lab-page-run = { $n } permainan, { $bots }
lab-page-stuck = ({ $n } di antaranya tidak pernah selesai dan tidak ikut dihitung)
lab-page-level = tingkat { $level }
lab-page-times = { $n } × { $bot }
lab-page-how = Cara membaca gambarnya
lab-page-mark = { $mark ->
    [met] target tercapai
    [missed] target meleset
    [few] permainannya belum cukup
    [none] tanpa target
    [against] kartu pembanding
    [more] jelas lebih dari kartu pembanding
    [less] jelas kurang
    [interval] interval 95 %
    [band] yang diinginkan
   *[fair] semua sama
}

## Hasilnya.

lab-page-verdicts = Hasil
lab-page-verdict = { $verdict ->
    [met] tercapai
    [missed] meleset
    [few] permainan belum cukup
   *[none] tanpa target
}
lab-page-list = { $verdict ->
    [missed] Meleset, yang paling jauh lebih dulu
   *[few] Permainannya belum cukup
}
lab-page-more = { $n } lagi
lab-page-rest = { $n } lagi ada di bagiannya masing-masing.
lab-page-of = { $n } dari { $all }
lab-page-everywhere = semua jumlah pemain
lab-page-at-least = paling sedikit { $value }
lab-page-at-most = paling banyak { $value }
lab-page-changes = Jelas beda dari kartu pembanding, yang paling pasti lebih dulu
lab-page-from-to = { $before } → { $now }
lab-page-overview = Semua target

## Gambar dan tabel.

lab-page-at-a-glance = Sekilas
lab-page-about = { $who }: { $what }
lab-page-reading = terendah { $lowest } ({ $least }), tertinggi { $highest } ({ $most })
lab-page-all-wanted = diinginkan: { $target }
lab-page-thin = batang tipis: kartu pembanding
lab-page-numbers = { $n } angkanya
lab-page-column = { $column ->
    [who] apa
    [value] nilai
    [more] jelas lebih dari kartu pembanding
    [less] jelas kurang
    [interval] 95 %
    [n] n
    [target] diinginkan
    [against] kartu pembanding
   *[difference] selisih
}
