"""All campaigns that were begun here: go on with one, or begin another."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Input

from gelanggang.games import load_rules
from gelanggang.games.spell_future.campaign import Campaign, default_campaign, load_campaign
from gelanggang.games.spell_future.rules import KEY, Rules
from gelanggang.terminal.bar import Bar, Button
from gelanggang.terminal.drawing import Panel, eaves, wrapped
from gelanggang.terminal.keeping import Broken, Keeping
from gelanggang.terminal.messages import Left, Opened
from gelanggang.terminal.rows import GOLD, WHOLE_LINE, Row, drawn
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.spell_future.camp import RETURN, Camp
from gelanggang.terminal.spell_future.chronicle import Chronicle, begin_chronicle, chronicles
from gelanggang.terminal.spell_future.party import Party
from gelanggang.terminal.spread import Face, Spread
from gelanggang.text.catalogue import Voice, voice
from gelanggang.text.errors import sentence
from gelanggang.text.spell_story import StoryTeller

LONGEST: Final = 30
"""Letters of the name of a campaign."""
MOST_SHOWN: Final = 12
"""Campaigns that fit on a small screen; the others are files that can be opened by name."""


class Shelf(Screen[None]):
    """A row a campaign, and one for a new one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", show=False),
        Binding("x,delete", "forget", show=False),
        Binding("l", "language", show=False),
        Binding("q,escape", "back", show=False),
    ]

    def __init__(self, settings: Settings, keeping: Keeping) -> None:
        super().__init__()
        self.settings: Final = settings
        self.keeping: Final = keeping
        self.rules: Final[Rules] = load_rules(KEY)
        self.campaign: Final[Campaign] = load_campaign(default_campaign(), self.rules.pack)
        self.kept: list[Chronicle] = []
        self.broken: list[Broken] = []
        self.doomed: Chronicle | None = None
        """Thrown away when that is said once more."""
        self.notice = ""

    @property
    def voice(self) -> Voice:
        """Who speaks."""
        return voice(self.settings.lang)

    @property
    def teller(self) -> StoryTeller:
        """Who tells the story."""
        return StoryTeller(self.campaign, self.rules.pack, self.voice)

    def compose(self) -> ComposeResult:
        with Vertical(id="house"):
            yield Panel("eaves")
            yield Spread("rows")
            yield Panel("about")
            yield Input(id="name", max_length=LONGEST)
            yield Bar()

    def on_mount(self) -> None:
        self.kept, self.broken = chronicles(self.keeping.folder, self.rules, self.campaign)
        del self.kept[MOST_SHOWN:]
        self.query_one(Input).disabled = True
        self.query_one(Spread).focus()
        self.paint()

    def rows(self) -> list[Row]:
        """What stands on the screen now."""
        say, teller = self.voice.say, self.teller
        rows: list[Row] = []
        for one in self.kept:
            journey, last = one.journey, one.last()
            where = say(
                "terminal-story-where",
                walked=len(journey.walked),
                length=self.campaign.length,
                place=teller.name(journey.chapter or journey.ending),
                dated="no" if last is None else "yes",
                date="" if last is None else last.isoformat(),
            )
            rows.append(Row(journey.name, where))
        rows.append(Row(say("terminal-story-new"), teller.title()))
        return rows

    def paint(self) -> None:
        """Draw everything anew."""
        say = self.voice.say
        head = Text(say("terminal-story-title"), f"bold {GOLD}")
        self.query_one("#eaves", Panel).draw(lambda width: eaves(head, Text(), 1, 1, width))
        self.query_one(Spread).lay([Face(drawn(row)) for row in self.rows()], (WHOLE_LINE, 1))
        self.query_one("#about", Panel).draw(self._about)
        pointed = self._pointed()
        buttons: list[Button] = [
            (
                "Enter",
                say("terminal-key-begin" if pointed is None else "terminal-key-go-on"),
                self.action_open,
            )
        ]
        if pointed is not None:
            buttons.append(("x", say("terminal-key-forget"), self.action_forget))
        buttons.append(("l", self.settings.languages()[0], self.action_language))
        buttons.append(("q", say("terminal-key-back"), self.action_back))
        self.query_one(Bar).offer(buttons)

    def _pointed(self) -> Chronicle | None:
        """The campaign under the cursor; None: a new one."""
        place = self.query_one(Spread).cursor
        return self.kept[place] if place < len(self.kept) else None

    def _about(self, width: int) -> list[Text]:
        say = self.voice.say
        pointed = self._pointed()
        told = say("terminal-story-about")
        if pointed is not None:
            told = say("terminal-story-file", file=str(pointed.file))
        lines = wrapped(Text(told, "dim"), width)
        notices = [
            say("terminal-set-aside", problem=sentence(self.voice, one.error), file=str(one.aside))
            for one in self.broken
        ]
        notices += [self.notice] if self.notice else []
        for one in notices:
            lines += wrapped(Text(f"! {one}", "#ffb454"), width)
        return lines

    # What is pressed.

    def on_spread_moved(self, event: Spread.Moved) -> None:
        if self._pointed() is not self.doomed:
            self._spare()
        self.paint()

    def on_spread_pressed(self, event: Spread.Pressed) -> None:
        self.action_open()

    def _spare(self) -> None:
        self.doomed = None
        self.notice = ""

    def action_open(self) -> None:
        """Go on, or ask for the name of a new one."""
        pointed = self._pointed()
        if pointed is not None:
            self._open(pointed)
            return
        field = self.query_one(Input)
        field.disabled = False
        self.query_one("#house").add_class("-naming")
        field.focus()
        self.notice = self.voice.say("terminal-story-name")
        self.paint()

    def _open(self, chronicle: Chronicle) -> None:
        self.post_message(Opened(at_camp(chronicle, self.settings, self.keeping)))

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        name = " ".join(event.value.split())
        if not name or not name.isprintable():
            return
        try:
            begun = begin_chronicle(self.keeping.folder, name, self.rules, self.campaign)
        except OSError as error:
            self.notice = self.voice.say("terminal-story-not-kept", problem=str(error.strerror))
            self.paint()
        else:
            self._open(begun)

    def action_forget(self) -> None:
        """Throw a campaign away, when it was said twice."""
        pointed = self._pointed()
        if pointed is None:
            return
        if self.doomed is not pointed:
            self.doomed = pointed
            self.notice = self.voice.say("terminal-story-forget", name=pointed.journey.name)
        else:
            pointed.forget()
            self.kept.remove(pointed)
            self._spare()
        self.paint()

    def action_language(self) -> None:
        """Speak the next language."""
        self.settings.speak_next()
        self._spare()
        self.paint()

    def action_back(self) -> None:
        """Leave the field, or go to the first screen."""
        if self.query_one("#house").has_class("-naming"):
            self.query_one("#house").remove_class("-naming")
            self.query_one(Input).disabled = True
            self.query_one(Spread).focus()
            self._spare()
            self.paint()
        else:
            self.post_message(Left())


def at_camp(
    chronicle: Chronicle, settings: Settings, keeping: Keeping, party: Party | None = None
) -> Camp:
    """Open a campaign; after a while it begins with where one was."""

    def back() -> Shelf:
        return Shelf(settings, keeping)

    moment = RETURN if chronicle.long_ago() else ""
    return Camp(chronicle, settings, keeping, back, party, moment)
