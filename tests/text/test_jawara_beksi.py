"""Whatever happens, is asked, offered or refused in Jawara Beksi has its sentence."""

from __future__ import annotations

from functools import cache
from itertools import islice, product

import pytest

from gelanggang import bot, match
from gelanggang.core.decision import Decision
from gelanggang.core.errors import Fact, Facts, Refusal
from gelanggang.core.event import Event
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.rng import FAST, make_rng
from gelanggang.core.zone import HIDDEN
from gelanggang.games import load_rules
from gelanggang.games.jawara_beksi.rules import Rules
from gelanggang.games.jawara_beksi.view import View
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.games import narrator
from gelanggang.text.jawara_beksi import JawaraNarrator
from gelanggang.text.narrator import Narrator, player_names
from tests.text import source
from tests.text.families import JAWARA, assert_one_sentence, assert_sentence, assert_whole

NAMES = ["Sari", "Dodi", "Agus", "Mira"]
# What an effect can lack.
LACKS = (
    *("deck", "own-points", "points", "own-cards", "cards", "hand", "guarded", "skipping"),
    *("guarding", "bonus", "combo"),
)
EXAMPLES: dict[str, list[Fact]] = {
    "seat": [0],
    "opponent": [1],
    "seats": [[0], [0, 1], [2, 3, 0]],
    "card": [0, 55],
    "cause": [0],
    "taken": [0],
    "given": [1],
    "cards": [[0], [0, 60, 2]],
    "dice": [[0], [1, 3]],
    "deck": ["action", "support"],
    "character": ["bang-madun"],
    "judge": ["bang-rojali"],
    "free": [["bang-madun", "mpok-leha"]],
    "question": ["character", "act", "opponent", "swap", "challenge", "answer", "discard"],
    "verb": ["combo"],
    "who": ["", "engkong-naim", "bang-madun"],
    "copies": [1, 2],
    "lack": [*LACKS],
}
both = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def rules() -> Rules:
    return load_rules("jawara-beksi")


@cache
def teller(lang: str) -> JawaraNarrator:
    return JawaraNarrator(rules().pack, voice(lang), NAMES)


def examples(names: set[str]) -> list[Facts]:
    """Facts of these names in every mixture of their examples; other facts are small numbers."""
    found: list[Facts] = [{}]
    for name in sorted(names):
        found = [
            {**facts, name: value} for facts in found for value in EXAMPLES.get(name, [0, 1, 2])
        ]
    return found


def forbidden(game: Match[View], seat: int) -> list[Refusal]:
    """Why some moves that come to mind are not allowed now."""
    view = game.view(seat)
    moves = [Move("support", (card,)) for card in view.supports]
    moves += [Move("combo", pair) for pair in product(view.actions[:4], repeat=2)]
    moves += [Move(verb) for verb in ("combo", "draw", "end", "no-challenge")]
    found = [game.refusal(one, move) for move in moves for one in (seat, (seat + 1) % game.seats)]
    return [refusal for refusal in found if refusal is not None]


def ask(game: Match[View], tellers: list[Narrator]) -> None:
    """Put the open question, and what can be chosen, into words for everybody."""
    for seat, decision in game.pending().items():
        for one in tellers:
            for me in [None, *range(game.seats)]:
                text = one.prompt(decision, me)
                assert_sentence(text)
                assert (NAMES[seat] in text) == (me != seat), text
                assert me is None or NAMES[me] not in text, text
            for refusal in forbidden(game, seat):
                assert_sentence(one.refusal(refusal))
            # Combos come last, and there may be thousands of them.
            labels = [one.move(move) for move in islice(game.legal(seat), 60)]
            assert all(labels)
            if decision.kind == "act":
                assert len(set(labels)) == len(labels), "two moves on offer look the same"


@pytest.mark.slow
@pytest.mark.parametrize("number", range(12))
def test_a_whole_game_can_be_told_to_everybody(number: int) -> None:
    seats = 2 + number % 3
    game = match("jawara-beksi", seats, seed=f"told {number}")
    tellers = [narrator(game.rules, voice(lang), NAMES[:seats]) for lang in LANGUAGES]
    chooser = bot(game.rules, "random" if number % 2 else "anak-baru")
    rng = make_rng(FAST, f"choices {number}")
    while not game.over:
        ask(game, tellers)
        (seat, decision), *_ = game.pending().items()
        game.play(seat, chooser(game.view(seat), decision, game.legal(seat), rng))
    for me in [None, *range(seats)]:
        for event in game.heard(me):
            for one in tellers:
                text = one.event(event, me)
                assert_sentence(text)
                assert me is None or NAMES[me] not in text, text


@both
@pytest.mark.parametrize("kind", sorted(source.events(JAWARA)))
def test_every_event_has_a_sentence_for_every_listener(kind: str, lang: str) -> None:
    narrates = teller(lang)
    told = examples(source.events(JAWARA)[kind])
    if kind == "shared-win":
        told = [facts for facts in told if facts["seats"] != [0]]
    for facts in told:
        for me in (None, 0, 1, 2):
            text = narrates.event(Event(kind, facts), me)
            assert_sentence(text)
            assert me is None or NAMES[me] not in text, text


@both
@pytest.mark.parametrize("code", sorted(source.refusals("core", JAWARA)))
def test_every_refusal_is_one_sentence(code: str, lang: str) -> None:
    told = source.refusals("core", JAWARA)
    for facts in examples(told[code]):
        assert_one_sentence(teller(lang).refusal(Refusal(code, facts)))


@both
def test_empty_hands_missing_dice_and_unknown_cards_are_told_too(lang: str) -> None:
    narrates = teller(lang)
    for me in (None, 0):
        nothing: Facts = {"seat": 0, "dice": [], "n": 3}
        assert_sentence(narrates.event(Event("duel-drew", nothing), me))
        nothing = {"seat": 0, "cards": [], "n": 0}
        assert_sentence(narrates.event(Event("duel-showed", nothing), me))
    assert_sentence(narrates.refusal(Refusal("opponent", {"seats": []})))
    assert_whole(narrates.refusal(Refusal("not-in-hand", {"card": 999})))


@both
def test_a_wager_that_cannot_be_lowered_is_only_to_be_accepted(lang: str) -> None:
    narrates = teller(lang)
    fixed = narrates.prompt(Decision(1, 0, "answer", {"opponent": 1, "n": 1, "least": 1}), 0)
    free = narrates.prompt(Decision(1, 0, "answer", {"opponent": 1, "n": 5, "least": 3}), 0)
    assert "3" not in fixed
    assert "3" in free


@both
def test_every_card_character_and_judge_can_be_read(lang: str) -> None:
    pack = rules().pack
    narrates = teller(lang)
    for card, title in enumerate(pack.titles):
        assert narrates.thing(card) == title
        line = narrates.card_line(card)
        assert_sentence(line)
        assert line.startswith(title)
    for which in range(len(pack.characters)):
        assert_sentence(narrates.ability(which))
    for which in range(len(pack.judges)):
        assert_sentence(narrates.restriction(which))


@both
def test_a_card_that_may_not_be_seen_is_never_named(lang: str) -> None:
    narrates = teller(lang)
    assert narrates.thing(HIDDEN) not in rules().pack.titles
    assert narrates.card_line(HIDDEN) == narrates.thing(HIDDEN)


def test_you_are_spoken_to_as_you() -> None:
    event = Event("took-points", {"seat": 0, "opponent": 1, "n": 1, "cause": 9})
    english, indonesian = teller("en"), teller("id")
    assert english.event(event, 0) == "Your Cauk takes 1 point from Dodi."
    assert english.event(event, 1) == "Sari’s Cauk takes 1 point from you."
    assert english.event(event, 2) == "Sari’s Cauk takes 1 point from Dodi."
    assert english.event(event) == "Sari’s Cauk takes 1 point from Dodi."
    assert indonesian.event(event, 0) == "Dodi kena Cauk darimu: kamu mengambil 1 Poin."
    assert indonesian.event(event, 1) == "Kena Cauk dari Sari: 1 Poin darimu diambil."


def test_players_without_names_are_numbered() -> None:
    assert player_names(voice("id"), 2) == ["Pemain 1", "Pemain 2"]
