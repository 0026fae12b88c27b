"""How often the Village stands, for minds that agree more or less often."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from gelanggang.bots.spell_future.pemimpi import Pemimpi
from gelanggang.core.match import Match
from gelanggang.core.rng import FAST, Rng, make_rng
from gelanggang.games import load_rules
from gelanggang.games.spell_future.rules import KEY, Rules
from gelanggang.lab.interval import wilson
from gelanggang.lab.workers import Jobs, in_order

AGREEMENTS = (0.65, 0.50, 0.80)
"""The first is what we assume of people; the others tell how much depends on it."""
TARGETS = {"easy": 0.85, "normal": 0.65, "hard": 0.45, "very-hard": 0.25}
"""How often the Village shall stand, at the agreement that we assume."""
TOLERANCE = 0.05
PAIRS = 4000
"""Pairs of minds that are asked for the best of four words."""
HALVINGS = 12
MOST_NOISE = 2.0


@dataclass(frozen=True)
class Minds:
    """Players who agree so often: the noise that makes them, and what was measured of it."""

    agreement: float
    noise: float
    measured: float


@dataclass(frozen=True)
class Cell:
    """One place of the survival table."""

    minds: Minds
    seats: int
    difficulty: str
    stood: int
    games: int

    @property
    def share(self) -> float:
        """How often the Village stood."""
        return self.stood / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that."""
        return wilson(self.stood, self.games)

    @property
    def fits(self) -> bool | None:
        """Whether it lies near its target; None where there is none, for minds not assumed."""
        if self.minds.agreement != AGREEMENTS[0]:
            return None
        return abs(self.share - TARGETS[self.difficulty]) <= TOLERANCE


@cache
def load(folder: Path | None) -> Rules:
    """The rules with a pack, which a process reads once."""
    return load_rules(KEY, folder)


def _questions(rules: Rules, pairs: int) -> Iterator[tuple[list[int], list[int], list[Rng]]]:
    """Four words and two Colours, and the chance of two minds who are asked about them."""
    root = make_rng(FAST, "agreement")
    for i in range(pairs):
        question = root.fork(f"question {i}")
        words = _some(question, len(rules.pack.words), 4)
        colours = _some(question, len(rules.pack.colours), 2)
        yield words, colours, [root.fork(f"mind {i} {which}") for which in (1, 2)]


def _some(rng: Rng, most: int, n: int) -> list[int]:
    things = list(range(most))
    rng.shuffle(things)
    return things[:n]


def measure_agreement(rules: Rules, noise: float, pairs: int = PAIRS) -> float:
    """How often two minds name the same best of four words for two Colours."""
    bot = Pemimpi(rules, noise)
    same = 0
    for words, colours, minds in _questions(rules, pairs):
        best = [bot.best_word(words, colours, mind) for mind in minds]
        same += best[0] == best[1]
    return same / pairs


def minds_for(rules: Rules, agreement: float, pairs: int = PAIRS) -> Minds:
    """Minds that agree that often; the noise is found by halving."""
    opinions = _all_opinions(rules, pairs)
    low, high = 0.0, MOST_NOISE
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        same = sum(_best(one, middle) == _best(other, middle) for one, other in opinions)
        if same / pairs > agreement:
            low = middle
        else:
            high = middle
    noise = round((low + high) / 2, 3)
    return Minds(agreement, noise, measure_agreement(rules, noise, pairs))


Opinion = list[tuple[float, float]]
"""By word, how well it fits without noise, and what each bit of noise adds to that."""


@cache
def _all_opinions(rules: Rules, pairs: int) -> list[list[Opinion]]:
    return [_opinions(rules, *question) for question in _questions(rules, pairs)]


def _opinions(
    rules: Rules, words: list[int], colours: list[int], minds: list[Rng]
) -> list[Opinion]:
    """Noise only ever stretches a mind's own taste, so that two looks at it tell all of them."""
    plain, noisy = Pemimpi(rules, 0.0), Pemimpi(rules, 1.0)
    found: list[Opinion] = []
    for mind in minds:
        again = mind.copy()
        opinion: Opinion = []
        for word in words:
            pairs = [(word, colour) for colour in colours]
            fit = plain.fit(pairs, mind)
            opinion.append((fit, noisy.fit(pairs, again) - fit))
        found.append(opinion)
    return found


def _best(opinion: Opinion, noise: float) -> int:
    fits = [fit + noise * more for fit, more in opinion]
    return fits.index(max(fits))


Place = tuple[Minds, str, int]
"""Who plays a cell: minds, a difficulty, and how many they are."""


@dataclass(frozen=True)
class Survey:
    """What is to be played: everything that a worker needs to know."""

    folder: Path | None
    places: tuple[Place, ...]
    games: int
    """For each place."""
    seed: str


class Surveyor:
    """Plays the games of a survey, which are numbered through, one place after the other."""

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.rules = load_rules(KEY, survey.folder)

    def __call__(self, number: int) -> bool:
        """Whether the Village stood."""
        minds, difficulty, seats = self.survey.places[number // self.survey.games]
        seed = f"{self.survey.seed}/{seats}/{difficulty}/{number % self.survey.games}"
        match = Match(self.rules, seats, {"difficulty": difficulty}, seed)
        # One object, many minds: a mind is drawn from its seat's own generator.
        bot = Pemimpi(self.rules, minds.noise)
        return match.finish([bot] * seats).facts["village"] == "stands"


def survival_table(
    folder: Path | None,
    games: int,
    seed: str,
    jobs: Jobs,
    agreements: tuple[float, ...] = AGREEMENTS,
    pairs: int = PAIRS,
    each: Callable[[int], None] | None = None,
) -> list[Cell]:
    """All numbers of players and all difficulties, for each agreement.

    Game i of a cell has the seed SEED/PLAYERS/DIFFICULTY/i, for any agreement: the same Beasts and
    words come.  `each` hears how many games were played since it was called last.
    """
    rules = load(folder)
    places = tuple(
        (minds, difficulty, seats)
        for minds in [minds_for(rules, agreement, pairs) for agreement in agreements]
        for difficulty in rules.pack.difficulties
        if difficulty in TARGETS
        for seats in range(rules.fewest_seats, rules.most_seats + 1)
    )
    survey = Survey(folder, places, games, seed)
    stood = [0] * len(places)
    with closing(in_order(Surveyor, survey, range(len(places) * games), jobs)) as played:
        for number, stands in enumerate(played):
            stood[number // games] += stands
            if each is not None:
                each(1)
    return [
        Cell(minds, seats, difficulty, won, games)
        for (minds, difficulty, seats), won in zip(places, stood, strict=True)
    ]
