"""A page to read that lies over the screen: help, the journal, cards."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from gelanggang.terminal.bar import Bar


class Page(ModalScreen[None]):
    """A title, lines, and one way back."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,i,j,question_mark", "back", show=False),
        Binding("up", "turn(-1)", show=False),
        Binding("down", "turn(1)", show=False),
    ]

    def __init__(self, title: str, lines: list[Text], back: str, at_end: bool = False) -> None:
        super().__init__()
        self.heading: Final = title
        self.text: Final = Text("\n").join(lines)
        self.back: Final = back
        self.at_end: Final = at_end

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self.heading, "bold"), id="title")
            with VerticalScroll(id="lines"):
                yield Static(self.text)
            yield Bar()

    def on_mount(self) -> None:
        self.query_one(Bar).offer([("Esc", self.back, self.action_back)])
        if self.at_end:
            self.query_one(VerticalScroll).scroll_end(animate=False)

    def action_back(self) -> None:
        """Close it."""
        self.dismiss()

    def action_turn(self, rows: int) -> None:
        """Scroll."""
        self.query_one(VerticalScroll).scroll_relative(y=rows, animate=False)
