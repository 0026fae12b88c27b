"""The web client's files, or a plain page where it was not built."""

from __future__ import annotations

import hashlib
import html
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec
from aiohttp import web

from gelanggang.server.shelf import Packed
from gelanggang.tables.denied import Denied
from gelanggang.text.catalogue import voice

STATIC: Final = Path(__file__).parent / "static"
WITHOUT_CLIENT: Final = Path(__file__).parent / "no-client.txt"
"""Why a wheel has no client, if it has none (hatch_build.py)."""
HASHED: Final = "/assets/"
"""Files in there have their digest in their name."""
ANY: Final = "/any.svg"
"""Stands in its folder for all pictures that nobody has drawn: chapters of somebody's own."""
INDEX: Final = "/index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
PACKED: Final = ".gz"
"""The build leaves a packed twin beside each file that is worth it."""
KINDS: Final = {
    ".ftl": "text/plain",
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What not every machine knows."""


class File(msgspec.Struct, frozen=True):
    """A file of the client, as it is sent."""

    body: Packed
    kind: str
    tag: str
    """Changes with what is in it."""


def found(request: web.Request, body: Packed, kind: str, keep: str) -> web.Response:
    """What lies ready in memory, packed for whoever can read that."""
    packed = body.packed and "gzip" in request.headers.get("Accept-Encoding", "")
    response = web.Response(body=body.packed if packed else body.plain, content_type=kind)
    response.headers["Cache-Control"] = keep
    response.headers["Vary"] = "Accept-Encoding"
    if packed:
        response.headers["Content-Encoding"] = "gzip"
    return response


def page(request: web.Request, lang: str) -> web.Response:
    """A file of the client; every other path is the client itself, which looks at it.

    The files are read once.  No path that somebody sends ever touches the disk.
    """
    files = _files(STATIC, _stamp(STATIC))
    if not files:
        return _plain_page(lang)
    hashed = request.path.startswith(HASHED)
    file = files.get(request.path) or files.get(f"{request.path.rpartition('/')[0]}{ANY}")
    if file is None:
        if hashed:
            raise Denied("unknown-page")
        file = files[INDEX]
    keep = FOREVER if hashed else "no-cache"
    if file.tag in request.headers.get("If-None-Match", ""):
        response = web.Response(status=304, headers={"Cache-Control": keep})
    else:
        response = found(request, file.body, file.kind, keep)
    response.headers["ETag"] = file.tag
    return response


def _stamp(folder: Path) -> int:
    """Changes when the client was built anew."""
    index = folder / INDEX[1:]
    return index.stat().st_mtime_ns if index.is_file() else 0


@lru_cache(maxsize=2)
def _files(folder: Path, stamp: int) -> dict[str, File]:
    """All files by the paths they are asked for; none when the client was not built."""
    if not stamp:
        return {}
    paths = [one for one in sorted(folder.rglob("*")) if one.is_file() and one.suffix != PACKED]
    return {
        f"/{path.relative_to(folder).as_posix()}": _read(path)
        for path in paths
        if not path.name.startswith(".")
    }


def _read(path: Path) -> File:
    plain, twin = path.read_bytes(), path.with_name(path.name + PACKED)
    kind = KINDS.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    tag = f'"{hashlib.sha256(plain).hexdigest()[:32]}"'
    packed = Packed(plain, twin.read_bytes() if twin.is_file() else b"")
    return File(packed, kind or "application/octet-stream", tag)


def busy_page(lang: str, text: str, seconds: int) -> web.Response:
    """What somebody sees who comes when nobody can be let in: the page tries again by itself."""
    again = f'<meta http-equiv="refresh" content="{seconds}">'
    return _bare(lang, [again, f"<p>{html.escape(text)}</p>"])


def _plain_page(lang: str) -> web.Response:
    say = voice(lang).say
    reason = WITHOUT_CLIENT.read_text(encoding="utf-8") if WITHOUT_CLIENT.is_file() else ""
    lines = [
        f"<h1>{html.escape(say('server-page-title'))}</h1>",
        f"<p>{html.escape(say('server-page-no-client'))}</p>",
        *([f"<pre>{html.escape(reason)}</pre>"] if reason else []),
        f"<p>{html.escape(say('server-page-terminal'))}</p><pre>gelanggang play</pre>",
        f"<p>{html.escape(say('server-page-bot'))}</p><pre>python examples/bot.py</pre>",
    ]
    return _bare(lang, lines)


def _bare(lang: str, lines: list[str]) -> web.Response:
    """A page without anything but words."""
    text = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f"<title>{html.escape(voice(lang).say('server-page-title'))}</title>"
        f'<meta name="viewport" content="width=device-width">{"".join(lines)}</html>'
    )
    return web.Response(text=text, content_type="text/html")
