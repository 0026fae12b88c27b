"""A port at which a house cannot listen: who has it, and which one is free."""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from gelanggang.cli.wrong import Wrong
from gelanggang.server.address import here
from gelanggang.server.headers import FIXED
from gelanggang.server.networks import likeliest_first, networks, way_out

TABLES: Final = ("net/tcp", "net/tcp6")
"""Where Linux lists who listens."""
LISTENS: Final = "0A"
PATIENCE: Final = 1.0
"""Seconds that a neighbour has to say whether it is one of us."""
LONGEST: Final = 60
"""Letters of a command: enough to know it again."""
MOST: Final = 65535


def check_port(host: str, port: int) -> None:
    """Find out before anything is opened whether a house can listen there; Wrong when not."""
    try:
        _try(host, port)
    except OSError as error:
        raise trouble(host, port, error) from None


def trouble(host: str, port: int, error: OSError) -> Wrong:
    """Why a house cannot listen, in words, and what can be done about it."""
    if error.errno == errno.EADDRINUSE:
        free = str(next(_free(host, port), 0))
        if is_house(host, port):
            return Wrong("cli-serve-already", address=here(host, port), free=free)
        program = holder(port)
        known = "yes" if program else "no"
        return Wrong("cli-serve-taken", port=str(port), known=known, program=program, free=free)
    if error.errno == errno.EACCES:
        return Wrong("cli-serve-reserved", port=str(port))
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        known = ", ".join([*likeliest_first(networks(), way_out()), "127.0.0.1"])
        return Wrong("cli-serve-not-ours", host=host, known=known)
    return Wrong("cli-serve-port", host=host, port=str(port), problem=str(error.strerror))


def _try(host: str, port: int) -> None:
    kind, flags = socket.SOCK_STREAM, socket.AI_PASSIVE
    for family, _, _, _, address in socket.getaddrinfo(host, port, type=kind, flags=flags):
        socket.create_server((address[0], address[1]), family=family).close()


def _free(host: str, port: int) -> Iterator[int]:
    """Ports behind this one that nobody has."""
    for other in range(port + 1, MOST):
        try:
            _try(host, other)
        except OSError:
            continue
        yield other


def is_house(host: str, port: int) -> bool:
    """Whether it is one of ours that listens there."""
    asked = HTTPConnection(urlsplit(here(host, port)).netloc, timeout=PATIENCE)
    try:
        asked.request("GET", "/health")
        return asked.getresponse().getheader("Server") == FIXED["Server"]
    except (OSError, HTTPException):
        return False
    finally:
        asked.close()


def holder(port: int, proc: Path = Path("/proc")) -> str:
    """The program that listens at a port, where the system tells; else empty."""
    lines = {f"socket:[{inode}]" for inode in _inodes(port, proc)}
    if not lines:
        return ""
    for folder in proc.glob("[0-9]*/fd"):
        try:
            if any(str(one.readlink()) in lines for one in folder.iterdir()):
                return _called(folder.parent)
        except OSError:
            # Somebody else's, or gone already.
            continue
    return ""


def _inodes(port: int, proc: Path) -> Iterator[str]:
    for name in TABLES:
        try:
            rows = (proc / name).read_text().splitlines()[1:]
        except OSError:
            continue
        for row in rows:
            words = row.split()
            if words[3] == LISTENS and int(words[1].rpartition(":")[2], 16) == port:
                yield words[9]


def _called(process: Path) -> str:
    """A process as a person may know it: what was typed to start it, and its number."""
    words = (process / "cmdline").read_bytes().decode("utf-8", "replace").split("\0")
    typed = " ".join([Path(words[0]).name, *words[1:]]).strip()
    name = typed or (process / "comm").read_text().strip()
    return f"{name if len(name) <= LONGEST else f'{name[:LONGEST]}…'} (PID {process.name})"
