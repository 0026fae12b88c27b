"""Which browsers besides Chromium are to play, and why one cannot here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.browsers import firefox, webkit
from tests.browsers.window import Engine

ENGINES: Final[dict[str, Callable[[Path], Engine]]] = {
    "firefox": firefox.Firefox,
    "webkit": webkit.WebKit,
}
MISSING: Final = {"firefox": firefox.missing(), "webkit": webkit.missing()}
