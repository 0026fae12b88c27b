"""Pictures of every screen at four sizes, in Indonesian: `make screens` writes docs/screens/.

With a folder (`python -m tests.e2e.screens FOLDER`) they go there, to be compared.  The games are
the same every time; what fingers and bots do at once may still come in another order.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from random import Random
from unittest import mock

from playwright.sync_api import Page, sync_playwright

from tests.e2e import chromium, taps
from tests.e2e.conftest import DESK, Desk, Host

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {
    "360x640": (360, 640),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "1280x800": (1280, 800),
}
QUALITY = 80
SEED = 7

# A show goes on only while nobody wants to look at it.
HOLD = """
const every = window.setInterval;
window.setInterval = (work, time) => every(() => window.held || work(), time);
"""
# What the coach points at; where nothing is pointed at, what a finger would do.
FOLLOW = """async (until) => {
  for (let i = 0; i < 2000 && !document.querySelector(until); i += 1) {
    const pointed = [...document.querySelectorAll('.pointed')].find(finger.spot);
    if (pointed) finger.tap(pointed);
    else {
      const show = document.querySelector('.duel, .reveal');
      if (show) finger.tap(show);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
}"""


class Album:
    """Takes a picture of a window at each size, under a name."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bytes = 0

    def take(self, page: Page, name: str, *only: str) -> None:
        session = page.context.new_cdp_session(page)
        for size, (width, height) in SIZES.items():
            if only and size not in only:
                continue
            page.set_viewport_size({"width": width, "height": height})
            page.mouse.move(0, 0)
            page.wait_for_function("() => [...document.images].every(one => one.complete)")
            page.wait_for_timeout(150)
            wish = {"format": "webp", "quality": QUALITY}
            picture = base64.b64decode(session.send("Page.captureScreenshot", wish)["data"])
            (self.folder / f"{name}-{size}.webp").write_bytes(picture)
            self.bytes += len(picture)
        page.set_viewport_size({"width": 360, "height": 640})
        session.detach()
        print(f"- {name}", flush=True)


def around(desk: Desk, album: Album) -> None:
    """Home, settings, the rules, one phone and its cover."""
    page = desk.window()
    page.locator(".tile").first.wait_for()
    album.take(page, "home")
    page.locator(".tile .line").first.tap()
    page.locator(".foot .main").wait_for()
    album.take(page, "setting")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Satu HP").first.tap()
    for number, name in enumerate(("Sari", "Dodi"), 1):
        page.get_by_label(f"Pemain {number}", exact=True).fill(name)
    album.take(page, "one-phone")
    page.get_by_role("button", name="Mulai").tap()
    page.locator(".cover").wait_for()
    album.take(page, "cover")
    page.goto("/settings")
    page.locator(".tuning").wait_for()
    album.take(page, "settings")
    page.goto("/rules/jawara-beksi")
    page.locator("section").first.wait_for()
    album.take(page, "rules")


def sheets(page: Page, album: Album) -> None:
    """What opens over a table."""
    page.get_by_role("button", name="Menu").tap()
    album.take(page, "menu")
    page.get_by_role("button", name="Catatan").tap()
    album.take(page, "log")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Bilang sesuatu").tap()
    album.take(page, "emotes")
    page.keyboard.press("Escape")


def seats(page: Page, album: Album) -> None:
    """What a host does with the seats before the deal."""
    page.get_by_role("button", name="Isi bot").first.tap()
    page.locator(".chairs li.bot .row").tap()
    album.take(page, "seat")
    page.get_by_role("button", name="Tukar tempat").tap()
    album.take(page, "change-places")
    page.keyboard.press("Escape")
    page.locator(".agreed .line").tap()
    page.get_by_role("dialog").wait_for()
    album.take(page, "what-is-played")
    page.keyboard.press("Escape")


def table(desk: Desk, album: Album, game: int, name: str) -> None:
    """A table from the lobby to the replay, from a chair, from a guest's and from the sofa."""
    tv = desk.window(viewport=DESK)
    tv.locator(".tile").nth(game).get_by_role("button", name="Layar TV").tap()
    tv.locator(".lobby .qr").wait_for()
    album.take(tv, f"{name}-tv-lobby")
    page = desk.window(tv.url.removeprefix(desk.base))
    page.locator(".lobby form").wait_for()
    album.take(page, f"{name}-guest")
    page.get_by_role("button", name="Duduk").tap()
    page.get_by_text("Menunggu tuan rumah").wait_for()
    tv.get_by_role("button", name="Bagi kartu").tap()
    page.locator(".table").wait_for()
    taps.until(page, ".hand .chosen + .playable, .has .white")
    album.take(page, f"{name}-hand-beside-tv")
    if game == 0:
        # A Combo lies in the ring.
        while not tv.locator(".ring .slot").count():
            taps.step(page)
            page.wait_for_timeout(50)
    album.take(tv, f"{name}-tv", "1280x800")

    page = desk.window()
    page.locator(".tile").nth(game).get_by_role("button", name="Bareng teman").tap()
    page.locator(".lobby .qr").wait_for()
    album.take(page, f"{name}-lobby")
    if game == 0:
        seats(page, album)
    page.get_by_role("button", name="Bagi kartu").tap()
    page.locator(".prompt.mine").wait_for()
    album.take(page, f"{name}-first-question")
    taps.until(page, ".hand .playable:has(.action), .pads .on .white")
    album.take(page, f"{name}-my-turn")
    taps.until(page, ".hand .chosen ~ .chosen, .has .white")
    if game == 1:
        page.locator(".has > .white").tap()
        page.locator(".pad:not(.has) > .black").last.tap()
    album.take(page, f"{name}-chosen")
    if game == 0:
        sheets(page, album)
    else:
        page.evaluate("() => { document.documentElement.style.filter = 'grayscale(1)' }")
        album.take(page, "spell-greyscale")
        page.evaluate("() => { document.documentElement.style.filter = '' }")
    page.locator(".hand button, .mind").first.dispatch_event("contextmenu")
    page.get_by_role("dialog").wait_for()
    album.take(page, f"{name}-reader")
    page.keyboard.press("Escape")
    if game == 1:
        # The Village may fall before a Mystic day comes: then there is another game.
        mystic = page.locator(".colours .tile.on")
        while taps.until(page, ".colours .tile.on .white") and not mystic.count():
            page.get_by_role("button", name="Main lagi").tap()
            page.locator(".table").wait_for()
        album.take(page, "spell-mystic")
    taps.until(page)
    album.take(page, f"{name}-recap")
    page.get_by_role("button", name="Putar ulang").tap()
    page.get_by_role("slider").fill("24")
    page.get_by_label("Dari kursi siapa").select_option("0")
    page.locator(".hand, .mindrow").wait_for()
    album.take(page, f"{name}-replay")


def lesson(desk: Desk, album: Album, game: int, name: str, show: str) -> None:
    """The first game, and the show in it."""
    page = desk.window(speed="slow")
    page.context.add_init_script(HOLD)
    page.reload()
    page.locator(".tile").nth(game).get_by_role("button", name="Belajar 90 detik").tap()
    page.locator(".coach p").wait_for()
    page.locator(".pointed").first.wait_for()
    album.take(page, f"{name}-lesson")
    page.evaluate(FOLLOW, show)
    page.wait_for_timeout(2200)
    page.evaluate("() => { window.held = true }")
    album.take(page, f"{name}-{show.strip('.')}")


def main() -> None:
    """Take them all; every old one goes."""
    if why := chromium.missing():
        sys.exit(f"no pictures: {why}")
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.webp"):
        old.unlink()
    album = Album(folder)
    with (
        mock.patch("os.urandom", Random(SEED).randbytes),
        mock.patch("secrets.choice", Random(SEED).choice),
        tempfile.TemporaryDirectory() as house,
        sync_playwright() as playwright,
    ):
        host = Host(Path(house))
        browser = playwright.chromium.launch(executable_path=chromium.PATH, args=chromium.FLAGS)
        desk = Desk(browser, host.base, lambda *_: None)
        around(desk, album)
        for game, (name, show) in enumerate((("jawara", ".duel"), ("spell", ".reveal"))):
            table(desk, album, game, name)
            lesson(desk, album, game, name, show)
        browser.close()
        host.close()
    print(f"{len(list(folder.glob('*.webp')))} pictures, {album.bytes / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
