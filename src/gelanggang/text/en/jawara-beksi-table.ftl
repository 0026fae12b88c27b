# Jawara Beksi at a table in the terminal, on screens as well as line by line.

# Letters to type; those of the English words (d, e) work in every language.
jb-letter-draw = d
jb-letter-end = e

jb-table-title = Jawara Beksi
jb-table-round = Round { $round } of { $rounds }
jb-table-pool = pool: { $n ->
    [one] 1 point
   *[other] { $n } points
}
jb-table-judge = Judge { $judge }: { $restriction }
jb-table-quiet-left = { $n ->
    [one] If nobody takes points from the pool in this turn, the round ends.
   *[other] If nobody takes points from the pool for { $n } more turns, the round ends.
}
jb-table-turns-left = { $n ->
    [one] The round ends with this turn at the latest.
   *[other] The round ends in { $n } turns at the latest.
}
jb-table-points = This round
jb-table-score = Score Board
jb-table-actions = Action
jb-table-supports = Support
jb-table-character = Character
jb-table-known = What you know of { $name }’s hand: { $cards }

jb-mark-guard = guarded
jb-mark-skip-draw = skips next draw
jb-mark-judge = Judge card +{ $n }

jb-quote-scores = Scores { $n }
jb-quote-effects = effects +{ $n }
jb-quote-dice = dice +{ $marks }
jb-quote-bonus = bonus +{ $n }
jb-quote-support = Support cards +{ $n }
jb-quote-judge = Judge and Character { $n }
jb-quote-working = Effects that work: { $cards }

jb-character-line = { $character }: { $ability }
jb-opponent-line = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $actions } Action, { $supports } Support
jb-challenge-line = { $name }, wager { $most } at the most
