"""What a report counts of a finished game: whole numbers by name, which are added up over games.

What would have come of a day with other tokens is asked of the rules themselves: each day is laid
out once more on a table aside, and counted again without what is in question.
"""

from __future__ import annotations

from typing import Final

from gelanggang.core.event import Event
from gelanggang.core.ids import NOBODY
from gelanggang.core.match import Match
from gelanggang.core.zone import face_down
from gelanggang.games.spell_future import beasts
from gelanggang.games.spell_future.cards import EFFECTS
from gelanggang.games.spell_future.resolve import count
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.state import NO_CHANGES, State, empty_table

Tokens = list[list[int]]
"""For each seat its tokens, pad by pad: white above and black below 0."""
Result = tuple[bool, int]
"""Whether the Beast was defeated, and what it did to the Village."""

NEAR: Final = 3
"""A second who is so many VP behind the winner was near."""


def tally(match: Match) -> dict[str, int]:
    """Count a game that is over."""
    rules = match.rules
    assert isinstance(rules, Rules)
    counts = Counts()
    table = empty_table(rules.pack, match.seats, 0)
    day = _Day(table, counts)
    for told in match.log:
        day.hear(told.full)
    _count_end(match, rules, day.damage, counts)
    return counts.numbers


class Counts:
    """Whole numbers by name; what was never counted is not there, which is the same as 0."""

    def __init__(self) -> None:
        self.numbers: Final[dict[str, int]] = {}

    def add(self, name: str, n: int = 1) -> None:
        """Count n more."""
        if n:
            self.numbers[name] = self.numbers.get(name, 0) + int(n)


class _Day:
    """Listens to a game and lays out day after day, as it was when all tokens were open."""

    def __init__(self, table: State, counts: Counts) -> None:
        self.table: Final = table
        self.counts: Final = counts
        self.number = 0
        self.damage: Final[list[int]] = []
        """What the Village had suffered after each day."""
        self.minds: list[int] = []
        self.tokens: Tokens = []

    def hear(self, event: Event) -> None:
        """Take in one thing that happened."""
        table = self.table
        kind = event.kind
        if kind == "revealed":
            tokens = event.facts["tokens"]
            assert isinstance(tokens, list)
            self.minds.append(event.number("mind"))
            self.tokens.append([int(n) for n in tokens])
            if len(self.tokens) == table.seats:
                table.generator = face_down(list(range(len(tokens) // 2)))
                self._count()
        elif kind == "day":
            self.damage.append(self.damage[-1] if self.damage else 0)
            table.today = NO_CHANGES[:]
            self.minds = []
            self.tokens = []
        elif kind == "lasting":
            table.today[EFFECTS.index(str(event.facts["effect"]))] = event.number("n")
        elif kind in ("beast", "mystic-beast"):
            table.beast = event.number("beast")
        elif kind in ("mages-first", "beast-first"):
            table.mages_first = kind == "mages-first"
        elif kind in ("damaged", "healed"):
            self.damage[-1] = event.number("damage")

    def _count(self) -> None:
        result = self._result(self.minds, self.tokens)
        self._count_beast()
        self._count_minds()
        self._count_tokens(result)

    def _result(self, minds: list[int], tokens: Tokens) -> Result:
        """What comes of the day with these tokens."""
        table = self.table
        table.white = [0] * table.seats
        table.black = [0] * table.seats
        count(table, minds, [row[:] for row in tokens], None)
        through = beasts.strikes(table) and not beasts.held(table)
        return beasts.defeated(table), table.pack.beast_damage[table.beast] if through else 0

    def _count_beast(self) -> None:
        """The Beast by itself, and all of its tier together."""
        table = self.table
        pack = table.pack
        strikes = beasts.strikes(table)
        held = strikes and beasts.held(table)
        first = "mages" if table.mages_first else "beast"
        for name in (f"beast.{pack.beasts[table.beast]}", f"tier.{pack.beast_tiers[table.beast]}"):
            self.counts.add(f"{name}.days")
            self.counts.add(f"{name}.defeated", beasts.defeated(table))
            self.counts.add(f"{name}.strikes", strikes)
            self.counts.add(f"{name}.held", held)
            self.counts.add(f"{name}.through", strikes and not held)
            self.counts.add(f"{name}.{first}.days")
            self.counts.add(f"{name}.{first}.through", strikes and not held)

    def _count_minds(self) -> None:
        """Mind cards that were played, and those that did something for somebody."""
        table = self.table
        with_all = self._all_that_came()
        for seat, mind in enumerate(self.minds):
            if mind == NOBODY:
                continue
            name = f"mind.{table.pack.minds[mind]}"
            self.counts.add("mind.played")
            self.counts.add(f"{name}.played")
            needed = sum(abs(n) for n in self.tokens[seat]) > table.token_limit(NOBODY)
            if not needed:
                others = self.minds[:]
                others[seat] = NOBODY
                self._result(others, self.tokens)
                needed = self._all_that_came() != with_all
            self.counts.add(f"{name}.did", needed)

    def _all_that_came(self) -> tuple[int, int, list[int], list[int]]:
        table = self.table
        return table.attack, table.defence, table.white, table.black

    def _count_tokens(self, result: Result) -> None:
        """Whether the day would have been another without somebody's tokens, or one colour."""
        table = self.table
        kind = "mystic" if table.is_mystic() else "ordinary"
        self.counts.add("days")
        self.counts.add(f"{kind}.days")
        self.counts.add("player-days", table.seats)
        for seat in range(table.seats):
            without = self.tokens[:]
            without[seat] = [0] * len(self.tokens[seat])
            self.counts.add("agency", self._result(self.minds, without) != result)
        no_black = [[max(n, 0) for n in row] for row in self.tokens]
        self.counts.add(f"{kind}.black", self._result(self.minds, no_black)[1] != result[1])
        no_white = [[min(n, 0) for n in row] for row in self.tokens]
        self.counts.add(f"{kind}.white", self._result(self.minds, no_white)[1] != result[1])
        self.counts.add("settled", self._settled())

    def _settled(self) -> bool:
        """Whether not even perfect agreement would have changed what comes without any tokens."""
        pack = self.table.pack
        pads = len(self.tokens[0])
        nothing = self._result(self.minds, [[0] * pads for _ in self.tokens])
        limits = [self.table.token_limit(mind) for mind in self.minds]
        for most_white in (True, False):
            agreed: Tokens = []
            for limit in limits:
                most = pack.white_tokens if most_white else pack.black_tokens
                n = min(limit, most)
                rest = min(limit - n, pack.black_tokens if most_white else pack.white_tokens)
                white, black = (n, rest) if most_white else (rest, n)
                agreed.append([white, -black] + [0] * (pads - 2))
            if self._result(self.minds, agreed) != nothing:
                return False
        return True


def _count_end(match: Match, rules: Rules, damage: list[int], counts: Counts) -> None:
    outcome = match.outcome
    assert outcome is not None
    pack = rules.pack
    counts.add("games")
    for day in range(pack.days):
        # A Village that fell stays fallen.
        counts.add(f"damage.{day + 1}", damage[min(day, len(damage) - 1)])
    if outcome.facts["village"] != "stands":
        return
    counts.add("stands")
    if match.seats == 2:
        reached = pack.grades.index(str(outcome.facts["grade"]))
        for grade in pack.grades[1 : reached + 1]:
            counts.add(f"grade.{grade}")
        return
    best, second = sorted(outcome.scores, reverse=True)[:2]
    counts.add("winner.lower", best)
    counts.add("second.near", best - second <= NEAR)
