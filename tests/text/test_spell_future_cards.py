"""A designer may write anything a pack allows: the cards still say what they do."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

from gelanggang.games.spell_future.cards import (
    COUNTED,
    DIFFICULTIES,
    EFFECT_LIMITS,
    EFFECTS,
    GRADES,
    MAY_HAVE_LEAST,
    MIND_OPERATIONS,
    NO_LIMIT,
    TOKEN_COLOURS,
    WITH_COLOUR,
    WITH_LEAST,
    WITH_MOST,
    WITHOUT_N,
    Effect,
    MindOp,
    Pack,
    PlaceRule,
)
from gelanggang.games.spell_future.reading import default_folder, load_pack
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.spell_future import SpellNarrator
from tests.text.families import assert_sentence

both = pytest.mark.parametrize("lang", LANGUAGES)
BEAST = 0
MIND = 0


@cache
def ours() -> Pack:
    return load_pack(default_folder())


@cache
def draft() -> Pack:
    """The pack we ship, for writing other words on its first Mind card and Beast."""
    return load_pack(default_folder())


def op(do: str, n: int = 1, least: int = 1, most: int = NO_LIMIT, colour: int = 0) -> MindOp:
    return MindOp(MIND_OPERATIONS.index(do), n, least, most, colour)


def reader(lang: str, pack: Pack | None = None) -> SpellNarrator:
    return SpellNarrator(pack or ours(), voice(lang), [])


def mind_text(lang: str, ops: list[MindOp]) -> str:
    """What a Mind card with these operations says."""
    draft().mind_ops[MIND] = ops
    return reader(lang, draft()).mind_text(MIND)


def beast_text(lang: str, if_defeated: list[Effect], if_not: list[Effect]) -> str:
    """What a Beast with these effects says."""
    draft().if_defeated[BEAST] = if_defeated
    draft().if_not_defeated[BEAST] = if_not
    return reader(lang, draft()).beast_text(BEAST)


@both
def test_every_card_can_be_read_in_its_language(lang: str) -> None:
    pack = ours()
    narrates = reader(lang)
    which = LANGUAGES.index(lang)
    for mind, names in enumerate(pack.mind_names):
        assert narrates.mind(mind) == narrates.thing(mind) == names[which]
        assert_sentence(narrates.mind_text(mind))
        line = narrates.card_line(mind)
        assert_sentence(line)
        assert line.startswith(names[which])
    for beast, names in enumerate(pack.beast_names):
        assert narrates.beast(beast) == names[which]
        for seats in range(2, 6):
            line = narrates.beast_line(beast, seats)
            assert_sentence(line)
            assert line.startswith(names[which])
            assert ("Mystic" in line) == pack.beast_mystic[beast]
    for colour, names in enumerate(pack.colour_names):
        assert narrates.colour(colour) == names[which]
    for word, names in enumerate(pack.word_names):
        assert narrates.word(word) == names[which]


@both
@pytest.mark.parametrize("do", MIND_OPERATIONS)
def test_every_operation_of_mind_cards_has_a_text_for_all_its_numbers(do: str, lang: str) -> None:
    leasts = (1, 2, 10) if do in [*WITH_LEAST, *MAY_HAVE_LEAST] else (0,)
    mosts = (1, 2, 10) if do in WITH_MOST else (NO_LIMIT,)
    numbers = (0,) if do in WITHOUT_N else (1, 2)
    colours = (0, 1) if do in WITH_COLOUR else (0,)
    told = {
        mind_text(lang, [op(do, n, least, most, colour)])
        for n, least, most, colour in product(numbers, leasts, mosts, colours)
    }
    for text in told:
        assert_sentence(text)
    assert len(told) == len(leasts) * len(mosts) * len(numbers) * len(colours)


def rule_text(lang: str, rule: PlaceRule | None) -> str:
    """What a Mind card with this rule and one operation says."""
    draft().mind_rules[MIND] = rule
    text = mind_text(lang, [op("echo")])
    draft().mind_rules[MIND] = None
    return text


def counting(what: str, least: int, most: int) -> PlaceRule:
    """A rule that bounds one thing."""
    leasts, mosts = [0] * len(COUNTED), [NO_LIMIT] * len(COUNTED)
    leasts[COUNTED.index(what)] = least
    mosts[COUNTED.index(what)] = most
    return PlaceRule(leasts, mosts, False, [])


@both
@pytest.mark.parametrize("what", COUNTED)
def test_every_rule_of_placement_has_a_text_for_all_its_bounds(what: str, lang: str) -> None:
    bounds = [(1, NO_LIMIT), (2, NO_LIMIT), (0, 2), (1, 2), (2, 2), (2, 3), (0, 1)]
    told = [rule_text(lang, counting(what, least, most)) for least, most in bounds]
    if what in TOKEN_COLOURS:
        told.append(rule_text(lang, counting(what, 0, 0)))
    for text in told:
        assert_sentence(text)
        assert text.endswith(mind_text(lang, [op("echo")]))
    assert len(set(told)) == len(told)


def test_a_rule_of_placement_reads_like_speech() -> None:
    least, most = [2, 0, 0, 0, 0], [NO_LIMIT, NO_LIMIT, 0, NO_LIMIT, 1]
    rule = PlaceRule(least, most, True, [0, 2, 3])
    assert rule_text("en", rule).startswith(
        "Placing: at least 2 tokens; no black tokens; each on a letter of its own; all of one"
        " colour; only on A, C and D; or no tokens at all. Your largest stack"
    )
    assert rule_text("id", rule).startswith(
        "Cara menaruh: paling sedikit 2 token; tanpa token hitam; masing-masing di huruf sendiri;"
        " semua satu warna; hanya di A, C dan D; atau tanpa token sama sekali. Tumpukan terbesarmu"
    )
    free = PlaceRule([0] * 5, [3, *most[1:2], *most[1:2], 2, NO_LIMIT], False, [])
    assert rule_text("en", free).startswith("Placing: at most 3 tokens; on at most 2 letters. Your")


@both
def test_a_mind_card_may_do_nothing_or_several_things(lang: str) -> None:
    assert_sentence(mind_text(lang, []))
    several = mind_text(lang, [op("attack"), op("defence", 2)])
    assert_sentence(several)
    assert several == f"{mind_text(lang, [op('attack')])} {mind_text(lang, [op('defence', 2)])}"


@both
@pytest.mark.parametrize("name", EFFECTS)
def test_every_effect_has_a_sentence_for_every_number(name: str, lang: str) -> None:
    least, most = EFFECT_LIMITS.get(name, (1, 1))
    values = [n for n in range(least, most + 1) if n]
    days = ("today",) if name == "heal" else ("today", "tomorrow")
    told = {reader(lang).effect(name, n, when) for n in values for when in days}
    for text in told:
        assert_sentence(text)
        assert "-" not in text.replace("Damage-", "")
    assert len(told) == len(values) * len(days)


def test_more_and_fewer_read_like_speech() -> None:
    english, indonesian = reader("en"), reader("id")
    assert english.effect("tokens", -1) == "Today everybody may place 1 token fewer."
    assert english.effect("tokens", 2, "tomorrow") == "Tomorrow everybody may place 2 tokens more."
    assert indonesian.effect("tokens", -1) == "Hari ini semua boleh menaruh 1 token lebih sedikit."
    assert english.effect("beast_health", 1, "tomorrow") == "Tomorrow’s Beast has 1 more health."


@both
def test_a_beast_says_what_it_leaves_in_either_case(lang: str) -> None:
    token = Effect(EFFECTS.index("tokens"), 1)
    first = Effect(EFFECTS.index("beast_first"), 1)
    texts = [
        beast_text(lang, if_defeated, if_not)
        for if_defeated in ([], [token], [token, first])
        for if_not in ([], [token], [first, token])
    ]
    for text in texts:
        assert_sentence(text)
    assert len(set(texts)) == len(texts)


def test_a_mind_card_reads_like_the_rules() -> None:
    assert mind_text("en", [op("vp_stack", 2, 3)]) == (
        "For each stack of yours with 3 or more tokens that Hits: +2 VP in its colour."
    )
    assert mind_text("id", [op("attack")]) == "Kalau ada token putihmu yang Hit: +1 Attack."


@both
def test_difficulties_and_grades_have_names(lang: str) -> None:
    narrates = reader(lang)
    assert len({narrates.difficulty(one) for one in DIFFICULTIES}) == len(DIFFICULTIES)
    assert len({narrates.grade(one) for one in GRADES}) == len(GRADES)
