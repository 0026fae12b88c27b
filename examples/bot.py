"""A bot that plays over the network: python examples/bot.py [ADDRESS] [GAME or TABLE'S CODE]."""

import asyncio
import random
import sys

import aiohttp


def choose(offer: dict, facts: dict, minds: int, kinds: dict) -> str:
    """Anything that is allowed: a listed move, a Combo of one card, or a single token."""
    if offer.get("verb") == "place":
        mine = [mind["id"] for mind in kinds["mind"] if minds >> mind["number"] & 1]
        return (
            f"place none {kinds['colour'][0]['id']}+1"
            if facts["mystic"]
            else f"place {mine[0]} A+1"
        )
    first = offer["build"]["next"] if "build" in offer else []
    combos = [f"combo {card['id']}" for card in kinds.get("action", []) if card["number"] in first]
    return random.choice([one["move"] for one in offer["moves"]] + combos)


async def play(address: str, wish: str) -> None:
    async with aiohttp.ClientSession(address) as session:
        new = {"game": wish, "seats": 3, "start": True}
        path, body = ("/api/tables", new) if "-" in wish else (f"/api/tables/{wish}/seats", {})
        me = await (await session.post(path, json=body)).json()
        socket = await session.ws_connect("/ws")
        hello = {"type": "hello", "table": me["table"], "token": me["token"], "lang": "en"}
        await socket.send_json(hello)
        table, view, kinds, sent = {}, {}, {}, 0
        while table.get("phase") != "over":
            news = await socket.receive_json()
            table = news.get("table", table)
            view.update(news.get("view") or news.get("patch") or {})
            print(*[event["text"] for event in news.get("events", [])], sep="\n")
            if not kinds:
                cards = await session.get(f"/api/cards/{table['game']}/{table['digest']}/en")
                kinds = (await cards.json())["kinds"]
            for asked in view.get("pending", []):
                if asked["seat"] in me["seats"] and not asked["answered"] and news.get("offer"):
                    minds = view["minds"][asked["seat"]] if "minds" in view else 0
                    move = choose(news["offer"], asked["facts"], minds, kinds)
                    verb = {"verb": "choose", "decision": asked["id"], "move": move}
                    await socket.send_json(
                        {"type": "do", "id": str(sent := sent + 1), "verb": verb}
                    )


USUAL = ["http://localhost:8765", "jawara-beksi"]
asyncio.run(play(*sys.argv[1:], *USUAL[len(sys.argv) - 1 :]))
