"""The server put together, started and stopped."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from aiohttp import web

from gelanggang.server.demo import open_demo
from gelanggang.server.door import SPARE, Caller, Door, InnerDoor, raise_file_limit
from gelanggang.server.garbage import Garbage, nobody
from gelanggang.server.guard import HOUSE, PRICES, guard
from gelanggang.server.house import House
from gelanggang.server.http import ROUTES
from gelanggang.server.listener import Listener
from gelanggang.server.logs import NOISE, log
from gelanggang.server.reception import say_goodbye

FAREWELL: Final = 2.0
"""Seconds that open requests have to end when the server stops: everybody has been told by then."""


def run(work: Coroutine[None, None, None], comers: Callable[[], int] = nobody) -> None:
    """Do a server's work to its end, on uvloop where there is one; `comers` counts who has come."""
    clear = _keeping_clear(work, Garbage(comers))
    if find_spec("uvloop") is None:
        asyncio.run(clear)
    else:
        import_module("uvloop").run(clear)


async def _keeping_clear(work: Coroutine[None, None, None], garbage: Garbage) -> None:
    garbage.begin()
    keeping = asyncio.get_running_loop().create_task(garbage.keep_clear())
    try:
        await work
    finally:
        keeping.cancel()
        garbage.end()


def make_app(house: House, demo: bool = False) -> web.Application:
    """The application around a house."""
    app = web.Application(middlewares=[guard], client_max_size=house.limits.body_bytes)
    app[HOUSE] = house
    app[PRICES] = {route.path.replace(":.*", ""): route.price for route in ROUTES}
    for route in ROUTES:
        if route.method == "GET" and route.path != "/ws":
            app.router.add_get(route.path, route.handler)
        else:
            app.router.add_route(route.method, route.path, route.handler)

    async def tend(_app: web.Application) -> AsyncIterator[None]:
        house.hall.begin()
        loop = asyncio.get_running_loop()
        tasks = [
            loop.create_task(house.keep_tidy()),
            loop.create_task(house.keep_sharing()),
            loop.create_task(house.heartbeat.keep()),
        ]
        if demo:
            house.demo = (await open_demo(house.hall)).code
            log("demo", table=house.demo)
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await house.close()

    async def farewell(_app: web.Application) -> None:
        # Whoever comes back at another process finds the tables free.
        await house.hall.hand_over()
        await say_goodbye(house)

    app.cleanup_ctx.append(tend)
    app.on_shutdown.append(farewell)
    return app


class Server:
    """A running server."""

    def __init__(
        self,
        house: House,
        host: str,
        port: int,
        demo: bool = False,
        inner: socket.socket | None = None,
    ) -> None:
        self.house: Final = house
        self._runner: Final = web.AppRunner(
            make_app(house, demo), access_log=None, shutdown_timeout=FAREWELL
        )
        self._host: Final = host
        self._port: Final = port
        self._inner: Final = inner
        """Where the other processes of the house knock; None: there are none."""
        self._listeners: Final[list[Listener]] = []
        self.port = port

    async def start(self) -> None:
        """Listen; OSError when the port is taken."""
        await self._runner.setup()
        most, proxies = raise_file_limit() - SPARE, self.house.proxies
        if self._inner is not None:
            # Who is led from here to another process needs two files, and one there.
            most //= 2
            inner = self._listener(InnerDoor(self.house.limits, most, proxies))
            inner.take(self._inner)
        outer = self._listener(Door(self.house.limits, most, proxies))
        self.port = await outer.listen(self._host, self._port)
        log("listening", port=self.port)

    def _listener(self, door: Door) -> Listener:
        server, limits = self._runner.server, self.house.limits
        assert server is not None
        loop = asyncio.get_running_loop()

        def let_in(peer: str | None) -> Caller:
            return Caller(
                door,
                peer,
                server,
                loop=loop,
                keepalive_timeout=limits.silent_seconds,
                access_log=None,
                logger=NOISE,
            )

        listener = Listener(door, let_in, limits.turned_away_seconds)
        self._listeners.append(listener)
        return listener

    async def stop(self) -> None:
        """Tell everybody, write what is waiting, end."""
        for listener in self._listeners:
            listener.close()
        await self._runner.cleanup()
        log("stopped")
