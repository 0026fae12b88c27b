"""Tables without lines, as hands and books are shown."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.table import Table as Grid

from gelanggang.core.outcome import Outcome
from gelanggang.games.book import OWN, PARTLY, RECONSTRUCTION, RULEBOOK, together
from gelanggang.line.screen import Screen

BETWEEN_COLUMNS: Final = 2
SIGNS: Final = {RULEBOOK: "", PARTLY: "(*)", RECONSTRUCTION: "*", OWN: "+"}
"""What stands behind a text by where it comes from."""


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


class Marks:
    """Knows where each field of each card comes from."""

    def __init__(self, sources: dict[str, dict[str, str]]) -> None:
        self.sources: Final = sources

    def sign(self, card: str, *fields: str) -> str:
        """The mark of what is reconstructed; cards of somebody's own list have no source."""
        sources = self.sources.get(card, {})
        return SIGNS[together([sources.get(field, RULEBOOK) for field in fields])]

    def mark(self, card: str, field: str, text: str) -> str:
        """A text with its mark, if it needs one."""
        return text + self.sign(card, field)


def show_scores(screen: Screen, names: list[str], outcome: Outcome) -> None:
    """Who has how much, the highest first; winners stand out."""
    grid = Grid(box=None, pad_edge=False, show_header=False)
    grid.add_column()
    grid.add_column(justify="right")
    for seat in sorted(range(len(names)), key=lambda one: -outcome.scores[one]):
        style = "bold green" if seat in outcome.winners else ""
        grid.add_row(names[seat], str(outcome.scores[seat]), style=style)
    screen.show(grid)
    screen.show()


def show_grids(screen: Screen, grids: list[tuple[str, Grid]]) -> None:
    """The tables of a book under their titles (keys of sentences), and what the mark means."""
    for title, grid in grids:
        screen.say(title, "bold")
        screen.show(grid)
        screen.show()
    marks = {"mark": SIGNS[RECONSTRUCTION], "partly": SIGNS[PARTLY], "own": SIGNS[OWN]}
    screen.say("line-book-reconstructed", "dim", **marks)
