"""Cards with pictures of their own in a house: brought, kept, played with, and nobody else's."""

from __future__ import annotations

import asyncio
import base64
import io
import json
import random
import shutil
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gelanggang.games import find_game
from gelanggang.hall.library import Library
from gelanggang.hall.own import Brought, OwnPacks
from gelanggang.server.upload_read import read_sent
from gelanggang.tables.denied import Denied
from gelanggang.text.catalogue import LANGUAGES
from tests.art.strangers import GRADIENT, SQUARE, jpeg, masks, png
from tests.server.hostile import JAWARA, SPELL, files_of, pictured, svg, zipped
from tests.server.table import GENEROUS, Guest, Json, run
from tests.server.test_uploads import bring, digest, open_house
from tests.server.test_workshop import bench, home, raw, row_of
from tests.text.families import assert_whole

BLUE = (0, 32, 214)
OURS = Library().rules(JAWARA).label.digest
FOR_EVER = "immutable"


def coded(data: bytes) -> str:
    return base64.b64encode(data).decode()


async def art(guest: Guest, looks: str) -> tuple[str, str]:
    """All pictures of a pack, and how long they may be kept."""
    async with guest.session.get(f"{guest.base}/api/art/{JAWARA}/{looks}") as answer:
        assert answer.status == 200
        return (await answer.read()).decode(), answer.headers["Cache-Control"]


async def table_of(guest: Guest, code: str) -> Json:
    found: Json = json.loads((await guest.get(f"/api/tables/{code}"))[1])
    return found


# Brought along.


def test_pictures_come_with_a_zip_and_change_nothing_that_is_played() -> None:
    plain = read_sent(JAWARA, zipped(files_of(JAWARA)))
    sent = read_sent(JAWARA, pictured("kebut.png", png()))
    assert sent.mistakes == []
    assert sent.digest == plain.digest == plain.looks == OURS
    assert sent.looks != OURS
    assert sent.pictures == {"kebut.png": png()}
    assert read_sent(JAWARA, pictured("kebut.png", png(colour=BLUE))).looks != sent.looks
    # Only what can be seen is kept, and only that counts.
    noisy = png()[:-12] + b"\0\0\0\4tEXtHalo\xe9\x9d\x89\x0f" + png()[-12:]
    again = read_sent(JAWARA, pictured("kebut.png", noisy))
    assert again.mistakes or again.looks == sent.looks


@pytest.mark.slow
def test_a_table_shows_the_pictures_that_its_cards_were_brought_with(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            red = (await bring(guest, JAWARA, pictured("kebut.png", png())))[1]["pack"]
            blue = (await bring(guest, JAWARA, pictured("kebut.png", png(colour=BLUE))))[1]["pack"]
            assert red["digest"] == blue["digest"] == OURS
            assert len({red["pack"], blue["pack"], OURS}) == 3
            for pack, colour in ((red, png()), (blue, png(colour=BLUE))):
                seated = await guest.open(JAWARA, 2, pack=pack["pack"], start=True)
                info = await table_of(guest, seated["table"])
                assert info["looks"] == pack["pack"]
                assert info["digest"] == OURS
                drawn, keep = await art(guest, info["looks"])
                assert coded(colour) in drawn
                assert FOR_EVER in keep
            # Whoever plays with our cards sees ours.
            plain = await guest.open(JAWARA, 2, start=True)
            assert "looks" not in await table_of(guest, plain["table"])
            drawn, keep = await art(guest, OURS)
            assert "data:image" not in drawn
            assert FOR_EVER in keep

    run(work)


@pytest.mark.slow
def test_a_game_with_pictures_is_found_again_and_its_record_knows_none_of_them(
    tmp_path: Path,
) -> None:
    codes: list[str] = []
    files = {
        **files_of(JAWARA),
        "judge.toml": files_of(JAWARA)["judge.toml"].replace(b"Rojali", b"Rohim"),
        "picture/kebut.svg": GRADIENT,
    }

    async def begin() -> None:
        async with open_house(tmp_path) as guest:
            pack = (await bring(guest, JAWARA, zipped(files)))[1]["pack"]
            player = await guest.sit(await guest.open(JAWARA, 2, pack=pack["pack"], start=True))
            await player.play(random.Random(1))
            codes.extend([player.table["code"], pack["pack"], pack["digest"]])

    async def go_on() -> None:
        code, looks, says = codes
        async with open_house(tmp_path) as guest:
            record = json.loads((await guest.get(f"/api/tables/{code}/record"))[1])
            assert record["pack_digest"] == says
            assert looks not in json.dumps(record)
            assert (await guest.get(f"/api/tables/{code}/replay"))[0] == 200
            cards = (await guest.get(f"/api/cards/{JAWARA}/{says}/id"))[1].decode()
            assert "Bang Rohim" in cards
            assert (await table_of(guest, code))["looks"] == looks
            drawn, keep = await art(guest, looks)
            assert drawn.count("<linearGradient") == 2
            assert FOR_EVER in keep
            # Who knows only what the cards say sees pictures too, but may see others tomorrow.
            same, keep = await art(guest, says)
            assert (same, keep) == (drawn, "no-store")

    run(begin)
    run(go_on)


def test_a_pack_with_pictures_goes_out_and_comes_in_as_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            files = {**files_of(JAWARA), "picture/kebut.svg": GRADIENT, "picture/toya.png": png()}
            pack = (await bring(guest, JAWARA, zipped(files)))[1]["pack"]
            status, body = await guest.get(f"/api/packs/{JAWARA}/{pack['pack']}/zip")
            assert status == 200
            names = zipfile.ZipFile(io.BytesIO(body)).namelist()
            assert {"picture/kebut.svg", "picture/toya.png"} < set(names)
            assert (await bring(guest, JAWARA, body))[1]["pack"] == pack
            status, ours = await guest.get(f"/api/packs/{JAWARA}/{OURS}/zip")
            assert (await bring(guest, JAWARA, ours))[1]["pack"]["pack"] == OURS
            for game, wrong in ((JAWARA, "0" * 64), (JAWARA, "x"), ("halma", OURS)):
                assert (await guest.get(f"/api/packs/{game}/{wrong}/zip"))[0] == 404

    run(work)


def test_a_pack_with_pictures_costs_as_much_as_several_without(tmp_path: Path) -> None:
    async def work() -> None:
        few = msgspec.structs.replace(GENEROUS, upload_rate=0.001, upload_burst=4)
        async with open_house(tmp_path, limits=few) as guest:
            heavy = zipped({f"a{i}.toml": random.Random(i).randbytes(150_000) for i in range(4)})
            codes = [(await bring(guest, JAWARA, heavy))[1]["code"] for _ in range(2)]
            assert codes == ["zip-bomb", "too-fast"] or codes == ["zip-foreign", "too-fast"]

    run(work)


# In the folder of a house.


def house_pack(folder: Path, **pictures: bytes) -> Path:
    """A pack of the house's own, with such pictures."""
    pack = folder / "packs" / JAWARA / "ours"
    shutil.rmtree(pack, ignore_errors=True)
    shutil.copytree(find_game(JAWARA).folder / "pack", pack)
    (pack / "picture").mkdir()
    for name, data in pictures.items():
        (pack / "picture" / name.replace("_", ".")).write_bytes(data)
    return pack


@pytest.mark.slow
def test_a_house_shows_its_own_pictures_and_new_ones_at_the_same_table(tmp_path: Path) -> None:
    seen: list[str] = []
    codes: list[str] = []

    async def open_first() -> None:
        async with open_house(tmp_path) as guest:
            codes.append((await guest.open(JAWARA, 2, pack="ours", start=True))["table"])
            await look(guest, png())

    async def look(guest: Guest, data: bytes) -> None:
        info = await table_of(guest, codes[0])
        assert info["digest"] == OURS
        drawn, keep = await art(guest, info["looks"])
        assert coded(data) in drawn
        assert FOR_EVER in keep
        seen.append(info["looks"])

    async def look_again() -> None:
        async with open_house(tmp_path) as guest:
            await look(guest, png(colour=BLUE))

    async def look_at_ours() -> None:
        async with open_house(tmp_path) as guest:
            assert "looks" not in await table_of(guest, codes[0])

    house_pack(tmp_path, kebut_png=png())
    run(open_first)
    house_pack(tmp_path, kebut_png=png(colour=BLUE))
    run(look_again)
    assert len(set(seen)) == 2
    # Without them it goes on with ours.
    shutil.rmtree(tmp_path / "packs" / JAWARA / "ours")
    shutil.rmtree(tmp_path / "packs" / "kept")
    run(look_at_ours)


@pytest.mark.slow
def test_a_table_keeps_its_pictures_when_the_house_has_other_cards(tmp_path: Path) -> None:
    codes: list[str] = []

    async def begin() -> None:
        async with open_house(tmp_path) as guest:
            codes.append((await guest.open(JAWARA, 2, pack="ours", start=True))["table"])

    async def go_on() -> None:
        async with open_house(tmp_path) as guest:
            info = await table_of(guest, codes[0])
            assert coded(png()) in (await art(guest, info["looks"]))[0]
            new = await guest.open(JAWARA, 2, pack="ours", start=True)
            info = await table_of(guest, new["table"])
            assert coded(png(colour=BLUE)) in (await art(guest, info["looks"]))[0]

    house_pack(tmp_path, kebut_png=png())
    run(begin)
    pack = house_pack(tmp_path, kebut_png=png(colour=BLUE))
    judges = (pack / "judge.toml").read_text("utf-8").replace("Rojali", "Rohim")
    (pack / "judge.toml").write_text(judges, "utf-8")
    run(go_on)


def test_a_picture_of_the_house_that_cannot_be_shown_harms_no_other(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            code = (await guest.open(JAWARA, 2, pack="ours"))["table"]
            drawn, _ = await art(guest, (await table_of(guest, code))["looks"])
            assert coded(png()) in drawn
            assert "script" not in drawn
            assert 'id="jb-action-ketok"' in drawn

    house_pack(
        tmp_path, kebut_png=png(), ketok_svg=svg("<script>a()</script>"), cauk_svg=masks(9, 9)
    )
    run(work)


# What is kept.


def test_packs_are_found_by_how_they_look_and_by_what_they_say(tmp_path: Path) -> None:
    def keep(number: int, looks: int, size: int = 10) -> None:
        pictures = {"a.png": bytes(size)} if looks != number else {}
        pack = Brought(digest(looks), digest(number), {"a.toml": "a", "b.toml": "b"}, pictures)
        OwnPacks(tmp_path).keep("game", pack, 9, 1000, set(), 100.0)

    keep(1, 11)
    for own in (OwnPacks(tmp_path), OwnPacks(tmp_path)):
        for known in (1, 11):
            assert own.path("game", digest(known)) == tmp_path / "game" / digest(11)
        assert own.path("other", digest(1)) is None
    own.use("game", digest(1), 200.0)
    assert (tmp_path / "game" / digest(11) / ".used").exists()
    # The same cards without pictures are what they say.
    keep(1, 1)
    assert OwnPacks(tmp_path).path("game", digest(1)) == tmp_path / "game" / digest(1)
    with pytest.raises(Denied, match="own-packs-full"):
        keep(2, 12, 2000)


# At the bench.


@pytest.mark.parametrize("data", [GRADIENT, SQUARE, png(), jpeg()])
def test_a_picture_is_cleaned_and_comes_back_ready_to_be_put_on_a_face(
    tmp_path: Path, data: bytes
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            status, body, _ = await raw(guest, f"{home(JAWARA)}/picture?name=a", data)
            found = json.loads(body)
            assert status == 200, found
            again = base64.b64decode(found["data"])
            assert json.loads((await raw(guest, f"{home(JAWARA)}/picture", again))[1]) == found
            row = row_of((await bench(guest, JAWARA))["sheet"], "action", "kebut")
            wish: dict[str, Any] = {"sheet": "action", "row": row}
            plain = (await guest.post(f"{home(JAWARA)}/face", wish))[1]["svg"]
            face = (await guest.post(f"{home(JAWARA)}/face", {**wish, "slot": True}))[1]["svg"]
            assert (plain.count("<!--own-->"), face.count("<!--own-->")) == (0, 1)

    run(work)


WRONG = {
    "picture-program": svg("<script>alert(1)</script>"),
    "picture-broken": b"halo",
    "picture-large": png()[:8] + bytes(300_000),
}


@pytest.mark.parametrize("code", WRONG)
def test_why_a_picture_cannot_be_shown_is_told_by_its_name(tmp_path: Path, code: str) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            for lang in LANGUAGES:
                path = f"{home(JAWARA)}/picture?lang={lang}&name=kucing%3Cb%3E.svg"
                status, body, _ = await raw(guest, path, WRONG[code])
                told = json.loads(body)
                assert (status, told["code"]) == (400, code)
                assert "kucing<b>.svg" in told["text"]
                assert_whole(told["text"])

    run(work)


def of(kind: str, row: int, form: str, data: bytes) -> Json:
    return {"sheet": kind, "row": row, "form": form, "data": coded(data)}


@pytest.mark.slow
def test_a_sheet_is_kept_with_its_pictures_also_of_cards_that_have_no_id_yet(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            sheet = (await bench(guest, JAWARA))["sheet"]
            supports = sheet["kinds"]["support"]
            supports.append({**supports[0], "id": "", "name": "Golok Baru"})
            own = [of("action", 1, "svg", GRADIENT), of("support", len(supports), "png", png())]
            wish = {"sheet": sheet, "pictures": own}
            status, kept = await guest.post(f"{home(JAWARA)}/keep", wish)
            assert status == 201, kept
            _, body = await guest.get(f"/api/packs/{JAWARA}/{kept['pack']['pack']}/zip")
            names = zipfile.ZipFile(io.BytesIO(body)).namelist()
            assert "picture/golok-baru.png" in names
            status, file, _ = await raw(guest, f"{home(JAWARA)}/file", {**wish, "form": "zip"})
            assert (status, file) == (200, body)
            # And back on the bench.
            status, told, _ = await raw(guest, f"{home(JAWARA)}/read", file)
            found = json.loads(told)
            assert found["mistakes"] == []
            places = [(one["sheet"], one["row"]) for one in found["pictures"]]
            assert sorted(places) == [("action", 1), ("support", len(supports))]
            assert coded(png()) in [one["picture"]["data"] for one in found["pictures"]]
            # A spreadsheet has no pictures.
            status, file, _ = await raw(guest, f"{home(JAWARA)}/file", {**wish, "form": "csv"})
            assert status == 200
            assert b"golok-baru.png" not in file

    run(work)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pictures_that_cannot_be_kept_are_told(tmp_path: Path, lang: str) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            sheet = (await bench(guest, JAWARA))["sheet"]
            rows = len(sheet["kinds"]["action"])
            for own, code in (
                ([of("action", 1, "svg", svg("<script/>"))], "picture-program"),
                ([of("action", rows + 1, "png", png())], "picture-name"),
                ([of("table", 1, "png", png())], "picture-name"),
                ([of("halma", 1, "png", png())], "picture-name"),
                ([of("action", 1, "png", png()), of("action", 1, "svg", SQUARE)], "picture-twice"),
                (
                    [of("action", i, "png", png() + bytes(190_000)) for i in range(1, 11)],
                    "picture-together",
                ),
            ):
                for door in ("keep", "file"):
                    wish = {"sheet": sheet, "pictures": own, "form": "zip"}
                    if door == "keep":
                        del wish["form"]
                    path = f"{home(JAWARA)}/{door}?lang={lang}"
                    status, body, _ = await raw(guest, path, wish)
                    told = json.loads(body)
                    assert (status, told["code"]) == (400, code), (door, told)
                    assert_whole(told["text"])
            for wrong in ("%%%", "====", 7, None):
                wish = {
                    "sheet": sheet,
                    "pictures": [{**of("action", 1, "png", b""), "data": wrong}],
                }
                status, body, _ = await raw(guest, f"{home(JAWARA)}/keep", wish)
                assert (status, json.loads(body)["code"]) == (400, "message-wrong")
            many = [of("action", 1, "png", png())] * 81
            status, _, _ = await raw(
                guest, f"{home(JAWARA)}/keep", {"sheet": sheet, "pictures": many}
            )
            assert status == 400

    run(work)


def test_only_cards_with_pictures_can_have_their_own(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            found = {
                kind["id"]: kind["pictured"]
                for game in (JAWARA, SPELL)
                for kind in (await bench(guest, game))["kinds"]
            }
            having = {kind for kind, pictured in found.items() if pictured}
            assert having == {"action", "support", "character", "judge", "beast", "mind"}

    run(work)


def test_forty_people_who_bring_pictures_wait_for_nobody_else(tmp_path: Path) -> None:
    """A body may take as long as the door lets it through."""

    async def work() -> None:
        slow = msgspec.structs.replace(
            GENEROUS, bytes_rate=200_000, bytes_burst=1000, body_seconds=0.5
        )
        async with open_house(tmp_path, limits=slow) as guest:
            noise = random.Random(1).randbytes(180_000)
            body = zipped({**files_of(JAWARA), "picture/kebut.png": noise})
            status, told = await asyncio.wait_for(bring(guest, JAWARA, body), 30)
            assert (status, told["code"]) == (400, "picture-broken")

    run(work)
