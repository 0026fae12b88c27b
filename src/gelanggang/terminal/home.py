"""The first screen: go on with a game that was left, or agree on a new one."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen

from gelanggang.bots import bot_names, levels
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules, Match
from gelanggang.core.rng import SEALED
from gelanggang.core.rules import Choice
from gelanggang.games import GAMES, load_rules
from gelanggang.start import new_seed
from gelanggang.terminal.bar import Bar, Button
from gelanggang.terminal.drawing import Panel, eaves, wrapped
from gelanggang.terminal.games import Story, stories
from gelanggang.terminal.keeping import Broken, Keeping
from gelanggang.terminal.messages import Opened, Sat
from gelanggang.terminal.page import Page
from gelanggang.terminal.rows import GOLD, WHOLE_LINE, Row, drawn
from gelanggang.terminal.settings import Settings
from gelanggang.terminal.sitting import Sitting
from gelanggang.terminal.speed import SPEEDS
from gelanggang.terminal.spread import Face, Spread
from gelanggang.text.catalogue import LANGUAGES, Voice, listed, voice
from gelanggang.text.errors import sentence
from gelanggang.text.titles import (
    aim,
    bot_about,
    choice_label,
    level_label,
    option_label,
    title,
    yes_no,
)

PLAYERS: Final = 3


class Agreed:
    """What a table agrees on before the start."""

    def __init__(self) -> None:
        self.game = next(iter(GAMES))
        self.players = PLAYERS
        self._options: dict[str, dict[str, Choice]] = {game: {} for game in GAMES}
        self._bots: dict[str, str] = {}
        self._rules: dict[str, AnyRules] = {}

    @property
    def rules(self) -> AnyRules:
        """The rules of the game that is chosen, read once."""
        if self.game not in self._rules:
            self._rules[self.game] = load_rules(self.game)
        return self._rules[self.game]

    @property
    def options(self) -> dict[str, Choice]:
        """What was said about options; the rest is as the rules have it."""
        return self._options[self.game]

    @property
    def bot(self) -> str:
        """Who plays the other seats."""
        return self._bots.get(self.game, bot_names(self.rules)[-1])

    def change_game(self, step: int) -> None:
        """Another game, with as many players as it allows."""
        games = list(GAMES)
        self.game = games[(games.index(self.game) + step) % len(games)]
        self.players = max(min(self.players, self.rules.most_seats), self.rules.fewest_seats)

    def change_players(self, step: int) -> None:
        """More or fewer, round and round."""
        least, most = self.rules.fewest_seats, self.rules.most_seats
        self.players = least + (self.players - least + step) % (most - least + 1)

    def change_bot(self, step: int) -> None:
        """Another bot."""
        names = bot_names(self.rules)
        self._bots[self.game] = names[(names.index(self.bot) + step) % len(names)]

    def change_option(self, place: int, step: int) -> None:
        """Another choice of an option."""
        option = self.rules.options[place]
        now = option.choices.index(self.options.get(option.name, option.default))
        self.options[option.name] = option.choices[(now + step) % len(option.choices)]

    def start(self) -> Sitting:
        """A new game; BadInput when the rules do not allow what was agreed on."""
        match = Match(self.rules, self.players, self.options, new_seed(), SEALED)
        return Sitting(match, [self.bot] * (self.players - 1))


class Home(Screen[None]):
    """Rows with something to choose; Enter begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False, priority=True),
        Binding("right", "change(1)", show=False, priority=True),
        Binding("enter", "begin", show=False),
        Binding("x,delete", "forget", show=False),
        Binding("s", "story", show=False),
        Binding("l", "language", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("q,escape", "quit", show=False),
    ]

    def __init__(self, agreed: Agreed, settings: Settings, keeping: Keeping) -> None:
        super().__init__()
        self.agreed: Final = agreed
        self.settings: Final = settings
        self.keeping: Final = keeping
        self.left: list[Sitting] = []
        self.broken: list[Broken] = []
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
            yield Bar()

    def on_mount(self) -> None:
        self.left, self.broken = self.keeping.unfinished()
        self.query_one(Spread).focus()
        self.paint()

    def rows(self) -> list[Row]:
        """What stands on the screen now."""
        say = self.voice.say
        agreed = self.agreed
        rows = [Row(say("terminal-go-on-with"), self._left(one), left=one) for one in self.left]
        rows += [
            Row(say("terminal-game"), self._title(agreed.game), agreed.change_game),
            Row(say("terminal-players"), str(agreed.players), agreed.change_players),
        ]
        rows += [self._option_row(place) for place in range(len(agreed.rules.options))]
        hints = yes_no(self.voice, self.settings.hints)
        speed = say("terminal-speed", speed=self.settings.speed)
        rows += [
            Row(
                say("terminal-bots"),
                self._bot(),
                agreed.change_bot,
                about=bot_about(self.voice, agreed.rules, agreed.bot),
            ),
            Row(say("terminal-tempo"), speed, self._change_speed),
            Row(say("terminal-hints"), hints, self._change_hints),
            Row(say("language-head"), say("language-short"), self._change_language),
        ]
        rows += [
            Row(
                say("terminal-story"),
                self._title(game),
                opens=self._opening(story),
                about=say("terminal-story-about"),
            )
            for game, story in stories().items()
        ]
        return rows

    def _opening(self, story: Story) -> Callable[[], Screen[None]]:
        return lambda: story(self.settings, self.keeping)

    def _option_row(self, place: int) -> Row:
        option = self.agreed.rules.options[place]
        chosen = self.agreed.options.get(option.name, option.default)
        game = self.agreed.game
        label = option_label(self.voice, game, option.name)
        value = choice_label(self.voice, game, option, chosen)
        return Row(label, value, lambda step: self.agreed.change_option(place, step))

    def _title(self, game: str) -> str:
        return title(self.voice, game)

    def _bot(self) -> str:
        name = self.agreed.bot
        for number, level in levels(self.agreed.rules).items():
            if level == name:
                return level_label(self.voice, number, name)
        return name

    def _left(self, sitting: Sitting) -> str:
        """A game that was left, in a few words."""
        teller = sitting.narrator(self.voice)
        return self.voice.say(
            "terminal-left",
            title=self._title(sitting.match.rules.key),
            names=listed(self.voice, teller.names[1:]),
            choices=len(sitting.match.choices),
        )

    def paint(self) -> None:
        """Draw everything anew."""
        say = self.voice.say
        rows = self.rows()
        self.query_one("#eaves", Panel).draw(
            lambda width: [
                *eaves(Text(say("terminal-name"), f"bold {GOLD}"), Text(""), 1, 1, width),
            ]
        )
        self.query_one(Spread).lay([Face(drawn(row)) for row in rows], (WHOLE_LINE, 1))
        self.query_one("#about", Panel).draw(self._about)
        buttons: list[Button] = [("Enter", say("terminal-key-begin"), self.action_begin)]
        buttons.append(("← →", say("terminal-key-change"), lambda: self.action_change(1)))
        if self.left:
            buttons.append(("x", say("terminal-key-forget"), self.action_forget))
        buttons.append(("s", say("terminal-key-story"), self.action_story))
        buttons.append(("?", say("terminal-key-help"), self.action_help))
        buttons.append(("q", say("terminal-key-quit"), self.action_quit))
        self.query_one(Bar).offer(buttons)

    def _about(self, width: int) -> list[Text]:
        say = self.voice.say
        pointed = self.rows()[self.query_one(Spread).cursor]
        told = pointed.about or aim(self.voice, self.agreed.game)
        lines = wrapped(Text(told, "dim"), width)
        for one in self.broken:
            text = say(
                "terminal-set-aside",
                problem=sentence(self.voice, one.error),
                file=str(one.aside),
            )
            lines += wrapped(Text(f"! {text}", "#ffb454"), width)
        if self.notice:
            lines += wrapped(Text(f"! {self.notice}", "bold #ffb454"), width)
        return lines

    # What is pressed.

    def on_spread_moved(self, event: Spread.Moved) -> None:
        self.paint()

    def on_spread_pressed(self, event: Spread.Pressed) -> None:
        row = self.rows()[event.place]
        if row.change is None:
            self.action_begin()
        else:
            self._change(row, 1)

    def action_change(self, step: int) -> None:
        """Another choice in the row of the cursor."""
        self._change(self.rows()[self.query_one(Spread).cursor], step)

    def _change(self, row: Row, step: int) -> None:
        if row.change is not None:
            row.change(step)
        self.notice = ""
        self.paint()

    def _change_speed(self, step: int) -> None:
        place = SPEEDS.index(self.settings.speed) + step
        self.settings.speed = SPEEDS[place % len(SPEEDS)]

    def _change_hints(self, step: int) -> None:
        self.settings.hints = not self.settings.hints

    def _change_language(self, step: int) -> None:
        place = LANGUAGES.index(self.settings.lang) + step
        self.settings.lang = LANGUAGES[place % len(LANGUAGES)]

    def action_language(self) -> None:
        """Speak the next language."""
        self.settings.speak_next()
        self.paint()

    def action_begin(self) -> None:
        """Sit down."""
        row = self.rows()[self.query_one(Spread).cursor]
        if row.left is not None:
            self.post_message(Sat(row.left))
            return
        if row.opens is not None:
            self.post_message(Opened(row.opens()))
            return
        try:
            sitting = self.agreed.start()
        except BadInput as error:
            self.notice = sentence(self.voice, error)
            self.paint()
        else:
            self.post_message(Sat(sitting))

    def action_story(self) -> None:
        """To the campaigns."""
        for story in stories().values():
            self.post_message(Opened(self._opening(story)()))
            return

    def action_forget(self) -> None:
        """Throw away a game that nobody will go on with."""
        row = self.rows()[self.query_one(Spread).cursor]
        if row.left is not None:
            self.keeping.forget(row.left)
            self.left.remove(row.left)
            self.paint()

    def action_help(self) -> None:
        """Read which keys there are."""
        say = self.voice.say
        languages = " / ".join(self.settings.languages())
        common = say("terminal-help", languages=languages)
        lines = [Text(say("terminal-help-home")), Text(), Text(common)]
        self.app.push_screen(Page(say("terminal-help-title"), lines, say("terminal-key-back")))

    def action_quit(self) -> None:
        """Leave."""
        self.app.exit()
