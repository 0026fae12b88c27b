"""Under which addresses other devices find this machine, the likeliest first.

A machine often has several networks, and most of them lead nowhere that a phone could be: bridges
of containers, tunnels, a cable to nothing.  The system is asked with what every Python has.
"""

from __future__ import annotations

import re
import socket
import struct
import sys
from ipaddress import IPv4Address, IPv4Network
from pathlib import Path
from typing import Final, NamedTuple

ELSEWHERE: Final = {
    socket.AF_INET: ("192.0.2.1", 9),
    socket.AF_INET6: ("2001:db8::1", 9),
}
"""Addresses that nobody has: only the way there is looked up, nothing is sent."""
ASK_ADDRESS, ASK_FLAGS = (0x8915, 0x8913) if sys.platform == "linux" else (0xC0206921, 0xC0206911)
"""How Linux, and all kinds of BSD, are asked about one of their networks."""
UP: Final = 0x1
LOOPBACK: Final = 0x8
TUNNEL: Final = 0x10
"""What the flags of a network say: two ends, nothing in between."""
INSIDE: Final = re.compile(
    r"docker|br-[0-9a-f]|veth|virbr|vmnet|vboxnet|podman|cni|flannel|calico|lxc|lxd|incus|vnet|ifb"
)
"""Networks of containers and of other computers that are pretended to be inside this one."""
FAR: Final = re.compile(r"tun|tap|wg|utun|ppp|tailscale|zt|nordlynx|proton|ipsec|gpd|awdl|llw|anpi")
"""Tunnels to somewhere else: phones are there only if their people see to it."""
SHARED: Final = IPv4Network("100.64.0.0/10")
"""Addresses behind which providers gather many customers, and some tunnels their members."""
BONJOUR: Final = Path("/run/avahi-daemon/socket")
"""There on a Linux that tells its name to the network."""
LOCAL: Final = ".local"
LAST: Final = 3
"""Where networks inside this machine stand: no phone is ever there."""
NAME: Final = re.compile(r"[A-Za-z0-9-]{1,63}")


class Network(NamedTuple):
    """One network of this machine, and the address that it has there."""

    name: str
    address: str
    tunnel: bool = False


def networks() -> list[Network]:
    """All networks that are up, but for the one that ends in this machine."""
    try:
        # Windows has none: there only the way out is known (`way_out`).
        from fcntl import ioctl  # noqa: PLC0415
    except ImportError:
        return []
    found: list[Network] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        for _, name in socket.if_nameindex():
            asked = struct.pack("16s240x", name.encode()[:15])
            try:
                (flags,) = struct.unpack_from("H", ioctl(line, ASK_FLAGS, asked), 16)
                address = socket.inet_ntoa(ioctl(line, ASK_ADDRESS, asked)[20:24])
            except OSError:
                # It has no address of this kind.
                continue
            if flags & UP and not flags & LOOPBACK:
                found.append(Network(name, address, bool(flags & TUNNEL)))
    return found


def way_out(family: socket.AddressFamily = socket.AF_INET) -> str:
    """The address with which this machine goes out into the world; empty: it does not."""
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE[family])
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def likeliest_first(found: list[Network], out: str) -> list[str]:
    """The addresses at which a phone may find this machine.

    Those inside the machine are left out, unless there is nothing else.
    """
    ranked = sorted(found, key=lambda one: (_rank(one), one.address != out))
    outside = [one for one in ranked if _rank(one) < LAST]
    return list(dict.fromkeys(one.address for one in outside or ranked)) or ([out] if out else [])


def _rank(network: Network) -> int:
    address = IPv4Address(network.address)
    if INSIDE.match(network.name):
        return LAST
    if address.is_link_local:
        return 2
    return int(network.tunnel or address in SHARED or FAR.match(network.name) is not None)


def own_name() -> str:
    """The name by which phones may find this machine; empty where it tells none."""
    name = socket.gethostname().removesuffix(LOCAL)
    told = sys.platform == "darwin" or BONJOUR.exists()
    return f"{name}{LOCAL}" if told and NAME.fullmatch(name) else ""
