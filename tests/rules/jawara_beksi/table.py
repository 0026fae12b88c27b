"""A table for the rule tests: a position in a few words, moves as text, and what people see.

Seats are counted from 1, as in the text of a move.  What a test does not mention does nothing:
hands are empty, and seat 1 sits with Bang Miun (Card Limit + 2) before Mpok Mumun (Card Limit - 2),
so that it plays by the bare rules.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import gelanggang
from gelanggang.core.errors import Fact
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.rules import Choice
from gelanggang.games import load_rules
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.view import View
from gelanggang.text.facts import number as number_of
from tests.packs.workshop import FIRST_EDITION

Scenario = dict[str, object]

GAME: Final = "jawara-beksi"
SEED = "rule tests"
PLAIN_JUDGE = "mpok-mumun"
PLAIN_CHARACTERS = ("bang-miun", "mpok-leha", "bang-madun", "neng-romlah")
CARD_LIMIT = 7
"""What seat 1 may keep, unless a test says otherwise."""


RULES = load_rules(GAME, FIRST_EDITION)
"""Rules are tested with cards that stay as they are, whatever later editions print on theirs."""
PACK: Pack = RULES.pack
ACTION_CARDS = tuple(PACK.card_ids[: PACK.action_cards])
SUPPORT_CARDS = tuple(PACK.card_ids[PACK.action_cards :])


def seat(
    hand: str = "",
    *,
    character: str = "",
    points: int = 0,
    score: int = 0,
    laid: str = "",
    guard: bool = False,
    skip_draw: bool = False,
) -> Scenario:
    """One chair: `seat("kebut-1 golok", points=3)`."""
    chair: Scenario = {
        "hand": hand.split(),
        "laid": laid.split(),
        "points": points,
        "score": score,
        "guard": guard,
        "skip_draw": skip_draw,
    }
    if character:
        chair["character"] = character
    return chair


def lay(
    *chairs: Scenario,
    judge: str = PLAIN_JUDGE,
    turn: int = 1,
    phase: str = "action",
    round: int = 1,
    rounds: int = 3,
    pool: int | None = None,
    quiet: int = 0,
    dice: Sequence[int] = (),
    deck: str = "",
    supports: str = "",
    discarded: str = "",
    discarded_supports: str = "",
    hands: str = "fresh",
    rules: Rules = RULES,
    seed: str = SEED,
) -> Table:
    """A position with at least two chairs; decks and piles are written with the top card first."""
    seats = list(chairs) + [seat() for _ in range(2 - len(chairs))]
    taken = [chair["character"] for chair in seats if "character" in chair]
    free = [one for one in PLAIN_CHARACTERS if one not in taken]
    options: dict[str, Choice] = {"rounds": rounds, "hands": hands}
    scenario: Scenario = {
        "players": len(seats),
        "options": options,
        "judge": judge,
        "turn": turn,
        "phase": phase,
        "round": round,
        "quiet": quiet,
        "dice": list(dice),
        "deck": {"action": deck.split(), "support": supports.split()},
        "discard": {"action": discarded.split(), "support": discarded_supports.split()},
        "seat": [
            chair if "character" in chair else {**chair, "character": free.pop(0)}
            for chair in seats
        ],
    }
    if pool is not None:
        scenario["pool"] = pool
    return Table(Match(rules, len(seats), options, seed, scenario=scenario))


def lay_toml(text: str, pack: Path = FIRST_EDITION) -> Table:
    """A position written as the file of a scenario is."""
    return Table(gelanggang.match(GAME, scenario=tomllib.loads(text), seed=SEED, pack=pack))


def new_game(seats: int, seed: str = SEED, **options: int | bool) -> Table:
    """A game from its first shuffle on."""
    return Table(gelanggang.match(GAME, seats, options=options, seed=seed, pack=FIRST_EDITION))


def rest_of(cards: Iterable[str], named: str) -> str:
    """All these cards but the named ones, as text: for decks that shall run out."""
    return " ".join(card for card in cards if card not in named.split())


def number(card: str) -> int:
    """The number of a card in the pack."""
    return PACK.numbers[card]


def combo(cards: Iterable[int]) -> Move:
    """A Combo of cards by their numbers."""
    return Move("combo", tuple(cards))


class Table:
    """A game as a test plays it."""

    def __init__(self, match: Match[View]) -> None:
        self.match = match

    # Playing.

    def play(self, *texts: str) -> Table:
        """Make these moves, each by whoever is asked."""
        for text in texts:
            self.match.play(self.asked_seat - 1, RULES.read(text))
        return self

    def refused(self, text: str, seat: int = 0) -> str | None:
        """The code with which a move of a seat (else: of who is asked) is refused, or None."""
        refusal = self.match.refusal((seat or self.asked_seat) - 1, RULES.read(text))
        return None if refusal is None else refusal.code

    def allows(self, text: str) -> bool:
        """Whether a move may be made now."""
        return self.refused(text) is None

    def offers(self, verb: str = "") -> list[str]:
        """What is on offer to who is asked, as text."""
        offered = [RULES.write(move) for move in self.match.legal(self.asked_seat - 1)]
        return [text for text in offered if text.startswith(verb)]

    def pass_turn(self) -> Table:
        """Play somebody's turn without a point: draw as the Action, discard what is too much."""
        self.play("draw")
        if self.asked == "act" and self.offers("end"):
            self.play("end")
        return self.discard_surplus()

    def discard_surplus(self) -> Table:
        """Discard down to the Card Limit, whatever comes first."""
        while self.asked == "discard":
            self.play(self.offers("discard")[0])
        return self

    def take_characters(self) -> Table:
        """Let everybody take the first Character that is free."""
        while self.asked == "character":
            self.play(self.offers("character")[0])
        return self

    # Looking.

    def view(self, seat: int | None = None) -> View:
        """What a seat sees; without a seat, what everybody sees."""
        return self.match.view(None if seat is None else seat - 1)

    @property
    def asked_seat(self) -> int:
        """Who is asked."""
        [one] = self.match.pending()
        return one + 1

    @property
    def asked(self) -> str:
        """What is asked; nothing when the game is over."""
        return next((one.kind for one in self.match.pending().values()), "")

    @property
    def pool(self) -> int:
        return self.view().pool

    @property
    def round(self) -> int:
        return self.view().round

    @property
    def turn(self) -> int:
        return self.view().turn + 1

    @property
    def judge(self) -> str:
        return PACK.judges[self.view().judge]

    def points(self, seat: int) -> int:
        """The tokens of this round."""
        return self.view().points[seat - 1]

    def score(self, seat: int) -> int:
        """What stands on the Score Board."""
        return self.view().scores[seat - 1]

    def scores(self) -> list[int]:
        return self.view().scores

    def hand(self, seat: int) -> list[str]:
        """One's own cards, sorted."""
        view = self.view(seat)
        return sorted(PACK.card_ids[card] for card in view.actions + view.supports)

    def hand_size(self, seat: int) -> int:
        """How many cards a hand has, which everybody knows."""
        view = self.view()
        return view.action_counts[seat - 1] + view.support_counts[seat - 1]

    def laid(self, seat: int) -> list[str]:
        """Support cards that lie open in front of a player."""
        return [PACK.card_ids[card] for card in self.view().laid[seat - 1]]

    def discards(self) -> list[str]:
        """Both discard piles together, sorted."""
        return sorted(PACK.card_ids[card] for pile in self.view().discards for card in pile)

    def deck_sizes(self) -> list[int]:
        return self.view().deck_counts

    # Listening.

    def kinds(self) -> list[str]:
        """The kinds of all that has happened, in order."""
        return [told.full.kind for told in self.match.log]

    def told(self, kind: str) -> list[dict[str, Fact]]:
        """All events of a kind, with seats counted from 1."""
        found: list[dict[str, Fact]] = []
        for told in self.match.log:
            if told.full.kind == kind:
                facts = dict(told.full.facts)
                for name in ("seat", "opponent"):
                    one = facts.get(name)
                    if isinstance(one, int):
                        facts[name] = one + 1
                found.append(facts)
        return found

    def numbers(self, kind: str, fact: str = "n") -> list[int]:
        """One number of all events of a kind."""
        return [number_of(facts[fact]) for facts in self.told(kind)]
