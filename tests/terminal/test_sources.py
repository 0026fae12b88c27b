"""The recap adds up: where points came from is exactly what the boards say."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from gelanggang.bots import bot
from gelanggang.games.spell_future.view import View as SpellView
from gelanggang.start import match as start_match
from gelanggang.start import verify
from gelanggang.terminal.home import Home
from gelanggang.terminal.jawara_beksi.sources import largest, sources
from gelanggang.terminal.recap import Recap
from gelanggang.terminal.sitting import ME
from gelanggang.terminal.spell_future.sources import days
from tests.terminal.chair import new_game, sit


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_sources_of_points_add_up_to_the_score_board(seats: int, name: str) -> None:
    for seed in range(8):
        match = start_match("jawara-beksi", seats, seed=f"sum {seed}")
        outcome = match.finish([bot(match.rules, name)] * seats)
        events = match.heard(ME)
        found = sources(events, seats)
        sums = [sum(column[seat] for column in found.values()) for seat in range(seats)]
        assert sums == outcome.scores
        best = largest(events)
        assert best is not None
        assert best[1] >= 1


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_days_add_up_to_the_vp(seats: int) -> None:
    for seed in range(8):
        match = start_match("spell-from-the-future", seats, seed=f"sum {seed}")
        match.finish([bot(match.rules, "pemimpi")] * seats)
        view = match.view(ME)
        assert isinstance(view, SpellView)
        told = days(match.heard(ME))
        for seat in range(seats):
            assert sum(day.gained.get(seat, (0, 0))[0] for day in told) == view.white[seat]
            assert sum(day.gained.get(seat, (0, 0))[1] for day in told) == view.black[seat]
        assert [day.number for day in told] == list(range(1, view.day + 1))


def test_a_record_can_be_saved_but_never_over_another_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"

    async def run() -> None:
        sitting = new_game("spell-from-the-future", 2, "end")
        sitting.match.finish([bot(sitting.match.rules, "pemimpi")] * 2)
        async with sit(tmp_path / "kept", sitting) as chair:
            await chair.until(lambda: isinstance(chair.client.screen, Recap))
            await chair.press("s", "ctrl+u", "ctrl+k", *str(file), "enter")
            assert "is kept in" in chair.screen()
            await chair.press("s", "enter")
            assert "exists already" in chair.screen()
            await chair.press("escape", "q")
            await chair.until(lambda: isinstance(chair.client.screen, Home))

    asyncio.run(run())
    assert verify(file).outcome is not None


def test_one_key_plays_again_at_the_same_table(tmp_path: Path) -> None:
    async def run() -> None:
        sitting = new_game("jawara-beksi", 3, "end", rounds=4)
        sitting.match.finish([bot(sitting.match.rules, "greedy")] * 3)
        async with sit(tmp_path, sitting) as chair:
            await chair.until(lambda: isinstance(chair.client.screen, Recap))
            await chair.press("enter")
            await chair.asked()
            match = chair.course.match
            assert (match.seats, match.options) == (3, sitting.match.options)
            assert match.seed != sitting.match.seed
            assert chair.course.sitting.names == sitting.names

    asyncio.run(run())
