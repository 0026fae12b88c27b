"""What every request passes: counted, limited, checked; and no exception ever gets out."""

from __future__ import annotations

import asyncio
import math
import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from aiohttp import web

from gelanggang.core.errors import BadInput, GelanggangError
from gelanggang.hall.elsewhere import Elsewhere
from gelanggang.hall.store import NotOurs, StoreError
from gelanggang.server import wire
from gelanggang.server.door import Caller
from gelanggang.server.headers import protect, same_origin
from gelanggang.server.house import House
from gelanggang.server.inner import HEADER, PASSED, check
from gelanggang.server.logs import failed
from gelanggang.server.pages import busy_page
from gelanggang.server.price import CHEAP
from gelanggang.tables.denied import Denied
from gelanggang.tables.token import hash_of, new_token
from gelanggang.text.catalogue import LANGUAGES, spoken, voice
from gelanggang.text.errors import sentence

HOUSE: Final = web.AppKey("house", House)
PRICES: Final = web.AppKey("prices", dict[str, float])
"""What a request costs, by its path as it stands among the routes."""
STATUS: Final = {
    "unknown-table": 404,
    "unknown-pack": 404,
    "unknown-page": 404,
    "not-allowed-here": 405,
    "cards-unknown": 404,
    "own-pack-unknown": 404,
    "unknown-job": 404,
    "uploads-off": 403,
    "lab-off": 403,
    "print-off": 403,
    "other-site": 403,
    "figures-not-here": 403,
    "inner-door": 403,
    "ticket-unknown": 403,
    "ticket-expired": 403,
    "too-slow": 408,
    "too-fast": 429,
    "too-many-guesses": 429,
    "too-many-tables": 429,
    "too-many-connections": 429,
    "lab-enough": 429,
    "print-one": 429,
    "body-too-large": 413,
    "not-here": 421,
    "our-mistake": 500,
    "lab-full": 503,
    "print-full": 503,
    "house-full": 503,
    "table-moves": 503,
}
CONFLICT: Final = 409
BUSY: Final = (429, 503)
"""What may be asked for again in a moment."""
DEVICE: Final = "gelanggang-device"
"""The cookie by which a device is told from others at the same address.  It opens nothing."""
KNOWN_BY: Final = re.compile(r"[A-Za-z0-9_-]{20,64}")
YEAR: Final = 31_536_000
"""Seconds that a browser keeps the cookie of its device, so that who was sent away stays so."""

BODY: Final = web.RequestKey("body", bytes)
"""What was read of a request: somebody else may have to read it as well."""
MOVING: Final = 10.0
"""Seconds that somebody waits for a table whose process is gone: so long it may seem to have it."""
GLANCE: Final = 0.25
"""Seconds until it is looked again who has it."""

T = TypeVar("T")
Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def language(request: web.Request) -> str:
    """The language of an answer: asked for, else the browser's, else the house's."""
    wish = request.query.get("lang", "")
    if wish in LANGUAGES:
        return wish
    for word in request.headers.get("Accept-Language", "").split(","):
        found = spoken(word.strip())
        if found is not None:
            return found
    return request.app[HOUSE].lang


def address_of(request: web.Request) -> str:
    """Who is asking, as far as limits are concerned."""
    return request.app[HOUSE].proxies.address(request)


def device_of(request: web.Request) -> str:
    """What the device is known by; empty: it has no cookie of ours."""
    try:
        known = request.cookies.get(DEVICE, "")
    except ValueError:
        return ""
    return hash_of(known) if KNOWN_BY.fullmatch(known) else ""


def know_again(request: web.Request, response: web.Response) -> None:
    """Give a device something to be known by, once."""
    if not device_of(request):
        secure = request.app[HOUSE].proxies.scheme(request) == "https"
        response.set_cookie(
            DEVICE, new_token(), max_age=YEAR, httponly=True, samesite="Strict", secure=secure
        )


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
    if status not in BUSY:
        return answer(wire.Problem(error.code, text, "", error.facts), status)
    seconds = int(str(error.facts.get("seconds", 1)))
    if "text/html" in request.headers.get("Accept", ""):
        # Somebody looks at it with their own eyes.
        response = busy_page(language(request), text, seconds)
        response.set_status(status)
    else:
        response = answer(wire.Problem(error.code, text, "", error.facts), status)
    response.headers["Retry-After"] = str(seconds)
    return response


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Count, limit, check the origin, and never let an exception out."""
    house = request.app[HOUSE]
    house.metrics.count("requests_total")
    if isinstance(request.protocol, Caller):
        request.protocol.speak()
    try:
        await _check_door(request, house)
        await _pay(request, house)
        risky = request.method not in ("GET", "HEAD") or request.path == "/ws"
        if risky and not same_origin(request, house.proxies.host(request)):
            raise Denied("other-site")
        response = await _answered(request, handler)
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
    except (ConnectionError, web.RequestPayloadError):
        # Whoever asked is gone, or sent half of it: that happens, and nobody hears the answer.
        response = problem(request, BadInput("message-unreadable", {"problem": "incomplete"}))
    except Exception as error:  # the client is told, the operator reads where
        if isinstance(error, RuntimeError) and _is_gone(request):
            # That is how uvloop says the same.
            return problem(request, BadInput("message-unreadable", {"problem": "incomplete"}))
        failed("unexpected", error, path=request.path[:80])
        house.metrics.count("troubles_total")
        response = problem(request, Denied("our-mistake"))
    if not response.prepared:
        if request.path == "/ws":
            # Whatever follows is no request.
            response.force_close()
        protect(response, house.proxies.host(request))
    return response


def _is_gone(request: web.Request) -> bool:
    return request.transport is None or request.transport.is_closing()


async def _check_door(request: web.Request, house: House) -> None:
    """Whoever comes through the inner door is one of us, and nobody else comes as one of us."""
    header, protocol = request.headers.get(HEADER), request.protocol
    at_inner = isinstance(protocol, Caller) and protocol.inner
    if header is None and not at_inner:
        return
    secret, wall = house.hall.store.secret, house.hall.wall()
    path = request.raw_path
    passed = check(secret, request.method, path, header or "", wall) if at_inner else None
    if passed is None:
        await asyncio.sleep(house.limits.refused_seconds)
        raise Denied("inner-door")
    request[PASSED] = passed


async def _answered(request: web.Request, handler: Handler) -> web.StreamResponse:
    """The answer, from here or from the process that has the table."""
    house = request.app[HOUSE]
    until = house.clock() + MOVING
    while True:
        address = ""
        try:
            return await handler(request)
        except Elsewhere as elsewhere:
            address = elsewhere.address
        except NotOurs:
            # Somebody has taken it just now, before anything was written.
            pass
        if PASSED in request or house.relay is None:
            raise Denied("not-here")
        if address:
            passed = house.proxies.passed(request)
            answer = await house.relay.ask(request, passed, address, request.get(BODY, b""))
            if answer is not None:
                house.metrics.count("relayed_requests_total")
                return answer
        if house.clock() > until:
            raise Denied("table-moves", {"seconds": 1})
        await asyncio.sleep(GLANCE)


async def _pay(request: web.Request, house: House) -> None:
    """Take what a request costs from its device and its address; Denied, after a while, if not."""
    resource = request.match_info.route.resource
    path = "" if resource is None else resource.canonical
    price, now = request.app[PRICES].get(path, CHEAP), house.clock()
    address, device = address_of(request), device_of(request)
    budgets = [house.addresses.of(address, now)]
    if device:
        # Anybody can come without a cookie, or with another one: that is the address's affair.
        budgets.append(house.devices.of(f"{address} {device}", now))
    wait = max(budget.wait(now, price) for budget in budgets)
    if wait > 0:
        await asyncio.sleep(house.limits.refused_seconds)
        raise Denied("too-fast", {"seconds": math.ceil(wait)})
    for budget in budgets:
        budget.take(now, price)


async def bytes_of(request: web.Request, most: int) -> bytes:
    """A body that is longer than others may be, but no longer than this."""
    if BODY in request:
        return request[BODY]
    parts: list[bytes] = []

    async def read() -> None:
        size = 0
        async for part in request.content.iter_any():
            parts.append(part)
            size += len(part)
            if size > most:
                raise Denied("body-too-large", {"most": most})

    if (request.content_length or 0) > most:
        raise Denied("body-too-large", {"most": most})
    try:
        limits = request.app[HOUSE].limits
        # As long as it takes where a connection sends as much as it may.
        await asyncio.wait_for(read(), limits.body_seconds + most / limits.bytes_rate)
    except TimeoutError:
        raise Denied("too-slow") from None
    request[BODY] = b"".join(parts)
    return request[BODY]


async def body_of(request: web.Request, kind: type[T], most: int = 0) -> T:
    """The body of a request, checked; `most`: how long it may be, where that is more than usual."""
    body = await bytes_of(request, most or request.app[HOUSE].limits.body_bytes)
    try:
        return msgspec.json.decode(body or b"{}", type=kind)
    except msgspec.ValidationError as error:
        raise BadInput("message-wrong", {"problem": str(error)[:200]}) from None
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadInput("message-unreadable", {"problem": str(error)[:200]}) from None
