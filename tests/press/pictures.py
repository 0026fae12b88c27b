"""Pictures of each kind of page, to be looked at after a change: `python -m tests.press.pictures`.

They go into docs/screens/, or with a folder (`python -m tests.press.pictures FOLDER`) into that.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.folder import wanted
from tests.press.pdf import JAWARA, SPELL, poppler, printed

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
DOTS = 50
PAGES: dict[str, tuple[str, dict[str, Any], int]] = {
    "print-a4": (JAWARA, {"backs": "long"}, 0),
    "print-a4-back": (JAWARA, {"backs": "long"}, 1),
    "print-f4-bleed": (SPELL, {"paper": "f4", "bleed": True, "backs": "short"}, 4),
    "print-letter-ink-saver": (SPELL, {"paper": "letter", "ink_saver": True}, 7),
    "print-a4-fold": (JAWARA, {"bleed": True, "backs": "fold"}, 12),
    "print-calibration-front": (JAWARA, {"parts": frozenset(["calibration"])}, 0),
    "print-calibration-back": (JAWARA, {"parts": frozenset(["calibration"])}, 1),
}
"""By the name of the picture: the game, what is wished for, and which page."""


def main() -> None:
    """Take them."""
    folder = wanted(FOLDER)
    for name, (game, wishes, page) in PAGES.items():
        number = str(page + 1)
        wish = ("-png", "-r", str(DOTS), "-f", number, "-l", number)
        taken = poppler("pdftoppm", *wish, given=printed(game, **wishes).content)
        (folder / f"{name}.png").write_bytes(taken)
        print(f"{name}: {len(taken) / 1000:.0f} kB")


if __name__ == "__main__":
    main()
