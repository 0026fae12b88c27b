"""Tabletop Simulator and Playingcards.io: every place of a sheet shows the right card."""

from __future__ import annotations

import csv
import json
import re
import struct
from collections import Counter
from functools import cache
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

import pytest
import typst
from pypdf import PdfReader

from gelanggang.art.finish import Finish
from gelanggang.art.games import artist
from gelanggang.core.errors import BadInput
from gelanggang.press.saved import COLUMNS, ROWS
from gelanggang.press.strip import edition
from gelanggang.press.tabletop import CARD_PX, PLACES, Tabletop, plain
from gelanggang.text.catalogue import LANGUAGES, voice
from tests.press.pdf import GAMES, JAWARA, SPELL, Raster, rules_of

pytestmark = pytest.mark.slow

of_both = pytest.mark.parametrize("game", GAMES)

OBJECT: dict[str, type | tuple[type, ...]] = {
    "GUID": str,
    "Name": str,
    "Transform": dict,
    "Nickname": str,
    "Description": str,
    "ColorDiffuse": dict,
    "Locked": bool,
    "Grid": bool,
    "Snap": bool,
    "Autoraise": bool,
    "Sticky": bool,
    "Tooltip": bool,
    "HideWhenFaceDown": bool,
    "Hands": bool,
    "LuaScript": str,
    "LuaScriptState": str,
    "XmlUI": str,
}
DECK = OBJECT | {
    "SidewaysCard": bool,
    "DeckIDs": list,
    "CustomDeck": dict,
    "ContainedObjects": list,
}
CARD = OBJECT | {"CardID": int, "SidewaysCard": bool, "CustomDeck": dict}
SHEET = {
    "FaceURL": str,
    "BackURL": str,
    "NumWidth": int,
    "NumHeight": int,
    "BackIsHidden": bool,
    "UniqueBack": bool,
    "Type": int,
}
PLACE = ("posX", "posY", "posZ", "rotX", "rotY", "rotZ", "scaleX", "scaleY", "scaleZ")
WHOLE = {"SaveName": str, "Gravity": float, "PlayArea": float, "ObjectStates": list}


@cache
def table(game: str) -> Tabletop:
    """Everything in Indonesian."""
    return Tabletop(rules_of(game), voice("id"))


@cache
def files(game: str) -> dict[str, bytes]:
    """The same as files."""
    return table(game).files()


def saved(game: str) -> dict[str, Any]:
    """What Tabletop Simulator reads."""
    found: dict[str, Any] = json.loads(files(game)[f"{game}.json"])
    return found


def decks(game: str) -> list[dict[str, Any]]:
    """The decks in it."""
    return [one for one in saved(game)["ObjectStates"] if one["Name"] == "DeckCustom"]


def has(thing: dict[str, Any], shape: dict[str, Any]) -> None:
    """All keys are there, each with what belongs there."""
    for key, kind in shape.items():
        assert type(thing[key]) is kind, key


@of_both
def test_the_saved_object_has_the_known_structure(game: str) -> None:
    whole = saved(game)
    has(whole, WHOLE)
    for deck in decks(game):
        has(deck, DECK)
        assert len(deck["DeckIDs"]) == len(deck["ContainedObjects"]) >= 2
        for number, sheet in deck["CustomDeck"].items():
            assert number.isdigit()
            has(sheet, SHEET)
            assert (sheet["NumWidth"], sheet["NumHeight"]) == (10, 7)
            assert sheet["BackIsHidden"] is True
            assert sheet["UniqueBack"] is False
            assert {sheet["FaceURL"], sheet["BackURL"]} <= set(files(game))
        for id, card in zip(deck["DeckIDs"], deck["ContainedObjects"]):
            has(card, CARD)
            assert card["Name"] == "Card"
            assert card["CardID"] == id
            ((number, sheet),) = card["CustomDeck"].items()
            assert deck["CustomDeck"][number] == sheet
            assert id // 100 == int(number)
            assert id % 100 < PLACES
            assert card["Nickname"]
        numbers = [float(deck["Transform"][key]) for key in PLACE]
        assert len(numbers) == 9
    # A number of a sheet means the same everywhere on the table.
    everything = [number for deck in decks(game) for number in deck["CustomDeck"]]
    assert len(set(everything)) == len(everything)


def every_object(game: str) -> list[dict[str, Any]]:
    """Decks, cards and pieces."""
    return [
        inside
        for one in saved(game)["ObjectStates"]
        for inside in (one, *one.get("ContainedObjects", []))
    ]


@of_both
def test_names_of_objects_are_unique_and_stay(game: str) -> None:
    names = [one["GUID"] for one in every_object(game)]
    assert len(set(names)) == len(names)
    assert all(re.fullmatch("[0-9a-f]{6}", name) for name in names)
    again = json.loads(Tabletop(rules_of(game), voice("en")).saved())
    assert [
        inside["GUID"]
        for one in again["ObjectStates"]
        for inside in (one, *one.get("ContainedObjects", []))
    ] == names


@of_both
def test_every_card_of_the_box_is_in_a_deck(game: str) -> None:
    rules = rules_of(game)
    cards = artist(rules).copies(rules, voice("id"), Finish(True, 0, edition(rules)))
    wanted = Counter((card.face, card.back) for card in cards)
    found: Counter[tuple[str, str]] = Counter()
    backs = {f"back-{stack.file}.png": stack.back for stack in table(game).stacks}
    for deck in decks(game):
        for card in deck["ContainedObjects"]:
            (sheet,) = card["CustomDeck"].values()
            number = int(sheet["FaceURL"].removeprefix("faces-").removesuffix(".png"))
            face = table(game).faces[(number - 1) * PLACES + card["CardID"] % 100]
            found[face, backs[sheet["BackURL"]]] += 1
    assert found == wanted


def test_nicknames_are_in_both_languages() -> None:
    names = {one["Nickname"] for one in every_object(SPELL)}
    assert {"Kunang Neon / Neon Firefly", "Merah / Red", "Lebah, Minyak / Bee, Oil"} <= names
    assert {"Pikiran 5 / Mind 5", "Token putih / White token"} <= names
    (card,) = (one for one in every_object(SPELL) if one["Nickname"].startswith("Kunang Neon"))
    assert len(card["Description"].split("\n")) == len(LANGUAGES)
    assert "Gedig" in " ".join(one["Nickname"] for one in every_object(JAWARA))


def size(png: bytes) -> tuple[int, ...]:
    """Width and height of a picture."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    return struct.unpack_from(">2I", png, 16)


@of_both
def test_sheets_have_ten_times_seven_places(game: str) -> None:
    sheets = [png for name, png in files(game).items() if name.startswith("faces-")]
    assert len(sheets) == -(-len(table(game).faces) // PLACES)
    for png in sheets:
        assert size(png) == (4090, 3997)
    for name, png in files(game).items():
        if name.startswith(("back-", "cards/")):
            assert size(png) == (409, 571)


def pixels(pictures: list[bytes], folder: Path) -> list[Raster]:
    """What PNGs show: a PDF keeps it as it is, pixel after pixel."""
    pages = ""
    for number, png in enumerate(pictures):
        (folder / f"{number}.png").write_bytes(png)
        wide, high = size(png)
        image = f'image("{number}.png", width: {wide}pt)'
        pages += f"#page(width: {wide}pt, height: {high}pt, margin: 0pt, {image})\n"
    (folder / "pages.typ").write_text(pages, encoding="utf-8")
    found: list[Raster] = []
    for page in PdfReader(BytesIO(typst.compile(folder / "pages.typ"))).pages:
        resources: Any = page["/Resources"]
        (shown,) = (one.get_object() for one in resources["/XObject"].values())
        assert (
            shown["/ColorSpace"] in ("/DeviceRGB", "/sRGB")
            or shown["/ColorSpace"][0] == "/ICCBased"
        )
        found.append(Raster(shown["/Width"], shown["/Height"], shown.get_data()))
        assert len(found[-1].pixels) == 3 * found[-1].width * found[-1].height
    return found


@of_both
def test_each_place_of_a_sheet_shows_the_right_card(game: str, tmp_path: Path) -> None:
    made = files(game)
    names = [
        *(f"cards/{number:03}.png" for number in range(1, len(table(game).faces) + 1)),
        *(f"back-{stack.file}.png" for stack in table(game).stacks),
    ]
    # Every face and back by itself, at the same size: no two are the same.
    alone = pixels([made[name] for name in names], tmp_path)
    assert len(set(alone)) == len(alone)
    faces, backs = alone[: len(table(game).faces)], alone[len(table(game).faces) :]
    for start in range(0, len(faces), PLACES):
        (sheet,) = pixels([made[f"faces-{start // PLACES + 1}.png"]], tmp_path)
        for place, own in enumerate(faces[start : start + PLACES]):
            assert cell(sheet, place) == own
        assert cell(sheet, COLUMNS * ROWS - 1) in backs


def cell(sheet: Raster, place: int) -> Raster:
    """One place of a sheet."""
    row, column = divmod(place, COLUMNS)
    wide, high = CARD_PX
    return sheet.cut(column * wide, row * high, wide, high)


@of_both
def test_pieces_lie_beside_the_decks(game: str) -> None:
    rules = rules_of(game)
    wanted = {
        piece.name: piece
        for piece in artist(rules).pieces(rules, voice("id"), Finish())
        if piece.name != "die" and not piece.name.startswith("screen")
    }
    found = [one for one in saved(game)["ObjectStates"] if "CustomImage" in one]
    assert len(found) == len(wanted)
    for one in found:
        image = one["CustomImage"]
        piece = wanted[image["ImageURL"].removeprefix("pieces/").removesuffix(".png")]
        has(image, {"ImageURL": str, "ImageSecondaryURL": str, "CustomTile": dict})
        assert {image["ImageURL"], image["ImageSecondaryURL"]} <= set(files(game))
        assert size(files(game)[image["ImageURL"]]) == (
            round(piece.wide * 8),
            round(piece.high * 8),
        )
        assert one["Name"] == ("Custom_Tile_Stack" if piece.count > 1 else "Custom_Tile")
        assert one.get("Number", 1) == piece.count


@of_both
def test_the_list_for_playingcards_has_every_card_with_its_picture(game: str) -> None:
    rows = list(csv.DictReader(StringIO(files(game)["playingcards.csv"].decode())))
    rules = rules_of(game)
    cards = artist(rules).copies(rules, voice("id"), Finish(True))
    assert sum(int(row["item-count"]) for row in rows) == len(cards)
    assert [row["image"] for row in rows] == sorted(
        n for n in files(game) if n.startswith("cards/")
    )
    for row in rows:
        assert row["back"] in files(game)
        assert row["label"]


@pytest.mark.parametrize("text", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1"])
def test_no_cell_is_a_formula(text: str) -> None:
    assert plain(text) == f"'{text}"
    assert plain("a" + text) == "a" + text


def test_an_address_stands_before_every_picture() -> None:
    address = "https://example.org/cards/"
    told = Tabletop(rules_of(JAWARA), voice("id"), address)
    urls = re.findall(r'"\w+URL": "([^"]*)"', told.saved())
    assert urls
    assert all(url.startswith(address) for url in urls)
    assert "file:" not in files(JAWARA)[f"{JAWARA}.json"].decode()


def test_a_game_without_faces_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gelanggang.art.games.ARTISTS", {})
    with pytest.raises(BadInput, match="print-no-cards"):
        Tabletop(rules_of(JAWARA), voice("id"))
