"""Rows on their way into the base, laid end to end in one list.

Thousands of them wait there.  As entries each would be half a dozen objects, and those would lie
between what is needed with every move.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, cast

from gelanggang.hall.store import Rows

Strip = list[str | int | bytes]
"""Of each row its table, number, second and body, and whether it takes the place of another."""
WIDTH: Final = 5
"""So many things a row."""
Row = tuple[str, int, int, bytes, bool]


def lay(strip: Strip, table: str, rows: Rows, amends: bool) -> None:
    """Put rows of a table behind the others."""
    for seq, at, body in rows:
        strip.append(table)
        strip.append(seq)
        strip.append(at)
        strip.append(body)
        strip.append(amends)


def rows_of(strip: Strip) -> Iterator[Row]:
    """Them, in their order."""
    return (cast(Row, tuple(strip[i : i + WIDTH])) for i in range(0, len(strip), WIDTH))
