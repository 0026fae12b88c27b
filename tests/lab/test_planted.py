"""A pack with a fault is a pack that the report names the fault of."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from gelanggang.games import load_rules
from gelanggang.games.spell_future import reading
from gelanggang.lab.report import Question, Report
from gelanggang.lab.spell_future.runs import DREAMERS, runs_of
from gelanggang.lab.target import MISSED
from tests.packs.workshop import copy_of_pack, read_cards, write_cards

GAMES = 200
SPELL = reading.default_folder()
Cards = list[dict[str, Any]]


def plant(folder: Path, file: str, change: Callable[[Cards], str]) -> tuple[Path, str]:
    """A copy of our pack with a fault in it, and the card that has it."""
    copy_of_pack(folder)
    cards = read_cards(folder, file)
    card = change(cards)
    write_cards(folder, file, cards)
    return folder, card


def missed(
    pack: Path | None, *runs: str, game: str = "jawara-beksi", players: int = 2
) -> set[tuple[str, str]]:
    """What the report names as missed."""
    report = Report(Question(game, (players,), GAMES, "planted", pack, runs=runs))
    told: Any = report.tell(report.play())
    return {
        (one["key"], one["subject"]["id"])
        for section in told["players"][0]["sections"]
        for one in section["figures"]
        if one["verdict"] == MISSED and one["subject"] is not None
    }


@cache
def missed_of_ours(run: str) -> set[tuple[str, str]]:
    return missed(None, run)


def doubled_score(cards: Cards) -> str:
    best = max(cards, key=lambda card: card["score"])
    best["score"] *= 2
    return str(best["id"])


def useless_card(cards: Cards) -> str:
    """It waits for a Combo that nobody can play."""
    card = cards[1]
    card["when"] = "after combo"
    card["effects"] = [{"do": "draw", "deck": "action", "n": 1, "least": 20}]
    return str(card["id"])


def strong_character(cards: Cards) -> str:
    cards[0]["changes"] = {"bonus": 4}
    return str(cards[0]["id"])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("file", "fault", "run", "figure"),
    [
        ("action.toml", doubled_score, "drafted", "adds"),
        ("support.toml", useless_card, "drafted", "played"),
        ("character.toml", strong_character, "lot", "character-lot"),
    ],
)
def test_a_planted_fault_is_named(
    tmp_path: Path, file: str, fault: Callable[[Cards], str], run: str, figure: str
) -> None:
    pack, card = plant(tmp_path / "pack", file, fault)
    assert (figure, card) in missed(pack, run)
    assert (figure, card) not in missed_of_ours(run)


@pytest.mark.slow
def test_a_beast_that_nobody_can_hold_is_named(tmp_path: Path) -> None:
    """Its attack is above all black tokens of three players, which are nine."""
    pack = tmp_path / "pack"
    shutil.copytree(SPELL, pack)
    beasts = read_cards(pack, "beast.toml")
    # Those of the last tier come oftenest.
    last = max(beast["tier"] for beast in beasts)
    beast = next(one for one in beasts if one["tier"] == last and not one["mystic"])
    beast["attack"]["3"] = 12
    write_cards(pack, "beast.toml", beasts)
    game: Final = "spell-from-the-future"
    runs = runs_of(load_rules(game, pack), DREAMERS)
    assert ("blocked", beast["id"]) in missed(pack, *runs, game=game, players=3)
    assert ("blocked", beast["id"]) not in missed(None, *runs, game=game, players=3)
