"""Firefox, as it is: it speaks WebDriver BiDi by itself, so nothing stands between."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any, Final

import aiohttp

from tests.browsers.window import LONG, PATIENCE, PHONE, Engine, Window

NAMES: Final = ("firefox-esr", "firefox")
PATH: Final = next(filter(None, map(shutil.which, NAMES)), None)


def missing() -> str | None:
    """Why there is none."""
    return None if PATH else "Firefox is not installed (Debian: firefox-esr)"


class Firefox(Engine):
    """One process; each window has a jar of its own for what is kept."""

    def __init__(self, folder: Path) -> None:
        assert PATH is not None
        # Pages take touches as from a phone.
        (folder / "user.js").write_text('user_pref("dom.w3c_touch_events.enabled", 1);\n')
        self.process = subprocess.Popen(
            [PATH, "--headless", "--no-remote", "--profile", folder, "--remote-debugging-port=0"],
            env={**os.environ, "HOME": str(folder)},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self.loop = asyncio.new_event_loop()
        self.numbers = 0
        self.errors: dict[str, list[str]] = {}
        self.loop.run_until_complete(self._connect(folder / "WebDriverBiDiServer.json"))
        self.ask("session.new", capabilities={})
        self.ask("session.subscribe", events=["log.entryAdded"])

    async def _connect(self, told: Path) -> None:
        self.client = aiohttp.ClientSession()
        until = time.monotonic() + LONG
        while True:
            try:
                at = json.loads(told.read_text())
                address = f"ws://{at['ws_host']}:{at['ws_port']}/session"
                self.socket = await self.client.ws_connect(address, max_msg_size=0)
            except (OSError, ValueError, aiohttp.ClientError):
                assert time.monotonic() < until, "Firefox does not start"
                await asyncio.sleep(0.05)
            else:
                return

    def ask(self, method: str, **params: object) -> Any:
        """One command and its answer."""
        return self.loop.run_until_complete(asyncio.wait_for(self._ask(method, params), LONG))

    async def _ask(self, method: str, params: dict[str, object]) -> Any:
        self.numbers += 1
        await self.socket.send_json({"id": self.numbers, "method": method, "params": params})
        while (told := await self.socket.receive_json()).get("id") != self.numbers:
            self._hear(told)
        assert told["type"] == "success", told
        return told["result"]

    def _hear(self, told: Any) -> None:
        if told["params"]["level"] == "error":
            context = told["params"]["source"]["context"]
            self.errors.setdefault(context, []).append(told["params"]["text"])

    def window(self, base: str) -> FirefoxWindow:
        return FirefoxWindow(self, base)

    def stop(self) -> None:
        self.ask("browser.close")
        self.process.wait(PATIENCE)
        self.loop.run_until_complete(self.client.close())
        self.loop.close()


class FirefoxWindow(Window):
    """A tab of somebody's own."""

    def __init__(self, firefox: Firefox, base: str) -> None:
        super().__init__(base)
        self.firefox = firefox
        self.person = firefox.ask("browser.createUserContext")["userContext"]
        tab = firefox.ask("browsingContext.create", type="tab", userContext=self.person)
        self.tab: str = tab["context"]
        self.resize(*PHONE)

    def _ask(self, method: str, **params: object) -> Any:
        return self.firefox.ask(method, context=self.tab, **params)

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", url=address, wait="complete")

    def answer(self, promise: str) -> str:
        told = self.firefox.ask(
            "script.evaluate", expression=promise, awaitPromise=True, target={"context": self.tab}
        )
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        found: str = told["result"]["value"]
        return found

    def touch(self, x: float, y: float) -> None:
        finger = {
            "type": "pointer",
            "id": "finger",
            "parameters": {"pointerType": "touch"},
            "actions": [
                {"type": "pointerMove", "x": round(x), "y": round(y)},
                {"type": "pointerDown", "button": 0},
                {"type": "pointerUp", "button": 0},
            ],
        }
        self._ask("input.performActions", actions=[finger])

    def resize(self, width: int, height: int) -> None:
        self._ask("browsingContext.setViewport", viewport={"width": width, "height": height})

    def picture(self) -> bytes:
        return base64.b64decode(self._ask("browsingContext.captureScreenshot")["data"])

    def troubles(self) -> list[str]:
        self.evaluate("() => 0")
        return self.firefox.errors.pop(self.tab, [])

    def close(self) -> None:
        self.firefox.ask("browser.removeUserContext", userContext=self.person)
