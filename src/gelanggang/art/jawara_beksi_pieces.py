"""What lies on a printed table of Jawara Beksi beside the cards."""

from __future__ import annotations

from typing import Final

from gelanggang.art import pieces
from gelanggang.art.card import sheet
from gelanggang.art.cutouts import BLEED, dice, medal, numeral, reminder, signed, token
from gelanggang.art.finish import Finish
from gelanggang.art.gallery import action, sign
from gelanggang.art.palette import DAY, Palette
from gelanggang.art.pen import disc, group, path, placed, short
from gelanggang.art.piece import CARD, ROUND, UNIT, Piece
from gelanggang.art.plate import EAVES, EDGE, Plate, box
from gelanggang.games.jawara_beksi.cards import (
    ACTION_DRAW,
    BONUS,
    BONUS_NEEDS,
    CARD_LIMIT,
    DRAW_PHASE,
    UP,
)
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.text.catalogue import LANGUAGES, Voice, voice

COIN: Final = 22.0
MARKER: Final = 20.0
COMPASS: Final = 36.0
BOARD: Final = (190.0, 121.0)
"""Two boards find room on every paper."""
DICE: Final = 2
GOLD: Final = 2
"""Points of a gold coin; one of silver is worth one (JB-4)."""


def pieces_of(rules: Rules, speaker: Voice, finish: Finish) -> list[Piece]:
    """Everything, in the order in which it is printed."""
    say, seats, palette = speaker.say, rules.most_seats, finish.palette(DAY)
    gold, silver = coins(rules)
    first, second = (_reminder(rules, voice(lang), palette) for lang in LANGUAGES[:2])
    star = placed(path(pieces.STAR, "w"), -40, -34, 180)
    guard, skip = sign("jb-effect-guard"), sign("jb-effect-skip-draw")
    return [
        token(
            "gold",
            say("art-piece-gold", points=GOLD),
            COIN,
            medal(palette, COIN, "y", numeral(str(GOLD)), "w"),
            medal(palette, COIN, "y", star, "w"),
            gold,
        ),
        token(
            "silver",
            say("art-piece-silver", points=1),
            COIN,
            medal(palette, COIN, "m", numeral("1"), "w"),
            medal(palette, COIN, "m", path("M50 12L76 50L50 88L24 50Z", "w"), "w"),
            silver,
        ),
        # Everybody may be guarded and have to leave out a Draw Phase at the same time.
        token(
            "state",
            say("art-piece-guard-skip"),
            MARKER,
            medal(palette, MARKER, "f", signed(palette, guard), "g"),
            medal(palette, MARKER, "f", signed(palette, skip), "r"),
            2 * seats,
        ),
        Piece("reminder", say("art-piece-reminder"), first, *CARD, seats, second),
        Piece(
            "judge-place",
            say("art-piece-judge-place"),
            _judge_place(rules, speaker, palette),
            *BOARD,
        ),
        Piece(
            "score-board",
            say("art-piece-score-board"),
            _score_board(rules, speaker, palette),
            *BOARD,
        ),
        Piece("duel-place", say("art-piece-duel"), _duel_place(rules, speaker, palette), *BOARD),
        *dice(palette, rules.pack.dice, say("art-piece-die"), say("art-piece-lot"), MARKER, DICE),
        Piece(
            "compass",
            say("art-piece-compass"),
            _compass(palette),
            COMPASS,
            COMPASS,
            cut=ROUND,
            bleed=BLEED,
        ),
    ]


def coins(rules: Rules) -> tuple[int, int]:
    """Gold and silver coins: together the largest pool, half of it in gold (JB-4)."""
    most = max(max(pool) for pool in rules.pack.pools.values())
    gold = most // (2 * GOLD)
    return gold, most - GOLD * gold


def _reminder(rules: Rules, speaker: Voice, palette: Palette) -> str:
    say, usual = speaker.say, rules.pack.parameters
    steps = [
        say("art-turn-draw", n=usual[DRAW_PHASE]),
        say("art-turn-action", n=usual[ACTION_DRAW]),
        say("art-turn-support"),
        say("art-turn-combo"),
        say("art-turn-points", needs=usual[BONUS_NEEDS], bonus=usual[BONUS]),
        say("art-turn-end", limit=usual[CARD_LIMIT]),
    ]
    foot = say("art-turn-judge", points=rules.pack.judge_points)
    return reminder(palette, "r", say("art-turn"), steps, foot)


def _judge_place(rules: Rules, speaker: Voice, palette: Palette) -> str:
    """The Judge sits at the left, the pool lies beside, and above it stands how large it is."""
    say, plate = speaker.say, Plate(palette, *BOARD, "k")
    plate.title(say("art-piece-judge-place"))
    top = EAVES + 52
    wide, high = (CARD[0] + 2) * UNIT, (CARD[1] + 2) * UNIT
    plate.well(EDGE + 8, top, wide, high, say("art-place-judge"))
    left = EDGE + 8 + wide + 16
    right = plate.wide - EDGE - 8
    _pool_table(plate, rules, speaker, left, top, right - left)
    below = top + 170
    plate.well(left, below, right - left, top + high - below, say("art-place-pool"))
    plate.lines(
        say("art-turn-judge", points=rules.pack.judge_points),
        EDGE,
        plate.high - 24,
        plate.wide - 2 * EDGE,
        14,
    )
    return plate.svg(say("art-piece-judge-place"))


def _pool_table(
    plate: Plate, rules: Rules, speaker: Voice, x: float, y: float, wide: float
) -> None:
    """Points on the Judge, by round and players (JB-6)."""
    pools = rules.pack.pools
    rounds = max(map(len, pools.values()))
    rows = sorted(pools)
    head, high = 120.0, 154.0 / (len(rows) + 1)
    step = (wide - head) / rounds
    plate.add(path(box(x, y, wide, high, 8), "y"))
    plate.fitting(speaker.say("art-place-round"), x + head / 2, y + high * 0.66, head - 12, 15)
    for number in range(rounds):
        plate.say(str(number + 1), x + head + step * (number + 0.5), y + high * 0.68, 18, bold=True)
    for i, players in enumerate(rows, 1):
        line = y + high * i
        middle = line + high * 0.5
        for seat in range(players):
            spot = (x + head / 2 - 9 * (players - 1) + 18 * seat, middle)
            plate.add(disc(spot, 6, "b"))
        for number, points in enumerate(pools[players]):
            plate.say(str(points), x + head + step * (number + 0.5), middle + 7, 20)
        if i < len(rows):
            plate.add(path(f"M{short(x)} {short(line + high)}h{short(wide)}", "e"))


def _score_board(rules: Rules, speaker: Voice, palette: Palette) -> str:
    """A row a player, a column a round, to be written on."""
    say, plate = speaker.say, Plate(palette, *BOARD, "r")
    plate.title(say("art-piece-score-board"))
    rounds = max(map(len, rules.pack.pools.values()))
    x, y = EDGE + 8, EAVES + 52
    wide, high = plate.wide - 2 * x, plate.high - y - EDGE - 8
    name = 190.0
    step = (wide - name) / (rounds + 1)
    row = (high - 44) / rules.most_seats
    plate.add(path(box(x, y, wide, 44, 8), "y"))
    plate.fitting(say("art-place-name"), x + name / 2, y + 29, name - 12, 17)
    for number in range(rounds):
        text = say("art-place-round-n", n=number + 1)
        plate.fitting(text, x + name + step * (number + 0.5), y + 29, step - 8, 17)
    plate.fitting(say("art-place-total"), x + wide - step / 2, y + 29, step - 8, 17)
    plate.add(path(box(x, y + 44, wide, high - 44, 8), "w"))
    plate.add(
        path(
            f"M{short(x + wide - step)} {short(y + 44)}h{short(step)}v{short(high - 44)}"
            f"h-{short(step)}Z",
            "u",
        )
    )
    for seat in range(1, rules.most_seats):
        plate.add(path(f"M{short(x)} {short(y + 44 + row * seat)}h{short(wide)}", "e"))
    for column in range(rounds + 1):
        plate.add(
            path(f"M{short(x + name + step * column)} {short(y + 44)}v{short(high - 44)}", "e")
        )
    plate.add(path(box(x, y + 44, wide, high - 44, 8)))
    return plate.svg(say("art-piece-score-board"))


def _duel_place(rules: Rules, speaker: Voice, palette: Palette) -> str:
    """Who challenges at the left, who is challenged at the right, and what is done between them."""
    say, plate = speaker.say, Plate(palette, *BOARD, "b")
    plate.title(say("art-piece-duel"))
    top, side = EAVES + 52, 168.0
    for x, stance, key in (
        (EDGE + 8, "pukulan-clentang", "art-place-challenger"),
        (plate.wide - EDGE - 8 - side, "sikut-bendung", "art-place-challenged"),
    ):
        plate.add(disc((x + side / 2, top + 78), 76, "u"))
        plate.picture(action(stance), x + 6, top, side - 12)
        plate.fitting(say(key), x + side / 2, top + 186, side, 18)
        plate.well(x, top + 202, side, plate.high - top - 202 - EDGE - 8, say("art-place-wager"))
    left = EDGE + 8 + side + 18
    plate.paragraphs(
        [
            say("art-duel-wager"),
            say("art-duel-lower"),
            say("art-duel-draw", dice=rules.pack.duel_dice, cards=rules.pack.duel_cards),
            say("art-duel-scores"),
            say("art-duel-winner"),
        ],
        left,
        top + 4,
        plate.wide - 2 * left,
        plate.high - top - EDGE - 16,
        19,
    )
    return plate.svg(say("art-piece-duel"))


def _compass(palette: Palette) -> str:
    """Its full petal shows which direction a Combo shares: turn it."""
    middle = (COMPASS / 2 + BLEED) * UNIT
    size = COMPASS * UNIT * 0.84
    inside = (
        disc((middle, middle), middle, "u")
        + disc((middle, middle), COMPASS / 2 * UNIT * 0.94, "f")
        + placed(pieces.compass(UP).body, middle - size / 2, middle - size / 2, size)
    )
    return sheet(palette, 2 * middle, 2 * middle, group(inside, class_="h"))
