"""The recap shows where points came from as the game tells it, and how the days and Combos went."""

from __future__ import annotations

import asyncio
import itertools
import re
from pathlib import Path

import pytest

from gelanggang.bots import bot
from gelanggang.core.event import Event
from gelanggang.core.match import Match
from gelanggang.core.rng import FAST, SEALED, make_rng
from gelanggang.games.spell_future.view import View as SpellView
from gelanggang.start import match as start_match
from gelanggang.start import verify
from gelanggang.terminal.games import KNOWN
from gelanggang.terminal.home import Home
from gelanggang.terminal.jawara_beksi.sources import largest
from gelanggang.terminal.recap import Recap
from gelanggang.terminal.sitting import ME, Sitting
from gelanggang.terminal.spell_future.sources import days
from gelanggang.text.catalogue import LANGUAGES, voice
from tests.laws.begun import BEGUN
from tests.laws.tables import EVERY_COUNT, Table, rules_of
from tests.terminal.chair import new_game, sit


def shown(screen: str) -> dict[str, list[int]]:
    """The rows of a recap's table: their titles, and the numbers beside them."""
    rows: dict[str, list[int]] = {}
    for line in screen.replace("−", "-").splitlines():
        found = re.fullmatch(r"(.*?)((?: +[+-]?\d+)+)", line.strip())
        if found is not None:
            rows[found[1].strip()] = [int(n) for n in found[2].split()]
    return rows


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("table", [one for one in EVERY_COUNT if one.game in KNOWN], ids=str)
def test_the_recap_shows_the_parts_that_the_game_tells(
    table: Table, lang: str, tmp_path: Path
) -> None:
    rules, seats = rules_of(table.game), table.seats
    place = BEGUN.get(table.game)
    scenario = None if place is None else place(seats, make_rng(FAST, lang))
    match = Match(rules, seats, table.options, "parts", SEALED, scenario)
    outcome = match.finish([bot(rules, "random")] * seats)
    sources = match.sources()
    order = sorted(range(seats), key=lambda seat: -outcome.scores[seat])

    async def run() -> None:
        sitting = Sitting(match, ["random"] * (seats - 1))
        async with sit(tmp_path, sitting, lang=lang) as chair:
            await chair.until(lambda: isinstance(chair.client.screen, Recap))
            teller = sitting.narrator(voice(lang))
            rows = shown(chair.screen())
        for source in sources:
            title = teller.source(source.name)
            if any(source.points):
                assert rows.pop(title) == [source.points[seat] for seat in order]
            assert title not in rows
        assert rows.pop(voice(lang).say("terminal-score")) == sorted(outcome.scores, reverse=True)

    asyncio.run(run())


def test_there_is_a_largest_combo() -> None:
    for seed in range(8):
        match = start_match("jawara-beksi", 3, seed=f"sum {seed}")
        match.finish([bot(match.rules, "random")] * 3)
        best = largest(match.heard(ME))
        assert best is not None
        assert best[1] == max(
            event.number("n")
            for before, event in itertools.pairwise(told(match, ("combo", "earned")))
            if (before.kind, event.kind) == ("combo", "earned")
        )


def told(match: Match, kinds: tuple[str, ...]) -> list[Event]:
    """All events of some kinds."""
    return [event for event in match.heard(ME) if event.kind in kinds]


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


@pytest.mark.slow
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
