"""What happened, as lines on the screen."""

from __future__ import annotations

from typing import Final

from gelanggang.core.ids import Seat
from gelanggang.line.screen import Screen
from gelanggang.text.narrator import Line

BEGINNINGS: Final = ("round", "turn", "day")
"""Kinds of events that open a new paragraph."""
LONG: Final = ("revealed",)
"""Kinds of events that many others follow: a person wants to read them in peace."""


def tell(screen: Screen, lines: list[Line], me: Seat | None) -> None:
    """Print lines; what begins something is set off by an empty one."""
    before = ""
    for line in lines:
        begins = line.event.kind in BEGINNINGS
        if begins or (line.event.kind in LONG and before not in LONG):
            screen.show()
        before = line.event.kind
        seated = "seat" in line.event.facts
        mine = me is not None and line.event.facts.get("seat") == me
        style = "bold" if begins else "dim" if seated and not mine and me is not None else ""
        screen.indent(line.text, style, 0 if begins else 2)


def is_long(lines: list[Line]) -> bool:
    """Whether these lines should not be pushed off the screen at once."""
    return any(line.event.kind in LONG for line in lines)
