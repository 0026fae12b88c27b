"""Cards with pictures of their own on paper, and on tables that know no rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gelanggang.art.own import Own, own_pictures
from gelanggang.core.errors import BadInput
from gelanggang.press import PrintOptions, print_pack, strange_letters
from gelanggang.press.portraits import Portraits
from gelanggang.press.saved import COLUMNS
from gelanggang.press.tabletop import CARD_PX, Tabletop
from gelanggang.text.catalogue import voice
from tests.art.strangers import GRADIENT, RED, SQUARE, png
from tests.press.pdf import JAWARA, SPELL, Printed, Raster, rules_of
from tests.press.test_tabletop import pixels

PICTURES = {
    JAWARA: {"kebut.png": png(), "toya.svg": SQUARE},
    SPELL: {"macan-badai.svg": SQUARE},
}
of_both = pytest.mark.parametrize("game", PICTURES)


@cache
def own(game: str) -> Own:
    mistakes: list[BadInput] = []
    found = own_pictures(PICTURES[game], mistakes)
    assert not mistakes
    return found


def alike(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Whether two colours are the same to a person."""
    return all(abs(a - b) < 24 for a, b in zip(one, other))


def reds(raster: Raster) -> float:
    """How much of a picture is of the colour that only strangers have."""
    spots = [(x, y) for x in range(0, raster.width, 3) for y in range(0, raster.height, 3)]
    return sum(alike(raster.at(x, y), RED) for x, y in spots) / len(spots)


@of_both
@pytest.mark.slow
def test_every_copy_of_a_card_is_printed_with_its_own_picture(game: str) -> None:
    pdf = Printed(print_pack(rules_of(game), PrintOptions(own=own(game)), voice("id")))
    dots = 50.0
    millimetre = dots / 25.4
    ids = {name.partition(".")[0] for name in PICTURES[game]}
    seen = 0
    for number, sheet in enumerate(pdf.sheets):
        page = pdf.raster(number, dots)
        for one in sheet:
            box = [int(side * millimetre) for side in one.box]
            part = reds(page.cut(*box))
            mine = any(id in one.label for id in ids)
            assert (part > 0.1) == mine, (one.label, part)
            seen += mine
    assert seen >= len(ids)


def test_only_cards_with_another_picture_are_printed_anew() -> None:
    rules = rules_of(JAWARA)
    wish = PrintOptions(since=rules, own=own(JAWARA))
    (sheet,) = Printed(print_pack(rules, wish, voice("id"))).sheets
    ids = {one.label.partition("/")[2].rpartition("-")[0] for one in sheet}
    assert ids == {"kebut", "toya"}
    same = PrintOptions(since=rules, own=own(JAWARA), since_own=own(JAWARA))
    with pytest.raises(BadInput, match="print-nothing-new"):
        print_pack(rules, same, voice("id"))


def test_words_in_a_picture_are_printed_with_our_typeface_or_told() -> None:
    found = own_pictures({"kebut.svg": GRADIENT}, [])
    rules = rules_of(JAWARA)
    assert strange_letters(rules, voice("id"), found) == "漢"
    wish = PrintOptions(since=rules, own=found)
    assert "Halo" in " ".join(Printed(print_pack(rules, wish, voice("id"))).texts())


def test_the_rules_show_the_pictures_that_cards_have() -> None:
    portraits = Portraits(rules_of(SPELL), voice("id"), own(SPELL))
    (mine,) = own(SPELL).values()
    assert mine.markup() in portraits._all["sf-beast-macan-badai"]


@pytest.mark.slow
def test_the_sheets_for_tables_without_rules_show_them_in_their_places(tmp_path: Path) -> None:
    table = Tabletop(rules_of(JAWARA), voice("id"), own=own(JAWARA))
    pictures = [one.markup() for one in own(JAWARA).values()]
    made = table.sheets()
    sheets = pixels([made[f"faces-{n}.png"] for n in (1, 2) if f"faces-{n}.png" in made], tmp_path)
    for face in table.faces:
        sheet, place = table.place(face)
        mine = any(one in face for one in pictures)
        row, column = divmod(place, COLUMNS)
        wide, high = CARD_PX
        part = reds(sheets[sheet - 1].cut(column * wide, row * high, wide, high))
        assert (part > 0.1) == mine, place


@pytest.mark.slow
def test_the_largest_pictures_on_every_card_can_be_printed() -> None:
    """Each is two thousand pixels a side, however small its file."""
    rules: Any = rules_of(JAWARA)
    pack = rules.pack
    ids = [*dict.fromkeys(pack.face_ids), *pack.characters, *pack.judges]
    pictures = {f"{id}.png": png(2000, 2000, (i, 0, 0)) for i, id in enumerate(ids)}
    large = own_pictures(pictures, [])
    assert len(large) == len(ids)
    assert print_pack(rules, PrintOptions(own=large), voice("id")).startswith(b"%PDF")
