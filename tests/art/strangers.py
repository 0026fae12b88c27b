"""Pictures that strangers might have made, each of one colour that nothing of ours has."""

from __future__ import annotations

import struct
import zlib

RED = (214, 0, 32)
HEAD = '<svg xmlns="http://www.w3.org/2000/svg"'
GRADIENT = (
    f'{HEAD} viewBox="0 0 200 100"><title>Layer 1</title><defs>'
    '<linearGradient id="a"><stop stop-color="#d60020"/></linearGradient>'
    '<linearGradient id="b" href="#a"/>'
    '<clipPath id="c"><circle cx="100" cy="50" r="50"/></clipPath></defs>'
    '<g clip-path="url(#c)"><rect x="-99" y="-99" width="999" height="999" fill="url(#b)"/></g>'
    '<text x="20" y="90">Halo <tspan>漢</tspan></text></svg>'
).encode()
"""With ids of its own, names that nobody asked for, and shapes far beyond its edges."""
SQUARE = (
    f'{HEAD} width="40mm" height="40mm"><path fill="#d60020" d="M0 0h400v400H0z"/></svg>'.encode()
)


def png(wide: int = 8, high: int = 8, colour: tuple[int, int, int] = RED) -> bytes:
    """A PNG of one colour."""
    rows = (b"\0" + bytes(colour) * wide) * high
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(rows)),
        (b"IEND", b""),
    ]
    made = b"\x89PNG\r\n\x1a\n"
    for name, data in parts:
        made += struct.pack(">I", len(data)) + name + data
        made += struct.pack(">I", zlib.crc32(name + data))
    return made


def jpeg(scans: int = 1, wide: int = 2) -> bytes:
    """What looks like a JPEG from afar."""
    size = b"\xff\xc0" + struct.pack(">HBHHB", 11, 8, 2, wide, 1) + b"\1\x11\0"
    scan = b"\xff\xda" + struct.pack(">H", 8) + b"\1\1\0\0\x3f\0" + b"\x55\x66"
    return b"\xff\xd8" + size + scan * scans + b"\xff\xd9"


def masks(deep: int, wide: int) -> bytes:
    """Masks that wear masks: each is drawn as often as all before it together."""
    inside = "".join(
        f'<mask id="m{level}">'
        + f'<rect width="9" height="9" mask="url(#m{level + 1})"/>' * wide
        + "</mask>"
        for level in range(deep)
    )
    return f'{HEAD} viewBox="0 0 9 9">{inside}<rect mask="url(#m0)"/></svg>'.encode()
