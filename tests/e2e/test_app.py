"""On a phone it is an app: installed, opened without a network, awake, and never interrupted."""

from __future__ import annotations

from playwright.sync_api import Page, Route, expect

from tests.e2e import taps
from tests.e2e.conftest import Desk
from tests.e2e.test_ways import SPELL

WAKE = """
window.locks = [];
Object.defineProperty(navigator, 'wakeLock', {value: {request: async (kind) => {
  const lock = {kind, held: true, release: async () => { lock.held = false; }};
  locks.push(lock);
  return lock;
}}});
"""


def worker(page: Page) -> str:
    """Until a service worker looks after the page; its state."""
    return str(
        page.evaluate("""async () => {
          await navigator.serviceWorker.ready;
          while (!navigator.serviceWorker.controller) await new Promise(requestAnimationFrame);
          return navigator.serviceWorker.controller.state;
        }""")
    )


def test_it_can_be_installed(desk: Desk) -> None:
    page = desk.window(service_workers="allow")
    manifest = page.evaluate(
        "() => fetch(document.querySelector('link[rel=manifest]').href).then(a => a.json())"
    )
    assert manifest["start_url"] == manifest["scope"] == "/"
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    for icon in manifest["icons"]:
        kind = page.evaluate(
            "at => fetch(at).then(a => a.headers.get('content-type'))", icon["src"]
        )
        assert kind == icon["type"]
    session = page.context.new_cdp_session(page)
    assert session.send("Page.getAppManifest")["errors"] == []
    worker(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Windows of tests keep nothing: that alone is in the way.
    assert {error["errorId"] for error in errors} <= {"in-incognito"}


def test_without_a_network_it_opens_and_says_so(desk: Desk) -> None:
    page = desk.window(service_workers="allow")
    worker(page)
    # What a first visit has loaded before the worker was there is asked for again.
    page.reload()
    page.locator(".tile").first.wait_for()
    with desk.forgiven():
        page.context.set_offline(True)
        page.reload()
        expect(page.locator(".tile").first).to_be_visible()
        page.get_by_role("button", name="Lawan bot").first.tap()
        expect(page.get_by_role("alert")).to_contain_text("Tidak ada sambungan")
        page.context.set_offline(False)
    page.get_by_role("alert").get_by_role("button").tap()
    page.get_by_role("button", name="Lawan bot").first.tap()
    expect(page.locator(".table")).to_be_visible()


def test_whoever_has_a_code_need_not_wait_for_a_busy_house(desk: Desk) -> None:
    page = desk.window("/health")
    page.route("**/api/house*", lambda route: route.fulfill(status=503, body=""))
    with desk.forgiven():
        page.goto("/")
        expect(page.get_by_label("Punya kode meja?")).to_be_visible()
        expect(page.locator(".tile")).to_have_count(0)
        expect(page.get_by_role("status").filter(has_text="Rumah sedang ramai")).to_be_visible()
        page.unroute("**/api/house*")
        # It tells about itself as soon as it has time.
        expect(page.locator(".tile").first).to_be_visible()


def test_an_update_never_interrupts_a_game(desk: Desk) -> None:
    page = desk.window(service_workers="allow")
    worker(page)

    def newer(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text() + "\n// A newer one.")

    page.context.route("**/worker.js", newer)
    taps.against_bots(page, SPELL)
    taps.until(page, ".has .white")
    page.evaluate("() => { window.same = true }")
    state = page.evaluate("""async () => {
      const before = navigator.serviceWorker.controller;
      const changed = new Promise((done) => {
        navigator.serviceWorker.oncontrollerchange = () => done('newer');
      });
      const registered = await navigator.serviceWorker.ready;
      await registered.update();
      return Promise.race([changed, new Promise((done) => setTimeout(done, 5000, 'waiting'))]);
    }""")
    desk.measured(f"a newer client that comes during a game is {state}")
    # The same page, the same choice in the making, and on to the recap.
    assert page.evaluate("() => window.same") is True
    expect(page.locator(".has")).to_have_count(1)
    taps.until(page)


def test_the_screen_stays_awake_at_a_table_and_only_there(desk: Desk) -> None:
    page = desk.window("/health")
    page.context.add_init_script(WAKE)
    page.goto("/")
    page.locator(".tile").first.wait_for()
    held = "() => locks.filter(one => one.held).map(one => one.kind)"
    assert page.evaluate(held) == []
    taps.against_bots(page, SPELL)
    assert page.evaluate(held) == ["screen"]
    # The system takes the lock away with the light; it is asked for again.
    page.evaluate("() => { for (const one of locks) one.held = false }")
    page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    assert page.evaluate(held) == ["screen"]
    page.get_by_role("button", name="Menu", exact=True).tap()
    page.get_by_role("button", name="Ke beranda").tap()
    page.locator(".tile").first.wait_for()
    page.wait_for_function("() => locks.every(one => !one.held)")
