## Tujuh Hari: cerita yang datang bersama permainan.
## Sebelum bab paling banyak 80 kata, sesudahnya 40. Yang terjadi disebut namanya:
## { $word } kata dengan Hit terbanyak, { $beast } Beast yang lolos, { $name } yang sendirian dengan idenya.

title = Tujuh Hari
some-word = kata yang sudah dilupakan
some-beast = tidak ada Beast yang
some-name = tidak ada yang

panggilan = Panggilan
panggilan-before = Malam ini kentongan berbunyi, tapi hanya kalian yang mendengarnya. Di ujung gang, Nek Sari sudah menunggu. “Kalian lupa, ya? Dulu kalian ini para Mage Agung. Tujuh hari lagi seorang anak lahir di desa ini, dan ia akan mengubah segalanya. Ada yang tidak mau itu terjadi.” Dari sawah terdengar langkah berat. “Ambil batu putih, ambil batu hitam. Di tempat gelap, yang hitam pun bisa memukul.”
panggilan-attack = Para Beast lari ke sawah. “Kata { $word } tadi keras sekali,” kata Nek Sari sambil tertawa. “Tangan kalian masih ingat cara memukul.”
panggilan-defence = Pagar bambu masih berdiri. “Kata { $word } tadi seperti tembok,” kata Nek Sari. “Kalian masih ingat cara menjaga.”
panggilan-lost = Malam itu { $beast } sempat lolos. Nek Sari menyalakan lampu minyak. “Tidak apa-apa. Ingatan memang pulang pelan-pelan. Bawa bekal ini, lalu coba lagi.”
panggilan-fallen = Kali ini { $beast } sempat lolos, dan paginya kandang ayam tinggal abu. Nek Sari diam lama. “Kita tetap jalan,” katanya. “Yang kalah boleh sedih, tapi tidak boleh pulang.”

pasar = Pasar Malam
pasar-before = Pasar malam ramai sekali: odong-odong berputar, wajan berdesis, pedagang berteriak. Di antara lampu warna-warni ada mata yang tidak berkedip. “Kalau semua bicara, tidak ada yang terdengar,” bisik Nek Sari. “Satu orang harus berteriak satu kata. Kalau kalian bertemu di kata itu, tenaganya berlipat dua.” Lalu semua lampu padam.
pasar-attack = Lampu menyala lagi, dan Beast itu sudah pergi. Anak-anak pasar masih meneriakkan { $word } keras-keras, seperti nama pahlawan.
pasar-defence = Tidak satu tenda pun roboh. Penjual kue memberi kalian serabi hangat. “Buat yang berteriak { $word } tadi,” katanya.
pasar-lost = Di tengah keramaian itu, { $name } sempat sendirian dengan idenya. “Dengar dulu, baru teriak,” kata Nek Sari. Pasar belum tutup. Coba sekali lagi.
pasar-fallen = Kali ini { $name } sempat sendirian di tengah keramaian. Odong-odong berhenti, dan orang-orang pulang tanpa suara. Besok pagi jalan kalian lebih gelap, tapi masih jalan yang sama.

ujian = Ujian
ujian-before = Di balai desa, Nek Sari duduk di tikar. Di depannya tidak ada apa-apa. “Hari ini tidak ada trik baru,” katanya. “Tidak ada teriakan, tidak ada keajaiban. Cuma kalian. Kalau kalian pulang bersama, dan tidak ada yang tertinggal, kita boleh pergi dari desa. Kalau tidak, kabut yang akan memilih jalan.” Empat malam. Empat Beast. Satu nilai.
ujian-attack = “Lulus,” kata Nek Sari. Ia menulis kata { $word } di dinding dengan arang, lalu menunjuk ke atas. “Kalian anak gunung.”
ujian-defence = “Lulus,” kata Nek Sari. Ia menulis kata { $word } di dinding dengan arang, lalu menunjuk ke air. “Kalian anak sungai.”
ujian-lost = Empat malam itu { $beast } sempat lolos. Nek Sari menghapus papan tulis. “Nilai merah itu cuma warna,” katanya. “Ulangi. Kali ini saling tunggu.”
ujian-fallen = Kali ini { $beast } sempat lolos. Nek Sari tidak marah. Ia membuka pintu belakang balai. Di luar hanya ada kabut, dan jalannya tidak kelihatan.

gunung = Gunung Gema
gunung-before = Makin tinggi kalian naik, makin aneh suaranya. Setiap kata pulang dua kali. “Gunung ini suka yang kembar,” kata seorang gembala. “Kalau dua orang berpikir dengan cara yang sama, gunung ikut berpikir.” Ia menunjuk puncak. Di sana ada yang besar, dan ia sedang mendengarkan kalian.
gunung-attack = Gema kata { $word } menggelinding seperti batu, sampai Beast terakhir lari ke lembah. Dari puncak kalian melihat menara yang berkilau.
gunung-defence = Kalian bertahan di balik batu, sampai gema kata { $word } habis. Gembala menunjukkan jalan kecil ke hutan.
gunung-lost = Gunung itu bingung: malam ini { $name } sempat sendirian dengan idenya. “Coba pilih seperti temanmu memilih,” kata gembala.
gunung-fallen = Kali ini { $name } sempat sendirian, dan gunung pun diam. Kalian turun lewat sisi yang gelap. Di bawah sana hanya ada hutan.

sungai = Sungai Lambat
sungai-before = Perahu kalian kecil, dan sungainya tidak terburu-buru. Di air ini warna hanyut pelan sekali: warna hari ini masih ada besok. “Jangan cari warna baru,” kata tukang perahu. “Cari kata yang cocok dengan warna lama.” Di bawah perahu, bayangan panjang ikut berenang. Ia juga tidak terburu-buru.
sungai-attack = Kata { $word } jatuh ke air seperti petir, dan bayangan itu tenggelam. Di tikungan berikutnya kalian melihat menara yang berkilau.
sungai-defence = Perahu oleng, tapi tidak terbalik. Kalian berpegangan pada kata { $word } sampai pagi. Tukang perahu menepi di pinggir hutan.
sungai-lost = Di tikungan ketiga { $beast } sempat lolos, dan perahu penuh air. “Timba dulu,” kata tukang perahu. “Warnanya masih sama. Kita coba lagi.”
sungai-fallen = Kali ini { $beast } sempat lolos, dan perahu pecah. Kalian berenang ke tepi, basah dan gemetar. Di depan kalian ada hutan.

kabut = Kabut
kabut-before = Kabut ini lapar. Ia memakan suara, lalu memakan jejak kaki. Yang paling ia suka adalah ide yang sendirian: satu pikiran tanpa teman, dan Beast di dalamnya jadi lebih kuat. “Lebih baik sedikit tapi bersama,” bisik Nek Sari. Kalian berpegangan tangan. Di depan, sesuatu menarik napas panjang.
kabut-attack = Kabut robek di tempat kata { $word } bersinar. Beast di dalamnya mengecil, lalu hilang. Di balik kabut berdiri menara yang berkilau.
kabut-defence = Kalian berdiri melingkar dan mengulang kata { $word } sampai kabut bosan. Waktu pagi datang, kalian ada di pinggir hutan.
kabut-lost = Kabut menang malam ini: { $name } sempat sendirian dengan idenya. “Pegang tangan yang kiri dan yang kanan,” kata Nek Sari. “Lagi.”
kabut-fallen = Kabut sudah kenyang: { $name } sempat sendirian terlalu sering. Kalian keluar di hutan tanpa tahu lewat mana. Nek Sari menghitung kalian dua kali.

cermin = Menara Cermin
cermin-before = Di menara ini semua dinding memantul. Kalian mengangkat tangan kanan, bayangan mengangkat tangan kiri. Batu putih jadi perisai, batu hitam jadi pedang. “Di sini yang paling tidak cocok justru paling tajam,” kata suara dari dalam kaca. Itu suara kalian sendiri, tapi lebih tua. Dari cermin paling atas, ada kaki yang melangkah keluar.
cermin-attack = Kata { $word } membelah kaca dari atas sampai bawah. Di balik cermin ada jembatan. Bayangan kalian melambai, lalu pulang.
cermin-defence = Tidak satu pun cermin pecah. Kata { $word } terpantul ke mana-mana seperti cahaya. Di bawah menara ada pintu, dan pintu itu menuju gua.
cermin-lost = Kalian memukul dengan tangan yang salah, dan { $beast } sempat lolos. “Ingat, terbalik,” kata bayangan kalian. Ia kelihatan menyesal.
cermin-fallen = Kali ini { $beast } sempat lolos, dan cermin-cermin jadi hitam. Kalian turun dalam gelap, anak tangga demi anak tangga, sampai ke sebuah gua.

hutan = Hutan Luka
hutan-before = Pohon di hutan ini punya bekas luka, dan semuanya belum kering. Begitu juga penghuninya: yang terluka hari ini masih terluka besok, tapi yang belum kalah pasti kembali. “Jangan menghitung hari,” kata penebang kayu tua. “Hitung pukulan.” Malam pertama belum gelap, dan dahan sudah patah di belakang kalian.
hutan-attack = Pukulan terakhir jatuh di kata { $word }. Hutan bernapas lega, dan dahannya membuka jalan ke sebuah jembatan.
hutan-defence = Kalian tidak mundur, walau setiap malam ia kembali. Kata { $word } terukir di pohon besar. Di bawah akarnya ada mulut gua.
hutan-lost = Lukanya belum cukup dalam, dan { $beast } sempat lolos. Penebang kayu mengasah kapaknya. “Besok ia lebih lelah daripada kalian.”
hutan-fallen = Kali ini { $beast } sempat lolos. Kalian lari tanpa menoleh, jatuh, bangun, lalu masuk ke satu-satunya tempat gelap yang terbuka: gua.

jembatan = Jembatan Sunyi
jembatan-before = Jembatan ini putus kalau ada yang bicara. Satu orang harus jalan lebih dulu, tanpa suara, dan semua melihat kakinya. Lalu yang lain mengikuti. “Jadi pemimpin itu gampang,” tulis Nek Sari di tanah. “Dimengerti itu yang susah.” Di ujung sana sudah terlihat atap desa. Di tengah jembatan ada yang menunggu.
jembatan-attack = Tanpa satu suara pun kalian bertemu di { $word }, dan Beast itu jatuh ke jurang. Di seberang, semua orang bicara sekaligus.
jembatan-defence = Jembatan berayun, tapi kaki kalian tahu tempatnya. Di seberang baru ada yang berani menyebut kata itu: { $word }.
jembatan-lost = Ada yang salah baca, dan { $name } sempat sendirian di papan yang goyang. Nek Sari menulis di tanah: “Sekali lagi. Pelan.”
jembatan-fallen = Kali ini { $name } sempat sendirian, dan talinya putus. Kalian memanjat tebing sampai subuh. Waktu sampai di desa, tangan kalian lecet semua.

gua = Gua Warna
gua-before = Di gua ini hari biasa dan hari aneh bergantian. Pada hari aneh, huruf hilang: yang tinggal hanya satu kata dan sepuluh warna di dinding, dilukis oleh kalian sendiri, seribu tahun lalu. “Sentuh warnanya,” kata Nek Sari. “Kalian pasti ingat.” Lukisan binatang di langit-langit mulai bergerak.
gua-attack = Binatang lukisan itu kembali jadi cat. Di dinding ada kata baru, masih basah: { $word }. Cahaya masuk dari arah desa.
gua-defence = Kalian berdiri rapat di depan dinding sampai lukisan itu lelah. Seseorang menulis { $word } di bawahnya, supaya tidak lupa.
gua-lost = Warnanya banyak, dan { $name } sempat sendirian dengan idenya. “Dulu kalian memilih bersama,” kata Nek Sari. “Lihat sekali lagi.”
gua-fallen = Kali ini { $name } sempat sendirian, dan lukisan itu keluar lebih dulu. Kalian mengejarnya ke desa. Napas habis, tapi harapan belum.

kelahiran = Kelahiran
kelahiran-before = Ibu itu sudah berbaring, dan air sudah mendidih. Tujuh hari lagi, kata bidan. Semua Beast yang pernah kalian lihat sekarang ada di sawah, dan yang belum pernah juga. Tapi ada yang lain: kalau tidak ada satu pun dari kalian yang sendirian, bayi di dalam perut itu tertawa. Semua orang mendengarnya, dan tembok desa menutup lukanya sendiri. Nek Sari menggulung lengan baju. “Ayo.”
kelahiran-attack = Beast terakhir tumbang di kata { $word }. Lalu sunyi. Lalu, dari rumah di tengah desa, tangisan pertama.
kelahiran-defence = Tembok terakhir masih berdiri, ditopang kata { $word }. Di balik tembok itu, tangisan pertama.
kelahiran-lost = Di malam yang panjang { $beast } sempat lolos. Bidan menggeleng: belum lahir, masih ada waktu. “Satu kali lagi,” kata ibu itu. “Aku kuat.”
kelahiran-fallen = Kali ini { $beast } sempat lolos, dan desa terbakar. Kalian membawa ibu itu keluar lewat sawah, berlari tanpa lampu.

fajar = Fajar
fajar-ending = Matahari terbit di sawah yang kosong. Tidak ada lagi langkah berat. Anak itu membuka mata dan menunjuk kalian satu per satu, seperti menghitung teman lama. “Ia ingat kalian,” kata Nek Sari. Besok kalian sekolah lagi, mengerjakan PR lagi. Tapi kalau kentongan berbunyi, sekarang kalian tahu siapa yang dipanggil.

rumah = Rumah
rumah-ending = Pintu dibuka pelan-pelan. Di dalam hangat, dan baunya seperti nasi baru matang. Beast masih ada di luar sana, tapi mereka tidak berani masuk: di sini ada tembok yang tidak dibuat dari batu. Anak itu tidur. Kalian duduk di sekelilingnya tanpa bicara, karena kalian semua memikirkan hal yang sama.

bintang = Bintang
bintang-ending = Anak itu lahir di pematang, tanpa atap, di bawah satu bintang. Desa tinggal asap. Tapi semua orang ada: Nek Sari sudah menghitung dua kali. “Desa bisa dibangun lagi,” katanya. “Yang kita jaga ini tidak.” Anak itu menggenggam batu hitam dan batu putih, lalu tertawa. Jalan masih panjang, dan kalian tidak sendirian.
