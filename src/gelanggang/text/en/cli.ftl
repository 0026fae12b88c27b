# The commands: their help, what they say, and why they cannot be run.

## The commands' help.

cli-help-usage = usage:
cli-help-positionals = what must or may be named
cli-help-options = options
cli-help-commands = commands
cli-help-command = COMMAND
cli-help-help = show this help
cli-help-gelanggang = Gelanggang: a digital table for Indonesian tabletop games.
cli-help-lang = language: { $before } or { $last }
cli-help-play = play in the terminal, against bots or with others at one screen
cli-help-replay = tell a game again, step by step
cli-help-serve = open tables for browsers, TVs and bots in the network
cli-help-house = copy a whole house to another place, while it is closed
cli-help-house-copy = copy every table from a folder to PostgreSQL, back, or to another folder, and compare each row
cli-help-house-from = the house that moves: its folder, its file (tables.db), or postgresql://…
cli-help-house-to = where it moves, likewise; no table may be there yet
cli-help-verify = play a record again and check all that it says
cli-help-pack-command = check, show or compare packs of cards
cli-help-sim = let bots play many games, and add up how they went
cli-help-arena = measure bots against each other, every deal from every seat
cli-help-balance = measure how often the Village stands, and print it as tables
cli-help-report = measure how a pack plays, and which targets it meets
cli-help-measure = measure what each way to play does to a game, and write it down for the house to say
cli-help-tune = search values of a pack that are ours for those that make the better game
cli-help-art = draw every card of a game as an SVG file, with a page to look them over
cli-help-print = make a PDF of all cards of a game, to be printed and cut
cli-help-tabletop = write the cards and pieces of a game for Tabletop Simulator and Playingcards.io
cli-help-perft = count how many ways a game can go
cli-help-bots-command = who can play a game, and with which characters
cli-help-check = check whether a pack of cards can be used
cli-help-show = show all cards and where they come from
cli-help-diff = tell all that differs between two packs; the result is 0 when they are equal, 1 when not
cli-help-export = write a pack as a file to exchange: a table (.csv), a workbook (.xlsx) or a .zip
cli-help-export-path = folder of a pack, such a file, or the key of a game: the pack that comes with it
cli-help-export-out = the file; its ending says which of the three it becomes
cli-help-import = make the folder of a pack from such a file; what is wrong with it is told by row and column
cli-help-import-file = a pack as .csv, .xlsx or .zip
cli-help-import-out = the folder; files in it that are not of the cards stay as they are
cli-help-game = the game: { $known }
cli-help-art-out = a new or empty folder for the files
cli-help-print-out = the new file
cli-help-print-paper = a4, f4 (215 x 330 mm), letter or a3; a4 if not said
cli-help-print-bleed = let pictures reach beyond the cut, so that no white rim is left
cli-help-print-backs = long or short: on the other side, turned by that edge of the paper; fold: beside the fronts, to be folded and glued; none, if not said
cli-help-print-marks = where lines for cutting are: margin, full (over the whole sheet) or none; margin if not said
cli-help-print-ink-saver = outlines instead of dark grounds
cli-help-print-since = folder of an earlier edition: only cards that are not in it are printed
cli-help-print-shift = move the backs by so many millimetres to the right and down, as the calibration sheet has shown; for example 1.5,-0.5
cli-help-print-parts = what to print: cards, calibration, pieces (all that a table needs beside cards), booklet (the rules, in your language) or booklets (in every language), parted by commas; cards if not said
cli-help-tabletop-out = a new or empty folder for the files
cli-help-tabletop-url = what is put before the name of every picture: the address where you will upload them, with its last slash
cli-help-game-of-pack = the game these cards are for
cli-help-players = how many players
cli-help-rounds = how many rounds
cli-help-people = how many of the players are persons, who pass this screen round; 1 if not said
cli-help-names = the names of these persons
cli-help-difficulty = how hard: easy, normal, hard, very-hard, nightmare, or one that the pack adds
cli-help-option = something else to agree on, such as without_down=true; may be repeated
cli-help-bots = names or levels of bots, one for each seat of a bot or one for all (see `gelanggang bots`)
cli-help-seed = the seed of the shuffle: the same seed, the same shuffle
cli-help-pack = folder of a pack of cards of your own, or a word list (.csv)
cli-help-scenario = start from the position written in this file
cli-help-save = keep the record of the game in this new file
cli-help-hints = show at every question what the strongest bot would do, and why
cli-help-plain = ask line by line, without screens
cli-help-data = folder in which unfinished games are kept
cli-help-record = file with the record of a game
cli-help-seat = from whose chair: 1, 2, …; all for everything; a spectator’s if not said
cli-help-step = wait for Enter at each step
cli-help-folder = folder of a pack of cards, or a pack as .csv, .xlsx or .zip, or a word list (.csv)
cli-help-folder-or-ours = the same; ours if not said
cli-help-games = how many games
cli-help-games-a-cell = how many games for each number of players and difficulty
cli-help-arena-bots = the bots that meet, by name or level, one for each player, such as 2,1,1
cli-help-units = how many units: a unit is one shuffle, played once with every turn of the seats
cli-help-keep = keep finished units in this file, and go on from it; a folder with --all-pairs
cli-help-all-pairs = let each of the bots meet each other one; the more players, one against all others
cli-help-no-times = do not time decisions: the same command then gives the same bytes
cli-help-pairs = how many pairs of minds measure the agreement
cli-help-jobs = how many processes share the work; 1 if not said
cli-help-dask = let the workers of a Dask cluster do the work, such as tcp://host:8786; local starts --jobs of them here, one for each core if not said
cli-help-json = write the result as JSON
cli-help-records = write the record of every game into this folder
cli-help-story = play the Story Campaign of Spell from the Future
cli-help-story-file = the file that holds the campaign; it is made if it is not there, and without one all kept campaigns are shown
cli-help-story-campaign = the folder of another campaign
cli-help-campaign = measure a Story Campaign instead: the one that comes with the game, or the one in this folder
cli-help-agreement = how often two minds agree on the best of four words, such as 0.65,0.5
cli-help-report-players = for how many players, such as 2,4; all if not said
cli-help-report-games = how many games for each number of players
cli-help-report-against = another pack to compare with, on the same shuffles; ours if only --against is said
cli-help-report-runs = only some ways to play, such as drafted,lot; a wrong one is answered with all there are
cli-help-report-targets = file with targets of your own
cli-help-report-out = write the report as a page, with plots, into this new file (.html)
cli-help-report-json = write the report as JSON, into this new file or to the screen
cli-help-measure-games = how many games for each way to play; what thinks long plays fewer
cli-help-measure-out = write it into this new file, not into the one that the house reads
cli-help-tune-out = folder for the tuned pack, a page about it, and all that was played; a search that was stopped there goes on
cli-help-tune-changes = how many values may change at most; { $n } if not said
cli-help-tune-games = how many games of each kind a pack plays at most, for each number of players, and again on fresh seeds; { $n } if not said
cli-help-tune-runs = only some ways to play, such as drafted,lot; without it all but those that think long
cli-help-depth = up to how many moves
cli-help-host = address to listen at; 0.0.0.0, for everybody in the network, if not said
cli-help-port = port to listen at; { $port } if not said
cli-help-public-url = the address under which others find this house, such as https://table.example.org: for links and QR codes
cli-help-tables = folder in which tables are kept, and packs of your own in packs/GAME/
cli-help-demo = fill a table with bots, for people who just want to watch
cli-help-proxy = there is a proxy in front, at these addresses or networks (on this machine if none is named): believe what it says about where requests come from
cli-help-durable = wait for the disk itself at every choice: slower, but a power cut loses nothing
cli-help-memory = keep tables in memory only: none is written to the disk, and all of them are gone when the server stops
cli-help-store = keep tables in this PostgreSQL, which several processes of one house may share; where the password is better not on the command line, libpq reads PGPASSWORD or ~/.pgpass
cli-help-advertise = with --store: where the other processes reach this one, at a port that is only theirs; any free port at this machine’s own address if not said
cli-help-no-uploads = nobody may bring words or cards of their own to a table
cli-help-no-lab = packs of people's own are not measured here
cli-help-log = write the log to this file; - for standard error. If not said: house.log in the folder of the tables when started in a terminal, else standard error
cli-help-no-compile = use the engine as it is: neither compile it in the background nor use one that was compiled before

## Commands that cannot be run.

cli-usage-unknown = “{ $words }” is not known here. See { $command } --help.
cli-usage-required = { $words } is missing. See { $command } --help.
cli-usage-no-value = { $words } needs a value. See { $command } --help.
cli-usage-no-command = There is no command “{ $words }”. See { $command } --help.
cli-usage-not-a-flag = { $words } takes no value. See { $command } --help.
cli-usage-other = This command cannot be read ({ $problem }). See { $command } --help.
cli-usage-whole = { $option } must be a whole number from 1 to { $most }, not “{ $value }”.
cli-usage-option = --option is written NAME=VALUE, such as rounds=3, not “{ $value }”.
cli-usage-bots = --bots names { $found }, but { $wanted } are needed, or one for all.
cli-usage-agreement = --agreement wants numbers between 0 and 1 with commas, such as 0.65,0.5, not “{ $value }”.
cli-usage-players = --players must be numbers from { $least } to { $most } with commas, not “{ $value }”.
cli-usage-choice = { $option } cannot be “{ $value }”. It can be: { $known }.
cli-usage-shift = --shift wants two numbers of millimetres up to { $most }, such as 1.5,-0.5, not “{ $value }”.
cli-usage-runs = --runs cannot be “{ $value }”. It can be: { $known }.
cli-dask-jobs = --jobs counts processes of this machine; how many workers { $address } has is decided there. Leave one of the two out.
cli-dask-missing = --dask needs one more package: pip install 'gelanggang[cluster]'
cli-file-exists = { $file } exists already and will not be overwritten. Choose another name.
cli-file-no-folder = { $file } cannot be written, since its folder does not exist.
cli-file-unwritable = { $file } cannot be written: { $problem }.
cli-folder-exists = { $file } exists already and is not empty. Choose another folder.

## Playing.

cli-play-too-many-people = { $people } persons cannot sit at a table for { $players } players.
cli-play-name = “{ $name }” cannot be a name: it takes 1 to { $most } letters.
cli-play-name-twice = Two persons are called { $name }. Everybody needs a name of their own.
cli-play-names = --names has { $found } names, but --people says { $wanted }.
cli-play-saved = The game is kept in { $file }. To read it: gelanggang replay { $file }
cli-play-not-saved = Not kept. Next time, add --save FILE to read the game again with gelanggang replay FILE.

## Serving.

cli-serve-here = Gelanggang is running: { $address }
cli-serve-phones = Phones in the same network scan this code, or open
cli-serve-others = If a phone does not find that:
cli-serve-alone = Only this computer can open it, since the house listens to nobody else.
cli-serve-demo = Bots are playing at table { $code }: { $address }
cli-serve-kept = Tables are kept in { $folder }
cli-serve-log = What the server notes down: { $file }
cli-serve-stop = Ctrl+C stops it. Nothing is lost by that.
cli-serve-memory = Tables are kept in memory only. Ctrl+C stops the server, and then they are gone.
cli-serve-memory-durable = --memory and --durable do not go together: what is kept in memory only is never on the disk.
cli-serve-base = Tables are kept in the database.
cli-serve-store-alone = --store keeps tables in a database: leave out --memory and --durable.
cli-serve-advertise-alone = --advertise is for several processes over one database: say which one with --store.
cli-serve-advertise = --advertise must be written like 10.0.0.5:8766, not “{ $value }”.
cli-serve-advertise-port = --advertise needs a port of its own: { $port } is the one for the players.
cli-serve-advertise-taken = The other processes cannot knock at port { $port }: { $problem }. Choose another one with --advertise.
cli-serve-stopping = Stopping. Everybody is told.
cli-serve-compiled = The engine is compiled now: from the next start on, the strongest bots think with their full strength.
cli-serve-gone = { $file } was deleted, moved or replaced while the server was running, so it has stopped. { $kept ->
    [0] What was in it could not be saved.
   *[other] All that was acknowledged is in { $saved }: move it back to go on.
}
cli-serve-already = Gelanggang is running already: open { $address }. For a second one beside it, choose another port and folder: --port { $free } --data DIR
cli-serve-taken = { $known ->
    [yes] Port { $port } is taken by another program: { $program }. Stop it, or choose another port: --port { $free }, or make play PORT={ $free }
   *[no] Port { $port } is taken by another program. Stop it, or choose another port: --port { $free }, or make play PORT={ $free }
}
cli-serve-reserved = Port { $port } is reserved for the system. Choose one from 1024 on, such as --port 8765, or make play PORT=8765
cli-serve-not-ours = This computer does not have the address { $host }. It has: { $known }. Without --host it listens in all networks.
cli-serve-port = { $host } port { $port } cannot be used: { $problem }. Choose another one with --port.
cli-serve-url = --public-url must be written like https://table.example.org, without a path, not “{ $value }”.

## A house that moves.

cli-house-copying = Copying { $source } to { $target }
cli-house-copied = { $tables } tables with { $rows } rows and { $packs } packs that players brought along were copied, and each was compared with the original.
cli-house-packs = Packs of the house’s own are files: take the folder packs/ along by hand.
cli-house-same = FROM and TO are the same place: { $place }
cli-house-none = There is no house at { $place }. Name its folder, its file, or postgresql://…
cli-house-in-use = A house is open at { $place }. Stop it first; nothing was changed.
cli-house-opened = Somebody opened one of the two houses meanwhile, so nothing was copied. Stop it and try again.
cli-house-not-empty = There are tables at { $place } already, and nothing was changed. Choose an empty place.
cli-house-differs = What arrived is not what was sent ({ $table }), so nothing was kept. Check the disks of both places, and try again.
cli-house-wrong = { $place }: { $problem }
cli-house-no-driver = PostgreSQL needs the extra postgres: pip install 'gelanggang[postgres]'

## Packs of cards.

cli-pack-good = The pack in { $folder } can be used for { $game }.
cli-pack-label = { $name }, version { $version }, digest { $digest }
cli-pack-other-game = The pack in { $folder } is for { $game }, not for { $wish }.
cli-pack-exported = The pack is in { $file }.
cli-pack-form = { $file } does not say what it should become. It must end in one of these: { $known }.
cli-diff-same = The two packs are equal.
cli-diff-added = { $file }: { $key } was added, { $new }
cli-diff-removed = { $file }: { $key } was removed, it was { $old }
cli-diff-changed = { $file }: { $key } changed from { $old } to { $new }
cli-diff-order = { $file }: the order changed from { $old } to { $new }

## Records.

# A letter to type; b works in every language.
cli-letter-back = b
cli-replay-seat = --seat must be a number from 1 to { $seats }, or all, not “{ $value }”.
cli-replay-start = Start
cli-replay-place = step { $number } of { $last }
cli-replay-keys = Enter: next · { cli-letter-back }: back · { letter-quit }: quit
cli-replay-keys-last = That was all. Enter: quit · { cli-letter-back }: back
cli-verify-good = { $file } is correct.
cli-verify-digest = Contents: unchanged since they were written.
cli-verify-pack = Pack of cards: { $name }, version { $version }, digest { $digest }…, the same.
cli-verify-choices = Choices: { $n } of { $players } players, all of them allowed.
cli-verify-outcome = { $count ->
    [0] Outcome: won by nobody ({ $scores }), the same.
   *[other] Outcome: won by { $winners } ({ $scores }), the same.
}
cli-verify-unfinished = Outcome: this game has not been finished.
cli-verify-commitment = Seed of the shuffle: as promised, { $commitment }…

## Simulation and counting.

cli-sim-playing = playing
cli-sim-games = games
cli-sim-pack = pack of cards
cli-sim-seed = seed
cli-sim-decisions = decisions
cli-sim-seconds = seconds
cli-sim-speed = decisions a second
cli-sim-longest = longest game (decisions)
cli-sim-stuck = stuck
cli-sim-rounds = { $game ->
    [spell-from-the-future] days a game
   *[other] rounds a game
}
cli-sim-turns = { $game ->
    [spell-from-the-future] decisions a day
   *[other] turns a round
}
cli-sim-more = { $name ->
    [village_stood] the Village stood
   *[other] { $name }
}
cli-sim-wins = wins, seat { $number } ({ $bot })
cli-perft-depth = moves
cli-perft-paths = paths

cli-arena-units = units
cli-sim-longest-round = { $game ->
    [spell-from-the-future] longest day (decisions)
   *[other] longest round (turns)
}
cli-arena-bot = bot
cli-arena-entries = entries
cli-arena-share = share of wins (95 %)
cli-arena-margin = margin
cli-arena-seat = seat { $n }
cli-arena-p50 = half within
cli-arena-p95 = 95 % within
cli-arena-max = longest
cli-arena-mu = mu
cli-arena-sigma = sigma
cli-arena-ordinal = ordinal
cli-arena-pairs-how = Share of wins of each row against each column, and what it is at least (95 % interval): { $players ->
    [2] one against one
   *[other] one at a table of { $players }, all the others alike
}, { $units } units a pair, { $games } games in all. Seeds: { $seed }/0 and on. Cards: { $pack }.
cli-arena-no-ratings = Ratings need one more package: pip install gelanggang[lab]
cli-arena-interrupted = Stopped early: this is what { $units } finished units say. { $kept ->
    [true] The same command goes on from here.
   *[false] With --keep FILE, the same command could go on from here.
}
cli-arena-players = --bots names { $found }, but --players says { $wanted }. Leave out --players, or add --all-pairs.
cli-arena-pairs = --all-pairs needs two or more different bots, not “{ $bots }”.
cli-arena-keep-folder = With --all-pairs, --keep needs a folder, and { $file } is a file.

cli-balance-how = Share of games in which the Village stands, with its 95 % interval: { $games } games a cell, played by minds with tastes of their own. Cards: { $name }, version { $version }. How often people agree is an assumption, not a measurement.
cli-balance-seeds = Game i of a cell has the seed { $seed }/PLAYERS/DIFFICULTY/i, with i from 0 on.
cli-balance-title = Agreement { $agreement }
cli-balance-minds = Noise { $noise }; measured agreement on the best of four words { $measured } ({ $pairs } pairs of minds).
cli-balance-difficulty = difficulty
cli-balance-target = target
cli-balance-players = { $n } players
cli-balance-fit = { $good } of { $all } cells lie within { $points } points of their target.
cli-story-provision = Choose a Provision for the next try.
cli-story-memory = You remember. Choose one of two Memories.
cli-story-set-aside = The chapter that was left cannot be gone on with, so its file was set aside. { $problem } It is now { $file }.
cli-story-which = Say which file holds the story: gelanggang story FILE
cli-story-practise = Practise for one day first, without consequences? Type p, or press Enter to go on at once.
cli-story-number = Type a number from 1 to { $most }.
cli-campaign-good = The campaign in { $folder } is fine: { $chapters } chapters, { $length } of them on every way, and { $endings } endings.
cli-campaign-how = How parties fare in the story “{ $title }”: { $walks } campaigns for each number of players and agreement, played by minds of level 1, which choose Provisions and Memories by lot. Minds are not people. Each cell: how often the first / the second try of a chapter was won.
cli-campaign-chapter = chapter
cli-campaign-games = games to the end, half of all / nine of ten
cli-campaign-want-games = A party needs { $least } to { $most } games, nine times of ten: at most { $found } were needed.
cli-campaign-want-tries = Every try is won by { $least } to { $most } % at agreement 0.65: { $missed } are not.
cli-campaign-want-endings = Each ending is reached by at least { $least } % over all agreements: { $found }.
cli-campaign-want-memories = All Memories together bring at most { $most } points: { $found }.

## The list of bots.

cli-bots-level = level
cli-bots-name = name
cli-bots-line = what it is like
cli-bots-persona = persona
cli-bots-personas = Levels 2 and 3 can have a character, named behind a colon as in 2:hoarder.

## Pictures.

cli-art-written = { $n ->
    [one] 1 file is now in { $folder }. Open index.html there to see everything.
   *[other] { $n } files are now in { $folder }. Open index.html there to see everything.
}

cli-print-booklet = The pages of a booklet in { $file }: print them on both sides, turned by the short edge, lay the sheets on top of each other and fold them in the middle.
cli-tabletop-written = { $n } files are in { $folder }. README.txt there says what to do with them.
cli-print-written = { $backs ->
    [long] { $file } is ready. Print it at 100 %, on both sides, turned by the long edge.
    [short] { $file } is ready. Print it at 100 %, on both sides, turned by the short edge.
    [fold] { $file } is ready. Print it at 100 %, fold each sheet at the dashed line, glue it, then cut.
   *[none] { $file } is ready. Print it at 100 %, on one side.
}

cli-print-letters = Our typeface does not have { $letters }. They are drawn with typefaces of this machine: look at them before you print.

## Reports.

cli-report-how = { $games } games for each number of players. Cards: { $name }, version { $version }. Seed: { $seed }.
cli-report-against = Compared with: { $name }, version { $version }.
cli-report-bots = Bots and minds are not people: what they show is how they play.
cli-report-players = { $n } players
cli-report-cards = The cards by themselves, and all numbers of players together
cli-report-column = { $column ->
    [figure] figure
    [value] measured
    [interval] 95 % interval
    [n] n
    [target] wanted
    [verdict] verdict
    [against] other pack
   *[difference] difference
}
cli-report-verdict = { $verdict ->
    [met] met
    [missed] MISSED
    [few] too few
   *[none] –
}
cli-report-most = ≤ { $value }
cli-report-least = ≥ { $value }
cli-report-count = { $met } of { $all }
cli-report-summary = Targets met: { $met }. Missed: { $missed }. Not enough games to say: { $few }.
cli-report-clear = Clear differences: { $clear } of { $all } that were looked at.
cli-report-stuck = Stuck games: { $stuck }. They are counted in nothing.
cli-report-of = { $figure }: { $subject }
cli-report-written = The report is in { $file }.
cli-measure-written = { $games } games were played. What was counted is in { $file }.

## Tuning.

cli-tune-playing = { $packs ->
    [one] comparing 1 pack
   *[other] comparing { $packs } packs
}
cli-tune-list = { $file } is a list of words. Only the cards in a folder can be tuned.
cli-tune-interrupted = All that was played is kept in { $file }: the same command goes on from there.
cli-tune-title = { $name }, version { $version }, tuned
cli-tune-how = { $knobs } values may change, at most { $most } of them. Up to { $games } games of each kind and pack, for { $players } players. Seed: { $seed }.
cli-tune-loss = What is weighed is how far figures lie outside their targets: 1 is as much as the accuracy that a target asks for. The gain is how much of that is gone.
cli-tune-nothing = No change within the bounds is clearly better.
cli-tune-changes = Changes
cli-tune-fresh = On fresh seeds
cli-tune-confirmed = { $verdict ->
    [better] Fresh seeds confirm it: the gain is { $value } ({ $low } to { $high }).
    [worse] Fresh seeds say the opposite: the gain is { $value } ({ $low } to { $high }).
   *[open] Fresh seeds do not decide it: the gain is { $value } ({ $low } to { $high }). Play more games.
} Targets met: { $met }. Missed: { $missed }. Not enough games to say: { $few }.
cli-tune-steps = Step by step
cli-tune-expected = What each step moved on the seeds of the search. The winner of many is always a little lucky: trust the fresh seeds.
cli-tune-step = Gain { $value } ({ $low } to { $high }), the best of { $rivals } steps, after { $games } games of each kind.
cli-tune-unmoved = No single figure moved clearly.
cli-tune-column = { $column ->
    [players] players
    [figure] figure
    [before] before
    [after] after
    [difference] difference
    [interval] its interval
   *[target] wanted
}
cli-tune-written = The cards are in { $folder }, and what was found is in { $page }.
