"""Packs that people brought along, where several processes serve one house.

Each process has a folder of its own (`own.py`).  What lies in one of them is laid into a cupboard
that all of them share, and whoever needs it takes a copy out: a table goes on with its cards at
another process, even when the one to which they were brought is gone.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from typing import Final, Protocol

from gelanggang.hall.library import Library
from gelanggang.hall.own import DIGEST, Files
from gelanggang.tables.denied import Denied


class Cupboard(Protocol):
    """Keeps packs for all processes of a house."""

    def lay(self, game: str, looks: str, files: Files, used: bool) -> Future[bool]:
        """Keep a pack; whether there was room.  `used`: a table is laid with it."""

    def take_out(self, game: str, digest: str) -> Future[tuple[str, Files] | None]:
        """A pack that looks like that, or says that, and how it looks."""


class Packs:
    """Sees to it that packs of people's own are where they are needed."""

    def __init__(self, library: Library, cupboard: Cupboard | None) -> None:
        self._library: Final = library
        self._cupboard: Final = cupboard
        self._shared: Final[set[tuple[str, str]]] = set()
        """Those of which it is known that they lie both here and in the cupboard."""

    async def bring(self, game: str, looks: str) -> None:
        """A table is laid with a pack: fetch it where it is not here, and let the others have it.

        Nothing happens where it is no pack of somebody's own, or where nobody has it.
        """
        own, cupboard = self._library.own, self._cupboard
        known = (game, looks) in self._shared
        if own is None or cupboard is None or known or not DIGEST.fullmatch(looks):
            return
        files = own.files(game, looks)
        if files is None:
            found = await asyncio.wrap_future(cupboard.take_out(game, looks))
            if found is None:
                return
            looks, files = found
            own.copy(game, looks, files)
        if await asyncio.wrap_future(cupboard.lay(game, looks, files, used=True)):
            self._shared.add((game, looks))

    async def fetch(self, game: str, digest: str) -> None:
        """Somebody asks for a pack: fetch it where it is not here."""
        own, cupboard = self._library.own, self._cupboard
        if own is None or cupboard is None or own.path(game, digest) is not None:
            return
        found = await asyncio.wrap_future(cupboard.take_out(game, digest))
        if found is not None:
            own.copy(game, *found)

    async def share(self, game: str, looks: str, files: Files) -> None:
        """Somebody brought a pack along; Denied when there is no room for it."""
        if self._cupboard is None:
            return
        if not await asyncio.wrap_future(self._cupboard.lay(game, looks, files, used=False)):
            raise Denied("own-packs-full")
