"""A story over the wire: under one code, on any device, and nothing of it too early."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from gelanggang.core.record import digest_of
from gelanggang.games import GAMES, find_tale, load_rules
from gelanggang.games.spell_future.campaign import default_campaign, load_campaign
from gelanggang.games.spell_future.journey import FORMAT, read_journey
from gelanggang.games.spell_future.rules import KEY as GAME
from gelanggang.hall.archive import KEPT_DAYS, STORY_DAYS
from gelanggang.hall.calendar import DAY
from gelanggang.text.catalogue import LANGUAGES
from gelanggang.text.spell_story import AFTER, LOST, story_teller
from tests.server.hostile import good_list
from tests.server.table import GENEROUS, Guest, Json, Player, make_house, run, running, served
from tests.server.test_kill import Victim
from tests.server.test_uploads import bring
from tests.tables.test_story import walked

STORY = "tujuh-hari"
PACK = load_rules(GAME).pack
CAMPAIGN = load_campaign(default_campaign(), PACK)
CHANCE = random.Random


async def begin(guest: Guest, seats: int = 3, bots: int = 2, **more: object) -> Json:
    levels = ["random"] * bots
    return await guest.open(GAME, seats, bots=levels, story=STORY, level="random", **more)


async def deal(player: Player) -> None:
    lobby = player.phase == "lobby"
    answer = await (player.do("start") if lobby else player.do("rematch", now=True))
    assert answer["type"] == "ack", answer
    await player.until(lambda: player.phase == "playing")


async def choose(player: Player, chance: random.Random) -> None:
    """Take something along, if that is asked."""
    choices = player.story.get("choices", [])
    if choices:
        answer = await player.do("vote", choice=chance.choice(choices)["id"], now=True)
        assert answer["type"] == "ack", answer
        await player.until(lambda: player.story["asked"] == "play")


async def chapter(player: Player, chance: random.Random) -> None:
    """Deal, play to the end, and take something along."""
    tries = len(player.story.get("tries", []))
    await deal(player)
    await player.play(chance)
    await player.until(lambda: len(player.story["tries"]) > tries)
    await choose(player, chance)


async def journey(guest: Guest, code: str) -> str:
    status, body = await guest.get(f"/api/tables/{code}/journey")
    assert status == 200, body
    return body.decode()


def strings(thing: Any) -> Iterator[str]:
    """Every text in a message, wherever it stands; but a word may be called like a chapter."""
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for name, inner in thing.items():
            yield name
            if name not in ("word", "best"):
                yield from strings(inner)
    elif isinstance(thing, list):
        for inner in thing:
            yield from strings(inner)


def longest(text: str, lang: str) -> str:
    """The longest part of a text that says nothing of what happened."""
    catalogue = (default_campaign() / f"{lang}.ftl").read_text("utf-8")
    some = re.findall(r"^some-\w+ = (.+)$", catalogue, re.MULTILINE)
    return max(re.split("|".join(some), text), key=len)


class Unreached:
    """What nobody may hear yet: ids and names as whole texts, stories wherever they stand."""

    def __init__(self, text: str) -> None:
        party = read_journey(text, CAMPAIGN, "story.json")
        near = {one.key for one in party.walked} | {party.chapter, party.ending}
        known = {*party.memories, *party.choices()}
        walked = {one.key: CAMPAIGN.leaves[one.key] for one in party.walked}
        # What was offered once was seen.
        known |= {memory for leaf in walked.values() for memory in leaf.memories}
        chapters = [key for key in CAMPAIGN.leaves if key not in near]
        endings = [key for key in CAMPAIGN.endings if key not in near]
        memories = [key for key in CAMPAIGN.memories if key not in known]
        self.whole = {*chapters, *endings, *memories}
        self.parts: set[str] = set()
        for lang in LANGUAGES:
            teller = story_teller(CAMPAIGN, PACK, lang)
            self.whole |= {teller.name(key) for key in [*chapters, *endings]}
            self.parts |= {teller.memory(key) for key in memories}
            self.parts |= {teller.ending(key) for key in endings}
            for key in chapters:
                rules = CAMPAIGN.leaves[key].chapter
                self.whole |= {name for name in rules.rules() if name}
                self.parts |= {teller.before(key), *teller.rules(rules)}
            # How a chapter that is near ends is known when it has.
            ahead = [*chapters, party.chapter] if party.chapter else chapters
            step = {"best": "", "through": "", "alone": ""}
            self.parts |= {
                longest(teller.after({**step, "chapter": key, "way": way}, False), lang)
                for key in ahead
                for way in AFTER
                if not (key == party.chapter and way == LOST and party.losses)
            }
        # Of the examination there is nothing to say, so that says nothing.
        self.parts -= {
            "",
            *[story_teller(CAMPAIGN, PACK, one).voice.say("sf-chapter-none") for one in LANGUAGES],
        }

    def found(self, message: Any) -> list[str]:
        said = list(strings(message))
        everything = "\n".join(said)
        whole = [one for one in said if one in self.whole]
        return whole + [part for part in self.parts if part in everything]


@pytest.mark.parametrize("ways", [(), ("attack",), ("attack", "defence", "attack", "defence")])
def test_sf_98_nothing_that_is_not_reached_is_in_any_message(
    tmp_path: Path, ways: tuple[str, ...]
) -> None:
    """A story to its end, heard in both languages, in none, and by somebody who looks on."""

    async def play() -> None:
        async with served(tmp_path) as guest:
            file = walked(*ways).text()
            seated = await begin(guest, journey=file)
            code, chance, looked = seated["table"], CHANCE(7), 0
            player = await guest.sit(seated, "id")
            watching = [await guest.connect(code, None, lang) for lang in (*LANGUAGES, None)]
            assert player.story["asked"] == ("memory" if ways else "play")
            while player.story["asked"] != "ended":
                before = Unreached(await journey(guest, code))
                await choose(player, chance)
                await deal(player)
                await player.play(chance)
                after = Unreached(await journey(guest, code))
                for one in [player, *watching]:
                    await one.settle()
                    looked += search(one, before, after)
                for answer in await everything(guest, code):
                    assert not after.found(answer), after.found(answer)
            assert looked > 100

    run(play)


def search(listener: Player, before: Unreached, after: Unreached) -> int:
    """Look for what was not reached when a message came; how many there were."""
    tries = len(listener.story["tries"])
    ended = False
    for message in listener.heard:
        ended = ended or len(message.get("story", {}).get("tries", [])) == tries
        found = (after if ended else before).found(message)
        assert not found, (found, message)
    count = len(listener.heard)
    listener.heard.clear()
    return count


async def everything(guest: Guest, code: str) -> list[Json]:
    """What can be asked about a table, and about the house."""
    digest = load_rules(GAME).label.digest
    paths = [
        f"/api/tables/{code}",
        f"/api/tables/{code}/journey",
        f"/api/tables/{code}/record",
        *[f"/api/house?lang={lang}" for lang in LANGUAGES],
        *[f"/api/tables/{code}/replay?lang={lang}" for lang in LANGUAGES],
        *[f"/api/lessons/{GAME}?lang={lang}" for lang in LANGUAGES],
    ]
    found = [json.loads((await guest.get(path))[1]) for path in paths]
    for lang in LANGUAGES:
        cards = json.loads((await guest.get(f"/api/cards/{GAME}/{digest}/{lang}"))[1])
        # A word can be called like an ending: “Rumah”.
        del cards["kinds"]["word"]
        found.append(cards)
    return found


def test_the_search_finds_what_is_planted() -> None:
    party: Json = {"format": FORMAT, "campaign": STORY, "name": "", "steps": []}
    unreached = Unreached(json.dumps({**party, "digest": digest_of(party)}))
    teller = story_teller(CAMPAIGN, PACK, "id")
    for leak in (
        "kelahiran",
        "fajar",
        "kilat",
        "mirror",
        teller.name("kelahiran"),
        teller.memory("kilat"),
    ):
        assert unreached.found({"a": [{"b": leak}]}), leak
    for text in (teller.before("gua"), teller.ending("bintang")):
        assert unreached.found({"a": f"Psst: {text}"})
    assert not unreached.found({"a": "panggilan", "b": teller.before("panggilan")})


def test_a_story_is_offered_where_there_is_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            house = json.loads((await guest.get("/api/house?lang=en"))[1])
            offered = {game["game"]: game["stories"] for game in house["games"]}
            assert offered[GAME] == [{"story": STORY, "title": "Seven Days", "length": 7}]
            assert all(not stories for game, stories in offered.items() if game != GAME)
            seated = await begin(guest, story_name="  Geng   Kita ")
            player = await guest.sit(seated, "en")
            assert player.table["story"] == STORY
            assert player.story["name"] == "Geng Kita"
            assert [one["id"] for one in player.story["chapters"]] == [CAMPAIGN.first]
            silent = await guest.connect(seated["table"])
            assert "title" not in silent.story
            assert silent.story["chapters"] == [{"id": CAMPAIGN.first, "step": 1, "days": 3}]
            other = await guest.connect((await guest.open(GAME, 3))["table"], None, "id")
            assert not other.story

    run(play)


def test_where_were_we_names_what_happened_and_the_day(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, wall=lambda: 1_700_000_000.0) as guest:
            player = await guest.sit(await begin(guest), "id")
            assert "recap" not in player.story
            await chapter(player, CHANCE(3))
            assert player.story["last"] == "2023-11-14"
            assert player.story["recap"].count(". ") >= 2
            assert "Panggilan" in player.story["recap"]
            first = player.story["tries"][0]
            assert first["line"]
            assert first["after"]
            assert first["names"] == [seat["name"] for seat in player.table["seats"]]

    run(play)


# Killed, and on other devices.


async def go(player: Player) -> None:
    """Leave the table: between two chapters nobody is there any more to be answered."""
    await player.say(type="do", id="bye", verb={"verb": "leave"})
    while (heard := await player.next())["type"] != "end" and heard.get("id") != "bye":
        pass


@pytest.mark.slow
def test_killed_in_the_middle_of_a_day_it_goes_on_to_its_end_on_other_devices(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        victim = Victim(tmp_path)
        await victim.start()
        chance = CHANCE(11)
        try:
            async with aiohttp.ClientSession() as session:
                guest = Guest(f"http://127.0.0.1:{victim.port}", session)
                seated = await begin(guest)
                code, token = seated["table"], seated["token"]
                player = await guest.connect(code, token, "id")
                kills = 0
                while player.story["asked"] != "ended":
                    await deal(player)
                    for _ in range(chance.randint(1, 4)):
                        while not player.pending() and player.phase == "playing":
                            await player.next()
                        if player.pending():
                            await player.choose(chance)
                    tries, number = len(player.story.get("tries", [])), player.table["number"]
                    await victim.kill()
                    await victim.start()
                    kills += 1
                    player = await come_back(guest, code, token, kills)
                    if kills == 2:
                        ticket = (await player.do("ticket"))["ticket"]
                        path = f"/api/tables/{code}/resume"
                        status, other = await guest.post(path, {"ticket": ticket})
                        assert status == 201
                        token = other["token"]
                    elif kills == 4:
                        # Whoever opens the link takes the place of a bot.
                        token = (await guest.join(code, "Ratna"))["token"]
                        await go(player)
                    if token != player.token:
                        player = await come_back(guest, code, token, kills)
                    assert player.table["number"] == number
                    assert len(player.story.get("tries", [])) in (tries, tries + 1)
                    await player.play(chance)
                    await player.settle()
                    await choose(player, chance)
                tried = player.story["tries"]
                assert len(tried) == kills >= CAMPAIGN.length
                assert "Ratna" in tried[-1]["names"]
                assert len({one["chapter"] for one in tried}) == CAMPAIGN.length
                assert player.story["ending_text"]
        finally:
            await victim.end()

    run(play)


async def come_back(guest: Guest, code: str, token: str, kills: int) -> Player:
    player = await guest.connect(code, token, "en" if kills % 2 else "id")
    # What was asked from other devices before is not asked again.
    player.skip(random.randrange(10**9))
    return player


def test_sf_97_two_to_five_people_come_and_go_between_chapters(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await begin(guest, 2, 0)
            host = await guest.sit(seated, "id")
            chance = CHANCE(5)
            for seats in (2, 5, 3, 4):
                if seats != len(host.table["seats"]):
                    assert (await host.do("set-seats", seats=seats))["type"] == "ack"
                people = [host]
                for _ in range(seats - 1):
                    people.append(await guest.sit(await guest.join(seated["table"]), "en"))
                await host.settle()
                assert all(one["kind"] == "person" for one in host.table["seats"])
                tries = len(host.story.get("tries", []))
                await deal(host)
                await asyncio.gather(
                    *[one.play(CHANCE(f"{seats} {i}")) for i, one in enumerate(people)]
                )
                await host.until(lambda tries=tries: len(host.story["tries"]) > tries)  # type: ignore[misc]  # mypy does not see the type of a bound default
                assert len(host.story["tries"][-1]["names"]) == seats
                await choose(host, chance)
                for one in people[1:]:
                    await one.say(type="do", id="bye", verb={"verb": "leave"})
                    while (await one.next())["type"] != "end":
                        pass
                await host.settle()

    run(play)


def test_most_votes_decide_over_the_wire_and_everybody_sees_them(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await begin(guest, 3, 0)
            people = [await guest.sit(seated, "id")]
            for lang in ("en", "id"):
                people.append(await guest.sit(await guest.join(seated["table"]), lang))
            host, dodi, wati = people
            await deal(host)
            await asyncio.gather(*[one.play(CHANCE(i)) for i, one in enumerate(people)])
            await host.until(lambda: bool(host.story.get("choices")))
            first, second = (one["id"] for one in host.story["choices"][:2])
            assert (await dodi.do("rematch"))["code"] == "campaign-asked"
            assert (await dodi.do("vote", choice="x"))["code"] == "story-choice"
            assert (await dodi.do("vote", choice=first, now=True))["code"] == "host-only"
            assert (await dodi.do("vote", choice=first))["type"] == "ack"
            await wati.until(lambda: bool(wati.story.get("votes")))
            assert wati.story["votes"] == [{"seat": dodi.you["seats"][0], "choice": first}]
            assert (await wati.do("vote", choice=second))["type"] == "ack"
            assert (await host.do("vote", choice=second))["type"] == "ack"
            for one in people:
                await one.until(lambda one=one: one.story["asked"] == "play")  # type: ignore[misc]  # mypy does not see the type of a bound default
            taken = (
                host.story["provision"]
                if host.story.get("provision")
                else host.story["memories"][0]
            )
            assert taken["id"] == second
            told = [one["text"] for one in dodi.events if one["kind"] == "decided"]
            assert len(told) == 1
            assert told[0].startswith("You take this along: ")

    run(play)


def test_a_story_is_told_with_words_of_ones_own(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            status, brought = await bring(guest, GAME, good_list())
            assert status == 201
            player = await guest.sit(await begin(guest, pack=brought["pack"]["pack"]), "id")
            while not player.story.get("tries", [{}])[-1].get("word"):
                await chapter(player, CHANCE(9))
            assert player.story["tries"][-1]["word"].startswith("Kata ")
            # Words are forgotten with their cards; the story is not.
            assert (await player.do("set-pack", pack=""))["type"] == "ack"
            await player.settle()
            assert not player.story["tries"][-1].get("word")
            await chapter(player, CHANCE(9))

    run(play)


# Once more, and to practise.


def test_sf_99_a_chapter_is_played_again_without_consequences(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await begin(guest)
            code, chance = seated["table"], CHANCE(2)
            player = await guest.sit(seated, "id")
            path = f"/api/tables/{code}/chapter"
            status, answer = await guest.post(path, {"chapter": CAMPAIGN.first})
            assert (status, answer["code"]) == (400, "campaign-not-walked")
            while len(player.story["chapters"]) < 2:
                await chapter(player, chance)
            before = await journey(guest, code)
            status, again = await guest.post(path, {"chapter": CAMPAIGN.first, "name": "Ratna"})
            assert status == 201
            assert again["names"] == ["Ratna"]
            assert again["table"] != code
            alone = await guest.sit(again, "en")
            assert (alone.table["chapter"], alone.phase) == (CAMPAIGN.first, "playing")
            assert [one["name"] for one in alone.story["chapters"]] == ["The Call"]
            await alone.play(chance)
            assert (await alone.do("vote", choice="tokens"))["code"] == "no-story"
            assert (await alone.do("rematch"))["type"] == "ack"
            await alone.until(lambda: alone.phase == "playing")
            assert alone.view is not None
            assert alone.view["story"]["chapter"] == CAMPAIGN.first
            assert await journey(guest, code) == before
            status, _ = await guest.get(f"/api/tables/{again['table']}/journey")
            assert status == 409

    run(play)


def test_a_day_of_practice_shows_the_rule_of_the_next_chapter(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await begin(guest)
            before = await journey(guest, seated["table"])
            path = f"/api/tables/{seated['table']}/chapter"
            status, practice = await guest.post(path, {"practice": True})
            assert status == 201
            player = await guest.sit(practice, "id")
            (told,) = player.story["chapters"]
            assert (told["id"], told["days"]) == (CAMPAIGN.first, 1)
            assert player.view is not None
            assert player.view["story"]["days"] == 1
            await player.play(CHANCE(1))
            assert await journey(guest, seated["table"]) == before

    run(play)


# As a file.


def test_sf_98_a_story_goes_on_from_its_file_in_another_house(tmp_path: Path) -> None:
    async def play() -> None:
        chance = CHANCE(4)
        async with served(tmp_path / "one") as guest:
            seated = await begin(guest, story_name="Geng Kita")
            player = await guest.sit(seated, "id")
            for _ in range(3):
                await chapter(player, chance)
            # With something still to be chosen.
            await deal(player)
            await player.play(chance)
            await player.settle()
            story, file = player.story, await journey(guest, seated["table"])
        async with served(tmp_path / "two") as guest:
            seated = await guest.open(GAME, 2, bots=["random"], level="random", journey=file)
            player = await guest.sit(seated, "id")
            assert player.story == story
            assert player.story["name"] == "Geng Kita"
            await choose(player, chance)
            await chapter(player, chance)
            assert len(player.story["tries"]) == len(story["tries"]) + 1

    run(play)


def test_a_file_that_is_broken_edited_foreign_or_endless_gets_one_sentence(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await begin(guest)
            player = await guest.sit(seated, "id")
            await chapter(player, CHANCE(6))
            file = await journey(guest, seated["table"])
            status, record = await guest.get(f"/api/tables/{seated['table']}/record")
            tables = json.loads((await guest.get("/health"))[1])["tables"]
            bad = {
                "record-cut": file[:-20],
                "record-edited": file.replace('"damage": ', '"damage": 1'),
                "campaign-format": record.decode(),
                "campaign-other": signed(file, campaign="seribu-malam"),
                "record-key": signed(file, name=["Geng"]),
            }
            games = json.loads(file)["steps"]
            odd: list[object] = [
                [{**games[0], "names": ["x" * 65]}],
                [{**games[0], "names": ["Sari"] * 9}],
                [{**games[0], "names": ["Sa\u202eri"]}],
                [{**games[0], "damage": 10**40}],
                [{**games[0], "damage": -1}],
                [{**games[0], "provision": "heal"}],
                [{**games[0], "more": "x" * 1000}],
                [games[0], {"did": "provision", "chosen": "everything"}],
                [games[0], games[0], games[0]],
                ["played"],
                "steps",
            ]
            for code, text in [
                *bad.items(),
                *[("record-key", signed(file, steps=one)) for one in odd],
            ]:
                wish = {"game": GAME, "seats": 3, "story": STORY, "journey": text}
                status, answer = await guest.post(
                    "/api/tables?lang=en", {**wish, "journey_file": "kita.json"}
                )
                assert (status, answer["code"]) == (400, code), answer
                assert "kita.json" in answer["text"]
                assert answer["text"].endswith(".")
            for text in ("x" * 262_145, "x" * 400_000):
                status, answer = await guest.post("/api/tables", {**wish, "journey": text})
                assert status in (400, 413), answer
            status, answer = await guest.post("/api/tables", {**wish, "journey": "[" * 100_000})
            assert status == 400
            assert json.loads((await guest.get("/health"))[1])["tables"] == tables
            assert await journey(guest, seated["table"]) == file, "nothing is lost"

    run(play)


def signed(file: str, **other: object) -> str:
    """As somebody would write it who knows how the digest is made."""
    plain = {**json.loads(file), **other}
    del plain["digest"]
    return json.dumps({**plain, "digest": digest_of(plain)})


# Kept.


def test_a_story_rests_for_a_year_and_other_tables_for_a_month(tmp_path: Path) -> None:
    async def play() -> None:
        today = [1_700_000_000.0]
        clock = [0.0]

        def days(count: float) -> None:
            # Both clocks, so that nobody doubts the calendar.
            today[0] += count * DAY
            clock[0] += count * DAY

        house = make_house(tmp_path, wall=lambda: today[0], clock=lambda: clock[0])
        async with running(house) as guest:
            seated = await begin(guest)
            other = await guest.open(GAME, 3)
            await house.hall.expire()
            for count, gone in ((KEPT_DAYS + 1, 1), (STORY_DAYS - KEPT_DAYS - 2, 0), (2, 1)):
                days(count)
                house.sweep()
                house.hall.evict(lambda table: False)
                assert await house.hall.expire() == gone
            for code in (seated["table"], other["table"]):
                status, _ = await guest.get(f"/api/tables/{code}")
                assert status == 404

    run(play)


def test_a_story_that_the_house_tells_otherwise_now_can_still_be_had_as_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            seated = await begin(guest)
            player = await guest.sit(seated, "id")
            for _ in range(2):
                await chapter(player, CHANCE(8))
            code, file = seated["table"], await journey(guest, seated["table"])
        find_tale.cache_clear()
        monkeypatch.delitem(GAMES[GAME].tales, STORY)
        async with served(tmp_path) as guest:
            status, body = await guest.get(f"/api/tables/{code}?lang=en")
            answer = json.loads(body)
            assert (status, answer["code"]) == (409, "story-changed")
            assert await journey(guest, code) == file
            status, _ = await guest.get(f"/api/tables/{code}/record")
            assert status == 200
        find_tale.cache_clear()

    run(play)


def test_many_votes_are_too_fast(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path, limits=GENEROUS.__class__()) as guest:
            player = await guest.sit(await begin(guest), "id")
            answers = [await player.do("vote", choice="tokens") for _ in range(30)]
            assert {one["code"] for one in answers} == {"nothing-to-choose", "too-fast"}

    run(play)
