"""A person in front of the client, as a test seats them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from textual.pilot import Pilot

from gelanggang.core.match import Match
from gelanggang.core.rng import SEALED
from gelanggang.core.rules import Choice
from gelanggang.games.book import read_file
from gelanggang.start import match as start_match
from gelanggang.terminal.app import Client
from gelanggang.terminal.course import Course
from gelanggang.terminal.keeping import Keeping
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import Sitting
from gelanggang.terminal.speed import OFF
from gelanggang.terminal.table import Table
from tests.editions import first_edition

SMALL = (80, 24)
LARGE = (160, 48)
PATIENCE = 2000
"""More than any screen needs to settle."""


class Chair:
    """Presses keys, clicks, and reads the whole screen."""

    def __init__(self, client: Client, pilot: Pilot[None]) -> None:
        self.client = client
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Press keys one after the other."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    async def settled(self) -> None:
        """Wait until the screen that was asked for is there."""
        for _ in range(3):
            await self.pilot.pause()

    async def until(self, so: Callable[[], bool]) -> None:
        """Wait for the bots."""
        for _ in range(PATIENCE):
            if so():
                await self.pilot.pause()
                return
            await self.pilot.pause(0.005)
        raise AssertionError(f"never came:\n{self.screen()}")

    async def asked(self) -> None:
        """Wait until there is something to do: a question, something to read, or the end."""
        await self.until(lambda: not self.busy)

    @property
    def busy(self) -> bool:
        """Whether others play just now."""
        top = self.client.screen
        return isinstance(top, Table) and top.course.asked is None and top.course.reading is None

    @property
    def table(self) -> Table:
        """The table, when one sits at it."""
        assert isinstance(self.client.screen, Table), self.client.screen
        return self.client.screen

    @property
    def course(self) -> Course:
        """The game that one plays."""
        return self.table.course

    @property
    def kind(self) -> str:
        """What is asked."""
        asked = self.course.asked
        return "" if asked is None else asked.kind

    def screen(self) -> str:
        """All that can be read, one character a cell."""
        rows = self.client.screen._compositor.render_strips()
        lines = ["".join(segment.text for segment in strip) for strip in rows]
        return "\n".join(line.rstrip() for line in lines) + "\n"


@asynccontextmanager
async def sit(
    folder: Path,
    sitting: Sitting | None = None,
    size: tuple[int, int] = SMALL,
    lang: str = "en",
    hints: bool = False,
    speed: str = OFF,
) -> AsyncIterator[Chair]:
    """Open the client."""
    client = Client(Settings(lang, speed, hints), Keeping(folder), sitting)
    async with client.run_test(size=size) as pilot:
        chair = Chair(client, pilot)
        await pilot.pause()
        await chair.asked()
        yield chair


def new_game(
    game: str,
    seats: int,
    seed: str,
    bot: str = "random",
    pack: Path | None = None,
    **options: Choice,
) -> Sitting:
    """A game from its beginning."""
    match = start_match(game, seats, seed=seed, chance=SEALED, pack=pack, options=options)
    return Sitting(match, [bot] * (match.seats - 1))


def placed(scenario: str, folder: Path, seed: str = "1", bot: str = "random") -> Sitting:
    """A game from a written position, with the cards of the first edition."""
    path = folder / "scenario.toml"
    path.write_text(scenario, encoding="utf-8")
    position = read_file(path, "scenario").data
    pack = first_edition(str(position["game"]))
    match: Match = start_match(None, seed=seed, chance=SEALED, pack=pack, scenario=position)
    return Sitting(match, [bot] * (match.seats - 1))
