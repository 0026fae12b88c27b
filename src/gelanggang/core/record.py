"""A game as it is kept: everything that is needed to play it again, byte for byte."""

from __future__ import annotations

import hashlib
import json
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.ids import Seat
from gelanggang.core.rng import KINDS, commitment
from gelanggang.core.rules import Choice, Scenario
from gelanggang.core.sheet import Sheet, is_whole

FORMAT: Final = "gelanggang-record-1"
SPELLER: Final = json.JSONEncoder(ensure_ascii=False)
"""Made once: a game has hundreds of choices, and `json.dumps` would make another for each."""


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
        digest = digest_of(plain)
        del plain["choices"]
        head = json.dumps(plain, indent=1, ensure_ascii=False)
        choices = [f"  [{seat}, {SPELLER.encode(text)}]" for seat, text in self.choices]
        lines = ",\n".join(choices)
        body = f'"choices": [\n{lines}\n ]' if choices else '"choices": []'
        return f'{head[:-2]},\n {body},\n "digest": "{digest}"\n}}\n'


def digest_of(plain: dict[str, object]) -> str:
    """The SHA-256 of plain data in its one canonical spelling."""
    spelled = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(spelled.encode()).hexdigest()


def read_record(text: str, name: str) -> Record:
    """Read a record; BadInput, with the file's name, when it is cut short, foreign or edited."""
    sheet = Sheet(text, FORMAT, name)
    digest = sheet.entries.pop("digest", None)
    record = Record(
        game=sheet.text("game"),
        version=sheet.whole("version"),
        pack=sheet.text("pack"),
        pack_version=sheet.text("pack_version"),
        pack_digest=sheet.text("pack_digest"),
        seats=sheet.whole("seats"),
        options=_options(sheet),
        chance=sheet.text("chance"),
        seed=sheet.text("seed"),
        scenario=sheet.inner("scenario"),
        choices=_choices(sheet),
        outcome=sheet.inner("outcome"),
    )
    if record.chance not in KINDS:
        raise sheet.flaw("chance", " / ".join(KINDS))
    try:
        committed = sheet.entries.get("commitment") == commitment(record.seed)
        untouched = digest == digest_of(sheet.entries)
    except UnicodeEncodeError:
        # Half of a character: nothing that we wrote.
        raise BadInput("record-edited", {"file": name}) from None
    if not committed:
        raise BadInput("record-commitment", {"file": name})
    if not untouched:
        raise BadInput("record-edited", {"file": name})
    return record


def _options(sheet: Sheet) -> dict[str, Choice]:
    found = sheet.inner("options")
    if found is None:
        raise sheet.flaw("options", "object")
    options: dict[str, Choice] = {}
    for key, choice in found.items():
        if not isinstance(choice, (int, str)):
            raise sheet.flaw(f"options.{key}", "choice")
        options[key] = choice
    return options


def _choices(sheet: Sheet) -> list[tuple[Seat, str]]:
    choices: list[tuple[Seat, str]] = []
    for i, one in enumerate(sheet.items("choices")):
        if not isinstance(one, list) or len(one) != 2:
            raise sheet.flaw(f"choices[{i}]", "seat-and-move")
        seat, text = one
        if not is_whole(seat) or not isinstance(text, str):
            raise sheet.flaw(f"choices[{i}]", "seat-and-move")
        choices.append((seat, text))
    return choices
