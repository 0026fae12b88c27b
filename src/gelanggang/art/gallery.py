"""The gallery: every picture of a game, by the name under which all ask for it."""

from __future__ import annotations

from gelanggang.art import colour, pieces
from gelanggang.art.figure import performer, stances
from gelanggang.art.picture import OTHERWORLDLY, SIGN, Picture, drawn
from gelanggang.art.portrait import portraits
from gelanggang.core.match import AnyRules
from gelanggang.games.jawara_beksi.cards import Pack as JawaraPack
from gelanggang.games.jawara_beksi.rules import Rules as JawaraRules
from gelanggang.games.spell_future.cards import Pack as SpellPack
from gelanggang.games.spell_future.rules import Rules as SpellRules


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


def gallery(rules: AnyRules) -> dict[str, Picture]:
    """Every picture of a game with its pack; KeyError when nobody has drawn it."""
    if isinstance(rules, JawaraRules):
        return _jawara_beksi(rules.pack)
    if isinstance(rules, SpellRules):
        return _spell_future(rules.pack)
    raise KeyError(rules.key)


def _jawara_beksi(pack: JawaraPack) -> dict[str, Picture]:
    faces = dict.fromkeys(zip(pack.face_ids, map(pack.is_action, range(len(pack.face_ids)))))
    coins = pieces.tokens()
    found = {
        **{f"action-{one}": action(one) for one, is_action in faces if is_action},
        **{f"support-{one}": support(one) for one, is_action in faces if not is_action},
        **{f"character-{one}": person(one) for one in pack.characters},
        **{f"judge-{one}": person(one) for one in pack.judges},
        **{
            f"die-{pips}": pieces.die(pips)
            for pips in sorted(set(pack.dice))
            if pips in pieces.PIPS
        },
        "token-gold": coins["gold"],
        "token-silver": coins["silver"],
        "compass": pieces.compass(),
        "eaves": pieces.eaves(),
        "tooth": pieces.tooth(),
    }
    return {f"jb-{name}": one for name, one in found.items()} | _signs("jb-")


def _spell_future(pack: SpellPack) -> dict[str, Picture]:
    coins = pieces.tokens()
    found = {
        **{f"beast-{one}": beast(one, pack.beast_mystic[i]) for i, one in enumerate(pack.beasts)},
        **{f"mind-{one}": mind(one) for one in pack.minds},
        **{f"colour-{one}": colour.swatch(pack, i) for i, one in enumerate(pack.colours)},
        **{f"mark-{name}": one for name, one in colour.marks().items()},
        **{f"pattern-{name}": one for name, one in colour.patterns().items()},
        **{
            f"die-{pips}": pieces.die(pips)
            for pips in range(1, pack.die + 1)
            if pips in pieces.PIPS
        },
        **pieces.lanterns(),
        "token-white": coins["white"],
        "token-black": coins["black"],
        "village": pieces.village(0, pack.village),
        "eaves": pieces.eaves(),
        "tooth": pieces.tooth(),
    }
    return {f"sf-{name}": one for name, one in found.items()} | _signs("sf-")


def _signs(prefix: str) -> dict[str, Picture]:
    return {key: sign(key) for key in drawn("icons") if key.startswith(prefix)}
