"""Everything that can go wrong is told in one clear sentence."""

from __future__ import annotations

import pytest

from gelanggang.core.errors import BadInput, Fact, Facts, MoveRefused, Refusal
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.errors import sentence
from tests.text import source
from tests.text.families import assert_whole

NUMBERS = {"seats", "fewest", "most", "least", "line", "found", "length", "players", "tier"}
PLACES = {"row": 71, "column": 2}
LISTS = {"known", "allowed"}
both = pytest.mark.parametrize("lang", LANGUAGES)


def example(name: str) -> Fact:
    """A value for a fact of this name."""
    if name in NUMBERS:
        return 3
    if name in PLACES:
        return PLACES[name]
    if name == "refusal":
        return "not-in-hand"
    return ["satu", "dua"] if name in LISTS else f"<{name}>"


@pytest.mark.slow
@both
@pytest.mark.parametrize("code", sorted(source.bad_inputs()))
def test_every_bad_input_has_a_sentence(code: str, lang: str) -> None:
    facts: Facts = {name: example(name) for name in source.bad_inputs()[code]}
    text = sentence(voice(lang), BadInput(code, facts))
    assert_whole(text)
    for name in {"file", "key"} & set(facts):
        assert f"<{name}>" in text, "it does not say where"
    assert "row" not in facts or "71" in text, "it does not say where"


@both
@pytest.mark.parametrize("code", sorted(set(source.refusals()) | source.unreadable_moves()))
def test_a_record_says_why_its_choice_cannot_be_made(code: str, lang: str) -> None:
    facts: Facts = {"file": "game.json", "key": "choices[7]", "refusal": code}
    text = sentence(voice(lang), BadInput("record-choice", facts))
    assert_whole(text)
    assert "game.json" in text
    assert "choices[7]" in text
    assert code not in text or "-" not in code


@both
@pytest.mark.parametrize("code", sorted(source.refusals()))
def test_a_refused_move_is_explained_even_without_its_game(code: str, lang: str) -> None:
    assert_whole(sentence(voice(lang), MoveRefused(Refusal(code, {"card": 3, "seats": [1]}))))


@pytest.mark.parametrize(
    "expected", ["text", "number", "object", "list", "choice", "seat-and-move", "fast / sealed"]
)
def test_a_wrong_entry_of_a_record_says_what_would_be_right(expected: str) -> None:
    facts: Facts = {"file": "game.json", "key": "seed", "expected": expected}
    texts = [sentence(voice(lang), BadInput("record-key", facts)) for lang in LANGUAGES]
    for text in texts:
        assert_whole(text)
        assert "seat-and-move" not in text


@pytest.mark.parametrize(
    "kind", ["card", "character", "seat", "points", "colour", "word", "mind", "letter", "tokens"]
)
def test_a_word_that_names_nothing_says_what_it_should_have_named(kind: str) -> None:
    facts: Facts = {"word": "kebut-9", "kind": kind}
    for lang in LANGUAGES:
        text = sentence(voice(lang), BadInput("move-thing", facts))
        assert_whole(text)
        assert "kebut-9" in text


def test_lists_of_what_is_known_read_like_speech() -> None:
    error = BadInput("unknown-bot", {"bot": "jago", "known": ["random", "anak-baru"]})
    assert sentence(voice("en"), error) == (
        "There is no bot called “jago” for this game. These can play it: random and anak-baru."
    )
    assert sentence(voice("id"), error) == (
        "Tidak ada bot bernama “jago” untuk permainan ini. Yang bisa main: random dan anak-baru."
    )


@pytest.mark.parametrize(
    ("code", "facts", "english", "indonesian"),
    [
        (
            "wordlist-columns",
            {"file": "kata.csv", "row": 4, "column": 3, "found": 2, "length": 3},
            "In kata.csv, row 4 has 2 columns. It must have 3: id, Indonesian, English.",
            "Di kata.csv, baris 4 punya 2 kolom. Harus 3: id, Indonesia, Inggris.",
        ),
        (
            "page-tier",
            {"file": "beast.toml", "key": "card", "tier": 4, "found": 1, "least": 5},
            "In beast.toml, there are too few of “card” with tier 4: at least 5 are needed, "
            "and 1 was found.",
            "Di beast.toml, “card” dengan Tingkat 4 terlalu sedikit: butuh paling sedikit 5, "
            "yang ada 1.",
        ),
    ],
)
def test_designers_read_what_is_wrong_and_what_would_be_right(
    code: str, facts: Facts, english: str, indonesian: str
) -> None:
    assert sentence(voice("en"), BadInput(code, facts)) == english
    assert sentence(voice("id"), BadInput(code, facts)) == indonesian
