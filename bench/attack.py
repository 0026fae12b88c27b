"""Whether one can still play in a house where somebody misbehaves.

For each attack of `_attacks.py` a new house, as `gelanggang serve` opens it, with its own limits
and an empty file; a victim that plays and takes note of every wait (`_victim.py`); and a stranger
in a process of their own, at another address and with less of the processor: theirs would be
another machine.  All of it stays on this machine, and ends by itself.

The victim may wait a quarter of a second at most, 99 times of a hundred, and nothing it asks for
may fail: be refused, break, or stay unanswered for ten seconds.  While another program holds the
file of tables, what has to be written waits for it: only the rest is judged there.

Thirty seconds each, on both builds, take about a quarter of an hour.

    make bench
    PYTHONPATH=build/compiled .venv/bin/python bench/attack.py --seconds 5 --only requests
    PYTHONPATH=build/compiled .venv/bin/python bench/attack.py --build compiled --kinds
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

# Programs of this folder are started by their path, and share files.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from bench._attacks import ATTACKS
from bench._children import BUILDS, Child, end_in_order, free_port
from bench._victim import KINDS, READING, Notes, Victim
from gelanggang.server.app import run

NOBODY: Final = "nobody"
"""A house without any attack, to compare with."""
WRITING_WAITS: Final = "held-file"
PROMISED: Final = 250.0
"""Milliseconds that the victim waits at most, 99 times of a hundred."""
MISTAKE: Final = '"level": "error"'
"""What the house writes into its log about something that must not happen."""
FEW: Final = 3
"""So many different ones are shown of each attack."""
MOST_SECONDS: Final = 90.0
"""Later the victim would have opened more tables than one address may."""


@dataclass
class Found:
    """How it went."""

    attack: str
    build: str
    notes: Notes
    did: Counter[str] = field(default_factory=Counter)
    mistakes: Counter[str] = field(default_factory=Counter)
    """What the house itself calls a mistake of its own, in its log."""
    logged: int = 0
    """Bytes of that log: a disk can be filled by it."""

    @property
    def judged(self) -> list[float]:
        """The waits that are promised to be short."""
        return self.of(READING if self.attack == WRITING_WAITS else KINDS)

    def of(self, kinds: tuple[str, ...]) -> list[float]:
        """The waits of some kinds, the shortest first."""
        return sorted(wait for kind in kinds for wait in self.notes.waits[kind])

    @property
    def held(self) -> bool:
        """Whether what is promised was kept."""
        waits = self.judged
        failed = self.notes.failures or self.mistakes
        return bool(waits) and percentile(waits, 99) < PROMISED and not failed


def percentile(waits: list[float], n: int) -> float:
    """The percentile of sorted figures."""
    return waits[min(len(waits) - 1, len(waits) * n // 100)]


def shown(waits: list[float]) -> str:
    """The median, the 99th percentile and the longest."""
    if not waits:
        return "none"
    return f"{percentile(waits, 50):.1f} / {percentile(waits, 99):.1f} / {waits[-1]:.1f}"


async def measure(attack: str, build: str, seconds: float, folder: Path) -> Found:
    """One attack on one house."""
    port = free_port()
    path, data = BUILDS[build], folder / "data"
    found = Found(attack, build, Notes())
    with (
        (folder / "log").open("wb") as log,
        Child("bench._house", str(port), str(data), build=path, log=log) as house,
    ):
        await asyncio.to_thread(house.listens, port)
        async with Victim(port) as victim:
            if attack == NOBODY:
                victim.begin()
                await asyncio.sleep(seconds)
            else:
                words = [attack, str(port), victim.table, str(data), str(seconds)]
                with Child("bench._attacks", *words, build=path) as stranger:
                    while await asyncio.to_thread(stranger.line) != "ready":
                        pass
                    victim.begin()
                    stranger.say("go")
                    found.did.update(json.loads(await asyncio.to_thread(stranger.line)))
        found.notes = victim.notes
        if not house.alive:
            found.mistakes["the house has ended"] += 1
    found.logged = (folder / "log").stat().st_size
    said = (folder / "log").read_text(encoding="utf-8", errors="replace").splitlines()
    found.mistakes.update(mistake(json.loads(line)) for line in said if MISTAKE in line)
    return found


def mistake(line: dict[str, str]) -> str:
    """A line of the log about something that must not happen, in short."""
    where = line.get("path") or line.get("message") or line["event"]
    return f"{where[:40]!r}: {line.get('trace', '').rpartition(chr(10))[2][:120]}"


def row(one: Found) -> str:
    """A line of the table."""
    did = ", ".join(f"{count:,} {what}" for what, count in one.did.items()) or "nothing"
    waits = shown(one.judged)
    if one.attack == WRITING_WAITS:
        rest = tuple(kind for kind in KINDS if kind not in READING)
        waits += f" (what is written: {shown(one.of(rest))})"
    failures = [f"{count} {what}" for what, count in one.notes.failures.items()]
    if one.mistakes:
        failures.append(f"{one.mistakes.total()} mistakes of the house")
    sign = "" if one.held else " **!**"
    failed = ", ".join(failures) or "0"
    cells = [one.attack, one.build, did, waits + sign, failed, f"{one.logged / 1000:,.0f}"]
    return f"| {' | '.join(cells)} |"


def arguments() -> argparse.Namespace:
    """What this program can be told."""
    parser = argparse.ArgumentParser(description="Whether one can play while others misbehave.")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each attack takes")
    parser.add_argument("--only", choices=[NOBODY, *ATTACKS], help="one attack alone")
    parser.add_argument("--build", choices=[*BUILDS, "both"], default="both")
    parser.add_argument("--kinds", action="store_true", help="also print each kind of wait")
    told = parser.parse_args()
    if not 0 < told.seconds <= MOST_SECONDS:
        parser.error(f"--seconds: more than 0, at most {MOST_SECONDS:.0f}")
    return told


def main() -> int:
    """Measure, print the table, and fail when a promise is broken."""
    told = arguments()
    end_in_order()
    builds = list(BUILDS) if told.build == "both" else [told.build]
    names = [told.only] if told.only else [NOBODY, *ATTACKS]
    print(f"{told.seconds:.0f} seconds each; waits in ms as p50 / p99 / longest\n")
    print("| attack | build | what it did | the victim waits | failures | log, kB |")
    print("|---|---|---|---|---|---|", flush=True)
    all_found: list[Found] = []

    async def one(attack: str, build: str) -> None:
        with TemporaryDirectory(prefix="gelanggang-attack-") as folder:
            all_found.append(await measure(attack, build, told.seconds, Path(folder)))

    for attack in names:
        for build in builds:
            run(one(attack, build))
            print(row(all_found[-1]), flush=True)
    if told.kinds:
        print(f"\n| attack | build | {' | '.join(KINDS)} |")
        print("|---|---|" + "---|" * len(KINDS))
        for found in all_found:
            each = " | ".join(shown(found.of((kind,))) for kind in KINDS)
            print(f"| {found.attack} | {found.build} | {each} |")
    if any(found.mistakes for found in all_found):
        print("\nMistakes of the house:\n")
    for found in all_found:
        for text, count in found.mistakes.most_common(FEW):
            print(f"- {found.attack}, {found.build}, {count} times {text}")
    broken = [f"{found.attack} ({found.build})" for found in all_found if not found.held]
    print(f"\nNOT held: {', '.join(broken)}." if broken else "\nAll of it held.")
    return 1 if broken else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(130)
