"""A person at a table in a written position."""

from __future__ import annotations

import tomllib
from pathlib import Path

from gelanggang.start import open_record
from tests.cli.shell import Said, Shell, scenario
from tests.editions import first_edition


class Sitting:
    """Types lines, and remembers what came of them; the cards are those of the first edition."""

    def __init__(self, shell: Shell, folder: Path, lang: str, text: str) -> None:
        self.shell = shell
        self.file = folder / "game.json"
        self.scenario = scenario(folder, text)
        self.pack = first_edition(tomllib.loads(text)["game"])
        self.lang = lang

    def types(self, *lines: str) -> Said:
        """Type these lines, then leave; what the screen said."""
        self.file.unlink(missing_ok=True)
        said = self.shell(
            *("--lang", self.lang, "play", "--scenario", self.scenario, "--seed", "1"),
            *("--save", self.file, "--pack", self.pack),
            typed="".join(f"{line}\n" for line in lines),
        )
        assert said.err == ""
        return said

    def chosen(self) -> list[str]:
        """What the person chose, as the record has it."""
        return [text for seat, text in open_record(self.file).choices if seat == 0]
