"""A record is true for ever: it is played again with the edition of the cards that it names."""

from __future__ import annotations

from pathlib import Path

import pytest

import gelanggang
from gelanggang import BadInput
from gelanggang.games import GAMES, load_rules
from tests.golden.files import FOLDER
from tests.spell_editions import KEY, ship_next_spell

WORDS = "\n".join(f"kata-{i},Kata {i},Word {i}" for i in "abcdefghijkl")


def kept(path: Path, pack: Path | None = None) -> Path:
    """The record of a game of bots."""
    match = gelanggang.match(KEY, 3, seed="editions", pack=pack)
    match.finish([gelanggang.bot(match.rules, "random") for _ in range(3)])
    path.write_text(match.record().text(), encoding="utf-8")
    return path


def test_the_first_edition_is_kept() -> None:
    digests = [load_rules(KEY, path).label.digest for path in GAMES[KEY].earlier_packs()]
    record = gelanggang.open_record(FOLDER / KEY / "sealed.json")
    assert record.pack_version == "1"
    assert record.pack_digest in digests


def test_an_old_record_is_verified_with_its_own_cards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = kept(tmp_path / "today.json")
    before = gelanggang.verify(today)
    ship_next_spell(tmp_path / "next", monkeypatch)
    for path in (today, FOLDER / KEY / "fast.json", FOLDER / KEY / "sealed.json"):
        again = gelanggang.verify(path)
        record = gelanggang.open_record(path)
        assert again.rules.label.digest == record.pack_digest
        assert again.record().text() == path.read_text("utf-8")
    assert repr(gelanggang.verify(today).log) == repr(before.log)
    fresh = gelanggang.match(KEY, 3)
    assert fresh.rules.label.digest != before.rules.label.digest


def test_an_old_record_with_a_word_list_is_verified_with_the_cards_of_its_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = tmp_path / "kelas.csv"
    words.write_text(WORDS, encoding="utf-8")
    today = kept(tmp_path / "today.json", words)
    ship_next_spell(tmp_path / "next", monkeypatch)
    assert gelanggang.verify(today, words).record().text() == today.read_text("utf-8")
    words.write_text(WORDS.replace("Kata a", "Kata z"), encoding="utf-8")
    with pytest.raises(BadInput) as found:
        gelanggang.verify(today, words)
    assert found.value.code == "record-pack"


def test_a_folder_that_somebody_names_is_taken_at_its_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = kept(tmp_path / "today.json")
    new = ship_next_spell(tmp_path / "next", monkeypatch)
    with pytest.raises(BadInput) as found:
        gelanggang.verify(today, new)
    assert found.value.code == "record-pack"
