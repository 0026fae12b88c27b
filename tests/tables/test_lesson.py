"""The first game: who follows the coach makes real moves, and who does not is not lost."""

from __future__ import annotations

from functools import reduce
from operator import and_

import msgspec
import pytest

from gelanggang.bots import bot
from gelanggang.core.event import heard
from gelanggang.core.match import Match
from gelanggang.core.rng import SEALED, make_rng
from gelanggang.core.rules import Scenario
from gelanggang.games import GAMES, load_rules
from gelanggang.games.jawara_beksi.cards import UP
from gelanggang.games.lesson import Lesson, load_lesson
from gelanggang.tables.asking import start
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import Row, Started
from gelanggang.tables.joining import Wish, open_table
from gelanggang.tables.keeping import read_row, write_row
from gelanggang.tables.table import LiveTable
from tests.tables.sitting import LIBRARY, WALL

LEARNER = 0
SHOWS = ("duel", "reveal")
"""These are watched, not chosen."""
FEWEST_MOVES = 5


def followed(match: Match, lesson: Lesson, seed: str) -> list[str]:
    """The names of what the coach said to somebody who did as advised."""
    rules = match.rules
    helper = bot(rules, lesson.level)
    chance = make_rng(SEALED, seed)
    steps = [step for step in lesson.steps if step.kind not in SHOWS]
    said: list[str] = []
    while steps and not match.over:
        asked = next(one for one in match.pending().values() if not one.answered)
        seat = asked.seat
        advice = ""
        if seat == LEARNER:
            step = steps.pop(0)
            assert step.kind == asked.kind, step.says
            said.append(step.says)
            advice = step.move
        if advice:
            move = rules.read(advice)
        else:
            move = helper.think(match.view(seat), asked, match.legal(seat), chance).move
        match.play(seat, move, asked.id)
    return said


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [str(n) for n in range(3)])
def test_every_advice_is_allowed_when_it_is_given(game: str, seed: str) -> None:
    lesson = load_lesson(game)
    match = Match(load_rules(game), lesson.players, lesson.options, seed, SEALED, lesson.scenario)
    said = followed(match, lesson, seed)
    assert said == [step.says for step in lesson.steps if step.kind not in SHOWS]
    assert len(said) >= FEWEST_MOVES


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_at_the_beginning(game: str) -> None:
    begins = load_lesson(game).scenario
    assert {begins.get("round", 1), begins.get("day", 1)} == {1}
    assert load_lesson(game).steps[0].kind in ("act", "place")


@pytest.mark.parametrize("seed", [str(n) for n in range(3)])
def test_what_the_coach_of_jawara_says_is_true_of_the_cards(seed: str) -> None:
    lesson = load_lesson("jawara-beksi")
    rules = load_rules("jawara-beksi")
    match = Match(rules, lesson.players, lesson.options, seed, SEALED, lesson.scenario)
    advised = {step.says: step.move for step in lesson.steps}
    [pibu] = rules.pack.ops[rules.read(advised["jb-pibu"]).things[0]]
    assert pibu.word == "duel"
    shared = [rules.pack.directions[card] for card in rules.read(advised["jb-combo"]).things]
    assert reduce(and_, shared) == UP
    followed(match, lesson, seed)
    told = [(event.kind, event.facts) for event in heard(match.log, LEARNER)]
    [won] = [facts for kind, facts in told if kind == "duel-won"]
    assert won["seat"] == LEARNER
    drawn = [facts["n"] for kind, facts in told if kind == "drew-own"]
    assert 2 in drawn


def opened(game: str, **more: object) -> LiveTable:
    rules = LIBRARY.rules(game)
    seats = load_lesson(game).players
    wish = msgspec.convert({"game": game, "seats": seats, "lesson": True, **more}, Wish)
    return LiveTable("t", open_table("ABCD", rules, wish), rules, 0.0, LIBRARY.finder(rules.key))


def begins(table: LiveTable) -> tuple[bool, Scenario | None]:
    """Whether it says that this is a first game, and from where the game began."""
    assert table.match is not None
    return table.lesson, table.match.scenario


@pytest.mark.parametrize("game", GAMES)
def test_it_is_kept_with_the_table_and_a_rematch_is_an_ordinary_game(game: str) -> None:
    table = opened(game)
    kept = read_row(write_row(Row(0, WALL, -1, "", table.opened)))
    assert kept.did == table.opened
    table.apply(kept, 0.0)
    for happening in start(table):
        table.apply(Row(table.seq, WALL, -1, "", happening), 0.0)
    assert begins(table) == (True, load_lesson(game).scenario)
    table.apply(Row(table.seq, WALL, -1, "", Started("another")), 0.0)
    assert begins(table) == (False, None)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"seats": 4}, "lesson-seats"),
        ({"options": {"rounds": 5}}, "lesson-options"),
        ({"pack": "mine"}, "lesson-pack"),
    ],
)
def test_what_does_not_fit_a_first_game_is_refused(wish: dict[str, object], code: str) -> None:
    with pytest.raises(Denied) as found:
        opened("jawara-beksi", **wish)
    assert found.value.code == code
