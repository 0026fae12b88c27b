"""What is asked once: games, cards, tables, seats, records."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from importlib.metadata import version
from typing import Final, TypeVar

import msgspec
import segno
from aiohttp import web

from gelanggang.art.sprite import sprite
from gelanggang.bots import levels
from gelanggang.core.errors import BadInput, GelanggangError
from gelanggang.core.match import AnyRules, Match
from gelanggang.games import GAMES
from gelanggang.games.lesson import load_lesson
from gelanggang.server import forms, wire
from gelanggang.server.headers import HOST, address_of, protect, same_origin
from gelanggang.server.house import House
from gelanggang.server.logs import failed
from gelanggang.server.pages import page
from gelanggang.server.render import table_info
from gelanggang.server.replay import idea, replay
from gelanggang.server.socket import serve_socket
from gelanggang.tables.clock import PACES
from gelanggang.tables.denied import Denied
from gelanggang.tables.emote import EMOTES
from gelanggang.tables.joining import Wish
from gelanggang.tables.seat import Member
from gelanggang.tables.store import StoreError
from gelanggang.tables.table import OVER, LiveTable
from gelanggang.tables.token import hash_of
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.errors import sentence

HOUSE: Final = web.AppKey("house", House)
STATUS: Final = {
    "unknown-table": 404,
    "unknown-pack": 404,
    "unknown-page": 404,
    "not-allowed-here": 405,
    "cards-unknown": 404,
    "other-site": 403,
    "ticket-unknown": 403,
    "ticket-expired": 403,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "body-too-large": 413,
    "our-mistake": 500,
    "house-full": 503,
}
CONFLICT: Final = 409
FOREVER: Final = "public, max-age=31536000, immutable"

T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def language(request: web.Request) -> str:
    """The language of an answer: asked for, else the browser's, else the house's."""
    wish = request.query.get("lang", "")
    if wish in LANGUAGES:
        return wish
    for word in request.headers.get("Accept-Language", "").split(","):
        if word.strip()[:2].lower() in LANGUAGES:
            return word.strip()[:2].lower()
    return request.app[HOUSE].lang


def answer(body: msgspec.Struct, status: int = 200) -> web.Response:
    """A struct as JSON."""
    return web.Response(
        body=msgspec.json.encode(body),
        status=status,
        content_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def problem(request: web.Request, error: GelanggangError) -> web.Response:
    """What is wrong, as JSON with a fitting status."""
    status = STATUS.get(error.code, CONFLICT if isinstance(error, Denied) else 400)
    if isinstance(error, StoreError):
        status = 503
    text = sentence(voice(language(request)), error)
    return answer(wire.Problem(error.code, text, "", error.facts), status)


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Count, limit, check the origin, and never let an exception out."""
    house = request.app[HOUSE]
    house.metrics.count("requests_total")
    address = address_of(request, house.proxy)
    try:
        if not house.requests.take(address, house.clock()):
            raise Denied("too-fast")
        risky = request.method not in ("GET", "HEAD") or request.path == "/ws"
        if risky and not same_origin(request, house.proxy):
            raise Denied("other-site")
        response = await handler(request)
    except GelanggangError as error:
        response = problem(request, error)
    except web.HTTPRequestEntityTooLarge:
        response = problem(request, Denied("body-too-large", {"most": house.limits.body_bytes}))
    except web.HTTPMethodNotAllowed as error:
        response = problem(request, Denied("not-allowed-here"))
        response.headers["Allow"] = error.headers.get("Allow", "")
    except web.HTTPNotFound:
        response = problem(request, Denied("unknown-page"))
    except web.HTTPException:
        raise
    except Exception as error:  # the client is told, the operator reads where
        failed("unexpected", error, path=request.path[:80])
        house.metrics.count("troubles_total")
        response = problem(request, Denied("our-mistake"))
    if not response.prepared:
        protect(request, response)
    return response


async def body_of(request: web.Request, kind: type[T]) -> T:
    """The body of a request, checked."""
    try:
        return msgspec.json.decode(await request.read() or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise BadInput("message-wrong", {"problem": str(error)[:200]}) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("message-unreadable", {"problem": str(error)[:200]}) from None


async def get_house(request: web.Request) -> web.Response:
    """What this server offers: games, options, levels of bots, emotes."""
    library = request.app[HOUSE].hall.library
    games: list[forms.GameInfo] = []
    for game in GAMES:
        rules = library.rules(game)
        games.append(
            forms.GameInfo(
                game=game,
                fewest_seats=rules.fewest_seats,
                most_seats=rules.most_seats,
                options=[
                    forms.OptionInfo(one.name, one.default, one.choices) for one in rules.options
                ],
                levels=[forms.LevelInfo(level, name) for level, name in levels(rules).items()],
                packs=library.packs(game),
                digest=rules.label.digest,
            )
        )
    return answer(forms.HouseInfo(games, list(EMOTES), list(PACES), list(LANGUAGES)))


def _pack(request: web.Request) -> AnyRules:
    """The rules with the pack whose digest is asked for."""
    library = request.app[HOUSE].hall.library
    game, digest = request.match_info["game"], request.match_info["digest"]
    for pack in ["", *library.packs(game)]:
        rules = library.rules(game, pack)
        if rules.label.digest == digest:
            return rules
    raise Denied("cards-unknown")


def _for_ever(body: bytes, kind: str) -> web.Response:
    """What never changes under its address, packed for whoever can read that."""
    found = web.Response(body=body, content_type=kind, headers={"Cache-Control": FOREVER})
    found.enable_compression()
    return found


async def get_cards(request: web.Request) -> web.Response:
    """All cards of a pack in one language; may be kept for ever."""
    lang = request.match_info["lang"]
    if lang not in LANGUAGES:
        raise Denied("cards-unknown")
    body = request.app[HOUSE].cards.body(_pack(request), lang)
    return _for_ever(body, "application/json")


async def get_art(request: web.Request) -> web.Response:
    """All pictures of a pack, as symbols of one SVG; may be kept for ever."""
    return _for_ever(sprite(_pack(request), alone=False).encode(), "image/svg+xml")


async def get_lesson(request: web.Request) -> web.Response:
    """The first game of a beginner: how many play, and what a coach says at each choice."""
    game = request.match_info["game"]
    lesson = load_lesson(game)
    steps = [forms.LessonStep(step.kind, step.says, step.move) for step in lesson.steps]
    return answer(forms.Lesson(game, lesson.players, steps))


async def post_table(request: web.Request) -> web.Response:
    """Make a table and sit down at it."""
    house = request.app[HOUSE]
    wish = await body_of(request, forms.OpenTable)
    if not house.openings.take(address_of(request, house.proxy), house.clock()):
        raise Denied("too-many-tables")
    table, token = await house.hall.open(
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
        )
    )
    house.metrics.count("tables_opened_total")
    member = table.member_of(hash_of(token))
    assert member is not None
    return answer(_seated(table, token, member), 201)


def _seated(table: LiveTable, token: str, member: Member) -> forms.Seated:
    names = [table.chairs[seat].name for seat in member.seats]
    return forms.Seated(table.code, token, list(member.seats), names)


async def _table(request: web.Request) -> LiveTable:
    return await request.app[HOUSE].hall.find(request.match_info["code"])


async def get_table(request: web.Request) -> web.Response:
    """What everybody may know about a table."""
    house = request.app[HOUSE]
    table = await _table(request)
    return answer(table_info(table, house.room(table).serial, house.clock()))


async def post_seat(request: web.Request) -> web.Response:
    """Sit down as a guest, before the start."""
    wish = await body_of(request, forms.TakeSeat)
    table = await _table(request)
    token, member = await request.app[HOUSE].hall.join(table, [wish.name], wish.seat)
    return answer(_seated(table, token, member), 201)


async def post_resume(request: web.Request) -> web.Response:
    """Take over the seats of another device with the secret of its resume link."""
    wish = await body_of(request, forms.UseTicket)
    table = await _table(request)
    token, member = await request.app[HOUSE].hall.use_ticket(table, wish.ticket)
    return answer(_seated(table, token, member), 201)


async def get_record(request: web.Request) -> web.Response:
    """The record of the game, after its end; `gelanggang verify` accepts it."""
    table, match = await _ended(request)
    name = f"gelanggang-{table.code}-{table.number}.json"
    return web.Response(
        text=match.record().text(),
        content_type="application/json",
        headers={
            "Content-Disposition": f'attachment; filename="{name}"',
            "Cache-Control": "no-store",
        },
    )


async def _ended(request: web.Request) -> tuple[LiveTable, Match]:
    """The table and its game, whose secrets are open."""
    table = await _table(request)
    if table.match is None or table.phase != OVER:
        raise Denied("not-over")
    return table, table.match


def _chair(request: web.Request, table: LiveTable) -> int | None:
    """The chair that is asked for."""
    seat = request.query.get("seat", "")
    eyes = int(seat) if seat.isdecimal() and len(seat) == 1 else None
    if eyes is not None and eyes >= len(table.chairs):
        raise Denied("no-such-seat", {"number": eyes + 1, "seats": len(table.chairs)})
    return eyes


async def get_replay(request: web.Request) -> web.Response:
    """The whole game once more, after its end, as the chair `seat` or a spectator would see it."""
    table, match = await _ended(request)
    found = answer(replay(table, match, language(request), _chair(request, table)))
    found.enable_compression()
    return found


async def get_idea(request: web.Request) -> web.Response:
    """What a bot would have done on the chair `seat` after so many choices, and why."""
    house = request.app[HOUSE]
    table, match = await _ended(request)
    seat, after = _chair(request, table), request.query.get("after", "")
    most = len(match.choices)
    if not (after.isascii() and after.isdecimal() and len(after) < 6 and int(after) < most):
        raise Denied("no-such-choice", {"most": most - 1})
    if seat is None:
        raise Denied("no-such-seat", {"number": 0, "seats": len(table.chairs)})
    if not house.ideas.take(address_of(request, house.proxy), house.clock()):
        raise Denied("too-fast")
    thinker = house.hall.thinker
    return answer(await idea(thinker, table, match, language(request), seat, int(after)))


async def get_qr(request: web.Request) -> web.Response:
    """The link to a table as a QR code (SVG)."""
    table = await _table(request)
    host = request.headers.get("Host", "")
    if not HOST.fullmatch(host):
        raise Denied("unknown-page")
    out = io.BytesIO()
    link = f"{request.scheme}://{host}/t/{table.code}"
    segno.make(link, error="m").save(out, kind="svg", scale=4, border=2, xmldecl=False)
    return web.Response(body=out.getvalue(), content_type="image/svg+xml")


async def get_health(request: web.Request) -> web.Response:
    """Whether the server works."""
    gauges = request.app[HOUSE].gauges()
    return answer(
        forms.Health("ok", version("gelanggang"), gauges["tables"], gauges["connections"])
    )


async def get_metrics(request: web.Request) -> web.Response:
    """Figures for Prometheus."""
    house = request.app[HOUSE]
    return web.Response(text=house.metrics.text(house.gauges()))


async def get_socket(request: web.Request) -> web.StreamResponse:
    """The WebSocket on which tables are played."""
    house = request.app[HOUSE]
    address = address_of(request, house.proxy)
    if house.sockets[address] >= house.limits.connections:
        raise Denied("too-many-connections")
    return await serve_socket(house, request, address)


async def get_page(request: web.Request) -> web.StreamResponse:
    """Everything else is a page."""
    if request.path.startswith("/api/"):
        raise Denied("unknown-page")
    return page(request.path, language(request))


class Route(msgspec.Struct, frozen=True):
    """What can be asked, with which body, and what comes back (None: no JSON)."""

    method: str
    path: str
    handler: Handler
    body: type[msgspec.Struct] | None = None
    answer: type[msgspec.Struct] | None = None
    status: int = 200


ROUTES: Final = [
    Route("GET", "/api/house", get_house, None, forms.HouseInfo),
    Route("GET", "/api/cards/{game}/{digest}/{lang}", get_cards, None, forms.Cards),
    Route("GET", "/api/art/{game}/{digest}", get_art),
    Route("GET", "/api/lessons/{game}", get_lesson, None, forms.Lesson),
    Route("POST", "/api/tables", post_table, forms.OpenTable, forms.Seated, 201),
    Route("GET", "/api/tables/{code}", get_table, None, wire.TableInfo),
    Route("POST", "/api/tables/{code}/seats", post_seat, forms.TakeSeat, forms.Seated, 201),
    Route("POST", "/api/tables/{code}/resume", post_resume, forms.UseTicket, forms.Seated, 201),
    Route("GET", "/api/tables/{code}/record", get_record),
    Route("GET", "/api/tables/{code}/replay", get_replay, None, forms.Replay),
    Route("GET", "/api/tables/{code}/idea", get_idea, None, forms.Idea),
    Route("GET", "/api/tables/{code}/qr", get_qr),
    Route("GET", "/health", get_health, None, forms.Health),
    Route("GET", "/metrics", get_metrics),
    Route("GET", "/ws", get_socket),
    Route("GET", "/{path:.*}", get_page),
]
