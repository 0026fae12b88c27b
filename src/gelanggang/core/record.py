"""A game as it is kept: everything that is needed to play it again, byte for byte."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.ids import Seat
from gelanggang.core.rng import KINDS, commitment
from gelanggang.core.rules import Choice, Scenario

FORMAT: Final = "gelanggang-record-1"


class Record:
    """Game, version, pack, seats, options, seed and the choices in order."""

    __slots__ = (
        "chance",
        "choices",
        "game",
        "options",
        "outcome",
        "pack",
        "pack_digest",
        "pack_version",
        "scenario",
        "seats",
        "seed",
        "version",
    )

    def __init__(
        self,
        game: str,
        version: int,
        pack: str,
        pack_version: str,
        pack_digest: str,
        seats: int,
        options: dict[str, Choice],
        chance: str,
        seed: str,
        scenario: Scenario | None,
        choices: list[tuple[Seat, str]],
        outcome: dict[str, object] | None,
    ) -> None:
        self.game = game
        self.version = version
        self.pack = pack
        self.pack_version = pack_version
        self.pack_digest = pack_digest
        self.seats = seats
        self.options = options
        self.chance = chance
        self.seed = seed
        self.scenario = scenario
        self.choices = choices
        self.outcome = outcome

    def plain(self) -> dict[str, object]:
        """As plain data, without the digest over it."""
        return {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "pack": self.pack,
            "pack_version": self.pack_version,
            "pack_digest": self.pack_digest,
            "seats": self.seats,
            "options": self.options,
            "chance": self.chance,
            "seed": self.seed,
            "commitment": commitment(self.seed),
            "scenario": self.scenario,
            "choices": [[seat, text] for seat, text in self.choices],
            "outcome": self.outcome,
        }

    def text(self) -> str:
        """The file: one choice a line, and a digest that tells whether it was edited."""
        plain = self.plain()
        choices = plain.pop("choices")
        assert isinstance(choices, list)
        head = json.dumps(plain, indent=1, ensure_ascii=False)
        lines = ",\n".join("  " + json.dumps(one, ensure_ascii=False) for one in choices)
        body = f'"choices": [\n{lines}\n ]' if choices else '"choices": []'
        return f'{head[:-2]},\n {body},\n "digest": "{digest_of(self.plain())}"\n}}\n'


def digest_of(plain: dict[str, object]) -> str:
    """The SHA-256 of plain data in its one canonical spelling."""
    spelled = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(spelled.encode()).hexdigest()


def read_record(text: str, name: str) -> Record:
    """Read a record; BadInput, with the file's name, when it is cut short, foreign or edited."""
    plain = _parse(text, name)
    digest = plain.pop("digest", None)
    if plain.get("format") != FORMAT:
        raise BadInput("record-format", {"file": name, "expected": FORMAT})
    record = Record(
        game=_text(plain, "game", name),
        version=_whole(plain, "version", name),
        pack=_text(plain, "pack", name),
        pack_version=_text(plain, "pack_version", name),
        pack_digest=_text(plain, "pack_digest", name),
        seats=_whole(plain, "seats", name),
        options=_options(plain, name),
        chance=_text(plain, "chance", name),
        seed=_text(plain, "seed", name),
        scenario=_maybe_dict(plain, "scenario", name),
        choices=_choices(plain, name),
        outcome=_maybe_dict(plain, "outcome", name),
    )
    if record.chance not in KINDS:
        raise BadInput("record-key", {"file": name, "key": "chance", "expected": " / ".join(KINDS)})
    try:
        committed = plain.get("commitment") == commitment(record.seed)
        untouched = digest == digest_of(plain)
    except UnicodeEncodeError:
        # Half of a character: nothing that we wrote.
        raise BadInput("record-edited", {"file": name}) from None
    if not committed:
        raise BadInput("record-commitment", {"file": name})
    if not untouched:
        raise BadInput("record-edited", {"file": name})
    return record


def _parse(text: str, name: str) -> dict[str, object]:
    try:
        plain = json.loads(text)
    except RecursionError:
        raise BadInput("record-format", {"file": name, "expected": FORMAT}) from None
    except ValueError as error:
        line = error.lineno if isinstance(error, json.JSONDecodeError) else 0
        raise BadInput("record-cut", {"file": name, "line": line}) from None
    if not isinstance(plain, dict):
        raise BadInput("record-format", {"file": name, "expected": FORMAT})
    return plain


def _wrong(name: str, key: str, expected: str) -> BadInput:
    return BadInput("record-key", {"file": name, "key": key, "expected": expected})


def _text(plain: dict[str, object], key: str, name: str) -> str:
    value = plain.get(key)
    if not isinstance(value, str):
        raise _wrong(name, key, "text")
    return value


def _whole(plain: dict[str, object], key: str, name: str) -> int:
    value = plain.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise _wrong(name, key, "number")
    return value


def _maybe_dict(plain: dict[str, object], key: str, name: str) -> dict[str, object] | None:
    value = plain.get(key)
    if value is not None and not isinstance(value, dict):
        raise _wrong(name, key, "object")
    return value


def _options(plain: dict[str, object], name: str) -> dict[str, Choice]:
    value = _maybe_dict(plain, "options", name)
    if value is None:
        raise _wrong(name, "options", "object")
    options: dict[str, Choice] = {}
    for key, choice in value.items():
        if not isinstance(choice, (int, str)):
            raise _wrong(name, f"options.{key}", "choice")
        options[key] = choice
    return options


def _choices(plain: dict[str, object], name: str) -> list[tuple[Seat, str]]:
    value = plain.get("choices")
    if not isinstance(value, list):
        raise _wrong(name, "choices", "list")
    choices: list[tuple[Seat, str]] = []
    for i, one in enumerate(value):
        if (
            not isinstance(one, list)
            or len(one) != 2
            or not isinstance(one[0], int)
            or isinstance(one[0], bool)
            or not isinstance(one[1], str)
        ):
            raise _wrong(name, f"choices[{i}]", "seat-and-move")
        choices.append((one[0], one[1]))
    return choices
