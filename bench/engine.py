"""How fast the engine plays, beside a peer that is measured in the same run.

Random legal play of whole games on one core, in two ways.  *Driven*: a loop in interpreted Python
asks who is to act and what is on offer, chooses, and makes the move; nobody is faster for having
the loop on its own side.  *Inside*: one call plays a whole game, ours in compiled code, theirs in
C++ (`evaluate_bots` with its uniform random bots).

The peers are games of OpenSpiel (C++): `hearts` for Jawara Beksi, `goofspiel`, where all choose at
once, for Spell from the Future.  Their driven loop is the fast one: chance nodes too are drawn from
`legal_actions()`.  Rounds alternate between us and the peers, the time is this process's own, and
the figures are medians.

    make bench
"""

from __future__ import annotations

import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from dataclasses import dataclass
from importlib.metadata import version

from gelanggang.core import match as core_match
from gelanggang.core.match import AnyRules, play_out
from gelanggang.core.rng import FAST, Rng, make_rng
from gelanggang.games import load_rules

ROUNDS = 7
COPIES = 20_000
DRIVEN = "driven"
INSIDE = "inside"
WAYS = (DRIVEN, INSIDE)


@dataclass(frozen=True)
class Contest:
    """A game of ours and the peer it is measured beside."""

    game: str
    title: str
    peer: str
    peer_games: int
    seats: tuple[int, ...]
    games: dict[bool, int]
    """Games a round and number of players, compiled or not."""


CONTESTS = [
    Contest(
        game="jawara-beksi",
        title="Jawara Beksi",
        peer="hearts",
        peer_games=1500,
        seats=(2, 3, 4),
        games={True: 700, False: 60},
    ),
    Contest(
        game="spell-from-the-future",
        title="Spell from the Future",
        peer="goofspiel",
        peer_games=2500,
        seats=(2, 3, 4, 5),
        games={True: 1500, False: 150},
    ),
]
PROMISED = {True: 1.0, False: 0.05}
"""The least share of the speed that the peer has driven from Python, compiled or not."""
COPY_PROMISED = 1.0
"""Microseconds for a copy of a state of Jawara Beksi, compiled."""


def is_compiled() -> bool:
    """Whether the engine that was imported is the compiled one."""
    return not str(core_match.__file__).endswith(".py")


def drive(rules: AnyRules, seats: int, games: int, chance: Rng, seed: int) -> int:
    """Whole games with their setup, step by step; how many decisions that took."""
    options = rules.settle(seats, {})
    draw = random.Random(seed).random
    to_act, legal, apply = rules.to_act, rules.legal, rules.apply
    decisions = 0
    for _ in range(games):
        state = rules.setup(seats, options, chance, None)
        while asked := to_act(state):
            for seat in asked:
                offers = legal(state, seat)
                apply(state, seat, offers[int(draw() * len(offers))], chance, None)
            decisions += len(asked)
    return decisions


def play_inside(rules: AnyRules, seats: int, games: int, chance: Rng) -> int:
    """The same, each game in one call."""
    options = rules.settle(seats, {})
    decisions = 0
    for _ in range(games):
        decisions += play_out(rules, rules.setup(seats, options, chance, None), chance)
    return decisions


def our_round(rules: AnyRules, seats: int, games: int, way: str, seed: int) -> tuple[float, float]:
    """Decisions a second, and decisions a game."""
    chance = make_rng(FAST, f"bench/{seed}")
    start = time.process_time()
    if way == DRIVEN:
        decisions = drive(rules, seats, games, chance, seed)
    else:
        decisions = play_inside(rules, seats, games, chance)
    return decisions / (time.process_time() - start), decisions / games


def peer_round(name: str, games: int, seed: int) -> dict[str, float]:
    """OpenSpiel's decisions a second, both ways; chance is played, but not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    draw = random.Random(seed).random
    decisions = 0
    start = time.process_time()
    for _ in range(games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_simultaneous_node():
                chosen = []
                for player in range(state.num_players()):
                    actions = state.legal_actions(player)
                    chosen.append(actions[int(draw() * len(actions))])
                decisions += len(chosen)
                state.apply_actions(chosen)
                continue
            actions = state.legal_actions()
            if not state.is_chance_node():
                decisions += 1
            state.apply_action(actions[int(draw() * len(actions))])
    driven = decisions / (time.process_time() - start)
    bots = [pyspiel.make_uniform_random_bot(one, seed + one) for one in range(game.num_players())]
    start = time.process_time()
    for number in range(games):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
    # The games are as long on the whole as those that were driven.
    return {DRIVEN: driven, INSIDE: decisions / (time.process_time() - start)}


def copy_time(rules: AnyRules, seats: int) -> float:
    """Microseconds for a copy of a state in the middle of a game."""
    state = rules.setup(seats, rules.settle(seats, {}), make_rng(FAST, "copy"), None)
    rng = make_rng(FAST, "copy game")
    for _ in range(60):
        seat = rules.to_act(state)[0]
        offers = rules.legal(state, seat)
        rules.apply(state, seat, offers[rng.below(len(offers))], rng, None)
    start = time.process_time()
    for _ in range(COPIES):
        rules.copy(state)
    return (time.process_time() - start) / COPIES * 1e6


def key_of(contest: Contest, seats: int, way: str) -> str:
    """Under which a figure is kept."""
    return f"{contest.game} {seats} {way}"


def measure_ours(round_number: int) -> dict[str, float]:
    """One round of everything we measure of ourselves."""
    found: dict[str, float] = {}
    for contest in CONTESTS:
        rules = load_rules(contest.game)
        games = contest.games[is_compiled()]
        for seats in contest.seats:
            for way in WAYS:
                speed, length = our_round(rules, seats, games, way, round_number)
                found[key_of(contest, seats, way)] = speed
                found[key_of(contest, seats, "length")] = length
    found["copy"] = copy_time(load_rules(CONTESTS[0].game), 4)
    return found


def measure_interpreted(round_number: int) -> dict[str, float]:
    """The same in another process, on the same files without the compiler."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, __file__, "--round", str(round_number)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def measure_peers(round_number: int) -> dict[str, float]:
    """One round of all peers."""
    found: dict[str, float] = {}
    for contest in CONTESTS:
        for way, speed in peer_round(contest.peer, contest.peer_games, round_number).items():
            found[f"{contest.peer} {way}"] = speed
    return found


def medians(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The median of every figure."""
    return {key: statistics.median(one[key] for one in rounds) for key in rounds[0]}


def our_figures(rounds: list[dict[str, float]]) -> dict[str, float]:
    """Medians; of a copy the quickest, because it has no peer that meets the same slow moments."""
    return {**medians(rounds), "copy": min(one["copy"] for one in rounds)}


def main() -> int:
    """Measure, print the table, and fail when a promise is broken."""
    if "--round" in sys.argv:
        print(json.dumps(measure_ours(int(sys.argv[-1]))))
        return 0
    if not is_compiled():
        print("This measures the compiled build: run it with `make bench`.", file=sys.stderr)
        return 2
    peers, compiled, interpreted = [], [], []
    for number in range(ROUNDS):
        peers.append(measure_peers(number))
        compiled.append(measure_ours(number))
        interpreted.append(measure_interpreted(number))
    return report(medians(peers), {True: our_figures(compiled), False: our_figures(interpreted)})


def report(peers: dict[str, float], ours: dict[bool, dict[str, float]]) -> int:
    """Print the tables as Markdown; the exit code says whether the promises hold."""
    print(
        f"Python {platform.python_version()}, open_spiel {version('open_spiel')}, "
        f"{platform.machine()}, one core, random legal play, medians of {ROUNDS} rounds; "
        "decisions a second, and beside the peer driven from Python\n"
    )
    print("| whole games | decisions a game | driven from Python | | inside | | promised |")
    print("|---|---|---|---|---|---|---|")
    held = True
    for contest in CONTESTS:
        driven = peers[f"{contest.peer} {DRIVEN}"]
        inside = peers[f"{contest.peer} {INSIDE}"]
        print(
            f"| OpenSpiel {contest.peer} | | {driven:,.0f} | 1.00 "
            f"| {inside:,.0f} | {inside / driven:.2f} | |"
        )
        for compiled, found in ours.items():
            for seats in contest.seats:
                speeds = [found[key_of(contest, seats, way)] for way in WAYS]
                held &= min(speeds) / driven >= PROMISED[compiled]
                figures = " | ".join(f"{speed:,.0f} | {speed / driven:.2f}" for speed in speeds)
                print(
                    f"| {contest.title}, {seats} players, "
                    f"{'compiled' if compiled else 'interpreted'} "
                    f"| {found[key_of(contest, seats, 'length')]:.0f} | {figures} "
                    f"| {PROMISED[compiled]} |"
                )
    copies = {compiled: found["copy"] for compiled, found in ours.items()}
    held &= copies[True] <= COPY_PROMISED
    print(
        f"\nA copy of a state of Jawara Beksi, at its quickest: {copies[True]:.2f} microseconds "
        f"compiled (promised: {COPY_PROMISED}), {copies[False]:.2f} interpreted. "
        f"All promises {'held' if held else 'BROKEN'}."
    )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
