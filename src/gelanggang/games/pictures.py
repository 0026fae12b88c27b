"""Pictures that the cards of a pack have of their own: files beside it, which no rule looks at.

They lie in its folder as `picture/ID.svg` (or `.png`, `.jpg`).
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

FOLDER: Final = "picture"
SVG, PNG, JPEG = ".svg", ".png", ".jpg"
ENDINGS: Final = [SVG, PNG, JPEG]


def pictures_of(folder: Path) -> dict[str, bytes]:
    """The pictures in the folder of a pack by their names, as they are."""
    inside = folder / FOLDER
    if not inside.is_dir():
        return {}
    paths = [path for path in sorted(inside.iterdir()) if path.suffix in ENDINGS and path.is_file()]
    return {path.name: path.read_bytes() for path in paths}


def looks(digest: str, pictures: dict[str, bytes]) -> str:
    """What tells cards from others that say the same and look different.

    Without pictures of their own that is the digest of what they say.
    """
    if not pictures:
        return digest
    parts = [f"{name} {hashlib.sha256(pictures[name]).hexdigest()}" for name in sorted(pictures)]
    return hashlib.sha256("\n".join([digest, *parts]).encode()).hexdigest()
