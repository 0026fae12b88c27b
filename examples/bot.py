"""A bot that plays over the network: python examples/bot.py [ADDRESS] [GAME or TABLE'S CODE]."""

import asyncio
import random
import sys

import aiohttp


def choose(offer: dict, facts: dict, view: dict, cards: dict) -> str:
    """Anything that is allowed: a listed move, a Combo of one card, or a single token."""
    if offer.get("verb") == "place" and facts["mystic"]:
        return f"place none {cards['colour'][0]['id']}+1"
    if offer.get("verb") == "place":
        mine = view["minds"][offer["seat"]]
        mind = next(one["id"] for one in cards["mind"] if mine >> one["number"] & 1)
        return f"place {mind} A+1"
    first = offer.get("build", {}).get("next", [])
    combos = [f"combo {card['id']}" for card in cards.get("action", []) if card["number"] in first]
    return random.choice([one["move"] for one in offer["moves"]] + combos)


async def play(address: str = "http://localhost:8765", wish: str = "jawara-beksi") -> None:
    async with aiohttp.ClientSession(address) as web:
        path, body = f"/api/tables/{wish}/seats", {}
        if "-" in wish:
            path, body = "/api/tables", {"game": wish, "seats": 3, "start": True}
        me = await (await web.post(path, json=body)).json()
        socket = await web.ws_connect("/ws")
        await socket.send_json({"type": "hello", "table": me["table"], "token": me["token"]})
        table, view, cards = {}, {}, {}
        while table.get("phase") != "over":
            news = await socket.receive_json()
            table = news.get("table", table)
            view.update(news.get("view") or news.get("patch") or {})
            print(*news.get("events", []), sep="\n")
            book = f"/api/cards/{table['game']}/{table['digest']}/en"
            cards = cards or (await (await web.get(book)).json())["kinds"]
            for asked in view.get("pending", []):
                if asked["seat"] in me["seats"] and not asked["answered"] and "offer" in news:
                    move = choose(news["offer"], asked["facts"], view, cards)
                    verb = {"verb": "choose", "decision": asked["id"], "move": move}
                    await socket.send_json({"type": "do", "id": str(random.random()), "verb": verb})


asyncio.run(play(*sys.argv[1:]))
