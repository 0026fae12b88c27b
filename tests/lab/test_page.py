"""The page of a report: whole, harmless, offline, and in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape
from html.parser import HTMLParser

import pytest

from gelanggang.lab.page import numbers
from gelanggang.lab.page.page import write
from gelanggang.lab.page.scale import scale, scale_of
from gelanggang.lab.page.shape import Figure, Report, Target, Unit
from gelanggang.text.catalogue import LANGUAGES, voice
from tests.lab.sample_report import jawara, spell

REPORTS: dict[str, Callable[[], Report]] = {
    "cards": jawara,
    "cards, compared": lambda: jawara(against=True),
    "beasts": spell,
    "beasts, compared": lambda: spell(against=True),
}
every_report = pytest.mark.parametrize("make", REPORTS.values(), ids=list(REPORTS))
every_language = pytest.mark.parametrize("lang", LANGUAGES)
LARGEST = 400_000
"""Bytes: small enough to send to a friend."""
VOID = {"meta", "line", "rect", "use", "circle", "path", "br"}


class Reader(HTMLParser):
    """What a browser finds: elements, addresses, ids and the text of one language."""

    def __init__(self, page: str, lang: str) -> None:
        super().__init__()
        self.lang = lang
        self.open: list[tuple[str, bool]] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.needed: set[str] = set()
        self.links: list[str] = []
        self.said: list[str] = []
        self.feed(page)
        self.close()
        assert self.open == [], "an element is left open"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append(tag)
        self.ids += [one for name, one in attrs if name == "id" and one]
        self.links += [one for name, one in attrs if name in ("href", "src") and one]
        self.needed |= {one for name, one in attrs if name == "aria-labelledby" and one}
        if tag not in VOID:
            meant = tag.removeprefix("x-") if tag.startswith("x-") else given.get("class")
            shown = meant == self.lang or meant not in LANGUAGES
            shown = shown and tag not in ("style", "script")
            self.open.append((tag, shown))

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop()[0] == tag, f"</{tag}> closes something else"

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_data(self, data: str) -> None:
        # The root says which language is shown; it has the page's own.
        if all(shown for _, shown in self.open[1:]):
            self.said.append(data)

    @property
    def text(self) -> str:
        return re.sub(r"\s+", " ", "".join(self.said))


def figures(report: Report) -> list[Figure]:
    sections = [
        *report["sections"],
        *(one for table in report["players"] for one in table["sections"]),
    ]
    return [figure for section in sections for figure in section["figures"]]


@every_language
@every_report
def test_every_figure_stands_there_with_its_interval_and_n(
    make: Callable[[], Report], lang: str
) -> None:
    report = make()
    text = Reader(write(report, lang), lang).text
    speaker = voice(lang)
    for figure in figures(report):
        unit = figure["unit"]
        told = [
            numbers.value(figure["value"], unit),
            numbers.interval(figure, unit),
            numbers.whole(figure.get("n")),
        ]
        if (other := figure["against"]) is not None:
            told.append(numbers.measured(other, unit))
        if (difference := figure["difference"]) is not None:
            told.append(numbers.difference(difference, unit))
        if (target := figure["target"]) is not None:
            told.append(numbers.target(target, unit))
        for words in told:
            assert re.sub(r"\s+", " ", words(speaker)) in text, (figure, words(speaker))


@every_report
def test_the_page_is_whole_and_leads_only_to_itself(make: Callable[[], Report]) -> None:
    page = write(make(), "id")
    reader = Reader(page, "id")
    assert len(reader.ids) == len(set(reader.ids))
    assert {f"#{one}" for one in reader.ids} >= set(reader.links)
    assert set(reader.ids) >= reader.needed
    assert "{{" not in page
    assert "://" not in page
    assert "url(" not in page.replace("url(#", "")
    assert len(page.encode()) < LARGEST


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>",
        '"><img src=x onerror=alert(1)>',
        "{{script}}",
        "</style>",
        "a\x00b",
    ],
)
def test_a_name_from_a_pack_does_no_harm(name: str) -> None:
    plain, named = Reader(write(jawara(), "en"), "en"), write(jawara(first_card=name), "en")
    reader = Reader(named, "en")
    # A label that finds no room beside its point is left out of that plot, so texts may be fewer.
    assert set(reader.tags) == set(plain.tags)
    assert reader.tags.count("script") == reader.tags.count("style") == 1
    assert name.replace("\x00", "\ufffd") in unescape(reader.text)


def test_the_script_is_allowed_by_its_own_hash_alone() -> None:
    page = write(jawara(), "id")
    [policy] = re.findall(r'Content-Security-Policy" content="([^"]*)"', page)
    assert policy.startswith("default-src 'none'")
    assert "script-src 'sha256-" in policy
    assert "'unsafe-inline'" not in policy.split("script-src")[1]


@every_language
def test_the_page_begins_in_the_language_of_whoever_asked(lang: str) -> None:
    page = write(jawara(), lang)
    assert f'<html lang="{lang}">' in page
    assert f"<title>{voice(lang).say('jawara-beksi-name')}: " in page
    text = Reader(page, lang).text
    assert voice(lang).say("lab-page-not-people") in text
    for other in LANGUAGES:
        assert other == lang or voice(other).say("lab-page-not-people") not in text


SHARES: list[tuple[float | None, Unit, str, str]] = [
    (0.6214, "share", "62,1 %", "62.1 %"),
    (0.0, "share", "0,0 %", "0.0 %"),
    (-0.0412, "points", "−4,1", "−4.1"),
    (0.00001, "points", "0,0", "0.0"),
    (0.125, "change", "+12,5 %", "+12.5 %"),
    (4.517, "number", "4,52", "4.52"),
    (37.04, "number", "37,0", "37.0"),
    (None, "share", "–", "–"),
]


@pytest.mark.parametrize(("value", "unit", "indonesian", "english"), SHARES)
def test_numbers_are_written_as_each_language_writes_them(
    value: float | None, unit: Unit, indonesian: str, english: str
) -> None:
    told = numbers.value(value, unit)
    assert told(voice("id")).replace("\xa0", " ") == indonesian
    assert told(voice("en")).replace("\xa0", " ") == english
    assert numbers.whole(12345)(voice("id")) == "12.345"
    assert numbers.whole(12345)(voice("en")) == "12,345"


WANTED: list[tuple[float | None, float | None, Unit, str]] = [
    (0.25, 0.95, "share", "25–95 %"),
    (4.5, 9, "number", "4.5–9"),
    (-0.04, 0.04, "points", "−4 – +4"),
    (None, 0.03, "share", "at most 3 %"),
    (0.35, None, "share", "at least 35 %"),
    (0.29, None, "share", "at least 29 %"),
]


@pytest.mark.parametrize(("least", "most", "unit", "told"), WANTED)
def test_what_is_wanted_is_as_short_as_it_was_written(
    least: float | None, most: float | None, unit: Unit, told: str
) -> None:
    target: Target = {"least": least, "most": most}
    assert numbers.target(target, unit)(voice("en")).replace("\xa0", " ") == told


@every_report
def test_an_axis_holds_all_that_is_drawn_over_it(make: Callable[[], Report]) -> None:
    for figure in figures(make()):
        if figure["value"] is None:
            continue
        axis = scale_of([figure])
        assert axis.low <= figure["value"] <= axis.high
        for end in (figure.get("low"), figure.get("high")):
            assert end is None or 0 <= axis.at(end) <= 100
        assert all(axis.low - 1e-9 <= tick <= axis.high + 1e-9 for tick in axis.ticks())


@pytest.mark.parametrize(
    ("low", "high"), [(0.0, 1.0), (0.48, 0.52), (3.0, 3.0), (-0.05, 0.07), (0, 0)]
)
def test_an_axis_has_a_few_round_numbers(low: float, high: float) -> None:
    assert 1 <= len(scale(low, high, "number").ticks()) <= 7


def test_verdicts_are_told_by_shapes_and_words_not_by_colours_alone() -> None:
    page = write(spell(), "en")
    for verdict in ("met", "missed", "few"):
        assert f"id=m-{verdict}" in page
        word = voice("en").say("lab-page-verdict", verdict=verdict)
        assert f':root[lang=en] i.{verdict}::before{{content:""/"{word}"}}' in page
