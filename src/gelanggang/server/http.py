"""What is asked once: games, cards, tables, seats, records."""

from __future__ import annotations

import hmac
import io
import math
from collections.abc import Hashable
from functools import lru_cache
from importlib.metadata import version
from typing import Final

import msgspec
import segno
from aiohttp import web

from gelanggang.core.errors import BadInput
from gelanggang.games import GAMES
from gelanggang.games.lesson import load_lesson
from gelanggang.hall.library import Found
from gelanggang.hall.own import DIGEST
from gelanggang.server import catalogue, forms, wire
from gelanggang.server.address import handed_out
from gelanggang.server.bucket import Buckets
from gelanggang.server.guard import (
    HOUSE,
    address_of,
    answer,
    body_of,
    device_of,
    know_again,
    language,
)
from gelanggang.server.house import AWAY, House
from gelanggang.server.inner import PASSED
from gelanggang.server.pages import FOREVER, found, page
from gelanggang.server.price import FILE, KEPT, WHOLE
from gelanggang.server.reception import serve_socket
from gelanggang.server.render import table_info
from gelanggang.server.replay import Past, cards_in, choices_in, idea, replay
from gelanggang.server.route import Route
from gelanggang.server.shelf import Packed
from gelanggang.server.signboard import signboard
from gelanggang.server.upload import get_pack, get_pack_zip, post_pack, uploads_info
from gelanggang.server.workshop import WORKSHOP, workshops_info
from gelanggang.tables.code import read_code
from gelanggang.tables.denied import Denied
from gelanggang.tables.joining import Wish
from gelanggang.tables.seat import Member
from gelanggang.tables.table import LiveTable
from gelanggang.tables.token import hash_of
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.titles import lesson_end, lesson_goal, lesson_step

JSON: Final = "application/json"
PRIVATE: Final = "no-store"
BEARER: Final = "Bearer "


async def get_house(request: web.Request) -> web.Response:
    """What this server offers: games, options, levels of bots, emotes."""
    house = request.app[HOUSE]
    sign = signboard(house.hall.library, language(request), _address(request))
    return answer(
        msgspec.structs.replace(sign, uploads=uploads_info(house), workshop=workshops_info(house))
    )


def _address(request: web.Request) -> str:
    """Where others find this house."""
    house = request.app[HOUSE]
    return handed_out(request, house.proxies, house.public_url, house.near)


async def _pack(request: web.Request) -> Found:
    """The pack whose digest is asked for."""
    house = request.app[HOUSE]
    return await house.holding(request.match_info["game"], request.match_info["digest"])


async def get_cards(request: web.Request) -> web.Response:
    """All cards of a pack in one language; may be kept for ever."""
    game, lang = request.match_info["game"], request.match_info["lang"]
    if lang not in LANGUAGES:
        raise Denied("cards-unknown")
    house, pack = request.app[HOUSE], await _pack(request)
    return found(request, await _cards(house, game, pack, lang, address_of(request)), JSON, FOREVER)


async def _cards(house: House, game: str, pack: Found, lang: str, address: str) -> Packed:
    digest = pack.rules.label.digest
    key = ("cards", digest, lang)
    return await house.labour.made(key, address, catalogue.cards, game, pack.path, digest, lang)


async def get_art(request: web.Request) -> web.Response:
    """All pictures of a pack, as symbols of one SVG; may be kept for ever under `looks`."""
    house, game, pack = request.app[HOUSE], request.match_info["game"], await _pack(request)
    body = await _art(house, game, pack, address_of(request))
    # Whoever knows only what the cards say may see other pictures tomorrow.
    keep = FOREVER if request.match_info["digest"] == pack.rules.label.looks else PRIVATE
    return found(request, body, "image/svg+xml", keep)


async def _art(house: House, game: str, pack: Found, address: str) -> Packed:
    label = pack.rules.label
    key = ("pictures", label.looks)
    return await house.labour.made(key, address, catalogue.pictures, game, pack.path, label.digest)


async def warm_up(house: House) -> None:
    """Make what the first visitor will ask for, before anybody asks."""
    for game in GAMES:
        pack = house.hall.library.holding(game, house.hall.library.rules(game).label.digest)
        await _art(house, game, pack, "")
        for lang in LANGUAGES:
            await _cards(house, game, pack, lang, "")


async def get_lesson(request: web.Request) -> web.Response:
    """The first game of a beginner: how many play, and what a coach says at each choice."""
    game = request.match_info["game"]
    lesson, teller = load_lesson(game), voice(language(request))
    steps = [
        forms.LessonStep(step.kind, lesson_step(teller, game, step.says), step.move)
        for step in lesson.steps
    ]
    goal, end = lesson_goal(teller, game), lesson_end(teller, game)
    return answer(forms.Lesson(game, lesson.players, goal, steps, end))


async def post_table(request: web.Request) -> web.Response:
    """Make a table and sit down at it."""
    house = request.app[HOUSE]
    wish = await body_of(request, forms.OpenTable, house.limits.open_bytes)
    return await _open(
        request,
        Wish(
            game=wish.game,
            seats=wish.seats,
            names=wish.names,
            bots=wish.bots,
            options=wish.options,
            pack=wish.pack,
            level=wish.level,
            pace=wish.pace,
            start=wish.start,
            lesson=wish.lesson,
            lock=wish.lock,
            device=device_of(request),
            story=wish.story,
            story_name=wish.story_name,
            journey=wish.journey,
            journey_file=wish.journey_file,
        ),
    )


async def _open(request: web.Request, wish: Wish) -> web.Response:
    house = request.app[HOUSE]
    if not house.openings.take(address_of(request), house.clock()):
        raise Denied("too-many-tables")
    await house.turns.take(address_of(request))
    table, token = await house.hall.open(wish)
    house.metrics.count("tables_opened_total")
    member = table.member_of(hash_of(token))
    assert member is not None
    return answer(_seated(table, token, member), 201)


async def post_chapter(request: web.Request) -> web.Response:
    """Make a table for a chapter that is played without consequences: once more, or to practise."""
    wish = await body_of(request, forms.OpenChapter)
    table = await _table(request)
    if table.party is None:
        raise Denied("no-story")
    journey, seats = table.party.journey, len(table.chairs)
    if wish.practice and not journey.chapter:
        raise BadInput("campaign-asked", {"asked": journey.asked})
    return await _open(
        request,
        Wish(
            game=table.rules.key,
            seats=seats,
            names=[wish.name],
            bots=[""] * (seats - 1),
            pack=table.pack,
            level=table.level,
            start=True,
            device=device_of(request),
            story=table.opened.story,
            chapter=journey.chapter if wish.practice else wish.chapter,
            scenario=journey.practice() if wish.practice else journey.again(wish.chapter),
        ),
    )


async def get_journey(request: web.Request) -> web.Response:
    """The file of the party at a table: `POST /api/tables` goes on from it, here or elsewhere."""
    house, address = request.app[HOUSE], address_of(request)
    house.check_guesses(address)
    code = request.match_info["code"]
    try:
        journey = await house.hall.journey(code)
    except Denied as error:
        raise house.missed(address, error) from None
    return _file(journey, f"gelanggang-{read_code(code)}.json")


def _file(text: str, name: str) -> web.Response:
    """Something to be kept by whoever asked for it."""
    return web.Response(
        text=text,
        content_type=JSON,
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": PRIVATE,
        },
    )


def _seated(table: LiveTable, token: str, member: Member) -> forms.Seated:
    names = [table.chairs[seat].name for seat in member.seats]
    return forms.Seated(table.code, token, list(member.seats), names)


async def _table(request: web.Request) -> LiveTable:
    """The table whose code is asked for; whoever guesses too often is not told."""
    house, address = request.app[HOUSE], address_of(request)
    house.check_guesses(address)
    try:
        return await house.hall.find(request.match_info["code"])
    except Denied as error:
        raise house.missed(address, error) from None


async def get_table(request: web.Request) -> web.Response:
    """What everybody may know about a table."""
    house = request.app[HOUSE]
    table = await _table(request)
    return answer(table_info(table, house.room(table).serial, house.hall.clock()))


async def post_seat(request: web.Request) -> web.Response:
    """Sit down as a guest, before the start or for a bot; or come to wait for a seat."""
    wish = await body_of(request, forms.TakeSeat)
    table = await _table(request)
    device = device_of(request)
    token, member = await request.app[HOUSE].hall.join(
        table, [wish.name], wish.seat, device, wish.wait
    )
    return answer(_seated(table, token, member), 201)


async def post_resume(request: web.Request) -> web.Response:
    """Take over the seats of another device with the secret of its resume link."""
    wish = await body_of(request, forms.UseTicket)
    table = await _table(request)
    token, member = await request.app[HOUSE].hall.use_ticket(table, wish.ticket)
    return answer(_seated(table, token, member), 201)


async def get_record(request: web.Request) -> web.Response:
    """The record of a game that is over, the latest or that with a `number`, for `verify`."""
    number, record = await _record(request)
    return _file(record, f"gelanggang-{read_code(request.match_info['code'])}-{number}.json")


async def _record(request: web.Request) -> tuple[int, str]:
    """The record that is asked for; its secrets are open."""
    house, address = request.app[HOUSE], address_of(request)
    house.check_guesses(address)
    number = request.query.get("number", "")
    if number and _whole(number) is None:
        raise Denied("not-over")
    try:
        return await house.hall.record(request.match_info["code"], _whole(number))
    except Denied as error:
        raise house.missed(address, error) from None


def _whole(text: str) -> int | None:
    """A number in an address; None when it is none."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else None


async def _past(request: web.Request) -> tuple[LiveTable, Past, Hashable]:
    """A table, a game there that is over, and what tells it from others."""
    table, (number, record) = await _table(request), await _record(request)
    lang, names = language(request), table.named(number)
    pack = await request.app[HOUSE].holding(table.rules.key, cards_in(record))
    key = (table.id, number, lang, *names)
    return table, Past(table.code, record, pack.path, names, lang), key


def _chair(request: web.Request, past: Past) -> int | None:
    """The chair that is asked for: the table may have had another number of them then."""
    eyes = _whole(request.query.get("seat", ""))
    if eyes is not None and eyes >= len(past.names):
        raise Denied("no-such-seat", {"number": eyes + 1, "seats": len(past.names)})
    return eyes


def _pay(request: web.Request, budgets: Buckets, key: Hashable) -> None:
    """Take from a budget of its own what has to be made first; Denied when it is empty."""
    house, address = request.app[HOUSE], address_of(request)
    now = house.clock()
    if not house.labour.ready(key) and not budgets.take(address, now):
        raise Denied("too-fast", {"seconds": math.ceil(budgets.of(address, now).wait(now))})


async def get_replay(request: web.Request) -> web.Response:
    """A whole game once more, after its end, as the chair `seat` or a spectator would see it."""
    house = request.app[HOUSE]
    _, past, which = await _past(request)
    eyes = _chair(request, past)
    key = ("replay", which, eyes)
    _pay(request, house.replays, key)
    body = await house.labour.made(key, address_of(request), replay, past, eyes)
    return found(request, body, JSON, PRIVATE)


async def get_idea(request: web.Request) -> web.Response:
    """What a bot would have done on the chair `seat` after so many choices, and why."""
    house = request.app[HOUSE]
    table, past, which = await _past(request)
    seat, after = _chair(request, past), _whole(request.query.get("after", ""))
    most = choices_in(past.record)
    if after is None or after >= most:
        raise Denied("no-such-choice", {"most": most - 1})
    if seat is None:
        raise Denied("no-such-seat", {"number": 0, "seats": len(past.names)})
    key = ("idea", which, seat, after)
    _pay(request, house.ideas, key)
    level = table.level
    body = await house.labour.made(key, address_of(request), idea, past, seat, after, level)
    if not body.plain:
        raise Denied("not-asked-then", {"number": after})
    return found(request, body, JSON, PRIVATE)


@lru_cache(maxsize=256)
def _qr(link: str) -> bytes:
    out = io.BytesIO()
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return out.getvalue()


async def get_qr(request: web.Request) -> web.Response:
    """The link to a table as a QR code (SVG)."""
    table, address = await _table(request), _address(request)
    if not address:
        raise Denied("unknown-page")
    link = f"{address}/t/{table.code}"
    # To draw it takes some milliseconds.
    await request.app[HOUSE].turns.take(address_of(request))
    return web.Response(body=_qr(link), content_type="image/svg+xml")


async def get_words_qr(request: web.Request) -> web.Response:
    """The link under which words that are kept are played, as a QR code (SVG)."""
    address = _address(request)
    game, digest = request.match_info["game"], request.match_info["digest"]
    if not address or game not in GAMES or not DIGEST.fullmatch(digest):
        raise Denied("unknown-page")
    await request.app[HOUSE].turns.take(address_of(request))
    link = f"{address}/new?game={game}&words={digest}"
    return web.Response(body=_qr(link), content_type="image/svg+xml")


async def get_health(request: web.Request) -> web.Response:
    """Whether the server works: it can be reached, and what happens can be written down.

    One that waits for its database works: to start it again would not help.
    """
    house = request.app[HOUSE]
    wrong = await house.pulse()
    return answer(_health(house, wrong), 503 if wrong not in ("", AWAY) else 200)


async def get_ready(request: web.Request) -> web.Response:
    """Whether people should be sent here: not while it stops, nor while it cannot write."""
    house = request.app[HOUSE]
    wrong = house.unready or await house.pulse()
    return answer(_health(house, wrong), 503 if wrong else 200)


def _health(house: House, wrong: str) -> forms.Health:
    gauges = house.gauges()
    return forms.Health(
        wrong or "ok", version("gelanggang"), gauges["tables"], gauges["connections"]
    )


async def get_metrics(request: web.Request) -> web.Response:
    """Figures for Prometheus: for this machine, or for whoever has the token for them.

    They count choices, and when somebody else's choice was made is nobody's business (SF-34).
    """
    house = request.app[HOUSE]
    shown = request.headers.get("Authorization", "").removeprefix(BEARER)
    secret = house.figures_token
    known = bool(secret) and hmac.compare_digest(shown.encode(), secret.encode())
    if not known and not house.proxies.near(request):
        raise Denied("figures-not-here")
    return web.Response(text=house.metrics.text(house.gauges(), house.counted()))


async def get_socket(request: web.Request) -> web.StreamResponse:
    """The WebSocket on which tables are played."""
    house = request.app[HOUSE]
    address = address_of(request)
    if house.sockets[address] >= house.limits.sockets:
        raise Denied("too-many-connections")
    return await serve_socket(house, request, house.proxies.passed(request), PASSED in request)


async def get_page(request: web.Request) -> web.StreamResponse:
    """Everything else is a page."""
    if request.path.startswith("/api/"):
        raise Denied("unknown-page")
    response = page(request, language(request))
    if response.content_type == "text/html":
        know_again(request, response)
    return response


ROUTES: Final = [
    Route("GET", "/api/house", get_house, None, forms.HouseInfo),
    Route("GET", "/api/cards/{game}/{digest}/{lang}", get_cards, None, forms.Cards, price=FILE),
    Route("GET", "/api/art/{game}/{digest}", get_art, price=FILE),
    Route(
        "POST",
        "/api/packs/{game}",
        post_pack,
        None,
        forms.UploadedPack,
        201,
        WHOLE,
        forms.PackProblem,
    ),
    Route("GET", "/api/packs/{game}/{digest}", get_pack, None, forms.UploadedPack, price=KEPT),
    Route("GET", "/api/packs/{game}/{digest}/zip", get_pack_zip, price=KEPT),
    *WORKSHOP,
    Route("GET", "/api/lessons/{game}", get_lesson, None, forms.Lesson),
    Route("POST", "/api/tables", post_table, forms.OpenTable, forms.Seated, 201, WHOLE),
    Route("GET", "/api/tables/{code}", get_table, None, wire.TableInfo),
    Route("POST", "/api/tables/{code}/seats", post_seat, forms.TakeSeat, forms.Seated, 201, KEPT),
    Route(
        "POST", "/api/tables/{code}/resume", post_resume, forms.UseTicket, forms.Seated, 201, KEPT
    ),
    Route(
        "POST",
        "/api/tables/{code}/chapter",
        post_chapter,
        forms.OpenChapter,
        forms.Seated,
        201,
        WHOLE,
    ),
    Route("GET", "/api/tables/{code}/journey", get_journey, price=KEPT),
    Route("GET", "/api/tables/{code}/record", get_record, price=KEPT),
    Route("GET", "/api/tables/{code}/replay", get_replay, None, forms.Replay, price=WHOLE),
    Route("GET", "/api/tables/{code}/idea", get_idea, None, forms.Idea, price=WHOLE),
    Route("GET", "/api/tables/{code}/qr", get_qr, price=WHOLE),
    Route("GET", "/api/packs/{game}/{digest}/qr", get_words_qr, price=WHOLE),
    Route("GET", "/health", get_health, None, forms.Health),
    Route("GET", "/ready", get_ready, None, forms.Health),
    Route("GET", "/metrics", get_metrics),
    Route("GET", "/ws", get_socket, price=WHOLE),
    Route("GET", "/{path:.*}", get_page, price=FILE),
]
