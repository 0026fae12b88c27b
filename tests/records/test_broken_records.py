"""Records that were cut, edited, forged or made elsewhere: one clear error that names the file."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import gelanggang
from gelanggang.core.errors import BadInput
from gelanggang.core.record import FORMAT, read_record
from gelanggang.games.jawara_beksi.reading import default_folder, load_pack
from tests.records.forge import forged, refused, true_plain, true_text

FIELDS = sorted(true_plain())

OTHER: dict[str, object] = {
    "format": "gelanggang-record-0",
    "game": "catur",
    "version": 99,
    "pack": "Another edition",
    "pack_version": "another",
    "pack_digest": "0" * 64,
    "seats": 3,
    "options": {"rounds": 4, "without_down": False},
    "chance": "sealed",
    "seed": "another seed",
    "commitment": "0" * 64,
    "scenario": {"turn": 2},
    "choices": [],
    "outcome": None,
}
"""For each field another value of the right type."""


def test_a_true_record_is_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(true_text(), encoding="utf-8")
    assert gelanggang.verify(path).record().text() == true_text()
    # The forger's hand is good: what is refused below is refused for what was changed.
    path.write_text(forged(true_plain()), encoding="utf-8")
    assert gelanggang.verify(path).record().text() == true_text()


def test_all_fields_are_tried() -> None:
    assert sorted(OTHER) == FIELDS


@pytest.mark.parametrize("field", FIELDS)
def test_an_edited_field_is_found(field: str, tmp_path: Path) -> None:
    """Without a new digest, every edit is found as such."""
    plain = json.loads(true_text())
    edited = {**plain, field: OTHER[field]}
    code = refused(json.dumps(edited), tmp_path).code
    expected = {"format": "record-format", "seed": "record-commitment"}
    expected["commitment"] = "record-commitment"
    assert code == expected.get(field, "record-edited")


@pytest.mark.parametrize(
    ("field", "code"),
    [
        ("format", "record-format"),
        ("game", "record-unknown-game"),
        ("version", "record-game"),
        ("pack_digest", "record-pack"),
        ("seats", "record-choice"),
        ("options", "record-outcome|record-choice"),
        ("chance", "record-choice"),
        ("seed", "record-choice"),
        ("scenario", "record-choice"),
        ("choices", "record-outcome"),
        ("outcome", "record-outcome"),
    ],
)
def test_a_forged_field_is_found(field: str, code: str, tmp_path: Path) -> None:
    """Even with a fitting digest, the game must have gone like that."""
    error = refused(forged({**true_plain(), field: OTHER[field]}), tmp_path)
    assert error.code in code.split("|")


@pytest.mark.parametrize("field", [*FIELDS, "digest"])
def test_a_missing_field_is_found(field: str, tmp_path: Path) -> None:
    """But for a scenario: not to speak of it is to have none."""
    if field == "scenario":
        return
    plain = json.loads(true_text())
    del plain[field]
    error = refused(json.dumps(plain), tmp_path)
    if field not in ("format", "commitment", "digest", "outcome", "options"):
        assert (error.code, error.facts.get("key")) == ("record-key", field)


@pytest.mark.parametrize("field", FIELDS)
@pytest.mark.parametrize(
    "value", [None, True, -1, 1.5, "x", [], [1], {}, {"x": 1}, 10**30], ids=json.dumps
)
def test_a_field_of_another_type_is_found(field: str, value: object, tmp_path: Path) -> None:
    """Also when the digest fits; the names of the pack are only there for people to read."""
    plain = true_plain()
    if plain[field] == value or (isinstance(value, str) and field.startswith("pack")):
        return
    if field == "options" and value == {}:
        return  # What is left open is as usual, and so it was in this game.
    if field == "commitment":
        refused(json.dumps({**json.loads(true_text()), field: value}), tmp_path)
    else:
        refused(forged({**plain, field: value}), tmp_path)


@pytest.mark.parametrize(
    "choice",
    [
        None,
        "draw",
        [],
        [0],
        [0, "draw", 1],
        ["0", "draw"],
        [0, 1],
        [0.0, "draw"],
        [-1, "draw"],
        [7, "draw"],
        [10**30, "draw"],
        [0, ""],
        [0, "dance"],
        [0, "combo"],
        [0, "combo no-such-card-1"],
        [0, "combo kebut"],
        [0, "answer -1"],
        [0, "answer ²"],
        [0, "challenge 0 1"],
        [0, "challenge 2 " + "9" * 5000],
        [0, "character \ud800"],
    ],
    ids=lambda choice: ascii(choice)[:40],
)
@pytest.mark.parametrize("place", [0, 20])
def test_a_wrong_choice_is_found(choice: object, place: int, tmp_path: Path) -> None:
    plain = true_plain()
    choices = plain["choices"]
    assert isinstance(choices, list)
    choices[place] = choice
    try:
        text = forged(plain)
    except UnicodeEncodeError:
        # Half a character: no forger can spell that, and we must not stumble over it either.
        text = json.dumps({**plain, "digest": ""})
    error = refused(text, tmp_path)
    assert error.facts.get("key") == f"choices[{place}]" or error.code == "record-edited"


def test_a_seat_is_a_number_and_not_a_truth(tmp_path: Path) -> None:
    """In Python True is 1: it must not pass for the second seat."""
    plain = true_plain()
    choices = plain["choices"]
    assert isinstance(choices, list)
    second = next(one for one in choices if one[0] == 1)
    second[0] = True
    assert refused(forged(plain), tmp_path).code == "record-key"


def test_choices_after_the_end_are_found(tmp_path: Path) -> None:
    plain = true_plain()
    choices = plain["choices"]
    assert isinstance(choices, list)
    count = len(choices)
    choices.append([0, "draw"])
    error = refused(forged(plain), tmp_path)
    assert error.facts["key"] == f"choices[{count}]"
    assert error.facts["refusal"] == "game-over"


def test_a_cut_game_is_found_by_its_outcome(tmp_path: Path) -> None:
    plain = true_plain()
    choices = plain["choices"]
    assert isinstance(choices, list)
    choices.pop()
    assert refused(forged(plain), tmp_path).code == "record-outcome"


def test_another_outcome_is_found(tmp_path: Path) -> None:
    plain = true_plain()
    outcome: Any = plain["outcome"]
    outcome["winners"] = [1 - outcome["winners"][0]]
    assert refused(forged(plain), tmp_path).code == "record-outcome"


def test_a_field_nobody_knows_is_found(tmp_path: Path) -> None:
    """The digest is to cover all that is written in the file."""
    plain = json.loads(true_text())
    plain["note"] = "I won this"
    refused(json.dumps(plain), tmp_path)


def test_a_record_of_another_pack_names_both(tmp_path: Path) -> None:
    folder = tmp_path / "pack"
    shutil.copytree(default_folder(), folder)
    head = folder / "pack.toml"
    ours = load_pack(default_folder()).label.version
    text = head.read_text(encoding="utf-8").replace(f'version = "{ours}"', 'version = "another"')
    head.write_text(text, encoding="utf-8")
    path = tmp_path / "game.json"
    path.write_text(true_text(), encoding="utf-8")
    with pytest.raises(BadInput) as found:
        gelanggang.verify(path, pack=folder)
    assert found.value.code == "record-pack"
    assert found.value.facts["file"] == str(path)
    assert str(found.value.facts["pack"]).endswith(f" {ours}")
    assert str(found.value.facts["given"]).endswith(" another")


def test_a_record_with_a_wrong_scenario_names_the_record(tmp_path: Path) -> None:
    error = refused(forged({**true_plain(), "scenario": {"turn": 9}}), tmp_path)
    assert error.facts["key"] == "turn" or error.facts["key"] == "scenario.turn"


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "null",
        "[]",
        "{}",
        "0",
        '"text"',
        "{",
        '{"format": "' + FORMAT + '"}',
        '{"format": ["' + FORMAT + '"]}',
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 10_000,
        '{"format": NaN}',
        "\ufeff{}",
    ],
    ids=lambda text: repr(text[:20]),
)
def test_what_is_no_record_at_all_is_refused(text: str, tmp_path: Path) -> None:
    refused(text, tmp_path)


@pytest.mark.parametrize("field", ["seed", "game", "pack", "chance", "pack_digest"])
def test_half_a_character_is_refused(field: str, tmp_path: Path) -> None:
    """JSON can spell a text that no file can hold."""
    plain = json.loads(true_text())
    refused(json.dumps({**plain, field: "\ud800"}), tmp_path)


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    assert refused(b"\xff\xfe" + true_text().encode(), tmp_path).code == "unreadable"


def test_a_missing_file_and_a_folder_are_refused(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(BadInput) as found:
            gelanggang.verify(path)
        assert found.value.facts["file"] == str(path)


quick = settings(
    max_examples=300,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.mark.slow
@quick
@given(st.integers(min_value=0, max_value=len(true_text()) - 2))
def test_a_record_cut_short_is_refused(length: int) -> None:
    with pytest.raises(BadInput) as found:
        read_record(true_text()[:length], "game.json")
    assert found.value.code in ("record-cut", "record-format")
    assert found.value.facts["file"] == "game.json"


@quick
@given(
    st.lists(
        st.tuples(st.integers(0, len(true_text().encode()) - 1), st.integers(0, 255)),
        min_size=1,
        max_size=4,
    )
)
def test_edited_bytes_never_raise_anything_else(edits: list[tuple[int, int]]) -> None:
    """A record with other bytes is refused, or it still says the same."""
    data = bytearray(true_text().encode())
    for at, byte in edits:
        data[at] = byte
    check_bytes(bytes(data))


@pytest.mark.slow
@quick
@given(st.integers(0, len(true_text()) - 1), st.integers(0, 40), st.text(max_size=8))
def test_replaced_text_never_raises_anything_else(at: int, length: int, new: str) -> None:
    text = true_text()
    edited = text[:at] + new + text[at + length :]
    check_bytes(edited.encode(errors="replace"))


def check_bytes(data: bytes) -> None:
    """Read and verify such a file, without a disk."""
    try:
        text = data.decode()
    except UnicodeDecodeError:
        return
    try:
        record = read_record(text, "game.json")
    except BadInput as error:
        file = error.facts["file"]
    else:
        file = "game.json" if record.text() == true_text() else "an edited record was read"
    assert file == "game.json"


def test_the_message_of_a_refused_record_is_one_line(tmp_path: Path) -> None:
    error = refused("{", tmp_path)
    assert re.fullmatch(r"[^\n]+", str(error))
