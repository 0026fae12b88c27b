"""Who really asks: what a proxy says about that is believed if it is one that was named."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from aiohttp import web

from gelanggang.core.errors import BadInput
from gelanggang.server.headers import HOST
from gelanggang.server.inner import PASSED, Passed

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

LOOPBACK: Final = "loopback"
"""What a person writes for a proxy on this very machine."""
THIS_MACHINE: Final = (IPv4Network("127.0.0.0/8"), IPv6Network("::1"))
HERE: Final = IPv4Address("127.0.0.1")
"""A Unix socket has no address, but both its ends are on this machine."""
MAPPED: Final = 96
"""So many bits of an IPv6 address stand before an IPv4 address that is written as one."""
DEVICE: Final = 64
"""So many bits of an IPv6 address are given to a device; the rest it chooses anew as it likes."""
SIGNS: Final = (
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "X-Real-IP",
    "Forwarded",
    "Via",
)
"""What only proxies write: whoever comes with one of these did not come straight from a program."""
LONGEST: Final = 64
"""A sentence does not repeat more of what cannot be read."""


class Proxies:
    """The proxies that are believed: addresses, networks or `loopback`.  Without names: none."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._trusted: Final = [network for name in names for network in _networks(name.strip())]

    def passed(self, request: web.BaseRequest) -> Passed:
        """Who asks, as another process of the house is told."""
        return Passed(self.address(request), self.scheme(request), self.host(request))

    def trusts(self, peer: str | None) -> bool:
        """Whether the other end of a connection is one of these proxies, who speaks for many."""
        return self._trusts(_peer(peer))

    def address(self, request: web.BaseRequest) -> str:
        """Whose limits count; an IPv6 address is cut to what one device is given."""
        if PASSED in request:
            return request[PASSED].address
        known = [hop for hop in self._way(request) if hop is not None]
        return _counted(known[-1]) if known else ""

    def scheme(self, request: web.BaseRequest) -> str:
        """How the browser came: http or https."""
        if PASSED in request:
            return request[PASSED].scheme
        told = self._told(request, "X-Forwarded-Proto").lower()
        return told if told in ("http", "https") else request.scheme

    def host(self, request: web.BaseRequest) -> str:
        """The name under which the browser knows this server."""
        if PASSED in request:
            return request[PASSED].host
        told = self._told(request, "X-Forwarded-Host")
        return told if HOST.fullmatch(told) else request.headers.get("Host", "")

    def near(self, request: web.BaseRequest) -> bool:
        """Whether whoever asks is on this very machine."""
        if PASSED in request:
            return False
        way = self._way(request)
        # The loopback of a proxy elsewhere is not ours: every step has to be here.
        here = all(hop is not None and hop.is_loopback for hop in way)
        # A proxy that nobody named, or that does not say who asks, speaks for the whole world.
        told = len(way) > 1
        return here and (told or not any(sign in request.headers for sign in SIGNS))

    def _way(self, request: web.BaseRequest) -> list[Address | None]:
        """From the peer back to whoever asks, as far as it is believed; None is no address."""
        # Some proxies add a line instead of a word: only all lines together are in order.
        lines = request.headers.getall("X-Forwarded-For", [])
        words = ",".join(lines).split(",") if lines else []
        way = [_peer(request.remote)]
        # Each proxy writes at the end whom it heard; what stands before may be anybody's.
        while words and self._trusts(way[-1]):
            way.append(_read(words.pop().strip()))
        return way

    def _told(self, request: web.BaseRequest, name: str) -> str:
        """What a header says if a trusted proxy sent it; of several lines the last is its own."""
        lines = request.headers.getall(name, [])
        return lines[-1].strip() if lines and self.trusts(request.remote) else ""

    def _trusts(self, hop: Address | None) -> bool:
        return hop is not None and any(hop in network for network in self._trusted)


def read_proxies(text: str) -> Proxies:
    """Proxies as they are named on the command line, with commas."""
    return Proxies(text.split(","))


def _networks(name: str) -> Iterable[Network]:
    if name == LOOPBACK:
        return THIS_MACHINE
    try:
        network = ip_network(name)
    except ValueError:
        raise BadInput("proxy-address", {"address": name[:LONGEST]}) from None
    if isinstance(network, IPv6Network) and network.prefixlen >= MAPPED:
        mapped = network.network_address.ipv4_mapped
        if mapped is not None:
            return [IPv4Network((mapped, network.prefixlen - MAPPED))]
    return [network]


@lru_cache(maxsize=4096)
def counted(peer: str | None) -> str:
    """How limits count the other end of a connection, whoever may be behind it."""
    hop = _peer(peer)
    return "" if hop is None else _counted(hop)


def _counted(address: Address) -> str:
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, DEVICE), strict=False))
    return str(address)


def _peer(peer: str | None) -> Address | None:
    """The address at the other end of a connection, as `remote` of a request tells it."""
    # None is no Unix socket, but a connection that broke before anybody asked whose it was.
    return HERE if peer == "" else _read(peer or "")


@lru_cache(maxsize=4096)
def _read(text: str) -> Address | None:
    """An address; the same one, however it is written."""
    try:
        address = ip_address(text)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
