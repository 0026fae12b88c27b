"""What every answer says to the browser about what it may do, and whom the server listens to."""

from __future__ import annotations

import re
from typing import Final

from aiohttp import web
from yarl import URL

HOST: Final = re.compile(r"[A-Za-z0-9.\-]{1,253}(:\d{1,5})?|\[[0-9A-Fa-f:.]{2,45}\](:\d{1,5})?")

FIXED: Final = {
    "Server": "gelanggang",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


def policy(host: str) -> str:
    """What pages may load: only what this server gives."""
    # Some browsers do not count a socket of the same host as `self`.
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
        f"connect-src 'self'{sockets}; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    )


def protect(response: web.StreamResponse, host: str) -> None:
    """Put the headers on an answer."""
    response.headers.update(FIXED)
    response.headers["Content-Security-Policy"] = policy(host)


def same_origin(request: web.BaseRequest, host: str) -> bool:
    """Whether no page of another site is asking; programs that are no pages send no origin."""
    origin = request.headers.get("Origin")
    if origin is None:
        return True
    try:
        url = URL(origin)
        asking = url.host if url.is_default_port() else f"{url.host}:{url.port}"
        if url.host is not None and ":" in url.host:
            asking = f"[{url.host}]" if url.is_default_port() else f"[{url.host}]:{url.port}"
    except ValueError:
        return False
    return bool(asking) and _without_default_port(host) == asking


def _without_default_port(host: str) -> str:
    for port in (":80", ":443"):
        host = host.removesuffix(port)
    return host
