"""A designer may write anything a pack allows: the cards still say what they do."""

from __future__ import annotations

from itertools import product

import pytest

from gelanggang.games.jawara_beksi.cards import (
    ACTION,
    ANY_TIME,
    LIMITS,
    MOMENTS,
    NO_LIMIT,
    PARAMETERS,
    SUPPORT,
    Pack,
)
from gelanggang.games.jawara_beksi.operations import ALL as ALL_OPPONENTS
from gelanggang.games.jawara_beksi.operations import (
    EARN,
    LAST,
    ON_ACTION,
    ON_SUPPORT,
    OPERATIONS,
    ROWS,
    Op,
    Operation,
    words_on,
)
from gelanggang.games.jawara_beksi.reading import default_folder, load_pack
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.jawara_beksi_cards import ALL, OWN, arrows, briefly, changes, effects
from tests.text.families import assert_sentence

both = pytest.mark.parametrize("lang", LANGUAGES)
PACK = load_pack(default_folder())
ACTION_CARD = 0
SUPPORT_CARD = 50
MOST_LETTERS = 40
SIZES = [(0, NO_LIMIT), (3, NO_LIMIT), (0, 3), (3, 3), (2, 4)]


def op(do: int = EARN, n: int = 2, place: int = 0, least: int = 0, most: int = NO_LIMIT) -> Op:
    return Op(do, n, n, ACTION, place, least, most)


def pack_with(card: int, ops: list[Op], moment: int = ANY_TIME) -> Pack:
    """The pack we ship, with other words on one of its cards."""
    pack = load_pack(default_folder())
    pack.ops[card] = ops
    pack.moments[card] = moment
    return pack


@both
@pytest.mark.parametrize("do", words_on(ON_ACTION))
def test_every_operation_of_action_cards_has_a_text(do: str, lang: str) -> None:
    for n, deck, to_all in product((1, 2), (ACTION, SUPPORT), (False, True)):
        one = Op(OPERATIONS.index(do), n, n, deck, 3, 0, NO_LIMIT, to_all)
        assert_sentence(effects(voice(lang), pack_with(ACTION_CARD, [one]), ACTION_CARD))


@both
@pytest.mark.parametrize("do", words_on(ON_SUPPORT))
def test_every_operation_of_support_cards_has_a_text(do: str, lang: str) -> None:
    for n, deck, to_all in product((1, 2), (ACTION, SUPPORT), (False, True)):
        one = Op(OPERATIONS.index(do), n, n, deck, 0, 0, NO_LIMIT, to_all)
        assert_sentence(effects(voice(lang), pack_with(SUPPORT_CARD, [one]), SUPPORT_CARD))


@both
def test_what_a_card_does_fits_a_line_on_it(lang: str) -> None:
    """Two lines of a card that is 100 px wide, and no two cards say the same."""
    pack = load_pack(default_folder())
    told = {pack.face_ids[card]: briefly(voice(lang), pack, card) for card in range(70)}
    assert len(set(told.values())) == len(told)
    for line in told.values():
        assert len(line) <= MOST_LETTERS, line
        assert line[0] == line[0].upper()
        assert line[-1] != "."
        assert "  " not in line


@both
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.word)
def test_every_operation_can_be_told_briefly_wherever_it_works(row: Operation, lang: str) -> None:
    for kind, card in ((ON_ACTION, ACTION_CARD), (ON_SUPPORT, SUPPORT_CARD)):
        told = {
            briefly(
                voice(lang), pack_with(card, [Op(row.do, 2, 1, SUPPORT, place, *size, to)]), card
            )
            for place, size, to in product((0, 3, LAST), SIZES, (False, True))
            if kind in row.on
        }
        assert all(line and "None" not in line for line in told)


@both
@pytest.mark.parametrize("row", [row for row in ROWS if ALL_OPPONENTS in row.takes])
def test_what_is_done_to_all_reads_differently(row: Operation, lang: str) -> None:
    told = {
        effects(voice(lang), pack_with(card, [one]), card)
        for card in (ACTION_CARD, SUPPORT_CARD)
        for one in (Op(row.do, 1, 0, ACTION, 0, 0, NO_LIMIT, to_all) for to_all in (False, True))
    }
    assert len(told) == 4


@both
def test_every_condition_of_an_action_card_reads_differently(lang: str) -> None:
    pack = pack_with(ACTION_CARD, [])
    told: set[str] = set()
    conditions = list(product((0, 1, 2, 3, 7, LAST), [*SIZES, (0, 1)]))
    for place, (least, most) in conditions:
        pack.ops[ACTION_CARD] = [op(place=place, least=least, most=most)]
        text = effects(voice(lang), pack, ACTION_CARD)
        assert_sentence(text)
        told.add(text)
    assert len(told) == len(conditions)


@both
def test_every_condition_of_a_support_card_reads_differently(lang: str) -> None:
    told: set[str] = set()
    for moment, (least, most) in product(range(len(MOMENTS)), SIZES):
        pack = pack_with(SUPPORT_CARD, [op(least=least, most=most)], moment)
        text = effects(voice(lang), pack, SUPPORT_CARD)
        assert_sentence(text)
        told.add(text)
    assert len(told) == len(MOMENTS) * len(SIZES)


@pytest.mark.parametrize(
    ("one", "english", "indonesian"),
    [
        (op(place=3), "Third card: +2 points.", "Kartu ketiga: +2 Poin."),
        (op(n=1, place=LAST), "Last card: +1 point.", "Kartu terakhir: +1 Poin."),
        (
            op(place=1, least=3),
            "First card of a Combo of 3 or more: +2 points.",
            "Kartu pertama dari Rangkaian 3 kartu atau lebih: +2 Poin.",
        ),
        (op(most=1), "Played alone: +2 points.", "Dimainkan sendirian: +2 Poin."),
        (op(least=1), "+2 points.", "+2 Poin."),
        (
            op(least=2, most=4),
            "In a Combo of 2 to 4: +2 points.",
            "Dalam Rangkaian 2 sampai 4 kartu: +2 Poin.",
        ),
    ],
)
def test_conditions_read_like_a_card(one: Op, english: str, indonesian: str) -> None:
    pack = pack_with(ACTION_CARD, [one])
    assert effects(voice("en"), pack, ACTION_CARD) == english
    assert effects(voice("id"), pack, ACTION_CARD) == indonesian


def test_an_action_card_repeats_its_condition_and_a_support_card_its_moment_not() -> None:
    both_ops = [op(place=3), op(OPERATIONS.index("draw"), 1, place=3)]
    assert effects(voice("en"), pack_with(ACTION_CARD, both_ops), ACTION_CARD) == (
        "Third card: +2 points. Third card: draw 1 Action card."
    )
    both_ops = [op(), op(OPERATIONS.index("draw"), 1)]
    assert effects(voice("en"), pack_with(SUPPORT_CARD, both_ops), SUPPORT_CARD) == (
        "Any time: earn 2 points. Draw 1 Action card."
    )


@both
@pytest.mark.parametrize("whose", [OWN, ALL])
@pytest.mark.parametrize("parameter", range(len(PARAMETERS)), ids=PARAMETERS)
def test_every_parameter_has_a_text_for_every_change(parameter: int, whose: str, lang: str) -> None:
    unchanged = [NO_LIMIT if one in LIMITS else 0 for one in range(len(PARAMETERS))]
    nothing = changes(voice(lang), PACK, unchanged, whose)
    told = {nothing}
    values = (0, 1, 2) if parameter in LIMITS else (-2, -1, 1, 2)
    for value in values:
        changed = unchanged[:]
        changed[parameter] = value
        text = changes(voice(lang), PACK, changed, whose)
        assert_sentence(text)
        told.add(text)
    assert len(told) == 1 + len(values)


def test_arrows_go_clockwise_from_the_left() -> None:
    assert arrows(15) == "←↑→↓"
    assert arrows(2 | 8) == "←→"
    assert arrows(0) == ""
