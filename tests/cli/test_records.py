"""`gelanggang replay` and `gelanggang verify`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gelanggang.games import load_rules
from gelanggang.start import open_record
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, changed_pack, our_pack


@pytest.mark.parametrize("lang", LANGUAGES)
def test_verify_tells_what_it_has_checked(shell: Shell, record: Path, lang: str) -> None:
    said = shell("--lang", lang, "verify", record)
    assert said.code == 0
    words = {
        "id": ("Isi file", "Paket kartu", "Pilihan", "Hasil", "Benih"),
        "en": ("Contents", "Pack of cards", "Choices", "Outcome", "Seed"),
    }
    for word in words[lang]:
        assert word in said.out
    assert str(len(open_record(record).choices)) in said.out


def test_verify_takes_the_pack_of_a_folder(shell: Shell, record: Path) -> None:
    assert shell("verify", record, "--pack", our_pack()).code == 0


def test_verify_tells_of_a_game_that_was_not_finished(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    shell("play", "--seed", "1", "--save", file)
    said = shell("--lang", "en", "verify", file)
    assert said.code == 0
    assert "has not been finished" in said.out


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seat", [None, "1", "2", "all"])
def test_replay_tells_every_choice_as_a_step(
    shell: Shell, record: Path, lang: str, seat: str | None
) -> None:
    said = shell("--lang", lang, "replay", record, *(("--seat", seat) if seat else ()))
    assert said.code == 0
    steps = len(open_record(record).choices)
    place = {"id": "langkah {} dari {}", "en": "step {} of {}"}[lang]
    for step in range(steps + 1):
        assert place.format(step, steps) in said.out


def test_a_chair_hears_its_own_cards_only(shell: Shell, record: Path) -> None:
    watched = shell("--lang", "en", "replay", record).out
    seated = shell("--lang", "en", "replay", record, "--seat", "1").out
    everything = shell("--lang", "en", "replay", record, "--seat", "all").out
    assert "Player 1 draws 3 Action cards." in watched
    assert "You draw " in seated
    assert "Player 2 draws 3 Action cards." in seated
    assert "draws 3 Action cards." not in everything


def test_stepping_goes_forwards_and_backwards(shell: Shell, record: Path) -> None:
    said = shell.at_a_terminal(
        *("--lang", "en", "replay", record, "--step"), typed="\nn\nb\nb\nb\nq\n"
    )
    steps = [
        int(line.split("step ")[1].split()[0]) for line in said.out.splitlines() if "step " in line
    ]
    assert steps == [0, 1, 2, 1, 0, 0]
    assert said.out.endswith("Goodbye.\n")


def test_stepping_ends_after_the_last_step(shell: Shell, record: Path) -> None:
    said = shell.at_a_terminal("replay", record, "--step", typed="\n" * 2000)
    assert said.code == 0
    assert said.out.endswith("Sampai jumpa.\n")


def test_stepping_without_a_person_tells_everything(shell: Shell, record: Path) -> None:
    assert shell("replay", record, "--step").out == shell("replay", record).out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["replay", "verify"])
class TestABadRecord:
    """One sentence that names the file, exit code 2, nothing told."""

    def test_that_does_not_exist(
        self, shell: Shell, tmp_path: Path, lang: str, command: str
    ) -> None:
        file = tmp_path / "nothing.json"
        shell("--lang", lang, command, file).complains_about(str(file))

    def test_that_was_cut_short(self, shell: Shell, record: Path, lang: str, command: str) -> None:
        text = record.read_text()
        record.write_text(text[: len(text) // 2])
        shell("--lang", lang, command, record).complains_about(str(record))

    def test_that_was_edited(self, shell: Shell, record: Path, lang: str, command: str) -> None:
        record.write_text(record.read_text().replace('"draw"', '"end"', 1))
        shell("--lang", lang, command, record).complains_about(str(record))

    def test_that_is_something_else(
        self, shell: Shell, tmp_path: Path, lang: str, command: str
    ) -> None:
        file = tmp_path / "other.json"
        file.write_text(json.dumps({"format": "other"}))
        shell("--lang", lang, command, file).complains_about(str(file))

    def test_that_was_made_with_another_pack(
        self, shell: Shell, record: Path, tmp_path: Path, lang: str, command: str
    ) -> None:
        pack = changed_pack(tmp_path, "action.toml", "score = 2", "score = 3")
        said = shell("--lang", lang, command, record, "--pack", pack)
        label = load_rules("jawara-beksi").label
        said.complains_about(str(record), f"{label.name} {label.version}")


@pytest.mark.parametrize("seat", ["0", "3", "x", "-1", "9" * 5000])
def test_replay_refuses_a_chair_that_is_not_there(shell: Shell, record: Path, seat: str) -> None:
    shell("replay", record, f"--seat={seat}").complains_about("--seat")
