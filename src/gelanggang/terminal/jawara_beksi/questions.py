"""The questions of Jawara Beksi that are answered from a list, in one step or in two."""

from __future__ import annotations

from dataclasses import dataclass

from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move, Offers
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.view import View
from gelanggang.text.jawara_beksi import JawaraNarrator


@dataclass(frozen=True)
class Choice:
    """One line of a list: either it is a move, or it leads to a second list."""

    key: str
    label: str
    move: Move | None
    first: int = -1


def choices(
    narrator: JawaraNarrator, view: View, decision: Decision, offers: Offers, first: int | None
) -> list[Choice]:
    """What can be chosen; `first` is what was chosen in the first step."""
    if decision.kind == "character":
        return [
            _one(place, _character(narrator, move.things[0]), move)
            for place, move in enumerate(offers, 1)
        ]
    if decision.kind == "opponent":
        return [
            _one(place, _opponent(narrator, view, move.things[0]), move)
            for place, move in enumerate(offers, 1)
        ]
    if decision.kind == "answer":
        return [Choice(str(move.things[0]), "", move) for move in offers]
    steps = _challenge if decision.kind == "challenge" else _swap
    return steps(narrator, list(offers), first)


def _one(place: int, label: str, move: Move) -> Choice:
    return Choice(str(place), label, move)


def _character(narrator: JawaraNarrator, which: int) -> str:
    return narrator.voice.say(
        "jb-character-line",
        character=narrator.pack.character_titles[which],
        ability=narrator.ability(which),
    )


def _opponent(narrator: JawaraNarrator, view: View, seat: Seat) -> str:
    return narrator.voice.say(
        "jb-opponent-line",
        name=narrator.names[seat],
        points=view.points[seat],
        actions=view.action_counts[seat],
        supports=view.support_counts[seat],
    )


def _challenge(narrator: JawaraNarrator, offered: list[Move], first: int | None) -> list[Choice]:
    dares = [move for move in offered if move.verb == moves.CHALLENGE]
    if first is not None:
        return [Choice(str(move.things[1]), "", move) for move in dares if move.things[0] == first]
    found: list[Choice] = []
    for seat in dict.fromkeys(move.things[0] for move in dares):
        most = max(move.things[1] for move in dares if move.things[0] == seat)
        label = narrator.voice.say("jb-challenge-line", name=narrator.names[seat], most=most)
        found.append(Choice(str(len(found) + 1), label, None, seat))
    if moves.NO_CHALLENGE_MOVE in offered:
        label = narrator.move(moves.NO_CHALLENGE_MOVE)
        found.append(Choice(str(len(found) + 1), label, moves.NO_CHALLENGE_MOVE))
    return found


def _swap(narrator: JawaraNarrator, offered: list[Move], first: int | None) -> list[Choice]:
    if first is None:
        taken = dict.fromkeys(move.things[0] for move in offered)
        return [
            Choice(str(place), narrator.card_line(card), None, card)
            for place, card in enumerate(taken, 1)
        ]
    given = [move for move in offered if move.things[0] == first]
    return [
        _one(place, narrator.card_line(move.things[1]), move) for place, move in enumerate(given, 1)
    ]
