"""Whether shows run smoothly on a slow phone.

A real browser, its processor slowed down six times, watches the great show of each game from a
seat of a table of four; the time between two pictures is taken for as long as the show runs.  An
empty page that only moves one square is the peer, measured in the same run: where even that one
stutters, the machine is busy, and nothing is said about the shows.

    make bench
    PYTHONPATH=. .venv/bin/python bench/frames.py --rounds 5
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

# Programs of this folder are started by their path.
sys.path.append(str(Path(__file__).resolve().parent.parent))

from playwright.sync_api import Page, sync_playwright

from tests.e2e import brink, chromium, taps
from tests.e2e.conftest import PHONE, Desk, Host

PROMISED: Final = 33.0
"""Milliseconds between two pictures, 95 times of a hundred."""
SLOWED: Final = 6
STILL: Final = 20.0
"""A machine on which an empty page takes longer than that is busy with something else."""

# From the first picture with the show to the last one.
FRAMES = """(what) => {
  window.frames_ = [];
  let last = null;
  const look = (now) => {
    const there = document.querySelector(what);
    if (there && last !== null) window.frames_.push(now - last);
    last = there ? now : null;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
EMPTY = """<style>@keyframes go { to { transform: translateX(200px) } }
i { display: block; width: 50px; height: 50px; background: red; animation: go 1s infinite }</style>
<i></i>"""


def slow_down(page: Page) -> None:
    """Make the processor of a window six times slower."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})


def p95(frames: list[float]) -> float:
    """What 95 of a hundred are not above."""
    return statistics.quantiles(frames, n=20)[-1]


def empty(desk: Desk) -> list[float]:
    """Times between pictures of a page that does next to nothing."""
    page = desk.window()
    page.set_content(EMPTY)
    slow_down(page)
    page.evaluate(FRAMES, "i")
    page.wait_for_timeout(3000)
    found: list[float] = page.evaluate("() => frames_")
    page.context.close()
    return found


def show(desk: Desk, host: Host, game: str, chance: int) -> list[float]:
    """Times between pictures while the show of a game runs on a phone."""
    seats = host.call(brink.four_at(host.base, game, chance))
    watching: list[Page] = []
    for seat in seats:
        page = desk.window("/settings", speed="normal", viewport=PHONE)
        brink.sit(page, seat)
        page.goto(f"/t/{seat['table']}")
        page.locator(".table").wait_for()
        watching.append(page)
    last = next(page for page in watching if page.locator(".prompt.mine").count())
    # Whoever is measured is alone on the machine, but for the one whose choice it is.
    for page in watching:
        if page is not last:
            page.context.close()
    slow_down(last)
    last.evaluate(FRAMES, brink.SHOWS[game])
    taps.until(last, brink.SHOWS[game])
    last.wait_for_function("what => !document.querySelector(what)", arg=brink.SHOWS[game])
    found: list[float] = last.evaluate("() => frames_")
    last.context.close()
    return found


def main() -> int:
    """Measure, print, and say whether the promise holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    rounds = parser.parse_args().rounds
    if why := chromium.missing():
        print(f"not measured: {why}")
        return 0
    broken = False
    with tempfile.TemporaryDirectory() as house, sync_playwright() as playwright:
        host = Host(Path(house))
        browser = playwright.chromium.launch(executable_path=chromium.PATH, args=chromium.FLAGS)
        desk = Desk(browser, host.base, lambda *_: None)
        peer = statistics.median(p95(empty(desk)) for _ in range(rounds))
        print(f"| an empty page | {peer:.1f} ms |")
        for game, what in brink.SHOWS.items():
            found = statistics.median(p95(show(desk, host, game, n)) for n in range(rounds))
            verdict = "holds" if found <= PROMISED else "BROKEN"
            if peer > STILL:
                verdict = "not measured: the machine is busy"
            broken |= verdict == "BROKEN"
            print(
                f"| {game} {what} | {found:.1f} ms | {found / peer:.1f} of the peer | {verdict} |"
            )
        browser.close()
        host.close()
    return int(broken)


if __name__ == "__main__":
    sys.exit(main())
