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
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from gelanggang.hall.store import Entry

AT_ONCE: Final = 1000
"""Entries that are read together, or let go of."""
HEAD: Final = struct.Struct("<II")
"""Length and checksum."""
Jotted = tuple[int, str, bool, list[tuple[int, int, bytes]]]
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
        self.late = 0
        """Entries that were written since they were turned last,"""
        self.copied = 0
        """and before that, until they are in the base."""
        self._late: list[bytes] = []
        """They themselves, as they were written: all objects of them would be ten times as many."""
        self._copied: list[bytes] = []
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
        whole = b"".join(pieces)
        with self._lock:
            if self._smudged or not self._put(whole):
                return False
            self._late.append(whole)
            self.late += len(entries)
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
                self._copied, self._late = self._late, []
                self.copied, self.late = self.late, 0
                self._here, self._size = 1 - self._here, 0

    def to_copy(self) -> Iterator[list[Entry]]:
        """What is to be copied, in groups."""
        return _groups(self._copied)

    def wipe(self) -> None:
        """What was to be copied is in the base."""
        while self._copied:
            # To let go of all at once takes milliseconds, in which no other thread works.
            del self._copied[-AT_ONCE:]
            time.sleep(0)
        self.copied = 0
        os.ftruncate(self._files[1 - self._here], 0)

    @property
    def written_on(self) -> bool:
        """Whether there is anything on them."""
        return bool(self.late or self.copied)

    def groups(self) -> Iterator[list[Entry]]:
        """All that is not in the base, in its order."""
        with self._lock:
            pieces = self._copied + self._late
        return _groups(pieces)

    def close(self) -> None:
        """Leave no empty slates behind."""
        for file, place in zip(self._files, self._places):
            empty = os.fstat(file).st_size == 0
            os.close(file)
            if empty:
                # Somebody may have taken it away.
                with suppress(OSError):
                    place.unlink()


def _groups(pieces: list[bytes]) -> Iterator[list[Entry]]:
    """Entries in their order, as many at once as need not be kept for long."""
    found: list[Entry] = []
    for piece in pieces:
        found += [_entry(one) for one in _legible(piece)]
        if len(found) >= AT_ONCE:
            yield found
            found = []
    if found:
        yield found


def left_behind(path: Path) -> list[Entry]:
    """What a house that came to a sudden end had on its slates, in its order."""
    found: list[Jotted] = []
    for place in places(path):
        if place.exists():
            found += _legible(place.read_bytes())
    found.sort(key=lambda one: one[0])
    return [_entry(one) for one in found]


def _entry(jotted: Jotted) -> Entry:
    _, table, amends, rows = jotted
    return Entry(table, rows, None, amends)


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
