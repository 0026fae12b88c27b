"""The games and packs that can be played at the tables of a house."""

from __future__ import annotations

import re
import shutil
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games import GAMES, load_rules
from gelanggang.hall.own import DIGEST, OwnPacks
from gelanggang.tables.denied import Denied
from gelanggang.tables.table import Find

OURS: Final = ""
"""The pack that is shipped with a game."""
NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
KEPT: Final = "kept"
"""The folder of copies, beside those of the games."""
OWN: Final = "own"
"""The folder of packs that people brought along for a table, likewise."""
MOST_READ: Final = 64
"""Own packs that are remembered as they were read; a table remembers its own anyway."""


class Found:
    """A pack that was read, and where it lies; None: it is the newest one we ship."""

    def __init__(self, rules: AnyRules, path: Path | None) -> None:
        self.rules: Final = rules
        self.path: Final = path


class Library:
    """Rules by game and by the name of a pack, read once.

    Packs of one's own are folders (or word lists) in `packs/GAME/` of the data folder.  Of each
    that is played a copy is kept under its digest: whoever changes a pack changes no table that
    began with it.  What somebody brought along for a table goes by its digest instead of a name.
    """

    def __init__(
        self,
        folder: Path | None = None,
        trouble: Callable[[str, BadInput], None] = lambda pack, error: None,
    ) -> None:
        self.folder: Final = folder
        self.trouble = trouble
        """Is told the name of a pack that cannot be read, and why."""
        self._read: Final[dict[tuple[str, str], Found | BadInput]] = {}
        self._earlier: Final[dict[tuple[str, str], Found]] = {}
        """By digest: what is no longer what its name leads to."""
        self._shipped: Final[set[str]] = set()
        """The games whose earlier packs were read."""
        self.own: Final = None if folder is None else OwnPacks(folder / OWN)
        self._own_read: Final[OrderedDict[tuple[str, str], Found]] = OrderedDict()

    def rules(self, game: str, pack: str = OURS, digest: str = "") -> AnyRules:
        """The rules; with a digest, those with just these cards.

        BadInput or Denied when there are none.
        """
        found = self._find(game, pack, digest).rules
        if self.own is not None and DIGEST.fullmatch(pack):
            self.own.use(game, pack, time.time())
        return found

    def finder(self, game: str) -> Find:
        """The same for the tables of one game, which may change their cards."""
        return lambda pack, digest: self.rules(game, pack, digest)

    def path(self, game: str, pack: str, digest: str) -> Path | None:
        """Where a pack lies; None: it is the newest one we ship."""
        return self._find(game, pack, digest).path

    def packs(self, game: str) -> list[str]:
        """The names of the packs that somebody put into the data folder."""
        return sorted(self._packs(game))

    def holding(self, game: str, digest: str) -> Found:
        """These cards, whatever the pack is called; Denied when there are none.

        A digest of how they look finds those with just these pictures; one of what they say, any.
        """
        if game not in GAMES:
            raise Denied("cards-unknown")
        named: list[Found] = []
        for pack in [OURS, *self.packs(game)]:
            # A broken pack is nobody's trouble but its own.
            with suppress(BadInput):
                named.append(self._newest(game, pack))
        for found in named:
            if found.rules.label.looks == digest:
                return found
        own = self._brought(game, digest)
        if own is not None:
            return own
        for found in named:
            if found.rules.label.digest == digest:
                return found
        try:
            return self._older(game, digest)
        except KeyError:
            raise Denied("cards-unknown") from None

    def _brought(self, game: str, digest: str) -> Found | None:
        """A pack that somebody brought along."""
        found = self._own_read.get((game, digest)) or self.read_brought(game, digest)
        if found is not None:
            self.remember_brought(game, digest, found)
        return found

    def read_brought(self, game: str, digest: str) -> Found | None:
        """Read such a pack; this changes nothing, so it can be done beside everything else."""
        path = None if self.own is None else self.own.path(game, digest)
        if path is not None:
            with suppress(BadInput):
                return Found(load_rules(game, path, digest), path)
        return None

    def remember_brought(self, game: str, digest: str, found: Found) -> None:
        """Have such a pack at hand."""
        self._own_read[game, digest] = found
        self._own_read.move_to_end((game, digest))
        if len(self._own_read) > MOST_READ:
            self._own_read.popitem(last=False)

    def _find(self, game: str, pack: str, digest: str) -> Found:
        if not digest:
            return self._newest(game, pack)
        try:
            newest = self._newest(game, pack)
            if newest.rules.label.digest == digest:
                return newest
        except (BadInput, Denied):
            if game not in GAMES:
                raise
        with suppress(KeyError):
            return self._older(game, digest)
        try:
            # Its pictures may be gone, but whatever says the same plays the same.
            return self.holding(game, digest)
        except Denied:
            raise Denied("pack-changed", {"pack": pack or game}) from None

    def _newest(self, game: str, pack: str) -> Found:
        if DIGEST.fullmatch(pack) and game in GAMES:
            try:
                return self.holding(game, pack)
            except Denied:
                raise Denied("own-pack-unknown") from None
        if (game, pack) not in self._read:
            path = self._path(game, pack)
            try:
                rules = load_rules(game, path)
                self._read[game, pack] = Found(rules, path and self._keep(game, path, rules))
            except BadInput as error:
                self._read[game, pack] = error
                self.trouble(pack, error)
        found = self._read[game, pack]
        if isinstance(found, BadInput):
            raise found
        return found

    def _older(self, game: str, digest: str) -> Found:
        """A pack that was shipped before, or of which a copy is kept; KeyError."""
        if game not in self._shipped:
            self._shipped.add(game)
            for path in GAMES[game].earlier_packs():
                self._remember(game, path)
        kept = self._copies(game)
        if kept is not None and (game, digest) not in self._earlier and DIGEST.fullmatch(digest):
            for path in sorted([*kept.glob(f"{digest}*"), *kept.glob(f"*-{digest}")]):
                self._remember(game, path, digest)
        return self._earlier[game, digest]

    def _remember(self, game: str, path: Path, digest: str = "") -> None:
        with suppress(BadInput):
            found = Found(load_rules(game, path, digest), path)
            label = found.rules.label
            self._earlier[game, label.digest] = self._earlier[game, label.looks] = found

    def _keep(self, game: str, path: Path, rules: AnyRules) -> Path:
        """Keep a copy of a pack; where the copy lies, or the pack itself when there can be none."""
        kept = self._copies(game)
        assert kept is not None
        label = rules.label
        # The same cards with other pictures are another copy.
        seen = "" if label.looks == label.digest else f"-{label.looks}"
        copy = kept / f"{label.digest}{seen}{path.suffix}"
        try:
            if not copy.exists():
                kept.mkdir(parents=True, exist_ok=True)
                # Under another name first: half a copy is none.
                draft = kept / f".{copy.name}"
                if path.is_dir():
                    shutil.copytree(path, draft, dirs_exist_ok=True)
                else:
                    shutil.copyfile(path, draft)
                draft.rename(copy)
        except OSError:
            return path
        return copy

    def _copies(self, game: str) -> Path | None:
        return None if self.folder is None else self.folder / KEPT / game

    def _path(self, game: str, pack: str) -> Path | None:
        if game not in GAMES:
            raise BadInput("unknown-game", {"game": game, "known": sorted(GAMES)})
        if pack == OURS:
            return None
        found = self._packs(game)
        if pack not in found:
            raise Denied("unknown-pack", {"pack": pack[:40], "known": sorted(found)})
        return found[pack]

    def _packs(self, game: str) -> dict[str, Path]:
        if self.folder is None or not (self.folder / game).is_dir():
            return {}
        found = (self.folder / game).iterdir()
        return {path.stem: path for path in found if NAME.fullmatch(path.stem)}
