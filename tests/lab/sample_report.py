"""Reports that nobody played: as large and as strange as a real one can be."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from gelanggang.lab.page.shape import (
    Difference,
    Figure,
    Group,
    Measured,
    Report,
    Section,
    Subject,
    Table,
    Target,
    Unit,
    Verdict,
    value_of,
)

CARDS = [
    *("Clentang", "Ketok", "Kebut", "Cauk", "Salam", "Pites", "Pasang Pukul", "Sikut Abis"),
    *("Sikut Potong", "Sikut Bendung", "Gedig", "Bandut", "Tancep", "Broneng", "Toya", "Golok"),
    *(
        "Bir Pletok",
        "Pibu",
        "Tanjidor",
        "Tari Topeng",
        "Peci",
        "Roti Buaya",
        "Piala",
        "Ondel-ondel",
    ),
]
CHARACTERS = ["Bang Madun", "Mpok Leha", "Bang Miun", "Neng Romlah"]
JUDGES = ["Bang Rojali", "Engkong Naim", "Mpok Mumun", "Babe Sanip", "Encang Rohim"]
BEASTS = [
    ("Kunang Neon", "Neon Firefly"),
    ("Burung Hantu Hologram", "Hologram Owl"),
    *[(f"Makhluk {number}", f"Beast {number}") for number in range(3, 23)],
]
MINDS = [(f"Pikiran {number}", f"Mind {number}") for number in range(1, 9)]
DIFFICULTIES = [
    ("Mudah", "Easy"),
    ("Normal", "Normal"),
    ("Sulit", "Hard"),
    ("Sangat sulit", "Very hard"),
]

Bounds = tuple[float | None, float | None]


def counted(kind: str, most: int) -> list[Subject]:
    """What has a number instead of a name."""
    return [{"kind": kind, "id": str(n), "name": None} for n in range(1, most + 1)]


def called(kind: str, names: Sequence[str | tuple[str, str]]) -> list[Subject]:
    """What has one name, or one in each language."""
    return [
        {
            "kind": kind,
            "id": f"{kind}-{number}",
            "name": name if isinstance(name, str) else dict(zip(("id", "en"), name)),
        }
        for number, name in enumerate(names)
    ]


class Writer:
    """Writes figures with plausible numbers, the same ones every time."""

    def __init__(self, against: bool) -> None:
        self.chance = Random(7)
        self.against = against
        self.groups: list[Group] = []
        self.players: list[Table] = []

    def one(
        self,
        key: str,
        middle: float,
        spread: float,
        target: Bounds | None = None,
        unit: Unit = "share",
        about: Subject | None = None,
    ) -> Figure:
        """A figure somewhere around the middle."""
        value = middle + spread * self.chance.uniform(-1, 1)
        half = spread * self.chance.uniform(0.05, 0.4)
        n = self.chance.randrange(1500, 40000)
        other: Measured | None = None
        difference: Difference | None = None
        if self.against:
            away = 0.8 * spread * self.chance.uniform(-1, 1)
            other = {"value": value + away, "low": value + away - half, "high": None, "n": n}
            other["high"] = value + away + half
            ends = (-away - 1.4 * half, -away + 1.4 * half)
            clear = ends[0] > 0 or ends[1] < 0
            difference = {"value": -away, "low": ends[0], "high": ends[1], "clear": clear}
        return {
            "key": key,
            "subject": about,
            "unit": unit,
            "value": value,
            "low": value - half,
            "high": value + half,
            "n": n,
            "target": None if target is None else {"least": target[0], "most": target[1]},
            "verdict": judged(target, value - half, value + half),
            "against": other,
            "difference": difference,
        }

    def each(
        self,
        key: str,
        subjects: Sequence[Subject],
        middle: float,
        spread: float,
        target: Bounds | None = None,
        unit: Unit = "share",
    ) -> list[Figure]:
        """The same figure of several."""
        return [self.one(key, middle, spread, target, unit, one) for one in subjects]

    def rest(self, key: str, one: Figure, other: Figure) -> Figure:
        """What is left of a whole."""
        told = self.one(
            key, 1 - value_of(one) - value_of(other), 0.0, None, "share", one["subject"]
        )
        if told["against"] and one["against"] and other["against"]:
            told["against"]["value"] = 1 - value_of(one["against"]) - value_of(other["against"])
        return told

    def unknown(self, key: str, about: Subject) -> Figure:
        """What never came up."""
        told = self.one(key, 0, 0, None, "share", about)
        told["value"] = told["low"] = told["high"] = told["against"] = told["difference"] = None
        told["n"] = 0
        return told

    def fact(self, key: str, value: float, target: Target) -> Figure:
        """What the cards say by themselves: nothing about it is uncertain."""
        told = self.one(key, value, 0, (target["least"], target["most"]), "number")
        told["low"] = told["high"] = told["n"] = told["difference"] = None
        told["against"] = {"value": value + 26} if self.against else None
        return told

    def report(self, game: str) -> Report:
        """All that was written, with its verdicts counted."""
        directions = self.fact("directions", 67, {"least": None, "most": 93})
        figures = [directions, *(one for table in self.players for one in _figures(table))]
        many = {group["key"] for group in self.groups}
        found = [one["verdict"] for one in figures if one["key"] not in many]
        found += [group["verdict"] for group in self.groups]
        old = {"name": "First edition, reconstructed", "version": "1", "digest": "a7" * 32}
        return {
            "game": game,
            "pack": {"name": "Second edition", "version": "2", "digest": "3f" * 32},
            "against": {"name": old["name"], "version": old["version"], "digest": old["digest"]}
            if self.against
            else None,
            "seed": "report",
            "games": 2000,
            "summary": {
                "met": found.count("met"),
                "missed": found.count("missed"),
                "few": found.count("few"),
            },
            "sections": [{"key": "pack", "figures": [directions]}],
            "groups": self.groups,
            "players": self.players,
        }


def judged(target: Bounds | None, low: float, high: float) -> Verdict:
    """What a report would say."""
    if target is None:
        return "none"
    least = -1e9 if target[0] is None else target[0]
    most = 1e9 if target[1] is None else target[1]
    if high < least or low > most:
        return "missed"
    return "met" if least <= low and high <= most else "few"


def _figures(table: Table) -> list[Figure]:
    return [figure for section in table["sections"] for figure in section["figures"]]


def jawara(against: bool = False, first_card: str = CARDS[0]) -> Report:
    """A report of a game with seats, Characters, cards and Judges."""
    write = Writer(against)
    cards = called("card", [first_card, *CARDS[1:]])
    characters, judges = called("character", CHARACTERS), called("judge", JUDGES)
    for n in (2, 3, 4):
        even = 1 / n
        about = {width: (even - width, even + width) for width in (0.02, 0.03, 0.06)}
        write.players.append(
            {
                "players": n,
                "runs": [
                    {"run": "drafted", "bots": ["2"] * n, "games": 2000, "options": {}},
                    {"run": "strong", "bots": ["3"] * n, "games": 100, "options": {}, "stuck": 1},
                ],
                "sections": [
                    _section(
                        "length",
                        write.each("turns", counted("round", 3), 5, 1.4, (4.5, 9), "number"),
                        [write.one("single", 0.03, 0.02, (None, 0.03))],
                        [write.one("stalled", 0.02, 0.012, (None, 0.02))],
                        [write.one("draws", 0.35, 0.1, (0.25, 0.45))],
                    ),
                    _section(
                        "combos",
                        [write.one("combo-points", 4, 0.9, (3, 5), "number")],
                        write.each("size", counted("size", 6), 0.17, 0.12),
                    ),
                    _section(
                        "seats", write.each("seat", counted("seat", n), even, 0.02, about[0.02])
                    ),
                    _section(
                        "order", write.each("order", counted("order", n), even, 0.07, about[0.06])
                    ),
                    _section(
                        "characters",
                        write.each("character-lot", characters, even, 0.05, about[0.03]),
                        write.each("character-first", characters, 0.25, 0.24, (None, 0.45)),
                    ),
                    _section(
                        "cards",
                        write.each("played", cards, 0.55, 0.4, (0.25, 0.95)),
                        write.each("brings", cards, 0.0, 0.05, (-0.04, 0.04), "points"),
                    ),
                    _section(
                        "points",
                        [
                            write.one("taken", 0.08 * i, 0.04, about=one)
                            for i, one in enumerate(counted("turn", 11), 1)
                        ],
                    ),
                    _section("comeback", [write.one("leader", 0.55, 0.1, (0.52, 0.66))]),
                    _section(
                        "judges",
                        write.each("judge-turns", judges, 0, 0.2, None, "change"),
                        write.each("judge-combo", judges, 0, 0.2, None, "change"),
                    ),
                ],
            }
        )
    return write.report("jawara-beksi")


def spell(against: bool = False) -> Report:
    """A report of a game with Beasts, Mind cards and difficulties."""
    write = Writer(against)
    beasts, minds = called("beast", BEASTS), called("mind", MINDS)
    for n in (2, 3, 4, 5):
        stands = [
            write.one("stands", 0.85 - 0.2 * i, 0.06, (0.8 - 0.2 * i, 0.9 - 0.2 * i), about=one)
            for i, one in enumerate(called("difficulty", DIFFICULTIES))
        ]
        defeated = write.each("defeated", beasts, 0.5, 0.3, (0.3, 0.75))
        blocked = write.each("blocked", beasts, 0.45, 0.25, (0.25, 0.7))
        stopped = write.each("stopped", beasts, 0.35, 0.15)
        held = write.each("held", beasts, 0.2, 0.08)
        through = [write.rest("through", a, b) for a, b in zip(stopped, held)]
        write.players.append(
            {
                "players": n,
                "runs": [
                    {"run": f"mind-{level}/easy", "bots": [level] * n, "games": 2000, "options": {}}
                    for level in "01"
                ],
                "sections": [
                    _section("village", stands),
                    _section("beasts", defeated, blocked, stopped, held, through),
                    _section(
                        "tokens",
                        [write.one("agency", 0.4, 0.06, (0.35, None))],
                        [write.one("helpless", 0.03, 0.02, (None, 0.03))],
                    ),
                    _section(
                        "minds",
                        write.each("chosen", minds, 0.14, 0.1, (0.05, 0.25)),
                        write.each("works", minds, 0.55, 0.2, (0.4, None)),
                        [write.unknown("works", {"kind": "mind", "id": "never", "name": "Never"})],
                    ),
                ],
            }
        )
    many = [one for table in write.players for one in _figures(table) if one["key"] == "blocked"]
    met = sum(one["verdict"] == "met" for one in many)
    write.groups.append(
        {"key": "blocked", "met": met, "of": len(many), "least": 80, "verdict": "missed"}
    )
    return write.report("spell-from-the-future")


def _section(key: str, *figures: list[Figure]) -> Section:
    return {"key": key, "figures": [figure for some in figures for figure in some]}
