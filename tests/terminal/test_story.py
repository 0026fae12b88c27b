"""The Story Campaign on screens: it is kept, goes on, and nobody reads what was not reached."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from pathlib import Path

import pytest

from gelanggang.games.spell_future import moves
from gelanggang.games.spell_future.journey import Journey
from gelanggang.terminal.curtain import Curtain
from gelanggang.terminal.home import Home
from gelanggang.terminal.recap import Recap
from gelanggang.terminal.spell_future import chronicle as chronicles
from gelanggang.terminal.spell_future.camp import AFTER, BEFORE, CHOOSE, ENDING, RETURN, Camp
from gelanggang.terminal.spell_future.chronicle import Chronicle
from gelanggang.terminal.spell_future.party import Party
from gelanggang.terminal.spell_future.shelf import Shelf
from gelanggang.terminal.table import Table
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.spell_story import story_teller
from tests.terminal.chair import SMALL, Chair, sit
from tests.terminal.journeys import TODAY, begun, ours, reopened, rules

pytestmark = pytest.mark.slow


@pytest.fixture(autouse=True)
def one_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two days after the last game."""
    monkeypatch.setattr(chronicles, "today", lambda: TODAY)


def at_home(folder: Path, act: Callable[[Chair], Awaitable[None]], lang: str = "en") -> None:
    """Sit down at the first screen."""

    async def run() -> None:
        async with sit(folder, size=SMALL, lang=lang) as chair:
            await act(chair)

    asyncio.run(run())


async def keys(chair: Chair, *pressed: str) -> None:
    """Press keys, each on the screen that is there then."""
    for key in pressed:
        await chair.press(key)
        await chair.settled()


def camp(chair: Chair) -> Camp:
    assert isinstance(chair.client.screen, Camp), chair.screen()
    return chair.client.screen


async def open_story(chair: Chair) -> Camp:
    """The campaign that was touched last."""
    await keys(chair, "s", "enter")
    return camp(chair)


async def play_on(chair: Chair, most: int = 1000) -> int:
    """Play as the strongest bot would, until a game is over; how many choices were made."""
    made = 0
    while made < most:
        await chair.until(lambda: not chair.busy)
        top = chair.client.screen
        if isinstance(top, Curtain):
            await keys(chair, "enter")
        elif not isinstance(top, Table):
            break
        else:
            made += await answer(chair, top)
    return made


async def answer(chair: Chair, table: Table) -> int:
    """Read what is there, or choose something; how many choices were made."""
    course = table.course
    if course.reading is not None or course.asked is None:
        await keys(chair, "enter")
        return 0
    offers = course.match.legal(course.me)
    course.answer(offers[len(offers) // 2])
    await chair.settled()
    return 1


def on_disk(one: Chronicle) -> list[object]:
    return [dict(step) for step in reopened(one).journey.steps]


# The way in, and what is kept.


def test_from_the_first_screen_a_campaign_begins(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await keys(chair, "s")
        assert isinstance(chair.client.screen, Shelf)
        await keys(chair, "enter", *"Kamis", "enter")
        assert camp(chair).moment == BEFORE
        assert "The Call" in chair.screen()
        await keys(chair, "q")
        assert "Kamis" in chair.screen()
        await keys(chair, "q")
        assert "G E L A N G G A N G" in chair.screen()

    at_home(tmp_path, act)
    assert [one.name for one in tmp_path.iterdir()] == ["kamis.story.json"]


def test_several_campaigns_lie_beside_each_other(tmp_path: Path) -> None:
    for ways in ("", "a", "d"):
        begun(tmp_path, ways)
    assert len(list(tmp_path.iterdir())) == 3

    async def act(chair: Chair) -> None:
        await keys(chair, "s")
        assert chair.screen().count("Kamis") == 3

    at_home(tmp_path, act)


def test_what_is_chosen_is_on_the_disk(tmp_path: Path) -> None:
    one = begun(tmp_path, "a")

    async def act(chair: Chair) -> None:
        assert (await open_story(chair)).moment == CHOOSE
        await keys(chair, "down", "enter")
        assert camp(chair).moment == BEFORE

    at_home(tmp_path, act)
    assert reopened(one).journey.memories == ["benteng-sunyi"]


def test_a_chapter_is_played_and_the_story_told(tmp_path: Path) -> None:
    one = begun(tmp_path, "")

    async def act(chair: Chair) -> None:
        await open_story(chair)
        await keys(chair, "enter")
        await play_on(chair)
        assert isinstance(chair.client.screen, Recap)
        # How it ended is written down before anybody goes on.
        [step] = reopened(one).journey.steps
        assert step["date"] == TODAY.isoformat()
        await keys(chair, "enter")
        assert camp(chair).moment == CHOOSE
        told = story_teller(ours(), rules().pack, "en").after(step, step["way"] == "fallen")
        assert told[:40] in " ".join(chair.screen().split())

    at_home(tmp_path, act)
    assert [file.name for file in tmp_path.iterdir()] == [one.file.name]


def test_after_the_second_loss_the_story_is_told_before_it_goes_on(tmp_path: Path) -> None:
    one = begun(tmp_path, "f")
    one.choose("tokens")

    async def act(chair: Chair) -> None:
        await open_story(chair)
        await keys(chair, "enter")
        await play_on(chair)
        await keys(chair, "enter")
        assert camp(chair).moment == (AFTER if one_way(one) == "fallen" else CHOOSE)

    at_home(tmp_path, act)
    assert len(on_disk(one)) == 3


def one_way(one: Chronicle) -> object:
    return reopened(one).journey.steps[-1]["way"]


def test_a_chapter_that_is_left_in_the_middle_of_a_day_goes_on(tmp_path: Path) -> None:
    begun(tmp_path, "a")
    seen: list[list[tuple[int, str]]] = []

    async def leave(chair: Chair) -> None:
        await open_story(chair)
        await keys(chair, "enter", "enter")
        await play_on(chair, 2)
        seen.append(list(chair.course.match.choices))
        # Whoever pulls the plug says nothing.

    async def come_back(chair: Chair) -> None:
        await open_story(chair)
        assert "go on" in chair.screen()
        await keys(chair, "enter")
        await chair.asked()
        assert chair.course.match.choices[: len(seen[0])] == seen[0]
        await keys(chair, "q")
        assert camp(chair).moment == BEFORE
        await keys(chair, "q", "q")
        assert isinstance(chair.client.screen, Home)
        assert "Go on" not in chair.screen(), "a chapter is no game of its own"

    at_home(tmp_path, leave)
    at_home(tmp_path, come_back)


def test_a_chapter_file_that_is_broken_is_set_aside_and_the_chapter_begins_anew(
    tmp_path: Path,
) -> None:
    one = begun(tmp_path, "")
    one.bookmark.file.write_text("{}", encoding="utf-8")

    async def act(chair: Chair) -> None:
        await open_story(chair)
        assert "set aside" in " ".join(chair.screen().split())
        await keys(chair, "enter")
        await chair.asked()
        assert chair.course.asked is not None

    at_home(tmp_path, act)


@pytest.mark.parametrize("text", ["", "{}", '{"format": "gelanggang-campaign-1"'])
def test_a_broken_campaign_gets_a_sentence_and_is_not_lost(tmp_path: Path, text: str) -> None:
    one = begun(tmp_path, "a")
    one.file.write_text(text, encoding="utf-8")

    async def act(chair: Chair) -> None:
        await keys(chair, "s")
        assert "set aside" in chair.screen()
        assert "Kamis" not in chair.screen()

    at_home(tmp_path, act)
    [aside] = tmp_path.iterdir()
    assert aside.read_text(encoding="utf-8") == text


def test_a_campaign_is_thrown_away_only_when_it_is_said_twice(tmp_path: Path) -> None:
    one = begun(tmp_path, "a")
    begun(tmp_path, "a", "Minggu")

    async def act(chair: Chair) -> None:
        await keys(chair, "s", "down", "x", "up", "down", "x")
        assert one.file.exists()
        await keys(chair, "x")
        assert not one.file.exists()

    at_home(tmp_path, act)
    assert [file.name for file in tmp_path.iterdir()] == ["minggu.story.json"]


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("no folder", encoding="utf-8")

    async def act(chair: Chair) -> None:
        await keys(chair, "s", "enter", *"Kamis", "enter")
        assert "cannot be kept" in chair.screen()

    at_home(blocked, act)


# Without consequences.


def test_sf_99_a_walked_chapter_is_played_again_without_consequences(tmp_path: Path) -> None:
    one = begun(tmp_path, "ad")
    before = on_disk(one)

    async def act(chair: Chair) -> None:
        await open_story(chair)
        await keys(chair, "r", "down", "enter")
        await chair.asked()
        scenario = chair.course.match.scenario
        assert scenario is not None
        assert scenario["chapter"]["id"] == "pasar"  # type: ignore[index]
        await play_on(chair)
        await keys(chair, "q")
        assert camp(chair).moment == CHOOSE

    at_home(tmp_path, act)
    assert on_disk(one) == before


@pytest.mark.parametrize("days", [7, 8])
def test_after_more_than_seven_days_it_is_told_where_one_was(tmp_path: Path, days: int) -> None:
    one = begun(tmp_path, "adf", played=TODAY - timedelta(days))
    before = on_disk(one)

    async def act(chair: Chair) -> None:
        now = await open_story(chair)
        assert (now.moment == RETURN) == (days > 7)
        if days > 7:
            assert "Where were we?" in chair.screen()
            await keys(chair, "p")
            await chair.asked()
            assert chair.course.match.view(0).plain()["story"]["days"] == 1  # type: ignore[index]
            await play_on(chair)
            assert isinstance(chair.client.screen, Recap)
            await keys(chair, "q")
        assert camp(chair).moment == CHOOSE

    at_home(tmp_path, act)
    assert on_disk(one) == before


# What is not reached, and what another may not know.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ways", ["", "a", "aad", "adf", "adff", "aaada", "aadadf"])
def test_nothing_of_what_is_not_reached_is_on_any_screen(
    tmp_path: Path, ways: str, lang: str
) -> None:
    journey = begun(tmp_path, ways).journey
    teller = story_teller(ours(), rules().pack, lang)
    reached = {one.key for one in journey.walked} | {journey.chapter}
    hidden = [
        teller.name(key)
        for key in [*ours().leaves, *ours().endings]
        if key not in reached and key not in ("rumah", "kabut")
    ]

    async def act(chair: Chair) -> None:
        await keys(chair, "s")
        screens = [chair.screen()]
        await keys(chair, "enter")
        screens.append(chair.screen())
        await keys(chair, "b")
        screens.append(chair.screen())
        for one in hidden:
            assert not any(f" {one} " in f"{screen} " for screen in screens), one

    at_home(tmp_path, act, lang)


def test_an_ending_is_reached_and_told(tmp_path: Path) -> None:
    begun(tmp_path, "aaaaaaa")

    async def act(chair: Chair) -> None:
        assert (await open_story(chair)).moment == ENDING
        assert "Dawn" in chair.screen()

    at_home(tmp_path, act)


async def two_at_the_keyboard(chair: Chair) -> None:
    await open_story(chair)
    await keys(chair, "w", "right", "down", "enter")
    await keys(chair, *["backspace"] * 8, *"Ani", "enter", "q", "enter")


def test_people_pass_the_keyboard_and_the_screen_is_covered(tmp_path: Path) -> None:
    one = begun(tmp_path, "")

    async def act(chair: Chair) -> None:
        await two_at_the_keyboard(chair)
        covered: set[str] = set()
        while not isinstance(chair.client.screen, Recap):
            await chair.until(lambda: not chair.busy)
            top = chair.client.screen
            if isinstance(top, Curtain):
                covered.add(top.called)
                table = next(one for one in chair.client.screen_stack if isinstance(one, Table))
                words = table.course.narrator.voice.say("sf-table-vp")
                assert words not in chair.screen()
                await keys(chair, "enter")
            else:
                assert isinstance(top, Table), chair.screen()
                await answer(chair, top)
        assert covered == {"Ani", "Player 2"}

    at_home(tmp_path, act)
    [step] = reopened(one).journey.steps
    assert isinstance(step["names"], list)
    assert step["names"][:2] == ["Ani", "Player 2"]


def test_who_sits_down_sees_nothing_of_what_the_one_before_placed(tmp_path: Path) -> None:
    """The same screen, whatever the first one has put down."""
    screens: list[str] = []

    def place(part: int) -> Callable[[Chair], Awaitable[None]]:
        async def act(chair: Chair) -> None:
            await two_at_the_keyboard(chair)
            while True:
                await chair.until(lambda: not chair.busy)
                top = chair.client.screen
                if isinstance(top, Curtain):
                    await keys(chair, "enter")
                    continue
                assert isinstance(top, Table)
                course = top.course
                asked = course.asked
                assert course.reading is None, chair.screen()
                if asked is not None and asked.kind == moves.PLACE:
                    if course.me == 1:
                        screens.append(chair.screen())
                        return
                    offers = course.match.legal(0)
                    course.answer(offers[part * (len(offers) - 1) // 3])
                else:
                    course.answer(course.match.legal(course.me)[0])
                await chair.settled()

        return act

    for part in range(1, 4):
        folder = tmp_path / str(part)
        begun(folder, "")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("gelanggang.terminal.spell_future.party.new_seed", lambda: "pass it")
            at_home(folder, place(part))
    assert len(set(screens)) == 1


# Who is there.


def test_the_people_of_the_last_game_are_there_again(tmp_path: Path) -> None:
    journey = begun(tmp_path, "a").journey
    speaker = voice("en")
    party = Party(rules(), journey, speaker)
    assert (party.people, party.called(speaker)) == (["Budi"], ["Budi", "Sari", "Dodi"])


def test_sf_97_two_to_five_play_and_names_differ() -> None:
    party = Party(rules(), Journey(ours()), voice("en"))
    for _ in range(9):
        party.change_people(1, voice("en"))
        party.change_seats(1)
        assert len(party.people) <= party.seats
        assert rules().fewest_seats <= party.seats <= rules().most_seats
        assert len({one.casefold() for one in party.people}) == len(party.people)
    party.change_people(1 - len(party.people), voice("en"))
    party.change_people(1, voice("en"))
    assert party.rename(0, "Ani")
    assert not party.rename(1, " ani ")
    assert not party.rename(1, "")
    assert not party.rename(1, "x" * 17)


def test_the_date_of_the_last_game_may_be_nonsense(tmp_path: Path) -> None:
    one = begun(tmp_path, "a")
    one.journey.steps[-1]["date"] = "some day"
    one.write()
    assert reopened(one).last() is None
    assert not reopened(one).long_ago()
