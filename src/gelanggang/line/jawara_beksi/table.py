"""What a player of Jawara Beksi sees."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from gelanggang.core.decision import Decision
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.match import AnyRules
from gelanggang.core.move import Move, Offers
from gelanggang.core.outcome import Outcome
from gelanggang.core.view import View as CoreView
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.view import View
from gelanggang.line.grid import shorten, show_scores
from gelanggang.line.jawara_beksi.book import hand_grid
from gelanggang.line.jawara_beksi.questions import Questions
from gelanggang.line.screen import Screen
from gelanggang.text.catalogue import listed
from gelanggang.text.jawara_beksi import JawaraNarrator
from gelanggang.text.narrator import Line, Narrator

WITH_TABLE: Final = ("character", "act", "challenge", "answer")
WITH_HAND: Final = ("character", "act", "discard")
"""Questions for which the table, or the hand, has to be seen; others list all that is needed."""

ROWS_OF_JUDGE_AND_PROMPT: Final = 11
"""What stands above and below the players and the hand."""


def open_table(rules: AnyRules, narrator: Narrator, screen: Screen) -> Table:
    """A table of Jawara Beksi."""
    assert isinstance(rules, Rules)
    assert isinstance(narrator, JawaraNarrator)
    return Table(rules, narrator, screen)


class Table:
    """Draws a view, and lets the questions be answered."""

    def __init__(self, rules: Rules, narrator: JawaraNarrator, screen: Screen) -> None:
        self.rules: Final = rules
        self.narrator: Final = narrator
        self.screen: Final = screen
        self.questions: Final = Questions(rules, narrator, screen)

    def show_start(self, view: CoreView) -> None:
        """What it is about, in a sentence."""
        assert isinstance(view, View)
        say = self.screen.voice.say
        names = [name for seat, name in enumerate(self.narrator.names) if seat != view.seat]
        who = "all" if view.seat is None else "me"
        everybody = listed(self.screen.voice, names)
        self.screen.rule(say("jb-table-title"))
        self.screen.say("line-jb-goal", who=who, names=everybody, rounds=view.rounds)
        self.screen.say("line-first-help", "dim")
        self.screen.show()

    def news(self, lines: list[Line]) -> list[Line]:
        """All of it."""
        return lines

    def ask(self, view: CoreView, decision: Decision, offers: Offers) -> Move:
        """The answer of the person."""
        assert isinstance(view, View)
        return self.questions.ask(view, decision, offers)

    def show(self, view: CoreView, decision: Decision) -> None:
        """The whole table, or the hand alone where nothing else matters."""
        assert isinstance(view, View)
        if decision.kind == "discard" and self.questions.named:
            return
        self.screen.show()
        if decision.kind in WITH_TABLE:
            self._show_judge(view)
            self.screen.show(self._players(view))
            self._show_known(view)
            self.screen.show()
        if decision.kind in WITH_HAND:
            self._show_hand(view, decision)

    def show_end(self, view: CoreView, outcome: Outcome) -> None:
        """The Score Board, the highest first."""
        self.screen.show()
        self.screen.rule(self.screen.voice.say("line-jb-end"))
        show_scores(self.screen, self.narrator.names, outcome)

    def _show_judge(self, view: View) -> None:
        say = self.screen.voice.say
        title = say("jb-table-round", round=view.round, rounds=view.rounds)
        if view.judge == NOBODY:
            self.screen.rule(title)
            return
        self.screen.rule(title, say("jb-table-pool", n=view.pool))
        self.screen.say(
            "jb-table-judge",
            judge=self.rules.pack.judge_titles[view.judge],
            restriction=self.narrator.restriction(view.judge),
        )
        if not view.ended:
            self._show_countdown(view)

    def _show_countdown(self, view: View) -> None:
        """How long the round can still go on (JB-76): everybody sees it run down."""
        pack = self.rules.pack
        quiet = pack.quiet_turns * view.seats - view.quiet
        long = pack.longest_turns * view.seats - view.turns
        style = "yellow" if min(quiet, long) <= view.seats else "dim"
        if long < quiet:
            self.screen.say("jb-table-turns-left", style, n=long)
        else:
            self.screen.say("jb-table-quiet-left", style, n=quiet)

    def _players(self, view: View) -> Grid:
        say = self.screen.voice.say
        grid = Grid(box=None, pad_edge=False, header_style="dim")
        grid.add_column()
        grid.add_column(say("head-player"))
        grid.add_column(say("jb-table-points"), justify="right")
        grid.add_column(say("jb-table-score"), justify="right")
        grid.add_column(say("jb-table-actions"), justify="right")
        grid.add_column(say("jb-table-supports"), justify="right")
        grid.add_column(say("jb-table-character"))
        grid.add_column()
        for seat in range(view.seats):
            character = view.characters[seat]
            grid.add_row(
                "▶" if seat == view.turn and view.judge != NOBODY else "",
                self.narrator.names[seat],
                str(view.points[seat]),
                str(view.scores[seat]),
                str(view.action_counts[seat]),
                str(view.support_counts[seat]),
                "" if character == NOBODY else self.rules.pack.character_titles[character],
                Text(self._marks(view, seat), "yellow"),
                style="bold" if seat == view.seat else "",
            )
        return grid

    def _marks(self, view: View, seat: Seat) -> str:
        say = self.screen.voice.say
        marks = [self.narrator.thing(card) for card in view.laid[seat]]
        if view.guard[seat]:
            marks.append(say("jb-mark-guard"))
        if view.skip_draw[seat]:
            marks.append(say("jb-mark-skip-draw"))
        if view.judge_holder == seat:
            marks.append(say("jb-mark-judge", n=self.rules.pack.judge_points))
        return ", ".join(marks)

    def _show_known(self, view: View) -> None:
        """Cards of others' hands that one has seen: at a real table one would remember them."""
        for seat in range(view.seats):
            cards = view.known_actions[seat] + view.known_supports[seat]
            if cards:
                self.screen.say(
                    "jb-table-known",
                    "dim",
                    name=self.narrator.names[seat],
                    cards=", ".join(self.narrator.face(card) for card in cards),
                )

    def _show_hand(self, view: View, decision: Decision) -> None:
        hand = view.actions + view.supports
        if hand:
            playable = self._playable(view, decision)
            grid = hand_grid(self.rules.pack, self.screen.voice, hand, playable)
            if self.screen.interactive and self._is_too_long(view, grid):
                # On a small screen the end of a long text is read with `? 3`.
                shorten(grid, self.screen.console.width)
            self.screen.show(grid)
            self.screen.show()

    def _is_too_long(self, view: View, grid: Grid) -> bool:
        """Whether the table would scroll off the screen above such a hand."""
        rest = ROWS_OF_JUDGE_AND_PROMPT + view.seats
        return rest + self.screen.lines_of(grid) > self.screen.console.height

    def _playable(self, view: View, decision: Decision) -> set[int]:
        """Cards that can be chosen now; the others are drawn faintly."""
        hand = set(view.actions + view.supports)
        if decision.kind != "act":
            return hand
        seat = decision.seat
        table = self.questions.imagine(view)
        verbs = [(moves.PLAY_COMBO, card) for card in view.actions]
        verbs += [(moves.PLAY_SUPPORT, card) for card in view.supports]
        return {
            card
            for verb, card in verbs
            if self.rules.refusal(table, seat, Move(verb, (card,))) is None
        }
