"""The gallery: what is drawn on cards, by the id of the card."""

from __future__ import annotations

from gelanggang.art import pieces
from gelanggang.art.figure import performer, stances
from gelanggang.art.picture import OTHERWORLDLY, SIGN, Picture, drawn
from gelanggang.art.portrait import portraits


def action(card_id: str) -> Picture:
    """The stance of an Action card; a card of somebody's own has the compass."""
    stance = stances().get(card_id)
    return pieces.compass() if stance is None else Picture(performer(stance))


def support(card_id: str) -> Picture:
    """The thing on a Support card."""
    return _drawn("budaya", card_id) or pieces.compass()


def person(person_id: str) -> Picture:
    """The portrait of a Character or a Judge."""
    face = portraits().get(person_id)
    return pieces.compass() if face is None else Picture(face)


def beast(beast_id: str, mystic: bool) -> Picture:
    """A Beast; a Mystic one has an outline of its own."""
    picture = _drawn("beasts", beast_id) or pieces.lanterns()["lantern-out"]
    return Picture(picture.body, OTHERWORLDLY) if mystic else picture


def mind(mind_id: str) -> Picture:
    """The emblem of a Mind card."""
    return _drawn("minds", mind_id) or pieces.lanterns()["lantern"]


def sign(key: str) -> Picture:
    """What kind of effect it is, by the key of its sentence: `jb-effect-draw`."""
    return Picture(drawn("icons")[key], SIGN)


def _drawn(folder: str, name: str) -> Picture | None:
    body = drawn(folder).get(name)
    return None if body is None else Picture(body)


def signs(prefix: str) -> dict[str, Picture]:
    """The signs of a game, by their keys."""
    return {key: sign(key) for key in drawn("icons") if key.startswith(prefix)}
