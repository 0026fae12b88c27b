"""Lines of text as screens draw them, and the two kinds of widgets that do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from textual.geometry import Size
from textual.widget import Widget

CONSOLE: Final = Console(highlight=False, markup=False, emoji=False)
"""Only wraps lines: it never prints."""
TOOTH: Final = "▼"
GAP: Final = "▽"

Paint = Callable[[int], list[Text]]
"""From the width there is to the lines that are drawn."""


def wrapped(text: Text, width: int) -> list[Text]:
    """A text in as many lines as it takes."""
    return list(text.wrap(CONSOLE, max(width, 1)))


def hanging(text: Text, width: int, indent: int = 2) -> list[Text]:
    """The same, with all lines but the first a little to the right."""
    rows = wrapped(text[indent:], width - indent)
    before = [text[:indent], *[Text(" " * indent)] * (len(rows) - 1)]
    return [Text.assemble(*both) for both in zip(before, rows, strict=True)]


def fitted(text: Text, width: int) -> Text:
    """One line of exactly this width: cut with `…`, or filled up."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def at_both_ends(left: Text, right: Text, width: int) -> Text:
    """One line with something at each end; the right end is never cut."""
    room = max(width - cell_len(right.plain) - 1, 0)
    return Text.assemble(fitted(left, room), " ", right)


def beside(columns: list[list[Text]], between: int = 0) -> list[Text]:
    """Blocks of lines, each of one width, side by side."""
    height = max(len(column) for column in columns)
    lines: list[Text] = []
    for row in range(height):
        line = Text()
        for place, column in enumerate(columns):
            if place:
                line.append(" " * between)
            width = cell_len(column[0].plain) if column else 0
            line.append_text(column[row] if row < len(column) else Text(" " * width))
        lines.append(line)
    return lines


def eaves(left: Text, right: Text, full: int, most: int, width: int) -> list[Text]:
    """The top of a screen: two ends, and gigi balang below, so many of them filled."""
    teeth = -(-full * width // most) if most else 0
    row = Text.assemble((TOOTH * teeth, "bold #d9a441"), (GAP * (width - teeth), "#7a5f2b"))
    return [at_both_ends(left, right, width), row]


class Panel(Widget):
    """Draws whatever it is given, as high as it takes."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._paint: Paint = lambda width: []

    def draw(self, paint: Paint) -> None:
        """Show this from now on."""
        self._paint = paint
        self.refresh(layout=True)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._paint(width))

    def render(self) -> Text:
        lines = [fitted(line, self.size.width) for line in self._paint(self.size.width)]
        return Text("\n", no_wrap=True).join(lines)


class Tail(Panel):
    """Draws the last lines of what it is given, as many as there is room for."""

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return 1

    def render(self) -> Text:
        size = self.size
        rows = [row for line in self._paint(size.width) for row in hanging(line, size.width)]
        lines = rows[-size.height :] if size.height else []
        return Text("\n", no_wrap=True).join([fitted(line, size.width) for line in lines])
