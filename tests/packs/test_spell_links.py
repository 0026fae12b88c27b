"""What people link: two passes that did not see each other, and what bots make of them."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import pytest

from gelanggang import BadInput
from gelanggang.games.spell_future import reading

PACK = reading.load_pack(reading.default_folder())
PASSES = ("link-id", "link-en")
FORCED = [["lebah", "minyak"]]
"""A pair that the rulebook puts on one card, though yellow is the best Colour of both."""


def read_pass(name: str) -> tuple[dict[str, list[float]], dict[str, float]]:
    """The weights and how sure they are, as they are written."""
    page = tomllib.loads((reading.default_folder() / f"{name}.toml").read_text(encoding="utf-8"))
    return page["links"], page["sure"]


def best(word: int) -> int:
    """The Colour that fits a word best."""
    weights = PACK.weights[word]
    return weights.index(max(weights))


def apart(one: int, other: int) -> float:
    """How far two words are apart, on average over the Colours."""
    pairs = zip(PACK.weights[one], PACK.weights[other])
    return sum(abs(a - b) for a, b in pairs) / len(PACK.colours)


@pytest.mark.parametrize("name", PASSES)
def test_each_pass_is_complete_and_within_limits(name: str) -> None:
    links, sure = read_pass(name)
    assert list(links) == PACK.words
    assert list(sure) == PACK.words
    for weights in links.values():
        assert len(weights) == len(PACK.colours)
        assert all(0 <= weight <= 1 for weight in weights)
    assert all(0 <= one <= 1 for one in sure.values())


def test_the_passes_are_two() -> None:
    (one, sure), (other, as_sure) = read_pass("link-id"), read_pass("link-en")
    assert sum(one[word] != other[word] for word in PACK.words) > 60
    assert sure != as_sure


def test_weights_are_the_mean_of_both_passes() -> None:
    one, other = read_pass("link-id")[0], read_pass("link-en")[0]
    for i, word in enumerate(PACK.words):
        means = [(a + b) / 2 for a, b in zip(one[word], other[word])]
        assert PACK.weights[i] == pytest.approx(means)
    assert not PACK.guessed


def test_people_are_unsure_where_the_passes_are_or_where_they_differ() -> None:
    (one, sure), (other, as_sure) = read_pass("link-id"), read_pass("link-en")
    for i, word in enumerate(PACK.words):
        differ = sum(abs(a - b) for a, b in zip(one[word], other[word])) / 10
        expected = 1 - (sure[word] + as_sure[word]) / 2 + 0.5 * differ
        assert PACK.unsure[i] == pytest.approx(min(expected, 1))
        assert 0 <= PACK.unsure[i] <= 1


def test_some_words_are_clear_and_some_are_not() -> None:
    assert min(PACK.unsure) < 0.2
    assert max(PACK.unsure) > 0.5


def test_no_word_is_flat() -> None:
    for word, weights in zip(PACK.words, PACK.weights):
        assert max(weights) - min(weights) >= 0.3, word


def test_every_colour_is_the_best_of_some_word() -> None:
    assert {best(word) for word in range(72)} == set(range(10))


def test_every_colour_is_the_worst_of_some_word() -> None:
    worst = {
        colour
        for weights in PACK.weights
        for colour, weight in enumerate(weights)
        if weight == min(weights)
    }
    assert worst == set(range(10))


def test_the_words_of_a_card_are_not_the_same_answer() -> None:
    same = [card for card in PACK.word_cards if best(card[0]) == best(card[1])]
    assert [[PACK.words[word] for word in card] for card in same] == FORCED
    for one, other in PACK.word_cards:
        if [PACK.words[one], PACK.words[other]] not in FORCED:
            assert apart(one, other) >= 0.15, (PACK.words[one], PACK.words[other])


def test_even_the_forced_pair_can_be_told_apart() -> None:
    bee, oil = PACK.word_cards[0]
    assert max(PACK.weights[bee]) - max(PACK.weights[oil]) > 0.2
    assert PACK.unsure[oil] - PACK.unsure[bee] > 0.2


def changed(folder: Path, drop: tuple[str, ...]) -> Path:
    """A copy of the pack in which these passes say nothing about bees."""
    copy = folder / "pack"
    shutil.copytree(reading.default_folder(), copy)
    for name in drop:
        page = copy / f"{name}.toml"
        lines = page.read_text(encoding="utf-8").splitlines()
        kept = [line for line in lines if not line.startswith("lebah ")]
        assert len(lines) - len(kept) == 2
        page.write_text("\n".join(kept), encoding="utf-8")
    return copy


def test_a_word_in_neither_pass_gets_an_even_guess(tmp_path: Path) -> None:
    pack = reading.load_pack(changed(tmp_path, PASSES))
    assert pack.guessed
    assert pack.weights[0] == [0.5] * 10
    assert pack.unsure[0] == 1
    assert pack.weights[1:] == PACK.weights[1:]


@pytest.mark.parametrize("name", PASSES)
def test_a_word_in_one_pass_alone_is_a_mistake(tmp_path: Path, name: str) -> None:
    with pytest.raises(BadInput) as told:
        reading.load_pack(changed(tmp_path, (name,)))
    assert told.value.code == "page-missing"
    assert told.value.facts == {"file": f"{name}.toml", "key": "links.lebah"}
