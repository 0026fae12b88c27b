# Meja langsung: siapa datang dan pergi, apa yang tidak boleh, dan kenapa sambungan berakhir.

## Apa yang terjadi pada meja, diceritakan ke semua; $me: apakah pendengarnya yang dimaksud.

server-event-sat = { $me ->
    [seat] Kamu duduk di meja sebagai { $name }.
   *[other] { $name } duduk.
}
server-event-bot-sat = { $name }, bot { $level }, ikut duduk.
server-event-stood = { $name } meninggalkan meja.
server-event-kicked = Tuan rumah mengosongkan kursi { $name }.
server-event-renamed = { $before } sekarang bernama { $name }.
server-event-hosted = { $why ->
    [away] { $me ->
        [seat] Tuan rumah sedang pergi. Sekarang kamu tuan rumahnya.
       *[other] Tuan rumah sedang pergi. Sekarang { $name } tuan rumahnya.
    }
   *[other] { $me ->
        [seat] Sekarang kamu tuan rumahnya.
       *[other] Sekarang { $name } tuan rumahnya.
    }
}
server-event-locked = Meja ditutup tuan rumah: yang lain tidak bisa ikut lagi.
server-event-unlocked = Meja dibuka lagi: yang lain bisa ikut.
server-event-paced = { $pace ->
    [off] Sekarang tanpa batas waktu.
    [relaxed] Batas waktu sekarang santai.
    [fast] Batas waktu sekarang cepat.
   *[normal] Batas waktu sekarang biasa.
}
server-event-started = Permainan { $number } mulai. Kocokannya sudah dikunci sebelumnya: { $commitment }.
server-event-late = { $me ->
    [seat] Waktumu habis, jadi bot yang memilih.
   *[other] Waktu { $name } habis, jadi bot yang memilih.
}
server-event-undo-asked = { $me ->
    [seat] Kamu minta izin untuk membatalkan pilihanmu.
   *[other] { $name } mau membatalkan pilihannya. Kamu setuju?
}
server-event-undo-agreed = { $me ->
    [seat] Kamu setuju.
   *[other] { $name } setuju.
}
server-event-undo-refused = { $me ->
    [seat] Kamu tidak setuju: tidak ada yang dibatalkan.
   *[other] { $name } tidak setuju: tidak ada yang dibatalkan.
}
server-event-undone = { $me ->
    [seat] Kamu membatalkan pilihanmu.
   *[other] { $name } membatalkan pilihannya.
} { $n } pilihan ditarik kembali.
server-event-more-time = { $me ->
    [seat] Kamu minta tambahan waktu.
   *[other] { $name } minta tambahan waktu.
}
server-event-replaced = { $me ->
    [seat] { $why ->
        [left] Kamu pergi; bot main untukmu sampai kamu kembali.
        [late] Waktumu lewat terus; bot main untukmu sampai kamu mau lanjut.
       *[lost] Sambunganmu putus; bot main untukmu sampai kamu kembali.
    }
   *[other] { $why ->
        [left] { $name } pergi; bot main sampai { $name } kembali.
        [late] Waktu { $name } lewat terus; sementara ini bot yang main.
       *[lost] Sambungan { $name } putus; bot main sampai { $name } kembali.
    }
}
server-event-taken-back = { $me ->
    [seat] Kamu main sendiri lagi.
   *[other] { $name } kembali dan main lagi.
}
server-event-paused = { $why ->
    [host] Permainan dijeda tuan rumah.
   *[empty] Tidak ada orang di meja: permainan dijeda.
}
server-event-went-on = Permainan lanjut lagi.
server-event-moved = { $me ->
    [seat] Kamu lanjut di perangkat ini.
   *[other] { $name } lanjut di perangkat lain.
}

server-event-took-over = { $me ->
    [seat] Kamu duduk sebagai { $name }, menggantikan bot { $before }.
   *[other] { $name } menggantikan bot { $before }.
}

# Cara meja disiapkan.  $before: yang berlaku sebelumnya.
server-event-optioned = { $why ->
    [seats] “{ $option }” kembali ke “{ $value }”: “{ $before }” tidak bisa untuk jumlah pemain ini.
    [pack] “{ $option }” kembali ke “{ $value }”: kartu ini tidak punya “{ $before }”.
   *[host] “{ $option }” sekarang “{ $value }”, tadinya “{ $before }”.
}
server-event-resized = Meja ini sekarang punya { $n } kursi, tadinya { $before }.
server-event-packed = Kartunya sekarang “{ $pack }”, versi { $version }. Tadinya “{ $before }”.
server-event-levelled = Bot pengisi dan pengganti sekarang { $level }, tadinya { $before }.
server-event-swapped = { $name } dan { $other } bertukar tempat.
server-event-shifted = { $name } pindah ke kursi { $number }.
server-event-claimed = Kursinya kurang, jadi { $name } menonton dulu dan dapat kursi kosong berikutnya.
server-event-asked = { $name } sedang menonton dan ingin ikut duduk.
server-event-unclaimed = { $name } tidak menunggu kursi lagi.
server-event-refused = Tuan rumah tidak punya kursi untuk { $name }.
server-event-latecomers = Yang datang belakangan boleh menggantikan bot.
server-event-no-latecomers = Bot tidak bisa digantikan lagi.
server-event-wants-again = { $me ->
    [seat] Kamu mau main lagi.
   *[other] { $name } mau main lagi.
}
server-event-voted = { $me ->
    [seat] Kamu pilih: { $choice }.
   *[other] { $name } pilih: { $choice }.
}
server-event-decided = Yang kalian bawa: { $choice }.
server-event-cleared = Kartu permainan tadi dibereskan. Tuan rumah sedang menyiapkan meja.

## Yang tertulis di papan nama rumah.

server-seats = { $seats } pemain
server-only-seats = Hanya untuk { $seats } pemain.
server-pace = { $pace ->
    [off] tanpa batas
    [relaxed] santai
    [fast] cepat
   *[normal] biasa
}
server-pace-about = { $pace ->
    [off] Semua boleh berpikir selama yang mereka mau.
   *[other] { $seconds } detik untuk tiap keputusan; lewat itu bot yang memilih.
}
server-pack-about = { $whose ->
    [ours] Kartu bawaan permainan ini.
    [house] Kartu yang disediakan pemilik rumah ini.
   *[own] Kartu yang dibawa seseorang untuk meja ini.
}

## Apa yang tidak boleh di meja.

error-name = “{ $name }” tidak bisa jadi nama: harus 1 sampai { $most } huruf, angka atau spasi, tanpa karakter tak terlihat, dan paling banyak dua tanda di satu huruf.
error-name-taken = Di sini sudah ada yang bernama { $name } atau yang namanya mirip sekali. Pilih nama lain.
error-pace = Tidak ada batas waktu “{ $pace }”. Yang ada: { $known }.
error-lesson-pack = Permainan pertama pakai kartu bawaan, bukan paket “{ $pack }”.
error-lesson-options = Permainan pertama punya pilihannya sendiri. Hapus: { $options }.
error-lesson-seats = Permainan pertama untuk { $players } pemain, bukan { $seats }.
error-lesson-set = Permainan pertama sudah disiapkan. Setelah selesai, semuanya bisa diubah.
error-no-story = Di meja ini tidak ada cerita.
error-nothing-to-choose = Sekarang tidak ada yang perlu dipilih.
error-story-choice = “{ $choice }” tidak bisa dipilih. Pilih salah satu: { $known }.
error-story-tie = Suaranya seri: pilih salah satu yang suaranya paling banyak.
error-story-lesson = Permainan pertama tidak termasuk cerita mana pun. Mulai salah satunya saja.
error-story-name = “{ $name }” tidak bisa jadi nama cerita. Pakai paling banyak { $most } huruf dan angka.
error-story-changed = Cerita di meja ini sudah diubah sejak dimulai, jadi tidak bisa lanjut di sini. Berkasnya masih bisa diunduh.
error-has-seat = Kamu sudah duduk di meja ini.
error-many-waiting = Sudah { $most } orang menunggu kursi di sini. Coba lagi nanti.
error-not-waiting = Tidak ada orang seperti itu yang menunggu kursi.
error-emote = Tidak ada emote “{ $emote }”. Yang ada: { $known }.
error-emote-wait = Terlalu banyak emote. Tunggu { $seconds } detik.
error-host-only = Hanya tuan rumah yang bisa melakukan itu.
error-no-bot = Tidak ada bot di kursi { $number }.
error-no-person = Tidak ada orang di kursi { $number }.
error-no-such-seat = Tidak ada kursi { $number }: meja ini punya { $seats } kursi.
error-not-asked-then = Setelah pilihan ke-{ $number }, kursi itu tidak ditanya apa-apa.
error-no-such-choice = Tidak ada momen itu: nomor pilihannya dari 0 sampai { $most }.
error-seat-taken = Kursi { $number } sudah ditempati.
error-kick-self = Kursimu sendiri tidak bisa kamu kosongkan. Tinggalkan saja mejanya.
error-no-seat = Kamu cuma menonton: itu untuk yang duduk di meja.
error-which-seat = Perangkat ini memegang beberapa kursi. Sebutkan kursi yang mana.
error-not-your-seat = Itu bukan kursimu.
error-phase = { $phase ->
    [lobby] Itu belum bisa: permainannya belum mulai.
    [playing] Itu tidak bisa sekarang: permainan sedang berjalan.
    [paused] Itu tidak bisa sekarang: permainan sedang dijeda.
   *[over] Itu sudah tidak bisa: permainannya sudah selesai.
}
error-undo-nothing = Kamu belum memilih apa-apa yang bisa dibatalkan.
error-undo-over = Permainannya sudah selesai: tidak ada yang bisa dibatalkan.
error-undo-sealed = Tidak perlu dibatalkan: selama belum semua siap, pilih saja lagi.
error-undo-shown = Itu tidak bisa dibatalkan: setelahnya sudah ada dadu dilempar atau rahasia terbuka.
error-undo-waiting = { $name } sedang menunggu jawaban soal pembatalan. Jawab itu dulu.
error-undo-not-asked = Tidak ada yang minta izin membatalkan kepadamu.
error-time-enough = Waktu untuk pilihan ini sudah ditambah { $most } kali. Cukup.
error-locked = Meja ini ditutup tuan rumah: yang lain tidak bisa ikut lagi.
error-barred = Perangkat ini sudah dikeluarkan tuan rumah dari meja ini.
error-full = Kursi kosong di meja ini tidak cukup.
error-unknown-table = Tidak ada meja dengan kode “{ $code }”. Periksa lagi kodenya.
error-unknown-pack = Di sini tidak ada paket kartu “{ $pack }”. Yang ada: { $known }.
error-pack-changed = Kartu “{ $pack }” sudah diubah sejak meja ini dibuka, jadi meja ini tidak bisa lanjut.
error-rules-changed = Meja ini dimulai dengan aturan versi { $began }, sedangkan di sini versi { $now }, jadi meja ini tidak bisa lanjut.
error-house-full = Kode untuk meja baru sudah habis. Coba lagi nanti.
error-ticket-unknown = Tautan ini tidak berlaku: sudah dipakai, atau sudah ada yang lebih baru.
error-ticket-expired = Tautan ini sudah terlalu lama. Buat yang baru di perangkat pertama.
error-token-unknown = Perangkat ini sudah tidak punya kursi di meja ini.
error-too-many-watchers = Terlalu banyak yang menonton meja ini. Coba lagi nanti.
error-not-over = Rekamannya baru bisa diambil setelah permainan selesai.

## Apa yang tidak diterima server.

error-message-unreadable = Pesan ini bukan JSON yang benar: { $problem }.
error-message-wrong = Isi pesan ini tidak cocok: { $problem }.
error-too-fast = Terlalu cepat. Tunggu sebentar lalu coba lagi.
error-too-slow = Kirimannya terlalu lama sampai. Coba lagi.
error-too-many-guesses = Terlalu banyak kode dari sini yang tidak ada mejanya. Tunggu satu menit, lalu lihat lagi kodenya.
error-hello-twice = Sambungan ini sudah memperkenalkan diri.
error-our-mistake = Ada yang salah di sini, dan bukan salahmu. Tidak ada yang berubah; coba lagi.
error-other-site = Permintaan dari halaman situs lain tidak diterima.
error-too-many-tables = Dari sini baru saja dibuka banyak meja. Tunggu beberapa detik sebelum membuka lagi.
error-too-many-connections = Terlalu banyak sambungan dari alamatmu.
error-body-too-large = Terlalu panjang untuk dibaca: paling banyak { $most } byte.
error-figures-not-here = Angka-angka ini hanya tampil di mesin rumah ini sendiri, atau bagi yang punya tokennya.
error-unknown-page = Tidak ada apa-apa di alamat ini.
error-not-allowed-here = Alamat ini tidak menerima permintaan seperti itu.
error-cards-unknown = Kartu itu tidak ada di sini. Tanya /api/house kartu mana yang ada.

error-proxy-address = --proxy butuh alamat atau jaringan dengan koma, misalnya 10.0.0.5,10.1.0.0/16, bukan “{ $address }”.
error-store-busy = { $file } sedang dipakai server lain. Hentikan dulu yang itu, atau pilih folder lain dengan --data.
error-store-held = { $file } sedang dipakai program lain: tidak ada yang berubah. Coba lagi sebentar lagi.
error-store-full = Tidak ada tempat lagi di disk untuk { $file }: tidak ada yang berubah. Kosongkan sedikit lalu coba lagi.
error-store-broken = { $file } tidak bisa dipakai: { $problem }.
error-store-gone = Berkas server { $file } hilang: tidak ada lagi yang ditulis, dan server berhenti.
error-store-newer = { $file } dibuat Gelanggang yang lebih baru (versi berkasnya { $found }, yang ini kenal { $known }). Pasang yang itu, atau pilih folder lain dengan --data.
error-store-strange = { $file } dan catatan di sampingnya ({ $slates }) tidak cocok: isinya yang terakhir ditulis untuk { $file } yang lain. Kembalikan berkas itu, atau pindahkan catatannya ke tempat lain.
error-store-away = Rumah ini sedang tidak bisa menjangkau basis datanya, jadi semua berhenti dulu. Tidak ada yang hilang, dan waktu tidak berjalan.
error-house-closes = Rumah ini sedang tutup di sini. Coba lagi sebentar lagi.
error-table-moves = Mesin lain di rumah ini harus mengambil alih dulu. Coba lagi sebentar lagi.
error-not-here = Meja ini ada di mesin lain di rumah ini.
error-inner-door = Hanya proses-proses rumah ini sendiri yang boleh meminta itu.
error-store-unreachable = Basis data rumah ini tidak terjangkau: { $problem }.
error-store-base-newer = Basis data ini dibuat Gelanggang yang lebih baru (versinya { $found }, yang ini kenal { $known }). Pasang yang itu, atau sebut basis data lain dengan --store.

## Kenapa sambungan berakhir.

server-closed-no-hello = Pesan pertama harus perkenalan, dan jangan lama-lama.
server-closed-not-let-in = Meja tidak ketemu.
server-closed-too-fast = Terlalu banyak pesan: sambungan ditutup.
server-closed-taken-over = Kamu lanjut di tempat lain: di jendela atau perangkat lain.
server-closed-no-longer-here = Kamu sudah tidak punya kursi di meja ini.
server-closed-server-stops = Server berhenti. Mejamu disimpan; kembali sebentar lagi.
server-closed-moved = Mejamu pindah ke mesin lain di rumah ini. Sebentar lagi kamu kembali.
server-closed-later = Datang lagi sebentar lagi.

## Halaman server tanpa klien web.

server-page-title = Gelanggang
server-page-no-client = Server berjalan, tapi klien webnya belum dibangun.
server-page-terminal = Di terminal kamu bisa langsung main:
server-page-bot = Bot yang main lewat jaringan ada di kode sumber; docs/protocol.md menjelaskan cara membuat bot sendiri:

# Kata dan kartu yang dibawa sendiri.

server-words-of-their-own = { $n } kata sendiri
server-own-odd = Satu kartu berisi dua kata, jadi kata terakhir (“{ $value }”) tidak ikut.
server-own-one-language = Kolomnya satu, jadi katanya sama dalam kedua bahasa.
server-own-guessed = Bot tidak mengenal { $n } dari { $of } kata: di situ mereka menebak Warna, dan manusia lebih unggul.
server-own-letters = Berkasnya bukan UTF-8; periksa apakah huruf seperti é sudah benar.
error-uploads-off = Di rumah ini tidak bisa membawa kata atau kartu sendiri.
error-own-pack-unknown = Rumah ini sudah tidak menyimpan kata atau kartu itu: bawa sekali lagi.
error-own-packs-full = Untuk sementara rumah ini tidak punya tempat lagi untuk kata dan kartu bawaan.
error-own-pack-not-kept = Untuk sementara ini tidak bisa disimpan, karena disk rumah ini tidak bisa ditulisi.
error-upload-empty = Isinya kosong.
error-upload-heavy = Membaca dan memainkannya terlalu lama, jadi tidak dipakai.
error-upload-no-list = Permainan ini tidak menerima daftar kata, hanya paket lengkap dalam zip.
error-upload-no-pack = Untuk permainan ini tidak bisa membawa kartu sendiri.

## Bengkel: sampai mana sebuah laporan.

error-lab-off = Di rumah ini kartu tidak diukur.
error-lab-same = Ini kartu bawaan permainan: tidak ada yang bisa dibandingkan.
error-lab-enough = Masih ada { $most } laporanmu yang menunggu: batalkan satu, atau tunggu dulu.
error-lab-full = Terlalu banyak laporan menunggu di sini. Coba lagi beberapa menit lagi.
error-unknown-job = Laporan ini sudah tidak dikenal di sini: minta sekali lagi.
server-job = { $state ->
    [waiting] { $before ->
        [0] Laporanmu berikutnya.
       *[other] Ada { $before } laporan lain lebih dulu.
    }
    [running] { $known ->
        [yes] Bot sudah memainkan { $games } permainan dan masih lanjut: hasilnya makin pasti.
       *[no] Bot sedang bermain: { $games } permainan sejauh ini.
    }
    [cancelled] Dibatalkan.
    [failed] Permainan dengan kartu ini tidak sampai selesai, jadi tidak ada laporan.
   *[done] Diukur dalam { $games } permainan antarbot. Bot bukan manusia: yang terlihat adalah cara mereka bermain.
}
server-report-of = { $figure }: { $subject }
server-report-section = { $n } pemain · { $section }
# $way: beda antara kedua paket. $verdict: apakah punyamu sesuai sasaran.
server-report-words = { $way ->
    [more] { $verdict ->
        [missed] Jelas lebih ({ $difference }), dan di luar sasaran ({ $target }).
       *[other] Jelas lebih ({ $difference }).
    }
    [less] { $verdict ->
        [missed] Jelas kurang ({ $difference }), dan di luar sasaran ({ $target }).
       *[other] Jelas kurang ({ $difference }).
    }
    [few] Permainannya masih terlalu sedikit.
   *[same] { $verdict ->
        [missed] Bedanya tidak jelas. Di luar sasaran ({ $target }).
       *[other] Bedanya tidak jelas.
    }
}

## Bengkel: asal sebuah nilai, dan yang dihitung.

server-source = { $source ->
    [rulebook] buku aturan
    [partly] sebagian dari buku aturan
    [reconstruction] dari kami
   *[own] punyamu
}
server-source-of = Asal: { $column }
server-total-cards = { $cards } kartu
server-total-copies = { $cards } kartu ({ $rows } macam)
server-total-sum = { $sum } semuanya, rata-rata { $mean }
error-workshop-kind = “{ $value }” bukan jenis kartu di sini; yang ada { $known }.
error-workshop-list = Ini hanya daftar kata: bawa sebagai kata, atau mulai dari paket lengkap.
error-workshop-heavy = Memeriksanya makan waktu terlalu lama.
error-print-off = Di rumah ini tidak bisa mencetak: typst dan pypdf belum dipasang.
error-print-one = PDF-mu yang tadi masih dibuat: tunggu dulu.
error-print-full = Terlalu banyak PDF menunggu di sini. Coba lagi sebentar lagi.
error-print-heavy = PDF ini terlalu lama atau terlalu besar: cetak sebagian saja.
