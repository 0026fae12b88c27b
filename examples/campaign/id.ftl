title = Tiga Malam Ronda
some-word = entah apa
some-beast = tidak ada Beast yang
some-name = tidak ada yang

ronda = Ronda
ronda-before = Giliran kalian ronda malam ini. Kopi sudah dingin, dan di ujung kampung ada lampu yang tidak seharusnya menyala.
ronda-attack = Dengan kata { $word } kalian mengejarnya sampai ke atap.
ronda-defence = Kalian berdiri di jalan dan menyebut { $word }. Ia mundur ke arah sumur.
ronda-lost = Malam itu { $beast } sempat lolos. Kopinya dihangatkan lagi.
ronda-fallen = Sekali lagi { $beast } sempat lolos, ke arah sumur.

atap = Di Atas Atap
atap-before = Genting licin karena embun. Satu orang harus meneriakkan satu kata, supaya yang lain tahu ke mana.
atap-attack = Kata { $word } terdengar sampai kampung sebelah.
atap-defence = Kalian bertahan di bubungan dengan kata { $word }.
atap-lost = Di atas genting { $name } sempat sendirian dengan idenya. Hati-hati, coba lagi.
atap-fallen = Sekali lagi { $name } sempat sendirian, lalu genting pecah. Kalian turun sambil menunggu pagi.

sumur = Sumur Tua
sumur-before = Di air sumur semua terbalik. Jangan ada yang berpikir sendirian: di bawah sana ada yang lapar.
sumur-attack = Kata { $word } jatuh ke sumur, dan airnya tenang.
sumur-defence = Kalian menutup sumur dengan kata { $word }.
sumur-lost = Di tepi sumur { $name } sempat sendirian dengan idenya. Tarik timbanya, coba lagi.
sumur-fallen = Sekali lagi { $name } sempat sendirian, dan sumurnya tertawa.

pagi = Menjelang Pagi
pagi-before = Sebentar lagi subuh. Satu orang jalan di depan tanpa bicara, yang lain mengikuti langkahnya.
pagi-attack = Yang terakhir lari waktu mendengar { $word }.
pagi-defence = Yang terakhir berhenti di depan { $word }, lalu pergi.
pagi-lost = Menjelang subuh { $beast } sempat lolos. Masih ada waktu.
pagi-fallen = Menjelang subuh { $beast } sempat lolos lagi. Besok giliran orang lain.

kokok = Ayam Berkokok
kokok-ending = Ayam berkokok, dan lampu yang aneh itu padam sendiri. Ibu-ibu membawa pisang goreng.
tidur = Tidur Siang
tidur-ending = Kalian tertidur di pos ronda sampai siang. Kampung masih ada. Itu sudah cukup.
