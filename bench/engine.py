"""How fast the engine plays, beside a peer that is measured in the same run.

Random legal play of whole games on one core.  The peer is OpenSpiel's `hearts` (C++), driven from
Python by its fast loop: chance nodes too are drawn from `legal_actions()`.  Rounds alternate
between us and the peer, the time is this process's own, and the figures are medians.

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
from importlib.metadata import version

from gelanggang.core import match as core_match
from gelanggang.core.match import AnyRules, play_out
from gelanggang.core.rng import make_rng
from gelanggang.games import load_rules

ROUNDS = 7
PEER_GAMES = 1500
OUR_GAMES = {True: 700, False: 60}
"""Games a round and number of players, compiled or not."""
COPIES = 20_000

PROMISES = {
    "compiled": 0.5,
    "interpreted": 0.05,
    "copy": 3.0,
}


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
    rules = load_rules("jawara-beksi")
    games = OUR_GAMES[is_compiled()]
    found: dict[str, float] = {}
    for seats in (2, 3, 4):
        speed, decisions = our_round(rules, seats, games, round_number * 100_000)
        found[f"{seats} players"] = speed
        found[f"{seats} players, decisions a game"] = decisions / games
    found["copy"] = copy_time(rules, 4)
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
        peers.append({"hearts": peer_round("hearts", PEER_GAMES, number)})
        compiled.append(measure_ours(number))
        interpreted.append(measure_interpreted(number))
    return report(medians(peers)["hearts"], medians(compiled), medians(interpreted))


def report(peer: float, compiled: dict[str, float], interpreted: dict[str, float]) -> int:
    """Print the table as Markdown; the exit code says whether the promises hold."""
    print(
        f"Python {platform.python_version()}, open_spiel {version('open_spiel')}, "
        f"{platform.machine()}, one core, random legal play, medians of {ROUNDS} rounds\n"
    )
    print("| whole games | decisions a game | decisions a second | beside hearts |")
    print("|---|---|---|---|")
    print(f"| OpenSpiel hearts, driven from Python | | {peer:,.0f} | 1.00 |")
    held = True
    for kind, found in (("compiled", compiled), ("interpreted", interpreted)):
        for seats in (2, 3, 4):
            speed = found[f"{seats} players"]
            length = found[f"{seats} players, decisions a game"]
            held &= speed / peer >= PROMISES[kind]
            print(
                f"| Jawara Beksi, {seats} players, {kind} | {length:.0f} | {speed:,.0f} "
                f"| {speed / peer:.2f} |"
            )
    held &= compiled["copy"] <= PROMISES["copy"]
    print(
        f"\nA copy of a state: {compiled['copy']:.2f} microseconds compiled, "
        f"{interpreted['copy']:.2f} interpreted."
    )
    print(
        f"Promised: {PROMISES['compiled']} compiled, {PROMISES['interpreted']} interpreted, "
        f"a copy within {PROMISES['copy']:.0f} microseconds compiled: "
        f"{'held' if held else 'BROKEN'}."
    )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
