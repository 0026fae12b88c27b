"""What a player is told while choosing: the question a client asks with every tap."""

from __future__ import annotations

from gelanggang.core.move import Move
from tests.rules.jawara_beksi.table import PACK, lay, seat


def test_a_preview_tells_what_a_combo_earns_and_what_may_follow() -> None:
    table = lay(
        seat("kebut-2 bandut-1 gedig-1 tancep-3", character="neng-romlah"),
        seat("salam-1", character="mpok-leha"),
        judge="engkong-naim",
        pool=9,
    )
    read = table.match.rules.read
    told = table.match.preview(0, read("combo kebut-2 bandut-1"))
    assert (told["scores"], told["dice"], told["bonus"]) == (1, 1, 0)
    assert (told["least"], told["most"]) == (1, 4)
    numbers = PACK.numbers
    assert told["next"] == [numbers["tancep-3"]]


def test_a_preview_of_cards_that_do_not_fit_comes_with_a_refusal() -> None:
    table = lay(
        seat("gedig-1 tancep-3", character="neng-romlah"),
        seat("salam-1", character="mpok-leha"),
        judge="engkong-naim",
        pool=9,
    )
    move = table.match.rules.read("combo gedig-1 tancep-3")
    refusal = table.match.refusal(0, move)
    assert refusal is not None
    assert refusal.code == "no-shared-direction"
    assert table.match.preview(0, move)["scores"] == 5


def test_other_moves_have_nothing_to_preview() -> None:
    table = lay(seat("gedig-1"), seat("salam-1"))
    assert table.match.preview(0, Move("draw")) == {}
