"""A face says what the pack says, whole, in its place, and nothing in a pack can break it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gelanggang.art import jawara_beksi, spell_future
from gelanggang.art.card import EDGES, LINES, MARGIN, SIGNS
from gelanggang.art.finish import HIGH, SCREEN, WIDE
from gelanggang.art.games import artist
from gelanggang.art.lettering import CUT, width
from gelanggang.art.pen import relative
from gelanggang.core.match import AnyRules
from gelanggang.games import GAMES, load_rules
from gelanggang.games.book import PARTLY, RECONSTRUCTION
from gelanggang.games.jawara_beksi.cards import DOWN, LEFT
from gelanggang.games.jawara_beksi.reading import load_pack
from gelanggang.games.spell_future import reading as spell_reading
from gelanggang.games.spell_future.cards import EFFECT_LIMITS, EFFECTS, Pack
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.jawara_beksi_cards import effects
from gelanggang.text.spell_future_cards import mind_text
from tests.art.svg import SVG, jawara_pack, paths, read, sizes, spell_pack, texts
from tests.packs.printed_copy import printed_rules
from tests.packs.workshop import copy_of_pack, edit

OURS = SIGNS[RECONSTRUCTION]

in_both = pytest.mark.parametrize("lang", LANGUAGES)
of_both = pytest.mark.parametrize(
    "rules", [*(load_rules(game) for game in sorted(GAMES)), printed_rules()]
)


def joined(lines: list[str]) -> str:
    """Lines as the sentence they were broken from."""
    return " ".join(lines)


@of_both
@in_both
def test_every_face_is_a_plain_drawing_and_no_text_is_cut(rules: AnyRules, lang: str) -> None:
    for name, face in artist(rules).faces(rules, voice(lang), SCREEN).items():
        root = read(face)
        assert root.attrib["viewBox"] == f"0 0 {WIDE} {HIGH}"
        assert CUT not in joined(texts(root)), name


@of_both
@in_both
def test_no_line_leaves_its_card(rules: AnyRules, lang: str) -> None:
    for name, face in artist(rules).faces(rules, voice(lang), SCREEN).items():
        for element in read(face).iter(f"{SVG}text"):
            text, size = element.text or "", float(element.attrib["font-size"])
            long = width(text, size, bold="tb" in element.attrib.get("class", ""))
            x, y = float(element.attrib["x"]), float(element.attrib["y"])
            anchor = element.attrib.get("text-anchor", "start")
            left = x - {"start": 0.0, "middle": long / 2, "end": long}[anchor]
            assert left >= MARGIN / 2, (name, text)
            # The mark behind a name may reach into the margin.
            assert left + long <= WIDE - MARGIN / 4, (name, text)
            assert size <= y <= HIGH - 4, (name, text)


def unmarked(text: str) -> str:
    """A text without the sign that says where it comes from."""
    return text.removesuffix(SIGNS[PARTLY]).removesuffix(OURS)


@in_both
def test_an_effect_is_told_whole_in_three_lines(lang: str) -> None:
    pack = jawara_pack()
    for card in range(len(pack.titles)):
        draw = jawara_beksi.action_card if pack.is_action(card) else jawara_beksi.support_card
        lines = texts(read(draw(pack, card, voice(lang))))
        told = effects(voice(lang), pack, card)
        assert any(
            unmarked(joined(lines[i : i + n])) == told
            for n in range(1, LINES + 1)
            for i in range(len(lines))
        ), told


@in_both
@pytest.mark.parametrize("pack", [spell_pack(), printed_rules().pack])
def test_a_mind_is_told_whole_in_three_lines_and_a_rule_in_as_many(pack: Pack, lang: str) -> None:
    for mind in range(len(pack.minds)):
        lines = texts(read(spell_future.mind(pack, mind, voice(lang))))
        told = mind_text(voice(lang), pack, mind)
        assert any(
            unmarked(joined(lines[i : i + n])) == told
            for n in range(1, (1 if pack.mind_rules[mind] is None else 2) * LINES + 1)
            for i in range(len(lines))
        ), told


def test_the_score_comes_first_and_is_the_largest() -> None:
    pack = jawara_pack()
    for card in range(pack.action_cards):
        lines = list(sizes(read(jawara_beksi.action_card(pack, card, voice("id")))))
        assert lines[0][1] == str(pack.scores[card])
        assert lines[0][0] > max(size for size, _ in lines[1:])


def test_arrows_are_on_the_edges_they_point_to_and_on_no_other() -> None:
    pack = jawara_pack()
    for card in range(pack.action_cards):
        drawn = paths(read(jawara_beksi.action_card(pack, card, voice("id"))))
        for direction, edge in EDGES.items():
            assert (relative(edge) in drawn) == bool(pack.directions[card] & direction)


def test_what_is_reconstructed_is_marked_and_nothing_else() -> None:
    pack = jawara_pack()
    word = f"{OURS} {voice('id').say('art-reconstructed')}"
    pibu = texts(read(jawara_beksi.support_card(pack, pack.numbers["pibu-1"], voice("id"))))
    assert not any(OURS in line for line in pibu)
    golok = texts(read(jawara_beksi.support_card(pack, pack.numbers["golok-1"], voice("id"))))
    assert word in golok
    assert "Golok" in golok, "the name is the rulebook's"
    # Of Pasang Pukul the effect is the rulebook's and one pair of directions, the Score is not.
    bridge = texts(
        read(jawara_beksi.action_card(pack, pack.numbers["pasang-pukul-1"], voice("id")))
    )
    assert (bridge.count(OURS), bridge.count(SIGNS[PARTLY])) == (1, 1)
    assert any(line.startswith(f"{word}, {SIGNS[PARTLY]} ") for line in bridge)


def test_what_the_rulebook_tells_in_part_has_a_mark_of_its_own(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    edit(folder, "support.toml", 'effects = "rulebook"', f'effects = "{PARTLY}"')
    pack = load_pack(folder)
    pibu = texts(read(jawara_beksi.support_card(pack, pack.numbers["pibu-1"], voice("id"))))
    assert f"{SIGNS[PARTLY]} {voice('id').say('art-partly')}" in pibu
    assert any(line.endswith(f".{SIGNS[PARTLY]}") for line in pibu)
    assert not any(line.endswith(f".{OURS}") for line in pibu)


def test_of_the_rulebooks_beast_the_column_that_it_tells_is_not_marked() -> None:
    pack = spell_pack()
    owl = pack.beasts.index("burung-hantu-hologram")
    goat = pack.beasts.index("kambing-roket")
    marks = [
        texts(read(spell_future.beast(pack, beast, voice("id")))).count(OURS)
        for beast in (owl, goat)
    ]
    # Three of four columns; the other Beast also has a damage of ours.
    assert marks == [3, 5]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_beast_shows_its_numbers_for_every_number_of_players(players: int) -> None:
    pack = spell_pack()
    for beast in range(len(pack.beasts)):
        face = spell_future.beast(pack, beast, voice("en"), players)
        lines = texts(read(face))
        for value in (*pack.beast_health[beast], *pack.beast_attack[beast]):
            assert str(value) in lines
        assert face != spell_future.beast(pack, beast, voice("en"))


@in_both
def test_a_word_card_has_both_words_in_both_languages(lang: str) -> None:
    pack = spell_pack()
    for card, both in enumerate(pack.word_cards):
        lines = [
            unmarked(line) for line in texts(read(spell_future.word_card(pack, card, voice(lang))))
        ]
        for word in both:
            assert set(pack.word_names[word]) <= set(lines)


def test_an_edited_pack_shows(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    edit(folder, "action.toml", "score = 2", "score = 7")
    edit(folder, "action.toml", '["U", "UR", "UL"]', '["DL", "UR", "UL"]')
    pack = load_pack(folder)
    assert pack.directions[0] == DOWN | LEFT
    root = read(jawara_beksi.action_card(pack, 0, voice("id")))
    assert texts(root)[0] == "7"
    shown = {one for one, edge in EDGES.items() if relative(edge) in paths(root)}
    assert shown == {DOWN, LEFT}


@pytest.mark.parametrize(
    ("written", "read_back"),
    [
        ("<b>&", "<b>&"),
        ("</text><script>alert(1)</script>", "</text><script>alert(1)</script>"),
        ("a]]>b", "a]]>b"),
        ("nul\\u0000bell\\u0007", "nul\ufffdbell\ufffd"),
    ],
)
def test_a_title_is_text_and_nothing_else(tmp_path: Path, written: str, read_back: str) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    edit(folder, "action.toml", 'name = "Pukulan Clentang"', f'name = "{written}"')
    root = read(jawara_beksi.action_card(load_pack(folder), 0, voice("id")))
    assert read_back in texts(root)
    assert root.attrib["aria-label"].startswith(read_back)


def test_a_beast_that_leaves_everything_stays_on_its_card(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(spell_reading.default_folder(), folder)
    everything = [
        f'{{ do = "{name}"{", n = 1" if name in EFFECT_LIMITS else ""} }}' for name in EFFECTS
    ]
    edit(
        folder,
        "beast.toml",
        'if_defeated = [{ do = "tokens", n = 1 }]',
        f"if_defeated = [{', '.join(everything)}]",
    )
    pack = spell_reading.load_pack(folder)
    lines = list(read(spell_future.beast(pack, 0, voice("id"))).iter(f"{SVG}text"))
    assert len(lines) > 2 * len(EFFECTS)
    assert all(float(line.attrib["y"]) < HIGH - MARGIN / 2 for line in lines)


def test_a_title_that_no_size_can_hold_is_cut_and_stays_on_the_card(tmp_path: Path) -> None:
    folder = copy_of_pack(tmp_path / "pack")
    edit(folder, "action.toml", 'name = "Pukulan Clentang"', f'name = "{"Pukulan " * 20}"')
    lines = texts(read(jawara_beksi.action_card(load_pack(folder), 0, voice("id"))))
    assert any(line.endswith(CUT) for line in lines)
