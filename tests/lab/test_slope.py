"""What a copy brings is found again, when it is known what it brings."""

from __future__ import annotations

from random import Random

import pytest

from gelanggang.lab.estimate import Blocks, Estimate
from gelanggang.lab.slope import Deck, Slopes, count_dealt
from gelanggang.lab.tally import WIN, Tally, add_up

DECKS = [Deck(("a", "b", "c", "d"), (2, 3, 4, 3)), Deck(("x", "y"), (4, 4))]
DEALT = (5, 2)
"""Cards of each deck for a player."""


def game(luck: Random, worth: dict[str, float], more: bool = False) -> Tally:
    """Two are dealt by lot; whose cards are worth more wins more often.

    `more`: the second gets a card more whenever the first is lucky, as who is behind does.
    """
    hands: list[dict[str, int]] = [{}, {}]
    behind = luck.random() < 0.5
    for deck, count in zip(DECKS, DEALT, strict=True):
        cards = [card for card, n in zip(deck.ids, deck.copies, strict=True) for _ in range(n)]
        luck.shuffle(cards)
        for hand, lag in zip(hands, (False, behind and more), strict=True):
            for card in [cards.pop() for _ in range(count + lag)]:
                hand[card] = hand.get(card, 0) + 1
    mine, theirs = (sum(worth.get(card, 0) * n for card, n in hand.items()) for hand in hands)
    won = luck.random() < 0.5 + (mine - theirs) / 2 + 0.2 * (behind and more)
    tally: Tally = {}
    count_dealt(tally, "win", hands, [WIN, 0] if won else [0, WIN])
    return tally


def played(seed: int, worth: dict[str, float], blocks: int = 60, more: bool = False) -> Blocks:
    luck = Random(seed)
    return [add_up(game(luck, worth, more) for _ in range(20)) for _ in range(blocks)]


def brings(slopes: Slopes, blocks: Blocks) -> dict[str, Estimate]:
    found = {card: slopes.of(card)(blocks) for card in "abcdxy"}
    return {card: one for card, one in found.items() if one is not None}


def holds(estimate: Estimate, true: float) -> bool:
    low, high = estimate.interval() or (1, 0)
    return low <= true <= high


def test_a_card_that_is_worth_more_is_found_and_the_others_pay_for_it() -> None:
    found = brings(Slopes("win", DECKS, 2, WIN), played(1, {"c": 0.12}))
    low, _ = found["c"].interval() or (0, 0)
    assert low > 0.03
    for card in "abd":
        assert found[card].value < 0


@pytest.mark.parametrize("more", [False, True])
def test_the_average_card_of_a_deck_brings_nothing(more: bool) -> None:
    found = brings(Slopes("win", DECKS, 2, WIN), played(2, {"a": 0.1, "x": 0.1}, 20, more))
    for deck in DECKS:
        mean = sum(found[card].value * n for card, n in zip(deck.ids, deck.copies, strict=True))
        assert mean == pytest.approx(0, abs=1e-9)


@pytest.mark.slow
@pytest.mark.parametrize("more", [False, True])
def test_what_brings_nothing_is_found_so_in_95_of_100(more: bool) -> None:
    """Also where who gets more cards wins less often: that is no merit of a card."""
    slopes = Slopes("win", DECKS, 2, WIN)
    held = [
        holds(one, 0)
        for seed in range(60)
        for one in brings(slopes, played(seed, {}, 30, more)).values()
    ]
    assert 0.91 <= sum(held) / len(held) <= 0.98


def test_wins_are_counted_in_whole_numbers_alone() -> None:
    tally: Tally = {}
    count_dealt(tally, "win", [{"b": 2, "a": 1}, {}, {"a": 1}], [20, 40, 0])
    assert tally == {
        "win.*.*": 3,
        "win.*.a": 2,
        "win.*.b": 2,
        "win.*.total": 0,
        "win.a.total": 0 - 60,
        "win.b.total": 0,
        "win.a.a": 2,
        "win.a.b": 2,
        "win.b.b": 4,
    }


def test_too_few_games_tell_nothing() -> None:
    luck = Random(3)
    assert brings(Slopes("win", DECKS, 2, WIN), [game(luck, {})]) == {}
    assert brings(Slopes("win", DECKS, 2, WIN), [{}]) == {}
