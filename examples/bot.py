"""A bot that plays over the network: python examples/bot.py [ADDRESS] [GAME or TABLE'S CODE]."""

import asyncio
import random
import sys

import aiohttp


def choose(offer: dict) -> str:
    """Anything that is listed, or the example of what is built step by step."""
    built = [offer["example"]] if "example" in offer else []
    return random.choice([one["move"] for one in offer["moves"]] + built)


async def play(address: str = "http://localhost:8765", wish: str = "jawara-beksi") -> None:
    async with aiohttp.ClientSession(address) as web, web.ws_connect("/ws") as socket:
        house = await (await web.get("/api/house")).json()
        seats = {one["game"]: one["most_seats"] for one in house["games"]}
        body = {"game": wish, "seats": seats[wish], "start": True} if wish in seats else {}
        path = "/api/tables" if body else f"/api/tables/{wish}/seats"
        me = await (await web.post(path, json=body)).json()
        await socket.send_json({"type": "hello", "table": me["table"], "token": me["token"]})
        phase, answered = "", set()
        while phase != "over":
            news = await socket.receive_json()
            phase = news.get("table", {}).get("phase", phase)
            print(*news.get("events", []), sep="\n")
            offer = news.get("offer")
            if offer and offer["decision"] not in answered:
                answered.add(offer["decision"])
                verb = {"verb": "choose", "decision": offer["decision"], "move": choose(offer)}
                await socket.send_json({"type": "do", "id": str(offer["decision"]), "verb": verb})


asyncio.run(play(*sys.argv[1:]))
