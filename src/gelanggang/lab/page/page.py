"""The whole page: one file with its style, its script and every language in it."""

from __future__ import annotations

import hashlib
import json
import re
from base64 import b64encode
from collections import Counter
from pathlib import Path
from typing import Final

from gelanggang.lab.page.marks import JUDGED, shapes, sign, spoken
from gelanggang.lab.page.names import bot_name, capital, run_name, section_name
from gelanggang.lab.page.sections import address, section
from gelanggang.lab.page.shape import Pack, Report, Run, Table
from gelanggang.lab.page.tongues import each, numbered, one_shown, plain, say, signs
from gelanggang.lab.page.verdicts import verdicts
from gelanggang.text.catalogue import LANGUAGES, Voice, listed, voice

FOLDER: Final = Path(__file__).parent
SLOT: Final = re.compile(r"\{\{(\w+)\}\}")
"""Where something is put into page.html."""
QUOTED: Final = re.compile(r'="([\w%.#-]+)"(?=[ >])')
"""Quotes that HTML does not need are a twentieth of a page."""
LIGHTS: Final = ("auto", "light", "dark")
COMPARED: Final = ("against", "more", "less")
"""The marks that only two packs need."""
DRAWN: Final = {
    "interval": '<rect class="i met" x="10%" width="80%"/>',
    "band": '<rect class="band" width="100%" height="100%"/>',
    "fair": '<line class="fair" x1="50%" x2="50%" y1="0" y2="100%"/>',
}
"""What else is drawn in plots, for those who ask what it means."""
DIGITS: Final = 12
"""So much of a digest tells two packs apart."""


def write(report: Report, lang: str) -> str:
    """The page of a report; `lang` is shown where a browser does not ask for another."""
    script = (FOLDER / "page.js").read_text(encoding="utf-8")
    style = (FOLDER / "page.css").read_text(encoding="utf-8") + one_shown() + spoken()
    title = say("lab-page-title", game=say(f"{report['game']}-name"))
    told = {
        "shapes": shapes(),
        "heading": each(title),
        "languages": _languages(),
        "lights": _lights(),
        "skip": each(say("lab-page-skip")),
        "contents": _contents(report),
        "measured": _measured(report),
        "verdicts": verdicts(report),
        "tables": _cards(report) + "".join(_table(table) for table in report["players"]),
    }
    parts = {
        **{name: QUOTED.sub(r"=\1", part) for name, part in told.items()},
        "lang": lang,
        "hash": b64encode(hashlib.sha256(script.encode()).digest()).decode(),
        "title": plain(title(voice(lang))),
        "style": style,
        "signs": plain(json.dumps({one: signs(one) for one in LANGUAGES})),
        "script": script,
    }
    page = (FOLDER / "page.html").read_text(encoding="utf-8")
    return numbered(SLOT.sub(lambda found: parts[found[1]], page), lang)


def _languages() -> str:
    return "".join(
        f'<button type="button" data-lang="{lang}" aria-pressed="false">'
        f'<span lang="{lang}">{plain(voice(lang).say("language-short"))}</span></button>'
        for lang in LANGUAGES
    )


def _lights() -> str:
    return "".join(
        f'<button type="button" data-light="{light}" aria-pressed="false">'
        f"{each(say('lab-page-light', light=light))}</button>"
        for light in LIGHTS
    )


def _contents(report: Report) -> str:
    """The way to every section."""
    told = f'<li><a href="#verdicts">{each(say("lab-page-verdicts"))}</a></li>'
    for one in report["sections"]:
        at = address(one["key"], None)
        told += f'<li><a href="#{at}">{each(section_name(one["key"]))}</a></li>'
    for table in report["players"]:
        n = table["players"]
        inner = "".join(
            f'<li><a href="#{address(one["key"], n)}">{each(section_name(one["key"]))}</a></li>'
            for one in table["sections"]
        )
        players = each(say("lab-page-players", n=n))
        told += f'<li><a href="#players-{n}">{players}</a><ul>{inner}</ul></li>'
    return f"<ul>{told}</ul>"


def _measured(report: Report) -> str:
    """What was played, by whom, and how to read the rest."""
    rows: list[tuple[str, str]] = [("pack", _pack(report["pack"]))]
    if (other := report["against"]) is not None:
        rows.append(("against", sign("against") + _pack(other)))
    rows.append(("games", each(say("lab-page-games", n=report["games"]))))
    rows.append(("seed", f"<code>{plain(report['seed'])}</code>"))
    bots = {
        bot: None for table in report["players"] for run in table["runs"] for bot in run["bots"]
    }
    rows.append(("bots", ", ".join(each(bot_name(bot)) for bot in bots)))
    told = "".join(
        f"<div><dt>{each(say('lab-page-measured', what=what))}</dt><dd>{one}</dd></div>"
        for what, one in rows
    )
    marks = [*JUDGED, "none", *(COMPARED if report["against"] is not None else ())]
    keys = "".join(f"<li>{sign(one)}{each(say('lab-page-mark', mark=one))}</li>" for one in marks)
    drawn = "".join(
        f'<li><svg class="key" aria-hidden="true">{one}</svg>'
        f"{each(say('lab-page-mark', mark=name))}</li>"
        for name, one in DRAWN.items()
    )
    return (
        f'<dl class="measured">{told}</dl><p class="people">{each(say("lab-page-not-people"))}</p>'
        f'<details open class="how"><summary>{each(say("lab-page-how"))}</summary>'
        f'<ul class="legend">{keys}{drawn}</ul></details>'
    )


def _pack(pack: Pack) -> str:
    name = each(say("lab-page-pack", name=pack["name"], version=pack["version"]))
    digest = plain(pack["digest"])
    return f'{name} <code title="{digest}">{digest[:DIGITS]}</code>'


def _cards(report: Report) -> str:
    """What the cards say by themselves."""
    return "".join(section(one, None) for one in report["sections"] if one["figures"])


def _table(table: Table) -> str:
    """All sections of a number of players."""
    n = table["players"]
    runs = "".join(f"<li>{_run(run)}</li>" for run in table["runs"])
    sections = "".join(section(one, n) for one in table["sections"] if one["figures"])
    return (
        f'<section class="table" id="players-{n}" aria-labelledby="players-{n}-h">'
        f'<h2 id="players-{n}-h">{each(say("lab-page-players", n=n))}</h2>'
        f'<ul class="runs">{runs}</ul>{sections}</section>'
    )


def _run(run: Run) -> str:
    bots = [
        say("lab-page-times", n=n, bot=bot_name(bot)) for bot, n in Counter(run["bots"]).items()
    ]

    def who(voice: Voice) -> str:
        return listed(voice, [bot(voice) for bot in bots])

    told = each(say("lab-page-run", n=run["games"], bots=who))
    if stuck := run.get("stuck"):
        told += f" {each(say('lab-page-stuck', n=stuck))}"
    return f"<b>{each(capital(run_name(run['run'])))}</b> {told}"
