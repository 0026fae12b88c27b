"""What the cards can say: the columns of each kind, with their limits, and the operations."""

from __future__ import annotations

from typing import Final

from gelanggang.games import layout
from gelanggang.games.layout import EACH, Column, Kind, Layout, Path, number, sourced, table
from gelanggang.games.spell_future.cards import (
    COUNTED,
    EFFECT_LIMITS,
    EFFECTS,
    FEWEST_SEATS,
    GRADES,
    INKS,
    LANGUAGES,
    LEFT_BY_THE_UNDEFEATED,
    MARKS,
    MAY_HAVE_LEAST,
    MIND_OPERATIONS,
    MOST_HARDER,
    MOST_MINDS,
    MOST_PLACED,
    MOST_SEATS,
    NAMES,
    PATTERNS,
    TIERS,
    TOKEN_COLOURS,
    WITH_COLOUR,
    WITH_LEAST,
    WITH_MOST,
    WITHOUT_N,
)
from gelanggang.games.spell_future.moves import LETTERS

# What an effect says beside its word.
LEAST: Final = (1, 10)
MOST: Final = (1, 10)
OF_COLOUR: Final = Column("colour", layout.CHOICE, choices=TOKEN_COLOURS)


def effect_fields(do: str) -> list[Column]:
    """What an effect of a Beast says."""
    return [number("n", *EFFECT_LIMITS[do])] if do in EFFECT_LIMITS else []


def mind_fields(do: str) -> list[Column]:
    """What an operation of a Mind card says, in the order in which we write it."""
    said: list[Column] = []
    if do not in WITHOUT_N:
        said.append(number("n", 1, 2 if do == "more_tokens" else 20))
    if do in WITH_LEAST or do in MAY_HAVE_LEAST:
        said.append(number("least", *LEAST, do in WITH_LEAST))
    if do in WITH_MOST:
        said.append(number("most", *MOST))
    if do in WITH_COLOUR:
        said.append(OF_COLOUR)
    return said


# The numbers of the table.


def _entry(name: str, least: int, most: int, *under: str) -> Column:
    path = (*under, name)
    return Column(".".join(path), layout.NUMBER, least, most, path=path, source=("source", name))


OF_TABLE: Final = {
    name: _entry(name, least, most)
    for name, least, most in [
        ("days", 1, MOST_MINDS),
        ("village", 1, 99),
        ("white_tokens", 1, 6),
        ("black_tokens", 1, 6),
        ("place", 1, 6),
        ("word_cards_a_day", 1, 4),
        ("open_colours", 1, 3),
        ("die", 2, 20),
        ("mages_first_up_to", 0, 20),
    ]
}
OF_GRADES: Final = [_entry(name, 1, 999, "grade") for name in GRADES[1:]]
HARDER: Final = (0, MOST_HARDER)


def _of_links(what: str) -> list[Column]:
    """Where all weights of a pass come from; what they are stands beside the words."""
    return [
        Column(
            f"{what}_{lang}",
            layout.SOURCE,
            required=False,
            path=(),
            source=("source", what),
            file=f"link-{lang}",
        )
        for lang in LANGUAGES
    ]


# What a card says.


def _card(
    id: str,
    kind: str,
    least: int | None = None,
    most: int | None = None,
    choices: list[str] | None = None,
    path: Path | None = None,
    required: bool = True,
    fields: list[Column] | None = None,
) -> Column:
    """A field of a card, with its source."""
    return Column(id, kind, least, most, choices, required, path, ("source", id), fields=fields)


CARD_ID: Final = Column("id", layout.ID)
CALLED: Final = [_card(name, layout.TEXT) for name in NAMES]
TIER: Final = _card("tier", layout.NUMBER, 1, TIERS)
DAMAGE: Final = _card("damage", layout.NUMBER, 0, 99)
STRENGTH: Final = (1, 99)
"""Of Health and Attack."""
BOXES: Final = Column("boxes", layout.LETTERS, choices=list(LETTERS[:10]), required=False)
PLACE: Final = [
    *[
        # Nothing but a colour can be forbidden altogether.
        Column(what, layout.BOUNDS, 0 if what in TOKEN_COLOURS else 1, MOST_PLACED, required=False)
        for what in COUNTED
    ],
    Column("one_colour", layout.YES, required=False),
    BOXES,
]


def _of_seats(what: str) -> list[Column]:
    return [
        _card(f"{what}_{seats}", layout.NUMBER, *STRENGTH, path=(what, str(seats)))
        for seats in range(FEWEST_SEATS, MOST_SEATS + 1)
    ]


def _of_word(what: str, kind: str, lang: str) -> Column:
    """What a pass says about a word."""
    return Column(
        f"{what}_{lang}", kind, 0, 1, required=False, path=(what, EACH), file=f"link-{lang}"
    )


def _of_difficulty(id: str, kind: str, least: int | None = None, most: int | None = None) -> Column:
    path = ("difficulty", EACH, id)
    return Column(id, kind, least, most, required=False, path=path, file="table")


KINDS: Final = [
    table(
        "table",
        [*OF_TABLE.values(), *OF_GRADES, *_of_links("links"), *_of_links("sure")],
        spelled=True,
    ),
    Kind(
        "difficulty",
        "table",
        sourced(
            [
                CARD_ID,
                Column(
                    "line_up",
                    layout.NUMBERS,
                    0,
                    MOST_MINDS,
                    path=("line_up", EACH),
                    source=("source", EACH),
                    file="table",
                ),
                *[_of_difficulty(name, layout.TEXT) for name in NAMES],
                _of_difficulty("beast_health", layout.NUMBER, *HARDER),
                _of_difficulty("beast_attack", layout.NUMBER, *HARDER),
            ]
        ),
        at="line_up",
        keyed=True,
        counted=False,
    ),
    Kind(
        "beast",
        "beast",
        sourced(
            [
                CARD_ID,
                *CALLED,
                TIER,
                _card("mystic", layout.YES),
                *_of_seats("health"),
                *_of_seats("attack"),
                DAMAGE,
                _card("if_defeated", layout.EFFECTS, required=False),
                _card("if_not_defeated", layout.EFFECTS, required=False),
            ]
        ),
        pictured=True,
    ),
    Kind(
        "mind",
        "mind",
        sourced(
            [
                CARD_ID,
                *CALLED,
                _card("effects", layout.EFFECTS, required=False),
                _card("place", layout.RULE, required=False, fields=PLACE),
            ]
        ),
        pictured=True,
    ),
    Kind(
        "colour",
        "colour",
        sourced(
            [
                CARD_ID,
                *CALLED,
                _card("hex", layout.TEXT),
                _card("ink", layout.CHOICE, choices=INKS),
                _card("mark", layout.CHOICE, choices=MARKS),
                _card("pattern", layout.CHOICE, choices=PATTERNS),
            ]
        ),
    ),
    Kind(
        "word",
        "word",
        [
            *sourced([CARD_ID, *CALLED]),
            *[
                _of_word(what, kind, lang)
                for lang in LANGUAGES
                for what, kind in [("links", layout.DECIMALS), ("sure", layout.DECIMAL)]
            ],
        ],
        at="word",
        counted=False,
    ),
    Kind(
        "word_card",
        "word",
        sourced([Column("words", layout.CHOICES, of="word", source=("source", "words"))]),
    ),
]
LAYOUT: Final = Layout(
    KINDS,
    [
        *[layout.Operation(do, "beast.if_defeated", effect_fields(do)) for do in EFFECTS],
        *[
            layout.Operation(do, "beast.if_not_defeated", effect_fields(do))
            for do in LEFT_BY_THE_UNDEFEATED
        ],
        *[layout.Operation(do, "mind.effects", mind_fields(do)) for do in MIND_OPERATIONS],
    ],
    [(f"link-{lang}", (what,)) for lang in LANGUAGES for what in ("links", "sure")],
)
