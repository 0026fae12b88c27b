"""What a seat sees and hears does not depend on what it may not know: SF-25, SF-34, SF-35.

Chance plays here: seats, seeds and choices are drawn, the days may be ordinary or Mystic, and
choices are changed before the reveal.
"""

from __future__ import annotations

import re

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.core.move import Move
from gelanggang.core.rng import make_rng
from gelanggang.games.spell_future.reading import load_pack
from gelanggang.games.spell_future.rules import Rules
from tests.rules.spell_future.table import FOLDER, MYSTIC, PLAIN, Table, lay, new_game

quick = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)

ACKNOWLEDGED = ("ready", "changed")
BIG = 10**6

Answers = list[int]
"""One number a choice: which of the placements on offer it is."""


def placing(seats: int, mystic: bool, effect: str = "") -> Table:
    """A table at which all Colours are open, or the word is said, and nobody has placed yet."""
    effects = {effect: 1} if effect else {}
    return lay(seats, beasts=MYSTIC if mystic else PLAIN[0], effects=effects).open()


def choice(table: Table, seat: Seat, number: int) -> Move:
    offers = table.match.legal(seat)
    return offers[number % len(offers)]


def answer(table: Table, seat: Seat, numbers: Answers) -> None:
    """A seat's choice, and its changes of mind."""
    for number in numbers:
        table.match.play(seat, choice(table, seat, number))


def news(table: Table, seat: Seat | None) -> list[Event]:
    """What a seat has heard, beside who was ready when."""
    return [event for event in table.match.heard(seat) if event.kind not in ACKNOWLEDGED]


counts = st.integers(2, 5)
numbers = st.integers(0, BIG)
answers = st.lists(numbers, min_size=1, max_size=3)
effects = st.sampled_from(["", "tokens", "word_cards", "no_minds", "colours"])


@quick
@given(
    seats=counts,
    mystic=st.booleans(),
    effect=effects,
    watcher=st.integers(0, 4),
    own=st.none() | numbers,
    mask=st.integers(0, 31),
    one=st.lists(answers, min_size=5, max_size=5),
    other=st.lists(answers, min_size=5, max_size=5),
    turned=st.booleans(),
)
def test_sf_34_a_view_before_the_reveal_does_not_change_by_a_byte(
    seats: int,
    mystic: bool,
    effect: str,
    watcher: int,
    own: int | None,
    mask: int,
    one: list[Answers],
    other: list[Answers],
    turned: bool,
) -> None:
    """At two tables the same seats are ready, with other choices, changes, and in another order."""
    watcher %= seats
    ready = [seat for seat in range(seats) if mask >> seat & 1 and seat != watcher]
    if own is not None and len(ready) == seats - 1:
        # Somebody has to be still thinking.
        ready = ready[1:]
    tables = [placing(seats, mystic, effect) for _ in range(2)]
    for table, chosen, order in zip(
        tables, (one, other), (ready, ready[::-1] if turned else ready), strict=True
    ):
        if own is not None:
            answer(table, watcher, [own])
        for seat in order:
            answer(table, seat, chosen[seat])
    # Who is ready sees the own choice, of course.
    for chair in (None, watcher, *(seat for seat in range(seats) if seat not in ready)):
        assert tables[0].match.view(chair).text() == tables[1].match.view(chair).text()
        assert news(tables[0], chair) == news(tables[1], chair)
        if not turned:
            assert tables[0].match.heard(chair) == tables[1].match.heard(chair)


@quick
@given(
    seats=counts,
    mystic=st.booleans(),
    effect=effects,
    chosen=st.lists(numbers, min_size=5, max_size=5),
    order=st.permutations(range(5)),
)
def test_sf_34_the_order_of_sealed_answers_changes_nothing(
    seats: int, mystic: bool, effect: str, chosen: list[int], order: list[int]
) -> None:
    tables = [placing(seats, mystic, effect) for _ in range(2)]
    orders = (range(seats), [seat for seat in order if seat < seats])
    for table, seats_in_order in zip(tables, orders, strict=True):
        for seat in seats_in_order:
            answer(table, seat, [chosen[seat]])
    assert tables[0].state.plain() == tables[1].state.plain()
    for chair in (None, *range(seats)):
        assert tables[0].match.view(chair).text() == tables[1].match.view(chair).text()
        assert news(tables[0], chair) == news(tables[1], chair)


@quick
@given(
    seats=counts,
    mystic=st.booleans(),
    drafts=st.lists(answers, min_size=5, max_size=5),
    chosen=st.lists(numbers, min_size=5, max_size=5),
    last=st.integers(0, 4),
)
def test_sf_34_a_changed_answer_counts(
    seats: int, mystic: bool, drafts: list[Answers], chosen: list[int], last: int
) -> None:
    """All but the last change their minds; in the end it is as if they had known at once."""
    last %= seats
    changing, plain = placing(seats, mystic), placing(seats, mystic)
    others = [seat for seat in range(seats) if seat != last]
    for seat in others:
        answer(changing, seat, drafts[seat])
    for seat in (*others, last):
        answer(changing, seat, [chosen[seat]])
        answer(plain, seat, [chosen[seat]])
    assert changing.state.plain() == plain.state.plain()
    for chair in (None, *range(seats)):
        assert news(changing, chair) == news(plain, chair)


@quick
@given(
    seats=counts,
    mystic=st.booleans(),
    seat=st.integers(0, 4),
    drafts=answers,
    chosen=numbers,
)
def test_sf_35_no_other_seat_notices_a_change(
    seats: int, mystic: bool, seat: int, drafts: Answers, chosen: int
) -> None:
    """Neither by what it sees nor by what it hears, nor by the question it is asked."""
    seat %= seats
    changing, plain = placing(seats, mystic), placing(seats, mystic)
    answer(changing, seat, [*drafts, chosen])
    answer(plain, seat, [chosen])
    for chair in (None, *range(seats)):
        assert changing.match.view(chair).text() == plain.match.view(chair).text()
        if chair != seat:
            assert changing.match.heard(chair) == plain.match.heard(chair)
            if chair is not None:
                asked = changing.match.pending()[chair].plain()
                assert asked == plain.match.pending()[chair].plain()


def play_at_random(table: Table, key: str, most: int) -> None:
    """So many choices, all by chance, the first unanswered seat first."""
    rng = make_rng("fast", key)
    for _ in range(most):
        if table.match.over:
            return
        seat = table.asked_seats[0] - 1
        offers = table.match.legal(seat)
        table.match.play(seat, offers[rng.below(len(offers))])


@quick
@given(seats=counts, seed=numbers, steps=st.integers(0, 40))
def test_sf_25_drawn_colours_are_seen_by_their_drawer_only(
    seats: int, seed: int, steps: int
) -> None:
    table = new_game(seats, seed=f"drawn {seed}")
    play_at_random(table, f"{seed}", steps)
    state = table.state
    for turn, zone in enumerate(state.drawn):
        drawer = (state.mage + turn) % seats
        for chair in (None, *range(seats)):
            view = table.rules.view(state, chair)
            shown = zone.things if chair == drawer else [-1] * len(zone)
            assert view.drawn[turn] == shown
    for chair in range(seats):
        drew = [one for one in table.match.heard(chair) if one.kind == "drew-colours-own"]
        assert all(one.facts["seat"] == chair for one in drew)
    assert not [one for one in table.match.heard(None) if one.kind == "drew-colours-own"]


@quick
@given(seats=counts, seed=numbers, steps=st.integers(1, 50))
def test_sf_25_a_slipped_colour_is_known_to_its_drawer_only(
    seats: int, seed: int, steps: int
) -> None:
    """A diary, kept from the outside, of who slipped what agrees with what each seat sees."""
    table = new_game(seats, seed=f"slipped {seed}")
    rng = make_rng("fast", f"{seed}")
    knows: dict[Seat, set[int]] = {seat: set() for seat in range(seats)}
    for _ in range(steps):
        if table.match.over:
            break
        seat = table.asked_seats[0] - 1
        offers = table.match.legal(seat)
        move = offers[rng.below(len(offers))]
        if table.asked == "colour":
            held = {one.things[0] for one in offers}
            knows[seat] |= held - set(move.things)
        told = table.match.play(seat, move)
        deck = table.state.colour_deck.things
        for chair in knows:
            # A card that left the deck, if only to be shuffled in again, is forgotten.
            knows[chair] &= set(deck)
        if any(
            one.full.kind == "reshuffled" and one.full.facts["deck"] == "colour" for one in told
        ):
            knows = {chair: set() for chair in knows}
        for chair in range(seats):
            seen = {one for one in table.rules.view(table.state, chair).colour_deck if one >= 0}
            assert seen == knows[chair]
        assert set(table.view(None).colour_deck) <= {-1}


def other_links() -> Rules:
    """The same cards, but people link words and Colours the other way round."""
    pack = load_pack(FOLDER)
    for word, row in enumerate(pack.weights):
        row[:] = [1 - weight for weight in row]
        pack.unsure[word] = 1 - pack.unsure[word]
    return Rules(pack)


OTHER_LINKS = other_links()
FRACTION = re.compile(r"\d\.\d")


@quick
@given(seats=counts, seed=numbers)
def test_sf_35_what_people_link_is_in_no_view(seats: int, seed: int) -> None:
    """A whole game with other links looks and sounds the same to everybody, to the byte."""
    ours = new_game(seats, seed=f"links {seed}")
    theirs = new_game(seats, seed=f"links {seed}", rules=OTHER_LINKS)
    for step in range(60):
        for chair in (None, *range(seats)):
            text = ours.match.view(chair).text()
            assert text == theirs.match.view(chair).text()
            assert not FRACTION.search(text)
            assert not {"weights", "unsure", "links"} & set(ours.match.view(chair).plain())
        for table in (ours, theirs):
            play_at_random(table, f"{seed} {step}", 1)
        if ours.match.over:
            break
    for chair in (None, *range(seats)):
        assert ours.match.heard(chair) == theirs.match.heard(chair)
        assert not FRACTION.search(str(ours.match.heard(chair)))
