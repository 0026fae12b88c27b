"""Resolve: all choices are opened, and tokens count where minds meet (SF-40 to SF-47)."""

from __future__ import annotations

from gelanggang.core.ids import NOBODY
from gelanggang.games.spell_future import beasts, tell
from gelanggang.games.spell_future.chapter_rules import count_chapter
from gelanggang.games.spell_future.minds import Gain, think
from gelanggang.games.spell_future.moves import bare, tokens_of
from gelanggang.games.spell_future.past import PastDay
from gelanggang.games.spell_future.placements import in_order
from gelanggang.games.spell_future.state import POWERS, State
from gelanggang.games.spell_future.tell import Ears


def resolve(s: State, ears: Ears) -> None:
    """Open the answers in seat order, count Hits and VP, and fight the Beast."""
    pads = s.pads()
    words = s.letters()
    tokens: list[list[int]] = []
    minds: list[int] = []
    for seat in range(s.seats):
        move = s.sealed[seat]
        assert move is not None
        mind = move.things[0]
        minds.append(mind)
        tokens.append(tokens_of(move, pads))
        if mind != NOBODY:
            s.minds[seat] = s.minds[seat] & ~POWERS[mind]
        tell.revealed(ears, seat, mind, tokens[seat], words)
    _remember(s, words)
    for seat in range(s.seats):
        s.sealed[seat] = None
    count(s, minds, tokens, ears)
    beasts.fight(s, ears)


def _remember(s: State, words: list[int]) -> None:
    placed = [in_order(answer).things for answer in s.sealed if answer is not None]
    colours = tuple(s.open_colours.things)
    s.past += (PastDay(tuple(words), s.word, colours, s.mages_first, tuple(placed)),)


def count(s: State, minds: list[int], tokens: list[list[int]], ears: Ears) -> None:
    """Who gets which VP, and how strong all are together; of the tokens those that Hit are left."""
    white_others, black_others = _others(tokens)
    _tell_hits(s, tokens, white_others, black_others, ears)
    s.attack = 0
    s.defence = 0
    minds_work = s.minds_work()
    for seat in range(s.seats):
        placed = tokens[seat]
        hits = placed[:]
        # With whom one Hits, pad by pad; where no token lies there is nobody.
        partners = placed[:]
        white = 0
        black = 0
        for pad, n in enumerate(placed):
            if n == 0:
                continue
            others = (white_others[pad] if n > 0 else black_others[pad]) - 1
            partners[pad] = others
            if others == 0:
                hits[pad] = 0
            elif n > 0:
                white += n
            else:
                black -= n
        gain = Gain(white, black)
        if minds_work and minds[seat] != NOBODY:
            for op in s.pack.mind_ops[minds[seat]]:
                think(gain, op, placed, hits, partners)
        s.white[seat] = s.white[seat] + gain.white
        s.black[seat] = s.black[seat] + gain.black
        s.attack += gain.attack
        s.defence += gain.defence
        tell.gained(ears, seat, gain.white, gain.black)
    if s.story is not None:
        count_chapter(s, s.story, minds, tokens, white_others, black_others, ears)
    tell.strength(ears, s.attack, s.defence)


def _others(tokens: list[list[int]]) -> tuple[list[int], list[int]]:
    """For each pad, how many players have white tokens there, and how many black ones."""
    white = bare(len(tokens[0]))
    black = bare(len(tokens[0]))
    for placed in tokens:
        for pad, n in enumerate(placed):
            if n == 0:
                continue
            if n > 0:
                white[pad] = white[pad] + 1
            else:
                black[pad] = black[pad] + 1
    return white, black


def _tell_hits(
    s: State, tokens: list[list[int]], white: list[int], black: list[int], ears: Ears
) -> None:
    if ears is None:
        return
    words = [NOBODY] * len(white) if s.is_mystic() else s.words_open()
    for pad, word in enumerate(words):
        for is_white, count in ((True, white[pad]), (False, black[pad])):
            sign = 1 if is_white else -1
            seats = [seat for seat in range(s.seats) if tokens[seat][pad] * sign > 0]
            n = sum([tokens[seat][pad] * sign for seat in seats])
            if count > 1:
                tell.hit(ears, pad, word, is_white, seats, n)
            elif count == 1:
                tell.missed(ears, pad, word, is_white, seats[0], n)
