"""Packs, word lists, records, sums and counts of Spell from the Future on the command line."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from gelanggang.games import load_rules
from gelanggang.games.spell_future.reading import default_folder, load_pack
from gelanggang.lab.played import Played
from gelanggang.lab.simulate import Plan, simulate
from gelanggang.start import match as start_match
from gelanggang.start import verify
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, files_in, scenario

GAME = "spell-from-the-future"
WORDS = ["roti,Roti,Bread", "susu,Susu,Milk", "kopi,Kopi,Coffee", "teh,Teh,Tea"]
WORDS += ["nasi,Nasi,Rice", "garam,Garam,Salt", "gula,Gula,Sugar", "apel,Apel,Apple"]
WORDS += ["lebah,Lebah,Bee", "minyak,Minyak,Oil", "biskuit,Biskuit,Biscuit", "lampu,Lampu,Lamp"]


def word_list(folder: Path, name: str = "kata.csv", old: str = "", new: str = "") -> Path:
    """A teacher's list, with one thing changed."""
    path = folder / name
    path.write_text("\n".join(["id,indonesia,english", *WORDS]).replace(old, new, 1 if old else 0))
    return path


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    """A copy of our pack with one thing changed."""
    copy = folder / "pack"
    shutil.copytree(default_folder(), copy)
    text = (copy / file).read_text(encoding="utf-8")
    assert old in text
    (copy / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return copy


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_counts_the_cards(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, "pack", "check", default_folder())
    label = load_rules(GAME).label
    assert said.code == 0
    for word in (GAME, label.name, label.digest, "22", "8", "10", "36", "72"):
        assert word in said.out
    assert {"id": "menebak", "en": "guess"}[lang] not in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_tells_every_card_in_both_languages(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, "pack", "show", "--game", GAME)
    assert said.code == 0
    pack = load_pack(default_folder())
    for names in (*pack.beast_names, *pack.mind_names, *pack.colour_names):
        assert names[LANGUAGES.index(lang)] in said.out
    for names in pack.word_names:
        assert names[0] in said.out
        assert names[1] in said.out
    two, three, four, five = pack.beast_health[pack.beasts.index("burung-hantu-hologram")]
    assert f"{two}*/{three}/{four}*/{five}*" in said.out, "one column is the rulebook’s"
    assert "Lebah / Bee*" in said.out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_list_can_be_checked_shown_and_played(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    path = word_list(tmp_path)
    guess = {"id": "hanya bisa menebak", "en": "can only guess"}[lang]
    checked = shell("--lang", lang, "pack", "check", path, "--game", GAME)
    assert checked.code == 0
    assert guess in checked.out
    assert shell("--lang", lang, "pack", "check", path).out == checked.out
    shown = shell("--lang", lang, "pack", "show", path)
    assert "Roti / Bread " in shown.out
    played = shell("--lang", lang, "play", "--pack", path)
    assert played.code == 0
    assert played.out.count(guess) == 1
    assert shell("--lang", lang, "play", GAME).out.count(guess) == 0


def test_a_word_list_whose_words_are_ours_is_not_guessed_at(shell: Shell, tmp_path: Path) -> None:
    pack = load_pack(default_folder())
    path = tmp_path / "ours.csv"
    rows = zip(pack.words[:12], pack.word_names[:12], strict=True)
    path.write_text("\n".join(f"{word};{names[0]};{names[1]}" for word, names in rows))
    assert "guess" not in shell("--lang", "en", "pack", "check", path).out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("susu,Susu,Milk", "susu,,Milk", ["3", "2"]),
        ("susu,Susu,Milk", "susu,Roti,Milk", ["3", "2", "Roti"]),
        ("susu,Susu,Milk", "susu,Susu", ["3", "3"]),
        ("susu,Susu,Milk", "Susu!,Susu,Milk", ["3", "1", "Susu!"]),
        ("\nlampu,Lampu,Lamp", "", ["11"]),
    ],
)
def test_a_broken_word_list_is_refused_with_file_row_and_column(
    shell: Shell, tmp_path: Path, lang: str, old: str, new: str, named: list[str]
) -> None:
    path = word_list(tmp_path, old=old, new=new)
    for words in (["pack", "check"], ["pack", "show"], ["play", GAME, "--pack"]):
        shell("--lang", lang, *words, path).complains_about(str(path), *named)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_word_list_is_of_no_use_to_the_other_game(
    shell: Shell, tmp_path: Path, lang: str
) -> None:
    path = word_list(tmp_path)
    for words in (("pack", "check", path, "--game"), ("play", "--pack", path)):
        shell("--lang", lang, *words, "jawara-beksi").complains_about(str(path), GAME)


def test_diff_of_word_lists_tells_words(shell: Shell, tmp_path: Path) -> None:
    one = word_list(tmp_path)
    other = word_list(tmp_path, "other.csv", "Milk", "Cow milk")
    said = shell("--lang", "en", "pack", "diff", one, other)
    assert said.code == 1
    assert said.out == "word: susu.name_en changed from Milk to Cow milk\n"
    same = word_list(tmp_path, "same.csv")
    assert shell("pack", "diff", one, same).code == 0
    assert "word: roti" in shell("pack", "diff", default_folder(), one).out


def test_diff_of_folders_tells_every_file(shell: Shell, tmp_path: Path) -> None:
    copy = changed(tmp_path, "beast.toml", "damage = 1", "damage = 2")
    said = shell("--lang", "en", "pack", "diff", default_folder(), copy)
    assert said.code == 1
    assert said.out == "beast: kunang-neon.damage changed from 1 to 2\n"


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("file", "old", "new", "key"),
    [
        ("beast.toml", 'do = "tokens"', 'do = "fly"', "card[kunang-neon].if_defeated[0].do"),
        ("table.toml", "easy = [2, 3, 1, 1]", "easy = [2, 3, 1]", "line_up.easy"),
        ("pack.toml", "beast = 22", "beast = 21", "count.beast"),
        ("pack.toml", 'game = "spell-from-the-future"', 'game = "chess"', "game"),
    ],
)
def test_a_broken_pack_is_refused_with_its_folder_file_and_key(
    shell: Shell, tmp_path: Path, lang: str, file: str, old: str, new: str, key: str
) -> None:
    pack = changed(tmp_path, file, old, new)
    for words in (
        ["pack", "check"],
        ["play", GAME, "--pack"],
        ["sim", GAME, "--pack"],
        ["perft", GAME, "--depth", "1", "--pack"],
        ["balance", "--pack"],
    ):
        shell("--lang", lang, *words, pack).complains_about(str(pack / file), key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sums_of_a_simulation_speak_of_days(shell: Shell, lang: str) -> None:
    said = shell("--lang", lang, "sim", GAME, "--players", "3", "--games", "3", "--seed", "s")
    assert (said.code, said.err) == (0, "")
    for word in {"id": ("Hari per", "Village bertahan"), "en": ("days a", "the Village")}[lang]:
        assert word in said.out


def test_json_of_a_simulation_has_the_same_keys_and_the_village(shell: Shell) -> None:
    words = ("--games", "8", "--seed", "s", "--json")
    found = json.loads(shell("sim", GAME, "--players", "3", "--bots", "pemimpi", *words).out)
    other = json.loads(shell("sim", "jawara-beksi", *words).out)
    assert list(found) == [*other, "village_stood"]
    games: list[Played] = []
    simulate(Plan(GAME, 3, 8, "s", ("pemimpi",) * 3), each=games.append)
    won = sum(any(game.shares) for game in games)
    assert found["village_stood"] == won / 8
    assert found["mean_rounds"] == sum(game.rounds for game in games) / 8
    days = sum(game.rounds for game in games)
    assert found["turns_per_round"] == pytest.approx(found["decisions"] / days, abs=0.001)
    assert found["stuck"] == 0


@pytest.mark.slow
def test_every_record_is_written_and_can_be_told(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    said = shell(
        "sim", GAME, "--games", "2", "--seed", "s", "--records", folder, "--bots", "pemimpi"
    )
    assert said.code == 0
    assert files_in(folder) == ["0.json", "1.json"]
    for path in folder.iterdir():
        assert verify(path).outcome is not None
        for lang in LANGUAGES:
            assert shell("--lang", lang, "verify", path).code == 0
            for seat in ("1", "2", "all"):
                told = shell("--lang", lang, "replay", path, "--seat", seat)
                assert told.code == 0


def test_verify_tells_when_nobody_has_won(shell: Shell, tmp_path: Path) -> None:
    folder = tmp_path / "records"
    words = ("--option", "difficulty=very-hard", "--players", "5", "--records", folder)
    shell("sim", GAME, "--games", "3", "--seed", "s", *words)
    outcomes = {path: verify(path).outcome for path in folder.iterdir()}
    lost = [path for path, one in outcomes.items() if one is not None and not one.winners]
    said = shell("--lang", "en", "verify", lost[0])
    assert "Outcome: won by nobody (" in said.out


@pytest.mark.parametrize("players", [2, 3, 5])
def test_perft_counts_the_paths_that_can_really_be_played(shell: Shell, players: int) -> None:
    words = ("--depth", "3", "--seed", "p", "--players", str(players), "--json")
    counts = json.loads(shell("perft", GAME, *words).out)["counts"]
    match = start_match(GAME, players, seed="p")
    first = len(match.legal(next(iter(match.pending()))))
    paths = [first, 0, 0]
    for i in range(first):
        after = start_match(GAME, players, seed="p")
        (seat,) = after.pending()
        after.play(seat, after.legal(seat)[i])
        seat = next(iter(after.pending()))
        offers = after.legal(seat)
        paths[1] += len(offers)
        if len(offers) == 2:
            paths[2] += 2 * (7 * 251 + 379)
    assert counts[:2] == paths[:2]
    if paths[2]:
        assert counts[2] == paths[2]


def test_perft_of_a_mystic_day_counts_placements_without_making_them(
    shell: Shell, tmp_path: Path
) -> None:
    file = scenario(tmp_path, f'game = "{GAME}"\nplayers = 3\nbeasts = ["kucing-cermin"]\n')
    said = shell("perft", GAME, "--scenario", file, "--depth", "2", "--json")
    assert json.loads(said.out)["counts"] == [2, 2 * 6931]
