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
web-go-on = Continue { $game } at table { $code }
web-go-back = Back to { $game } at table { $code }
web-rules = Rules
web-learn = Learn in 90 seconds
web-settings = Settings
web-to-workshop = Workshop: your own cards and words
web-home = Home
web-back = Back
web-one-phone-why = One phone goes from hand to hand. Your cards show only while you hold it.
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
web-bot-level = Bot level
web-bot-is = Bot { $n }: { $bot }
web-bot-like-all = Like the other bots: { $bot }
web-bot-fewer = Remove this bot
web-character = Bot’s character
web-character-is = Character: { $character }
web-no-character = no character
web-character-needs = Only for { $levels }.
web-pack = Cards
web-lock = Closed door
web-lock-when = The door after the deal
web-unlocked = Open door
web-lock-why = Once the cards are dealt, nobody from outside can watch.
web-other-rules = More
web-usually = standard: { $choice }
web-standard = Standard
web-share-setup = Share these choices as a link
web-open-table = Open table
web-new-table = New table
web-which-game = What do you want to play?
web-wrong = Something in this link is wrong:
web-wrong-game = There is no game “{ $value }” here. There are: { $known }.
web-wrong-value = { $what } cannot be “{ $value }”. It can be: { $known }.
web-wrong-why = { $what }: { $why }
web-wrong-bot = There is no bot “{ $value }”. There are: { $known }.
web-wrong-bots = { $n ->
    [one] One bot is too many. At most { $most }.
   *[other] { $n } bots are too many. At most { $most }.
}
web-wrong-key = This game has no setting “{ $key }”. What can be set: { $known }.

## Before the deal.

web-qr = QR code for this table
web-table-code = Table code: { $code }
web-share = Share link
web-invite = Come and play on Gelanggang, table code { $code }.
web-copied = Link copied.
web-lobby-host = Invite friends by link, QR or code. Bots take the seats that stay open.
web-lobby-guest = You have a seat.
web-lobby-free = There is a free seat. Come and sit!
web-lobby-full = All seats are taken. You can watch.
web-open-seat = Open seat
web-host = host
web-you = you
web-add-bot = Add a bot
web-remove-bot = Remove bot
web-kick = Remove
web-sit = Sit down
web-your-name = Your name (optional)
web-deal = { $game ->
    [jawara-beksi] Deal
   *[other] Start
}
web-wait-for-host = Waiting for the host to start.
web-pace = Time limit

## Seats: who sits where, who waits, who may still come.

web-who-sits = Seats and players
web-bot = bot
web-away = away
web-open-seat-number = Open seat { $n }
web-name = Name
web-rename = Change name
web-my-name = My name
web-you-are = You play as { $name }.
web-keep-name = Use it
web-name-kept = All right, that is your name from now on.
web-move = Swap places
web-move-where = Tap the seat for { $name }.
web-move-here = { $name } moves here
web-make-host = Make host
web-kick-sure = { $phase ->
    [lobby] Remove { $name } from the table? That device cannot come back until you close the table and open it again.
   *[other] Remove { $name } from the table? A bot gets the seat, and that device cannot come back until you close the table and open it again.
}
web-leave-sure = { $phase ->
    [lobby] Leave the table? Your seat becomes free for others. As long as there is room, you can sit down again by the same link.
    [over] Leave the table? A bot gets your seat. You can still look at the result by the same link.
   *[other] Leave the table? A bot plays on for you. You can come back by the same link, or from the home page.
}
web-leave-host = Another player becomes the host.
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
web-take-seat = Take { $name }’s seat
web-take-why = You go on with the bot’s cards and points.
web-door = Who may still join
web-late = Latecomers may take a bot’s seat
web-lock-now = Close the table: nobody else can join
web-lock-at-deal = The table closes by itself when the cards are dealt.
web-agreed = What is played
web-agreed-host = The host can change this until the deal.
web-agreed-now = How this table plays.

## At the table.

web-menu = Menu
web-close = Close
web-cancel = Cancel
web-clear = Clear
web-choose = Choose first
web-can-choose = can be chosen
web-skip = Continue
web-log = Log
web-log-started = Game { $n } begins. Its shuffle was promised before ({ $hash }…).
web-past = Looking back
web-moment-gone = That moment was before this page was opened. After the game the replay shows it.
web-back-to-now = Back to now
web-undo = Undo
web-undo-wish = { $name } would like to undo a choice. All right?
web-yes = Yes
web-no = No
web-more-time = Ask for more time
web-pause = Pause
web-paused = The game is paused.
web-go-on-playing = Continue
web-tap-to-read = Tap anything you want to know about. A long press on a card works too.
web-ask = Ask: what is this?
web-what-is = { $what }: what is it?
web-rule = Rule { $n }
web-all-rules = All rules
web-show-board = Open the board on another screen
web-other-device = Move to another device
web-other-device-link = Open this link there, once:
web-leave = Leave the table
web-coming = One moment, setting the table.
web-offline = No connection. Try again in a moment.
web-reconnecting = Connection lost. Reconnecting.
web-busy = The house is busy, trying again…
web-again = Try again
web-play-here = Play here
web-bot-plays = bot is playing
web-bot-plays-you = A bot is playing for you.
web-take-back = Play again myself
web-grace = offline, { $n } s
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
web-hand-over = Hand the phone to { $name }
web-since = Since your turn
web-since-new = { $n ->
    [0] Since your turn
    [1] Since your turn: { $n } new thing
   *[other] Since your turn: { $n } new things
}
web-since-you = What was done to you
web-since-yours = You
web-since-table = At the table
web-since-nothing = Nothing yet.
web-look-first = Have a look, then hand it to { $name }.
web-look-first-bots = Have a look, then put your cards away.
web-hand-it-over = Hand over
web-put-away = Put away
web-since-held = Since you last held this phone
web-dismiss = { $text } Tap to close.
web-spoken-more = { $n ->
    [1] One more thing, then:
   *[other] { $n } more things, then:
}
web-slow = Your choice is on its way. The network is slow; just wait, it will not be lost.
web-hand-over-why = No peeking, everybody else.
web-i-am = I am { $name }

## The first game.

web-lesson-skip = Skip the lesson
web-lesson-goal = The goal
web-lesson-done = That is the heart of it!
web-lesson-play = Play a real game against bots
web-lesson-stay = { $over ->
    [1] See the result
   *[other] Continue at this table
}

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
    [duel] Two players wager Points. The Scores of cards from the deck decide.
    [hand] At the end of your turn, cards beyond the Card Limit are discarded.
   *[round] After the last Round, the most Points on the Score Board win.
}
web-score-and-directions = Score { $n }, directions { $arrows }
web-jb-round = Round { $n }/{ $of }
web-jb-mine = { $points } · Total { $score }
web-jb-score = Total { $n }
web-jb-ring = The ring
web-jb-hand = Cards in your hand: { $n }
web-jb-pool = { $n ->
    [one] { $n } Point is left with the Judge.
   *[other] { $n } Points are left with the Judge.
}
web-jb-pool-label = pool
web-jb-guarded = guarded
web-jb-opponent = { $name }: { $points } Points this Round, { $score } in total, { $actions } Action cards, { $supports } Support cards.
web-jb-known = You have seen: { $cards }.
web-jb-card-label = { $kind ->
    [action] { $name }, Score { $n }, directions { $arrows }. { $text }
   *[support] { $name }, Support card. { $text }
} { $state ->
    [chosen] Chosen, number { $place }.
    [playable] Can be played.
   *[not] Cannot be played now.
}
# Beside a small sign; the other one is read out.
web-jb-sorted = { $by ->
    [direction] Direction
    [kind] Kind
   *[drawn] Sort
}
web-jb-sorting = { $by ->
    [direction] Cards by direction. Change the order.
    [kind] Cards by kind. Change the order.
   *[drawn] Sort: cards as they came. Change the order.
}
web-jb-mark = { $n ->
    [one] Mark 1 more
   *[other] Mark { $n } more
}
web-jb-discard = { $n ->
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
web-jb-play = Play for { $worth }
web-jb-play-card = Play { $card }
web-jb-earns = Points: { $worth }
web-jb-part-scores = Score { $n }
web-jb-part-effects = effects +{ $n }
web-jb-part-dice = { $n ->
    [one] { $n } die: ?
   *[other] { $n } dice: ?
}
web-jb-part-bonus = bonus +{ $n }
web-jb-part-support = Support +{ $n }
web-jb-part-judge = Judge { $n }
web-jb-gain = { $sign ->
    [up] { $n ->
        [one] +{ $n } Point
       *[other] +{ $n } Points
    }
   *[down] { $n ->
        [one] −{ $n } Point
       *[other] −{ $n } Points
    }
}
# What was played last, and by whom.
web-jb-played = { $what ->
    [combo] { $whose ->
        [mine] Your Combo
       *[theirs] { $name }’s Combo
    }
   *[support] { $whose ->
        [mine] Your Support card
       *[theirs] { $name }’s Support card
    }
}
# What is being shown: $what may also be an effect that goes on (effect).
web-jb-plays = { $what ->
    [combo] { $whose ->
        [mine] You play a Combo.
       *[theirs] { $name } plays a Combo.
    }
    [support] { $whose ->
        [mine] You play a Support card.
       *[theirs] { $name } plays a Support card.
    }
   *[effect] { $whose ->
        [mine] Your cards take effect.
       *[theirs] { $name }’s cards take effect.
    }
}
web-jb-fight = DUEL! { $one } against { $other }
# $n has its sign, for example +2.
web-jb-part-card = { $name } { $n }
# Cards that are still in force; $n: how many Points, or cards.
web-jb-in-force = In force
web-jb-force = { $what ->
    [points] { $name }: Combo +{ $n }
    [sooner] { $n ->
        [one] { $name }: bonus 1 card sooner
       *[other] { $name }: bonus { $n } cards sooner
    }
    [excuse] { $n ->
        [one] { $name }: 1 card of any direction
       *[other] { $name }: { $n } cards of any direction
    }
    [guard] { $name }: you are guarded
   *[skip] { $name }: no draw next turn
}
# $short: it is worth more than the pool has left (yes), or just as much (no).
web-jb-earns-last = { $short ->
    [yes] Only { $left } left in the pool. You take it all, and the Judge card (+{ $n }) too!
   *[no] The last of the pool: the Judge card (+{ $n }) comes with it!
}
web-jb-round-over = { $what ->
    [closing] The pool is empty!
    [end] The game is over!
   *[round] Round { $n } is over
}
web-jb-judge-card = Judge card +{ $n }
web-jb-round-gain = { $judge ->
    [0] { $points ->
        [one] 1 Point
       *[other] { $points } Points
    }
   *[other] { $points } + { $judge } Judge card
}
web-jb-round-next = { $what ->
    [duel] { $who ->
        [me] You have the fewest Points: you may start a DUEL.
       *[other] { $name } has the fewest Points and may start a DUEL.
    }
   *[characters] { $who ->
        [me] Round { $n }: you choose a Character first.
       *[other] Round { $n }: { $name } chooses a Character first.
    } { $first ->
        [me] You play first.
       *[other] { $begins } plays first.
    }
}
web-jb-swap-theirs = { $name }’s cards: take one, then tap a card of yours to give.
web-jb-seat-points = { $n ->
    [one] { $name } · { $n } Point
   *[other] { $name } · { $n } Points
}
web-jb-wager = How many Points do you wager?
web-jb-whom = Who do you challenge?

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
    [village] Each Damage puts out one lantern. When all are out, the Village falls and everybody loses.
    [day] One Beast a day; after seven days the game is over.
    [mage] Rolls for who strikes first, and opens the first Colour.
    [tokens] White: fits best. Black: fits least.
    [vp] What counts in the end: the lower of your VP markers, white or black.
    [hit] A token Hits if another player put the same colour of token on the same word.
   *[mystic] The other way round: one word, and tokens go on Colours.
}
web-beast-numbers = Health { $health }, Attack { $attack } (for 2 / 3 / 4 / 5 players), Damage { $n }.
web-sf-day = Day { $n }
web-sf-village = { $n }/{ $of }
web-sf-village-label = The Village: { $n } of { $of } lanterns left
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
web-sf-reveal = Reveal!
web-sf-vp = White VP { $white }, black VP { $black }
web-sf-gain = White VP +{ $white }, black +{ $black }
web-sf-mind = Choose a Mind card.
web-sf-say-ready = All set? Press READY.
web-sf-ready = READY
web-sf-change = Save change
web-sf-minds = Mind card: choose one
web-sf-minds-now = { $now ->
    [mystic] Mystic day: Mind cards stay in hand.
    [choose] Mind card: choose one.
   *[left] The Mind cards you still have.
}
web-sf-tick = { $ready ->
    [1] ready
   *[other] still choosing
}
web-sf-add-white = { $pad }: add a white token, now { $n }
web-sf-add-black = { $pad }: add a black token, now { $n }
web-sf-take-off = { $colour ->
    [white] { $pad }: take one white token off, now { $n }
   *[black] { $pad }: take one black token off, now { $n }
}
web-sf-bare = No token is placed. If you mean it, tap once more.
web-sf-ready-bare = READY, no tokens
web-sf-mind-spent = already used
# $fate: hit, miss, or not counted yet.
web-sf-stake = { $colour ->
    [white] { $fate ->
        [hit] { $name }: { $n } white, Hit.
        [miss] { $name }: { $n } white, Miss.
       *[none] { $name }: { $n } white.
    }
   *[black] { $fate ->
        [hit] { $name }: { $n } black, Hit.
        [miss] { $name }: { $n } black, Miss.
       *[none] { $name }: { $n } black.
    }
}
web-sf-brought = earned { $white } white VP and { $black } black VP
web-sf-strength = { $what ->
    [attack] Attack
   *[defence] Defence
}
# $end: how a strike ends; $n: damage, or what was missing.
web-sf-strike = { $end ->
    [defeated] Defeated!
    [not-defeated] { $n } short
    [held] Held!
   *[damaged] { $n ->
        [one] −{ $n } lantern
       *[other] −{ $n } lanterns
    }
}
web-sf-tomorrow = For tomorrow
web-sf-day-of = Day { $n }/{ $of }
web-sf-aim = { $goal ->
    [defeat] Defeat { $reached }/{ $n }
    [hold] Hold { $reached }/{ $n }
    [damage] Damage { $reached }, at most { $n }
    [together] All Hit { $reached }/{ $n }
   *[last] The last Beast has to fail
}
web-sf-twist = { $rule ->
    [black_both] Black Hits count for Defence and Attack
    [key_word] Hits on the named word count { $n } times
    [same_mind] The same Mind card: Attack and Defence +{ $n }
    [colours_stay] Open Colours stay for { $n } days
    [misses_feed] Each stack that Misses: Beast’s attack +{ $n }
    [mirror] Reversed: white is Defence, black is Attack
    [wounds_stay] An undefeated Beast returns, still wounded
    [open_mage] The 1st Mage places first, openly
    [mystic_days] Every { $n } days is a Mystic day
   *[together_heals] All Hit: the Village heals { $n }
}
web-sf-no-twist = No new rule in this chapter
web-sf-next = Tomorrow: { $beast }
web-sf-end = { $how ->
    [fell] The Village has fallen
    [missed] The goal is out of reach
   *[stands] The Village stands!
}

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
web-points-by-source = Final scores
web-watch-again = Watch again
web-rematch = Play again
web-again-count = { $n } of { $of } want to play again.
web-again-waiting = Waiting for { $names }.
web-again-wants = { $wants ->
    [1] wants to play again
   *[other] has not said yet
}
web-again-asked = Waiting for the others …
web-again-now = Start without waiting
web-again-begun = { $phase ->
    [lobby] The table is being set for a new game.
   *[other] A new game has begun.
}
web-again-join = Join in
web-again-look = Watch
web-postcard = Share the result
web-postcard-moment = Most exciting moment
web-postcard-send = Send the picture
web-postcard-keep = Save the picture
web-postcard-kept = The picture is saved.
web-postcard-none = The picture cannot be made here.
web-rematch-change = Change the rules first
web-replay = Replay
web-record = Download record
web-fair = Check the shuffle
web-fair-why = The fingerprint of the shuffle was shown before the first card, the seed after the last. If they match, nobody could have arranged the cards in between.
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
web-speed = Speed
web-speed-is = { $speed ->
    [slow] slow
    [fast] fast
    [off] no animation
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
web-replay-before = One step back
web-replay-after = One step on
web-replay-speed = Speed { $n }×
web-graph = Points over the game
web-graph-step = Step
web-graph-player = { $name } { $n }
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
web-own-check = Check
web-own-file = Choose a file
web-own-zip = Choose a zip
web-own-reading = Reading…
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
web-own-lost = This device no longer has the file: choose it again.
web-own-too-large = The file is too large: { $n } kB at most.

## A story: several games that make one tale.

web-story = Story
web-story-new = A new story
web-story-about = “{ $title }”: { $n } chapters, each a game of its own. You win together or lose together. Stop whenever you like and go on another day.
web-story-name = What you call your story
web-story-known = Stories under way
web-story-at = Chapter { $step } of { $of }: { $place }
web-story-at-end = Finished: { $place }
web-story-import = Open a file
web-story-go-on = Go on with { $name }: { $place }
web-story-map = Map: you are in chapter { $step } of { $of }, { $place }
web-story-map-whole = The whole map
web-story-map-less = Smaller map
web-story-step = { $days ->
    [one] Chapter { $step } of { $of } · { $days } day
   *[other] Chapter { $step } of { $of } · { $days } days
}
web-story-rule = New in this chapter
web-story-goal = Goal
web-story-goal-none = The Village has to stand.
web-story-aloud = Read aloud
web-story-quiet = Stop reading
web-story-over = { $way ->
    [attack] Won by Attack!
    [defence] Won by Defence!
   *[fallen] { $again ->
        [yes] Lost this time. You can try again.
       *[no] Lost twice. The story goes on, along the dark way.
    }
}
web-story-thanks = Thanks to everybody:
web-story-vp = { $n } VP
web-story-end = The end
web-story-scars = { $n ->
    [one] { $n } scar: the Village begins the next chapter with { $n } damage.
   *[other] { $n } scars: the Village begins the next chapter with { $n } damage.
}
web-story-provision = Provision
web-story-memory = Memory
web-story-choose = { $what ->
    [provision] Choose one Provision
   *[memory] Choose one Memory
}
web-story-choose-why = { $what ->
    [provision] It stays with you until this chapter is won. Choose together: most votes decide.
   *[memory] It takes the place of one Mind card in everybody’s hand, until the end of the story. Choose together: most votes decide.
}
web-story-voted = Your vote is in. Waiting for the others …
web-story-screen = TV screen
web-story-tie = { $host ->
    [yes] A tie. You are the host: tap the one you take.
   *[no] A tie. The host decides.
}
web-story-now = Decide now
web-story-party = Who is there?
web-story-invite = Invite friends
web-story-begin = Begin this chapter
web-story-logbook = Logbook
web-story-share = Share a picture
web-story-export = Save as a file
web-story-way = { $way ->
    [attack] won by Attack
    [defence] won by Defence
    [fallen] lost twice
   *[next] next
}
web-story-facts = { $named ->
    [yes] Damage { $damage }, best word “{ $word }”
   *[no] Damage { $damage }
}
web-story-again = Play this chapter again, without consequences
web-story-told = The story { $name }: { $place }, { $n } games.
web-story-where = Where were we?
web-story-in-force = What holds now
web-story-remember = Got it, go on!
web-story-practice = Practise one day first, without consequences
