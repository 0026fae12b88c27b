"""A sealed answer that is changed takes the place of the one before: of that nothing stays."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from gelanggang.tables import verb as ask
from gelanggang.tables.happening import Chosen
from gelanggang.tables.keeping import read_row
from tests.server.table import Player, full_table, make_house, random_move, run, running
from tests.tables.sitting import Sitting, spelled

GAME = "spell-from-the-future"
ANSWERS = [0, 5, 9, 3]
"""Among the moves on offer."""


def laid() -> Sitting:
    """A table at which everybody is about to place tokens."""
    table = Sitting(GAME, 3, seed="sealed")
    people = [table.join() for _ in range(3)]
    table.do(people[0], ask.Start())
    while not all(one.sealed for one in table.match.pending().values()):
        [(seat, asked)] = table.match.pending().items()
        move = table.match.rules.write(table.match.legal(seat)[0])
        table.do(table.table.members[seat], ask.Choose(asked.id, move))
    return table


def place(table: Sitting, seat: int, answer: int) -> None:
    asked, match = table.match.pending()[seat], table.match
    move = match.rules.write(match.legal(seat)[answer])
    table.do(table.table.members[seat], ask.Choose(asked.id, move))


def test_the_last_sealed_answer_of_a_seat_replaces_the_one_before() -> None:
    once, often = laid(), laid()
    for answer in ANSWERS * 5:
        place(often, 0, answer)
        place(often, 1, answer)
    place(once, 0, ANSWERS[-1])
    place(once, 1, ANSWERS[-1])
    assert often.match.choices == once.match.choices
    assert len(often.rows) == len(once.rows)
    # Only the seed of a rematch is drawn at random.
    assert {**spelled(often.table), "seed": None} == {**spelled(once.table), "seed": None}


def test_a_table_with_changed_answers_is_the_same_when_it_is_brought_back() -> None:
    table = laid()
    for answer in ANSWERS:
        place(table, 0, answer)
        place(table, 2, answer)
    place(table, 1, ANSWERS[0])
    assert spelled(table.rebuilt()) == spelled(table.table)


def test_nobody_notices_a_change_not_even_by_a_number() -> None:
    table = laid()
    place(table, 0, ANSWERS[0])
    before = table.table.versions[:], len(table.table.steps)
    place(table, 0, ANSWERS[1])
    assert (table.table.versions, len(table.table.steps)) == before


def test_a_change_does_not_end_somebodys_wish_to_take_back() -> None:
    """Else everybody would see that there was one."""
    from gelanggang.tables.undo import Wish

    table = laid()
    place(table, 0, ANSWERS[0])
    table.table.wish = Wish(1, 0)
    place(table, 0, ANSWERS[1])
    assert table.table.wish is not None


async def placing(players: list[Player]) -> int:
    """Play until everybody is about to place tokens; the decision."""
    chance = random.Random(5)
    while not all(one.offer is not None for one in players):
        await next(one for one in players if one.pending()).choose(chance)
        for one in players:
            await one.settle()
    assert players[0].offer is not None
    return int(players[0].offer["decision"])


def test_a_hundred_changes_are_one_row_on_disk(tmp_path: Path) -> None:
    """And what was acknowledged last is what is there."""

    async def play() -> None:
        house = make_house(tmp_path)
        async with running(house) as guest:
            players = await full_table(guest, GAME, 3)
            decision = await placing(players)
            first, chance = players[0], random.Random(8)
            table = house.hall.places[first.table["code"]].table
            rows: list[int] = []
            for _ in range(100):
                move = await random_move(first, chance)
                answer = await first.do("choose", decision=decision, move=move)
                assert answer["type"] == "ack"
                bodies = await asyncio.wrap_future(house.hall.store.load(table.id))
                rows.append(len(bodies))
            assert len(set(rows)) == 1
            chosen = [read_row(body).did for body in bodies]
            [kept] = [one for one in chosen if isinstance(one, Chosen) and one.decision == decision]
            assert kept.move == table.rules.write(table.rules.read(move))

    run(play)


def test_who_mutes_again_writes_nothing() -> None:
    table = Sitting()
    first, _ = table.join(), table.join()
    table.do(first, ask.Mute(1))
    rows = len(table.rows)
    table.do(first, ask.Mute(1))
    assert len(table.rows) == rows
    table.do(first, ask.Mute(1, False))
    table.do(first, ask.Mute(1, False))
    assert len(table.rows) == rows + 1
    assert table.table.members[0].mutes == set()


def test_a_bot_that_is_chosen_again_writes_nothing() -> None:
    table = Sitting()
    first = table.join()
    table.do(first, ask.AddBot(1, "1"))
    rows = len(table.rows)
    table.do(first, ask.AddBot(1, "1"))
    assert len(table.rows) == rows
