"""Pictures go where they are wanted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.folder import wanted


def test_pictures_go_into_the_folder_that_is_named(tmp_path: Path) -> None:
    assert wanted(tmp_path / "usual", [str(tmp_path / "own")]) == tmp_path / "own"
    assert wanted(tmp_path / "usual", []) == tmp_path / "usual"
    assert sorted(one.name for one in tmp_path.iterdir()) == ["own", "usual"]


def test_who_asks_how_gets_no_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit):
        wanted(tmp_path / "usual", ["--help"])
    assert "folder" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
