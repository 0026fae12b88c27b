# The laboratory: the page of a report.

## Numbers.

lab-page-whole = { $n }
lab-page-decimal = .

## Around the page.

lab-page-title = { $game }: a report of the laboratory
lab-page-skip = To the report
lab-page-light = { $light ->
    [light] Light
    [dark] Dark
   *[auto] Auto
}
lab-page-players = { $n } players

## What was measured.

lab-page-measured = { $what ->
    [pack] Cards
    [against] Compared with
    [games] Games
    [seed] Seed
   *[bots] Played by
}
lab-page-pack = { $name }, version { $version }
lab-page-games = { $n ->
    [one] { $n } game for each number of players
   *[other] { $n } games for each number of players
}
lab-page-not-people = Bots and minds are not people. What they show about the numbers on the cards holds for how they play; a table of people has the last word.
lab-page-run = { $n ->
    [one] { $n } game, { $bots }
   *[other] { $n } games, { $bots }
}
lab-page-stuck = { $n ->
    [one] (one of them never ended and is counted in nothing)
   *[other] ({ $n } of them never ended and are counted in nothing)
}
lab-page-level = level { $level }
lab-page-times = { $n } × { $bot }
lab-page-how = How to read the plots
lab-page-mark = { $mark ->
    [met] target met
    [missed] target missed
    [few] not enough games to say
    [none] no target
    [against] the other cards
    [more] clearly more than with the other cards
    [less] clearly less
    [interval] 95 % interval
    [band] what is wanted
   *[fair] all alike
}

## The verdicts.

lab-page-verdicts = Verdicts
lab-page-verdict = { $verdict ->
    [met] met
    [missed] missed
    [few] not enough games
   *[none] no target
}
lab-page-list = { $verdict ->
    [missed] Missed, the farthest first
   *[few] Not enough games to say
}
lab-page-more = { $n ->
    [one] One more
   *[other] { $n } more
}
lab-page-rest = { $n ->
    [one] One more stands in its section.
   *[other] { $n } more stand in their sections.
}
lab-page-of = { $n } of { $all }
lab-page-everywhere = all numbers of players
lab-page-at-least = at least { $value }
lab-page-at-most = at most { $value }
lab-page-changes = Clearly different from the other cards, the surest first
lab-page-from-to = { $before } → { $now }
lab-page-overview = All targets

## Plots and tables.

lab-page-at-a-glance = At a glance
lab-page-about = { $who }: { $what }
lab-page-reading = lowest { $lowest } ({ $least }), highest { $highest } ({ $most })
lab-page-all-wanted = wanted: { $target }
lab-page-thin = thin bars: the other cards
lab-page-numbers = { $n ->
    [one] The number
   *[other] The { $n } numbers
}
lab-page-column = { $column ->
    [who] what
    [value] value
    [more] clearly more than with the other cards
    [less] clearly less
    [interval] 95 %
    [n] n
    [target] wanted
    [against] other cards
   *[difference] difference
}
