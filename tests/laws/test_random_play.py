"""Thousands of random games: none is stuck, nothing is lost, and everything is tried."""

from __future__ import annotations

from gelanggang.core.rng import FAST, make_rng
from tests.laws.tables import (
    EVERY_TABLE,
    Position,
    Table,
    at_every_own_count,
    at_every_table,
    for_every_game,
    rules_of,
    start_at,
    things_by_group,
    walk,
)
from tests.laws.used import THINGS, USES

GAMES_A_TABLE = 200
"""Random games for every number of players with every option."""
GAMES_A_GAME = 2000
"""A game with few tables has more games at each."""


def seeds(table: Table) -> range:
    """Seeds of its own for each table."""
    first = EVERY_TABLE.index(table) * 1_000_000
    tables = sum(one.game == table.game for one in EVERY_TABLE)
    return range(first, first + max(GAMES_A_TABLE, -(-GAMES_A_GAME // tables)))


def who_is_asked(at: Position) -> str | None:
    """Who is waited for are those with an open question; while they are, it is not over."""
    asked = at.rules.pending(at.state)
    waited_for = at.rules.to_act(at.state)
    if sorted(waited_for) != sorted(seat for seat, one in asked.items() if not one.answered):
        return f"waits for {waited_for}, asks {asked}"
    if any(one.seat != seat for seat, one in asked.items()):
        return f"a question for another seat: {asked}"
    if at.rules.outcome(at.state) is not None:
        return "it is over, and somebody is asked"
    return None


@at_every_table
def test_random_games_end_and_lose_nothing(table: Table) -> None:
    """`walk` itself fails where a seat is asked but has no move, or a game exceeds its bound."""
    start = start_at(table, rules_of(table.game), make_rng(FAST, "things"), None)
    things = things_by_group(start)
    wrong: list[str] = []
    for seed in seeds(table):
        for at in walk(table, seed):
            if things_by_group(at.state) != things:
                wrong.append(at.wrong("things were lost or have multiplied"))
            if (problem := who_is_asked(at)) is not None:
                wrong.append(at.wrong(problem))
        if len(wrong) > 5:
            break
    assert not wrong, "\n".join(wrong[:10])


@at_every_own_count
def test_random_play_until_every_card_and_every_operation_was_used(table: Table) -> None:
    uses = USES.get(table.game, THINGS)
    rules = rules_of(table.game)
    unused = uses.known(rules)
    tables = [one for one in EVERY_TABLE if (one.game, one.seats) == (table.game, table.seats)]
    for seed in range(GAMES_A_TABLE):
        for one in tables:
            for at in walk(one, seed):
                unused.difference_update(uses.by_move(at))
        if not unused:
            return
    assert not unused, f"{table}: {GAMES_A_TABLE * len(tables)} games never used {sorted(unused)}"


@for_every_game
def test_there_are_enough_random_games(game: str) -> None:
    """Every number of seats has its part in them."""
    tables = [table for table in EVERY_TABLE if table.game == game]
    assert all(len(seeds(table)) >= 200 for table in tables)
    assert sum(len(seeds(table)) for table in tables) >= 2000
    rules = rules_of(game)
    counts = range(rules.fewest_seats, rules.most_seats + 1)
    assert {table.seats for table in tables} == set(counts)
