"""A game with those who sit at it: people at one keyboard, and bots."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gelanggang.bots import bot, bot_names
from gelanggang.bots.thought import Thought
from gelanggang.core.decision import Decision
from gelanggang.core.ids import Seat
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.rng import Rng, SealedRng, make_rng
from gelanggang.text.catalogue import Voice
from gelanggang.text.games import narrator
from gelanggang.text.narrator import Narrator, with_bots

ME: Final = 0
"""The first person's seat."""
WORDS_A_BLOCK: Final = 8
"""SHA-256 gives the sealed stream eight words at a time."""


class Sitting:
    """A match, the bots of the other seats by name, and how far their chance was used up."""

    def __init__(
        self,
        match: Match,
        bots: list[str],
        pack: Path | None = None,
        used: list[int] | None = None,
        people: list[str] | None = None,
    ) -> None:
        self.match: Final = match
        self.names: Final = bots
        """The bots' names as they are registered, one for each seat behind the people's."""
        self.pack: Final = pack
        self.people: Final = people or []
        """What those are called who pass the keyboard round; nobody: one, who is only `you`."""
        self._bots: Final = [bot(match.rules, name) for name in bots]
        counts = [0] * len(bots) if used is None else used
        self._streams: Final = [
            _stream(match, seat, n) for seat, n in enumerate(counts, self.persons)
        ]
        self._adviser: Final = bot(match.rules, bot_names(match.rules)[-1])

    @property
    def persons(self) -> int:
        """How many seats are people's: the first ones."""
        return max(len(self.people), 1)

    def used(self) -> list[int]:
        """How many words of chance each bot has taken: from there it goes on another day."""
        return [one.blocks * WORDS_A_BLOCK - len(one.words) for one in self._streams]

    def waited_for(self) -> tuple[Seat, Decision]:
        """Whose choice is the next one."""
        return next((seat, one) for seat, one in self.match.pending().items() if not one.answered)

    def think(self, seat: Seat, decision: Decision) -> Move:
        """What the bot of a seat does."""
        place = seat - self.persons
        view, offers = self.match.view(seat), self.match.legal(seat)
        return self._bots[place](view, decision, offers, self._streams[place])

    def advise(self, seat: Seat, decision: Decision) -> Thought:
        """What the strongest bot would do in a person's place, by chance of its own."""
        view, offers = self.match.view(seat), self.match.legal(seat)
        return self._adviser.think(view, decision, offers, hint_chance(self.match, seat))

    def narrator(self, voice: Voice) -> Narrator:
        """Who tells this game in a language."""
        return narrator(self.match.rules, voice, self.called(voice))

    def called(self, voice: Voice) -> list[str]:
        """What everybody is called, by seat."""
        return with_bots(voice, self.people or [voice.say("name-you")], self.match.seats)


def hint_chance(match: Match, seat: Seat) -> Rng:
    """A stream for hints alone: neither the game nor a bot ever notices that one was asked for."""
    return make_rng(match.chance, match.seed).fork(f"hint {seat}")


def _stream(match: Match, seat: Seat, used: int) -> SealedRng:
    """A bot's chance, from where it was left."""
    stream = make_rng(match.chance, match.seed).fork(f"bot {seat}")
    assert isinstance(stream, SealedRng)
    for _ in range(used):
        stream.word()
    return stream
