"""How long a whole game takes to print, on one core: as a PDF with its backs, for each paper.

make bench
python bench/print.py
"""

from __future__ import annotations

import os
import platform
import sys
import time

from gelanggang.games import GAMES, load_rules
from gelanggang.press import PrintOptions, print_pack
from gelanggang.press.options import PAPERS
from gelanggang.text.catalogue import voice

MOST_SECONDS = 60.0


def one_core() -> None:
    """Typst would use all of them."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def main() -> int:
    """Measure, print the table, and fail when the promise is broken."""
    one_core()
    print(f"Python {platform.python_version()}, {platform.machine()}, one core\n")
    print("| a whole game with its backs | paper | kB | seconds | promised |")
    print("|---|---|---|---|---|")
    held = True
    for game in sorted(GAMES):
        for paper in PAPERS:
            start = time.perf_counter()
            rules = load_rules(game)
            made = print_pack(rules, PrintOptions(paper, bleed=True, backs="long"), voice("id"))
            seconds = time.perf_counter() - start
            held = held and seconds <= MOST_SECONDS
            size = len(made) / 1000
            print(f"| {game} | {paper} | {size:.0f} | {seconds:.1f} | {MOST_SECONDS:.0f} |")
    print(f"\nAll promises {'held' if held else 'BROKEN'}.")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
