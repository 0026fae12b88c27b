"""A game with those who sit at it: one person at the keyboard, and bots."""

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
"""The person's seat."""
WORDS_A_BLOCK: Final = 8
"""SHA-256 gives the sealed stream eight words at a time."""


class Sitting:
    """A match, the bots of the other seats by name, and how far their chance was used up."""

    def __init__(
        self, match: Match, bots: list[str], pack: Path | None = None, used: list[int] | None = None
    ) -> None:
        self.match: Final = match
        self.names: Final = bots
        """The bots' names as they are registered, one for each seat but the first."""
        self.pack: Final = pack
        self._bots: Final = [bot(match.rules, name) for name in bots]
        self._streams: Final = [_stream(match, seat + 1, n) for seat, n in enumerate(used or [])]
        if used is None:
            self._streams.extend([_stream(match, seat + 1, 0) for seat in range(len(bots))])
        self._adviser: Final = bot(match.rules, bot_names(match.rules)[-1])

    def used(self) -> list[int]:
        """How many words of chance each bot has taken: from there it goes on another day."""
        return [one.blocks * WORDS_A_BLOCK - len(one.words) for one in self._streams]

    def waited_for(self) -> tuple[Seat, Decision]:
        """Whose choice is the next one."""
        return next((seat, one) for seat, one in self.match.pending().items() if not one.answered)

    def think(self, seat: Seat, decision: Decision) -> Move:
        """What the bot of a seat does."""
        place = seat - 1
        view, offers = self.match.view(seat), self.match.legal(seat)
        return self._bots[place](view, decision, offers, self._streams[place])

    def advise(self, decision: Decision) -> Thought:
        """What the strongest bot would do in the person's place, by chance of its own."""
        view, offers = self.match.view(ME), self.match.legal(ME)
        return self._adviser.think(view, decision, offers, hint_chance(self.match))

    def narrator(self, voice: Voice) -> Narrator:
        """Who tells this game in a language."""
        names = with_bots(voice, [voice.say("name-you")], self.match.seats)
        return narrator(self.match.rules, voice, names)


def hint_chance(match: Match) -> Rng:
    """A stream for hints alone: neither the game nor a bot ever notices that one was asked for."""
    return make_rng(match.chance, match.seed).fork(f"hint {ME}")


def _stream(match: Match, seat: Seat, used: int) -> SealedRng:
    """A bot's chance, from where it was left."""
    stream = make_rng(match.chance, match.seed).fork(f"bot {seat}")
    assert isinstance(stream, SealedRng)
    for _ in range(used):
        stream.word()
    return stream
