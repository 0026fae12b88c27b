# Kenapa bot memilih langkahnya, dengan kata-katanya sendiri; untuk orang, ini petunjuk.

jb-why-by-chance = Aku pilih asal saja.
jb-why-only-move = Tidak ada pilihan lain.
jb-why-imagined = Sudah { $count } kali aku bayangkan lanjutan Ronde ini: dengan cara ini aku menang kira-kira { $n } dari 100 kali.
jb-why-last-point = Ini mengambil semua { $pool } poin yang tersisa, plus { $n } dari kartu Juri.
jb-why-combo-in-time = Aku ambil kira-kira { $n } poin sekarang: pemain lain bisa mengakhiri Ronde sebelum giliranku lagi.
jb-why-combo-good = { $count } kartu untuk kira-kira { $n } poin: menunggu pun tidak jauh lebih bagus.
jb-why-combo-small = Rangkaian kecil, kira-kira { $n } poin, tapi hemat kartu dan sisanya tetap kusimpan.
jb-why-combo = Rangkaian terbaikku bernilai kira-kira { $n } poin, jadi kumainkan.
jb-why-no-combo = Belum ada Rangkaian yang menghasilkan poin: aku ambil kartu.
jb-why-gather = Rangkaian terbaikku baru kira-kira { $n } poin: aku kumpulkan kartu dulu.
jb-why-gather-more = Aku bisa ambil { $n } poin terakhir, tapi tambahan kartu lebih berharga sekarang.
jb-why-wait-for-last = Sisa { $pool } poin di Juri, Rangkaian terbaikku kira-kira { $n }: aku tunggu yang bisa mengambil poin terakhir.
jb-why-done = Tidak ada lagi yang layak dimainkan giliran ini.
jb-why-support-now = { $card } bisa langsung membantu, jadi kumainkan.
jb-why-support-draw = { $card } memberiku { $n } kartu lagi sebelum memilih Rangkaian.
jb-why-support-earn = { $card } langsung memberi { $n } poin.
jb-why-support-roll = { $card } memberi poin di awal giliranku berikutnya, jadi makin cepat makin baik.
jb-why-support-take = { $card } mengambil satu Kartu Budaya lawan, jadi dia punya satu lebih sedikit.
jb-why-support-swap = Dengan { $card } kartu terburukku bisa ditukar dengan yang cocok.
jb-why-support-again = { $card } memberiku satu Aksi lagi giliran ini.
jb-why-support-points = Aku mau memainkan Rangkaian: { $card } menambah { $n } poin.
jb-why-support-better = Dengan { $card } Rangkaianku naik dari kira-kira { $n } jadi { $more } poin.
jb-why-support-open = { $card } membuka lebih banyak Rangkaian giliran ini.
jb-why-duel-behind = Aku tertinggal { $n } poin: TANDING bisa membalikkannya.
jb-why-duel-ahead = Aku tidak tertinggal, tapi { $card } bisa mengamankan keunggulanku.
jb-why-discard-worst = { $card } paling mudah kulepas.
jb-why-discard-action = { $card } paling tidak cocok dengan kartuku yang lain.
jb-why-discard-support = Lebih baik kehilangan { $card } daripada Kartu Jurus.
jb-why-most-points = { $opponent } punya poin terbanyak di Ronde ini.
jb-why-opponent-ahead = Di antara lawan, { $opponent } paling unggul dengan { $n } poin.
jb-why-opponent-cards = { $opponent } memegang { $n } kartu dan bisa dihambat sekarang.
jb-why-no-duel = TANDING tidak membuatku lebih dekat ke kemenangan.
jb-why-no-duel-ahead = Aku unggul { $n } poin: tidak perlu ambil risiko.
jb-why-wager-behind = Aku tertinggal { $behind } poin, jadi kupertaruhkan { $n } melawan { $opponent }.
jb-why-wager-ahead = Aku tidak tertinggal: { $n } melawan { $opponent } sudah cukup sebagai taruhan.
jb-why-answer-only = Taruhannya tidak bisa lebih kecil: { $n } saja.
jb-why-answer-low = Aku lebih banyak rugi daripada untung di sini: kuturunkan jadi { $n }.
jb-why-answer-high = Aku butuh keberuntungan: kuterima { $n }.
jb-why-swap = { $taken } lebih cocok di tanganku daripada { $given }.
jb-why-character = { $character } paling cocok buatku dari yang tersisa.
jb-why-character-draw = Dengan { $character } aku ambil lebih banyak kartu sebagai Aksi.
jb-why-character-limit = Dengan { $character } aku bisa memegang lebih banyak kartu untuk Rangkaian panjang.
jb-why-character-bonus = Dengan { $character } bonus setiap Rangkaian lebih besar.
jb-why-character-twins = Dengan { $character } dua kartu bernama sama bisa masuk satu Rangkaian.

## Watak bot: nama dan satu kalimat tentangnya.

persona-hoarder-name = Engkong Timbun
persona-hoarder-line = Menyimpan semua kartu sampai satu Rangkaian benar-benar layak.
persona-sprinter-name = Bang Sabet
persona-sprinter-line = Langsung main selagi yang lain masih menghitung.
persona-duelist-name = Jago Pibu
persona-duelist-line = Lebih suka satu poin dari TANDING daripada tiga dari Juri.
persona-saboteur-name = Mpok Usil
persona-saboteur-line = Paling senang kalau orang lain kehilangan kartu.
