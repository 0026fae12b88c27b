"""Which of its addresses a machine tells to phones: the likeliest first."""

from __future__ import annotations

import pytest

from gelanggang.server import address, networks
from gelanggang.server.address import addresses, here, read_url
from gelanggang.server.networks import Network, likeliest_first

WIFI = Network("wlan0", "10.0.0.7")
CABLE = Network("enp3s0", "10.1.0.7")
DOCKER = Network("docker0", "10.2.0.1")
BRIDGE = Network("br-0a1b2c3d4e5f", "10.2.1.1")
MACHINES = Network("virbr0", "10.2.2.1")
VPN = Network("wg0", "10.2.3.7")
TUNNEL = Network("home", "10.2.4.7", tunnel=True)
MEMBERS = Network("mesh", "100.100.0.7")
NOBODY = Network("eth1", ".".join(["169", "254", "7", "7"]))


def test_networks_in_which_phones_are_come_before_tunnels_and_cables_to_nothing() -> None:
    found = [NOBODY, VPN, TUNNEL, MEMBERS, WIFI]
    best, *others = likeliest_first(found, "")
    assert best == WIFI.address
    assert others[-1] == NOBODY.address
    assert sorted([best, *others]) == sorted(one.address for one in found)


@pytest.mark.parametrize("out", [WIFI, CABLE])
def test_of_two_alike_the_one_that_leads_out_is_first(out: Network) -> None:
    first, second = likeliest_first([WIFI, CABLE], out.address)
    assert first == out.address
    assert {first, second} == {WIFI.address, CABLE.address}


def test_a_tunnel_that_takes_everything_is_not_where_the_phones_are() -> None:
    assert likeliest_first([VPN, WIFI], VPN.address) == [WIFI.address, VPN.address]


def test_networks_inside_the_machine_are_told_only_where_there_is_no_other() -> None:
    inside = [DOCKER, BRIDGE, MACHINES]
    assert likeliest_first([*inside, WIFI], DOCKER.address) == [WIFI.address]
    assert likeliest_first([DOCKER], "") == [DOCKER.address]


def test_where_the_system_tells_nothing_the_way_out_is_known() -> None:
    assert likeliest_first([], "10.0.0.7") == ["10.0.0.7"]
    assert likeliest_first([], "") == []


def test_this_machine_tells_no_address_that_is_its_own_alone() -> None:
    assert all(not one.address.startswith("127.") for one in networks.networks())


def test_names_stand_behind_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "networks", lambda: [DOCKER, CABLE, WIFI])
    monkeypatch.setattr(address, "way_out", lambda *_: WIFI.address)
    monkeypatch.setattr(address, "own_name", lambda: "laptop.local")
    told = ["http://10.0.0.7:8765", "http://10.1.0.7:8765", "http://laptop.local:8765"]
    assert addresses("0.0.0.0", 8765) == told


def test_without_any_network_not_even_the_name_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "networks", list)
    monkeypatch.setattr(address, "way_out", lambda *_: "")
    monkeypatch.setattr(address, "own_name", lambda: "laptop.local")
    assert addresses("0.0.0.0", 8765) == []


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1", "127.8.7.6"])
def test_a_house_that_listens_to_its_machine_alone_has_no_address_for_others(host: str) -> None:
    assert addresses(host, 8765) == []
    assert here(host, 8765) == "http://localhost:8765"


@pytest.mark.parametrize(
    ("host", "port", "link"),
    [
        ("10.0.0.7", 8765, "http://10.0.0.7:8765"),
        ("table.example.org", 80, "http://table.example.org"),
        ("2001:db8::7", 8765, "http://[2001:db8::7]:8765"),
    ],
)
def test_a_host_that_was_named_is_the_address(host: str, port: int, link: str) -> None:
    assert addresses(host, port) == [link]
    assert here(host, port) == link


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("https://table.example.org", "https://table.example.org"),
        ("https://table.example.org/", "https://table.example.org"),
        ("http://10.0.0.7:8765", "http://10.0.0.7:8765"),
        ("https://[2001:db8::7]:443", "https://[2001:db8::7]:443"),
        ("table.example.org", ""),
        ("ftp://table.example.org", ""),
        ("https://table.example.org/games", ""),
        ("https://table example.org", ""),
        ("https://somebody@table.example.org", ""),
        ("https://[::1", ""),
        ("", ""),
    ],
)
def test_an_address_that_is_named_is_one_that_links_can_begin_with(text: str, url: str) -> None:
    assert read_url(text) == url
