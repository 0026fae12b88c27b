## Kenapa bot memilih langkahnya.  Ini juga petunjuk: orang bisa bertanya apa yang akan dipilih bot.

sf-why-by-chance = Aku pilih asal saja.
sf-why-only-move = Tidak ada pilihan lain.

# Seleranya sendiri saja.
sf-why-own-colour = Menurutku { $colour } paling jelas membedakan kata-katanya.
sf-why-own-word = Menurutku { $word } paling jelas membedakan Warna-warnanya.
sf-why-own-taste = Menurutku { $best } paling cocok dan { $least } paling tidak cocok.
sf-why-own-best = Menurutku { $best } paling cocok, dan hari ini aku butuh putih.
sf-why-own-least = Menurutku { $least } paling tidak cocok, dan hari ini aku butuh hitam.
sf-why-no-tokens = Hari ini tidak ada token yang berguna.

# Apa yang dipikirkan orang.
sf-why-most-link = Kukira kebanyakan orang menganggap { $best } paling cocok, jadi putihku ke situ.
sf-why-few-link = Kukira kebanyakan orang menganggap { $least } paling tidak cocok, jadi hitamku ke situ.
sf-why-meet-many = Pendapat orang bisa beda-beda, jadi aku sebar ke { $n } tempat supaya bertemu lebih banyak pemain.

# Apa yang sudah dilakukan pemain lain.
sf-why-partner-white = { $seat } biasanya pakai putih di hari seperti ini, jadi aku ikut putih.
sf-why-partner-black = { $seat } biasanya pakai hitam di hari seperti ini, jadi aku ikut hitam.

# Rencana untuk hari-hari berikutnya.
sf-why-agree-colour = Dengan { $colour } paling banyak orang akan sepakat soal kata-katanya.
sf-why-agree-word = Dengan { $word } paling banyak orang akan sepakat soal Warna-warnanya.
sf-why-hold-or-fall = Village tidak kuat lagi kena serangan { $beast }, jadi Defence dulu.
sf-why-strike-or-fall = Village tidak kuat lagi kena serangan { $beast }, jadi kita harus mengalahkannya lebih dulu.
sf-why-keep-mind = { $mind } kusimpan dulu untuk hari yang lebih pas.
sf-why-white-behind = Penanda putihku tertinggal { $n } dari yang hitam, padahal yang dihitung cuma yang lebih rendah.
sf-why-black-behind = Penanda hitamku tertinggal { $n } dari yang putih, padahal yang dihitung cuma yang lebih rendah.
sf-why-beat-beast = Kita menyerang duluan: dengan Attack { $n }, { $beast } kalah sebelum sempat menyerang.
sf-why-hold-beast = Dengan Defence { $n } kita bisa menahan { $beast }, jadi aku pakai lebih banyak hitam.

# Aturan bab.
sf-why-lead-plainly = Aku jalan duluan, jadi kupilih yang pasti dimengerti semua: { $best }.
sf-why-follow-mage = { $seat } sudah menunjuk jalan ke { $best }, jadi aku ikut.
sf-why-key-word = Hit di { $word } dihitung lebih hari ini, jadi tidak kulewatkan.
sf-why-same-mind = { $mind } itu Kartu Pikiran yang juga pertama terpikir oleh yang lain.
sf-why-few-stacks = Ide yang sendirian jadi makanan Beast, jadi aku cukup di { $n } tempat saja.
sf-why-mirror-strike = Di dalam cermin, hitam yang menyerang, dan sekarang kita perlu menyerang.
sf-why-mirror-guard = Di dalam cermin, putih yang menjaga, dan sekarang kita perlu menjaga.
sf-why-black-both = Di sini hitam menyerang sekaligus menjaga, jadi kucari yang paling tidak cocok: { $least }.
sf-why-wound-beast = Luka tidak sembuh: yang kita serang hari ini terasa oleh { $beast } besok.
sf-why-nobody-alone = Kalau semua kena Hit, Village pulih, jadi kutemui yang lain di { $n } tempat.
