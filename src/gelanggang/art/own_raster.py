"""PNG and JPEG that anybody may have made: their pixels alone, without what hides beside them."""

from __future__ import annotations

import struct
import zlib
from typing import Final

PNG: Final = b"\x89PNG\r\n\x1a\n"
KEPT: Final = (b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND")
JPEG: Final = b"\xff\xd8"
END: Final = b"\xff\xd9"
SCAN: Final = 0xDA
SCANS: Final = b"\xff\xda"
SIZES: Final = (*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0))
"""Marks of the part that says how large the picture is."""
BESIDE: Final = (*range(0xE1, 0xF0), 0xFE)
"""Marks of words, places and smaller pictures."""
MOST_PIXELS: Final = 2000
"""A side."""
MOST_SCANS: Final = 40
"""How often a JPEG may go over its pixels: programs do ten times, to show it early."""


def clean_png(data: bytes) -> bytes:
    """A PNG without anything but its picture; ValueError when it is none."""
    if not data.startswith(PNG):
        raise ValueError("no PNG")
    kept = [PNG]
    at = len(PNG)
    name = b""
    while name != b"IEND":
        if at + 12 > len(data):
            raise ValueError("cut off")
        (length,) = struct.unpack_from(">I", data, at)
        end = at + 12 + length
        name = data[at + 4 : at + 8]
        if (
            end > len(data)
            or zlib.crc32(data[at + 4 : end - 4]) != struct.unpack(">I", data[end - 4 : end])[0]
        ):
            raise ValueError("broken")
        if (at == len(PNG)) != (name == b"IHDR"):
            raise ValueError("broken")
        if name == b"IHDR":
            _check_size(*struct.unpack_from(">II", data, at + 8))
        if name in KEPT:
            kept.append(data[at:end])
        at = end
    return b"".join(kept)


def clean_jpeg(data: bytes) -> bytes:
    """A JPEG without anything but its picture; ValueError when it is none."""
    end = data.rfind(END)
    if not data.startswith(JPEG) or end < 0:
        raise ValueError("no JPEG")
    kept = [JPEG]
    at = 2
    sized = False
    while True:
        if at + 4 > end or data[at] != 0xFF:
            raise ValueError("broken")
        mark = data[at + 1]
        (length,) = struct.unpack_from(">H", data, at + 2)
        if length < 2 or at + 2 + length > end:
            raise ValueError("broken")
        if mark in SIZES:
            high, wide = struct.unpack_from(">HH", data, at + 5)
            _check_size(wide, high)
            sized = True
        if mark == SCAN:
            break
        if mark not in BESIDE:
            kept.append(data[at : at + 2 + length])
        at += 2 + length
    if not sized or data.count(SCANS, at, end) > MOST_SCANS:
        raise ValueError("broken")
    return b"".join([*kept, data[at:end], END])


def _check_size(wide: int, high: int) -> None:
    if not 0 < wide <= MOST_PIXELS or not 0 < high <= MOST_PIXELS:
        raise ValueError("too large")
