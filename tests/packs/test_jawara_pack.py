"""The shipped pack of Jawara Beksi: it loads, says where all of it comes from, and uses all."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path

from gelanggang.games import GAMES
from gelanggang.games.book import PARTLY, RECONSTRUCTION, RULEBOOK
from gelanggang.games.jawara_beksi.cards import (
    DRAW_PHASE,
    MOMENTS,
    PARAMETERS,
    ROUND_ACTION,
    SUPPORT,
    Pack,
)
from gelanggang.games.jawara_beksi.operations import (
    ALL,
    ON_ACTION,
    ON_BOTH,
    ON_SUPPORT,
    OPERATIONS,
    ROWS,
)
from gelanggang.games.jawara_beksi.reading import FILES, default_folder, load_pack
from gelanggang.lab.tuning.knob import BOUNDS
from tests.packs.workshop import (
    CORRECTED,
    CORRECTED_PEOPLE,
    FIRST_EDITION,
    copy_of_pack,
    design,
    edit,
    read_cards,
)

PAGE = Path(__file__).parent.parent.parent / "docs" / "a-pack-of-your-own.md"


def pack() -> Pack:
    """The pack that comes with the game."""
    return load_pack(default_folder())


def test_it_loads_with_the_numbers_of_the_rulebook() -> None:
    loaded = pack()
    assert loaded.action_cards == 50
    assert len(loaded.names) == 70
    assert (len(loaded.characters), len(loaded.judges)) == (4, 5)


def test_it_has_no_file_that_nobody_reads() -> None:
    assert {path.stem for path in default_folder().iterdir()} == {*FILES, BOUNDS}


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


def editions() -> list[Path]:
    """The folders of all editions: that of today, and those that old records need."""
    return [default_folder(), *GAMES["jawara-beksi"].earlier_packs()]


def test_every_operation_is_used_by_some_card() -> None:
    """An operation that no card uses is code that nobody has tried."""
    used = {op.word for ops in pack().ops for op in ops}
    assert used | _words(CORRECTED.values()) == set(OPERATIONS)


def _words(effects: Iterable[list[dict[str, object]]]) -> set[object]:
    return {op["do"] for ops in effects for op in ops}


def test_every_operation_is_used_wherever_it_may_stand(tmp_path: Path) -> None:
    """By our cards or by those of the tests, on one opponent and on all of them."""
    used: set[tuple[str, str]] = set()
    for one in (pack(), load_pack(design("corrections", 0, tmp_path / "pack"))):
        for card, ops in enumerate(one.ops):
            kind = ON_ACTION if one.is_action(card) else ON_SUPPORT
            used.update((op.word, kind) for op in ops)
            used.update((op.word, ALL) for op in ops if op.all)
    assert used == {(row.word, kind) for row in ROWS for kind in row.on} | {
        (row.word, ALL) for row in ROWS if ALL in row.takes
    }


def test_every_moment_and_every_parameter_is_used() -> None:
    packs = [load_pack(folder) for folder in editions()]
    assert {MOMENTS[moment] for loaded in packs for moment in loaded.moments} == set(MOMENTS)
    files = ("character.toml", "judge.toml")
    cards = [card for file in files for card in read_cards(default_folder(), file)]
    changes = [*[card["changes"] for card in cards], *CORRECTED_PEOPLE.values()]
    assert {name for one in changes for name in one} == set(PARAMETERS)


def test_a_pack_of_the_first_edition_reads_as_it_did() -> None:
    """It says `take_support`, and nothing of what came later."""
    first = load_pack(FIRST_EDITION)
    [op] = first.ops[first.numbers["ondel-ondel-1"]]
    assert (op.word, op.deck, op.n, op.all) == ("take_card", SUPPORT, 1, False)
    assert [first.parameters[one] for one in (DRAW_PHASE, ROUND_ACTION)] == [1, 0]


def test_the_digest_is_of_what_it_says_not_of_how_it_is_written(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    true = load_pack(folder).label.digest
    for file in FILES:
        path = folder / f"{file}.toml"
        path.write_text(f"# A remark.\n\n{path.read_text(encoding='utf-8')}", encoding="utf-8")
    assert load_pack(folder).label.digest == true
    edit(folder, "action.toml", "score = 2", "score = 3")
    assert load_pack(folder).label.digest != true


def test_every_number_of_the_pack_counts_in_the_digest(tmp_path: Path) -> None:
    digests = {load_pack(copy_of_pack(tmp_path / "first")).label.digest}
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


def rows(text: str) -> dict[str, list[str]]:
    """The rows of tables by the word they begin with."""
    found = re.findall(r"^\| `(\w+)` \|(.*)\|$", text, re.M)
    return {word: [one.strip() for one in rest.split("|")] for word, rest in found}


def test_the_page_about_packs_speaks_of_everything_a_card_can_say() -> None:
    effects, changes = PAGE.read_text("utf-8").split("## What Characters and Judges change")
    operations = rows(effects)
    assert set(operations) == {"do", *OPERATIONS}
    on = {ON_BOTH: "both", (ON_ACTION,): "Action", (ON_SUPPORT,): "Support"}
    for row in ROWS:
        takes, where, _ = operations[row.word]
        assert (takes, where) == (", ".join(f"`{one}`" for one in row.takes), on[row.on]), row.word
    usual = {name: load_pack(FIRST_EDITION).parameters[i] for i, name in enumerate(PARAMETERS)}
    assert {name: int(row[0]) for name, row in rows(changes).items()} == usual
