"""Chance: fair, repeatable, forked without side effects, and the same for ever."""

from __future__ import annotations

import hashlib

import pytest

import gelanggang
from gelanggang.core.rng import FAST, KINDS, SEALED, Rng, commitment, make_rng

both_generators = pytest.mark.parametrize("kind", KINDS)


@both_generators
@pytest.mark.parametrize("n", [2, 3, 6, 7, 50, 70])
def test_below_is_fair(kind: str, n: int) -> None:
    """Chi-square over 200 draws a face; the bound is beyond any honest accident."""
    rng = make_rng(kind, f"fair {n}")
    draws = 200 * n
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi = sum((count - 200) ** 2 / 200 for count in counts)
    freedom = n - 1
    # Five standard deviations of a chi-square with so many degrees of freedom.
    assert abs(chi - freedom) < 5 * (2 * freedom) ** 0.5 + 5


@both_generators
def test_below_stays_below_also_for_large_numbers(kind: str) -> None:
    rng = make_rng(kind, "large")
    assert {rng.below(1) for _ in range(10)} == {0}
    for n in (2**20, 3 * 2**25, 2**28 - 1):
        drawn = [rng.below(n) for _ in range(200)]
        assert all(0 <= number < n for number in drawn)
        assert max(drawn) > n // 2 > min(drawn)


@both_generators
def test_large_numbers_are_not_biased(kind: str) -> None:
    """Of 3 * 2**28 numbers, a plain product would draw every third one twice as often."""
    rng = make_rng(kind, "biased?")
    n = 3 * 2**28
    counts = [0, 0, 0]
    for _ in range(3000):
        counts[rng.below(n) % 3] += 1
    assert all(850 < count < 1150 for count in counts)


@both_generators
def test_shuffle_is_a_permutation_and_every_one_comes_up(kind: str) -> None:
    rng = make_rng(kind, "shuffle")
    for size in range(8):
        things = list(range(size))
        rng.shuffle(things)
        assert sorted(things) == list(range(size))
    orders: dict[tuple[int, ...], int] = {}
    for _ in range(24 * 100):
        things = [0, 1, 2, 3]
        rng.shuffle(things)
        orders[tuple(things)] = orders.get(tuple(things), 0) + 1
    assert len(orders) == 24
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 23 + 5 * 46**0.5


@both_generators
def test_a_fork_does_not_depend_on_what_was_drawn(kind: str) -> None:
    drawn = make_rng(kind, "fork")
    fresh = make_rng(kind, "fork")
    for _ in range(100):
        drawn.below(6)
    assert words(drawn.fork("bot 1")) == words(fresh.fork("bot 1"))
    # Nor does forking draw anything.
    again = make_rng(kind, "fork")
    again.fork("bot 1")
    assert words(again) == words(make_rng(kind, "fork"))


@both_generators
def test_streams_differ(kind: str) -> None:
    root = make_rng(kind, "streams")
    streams = [root, *(root.fork(label) for label in ("setup", "game", "bot 0", "bot 1", ""))]
    streams += [root.fork("game").fork("game"), make_rng(kind, "streams 2")]
    assert len({tuple(words(stream)) for stream in streams}) == len(streams)


@both_generators
def test_a_copy_goes_on_from_the_same_place(kind: str) -> None:
    for drawn in (0, 1, 7, 8, 9):
        rng = make_rng(kind, "copy")
        for _ in range(drawn):
            rng.word()
        twin = rng.copy()
        assert words(twin) == words(rng)
        assert words(twin.fork("x")) == words(rng.fork("x"))


def test_the_two_generators_differ() -> None:
    assert words(make_rng(FAST, "same")) != words(make_rng(SEALED, "same"))


def words(rng: Rng) -> list[int]:
    """The next few words."""
    return [rng.word() for _ in range(12)]


PINNED = {
    FAST: [
        *(991535565, 1526937236, 609748319, 267065594),
        *(3, 4, 5, 0, 0, 2),
        *(2, 3, 5, 7, 6, 0, 8, 1, 9, 4),
    ],
    SEALED: [
        *(1254423748, 4223708985, 955219529, 2248925626),
        *(2, 2, 0, 1, 0, 3),
        *(8, 3, 4, 0, 1, 2, 5, 9, 6, 7),
    ],
}


@both_generators
def test_the_numbers_are_those_of_all_records_there_are(kind: str) -> None:
    """If this fails, no record can be replayed any more: it may never change."""
    rng = make_rng(kind, "gelanggang")
    things = list(range(10))
    rng.fork("setup").shuffle(things)
    found = [*words(rng)[:4], *(rng.below(6) for _ in range(6)), *things]
    assert found == PINNED[kind]


def test_the_sealed_stream_can_be_checked_with_a_hash_alone() -> None:
    """SHA-256 over key and counter, as the page for suspicious players says."""
    key = hashlib.sha256(b"gelanggang/" + b"my seed").digest()
    block = hashlib.sha256(key + (0).to_bytes(8, "big")).digest()
    following = hashlib.sha256(key + (1).to_bytes(8, "big")).digest()
    expected = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
    expected += [int.from_bytes(following[i : i + 4], "big") for i in range(0, 16, 4)]
    assert words(make_rng(SEALED, "my seed")) == expected
    fork = hashlib.sha256(key + b"/game").digest()
    assert make_rng(SEALED, "my seed").fork("game").key == fork


def test_a_commitment_fixes_the_seed() -> None:
    assert commitment("a") == hashlib.sha256(b"a").hexdigest()
    assert commitment("a") != commitment("b")
    record = gelanggang.match("jawara-beksi", 2, seed="a", chance=SEALED).record()
    assert record.plain()["commitment"] == commitment("a")
