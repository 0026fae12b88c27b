"""Counts a game of Jawara Beksi that is over, from all that was told of it.

Names: `r1` is a round, `o1` a place in the order of a round (1 begins it), `s1` a seat, `p1` a
place among the players by score.  Wins are counted in parts of WIN.
"""

from __future__ import annotations

from typing import Final

from gelanggang.core.event import Event
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.match import Match
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.moves import DRAW_CARDS, TAKE_CHARACTER
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.lab.parts import count_parts
from gelanggang.lab.slope import count_dealt
from gelanggang.lab.tally import WIN, Tally, win_parts

LAPS: Final = 12
"""So many turns of each player are told apart; what comes later is counted with the last."""
BRINGS: Final = "brings"
EARNS: Final = "earns"
ADDS: Final = "adds"
"""How a card goes with the win of the game, the points of the round, the points of its Combo."""
SIZES: Final = 6
"""So many sizes of a Combo; longer ones are counted with the last."""


def tally(match: Match) -> Tally:
    """Count a game that is over."""
    rules, outcome = match.rules, match.outcome
    assert isinstance(rules, Rules)
    assert outcome is not None
    game = _Game(rules.pack, match.seats)
    for told in match.log:
        game.hear(told.full)
    draws = _draws(match)
    for number, judge in enumerate(game.judges):
        _add(game.counts, "draws", draws[number])
        _add(game.counts, f"judge.{judge}.draws", draws[number])
    won = win_parts(outcome, match.seats)
    _count_end(game, won)
    return game.counts


def _add(counts: Tally, name: str, n: int = 1) -> None:
    counts[name] = counts.get(name, 0) + n


def _draws(match: Match) -> list[int]:
    """How often somebody drew as an Action, by round; before each Characters are chosen."""
    chosen = 0
    draws: list[int] = []
    for _, text in match.choices:
        if text == DRAW_CARDS:
            draws[-1] += 1
        elif text.startswith(TAKE_CHARACTER):
            if chosen % match.seats == 0:
                draws.append(0)
            chosen += 1
    return draws


class _Game:
    """Listens to a game and counts it, round by round."""

    def __init__(self, pack: Pack, seats: int) -> None:
        self.pack: Final = pack
        self.seats: Final = seats
        self.counts: Final[Tally] = {}
        self.judges: Final[list[str]] = []
        self.scores: Final[list[list[int]]] = []
        """The Score Board after each round."""
        self.dealt: Final[list[dict[str, int]]] = [{} for _ in range(seats)]
        """What came to each seat by lot, at the beginnings of all rounds."""
        self.characters: list[str] = [""] * seats
        self.chosen = 0
        """How many Characters were taken for the round that comes."""
        self.pool = 0
        self._start_round()

    def _start_round(self) -> None:
        self.turns = [0] * self.seats
        self.lap = 0
        self.begins = NOBODY
        self.taken = [0] * LAPS
        self.dealt_now: list[dict[str, int]] = [{} for _ in range(self.seats)]
        """The same of this round."""
        self.combo: dict[str, int] = {}
        """The cards of the Combo that is being played."""
        self.combos = self.combo_cards = self.supports = 0
        self.points = [0] * self.seats
        self.board = [0] * self.seats

    def hear(self, event: Event) -> None:
        """Take in one thing that happened; the frequent ones come first."""
        kind = event.kind
        facts = event.facts
        if kind == "drew-own":
            self._came(event.number("seat"), facts["cards"])
        elif kind == "turn":
            seat = event.number("seat")
            if self.begins == NOBODY:
                self.begins = seat
            self.turns[seat] += 1
            self.lap = min(self.turns[seat], LAPS) - 1
        elif kind == "earned":
            n = event.number("n")
            self.taken[self.lap] += n
            if self.combo:
                worth = event.number("worth")
                _add(self.counts, "combo.points", worth)
                count_parts(self.counts, ADDS, self.combo, worth)
                self.combo = {}
        elif kind == "combo":
            self._combo(facts["cards"])
        elif kind == "support":
            self.supports += 1
            _add(self.counts, f"card.{self.pack.face_ids[event.number('card')]}.played")
        elif kind == "swapped-own":
            self._came(event.number("seat"), [event.number("taken")])
            self._came(event.number("opponent"), [event.number("given")])
        elif kind in ("took-support-own", "took-action-own"):
            self._came(event.number("seat"), [event.number("card")])
        elif kind == "returned-points":
            self.taken[self.lap] -= event.number("n")
        elif kind == "character":
            self._character(event.number("seat"), str(facts["character"]))
        elif kind == "round":
            self._round(event)
        elif kind == "scored":
            seat = event.number("seat")
            self.points[seat] = event.number("n")
            self.board[seat] = event.number("total")
            if seat == self.seats - 1:
                self._end_round()
        elif kind in ("accepted", "lowered"):
            _add(self.counts, "duels")
            _add(self.counts, "wager", event.number("n"))
        elif kind == "stalled":
            _add(self.counts, "stalled")

    def _came(self, seat: Seat, cards: object) -> None:
        """Cards came into a hand: each begins a stay there."""
        assert isinstance(cards, list)
        faces = self.pack.face_ids
        for card in cards:
            face = faces[card]
            _add(self.counts, f"card.{face}.stays")
            if self.begins == NOBODY:
                _add(self.dealt[seat], face)
                _add(self.dealt_now[seat], face)

    def _combo(self, cards: object) -> None:
        assert isinstance(cards, list)
        self.combos += 1
        self.combo_cards += len(cards)
        _add(self.counts, f"combo.size.{min(len(cards), SIZES)}")
        for card in cards:
            face = self.pack.face_ids[card]
            _add(self.counts, f"card.{face}.played")
            _add(self.combo, face)

    def _character(self, seat: Seat, character: str) -> None:
        if self.chosen == 0:
            _add(self.counts, f"character.{character}.first")
        self.chosen = (self.chosen + 1) % self.seats
        self.characters[seat] = character

    def _round(self, event: Event) -> None:
        self._start_round()
        self.judges.append(str(event.facts["judge"]))
        self.pool = event.number("n")

    def _end_round(self) -> None:
        counts = self.counts
        number = len(self.judges)
        turns = sum(self.turns)
        won = _parts(self.points)
        _add(counts, "rounds")
        _add(counts, f"rounds.r{number}")
        _add(counts, "player-rounds", self.seats)
        _add(counts, f"player-rounds.r{number}", self.seats)
        _add(counts, "turns", turns)
        _add(counts, f"turns.r{number}", turns)
        _add(counts, "single", sum(n <= 1 for n in self.turns))
        _add(counts, "combos", self.combos)
        _add(counts, "combo-cards", self.combo_cards)
        _add(counts, "supports", self.supports)
        _add(counts, "pool", self.pool)
        for lap, n in enumerate(self.taken, 1):
            _add(counts, f"taken.{lap}", n)
        for place in range(self.seats):
            _add(counts, f"round.o{place + 1}", won[(self.begins + place) % self.seats])
        for seat, character in enumerate(self.characters):
            _add(counts, f"round.s{seat + 1}", won[seat])
            _add(counts, f"character.{character}.rounds")
            _add(counts, f"character.{character}.won", won[seat])
        judge = f"judge.{self.judges[-1]}"
        _add(counts, f"{judge}.player-rounds", self.seats)
        _add(counts, f"{judge}.turns", turns)
        _add(counts, f"{judge}.combos", self.combos)
        _add(counts, f"{judge}.combo-cards", self.combo_cards)
        _add(counts, f"{judge}.supports", self.supports)
        count_dealt(counts, EARNS, self.dealt_now, self.points)
        self.scores.append(self.board)


def _parts(points: list[int]) -> list[int]:
    """A round is won by the most points; several share it."""
    best = max(points)
    return [WIN // points.count(best) if n == best else 0 for n in points]


def _count_end(game: _Game, won: list[int]) -> None:
    counts = game.counts
    count_dealt(counts, BRINGS, game.dealt, won)
    for seat, parts in enumerate(won):
        _add(counts, f"game.s{seat + 1}", parts)
    for number, board in enumerate(game.scores, 1):
        for seat, score in enumerate(board):
            which = "winner" if won[seat] else "other"
            _add(counts, f"score.r{number}.{which}", score)
            _add(counts, f"score.r{number}.{which}s")
            place = 1 + sum(other > score for other in board)
            _add(counts, f"after.r{number}.p{place}")
            _add(counts, f"after.r{number}.p{place}.won", won[seat])
        leaders = [seat for seat, score in enumerate(board) if score == max(board)]
        if len(leaders) == 1:
            _add(counts, f"leader.r{number}")
            _add(counts, f"leader.r{number}.won", won[leaders[0]])
