"""How bots did against each other, as tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rich.table import Table

from gelanggang.lab.standing import Entry, Share, Side, Standing, milliseconds
from gelanggang.line.grid import plain_grid
from gelanggang.line.screen import Screen

if TYPE_CHECKING:
    # What makes ratings is an extra, which need not be installed.
    from gelanggang.lab.rating import Rating

Ratings: TypeAlias = "dict[str, Rating]"


def plain_standing(standing: Standing, ratings: Ratings | None) -> dict[str, object]:
    """A standing with its ratings, for JSON."""
    return {
        **standing.plain(),
        "ratings": ratings and {name: rating.plain() for name, rating in ratings.items()},
    }


def show_standing(standing: Standing, ratings: Ratings | None, screen: Screen) -> None:
    """What was played, then a row for each entry, then some for each bot."""
    _show_sums(standing, screen)
    screen.show()
    screen.show(_entries(standing, screen))
    screen.show()
    screen.show(_sides(standing, screen))
    if ratings is not None:
        screen.show()
        screen.show(_rated(ratings, screen))


def _show_sums(standing: Standing, screen: Screen) -> None:
    say = screen.voice.say
    table = Table(box=None, pad_edge=False, show_header=False)
    table.add_column(style="bold")
    table.add_column()
    table.add_row(say("cli-arena-units"), str(standing.units))
    table.add_row(say("cli-sim-games"), str(standing.games))
    table.add_row(say("cli-sim-pack"), f"{standing.label.name} {standing.label.version}")
    table.add_row(say("cli-sim-seed"), standing.contest.seed)
    table.add_row(say("cli-sim-decisions"), str(standing.decisions))
    table.add_row(say("cli-sim-longest"), str(standing.longest_game))
    longest_round = say("cli-sim-longest-round", game=standing.contest.game)
    table.add_row(longest_round, str(standing.longest_round))
    for name, share in standing.more.items():
        table.add_row(say("cli-sim-more", name=name), _spelled(share))
    table.add_row(say("cli-sim-stuck"), str(standing.stuck))
    screen.show(table)


def _entries(standing: Standing, screen: Screen) -> Table:
    say = screen.voice.say
    seats = [say("cli-arena-seat", n=seat + 1) for seat in range(len(standing.entries))]
    grid = plain_grid(
        "", say("cli-arena-bot"), say("cli-arena-share"), say("cli-arena-margin"), *seats
    )
    for number, entry in enumerate(standing.entries, 1):
        by_seat = [f"{100 * share:.0f} %" for share in entry.by_seat]
        grid.add_row(str(number), entry.bot, _spelled(entry.wins), _margin(entry), *by_seat)
    return grid


def _sides(standing: Standing, screen: Screen) -> Table:
    say = screen.voice.say
    clock = [say("cli-arena-p50"), say("cli-arena-p95"), say("cli-arena-max")]
    head = [say("cli-arena-bot"), say("cli-arena-entries"), say("cli-arena-share")]
    grid = plain_grid(*head, *(clock if standing.contest.times else []))
    for side in standing.sides:
        grid.add_row(side.bot, str(side.entries), _spelled(side.wins), *_times(side))
    return grid


def _times(side: Side) -> list[str]:
    if side.times is None:
        return []
    times = (side.times.within(0.5), side.times.within(0.95), side.times.longest)
    return [f"{milliseconds(time):.3g} ms" for time in times]


def _rated(ratings: Ratings, screen: Screen) -> Table:
    say = screen.voice.say
    grid = plain_grid(
        say("cli-arena-bot"), say("cli-arena-mu"), say("cli-arena-sigma"), say("cli-arena-ordinal")
    )
    for bot, rating in ratings.items():
        grid.add_row(bot, f"{rating.mu:.2f}", f"{rating.sigma:.2f}", f"{rating.ordinal:.2f}")
    return grid


def show_pairs(standings: list[Standing], ratings: Ratings | None, screen: Screen) -> None:
    """Who wins how often against whom, as a table that a page can take over as it stands."""
    say = screen.voice.say
    wins: dict[tuple[str, str], Share] = {}
    for standing in standings:
        first, last = standing.entries[0], standing.entries[-1]
        wins[first.bot, last.bot] = first.wins
        if len(standing.entries) == 2:
            wins[last.bot, first.bot] = last.wins
    one = standings[0]
    screen.raw(
        say(
            "cli-arena-pairs-how",
            players=len(one.entries),
            units=max(standing.units for standing in standings),
            games=sum(standing.games for standing in standings),
            seed=one.contest.seed,
            pack=f"{one.label.name} {one.label.version}",
        )
        + "\n"
    )
    bots = list(dict.fromkeys(bot for pair in wins for bot in pair))
    head = [say("cli-arena-bot"), *bots]
    rows = [head, ["---"] * len(head)]
    for bot in bots:
        cells = [_bounded(wins.get((bot, other))) for other in bots]
        rows.append([bot, *cells])
    screen.raw("\n".join(f"| {' | '.join(row)} |" for row in rows))
    if ratings is not None:
        screen.show()
        screen.show(_rated(ratings, screen))


def _bounded(share: Share | None) -> str:
    """A share and what it is at least; nothing for a pair that did not meet."""
    return "" if share is None else f"{_percent(share.value)} (≥ {_percent(share.interval[0])})"


def _spelled(share: Share) -> str:
    low, high = share.interval
    return f"{_percent(share.value)} ({100 * low:.1f}–{100 * high:.1f})"


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _margin(entry: Entry) -> str:
    """With how far it may be off to either side."""
    if entry.margin_interval is None:
        return f"{entry.margin:+.1f}"
    return f"{entry.margin:+.1f} ± {entry.margin_interval[1] - entry.margin:.1f}"
