"""`gelanggang serve`, as a person starts and stops it."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from gelanggang.cli.serve import end_in_order
from tests.ports import free_port

pytestmark = pytest.mark.slow


def command(port: int, folder: Path, *more: str) -> list[str]:
    words = ["--port", str(port), "--data", str(folder), "--lang", "en", "--no-compile", *more]
    return [sys.executable, "-m", "gelanggang", "serve", *words]


@contextmanager
def serving(port: int, folder: Path, *more: str) -> Iterator[subprocess.Popen[str]]:
    """A server that is up."""
    with subprocess.Popen(
        command(port, folder, *more), text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        try:
            assert process.stderr is not None
            while json.loads(process.stderr.readline())["event"] != "listening":
                pass
            yield process
        finally:
            process.kill()


def test_it_says_where_it_is_and_stops_when_it_is_told_to(tmp_path: Path) -> None:
    port = free_port()
    with serving(port, tmp_path, "--demo") as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        assert said == f"Gelanggang is running: http://localhost:{port}\n"
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
            assert json.loads(answer.read())["tables"] == 1
        process.send_signal(signal.SIGTERM)
        # Not `communicate`: it forgets what came together with a line that was read before.
        assert process.stderr is not None
        rest, log = process.stdout.read(), process.stderr.read()
        assert process.wait(30) == 0
        assert "█" in rest, "the QR code"
        assert "Stopping." in rest
        assert "Traceback" not in log
        assert json.loads(log.splitlines()[-1])["event"] == "stopped"


@pytest.mark.parametrize("same", ["data", "port"])
def test_a_second_one_in_the_same_place_is_refused_in_plain_words(
    same: str, tmp_path: Path
) -> None:
    port = free_port()
    with serving(port, tmp_path):
        other = (free_port(), tmp_path) if same == "data" else (port, tmp_path / "other")
        words = command(*other)
        ran = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
        assert ran.returncode == 2
        assert ("Another server" if same == "data" else "is running already") in ran.stderr
        assert "Traceback" not in ran.stderr


def open_table(port: int) -> int:
    """The status of the answer."""
    body = json.dumps({"game": "jawara-beksi", "seats": 2}).encode()
    asked = urllib.request.Request(f"http://127.0.0.1:{port}/api/tables", body)
    try:
        with urllib.request.urlopen(asked) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as error:
        with error:
            return error.code


def test_it_stops_when_its_file_is_gone_and_says_where_what_was_saved_is(tmp_path: Path) -> None:
    port = free_port()
    with serving(port, tmp_path) as process:
        assert open_table(port) == 201
        (tmp_path / "tables.db").unlink()
        assert open_table(port) == 503
        assert process.stderr is not None
        said = process.stderr.read()
        assert process.wait(30) == 2
    assert "was deleted, moved or replaced" in said
    assert str(tmp_path / "tables-rescued.db") in said
    assert "Traceback" not in said
    (tmp_path / "tables-rescued.db").rename(tmp_path / "tables.db")
    with serving(port, tmp_path):
        assert open_table(port) == 201


def test_a_house_for_one_evening_leaves_no_table_behind(tmp_path: Path) -> None:
    port = free_port()
    with serving(port, tmp_path, "--memory", "--demo") as process:
        assert open_table(port) == 201
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health") as answer:
            health = json.loads(answer.read())
        assert (health["status"], health["tables"]) == ("ok", 2)
        process.send_signal(signal.SIGTERM)
        assert process.stdout is not None
        said = process.stdout.read()
        assert process.wait(30) == 0
    assert "in memory only" in said
    assert "Nothing is lost" not in said
    assert list(tmp_path.rglob("*.db*")) == []


@pytest.mark.parametrize("name", [signal.SIGINT, signal.SIGTERM])
def test_it_stops_in_order_where_the_loop_hears_no_signals(name: signal.Signals) -> None:
    class Deaf(asyncio.SelectorEventLoop):
        """As the loop of Windows."""

        def add_signal_handler(self, sig: int, callback: object, *args: object) -> None:
            raise NotImplementedError

    async def told() -> None:
        stop = asyncio.Event()
        end_in_order(asyncio.get_running_loop(), stop)
        signal.raise_signal(name)
        await asyncio.wait_for(stop.wait(), 30)

    before = {one: signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        with asyncio.Runner(loop_factory=Deaf) as runner:
            runner.run(told())
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def test_in_a_terminal_there_is_the_banner_and_the_log_is_in_a_file(tmp_path: Path) -> None:
    port = free_port()
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        command(port, tmp_path), stdin=theirs, stdout=theirs, stderr=theirs
    ) as process:
        os.close(theirs)
        shown = b""
        try:
            while b"Ctrl+C" not in shown:
                shown += os.read(ours, 4096)
            process.send_signal(signal.SIGINT)
            # A terminal that nobody writes to any more says so with an error.
            with suppress(OSError):
                while more := os.read(ours, 4096):
                    shown += more
            assert process.wait(30) == 0
        finally:
            process.kill()
            os.close(ours)
    text = shown.decode()
    assert f"http://localhost:{port}" in text
    assert str(tmp_path / "house.log") in "".join(text.split("\r\n"))
    assert "{" not in text
    lines = (tmp_path / "house.log").read_text().splitlines()
    events = [json.loads(line)["event"] for line in lines]
    assert (events[0], events[-1]) == ("listening", "stopped")


@pytest.mark.parametrize("name", ["-", "noted.jsonl"])
def test_the_log_goes_where_it_is_wanted(name: str, tmp_path: Path) -> None:
    file = tmp_path / name
    words = command(free_port(), tmp_path / "data", "--log", name if name == "-" else str(file))
    with subprocess.Popen(
        words, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stderr is not None
            assert any("Ctrl+C" in line for line in process.stdout)
            process.send_signal(signal.SIGTERM)
            streamed = process.stderr.read()
            assert process.wait(30) == 0
        finally:
            process.kill()
    kept = file.read_text() if file.exists() else ""
    assert (kept == "") == (name == "-")
    assert (streamed == "") == (name != "-")
    assert '"event": "stopped"' in kept + streamed
    assert not (tmp_path / "data" / "house.log").exists()


def test_what_is_kept_in_memory_cannot_be_on_the_disk_as_well(tmp_path: Path) -> None:
    words = command(free_port(), tmp_path, "--memory", "--durable")
    ran = subprocess.run(words, capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 2
    assert "--memory and --durable do not go together" in ran.stderr


def test_the_figures_can_be_opened_to_another_machine_by_a_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GELANGGANG_FIGURES_TOKEN", "a secret of the house")
    port = free_port()
    with serving(port, tmp_path, "--proxy"):
        elsewhere = {
            "X-Forwarded-For": "203.0.113.9",
            "Authorization": "Bearer a secret of the house",
        }
        asked = urllib.request.Request(f"http://127.0.0.1:{port}/metrics", headers=elsewhere)
        with urllib.request.urlopen(asked) as answer:
            assert b"gelanggang_tables" in answer.read()
