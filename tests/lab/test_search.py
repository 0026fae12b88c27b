"""A search finds what was planted, turns nothing else, and forgets nothing when it is stopped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.games import load_rules
from gelanggang.lab.block import BLOCK
from gelanggang.lab.luggage import packed, unpacked
from gelanggang.lab.report import Question
from gelanggang.lab.tuning.bench import Trials, Trier
from gelanggang.lab.tuning.draft import Draft
from gelanggang.lab.tuning.search import Search
from tests.lab import toy_games
from tests.lab.toy_games import GAME, Counting, found, planted, search


@pytest.fixture(autouse=True)
def _nobody_plays() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        toy_games.pretend(patch)
        yield


def test_a_planted_fault_is_found_and_undone(tmp_path: Path) -> None:
    result = found(search(planted(tmp_path / "pack", 8), most=1), tmp_path / "kept")
    assert [(knob.key, old, new) for knob, old, new in result.changes] == [
        ("card[gedig].score", 8, 4)
    ]
    assert [(step.before, step.after) for step in result.steps] == [(8, 7), (7, 6), (6, 5), (5, 4)]
    assert result.confirmation is not None
    assert result.confirmation.verdict == "better"
    moved = {(players, figure["key"]) for players, figure in result.moved}
    assert moved == {(2, "combo-points")}


def test_a_good_pack_stays_as_it_is(tmp_path: Path) -> None:
    result = found(search(planted(tmp_path / "pack", 4)), tmp_path / "kept")
    assert result.changes == []
    assert result.confirmation is None


def test_no_more_values_change_than_were_allowed(tmp_path: Path) -> None:
    pack = planted(tmp_path / "pack", 8, ketok=3)
    for most in (1, 2):
        result = found(search(pack, most=most), tmp_path / f"kept {most}")
        assert 1 <= len(result.changes) <= most


def test_a_pack_that_was_tuned_is_a_pack_and_says_that_it_was(tmp_path: Path) -> None:
    result = found(search(planted(tmp_path / "pack", 6)), tmp_path / "kept")
    assert result.confirmation is not None
    tuned = tmp_path / "tuned"
    tuned.mkdir()
    result.confirmation.tuned.script.write(tuned)
    label = load_rules(GAME, tuned).label
    assert label.version == load_rules(GAME).label.version + "+tune"
    assert label.digest == result.confirmation.tuned.digest
    # It can be tuned once more, and is then marked once.
    again = found(search(tuned), tmp_path / "again")
    assert again.changes == []


@pytest.mark.slow
def test_where_it_was_stopped_makes_no_difference(tmp_path: Path) -> None:
    pack = planted(tmp_path / "pack", 6)
    whole = Counting()
    result = found(search(pack), tmp_path / "kept", whole).plain()
    content = (tmp_path / "kept").read_bytes()
    assert len(whole.games) > 50
    for stop in range(1, len(whole.games) + 1, 7):
        kept = tmp_path / f"kept {stop}"
        with pytest.raises(KeyboardInterrupt):
            found(search(pack), kept, Counting(stop))
        rest = Counting()
        assert found(search(pack), kept, rest).plain() == result
        assert kept.read_bytes() == content
        # Nothing is played twice.
        assert len(rest.games) == len(whole.games) - stop


def test_what_was_played_serves_other_questions_too(tmp_path: Path) -> None:
    pack = planted(tmp_path / "pack", 6)
    found(search(pack, most=1), tmp_path / "kept")
    more = Counting()
    assert found(search(pack, most=2), tmp_path / "kept", more).changes
    alone = Counting()
    found(search(pack, most=2), tmp_path / "other", alone)
    assert len(more.games) < len(alone.games)


def test_fresh_seeds_confirm(tmp_path: Path) -> None:
    result = found(search(planted(tmp_path / "pack", 6)), tmp_path / "kept")
    assert result.confirmation is not None
    assert result.confirmation.report["seed"] == "toy/confirmation"
    seeds = {line.split(b'"seed":"')[1].split(b'"')[0] for line in _lines(tmp_path / "kept")}
    assert seeds == {b"toy/tuning", b"toy/confirmation"}


def test_a_value_is_tried_only_where_it_matters(tmp_path: Path) -> None:
    pack = planted(tmp_path / "pack", 4)
    bounds = pack / "bounds.toml"
    entry = bounds.read_text("utf-8").split("[[knob]]")[1]
    bounds.write_text(f"[[knob]]{entry}players = [3]", encoding="utf-8")
    targets = tmp_path / "targets.toml"
    both = Search(Question(GAME, (2, 3), 100, "toy", pack=pack, targets=targets), pack, 1)
    watch = Counting()
    found(both, tmp_path / "kept", watch)
    # Five blocks of the pack at both tables, and of each of two drafts at the one.
    assert watch.games == [BLOCK] * (5 * (2 + 2))
    alone = Search(Question(GAME, (2,), 100, "toy", pack=pack, targets=targets), pack, 1)
    assert alone.knobs == []


@pytest.mark.parametrize(
    ("games", "targets", "code"),
    [(80, toy_games.TARGETS, "tune-few"), (200, f'game = "{GAME}"', "tune-aimless")],
)
def test_what_cannot_be_judged_is_said_at_once(
    tmp_path: Path, games: int, targets: str, code: str
) -> None:
    pack = planted(tmp_path / "pack", 4)
    (tmp_path / "targets.toml").write_text(targets, encoding="utf-8")
    with pytest.raises(BadInput) as caught:
        search(pack, games=games)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("old", "new"),
    [(b'"counts":[', b'"counts":[1,'), (b'"players":2', b'"players":"2"'), (b'"names"', b'"name"')],
)
def test_a_damaged_line_is_named(tmp_path: Path, old: bytes, new: bytes) -> None:
    pack = planted(tmp_path / "pack", 4)
    found(search(pack), tmp_path / "kept")
    content = (tmp_path / "kept").read_bytes()
    assert old in content
    (tmp_path / "kept").write_bytes(content.replace(old, new, 1))
    with pytest.raises(BadInput) as caught:
        found(search(pack), tmp_path / "kept")
    assert (caught.value.code, caught.value.facts["line"]) == ("kept-line", 2)


def test_what_another_seed_has_played_is_refused(tmp_path: Path) -> None:
    pack = planted(tmp_path / "pack", 4)
    found(search(pack), tmp_path / "kept")
    with pytest.raises(BadInput) as caught:
        found(search(pack, seed="other"), tmp_path / "kept")
    assert (caught.value.code, caught.value.facts["key"]) == ("kept-other", "seed")


def test_a_worker_without_our_folders_plays_the_same(tmp_path: Path) -> None:
    start = search(planted(tmp_path / "pack", 6))
    knob = start.knobs[0]
    blocks = tuple(replace(block, pack=1) for block in start.ground.first_blocks([2], 2))
    changes = Draft(GAME, start.script, {knob: 3}).changes
    trials = Trials(GAME, "s", start.folder, ((), changes), blocks)
    with unpacked(packed(trials)) as plan:
        there = Trier(plan)
    assert not plan.folder.exists()
    here = Trier(trials)
    assert [there(0), there(1)] == [here(0), here(1)]
    assert here(0)["combo.points"] < Trier(replace(trials, drafts=((), ())))(0)["combo.points"]


def _lines(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines()[1:]
