"""Which values of a pack may be turned, and how far: only those that are ours."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.games import find_game, load_rules
from gelanggang.games.book import RECONSTRUCTION
from gelanggang.lab.games import STUDIES
from gelanggang.lab.tuning.draft import Draft
from gelanggang.lab.tuning.knob import Knob, read_knobs
from gelanggang.lab.tuning.script import Script, read_script

JAWARA = "jawara-beksi"
SPELL = "spell-from-the-future"
every_game = pytest.mark.parametrize("game", list(STUDIES))


def ours(game: str) -> tuple[Script, list[Knob]]:
    folder = find_game(game).folder / "pack"
    script = read_script(folder)
    return script, read_knobs(script, load_rules(game), folder)


def read(game: str, bounds: str) -> list[Knob]:
    """What these bounds say about our cards."""
    script = read_script(find_game(game).folder / "pack")
    return read_knobs(Script({**script.texts, "bounds": bounds}), load_rules(game), Path("mine"))


def knob(**more: object) -> str:
    """An entry of the file."""
    entry = {"file": "action", "card": "gedig", "value": "score", "least": 0, "most": 9, **more}
    lines = [f"{key} = {value!r}" for key, value in entry.items() if value is not None]
    return "\n".join(["[[knob]]", *lines, ""])


@every_game
def test_the_values_of_our_packs_lie_within_their_bounds(game: str) -> None:
    script, knobs = ours(game)
    assert len(knobs) > 20
    for one in knobs:
        now = script.at(one.file, one.place)
        assert isinstance(now, int)
        assert one.least <= now <= one.most


@every_game
def test_every_knob_is_marked_as_a_reconstruction_where_the_rules_read_it(game: str) -> None:
    rules: Any = load_rules(game)
    sources: dict[str, dict[str, str]] = rules.pack.sources
    for one in ours(game)[1]:
        fields = sources[one.card or one.file]
        way = one.value.replace("[", ".").split(".")
        field = next(name for name in ("_".join(way), way[0], way[-1]) if name in fields)
        assert fields[field] == RECONSTRUCTION, one


@every_game
def test_every_knob_can_be_turned_both_ways_as_far_as_cards_allow(game: str) -> None:
    script, knobs = ours(game)
    start = Draft(game, script, {})
    turned = 0
    for one in knobs[:: max(1, len(knobs) // 12)]:
        for value in (start.now(one) - 1, start.now(one) + 1):
            try:
                draft = Draft(game, script, {one: value})
            except BadInput:
                continue
            turned += 1
            assert draft.now(one) == value
            assert draft.digest != start.digest
    assert turned > 12


def test_bounds_are_no_part_of_the_cards(tmp_path: Path) -> None:
    script, _ = ours(JAWARA)
    Script({name: text for name, text in script.texts.items() if name != "bounds"}).write(tmp_path)
    assert load_rules(JAWARA, tmp_path).label.digest == load_rules(JAWARA).label.digest


def test_an_entry_without_a_card_stands_for_all_whose_value_is_ours() -> None:
    cards = {
        one.card for one in read(SPELL, knob(file="beast", card=None, value="health.3", most=99))
    }
    assert len(cards) == 21
    # Its column for three players is the rulebook's.
    assert "burung-hantu-hologram" not in cards


def test_an_entry_of_a_card_comes_before_that_of_all() -> None:
    found = read(JAWARA, knob(card=None) + knob(most=5))
    assert {one.most for one in found if one.card == "gedig"} == {5}
    assert {one.most for one in found if one.card != "gedig"} == {9}


def test_where_a_value_matters_can_be_said() -> None:
    assert read(JAWARA, knob())[0].players == (2, 3, 4)
    assert read(JAWARA, knob(players=[3]))[0].players == (3,)


@pytest.mark.parametrize(
    ("game", "bounds", "code", "key"),
    [
        (JAWARA, knob(file="actions"), "page-known", "knob[0].file"),
        (JAWARA, knob(file="pack", value="version"), "page-known", "knob[0].file"),
        (JAWARA, knob(card="gedik"), "page-known", "knob[0].card"),
        (JAWARA, knob(file="table", value="dice[0]"), "page-known", "knob[0].card"),
        (JAWARA, knob(value="scores"), "page-knob", "knob[0].value"),
        (JAWARA, knob(value="name"), "page-knob", "knob[0].value"),
        (JAWARA, knob(value="effects[0].n"), "page-knob", "knob[0].value"),
        (JAWARA, knob(card=None, value="health.3"), "page-knob", "knob[0].value"),
        (JAWARA, knob(value="score..x"), "page-way", "knob[0].value"),
        (JAWARA, knob(value="copies"), "page-source", "knob[0].value"),
        (JAWARA, knob(card=None, value="copies"), "page-knob", "knob[0].value"),
        (JAWARA, knob(file="table", card=None, value="dice[0]"), "page-source", "knob[0].value"),
        (JAWARA, knob(file="table", card=None, value="pool.2[0]"), "page-source", "knob[0].value"),
        (
            JAWARA,
            knob(file="judge", card="bang-rojali", value="changes.combo_points", least=-2),
            "page-source",
            "knob[0].value",
        ),
        (
            SPELL,
            knob(file="beast", card="burung-hantu-hologram", value="health.3"),
            "page-source",
            "knob[0].value",
        ),
        (
            SPELL,
            knob(file="mind", card="offensive-mind", value="effects[0].n"),
            "page-source",
            "knob[0].value",
        ),
        (
            SPELL,
            knob(file="table", card=None, value="line_up.hard[0]"),
            "page-source",
            "knob[0].value",
        ),
        (SPELL, knob(file="table", card=None, value="days"), "page-source", "knob[0].value"),
        (JAWARA, knob(least=3, most=2), "page-order", "knob[0].least"),
        (JAWARA, knob(least="1"), "page-whole", "knob[0].least"),
        (JAWARA, knob(least=8), "page-outside", "knob[0].value"),
        (JAWARA, knob(players=[5]), "page-whole", "knob[0].players[0]"),
        (JAWARA, knob(step=2), "page-unknown", "knob[0].step"),
        (JAWARA, knob() + knob(), "page-twice", "knob[1].value"),
        (JAWARA, "knob = 1", "page-tables", "knob"),
        (JAWARA, "", "page-missing", "knob"),
    ],
)
def test_what_cannot_be_turned_is_named_by_its_key(
    game: str, bounds: str, code: str, key: str
) -> None:
    with pytest.raises(BadInput) as caught:
        read(game, bounds)
    assert (caught.value.code, caught.value.facts["key"]) == (code, key)
    assert caught.value.facts["file"] == str(Path("mine", "bounds.toml"))


def test_a_pack_without_bounds_says_so() -> None:
    script = read_script(find_game(JAWARA).folder / "pack")
    bare = Script({name: text for name, text in script.texts.items() if name != "bounds"})
    with pytest.raises(BadInput) as caught:
        read_knobs(bare, load_rules(JAWARA), Path("mine"))
    assert caught.value.code == "no-bounds"
