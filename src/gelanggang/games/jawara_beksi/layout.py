"""What the cards can say: the columns of each kind, with their limits, and the operations."""

from __future__ import annotations

from typing import Final

from gelanggang.games import layout
from gelanggang.games.jawara_beksi.cards import (
    DECKS,
    DIRECTIONS,
    MOMENTS,
    NO_LIMIT,
    PARAMETERS,
    USUAL,
)
from gelanggang.games.jawara_beksi.operations import (
    ALL,
    DECK,
    DICE,
    ON_ACTION,
    ON_SUPPORT,
    ROWS,
    TAKE_CARD,
    TAKE_SUPPORT,
    N,
    Operation,
)
from gelanggang.games.layout import Column, Kind, Layout, number, sourced, table

# What an effect says beside its word.
TIMES: Final = number(N, 1, 20)
DICE_ROLLED: Final = number(DICE, 1, 2)
FROM_DECK: Final = Column(DECK, layout.CHOICE, choices=DECKS)
EVERYBODY: Final = Column(ALL, layout.YES, required=False)
PLACE: Final = Column("place", layout.NUMBER, 1, 20, ["last"], required=False)
LEAST: Final = number("least", 1, 20, required=False)
MOST: Final = number("most", 1, 20, required=False)

# What a card says.
COPIES: Final = number("copies", 1, 20)
SCORE: Final = number("score", 0, 20)
CHANGE: Final = (-20, 20)
"""How far a Character or a Judge can turn a parameter."""


def fields(row: Operation, kind: str) -> list[Column]:
    """What an operation says on a kind of cards, in the order in which we write it."""
    takes = [one for one in (FROM_DECK, TIMES, DICE_ROLLED, EVERYBODY) if one.id in row.takes]
    if not row.conditions:
        return takes
    # A Support card has no place in a Combo.
    return [*takes, *([PLACE] if kind == ON_ACTION else []), LEAST, MOST]


def _from(*path: str) -> tuple[str, ...]:
    return ("source", *path)


def _entry(kind: str, least: int, most: int, *path: str, required: bool = True) -> Column:
    return Column(
        ".".join(path), kind, least, most, required=required, path=path, source=_from(*path)
    )


DICE_FACES: Final = _entry(layout.NUMBERS, 0, 20, "dice")
POOLS: Final = {seats: _entry(layout.NUMBERS, 1, 1000, "pool", str(seats)) for seats in (2, 3, 4)}
OF_TABLE: Final = {
    name: _entry(layout.NUMBER, -99, NO_LIMIT, "parameters", name, required=name not in USUAL)
    for name in PARAMETERS
}
OF_ROUND: Final = {
    name: _entry(kind, least, most, "round", name)
    for name, kind, least, most in [
        ("actions", layout.NUMBER, 0, 20),
        ("supports", layout.NUMBERS, 0, 20),
        ("behind_players", layout.NUMBER, 2, 5),
        ("behind_actions", layout.NUMBER, 0, 20),
        ("judge_points", layout.NUMBER, 0, 99),
        ("quiet_turns", layout.NUMBER, 1, 99),
        ("longest_turns", layout.NUMBER, 1, 999),
    ]
}
OF_DUEL: Final = {
    "cards": _entry(layout.NUMBER, 1, 20, "duel", "cards"),
    "dice": _entry(layout.NUMBER, 0, 2, "duel", "dice"),
}
ENTRIES: Final = [
    DICE_FACES,
    *POOLS.values(),
    *OF_TABLE.values(),
    *OF_ROUND.values(),
    *OF_DUEL.values(),
]


def _card(column: Column) -> Column:
    """A field of a card, with its source."""
    return Column(
        column.id,
        column.kind,
        column.least,
        column.most,
        column.choices,
        column.required,
        source=_from(column.id),
        fields=column.fields,
    )


CARD_ID: Final = Column("id", layout.ID)
NAME: Final = _card(Column("name", layout.TEXT))
EFFECTS: Final = _card(Column("effects", layout.EFFECTS, required=False))
CHANGES: Final = _card(
    Column(
        "changes",
        layout.CHANGES,
        required=False,
        fields=[number(name, *CHANGE, False) for name in PARAMETERS],
    )
)
KINDS: Final = [
    table("table", ENTRIES, spelled=False),
    Kind(
        ON_ACTION,
        ON_ACTION,
        sourced(
            [
                CARD_ID,
                NAME,
                _card(COPIES),
                _card(SCORE),
                _card(Column("directions", layout.DIRECTIONS, choices=list(DIRECTIONS))),
                EFFECTS,
            ]
        ),
        spelled=True,
        copies=COPIES.id,
        pictured=True,
    ),
    Kind(
        ON_SUPPORT,
        ON_SUPPORT,
        sourced(
            [
                CARD_ID,
                NAME,
                _card(COPIES),
                _card(Column("when", layout.CHOICE, choices=MOMENTS)),
                EFFECTS,
            ]
        ),
        spelled=True,
        copies=COPIES.id,
        pictured=True,
    ),
    Kind("character", "character", sourced([CARD_ID, NAME, CHANGES]), pictured=True),
    Kind("judge", "judge", sourced([CARD_ID, NAME, CHANGES]), pictured=True),
]
_OPERATIONS: Final = [
    layout.Operation(row.word, f"{kind}.{EFFECTS.id}", fields(row, kind))
    for kind in (ON_ACTION, ON_SUPPORT)
    for row in ROWS
    if kind in row.on
]
_OLD: Final = layout.Operation(
    TAKE_SUPPORT,
    f"{ON_SUPPORT}.{EFFECTS.id}",
    [one for one in fields(ROWS[TAKE_CARD], ON_SUPPORT) if one.id != DECK],
    old=True,
)
LAYOUT: Final = Layout(KINDS, [*_OPERATIONS, _OLD])
