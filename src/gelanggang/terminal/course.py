"""How a game goes on: the person is asked, bots think, what happens is told at a chosen pace."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import Final

from textual.message import Message
from textual.screen import Screen

from gelanggang.bots.thought import Thought
from gelanggang.core.decision import Decision
from gelanggang.core.event import heard
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.view import View
from gelanggang.terminal.keeping import Keeping
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import ME, Sitting
from gelanggang.terminal.speed import PAUSES
from gelanggang.text.catalogue import voice
from gelanggang.text.narrator import Narrator
from gelanggang.text.telling import Line, narrated


class Ended(Message):
    """A game is over."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting: Final = sitting


class Course(Screen[None]):
    """A game in progress, whatever the screen shows of it."""

    def __init__(self, sitting: Sitting, settings: Settings, keeping: Keeping) -> None:
        super().__init__()
        self.sitting: Final = sitting
        self.settings: Final = settings
        self.keeping: Final = keeping
        self.view: View = self.match.view(ME)
        """What is drawn: it changes when what led to it has been told."""
        self.asked: Decision | None = None
        """What the person is asked; None while others act."""
        self.thought: Thought | None = None
        self.notice = ""
        """Why the last thing was not possible, or what else has to be said at once."""
        self.prompting = ""
        self.told = 0
        """How many of the events that the person may hear have been told."""
        self.lines: list[Line] = []
        self.hurry = asyncio.Event()
        """Set: nothing is waited for until the person is asked again."""
        self.read: asyncio.Event | None = None
        """Waited for while the person reads something that would be gone with the next question."""
        self.narrator: Narrator = self.sitting.narrator(voice(settings.lang))

    @property
    def match(self) -> Match:
        """The game."""
        return self.sitting.match

    # What a table supplies.

    @abstractmethod
    def repaint(self) -> None:
        """Draw everything anew."""

    @abstractmethod
    def begin(self) -> None:
        """A new question: nothing is chosen yet."""

    @abstractmethod
    def action_hint(self) -> None:
        """Ask the strongest bot."""

    def rests_before(self, line: Line) -> bool:
        """Whether the person should have read everything before this is told."""
        return False

    def in_order(self, lines: list[Line]) -> list[Line]:
        """What happened in one move, in the order of telling."""
        return lines

    def say(self, key: str, /, **facts: str | int) -> str:
        """A sentence in the person's language."""
        return self.narrator.voice.say(key, **facts)

    # The game goes on.

    def settle(self) -> None:
        """Look at the table again."""
        self.view = self.match.view(ME)
        decisions = list(self.match.pending().values())
        self.prompting = self.narrator.asked(decisions, ME) if decisions else ""
        self.repaint()

    def go_on(self, move: Move | None = None) -> None:
        """Make the person's move, if there is one, and let the others play."""
        self.run_worker(self._go_on(move), exclusive=True, group="game")

    async def _go_on(self, move: Move | None) -> None:
        while not self.match.over:
            seat, decision = self.sitting.waited_for()
            if move is None and seat == ME:
                offers = self.match.legal(ME)
                if len(offers) > 1:
                    self._ask(decision)
                    return
                move = offers[0]
                self.notice = self.say("client-only-choice", choice=self.narrator.move(move))
            elif move is None:
                self.settle()
                move = await asyncio.to_thread(self.sitting.think, seat, decision)
            await self._play(move)
            move = None
        self.settle()
        self.keeping.forget(self.sitting)
        self.post_message(Ended(self.sitting))

    async def _play(self, move: Move) -> None:
        """One choice: kept first, then told."""
        seat, decision = self.sitting.waited_for()
        fresh = self.match.play(seat, move, decision.id)
        if not self.match.over:
            self._keep()
        lines = self.in_order(narrated(self.narrator, heard(fresh, ME), ME))
        self.lines += lines
        for line in lines:
            if self.rests_before(line):
                await self._let_read()
            self.told += 1
            self.repaint()
            await self._pause()
        self.settle()

    def _keep(self) -> None:
        """From the person's first choice on: before it there is nothing to lose."""
        if all(seat != ME for seat, _ in self.match.choices):
            return
        try:
            self.keeping.keep(self.sitting)
        except OSError as error:
            self.notice = self.say("client-not-kept", problem=str(error.strerror))

    async def _pause(self) -> None:
        seconds = PAUSES[self.settings.speed]
        if seconds and not self.hurry.is_set():
            try:
                await asyncio.wait_for(self.hurry.wait(), seconds)
            except TimeoutError:
                return

    async def _let_read(self) -> None:
        """Wait until the person has read what is on the screen."""
        self.read = asyncio.Event()
        before = self.prompting
        self.prompting = self.say("client-go-on")
        self.repaint()
        await self.read.wait()
        self.read = None
        self.prompting = before

    def _ask(self, decision: Decision) -> None:
        self.asked = decision
        self.thought = None
        self.hurry.clear()
        self.settle()
        self.begin()
        self.repaint()
        if self.settings.hints:
            self.action_hint()

    def answer(self, move: Move) -> None:
        """Make a move, or say why not."""
        assert self.asked is not None
        refusal = self.match.refusal(ME, move, self.asked.id)
        if refusal is not None:
            self.refuse(self.narrator.refusal(refusal))
            return
        self.asked = None
        self.notice = ""
        self.go_on(move)

    def refuse(self, sentence: str) -> None:
        """Say why something is not possible; nothing changes."""
        self.notice = sentence
        self.repaint()

    def _retell(self, told: int) -> None:
        """Tell the whole game in the language that is spoken now."""
        self.narrator = self.sitting.narrator(voice(self.settings.lang))
        events = self.match.heard(ME)
        self.lines = self.in_order(narrated(self.narrator, events, ME))
        self.told = told
