"""Zips.  Ours have the same bytes for the same files, whoever makes them; and one that anybody may
have sent is opened in memory: its files by name, or why it stays closed.

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
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from gelanggang.core.errors import BadInput

MAGIC: Final = b"PK\x03\x04"
EMPTY: Final = b"PK\x05\x06"
END: Final = struct.Struct("<4s4H2LH")
"""The last record: its sign, two disks, two counts, size and place of the list, a comment."""
HEAD: Final = 30
"""Bytes before the name in front of a file."""
BEGINNING: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in our zips: the first that a zip can tell."""
PLAIN_FILE: Final = (stat.S_IFREG | 0o644) << 16
UNIX: Final = 3


@dataclass(frozen=True)
class Limits:
    """How much of a zip is read."""

    most_bytes: int
    """Of all files together, unpacked."""
    most_files: int
    """Entries of any kind: some programs add one of their own to each."""
    most_ratio: int
    """How much smaller a file can have become."""
    folders: tuple[str, ...] = ()
    """Folders that may lie beside the files."""


OF_PACK: Final = Limits(262_144, 32, 50)
"""Five times what our own packs have; cards that repeat themselves become fifteen times smaller."""
OF_WORKBOOK: Final = Limits(6_000_000, 80, 200)
"""What spreadsheet programs write around a few hundred rows."""
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


def zipped(files: dict[str, bytes]) -> bytes:
    """Files as a zip.  Nothing is packed: programs that pack differ in their bytes."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files.items():
            entry = zipfile.ZipInfo(name, BEGINNING)
            entry.external_attr = PLAIN_FILE
            entry.create_system = UNIX
            archive.writestr(entry, data)
    return out.getvalue()


def is_workbook(body: bytes) -> bool:
    """Whether a zip says that it is what a spreadsheet program saves."""
    return is_zip(body) and any(name.encode() in body for name in WORKBOOKS)


def check_workbook(body: bytes, limits: Limits = OF_WORKBOOK) -> None:
    """BadInput for a workbook that nobody should open: broken, a bomb, or XML with a program."""
    _check_end(body, limits)
    with _opened(body, limits) as archive:
        entries = archive.infolist()
        _check_sizes(entries, limits)
        for entry in entries:
            if not entry.is_dir() and _is_xml(entry.filename):
                _check_xml(_unpacked(archive, entry))


def _is_xml(name: str) -> bool:
    return name.lower().endswith((".xml", ".rels", ".vml"))


def _check_xml(data: bytes) -> None:
    """No letters but UTF-8, no document type: it could define entities, or fetch something."""
    if b"\0" in data or b"<!" in data.replace(b"<!--", b""):
        raise BadInput("zip-xml")


def unzip(body: bytes, limits: Limits = OF_PACK) -> dict[str, bytes]:
    """The files of a zip, without the one folder around them; BadInput for anything odd."""
    _check_end(body, limits)
    with _opened(body, limits) as archive:
        wanted = _wanted(archive.infolist(), limits)
        return {name: _unpacked(archive, entry) for name, entry in wanted.items()}


@contextmanager
def _opened(body: bytes, limits: Limits) -> Iterator[zipfile.ZipFile]:
    try:
        with zipfile.ZipFile(io.BytesIO(body)) as archive:
            entries = archive.infolist()
            _check_count(len(entries), limits)
            _check_places(entries, body)
            yield archive
    except (zipfile.BadZipFile, zlib.error, EOFError, OSError, ValueError, struct.error):
        raise BadInput("zip-broken") from None
    except (NotImplementedError, RuntimeError):
        # That is how the library says that it cannot unpack a method, or needs a password.
        raise BadInput("zip-method") from None


def _check_end(body: bytes, limits: Limits) -> None:
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
    _check_count(count, limits)
    if not count:
        raise BadInput("zip-empty")


def _check_count(count: int, limits: Limits) -> None:
    """What the end of a zip says, and what its list holds, can differ: both are asked."""
    if count > limits.most_files:
        raise BadInput("zip-many", {"found": count, "most": limits.most_files})


def _check_places(entries: list[zipfile.ZipInfo], body: bytes) -> None:
    """Each file has bytes of its own: two that share some unpack to more than was sent."""
    end = 0
    for entry in sorted(entries, key=lambda one: one.header_offset):
        if entry.header_offset < end or not body.startswith(MAGIC, entry.header_offset):
            raise BadInput("zip-overlap")
        end = entry.header_offset + HEAD + len(entry.orig_filename) + entry.compress_size
    if entries and min(entry.header_offset for entry in entries) != 0:
        raise BadInput("zip-extra")


def _check_sizes(entries: list[zipfile.ZipInfo], limits: Limits) -> None:
    """What the entries say about themselves is possible, and not too much."""
    size = 0
    for entry in entries:
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
        ratio = entry.file_size > limits.most_ratio * entry.compress_size
        if size > limits.most_bytes or (ratio and entry.file_size > SMALL):
            raise BadInput("zip-bomb", {"most": limits.most_bytes // 1024})


def _wanted(entries: list[zipfile.ZipInfo], limits: Limits) -> dict[str, zipfile.ZipInfo]:
    """The entries that are files of a pack, by their names; all of them are looked at first."""
    parted = [(entry, _parts(entry)) for entry in entries]
    if any(entry.orig_filename in WORKBOOKS for entry in entries):
        raise BadInput("zip-workbook")
    ours = [(entry, parts) for entry, parts in parted if parts]
    _check_sizes([entry for entry, _ in ours], limits)
    found: dict[str, zipfile.ZipInfo] = {}
    around: set[str] = set()
    for entry, parts in ours:
        if entry.is_dir():
            continue
        inside = 2 if len(parts) > 1 and parts[-2].lower() in limits.folders else 1
        outside = parts[:-inside]
        if len(outside) > 1:
            raise BadInput("zip-deep", {"value": entry.filename})
        around.add("/".join(outside))
        name = "/".join(parts[-inside:]).lower()
        if name in found:
            raise BadInput("zip-twice", {"value": entry.filename})
        found[name] = entry
    if len(around) > 1:
        raise BadInput("zip-folders", {"known": sorted(f"{folder}/" for folder in around)})
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
