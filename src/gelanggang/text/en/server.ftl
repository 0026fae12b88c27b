# Live tables: who comes and goes, what the table does not allow, and why a connection ends.

## What happens to a table, told to everybody there; $me says whether the listener is meant.

server-event-sat = { $me ->
    [seat] You are sitting at the table as { $name }.
   *[other] { $name } sits down.
}
server-event-bot-sat = { $name }, a bot of { $level }, takes a seat.
server-event-stood = { $name } leaves the table.
server-event-kicked = The host has freed the seat of { $name }.
server-event-renamed = { $before } is now called { $name }.
server-event-hosted = { $why ->
    [away] { $me ->
        [seat] The host is away. You are the host now.
       *[other] The host is away. { $name } is the host now.
    }
   *[other] { $me ->
        [seat] You are the host now.
       *[other] { $name } is the host now.
    }
}
server-event-locked = The host has closed the table: nobody else can join.
server-event-unlocked = The table is open again: others can join.
server-event-paced = { $pace ->
    [off] The clock is off.
    [relaxed] The clock is set to relaxed.
    [fast] The clock is set to fast.
   *[normal] The clock is set to normal.
}
server-event-started = Game { $number } begins. The shuffle was fixed before: { $commitment }.
server-event-late = { $me ->
    [seat] Your time was up, so a bot has chosen for you.
   *[other] The time of { $name } was up, so a bot has chosen.
}
server-event-undo-asked = { $me ->
    [seat] You ask the others whether you may take back.
   *[other] { $name } would like to take back. Do you agree?
}
server-event-undo-agreed = { $me ->
    [seat] You agree.
   *[other] { $name } agrees.
}
server-event-undo-refused = { $me ->
    [seat] You do not agree: nothing is taken back.
   *[other] { $name } does not agree: nothing is taken back.
}
server-event-undone = { $me ->
    [seat] You take back your choice.
   *[other] { $name } takes back a choice.
} { $n ->
    [one] 1 choice is undone.
   *[other] { $n } choices are undone.
}
server-event-more-time = { $me ->
    [seat] You ask for more time.
   *[other] { $name } asks for more time.
}
server-event-replaced = { $me ->
    [seat] { $why ->
        [left] You have left; a bot plays for you until you come back.
        [late] You have let your time pass; a bot plays for you until you want to go on.
       *[lost] You were cut off; a bot plays for you until you are back.
    }
   *[other] { $why ->
        [left] { $name } has left; a bot plays until { $name } comes back.
        [late] { $name } has let the time pass; a bot plays meanwhile.
       *[lost] { $name } was cut off; a bot plays until { $name } is back.
    }
}
server-event-taken-back = { $me ->
    [seat] You play yourself again.
   *[other] { $name } is back and plays again.
}
server-event-paused = { $why ->
    [host] The host has paused the game.
   *[empty] Nobody is at the table: the game is paused.
}
server-event-went-on = The game goes on.
server-event-moved = { $me ->
    [seat] You go on with this device.
   *[other] { $name } goes on with another device.
}

server-event-took-over = { $me ->
    [seat] You are { $name } and take the place of { $before }, a bot.
   *[other] { $name } takes the place of { $before }, a bot.
}

# How the table is set.  $before is what it was.
server-event-optioned = { $why ->
    [seats] “{ $option }” goes back to “{ $value }”: “{ $before }” is not for this number of players.
    [pack] “{ $option }” goes back to “{ $value }”: these cards do not have “{ $before }”.
   *[host] “{ $option }” is “{ $value }” now, not “{ $before }”.
}
server-event-resized = The table has { $n } seats now, not { $before }.
server-event-packed = The cards are “{ $pack }”, version { $version }, now. Before they were “{ $before }”.
server-event-levelled = Bots that fill up or stand in are of { $level } now, not of { $before }.
server-event-swapped = { $name } and { $other } have changed places.
server-event-shifted = { $name } has seat { $number } now.
server-event-claimed = There is no seat for { $name } any more: { $name } looks on and gets the next free one.
server-event-asked = { $name } is looking on and would like a seat.
server-event-unclaimed = { $name } no longer waits for a seat.
server-event-refused = The host has no seat for { $name }.
server-event-latecomers = Whoever comes later may take the place of a bot.
server-event-no-latecomers = Nobody can take the place of a bot any more.
server-event-cleared = The cards of the last game are put away. The host is setting the table.

## What stands on the sign of the house.

server-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
server-only-seats = Only with { $seats } players.
server-pace = { $pace ->
    [off] no clock
    [relaxed] relaxed
    [fast] fast
   *[normal] normal
}
server-pace-about = { $pace ->
    [off] Everybody thinks as long as they like.
   *[other] { $seconds } seconds for each decision; then a bot chooses.
}
server-pack-about = { $whose ->
    [ours] The cards that come with the game.
    [house] Cards that whoever runs this house has put here.
   *[own] Cards that somebody brought along for this table.
}

## What the table does not allow.

error-name = “{ $name }” cannot be a name: it takes 1 to { $most } letters, digits or blanks, nothing invisible, and two accents on a letter at most.
error-name-taken = Somebody here is called { $name } already, or by a name that looks almost the same. Choose another name.
error-pace = There is no clock “{ $pace }”. It can be { $known }.
error-lesson-pack = The first game is played with the cards that are shipped, not with the pack “{ $pack }”.
error-lesson-options = The first game has options of its own. Leave out: { $options }.
error-lesson-seats = The first game is for { $players } players, not for { $seats }.
error-lesson-set = The first game is set already. When it is over, everything can be changed.
error-has-seat = You are sitting at this table already.
error-many-waiting = { $most } people are waiting for a seat here already. Try again later.
error-not-waiting = Nobody like that is waiting for a seat.
error-emote = There is no emote “{ $emote }”. There are { $known }.
error-emote-wait = Too many emotes. Wait { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
error-host-only = Only the host can do that.
error-no-bot = There is no bot on seat { $number }.
error-no-person = There is nobody on seat { $number }.
error-no-such-seat = There is no seat { $number }: this table has { $seats }.
error-not-asked-then = Nobody on that seat was asked anything after choice { $number }.
error-no-such-choice = There is no such moment: after which choice is a number from 0 to { $most }.
error-seat-taken = Seat { $number } is taken.
error-kick-self = You cannot take your own seat away. Leave the table instead.
error-no-seat = You are only looking on: that is for those who sit at the table.
error-which-seat = This device holds several seats. Say which one you mean.
error-not-your-seat = That seat is not yours.
error-phase = { $phase ->
    [lobby] That is not possible yet: the game has not begun.
    [playing] That is not possible now: the game is on.
    [paused] That is not possible now: the game is paused.
   *[over] That is not possible any more: the game is over.
}
error-undo-nothing = You have not chosen anything yet that could be taken back.
error-undo-over = The game is over: nothing can be taken back.
error-undo-sealed = There is no need to take back: as long as not everybody is ready, just choose again.
error-undo-shown = That cannot be taken back: dice were thrown or something hidden was shown since.
error-undo-waiting = { $name } is waiting for an answer about taking back. Answer that first.
error-undo-not-asked = Nobody is asking you whether something may be taken back.
error-time-enough = The time of this decision was made longer { $most } times already. That is enough.
error-locked = The host has closed this table: nobody else can join.
error-barred = The host has sent this device away from the table.
error-full = There are not enough open seats at this table.
error-unknown-table = There is no table with the code “{ $code }”. Look at the code again.
error-unknown-pack = There is no pack of cards “{ $pack }” here. There are: { $known }.
error-pack-changed = The cards “{ $pack }” were changed since this table was opened, so it cannot go on.
error-rules-changed = This table was begun with version { $began } of the rules, and here is version { $now }, so it cannot go on.
error-house-full = There is no code left for another table. Try again later.
error-ticket-unknown = This link does not work: it was used already, or a newer one was made.
error-ticket-expired = This link is too old. Make a new one on the first device.
error-token-unknown = This device has no seat at this table any more.
error-too-many-watchers = Too many people are looking at this table. Try again later.
error-not-over = The record can be had when the game is over.

## What the server does not accept.

error-message-unreadable = This message is not proper JSON: { $problem }.
error-message-wrong = This message is not as it should be: { $problem }.
error-too-fast = That was too fast. Wait a moment and try again.
error-too-slow = That took too long to arrive. Try again.
error-too-many-guesses = Too many codes from here led to no table. Wait a minute, then look at the code again.
error-hello-twice = This connection has said hello already.
error-our-mistake = Something went wrong here, and it is not your fault. Nothing has changed; try again.
error-other-site = Requests from pages of other sites are not accepted.
error-too-many-tables = Many tables were opened from here just now. Wait a few seconds before the next one.
error-too-many-connections = There are too many connections from your address.
error-body-too-large = That is too much to read: { $most } bytes at most.
error-figures-not-here = The figures are shown only on the machine of the house itself, or to whoever has the token for them.
error-unknown-page = There is nothing at this address.
error-not-allowed-here = This address does not take such a request.
error-cards-unknown = These cards are not here. Ask /api/house which ones there are.

error-proxy-address = --proxy wants addresses or networks with commas, such as 10.0.0.5,10.1.0.0/16, not “{ $address }”.
error-store-busy = Another server is using { $file }. Stop that one first, or choose another folder with --data.
error-store-held = { $file } is being used by another program: nothing was changed. Try again in a moment.
error-store-full = There is no room left on the disk for { $file }: nothing was changed. Make room and try again.
error-store-broken = { $file } cannot be used: { $problem }.
error-store-gone = The server’s file { $file } has vanished: nothing more is written, and the server stops.
error-store-newer = { $file } was made by a newer Gelanggang (the file has version { $found }, this one knows { $known }). Install that one, or choose another folder with --data.

## Why a connection ends.

server-closed-no-hello = The first message has to say hello, and soon.
server-closed-not-let-in = This connection was not let in.
server-closed-too-fast = Too many messages: the connection is closed.
server-closed-taken-over = You go on somewhere else: in another window or on another device.
server-closed-no-longer-here = You have no seat at this table any more.
server-closed-server-stops = The server stops. Your table is kept; come back in a moment.

## The page of a server without the web client.

server-page-title = Gelanggang
server-page-no-client = The server is running, but the web client was not built.
server-page-terminal = In the terminal you can play at once:
server-page-bot = A bot that plays over the network is in the source; docs/protocol.md tells how to write your own:

# Words and cards that people bring along.

server-words-of-their-own = { $n ->
        [one] { $n } word of your own
       *[other] { $n } words of your own
    }
server-own-odd = Two words make a card, so the last one (“{ $value }”) stays at home.
server-own-one-language = There is one column, so the words look the same in both languages.
server-own-guessed = Bots do not know { $n ->
        [one] { $n } of the { $of } words
       *[other] { $n } of the { $of } words
    }: there they guess the Colours, and people have an edge.
server-own-letters = The file is not in UTF-8; look whether letters such as é are right.
error-uploads-off = In this house nobody brings words or cards of their own.
error-own-pack-unknown = The house does not have these words or cards any more: bring them again.
error-own-packs-full = The house has no room for more words and cards of people’s own just now.
error-own-pack-not-kept = The house cannot keep this just now, because its disk does not take it.
error-upload-empty = There is nothing in it.
error-upload-heavy = To read and play this takes too long, so it is left alone.
error-upload-no-list = This game takes no list of words, only a whole pack as a zip.
error-upload-no-pack = Nobody can bring cards of their own to this game.
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
