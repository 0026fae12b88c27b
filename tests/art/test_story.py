"""A story has a scene wherever it leads, and its map tells nothing that is not reached."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelanggang.art import scene, way
from gelanggang.art.games import ARTISTS
from gelanggang.art.picture import FOLDER, drawn
from gelanggang.art.scene import AIR, ANY, ENTERS, HIGH, WIDE, scenes
from gelanggang.art.story import story
from gelanggang.art.way import LANES, SIGN, chart, high, place
from gelanggang.games.spell_future.campaign import (
    LONGEST,
    Campaign,
    default_campaign,
    load_campaign,
)
from tests.art.svg import SVG, paths, read, spell_pack

A_SCENE = 6_000
A_SIGN = 2_000
"""Bytes, as they are sent before they are packed."""
NARROW = HIGH * 4 / 3
"""What is left of a scene where it is cut to the shape of a television of old."""
STORIES = ("cast", "props", "scenes", "way", "waysigns")
FILES = sorted(path for folder in STORIES for path in (FOLDER / folder).glob("*.svg"))

by_scene = pytest.mark.parametrize("key", list(scenes()))
by_way = st.sampled_from(list(LANES))


def campaign() -> Campaign:
    """The one we ship."""
    return load_campaign(default_campaign(), spell_pack())


def signs() -> dict[str, list[str]]:
    """The outlines of every sign, by chapter."""
    return {
        name.removeprefix("sign/"): paths(read(drawing))
        for name, drawing in story().items()
        if name.startswith("sign/")
    }


def test_every_chapter_and_every_ending_has_a_scene_and_every_scene_a_place() -> None:
    told = campaign()
    assert set(scenes()) == {*told.leaves, *told.endings, ANY}


def test_every_chapter_has_a_sign_on_the_map_and_every_sign_a_chapter() -> None:
    assert set(drawn("waysigns")) == {*campaign().leaves, ANY}


def test_the_artist_shows_all_of_it() -> None:
    names = [name for one in ARTISTS.values() for name in one.story()]
    assert sorted(names) == sorted(story())
    assert {name.split("/")[0] for name in names} == {"scene", "sign", "map"}


@pytest.mark.parametrize("name", list(story()))
def test_a_picture_of_a_story_is_plain_small_and_without_words(name: str) -> None:
    drawing = story()[name]
    root = read(drawing)
    assert not list(root.iter(f"{SVG}text"))
    assert len(drawing.encode()) <= (A_SIGN if name.startswith("sign/") else A_SCENE)


@by_scene
def test_a_scene_is_wide_and_fills_its_frame(key: str) -> None:
    root = read(scenes()[key])
    assert root.attrib["viewBox"] == f"0 0 {WIDE} {HIGH}"
    assert f"h{WIDE}v{HIGH}h-{WIDE}z" in paths(root)[0]


@by_scene
def test_a_scene_that_is_cut_still_shows_everybody(key: str) -> None:
    entered = ENTERS.finditer(drawn("scenes")[key])
    cast = [float(found[2]) for found in entered if found[1] in drawn("cast")]
    assert cast, "somebody is there"
    edge = (WIDE - NARROW) / 2
    assert all(edge + 8 <= x <= WIDE - edge - 8 for x in cast)


def test_no_two_scenes_are_composed_alike() -> None:
    placed = {key: set(ENTERS.findall(body)) for key, body in drawn("scenes").items()}
    shared = {
        outline
        for folder in ("cast", "props")
        for body in drawn(folder).values()
        for outline in _outlines(body)
    }
    for one, other in combinations(placed, 2):
        assert placed[one] != placed[other], (one, other)
        same = set(paths(read(scenes()[one]))) & set(paths(read(scenes()[other])))
        assert len(same - shared) <= 2, (one, other)


def test_everybody_of_the_cast_and_every_thing_enters() -> None:
    bodies = [*drawn("scenes").values(), *drawn("way").values()]
    entered = {found[1] for body in bodies for found in ENTERS.finditer(body)}
    assert entered == {*drawn("cast"), *drawn("props")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_file_names_kinds_and_no_hues(path: Path) -> None:
    for element in ET.parse(path).iter():
        assert not {"style", "fill", "stroke", "stroke-width", "opacity"} & set(element.attrib)


def test_every_kind_of_air_is_used_and_a_picture_brings_no_other_hues() -> None:
    drawings = [*story().values(), chart([("gunung", one) for one in LANES], "any", 7)]
    kinds = {
        kind
        for drawing in drawings
        for element in ET.fromstring(drawing).iter()
        for kind in element.attrib.get("class", "").split()
    }
    assert set(AIR) <= kinds
    for drawing in drawings:
        for kind in AIR:
            assert (f".night .{kind}{{" in drawing) == (kind in scene.kinds(drawing))


@given(st.integers(2, LONGEST), st.data())
def test_the_places_of_a_map_lie_on_it_and_not_on_each_other(
    length: int, data: st.DataObject
) -> None:
    ways = data.draw(st.lists(by_way, min_size=length, max_size=length))
    spots = [place(step + 1, ways[step], length) for step in range(length)]
    for x, y in spots:
        assert SIGN <= x <= way.WIDE - SIGN
        assert SIGN <= y <= high(length) - SIGN
    for (_, low), (_, above) in pairwise(spots):
        assert low - above >= SIGN


@given(st.integers(0, 6), st.data())
def test_a_map_tells_nothing_of_what_is_ahead(walked: int, data: st.DataObject) -> None:
    chapters = data.draw(st.permutations(sorted(set(drawn("waysigns")) - {ANY})))
    ways = data.draw(st.lists(by_way, min_size=walked, max_size=walked))
    root = read(chart(list(zip(chapters, ways)), chapters[walked], 7))
    shown = paths(root)
    for chapter, outlines in signs().items():
        assert set(outlines) <= set(shown) or chapter not in chapters[: walked + 1]
        if chapter in chapters[walked + 1 :]:
            assert not set(outlines) <= set(shown), chapter
    # The stones ahead are the same ones at the same places, whatever has happened.
    plain = chart([(ANY, "fallen")] * walked, ANY, 7)
    assert _stones(root) == _stones(read(plain))
    assert len(_stones(root)) == 6 - walked


def _outlines(body: str) -> list[str]:
    return paths(read(scene.sheet(body, 1, 1)))


def _stones(root: ET.Element) -> list[str]:
    stone = set(_outlines(drawn("way")["stone"]))
    return [
        group.attrib["transform"]
        for group in root.iter(f"{SVG}g")
        if {one.attrib.get("d") for one in group} == stone
    ]
