"""A window of any browser: a person looks at it and taps; the rest is the same in all of them."""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Final

FINGER: Final = Path(__file__).parent.parent / "e2e" / "finger.js"
PATIENCE: Final = 30.0
"""Seconds: the machine may be busy."""
LONG: Final = 120.0
"""A game that takes longer has stopped."""
PHONE: Final = (360, 640)
DESK: Final = (1280, 800)

# The first such thing that a finger can reach, and where; what is out of sight is brought there.
REACH: Final = """(what, text) => {
  const all = [...document.querySelectorAll(what)].filter((one) => one.textContent.includes(text));
  if (!all.some(finger.spot)) all[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const at = all.map(finger.spot).find(Boolean);
  return at && [at.x, at.y];
}"""
# What the player that plays through every page would tap now.  Where the machine is slow, a touch
# lasts long enough to open what is there to be read: that is closed again.
NEXT: Final = """(what) => {
  if (what && [...document.querySelectorAll(what)].some(finger.spot)) return 'there';
  const found = document.querySelector('dialog[open] .close') ?? finger.next();
  if (!found || found === 'over') return found;
  const at = finger.spot(found);
  return at && [at.x, at.y];
}"""


def called(function: str, arguments: tuple[object, ...]) -> str:
    """An expression of JavaScript: a promise of what a function answers, written as JSON."""
    return (
        f"(async () => JSON.stringify(await ({function})(...{json.dumps(arguments)})) ?? 'null')()"
    )


class Window(ABC):
    """What a browser has to do for us, and what follows from it."""

    def __init__(self, base: str) -> None:
        self.base = base

    @abstractmethod
    def go(self, address: str) -> None:
        """Load a page and wait until it is there."""

    @abstractmethod
    def answer(self, promise: str) -> str:
        """What becomes of an expression in the page; AssertionError where it fails."""

    @abstractmethod
    def touch(self, x: float, y: float) -> None:
        """A real finger, or where the browser knows none, a real mouse."""

    @abstractmethod
    def resize(self, width: int, height: int) -> None:
        """Give the page that much room."""

    @abstractmethod
    def picture(self) -> bytes:
        """The page as it is seen, as PNG."""

    @abstractmethod
    def troubles(self) -> list[str]:
        """Every error of a script or of the console since this was asked last."""

    @abstractmethod
    def close(self) -> None:
        """This person is gone, with all that was kept."""

    def open(self, path: str, **settings: object) -> None:
        """Come by a link; usually nothing moves, so nothing is waited for."""
        self.go(f"{self.base}/worker.js")
        kept = json.dumps({"lang": "id", "speed": "off", **settings})
        self.evaluate("(kept) => { localStorage['gelanggang.settings'] = kept }", kept)
        self.go(self.base + path)
        self.evaluate(f"() => {{ {FINGER.read_text()} }}")

    def evaluate(self, function: str, *arguments: object) -> Any:
        """Call a function in the page."""
        return json.loads(self.answer(called(function, arguments)))

    def wait(self, function: str, *arguments: object, seconds: float = PATIENCE) -> Any:
        """Call it until it answers something that is true."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            if found := self.evaluate(function, *arguments):
                return found
            time.sleep(0.02)
        said = self.evaluate("() => document.body.innerText")
        raise AssertionError(f"{function} {arguments} waits in vain in front of:\n{said}")

    def see(self, what: str, text: str = "") -> None:
        """Wait until something can be reached."""
        self.wait(REACH, what, text)

    def tap(self, what: str, text: str = "") -> None:
        """One touch on the first such thing."""
        self.touch(*self.wait(REACH, what, text))

    def count(self, what: str) -> int:
        """How many there are."""
        found: int = self.evaluate("(what) => document.querySelectorAll(what).length", what)
        return found

    def gone(self, what: str) -> None:
        """Wait until there is none."""
        self.wait("(what) => !document.querySelector(what)", what)

    def play(self, until: str = "", choose: str = NEXT) -> int:
        """Play with touches until something is there, or to the recap; how many touches."""
        touches, end = 0, time.monotonic() + LONG
        while time.monotonic() < end:
            found = self.evaluate(choose, until)
            if found in ("there", "over"):
                return touches
            if found:
                self.touch(*found)
                touches += 1
            else:
                time.sleep(0.02)
        raise AssertionError(self.evaluate("() => document.body.innerText"))


class Engine(ABC):
    """A browser that is started once, and has a window for each person."""

    @abstractmethod
    def window(self, base: str) -> Window:
        """Somebody who was never here before."""

    @abstractmethod
    def stop(self) -> None:
        """Close it."""
