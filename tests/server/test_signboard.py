"""What the house says about itself: a client needs to know no game by heart."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from gelanggang.core.errors import BadInput
from gelanggang.games import GAMES, load_rules
from gelanggang.games.lesson import has_lesson, load_lesson
from gelanggang.hall.library import Library
from gelanggang.server.forms import HouseInfo, Lesson
from gelanggang.server.signboard import signboard
from gelanggang.tables.joining import check_level
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.titles import title
from tests.server.table import Guest, run, served

every_language = pytest.mark.parametrize("lang", LANGUAGES)
WITH_LESSONS = [game for game in GAMES if has_lesson(game)]


async def house(guest: Guest, path: str = "/api/house", **headers: str) -> HouseInfo:
    async with guest.session.get(guest.base + path, headers=headers) as answer:
        assert answer.status == 200
        return msgspec.json.decode(await answer.read(), type=HouseInfo)


def test_it_speaks_the_language_of_whoever_asks(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            for lang in LANGUAGES:
                wanted = signboard(Library(), lang).games
                assert (await house(guest, f"/api/house?lang={lang}")).games == wanted
                spoken = {"Accept-Language": f"{lang}-XX,nl"}
                assert (await house(guest, **spoken)).games == wanted

    run(play)


@every_language
def test_every_game_stands_there_with_all_that_can_be_agreed_on(lang: str) -> None:
    library = Library()
    games = signboard(library, lang).games
    assert [one.game for one in games] == list(GAMES)
    for one in games:
        rules = library.rules(one.game)
        assert one.name == title(voice(lang), one.game)
        assert one.about.endswith(".")
        assert one.aim.endswith(".")
        assert one.fewest_seats <= one.usual_seats <= one.most_seats
        rules.settle(one.usual_seats, {})
        assert [option.name for option in one.options] == [each.name for each in rules.options]
        for option in one.options:
            labels = [choice.label for choice in option.choices]
            assert option.default in [choice.value for choice in option.choices]
            assert len(set(labels)) == len(labels), labels
        assert all(level.name in level.label for level in one.levels)


@every_language
def test_everything_that_can_be_chosen_has_words(lang: str) -> None:
    info = signboard(Library(), lang)
    for game in info.games:
        every = [one.seats for one in game.tables]
        assert every == list(range(game.fewest_seats, game.most_seats + 1))
        said = [one.about for one in game.tables] + [one.about for one in game.options]
        said += [one.about for one in game.levels] + [one.about for one in game.characters]
        said += [one.about for one in game.packs]
        said += [choice.about for option in game.options for choice in option.choices]
        assert all(one.endswith(".") for one in said), said
        for option in game.options:
            for choice in option.choices:
                assert set(choice.seats) <= set(every)
                assert bool(choice.why) == (choice.seats != every)
        assert game.usual_level in [one.level for one in game.levels]
        assert game.packs[0].pack == ""
    assert all(one.label and one.about for one in info.paces)


def test_what_so_many_cannot_choose_is_said_with_its_reason() -> None:
    for lang in LANGUAGES:
        for game in signboard(Library(), lang).games:
            rules = load_rules(game.game)
            for option in game.options:
                for choice in option.choices:
                    for table in game.tables:
                        try:
                            rules.settle(table.seats, {option.name: choice.value})
                        except BadInput:
                            assert table.seats not in choice.seats
                        else:
                            assert table.seats in choice.seats


def test_only_levels_that_can_have_a_character_are_named_with_it() -> None:
    for game in signboard(Library(), "id").games:
        rules = load_rules(game.game)
        for character in game.characters:
            assert character.levels
            for level in game.levels:
                wish = f"{level.level}:{character.character}"
                if level.level in character.levels:
                    check_level(rules, wish)
                else:
                    with pytest.raises(BadInput):
                        check_level(rules, wish)


def test_every_language_calls_itself_by_its_own_name() -> None:
    told = [signboard(Library(), lang).languages for lang in LANGUAGES]
    assert all(one == told[0] for one in told)
    assert [one.lang for one in told[0]] == list(LANGUAGES)
    assert len({one.name for one in told[0]}) == len(LANGUAGES)
    assert all(one.short in one.name for one in told[0])


def test_a_first_game_is_promised_where_there_is_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            for game in (await house(guest)).games:
                status, _ = await guest.get(f"/api/lessons/{game.game}")
                assert (status == 200) is game.lesson is has_lesson(game.game)

    run(play)


@every_language
@pytest.mark.parametrize("game", WITH_LESSONS)
def test_a_coach_says_something_else_at_every_step(game: str, lang: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with served(tmp_path) as guest:
            _, body = await guest.get(f"/api/lessons/{game}?lang={lang}")
            told = msgspec.json.decode(body, type=Lesson)
            named = [step.says for step in load_lesson(game).steps]
            said = [step.says for step in told.steps]
            assert len(set(said)) == len(set(named))
            assert told.end not in said

    run(play)
