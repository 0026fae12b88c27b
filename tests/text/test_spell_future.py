"""Whatever happens, is asked, offered or refused in Spell from the Future has its sentence."""

from __future__ import annotations

from functools import cache

import pytest

from gelanggang.core.decision import Decision
from gelanggang.core.errors import Fact, Facts, Refusal
from gelanggang.core.event import Event
from gelanggang.core.ids import NOBODY
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.rng import FAST, make_rng
from gelanggang.core.zone import HIDDEN
from gelanggang.games.spell_future.cards import COUNTED, DIFFICULTIES, EFFECTS
from gelanggang.games.spell_future.reading import default_folder, load_pack
from gelanggang.games.spell_future.rules import Rules
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.spell_future import SpellNarrator
from tests.text import source
from tests.text.families import SPELL, assert_one_sentence, assert_sentence

NAMES = ["Sari", "Dodi", "Agus", "Mira", "Wati"]
EXAMPLES: dict[str, list[Fact]] = {
    "seat": [0],
    "seats": [[0, 1], [2, 3, 0]],
    "words": [[0, 1], [0, 1, 2, 3]],
    "colours": [[2, 7]],
    "effect": list(EFFECTS),
    "deck": ["word", "colour"],
    "grade": ["apprentice", "mage", "great-mage"],
    "mind": [0, NOBODY],
    "boxes": [[0], [0, 2, 3]],
    "what": list(COUNTED),
    "tokens": [[0, 0, 0, 0], [2, 0, -1, 1], [0, 3, 0, 0], [-1, 0, 0, -2]],
    "verb": ["open"],
    "most": [1, 2, 10],
    "question": ["colour", "word", "place"],
}
both = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def rules() -> Rules:
    return Rules(load_pack(default_folder()))


def teller(lang: str, seats: int = 5) -> SpellNarrator:
    return SpellNarrator(rules().pack, voice(lang), NAMES[:seats])


def examples(names: set[str]) -> list[Facts]:
    """Facts of these names in every mixture of their examples; other facts are small numbers."""
    found: list[Facts] = [{}]
    for name in sorted(names):
        found = [
            {**facts, name: value} for facts in found for value in EXAMPLES.get(name, [0, 1, 2])
        ]
    return found


def forbidden(game: Match, seat: int) -> list[Refusal]:
    """Why some moves that come to mind are not allowed now."""
    moves = [Move("open", (99,)), Move("say", (99,)), Move("place"), Move("place", (99,))]
    for mind in range(NOBODY, len(rules().pack.minds)):
        moves += [
            Move("place", (mind, *tokens))
            for tokens in ((0, 3, 1, 2), (0, 4), (0, -4), (99, 1), (0, 1, 0, -1), (0, 0))
        ]
    found = [game.refusal(one, move) for move in moves for one in range(seat, game.seats)]
    return [refusal for refusal in found if refusal is not None]


def ask(game: Match, tellers: list[SpellNarrator]) -> None:
    """Put all open questions, and what can be chosen, into words for everybody."""
    decisions = list(game.pending().values())
    thinking = [one.seat for one in decisions if not one.answered]
    for one in tellers:
        for me in [None, *range(game.seats)]:
            text = one.asked(decisions, me)
            assert_sentence(text)
            named = [seat for seat in range(game.seats) if NAMES[seat] in text]
            assert named == ([] if me in thinking else thinking), text
            for decision in decisions:
                text = one.prompt(decision, me)
                assert_sentence(text)
                assert (NAMES[decision.seat] in text) == (me != decision.seat), text
        for seat in thinking[:1]:
            for refusal in forbidden(game, seat):
                assert_sentence(one.refusal(refusal))
            offers = game.legal(seat)
            labels = [one.move(offers[i]) for i in range(0, len(offers), 1 + len(offers) // 20)]
            assert all(labels)
            assert len(set(labels)) == len(labels), "two moves on offer look the same"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(16))
def test_a_whole_game_can_be_told_to_everybody(number: int) -> None:
    seats = 2 + number % 4
    options = {"difficulty": DIFFICULTIES[number // 4]}
    game = Match(rules(), seats, options, f"told {number}")
    tellers = [teller(lang, seats) for lang in LANGUAGES]
    rng = make_rng(FAST, f"choices {number}")
    while not game.over:
        for one in tellers:
            one.look_at(game.view(None))
        ask(game, tellers)
        seat = next(seat for seat, asked in game.pending().items() if not asked.answered)
        offers = game.legal(seat)
        game.play(seat, offers[rng.below(len(offers))])
    for me in [None, *range(seats)]:
        for event in game.heard(me):
            for one in tellers:
                text = one.event(event, me)
                assert_sentence(text)
                assert me is None or NAMES[me] not in text, text


@both
@pytest.mark.parametrize("kind", sorted(source.events(SPELL)))
def test_every_event_has_a_sentence_for_every_listener(kind: str, lang: str) -> None:
    narrates = teller(lang)
    told = examples(source.events(SPELL)[kind])
    if kind == "won":
        told = [{**facts, "seats": [0]} for facts in told]
    for facts in told:
        for me in (None, 0, 1, 2):
            text = narrates.event(Event(kind, facts), me)
            assert_sentence(text)
            assert me is None or NAMES[me] not in text, text


@both
@pytest.mark.parametrize("code", sorted(source.refusals("core", SPELL)))
def test_every_refusal_is_one_sentence(code: str, lang: str) -> None:
    for facts in examples(source.refusals("core", SPELL)[code]):
        assert_one_sentence(teller(lang).refusal(Refusal(code, facts)))


@both
def test_a_mind_card_that_does_not_exist_is_not_named(lang: str) -> None:
    assert_sentence(teller(lang).refusal(Refusal("mind-not-in-hand", {"mind": 99})))


@both
@pytest.mark.parametrize("mystic", [0, 1])
@pytest.mark.parametrize("answered", [False, True])
def test_tokens_are_asked_for_on_every_kind_of_day(lang: str, mystic: int, answered: bool) -> None:
    for tokens in (0, 1, 3, 6):
        facts: Facts = {"white": 3, "black": 3, "tokens": tokens, "mystic": mystic}
        for pads in (2, 4, 10):
            decision = Decision(1, 0, "place", {**facts, "pads": pads}, True, answered)
            for me in (None, 0, 1):
                assert_sentence(teller(lang).prompt(decision, me))
    letters = "B" in teller(lang).prompt(Decision(1, 0, "place", {**facts, "pads": 2}), 0)
    assert letters == (not mystic)


def test_those_who_wait_hear_for_whom() -> None:
    facts: Facts = {"white": 3, "black": 3, "tokens": 4, "mystic": 0, "pads": 4}
    asked = [Decision(1, seat, "place", facts, True, seat == 1) for seat in range(3)]
    assert teller("en").asked(asked, None) == "Waiting for Sari and Agus to place tokens."
    assert teller("id").asked(asked, 1) == (
        "Pilihanmu sudah masuk dan masih boleh diubah. Menunggu Sari dan Agus."
    )
    assert teller("en").asked(asked, 0) == (
        "Choose a Mind card and place up to 4 tokens on A to D: white where the word suits the "
        "open Colours best, black where it suits them least."
    )


REVEALED = Event("revealed", {"seat": 0, "mind": 0, "tokens": [2, 0, -1, 1]})
MYSTIC = Event("revealed", {"seat": 0, "mind": NOBODY, "tokens": [0, 0, 2, *[0] * 5, -1, 0]})
HIT = Event("white-hit", {"pad": 2, "seats": [0, 1], "n": 5})


def test_letters_get_the_words_of_the_day_that_was_told() -> None:
    english, indonesian = teller("en"), teller("id")
    assert english.event(HIT, 0) == "You are of one mind with Dodi: 5 white tokens Hit on C."
    words = Event("words", {"words": [0, 1, 2, 3]})
    assert english.event(words) == (
        "The words of the day are A Bee, B Oil, C Fast food restaurant and D Biscuit."
    )
    indonesian.event(words)
    assert english.event(HIT) == (
        "Sari and Dodi are of one mind: 5 white tokens Hit on C (Fast food restaurant)."
    )
    assert indonesian.event(HIT, 1) == (
        "Kamu sepikiran dengan Sari: 5 token putih Hit di C (Restoran Fast Food)."
    )
    assert english.event(REVEALED, 1) == (
        "Sari reveals Mind of Focus. White: 2 on A (Bee) and 1 on D (Biscuit). "
        "Black: 1 on C (Fast food restaurant)."
    )
    move = Move("place", (0, 0, 2, 1, -1))
    assert indonesian.move(move) == (
        "Pikiran Terpusat · putih: 2 di A (Lebah) · hitam: 1 di B (Minyak)"
    )


def test_a_mystic_day_has_colours_instead_of_letters() -> None:
    english, indonesian = teller("en"), teller("id")
    comes = Event("mystic-beast", {"beast": 11, "health": 4, "attack": 3, "n": 2})
    for one in (english, indonesian):
        one.event(Event("words", {"words": [0, 1, 2, 3]}))
        one.event(comes)
    assert english.event(HIT, 0) == "You are of one mind with Dodi: 5 white tokens Hit on Yellow."
    assert indonesian.event(MYSTIC, 0) == (
        "Kamu membuka tokenmu. Putih: 2 di Kuning. Hitam: 1 di Hitam."
    )
    assert english.pad(0) == "Red"
    english.event(Event("beast", dict(comes.facts)))
    assert english.pad(0) == "A (Bee)"


def test_an_event_that_carries_its_words_needs_no_memory() -> None:
    english = teller("en")
    english.event(Event("words", {"words": [4, 5, 6, 7]}))
    assert english.event(Event("white-hit", {**HIT.facts, "word": 2})).endswith(
        "C (Fast food restaurant)."
    )
    assert english.event(Event("white-hit", {**HIT.facts, "word": NOBODY})).endswith("Yellow.")
    told = english.event(Event("revealed", {**REVEALED.facts, "words": [0, 1, 2, 3]}))
    assert "2 on A (Bee)" in told


@both
def test_the_table_itself_says_what_tokens_lie_on(lang: str) -> None:
    days = set()
    for number in range(8):
        game = Match(rules(), 3, {"difficulty": "very-hard"}, f"look {number}")
        view = game.view(None)
        mystic = rules().pack.beast_mystic[view.beast]
        days.add(mystic)
        narrates = teller(lang)
        told = narrates.pad(0, view)
        assert told.startswith("A (") == (not mystic)
        assert narrates.pad(0) == "A"
        narrates.look_at(view)
        assert narrates.pad(0) == told
    assert days == {False, True}


@both
def test_what_may_not_be_seen_is_never_named(lang: str) -> None:
    hidden = teller(lang).colour(HIDDEN)
    assert hidden not in [names[LANGUAGES.index(lang)] for names in rules().pack.colour_names]
