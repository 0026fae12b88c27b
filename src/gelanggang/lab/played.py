"""One game between bots, played to its end and counted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gelanggang.core.decision import Decision
from gelanggang.core.match import Chooser, Match
from gelanggang.core.move import Move, Offers
from gelanggang.core.outcome import Outcome
from gelanggang.core.rng import Rng
from gelanggang.core.view import View
from gelanggang.lab.games import course_of


@dataclass(frozen=True)
class Played:
    """What is left of a game when it is over."""

    number: int
    """Its place among those it was played with."""
    decisions: int
    rounds: int
    turns: int
    """Turns, or what the game has in their place (see `course`)."""
    longest_round: int
    """The turns of the round that had most of them."""
    more: dict[str, float]
    shares: tuple[float, ...]
    """The part of the win that each seat got."""
    scores: tuple[int, ...]
    """The score of each seat; a game that got stuck has none, so all are 0."""
    stuck: bool
    record: str | None = None


class _Stuck(Exception):
    """A game took more decisions than its rules promise."""


def play(match: Match, choosers: Sequence[Chooser], number: int, record: bool = False) -> Played:
    """Let the choosers, one a seat, play a match to its end, or until it is stuck."""
    outcome = finish(match, choosers)
    course = course_of(match)
    return Played(
        number=number,
        decisions=len(match.choices),
        rounds=course.rounds,
        turns=course.turns,
        longest_round=course.longest_round,
        more=course.more,
        shares=tuple(
            0.0 if outcome is None else outcome.share(seat) for seat in range(match.seats)
        ),
        scores=(0,) * match.seats if outcome is None else tuple(outcome.scores),
        stuck=outcome is None,
        record=match.record().text() if record else None,
    )


def finish(match: Match, choosers: Sequence[Chooser]) -> Outcome | None:
    """The same without counting; None when it is stuck."""
    try:
        return match.finish([_watched(match, chooser) for chooser in choosers])
    except _Stuck:
        return None


def _watched(match: Match, chooser: Chooser) -> Chooser:
    """The same chooser, who gives up when the game goes on for too long."""

    def choose(view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        if len(match.choices) >= match.rules.longest:
            raise _Stuck
        return chooser(view, decision, offers, rng)

    return choose
