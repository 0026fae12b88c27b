"""A unit: one seed, played once with every turn of the table.

Each bot gets every chair of the same deal, so that neither the deal nor the chair decides who looks
strong.  Turn r seats entry e on seat (e + r) mod n.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from gelanggang.lab.interval import mean
from gelanggang.lab.line_up import Bots, turns
from gelanggang.lab.played import Played
from gelanggang.lab.times import Times


@dataclass(frozen=True)
class Unit:
    """The games of one seed; each has the number of its turn."""

    number: int
    games: tuple[Played, ...]
    times: dict[str, Times] = field(default_factory=dict)
    """How long each bot took, by name; empty when nobody looked at the clock."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.games[0].shares)

    def on_seats(self, entry: int) -> list[tuple[Played, int]]:
        """All games of an entry with the seat that it had, by turn."""
        return [
            (self.games[turn % len(self.games)], (entry + turn) % self.seats)
            for turn in range(self.seats)
        ]

    def share(self, entry: int) -> float:
        """The part of the win that an entry got, over all turns."""
        return mean([game.shares[seat] for game, seat in self.on_seats(entry)])

    def margin(self, entry: int) -> float:
        """How far an entry was ahead of the best other, over all turns."""
        return mean([_margin(game.scores, seat) for game, seat in self.on_seats(entry)])

    def plain(self) -> dict[str, object]:
        """As plain data, for a file."""
        return {
            "unit": self.number,
            "games": [_plain_game(game) for game in self.games],
            "times": {name: times.plain() for name, times in sorted(self.times.items())},
        }


def _margin(scores: tuple[int, ...], seat: int) -> int:
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def _plain_game(game: Played) -> dict[str, object]:
    plain = asdict(game)
    del plain["number"], plain["record"]
    return {**plain, "shares": list(game.shares), "scores": list(game.scores)}


def read_unit(plain: Any, number: int, bots: Bots) -> Unit:
    """A unit from plain data; ValueError when it is not this unit of these bots."""
    try:
        unit = Unit(
            number,
            tuple(_read_game(game, turn) for turn, game in enumerate(plain["games"])),
            {name: _read_times(times) for name, times in plain["times"].items()},
        )
        whole = len(unit.games) == turns(bots) and all(
            len(game.shares) == len(game.scores) == len(bots) for game in unit.games
        )
    except (KeyError, TypeError, AttributeError):
        raise ValueError from None
    # Whatever was not understood is missing when it is written again.
    if not whole or unit.plain() != plain:
        raise ValueError
    return unit


def _read_game(plain: Any, turn: int) -> Played:
    return Played(
        number=turn,
        decisions=int(plain["decisions"]),
        rounds=int(plain["rounds"]),
        turns=int(plain["turns"]),
        longest_round=int(plain["longest_round"]),
        more={name: float(count) for name, count in plain["more"].items()},
        shares=tuple(float(share) for share in plain["shares"]),
        scores=tuple(int(score) for score in plain["scores"]),
        stuck=bool(plain["stuck"]),
    )


def _read_times(plain: Any) -> Times:
    counts = {int(step): int(count) for step, count in plain["counts"].items()}
    return Times(counts, float(plain["longest"]))
