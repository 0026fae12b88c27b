# The web client: what is written on the screen and is no part of the rules.  The table's and the games' sentences are in other files.

web-seat = Player { $n }
web-points = Points

## Home.

web-play-bots = Play bots
web-with-friends = With friends
web-one-phone = One phone
web-tv = TV screen
web-code = Have a table code?
web-join = Join
web-go-on = Go on with { $game } at table { $code }
web-rules = Rules
web-learn = Learn in 90 seconds
web-settings = Settings
web-home = Home
web-back = Back
web-one-phone-why = One phone goes from hand to hand. Your cards are shown only while you hold it.
web-start = Start

## The table that is wished for: its line and its sheet.

web-set-up = Change the game:
web-line-standard = Standard rules
web-line-option = { $option }: { $choice }
web-line-bots = bots: { $bots }
web-bot-with = { $level } ({ $character })
web-own-pack = own cards
web-way = Way to play
web-seats = Number of players
web-one-phone-needs = One phone is passed round between two or more.
web-bot-level = Level of the bots
web-bot-is = Bot { $n }: { $bot }
web-bot-like-all = Like the other bots: { $bot }
web-bot-fewer = Without this bot
web-character = Character of the bot
web-character-is = Character: { $character }
web-no-character = no character
web-character-needs = Only for { $levels }.
web-pack = Cards
web-lock = Closed door
web-lock-when = The door after the deal
web-unlocked = Open door
web-lock-why = Once the cards are dealt, nobody from outside can look on.
web-other-rules = More
web-usually = standard: { $choice }
web-standard = Standard
web-share-setup = Share these choices as a link
web-open-table = Open the table
web-new-table = New table
web-which-game = What do you want to play?
web-wrong = Something in this link does not fit:
web-wrong-game = There is no game “{ $value }” here. There are: { $known }.
web-wrong-value = { $what } cannot be “{ $value }”. It can be: { $known }.
web-wrong-why = { $what }: { $why }
web-wrong-bot = There is no bot “{ $value }”. There are: { $known }.
web-wrong-bots = { $n ->
    [one] One bot does
   *[other] { $n } bots do
} not fit. There can be { $most } at most.
web-wrong-key = This game knows no “{ $key }”. What can be set: { $known }.

## Before the deal.

web-qr = QR code of this table
web-table-code = Table code: { $code }
web-share = Share the link
web-invite = Come and play on Gelanggang, table code { $code }.
web-copied = The link is copied.
web-lobby-host = Invite friends by link, QR or code. Bots take the seats that stay open.
web-lobby-guest = You have a seat.
web-lobby-free = There is a free seat. Come and sit!
web-lobby-full = All seats are taken. You can watch.
web-open-seat = Open seat
web-host = host
web-you = you
web-add-bot = Add a bot
web-remove-bot = Make free
web-kick = Remove
web-sit = Sit down
web-your-name = Your name (optional)
web-deal = Deal
web-wait-for-host = Waiting for the host to deal.
web-pace = Clock

## Seats: who sits where, who waits, who may still come.

web-who-sits = Seats and players
web-bot = bot
web-bot-of = bot, { $bot }
web-away = away
web-open-seat-number = Open seat { $n }
web-name = Name
web-rename = Change name
web-move = Change places
web-move-where = Tap the seat for { $name }.
web-move-here = { $name } moves here
web-make-host = Make host
web-kick-sure = Remove { $name } from the table? That device cannot come back until you close the table and open it again.
web-leave-sure = Leave the table? Your seat becomes free for others.
web-bot-sit = Let a bot sit here
web-waiting = Waiting for a seat
web-waiting-you = You are waiting for a seat, number { $n } in line.
web-waiting-no = Stop waiting
web-wait-for-seat = Wait for a seat
web-watching = You are watching.
web-ask-seat = Ask for a seat
web-asks-seat = { $name } asks for a seat.
web-give-seat = Give a seat
web-give-seat-to = Give a seat to { $name }
web-refuse-seat = Refuse
web-refuse-seat-to = Refuse { $name } a seat
web-take-bot = Take a bot’s seat
web-take-seat = Take the seat of { $name }
web-take-why = You go on with the bot’s cards and points.
web-door = Who may still join
web-late = Latecomers may take a bot’s seat
web-lock-now = Close the table: nobody else can join
web-lock-at-deal = The table closes by itself when the cards are dealt.
web-agreed = What is played
web-agreed-host = The host can change this until the deal.
web-agreed-now = This is what is played at this table.

## At the table.

web-menu = Menu
web-close = Close
web-cancel = Cancel
web-clear = Clear
web-choose = Choose first
web-can-choose = can be chosen
web-skip = Skip
web-log = Log
web-log-started = Game { $n } begins. Its shuffle was promised before ({ $hash }…).
web-past = This is the past.
web-moment-gone = That moment was before this page was opened. After the game the replay shows it.
web-back-to-now = Back to now
web-undo = Take back
web-undo-wish = { $name } would like to take back a choice. All right?
web-yes = Yes
web-no = No
web-more-time = Ask for more time
web-pause = Pause
web-paused = The game is paused.
web-go-on-playing = Go on
web-tap-to-read = Tap anything you want to know about. A long press on a card works too.
web-ask = Ask: what is this?
web-what-is = { $what }: what is that?
web-rule = Rule { $n }
web-all-rules = All rules
web-show-board = Open the board on another screen
web-other-device = Move to another device
web-other-device-link = Open this link there, once:
web-leave = Leave the table
web-coming = One moment, the table is being set.
web-offline = No connection. Try again in a moment.
web-reconnecting = The connection is lost. Reconnecting.
web-busy = The house is busy; trying again…
web-again = Try again
web-play-here = Play here
web-bot-plays = a bot plays
web-bot-plays-you = A bot plays for you.
web-take-back = Play myself again
web-grace = gone, { $n } s
web-emotes = Say something
web-emote = { $emote ->
    [halo] Hello there!
    [mantap] Well played!
    [wah] Wow!
    [aduh] Ouch!
    [ayo] Come on!
    [mikir] Thinking…
    [ketawa] Hahaha
   *[makasih] Thank you!
}
web-mute = { $on ->
    [1] Hear { $name } again
   *[other] Mute { $name }
}
web-advise = Ask for advice
web-hint = Advice: { $move }. { $reason }
web-hand-over = Hand over to { $name }
web-hand-over-why = No peeking, everybody else.
web-i-am = I am { $name }

## The first game.

web-lesson-skip = Skip
web-lesson-done = That is the heart of it!
web-lesson-play = A real game against bots
web-lesson-stay = Go on at this table

## Jawara Beksi.

web-jb-kind = { $kind ->
    [action] Action card
    [support] Support card
    [character] Character
   *[judge] Judge
}
web-jb-what-name = { $what ->
    [action] Action cards
    [support] Support cards
    [character] Characters
    [judge] The Judge
    [pool] The pool
    [combo] Combos
    [dice] Dice
    [duel] DUEL
    [hand] Cards in hand
   *[round] Rounds and Score
}
web-jb-what = { $what ->
    [action] What a Combo is made of: all its cards must share one direction.
    [support] Green cards: played in your own turn, without using up your Action.
    [character] Your ability for one Round.
    [judge] Holds the Points of this Round and sets one Restriction for everybody.
    [pool] The Points left in this Round. Whoever takes the last one gets the Judge card: 3 Points more.
    [combo] The Scores of the cards, plus their effects, plus a bonus for three cards or more.
    [dice] Rolled only once the Combo is played: one die adds 0 to 3 Points.
    [duel] Two players stake Points. The Scores of cards from the deck decide.
    [hand] At the end of your turn, cards beyond the Card Limit are discarded.
   *[round] After the last Round, the most Points on the Score Board win.
}
web-score-and-directions = Score { $n }, directions { $arrows }
web-jb-round = Round { $n }/{ $of }
web-jb-mine = { $points } · Score { $score }
web-jb-score = Score { $n }
web-jb-ring = The ring
web-jb-hand = Cards in your hand: { $n }
web-jb-pool = { $n ->
    [one] { $n } Point is left with the Judge.
   *[other] { $n } Points are left with the Judge.
}
web-jb-pool-label = pool
web-jb-last-combo = { $name }’s Combo
web-jb-guarded = guarded
web-jb-opponent = { $name }: Points of this Round { $points }, Score { $score }, Action cards { $actions }, Support cards { $supports }.
web-jb-known = You have seen: { $cards }.
web-jb-card-label = { $kind ->
    [action] { $name }, Score { $n }, directions { $arrows }. { $text }
   *[support] { $name }, Support card. { $text }
} { $state ->
    [chosen] Chosen, number { $place }.
    [playable] Can be played.
   *[not] Cannot be played now.
}
web-jb-play = Play: { $worth } Points
web-jb-play-card = Play { $card }
web-jb-earns = Earns { $worth } Points
web-jb-part-scores = Score { $n }
web-jb-part-effects = effects +{ $n }
web-jb-part-dice = { $n ->
    [one] { $n } die: ?
   *[other] { $n } dice: ?
}
web-jb-part-bonus = bonus +{ $n }
web-jb-part-support = Support +{ $n }
web-jb-part-judge = Judge { $n }
web-jb-tap-character = Tap a Character to read the ability.
web-jb-swap-theirs = { $name }’s cards: take one, then tap a card of yours to give.
web-jb-seat-points = { $n ->
    [one] { $name } · { $n } Point
   *[other] { $name } · { $n } Points
}
web-jb-wager = How many Points are at stake?
web-jb-whom = Whom do you challenge?

## Spell from the Future.

web-sf-kind = { $kind ->
    [beast] Beast
    [mind] Mind card
   *[colour] Colour
}
web-sf-what-name = { $what ->
    [beast] The Beast
    [colour] Colours
    [mind] Mind cards
    [village] The Village
    [day] Days
    [mage] 1st Mage
    [tokens] Tokens
    [vp] VP
    [hit] Hits
   *[mystic] Mystic days
}
web-sf-what = { $what ->
    [beast] Defeat it with an Attack as large as its Health, or hold it with a Defence as large as its attack.
    [colour] Find the word that fits the open Colours best, and the one that fits least.
    [mind] One card a day, each of them once; the card says what it does.
    [village] If its Damage reaches 10, the Village falls and everybody loses.
    [day] One Beast a day; after seven days the game is over.
    [mage] Rolls who strikes first, and opens the first Colour.
    [tokens] White: fits best. Black: fits least.
    [vp] What counts in the end: the lower of your VP markers, white or black.
    [hit] A token Hits if another player put the same colour of token on the same word.
   *[mystic] The other way round: one word, and tokens go on Colours.
}
web-beast-numbers = Health { $health }, Attack { $attack } (for 2 / 3 / 4 / 5 players), Damage { $n }.
web-sf-day = Day { $n }
web-sf-village = { $n }/{ $of }
web-sf-village-label = The Village: { $n } of { $of } lanterns still burn
web-sf-mage = 1st Mage: { $name }
web-sf-mage-brief = 1st: { $name }
web-sf-health = Health
web-sf-attack = Attack
web-sf-damage = Damage
web-sf-first = { $who ->
    [mages] The mages strike first.
   *[beast] The Beast strikes first.
}
web-sf-no-colours = No Colour is open yet.
web-sf-no-word = The word is not chosen yet.
web-sf-place = { $mystic ->
    [1] { $n ->
        [one] { $n } token left. White: Colour that fits best. Black: fits least.
       *[other] { $n } tokens left. White: Colour that fits best. Black: fits least.
    }
   *[other] { $n ->
        [one] { $n } token left. White: word that fits best. Black: fits least.
       *[other] { $n } tokens left. White: word that fits best. Black: fits least.
    }
}
web-sf-reveal = All choices are opened!
web-sf-vp = White VP { $white }, black VP { $black }
web-sf-mind = Choose a Mind card.
web-sf-say-ready = All set? Press READY.
web-sf-ready = READY
web-sf-change = READY again
web-sf-minds = Mind card: choose one
web-sf-minds-now = { $now ->
    [mystic] Mystic day: Mind cards stay in hand.
    [choose] Mind card: choose one.
   *[left] The Mind cards you still have.
}
web-sf-mind-again = Tap again: read.
web-sf-tick = { $ready ->
    [1] ready
   *[other] still choosing
}
web-sf-add-white = { $pad }: add a white token, now { $n }
web-sf-add-black = { $pad }: add a black token, now { $n }

## A table for any game.

web-plain-board = The table
web-plain-moves = What you can do
web-plain-player = Player
web-plain-aim = What is this game about?
web-plain-hidden = { $n } face down
web-plain-none = nothing
web-plain-state = { $state ->
    [in] has chosen
    [asked] is choosing
   *[waiting] is waiting
}

## After the game.

web-over = The game is over.
web-moments = Three moments
web-points-by-source = The result, and where it came from
web-watch-again = Watch again
web-rematch = Play again
web-rematch-change = Change the rules first
web-replay = Replay
web-record = Download the record
web-fair = Check the shuffle
web-fair-why = The fingerprint of the shuffle was shown before the first card, the seed after the last. If they match, nobody could arrange the cards on the way.
web-fair-promise = Promised:
web-fair-seed = The seed:
web-fair-check = Check now
web-fair-is = { $fair ->
    [1] They match: the shuffle was honest.
   *[other] They do not match!
}
web-fair-elsewhere = This browser can only check over a safe connection (https). Download the record and run gelanggang verify.

## Settings and rules.

web-language = Language
web-speed = Motion
web-speed-is = { $speed ->
    [slow] slow
    [fast] fast
    [off] off
   *[normal] normal
}
web-volume = Sound: { $n }
web-text-size = Text size: { $n }%
web-more-settings = More
web-haptics = Vibration
web-contrast = High contrast
web-rules-of = Rules of { $game }
web-search = Search the rules
web-contents = Contents
web-found = { $n ->
    [one] Found in { $n } place.
   *[other] Found in { $n } places.
}

## Replay.

web-replay-run = { $on ->
    [1] Stop
   *[other] Play
}
web-replay-step = Step { $n } of { $of }
web-replay-from = From whose seat
web-replay-all = Spectator
web-replay-move = { $name }: { $move }
web-idea-ask = Ask a bot
web-idea = A bot as { $name }: { $move }.
web-idea-actual = What happened: { $move }.

## Words and cards of one's own.

web-own = Your own words or cards
web-own-paste = Paste your words here, one in each row, as they come from a spreadsheet.
web-own-example =
    fire
    rain
    mango
web-own-check = Look at it
web-own-file = Choose a file
web-own-zip = Choose a zip
web-own-reading = Reading it …
web-own-wrong = { $n ->
    [one] One thing is not right yet:
   *[other] { $n } things are not right yet:
}
web-own-more = … and { $n } more.
web-own-version = version { $version }
web-own-take = Play with these
web-own-kept = Brought from this device before
web-own-forget = Forget “{ $name }”
web-own-taken = Chosen: { $name }.
web-own-zip-is = A zip of a pack’s folder, with its .toml files.
web-own-lost = This device does not have the file any more: choose it again.
web-own-too-large = The file is too large: { $n } kB at most.
