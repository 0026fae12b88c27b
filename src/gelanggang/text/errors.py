"""What went wrong, as a sentence that says where and what would be right."""

from __future__ import annotations

from gelanggang.core.errors import Fact, GelanggangError, MoveRefused
from gelanggang.text.catalogue import Voice, listed

REFUSAL = "refusal"
"""The fact of an error that is itself the code of something that went wrong."""

SHEET = "sheet"
"""The fact of an error about a cell; `row` and `column` come with it."""


def sentence(voice: Voice, error: GelanggangError) -> str:
    """One clear sentence about an error.

    Who knows the game and the players' names tells a refused move better: see `Narrator`.
    """
    if isinstance(error, MoveRefused):
        return voice.say("error-move-refused", reason=reason(voice, error.code))
    facts = {name: _plain(voice, fact) for name, fact in error.facts.items()}
    if SHEET in facts:
        # In a sheet people look for a row and a column, not for a file and a key.
        facts["file"] = voice.say("place-in-sheet", sheet=facts[SHEET], row=facts["row"])
        facts["key"] = facts["column"] or facts.get("key", "")
    if REFUSAL in facts:
        facts["reason"] = reason(voice, str(facts[REFUSAL]))
    return voice.say(f"error-{error.code}", **facts)


def reason(voice: Voice, code: str) -> str:
    """Why a move cannot be made, said without any of its facts."""
    return voice.say(f"reason-{code}")


def _plain(voice: Voice, fact: Fact) -> str | int:
    return listed(voice, [str(one) for one in fact]) if isinstance(fact, list) else fact
