"""A game as one chair heard it, in lines that a person can read and compare."""

from __future__ import annotations

from gelanggang.bots import bot
from gelanggang.core.errors import Fact
from gelanggang.core.event import Event, heard
from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.core.rng import make_rng
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.rules import Rules

CARDS = ("card", "cards", "taken", "given")
SEATS = ("seat", "seats", "opponent")


def play(seats: int, seed: str, bots: list[str]) -> dict[str, str]:
    """A game of bots; what each seat (counted from 1) and the spectator heard of it."""
    from gelanggang import match as start

    match = start("jawara-beksi", seats, seed=seed)
    rules = match.rules
    assert isinstance(rules, Rules)
    chairs: dict[Seat | None, list[str]] = {seat: [] for seat in [*range(seats), None]}
    _listen(match, rules.pack, chairs, 0)
    choosers = [bot(rules, name) for name in bots]
    streams = [make_rng("fast", f"{seed} bot {seat}") for seat in range(seats)]
    while not match.over:
        seat, decision = next(iter(match.pending().items()))
        move = choosers[seat](match.view(seat), decision, match.legal(seat), streams[seat])
        for chair, lines in chairs.items():
            # What another chair chose is told by the events, or it is a secret.
            chosen = rules.write(move) if chair == seat else f"({decision.kind})"
            lines.append(f"{seat + 1}: {chosen}")
        length = len(match.log)
        match.play(seat, move, decision.id)
        _listen(match, rules.pack, chairs, length)
    outcome = match.outcome
    assert outcome is not None
    winners = " ".join(str(seat + 1) for seat in outcome.winners)
    end = f"= winners {winners}, scores {' '.join(str(score) for score in outcome.scores)}"
    names = {chair: "spectator" if chair is None else str(chair + 1) for chair in chairs}
    return {names[chair]: "\n".join([*lines, end, ""]) for chair, lines in chairs.items()}


def _listen(match: Match, pack: Pack, chairs: dict[Seat | None, list[str]], already: int) -> None:
    for chair, lines in chairs.items():
        lines += [f"    {_line(pack, event)}" for event in heard(match.log[already:], chair)]


def _line(pack: Pack, event: Event) -> str:
    """`kind key=value ...`, with cards as the pack calls them and seats counted from 1."""
    facts = [f"{key}={_word(pack, key, fact)}" for key, fact in event.facts.items()]
    return " ".join([event.kind, *facts])


def _word(pack: Pack, key: str, fact: Fact) -> str:
    if isinstance(fact, list):
        return ",".join(_word(pack, key, one) for one in fact)
    if key in CARDS and isinstance(fact, int):
        return pack.card_ids[fact]
    return str(fact + 1) if key in SEATS and isinstance(fact, int) else str(fact)
