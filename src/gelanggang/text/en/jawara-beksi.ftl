# Jawara Beksi at the table: what is asked, what can be chosen, what is not allowed.
# What $me, $card and the like mean is told in jawara-beksi-events.ftl.

## What it is called, and what one does in it.

jawara-beksi-name = Jawara Beksi
jawara-beksi-about = Chain moves that share a direction, win the Judge’s Points. For 2 to 4 players.
jawara-beksi-kind = { $kind ->
        [action] Action cards
        [support] Support cards
        [character] Characters
        [judge] Judges
        [table] The table
        [note] Notes
       *[other] { $kind }
    }
jawara-beksi-aim = Silat performers win the Judge’s points with Combos: Action cards with different names that share a direction. The highest score after all rounds wins.
jawara-beksi-option = { $option ->
    [rounds] Rounds
    [hands] Hands at the end of a round
   *[without_down] Without cards that only point down (2 players)
}
jawara-beksi-choice = { $choice ->
    [kept] kept
   *[fresh] discarded
}
jawara-beksi-option-about = { $option ->
    [rounds] How many rounds a game has. Each has a Judge of its own.
    [hands] What becomes of the cards you still hold when a round is over.
   *[without_down] Whether two players leave out the Action cards whose only direction is down.
}
jawara-beksi-choice-about = { $option ->
    [rounds] A game of { $choice } rounds.
    [hands] { $choice ->
        [kept] You keep what you hold, and the new cards join it.
       *[fresh] Everybody puts the whole hand away and begins the next round with new cards.
    }
   *[without_down] { $choice ->
        [yes] Those cards stay in the box.
       *[no] All Action cards are in the deck.
    }
}
jawara-beksi-seats-about = { $seats ->
    [2] One against one. You may leave out the cards that only point down.
   *[other] Everybody against everybody; a DUEL is between two.
}

jb-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}

jb-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
jb-action-cards = { $n ->
    [one] 1 Action card
   *[other] { $n } Action cards
}
jb-support-cards = { $n ->
    [one] 1 Support card
   *[other] { $n } Support cards
}

# Cards drawn from one of the two decks.
jb-deck-cards = { $deck ->
    [support] { jb-support-cards }
   *[action] { jb-action-cards }
}

## What is asked: to the one who chooses, and to those who wait.

jb-prompt-character = { $me ->
    [seat] Choose your Character for round { $round }.
   *[other] { $seat } is choosing a Character for round { $round }.
}
jb-prompt-act = { $actions ->
    [0] { $me ->
        [seat] Play a Support card, or end your turn.
       *[other] { $seat } may still play Support cards, or end the turn.
    }
   *[other] { $me ->
        [seat] Your turn: play a Combo or draw Action cards.
       *[other] { $seat } is choosing: a Combo, or more Action cards.
    }
}
jb-prompt-opponent = { $me ->
    [seat] { $do ->
        [discard-card] { $card }: who has to discard { jb-cards }?
        [take-points] { $card }: who do you take { jb-points } from?
        [return-points] { $card }: who puts { jb-points } back into the pool?
        [skip-draw] { $card }: who may not draw?
        [swap-cards] { $card }: who do you swap cards with?
       *[take-card] { $card }: who do you take { jb-deck-cards } from?
    }
   *[other] { $seat } is choosing an opponent for { $card }.
}
jb-prompt-swap = { $me ->
    [seat] Take one of { $opponent }’s Action cards, then give one of yours.
    [opponent] { $seat } is choosing which Action cards to swap with you.
   *[other] { $seat } is choosing which Action cards to swap with { $opponent }.
}
jb-prompt-challenge = { $last ->
    [0] { $me ->
        [seat] DUEL: choose an opponent and the wager.
       *[other] { $seat } is choosing an opponent and a wager for the DUEL.
    }
   *[other] { $me ->
        [seat] Before the round closes you may DUEL: choose an opponent and the wager, or leave it.
       *[other] { $seat } is deciding whether to DUEL before the round closes.
    }
}
# $choice: free when the wager can be lowered, else fixed.
jb-prompt-answer = { $me ->
    [seat] { $choice ->
        [fixed] { $opponent } challenges you to a DUEL for { jb-points }. It cannot go lower: accept.
       *[free] { $opponent } challenges you to a DUEL for { jb-points }: accept, or lower it to no less than { $least }.
    }
    [opponent] { $seat } is answering your wager of { jb-points }.
   *[other] { $seat } is answering { $opponent }’s wager of { jb-points }.
}
jb-prompt-discard = { $me ->
    [seat] { $n ->
        [one] You hold 1 card too many: choose what to discard.
       *[other] You hold { $n } cards too many: choose what to discard.
    }
   *[other] { $seat } is discarding down to the Card Limit.
}

## What can be chosen.

jb-move-character = Take { $character }
jb-move-combo = Play { $row }
jb-move-support = Play { $card }
jb-move-draw = Draw Action cards
jb-move-end = End the turn
jb-move-choose = Choose { $seat }
jb-move-swap = Take { $taken }, give { $given }
jb-move-challenge = Challenge { $seat }: { jb-points }
jb-move-no-challenge = No DUEL
jb-move-answer = DUEL for { jb-points }
jb-move-discard = Discard { $face }

## Where points came from, and where they went.

jb-source-combos = Combos
jb-source-supports = Support cards
jb-source-taken = Taken from others
jb-source-taken-away = Taken by others
jb-source-returned = Put back
jb-source-duels-won = DUELs won
jb-source-duels-lost = DUELs lost
jb-source-judges = Judge cards

## What is not allowed, said to the one who wanted to do it.

jb-refusal-action-first = First take your Action: play a Combo or draw Action cards.
jb-refusal-action-taken = You have taken your Action: you can still play Support cards, or end your turn.
jb-refusal-card-twice = You chose { $face } twice, but you have only one.
jb-refusal-character-taken = That Character cannot be taken: you can choose { $free }.
jb-refusal-combo-empty = A Combo needs at least one Action card.
jb-refusal-combo-too-long = { $by ->
    [somebody] { $most ->
        [one] { $who } allows only 1 card in a Combo.
       *[other] { $who } allows at most { $most } cards in a Combo.
    }
   *[table] { $most ->
        [one] Only 1 card in a Combo.
       *[other] At most { $most } cards in a Combo.
    }
}
jb-refusal-must-challenge = A DUEL has been started, so you have to challenge somebody.
jb-refusal-name-twice = { $by ->
    [somebody] { $copies ->
        [one] { $who } allows only one name twice, and this Combo has that already.
       *[other] { $card } is in this Combo twice already: { $who } does not allow more.
    }
   *[table] { $card } is already in this Combo: each name only once.
}
jb-refusal-no-shared-direction = These cards have no direction in common: { $row }.
jb-refusal-not-in-hand = { $face } is not in your hand.
jb-refusal-not-in-their-hand = { $face } is not in { $opponent }’s hand.
jb-refusal-opponent = { $count ->
    [0] There is nobody you could choose for this.
   *[other] You cannot choose that player: you can choose { $seats }.
}
jb-refusal-other-question = { $question ->
    [character] First choose your Character.
    [act] It is your turn: play a Combo, draw Action cards or play a Support card.
    [opponent] First choose the opponent for your card.
    [swap] First choose the two Action cards to swap.
    [challenge] First decide about the DUEL.
    [answer] First answer the wager.
   *[discard] { $by ->
        [somebody] First discard down to the Card Limit that { $who } leaves you.
       *[table] First discard down to your Card Limit.
    }
}
jb-refusal-support-after-action = { $card } can be played only after your Action.
jb-refusal-support-after-combo = { $least ->
    [one] { $card } can be played only after a Combo in this turn.
   *[other] { $card } can be played only after a Combo of { $least } cards or more in this turn.
}
jb-refusal-support-before-combo = { $card } must be played before a Combo, and you have taken your Action already.
jb-refusal-support-limit = { $by ->
    [somebody] { $most ->
        [0] { $who } allows no Support cards.
        [one] { $who } allows only 1 Support card a turn.
       *[other] { $who } allows at most { $most } Support cards a turn.
    }
   *[table] { $most ->
        [0] You may not play Support cards.
        [one] Only 1 Support card a turn.
       *[other] At most { $most } Support cards a turn.
    }
}
jb-refusal-support-useless = { $lack ->
    [deck] { $deck ->
        [support] Not yet: there is no Support card left to draw.
       *[action] Not yet: there is no Action card left to draw.
    }
    [own-points] Not yet: you have no points to wager.
    [points] Not yet: no opponent has points.
    [own-cards] Not yet: you have no Action card to give.
    [cards] { $deck ->
        [support] Not yet: no opponent has a Support card.
       *[action] Not yet: no opponent has an Action card.
    }
    [hand] Not yet: no opponent has a card.
    [guarded] Not yet: every opponent it could touch is guarded.
    [skipping] No need: none of your opponents may draw as it is.
    [guarding] No need: you are guarded already.
    [bonus] No need: your bonus starts at one card already.
   *[combo] Not yet: { $card } needs another Combo this turn.
}
jb-refusal-wager = { $choice ->
    [fixed] { $least ->
        [one] The wager must be 1 point.
       *[other] The wager must be { $least } points.
    }
   *[free] The wager must be from { $least } to { $most } points.
}

## The same without cards and names, for records that are played again.

reason-action-first = the Action of that turn has not been taken yet
reason-action-taken = the Action of that turn has been taken already
reason-card-twice = it names a card twice
reason-character-taken = that Character cannot be taken
reason-combo-empty = a Combo needs at least one Action card
reason-combo-too-long = the Combo has too many cards for that round
reason-must-challenge = a DUEL has been started, so somebody has to be challenged
reason-name-twice = the Combo has a name twice
reason-no-shared-direction = the cards of the Combo have no direction in common
reason-not-in-hand = a card is not in the player’s hand
reason-not-in-their-hand = a card is not in the opponent’s hand
reason-opponent = that opponent cannot be chosen
reason-support-after-action = that Support card can be played only after the Action
reason-support-after-combo = that Support card can be played only after a long enough Combo
reason-support-before-combo = that Support card can be played only before a Combo
reason-support-limit = no more Support cards may be played in that turn
reason-support-useless = that Support card would do nothing at that point
reason-wager = the wager is too high or too low

## What a coach says in the first game of a beginner.

jawara-beksi-lesson = { $step ->
    [jb-combo] These three cards share ↑: that is a Combo. Tap them one by one, then Play.
    [jb-pibu] Points go from the Judge to you! Green cards cost no Action. This is Pibu: challenge somebody to a DUEL.
    [jb-wager] Choose the opponent and the wager. The loser pays the winner.
    [jb-duel] The dice say how many cards. The larger sum of Scores wins.
    [jb-draw] No good Combo yet? Use your Action to draw 2 cards.
   *[jb-free] Now on your own: find cards that share a direction, those that glow fit. The Round ends when the Judge has no Points left.
}
jawara-beksi-lesson-goal = Combine moves that share a direction, win the Judge’s Points. Most Points wins.
jawara-beksi-lesson-end = Combine moves that share a direction, play Support cards at the right moment, and take the Judge’s last Point. The rest you find out as you play.
