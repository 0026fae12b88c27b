"""Files that say what must stay as it is.

    GELANGGANG_WRITE_GOLDEN=1 .venv/bin/python -m pytest tests/golden

writes them anew (in one process: no -n); then read the diff.
"""

from __future__ import annotations

import os
from pathlib import Path

FOLDER = Path(__file__).parent
WRITE = os.environ.get("GELANGGANG_WRITE_GOLDEN") == "1"


def same_as_golden(name: str, text: str) -> None:
    """Fail, with a diff, where the text is not that of the file."""
    path = FOLDER / name
    if WRITE:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    assert path.is_file(), f"{name} is missing: GELANGGANG_WRITE_GOLDEN=1 writes it"
    assert text.splitlines() == path.read_text(encoding="utf-8").splitlines(), name
