# The table in a terminal: commands, screens and what they say.

goodbye = Goodbye.

# The one question in both languages at once.
language-question = Bahasa / Language: 1 Indonesia · 2 English

# Letters to type; those of the English words (d, e, q, b) work in every language.
letter-draw = d
letter-end = e
letter-quit = q
letter-back = b

## The commands' help.

help-usage = usage:
help-positionals = what must or may be named
help-options = options
help-commands = commands
help-command = COMMAND
help-help = show this help
help-gelanggang = Gelanggang: a digital table for Indonesian tabletop games.
help-lang = language: id or en
help-play = play in the terminal, against bots or with others at one screen
help-replay = tell a game again, step by step
help-serve = open tables for browsers, TVs and bots in the network
help-verify = play a record again and check all that it says
help-pack-command = check, show or compare packs of cards
help-sim = let bots play many games, and add up how they went
help-arena = measure bots against each other, every deal from every seat
help-balance = measure how often the Village stands, and print it as tables
help-art = draw every card of a game as an SVG file, with a page to look them over
help-perft = count how many ways a game can go
help-bots-command = who can play a game, and with which characters
help-check = check whether a pack of cards can be used
help-show = show all cards and where they come from
help-diff = tell all that differs between two packs; the result is 0 when they are equal, 1 when not
help-game = the game: jawara-beksi or spell-from-the-future
help-art-out = a new or empty folder for the files
help-game-of-pack = the game these cards are for
help-players = how many players
help-rounds = how many rounds
help-people = how many of the players are persons, who pass this screen round; 1 if not said
help-names = the names of these persons
help-difficulty = how hard: easy, normal, hard or very-hard
help-option = something else to agree on, such as without_down=true; may be repeated
help-bots = names or levels of bots, one for each seat of a bot or one for all (see `gelanggang bots`)
help-seed = the seed of the shuffle: the same seed, the same shuffle
help-pack = folder of a pack of cards of your own, or a word list (.csv)
help-scenario = start from the position written in this file
help-save = keep the record of the game in this new file
help-hints = show at every question what the strongest bot would do, and why
help-plain = ask line by line, without screens
help-data = folder in which unfinished games are kept
help-record = file with the record of a game
help-seat = from whose chair: 1, 2, …; all for everything; a spectator’s if not said
help-step = wait for Enter at each step
help-folder = folder of a pack of cards, or a word list (.csv)
help-folder-or-ours = folder of a pack of cards; ours if not said
help-games = how many games
help-games-a-cell = how many games for each number of players and difficulty
help-arena-bots = the bots that meet, by name or level, one for each player, such as 2,1,1
help-units = how many units: a unit is one shuffle, played once with every turn of the seats
help-keep = keep finished units in this file, and go on from it; a folder with --all-pairs
help-all-pairs = let each of the bots meet each other one; the more players, one against all others
help-no-times = do not time decisions: the same command then gives the same bytes
help-pairs = how many pairs of minds measure the agreement
help-jobs = how many processes share the work
help-json = write the result as JSON
help-records = write the record of every game into this folder
help-agreement = how often two minds agree on the best of four words, such as 0.65,0.5
help-depth = up to how many moves
help-host = address to listen at; 0.0.0.0, for everybody in the network, if not said
help-port = port to listen at; { $port } if not said
help-tables = folder in which tables are kept, and packs of your own in packs/GAME/
help-demo = fill a table with bots, for people who just want to watch
help-proxy = there is a proxy in front, at these addresses or networks (on this machine if none is named): believe what it says about where requests come from
help-durable = wait for the disk itself at every choice: slower, but a power cut loses nothing
help-memory = keep tables in memory only: nothing is written, and all of them are gone when the server stops

## Commands that cannot be run.

usage-unknown = “{ $words }” is not known here. See { $command } --help.
usage-required = { $words } is missing. See { $command } --help.
usage-no-value = { $words } needs a value. See { $command } --help.
usage-no-command = There is no command “{ $words }”. See { $command } --help.
usage-not-a-flag = { $words } takes no value. See { $command } --help.
usage-other = This command cannot be read ({ $problem }). See { $command } --help.
usage-whole = { $option } must be a whole number from 1 to { $most }, not “{ $value }”.
usage-option = --option is written NAME=VALUE, such as rounds=3, not “{ $value }”.
usage-bots = --bots names { $found }, but { $wanted } are needed, or one for all.
usage-agreement = --agreement wants numbers between 0 and 1 with commas, such as 0.65,0.5, not “{ $value }”.
game-not-drawn = { $game } has no table in the terminal yet.
file-exists = { $file } exists already and will not be overwritten. Choose another name.
file-no-folder = { $file } cannot be written, since its folder does not exist.
file-unwritable = { $file } cannot be written: { $problem }.
folder-exists = { $file } exists already and is not empty. Choose another folder.

## Playing.

play-too-many-people = { $people } persons cannot sit at a table for { $players } players.
play-name = “{ $name }” cannot be a name: it takes 1 to { $most } letters.
play-name-twice = Two persons are called { $name }. Everybody needs a name of their own.
play-names = --names has { $found } names, but --people says { $wanted }.
hand-over = HAND OVER TO { $name }, then press Enter
play-hint = Hint: { $move }. { $why }
pause = Enter: go on
play-saved = The game is kept in { $file }. To read it: gelanggang replay { $file }
play-not-saved = Not kept. Next time, add --save FILE to read the game again with gelanggang replay FILE.

table-start = Jawara Beksi
table-goal = { $who ->
    [me] You against { $names }, { $rounds } rounds.
   *[all] { $names }, { $rounds } rounds.
} Win the Judge’s points with Combos: Action cards with different names that share a direction. The highest score wins.
table-first-help = Type ? at any time for help.
table-round = Round { $round } of { $rounds }
table-pool = pool: { $n ->
    [one] 1 point
   *[other] { $n } points
}
table-judge = Judge { $judge }: { $restriction }
table-quiet-left = { $n ->
    [one] If nobody takes points from the pool in this turn, the round ends.
   *[other] If nobody takes points from the pool for { $n } more turns, the round ends.
}
table-turns-left = { $n ->
    [one] The round ends with this turn at the latest.
   *[other] The round ends in { $n } turns at the latest.
}
table-name = Player
table-points = This round
table-score = Score Board
table-actions = Action
table-supports = Support
table-character = Character
table-known = What you know of { $name }’s hand: { $cards }
table-end = Score Board

mark-guard = guarded
mark-skip-draw = skips next draw
mark-judge = Judge card +{ $n }

choice-combo = Action numbers in order: Combo
choice-support = Support number: play it
choice-draw = { $letter }: draw { $n ->
    [one] 1 Action card
   *[other] { $n } Action cards
}
choice-end = { $letter }: end your turn
choice-discard = numbers of cards, up to { $most } at once
choice-help = ?: help
choice-quit = { $letter }: quit

act-unclear = That is not clear. Type numbers of cards from 1 to { $most }, such as 21, or ? for help.
act-unclear-many = That is not clear. Type numbers of cards from 1 to { $most } with spaces, such as 2 1, or ? for help.
act-one-support = { $card } is a Support card: play it by itself, one at a time.
discard-unclear = { $most ->
    [1] Type one number of a card from 1 to { $hand }.
   *[other] Type numbers of cards from 1 to { $hand }, { $most } at the most.
}
ask-number = Type a number from { $least } to { $most }.
ask-number-or-back = Type a number from { $least } to { $most }, or Enter to go back.

quote-scores = Scores { $n }
quote-effects = effects +{ $n }
quote-dice = dice +{ $marks }
quote-bonus = bonus +{ $n }
quote-support = Support cards +{ $n }
quote-judge = Judge and Character { $n }
quote-working = Effects that work: { $cards }
quote-sure = { $n ->
    [0] Earns nothing.
    [one] Earns 1 point.
   *[other] Earns { $n } points.
} Enter: play it. Anything else: cancel.
quote-open = Earns { $least } to { $most } points, depending on the dice. Enter: play it. Anything else: cancel.
only-choice = The only choice: { $choice }.
combo-cancelled = Cancelled. Choose again.

character-line = { $character }: { $ability }
opponent-line = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $actions } Action, { $supports } Support
challenge-line = { $name }, wager { $most } at the most
wager-question = Wager against { $name }, 1 to { $most }? Enter to go back.
swap-take = Which card do you take from { $name }?
swap-give = Which card do you give for { $card }? Enter to go back.

play-help =
    3 1 4    play a Combo: cards 3, 1, 4 from left to right (314 will do)
    5        play Support card number 5
    { letter-draw }        draw Action cards as your Action
    { letter-end }        end your turn, after your Action
    ? 3      read card number 3
    ? kebut  read any card, Character or Judge
    ??       read all cards
    ?-       look through the discard piles
    { letter-quit }        quit
    A Combo: one direction that all its cards share, and no name twice.
    3 cards or more get a bonus. The order matters for effects.
read-nothing = There is no card “{ $words }”.
piles-action = Action cards: { $n } in the deck. Discard pile: { $cards }
piles-support = Support cards: { $n } in the deck. Discard pile: { $cards }

## Spell from the Future.

spell-start = Spell from the Future
spell-goal = { $who ->
    [me] { $players ->
        [2] You and { $names } defend the Village together for { $days } days. A token works only where both of you think alike.
       *[other] You, { $names } defend the Village for { $days } days. A token works only where minds meet. If the Village stands, only your lower VP counts, white or black: the highest wins.
    }
   *[all] { $players ->
        [2] { $names } defend the Village together for { $days } days. A token works only where both think alike.
       *[other] { $names } defend the Village for { $days } days. A token works only where minds meet. If the Village stands, only everybody’s lower VP counts, white or black: the highest wins.
    }
}
spell-guessed = Some of these words are new to the bots: they can only guess what fits them.
spell-day = Day { $day } of { $days } · 1st Mage: { $name }
spell-village = Village damage { $bar } { $n }/{ $most }
spell-mystic-beast = { $beast } ✦ Mystic
spell-beast = { $beast } · health { $health } · attack { $attack } · damage { $damage }
spell-first = { $first ->
    [mages] Die { $die }: the mages strike first.
   *[beast] Die { $die }: the Beast strikes first.
}
spell-vp = VP white/black:
spell-colours = Colours:
spell-word = The word: { $word }
spell-end = The end
spell-white = white
spell-black = black
spell-lower = lower
spell-together = together

choice-place = A2 -C1: 2 white on A, 1 black on C
choice-place-colours = 3+2 7-1: 2 white on 3, 1 black on 7
choice-no-tokens = 0: no tokens
choice-mind = 1–{ $last }: Mind card
place-unclear = That is not clear. Type tokens and the number of a Mind card, such as A2 -C1 3; 0 for no tokens; ? for help.
place-unclear-mystic = That is not clear. Type the number of a Colour with + for white or - for black, such as 3+2 7-1; 0 for no tokens; ? for help.
place-no-such-mind = There is no Mind card { $n }. Type a number from 1 to { $last }.
place-no-tokens = no tokens
place-need-tokens = Now your tokens, such as A2 -C1; 0 for none.
place-need-mind = Now the number of a Mind card, 1 to { $last }.
place-ready = { $n } of { $most } tokens. Enter: ready. Type again to change it.

spell-help =
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
spell-minds-left = { $name }: { $minds }
spell-colours-gone = Colours on the discard pile: { $colours }
spell-colours-known = Under the Colour deck, as you know: { $colours }

## Serving.

serve-here = Gelanggang is running: { $address }
serve-phones = For phones in the same network: { $address }
serve-demo = Bots are playing at table { $code }: { $address }
serve-kept = Tables are kept in { $folder }.
serve-stop = Ctrl+C stops it. Nothing is lost by that.
serve-memory = Tables are kept in memory only. Ctrl+C stops the server, and then they are gone.
serve-memory-durable = --memory and --durable do not go together: what is kept in memory only is never on the disk.
serve-stopping = Stopping. Everybody is told.
serve-gone = { $file } was deleted, moved or replaced while the server was running, so it has stopped. { $kept ->
    [0] What was in it could not be saved.
   *[other] All that was acknowledged is in { $saved }: move it back to go on.
}
serve-port = { $host } port { $port } cannot be used: { $problem }. Choose another one with --port.

## Packs of cards.

pack-good = The pack in { $folder } can be used for { $game }.
pack-label = { $name }, version { $version }, digest { $digest }
pack-other-game = The pack in { $folder } is for { $game }, not for { $wish }.
book-counts = { $actions } Action cards, { $supports } Support cards, { $characters } Characters, { $judges } Judges
book-actions = Action cards
book-supports = Support cards
book-characters = Characters
book-judges = Judges
book-card = Card
book-copies = Copies
book-score = Score
book-directions = Directions
book-effect = Effect
book-ability = Ability
book-restriction = Restriction
book-reconstructed = { $mark } our reconstruction; the rest is from the rulebook.
spell-counts = { $beasts } Beasts, { $minds } Mind cards for each player, { $colours } Colours, { $cards } Word cards with { $words } words
spell-book-beasts = Beasts, health and attack for 2/3/4/5 players
spell-book-minds = Mind cards
spell-book-colours = Colours
spell-book-words = Word cards
spell-book-beast = Beast
spell-book-tier = Tier
spell-book-health = Health 2/3/4/5
spell-book-attack = Attack 2/3/4/5
spell-book-damage = Damage
spell-book-leaves = What Beasts leave for the next day
diff-same = The two packs are equal.
diff-added = { $file }: { $key } was added, { $new }
diff-removed = { $file }: { $key } was removed, it was { $old }
diff-changed = { $file }: { $key } changed from { $old } to { $new }
diff-order = { $file }: the order of { $key } changed from { $old } to { $new }

## Records.

replay-seat = --seat must be a number from 1 to { $seats }, or all, not “{ $value }”.
replay-start = Start
replay-place = step { $number } of { $last }
replay-keys = Enter: next · { letter-back }: back · { letter-quit }: quit
replay-keys-last = That was all. Enter: quit · { letter-back }: back
verify-good = { $file } is correct.
verify-digest = Contents: unchanged since they were written.
verify-pack = Pack of cards: { $name }, version { $version }, digest { $digest }…, the same.
verify-choices = Choices: { $n } of { $players } players, all of them allowed.
verify-outcome = { $count ->
    [0] Outcome: won by nobody ({ $scores }), the same.
   *[other] Outcome: won by { $winners } ({ $scores }), the same.
}
verify-unfinished = Outcome: this game has not been finished.
verify-commitment = Seed of the shuffle: as promised, { $commitment }…

## Simulation and counting.

sim-playing = playing
sim-games = games
sim-pack = pack of cards
sim-seed = seed
sim-decisions = decisions
sim-seconds = seconds
sim-speed = decisions a second
sim-longest = longest game (decisions)
sim-stuck = stuck
sim-rounds = rounds a game
sim-turns = turns a round
sim-days = days a game
sim-choices-a-day = decisions a day
sim-village-stood = the Village stood
sim-wins = wins, seat { $number } ({ $bot })
perft-depth = moves
perft-paths = paths

arena-units = units
sim-longest-round = longest round (turns)
sim-longest-day = longest day (decisions)
arena-bot = bot
arena-entries = entries
arena-share = share of wins (95 %)
arena-margin = margin
arena-seat = seat { $n }
arena-p50 = half within
arena-p95 = 95 % within
arena-max = longest
arena-mu = mu
arena-sigma = sigma
arena-ordinal = ordinal
arena-pairs-how = Share of wins of each row against each column, and what it is at least (95 % interval): { $players ->
    [2] one against one
   *[other] one at a table of { $players }, all the others alike
}, { $units } units a pair, { $games } games in all. Seeds: { $seed }/0 and on. Cards: { $pack }.
arena-no-ratings = Ratings need one more package: pip install gelanggang[lab]
arena-interrupted = Stopped early: this is what { $units } finished units say. { $kept ->
    [true] The same command goes on from here.
   *[false] With --keep FILE, the same command could go on from here.
}
arena-players = --bots names { $found }, but --players says { $wanted }. Leave out --players, or add --all-pairs.
arena-pairs = --all-pairs needs two or more different bots, not “{ $bots }”.
arena-keep-folder = With --all-pairs, --keep needs a folder, and { $file } is a file.

balance-how = Share of games in which the Village stands, with its 95 % interval: { $games } games a cell, played by minds with tastes of their own. Cards: { $name }, version { $version }. How often people agree is an assumption, not a measurement.
balance-seeds = Game i of a cell has the seed { $seed }/PLAYERS/DIFFICULTY/i, with i from 0 on.
balance-title = Agreement { $agreement }
balance-minds = Noise { $noise }; measured agreement on the best of four words { $measured } ({ $pairs } pairs of minds).
balance-difficulty = difficulty
balance-target = target
balance-players = { $n } players
balance-fit = { $good } of { $all } cells lie within { $points } points of their target.

## The list of bots.

bots-level = level
bots-name = name
bots-line = what it is like
bots-persona = persona
bots-personas = Levels 2 and 3 can have a character, named behind a colon as in 2:hoarder.
