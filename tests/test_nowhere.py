"""No file of the project names a path or an address of a machine."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
PATHS = re.compile(r"(?<![\w.])/(?:home|root|Users|work|mnt|private|var/folders)/[\w.-]+")
ADDRESSES = re.compile(
    r"(?<![\d.])(?:10\.\d{1,3}|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)(?:\.\d{1,3}){2}(?![\d.])"
)
EXAMPLES = re.compile(r"10\.[012]\.\d{1,3}\.\d")
"""Addresses of networks that exist nowhere else than in an example."""


def found_in(text: str) -> list[str]:
    addresses = [one for one in ADDRESSES.findall(text) if not EXAMPLES.match(one)]
    return PATHS.findall(text) + addresses


def test_no_file_names_a_path_or_an_address_of_a_machine() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    ).stdout.split("\0")
    # A source that was unpacked somewhere has no list; then there is nothing to be told.
    found: dict[str, list[str]] = {}
    for name in listed:
        path = ROOT / name
        if name and path.is_file() and path != Path(__file__).resolve():
            text = path.read_bytes().decode("utf-8", "ignore")
            if "\0" not in text and (here := found_in(text)):
                found[name] = here
    assert found == {}


def test_such_a_path_would_be_found() -> None:
    assert found_in("see /home/sari/tables.db") == ["/home/sari/tables.db"[:10]]
    assert found_in("at 192.168.1.17 or 10.0.0.5") == ["192.168.1.17"]
    assert found_in("GET /api/tables/workshop/home") == []
