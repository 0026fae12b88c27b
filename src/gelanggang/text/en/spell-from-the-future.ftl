# Spell from the Future at the table: what is asked, what can be chosen, what is not allowed.
# What $me, $pad and the like mean is told in spell-from-the-future-events.ftl.

## What it is called, and what one does in it.

spell-from-the-future-name = Spell from the Future
spell-from-the-future-about = Read your friends’ minds through words and Colours, save the Village. For 2 to 5 players.
spell-from-the-future-kind = { $kind ->
        [beast] Beasts
        [mind] Mind cards
        [colour] Colours
        [word] words
        [table] The table
        [note] Notes
        [difficulty] Difficulties
        [word_card] Word cards
       *[other] { $kind }
    }
spell-from-the-future-aim = Everybody secretly marks the words that fit two Colours best or least. Only where minds meet does the Village hold against the Beasts.
spell-from-the-future-option = { $option ->
   *[difficulty] Difficulty
}
spell-from-the-future-choice = { $choice ->
    [easy] Easy
    [normal] Normal
    [hard] Hard
   *[very-hard] Very hard
}
spell-from-the-future-option-about = { $option ->
   *[difficulty] How strong the Beasts are that come to the Village.
}
spell-from-the-future-choice-about = { $option ->
   *[difficulty] { $choice ->
        [easy] Mostly weak Beasts: good for the first time.
        [normal] Beasts of every strength: how it is meant.
        [hard] Mostly strong Beasts.
        [very-hard] Only strong Beasts: for those who know each other’s minds.
        [nightmare] As Very hard, and every Beast is a little stronger still.
       *[other] A difficulty that comes with these cards.
    }
}
spell-from-the-future-seats-about = { $seats ->
    [2] Two play the cooperative mode: you win or lose together.
   *[other] You save the Village together; who did most for it wins.
}

sf-tokens = { $n ->
    [one] 1 token
   *[other] { $n } tokens
}

# The letters of the day; $last is the last of them.
sf-letters = { $pads ->
    [2] A and B
   *[other] A to { $last }
}

# A word with its letter, where tokens are spoken of.
sf-pad = { $letter } ({ $word })
# The same in a list of the day’s words.
sf-lettered = { $letter } { $word }

# A player’s tokens of one colour on one letter or Colour.
sf-stack = { $n } on { $pad }

# All that a player has placed.  $whites and $blacks are lists of such stacks.
sf-placed = { $placed ->
    [both] White: { $whites }. Black: { $blacks }.
    [white] White: { $whites }.
    [black] Black: { $blacks }.
   *[none] No tokens.
}

# The same in the label of a move.
sf-choice = { $placed ->
    [both] white: { $whites } · black: { $blacks }
    [white] white: { $whites }
    [black] black: { $blacks }
   *[none] no tokens
}

# Words for what a table has agreed on, and for how well two players did.
sf-grade = { $grade ->
    [apprentice] Apprentice
    [mage] Mage
   *[great-mage] Great Mage
}

# A Colour, or a Mind card, that may not be seen or does not exist.
sf-hidden-colour = a face-down Colour
sf-unknown-mind = that Mind card

## What is asked: to the one who chooses, and to those who wait.

sf-prompt-colour = { $me ->
    [seat] Choose which of your Colours to open.
   *[other] { $seat } is choosing a Colour to open.
}
sf-prompt-word = { $me ->
    [seat] You are the 1st Mage: choose the word of the day.
   *[other] { $seat }, the 1st Mage, is choosing the word of the day.
}
sf-prompt-name = { $me ->
    [seat] You are the 1st Mage: choose the word whose Hits count more today.
   *[other] { $seat }, the 1st Mage, is choosing the word whose Hits count more today.
}
# $answered: the choice is in, but may still be changed.  $mystic: tokens go on Colours.
sf-prompt-place = { $me ->
    [seat] { $answered ->
        [0] { $mystic ->
            [0] { $n ->
                [0] Choose a Mind card. You may place tokens only if it gives you some.
               *[other] Choose a Mind card and place up to { sf-tokens } on { sf-letters }: white where the word suits the open Colours best, black where it suits them least.
            }
           *[other] { $n ->
                [0] No tokens may be placed today: just say that you are ready.
               *[other] Place up to { sf-tokens } on the Colours: white where they suit the word best, black where they suit it least.
            }
        }
       *[other] Your choice is in. You may change it until everybody is ready.
    }
   *[other] { $answered ->
        [0] { $seat } is placing tokens.
       *[other] { $seat } is ready.
    }
}
# To those who have chosen or only look on: all who are still waited for.
sf-waiting = { $me ->
    [seat] Your choice is in, and you may still change it. Waiting for { $seats }.
   *[other] Waiting for { $seats } to place tokens.
}

## What can be chosen.

sf-move-open = Open { $colour }
sf-move-say = Say “{ $word }”
sf-move-place = { $day ->
    [mystic] Place { sf-choice }
   *[normal] { $mind } · { sf-choice }
}

## Where the score comes from: of two VP counts only the lower one counts.

sf-source-white = White VP
sf-source-black = Black VP
sf-source-partner = Partner’s VP
sf-source-higher = The higher VP do not count

## What is not allowed, said to the one who wanted to do it.

sf-refusal-choose-a-mind = Choose a Mind card as well, even if you place no tokens.
sf-refusal-colour-not-drawn = That is not a Colour you drew: you can open { $colours }.
sf-refusal-mind-at-least = { $what ->
    [tokens] { $needs ->
        [one] With { $mind } you place at least 1 token, or none at all.
       *[other] With { $mind } you place at least { $needs } tokens, or none at all: so far it is { $n }.
    }
    [white] { $needs ->
        [one] With { $mind } one of your tokens has to be white, unless you place none at all.
       *[other] With { $mind } you place at least { $needs } white tokens, or none at all: so far it is { $n }.
    }
    [black] { $needs ->
        [one] With { $mind } one of your tokens has to be black, unless you place none at all.
       *[other] With { $mind } you place at least { $needs } black tokens, or none at all: so far it is { $n }.
    }
    [letters] { $needs ->
        [one] With { $mind } you use at least 1 letter, or place none at all.
       *[other] With { $mind } you use at least { $needs } letters, or place none at all: so far it is { $n }.
    }
   *[stack] With { $mind } every letter you use needs at least { $needs } tokens: one of them has { $n }.
}
sf-refusal-mind-at-most = { $what ->
    [tokens] { $most ->
        [one] With { $mind } you place at most 1 token, not { $n }.
       *[other] With { $mind } you place at most { $most } tokens, not { $n }.
    }
    [white] { $most ->
        [0] With { $mind } you place no white tokens.
        [one] With { $mind } you place at most 1 white token, not { $n }.
       *[other] With { $mind } you place at most { $most } white tokens, not { $n }.
    }
    [black] { $most ->
        [0] With { $mind } you place no black tokens.
        [one] With { $mind } you place at most 1 black token, not { $n }.
       *[other] With { $mind } you place at most { $most } black tokens, not { $n }.
    }
    [letters] { $most ->
        [one] With { $mind } all your tokens go on one letter, not on { $n }.
       *[other] With { $mind } you use at most { $most } letters, not { $n }.
    }
   *[stack] { $most ->
        [one] With { $mind } each token goes on a letter of its own, not { $n } on one.
       *[other] With { $mind } at most { $most } of your tokens go on one letter, not { $n }.
    }
}
# $boxes: the letters that the card has boxes for.
sf-refusal-mind-no-box = With { $mind } tokens go only on { $boxes }: it has no box for { $pad }.
sf-refusal-mind-not-in-hand = You do not have { $mind }: each Mind card is played only once.
sf-refusal-mind-one-colour = With { $mind } all your tokens have to be of one colour.
sf-refusal-no-mind-today = On a Mystic day no Mind card is played: just place your tokens.
sf-refusal-no-such-pad = { $day ->
    [mystic] There is no such Colour.
   *[normal] There is no such letter today: you can use { sf-letters }.
}
sf-refusal-other-question = { $question ->
    [colour] First choose which of your Colours to open.
    [word] First choose the word of the day.
   *[place] Now place your tokens.
}
sf-refusal-pad-twice = You can name { $pad } only once: all your tokens there lie together and have one colour.
sf-refusal-tokens-unreadable = It is not clear where your tokens go: say for each place how many, at least 1.
sf-refusal-too-many-black = { $most ->
    [one] That takes { $n } black tokens, and you have only 1.
   *[other] That takes { $n } black tokens, and you have only { $most }.
}
sf-refusal-too-many-tokens = { $most ->
    [0] You may place no tokens with this choice.
    [one] At most 1 token with this choice, not { $n }.
   *[other] At most { $most } tokens with this choice, not { $n }.
}
sf-refusal-too-many-white = { $most ->
    [one] That takes { $n } white tokens, and you have only 1.
   *[other] That takes { $n } white tokens, and you have only { $most }.
}
sf-refusal-word-not-open = That word is not on the card: choose one of { $words }.

## The same without cards and names, for records that are played again.

reason-choose-a-mind = a Mind card is missing
reason-colour-not-drawn = the player has not drawn that Colour
reason-mind-at-least = it has too little of what its Mind card asks for
reason-mind-at-most = it has more than its Mind card allows
reason-mind-no-box = it puts tokens on a letter that its Mind card has no box for
reason-mind-not-in-hand = that Mind card is not in the player’s hand
reason-mind-one-colour = its Mind card allows tokens of one colour only
reason-no-mind-today = no Mind card is played on a Mystic day
reason-no-such-pad = it puts tokens on something that is not there on that day
reason-pad-twice = it names a letter or a Colour twice
reason-tokens-unreadable = it does not say clearly where tokens go
reason-too-many-black = it takes more black tokens than the player has
reason-too-many-tokens = it places more tokens than the limit allows
reason-too-many-white = it takes more white tokens than the player has
reason-word-not-open = that word is not on the open card

## What a coach says in the first game of a beginner.

spell-from-the-future-lesson = { $step ->
    [sf-place] White on the word that fits the Colours best, black on the one that fits least. Then a Mind card, then READY.
    [sf-hit] Tokens of one colour on the same word Hit: you gain VP, white adds to the Attack, black to the Defence.
    [sf-colour] This time you open a Colour too. Choose one of your two cards.
    [sf-mind] Three white on one word with Mind of Focus: +2 VP if they Hit. Which word will your friends choose?
    [sf-village] Attack reaches the Health: the Beast is defeated. Defence reaches its attack: held. If not, lanterns of the Village go out.
    [sf-word] A Mystic day is the other way round: one word, ten Colours. You are the 1st Mage, so you choose the word.
    [sf-mystic] Now tokens go on Colours: white on what fits the word best, black on what fits least. Then READY.
   *[sf-score] So it goes until day 7. What counts: the lower of your VP, white or black.
}
spell-from-the-future-lesson-goal = Think of the same word as your friends: together you beat the Beasts.
spell-from-the-future-lesson-end = Guess which word your friends have in mind, keep white and black level, and do not let all lanterns go out. The rest you find out as you play.
