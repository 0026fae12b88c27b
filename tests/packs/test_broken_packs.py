"""Packs with a slip of the pen: each is refused with one error that names the file and the key."""

from __future__ import annotations

from pathlib import Path

import pytest

import gelanggang
from gelanggang.core.errors import BadInput
from gelanggang.games.jawara_beksi.reading import FILES, load_pack
from tests.packs.workshop import copy_of_pack, edit

JUDGE = """[[card]]
id = "encang-rohim"
name = "Encang Rohim"
changes = { turn_support = 1 }
source = "reconstruction"
"""
GEDIG = """id = "gedig"
name = "Gedig"
copies = 4
score = 3
directions = ["D", "D", "L", "R"]
"""
SOURCE = (
    'source = { name = "rulebook", copies = "rulebook", when = "rulebook", effects = "rulebook" }'
)

BROKEN = {
    # name: (file, old, new, code, key)
    "unknown operation": (
        "action.toml",
        'do = "draw"',
        'do = "steal"',
        "page-known",
        "card[kebut].effects[0].do",
    ),
    "operation of the other kind of card": (
        "action.toml",
        '{ do = "guard" }',
        '{ do = "duel" }',
        "page-known",
        "card[sikut-bendung].effects[0].do",
    ),
    "unknown field of a card": (
        "action.toml",
        'id = "kebut"',
        'id = "kebut"\ncolour = "red"',
        "page-unknown",
        "card[kebut].colour",
    ),
    "unknown field of an operation": (
        "action.toml",
        '{ do = "skip_draw" }',
        '{ do = "skip_draw", often = 2 }',
        "page-unknown",
        "card[sikut-potong].effects[0].often",
    ),
    "unknown table": (
        "table.toml",
        "[duel]",
        "[tanding]\nx = 1\n\n[duel]",
        "page-unknown",
        "tanding",
    ),
    "wrong count": ("pack.toml", "action = 50", "action = 51", "page-count", "count.action"),
    "count of an unknown kind": (
        "pack.toml",
        "judge = 5",
        "judge = 5\nbeast = 1",
        "page-unknown",
        "count.beast",
    ),
    "more copies than directions": (
        "action.toml",
        'name = "Kebut"\ncopies = 3',
        'name = "Kebut"\ncopies = 4',
        "page-copies",
        "card[kebut].copies",
    ),
    "direction that does not exist": (
        "action.toml",
        '["LR", "UL", "RD"]',
        '["LR", "UX", "RD"]',
        "page-direction",
        "card[kebut].directions[1]",
    ),
    "direction twice": (
        "action.toml",
        '["LR", "UL", "RD"]',
        '["LR", "UL", "RR"]',
        "page-direction",
        "card[kebut].directions[2]",
    ),
    "no direction": (
        "action.toml",
        '["LR", "UL", "RD"]',
        '["", "UL", "RD"]',
        "page-direction",
        "card[kebut].directions[0]",
    ),
    "cards taken from no deck": (
        "action.toml",
        '{ do = "discard_card", n = 1 }',
        '{ do = "take_card", n = 1 }',
        "page-missing",
        "card[ketok].effects[0].deck",
    ),
    "cards taken from an unknown deck": (
        "support.toml",
        '{ do = "take_support", n = 1 }',
        '{ do = "take_card", n = 1, deck = "hand" }',
        "page-known",
        "card[ondel-ondel].effects[0].deck",
    ),
    "a deck beside the word that names it": (
        "support.toml",
        '{ do = "take_support", n = 1 }',
        '{ do = "take_support", n = 1, deck = "support" }',
        "page-unknown",
        "card[ondel-ondel].effects[0].deck",
    ),
    "a word of Support cards alone": (
        "action.toml",
        '{ do = "discard_card", n = 1 }',
        '{ do = "take_support", n = 1 }',
        "page-known",
        "card[ketok].effects[0].do",
    ),
    "all of what is done to nobody": (
        "action.toml",
        '{ do = "guard" }',
        '{ do = "guard", all = true }',
        "page-unknown",
        "card[sikut-bendung].effects[0].all",
    ),
    "all of what is done with one": (
        "support.toml",
        '{ do = "swap_cards" }',
        '{ do = "swap_cards", all = true }',
        "page-unknown",
        "card[roti-buaya].effects[0].all",
    ),
    "all that is neither true nor false": (
        "action.toml",
        '{ do = "skip_draw" }',
        '{ do = "skip_draw", all = 3 }',
        "page-flag",
        "card[sikut-potong].effects[0].all",
    ),
    "Draw Phase that is no number": (
        "table.toml",
        "twins = 0 ",
        'draw_phase = "one"\ntwins = 0 ',
        "page-whole",
        "parameters.draw_phase",
    ),
    "Draw Phase out of range": (
        "character.toml",
        "twins = 1",
        "draw_phase = 21",
        "page-whole",
        "card[bang-madun].changes.draw_phase",
    ),
    "bridge with one direction": (
        "action.toml",
        '["UR", "RD", "DL", "LU"]',
        '["UR", "RD", "D", "LU"]',
        "page-bridge",
        "card[pasang-pukul].directions",
    ),
    "bridge with a place": (
        "action.toml",
        '{ do = "bridge" }',
        '{ do = "bridge", place = 1 }',
        "page-unknown",
        "card[pasang-pukul].effects[0].place",
    ),
    "bad place": (
        "action.toml",
        'n = 2, place = 3 }]\nsource = { name = "rulebook", copies',
        'n = 2, place = "third" }]\nsource = { name = "rulebook", copies',
        "page-whole",
        "card[pukulan-clentang].effects[0].place",
    ),
    "place of a Support card": (
        "support.toml",
        '{ do = "excuse", n = 1 }',
        '{ do = "excuse", n = 1, place = 1 }',
        "page-unknown",
        "card[toya].effects[0].place",
    ),
    "number out of range": (
        "action.toml",
        "score = 3",
        "score = 21",
        "page-whole",
        "card[gedig].score",
    ),
    "negative number": (
        "action.toml",
        "score = 3",
        "score = -1",
        "page-whole",
        "card[gedig].score",
    ),
    "text where a number should be": (
        "action.toml",
        "score = 3",
        'score = "3"',
        "page-whole",
        "card[gedig].score",
    ),
    "fraction where a number should be": (
        "action.toml",
        "score = 3",
        "score = 3.0",
        "page-whole",
        "card[gedig].score",
    ),
    "truth where a number should be": (
        "action.toml",
        "score = 3",
        "score = true",
        "page-whole",
        "card[gedig].score",
    ),
    "number where a text should be": (
        "action.toml",
        'name = "Gedig"',
        "name = 7",
        "page-text",
        "card[gedig].name",
    ),
    "empty name": ("action.toml", 'name = "Gedig"', 'name = ""', "page-text", "card[gedig].name"),
    "missing field": (
        "action.toml",
        'name = "Gedig"\n',
        "",
        "page-missing",
        "card[gedig].name",
    ),
    "id twice": ("action.toml", 'id = "gedig"', 'id = "kebut"', "page-twice", "card[kebut].id"),
    "id in two files": (
        "support.toml",
        'id = "toya"',
        'id = "kebut"',
        "page-twice",
        "card[kebut].id",
    ),
    "id of a Judge and a card": (
        "judge.toml",
        'id = "bang-rojali"',
        'id = "kebut"',
        "page-twice",
        "card[kebut].id",
    ),
    "id that cannot be written in a move": (
        "action.toml",
        'id = "gedig"',
        'id = "ge dig"',
        "page-id",
        "card[ge dig].id",
    ),
    "unknown moment": (
        "support.toml",
        'when = "before combo"',
        'when = "at night"',
        "page-known",
        "card[toya].when",
    ),
    "Support card without an effect": (
        "support.toml",
        'effects = [{ do = "duel" }]',
        "effects = []",
        "page-no-effect",
        "card[pibu].effects",
    ),
    "operation without its number": (
        "support.toml",
        '{ do = "excuse", n = 1 }',
        '{ do = "excuse" }',
        "page-missing",
        "card[toya].effects[0].n",
    ),
    "draw from an unknown deck": (
        "action.toml",
        'deck = "action"',
        'deck = "judge"',
        "page-known",
        "card[kebut].effects[0].deck",
    ),
    "effects that are no list": (
        "action.toml",
        'effects = [{ do = "guard" }]',
        'effects = "guard"',
        "page-tables",
        "card[sikut-bendung].effects",
    ),
    "unknown parameter": (
        "judge.toml",
        "combo_cards = 3",
        "combo_size = 3",
        "page-unknown",
        "card[engkong-naim].changes.combo_size",
    ),
    "parameter out of range": (
        "character.toml",
        "twins = 1",
        "twins = 21",
        "page-whole",
        "card[bang-madun].changes.twins",
    ),
    "missing parameter": (
        "table.toml",
        "twins = 0 ",
        "# twins = 0 ",
        "page-missing",
        "parameters.twins",
    ),
    "unknown source": (
        "judge.toml",
        'source = "rulebook"',
        'source = "hearsay"',
        "page-known",
        "card[bang-rojali].source",
    ),
    "no source": (
        "judge.toml",
        'changes = { combo_points = -1 }\nsource = "rulebook"',
        "changes = { combo_points = -1 }",
        "page-missing",
        "card[bang-rojali].source",
    ),
    "source that leaves a field out": (
        "support.toml",
        SOURCE,
        SOURCE.replace('when = "rulebook", ', ""),
        "page-missing",
        "card[pibu].source.when",
    ),
    "source of a field that is not there": (
        "support.toml",
        SOURCE,
        SOURCE.replace("when =", 'score = "rulebook", when ='),
        "page-unknown",
        "card[pibu].source.score",
    ),
    "too few rounds of the pool": (
        "table.toml",
        "3 = [30, 35, 40, 45, 50]",
        "3 = [30, 35, 40, 45]",
        "page-length",
        "pool.3",
    ),
    "empty pool": (
        "table.toml",
        "3 = [30, 35, 40, 45, 50]",
        "3 = [30, 35, 0, 45, 50]",
        "page-whole",
        "pool.3[2]",
    ),
    "pool for five players": (
        "table.toml",
        "[parameters]",
        "5 = [1, 2, 3, 4, 5]\n\n[parameters]",
        "page-unknown",
        "pool.5",
    ),
    "die without faces": (
        "table.toml",
        "dice = [0, 1, 1, 1, 2, 3]",
        "dice = []",
        "page-wholes",
        "dice",
    ),
    "die with equal faces": (
        "table.toml",
        "dice = [0, 1, 1, 1, 2, 3]",
        "dice = [2, 2, 2]",
        "page-equal-faces",
        "dice",
    ),
    "pack of another game": (
        "pack.toml",
        'game = "jawara-beksi"',
        'game = "catur"',
        "page-known",
        "game",
    ),
    "date where a text should be": (
        "pack.toml",
        'version = "1"',
        "version = 2025-01-01",
        "page-text",
        "version",
    ),
    "date in a card": (
        "action.toml",
        'name = "Gedig"',
        'name = "Gedig"\nprinted = 2025-01-01',
        "page-unknown",
        "card[gedig].printed",
    ),
}


def refused(folder: Path) -> BadInput:
    """What is said of such a pack."""
    with pytest.raises(BadInput) as found:
        load_pack(folder)
    return found.value


@pytest.mark.parametrize("slip", list(BROKEN))
def test_a_slip_of_the_pen_is_named_by_file_and_key(slip: str, tmp_path: Path) -> None:
    file, old, new, code, key = BROKEN[slip]
    folder = copy_of_pack(tmp_path / "pack")
    edit(folder, file, old, new)
    error = refused(folder)
    assert (error.facts.get("file"), error.facts.get("key")) == (file, key), error
    assert error.code == code


def test_too_few_judges_for_five_rounds(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    edit(folder, "judge.toml", JUDGE, "")
    edit(folder, "pack.toml", "judge = 5", "judge = 4")
    error = refused(folder)
    assert (error.code, error.facts["file"]) == ("page-too-few", "judge.toml")


def test_too_few_characters_for_four_players(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    text = (folder / "character.toml").read_text(encoding="utf-8")
    (folder / "character.toml").write_text(text[: text.rindex("[[card]]")], encoding="utf-8")
    edit(folder, "pack.toml", "character = 4", "character = 3")
    error = refused(folder)
    assert (error.code, error.facts["file"]) == ("page-too-few", "character.toml")


def test_too_many_cards(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    many = GEDIG.replace("copies = 4", "copies = 20")
    many = many.replace('["D", "D", "L", "R"]', "[" + ", ".join(['"D"'] * 20) + "]")
    text = (folder / "action.toml").read_text(encoding="utf-8")
    rest = text[text.index(GEDIG) + len(GEDIG) :]
    rest = rest[: rest.index("\n\n")]
    more = "".join(f"\n[[card]]\n{many.replace('gedig', f'gedig-{i}')}{rest}\n" for i in range(11))
    (folder / "action.toml").write_text(text + more, encoding="utf-8")
    error = refused(folder)
    assert (error.code, error.facts["file"]) == ("page-too-many", "action.toml")


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(file: str, tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    (folder / f"{file}.toml").unlink()
    error = refused(folder)
    assert (error.code, error.facts["file"]) == ("no-file", f"{file}.toml")


@pytest.mark.parametrize("file", FILES)
def test_what_is_no_toml_is_named_with_its_line(file: str, tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    path = folder / f"{file}.toml"
    path.write_text(path.read_text(encoding="utf-8") + "\n[[card\n", encoding="utf-8")
    error = refused(folder)
    assert (error.code, error.facts["file"]) == ("toml", f"{file}.toml")
    assert "line" in str(error.facts["problem"])


@pytest.mark.parametrize("file", FILES)
def test_an_empty_file_is_named(file: str, tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    (folder / f"{file}.toml").write_text("", encoding="utf-8")
    assert refused(folder).facts["file"] == f"{file}.toml"


@pytest.mark.parametrize("file", ["action", "support", "character", "judge"])
def test_a_file_without_cards_is_named(file: str, tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    (folder / f"{file}.toml").write_text("card = []\n", encoding="utf-8")
    assert refused(folder).facts["file"] in (f"{file}.toml", "pack.toml")


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    (folder / "action.toml").write_bytes(b"\xff\xfe")
    error = refused(folder)
    assert (error.code, error.facts["file"]) == ("unreadable", "action.toml")


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    for path in (tmp_path / "none", Path(__file__)):
        error = refused(path)
        assert (error.code, error.facts["file"]) == ("no-folder", str(path))


def test_a_match_with_a_broken_pack_says_the_same(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    edit(folder, "action.toml", "score = 3", "score = 99")
    with pytest.raises(BadInput) as found:
        gelanggang.match("jawara-beksi", 2, pack=folder)
    assert found.value.facts["key"] == "card[gedig].score"
