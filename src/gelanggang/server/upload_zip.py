"""A zip that anybody may have sent, opened in memory: its files by name, or why it stays closed.

Nothing of what it says about itself is believed before it was checked, and no name in it is ever
a path on this machine.
"""

from __future__ import annotations

import io
import re
import stat
import struct
import zipfile
import zlib
from typing import Final

from gelanggang.core.errors import BadInput

MAGIC: Final = b"PK\x03\x04"
EMPTY: Final = b"PK\x05\x06"
END: Final = struct.Struct("<4s4H2LH")
"""The last record: its sign, two disks, two counts, size and place of the list, a comment."""
HEAD: Final = 30
"""Bytes before the name in front of a file."""
MOST_BYTES: Final = 262_144
"""Of all files together, unpacked: five times what our own packs have."""
MOST_FILES: Final = 32
"""Entries of any kind: a pack has nine files, and some programs add one of their own to each."""
MOST_RATIO: Final = 50
"""How much smaller a file can have become: cards that repeat themselves come to fifteen."""
SMALL: Final = 4096
"""Unpacked bytes about which nobody asks how they were packed."""
MOST_NAME: Final = 120
PLAIN: Final = re.compile(r"[A-Za-z0-9 ._()+-]+")
UNSAFE: Final = re.compile(r"[\x00-\x1f\x7f\\:]")
"""What means something else than a name to one system or another."""
ADDED: Final = re.compile(r"(__MACOSX|\..*|Thumbs\.db|desktop\.ini)", re.IGNORECASE)
"""What programs add to a folder that nobody put there."""
WORKBOOKS: Final = ("[Content_Types].xml", "mimetype")
"""Files that are in what a spreadsheet program saves by itself."""
LOCKED: Final = 0x1
PACKED: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


def is_zip(body: bytes) -> bool:
    """Whether something says that it is a zip."""
    return body.startswith((MAGIC, EMPTY))


def unzip(body: bytes) -> dict[str, bytes]:
    """The files of a zip, without the one folder around them; BadInput for anything odd."""
    _check_end(body)
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as archive:
            entries = archive.infolist()
            _check_count(len(entries))
            _check_places(entries, body)
            wanted = _wanted(entries)
            return {name: _unpacked(archive, entry) for name, entry in wanted.items()}
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, struct.error):
        raise BadInput("zip-broken") from None
    except (NotImplementedError, RuntimeError):
        # That is how the library says that it cannot unpack a method, or needs a password.
        raise BadInput("zip-method") from None


def _check_end(body: bytes) -> None:
    """The zip is the whole body: nothing before it, behind it or beside it."""
    if len(body) < END.size:
        raise BadInput("zip-broken")
    sign, disk, first, here, count, size, place, comment = END.unpack(body[-END.size :])
    if sign != EMPTY:
        # Cut off, or something is glued to it.
        raise BadInput("zip-extra" if EMPTY in body else "zip-broken")
    if 0xFFFF in (here, count) or 0xFFFFFFFF in (size, place):
        raise BadInput("zip-large")
    if disk or first or here != count:
        raise BadInput("zip-broken")
    if comment or place + size + END.size != len(body):
        raise BadInput("zip-extra")
    _check_count(count)
    if not count:
        raise BadInput("zip-empty")


def _check_count(count: int) -> None:
    """What the end of a zip says, and what its list holds, can differ: both are asked."""
    if count > MOST_FILES:
        raise BadInput("zip-many", {"found": count, "most": MOST_FILES})


def _check_places(entries: list[zipfile.ZipInfo], body: bytes) -> None:
    """Each file has bytes of its own: two that share some unpack to more than was sent."""
    end = 0
    for entry in sorted(entries, key=lambda one: one.header_offset):
        if entry.header_offset < end or not body.startswith(MAGIC, entry.header_offset):
            raise BadInput("zip-overlap")
        end = entry.header_offset + HEAD + len(entry.orig_filename) + entry.compress_size
    if entries and min(entry.header_offset for entry in entries) != 0:
        raise BadInput("zip-extra")


def _wanted(entries: list[zipfile.ZipInfo]) -> dict[str, zipfile.ZipInfo]:
    """The entries that are files of a pack, by their names; all of them are looked at first."""
    found: dict[str, zipfile.ZipInfo] = {}
    folders: set[str] = set()
    size = 0
    for entry in entries:
        parts = _parts(entry)
        if not parts:
            continue
        if entry.orig_filename in WORKBOOKS:
            raise BadInput("zip-workbook")
        if entry.flag_bits & LOCKED:
            raise BadInput("zip-locked")
        kind = stat.S_IFMT(entry.external_attr >> 16)
        if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
            raise BadInput("zip-link", {"value": entry.filename})
        if entry.is_dir():
            continue
        if entry.compress_type not in PACKED:
            raise BadInput("zip-method")
        size += entry.file_size
        ratio = entry.file_size > MOST_RATIO * entry.compress_size
        if size > MOST_BYTES or (ratio and entry.file_size > SMALL):
            raise BadInput("zip-bomb", {"most": MOST_BYTES // 1024})
        if len(parts) > 2:
            raise BadInput("zip-deep", {"value": entry.filename})
        folders.add("/".join(parts[:-1]))
        name = parts[-1].lower()
        if name in found:
            raise BadInput("zip-twice", {"value": entry.filename})
        found[name] = entry
    if len(folders) > 1:
        raise BadInput("zip-folders", {"known": sorted(f"{folder}/" for folder in folders)})
    if not found:
        raise BadInput("zip-empty")
    return found


def _parts(entry: zipfile.ZipInfo) -> list[str]:
    """The name of an entry, folder by folder; BadInput when it wants to lie somewhere else.

    None at all: it is something that a program has added.
    """
    # Not `filename`: that one was made friendly.
    name = entry.orig_filename
    parts = name.removesuffix("/").split("/")
    unsafe = UNSAFE.search(name) or any(part in ("", ".", "..") for part in parts)
    added = any(ADDED.fullmatch(part) for part in parts)
    plain = added or name in WORKBOOKS or all(PLAIN.fullmatch(part) for part in parts)
    if unsafe or not plain or len(name) > MOST_NAME:
        shown = "".join(letter if letter.isprintable() else "?" for letter in name[:40])
        raise BadInput("zip-path", {"value": shown})
    return [] if added else parts


def _unpacked(archive: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """The bytes of a file: never more than it says, whatever it says."""
    with archive.open(entry) as file:
        data = file.read(entry.file_size + 1)
    if len(data) != entry.file_size:
        raise BadInput("zip-broken")
    return data
