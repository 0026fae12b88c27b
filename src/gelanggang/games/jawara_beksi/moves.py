"""What a player can choose, and how it is written."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.move import Move
from gelanggang.games.jawara_beksi.cards import Pack

TAKE_CHARACTER: Final = "character"
PLAY_COMBO: Final = "combo"
PLAY_SUPPORT: Final = "support"
DRAW_CARDS: Final = "draw"
END_TURN: Final = "end"
CHOOSE: Final = "choose"
SWAP_CARDS: Final = "swap"
CHALLENGE: Final = "challenge"
NO_CHALLENGE: Final = "no-challenge"
ANSWER: Final = "answer"
DISCARD: Final = "discard"

# What the words after a verb name: a card, a Character, a seat or a number of points.
WORDS: Final[dict[str, list[str]]] = {
    TAKE_CHARACTER: ["character"],
    PLAY_COMBO: ["card"],  # and more of them
    PLAY_SUPPORT: ["card"],
    DRAW_CARDS: [],
    END_TURN: [],
    CHOOSE: ["seat"],
    SWAP_CARDS: ["card", "card"],
    CHALLENGE: ["seat", "points"],
    NO_CHALLENGE: [],
    ANSWER: ["points"],
    DISCARD: ["card"],
}

ALONE: Final = frozenset(verb for verb, words in WORDS.items() if not words)
"""Verbs that name nothing."""
LONGEST_NUMBER: Final = 6
"""More digits than any wager has: no text of a stranger is too long to be read."""

DRAW_MOVE: Final = Move(DRAW_CARDS)
END_MOVE: Final = Move(END_TURN)
NO_CHALLENGE_MOVE: Final = Move(NO_CHALLENGE)


def write_move(pack: Pack, move: Move) -> str:
    """`combo kebut-2 salam-1`: the verb and what it names.  Seats are counted from 1 here."""
    if not move.things and move.verb in ALONE:
        return move.verb
    words = [move.verb]
    kinds = _kinds(move.verb, len(move.things))
    if len(kinds) != len(move.things):
        raise ValueError(f"{move!r} names too many things, or too few")
    for i, thing in enumerate(move.things):
        kind = kinds[i]
        if kind == "card":
            words.append(pack.card_ids[thing])
        elif kind == "character":
            words.append(pack.characters[thing])
        elif kind == "seat":
            words.append(str(thing + 1))
        else:
            words.append(str(thing))
    return " ".join(words)


def read_move(pack: Pack, text: str) -> Move:
    """The move that a text names; whether it is allowed is another question."""
    if text in ALONE:
        return Move(text)
    words = text.split()
    if not words or words[0] not in WORDS:
        raise BadInput("move-verb", {"text": text, "known": list(WORDS)})
    kinds = _kinds(words[0], len(words) - 1)
    if len(kinds) != len(words) - 1 or (words[0] == PLAY_COMBO and not kinds):
        raise BadInput("move-words", {"text": text, "verb": words[0]})
    things = [_read_thing(pack, kind, words[i]) for i, kind in enumerate(kinds, 1)]
    return Move(words[0], tuple(things))


def _kinds(verb: str, count: int) -> list[str]:
    return WORDS[verb] * count if verb == PLAY_COMBO else WORDS[verb]


def _read_thing(pack: Pack, kind: str, word: str) -> int:
    if kind == "card" and word in pack.numbers:
        return pack.numbers[word]
    if kind == "character" and word in pack.characters:
        return pack.characters.index(word)
    if word.isdecimal() and len(word) <= LONGEST_NUMBER:
        if kind == "seat" and int(word) >= 1:
            return int(word) - 1
        if kind == "points":
            return int(word)
    raise BadInput("move-thing", {"word": word, "kind": kind})
