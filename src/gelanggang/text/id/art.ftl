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
    [colour] Warna
    [beast] Beast
    [mystic-beast] Beast Mystic
    [mind] Pikiran
   *[word] Kata
}

# Halaman dengan semua muka kartu.
art-sheet = { $game }: { $name }

# Yang diperlukan meja cetak selain kartu.
art-piece-gold = Koin emas, { $points } Poin
art-piece-silver = Koin perak, { $points } Poin
art-piece-guard-skip = Jaga, dan di baliknya: lewati Fase Ambil Kartu
art-piece-reminder = Kartu pengingat dua bahasa
art-piece-judge-place = Juri
art-piece-score-board = Papan Skor
art-piece-duel = TANDING
art-piece-die = Dadu, tinggal lipat dan lem
art-piece-lot = Undian, diambil tanpa dilihat sebagai ganti dadu
art-piece-compass = Arah Rangkaian
art-piece-white = Token putih
art-piece-black = Token hitam
art-piece-vp = Penanda VP Mage { $mage }
art-piece-damage = Penanda Damage
art-piece-day = Penanda hari
art-piece-attack = Penanda Attack
art-piece-defence = Penanda Defence
art-piece-first-mage = 1st Mage
art-piece-pad = Tokenku
art-piece-mystic = Mystic Battle
art-piece-screen = Layar penutup Mage { $mage }
art-piece-village = Village
art-piece-beast-place = Beast
art-piece-vp-board = VP, Attack, dan Defence
art-piece-score-sheet = Tujuh hari
art-piece-letters = Huruf Spell Generator

# Tempat di papan.
art-place-judge = Juri Ronde ini
art-place-pool = Poin Ronde ini
art-place-round = Ronde
art-place-round-n = Ronde { $n }
art-place-name = Nama
art-place-total = Jumlah
art-place-day-n = Hari { $n }
art-place-challenger = Penantang
art-place-challenged = Yang ditantang
art-place-wager = Taruhan
art-place-beast = Beast hari ini
art-place-left = Peninggalan Beast kemarin untuk hari ini
art-place-die = Siapa menyerang duluan?
art-place-first = { $who ->
    [mages] para Mage
   *[beast] Beast
}
art-village-falls = Kalau Damage sampai { $n }, Village jatuh dan semua kalah.

# Satu giliran Jawara Beksi.
art-turn = Giliranmu
art-turn-draw = Ambil { $n } Kartu Jurus.
art-turn-action = Satu Aksi: main Rangkaian, atau ambil { $n } Kartu Jurus.
art-turn-support = Kartu Budaya: sebelum atau sesudahnya, jumlahnya bebas.
art-turn-combo = Rangkaian: satu Arah yang sama, nama berbeda semua.
art-turn-points = Nilai, efek dari kiri; { $needs } kartu atau lebih: +{ $bonus }. Ambil Poin dari Juri.
art-turn-end = Akhir: simpan paling banyak { $limit } kartu.
art-turn-judge = Yang mengambil Poin terakhir mendapat Kartu Juri: { $points } Poin lagi.

# TANDING.
art-duel-wager = Penantang menunjuk satu lawan dan menyebut taruhan yang sanggup dibayar keduanya dari Poin Ronde ini.
art-duel-lower = Yang ditantang menerima, atau menurunkannya paling rendah sampai separuh, dibulatkan ke atas.
art-duel-draw = Sisihkan kartu di tangan. Keduanya melempar { $dice } dadu, lalu mengambil { $cards } Kartu Jurus ditambah jumlah dadunya, tanpa dilihat.
art-duel-scores = Buka. Yang dihitung hanya Nilai: bukan efek, Arah, atau nama.
art-duel-winner = Jumlah yang lebih besar mendapat taruhan lawannya. Kalau seri, tidak ada yang berubah.

# Satu hari Spell from the Future.
art-day = Satu hari
art-day-preparation = Mulai hari ke-2: 1st Mage dan dadu ke kiri, kartu kemarin dibuang.
art-day-words = Buka { $n } Kartu Kata: A B, C D.
art-day-beast = Buka Beast, lempar dadu: sampai { $up_to }, para Mage menyerang duluan.
art-day-colours = 1st Mage dan tetangga kirinya mengambil dua Warna, lalu membuka satu.
art-day-tokens = Diam-diam: satu Kartu Pikiran, sampai { $n } token. Satu huruf, satu warna.
art-day-hits = Buka. Warna token sama di huruf sama dari dua pemain atau lebih: Hit, 1 VP per token.
art-day-resolve = Hit putih mencapai Health: kalah. Hit hitam mencapai Serangan: tertahan. Selain itu: Damage.
art-day-win = Yang dihitung: VP-mu yang lebih kecil.
art-day-white = paling cocok dengan Warna: Attack
art-day-black = paling tidak cocok: Defence

# Kartu 1st Mage.
art-mage-die = Lempar dadu.
art-mage-colour = Buka Warna pertama.
art-mage-left = Besok: pindah ke kiri.
