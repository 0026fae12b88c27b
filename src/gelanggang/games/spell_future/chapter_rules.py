"""What a chapter's rule makes of the tokens of a day (SF-90)."""

from __future__ import annotations

from gelanggang.core.ids import Seat
from gelanggang.games.spell_future import tell
from gelanggang.games.spell_future.cards import BEAST_ATTACK
from gelanggang.games.spell_future.chapter import (
    BLACK_BOTH,
    KEY_WORD,
    MIRROR,
    MISSES_FEED,
    SAME_MIND,
)
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.story import Story
from gelanggang.games.spell_future.tell import Ears


def count_chapter(
    s: State,
    story: Story,
    minds: list[int],
    tokens: list[list[int]],
    white: list[int],
    black: list[int],
    ears: Ears,
) -> None:
    """Change Attack, Defence and Beast as the chapter says, and remember the day.

    `white` and `black` are, for each pad, how many players have such tokens there.
    """
    white_hits, black_hits = _hits(tokens, white, black)
    lonely = _lonely(tokens, white, black)
    n = s.rule(KEY_WORD)
    words = s.letters()
    if n and s.word in words:
        pad = words.index(s.word)
        s.attack += (n - 1) * white_hits[pad]
        s.defence += (n - 1) * black_hits[pad]
    if s.rule(BLACK_BOTH):
        s.attack += sum(black_hits)
    if s.rule(SAME_MIND) and s.minds_work():
        _same_minds(s, minds, ears)
    if s.rule(MIRROR):
        s.attack, s.defence = s.defence, s.attack
    n = s.rule(MISSES_FEED) * len(lonely)
    if n:
        s.today[BEAST_ATTACK] += n
        tell.fed(ears, s.beast, n)
    _remember(s, story, tokens, white, black, lonely, ears)
    for pad, word in enumerate(words):
        hits = white_hits[pad] + black_hits[pad]
        if hits > story.hits:
            story.hits = hits
            story.best = word


def _hits(
    tokens: list[list[int]], white: list[int], black: list[int]
) -> tuple[list[int], list[int]]:
    """For each pad, how many tokens of each colour Hit."""
    white_hits = [0] * len(white)
    black_hits = [0] * len(black)
    for placed in tokens:
        for pad, n in enumerate(placed):
            if n > 0 and white[pad] > 1:
                white_hits[pad] += n
            elif n < 0 and black[pad] > 1:
                black_hits[pad] -= n
    return white_hits, black_hits


def _lonely(tokens: list[list[int]], white: list[int], black: list[int]) -> list[Seat]:
    """Whose stacks Miss; who has two of them is there twice."""
    found: list[Seat] = []
    for seat, placed in enumerate(tokens):
        for pad, n in enumerate(placed):
            if (n > 0 and white[pad] == 1) or (n < 0 and black[pad] == 1):
                found.append(seat)
    return found


def _same_minds(s: State, minds: list[int], ears: Ears) -> None:
    """Two or more who chose the same Mind card (SAME_MIND)."""
    n = s.rule(SAME_MIND)
    for mind in range(len(s.pack.minds)):
        seats = [seat for seat, one in enumerate(minds) if one == mind]
        if len(seats) > 1:
            s.attack += n
            s.defence += n
            tell.same_mind(ears, mind, seats, n)


def _remember(
    s: State,
    story: Story,
    tokens: list[list[int]],
    white: list[int],
    black: list[int],
    lonely: list[Seat],
    ears: Ears,
) -> None:
    for seat in lonely:
        story.alone[seat] += 1
    story.all_hit = True
    for placed in tokens:
        hit = False
        for pad, n in enumerate(placed):
            hit = hit or (n > 0 and white[pad] > 1) or (n < 0 and black[pad] > 1)
        story.all_hit = story.all_hit and hit
    if story.all_hit:
        story.together += 1
        tell.all_hit(ears)
