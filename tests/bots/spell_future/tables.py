"""Tables of Spell from the Future at which bots sit, and what they thought there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from gelanggang.bots import bot
from gelanggang.bots.thought import Bot, Reason, Thought
from gelanggang.core.decision import Decision
from gelanggang.core.match import Match
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import FAST, Rng, make_rng
from gelanggang.core.rules import Scenario
from gelanggang.games.spell_future.reading import default_folder, load_pack
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.view import View
from gelanggang.text.facts import number as number_of

LEVELS = ["0", "1", "2", "3"]
THINKING = ["1", "2", "3"]
"""Those that think of others."""


Thinker = Callable[[View, Decision, Offers, Rng], Thought]


@cache
def rules() -> Rules:
    """The rules with the pack that we ship, read once."""
    return Rules(load_pack(default_folder()))


@dataclass(frozen=True)
class Asked:
    """One question to one seat."""

    view: View
    decision: Decision
    offers: Offers
    rng: Rng


def start(
    seats: int, seed: str, difficulty: str = "normal", scenario: Scenario | None = None
) -> Match[View]:
    """A game about to begin."""
    return Match(rules(), seats, {"difficulty": difficulty}, seed, FAST, scenario)


def questions(match: Match[View], thinkers: list[Thinker]) -> Iterator[tuple[Asked, Thought]]:
    """Every question of a game with the thought that answered it."""
    streams = [make_rng(FAST, f"{match.seed} bot {seat}") for seat in range(match.seats)]
    while not match.over:
        seat, decision = next(
            (seat, one) for seat, one in match.pending().items() if not one.answered
        )
        view = match.view(seat)
        asked = Asked(view, decision, match.legal(seat), streams[seat])
        thought = thinkers[seat](view, decision, asked.offers, streams[seat])
        yield asked, thought
        match.play(seat, thought.move, decision.id)


def level(number: str) -> Bot[View]:
    """The bot of a level."""
    return bot(rules(), number)


def always(first: int, second: int) -> Thinker:
    """A partner who does the same every day, for others to get used to: so much on A, on B."""

    def think(view: View, decision: Decision, offers: Offers, rng: Rng) -> Thought:
        if decision.kind != "place":
            return Thought(offers[0], Reason("by-chance"))
        mind = offers[0].things[0]
        enough = abs(first) + abs(second) <= number_of(decision.facts["tokens"])
        tokens = (0, first, 1, second) if enough else (0, first)
        return Thought(Move("place", (mind, *tokens)), Reason("by-chance"))

    return think


def days(seats: int, seed: str, difficulty: str = "normal", who: str = "0") -> Iterator[Asked]:
    """The questions of a game where tokens are to be placed."""
    match = start(seats, seed, difficulty)
    for asked, _ in questions(match, [level(who).think] * seats):
        if asked.decision.kind == "place":
            yield asked
