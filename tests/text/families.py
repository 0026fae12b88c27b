"""The keys that code makes from codes of the engine, and what a good sentence looks like."""

from __future__ import annotations

from gelanggang.bots import bot_names
from gelanggang.bots.jawara_beksi.personas import PERSONAS
from gelanggang.core.source import BEFORE, SCORED
from gelanggang.games import GAMES, load_rules
from gelanggang.games.jawara_beksi import moves
from gelanggang.games.jawara_beksi.cards import PARAMETERS
from gelanggang.games.jawara_beksi.operations import OPERATIONS
from gelanggang.games.jawara_beksi.refusals import VERBS
from gelanggang.games.jawara_beksi.sources import SOURCES
from gelanggang.games.jawara_beksi.state import QUESTIONS
from gelanggang.games.lesson import has_lesson
from gelanggang.games.spell_future import moves as spell_moves
from gelanggang.games.spell_future.cards import COUNTED, EFFECTS, MIND_OPERATIONS
from gelanggang.games.spell_future.chapter import GOALS, PROVISIONS, RULES
from gelanggang.games.spell_future.sources import SOURCES as SPELL_SOURCES
from gelanggang.games.spell_future.state import NAME
from gelanggang.games.spell_future.state import QUESTIONS as SPELL_QUESTIONS
from gelanggang.lab.games import STUDIES
from tests.text import source

JAWARA = "games/jawara_beksi"
SPELL = "games/spell_future"
COMMON_REASONS = {"by-chance", "only-move"}
"""Why a bot moves that plays every game."""
CLOSED = {"taken-over", "no-longer-here", "server-stops", "moved", "later"}
"""Why a connection ends that had been let in."""


def made_keys() -> set[str]:
    """Every key that is made from a prefix and a code: each must exist, and no others may."""
    common = set(source.refusals("core"))
    jawara = set(source.refusals(JAWARA)) - common
    spell = set(source.refusals(SPELL)) - common
    families = {
        "error": set(source.bad_inputs()),
        "reason": common | jawara | spell | source.unreadable_moves(),
        "refusal": common,
        "why": {"by-chance", "untold"},
        "source": {BEFORE, SCORED},
        **{
            game: {
                "name",
                "about",
                "aim",
                *_option(game),
                *_lesson(game),
                *_kind(game),
                *_sheet(game),
            }
            for game in GAMES
        },
        "server-event": set(source.events("tables")),
        "server-own": source.remarks(),
        "server-closed": {"no-hello", "not-let-in", "too-fast", *CLOSED},
        "jb-refusal": jawara,
        "jb-event": set(source.events(JAWARA)),
        "jb-prompt": {QUESTIONS[asked] for asked in VERBS},
        "jb-move": set(moves.WORDS),
        "bot": {name for game in GAMES for name in bot_names(load_rules(game))},
        "persona": {f"{one}-{part}" for one in PERSONAS for part in ("name", "line")},
        "jb-why": set(source.reasons("bots/jawara_beksi")) | COMMON_REASONS,
        "jb-effect": _hyphens(OPERATIONS),
        "jb-brief": _hyphens(OPERATIONS),
        "jb-change": _hyphens(PARAMETERS),
        "jb-source": set(SOURCES),
        "sf-refusal": spell,
        "sf-event": set(source.events(SPELL)),
        "sf-prompt": {*SPELL_QUESTIONS, NAME},
        "sf-move": set(spell_moves.VERBS),
        "sf-why": set(source.reasons("bots/spell_future")) | COMMON_REASONS,
        "sf-effect": _hyphens(EFFECTS),
        "sf-mind": _hyphens(MIND_OPERATIONS),
        "sf-chapter": _hyphens(RULES) | {"none"},
        "sf-goal": set(GOALS),
        "sf-provision": set(PROVISIONS),
        "sf-brief": _hyphens(MIND_OPERATIONS),
        "sf-rule": set(COUNTED),
        "sf-source": set(SPELL_SOURCES),
        **_reports(),
    }
    return {f"{prefix}-{code}" for prefix, codes in families.items() for code in codes}


def _option(game: str) -> set[str]:
    """What options are called, and their choices where they are words."""
    choices = [one for option in load_rules(game).options for one in option.choices]
    told = {"option", "option-about", "choice-about", "seats-about"}
    return {*told, "choice"} if any(isinstance(one, str) for one in choices) else told


def _kind(game: str) -> set[str]:
    """What kinds of cards are called, where somebody may bring their own."""
    return {"kind"} if GAMES[game].read is not None else set()


def _sheet(game: str) -> set[str]:
    """What the columns of cards are called, and what stands in them, where people edit them."""
    return {"column", "column-help", "value"} if GAMES[game].layout is not None else set()


def _lesson(game: str) -> set[str]:
    return {"lesson", "lesson-goal", "lesson-end"} if has_lesson(game) else set()


def _reports() -> dict[str, set[str]]:
    """What a report calls whatever it measures, for all games and numbers of players."""
    found: dict[str, set[str]] = {
        name: set() for name in ("lab-figure", "lab-section", "lab-subject", "lab-run")
    }
    for game, study in STUDIES.items():
        rules = load_rules(game)
        facts = study.facts(rules)
        told = [(fact.key, fact.subject) for fact in facts]
        # The page and the terminal have a place for facts, whether or not a game has any.
        found["lab-section"].add("pack")
        for players in range(rules.fewest_seats, rules.most_seats + 1):
            found["lab-run"] |= {_plain(run.key) for run in study.runs(rules, players)}
            for section in study.sections(rules, players):
                found["lab-section"].add(section.key)
                told += [(figure.key, figure.subject) for figure in section.figures]
        found["lab-figure"] |= {key for key, _ in told}
        found["lab-subject"] |= {
            subject.kind for _, subject in told if subject is not None and subject.name is None
        }
    return found


def _plain(key: str) -> str:
    return key.replace("/", "-")


def _hyphens(names: list[str]) -> set[str]:
    return {name.replace("_", "-") for name in names}


def assert_whole(text: str) -> None:
    """A sentence is complete: nothing is left open, nothing missing, and it ends."""
    assert text == text.strip(), text
    assert text[-1] in ".!?", text
    for leftover in ("{", "}", "  ", " .", " ,", ": .", "None"):
        assert leftover not in text, text


def assert_one_sentence(text: str) -> None:
    """Short enough for whoever has just tapped something that cannot be done."""
    assert_sentence(text)
    assert not any(f"{end} " in text for end in ".!?"), text


def assert_sentence(text: str) -> None:
    """A whole sentence that does not begin with somebody's file or word, and so is capital."""
    assert_whole(text)
    assert text[0] == text[0].upper(), text
