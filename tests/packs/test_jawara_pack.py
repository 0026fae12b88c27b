"""The shipped pack of Jawara Beksi: it loads, says where all of it comes from, and uses all."""

from __future__ import annotations

import shutil
from pathlib import Path

from gelanggang.games.book import PARTLY, RECONSTRUCTION, RULEBOOK
from gelanggang.games.jawara_beksi.cards import MOMENTS, PARAMETERS, Pack
from gelanggang.games.jawara_beksi.operations import OPERATIONS, ROWS
from gelanggang.games.jawara_beksi.reading import FILES, default_folder, load_pack
from tests.packs.workshop import copy_of_pack, edit, read_cards


def pack() -> Pack:
    """The pack that comes with the game."""
    return load_pack(default_folder())


def test_it_loads_with_the_numbers_of_the_rulebook() -> None:
    loaded = pack()
    assert loaded.action_cards == 50
    assert len(loaded.names) == 70
    assert (len(loaded.characters), len(loaded.judges)) == (4, 5)


def test_it_has_no_file_that_nobody_reads() -> None:
    assert {path.stem for path in default_folder().iterdir()} == set(FILES)


def test_every_card_says_where_each_of_its_fields_comes_from() -> None:
    sources = pack().sources
    for file in ("action", "support", "character", "judge"):
        for card in read_cards(default_folder(), f"{file}.toml"):
            fields = set(card) - {"id", "source"}
            found = sources[card["id"]]
            assert set(found) == fields, card["id"]
            assert set(found.values()) <= {RULEBOOK, PARTLY, RECONSTRUCTION}


def test_what_the_rulebook_says_is_marked_so_and_only_that() -> None:
    """Names and counts of the cards are the rulebook's, Scores and directions are not."""
    loaded = pack()
    for card in {*loaded.face_ids}:
        assert loaded.sources[card]["name"] == RULEBOOK
        assert loaded.sources[card]["copies"] == RULEBOOK
    # It tells one pair of directions, where a card waits, and what a card takes; the rest is ours.
    partly = {
        (card, field)
        for card, fields in loaded.sources.items()
        for field, source in fields.items()
        if source == PARTLY
    }
    assert partly == {
        ("pasang-pukul", "directions"),
        ("tari-topeng", "effects"),
        ("ondel-ondel", "effects"),
    }
    for card in {*loaded.face_ids} - {"pasang-pukul"}:
        assert loaded.sources[card].get("directions", RECONSTRUCTION) == RECONSTRUCTION
    assert loaded.sources["bang-rojali"]["changes"] == RULEBOOK
    assert loaded.sources["bang-madun"]["changes"] == RECONSTRUCTION


def test_the_number_of_an_operation_is_that_of_its_row() -> None:
    assert [row.do for row in ROWS] == list(range(len(ROWS)))


def test_every_operation_is_used_by_some_card() -> None:
    """An operation that no card uses is code that nobody has tried."""
    used = {op.word for ops in pack().ops for op in ops}
    assert used == set(OPERATIONS)


def test_every_moment_and_every_parameter_is_used() -> None:
    loaded = pack()
    assert {MOMENTS[moment] for moment in loaded.moments} == set(MOMENTS)
    files = ("character.toml", "judge.toml")
    cards = [card for file in files for card in read_cards(default_folder(), file)]
    assert {name for card in cards for name in card["changes"]} == set(PARAMETERS)


def test_the_digest_is_of_what_it_says_not_of_how_it_is_written(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    true = pack().label.digest
    assert load_pack(folder).label.digest == true
    for file in FILES:
        path = folder / f"{file}.toml"
        path.write_text(f"# A remark.\n\n{path.read_text(encoding='utf-8')}", encoding="utf-8")
    assert load_pack(folder).label.digest == true
    edit(folder, "action.toml", "score = 2", "score = 3")
    assert load_pack(folder).label.digest != true


def test_every_number_of_the_pack_counts_in_the_digest(tmp_path: Path) -> None:
    digests = {pack().label.digest}
    changes = [
        ("table.toml", "judge_points = 3", "judge_points = 4"),
        ("support.toml", 'do = "combo_points", n = 2', 'do = "combo_points", n = 3'),
        ("character.toml", "twins = 1", "twins = 2"),
        ("judge.toml", "combo_points = -1", "combo_points = -2"),
        ("pack.toml", 'version = "1"', 'version = "2"'),
    ]
    for file, old, new in changes:
        folder = copy_of_pack(tmp_path / "pack")
        edit(folder, file, old, new)
        digests.add(load_pack(folder).label.digest)
        shutil.rmtree(folder)
    assert len(digests) == 1 + len(changes)
