"""The rules as a booklet: everything is in it, and folding puts the pages in order."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.press import PrintOptions, print_pack, rulebook
from gelanggang.press.booklet import FOLIO, leaves, order
from gelanggang.press.grid import SIZES
from gelanggang.press.letters import strange
from gelanggang.press.portraits import Portraits
from gelanggang.text.catalogue import LANGUAGES, voice
from tests.press.pdf import GAMES, JAWARA, PAPERS, SPELL, Printed, printed, rules_of

pytestmark = pytest.mark.slow

PAGES = Path(__file__).parents[2] / "docs" / "rules"
BOOKLET: frozenset[Any] = frozenset(["booklet"])
A5 = (148.5, 210.0)
CLOSE = 0.05

of_both = pytest.mark.parametrize("game", GAMES)
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def folded(sides: list[tuple[int, int]]) -> list[int]:
    """The pages of a stack of sheets, printed on both sides and folded, from the first to the last.

    A sheet that is turned over by its short edge has its left behind its right.
    """
    sheets = list(zip(sides[::2], sides[1::2], strict=True))
    before = [page for front, back in sheets for page in (front[1], back[0])]
    behind = [page for front, back in reversed(sheets) for page in (back[1], front[0])]
    return before + behind


@pytest.mark.parametrize("pages", range(FOLIO, 81, FOLIO))
def test_folding_gives_the_right_order(pages: int) -> None:
    assert folded(order(pages)) == list(range(pages))


@cache
def book(game: str, lang: str) -> Printed:
    """The pages one after another."""
    return Printed(leaves(rules_of(game), A5, voice(lang)))


@cache
def said(game: str, lang: str) -> str:
    """Everything that can be read in a booklet, and marked and copied."""
    return " ".join(page.extract_text() for page in book(game, lang).reader.pages)


def page_of(game: str, lang: str) -> str:
    """The rules as they are written."""
    return (PAGES / f"{game}.{lang}.md").read_text(encoding="utf-8")


@of_both
@in_both
def test_every_rule_is_in_it(game: str, lang: str) -> None:
    rules = re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", page_of(game, lang))
    assert len(rules) >= 40
    found = re.findall(r"[A-Z]{2}-\d+", said(game, lang))
    for rule in rules:
        assert found.count(rule) == len(re.findall(rf"{rule}(?!\d)", page_of(game, lang))), rule


@of_both
@in_both
def test_every_mark_is_in_it(game: str, lang: str) -> None:
    """What is ruled or reconstructed is so on paper too."""
    page, read = page_of(game, lang), said(game, lang)
    marks = set(re.findall(r"\*\[(.+?)\]\*", page))
    assert len(marks) == 2
    for mark in marks:
        wanted = len(re.findall(rf"\*\[{mark}\]\*", page))
        assert len(re.findall(rf"\b{mark}\b", read)) >= wanted
    portraits = Portraits(rules_of(game), voice(lang))
    assert portraits.ours in marks


@of_both
@in_both
def test_no_word_of_the_rules_is_lost(game: str, lang: str) -> None:
    printed_words, written = counted(said(game, lang)), Counter[str]()
    for block in rulebook.read(game, lang)[1:]:
        for row in [[block]] if block["kind"] != "table" else _cells(block):
            for one in row:
                answer: Any = one.get("answer", [])
                for span in [*rulebook.spans_of(one), *answer]:
                    written += counted("" if span["kind"] == "arrow" else span["text"])
    assert sum(written.values()) > 3000
    assert written - printed_words == Counter()


def counted(text: str) -> Counter[str]:
    """The words of a text; one that is broken at the end of a line is still one."""
    return Counter(re.findall(r"\w+", re.sub(r"-\n?", "", text)))


def _cells(block: rulebook.Block) -> list[list[rulebook.Block]]:
    rows: Any = block["rows"]
    return [[{"spans": cell} for cell in row] for row in rows]


@of_both
@in_both
def test_contents_name_the_page_of_every_chapter(game: str, lang: str) -> None:
    pages = [" ".join(page.extract_text().split()) for page in book(game, lang).reader.pages]
    chapters = [
        rulebook.said(rulebook.spans_of(block))
        for block in rulebook.read(game, lang)
        if block["kind"] == "heading" and block["level"] == 2
    ]
    assert len(chapters) > 10
    for chapter in chapters:
        named = re.search(rf"{re.escape(chapter)} ?[. ]+ ?(\d+)", pages[1])
        assert named, chapter
        number = int(named[1])
        assert chapter in pages[number - 1]
        assert re.search(rf"\b{number}\b", pages[number - 1])


@of_both
@in_both
def test_letters_come_along_and_none_is_lent(game: str, lang: str) -> None:
    pdf = book(game, lang)
    assert pdf.fonts() == {"NotoSans-Regular", "NotoSans-Bold"}
    assert strange([said(game, lang)]) == ""
    assert not set(said(game, lang)) & set("←↑→↓−\ufffd")


@of_both
def test_a_booklet_begins_and_ends_with_its_cover(game: str) -> None:
    pdf = book(game, "en")
    assert len(pdf.reader.pages) % FOLIO == 0
    first, *_, last = (" ".join(page.extract_text().split()) for page in pdf.reader.pages)
    rules = rules_of(game)
    assert first.endswith(f"{rules.fewest_seats} to {rules.most_seats} players")
    assert rules.label.digest[:8] in last
    assert "reconstructed" in last


@pytest.mark.parametrize(("game", "paper"), list(zip(GAMES * 2, PAPERS)))
def test_two_pages_lie_on_each_side_of_the_paper(game: str, paper: Any) -> None:
    pdf = printed(game, "id", paper=paper, parts=BOOKLET)
    short, long = SIZES[paper]
    single = Printed(leaves(rules_of(game), (long / 2, short), voice("id")))
    alone = [words(page.extract_text()) for page in single.reader.pages]
    assert len(pdf.reader.pages) * 2 == len(alone)
    for number, (left, right) in enumerate(order(len(alone))):
        assert pdf.size(number) == pytest.approx((long, short), abs=CLOSE)
        both = words(pdf.reader.pages[number].extract_text())
        for one in (left, right):
            assert alone[one] <= both
        assert {"50", "mm", "100"} <= both
    assert pdf.fonts() == {"NotoSans-Regular", "NotoSans-Bold"}


def words(text: str) -> set[str]:
    """Each once."""
    return set(re.findall(r"\w+", text))


def test_booklets_are_those_of_every_language_behind_the_cards() -> None:
    rules = rules_of(SPELL)
    every: frozenset[Any] = frozenset(["calibration", "booklets"])
    both = Printed(print_pack(rules, PrintOptions(parts=every), voice("id")))
    own = [len(printed(SPELL, lang, parts=BOOKLET).reader.pages) for lang in LANGUAGES]
    assert len(both.reader.pages) == 2 + sum(own)
    texts = [page.extract_text() for page in both.reader.pages]
    assert "2 sampai 5 pemain" in texts[2]
    assert "2 to 5 players" in texts[2 + own[0]]


def test_nothing_is_drawn_beyond_a_page() -> None:
    """Of a side without its margins the rim is white, above the eaves."""
    pdf = printed(JAWARA, "en", paper="a4", parts=BOOKLET)
    for page in (1, 4):
        sheet = pdf.raster(page, 25.4)
        white = (255, 255, 255)
        for y in range(10, sheet.height - 2):
            assert sheet.at(3, y) == white
            assert sheet.at(sheet.width - 4, y) == white


def test_pictures_stand_beside_cards_alone() -> None:
    portraits = Portraits(rules_of(SPELL), voice("en"))
    tables = [
        portraits.laid_out(block)
        for block in rulebook.read(SPELL, "en")
        if block["kind"] == "table"
    ]
    shown: list[list[str]] = []
    for table in tables:
        rows: Any = table["rows"]
        shown.append([row[0]["picture"] for row in rows[1:]])
    with_pictures = [names for names in shown if any(names)]
    # The ten Colours and the eight Mind cards; a player who is called Red has no picture.
    assert [len(names) for names in with_pictures] == [10, 8]
    assert all(all(names) for names in with_pictures)


def test_a_game_without_rules_has_no_booklet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rulebook, "FOLDERS", ())
    with pytest.raises(BadInput, match="print-no-rules"):
        print_pack(rules_of(JAWARA), PrintOptions(parts=BOOKLET), voice("id"))


def test_markup_is_read_like_the_page_reads_it() -> None:
    found = rulebook.blocks(
        "# Game: rules\n\n*Other: [x.md](x.md)*\n\n## A *soft* title\n\n"
        "- **JB-1** *[ruling]* One ↑ `code` and [words](x.md).\n  - nested\n\n"
        "| a | b |\n|---|---|\n| 1 | **2** |\n\n**Why?**\nBecause."
    )
    assert [block["kind"] for block in found] == [
        *("heading", "heading", "item", "item", "table", "question")
    ]
    spans = rulebook.spans_of(found[2])
    assert [(one["kind"], one["text"]) for one in spans] == [
        *(("rule", "JB-1"), ("mark", "ruling"), ("plain", " One "), ("arrow", "↑")),
        *(("plain", " "), ("code", "code"), ("plain", " and "), ("plain", "words"), ("plain", ".")),
    ]
    assert found[3]["nested"] is True


def test_a_house_with_links_to_its_files_prints_too(tmp_path: Path) -> None:
    """As the tree of the compiled engine is made (`cli/compiled.py`)."""
    package = Path(rulebook.__file__).resolve().parents[1]
    for path in package.rglob("*"):
        if path.is_file() and "static" not in path.parts and path.suffix != ".pyc":
            link = tmp_path / "gelanggang" / path.relative_to(package)
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(path)
    file = tmp_path / "rules.pdf"
    words = ["print", JAWARA, "--parts", "calibration,booklet", "--out", str(file)]
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-m", "gelanggang", *words]
    subprocess.run(command, env=environment, cwd=tmp_path, check=True)
    assert file.read_bytes().startswith(b"%PDF")
