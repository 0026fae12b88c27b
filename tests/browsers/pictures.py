"""Pictures of the pages in other browsers, to be looked at.

`python -m tests.browsers.pictures FOLDER` takes them.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.browsers.conftest import House
from tests.browsers.engines import ENGINES, MISSING
from tests.browsers.test_play import ACTION, NAMES, SHOWS, begin, watch
from tests.browsers.window import DESK, PHONE, Window

READY = (ACTION, ".pads .on .white")
CHOSEN = (".hand .chosen ~ .chosen", ".has .white")


def take(window: Window, folder: Path, name: str) -> None:
    """The page at both sizes; it is a phone's before and afterwards."""
    for width, height in (PHONE, DESK):
        window.resize(width, height)
        window.wait("() => [...document.images].every((one) => one.complete)")
        # What was asked for is not painted yet.
        window.evaluate("() => new Promise((done) => setTimeout(done, 400))")
        (folder / f"{name}-{width}x{height}.png").write_bytes(window.picture())
    window.resize(*PHONE)
    print(f"- {folder.name} {name}", flush=True)


def album(window: Window, folder: Path) -> None:
    """Home, and of each game the lobby, the table, a choice, the show and the recap."""
    for game, name in enumerate(NAMES):
        window.open("/")
        window.see(".tile")
        if not game:
            take(window, folder, "home")
        begin(window, game, "Bareng teman")
        window.see(".lobby img.qr")
        take(window, folder, f"{name}-lobby")
        window.tap(".lobby .foot .main")
        window.see(".table")
        window.play(READY[game])
        take(window, folder, f"{name}-table")
        window.play(CHOSEN[game])
        take(window, folder, f"{name}-chosen")
        window.open("/", speed="slow")
        begin(window, game, "Belajar 90 detik")
        window.tap("dialog .main")
        window.see(".pointed")
        take(window, folder, f"{name}-lesson")
        watch(window, SHOWS[game])
        take(window, folder, f"{name}-show")


def main(folder: Path) -> None:
    """All of them, of every browser that is there."""
    for name, start in ENGINES.items():
        if why := MISSING[name]:
            print(f"- {name}: {why}")
            continue
        (folder / name).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as kept, tempfile.TemporaryDirectory() as own:
            house, engine = House(Path(kept)), start(Path(own))
            try:
                window = engine.window(house.base)
                album(window, folder / name)
                window.close()
            finally:
                engine.stop()
                house.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
