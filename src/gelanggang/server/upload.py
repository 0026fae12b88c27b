"""Words and cards that somebody brings along: read elsewhere, shown, and kept by their digest."""

from __future__ import annotations

import asyncio
import math
from typing import Final

from aiohttp import web

from gelanggang.core.errors import BadInput
from gelanggang.games import GAMES
from gelanggang.hall.own import Brought
from gelanggang.server import forms
from gelanggang.server.guard import HOUSE, address_of, answer, bytes_of, language
from gelanggang.server.house import House
from gelanggang.server.upload_read import (
    MOST_MISTAKES,
    Mistake,
    Sent,
    read_kept,
    read_sent,
    zip_kept,
)
from gelanggang.tables.denied import Denied
from gelanggang.text.catalogue import Voice, voice
from gelanggang.text.errors import SHEET, sentence
from gelanggang.text.titles import kind_label

PORTION: Final = 262_144
"""Bytes that cost as much as one word: no pack without pictures has more."""


def uploads_info(house: House) -> forms.UploadsInfo | None:
    """That people may bring something along, and how much."""
    return forms.UploadsInfo(house.limits.upload_bytes) if house.uploads else None


async def post_pack(request: web.Request) -> web.Response:
    """Bring words (CSV) or a pack (a zip of its folder) along; the answer says what is in it."""
    house, game, address = request.app[HOUSE], request.match_info["game"], address_of(request)
    check_uploads(house)
    if game not in GAMES:
        raise BadInput("unknown-game", {"game": game[:40], "known": sorted(GAMES)})
    pay_upload(request)
    body = await bytes_of(request, house.limits.upload_bytes)
    try:
        sent = await house.labour.done(address, read_sent, game, body)
    except RuntimeError:
        # Whoever read it did not survive.
        sent = Sent([Mistake("upload-heavy", {})])
    return await keep_sent(request, game, sent)


async def get_pack(request: web.Request) -> web.Response:
    """What is in a pack of this house, for whoever was given its digest in a link."""
    house, game = request.app[HOUSE], request.match_info["game"]
    pack = await house.holding(game, request.match_info["digest"])
    digest = pack.rules.label.digest
    sent = await house.labour.done(address_of(request), read_kept, game, pack.path, digest)
    return answer(_uploaded(game, sent, voice(language(request))))


async def get_pack_zip(request: web.Request) -> web.Response:
    """The same as a zip to take along."""
    house, game = request.app[HOUSE], request.match_info["game"]
    pack = await house.holding(game, request.match_info["digest"])
    if GAMES[game].read is None or (pack.path is not None and not pack.path.is_dir()):
        raise BadInput("upload-no-pack")
    body = await house.labour.done(address_of(request), zip_kept, game, pack.path)
    headers = {"Content-Disposition": f'attachment; filename="{game}.zip"'}
    return web.Response(body=body, content_type="application/zip", headers=headers)


def check_uploads(house: House) -> None:
    """Denied where nobody brings anything along."""
    if not house.uploads:
        raise Denied("uploads-off")


def pay_upload(request: web.Request) -> None:
    """Take what it costs to look at something that somebody brings; Denied when that is spent.

    A pack with pictures costs as much as several without.
    """
    house, address = request.app[HOUSE], address_of(request)
    now = house.clock()
    size = request.content_length
    price = 1.0 + (house.limits.upload_bytes if size is None else size) // PORTION
    if not house.uploadings.take(address, now, price):
        wait = house.uploadings.of(address, now).wait(now, price)
        raise Denied("too-fast", {"seconds": math.ceil(wait)})


async def keep_sent(request: web.Request, game: str, sent: Sent) -> web.Response:
    """Keep what was understood, and say what it is; or say what is wrong."""
    house, teller = request.app[HOUSE], voice(language(request))
    library = house.hall.library
    own = library.own
    assert own is not None
    if sent.mistakes:
        return answer(_problem(sent.mistakes, teller), 400)
    busy = {place.table.rules.label.looks for place in house.hall.places.values()}
    pack = Brought(sent.looks, sent.digest, sent.files, sent.pictures)
    most, most_bytes = house.limits.own_packs, house.limits.own_bytes
    own.keep(game, pack, most, most_bytes, busy, house.hall.wall())
    await house.hall.packs.share(game, pack.looks, pack.laid_out())
    # Whoever opens a table with it next need not wait, and neither need the others.
    found = await asyncio.to_thread(library.read_brought, game, sent.looks)
    if found is not None:
        library.remember_brought(game, sent.looks, found)
    house.metrics.count("packs_brought_total")
    return answer(_uploaded(game, sent, teller), 201)


def _problem(mistakes: list[Mistake], teller: Voice) -> forms.PackProblem:
    told = [_mistake(one, teller) for one in mistakes[:MOST_MISTAKES]]
    more = len(mistakes) - len(told)
    return forms.PackProblem(told[0].code, told[0].text, forms.PackMistakes(told, more))


def _mistake(one: Mistake, teller: Voice) -> forms.PackMistake:
    text = sentence(teller, BadInput(one.code, one.facts))
    row, column = one.facts.get("row", 0), one.facts.get("column", 0)
    file, key = one.facts.get("file", ""), one.facts.get("key", "")
    if SHEET in one.facts:
        # Columns of sheets have names.
        file, key, column = one.facts[SHEET], column, 0
    assert isinstance(row, int)
    assert isinstance(column, int)
    return forms.PackMistake(text, one.code, row, column, str(file), str(key))


def _uploaded(game: str, sent: Sent, teller: Voice) -> forms.UploadedPack:
    name = teller.say("server-words-of-their-own", n=sent.entries) if sent.entries else sent.name
    sample = sent.samples[teller.lang]
    warnings = [teller.say(f"server-own-{code}", **facts) for code, facts in sent.remarks]
    counts = {kind_label(teller, game, kind): n for kind, n in sent.counts.items()}
    info = forms.PackInfo(sent.looks, name, sent.version, sent.digest, ", ".join(sample), own=True)
    return forms.UploadedPack(info, counts, sample, warnings)
