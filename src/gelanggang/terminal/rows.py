"""Lines with something to change, or something to begin, as the first screens draw them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rich.text import Text
from textual.screen import Screen

from gelanggang.terminal.drawing import at_both_ends
from gelanggang.terminal.sitting import Sitting

WHOLE_LINE: Final = 10_000
GOLD: Final = "#d9a441"


@dataclass(frozen=True)
class Row:
    """A line: something to change, or something to begin."""

    label: str
    value: str
    change: Callable[[int], None] | None = None
    left: Sitting | None = None
    """The game that one can go on with."""
    opens: Callable[[], Screen[None]] | None = None
    """Another screen."""
    about: str = ""
    """What is to be known about the value; empty: it speaks for itself."""


def drawn(row: Row) -> Callable[[int, bool], list[Text]]:
    """A row as a face: its name at the left, its value at the right."""

    def draw(width: int, pointed: bool) -> list[Text]:
        label = Text.assemble(("▸ " if pointed else "  ", f"bold {GOLD}"), row.label)
        value = Text(row.value if row.change is None else f"◂ {row.value} ▸", "bold")
        line = at_both_ends(label, value, width)
        if pointed:
            line.stylize("on #2b241a")
        return [line]

    return draw
