# What happens in Jawara Beksi, one message a kind of event.
# $me says who is listening: the acting player (seat), the player it is done to (opponent), or other.
# $card is a card’s name, $face its name with the arrows; $cards is a list, $row a Combo.

jb-event-rolled = { $me ->
    [seat] You roll { $dice }.
   *[other] { $seat } rolls { $dice }.
}
jb-event-first = { $me ->
    [seat] You go first.
   *[other] { $seat } goes first.
}
jb-event-character = { $me ->
    [seat] You take the Character { $character }.
   *[other] { $seat } takes the Character { $character }.
}
jb-event-round = Round { $round } begins. The Judge is { $judge }, with { jb-points } to be won. { $restriction }
jb-event-turn = { $me ->
    [seat] It is your turn.
   *[other] It is { $seat }’s turn.
}
jb-event-drew = { $me ->
    [seat] You draw { jb-deck-cards }.
   *[other] { $seat } draws { jb-deck-cards }.
}
jb-event-drew-own = { $me ->
    [seat] You draw { $cards }.
   *[other] { $seat } draws { $cards }.
}
jb-event-reshuffled = { $deck ->
    [support] The Support deck is used up: its discard pile is shuffled into a new one.
   *[action] The Action deck is used up: its discard pile is shuffled into a new one.
}
jb-event-nothing-drawn = { $deck ->
    [support] { $me ->
        [seat] There is no Support card left for you to draw.
       *[other] There is no Support card left for { $seat } to draw.
    }
   *[action] { $me ->
        [seat] There is no Action card left for you to draw.
       *[other] There is no Action card left for { $seat } to draw.
    }
}
jb-event-skipped-draw = { $by ->
    [somebody] { $me ->
        [seat] { $opponent }’s { $cause }: you do not draw this turn.
        [opponent] Your { $cause }: { $seat } does not draw this turn.
       *[other] { $opponent }’s { $cause }: { $seat } does not draw this turn.
    }
   *[nobody] { $me ->
        [seat] You do not draw this turn.
       *[other] { $seat } does not draw this turn.
    }
}
jb-event-combo = { $n ->
    [one] { $me ->
        [seat] You play a Combo of one card: { $row }.
       *[other] { $seat } plays a Combo of one card: { $row }.
    }
   *[other] { $me ->
        [seat] You play a Combo of { $n } cards: { $row }.
       *[other] { $seat } plays a Combo of { $n } cards: { $row }.
    }
}
jb-event-effect-earned = { $card } adds { jb-points } to the Combo.
jb-event-effect-rolled = { $me ->
    [seat] You roll { $dice } for { $card }.
   *[other] { $seat } rolls { $dice } for { $card }.
}
jb-event-effect-lost = { $card } has nobody to work on: its effect is lost.
jb-event-took-points = { $me ->
    [seat] Your { $cause } takes { jb-points } from { $opponent }.
    [opponent] { $seat }’s { $cause } takes { jb-points } from you.
   *[other] { $seat }’s { $cause } takes { jb-points } from { $opponent }.
}
jb-event-returned-points = { $me ->
    [seat] Your { $cause } makes { $opponent } put { jb-points } back into the pool.
    [opponent] { $seat }’s { $cause } makes you put { jb-points } back into the pool.
   *[other] { $seat }’s { $cause } makes { $opponent } put { jb-points } back into the pool.
}
jb-event-lost-card = { $me ->
    [seat] Your { $cause } makes { $opponent } discard { $face }.
    [opponent] { $seat }’s { $cause } makes you discard { $face }.
   *[other] { $seat }’s { $cause } makes { $opponent } discard { $face }.
}
jb-event-will-skip = { $me ->
    [seat] Your { $cause }: { $opponent } will not draw next turn.
    [opponent] { $seat }’s { $cause }: you will not draw next turn.
   *[other] { $seat }’s { $cause }: { $opponent } will not draw next turn.
}
jb-event-guarded = { $me ->
    [seat] You are guarded until your next turn.
   *[other] { $seat } is guarded until their next turn.
}
# $result: all that was earned, perhaps the last of the pool; only the rest of the pool; nothing, since the
# pool is empty; none was earned.
jb-event-earned = { $result ->
    [all] { $me ->
        [seat] You take { jb-points } from the pool, which leaves { $pool }.
       *[other] { $seat } takes { jb-points } from the pool, which leaves { $pool }.
    }
    [last] { $n ->
        [one] { $me ->
            [seat] You take the last point from the pool.
           *[other] { $seat } takes the last point from the pool.
        }
       *[other] { $me ->
            [seat] You take the last { $n } points from the pool.
           *[other] { $seat } takes the last { $n } points from the pool.
        }
    }
    [rest] { $me ->
        [seat] You earn { $worth } points, but the pool is down to { $n }, so that is what you take.
       *[other] { $seat } earns { $worth } points, but the pool is down to { $n }: that is what { $seat } takes.
    }
    [empty] { $me ->
        [seat] The pool is empty, so there is nothing left for you to take.
       *[other] The pool is empty, so there is nothing left for { $seat } to take.
    }
   *[none] { $me ->
        [seat] You earn no points.
       *[other] { $seat } earns no points.
    }
}
jb-event-bonus = The bonus for a long Combo adds { jb-points }.
jb-event-support = { $me ->
    [seat] You play the Support card { $card }.
   *[other] { $seat } plays the Support card { $card }.
}
jb-event-looked = { $me ->
    [seat] You look at { $opponent }’s Action cards.
    [opponent] { $seat } looks at your Action cards.
   *[other] { $seat } looks at { $opponent }’s Action cards.
}
jb-event-looked-own = { $me ->
    [seat] You look at { $opponent }’s Action cards: { $cards }.
    [opponent] { $seat } looks at your Action cards: { $cards }.
   *[other] { $seat } looks at { $opponent }’s Action cards: { $cards }.
}
jb-event-swapped = { $me ->
    [seat] You swap an Action card with { $opponent }.
    [opponent] { $seat } swaps an Action card with you.
   *[other] { $seat } swaps an Action card with { $opponent }.
}
jb-event-swapped-own = { $me ->
    [seat] You take { $taken } from { $opponent } and give { $given } for it.
    [opponent] { $seat } takes { $taken } from you and gives you { $given } for it.
   *[other] { $seat } takes { $taken } from { $opponent } and gives { $given } for it.
}
jb-event-took-action = { $me ->
    [seat] You take an Action card from { $opponent }.
    [opponent] { $seat } takes an Action card from you.
   *[other] { $seat } takes an Action card from { $opponent }.
}
jb-event-took-action-own = { $me ->
    [seat] You take { $face } from { $opponent }.
    [opponent] { $seat } takes { $face } from you.
   *[other] { $seat } takes { $face } from { $opponent }.
}
jb-event-took-support = { $me ->
    [seat] You take a Support card from { $opponent }.
    [opponent] { $seat } takes a Support card from you.
   *[other] { $seat } takes a Support card from { $opponent }.
}
jb-event-took-support-own = { $me ->
    [seat] You take the Support card { $card } from { $opponent }.
    [opponent] { $seat } takes the Support card { $card } from you.
   *[other] { $seat } takes the Support card { $card } from { $opponent }.
}
jb-event-discarded = { $me ->
    [seat] You discard { $face }.
   *[other] { $seat } discards { $face }.
}
jb-event-discarded-hand = { $me ->
    [seat] The round is over: you discard your hand, { $cards }.
   *[other] The round is over: { $seat } discards the hand, { $cards }.
}
jb-event-challenged = { $me ->
    [seat] You challenge { $opponent } to a DUEL for { jb-points }.
    [opponent] { $seat } challenges you to a DUEL for { jb-points }.
   *[other] { $seat } challenges { $opponent } to a DUEL for { jb-points }.
}
jb-event-no-challenge = { $me ->
    [seat] You choose not to start a DUEL.
   *[other] { $seat } chooses not to start a DUEL.
}
jb-event-accepted = { $me ->
    [seat] You accept the wager of { jb-points }.
   *[other] { $seat } accepts the wager of { jb-points }.
}
jb-event-lowered = { $me ->
    [seat] You lower the wager to { jb-points }.
   *[other] { $seat } lowers the wager to { jb-points }.
}
jb-event-duel-drew = { $throws ->
    [0] { $me ->
        [seat] For the DUEL you draw { jb-cards }, unseen.
       *[other] For the DUEL { $seat } draws { jb-cards }, unseen.
    }
   *[other] { $me ->
        [seat] For the DUEL you roll { $dice } and draw { jb-cards }, unseen.
       *[other] For the DUEL { $seat } rolls { $dice } and draws { jb-cards }, unseen.
    }
}
jb-event-duel-showed = { $count ->
    [0] { $me ->
        [seat] You have no cards to turn over.
       *[other] { $seat } has no cards to turn over.
    }
   *[other] { $me ->
        [seat] You turn over { $scored }: { $n } in all.
       *[other] { $seat } turns over { $scored }: { $n } in all.
    }
}
jb-event-duel-won = { $me ->
    [seat] You win the DUEL, and { $opponent } pays you { jb-points }.
    [opponent] { $seat } wins the DUEL, and you pay { jb-points }.
   *[other] { $seat } wins the DUEL, and { $opponent } pays { jb-points }.
}
jb-event-duel-tied = { $me ->
    [seat] Your DUEL with { $opponent } is a tie: nobody pays.
    [opponent] Your DUEL with { $seat } is a tie: nobody pays.
   *[other] The DUEL between { $seat } and { $opponent } is a tie: nobody pays.
}
jb-event-last-point = { $me ->
    [seat] That was the last point of the round: you get the Judge card of { $judge }, { jb-points } more.
   *[other] That was the last point of the round: { $seat } gets the Judge card of { $judge }, { jb-points } more.
}
jb-event-stalled = { $n ->
    [one] The round has stalled, so it ends here. The 1 point left in the pool is lost.
   *[other] The round has stalled, so it ends here. The { $n } points left in the pool are lost.
}
jb-event-scored = { $me ->
    [seat] You bring { jb-points } to the Score Board: { $total } now.
   *[other] { $seat } brings { jb-points } to the Score Board: { $total } now.
}
jb-event-won = { $me ->
    [seat] You win the game with { jb-points }!
   *[other] { $seats } wins the game with { jb-points }!
}
jb-event-shared-win = { $me ->
    [seat] You win the game together with { $others }: { jb-points } each!
   *[other] { $seats } win the game together, with { jb-points } each!
}
