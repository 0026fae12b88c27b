"""Files that somebody could send to harm a house: each with the code of the answer."""

from __future__ import annotations

import io
import stat
import struct
import zipfile
from collections.abc import Callable
from os import urandom
from pathlib import Path

from gelanggang.games import GAMES
from tests.art.strangers import HEAD, masks, png

SPELL = "spell-from-the-future"
JAWARA = "jawara-beksi"
FORTY = [f"Kata {chr(97 + i)}{chr(97 + j)}" for i in range(8) for j in range(5)]


def good_list() -> bytes:
    """Forty words, as a spreadsheet writes them."""
    return "\r\n".join(FORTY).encode()


def files_of(game: str) -> dict[str, bytes]:
    """The files of the pack that comes with a game."""
    folder = GAMES[game].folder / "pack"
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.toml"))}


def zipped(files: dict[str, bytes], around: str = "", how: int = zipfile.ZIP_DEFLATED) -> bytes:
    """Files as a zip."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", how) as archive:
        for name, data in files.items():
            archive.writestr(around + name, data)
    return out.getvalue()


def with_entry(name: str, data: bytes = b"x = 1\n", mode: int = 0) -> bytes:
    """A good pack, and one more entry whose name is taken as it is."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for own, text in files_of(JAWARA).items():
            archive.writestr(own, text)
        entry = zipfile.ZipInfo("x" * len(name))
        entry.external_attr = mode << 16
        archive.writestr(entry, data)
    # The library would tidy such a name up.
    return out.getvalue().replace(b"x" * len(name), name.encode("cp437"))


def edited(file: str, old: str, new: str) -> bytes:
    """A good pack with one change."""
    files = files_of(JAWARA)
    text = files[file].decode()
    assert old in text, "the test is out of date"
    return zipped({**files, file: text.replace(old, new, 1).encode()})


def patched(offset: int, form: str, value: int, sign: bytes = b"PK\x01\x02") -> bytes:
    """A good pack, with a number changed in the first entry of its list."""
    body = bytearray(zipped(files_of(JAWARA)))
    place = body.index(sign) + offset
    struct.pack_into(form, body, place, value)
    return bytes(body)


def wrong_crc() -> bytes:
    body = bytearray(zipped(files_of(JAWARA), how=zipfile.ZIP_STORED))
    at = body.index(b"[[card]]")
    body[at + 1 : at + 2] = b"{"
    return bytes(body)


def twice() -> bytes:
    return with_entry("action.toml")


def bomb() -> bytes:
    return zipped({**files_of(JAWARA), "action.toml": b"#" * 30_000_000})


def nested_bomb() -> bytes:
    return zipped({**files_of(JAWARA), "more.zip": zipped({"more.toml": b"#" * 9_000_000})})


def overlapping() -> bytes:
    """Two entries of the list that lead to the same bytes."""
    body = zipped({"action.toml": b"a = 1\n"})
    at = body.index(b"PK\x01\x02")
    end = body.index(b"PK\x05\x06")
    entry = body[at:end]
    tail = bytearray(body[end:])
    struct.pack_into("<HHL", tail, 8, 2, 2, 2 * len(entry))
    return body[:at] + entry + entry.replace(b"action", b"judges") + bytes(tail)


def more_than_it_says() -> bytes:
    """A list of four hundred entries whose end speaks of one."""
    body = bytearray(zipped({f"a{i}.toml": b"" for i in range(400)}))
    struct.pack_into("<HH", body, body.index(b"PK\x05\x06") + 8, 1, 1)
    return bytes(body)


def zip64() -> bytes:
    body = bytearray(zipped(files_of(JAWARA)))
    struct.pack_into("<LL", body, body.index(b"PK\x05\x06") + 12, 0xFFFFFFFF, 0xFFFFFFFF)
    return bytes(body)


def words(*rows: str) -> bytes:
    """A good list with some rows more."""
    return "\n".join([*FORTY, *rows]).encode()


def pictured(name: str, data: bytes) -> bytes:
    """A pack whose card has a picture of its own."""
    return zipped({**files_of(JAWARA), f"picture/{name}": data})


def svg(inside: str) -> bytes:
    """A drawing."""
    return f'{HEAD} viewBox="0 0 9 9">{inside}</svg>'.encode()


Made = Callable[[], bytes]
HOSTILE: dict[str, tuple[str, Made, str]] = {
    # What it is: for which game, the body, the code of the answer.
    "nothing": (SPELL, lambda: b"", "upload-empty"),
    "only spaces": (SPELL, lambda: b" \r\n\t ", "upload-empty"),
    "a body too large": (SPELL, lambda: b"kata\n" * 600_000, "body-too-large"),
    "a line of ten megabytes": (SPELL, lambda: b"a" * 10_000_000, "body-too-large"),
    "a line of a quarter of one": (SPELL, lambda: b"a" * 250_000, "upload-line"),
    "a hundred thousand rows": (SPELL, lambda: b"a\n" * 100_000, "upload-lines"),
    "ten thousand words": (
        SPELL,
        lambda: "\n".join(f"k{i}" for i in range(10_000)).encode(),
        "own-words-many",
    ),
    "NUL bytes": (SPELL, lambda: good_list().replace(b"Kata", b"Ka\x00a"), "upload-not-text"),
    "UTF-16 without its mark": (
        SPELL,
        lambda: good_list().decode().encode("utf-16-le"),
        "upload-not-text",
    ),
    "no encoding at all": (SPELL, lambda: bytes(range(32, 256)) * 4, "upload-not-text"),
    "an escape sequence": (SPELL, lambda: words("\x1b[2J"), "upload-not-text"),
    "a picture": (SPELL, lambda: b"\x89PNG\r\n\x1a\n" + bytes(64), "upload-not-text"),
    "HTML in a word": (SPELL, lambda: words("<img src=x>"), "own-words-markup"),
    "SVG in a word": (SPELL, lambda: words("<svg onload=a()>"), "own-words-markup"),
    "a formula": (SPELL, lambda: words("=cmd|' /C calc'!A0"), "own-words-formula"),
    "a formula with a sign": (SPELL, lambda: words("-2+3+cmd|A0"), "own-words-formula"),
    "a link of a spreadsheet": (SPELL, lambda: words("@SUM(1+1)"), "own-words-formula"),
    "letters that turn round": (SPELL, lambda: words("a\u202egnp.exe"), "own-words-unseen"),
    "letters without width": (SPELL, lambda: words("a\u200bpi"), "own-words-unseen"),
    "a word without end": (SPELL, lambda: words("a" * 300), "own-words-long"),
    "a quotation mark without end": (SPELL, lambda: words('"api'), "own-words-quotes"),
    "a list for a game without lists": (JAWARA, good_list, "upload-no-list"),
    "a bomb": (JAWARA, bomb, "zip-bomb"),
    "a bomb in a zip in a zip": (JAWARA, nested_bomb, "zip-bomb"),
    "a zip in a zip": (
        JAWARA,
        lambda: with_entry("more.zip", zipped(files_of(JAWARA))),
        "zip-foreign",
    ),
    "files that share bytes": (JAWARA, overlapping, "zip-overlap"),
    "a path upwards": (JAWARA, lambda: with_entry("../../evil.toml"), "zip-path"),
    "an absolute path": (JAWARA, lambda: with_entry("/etc/cron.toml"), "zip-path"),
    "a drive": (JAWARA, lambda: with_entry("C:\\evil.toml"), "zip-path"),
    "a backslash": (JAWARA, lambda: with_entry("..\\evil.toml"), "zip-path"),
    "a control character in a name": (JAWARA, lambda: with_entry("ev\nil.toml"), "zip-path"),
    "a symbolic link": (
        JAWARA,
        lambda: with_entry("link.toml", b"/etc/passwd", stat.S_IFLNK | 0o777),
        "zip-link",
    ),
    "a device": (JAWARA, lambda: with_entry("tty.toml", b"", stat.S_IFCHR | 0o666), "zip-link"),
    "a name twice": (JAWARA, twice, "zip-twice"),
    "a name in capitals twice": (JAWARA, lambda: with_entry("ACTION.toml"), "zip-twice"),
    "a password": (JAWARA, lambda: patched(8, "<H", 1), "zip-locked"),
    "an unknown way of packing": (JAWARA, lambda: patched(10, "<H", 99), "zip-method"),
    "a size that lies": (JAWARA, lambda: patched(24, "<L", 70), "zip-broken"),
    "sizes of Zip64": (JAWARA, zip64, "zip-large"),
    "a wrong checksum": (JAWARA, wrong_crc, "zip-broken"),
    "half a zip": (JAWARA, lambda: zipped(files_of(JAWARA))[:3000], "zip-broken"),
    "a zip that is a page too": (
        JAWARA,
        lambda: b"PK\x03\x04<script>" + zipped(files_of(JAWARA)),
        "zip-extra",
    ),
    "a page behind a zip": (
        JAWARA,
        lambda: zipped(files_of(JAWARA)) + b"<script>a()</script>",
        "zip-extra",
    ),
    "a page before a zip": (
        JAWARA,
        lambda: b"<script>a()</script>" + zipped(files_of(JAWARA)),
        "upload-no-list",
    ),
    "an empty zip": (JAWARA, lambda: zipped({}), "zip-empty"),
    "too many files": (JAWARA, lambda: zipped({f"a{i}.toml": b"" for i in range(400)}), "zip-many"),
    "more files than it says": (JAWARA, more_than_it_says, "zip-many"),
    "a folder in a folder": (JAWARA, lambda: zipped(files_of(JAWARA), "a/b/c/"), "zip-deep"),
    "two folders": (JAWARA, lambda: with_entry("other/more.toml"), "zip-folders"),
    "a program": (JAWARA, lambda: with_entry("setup.py", b"import os"), "zip-foreign"),
    "a picture in a pack": (JAWARA, lambda: with_entry("card.svg", b"<svg/>"), "zip-foreign"),
    "a workbook": (
        SPELL,
        lambda: zipped({"[Content_Types].xml": b"<x/>", "xl/workbook.xml": b"<x/>"}),
        "zip-workbook",
    ),
    "a pack of another game": (SPELL, lambda: zipped(files_of(JAWARA)), "zip-foreign"),
    "a file too few": (
        JAWARA,
        lambda: zipped({"pack.toml": files_of(JAWARA)["pack.toml"]}),
        "no-file",
    ),
    "deep TOML": (
        JAWARA,
        lambda: edited(
            "judge.toml", "changes = ", "deep = " + "[" * 900 + "]" * 900 + "\nchanges = "
        ),
        "upload-deep",
    ),
    "a key with a thousand dots": (
        JAWARA,
        lambda: edited("judge.toml", "[[card]]", ".".join("a" * 900) + " = 1\n[[card]]"),
        "upload-deep",
    ),
    "unreadable TOML": (JAWARA, lambda: edited("judge.toml", "[[card]]", "[[card"), "toml"),
    "a number of five thousand digits": (
        JAWARA,
        lambda: edited("table.toml", "quiet_turns = ", "quiet_turns = " + "9" * 1900),
        "pack-number",
    ),
    "a huge number": (
        JAWARA,
        lambda: edited("action.toml", "score = 0", "score = 99999999"),
        "pack-number",
    ),
    "no number": (
        JAWARA,
        lambda: edited("action.toml", "score = ", "score = nan # "),
        "pack-number",
    ),
    "an unknown key": (
        JAWARA,
        lambda: edited("action.toml", "score = ", "run = 'sh'\nscore = "),
        "page-unknown",
    ),
    "HTML in a name": (
        JAWARA,
        lambda: edited("judge.toml", 'name = "', 'name = "<script>a()</script>'),
        "pack-markup",
    ),
    "letters that turn round in a name": (
        JAWARA,
        lambda: edited("judge.toml", 'name = "', 'name = "\u202e'),
        "pack-unseen",
    ),
    "a name without end": (
        JAWARA,
        lambda: edited("judge.toml", 'name = "', 'name = "' + "a" * 500),
        "pack-long",
    ),
    "binary TOML": (
        JAWARA,
        lambda: edited("judge.toml", "[[card]]", "\x01\x02[[card]]"),
        "upload-not-text",
    ),
    "a picture with a program": (
        JAWARA,
        lambda: pictured("kebut.svg", svg("<script>alert(1)</script>")),
        "picture-program",
    ),
    "a picture that fetches": (
        JAWARA,
        lambda: pictured("kebut.svg", svg('<image href="http://example.org/a.png"/>')),
        "picture-program",
    ),
    "a picture with a bomb of XML": (
        JAWARA,
        lambda: pictured("kebut.svg", b'<!DOCTYPE x [<!ENTITY a "aaaa">]>' + svg("&a;")),
        "picture-program",
    ),
    "masks that wear masks": (
        JAWARA,
        lambda: pictured("kebut.svg", masks(12, 9)),
        "picture-broken",
    ),
    "a picture of three thousand pixels a side": (
        JAWARA,
        lambda: pictured("kebut.png", png(3000, 1)),
        "picture-broken",
    ),
    "a picture too large": (
        JAWARA,
        lambda: pictured("kebut.png", urandom(300_000)),
        "picture-large",
    ),
    "a picture of nobody": (JAWARA, lambda: pictured("nobody.svg", svg("")), "picture-name"),
    "a picture that is a program": (
        JAWARA,
        lambda: pictured("kebut.html", b"<script>alert(1)</script>"),
        "picture-name",
    ),
    "two pictures of a card": (
        JAWARA,
        lambda: zipped(
            {**files_of(JAWARA), "picture/kebut.png": png(), "picture/kebut.svg": svg("")}
        ),
        "picture-twice",
    ),
    "a picture that climbs out": (
        JAWARA,
        lambda: with_entry("picture/../../a.svg"),
        "zip-path",
    ),
    "pictures of several megabytes": (
        JAWARA,
        lambda: pictured("kebut.png", b"\0" * 3_000_000),
        "zip-bomb",
    ),
    "hands that never end": (
        JAWARA,
        lambda: edited("table.toml", "card_limit = 7", "card_limit = 90"),
        "pack-heavy",
    ),
}


def left_behind(folder: Path) -> list[str]:
    """What lies in the folder of packs, which nobody put there."""
    packs = folder / "packs"
    return [str(path.relative_to(packs)) for path in sorted(packs.rglob("*")) if path.is_file()]
