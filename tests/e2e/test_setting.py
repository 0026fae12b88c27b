"""The table is set in the browser: the line and the sheet, links, the last choice, a rematch."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from gelanggang.tables.table import LiveTable
from tests.e2e import taps
from tests.e2e.conftest import Desk, Host
from tests.e2e.test_axe import LANGUAGES, Inspector
from tests.e2e.test_reach import LEAST_TARGET, LEAST_TEXT, LETTERS, TARGETS
from tests.e2e.test_ways import GAMES, JAWARA, SPELL, begin, code_of

Things = list[tuple[str, str | None, str]]
"""A part of the sheet, a value of it (none: the part itself), and the words for it."""

UNFOLD = "() => document.querySelectorAll('details').forEach(one => { one.open = true })"


def sheet_of(page: Page, game: int) -> Locator:
    """Tap the line on a game's tile."""
    page.locator(".tile").nth(game).locator(".line").tap()
    expect(page.locator(".foot .main")).to_be_visible()
    return page.locator("form.new")


def choose(where: Locator, part: str, value: object) -> None:
    """Tap one of the values of a part of the sheet."""
    where.locator(f'fieldset[name="{part}"] label:has(input[value="{value}"])').first.tap()


def value_of(where: Locator, part: str) -> str | None:
    """What is chosen there."""
    return where.locator(f'fieldset[name="{part}"] :checked').first.get_attribute("value")


def start(page: Page) -> None:
    page.locator(".foot .main").tap()
    expect(page.locator(".table")).to_be_visible()


def table_of(page: Page, host: Host) -> LiveTable:
    return host.table(code_of(page))


# All that the house offers can be chosen.


def written(value: object) -> str:
    return json.dumps(value) if isinstance(value, bool) else str(value)


def words(one: dict[str, Any], seats: int) -> str:
    """What a person should read about a thing at a table of so many, line by line."""
    says = one.get("says", "")
    measured = says.get(str(seats), "") if isinstance(says, dict) else says
    return "\n".join([one["label" if "label" in one else "name"], one["about"], measured])


def offered(house: dict[str, Any], game: dict[str, Any]) -> Things:
    """Everything in the house's answer about a game, as a usual table of it should show it."""
    seats = game["usual_seats"]
    groups = {"seats": game["tables"], "level": game["levels"], "character": game["characters"]}
    groups |= {"pack": game["packs"], "pace": house["paces"]}
    found: Things = [
        (part, str(one[part]), words(one, seats))
        for part, things in groups.items()
        for one in things
    ]
    for option in game["options"]:
        found.append((option["name"], None, f"{option['label']}\n{option['about']}"))
        found += [
            (option["name"], written(one["value"]), words(one, seats)) for one in option["choices"]
        ]
    return found


def missing(sheet: Locator, things: Things) -> list[str]:
    """What has no control in an open sheet, or not the words for it."""
    found = []
    for part, value, text in things:
        group = sheet.locator(f'fieldset[name="{part}"]')
        control = f'label:has(input[value="{value}"])'
        label = group if value is None else group.locator(control)
        said = label.first.inner_text() if label.count() else ""
        name, *more = text.split("\n")
        if not name or not all(line in said for line in (name, *more)):
            found.append(f"{part} {value}: {text!r}, not {said!r}")
    return found


def ask_house(page: Page, lang: str) -> dict[str, Any]:
    answer: dict[str, Any] = page.request.get(f"/api/house?lang={lang}").json()
    return answer


@LANGUAGES
@GAMES
def test_everything_the_house_offers_has_a_control_and_words(
    desk: Desk, locale: str, game: int
) -> None:
    page = desk.window(locale=locale)
    house = ask_house(page, locale[:2])
    sheet = sheet_of(page, game)
    page.evaluate(UNFOLD)
    assert missing(sheet, offered(house, house["games"][game])) == []
    assert page.evaluate(TARGETS, LEAST_TARGET) == []
    assert page.evaluate(LETTERS, LEAST_TEXT) == []


def planted(game: dict[str, Any], label: str = "Angin") -> dict[str, Any]:
    """The same game with an option of which the page has never heard."""
    seats = [one["seats"] for one in game["tables"]]
    choices = [
        {"value": value, "label": value, "about": f"{label} {value}", "seats": seats, "why": ""}
        for value in ("utara", "selatan")
    ]
    option = {"name": "wind", "label": label, "about": "", "ours": False}
    options = [*game["options"], {**option, "default": "utara", "choices": choices}]
    return {**game, "options": options}


def test_an_option_that_is_planted_in_the_answer_has_its_control_at_once(desk: Desk) -> None:
    page = desk.window("/rules/jawara-beksi")
    house = ask_house(page, "id")
    house["games"] = [planted(one) for one in house["games"]]

    def answer(route: Route) -> None:
        route.fulfill(json=house)

    page.context.route("**/api/house*", answer)
    page.goto("/")
    expect(page.locator(".tile .line").first).to_contain_text("Angin: utara")
    sheet = sheet_of(page, JAWARA)
    page.evaluate(UNFOLD)
    assert missing(sheet, offered(house, house["games"][JAWARA])) == []
    choose(sheet, "wind", "selatan")
    expect(sheet.locator('fieldset[name="wind"] legend')).to_contain_text("standar: utara")
    expect(sheet.locator(".line")).to_contain_text("Angin: selatan")


def test_the_walk_finds_what_has_no_control_and_what_has_no_words(desk: Desk) -> None:
    page = desk.window()
    house = ask_house(page, "id")
    sheet = sheet_of(page, SPELL)
    page.evaluate(UNFOLD)
    game = house["games"][SPELL]
    assert len(missing(sheet, offered(house, planted(game)))) == 3
    silent = {**game, "levels": [{**one, "label": "", "about": ""} for one in game["levels"]]}
    assert len(missing(sheet, offered(house, silent))) == len(game["levels"])


# By taps only.


def test_two_player_spell_on_very_hard_against_a_bot(desk: Desk, host: Host) -> None:
    page = desk.window()
    sheet = sheet_of(page, SPELL)
    choose(sheet, "seats", 2)
    choose(sheet, "difficulty", "very-hard")
    start(page)
    table = table_of(page, host)
    assert (len(table.chairs), table.options["difficulty"]) == (2, "very-hard")
    taps.until(page)


def test_a_rematch_keeps_all_or_changes_the_difficulty(desk: Desk, host: Host) -> None:
    page = desk.window("/new?game=spell-from-the-future&players=2&difficulty=hard&level=1")
    start(page)
    table = table_of(page, host)
    taps.until(page)
    page.get_by_role("button", name="Ganti aturannya dulu").tap()
    sheet = page.locator(".rematch")
    assert value_of(sheet, "difficulty") == "hard"
    choose(sheet, "difficulty", "easy")
    choose(sheet, "pace", "relaxed")
    start(page)
    assert (table.number, table.options["difficulty"]) == (2, "easy")
    assert table.clock.pace == "relaxed"
    taps.until(page)
    page.get_by_role("button", name="Main lagi").tap()
    expect(page.locator(".table")).to_be_visible()
    assert (table.number, table.options["difficulty"]) == (3, "easy")


def test_a_rematch_with_more_players_is_dealt_anew(desk: Desk, host: Host) -> None:
    page = desk.window("/new?game=spell-from-the-future&players=2&bots=1")
    start(page)
    table = table_of(page, host)
    taps.until(page)
    page.get_by_role("button", name="Ganti aturannya dulu").tap()
    sheet = page.locator(".rematch")
    choose(sheet, "seats", 3)
    choose(sheet, "level", "3")
    start(page)
    assert [one.level for one in table.chairs] == ["", "1", "3"]


def test_four_player_jawara_with_five_rounds_and_bots_of_three_levels(
    desk: Desk, host: Host
) -> None:
    page = desk.window()
    sheet = sheet_of(page, JAWARA)
    choose(sheet, "seats", 4)
    choose(sheet, "rounds", 5)
    bots = sheet.locator(".bot")
    expect(bots).to_have_count(3)
    for i, level in enumerate("123"):
        bots.nth(i).locator("summary").first.tap()
        choose(bots.nth(i), "level", level)
    bots.nth(2).get_by_text("Watak: tanpa watak").tap()
    choose(bots.nth(2), "character", "duelist")
    # A character that bots of the first level cannot have is there, and says why.
    bots.nth(0).get_by_text("Watak: tanpa watak").tap()
    barred = bots.nth(0).locator("label.off").filter(has_text="Jago Pibu")
    expect(barred).to_contain_text("Cuma untuk tingkat 2")
    expect(barred.locator("input")).to_be_disabled()
    start(page)
    table = table_of(page, host)
    assert table.options["rounds"] == 5
    assert [one.level for one in table.chairs] == ["", "1", "2", "3:duelist"]
    taps.until(page)


def test_two_player_jawara_without_cards_that_only_point_down(desk: Desk, host: Host) -> None:
    page = desk.window()
    sheet = sheet_of(page, JAWARA)
    yes = sheet.locator('fieldset[name="without_down"] label:has(input[value="true"])')
    expect(yes).to_contain_text("2 pemain")
    expect(yes.locator("input")).to_be_disabled()
    choose(sheet, "seats", 2)
    choose(sheet, "without_down", "true")
    # With more players it cannot be played: it is as usual again.
    choose(sheet, "seats", 4)
    assert value_of(sheet, "without_down") == "false"
    choose(sheet, "seats", 2)
    choose(sheet, "without_down", "true")
    start(page)
    assert table_of(page, host).options["without_down"] is True
    taps.until(page)


def test_on_one_phone_a_bot_plays_along(desk: Desk, host: Host) -> None:
    page = desk.window()
    begin(page, JAWARA, "Satu HP")
    sheet = page.locator("form.new")
    choose(sheet, "seats", 3)
    page.get_by_role("button", name="Isi bot").tap()
    expect(sheet.get_by_label("Pemain 3", exact=True)).to_have_count(0)
    for number, name in enumerate(("Sari", "Dodi"), 1):
        page.get_by_label(f"Pemain {number}", exact=True).fill(name)
    page.locator(".foot .main").tap()
    expect(page.locator(".cover")).to_be_visible()
    chairs = table_of(page, host).chairs
    assert [one.name for one in chairs[:2]] == ["Sari", "Dodi"]
    assert [one.kind for one in chairs] == ["person", "person", "bot"]


# What was chosen last, and what is standard.


def test_the_last_choice_is_kept_for_each_way_and_standard_brings_all_back(
    desk: Desk, host: Host
) -> None:
    page = desk.window()
    tile = page.locator(".tile").first
    line = tile.locator(".line")
    expect(line).to_contain_text("Aturan standar")
    usual = line.inner_text()
    sheet = sheet_of(page, JAWARA)
    choose(sheet, "seats", 2)
    choose(sheet, "rounds", 4)
    expect(sheet.locator('fieldset[name="rounds"] legend')).to_contain_text("standar: 3")
    page.get_by_role("group", name="Cara main").get_by_role("button", name="Bareng teman").tap()
    assert value_of(sheet, "rounds") == "3"
    choose(sheet, "rounds", 5)
    page.keyboard.press("Escape")
    page.reload()
    expect(line).to_contain_text("Ronde: 4")
    begin(page, JAWARA, "Bareng teman")
    friends = table_of(page, host)
    assert (len(friends.chairs), friends.options["rounds"]) == (4, 5)
    page.goto("/")
    taps.against_bots(page, JAWARA)
    bots = table_of(page, host)
    assert (len(bots.chairs), bots.options["rounds"]) == (2, 4)
    page.goto("/")
    sheet_of(page, JAWARA)
    page.get_by_role("button", name="Standar", exact=True).tap()
    page.keyboard.press("Escape")
    assert line.inner_text() == usual


# A link is a preset.


def test_a_link_opens_the_sheet_filled_and_plays_exactly_that(desk: Desk, host: Host) -> None:
    link = (
        "/new?game=jawara-beksi&way=bots&players=4&rounds=4&hands=kept&level=1"
        "&bots=1,2,3:sprinter&pace=relaxed"
    )
    page = desk.window(link, permissions=["clipboard-read", "clipboard-write"])
    sheet = page.locator("form.new")
    expect(sheet.locator(".line")).to_contain_text("4 pemain")
    expect(page.locator(".wrong")).to_have_count(0)
    # What is shared is the same again.
    page.get_by_role("button", name="Bagikan pilihan ini").tap()
    expect(page.get_by_role("status").filter(has_text="disalin")).to_be_visible()
    shared = page.evaluate("() => navigator.clipboard.readText()")
    page.goto(shared)
    expect(page.locator(".wrong")).to_have_count(0)
    start(page)
    table = table_of(page, host)
    assert table.options == {"rounds": 4, "without_down": False, "hands": "kept"}
    assert [one.level for one in table.chairs] == ["", "1", "2", "3:sprinter"]
    assert (table.level, table.clock.pace) == ("1", "relaxed")
    taps.until(page)


def test_what_is_wrong_with_a_link_is_said(desk: Desk) -> None:
    page = desk.window(
        "/new?game=jawara-beksi&players=3&rounds=9&without_down=true&bots=1:duelist&wind=north"
    )
    said = page.locator(".wrong li")
    expect(said).to_have_count(4)
    expect(said.nth(0)).to_contain_text("Ronde tidak bisa “9”")
    expect(said.nth(1)).to_contain_text("2 pemain")
    expect(said.nth(2)).to_contain_text("Tidak ada bot “1:duelist”")
    expect(said.nth(3)).to_contain_text("“wind” tidak dikenal")
    assert value_of(page.locator("form.new"), "rounds") == "3"
    page.goto("/new?game=go&players=2")
    expect(page.locator(".wrong li")).to_have_count(1)
    page.locator(".game").last.tap()
    assert value_of(page.locator("form.new"), "seats") == "2"


@LANGUAGES
def test_axe_finds_nothing_where_a_table_is_set(desk: Desk, locale: str) -> None:
    axe = Inspector()
    page = desk.window(locale=locale, bypass_csp=True)
    for game, tile in enumerate(page.locator(".tile").all()):
        sheet_of(page, game)
        page.evaluate(UNFOLD)
        axe.look(page, f"the sheet {game}")
        page.keyboard.press("Escape")
        tile.get_by_role("button").nth(2).click()
        page.locator("form.new input[maxlength]").first.wait_for()
        axe.look(page, f"one phone {game}")
        page.keyboard.press("Escape")
    page.goto("/new?game=jawara-beksi&rounds=9&wind=north")
    page.locator(".wrong").wait_for()
    page.evaluate(UNFOLD)
    axe.look(page, "a link")
    page.goto("/new")
    page.locator(".game").first.wait_for()
    axe.look(page, "a link without a game")
    axe.end()


def test_the_sheet_is_not_part_of_the_first_load(desk: Desk) -> None:
    page = desk.window()
    page.locator(".tile").first.wait_for()
    scripts = "() => performance.getEntriesByType('resource').map(one => one.name)"
    assert not any("NewTable" in one for one in page.evaluate(scripts))
    sheet_of(page, JAWARA)
    assert any("NewTable" in one for one in page.evaluate(scripts))
