"""Records with one thing changed, and their digests made right again by a skilled forger."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

import pytest

import gelanggang
from gelanggang.core.errors import BadInput
from gelanggang.core.record import digest_of
from gelanggang.core.rng import commitment


@cache
def true_text() -> str:
    """The record of a finished game of two."""
    match = gelanggang.match("jawara-beksi", 2, seed="a record")
    match.finish([gelanggang.bot(match.rules, "random")] * 2)
    return match.record().text()


def true_plain() -> dict[str, object]:
    """The same as plain data, without its digest."""
    plain: dict[str, object] = json.loads(true_text())
    del plain["digest"]
    return plain


def forged(plain: dict[str, object]) -> str:
    """The text of a record with a fitting commitment and digest."""
    seed = plain.get("seed")
    if isinstance(seed, str):
        plain = {**plain, "commitment": commitment(seed)}
    return json.dumps({**plain, "digest": digest_of(plain)})


def refused(text: str | bytes, folder: Path) -> BadInput:
    """What `verify` says of such a file: BadInput that names it, nothing else."""
    path = folder / "game.json"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    with pytest.raises(BadInput) as found:
        gelanggang.verify(path)
    assert found.value.facts.get("file") == str(path), found.value
    return found.value
