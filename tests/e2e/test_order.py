"""In which order facts become visible, on every device of a table: no result before its show."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.e2e import brink, taps
from tests.e2e.conftest import DESK, Desk, Host
from tests.server.table import Json

GAMES = pytest.mark.parametrize("game", brink.SHOWS)
BEGINS = ("duel-drew", "duel-showed", "revealed")
"""What the shows begin with."""
AFTER = ("turn", "scored", "drew", "day", "fell", "won", "shared-win", "team-won")
"""What has a time of its own after them."""
GAINS = ("white-hit", "black-hit", "gained")
BLOWS = ("damaged", "healed")
"""What is said before numbers beside the show may change with it."""

# Whatever changes on the page, everything that tells something is written down.
RECORDER = """(show) => {
  window.seen = [];
  const text = (what) =>
    [...document.querySelectorAll(what)].filter((one) => !one.closest(show))
      .map((one) => one.textContent.trim()).join(' | ');
  const look = () => {
    const shown = document.querySelector(show);
    const now = {
      show: shown && shown.textContent,
      log: text('.log .line'),
      last: text('.last'),
      prompt: text('.prompt .text'),
      chips: text('.chip .points, .mages .vp'),
      top: text('.table .top .mine'),
    };
    const before = window.seen.at(-1);
    if (JSON.stringify(now) !== JSON.stringify(before)) window.seen.push(now);
  };
  look();
  new MutationObserver(look).observe(document.body, {
    subtree: true, childList: true, characterData: true, attributes: true,
  });
}"""

# Somebody tells what the server has sent before its time has come.
SPOILER = """(what) => {
  const { set, get } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    get,
    set(hear) {
      set.call(this, hear && ((event) => {
        hear(event);
        const { events = [], prompt } = JSON.parse(event.data);
        const place = document.querySelector(what);
        const told = events.some((one) => /duel-drew|revealed/.test(one.kind));
        // Until the show itself says something there.
        if (told && place) requestAnimationFrame(() => (place.textContent = prompt));
      }));
    },
  });
}"""


class Device:
    """A window, what the server has told it, and what it has shown."""

    def __init__(self, page: Page, show: str) -> None:
        self.page = page
        self.show = show
        self.news: list[Json] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.news.append(json.loads(frame)))

    def told_early(self) -> list[str]:
        """What stands beside the show before its time has come."""
        seen: list[Json] = self.page.evaluate("() => seen")
        shows = [i for i, one in enumerate(seen) if one["show"] is not None]
        before, during = seen[shows[0] - 1], [seen[i] for i in shows]
        told, later = self.sentences()
        found = []
        for field, secrets in (("log", told | later), ("last", told | later), ("prompt", later)):
            # The same may have been told before, of something else.
            found += [
                f"{field}: {one[field]}"
                for one in during
                if any(one[field].count(text) > before[field].count(text) for text in secrets)
            ]
        # Numbers have no sentence: they change when the show has said why, or not at all.
        for field, why in (("chips", GAINS), ("top", BLOWS)):
            reasons = self.sentences_of(why)
            said = False
            for one in during:
                said |= any(text in one["prompt"] for text in reasons)
                if one[field] != before[field] and not said:
                    found.append(f"{field}: {one[field]}")
        return found

    @property
    def news_of_it(self) -> Json:
        """What the server told when the last choice was in."""
        [update] = [
            one
            for one in self.news
            if one["type"] == "update"
            and any(event["kind"] in BEGINS for event in one.get("events", []))
        ]
        return update

    def sentences_of(self, kinds: tuple[str, ...]) -> set[str]:
        """How things of a kind were told to this device."""
        return {one["text"] for one in self.news_of_it["events"] if one["kind"] in kinds}

    def sentences(self) -> tuple[set[str], set[str]]:
        """What the show tells, and what comes after it, the next question too."""
        events = self.news_of_it["events"]
        kinds = [one["kind"] for one in events]
        first = min(kinds.index(kind) for kind in BEGINS if kind in kinds)
        after = min([kinds.index(kind) for kind in AFTER if kind in kinds], default=len(kinds))
        told = {one.get("text", "") for one in events[first:after]}
        later = {one.get("text", "") for one in events[after:]} | {self.news_of_it["prompt"]}
        return told - {""}, later - {""}


def at_the_table(desk: Desk, host: Host, game: str, spoiled: str = "") -> list[Device]:
    """Four phones and a TV, just before the show; each writes down what it sees."""
    seats = host.call(brink.four_at(host.base, game))
    code, show = seats[0]["table"], brink.SHOWS[game]
    windows = [desk.window("/settings", speed="fast") for _ in seats]
    windows.append(desk.window("/settings", speed="fast", viewport=DESK))
    devices = [Device(page, show) for page in windows]
    for page, seat in zip(windows, [*seats, seats[0]], strict=True):
        brink.sit(page, seat)
        if spoiled:
            page.add_init_script(f"({SPOILER})({json.dumps(spoiled)})")
        page.goto(f"/tv/{code}" if page is windows[-1] else f"/t/{code}")
    for page in windows:
        expect(page.locator(".table")).to_be_visible()
        page.evaluate(RECORDER, show)
    last = next(page for page in windows if page.locator(".prompt.mine").count())
    taps.until(last, show)
    for page in windows:
        page.wait_for_function("() => seen.some(one => one.show)")
        expect(page.locator(show)).to_have_count(0)
    return devices


@GAMES
def test_no_device_tells_a_result_before_its_show_has_told_it(
    desk: Desk, host: Host, game: str
) -> None:
    for device in at_the_table(desk, host, game):
        assert device.told_early() == []
        # Afterwards the next question is told everywhere.
        expect(device.page.locator(".prompt .text")).to_have_text(device.news_of_it["prompt"])


@pytest.mark.parametrize(
    ("game", "place"),
    [
        ("jawara-beksi", ".chip .points"),
        ("jawara-beksi", ".prompt .text"),
        ("jawara-beksi", ".log .line"),
        ("jawara-beksi", ".table .top .mine"),
        ("spell-from-the-future", ".mages .vp"),
        ("spell-from-the-future", ".prompt .text"),
        ("spell-from-the-future", ".table .top .mine"),
    ],
)
def test_a_spoiler_is_found_wherever_it_stands(
    desk: Desk, host: Host, game: str, place: str
) -> None:
    devices = at_the_table(desk, host, game, spoiled=place)
    assert any(device.told_early() for device in devices)
