"""`gelanggang serve`: tables for browsers, TVs and bots, until it is stopped."""

from __future__ import annotations

import argparse
import asyncio
import io
import os
import signal
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gelanggang.cli.parser import Parser, whole
from gelanggang.cli.wrong import Wrong
from gelanggang.line.screen import Screen

if TYPE_CHECKING:
    from gelanggang.server.house import House

TABLES: Final = "tables.db"
"""The file of the store in the data folder."""
PORT: Final = 8765
MOST_PORT: Final = 65535
EVERYBODY: Final = "0.0.0.0"
ELSEWHERE: Final = ("192.0.2.1", 9)
"""An address that nobody has: only the way there is looked up, nothing is sent."""
FIGURES: Final = "GELANGGANG_FIGURES_TOKEN"
"""The secret for /metrics, not an argument: everybody on the machine can read those."""
NEAREST: Final = "loopback"
"""`--proxy` alone: the proxy is on this machine."""


def arguments(parser: Parser) -> None:
    """What `serve` can be told."""
    say = parser.voice.say
    parser.add_argument("--host", metavar="ADDRESS", default=EVERYBODY, help=say("cli-help-host"))
    parser.add_argument(
        "--port",
        metavar="N",
        type=whole("--port", MOST_PORT),
        default=PORT,
        help=say("cli-help-port", port=str(PORT)),
    )
    parser.add_argument("--data", metavar="DIR", type=Path, help=say("cli-help-tables"))
    parser.add_argument("--demo", action="store_true", help=say("cli-help-demo"))
    parser.add_argument(
        "--proxy", metavar="ADDRESS,ADDRESS", nargs="?", const=NEAREST, help=say("cli-help-proxy")
    )
    parser.add_argument("--durable", action="store_true", help=say("cli-help-durable"))
    parser.add_argument("--no-uploads", action="store_true", help=say("cli-help-no-uploads"))
    parser.add_argument("--memory", action="store_true", help=say("cli-help-memory"))


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "gelanggang"


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Serve until somebody stops it."""
    from gelanggang.hall.library import Library
    from gelanggang.hall.memory import MemoryStore
    from gelanggang.hall.sqlite.store import SqliteStore
    from gelanggang.hall.thinker import ProcessThinker
    from gelanggang.server.app import run as run_server
    from gelanggang.server.house import House
    from gelanggang.server.logs import write_to_stderr
    from gelanggang.server.proxy import read_proxies

    # Before anything is opened: a name that cannot be read ends the command.
    proxies = None if args.proxy is None else read_proxies(args.proxy)
    if args.memory and args.durable:
        raise Wrong("cli-serve-memory-durable")
    folder = args.data or data_folder()
    library = Library(folder / "packs")
    file = folder / TABLES
    store = MemoryStore() if args.memory else SqliteStore(file, args.durable)
    write_to_stderr()
    house = House(
        store,
        library,
        ProcessThinker(library),
        proxies=proxies,
        figures_token=os.environ.get(FIGURES, ""),
        lang=screen.voice.lang,
        uploads=not args.no_uploads,
    )
    run_server(_serve(house, args, screen, folder))
    if not store.gone:
        return 0
    # The players were told; where to find what was saved is told here alone.
    kept, saved = int(bool(store.rescued)), str(folder / store.rescued)
    raise Wrong("cli-serve-gone", file=str(file), kept=kept, saved=saved)


async def _serve(house: House, args: argparse.Namespace, screen: Screen, folder: Path) -> None:
    from gelanggang.server.app import Server
    from gelanggang.server.http import warm_up

    server = Server(house, args.host, args.port, args.demo)
    try:
        await server.start()
    except OSError as error:
        await server.stop()
        raise Wrong(
            "cli-serve-port", host=args.host, port=str(args.port), problem=str(error.strerror)
        ) from None
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(name, stop.set)
    _show(screen, args.host, server.port, house.demo)
    if args.memory:
        screen.raw(screen.voice.say("cli-serve-memory"), "dim")
    else:
        screen.raw(screen.voice.say("cli-serve-kept", folder=str(folder)), "dim")
        screen.raw(screen.voice.say("cli-serve-stop"), "dim")
    warm = loop.create_task(warm_up(house))
    told, lost = loop.create_task(stop.wait()), loop.create_task(house.broken.wait())
    await asyncio.wait([told, lost], return_when=asyncio.FIRST_COMPLETED)
    for task in (warm, told, lost):
        task.cancel()
    screen.say("cli-serve-stopping")
    await server.stop()


def _show(screen: Screen, host: str, port: int, demo: str) -> None:
    """The address, and for phones in the same network the same as a QR code."""
    near = f"http://localhost:{port}"
    far = _address_in_network() if host == EVERYBODY else host
    link = f"http://{f'[{far}]' if ':' in far else far}:{port}"
    screen.raw(screen.voice.say("cli-serve-here", address=near if host == EVERYBODY else link))
    if host == EVERYBODY:
        screen.raw(screen.voice.say("cli-serve-phones", address=link))
        screen.raw(_qr(link))
    if demo:
        screen.raw(screen.voice.say("cli-serve-demo", address=f"{near}/t/{demo}", code=demo))


def _qr(link: str) -> str:
    import segno

    out = io.StringIO()
    segno.make(link, error="l").terminal(out, border=2, compact=True)
    return out.getvalue()


def _address_in_network() -> str:
    """The address under which others in the same network find this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return "localhost"
        return str(probe.getsockname()[0])
