"""What holds for every language of the house: each room speaks it, and offers it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from gelanggang.art.finish import SCREEN
from gelanggang.art.games import artist
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import GAMES, load_rules
from gelanggang.start import match as start_match
from gelanggang.terminal.home import Home
from gelanggang.text.catalogue import LANGUAGES, choose_language, languages_after, spoken, voice
from gelanggang.text.games import narrator
from gelanggang.text.narrator import player_names
from tests.cli.shell import Shell
from tests.server.table import run, served
from tests.terminal.chair import LARGE, new_game, sit

every_language = pytest.mark.parametrize("lang", LANGUAGES)
SEATS = 3


def test_a_key_goes_round_all_languages() -> None:
    for lang in LANGUAGES:
        assert sorted(languages_after(lang)) == sorted(LANGUAGES)
        assert languages_after(lang)[-1] == lang
    seen = [LANGUAGES[0]]
    while (after := languages_after(seen[-1])[0]) != seen[0]:
        seen.append(after)
    assert seen == list(LANGUAGES)


@every_language
def test_a_system_or_a_browser_can_ask_for_it(lang: str) -> None:
    assert choose_language(None, {"LANG": f"{lang}_XX.UTF-8"}) == lang
    assert spoken(f"{lang}-XX;q=0.8") == lang
    assert spoken(f"{lang}guage") is None


@every_language
def test_the_command_line_speaks_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    shell = Shell(capsys, monkeypatch)
    say = voice(lang).say
    helped = shell("--lang", lang, "--help").out
    assert say("cli-help-gelanggang") in helped
    assert "|".join(LANGUAGES) in helped
    assert shell("--lang", lang, "play").out.endswith(say("goodbye") + "\n")
    asked = shell.at_a_terminal("play", typed=f"{LANGUAGES.index(lang) + 1}\nq\n").out
    assert all(voice(one).say("language-short") in asked for one in LANGUAGES)
    assert asked.endswith(say("goodbye") + "\n")


@pytest.mark.parametrize("game", list(GAMES))
def test_a_key_of_the_terminal_goes_round_all_languages(tmp_path: Path, game: str) -> None:
    async def pressed() -> None:
        async with sit(tmp_path, lang=LANGUAGES[0]) as chair:
            assert isinstance(chair.client.screen, Home)
            for lang in languages_after(LANGUAGES[0]):
                await chair.press("l")
                assert voice(lang).say("language-short") in chair.screen()
        async with sit(tmp_path, new_game(game, SEATS, "l"), LARGE, LANGUAGES[0]) as chair:
            for lang in languages_after(LANGUAGES[0]):
                await chair.press("l")
                assert chair.course.prompting in " ".join(chair.screen().split())
                assert chair.course.narrator.voice is voice(lang)
                after = voice(languages_after(lang)[0])
                assert after.say("terminal-key-language") in chair.screen()

    asyncio.run(pressed())


@every_language
def test_the_server_offers_it_and_speaks_it(tmp_path: Path, lang: str) -> None:
    async def asked() -> None:
        async with served(tmp_path) as guest:
            _, house = await guest.get("/api/house")
            assert json.dumps(lang) in json.dumps(json.loads(house)["languages"])
            told = voice(lang).say("error-unknown-table", code="NOWHERE")
            _, wrong = await guest.get("/api/tables/NOWHERE", **{"Accept-Language": lang})
            assert json.loads(wrong)["text"] == told
            async with guest.session.ws_connect(f"{guest.base}/ws") as socket:
                await socket.send_json({"type": "hello", "table": "NOWHERE", "lang": lang})
                assert (await socket.receive_json())["text"] == told

    run(asked)


def test_the_server_refuses_a_language_that_nobody_speaks_and_names_the_others(
    tmp_path: Path,
) -> None:
    async def asked() -> None:
        async with served(tmp_path) as guest:
            async with guest.session.ws_connect(f"{guest.base}/ws") as socket:
                await socket.send_json({"type": "hello", "table": "NOWHERE", "lang": "../en"})
                problem = await socket.receive_json()
            assert problem["code"] == "unknown-language"
            assert all(lang in problem["text"] for lang in LANGUAGES)

    run(asked)


@every_language
@pytest.mark.parametrize("game", list(GAMES))
def test_every_game_is_told_in_it_from_the_first_card_to_the_last(game: str, lang: str) -> None:
    chance = make_rng(FAST, "told")
    match = start_match(game, SEATS, seed="told")
    teller = narrator(match.rules, voice(lang), player_names(voice(lang), SEATS))
    while not match.over:
        decisions = list(match.pending().values())
        seat = next(one.seat for one in decisions if not one.answered)
        teller.look(match)
        assert teller.asked(decisions, seat)
        offers = match.legal(seat)
        move = offers[chance.below(len(offers))]
        assert teller.move(move)
        match.play(seat, move)
    lines = teller.tell(match.heard(None), None)
    assert len(lines) == len(match.heard(None))
    assert all(line.text for line in lines)


@every_language
@pytest.mark.parametrize("game", list(GAMES))
def test_every_card_is_printed_in_it(game: str, lang: str) -> None:
    rules = load_rules(game)
    assert all(artist(rules).printed(rules, voice(lang)).values())
    assert all("<svg" in face for face in artist(rules).faces(rules, voice(lang), SCREEN).values())
