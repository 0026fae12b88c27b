"""What a report tells of Jawara Beksi: figures by section, each with the counters it is made of."""

from __future__ import annotations

from typing import Final

from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.lab.estimate import Measure, change, largest, ratio, share
from gelanggang.lab.figure import CHANGE, NUMBER, POINTS, SHARE, Figure, Section, Subject
from gelanggang.lab.jawara_beksi.runs import DRAFTED, LOT, OVER_WEAKER, STRONG, STRONGEST
from gelanggang.lab.jawara_beksi.tally import ADDS, BRINGS, EARNS, LAPS, SIZES
from gelanggang.lab.page.shape import Unit
from gelanggang.lab.parts import Parts
from gelanggang.lab.run import FIRST
from gelanggang.lab.slope import Deck, Slopes
from gelanggang.lab.tally import GAMES, WIN

LONG: Final = 4
"""Combos of so many cards and more are long ones."""


def sections(rules: AnyRules, players: int) -> list[Section]:
    """All that is told, for so many players."""
    assert isinstance(rules, Rules)
    pack = rules.pack
    rounds = _numbered("round", int(rules.settle(players, {})["rounds"]))
    return [
        Section("length", [*_length(rounds), _draws()]),
        Section("combos", _combos()),
        Section("order", _order(players)),
        Section("seats", _seats(players)),
        Section("characters", _characters(pack)),
        Section("comeback", _comeback(players)),
        Section("points", _points(rounds)),
        Section("cards", _cards(pack, players)),
        Section("duels", _duels()),
        Section("judges", _judges(pack)),
        Section("strong", [*_length(rounds, STRONG), _draws(STRONG), *_order(players, STRONG)]),
        Section("levels", [_over(OVER_WEAKER), _over(STRONGEST)]),
    ]


def _figure(
    key: str, unit: Unit, measure: Measure, subject: Subject | None = None, run: str = DRAFTED
) -> Figure:
    """A figure of level 2; of level 3 its key says so, for it has targets of its own."""
    return Figure(f"strong-{key}" if run == STRONG else key, (run,), unit, measure, subject)


def _numbered(kind: str, count: int) -> list[Subject]:
    return [Subject(kind, str(number)) for number in range(1, count + 1)]


def _length(rounds: list[Subject], run: str = DRAFTED) -> list[Figure]:
    turns = [
        _figure("turns", NUMBER, ratio(f"turns.r{one.id}", f"player-rounds.r{one.id}"), one, run)
        for one in rounds
    ]
    return [
        *turns,
        _figure("single", SHARE, share("single", "player-rounds"), None, run),
        _figure("stalled", SHARE, share("stalled", "rounds"), None, run),
    ]


def _draws(run: str = DRAFTED) -> Figure:
    return _figure("draws", SHARE, share("draws", "turns"), None, run)


def _combos() -> list[Figure]:
    sizes = [
        _figure("size", SHARE, share(f"combo.size.{one.id}", "combos"), one)
        for one in _numbered("size", SIZES)
    ]
    long = tuple(f"combo.size.{size}" for size in range(LONG, SIZES + 1))
    return [
        _figure("combo-points", NUMBER, ratio("combo.points", "combos")),
        _figure("combo-single", SHARE, share("combo.size.1", "combos")),
        _figure("combo-long", SHARE, share(long, "combos")),
        *sizes,
    ]


def _order(players: int, run: str = DRAFTED) -> list[Figure]:
    return [
        _figure("order", SHARE, share(f"round.o{one.id}", "rounds", WIN), one, run)
        for one in _numbered("order", players)
    ]


def _seats(players: int) -> list[Figure]:
    seats = _numbered("seat", players)
    return [
        *[_figure("seat", SHARE, share(f"game.s{one.id}", GAMES, WIN), one) for one in seats],
        *[
            _figure("seat-rounds", SHARE, share(f"round.s{one.id}", "rounds", WIN), one)
            for one in seats
        ],
    ]


def _characters(pack: Pack) -> list[Figure]:
    found: list[Figure] = []
    for id, title in zip(pack.characters, pack.character_titles, strict=True):
        one = Subject("character", id, title)
        name = f"character.{id}"
        won = share(f"{name}.won", f"{name}.rounds", WIN)
        found += [
            _figure("character-lot", SHARE, won, one, LOT),
            _figure("character-first", SHARE, share(f"{name}.first", "rounds"), one),
            _figure("character-drafted", SHARE, won, one),
        ]
    return _by_key(found)


def _comeback(players: int) -> list[Figure]:
    places = _numbered("place", players)
    return [
        _figure("leader", SHARE, share("leader.r1.won", "leader.r1", WIN)),
        _figure("leader-later", SHARE, share("leader.r2.won", "leader.r2", WIN)),
        *[
            _figure(
                "comeback", SHARE, share(f"after.r1.p{one.id}.won", f"after.r1.p{one.id}", WIN), one
            )
            for one in places
        ],
    ]


def _points(rounds: list[Subject]) -> list[Figure]:
    taken = [
        _figure(
            "taken",
            SHARE,
            share(tuple(f"taken.{lap}" for lap in range(1, int(one.id) + 1)), "pool"),
            one,
        )
        for one in _numbered("turn", LAPS - 1)
    ]
    scores = [
        _figure(
            f"score-{who}", NUMBER, ratio(f"score.r{one.id}.{who}", f"score.r{one.id}.{who}s"), one
        )
        for who in ("winner", "other")
        for one in rounds
    ]
    return taken + scores


def _cards(pack: Pack, players: int) -> list[Figure]:
    titles = dict(zip(pack.face_ids, pack.titles, strict=True))
    wins = Slopes(BRINGS, decks(pack), players, WIN)
    points = Slopes(EARNS, decks(pack), players)
    parts = Parts(ADDS, decks(pack)[0])
    found: list[Figure] = []
    for id, title in titles.items():
        one = Subject("card", id, title)
        found += [
            _figure("played", SHARE, share(f"card.{id}.played", f"card.{id}.stays"), one),
            _figure("brings", POINTS, wins.of(id), one),
            _figure("earns", NUMBER, points.of(id), one),
        ]
        if id in parts.ids:
            found.append(_figure("adds", NUMBER, parts.of(id), one))
    return _by_key(found)


def _by_key(figures: list[Figure]) -> list[Figure]:
    """The same, those of a key together."""
    keys = list(dict.fromkeys(figure.key for figure in figures))
    return sorted(figures, key=lambda figure: keys.index(figure.key))


def decks(pack: Pack) -> list[Deck]:
    """The two decks by the names of their cards."""
    found: list[Deck] = []
    for cards in (pack.face_ids[: pack.action_cards], pack.face_ids[pack.action_cards :]):
        ids = tuple(dict.fromkeys(cards))
        found.append(Deck(ids, tuple(cards.count(id) for id in ids)))
    return found


def _duels() -> list[Figure]:
    return [
        _figure("duels", NUMBER, ratio("duels", GAMES)),
        _figure("wager", NUMBER, ratio("wager", "duels")),
    ]


def _judges(pack: Pack) -> list[Figure]:
    found: list[Figure] = []
    for id, title in zip(pack.judges, pack.judge_titles, strict=True):
        one = Subject("judge", id, title)
        differs = {
            "judge-turns": _differs(id, "turns", "player-rounds"),
            "judge-combo": _differs(id, "combo-cards", "combos"),
            "judge-supports": _differs(id, "supports", "turns"),
            "judge-draws": _differs(id, "draws", "turns"),
        }
        found.append(_figure("judge", CHANGE, largest(list(differs.values())), one))
        found += [_figure(key, CHANGE, measure, one) for key, measure in differs.items()]
    return _by_key(found)


def _differs(judge: str, of: str, per: str) -> Measure:
    """How much more there is of something under a Judge than under the others."""
    own_of, own_per = f"judge.{judge}.{of}", f"judge.{judge}.{per}"
    return change(ratio(own_of, own_per), ratio((of, f"-{own_of}"), (per, f"-{own_per}")))


def _over(run: str) -> Figure:
    """How much of the win one of a level has against others of the level below."""
    return Figure(f"level-{run}", (run,), SHARE, share(FIRST, GAMES, WIN))
