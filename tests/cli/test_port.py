"""A house that cannot listen says who is there already, and where it could."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from gelanggang.cli import port as ports
from gelanggang.cli.port import holder
from tests.cli.shell import Shell
from tests.ports import free_port

ROW = "0: 00000000:{port:04X} 00000000:0000 {state} 0:0 0:0 0  0 0 {inode}"
LISTENS, CONNECTED = "0A", "01"


@pytest.fixture
def taken() -> Iterator[int]:
    """A port at which somebody else listens."""
    with socket.create_server(("0.0.0.0", 0)) as server:
        yield server.getsockname()[1]


@pytest.mark.parametrize("lang", ["id", "en"])
def test_a_port_that_is_taken_is_named_with_one_that_is_free(
    lang: str, taken: int, shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ports, "PATIENCE", 0.1)
    free = next(ports._free("0.0.0.0", taken))
    words = ["--port", str(taken), "--data", str(tmp_path / "data"), "--lang", lang]
    said = shell("serve", *words)
    said.complains_about(str(taken), f"--port {free}", f"make play PORT={free}")
    assert not (tmp_path / "data").exists(), "nothing was opened"


def test_the_program_that_has_it_is_named_where_the_system_tells(
    taken: int, shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ports, "PATIENCE", 0.1)
    monkeypatch.setattr(ports, "holder", lambda _: "browser-sync start (PID 77)")
    said = shell("serve", "--port", str(taken), "--lang", "en")
    said.complains_about("browser-sync start (PID 77)")
    monkeypatch.setattr(ports, "holder", lambda _: "")
    shell("serve", "--port", str(taken), "--lang", "en").complains_about("by another program.")


class Ours(BaseHTTPRequestHandler):
    """As much of a house as a neighbour can see."""

    def do_GET(self) -> None:
        self.send_response_only(200)
        self.send_header("Server", "gelanggang")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.mark.parametrize("lang", ["id", "en"])
def test_a_house_that_is_there_already_is_to_be_opened(lang: str, shell: Shell) -> None:
    with HTTPServer(("0.0.0.0", 0), Ours) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        port = server.server_port
        said = shell("serve", "--port", str(port), "--lang", lang)
        server.shutdown()
    said.complains_about(f"http://localhost:{port}", "--port", "--data")


@pytest.mark.parametrize("host", ["203.0.113.7", "nowhere.invalid"])
def test_an_address_of_somebody_else_is_answered_with_ours(host: str, shell: Shell) -> None:
    said = shell("serve", "--host", host, "--port", str(free_port()), "--lang", "en")
    said.complains_about(host, "127.0.0.1", "--host")


def listed(proc: Path, rows: list[str]) -> None:
    """A system that lists these connections."""
    (proc / "net").mkdir()
    (proc / "net" / "tcp").write_text("\n".join(["  sl  local_address ...", *rows]) + "\n")


def started(proc: Path, number: int, inode: int, *words: str) -> None:
    """A process with one connection."""
    folder = proc / str(number)
    (folder / "fd").mkdir(parents=True)
    (folder / "fd" / "3").symlink_to(f"socket:[{inode}]")
    (folder / "cmdline").write_text("".join(f"{word}\0" for word in words))
    (folder / "comm").write_text("kernel-thing\n")


def test_the_holder_is_the_one_who_listens_not_one_who_is_connected(tmp_path: Path) -> None:
    rows = [
        ROW.format(port=8765, state=CONNECTED, inode=11),
        ROW.format(port=8765, state=LISTENS, inode=12),
        ROW.format(port=80, state=LISTENS, inode=13),
    ]
    listed(tmp_path, rows)
    started(tmp_path, 101, 11, "curl", "localhost")
    started(tmp_path, 102, 12, "/opt/tools/python3", "-m", "http.server")
    started(tmp_path, 103, 13)
    assert holder(8765, tmp_path) == "python3 -m http.server (PID 102)"
    assert holder(80, tmp_path) == "kernel-thing (PID 103)"
    assert holder(443, tmp_path) == ""


def test_a_long_command_is_cut_and_a_system_that_tells_nothing_is_no_trouble(
    tmp_path: Path,
) -> None:
    assert holder(8765, tmp_path) == ""
    listed(tmp_path, [ROW.format(port=8765, state=LISTENS, inode=12)])
    started(tmp_path, 102, 12, "java", "-x" * 500)
    assert len(holder(8765, tmp_path)) < 100
