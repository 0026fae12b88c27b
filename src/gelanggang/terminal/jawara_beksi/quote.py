"""What a Combo would earn, said before it is played."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from gelanggang.core.errors import Facts
from gelanggang.text.catalogue import listed
from gelanggang.text.facts import number, numbers
from gelanggang.text.jawara_beksi import JawaraNarrator

PARTS: Final = ("scores", "effects", "dice", "bonus", "support", "judge")
"""What a Combo's points are made of."""


def quote(teller: JawaraNarrator, facts: Facts) -> Text:
    """The points, with `?` for dice, what they are made of, and whose effects work."""
    say = teller.voice.say
    least, most = number(facts["least"]), number(facts["most"])
    earns = (
        say("terminal-earns", n=least)
        if least == most
        else say("terminal-earns-open", least=least, most=most)
    )
    parts = _parts(teller, {name: number(facts[name]) for name in PARTS})
    line = Text.assemble((f"{earns} ", "bold #7fd1ae"), " · ".join(parts))
    working = [teller.thing(card) for card in numbers(facts["working"])]
    if working:
        cards = listed(teller.voice, working)
        line.append(f" · {say('jb-quote-working', cards=cards)}", "dim")
    return line


def _parts(teller: JawaraNarrator, facts: dict[str, int]) -> list[str]:
    say = teller.voice.say
    parts = [say("jb-quote-scores", n=facts["scores"])]
    if facts["effects"]:
        parts.append(say("jb-quote-effects", n=facts["effects"]))
    if facts["dice"]:
        parts.append(say("jb-quote-dice", marks=" +".join("?" * facts["dice"])))
    if facts["bonus"]:
        parts.append(say("jb-quote-bonus", n=facts["bonus"]))
    if facts["support"]:
        parts.append(say("jb-quote-support", n=facts["support"]))
    if facts["judge"]:
        # A true minus sign, as long as the plus.
        parts.append(say("jb-quote-judge", n=f"{facts['judge']:+}".replace("-", "−")))
    return parts
