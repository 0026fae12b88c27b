"""What every table shows, and what is pressed at it."""

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

from gelanggang.bots.thought import Thought
from gelanggang.core.decision import Decision
from gelanggang.core.move import Move
from gelanggang.terminal.bar import Bar, Button
from gelanggang.terminal.course import Course
from gelanggang.terminal.drawing import Panel, Tail, wrapped
from gelanggang.terminal.page import Page
from gelanggang.terminal.sitting import ME
from gelanggang.terminal.speed import next_speed
from gelanggang.terminal.spread import Spread
from gelanggang.text.telling import Line

ROOMY: Final = (120, 36)
"""From this size on the journal stands beside the table, and cards are drawn larger."""
BEGINNINGS: Final = ("round", "turn", "day")
SHORT: Final = 3
"""Rows for what the cursor lies on, on a small screen."""


class Left(Message):
    """The person has left the table."""


class Table(Course):
    """The screen of a game.  Each game says how it is drawn and how its questions are answered."""

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
