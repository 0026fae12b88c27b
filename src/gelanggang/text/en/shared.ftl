# What several rooms say: players, moves that come at the wrong time, and things that went wrong.

# Words in a row: "a, b and c".
listed = { $before } and { $last }

player = Player { $number }
name-you = You
name-bot-1 = Sari
name-bot-2 = Dodi
name-bot-3 = Jaka
name-bot-4 = Wati
name-bot-5 = Budi
goodbye = Goodbye.
# A letter to type; q works in every language.
letter-quit = q
head-player = Player

# Where points came from: what was there when the game began, and all points of a game that tells no more.
source-before = Before
source-scored = Points

## A move that comes at the wrong time, said to the one who wanted to make it.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not up to you just now: the table is waiting for { $seats }.
refusal-stale-decision = That was the answer to an earlier question: look at the table again, something has happened since.

## The same without names, for records that are played again.

reason-game-over = the game is over by then
reason-not-your-turn = another player has to choose at that point
reason-stale-decision = it answers an earlier question
reason-other-question = it answers another question than the one asked at that point
reason-move-verb = it does not begin with a word that names a move
reason-move-words = something is missing in it, or there is too much
reason-move-thing = it names something that does not exist in this game

## Something a person can correct: what is wrong, where, and what would be right.

error-unknown-language = There is no language “{ $language }” here. You can choose { $known }.
error-unknown-game = There is no game called “{ $game }”. These can be played: { $known }.
error-no-lesson = “{ $game }” has no first game for beginners.
error-no-scenario = “{ $game }” cannot begin from a written position.
error-record-unknown-game = { $file } is a record of “{ $game }”, a game that is not here. These can be played: { $known }.
error-unknown-bot = There is no bot called “{ $bot }” for this game. These can play it: { $known }.
error-no-bounds = There is no { $file }: it has to say which values may change, and how far.
error-tune-few = { $games } games of each kind are too few to judge a pack by. Take 100 or more.
error-tune-aimless = There is nothing to tune for: no target belongs to what would be played.
error-no-report = There is no report of { $game }. There is one of: { $known }.
error-no-yardstick = It is not known how to measure { $game }. These can be measured: { $known }.
error-seats = { $seats ->
    [one] A single player cannot play this game: it is for { $fewest } to { $most }.
   *[other] { $seats } players cannot play this game: it is for { $fewest } to { $most }.
}
error-unknown-option = This game has no option “{ $option }”. It has { $known }.
error-option-value = The option “{ $option }” cannot be “{ $value }”. It can be any of these: { $allowed }.
error-two-players-only = The option “{ $option }” is for 2 players only, and you are { $seats }.

error-move-refused = This move cannot be made: { $reason }.
error-move-verb = “{ $text }” is no move. A move begins with one of these words: { $known }.
error-move-words = “{ $text }” is not complete, or says too much: the word “{ $verb }” wants other things after it.
error-move-thing = { $kind ->
    [thing] There is nothing called “{ $word }” in this game.
    [card] There is no card “{ $word }”. A card is written with the number of its copy, such as kebut-2.
    [character] There is no Character “{ $word }”.
    [seat] “{ $word }” is no seat. Seats are counted from 1.
    [colour] There is no Colour “{ $word }”.
    [word] There is no word “{ $word }”.
    [mind] There is no Mind card “{ $word }”.
    [letter] “{ $word }” does not begin with a letter from A to Z. Tokens are written like A+2 or C-1.
    [tokens] “{ $word }” does not say how many tokens. Two white ones on A are A+2, one black one on C is C-1.
   *[points] “{ $word }” is no number of points.
}

error-no-file = The file { $file } does not exist.
error-no-folder = The folder { $file } does not exist.
error-unreadable = The file { $file } cannot be read: { $problem }.
error-toml = { $file } is not proper TOML: { $problem }.

# A record: a game that was kept in a file.
error-record-cut = { $line ->
    [0] { $file } is not proper JSON, so it is no record of a game.
   *[other] { $file } cannot be understood from line { $line } on. Perhaps it was cut short.
}
error-record-format = { $file } is no record of a game: it does not say “{ $expected }” as its format.
error-record-key = { $expected ->
    [text] In { $file }, “{ $key }” must be a text.
    [number] In { $file }, “{ $key }” must be a whole number.
    [object] In { $file }, “{ $key }” must be an object, in curly brackets.
    [list] In { $file }, “{ $key }” must be a list.
    [choice] In { $file }, “{ $key }” must be a number, a text, true or false.
    [seat-and-move] In { $file }, “{ $key }” must be a seat and a move, such as [0, "draw"].
   *[other] In { $file }, “{ $key }” must be { $expected }.
}
error-record-commitment = The seed in { $file } is not the one that was promised before the first card.
error-record-edited = { $file } was changed after it was written: its digest no longer fits.
error-record-game = { $file } is a record of { $game }, but this is { $expected }.
error-record-pack = { $file } was played with the cards “{ $pack }”, which are not the same as “{ $given }”. Name the folder of those cards.
error-record-choice = In { $file }, the move at { $key } cannot be made: { $reason }.
error-record-outcome = The game in { $file } does not end as the file says it does.

# A journal: a file that keeps what a long work has done.
error-kept-format = { $file } does not hold what this command keeps there. Name a new one.
error-kept-line = { $file } is damaged in line { $line }. Cut it off there, or name a new file.
error-kept-other = { $file } holds another work: there, “{ $key }” is { $found }, and here it is { $wanted }. Name a new file.

# Those who share the work of a simulation: processes here, or workers of a cluster.
error-workers-killed = Those who do the work were killed { $deaths } times in a row, perhaps because memory ran out. Let fewer of them work at once.
error-cluster-address = “{ $address }” is not where a Dask scheduler can be. An address looks like tcp://host:8786; local means this machine.
error-cluster-silent = No Dask scheduler answers at { $address } within { $seconds } seconds.
error-cluster-empty = The Dask scheduler at { $address } has no workers. Start some with “dask worker { $address }”.
error-cluster-lost = The connection to the Dask scheduler at { $address } was lost.
error-cluster-bare = The worker { $worker } has no Gelanggang. Install version { $wanted } there, with the extra “cluster”.
error-cluster-version = The worker { $worker } has Gelanggang { $version }, and here it is { $wanted }. Install the same version everywhere.
error-cluster-other = The worker { $worker } has other rules, cards or bots than this machine, though both call themselves Gelanggang { $version }. Install the same everywhere.
error-luggage-heavy = { $file } cannot be sent to the workers of a cluster: it is larger than { $most } MB.

# A card pack or a scenario, written by a person.
error-page-missing = In { $file }, “{ $key }” is missing.
error-page-unknown = In { $file }, nobody knows what “{ $key }” means. Known here: { $known }.
error-page-not-laid = In { $file }, “{ $key }” names { $value }, which is no card that lies open until its player’s next turn.
error-page-choice = In { $file }, “{ $key }” must be a whole number, a text, true or false.
error-page-text = In { $file }, “{ $key }” must be a text and not empty.
error-page-texts = In { $file }, “{ $key }” must be a list of texts.
error-page-whole = In { $file }, “{ $key }” must be a whole number from { $least } to { $most }.
error-page-wholes = In { $file }, “{ $key }” must be a list of whole numbers, with one at least.
error-page-flag = In { $file }, “{ $key }” must be true or false, in a spreadsheet yes or no.
error-page-table = In { $file }, “{ $key }” must be a table with entries of its own.
error-page-tables = In { $file }, “{ $key }” must be a list of tables.
error-page-known = In { $file }, “{ $key }” cannot be “{ $value }”. It can be: { $known }.
error-page-twice = In { $file }, “{ $key }” says “{ $value }”, which is taken already. Each may be used once.
error-page-length = In { $file }, “{ $key }” must have exactly { $length } numbers.
error-page-alone = In { $file }, “{ $key }” stands beside least or most. Write one or the other.
error-page-order = In { $file }, “{ $key }” is more than the most. Nothing can be both.
error-page-way = In { $file }, “{ $key }” cannot be read: “{ $value }”. The way to a value looks like score, effects[0].n or health.3.
error-page-knob = In { $file }, “{ $key }” names “{ $value }”, and no whole number that may change stands there.
error-page-source = In { $file }, “{ $key }” names “{ $value }”, which is not marked as a reconstruction. Only such values may change.
error-page-outside = In { $file }, “{ $key }” allows { $value } to be { $least } to { $most }, but it is { $now }.
error-page-spelled = In { $file }, the value of “{ $key }” is not written plainly in digits, or in quotation marks: it cannot be changed there.
error-page-count = In { $file }, “{ $key }” does not fit the cards: { $found } of them were found.
error-page-copies = In { $file }, “{ $key }” does not fit the directions: they are given for { $found ->
    [one] 1 copy
   *[other] { $found } copies
}.
error-page-too-few = In { $file }, there are too few of “{ $key }”: at least { $least } are needed.
error-page-too-many = In { $file }, there are too many of “{ $key }”: in all there can be { $most } at most.
error-page-equal-faces = In { $file }, “{ $key }” must not all be the same: a tie could never be broken.
error-page-direction = In { $file }, “{ $key }” cannot be “{ $value }”. Write each direction at most once, and one at least: U, R, D, L.
error-page-bridge = In { $file }, “{ $key }” belongs to a bridge, so every copy needs exactly two directions.
error-page-no-effect = In { $file }, “{ $key }” is empty: a Support card must do something.
error-page-seats = In { $file }, “{ $key }” tells of { $found } players, but there are only { $players }.
error-page-points = In { $file }, the players at “{ $key }” have { $found } points together. In this round it can be { $most } at most.
error-page-card = In { $file }, “{ $key }” names the card “{ $value }”, which does not exist.
error-page-card-twice = In { $file }, “{ $key }” names “{ $value }”, which lies somewhere else already.
error-page-card-left-out = In { $file }, “{ $key }” names “{ $value }”, which was left out of this game.
error-page-no-copy-left = In { $file }, “{ $key }” names “{ $value }” once more than there are copies.
error-page-other-deck = In { $file }, “{ $key }” names “{ $value }”, which belongs to the other deck.
error-page-number = In { $file }, “{ $key }” must be a number from { $least } to { $most }.
error-page-id = In { $file }, “{ $key }” cannot be “{ $value }”. An id has small letters, digits and hyphens only, and begins with a letter.
error-page-hex = In { $file }, “{ $key }” cannot be “{ $value }”. A colour is written as # with six digits or small letters from a to f, such as #c52c14.
error-page-long = In { $file }, “{ $key }” is too long: it may have { $most } characters at most.
error-page-word = In { $file }, “{ $key }” names the word “{ $value }”, which does not exist.
error-page-word-left-out = In { $file }, the word “{ $value }” at “{ $key }” is on no Word card. Every word must be on one.
error-page-pair = In { $file }, “{ $key }” must name exactly 2 words, not { $found }.
error-page-sum = In { $file }, the numbers at “{ $key }” add up to { $found }. It must be { $length }, a Beast for each day.
error-page-exactly = In { $file }, there must be exactly { $length } of “{ $key }”, not { $found }.
error-page-tier = In { $file }, there are too few of “{ $key }” with tier { $tier }: at least { $least } are needed, and { $found ->
    [one] 1 was found
   *[other] { $found } were found
}.
error-page-zero = In { $file }, “{ $key }” cannot be 0, which would change nothing. Write another number or leave the effect out.
error-page-says-nothing = In { $file }, “{ $key }” says nothing. Leave it out, or write one of: { $known }.
error-page-place-nothing = In { $file }, “{ $key }” can never be kept: with { $letters } letters and { $most } tokens at most, nobody could place a single one.
error-page-minds = In { $file }, “{ $key }” names { $found ->
    [one] 1 Mind card
   *[other] { $found } Mind cards
}. On this day it can be { $most } at most: one for each day before.

# The place of a cell, in the place of a file.
place-in-sheet = { $row ->
    [0] the sheet { $sheet }
   *[other] the sheet { $sheet }, row { $row }
}
error-page-effect = In { $file }, “{ $key }” cannot be read: “{ $value }”. An effect is written like draw deck=action n=1, and a semicolon parts two of them.
error-page-fields = In { $file }, “{ $key }” cannot be read: “{ $value }”. It is written like name=value, with a space between two of them and each name once.
error-page-column = In { $file }, nobody knows the column “{ $key }”. Known here: { $known }.
error-page-sheet = Nobody knows “{ $key }” as a sheet, which stands at { $file }. There are: { $known }.
error-page-formula = In { $file }, “{ $key }” holds a formula, a date or an error of the spreadsheet. Only texts and numbers are read.
error-page-quotes = In { $file }, a quotation mark ends nowhere: from there on “{ $key }” cannot be read.
error-no-layout = The cards of { $game } cannot be edited as a sheet.

# Files that anybody may have sent.
error-upload-not-text = This is no text that can be read ({ $file }): save it as plain text in UTF-8.
error-upload-lines = In { $file } there are { $found } lines, and { $most } at most are read.
error-upload-line = In { $file }, row { $row } is longer than { $most } characters.
error-upload-deep = In { $file }, brackets or keys are nested deeper than any card needs.
error-pack-unseen = In { $file }, { $key } has a character that nobody can see.
error-pack-markup = In { $file }, { $key } has < or >, which no card has.
error-pack-long = In { $file }, { $key } is a text of more than { $most } characters.
error-pack-number = In { $file }, { $key } is a number beyond { $most }.
error-zip-broken = This zip is broken or was cut off.
error-zip-method = This zip is packed in a way that cannot be read here, but an ordinary one can.
error-zip-extra = Something else is glued to this zip, so it is not opened.
error-zip-large = This zip claims to be larger than four gigabytes, so it is not opened.
error-zip-many = There are { $found } files in this zip, and { $most } at most are read.
error-zip-empty = There is no file of a pack in this zip.
error-zip-overlap = Files of this zip share the same bytes, so it is not opened.
error-zip-workbook = This is the workbook of a spreadsheet program: save the sheet as CSV and bring that.
error-zip-locked = This zip is locked with a password.
error-zip-link = “{ $value }” in this zip is not a file but a link.
error-zip-bomb = This zip swells too much: { $most } kB at most are unpacked.
error-zip-deep = “{ $value }” lies too deep: the files of a pack lie in one folder.
error-zip-twice = “{ $value }” is in this zip twice.
error-zip-folders = The files lie in several folders ({ $known }), but a pack is one folder.
error-zip-path = “{ $value }” is no name for a file of a pack.
error-zip-foreign = “{ $value }” is no file of a pack, which has { $known }.
error-picture-name = “{ $value }” is no picture of a card in this pack: it is called like the card’s id, with one of { $known } behind it.
error-picture-large = The picture “{ $value }” has more than { $most } kB.
error-picture-program = The picture “{ $value }” wants to do or fetch something instead of being looked at, so it is left out.
error-picture-broken = The picture “{ $value }” cannot be read, or is too large to be drawn.
error-picture-twice = “{ $value }” is the second picture of its card, which can have one.
error-picture-many = The cards of a pack have { $most } pictures of their own at most.
error-picture-together = The pictures of this pack have more than { $most } kB together.
error-zip-xml = In this workbook there is XML that defines something of its own, so it is not opened.

# A word list of somebody’s own; rows and columns are counted from 1.
error-wordlist-encoding = In { $file }, row { $row }, column { $column } has a letter that cannot be read. Save the list as UTF-8.
error-wordlist-separator = In { $file }, nothing separates the columns of row { $row }. Put a comma, a semicolon or a tab between them.
error-wordlist-quotes = In { $file }, the quotation marks go wrong in row { $row }. A cell that begins with one must end with one.
error-wordlist-order = In { $file }, row { $row } says that column { $column } is English. The order must be: id, Indonesian, English.
error-wordlist-columns = In { $file }, row { $row } has { $found ->
    [one] 1 column
   *[other] { $found } columns
}. It must have { $length }: id, Indonesian, English.
error-wordlist-empty = In { $file }, row { $row }, column { $column } is empty. Every row needs an id, the word in Indonesian and the word in English.
error-wordlist-unprintable = In { $file }, row { $row }, column { $column } has a character that nobody can see. Type the word again.
error-wordlist-long = In { $file }, row { $row }, column { $column } is too long: “{ $value }”. It may have { $most } characters at most.
error-wordlist-id = In { $file }, row { $row }, column { $column } cannot be “{ $value }”. An id has small letters, digits and hyphens only, and begins with a letter.
error-wordlist-twice = In { $file }, row { $row }, column { $column } says “{ $value }”, which is in an earlier row already. Each may be there once.
error-wordlist-too-few = In { $file }, the list ends at row { $row } with { $found ->
    [one] 1 word
   *[other] { $found } words
}. At least { $least } are needed.
error-wordlist-too-many = In { $file }, the list ends at row { $row } with { $found } words. It may have { $most } at most.
error-wordlist-odd = In { $file }, the list ends at row { $row } with { $found } words. Two of them make a card, so it needs an even number.
error-own-words-quotes = In row { $row } a quotation mark is opened and never closed.
error-own-words-columns = Row { $row } has { $found ->
        [one] { $found } column
       *[other] { $found } columns
    }, but most rows have { $length }.
error-own-words-empty = Row { $row }, column { $column } is empty.
error-own-words-unseen = Row { $row }, column { $column } has a character that nobody can see.
error-own-words-markup = “{ $value }” in row { $row }, column { $column } has < or >, which no word has.
error-own-words-formula = “{ $value }” in row { $row }, column { $column } begins like a formula, not like a word.
error-own-words-long = “{ $value }” in row { $row }, column { $column } has more than { $most } characters.
error-own-words-id = “{ $value }” in row { $row }, column { $column } is no id: small letters, digits and hyphens, the first of them a letter.
error-own-words-twice = “{ $value }” in row { $row }, column { $column } is in row { $before } already.
error-own-words-many = The list has { $found } words and may have { $most } at most, so it would have to end before row { $row }.
error-own-words-few = The list has { $found ->
        [one] { $found } word
       *[other] { $found } words
    } and needs at least { $least }.
error-pack-heavy = In { $file }, { $key } may come to { $most } at most in a pack that is brought along, or bots would think for too long.

## Bots: a line about each.

bot-random = Plays anything that is allowed.
bot-greedy = Always plays its best Combo at once: a rod to measure others by.
bot-anak-baru = Waits for a good Combo, but judges in haste.
bot-murid = Weighs the Combo now against waiting, and counts what the others could do.
bot-pendekar = Imagines how the next turns could go and takes what goes best.
bot-pemimpi = Marks the words that it likes best and least itself.
bot-penebak = Asks itself what most people would choose.
bot-pengamat = Learns the habits of those at the table as well.
bot-peramal = Plans for the Village, its own markers and the days to come as well.

## What is said in any game.

# What this language calls itself (the second for a small button), and what stands above a list of languages.
language = English
language-short = English
language-head = Language

level = level { $number }: { $name }
level-strength = { $full ->
    [yes] { $about } Full strength here: { $now } imagined games for each choice.
   *[no] { $about } Reduced strength here: { $now } imagined games for each choice, not { $most }, since the engine is not compiled.
}
# A bot by its level, and with a character.
level-of = level { $level }
level-with = level { $level }, { $character }
yes-no = { $answer ->
    [yes] yes
   *[no] no
}
why-by-chance = I choose by chance.
why-untold = I cannot say why.

error-page-same-rule = In { $file }, “{ $key }” is the rule that the chapter “{ $value }” has already. No two chapters may share one.
error-page-unreachable = In { $file }, “{ $key }” names “{ $value }”, and no way leads there.
error-page-two-steps = In { $file }, “{ $key }” cannot be right: this chapter is reached as number { $first } on one way and as number { $second } on another.
error-page-way-too-short = In { $file }, “{ $key }” leads to an ending after { $step } chapters, but { $length } are to be walked on every way.
error-page-way-too-long = In { $file }, “{ $key }” leads to another chapter after { $step }, but only { $length } are walked: an ending must follow.
error-page-memories-missing = In { $file }, “{ $key }” is missing: a chapter that is not the last one offers two Memories.
error-page-memories-last = In { $file }, “{ $key }” is of no use: nobody plays on after the last chapter.
error-page-words = In { $file }, “{ $key }” has { $found } words. It may have { $most } at most.
error-page-happened = In { $file }, “{ $key }” names nothing that happened: write one of { $known } into it.
error-page-fluent = In { $file }, “{ $key }” is no text that can be read as Fluent.
error-unknown-story = There is no story “{ $story }” for this game.
error-story-cards = This story cannot be told with the cards “{ $pack }”: some that it needs are missing.
error-campaign-format = { $file } is not a campaign that was written here.
error-campaign-other = { $file } belongs to another story, “{ $campaign }”; this one is “{ $expected }”.
error-campaign-asked = { $asked ->
    [provision] First choose a Provision.
    [memory] First choose a Memory.
    [ended] This story has ended.
   *[play] First play the chapter.
}
error-campaign-step = { $key } does not fit this story.
error-campaign-not-walked = You have not been in the chapter “{ $chapter }” yet.
