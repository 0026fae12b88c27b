# What the cards of Jawara Beksi do in as few words as possible: a line on the card itself, without a stop.

# How many cards a Combo has.
jb-brief-size = { $size ->
    [least] { $least }+
    [most] up to { $most }
    [between] { $least }–{ $most }
   *[exactly] { $most }
}
jb-brief-place = { $place ->
    [last] last
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
# $place: the place in the Combo, or "any"; $size: see jb-brief-size, or "any", or "alone".
jb-brief-condition = { $place ->
    [any] { $size ->
        [alone] alone
       *[other] Combo of { jb-brief-size }
    }
   *[other] { $size ->
        [any] { jb-brief-place }
       *[other] { jb-brief-place } of { jb-brief-size }
    }
}
# Cards of one deck.
jb-brief-cards = { $deck ->
    [support] { $n } Support
   *[action] { $n } Action
}

jb-brief-none = No effect
jb-brief-earn = +{ jb-points }
jb-brief-draw = draw { jb-brief-cards }
jb-brief-roll = { $dice ->
    [one] 1 die = points
   *[other] { $dice } dice = points
}
jb-brief-discard-card = { $to ->
    [all] opponents all discard { $n }
   *[one] opponent discards { $n }
}
jb-brief-take-points = { $to ->
    [all] take { jb-points } from each
   *[one] take { jb-points }
}
jb-brief-return-points = { $to ->
    [all] opponents all −{ jb-points }
   *[one] opponent −{ jb-points }
}
jb-brief-skip-draw = { $to ->
    [all] nobody else draws
   *[one] opponent can’t draw
}
jb-brief-guard = guard: you are safe
jb-brief-bridge = bridges directions
jb-brief-excuse = { $n ->
    [one] 1 card, any direction
   *[other] { $n } cards, any direction
}
jb-brief-combo-points = Combo +{ $n }
jb-brief-bonus-sooner = bonus { jb-cards } sooner
jb-brief-duel = start a DUEL
jb-brief-action-again = +{ $n } Action
jb-brief-roll-next-turn = { $dice ->
    [one] next turn 1 die
   *[other] next turn { $dice } dice
}
jb-brief-swap-cards = swap 1 Action
jb-brief-take-card = { $to ->
    [all] take { jb-brief-cards } from each
   *[one] take { jb-brief-cards }
}
