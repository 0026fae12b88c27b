"""The pack of Spell from the Future: what it holds, where it comes from, what is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gelanggang import BadInput
from gelanggang.games.book import PARTLY, RECONSTRUCTION, RULEBOOK
from gelanggang.games.spell_future import reading
from gelanggang.games.spell_future.cards import EFFECTS, Effect, Pack
from gelanggang.games.spell_future.reading import FILES

PACK = reading.load_pack(reading.default_folder())
EXAMPLE = PACK.beasts.index("burung-hantu-hologram")
"""The Beast of the rulebook's example."""
HELPING = {("tokens", 1), ("mages_first", 1), ("word_cards", -1), ("heal", 1)}

# Where the pack is broken (file, what stood there, what stands there now), and what is told of it.
BROKEN = [
    ("pack", 'game = "spell-from-the-future"', 'game = "jawara-beksi"', "known", "game"),
    ("pack", 'version = "2"', "", "missing", "version"),
    ("pack", "beast = 22", "beast = 21", "count", "count.beast"),
    ("pack", "mind = 8", "mind = 40", "count", "count.mind"),
    ("pack", "word_card = 36", "word_card = 35", "count", "count.word_card"),
    ("pack", "colour = 10", "colour = 10\ntoken = 30", "unknown", "count.token"),
    ("table", "days = 7", 'days = "seven"', "whole", "days"),
    ("table", "mages_first_up_to = 3", "mages_first_up_to = 7", "whole", "mages_first_up_to"),
    ("table", "easy = [2, 3, 1, 1]", "easy = [2, 3, 1]", "length", "line_up.easy"),
    ("table", "hard = [0, 1, 3, 3]", "hard = [0, 1, 3, 4]", "sum", "line_up.hard"),
    ("table", "very-hard = [0, 0, 2, 5]", "very-hard = [0, 0, 1, 6]", "tier", "card"),
    ("table", "great-mage = 27", "great-mage = 22", "whole", "grade.great-mage"),
    ("table", 'village = "rulebook"', "", "missing", "source.village"),
    ("beast", 'id = "kodok-modem"', 'id = "ayam-antena"', "twice", "card[ayam-antena].id"),
    ("beast", 'id = "kodok-modem"', 'id = "Kodok Modem"', "id", "card[Kodok Modem].id"),
    ("beast", 'name_en = "Modem Frog"', "", "missing", "card[kodok-modem].name_en"),
    ("beast", "tier = 1", "tier = 5", "whole", "card[kunang-neon].tier"),
    ("beast", "mystic = false", "mystic = 0", "flag", "card[kunang-neon].mystic"),
    ("beast", ", 4 = ", ", 6 = ", "missing", "card[kunang-neon].health.4"),
    ("beast", "health = { ", "health = { 1 = 2, ", "unknown", "card[kunang-neon].health.1"),
    ("beast", '"tokens", n = 1', '"tokens", n = 9', "whole", "card[kunang-neon].if_defeated[0].n"),
    ("beast", '"tokens", n = 1', '"tokens", n = 0', "zero", "card[kunang-neon].if_defeated[0].n"),
    ("beast", '"tokens", n = 1', '"token", n = 1', "known", "card[kunang-neon].if_defeated[0].do"),
    (
        "beast",
        'if_defeated = [{ do = "tokens", n = 1 }',
        'if_defeated = [{ do = "tokens", n = 1 }, { do = "tokens", n = 1 }',
        "twice",
        "card[kunang-neon].if_defeated[1].do",
    ),
    (
        "beast",
        'if_defeated = [{ do = "mages_first" }',
        'if_defeated = [{ do = "mages_first", n = 2 }',
        "unknown",
        "card[kancil-kabel].if_defeated[0].n",
    ),
    (
        "beast",
        'if_not_defeated = [{ do = "colours", n = -1 }',
        'if_not_defeated = [{ do = "heal", n = 1 }',
        "known",
        "card[kunang-neon].if_not_defeated[0].do",
    ),
    ("beast", 'source = "reconstruction"', "", "missing", "card[kunang-neon].source"),
    ("mind", '"vp_broad"', '"vp_wide"', "known", "card[broad-mind].effects[0].do"),
    ("mind", ", least = 3", "", "missing", "card[mind-of-focus].effects[0].least"),
    ("mind", '"echo"', '"echo", n = 1', "unknown", "card[echo-mind].effects[0].n"),
    (
        "mind",
        'effects = "partly"',
        'effects = "ours"',
        "known",
        "card[mind-of-focus].source.effects",
    ),
    ("colour", 'hex = "#c52c14"', 'hex = "c52c14"', "hex", "card[merah].hex"),
    ("colour", 'ink = "white"', 'ink = "grey"', "known", "card[merah].ink"),
    ("colour", 'mark = "diamond"', 'mark = "triangle"', "twice", "card[jingga].mark"),
    ("colour", 'pattern = "dots"', 'pattern = "leaf"', "known", "card[kuning].pattern"),
    ("word", 'words = ["lebah", "minyak"]', 'words = ["lebah"]', "pair", "card[0].words"),
    ("word", '["lebah", "minyak"]', '["lebah", "tawon"]', "word", "card[0].words[1]"),
    ("word", '["lebah", "minyak"]', '["lebah", "lebah"]', "twice", "card[0].words[1]"),
    ("word", '"biskuit"]', '"minyak"]', "twice", "card[1].words[1]"),
    ("word", 'id = "lebah"', 'id = "merah"', "twice", "word[merah].id"),
    ("word", '"Fast food restaurant"', f'"{"e" * 25}"', "long", "word[restoran-fast-food].name_en"),
    ("link-id", "[0.02, ", "[", "length", "links.lebah"),
    ("link-id", "[0.02, ", "[1.02, ", "number", "links.lebah[0]"),
    ("link-en", "[0.02, ", "[nan, ", "number", "links.lebah[0]"),
    ("link-en", "[0.02, ", '["much", ', "number", "links.lebah[0]"),
    ("link-en", "[links]\nlebah ", "[links]\ntawon ", "word", "links.tawon"),
    ("link-en", "[sure]\nlebah ", "[sure]\n# lebah ", "missing", "sure.lebah"),
]


def broken(folder: Path, file: str, old: str, new: str) -> BadInput:
    """What is told about a pack where something was written otherwise."""
    copy = folder / "pack"
    shutil.copytree(reading.default_folder(), copy)
    page = copy / f"{file}.toml"
    text = page.read_text(encoding="utf-8")
    assert old in text, "the test is out of date"
    page.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadInput) as told:
        reading.load_pack(copy)
    return told.value


def all_effects(pack: Pack) -> list[Effect]:
    """Every effect of every Beast."""
    return [
        one for lists in (pack.if_defeated, pack.if_not_defeated) for two in lists for one in two
    ]


def test_it_holds_what_the_rulebook_counts() -> None:
    assert len(PACK.beasts) == 22
    assert [PACK.beast_tiers.count(tier) for tier in (1, 2, 3, 4)] == [6, 6, 5, 5]
    assert len(PACK.minds) == 8
    assert len(PACK.colours) == 10
    assert len(PACK.word_cards) == 36
    assert len(PACK.words) == 72
    assert sorted(word for card in PACK.word_cards for word in card) == list(range(72))


def test_names_are_given_in_both_languages_and_only_once() -> None:
    for names in (PACK.beast_names, PACK.mind_names, PACK.colour_names, PACK.word_names):
        for language in (0, 1):
            texts = [name[language] for name in names]
            assert all(texts)
            assert len({text.casefold() for text in texts}) == len(texts)


def test_the_table_is_the_rulebooks() -> None:
    assert (PACK.days, PACK.village) == (7, 10)
    assert (PACK.white_tokens, PACK.black_tokens, PACK.place) == (3, 3, 4)
    assert (PACK.word_cards_a_day, PACK.open_colours) == (2, 2)
    assert (PACK.die, PACK.mages_first_up_to) == (6, 3)
    assert PACK.difficulties[:4] == ["easy", "normal", "hard", "very-hard"]
    assert PACK.line_ups[:4] == [[2, 3, 1, 1], [1, 2, 2, 2], [0, 1, 3, 3], [0, 0, 2, 5]]
    assert not any(PACK.more_health[:4] + PACK.more_attack[:4])


def test_one_difficulty_more_is_ours() -> None:
    assert PACK.difficulties[4:] == ["nightmare"]
    assert PACK.sources["table"]["nightmare"] == RECONSTRUCTION


def test_the_grades_rise() -> None:
    assert PACK.grades == ["apprentice", "mage", "great-mage"]
    assert 0 < PACK.grade_limits[0] < PACK.grade_limits[1]


def test_five_beasts_are_mystic() -> None:
    mystic = [tier for tier, is_it in zip(PACK.beast_tiers, PACK.beast_mystic) if is_it]
    assert sorted(mystic) == [2, 3, 3, 4, 4]


def test_the_beast_of_the_example() -> None:
    assert PACK.beast_tiers[EXAMPLE] == 1
    assert not PACK.beast_mystic[EXAMPLE]
    assert PACK.beast_health[EXAMPLE][3 - 2] == 7
    assert PACK.beast_attack[EXAMPLE][3 - 2] == 5
    assert PACK.beast_damage[EXAMPLE] == 1
    assert [(EFFECTS[one.do], one.n) for one in PACK.if_defeated[EXAMPLE]] == [("tokens", 1)]
    assert [(EFFECTS[one.do], one.n) for one in PACK.if_not_defeated[EXAMPLE]] == [
        ("word_cards", 1)
    ]


def test_damage_grows_with_the_tier() -> None:
    assert PACK.beast_damage == PACK.beast_tiers


def test_more_players_never_meet_a_weaker_beast() -> None:
    for columns in PACK.beast_health + PACK.beast_attack:
        assert len(columns) == 4
        assert columns == sorted(columns)


def test_every_effect_is_left_by_some_beast() -> None:
    used = {(EFFECTS[one.do], one.n) for one in all_effects(PACK)}
    assert {do for do, _ in used} == set(EFFECTS)
    for do in ("word_cards", "tokens", "colours"):
        assert {(do, 1), (do, -1)} <= used


def test_a_defeated_beast_helps_and_another_hinders() -> None:
    for effects in PACK.if_defeated:
        assert {(EFFECTS[one.do], one.n) for one in effects} <= HELPING
    for effects in PACK.if_not_defeated:
        assert not {(EFFECTS[one.do], one.n) for one in effects} & HELPING


def test_colours_are_told_apart_without_their_hue() -> None:
    assert PACK.colours[2] == "kuning"
    for looks in (PACK.colour_hex, PACK.colour_marks, PACK.colour_patterns):
        assert len(set(looks)) == 10


def test_every_card_says_where_it_comes_from() -> None:
    pairs = ["+".join(PACK.words[word] for word in card) for card in PACK.word_cards]
    others = ["table", "link-id", "link-en"]
    ids = [*PACK.beasts, *PACK.minds, *PACK.colours, *PACK.words, *pairs, *others]
    assert sorted(PACK.sources) == sorted(ids)
    for fields in PACK.sources.values():
        assert fields
        assert set(fields.values()) <= {RULEBOOK, PARTLY, RECONSTRUCTION}


def test_what_is_the_rulebooks_and_no_more() -> None:
    found = {
        (card, field)
        for card, fields in PACK.sources.items()
        for field, source in fields.items()
        if source == RULEBOOK and card != "table"
    }
    words = ["lebah", "minyak", "restoran-fast-food", "biskuit"]
    minds = ["mind-of-focus", "offensive-mind", "defensive-mind"]
    beast = ["health_3", "attack_3", "damage", "if_defeated", "if_not_defeated"]
    expected = {(name, "name_id") for name in [*words, "kuning", "cokelat"]}
    expected |= {(mind, "name_en") for mind in minds}
    expected |= {(PACK.beasts[EXAMPLE], field) for field in beast}
    expected |= {("lebah+minyak", "words"), ("restoran-fast-food+biskuit", "words")}
    assert found == expected
    # Of these it tells what they grant, and not on what condition.
    assert {PACK.sources[mind]["effects"] for mind in minds} == {PARTLY}


def test_of_the_table_only_the_unreadable_and_the_unwritten_is_ours() -> None:
    table = PACK.sources["table"]
    ours = {field for field, source in table.items() if source == RECONSTRUCTION}
    assert ours == {"nightmare", "mage", "great-mage"}
    # How many Beasts, but not which tiers they are of.
    partly = {field for field, source in table.items() if source == PARTLY}
    assert partly == {"hard", "very-hard"}


@pytest.mark.parametrize(("file", "old", "new", "code", "key"), BROKEN)
def test_a_broken_pack_is_refused_with_file_and_key(
    tmp_path: Path, file: str, old: str, new: str, code: str, key: str
) -> None:
    told = broken(tmp_path, file, old, new)
    assert told.code == f"page-{code}"
    # Too few Beasts of a tier: the line-ups are changed, the Beasts are counted.
    assert told.facts["file"] == ("beast.toml" if code == "tier" else f"{file}.toml")
    assert told.facts["key"] == key


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(tmp_path: Path, file: str) -> None:
    copy = tmp_path / "pack"
    shutil.copytree(reading.default_folder(), copy)
    (copy / f"{file}.toml").unlink()
    with pytest.raises(BadInput) as told:
        reading.load_pack(copy)
    assert told.value.code == "no-file"
    assert told.value.facts == {"file": f"{file}.toml"}


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as told:
        reading.load_pack(tmp_path / "nowhere")
    assert told.value.code == "no-folder"


def test_eleven_colours_have_no_board(tmp_path: Path) -> None:
    more = '[[card]]\nid = "abu-abu"\nname_id = "Abu-abu"\nname_en = "Grey"\nhex = "#888888"\n'
    told = broken(tmp_path, "colour", '[[card]]\nid = "merah"', f'{more}[[card]]\nid = "merah"')
    # It has no mark of its own either: there are ten marks.
    assert told.code == "page-missing"
    assert told.facts["key"] == "card[abu-abu].ink"


def test_nine_colours_are_too_few(tmp_path: Path) -> None:
    page = (reading.default_folder() / "colour.toml").read_text(encoding="utf-8")
    last = page[page.index('[[card]]\nid = "putih"') :]
    told = broken(tmp_path, "colour", last, "")
    assert told.code == "page-exactly"
    assert told.facts == {"file": "colour.toml", "key": "card", "found": 9, "length": 10}


def test_a_mind_card_a_day_is_needed(tmp_path: Path) -> None:
    page = (reading.default_folder() / "mind.toml").read_text(encoding="utf-8")
    last = page[page.index('[[card]]\nid = "kindred-mind"') :]
    told = broken(tmp_path, "mind", last, "")
    assert told.code == "page-too-few"
    assert told.facts == {"file": "mind.toml", "key": "card", "least": 7}


def test_a_word_on_no_card_is_refused(tmp_path: Path) -> None:
    card = '[[card]]\nwords = ["lebah", "minyak"]\nsource = "rulebook"\n'
    told = broken(tmp_path, "word", card, "")
    assert told.code == "page-word-left-out"
    assert told.facts == {"file": "word.toml", "key": "word[lebah].id", "value": "lebah"}


def test_only_what_is_said_counts_for_the_digest(tmp_path: Path) -> None:
    copy = tmp_path / "pack"
    shutil.copytree(reading.default_folder(), copy)
    page = copy / "mind.toml"
    text = page.read_text(encoding="utf-8")
    page.write_text(f"# A remark.\n{text}", encoding="utf-8")
    assert reading.load_pack(copy).label.digest == PACK.label.digest
    page.write_text(text.replace("Echo Mind", "Ringing Mind"), encoding="utf-8")
    assert reading.load_pack(copy).label.digest != PACK.label.digest
