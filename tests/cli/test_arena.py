"""`gelanggang arena` as a person types it."""

from __future__ import annotations

import json
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from gelanggang.lab.arena import Contest, compete
from gelanggang.lab.unit import Unit
from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, changed_pack, files_in
from tests.editions import first_edition

pytestmark = pytest.mark.slow

GAME = "jawara-beksi"
SPELL = "spell-from-the-future"
ARENA = ("arena", GAME, "--bots", "anak-baru,random", "--seed", "s")
EXACT = (*ARENA, "--no-times", "--json")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "bots"), [(GAME, "1,random,random,random"), (SPELL, "pemimpi,pemimpi,random")]
)
def test_the_standing_is_shown_as_tables(shell: Shell, lang: str, game: str, bots: str) -> None:
    said = shell("--lang", lang, "arena", game, "--bots", bots, "--units", "2", "--seed", "s")
    assert (said.code, said.err) == (0, "")
    wanted = {
        "id": ["bagian menang (95 %)", "selisih", "kursi 3", "95 % dalam", "ordinal"],
        "en": ["share of wins (95 %)", "margin", "seat 3", "95 % within", "ordinal"],
    }[lang]
    for word in wanted:
        assert word in said.out
    assert ("Village" in said.out) == (game == SPELL)
    assert max(map(len, said.out.splitlines())) <= 80


def test_json_has_all_that_was_promised(shell: Shell) -> None:
    words = ("--bots", "pemimpi,random,random", "--units", "3", "--seed", "s", "--json")
    found = json.loads(shell("arena", SPELL, *words, "--difficulty", "easy").out)
    assert found["line_up"] == ["pemimpi", "random", "random"]
    assert found["players"] == 3
    assert (found["units"], found["planned_units"], found["games"]) == (3, 3, 9)
    assert found["seeds"] == ["s/0", "s/2"]
    assert found["options"]["difficulty"] == "easy"
    assert len(found["pack_digest"]) == 64
    assert found["stuck"] == 0
    assert found["interrupted"] is False
    assert found["longest_round"] <= found["longest_game"] <= found["decisions"]
    assert set(found["village_stood"]) == {"share", "interval"}
    assert set(found["machine"]) == {"machine", "system", "python", "compiled"}
    for entry in found["entries"]:
        low, high = entry["interval"]
        assert 0 <= low <= entry["share"] <= high <= 1
        assert len(entry["share_by_seat"]) == 3
        assert entry["margin_interval"][0] <= entry["margin"] <= entry["margin_interval"][1]
    mind, random = found["bots"]
    assert (mind["entries"], random["entries"]) == (1, 2)
    times = mind["milliseconds"]
    assert 0 < times["p50"] <= times["p95"] <= times["max"]
    assert set(found["ratings"]["pemimpi"]) == {"mu", "sigma", "ordinal"}


def test_without_times_the_same_command_gives_the_same_bytes(shell: Shell, tmp_path: Path) -> None:
    said = shell(*EXACT, "--units", "4")
    assert "milliseconds" not in said.out
    assert shell(*EXACT, "--units", "4", "--jobs", "2") == said
    assert shell(*EXACT, "--units", "4", "--keep", tmp_path / "k") == said


def test_the_same_command_goes_on_where_it_stopped(shell: Shell, tmp_path: Path) -> None:
    keep = ("--keep", tmp_path / "kept")
    shell(*EXACT, *keep, "--units", "2")
    kept = (tmp_path / "kept").read_bytes()
    (tmp_path / "kept").write_bytes(kept[:-20])
    assert shell(*EXACT, *keep, "--units", "5") == shell(*EXACT, "--units", "5")
    assert (tmp_path / "kept").read_bytes().startswith(kept)
    # Fewer units than were kept: the first of them, and nothing is lost.
    grown = (tmp_path / "kept").read_bytes()
    assert shell(*EXACT, *keep, "--units", "2") == shell(*EXACT, "--units", "2")
    assert (tmp_path / "kept").read_bytes() == grown


def test_a_kept_contest_knows_its_seed(shell: Shell, tmp_path: Path) -> None:
    words = ("arena", GAME, "--bots", "anak-baru,random", "--units", "1", "--json", "--no-times")
    said = shell(*words, "--keep", tmp_path / "kept")
    assert shell(*words, "--keep", tmp_path / "kept") == said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--seed", "t"], ["seed", "s", "t"]),
        (["--bots", "random,anak-baru"], ["bots", "anak-baru"]),
        (["--rounds", "4"], ["options", "4", "3"]),
        (["--no-times"], ["times", "true", "false"]),
    ],
)
def test_a_file_of_another_contest_is_refused(
    shell: Shell, tmp_path: Path, lang: str, words: list[str], named: list[str]
) -> None:
    keep = ("--units", "1", "--keep", tmp_path / "kept")
    shell(*ARENA, *keep)
    shell("--lang", lang, *ARENA, *keep, *words).complains_about(str(tmp_path / "kept"), *named)


def test_other_cards_are_another_contest(shell: Shell, tmp_path: Path) -> None:
    keep = ("--units", "1", "--keep", tmp_path / "kept")
    shell(*ARENA, *keep, "--pack", first_edition("jawara-beksi"))
    pack = changed_pack(tmp_path, "table.toml", "judge_points = 3", "judge_points = 4")
    shell(*ARENA, *keep, "--pack", pack).complains_about("pack_digest")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_damaged_file_is_refused(shell: Shell, tmp_path: Path, lang: str) -> None:
    path = tmp_path / "kept"
    path.write_text("mine\n")
    shell("--lang", lang, *ARENA, "--keep", path).complains_about(str(path))
    assert path.read_text() == "mine\n"
    shell("--lang", lang, *ARENA, "--keep", tmp_path).complains_about(str(tmp_path))
    nowhere = tmp_path / "nowhere" / "kept"
    shell("--lang", lang, *ARENA, "--keep", nowhere).complains_about(str(nowhere))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_interruption_shows_what_there_is(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    def interrupted(one: Contest, numbers: range, jobs: int) -> Generator[Unit, None, None]:
        yield from compete(one, numbers[:2], jobs)
        raise KeyboardInterrupt

    keep = ("--units", "4", "--keep", tmp_path / "kept")
    with monkeypatch.context() as patch:
        patch.setattr("gelanggang.cli.arena.compete", interrupted)
        said = shell("--lang", lang, *ARENA, "--no-times", *keep)
        assert (said.code, said.err) == (130, "")
        assert {"id": "untuk melanjutkan", "en": "The same command"}[lang] in said.out
        assert "--keep" in shell("--lang", lang, *ARENA, "--units", "4").out
        partial = json.loads(shell(*EXACT, "--units", "9").out)
        assert (partial["interrupted"], partial["units"], partial["planned_units"]) == (True, 2, 9)
    assert shell(*EXACT, *keep) == shell(*EXACT, "--units", "4")


def test_an_interruption_before_the_first_unit_just_leaves(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(one: Contest, numbers: range, jobs: int) -> Generator[Unit, None, None]:
        yield from compete(one, numbers[:0], jobs)
        raise KeyboardInterrupt

    monkeypatch.setattr("gelanggang.cli.arena.compete", interrupted)
    said = shell("--lang", "en", *ARENA)
    assert (said.code, said.err) == (130, "Goodbye.\n")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_without_the_package_for_it_there_are_no_ratings(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    monkeypatch.delitem(sys.modules, "gelanggang.lab.rating", raising=False)
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    said = shell("--lang", lang, *ARENA, "--units", "1")
    assert (said.code, said.err) == (0, "")
    assert "pip install gelanggang[lab]" in said.out
    assert "ordinal" not in said.out
    assert json.loads(shell(*EXACT, "--units", "1").out)["ratings"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3])
def test_all_pairs_make_a_matrix(shell: Shell, lang: str, players: int, tmp_path: Path) -> None:
    words = ["arena", GAME, "--bots", "random,1", "--all-pairs", "--players", str(players)]
    words += ["--units", "2", "--seed", "s", "--no-times"]
    said = shell("--lang", lang, *words)
    assert said.code == 0
    rows = [line.strip("|").split("|") for line in said.out.splitlines() if line.startswith("|")]
    assert [row[0].strip() for row in rows] == ["bot", "---", "random", "anak-baru"]
    assert rows[2][1].strip() == rows[3][2].strip() == ""
    assert "≥" in rows[2][2]
    assert "≥" in rows[3][1]
    assert "ordinal" in said.out
    kept = shell("--lang", lang, *words, "--keep", tmp_path / "pairs")
    assert kept == said
    assert len(files_in(tmp_path / "pairs")) == {2: 1, 3: 2}[players]
    assert shell("--lang", lang, *words, "--keep", tmp_path / "pairs") == said
    found = json.loads(shell(*words, "--json").out)
    assert [pair["line_up"][0] for pair in found["pairs"]] == ["random", "anak-baru"][: players - 1]
    assert list(found["ratings"]) == ["random", "anak-baru"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["--bots", "genius,random"], ["genius", "random"]),
        (["--bots", "random"], ["2", "4"]),
        (["--bots", "random,"], ["random"]),
        (["--bots", "random,random,random,random,random"], ["5", "4"]),
        (["--units", "0"], ["--units", "0"]),
        (["--units", "many"], ["--units", "many"]),
        (["--players", "3"], ["--players", "2", "3"]),
        (["--all-pairs", "--bots", "anak-baru,1"], ["--all-pairs", "anak-baru,1"]),
        (["--all-pairs", "--bots", "anak-baru"], ["--all-pairs", "anak-baru"]),
        (["--all-pairs", "--players", "5"], ["5", "4"]),
        (["--option", "colour=red"], ["colour"]),
        (["--pack", "nowhere"], ["nowhere"]),
        (["--jobs", "0"], ["--jobs"]),
    ],
)
def test_a_contest_that_cannot_be_held_writes_nothing(
    shell: Shell, tmp_path: Path, lang: str, words: list[str], named: list[str]
) -> None:
    shell("--lang", lang, *ARENA, "--keep", tmp_path / "k", *words).complains_about(*named)
    assert files_in(tmp_path) == []


def test_bots_must_be_named(shell: Shell) -> None:
    shell("arena", GAME).complains_about("--bots")


def test_all_pairs_are_kept_in_a_folder(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "mine"
    path.write_text("mine")
    shell(*ARENA, "--all-pairs", "--keep", path).complains_about(str(path))
    assert path.read_text() == "mine"
