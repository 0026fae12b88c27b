"""Pictures of every screen at five sizes, and strips of the shows, in Indonesian.

`make screens` writes docs/screens/.  With a folder (`python -m tests.e2e.screens FOLDER`) they go
there, to be compared.  The games are the same every time; what fingers and bots do at once may
still come in another order.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from random import Random
from unittest import mock

from playwright.sync_api import Page, sync_playwright

from gelanggang.art.games import ARTISTS
from tests.e2e import brink, chromium, tale, taps
from tests.e2e.conftest import DESK, Desk, Host
from tests.folder import wanted

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
SIZES = {
    "360x640": (360, 640),
    "390x844": (390, 844),
    "844x390": (844, 390),
    "1280x800": (1280, 800),
    "1920x1080": (1920, 1080),
}
FRAMES = 10
QUALITY = 80
SEED = 7
PACE = 250
"""Milliseconds between two pictures of a show that is told slowly; ten of them are kept."""
FRAME = (180, 320)

# A show goes on only while nobody wants to look at it.
HOLD = """
const [every, later] = [window.setInterval, window.setTimeout];
window.setInterval = (work, time) => every(() => window.held || work(), time);
window.setTimeout = (work, time, ...facts) => {
  // What is asked for meanwhile is not of the show.
  const free = window.held;
  return later(function wait() { window.held && !free ? later(wait, 50) : work(...facts); }, time);
};
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

WORDS = ["api", "hujan", "mangga", "bulan purnama", "kucing", "becak", "kopi", "sawah", "kucing"]
"""Of a teacher: one stands there twice."""


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


def workshop(desk: Desk, album: Album) -> None:
    """Both benches, and a list of words with something to mend."""
    page = desk.window("/workshop")
    page.locator("main img, main svg").first.wait_for()
    album.take(page, "workshop")
    for game, name in (("jawara-beksi", "jawara"), ("spell-from-the-future", "spell")):
        page.goto(f"/workshop/{game}")
        page.locator(".totals dd").first.wait_for()
        page.locator(".face img").first.wait_for()
        album.take(page, f"workshop-{name}")
    page.goto("/words")
    page.locator("textarea").fill("\n".join(WORDS))
    page.get_by_role("button", name="Baca").tap()
    page.locator(".words li").first.wait_for()
    album.take(page, "words")


def sheets(page: Page, album: Album) -> None:
    """What opens over a table."""
    page.get_by_role("button", name="Menu", exact=True).tap()
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
    tv.get_by_role("button", name=taps.DEAL).tap()
    page.locator(".table").wait_for()
    taps.until(page, ".hand .chosen + .playable, .has .white")
    album.take(page, f"{name}-hand-beside-tv")
    if game == 0:
        # A Combo lies in the ring.
        while not tv.locator(".ring .slot").count():
            taps.step(page)
            page.wait_for_timeout(50)
    album.take(tv, f"{name}-tv", "1280x800", "1920x1080")

    page = desk.window()
    page.locator(".tile").nth(game).get_by_role("button", name="Bareng teman").tap()
    page.locator(".lobby .qr").wait_for()
    album.take(page, f"{name}-lobby")
    if game == 0:
        seats(page, album)
    page.get_by_role("button", name=taps.DEAL).tap()
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


def story(desk: Desk, album: Album) -> None:
    """A story: how it begins, a chapter, what is chosen, the map after some of them, the end."""
    page = desk.window()
    tale.sheet(page)
    album.take(page, "story-new")
    page.locator("dialog form .main").tap()
    page.locator(".story h1").wait_for()
    album.take(page, "story-before")
    with tale.ending({}, "defence"):
        for number in range(7):
            tale.begin(page)
            page.locator(".prompt.mine").wait_for()
            if number in (0, 1):
                album.take(page, f"story-chapter-{number + 1}")
            tale.play(page)
            if number == 2:
                album.take(page, "story-choosing")
            tale.vote(page)
            if number == 4:
                page.evaluate("() => scrollTo(0, 0)")
                album.take(page, "story-map")
                page.locator(".story .verbs button").first.tap()
                page.get_by_role("dialog").wait_for()
                album.take(page, "story-logbook")
                page.keyboard.press("Escape")
                board = desk.another(page.context, page.url.replace("/t/", "/tv/"))
                board.locator(".story.far h1").wait_for()
                album.take(board, "story-tv", "1280x800", "1920x1080")
                board.close()
    album.take(page, "story-end")


def lesson(desk: Desk, album: Album, game: int, name: str, show: str) -> None:
    """The first game, and the show in it."""
    page = desk.window(speed="slow")
    page.context.add_init_script(HOLD)
    page.reload()
    page.locator(".tile").nth(game).get_by_role("button", name="Belajar 90 detik").tap()
    page.get_by_role("dialog").wait_for()
    album.take(page, f"{name}-goal")
    page.get_by_role("dialog").get_by_role("button", name="Mulai").tap()
    page.locator(".pointed").first.wait_for()
    album.take(page, f"{name}-lesson")
    page.evaluate(FOLLOW, show)
    page.wait_for_timeout(2200)
    page.evaluate("() => { window.held = true }")
    album.take(page, f"{name}-{show.strip('.')}")


def film(desk: Desk, host: Host, album: Album, game: str, name: str) -> None:
    """The show of a game from its beginning to its end: ten pictures side by side."""
    show = brink.SHOWS[game]
    seats = host.call(brink.four_at(host.base, game))
    pages = []
    for seat in seats:
        page = desk.window("/settings", speed="slow", device_scale_factor=1)
        brink.sit(page, seat)
        page.goto(f"/t/{seat['table']}")
        page.locator(".table").wait_for()
        pages.append(page)
    last = next(page for page in pages if page.locator(".prompt.mine").count())
    seen = next(page for page in pages if page is not last)
    session = seen.context.new_cdp_session(seen)
    last.evaluate("([what, long]) => { finger.until(what, long) }", [show, 1000 * taps.LONG])
    seen.locator(show).wait_for()
    taken = []
    while seen.locator(show).count():
        wish = {"format": "jpeg", "quality": QUALITY}
        taken.append(session.send("Page.captureScreenshot", wish)["data"])
        seen.wait_for_timeout(PACE)
    # How long it takes is known when it is over; the pictures are spread over all of it.
    frames = [taken[i * (len(taken) - 1) // (FRAMES - 1)] for i in range(FRAMES)]
    wide, high = FRAME
    strip = desk.window(viewport={"width": FRAMES * wide, "height": high}, bypass_csp=True)
    strip.set_content(
        "<body style='margin:0;display:flex;background:#111'>"
        + "".join(f"<img width={wide} src='data:image/jpeg;base64,{one}'>" for one in frames)
    )
    strip.wait_for_function("() => [...document.images].every(one => one.complete)")
    wish = {"format": "webp", "quality": QUALITY}
    film = strip.context.new_cdp_session(strip).send("Page.captureScreenshot", wish)["data"]
    (album.folder / f"{name}-film.webp").write_bytes(base64.b64decode(film))
    for page in [*pages, strip]:
        page.context.close()
    print(f"- {name}-film", flush=True)


def scenes(desk: Desk, album: Album) -> None:
    """All scenes of the stories side by side: a page shows one at a time."""
    told = {name: one for artist in ARTISTS.values() for name, one in artist.story().items()}
    page = desk.window(viewport={"width": 1280, "height": 730}, device_scale_factor=1)
    # The house allows no styles in a page.
    page.goto("about:blank")
    page.set_content(
        "<style>body{margin:5px;display:grid;grid-template-columns:repeat(5,250px);gap:5px;"
        "background:#0b1022}svg{display:block}</style>"
        + "".join(one for name, one in told.items() if name.startswith("scene/"))
    )
    page.set_viewport_size(
        {"width": 1280, "height": page.evaluate("document.body.offsetHeight + 10")}
    )
    wish = {"format": "webp", "quality": QUALITY}
    taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", wish)["data"]
    (album.folder / "story-scenes.webp").write_bytes(base64.b64decode(taken))
    page.context.close()
    print("- story-scenes", flush=True)


def main() -> None:
    """Take them all; every old one goes."""
    if why := chromium.missing():
        sys.exit(f"no pictures: {why}")
    folder = wanted(FOLDER)
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
        workshop(desk, album)
        story(desk, album)
        scenes(desk, album)
        for game, (name, show) in enumerate((("jawara", ".duel"), ("spell", ".reveal"))):
            film(desk, host, album, list(brink.SHOWS)[game], f"{name}-{show.strip('.')}")
            table(desk, album, game, name)
            lesson(desk, album, game, name, show)
        browser.close()
        host.close()
    print(f"{len(list(folder.glob('*.webp')))} pictures, {album.bytes / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
