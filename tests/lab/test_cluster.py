"""Workers of a Dask cluster: the same comes back as without, also when one of them is killed."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.lab import block
from gelanggang.lab.arena import Contest, compete
from gelanggang.lab.block import Block, play_blocks
from gelanggang.lab.cluster import Cluster, joined
from gelanggang.lab.luggage import MOST_BYTES
from gelanggang.lab.simulate import Plan, Player, simulate
from gelanggang.lab.spell_future.survival import survival_table
from gelanggang.lab.workers import in_order
from tests.cli.shell import changed_pack
from tests.lab.shared_work import PLAN, Doomed, Fate, Reading, alone, process, read, stumble

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two workers of a cluster on this machine."""
    with joined(None, 2) as two:
        yield two


def test_a_cluster_finds_what_one_process_finds(cluster: Cluster) -> None:
    assert list(in_order(Player, PLAN, range(PLAN.games), cluster)) == alone()
    assert cluster.count == 2
    assert os.getpid() not in set(in_order(process, None, range(9), cluster))


def test_every_sum_is_the_same(cluster: Cluster) -> None:
    bots = ("anak-baru", "random")
    shared, own = (simulate(Plan("jawara-beksi", 2, 9, "s", bots), jobs) for jobs in (cluster, 1))
    assert {**shared.plain(), "seconds": 0, "decisions_per_second": 0} == {
        **own.plain(),
        "seconds": 0,
        "decisions_per_second": 0,
    }
    contest = Contest("jawara-beksi", bots, "s", {"rounds": 3}, times=False)
    assert list(compete(contest, range(3), cluster)) == list(compete(contest, range(3), 1))


def test_every_counter_of_a_report_is_the_same(cluster: Cluster, tmp_path: Path) -> None:
    other = changed_pack(tmp_path, "table.toml", "2 = [25,", "2 = [26,")
    blocks = tuple(Block(pack, 2, "lot", 20 * i, 1) for pack in (0, 1) for i in range(3))
    plan = block.Plan("jawara-beksi", "r", (None, other), blocks)
    assert list(play_blocks(plan, cluster)) == list(play_blocks(plan, 1))


def test_every_cell_of_the_survey_is_the_same(cluster: Cluster) -> None:
    shared, own = (survival_table(None, 2, "s", jobs, (0.65,), 40) for jobs in (cluster, 1))
    assert shared == own


def test_a_killed_worker_changes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    fate = Fate(PLAN, PLAN.games // 2, 1, str(tmp_path))
    assert list(in_order(Doomed, fate, range(PLAN.games), cluster)) == alone()
    assert len(list(tmp_path.iterdir())) == 1


def test_who_is_killed_again_and_again_is_told_so(cluster: Cluster, tmp_path: Path) -> None:
    fate = Fate(Plan("jawara-beksi", 2, 1, "x", ("random",) * 2), 0, 99, str(tmp_path))
    with pytest.raises(BadInput) as told:
        list(in_order(Doomed, fate, range(1), cluster))
    assert told.value.code == "workers-killed"
    assert told.value.facts == {"deaths": len(list(tmp_path.iterdir()))}


def test_an_error_in_the_work_is_told_as_it_is(cluster: Cluster) -> None:
    with pytest.raises(ValueError, match="not 7"):
        list(in_order(stumble, 7, range(20), cluster))
    assert list(in_order(stumble, 7, range(5), cluster)) == [0, 1, 2, 3, 4]


def test_packs_go_along_as_data(cluster: Cluster, tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    (folder / "deep").mkdir(parents=True)
    (folder / "a.txt").write_text("satu")
    (folder / "deep" / "b.txt").write_text("dua")
    words = tmp_path / "kata.csv"
    words.write_text("tiga")
    plan = Reading((folder, None, words))
    [(place, *found)] = in_order(read, plan, range(1), cluster)
    assert found[:3] == ["pack", "satu", "dua"]
    assert found[4:] == ["kata.csv", "tiga"]
    # It was read somewhere else, where nothing is left of it.
    assert place != str(tmp_path)
    assert not Path(place).exists()


def test_a_pack_is_played_as_it_was_when_the_work_began(cluster: Cluster, tmp_path: Path) -> None:
    pack = changed_pack(tmp_path, "table.toml", "2 = [25,", "2 = [26,")
    plan = Plan("jawara-beksi", 2, 6, "p", ("random",) * 2, pack=pack, records=True)
    own = list(map(Player(plan), range(6)))
    assert own != list(map(Player(replace(plan, pack=None)), range(6)))
    with closing(in_order(Player, plan, range(6), cluster)) as shared:
        first = next(shared)
        shutil.rmtree(pack)
        assert [first, *shared] == own


def test_what_is_no_pack_is_not_sent(cluster: Cluster, tmp_path: Path) -> None:
    film = tmp_path / "film.csv"
    film.write_bytes(bytes(MOST_BYTES + 1))
    with pytest.raises(BadInput) as told:
        list(in_order(read, Reading((film,)), range(1), cluster))
    assert (told.value.code, told.value.facts["file"]) == ("luggage-heavy", str(film))
