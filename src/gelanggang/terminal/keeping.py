"""Games that were left: kept after every choice, and found again at the next start."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gelanggang.bots import bot_names
from gelanggang.core.errors import GelanggangError
from gelanggang.core.match import replay
from gelanggang.core.record import read_record
from gelanggang.core.rng import SEALED, commitment
from gelanggang.core.sheet import Sheet, is_whole
from gelanggang.files import read_text, write_whole
from gelanggang.games import load_rules
from gelanggang.terminal.sitting import Sitting

FORMAT: Final = "gelanggang-unfinished-1"
ENDING: Final = ".unfinished.json"
ASIDE: Final = ".set-aside"
MOST_OFFERED: Final = 5
"""Games that the first screen offers to go on with: more would push the new ones off it."""
LONGEST_NAME: Final = 12
"""Letters of a digest in a file name: two games of one player will not share them."""
MOST_USED: Final = 10**9
"""Words of chance that no bot can have taken: a file that says so is broken, and all of them would
be drawn again one by one."""


def data_folder(environ: Mapping[str, str], platform: str = sys.platform) -> Path:
    """Where a program keeps what is its user's, as the system wants it."""
    if platform == "win32" and environ.get("LOCALAPPDATA"):
        return Path(environ["LOCALAPPDATA"]) / "gelanggang"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "gelanggang"
    # Only a full path counts there, says the specification.
    named = Path(environ.get("XDG_DATA_HOME", ""))
    return (named if named.is_absolute() else Path.home() / ".local" / "share") / "gelanggang"


@dataclass(frozen=True)
class Broken:
    """A file that could not be used, why, and where it lies now."""

    error: GelanggangError
    aside: Path


class Keeping:
    """A folder with one file for each game that is not finished."""

    def __init__(self, folder: Path) -> None:
        self.folder: Final = folder

    def keep(self, sitting: Sitting) -> None:
        """Write all of it, or change nothing; when this returns it is on the disk."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self.path(sitting), json.dumps(_plain(sitting), ensure_ascii=False, indent=1))

    def forget(self, sitting: Sitting) -> None:
        """A finished game, or one that nobody wants to go on with."""
        self.path(sitting).unlink(missing_ok=True)

    def unfinished(self) -> tuple[list[Sitting], list[Broken]]:
        """The games one can go on with, the last one first; what is of no use is set aside."""
        sittings: list[Sitting] = []
        broken: list[Broken] = []
        for path in newest_first(self.folder, ENDING):
            if len(sittings) == MOST_OFFERED:
                break
            try:
                sittings.append(read_sitting(path))
            except GelanggangError as error:
                broken.append(Broken(error, set_aside(path)))
        return sittings, broken

    def path(self, sitting: Sitting) -> Path:
        """The file of a game."""
        name = commitment(sitting.match.seed)[:LONGEST_NAME]
        return self.folder / f"{sitting.match.rules.key}-{name}{ENDING}"


def newest_first(folder: Path, ending: str) -> list[Path]:
    """The files of a kind, the last one first."""
    found = list(folder.glob(f"*{ending}"))
    return sorted(found, key=lambda path: (-path.stat().st_mtime, path.name))


def _plain(sitting: Sitting) -> dict[str, object]:
    return {
        "format": FORMAT,
        "bots": sitting.names,
        "people": sitting.people,
        "used": sitting.used(),
        "pack": None if sitting.pack is None else str(sitting.pack.absolute()),
        "record": sitting.match.record().text(),
    }


def set_aside(path: Path) -> Path:
    """Out of the way, but not lost."""
    aside = path.with_name(path.name + ASIDE)
    path.replace(aside)
    return aside


def read_sitting(path: Path) -> Sitting:
    """A game as it was left; GelanggangError when anything about it is wrong."""
    name = str(path)
    sheet = Sheet(read_text(path), FORMAT, name)
    record = read_record(sheet.text("record"), name)
    pack = None if sheet.entries.get("pack") is None else Path(sheet.text("pack"))
    rules = load_rules(record.game, pack, record.pack_digest)
    match = replay(rules, record, name)
    bots = [str(one) for one in sheet.items("bots")]
    if any(one not in bot_names(rules) for one in bots):
        raise sheet.flaw("bots", "list")
    counts = sheet.items("used")
    used = [one for one in counts if is_whole(one) and 0 <= one < MOST_USED]
    if len(used) != len(counts):
        raise sheet.flaw("used", "list")
    people = [str(one) for one in sheet.items("people")] if "people" in sheet.entries else []
    taken = max(len(people), 1)
    if not len(bots) == len(used) == match.seats - taken or match.over or match.chance != SEALED:
        raise sheet.flaw("bots", "list")
    return Sitting(match, bots, pack, used, people)
