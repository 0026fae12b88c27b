"""The wall clock can be wrong; no game is ever forgotten because of it."""

from __future__ import annotations

from pathlib import Path

from gelanggang.hall.archive import KEPT_DAYS
from gelanggang.hall.calendar import DAY, DOUBTED, Calendar
from gelanggang.hall.hall import IDLE
from tests.server.table import full_table, make_house, run, running

MONTHS = 2 * KEPT_DAYS * DAY


def test_a_clock_that_goes_on_is_believed() -> None:
    calendar = Calendar(1_000_000, 50.0)
    for day in range(100):
        assert calendar.believes(1_000_000 + day * DAY, 50.0 + day * DAY)


def test_a_jump_is_believed_when_it_has_lasted() -> None:
    calendar = Calendar(1_000_000, 0.0)
    assert not calendar.believes(1_000_000 + MONTHS, 60.0)
    assert not calendar.believes(1_000_000 + MONTHS + DOUBTED, 30.0 + DOUBTED)
    assert calendar.believes(1_000_000 + MONTHS + DOUBTED + 60, 90.0 + DOUBTED)


def test_a_jump_that_is_corrected_never_counted() -> None:
    calendar = Calendar(1_000_000, 0.0)
    assert not calendar.believes(1_000_000 + MONTHS, 60.0)
    assert calendar.believes(1_000_000 + 120, 120.0)
    assert not calendar.believes(1_000_000 + MONTHS + DOUBTED, float(DOUBTED))


def test_a_game_in_play_survives_a_clock_that_is_set_two_months_ahead(tmp_path: Path) -> None:
    wall, now = [1_000_000.0], [5000.0]

    async def play() -> None:
        house = make_house(tmp_path, wall=lambda: wall[0], clock=lambda: now[0])
        async with running(house) as guest:
            players = await full_table(guest, "jawara-beksi", 2)
            rest = await guest.open("jawara-beksi", 2)
            await house.hall.expire()
            wall[0] += MONTHS
            assert await house.hall.expire() == 0
            # Even when the new day is believed in the end: there is somebody.
            for clock in (wall, now):
                clock[0] += DOUBTED + DAY
            await house.hall.expire()
            for clock in (wall, now):
                clock[0] += IDLE + 1
            house.sweep()
            assert await house.hall.expire() == 1
            assert (await guest.get(f"/api/tables/{rest['table']}"))[0] == 404
            answer = await players[0].do("rename", name="Masih Ada")
            assert answer["type"] == "ack"

    run(play)


def test_a_house_that_starts_with_a_wrong_clock_forgets_nothing(tmp_path: Path) -> None:
    async def open_one() -> str:
        async with running(make_house(tmp_path, wall=lambda: 1_000_000.0)) as guest:
            return str((await guest.open("jawara-beksi", 2))["table"])

    async def look(code: str) -> int:
        house = make_house(tmp_path, wall=lambda: 1_000_000.0 + MONTHS)
        async with running(house) as guest:
            assert await house.hall.expire() == 0
            return (await guest.get(f"/api/tables/{code}"))[0]

    code = run(open_one)
    assert run(lambda: look(code)) == 200
