"""Tables without lines, as hands and books are shown."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.table import Table as Grid

BETWEEN_COLUMNS: Final = 2
RECONSTRUCTED: Final = "*"
"""Behind everything that does not come from the rulebook."""


def plain_grid(*columns: str) -> Grid:
    """A table with faint titles."""
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    for name in columns:
        grid.add_column(name)
    return grid


def shorten(grid: Grid, width: int) -> None:
    """Let every row take one line, at the cost of its last column alone."""
    *others, last = grid.columns
    taken = sum(
        max(cell_len(str(cell)) for cell in (column.header, *column.cells)) + BETWEEN_COLUMNS
        for column in others
    )
    last.no_wrap = True
    last.max_width = max(width - taken, 1)
