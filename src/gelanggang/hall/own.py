"""Packs that people brought along for a table of their own, kept by what they look like.

That is their digest, or where cards have pictures of their own, what these are too: so nobody who
brings the same cards with other pictures changes what lies on somebody's table.

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

from gelanggang.games.pictures import FOLDER
from gelanggang.hall.calendar import DAY
from gelanggang.tables.denied import Denied

DIGEST: Final = re.compile(r"[0-9a-f]{64}")
USED: Final = ".used"
"""An empty file beside those of a pack, as old as the last time a table was laid with it."""
SAYS: Final = ".says"
"""Beside those of a pack with pictures: the digest of what its cards say."""
USED_DAYS: Final = 60
"""So long after that a table may still want it: a table rests 30 days, and before that it may
have been in memory for long."""

Files = dict[str, bytes]
"""A pack as it lies in its folder: what is in each file, by its name there."""


class Kept:
    """One pack that is kept."""

    def __init__(self, says: str, size: int, brought: float, used: float) -> None:
        self.says: Final = says
        """The digest of its cards, whatever they look like."""
        self.size: Final = size
        self.brought = brought
        self.used = used
        """The second in which a table was laid with it last; 0: none was."""


class Brought:
    """A pack that is to be kept."""

    def __init__(
        self,
        looks: str,
        digest: str,
        files: dict[str, str],
        pictures: dict[str, bytes] | None = None,
    ) -> None:
        self.looks: Final = looks
        self.digest: Final = digest
        self.files: Final = files
        self.pictures: Final[dict[str, bytes]] = {} if pictures is None else pictures

    def laid_out(self) -> Files:
        """As it lies in its folder."""
        files = {name: text.encode() for name, text in self.files.items()}
        for name, data in self.pictures.items():
            files[f"{FOLDER}/{name}"] = data
        if self.pictures:
            files[SAYS] = self.digest.encode()
        return files


class OwnPacks:
    """A folder of them: `GAME/LOOKS/`, with the files of a pack or one list."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder
        self._kept: Final[dict[tuple[str, str], Kept]] = {}
        self._looked = False

    def path(self, game: str, digest: str) -> Path | None:
        """Where a pack lies: the folder of its files, or the list; None: it is not here."""
        if not DIGEST.fullmatch(digest):
            return None
        home = self.folder / game / self._looks(game, digest)
        if not home.is_dir():
            return None
        files = [one for one in home.iterdir() if one.name not in (USED, SAYS)]
        if not files:
            return None
        return files[0] if len(files) == 1 else home

    def _looks(self, game: str, digest: str) -> str:
        """Under which name a pack lies: also who knows only what its cards say finds it."""
        if (game, digest) in self._all() or (self.folder / game / digest).is_dir():
            return digest
        for key, kept in self._all().items():
            if key[0] == game and kept.says == digest:
                return key[1]
        return digest

    def use(self, game: str, digest: str, wall: float) -> None:
        """A table is laid with it."""
        looks = self._looks(game, digest)
        kept = self._all().get((game, looks))
        if kept is not None:
            kept.used = max(kept.used, wall)
            # Where nothing can be written it is remembered as long as the house is open.
            with suppress(OSError):
                (self.folder / game / looks / USED).touch()

    def keep(
        self,
        game: str,
        pack: Brought,
        most: int,
        most_bytes: int,
        busy: set[str],
        wall: float,
    ) -> None:
        """Keep a pack, wholly or not at all; Denied when there is no room for it.

        None goes that looks like one in `busy`.
        """
        everything, looks = self._all(), pack.looks
        known = everything.get((game, looks))
        if known is not None and self.path(game, looks) is not None:
            known.brought = wall
            return
        files = pack.laid_out()
        size = size_of(files)
        self._make_room(most - 1, most_bytes - size, busy, wall)
        self._write(game, looks, files)
        everything[game, looks] = Kept(pack.digest, size, wall, 0.0)

    def files(self, game: str, looks: str) -> Files | None:
        """A pack, file by file; None: it is not here."""
        home = self.folder / game / looks
        if not DIGEST.fullmatch(looks) or not home.is_dir():
            return None
        try:
            found = {
                one.relative_to(home).as_posix(): one.read_bytes()
                for one in sorted(home.rglob("*"))
                if one.is_file() and one.name != USED
            }
        except OSError:
            return None
        return found or None

    def copy(self, game: str, looks: str, files: Files) -> None:
        """Have a copy of a pack that the house keeps elsewhere."""
        everything = self._all()
        self._write(game, looks, files)
        everything[game, looks] = Kept(says(looks, files), size_of(files), time.time(), 0.0)

    def _write(self, game: str, looks: str, files: Files) -> None:
        home = self.folder / game / looks
        # Under another name first: half a pack is none.
        draft = self.folder / game / f".{looks}"
        try:
            shutil.rmtree(draft, ignore_errors=True)
            draft.mkdir(parents=True)
            for name, data in files.items():
                (draft / name).parent.mkdir(exist_ok=True)
                (draft / name).write_bytes(data)
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


def says(looks: str, files: Files) -> str:
    """The digest of what the cards of a pack say."""
    return files.get(SAYS, looks.encode()).decode()


def size_of(files: Files) -> int:
    """How many bytes a pack has."""
    return sum([len(data) for data in files.values()])


def _found(home: Path) -> Kept:
    used, written = home / USED, home / SAYS
    size = sum([one.stat().st_size for one in home.rglob("*") if one.is_file()])
    told = written.read_text(encoding="utf-8") if written.is_file() else home.name
    return Kept(told, size, home.stat().st_mtime, used.stat().st_mtime if used.exists() else 0.0)
