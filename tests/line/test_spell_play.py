"""`gelanggang play spell-from-the-future`: whole games from a pipe, and what the screen shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from gelanggang.games.spell_future.cards import MARKS
from gelanggang.start import verify
from gelanggang.text.catalogue import LANGUAGES
from gelanggang.text.spell_future_cards import SIGNS
from tests.cli.shell import Shell, scenario
from tests.line.spell_table import ORDINARY, PLAY, Sitting, anything


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "seed"), [(2, "pipe"), (4, "3"), (5, "pipe")])
def test_a_whole_game_is_played_from_a_pipe_and_its_record_is_true(
    shell: Shell, tmp_path: Path, lang: str, players: int, seed: str
) -> None:
    file = tmp_path / "game.json"
    said = shell(
        *("--lang", lang, *PLAY, "--players", str(players), "--difficulty", "easy"),
        *("--seed", seed, "--save", file),
        typed=anything(),
    )
    assert (said.code, said.err) == (0, "")
    match = verify(file)
    assert match.seats == players
    assert match.options == {"difficulty": "easy"}
    assert match.outcome is not None
    days = [told.full.kind for told in match.log].count("day")
    title = {"id": "Hari {} dari 7", "en": "Day {} of 7"}[lang]
    for day in range(1, days + 1):
        assert title.format(day) in said.out
    if players == 4:
        assert "✦ Mystic" in said.out
    narrated = shell("--lang", lang, "replay", file, "--seat", "all")
    assert narrated.code == 0
    assert shell("--lang", lang, "verify", file).code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_by_itself_it_is_you_and_two_bots_on_normal(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, *PLAY)
    assert said.code == 0
    for word in ("Spell from the Future", "Normal", "Sari", "Dodi"):
        assert word in said.out
    assert "Jaka" not in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_shows_all_that_is_needed_to_place_tokens(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    said = Sitting(shell, tmp_path, lang).types()
    words = {
        "id": "Hari 2 dari 7|Burung Hantu Hologram|Health 7|Dadu 2: para Mage|A Lebah|"
        "Pikiran Terpusat|Kamu 4/1",
        "en": "Day 2 of 7|Hologram Owl|health 7|Die 2: the mages|A Bee|Mind of Focus|You 4/1",
    }
    common = ["1st Mage: Sari", "███████░░░ 7/10", " (Sari)", " (Dodi)"]
    for word in words[lang].split("|") + common:
        assert word in said.out, word
    assert {"id": "Bergema", "en": "Echo"}[lang] not in said.out, "a Mind card that was played"
    assert "251" not in said.out


def test_every_mark_of_a_colour_has_a_sign_of_one_column() -> None:
    assert list(SIGNS) == MARKS
    assert len(set(SIGNS.values())) == len(MARKS)
    assert {cell_len(sign) for sign in SIGNS.values()} == {1}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_reveal_is_told_in_order_and_vp_come_last(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    said = Sitting(shell, tmp_path, lang).types("A2 D-1 1", "")
    told = " ".join(said.out.split("Enter: ")[-1].split())
    order = {
        "id": r"Kamu membuka Pikiran Terpusat|Sari membuka|Dodi membuka|A \(Lebah\)|"
        "Bersama, para Mage|Health 7|Kamu (tidak )?dapat|Hari 3 dari 7",
        "en": r"You reveal Mind of Focus|Sari reveals|Dodi reveals|A \(Bee\)|"
        "Together the mages|health 7|You earn|Day 3 of 7",
    }[lang]
    assert re.search(order.replace("|", ".*?"), told), told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_long_reveal_waits_for_a_person_but_not_for_a_pipe(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    file = scenario(tmp_path, ORDINARY)
    words = ("--lang", lang, "play", "--scenario", file, "--seed", "1")
    pause = {"id": "Enter: lanjut", "en": "Enter: go on"}[lang]
    assert pause not in shell(*words, typed="A2 1\n\n").out
    seen = shell.at_a_terminal(*words, typed="A2 1\n\n\nq\n").out
    assert seen.count(pause) == 1
    assert seen.index(pause) < seen.index({"id": "Hari 3 dari", "en": "Day 3 of"}[lang])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_at_a_small_terminal_the_table_does_not_scroll(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    file = scenario(tmp_path, ORDINARY)
    said = shell.at_a_terminal("--lang", lang, "play", "--scenario", file, typed="")
    lines = said.out.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("── ") and "2" in line)
    shown = [line for line in lines[start:] if not line.startswith(("Goodbye", "Sampai"))]
    assert len(shown) <= 24, said.out
    assert max(len(line) for line in shown) <= 80
