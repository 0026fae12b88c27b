"""Games that are only pretended, so that a search takes no time: Combos bring what cards score."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from gelanggang.games import find_game, load_rules
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.lab.block import Plan
from gelanggang.lab.report import Question
from gelanggang.lab.tally import GAMES, Tally
from gelanggang.lab.tuning import bench
from gelanggang.lab.tuning.bench import Bench
from gelanggang.lab.tuning.played import Played
from gelanggang.lab.tuning.result import Result
from gelanggang.lab.tuning.script import Change, read_script
from gelanggang.lab.tuning.search import Search

GAME = "jawara-beksi"
TARGETS = f"""
game = "{GAME}"
[combo-points]
least = 3.5
most = 4.5
within = 0.2
"""
KNOBS = """
[[knob]]
file = "action"
card = "gedig"
value = "score"
least = 0
most = 9
[[knob]]
file = "action"
card = "ketok"
value = "score"
least = 0
most = 3
[[knob]]
file = "support"
card = "golok"
value = "effects[0].n"
least = 1
most = 3
"""


class Pretender:
    """Counts Combos that bring Gedig's Score, a little of Ketok's, and luck."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        rules = load_rules(plan.game, plan.packs[0])
        assert isinstance(rules, Rules)
        scores = dict(zip(rules.pack.face_ids, rules.pack.scores, strict=True))
        self.mean = 20 * scores["gedig"] + 2 * scores["ketok"]
        self.played: list[int] = []

    def __call__(self, number: int) -> Tally:
        block = self.plan.blocks[number]
        luck = Random(f"{self.plan.seed}/{block.players}/{block.run}/{block.first}")
        points = 5 * self.mean + luck.randint(-40, 40)
        return {GAMES: block.games, "combos": 100, "combo.points": points}


class Counting:
    """Hears what is played; leaves after so many blocks."""

    def __init__(self, leave_after: int = -1) -> None:
        self.games: list[int] = []
        self.packs: list[int] = []
        self.leave_after = leave_after

    def begin(self, packs: int, games: int) -> None:
        self.packs.append(packs)

    def played(self, games: int) -> None:
        self.games.append(games)
        if len(self.games) == self.leave_after:
            raise KeyboardInterrupt


def pretend(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody plays any more."""
    monkeypatch.setattr(bench, "Counter", Pretender)


def planted(folder: Path, score: int, ketok: int = 0) -> Path:
    """Our pack with another Score of Gedig, and bounds for three values."""
    folder.mkdir()
    script = read_script(find_game(GAME).folder / "pack")
    cards: Any = script.pages["action"].data["card"]
    places = {str(card["id"]): ("card", number, "score") for number, card in enumerate(cards)}
    changes = Change("action", places["gedig"], score), Change("action", places["ketok"], ketok)
    script.changed(changes).write(folder)
    (folder / "bounds.toml").write_text(KNOBS, encoding="utf-8")
    (folder.parent / "targets.toml").write_text(TARGETS, encoding="utf-8")
    return folder


def search(pack: Path, most: int = 3, games: int = 200, seed: str = "toy") -> Search:
    """A search for two players."""
    targets = pack.parent / "targets.toml"
    return Search(Question(GAME, (2,), games, seed, pack=pack, targets=targets), pack, most)


def found(search: Search, kept: Path, watch: Counting | None = None) -> Result:
    """What a search finds, with all that was kept before."""
    with Played(kept, GAME, search.question.seed) as played:
        place = Bench(GAME, search.folder, played, watch or Counting())
        best, steps = search.climb(place)
        return Result(search, best, steps, search.confirm(place, best) if best.turned else None)
