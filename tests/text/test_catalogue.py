"""All languages say the same things, and say them whole."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from gelanggang.core.errors import BadInput
from gelanggang.games import GAMES
from gelanggang.tables.clock import PACES
from gelanggang.tables.emote import EMOTES
from gelanggang.text.catalogue import FOLDER, LANGUAGES, Needs, choose_language, listed, voice
from tests.text import source
from tests.text.families import made_keys

ROOMS = ("art", "press", "cli", "lab", "line", "server", "terminal")
"""Those who speak to people; the page does so too, from a place of its own."""
SHARED = "shared"
every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Selectors(Visitor):
    """Gathers, for each fact that says who or what is meant, the variants that are told apart."""

    def __init__(self) -> None:
        self.variants: dict[str, set[str]] = {}
        self.functions: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = [variant.key for variant in node.variants]
        words = {key.name for key in keys if isinstance(key, ast.Identifier)}
        # Plurals and single numbers differ between languages, as they should.
        if isinstance(node.selector, ast.VariableReference) and not words <= {"one", "other"}:
            self.variants.setdefault(node.selector.id.name, set()).update(words)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.append(node.id.name)


def files(lang: str) -> list[Path]:
    return sorted((FOLDER / lang).glob("*.ftl"))


def entries(lang: str) -> list[tuple[str, ast.EntryType]]:
    """All entries of a language with the names of their files."""
    parser = FluentParser()
    return [
        (path.name, entry)
        for path in files(lang)
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
    ]


def keys(lang: str) -> list[tuple[str, str]]:
    """The files of a language and the keys in each."""
    return [(file, one.id.name) for file, one in entries(lang) if isinstance(one, ast.Message)]


def messages(lang: str) -> dict[str, ast.Message]:
    return {e.id.name: e for _, e in entries(lang) if isinstance(e, ast.Message)}


def test_all_languages_have_the_same_keys_in_the_same_files() -> None:
    first, *others = [sorted(keys(lang)) for lang in LANGUAGES]
    for other in others:
        assert other == first


def test_all_languages_need_the_same_facts() -> None:
    first, *others = [voice(lang) for lang in LANGUAGES]
    for other in others:
        assert [
            key for key in first.sentences() if first.arguments(key) != other.arguments(key)
        ] == []


def test_all_languages_tell_the_same_listeners_and_cases_apart() -> None:
    found: list[dict[str, dict[str, set[str]]]] = []
    for lang in LANGUAGES:
        variants: dict[str, dict[str, set[str]]] = {}
        for key, message in messages(lang).items():
            selectors = Selectors()
            selectors.visit(message)
            variants[key] = selectors.variants
        found.append(variants)
    for other in found[1:]:
        assert other == found[0]


@every_language
def test_every_file_is_proper_fluent_and_no_key_stands_twice(lang: str) -> None:
    assert [entry for _, entry in entries(lang) if isinstance(entry, ast.Junk)] == []
    found = [key for _, key in keys(lang)]
    assert sorted(found) == sorted(set(found))


@every_language
def test_no_message_calls_a_function_that_a_browser_would_not_know(lang: str) -> None:
    selectors = Selectors()
    for message in messages(lang).values():
        selectors.visit(message)
    assert selectors.functions == []


def test_every_key_that_code_makes_from_a_code_exists() -> None:
    assert sorted(made_keys() - set(voice("en").sentences())) == []


def test_everything_that_is_said_is_in_the_catalogue() -> None:
    assert len(source.said()) > 300
    assert sorted(source.said() - set(voice("en").sentences())) == []


def test_no_sentence_is_there_that_nobody_says() -> None:
    known = made_keys()
    in_source = source.literals() | source.web_keys()
    needs = Needs()
    for lang in LANGUAGES:
        for message in messages(lang).values():
            needs.visit(message)
    unsaid = [
        (file, key) for file, key in keys("en") if key not in known | needs.quoted | in_source
    ]
    assert unsaid == []


def speakers(key: str) -> set[str]:
    """The rooms that say a sentence by its key."""
    said = {room for room in (*ROOMS, "text") if key in source.literals(room)}
    return said | {"web"} if key in source.web_keys() else said


def room_of(stem: str) -> str | None:
    """The room whose file it is: of all that it says, or of a part (`lab-page`)."""
    return next(
        (room for room in (*ROOMS, "web") if stem == room or stem.startswith(f"{room}-")), None
    )


def test_a_file_is_named_after_the_room_that_speaks_it_or_after_a_game() -> None:
    for path in files("en"):
        owner = room_of(path.stem) is not None or path.stem == SHARED
        assert owner or any(path.stem.startswith(game) for game in GAMES), path.name


def test_what_stands_in_the_file_of_a_room_is_said_there_alone_and_its_key_says_so() -> None:
    for file, key in keys("en"):
        stem = file.removesuffix(".ftl")
        if (room := room_of(stem)) is None:
            continue
        assert key.startswith((f"{stem}-", "error-")), f"{file}: {key}"
        assert speakers(key) <= {room}, f"{file}: {key}"


def test_what_one_room_says_stands_in_its_own_file() -> None:
    """In a shared file is what several say, or the text room itself for all of them."""
    for file, key in keys("en"):
        if file == f"{SHARED}.ftl" or file.endswith("-table.ftl"):
            said = speakers(key)
            assert len(said) != 1 or said == {"text"}, f"{file}: {key} is said by {said} alone"


def test_everything_the_page_says_is_in_the_catalogue() -> None:
    assert sorted(source.web_keys() - set(voice("en").sentences())) == []


@every_language
def test_a_missing_fact_is_never_passed_over(lang: str) -> None:
    with pytest.raises(KeyError):
        voice(lang).say("player")
    # The fact is missing in a variant that would not be chosen.
    with pytest.raises(KeyError):
        voice(lang).say("jb-event-turn", me="seat")


@every_language
def test_an_unknown_key_is_an_error(lang: str) -> None:
    with pytest.raises(KeyError):
        voice(lang).say("no-such-sentence")


def test_nothing_is_wrapped_in_invisible_marks() -> None:
    assert voice("en").say("player", number="2") == "Player 2"
    assert voice("id").say("player", number="2") == "Pemain 2"


@pytest.mark.parametrize(
    ("wish", "environ", "lang"),
    [
        (None, {}, "id"),
        ("en", {"LANG": "id_ID.UTF-8"}, "en"),
        ("id", {"LANG": "en_GB.UTF-8"}, "id"),
        (None, {"LANG": "en_GB.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "id"),
        (None, {"LANG": "en_GB.UTF-8", "LC_ALL": "id_ID.UTF-8"}, "id"),
        (None, {"LANG": "id_ID.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        (None, {"LANG": "en_US.UTF-8", "LC_ALL": ""}, "en"),
    ],
)
def test_the_wish_wins_over_the_system(
    wish: str | None, environ: dict[str, str], lang: str
) -> None:
    assert choose_language(wish, environ) == lang


def test_a_language_nobody_speaks_here_is_an_error() -> None:
    with pytest.raises(BadInput) as caught:
        choose_language("nl", {})
    assert caught.value.code == "unknown-language"


def test_words_in_a_row_are_joined_as_one_says_them() -> None:
    assert listed(voice("en"), []) == ""
    assert listed(voice("en"), ["a"]) == "a"
    assert listed(voice("en"), ["a", "b"]) == "a and b"
    assert listed(voice("en"), ["a", "b", "c"]) == "a, b and c"
    assert listed(voice("id"), ["a", "b", "c"]) == "a, b dan c"


def test_indonesian_is_everyday_speech() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in files("id"))
    for word in ("silakan", "mohon", "anda", "membutuhkan", "harap"):
        assert not re.search(rf"\b{word}\b", text, re.IGNORECASE), word
    assert not re.search(r"\} (\w+)-\1\b", text), "a doubled plural after a number"


@every_language
@pytest.mark.parametrize(
    ("key", "fact", "known"), [("web-emote", "emote", EMOTES), ("server-pace", "pace", PACES)]
)
def test_the_page_has_a_word_for_all_that_the_house_offers(
    lang: str, key: str, fact: str, known: tuple[str, ...]
) -> None:
    selectors = Selectors()
    selectors.visit(messages(lang)[key])
    assert selectors.variants == {fact: set(known)}
