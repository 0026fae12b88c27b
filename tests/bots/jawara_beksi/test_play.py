"""Bots play whole games by the rules, at any table, and say why."""

from __future__ import annotations

from functools import cache

import pytest

from gelanggang.bots import bot, bot_names, levels, personas
from gelanggang.bots.jawara_beksi.trial import Trial
from gelanggang.bots.thought import Reason
from gelanggang.core.errors import BadInput
from gelanggang.core.rng import FAST, make_rng
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.games import narrator
from gelanggang.text.narrator import player_names
from tests.bots.jawara_beksi.tables import bots, played, rules
from tests.text import source
from tests.text.families import assert_sentence


@cache
def reasons() -> list[tuple[int, Reason]]:
    """What all of them gave as reasons, at tables of every size."""
    found: list[tuple[int, Reason]] = []
    for seats in (2, 3, 4):
        for game in range(3):
            order = bots()
            table = [order[(game + seat) % len(order)] for seat in range(seats)]
            for asked in played(table, f"reasons {seats} {game}"):
                assert asked.match.refusal(asked.seat, asked.thought.move) is None
                found.append((seats, asked.thought.reason))
    return found


def test_every_move_is_allowed_and_every_game_ends() -> None:
    assert len(reasons()) > 300


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_a_sentence(lang: str) -> None:
    for seats, reason in reasons():
        teller = narrator(rules(), voice(lang), player_names(voice(lang), seats))
        assert_sentence(teller.reason(reason))


def test_most_reasons_come_up_in_a_few_games() -> None:
    said = {reason.code for _, reason in reasons()}
    assert len(said & set(source.reasons("bots/jawara_beksi"))) > 25


def test_the_same_view_and_chance_give_the_same_thought() -> None:
    for asked in played(bots()[:2], "again"):
        match, seat = asked.match, asked.seat
        decision = match.pending()[seat]
        for one in bots():
            first, second = [
                one.think(match.view(seat), decision, match.legal(seat), make_rng(FAST, "same"))
                for _ in range(2)
            ]
            assert first.move == second.move
            assert repr(first.reason) == repr(second.reason)
        if decision.id > 25:
            break


def test_bots_are_found_by_name_and_by_number() -> None:
    for number, name in levels(rules()).items():
        assert type(bot(rules(), number)) is type(bot(rules(), name))
    assert list(levels(rules())) == ["1", "2", "3"]
    assert set(levels(rules()).values()) < set(bot_names(rules()))


@pytest.mark.parametrize("wish", ["4", "jago", "2:nobody", "random:hoarder", "", ":", "2:"])
def test_a_bot_that_nobody_knows_is_refused(wish: str) -> None:
    if wish == "2:":
        assert bot(rules(), wish) is not None
        return
    with pytest.raises(BadInput) as caught:
        bot(rules(), wish)
    assert caught.value.code == "unknown-bot"
    assert caught.value.facts["bot"] == wish


@pytest.mark.parametrize("persona", personas(rules()))
def test_a_persona_plays_otherwise_and_has_a_name_and_a_line(persona: str) -> None:
    plain, own = bot(rules(), "2"), bot(rules(), f"2:{persona}")
    differs = 0
    for number in range(20):
        for asked in played([plain, plain], f"persona {number}"):
            match, seat = asked.match, asked.seat
            thought = own.think(
                match.view(seat), match.pending()[seat], match.legal(seat), make_rng(FAST, "x")
            )
            differs += thought.move != asked.thought.move
        if differs:
            break
    assert differs
    for lang in LANGUAGES:
        assert voice(lang).say(f"persona-{persona}-name")
        assert_sentence(voice(lang).say(f"persona-{persona}-line"))


@pytest.mark.parametrize("candidates", [1, 2, 3, 7, 12])
def test_a_trial_keeps_the_best_and_stays_within_its_games(candidates: int) -> None:
    trial = Trial(candidates)
    best = candidates // 2
    while trial.left_over(100):
        for i in list(trial.left):
            trial.add(i, 1.0 if i == best else 0.5)
    assert trial.best() == best
    assert trial.games <= 100 + 2 * candidates
    assert candidates == 1 or trial.counts[best] == max(trial.counts)
