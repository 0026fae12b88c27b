"""Workers of a Dask cluster: the same comes back as without, also when one of them is killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.lab import cluster as door
from gelanggang.lab.arena import Contest, compete
from gelanggang.lab.cluster import Cluster, joined
from gelanggang.lab.simulate import Plan, Player, simulate
from gelanggang.lab.spell_future.survival import survival_table
from gelanggang.lab.workers import in_order
from tests.cli.shell import changed_pack
from tests.lab.shared_work import PLAN, Doomed, Fate, Reading, alone, process, read, stumble


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


@pytest.mark.slow
def test_every_cell_of_the_survey_is_the_same(cluster: Cluster) -> None:
    shared, own = (survival_table(None, 2, "s", jobs, (0.65,), 40) for jobs in (cluster, 1))
    assert shared == own


def test_a_killed_worker_changes_nothing(cluster: Cluster, tmp_path: Path) -> None:
    fate = Fate(PLAN, PLAN.games // 2, 1, str(tmp_path))
    assert list(in_order(Doomed, fate, range(PLAN.games), cluster)) == alone()
    assert len(list(tmp_path.iterdir())) == 1
