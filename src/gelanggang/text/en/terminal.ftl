# The terminal client: screens, keys and what they say.

terminal-name = G E L A N G G A N G

## The first screen.

terminal-go-on-with = Go on
terminal-left = { $choices ->
    [one] { $title } with { $names }, after 1 choice
   *[other] { $title } with { $names }, after { $choices } choices
}
terminal-game = Game
terminal-players = Players
terminal-bots = Bots
terminal-tempo = Pace
terminal-hints = Hints without asking
terminal-speed = { $speed ->
    [slow] slow
    [normal] normal
    [fast] fast
   *[off] no pauses
}
terminal-speed-now = Pace: { $speed }.
terminal-set-aside = A game that was left cannot be gone on with, so its file was set aside. { $problem } It is now { $file }.
terminal-not-kept = This game cannot be kept for later: { $problem }.

## Keys, as short as they stand at the bottom.

terminal-space = Space
terminal-key-begin = play
terminal-key-change = change
terminal-key-forget = throw away
terminal-key-help = help
terminal-key-story = story
terminal-key-quit = quit
terminal-key-go-on = go on
terminal-key-skip = skip pauses
terminal-key-hint = hint
terminal-key-read = read cards
terminal-key-journal = journal
terminal-key-speed = pace: { $speed }
terminal-key-language = English
terminal-key-leave = leave
terminal-key-back = back
terminal-key-choose = choose
terminal-key-more = more moves ({ $place })
terminal-key-play = play
terminal-key-clear = clear
terminal-key-draw = draw cards
terminal-key-end = end turn
terminal-key-discard = discard
terminal-key-ready = ready
terminal-key-white = white
terminal-key-black = black
terminal-key-tab = words / Mind cards
terminal-key-again = play again
terminal-key-save = save the record
terminal-key-home = first screen

## The table.

terminal-go-on = Read in peace, then press Enter to go on.
terminal-only-choice = The only choice was made for you: { $choice }.
terminal-hint = ★ Hint: { $move }. { $why }
terminal-read-title = Cards on the table
terminal-journal-title = Journal
terminal-help-title = Keys

terminal-no-judge = The Judge comes once everybody has a Character.
terminal-combo = Combo of { $name }
terminal-combo-earned = { $n ->
    [0] · no points
    [one] · 1 point
   *[other] · { $n } points
}
terminal-duel = DUEL { $name } ⚔ { $other } · { $n ->
    [one] wager 1 point
   *[other] wager { $n } points
}
terminal-earns = { $n ->
    [0] Earns nothing.
    [one] Earns 1 point.
   *[other] Earns { $n } points.
}
terminal-earns-open = Earns { $least } to { $most } points.
terminal-no-card = You hold no card { $key }.
terminal-no-line = There is no { $key } to choose here.
terminal-choose-card = First choose a card: type its number, or move to it and press Space.
terminal-swap-give = Now choose the card you give for { $card }.
terminal-wager = Now choose the wager against { $name }.
terminal-open-cards = Open cards and discard piles

terminal-placed = { $n } of { $most } tokens.
terminal-ready = Press Enter when you are ready.
terminal-need-mind = Now choose a Mind card: 1 to { $last }.
terminal-no-mind = There is no Mind card { $key }: choose one from 1 to { $last }.
terminal-hit = HIT { $n }
terminal-miss = Miss

## The Story Campaign.

terminal-story = Story Campaign
terminal-story-title = Story Campaign
terminal-story-new = Begin a new story
terminal-story-where = { $dated ->
    [no] { $walked }/{ $length } · { $place }
   *[yes] { $walked }/{ $length } · { $place } · { $date }
}
terminal-story-about = Seven chapters, one story. You win and lose together, and what you do is remembered. Play a little today, and go on next week.
terminal-story-file = This story is the file { $file }. Copy it to go on somewhere else.
terminal-story-name = Give your story a name, then press Enter.
terminal-story-forget = Press x once more to throw “{ $name }” away. That cannot be undone.
terminal-story-not-kept = This story cannot be kept: { $problem }.
terminal-map-marks = ▲ by striking  ■ by standing firm  ✕ lost  ◆ here  · left dark  ? unknown
terminal-scars = Scars: { $n }
terminal-memories = Memories: { $names }
terminal-provision = Provision: { $name }
terminal-days-long = { $n ->
    [one] 1 day
   *[other] { $n } days
}
terminal-with = Playing: { $names }
terminal-where-were-we = Where were we?
terminal-choose-provision = Choose a Provision for the next try.
terminal-choose-memory = You remember. Choose a Memory.
terminal-again-which = Which chapter once more?
terminal-again-about = Just for fun: your story stays as it is.
terminal-logbook-title = Logbook
terminal-who = Who is there?
terminal-people = People
terminal-person = Name of person { $number }
terminal-people-about = { $bots ->
    [0] No bots. The keyboard is passed round: the screen is covered until the next one is ready.
    [one] With one bot. If you are several, the keyboard is passed round: the screen is covered until the next one is ready.
   *[other] With { $bots } bots. If you are several, the keyboard is passed round: the screen is covered until the next one is ready.
}
terminal-name-refused = A name has to differ from the others, and has at most { $most } letters.
terminal-hand-over = PASS THE KEYBOARD TO { $name }
terminal-hand-over-why = Nobody else peeks now.
terminal-key-sit = I am { $name }
terminal-key-name = change the name
terminal-key-onward = go on
terminal-key-practise = practise for a day
terminal-key-who = who is there
terminal-key-logbook = logbook
terminal-key-replay = an old chapter again
terminal-help-story =
    Enter    go on: read, choose, or play
    ↑ ↓      choose a Provision, a Memory or a chapter
    PgUp PgDn  scroll the story
    w        who is there today
    b        logbook: every try, and the story around it
    r        play a walked chapter again, without consequences
    q        back to the list of stories
    All is kept after every choice, in the middle of a chapter too, in
    { $file }

## The end.

terminal-end = { $title } · the end
terminal-score = Score
terminal-largest = { $n ->
    [one] The largest Combo: { $name }, 1 point with { $cards }.
   *[other] The largest Combo: { $name }, { $n } points with { $cards }.
}
terminal-days = Day, Beast · VP white/black
terminal-thanks = Thank you, all of you
terminal-fate = { $defeated ->
    [yes] { $n ->
        [0] defeated
       *[other] defeated, damage { $n }
    }
   *[no] { $n ->
        [0] held
       *[other] damage { $n }
    }
}
terminal-save-where = Type the name of a new file, then press Enter. Esc: do not save.
terminal-saved = The game is kept in { $file }. To read it: gelanggang replay { $file }
terminal-file-exists = { $file } exists already and will not be overwritten. Choose another name.
terminal-file-unwritable = { $file } cannot be written: { $problem }.

## Help.

terminal-help-home =
    ↑ ↓      choose a row
    ← →      change it (or click on it)
    Enter    play; on a game that was left: go on with it
    s        Story Campaign
    x        throw away a game that was left
    q        quit
terminal-help-jawara =
    1 … 9 0  choose a card, in the order of the Combo; again: take it back
    ← → ↑ ↓  move the cursor; Space chooses (or click on a card)
    Enter    play the Combo or the Support card, or commit what is chosen
    d        draw Action cards as your Action
    e        end your turn, after your Action
    Esc      choose anew
    A Combo: one direction that all its cards share, and no name twice.
    3 cards or more get a bonus. The order matters for effects.
terminal-help-spell =
    a … f    one white token more on this word (Shift: one black)
    + -      one white, one black on the word or Colour under the cursor
    1 … 8    choose a Mind card; on a Mystic day: one white on this Colour
    ← → ↑ ↓  move the cursor; Space: one white; Tab: words or Mind cards
    mouse    click: one white; on [−] or with the right button: one black
    Enter    you are ready
    Esc      choose anew
    White: fits best. Black: fits least. Tokens Hit only where somebody
    else has the same colour of tokens on the same word.
terminal-help-plain =
    1 … 9    choose a move
    ← → ↑ ↓  move the cursor (or click on a move)
    + -      turn the pages of a long list of moves
    Enter    make the move under the cursor
terminal-help =
    h        hint: what the strongest bot would do, and why
    i        read every card that can be seen
    j        journal: all that has happened
    t        pace: slow, normal, fast, no pauses; Space skips them once
    l        { $languages }
    q        leave; the game is kept, and you can go on another day
