"""How often the Village stands, for minds that agree more or less often."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from gelanggang.bots.mind import MindBot
from gelanggang.core.match import Match
from gelanggang.core.rng import Rng, make_rng
from gelanggang.games.spell_future.cards import default_folder, load_pack
from gelanggang.games.spell_future.rules import Rules
from gelanggang.lab.interval import wilson

AGREEMENTS = (0.50, 0.65, 0.80)
TARGETS = {"easy": 0.85, "normal": 0.65, "hard": 0.45, "very-hard": 0.25}
"""How often the Village shall stand, at agreement 0.65; 5 points more or less will do."""
PAIRS = 4000
"""Pairs of minds that are asked for the best of four words."""


@dataclass(frozen=True)
class Cell:
    """One place of the survival table."""

    agreement: float
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


def load(folder: Path | None) -> Rules:
    """The rules with a pack."""
    return Rules(load_pack(folder or default_folder()))


def measure_agreement(rules: Rules, noise: float, pairs: int = PAIRS) -> float:
    """How often two minds name the same best of four words for two Colours."""
    root = make_rng("fast", "agreement")
    bot = MindBot(rules, noise)
    same = 0
    for i in range(pairs):
        question = root.fork(f"question {i}")
        words = _some(question, len(rules.pack.words), 4)
        colours = _some(question, len(rules.pack.colours), 2)
        best = [bot.best_word(words, colours, root.fork(f"mind {i} {which}")) for which in (1, 2)]
        same += best[0] == best[1]
    return same / pairs


def _some(rng: Rng, most: int, n: int) -> list[int]:
    things = list(range(most))
    rng.shuffle(things)
    return things[:n]


def noise_for(rules: Rules, agreement: float) -> float:
    """The noise at which minds agree that often, by halving."""
    low, high = 0.0, 2.0
    for _ in range(12):
        middle = (low + high) / 2
        if measure_agreement(rules, middle) > agreement:
            low = middle
        else:
            high = middle
    return round((low + high) / 2, 3)


@dataclass(frozen=True)
class Task:
    """What one worker plays."""

    folder: Path | None
    agreement: float
    noise: float
    seats: int
    difficulty: str
    seeds: tuple[str, ...]


def play(task: Task) -> int:
    """In how many of these games the Village stood."""
    rules = load(task.folder)
    bot = MindBot(rules, task.noise)
    stood = 0
    for seed in task.seeds:
        match = Match(rules, task.seats, {"difficulty": task.difficulty}, seed)
        # One object, many minds: a mind is drawn from its seat's own generator.
        stood += match.finish([bot] * task.seats).facts["village"] == "stands"
    return stood


def survival_table(
    folder: Path | None, games: int, seed: str, jobs: int, agreements: tuple[float, ...]
) -> list[Cell]:
    """All numbers of players and all difficulties, for each agreement."""
    rules = load(folder)
    tasks = [
        Task(
            folder,
            agreement,
            noise,
            seats,
            difficulty,
            tuple(f"{seed}/{seats}/{difficulty}/{i}" for i in range(games)),
        )
        for agreement, noise in [(one, noise_for(rules, one)) for one in agreements]
        for seats in range(rules.fewest_seats, rules.most_seats + 1)
        for difficulty in rules.pack.difficulties
    ]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        stood = list(pool.map(play, tasks))
    return [
        Cell(task.agreement, task.seats, task.difficulty, won, games)
        for task, won in zip(tasks, stood, strict=True)
    ]
