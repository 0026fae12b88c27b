"""What a player of Spell from the Future sees."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len
from rich.table import Table as Grid
from rich.text import Text

from gelanggang.core.decision import Decision
from gelanggang.core.ids import NOBODY
from gelanggang.core.move import Move, Offers
from gelanggang.core.outcome import Outcome
from gelanggang.games.spell_future import beasts
from gelanggang.games.spell_future.cards import COLOURS, EFFECTS, NO_MINDS, WORD_CARDS
from gelanggang.games.spell_future.moves import LETTERS
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.view import View, cards_of
from gelanggang.line.grid import shorten
from gelanggang.line.screen import Screen
from gelanggang.line.spell_future.book import hand_grid
from gelanggang.line.spell_future.questions import Questions
from gelanggang.line.spell_future.swatch import show_board, swatch
from gelanggang.text.catalogue import listed
from gelanggang.text.narrator import Line
from gelanggang.text.spell_chapter import progress, rules
from gelanggang.text.spell_future import SpellNarrator

SHOWN: Final = (
    "day",
    "lasting",
    "words",
    "beast",
    "mystic-beast",
    "mages-first",
    "beast-first",
    "drew-colours",
    "drew-colours-own",
    "opened",
    "mystic-words",
    "said",
    "ready",
)
"""Kinds of events that are seen on the table, and so are not told there."""
LOST_ON_MYSTIC_DAYS: Final = (WORD_CARDS, NO_MINDS, COLOURS)
BAR: Final = 10
NEARLY_LOST: Final = 7
"""From this much of the bar on, it is red."""
ROWS_OF_THE_REST: Final = 17
"""What stands above and below the Mind cards."""


class Table:
    """Draws a view, and lets the questions be answered."""

    def __init__(self, rules: Rules, narrator: SpellNarrator, screen: Screen) -> None:
        self.rules: Final = rules
        self.narrator: Final = narrator
        self.screen: Final = screen
        self.questions: Final = Questions(rules, narrator, screen, self.show)

    def show_start(self, view: View) -> None:
        """What it is about, in a sentence; of a chapter the story has told that."""
        pack = self.rules.pack
        if view.story is not None:
            self.screen.say("line-first-help", "dim")
            return
        names = [name for seat, name in enumerate(self.narrator.names) if seat != view.seat]
        self.screen.rule(
            self.screen.voice.say("line-sf-title"),
            self.narrator.difficulty(pack.difficulties[view.difficulty]),
        )
        self.screen.say(
            "line-sf-goal",
            who="all" if view.seat is None else "me",
            names=listed(self.screen.voice, names),
            players=view.seats,
            days=pack.days,
        )
        if pack.guessed:
            self.screen.say("line-sf-guessed", "yellow")
        self.screen.say("line-first-help", "dim")

    def news(self, lines: list[Line]) -> list[Line]:
        """The reveal and what else the table does not show."""
        return [line for line in lines if line.event.kind not in SHOWN]

    def ask(self, view: View, decision: Decision, offers: Offers) -> Move:
        """The answer of the person."""
        return self.questions.ask(view, decision, offers)

    def show(self, view: View, decision: Decision) -> None:
        """From the Village down to what tokens are put on, and the Mind cards where they matter."""
        self.narrator.look_at(view)
        table = self.questions.imagine(view)
        self.screen.show()
        self._show_day(view)
        self._show_beast(view, table)
        self._show_chapter(view)
        self._show_players(view)
        if table.is_mystic():
            self._show_mystic(view, decision)
        else:
            self._show_words(view, table)
        self.screen.show()
        if decision.kind == "place" and not table.is_mystic():
            self._show_minds(table.mind_hand(decision.seat))
            self.screen.show()

    def show_end(self, view: View, outcome: Outcome) -> None:
        """The VP of all, and the lower marker that counts."""
        say = self.screen.voice.say
        self.screen.show()
        self.screen.rule(say("line-sf-end"), self._village(view))
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        grid.add_column(say("head-player"))
        grid.add_column(say("sf-table-white"), justify="right")
        grid.add_column(say("sf-table-black"), justify="right")
        grid.add_column(say("line-sf-lower"), justify="right")
        lower = [min(view.white[seat], view.black[seat]) for seat in range(view.seats)]
        for seat in sorted(range(view.seats), key=lambda one: -lower[one]):
            row = (view.white[seat], view.black[seat], lower[seat])
            style = "bold green" if seat in outcome.winners else ""
            grid.add_row(self.narrator.names[seat], *[str(number) for number in row], style=style)
        if view.seats == 2:
            white, black = sum(view.white), sum(view.black)
            row = (white, black, min(white, black))
            grid.add_row(say("line-sf-together"), *[str(number) for number in row])
        self.screen.show(grid)
        self.screen.show()

    def _village(self, view: View) -> str:
        """The lanterns that still burn, as a number and as a bar."""
        village = self.rules.pack.village
        lanterns = village - view.damage
        lit = lanterns * BAR // village
        bar = "█" * lit + "░" * (BAR - lit)
        return self.screen.voice.say("sf-table-village", bar=bar, n=lanterns, most=village)

    def _show_day(self, view: View) -> None:
        left = self.screen.voice.say(
            "sf-table-day",
            day=view.day,
            days=cards_of(self.rules.pack, view).days,
            name=self.narrator.names[view.mage],
        )
        danger = view.damage * BAR >= NEARLY_LOST * self.rules.pack.village
        self.screen.rule(left, self._village(view), "bold red" if danger else "bold cyan")

    def _show_beast(self, view: View, table: State) -> None:
        pack = self.rules.pack
        say = self.screen.voice.say
        beast = self.narrator.beast(view.beast)
        name = say("sf-table-mystic-beast", beast=beast) if table.is_mystic() else beast
        self.screen.show(
            say(
                "sf-table-beast",
                beast=name,
                health=beasts.health(table),
                attack=beasts.attack(table),
                damage=pack.beast_damage[view.beast],
            ),
            "bold",
        )
        first = "mages" if view.mages_first else "beast"
        self.screen.say("sf-table-first", first=first, die=view.die)
        self.screen.show(self.narrator.beast_text(view.beast), "dim")
        for effect, n in enumerate(view.today):
            if n and not (table.is_mystic() and effect in LOST_ON_MYSTIC_DAYS):
                self.screen.show(self.narrator.effect(EFFECTS[effect], n), "yellow")

    def _show_chapter(self, view: View) -> None:
        """What is different in this chapter, and how far its goals are."""
        if view.story is None:
            return
        voice = self.screen.voice
        for line in rules(voice, view.story.chapter):
            self.screen.show(f"◇ {line}", "cyan")
        self.screen.show(f"▷ {progress(voice, view.story, view.damage)}", "bold cyan")
        if view.next_beast != NOBODY:
            beast = self.narrator.beast(view.next_beast)
            self.screen.say("sf-table-next-beast", "cyan", beast=beast)

    def _show_players(self, view: View) -> None:
        """The VP of all, and who is ready: never in which order."""
        parts = [
            Text(
                f"{name} {view.white[seat]}/{view.black[seat]}"
                + (" ✓" if view.answered[seat] else ""),
                "bold" if seat == view.seat else "",
            )
            for seat, name in enumerate(self.narrator.names)
        ]
        title = Text(self.screen.voice.say("sf-table-vp") + " ", "dim")
        self.screen.show(title.append_text(Text(" · ").join(parts)))

    def _show_words(self, view: View, table: State) -> None:
        say = self.screen.voice.say
        if view.open_colours:
            title = Text(say("sf-table-colours") + " ", "dim")
            opened = [
                swatch(self.narrator, colour).append(f" ({self._opener(view, place)})", "dim")
                for place, colour in enumerate(view.open_colours)
            ]
            self.screen.show(title.append_text(Text("   ").join(opened)))
        pads = [
            Text.assemble((LETTERS[pad], "bold cyan"), " ", self.narrator.word(word))
            for pad, word in enumerate(table.words_open())
        ]
        in_a_row = len(pads)
        while in_a_row > 2 and self._widest(pads, in_a_row) > self.screen.console.width:
            in_a_row -= 2
        grid = Grid.grid(padding=(0, 3, 0, 0))
        for start in range(0, len(pads), in_a_row):
            grid.add_row(*pads[start : start + in_a_row])
        self.screen.show(grid)

    def _opener(self, view: View, place: int) -> str:
        """Whose Colour it is: the 1st Mage's, then those to the left (SF-24)."""
        return self.narrator.names[(view.mage + place) % view.seats]

    def _widest(self, pads: list[Text], in_a_row: int) -> int:
        columns = [pads[start::in_a_row] for start in range(in_a_row)]
        return sum(max(cell_len(pad.plain) for pad in column) + 3 for column in columns)

    def _show_mystic(self, view: View, decision: Decision) -> None:
        if decision.kind == "place":
            self.screen.say(
                "sf-table-word", "bold cyan", word=self.narrator.word(view.word).upper()
            )
            show_board(self.screen, self.narrator)

    def _show_minds(self, hand: list[int]) -> None:
        grid = hand_grid(self.narrator, hand)
        rows = ROWS_OF_THE_REST + self.screen.lines_of(grid)
        if self.screen.interactive and rows > self.screen.console.height:
            # On a small screen the end of a long text is read with `? 3`.
            shorten(grid, self.screen.console.width)
        self.screen.show(grid)
