"""Every copy of every card lies once on a sheet, in its place to a twentieth of a millimetre."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from gelanggang.art.artist import Copy
from gelanggang.art.finish import Finish
from gelanggang.art.games import artist
from gelanggang.core.errors import BadInput
from gelanggang.games import load_rules
from gelanggang.press import PrintOptions, print_pack
from gelanggang.press.page import Box
from gelanggang.text.catalogue import voice
from tests.packs.workshop import FIRST_EDITION, copy_of_pack, edit
from tests.press.pdf import GAMES, JAWARA, PAPERS, SPELL, Printed, Shown, anew, printed, rules_of

pytestmark = pytest.mark.slow

CLOSE = 0.05
CARD = (63, 88)
SHEETS = {
    ("a4", False): ((210, 297), 3, 3, 0),
    ("a4", True): ((297, 210), 4, 2, 3),
    ("f4", False): ((215, 330), 3, 3, 0),
    ("f4", True): ((215, 330), 3, 3, 3),
    ("letter", False): ((215.9, 279.4), 3, 3, 0),
    ("letter", True): ((279.4, 215.9), 4, 2, 2),
    ("a3", False): ((420, 297), 6, 3, 0),
    ("a3", True): ((297, 420), 4, 4, 3),
}
"""The paper as it lies, columns, rows and bleed."""

on_each_paper = pytest.mark.parametrize("paper", PAPERS)
of_both = pytest.mark.parametrize("game", GAMES)
with_and_without_bleed = pytest.mark.parametrize("bleed", [False, True])


def copies(game: str) -> list[Copy]:
    """All cards in the box."""
    return artist(rules_of(game)).copies(rules_of(game), voice("id"), Finish(paper=True))


def near(a: tuple[float, ...], b: tuple[float, ...]) -> bool:
    """Whether two boxes, sizes or places are the same for whoever cuts."""
    return all(abs(one - other) <= CLOSE for one, other in zip(a, b, strict=True))


def trims(shown: list[Shown], bleed: float) -> list[Box]:
    """What is left of pictures when they are cut."""
    return [one.box.grown(-bleed) for one in shown]


def test_a_box_has_as_many_cards_as_the_pack_says() -> None:
    jawara, spell = load_rules("jawara-beksi").pack, load_rules("spell-from-the-future").pack
    assert Counter(one.deck for one in copies(JAWARA)) == {
        "action": jawara.action_cards,
        "support": len(jawara.card_ids) - jawara.action_cards,
        "character": len(jawara.characters),
        "judge": len(jawara.judges),
    }
    assert Counter(one.deck for one in copies(SPELL)) == {
        "beast": len(spell.beasts),
        "mind": len(spell.minds) * rules_of(SPELL).most_seats,
        "colour": len(spell.colours),
        "word": len(spell.word_cards),
    }


def grid_of(paper: str, bleed: bool) -> tuple[list[Box], Box]:
    """Where cards must be, and all of them together."""
    size, columns, rows, more = SHEETS[paper, bleed]
    wide, high = CARD[0] + 2 * more, CARD[1] + 2 * more
    left = (size[0] - columns * wide) / 2 + more
    top = (size[1] - rows * high) / 2 + more
    slots = [
        Box(left + column * wide, top + row * high, *CARD)
        for row in range(rows)
        for column in range(columns)
    ]
    return slots, Box(left, top, columns * wide - 2 * more, rows * high - 2 * more)


def names(game: str) -> list[str]:
    """Every copy, as it is called in the file."""
    return [f"{one.deck}/{one.id}" for one in copies(game)]


@of_both
@on_each_paper
@with_and_without_bleed
def test_every_copy_lies_once_in_a_grid_that_never_moves(
    game: str, paper: str, bleed: bool
) -> None:
    size, _, _, more = SHEETS[paper, bleed]
    slots, trim = grid_of(paper, bleed)
    pdf = printed(game, paper=paper, bleed=bleed, backs="long")
    fronts = pdf.sheets[0::2]
    for shown in fronts:
        assert len(shown) == len(slots) or (shown is fronts[-1] and 0 < len(shown) < len(slots))
        assert all(near(box, slot) for box, slot in zip(trims(shown, more), slots))
        assert all(one.upright for one in shown)
    for page in range(len(pdf.sheets)):
        assert near(pdf.size(page), size)
        assert near(pdf.box(page, "trimbox"), trim)
        assert near(pdf.box(page, "bleedbox"), trim.grown(more))
    found = [one.label for shown in fronts for one in shown]
    assert found == names(game)
    assert len(set(found)) == len(found)


def test_without_backs_the_fronts_are_the_same() -> None:
    assert printed(JAWARA).sheets == printed(JAWARA, backs="long").sheets[0::2]


@of_both
@pytest.mark.parametrize("edge", ["long", "short"])
@on_each_paper
@with_and_without_bleed
def test_each_back_is_exactly_behind_its_front(
    game: str, edge: str, paper: str, bleed: bool
) -> None:
    (wide, high), *_ = SHEETS[paper, bleed]
    pdf = printed(game, paper=paper, bleed=bleed, backs=edge)
    # A sheet is turned like the page of a book by the edge at its side, else over its upper edge.
    sideways = (edge == "long") == (wide < high)
    assert len(pdf.sheets) % 2 == 0
    for fronts, backs in zip(pdf.sheets[0::2], pdf.sheets[1::2]):
        for front, back in zip(fronts, backs, strict=True):
            x, y, w, h = front.box
            behind = Box(wide - x - w, y, w, h) if sideways else Box(x, high - y - h, w, h)
            assert back.label == f"{front.label}/back"
            assert near(back.box, behind)
            # Whoever turns a card like a page finds its back upright.
            assert back.upright == sideways


@on_each_paper
@with_and_without_bleed
def test_folded_at_the_line_each_back_is_behind_its_front(paper: str, bleed: bool) -> None:
    pdf = printed(SPELL, paper=paper, bleed=bleed, backs="fold")
    met: list[str] = []
    for page, shown in enumerate(pdf.sheets):
        wide, high = pdf.size(page)
        backs = {one.label: one for one in shown if one.label.endswith("/back")}
        fronts = [one for one in shown if one.label not in backs]
        assert len(fronts) == len(backs)
        for front in fronts:
            x, y, w, h = front.box
            back = backs[f"{front.label}/back"]
            beside = wide > high
            there = Box(wide - x - w, y, w, h) if beside else Box(x, high - y - h, w, h)
            assert near(back.box, there)
            assert back.upright == beside
            assert not overlap(front.box, back.box)
            met.append(front.label)
    assert met == names(SPELL)


def overlap(a: Box, b: Box) -> bool:
    """Whether two pictures lie on each other."""
    apart = (
        a.x + a.w <= b.x + CLOSE
        or b.x + b.w <= a.x + CLOSE
        or a.y + a.h <= b.y + CLOSE
        or b.y + b.h <= a.y + CLOSE
    )
    return not apart


@pytest.mark.parametrize(
    ("edge", "bleed", "shift"), [("long", False, (1.5, -0.5)), ("short", True, (-2.0, 3.0))]
)
def test_calibration_moves_the_backs_by_the_numbers_given(
    edge: str, bleed: bool, shift: tuple[float, float]
) -> None:
    still = printed(JAWARA, backs=edge, bleed=bleed, paper="a4")
    moved = printed(JAWARA, backs=edge, bleed=bleed, paper="a4", shift=shift)
    assert moved.sheets[0::2] == still.sheets[0::2]
    for page in range(1, len(still.sheets), 2):
        for before, after in zip(still.sheets[page], moved.sheets[page], strict=True):
            assert near(after.box, before.box.moved(shift))
        assert near(moved.box(page, "trimbox"), still.box(page, "trimbox").moved(shift))


def test_no_box_is_larger_than_the_paper() -> None:
    pdf = printed(JAWARA, paper="f4", bleed=True, backs="long", shift=(10.0, 10.0))
    for page in range(len(pdf.sheets)):
        wide, high = pdf.size(page)
        for name in ("trimbox", "bleedbox"):
            box = pdf.box(page, name)
            assert box.x >= 0
            assert box.y >= -CLOSE
            assert box.x + box.w <= wide + CLOSE
            assert box.y + box.h <= high + CLOSE


def test_the_same_wish_is_the_same_file() -> None:
    again = anew(JAWARA, "id", PrintOptions(backs="long"))
    assert again.content == printed(JAWARA, backs="long").content


def test_only_what_changed_is_printed(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    edit(folder, "action.toml", "score = 2", "score = 7")
    old = load_rules("jawara-beksi", FIRST_EDITION)
    new = load_rules("jawara-beksi", folder)
    pack = new.pack
    changed = [
        f"action/{pack.card_ids[card]}"
        for card in range(pack.action_cards)
        if pack.scores[card] != old.pack.scores[card]
    ]
    assert 0 < len(changed) < 9
    pdf = Printed(print_pack(new, PrintOptions(since=old, backs="long"), voice("id")))
    fronts, backs = pdf.sheets
    assert [one.label for one in fronts] == changed
    assert [one.label for one in backs] == [f"{one}/back" for one in changed]
    # What is left lies where it would lie on a full sheet.
    assert near(fronts[0].box, grid_of("a4", False)[0][0])


def test_where_nothing_changed_nothing_is_printed() -> None:
    rules = rules_of(SPELL)
    with pytest.raises(BadInput, match="print-nothing-new"):
        print_pack(rules, PrintOptions(since=rules), voice("id"))
