"""A written position: tutorials, puzzles, bug reports and tests start from one."""

from __future__ import annotations

from typing import Final

from gelanggang.core.event import Told
from gelanggang.core.ids import NOBODY, SEES_EVERYBODY, Seat
from gelanggang.core.rng import Rng
from gelanggang.core.rules import Scenario
from gelanggang.core.zone import face_down
from gelanggang.games.book import Page, open_scenario
from gelanggang.games.jawara_beksi import phases, tell
from gelanggang.games.jawara_beksi.cards import (
    ACTION,
    DECKS,
    MOST_ROUNDS,
    ROUND_ACTION,
    ROUND_SUPPORT,
    SUPPORT,
    Pack,
)
from gelanggang.games.jawara_beksi.effects import lays_open
from gelanggang.games.jawara_beksi.state import ACT, State


def place(s: State, scenario: Scenario, rng: Rng, ears: list[Told] | None) -> None:
    """Lay out a position; what it does not say is filled in legally by chance."""
    page, seats = open_scenario(scenario, s.seats)
    s.round = page.whole("round", 1, s.rounds) if page.has("round") else 1
    s.turn = page.whole("turn", 1, s.seats) - 1 if page.has("turn") else rng.below(s.seats)
    _place_judge(s, page, rng)
    _place_seats(s, seats, rng)
    s.settle_parameters()
    _place_pool(s, page)
    s.quiet = page.whole("quiet", 0, s.pack.quiet_turns * s.seats - 1) if page.has("quiet") else 0
    _place_cards(s, page, seats, rng)
    if page.has("dice"):
        dice = page.wholes("dice", min(s.pack.dice), max(s.pack.dice))
        s.dice = face_down(dice[::-1])
    phase = page.one_of("phase", ["draw", "action"]) if page.has("phase") else "action"
    for one in seats:
        one.close()
    page.close()
    _begin(s, phase, rng, ears)


def _begin(s: State, phase: str, rng: Rng, ears: list[Told] | None) -> None:
    tell.round_begins(ears, s.round, s.pack.judges[s.judge], s.pool)
    if phase == "draw":
        phases.start_turn(s, rng, ears)
        return
    s.actions_left = 1
    s.stack = [ACT]
    tell.turn(ears, s.turn)


def _place_judge(s: State, page: Page, rng: Rng) -> None:
    """This round's Judge, and those that earlier rounds have used up."""
    judges = s.pack.judges
    if page.has("judge"):
        s.judge = judges.index(page.one_of("judge", judges))
    else:
        s.judge = rng.below(len(judges))
    s.judges_left = [judge for judge in range(len(judges)) if judge != s.judge]
    for _ in range(s.round - 1):
        s.judges_left.pop(rng.below(len(s.judges_left)))


def _place_seats(s: State, seats: list[Page], rng: Rng) -> None:
    characters = s.pack.characters
    for seat, page in enumerate(seats):
        if page.has("character"):
            character = characters.index(page.one_of("character", characters))
            if character in s.characters:
                raise page.wrong("character", "twice", value=characters[character])
            s.characters[seat] = character
        s.points[seat] = page.whole("points", 0, 999) if page.has("points") else 0
        s.scores[seat] = page.whole("score", 0, 9999) if page.has("score") else 0
        s.guard[seat] = page.flag("guard") if page.has("guard") else False
        s.skip_draw[seat] = page.flag("skip_draw") if page.has("skip_draw") else False
    for seat in range(s.seats):
        if s.characters[seat] == NOBODY:
            free = [one for one in range(len(characters)) if one not in s.characters]
            s.characters[seat] = free[rng.below(len(free))]


def _place_pool(s: State, page: Page) -> None:
    """The pool and the players' points cannot be more than the round began with."""
    start = s.pack.pools[s.seats][s.round - 1]
    taken = sum(s.points)
    if taken >= start:
        raise page.wrong("seat", "points", found=taken, most=start - 1)
    s.pool = page.whole("pool", 1, start - taken) if page.has("pool") else start - taken


def _place_cards(s: State, page: Page, seats: list[Page], rng: Rng) -> None:
    box = Box(s)
    for name in ("deck", "discard"):
        if page.has(name):
            box.name_copies(page.page(name), DECKS)
    for one in seats:
        box.name_copies(one, ["hand", "laid"])
    for seat, one in enumerate(seats):
        for i, card in enumerate(box.take(one, "laid")):
            if not lays_open(s, card):
                raise one.wrong(f"laid[{i}]", "not-laid", value=s.pack.card_ids[card])
            s.laid[seat].put(card, SEES_EVERYBODY)
        for card in box.take(one, "hand"):
            s.give(seat, card)
    tops = [box.take_all(page, "deck", kind) for kind in DECKS]
    for kind in DECKS:
        for card in box.take_all(page, "discard", kind):
            s.discard(card)
    untold = [seat for seat in range(s.seats) if seat >= len(seats) or not seats[seat].has("hand")]
    for deck in (ACTION, SUPPORT):
        rest = box.rest(deck)
        rng.shuffle(rest)
        for seat in untold:
            for _ in range(min(_dealt(s, seat, deck), len(rest))):
                s.give(seat, rest.pop())
        s.decks[deck] = face_down(rest + tops[deck][::-1])


def _dealt(s: State, seat: Seat, deck: int) -> int:
    """How many cards of a kind a hand has that the scenario does not tell (JB-20)."""
    if deck == ACTION:
        return max(s.pack.round_actions + s.parameter(seat, ROUND_ACTION), 0)
    return s.pack.round_supports[min(s.round, MOST_ROUNDS) - 1] + s.parameter(seat, ROUND_SUPPORT)


class Box:
    """All cards of the game; each can be taken out once.

    `kebut-2` means that copy, `kebut` any: copies that are named are set aside first.
    """

    def __init__(self, s: State) -> None:
        self.pack: Final[Pack] = s.pack
        self.inside: Final = [card for deck in s.decks for card in sorted(deck.things)]
        self.named: Final[list[int]] = []

    def name_copies(self, page: Page, names: list[str]) -> None:
        """Set the copies aside that some list of this page names."""
        for name in names:
            if not page.has(name):
                continue
            for i, word in enumerate(page.texts(name)):
                card = self.pack.numbers.get(word, NOBODY)
                if card == NOBODY:
                    continue
                if card in self.named:
                    raise page.wrong(f"{name}[{i}]", "card-twice", value=word)
                if card not in self.inside:
                    raise page.wrong(f"{name}[{i}]", "card-left-out", value=word)
                self.named.append(card)

    def take(self, page: Page, name: str) -> list[int]:
        """The cards of one list, taken out."""
        if not page.has(name):
            return []
        return [self._take(page, name, i, word) for i, word in enumerate(page.texts(name))]

    def take_all(self, page: Page, table: str, kind: str) -> list[int]:
        """The cards of one list of a deck or a discard pile, all of its kind."""
        if not page.has(table):
            return []
        inner = page.page(table)
        for name in inner.data:
            if name not in DECKS:
                raise inner.wrong(name, "unknown", known=", ".join(DECKS))
        cards = self.take(inner, kind)
        for i, card in enumerate(cards):
            if self.pack.is_action(card) != (kind == DECKS[0]):
                raise inner.wrong(f"{kind}[{i}]", "other-deck", value=self.pack.card_ids[card])
        return cards

    def _take(self, page: Page, name: str, i: int, word: str) -> int:
        pack = self.pack
        if word in pack.numbers:
            card = pack.numbers[word]
        elif word in pack.face_ids:
            free = [
                one for one in self.inside if pack.face_ids[one] == word and one not in self.named
            ]
            if not free:
                raise page.wrong(f"{name}[{i}]", "no-copy-left", value=word)
            card = free[0]
        else:
            raise page.wrong(f"{name}[{i}]", "card", value=word)
        self.inside.remove(card)
        return card

    def rest(self, deck: int) -> list[int]:
        """What nobody has taken out."""
        return [card for card in self.inside if self.pack.is_action(card) == (deck == ACTION)]
