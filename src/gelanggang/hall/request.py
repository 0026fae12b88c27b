"""What somebody at a table asks for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.hall.errand import Errand
from gelanggang.hall.place import Place
from gelanggang.tables.asking import Done, ask
from gelanggang.tables.denied import Denied
from gelanggang.tables.happening import AnyHappening
from gelanggang.tables.seat import Member
from gelanggang.tables.verb import AnyVerb


@mypyc_attr(acyclic=True)
class Request(Errand):
    """A member asks for something, and is answered when it has happened."""

    __slots__ = ("_answer", "member", "outcome", "verb")

    def __init__(
        self,
        place: Place,
        member: Member,
        message: str,
        verb: AnyVerb,
        answer: Answer,
    ) -> None:
        super().__init__(place, member.number, message)
        self.member: Final = member
        self.verb: Final = verb
        self.outcome = NOTHING
        """What only the one who asked is told."""
        self._answer: Final = answer

    def follows(self, now: float, wall: int) -> list[AnyHappening]:
        """What the table says to it; nothing when it was carried out already."""
        table, member = self.place.table, self.member
        if table.members.get(member.number) is not member:
            raise Denied("token-unknown")
        if self.message and member.did(self.message):
            return []
        self.outcome = ask(table, member, self.verb, now, wall)
        return self.outcome.happenings

    def end(self, error: Exception | None = None) -> None:
        """Let whoever asked know what came of it; an answer travels along with what is told."""
        self._answer(self, error)


Answer = Callable[[Request, Exception | None], None]
"""Is told that a request was carried out, or why not."""
NOTHING: Final = Done([])
