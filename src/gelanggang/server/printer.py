"""The press of a house: one PDF at a time, made aside, within limits of time and size."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

import msgspec

from gelanggang.art import own
from gelanggang.core.errors import BadInput, Facts
from gelanggang.games import load_rules
from gelanggang.press import PrintOptions, print_pack
from gelanggang.press.options import PARTS
from gelanggang.server.aside import Aside, Tell
from gelanggang.server.limits import Limits
from gelanggang.server.turns import Turns
from gelanggang.server.workshop_forms import PrintWish
from gelanggang.tables.denied import Denied
from gelanggang.text.catalogue import voice

NEEDED: Final = ("typst", "pypdf")
"""What draws pages; a bare install plays without."""


class Sheets(msgspec.Struct, frozen=True):
    """What is printed: a pack, where it lies, how, and since which other pack."""

    game: str
    path: Path | None
    digest: str
    wish: PrintWish
    since: tuple[Path | None, str] | None
    lang: str


class Refused(msgspec.Struct, frozen=True):
    """Why there is no PDF."""

    code: str
    facts: Facts


def can_print() -> bool:
    """Whether there is a press in this house."""
    return all(find_spec(name) is not None for name in NEEDED)


class Printer:
    """Whoever prints waits for those before; one at a time of an address."""

    def __init__(self, limits: Limits) -> None:
        self._limits: Final = limits
        self._turns: Final = Turns()
        self._busy: Final[set[str]] = set()

    async def print(self, address: str, sheets: Sheets) -> bytes:
        """A PDF; BadInput or Denied when there can be none."""
        if address in self._busy:
            raise Denied("print-one")
        if len(self._busy) >= self._limits.print_waiting:
            raise Denied("print-full")
        self._busy.add(address)
        said: list[object] = []
        try:
            async with self._turns.of(address):
                aside = Aside(_print, sheets, self._limits.print_bytes)
                well = await aside.run(said.append, self._limits.print_seconds)
        finally:
            self._busy.discard(address)
        back = said[0] if well and said else None
        if isinstance(back, bytes):
            return back
        if isinstance(back, Refused):
            raise BadInput(back.code, back.facts)
        raise BadInput("print-heavy")


def _print(tell: Tell, sheets: Sheets, most: int) -> None:
    wish = sheets.wish
    try:
        since, since_own = None, own.NONE
        if sheets.since is not None:
            since = load_rules(sheets.game, *sheets.since)
            since_own = own.own_in(sheets.since[0], [])
        options = PrintOptions(
            paper=wish.paper,
            bleed=wish.bleed,
            backs=wish.backs,
            marks=wish.marks,
            ink_saver=wish.ink,
            parts=frozenset(part for part in PARTS if part in wish.parts),
            since=since,
            shift=(wish.shift_x, wish.shift_y),
            own=own.own_in(sheets.path, []),
            since_own=since_own,
        )
        rules = load_rules(sheets.game, sheets.path, sheets.digest)
        pdf = print_pack(rules, options, voice(sheets.lang))
        tell(pdf if len(pdf) <= most else Refused("print-heavy", {}))
    except BadInput as error:
        tell(Refused(error.code, error.facts))
