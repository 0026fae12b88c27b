"""Words and cards that people bring along: what is understood, shown, kept and played."""

from __future__ import annotations

import io
import json
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gelanggang.games import GAMES
from gelanggang.hall.library import Library
from gelanggang.hall.own import USED_DAYS, Brought, OwnPacks
from gelanggang.hall.thinker import ProcessThinker
from gelanggang.server.app import Server
from gelanggang.server.upload_read import Sent, read_sent
from gelanggang.tables.denied import Denied
from gelanggang.text.catalogue import LANGUAGES
from tests.packs.test_broken_packs import BROKEN
from tests.packs.workshop import copy_of_pack, edit
from tests.server.hostile import (
    FORTY,
    HOSTILE,
    JAWARA,
    SPELL,
    files_of,
    good_list,
    left_behind,
    zipped,
)
from tests.server.table import GENEROUS, Guest, Json, make_house, run
from tests.text.families import assert_one_sentence

DAY = 86_400.0


@asynccontextmanager
async def open_house(folder: Path, **more: Any) -> AsyncIterator[Guest]:
    """A guest of a house."""
    server = Server(make_house(folder, **more), "127.0.0.1", 0)
    await server.start()
    try:
        async with aiohttp.ClientSession() as session:
            yield Guest(f"http://127.0.0.1:{server.port}", session)
    finally:
        await server.stop()


async def bring(guest: Guest, game: str, body: bytes, lang: str = "en") -> tuple[int, Json]:
    path = f"{guest.base}/api/packs/{game}?lang={lang}"
    async with guest.session.post(path, data=io.BytesIO(body)) as answer:
        return answer.status, json.loads(await answer.read())


# What is understood.

HEADS = {
    1: ["", "kata\n", "Word\n"],
    2: ["", "Indonesia,Inggris\n", "no,kata\n"],
}
TWO = [f"{one},{one.replace('Kata', 'Word')}" for one in FORTY]
GOOD = {
    "a column": good_list(),
    "a column with a header": b"kata\n" + good_list(),
    "a byte order mark": b"\xef\xbb\xbf" + good_list(),
    "UTF-16": good_list().decode().encode("utf-16"),
    "old Mac": good_list().replace(b"\r\n", b"\r"),
    "one line": ", ".join(FORTY).encode(),
    "two columns": "\n".join(TWO).encode(),
    "semicolons and quotes": "\n".join(
        ";".join(f'"{cell}"' for cell in row.split(",")) for row in TWO
    ).encode(),
    "tabs, as they are pasted": "\n".join(row.replace(",", "\t") for row in TWO).encode(),
    "numbered": "\n".join(f"{i}\t{word}" for i, word in enumerate(FORTY, 1)).encode(),
    "empty rows and columns": "\n\n".join(f"{word},," for word in FORTY).encode(),
    "ids": "\n".join(f"k-{i},{row}" for i, row in enumerate(TWO)).encode(),
    "Windows": "\n".join(["Café", *FORTY[1:]]).encode("cp1252"),
    "a zip of a list": zipped({"kata.csv": good_list()}),
}


@pytest.mark.parametrize("name", GOOD)
def test_a_list_is_understood_as_people_have_it(name: str) -> None:
    sent = read_sent(SPELL, GOOD[name])
    assert sent.mistakes == []
    assert sent.entries == 40
    assert sent.counts == {"word": 40}
    assert set(sent.samples) == set(LANGUAGES)
    kept = next(iter(sent.files.values())).splitlines()
    assert kept[0] == "id,indonesian,english"
    assert len(kept) == 41
    assert kept[2].split(",")[1] == FORTY[1]


def test_two_languages_are_told_apart_whatever_their_order() -> None:
    other = "\n".join(["English,Indonesian", *(",".join(row.split(",")[::-1]) for row in TWO)])
    plain, turned = read_sent(SPELL, "\n".join(TWO).encode()), read_sent(SPELL, other.encode())
    assert plain.samples["id"] == turned.samples["id"] == FORTY[:12]
    assert plain.digest == turned.digest
    assert plain.samples["en"][0] == "Word aa"


def test_the_same_words_are_the_same_pack_however_they_are_written() -> None:
    assert read_sent(SPELL, good_list()).digest == read_sent(SPELL, GOOD["one line"]).digest


def test_its_owner_is_told_what_to_know_before_anybody_plays() -> None:
    odd = read_sent(SPELL, good_list() + b"\r\nSisa")
    assert [code for code, _ in odd.remarks] == ["odd", "one-language", "guessed"]
    assert odd.remarks[0][1] == {"value": "Sisa"}
    assert odd.entries == 40
    windows = read_sent(SPELL, GOOD["Windows"])
    assert "letters" in [code for code, _ in windows.remarks]
    assert windows.samples["id"][0] == "Café"


def test_words_of_ours_keep_what_bots_know_of_them() -> None:
    ours = [
        line.split('"')[1]
        for line in files_of(SPELL)["word.toml"].decode().splitlines()
        if line.startswith("name_id")
    ]
    sent = read_sent(SPELL, "\n".join(ours[:20]).encode())
    assert [code for code, _ in sent.remarks] == ["one-language"]


def test_every_mistake_of_a_list_is_told_with_its_row() -> None:
    rows = [*FORTY[:20], "Kata ab", "<b>", "", "=1+1", "x" * 30, *FORTY[20:]]
    sent = read_sent(SPELL, "\n".join(rows).encode())
    assert [(one.code, one.facts["row"]) for one in sent.mistakes] == [
        ("own-words-twice", 21),
        ("own-words-markup", 22),
        ("own-words-formula", 24),
        ("own-words-long", 25),
    ]


def test_every_mistake_of_a_pack_is_told_with_its_file_and_key() -> None:
    files = files_of(JAWARA)
    action, judge = files["action.toml"].decode(), files["judge.toml"].decode()
    files["action.toml"] = action.replace("score = 0", "score = 200", 1).encode()
    files["judge.toml"] = judge.replace('name = "', 'title = "', 1).encode()
    sent = read_sent(JAWARA, zipped(files))
    told = {(one.code, one.facts["file"]) for one in sent.mistakes}
    assert told == {
        ("page-whole", "action.toml"),
        ("page-missing", "judge.toml"),
        ("page-unknown", "judge.toml"),
    }


@pytest.mark.parametrize("game", [one for one in GAMES if GAMES[one].read is not None])
@pytest.mark.parametrize("around", ["", "my pack/"])
def test_our_own_packs_can_be_brought_along(game: str, around: str) -> None:
    sent = read_sent(game, zipped(files_of(game), around))
    assert sent.mistakes == []
    assert sent.digest == Library().rules(game).label.digest


def test_what_programs_add_to_a_zip_is_left_out() -> None:
    added = {"__MACOSX/._action.toml": b"\x00\x05", ".DS_Store": b"\x00", "Thumbs.db": b"\x00"}
    assert read_sent(JAWARA, zipped({**files_of(JAWARA), **added})).mistakes == []


# What is refused.


@pytest.mark.slow
def test_hostile_files_get_a_sentence_and_leave_nothing_behind(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            other = await guest.sit(await guest.open(JAWARA, 2))
            for name, (game, made, code) in HOSTILE.items():
                texts = []
                for lang in LANGUAGES:
                    status, answer = await bring(guest, game, made(), lang)
                    assert 400 <= status < 500, (name, answer)
                    assert answer["code"] == code, (name, answer)
                    assert "<script>" not in answer["text"]
                    texts.append(answer["text"])
                    if code.startswith(("upload-", "own-", "zip-", "pack-")):
                        assert_one_sentence(answer["text"])
                assert len(set(texts)) == len(LANGUAGES), (name, texts)
                await other.settle()
            assert left_behind(tmp_path) == []

    run(work)


def test_there_are_more_than_twenty_kinds_of_them() -> None:
    assert len({code for _, _, code in HOSTILE.values()}) >= 30


@pytest.mark.slow
def test_a_file_that_takes_for_ever_is_left_alone_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def endless(text: str, name: str) -> None:
        while True:
            pass

    monkeypatch.setattr("gelanggang.server.upload_read.SECONDS", 0.2)
    game = GAMES[SPELL]
    monkeypatch.setattr(
        "gelanggang.server.upload_read.GAMES",
        {SPELL: type("G", (), {"tidy": staticmethod(endless), "lists": game.lists})},
    )
    assert [one.code for one in read_sent(SPELL, good_list()).mistakes] == ["upload-heavy"]


@pytest.mark.slow
def test_it_is_read_in_another_process_while_tables_go_on(tmp_path: Path) -> None:
    async def work() -> None:
        house = make_house(tmp_path)
        library = house.hall.library
        thinker = ProcessThinker(library, 1)
        try:
            sent = await thinker.elsewhere(read_sent, SPELL, good_list())
            assert isinstance(sent, Sent)
            assert sent.entries == 40
        finally:
            thinker.close()
            await house.hall.close()

    run(work)


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.binary(max_size=2000), st.sampled_from([SPELL, JAWARA]))
def test_random_bytes_are_an_answer(body: bytes, game: str) -> None:
    assert isinstance(read_sent(game, body), Sent)


LISTED = good_list()
PACKED = {game: zipped(files_of(game)) for game in (SPELL, JAWARA)}


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(
    st.sampled_from([(SPELL, LISTED), (JAWARA, PACKED[JAWARA]), (SPELL, PACKED[SPELL])]),
    st.lists(st.tuples(st.integers(0, 100_000), st.binary(max_size=6)), min_size=1, max_size=4),
)
def test_a_good_file_with_slips_is_an_answer(
    good: tuple[str, bytes], slips: list[tuple[int, bytes]]
) -> None:
    game, body = good
    for at, new in slips:
        at %= len(body)
        body = body[:at] + new + body[at + len(new) // 2 :]
    assert isinstance(read_sent(game, body), Sent)


SLIPS = [
    "[",
    "]",
    "{",
    "=",
    '"',
    "'",
    "#",
    "-1",
    "99999",
    "1e400",
    "true",
    "inf",
    "[]",
    "{}",
    '""',
    "2020-01-01",
]


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.sampled_from([SPELL, JAWARA]), st.data())
def test_a_pack_with_slips_of_the_pen_is_an_answer(game: str, data: st.DataObject) -> None:
    files = files_of(game)
    name = data.draw(st.sampled_from(sorted(files)))
    lines = files[name].decode().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        key, mark, _ = lines[at].partition("=")
        lines[at] = f"{key}{mark}{data.draw(st.sampled_from(SLIPS))}"
    sent = read_sent(game, zipped({**files, name: "\n".join(lines).encode()}))
    assert isinstance(sent, Sent)
    assert sent.mistakes or sent.digest


# What is kept and played.


@pytest.mark.slow
def test_forty_words_of_a_spreadsheet_are_played_to_the_end(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            status, brought = await bring(guest, SPELL, GOOD["semicolons and quotes"])
            assert status == 201, brought
            pack = brought["pack"]
            assert pack["own"]
            assert pack["pack"] == pack["digest"]
            assert brought["counts"] == {"words": 40}
            house = json.loads((await guest.get("/api/house"))[1])
            assert house["uploads"] == {"most_bytes": GENEROUS.upload_bytes}
            assert pack["digest"] not in json.dumps(house)
            seated = await guest.open(SPELL, 3, pack=pack["pack"], start=True)
            player = await guest.sit(seated)
            await player.play(random.Random(3))
            assert player.table["digest"] == pack["digest"]
            for lang in LANGUAGES:
                path = f"/api/cards/{SPELL}/{pack['digest']}/{lang}"
                cards = json.loads((await guest.get(path))[1])
                names = [one["name"] for one in cards["kinds"]["word"]]
                assert len(names) == 40
                assert names[0] == {"id": "Kata aa", "en": "Word aa"}[lang]
            assert (await guest.get(f"/api/art/{SPELL}/{pack['digest']}"))[0] == 200

    run(work)


@pytest.mark.slow
def test_a_table_finds_its_own_pack_again_after_the_house_was_closed(tmp_path: Path) -> None:
    codes: list[str] = []

    async def begin() -> None:
        async with open_house(tmp_path) as guest:
            _, brought = await bring(
                guest,
                JAWARA,
                zipped(
                    {
                        **files_of(JAWARA),
                        "judge.toml": files_of(JAWARA)["judge.toml"].replace(b"Rojali", b"R & J"),
                    }
                ),
            )
            seated = await guest.open(JAWARA, 2, pack=brought["pack"]["pack"], start=True)
            codes.extend([seated["table"], brought["pack"]["digest"]])

    async def go_on() -> None:
        async with open_house(tmp_path) as guest:
            status, info = await guest.get(f"/api/tables/{codes[0]}")
            assert status == 200, info
            assert json.loads(info)["digest"] == codes[1]
            cards = (await guest.get(f"/api/cards/{JAWARA}/{codes[1]}/id"))[1].decode()
            assert "Bang R & J" in cards
            art = (await guest.get(f"/api/art/{JAWARA}/{codes[1]}"))[1].decode()
            assert "R & J" not in art

    run(begin)
    run(go_on)


def test_a_house_can_do_without(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, uploads=False) as guest:
            status, answer = await bring(guest, SPELL, good_list())
            assert (status, answer["code"]) == (403, "uploads-off")
            house = json.loads((await guest.get("/api/house"))[1])
            assert house.get("uploads") is None
            assert left_behind(tmp_path) == []

    run(work)


def test_unknown_games_digests_and_floods_are_answered(tmp_path: Path) -> None:
    async def work() -> None:
        import msgspec

        few = msgspec.structs.replace(GENEROUS, upload_rate=0.001, upload_burst=2)
        async with open_house(tmp_path, limits=few) as guest:
            assert (await bring(guest, "halma", good_list()))[1]["code"] == "unknown-game"
            status, answer = await guest.post(
                "/api/tables", {"game": SPELL, "seats": 3, "pack": "0" * 64}
            )
            assert (status, answer["code"]) == (404, "own-pack-unknown")
            codes = [(await bring(guest, SPELL, b""))[1]["code"] for _ in range(3)]
            assert codes == ["upload-empty", "upload-empty", "too-fast"]

    run(work)


# How many are kept.


def digest(number: int) -> str:
    return f"{number:064x}"


def keep(own: OwnPacks, number: int, wall: float, busy: set[str] | None = None) -> None:
    pack = Brought(digest(number), digest(number), {"words.csv": "x" * 100})
    own.keep("game", pack, 3, 1000, busy or set(), wall)


def kept(own: OwnPacks) -> list[int]:
    return [number for number in range(20) if own.path("game", digest(number)) is not None]


def test_the_oldest_that_no_table_uses_go_first(tmp_path: Path) -> None:
    own = OwnPacks(tmp_path)
    for number in range(3):
        keep(own, number, 100.0 + number)
    own.use("game", digest(0), 200.0)
    keep(own, 3, 300.0)
    assert kept(own) == [0, 2, 3]
    keep(own, 4, 300.0, {digest(2)})
    assert kept(own) == [0, 2, 4]


def test_what_a_table_uses_stays_and_then_there_is_no_room(tmp_path: Path) -> None:
    own = OwnPacks(tmp_path)
    for number in range(3):
        keep(own, number, 100.0)
        own.use("game", digest(number), 200.0)
    with pytest.raises(Denied, match="own-packs-full"):
        keep(own, 3, 300.0)
    assert kept(own) == [0, 1, 2]
    keep(own, 3, 200.0 + (USED_DAYS + 1) * DAY)
    assert kept(own) == [1, 2, 3]


def test_bytes_are_counted_too_and_also_after_a_new_start(tmp_path: Path) -> None:
    for number in range(3):
        keep(OwnPacks(tmp_path), number, time.time() + number)
    own = OwnPacks(tmp_path)
    large = Brought(digest(5), digest(5), {"words.csv": "x" * 850})
    own.keep("game", large, 9, 1000, set(), time.time() + 10)
    assert len(kept(own)) == 2
    assert 5 in kept(own)


def test_a_disk_that_takes_nothing_is_told_and_nothing_is_half_kept(tmp_path: Path) -> None:
    (tmp_path / "game").write_text("no folder")
    with pytest.raises(Denied, match="own-pack-not-kept"):
        keep(OwnPacks(tmp_path), 1, 100.0)


def test_a_path_is_never_made_of_what_is_no_digest(tmp_path: Path) -> None:
    own = OwnPacks(tmp_path / "own")
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "words.csv").write_text("x")
    assert own.path("..", "secret") is None
    assert own.path("game", "../../secret") is None


@pytest.mark.slow
@pytest.mark.parametrize("slip", BROKEN)
def test_what_the_command_refuses_the_house_refuses_in_the_same_words(
    slip: str, tmp_path: Path
) -> None:
    file, old, new, code, key = BROKEN[slip]
    folder = copy_of_pack(tmp_path / "pack")
    edit(folder, file, old, new)
    files = {path.name: path.read_bytes() for path in folder.glob("*.toml")}
    told = [(one.code, one.facts.get("key")) for one in read_sent(JAWARA, zipped(files)).mistakes]
    assert (code, key) in told, told
