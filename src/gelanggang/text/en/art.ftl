# What stands on the face of a card beside what the pack says.

# A value that is ours, because the rulebook does not have it; or has only a part of it.
art-reconstructed = reconstructed
art-partly = partly reconstructed
art-damage = Damage
art-kind = { $kind ->
    [action] Action
    [support] Support
    [character] Character
    [judge] Judge
    [colour] Colour
    [beast] Beast
    [mystic-beast] Mystic Beast
    [mind] Mind
   *[word] Word
}

# The page with all faces.
art-sheet = { $game }: { $name }

# What a printed table needs beside cards.
art-piece-gold = Gold coin, { $points } points
art-piece-silver = Silver coin, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
art-piece-guard-skip = Guard, and on the other side: no Draw Phase
art-piece-reminder = Reminder in two languages
art-piece-judge-place = The Judge
art-piece-score-board = Score Board
art-piece-duel = DUEL
art-piece-die = Die to fold and glue
art-piece-lot = Lot, drawn unseen instead of a die
art-piece-compass = Direction of a Combo
art-piece-white = White token
art-piece-black = Black token
art-piece-vp = VP marker of Mage { $mage }
art-piece-damage = Damage marker
art-piece-day = Day marker
art-piece-attack = Attack marker
art-piece-defence = Defence marker
art-piece-first-mage = 1st Mage
art-piece-pad = My tokens
art-piece-mystic = Mystic Battle
art-piece-screen = Screen of Mage { $mage }
art-piece-village = The Village
art-piece-beast-place = The Beast
art-piece-vp-board = VP, Attack and Defence
art-piece-score-sheet = The seven days
art-piece-letters = Letters of the Spell Generator

# Places on boards.
art-place-judge = The Judge of this round
art-place-pool = The points of this round
art-place-round = Round
art-place-round-n = Round { $n }
art-place-name = Name
art-place-total = Total
art-place-day-n = Day { $n }
art-place-challenger = Challenger
art-place-challenged = Challenged
art-place-wager = Wager
art-place-beast = Today’s Beast
art-place-left = What yesterday’s Beast left for today
art-place-die = Who strikes first?
art-place-first = { $who ->
    [mages] the mages
   *[beast] the Beast
}
art-village-falls = At { $n } damage the Village falls and everybody has lost.

# A turn of Jawara Beksi.
art-turn = Your turn
art-turn-draw = { $n ->
    [one] Draw { $n } Action card.
   *[other] Draw { $n } Action cards.
}
art-turn-action = One Action: play a Combo, or draw { $n } Action cards.
art-turn-support = Support cards: before or after it, as many as you like.
art-turn-combo = Combo: all cards share a direction, and every name is different.
art-turn-points = Scores, effects from the left; { $needs } cards or more: +{ $bonus }. Take the points from the Judge.
art-turn-end = End: keep { $limit } cards at most.
art-turn-judge = Whoever takes the last point gets the Judge card: { $points } more points.

# A DUEL.
art-duel-wager = The challenger names an opponent and a wager that both can pay from this round’s points.
art-duel-lower = Whoever is challenged accepts it, or lowers it to half at the lowest, rounded up.
art-duel-draw = Set your hands aside. Both roll { $dice } dice and draw { $cards } Action cards plus the sum of their dice, unseen.
art-duel-scores = Reveal them. Only Scores count: no effect, no direction, no name.
art-duel-winner = The higher sum gets the other’s wager. In a tie nothing changes.

# A day of Spell from the Future.
art-day = A day
art-day-preparation = From day 2 on: 1st Mage and die go left, yesterday’s cards away.
art-day-words = Open { $n } Word cards: A B, C D.
art-day-beast = Reveal the Beast and roll: up to { $up_to } the mages strike first.
art-day-colours = 1st Mage and left neighbour each draw two Colours and open one.
art-day-tokens = In secret: a Mind card and up to { $n } tokens. One letter, one colour.
art-day-hits = Reveal. Two or more players with the same colour on a letter: Hit, 1 VP a token.
art-day-resolve = White Hits reach its health: defeated. Black Hits reach its attack: held. Otherwise damage.
art-day-win = Your lower VP count is what counts.
art-day-white = fits the Colours best: Attack
art-day-black = fits the Colours least: Defence

# The card of the 1st Mage.
art-mage-die = Roll the die.
art-mage-colour = Open the first Colour.
art-mage-left = Tomorrow: to the left.
