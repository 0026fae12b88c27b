"""`gelanggang tune`."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from gelanggang.text.catalogue import LANGUAGES
from tests.cli.shell import Shell, files_in
from tests.lab import toy_games
from tests.lab.toy_games import GAME, Counting, planted

OTHERS = ("--players", "2", "--games", "200", "--seed", "toy")


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A pack with a fault, at a table where games are only pretended."""
    toy_games.pretend(monkeypatch)
    return planted(tmp_path / "mine", 6)


def words(pack: Path, out: Path) -> list[str | Path]:
    targets = pack.parent / "targets.toml"
    return ["tune", GAME, "--pack", pack, "--out", out, "--targets", targets, *OTHERS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_was_found_is_told_and_written(
    shell: Shell, pack: Path, tmp_path: Path, lang: str
) -> None:
    out = tmp_path / "out"
    said = shell("--lang", lang, *words(pack, out))
    assert (said.code, said.err) == (0, "")
    change = {
        "id": "action.toml: card[gedig].score berubah dari 6 menjadi 4",
        "en": "action.toml: card[gedig].score changed from 6 to 4",
    }[lang]
    assert change in said.out
    assert {"id": "Benih baru membenarkannya", "en": "Fresh seeds confirm it"}[lang] in said.out
    page = (out / "tuned.md").read_text("utf-8")
    assert change in page
    assert {"id": "| pemain | angka |", "en": "| players | figure |"}[lang] in page
    told = json.loads((out / "tuned.json").read_text("utf-8"))
    assert told["changes"] == [
        {"file": "action", "key": "card[gedig].score", "before": 6, "after": 4}
    ]
    assert told["tuned"]["version"].endswith("+tune")


def test_the_tuned_pack_differs_in_what_was_said_and_passes(
    shell: Shell, pack: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    shell(*words(pack, out))
    assert shell("pack", "check", out / "pack").code == 0
    differs = shell("--lang", "en", "pack", "diff", pack, out / "pack").out.splitlines()
    assert [line.partition(" changed")[0] for line in differs] == [
        "pack: version",
        "action: gedig.score",
    ]
    for file in files_in(pack):
        old, new = (
            (folder / file).read_text("utf-8").splitlines() for folder in (pack, out / "pack")
        )
        other = [one for one in zip(old, new, strict=True) if one[0] != one[1]]
        assert len(other) == (1 if file in ("action.toml", "pack.toml") else 0)


def test_json_for_programs(shell: Shell, pack: Path, tmp_path: Path) -> None:
    said = shell(*words(pack, tmp_path / "out"), "--json")
    assert json.loads(said.out) == json.loads((tmp_path / "out/tuned.json").read_text("utf-8"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pack_that_is_good_is_left_as_it_is(
    shell: Shell, pack: Path, tmp_path: Path, lang: str
) -> None:
    good, out = planted(tmp_path / "good", 4), tmp_path / "out"
    said = shell("--lang", lang, *words(good, out))
    assert said.code == 0
    assert {"id": "Tidak ada perubahan", "en": "No change within"}[lang] in said.out
    assert shell("pack", "diff", good, out / "pack").code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_interrupts_goes_on_with_the_same_command(
    shell: Shell, pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    whole, out = tmp_path / "whole", tmp_path / "out"
    shell(*words(pack, whole))
    left = Counting(30)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("gelanggang.cli.progress.Stages.played", lambda _, games: left.played(games))
        said = shell("--lang", lang, *words(pack, out))
    assert said.code == 130
    assert str(out / "played.jsonl") in said.err
    assert files_in(out) == ["played.jsonl"]
    # The seed is remembered.
    assert shell(*words(pack, out)[:-2]).code == 0
    for file in files_in(whole):
        if (whole / file).is_file():
            assert (out / file).read_bytes() == (whole / file).read_bytes(), file


def test_a_bar_shows_how_far_it_is(
    shell: Shell, pack: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert "comparing" in shell("--lang", "en", *words(pack, tmp_path / "out")).err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("more", "named"),
    [
        (["--players", "5"], ["--players", "5"]),
        (["--games", "99999999999"], ["--games"]),
        (["--games", "60"], ["60", "100"]),
        (["--runs", "chosen"], ["--runs", "chosen", "drafted"]),
        (["--changes", "0"], ["--changes", "0"]),
        (["--pack", "nowhere"], ["nowhere"]),
        (["--pack", "words.csv"], ["words.csv"]),
        (["--targets", "nowhere.toml"], ["nowhere.toml"]),
        (["--jobs", "2", "--dask", "tcp://host:1"], ["--jobs", "tcp://host:1"]),
    ],
)
def test_what_cannot_be_tuned_is_said_at_once(
    shell: Shell, tmp_path: Path, lang: str, more: list[str], named: list[str]
) -> None:
    out = tmp_path / "out"
    shell("--lang", lang, "tune", GAME, "--out", out, *more).complains_about(*named)
    assert not out.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wrong_bounds_are_named_with_file_and_key(
    shell: Shell, pack: Path, tmp_path: Path, lang: str
) -> None:
    bounds = pack / "bounds.toml"
    bounds.write_text(toy_games.KNOBS.replace('"score"', '"copies"', 1), encoding="utf-8")
    said = shell("--lang", lang, *words(pack, tmp_path / "out"))
    said.complains_about(str(bounds), "knob[0].value", "copies")
    bounds.unlink()
    shell("--lang", lang, *words(pack, tmp_path / "out")).complains_about(str(bounds))


def test_a_game_without_a_report_cannot_be_tuned(shell: Shell, tmp_path: Path) -> None:
    shell("tune", "suit", "--out", tmp_path / "out").complains_about("suit", GAME)


def test_nothing_is_overwritten(shell: Shell, pack: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / "mine").touch()
    shell(*words(pack, out)).complains_about(str(out))
    shell(*words(pack, pack)).complains_about(str(pack))
    assert files_in(out) == ["mine"]


@pytest.mark.slow
def test_a_doubled_score_is_found_and_taken_back_in_real_games(
    shell: Shell, tmp_path: Path
) -> None:
    pack = planted(tmp_path / "pack", 9)
    targets = tmp_path / "targets.toml"
    targets.write_text(
        f'game = "{GAME}"\n[adds]\nleast = -2.25\nmost = 2.25\nwithin = 0.2\n', encoding="utf-8"
    )
    out = tmp_path / "out"
    said = shell(
        *("tune", GAME, "--pack", pack, "--out", out, "--targets", targets, "--jobs", "2"),
        *["--players", "2", "--games", "100", "--changes", "1", "--seed", "real", "--json"],
    )
    told = json.loads(said.out)
    (change,) = told["changes"]
    assert change["key"] == "card[gedig].score"
    assert change["after"] <= 4
    assert told["confirmation"]["verdict"] == "better"
