"""How fast the engine plays, beside a peer that is measured in the same run.

Random legal play of whole games on one core.  The peers are games of OpenSpiel (C++), driven from
Python by its fast loop: chance nodes too are drawn from `legal_actions()`; `hearts` for Jawara
Beksi, `goofspiel`, where all choose at once, for Spell from the Future.  Rounds alternate between
us and the peers, the time is this process's own, and the figures are medians.

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
from gelanggang.core.rng import make_rng
from gelanggang.games import load_rules

ROUNDS = 7
COPIES = 20_000


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
    promised: dict[bool, float]
    """The least share of the peer's speed, compiled or not."""


CONTESTS = [
    Contest(
        game="jawara-beksi",
        title="Jawara Beksi",
        peer="hearts",
        peer_games=1500,
        seats=(2, 3, 4),
        games={True: 700, False: 60},
        promised={True: 0.5, False: 0.05},
    ),
    Contest(
        game="spell-from-the-future",
        title="Spell from the Future",
        peer="goofspiel",
        peer_games=2500,
        seats=(2, 3, 4, 5),
        games={True: 1500, False: 150},
        promised={True: 0.25, False: 0.0},
    ),
]
COPY_PROMISED = 3.0
"""Microseconds for a copy of a state of Jawara Beksi, compiled."""


def is_compiled() -> bool:
    """Whether the engine that was imported is the compiled one."""
    return not str(core_match.__file__).endswith(".py")


def our_round(rules: AnyRules, seats: int, games: int, first_seed: int) -> tuple[float, int]:
    """Decisions a second and decisions in all, over whole games with their setup."""
    options = rules.settle(seats, {})
    decisions = 0
    start = time.process_time()
    for i in range(games):
        root = make_rng("fast", str(first_seed + i))
        state = rules.setup(seats, options, root.fork("setup"), None)
        decisions += play_out(rules, state, root.fork("game"))
    return decisions / (time.process_time() - start), decisions


def peer_round(name: str, games: int, seed: int) -> float:
    """OpenSpiel's decisions a second; chance is played, but not counted."""
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
    return decisions / (time.process_time() - start)


def copy_time(rules: AnyRules, seats: int) -> float:
    """Microseconds for a copy of a state in the middle of a game."""
    state = rules.setup(seats, rules.settle(seats, {}), make_rng("fast", "copy"), None)
    rng = make_rng("fast", "copy game")
    for _ in range(60):
        seat = rules.to_act(state)[0]
        offers = rules.legal(state, seat)
        rules.apply(state, seat, offers[rng.below(len(offers))], rng, None)
    start = time.process_time()
    for _ in range(COPIES):
        rules.copy(state)
    return (time.process_time() - start) / COPIES * 1e6


def measure_ours(round_number: int) -> dict[str, float]:
    """One round of everything we measure of ourselves."""
    found: dict[str, float] = {}
    for contest in CONTESTS:
        rules = load_rules(contest.game)
        games = contest.games[is_compiled()]
        for seats in contest.seats:
            speed, decisions = our_round(rules, seats, games, round_number * 100_000)
            found[f"{contest.game} {seats} speed"] = speed
            found[f"{contest.game} {seats} length"] = decisions / games
    found["copy"] = copy_time(load_rules(CONTESTS[0].game), 4)
    return found


def measure_interpreted(round_number: int) -> dict[str, float]:
    """The same in another process, on the same files without the compiler."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    command = [sys.executable, __file__, "--round", str(round_number)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
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
        peers.append({one.peer: peer_round(one.peer, one.peer_games, number) for one in CONTESTS})
        compiled.append(measure_ours(number))
        interpreted.append(measure_interpreted(number))
    return report(medians(peers), {True: our_figures(compiled), False: our_figures(interpreted)})


def report(peers: dict[str, float], ours: dict[bool, dict[str, float]]) -> int:
    """Print the tables as Markdown; the exit code says whether the promises hold."""
    print(
        f"Python {platform.python_version()}, open_spiel {version('open_spiel')}, "
        f"{platform.machine()}, one core, random legal play, medians of {ROUNDS} rounds\n"
    )
    print("| whole games | decisions a game | decisions a second | beside the peer | promised |")
    print("|---|---|---|---|---|")
    held = True
    for contest in CONTESTS:
        peer = peers[contest.peer]
        print(f"| OpenSpiel {contest.peer}, driven from Python | | {peer:,.0f} | 1.00 | |")
        for compiled, found in ours.items():
            for seats in contest.seats:
                speed = found[f"{contest.game} {seats} speed"]
                promised = contest.promised[compiled]
                held &= speed / peer >= promised
                print(
                    f"| {contest.title}, {seats} players, "
                    f"{'compiled' if compiled else 'interpreted'} "
                    f"| {found[f'{contest.game} {seats} length']:.0f} | {speed:,.0f} "
                    f"| {speed / peer:.2f} | {promised or ''} |"
                )
    copies = {compiled: found["copy"] for compiled, found in ours.items()}
    held &= copies[True] <= COPY_PROMISED
    print(
        f"\nA copy of a state of Jawara Beksi, at its quickest: {copies[True]:.2f} microseconds "
        f"compiled (promised: {COPY_PROMISED:.0f}), {copies[False]:.2f} interpreted. "
        f"All promises {'held' if held else 'BROKEN'}."
    )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
