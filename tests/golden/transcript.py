"""A game as one chair heard it, in lines that a person can read and compare."""

from __future__ import annotations

from gelanggang.bots import bot
from gelanggang.core.errors import Fact
from gelanggang.core.event import Event, heard
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules, Match
from gelanggang.core.rng import make_rng
from gelanggang.games import GAMES, load_rules
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules
from gelanggang.games.spell_future.rules import Rules as SpellRules

SEATS = ("seat", "seats", "opponent")
Ids = dict[str, list[str]]
"""How a pack calls the things that a fact names, by the fact's key."""


def ids_of(rules: AnyRules) -> Ids:
    """What the facts of a game's events name."""
    if isinstance(rules, JawaraRules):
        return dict.fromkeys(("card", "cards", "taken", "given", "cause"), rules.pack.card_ids)
    assert isinstance(rules, SpellRules)
    pack = rules.pack
    return {
        **dict.fromkeys(("word", "words"), pack.words),
        **dict.fromkeys(("colour", "colours"), pack.colours),
        "beast": pack.beasts,
        "mind": pack.minds,
    }


def play(game: str, version: int, seed: str, bots: list[str]) -> dict[str, str]:
    """A game of bots; what each seat (counted from 1) and the spectator heard of it."""
    seats = len(bots)
    rules = _edition(game, version)
    match = Match(rules, seats, {}, seed)
    ids = ids_of(rules)
    chairs: dict[Seat | None, list[str]] = {seat: [] for seat in [*range(seats), None]}
    _listen(match, ids, chairs, 0)
    choosers = [bot(rules, name) for name in bots]
    streams = [make_rng("fast", f"{seed} bot {seat}") for seat in range(seats)]
    while not match.over:
        seat, decision = next(
            (seat, one) for seat, one in match.pending().items() if not one.answered
        )
        move = choosers[seat](match.view(seat), decision, match.legal(seat), streams[seat])
        for chair, lines in chairs.items():
            # What another chair chose is told by the events, or it is a secret.
            chosen = rules.write(move) if chair == seat else f"({decision.kind})"
            lines.append(f"{seat + 1}: {chosen}")
        length = len(match.log)
        match.play(seat, move, decision.id)
        _listen(match, ids, chairs, length)
    outcome = match.outcome
    assert outcome is not None
    winners = " ".join(str(seat + 1) for seat in outcome.winners)
    end = f"= winners {winners}, scores {' '.join(str(score) for score in outcome.scores)}"
    names = {chair: "spectator" if chair is None else str(chair + 1) for chair in chairs}
    return {names[chair]: "\n".join([*lines, end, ""]) for chair, lines in chairs.items()}


def _edition(game: str, version: int) -> AnyRules:
    """The rules of a version with the cards of that edition."""
    earlier = {path.name: path for path in GAMES[game].earlier_packs()}
    rules = load_rules(game, earlier.get(str(version))).of_version(version)
    assert rules is not None
    return rules


def _listen(match: Match, ids: Ids, chairs: dict[Seat | None, list[str]], already: int) -> None:
    for chair, lines in chairs.items():
        lines += [f"    {_line(ids, event)}" for event in heard(match.log[already:], chair)]


def _line(ids: Ids, event: Event) -> str:
    """`kind key=value ...`, with cards as the pack calls them and seats counted from 1."""
    facts = [f"{key}={_word(ids, key, fact)}" for key, fact in event.facts.items()]
    return " ".join([event.kind, *facts])


def _word(ids: Ids, key: str, fact: Fact) -> str:
    if isinstance(fact, list):
        return ",".join(_word(ids, key, one) for one in fact)
    if key in ids and isinstance(fact, int):
        return ids[key][fact] if fact >= 0 else "-"
    return str(fact + 1) if key in SEATS and isinstance(fact, int) else str(fact)
