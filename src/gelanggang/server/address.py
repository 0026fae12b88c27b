"""The address that is handed to others: on the banner, in QR codes, in links to a table.

Somebody who opens the page on the machine of the house itself knows it as `localhost`, and a phone
that is told so looks for the house in its own pocket.
"""

from __future__ import annotations

import re
import socket
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web

from gelanggang.server.headers import HOST
from gelanggang.server.networks import likeliest_first, networks, own_name, way_out
from gelanggang.server.proxy import Proxies

EVERYBODY: Final = ("0.0.0.0", "")
EVERYBODY_6: Final = "::"
"""To listen there is to listen in every network."""
ALONE: Final = re.compile(
    r"(.+\.)?localhost\.?|127(\.\d{1,3}){3}|0\.0\.0\.0|::1?|\[::1?\]", re.IGNORECASE
)
"""Names by which a machine knows only itself."""

Address = Callable[[], str]
"""Where others find the house just now; empty: nowhere.  A laptop may change its network."""


def nowhere() -> str:
    """The address of a house that nobody else can find."""
    return ""


def addresses(host: str, port: int) -> list[str]:
    """Where others find a house that listens at a host, the likeliest first; none: nowhere."""
    if host in EVERYBODY:
        found = likeliest_first(networks(), way_out())
        hosts = [*found, own_name()] if found else []
    elif host == EVERYBODY_6:
        hosts = [way_out(socket.AF_INET6), own_name()]
    else:
        hosts = [host]
    return [link(one, port) for one in hosts if one and not ALONE.fullmatch(one)]


def here(host: str, port: int) -> str:
    """Where somebody on this very machine finds a house that listens at a host."""
    near = host in EVERYBODY or ALONE.fullmatch(host)
    return link("localhost" if near else host, port)


def link(host: str, port: int) -> str:
    """The address of a house, as a browser wants it."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" if port == 80 else f"http://{name}:{port}"


def read_url(text: str) -> str:
    """An address that somebody names for their house, as it is told; empty: it cannot be one."""
    try:
        url = urlsplit(text)
    except ValueError:
        return ""
    right = url.scheme in ("http", "https") and HOST.fullmatch(url.netloc)
    return f"{url.scheme}://{url.netloc}" if right and url.path in ("", "/") else ""


def handed_out(request: web.BaseRequest, proxies: Proxies, public: str, near: Address) -> str:
    """The address of the house for whoever is asked to come; empty: it cannot be told.

    It is the one that the host of the house has named, else the one by which the page was opened,
    else, where that one is good on this machine only, the one in the network.
    """
    if public:
        return public
    host = proxies.host(request)
    if not HOST.fullmatch(host):
        return ""
    known = f"{proxies.scheme(request)}://{host}"
    alone = ALONE.fullmatch(re.sub(r":\d+$", "", host))
    return (near() or known) if alone else known
