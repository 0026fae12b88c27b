"""What a Combo will earn, shown before it is played."""

from __future__ import annotations

from gelanggang.games.jawara_beksi.combo import Quote
from gelanggang.line.screen import Screen
from gelanggang.text.catalogue import listed
from gelanggang.text.jawara_beksi import JawaraNarrator


def show_quote(screen: Screen, narrator: JawaraNarrator, cards: list[int], found: Quote) -> None:
    """The cards in order, the sum with a `?` for each die, and how to commit."""
    screen.indent(" · ".join(narrator.face(card) for card in cards), "cyan")
    screen.indent(" · ".join(_parts(screen, found)), "dim")
    if found.working:
        names = [narrator.thing(card) for card in found.working]
        screen.indent(
            screen.voice.say("jb-quote-working", cards=listed(screen.voice, names)), "dim"
        )
    if found.least == found.most:
        screen.say("line-jb-quote-sure", "bold", n=found.least)
    else:
        screen.say("line-jb-quote-open", "bold", least=found.least, most=found.most)


def _parts(screen: Screen, found: Quote) -> list[str]:
    say = screen.voice.say
    parts = [say("jb-quote-scores", n=found.scores)]
    if found.effects:
        parts.append(say("jb-quote-effects", n=found.effects))
    if found.dice:
        parts.append(say("jb-quote-dice", marks=" +".join("?" * found.dice)))
    if found.bonus:
        parts.append(say("jb-quote-bonus", n=found.bonus))
    if found.support:
        parts.append(say("jb-quote-support", n=found.support))
    if found.judge:
        # A true minus sign, as long as the plus.
        parts.append(say("jb-quote-judge", n=f"{found.judge:+}".replace("-", "−")))
    return parts
