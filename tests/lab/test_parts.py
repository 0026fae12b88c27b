"""What a card adds to its Combo is found again, whatever else is in it."""

from __future__ import annotations

from random import Random

import pytest

from gelanggang.lab.estimate import Blocks, Estimate
from gelanggang.lab.parts import Parts, count_parts
from gelanggang.lab.slope import Deck
from gelanggang.lab.tally import Tally

DECK = Deck(("a", "b", "c", "d"), (1, 3, 2, 2))
WORTH = {"a": 5, "b": 1, "c": 2, "d": 0}
MEAN = sum(WORTH[card] * n for card, n in zip(DECK.ids, DECK.copies, strict=True)) / 8


def combos(seed: int, blocks: int, luck_counts: bool) -> Blocks:
    """Good cards are played together more often; two of a kind are played too."""
    luck = Random(seed)
    found: list[Tally] = []
    for _ in range(blocks):
        block: Tally = {}
        for _ in range(60):
            cards = {card: luck.choice((1, 1, 2)) for card in DECK.ids if luck.random() < 0.5}
            if "a" in cards:
                cards.setdefault("c", 1)
            rolled = luck.randrange(-2, 3) if luck_counts else 0
            worth = 4 + rolled + sum(WORTH[card] * n for card, n in cards.items())
            count_parts(block, "adds", cards, worth)
        found.append(block)
    return found


def adds(blocks: Blocks) -> dict[str, Estimate]:
    parts = Parts("adds", DECK)
    found = {card: parts.of(card)(blocks) for card in DECK.ids}
    return {card: one for card, one in found.items() if one is not None}


def test_what_every_card_adds_is_told_exactly_where_nothing_is_rolled() -> None:
    for card, one in adds(combos(1, 3, False)).items():
        assert one.value == pytest.approx(WORTH[card] - MEAN)


def test_where_dice_are_rolled_the_truth_is_held_in_95_of_100() -> None:
    held = []
    for seed in range(60):
        for card, one in adds(combos(seed, 12, True)).items():
            low, high = one.interval() or (1, 0)
            held.append(low <= WORTH[card] - MEAN <= high)
    assert 0.91 <= sum(held) / len(held) <= 0.99


def test_a_card_that_nobody_plays_leaves_the_question_open() -> None:
    block: Tally = {}
    count_parts(block, "adds", {"a": 1}, 3)
    assert adds([block]) == {}
