"""A pack measured against the shipped one: asked for, looked at, cancelled, and told in words."""

from __future__ import annotations

from aiohttp import web

from gelanggang.hall.elsewhere import Elsewhere
from gelanggang.lab.games import study_of
from gelanggang.lab.growing import differs
from gelanggang.lab.page import numbers
from gelanggang.lab.page.lines import Placed
from gelanggang.lab.page.names import capital, figure_name, section_name, subject_name
from gelanggang.lab.page.shape import ends_of
from gelanggang.server import workshop_forms as shop
from gelanggang.server.guard import HOUSE, address_of, answer, body_of, language
from gelanggang.server.laboratory import Laboratory, Study, Subject
from gelanggang.tables.denied import Denied
from gelanggang.text.catalogue import Voice, voice


def _laboratory(request: web.Request) -> Laboratory:
    laboratory = request.app[HOUSE].laboratory
    if laboratory is None:
        raise Denied("lab-off")
    return laboratory


async def post_report(request: web.Request) -> web.Response:
    """Measure a kept pack against the shipped one, in the background."""
    laboratory, game = _laboratory(request), request.match_info["game"]
    wish = await body_of(request, shop.ReportWish)
    house = request.app[HOUSE]
    pack = await house.holding(game, wish.pack)
    study_of(game)
    if pack.rules.label.digest == house.hall.library.rules(game).label.digest:
        raise Denied("lab-same")
    study = laboratory.ask(address_of(request), Subject(game, wish.pack, pack.path))
    return answer(_job(laboratory, study, voice(language(request))), 201)


async def get_job(request: web.Request) -> web.Response:
    """How a report stands, and what is known by now."""
    laboratory = _laboratory(request)
    study = _study(request, laboratory)
    return answer(_job(laboratory, study, voice(language(request))))


async def delete_job(request: web.Request) -> web.Response:
    """Cancel a report."""
    laboratory = _laboratory(request)
    study = _study(request, laboratory)
    laboratory.cancel(study)
    return answer(_job(laboratory, study, voice(language(request))))


def _study(request: web.Request, laboratory: Laboratory) -> Study:
    """The report that is asked for; Elsewhere when another process makes it."""
    relay, job = request.app[HOUSE].relay, request.match_info["job"]
    address = "" if relay is None else relay.where(job)
    if address:
        raise Elsewhere(address)
    return laboratory.find(job)


def _job(laboratory: Laboratory, study: Study, teller: Voice) -> shop.Job:
    before = laboratory.before(study)
    known = "yes" if study.answer else "no"
    text = teller.say(
        "server-job", state=study.state, before=before, games=study.played, known=known
    )
    rows = [_row(one, teller) for one in study.answer]
    return shop.Job(study.job, study.state, study.played, study.of, before, rows, text)


def _row(one: Placed, teller: Voice) -> shop.ReportRow:
    figure, unit = one.figure, one.figure["unit"]
    subject, against = figure["subject"], figure["against"]
    name = capital(figure_name(figure["key"]))(teller)
    if subject is not None:
        name = teller.say("server-report-of", figure=name, subject=subject_name(subject)(teller))
    section = section_name(one.section)(teller)
    if one.players is not None:
        section = teller.say("server-report-section", n=one.players, section=section)
    return shop.ReportRow(
        name=name,
        ours="" if against is None else numbers.measured(against, unit)(teller),
        yours=numbers.measured(figure, unit)(teller),
        words=_words(one, teller),
        differs=differs(one),
        section=section,
    )


def _words(one: Placed, teller: Voice) -> str:
    """What the two values mean beside each other, and beside what a good pack shows."""
    figure, unit = one.figure, one.figure["unit"]
    told, target = figure["difference"], figure["target"]
    value, against = figure["value"], figure["against"]
    other = None if against is None else against["value"]
    way = "same"
    if told is not None and ends_of(told) is None:
        way = "few"
    elif differs(one) and value is not None and other is not None:
        way = "more" if value > other else "less"
    size = "" if told is None else numbers.difference(told, unit)(teller)
    wanted = "" if target is None else numbers.target(target, unit)(teller)
    verdict = figure["verdict"]
    return teller.say(
        "server-report-words", way=way, difference=size, verdict=verdict, target=wanted
    )
