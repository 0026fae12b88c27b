"""Everything in the packs has a picture, no picture is unused, and all are small and harmless."""

from __future__ import annotations

import gzip
import re
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from gelanggang.art import portrait, poster
from gelanggang.art.back import backs
from gelanggang.art.colour import marks, pattern
from gelanggang.art.figure import stances
from gelanggang.art.gallery import action, beast, mind, person, support
from gelanggang.art.games import artist
from gelanggang.art.jawara_beksi import effect_signs, place_of
from gelanggang.art.own import NONE
from gelanggang.art.palette import DAY, NIGHT, Palette, stylesheet
from gelanggang.art.picture import FOLDER, Picture, drawn
from gelanggang.art.pieces import PIPS, places, village
from gelanggang.art.portrait import portraits
from gelanggang.art.sprite import hues, sprite
from gelanggang.games import GAMES, load_rules
from gelanggang.games.jawara_beksi.cards import NO_LIMIT, PARAMETERS
from gelanggang.games.jawara_beksi.operations import DECK, EARN, LAST, OPERATIONS, ROWS, Op
from gelanggang.games.jawara_beksi.reading import default_folder, load_pack
from gelanggang.games.spell_future.cards import EFFECTS, MARKS, MIND_OPERATIONS, PATTERNS
from tests.art.svg import jawara_pack, points, read, spell_pack

A_PICTURE = 2_500
MOST_PICTURES = 1_300
"""Bytes of the largest picture, and of a picture on average."""
A_SPRITE = 20_000
"""Bytes of all pictures of a game, packed as a server sends them."""

STORIES = {"cast", "props", "scenes", "way", "waysigns"}
"""Folders with laws of their own."""
FILES = sorted(path for path in FOLDER.rglob("*.svg") if path.parent.name not in STORIES)
every_game = pytest.mark.parametrize("game", sorted(GAMES))


def _pictures(game: str) -> dict[str, Picture]:
    rules = load_rules(game)
    return artist(rules).pictures(rules, NONE)


def test_every_action_card_has_a_stance_and_every_stance_a_card() -> None:
    pack = jawara_pack()
    assert set(stances()) == set(pack.face_ids[: pack.action_cards])


def test_every_support_card_has_its_thing_and_every_thing_a_card() -> None:
    pack = jawara_pack()
    assert set(drawn("budaya")) == set(pack.face_ids[pack.action_cards :])


def test_every_person_has_a_portrait_and_every_part_a_person() -> None:
    pack = jawara_pack()
    assert set(portraits()) == {*pack.characters, *pack.judges}
    told = tomllib.loads(portrait.FILE.read_text(encoding="utf-8"))
    assert {part for face in told["faces"].values() for part in face} == set(told["parts"])


def test_every_beast_and_every_mind_has_a_picture_of_its_own() -> None:
    pack = spell_pack()
    assert set(drawn("beasts")) == set(pack.beasts)
    assert set(drawn("minds")) == set(pack.minds)


def test_every_kind_of_effect_has_a_sign_and_every_sign_a_kind() -> None:
    # Cards of the two decks are told apart.
    about_cards = [row.word for row in ROWS if DECK in row.takes]
    kinds = {
        "jb-effect": [*OPERATIONS, *(f"{word}-support" for word in about_cards)],
        "jb-change": PARAMETERS,
        "sf-effect": EFFECTS,
        "sf-mind": MIND_OPERATIONS,
    }
    wanted = {
        f"{prefix}-{name.replace('_', '-')}" for prefix, names in kinds.items() for name in names
    }
    assert set(drawn("icons")) == wanted


def test_cards_that_do_different_things_have_different_signs() -> None:
    pack = jawara_pack()
    signs: dict[tuple[object, ...], set[str]] = {}
    for card, face in enumerate(pack.face_ids):
        if pack.ops[card]:
            key = (pack.is_action(card), place_of(pack, card), *effect_signs(pack, card))
            # Two that do the same in another amount have the same sign, and the amount beside it.
            signs.setdefault((*key, pack.ops[card][0].n), set()).add(face)
    assert [faces for faces in signs.values() if len(faces) > 1] == []


@pytest.mark.parametrize(
    ("place", "least", "most", "row"),
    [
        (0, 0, NO_LIMIT, ""),
        (0, 1, NO_LIMIT, ""),
        (1, 3, NO_LIMIT, "xoo"),
        (1, 0, NO_LIMIT, "x"),
        (3, 0, NO_LIMIT, "oox"),
        (3, 3, 3, "ooxi"),
        (LAST, 2, NO_LIMIT, "oxi"),
        (LAST, 4, NO_LIMIT, "oooxi"),
        (LAST, 0, NO_LIMIT, "oxi"),
        (0, 0, 1, "ixi"),
        (0, 3, NO_LIMIT, "xxx"),
        (0, 0, 2, "xxi"),
        (9, 9, NO_LIMIT, "oooox"),
    ],
)
def test_a_row_of_little_cards_tells_where_an_effect_works(
    place: int, least: int, most: int, row: str
) -> None:
    pack = load_pack(default_folder())
    pack.ops[0] = [Op(EARN, 1, 0, 0, place, least, most)]
    assert place_of(pack, 0) == row
    if row:
        drawing = places(row)
        assert (drawing.body.count("<path"), drawing.body.count('class="p"')) == (
            len(row),
            row.count("x"),
        )
        for shape in re.findall(r' d="([^"]+)"', drawing.body):
            assert all(0 <= x <= 100 and 0 <= y <= drawing.height for x, y in points(shape))


def test_every_mark_and_every_pattern_is_drawn_and_no_two_are_the_same() -> None:
    assert set(marks()) == set(MARKS)
    assert len({mark.body for mark in marks().values()}) == len(MARKS)
    lines = [pattern(name, 100, 100) for name in PATTERNS]
    assert len(set(lines)) == len(PATTERNS)


def test_every_folder_of_pictures_is_in_use() -> None:
    folders = {path.name for path in FOLDER.iterdir()} - STORIES
    assert folders == {"beasts", "budaya", "icons", "marks", "minds", "things"}
    assert set(drawn("things")) == {"lantern", "lantern-out", "village"}


def test_every_face_of_both_dice_is_there() -> None:
    jawara, spell = load_rules("jawara-beksi"), load_rules("spell-from-the-future")
    assert {f"jb-die-{face}" for face in jawara_pack().dice} <= set(
        artist(jawara).pictures(jawara, NONE)
    )
    assert {f"sf-die-{face}" for face in range(1, 7)} <= set(artist(spell).pictures(spell, NONE))
    used = {*jawara_pack().dice, *range(1, spell_pack().die + 1)}
    assert set(PIPS) == used


def test_no_two_pictures_of_cards_are_the_same() -> None:
    for game in GAMES:
        bodies = [one.body for name, one in _pictures(game).items()]
        assert len(set(bodies)) == len(bodies)


def test_a_card_of_somebodys_own_has_a_picture_too() -> None:
    for picture in (
        action("my-own"),
        support("my-own"),
        person("my-own"),
        beast("my-own", mystic=True),
        mind("my-own"),
    ):
        assert picture.body


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_is_a_plain_drawing_on_the_grid(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    root = read(text)
    wide = 300 if path.stem == "village" else 100
    assert root.attrib["viewBox"] == f"0 0 {wide} 100"
    for element in root.iter():
        assert "style" not in element.attrib
        assert "fill" not in element.attrib, "hues belong to the palette"
    assert not re.search(r"\.\d\d", text), "one decimal is enough"


def test_every_kind_of_the_palettes_is_used() -> None:
    known = set(re.findall(r"\.([a-z]\w*)\{", stylesheet(DAY) + stylesheet(NIGHT)))
    drawings = [sprite(load_rules(game)) for game in GAMES]
    drawings += [*backs().values(), poster.favicon(), poster.preview()]
    used = {
        kind
        for drawing in drawings
        for element in ET.fromstring(drawing).iter()
        for kind in element.attrib.get("class", "").split()
    }
    assert known <= used


@every_game
def test_the_sprite_holds_every_picture_under_an_id_of_its_own(game: str) -> None:
    rules = load_rules(game)
    root = read(sprite(rules))
    ids = [symbol.attrib["id"] for symbol in root if "id" in symbol.attrib]
    assert ids == list(artist(rules).pictures(rules, NONE))
    assert hues(rules) in sprite(rules)
    assert sprite(rules, alone=False) == sprite(rules).replace(f"<style>{hues(rules)}</style>", "")


def test_the_sprites_of_both_games_can_be_in_one_page() -> None:
    ids = [name for game in GAMES for name in _pictures(game)]
    assert len(ids) == len(set(ids))


@every_game
def test_pictures_are_small(game: str) -> None:
    rules = load_rules(game)
    sizes = {
        name: len(one.body)
        for name, one in artist(rules).pictures(rules, NONE).items()
        if one.width == 100
    }
    assert max(sizes.values()) <= A_PICTURE, max(sizes, key=lambda name: sizes[name])
    assert sum(sizes.values()) / len(sizes) <= MOST_PICTURES
    assert len(gzip.compress(sprite(rules).encode())) <= A_SPRITE


@pytest.mark.parametrize("palette", [DAY, NIGHT], ids=lambda palette: palette.name)
def test_a_page_can_change_the_hues_and_a_printer_need_not_know(palette: Palette) -> None:
    assert "var(" not in stylesheet(palette)
    with_variables = stylesheet(palette, variables=True)
    for hue in {palette.ink, palette.text, palette.paper, palette.sun, *palette.fills.values()}:
        assert re.search(rf"var\(--art-\w+,{hue}\)", with_variables)


def test_what_stands_outside_the_table_is_drawn() -> None:
    for drawing in (
        poster.favicon(),
        poster.app_icon(),
        poster.jawara_tile(),
        poster.spell_tile(),
        poster.preview(),
        *backs().values(),
    ):
        read(drawing)
    assert 'viewBox="0 0 1200 630"' in poster.preview()


@pytest.mark.parametrize("damage", range(11))
def test_every_damage_puts_one_lantern_out(damage: int) -> None:
    out = drawn("things")["lantern-out"]
    lit = drawn("things")["lantern"]
    scene = village(damage, 10).body
    assert scene.count(out) == damage
    assert scene.count(lit) == 10 - damage
