"""Files in which people keep games: read with a word for what is wrong, written whole or not."""

from __future__ import annotations

import os
from pathlib import Path

from gelanggang.core.errors import BadInput


def read_text(path: Path) -> str:
    """What a file says; BadInput when there is none, or it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadInput("no-file", {"file": str(path)}) from None
    except OSError as error:
        raise BadInput("unreadable", {"file": str(path), "problem": str(error.strerror)}) from None
    except UnicodeDecodeError as error:
        raise BadInput("unreadable", {"file": str(path), "problem": str(error)}) from None


def write_whole(path: Path, text: str) -> None:
    """Write all of it or change nothing; when this returns it is on the disk."""
    new = path.with_name(f"{path.name}.new")
    with new.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
