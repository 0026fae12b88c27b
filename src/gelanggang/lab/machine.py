"""On what a measurement was made."""

from __future__ import annotations

import platform
from pathlib import Path

from gelanggang.core import match


def machine() -> dict[str, object]:
    """What times depend on, as plain data."""
    return {
        "machine": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
        "compiled": compiled(),
    }


def compiled() -> bool:
    """Whether the engine is compiled; where it is not, some bots think less."""
    return Path(match.__file__).suffix != ".py"
