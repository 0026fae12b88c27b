"""What was written last, on two slates beside the base.

To append to a file takes a microsecond, a transaction of SQLite ten times as long, and one is as
safe as the other: what is in the hands of the operating system outlives the process, also by
`kill -9`, and a power cut can lose the last moments.  So what happens at a table is jotted down
here, and the store's thread copies it into the base soon, many rows at once.  One slate is written
on while the other is copied and wiped.

On a slate each entry is its length, a checksum, and in MessagePack its number and what it holds.
"""

from __future__ import annotations

import os
import struct
import threading
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from gelanggang.hall.sqlite.strip import WIDTH, Strip, lay
from gelanggang.hall.store import Entry, Rows

AT_ONCE: Final = 1000
"""Rows that are let go of together."""
HEAD: Final = struct.Struct("<II")
"""Length and checksum."""
Jotted = tuple[int, str, bool, Rows]
"""Number, table, whether it amends, rows."""
encoder: Final = msgspec.msgpack.Encoder()
decoder: Final = msgspec.msgpack.Decoder(Jotted)
FLAGS: Final = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)


def places(path: Path) -> list[Path]:
    """Where the slates of a base lie."""
    return [Path(f"{path}-slate-{number}") for number in (1, 2)]


class Slate:
    """Both slates: one thread writes, another copies and wipes."""

    def __init__(self, path: Path) -> None:
        self.late: Strip = []
        """The rows that were written since they were turned last,"""
        self.copied: Strip = []
        """and before that, until they are in the base."""
        self._places: Final = places(path)
        self._files: Final = [os.open(place, FLAGS, 0o600) for place in self._places]
        self._here = 0
        """The one that is written on,"""
        self._size = 0
        """and its bytes."""
        self._number = 0
        self._lock: Final = threading.Lock()
        self._smudged = False
        """Half an entry could not be wiped away: nothing legible can come behind it."""

    def write(self, entries: list[Entry]) -> bool:
        """Write entries, all or none; whether there was room."""
        pieces: list[bytes] = []
        for entry in entries:
            self._number += 1
            body = encoder.encode((self._number, entry.table, entry.amends, entry.rows))
            pieces += (HEAD.pack(len(body), zlib.crc32(body)), body)
        with self._lock:
            if self._smudged or not self._put(b"".join(pieces)):
                return False
            for entry in entries:
                lay(self.late, entry.table, entry.rows, entry.amends)
        return True

    def _put(self, whole: bytes) -> bool:
        file = self._files[self._here]
        try:
            if os.write(file, whole) == len(whole):
                self._size += len(whole)
                return True
        except OSError:
            # The disk is full, or broken.
            pass
        try:
            os.ftruncate(file, self._size)
        except OSError:
            self._smudged = True
        return False

    def turn(self) -> None:
        """All that was written is to be copied, unless something is that was written before."""
        with self._lock:
            if not self.copied:
                self.copied, self.late = self.late, []
                self._here, self._size = 1 - self._here, 0

    def wipe(self) -> None:
        """What was to be copied is in the base."""
        while self.copied:
            # To let go of all at once takes milliseconds, in which no other thread works.
            del self.copied[-AT_ONCE * WIDTH :]
            time.sleep(0)
        os.ftruncate(self._files[1 - self._here], 0)

    @property
    def waiting(self) -> int:
        """How many rows were written since they were turned."""
        return len(self.late) // WIDTH

    @property
    def written_on(self) -> bool:
        """Whether there is anything on them."""
        return bool(self.late or self.copied)

    def left(self) -> Strip:
        """All that is not in the base, in its order."""
        with self._lock:
            return self.copied + self.late

    def close(self) -> None:
        """Leave no empty slates behind."""
        for file, place in zip(self._files, self._places):
            empty = os.fstat(file).st_size == 0
            os.close(file)
            if empty:
                # Somebody may have taken it away.
                with suppress(OSError):
                    place.unlink()


def left_behind(path: Path) -> Strip:
    """What a house that came to a sudden end had on its slates, in its order."""
    found: list[Jotted] = []
    for place in places(path):
        if place.exists():
            found += _legible(place.read_bytes())
    found.sort(key=lambda one: one[0])
    strip: Strip = []
    for _, table, amends, rows in found:
        lay(strip, table, rows, amends)
    return strip


def _legible(data: bytes) -> list[Jotted]:
    """All up to the first that is not whole."""
    found: list[Jotted] = []
    at = 0
    while at + HEAD.size <= len(data):
        size, checksum = HEAD.unpack_from(data, at)
        at += HEAD.size
        body = data[at : at + size]
        if len(body) < size or zlib.crc32(body) != checksum:
            break
        found.append(decoder.decode(body))
        at += size
    return found
