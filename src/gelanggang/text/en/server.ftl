# Live tables: who comes and goes, what the table does not allow, and why a connection ends.

## What happens to a table, told to everybody there; $me says whether the listener is meant.

server-event-sat = { $me ->
    [seat] You are sitting at the table as { $name }.
   *[other] { $name } sits down.
}
server-event-bot-sat = { $name }, a bot of { $level }, sits down.
server-event-stood = { $name } leaves the table.
server-event-kicked = The host has removed { $name }.
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
    [off] There is no time limit now.
    [relaxed] The time limit is relaxed now.
    [fast] The time limit is fast now.
   *[normal] The time limit is normal now.
}
server-event-started = Game { $number } begins. The shuffle was fixed before: { $commitment }.
server-event-late = { $me ->
    [seat] Your time was up, so a bot has chosen for you.
   *[other] { $name }’s time was up, so a bot has chosen.
}
server-event-undo-asked = { $me ->
    [seat] You ask the others whether you may undo.
   *[other] { $name } would like to undo. Do you agree?
}
server-event-undo-agreed = { $me ->
    [seat] You agree.
   *[other] { $name } agrees.
}
server-event-undo-refused = { $me ->
    [seat] You do not agree: nothing is undone.
   *[other] { $name } does not agree: nothing is undone.
}
server-event-undone = { $me ->
    [seat] You undo your choice.
   *[other] { $name } undoes a choice.
} { $n ->
    [one] 1 choice is taken back.
   *[other] { $n } choices are taken back.
}
server-event-more-time = { $me ->
    [seat] You ask for more time.
   *[other] { $name } asks for more time.
}
server-event-replaced = { $me ->
    [seat] { $why ->
        [left] You have left; a bot plays for you until you come back.
        [late] Your time ran out again; a bot plays for you until you want to go on.
       *[lost] You were cut off; a bot plays for you until you are back.
    }
   *[other] { $why ->
        [left] { $name } has left; a bot plays until { $name } comes back.
        [late] { $name } ran out of time again; a bot plays meanwhile.
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
server-event-levelled = Bots are { $level } now, not { $before }.
server-event-swapped = { $name } and { $other } have changed places.
server-event-shifted = { $name } moves to seat { $number }.
server-event-claimed = There is no seat left for { $name }, who watches and gets the next free one.
server-event-asked = { $name } is watching and would like a seat.
server-event-unclaimed = { $name } no longer waits for a seat.
server-event-refused = The host has no seat for { $name }.
server-event-latecomers = Whoever comes later may take the place of a bot.
server-event-no-latecomers = Nobody can take the place of a bot any more.
server-event-wants-again = { $me ->
    [seat] You want to play again.
   *[other] { $name } wants to play again.
}
server-event-voted = { $me ->
    [seat] You are for: { $choice }.
   *[other] { $name } is for: { $choice }.
}
server-event-decided = You take this along: { $choice }.
server-event-cleared = The cards of the last game are put away. The host is setting the table.

## What stands on the sign of the house.

server-seats = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
server-only-seats = Only with { $seats } players.
server-pace = { $pace ->
    [off] no limit
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
error-pace = There is no time limit “{ $pace }”. It can be { $known }.
error-lesson-pack = The first game is played with the cards that are shipped, not with the pack “{ $pack }”.
error-lesson-options = The first game has options of its own. Leave out: { $options }.
error-lesson-seats = The first game is for { $players } players, not for { $seats }.
error-lesson-set = The first game is set already. When it is over, everything can be changed.
error-no-story = No story is told at this table.
error-nothing-to-choose = There is nothing to choose just now.
error-story-choice = “{ $choice }” is not on offer. Choose one of: { $known }.
error-story-tie = There is a tie: choose one of those that have the most votes.
error-story-lesson = The first game belongs to no story. Begin one or the other.
error-story-name = “{ $name }” cannot be the name of a story. Use at most { $most } letters and digits.
error-story-changed = The story of this table was changed since it began, so it cannot go on here. Its file can still be downloaded.
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
error-store-strange = { $file } and the slates beside it ({ $slates }) do not belong together: what lies on them was written last to another { $file }. Put that one back, or move the slates away.
error-store-away = The house cannot reach its database just now, so nothing goes on here. Nothing is lost, and the clocks stand.
error-house-closes = The house closes here just now. Try again in a moment.
error-table-moves = Another machine of the house has to take over here first. Try again in a moment.
error-not-here = This table is at another machine of the house.
error-inner-door = Only the processes of this house may ask that.
error-store-unreachable = The database of this house cannot be reached: { $problem }.
error-store-base-newer = The database was made by a newer Gelanggang (it has version { $found }, this one knows { $known }). Install that one, or name another database with --store.

## Why a connection ends.

server-closed-no-hello = The first message has to say hello, and soon.
server-closed-not-let-in = Table not found.
server-closed-too-fast = Too many messages: the connection is closed.
server-closed-taken-over = You go on somewhere else: in another window or on another device.
server-closed-no-longer-here = You have no seat at this table any more.
server-closed-server-stops = The server stops. Your table is kept; come back in a moment.
server-closed-moved = Your table moves to another machine of the house. You are back in a moment.
server-closed-later = Come back in a moment.

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

## The workshop: how a report stands.

error-lab-off = Packs are not measured in this house.
error-lab-same = These are the cards that come with the game: there is nothing to compare.
error-lab-enough = { $most } reports of yours are still waiting: cancel one, or wait for it.
error-lab-full = Too many reports are waiting here. Try again in a few minutes.
error-unknown-job = This report is no longer known here: ask for it again.
server-job = { $state ->
    [waiting] { $before ->
        [0] Yours is next.
        [one] One report comes first.
       *[other] { $before } reports come first.
    }
    [running] { $known ->
        [yes] Bots have played { $games } games, and play on: it grows surer.
       *[no] Bots are playing: { $games } games so far.
    }
    [cancelled] Cancelled.
    [failed] The games with these cards do not come to an end, so there is no report.
   *[done] Measured in { $games } games between bots. Bots are not people: what they show is how they play.
}
server-report-of = { $figure }: { $subject }
server-report-section = { $n ->
    [one] 1 player · { $section }
   *[other] { $n } players · { $section }
}
# $way: what the difference between both packs is. $verdict: whether yours is what we aim for.
server-report-words = { $way ->
    [more] { $verdict ->
        [missed] Clearly more ({ $difference }), and not what we aim for ({ $target }).
       *[other] Clearly more ({ $difference }).
    }
    [less] { $verdict ->
        [missed] Clearly less ({ $difference }), and not what we aim for ({ $target }).
       *[other] Clearly less ({ $difference }).
    }
    [few] Too few games to say.
   *[same] { $verdict ->
        [missed] No clear difference. Not what we aim for ({ $target }).
       *[other] No clear difference.
    }
}

## The workshop: where a value comes from, and what is counted.

server-source = { $source ->
    [rulebook] rulebook
    [partly] partly from the rulebook
    [reconstruction] ours
   *[own] yours
}
server-source-of = Where from: { $column }
server-total-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
server-total-copies = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} ({ $rows } different)
server-total-sum = { $sum } in all, { $mean } on average
error-workshop-kind = “{ $value }” is no kind of cards here; there are { $known }.
error-workshop-list = This is only a list of words: bring it as words, or begin with a whole pack.
error-workshop-heavy = This takes too long to look through.
error-print-off = Nothing is printed in this house: typst and pypdf are not installed.
error-print-one = Your last PDF is still being made: wait for it.
error-print-full = Too many PDFs are waiting here. Try again in a minute.
error-print-heavy = This PDF takes too long or grows too large: print fewer parts of it.
