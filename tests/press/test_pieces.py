"""What lies on a table beside cards: as many pieces as the rules ask for, on every paper."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from gelanggang.art.cutouts import FLAPS, NET, OPPOSITE
from gelanggang.art.finish import Finish
from gelanggang.art.games import artist
from gelanggang.art.piece import UNIT, Piece
from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games import load_rules
from gelanggang.press import pieces
from gelanggang.press.options import PrintOptions
from gelanggang.press.page import Box, Page
from gelanggang.text.catalogue import LANGUAGES, voice
from tests.art.svg import SHAPES, SVG, read, texts
from tests.press.pdf import GAMES, JAWARA, PAPERS, SPELL, Raster, printed, rules_of

UNPRINTED = 4.0
"""As much at its edges many printers leave white."""
SMALLEST_POINTS = 5.0
MOST_INK = 0.15
PARTS = frozenset(["pieces"])

of_both = pytest.mark.parametrize("game", GAMES)
on_each_paper = pytest.mark.parametrize("paper", PAPERS)
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def drawn(rules: AnyRules, lang: str = "id", spare: bool = False) -> dict[str, Piece]:
    """The pieces of a game by name."""
    found = artist(rules).pieces(rules, voice(lang), Finish(spare=spare))
    assert len({piece.name for piece in found}) == len(found)
    return {piece.name: piece for piece in found}


def counts(game: str) -> dict[str, int]:
    """How many there are of each."""
    return {name: piece.count for name, piece in drawn(rules_of(game)).items()}


def test_jb_4_coins_are_worth_sixty_points() -> None:
    found = counts(JAWARA)
    assert (found["gold"], found["silver"]) == (15, 30)
    assert 2 * found["gold"] + found["silver"] == 60


def test_jb_5_two_dice_have_the_faces_of_the_rules() -> None:
    assert counts(JAWARA)["die"] == 2
    svg = drawn(rules_of(JAWARA))["die"].front
    # Eight pips, and a ring for the face without any.
    assert svg.count("<circle") == 1 + (1 + 1 + 1 + 2 + 3)


def test_a_table_of_four_has_everything() -> None:
    found = counts(JAWARA)
    assert found["reminder"] == 4
    # Each can be guarded and have to leave out a Draw Phase, both at once.
    assert found["state"] == 2 * 4
    for one in ("judge-place", "score-board", "duel-place", "compass"):
        assert found[one] == 1


def test_jb_6_the_place_of_the_judge_tells_how_many_points_lie_there() -> None:
    said = texts(read(drawn(rules_of(JAWARA))["judge-place"].front))
    for pool in load_rules("jawara-beksi").pack.pools.values():
        assert {str(points) for points in pool} <= set(said)


def test_sf_2_a_table_of_five_has_everything() -> None:
    found = counts(SPELL)
    assert (found["white"], found["black"]) == (15, 15)
    assert [found[f"vp-{mage}-{hue}"] for mage in range(1, 6) for hue in ("white", "black")] == (
        [1] * 10
    )
    # Its other side is the Mystic Battle card.
    assert found["pad"] == 5
    assert found["reminder"] == 5
    assert [found[f"screen-{mage}"] for mage in range(1, 6)] == [1] * 5
    for one in ("damage", "day", "attack", "defence", "first-mage", "die"):
        assert found[one] == 1
    for one in ("village", "beast-place", "vp-board", "score-sheet"):
        assert found[one] == 1


def test_sf_2_the_village_counts_from_0_to_10() -> None:
    said = texts(read(drawn(rules_of(SPELL))["village"].front))
    assert [one for one in said if one.isdigit()] == [str(n) for n in range(11)]


def test_every_letter_of_the_richest_day_has_a_box_and_a_place_beside_its_word() -> None:
    found = drawn(rules_of(SPELL))
    boxes = [one for one in texts(read(found["pad"].front)) if len(one) == 1]
    strips = [
        one
        for name, piece in found.items()
        if name.startswith("letters")
        for one in texts(read(piece.front))
    ]
    # Two cards, one that a Beast has left (SF-46), and one as a Provision (SF-92).
    assert boxes == strips == list("ABCDEFGH")


def test_sf_50_every_colour_has_a_box() -> None:
    pack = load_rules("spell-from-the-future").pack
    said = texts(read(drawn(rules_of(SPELL), "en")["pad"].back))
    assert {names[1] for names in pack.colour_names} <= set(said)


@of_both
def test_reminders_say_the_same_in_both_languages(game: str) -> None:
    for lang in LANGUAGES:
        piece = drawn(rules_of(game), lang)["reminder"]
        first, second = (drawn(rules_of(game), one)["reminder"] for one in LANGUAGES)
        assert (piece.front, piece.back) == (first.front, second.back)
    assert piece.front != piece.back
    steps = [
        [one for one in texts(read(side)) if one.isdigit()] for side in (piece.front, piece.back)
    ]
    assert steps[0] == steps[1]


@of_both
@in_both
@pytest.mark.parametrize("spare", [False, True])
def test_pieces_are_drawings_that_can_be_read(game: str, lang: str, spare: bool) -> None:
    for piece in drawn(rules_of(game), lang, spare).values():
        for side in filter(None, (piece.front, piece.back)):
            tree = read(side)
            assert {one.tag.removeprefix(SVG) for one in tree.iter()} <= SHAPES
            _, _, wide, high = map(float, tree.attrib["viewBox"].split())
            assert (wide / UNIT, high / UNIT) == pytest.approx(piece.room)
            # What is drawn on a grid of 100 is as large as where it is placed.
            for text in tree.iter(f"{SVG}text"):
                size = float(text.attrib["font-size"]) / UNIT * 72 / 25.4
                assert size >= SMALLEST_POINTS, (piece.name, text.text)


def boxes(page: Page) -> list[Box]:
    """What lies on a page, without the lines over it."""
    return [Box(one.x, one.y, one.w, one.h) for one in page.items if one.label]


def sound(found: list[Page]) -> None:
    """Nothing is outside of what printers print, and nothing lies on anything else."""
    for page in found:
        lying = boxes(page)
        for box in lying:
            assert box.x >= UNPRINTED
            assert box.y >= UNPRINTED
            assert box.x + box.w <= page.width_mm - UNPRINTED
            assert box.y + box.h <= page.height_mm - UNPRINTED
        for i, one in enumerate(lying):
            for other in lying[i + 1 :]:
                beside = min(one.x + one.w, other.x + other.w) - max(one.x, other.x) <= 1e-6
                below = min(one.y + one.h, other.y + other.h) - max(one.y, other.y) <= 1e-6
                assert beside or below
        for line in page.lines:
            assert 0 <= min(line.x1, line.x2) <= max(line.x1, line.x2) <= page.width_mm
            assert 0 <= min(line.y1, line.y2) <= max(line.y1, line.y2) <= page.height_mm


@of_both
@on_each_paper
def test_every_piece_lies_on_paper_as_often_as_it_is_needed(game: str, paper: Any) -> None:
    found = pieces.pages(rules_of(game), paper, voice("en"))
    sound(found)
    wanted: Counter[str] = Counter()
    for piece in drawn(rules_of(game), "en").values():
        wanted[piece.title] += piece.count * (2 if piece.back else 1)
    assert Counter(one.label for page in found for one in page.items if one.label) == wanted


@of_both
@on_each_paper
def test_a_back_lies_behind_its_front_once_the_sheet_is_folded(game: str, paper: Any) -> None:
    sides = {piece.front: piece.back for piece in drawn(rules_of(game)).values() if piece.back}
    folded = 0
    for page in pieces.pages(rules_of(game), paper, voice("id")):
        upright = [one for one in page.items if one.svg in sides and one.rotate == 0]
        for front in upright:
            mirrored = page.height_mm - front.y - front.h
            (back,) = (
                one
                for one in page.items
                if one.rotate == 180 and one.x == front.x and one.y == pytest.approx(mirrored)
            )
            assert back.svg == sides[front.svg]
            assert front.y + front.h < page.height_mm / 2 < back.y
            folded += 1
        if upright:
            assert any(line.dashed and line.y1 == page.height_mm / 2 for line in page.lines)
    assert folded == sum(one.count for one in drawn(rules_of(game)).values() if one.back)


SIDES = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
Vector = tuple[int, int, int]


def minus(one: Vector) -> Vector:
    """The other way."""
    return (-one[0], -one[1], -one[2])


def folded_net() -> dict[tuple[int, int], tuple[Vector, Vector, Vector]]:
    """Where each face of the net looks, and where its right and lower edges then point."""
    found = {(1, 1): ((0, 0, 1), (1, 0, 0), (0, 1, 0))}
    waiting = [(1, 1)]
    while waiting:
        at = waiting.pop()
        look, right, down = found[at]
        turned = {
            "right": (right, minus(look), down),
            "left": (minus(right), look, down),
            "down": (down, right, minus(look)),
            "up": (minus(down), right, look),
        }
        for side, (x, y) in SIDES.items():
            next_one = (at[0] + x, at[1] + y)
            if next_one in NET and next_one not in found:
                found[next_one] = turned[side]
                waiting.append(next_one)
    return found


def test_a_die_closes_and_every_open_edge_has_one_flap() -> None:
    faces = folded_net()
    looks = {place: look for place, (look, _, _) in faces.items()}
    assert len(set(looks.values())) == 6
    for one, other in OPPOSITE:
        assert looks[NET[one]] == minus(looks[NET[other]])

    def edge(place: tuple[int, int], side: str) -> frozenset[Vector]:
        look, right, down = faces[place]
        beyond = {"right": right, "left": minus(right), "down": down, "up": minus(down)}
        return frozenset([look, beyond[side]])

    hinges = {
        edge((x, y), side)
        for x, y in NET
        for side, (dx, dy) in SIDES.items()
        if (x + dx, y + dy) in NET
    }
    flaps = [edge((x, y), side) for x, y, side in FLAPS]
    assert len(hinges) == 5
    assert len(flaps) == len(set(flaps)) == 7
    assert not hinges & set(flaps)


def unusual(game: str, **numbers: Any) -> AnyRules:
    """The rules with other numbers of the table."""
    rules = load_rules(game)
    any_rules: Any = rules
    for name, value in numbers.items():
        setattr(any_rules.pack, name, value)
    return rules


@pytest.mark.parametrize(
    "rules",
    [
        unusual(JAWARA, dice=[0, 1, 2, 20]),
        unusual(JAWARA, dice=[7, 12]),
        unusual(SPELL, village=99, die=20, days=8, word_cards_a_day=4, white_tokens=6),
        unusual(SPELL, village=1, die=2, days=1, word_cards_a_day=1, mages_first_up_to=0),
    ],
    ids=["lots", "large", "rich", "poor"],
)
@on_each_paper
def test_packs_of_ones_own_find_room(rules: AnyRules, paper: Any) -> None:
    found = pieces.pages(rules, paper, voice("id"))
    sound(found)


def test_what_is_no_cube_is_drawn_by_lot() -> None:
    found = drawn(unusual(JAWARA, dice=[0, 1, 2, 20]))
    assert "die" not in found
    assert [texts(read(found[f"lot-{i}"].front)) for i in range(1, 5)] == [
        ["0"],
        ["1"],
        ["2"],
        ["20"],
    ]
    assert [found[f"lot-{i}"].count for i in range(1, 5)] == [2] * 4


@pytest.mark.slow
@of_both
@on_each_paper
def test_every_sheet_has_a_ruler_and_says_what_to_do(game: str, paper: str) -> None:
    pdf = printed(game, "en", paper=paper, parts=PARTS)
    assert pdf.fonts() == {"NotoSans-Regular", "NotoSans-Bold"}
    said = pdf.texts()
    for number, page in enumerate(said, 1):
        assert "50 mm at 100 %" in page
        assert f"Pieces, sheet {number} of {len(said)}" in page
        assert re.search(r"Fold the sheet|Cut out", page)


def coverage(sheet: Raster) -> float:
    """How much of the paper is inked: each pixel counts as its darkest of three inks."""
    dark = map(min, sheet.pixels[0::3], sheet.pixels[1::3], sheet.pixels[2::3])
    return 1 - sum(dark) / (255 * sheet.width * sheet.height)


@pytest.mark.slow
@of_both
def test_the_ink_saver_saves_ink(game: str) -> None:
    spared = printed(game, paper="a4", ink_saver=True, parts=PARTS)
    for page in range(len(spared.reader.pages)):
        assert coverage(spared.raster(page, 30)) <= MOST_INK


def test_a_game_that_nobody_drew_has_no_pieces(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gelanggang.art.games.ARTISTS", {})
    with pytest.raises(BadInput, match="print-no-pieces"):
        pieces.sheets(rules_of(JAWARA), PrintOptions(), voice("id"))
