"""What the units of a contest add up to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gelanggang.core.rules import PackLabel
from gelanggang.lab.arena import Contest
from gelanggang.lab.interval import mean, mean_interval, unit_interval
from gelanggang.lab.times import Times
from gelanggang.lab.unit import Unit


@dataclass(frozen=True)
class Share:
    """A part of all wins, or of all games, with its 95 % interval."""

    value: float
    interval: tuple[float, float]

    def plain(self) -> dict[str, object]:
        """As plain data, for JSON."""
        return {"share": round(self.value, 4), "interval": _rounded(self.interval)}


@dataclass(frozen=True)
class Entry:
    """How one entry of the line-up did."""

    bot: str
    wins: Share
    by_seat: tuple[float, ...]
    """Its part of the win on each seat."""
    margin: float
    """Its score less the best other's."""
    margin_interval: tuple[float, float] | None


@dataclass(frozen=True)
class Side:
    """All entries of one bot together."""

    bot: str
    entries: int
    wins: Share
    times: Times | None


class Standing:
    """The sums of a contest, after as many units as there are, one at least."""

    def __init__(self, contest: Contest, label: PackLabel, units: Sequence[Unit]) -> None:
        self.contest = contest
        self.label = label
        self.units = len(units)
        games = [game for unit in units for game in unit.games]
        self.games = len(games)
        self.decisions = sum(game.decisions for game in games)
        self.stuck = sum(game.stuck for game in games)
        self.longest_game = max(game.decisions for game in games)
        self.longest_round = max(game.longest_round for game in games)
        self.entries = [_entry(contest, units, entry) for entry in range(len(contest.bots))]
        self.sides = [_side(contest, units, name) for name in dict.fromkeys(contest.bots)]
        self.more = {
            name: _share(units, [mean([game.more[name] for game in unit.games]) for unit in units])
            for name in games[0].more
        }
        """What this game counts besides (see `course`), as a share of all games."""

    def plain(self) -> dict[str, object]:
        """As plain data, for JSON."""
        contest = self.contest
        return {
            "game": contest.game,
            "players": len(contest.bots),
            "line_up": list(contest.bots),
            "options": contest.options,
            "pack": f"{self.label.name} {self.label.version}",
            "pack_digest": self.label.digest,
            "seed": contest.seed,
            "seeds": [f"{contest.seed}/0", f"{contest.seed}/{self.units - 1}"],
            "units": self.units,
            "games": self.games,
            "decisions": self.decisions,
            "stuck": self.stuck,
            "longest_game": self.longest_game,
            "longest_round": self.longest_round,
            **{name: share.plain() for name, share in self.more.items()},
            "entries": [_plain_entry(entry) for entry in self.entries],
            "bots": [_plain_side(side) for side in self.sides],
        }


def _entry(contest: Contest, units: Sequence[Unit], entry: int) -> Entry:
    margins = [unit.margin(entry) for unit in units]
    return Entry(
        bot=contest.bots[entry],
        wins=_share(units, [unit.share(entry) for unit in units]),
        by_seat=tuple(
            mean([_on_seat(unit, entry, seat) for unit in units])
            for seat in range(len(contest.bots))
        ),
        margin=mean(margins),
        margin_interval=mean_interval(margins),
    )


def _on_seat(unit: Unit, entry: int, wanted: int) -> float:
    """The part of the win that an entry got on one of its seats."""
    return next(game.shares[seat] for game, seat in unit.on_seats(entry) if seat == wanted)


def _side(contest: Contest, units: Sequence[Unit], name: str) -> Side:
    entries = [entry for entry, other in enumerate(contest.bots) if other == name]
    times = Times()
    for unit in units:
        if name in unit.times:
            times.merge(unit.times[name])
    together = [len(entries) * mean([unit.share(entry) for entry in entries]) for unit in units]
    return Side(name, len(entries), _share(units, together), times if contest.times else None)


def _share(units: Sequence[Unit], shares: Sequence[float]) -> Share:
    games = sum(len(unit.games) for unit in units)
    return Share(mean(shares), unit_interval(shares, games))


def _plain_entry(entry: Entry) -> dict[str, object]:
    return {
        "bot": entry.bot,
        **entry.wins.plain(),
        "share_by_seat": _rounded(entry.by_seat),
        "margin": round(entry.margin, 3),
        "margin_interval": entry.margin_interval and _rounded(entry.margin_interval),
    }


def _plain_side(side: Side) -> dict[str, object]:
    plain = {"bot": side.bot, "entries": side.entries, **side.wins.plain()}
    if side.times is not None:
        plain["milliseconds"] = {
            "decisions": side.times.decisions,
            "p50": milliseconds(side.times.within(0.5)),
            "p95": milliseconds(side.times.within(0.95)),
            "max": milliseconds(side.times.longest),
        }
    return plain


def milliseconds(seconds: float) -> float:
    """As times of decisions are told."""
    return round(1000 * seconds, 3)


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
