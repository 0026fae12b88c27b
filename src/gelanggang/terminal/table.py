"""What every table does: ask the person, let bots think, tell what happens at a chosen pace."""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Key, Resize
from textual.message import Message
from textual.screen import Screen

from gelanggang.bots.thought import Thought
from gelanggang.core.decision import Decision
from gelanggang.core.event import heard
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.view import View
from gelanggang.terminal.bar import Bar, Button
from gelanggang.terminal.drawing import Panel, Tail, wrapped
from gelanggang.terminal.keeping import Keeping
from gelanggang.terminal.page import Page
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import ME, Sitting
from gelanggang.terminal.speed import PAUSES, next_speed
from gelanggang.terminal.spread import Spread
from gelanggang.text.catalogue import voice
from gelanggang.text.narrator import Narrator
from gelanggang.text.telling import Line, narrated

ROOMY: Final = (120, 36)
"""From this size on the journal stands beside the table, and cards are drawn larger."""
BEGINNINGS: Final = ("round", "turn", "day")
SHORT: Final = 3
"""Rows for what the cursor lies on, on a small screen."""


class Ended(Message):
    """A game is over."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting: Final = sitting


class Left(Message):
    """The person has left the table."""


class Table(Screen[None]):
    """A game in progress.  Each game says how it is drawn and how its questions are answered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "enter", show=False),
        Binding("escape,backspace", "back", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("h", "hint", show=False),
        Binding("i", "read", show=False),
        Binding("j", "journal", show=False),
        Binding("t", "tempo", show=False),
        Binding("l", "language", show=False),
        Binding("q", "leave", show=False),
    ]

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

    # What a game supplies.

    @abstractmethod
    def board(self) -> list[Panel]:
        """The panels above the journal, from the top."""

    @abstractmethod
    def choosing(self) -> list[Spread | Panel]:
        """What stands between the prompt and the details."""

    @abstractmethod
    def paint(self) -> None:
        """Draw the view and the choice so far."""

    @abstractmethod
    def begin(self) -> None:
        """A new question: nothing is chosen yet."""

    @abstractmethod
    def typed(self, character: str) -> bool:
        """Something was typed; whether it means anything here."""

    @abstractmethod
    def enter(self) -> Move | None:
        """The move that was chosen; None when there is more to choose."""

    @abstractmethod
    def details(self) -> list[Text]:
        """What the choice so far would mean, and what the cursor lies on."""

    @abstractmethod
    def buttons(self) -> list[Button]:
        """What can be pressed for this question."""

    @abstractmethod
    def open_cards(self) -> list[Text]:
        """Everything on the table that can be read, the thing under the cursor first."""

    @abstractmethod
    def help(self) -> str:
        """The keys of this game."""

    def back(self) -> None:
        """Take back the last step of a choice."""
        self.begin()

    def rests_before(self, line: Line) -> bool:
        """Whether the person should have read everything before this is told."""
        return False

    def in_order(self, lines: list[Line]) -> list[Line]:
        """What happened in one move, in the order of telling."""
        return lines

    # The screen.

    def compose(self) -> ComposeResult:
        yield Panel("eaves")
        with Vertical(id="middle"):
            with Vertical(id="board"):
                yield from self.board()
            yield Tail("log")
        yield Panel("prompt")
        yield from self.choosing()
        yield Panel("details")
        yield Bar()

    def on_mount(self) -> None:
        self._retell(len(self.match.heard(ME)))
        self.query(Spread).first().focus()
        self.settle()
        self.go_on()

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.width >= ROOMY[0] and event.size.height >= ROOMY[1], "-roomy")
        self.repaint()

    @property
    def roomy(self) -> bool:
        """Whether there is room for large cards."""
        return self.has_class("-roomy")

    def repaint(self) -> None:
        """Draw everything anew."""
        if not self.is_mounted:
            return
        self.paint()
        self.query_one("#log", Tail).draw(lambda width: self._log())
        self.query_one("#prompt", Panel).draw(self._prompt)
        self.query_one("#details", Panel).draw(self._details)
        self.query_one(Bar).offer([*self.buttons(), *self._common_buttons()])

    def say(self, key: str, /, **facts: str | int) -> str:
        """A sentence in the person's language."""
        return self.narrator.voice.say(key, **facts)

    def _common_buttons(self) -> list[Button]:
        say = self.say
        buttons: list[Button] = []
        if self.read is not None:
            buttons.append(("Enter", say("client-key-go-on"), self.action_enter))
        elif self.asked is None:
            buttons.append((say("client-space"), say("client-key-skip"), self.action_skip))
        else:
            buttons.append(("h", say("client-key-hint"), self.action_hint))
        buttons.append(("i", say("client-key-read"), self.action_read))
        buttons.append(("?", say("client-key-help"), self.action_help))
        if self.roomy:
            buttons.append(("j", say("client-key-journal"), self.action_journal))
            speed = say("client-speed", speed=self.settings.speed)
            buttons.append(("t", say("client-key-speed", speed=speed), self.action_tempo))
            buttons.append(("l", say("client-key-language"), self.action_language))
        buttons.append(("q", say("client-key-leave"), self.action_leave))
        return buttons

    def _log(self) -> list[Text]:
        return [_logged(line) for line in self.lines[: self.told]]

    def _prompt(self, width: int) -> list[Text]:
        mark = "▶" if self.asked is not None or self.read is not None else "…"
        return wrapped(Text(f"{mark} {self.prompting}", "bold"), width)

    def _details(self, width: int) -> list[Text]:
        lines: list[Text] = []
        if self.notice:
            lines.append(Text(f"! {self.notice}", "bold #ffb454"))
        lines += self.details()
        if self.thought is not None and self.asked is not None:
            lines.insert(1 if self.notice else 0, self._advice(self.thought))
        rows = [row for line in lines for row in wrapped(line, width)]
        # Always as high, so that nothing jumps while one chooses; others need the room themselves.
        most = SHORT if self.read is None else len(rows)
        return (rows + [Text()] * most)[:most]

    def _advice(self, thought: Thought) -> Text:
        move = self.narrator.move(thought.move)
        why = self.narrator.reason(thought.reason)
        return Text(self.say("client-hint", move=move, why=why), "#7fd1ae")

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

    # What is pressed.

    def on_key(self, event: Key) -> None:
        if event.character is not None and self.press(event.character):
            event.stop()
            event.prevent_default()

    def press(self, character: str) -> bool:
        """Type something, if anything is asked; whether it means anything."""
        known = self.asked is not None and self.typed(character)
        if known:
            self.repaint()
        return known

    def on_spread_moved(self, event: Spread.Moved) -> None:
        self.repaint()

    def on_spread_pressed(self, event: Spread.Pressed) -> None:
        if self.asked is None:
            self.action_skip()
            return
        self.notice = ""
        self.pressed(event)
        self.repaint()

    @abstractmethod
    def pressed(self, event: Spread.Pressed) -> None:
        """Something was chosen with the mouse or the space bar."""

    def action_enter(self) -> None:
        """Commit what was chosen, or go on."""
        if self.asked is None:
            self.action_skip()
            return
        self.notice = ""
        move = self.enter()
        if move is None:
            self.repaint()
        else:
            self.answer(move)

    def action_back(self) -> None:
        """Choose anew."""
        if self.asked is not None:
            self.notice = ""
            self.back()
            self.repaint()

    def action_skip(self) -> None:
        """Wait for nothing more."""
        if self.read is not None:
            self.read.set()
        else:
            self.hurry.set()

    def action_hint(self) -> None:
        """Ask the strongest bot."""
        if self.asked is not None:
            self.run_worker(self._hint(self.asked), exclusive=True, group="hint")

    async def _hint(self, decision: Decision) -> None:
        thought = await asyncio.to_thread(self.sitting.advise, decision)
        if self.asked is decision:
            self.thought = thought
            self.repaint()

    def _page(self, title: str, lines: list[Text], at_end: bool = False) -> None:
        self.app.push_screen(Page(title, lines, self.say("client-key-back"), at_end))

    def action_read(self) -> None:
        """Read cards."""
        self._page(self.say("client-read-title"), self.open_cards())

    def action_journal(self) -> None:
        """Read all that has happened."""
        self._page(self.say("client-journal-title"), self._log(), at_end=True)

    def action_help(self) -> None:
        """Read which keys there are."""
        lines = [Text(self.help()), Text(), Text(self.say("client-help"))]
        self._page(self.say("client-help-title"), lines)

    def action_tempo(self) -> None:
        """Change how long the table waits."""
        self.settings.speed = next_speed(self.settings.speed)
        speed = self.say("client-speed", speed=self.settings.speed)
        self.refuse(self.say("client-speed-now", speed=speed))

    def action_language(self) -> None:
        """Speak the other language."""
        self.settings.speak_next()
        self._retell(self.told)
        self.notice = ""
        self.settle()

    def action_leave(self) -> None:
        """Go home; the game is kept."""
        self.post_message(Left())


def _logged(line: Line) -> Text:
    if line.event.kind in BEGINNINGS:
        return Text(f"─ {line.text}", "bold")
    mine = line.event.facts.get("seat") == ME
    return Text(f"▸ {line.text}" if mine else f"  {line.text}")
