"""What a report tells of Spell from the Future: figures by section, and of what they are made."""

from __future__ import annotations

from typing import Final

from gelanggang.core.match import AnyRules
from gelanggang.games.spell_future.cards import FEWEST_SEATS, TIERS, Pack
from gelanggang.games.spell_future.rules import Rules
from gelanggang.lab.estimate import Measure, less, ratio, share
from gelanggang.lab.figure import NUMBER, POINTS, SHARE, Figure, Section, Subject
from gelanggang.lab.spell_future.runs import DREAMERS, GUESSERS, SEERS, hardest, run_key, runs_of
from gelanggang.lab.tally import GAMES
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.spell_future import SpellNarrator

NORMAL: Final = "normal"
COLOURS: Final = ("black", "white")


def sections(rules: AnyRules, players: int) -> list[Section]:
    """All that is told, for so many players."""
    assert isinstance(rules, Rules)
    pack = rules.pack
    minds = runs_of(rules, DREAMERS)
    return [
        Section("village", _village(pack)),
        Section("beasts", _beasts(pack, minds)),
        Section("tiers", _tiers(minds)),
        Section("tokens", _tokens(minds)),
        Section("minds", _minds(rules)),
        Section("winner", _winner(rules, players)),
        Section("damage", _damage(pack)),
    ]


def _village(pack: Pack) -> list[Figure]:
    """How often it stands, by difficulty: minds first, then those who think of others."""
    return [
        Figure(
            key,
            (run_key(level, difficulty),),
            SHARE,
            share("stands", GAMES),
            _difficulty(pack, difficulty),
        )
        for key, level in (("stands", DREAMERS), ("stands-guessers", GUESSERS))
        for difficulty in pack.difficulties
    ]


def _difficulty(pack: Pack, name: str) -> Subject:
    called = {lang: SpellNarrator(pack, voice(lang), []).difficulty(name) for lang in LANGUAGES}
    return Subject("difficulty", name, called)


def _grade(pack: Pack, name: str) -> Subject:
    called = {lang: SpellNarrator(pack, voice(lang), []).grade(name) for lang in LANGUAGES}
    return Subject("grade", name, called)


def _beasts(pack: Pack, minds: tuple[str, ...]) -> list[Figure]:
    subjects = [
        Subject("beast", one, {"id": in_id, "en": in_en})
        for one, (in_id, in_en) in zip(pack.beasts, pack.beast_names, strict=True)
    ]
    told = {
        "defeated": ("defeated", "days"),
        "blocked": ("held", "strikes"),
        # A Beast that strikes first may be defeated after it: the parts of a day are these three.
        "stopped": ("days -strikes", "days"),
        "held": ("held", "days"),
        "through": ("through", "days"),
        "through-mages-first": ("mages.through", "mages.days"),
        "through-beast-first": ("beast.through", "beast.days"),
    }
    return [
        Figure(key, minds, SHARE, share(_names(one, of), _names(one, per)), one)
        for key, (of, per) in told.items()
        for one in subjects
    ]


def _names(beast: Subject, words: str) -> tuple[str, ...]:
    """The counters of a Beast: each is added, or taken away."""
    return tuple(
        f"-beast.{beast.id}.{word[1:]}" if word.startswith("-") else f"beast.{beast.id}.{word}"
        for word in words.split()
    )


def _tiers(minds: tuple[str, ...]) -> list[Figure]:
    """All Beasts of a tier together, and by how much the next tier is stopped less often."""
    tiers = [Subject("tier", str(tier)) for tier in range(1, TIERS + 1)]
    found: list[Figure] = []
    for key, of, per in (("defeated", "defeated", "days"), ("blocked", "held", "strikes")):
        measures: list[Measure] = [
            share(f"tier.{tier.id}.{of}", f"tier.{tier.id}.{per}") for tier in tiers
        ]
        found += [
            Figure(f"tier-{key}", minds, SHARE, measure, tier)
            for tier, measure in zip(tiers, measures, strict=True)
        ]
        found += [
            Figure(f"{key}-falls", minds, POINTS, less(measures[i], measures[i + 1]), tiers[i + 1])
            for i in range(TIERS - 1)
        ]
    return found


def _tokens(minds: tuple[str, ...]) -> list[Figure]:
    """Whether it matters what somebody puts down."""
    told = [("agency", "agency", "player-days"), ("helpless", "settled", "days")]
    for kind in ("ordinary", "mystic"):
        told += [(f"{colour}-{kind}", f"{kind}.{colour}", f"{kind}.days") for colour in COLOURS]
    return [Figure(key, minds, SHARE, share(of, per)) for key, of, per in told]


def _minds(rules: Rules) -> list[Figure]:
    pack = rules.pack
    seer = (run_key(SEERS, hardest(rules)),)
    found: list[Figure] = []
    subjects = [
        Subject("mind", one, {"id": in_id, "en": in_en})
        for one, (in_id, in_en) in zip(pack.minds, pack.mind_names, strict=True)
    ]
    for one in subjects:
        played = share(f"mind.{one.id}.played", "mind.played")
        found.append(Figure("chosen", seer, SHARE, played, one))
    for one in subjects:
        did = share(f"mind.{one.id}.did", f"mind.{one.id}.played")
        found.append(Figure("works", seer, SHARE, did, one))
    return found


def _winner(rules: Rules, players: int) -> list[Figure]:
    """Two players have grades, more have one winner."""
    if players == FEWEST_SEATS:
        return [
            Figure(
                "grade",
                runs_of(rules, GUESSERS),
                SHARE,
                share(f"grade.{grade}", "stands"),
                _grade(rules.pack, grade),
            )
            for grade in rules.pack.grades[1:]
        ]
    minds = runs_of(rules, DREAMERS)
    return [
        Figure("winner-lower", minds, NUMBER, ratio("winner.lower", "stands")),
        Figure("second-near", minds, SHARE, share("second.near", "stands")),
    ]


def _damage(pack: Pack) -> list[Figure]:
    """What the Village has suffered, day after day."""
    return [
        Figure(
            "damage",
            (run_key(DREAMERS, NORMAL),),
            NUMBER,
            ratio(f"damage.{day}", GAMES),
            Subject("day", str(day)),
        )
        for day in range(1, pack.days + 1)
    ]
