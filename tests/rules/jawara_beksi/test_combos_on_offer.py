"""The Combos on offer against all that could be laid, counted out one by one.

The rules offer each Combo once; other orders of the same cards that do the same are allowed but
not listed.  Here every order of every handful is laid out and judged by a plain reading of JB-40 to
JB-44, which shares no code with the search.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gelanggang.core.rng import make_rng
from gelanggang.core.zone import face_down
from gelanggang.games.jawara_beksi.combo import next_cards, quote
from gelanggang.games.jawara_beksi.state import State
from tests.rules.jawara_beksi.table import (
    ACTION_CARDS,
    PACK,
    RULES,
    Table,
    combo,
    lay,
    number,
    seat,
)

Cards = tuple[int, ...]

MOST = 5
"""The longest rows that are counted out; of small hands all are."""

ARROWS = {"U": 1, "R": 2, "D": 4, "L": 8}
THIRD = ("pukulan-clentang", "pites", "broneng")

quick = settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)


class Position:
    """Seat 1 before its Action, with some cards and some Toya already played."""

    def __init__(self, cards: list[str], toyas: int, character: str, judge: str) -> None:
        self.toyas = min(toyas, 1) if judge == "encang-rohim" else toyas
        self.twins = int(character == "bang-madun")
        self.longest = 3 if judge == "engkong-naim" else 99
        toya = [f"toya-{i + 1}" for i in range(self.toyas)]
        me = seat(" ".join([*cards, *toya]), character=character)
        self.table = lay(me, seat("golok", points=3), seat("peci gedig-4", points=1), judge=judge)
        self.table.play(*[f"support {card}" for card in toya])
        self.cards = tuple(number(card) for card in cards)
        self.most = len(cards) if len(cards) <= MOST + 1 else MOST

    @property
    def state(self) -> State:
        state: State = self.table.match._state
        return state

    def offered(self) -> list[Cards]:
        moves = self.table.match.legal(0)
        return [move.things for move in moves if move.verb == "combo"]

    def rows(self) -> Iterator[Cards]:
        """Every order of every handful."""
        for size in range(1, self.most + 1):
            yield from permutations(self.cards, size)

    def is_combo(self, row: Cards) -> bool:
        """JB-40 to JB-44, Toya, Bang Madun and Engkong Naim, read plainly."""
        names = [face_id(card) for card in row]
        repeated = len(names) - len(set(names))
        if len(row) > self.longest or repeated > self.twins:
            return False
        return any(lacking(row, arrow) <= self.toyas for arrow in ARROWS)


def face_id(card: int) -> str:
    return PACK.face_ids[card]


def arrows(card: int) -> set[str]:
    return {arrow for arrow, bit in ARROWS.items() if PACK.directions[card] & bit}


def lacking(row: Cards, shared: str) -> int:
    """How many cards of a row neither have a direction nor stand right behind a bridge to it."""
    found = 0
    for i, card in enumerate(row):
        if shared in arrows(card):
            continue
        before = arrows(row[i - 1]) if i and face_id(row[i - 1]) == "pasang-pukul" else set()
        if shared not in before or not (before - {shared}) & arrows(card):
            found += 1
    return found


def works_by_place(row: Cards, i: int) -> bool:
    """Whether an effect of this card works that would not work in every place."""
    name = face_id(row[i])
    if name in THIRD:
        return i == 2
    if name == "salam":
        return i == 0 and len(row) >= 3
    return name == "sikut-abis" and i == len(row) - 1 and len(row) >= 2


def effect(row: Cards) -> tuple[object, ...]:
    """What a row does: its faces, the names that work by their place, who touches points when."""
    faces = sorted((face_id(card), PACK.directions[card]) for card in row)
    working = sorted(face_id(card) for i, card in enumerate(row) if works_by_place(row, i))
    touching = [
        face_id(card)
        for i, card in enumerate(row)
        if face_id(card) == "cauk" or (face_id(card) == "pites" and i == 2)
    ]
    return (tuple(faces), tuple(working), tuple(touching))


# Cards between which something can go wrong come up more often than the others.
TOUCHY = [card for card in ACTION_CARDS if card.startswith(("pasang", "salam", "cauk", "pites"))]
# Seat 3 holds the one that is left out.
CARDS = [card for card in ACTION_CARDS if card != "gedig-4"]
HANDS = st.lists(
    st.one_of(st.sampled_from(TOUCHY), st.sampled_from(CARDS)), min_size=1, max_size=7, unique=True
)
TOYAS = st.integers(0, 2)
CHARACTERS = st.sampled_from(PACK.characters)
JUDGES = st.sampled_from(PACK.judges)
POSITIONS = st.builds(Position, HANDS, TOYAS, CHARACTERS, JUDGES)

FIXED = [
    # A bridge, place cards that want the same place, and both cards that touch points.
    ("pasang-pukul-1 cauk-1 cauk-3 pites-3 gedig-3 sikut-abis-1 salam-1", 0, "mpok-leha"),
    ("pasang-pukul-2 pites-2 cauk-2 cauk-3 broneng-1 kebut-3", 1, "neng-romlah"),
    # Two bridges, for Bang Madun.
    ("pasang-pukul-1 pasang-pukul-4 cauk-2 gedig-3 tancep-3 sikut-abis-2", 0, "bang-madun"),
    ("pasang-pukul-1 pasang-pukul-3 cauk-1 pites-2 sikut-abis-2 broneng-4", 1, "bang-madun"),
    # Twins that stand on different sides of Pites, and twins with the same face.
    ("cauk-2 cauk-3 pites-2 pites-3 kebut-1 bandut-3", 1, "bang-madun"),
    ("gedig-1 gedig-2 tancep-1 tancep-2 ketok-1 pites-1", 0, "bang-madun"),
    ("salam-1 salam-2 gedig-1 tancep-1 broneng-2", 0, "bang-madun"),
    ("salam-1 salam-2 salam-3 pites-1 cauk-1 sikut-abis-1", 2, "bang-madun"),
    # Twins of which only the bridge decides which one can stand where it works.
    ("salam-1 cauk-3 pites-1 pites-3 pasang-pukul-2", 0, "bang-madun"),
    ("sikut-abis-1 sikut-abis-4 pasang-pukul-4 broneng-4", 0, "bang-madun"),
    ("broneng-1 broneng-2 broneng-4 sikut-abis-2 cauk-3 pasang-pukul-2", 0, "bang-madun"),
]
POSITIONS_THAT_ARE_HARD = pytest.mark.parametrize(("hand", "toyas", "character"), FIXED)


def check_offers(position: Position) -> None:
    """Offered means allowed, allowed means offered once, and no two offers are the same."""
    offered = position.offered()
    allowed = [row for row in position.rows() if position.is_combo(row)]
    by_effect: dict[tuple[object, ...], Cards] = {}
    for row in offered:
        assert position.is_combo(row), row
        assert RULES.refusal(position.state, 0, combo(row)) is None
        same = by_effect.setdefault(effect(row), row)
        assert same == row, f"{names(same)} and {names(row)} are the same Combo"
    missing = {effect(row) for row in allowed} - set(by_effect)
    assert not missing
    assert {effect(row) for row in allowed} == {
        one for one, row in by_effect.items() if len(row) <= position.most
    }


def names(row: Cards) -> str:
    return " ".join(PACK.card_ids[card] for card in row)


def check_refusals(position: Position) -> None:
    """The rules allow exactly the rows that the plain reading allows."""
    for row in position.rows():
        refusal = RULES.refusal(position.state, 0, combo(row))
        assert (refusal is None) == position.is_combo(row), names(row)


def check_canonical(position: Position) -> None:
    """An allowed row stands for one on offer that does the same."""
    offered = position.offered()
    allowed = [row for row in position.rows() if position.is_combo(row)]
    for row in allowed[:: max(1, len(allowed) // 8)]:
        same = RULES.canonical(position.state, 0, combo(row)).things
        assert same in offered
        assert effect(same) == effect(row)


@given(POSITIONS)
@quick
def test_offers_are_all_combos_and_each_is_offered_once(position: Position) -> None:
    check_offers(position)


@POSITIONS_THAT_ARE_HARD
@pytest.mark.parametrize("judge", ["mpok-mumun", "engkong-naim"])
def test_offers_of_hard_hands(hand: str, toyas: int, character: str, judge: str) -> None:
    check_offers(Position(hand.split(), toyas, character, judge))


@given(
    st.lists(st.sampled_from(CARDS), min_size=8, max_size=9, unique=True), TOYAS, CHARACTERS, JUDGES
)
@settings(quick, max_examples=20)
def test_large_hands_offer_combos_that_differ(
    hand: list[str], toyas: int, character: str, judge: str
) -> None:
    """Too many orders to count out, but what is offered can be looked at."""
    position = Position(hand, min(toyas, 1), character, judge)
    offered = position.offered()
    assert all(position.is_combo(row) for row in offered)
    assert len({effect(row) for row in offered}) == len(offered)
    assert {(card,) for card in position.cards if not has_twin(position, card)} <= set(offered)


def has_twin(position: Position, card: int) -> bool:
    """Whether the hand has another card with the same face."""
    return [PACK.faces[one] for one in position.cards].count(PACK.faces[card]) > 1


@pytest.mark.slow
@given(POSITIONS)
@quick
def test_what_is_refused_is_no_combo(position: Position) -> None:
    check_refusals(position)


@POSITIONS_THAT_ARE_HARD
def test_refusals_of_hard_hands(hand: str, toyas: int, character: str) -> None:
    check_refusals(Position(hand.split(), toyas, character, "mpok-mumun"))


@given(POSITIONS)
@quick
def test_an_allowed_combo_has_one_on_offer_that_does_the_same(position: Position) -> None:
    check_canonical(position)


@POSITIONS_THAT_ARE_HARD
def test_canonical_combos_of_hard_hands(hand: str, toyas: int, character: str) -> None:
    check_canonical(Position(hand.split(), toyas, character, "mpok-mumun"))


@given(POSITIONS)
@quick
def test_the_beginning_of_a_combo_is_a_combo(position: Position) -> None:
    allowed = {row for row in position.rows() if position.is_combo(row)}
    for row in allowed:
        assert len(row) == 1 or row[:-1] in allowed


@given(POSITIONS)
@quick
def test_next_cards_are_those_that_can_follow(position: Position) -> None:
    allowed = {row for row in position.rows() if position.is_combo(row)}
    shorter = [row for row in allowed if len(row) < position.most]
    shorter.sort()
    for row in [(), *shorter[:: max(1, len(shorter) // 40)]]:
        follow = {card for card in position.cards if (*row, card) in allowed}
        assert set(next_cards(position.state, 0, list(row))) == follow


def result(position: Position, row: Cards, chosen: int) -> dict[str, object]:
    """All that a row leaves behind, when every question about an opponent is answered alike."""
    state = RULES.copy(position.state)
    state.dice = face_down([2, 2, 2])
    chance = make_rng("fast", "same chance")
    RULES.apply(state, 0, combo(row), chance, None)
    while RULES.to_act(state) == [0] and RULES.pending(state)[0].kind == "opponent":
        offers = list(RULES.legal(state, 0))
        RULES.apply(state, 0, offers[chosen % len(offers)], chance, None)
    return {
        "points": state.points,
        "pool": state.pool,
        "scores": state.scores,
        "guard": state.guard,
        "skip": state.skip_draw,
        "turn": state.turn,
        "hands": [sorted(zone.things) for zone in [*state.actions, *state.supports]],
        "discards": [sorted(zone.things) for zone in state.discards],
    }


@pytest.mark.slow
@given(POSITIONS, st.integers(0, 1))
@quick
def test_rows_that_count_as_the_same_do_the_same(position: Position, chosen: int) -> None:
    """The rules' promise behind listing only one of them."""
    allowed = [row for row in position.rows() if position.is_combo(row) and len(row) > 1]
    for row in allowed[:: max(1, len(allowed) // 30)]:
        same = RULES.canonical(position.state, 0, combo(row)).things
        if sorted(same) == sorted(row):
            assert result(position, same, chosen) == result(position, row, chosen)


# Quotes.


def play_out(table: Table, text: str) -> int:
    """Play a Combo, answer its questions, and tell what it took from the pool."""
    table.play(text)
    while table.asked == "opponent":
        table.play(table.offers()[0])
    return table.numbers("earned")[-1]


HELP = st.lists(
    st.sampled_from(["golok-1", "golok-2", "peci-1", "peci-2", "toya-1"]), max_size=3, unique=True
)


@given(HANDS, HELP, CHARACTERS, JUDGES, st.lists(st.integers(0, 3), min_size=2, max_size=2))
@quick
def test_a_quote_is_what_is_earned(
    cards: list[str], help: list[str], character: str, judge: str, dice: list[int]
) -> None:
    helpers = help[:1] if judge == "encang-rohim" else help
    me = seat(" ".join([*cards, *helpers]), character=character)
    chairs = [me, seat("golok-3", points=3), seat("peci-3 gedig-4", points=1)]
    for row in range(4):
        table = lay(*chairs, judge=judge, dice=dice)
        table.play(*[f"support {card}" for card in helpers])
        offers = table.offers("combo")
        text = offers[(len(offers) - 1) * row // 3]
        state = table.match._state
        told = quote(state, 0, [number(card) for card in text.split()[1:]])
        assert told.refusal is None
        rolled = sum(dice[: told.dice])
        sure = told.scores + told.effects + told.bonus + told.support + told.judge
        earned = play_out(table, text)
        assert earned == max(0, sure + rolled)
        assert told.least <= earned <= told.most


@pytest.mark.parametrize("pool", [1, 2, 3, 4, 5, 6, 7, 8])
def test_a_quote_knows_how_much_is_left(pool: int) -> None:
    table = lay(seat("bandut-1 gedig-3 kebut-1"), pool=pool, dice=[2])
    told = quote(
        table.match._state, 0, [number(card) for card in ("bandut-1", "gedig-3", "kebut-1")]
    )
    assert (told.least, told.most) == (min(pool, 5), min(pool, 8))
    assert play_out(table, "combo bandut-1 gedig-3 kebut-1") == min(pool, 7)


@pytest.mark.parametrize("points", [0, 1, 2, 5])
def test_a_quote_knows_what_pites_puts_back(points: int) -> None:
    """The pool of 1 is filled up before the Combo takes from it."""
    row = "gedig-1 tancep-1 pites-1"
    table = lay(seat(row), seat(points=points), pool=1)
    told = quote(table.match._state, 0, [number(card) for card in row.split()])
    earned = play_out(table, f"combo {row}")
    assert earned == 1 + min(points, 2)
    assert told.least <= earned <= told.most


def test_a_quote_tells_its_parts() -> None:
    hand = "golok-1 salam-1 pasang-pukul-1 broneng-1 bandut-1 sikut-abis-1"
    table = lay(seat(hand), judge="bang-rojali").play("support golok-1")
    row = [number(card) for card in hand.split()[1:]]
    told = quote(table.match._state, 0, row)
    parts = (told.scores, told.effects, told.dice, told.bonus, told.support, told.judge)
    assert parts == (4, 3, 1, 1, 2, -1)
    assert (told.least, told.most) == (9, 12)


def test_a_quote_tells_how_often_somebody_is_to_be_chosen() -> None:
    row = "cauk-2 kebut-1 sikut-potong-1"
    table = lay(seat(row), seat(points=1), seat(points=1))
    assert quote(table.match._state, 0, [number(card) for card in row.split()]).opponents == 2


def test_a_quote_says_why_not() -> None:
    table = lay(seat("cauk-1 gedig-1"))
    refusal = quote(table.match._state, 0, [number("cauk-1"), number("gedig-1")]).refusal
    assert refusal is not None
    assert refusal.code == "no-shared-direction"


def test_counting_out_counts_everything() -> None:
    """Seven cards in rows of up to five."""
    position = Position(list(ACTION_CARDS[:7]), 0, "mpok-leha", "mpok-mumun")
    rows = list(position.rows())
    assert len(rows) == len(set(rows)) == 7 + 42 + 210 + 840 + 2520
    sets = {tuple(sorted(row)) for row in rows}
    assert len(sets) == sum(len(list(combinations(range(7), n))) for n in range(1, 6))
