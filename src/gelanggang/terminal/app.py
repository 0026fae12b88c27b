"""The client: from the first screen to the table, to the recap, and back."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import App
from textual.binding import BindingType

from gelanggang.core.match import Match
from gelanggang.terminal.home import Agreed, Home, Sat
from gelanggang.terminal.keeping import Keeping
from gelanggang.terminal.page import Page
from gelanggang.terminal.recap import Recap
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import Sitting
from gelanggang.terminal.table import Ended, Left, Table


class Client(App[None]):
    """Opens at the first screen, or at once at a table."""

    CSS_PATH = "client.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self, settings: Settings, keeping: Keeping, sitting: Sitting | None = None
    ) -> None:
        super().__init__()
        self.settings: Final = settings
        self.keeping: Final = keeping
        self.agreed: Final = Agreed()
        self.sitting = sitting
        """The game that was played last."""

    @property
    def last(self) -> Match | None:
        """The game that was played last, for who wants to keep its record."""
        return None if self.sitting is None else self.sitting.match

    def on_mount(self) -> None:
        if self.sitting is None:
            self.push_screen(Home(self.agreed, self.settings, self.keeping))
        else:
            self._sit(self.sitting)

    def _sit(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self._show(Table(sitting, self.settings, self.keeping))

    def _show(self, screen: Table | Home | Recap) -> None:
        while isinstance(self.screen, Page):
            # The game may end while somebody reads.
            self.pop_screen()
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def on_sat(self, message: Sat) -> None:
        self._sit(message.sitting)

    def on_ended(self, message: Ended) -> None:
        self._show(Recap(message.sitting, self.settings))

    def on_left(self, message: Left) -> None:
        self._show(Home(self.agreed, self.settings, self.keeping))
