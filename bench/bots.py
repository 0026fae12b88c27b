"""How fast level 3 of Jawara Beksi thinks, beside a peer that is measured in the same run.

The peer is OpenSpiel's information-set tree search on `hearts`, its bot in Python and its bot in
C++, with random play-outs.  Every decision of whole games of four is thought about, by the same
number of simulations; the time is this process's own.  Ours plays each simulation by its policy for
a few turns and judges the standing, theirs at random to the end of the hand.  They think in turns,
a game each, and each of our games is compared with the hand just before it: a machine is faster in
one minute than in the next.

    make bench
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from importlib.metadata import version

import numpy
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from gelanggang.bots.jawara_beksi.pendekar import GAMES, Pendekar
from gelanggang.bots.thought import Bot
from gelanggang.core import match as core_match
from gelanggang.core.decision import Decision
from gelanggang.core.match import Chooser, Match
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from gelanggang.games import load_rules
from gelanggang.games.jawara_beksi.view import View

TIMES_PYTHON = 5.0
"""Our simulations a second, as a multiple of the Python bot's: promised."""
SHARE_OF_CPP = 0.8
"""The same, as a share of the C++ bot's: promised."""
MOST_AT_P95 = 0.25
"""Seconds for a decision, in 95 of 100."""
SEATS = (2, 3, 4)
ROUNDS = 5
PEER_SIMULATIONS = {"Python": 60, "C++": 400}


@dataclass
class Clock:
    """What was thought about, and for how long."""

    simulations: int
    """For one decision."""
    times: list[float] = field(default_factory=list)
    rates: list[float] = field(default_factory=list)
    """Simulations a second, game by game."""
    counted: int = 0

    def end_game(self) -> None:
        """What comes now is another game."""
        times = self.times[self.counted :]
        self.rates.append(self.simulations * len(times) / sum(times))
        self.counted = len(self.times)

    @property
    def rate(self) -> float:
        """Simulations a second."""
        return statistics.median(self.rates)

    def within(self, share: float) -> float:
        """The time that this share of the decisions stayed within."""
        return sorted(self.times)[int(share * (len(self.times) - 1))]


def timed(bot: Bot[View], clock: Clock) -> Chooser[View]:
    """The same bot with a clock, which runs when there is something to choose."""

    def choose(view: View, decision: Decision, offers: Offers, rng: Rng) -> Move:
        start = time.process_time()
        move = bot(view, decision, offers, rng)
        if len(offers) > 1:
            clock.times.append(time.process_time() - start)
        return move

    return choose


class Ours:
    """Level 3 against itself."""

    def __init__(self, seats: int) -> None:
        rules = load_rules("jawara-beksi")
        self.rules = rules
        self.seats = seats
        self.bot = Pendekar(rules)
        self.clock = Clock(GAMES)

    def play(self, number: int) -> None:
        """A whole game."""
        match = Match(self.rules, self.seats, {}, f"bench/{number}")
        match.finish([timed(self.bot, self.clock)] * self.seats)
        self.clock.end_game()


class Theirs:
    """OpenSpiel's bot, in one of its languages."""

    def __init__(self, language: str) -> None:
        self.game = pyspiel.load_game("hearts(pass_cards=false)")  # with passing, its worlds break
        simulations = PEER_SIMULATIONS[language]
        if language == "Python":
            self.bot = ismcts.ISMCTSBot(
                self.game,
                mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1)),
                uct_c=2.0,
                max_simulations=simulations,
                random_state=numpy.random.RandomState(2),
            )
        else:
            rollout = pyspiel.RandomRolloutEvaluator(1, 2)
            self.bot = pyspiel.ISMCTSBot(1, rollout, 2.0, simulations)
        self.clock = Clock(simulations)

    def play(self, number: int) -> None:
        """A whole hand."""
        chance = random.Random(number)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.choice(state.legal_actions()))
                continue
            start = time.process_time()
            move = self.bot.step(state)
            if len(state.legal_actions()) > 1:
                self.clock.times.append(time.process_time() - start)
            state.apply_action(move)
        self.clock.end_game()


def line(name: str, clock: Clock) -> str:
    """A row of the table."""
    return (
        f"| {name} | {len(clock.times)} | {clock.rate:,.0f} "
        f"| {1000 * clock.within(0.5):.0f} | {1000 * clock.within(0.95):.0f} |"
    )


def main() -> int:
    """Print the table; 1 when a promise is broken."""
    if str(core_match.__file__).endswith(".py"):
        print("interpreted: nothing is promised, nothing is measured")
        return 0
    python, cpp = Theirs("Python"), Theirs("C++")
    ours = [Ours(seats) for seats in SEATS]
    # By players, game by game.
    times_python: list[list[float]] = [[] for _ in SEATS]
    times_cpp: list[list[float]] = [[] for _ in SEATS]
    for number in range(ROUNDS):
        for i, own in enumerate(ours):
            for player in (python, cpp):
                player.play(number * len(SEATS) + i)
            own.play(number)
            times_python[i].append(own.clock.rates[-1] / python.clock.rates[-1])
            times_cpp[i].append(own.clock.rates[-1] / cpp.clock.rates[-1])
    print(f"OpenSpiel {version('open_spiel')}, one core, {GAMES} imagined games a decision\n")
    print("| who | decisions | simulations a second | p50 ms | p95 ms |")
    print("|---|---|---|---|---|")
    print(line("OpenSpiel ISMCTS in Python, hearts", python.clock))
    print(line("OpenSpiel ISMCTS in C++, hearts", cpp.clock))
    for own in ours:
        print(line(f"level 3, {own.seats} players", own.clock))
    beside_python = min(statistics.median(times) for times in times_python)
    beside_cpp = min(statistics.median(times) for times in times_cpp)
    slowest = max(own.clock.within(0.95) for own in ours)
    print(f"\nours at its slowest / Python bot: {beside_python:.1f} (promised {TIMES_PYTHON:.0f})")
    print(f"ours at its slowest / C++ bot: {beside_cpp:.2f} (promised {SHARE_OF_CPP})")
    print(f"slowest p95: {1000 * slowest:.0f} ms (promised {1000 * MOST_AT_P95:.0f})")
    kept = beside_python >= TIMES_PYTHON and beside_cpp >= SHARE_OF_CPP and slowest <= MOST_AT_P95
    print("kept" if kept else "BROKEN")
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
