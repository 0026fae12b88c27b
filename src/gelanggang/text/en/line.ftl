# The client that asks line by line: what can be typed, and what it says.

## At every table.

line-hand-over = HAND OVER TO { $name }, then press Enter
line-hint = Hint: { $move }. { $why }
line-pause = Enter: go on
line-first-help = Type ? at any time for help.
line-choice-help = ?: help
line-choice-quit = { $letter }: quit
line-ask-number = Type a number from { $least } to { $most }.
line-ask-number-or-back = Type a number from { $least } to { $most }, or Enter to go back.
line-only-choice = The only choice: { $choice }.
line-read-nothing = There is no card “{ $words }”.
line-book-card = Card
line-book-effect = Effect
line-book-reconstructed = { $mark } our reconstruction, { $partly } in part, { $own } whoever made this pack; the rest is from the rulebook.

## A game without a table of its own.

line-plain-things = { $n ->
    [one] 1 kind of thing
   *[other] { $n } kinds of things
}
line-plain-choice = 1–{ $most }: make this move
line-plain-more = Enter: more moves
line-plain-help =
    3        make move number 3
    Enter    show more of a long list of moves
    ? name   find a thing by its name
    ??       all things
    ?-       all that lies on the table
    { letter-quit }        quit

## Jawara Beksi.

line-jb-goal = { $who ->
    [me] You against { $names }, { $rounds } rounds.
   *[all] { $names }, { $rounds } rounds.
} Win the Judge’s points with Combos: Action cards with different names that share a direction. The highest score wins.
line-jb-end = Score Board

line-jb-choice-combo = Action numbers in order: Combo
line-jb-choice-support = Support number: play it
line-jb-choice-draw = { $letter }: draw { $n ->
    [one] 1 Action card
   *[other] { $n } Action cards
}
line-jb-choice-end = { $letter }: end your turn
line-jb-choice-discard = numbers of cards, up to { $most } at once

line-jb-act-unclear = That is not clear. Type numbers of cards from 1 to { $most }, such as 21, or ? for help.
line-jb-act-unclear-many = That is not clear. Type numbers of cards from 1 to { $most } with spaces, such as 2 1, or ? for help.
line-jb-act-one-support = { $card } is a Support card: play it by itself, one at a time.
line-jb-discard-unclear = { $most ->
    [1] Type one number of a card from 1 to { $hand }.
   *[other] Type numbers of cards from 1 to { $hand }, { $most } at the most.
}
line-jb-quote-sure = { $n ->
    [0] Earns nothing.
    [one] Earns 1 point.
   *[other] Earns { $n } points.
} Enter: play it. Anything else: cancel.
line-jb-quote-open = Earns { $least } to { $most } points, depending on the dice. Enter: play it. Anything else: cancel.
line-jb-combo-cancelled = Cancelled. Choose again.
line-jb-wager-question = Wager against { $name }, 1 to { $most }? Enter to go back.
line-jb-swap-take = Which card do you take from { $name }?
line-jb-swap-give = Which card do you give for { $card }? Enter to go back.

line-jb-help =
    3 1 4    play a Combo: cards 3, 1, 4 from left to right (314 will do)
    5        play Support card number 5
    { jb-letter-draw }        draw Action cards as your Action
    { jb-letter-end }        end your turn, after your Action
    ? 3      read card number 3
    ? kebut  read any card, Character or Judge
    ??       read all cards
    ?-       look through the discard piles
    { letter-quit }        quit
    A Combo: one direction that all its cards share, and no name twice.
    3 cards or more get a bonus. The order matters for effects.
line-jb-piles-action = Action cards: { $n } in the deck. Discard pile: { $cards }
line-jb-piles-support = Support cards: { $n } in the deck. Discard pile: { $cards }
line-jb-book-counts = { $actions } Action cards, { $supports } Support cards, { $characters } Characters, { $judges } Judges
line-jb-book-actions = Action cards
line-jb-book-supports = Support cards
line-jb-book-characters = Characters
line-jb-book-judges = Judges
line-jb-book-copies = Copies
line-jb-book-score = Score
line-jb-book-directions = Directions
line-jb-book-ability = Ability
line-jb-book-restriction = Restriction

## Spell from the Future.

line-sf-title = Spell from the Future
line-sf-goal = { $who ->
    [me] { $players ->
        [2] You and { $names } defend the Village together for { $days } days. A token works only where both of you think alike.
       *[other] You, { $names } defend the Village for { $days } days. A token works only where minds meet. If the Village stands, only your lower VP counts, white or black: the highest wins.
    }
   *[all] { $players ->
        [2] { $names } defend the Village together for { $days } days. A token works only where both think alike.
       *[other] { $names } defend the Village for { $days } days. A token works only where minds meet. If the Village stands, only everybody’s lower VP counts, white or black: the highest wins.
    }
}
line-sf-guessed = Some of these words are new to the bots: they can only guess what fits them.
line-sf-end = The end
line-sf-lower = lower
line-sf-together = together

line-sf-choice-place = A2 -C1: 2 white on A, 1 black on C
line-sf-choice-place-colours = 3+2 7-1: 2 white on 3, 1 black on 7
line-sf-choice-no-tokens = 0: no tokens
line-sf-choice-mind = 1–{ $last }: Mind card
line-sf-place-unclear = That is not clear. Type tokens and the number of a Mind card, such as A2 -C1 3; 0 for no tokens; ? for help.
line-sf-place-unclear-mystic = That is not clear. Type the number of a Colour with + for white or - for black, such as 3+2 7-1; 0 for no tokens; ? for help.
line-sf-place-no-such-mind = There is no Mind card { $n }. Type a number from 1 to { $last }.
line-sf-place-no-tokens = no tokens
line-sf-place-need-tokens = Now your tokens, such as A2 -C1; 0 for none.
line-sf-place-need-mind = Now the number of a Mind card, 1 to { $last }.
line-sf-place-ready = { $n } of { $most } tokens. Enter: ready. Type again to change it.

line-sf-help =
    A2 D -C1   2 white on A, 1 white on D, 1 black on C (A+2 D+1 C-1 will do)
    3          play Mind card number 3 (also in one line: A2 -C1 3)
    3+2 7-1    on a Mystic day: 2 white on Colour 3, 1 black on Colour 7
    0          no tokens
    Enter      you are ready, once your choice has been shown back;
               before you have typed anything: look at the table again
    ? 3        read Mind card number 3
    ? owl      read any Beast, Mind card, Colour or word
    ??         read all cards
    ?-         which Mind cards everybody has left
    { letter-quit }          quit
    White: fits best. Black: fits least. Only where two or more have the same
    colour on the same word do tokens Hit. One word holds one colour of yours.
line-sf-colours-known = Under the Colour deck, as you know: { $colours }
line-sf-book-counts = { $beasts } Beasts, { $minds } Mind cards for each player, { $colours } Colours, { $cards } Word cards with { $words } words
line-sf-book-beasts = Beasts, health and attack for 2/3/4/5 players
line-sf-book-minds = Mind cards
line-sf-book-colours = Colours
line-sf-book-words = Word cards
line-sf-book-beast = Beast
line-sf-book-tier = Tier
line-sf-book-health = Health 2/3/4/5
line-sf-book-attack = Attack 2/3/4/5
line-sf-book-damage = Damage
line-sf-book-leaves = What Beasts leave for the next day
