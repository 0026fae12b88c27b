"""A card's own picture is looked at, and does nothing else."""

from __future__ import annotations

import io
import re
import struct
import zlib

import pytest

from gelanggang.art.own_raster import clean_jpeg, clean_png
from gelanggang.art.own_svg import Program, clean
from gelanggang.core.errors import BadInput
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.errors import sentence
from gelanggang.workshop import exchange
from gelanggang.workshop.archive import zipped
from gelanggang.workshop.pack import sheet_of
from gelanggang.workshop.picture import clean_one
from tests.text.families import assert_whole
from tests.workshop.designer import ours

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" '
    'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9">'
)
GOOD = f"""{HEAD}<!-- drawn by hand --><defs><linearGradient id="g">
<stop offset="0" stop-color="#f00"/></linearGradient></defs>
<g transform="translate(1,2)" style="fill:url(#g);-x-spec:none"><path d="M0 0h9v9z"/></g>
<text x="1" y="2">Kebut &amp; <tspan>Toya</tspan></text></svg>"""
PROGRAMS = {
    "a script": "<script>alert(1)</script>",
    "a script of another language": '<x xmlns="http://www.w3.org/1999/xhtml"><script/></x>',
    "a page inside": "<foreignObject><body/></foreignObject>",
    "an event": '<rect onload="alert(1)"/>',
    "an event in capitals": '<rect ONCLICK="alert(1)"/>',
    "an animation": '<rect><animate attributeName="x"/></rect>',
    "a set": '<set attributeName="href" to="javascript:alert(1)"/>',
    "a link": '<a href="javascript:alert(1)"><rect/></a>',
    "another picture": '<image href="http://example.org/a.png"/>',
    "a copy of something": '<use href="#a"/>',
    "a gradient from elsewhere": '<linearGradient href="http://example.org/#g"/>',
    "an old link": '<linearGradient xlink:href="http://example.org/#g"/>',
    "a style": "<style>@import url(http://example.org)</style>",
    "a look from elsewhere": '<rect fill="url(http://example.org/#g)"/>',
    "a style from elsewhere": '<rect style="fill:url(//example.org)"/>',
    "a style nobody knows from elsewhere": '<rect style="background:url(//example.org)"/>',
    "a style in escapes": r'<rect style="fill:u\72l(//example.org)"/>',
    "data": '<rect fill="url(data:image/svg+xml;base64,AAAA)"/>',
    "a font from elsewhere": '<font-face-uri href="http://example.org"/>',
    "CDATA": "<text><![CDATA[<script>]]></text>",
}


def svg(inside: str) -> bytes:
    return f"{HEAD}{inside}</svg>".encode()


def test_a_drawing_keeps_its_shapes_and_looks() -> None:
    text = clean(GOOD.encode()).decode()
    assert 'd="M0 0h9v9z"' in text
    assert 'fill="url(#g)"' in text
    assert "Kebut &amp; <tspan>Toya</tspan>" in text
    assert "hand" not in text
    assert "style" not in text


def test_who_cleans_twice_changes_nothing() -> None:
    once = clean(GOOD.encode())
    assert clean(once) == once


def test_what_drawing_programs_leave_behind_is_left_out() -> None:
    clutter = (
        '<metadata><x xmlns="urn:x">me</x></metadata>'
        '<n:view xmlns:n="urn:n" n:a="1"><n:b/></n:view><rect width="1" data-me="me"/>'
    )
    assert clean(svg(clutter)) == clean(svg('<rect width="1"/>'))


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_drawing_that_wants_to_do_something_is_refused(name: str) -> None:
    with pytest.raises(Program):
        clean(svg(PROGRAMS[name]))


@pytest.mark.parametrize(
    "body",
    [
        b'<!DOCTYPE svg [<!ENTITY a "b">]>' + svg("<text>&a;</text>"),
        b'<!DOCTYPE svg SYSTEM "file:///etc/passwd">' + svg(""),
        GOOD.encode("utf-16"),
    ],
)
def test_a_drawing_that_defines_something_is_refused(body: bytes) -> None:
    with pytest.raises(Program):
        clean(body)


@pytest.mark.parametrize(
    "body",
    [b"", b"halo", b"<svg/>", svg("<g>"), svg("<g>" * 99 + "</g>" * 99), svg("<g/>" * 9999)],
)
def test_what_is_no_drawing_is_refused(body: bytes) -> None:
    with pytest.raises(ValueError, match=r"^(no|too|cut|broken)"):
        clean(body)


def png(wide: int = 2, high: int = 2, *more: tuple[bytes, bytes]) -> bytes:
    """A PNG, with parts of one's own in it."""
    parts = [
        (b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 0, 0, 0, 0)),
        *more,
        (b"IDAT", zlib.compress(b"\0\1\2" * 2)),
        (b"IEND", b""),
    ]
    out = io.BytesIO()
    out.write(b"\x89PNG\r\n\x1a\n")
    for name, data in parts:
        out.write(struct.pack(">I", len(data)) + name + data)
        out.write(struct.pack(">I", zlib.crc32(name + data)))
    return out.getvalue()


def test_a_png_keeps_its_pixels_alone() -> None:
    hidden = png(2, 2, (b"tEXt", b"Author\0me"), (b"iCCP", b"x" * 99))
    assert clean_png(hidden + b"<script>") == png()
    for bad in (b"", png()[:-4], png(9999, 2), png(0, 2), png().replace(b"IHDR", b"IHDX")):
        with pytest.raises(ValueError, match=r"^(no|too|cut|broken)"):
            clean_png(bad)


def jpeg(*more: bytes, wide: int = 2) -> bytes:
    size = b"\xff\xc0" + struct.pack(">HBHHB", 11, 8, 2, wide, 1) + b"\1\x11\0"
    scan = b"\xff\xda" + struct.pack(">H", 8) + b"\1\1\0\0\x3f\0" + b"\x55\x66"
    return b"\xff\xd8" + b"".join(more) + size + scan + b"\xff\xd9"


def test_a_jpeg_keeps_its_pixels_alone() -> None:
    where = b"\xff\xe1" + struct.pack(">H", 6) + b"Exif"
    assert clean_jpeg(jpeg(where) + b"<script>") == jpeg()
    for bad in (b"", jpeg()[:9], jpeg(wide=9999), b"\xff\xd8\xff\xd9"):
        with pytest.raises(ValueError, match=r"^(no|too|cut|broken)"):
            clean_jpeg(bad)


@pytest.mark.parametrize(
    ("name", "data", "code"),
    [
        ("kebut.svg", svg("<script/>"), "picture-program"),
        ("kebut.svg", b"halo", "picture-broken"),
        ("kebut.svg", svg(" " * 99_999), "picture-large"),
        ("kebut.gif", b"GIF89a", "picture-name"),
        ("nobody.svg", svg(""), "picture-name"),
        ("kebut.png", png(9999), "picture-broken"),
    ],
)
def test_why_a_picture_is_left_out_is_told(name: str, data: bytes, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        clean_one(name, data, {"kebut"})
    assert caught.value.code == code
    for lang in LANGUAGES:
        text = sentence(voice(lang), caught.value)
        assert_whole(text)
        assert name in text


def test_a_zip_brings_pictures_along_and_takes_them_again() -> None:
    files = {name: text.encode() for name, text in ours("jawara-beksi").items()}
    read = exchange.read(zipped({**files, "picture/kebut.svg": GOOD.encode()}))
    assert not read.mistakes
    assert read.pictures == {"kebut.svg": clean(GOOD.encode())}
    body = exchange.write(sheet_of(ours("jawara-beksi")), "zip", read.pictures)
    assert exchange.read(body).pictures == read.pictures
    hostile = exchange.read(zipped({**files, "picture/kebut.svg": svg("<script/>")}))
    assert [one.code for one in hostile.mistakes] == ["picture-program"]
    assert not hostile.pictures


def test_nothing_of_a_program_is_ever_written() -> None:
    """Whatever is put into a drawing: it is refused, or what comes out has none of it."""
    odd = ["on", "href", "url(", "script", "javascript", "&#106;", "<", "style=", "'", '"', "\\"]
    for one in odd:
        for other in odd:
            body = svg(f'<rect id="a{one}{other}" fill="{one}{other}"/>')
            try:
                text = clean(body).decode()
            except ValueError:
                continue
            assert not re.search(r"script:|url\((?!#)|<script|href=\"(?!#)|\son\w+=", text)
