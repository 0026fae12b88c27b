"""How a game ended, why, and where everybody's points came from."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Input

from gelanggang.core.match import Match
from gelanggang.core.rng import SEALED, commitment
from gelanggang.start import new_seed
from gelanggang.terminal.bar import Bar
from gelanggang.terminal.drawing import Panel, eaves, wrapped
from gelanggang.terminal.games import known
from gelanggang.terminal.messages import Left, Sat
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import ME, Sitting
from gelanggang.terminal.tale import Tale
from gelanggang.text.catalogue import Voice, voice
from gelanggang.text.titles import title

GOLD: Final = "#d9a441"
ENDINGS: Final = ("won", "shared-win", "team-won", "fell", "chapter-won", "chapter-lost")


class Recap(Screen[None]):
    """The result; from here one plays again, keeps the record, or goes home."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "again", show=False),
        Binding("s", "save", show=False),
        Binding("l", "language", show=False),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(self, sitting: Sitting, settings: Settings, tale: Tale | None = None) -> None:
        super().__init__()
        self.sitting: Final = sitting
        self.tale: Final = tale
        self.settings: Final = settings
        self.notice = ""

    @property
    def match(self) -> Match:
        """The game that is over."""
        return self.sitting.match

    @property
    def voice(self) -> Voice:
        """Who speaks."""
        return voice(self.settings.lang)

    def compose(self) -> ComposeResult:
        with Vertical(id="tale"):
            yield Panel("eaves")
            yield Panel("result")
            yield Panel("sources")
            yield Panel("notice")
            yield Input(id="file")
            yield Bar()

    def on_mount(self) -> None:
        self.query_one(Input).disabled = True
        self.paint()

    def paint(self) -> None:
        """Draw everything anew."""
        say = self.voice.say
        key = self.match.rules.key
        head = Text(say("terminal-end", title=title(self.voice, key)), f"bold {GOLD}")
        self.query_one("#eaves", Panel).draw(lambda width: eaves(head, Text(), 1, 1, width))
        self.query_one("#result", Panel).draw(self._result)
        self.query_one("#sources", Panel).draw(self._sources)
        self.query_one("#notice", Panel).draw(
            lambda width: wrapped(Text(self.notice, "#ffb454"), width) if self.notice else []
        )
        onward = "terminal-key-onward" if self._goes_on else "terminal-key-again"
        self.query_one(Bar).offer(
            [
                ("Enter", say(onward), self.action_again),
                ("s", say("terminal-key-save"), self.action_save),
                (
                    "q",
                    say("terminal-key-back" if self.tale else "terminal-key-home"),
                    self.action_leave,
                ),
            ]
        )

    @property
    def _goes_on(self) -> bool:
        """Whether there is a story that waits."""
        return self.tale is not None and self.tale.goes_on

    def _result(self, width: int) -> list[Text]:
        """Who won, in the words of the game, and the last things that led to it."""
        teller = self.sitting.narrator(self.voice)
        told = teller.tell(self.match.heard(ME), ME)
        endings = [line.text for line in told if line.event.kind in ENDINGS]
        result = "".join((endings or [line.text for line in told])[-1:])
        return [Text(), *wrapped(Text(result, "bold"), width), Text()]

    def _sources(self, width: int) -> list[Text]:
        teller = self.sitting.narrator(self.voice)
        return known(self.match.rules).sources(teller, self.match, width)

    # What is pressed.

    def action_again(self) -> None:
        """The same table once more, or on with the story."""
        if self._goes_on:
            self.post_message(Left())
            return
        old = self.match
        match = Match(old.rules, old.seats, old.options, new_seed(), SEALED, old.scenario)
        sat = self.sitting
        again = Sitting(match, sat.names, sat.pack, people=sat.people)
        self.post_message(Sat(again, self.tale))

    def action_save(self) -> None:
        """Ask for the name of a file."""
        field = self.query_one(Input)
        if not field.value:
            field.value = f"{self.match.rules.key}-{commitment(self.match.seed)[:8]}.json"
        field.disabled = False
        self.query_one("#tale").add_class("-naming")
        field.focus()
        self.notice = self.voice.say("terminal-save-where")
        self.paint()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        path = Path(event.value).expanduser()
        say = self.voice.say
        try:
            with path.open("x", encoding="utf-8") as file:
                file.write(self.match.record().text())
        except FileExistsError:
            self.notice = say("terminal-file-exists", file=str(path))
        except OSError as error:
            self.notice = say(
                "terminal-file-unwritable", file=str(path), problem=str(error.strerror)
            )
        else:
            self.notice = say("terminal-saved", file=str(path))
            self._close_field()
        self.paint()

    def _close_field(self) -> None:
        self.query_one("#tale").remove_class("-naming")
        self.query_one(Input).disabled = True
        self.set_focus(None)

    def action_language(self) -> None:
        """Speak the next language."""
        self.settings.speak_next()
        self.notice = ""
        self.paint()

    def action_leave(self) -> None:
        """Leave the field, or go home."""
        if self.query_one("#tale").has_class("-naming"):
            self._close_field()
            self.notice = ""
            self.paint()
        else:
            self.post_message(Left())
