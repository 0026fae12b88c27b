"""What level 3 plans for: whether the Village will stand, and who will have given most."""

from __future__ import annotations

import math
from typing import Final

from gelanggang.bots.spell_future.chapter import damage_allowed, wants_defeat, wants_hold
from gelanggang.bots.spell_future.worth import Part, Worth
from gelanggang.games.spell_future import beasts
from gelanggang.games.spell_future.cards import FEWEST_SEATS, Pack
from gelanggang.games.spell_future.chapter import BLACK_BOTH, MIRROR, MISSES_FEED
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.view import View

EVEN_WHITE: Final = 1.0
EVEN_BLACK: Final = 0.92
EVEN_MYSTIC: Final = 0.42
"""What part of all tokens of a colour people bring together every other time, if they want to: with
black on Colours, of which there are many, far less than on words."""
STEEP: Final = 0.14
"""How much of that part makes a clear difference."""
HELP: Final = 0.3
"""What the Mind card of one other adds to Attack, and to Defence, as a rule."""
DOUBT: Final = 0.7
"""How far a guess of the common strength may be off, in tokens."""
FAR: Final = 12
"""A difference of strength that leaves no doubt."""
A_DAY: Final = 2.6
ONE_COLOUR: Final = 1.9
"""VP that a player makes on a day to come, and of one colour at most."""
LEAD: Final = 1.6
LEAD_A_DAY: Final = 0.5
"""How many VP of a lead are worth something: the more days are left, the less each."""
DEFEAT: Final = 0.01
"""What a defeated Beast is worth beyond today: it leaves kinder effects."""
GOAL: Final = 0.3
"""What one more is worth that a chapter's goal asks for."""
LONELY: Final = 4.0
"""What a stack that Misses costs where it feeds the Beast, in VP of a team."""
TEAM: Final = 0.01
"""What one VP on the lower track of two players adds to a Village that stands."""


def still_to_come(pack: Pack, view: View) -> list[int]:
    """By tier, how many Beasts are still to come; a scenario may have a line-up of its own."""
    came = [pack.beast_tiers[beast] for beast in view.faced]
    left = [
        max(count - came.count(i + 1), 0) for i, count in enumerate(pack.line_ups[view.difficulty])
    ]
    while sum(left) > view.beasts_left:
        left[left.index(max(left))] -= 1
    while sum(left) < view.beasts_left:
        left[len(left) - 1] += 1
    return left


def usual_damage(pack: Pack, tier: int) -> int:
    """The damage that most Beasts of a tier do."""
    found = [damage for i, damage in enumerate(pack.beast_damage) if pack.beast_tiers[i] == tier]
    return sorted(found)[len(found) // 2] if found else 1


def stopped(pack: Pack, seats: int, difficulty: int, beast: int) -> float:
    """How likely a Beast will do no harm: whoever strikes first, one of its numbers is reached."""
    health = pack.beast_health[beast][seats - FEWEST_SEATS] + pack.more_health[difficulty]
    attack = pack.beast_attack[beast][seats - FEWEST_SEATS] + pack.more_attack[difficulty]
    white = health / (seats * pack.white_tokens)
    black = attack / (seats * pack.black_tokens)
    even_black = EVEN_MYSTIC if pack.beast_mystic[beast] else EVEN_BLACK
    defeated = 1.0 / (1.0 + math.exp((white - EVEN_WHITE) / STEEP))
    held = 1.0 / (1.0 + math.exp((black - even_black) / STEEP))
    first = pack.mages_first_up_to / pack.die
    return first * defeated + (1.0 - first) * held


def usually_stopped(pack: Pack, seats: int, difficulty: int, tier: int) -> float:
    """The same for any Beast of a tier."""
    found = [
        stopped(pack, seats, difficulty, i) for i, one in enumerate(pack.beast_tiers) if one == tier
    ]
    return sum(found) / len(found) if found else 0.5


def chances_to_stand(pack: Pack, view: View, village: int) -> list[float]:
    """By the damage after today, how likely the Village outlives the days to come.

    `village` is the damage at which all is lost.
    """
    done = [1.0] + [0.0] * village
    for i, count in enumerate(still_to_come(pack, view)):
        damage = usual_damage(pack, i + 1)
        safe = usually_stopped(pack, view.seats, view.difficulty, i + 1)
        for _ in range(count):
            more = [0.0] * (village + 1)
            for so_far, chance in enumerate(done):
                more[so_far] += chance * safe
                more[min(so_far + damage, village)] += chance * (1.0 - safe)
            done = more
    return [sum(done[: max(village - damage, 0)]) for damage in range(village + 1)]


def lower_at_the_end(white: float, black: float, days: int) -> float:
    """The lower marker that a player may reach, who evens both out as well as possible."""
    return min((white + black + A_DAY * days) / 2, min(white, black) + ONE_COLOUR * days)


class Plan(Worth):
    """The worth of a day is the part of the win that it leaves to hope for."""

    def __init__(self, table: State, view: View) -> None:
        super().__init__(0.0, TEAM, TEAM, LONELY * table.rule(MISSES_FEED))
        pack = table.pack
        assert view.seat is not None
        seat = view.seat
        village = damage_allowed(table)
        stand = chances_to_stand(pack, view, village)
        struck = min(view.damage + pack.beast_damage[view.beast], village)
        self.safe: Final = stand[min(view.damage, village)]
        self.struck: Final = stand[struck]
        self.last_stand: Final = struck >= village
        """Whether one more blow is the end."""
        self.mages_first: Final = view.mages_first
        self.mirror: Final = table.rule(MIRROR) > 0
        """Whether black strikes and white guards."""
        # Where black strikes as well, about one of each player's does.
        self.health: Final = beasts.health(table) - view.seats * table.rule(BLACK_BOTH)
        self.strike: Final = beasts.attack(table)
        self.for_defeat: Final = GOAL if wants_defeat(table) else DEFEAT
        self.for_hold: Final = GOAL if wants_hold(table) else 0.0
        self.lacks: Final[list[float]] = []
        """How likely strength is not enough, by how much there is beyond it (FAR: just enough)."""
        help = HELP * (view.seats - 1) if table.minds_work() else 0.0
        for beyond in range(-FAR, FAR + 1):
            self.lacks.append(1.0 / (1.0 + math.exp((beyond + 0.5 + help) / DOUBT)))
        self.days: Final = pack.days - view.day
        self.alone: Final = view.seats > 2 and table.story is None
        """Whether there is one winner, and not a team of two."""
        self.white: Final = view.white[seat] if self.alone else sum(view.white)
        self.black: Final = view.black[seat] if self.alone else sum(view.black)
        self.best_other: Final = best_of_others(view, seat, self.days)

    def part(self, is_white: bool, vp: float, strength: list[int]) -> Part:
        needed = self.health if is_white != self.mirror else self.strike
        lacking = [self.lacks[min(max(one - needed, -FAR), FAR) + FAR] for one in strength]
        return Part(vp, sum(lacking) / len(lacking), lacking)

    def of(self, white: Part, black: Part) -> float:
        sword, shield = (black, white) if self.mirror else (white, black)
        blow = shield.strength
        if self.mages_first:
            blow = 0.0
            for i, lacking in enumerate(sword.lacking):
                blow += lacking * shield.lacking[i]
            blow /= len(sword.lacking)
        stands = self.safe - blow * (self.safe - self.struck)
        stands += self.for_defeat * (1.0 - sword.strength)
        if self.for_hold > 0.0:
            stands += self.for_hold * (1.0 - shield.strength)
        return stands * self.share(white.vp, black.vp)

    def share(self, white: float, black: float) -> float:
        """The part of the win, if the Village stands, after so many more VP today."""
        if not self.alone:
            return 1.0 + TEAM * min(self.white + white, self.black + black)
        own = lower_at_the_end(self.white + white, self.black + black, self.days)
        lead = (own - self.best_other) / (LEAD + LEAD_A_DAY * self.days)
        return 0.05 + 0.95 / (1.0 + math.exp(-lead))


def best_of_others(view: View, seat: int, days: int) -> float:
    """The lower marker that the best of the others may reach, with a usual day today."""
    best = 0.0
    for other in range(view.seats):
        if other != seat:
            best = max(best, lower_at_the_end(view.white[other], view.black[other], days))
    return best + A_DAY / 2
