"""Games by the rules and with the cards of an earlier version: they stay what they were."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import gelanggang
from gelanggang.bots import bot
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules, Match, start_again
from gelanggang.games import GAMES, load_rules
from gelanggang.games.game import Game
from gelanggang.games.jawara_beksi.reading import default_folder
from gelanggang.games.jawara_beksi.rules import VERSION
from tests.golden.files import FOLDER
from tests.records.forge import forged

GAME = "jawara-beksi"
KEPT = FOLDER / GAME / "fast.json"
"""A record of version 1."""


@pytest.fixture
def next_edition(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A house whose cards are not those of any record."""
    folder = tmp_path / "next"
    shutil.copytree(default_folder(), folder)
    table = folder / "table.toml"
    text = table.read_text("utf-8").replace("judge_points = ", "judge_points = 1")
    table.write_text(text, "utf-8")
    ours = GAMES[GAME]
    newest = Game(GAME, lambda other: ours.load(other or folder), ours.folder)
    monkeypatch.setitem(GAMES, GAME, newest)


def first_version() -> AnyRules:
    rules = load_rules(GAME).of_version(1)
    assert rules is not None
    return rules


@pytest.mark.usefixtures("next_edition")
def test_a_record_finds_the_cards_and_the_rules_it_was_played_with() -> None:
    match = gelanggang.verify(KEPT)
    assert match.record().text() == KEPT.read_text("utf-8")
    assert (match.rules.version, match.rules.label.version) == (1, "1")
    assert load_rules(GAME).label.digest != match.rules.label.digest


@pytest.mark.usefixtures("next_edition")
def test_only_who_names_other_cards_is_told_that_they_are_others(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as found:
        gelanggang.verify(KEPT, tmp_path / "next")
    assert found.value.code == "record-pack"
    assert load_rules(GAME, digest="0" * 64).label.digest == load_rules(GAME).label.digest


def test_by_the_rules_of_the_first_version_hands_were_kept() -> None:
    rules = first_version()
    assert [option.name for option in rules.options] == ["rounds", "without_down"]
    match = Match(rules, 3, {}, "hands")
    match.finish([bot(rules, "greedy") for _ in range(3)])
    assert "discarded-hand" not in [told.full.kind for told in match.log]
    assert match.record().options == {"rounds": 3, "without_down": False}


def test_what_came_later_cannot_be_agreed_on_before() -> None:
    with pytest.raises(BadInput) as found:
        Match(first_version(), 2, {"hands": "kept"}, "hands")
    assert found.value.code == "unknown-option"


@pytest.mark.parametrize("version", [0, -1, VERSION + 1, 10**30])
def test_a_version_that_never_was_is_none(version: int, tmp_path: Path) -> None:
    record = gelanggang.verify(KEPT).record()
    record.version = version
    with pytest.raises(BadInput) as found:
        start_again(load_rules(GAME), record)
    assert found.value.code == "record-game"


def test_a_game_that_claims_to_be_older_is_found_out(tmp_path: Path) -> None:
    """The same choices make another game when hands go back."""
    match = gelanggang.match(GAME, 2, seed="older")
    match.finish([gelanggang.bot(match.rules, "greedy") for _ in range(2)])
    plain = match.record().plain()
    path = tmp_path / "game.json"
    options = {"rounds": 3, "without_down": False}
    path.write_text(forged({**plain, "version": 1, "options": options}), "utf-8")
    with pytest.raises(BadInput) as found:
        gelanggang.verify(path)
    assert found.value.code == "record-choice"
