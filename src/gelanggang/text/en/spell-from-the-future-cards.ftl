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
sf-effect-heal = the Village heals { $n } damage at once.

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
