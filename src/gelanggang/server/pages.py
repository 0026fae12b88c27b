"""The web client's files, or a plain page where it was not built."""

from __future__ import annotations

import html
from pathlib import Path
from typing import Final

from aiohttp import web

from gelanggang.tables.denied import Denied
from gelanggang.text.catalogue import voice

STATIC: Final = Path(__file__).parent / "static"
HASHED: Final = "/assets/"
"""Files in there have their digest in their name."""


def page(path: str, lang: str) -> web.StreamResponse:
    """A file of the client; every other path is the client itself, which looks at it."""
    if not (STATIC / "index.html").is_file():
        return _plain_page(lang)
    wish = (STATIC / path.lstrip("/")).resolve()
    if wish.is_file() and wish.is_relative_to(STATIC.resolve()):
        forever = "public, max-age=31536000, immutable"
        return web.FileResponse(
            wish, headers={"Cache-Control": forever if path.startswith(HASHED) else "no-cache"}
        )
    if path.startswith(HASHED):
        raise Denied("unknown-page")
    return web.FileResponse(STATIC / "index.html", headers={"Cache-Control": "no-cache"})


def _plain_page(lang: str) -> web.Response:
    say = voice(lang).say
    lines = [
        f"<h1>{html.escape(say('page-title'))}</h1>",
        f"<p>{html.escape(say('page-no-client'))}</p>",
        f"<p>{html.escape(say('page-terminal'))}</p><pre>gelanggang play</pre>",
        f"<p>{html.escape(say('page-bot'))}</p><pre>python examples/bot.py</pre>",
    ]
    text = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        f"<title>{html.escape(say('page-title'))}</title>"
        f'<meta name="viewport" content="width=device-width">{"".join(lines)}</html>'
    )
    return web.Response(text=text, content_type="text/html")
