"""What was played while a pack is tuned, kept in a journal, so that nothing is played twice.

A tally has a thousand names, the same in every block: a line has the names that are new and the
numbers of all names so far.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

from gelanggang.lab.fingerprint import fingerprint
from gelanggang.lab.journal import Journal, Plain
from gelanggang.lab.tally import Tally

FORMAT: Final = "gelanggang-tune/1"


class Key(NamedTuple):
    """A block of one draft."""

    seed: str
    pack: str
    """The digest."""
    players: int
    run: str
    first: int
    games: int


class Played(Journal):
    """All blocks by key; BadInput when the file is damaged, or of other seeds, rules or bots."""

    def __init__(self, path: Path, game: str, seed: str) -> None:
        head: Plain = {"format": FORMAT, "game": game, "seed": seed, "program": fingerprint()}
        super().__init__(path, head)
        self._names: Final[list[str]] = []
        self._known: Final[set[str]] = set()
        self._counts: Final[dict[Key, list[int]]] = {}
        for number, plain in enumerate(self.done, 2):
            try:
                self._take(plain)
            except (KeyError, TypeError, ValueError):
                raise self.damaged(number) from None
        self.done.clear()

    def __contains__(self, key: Key) -> bool:
        return key in self._counts

    def add(self, key: Key, tally: Tally) -> None:
        """Keep one more block."""
        new = [name for name in tally if name not in self._known]
        self._learn(new)
        counts = [tally.get(name, 0) for name in self._names]
        self._counts[key] = counts
        self.write({**key._asdict(), "names": new, "counts": counts})

    def tally(self, key: Key) -> Tally:
        """What was counted in a block."""
        counts = self._counts[key]
        return {name: n for name, n in zip(self._names, counts, strict=False) if n}

    def _learn(self, names: list[str]) -> None:
        self._names.extend(names)
        self._known.update(names)

    def _take(self, plain: Any) -> None:
        key = Key(*[plain[name] for name in Key._fields])
        names, counts = plain["names"], plain["counts"]
        right = (
            all(isinstance(part, kind) for part, kind in zip(key, KINDS, strict=True))
            and all(isinstance(name, str) for name in names)
            and all(isinstance(n, int) for n in counts)
            and len(counts) == len(self._names) + len(names)
        )
        if not right:
            raise ValueError
        self._learn(names)
        self._counts[key] = counts


KINDS: Final = (str, str, int, str, int, int)
