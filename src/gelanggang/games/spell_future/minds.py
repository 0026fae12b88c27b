"""What Mind cards add to a player's Hits.  Each operation is a few lines."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.games.spell_future.cards import (
    ATTACK,
    DEFENCE,
    ECHO,
    STRENGTH_BOTH,
    STRENGTH_LETTERS,
    TOKEN_COLOURS,
    VP_BOTH,
    VP_BROAD,
    VP_KINDRED,
    VP_MISS,
    VP_STACK,
    MindOp,
)

WHITE: Final = TOKEN_COLOURS.index("white")
BLACK: Final = TOKEN_COLOURS.index("black")


@mypyc_attr(acyclic=True)
class Gain:
    """What a player gets out of a day, and what it adds to the common Attack and Defence."""

    __slots__ = ("attack", "black", "defence", "white")

    def __init__(self, white: int, black: int) -> None:
        self.white = white
        self.black = black
        self.attack = white
        self.defence = black


def think(gain: Gain, op: MindOp, placed: list[int], hits: list[int], partners: list[int]) -> None:
    """Let one operation of a Mind card work.

    `placed` are the player's tokens, pad by pad, white above and black below 0; `hits` are those
    of them that Hit, `partners` says with how many others.
    """
    do = op.do
    if do == VP_STACK:
        for n in hits:
            if n >= op.least:
                gain.white += op.n
            if -n >= op.least:
                gain.black += op.n
    elif do == ATTACK:
        gain.attack += op.n * int(_tokens(hits, WHITE) >= op.least)
    elif do == DEFENCE:
        gain.defence += op.n * int(_tokens(hits, BLACK) >= op.least)
    elif do == VP_BROAD:
        if len(hits) - hits.count(0) >= op.least:
            gain.white += op.n * int(_has_white(hits))
            gain.black += op.n * int(_has_black(hits))
    elif do == VP_BOTH:
        if _has_white(hits) and _has_black(hits):
            gain.white += op.n
            gain.black += op.n
    elif do == VP_KINDRED:
        _kindred(gain, op, hits, partners)
    elif do == ECHO:
        _echo(gain, hits)
    elif do == STRENGTH_BOTH:
        if _has_white(hits) and _has_black(hits):
            gain.attack += op.n
            gain.defence += op.n
    elif do == STRENGTH_LETTERS:
        _letters(gain, op, hits)
    elif do == VP_MISS:
        missed = _tokens(placed, op.colour) - _tokens(hits, op.colour)
        if op.colour == WHITE:
            gain.white += op.n * min(missed, op.most)
        else:
            gain.black += op.n * min(missed, op.most)
    # MORE_TOKENS works while tokens are placed.


def _tokens(stacks: list[int], colour: int) -> int:
    """How many tokens of a colour lie in these stacks."""
    count = 0
    for n in stacks:
        if colour == WHITE:
            count += max(n, 0)
        else:
            count += max(-n, 0)
    return count


def _has_white(stacks: list[int]) -> bool:
    for n in stacks:
        if n > 0:
            return True
    return False


def _has_black(stacks: list[int]) -> bool:
    for n in stacks:
        if n < 0:
            return True
    return False


def _letters(gain: Gain, op: MindOp, hits: list[int]) -> None:
    """The letters on which one Hits, the first ones up to the limit."""
    left = op.most
    for n in hits:
        if n != 0 and left > 0:
            left -= 1
            if n > 0:
                gain.attack += op.n
            else:
                gain.defence += op.n


def _kindred(gain: Gain, op: MindOp, hits: list[int], partners: list[int]) -> None:
    """Letters on which exactly one other Hits too, the first ones up to the limit."""
    left = op.most
    for pad, n in enumerate(hits):
        if n != 0 and partners[pad] == 1 and left > 0:
            left -= 1
            if n > 0:
                gain.white += op.n
            else:
                gain.black += op.n


def _echo(gain: Gain, hits: list[int]) -> None:
    """The largest stack counts once more; of two equal ones the white."""
    white = 0
    black = 0
    for n in hits:
        white = max(white, n)
        black = max(black, -n)
    if white >= black:
        gain.attack += white
    else:
        gain.defence += black
