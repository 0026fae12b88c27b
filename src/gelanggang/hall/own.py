"""Packs that people brought along for a table of their own, kept by their digests.

They stand on no sign: whoever knows the digest can play with them.  There is room for so many;
the oldest go first, but none that a table may still be played with.
"""

from __future__ import annotations

import re
import shutil
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from gelanggang.hall.calendar import DAY
from gelanggang.tables.denied import Denied

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
USED: Final = ".used"
"""An empty file beside those of a pack, as old as the last time a table was laid with it."""
USED_DAYS: Final = 60
"""So long after that a table may still want it: a table rests 30 days, and before that it may
have been in memory for long."""


class Kept:
    """One pack that is kept."""

    def __init__(self, size: int, brought: float, used: float) -> None:
        self.size: Final = size
        self.brought = brought
        self.used = used
        """The second in which a table was laid with it last; 0: none was."""


class OwnPacks:
    """A folder of them: `GAME/DIGEST/`, with the files of a pack or one list."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._kept: Final[dict[tuple[str, str], Kept]] = {}
        self._looked = False

    def path(self, game: str, digest: str) -> Path | None:
        """Where a pack lies: the folder of its files, or the list; None: it is not here."""
        if not DIGEST.fullmatch(digest):
            return None
        home = self.folder / game / digest
        files = [] if not home.is_dir() else [one for one in home.iterdir() if one.name != USED]
        if not files:
            return None
        return files[0] if len(files) == 1 else home

    def use(self, game: str, digest: str, wall: float) -> None:
        """A table is laid with it."""
        kept = self._all().get((game, digest))
        if kept is not None:
            kept.used = max(kept.used, wall)
            # Where nothing can be written it is remembered as long as the house is open.
            with suppress(OSError):
                (self.folder / game / digest / USED).touch()

    def keep(
        self,
        game: str,
        digest: str,
        files: dict[str, str],
        most: int,
        most_bytes: int,
        busy: set[str],
        wall: float,
    ) -> None:
        """Keep a pack, wholly or not at all; Denied when there is no room for it.

        None goes whose digest is in `busy`.
        """
        everything = self._all()
        known = everything.get((game, digest))
        if known is not None and self.path(game, digest) is not None:
            known.brought = wall
            return
        size = sum([len(text.encode()) for text in files.values()])
        self._make_room(most - 1, most_bytes - size, busy, wall)
        self._write(game, digest, files)
        everything[game, digest] = Kept(size, wall, 0.0)

    def files(self, game: str, digest: str) -> dict[str, str] | None:
        """A pack, file by file; None: it is not here."""
        home = self.folder / game / digest
        if not DIGEST.fullmatch(digest) or not home.is_dir():
            return None
        try:
            found = {
                one.name: one.read_bytes().decode() for one in home.iterdir() if one.name != USED
            }
        except (OSError, UnicodeDecodeError):
            return None
        return found or None

    def copy(self, game: str, digest: str, files: dict[str, str]) -> None:
        """Have a copy of a pack that the house keeps elsewhere."""
        everything = self._all()
        self._write(game, digest, files)
        size = sum([len(text.encode()) for text in files.values()])
        everything[game, digest] = Kept(size, time.time(), 0.0)

    def _write(self, game: str, digest: str, files: dict[str, str]) -> None:
        home = self.folder / game / digest
        # Under another name first: half a pack is none.
        draft = self.folder / game / f".{digest}"
        try:
            shutil.rmtree(draft, ignore_errors=True)
            draft.mkdir(parents=True)
            for name, text in files.items():
                (draft / name).write_text(text, encoding="utf-8", newline="")
            shutil.rmtree(home, ignore_errors=True)
            draft.rename(home)
        except OSError:
            shutil.rmtree(draft, ignore_errors=True)
            raise Denied("own-pack-not-kept") from None

    def _make_room(self, most: int, most_bytes: int, busy: set[str], wall: float) -> None:
        """Let old packs go until so many are left; Denied, and none goes, when too few can."""
        everything = self._all()
        count = len(everything)
        size = sum([kept.size for kept in everything.values()])
        going: list[tuple[str, str]] = []
        # Those that were never played with first, the oldest of them at the head.
        for key in sorted(everything, key=self._worth):
            if count <= most and size <= most_bytes:
                break
            kept = everything[key]
            if key[1] in busy or (kept.used and kept.used > wall - USED_DAYS * DAY):
                continue
            going.append(key)
            count -= 1
            size -= kept.size
        if count > most or size > most_bytes:
            raise Denied("own-packs-full")
        for key in going:
            del everything[key]
            shutil.rmtree(self.folder / key[0] / key[1], ignore_errors=True)

    def _worth(self, key: tuple[str, str]) -> tuple[float, float]:
        kept = self._kept[key]
        return kept.used, kept.brought

    def _all(self) -> dict[tuple[str, str], Kept]:
        """All that are kept; the disk is looked at once."""
        if not self._looked:
            self._looked = True
            with suppress(OSError):
                for home in sorted(self.folder.glob("*/*")):
                    if DIGEST.fullmatch(home.name) and home.is_dir():
                        self._kept[home.parent.name, home.name] = _found(home)
        return self._kept


def _found(home: Path) -> Kept:
    used = home / USED
    size = sum([one.stat().st_size for one in home.iterdir()])
    return Kept(size, home.stat().st_mtime, used.stat().st_mtime if used.exists() else 0.0)
