"""What every table shows, and what is pressed at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.events import Key, Resize
from textual.screen import Screen

from gelanggang.bots.thought import Thought
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from gelanggang.terminal.bar import Bar, Button
from gelanggang.terminal.course import Course
from gelanggang.terminal.curtain import Curtain
from gelanggang.terminal.drawing import Panel, Tail, wrapped
from gelanggang.terminal.driver import ENTER, ESCAPE, TAB
from gelanggang.terminal.games import known
from gelanggang.terminal.keeping import Keeping
from gelanggang.terminal.messages import Ended, Left
from gelanggang.terminal.page import Page
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import Sitting
from gelanggang.terminal.speed import next_speed
from gelanggang.terminal.spread import Spread
from gelanggang.text.narrator import Line

ROOMY: Final = (120, 36)
"""From this size on the journal stands beside the table, and cards are drawn larger."""
BEGINNINGS: Final = ("round", "turn", "day")
SHORT: Final = 3
"""Rows for what the cursor lies on, on a small screen."""


class Table(Screen[None]):
    """The screen of a game: the frame, the journal, the keys.  A driver draws the game itself."""

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
        self.settings: Final = settings
        self.course: Final = Course(sitting, settings, keeping, self)
        self.driver: Final = known(sitting.match.rules).driver(self.course)

    # The game goes on.

    def go_on(self, move: Move | None = None) -> None:
        """Let the course go on beside the screen: bots may take their time."""
        self.run_worker(self._go_on(move), exclusive=True, group="game")

    async def _go_on(self, move: Move | None) -> None:
        await self.course.run(move)
        if self.course.match.over:
            self.post_message(Ended(self.course.sitting))
        elif self.course.asked is None:
            # Nobody sat down.
            self.action_leave()
        elif self.settings.hints:
            self.action_hint()

    async def hand_over(self, name: str, lift: Callable[[], None]) -> bool:
        """Cover the screen until somebody sits down at it; whether they did."""
        curtain = Curtain(name, self.course.narrator.voice)
        self.app.push_screen(curtain)
        seated = await curtain.answer()
        if seated:
            lift()
        self.app.pop_screen()
        return seated

    def begin(self) -> None:
        """A new question: nothing is chosen yet."""
        self.driver.begin()

    def rests_before(self, line: Line) -> bool:
        """Whether the person should have read everything before this is told."""
        return self.driver.rests_before(line)

    # The screen.

    def compose(self) -> ComposeResult:
        yield Panel("eaves")
        with Vertical(id="middle"):
            with Vertical(id="board"):
                yield from self.driver.board()
            yield Tail("log")
        yield Panel("prompt")
        yield from self.driver.choosing()
        yield Panel("details")
        yield Bar()

    def on_mount(self) -> None:
        self.course.retell()
        self.query(Spread).first().focus()
        self.course.settle()
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
        if not self.is_mounted or self.course.covered:
            return
        self.query_one("#eaves", Panel).draw(self.driver.eaves)
        self.driver.paint(self.roomy)
        self.query_one("#log", Tail).draw(lambda width: self._log())
        self.query_one("#prompt", Panel).draw(self._prompt)
        self.query_one("#details", Panel).draw(self._details)
        own: list[Button] = [
            (shown, label, self._pressing(key)) for shown, label, key in self.driver.buttons()
        ]
        self.query_one(Bar).offer([*own, *self._common_buttons()])

    def _common_buttons(self) -> list[Button]:
        say = self.course.say
        buttons: list[Button] = []
        if self.course.reading is not None:
            buttons.append(("Enter", say("terminal-key-go-on"), self.action_enter))
        elif self.course.asked is None:
            buttons.append((say("terminal-space"), say("terminal-key-skip"), self.action_skip))
        else:
            buttons.append(("h", say("terminal-key-hint"), self.action_hint))
        buttons.append(("i", say("terminal-key-read"), self.action_read))
        buttons.append(("?", say("terminal-key-help"), self.action_help))
        if self.roomy:
            buttons.append(("j", say("terminal-key-journal"), self.action_journal))
            speed = say("terminal-speed", speed=self.settings.speed)
            buttons.append(("t", say("terminal-key-speed", speed=speed), self.action_tempo))
            buttons.append(("l", self.settings.languages()[0], self.action_language))
        buttons.append(("q", say("terminal-key-leave"), self.action_leave))
        return buttons

    def _log(self) -> list[Text]:
        me = self.course.me
        return [_logged(line, me) for line in self.course.lines[: self.course.told]]

    def _prompt(self, width: int) -> list[Text]:
        course = self.course
        mine = course.asked is not None or course.reading is not None
        return wrapped(Text(f"{'▶' if mine else '…'} {course.prompting}", "bold"), width)

    def _details(self, width: int) -> list[Text]:
        course = self.course
        lines: list[Text] = []
        if course.notice:
            lines.append(Text(f"! {course.notice}", "bold #ffb454"))
        if course.thought is not None and course.asked is not None:
            lines.append(self._advice(course.thought))
        lines += self.driver.details()
        rows = [row for line in lines for row in wrapped(line, width)]
        # Always as high, so that nothing jumps while one chooses; others need the room themselves.
        most = SHORT if course.reading is None else len(rows)
        return (rows + [Text()] * most)[:most]

    def _advice(self, thought: Thought) -> Text:
        move = self.course.narrator.move(thought.move)
        why = self.course.narrator.reason(thought.reason)
        return Text(self.course.say("terminal-hint", move=move, why=why), "#7fd1ae")

    # What is pressed.

    def on_key(self, event: Key) -> None:
        if event.character is not None and self.press(event.character):
            event.stop()
            event.prevent_default()

    def press(self, character: str) -> bool:
        """Type something, if anything is asked; whether it means anything."""
        known = self.course.asked is not None and self.driver.typed(character)
        if known:
            self.repaint()
        return known

    def _pressing(self, key: str) -> Callable[[], object]:
        """What a click on the name of a key does."""
        own: dict[str, Callable[[], object]] = {
            ENTER: self.action_enter,
            ESCAPE: self.action_back,
            TAB: self.focus_next,
        }
        return own.get(key, lambda: self.press(key))

    def on_spread_moved(self, event: Spread.Moved) -> None:
        self.repaint()

    def on_spread_pressed(self, event: Spread.Pressed) -> None:
        if self.course.asked is None:
            self.action_skip()
            return
        self.course.notice = ""
        self.driver.pressed(event)
        self.repaint()

    def action_enter(self) -> None:
        """Commit what was chosen, or go on."""
        if self.course.asked is None:
            self.action_skip()
            return
        self.course.notice = ""
        move = self.driver.enter()
        if move is None:
            self.repaint()
        else:
            self.course.answer(move)

    def action_back(self) -> None:
        """Choose anew."""
        if self.course.asked is not None:
            self.course.notice = ""
            self.driver.back()
            self.repaint()

    def action_skip(self) -> None:
        """Wait for nothing more."""
        self.course.skip()

    def action_hint(self) -> None:
        """Ask the strongest bot."""
        self.run_worker(self.course.advise(), exclusive=True, group="hint")

    def _page(self, title: str, lines: list[Text], at_end: bool = False) -> None:
        self.app.push_screen(Page(title, lines, self.course.say("terminal-key-back"), at_end))

    def action_read(self) -> None:
        """Read cards."""
        self._page(self.course.say("terminal-read-title"), self.driver.open_cards())

    def action_journal(self) -> None:
        """Read all that has happened."""
        self._page(self.course.say("terminal-journal-title"), self._log(), at_end=True)

    def action_help(self) -> None:
        """Read which keys there are."""
        languages = " / ".join(self.settings.languages())
        common = self.course.say("terminal-help", languages=languages)
        lines = [Text(self.driver.help()), Text(), Text(common)]
        self._page(self.course.say("terminal-help-title"), lines)

    def action_tempo(self) -> None:
        """Change how long the table waits."""
        self.settings.speed = next_speed(self.settings.speed)
        speed = self.course.say("terminal-speed", speed=self.settings.speed)
        self.course.mention(self.course.say("terminal-speed-now", speed=speed))

    def action_language(self) -> None:
        """Speak the next language."""
        self.settings.speak_next()
        self.course.retell(self.course.told)
        self.course.notice = ""
        self.course.settle()

    def action_leave(self) -> None:
        """Go home; the game is kept."""
        self.post_message(Left())


def _logged(line: Line, me: Seat) -> Text:
    if line.event.kind in BEGINNINGS:
        return Text(f"─ {line.text}", "bold")
    mine = line.event.facts.get("seat") == me
    return Text(f"▸ {line.text}" if mine else f"  {line.text}")
