"""What a printer gets: letters, rulers, editions, marks, whole pictures, and little ink."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from gelanggang.art.artist import Copy
from gelanggang.art.finish import CARD_MM, Finish
from gelanggang.art.games import artist
from gelanggang.core.errors import BadInput
from gelanggang.games import load_rules
from gelanggang.press import PrintOptions, print_pack, strange_letters
from gelanggang.press.letters import FONTS, LENT, letters, strange
from gelanggang.press.page import Box, Item, Page, Text
from gelanggang.press.strip import edition
from gelanggang.press.typeset import typeset
from gelanggang.text.catalogue import LANGUAGES, voice
from tests.art.svg import read, texts
from tests.guest import moved_in
from tests.packs.workshop import copy_of_pack, edit
from tests.press.pdf import GAMES, JAWARA, MM, PAPERS, SPELL, Printed, Raster, printed, rules_of

pytestmark = pytest.mark.slow

DOTS = 50.8
"""Two an millimetre: the grid of A4 lies on whole pixels."""
MOST_INK = 0.15
SAFE_MM = 2.0
"""No word stands nearer to a cut at its side."""
LINE = re.compile(rb"q 1 0 0 -1 ([\d.]+) ([\d.]+) cm[^Q]*? 0 0 m (-?[\d.]+) (-?[\d.]+) l\s+S")

of_both = pytest.mark.parametrize("game", GAMES)
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def kinds_of_pages() -> list[dict[str, Any]]:
    """One wish for each kind of sheet."""
    return [
        {"paper": "a4", "backs": "long"},
        {"paper": "a4", "bleed": True, "backs": "long"},
        {"paper": "f4", "bleed": True, "backs": "short"},
        {"paper": "letter", "backs": "long"},
        {"paper": "a3", "bleed": True, "backs": "fold"},
        {"paper": "a4", "parts": frozenset(["calibration"])},
    ]


def lines_of(pdf: Printed, page: int) -> list[tuple[float, float]]:
    """How long the straight lines of a page are, across and down, in millimetres."""
    drawn: bytes = pdf.reader.pages[page].get_contents().get_data()  # type: ignore[union-attr]  # every page of ours draws something
    return [(float(found[3]) * MM, float(found[4]) * MM) for found in LINE.finditer(drawn)]


@pytest.mark.parametrize("wishes", kinds_of_pages(), ids=str)
def test_every_sheet_has_a_ruler_of_50_mm_and_says_what_it_is(wishes: dict[str, Any]) -> None:
    pdf = printed(JAWARA, **wishes)
    label = rules_of(JAWARA).label
    for page, said in enumerate(pdf.texts()):
        assert "50 mm pada 100 %" in said
        assert f"{label.name} {label.version} · {label.digest[:8]}" in said
        assert any(
            abs(max(map(abs, line)) - 50) <= 0.05 and min(map(abs, line)) == 0
            for line in lines_of(pdf, page)
        )


@of_both
def test_every_card_says_its_edition(game: str) -> None:
    rules = rules_of(game)
    for card in cards(game, Finish(True, stamp=edition(rules))):
        assert edition(rules) in texts(read(card.face))
    pdf = printed(game, backs="long")
    assert pdf.texts()[0].count(edition(rules)) == len(pdf.sheets[0]) + 1


def cards(game: str, finish: Finish) -> list[Copy]:
    """All cards in the box."""
    return artist(rules_of(game)).copies(rules_of(game), voice("id"), finish)


@of_both
@in_both
def test_every_letter_is_in_the_typeface(game: str, lang: str) -> None:
    assert strange_letters(rules_of(game), voice(lang)) == ""
    pdf = printed(game, lang, backs="fold", parts=frozenset(["calibration", "cards"]))
    everything = "".join(pdf.texts())
    assert strange([everything]) == ""
    assert "\ufffd" not in everything


def test_both_weights_have_the_same_letters() -> None:
    regular, bold = sorted(FONTS.glob("*.ttf"), reverse=True)
    assert letters(regular) == letters(bold)
    assert set("Aa09é°×…·’“”ŋ") <= letters(regular)
    assert strange(["Halo, 漢 dan 😀 serta\n漢"]) == "漢😀"


def test_what_our_typeface_lacks_is_lent() -> None:
    page = Page(100, 20, texts=[Text("".join(sorted(LENT)), 10, 10)])
    pdf = Printed(typeset([page]))
    assert set(pdf.texts()[0]) == LENT
    assert pdf.fonts() == {"LibertinusSerif-Regular"}


def test_letters_that_are_not_ours_are_told(tmp_path: Path) -> None:
    listed = tmp_path / "words.csv"
    rows = ["id,indonesian,english", "a,漢字,sign", *(f"b{i},kata{i},word{i}" for i in range(13))]
    listed.write_text("\n".join(rows), encoding="utf-8")
    rules = load_rules(SPELL, listed)
    assert strange_letters(rules, voice("id")) == "字漢"
    assert print_pack(rules, PrintOptions(), voice("id")).startswith(b"%PDF")


@of_both
def test_the_typeface_is_in_the_file(game: str) -> None:
    pdf = printed(game, paper="a4", backs="long")
    assert pdf.fonts() == {"NotoSans-Regular", "NotoSans-Bold"}


@of_both
def test_each_picture_is_the_face_it_says(game: str) -> None:
    """Each place of a sheet looks like that face by itself, and like no other on the sheet."""
    pdf = printed(game, paper="a4", backs="short")
    faces = cards(game, Finish(True, stamp=edition(rules_of(game))))
    for number in (0, 1):
        sheet = pdf.raster(2 * number, DOTS)
        behind = pdf.raster(2 * number + 1, DOTS)
        for i, card in enumerate(faces[9 * number : 9 * number + 9]):
            column, row = i % 3, i // 3
            place = sheet.cut(21 + 126 * column, 33 + 176 * row, 126, 176)
            others = [one for one in faces[9 * number : 9 * number + 9] if one.face != card.face]
            own = place.unlike(alone(card.face))
            assert own < 2
            assert all(place.unlike(alone(one.face)) > 2 * own for one in others)
            # Turned over its upper edge, the sheet has its rows the other way round.
            back = behind.cut(21 + 126 * column, 33 + 176 * (2 - row), 126, 176)
            assert back.turned().unlike(alone(card.back)) < 2


SHOWN: dict[str, Raster] = {}


def alone(svg: str) -> Raster:
    """A picture by itself on a card of paper."""
    if svg not in SHOWN:
        page = Page(*CARD_MM, [Item(svg, 0, 0, *CARD_MM)])
        SHOWN[svg] = Printed(typeset([page])).raster(0, DOTS).cut(0, 0, 126, 176)
    return SHOWN[svg]


@of_both
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_pictures_reach_into_the_bleed(game: str, paper: str) -> None:
    pdf = printed(game, paper=paper, bleed=True, backs="long")
    for page in (0, 1):
        sheet = pdf.raster(page, DOTS)
        trim, bleed = pdf.box(page, "trimbox"), pdf.box(page, "bleedbox")
        inner, outer = 2 * (trim.x + trim.w) - 3, 2 * (bleed.x + bleed.w) - 2
        rows = range(round(2 * bleed.y) + 2, round(2 * (bleed.y + bleed.h)) - 2)
        rims = [sheet.at(round(outer), y) for y in rows]
        grounds = [sheet.at(round(inner), y) for y in rows]
        assert (255, 255, 255) not in rims
        # The teeth of the eaves go up and down; everything else goes straight on.
        same = sum(
            max(abs(a - b) for a, b in zip(rim, ground)) < 8 for rim, ground in zip(rims, grounds)
        )
        assert same > 0.9 * len(rows)


def test_backs_without_a_bleed_reach_a_little_beyond_the_outer_cuts() -> None:
    pdf = printed(JAWARA, paper="a4", backs="long")
    trim, sheet = pdf.box(1, "trimbox"), pdf.raster(1, DOTS)
    for y in range(round(2 * trim.y) - 2, round(2 * (trim.y + trim.h)) + 2):
        for x in (round(2 * trim.x) - 2, round(2 * (trim.x + trim.w)) + 2):
            assert sheet.at(x, y) != (255, 255, 255)


def coverage(sheet: Raster) -> float:
    """How much of the paper is inked: each pixel counts as its darkest of three inks."""
    dark = map(min, sheet.pixels[0::3], sheet.pixels[1::3], sheet.pixels[2::3])
    return 1 - sum(dark) / (255 * sheet.width * sheet.height)


@of_both
def test_the_ink_saver_saves_ink(game: str) -> None:
    spared = printed(game, paper="a4", backs="long", ink_saver=True)
    inked = [coverage(spared.raster(page, 30)) for page in range(len(spared.sheets))]
    assert max(inked) <= MOST_INK
    full = printed(game, paper="a4", backs="long")
    assert coverage(full.raster(1, 30)) > 2 * MOST_INK
    assert [one.label for one in spared.sheets[0]] == [one.label for one in full.sheets[0]]


def test_marks_are_where_to_cut() -> None:
    none, margin, full = (
        lines_of(printed(JAWARA, marks=marks), 0) for marks in ("none", "margin", "full")
    )
    ruler = 1 + 11
    assert len(none) == ruler
    # Four cuts each way: at both ends of each a short mark, or one line over the whole sheet.
    assert len(margin) == ruler + 16
    assert len(full) == ruler + 8
    assert sorted(max(map(abs, line)) for line in full)[-8:] == pytest.approx([210] * 4 + [297] * 4)


@pytest.mark.parametrize("paper", PAPERS)
def test_calibration_reads_what_the_back_misses(paper: str) -> None:
    parts = frozenset(["calibration"])
    still = printed(JAWARA, paper=paper, parts=parts)
    moved = printed(JAWARA, paper=paper, parts=parts, shift=(2.0, -1.0))
    assert len(still.sheets) == 2
    a, b = (pdf.raster(1, DOTS) for pdf in (still, moved))
    # The scales have moved by the numbers that were given: two pixels a millimetre.
    wide, high = 120, 120
    x, y = (a.width - wide) // 2, (a.height - high) // 2
    assert a.cut(x, y, wide, high).unlike(b.cut(x + 4, y - 2, wide, high)) < 1
    assert a.cut(x, y, wide, high).unlike(b.cut(x, y, wide, high)) > 4
    assert still.raster(0, DOTS) == moved.raster(0, DOTS)


@of_both
@in_both
def test_no_word_comes_near_a_cut(game: str, lang: str) -> None:
    """With the letters that are really printed, which are not those of a screen."""
    pdf = printed(game, lang, paper="a4", backs="none")
    for page, shown in enumerate(pdf.sheets):
        words = pdf.words(page)
        inside = 0
        for one in shown:
            safe = one.box.grown(-SAFE_MM)
            own = [(word, box) for word, box in words if _middle_in(box, one.box)]
            for word, box in own:
                assert box.x >= safe.x, (one.label, word)
                assert box.x + box.w <= safe.x + safe.w, (one.label, word)
            inside += len(own)
        assert inside > 5 * len(shown)


def _middle_in(box: Box, card: Box) -> bool:
    x, y = box.x + box.w / 2, box.y + box.h / 2
    return card.x <= x <= card.x + card.w and card.y <= y <= card.y + card.h


def test_nothing_in_a_pack_is_more_than_a_text(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    hostile = "<b>&amp;#x $x$ */"
    edit(folder, "action.toml", 'name = "Kebut"', f'name = "{hostile}"')
    edit(folder, "pack.toml", 'name = "', 'name = "#read(sys.inputs.pages) <i> ')
    rules = load_rules(JAWARA, folder)
    said = " ".join(Printed(print_pack(rules, PrintOptions(), voice("id"))).texts())
    assert hostile in said
    assert "#read(sys.inputs.pages) <i>" in said


def test_a_game_without_cards_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in moved_in(monkeypatch):
        with pytest.raises(BadInput, match="print-no-cards"):
            print_pack(load_rules(game), PrintOptions(), voice("id"))
