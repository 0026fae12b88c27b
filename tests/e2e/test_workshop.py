"""The workshop: from a wrong Score to a corrected card on the screen, in a game and on paper."""

from __future__ import annotations

import base64
import csv
import re
import statistics
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from gelanggang.core.match import replay
from tests.art.strangers import SQUARE, png
from tests.e2e import taps
from tests.e2e.conftest import DESK, PATIENCE, Desk, Host
from tests.e2e.test_axe import LANGUAGES, Inspector

PHONE: ViewportSize = {"width": 390, "height": 844}
GAMES = pytest.mark.parametrize("game", ["jawara-beksi", "spell-from-the-future"])
CARD = "Kebut"
KEYS = 6
"""So many are pressed to measure how soon a face follows."""

# From the moment of a key until the face that it changed is drawn.
WATCH = """() => {
  window.took = [];
  let began = 0;
  addEventListener("keydown", () => (began = performance.now()), true);
  const watch = (img) => new MutationObserver(async () => {
    const since = began;
    await img.decode();
    window.took.push(performance.now() - since);
  }).observe(img, { attributes: true, attributeFilter: ["src"] });
  watch(document.querySelector(".face img"));
}"""


def bench(desk: Desk, game: str, **options: Any) -> Page:
    """A workshop with the cards of a game on its bench, looked through by the house."""
    page = desk.window(f"/workshop/{game}", **options)
    settled(page)
    return page


def settled(page: Page) -> None:
    expect(page.locator(".totals dd").first).not_to_be_empty()


def cell(page: Page, card: str, column: str) -> Locator:
    """A cell of the table of cards."""
    row = page.get_by_role("row").filter(has=page.get_by_role("gridcell", name=card))
    return row.first.locator(f"td[data-column={column}]")


def fill(page: Page, card: str, column: str, text: str) -> None:
    """As in a spreadsheet: choose a cell, type, Enter."""
    cell(page, card, column).click()
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def source(page: Page, word: str) -> None:
    """A word about where the chosen cell comes from."""
    page.locator("aside .why input").fill(word)


def face_of(page: Page) -> str:
    return page.locator(".face img").first.get_attribute("src") or ""


def kept(page: Page) -> None:
    """What was done is on the shelf: the address names it."""
    page.wait_for_url(re.compile(r"\?pack="))
    page.wait_for_timeout(200)


def test_a_score_is_corrected_with_a_source_and_nothing_is_lost_on_reload(desk: Desk) -> None:
    page = bench(desk, "jawara-beksi", viewport=DESK, has_touch=False)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).click()
    cell(page, CARD, "score").click()
    before = face_of(page)
    page.keyboard.type("7")
    expect(page.locator(".face img")).not_to_have_attribute("src", before)
    page.keyboard.press("Enter")
    # As in a spreadsheet the next row is chosen; the source is asked for at the cell.
    expect(cell(page, CARD, "score")).to_have_attribute("aria-selected", "false")
    cell(page, CARD, "score").click()
    source(page, "kartu cetak")
    kept(page)
    page.reload()
    settled(page)
    expect(cell(page, CARD, "score")).to_contain_text("7")
    cell(page, CARD, "score").click()
    expect(page.locator("aside .why input")).to_have_value("kartu cetak")
    # Another window on the same pack: what is done there is seen here, and both are kept.
    other = desk.another(page.context, page.url)
    settled(other)
    fill(other, "Ketok", "score", "5")
    expect(cell(page, "Ketok", "score")).to_contain_text("5")
    fill(page, "Cauk", "score", "4")
    expect(cell(other, "Cauk", "score")).to_contain_text("4")
    expect(cell(other, CARD, "score")).to_contain_text("7")
    # Back, and forth.
    page.keyboard.press("Control+z")
    expect(cell(page, "Cauk", "score")).not_to_contain_text("4")
    page.keyboard.press("Control+y")
    expect(cell(page, "Cauk", "score")).to_contain_text("4")


def test_the_face_follows_the_keys(desk: Desk) -> None:
    page = bench(desk, "jawara-beksi", viewport=DESK, has_touch=False)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).click()
    cell(page, CARD, "name").click()
    page.keyboard.press("Enter")
    page.locator(".face img").wait_for()
    page.evaluate(WATCH)
    for number in range(KEYS):
        page.keyboard.type("abcdefgh"[number])
        page.wait_for_function("n => window.took.length > n", arg=number)
    took = sorted(page.evaluate("window.took"))
    desk.measured(
        f"from a key to the face in the workshop: {statistics.median(took):.0f} ms,"
        f" at most {took[-1]:.0f} ms"
    )


def test_a_mistake_stands_at_its_cell_in_a_sentence(desk: Desk) -> None:
    page = bench(desk, "jawara-beksi", viewport=DESK, has_touch=False)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).click()
    fill(page, CARD, "score", "banyak")
    expect(cell(page, CARD, "score").locator(".wrong")).to_contain_text("bilangan bulat")
    page.get_by_role("button", name="1 yang salah").click()
    expect(cell(page, CARD, "score")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Control+z")
    expect(page.locator(".totals .fine")).to_be_visible()


def test_effects_are_put_together_and_read_as_sentences(desk: Desk) -> None:
    page = bench(desk, "jawara-beksi", viewport=DESK, has_touch=False)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).click()
    cell(page, CARD, "effects").click()
    before = face_of(page)
    page.get_by_role("button", name="Tambah efek").click()
    page.locator(".offer").first.click()
    expect(page.locator("aside .effects ol li")).to_have_count(2)
    expect(page.locator(".face img")).not_to_have_attribute("src", before)
    page.get_by_role("button", name="Lebih dulu").last.click()
    page.locator("aside .effects ol li").first.get_by_role("button").last.click()
    expect(page.locator("aside .effects ol li")).to_have_count(1)
    expect(page.locator(".totals .fine")).to_be_visible()


def test_cards_are_added_copied_removed_and_found(desk: Desk) -> None:
    page = bench(desk, "jawara-beksi", viewport=DESK, has_touch=False)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).click()
    rows = page.locator("tbody tr")
    many = rows.count()
    cell(page, CARD, "score").click()
    page.get_by_role("button", name="Salin", exact=True).click()
    expect(rows).to_have_count(many + 1)
    page.get_by_role("button", name="Hapus", exact=True).click()
    expect(rows).to_have_count(many)
    page.get_by_role("searchbox").fill("kebu")
    expect(rows).to_have_count(1)
    page.get_by_role("searchbox").fill("")
    fill(page, CARD, "score", "6")
    page.get_by_label("Baris yang mana").select_option("yours")
    expect(rows).to_have_count(1)


def test_versions_are_compared_face_beside_face_and_gone_back_to(desk: Desk) -> None:
    page = bench(desk, "jawara-beksi", viewport=DESK, has_touch=False)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).click()
    fill(page, CARD, "score", "6")
    page.get_by_role("button", name="Versi", exact=True).click()
    page.get_by_label("Simpan yang sekarang").fill("malam pertama")
    page.get_by_role("button", name="Simpan", exact=True).click()
    differing = page.get_by_role("dialog").locator("ul li").filter(has=page.locator(".faces"))
    expect(differing).to_have_count(1)
    expect(differing.locator(".face img")).to_have_count(2)
    expect(differing.locator("ins")).to_have_text("6")
    page.keyboard.press("Escape")
    fill(page, CARD, "score", "8")
    page.get_by_role("button", name="Versi", exact=True).click()
    page.get_by_role("button", name="Bandingkan").click()
    expect(differing.locator("del")).to_have_text("6")
    page.get_by_role("button", name="Kembali ke sini").click()
    page.keyboard.press("Escape")
    expect(cell(page, CARD, "score")).to_contain_text("6")


@pytest.mark.parametrize("form", ["XLSX", "CSV", "zip"])
def test_a_pack_goes_out_as_a_file_and_comes_in_again(
    desk: Desk, form: str, tmp_path: Path
) -> None:
    page = bench(desk, "jawara-beksi", viewport=DESK, has_touch=False)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).click()
    fill(page, CARD, "score", "6")
    page.get_by_role("button", name="Berkas").click()
    with page.expect_download() as download:
        page.locator("dialog .row .plain", has_text=form).click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    expect(cell(page, CARD, "score")).not_to_contain_text("6")
    page.get_by_role("button", name="Berkas").click()
    page.locator("dialog input[type=file]").set_input_files(path)
    page.get_by_role("button", name="Pakai di meja kerja").click()
    expect(cell(page, CARD, "score")).to_contain_text("6")


def test_undo_is_heard_as_soon_as_a_sheet_is_closed(desk: Desk) -> None:
    page = bench(desk, "jawara-beksi", viewport=DESK, has_touch=False)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).click()
    fill(page, CARD, "score", "6")
    page.get_by_role("button", name="Berkas").click()
    page.locator("dialog[open]").wait_for()
    # A browser tells of a closed sheet a little later, and a key may come before that.
    page.evaluate(
        """() => {
          document.querySelector("dialog").close();
          const undo = { key: "z", ctrlKey: true, bubbles: true };
          document.body.dispatchEvent(new KeyboardEvent("keydown", undo));
        }"""
    )
    expect(cell(page, CARD, "score")).not_to_contain_text("6")


def test_a_broken_spreadsheet_is_told_by_row_and_column(desk: Desk, tmp_path: Path) -> None:
    page = bench(desk, "jawara-beksi", viewport=DESK, has_touch=False)
    page.get_by_role("button", name="Berkas").click()
    with page.expect_download() as download:
        page.locator("dialog .row .plain", has_text="CSV").click()
    path = tmp_path / "cards.csv"
    download.value.save_as(path)
    head, *rows = csv.reader(path.read_text(encoding="utf-8-sig").splitlines())
    kebut = next(row for row in rows if row[head.index("id")] == "kebut")
    kebut[head.index("score")] = "banyak"
    with path.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out).writerows([head, *rows])
    page.locator("dialog input[type=file]").set_input_files(path)
    told = page.locator("dialog ol li")
    expect(told).to_have_count(1)
    expect(told).to_contain_text(re.compile("baris 3.*“Nilai”"))
    # It can be taken all the same, and mended where it stands.
    page.get_by_role("button", name="Pakai di meja kerja").click()
    expect(cell(page, CARD, "score").locator(".wrong")).to_be_visible()


def code_of(page: Page) -> str:
    page.wait_for_url(re.compile("/t/"))
    return page.url.rsplit("/", 1)[1]


def combos(host: Host, code: str, card: str) -> int:
    """In how many Combos of a game a card was."""

    async def find() -> int:
        played = host.table(code).match
        assert played is not None
        rules: Any = played.rules
        # A table does not remember what it told: the game is played again.
        match = replay(rules, played.record())
        ids: list[str] = rules.pack.face_ids
        heard: list[Any] = [one.facts["cards"] for one in match.heard(None) if one.kind == "combo"]
        return sum(card in [ids[one] for one in cards] for cards in heard)

    found: int = host.call(find())
    return found


def test_it_is_played_with_measured_and_printed_from_the_bench(
    desk: Desk, host: Host, tmp_path: Path
) -> None:
    page = bench(desk, "jawara-beksi", viewport=DESK, has_touch=False)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).click()
    fill(page, CARD, "score", "7")
    expect(page.locator(".totals .fine")).to_be_visible()
    page.get_by_role("button", name="Ukur").click()
    page.get_by_role("button", name="Mulai mengukur").click()
    begun = time.monotonic()
    expect(page.locator("dialog tbody tr").first).to_be_visible(timeout=180_000)
    desk.measured(f"the first answer of a report: {time.monotonic() - begun:.0f} s")
    if page.get_by_role("button", name="Berhenti").count():
        page.get_by_role("button", name="Berhenti").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Cetak").click()
    with page.expect_download(timeout=180_000) as download:
        page.get_by_role("button", name="Unduh PDF").click()
    download.value.save_as(tmp_path / "cards.pdf")
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF-")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Mainkan").click()
    page.get_by_role("button", name="Mulai").click()
    code = code_of(page)
    page.evaluate("long => { finger.until('.recap h1', long) }", 1000 * taps.LONG)
    until = time.monotonic() + taps.LONG
    while not combos(host, code, "kebut"):
        assert time.monotonic() < until, page.locator("body").inner_text()
        page.wait_for_timeout(100)
    rules: Any = host.table(code).rules
    pack = rules.pack
    assert {score for id, score in zip(pack.face_ids, pack.scores) if id == "kebut"} == {7}


@LANGUAGES
@GAMES
def test_axe_finds_nothing_in_the_workshop(desk: Desk, game: str, locale: str) -> None:
    axe = Inspector()
    page = bench(desk, game, locale=locale, viewport=DESK, has_touch=False, bypass_csp=True)
    kinds = page.locator(".tabs button")
    for number in range(kinds.count()):
        kinds.nth(number).click()
        axe.look(page, f"{game}, kind {number}")
    page.locator(".pack").click()
    axe.look(page, "packs", "dialog")
    page.keyboard.press("Escape")
    for opener in range(2, page.locator(".bar .plain:not(.square):not(.main)").count()):
        page.locator(".bar .plain:not(.square):not(.main)").nth(opener).click()
        axe.look(page, f"sheet {opener}", "dialog")
        page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    page.locator(".walk").wait_for()
    for number in range(kinds.count()):
        kinds.nth(number).click()
        axe.look(page, f"{game} on a phone, kind {number}")
    page.goto("/workshop")
    page.locator(".game").first.wait_for()
    axe.look(page, "which game")
    axe.end()


def test_a_card_is_corrected_by_thumb(desk: Desk) -> None:
    page = bench(desk, "jawara-beksi", viewport=PHONE)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).tap()
    page.get_by_label("Kartu yang mana").select_option(label=CARD)
    before = face_of(page)
    page.get_by_role("group", name="Nilai", exact=True).get_by_role("textbox").first.fill("7")
    expect(page.locator(".face img")).not_to_have_attribute("src", before)
    page.get_by_role("group", name="Nilai", exact=True).get_by_role("textbox").last.fill(
        "kartu cetak"
    )
    kept(page)
    page.reload()
    settled(page)
    page.get_by_label("Kartu yang mana").select_option(label=CARD)
    expect(
        page.get_by_role("group", name="Nilai", exact=True).get_by_role("textbox").first
    ).to_have_value("7")


HOSTILE = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

# How much of a picture is of a colour that nothing of ours has.
REDS = """async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [250, 350];
  const pen = canvas.getContext("2d");
  pen.drawImage(image, 0, 0, 250, 350);
  const { data } = pen.getImageData(0, 0, 250, 350);
  let found = 0;
  for (let i = 0; i < data.length; i += 4)
    if (Math.abs(data[i] - 214) + data[i + 1] + Math.abs(data[i + 2] - 32) < 40) found += 1;
  return found / 250 / 350;
}"""


def reds(page: Page) -> float:
    """How much of the face on the bench is red."""
    found: float = page.evaluate(REDS, face_of(page))
    return found


def expect_red(page: Page, red: bool) -> None:
    """The face has the picture, or ours, as soon as it is drawn."""
    until = time.monotonic() + PATIENCE / 1000
    while (reds(page) > 0.1) != red:
        assert time.monotonic() < until, "the face stays as it was"
        page.wait_for_timeout(50)


def choose_picture(page: Page, name: str, data: bytes) -> None:
    chooser = page.get_by_role("group", name="Gambar").locator("input[type=file]")
    kind = {"svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg"}[name[-3:]]
    chooser.set_input_files({"name": name, "mimeType": kind, "buffer": data})


def photo(page: Page) -> bytes:
    """A picture as a phone takes it: much larger than a card."""
    taken: str = page.evaluate(
        """() => {
          const canvas = document.createElement("canvas");
          [canvas.width, canvas.height] = [3000, 2400];
          const pen = canvas.getContext("2d");
          pen.fillStyle = "rgb(214, 0, 32)";
          pen.fillRect(0, 0, 3000, 2400);
          return canvas.toDataURL("image/jpeg", 1);
        }"""
    )
    return base64.b64decode(taken.partition(",")[2])


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_card_gets_a_picture_of_its_own_and_is_played_with_it(
    desk: Desk, host: Host, size: str
) -> None:
    options: dict[str, Any] = {"viewport": PHONE}
    if size == "desk":
        options = {"viewport": DESK, "has_touch": False}
    page = bench(desk, "jawara-beksi", **options)
    page.get_by_role("button", name=re.compile("^Kartu Jurus")).click()
    page.locator(".face img").wait_for()
    ours = page.get_by_role("button", name="Pakai gambar bawaan")
    # A drawing, and away with it, and back and forth.
    choose_picture(page, "merah.svg", SQUARE)
    expect_red(page, True)
    ours.click()
    expect_red(page, False)
    page.get_by_role("button", name="Urungkan").click()
    expect_red(page, True)
    page.get_by_role("button", name="Ulangi").click()
    expect_red(page, False)
    # A photo, and nothing is lost on reload.
    choose_picture(page, "foto.jpg", photo(page))
    expect_red(page, True)
    kept(page)
    page.reload()
    settled(page)
    page.locator(".face img").wait_for()
    expect_red(page, True)
    # What wants to do something gets a sentence, and the picture stays.
    with desk.forgiven():
        choose_picture(page, "kucing.svg", HOSTILE)
        expect(page.get_by_role("group", name="Gambar").locator(".wrong")).to_contain_text(
            "kucing.svg"
        )
    expect_red(page, True)
    # All of them, so that some are in every hand.
    cards = page.locator("tbody tr")
    many = cards.count() if size == "desk" else page.locator(".walk option").count()
    for number in range(1, many):
        if size == "desk":
            cards.nth(number).locator("td").first.click()
        else:
            page.get_by_role("button", name="Kartu berikutnya").click()
        expect(ours).to_have_count(0)
        choose_picture(page, "merah.png", png())
        expect(ours).to_be_visible()
    page.get_by_role("button", name="Mainkan").click()
    page.get_by_role("button", name="Mulai").click()
    code = code_of(page)
    label = host.table(code).rules.label
    assert label.looks != label.digest
    expect(page.locator(".sprite symbol[id^=jb-action] image")).to_have_count(many)
    # As soon as a card lies in the middle, its picture is seen there.
    played = "svg:has(> use[href^='#jb-action'])"
    page.evaluate(f'long => {{ finger.until("{played}", long) }}', 1000 * taps.LONG)
    card = page.locator(f"{played}:visible").first
    card.wait_for(timeout=1000 * taps.LONG)
    taken = base64.b64encode(card.screenshot()).decode()
    assert page.evaluate(REDS, f"data:image/png;base64,{taken}") > 0.5


def test_pictures_go_out_with_the_zip_and_come_in_again(desk: Desk, tmp_path: Path) -> None:
    page = bench(desk, "spell-from-the-future", viewport=DESK, has_touch=False)
    page.locator(".tabs button").first.click()
    choose_picture(page, "merah.svg", SQUARE)
    expect_red(page, True)
    page.get_by_role("button", name="Berkas").click()
    expect(page.get_by_text("Gambarmu hanya ikut di dalam zip.")).to_be_visible()
    with page.expect_download() as download:
        page.locator("dialog .row .plain", has_text="zip").click()
    path = tmp_path / "pack.zip"
    download.value.save_as(path)
    # Somebody else, on another device.
    other = bench(desk, "spell-from-the-future", viewport=DESK, has_touch=False)
    other.locator(".tabs button").first.click()
    expect_red(other, False)
    other.get_by_role("button", name="Berkas").click()
    other.locator("dialog input[type=file]").set_input_files(path)
    other.get_by_role("button", name="Pakai di meja kerja").click()
    expect_red(other, True)
    other.keyboard.press("Control+z")
    expect_red(other, False)
