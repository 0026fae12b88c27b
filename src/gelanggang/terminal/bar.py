"""The last line of a screen: what can be pressed, with a key or with the mouse."""

from __future__ import annotations

from collections.abc import Callable

from rich.cells import cell_len
from rich.text import Text
from textual.events import Click
from textual.geometry import Size
from textual.widget import Widget

Button = tuple[str, str, Callable[[], object]]
"""The key, what it is for, and what a click on it does."""


class Bar(Widget):
    """Draws buttons in as many lines as they take."""

    def __init__(self, id: str = "bar") -> None:
        super().__init__(id=id)
        self.buttons: list[Button] = []

    def offer(self, buttons: list[Button]) -> None:
        """These can be pressed now."""
        self.buttons = buttons
        self.refresh(layout=True)

    def _rows(self, width: int) -> list[list[Button]]:
        rows: list[list[Button]] = [[]]
        taken = 0
        for button in self.buttons:
            wide = _wide(button)
            if rows[-1] and taken + wide > width:
                rows.append([])
                taken = 0
            rows[-1].append(button)
            taken += wide
        return rows

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return len(self._rows(width))

    def render(self) -> Text:
        lines: list[Text] = []
        for row in self._rows(self.size.width):
            line = Text(no_wrap=True)
            for shown, label, _ in row:
                line.append(f" {shown} ", "bold reverse").append(f" {label}  ")
            lines.append(line)
        return Text("\n", no_wrap=True).join(lines)

    def on_click(self, event: Click) -> None:
        rows = self._rows(self.size.width)
        left = 0
        for button in rows[event.y] if event.y < len(rows) else []:
            left += _wide(button)
            if event.x < left:
                button[2]()
                return


def _wide(button: Button) -> int:
    return cell_len(f" {button[0]}  {button[1]}  ")
