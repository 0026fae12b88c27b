"""A busy machine is told from a slow server: what could not be measured is no broken promise."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench._calm import BUSY, Waiting, calm, queued_seconds, verdict, worked_seconds

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


HELPED = """
import hashlib, os, threading
os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
def work():
    while True:
        # Without the interpreter: whoever waits for that is in no queue for a processor.
        hashlib.pbkdf2_hmac("sha256", b"", b"", 50_000)
threading.Thread(target=work, daemon=True).start()
work()
"""
"""A program whose second thread keeps the first from working."""


@pytest.mark.skipif(not SCHEDSTAT.exists(), reason="this kernel does not count who waits")
def test_a_process_that_waits_for_its_own_threads_is_not_kept_waiting() -> None:
    helped = subprocess.Popen([sys.executable, "-c", HELPED])
    try:
        time.sleep(0.3)
        queued, waiting = queued_seconds(helped.pid), Waiting([helped.pid, os.getpid()])
        others = worked_seconds([helped.pid, os.getpid()])
        time.sleep(0.5)
        now = worked_seconds([helped.pid, os.getpid()])
        worked = sum(one - others.get(thread, 0.0) for thread, one in now.items())
        assert queued_seconds(helped.pid) - queued > 0.2
        assert waiting.share(0.5) <= worked / 0.5 + 0.1
    finally:
        helped.kill()
        helped.wait()


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
