"""Positions that contradict themselves are refused, and the error names the key."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import gelanggang
from gelanggang.core.errors import BadInput
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import load_rules
from tests.laws.tables import spell, things_by_group

HAND = ["kebut-1", "salam-1"]

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "card in two hands": ({"seat": [{"hand": HAND}, {"hand": ["kebut-1"]}]}, "seat[1].hand[0]"),
    "card twice in a hand": ({"seat": [{"hand": ["kebut-1", "kebut-1"]}]}, "seat[0].hand[1]"),
    "card in a hand and in the deck": (
        {"seat": [{"hand": HAND}], "deck": {"action": ["salam-1"]}},
        "seat[0].hand[1]",
    ),
    "card in the deck and on the pile": (
        {"deck": {"action": ["salam-1"]}, "discard": {"action": ["salam-1"]}},
        "discard.action[0]",
    ),
    "too many copies": (
        {"seat": [{"hand": ["kebut"] * 2}, {"hand": ["kebut"] * 2}]},
        "seat[1].hand[1]",
    ),
    "too many copies, one of them named": (
        {"seat": [{"hand": ["kebut"] * 3}, {"hand": ["kebut-2"]}]},
        "seat[0].hand[2]",
    ),
    "unknown card": ({"seat": [{"hand": ["cicak-1"]}]}, "seat[0].hand[0]"),
    "copy that does not exist": ({"seat": [{"hand": ["kebut-9"]}]}, "seat[0].hand[0]"),
    "hand that is no list": ({"seat": [{"hand": "kebut-1"}]}, "seat[0].hand"),
    "card as a number": ({"seat": [{"hand": [1]}]}, "seat[0].hand"),
    "Action card in the Support deck": ({"deck": {"support": ["kebut-1"]}}, "deck.support[0]"),
    "Support card in the Action deck": ({"deck": {"action": ["toya-1"]}}, "deck.action[0]"),
    "Support card on the Action pile": ({"discard": {"action": ["toya"]}}, "discard.action[0]"),
    "unknown deck": ({"deck": {"judge": ["kebut-1"]}}, "deck.judge"),
    "Action card laid open": ({"seat": [{"laid": ["kebut-1"]}]}, "seat[0].laid[0]"),
    "Support card laid open that never lies": ({"seat": [{"laid": ["toya-1"]}]}, "seat[0].laid[0]"),
    "more seats than players": ({"seat": [{}, {}, {}]}, "seat"),
    "seats that are no list": ({"seat": {"hand": HAND}}, "seat"),
    "same Character twice": (
        {"seat": [{"character": "mpok-leha"}, {"character": "mpok-leha"}]},
        "seat[1].character",
    ),
    "unknown Character": ({"seat": [{"character": "si-pitung"}]}, "seat[0].character"),
    "unknown Judge": ({"judge": "si-pitung"}, "judge"),
    "pool too big": ({"pool": 26}, "pool"),
    "pool too big for the points": ({"pool": 20, "seat": [{"points": 6}]}, "pool"),
    "empty pool": ({"pool": 0}, "pool"),
    "more points than there are": ({"seat": [{"points": 13}, {"points": 12}]}, "seat"),
    "negative points": ({"seat": [{"points": -1}]}, "seat[0].points"),
    "negative score": ({"seat": [{"score": -1}]}, "seat[0].score"),
    "round beyond the rounds": ({"round": 4}, "round"),
    "round zero": ({"round": 0}, "round"),
    "turn of nobody": ({"turn": 3}, "turn"),
    "die that does not exist": ({"dice": [1, 4]}, "dice[1]"),
    "quiet for too long": ({"quiet": 6}, "quiet"),
    "unknown phase": ({"phase": "night"}, "phase"),
    "guard that is no truth": ({"seat": [{"guard": 1}]}, "seat[0].guard"),
    "unknown key": ({"weather": "fine"}, "weather"),
    "unknown key of a seat": ({"seat": [{"mood": "fine"}]}, "seat[0].mood"),
    "another game": ({"game": "catur"}, "game"),
}


@pytest.mark.parametrize("name", list(WRONG))
def test_a_contradiction_is_named(name: str) -> None:
    scenario, key = WRONG[name]
    with pytest.raises(BadInput) as found:
        gelanggang.match("jawara-beksi", 2, seed="wrong", scenario=scenario)
    assert found.value.facts.get("key") == key, found.value
    assert found.value.facts.get("file") == "scenario"


def test_a_card_that_was_left_out_cannot_be_held() -> None:
    """JB-14 leaves out what only points down."""
    for hand in (["gedig-1"], ["gedig"] * 4):
        scenario: dict[str, object] = {
            "options": {"without_down": True},
            "seat": [{"hand": hand}],
        }
        with pytest.raises(BadInput) as found:
            gelanggang.match("jawara-beksi", 2, seed="wrong", scenario=scenario)
        assert str(found.value.facts.get("key")).startswith("seat[0].hand[")


@pytest.mark.parametrize(
    ("text", "code", "key"),
    [
        ('game = "jawara-beksi"\npool = 99', "page-whole", "pool"),
        ('game = "jawara-beksi"\nplayers = "two"', "page-whole", "players"),
        ('game = "jawara-beksi"\noptions = 3', "page-table", "options"),
        ('game = "jawara-beksi"\noptions = { rounds = 3.5 }', "page-choice", "options.rounds"),
        ("pool = 9", "page-missing", "game"),
        ("game = [", "toml", None),
        ('game = "jawara-beksi"\n[[seat]]\nhand = ["x"]', "page-card", "seat[0].hand[0]"),
        ('game = "jawara-beksi"\nwritten = 2025-01-01', "page-unknown", "written"),
    ],
)
def test_an_error_in_a_file_names_the_file(
    text: str, code: str, key: str | None, tmp_path: Path
) -> None:
    path = tmp_path / "position.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as found:
        gelanggang.match(scenario=path, seed="wrong")
    assert found.value.code == code
    assert found.value.facts.get("file") == str(path)
    assert found.value.facts.get("key") == key


@pytest.mark.parametrize("options", [{"rounds": 9}, {"weather": "fine"}, {"rounds": True}])
def test_a_wrong_option_of_a_scenario_is_named(options: dict[str, Any]) -> None:
    with pytest.raises(BadInput) as found:
        gelanggang.match("jawara-beksi", 2, seed="wrong", scenario={"options": options})
    assert found.value.facts["option"] == next(iter(options))


def test_a_scenario_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    path = tmp_path / "none.toml"
    with pytest.raises(BadInput) as found:
        gelanggang.match(scenario=path)
    assert (found.value.code, found.value.facts["file"]) == ("no-file", str(path))


GOOD: dict[str, Any] = {
    "turn": 2,
    "round": 2,
    "judge": "bang-rojali",
    "pool": 12,
    "dice": [3, 2, 1],
    "seat": [
        {"hand": ["kebut", "salam-2", "toya"], "points": 4, "score": 9, "laid": ["tari-topeng"]},
        {"hand": ["bandut", "bandut", "golok-1"], "character": "bang-miun", "guard": True},
    ],
    "deck": {"action": ["gedig-1", "gedig-2"]},
    "discard": {"action": ["cauk"], "support": ["peci"]},
}


def test_what_is_left_out_is_filled_so_that_every_card_is_there_once() -> None:
    rules = load_rules("jawara-beksi")
    usual = rules.setup(2, rules.settle(2, {}), make_rng(FAST, "usual"), None)
    for seed in range(20):
        match = gelanggang.match("jawara-beksi", 2, seed=f"{seed}", scenario=GOOD)
        assert things_by_group(match._state)[:2] == things_by_group(usual)[:2]
        assert match._state.pool == 12
        assert match._state.hand_size(0) == 3


def test_cards_are_conserved_and_fixed_dice_only_get_fewer() -> None:
    for seed in range(10):
        match = gelanggang.match("jawara-beksi", 2, seed=f"{seed}", scenario=GOOD)
        *cards, dice = things_by_group(match._state)
        chooser = gelanggang.bot(match.rules, "random")
        stream = make_rng(FAST, f"{seed}")
        while not match.over:
            ((seat, decision),) = match.pending().items()
            match.play(seat, chooser(match.view(seat), decision, match.legal(seat), stream))
            *now, rest = things_by_group(match._state)
            assert now == cards
            assert len(rest) <= len(dice)
            dice = rest


def test_a_scenario_and_a_seed_fix_the_game() -> None:
    one, two = (gelanggang.match("jawara-beksi", 2, seed="same", scenario=GOOD) for _ in range(2))
    assert spell(one._state) == spell(two._state)
