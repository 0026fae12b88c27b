## Kenapa bot memilih langkahnya.

sf-why-by-chance = Aku pilih asal saja.
