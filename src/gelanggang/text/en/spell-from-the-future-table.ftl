# Spell from the Future at a table in the terminal, on screens as well as line by line.

sf-table-day = Day { $day } of { $days } · 1st Mage: { $name }
sf-table-village = Village lanterns { $bar } { $n }/{ $most }
sf-table-mystic-beast = { $beast } ✦ Mystic
sf-table-beast = { $beast } · health { $health } · attack { $attack } · damage { $damage }
sf-table-first = { $first ->
    [mages] Die { $die }: the mages strike first.
   *[beast] Die { $die }: the Beast strikes first.
}
sf-table-vp = VP white/black:
sf-table-colours = Colours:
sf-table-word = The word: { $word }
sf-table-white = white
sf-table-black = black
sf-table-minds-left = { $name }: { $minds }
sf-table-colours-gone = Colours on the discard pile: { $colours }

# A chapter: how far it is.
sf-table-goal = { $goal ->
    [defeat] Beasts defeated { $reached }/{ $n }
    [hold] Beasts held { $reached }/{ $n }
    [damage] damage { $reached }, at most { $n }
    [together] days when all Hit { $reached }/{ $n }
   *[last] the last Beast defeated or held
}
sf-table-goals = Goal: { $goals }
sf-table-next-beast = Tomorrow: { $beast }
