"""Spell from the Future as the table knows it."""

from __future__ import annotations

from typing import Final

from gelanggang.core.decision import Decision
from gelanggang.core.errors import Facts, Refusal
from gelanggang.core.event import Event, Told
from gelanggang.core.facts import as_facts
from gelanggang.core.ids import MOST_SEATS, NOBODY, Seat
from gelanggang.core.move import Move, Offers, ThingOffers
from gelanggang.core.outcome import Outcome
from gelanggang.core.rng import Rng
from gelanggang.core.rules import Option, Options, Scenario
from gelanggang.core.rules import Rules as CoreRules
from gelanggang.core.source import Source
from gelanggang.core.view import Part
from gelanggang.games.spell_future import beasts, moves, phases, shapes
from gelanggang.games.spell_future.cards import LANGUAGES, Pack
from gelanggang.games.spell_future.chapter import MOST_DAYS, OPEN_MAGE
from gelanggang.games.spell_future.placements import (
    UNFINISHED,
    in_order,
    place_offers,
    placement_refusal,
)
from gelanggang.games.spell_future.sample import sample
from gelanggang.games.spell_future.scenario import place, table_for
from gelanggang.games.spell_future.sources import sources
from gelanggang.games.spell_future.state import (
    COLOUR,
    OVER,
    PLACE,
    WORD,
    State,
    new_state,
)
from gelanggang.games.spell_future.view import View, common, own

KEY: Final = "spell-from-the-future"
VERSION: Final = 1
SEATS: Final = (2, 5)
ONE_SEAT: Final = [[seat] for seat in range(SEATS[1])]
NO_SEAT: Final[list[Seat]] = []


class Rules(CoreRules[State, View]):
    """The rules with one pack of cards."""

    def __init__(self, pack: Pack) -> None:
        names: list[int | str | bool] = [*pack.difficulties]
        own = {name: dict(zip(LANGUAGES, both)) for name, both in pack.difficulty_names.items()}
        options = [Option("difficulty", "normal", names, own)]
        # A day asks for at most a word, three Colours and everybody's tokens.
        longest = max(pack.days, MOST_DAYS) * (4 + SEATS[1])
        super().__init__(KEY, VERSION, pack.label, SEATS, options, longest)
        self.pack: Final = pack
        self.tables: Final[dict[int, State]] = {}
        """By seats and difficulty, a table before its first shuffle: it is laid out once."""

    def _difficulty(self, options: Options) -> int:
        return self.pack.difficulties.index(str(options["difficulty"]))

    def setup(self, seats: int, options: Options, rng: Rng, told: list[Told] | None) -> State:
        difficulty = self._difficulty(options)
        key = difficulty * MOST_SEATS + seats
        laid = self.tables.get(key)
        if laid is None:
            laid = new_state(self.pack, seats, difficulty)
            self.tables[key] = laid
        s = laid.copy()
        phases.start_game(s, rng, told)
        return s

    def place(
        self, scenario: Scenario, seats: int, options: Options, rng: Rng, told: list[Told] | None
    ) -> State:
        s = table_for(self.pack, scenario, seats, self._difficulty(options))
        place(s, scenario, rng, told)
        return s

    def copy(self, s: State) -> State:
        return s.copy()

    def to_act(self, s: State) -> list[Seat]:
        if s.stage == OVER:
            return NO_SEAT
        if s.stage == PLACE and not s.leads():
            return [seat for seat in range(s.seats) if s.sealed[seat] is None]
        return ONE_SEAT[s.opener() if s.stage == COLOUR else s.mage]

    def pending(self, s: State) -> dict[Seat, Decision]:
        if s.stage == OVER:
            return {}
        kind = s.question()
        if s.stage == PLACE:
            facts = _place_facts(s)
            if s.leads():
                return {s.mage: Decision(s.moment, s.mage, kind, facts)}
            open_seat = s.mage if s.rule(OPEN_MAGE) else NOBODY
            return {
                seat: Decision(s.moment, seat, kind, facts, True, s.sealed[seat] is not None)
                for seat in range(s.seats)
                if seat != open_seat
            }
        seat = s.opener() if s.stage == COLOUR else s.mage
        return {seat: Decision(s.moment, seat, kind, {})}

    def legal(self, s: State, seat: Seat) -> Offers:
        if s.stage == PLACE:
            return place_offers(s, seat)
        if s.stage == WORD:
            return ThingOffers(moves.SAY, s.words_to_say())
        return ThingOffers(moves.OPEN, sorted(s.drawn[s.opened].things))

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        if s.stage == OVER:
            return Refusal("game-over")
        if s.stage != PLACE and seat != (s.opener() if s.stage == COLOUR else s.mage):
            return Refusal("not-your-turn", {"seats": self.to_act(s)})
        if s.story is not None and seat not in self.pending(s):
            return Refusal("not-your-turn", {"seats": self.to_act(s)})
        if move.verb != moves.VERBS[s.stage]:
            return Refusal("other-question", {"verb": move.verb, "question": s.question()})
        if s.stage == PLACE:
            return placement_refusal(s, seat, move)
        if s.stage == COLOUR:
            held = s.drawn[s.opened].things
            if len(move.things) == 1 and move.things[0] in held:
                return None
            return Refusal("colour-not-drawn", {"colours": sorted(held)})
        words = s.words_to_say()
        if len(move.things) == 1 and move.things[0] in words:
            return None
        return Refusal("word-not-open", {"words": words})

    def apply(self, s: State, seat: Seat, move: Move, rng: Rng, told: list[Told] | None) -> None:
        if s.stage == PLACE:
            phases.seal(s, seat, move, rng, told)
        elif s.stage == COLOUR:
            phases.open_colour(s, seat, move.things[0], told)
        else:
            phases.say_word(s, seat, move.things[0], rng, told)

    def outcome(self, s: State) -> Outcome | None:
        if s.stage != OVER:
            return None
        facts: shapes.Outcome = {
            "village": "fallen" if beasts.fallen(s) else "stands",
            "damage": s.damage,
        }
        if s.story is not None:
            story = s.story
            facts["chapter"] = story.chapter.key
            facts["way"] = phases.way_of(s, story)
            facts["defeated"] = story.defeated
            facts["held"] = story.held
            facts["best"] = story.best
            facts["through"] = story.through
            facts["alone"] = story.lonely()
        elif s.seats == 2 and not beasts.fallen(s):
            facts["grade"] = phases.grade(s)
        return Outcome(phases.winners_of(s), self.scores(s), as_facts(facts))

    def scores(self, s: State) -> list[int]:
        """The lower of everybody's markers, or of a team's two tracks."""
        return [phases.team_track(s)] * 2 if s.seats == 2 else phases.lower_markers(s)

    def sources(self, start: View, seats: int, events: list[Event]) -> list[Source]:
        return sources(start, events)

    def view(self, s: State, seat: Seat | None) -> View:
        return View(s, seat, list(self.pending(s).values()))

    def common(self, s: State) -> Part:
        return common(s, list(self.pending(s).values()))

    def own(self, s: State, seat: Seat | None) -> Part:
        return own(s, seat)

    def sample(self, v: View, rng: Rng) -> State:
        return sample(self.pack, v, rng)

    def write(self, move: Move) -> str:
        return moves.write_move(self.pack, move)

    def read(self, text: str) -> Move:
        return moves.read_move(self.pack, text)

    def canonical(self, s: State, seat: Seat, move: Move) -> Move:
        """Pads may be named in any order."""
        return in_order(move) if move.verb == moves.PLACE else move

    def preview(self, s: State, seat: Seat, move: Move) -> Facts:
        """Whether a placement lacks nothing but what is still to come."""
        if move.verb != moves.PLACE:
            return {}
        refusal = self.refusal(s, seat, move)
        facts: shapes.Preview = {
            "unfinished": int(refusal is not None and refusal.code in UNFINISHED)
        }
        return as_facts(facts)


def _place_facts(s: State) -> Facts:
    """What a player needs to know about pads and tokens; all of it is public."""
    facts: shapes.Place = {
        "pads": s.pads(),
        "white": s.pack.white_tokens,
        "black": s.pack.black_tokens,
        "tokens": s.token_limit(-1),
        "mystic": int(s.is_mystic()),
    }
    return as_facts(facts)
