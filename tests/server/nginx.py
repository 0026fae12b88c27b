"""A real nginx in a folder of its own, for tests of what stands before a house."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import aiohttp
import pytest

from tests.server.table import LONG, Guest

# Debian keeps it where only root looks.
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
OPENSSL = shutil.which("openssl")
INSIST = os.environ.get("GELANGGANG_EXPECT_NGINX") == "1"

ALONE = """
daemon off;
master_process off;
pid {folder}/pid;
lock_file {folder}/lock;
error_log {folder}/error.log;
"""
"""One process, which as root stays root: it is a child like any other, and its files are ours."""
FILES = """
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    scgi_temp_path {folder}/scgi;
    uwsgi_temp_path {folder}/uwsgi;
"""
"""For its part about HTTP."""


def missing() -> str | None:
    """Why there is no nginx to test with."""
    if NGINX is None:
        return "no nginx was found; on Debian: apt-get install nginx-light"
    if OPENSSL is None:
        return "no openssl was found, which makes the certificate"
    # Elsewhere 127.0.0.1 is the only one of its kind.
    return None if sys.platform == "linux" else "clients with different addresses need Linux"


WHY = missing()
needs_nginx = pytest.mark.skipif(WHY is not None and not INSIST, reason=WHY or "")


@dataclass(frozen=True)
class Front:
    """A running nginx."""

    plain: int
    tls: int
    certificate: Path

    @asynccontextmanager
    async def visited(self, address: str) -> AsyncIterator[Guest]:
        """Somebody who comes from an address, and trusts the certificate."""
        trust = ssl.create_default_context(cafile=str(self.certificate))
        connector = aiohttp.TCPConnector(local_addr=(address, 0), ssl=trust)
        async with aiohttp.ClientSession(connector=connector) as session:
            yield Guest(f"https://127.0.0.1:{self.tls}", session)


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate that vouches for itself, and its key."""
    assert OPENSSL is not None, WHY
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    subprocess.run(
        [
            *(OPENSSL, "req", "-x509", "-nodes", "-days", "2", "-subj", "/CN=gelanggang"),
            *("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
            *("-addext", "subjectAltName=IP:127.0.0.1"),
            *("-addext", "keyUsage=critical,digitalSignature,keyCertSign"),
            *("-keyout", str(key), "-out", str(certificate)),
        ],
        check=True,
        capture_output=True,
    )
    return certificate, key


@contextmanager
def nginx(folder: Path, text: str, port: int) -> Iterator[None]:
    """Nginx with such a setup, once it listens; it may not complain about anything."""
    assert NGINX is not None, WHY
    setup, log = folder / "nginx.conf", folder / "error.log"
    setup.write_text(text, "utf-8")
    with subprocess.Popen([NGINX, "-e", str(log), "-p", str(folder), "-c", str(setup)]) as process:
        try:
            wait_for(port, process, log)
            yield
        finally:
            process.terminate()
    # A complaint about the settings would be there.
    assert not re.search(r"\[(warn|error|crit|alert|emerg)\]", log.read_text()), log.read_text()


def wait_for(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Until somebody listens."""
    for _ in range(int(LONG / 0.05)):
        assert process.poll() is None, log.read_text()
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        with suppress(subprocess.TimeoutExpired):
            process.wait(0.05)
    raise AssertionError(log.read_text())
