"""Where the other processes of a house reach this one: at a door of its own."""

from __future__ import annotations

import argparse
import re
import socket
from typing import Final

from gelanggang.cli.wrong import Wrong
from gelanggang.server.address import ALONE, EVERYBODY
from gelanggang.server.listener import BACKLOG
from gelanggang.server.networks import likeliest_first, networks, way_out

PLACE: Final = re.compile(r"([A-Za-z0-9.\-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\]):(\d{1,5})")
HERE: Final = "127.0.0.1"
MOST: Final = 65535


def read_place(text: str) -> str:
    """The type of `--advertise`."""
    found = PLACE.fullmatch(text)
    if found is None or not 0 < int(found[2]) <= MOST:
        raise Wrong("cli-serve-advertise", value=text)
    return text


def check_store(args: argparse.Namespace) -> None:
    """Find out before anything is opened what does not go together; Wrong."""
    if args.store is None and args.advertise is not None:
        raise Wrong("cli-serve-advertise-alone")
    if args.store is not None and (args.memory or args.durable):
        raise Wrong("cli-serve-store-alone")


def inner_door(host: str, port: int, place: str | None) -> tuple[socket.socket, str]:
    """A socket at which others of the house can knock, and where they are told that it is.

    Nobody has to name a place: then any port is taken, at the address of this machine in its
    network.
    """
    name, _, number = (place or ":0").rpartition(":")
    if place is not None and int(number) == port:
        raise Wrong("cli-serve-advertise-port", port=number)
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        bound = socket.create_server((host, int(number)), family=family, backlog=BACKLOG)
    except OSError as error:
        raise Wrong("cli-serve-advertise-taken", port=number, problem=str(error.strerror)) from None
    return bound, f"{name or _own(host)}:{bound.getsockname()[1]}"


def _own(host: str) -> str:
    """The address of this machine, for those who can reach the house at all."""
    if host in EVERYBODY:
        return next(iter(likeliest_first(networks(), way_out())), HERE)
    if ALONE.fullmatch(host):
        return HERE if ":" not in host else "[::1]"
    return f"[{host}]" if ":" in host else host
