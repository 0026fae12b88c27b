"""Who is there today: people who pass the keyboard, and bots (SF-97)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Input

from gelanggang.bots import bot_names, levels
from gelanggang.core.match import Match
from gelanggang.core.rng import SEALED
from gelanggang.core.rules import Scenario
from gelanggang.games.spell_future.journey import Journey
from gelanggang.games.spell_future.rules import Rules
from gelanggang.start import new_seed
from gelanggang.terminal.bar import Bar
from gelanggang.terminal.drawing import Panel, eaves, wrapped
from gelanggang.terminal.messages import Opened
from gelanggang.terminal.rows import GOLD, WHOLE_LINE, Row, drawn
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import Sitting
from gelanggang.terminal.spread import Face, Spread
from gelanggang.text.catalogue import LANGUAGES, Voice, voice
from gelanggang.text.narrator import player_names, with_bots
from gelanggang.text.titles import bot_about, level_label

PLAYERS: Final = 3
LEVEL: Final = "1"
LONGEST: Final = 16
"""Names stand in columns."""


class Party:
    """People by name, and the bots that sit down with them."""

    def __init__(self, rules: Rules, journey: Journey, speaker: Voice) -> None:
        self.rules: Final = rules
        games = [step for step in journey.steps if step["did"] == "played"]
        told = games[-1]["names"] if games else []
        assert isinstance(told, list)
        names = [str(one) for one in told]
        self.people = _people(names) or player_names(speaker, 1)
        self.seats = len(names) or PLAYERS
        self.bot = levels(rules)[LEVEL]

    def change_seats(self, step: int) -> None:
        """More or fewer players, round and round; people stay."""
        least, most = max(self.rules.fewest_seats, len(self.people)), self.rules.most_seats
        self.seats = least + (self.seats - least + step) % (most - least + 1)

    def change_people(self, step: int, speaker: Voice) -> None:
        """More or fewer people, round and round."""
        most = self.rules.most_seats
        count = (len(self.people) - 1 + step) % most + 1
        fresh = [one for one in player_names(speaker, most) if one not in self.people]
        self.people = [*self.people, *fresh][:count]
        self.seats = max(self.seats, count, self.rules.fewest_seats)

    def change_bot(self, step: int) -> None:
        """Another level of bots."""
        names = bot_names(self.rules)
        self.bot = names[(names.index(self.bot) + step) % len(names)]

    def rename(self, place: int, name: str) -> bool:
        """Whether somebody can be called so."""
        name = " ".join(name.split())
        others = [one.casefold() for i, one in enumerate(self.people) if i != place]
        if not name or not name.isprintable() or len(name) > LONGEST or name.casefold() in others:
            return False
        self.people[place] = name
        return True

    def called(self, speaker: Voice) -> list[str]:
        """What everybody is called, by seat."""
        return with_bots(speaker, self.people, self.seats)

    def sit(self, start: Scenario) -> Sitting:
        """A new game of a chapter."""
        match = Match(self.rules, self.seats, {}, new_seed(), SEALED, start)
        bots = [self.bot] * (self.seats - len(self.people))
        return Sitting(match, bots, people=self.people[:])


def _people(names: list[str]) -> list[str]:
    """Who of those that played were people: the others have the names that bots get then."""
    for count in range(1, len(names)):
        people = names[:count]
        if any(with_bots(voice(lang), people, len(names)) == names for lang in LANGUAGES):
            return people
    return names


class Attendance(Screen[None]):
    """Rows with who is there; Enter gives somebody a name."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False, priority=True),
        Binding("right", "change(1)", show=False, priority=True),
        Binding("enter", "name", show=False),
        Binding("q,escape", "back", show=False),
    ]

    def __init__(self, party: Party, settings: Settings, back: Callable[[], Screen[None]]) -> None:
        super().__init__()
        self.party: Final = party
        self.settings: Final = settings
        self.back: Final = back
        self.naming = -1
        """Whose name is typed now."""
        self.notice = ""

    @property
    def voice(self) -> Voice:
        """Who speaks."""
        return voice(self.settings.lang)

    def compose(self) -> ComposeResult:
        with Vertical(id="house"):
            yield Panel("eaves")
            yield Spread("rows")
            yield Panel("about")
            yield Input(id="name", max_length=LONGEST)
            yield Bar()

    def on_mount(self) -> None:
        self.query_one(Input).disabled = True
        self.query_one(Spread).focus()
        self.paint()

    def rows(self) -> list[Row]:
        """What stands on the screen now."""
        say, party = self.voice.say, self.party
        names = [
            Row(say("terminal-person", number=place), name)
            for place, name in enumerate(party.people, 1)
        ]
        level = next((n for n, one in levels(party.rules).items() if one == party.bot), "")
        label = level_label(self.voice, level, party.bot) if level else party.bot
        return [
            Row(say("terminal-people"), str(len(party.people)), self._change_people),
            *names,
            Row(say("terminal-players"), str(party.seats), party.change_seats),
            Row(say("terminal-bots"), label, party.change_bot),
        ]

    def _change_people(self, step: int) -> None:
        self.party.change_people(step, self.voice)

    def paint(self) -> None:
        """Draw everything anew."""
        say = self.voice.say
        head = Text(say("terminal-who"), f"bold {GOLD}")
        self.query_one("#eaves", Panel).draw(lambda width: eaves(head, Text(), 1, 1, width))
        self.query_one(Spread).lay([Face(drawn(row)) for row in self.rows()], (WHOLE_LINE, 1))
        about = self.notice or (
            say("terminal-people-about", bots=self.party.seats - len(self.party.people))
            + "\n"
            + bot_about(self.voice, self.party.rules, self.party.bot)
        )
        self.query_one("#about", Panel).draw(
            lambda width: [
                row for line in about.split("\n") for row in wrapped(Text(line, "dim"), width)
            ]
        )
        self.query_one(Bar).offer(
            [
                ("← →", say("terminal-key-change"), lambda: self.action_change(1)),
                ("Enter", say("terminal-key-name"), self.action_name),
                ("q", say("terminal-key-back"), self.action_back),
            ]
        )

    # What is pressed.

    def on_spread_moved(self, event: Spread.Moved) -> None:
        self.paint()

    def on_spread_pressed(self, event: Spread.Pressed) -> None:
        row = self.rows()[event.place]
        if row.change is None:
            self.action_name()
        else:
            self.action_change(1)

    def action_change(self, step: int) -> None:
        """Another choice in the row of the cursor."""
        row = self.rows()[self.query_one(Spread).cursor]
        if row.change is not None and self.naming < 0:
            row.change(step)
            self.paint()

    def action_name(self) -> None:
        """Type the name of who the cursor lies on."""
        place = self.query_one(Spread).cursor - 1
        if not 0 <= place < len(self.party.people):
            self.action_back()
            return
        self.naming = place
        field = self.query_one(Input)
        field.value = self.party.people[place]
        field.disabled = False
        self.query_one("#house").add_class("-naming")
        field.focus()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        self.notice = ""
        if not self.party.rename(self.naming, event.value):
            self.notice = self.voice.say("terminal-name-refused", most=LONGEST)
        else:
            self._close_field()
        self.paint()

    def _close_field(self) -> None:
        self.naming = -1
        self.query_one("#house").remove_class("-naming")
        self.query_one(Input).disabled = True
        self.query_one(Spread).focus()

    def action_back(self) -> None:
        """Leave the field, or go back to the campaign."""
        if self.naming >= 0:
            self.notice = ""
            self._close_field()
            self.paint()
        else:
            self.post_message(Opened(self.back()))
