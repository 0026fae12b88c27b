"""How ways to play Jawara Beksi are measured: their minutes, and what a round is like."""

from __future__ import annotations

from typing import Final

from gelanggang.bots import levels
from gelanggang.core.match import AnyRules, Match
from gelanggang.games.jawara_beksi import moves
from gelanggang.lab.interval import wilson
from gelanggang.lab.jawara_beksi.tally import tally
from gelanggang.lab.measured.findings import Finding
from gelanggang.lab.measured.way import way_of_level
from gelanggang.lab.measured.yardstick import Saying, Yardstick
from gelanggang.lab.run import FIRST, Run
from gelanggang.lab.tally import WIN, Tally

GAMES: Final = 2160
"""Also of one in thirty, whole deals from every chair for each number of players."""
PEOPLE: Final = "2"
"""Who stands for people, and against whom the levels are measured."""
SECONDS: Final = {
    moves.TAKE_CHARACTER: 15,
    moves.PLAY_COMBO: 25,
    moves.PLAY_SUPPORT: 12,
    moves.DRAW_CARDS: 10,
    moves.END_TURN: 3,
    moves.CHOOSE: 6,
    moves.SWAP_CARDS: 15,
    moves.CHALLENGE: 20,
    moves.NO_CHALLENGE: 8,
    moves.ANSWER: 15,
    moves.DISCARD: 6,
}
"""What we assume of people who know the game and hold phones, until they are measured: to think, to
tap, and to watch what comes of it (a DUEL takes four seconds).  It is in docs/balance.md too."""
ONE_IN: Final = {"1": 6, "2": 30, "3": 30}
"""By level, how many of the games it plays: the third thinks long, the second meets itself."""
TURNS: Final = "turns"
PLAYER_ROUNDS: Final = "player-rounds"
LED: Final = "leader.r1"
LED_AND_WON: Final = "leader.r1.won"
NARROW: Final = 10
"""Percent: what was measured less exactly than that is told as an interval."""
KEPT: Final = (TURNS, PLAYER_ROUNDS, LED, LED_AND_WON)
ROUNDS: Final = "rounds"


def _levels(rules: AnyRules, players: int) -> list[Run]:
    """One of each level against those who stand for people, from every chair."""
    others = [PEOPLE] * (players - 1)
    return [
        Run(way_of_level(level), (level, *others), one_in=ONE_IN[level], turned=True)
        for level in levels(rules)
    ]


def _count(match: Match) -> Tally:
    whole = tally(match)
    return {name: whole.get(name, 0) for name in KEPT}


def _table(found: Finding, minutes: int, option: str) -> Saying:
    if option == ROUNDS:
        led = found.mean(LED_AND_WON, LED) / WIN
        return "lab-says-leader", {"minutes": minutes, "n": round(10 * led)}
    if option:
        turns = round(found.mean(TURNS, PLAYER_ROUNDS))
        return "lab-says-turns", {"minutes": minutes, "n": turns}
    return "lab-says-minutes", {"minutes": minutes}


def _level(found: Finding) -> Saying:
    facts: dict[str, int | str] = {"others": found.seats - 1, "level": PEOPLE}
    won = found.mean(FIRST) / WIN
    low, high = (_percent(bound) for bound in wilson(won * found.games, found.games))
    # Who meets its own kind wins its share, whatever chance says.
    if high - low <= NARROW or found.way == way_of_level(PEOPLE):
        return "lab-says-wins", {"percent": _percent(won), **facts}
    return "lab-says-wins-between", {"low": low, "high": high, **facts}


def _percent(share: float) -> int:
    return 5 * round(20 * share)


YARDSTICK: Final = Yardstick(
    games=GAMES,
    people=PEOPLE,
    seconds=SECONDS,
    levels=_levels,
    count=_count,
    table=_table,
    level=_level,
    compiled=frozenset({"3"}),
)
