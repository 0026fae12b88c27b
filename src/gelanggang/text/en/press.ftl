# What stands on paper beside the cards.

# In the margin of every sheet.
press-ruler = { $mm } mm at 100 %
press-edition = { $name } { $version } · { $digest }
press-sheet = { $side ->
    [front] { $game }, cards, sheet { $n } of { $of }
   *[back] { $game }, backs of sheet { $n } of { $of }
}

# The sheet that shows how far backs are from their fronts.
press-calibration = Calibration sheet
press-calibration-side = { $side ->
    [front] Calibration, front
   *[back] Calibration, back
}
press-calibration-step = { $step ->
    [print] 1. Print this sheet on both sides at 100 %. The ruler below must be 50 mm long.
    [hold] 2. Hold it against the light, so that the back with the scales faces you.
    [rings] 3. If the two rings are in different corners, choose the other edge for the backs.
    [read] 4. The thick cross shines through. Read where its lines cut the scales: X and Y.
   *[give] 5. Give both numbers when you print, for example --shift 1.5,-0.5: the backs move.
}

# What cannot be printed.
error-print-no-cards = The game { $game } has no cards to print.
error-print-nothing-new = No card differs from version { $version }: there is nothing to print.
error-press-missing = Printing needs two more packages: “pip install 'gelanggang[press]'” brings them.
error-print-no-pieces = Nobody has drawn pieces for the game { $game }.
error-print-no-rules = The rules of the game { $game } are not written down here.

# The rules as a booklet.
press-booklet-contents = What is in it
press-booklet-notes = Notes
press-booklet-players = { $fewest } to { $most } players
press-booklet-ours = What is marked “reconstructed” is not from the rulebook but ours, and so is a value with a small ring ° on a card.
press-booklet-edition = Cards: { $name } · { $version } · { $digest }

# Sheets of pieces.
press-pieces-sheet = Pieces, sheet { $n } of { $of }
press-pieces-many = { $name } × { $n }
press-pieces-fold = Fold the sheet along the dashed line, glue both halves together, then cut out.
press-pieces-cut = Cut out at the marks.
press-pieces-glue = Cut out at the marks. A die: fold all edges, then glue the flaps inside.

# README.txt beside the files for tables on a screen.
press-tabletop-readme =
    { $name }, version { $version }

    TABLETOP SIMULATOR
    1. Put the pictures (faces-*.png, back-*.png and the folder pieces) where everybody at the table can reach them: on a web space, or with "Cloud Manager" in Tabletop Simulator.
    2. Write their addresses into { $file } in place of the file names. With a web space it is less work to make these files again: add --url and the address of the folder, and all names are right.
    3. Copy { $file } into the folder "Saves/Saved Objects" of Tabletop Simulator. In the game: Objects, Saved Objects.
    Each deck lies face down, and every card has its name and text in both languages. Dice and screens are not in it: take those of the table. Pieces can be made larger or smaller with + and -.

    PLAYINGCARDS.IO
    1. Upload the pictures in the folder cards, and the backs.
    2. Write their addresses into the columns image and back of playingcards.csv, or use --url as above.
    3. Add a custom deck to your room and import the file: each row is a card, item-count says how many of it there are. Filter by the column deck to make one deck of each.

    These are the same faces as on the screen and on paper. A small ring ° marks a value that is ours and not the rulebook's.
