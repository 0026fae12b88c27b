"""Who really asks: a proxy that was named is believed, and nobody else."""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, ip_address
from itertools import product
from pathlib import Path
from unittest import mock

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request
from hypothesis import given
from hypothesis import strategies as st

from gelanggang.cli import main
from gelanggang.cli.parser import Parser
from gelanggang.cli.serve import arguments
from gelanggang.core.errors import BadInput
from gelanggang.server.headers import HOST, same_origin
from gelanggang.server.proxy import SIGNS, Proxies, counted, read_proxies
from gelanggang.text.catalogue import LANGUAGES, voice

FOR, PROTO, NAME = "X-Forwarded-For", "X-Forwarded-Proto", "X-Forwarded-Host"
Lines = list[tuple[str, str]]

NOBODY = Proxies()
ONE = Proxies(["10.0.0.5"])
CHAIN = Proxies(["loopback", "10.0.0.5", "10.1.0.0/16", "2001:db8:5::/48"])

CONVINCING = [(FOR, "192.0.2.7"), (PROTO, "https"), (NAME, "table.example.org")]
"""What a proxy would say."""

addresses = st.ip_addresses().map(str)
words = st.one_of(
    addresses,
    st.sampled_from(["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.0.0.5", "unknown", "", "https"]),
    st.text(st.characters(codec="latin-1", exclude_characters="\r\n\0"), max_size=40),
)
values = st.lists(words, max_size=4).map(", ".join)
headers: st.SearchStrategy[Lines] = st.lists(
    st.tuples(st.sampled_from([*SIGNS, "Host", "Client-IP"]), values), max_size=6
)


def asked(peer: str | None, *lines: tuple[str, str], tls: bool = False) -> web.Request:
    """A request whose connection comes from this address; None: from one that is gone."""
    named = {"peername": peer if not peer else (peer, 50000), "sockname": ("10.0.0.1", 8765)}
    transport = mock.Mock()
    transport.get_extra_info.side_effect = named.get
    context = mock.Mock() if tls else None
    return make_mocked_request("GET", "/", lines, transport=transport, sslcontext=context)


# Whom nobody named.


@pytest.mark.slow
@given(addresses.filter(lambda one: one != "10.0.0.5"), headers, st.booleans())
def test_who_is_no_proxy_is_never_believed(peer: str, lines: Lines, tls: bool) -> None:
    for proxies, more in product((NOBODY, ONE), ([], CONVINCING)):
        request, silent = asked(peer, *lines, *more, tls=tls), asked(peer, tls=tls)
        assert proxies.address(request) == proxies.address(silent) == counted(peer)
        assert not proxies.trusts(peer)
        assert proxies.scheme(request) == proxies.scheme(silent) == ("https" if tls else "http")
        assert proxies.host(request) == request.headers.get("Host", "")
        assert not proxies.near(request) or proxies.near(silent)


@given(headers)
def test_who_is_gone_already_is_nobody(lines: Lines) -> None:
    request = asked(None, *lines)
    assert CHAIN.address(request) == counted(None) == ""
    assert not CHAIN.trusts(None)
    assert CHAIN.scheme(request) == "http"
    assert CHAIN.host(request) == request.headers.get("Host", "")
    assert not CHAIN.near(request)


# Whom somebody named.


@given(addresses, headers)
def test_a_proxy_is_believed_about_what_it_wrote_last(client: str, lines: Lines) -> None:
    """Whatever the client had written before."""
    if client == "10.0.0.5":
        return
    before = [(name, text) for name, text in lines if name in (FOR, PROTO, NAME)]
    own = [*CONVINCING, (FOR, client), ("Host", "127.0.0.1:8765")]
    request = asked("10.0.0.5", *before, *own)
    assert ONE.address(request) == NOBODY.address(asked(client))
    assert ONE.scheme(request) == "https"
    assert ONE.host(request) == "table.example.org"
    assert not ONE.near(request)


@given(headers)
def test_whatever_a_proxy_says_the_answers_make_sense(lines: Lines) -> None:
    request = asked("10.0.0.5", *lines)
    address, _, bits = CHAIN.address(request).partition("/")
    assert bits == ("64" if isinstance(ip_address(address), IPv6Address) else "")
    assert CHAIN.scheme(request) in ("http", "https")
    host = CHAIN.host(request)
    assert HOST.fullmatch(host) or host == request.headers.get("Host", "")
    assert not CHAIN.near(request), "the loopback of another machine"


@pytest.mark.parametrize(
    ("peer", "told", "address"),
    [
        # One proxy.
        ("10.0.0.5", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.5", "1.1.1.1, 192.0.2.7", "192.0.2.7"),
        ("10.0.0.5", "1.1.1.1,192.0.2.7", "192.0.2.7"),
        ("::ffff:10.0.0.5", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.6", "192.0.2.7", "10.0.0.6"),
        # A chain ends at the first that is no proxy; if all are, at the last.
        ("127.0.0.1", "1.1.1.1, 192.0.2.7, 10.1.2.3, 10.0.0.5", "192.0.2.7"),
        ("127.0.0.1", "10.1.9.9, 10.1.2.3, ::ffff:10.0.0.5", "10.1.9.9"),
        ("::1", "192.0.2.7, 2001:db8:5:6::1", "192.0.2.7"),
        ("", "192.0.2.7", "192.0.2.7"),
        # What is no address is not believed, nor what stands before it.
        ("10.0.0.5", "192.0.2.7, unknown", "10.0.0.5"),
        ("10.0.0.5", "192.0.2.7, 10.1.2.3:4711", "10.0.0.5"),
        ("127.0.0.1", "192.0.2.7, 010.1.2.3, 10.0.0.5", "10.0.0.5"),
        ("10.0.0.5", "192.0.2.7,", "10.0.0.5"),
        ("10.0.0.5", "", "10.0.0.5"),
        ("10.0.0.5", "unix:", "10.0.0.5"),
        # The same address, however it is written.
        ("10.0.0.5", "::ffff:192.0.2.7", "192.0.2.7"),
        ("10.0.0.5", "::FFFF:C000:0207", "192.0.2.7"),
        # One device has all addresses of its network.
        ("10.0.0.5", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("10.0.0.5", "2001:0DB8:1:2::9", "2001:db8:1:2::/64"),
        ("10.0.0.5", "2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("10.0.0.5", "fe80::1%eth0", "fe80::/64"),
        ("fe80::2%7", "192.0.2.7", "fe80::/64"),
    ],
)
def test_the_way_is_walked_back_as_far_as_it_is_believed(
    peer: str, told: str, address: str
) -> None:
    assert CHAIN.address(asked(peer, (FOR, told))) == address
    one_by_one = [(FOR, word) for word in told.split(",")]
    assert CHAIN.address(asked(peer, *one_by_one)) == address, "a line for each"


@pytest.mark.parametrize(
    ("lines", "scheme"),
    [
        ([(PROTO, "https")], "https"),
        ([(PROTO, "HTTPS")], "https"),
        ([(PROTO, "http"), (PROTO, "https")], "https"),
        ([(PROTO, "javascript")], "http"),
        ([(PROTO, "https, http")], "http"),
        ([(PROTO, "")], "http"),
        ([], "http"),
    ],
)
def test_a_proxy_says_how_the_browser_came(lines: Lines, scheme: str) -> None:
    assert ONE.scheme(asked("10.0.0.5", *lines)) == scheme


@pytest.mark.parametrize(
    ("told", "host"),
    [
        ("table.example.org", "table.example.org"),
        ("table.example.org:8443", "table.example.org:8443"),
        ("[2001:db8::1]:8443", "[2001:db8::1]:8443"),
        ("a.example, b.example", "inside:8765"),
        ("a.example/x?", "inside:8765"),
        ("a example", "inside:8765"),
        ("", "inside:8765"),
    ],
)
def test_a_proxy_says_what_the_browser_calls_us(told: str, host: str) -> None:
    request = asked("10.0.0.5", ("Host", "inside:8765"), (NAME, told))
    assert ONE.host(request) == host


@pytest.mark.parametrize(
    ("peer", "lines", "near"),
    [
        ("127.0.0.1", [], True),
        ("127.9.9.9", [], True),
        ("::1", [], True),
        ("::ffff:127.0.0.1", [], True),
        ("", [], True),
        (None, [], False),
        ("192.0.2.7", [], False),
        ("192.0.2.7", [(FOR, "127.0.0.1")], False),
        # Through a proxy on this machine.
        ("127.0.0.1", [(FOR, "127.0.0.1"), (PROTO, "https")], True),
        ("127.0.0.1", [(FOR, "::1")], True),
        ("127.0.0.1", [(FOR, "192.0.2.7")], False),
        ("127.0.0.1", [(FOR, "127.0.0.1, 192.0.2.7")], False),
        ("", [(FOR, "192.0.2.7")], False),
        # It says nothing that can be read about who asks.
        ("127.0.0.1", [(FOR, "unknown")], False),
        ("127.0.0.1", [(FOR, "")], False),
        ("127.0.0.1", [(PROTO, "https")], False),
        ("127.0.0.1", [("Forwarded", "for=192.0.2.7")], False),
        # The loopback of another machine.
        ("10.0.0.5", [(FOR, "127.0.0.1")], False),
        ("127.0.0.1", [(FOR, "127.0.0.1, 10.0.0.5")], False),
    ],
)
def test_near_is_who_asks_from_this_machine(peer: str | None, lines: Lines, near: bool) -> None:
    assert CHAIN.near(asked(peer, *lines)) == near


@pytest.mark.parametrize("peer", ["127.0.0.1", "::1", ""])
@pytest.mark.parametrize("sign", SIGNS)
def test_a_proxy_that_nobody_named_does_not_make_the_world_near(peer: str, sign: str) -> None:
    assert NOBODY.near(asked(peer))
    assert not NOBODY.near(asked(peer, (sign, "127.0.0.1")))


# Connections as they really are.


@asynccontextmanager
async def listening(heard: list[tuple[str, bool]]) -> AsyncIterator[web.AppRunner]:
    """A server that notes where each request comes from."""

    async def hear(request: web.Request) -> web.Response:
        heard.append((CHAIN.address(request), CHAIN.near(request)))
        return web.Response()

    app = web.Application()
    app.router.add_get("/", hear)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    yield runner
    await runner.cleanup()


def test_a_unix_socket_is_near(tmp_path: Path) -> None:
    heard: list[tuple[str, bool]] = []

    async def ask() -> None:
        path = str(tmp_path / "socket")
        async with listening(heard) as runner:
            await web.UnixSite(runner, path).start()
            async with aiohttp.ClientSession(connector=aiohttp.UnixConnector(path)) as session:
                await session.get("http://here/")
                await session.get("http://here/", headers={FOR: "192.0.2.7"})

    asyncio.run(ask())
    assert heard == [("127.0.0.1", True), ("192.0.2.7", False)]


def test_who_hangs_up_at_once_is_not_taken_for_a_proxy() -> None:
    """The request is still read, but nobody can say any more whose it is."""
    uvloop = pytest.importorskip("uvloop")
    heard: list[tuple[str, bool]] = []

    async def ask() -> None:
        async with listening(heard) as runner:
            await web.TCPSite(runner, "127.0.0.1", 0).start()
            # All this happens before the server has a chance to look.
            with socket.create_connection(runner.addresses[0]) as client:
                client.sendall(f"GET / HTTP/1.1\r\nHost: here\r\n{FOR}: 1.1.1.1\r\n\r\n".encode())
                client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            await asyncio.sleep(0.2)

    uvloop.run(ask())
    assert heard in ([("", False)], [])


# The command line.


@pytest.mark.parametrize(
    ("text", "believed", "others"),
    [
        ("loopback", ["127.0.0.1", "127.1.2.3", "::1", "::ffff:127.0.0.1"], ["10.0.0.5", "::2"]),
        ("10.0.0.5", ["10.0.0.5", "::ffff:10.0.0.5"], ["10.0.0.6", "127.0.0.1"]),
        ("10.0.0.5, 10.1.0.0/16", ["10.0.0.5", "10.1.255.1"], ["10.2.0.1"]),
        ("loopback,2001:db8::/32", ["::1", "2001:db8:9::9"], ["2001:db9::1"]),
        ("::ffff:10.1.0.0/112", ["10.1.2.3", "::ffff:10.1.2.3"], ["10.2.0.1"]),
    ],
)
def test_proxies_are_named_with_commas(text: str, believed: list[str], others: list[str]) -> None:
    proxies = read_proxies(text)
    for peer in [*believed, *others]:
        found = proxies.address(asked(peer, (FOR, "192.0.2.7"))) == "192.0.2.7"
        assert found == proxies.trusts(peer) == (peer in believed), peer


@pytest.mark.parametrize(
    "text", ["", " ", "proxy.example", "10.0.0", "10.0.0.5,", "10.0.0.5;10.0.0.6", "10.1.0.5/16"]
)
def test_what_names_no_proxy_is_refused(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_proxies(text)
    assert caught.value.code == "proxy-address"


@given(st.text(st.characters(exclude_characters=","), min_size=50, max_size=200))
def test_a_refusal_does_not_repeat_a_whole_file(text: str) -> None:
    with pytest.raises(BadInput) as caught:
        read_proxies(f"loopback,{text}")
    assert len(str(caught.value.facts["address"])) <= 64


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_server_with_a_bad_proxy_does_not_start(
    lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    words = ["serve", "--lang", lang, "--data", str(folder), "--proxy", "10.0.0.5,nginx"]
    assert main(words) == 2
    said, complaint = capsys.readouterr()
    assert said == ""
    assert complaint.count("\n") == 1
    assert "“nginx”" in complaint
    assert not folder.exists()


@pytest.mark.parametrize(
    ("words", "named"),
    [([], None), (["--proxy"], "loopback"), (["--proxy", "10.0.0.5,::1"], "10.0.0.5,::1")],
)
def test_nobody_is_a_proxy_unless_somebody_says_so(words: list[str], named: str | None) -> None:
    parser = Parser(voice("en"))
    arguments(parser)
    assert parser.parse_args(words).proxy == named


# Pages of other sites.


@pytest.mark.parametrize(
    ("origin", "host", "same"),
    [
        (None, "table.example.org", True),
        ("https://table.example.org", "table.example.org", True),
        ("https://table.example.org", "table.example.org:443", True),
        ("https://table.example.org:8443", "table.example.org:8443", True),
        ("https://[2001:db8::1]:8443", "[2001:db8::1]:8443", True),
        ("https://table.example.org", "127.0.0.1:8765", False),
        ("https://other.example", "table.example.org", False),
        ("https://table.example.org:8443", "table.example.org", False),
        ("null", "table.example.org", False),
        ("https://[", "table.example.org", False),
        ("", "", False),
    ],
)
def test_the_origin_is_compared_with_the_one_host_that_counts(
    origin: str | None, host: str, same: bool
) -> None:
    lines = [] if origin is None else [("Origin", origin)]
    # Neither of these counts: the host that does was found out before.
    others = [("Host", "other.example"), (NAME, "other.example")]
    assert same_origin(asked("10.0.0.5", *others, *lines), host) == same
