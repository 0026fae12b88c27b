# What the cards of Spell from the Future say, made from the pack.
# Effects begin with a small letter: they may stand in front or behind a colon.

# The language of the names that this one takes from cards and words, which have them in id and en.
sf-names = en

# One line a card.
sf-line-beast = { $beast } · tier { $tier } · health { $health }, attack { $attack }, damage { $damage } · { $effects }
sf-line-mystic-beast = { $beast } (Mystic) · tier { $tier } · health { $health }, attack { $attack }, damage { $damage } · { $effects }
sf-line-mind = { $mind } · { $effects }

sf-word-cards = { $n ->
    [one] 1 Word card
   *[other] { $n } Word cards
}
sf-colours = { $n ->
    [one] 1 Colour
   *[other] { $n } Colours
}

## What a Beast leaves.  $when: for today or for tomorrow; $change: more or less.

sf-left = { $defeated ->
    [yes] If defeated: { $effect }
   *[no] If not defeated: { $effect }
}
sf-effect-none = It leaves nothing behind.
sf-effect-word-cards = { $when ->
    [today] { $change ->
        [less] today { sf-word-cards } fewer than usual will be opened.
       *[more] today { sf-word-cards } more than usual will be opened.
    }
   *[tomorrow] { $change ->
        [less] tomorrow { sf-word-cards } fewer than usual will be opened.
       *[more] tomorrow { sf-word-cards } more than usual will be opened.
    }
}
sf-effect-tokens = { $when ->
    [today] { $change ->
        [less] today everybody may place { sf-tokens } fewer.
       *[more] today everybody may place { sf-tokens } more.
    }
   *[tomorrow] { $change ->
        [less] tomorrow everybody may place { sf-tokens } fewer.
       *[more] tomorrow everybody may place { sf-tokens } more.
    }
}
sf-effect-beast-first = { $when ->
    [today] today the Beast strikes first, whatever the die says.
   *[tomorrow] tomorrow the Beast strikes first, whatever the die says.
}
sf-effect-mages-first = { $when ->
    [today] today the mages strike first, whatever the die says.
   *[tomorrow] tomorrow the mages strike first, whatever the die says.
}
sf-effect-no-minds = { $when ->
    [today] today Mind effects do not work.
   *[tomorrow] tomorrow Mind effects do not work.
}
sf-effect-colours = { $when ->
    [today] { $change ->
        [less] today { sf-colours } fewer than usual will be opened.
       *[more] today { sf-colours } more than usual will be opened.
    }
   *[tomorrow] { $change ->
        [less] tomorrow { sf-colours } fewer than usual will be opened.
       *[more] tomorrow { sf-colours } more than usual will be opened.
    }
}
sf-effect-beast-health = { $when ->
    [today] { $change ->
        [less] today’s Beast has { $n } less health.
       *[more] today’s Beast has { $n } more health.
    }
   *[tomorrow] { $change ->
        [less] tomorrow’s Beast has { $n } less health.
       *[more] tomorrow’s Beast has { $n } more health.
    }
}
sf-effect-beast-attack = { $when ->
    [today] { $change ->
        [less] today’s Beast has { $n } less attack.
       *[more] today’s Beast has { $n } more attack.
    }
   *[tomorrow] { $change ->
        [less] tomorrow’s Beast has { $n } less attack.
       *[more] tomorrow’s Beast has { $n } more attack.
    }
}
sf-effect-heal = { $n ->
    [one] 1 lantern of the Village burns again at once.
   *[other] { $n } lanterns of the Village burn again at once.
}

## What Mind cards do.

sf-mind-none = No effect.
sf-mind-vp-stack = { $least ->
    [one] for each stack of yours that Hits: +{ $n } VP in its colour.
   *[other] for each stack of yours with { $least } or more tokens that Hits: +{ $n } VP in its colour.
}
sf-mind-attack = { $least ->
    [one] if a white token of yours Hits: +{ $n } Attack.
   *[other] if { $least } or more of your white tokens Hit: +{ $n } Attack.
}
sf-mind-defence = { $least ->
    [one] if a black token of yours Hits: +{ $n } Defence.
   *[other] if { $least } or more of your black tokens Hit: +{ $n } Defence.
}
sf-mind-vp-broad = { $least ->
    [one] if you have a Hit: +{ $n } VP in each colour you Hit with.
   *[other] if you have Hits on { $least } or more letters: +{ $n } VP in each colour you Hit with.
}
sf-mind-more-tokens = you may place { sf-tokens } more.
sf-mind-vp-both = if you Hit with white and with black: +{ $n } VP in each.
sf-mind-vp-kindred = { $most ->
    [one] for each letter on which exactly one other player Hits with you: +{ $n } VP in that colour, for 1 letter at most.
   *[other] for each letter on which exactly one other player Hits with you: +{ $n } VP in that colour, for { $most } letters at most.
}
sf-mind-echo = your largest stack that Hits counts once more for the Attack (if white) or the Defence (if black), but not for VP.
sf-mind-strength-both = if you Hit with white and with black: +{ $n } Attack and +{ $n } Defence.
sf-mind-strength-letters = { $most ->
    [one] for each letter on which you Hit: +{ $n } Attack (if white) or +{ $n } Defence (if black), for 1 letter at most.
   *[other] for each letter on which you Hit: +{ $n } Attack (if white) or +{ $n } Defence (if black), for { $most } letters at most.
}
sf-mind-vp-miss = { $colour ->
    [white] { $most ->
        [one] for each white token of yours that Misses: +{ $n } white VP, for 1 token at most.
       *[other] for each white token of yours that Misses: +{ $n } white VP, for { $most } tokens at most.
    }
   *[black] { $most ->
        [one] for each black token of yours that Misses: +{ $n } black VP, for 1 token at most.
       *[other] for each black token of yours that Misses: +{ $n } black VP, for { $most } tokens at most.
    }
}

## What a Mind card does as briefly as can be, for a small card: at most about 24 letters.

sf-brief-none = No effect
sf-brief-vp-stack = { $least ->
    [1] Any stack Hits: +{ $n } VP
   *[other] Stack of { $least } Hits: +{ $n } VP
}
sf-brief-attack = { $least ->
    [1] White Hits: +{ $n } Attack
   *[other] { $least } whites Hit: +{ $n } Attack
}
sf-brief-defence = { $least ->
    [1] Black Hits: +{ $n } Defence
   *[other] { $least } blacks Hit: +{ $n } Defence
}
sf-brief-vp-broad = { $least ->
    [1] Any Hit: +{ $n } VP
   *[other] Hit { $least } letters: +{ $n } VP
}
sf-brief-more-tokens = +{ $n } token
sf-brief-vp-both = Both colours Hit: +{ $n } VP
sf-brief-vp-kindred = Hit with one: +{ $n } VP
sf-brief-echo = Best stack counts twice
sf-brief-strength-both = Both Hit: +{ $n } to each
sf-brief-strength-letters = Each letter Hit: +{ $n }
sf-brief-vp-miss = { $colour ->
    [white] White Misses: +{ $n } VP
   *[black] Black Misses: +{ $n } VP
}

## Rules of placement on Mind cards.  $rules: some of those below; $least and $most are their bounds.
## $bound: which of both there are (least, most), whether they are equal (exact), or none may be.

sf-rule = { $empty ->
    [yes] Placing: { $rules }; or no tokens at all.
   *[no] Placing: { $rules }.
}
sf-rule-tokens = { $bound ->
    [least] { $least ->
        [one] at least 1 token
       *[other] at least { $least } tokens
    }
    [most] { $most ->
        [one] at most 1 token
       *[other] at most { $most } tokens
    }
    [exact] { $most ->
        [one] exactly 1 token
       *[other] exactly { $most } tokens
    }
   *[both] { $least } to { $most } tokens
}
sf-rule-white = { $bound ->
    [none] no white tokens
    [least] { $least ->
        [one] at least 1 white token
       *[other] at least { $least } white tokens
    }
    [most] { $most ->
        [one] at most 1 white token
       *[other] at most { $most } white tokens
    }
    [exact] { $most ->
        [one] exactly 1 white token
       *[other] exactly { $most } white tokens
    }
   *[both] { $least } to { $most } white tokens
}
sf-rule-black = { $bound ->
    [none] no black tokens
    [least] { $least ->
        [one] at least 1 black token
       *[other] at least { $least } black tokens
    }
    [most] { $most ->
        [one] at most 1 black token
       *[other] at most { $most } black tokens
    }
    [exact] { $most ->
        [one] exactly 1 black token
       *[other] exactly { $most } black tokens
    }
   *[both] { $least } to { $most } black tokens
}
sf-rule-letters = { $bound ->
    [least] { $least ->
        [one] on at least 1 letter
       *[other] on at least { $least } letters
    }
    [most] { $most ->
        [one] all on one letter
       *[other] on at most { $most } letters
    }
    [exact] { $most ->
        [one] all on one letter
       *[other] on exactly { $most } letters
    }
   *[both] on { $least } to { $most } letters
}
sf-rule-stack = { $bound ->
    [least] at least { $least } on each letter you use
    [most] { $most ->
        [one] each on a letter of its own
       *[other] at most { $most } on a letter
    }
    [exact] { $most ->
        [one] each on a letter of its own
       *[other] exactly { $most } on each letter you use
    }
   *[both] { $least } to { $most } on each letter you use
}
sf-rule-one-colour = all of one colour
# $letters: those that have a box on the card.
sf-rule-boxes = only on { $letters }

## What the workshop calls the columns of the cards, and what can stand in them.

spell-from-the-future-column = { $column ->
    [id] Id
    [name_id] Indonesian
    [name_en] English
    [tier] Tier
    [mystic] Mystic
    [health_2] Health, 2 players
    [health_3] Health, 3 players
    [health_4] Health, 4 players
    [health_5] Health, 5 players
    [attack_2] Attack, 2 players
    [attack_3] Attack, 3 players
    [attack_4] Attack, 4 players
    [attack_5] Attack, 5 players
    [damage] Damage
    [if_defeated] If defeated
    [if_not_defeated] If not defeated
    [effects] Effects
    [place] How to place
    [hex] Hue
    [ink] Ink
    [mark] Mark
    [pattern] Pattern
    [links_id] Colours, thought in Indonesian
    [links_en] Colours, thought in English
    [sure_id] How sure, in Indonesian
    [sure_en] How sure, in English
    [words] Words
    [line_up] Beasts by tier
    [beast_health] More health
    [beast_attack] More attack
    [key] Key
    [value] Value
    [note] Note
    [field-n] how many
    [field-least] at least
    [field-most] at most
    [field-colour] tokens
    [tokens] tokens in all
    [white] white tokens
    [black] black tokens
    [letters] letters
    [stack] tokens on a letter
    [one_colour] one colour only
    [boxes] letters with a box
   *[other] { $column }
}
spell-from-the-future-column-help = { $column ->
    [tier] How dangerous the Beast is: 1 to 4.
    [mystic] Whether it is a Mystic Beast.
    [damage] What the Village suffers when it strikes.
    [if_defeated] What it leaves for the next day when it was defeated.
    [if_not_defeated] What it leaves for the next day when it was not.
    [hex] As # and six digits, such as #c52c14.
    [links_id] For bots: ten numbers from 0 to 1, one for each Colour in their order.
    [links_en] For bots: ten numbers from 0 to 1, one for each Colour in their order.
    [sure_id] For bots: from 0 to 1.
    [sure_en] For bots: from 0 to 1.
    [words] The ids of two words that stand on no other card.
    [line_up] How many Beasts of tiers 1, 2, 3 and 4: seven in all.
    [place] The rule of placement on the card, such as tokens=2..3 black=..0.
    [beast_health] What every Beast has more than is printed.
    [beast_attack] What every Beast has more than is printed.
   *[other] { "" }
}
spell-from-the-future-value = { $value ->
    [white] white
    [black] black
    [triangle] triangle
    [diamond] diamond
    [circle] circle
    [square] square
    [two-waves] two waves
    [plus] plus
    [six-point-star] star
    [hexagon] hexagon
    [x] cross
    [ring] ring
    [solid] solid
    [diagonal-up] rising stripes
    [dots] dots
    [grid] grid
    [horizontal] horizontal stripes
    [vertical] vertical stripes
    [zigzag] zigzag
    [diagonal-down] falling stripes
    [crosshatch] crosshatch
    [outline] outline
    [days] days of a game
    [village] damage at which the Village falls
    [white_tokens] white tokens of a player
    [black_tokens] black tokens of a player
    [place] tokens that may be placed in a day
    [word_cards_a_day] Word cards opened in a day
    [open_colours] Colours opened in a day
    [die] faces of the die
    [mages_first_up_to] up to this roll the mages strike first
    [grade-mage] VP for the grade of Mage
    [grade-great-mage] VP for the grade of Great Mage
    [links_id] where Colours thought in Indonesian come from
    [links_en] where Colours thought in English come from
    [sure_id] where it comes from how sure they are, in Indonesian
    [sure_en] where it comes from how sure they are, in English
    [pack] the pack
    [table] the table
    [beast] Beasts
    [mind] Mind cards
    [colour] Colours
    [word] words
    [link-id] links, in Indonesian
    [link-en] links, in English
   *[other] { $value }
}
