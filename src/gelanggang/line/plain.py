"""Any game line by line: what lies on its spots, and the moves on offer as sentences."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid

from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules
from gelanggang.core.move import Move, Offers
from gelanggang.core.outcome import Outcome
from gelanggang.core.view import View
from gelanggang.line.asking import Asking
from gelanggang.line.grid import plain_grid, show_scores
from gelanggang.line.numbers import read_number
from gelanggang.line.reading import Reading
from gelanggang.line.screen import Screen
from gelanggang.text.narrator import Line, Narrator
from gelanggang.text.spots import Laid, laid
from gelanggang.text.titles import aim, title

PAGE: Final = 15
"""Moves that are listed at once: with the table above them they fit on a small screen."""


def count_things(rules: AnyRules, screen: Screen) -> None:
    """How many different things there are."""
    screen.say("line-plain-things", n=len(rules.things()))


def show_things(rules: AnyRules, narrator: Narrator, screen: Screen) -> None:
    """All things by name."""
    for thing in range(len(rules.things())):
        screen.indent(narrator.card_line(thing))


class PlainReading(Reading[View]):
    """Answers what stands behind a `?`."""

    def __init__(self, rules: AnyRules, narrator: Narrator, screen: Screen) -> None:
        super().__init__(screen)
        self.rules: Final = rules
        self.narrator: Final = narrator

    def show_help(self) -> None:
        self.screen.say("line-plain-help")

    def show_book(self) -> None:
        show_things(self.rules, self.narrator, self.screen)

    def show_open(self, view: View) -> None:
        for one in laid(self.rules, self.narrator, view):
            names = self.narrator.names if one.spot.each else [""]
            for name, text in zip(names, one.texts, strict=True):
                self.screen.indent(f"{one.label}{f' ({name})' if name else ''}: {text}")

    def find(self, view: View, words: str) -> list[str]:
        lines = [self.narrator.card_line(thing) for thing in range(len(self.rules.things()))]
        return [line for line in lines if words.casefold() in line.casefold()]


class PlainTable(Asking[View]):
    """Draws the spots of a view, and lets a move be chosen by its number."""

    def __init__(self, rules: AnyRules, narrator: Narrator, screen: Screen) -> None:
        super().__init__(screen, PlainReading(rules, narrator, screen))
        self.rules: Final = rules
        self.narrator: Final = narrator

    def show_start(self, view: View) -> None:
        """What it is about, in a sentence."""
        self.screen.rule(title(self.screen.voice, self.rules.key))
        self.screen.show(aim(self.screen.voice, self.rules.key))
        self.screen.say("line-first-help", "dim")
        self.screen.show()

    def news(self, lines: list[Line]) -> list[Line]:
        """All of it."""
        return lines

    def show(self, view: View, decision: Decision) -> None:
        """What lies in the middle, then what everybody has."""
        spots = laid(self.rules, self.narrator, view)
        middle = [f"{one.label}: {one.texts[0]}" for one in spots if not one.spot.each]
        self.screen.show()
        self.screen.rule(title(self.screen.voice, self.rules.key))
        for line in middle:
            self.screen.show(line)
        self.screen.show(self._players([one for one in spots if one.spot.each], decision.seat))
        self.screen.show()

    def _players(self, spots: list[Laid], me: Seat) -> Grid:
        grid = plain_grid(self.screen.voice.say("head-player"), *[one.label for one in spots])
        for seat, name in enumerate(self.narrator.names):
            texts = [one.texts[seat] for one in spots]
            grid.add_row(name, *texts, style="bold" if seat == me else "")
        return grid

    def ask(self, view: View, decision: Decision, offers: Offers) -> Move:
        """The move whose number is typed; an empty line shows more of a long list."""
        start = 0
        while True:
            self._list(offers, start)
            self.screen.show(self.narrator.prompt(decision, decision.seat), "bold")
            self.screen.choices(self._choices(len(offers)))
            text = self.line(view)
            while text:
                number = read_number(text, 1, len(offers))
                if number is not None:
                    return offers[number - 1]
                self.screen.say("line-ask-number", "yellow", least=1, most=len(offers))
                text = self.line(view)
            start = start + PAGE if start + PAGE < len(offers) else 0

    def _list(self, offers: Offers, start: int) -> None:
        for place in range(start, min(start + PAGE, len(offers))):
            self.screen.item(place + 1, self.narrator.move(offers[place]))

    def _choices(self, moves: int) -> list[str]:
        say = self.screen.voice.say
        choices = [say("line-plain-choice", most=moves)]
        if moves > PAGE:
            choices.append(say("line-plain-more"))
        choices.append(say("line-choice-help"))
        return [*choices, say("line-choice-quit", letter=say("letter-quit"))]

    def show_end(self, view: View, outcome: Outcome) -> None:
        """The scores, the highest first."""
        self.screen.show()
        self.screen.rule(title(self.screen.voice, self.rules.key))
        show_scores(self.screen, self.narrator.names, outcome)
