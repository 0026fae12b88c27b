"""What somebody finds who has just installed a wheel; run by the Python that has it.

    python tests/deploy/newcomer.py

It asks nothing but the package: the engine is compiled, the strongest bots play a game of each kind
to its end, the command line explains itself, and a house shows its page.
"""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
import urllib.request
from importlib.machinery import EXTENSION_SUFFIXES
from tempfile import TemporaryDirectory

import gelanggang
from gelanggang.bots import levels
from gelanggang.core import match
from gelanggang.games import GAMES, load_rules

HERE = "127.0.0.1"
COMMAND = [sys.executable, "-m", "gelanggang"]
ASKED_FOR = re.compile(r'(?:src|href)="(/[^"]+)"')


def engine() -> str:
    """The engine is compiled."""
    file = str(match.__file__)
    assert file.endswith(tuple(EXTENSION_SUFFIXES)), f"{file} is not compiled"
    return file


def played(game: str) -> str:
    """The strongest bots play a game to its end."""
    rules = load_rules(game)
    table = gelanggang.match(game, rules.fewest_seats, seed="newcomer")
    strongest = gelanggang.bot(rules, list(levels(rules))[-1])
    assert table.finish([strongest] * rules.fewest_seats) is not None
    return f"{game}, {len(table.choices)} choices"


def explained() -> str:
    """The command line tells what it can do."""
    said = subprocess.run([*COMMAND, "--help"], capture_output=True, check=True).stdout
    assert b"serve" in said
    return f"help of {len(said.splitlines())} lines"


def served() -> str:
    """A house shows its page, and has all that the page asks for at once."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        with socket.create_server((HERE, 0)) as probe:
            port = str(probe.getsockname()[1])
        serve = [*COMMAND, "serve", "--host", HERE, "--port", port, "--data", folder, "--log", "-"]
        with subprocess.Popen(serve, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as house:
            try:
                assert house.stderr is not None
                while json.loads(house.stderr.readline())["event"] != "listening":
                    pass
                there = f"http://{HERE}:{port}"
                asked = ASKED_FOR.findall(fetched(there, "/").decode())
                assert any(name.endswith(".js") for name in asked), "a page without a program"
                sizes = [len(fetched(there, name)) for name in asked]
            finally:
                house.terminate()
                house.communicate()
    return f"page with {len(sizes)} files, {sum(sizes)} bytes"


def fetched(there: str, path: str) -> bytes:
    """What lies at an address; an error when nothing does."""
    with urllib.request.urlopen(there + path) as answer:
        found: bytes = answer.read()
    return found


if __name__ == "__main__":
    for line in (engine(), *map(played, GAMES), explained(), served()):
        print(f"- {line}")
