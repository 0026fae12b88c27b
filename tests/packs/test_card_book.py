"""The card book of the rules pages, in both languages: it says what the shipped pack says."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from gelanggang.games.jawara_beksi.cards import DOWN, Pack
from gelanggang.games.jawara_beksi.reading import default_folder, load_pack
from gelanggang.text.jawara_beksi_cards import ARROWS
from tests.packs.workshop import read_cards
from tests.rules.jawara_beksi.table import Table, lay_toml

PAGES = Path(__file__).parent.parent.parent / "docs" / "rules"
LANGUAGES = ["en", "id"]
YES = {"yes", "boleh"}
BITS = {arrow: bit for bit, arrow in ARROWS.items()}
ROW = re.compile(r"^\| (.+) \|$", re.MULTILINE)


@cache
def pack() -> Pack:
    """The pack that comes with the game."""
    return load_pack(default_folder())


@cache
def rows(language: str) -> list[list[str]]:
    """The rows of all tables of a page."""
    text = (PAGES / f"jawara-beksi.{language}.md").read_text("utf-8")
    return [row.split(" | ") for row in ROW.findall(text)]


def row_of(language: str, card: str, cells: int) -> list[str]:
    """The row of the card book that begins with a card."""
    [found] = [row for row in rows(language) if row[0] == card and len(row) == cells]
    return found


def directions(arrows: str) -> int:
    """Directions from their arrows."""
    return sum(BITS[arrow] for arrow in arrows)


def numbers(text: str) -> set[int]:
    """What a text says in digits, but for the numbers of rules."""
    return {int(digits) for digits in re.findall(r"\d+", re.sub(r"JB-\d+", "", text))}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", read_cards(default_folder(), "action.toml"), ids=lambda c: c["id"])
def test_an_action_card_is_told_as_it_is(language: str, card: dict[str, object]) -> None:
    _, copies, score, told, effect = row_of(language, str(card["name"]), 5)
    first = pack().numbers[f"{card['id']}-1"]
    assert (int(copies), int(score)) == (card["copies"], card["score"])
    found = [directions(one) for one in told.split(" · ")]
    assert found == pack().directions[first : first + int(copies)]
    for op in pack().ops[first]:
        assert not op.n or op.n in numbers(effect)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "card", read_cards(default_folder(), "support.toml"), ids=lambda c: c["id"]
)
def test_a_support_card_is_told_as_it_is(language: str, card: dict[str, object]) -> None:
    _, copies, when, _ = row_of(language, str(card["name"]), 4)
    first = pack().numbers[f"{card['id']}-1"]
    assert int(copies) == card["copies"]
    assert numbers(when) == {op.least for op in pack().ops[first] if op.least}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_examples_of_rows_are_allowed_or_not_as_they_say(language: str) -> None:
    examples = [row for row in rows(language) if len(row) == 3 and row[0][-1] in BITS]
    assert len(examples) >= 5
    for cards, allowed, _ in examples:
        found: list[str] = []
        for face in cards.split(" · "):
            name, _, arrows = face.rpartition(" ")
            found.append(_a_copy(name, directions(arrows), found))
        table = lay_toml(
            f"""
            players = 2
            turn = 1
            judge = "bang-rojali"

            [[seat]]
            character = "bang-miun"
            hand = {found}
            """,
            default_folder(),
        )
        refused = table.refused(f"combo {' '.join(found)}")
        assert (refused is None) == (allowed in YES), cards


def _a_copy(name: str, wanted: int, taken: list[str]) -> str:
    """A copy of a card with just these directions that is not taken yet."""
    return next(
        card
        for i, card in enumerate(pack().card_ids)
        if pack().titles[i] == name and pack().directions[i] == wanted and card not in taken
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_that_point_down_alone_are_counted(language: str) -> None:
    text = (PAGES / f"jawara-beksi.{language}.md").read_text("utf-8")
    [told] = re.findall(r"^- \*\*JB-14\*\*.+$", text, re.MULTILINE)
    down = [i for i in range(pack().action_cards) if pack().directions[i] == DOWN]
    assert {pack().titles[i] for i in down} == {
        title for title in set(pack().titles[: pack().action_cards]) if title in told
    }
    assert len(down) == {"eleven": 11, "sebelas": 11}[re.findall(r"(\w+):", told)[0]]


def _sari(pool: int) -> Table:
    """The worked example of a Combo: Sari in seat 1 has played Golok."""
    table = lay_toml(
        f"""
        players = 3
        judge = "bang-rojali"
        turn = 1
        pool = {pool}
        dice = [1, 3]

        [deck]
        support = ["piala-1"]

        [[seat]]
        character = "mpok-leha"
        hand = ["golok-1", "tancep-3", "pasang-pukul-1", "broneng-1", "bandut-1", "sikut-abis-1"]
        """,
        default_folder(),
    )
    return table.play("support golok-1")


def test_the_worked_example_of_a_combo() -> None:
    table = _sari(14)
    swapped = "combo tancep-3 pasang-pukul-1 bandut-1 broneng-1 sikut-abis-1"
    assert table.refused(swapped) == "no-shared-direction"
    table.play("combo tancep-3 pasang-pukul-1 broneng-1 bandut-1 sikut-abis-1")
    assert (table.points(1), table.pool, table.hand(1)) == (8, 6, ["piala-1"])
    table.play("support piala-1")
    assert (table.points(1), table.pool) == (10, 4)


def test_the_worked_example_with_a_small_pool() -> None:
    table = _sari(5).play("combo tancep-3 pasang-pukul-1 broneng-1 bandut-1 sikut-abis-1")
    assert table.score(1) == 5 + 3


def test_the_worked_example_of_a_duel() -> None:
    table = lay_toml(
        """
        players = 2
        turn = 1
        dice = [1, 2, 0, 1]

        [deck]
        action = [
            "gedig-1", "salam-1", "cauk-1", "pites-1", "bandut-1", "kebut-1",
            "gedig-2", "tancep-1", "sikut-potong-1", "pasang-pukul-1",
        ]

        [[seat]]
        hand = ["pibu-1"]
        points = 6

        [[seat]]
        points = 9
        """,
        default_folder(),
    )
    table.play("support pibu-1", "challenge 2 5", "answer 3")
    assert table.numbers("duel-showed") == [3, 4]
    assert (table.points(1), table.points(2)) == (3, 12)
