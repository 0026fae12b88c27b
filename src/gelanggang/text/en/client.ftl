# The terminal client: screens, keys and what they say.

client-name = G E L A N G G A N G
client-title = { $game ->
    [jawara-beksi] Jawara Beksi
    [spell-from-the-future] Spell from the Future
   *[other] { $game }
}
client-about = { $game ->
    [jawara-beksi] Silat performers win the Judge’s points with Combos: Action cards with different names that share a direction. The highest score after all rounds wins.
   *[spell-from-the-future] Everybody secretly marks the words that fit two Colours best or least. Only where minds meet does the Village hold against the Beasts.
}

## The first screen.

client-go-on-with = Go on
client-left = { $choices ->
    [one] { $title } with { $names }, after 1 choice
   *[other] { $title } with { $names }, after { $choices } choices
}
client-game = Game
client-players = Players
client-option = { $option ->
    [rounds] Rounds
    [without_down] Without cards that only point down (2 players)
    [difficulty] Difficulty
   *[other] { $option }
}
client-bots = Bots
client-level = level { $number }: { $name }
client-tempo = Pace
client-hints = Hints without asking
client-language = Language
client-language-name = English
client-yes-no = { $answer ->
    [yes] yes
   *[no] no
}
client-speed = { $speed ->
    [slow] slow
    [normal] normal
    [fast] fast
   *[off] no pauses
}
client-speed-now = Pace: { $speed }.
client-set-aside = A game that was left cannot be gone on with, so its file was set aside. { $problem } It is now { $file }.
client-not-kept = This game cannot be kept for later: { $problem }.

## Keys, as short as they stand at the bottom.

client-space = Space
client-key-begin = play
client-key-change = change
client-key-forget = throw away
client-key-help = help
client-key-quit = quit
client-key-go-on = go on
client-key-skip = skip pauses
client-key-hint = hint
client-key-read = read cards
client-key-journal = journal
client-key-speed = pace: { $speed }
client-key-language = bahasa Indonesia
client-key-leave = leave
client-key-back = back
client-key-choose = choose
client-key-play = play
client-key-clear = clear
client-key-draw = draw cards
client-key-end = end turn
client-key-discard = discard
client-key-ready = ready
client-key-white = white
client-key-black = black
client-key-tab = words / Mind cards
client-key-again = play again
client-key-save = save the record
client-key-home = first screen

## The table.

client-go-on = Read in peace, then press Enter to go on.
client-only-choice = The only choice was made for you: { $choice }.
client-hint = ★ Hint: { $move }. { $why }
client-read-title = Cards on the table
client-journal-title = Journal
client-help-title = Keys

client-no-judge = The Judge comes once everybody has a Character.
client-combo = Combo of { $name }
client-combo-earned = { $n ->
    [0] · no points
    [one] · 1 point
   *[other] · { $n } points
}
client-duel = DUEL { $name } ⚔ { $other } · { $n ->
    [one] wager 1 point
   *[other] wager { $n } points
}
client-earns = { $n ->
    [0] Earns nothing.
    [one] Earns 1 point.
   *[other] Earns { $n } points.
}
client-earns-open = Earns { $least } to { $most } points.
client-no-card = You hold no card { $key }.
client-no-line = There is no { $key } to choose here.
client-choose-card = First choose a card: type its number, or move to it and press Space.
client-swap-give = Now choose the card you give for { $card }.
client-wager = Now choose the wager against { $name }.
client-open-cards = Open cards and discard piles

client-placed = { $n } of { $most } tokens.
client-ready = Press Enter when you are ready.
client-need-mind = Now choose a Mind card: 1 to { $last }.
client-no-mind = There is no Mind card { $key }: choose one from 1 to { $last }.
client-hit = HIT { $n }
client-miss = Miss

## The end.

client-end = { $title } · the end
client-score = Score
client-largest = { $n ->
    [one] The largest Combo: { $name }, 1 point with { $cards }.
   *[other] The largest Combo: { $name }, { $n } points with { $cards }.
}
client-days = Day, Beast · VP white/black
client-fate = { $defeated ->
    [yes] { $n ->
        [0] defeated
       *[other] defeated, damage { $n }
    }
   *[no] { $n ->
        [0] held
       *[other] damage { $n }
    }
}
client-save-where = Type the name of a new file, then press Enter. Esc: do not save.
client-saved = The game is kept in { $file }. To read it: gelanggang replay { $file }
client-file-exists = { $file } exists already and will not be overwritten. Choose another name.
client-file-unwritable = { $file } cannot be written: { $problem }.

## Help.

client-help-home =
    ↑ ↓      choose a row
    ← →      change it (or click on it)
    Enter    play; on a game that was left: go on with it
    x        throw away a game that was left
    q        quit
client-help-jawara =
    1 … 9 0  choose a card, in the order of the Combo; again: take it back
    ← → ↑ ↓  move the cursor; Space chooses (or click on a card)
    Enter    play the Combo or the Support card, or commit what is chosen
    d        draw Action cards as your Action
    e        end your turn, after your Action
    Esc      choose anew
    A Combo: one direction that all its cards share, and no name twice.
    3 cards or more get a bonus. The order matters for effects.
client-help-spell =
    a … f    one white token more on this word (Shift: one black)
    + -      one white, one black on the word or Colour under the cursor
    1 … 8    choose a Mind card; on a Mystic day: one white on this Colour
    ← → ↑ ↓  move the cursor; Space: one white; Tab: words or Mind cards
    mouse    click: one white; on [−] or with the right button: one black
    Enter    you are ready
    Esc      choose anew
    White: fits best. Black: fits least. Tokens Hit only where somebody
    else has the same colour of tokens on the same word.
client-help =
    h        hint: what the strongest bot would do, and why
    i        read every card that can be seen
    j        journal: all that has happened
    t        pace: slow, normal, fast, no pauses; Space skips them once
    l        bahasa Indonesia / English
    q        leave; the game is kept, and you can go on another day
