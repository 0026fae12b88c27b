# The laboratory: what a report calls the things that it measures.

## Whom or what a figure is about, where that is only counted.

lab-subject-round = round { $n }
lab-subject-seat = seat { $n }
lab-subject-turn = after turn { $n }
lab-subject-place = { $n ->
    [1] who was first after round 1
   *[other] who was number { $n } after round 1
}
lab-subject-order = { $n ->
    [1] who begins
   *[other] who is number { $n }
}
lab-subject-size = { $n ->
    [1] 1 card
    [6] 6 cards or more
   *[other] { $n } cards
}

## How games were played.

lab-run-drafted = Characters are chosen
lab-run-lot = Characters are dealt by lot
lab-run-strong = the strongest bots
lab-run-2-over-1 = one of level 2 against level 1
lab-run-3-over-2 = one of level 3 against level 2

## Sections.

lab-section-pack = The cards by themselves
lab-section-length = How long rounds are
lab-section-combos = Combos
lab-section-order = Order in the round
lab-section-seats = Seats
lab-section-characters = Characters
lab-section-comeback = Coming back
lab-section-points = Points over time
lab-section-cards = Cards
lab-section-duels = DUELs
lab-section-judges = Judges
lab-section-strong = Among the strongest bots
lab-section-levels = Levels of bots

## Figures of Jawara Beksi.

lab-figure-turns = turns of a player in the round
lab-figure-single = player-rounds with a single turn or none
lab-figure-stalled = rounds that stall (JB-76)
lab-figure-draws = turns that draw as their Action
lab-figure-combo-points = points of a Combo
lab-figure-combo-single = Combos of a single card
lab-figure-combo-long = Combos of four cards and more
lab-figure-size = size of Combos
lab-figure-order = rounds won, by order
lab-figure-seat = games won, by seat
lab-figure-seat-rounds = rounds won, by seat
lab-figure-character-lot = rounds won when dealt by lot
lab-figure-character-first = chosen first
lab-figure-character-drafted = rounds won when chosen
lab-figure-leader = the leader after round 1 wins the game
lab-figure-leader-later = the leader after round 2 wins the game
lab-figure-comeback = games won, by place after round 1
lab-figure-taken = part of the Judge’s points that is taken
lab-figure-score-winner = score of who wins in the end
lab-figure-score-other = score of the others
lab-figure-played = played, of its stays in a hand
lab-figure-brings = points of the win that a copy more brings
lab-figure-earns = points of the round that a copy more earns
lab-figure-adds = points that it adds to a Combo, beside an average card
lab-figure-duels = DUELs in a game
lab-figure-wager = wager of a DUEL
lab-figure-judge = largest difference that the Judge makes
lab-figure-judge-turns = turns, beside the other Judges
lab-figure-judge-combo = cards in a Combo, beside the other Judges
lab-figure-judge-supports = Support cards a turn, beside the other Judges
lab-figure-judge-draws = turns that draw, beside the other Judges
lab-figure-strong-turns = turns of a player in the round, level 3
lab-figure-strong-single = player-rounds with a single turn or none, level 3
lab-figure-strong-stalled = rounds that stall (JB-76), level 3
lab-figure-strong-draws = turns that draw as their Action, level 3
lab-figure-strong-order = rounds won, by order, level 3
lab-figure-level-2-over-1 = part of the win of one of level 2 against level 1
lab-figure-level-3-over-2 = part of the win of one of level 3 against level 2

## Spell from the Future.

lab-subject-tier = tier { $n }
lab-subject-day = after day { $n }

lab-run-mind-0-easy = minds that agree as often as we assume, Easy
lab-run-mind-0-normal = the same, Normal
lab-run-mind-0-hard = the same, Hard
lab-run-mind-0-very-hard = the same, Very hard
lab-run-mind-0-nightmare = the same, Nightmare
lab-run-mind-1-easy = level 1, Easy
lab-run-mind-1-normal = level 1, Normal
lab-run-mind-1-hard = level 1, Hard
lab-run-mind-1-very-hard = level 1, Very hard
lab-run-mind-1-nightmare = level 1, Nightmare
lab-run-mind-3-nightmare = level 3, Nightmare

lab-section-village = How often the Village stands
lab-section-beasts = Beasts
lab-section-tiers = Tiers
lab-section-tokens = Whether tokens matter
lab-section-minds = Mind cards
lab-section-winner = Who wins
lab-section-damage = Damage, day after day

lab-figure-stands = the Village stands
lab-figure-stands-guessers = the Village stands, level 1
lab-figure-defeated = defeated
lab-figure-blocked = held, when it strikes
lab-figure-stopped = stopped before it strikes
lab-figure-held = strikes and is held
lab-figure-through = gets through to the Village
lab-figure-through-mages-first = gets through, when the mages strike first
lab-figure-through-beast-first = gets through, when the Beast strikes first
lab-figure-tier-defeated = defeated, by tier
lab-figure-tier-blocked = held when they strike, by tier
lab-figure-defeated-falls = defeated less often than the tier before
lab-figure-blocked-falls = held less often than the tier before
lab-figure-agency = the day would be another without one player’s tokens
lab-figure-helpless = days that not even perfect agreement would change
lab-figure-black-ordinary = the damage would be another without black tokens
lab-figure-white-ordinary = the damage would be another without white tokens
lab-figure-black-mystic = the same without black ones, Mystic days
lab-figure-white-mystic = the same without white ones, Mystic days
lab-figure-chosen = chosen, of all Mind cards that level 3 plays
lab-figure-works = does something, when level 3 plays it
lab-figure-grade = grade of two players who saved the Village, level 1
lab-figure-winner-lower = lower marker of the winner
lab-figure-second-near = the second is within 3 VP of the winner
lab-figure-damage = damage of the Village, Normal
lab-figure-beyond-tokens = numbers beyond all tokens of a colour
lab-figure-columns-stay = numbers that do not grow with the players
lab-figure-tiers-stay = tiers that are no stronger than the one before

## What was measured of a way to play, in a few words beside it.  Bots stand for people; $n of ten.

lab-says-minutes = about { $minutes } minutes
lab-says-turns = about { $minutes } minutes · { $n ->
    [one] 1 turn each
   *[other] { $n } turns each
} in a round
lab-says-leader = about { $minutes } minutes · whoever leads after round 1 wins { $n ->
    [one] 1 time
   *[other] { $n } times
} in 10
lab-says-wins = wins about { $percent } % against { $others ->
    [one] a bot of level { $level }
   *[other] { $others } bots of level { $level }
}
lab-says-wins-between = wins { $low } to { $high } % against { $others ->
    [one] a bot of level { $level }
   *[other] { $others } bots of level { $level }
}
lab-says-stands = about { $minutes } minutes · { $n ->
    [0] the Village hardly ever stands
    [10] the Village nearly always stands
    [one] the Village stands 1 time in 10
   *[other] the Village stands { $n } times in 10
}
lab-says-company = { $n ->
    [0] with bots like this the Village hardly ever stands
    [10] with bots like this the Village nearly always stands
    [one] with bots like this the Village stands 1 time in 10
   *[other] with bots like this the Village stands { $n } times in 10
}
