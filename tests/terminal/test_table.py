"""What a person sees and presses at the tables of both games."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from gelanggang.core.match import Match
from gelanggang.terminal.jawara_beksi.driver import JawaraDriver
from gelanggang.terminal.sitting import ME, Sitting
from gelanggang.terminal.speed import NORMAL, SLOW
from gelanggang.terminal.spell_future.driver import SpellDriver
from gelanggang.text.catalogue import voice
from tests.terminal.chair import LARGE, SMALL, Chair, placed, sit
from tests.terminal.positions import CHALLENGED, FULL_HAND, I_OPEN, MY_TURN, MYSTIC, ORDINARY

Act = Callable[[Chair], Awaitable[None]]


def at(folder: Path, scenario: str, act: Act, **settings: object) -> Match:
    """Sit down at a position and do something; the match afterwards."""

    async def run() -> Match:
        sitting = placed(scenario, folder)
        async with sit(folder / "kept", sitting, **settings) as chair:  # type: ignore[arg-type]  # a test's own settings
            await act(chair)
        return sitting.match

    return asyncio.run(run())


def mine(match: Match) -> list[str]:
    return [text for seat, text in match.choices if seat == ME]


def jawara(chair: Chair) -> JawaraDriver:
    assert isinstance(chair.table.driver, JawaraDriver)
    return chair.table.driver


def place_of(chair: Chair, card: str) -> int:
    table = jawara(chair)
    return table.hand.index(table.rules.pack.numbers[card])


async def choose(chair: Chair, *cards: str) -> None:
    await chair.press(*[str(place_of(chair, card) + 1) for card in cards])


def test_chosen_cards_are_numbered_in_order_and_the_preview_says_what_they_earn(
    tmp_path: Path,
) -> None:
    async def act(chair: Chair) -> None:
        await choose(chair, "salam-1", "gedig-1")
        assert "① Salam" in chair.screen()
        assert "② Gedig" in chair.screen()
        assert "Earns 3 points." in chair.screen()
        await choose(chair, "salam-1")
        assert "① Gedig" in chair.screen()

    at(tmp_path, MY_TURN, act)


def test_a_combo_that_is_none_says_why_and_enter_changes_nothing(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await choose(chair, "kebut-2", "tancep-1")
        assert "✗ These cards have no direction in common" in chair.screen()
        await chair.press("enter")
        assert "! These cards have no direction in common" in chair.screen()
        assert chair.kind == "act"

    assert mine(at(tmp_path, MY_TURN, act)) == []


def test_cards_that_cannot_follow_are_faint(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        table = jawara(chair)
        await choose(chair, "kebut-2")
        playable = [table.rules.pack.card_ids[card] for card in table._playable()]
        assert "tancep-1" not in playable
        assert "salam-1" in playable

    at(tmp_path, MY_TURN, act)


def test_the_end_of_the_turn_is_refused_before_the_action(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await chair.press("e")
        assert "! First take your Action" in chair.screen()

    assert mine(at(tmp_path, MY_TURN, act)) == []


def test_a_click_chooses_a_card_and_a_click_on_a_button_plays_it(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await chair.pilot.click("#hand", offset=(10, place_of(chair, "gedig-1")))
        assert "① Gedig" in chair.screen()
        await chair.pilot.click("#bar", offset=(2, 0))
        await chair.until(lambda: bool(chair.course.match.choices))

    assert mine(at(tmp_path, MY_TURN, act))[0] == "combo gedig-1"


def test_clicks_on_large_cards_choose_them_too(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await chair.pilot.click("#hand", offset=(26 * place_of(chair, "kebut-2") + 5, 3))
        assert jawara(chair).chosen == [jawara(chair).rules.pack.numbers["kebut-2"]]

    at(tmp_path, MY_TURN, act, size=LARGE)


def test_arrows_and_the_space_bar_reach_cards_beyond_the_tenth(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        table = jawara(chair)
        assert len(table.hand) == 11
        await chair.press(*["right"] * 10, "space")
        assert table.chosen == [table.hand[10]]
        await chair.press("0")
        assert table.hand[9] in table.chosen

    at(tmp_path, FULL_HAND, act)


def test_a_duel_is_laid_out_from_wager_to_sum(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await choose(chair, "pibu-1")
        await chair.press("enter")
        await chair.asked()
        assert chair.kind == "challenge"
        await chair.press("1", "enter")
        assert "Now choose the wager against Sari." in chair.screen()
        await chair.press("escape", "1", "enter", "3", "enter")
        await chair.asked()
        assert "DUEL You ⚔ Sari" in chair.screen()
        assert "You:" in chair.screen()
        assert "Sari:" in chair.screen()

    assert mine(at(tmp_path, MY_TURN, act))[:2] == ["support pibu-1", "challenge 2 3"]


def test_half_a_number_is_no_wager(tmp_path: Path) -> None:
    sitting = placed(CHALLENGED, tmp_path)
    rules = sitting.match.rules
    for text in ("support pibu-1", "challenge 1 11"):
        sitting.match.play(1, rules.read(text))

    async def run() -> None:
        async with sit(tmp_path / "kept", sitting) as chair:
            assert chair.kind == "answer"
            await chair.press("1", "enter")
            assert "! There is no 1 to choose here." in chair.screen()
            await chair.press("1", "1", "enter")
            await chair.until(lambda: bool(mine(sitting.match)))

    asyncio.run(run())
    assert mine(sitting.match)[0] == "answer 11"


def test_several_cards_can_be_chosen_for_discarding(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await chair.press("d")
        await chair.asked()
        while chair.kind == "act":
            await chair.press("e")
            await chair.asked()
        assert chair.kind == "discard"
        await chair.press("1", "2", "enter")
        await chair.asked()
        assert len(jawara(chair).chosen) == 1
        await chair.press("enter")
        await chair.asked()

    match = at(tmp_path, FULL_HAND, act)
    assert [text.split()[0] for text in mine(match)].count("discard") == 2


def test_every_visible_card_can_be_read(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await choose(chair, "salam-1")
        await chair.press("i")
        page = chair.screen()
        assert page.index("Salam") < page.index("Gedig")
        assert "Judge Mpok Mumun" in page
        await chair.press("escape")
        assert chair.kind == "act"

    at(tmp_path, MY_TURN, act)


def test_a_hint_is_a_sentence_marks_the_cards_and_moves_nothing(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        before = chair.course.sitting.used()
        await chair.press("h")
        await chair.until(lambda: chair.course.thought is not None)
        assert "★ Hint: " in chair.screen()
        assert chair.course.sitting.used() == before

    assert mine(at(tmp_path, MY_TURN, act)) == []


@pytest.mark.parametrize("scenario", [MY_TURN, ORDINARY, I_OPEN, MYSTIC])
def test_hints_can_come_without_being_asked_for(tmp_path: Path, scenario: str) -> None:
    async def act(chair: Chair) -> None:
        await chair.until(lambda: chair.course.thought is not None)
        assert "★ Petunjuk: " in chair.screen()

    at(tmp_path, scenario, act, hints=True, lang="id")


def test_the_language_can_be_changed_at_any_time(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        assert "Your turn" in chair.screen()
        told = len(chair.course.lines)
        await chair.press("l")
        assert "Giliranmu" in chair.screen()
        assert "Papan Skor" in chair.screen()
        assert len(chair.course.lines) == told

    at(tmp_path, MY_TURN, act)


def test_pauses_can_be_changed_and_skipped(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await chair.press("t")
        assert chair.table.settings.speed != NORMAL
        chair.table.settings.speed = SLOW
        await chair.press("d")
        await chair.until(lambda: "skip pauses" in chair.screen())
        await chair.press("space")
        await chair.asked()
        assert chair.kind == "act"

    at(tmp_path, MY_TURN, act, speed=NORMAL)


def test_the_screen_can_grow_and_shrink(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        small = chair.screen()
        await chair.pilot.resize_terminal(*LARGE)
        await chair.pilot.pause()
        assert chair.table.roomy
        assert chair.screen() != small
        await chair.pilot.resize_terminal(*SMALL)
        await chair.pilot.pause()
        assert chair.screen() == small

    at(tmp_path, MY_TURN, act)


# Spell from the Future.


def test_letters_put_tokens_and_digits_choose_a_mind(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await chair.press("a", "a", "C", "3")
        assert "+2 ○○" in chair.screen()
        assert "−1 ●" in chair.screen()
        assert "3 of 4 tokens. Press Enter" in chair.screen()
        await chair.press("enter")
        await chair.asked()
        assert "Read in peace" in chair.screen()
        for name in ("You", "Sari", "Dodi", "A Bee", "VP white/black"):
            assert name in chair.screen()

    match = at(tmp_path, ORDINARY, act)
    assert mine(match) == ["place defensive-mind A+2 C-1"]


def test_the_mouse_adds_and_takes_away(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        table = chair.table.driver
        assert isinstance(table, SpellDriver)
        await chair.pilot.click("#pads", offset=(10, 0))
        await chair.pilot.click("#pads", offset=(10, 0))
        assert table.tokens == {0: 2}
        await chair.pilot.click("#pads", offset=(1, 0))
        assert table.tokens == {0: 1}
        await chair.pilot.click("#pads", offset=(41, 0))
        assert table.tokens == {0: 1, 1: -1}
        await chair.pilot.click("#minds", offset=(5, 1))
        assert "◉" in chair.screen()

    at(tmp_path, ORDINARY, act)


def test_too_many_tokens_and_a_missing_mind_are_refused(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        await chair.press("enter")
        assert "! Choose a Mind card as well" in chair.screen()
        await chair.press(*"aaaa", "2")
        assert "✗ That takes 4 white tokens" in chair.screen()
        await chair.press("enter")
        assert chair.kind == "place"
        await chair.press("escape")
        assert "0 of 4 tokens" in chair.screen()

    assert mine(at(tmp_path, ORDINARY, act)) == []


def test_on_a_mystic_day_colours_are_the_pads(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        pack = chair.course.narrator.voice
        assert pack is voice("en")
        for name in ("Red", "White", "The word:"):
            assert name in chair.screen()
        await chair.press("3", "3", "right", "minus", "enter")
        await chair.asked()

    assert mine(at(tmp_path, MYSTIC, act)) == ["place none kuning+2 hijau-1"]


def test_the_words_are_seen_while_a_colour_is_chosen(tmp_path: Path) -> None:
    async def act(chair: Chair) -> None:
        for word in ("A Bee", "B Oil", "D Biscuit"):
            assert word in chair.screen()
        await chair.press("2", "enter")
        await chair.asked()

    assert mine(at(tmp_path, I_OPEN, act))[0].startswith("open ")


def test_no_bot_is_named_that_does_not_sit_there(tmp_path: Path) -> None:
    sitting: Sitting = placed(MY_TURN, tmp_path)
    assert sitting.narrator(voice("en")).names == ["You", "Sari", "Dodi"]
