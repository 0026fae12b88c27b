"""What a day is worth to a player, and which placement on offer is worth most."""

from __future__ import annotations

from typing import Final

from gelanggang.bots.spell_future.worlds import Worlds
from gelanggang.core.ids import NOBODY
from gelanggang.games.spell_future.cards import MindOp, Pack
from gelanggang.games.spell_future.minds import Gain, think
from gelanggang.games.spell_future.placements import PlaceOffers


class Part:
    """What comes of one colour of tokens: own VP, and world by world the strength of all."""

    __slots__ = ("lacking", "strength", "vp")

    def __init__(self, vp: float, strength: float, lacking: list[float]) -> None:
        self.vp: Final = vp
        """On average, as is the strength."""
        self.strength: Final = strength
        self.lacking: Final = lacking
        """World by world, how likely the strength is not enough."""


class Worth:
    """The worth of how a day comes out.  It never falls when VP or strength rise."""

    def __init__(self, vp: float, attack: float, defence: float, lonely: float = 0.0) -> None:
        self.vp: Final = vp
        self.attack: Final = attack
        self.defence: Final = defence
        self.lonely: Final = lonely
        """What a stack that Misses costs, in VP: nothing but in some chapter."""

    def part(self, is_white: bool, vp: float, strength: list[int]) -> Part:
        """One colour, as far as it matters."""
        return Part(vp, sum(strength) / len(strength), [])

    def of(self, white: Part, black: Part) -> float:
        """Both colours together: the white one is Attack, the black one Defence."""
        vp = self.vp * (white.vp + black.vp)
        return vp + self.attack * white.strength + self.defence * black.strength


class Bonus:
    """The most that a Mind card can add to a placement."""

    __slots__ = ("attack", "black", "defence", "white")

    def __init__(self) -> None:
        self.white = 0
        self.black = 0
        self.attack = 0
        self.defence = 0

    def reach(self, op: MindOp, placed: list[int], hits: list[int]) -> None:
        """Raise it to what an operation adds if exactly these Hit, each with one other."""
        gain = Gain(0, 0)
        think(gain, op, placed, hits, [int(n != 0) for n in hits])
        self.white = max(self.white, gain.white)
        self.black = max(self.black, gain.black)
        self.attack = max(self.attack, gain.attack)
        self.defence = max(self.defence, gain.defence)

    def add(self, other: Bonus) -> None:
        """Put what another operation can add on top."""
        self.white += other.white
        self.black += other.black
        self.attack += other.attack
        self.defence += other.defence


def bonus_of(ops: list[MindOp], counts: list[int]) -> Bonus:
    """The most that operations can add to stacks, for each number by itself."""
    bonus = Bonus()
    for op in ops:
        most = Bonus()
        most.reach(op, counts, counts)
        # Where one colour misses, more may go to the other, or to what misses.
        most.reach(op, counts, [max(n, 0) for n in counts])
        most.reach(op, counts, [min(n, 0) for n in counts])
        most.reach(op, counts, [0] * len(counts))
        bonus.add(most)
    return bonus


class Judge:
    """Holds placements against all worlds."""

    def __init__(self, pack: Pack, worlds: Worlds, worth: Worth, minds_work: bool) -> None:
        self.pack: Final = pack
        self.worlds: Final = worlds
        self.worth: Final = worth
        self.minds_work: Final = minds_work
        self.parts: Final[dict[tuple[int, ...], Part]] = {}
        """By the colour (1: white), the VP and strength on top, then pads and counts."""
        self.bonuses: Final[dict[tuple[int, ...], Bonus]] = {}
        """By the Mind card and the counts of the stacks."""

    def part(self, is_white: bool, things: tuple[int, ...], vp: int, strength: int) -> Part:
        """One colour of a placement, with something on top of what Hits."""
        key = (int(is_white), vp, strength, *things)
        found = self.parts.get(key)
        if found is None:
            found = self._make_part(is_white, things, vp, strength)
            self.parts[key] = found
        return found

    def _make_part(self, is_white: bool, things: tuple[int, ...], vp: int, strength: int) -> Part:
        worlds = self.worlds
        others = worlds.white if is_white else worlds.black
        alone = worlds.white_alone if is_white else worlds.black_alone
        without_me = worlds.attack if is_white else worlds.defence
        hits = 0
        misses = 0
        all_strength: list[int] = []
        for world in range(worlds.count):
            start = world * worlds.pads
            total = without_me[world] + strength
            for i in range(0, len(things), 2):
                at = start + things[i]
                if others[at] > 0:
                    n = abs(things[i + 1])
                    hits += n
                    total += n + alone[at]
                    if things[i] == worlds.key:
                        total += (worlds.times - 1) * (n + alone[at])
                else:
                    misses += 1
            all_strength.append(total)
        own = vp + (hits - self.worth.lonely * misses) / worlds.count
        return self.worth.part(is_white, own, all_strength)

    def most_worth(self, things: tuple[int, ...], bonus: Bonus) -> float:
        """What a placement would be worth if its Mind card always did all it can."""
        whites, blacks = colours_of(things)
        return self.worth.of(
            self.part(True, whites, bonus.white, bonus.attack),
            self.part(False, blacks, bonus.black, bonus.defence),
        )

    def exact_worth(self, mind: int, things: tuple[int, ...]) -> float:
        """What a placement with a Mind card is worth; the card works as the rules say."""
        if mind == NOBODY or not self.minds_work:
            return self.most_worth(things, Bonus())
        worlds = self.worlds
        ops = self.pack.mind_ops[mind]
        white = 0
        black = 0
        misses = 0
        attack: list[int] = []
        defence: list[int] = []
        placed = [0] * worlds.pads
        for i in range(0, len(things), 2):
            placed[things[i]] = things[i + 1]
        for world in range(worlds.count):
            start = world * worlds.pads
            hits = [0] * worlds.pads
            partners = [0] * worlds.pads
            own_white = 0
            own_black = 0
            brought = 0
            kept_off = 0
            for i in range(0, len(things), 2):
                pad = things[i]
                n = things[i + 1]
                others = worlds.white[start + pad] if n > 0 else worlds.black[start + pad]
                if others > 0:
                    hits[pad] = n
                    partners[pad] = others
                    if n > 0:
                        own_white += n
                        brought += worlds.white_alone[start + pad]
                    else:
                        own_black -= n
                        kept_off += worlds.black_alone[start + pad]
                    if pad == worlds.key:
                        more = worlds.times - 1
                        brought += more * (max(n, 0) + worlds.white_alone[start + pad] * int(n > 0))
                        kept_off += more * (
                            max(-n, 0) + worlds.black_alone[start + pad] * int(n < 0)
                        )
                else:
                    misses += 1
            gain = Gain(own_white, own_black)
            for op in ops:
                think(gain, op, placed, hits, partners)
            white += gain.white
            black += gain.black
            attack.append(worlds.attack[world] + brought + gain.attack)
            defence.append(worlds.defence[world] + kept_off + gain.defence)
        lonely = self.worth.lonely * misses
        return self.worth.of(
            self.worth.part(True, (white - lonely) / worlds.count, attack),
            self.worth.part(False, black / worlds.count, defence),
        )

    def best(self, offers: PlaceOffers, prices: list[float]) -> int:
        """The number of the offer that is worth most, less the price of its Mind card.

        Every offer is looked at.  Only those that could still be the best are worked out to the
        end: a Mind card seldom does all it can.
        """
        hopeful = self._hopeful(offers, prices)
        best = -1
        found = 0.0
        for negative, i in hopeful:
            if best >= 0 and -negative < found:
                break
            worth = self.worth_of(offers, i, prices)
            if best < 0 or worth > found or (worth == found and i < best):
                best = i
                found = worth
        return best

    def worth_of(self, offers: PlaceOffers, i: int, prices: list[float]) -> float:
        """The worth of one offer, less the price of its Mind card."""
        things = offers[i].things
        return self.exact_worth(things[0], things[1:]) - _price(things[0], prices)

    def _hopeful(self, offers: PlaceOffers, prices: list[float]) -> list[tuple[float, int]]:
        """The offers that may be best, in order, each with the most it can be worth (below 0)."""
        nothing = Bonus()
        plain: dict[tuple[int, ...], float] = {}
        least = -1e9
        for j, mind in enumerate(offers.minds):
            for things in offers.tables[j]:
                if things not in plain:
                    plain[things] = self.most_worth(things, nothing)
                least = max(least, plain[things] - _price(mind, prices))
        hopeful: list[tuple[float, int]] = []
        i = 0
        for j, mind in enumerate(offers.minds):
            price = _price(mind, prices)
            works = mind != NOBODY and self.minds_work
            for things in offers.tables[j]:
                most = plain[things]
                bonus = self._bonus(mind, things) if works else nothing
                if bonus.white + bonus.black + bonus.attack + bonus.defence > 0:
                    most = self.most_worth(things, bonus)
                # A hair more, because sums of fractions may differ in their last digit.
                most += 1e-9 - price
                if most >= least:
                    hopeful.append((-most, i))
                i += 1
        hopeful.sort()
        return hopeful

    def _bonus(self, mind: int, things: tuple[int, ...]) -> Bonus:
        counts = things[1::2]
        key = (mind, *counts)
        found = self.bonuses.get(key)
        if found is None:
            found = bonus_of(self.pack.mind_ops[mind], list(counts))
            self.bonuses[key] = found
        return found


def colours_of(things: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The white and the black stacks of a placement, as pads and counts."""
    whites: list[int] = []
    blacks: list[int] = []
    for i in range(0, len(things), 2):
        stacks = whites if things[i + 1] > 0 else blacks
        stacks.append(things[i])
        stacks.append(things[i + 1])
    return tuple(whites), tuple(blacks)


def _price(mind: int, prices: list[float]) -> float:
    return 0.0 if mind == NOBODY else prices[mind]
