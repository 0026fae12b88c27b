"""Findings: what was counted of every way to play a game, as it is written down.

A seal tells whether somebody changed a number by hand, and of each way the first games are counted
by themselves, so that a test can play them again.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec

from gelanggang.lab.tally import GAMES, Tally

FOLDER: Final = Path(__file__).parent


class Finding(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was counted of one way to play, with so many players."""

    seats: int
    way: str
    sample: Tally
    """Of the first games alone."""
    counts: Tally
    """Of all games, these among them."""

    @property
    def games(self) -> int:
        """How many were played."""
        return self.counts[GAMES]

    def mean(self, name: str, of: str = GAMES) -> float:
        """How often one thing was counted for each of another; 0 where that never was."""
        whole = self.counts.get(of, 0)
        return self.counts.get(name, 0) / whole if whole else 0.0


class Findings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that was measured of a game with one pack."""

    game: str
    version: int
    """Of the game's rules."""
    pack: str
    digest: str
    """Of the pack: with other cards nothing of it holds."""
    games: int
    """How many were asked for; what thinks long played fewer."""
    seed: str
    compiled: bool
    """Whether bots thought as they do where the engine is compiled."""
    found: list[Finding]
    seal: str = ""

    def of(self, seats: int, way: str) -> Finding | None:
        """What was found of a way to play; None: it was not measured."""
        here = [one for one in self.found if (one.seats, one.way) == (seats, way)]
        return here[0] if here else None

    def sealed(self) -> Findings:
        """The same with its seal."""
        return msgspec.structs.replace(self, seal=self.right_seal())

    def right_seal(self) -> str:
        """The SHA-256 of all that stands in it."""
        bare = msgspec.structs.replace(self, seal="")
        return sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()


def file_of(game: str) -> Path:
    """Where the findings about a game are kept."""
    return FOLDER / f"{game}.toml"


@cache
def findings(game: str) -> Findings | None:
    """What is written down of a game; None: it was never measured."""
    path = file_of(game)
    return read(path) if path.is_file() else None


def read(path: Path) -> Findings:
    """Read findings."""
    return msgspec.toml.decode(path.read_bytes(), type=Findings)


def write(found: Findings) -> str:
    """As a file that can be read and compared line by line."""
    lines = [
        "# What each way to play does to the game, as it was counted.  Not changed by hand, but by",
        f"# gelanggang measure {found.game} --games {found.games} --seed {found.seed}",
        "# Bots stand for people: how they choose is counted, how long people think is assumed.",
        "",
    ]
    for name in ("game", "version", "pack", "digest", "games", "seed", "compiled", "seal"):
        lines.append(f"{name} = {_plain(getattr(found, name))}")
    for one in found.found:
        lines += ["", "[[found]]", f"seats = {one.seats}", f"way = {_plain(one.way)}"]
        lines += [f"sample = {_table(one.sample)}", f"counts = {_table(one.counts)}"]
    return "\n".join(lines) + "\n"


def _plain(value: str | int | bool) -> str:
    # Texts, whole numbers and flags are written in TOML as in JSON.
    return msgspec.json.encode(value).decode()


def _table(counts: Tally) -> str:
    inside = ", ".join(f"{_plain(name)} = {n}" for name, n in sorted(counts.items()))
    return f"{{ {inside} }}"
