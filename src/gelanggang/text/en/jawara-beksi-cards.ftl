# What the cards of Jawara Beksi say, made from the pack: conditions, effects, abilities, Restrictions.
# Conditions and effects begin with a small letter: they may stand in front or behind a colon.

# One line a card.
jb-line-action = { $card } · Score { $score } · { $effects }
jb-line-support = { $card } · { $effects }
jb-conditional = { $condition }: { $effect }

# A card that may not be seen.
jb-hidden-card = a face-down card

## When an effect works.

jb-place = { $place ->
    [last] last card
    [1] first card
    [2] second card
    [3] third card
    [4] fourth card
    [5] fifth card
   *[other] { $place }th card
}

# How many cards a Combo has.
jb-size = { $size ->
    [least] { $least } or more
    [most] { $most } or fewer
    [between] { $least } to { $most }
   *[exactly] exactly { $most }
}

# $place: the place in the Combo, or "any"; $size: see jb-size, or "any", or "alone".
jb-condition = { $place ->
    [any] { $size ->
        [alone] played alone
       *[other] in a Combo of { jb-size }
    }
   *[other] { $size ->
        [any] { jb-place }
       *[other] { jb-place } of a Combo of { jb-size }
    }
}

# When a Support card can be played; $size is about the largest Combo of the turn.
jb-when = { $when ->
    [before-combo] { $size ->
        [any] before a Combo
       *[other] before a Combo, if you have already played one of { jb-size } this turn
    }
    [after-action] { $size ->
        [any] after your Action
       *[other] after your Action, if you have played a Combo of { jb-size } this turn
    }
    [after-combo] { $size ->
        [any] after a Combo this turn
       *[other] after a Combo of { jb-size } this turn
    }
   *[any] { $size ->
        [any] any time
       *[other] any time, if you have played a Combo of { jb-size } this turn
    }
}

## Effects.

jb-effect-none = No effect.
jb-effect-earn = { $on ->
    [support] earn { jb-points }.
   *[action] +{ jb-points }.
}
jb-effect-draw = draw { jb-deck-cards }.
jb-effect-roll = { $dice ->
    [one] roll one die and earn that many points.
   *[other] roll two dice and earn their sum.
}
# $to: done to one opponent, or to all of them.
jb-effect-discard-card = { $to ->
    [all] every opponent discards { jb-cards } from the hand at random.
   *[one] an opponent discards { jb-cards } from the hand at random.
}
jb-effect-take-points = { $to ->
    [all] take { jb-points } from every opponent.
   *[one] take { jb-points } from an opponent.
}
jb-effect-return-points = { $to ->
    [all] every opponent puts { jb-points } back into the pool.
   *[one] an opponent puts { jb-points } back into the pool.
}
jb-effect-skip-draw = { $to ->
    [all] every opponent skips the next Draw Phase.
   *[one] an opponent skips the next Draw Phase.
}
jb-effect-guard = Guard until your next turn: no effect of an opponent takes or discards your points or cards.
jb-effect-bridge = Bridge: the card right after this one may lack the shared direction if it has this card’s other one.
jb-effect-excuse = { $n ->
    [one] in your next Combo this turn, one card may lack the shared direction.
   *[other] in your next Combo this turn, { $n } cards may lack the shared direction.
}
jb-effect-combo-points = your next Combo this turn is worth { jb-points } more.
jb-effect-bonus-sooner = your next Combo this turn gets the bonus with { jb-cards } fewer.
jb-effect-duel = start a DUEL.
jb-effect-action-again = { $n ->
    [one] you get another Action.
   *[other] you get { $n } more Actions.
}
jb-effect-roll-next-turn = { $dice ->
    [one] when your next turn starts, roll one die and earn that many points.
   *[other] when your next turn starts, roll two dice and earn their sum.
}
jb-effect-swap-cards = look at an opponent’s Action cards, take one and give one of yours for it.
jb-effect-take-card = { $to ->
    [all] take { jb-deck-cards } at random from every opponent’s hand.
   *[one] take { jb-deck-cards } at random from an opponent’s hand.
}

## Abilities of Characters ($whose = own) and Restrictions of Judges ($whose = all).  $change: more or less.

jb-change-none = { $whose ->
    [own] No ability.
   *[all] No Restriction.
}
jb-change-card-limit = { $whose ->
    [own] { $change ->
        [less] Your Card Limit is { $n } lower.
       *[more] Your Card Limit is { $n } higher.
    }
   *[all] { $change ->
        [less] The Card Limit is { $n } lower.
       *[more] The Card Limit is { $n } higher.
    }
}
jb-change-action-draw = { $whose ->
    [own] { $change ->
        [less] If you draw cards as your Action, you draw { $n } fewer.
       *[more] If you draw cards as your Action, you draw { $n } more.
    }
   *[all] { $change ->
        [less] Drawing cards as an Action brings { $n } fewer.
       *[more] Drawing cards as an Action brings { $n } more.
    }
}
jb-change-bonus = { $whose ->
    [own] { $change ->
        [less] Your bonus is worth { jb-points } less.
       *[more] Your bonus is worth { jb-points } more.
    }
   *[all] { $change ->
        [less] The bonus is worth { jb-points } less.
       *[more] The bonus is worth { jb-points } more.
    }
}
jb-change-bonus-needs = { $whose ->
    [own] { $change ->
        [less] For the bonus, your Combo needs { jb-cards } fewer.
       *[more] For the bonus, your Combo needs { jb-cards } more.
    }
   *[all] { $change ->
        [less] For the bonus, a Combo needs { jb-cards } fewer.
       *[more] For the bonus, a Combo needs { jb-cards } more.
    }
}
jb-change-combo-points = { $whose ->
    [own] { $change ->
        [less] Each of your Combos earns { jb-points } less.
       *[more] Each of your Combos earns { jb-points } more.
    }
   *[all] { $change ->
        [less] Every Combo earns { jb-points } less.
       *[more] Every Combo earns { jb-points } more.
    }
}
jb-change-twins = { $whose ->
    [own] { $change ->
        [less] In each of your Combos, the names that may appear twice are { $n } fewer.
       *[more] { $n ->
            [one] In each of your Combos, one name may appear twice.
           *[other] In each of your Combos, up to { $n } names may appear twice.
        }
    }
   *[all] { $change ->
        [less] In every Combo, the names that may appear twice are { $n } fewer.
       *[more] { $n ->
            [one] In every Combo, one name may appear twice.
           *[other] In every Combo, up to { $n } names may appear twice.
        }
    }
}
jb-change-round-support = { $whose ->
    [own] { $change ->
        [less] At the start of the round you draw { jb-support-cards } fewer.
       *[more] At the start of the round you draw { jb-support-cards } more.
    }
   *[all] { $change ->
        [less] Everybody begins with { jb-support-cards } fewer.
       *[more] Everybody begins with { jb-support-cards } more.
    }
}
jb-change-round-action = { $whose ->
    [own] { $change ->
        [less] At the start of the round you draw { jb-action-cards } fewer.
       *[more] At the start of the round you draw { jb-action-cards } more.
    }
   *[all] { $change ->
        [less] At the start of the round everybody draws { jb-action-cards } fewer.
       *[more] At the start of the round everybody draws { jb-action-cards } more.
    }
}
jb-change-draw-phase = { $whose ->
    [own] { $change ->
        [less] In your Draw Phase you draw { jb-cards } fewer.
       *[more] In your Draw Phase you draw { jb-cards } more.
    }
   *[all] { $change ->
        [less] In the Draw Phase everybody draws { jb-cards } fewer.
       *[more] In the Draw Phase everybody draws { jb-cards } more.
    }
}
jb-change-combo-cards = { $whose ->
    [own] { $n ->
        [0] You may not play Combos.
        [one] Your Combos may have only 1 card.
       *[other] Your Combos may have { $n } cards at most.
    }
   *[all] { $n ->
        [0] No Combos may be played.
        [one] No Combo may have more than 1 card.
       *[other] No Combo may have more than { $n } cards.
    }
}
jb-change-turn-support = { $whose ->
    [own] { $n ->
        [0] You may not play Support cards.
       *[other] You may play at most { jb-support-cards } a turn.
    }
   *[all] { $n ->
        [0] No Support cards may be played.
       *[other] At most { jb-support-cards } in each turn.
    }
}
