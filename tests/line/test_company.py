"""Several people at one screen: nobody sees what another may not know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gelanggang.line.screen import CLEAR
from gelanggang.start import open_record, verify
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Said, Shell, anything, scenario
from tests.line.spell_table import PLAY
from tests.line.spell_table import anything as any_spell

HAND_OVER = re.compile(r"── (?:HAND OVER TO|OPER LAYAR KE) (.+?), ")
SPELL = """
game = "spell-from-the-future"
players = 3
mage = 1
beasts = ["burung-hantu-hologram", "kucing-cermin"]
words = ["lebah", "biskuit"]
colours = ["kuning", "merah", "cokelat", "biru"]
dice = [2, 5]
"""


def scenes(said: Said) -> list[tuple[str, str]]:
    """All that stood on the screen between two clears, and after whose hand-over."""
    shown: list[tuple[str, str]] = []
    holder = ""
    for text in said.out.split(CLEAR):
        shown.append((holder, text))
        called = HAND_OVER.findall(text)
        assert len(called) <= 1, text
        # Nothing is asked on a screen that calls for somebody.
        holder = called[0] if called else ""
    return shown


def test_a_choice_is_gone_from_the_screen_before_the_next_one_looks(
    shell: Shell, tmp_path: Path
) -> None:
    file = scenario(tmp_path, SPELL)
    said = shell.at_a_terminal(
        *("--lang", "en", "play", "--scenario", file, "--seed", "1", "--names", "Sari,Dodi,Wati"),
        typed="\n1\n\n2\n\nA2 -C1 1\n\n\nB1 -D2 2\n\n\nA3 3\n\n\n",
    )
    shown = scenes(said)
    assert [holder for holder, _ in shown] == [
        *("", "SARI", "", "DODI", "", "SARI", "", "DODI", "", "WATI", "", "DODI")[: len(shown)]
    ]
    first, second, third = shown[5][1], shown[7][1], shown[9][1]
    assert "A (Bee) +2 · C (Fast food restaurant) −1 · Mind of Focus" in first
    assert "B (Oil) +1 · D (Biscuit) −2 · Offensive Mind" in second
    assert "(Bee) +2" not in second + third
    assert "(Biscuit) −" not in third
    # Now all may look: choices are told by names, and to nobody in particular.
    reveal = next(text for _, text in shown[10:] if "Sari reveals" in text)
    assert "Dodi reveals Offensive Mind." in reveal
    assert "You" not in reveal
    assert "Day 2 of 7" not in reveal, "the next day waits for the one who is asked"


def test_colours_in_a_hand_are_seen_by_their_drawer_alone(shell: Shell, tmp_path: Path) -> None:
    file = scenario(tmp_path, SPELL)
    said = shell.at_a_terminal(
        *("--lang", "en", "play", "--scenario", file, "--seed", "1", "--people", "3"),
        typed="\n1\n\n1\n\nA2 1\n\n\nA2 1\n\n\nA2 1\n\n",
    )
    for holder, text in scenes(said)[:-2]:
        for player, mine in (("PLAYER 1", ("Yellow", "Red")), ("PLAYER 2", ("Brown", "Blue"))):
            hidden = [name for name in mine if f"{name} (Player" not in text]
            if holder == player:
                continue
            for name in hidden:
                assert name not in text, (holder, text)


JAWARA = """
game = "jawara-beksi"
players = 3
judge = "bang-rojali"
turn = 1
[[seat]]
character = "bang-madun"
hand = ["cauk-1", "bandut-1", "piala"]
[[seat]]
character = "mpok-leha"
hand = ["kebut-1", "salam-1", "toya"]
[[seat]]
character = "bang-miun"
hand = ["ketok-1", "gedig-1", "pibu"]
"""
HANDS = {
    "SARI": ("Cauk", "Bandut", "Piala"),
    "DODI": ("Kebut", "Salam", "Toya"),
    "WATI": ("Ketok", "Gedig", "Pibu"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_of_jawara_beksi_is_seen_by_its_player_alone(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    file = scenario(tmp_path, JAWARA)
    said = shell.at_a_terminal(
        *("--lang", lang, "play", "--scenario", file, "--seed", "3", "--names", "Sari,Dodi,Wati"),
        typed="\nd\ne\n" * 3,
    )
    seen = dict.fromkeys(HANDS, "")
    for holder, text in scenes(said):
        for player, hand in HANDS.items():
            if player == holder:
                seen[player] += text
            else:
                assert [card for card in hand if card in text] == [], (holder, text)
    for player, hand in HANDS.items():
        for card in hand:
            assert card in seen[player]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["jawara-beksi", "spell-from-the-future"])
def test_a_whole_game_of_people_is_played_and_its_record_is_true(
    shell: Shell, tmp_path: Path, lang: str, game: str
) -> None:
    file = tmp_path / "game.json"
    typed = any_spell() if game == "spell-from-the-future" else anything()
    said = shell(
        *("--lang", lang, "play", game, "--people", "2", "--players", "3"),
        *("--seed", "people", "--save", file),
        typed=typed,
    )
    assert (said.code, said.err) == (0, "")
    match = verify(file)
    assert match.seats == 3
    assert match.outcome is not None
    called = {"id": "OPER LAYAR KE PEMAIN {}", "en": "HAND OVER TO PLAYER {}"}[lang]
    assert called.format(1) in said.out
    assert called.format(2) in said.out
    assert called.format(3) not in said.out
    assert CLEAR not in said.out, "a pipe has nothing to clear"


def test_one_person_is_never_asked_to_hand_over(shell: Shell) -> None:
    for words in (("play", "jawara-beksi"), PLAY, (*PLAY, "--people", "1")):
        said = shell.at_a_terminal("--lang", "en", *words, "--seed", "1", typed="1\n1\n1\n")
        assert "HAND OVER" not in said.out
        assert CLEAR not in said.out


def test_what_was_typed_cannot_be_called_back(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    forgotten: list[bool] = []
    monkeypatch.setattr(
        "gelanggang.line.screen.readline.clear_history", lambda: forgotten.append(True)
    )
    shell.at_a_terminal(*PLAY, "--people", "2", "--seed", "1", typed="\n1\n\n1\n\n")
    assert len(forgotten) >= 3


def test_who_is_called_may_leave(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    said = shell("--lang", "en", *PLAY, "--people", "2", "--save", file, typed="q\n")
    assert said.code == 0
    assert "Goodbye." in said.out
    assert open_record(file).choices == []


def test_people_and_bots_have_names_of_their_own(shell: Shell) -> None:
    said = shell("--lang", "en", *PLAY, "--names", "Dodi, sari", "--players", "5")
    assert "Dodi, sari, Jaka, Wati and Budi" in said.out.replace("\n", " ")
    alone = shell("--lang", "en", *PLAY, "--names", "Ayu")
    assert "Ayu 0/0" in alone.out
