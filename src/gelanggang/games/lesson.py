"""The first game of a beginner: a written position, and what a coach says at each choice."""

from __future__ import annotations

from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.rules import Choice, Scenario
from gelanggang.games import find_game
from gelanggang.games.book import Page, read_file

FILE: Final = "lesson.toml"


class Step:
    """One choice of the learner: what is asked, which answer is advised, and what is said."""

    __slots__ = ("kind", "move", "says")

    def __init__(self, kind: str, says: str, move: str) -> None:
        self.kind: Final = kind
        """The kind of the decision; or of a show that is watched, then there is no move."""
        self.says: Final = says
        """The name of the sentence."""
        self.move: Final = move
        """Empty: anything that is allowed."""


class Lesson:
    """A first game: the learner sits on the first seat, bots on the others."""

    __slots__ = ("level", "options", "players", "scenario", "steps")

    def __init__(self, page: Page) -> None:
        self.level: Final = page.text("level")
        self.players: Final = page.whole("players", 2, 8)
        self.scenario: Final[Scenario] = page.page("scenario").data
        self.options: Final = _options(page.page("options"))
        self.steps: Final = [_step(one) for one in page.pages("step")]
        page.close()


def _options(page: Page) -> dict[str, Choice]:
    options: dict[str, Choice] = {}
    for name, choice in page.data.items():
        if not isinstance(choice, (int, str)):
            raise page.wrong(name, "choice")
        options[name] = choice
    return options


def _step(page: Page) -> Step:
    step = Step(page.text("kind"), page.text("says"), page.text("move") if page.has("move") else "")
    page.close()
    return step


def has_lesson(game: str) -> bool:
    """Whether a game comes with a first game for beginners."""
    return (find_game(game).folder / FILE).is_file()


def load_lesson(game: str) -> Lesson:
    """The first game that comes with a game."""
    if not has_lesson(game):
        raise BadInput("no-lesson", {"game": game})
    return Lesson(read_file(find_game(game).folder / FILE, FILE))
