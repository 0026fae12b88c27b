"""What hides the table while people pass the keyboard: nobody sees what another may not know."""

from __future__ import annotations

import asyncio
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from gelanggang.terminal.bar import Bar
from gelanggang.text.catalogue import Voice


class Curtain(Screen[None]):
    """Says who shall sit down, and waits for them."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "sit", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, name: str, voice: Voice) -> None:
        super().__init__()
        self.called: Final = name
        self.voice: Final = voice
        self._answered: Final = asyncio.Event()
        self._seated = False

    async def answer(self) -> bool:
        """Whether somebody sat down; else the table is left."""
        await self._answered.wait()
        return self._seated

    def compose(self) -> ComposeResult:
        say = self.voice.say
        with Vertical(id="curtain"):
            yield Static(Text(say("terminal-hand-over", name=self.called.upper()), "bold"))
            yield Static(Text(say("terminal-hand-over-why"), "dim"))
            yield Bar()

    def on_mount(self) -> None:
        say = self.voice.say
        self.query_one(Bar).offer(
            [
                ("Enter", say("terminal-key-sit", name=self.called), self.action_sit),
                ("q", say("terminal-key-leave"), self.action_leave),
            ]
        )

    def action_sit(self) -> None:
        """The right one is here."""
        self._seated = True
        self._answered.set()

    def action_leave(self) -> None:
        """Nobody goes on now."""
        self._answered.set()
