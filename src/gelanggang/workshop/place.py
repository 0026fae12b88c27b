"""Where in a sheet something is wrong, as the facts of an error."""

from __future__ import annotations

from gelanggang.core.errors import BadInput, Facts

Place = tuple[str, int, str]
"""A cell: its sheet, its row and its column; 0 and empty: none."""


def where(place: Place) -> Facts:
    """The facts that say which cell it is."""
    sheet, row, column = place
    return {"file": sheet, "key": column or sheet, "sheet": sheet, "row": row, "column": column}


def wrong(place: Place, expected: str, **facts: str | int) -> BadInput:
    """The error that says what would be right in a cell."""
    return BadInput(f"page-{expected}", {**where(place), **facts})
