"""Fit level 3's judgement of Jawara Beksi to games that level 2 plays against itself.

Each table at the beginning of a turn is a witness: what every player had, and who won in the end.
The numbers that make the winners likeliest are printed as `bots/jawara_beksi/judgement.py` wants
them, with the mean log loss on games that were left out, beside that of `Standing`.

    PYTHONPATH=build/compiled .venv/bin/python training/judgement.py --players 2 --games 16000

It needs numpy (`make .venv/.bench`); 16,000 games take about three minutes compiled.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from gelanggang.bots.jawara_beksi.judgement import FULL, longest_way, total_score
from gelanggang.bots.jawara_beksi.policy import Policy
from gelanggang.bots.jawara_beksi.standing import Standing
from gelanggang.bots.jawara_beksi.weights import Weights
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from gelanggang.core.rng import FAST, Rng, make_rng
from gelanggang.games import load_rules
from gelanggang.games.jawara_beksi.moves import TAKE_CHARACTER
from gelanggang.games.jawara_beksi.phases import round_points
from gelanggang.games.jawara_beksi.refusals import free_characters
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.state import ACT, CHARACTER, State

THINGS = ("action", "support", "way", "score", "wait")
LEFT_OUT = 5
"""Every fifth game is left out of the fit and tells how good it is."""
ROUNDS = (3, 3, 3, 4, 5)
STEPS = 400
RATE = 0.12

Numbers: TypeAlias = NDArray[np.float64]


@dataclass
class Witnesses:
    """Tables at the beginning of a turn; first index the table, second the seat."""

    have: list[list[int]] = field(default_factory=list)
    things: list[list[list[int]]] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)
    later: list[int] = field(default_factory=list)
    """Points of rounds to come."""
    standing: list[list[float]] = field(default_factory=list)
    """The chances that level 2 sees."""
    won: list[list[float]] = field(default_factory=list)
    left_out: list[bool] = field(default_factory=list)

    def see(self, s: State, weights: Weights) -> None:
        """Note one table."""
        seats = range(s.seats)
        self.have.append([s.scores[seat] + round_points(s, seat) for seat in seats])
        self.things.append([things(s, seat) for seat in seats])
        self.pool.append(s.pool)
        self.later.append(sum(s.pack.pools[s.seats][s.round : s.rounds]))
        standing = Standing(s, weights)
        self.standing.append([standing.chance(seat) for seat in seats])


def things(s: State, seat: Seat) -> list[int]:
    """What goes with a player's points, in the order of THINGS."""
    hand = s.actions[seat].things
    return [
        len(hand),
        len(s.supports[seat].things),
        longest_way(s.pack, hand),
        total_score(s.pack, hand),
        (seat - s.turn) % s.seats,
    ]


def play(players: int, games: int, seed: str) -> Witnesses:
    """Let level 2 play against itself."""
    rules = load_rules("jawara-beksi")
    assert isinstance(rules, Rules)
    weights = Weights()
    policy = Policy(rules.pack, weights, thorough=True)
    seen = Witnesses()
    for number in range(games):
        chance = make_rng(FAST, f"{seed}/{players}/{number}")
        options = rules.settle(players, {"rounds": ROUNDS[number % len(ROUNDS)]})
        s = rules.setup(players, options, chance.fork("setup"), None)
        luck = chance.fork("game")
        turn = (0, 0)
        while asked := rules.to_act(s):
            if s.stack[-1] == ACT and (s.round, s.turns) != turn:
                turn = (s.round, s.turns)
                seen.see(s, weights)
            rules.apply(s, asked[0], chosen(s, asked[0], policy, luck), luck, None)
        outcome = rules.outcome(s)
        assert outcome is not None
        new = len(seen.have) - len(seen.won)
        seen.won += [[outcome.share(seat) for seat in range(players)]] * new
        seen.left_out += [number // len(ROUNDS) % LEFT_OUT == 0] * new
    return seen


def chosen(s: State, seat: Seat, policy: Policy, luck: Rng) -> Move:
    """What level 2 does; Characters come by lot, so that none of them is a player's only one."""
    if s.stack[-1] != CHARACTER:
        return policy.choose(s, seat)
    free = free_characters(s)
    return Move(TAKE_CHARACTER, (free[luck.below(len(free))],))


def softmax(numbers: Numbers) -> Numbers:
    """Chances that add up to one for each table."""
    powers = np.exp(numbers - numbers.max(axis=1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=1, keepdims=True))


def loss(chances: Numbers, won: Numbers) -> float:
    """How surprising the winners are: the mean log loss."""
    return float(-(won * np.log(chances + 1e-9)).sum(axis=1).mean())


class Fitting:
    """Climbs the likelihood with Adam, all numbers at once."""

    def __init__(self, seen: Witnesses) -> None:
        self.have = np.array(seen.have, dtype=float)
        now = np.tanh(np.array(seen.pool) / FULL)[:, None, None]
        later = (np.array(seen.later) > 0)[:, None, None]
        counts = np.array(seen.things, dtype=float)
        # Hands go back at the end of a round (JB-21): only whose turn it is reaches beyond.
        both = np.concatenate([counts * now, counts[:, :, -1:] * later], axis=2)
        self.spread = both.std(axis=(0, 1)) + 1e-9
        self.both = both / self.spread
        self.root = np.sqrt(np.array(seen.pool) + np.array(seen.later))
        self.won = np.array(seen.won)
        self.kept = ~np.array(seen.left_out)
        self.worths = np.zeros(len(THINGS) + 1)
        self.scale = np.log(np.array([2.0, 1.0]))

    def chances(self) -> Numbers:
        """What the numbers say of every table."""
        calm, more = np.exp(self.scale)
        return softmax((self.have + self.both @ self.worths) / (calm + more * self.root)[:, None])

    def climb(self) -> None:
        """Take all steps."""
        mean = np.zeros(len(self.worths) + 2)
        square = np.zeros(len(self.worths) + 2)
        for step in range(1, STEPS + 1):
            slope = self.slope()
            mean = 0.9 * mean + 0.1 * slope
            square = 0.99 * square + 0.01 * slope**2
            stride = mean / (1 - 0.9**step) / (np.sqrt(square / (1 - 0.99**step)) + 1e-8)
            self.worths -= RATE * stride[:-2]
            self.scale -= RATE * stride[-2:]

    def slope(self) -> Numbers:
        """How the loss grows with each number."""
        calm, more = np.exp(self.scale)
        wide = (calm + more * self.root)[self.kept]
        both = self.both[self.kept]
        off = (self.chances()[self.kept] - self.won[self.kept]) / len(wide)
        worths = np.einsum("ts,tsk->k", off / wide[:, None], both)
        points = self.have[self.kept] + both @ self.worths
        widening = -(off * points).sum(axis=1) / wide**2
        scale = np.array([widening.sum() * calm, (widening * self.root[self.kept]).sum() * more])
        return np.concatenate([worths, scale])

    def text(self) -> str:
        """The numbers as a line of code."""
        calm, more = np.exp(self.scale)
        worths = self.worths / self.spread
        numbers = ", ".join(f"{worth:.2f}" for worth in worths)
        return f"Fit({calm:.2f}, {more:.2f}, {numbers}),"


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description="fit level 3's judgement of Jawara Beksi")
    parser.add_argument("--players", type=int, required=True, choices=(2, 3, 4))
    parser.add_argument("--games", type=int, default=16000)
    parser.add_argument("--seed", default="fit")
    asked = parser.parse_args()
    seen = play(asked.players, asked.games, asked.seed)
    fitting = Fitting(seen)
    fitting.climb()
    out = ~fitting.kept
    before = loss(np.array(seen.standing)[out], fitting.won[out])
    after = loss(fitting.chances()[out], fitting.won[out])
    print(f"{len(seen.have)} tables; log loss of Standing {before:.4f}, of the fit {after:.4f}")
    print(fitting.text())


if __name__ == "__main__":
    main()
