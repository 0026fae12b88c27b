"""Every question that Spell from the Future can ask, answered in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang.line.spell_future.placing import Draft, read_draft
from gelanggang.start import open_record
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell
from tests.line.spell_table import I_AM_MAGE, I_OPEN, Sitting


@pytest.mark.parametrize(
    ("lines", "chosen"),
    [
        (["A2 D1 -C1 1", ""], "place mind-of-focus A+2 C-1 D+1"),
        (["A+2 C-1", "2", ""], "place offensive-mind A+2 C-1"),
        (["2", "d a, −c2", ""], "place offensive-mind A+1 C-2 D+1"),
        (["A2 1", "B-3", "3", ""], "place defensive-mind B-3"),
        (["4 0", ""], "place broad-mind"),
        (["5 A3 B-2", ""], "place open-mind A+3 B-2"),
    ],
)
def test_tokens_and_a_mind_card_are_typed_in_any_order_and_enter_commits(
    shell: Shell, tmp_path: Path, lines: list[str], chosen: str
) -> None:
    table = Sitting(shell, tmp_path)
    table.types(*lines[:-1])
    assert table.chosen() == []
    table.types(*lines)
    assert table.chosen() == [chosen]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_choice_is_shown_back_before_it_is_made(shell: Shell, tmp_path: Path, lang: str) -> None:
    said = Sitting(shell, tmp_path, lang).types("A2 -C1", "", "1", "0")
    back = {
        "id": (
            "A (Lebah) +2 · C (Restoran Fast Food) −1\nSekarang nomor Kartu Pikiran",
            "· Pikiran Terpusat\n3 dari 4 token.",
            "tanpa token · Pikiran Terpusat\n0 dari 4 token.",
        ),
        "en": (
            "A (Bee) +2 · C (Fast food restaurant) −1\nNow the number of a Mind card",
            "· Mind of Focus\n3 of 4 tokens.",
            "no tokens · Mind of Focus\n0 of 4 tokens.",
        ),
    }[lang]
    text = "\n".join(line.strip() for line in said.out.splitlines())
    for part in back:
        assert part in text, part


@pytest.mark.parametrize(
    ("typed", "lang", "why"),
    [
        ("A3 B-2 1", "en", "At most 4 tokens"),
        ("A3 B-2 1", "id", "4 token"),
        ("A4 1", "en", "only 3"),
        ("A-4 1", "id", "cuma 3"),
        ("A1 A-1 1", "en", "only once"),
        ("A A 1", "id", "cukup disebut sekali"),
        ("E1 1", "en", "no such letter"),
        ("A0 1", "en", "at least 1"),
        ("8", "en", "There is no Mind card 8. Type a number from 1 to 7."),
        ("1 2", "id", "belum jelas"),
        ("hello", "en", "not clear"),
        ("+A-1", "en", "not clear"),
        ("3+2", "id", "belum jelas"),
        ("A" * 5000, "en", "not clear"),
        ("A2", "en", "Now the number of a Mind card, 1 to 7."),
        ("2", "id", "Sekarang tokenmu"),
    ],
)
def test_what_is_wrong_with_a_placement_is_said_and_nothing_is_chosen(
    shell: Shell, tmp_path: Path, typed: str, lang: str, why: str
) -> None:
    table = Sitting(shell, tmp_path, lang)
    said = table.types(typed, "")
    assert why in said.out.replace("\n", " ")
    assert table.chosen() == []


def test_a_bad_placement_leaves_the_good_one_that_was_typed_before(
    shell: Shell, tmp_path: Path
) -> None:
    table = Sitting(shell, tmp_path)
    table.types("A2 B-1 1", "A4", "9", "?", "")
    assert table.chosen() == ["place mind-of-focus A+2 B-1"]


def test_enter_alone_shows_the_table_again(shell: Shell, tmp_path: Path) -> None:
    table = Sitting(shell, tmp_path)
    assert table.types("").out.count("Day 2 of 7") == 2
    assert table.chosen() == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_colour_is_opened_from_a_short_list(shell: Shell, tmp_path: Path, lang: str) -> None:
    table = Sitting(shell, tmp_path, lang, I_OPEN)
    said = table.types("3", "2")
    for word in {"id": ("Kuning", "Merah"), "en": ("Yellow", "Red")}[lang]:
        assert word in said.out
    assert {"id": "1 sampai 2", "en": "1 to 2"}[lang] in said.out
    assert table.chosen()[0] in ("open merah", "open kuning")


def test_of_colours_that_others_drew_only_the_open_ones_are_shown(
    shell: Shell, tmp_path: Path
) -> None:
    table = Sitting(shell, tmp_path)
    said = table.types()
    opened = [text for _, text in open_record(table.file).choices]
    names = {"kuning": "● Yellow", "merah": "▲ Red", "cokelat": "⬢ Brown", "biru": "≈ Blue"}
    for colour, name in names.items():
        shown = name in said.out.replace("  ", " ")
        assert shown == (f"open {colour}" in opened), colour


@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_mystic_day_the_word_is_said_and_colours_are_numbered(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    table = Sitting(shell, tmp_path, lang, I_AM_MAGE)
    said = table.types("0", "1", "3+3 7-2", "")
    words = {
        "id": ("Kucing Cermin ✦ Mystic", "Katanya: ", " 1  ▲  Merah ", "10  ○  Putih", "Kuning +3"),
        "en": ("Mirror Cat ✦ Mystic", "The word: ", " 1  ▲  Red ", "10  ○  White", "Yellow +3"),
    }
    for word in words[lang]:
        assert word in said.out, word
    assert {"id": "5 dari 5 token", "en": "5 of 5 tokens"}[lang] in said.out
    assert {"id": "efek Pikiran", "en": "Mind effects"}[lang] not in said.out, "lost on this day"
    assert table.chosen()[0].startswith("say ")
    assert table.chosen()[1] == "place none kuning+3 merah-muda-2"


@pytest.mark.parametrize(
    ("typed", "why"),
    [("A2", "not clear"), ("12+1", "no such Colour"), ("3+4", "only 3"), ("", "The word")],
)
def test_a_mystic_placement_is_refused_with_a_reason(
    shell: Shell, tmp_path: Path, typed: str, why: str
) -> None:
    table = Sitting(shell, tmp_path, text=I_AM_MAGE)
    said = table.types("1", typed)
    assert why in said.out.replace("\n", " ")
    assert len(table.chosen()) == 1


def test_no_tokens_can_be_meant_on_a_mystic_day(shell: Shell, tmp_path: Path) -> None:
    table = Sitting(shell, tmp_path, text=I_AM_MAGE)
    table.types("1", "0", "")
    assert table.chosen()[1] == "place none"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_every_card_can_be_read_at_any_prompt(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    typed = ("?", "? 1", "?owl", "? brown", "? kindred", "? bee", "??", "?-", "? nobody")
    table = Sitting(shell, tmp_path, lang)
    said = table.types(*typed)
    assert "3+2 7-1" in said.out
    for word in ("Cokelat / Brown", "Lebah / Bee", "✦ Mystic", "“nobody”"):
        assert word in said.out, word
    names = {"id": ("Pikiran Sehati ·", "Burung Hantu Hologram ·"), "en": ("Kindred Mind ·",)}
    for word in names[lang]:
        assert word in said.out, word
    assert table.chosen() == []


def test_whoever_slipped_a_colour_under_the_deck_can_look_it_up(
    shell: Shell, tmp_path: Path
) -> None:
    table = Sitting(shell, tmp_path, text=I_OPEN)
    said = table.types("1", "?-")
    other = {"open kuning": "Red", "open merah": "Yellow"}[table.chosen()[0]]
    assert f"Under the Colour deck, as you know: {other}" in said.out


@pytest.mark.parametrize("text", ["", " ", ",", "A2 1 1", "A2B", "AA", "1A", "A+-1", "A٣", "A123"])
def test_what_cannot_be_read_is_no_draft(text: str) -> None:
    assert read_draft(text, mystic=False) is None


def test_on_a_mystic_day_numbers_are_colours() -> None:
    assert read_draft("3 -7 10+2", mystic=True) == Draft(((2, 1), (6, -1), (9, 2)))
    assert read_draft("3", mystic=False) == Draft(None, 3)
    assert read_draft("-3+1", mystic=True) is None
