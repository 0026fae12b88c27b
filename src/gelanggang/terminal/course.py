"""How a game goes on: the person is asked, bots think, what happens is told at a chosen pace."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

from gelanggang.bots.thought import Thought
from gelanggang.core.decision import Decision
from gelanggang.core.event import heard
from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.view import View
from gelanggang.terminal.keeping import Keeping
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import ME, Sitting
from gelanggang.terminal.speed import PAUSES
from gelanggang.text.catalogue import voice
from gelanggang.text.narrator import Line, Narrator


class Onlooker(Protocol):
    """Whoever shows a game to the person."""

    def repaint(self) -> None:
        """Draw everything anew."""

    def begin(self) -> None:
        """A new question: nothing is chosen yet."""

    def go_on(self, move: Move | None = None) -> None:
        """Let the course go on beside the screen: bots may take their time."""

    def rests_before(self, line: Line) -> bool:
        """Whether the person should have read everything before this is told."""

    async def hand_over(self, name: str, lift: Callable[[], None]) -> bool:
        """Cover the screen until somebody sits down at it; whether they did."""


class Course:
    """A game in progress, whatever the screen shows of it."""

    def __init__(
        self, sitting: Sitting, settings: Settings, keeping: Keeping, onlooker: Onlooker
    ) -> None:
        self.sitting: Final = sitting
        self.settings: Final = settings
        self.keeping: Final = keeping
        self.onlooker: Final = onlooker
        self.match: Final[Match] = sitting.match
        self.me: Seat = ME
        """Who sits at the keyboard."""
        self.covered = sitting.persons > 1
        """Whether nobody does yet: then nothing may be seen."""
        self.view: View = self.match.view(ME)
        """What is drawn: it changes when what led to it has been told."""
        self.asked: Decision | None = None
        """What the person is asked; None while others act."""
        self.thought: Thought | None = None
        """What the strongest bot would do, once it was asked for."""
        self.notice = ""
        """Why the last thing was not possible, or what else has to be said at once."""
        self.prompting = ""
        self.told = 0
        """How many of the lines have been told."""
        self.lines: list[Line] = []
        """All that has happened, as far as the person may hear it."""
        self.hurry: Final = asyncio.Event()
        """Set: nothing is waited for until the person is asked again."""
        self.reading: asyncio.Event | None = None
        """Waited for while the person reads something that would be gone with the next question."""
        self.narrator: Narrator = sitting.narrator(voice(settings.lang))

    def say(self, key: str, /, **facts: str | int) -> str:
        """A sentence in the person's language."""
        return self.narrator.voice.say(key, **facts)

    def settle(self) -> None:
        """Look at the table again."""
        self.view = self.match.view(self.me)
        decisions = list(self.match.pending().values())
        self.prompting = self.narrator.asked(decisions, self.me) if decisions else ""
        self.onlooker.repaint()

    async def run(self, move: Move | None = None) -> None:
        """Make the person's move, if there is one, and let the others play until they are asked."""
        while not self.match.over:
            seat, decision = self.sitting.waited_for()
            if move is None and seat < self.sitting.persons:
                offers = self.match.legal(seat)
                if len(offers) > 1:
                    if await self._seated(seat):
                        self.ask(decision)
                    return
                move = offers[0]
                self.notice = self.say("terminal-only-choice", choice=self.narrator.move(move))
            elif move is None:
                self.settle()
                move = await asyncio.to_thread(self.sitting.think, seat, decision)
            await self._play(move)
            move = None
        self.settle()
        self.keeping.forget(self.sitting)

    async def _seated(self, seat: Seat) -> bool:
        """Whether somebody sits at the keyboard, or has sat down at it now."""
        if seat == self.me and not self.covered:
            return True

        def lift() -> None:
            self.me = seat
            self.covered = False
            self.notice = ""
            self.retell()
            self.settle()

        self.covered = True
        return await self.onlooker.hand_over(self.narrator.names[seat], lift)

    async def _play(self, move: Move) -> None:
        """One choice: kept first, then told."""
        seat, decision = self.sitting.waited_for()
        fresh = self.match.play(seat, move, decision.id)
        if not self.match.over:
            self._keep()
        lines = self.narrator.tell(heard(fresh, self.me), self.me)
        self.lines += lines
        for line in lines:
            if self.onlooker.rests_before(line) and not self.covered:
                await self._let_read()
            self.told += 1
            self.onlooker.repaint()
            await self._pause()
        self.settle()

    def _keep(self) -> None:
        """From a person's first choice on: before it there is nothing to lose."""
        if all(seat >= self.sitting.persons for seat, _ in self.match.choices):
            return
        try:
            self.keeping.keep(self.sitting)
        except OSError as error:
            self.notice = self.say("terminal-not-kept", problem=str(error.strerror))

    async def _pause(self) -> None:
        seconds = PAUSES[self.settings.speed]
        if seconds and not self.hurry.is_set() and not self.covered:
            try:
                await asyncio.wait_for(self.hurry.wait(), seconds)
            except TimeoutError:
                return

    async def _let_read(self) -> None:
        """Wait until the person has read what is on the screen."""
        self.reading = asyncio.Event()
        before = self.prompting
        self.prompting = self.say("terminal-go-on")
        self.onlooker.repaint()
        await self.reading.wait()
        self.reading = None
        self.prompting = before

    def skip(self) -> None:
        """Wait for nothing more."""
        if self.reading is not None:
            self.reading.set()
        else:
            self.hurry.set()

    def ask(self, decision: Decision) -> None:
        """It is up to the person."""
        self.asked = decision
        self.thought = None
        self.hurry.clear()
        self.settle()
        self.onlooker.begin()
        self.onlooker.repaint()

    async def advise(self) -> None:
        """Ask the strongest bot."""
        decision = self.asked
        if decision is None:
            return
        thought = await asyncio.to_thread(self.sitting.advise, self.me, decision)
        if self.asked is decision:
            self.thought = thought
            self.onlooker.repaint()

    def answer(self, move: Move) -> None:
        """Make a move, or say why not."""
        assert self.asked is not None
        refusal = self.match.refusal(self.me, move, self.asked.id)
        if refusal is not None:
            self.mention(self.narrator.refusal(refusal))
            return
        self.asked = None
        self.notice = ""
        self.onlooker.go_on(move)

    def mention(self, sentence: str) -> None:
        """Say something at once; nothing changes."""
        self.notice = sentence
        self.onlooker.repaint()

    def retell(self, told: int | None = None) -> None:
        """Tell the game so far in the language that is spoken now (None: all of it)."""
        self.narrator = self.sitting.narrator(voice(self.settings.lang))
        self.lines = self.narrator.tell(self.match.heard(self.me), self.me)
        self.told = len(self.lines) if told is None else told
