"""A card's own picture in the place of ours: seen everywhere, and nothing else than seen."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from defusedxml.ElementTree import fromstring

from gelanggang.art.album import contact_sheet
from gelanggang.art.finish import SCREEN, Finish
from gelanggang.art.games import artist
from gelanggang.art.own import EMPTY, NONE, SLOT, kind_of, own_in, own_pictures, picture
from gelanggang.art.own_raster import clean_jpeg
from gelanggang.art.own_svg import Program, clean
from gelanggang.art.sprite import sprite
from gelanggang.core.errors import BadInput
from gelanggang.games import find_game, load_rules
from gelanggang.games.pictures import looks, pictures_of
from gelanggang.text.catalogue import voice
from tests.art.strangers import GRADIENT, HEAD, SQUARE, jpeg, masks, png
from tests.packs.workshop import copy_of_pack

JAWARA, SPELL = "jawara-beksi", "spell-from-the-future"
CARDS = {JAWARA: ["action", "support", "character", "judge"], SPELL: ["beast", "mind"]}
"""The kinds that have a picture."""
ID = re.compile(r' id="([^"]+)"')
USED = re.compile(r'url\(#([^)]+)\)|href="#([^"]+)"')


def drawn(svg: str) -> str:
    """A drawing without what a page puts around it."""
    return picture("a.svg", svg.encode()).body


@pytest.mark.parametrize("game", CARDS)
def test_a_card_has_its_own_picture_wherever_it_is_seen(game: str) -> None:
    rules = load_rules(game)
    ids = {
        kind: next(one for one in artist(rules).pictures(rules, NONE) if f"-{kind}-" in one)
        for kind in CARDS[game]
    }
    own = {name.split("-", 2)[2]: picture("a.png", png()) for name in ids.values()}
    before, after = (
        artist(rules).faces(rules, voice("id"), Finish(own=one)) for one in (NONE, own)
    )
    for name in ids.values():
        kind, id = name.split("-", 2)[1:]
        seen = [one for one in after if one == f"{kind}-{id}" or one.startswith(f"{kind}-{id}-")]
        assert seen
        for one in seen:
            assert own[id].markup() in after[one]
            assert own[id].markup() not in before[one]
            fromstring(after[one])
    untouched = [one for one in after if not any(id in one for id in own)]
    assert untouched
    assert all(after[one] == before[one] for one in untouched)
    shown = sprite(rules, own=own)
    fromstring(shown)
    assert shown.count(next(iter(own.values())).markup()) == len(own)
    assert contact_sheet(rules, voice("en"), own).count("data:image/png") > len(own)


def test_without_pictures_of_their_own_cards_are_as_they_were() -> None:
    for game in CARDS:
        rules = load_rules(game)
        plain = artist(rules).faces(rules, voice("id"), SCREEN)
        assert plain == artist(rules).faces(rules, voice("id"), Finish(own={"nobody": EMPTY}))


def test_ids_of_a_picture_are_its_own() -> None:
    other = GRADIENT.replace(b"#d60020", b"#00d620")
    bodies = [picture("a.svg", data).body for data in (GRADIENT, other)]
    names = [set(ID.findall(body)) for body in bodies]
    assert all(len(one) == 3 for one in names)
    assert not names[0] & names[1]
    for body, known in zip(bodies, names):
        assert {one or other for one, other in USED.findall(body)} == known
    # The same drawing is the same wherever it is.
    assert picture("b.svg", GRADIENT).body == bodies[0]


def test_a_drawing_keeps_to_its_place_and_looks_the_same_whatever_is_around_it() -> None:
    body = picture("a.svg", GRADIENT).body
    assert body.startswith("<svg ")
    head = body[: body.index(">")]
    for said in ('viewBox="0 0 200 100"', 'overflow="hidden"', 'fill="#000"', 'stroke="none"'):
        assert said in head
    assert "Layer 1" not in body
    assert 'fill="none"' in drawn(f'{HEAD} viewBox="0 0 9 9" fill="none"><path d="M0 0"/></svg>')


@pytest.mark.parametrize(
    ("head", "box"),
    [
        ('viewBox="-1,2 30 40"', "-1 2 30 40"),
        ('width="30" height="40px"', "0 0 30 40"),
        ('width="1in" height="2.54cm"', "0 0 96 96"),
        ('width="100%"', "0 0 100 100"),
    ],
)
def test_as_much_of_a_drawing_is_seen_as_it_says(head: str, box: str) -> None:
    assert f'viewBox="{box}"' in drawn(f"{HEAD} {head}><path/></svg>")


@pytest.mark.parametrize(
    "box", ["0 0 0 9", "0 0 9", "0 0 9 -9", "0 0 nan 9", "0 0 inf 9", "a b c d"]
)
def test_a_drawing_of_no_size_is_refused(box: str) -> None:
    with pytest.raises(BadInput, match="picture-broken"):
        drawn(f'{HEAD} viewBox="{box}"><path/></svg>')


def test_a_raster_is_fitted_into_its_place() -> None:
    for data, name in ((png(8, 4), "a.png"), (jpeg(), "a.jpg")):
        body = picture(name, data).body
        assert re.fullmatch(r'<image x="6" y="6" width="88" height="88" href="data:[^"]+"/>', body)
        # Nothing is cut off and nothing is stretched: that is what is usual.
        assert "preserveAspectRatio" not in body
        assert kind_of(data) == name[1:]
    assert kind_of(GRADIENT) == ".svg"


def test_what_cannot_be_shown_is_told_and_ours_is_there_instead(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    (folder / "picture").mkdir()
    good = {"kebut.png": png(), "toya.svg": SQUARE}
    bad = {"ketok.svg": b"<script/>", "cauk.png": b"halo", "pites.svg": masks(12, 9)}
    for name, data in {**good, **bad, "read.me": b"", "kebut.gif": b"GIF"}.items():
        (folder / "picture" / name).write_bytes(data)
    mistakes: list[BadInput] = []
    assert set(own_in(folder, mistakes)) == {"kebut", "toya"}
    assert {str(one.facts["value"]) for one in mistakes} == set(bad)
    assert own_in(None, mistakes) == {}


@pytest.mark.parametrize(
    "data",
    [
        masks(9, 9),
        masks(200, 1),
        masks(1, 1).replace(b"#m1", b"#m0"),
        masks(9, 9).replace(b"url(", b"URL("),
        masks(9, 9).replace(b'mask="url(#m', b'mask="url(#m9), url(#m'),
        masks(9, 9).replace(b'mask="', b'clip-path="'),
    ],
)
def test_masks_that_wear_masks_without_end_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match=r"^(no|too)"):
        clean(data)


def test_masks_as_people_draw_them_are_kept() -> None:
    assert b"mask" in clean(masks(3, 3))


def test_a_reference_in_capitals_is_one_too() -> None:
    assert 'fill="url(#o' in drawn(
        f'{HEAD} viewBox="0 0 9 9"><linearGradient id="a"/><path fill="URL(#a)"/></svg>'
    )
    with pytest.raises(Program):
        clean(f'{HEAD} viewBox="0 0 9 9"><path fill="URL(//example.org)"/></svg>'.encode())


def test_a_jpeg_that_goes_over_its_pixels_without_end_is_refused() -> None:
    assert clean_jpeg(jpeg(20)) == jpeg(20)
    with pytest.raises(ValueError, match="broken"):
        clean_jpeg(jpeg(1000))


@pytest.mark.parametrize("game", CARDS)
def test_pictures_change_how_a_pack_looks_and_nothing_that_a_record_knows(
    game: str, tmp_path: Path
) -> None:
    ours, folder = load_rules(game).label, tmp_path / "pack"
    assert ours.looks == ours.digest
    shutil.copytree(find_game(game).folder / "pack", folder)
    (folder / "picture").mkdir()
    assert load_rules(game, folder).label.looks == ours.digest
    seen = []
    for colour in ((1, 2, 3), (3, 2, 1)):
        (folder / "picture" / "any.png").write_bytes(png(colour=colour))
        label = load_rules(game, folder).label
        assert label.digest == ours.digest
        seen.append(label.looks)
    assert len({*seen, ours.digest}) == 3


def test_the_place_of_a_picture_that_somebody_else_puts_there() -> None:
    rules = load_rules(JAWARA)
    face = artist(rules).face(rules, voice("id"), Finish(own={"kebut": EMPTY}), "action", 2, 0)
    assert face is not None
    assert face.svg.count(SLOT) == 1
    fromstring(face.svg.replace(SLOT, picture("a.svg", GRADIENT).body))


def test_looks_are_those_of_every_picture_and_of_the_cards() -> None:
    one = looks("d", {"a.png": b"1", "b.png": b"2"})
    others = [
        looks("e", {"a.png": b"1", "b.png": b"2"}),
        looks("d", {"a.png": b"1"}),
        looks("d", {"a.png": b"1", "b.png": b"3"}),
        looks("d", {"a.png": b"1", "c.png": b"2"}),
    ]
    assert len({one, *others, "d"}) == 6
    assert looks("d", {"b.png": b"2", "a.png": b"1"}) == one
    assert looks("d", {}) == "d"


def test_no_picture_is_looked_for_where_none_can_be(tmp_path: Path) -> None:
    assert pictures_of(tmp_path) == {}
    (tmp_path / "picture").write_text("no folder")
    assert pictures_of(tmp_path) == {}
    assert own_pictures({}, []) == {}
