"""The files of a pack as they are written: one value changes, and nothing else."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.games import find_game
from gelanggang.lab.games import STUDIES
from gelanggang.lab.tuning.script import Change, Place, Script, read_script

FILES = [
    (game, file)
    for game in STUDIES
    for file in read_script(find_game(game).folder / "pack").texts
    if file in ("action", "character", "judge", "support", "table", "beast", "mind")
]


def wholes(value: object, place: Place = ()) -> Iterator[tuple[Place, int]]:
    """Every whole number, with its place."""
    if isinstance(value, dict):
        for key, inside in value.items():
            yield from wholes(inside, (*place, key))
    elif isinstance(value, list):
        for number, inside in enumerate(value):
            yield from wholes(inside, (*place, number))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield place, value


@pytest.mark.parametrize(("game", "file"), FILES)
def test_every_number_of_our_packs_can_be_changed_alone(game: str, file: str) -> None:
    script = read_script(find_game(game).folder / "pack")
    text = script.texts[file]
    found = list(wholes(script.pages[file].data))
    assert found
    for place, value in found[:: max(1, len(found) // 25)]:
        changed = script.changed((Change(file, place, value + 100),))
        assert changed.at(file, place) == value + 100
        now = changed.texts[file]
        # Back again it is the same to the letter, comments and all.
        assert now != text
        assert changed.changed((Change(file, place, value),)).texts == script.texts


@pytest.mark.parametrize(
    ("text", "place", "after"),
    [
        ("a = 1 # 1\nb = 1\n", ("b",), "a = 1 # 1\nb = 7\n"),
        ('a = "1 # 1"\nb=1', ("b",), 'a = "1 # 1"\nb=7'),
        ("a = '''\nb = 1\n'''\nb = 1", ("b",), "a = '''\nb = 1\n'''\nb = 7"),
        ('a = """\\"""\nb = 1\n"""\nb = 1', ("b",), 'a = """\\"""\nb = 1\n"""\nb = 7'),
        ("a = { 2 = 1, 3 = 1 }", ("a", "3"), "a = { 2 = 1, 3 = 7 }"),
        ("a = [-1, -1 ]", ("a", 1), "a = [-1, 7 ]"),
        ("a.1 = 1\na.2 = 1", ("a", "2"), "a.1 = 1\na.2 = 7"),
        ("[t.1]\nb = 1\n[t.2]\nb = 1", ("t", "2", "b"), "[t.1]\nb = 1\n[t.2]\nb = 7"),
        ("[[c]]\nn = 1\n[[c]]\nn = 1", ("c", 1, "n"), "[[c]]\nn = 1\n[[c]]\nn = 7"),
        ('"1" = 1\n"b" = 1_000', ("b",), '"1" = 1\n"b" = 7'),
        ("d = 1979-05-27\nf = 1.1\nb = 1", ("b",), "d = 1979-05-27\nf = 1.1\nb = 7"),
    ],
)
def test_a_number_is_found_wherever_it_stands(text: str, place: Place, after: str) -> None:
    assert Script({"f": text}).changed((Change("f", place, 7),)).texts["f"] == after


def test_a_text_can_be_changed_too() -> None:
    script = Script({"pack": "# mine\nversion = '2' # two\n"})
    changed = script.changed((Change("pack", ("version",), "2+tune"),))
    assert changed.texts["pack"] == '# mine\nversion = "2+tune" # two\n'


@pytest.mark.parametrize("text", ["b = 0x1", "b = 1.0", "b = true", "[1]\nb = 1"])
def test_what_is_not_written_plainly_is_refused(text: str) -> None:
    place: Place = ("1", "b") if "1" in tomllib.loads(text) else ("b",)
    with pytest.raises(BadInput) as caught:
        Script({"f": text}).changed((Change("f", place, 7),))
    assert caught.value.code == "page-spelled"
    assert caught.value.facts == {"file": "f.toml", "key": ".".join(map(str, place))}
