## Kenapa bot memilih langkahnya.

sf-why-by-chance = Aku pilih asal saja.
sf-why-only-move = Tidak ada pilihan lain.
