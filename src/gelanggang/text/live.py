"""Tells what happens to a table itself: who sits down, who is away, what is set anew."""

from __future__ import annotations

from gelanggang.core.errors import Fact
from gelanggang.core.event import Event
from gelanggang.core.ids import Seat
from gelanggang.core.match import AnyRules
from gelanggang.text.catalogue import Voice
from gelanggang.text.facts import Said, listener
from gelanggang.text.story import Storyteller
from gelanggang.text.titles import bot_label, choice_label, option_label


def table_event(
    voice: Voice,
    event: Event,
    me: Seat | None,
    rules: AnyRules,
    story: Storyteller | None = None,
) -> str:
    """A sentence about it, said to a seat (None: to somebody who looks on)."""
    said: Said = {name: fact for name, fact in event.facts.items() if not isinstance(fact, list)}
    said["me"] = listener(event.facts, me)
    if event.kind == "optioned":
        said |= _option(voice, event, rules)
    elif event.kind in ("bot-sat", "levelled"):
        levels = [name for name in ("level", "before") if name in said]
        said |= {name: bot_label(voice, str(said[name])) for name in levels}
    elif "choice" in said and story is not None:
        said["choice"] = story.called(str(said["choice"]))
    return voice.say(f"server-event-{event.kind}", **said)


def _option(voice: Voice, event: Event, rules: AnyRules) -> Said:
    """An option and its choices as they are called; what these cards do not have, as it is."""
    name = str(event.facts["option"])
    option = next((one for one in rules.options if one.name == name), None)

    def label(choice: Fact) -> str:
        if isinstance(choice, list) or option is None or choice not in option.choices:
            return str(choice)
        return choice_label(voice, rules.key, option, choice)

    return {
        "option": option_label(voice, rules.key, name),
        "value": label(event.facts["value"]),
        "before": label(event.facts["before"]),
    }
