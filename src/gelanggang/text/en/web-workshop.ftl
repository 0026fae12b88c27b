# The workshop on the page: own cards and own words.  Only whoever opens it fetches this file.

web-workshop-title = Workshop
web-workshop-about = Change cards and see their faces while you type. Then play with them, measure them and print them. Everything stays on this device, until you share it.
web-workshop-closed = This house has no workshop.
web-workshop-to-words = Only words of your own? This way.

## The pack on the bench.

web-workshop-my-pack = My cards
web-workshop-untouched = Version { $version }, as it comes with the game
web-workshop-yours-kept = Yours, kept on this device
web-workshop-unnamed = New card
web-workshop-kinds = Kinds of cards
web-workshop-card = The card
web-workshop-cell = { $card }: { $column }
web-workshop-which-card = Which card
web-workshop-card-before = The card before
web-workshop-card-after = The next card
web-workshop-search = Search
web-workshop-filter = Which rows
web-workshop-filter-is = { $filter ->
    [changed] What you changed
    [wrong] With mistakes
    [rulebook] From the rulebook
    [ours] Ours
    [yours] Yours
   *[all] All
}
web-workshop-none-found = Nothing found.
web-workshop-no-face = This cannot be drawn yet.
web-workshop-undo = Undo
web-workshop-redo = Redo
web-workshop-add = New card
web-workshop-duplicate = Copy it
web-workshop-remove = Remove it
web-workshop-more = More
web-workshop-totals = Totals
web-workshop-fine = All in order
web-workshop-mistakes = { $n ->
    [one] 1 mistake
   *[other] { $n } mistakes
}

## One cell.

web-workshop-nothing = nothing
web-workshop-source-of = Before: { $before }. How do you know the new value?
web-workshop-source-ask = How do you know this value?
web-workshop-source-example = printed card, tried at our table, …
web-workshop-no-effect = It does nothing yet.
web-workshop-add-effect = Add an effect
web-workshop-effect-away = Remove “{ $name }”
web-workshop-sooner = Earlier
web-workshop-later = Later
web-workshop-one-of = { $column }: number { $n }
web-workshop-add-other = Add: { $column }
web-workshop-add-change = Add…
web-workshop-copies = Its copies
web-workshop-copy = Copy { $n }
web-workshop-copy-away = Remove copy { $n }
web-workshop-add-copy = Add a copy
web-workshop-picture = Picture
web-workshop-picture-choose = Choose your own
web-workshop-picture-other = Choose another
web-workshop-picture-away = Back to ours
web-workshop-picture-is = SVG, PNG or JPEG. It stands on this card here, at the table and on paper.

## Packs, versions, files.

web-workshop-packs = Your packs
web-workshop-name = Name of this pack
web-workshop-kept-here = Your packs stay in this browser. A file of them is a good idea.
web-workshop-pack-away = Remove “{ $name }”
web-workshop-pack-gone = “{ $name }” is removed.
web-workshop-put-back = Put it back
web-workshop-copy-of = { $name } (copy)
web-workshop-from-shipped = Begin from the game’s cards
web-workshop-from-this = Copy this pack
web-workshop-versions = Versions
web-workshop-version-name = Keep how it is now, under a name
web-workshop-version-example = after the first evening
web-workshop-version-keep = Keep
web-workshop-compare = Compare
web-workshop-go-back = Go back to it
web-workshop-before = Before
web-workshop-after = After
web-workshop-shipped = The game’s cards
web-workshop-now = How it is now
web-workshop-same = Nothing is different.
web-workshop-differ = { $n ->
    [one] 1 thing is different.
   *[other] { $n } things are different.
}
web-workshop-not-there = Not there
web-workshop-new-card = New.
web-workshop-card-gone = Removed.
web-workshop-show-more = Show more ({ $n })
web-workshop-files = Files
web-workshop-out = Save as a file
web-workshop-form = { $form ->
    [xlsx] Spreadsheet (XLSX)
    [csv] CSV
   *[zip] Pack (zip)
}
web-workshop-out-pictures = Your pictures travel in the zip only.
web-workshop-in = Read a file
web-workshop-choose-file = Choose a zip, CSV or XLSX, or drop it here
web-workshop-file-wrong = { $n ->
    [one] There is 1 mistake in this file:
   *[other] There are { $n } mistakes in this file:
}
web-workshop-in-here = Put it on the bench
web-workshop-in-new = As another pack

## Play, measure, print.

web-workshop-play = Play with it
web-workshop-measure = Measure
web-workshop-measuring = Measuring, { $percent } %
web-workshop-measure-is = Bots play your cards and the game’s, side by side. The first answer comes within a minute and gets surer after.
web-workshop-measure-begin = Start measuring
web-workshop-measure-again = Measure again
web-workshop-measure-begins = Getting ready…
web-workshop-measure-stop = Stop
web-workshop-figure = What
web-workshop-ours = Ours
web-workshop-yours = Yours
web-workshop-print = Print
web-workshop-parts = What to print
web-workshop-part = { $part ->
    [pieces] Boards and tokens
    [booklet] Rules as a booklet
    [calibration] Calibration sheet
   *[cards] Cards
}
web-workshop-paper = Paper
web-workshop-backs = Backs
web-workshop-back = { $back ->
    [long] Both sides, long edge
    [short] Both sides, short edge
    [fold] Fold and glue
   *[none] None
}
web-workshop-marks = Crop marks
web-workshop-mark = { $mark ->
    [margin] In the margins
    [full] Full lines
   *[none] None
}
web-workshop-since = Which cards
web-workshop-since-all = All of them
web-workshop-since-shipped = Only what differs from the game’s
web-workshop-bleed = Bleed, for whoever cuts exactly
web-workshop-ink = Save ink: outlines only
web-workshop-shift = Move the backs
web-workshop-shift-is = Print the calibration sheet first: it tells these two numbers, in millimetres.
web-workshop-shift-right = To the right (mm)
web-workshop-shift-down = Down (mm)
web-workshop-printing = Drawing the pages…
web-workshop-printed = The PDF is downloaded. Print it at 100 %.
web-workshop-download-pdf = Download PDF

## A teacher's words.

web-workshop-words = Your own words
web-workshop-words-paste = Paste your words: one a row, or two columns for Indonesian and English.
web-workshop-words-read = Read them
web-workshop-words-sum = { $n ->
    [one] 1 word
   *[other] { $n } words
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
web-workshop-words-strange = { $n ->
    [one] Look at 1 word
   *[other] Look at { $n } words
}
web-workshop-words-missing = One language is missing.
web-workshop-words-alike = Easy to mix up with: { $words }.
web-workshop-words-english = English
web-workshop-words-clear = Start over
web-workshop-word-id = Word { $n } in Indonesian
web-workshop-word-en = Word { $n } in English
web-workshop-word-add = Add a word
web-workshop-word-away = Remove “{ $word }”
web-workshop-share = Share
web-workshop-share-is = Whoever opens this link sets up a table with your words.
web-workshop-share-link = Share the link
