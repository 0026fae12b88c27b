"""Leaks that were planted on purpose: the scramble law must find every one of them.

The sample law alone does not: it cannot hear events, and a sample that honours what leaked has the
same leak in its view.
"""

from __future__ import annotations

import json
from typing import Any, cast

import pytest

from gelanggang.core.decision import Decision
from gelanggang.core.errors import Refusal
from gelanggang.core.event import Event, Told
from gelanggang.core.ids import SEES_EVERYBODY, Seat
from gelanggang.core.match import AnyRules
from gelanggang.core.move import Move, Offers
from gelanggang.core.rng import Rng
from tests.laws.scramble import Next, notices_now
from tests.laws.tables import Position, Table, rules_of, some, usual_table, walk
from tests.laws.test_hidden import sample_differs

GAME = "jawara-beksi"
TABLE = usual_table(GAME, 3)
SEEDS = range(6)


class LeakyView:
    """A true view and something that should not be in it."""

    def __init__(self, true: Any, leaked: object) -> None:
        self.true = true
        self.leaked = leaked

    def text(self) -> str:
        return json.dumps([self.true.text(), self.leaked])


class Honest:
    """The true rules behind another face: compiled classes cannot have interpreted children."""

    def __init__(self) -> None:
        self.true = rules_of(GAME)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.true, name)

    def sample(self, v: Any, rng: Rng) -> Any:
        """From the true part of a view; what leaked does not count."""
        return self.true.sample(v.true if isinstance(v, LeakyView) else v, rng)


class ShowsTopCard(Honest):
    """The view shows the next card of the deck, and a sample puts it there."""

    def view(self, s: Any, seat: Seat | None) -> LeakyView:
        deck = s.decks[0].things
        return LeakyView(self.true.view(s, seat), deck[-1] if deck else None)

    def sample(self, v: LeakyView, rng: Rng) -> Any:
        s = self.true.sample(v.true, rng)
        if v.leaked is not None:
            for zone in s.zones()[0]:
                if v.leaked in zone.things:
                    zone.things[zone.things.index(v.leaked)] = s.decks[0].things[-1]
            s.decks[0].things[-1] = v.leaked
        return s


class ShowsSumOfHand(Honest):
    """The view shows what the next player's hand adds up to."""

    def view(self, s: Any, seat: Seat | None) -> LeakyView:
        other = 0 if seat is None else (seat + 1) % s.seats
        scores = [s.pack.scores[card] for card in s.actions[other].things]
        return LeakyView(self.true.view(s, seat), sum(scores))


class SortsOpponents(Honest):
    """The view lists the others by what they hold; that they hold it, it does not say."""

    def view(self, s: Any, seat: Seat | None) -> LeakyView:
        others = [other for other in range(s.seats) if other != seat]
        others.sort(key=lambda other: sum(s.actions[other].things))
        return LeakyView(self.true.view(s, seat), others)


class KeepsOrderOfDeck(Honest):
    """The length of a message depends on the deck, though its content does not."""

    def view(self, s: Any, seat: Seat | None) -> LeakyView:
        return LeakyView(self.true.view(s, seat), " " * sum(s.decks[1].things[-1:]))


class TellsDrawnCard(Honest):
    """Everybody hears which card was drawn."""

    def apply(self, s: Any, seat: Seat, move: Move, rng: Rng, told: list[Told]) -> None:
        self.true.apply(s, seat, move, rng, told)
        for i, one in enumerate(told):
            if one.full.kind == "drew-own":
                told[i] = Told(one.full, SEES_EVERYBODY)


class TellsUselessHand(Honest):
    """Everybody hears when the player whose turn it is has no Support card to play."""

    def apply(self, s: Any, seat: Seat, move: Move, rng: Rng, told: list[Told]) -> None:
        self.true.apply(s, seat, move, rng, told)
        asked = self.true.to_act(s)
        if asked and not any(one.verb == "support" for one in self.true.legal(s, asked[0])):
            told.append(Told(Event("has-no-support", {"seat": asked[0]})))


class OffersByDeck(Honest):
    """The offers are the right ones; their order depends on the deck."""

    def legal(self, s: Any, seat: Seat) -> Offers:
        offers = list(self.true.legal(s, seat))
        if sum(s.decks[0].things[-1:]) % 2:
            offers.reverse()
        return Offers(offers)


class AsksByHand(Honest):
    """The open question, which everybody sees, counts the choices of who is asked."""

    def pending(self, s: Any) -> dict[Seat, Decision]:
        return {
            seat: Decision(one.id, seat, one.kind, {"choices": len(self.true.legal(s, seat))})
            for seat, one in self.true.pending(s).items()
        }


class RefusesByDeck(Honest):
    """A refusal says where the card really is."""

    def refusal(self, s: Any, seat: Seat, move: Move) -> Refusal | None:
        refusal = self.true.refusal(s, seat, move)
        if refusal is None or not move.things or move.things[0] not in s.decks[0].things:
            return refusal
        return Refusal("still-in-the-deck", {"card": move.things[0]})


LEAKS: list[type[Honest]] = [
    ShowsTopCard,
    ShowsSumOfHand,
    SortsOpponents,
    KeepsOrderOfDeck,
    TellsDrawnCard,
    TellsUselessHand,
    OffersByDeck,
    AsksByHand,
    RefusesByDeck,
]
MISSED_BY_SAMPLES = {ShowsTopCard, TellsDrawnCard, TellsUselessHand, AsksByHand, RefusesByDeck}


def positions(leak: type[Honest], table: Table = TABLE) -> list[Position]:
    """Copies of some positions of a few games."""
    rules = cast(AnyRules, leak())
    found: list[Position] = []
    for seed in SEEDS:
        for at in some(walk(table, seed, rules), 8):
            at.state = at.rules.copy(at.state)
            at.chance = at.chance.copy()
            found.append(at)
    return found


def scramble_alarms(leak: type[Honest]) -> int:
    """How often the scramble law is not content."""
    following = Next()
    return sum(
        len(notices_now(at, watcher)) + len(following.notices(at, watcher))
        for at in positions(leak)
        for watcher in TABLE.watchers
    )


def sample_alarms(leak: type[Honest]) -> int:
    """How often the sample law is not content."""
    return sum(
        len(sample_differs(at, watcher)) for at in positions(leak) for watcher in TABLE.watchers
    )


def test_the_honest_rules_raise_no_alarm() -> None:
    assert scramble_alarms(Honest) == 0
    assert sample_alarms(Honest) == 0


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_the_scramble_law_catches_a_planted_leak(leak: type[Honest]) -> None:
    assert scramble_alarms(leak) > 0


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_the_sample_law_alone_would_not_do(leak: type[Honest]) -> None:
    """It misses some leaks altogether, and that is why there is another law."""
    assert (sample_alarms(leak) == 0) == (leak in MISSED_BY_SAMPLES)
