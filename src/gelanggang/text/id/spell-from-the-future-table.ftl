# Spell from the Future di meja terminal, di layar maupun baris demi baris.

sf-table-day = Hari { $day } dari { $days } · 1st Mage: { $name }
sf-table-village = Lentera Village { $bar } { $n }/{ $most }
sf-table-mystic-beast = { $beast } ✦ Mystic
sf-table-beast = { $beast } · Health { $health } · Serangan { $attack } · Damage { $damage }
sf-table-first = { $first ->
    [mages] Dadu { $die }: para Mage menyerang duluan.
   *[beast] Dadu { $die }: Beast menyerang duluan.
}
sf-table-vp = VP putih/hitam:
sf-table-colours = Warna:
sf-table-word = Katanya: { $word }
sf-table-white = putih
sf-table-black = hitam
sf-table-minds-left = { $name }: { $minds }
sf-table-colours-gone = Warna di tumpuk discard: { $colours }

# Sebuah bab: sudah sampai mana.
sf-table-goal = { $goal ->
    [defeat] Beast kalah { $reached }/{ $n }
    [hold] Beast tertahan { $reached }/{ $n }
    [damage] Damage { $reached }, batasnya { $n }
    [together] hari semua Hit { $reached }/{ $n }
   *[last] Beast terakhir kalah atau tertahan
}
sf-table-goals = Tujuan: { $goals }
sf-table-next-beast = Besok: { $beast }
