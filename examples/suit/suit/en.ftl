suit-name = Suit
suit-about = Elephant beats person, person beats ant, ant beats elephant. For 2 to 4 players.
suit-aim = All show a sign at the same moment. A point for each player whose sign yours beats.
suit-option = Rounds
suit-thing = { $thing ->
    [gajah] elephant
    [orang] person
    [semut] ant
   *[hidden] a hidden sign
}
suit-spot = { $spot ->
    [round] Round
    [points] Points
    [shown] Shows
   *[last] Showed last
}
suit-prompt-show = { $me ->
    [seat] Show a sign; nobody sees it yet.
   *[other] { $seat } is choosing a sign.
}
suit-move-show = Show { $thing }
suit-refusal-no-sign = Show elephant, person or ant.
suit-event-ready = { $seat } is ready.
suit-event-showed = { $seat } shows { $thing }.
suit-event-scored = { $seat } scores { $n }.
suit-event-draw = All the same: nobody scores.
suit-event-won = { $seats } wins with { $n }.
suit-event-shared-win = { $seats } share the win with { $n }.
reason-no-sign = that is no sign
bot-copycat = Shows what would have beaten the sign before.
