"""A pack on paper over HTTP: made aside, one at a time, within limits."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gelanggang.server import printer
from gelanggang.text.catalogue import LANGUAGES
from tests.server.hostile import JAWARA, SPELL, good_list
from tests.server.table import GENEROUS, run
from tests.server.test_uploads import bring, open_house
from tests.server.test_workshop import bench, home, raw, row_of

pypdf = pytest.importorskip("pypdf")
pytest.importorskip("typst")


def pages(pdf: bytes) -> list[str]:
    """The texts of a PDF, page by page."""
    return [page.extract_text() for page in pypdf.PdfReader(io.BytesIO(pdf)).pages]


@pytest.mark.slow
def test_a_corrected_card_is_printed_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            house = json.loads((await guest.get("/api/house"))[1])
            assert house["workshop"]["press"] is True
            sheet = (await bench(guest, JAWARA))["sheet"]
            row_of(sheet, "action", "kebut").update({"score": "17", "score.source": "own: ours"})
            _, kept = await guest.post(f"{home(JAWARA)}/keep", {"sheet": sheet})
            wish = {
                "pack": kept["pack"]["digest"],
                "only_since": "",
                "paper": "f4",
                "backs": "none",
            }
            status, pdf, headers = await raw(guest, f"{home(JAWARA)}/print?lang=id", wish)
            assert status == 200, pdf
            assert headers["Content-Type"] == "application/pdf"
            assert headers["X-Content-Type-Options"] == "nosniff"
            assert headers["Content-Disposition"].endswith('.pdf"')
            (front,) = pages(pdf)
            assert "17" in front
            assert "Kebut" in front

    run(work)


@pytest.mark.slow
def test_words_of_a_teacher_are_printed(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            _, kept = await bring(guest, SPELL, good_list())
            wish = {"pack": kept["pack"]["digest"], "only_since": "", "backs": "none"}
            status, pdf, _ = await raw(guest, f"{home(SPELL)}/print", wish)
            assert status == 200, pdf
            text = "".join(pages(pdf))
            assert "Kata aa" in text

    run(work)


@pytest.mark.slow
def test_an_address_prints_one_thing_at_a_time(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            wish = {"parts": ["calibration"]}
            path = f"{home(JAWARA)}/print"
            answers = await asyncio.gather(raw(guest, path, wish), raw(guest, path, wish))
            found = sorted(status for status, _, _ in answers)
            assert found == [200, 429]
            refused = next(json.loads(body) for status, body, _ in answers if status == 429)
            assert refused["code"] == "print-one"
            # Then it is free again.
            assert (await raw(guest, path, wish))[0] == 200

    run(work)


@pytest.mark.parametrize("limits", [{"print_seconds": 0.01}, {"print_bytes": 10}])
@pytest.mark.slow
def test_what_takes_too_long_or_grows_too_large_is_no_pdf(
    tmp_path: Path, limits: dict[str, Any]
) -> None:
    async def work() -> None:
        few = msgspec.structs.replace(GENEROUS, **limits)
        async with open_house(tmp_path, limits=few) as guest:
            for lang in LANGUAGES:
                wish = {"parts": ["calibration"]}
                status, body, _ = await raw(guest, f"{home(JAWARA)}/print?lang={lang}", wish)
                assert (status, json.loads(body)["code"]) == (400, "print-heavy")

    run(work)


def test_wishes_that_make_no_sense_are_refused(tmp_path: Path, monkeypatch: Any) -> None:
    async def work() -> None:
        full = msgspec.structs.replace(GENEROUS, print_waiting=0)
        async with open_house(tmp_path, limits=full) as guest:
            for wish, wanted in (
                ({"paper": "a9"}, (400, "message-wrong")),
                ({"parts": []}, (400, "message-wrong")),
                ({"shift_x": 99}, (400, "message-wrong")),
                ({"shift_x": "NaN"}, (400, "message-wrong")),
                ({"pack": "0" * 64}, (404, "cards-unknown")),
                ({"only_since": "../x"}, (404, "cards-unknown")),
                ({}, (503, "print-full")),
            ):
                status, body, _ = await raw(guest, f"{home(JAWARA)}/print", wish)
                assert (status, json.loads(body)["code"]) == wanted, wish
            status, body, _ = await raw(guest, f"{home('halma')}/print", {})
            assert (status, json.loads(body)["code"]) == (400, "unknown-game")
            monkeypatch.setattr(printer, "NEEDED", ("no-such-thing",))
            status, body, _ = await raw(guest, f"{home(JAWARA)}/print", {})
            assert (status, json.loads(body)["code"]) == (403, "print-off")
            house = json.loads((await guest.get("/api/house"))[1])
            assert house["workshop"]["press"] is False

    run(work)
