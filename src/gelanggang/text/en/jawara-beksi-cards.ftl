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
## Who has the card and who plays against it read the same, so nobody is called you here.

jb-change-none = { $whose ->
    [own] No ability.
   *[all] No Restriction.
}
jb-change-card-limit = { $change ->
    [less] Card Limit { $n } lower.
   *[more] Card Limit { $n } higher.
}
jb-change-action-draw = { $change ->
    [less] Drawing as the Action brings { jb-cards } fewer.
   *[more] Drawing as the Action brings { jb-cards } more.
}
jb-change-bonus = { $change ->
    [less] Combo bonus { jb-points } less.
   *[more] Combo bonus +{ jb-points }.
}
jb-change-bonus-needs = { $whose ->
    [own] { $change ->
        [less] The bonus needs { jb-cards } fewer.
       *[more] The bonus needs { jb-cards } more.
    }
   *[all] { $least ->
        [one] The bonus starts at 1 card.
       *[other] The bonus starts at { $least } cards.
    }
}
jb-change-combo-points = { $change ->
    [less] Every Combo earns { jb-points } less.
   *[more] Every Combo earns { jb-points } more.
}
jb-change-twins = { $change ->
    [less] In every Combo, the names that may appear twice are { $n } fewer.
   *[more] { $n ->
        [one] In every Combo, one name may appear twice.
       *[other] In every Combo, up to { $n } names may appear twice.
    }
}
jb-change-round-support = { $change ->
    [less] The round starts with { jb-support-cards } fewer.
   *[more] The round starts with { jb-support-cards } more.
}
jb-change-round-action = { $change ->
    [less] The round starts with { jb-action-cards } fewer.
   *[more] The round starts with { jb-action-cards } more.
}
jb-change-draw-phase = { $change ->
    [less] Draw Phase: { jb-cards } fewer.
   *[more] Draw Phase: { jb-cards } more.
}
jb-change-combo-cards = { $n ->
    [0] No Combos may be played.
    [one] Only 1 card in a Combo.
   *[other] At most { $n } cards in a Combo.
}
jb-change-turn-support = { $n ->
    [0] No Support cards may be played.
   *[other] At most { jb-support-cards } a turn.
}

## What the workshop calls the columns of the cards, and what can stand in them.

jawara-beksi-column = { $column ->
    [id] Id
    [name] Name
    [copies] Copies
    [score] Score
    [directions] Directions
    [effects] Effects
    [when] When
    [changes] Changes
    [key] Key
    [value] Value
    [note] Note
    [field-n] how many
    [field-dice] how many dice
    [field-deck] from the deck
    [field-all] to every opponent
    [field-place] place in the Combo
    [field-least] at least so many cards
    [field-most] at most so many cards
    [card_limit] Card Limit
    [action_draw] cards drawn as the Action
    [bonus] points of the bonus
    [bonus_needs] cards for the bonus
    [combo_points] points for every Combo
    [twins] names that may appear twice
    [round_support] Support cards at the start of a round
    [combo_cards] most cards in a Combo
    [turn_support] most Support cards in a turn
    [draw_phase] cards of the Draw Phase
    [round_action] Action cards at the start of a round
   *[other] { $column }
}
jawara-beksi-column-help = { $column ->
    [copies] How many of this card are in the deck.
    [score] The points of the card in a Combo.
    [directions] The directions of each copy, copy by copy: U up, R right, D down, L left. UR points two ways.
    [effects] What the card does, one thing after another.
    [when] When the card may be played.
    [changes] What is more or less than usual: for its player, or with a Judge for everybody.
    [field-place] Only when the card stands there.
    [field-all] Otherwise one opponent is chosen.
   *[other] { "" }
}
jawara-beksi-value = { $value ->
    [action] Action cards
    [support] Support cards
    [any] any time
    [before-combo] before a Combo
    [after-action] after the Action
    [after-combo] after a Combo
    [last] last
    [U] up
    [R] right
    [D] down
    [L] left
    [dice] faces of the dice
    [pool-2] points in the pool, 2 players, by round
    [pool-3] points in the pool, 3 players, by round
    [pool-4] points in the pool, 4 players, by round
    [parameters-card_limit] Card Limit
    [parameters-action_draw] cards drawn as the Action
    [parameters-bonus] points of the bonus
    [parameters-bonus_needs] cards a Combo needs for the bonus
    [parameters-combo_points] points added to every Combo
    [parameters-twins] names that may appear twice in a Combo
    [parameters-round_support] Support cards at the start of a round, beyond the usual
    [parameters-combo_cards] most cards in a Combo
    [parameters-turn_support] most Support cards in a turn
    [parameters-draw_phase] cards of the Draw Phase
    [parameters-round_action] Action cards at the start of a round, beyond the usual
    [round-actions] Action cards at the start of a round
    [round-supports] Support cards at the start, by round
    [round-behind_players] players from which the last one gets more
    [round-behind_actions] Action cards that the last one gets more
    [round-judge_points] points of the Judge card
    [round-quiet_turns] turns of everybody without a point that end a round
    [round-longest_turns] turns of everybody that end a round
    [duel-cards] cards drawn in a DUEL
    [duel-dice] dice rolled in a DUEL
    [pack] the pack
    [table] the table
    [character] Characters
    [judge] Judges
   *[other] { $value }
}
