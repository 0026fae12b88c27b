"""A bot that plays over the network: python examples/bot.py [ADDRESS] [GAME or TABLE'S CODE]."""

import asyncio
import random
import sys

import aiohttp


def choose(asked: dict, offer: dict, view: dict, cards: dict) -> str:
    """Anything that is allowed: a listed move, a Combo of one card, or a single token."""
    first = offer.get("build", {}).get("next", [])
    combos = [f"combo {card['id']}" for card in cards.get("action", []) if card["number"] in first]
    if offer["moves"] or combos:
        return random.choice([one["move"] for one in offer["moves"]] + combos)
    if asked["facts"]["mystic"]:
        return f"place none {cards['colour'][0]['id']}+1"
    mine = view["minds"][asked["seat"]]
    return next(f"place {one['id']} A+1" for one in cards["mind"] if mine >> one["number"] & 1)


async def play(address: str = "http://localhost:8765", wish: str = "jawara-beksi") -> None:
    async with aiohttp.ClientSession(address) as web, web.ws_connect("/ws") as socket:
        body = {"game": wish, "seats": 3, "start": True} if "-" in wish else {}
        path = "/api/tables" if body else f"/api/tables/{wish}/seats"
        me = await (await web.post(path, json=body)).json()
        await socket.send_json({"type": "hello", "table": me["table"], "token": me["token"]})
        table, view, cards = {}, {"pending": []}, {}
        while table.get("phase") != "over":
            news = await socket.receive_json()
            table = news.get("table", table)
            view |= news.get("view") or news.get("patch") or {}
            print(*news.get("events", []), sep="\n")
            book = f"/api/cards/{table['game']}/{table['digest']}/en"
            cards = cards or (await (await web.get(book)).json())["kinds"]
            for asked in view["pending"] if "offer" in news else []:
                if asked["seat"] in me["seats"] and not asked["answered"]:
                    move = choose(asked, news["offer"], view, cards)
                    verb = {"verb": "choose", "decision": asked["id"], "move": move}
                    await socket.send_json({"type": "do", "id": str(asked["id"]), "verb": verb})


asyncio.run(play(*sys.argv[1:]))
