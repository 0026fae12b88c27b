"""What a player can choose, and how it is written."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.ids import NOBODY
from gelanggang.core.move import Move
from gelanggang.games.spell_future.cards import Pack

OPEN: Final = "open"
SAY: Final = "say"
PLACE: Final = "place"
VERBS: Final = [OPEN, SAY, PLACE]

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
LONGEST_COUNT: Final = 4
"""A sign and three digits: more tokens than anybody has, and no text is too long to be read."""
NO_MIND: Final = "none"
"""What stands for the Mind card on a Mystic day, when tokens go on Colours."""

NO_TOKENS: Final = [0] * len(LETTERS)


def place_move(mind: int, tokens: list[int]) -> Move:
    """Tokens by pad, white above and black below 0, as a move: the Mind card, then pads and counts.

    On one pad there is never more than one colour (SF-33), so one number a pad says all.
    """
    things = [mind]
    for pad, count in enumerate(tokens):
        if count:
            things.append(pad)
            things.append(count)
    return Move(PLACE, tuple(things))


def bare(pads: int) -> list[int]:
    """So many pads without a token."""
    # To cut off a list is quicker than to make one.
    return NO_TOKENS[:pads] if pads <= len(NO_TOKENS) else [0] * pads


def tokens_of(move: Move, pads: int) -> list[int]:
    """The tokens of an allowed move, pad by pad."""
    tokens = bare(pads)
    things = move.things
    for i in range(1, len(things), 2):
        tokens[things[i]] = things[i + 1]
    return tokens


def write_move(pack: Pack, move: Move) -> str:
    """`open kuning`, `say lebah`, `place mind-of-focus A+2 C-1`, `place none merah+3`."""
    things = move.things
    if move.verb == OPEN:
        return f"{OPEN} {pack.colours[things[0]]}"
    if move.verb == SAY:
        return f"{SAY} {pack.words[things[0]]}"
    mystic = things[0] == NOBODY
    words = [PLACE, NO_MIND if mystic else pack.minds[things[0]]]
    for i in range(1, len(things), 2):
        pad = pack.colours[things[i]] if mystic else LETTERS[things[i]]
        words.append(f"{pad}{things[i + 1]:+d}")
    return " ".join(words)


def read_move(pack: Pack, text: str) -> Move:
    """The move that a text names; whether it is allowed is another question."""
    words = text.split()
    if not words or words[0] not in VERBS:
        raise BadInput("move-verb", {"text": text, "known": VERBS[:]})
    if words[0] == PLACE:
        if len(words) < 2:
            raise BadInput("move-words", {"text": text, "verb": PLACE})
        return _read_place(pack, words[1:])
    if len(words) != 2:
        raise BadInput("move-words", {"text": text, "verb": words[0]})
    if words[0] == OPEN:
        return Move(OPEN, (_number(pack.colours, words[1], "colour"),))
    return Move(SAY, (_number(pack.words, words[1], "word"),))


def _number(known: list[str], word: str, kind: str) -> int:
    if word not in known:
        raise BadInput("move-thing", {"word": word, "kind": kind})
    return known.index(word)


def _read_place(pack: Pack, words: list[str]) -> Move:
    mystic = words[0] == NO_MIND
    things = [NOBODY if mystic else _number(pack.minds, words[0], "mind")]
    for word in words[1:]:
        split = max(word.rfind("+"), word.rfind("-"))
        pad = word[: max(split, 0)]
        count = word[split:]
        if split <= 0 or not count[1:].isdecimal() or len(count) > LONGEST_COUNT:
            raise BadInput("move-thing", {"word": word, "kind": "tokens"})
        if mystic:
            things.append(_number(pack.colours, pad, "colour"))
        elif len(pad) == 1 and pad in LETTERS:
            things.append(LETTERS.index(pad))
        else:
            raise BadInput("move-thing", {"word": word, "kind": "letter"})
        things.append(int(count))
    return Move(PLACE, tuple(things))
