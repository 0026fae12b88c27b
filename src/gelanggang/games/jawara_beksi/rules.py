"""Jawara Beksi as the table knows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.decision import Decision
from gelanggang.core.errors import BadInput, Facts, Refusal
from gelanggang.core.event import Event, Told
from gelanggang.core.facts import as_facts
from gelanggang.core.ids import Seat
from gelanggang.core.move import NO_MOVES, Move, Offers, PairOffers, ThingOffers
from gelanggang.core.outcome import Outcome
from gelanggang.core.rng import Rng
from gelanggang.core.rules import Option, Options, Scenario
from gelanggang.core.rules import Rules as CoreRules
from gelanggang.core.source import Source
from gelanggang.core.view import Part
from gelanggang.games.jawara_beksi import moves, phases, shapes
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.combo import next_cards, quote
from gelanggang.games.jawara_beksi.duel import challenge, fight, highest_wager, lowest_answer
from gelanggang.games.jawara_beksi.effects import opponents_for, perform_on, swap
from gelanggang.games.jawara_beksi.offers import ActOffers
from gelanggang.games.jawara_beksi.orders import same_effect
from gelanggang.games.jawara_beksi.refusals import (
    NO_OBSTACLE,
    answer_refusal,
    free_characters,
    support_obstacle,
)
from gelanggang.games.jawara_beksi.sample import sample
from gelanggang.games.jawara_beksi.scenario import place
from gelanggang.games.jawara_beksi.sources import sources
from gelanggang.games.jawara_beksi.state import (
    ACT,
    ANSWER,
    CHALLENGE,
    CHARACTER,
    DISCARD,
    OPPONENT,
    QUESTIONS,
    SWAP,
    State,
    new_state,
)
from gelanggang.games.jawara_beksi.view import View, common, own
from gelanggang.games.jawara_beksi.watch import Watch

KEY: Final = "jawara-beksi"
VERSION: Final = 2
FIRST_VERSION: Final = 1
"""By these rules hands were always kept; since then the table can choose (JB-21)."""
FRESH: Final = "fresh"
KEPT: Final = "kept"
LONGEST: Final = 5 * 4 * 40 * 40
"""Rounds, players, turns each (JB-76), and more choices than a turn can have."""

ONE_SEAT: Final = [[seat] for seat in range(4)]
NO_SEAT: Final[list[Seat]] = []
# What is offered most, made once; nobody changes it.
DRAW_ALONE: Final = [moves.DRAW_MOVE]
END_ALONE: Final = Offers([moves.END_MOVE])


@mypyc_attr(acyclic=True)
class ChallengeOffers(PairOffers):
    """Opponents and wagers; at the end of a round also to leave it (JB-73)."""

    def __init__(self, verb: str, others: list[int], wagers: list[int], may_leave: bool) -> None:
        super().__init__(verb, others, wagers)
        self.may_leave: Final = may_leave

    def __len__(self) -> int:
        return len(self.firsts) + int(self.may_leave)

    def __getitem__(self, i: int) -> Move:
        if i == len(self.firsts):
            return moves.NO_CHALLENGE_MOVE
        return Move(self.verb, (self.firsts[i], self.seconds[i]))


class Rules(CoreRules[State, View]):
    """The rules with one pack of cards."""

    def __init__(self, pack: Pack, version: int = VERSION) -> None:
        options = [Option("rounds", 3, [3, 4, 5]), Option("without_down", False, [False, True])]
        if version > FIRST_VERSION:
            options.append(Option("hands", FRESH, [FRESH, KEPT], ours=True))
        super().__init__(KEY, version, pack.label, (2, 4), options, LONGEST)
        self.pack: Final = pack
        self.tables: Final[dict[tuple[int, int, bool, bool], State]] = {}
        """By seats and options, a table before its first shuffle: it is laid out once."""

    def of_version(self, version: int) -> Rules | None:
        if version == self.version:
            return self
        return Rules(self.pack, version) if FIRST_VERSION <= version <= VERSION else None

    def settle(self, seats: int, options: Options) -> dict[str, int | str | bool]:
        settled = super().settle(seats, options)
        if settled["without_down"] and seats != 2:
            raise BadInput("two-players-only", {"option": "without_down", "seats": seats})
        return settled

    def setup(self, seats: int, options: Options, rng: Rng, told: list[Told] | None) -> State:
        rounds, without_down = int(options["rounds"]), bool(options["without_down"])
        key = (seats, rounds, without_down, options.get("hands", KEPT) == FRESH)
        laid = self.tables.get(key)
        if laid is None:
            laid = self._new_state(seats, options)
            self.tables[key] = laid
        s = laid.copy()
        phases.start_game(s, rng, told)
        return s

    def place(
        self, scenario: Scenario, seats: int, options: Options, rng: Rng, told: list[Told] | None
    ) -> State:
        s = self._new_state(seats, options)
        place(s, scenario, rng, told)
        return s

    def _new_state(self, seats: int, options: Options) -> State:
        return new_state(
            self.pack,
            seats,
            int(options["rounds"]),
            bool(options["without_down"]),
            options.get("hands", KEPT) == FRESH,
        )

    def copy(self, s: State) -> State:
        return s.copy()

    def to_act(self, s: State) -> list[Seat]:
        if not s.stack:
            return NO_SEAT
        return ONE_SEAT[_asked_seat(s)]

    def pending(self, s: State) -> dict[Seat, Decision]:
        if not s.stack:
            return {}
        seat = _asked_seat(s)
        return {seat: Decision(s.moment, seat, QUESTIONS[s.stack[-1]], _question(s))}

    def legal(self, s: State, seat: Seat) -> Offers:
        top = s.stack[-1]
        if top == ACT:
            return _act_offers(s, seat)
        if top == DISCARD:
            hand = s.actions[seat].things + s.supports[seat].things
            return ThingOffers(moves.DISCARD, hand)
        if top == CHARACTER:
            return ThingOffers(moves.TAKE_CHARACTER, free_characters(s))
        if top == OPPONENT:
            return ThingOffers(moves.CHOOSE, opponents_for(s, seat, s.asked()))
        if top == SWAP:
            # Sorted, because the order in a hand would tell when a card was drawn.
            theirs = sorted(s.actions[s.swap_with].things)
            mine = s.actions[seat].things
            return PairOffers(
                moves.SWAP_CARDS,
                [card for card in theirs for _ in mine],
                [card for _ in theirs for card in mine],
            )
        if top == CHALLENGE:
            return _challenge_offers(s, seat)
        return ThingOffers(moves.ANSWER, list(range(lowest_answer(s.wager), s.wager + 1)))

    def refusal(self, s: State, seat: Seat, move: Move) -> Refusal | None:
        if not s.stack:
            return Refusal("game-over")
        asked = _asked_seat(s)
        if seat != asked:
            return Refusal("not-your-turn", {"seats": [asked]})
        return answer_refusal(s, seat, move)

    def apply(self, s: State, seat: Seat, move: Move, rng: Rng, told: list[Told] | None) -> None:
        s.moment += 1
        top = s.stack[-1]
        if top == ACT:
            _apply_act(s, move, rng, told)
        elif top == DISCARD:
            phases.discard_one(s, move.things[0], rng, told)
        elif top == CHARACTER:
            phases.take_character(s, move.things[0], rng, told)
        elif top == OPPONENT:
            op = s.asked()
            s.stack.pop()
            if perform_on(s, seat, move.things[0], op, rng, told):
                phases.resolve(s, rng, told)
        elif top == SWAP:
            s.stack.pop()
            swap(s, seat, move.things[0], move.things[1], told)
            phases.resolve(s, rng, told)
        elif top == CHALLENGE:
            if move.verb == moves.NO_CHALLENGE:
                phases.decline(s, rng, told)
            else:
                challenge(s, move.things[0], move.things[1], told)
        else:
            fight(s, move.things[0], rng, told)
            if s.stack:
                phases.resolve(s, rng, told)
            else:
                phases.score_round(s, rng, told)

    def outcome(self, s: State) -> Outcome | None:
        if s.stack:
            return None
        return Outcome(phases.winners_of(s), self.scores(s))

    def scores(self, s: State) -> list[int]:
        """The Score Board, and what the round has brought so far."""
        return [s.scores[seat] + phases.round_points(s, seat) for seat in range(s.seats)]

    def sources(self, start: View, seats: int, events: list[Event]) -> list[Source]:
        return sources(seats, events)

    def view(self, s: State, seat: Seat | None) -> View:
        return View(s, seat, list(self.pending(s).values()))

    def common(self, s: State) -> Part:
        return common(s, list(self.pending(s).values()))

    def own(self, s: State, seat: Seat | None) -> Part:
        return own(s, seat)

    def watch(self, s: State, asked: Callable[[], dict[Seat, Decision]]) -> Watch:
        return Watch(s, asked)

    def sample(self, v: View, rng: Rng) -> State:
        return sample(self.pack, v, rng)

    def write(self, move: Move) -> str:
        return moves.write_move(self.pack, move)

    def read(self, text: str) -> Move:
        return moves.read_move(self.pack, text)

    def draft(self, text: str) -> Move:
        # No card yet is no Combo, but a good question.
        return Move(moves.PLAY_COMBO) if text.strip() == moves.PLAY_COMBO else self.read(text)

    def preview(self, s: State, seat: Seat, move: Move) -> Facts:
        """For a Combo: what it earns, what is still open, and which cards may come next."""
        if move.verb != moves.PLAY_COMBO:
            return {}
        cards = list(move.things)
        found = quote(s, seat, cards)
        told: shapes.Quote = {
            "scores": found.scores,
            "effects": found.effects,
            "dice": found.dice,
            "bonus": found.bonus,
            "support": found.support,
            "judge": found.judge,
            "least": found.least,
            "most": found.most,
            "judge_card": found.judge_card,
            "opponents": found.opponents,
            "working": found.working,
            "next": next_cards(s, seat, cards),
        }
        return as_facts(told)

    def canonical(self, s: State, seat: Seat, move: Move) -> Move:
        """Another order of the same Combo, or another copy of the same face, is the same move."""
        names = self.pack.names
        for offered in self.legal(s, seat):
            if offered.verb != move.verb:
                continue
            if move.verb == moves.PLAY_COMBO:
                if same_effect(self.pack, list(offered.things), list(move.things)):
                    return offered
            elif move.verb == moves.PLAY_SUPPORT and (
                names[offered.things[0]] == names[move.things[0]]
            ):
                return offered
        return move


def _asked_seat(s: State) -> Seat:
    top = s.stack[-1]
    if top == CHALLENGE:
        return s.challenger
    if top == ANSWER:
        return s.duel_opponent
    return s.chooser if top == CHARACTER else s.turn


def _question(s: State) -> Facts:
    """What the prompt has to say beside the question itself; all of it is public."""
    top = s.stack[-1]
    if top == ACT:
        act: shapes.Act = {"actions": s.actions_left}
        return as_facts(act)
    if top == CHARACTER:
        character: shapes.Character = {"round": s.round}
        return as_facts(character)
    if top == OPPONENT:
        opponent: shapes.Opponent = {"card": s.played.things[s.place], "effect": s.op - 1}
        return as_facts(opponent)
    if top == SWAP:
        swapping: shapes.Swap = {"opponent": s.swap_with}
        return as_facts(swapping)
    if top == CHALLENGE:
        duel: shapes.Challenge = {"last": int(len(s.stack) == 1)}
        return as_facts(duel)
    if top == ANSWER:
        least = lowest_answer(s.wager)
        answer: shapes.Answer = {"opponent": s.challenger, "n": s.wager, "least": least}
        return as_facts(answer)
    over = s.hand_size(s.turn) - phases.card_limit(s, s.turn)
    discard: shapes.Discard = {"n": over}
    return as_facts(discard)


def _act_offers(s: State, seat: Seat) -> Offers:
    supports = _playable_supports(s, seat) if s.supports[seat].things else NO_MOVES
    if s.actions_left == 0:
        return Offers([*supports, moves.END_MOVE]) if supports else END_ALONE
    others = [*supports, moves.DRAW_MOVE] if supports else DRAW_ALONE
    return ActOffers(others, s, seat)


def _playable_supports(s: State, seat: Seat) -> list[Move]:
    """One of each name."""
    found: list[Move] = []
    names = s.pack.names
    cards = s.supports[seat].things
    for i, card in enumerate(cards):
        earlier = 0
        while names[cards[earlier]] != names[card]:
            earlier += 1
        if earlier == i and support_obstacle(s, seat, card) == NO_OBSTACLE:
            found.append(Move(moves.PLAY_SUPPORT, (card,)))
    return found


def _challenge_offers(s: State, seat: Seat) -> Offers:
    others: list[int] = []
    wagers: list[int] = []
    for other in range(s.seats):
        if other != seat:
            for wager in range(1, highest_wager(s, seat, other) + 1):
                others.append(other)
                wagers.append(wager)
    return ChallengeOffers(moves.CHALLENGE, others, wagers, len(s.stack) == 1)


def _apply_act(s: State, move: Move, rng: Rng, told: list[Told] | None) -> None:
    verb = move.verb
    if verb == moves.PLAY_COMBO:
        phases.play_combo(s, move.things, rng, told)
    elif verb == moves.PLAY_SUPPORT:
        phases.play_support(s, move.things[0], rng, told)
    elif verb == moves.DRAW_CARDS:
        phases.draw_as_action(s, rng, told)
    else:
        phases.end_turn(s, rng, told)
