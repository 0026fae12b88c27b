"""`gelanggang serve --store`: what does not go together is a sentence, and nothing is opened."""

from __future__ import annotations

import json
import signal
import socket
import urllib.request
from pathlib import Path

import psycopg
import pytest

from gelanggang.cli import main
from gelanggang.cli.advertise import inner_door
from gelanggang.hall.postgres import base as database
from gelanggang.text.catalogue import LANGUAGES
from tests import postgres
from tests.cli.test_serve import serving
from tests.ports import free_port
from tests.text.families import assert_one_sentence

DSN = "postgresql://nobody@127.0.0.1:1/nothing"
WRONG = {
    "memory": (["--store", DSN, "--memory"], "--store"),
    "durable": (["--store", DSN, "--durable"], "--store"),
    "alone": (["--advertise", "10.0.0.5:8766"], "--store"),
    "no port": (["--store", DSN, "--advertise", "10.0.0.5"], "10.0.0.5"),
    "no number": (["--store", DSN, "--advertise", "here:there"], "here:there"),
    "too far": (["--store", DSN, "--advertise", "here:70000"], "here:70000"),
    "a link": (["--store", DSN, "--advertise", "http://here:80"], "http://here:80"),
    "the same door": (["--store", DSN, "--port", "4711", "--advertise", "here:4711"], "4711"),
    "nobody there": (["--store", DSN], "database"),
    "no address": (["--store", "nonsense"], "database"),
}


def told(folder: Path, words: list[str], lang: str, capsys: pytest.CaptureFixture[str]) -> str:
    """What somebody is told who says that."""
    usual = ["serve", "--lang", lang, "--data", str(folder), "--host", "127.0.0.1"]
    port = [] if "--port" in words else ["--port", str(free_port())]
    assert main([*usual, *port, *words]) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    return said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", WRONG)
def test_every_mistake_is_one_sentence(
    what: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words, part = WRONG[what]
    said = told(tmp_path, words, lang, capsys)
    if lang == "en":
        assert part in said
    assert_one_sentence(said.strip())


def test_a_door_that_somebody_has_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        words = ["--store", DSN, "--advertise", f"127.0.0.1:{port}"]
        assert str(port) in told(tmp_path, words, "en", capsys)


def test_without_a_driver_it_says_which_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gelanggang.cli.serve.find_spec", lambda name: None)
    assert "gelanggang[postgres]" in told(tmp_path, ["--store", DSN], "en", capsys)


@pytest.mark.parametrize(("host", "place"), [("0.0.0.0", None), ("127.0.0.1", None), ("::1", None)])
def test_nobody_has_to_name_a_door(host: str, place: str | None) -> None:
    door, address = inner_door(host, 8765, place)
    with door:
        name, _, port = address.rpartition(":")
        assert int(port) == door.getsockname()[1] != 8765
        with socket.create_connection((name.strip("[]"), int(port)), 5):
            pass


@postgres.needs_postgres
@pytest.mark.slow
def test_it_serves_from_a_database_and_refuses_a_newer_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dsn = postgres.base_in(tmp_path)
    port = free_port()
    with serving(port, tmp_path, "--host", "127.0.0.1", "--store", dsn) as process:
        for path in ("/health", "/ready"):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}") as answer:
                assert json.loads(answer.read())["status"] == "ok"
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
        assert process.stdout is not None
        assert "Tables are kept in the database." in process.stdout.read()
    assert not (tmp_path / "tables.db").exists()
    with psycopg.connect(dsn, autocommit=True) as base:
        assert base.execute("SELECT count(*) FROM processes").fetchone() == (0,)
        newer = database.migrations()[-1][0] + 1
        base.execute("UPDATE version SET number = %s", (newer,))
    assert str(newer) in told(tmp_path, ["--store", dsn], "en", capsys)
