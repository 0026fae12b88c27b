"""A game in progress: the only thing that changes a state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic

from typing_extensions import TypeVar

from gelanggang.core.decision import Decision
from gelanggang.core.errors import BadInput, Facts, MoveRefused, Refusal
from gelanggang.core.event import Event, Told, heard
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move, Offers
from gelanggang.core.outcome import Outcome
from gelanggang.core.record import Record
from gelanggang.core.reveal import MORE, revealed
from gelanggang.core.rng import FAST, Rng, make_rng
from gelanggang.core.rules import Options, Rules, Scenario, V
from gelanggang.core.source import BEFORE, Source
from gelanggang.core.view import View
from gelanggang.core.watch import Watch

V_co = TypeVar("V_co", bound=View, covariant=True, default=View)
"""The view of a game; of any game, where none is named."""
AnyRules = Rules[Any, Any]
Chooser = Callable[[V_co, Decision, Offers, Rng], Move]
"""Somebody who plays a seat: given what the seat may know, never the state."""


class Match(Generic[V_co]):
    """One game from its first shuffle on: what is asked, what was chosen, what happened."""

    def __init__(
        self,
        rules: Rules[Any, V_co],
        seats: int,
        options: Options,
        seed: str,
        chance: str = FAST,
        scenario: Scenario | None = None,
        remembers: bool = True,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.options = rules.settle(seats, options)
        self.seed = seed
        self.chance = chance
        self.scenario = scenario
        self.choices: list[tuple[Seat, str]] = []
        self.remembers = remembers
        """Whether it keeps all that it tells: whoever does so themselves needs it once."""
        self.log: list[Told] = []
        """All that was told; if it does not remember, what came before the first choice."""
        root = make_rng(chance, seed)
        self._root = root
        self._game = root.fork("game")
        self._state = self._start(self.log)
        self._asked: dict[Seat, Decision] | None = None
        """What each seat is asked in just this state; nobody wanted to know yet."""
        self._asked_in = self._state
        self._allowed: tuple[Move, Seat, int | None] | None = None
        """What was found to be allowed in just this state: a move, whose, in answer to what."""

    def _start(self, told: list[Told]) -> Any:
        """The state before the first choice: it can be made again at any time."""
        chance = self._root.fork("setup")
        if self.scenario is None:
            return self.rules.setup(self.seats, self.options, chance, told)
        return self.rules.place(self.scenario, self.seats, self.options, chance, told)

    @property
    def over(self) -> bool:
        """Whether nobody is asked anything any more."""
        return not self.rules.to_act(self._state)

    @property
    def outcome(self) -> Outcome | None:
        """How it ended, or None."""
        return self.rules.outcome(self._state)

    def scores(self) -> list[int]:
        """Everybody's score as it is now."""
        return self.rules.scores(self._state)

    def sources(self) -> list[Source]:
        """Where everybody's points came from; for every seat they add up to its score."""
        assert self.remembers
        told: list[Told] = []
        start = self._start(told)
        before = self.rules.scores(start)
        events = heard(self.log[len(told) :], None)
        found = self.rules.sources(self.rules.view(start, None), self.seats, events)
        return [Source(BEFORE, before), *found] if any(before) else found

    def pending(self) -> dict[Seat, Decision]:
        """What each seat is asked now.  Several want to know it after each move."""
        if self._asked is None or self._asked_in is not self._state:
            self._asked, self._asked_in = self.rules.pending(self._state), self._state
        return self._asked

    def legal(self, seat: Seat) -> Offers:
        """The moves on offer to a seat that is asked."""
        return self.rules.legal(self._state, seat)

    def view(self, seat: Seat | None) -> V_co:
        """What a seat, or a spectator, may know now."""
        return self.rules.view(self._state, seat)

    def watch(self) -> Watch:
        """Those who see the table change."""
        return self.rules.watch(self._state, self.pending)

    def heard(self, seat: Seat | None) -> list[Event]:
        """Everything a seat, or a spectator, has been told so far."""
        assert self.remembers
        return heard(self.log, seat)

    def refusal(self, seat: Seat, move: Move, decision: int | None = None) -> Refusal | None:
        """Why this answer would be refused, or None."""
        found = self._refusal(self.pending(), seat, move, decision)
        if found is None:
            self._allowed = move, seat, decision
        return found

    def _refusal(
        self, asked: dict[Seat, Decision], seat: Seat, move: Move, decision: int | None
    ) -> Refusal | None:
        if not asked:
            return Refusal("game-over")
        if seat not in asked:
            return Refusal("not-your-turn", {"seats": sorted(asked)})
        if decision is not None and decision != asked[seat].id:
            return Refusal("stale-decision", {"asked": asked[seat].id, "answered": decision})
        return self.rules.refusal(self._state, seat, move)

    def preview(self, seat: Seat, move: Move) -> Facts:
        """What a move that is still being chosen would bring; `refusal` says what is wrong."""
        return self.rules.preview(self._state, seat, move)

    def shows(self, seat: Seat, move: Move) -> str:
        """What an allowed move would show to somebody: NOTHING, OWN or MORE (see `reveal`)."""
        rules = self.rules
        after = rules.copy(self._state)
        chance = self._game.copy()
        rules.apply(after, seat, move, chance, None)
        untouched = self._game.copy()
        if chance.word() != untouched.word() or chance.word() != untouched.word():
            return MORE
        asked = self.pending()[seat]
        if asked.sealed and rules.pending(after).get(seat, asked).id != asked.id:
            return MORE
        return MORE if not rules.to_act(after) else revealed(self._state, after, self.seats, seat)

    def play(self, seat: Seat, move: Move, decision: int | None = None) -> list[Told]:
        """Make a move, or raise MoveRefused and change nothing.

        A sealed answer that is changed takes the place of the one before: of that nothing stays,
        neither in the record nor in what is told later.
        """
        asked, allowed = self.pending(), self._allowed
        if (
            allowed is None
            or allowed[0] is not move
            or allowed[1] != seat
            or allowed[2] != decision
        ):
            # Else just this was asked a moment ago.
            refusal = self._refusal(asked, seat, move, decision)
            if refusal is not None:
                raise MoveRefused(refusal)
        told: list[Told] = []
        self._asked = self._allowed = None
        self.rules.apply(self._state, seat, move, self._game, told)
        if asked[seat].answered:
            self._replace(seat, self.rules.write(move))
        else:
            self.choices.append((seat, self.rules.write(move)))
            if self.remembers:
                self.log += told
        return told

    def _replace(self, seat: Seat, text: str) -> None:
        for i in range(len(self.choices) - 1, -1, -1):
            if self.choices[i][0] == seat:
                self.choices[i] = (seat, text)
                return
        # The answer before was part of the position that the game began with.
        self.choices.append((seat, text))

    def finish(self, choosers: Sequence[Chooser[V_co]]) -> Outcome:
        """Let the choosers, one a seat, play to the end."""
        streams = [self._root.fork(f"bot {seat}") for seat in range(self.seats)]
        outcome = self.outcome
        while outcome is None:
            seat, decision = next(
                (seat, one) for seat, one in self.pending().items() if not one.answered
            )
            move = choosers[seat](self.view(seat), decision, self.legal(seat), streams[seat])
            self.play(seat, move, decision.id)
            outcome = self.outcome
        return outcome

    def record(self) -> Record:
        """The game so far, as it is kept."""
        outcome = self.outcome
        return Record(
            game=self.rules.key,
            version=self.rules.version,
            pack=self.rules.label.name,
            pack_version=self.rules.label.version,
            pack_digest=self.rules.label.digest,
            seats=self.seats,
            options=self.options,
            chance=self.chance,
            seed=self.seed,
            scenario=self.scenario,
            choices=list(self.choices),
            outcome=None if outcome is None else outcome.plain(),
        )


def start_again(rules: Rules[Any, V], record: Record, name: str = "record") -> Match[V]:
    """The game of a record before its first choice, by the rules that it was played with.

    BadInput when it was another game or pack.
    """
    by = rules.of_version(record.version) if record.game == rules.key else None
    if by is None:
        raise BadInput(
            "record-game",
            {
                "file": name,
                "game": f"{record.game} {record.version}",
                "expected": f"{rules.key} {rules.version}",
            },
        )
    if record.pack_digest != rules.label.digest:
        raise BadInput(
            "record-pack",
            {
                "file": name,
                "pack": f"{record.pack} {record.pack_version}",
                "given": f"{rules.label.name} {rules.label.version}",
            },
        )
    try:
        return Match(by, record.seats, record.options, record.seed, record.chance, record.scenario)
    except BadInput as error:
        error.facts["file"] = name
        raise


def replay(rules: Rules[Any, V], record: Record, name: str = "record") -> Match[V]:
    """Play a record again to its end; BadInput when a choice does not fit or the end differs."""
    match = start_again(rules, record, name)
    for i, (seat, text) in enumerate(record.choices):
        refusal = _step(match, seat, text)
        if refusal is not None:
            raise BadInput(
                "record-choice", {"file": name, "key": f"choices[{i}]", "refusal": refusal}
            )
    outcome = match.outcome
    if (None if outcome is None else outcome.plain()) != record.outcome:
        raise BadInput("record-outcome", {"file": name})
    return match


def _step(match: Match, seat: Seat, text: str) -> str | None:
    """Make one choice of a record; the code of what is wrong with it, or None."""
    try:
        match.play(seat, match.rules.read(text))
    except (BadInput, MoveRefused) as error:
        return error.code
    return None


def play_out(rules: AnyRules, s: Any, rng: Rng) -> int:
    """Choose at random among the moves on offer until the end; how many choices that took."""
    decisions = 0
    seats = rules.to_act(s)
    while seats:
        # Where several are asked, their answers are sealed: each is asked until all are in.
        for seat in seats:
            offers = rules.legal(s, seat)
            rules.apply(s, seat, offers[rng.below(len(offers))], rng, None)
            decisions += 1
        seats = rules.to_act(s)
    return decisions
