"""The laboratory of a house: packs are measured aside, within limits, and tables never wait."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from gelanggang.lab import growing
from gelanggang.lab.growing import grow
from gelanggang.server.limits import Limits
from gelanggang.text.catalogue import LANGUAGES
from tests.server.hostile import JAWARA, SPELL, files_of, good_list, zipped
from tests.server.table import GENEROUS, Guest, Json, run
from tests.server.test_uploads import bring, open_house

HOME = f"/api/workshop/{JAWARA}"
SCORE = b"score = 1\n"


def other_cards(score: int) -> bytes:
    """Our cards with another Score on one of them."""
    files = files_of(JAWARA)
    assert SCORE in files["action.toml"], "the test is out of date"
    changed = files["action.toml"].replace(SCORE, f"score = {score}\n".encode(), 1)
    return zipped({**files, "action.toml": changed})


async def kept(guest: Guest, score: int = 9) -> str:
    """The digest of such a pack, brought along."""
    status, brought = await bring(guest, JAWARA, other_cards(score))
    assert status == 201, brought
    return str(brought["pack"]["digest"])


async def asked(guest: Guest, score: int = 9) -> Json:
    status, job = await guest.post(f"{HOME}/report", {"pack": await kept(guest, score)})
    assert status == 201, job
    return job


async def looked(guest: Guest, job: str, lang: str = "en") -> Json:
    status, body = await guest.get(f"/api/workshop/jobs/{job}?lang={lang}")
    assert status == 200, body
    found: Json = json.loads(body)
    return found


async def cancelled(guest: Guest, job: str) -> Json:
    async with guest.session.delete(f"{guest.base}/api/workshop/jobs/{job}") as answer:
        found: Json = await answer.json()
        return found


async def until(wanted: Callable[[], Awaitable[bool]]) -> None:
    while not await wanted():
        await asyncio.sleep(0.1)


@pytest.mark.slow
def test_a_report_gives_a_first_answer_and_a_table_is_played_meanwhile(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            job = (await asked(guest))["job"]

            async def running() -> bool:
                return bool((await looked(guest, job))["state"] == "running")

            await until(running)
            player = await guest.sit(await guest.open(JAWARA, 2, start=True))
            await player.play(random.Random(1))
            assert (await looked(guest, job))["state"] == "running"

            async def answered() -> bool:
                return bool((await looked(guest, job))["answer"])

            await until(answered)
            told = {lang: await looked(guest, job, lang) for lang in LANGUAGES}
            for found in told.values():
                assert 0 < found["done"] < found["of"]
                assert found["state"] == "running"
                assert all(row["name"] and row["yours"] and row["words"] for row in found["answer"])
                assert any(row["differs"] for row in found["answer"])
            names = [{row["name"] for row in found["answer"]} for found in told.values()]
            assert names[0] != names[1]
            ended = await cancelled(guest, job)
            assert ended["state"] == "cancelled"
            assert ended["answer"], "what is known stays known"

    run(work, 150.0)


@pytest.mark.slow
def test_one_runs_and_the_others_wait_for_their_turn(tmp_path: Path) -> None:
    async def work() -> None:
        few = msgspec.structs.replace(GENEROUS, lab_each=3, lab_waiting=2)
        async with open_house(tmp_path, limits=few) as guest:
            jobs = [await asked(guest, score) for score in (7, 8, 9)]
            assert [one["state"] for one in jobs] == ["running", "waiting", "waiting"]
            assert [one["before"] for one in jobs] == [0, 0, 1]
            assert (await asked(guest, 8))["job"] == jobs[1]["job"], "the same is not asked twice"
            status, refused = await guest.post(f"{HOME}/report", {"pack": await kept(guest, 6)})
            assert (status, refused["code"]) == (429, "lab-enough")
            assert (await cancelled(guest, jobs[0]["job"]))["state"] == "cancelled"

            async def next_runs() -> bool:
                return bool((await looked(guest, jobs[1]["job"]))["state"] == "running")

            await until(next_runs)
            assert (await looked(guest, jobs[2]["job"]))["before"] == 0

    run(work)


def test_a_full_queue_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        full = msgspec.structs.replace(GENEROUS, lab_running=0, lab_waiting=1)
        async with open_house(tmp_path, limits=full) as guest:
            job = await asked(guest, 9)
            assert job["state"] == "waiting"
            status, refused = await guest.post(f"{HOME}/report", {"pack": await kept(guest, 8)})
            assert (status, refused["code"]) == (503, "lab-full")
            assert (await cancelled(guest, job["job"]))["text"] == "Dibatalkan."
            assert (await asked(guest, 8))["state"] == "waiting"

    run(work)


@pytest.mark.slow
def test_whose_time_is_up_has_no_report_if_there_was_no_answer(tmp_path: Path) -> None:
    async def work() -> None:
        hasty = msgspec.structs.replace(GENEROUS, lab_seconds=0.01)
        async with open_house(tmp_path, limits=hasty) as guest:
            job = (await asked(guest))["job"]

            async def over() -> bool:
                return bool((await looked(guest, job))["state"] == "failed")

            await until(over)

    run(work)


def test_reports_are_forgotten(tmp_path: Path) -> None:
    async def work() -> None:
        now = [0.0]
        calm = msgspec.structs.replace(GENEROUS, lab_running=0)
        async with open_house(tmp_path, limits=calm, clock=lambda: now[0]) as guest:
            job = (await asked(guest))["job"]
            now[0] += 10 * Limits().lab_kept_seconds
            assert (await looked(guest, job))["state"] == "waiting", (
                "only what is over is forgotten"
            )
            await cancelled(guest, job)
            now[0] += Limits().lab_kept_seconds + 1
            status, body = await guest.get(f"/api/workshop/jobs/{job}")
            assert (status, json.loads(body)["code"]) == (404, "unknown-job")

    run(work)


def test_what_cannot_be_measured_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            ours = json.loads((await guest.get("/api/house"))[1])["games"][0]["digest"]
            for path, pack, wanted in (
                (HOME, ours, (409, "lab-same")),
                (HOME, "0" * 64, (404, "cards-unknown")),
                (HOME, "../../etc/passwd", (404, "cards-unknown")),
                (HOME, "x" * 65, (400, "message-wrong")),
                ("/api/workshop/halma", ours, (404, "cards-unknown")),
            ):
                status, refused = await guest.post(f"{path}/report", {"pack": pack})
                assert (status, refused["code"]) == wanted
            for job in ("x", "0" * 43, "%00", "<b>"):
                status, body = await guest.get(f"/api/workshop/jobs/{job}")
                assert (status, json.loads(body)["code"]) == (404, "unknown-job")

    run(work)


def test_a_house_can_do_without_a_laboratory(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path, lab=False) as guest:
            house = json.loads((await guest.get("/api/house"))[1])
            assert house["workshop"]["lab"] is False
            pack = await kept(guest)
            for lang in LANGUAGES:
                status, refused = await guest.post(f"{HOME}/report?lang={lang}", {"pack": pack})
                assert (status, refused["code"]) == (403, "lab-off")
            assert (await guest.get("/api/workshop/jobs/x"))[0] == 403

    run(work)


@pytest.mark.slow
def test_what_runs_is_stopped_with_the_house(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_house(tmp_path) as guest:
            await asked(guest)
        # To close it waits for the process that measured.
        async with open_house(tmp_path, lab=False):
            pass

    run(work)


# What grows.


@pytest.mark.slow
def test_a_comparison_grows_surer_stage_by_stage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growing, "FIRST", 20)
    monkeypatch.setattr(growing, "STAGES", (20, 40))
    words = tmp_path / "words.csv"
    words.write_bytes(
        b"id,indonesian,english\n"
        + b"\n".join(
            b"k-%d,%s,%s" % (i, word, word) for i, word in enumerate(good_list().split(b"\r\n"))
        )
    )
    steps = list(grow(SPELL, words))
    played = [one.played for one in steps]
    assert played == sorted(played)
    assert played[-1] == steps[-1].of
    answers = [one.answer for one in steps if one.answer is not None]
    assert len(answers) == 3
    tables = [{one.players for one in answer} - {None} for answer in answers]
    assert len(tables[0]) == 1
    assert tables[0] < tables[1] == tables[2]
