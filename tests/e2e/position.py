"""Tables of Jawara Beksi that begin where a test wants to look: two people, a written position."""

from __future__ import annotations

from typing import Any
from unittest import mock

from playwright.sync_api import Page, expect

from gelanggang.games.lesson import load_lesson
from gelanggang.tables import joining
from tests.e2e.conftest import Desk

# A position is that of a first game; here nobody is told what to do in it.
ALONE = """
const read = JSON.parse;
JSON.parse = (...told) => {
  const found = read(...told);
  if (found?.table?.lesson) found.table.lesson = false;
  return found;
};
"""

# A table for two, and the seat of whoever opened it.
OPEN = """async (game) => {
  const answer = await fetch('/api/tables', {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({game, seats: 2, names: ['Sari'], lesson: true}),
  });
  const {table, token} = await answer.json();
  if (!table) throw new Error("no table");
  localStorage['gelanggang.seats'] = JSON.stringify([{table, token, game, at: Date.now()}]);
  return table;
}"""

HAND = ["golok", "pibu", "salam-1", "tancep-3", "pukulan-clentang-1", "gedig-4"]
OTHER = ["cauk-1", "sikut-abis-1", "bandut-1", "ketok-1", "golok"]
DECK = [
    *["gedig-1", "pites-2", "sikut-potong-1", "tancep-4", "broneng-1", "gedig-3", "bandut-2"],
    *["pites-1", "cauk-2", "pasang-pukul-1", "sikut-bendung-1", "tancep-1", "broneng-3"],
]


def scenario(**more: Any) -> dict[str, Any]:
    """Both have cards for a Combo; the one to begin has Golok and Pibu beside it."""
    seats = [
        {"character": "bang-miun", "points": 5, "score": 0, "hand": HAND},
        {"character": "bang-madun", "points": 6, "score": 0, "hand": OTHER},
    ]
    for seat, told in zip(seats, more.pop("seats", ({}, {})), strict=True):
        seat.update(told)
    usual = {"round": 1, "turn": 1, "pool": 12, "judge": "engkong-naim", "dice": [2, 1, 0, 1]}
    return {**usual, "seat": seats, "deck": {"action": DECK}, **more}


def two_at(
    desk: Desk, position: dict[str, Any], speed: str = "normal", **options: Any
) -> tuple[Page, Page]:
    """Sari, at the speed that is asked for; and her friend, who waits for nothing."""
    sari = desk.window(speed=speed, **options)
    lesson = load_lesson("jawara-beksi")
    begins: Any = lesson.scenario
    begins.clear()
    begins.update(position)
    with mock.patch.object(joining, "load_lesson", return_value=lesson):
        code = sari.evaluate(OPEN, "jawara-beksi")
    dodi = desk.window()
    for page in (sari, dodi):
        page.context.add_init_script(ALONE)
        page.goto(f"/t/{code}")
    dodi.get_by_role("button", name="Duduk").tap()
    expect(sari.locator(".who li.person")).to_have_count(2)
    sari.locator(".lobby .foot .main").tap()
    for page in (sari, dodi):
        expect(page.locator(".table .hand .holder").first).to_be_visible()
    return sari, dodi


def play(page: Page, *cards: str) -> None:
    """Cards of the hand, by name, then the big button."""
    for name in cards:
        card = page.locator(".hand .holder").filter(has_text=name).first
        card.dispatch_event("click")
        expect(page.locator(".hand .chosen").filter(has_text=name)).to_have_count(1)
    page.locator(".thumb .main").tap()
