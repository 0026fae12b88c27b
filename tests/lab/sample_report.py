"""Reports that nobody played: as large and as strange as a real one can be."""

from __future__ import annotations

from random import Random

from gelanggang.lab.page.shape import (
    Figure,
    Group,
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
    "Pukulan Clentang",
    "Ketok",
    "Kebut",
    "Cauk",
    "Salam",
    "Pites",
    "Pasang Pukul",
    "Sikut Abis",
    "Sikut Potong",
    "Sikut Bendung",
    "Gedig",
    "Bandut",
    "Tancep",
    "Broneng",
    "Toya",
    "Golok",
    "Bir Pletok",
    "Pibu",
    "Tanjidor",
    "Tari Topeng",
    "Peci",
    "Roti Buaya",
    "Piala",
    "Ondel-ondel",
]
CHARACTERS = ["Bang Madun", "Mpok Leha", "Bang Miun", "Neng Romlah"]
JUDGES = ["Bang Rojali", "Engkong Naim", "Mpok Mumun", "Babe Sanip", "Encang Rohim"]
BEASTS = [
    ("Kunang Neon", "Neon Firefly"),
    ("Kancil Kabel", "Cable Mouse-deer"),
    ("Kodok Modem", "Modem Frog"),
    ("Cicak Magnet", "Magnet Gecko"),
    ("Ayam Antena", "Antenna Rooster"),
    ("Siput Satelit", "Satellite Snail"),
    ("Burung Hantu Hologram", "Hologram Owl"),
    ("Kambing Roket", "Rocket Goat"),
    ("Monyet Drone", "Drone Monkey"),
    ("Biawak Laser", "Laser Lizard"),
    ("Kerbau Uap", "Steam Buffalo"),
    ("Kucing Cermin", "Mirror Cat"),
    ("Buaya Robot", "Robot Crocodile"),
    ("Gajah Meteor", "Meteor Elephant"),
    ("Banteng Plasma", "Plasma Bull"),
    ("Rusa Aurora", "Aurora Deer"),
    ("Merak Kristal", "Crystal Peacock"),
    ("Raksasa Besi Tua", "Scrap-Iron Giant"),
    ("Elang Titanium", "Titanium Eagle"),
    ("Macan Badai", "Storm Panther"),
    ("Penyu Waktu", "Time Turtle"),
    ("Ular Gerhana", "Eclipse Serpent"),
]
MINDS = [
    ("Pikiran Terpusat", "Mind of Focus"),
    ("Pikiran Menyerang", "Offensive Mind"),
    ("Pikiran Bertahan", "Defensive Mind"),
    ("Pikiran Luas", "Broad Mind"),
    ("Pikiran Terbuka", "Open Mind"),
    ("Pikiran Seimbang", "Balanced Mind"),
    ("Pikiran Sehati", "Kindred Mind"),
    ("Pikiran Bergema", "Echo Mind"),
]
DIFFICULTIES = [
    ("Mudah", "Easy"),
    ("Normal", "Normal"),
    ("Sulit", "Hard"),
    ("Sangat sulit", "Very hard"),
]


class Writer:
    """Writes figures with plausible numbers, the same ones every time."""

    def __init__(self, against: bool) -> None:
        self.chance = Random(7)
        self.against = against
        self.groups: list[Group] = []
        self.counts: dict[Verdict, int] = {"met": 0, "missed": 0, "few": 0, "none": 0}

    def figure(
        self,
        key: str,
        middle: float,
        spread: float,
        unit: Unit = "share",
        subject: Subject | None = None,
        target: tuple[float | None, float | None] | None = None,
        half: float = 0.012,
    ) -> Figure:
        value = middle + spread * self.chance.uniform(-1, 1)
        half *= self.chance.uniform(0.7, 1.3)
        low, high = value - half, value + half
        wanted: Target | None = None
        verdict: Verdict = "none"
        if target is not None:
            wanted = {"least": target[0], "most": target[1]}
            least = float("-inf") if target[0] is None else target[0]
            most = float("inf") if target[1] is None else target[1]
            outside = high < least or low > most
            inside = least <= low and high <= most
            verdict = "missed" if outside else "met" if inside else "few"
        self.counts[verdict] += 1
        told: Figure = {
            "key": key,
            "subject": subject,
            "unit": unit,
            "value": value,
            "low": low,
            "high": high,
            "n": self.chance.randrange(1500, 40000),
            "target": wanted,
            "verdict": verdict,
            "against": None,
            "difference": None,
        }
        if self.against:
            away = 1.5 * spread * self.chance.uniform(-1, 1)
            told["against"] = {
                "value": value + away,
                "low": low + away,
                "high": high + away,
                "n": told["n"],
            }
            told["difference"] = {
                "value": -away,
                "low": -away - 1.4 * half,
                "high": -away + 1.4 * half,
                "clear": abs(away) > 1.4 * half,
            }
        return told

    def cards(self) -> list[Section]:
        """What is known without a game: nothing about it is uncertain."""
        told = self.figure("directions", 67, 0, "number", target=(None, 93), half=0)
        told["low"] = told["high"] = told["n"] = None
        if told["against"]:
            told["against"] = {"value": 93}
            told["difference"] = None
        return [{"key": "pack", "figures": [told]}]

    def unknown(self, key: str, about: Subject) -> Figure:
        """What never came up."""
        told = self.figure(key, 0, 0, subject=about)
        told["value"] = told["low"] = told["high"] = None
        told["n"] = 0
        told["against"] = told["difference"] = None
        return told

    def rest(self, one: Figure, other: Figure) -> Figure:
        """What is left of a whole."""
        told = self.figure(
            "through", 1 - value_of(one) - value_of(other), 0, subject=one["subject"]
        )
        if one["against"] and other["against"] and told["against"]:
            told["against"]["value"] = 1 - value_of(one["against"]) - value_of(other["against"])
        return told


def subject(kind: str, name: str | dict[str, str], key: str | None = None) -> Subject:
    return {"kind": kind, "id": key or str(name).lower().replace(" ", "-"), "name": name}


def jawara(against: bool = False, first_card: str | None = None) -> Report:
    """A report of a game with seats, Characters, cards and Judges."""
    write = Writer(against)
    cards = [first_card or CARDS[0], *CARDS[1:]]
    players: list[Table] = []
    for n in (2, 3, 4):
        even = 1 / n
        place = {"id": "Urutan {}", "en": "Place {}"}
        seat = {"id": "Kursi {}", "en": "Seat {}"}
        turn = {"id": "Ronde {}", "en": "Round {}"}
        near, close = (even - 0.02, even + 0.02), (even - 0.06, even + 0.06)

        def each(words: dict[str, str], number: int, kind: str) -> Subject:
            return subject(
                kind, {lang: one.format(number) for lang, one in words.items()}, str(number)
            )

        sections: list[Section] = [
            {
                "key": "length",
                "figures": [
                    *[
                        write.figure(
                            "turns", 5, 1.4, "number", each(turn, i, "round"), (4.5, 9), 0.1
                        )
                        for i in (1, 2, 3)
                    ],
                    write.figure("single-turn", 0.03, 0.02, target=(None, 0.03), half=0.003),
                    write.figure("stalled", 0.02, 0.012, target=(None, 0.02), half=0.004),
                    write.figure("draws", 0.35, 0.1, target=(0.25, 0.45)),
                    write.figure("combo-points", 4, 0.9, "number", target=(3, 5), half=0.05),
                ],
            },
            {
                "key": "seats",
                "figures": [
                    write.figure(
                        "seat-wins", even, 0.02, subject=each(seat, i, "seat"), target=near
                    )
                    for i in range(1, n + 1)
                ],
            },
            {
                "key": "order",
                "figures": [
                    write.figure(
                        "order-wins", even, 0.07, subject=each(place, i, "order"), target=close
                    )
                    for i in range(1, n + 1)
                ],
            },
            {
                "key": "characters",
                "figures": [
                    *[
                        write.figure(
                            "lot-wins",
                            even,
                            0.05,
                            subject=subject("character", one),
                            target=(even - 0.03, even + 0.03),
                        )
                        for one in CHARACTERS
                    ],
                    *[
                        write.figure(
                            "chosen-first",
                            0.25,
                            0.24,
                            subject=subject("character", one),
                            target=(None, 0.45),
                        )
                        for one in CHARACTERS
                    ],
                ],
            },
            {
                "key": "cards",
                "figures": [
                    *[
                        write.figure(
                            "played", 0.58, 0.42, subject=subject("card", one), target=(0.25, 0.95)
                        )
                        for one in cards
                    ],
                    *[
                        write.figure(
                            "brings",
                            0.0,
                            0.05,
                            "points",
                            subject("card", one),
                            (-0.04, 0.04),
                            0.014,
                        )
                        for one in cards
                    ],
                ],
            },
            {
                "key": "course",
                "figures": [
                    write.figure(
                        "points", 3.2 * i, 1, "number", subject("turn", str(i), str(i)), half=0.5
                    )
                    for i in range(1, 13)
                ],
            },
            {
                "key": "comeback",
                "figures": [
                    write.figure("leader-wins", 0.55, 0.1, target=(0.52, 0.66)),
                    write.figure("duels", 2, 1, "number", target=(1, 3), half=0.1),
                    write.figure("wager", 4, 2, "number", target=(2, 6), half=0.1),
                ],
            },
            {
                "key": "judges",
                "figures": [
                    write.figure(key, 0, 0.2, "points", subject("judge", one), half=0.02)
                    for key in ("judge-turns", "judge-size")
                    for one in JUDGES
                ],
            },
        ]
        players.append(
            {
                "players": n,
                "runs": [
                    {"run": "drafted", "bots": ["2"] * n, "games": 2000, "options": {}},
                    {"run": "strong", "bots": ["3"] * n, "games": 100, "options": {}},
                ],
                "sections": sections,
            }
        )
    return _report("jawara-beksi", players, write)


def spell(against: bool = False) -> Report:
    """A report of a game with Beasts, Mind cards and difficulties."""
    write = Writer(against)
    beasts = [subject("beast", {"id": a, "en": b}, b) for a, b in BEASTS]
    minds = [subject("mind", {"id": a, "en": b}, b) for a, b in MINDS]
    grades = [subject("difficulty", {"id": a, "en": b}, b) for a, b in DIFFICULTIES]
    players: list[Table] = []
    for n in (2, 3, 4, 5):
        stood = [
            write.figure(
                "stands", 0.85 - 0.2 * i, 0.06, subject=one, target=(0.8 - 0.2 * i, 0.9 - 0.2 * i)
            )
            for i, one in enumerate(grades)
        ]
        defeated = [
            write.figure("defeated", 0.5, 0.28, subject=one, target=(0.3, 0.75)) for one in beasts
        ]
        held = [write.figure("held", 0.25, 0.1, subject=one) for one in beasts]
        through = [write.rest(a, b) for a, b in zip(defeated, held)]
        struck = [
            write.figure("held-when-striking", 0.45, 0.25, subject=one, target=(0.25, 0.7))
            for one in beasts
        ]
        sections: list[Section] = [
            {"key": "survival", "figures": stood},
            {"key": "beasts", "figures": [*defeated, *held, *through, *struck]},
            {
                "key": "agency",
                "figures": [
                    write.figure("agency", 0.4, 0.06, target=(0.35, None)),
                    write.figure("helpless", 0.03, 0.02, target=(None, 0.03), half=0.003),
                    write.figure("black", 0.22, 0.06, target=(0.2, None)),
                ],
            },
            {
                "key": "minds",
                "figures": [
                    *[
                        write.figure("chosen", 0.12, 0.1, subject=one, target=(0.05, 0.25))
                        for one in minds
                    ],
                    write.unknown("works", subject("mind", "Untold")),
                    *[
                        write.figure("works", 0.55, 0.2, subject=one, target=(0.4, None))
                        for one in minds
                    ],
                ],
            },
        ]
        players.append(
            {
                "players": n,
                "runs": [
                    {
                        "run": "mind-0/easy",
                        "bots": ["0"] * n,
                        "games": 2000,
                        "options": {"difficulty": "easy"},
                    },
                    {
                        "run": "mind-1/easy",
                        "bots": ["1"] * n,
                        "games": 2000,
                        "options": {"difficulty": "easy"},
                    },
                ],
                "sections": sections,
            }
        )
    found = [
        one
        for table in players
        for part in table["sections"]
        for one in part["figures"]
        if one["key"] == "defeated"
    ]
    met = sum(one["verdict"] == "met" for one in found)
    for one in found:
        write.counts[one["verdict"]] -= 1
    write.counts["missed"] += 1
    write.groups.append(
        {"key": "defeated", "met": met, "of": len(found), "least": 80, "verdict": "missed"}
    )
    return _report("spell-from-the-future", players, write)


def _report(game: str, players: list[Table], write: Writer) -> Report:
    return {
        "game": game,
        "pack": {"name": "Second edition", "version": "2", "digest": "3f" * 32},
        "against": {"name": "First edition", "version": "1", "digest": "a7" * 32}
        if write.against
        else None,
        "seed": "report",
        "games": 2000,
        "summary": {
            "met": write.counts["met"],
            "missed": write.counts["missed"],
            "few": write.counts["few"],
        },
        "sections": write.cards(),
        "groups": write.groups,
        "players": players,
    }
