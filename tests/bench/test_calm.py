"""A busy machine is told from a slow server: what could not be measured is no broken promise."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench._calm import BUSY, Waiting, calm, verdict

SCHEDSTAT = Path("/proc/self/schedstat")


def test_rounds_in_which_somebody_waited_are_left_out() -> None:
    waited = [0.05, 0.5, 0.051, 0.06, 0.3, 0.07]
    assert calm(waited, lambda one: one, 0.1, 0.01) == [0.05, 0.051, 0.06]


@pytest.mark.parametrize(
    "waited", [[], [0.0], [0.5] * 8, [0.0, 0.5, 0.5, 0.5], [0.0] * 2 + [1.0] * 7]
)
def test_too_few_calm_rounds_are_none(waited: list[float]) -> None:
    assert calm(waited, lambda one: one, 0.1, 0.01) == []


def test_what_was_not_measured_is_neither_held_nor_broken() -> None:
    assert verdict(None, False) == BUSY
    assert (verdict(4.1, True), verdict(1.9, False)) == ("held", "BROKEN")


@pytest.mark.skipif(not SCHEDSTAT.exists(), reason="this kernel does not count who waits")
def test_a_process_that_shares_its_processor_waits() -> None:
    here = os.sched_getaffinity(0)
    burn = [sys.executable, "-c", "while True: pass"]
    rival = subprocess.Popen(burn)
    try:
        os.sched_setaffinity(rival.pid, {min(here)})
        os.sched_setaffinity(0, {min(here)})
        waiting = Waiting([os.getpid()])
        until = time.perf_counter() + 0.5
        while time.perf_counter() < until:
            pass
        assert waiting.share(0.5) > 0.1
    finally:
        os.sched_setaffinity(0, here)
        rival.kill()
        rival.wait()
