"""The measure of shapes notices what does not fit."""

from __future__ import annotations

from typing import TypedDict

import pytest

from tests.laws.fitting import kind_misfit, misfit


class Card(TypedDict):
    """A small shape."""

    n: int
    names: list[str]


class Hand(TypedDict):
    """One that holds others."""

    cards: list[Card]


def test_what_fits_fits() -> None:
    assert misfit({"cards": [{"n": 1, "names": ["a"]}, {"n": 2, "names": []}]}, Hand) is None
    assert kind_misfit("card", {"n": 1, "names": ["a"]}, {"card": Card}) is None


@pytest.mark.parametrize(
    "card",
    [
        {"n": 1},
        {"n": 1, "names": [], "more": 0},
        {"n": True, "names": []},
        {"n": "1", "names": []},
        {"n": 1, "names": [1]},
        {"n": None, "names": []},
    ],
)
def test_what_does_not_fit_is_noticed(card: object) -> None:
    assert misfit(card, Card)
    assert misfit({"cards": [card]}, Hand)


def test_a_kind_that_nobody_declared_is_noticed() -> None:
    assert kind_misfit("other", {}, {"card": Card})
