# Jawara Beksi di meja terminal, di layar maupun baris demi baris.

# Huruf yang diketik; huruf dari kata Inggrisnya (d, e) juga selalu bisa.
jb-letter-draw = a
jb-letter-end = s

jb-table-title = Jawara Beksi
jb-table-round = Ronde { $round } dari { $rounds }
jb-table-pool = di Juri: { $n } Poin
jb-table-judge = Juri { $judge }: { $restriction }
jb-table-quiet-left = Kalau { $n } giliran lagi tidak ada yang mengambil Poin dari Juri, Ronde berakhir.
jb-table-turns-left = Ronde berakhir paling lama { $n } giliran lagi.
jb-table-points = Ronde ini
jb-table-score = Papan Skor
jb-table-actions = Jurus
jb-table-supports = Budaya
jb-table-character = Karakter
jb-table-known = Di tangan { $name } yang kamu tahu: { $cards }

jb-mark-guard = Jaga
jb-mark-skip-draw = lewatkan Ambil Kartu
jb-mark-judge = Kartu Juri +{ $n }

jb-quote-scores = Nilai { $n }
jb-quote-effects = efek +{ $n }
jb-quote-dice = dadu +{ $marks }
jb-quote-bonus = bonus +{ $n }
jb-quote-support = Kartu Budaya +{ $n }
jb-quote-judge = Juri dan Karakter { $n }
jb-quote-working = Efek yang jalan: { $cards }

jb-character-line = { $character }: { $ability }
jb-opponent-line = { $name }: { $points } Poin, { $actions } Jurus, { $supports } Budaya
jb-challenge-line = { $name }, taruhan paling tinggi { $most }
