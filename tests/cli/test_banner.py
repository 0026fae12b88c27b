"""What a person sees who has started a house."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from gelanggang.cli.banner import MOST_OTHERS, Banner, qr
from gelanggang.line.screen import Screen
from gelanggang.text.catalogue import LANGUAGES, voice

HERE = "http://localhost:8765"
PHONES = ["http://10.0.0.7:8765", "http://10.1.0.7:8765", "http://laptop.local:8765"]
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def shown(banner: Banner, lang: str = "en", width: int = 100, terminal: bool = True) -> str:
    out = io.StringIO()
    screen = Screen(voice(lang))
    # The same as its own, but for where it ends.
    console = Console(
        file=out,
        width=width,
        force_terminal=terminal,
        color_system=None,
        highlight=False,
        markup=False,
        emoji=False,
    )
    screen.__dict__["console"] = console
    banner.show(screen)
    return out.getvalue()


@every_language
@pytest.mark.parametrize("terminal", [True, False])
@pytest.mark.parametrize("width", [40, 80, 100])
def test_all_addresses_stand_there_the_likeliest_first(
    lang: str, terminal: bool, width: int
) -> None:
    text = shown(Banner(HERE, PHONES, "", ["how to stop."]), lang, width, terminal)
    places = [text.index(one) for one in PHONES]
    assert places == sorted(places)
    assert text.index(HERE) < places[0]
    assert text.rstrip().endswith("how to stop.")


@every_language
def test_the_code_is_that_of_the_likeliest_address(lang: str) -> None:
    text = shown(Banner(HERE, PHONES, "", []), lang)
    assert all(line in text for line in qr(PHONES[0]).plain.splitlines())
    assert not all(line in text for line in qr(PHONES[1]).plain.splitlines())


@pytest.mark.parametrize("width", [30, 60, 100])
def test_a_code_is_never_broken(width: int) -> None:
    lines = shown(Banner(HERE, PHONES, "", []), width=width).splitlines()
    drawn = qr(PHONES[0]).plain.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith(drawn[0]))
    for line, wanted in zip(lines[first:], drawn, strict=False):
        assert line.startswith(wanted)


def test_many_addresses_do_not_push_the_code_off_the_screen() -> None:
    many = [f"http://10.0.0.{number}:8765" for number in range(1, 100)]
    text = shown(Banner(HERE, many, "", []), width=60)
    assert sum(one in text.split() for one in many) == 1 + MOST_OTHERS


def test_a_house_for_this_machine_alone_shows_no_code() -> None:
    text = shown(Banner(HERE, [], "", []))
    assert "█" not in text
    assert "Only this computer" in text


@every_language
def test_a_table_of_bots_can_be_watched(lang: str) -> None:
    assert f"{HERE}/t/ABCD" in shown(Banner(HERE, [], "ABCD", []), lang)


def test_programs_read_the_address_in_the_first_line() -> None:
    lines = shown(Banner(HERE, PHONES, "", []), terminal=False).splitlines()
    assert lines[0] == f"Gelanggang is running: {HERE}"
