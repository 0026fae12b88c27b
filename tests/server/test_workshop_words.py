"""A teacher's words: from a paste to what is wrong with them, to a link, to a dealt table."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from gelanggang.text.catalogue import LANGUAGES
from tests.server.hostile import FORTY, JAWARA, SPELL, left_behind
from tests.server.table import GENEROUS, Guest, Json, run
from tests.server.test_uploads import open_house
from tests.server.test_workshop import raw
from tests.text.families import assert_whole

CHECK = "/api/words/check"
KEEP = "/api/words/keep"


async def checked(guest: Guest, text: str, lang: str = "en") -> Json:
    status, words = await guest.post(f"{CHECK}?lang={lang}", {"text": text})
    assert status == 200, words
    return words


def test_words_that_are_fine_make_cards(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            words = await checked(guest, "\n".join(["Lebah\tBee", *(f"{w}\t{w}" for w in FORTY)]))
            assert words["good"]
            assert words["mistakes"] == []
            assert words["cards"] == 20
            bee = words["words"][0]
            assert (bee["row"], bee["indonesian"], bee["english"]) == (1, "Lebah", "Bee")
            assert bee["id"] == "lebah"
            assert bee["sure"] > 0
            assert words["words"][1]["sure"] == 0
            assert words["warnings"], "one word is left over, and bots guess"

    run(work)


def test_what_is_twice_alike_or_lacks_a_language_is_told_by_row(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            rows = [*(f"{w},{w} x" for w in FORTY), "Kata aa,Thing", "Layangan,", "Ikan,Fishes"]
            rows += ["Burung,Fish"]
            words = await checked(guest, "\n".join(rows))
            assert not words["good"]
            assert [1, 41] in words["duplicates"]
            assert words["missing"] == [42]
            assert len(words["alike"]) == 100, "of very many, so many are told"
            told = {one["row"]: one["mistakes"] for one in words["words"]}
            assert told[41]
            assert told[42]
            for texts in told.values():
                for text in texts:
                    assert_whole(text)

    run(work)


def test_words_that_differ_by_little_are_told(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            rows = ["Ikan,Fishes", "Burung,Fish", "Kupu-kupu,Butterfly", "Petir,Lightning"]
            words = await checked(guest, "\n".join(rows))
            assert words["alike"] == [[1, 2]]
            assert [one["code"] for one in words["mistakes"]] == ["own-words-few"]

    run(work)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nonsense_gets_sentences(tmp_path: Path, lang: str) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            for text in (
                "",
                " ",
                "one",
                "a,b,c,d,e",
                '"',
                "\x00" * 50,
                "<b>\n" * 30,
                "=1+1\n" * 20,
            ):
                words = await checked(guest, text, lang)
                assert not words["good"], text
                said = [one["text"] for one in words["mistakes"]]
                said += [text for one in words["words"] for text in one["mistakes"]]
                assert said, text
                for sentence in said:
                    assert_whole(sentence)
                status, refused = await guest.post(f"{KEEP}?lang={lang}", {"text": text})
                assert status == 400, refused
                assert_whole(refused["text"])
            assert left_behind(tmp_path) == []

    run(work)


def test_other_wishes_are_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            for body, wanted in (
                ({"text": "a", "game": "halma"}, "unknown-game"),
                ({"text": "a", "game": JAWARA}, "upload-no-list"),
                ({"text": "x" * 100_001}, "message-wrong"),
                ({"text": 7}, "message-wrong"),
                (b'{"text":"\\ud800"}', "message-unreadable"),
            ):
                for path in (CHECK, KEEP):
                    status, answer, _ = await raw(guest, path, body)
                    assert (status, json.loads(answer)["code"]) == (400, wanted), body
        async with open_house(tmp_path, uploads=False) as guest:
            status, refused = await guest.post(KEEP, {"text": "\n".join(FORTY)})
            assert (status, refused["code"]) == (403, "uploads-off")
        few = msgspec.structs.replace(GENEROUS, upload_rate=0.001, upload_burst=1)
        async with open_house(tmp_path, limits=few) as guest:
            answers = [(await guest.post(KEEP, {"text": "a"}))[0] for _ in range(2)]
            assert answers == [400, 429]

    run(work)


def test_a_list_is_dealt_at_a_table_of_whoever_has_the_link(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            status, kept = await guest.post(f"{KEEP}?lang=en", {"text": "\n".join(FORTY)})
            assert status == 201, kept
            digest = kept["pack"]["digest"]
            # What the link leads to is shown before anybody plays.
            status, body = await guest.get(f"/api/packs/{SPELL}/{digest}?lang=en")
            assert status == 200, body
            shown = json.loads(body)
            assert shown["pack"] == kept["pack"]
            assert shown["counts"] == kept["counts"]
            assert shown["sample"] == kept["sample"]
            player = await guest.sit(await guest.open(SPELL, 2, pack=digest, start=True))
            assert player.table["digest"] == digest
            cards = json.loads((await guest.get(f"/api/cards/{SPELL}/{digest}/id"))[1])
            assert [one["name"] for one in cards["kinds"]["word"]] == FORTY
            for unknown in ("0" * 64, "..", "x"):
                status, body = await guest.get(f"/api/packs/{SPELL}/{unknown}")
                assert status == 404

    run(work)
