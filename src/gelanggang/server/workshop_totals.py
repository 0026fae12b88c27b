"""What is counted over a sheet, whatever the game: always in sight of whoever changes a card."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gelanggang.games import layout
from gelanggang.games.layout import Column, Kind
from gelanggang.lab.page.numbers import value
from gelanggang.server.workshop_forms import Total
from gelanggang.text.catalogue import Voice
from gelanggang.text.columns import column_label, value_label
from gelanggang.text.titles import kind_label
from gelanggang.workshop.sheet import Row, Sheet, kinds

FEW: Final = 6
"""A number that can be so many things is counted, thing by thing."""
LONGEST: Final = 4
"""Digits of a number that is counted: a longer one is a mistake, and told as one."""


def totals(sheet: Sheet, teller: Voice) -> list[Total]:
    """Of every kind of cards: how many, and what they have together.  A bad cell counts nothing."""
    return [
        total
        for kind in kinds(sheet.game)
        if kind.counted and sheet.rows(kind.id)
        for total in _of_kind(sheet, kind, teller)
    ]


def _of_kind(sheet: Sheet, kind: Kind, teller: Voice) -> list[Total]:
    rows = sheet.rows(kind.id)
    cards = sum(_copies(kind, row) for row in rows)
    key = "server-total-copies" if kind.copies else "server-total-cards"
    said = teller.say(key, cards=cards, **({"rows": len(rows)} if kind.copies else {}))
    found = [Total(kind_label(teller, sheet.game, kind.id), said, kind.id)]
    for column in kind.columns:
        counted = _counted(sheet.game, kind, column, rows, teller)
        if counted:
            name = column_label(teller, sheet.game, column.id)
            found.append(Total(name, counted, kind.id))
    return found


def _counted(game: str, kind: Kind, column: Column, rows: list[Row], teller: Voice) -> str:
    """What a column has in all; empty where nothing is worth counting."""
    if column.kind == layout.DIRECTIONS:
        letters = Counter(letter for row in rows for letter in row.get(column.id).upper())
        return _each([(value_label(teller, game, one), letters[one]) for one in column.choices])
    if column.kind != layout.NUMBER or column.id == kind.copies:
        return ""
    numbers = [(_whole(row.get(column.id)), _copies(kind, row)) for row in rows]
    if column.least is not None and column.most is not None and column.most - column.least < FEW:
        many: Counter[int] = Counter()
        for number, copies in numbers:
            many[number] += copies
        return _each([(str(one), many[one]) for one in range(column.least, column.most + 1)])
    if not kind.copies:
        return ""
    total = sum(number * copies for number, copies in numbers)
    cards = sum(copies for _, copies in numbers)
    return teller.say(
        "server-total-sum", sum=total, mean=value(total / max(cards, 1), "number")(teller)
    )


def _each(counted: list[tuple[str, int]]) -> str:
    return " · ".join(f"{name}: {n}" for name, n in counted)


def _copies(kind: Kind, row: Row) -> int:
    return _whole(row.get(kind.copies)) if kind.copies else 1


def _whole(text: str) -> int:
    text = text.strip()
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= LONGEST else 0
