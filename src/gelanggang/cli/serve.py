"""`gelanggang serve`: tables for browsers, TVs and bots, until it is stopped."""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import socket
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from gelanggang.cli.compiled import Workshop, compile_quietly, workshop
from gelanggang.cli.parser import Parser, whole
from gelanggang.cli.wrong import Wrong, make_folder
from gelanggang.line.screen import Screen

if TYPE_CHECKING:
    from gelanggang.hall.cupboard import Cupboard
    from gelanggang.hall.store import Store
    from gelanggang.server.house import House
    from gelanggang.server.relay import Relay

TABLES: Final = "tables.db"
LOG: Final = "house.log"
"""The files of the store and of the log in the data folder."""
STREAM: Final = "-"
"""`--log -`: the log goes to standard error, for whoever gathers logs."""
PORT: Final = 8765
MOST_PORT: Final = 65535
EVERYBODY: Final = "0.0.0.0"
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
    parser.add_argument("--public-url", metavar="URL", type=_url, help=say("cli-help-public-url"))
    parser.add_argument("--data", metavar="DIR", type=Path, help=say("cli-help-tables"))
    parser.add_argument("--demo", action="store_true", help=say("cli-help-demo"))
    parser.add_argument(
        "--proxy", metavar="ADDRESS,ADDRESS", nargs="?", const=NEAREST, help=say("cli-help-proxy")
    )
    parser.add_argument("--durable", action="store_true", help=say("cli-help-durable"))
    parser.add_argument("--no-uploads", action="store_true", help=say("cli-help-no-uploads"))
    parser.add_argument("--no-lab", action="store_true", help=say("cli-help-no-lab"))
    parser.add_argument("--memory", action="store_true", help=say("cli-help-memory"))
    parser.add_argument("--store", metavar="postgresql://…", help=say("cli-help-store"))
    parser.add_argument(
        "--advertise", metavar="HOST:PORT", type=_place, help=say("cli-help-advertise")
    )
    parser.add_argument("--log", metavar="FILE", help=say("cli-help-log"))
    parser.add_argument("--no-compile", action="store_true", help=say("cli-help-no-compile"))


def _place(text: str) -> str:
    """The type of `--advertise`."""
    from gelanggang.cli.advertise import read_place

    return read_place(text)


def _url(text: str) -> str:
    """The type of `--public-url`."""
    from gelanggang.server.address import read_url

    if found := read_url(text):
        return found
    raise Wrong("cli-serve-url", value=text)


def data_folder() -> Path:
    """Where tables are kept if nobody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "gelanggang"


def run(args: argparse.Namespace, screen: Screen) -> int:
    """Serve until somebody stops it."""
    from gelanggang.cli.advertise import check_store
    from gelanggang.cli.port import check_port
    from gelanggang.hall.library import Library
    from gelanggang.hall.thinker import ProcessThinker
    from gelanggang.server.address import addresses
    from gelanggang.server.app import run as run_server
    from gelanggang.server.house import House
    from gelanggang.server.proxy import read_proxies

    # Before anything is opened: a name that cannot be read ends the command.
    proxies = None if args.proxy is None else read_proxies(args.proxy)
    if args.memory and args.durable:
        raise Wrong("cli-serve-memory-durable")
    check_store(args)
    check_port(args.host, args.port)
    folder = args.data or data_folder()
    library = Library(folder / "packs")
    file = folder / TABLES
    log = _log(args.log, folder)
    opened = _open(args, file)
    store = opened.store
    house = House(
        store,
        library,
        ProcessThinker(library),
        proxies=proxies,
        figures_token=os.environ.get(FIGURES, ""),
        lang=screen.voice.lang,
        uploads=not args.no_uploads,
        lab=not args.no_lab,
        # For whoever makes cards, and starts with the first of them.
        bench=ProcessThinker(library, 1),
        public_url=args.public_url or "",
        near=lambda: next(iter(addresses(args.host, args.port)), ""),
        relay=opened.relay,
        cupboard=opened.cupboard,
    )
    notes = _notes(screen, args, folder, log)
    run_server(_serve(house, args, screen, notes, opened.door), house.comers)
    if not store.gone:
        return 0
    # The players were told; where to find what was saved is told here alone.
    kept, saved = int(bool(store.rescued)), str(folder / store.rescued)
    raise Wrong("cli-serve-gone", file=str(file), kept=kept, saved=saved)


class Opened:
    """What a house is opened with: its store, and the way to others who use it too."""

    def __init__(
        self,
        store: Store,
        relay: Relay | None = None,
        cupboard: Cupboard | None = None,
        door: socket.socket | None = None,
    ) -> None:
        self.store: Final = store
        self.relay: Final = relay
        self.cupboard: Final = cupboard
        self.door: Final = door


def _open(args: argparse.Namespace, file: Path) -> Opened:
    from gelanggang.hall.memory import MemoryStore
    from gelanggang.hall.sqlite.store import SqliteStore

    if args.store is not None:
        return _open_shared(args)
    return Opened(MemoryStore() if args.memory else SqliteStore(file, args.durable))


def _open_shared(args: argparse.Namespace) -> Opened:
    """The store of a house that several processes serve."""
    from gelanggang.cli.advertise import inner_door
    from gelanggang.hall.store import StoreError
    from gelanggang.server.relay import InnerRelay

    if find_spec("psycopg") is None:
        raise Wrong("cli-house-no-driver")
    from gelanggang.hall.postgres.store import PostgresStore

    door, address = inner_door(args.host, args.port, args.advertise)
    try:
        store = PostgresStore(args.store, address)
    except StoreError:
        door.close()
        raise
    return Opened(store, InnerRelay(store.secret, time.time, address), store, door)


def _log(wish: str | None, folder: Path) -> str:
    """Let the log be written; the file to which it goes, or nothing.

    In a terminal it would bury what people are to read: it goes to a file of the house. Whoever
    catches the error stream, as services do, gets it there.
    """
    from gelanggang.server.logs import write_to_file, write_to_stderr

    if wish == STREAM or (wish is None and not sys.stderr.isatty()):
        write_to_stderr()
        return ""
    path = folder / LOG if wish is None else Path(wish)
    if wish is None:
        make_folder(folder)
    try:
        write_to_file(path)
    except OSError as error:
        raise Wrong("cli-file-unwritable", file=str(path), problem=str(error.strerror)) from None
    return str(path)


def _notes(screen: Screen, args: argparse.Namespace, folder: Path, log: str) -> list[str]:
    """What stands below the address."""
    say = screen.voice.say
    logged = [say("cli-serve-log", file=log)] if log else []
    if args.memory:
        return [*logged, say("cli-serve-memory")]
    if args.store is not None:
        return [say("cli-serve-base"), *logged, say("cli-serve-stop")]
    return [say("cli-serve-kept", folder=str(folder)), *logged, say("cli-serve-stop")]


async def _serve(
    house: House,
    args: argparse.Namespace,
    screen: Screen,
    notes: list[str],
    inner: socket.socket | None,
) -> None:
    from gelanggang.cli.banner import Banner
    from gelanggang.cli.port import trouble
    from gelanggang.server.address import addresses, here
    from gelanggang.server.app import Server
    from gelanggang.server.http import warm_up

    server = Server(house, args.host, args.port, args.demo, inner)
    try:
        await server.start()
    except OSError as error:
        await server.stop()
        raise trouble(args.host, args.port, error) from None
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    end_in_order(loop, stop)
    phones = [args.public_url] if args.public_url else addresses(args.host, server.port)
    Banner(here(args.host, server.port), phones, house.demo, notes).show(screen)
    engine = None if args.no_compile else workshop(os.environ)
    warm = loop.create_task(warm_up(house))
    better = loop.create_task(_compile(engine, warm, screen))
    told, lost = loop.create_task(stop.wait()), loop.create_task(house.broken.wait())
    await asyncio.wait([told, lost], return_when=asyncio.FIRST_COMPLETED)
    if engine is not None:
        engine.stop()
    for task in (warm, better, told, lost):
        task.cancel()
    screen.say("cli-serve-stopping")
    await server.stop()


def end_in_order(loop: asyncio.AbstractEventLoop, stop: asyncio.Event) -> None:
    """Let Ctrl+C, and what services say, be heard instead of obeyed at once."""
    for name in (signal.SIGINT, signal.SIGTERM):
        try:
            loop.add_signal_handler(name, stop.set)
        except NotImplementedError:
            # The loop of Windows hears none itself.
            signal.signal(name, lambda *_: loop.call_soon_threadsafe(stop.set))


async def _compile(engine: Workshop | None, warm: asyncio.Task[None], screen: Screen) -> None:
    """Make a faster engine for the next start, when everything else is done."""
    await warm
    if engine is not None and await asyncio.to_thread(compile_quietly, engine, os.environ):
        screen.say("cli-serve-compiled", "dim")
