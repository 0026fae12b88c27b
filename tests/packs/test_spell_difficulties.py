"""A pack may have difficulties of its own, with names in both languages."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

import gelanggang
from gelanggang import BadInput
from gelanggang.games import GAMES
from gelanggang.games.game import Game
from gelanggang.games.spell_future import beasts
from gelanggang.games.spell_future.cards import DIFFICULTIES
from gelanggang.games.spell_future.reading import default_folder, load_pack
from gelanggang.games.spell_future.rules import KEY, Rules
from gelanggang.hall.library import Library
from gelanggang.server.signboard import signboard
from gelanggang.text.catalogue import voice
from gelanggang.text.spell_future import SpellNarrator
from gelanggang.text.titles import choice_label

LINE_UP = "very-hard = [0, 0, 2, 5]"
OURS = 'very-hard = "reconstruction"'
NIGHTMARE = """

[difficulty.nightmare]
name_id = "Mimpi buruk"
name_en = "Nightmare"
beast_health = 2
beast_attack = 1

[difficulty.easy]
beast_attack = 3
"""


def with_nightmare(
    folder: Path,
    said: str = NIGHTMARE,
    line_up: str = "nightmare = [0, 0, 2, 5]",
    source: str = 'nightmare = "reconstruction"',
) -> Path:
    """The pack of the first edition with one difficulty more, between Hard and Very hard."""
    shutil.copytree(default_folder().parent / "earlier" / "1", folder)
    table = folder / "table.toml"
    text = table.read_text("utf-8")
    assert LINE_UP in text
    assert OURS in text
    text = text.replace(LINE_UP, f"{line_up}\n{LINE_UP}").replace(OURS, f"{source}\n{OURS}")
    table.write_text(text + said, "utf-8")
    return folder


def test_it_is_offered_in_the_order_of_the_file(tmp_path: Path) -> None:
    rules = Rules(load_pack(with_nightmare(tmp_path / "pack")))
    [option] = rules.options
    assert option.choices == ["easy", "normal", "hard", "nightmare", "very-hard"]
    assert option.default == "normal"
    assert rules.pack.sources["table"]["nightmare"] == "reconstruction"


def test_the_four_of_the_rulebook_are_always_there() -> None:
    assert set(DIFFICULTIES) <= set(load_pack(default_folder()).difficulties)


def test_its_name_is_the_packs_and_the_others_are_the_catalogues(tmp_path: Path) -> None:
    rules = Rules(load_pack(with_nightmare(tmp_path / "pack")))
    [option] = rules.options
    for lang, names in (("id", ("Mimpi buruk", "Sulit")), ("en", ("Nightmare", "Hard"))):
        narrates = SpellNarrator(rules.pack, voice(lang), [])
        for choice, name in zip(("nightmare", "hard"), names, strict=True):
            assert choice_label(voice(lang), KEY, option, choice) == name
            assert narrates.difficulty(choice) == name


def test_a_house_offers_it_under_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pack = with_nightmare(tmp_path / "pack")
    ours = GAMES[KEY]
    game = Game(KEY, lambda folder: ours.load(folder or pack), ours.folder)
    monkeypatch.setitem(GAMES, KEY, game)
    for lang, name in (("id", "Mimpi buruk"), ("en", "Nightmare")):
        [sign] = [one for one in signboard(Library(), lang).games if one.game == KEY]
        [option] = sign.options
        labels = {choice.value: choice.label for choice in option.choices}
        assert labels["nightmare"] == name
        assert len(set(labels.values())) == len(labels)


def test_every_beast_is_stronger_than_it_is_printed(tmp_path: Path) -> None:
    rules = Rules(load_pack(with_nightmare(tmp_path / "pack")))
    day = {"beasts": ["kodok-modem"], "day": 1}
    found: dict[str, tuple[int, int]] = {}
    for difficulty in rules.pack.difficulties:
        match = gelanggang.match(
            KEY,
            3,
            pack=tmp_path / "pack",
            options={"difficulty": difficulty},
            scenario=json.loads(json.dumps(day)),
        )
        state = match._state
        told = next(one.full.facts for one in match.log if one.full.kind == "beast")
        found[difficulty] = beasts.health(state), beasts.attack(state)
        assert (told["health"], told["attack"]) == found[difficulty]
    health, attack = found["normal"]
    assert found["hard"] == found["very-hard"] == (health, attack)
    assert found["nightmare"] == (health + 2, attack + 1)
    assert found["easy"] == (health, attack + 3)


@pytest.mark.parametrize("level", ["random", "pemimpi", "peramal"])
def test_it_is_played_to_its_end_and_replayed(tmp_path: Path, level: str) -> None:
    pack = with_nightmare(tmp_path / "pack")
    match = gelanggang.match(KEY, 3, seed="dark", pack=pack, options={"difficulty": "nightmare"})
    match.finish([gelanggang.bot(match.rules, level) for _ in range(3)])
    record = tmp_path / "record.json"
    record.write_text(match.record().text(), "utf-8")
    again = gelanggang.verify(record, pack)
    assert again.record().options == {"difficulty": "nightmare"}


NAMES = '\n[difficulty.nightmare]\nname_id = "Gelap"\nname_en = "Dark"\n'
WRONG = [
    ({"said": ""}, "missing", "difficulty.nightmare"),
    (
        {"said": '\n[difficulty.nightmare]\nname_id = "Gelap"\n'},
        "missing",
        "difficulty.nightmare.name_en",
    ),
    ({"said": f"{NAMES}beast_health = -1\n"}, "whole", "difficulty.nightmare.beast_health"),
    ({"said": f"{NAMES}beast_attack = 10\n"}, "whole", "difficulty.nightmare.beast_attack"),
    ({"said": f"{NAMES}damage = 1\n"}, "unknown", "difficulty.nightmare.damage"),
    ({"said": f"{NAMES}[difficulty.dream]\n"}, "unknown", "difficulty.dream"),
    (
        {"said": f'{NAMES}[difficulty.hard]\nname_en = "Harsh"\n'},
        "unknown",
        "difficulty.hard.name_en",
    ),
    ({"line_up": "nightmare = [0, 0, 2]"}, "length", "line_up.nightmare"),
    ({"line_up": "nightmare = [0, 0, 2, 4]"}, "sum", "line_up.nightmare"),
    ({"line_up": "Nightmare = [0, 0, 2, 5]"}, "id", "line_up.Nightmare"),
    ({"source": ""}, "missing", "source.nightmare"),
]


@pytest.mark.parametrize(("written", "code", "key"), WRONG)
def test_what_is_wrong_is_told_with_its_key(
    tmp_path: Path, written: dict[str, str], code: str, key: str
) -> None:
    folder = with_nightmare(tmp_path / "pack", **written)
    with pytest.raises(BadInput) as told:
        load_pack(folder)
    assert told.value.code == f"page-{code}"
    assert (told.value.facts["file"], told.value.facts["key"]) == ("table.toml", key)


def test_one_of_the_rulebooks_that_is_left_out_is_missed(tmp_path: Path) -> None:
    table = with_nightmare(tmp_path / "pack") / "table.toml"
    table.write_text(table.read_text("utf-8").replace("easy = [2, 3, 1, 1]\n", ""), "utf-8")
    with pytest.raises(BadInput) as told:
        load_pack(tmp_path / "pack")
    assert (told.value.code, told.value.facts["key"]) == ("page-missing", "line_up.easy")
