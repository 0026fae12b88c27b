"""The keys that code makes from codes of the engine, and what a good sentence looks like."""

from __future__ import annotations

from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.cards import OPERATIONS, PARAMETERS
from gelanggang.games.jawara_beksi.refusals import VERBS
from gelanggang.games.jawara_beksi.state import QUESTIONS
from tests.text import source

JAWARA = "games/jawara_beksi"


def made_keys() -> set[str]:
    """Every key that is made from a prefix and a code: each must exist, and no others may."""
    common = set(source.refusals("core"))
    own = set(source.refusals(JAWARA)) - common
    families = {
        "error": set(source.bad_inputs()),
        "reason": common | own | source.unreadable_moves(),
        "refusal": common,
        "jb-refusal": own,
        "jb-event": set(source.events()),
        "jb-prompt": {QUESTIONS[asked] for asked in VERBS},
        "jb-move": set(moves.WORDS),
        "jb-effect": {one.replace("_", "-") for one in OPERATIONS},
        "jb-change": {one.replace("_", "-") for one in PARAMETERS},
    }
    return {f"{prefix}-{code}" for prefix, codes in families.items() for code in codes}


def assert_whole(text: str) -> None:
    """A sentence is complete: nothing is left open, nothing missing, and it ends."""
    assert text == text.strip(), text
    assert text[-1] in ".!", text
    for leftover in ("{", "}", "  ", " .", " ,", ": .", "None"):
        assert leftover not in text, text


def assert_sentence(text: str) -> None:
    """A whole sentence that does not begin with somebody's file or word, and so is capital."""
    assert_whole(text)
    assert text[0] == text[0].upper(), text
