"""How parties fare in the Story Campaign: chapter by chapter, to the end, and to which one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from gelanggang.bots.spell_future.penebak import Penebak
from gelanggang.core.match import Match
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import load_rules
from gelanggang.games.spell_future.campaign import Campaign, load_campaign
from gelanggang.games.spell_future.journey import PLAY, TRIES, Journey
from gelanggang.games.spell_future.rules import KEY, Rules
from gelanggang.games.spell_future.story import FALLEN_WAY
from gelanggang.lab.spell_future.survival import AGREEMENTS, PAIRS, Minds, load, minds_for
from gelanggang.lab.workers import Jobs, in_order

LEAST_TRY: Final = 0.25
MOST_TRY: Final = 0.90
"""How often a try shall be won, at the agreement that we assume."""
GAMES_TO_THE_END: Final = (7, 11)
"""How many games a party shall need, nine times of ten."""
LEAST_ENDING: Final = 0.10
"""How often each ending shall be reached, over all agreements."""
MOST_MEMORIES: Final = 0.10
"""How much more often a chapter shall be won with all Memories together."""


@dataclass(frozen=True)
class Party:
    """Who walks: minds, how many they are, and whether they keep their Memories."""

    minds: Minds
    seats: int
    remembers: bool = True


@dataclass(frozen=True)
class Tour:
    """What is to be played: everything that a worker needs to know."""

    folder: Path | None
    campaign: Path
    parties: tuple[Party, ...]
    walks: int
    """For each party."""
    seed: str


@dataclass(frozen=True)
class Walk:
    """One campaign to its end: each game with its chapter, its try, and whether it was won."""

    games: tuple[tuple[str, int, bool], ...]
    ending: str


class Guide:
    """Walks the campaigns of a tour, which are numbered through, one party after the other."""

    def __init__(self, tour: Tour) -> None:
        self.tour = tour
        self.rules: Rules = load_rules(KEY, tour.folder)
        self.campaign = load_campaign(tour.campaign, self.rules.pack)

    def __call__(self, number: int) -> Walk:
        party = self.tour.parties[number // self.tour.walks]
        seed = f"{self.tour.seed}/{party.seats}/{number % self.tour.walks}"
        choosing = make_rng(FAST, seed)
        bot = Penebak(self.rules, party.minds.noise)
        journey = Journey(self.campaign)
        games: list[tuple[str, int, bool]] = []
        while journey.chapter:
            if journey.asked != PLAY:
                # Whatever people would choose, this tells about all of it.
                choices = journey.choices()
                journey.choose(choices[choosing.below(len(choices))])
                continue
            start = journey.start()
            if not party.remembers:
                scars = journey.scars
                start = self.campaign.scenario(journey.chapter, [], journey.provision, scars)
            match = Match(self.rules, party.seats, {}, f"{seed}/{len(games)}", scenario=start)
            outcome = match.finish([bot] * party.seats)
            won = outcome.facts["way"] != FALLEN_WAY
            games.append((journey.chapter, journey.losses + 1, won))
            journey.played(outcome, self.rules.pack, ["-"] * party.seats)
        return Walk(tuple(games), journey.ending)


@dataclass
class Fare:
    """How one party fared, over all its walks."""

    party: Party
    won: Counter[tuple[str, int]] = field(default_factory=Counter)
    """By chapter and try."""
    played: Counter[tuple[str, int]] = field(default_factory=Counter)
    lengths: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, walk: Walk) -> None:
        """One more walk."""
        for chapter, number, won in walk.games:
            self.played[chapter, number] += 1
            self.won[chapter, number] += won
        self.lengths.append(len(walk.games))
        self.endings[walk.ending] += 1

    def share(self, chapter: str, number: int) -> float | None:
        """How often a try of a chapter was won; None: nobody came there."""
        played = self.played[chapter, number]
        return self.won[chapter, number] / played if played else None

    def length(self, part: float) -> int:
        """How many games are enough for such a part of all walks."""
        return sorted(self.lengths)[min(int(part * len(self.lengths)), len(self.lengths) - 1)]

    def first_tries(self) -> float:
        """How often the first try of a chapter was won."""
        first = [key for key in self.played if key[1] == 1]
        return sum(self.won[key] for key in first) / sum(self.played[key] for key in first)


@dataclass(frozen=True)
class Findings:
    """All that was measured."""

    campaign: Campaign
    fares: list[Fare]
    """With Memories."""
    plain: list[Fare]
    """Without them, at the agreement that we assume."""
    walks: int

    def at(self, agreement: float) -> list[Fare]:
        """The fares of an agreement."""
        return [fare for fare in self.fares if fare.party.minds.agreement == agreement]

    def endings(self) -> dict[str, float]:
        """The share of each ending, over all agreements and numbers of players."""
        total = sum(len(fare.lengths) for fare in self.fares)
        return {
            ending: sum(fare.endings[ending] for fare in self.fares) / total
            for ending in self.campaign.endings
        }

    def memories(self) -> float | None:
        """How much more often a first try is won with Memories; None: that was not measured."""
        with_them = self.at(AGREEMENTS[0])
        if not self.plain or not with_them:
            return None
        return sum(one.first_tries() for one in with_them) / len(with_them) - sum(
            one.first_tries() for one in self.plain
        ) / len(self.plain)

    def missed_tries(self) -> list[tuple[str, int, int, float]]:
        """At the agreement that we assume, by chapter, players and try, what is out of bounds."""
        return [
            (chapter, fare.party.seats, number, share)
            for fare in self.at(AGREEMENTS[0])
            for chapter in self.campaign.leaves
            for number in range(1, TRIES + 1)
            if (share := fare.share(chapter, number)) is not None
            and not LEAST_TRY <= share <= MOST_TRY
        ]


def walk_all(
    folder: Path | None,
    campaign: Path,
    walks: int,
    seed: str,
    jobs: Jobs,
    agreements: tuple[float, ...] = AGREEMENTS,
    pairs: int = PAIRS,
    each: Callable[[int], None] | None = None,
) -> Findings:
    """Parties of all sizes at each agreement; `each` hears how many walks are done."""
    rules = load(folder)
    seats = range(rules.fewest_seats, rules.most_seats + 1)
    minds = [minds_for(rules, agreement, pairs) for agreement in agreements]
    parties = [Party(one, count) for one in minds for count in seats]
    parties += [
        Party(one, count, False)
        for one in minds
        if one.agreement == AGREEMENTS[0]
        for count in seats
    ]
    tour = Tour(folder, campaign, tuple(parties), walks, seed)
    fares = [Fare(party) for party in parties]
    with closing(in_order(Guide, tour, range(len(parties) * walks), jobs)) as walked:
        for number, walk in enumerate(walked):
            fares[number // walks].add(walk)
            if each is not None:
                each(1)
    return Findings(
        load_campaign(campaign, rules.pack),
        [fare for fare in fares if fare.party.remembers],
        [fare for fare in fares if not fare.party.remembers],
        walks,
    )
