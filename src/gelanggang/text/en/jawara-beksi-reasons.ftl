# Why a bot makes its move, in its own words; said to a person, it is a hint.

jb-why-by-chance = I choose by chance.
jb-why-only-move = There is nothing else to choose.
jb-why-imagined = I imagined how the round could go on, { $count } times: this way I win about { $n } games in 100.
jb-why-last-point = { $pool ->
    [one] This takes the last point of the pool, and the Judge card’s { $n } with it.
   *[other] This takes all { $pool } points that are left, and the Judge card’s { $n } with them.
}
jb-why-combo-in-time = { $n ->
    [one] I take 1 point now: somebody else may end the round before my next turn.
   *[other] I take about { $n } points now: somebody else may end the round before my next turn.
}
jb-why-combo-good = { $n ->
    [one] { $count } cards for about 1 point: to wait would hardly make it better.
   *[other] { $count } cards for about { $n } points: to wait would hardly make it better.
}
jb-why-combo-small = { $n ->
    [one] A small Combo, about 1 point, but it costs few cards and I keep the rest.
   *[other] A small Combo, about { $n } points, but it costs few cards and I keep the rest.
}
jb-why-combo = { $n ->
    [one] My best Combo earns about 1 point, so I play it.
   *[other] My best Combo earns about { $n } points, so I play it.
}
jb-why-no-combo = No Combo of mine would earn anything: I draw.
jb-why-gather = { $n ->
    [one] My best Combo would earn only about 1 point: I gather cards for a better one.
   *[other] My best Combo would earn about { $n } points: I gather cards for a better one.
}
jb-why-gather-more = { $n ->
    [one] I could take the last point, but more cards are worth more to me now.
   *[other] I could take the last { $n } points, but more cards are worth more to me now.
}
jb-why-wait-for-last = { $n ->
    [one] The pool holds { $pool } and my best Combo earns about 1: I wait for one that takes the last point.
   *[other] The pool holds { $pool } and my best Combo earns about { $n }: I wait for one that takes the last point.
}
jb-why-done = Nothing else is worth playing this turn.
jb-why-support-now = { $card } can help at once, so I play it.
jb-why-support-draw = { $n ->
    [one] { $card } brings me one more card before I choose my Combo.
   *[other] { $card } brings me { $n } more cards before I choose my Combo.
}
jb-why-support-earn = { $n ->
    [one] { $card } is worth 1 point right now.
   *[other] { $card } is worth { $n } points right now.
}
jb-why-support-roll = { $card } earns points at the start of my next turn, so the sooner the better.
jb-why-support-take = { $card } takes a Support card from somebody and leaves them one less.
jb-why-support-against = { $card } sets others back, which is as good as getting ahead.
jb-why-support-guard = { $card } keeps what I have safe until my next turn.
jb-why-support-dice = { $card } earns points right now, as many as I roll.
jb-why-support-swap = { $card } lets me trade my worst card for one that fits.
jb-why-support-again = { $card } gives me one more Action this turn.
jb-why-support-points = { $n ->
    [one] I am about to play a Combo: { $card } adds 1 point to it.
   *[other] I am about to play a Combo: { $card } adds { $n } points to it.
}
jb-why-support-better = With { $card } my Combo grows from about { $n } to about { $more } points.
jb-why-support-open = { $card } makes more Combos possible this turn.
jb-why-duel-behind = { $n ->
    [one] I am 1 point behind: a DUEL can turn that.
   *[other] I am { $n } points behind: a DUEL can turn that.
}
jb-why-duel-ahead = I am not behind, but { $card } can make my lead safe.
jb-why-discard-worst = { $card } is the card I can do without most easily.
jb-why-discard-action = { $card } fits my other cards least.
jb-why-discard-support = I would rather miss { $card } than one of my Action cards.
jb-why-most-points = { $opponent } has the most points in this round.
jb-why-opponent-ahead = { $n ->
    [one] Of the others { $opponent } is furthest ahead, with 1 point.
   *[other] Of the others { $opponent } is furthest ahead, with { $n } points.
}
jb-why-opponent-cards = { $n ->
    [one] { $opponent } holds 1 card and can be slowed down now.
   *[other] { $opponent } holds { $n } cards and can be slowed down now.
}
jb-why-no-duel = A DUEL would bring me no closer to winning.
jb-why-no-duel-ahead = { $n ->
    [one] I am 1 point ahead: I need no risk.
   *[other] I am { $n } points ahead: I need no risk.
}
jb-why-wager-behind = { $behind ->
    [one] I am 1 point behind, so I risk { $n } against { $opponent }.
   *[other] I am { $behind } points behind, so I risk { $n } against { $opponent }.
}
jb-why-wager-ahead = I am not behind: { $n } against { $opponent } is all that I want to risk.
jb-why-answer-only = The wager cannot be made smaller: { $n } it is.
jb-why-answer-low = I have more to lose than to win here: I lower the wager to { $n }.
jb-why-answer-high = I can use the luck: I accept { $n }.
jb-why-swap = { $taken } fits my hand better than { $given }.
jb-why-character = { $character } suits me best of those that are left.
jb-why-character-draw = With { $character } I draw more cards as my Action.
jb-why-character-limit = With { $character } I can hold more cards for a long Combo.
jb-why-character-bonus = With { $character } every Combo with a bonus earns more.
jb-why-character-twins = With { $character } two cards of one name fit into a Combo.

## The characters of bots: a name and a line that tells them.

persona-hoarder-name = Engkong Timbun
persona-hoarder-line = Keeps every card until one Combo is worth the wait.
persona-sprinter-name = Bang Sabet
persona-sprinter-line = Plays at once what others are still counting.
persona-duelist-name = Jago Pibu
persona-duelist-line = Would rather win a point in a DUEL than three at the Judge’s.
persona-saboteur-name = Mpok Usil
persona-saboteur-line = Is happiest when somebody else loses a card.
