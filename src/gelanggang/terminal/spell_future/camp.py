"""Where a party is between two games: the map, the story, and what is to be chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Resize
from textual.screen import Screen

from gelanggang.core.rules import Scenario
from gelanggang.games.spell_future.journey import ENDED, PLAY, PROVISION, Step
from gelanggang.terminal.bar import Bar, Button
from gelanggang.terminal.drawing import Panel, eaves, wrapped
from gelanggang.terminal.keeping import Keeping
from gelanggang.terminal.messages import Opened, Sat
from gelanggang.terminal.page import Page
from gelanggang.terminal.rows import GOLD, WHOLE_LINE
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import Sitting
from gelanggang.terminal.spell_future.chronicle import Chronicle
from gelanggang.terminal.spell_future.logbook import after, logbook, tries
from gelanggang.terminal.spell_future.map import draw_map
from gelanggang.terminal.spell_future.party import Attendance, Party
from gelanggang.terminal.spread import Face, Spread
from gelanggang.text.catalogue import Voice, listed, voice
from gelanggang.text.errors import sentence
from gelanggang.text.spell_recap import recap
from gelanggang.text.spell_story import StoryTeller

# What is on the screen below the map.
RETURN: Final = "return"
AFTER: Final = "after"
CHOOSE: Final = "choose"
BEFORE: Final = "before"
ENDING: Final = "ending"
AGAIN: Final = "again"

HIGH: Final = 36
"""From so many lines on there is room to tell what the marks on the map mean."""


class Chapter:
    """The tale of a game that is written down."""

    goes_on: Final = True

    def __init__(self, camp: Camp) -> None:
        self._camp: Final = camp
        self._over = False
        self.keeping: Final[Keeping] = camp.chronicle.bookmark

    def ended(self, sitting: Sitting) -> None:
        """The game is over: it is told how the story goes on."""
        camp = self._camp
        self._over = True
        camp.problem = ""
        try:
            camp.chronicle.ended(sitting, sitting.called(camp.voice))
        except OSError as error:
            camp.problem = str(error.strerror)

    def camp(self) -> Camp:
        """Back to the map."""
        asked = self._camp.journey.asked
        reads = self._over and asked in (PLAY, ENDED)
        return self._camp.again(AFTER if reads else "")


class Rehearsal:
    """The tale of a game that changes nothing: a walked chapter, or a day of practice (SF-99)."""

    goes_on: Final = False

    def __init__(self, camp: Camp) -> None:
        self._camp: Final = camp
        self.keeping: Final = camp.keeping

    def ended(self, sitting: Sitting) -> None:
        """Nothing follows from it."""

    def camp(self) -> Camp:
        """Back to the map."""
        return self._camp.again()


class Camp(Screen[None]):
    """The map above, the story below."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "go_on", show=False),
        Binding("b", "logbook", show=False),
        Binding("r", "again", show=False),
        Binding("w", "who", show=False),
        Binding("p", "practise", show=False),
        Binding("pageup", "turn(-1)", show=False),
        Binding("pagedown", "turn(1)", show=False),
        Binding("l", "language", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "back", show=False),
    ]

    def __init__(
        self,
        chronicle: Chronicle,
        settings: Settings,
        keeping: Keeping,
        back: Callable[[], Screen[None]],
        party: Party | None = None,
        moment: str = "",
    ) -> None:
        super().__init__()
        self.chronicle: Final = chronicle
        self.settings: Final = settings
        self.keeping: Final = keeping
        self.back: Final = back
        self.journey: Final = chronicle.journey
        self.party: Final = party or Party(chronicle.rules, self.journey, self.voice)
        self.left: Final = chronicle.left()
        """The game of this chapter that was left in its middle."""
        self.problem = ""
        """Why the campaign could not be written."""
        self.moment = moment or self._now()

    def again(self, moment: str = "") -> Camp:
        """The same place after a game, or after another screen."""
        camp = Camp(self.chronicle, self.settings, self.keeping, self.back, self.party, moment)
        camp.problem = self.problem
        return camp

    def _now(self) -> str:
        """What comes next, by what the party is asked."""
        if self.journey.asked == ENDED:
            return ENDING
        return BEFORE if self.journey.asked == PLAY else CHOOSE

    @property
    def voice(self) -> Voice:
        """Who speaks."""
        return voice(self.settings.lang)

    @property
    def teller(self) -> StoryTeller:
        """Who tells the story."""
        return StoryTeller(self.chronicle.campaign, self.chronicle.rules.pack, self.voice)

    def compose(self) -> ComposeResult:
        with Vertical(id="camp"):
            yield Panel("eaves")
            yield Panel("map")
            with VerticalScroll(id="told", can_focus=False):
                yield Panel("story")
            yield Spread("choices")
            yield Panel("notice")
            yield Bar()

    def on_resize(self, event: Resize) -> None:
        self.set_class(event.size.height >= HIGH, "-roomy")
        self.paint()

    @property
    def roomy(self) -> bool:
        """Whether there is room for more than what is needed."""
        return self.has_class("-roomy")

    # Drawing.

    def paint(self) -> None:
        """Draw everything anew."""
        teller = self.teller
        head = Text(teller.title(), f"bold {GOLD}")
        name = Text(self.journey.name, "bold")
        walked, length = len(self.journey.walked), self.chronicle.campaign.length
        self.query_one("#eaves", Panel).draw(lambda width: eaves(head, name, walked, length, width))
        self.query_one("#map", Panel).draw(self._map)
        self.query_one("#story", Panel).draw(self._story)
        choices = self.query_one("#choices", Spread)
        offered = self._offered()
        width = self.query_one("#camp").content_size.width
        high = max([len(wrapped(Text(one), width - 2)) for one in offered], default=1)
        choices.lay([Face(_choice(one, high)) for one in offered], (WHOLE_LINE, high))
        choices.display = bool(offered)
        choices.can_focus = bool(offered)
        if offered:
            choices.focus()
        self.query_one("#notice", Panel).draw(self._notice)
        self.query_one(Bar).offer(self._buttons())

    def _map(self, width: int) -> list[Text]:
        marks = wrapped(Text(self.voice.say("terminal-map-marks"), "dim"), width)
        lines = [*draw_map(self.journey, self.teller, width), *(marks if self.roomy else [])]
        return [*lines, *self._carried(width), Text()]

    def _carried(self, width: int) -> list[Text]:
        """Scars, Memories and the Provision."""
        journey, teller, say = self.journey, self.teller, self.voice.say
        told = [say("terminal-scars", n=journey.scars)] if journey.scars else []
        if journey.memories:
            names = listed(self.voice, [teller.memory(one) for one in journey.memories])
            told.append(say("terminal-memories", names=names))
        if journey.provision:
            told.append(say("terminal-provision", name=teller.provision(journey.provision)))
        return [row for line in told for row in wrapped(Text(line), width)]

    def _story(self, width: int) -> list[Text]:
        lines = self._told()
        return [row for line in lines for row in (wrapped(line, width) if line else [Text()])]

    def _told(self) -> list[Text]:
        """What is told at this moment, a paragraph a line."""
        journey, teller, say = self.journey, self.teller, self.voice.say
        if self.moment == RETURN:
            ahead = self._in_force() if journey.chapter else []
            lines = [Text(say("terminal-where-were-we"), "bold")]
            lines += [Text(one) for one in recap(teller, journey)]
            return [*lines, Text(), *ahead]
        if self.moment in (AFTER, CHOOSE):
            key = str(self._last["chapter"])
            lines = [Text(teller.name(key), "bold"), Text(after(teller, journey, self._last))]
            if self.moment == CHOOSE:
                provision = journey.asked == PROVISION
                asked = say("terminal-choose-provision" if provision else "terminal-choose-memory")
                lines += [Text(), Text(asked, "bold #ffd98a")]
            return lines
        if self.moment == AGAIN:
            return [Text(say("terminal-again-which"), "bold"), Text(say("terminal-again-about"))]
        if self.moment == ENDING:
            key = journey.ending
            return [Text(teller.name(key), "bold"), Text(teller.ending(key))]
        name = Text(teller.name(journey.chapter), "bold")
        days = say("terminal-days-long", n=journey.leaf.chapter.pack.days)
        head = Text.assemble(name, (f"  {days}", "dim"))
        return [head, Text(teller.before(journey.chapter)), Text(), *self._in_force()]

    def _in_force(self) -> list[Text]:
        """The rule of the next chapter, its goal, and who is there."""
        teller, chapter = self.teller, self.journey.leaf.chapter
        rules = [Text(f"◇ {line}", "bold") for line in teller.rules(chapter)]
        goals = [Text(f"▷ {line}", "bold") for line in teller.goals(chapter)]
        seated = self.party if self.left is None else self.left
        names = listed(self.voice, seated.called(self.voice))
        return [*rules, *goals, Text(self.voice.say("terminal-with", names=names), "dim")]

    @property
    def _last(self) -> Step:
        return tries(self.journey)[-1]

    def _offered(self) -> list[str]:
        """What can be chosen now."""
        journey, teller = self.journey, self.teller
        if self.moment == AGAIN:
            return [teller.name(one.key) for one in journey.walked]
        if self.moment != CHOOSE:
            return []
        provision = journey.asked == PROVISION
        tell = teller.provision if provision else teller.memory_line
        return [tell(one) for one in journey.choices()]

    def _notice(self, width: int) -> list[Text]:
        say = self.voice.say
        told = [
            say("terminal-set-aside", problem=sentence(self.voice, one.error), file=str(one.aside))
            for one in self.chronicle.broken
        ]
        if self.problem:
            told.append(say("terminal-story-not-kept", problem=self.problem))
        return [row for line in told for row in wrapped(Text(f"! {line}", "bold #ffb454"), width)]

    def _buttons(self) -> list[Button]:
        say = self.voice.say
        buttons: list[Button] = []
        if self.moment in (CHOOSE, AGAIN):
            buttons.append(("Enter", say("terminal-key-choose"), self.action_go_on))
        elif self.moment == BEFORE:
            key = "terminal-key-begin" if self.left is None else "terminal-key-go-on"
            buttons.append(("Enter", say(key), self.action_go_on))
        elif self.moment != ENDING:
            buttons.append(("Enter", say("terminal-key-onward"), self.action_go_on))
        if self.moment == RETURN and self.journey.chapter:
            buttons.append(("p", say("terminal-key-practise"), self.action_practise))
        if self.moment == BEFORE and self.left is None:
            buttons.append(("w", say("terminal-key-who"), self.action_who))
        if self.journey.steps:
            buttons.append(("b", say("terminal-key-logbook"), self.action_logbook))
        if self.journey.walked and self.moment != AGAIN:
            buttons.append(("r", say("terminal-key-replay"), self.action_again))
        buttons.append(("l", self.settings.languages()[0], self.action_language))
        buttons.append(("?", say("terminal-key-help"), self.action_help))
        buttons.append(("q", say("terminal-key-back"), self.action_back))
        return buttons

    # What is pressed.

    def on_spread_pressed(self, event: Spread.Pressed) -> None:
        self.action_go_on()

    def on_spread_moved(self, event: Spread.Moved) -> None:
        self.query_one("#choices", Spread).refresh()

    def action_go_on(self) -> None:
        """Choose, read on, or play."""
        place = self.query_one("#choices", Spread).cursor
        if self.moment == AGAIN:
            self._rehearse(self.journey.again(self.journey.walked[place].key))
        elif self.moment == BEFORE:
            sitting = self.left or self.party.sit(self.journey.start())
            self.post_message(Sat(sitting, Chapter(self)))
        elif self.moment == CHOOSE:
            try:
                self.chronicle.choose(self.journey.choices()[place])
            except OSError as error:
                self.problem = str(error.strerror)
            self._turn_to(self._now())
        elif self.moment != ENDING:
            self._turn_to(self._now())

    def _turn_to(self, moment: str) -> None:
        self.moment = moment
        self.query_one("#choices", Spread).cursor = 0
        self.query_one(VerticalScroll).scroll_home(animate=False)
        self.paint()

    def _rehearse(self, start: Scenario) -> None:
        self.post_message(Sat(self.party.sit(start), Rehearsal(self)))

    def action_practise(self) -> None:
        """One day of the next chapter that changes nothing."""
        if self.moment == RETURN and self.journey.chapter:
            self._rehearse(self.journey.practice())

    def action_again(self) -> None:
        """Choose a walked chapter to play once more."""
        if self.journey.walked:
            self._turn_to(AGAIN)

    def action_who(self) -> None:
        """Say who is there today."""
        if self.moment == BEFORE and self.left is None:
            self.post_message(Opened(Attendance(self.party, self.settings, self.again)))

    def action_logbook(self) -> None:
        """Read every try, with its story."""
        if self.journey.steps:
            say = self.voice.say
            lines = logbook(self.teller, self.journey)
            page = Page(say("terminal-logbook-title"), lines, say("terminal-key-back"), True)
            self.app.push_screen(page)

    def action_turn(self, step: int) -> None:
        """Scroll the story."""
        told = self.query_one(VerticalScroll)
        told.scroll_relative(y=step * max(told.size.height - 1, 1), animate=False)

    def action_language(self) -> None:
        """Speak the next language."""
        self.settings.speak_next()
        self.paint()

    def action_help(self) -> None:
        """Read which keys there are."""
        say = self.voice.say
        lines = [
            Text(say("terminal-map-marks")),
            Text(),
            Text(say("terminal-help-story", file=str(self.chronicle.file))),
        ]
        self.app.push_screen(Page(say("terminal-help-title"), lines, say("terminal-key-back")))

    def action_back(self) -> None:
        """Leave the list, or go to the other campaigns."""
        if self.moment == AGAIN:
            self._turn_to(self._now())
        else:
            self.post_message(Opened(self.back()))


def _choice(text: str, high: int) -> Callable[[int, bool], list[Text]]:
    def draw(width: int, pointed: bool) -> list[Text]:
        rows = wrapped(Text(text), width - 2)[:high]
        rows += [Text()] * (high - len(rows))
        heads = ["▸ " if pointed else "• ", *["  "] * (high - 1)]
        style = "bold on #2b241a" if pointed else ""
        return [
            Text.assemble(head, row, style=style) for head, row in zip(heads, rows, strict=True)
        ]

    return draw
