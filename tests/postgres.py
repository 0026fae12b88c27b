"""A real PostgreSQL in a folder of its own, on a port of its own, for tests and measurements.

It is started when it is first asked for, once in a process, and stopped when that ends.  Nothing of
the machine's own server, if there is one, is touched.  Run as a program, this file says why there
is none.
"""

from __future__ import annotations

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

import psycopg
import pytest
from psycopg import sql

from tests.ports import free_port

DEBIAN: Final = Path("/usr/lib/postgresql")
"""Where Debian keeps each version, and where no path leads."""
INSIST: Final = os.environ.get("GELANGGANG_EXPECT_POSTGRES") == "1"
MOST_BASES: Final = 24
"""Databases that are kept: each takes some megabytes, and who made the earlier ones is done."""
PATIENCE: Final = 60.0
"""Seconds after which a server that does not start never will."""

QUICK: Final = {"fsync": "off", "full_page_writes": "off"}
"""Whoever pulls the plug loses something; to kill the server is harmless all the same."""
SAFE: Final = {"fsync": "on", "full_page_writes": "on"}
"""As it comes: each commit waits for the disk."""


def programs() -> Path | None:
    """The folder with the newest programs there are."""
    versions = DEBIAN.glob("*/bin/postgres")
    newest = max(versions, key=lambda path: float(path.parts[-3]), default=None)
    found = newest or shutil.which("postgres")
    return None if found is None else Path(found).parent


def missing() -> str | None:
    """Why there is no PostgreSQL to test with."""
    if programs() is not None:
        return None
    return "no PostgreSQL was found; on Debian: apt-get install postgresql"


WHY: Final = missing()
needs_postgres = pytest.mark.skipif(WHY is not None and not INSIST, reason=WHY or "")


class Server:
    """A PostgreSQL that can be stopped and started, gently or not."""

    def __init__(self, settings: dict[str, str] = QUICK) -> None:
        folder = programs()
        assert folder is not None, WHY
        self.port: Final = free_port()
        self._programs: Final = folder
        self._home: Final = Path(mkdtemp(prefix="gelanggang-postgres-"))
        self._data: Final = self._home / "data"
        self.log: Final = self._home / "log"
        self._bases: Final[list[str]] = []
        self._made = 0
        self._process: subprocess.Popen[bytes] | None = None
        if self._who is not None:
            shutil.chown(self._home, self._who)
        self._run("initdb", "--no-sync", "--auth=trust", "--username=house", "--encoding=UTF8")
        self._write_settings(settings)
        # For programs that are no tests.
        atexit.register(self.remove)
        self.start()

    @property
    def _who(self) -> str | None:
        """PostgreSQL refuses to be root."""
        if os.geteuid() != 0:
            return None
        names = {one.pw_name for one in pwd.getpwall()}
        return "postgres" if "postgres" in names else "nobody"

    def _run(self, program: str, *words: str) -> None:
        command = [str(self._programs / program), "-D", str(self._data), *words]
        subprocess.run(
            command, check=True, user=self._who, cwd="/", stdout=subprocess.DEVNULL, env=_plain()
        )

    def _write_settings(self, settings: dict[str, str]) -> None:
        always = {
            "listen_addresses": "'127.0.0.1'",
            "port": str(self.port),
            "unix_socket_directories": "''",
            "shared_buffers": "64MB",
            "max_connections": "60",
            "max_wal_senders": "0",
            "wal_level": "minimal",
            "log_line_prefix": "'%p %a %d '",
        }
        with (self._data / "postgresql.conf").open("a") as file:
            for key, value in {**always, **settings}.items():
                file.write(f"{key} = {value}\n")

    @property
    def pid(self) -> int:
        """The process of which all others of it are children."""
        assert self._process is not None
        return self._process.pid

    def dsn(self, base: str = "postgres") -> str:
        """The address of a database."""
        return f"postgresql://house@127.0.0.1:{self.port}/{base}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        base = f"house{self._made}"
        with psycopg.connect(self.dsn(), autocommit=True) as admin:
            admin.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(base)))
            self._bases.append(base)
            if len(self._bases) > MOST_BASES:
                old = sql.Identifier(self._bases.pop(0))
                admin.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(old))
        return self.dsn(base)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self._process is None or self._process.poll() is not None:
                # What was killed a moment ago may still be about to end.
                self._process = self._begin()
            try:
                psycopg.connect(self.dsn(), connect_timeout=5).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError(f"PostgreSQL does not start: {self.log.read_text()[-2000:]}")

    def _begin(self) -> subprocess.Popen[bytes]:
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self._data)],
                user=self._who,
                cwd="/",
                stdout=log,
                stderr=log,
                env=_plain(),
            )

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: at once but in order; SIGQUIT or SIGKILL: as in a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait()
            self._process = None

    def remove(self) -> None:
        """Stop it, and leave nothing behind."""
        self.stop(signal.SIGQUIT)
        until = time.monotonic() + PATIENCE
        while self._home.exists() and time.monotonic() < until:
            # A part of it that ends a moment later may still write something.
            shutil.rmtree(self._home, ignore_errors=True)


def _plain() -> dict[str, str]:
    """An environment without a language: messages are compared by nobody, and read by us."""
    return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"}


@cache
def server() -> Server:
    """The one of this process."""
    return Server()


def stop() -> None:
    """Stop the one of this process, if it was ever started."""
    if server.cache_info().currsize:
        server().remove()
        server.cache_clear()


def base_in(folder: Path) -> str:
    """The database that belongs to a folder: another one for each."""
    note = folder / "dsn"
    if not note.exists():
        note.write_text(server().fresh())
    return note.read_text()


if __name__ == "__main__":
    sys.exit(WHY)
