"""Things that lie side by side and can be chosen: cards, words, opponents, wagers."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from rich.text import Text
from textual.binding import Binding, BindingType
from textual.events import Click, Focus
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from gelanggang.terminal.drawing import beside, fitted

RIGHT_BUTTON: Final = 3


@dataclass(frozen=True)
class Face:
    """One thing to choose, as it is drawn in so many cells: the cursor may lie on it."""

    draw: Callable[[int, bool], list[Text]]
    """From its width, and whether the cursor is on it, to its lines: always as many."""


class Spread(Widget, can_focus=True):
    """Draws faces in rows, moves a cursor over them, and says which one was pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("space", "press", show=False),
    ]

    class Pressed(Message):
        """A face was chosen by mouse or by the space bar."""

        def __init__(self, spread: Spread, place: int, back: bool) -> None:
            super().__init__()
            self.spread: Final = spread
            self.place: Final = place
            self.back: Final = back
            """Whether one less is meant: the left edge, or the right button."""

    class Moved(Message):
        """The cursor lies somewhere else now."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.faces: list[Face] = []
        self.cursor = 0
        self.cell = (20, 1)
        """How wide a face wants to be, and how high it is."""
        self.most_rows = 0
        """With more rows than this, faces become narrower; 0: never."""
        self.edge = 0
        """How many cells at the left of a face mean one less."""

    def lay(
        self, faces: list[Face], cell: tuple[int, int], most_rows: int = 0, edge: int = 0
    ) -> None:
        """Show these faces; the cursor stays where it is, if there still is such a place."""
        self.faces = faces
        self.cell = cell
        self.most_rows = most_rows
        self.edge = edge
        self.cursor = max(min(self.cursor, len(faces) - 1), 0)
        self.refresh(layout=True)

    def point(self, place: int) -> None:
        """Put the cursor on a face."""
        if 0 <= place < len(self.faces):
            self.cursor = place
            self.refresh()
            self.post_message(self.Moved())

    def columns(self, width: int) -> int:
        """How many faces lie in a row."""
        count = max(len(self.faces), 1)
        columns = max(min(width // self.cell[0], count), 1)
        if self.most_rows:
            columns = max(columns, -(-count // self.most_rows))
        return columns

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return -(-len(self.faces) // self.columns(width)) * self.cell[1]

    def render(self) -> Text:
        width = self.size.width
        columns = self.columns(width)
        wide = self._wide(width)
        lines: list[Text] = []
        for start in range(0, len(self.faces), columns):
            row = [
                [fitted(line, wide) for line in face.draw(wide, self._is_under(place))]
                for place, face in enumerate(self.faces[start : start + columns], start)
            ]
            lines += beside(row)
        return Text("\n", no_wrap=True).join(lines)

    def _wide(self, width: int) -> int:
        """Faces of one line share the width; taller ones are as wide as they want to be."""
        share = width // self.columns(width)
        return share if self.cell[1] == 1 else min(share, self.cell[0])

    def _is_under(self, place: int) -> bool:
        return place == self.cursor and self.has_focus

    def action_move(self, right: int, down: int) -> None:
        """One step; past the last row the next spread is reached with Tab."""
        columns = self.columns(self.size.width)
        place = self.cursor + right + down * columns
        if down > 0 and self.cursor // columns < (len(self.faces) - 1) // columns:
            place = min(place, len(self.faces) - 1)
        self.point(place)

    def action_press(self) -> None:
        """Choose what the cursor lies on."""
        if self.faces:
            self.post_message(self.Pressed(self, self.cursor, False))

    def on_focus(self, event: Focus) -> None:
        self.post_message(self.Moved())

    def on_click(self, event: Click) -> None:
        """Choose what was clicked on."""
        columns = self.columns(self.size.width)
        wide = self._wide(self.size.width)
        column, row = event.x // wide, event.y // self.cell[1]
        place = row * columns + column
        if column < columns and place < len(self.faces):
            self.cursor = place
            back = event.button == RIGHT_BUTTON or event.x % wide < self.edge
            self.post_message(self.Pressed(self, place, back))
