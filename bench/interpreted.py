"""How long bots of level 3 let people wait where nothing is compiled.

Whoever has no C compiler plays with the same files, interpreted.  There those of both games answer
every question of whole games as they do in a house: a bot is made for the question, is given a
view, and chance is sealed.  The time is this process's own, for every number of players.

    make bench
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
import time

from gelanggang.core import match as core_match
from gelanggang.core.match import Match
from gelanggang.core.rng import SEALED
from gelanggang.games import GAMES, load_rules
from gelanggang.hall.thinker import idea_of

LEVEL = "3"
PROMISED = 1.5
"""Seconds for an answer: at p95, and for the longest of all."""
ROUNDS = 5
"""Games for each number of players."""


def times_of(game: str, seats: int) -> list[float]:
    """Seconds for each answer of some games, the shortest first."""
    rules = load_rules(game)
    times: list[float] = []
    for number in range(ROUNDS):
        match = Match(rules, seats, {}, f"bench/{number}", SEALED)
        while asked := match.pending():
            for seat in asked:
                start = time.process_time()
                idea = idea_of(match, seat, LEVEL)
                times.append(time.process_time() - start)
                match.play(seat, rules.read(idea.move))
    return sorted(times)


def measure() -> int:
    """Print the table; 1 when the promise is broken."""
    print(f"Python {platform.python_version()}, {platform.machine()}, one core, interpreted\n")
    print(f"| level {LEVEL} | answers | p50 ms | p95 ms | longest ms |")
    print("|---|---|---|---|---|")
    slowest = {0.95: 0.0, 1.0: 0.0}
    for game in GAMES:
        rules = load_rules(game)
        for seats in range(rules.fewest_seats, rules.most_seats + 1):
            times = times_of(game, seats)
            within = {share: times[int(share * (len(times) - 1))] for share in (0.5, 0.95, 1.0)}
            slowest = {share: max(found, within[share]) for share, found in slowest.items()}
            figures = " | ".join(f"{1000 * found:.0f}" for found in within.values())
            print(f"| {game}, {seats} players | {len(times)} | {figures} |", flush=True)
    p95, longest = slowest.values()
    kept = max(p95, longest) <= PROMISED
    print(f"\nslowest p95: {1000 * p95:.0f} ms, longest of all: {1000 * longest:.0f} ms")
    print(f"promised for both: {1000 * PROMISED:.0f} ms; {'kept' if kept else 'BROKEN'}")
    return 0 if kept else 1


def main() -> int:
    """Measure here, or in a process that does not find the compiled engine."""
    if str(core_match.__file__).endswith(".py"):
        return measure()
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    return subprocess.run([sys.executable, __file__], env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
