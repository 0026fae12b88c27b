"""The client: from the first screen to the table, to the recap, and back."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen

from gelanggang.core.match import Match
from gelanggang.terminal.curtain import Curtain
from gelanggang.terminal.home import Agreed, Home
from gelanggang.terminal.keeping import Keeping
from gelanggang.terminal.messages import Ended, Left, Opened, Sat
from gelanggang.terminal.page import Page
from gelanggang.terminal.recap import Recap
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import Sitting
from gelanggang.terminal.table import Table
from gelanggang.terminal.tale import Tale


class Client(App[None]):
    """Opens at the first screen, or at once at a table or in a story."""

    CSS_PATH = "client.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        settings: Settings,
        keeping: Keeping,
        sitting: Sitting | None = None,
        first: Screen[None] | None = None,
    ) -> None:
        super().__init__()
        self.settings: Final = settings
        self.keeping: Final = keeping
        self.agreed: Final = Agreed()
        self.sitting = sitting
        """The game that was played last."""
        self.tale: Tale | None = None
        """The story that it is part of."""
        self.first: Final = first

    @property
    def last(self) -> Match | None:
        """The game that was played last, for who wants to keep its record."""
        return None if self.sitting is None else self.sitting.match

    def on_mount(self) -> None:
        if self.sitting is not None:
            self._sit(self.sitting, None)
        else:
            self.push_screen(self.first or self._home())

    def _home(self) -> Home:
        return Home(self.agreed, self.settings, self.keeping)

    def _sit(self, sitting: Sitting, tale: Tale | None) -> None:
        self.sitting = sitting
        self.tale = tale
        self._show(Table(sitting, self.settings, tale.keeping if tale else self.keeping))

    def _show(self, screen: Screen[None]) -> None:
        while isinstance(self.screen, Page | Curtain):
            # The game may end while somebody reads.
            self.pop_screen()
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def on_sat(self, message: Sat) -> None:
        self._sit(message.sitting, message.tale)

    def on_ended(self, message: Ended) -> None:
        if self.tale is not None:
            self.tale.ended(message.sitting)
        self._show(Recap(message.sitting, self.settings, self.tale))

    def on_left(self, message: Left) -> None:
        self._show(self.tale.camp() if self.tale is not None else self._home())
        self.tale = None

    def on_opened(self, message: Opened) -> None:
        self._show(message.screen)
