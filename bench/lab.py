"""How long a report takes, beside the same games without one.

Level 2 plays Jawara Beksi on two cores: once simply simulated, once counted by blocks and told with
all figures, intervals and targets.  Rounds alternate between the two: a machine that is slower for
a minute is slower for both.  The times are those of the clock on the wall.

    make bench
    python bench/lab.py 100  (a short one, of so many games)
"""

from __future__ import annotations

import json
import platform
import statistics
import sys
import time

from gelanggang.core import match as core_match
from gelanggang.lab.report import Question, Report
from gelanggang.lab.simulate import Plan, simulate

GAME = "jawara-beksi"
RUN = "drafted"
LEVEL = "2"
SEATS = (2, 3, 4)
GAMES = 2000
"""For each number of players."""
ROUNDS = 5
CORES = 2
MOST_SECONDS = 60.0
MOST_TIMES = 1.3


def without(players: int, games: int, seed: str) -> float:
    """Seconds for games that are played and added up."""
    start = time.perf_counter()
    simulate(Plan(GAME, players, games, seed, (LEVEL,) * players), CORES)
    return time.perf_counter() - start


def with_report(players: int, games: int, seed: str) -> float:
    """Seconds for as many games with their report."""
    start = time.perf_counter()
    report = Report(Question(GAME, (players,), games, seed, runs=(RUN,)))
    json.dumps(report.tell(report.play(CORES)))
    return time.perf_counter() - start


def main() -> int:
    """Measure, print the table, and fail when a promise is broken."""
    if str(core_match.__file__).endswith(".py"):
        print("This measures the compiled build: run it with `make bench`.", file=sys.stderr)
        return 2
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    games = wanted // ROUNDS
    print(
        f"Python {platform.python_version()}, {platform.machine()}, {CORES} cores, level {LEVEL}, "
        f"{wanted} games in {ROUNDS} rounds\n"
    )
    print("| Jawara Beksi | simulated | with report | times | promised |")
    print("|---|---|---|---|---|")
    held = True
    for players in SEATS:
        rounds = [
            (
                without(players, games, f"bench/{number}"),
                with_report(players, games, f"bench/{number}"),
            )
            for number in range(ROUNDS)
        ]
        plain, told = (sum(column) for column in zip(*rounds, strict=True))
        times = statistics.median(second / first for first, second in rounds)
        held &= told <= MOST_SECONDS and times <= MOST_TIMES
        print(
            f"| {players} players | {plain:.1f} s | {told:.1f} s | {times:.2f} "
            f"| {MOST_SECONDS:.0f} s, {MOST_TIMES} |"
        )
    print(f"\nAll promises {'held' if held else 'BROKEN'}.")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
