"""The leak law for bots: permute what a seat cannot see, and its bot thinks the same.

It runs over every game and every bot that can play it.  GELANGGANG_BOT_STATES says how many states
each bot is shown.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import cycle, islice
from typing import Any

import pytest

from gelanggang.bots import bot, bot_names
from gelanggang.bots.jawara_beksi.pendekar import Pendekar
from gelanggang.bots.thought import Bot
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import GAMES
from gelanggang.games.jawara_beksi.rules import Rules
from tests.laws.scramble import scramble
from tests.laws.tables import EVERY_CHAPTER, EVERY_COUNT, Position, rules_of, some, walk

pytestmark = pytest.mark.slow

STATES = int(os.environ.get("GELANGGANG_BOT_STATES", "300"))
EVERY = 3
"""Of a random game, about one position in so many is looked at."""
IMAGINED = 12
"""Games that a searching bot imagines here: as many as make it choose, few enough for a law."""
PLAYERS = [(game, name) for game in GAMES for name in bot_names(rules_of(game))]


def positions(game: str) -> Iterator[Position]:
    """Moments of random games for any number of players, without end."""
    # Every other game is a chapter of a story, where there are any.
    own = [table for table in EVERY_COUNT if table.game == game]
    chapters = [table for table in EVERY_CHAPTER if table.game == game]
    tables = [one for pair in zip(cycle(own), chapters) for one in pair] or own
    seed = 0
    while True:
        yield from some(walk(tables[seed % len(tables)], seed), EVERY)
        seed += 1


def unknown_changed(at: Position) -> Any:
    """A copy in which all that the seat cannot know is different: cards, and sealed answers."""
    twin = at.rules.copy(at.state)
    scramble(twin, at.seat, at.aside)
    for seat, asked in at.rules.pending(at.state).items():
        if seat != at.seat and asked.answered:
            offers = at.rules.legal(twin, seat)
            other = offers[at.aside.below(len(offers))]
            at.rules.apply(twin, seat, other, at.aside, None)
    return twin


def player(at: Position, name: str) -> Bot[Any]:
    """The bot of this name, who thinks no longer than it must."""
    if isinstance(at.rules, Rules) and name == "pendekar":
        return Pendekar(at.rules, games=IMAGINED)
    return bot(at.rules, name)


def thought(at: Position, name: str, state: Any) -> tuple[object, ...]:
    """What a bot thinks in a state, always by the same chance."""
    rules = at.rules
    chance = make_rng(FAST, f"bot {at.seed} {at.seat}")
    asked = rules.pending(state)[at.seat]
    view = rules.view(state, at.seat)
    found = player(at, name).think(view, asked, rules.legal(state, at.seat), chance)
    return found.move, found.reason.code, found.reason.facts


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_a_bot_thinks_by_what_its_seat_may_know_alone(game: str, name: str) -> None:
    mixed = 0
    for at in islice(positions(game), STATES):
        twin = unknown_changed(at)
        mixed += twin != at.state
        assert thought(at, name, at.state) == thought(at, name, twin), at.where()
    assert mixed > STATES // 2
