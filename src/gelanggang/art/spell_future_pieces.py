"""What lies on a printed table of Spell from the Future beside the cards."""

from __future__ import annotations

from typing import Final

from gelanggang.art import colour, pieces
from gelanggang.art.back import OWNERS as MAGES
from gelanggang.art.cutouts import dice, medal, reminder, signed, token
from gelanggang.art.finish import Finish
from gelanggang.art.gallery import beast, sign
from gelanggang.art.palette import DAY, NIGHT, Palette, ink_on
from gelanggang.art.pen import disc, group, path, placed, short, words
from gelanggang.art.picture import Picture, drawn
from gelanggang.art.piece import CARD, UNIT, Piece
from gelanggang.art.plate import EAVES, EDGE, Plate, box
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.rules import Rules
from gelanggang.text.catalogue import LANGUAGES, Voice, voice
from gelanggang.text.spell_future_cards import own_name

TOKEN: Final = 16.0
MARKER: Final = 14.0
BOARD: Final = (190.0, 121.0)
"""Two boards find room on every paper."""
PAD: Final = (93.0, 88.0)
SCREEN: Final = (190.0, 112.0)
WING: Final = 42.0
"""The sides of a screen, which are folded back so that it stands."""
STRIP: Final = (16.0, CARD[1])
MORE_CARDS: Final = 2
"""Word cards of a day beyond the usual: one that a Beast leaves (SF-46), one Provision (SF-92)."""
TRACK: Final = (10, 4)
"""Columns and rows of the track for VP."""
MOST_IN_A_ROW: Final = 20
"""Lanterns of the Village; a larger one has several rows."""
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def pieces_of(rules: Rules, speaker: Voice, finish: Finish) -> list[Piece]:
    """Everything, in the order in which it is printed."""
    say, seats, pack = speaker.say, rules.most_seats, rules.pack
    palette = finish.palette(NIGHT)
    white, black = _white(palette, TOKEN), _black(palette, TOKEN)
    out = pieces.lanterns()["lantern-out"].body
    sun = path("M50 20L56 40L76 34L62 50L76 66L56 60L50 80L44 60L24 66L38 50L24 34L44 40Z", "y")
    damage, day = medal(palette, MARKER, "b", out, "r"), medal(palette, MARKER, "k", sun, "y")
    attack = medal(palette, MARKER, "w", _dark(palette, sign("sf-mind-attack")), "r")
    defence = medal(palette, MARKER, "k", signed(palette, sign("sf-mind-defence")), "c")
    first, second = (_reminder(palette, rules, voice(lang)) for lang in LANGUAGES[:2])
    return [
        token("white", say("art-piece-white"), TOKEN, white, white, pack.white_tokens * seats),
        token("black", say("art-piece-black"), TOKEN, black, black, pack.black_tokens * seats),
        *(
            _vp_marker(palette, mage, say("art-piece-vp", mage=mage + 1), white)
            for mage in range(seats)
            for white in (True, False)
        ),
        token("damage", say("art-piece-damage"), MARKER, damage, damage, 1),
        token("day", say("art-piece-day"), MARKER, day, day, 1),
        token("attack", say("art-piece-attack"), MARKER, attack, attack, 1),
        token("defence", say("art-piece-defence"), MARKER, defence, defence, 1),
        Piece("reminder", say("art-piece-reminder"), first, *CARD, seats, second),
        Piece("first-mage", say("art-piece-first-mage"), *_first_mage(palette, rules, speaker)),
        Piece(
            "pad",
            say("art-piece-pad"),
            _pad(palette, pack, speaker),
            *PAD,
            seats,
            _mystic(palette, pack, speaker),
        ),
        *(
            Piece(
                f"screen-{mage + 1}",
                say("art-piece-screen", mage=mage + 1),
                _screen(palette, mage, speaker),
                *SCREEN,
                back=_inside(palette, rules, mage, speaker),
                folds=(WING, SCREEN[0] - WING),
            )
            for mage in range(seats)
        ),
        Piece("village", say("art-piece-village"), _village(palette, pack, speaker), *BOARD),
        Piece(
            "beast-place",
            say("art-piece-beast-place"),
            _beast_place(palette, pack, speaker),
            *BOARD,
        ),
        Piece("vp-board", say("art-piece-vp-board"), _vp_board(palette, speaker), *BOARD),
        Piece(
            "score-sheet",
            say("art-piece-score-sheet"),
            _score_sheet(palette, rules, speaker),
            *BOARD,
        ),
        *(
            Piece(
                f"letters-{one}{two}", say("art-piece-letters"), _strip(palette, one, two), *STRIP
            )
            for one, two in zip(letters(pack)[::2], letters(pack)[1::2])
        ),
        *dice(
            finish.palette(DAY),
            list(range(1, pack.die + 1)),
            say("art-piece-die"),
            say("art-piece-lot"),
            TOKEN,
            1,
        ),
    ]


def letters(pack: Pack) -> str:
    """As many as the words of the richest day."""
    return LETTERS[: 2 * (pack.word_cards_a_day + MORE_CARDS)]


def _night(palette: Palette) -> str:
    """As dark as the night, on something white."""
    return palette.ink if palette.pale else palette.paper


def _white(palette: Palette, size: float) -> str:
    ring = disc((50, 50), 24, "w")
    return medal(palette, size, "w", group(ring, stroke=_night(palette), stroke_width="7"), "m")


def _black(palette: Palette, size: float) -> str:
    cross = path("M28 28L72 72M72 28L28 72", stroke_width="9")
    return medal(palette, size, "k", cross, "b")


def _dark(palette: Palette, picture: Picture) -> str:
    return group(picture.markup(), color=_night(palette))


def _number(palette: Palette, mage: int, x: float, y: float, size: float) -> str:
    """The number of a Mage, which also stands on their Mind cards, around this point."""
    ink = ink_on(palette, MAGES[mage])
    text = str(mage + 1)
    return words(text, x, y + size * 0.36, size, f"{ink} o tb", text_anchor="middle")


def _vp_marker(palette: Palette, mage: int, title: str, white: bool) -> Piece:
    """A player's colour and number; the rim is white or black, like the tokens that it counts."""
    inner = _number(palette, mage, 50, 50, 84)
    # Without ink white and black rims are the same: only the rays of black ones stay black.
    rays, rim = (MAGES[mage], "w") if white else ("i", "k")
    drawing = medal(palette, MARKER, MAGES[mage], inner, rays, rim)
    name = f"vp-{mage + 1}-{'white' if white else 'black'}"
    return token(name, title, MARKER, drawing, drawing, 1)


def _reminder(palette: Palette, rules: Rules, speaker: Voice) -> str:
    return reminder(
        palette,
        "n",
        speaker.say("art-day"),
        _phases(palette, rules, speaker),
        speaker.say("art-day-win"),
    )


def _phases(palette: Palette, rules: Rules, speaker: Voice) -> list[str]:
    say, pack = speaker.say, rules.pack
    return [
        say("art-day-preparation"),
        say("art-day-words", n=pack.word_cards_a_day),
        say("art-day-beast", up_to=pack.mages_first_up_to),
        say("art-day-colours"),
        say("art-day-tokens", n=pack.place),
        say("art-day-hits"),
        say("art-day-resolve"),
    ]


def _first_mage(palette: Palette, rules: Rules, speaker: Voice) -> tuple[str, float, float]:
    say, plate = speaker.say, Plate(palette, *CARD, "y")
    plate.title(say("art-piece-first-mage"), 30)
    middle = plate.wide / 2
    plate.add(disc((middle, 150), 82, "u"))
    plate.picture(Picture(drawn("things")["lantern"]), middle - 62, 86, 124)
    plate.paragraphs(
        [say("art-mage-die"), say("art-mage-colour"), say("art-mage-left")],
        EDGE + 8,
        246,
        plate.wide - 2 * EDGE - 14,
        86,
        14,
    )
    return plate.svg(say("art-piece-first-mage")), *CARD


def _pad(palette: Palette, pack: Pack, speaker: Voice) -> str:
    """A box for every letter: tokens lie there, and the Mind card beside it."""
    plate = Plate(palette, *PAD, "c")
    plate.title(speaker.say("art-piece-pad"), 20)
    row = letters(pack)
    columns = (len(row) + 1) // 2
    top = EAVES + 38
    wide = (plate.wide - 2 * EDGE + 8) / columns
    high = (plate.high - top - EDGE + 8) / 2
    for i, letter in enumerate(row):
        x, y = EDGE + wide * (i % columns), top + high * (i // columns)
        plate.well(x, y, wide - 8, high - 8)
        plate.say(letter, x + (wide - 8) / 2, y + 36, 34, bold=True)
    return plate.svg(speaker.say("art-piece-pad"))


def _mystic(palette: Palette, pack: Pack, speaker: Voice) -> str:
    """A box for every Colour (SF-50)."""
    plate = Plate(palette, *PAD, "n")
    plate.title(speaker.say("art-piece-mystic"), 20)
    count = len(pack.colours)
    columns = 5 if count > 8 else max(1, (count + 1) // 2)
    rows = -(-count // columns)
    top = EAVES + 38
    wide = (plate.wide - 2 * EDGE + 6) / columns
    high = (plate.high - top - EDGE + 6) / rows
    for i in range(count):
        x, y = EDGE + wide * (i % columns), top + high * (i // columns)
        plate.well(x, y, wide - 6, high - 6)
        size = min(wide - 16, high * 0.4)
        plate.add(placed(colour.swatch(pack, i).body, x + (wide - 6 - size) / 2, y + 5, size))
        name = own_name(speaker, pack.colour_names[i])
        plate.fitting(name, x + (wide - 6) / 2, y + size + 18, wide - 12, 12)
    return plate.svg(speaker.say("art-piece-mystic"))


def _screen(palette: Palette, mage: int, speaker: Voice) -> str:
    """What the others see: the Village at night behind the Mage's own sign."""
    plate = Plate(palette, *SCREEN, MAGES[mage])
    scale = plate.wide / 300 * 100
    plate.add(disc((plate.wide / 2, 150), 104, "u"))
    plate.add(placed(drawn("things")["village"], 0, plate.high - scale * 0.92, scale))
    plate.add(path(f"M0 {short(plate.high - 44)}H{short(plate.wide)}V{short(plate.high)}H0Z", "a"))
    plate.add(disc((plate.wide / 2, 150), 62, MAGES[mage]))
    plate.add(_number(palette, mage, plate.wide / 2, 150, 84))
    lantern = Picture(drawn("things")["lantern"])
    for x in (WING * UNIT / 2, plate.wide - WING * UNIT / 2):
        plate.picture(lantern, x - 45, 90, 90)
    return plate.svg(speaker.say("art-piece-screen", mage=mage + 1))


def _inside(palette: Palette, rules: Rules, mage: int, speaker: Voice) -> str:
    """What its owner sees: the day in the middle, tokens at the left, the goal at the right."""
    say, plate = speaker.say, Plate(palette, *SCREEN, MAGES[mage])
    plate.title(say("art-day"), 24)
    wing, top = WING * UNIT, EAVES + 46
    plate.paragraphs(
        _phases(palette, rules, speaker),
        wing + 14,
        top,
        plate.wide - 2 * wing - 28,
        plate.high - top - EDGE - 6,
        17,
    )
    coins = pieces.tokens()
    for key, name, y in (("art-day-white", "white", top), ("art-day-black", "black", top + 150)):
        plate.picture(coins[name], wing / 2 - 32, y, 64)
        plate.lines(say(key), EDGE, y + 104, wing - 2 * EDGE, 14)
    right = plate.wide - wing
    plate.picture(Picture(drawn("things")["lantern"]), right + wing / 2 - 38, top, 76)
    plate.lines(say("art-day-win"), right + EDGE, top + 200, wing - 2 * EDGE, 15)
    return plate.svg(say("art-day"))


def _village(palette: Palette, pack: Pack, speaker: Voice) -> str:
    """The Village, and a lantern for every damage; the marker tells how many are out."""
    say, plate = speaker.say, Plate(palette, *BOARD, "n")
    plate.add(disc((plate.wide / 2, 150), 120, "u"))
    plate.title(say("art-piece-village"))
    places = pack.village + 1
    rows = -(-places // MOST_IN_A_ROW)
    columns = -(-places // rows)
    step = (plate.wide - 2 * EDGE) / columns
    size = min(step - 6, 60)
    high = size * 1.1 + 26
    top = plate.high - 48 - rows * high
    scale = min((plate.wide - 40) / 3, (top - 60) / 0.8)
    left = (plate.wide - 3 * scale) / 2
    plate.add(placed(drawn("things")["village"], left, top - scale * 0.86, scale))
    plate.add(path(f"M0 {short(top)}H{short(plate.wide)}V{short(plate.high)}H0Z", "k o"))
    plate.add(path(f"M0 {short(top)}H{short(plate.wide)}"))
    for place in range(places):
        middle = EDGE + step * (place % columns + 0.5)
        y = top + 12 + size * 0.56 + place // columns * high
        out = "lantern-out" if place == pack.village else "lantern"
        plate.add(disc((middle, y), size * 0.56, "u"))
        plate.picture(pieces.lanterns()[out], middle - size * 0.36, y - size * 0.36, size * 0.72)
        plate.say(str(place), middle, y + size * 0.56 + 19, 19, bold=True)
    plate.lines(
        say("art-village-falls", n=pack.village), EDGE, plate.high - 22, plate.wide - 2 * EDGE, 14
    )
    return plate.svg(say("art-piece-village"))


def _beast_place(palette: Palette, pack: Pack, speaker: Voice) -> str:
    """Today's Beast, what yesterday's left, the days, and who strikes first."""
    say, plate = speaker.say, Plate(palette, *BOARD, "b")
    plate.title(say("art-piece-beast-place"))
    top = EAVES + 50
    wide, high = (CARD[0] + 1) * UNIT, (CARD[1] + 1) * UNIT
    for x, key in ((EDGE + 4, "art-place-beast"), (EDGE + 12 + wide, "art-place-left")):
        plate.well(x, top, wide, high, say(key))
    left = EDGE + 28 + 2 * wide
    room = plate.wide - left - EDGE - 4
    plate.fitting(say("art-place-die"), left + room / 2, top + 18, room, 17)
    plate.well(left + room / 2 - 48, top + 30, 96, 96)
    for i, (key, low, end) in enumerate(
        (
            ("sf-effect-mages-first", 1, pack.mages_first_up_to),
            ("sf-effect-beast-first", pack.mages_first_up_to + 1, pack.die),
        )
    ):
        y = top + 142 + 64 * i
        plate.picture(sign(key), left + 2, y, 50)
        plate.say(f"{low}–{end}", left + room / 2 + 28, y + 26, 26, bold=True)
        text = say("art-place-first", who="mages" if i == 0 else "beast")
        plate.fitting(text, left + room / 2 + 28, y + 46, room - 60, 13)
    plate.picture(beast("macan-badai", mystic=False), left + room / 2 - 42, top + high - 84, 84)
    days = pack.days
    step = (plate.wide - 2 * EDGE) / days
    y = plate.high - 34
    plate.add(
        path(f"M{short(EDGE + step / 2)} {short(y)}H{short(plate.wide - EDGE - step / 2)}", "v")
    )
    for day in range(days):
        middle = EDGE + step * (day + 0.5)
        plate.add(
            disc((middle, y), min(27, step / 2 - 3), "u"), disc((middle, y), min(27, step / 2 - 3))
        )
        plate.say(str(day + 1), middle, y + 8, min(22, step / 2.2), bold=True)
    return plate.svg(say("art-piece-beast-place"))


def _vp_board(palette: Palette, speaker: Voice) -> str:
    """A track for the VP of all, and for Attack and Defence of the day."""
    say, plate = speaker.say, Plate(palette, *BOARD, "g")
    plate.title(say("art-piece-vp-board"))
    columns, rows = TRACK
    top = EAVES + 48
    wide = (plate.wide - 2 * EDGE) / columns
    high = (plate.high - top - EDGE) / rows
    for number in range(columns * rows):
        row, column = divmod(number, columns)
        # There and back again, so that a marker never has to jump.
        at = column if row % 2 == 0 else columns - 1 - column
        x, y = EDGE + wide * at, top + high * row
        five = number % 5 == 0
        plate.add(path(box(x + 2, y + 2, wide - 4, high - 4, 10), "a" if five else "b"))
        plate.say(str(number), x + wide / 2, y + 26, 20, bold=five)
    return plate.svg(say("art-piece-vp-board"))


def _score_sheet(palette: Palette, rules: Rules, speaker: Voice) -> str:
    """A row a player, a column a day, with a half for white and one for black: to be written on."""
    say, plate = speaker.say, Plate(palette, *BOARD, "c")
    plate.title(say("art-piece-score-sheet"))
    days = rules.pack.days
    x, y = EDGE + 2, EAVES + 48
    wide, high = plate.wide - 2 * x, plate.high - y - EDGE - 4
    name = 150.0
    step = (wide - name) / (days + 1)
    row = (high - 40) / rules.most_seats
    plate.fitting(say("art-place-name"), x + name / 2, y + 25, name - 8, 16)
    for day in range(days):
        text = say("art-place-day-n", n=day + 1)
        plate.fitting(text, x + name + step * (day + 0.5), y + 25, step - 6, 16)
    plate.fitting(say("art-place-total"), x + wide - step / 2, y + 25, step - 6, 16)
    for seat in range(rules.most_seats):
        top = y + 40 + row * seat
        plate.add(path(box(x, top + 2, name - 6, row - 4, 8), "w"))
        plate.add(disc((x + 22, top + row / 2), 16, MAGES[seat]))
        plate.add(_number(palette, seat, x + 22, top + row / 2, 20))
        for day in range(days + 1):
            left = x + name + step * day
            plate.add(path(box(left + 1, top + 2, step - 3, row / 2 - 2, 5), "w"))
            plate.add(path(box(left + 1, top + row / 2 + 1, step - 3, row / 2 - 3, 5), "m"))
    return plate.svg(say("art-piece-score-sheet"))


def _strip(palette: Palette, one: str, two: str) -> str:
    """Lies at the left of a Word card: a letter for each of its words."""
    plate = Plate(palette, *STRIP, "g")
    for letter, y in ((one, plate.high * 0.31), (two, plate.high * 0.74)):
        plate.add(disc((plate.wide / 2 - 3, y), 22, "u"), disc((plate.wide / 2 - 3, y), 22))
        plate.say(letter, plate.wide / 2 - 3, y + 10, 28, bold=True)
        plate.add(path(f"M{short(plate.wide - 3)} {short(y)}l-8 -7v14Z", "y"))
    plate.add(path(f"M8 {short(plate.high / 2 + 8)}H{short(plate.wide - 8)}", "e"))
    return plate.svg(f"{one} {two}")
