"""Every question that Jawara Beksi can ask, answered in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

from gelanggang.line.jawara_beksi.questions import read_cards
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell
from tests.line.sitting import Sitting as AnySitting

HEAD = """
game = "jawara-beksi"
players = 3
judge = "bang-rojali"
turn = 1
pool = 12
"""
MY_TURN = (
    HEAD
    + """
[[seat]]
character = "bang-madun"
points = 3
hand = ["cauk-1", "bandut-1", "tancep-3", "gedig-1", "roti-buaya", "pibu", "piala"]
[[seat]]
points = 4
hand = ["kebut-1", "salam-1", "toya"]
laid = ["tari-topeng"]
guard = false
skip_draw = true
[[seat]]
points = 5
hand = ["ketok-1"]
"""
)


class Sitting(AnySitting):
    """A person at a table of this game."""

    def __init__(self, shell: Shell, folder: Path, lang: str = "en", text: str = MY_TURN) -> None:
        super().__init__(shell, folder, lang, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_judge_pool_countdown_players_and_hand(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    said = Sitting(shell, tmp_path, lang).types()
    words = {
        "id": ("Ronde 1 dari 3", "12 Poin", "Juri Bang Rojali", "9 giliran", "lewatkan", "Kamu"),
        "en": ("Round 1 of 3", "12 points", "Judge Bang Rojali", "9 more", "skips next", "You"),
    }
    for word in (*words[lang], "Sari", "Dodi", "Tari Topeng", "Bang Madun", "Roti Buaya", "↑"):
        assert word in said.out


def test_others_cards_are_never_shown(shell: Shell, tmp_path: Path) -> None:
    said = Sitting(shell, tmp_path).types()
    assert "Kebut" not in said.out
    assert "Ketok" not in said.out


def test_a_combo_is_quoted_before_it_is_played(shell: Shell, tmp_path: Path) -> None:
    table = Sitting(shell, tmp_path)
    said = table.types("1 2 3")
    assert "Cauk ↑ · Bandut ←↑→ · Tancep ↑" in said.out
    assert "Scores 3 · dice +? · bonus +1 · Judge and Character −1" in said.out
    assert "Earns 3 to 6 points" in said.out
    assert table.chosen() == []


def test_enter_plays_the_combo_and_then_the_opponent_is_asked_for(
    shell: Shell, tmp_path: Path
) -> None:
    table = Sitting(shell, tmp_path)
    said = table.types("123", "", "9", "2")
    assert "1  Sari: 4 points, 2 Action, 1 Support" in said.out
    assert "Type a number from 1 to 2." in said.out
    assert "Your Cauk takes 1 point from Dodi." in said.out
    assert table.chosen() == ["combo cauk-1 bandut-1 tancep-3", "choose 3"]


def test_anything_else_cancels_the_combo(shell: Shell, tmp_path: Path) -> None:
    table = Sitting(shell, tmp_path)
    assert "Cancelled" in table.types("1", "no").out
    assert table.chosen() == []
    assert "Cancelled" in table.types("1", "d").out
    assert table.chosen() == []


def test_another_combo_takes_the_place_of_the_first(shell: Shell, tmp_path: Path) -> None:
    table = Sitting(shell, tmp_path)
    table.types("1", "3", "")
    assert table.chosen()[0] == "combo tancep-3"


@pytest.mark.parametrize(
    ("typed", "lang", "why"),
    [
        ("1 4", "en", "no direction in common"),
        ("1 4", "id", "tidak punya Arah yang sama"),
        ("1 1", "en", "twice"),
        ("7", "en", "Piala can be played only after a Combo"),
        ("7", "id", "Piala"),
        ("e", "en", "First take your Action"),
        ("s", "id", "Aksimu"),
        ("1 7", "en", "Piala is a Support card"),
        ("8", "en", "from 1 to 7"),
        ("hello", "id", "belum jelas"),
    ],
)
def test_a_refused_choice_is_explained_and_asked_again(
    shell: Shell, tmp_path: Path, typed: str, lang: str, why: str
) -> None:
    table = Sitting(shell, tmp_path, lang)
    said = table.types(typed)
    assert why in said.out.replace("\n", " ")
    assert table.chosen() == []


@pytest.mark.parametrize(("lang", "letter"), [("en", "d"), ("id", "a"), ("id", "d")])
def test_a_letter_draws_cards(shell: Shell, tmp_path: Path, lang: str, letter: str) -> None:
    table = Sitting(shell, tmp_path, lang)
    table.types(letter)
    assert table.chosen() == ["draw"]


@pytest.mark.parametrize(("lang", "letter"), [("en", "e"), ("id", "s")])
def test_a_letter_ends_the_turn_after_the_action(
    shell: Shell, tmp_path: Path, lang: str, letter: str
) -> None:
    table = Sitting(shell, tmp_path, lang)
    table.types("3", "", letter)
    assert table.chosen() == ["combo tancep-3", "end"]


def test_cards_over_the_limit_are_discarded_by_number(shell: Shell, tmp_path: Path) -> None:
    table = Sitting(shell, tmp_path)
    said = table.types("d", "e", "2", "1")
    assert "too many: choose what to discard" in said.out
    assert table.chosen() == ["draw", "end", "discard bandut-1", "discard cauk-1"]


def test_several_cards_can_be_discarded_at_once(shell: Shell, tmp_path: Path) -> None:
    table = Sitting(shell, tmp_path)
    said = table.types("d", "e", "1 2 3", "1 1", "4 1")
    assert said.out.count("Type numbers of cards from 1 to 9, 2 at the most.") == 2
    assert table.chosen() == ["draw", "end", "discard gedig-1", "discard cauk-1"]


def test_a_swap_asks_twice_and_can_go_back(shell: Shell, tmp_path: Path) -> None:
    table = Sitting(shell, tmp_path)
    said = table.types("5", "1", "2", "", "1", "9", "3")
    assert "Which card do you take from Sari?" in said.out
    assert "Which card do you give for Kebut ←→? Enter to go back." in said.out
    assert "Type a number from 1 to 4, or Enter to go back." in said.out
    assert table.chosen() == ["support roti-buaya-1", "choose 2", "swap kebut-1 tancep-3"]


def test_what_was_seen_of_a_hand_is_remembered(shell: Shell, tmp_path: Path) -> None:
    said = Sitting(shell, tmp_path).types("5", "1", "1", "3")
    assert "What you know of Sari’s hand: Salam ←↑→↓, Tancep ↑" in said.out


def test_a_duel_asks_for_opponent_and_wager(shell: Shell, tmp_path: Path) -> None:
    table = Sitting(shell, tmp_path)
    said = table.types("6", "1", "", "2", "4", "3")
    assert "1  Sari, wager 3 at the most" in said.out
    assert "Wager against Dodi, 1 to 3? Enter to go back." in said.out
    assert "No DUEL" not in said.out
    assert table.chosen() == ["support pibu-1", "challenge 3 3"]


LAST_POINT = """
game = "jawara-beksi"
players = 2
judge = "engkong-naim"
turn = 1
round = 3
pool = 1
[[seat]]
points = {mine}
hand = ["gedig-1"]
[[seat]]
points = {theirs}
hand = []
"""


def test_the_last_of_a_round_may_do_without_a_duel(shell: Shell, tmp_path: Path) -> None:
    table = Sitting(shell, tmp_path, text=LAST_POINT.format(mine=2, theirs=9))
    said = table.types("1", "", "2")
    assert "2  No DUEL" in said.out
    assert table.chosen()[1] == "no-challenge"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_challenge_is_answered_with_a_wager(shell: Shell, tmp_path: Path, lang: str) -> None:
    table = Sitting(shell, tmp_path, lang, LAST_POINT.format(mine=3, theirs=4))
    said = table.types("1", "", "1", "5", "2")
    asked = {"en": "Type a number from 2 to 4.", "id": "Ketik angka dari 2 sampai 4."}
    assert said.out.count(asked[lang]) == 2
    assert table.chosen()[1] == "answer 2"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_single_choice_is_made_by_itself_and_said(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    only = {"en": "The only choice: Draw", "id": "Satu-satunya pilihan: Ambil"}[lang]
    assert only not in Sitting(shell, tmp_path, lang).types().out
    table = Sitting(shell, tmp_path, lang, HEAD + "[[seat]]\nhand = []\n" * 3)
    assert only in table.types().out
    assert table.chosen()[0] == "draw"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_and_every_card_can_be_read_at_any_prompt(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    typed = ("?", "? 1", "?kebut", "? rojali", "? leha", "??", "?-", "? nobody")
    table = Sitting(shell, tmp_path, lang)
    said = table.types(*typed)
    for word in ("314", "Kebut ←→", "Kebut →↓", "Bang Rojali", "Mpok Leha", "Ondel-ondel"):
        assert word in said.out
    assert "“nobody”" in said.out
    assert table.chosen() == []


def test_cards_are_named_by_numbers_with_or_without_spaces() -> None:
    hand = [50, 60, 70]
    assert read_cards("3 1", hand) == [70, 50]
    assert read_cards("31", hand) == [70, 50]
    assert read_cards("3,1", hand) == [70, 50]
    assert read_cards("3 1 1", hand) == [70, 50, 50]


def test_numbers_of_a_big_hand_need_spaces() -> None:
    hand = list(range(100, 112))
    assert read_cards("12 1", hand) == [111, 100]
    assert read_cards("12", hand) == [111]
    assert read_cards("314", hand) is None


@pytest.mark.parametrize("text", ["", "x", "4", "0", "1x", "-1", "1.5", "٣", "9" * 5000])
def test_what_is_no_number_of_a_card_names_none(text: str) -> None:
    assert read_cards(text, [50, 60, 70]) is None
