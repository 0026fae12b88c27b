"""Nothing leaks: permute all that the person cannot see, and the whole screen stays the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from rich.text import Text

from gelanggang.core.match import Match, replay
from gelanggang.core.rng import FAST, SEALED, make_rng
from gelanggang.start import match as start_match
from gelanggang.terminal.sitting import ME, Sitting
from gelanggang.terminal.table import Table
from tests.laws.scramble import scramble
from tests.terminal.chair import SMALL, sit

pytestmark = pytest.mark.slow

GAMES = ["jawara-beksi", "spell-from-the-future"]
MOMENTS = 6


def at_random(game: str, seed: int) -> Match:
    """A moment of a random game."""
    rng = make_rng(FAST, f"moment {seed}")
    match = start_match(game, 3, seed=f"leak {seed}", chance=SEALED)
    for _ in range(rng.below(60 if game == GAMES[0] else 22)):
        seat = next(seat for seat, one in match.pending().items() if not one.answered)
        offers = match.legal(seat)
        match.play(seat, offers[rng.below(len(offers))])
        if match.over:
            return at_random(game, seed + 1000)
    return match


def scrambled(match: Match, seed: int) -> Match:
    """The same moment with everything elsewhere that the person cannot see."""
    twin = replay(match.rules, match.record())
    scramble(twin._state, ME, make_rng(FAST, f"mixed {seed}"))
    return twin


async def shown(folder: Path, match: Match, bots: list[str]) -> list[str]:
    """The table, all that can be read there, the journal, and the advice."""
    async with sit(folder, Sitting(match, bots), SMALL) as chair:
        screens = [chair.screen()]
        for key in ("i", "j"):
            await chair.press(key)
            screens.append(chair.screen())
            await chair.press("escape")
        if chair.course.asked is not None:
            await chair.press("h")
            await chair.until(lambda: chair.course.thought is not None)
            screens.append(chair.screen())
        return screens


def stand_still(self: Table, move: object = None) -> None:
    """Ask the person, but let nobody else play."""
    seat, decision = self.course.sitting.waited_for()
    self.course.settle()
    if seat == ME:
        self.course.ask(decision)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_hidden_changes_nothing_on_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(Table, "go_on", stand_still)
    monkeypatch.setattr("tests.terminal.chair.Chair.busy", False)
    bots = ["random"] * 2
    mixed = 0
    for seed in range(MOMENTS):
        match = at_random(game, seed)
        twin = scrambled(match, seed)
        mixed += match._state != twin._state
        true = asyncio.run(shown(tmp_path / "true", match, bots))
        other = asyncio.run(shown(tmp_path / "other", twin, bots))
        assert true == other, f"moment {seed}"
    assert mixed > MOMENTS // 2, "something lay elsewhere"


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "go_on", stand_still)
    monkeypatch.setattr("tests.terminal.chair.Chair.busy", False)
    monkeypatch.setattr(
        Table, "_log", lambda self: [Text(str(self.course.match._state.decks[0].things[-1]))]
    )
    bots = ["random"] * 2
    found = [
        asyncio.run(shown(tmp_path / "true", at_random(GAMES[0], seed), bots))
        != asyncio.run(shown(tmp_path / "other", scrambled(at_random(GAMES[0], seed), seed), bots))
        for seed in range(3)
    ]
    assert any(found)
