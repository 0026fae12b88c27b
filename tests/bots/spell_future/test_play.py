"""Bots play whole games by the rules, at any table, and say why."""

from __future__ import annotations

import pytest

from gelanggang.bots import bot
from gelanggang.bots.thought import Thought
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.rng import FAST, make_rng
from gelanggang.core.rules import Scenario
from gelanggang.games.spell_future.reading import default_folder, load_pack
from gelanggang.games.spell_future.rules import KEY, Rules
from gelanggang.games.spell_future.view import View
from tests.bots.spell_future.tables import LEVELS, Thinker, always, level, questions, rules, start
from tests.laws.chapters import chapters_of
from tests.text import source

ODD_DAY: Scenario = {
    "day": 5,
    "damage": 7,
    "effects": {"tokens": 1, "word_cards": 1, "colours": 1, "no_minds": 1, "beast_first": 1},
}
FEW_TOKENS: Scenario = {"day": 6, "effects": {"tokens": -2, "colours": -1}}


@pytest.mark.slow
@pytest.mark.parametrize("scenario", [None, ODD_DAY, FEW_TOKENS], ids=["whole", "odd", "few"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("number", LEVELS)
def test_every_move_is_allowed(number: str, seats: int, scenario: Scenario | None) -> None:
    match = start(seats, f"play {number}", "very-hard", scenario)
    for asked, thought in questions(match, [level(number).think] * seats):
        assert match.refusal(asked.decision.seat, thought.move, asked.decision.id) is None
    assert match.outcome is not None


@pytest.mark.parametrize("number", LEVELS)
def test_the_same_view_and_chance_give_the_same_thought(number: str) -> None:
    match = start(3, "again", "hard")
    for asked, _ in questions(match, [level("0").think] * 3):
        again = [
            level(number).think(asked.view, asked.decision, asked.offers, make_rng(FAST, "same"))
            for _ in range(2)
        ]
        assert again[0].move == again[1].move
        assert repr(again[0].reason) == repr(again[1].reason)
        if match.view(None).plain()["day"] == 3:
            break


def last_stand(die: int) -> Thought:
    """What level 3 does when one more blow is the end; nobody is ahead."""
    scenario: Scenario = {"day": 7, "damage": 9, "beasts": ["elang-titanium"], "dice": [die]}
    match = start(3, "last stand", "normal", scenario)
    for asked, thought in questions(match, [level("3").think] * 3):
        if asked.decision.kind == "place":
            return thought
    raise AssertionError


def split(move: Move) -> tuple[int, int]:
    counts = move.things[2::2]
    return sum(n for n in counts if n > 0), -sum(n for n in counts if n < 0)


def test_level_3_holds_the_beast_when_one_more_blow_is_the_end() -> None:
    thought = last_stand(6)
    white, black = split(thought.move)
    assert black > white
    assert thought.reason.code == "hold-or-fall"


def no_token_game() -> Match[View]:
    """A pack and an effect that leave nobody a token."""
    pack = load_pack(default_folder())
    pack.place = 2
    scenario: Scenario = {"day": 7, "effects": {"tokens": -2}}
    return Match(Rules(pack), 3, {}, "none", FAST, scenario)


@pytest.mark.slow
def test_every_reason_is_given_some_day() -> None:
    """Games of all levels, side by side and with partners of fixed habits, until all are heard."""
    wanted = set(source.reasons("bots/spell_future"))
    match = no_token_game()
    for _, thought in questions(match, [bot(match.rules, "0").think] * 3):
        wanted.discard(thought.reason.code)
    for number in LEVELS:
        for key, scenario in chapters_of(KEY).items():
            for _, thought in questions(
                start(3, f"reasons {key}", "normal", scenario), [level(number).think] * 3
            ):
                wanted.discard(thought.reason.code)
    for i in range(40):
        seats = 2 + i % 4
        thinkers: list[Thinker] = [level(LEVELS[(seat + i) % 4]).think for seat in range(seats)]
        if i % 3 == 2:
            thinkers[0] = always(-3, 1) if i % 2 else always(3, -1)
        difficulty = ["hard", "normal", "very-hard"][i % 3]
        for _, thought in questions(start(seats, f"reasons {i}", difficulty), thinkers):
            wanted.discard(thought.reason.code)
        if not wanted:
            break
    assert wanted == set()


def test_the_past_is_what_was_revealed() -> None:
    match = start(3, "past")
    for asked, _ in questions(match, [level("0").think] * 3):
        view = asked.view
        assert len(view.past) == view.day - 1
    seen = match.view(None)
    told = [one.full.facts for one in match.log if one.full.kind == "revealed"]
    placed = [things for day in seen.past for things in day.placed]
    assert [facts["mind"] for facts in told] == [things[0] for things in placed]
    assert rules().sample(seen, make_rng(FAST, "x")).past == seen.past
