"""Which browser tests the pages; as a program it says why there is none."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
PATH: Final = os.environ.get("GELANGGANG_BROWSER") or next(
    filter(None, map(shutil.which, NAMES)), None
)
INSIST: Final = os.environ.get("GELANGGANG_EXPECT_BROWSER") == "1"
# What Chromium wants where it runs as root in a container, and its silence.
FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def missing() -> str | None:
    """Why pages cannot be tested here."""
    if PATH:
        return None
    return "no Chromium was found; install it or say where it is in GELANGGANG_BROWSER"


if __name__ == "__main__":
    sys.exit(missing())
