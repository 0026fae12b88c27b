"""The workshop: packs are edited as sheets, seen, checked, exchanged, measured and printed."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Final, ParamSpec, TypeVar

import msgspec
from aiohttp import web

from gelanggang.core.errors import BadInput
from gelanggang.games import GAMES
from gelanggang.hall.library import Found
from gelanggang.server import forms, workshop_desk
from gelanggang.server import workshop_forms as shop
from gelanggang.server.guard import HOUSE, address_of, answer, body_of, bytes_of, language
from gelanggang.server.house import House
from gelanggang.server.pages import found
from gelanggang.server.price import KEPT, WHOLE
from gelanggang.server.printer import Sheets, can_print
from gelanggang.server.route import Route
from gelanggang.server.upload import check_uploads, keep_sent, pay_upload
from gelanggang.server.upload_read import read_list
from gelanggang.server.workshop_desk import Around, Refused, tried
from gelanggang.server.workshop_report import delete_job, get_job, post_report
from gelanggang.server.workshop_words import look, played_with_words
from gelanggang.tables.denied import Denied

JSON: Final = "application/json"
FRESH: Final = "no-store"
"""Words may be others after the next start of the house."""

FORMS: Final = {
    "zip": "application/zip",
    "csv": "text/csv",
    "xlsx": "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
}
NOT_IN_NAMES: Final = re.compile("[^A-Za-z0-9.]+")
MOST_VERSION: Final = 20

P = ParamSpec("P")
T = TypeVar("T")


def workshops_info(house: House) -> shop.WorkshopsInfo:
    """With what people may make cards here."""
    return shop.WorkshopsInfo(
        games=[key for key, game in GAMES.items() if game.layout is not None],
        lab=house.laboratory is not None,
        press=can_print(),
        most_bytes=house.limits.upload_bytes,
    )


def _game(request: web.Request) -> str:
    """The game that is asked for; BadInput when it has no workshop."""
    game = request.match_info["game"]
    known = [key for key, one in GAMES.items() if one.layout is not None]
    if game not in known:
        raise BadInput("unknown-game", {"game": game[:40], "known": sorted(known)})
    return game


async def _held(request: web.Request, game: str, digest: str) -> Found:
    """The pack that is asked for by its digest; empty: the shipped one."""
    house = request.app[HOUSE]
    return await house.holding(game, digest or house.hall.library.rules(game).label.digest)


async def _around(request: web.Request, game: str, digest: str) -> Around:
    """The same to be edited; BadInput for a list of words."""
    pack = await _held(request, game, digest)
    if pack.path is not None and not pack.path.is_dir():
        raise BadInput("workshop-list")
    return Around(game, pack.path, pack.rules.label.digest)


async def at_bench(
    request: web.Request, work: Callable[P, T], *args: P.args, **more: P.kwargs
) -> T:
    """Have something done by whoever sits at the bench; BadInput when it cannot be."""
    bench = request.app[HOUSE].bench
    try:
        done = await bench.done(address_of(request), tried, partial(work, *args, **more))
    except RuntimeError:
        # Whoever looked at it did not survive.
        raise BadInput("workshop-heavy") from None
    if isinstance(done, Refused):
        raise BadInput(done.code, done.facts)
    return done


async def _sheet(request: web.Request, kind: type[T]) -> T:
    return await body_of(request, kind, request.app[HOUSE].limits.sheet_bytes)


async def _pictured(request: web.Request, kind: type[T]) -> T:
    return await body_of(request, kind, request.app[HOUSE].limits.pictured_bytes)


def _of(game: str, sheet: shop.SheetInfo) -> shop.SheetInfo:
    """A sheet is for the game at whose bench it lies."""
    return msgspec.structs.replace(sheet, game=game)


def a_file(body: bytes, kind: str, name: str) -> web.Response:
    """Something to be kept by whoever asked for it."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": FRESH}
    return web.Response(body=body, content_type=kind, headers=headers)


def file_name(game: str, version: str, ending: str) -> str:
    """What a file of a pack is called; of what somebody wrote only what every disk can keep."""
    plain = NOT_IN_NAMES.sub("-", version)[:MOST_VERSION].strip("-.")
    return f"{game}-{plain}.{ending}" if plain else f"{game}.{ending}"


async def get_workshop(request: web.Request) -> web.Response:
    """The bench of a game: its kinds and operations in words, and a pack as a sheet."""
    house, game, lang = request.app[HOUSE], _game(request), language(request)
    around = await _around(request, game, request.query.get("pack", ""))
    key = ("workshop", around, lang)
    made = await house.bench.made(key, address_of(request), workshop_desk.bench, around, lang)
    return found(request, made, JSON, FRESH)


async def post_check(request: web.Request) -> web.Response:
    """Look a sheet through: mistakes by cell, totals, what is not as in another pack."""
    game = _game(request)
    wish = await _sheet(request, shop.CheckSheet)
    against = await _around(request, game, wish.against)
    sheet, lang = _of(game, wish.sheet), language(request)
    return answer(await at_bench(request, workshop_desk.check, sheet, against, lang))


async def post_face(request: web.Request) -> web.Response:
    """Draw one card."""
    game = _game(request)
    wish = await _sheet(request, shop.FaceWish)
    around = await _around(request, game, wish.pack)
    return answer(await at_bench(request, workshop_desk.face, wish, around, language(request)))


async def post_file(request: web.Request) -> web.Response:
    """A sheet as a file: a zip of the pack, CSV or XLSX."""
    game = _game(request)
    wish = await _pictured(request, shop.FileWish)
    sheet = _of(game, wish.sheet)
    body = await at_bench(request, workshop_desk.write_file, sheet, wish.form, wish.pictures)
    return a_file(body, FORMS[wish.form], file_name(game, wish.sheet.version, wish.form))


async def post_picture(request: web.Request) -> web.Response:
    """A picture for a card (SVG, PNG or JPEG): what can be seen of it, or why it cannot be."""
    _game(request)
    body = await bytes_of(request, request.app[HOUSE].limits.sheet_bytes)
    called = request.query.get("name", "")
    return answer(await at_bench(request, workshop_desk.own_picture, body, called))


async def post_read(request: web.Request) -> web.Response:
    """Read a file (zip, CSV or XLSX) as a sheet."""
    house, game = request.app[HOUSE], _game(request)
    pay_upload(request)
    body = await bytes_of(request, house.limits.upload_bytes)
    return answer(await at_bench(request, workshop_desk.read_file, game, body, language(request)))


async def post_keep(request: web.Request) -> web.Response:
    """Keep a sheet as a pack: its digest opens a table."""
    house, game = request.app[HOUSE], _game(request)
    check_uploads(house)
    pay_upload(request)
    wish = await _pictured(request, shop.KeepSheet)
    sent = await at_bench(request, workshop_desk.read_sheet, _of(game, wish.sheet), wish.pictures)
    return await keep_sent(request, game, sent)


async def post_print(request: web.Request) -> web.Response:
    """A pack on paper, as a PDF."""
    house, game = request.app[HOUSE], _game(request)
    if not can_print():
        raise Denied("print-off")
    wish = await body_of(request, shop.PrintWish)
    pack, since = await _held(request, game, wish.pack), None
    if wish.only_since is not None:
        other = await _held(request, game, wish.only_since)
        since = (other.path, other.rules.label.digest)
    label = pack.rules.label
    sheets = Sheets(game, pack.path, label.digest, wish, since, language(request))
    pdf = await house.printer.print(address_of(request), sheets)
    return a_file(pdf, "application/pdf", file_name(game, label.version, "pdf"))


async def post_words_check(request: web.Request) -> web.Response:
    """Look a list of words through, as somebody pasted it."""
    wish = await _sheet(request, shop.WordsWish)
    game = _game_of_words(wish)
    return answer(await at_bench(request, look, game, wish.text, language(request)))


async def post_words_keep(request: web.Request) -> web.Response:
    """Keep a list of words: its digest opens a table, `/new?game=GAME&words=DIGEST`."""
    check_uploads(request.app[HOUSE])
    pay_upload(request)
    wish = await _sheet(request, shop.WordsWish)
    game = _game_of_words(wish)
    sent = await at_bench(request, read_list, game, wish.text)
    return await keep_sent(request, game, sent)


def _game_of_words(wish: shop.WordsWish) -> str:
    """The game that is played with such a list; BadInput when there is none."""
    game = wish.game or played_with_words()
    if game not in GAMES:
        raise BadInput("unknown-game", {"game": game, "known": sorted(GAMES)})
    if GAMES[game].look is None:
        raise BadInput("upload-no-list")
    return game


HOME: Final = "/api/workshop/{game}"
JOB: Final = "/api/workshop/jobs/{job}"

WORKSHOP: Final = [
    Route("GET", JOB, get_job, None, shop.Job),
    Route("DELETE", JOB, delete_job, None, shop.Job),
    Route("GET", HOME, get_workshop, None, shop.Workshop, price=KEPT),
    Route("POST", f"{HOME}/check", post_check, shop.CheckSheet, shop.Checked, price=KEPT),
    Route("POST", f"{HOME}/face", post_face, shop.FaceWish, shop.Face),
    Route("POST", f"{HOME}/file", post_file, shop.FileWish, price=WHOLE),
    Route("POST", f"{HOME}/picture", post_picture, None, shop.OwnPicture, price=KEPT),
    Route("POST", f"{HOME}/read", post_read, None, shop.ReadSheet, price=WHOLE),
    Route(
        "POST",
        f"{HOME}/keep",
        post_keep,
        shop.KeepSheet,
        forms.UploadedPack,
        201,
        WHOLE,
        forms.PackProblem,
    ),
    Route("POST", f"{HOME}/report", post_report, shop.ReportWish, shop.Job, 201, WHOLE),
    Route("POST", f"{HOME}/print", post_print, shop.PrintWish, price=WHOLE),
    Route("POST", "/api/words/check", post_words_check, shop.WordsWish, shop.Words, price=KEPT),
    Route(
        "POST",
        "/api/words/keep",
        post_words_keep,
        shop.WordsWish,
        forms.UploadedPack,
        201,
        WHOLE,
        forms.PackProblem,
    ),
]
