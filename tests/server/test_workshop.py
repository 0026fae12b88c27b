"""The bench of a house: a pack as a sheet, looked through, drawn, exchanged, kept and played."""

from __future__ import annotations

import base64
import io
import json
import random
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from defusedxml.ElementTree import fromstring

from gelanggang.games import GAMES
from gelanggang.hall.library import Library
from gelanggang.hall.thinker import ProcessThinker
from gelanggang.text.catalogue import LANGUAGES
from tests.server.hostile import JAWARA, SPELL, files_of, good_list, left_behind, zipped
from tests.server.table import GENEROUS, Guest, Json, run
from tests.server.test_uploads import bring, open_house
from tests.text.families import assert_whole


def home(game: str) -> str:
    return f"/api/workshop/{game}"


async def bench(guest: Guest, game: str, lang: str = "en", pack: str = "") -> Json:
    status, body = await guest.get(f"{home(game)}?lang={lang}&pack={pack}")
    assert status == 200, body
    found: Json = json.loads(body)
    return found


async def raw(guest: Guest, path: str, body: object) -> tuple[int, bytes, dict[str, str]]:
    sent = body if isinstance(body, bytes) else json.dumps(body).encode()
    async with guest.session.post(guest.base + path, data=io.BytesIO(sent)) as answer:
        return answer.status, await answer.read(), dict(answer.headers)


def row_of(sheet: Json, kind: str, id: str) -> Json:
    row: Json = next(one for one in sheet["kinds"][kind] if one["id"] == id)
    return row


# The bench.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [JAWARA, SPELL])
def test_everything_on_the_bench_has_a_name_in_both_languages(
    tmp_path: Path, game: str, lang: str
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            found = await bench(guest, game, lang)
            for kind in found["kinds"]:
                assert kind["name"] != kind["id"], kind
                for column in [*kind["columns"], *kind["entries"]]:
                    assert column["name"]
                    # No language calls a thing by its key, but for what is called so anyway.
                    assert "_" not in column["name"], column
                    for choice in column["choices"]:
                        assert "_" not in choice["name"], choice
                        assert "." not in choice["name"], choice
                    if column["help"]:
                        assert_whole(column["help"])
                rows = found["sheet"]["kinds"][kind["id"]]
                known = {column["id"] for column in kind["columns"]}
                assert all(set(row) <= known for row in rows)
            for operation in found["operations"]:
                assert_whole(operation["sentence"])
                assert operation["name"]
                assert all(field["name"] != field["id"] for field in operation["fields"])
            assert [one["id"] for one in found["sources"]] == [
                "rulebook",
                "partly",
                "reconstruction",
                "own",
            ]

    run(work)


def test_a_bench_of_no_game_or_pack_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            _, words = await bring(guest, SPELL, good_list())
            digest = words["pack"]["digest"]
            for path, wanted in (
                (home("halma"), (400, "unknown-game")),
                (f"{home(JAWARA)}?pack={'0' * 64}", (404, "cards-unknown")),
                (f"{home(JAWARA)}?pack=../../x", (404, "cards-unknown")),
                (f"{home(SPELL)}?pack={digest}", (400, "workshop-list")),
            ):
                status, body = await guest.get(path)
                assert (status, json.loads(body)["code"]) == wanted

    run(work)


# A sheet looked through.


@pytest.mark.parametrize("game", [JAWARA, SPELL])
def test_the_shipped_sheet_is_the_shipped_pack(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            found = await bench(guest, game)
            status, checked = await guest.post(f"{home(game)}/check", {"sheet": found["sheet"]})
            assert status == 200, checked
            assert checked["digest"] == found["digest"]
            assert (checked["mistakes"], checked["changed"], checked["gone"]) == ([], [], [])
            faced = [kind["id"] for kind in found["kinds"] if kind["face"]]
            assert sorted(checked["sentences"]) == sorted(faced)
            for kind in faced:
                assert len(checked["sentences"][kind]) == len(found["sheet"]["kinds"][kind])
            assert checked["totals"]

    run(work)


def test_a_changed_cell_a_new_card_and_one_that_is_gone_are_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            sheet = (await bench(guest, JAWARA))["sheet"]
            row = row_of(sheet, "action", "kebut")
            row["score"], row["score.source"] = "5", "own: my copy"
            supports = sheet["kinds"]["support"]
            new = {**supports[0], "id": "", "name": "Golok Baru"}
            gone = supports.pop()
            supports.append(new)
            assert gone["id"] != supports[0]["id"]
            status, checked = await guest.post(f"{home(JAWARA)}/check?lang=en", {"sheet": sheet})
            assert status == 200, checked
            assert checked["mistakes"] == []
            number = sheet["kinds"]["action"].index(row) + 1
            changed = [(one["sheet"], one["row"], one["column"]) for one in checked["changed"]]
            assert changed == [
                ("action", number, "score"),
                ("action", number, "score.source"),
                ("support", len(supports), "id"),
            ]
            assert [(one["sheet"], one["row"]) for one in checked["gone"]] == [
                ("support", len(supports))
            ]
            assert checked["digest"] != ""

    run(work)


BAD_CELLS = [
    (JAWARA, "action", "score", "99"),
    (JAWARA, "action", "score", "many"),
    (JAWARA, "action", "copies", "-1"),
    (JAWARA, "action", "directions", "X"),
    (JAWARA, "action", "effects", "explode n=1"),
    (JAWARA, "action", "effects", "earn n"),
    (JAWARA, "action", "name", "<script>alert(1)</script>"),
    (JAWARA, "action", "name", "a\u202eb"),
    (JAWARA, "action", "name", ""),
    (JAWARA, "action", "score.source", "hearsay"),
    (JAWARA, "support", "when", "never"),
    (JAWARA, "character", "changes", "luck=7"),
    (SPELL, "beast", "tier", "9"),
    (SPELL, "beast", "if_defeated", "tokens n=9"),
    (SPELL, "colour", "hex", "url(javascript:1)"),
    (SPELL, "word", "name_id", "x" * 61),
    (SPELL, "mind", "place", "tokens=9..1"),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_bad_cell_is_told_at_its_cell_and_is_no_error(tmp_path: Path, lang: str) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            sheets = {game: (await bench(guest, game))["sheet"] for game in (JAWARA, SPELL)}
            for game, kind, column, text in BAD_CELLS:
                sheet = json.loads(json.dumps(sheets[game]))
                sheet["kinds"][kind][1][column] = text
                path = f"{home(game)}/check?lang={lang}"
                status, checked = await guest.post(path, {"sheet": sheet})
                assert status == 200, checked
                assert checked["digest"] == ""
                places = [(one["sheet"], one["row"], one["column"]) for one in checked["mistakes"]]
                assert (kind, 2, column) in places, (text, checked["mistakes"])
                for one in checked["mistakes"]:
                    assert_whole(one["text"])
                # Whoever looks at this card alone hears the same.
                wish = {"sheet": kind, "row": sheet["kinds"][kind][1]}
                status, face = await guest.post(f"{home(game)}/face?lang={lang}", wish)
                assert (status, face["svg"]) == (200, "")
                assert column in [one["column"] for one in face["mistakes"]], (text, face)

    run(work)


def test_a_sheet_of_nonsense_is_answered(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            empty: Json = {"game": JAWARA, "name": "", "version": "", "kinds": {}}
            nonsense: list[Any] = [
                empty,
                {**empty, "kinds": {"": [{}]}},
                {**empty, "kinds": {"halma": [{"x": "y"}]}},
                {**empty, "kinds": {"action": [{}] * 600}},
                {**empty, "kinds": {"action": [{"id": "a", "x": "y" * 10_000}]}},
                {**empty, "game": "halma"},
                {**empty, "kinds": {"table": [{"key": "dice", "value": "0 1 " * 1000}]}},
            ]
            for sheet in nonsense:
                status, checked = await guest.post(f"{home(JAWARA)}/check", {"sheet": sheet})
                assert status == 200, (sheet, checked)
                assert checked["mistakes"]
                assert len(checked["mistakes"]) <= 100
            for body in (
                b"",
                b"[",
                b"[]",
                b"\xff",
                b'{"sheet":{}}',
                json.dumps({"sheet": {**empty, "kinds": {"action": [{"id": 7}]}}}).encode(),
                json.dumps({"sheet": {**empty, "kinds": {"action": [{}] * 601}}}).encode(),
                b'{"sheet":' + b"[" * 100_000,
            ):
                for door in ("check", "face", "file", "keep"):
                    status, answer, _ = await raw(guest, f"{home(JAWARA)}/{door}", body)
                    assert status == 400, (door, answer)
                    assert json.loads(answer)["code"] in ("message-wrong", "message-unreadable")
            most = {
                "check": GENEROUS.sheet_bytes,
                "face": GENEROUS.sheet_bytes,
                "picture": GENEROUS.sheet_bytes,
                "file": GENEROUS.pictured_bytes,
                "keep": GENEROUS.pictured_bytes,
                "read": GENEROUS.upload_bytes,
            }
            for door, limit in most.items():
                large = b'{"sheet":"' + b"x" * limit + b'"}'
                status, answer, _ = await raw(guest, f"{home(JAWARA)}/{door}", large)
                assert (status, json.loads(answer)["code"]) == (413, "body-too-large")

    run(work)


# A card.


@pytest.mark.parametrize("game", [JAWARA, SPELL])
def test_every_card_can_be_seen_and_read_and_is_safe_in_a_page(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            found = await bench(guest, game)
            for kind in found["kinds"]:
                for row in (found["sheet"]["kinds"][kind["id"]] or [{}])[:3]:
                    wish = {"sheet": kind["id"], "row": row}
                    status, face = await guest.post(f"{home(game)}/face", wish)
                    assert status == 200, face
                    assert face["mistakes"] == []
                    assert bool(face["svg"]) == kind["face"]
                    if kind["face"]:
                        drawing = fromstring(face["svg"])
                        names = {one.tag.rpartition("}")[2] for one in drawing.iter()}
                        assert "script" not in names
                        assert "foreignObject" not in names
                        assert face["text"]
                        data = base64.b64encode(face["svg"].encode())
                        assert b"href" not in base64.b64decode(data)

    run(work)


def test_a_face_shows_what_was_typed(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            sheet = (await bench(guest, JAWARA))["sheet"]
            row = {**row_of(sheet, "action", "kebut"), "name": "A & B", "score": "17"}
            path = f"{home(JAWARA)}/face"
            _, face = await guest.post(path, {"sheet": "action", "row": row})
            assert ">17<" in face["svg"]
            assert "A &amp; B" in face["svg"]
            assert face["copies"] > 1
            _, other = await guest.post(path, {"sheet": "action", "row": row, "copy": 1})
            assert other["svg"] != face["svg"]
            _, new = await guest.post(path, {"sheet": "action", "row": {**row, "id": ""}})
            assert ">17<" in new["svg"]
            status, unknown = await guest.post(path, {"sheet": "halma", "row": row})
            assert (status, unknown["code"]) == (400, "workshop-kind")

    run(work)


def test_words_are_seen_on_the_card_that_they_stand_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            path = f"{home(SPELL)}/face?lang=id"
            new = {"id": "", "name_id": "Layangan", "name_en": "Kite"}
            _, face = await guest.post(path, {"sheet": "word", "row": new})
            assert "Layangan" in face["svg"]
            beside = [{**new, "id": "layangan"}, {"id": "es", "name_id": "Es", "name_en": "Ice"}]
            wish = {"sheet": "word_card", "row": {"words": "layangan es"}, "beside": beside}
            _, face = await guest.post(path, wish)
            assert face["text"] == "Layangan · Es"
            assert face["mistakes"] == []
            _, face = await guest.post(path, {**wish, "beside": []})
            assert face["svg"] == ""
            assert [one["column"] for one in face["mistakes"]] == ["words"]

    run(work)


# Files.


@pytest.mark.parametrize("form", ["zip", "csv", "xlsx"])
@pytest.mark.parametrize("game", [JAWARA, SPELL])
def test_a_sheet_goes_out_as_a_file_and_comes_back_the_same(
    tmp_path: Path, game: str, form: str
) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            sheet = (await bench(guest, game))["sheet"]
            wish = {"sheet": sheet, "form": form}
            status, body, headers = await raw(guest, f"{home(game)}/file", wish)
            assert status == 200, body
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Content-Disposition"].endswith(f'.{form}"')
            status, answer, _ = await raw(guest, f"{home(game)}/read", body)
            assert status == 200, answer
            back = json.loads(answer)
            assert back["mistakes"] == []
            assert back["sheet"] == sheet
            if form == "zip":
                with zipfile.ZipFile(io.BytesIO(body)) as archive:
                    ours = files_of(game)
                    for name in archive.namelist():
                        assert archive.read(name) == ours[name]

    run(work)


def test_names_of_files_are_ours(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            sheet = (await bench(guest, JAWARA))["sheet"]
            wish = {"sheet": {**sheet, "version": '2"\r\nX: y/../é'}, "form": "csv"}
            status, _, headers = await raw(guest, f"{home(JAWARA)}/file", wish)
            assert status == 200
            named = headers["Content-Disposition"]
            assert named == 'attachment; filename="jawara-beksi-2-X-y.csv"'
            assert "X" not in headers

    run(work)


BROKEN = {
    "nothing": b"",
    "noise": bytes(range(256)) * 9,
    "half a zip": zipped(files_of(JAWARA))[:500],
    "a zip of something else": zipped({"x.exe": b"MZ"}),
    "a zip slip": zipped({"../../action.toml": b"x = 1"}),
    "a table of something else": b"a,b\n1,2\n",
    "a bomb": zipped({"action.toml": b"#" * 20_000_000}),
    "another game": zipped(files_of(SPELL)),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_broken_file_gets_a_sentence(tmp_path: Path, lang: str) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            for name, body in BROKEN.items():
                path = f"{home(JAWARA)}/read?lang={lang}"
                status, answer, _ = await raw(guest, path, body)
                assert status == 200, (name, answer)
                back = json.loads(answer)
                assert back["sheet"] is None, name
                assert back["mistakes"], name
                for one in back["mistakes"]:
                    assert_whole(one["text"])
            assert left_behind(tmp_path) == []

    run(work)


# Kept and played.


def test_a_corrected_card_is_kept_and_played(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            sheet = (await bench(guest, JAWARA))["sheet"]
            row_of(sheet, "action", "kebut").update({"score": "7", "score.source": "own: my copy"})
            sheet["name"] = "Mine"
            _, checked = await guest.post(f"{home(JAWARA)}/check", {"sheet": sheet})
            status, kept = await guest.post(f"{home(JAWARA)}/keep", {"sheet": sheet})
            assert status == 201, kept
            digest = kept["pack"]["digest"]
            assert (kept["pack"]["name"], kept["pack"]["pack"]) == ("Mine", digest)
            assert digest == checked["digest"]
            again = await bench(guest, JAWARA, pack=digest)
            assert again["sheet"] == sheet
            wish = {"sheet": sheet, "against": digest}
            _, checked = await guest.post(f"{home(JAWARA)}/check", wish)
            assert (checked["changed"], checked["gone"]) == ([], [])
            player = await guest.sit(await guest.open(JAWARA, 2, pack=digest, start=True))
            await player.play(random.Random(5))
            assert player.table["digest"] == digest
            cards = json.loads((await guest.get(f"/api/cards/{JAWARA}/{digest}/id"))[1])
            scores = {
                one["facts"]["score"]
                for one in cards["kinds"]["action"]
                if one["facts"]["face"] == "kebut"
            }
            assert scores == {7}

    run(work)


def test_what_is_wrong_or_not_wanted_is_not_kept(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            sheet = (await bench(guest, JAWARA))["sheet"]
            row_of(sheet, "action", "kebut")["score"] = "99"
            status, refused = await guest.post(f"{home(JAWARA)}/keep", {"sheet": sheet})
            assert status == 400
            (mistake,) = refused["facts"]["mistakes"]
            assert (mistake["file"], mistake["key"]) == ("action", "score")
            assert mistake["row"] > 0
            assert left_behind(tmp_path) == []
        async with open_house(tmp_path, uploads=False) as guest:
            status, refused = await guest.post(f"{home(JAWARA)}/keep", {"sheet": sheet})
            assert (status, refused["code"]) == (403, "uploads-off")

    run(work)


def test_an_address_that_keeps_on_sending_is_slowed_down(tmp_path: Path) -> None:
    async def work() -> None:
        few = msgspec.structs.replace(GENEROUS, upload_rate=0.001, upload_burst=2)
        async with open_house(tmp_path, limits=few) as guest:
            codes = []
            for _ in range(3):
                status, answer, headers = await raw(guest, f"{home(JAWARA)}/read", b"x")
                codes.append(status)
            assert codes == [200, 200, 429]
            assert int(headers["Retry-After"]) > 0
            assert json.loads(answer)["code"] == "too-fast"

    run(work)


@pytest.mark.slow
def test_the_bench_is_a_process_of_its_own(tmp_path: Path) -> None:
    async def work() -> None:
        library = Library(tmp_path / "packs")
        async with open_house(tmp_path, bench=ProcessThinker(library, 1)) as guest:
            for game in GAMES:
                sheet = (await bench(guest, game))["sheet"]
                _, checked = await guest.post(f"{home(game)}/check", {"sheet": sheet})
                assert checked["mistakes"] == []
                sheet["kinds"]["note"] = [{"key": "halma"}]
                status, refused, _ = await raw(
                    guest, f"{home(game)}/file", {"sheet": sheet, "form": "zip"}
                )
                assert status == 400
                assert_whole(json.loads(refused)["text"])

    run(work)
