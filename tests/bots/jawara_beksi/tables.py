"""Games of Jawara Beksi for those who test its bots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from gelanggang.bots.jawara_beksi.anak_baru import AnakBaru
from gelanggang.bots.jawara_beksi.greedy import Greedy
from gelanggang.bots.jawara_beksi.murid import Murid
from gelanggang.bots.jawara_beksi.pendekar import Pendekar
from gelanggang.bots.jawara_beksi.policy import Policy
from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.bots.thought import Bot, Thought
from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import load_rules
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.state import ACT, State
from gelanggang.games.jawara_beksi.view import View
from tests.laws.tables import usual_table, walk

GAME: Final = "jawara-beksi"
FEW = 10
"""Games that a searching bot imagines in tests."""


@cache
def rules() -> Rules:
    """The rules with the pack that we ship."""
    return load_rules(GAME)


def bots() -> list[Bot[View]]:
    """One of each, the weakest first."""
    return [Greedy(rules()), AnakBaru(rules()), Murid(rules()), Pendekar(rules(), None, FEW)]


def policy(**changes: float) -> Policy:
    """A policy that looks at everything."""
    return Policy(rules().pack, Weights(changes), thorough=True)


def acts(seats: int, seeds: range) -> Iterator[tuple[State, Seat]]:
    """Moments of random games in which a Combo could be played."""
    for seed in seeds:
        for at in walk(usual_table(GAME, seats), seed):
            s = at.state
            if s.stack[-1] == ACT and s.actions_left:
                yield s, at.seat


@dataclass
class Asked:
    """A question of a game, and what its bot thought."""

    match: Match[View]
    seat: Seat
    thought: Thought


def played(players: list[Bot[View]], seed: str) -> Iterator[Asked]:
    """A whole game, question by question."""
    match = Match(rules(), len(players), {}, seed)
    chance = [make_rng(FAST, f"{seed} {seat}") for seat in range(len(players))]
    while not match.over:
        ((seat, decision),) = match.pending().items()
        thought = players[seat].think(match.view(seat), decision, match.legal(seat), chance[seat])
        yield Asked(match, seat, thought)
        match.play(seat, thought.move, decision.id)
