"""A house that moves: all that one store keeps is copied into another, and compared there.

Who owns a table is left out: nobody does while a house moves.  So is the secret of a house: the
other store has one of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, Protocol

from gelanggang.hall.own import Files
from gelanggang.hall.store import NewTable

Row = tuple[str, int, int, bytes]
"""Table, sequence number, wall-clock second, body."""


class Pack:
    """Cards that somebody brought along, and when: both stores count in seconds."""

    def __init__(self, game: str, looks: str, files: Files, brought: int, used: int):
        self.game: Final = game
        self.looks: Final = looks
        self.files: Final = files
        self.brought: Final = brought
        self.used: Final = used
        """When a table was laid with them last; 0: none was."""


class NoHouse(Exception):
    """There is nothing that could move."""


class InUse(Exception):
    """A house is open there."""


class Differs(Exception):
    """What arrived is not what was sent; the message says of which table, or of which cards."""


class Stock(Protocol):
    """All that a store keeps, in the hands of one who moves it; no house is open meanwhile.

    Nothing of it is ever in memory as a whole.  What is put there is kept from `commit` on, and
    without that it is gone with `close`.
    """

    def empty(self) -> bool:
        """Whether there is not a single table or row."""

    def tables(self) -> Iterator[NewTable]:
        """Every table, in the order of their ids' bytes."""

    def rows(self) -> Iterator[Row]:
        """Every row, in the order of tables and numbers."""

    def amended(self) -> int:
        """The latest second of a row that took the place of another."""

    def packs(self) -> Iterator[Pack]:
        """All cards that people brought along, in the order of games and looks."""

    def put(self, tables: Iterable[NewTable], rows: Iterable[Row], amended: int) -> None:
        """Add all this to an empty store."""

    def put_packs(self, packs: Iterable[Pack]) -> None:
        """Add these; those that are there already stay."""

    def commit(self) -> None:
        """Keep what was put there; InUse when a house was opened meanwhile."""

    def close(self) -> None:
        """Let others use the store again."""


class Moved:
    """How much was copied."""

    def __init__(self) -> None:
        self.tables = 0
        self.rows = 0
        self.packs = 0


def move(source: Stock, target: Stock) -> Moved:
    """Copy everything to where nothing is, and compare it; only then is it kept.

    Differs or InUse when it is not.
    """
    moved = Moved()
    amended = source.amended()
    target.put(_count_tables(source.tables(), moved), _count_rows(source.rows(), moved), amended)
    target.put_packs(_count_packs(source.packs(), moved))
    if amended != target.amended():
        raise Differs
    _compare_packs(source.packs(), target.packs())
    _compare_tables(source.tables(), target.tables())
    _compare_rows(source.rows(), target.rows())
    # Whoever opened the house that moves would have gone on without its copy.
    source.commit()
    target.commit()
    return moved


def _count_tables(tables: Iterator[NewTable], moved: Moved) -> Iterator[NewTable]:
    for table in tables:
        moved.tables += 1
        yield table


def _count_rows(rows: Iterator[Row], moved: Moved) -> Iterator[Row]:
    for row in rows:
        moved.rows += 1
        yield row


def _count_packs(packs: Iterator[Pack], moved: Moved) -> Iterator[Pack]:
    for pack in packs:
        moved.packs += 1
        yield pack


END: Final = NewTable("", "", 0)
"""Comes after the last table, so that one that is missing at the end is missed."""
LAST: Final[Row] = ("", 0, 0, b"")
"""The same for rows,"""
NONE: Final = Pack("", "", {}, 0, 0)
"""and for packs."""


def _compare_packs(ours: Iterator[Pack], theirs: Iterator[Pack]) -> None:
    """Each of ours is there; others may be as well."""
    for one in ours:
        other = next(theirs, NONE)
        while other is not NONE and (other.game, other.looks) < (one.game, one.looks):
            other = next(theirs, NONE)
        same = (one.game, one.looks, one.files) == (other.game, other.looks, other.files)
        if not same or other.used < one.used:
            raise Differs(one.looks)


def _compare_tables(ours: Iterator[NewTable], theirs: Iterator[NewTable]) -> None:
    while True:
        one, other = next(ours, END), next(theirs, END)
        same = (one.id, one.code, one.opened, one.rests) == (
            other.id,
            other.code,
            other.opened,
            other.rests,
        )
        if not same:
            raise Differs(one.id or other.id)
        if one is END:
            return


def _compare_rows(ours: Iterator[Row], theirs: Iterator[Row]) -> None:
    while True:
        one, other = next(ours, LAST), next(theirs, LAST)
        if one != other:
            raise Differs(one[0] or other[0])
        if one is LAST:
            return
