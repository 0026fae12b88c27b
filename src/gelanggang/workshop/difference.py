"""What differs between two sheets, cell by cell; notes for people do not count."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from gelanggang.games.layout import NOTE, Kind
from gelanggang.workshop.grid import HEADS
from gelanggang.workshop.pack import HEAD
from gelanggang.workshop.sheet import NOTES, Row, Sheet, called_by, kinds, named_by


@dataclass(frozen=True)
class Difference:
    """One cell that is not the same, or a card that came, went or moved."""

    sheet: str
    id: str
    """Of the card; empty: of the pack, or the order of a whole sheet."""
    column: str
    """Empty: it is about the whole card."""
    old: str
    new: str
    row: int = 0
    """In the new sheet, from 1; 0: it is not there."""
    came: bool = False
    went: bool = False
    moved: bool = False
    """The same cards, only in another order: `old` and `new` are their ids."""


def differences(old: Sheet, new: Sheet) -> list[Difference]:
    """All that differs, in the order of the sheets; both are packs of the same game."""
    found = [
        Difference(HEAD, "", name, before, now)
        for name in HEADS
        if (before := getattr(old, name)) != (now := getattr(new, name))
    ]
    for kind in kinds(new.game):
        if kind.id != NOTES:
            found += _of_kind(kind, old.rows(kind.id), new.rows(kind.id))
    return found


def _of_kind(kind: Kind, old: list[Row], new: list[Row]) -> Iterator[Difference]:
    first = named_by(kind).id
    before = {row.get(first): row for row in old}
    now = {row.get(first): (i + 1, row) for i, row in enumerate(new)}
    columns = [column.id for column in kind.columns if column.kind != NOTE]
    for own, row in before.items():
        if own not in now:
            yield Difference(kind.id, own, "", _called(kind, row), "", went=True)
            continue
        number, other = now[own]
        for column in columns:
            if row.get(column) != other.get(column):
                yield Difference(kind.id, own, column, row.get(column), other.get(column), number)
    for own, (number, row) in now.items():
        if own not in before:
            yield Difference(kind.id, own, "", "", _called(kind, row), number, came=True)
    stayed = [own for own in before if own in now]
    order = [own for own in now if own in before]
    if stayed != order and not kind.entries:
        yield Difference(kind.id, "", "", ", ".join(stayed), ", ".join(order), moved=True)


def _called(kind: Kind, row: Row) -> str:
    """What a card is called, or else what it says."""
    column = called_by(kind) or (kind.columns[1] if kind.entries else named_by(kind))
    return row.get(column.id)
