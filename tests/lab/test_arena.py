"""The laws of the arena: every deal from every seat, the same however it was played."""

from __future__ import annotations

import json
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelanggang.bots import bot
from gelanggang.core.errors import BadInput
from gelanggang.core.match import Match
from gelanggang.games import GAMES, load_rules
from gelanggang.lab.arena import Contest, compete, contest, line_ups
from gelanggang.lab.kept import Kept, kept_seed
from gelanggang.lab.line_up import line_up, turns
from gelanggang.lab.machine import machine
from gelanggang.lab.played import Played, play
from gelanggang.lab.rating import rate
from gelanggang.lab.standing import Standing
from gelanggang.lab.times import STEP, Times
from gelanggang.lab.unit import Unit, read_unit

pytestmark = pytest.mark.slow

JAWARA = "jawara-beksi"
SPELL = "spell-from-the-future"
names = st.lists(st.sampled_from("abc"), min_size=2, max_size=5).map(tuple)


def held(bots: str, units: int = 3, game: str = JAWARA, jobs: int = 1) -> Standing:
    """What a contest without a clock adds up to."""
    one = of(bots, game)
    return Standing(one, load_rules(game).label, list(compete(one, range(units), jobs)))


def of(bots: str, game: str = JAWARA, times: bool = False) -> Contest:
    return contest(load_rules(game), bots.split(","), "arena", {}, times=times)


@given(names)
def test_every_entry_gets_every_seat_once(bots: tuple[str, ...]) -> None:
    for seat in range(len(bots)):
        assert sorted(line_up(bots, turn)[seat] for turn in range(len(bots))) == sorted(bots)


@given(names)
def test_the_same_table_is_played_once(bots: tuple[str, ...]) -> None:
    played = [line_up(bots, turn) for turn in range(turns(bots))]
    assert len(set(played)) == len(played)
    assert {line_up(bots, turn) for turn in range(len(bots))} == set(played)


def test_a_unit_is_one_seed_from_every_seat() -> None:
    one = of("anak-baru,random,random")
    (unit,) = compete(one, range(4, 5))
    rules = load_rules(JAWARA)
    for turn, game in enumerate(unit.games):
        match = Match(rules, 3, {}, "arena/4")
        seated = [bot(rules, name) for name in line_up(one.bots, turn)]
        assert game == play(match, seated, turn)
    assert len(unit.games) == 3


@pytest.mark.parametrize(
    ("game", "bots"),
    [
        (JAWARA, "anak-baru,random"),
        (JAWARA, "anak-baru,anak-baru,random"),
        (SPELL, "pemimpi,random,pemimpi"),
    ],
)
def test_turning_the_order_of_the_bots_turns_the_result(game: str, bots: str) -> None:
    first, *rest = bots.split(",")
    before = held(bots, game=game)
    after = held(",".join([*rest, first]), game=game)
    assert after.entries == [*before.entries[1:], before.entries[0]]
    assert {side.bot: side for side in after.sides} == {side.bot: side for side in before.sides}
    assert after.more == before.more


def test_turning_the_order_of_the_bots_leaves_the_ratings() -> None:
    found = []
    for bots in ("anak-baru,random,random", "random,random,anak-baru"):
        one = of(bots)
        found.append(rate([(one.bots, list(compete(one, range(3))))]))
    assert found[0] == found[1]


def test_equal_bots_share_every_unit_evenly() -> None:
    standing = held("random,random")
    assert [entry.wins.value for entry in standing.entries] == [0.5, 0.5]
    assert standing.games == standing.units
    assert [side.wins.value for side in standing.sides] == [1.0]


def test_the_win_is_shared_out_whole() -> None:
    standing = held("anak-baru,random,random,random", 2)
    assert sum(entry.wins.value for entry in standing.entries) == pytest.approx(1)
    for turn in range(4):
        # The four who sat together when the table was turned so often.
        together = [standing.entries[entry].by_seat[(entry + turn) % 4] for entry in range(4)]
        assert sum(together) == pytest.approx(1)
    for entry in standing.entries:
        assert sum(entry.by_seat) / 4 == pytest.approx(entry.wins.value)


def test_margins_are_counted_from_the_best_other() -> None:
    game = Played(0, 9, 1, 3, 3, {}, (0.0, 1.0, 0.0), (4, 9, 7), False)
    turned = replace(game, number=1, scores=(9, 7, 4), shares=(1.0, 0.0, 0.0))
    again = replace(game, number=2, scores=(7, 4, 9), shares=(0.0, 0.0, 1.0))
    unit = Unit(0, (game, turned, again))
    # Entry 0 sits on seats 0, 1, 2: it has 4, 7 and 9.
    assert unit.margin(0) == pytest.approx(((4 - 9) + (7 - 9) + (9 - 7)) / 3)
    assert unit.share(0) == pytest.approx(1 / 3)


def test_the_number_of_jobs_changes_nothing() -> None:
    for game, bots in ((JAWARA, "anak-baru,random"), (SPELL, "pemimpi,random,pemimpi")):
        one = of(bots, game)
        assert list(compete(one, range(7), 2)) == list(compete(one, range(7), 1))


def test_levels_and_names_are_the_same_bots() -> None:
    assert of("1,random") == of("anak-baru,random")


def test_the_stronger_bot_is_found_and_rated_higher() -> None:
    one = of("anak-baru,random")
    units = list(compete(one, range(12)))
    standing = Standing(one, load_rules(JAWARA).label, units)
    assert standing.entries[0].wins.interval[0] > 0.5
    ratings = rate([(one.bots, units)])
    assert ratings["anak-baru"].ordinal > ratings["random"].ordinal
    assert ratings["anak-baru"].mu > 25 > ratings["random"].mu


def test_who_plays_alone_is_not_rated() -> None:
    one = of("random,random,random")
    (before,) = rate([(one.bots, [])]).values()
    (after,) = rate([(one.bots, list(compete(one, range(2))))]).values()
    assert after == before


def test_a_lost_village_is_a_draw_for_ratings() -> None:
    lost = Played(0, 9, 1, 9, 9, {}, (0.0, 0.0, 0.0), (4, 9, 7), False)
    ratings = rate([(("a", "b", "c"), [Unit(0, (lost,) * 3)])])
    assert [rating.mu for rating in ratings.values()] == pytest.approx([25] * 3)


def test_all_pairs_meet() -> None:
    assert line_ups(("a", "b", "c"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert line_ups(("a", "b"), 4) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_longest_round_is_one_of_the_rounds(game: str) -> None:
    for players in (2, 3):
        for unit in compete(of(",".join(["random"] * players), game), range(3)):
            for played in unit.games:
                assert played.turns / played.rounds <= played.longest_round <= played.turns
                if game == SPELL:
                    assert played.turns == played.decisions


def test_the_village_is_counted() -> None:
    one = of("pemimpi,random,pemimpi", SPELL)
    units = list(compete(one, range(4)))
    stood = [any(game.shares) for unit in units for game in unit.games]
    more = Standing(one, load_rules(SPELL).label, units).more
    assert more["village_stood"].value == pytest.approx(sum(stood) / len(stood))


# Times.


def test_decisions_without_a_choice_are_not_timed() -> None:
    one = of("random,random", times=True)
    (unit,) = compete(one, range(1))
    (times,) = unit.times.values()
    assert 0 < times.decisions < unit.games[0].decisions
    assert 0 < times.within(0.5) <= times.within(0.95) <= times.longest


@given(st.lists(st.floats(1e-6, 10), min_size=1, max_size=60), st.floats(0.01, 1))
def test_a_time_is_kept_to_within_a_step(seconds: list[float], share: float) -> None:
    times, halves = Times(), [Times(), Times()]
    for i, one in enumerate(seconds):
        times.add(one)
        halves[i % 2].add(one)
    halves[0].merge(halves[1])
    assert halves[0] == times
    told = times.within(share)
    assert sum(one <= told * (1 + 1e-9) for one in seconds) >= share * len(seconds)
    assert sum(one < told / STEP * (1 - 1e-9) for one in seconds) < share * len(seconds)
    assert times.longest == max(seconds)


def test_the_machine_is_told() -> None:
    assert set(machine()) == {"machine", "system", "python", "compiled"}


# Kept units.


def fill(path: Path, one: Contest, units: int) -> list[Unit]:
    """Go on with a contest until there are so many units."""
    with Kept(path, one, load_rules(one.game)) as kept:
        for unit in compete(one, range(len(kept.units), units)):
            kept.add(unit)
        return kept.units


def test_a_contest_that_was_cut_off_anywhere_ends_the_same(tmp_path: Path) -> None:
    one = of("anak-baru,random")
    whole = tmp_path / "whole"
    units = fill(whole, one, 3)
    content = whole.read_bytes()
    starts = [i + 1 for i, byte in enumerate(content) if byte == ord("\n")]
    cut = tmp_path / "cut"
    rules = load_rules(JAWARA)
    for end in range(starts[1], len(content)):
        cut.write_bytes(content[:end])
        with Kept(cut, one, rules) as kept:
            # A unit is there or not: playing it again gives it again, as the laws above say.
            assert kept.units == units[: sum(start <= end for start in starts) - 1]
            for unit in units[len(kept.units) :]:
                kept.add(unit)
        assert cut.read_bytes() == content
    for end in (starts[0], starts[1] + 7, len(content) - 1):
        cut.write_bytes(content[:end])
        assert fill(cut, one, 3) == units
        assert cut.read_bytes() == content


def test_more_units_can_be_added(tmp_path: Path) -> None:
    one = of("pemimpi,random,random", SPELL)
    fill(tmp_path / "grown", one, 1)
    assert fill(tmp_path / "grown", one, 3) == fill(tmp_path / "at once", one, 3)
    assert (tmp_path / "grown").read_bytes() == (tmp_path / "at once").read_bytes()


def test_times_are_kept_too(tmp_path: Path) -> None:
    one = of("anak-baru,random", times=True)
    units = fill(tmp_path / "kept", one, 2)
    assert fill(tmp_path / "kept", one, 2) == units
    assert units[0].times["anak-baru"].decisions > 0


@pytest.mark.parametrize(
    ("other", "key"),
    [
        (of("random,anak-baru"), "bots"),
        (replace(of("anak-baru,random"), seed="other"), "seed"),
        (replace(of("anak-baru,random"), options={"rounds": 4, "without_down": False}), "options"),
        (of("anak-baru,random", times=True), "times"),
        (of("random,random", SPELL), "game"),
    ],
)
def test_a_file_of_another_contest_is_refused(tmp_path: Path, other: Contest, key: str) -> None:
    path = tmp_path / "kept"
    fill(path, of("anak-baru,random"), 1)
    before = path.read_bytes()
    with pytest.raises(BadInput) as caught:
        Kept(path, other, load_rules(other.game))
    assert caught.value.code == "kept-other"
    assert caught.value.facts["key"] == key
    assert path.read_bytes() == before


@pytest.mark.parametrize("content", [b"mine", b"mine\n", b"[]\n", b'{"format": 1}\n', b"\n"])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "mine"
    path.write_bytes(content)
    one = of("anak-baru,random")
    with pytest.raises(BadInput) as caught:
        Kept(path, one, load_rules(JAWARA))
    assert caught.value.code == "kept-format"
    assert path.read_bytes() == content


def test_an_empty_file_is_as_good_as_none(tmp_path: Path) -> None:
    path = tmp_path / "new"
    assert kept_seed(path) is None
    path.touch()
    assert kept_seed(path) is None
    fill(path, of("anak-baru,random"), 1)
    assert kept_seed(path) == "arena"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"unit":0', b'"unit":1'),
        (b'"shares"', b'"share"'),
        (b'"shares":[', b'"shares":[0.5,'),
        (b'"stuck":false', b'"stuck":"no"'),
        (b'"decisions":', b'"decisions":"x'),
        (b'"times":{}', b'"times":[]'),
        (b"{", b"["),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, old: bytes, new: bytes) -> None:
    path = tmp_path / "kept"
    one = of("anak-baru,random")
    fill(path, one, 2)
    head, first, second = path.read_bytes().splitlines(keepends=True)
    assert old in first
    path.write_bytes(head + first.replace(old, new, 1) + second)
    with pytest.raises(BadInput) as caught:
        Kept(path, one, load_rules(JAWARA))
    assert (caught.value.code, caught.value.facts["line"]) == ("kept-line", 2)


def test_a_unit_survives_being_written() -> None:
    one = of("pemimpi,random,random", SPELL, times=True)
    for unit in compete(one, range(2)):
        assert read_unit(json.loads(json.dumps(unit.plain())), unit.number, one.bots) == unit
    plain = [unit.plain() for unit in compete(one, range(2))]
    for before, after in pairwise(plain):
        with pytest.raises(ValueError, match=r"^$"):
            read_unit(after, 0, one.bots)
        with pytest.raises(ValueError, match=r"^$"):
            read_unit(before, 0, ("pemimpi", "pemimpi", "pemimpi"))
