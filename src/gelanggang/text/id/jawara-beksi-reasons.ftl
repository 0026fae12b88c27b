## Kenapa bot memilih langkahnya.

jb-why-by-chance = Aku pilih asal saja.
