"""WebKit, as Debian has it: a plain browser on a screen that nobody sees, driven by WebDriver."""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import subprocess
import time
from contextlib import suppress
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final

from tests.browsers.window import LONG, PATIENCE, PHONE, Engine, Window
from tests.ports import free_port

DRIVER: Final = shutil.which("WebKitWebDriver")
SCREEN: Final = shutil.which("Xvfb")
OPTIONS: Final = ["--automation", "--javascript-can-open-windows-automatically=true"]

# Nothing of the kind can be asked from outside, so the page itself writes it down.
LISTEN: Final = """() => {
  window.troubles = [];
  const note = (kind, what) => window.troubles.push(`${kind}: ${what} ${what?.stack ?? ""}`);
  addEventListener('error', (event) => note('script', event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => note('promise', event.reason));
  const plain = console.error;
  console.error = (...words) => { note('console', words.join(' ')); plain(...words); };
}"""
# A window without the bar at its top, which would make it wider than a phone.
BARE: Final = "() => { open('about:blank', '', 'popup,noopener,toolbar=no,location=no') }"


def missing() -> str | None:
    """Why there is none."""
    if not DRIVER:
        return "WebKit's driver is not installed (Debian: webkit2gtk-driver)"
    return None if SCREEN else "there is no screen for WebKit (Debian: xvfb)"


class WebKit(Engine):
    """A screen; each window on it is a browser of its own that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        assert SCREEN is not None
        reads, writes = os.pipe()
        self.screen = subprocess.Popen(
            [SCREEN, "-displayfd", str(writes), "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
            pass_fds=[writes],
            stderr=subprocess.DEVNULL,
        )
        os.close(writes)
        with os.fdopen(reads) as told:
            display = f":{told.readline().strip()}"
        quiet = {"GDK_BACKEND": "x11", "NO_AT_BRIDGE": "1", "LC_ALL": "C.UTF-8"}
        self.around = {**os.environ, **quiet, "HOME": str(folder), "DISPLAY": display}

    def window(self, base: str) -> WebKitWindow:
        # On a busy machine a browser may come up and never answer its driver: ask another.
        with suppress(TimeoutError):
            return WebKitWindow(base, self.around)
        return WebKitWindow(base, self.around)

    def stop(self) -> None:
        self.screen.terminate()
        self.screen.wait(PATIENCE)


class Driver:
    """What stands between us and one browser."""

    def __init__(self, around: dict[str, str]) -> None:
        assert DRIVER is not None
        self.port = free_port()
        self.patience = PATIENCE
        # The browser is of its group, and goes with it.
        self.process = subprocess.Popen(
            [DRIVER, f"--port={self.port}"],
            env=around,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                self.ask("GET", "/status")
            except ConnectionError:
                assert time.monotonic() < until, "WebKit's driver does not start"
                time.sleep(0.05)
            else:
                break

    def ask(self, method: str, path: str, **body: object) -> Any:
        """One command and its answer."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=self.patience)
        try:
            line.request(method, path, json.dumps(body) if method == "POST" else None)
            answer = line.getresponse()
            value = json.load(answer)["value"]
        finally:
            line.close()
        assert answer.status == 200, (path, value)
        return value

    def stop(self) -> None:
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)


class WebKitWindow(Window):
    """A browser with one window."""

    def __init__(self, base: str, around: dict[str, str]) -> None:
        super().__init__(base)
        self.errors: list[str] = []
        self.driver = Driver(around)
        try:
            self._begin()
        except BaseException:
            self.driver.stop()
            raise

    def _begin(self) -> None:
        wish = {"webkitgtk:browserOptions": {"args": OPTIONS}}
        made = self.driver.ask("POST", "/session", capabilities={"alwaysMatch": wish})
        self.session = f"/session/{made['sessionId']}"
        first = self._ask("GET", "window")
        self.evaluate(BARE)
        second = self._second(first)
        self._ask("DELETE", "window")
        self._ask("POST", "window", handle=second)
        self.resize(*PHONE)
        self.driver.patience = LONG

    def _second(self, first: str) -> str:
        until = time.monotonic() + PATIENCE
        while True:
            for one in self._ask("GET", "window/handles"):
                if one != first:
                    return str(one)
            assert time.monotonic() < until, "WebKit opens no window"
            time.sleep(0.02)

    def _ask(self, method: str, what: str, **body: object) -> Any:
        return self.driver.ask(method, f"{self.session}/{what}", **body)

    def go(self, address: str) -> None:
        # A page takes its notes along when it is left.
        self.errors += self._notes()
        self._ask("POST", "url", url=address)
        self.evaluate(LISTEN)

    def answer(self, promise: str) -> str:
        tell = "(one) => arguments[0]([one]), (why) => arguments[0]([0, `${why}`])"
        script = f"{promise}.then({tell})"
        found, *wrong = self._ask("POST", "execute/async", script=script, args=[])
        assert not wrong, wrong
        return str(found)

    def touch(self, x: float, y: float) -> None:
        finger = {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "mouse"},
            "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        }
        self._ask("POST", "actions", actions=[finger])

    def resize(self, width: int, height: int) -> None:
        # What is around the page counts too: how much, one sees only then.
        self._ask("POST", "window/rect", x=0, y=0, width=width, height=height)
        around = self.evaluate("() => outerHeight - innerHeight")
        self._ask("POST", "window/rect", x=0, y=0, width=width, height=height + around)
        self.wait("(...size) => innerWidth === size[0] && innerHeight === size[1]", width, height)

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("GET", "screenshot"))

    def troubles(self) -> list[str]:
        found, self.errors = self.errors + self._notes(), []
        return found

    def _notes(self) -> list[str]:
        found: list[str] = self.evaluate("() => window.troubles?.splice(0) ?? []")
        return found

    def close(self) -> None:
        self.driver.ask("DELETE", self.session)
        self.driver.stop()
