"""`gelanggang pack`: check, show, diff."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang.games import load_rules
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, changed_pack, our_pack
from tests.editions import first_edition

FIRST = first_edition("jawara-beksi")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_tells_name_version_digest_and_counts(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, "pack", "check", our_pack())
    label = load_rules("jawara-beksi").label
    assert said.code == 0
    for word in (label.name, label.version, label.digest, "50", "20", "4", "5"):
        assert word in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_tells_every_card_and_marks_what_is_reconstructed(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, "pack", "show")
    assert said.code == 0
    rules = load_rules("jawara-beksi")
    for title in ("Pukulan Clentang", "Pasang Pukul", "Tari Topeng", "Neng Romlah*", "Babe Sanip*"):
        assert title in said.out
    assert "Bang Rojali*" not in said.out
    assert rules.label.digest in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_marks_what_the_rulebook_tells_in_part(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    old = 'when = "rulebook", effects = "rulebook"'
    part = changed_pack(tmp_path, "support.toml", old, 'when = "rulebook", effects = "partly"')
    duel = {"id": "TANDING.", "en": "DUEL."}[lang]
    assert f"{duel}(*)" in shell("--lang", lang, "pack", "show", part).out
    assert f"{duel}(*)" not in shell("--lang", lang, "pack", "show").out


def test_a_word_for_a_source_that_is_none_is_refused(shell: Shell, tmp_path: Path) -> None:
    wrong = changed_pack(tmp_path, "judge.toml", 'source = "rulebook"', 'source = "memory"')
    said = shell("pack", "check", wrong)
    said.complains_about("judge.toml", "card[bang-rojali].source", "rulebook, partly, reconstruct")


def test_show_shows_the_pack_of_a_folder(shell: Shell, tmp_path: Path) -> None:
    pack = changed_pack(tmp_path, "action.toml", 'name = "Kebut"', 'name = "Sabet"')
    said = shell("pack", "show", pack, "--game", "jawara-beksi")
    assert said.code == 0
    assert "Sabet" in said.out
    assert "Kebut" not in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_diff_of_equal_packs_is_0(shell: Shell, tmp_path: Path, lang: str) -> None:
    copy = changed_pack(tmp_path, "pack.toml", "# ", "# Only a comment: ")
    said = shell("--lang", lang, "pack", "diff", FIRST, copy)
    assert said.code == 0
    assert said.out.count("\n") == 1


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        (
            "action.toml",
            "score = 2",
            "score = 3",
            "action: pukulan-clentang.score changed from 2 to 3",
        ),
        (
            "action.toml",
            '["U", "UR", "UL"]',
            '["U", "UR", "DL"]',
            "action: pukulan-clentang.directions changed from U UR UL to U UR DL",
        ),
        (
            "character.toml",
            "{ twins = 1 }",
            "{ twins = 1, bonus = 1 }",
            "character: bang-madun.changes changed from twins=1 to bonus=1 twins=1",
        ),
        (
            "judge.toml",
            "{ combo_points = -1 }",
            "{}",
            "judge: bang-rojali.changes was removed, it was combo_points=-1",
        ),
    ],
)
def test_diff_tells_what_changed_cell_by_cell(
    shell: Shell, tmp_path: Path, file: str, old: str, new: str, told: str
) -> None:
    copy = changed_pack(tmp_path, file, old, new)
    said = shell("--lang", "en", "pack", "diff", FIRST, copy)
    assert said.code == 1
    assert said.out == f"{told}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_diff_tells_of_cards_that_came_went_or_moved(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    copy = changed_pack(tmp_path, "judge.toml", 'id = "mpok-mumun"', 'id = "mpok-mimin"')
    said = shell("--lang", lang, "pack", "diff", FIRST, copy)
    assert said.code == 1
    assert "judge: mpok-mumun " in said.out
    assert "judge: mpok-mimin " in said.out


def test_diff_tells_of_another_order_of_the_cards(shell: Shell, tmp_path: Path) -> None:
    copy = changed_pack(tmp_path, "judge.toml", "", "")
    cards = (copy / "judge.toml").read_text().split("\n[[card]]")
    (copy / "judge.toml").write_text("\n[[card]]".join([cards[0], *reversed(cards[1:])]))
    said = shell("--lang", "en", "pack", "diff", FIRST, copy)
    assert said.code == 1
    assert said.out.startswith("judge: the order changed from bang-rojali, ")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("action.toml", 'do = "earn"', 'do = "fly"', "card[pukulan-clentang].effects[0].do"),
        ("action.toml", '"UR"', '"UX"', "card[pukulan-clentang].directions[1]"),
        ("action.toml", "copies = 3", "copies = 2", "card[pukulan-clentang].copies"),
        ("pack.toml", "action = 50", "action = 51", "count.action"),
        ("pack.toml", 'game = "jawara-beksi"', 'game = "chess"', "game"),
        ("judge.toml", "changes =", "change =", "card[bang-rojali].changes"),
        ("table.toml", "dice = [", "dice = [[", "table.toml"),
    ],
)
def test_a_broken_pack_is_refused_with_file_and_key(
    shell: Shell, tmp_path: Path, lang: str, file: str, old: str, new: str, key: str
) -> None:
    pack = changed_pack(tmp_path, file, old, new)
    for words in (["pack", "check"], ["pack", "show"], ["pack", "diff", FIRST]):
        shell("--lang", lang, *words, pack).complains_about(str(pack / file), key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_folder_that_is_no_pack_is_refused(shell: Shell, tmp_path: Path, lang: str) -> None:
    missing = tmp_path / "missing"
    shell("--lang", lang, "pack", "check", missing).complains_about(str(missing))
    shell("--lang", lang, "pack", "check", tmp_path).complains_about("pack.toml")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pack_of_another_game_is_refused(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, "pack", "check", our_pack(), "--game", "chess")
    said.complains_about("jawara-beksi", "chess")
