"""Reading what somebody has sent as a pack: done elsewhere, in memory, within a few seconds.

Nothing in it is ever executed.  What comes back is a pack that was played once already, or all
that is wrong with it.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import parent_process
from pathlib import Path
from types import FrameType
from typing import Final

import msgspec

from gelanggang.art.games import artist
from gelanggang.bots import bot, levels
from gelanggang.bots.school import RANDOM
from gelanggang.core.errors import BadInput, Fact, Facts
from gelanggang.core.match import AnyRules, Match
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import GAMES, load_rules
from gelanggang.games.book import read_texts
from gelanggang.games.game import Game, Remark
from gelanggang.games.pictures import looks, pictures_of
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.workshop.archive import is_zip
from gelanggang.workshop.exchange import opened, zip_of
from gelanggang.workshop.letters import check_shallow, decode
from gelanggang.workshop.pack import files_of, sheet_of, shipped
from gelanggang.workshop.picture import clean
from gelanggang.workshop.values import MOST_TEXT, check_values

WORDS: Final = "words"
"""What the file of a list is called, with the ending of the game's lists."""
ENDING: Final = ".toml"
BOUNDS: Final = "bounds.toml"
"""Of the laboratory, in the folder of a pack; no card has anything from there."""
SECONDS: Final = 4.0
"""Of work: to read the longest pack that is allowed, and to play with it, takes half of one."""
LAST: Final = 20.0
"""Seconds by the clock, after which the process ends that cannot even be told to stop."""
MOST_MISTAKES: Final = 20
"""That are told: whoever made more looks at the whole file."""
SAMPLE: Final = 12
"""Names of a list that are shown before it is played."""
SOME: Final = 3
"""Of each kind, of a pack."""


class Mistake(msgspec.Struct, frozen=True):
    """Something that is wrong, as a code and its facts."""

    code: str
    facts: Facts


class Sent(msgspec.Struct, frozen=True):
    """What somebody has sent, as it was understood: mistakes, or a pack."""

    mistakes: list[Mistake] = []
    digest: str = ""
    looks: str = ""
    """Under this it is kept: see `PackLabel.looks`."""
    name: str = ""
    version: str = ""
    files: dict[str, str] = {}
    """As they are kept,"""
    pictures: dict[str, bytes] = {}
    """with the pictures that its cards have of their own."""
    entries: int = 0
    """Of a list; 0: it is a whole pack."""
    counts: dict[str, int] = {}
    """How many cards there are of each kind."""
    samples: dict[str, list[str]] = {}
    """Some of their names, by language."""
    remarks: list[tuple[str, dict[str, int | str]]] = []
    """What its owner should know."""


class Overtime(Exception):
    """It took too long."""


def read_sent(key: str, body: bytes) -> Sent:
    """What a body is as a pack of a game."""
    try:
        with limited():
            return _read(GAMES[key], body)
    except BadInput as error:
        return refused([error])
    except (Overtime, MemoryError, RecursionError):
        return refused([BadInput("upload-heavy")])


def read_list(key: str, text: str) -> Sent:
    """What a text is as a list of a game; BadInput when it is none."""
    if not text.strip():
        raise BadInput("upload-empty")
    return _list(GAMES[key], text.encode("utf-8", "replace"))


def _read(game: Game, body: bytes) -> Sent:
    if not body.strip():
        raise BadInput("upload-empty")
    if not is_zip(body):
        return _list(game, body)
    files, pictures = opened(body)
    if len(files) == 1 and game.lists and next(iter(files)).endswith(game.lists):
        return _list(game, next(iter(files.values())))
    return _pack(game, files, pictures)


def _list(game: Game, body: bytes) -> Sent:
    if game.tidy is None:
        raise BadInput("upload-no-list")
    name = f"{WORDS}{game.lists}"
    text, guessed = decode(body, name)
    tidied = game.tidy(text, name)
    if tidied.rules is None:
        return refused(tidied.mistakes)
    remarks = [*tidied.remarks, *([Remark("letters", {})] if guessed else [])]
    return played(tidied.rules, {name: tidied.text}, remarks, tidied.entries)


def _pack(game: Game, files: dict[str, bytes], pictures: dict[str, bytes]) -> Sent:
    if game.read is None:
        raise BadInput("upload-no-pack")
    known = [f"{name}{ENDING}" for name in game.files]
    for name in files:
        if name not in known and name != BOUNDS:
            raise BadInput("zip-foreign", {"value": name[:MOST_TEXT], "known": known})
    texts: dict[str, str] = {}
    for name in known:
        if name in files:
            texts[name], _ = decode(files[name], name)
            check_shallow(texts[name], name)
    mistakes: list[BadInput] = []
    pages = read_texts(texts, game.files, mistakes)
    for page in pages.values():
        check_values(page, mistakes)
    if mistakes:
        return refused(mistakes)
    try:
        rules = game.read(pages)
    except BadInput as error:
        # Behind other mistakes it may only be what follows from them.
        return refused(mistakes or [error])
    except Exception:
        if not mistakes:
            raise
        return refused(mistakes)
    if not mistakes and pictures:
        pictures = clean(pictures, sheet_of(texts), mistakes)
    return refused(mistakes) if mistakes else played(rules, texts, [], 0, pictures)


def played(
    rules: AnyRules,
    files: dict[str, str],
    remarks: list[Remark],
    entries: int,
    pictures: dict[str, bytes] | None = None,
) -> Sent:
    """A pack that can be kept: with it a game comes to its end, at the smallest and largest table.

    What the quickest bots get through nobody gets stuck in.
    """
    for seats in (rules.fewest_seats, rules.most_seats):
        _play(rules, seats)
    said = [(one.code, one.facts) for one in remarks]
    found = described(rules, entries)
    seen = looks(found.digest, pictures or {})
    return msgspec.structs.replace(
        found, files=files, remarks=said, pictures=pictures or {}, looks=seen
    )


def described(rules: AnyRules, entries: int) -> Sent:
    """What is in a pack; `entries`: of a list."""
    kinds = {
        lang: {
            kind: [card.name for card in cards]
            for kind, cards in artist(rules).printed(rules, voice(lang)).items()
            if cards and all(card.name for card in cards)
        }
        for lang in LANGUAGES
    }
    counted = [(kind, len(names)) for kind, names in kinds[LANGUAGES[0]].items()]
    # Of a list there is nothing new but what is on it, and that comes last.
    counts = dict(counted[-1:] if entries else counted)
    samples = {lang: _sample(names, entries > 0) for lang, names in kinds.items()}
    label = rules.label
    return Sent(
        digest=label.digest,
        looks=label.looks,
        name=label.name,
        version=label.version,
        entries=entries,
        counts=counts,
        samples=samples,
    )


def read_kept(key: str, path: Path | None, digest: str) -> Sent:
    """What is in a pack that is kept already."""
    rules = load_rules(key, path, digest)
    of_list = path is not None and not path.is_dir()
    found = described(rules, int(of_list))
    entries = sum(found.counts.values()) if of_list else 0
    return msgspec.structs.replace(found, entries=entries)


def zip_kept(key: str, path: Path | None) -> bytes:
    """A pack that is kept already, as a file."""
    if path is None:
        return zip_of(shipped(key))
    files = files_of(path)
    return zip_of(files, clean(pictures_of(path), sheet_of(files), []))


def _sample(names: dict[str, list[str]], listed: bool) -> list[str]:
    """Some names: of a list those on it; else some of each kind."""
    if listed:
        return [*names.values()][-1][:SAMPLE]
    return [name for some in names.values() for name in [*dict.fromkeys(some)][:SOME]]


def _play(rules: AnyRules, seats: int) -> None:
    match = Match(rules, seats, rules.settle(seats, {}), rules.label.digest, FAST)
    player = bot(rules, next(iter(levels(rules)), RANDOM))
    chance = make_rng(FAST, rules.label.digest)
    for turn in range(rules.longest):
        asked = [(seat, one) for seat, one in match.pending().items() if not one.answered]
        if not asked:
            return
        seat, question = asked[0]
        thought = player.think(
            match.view(seat), question, match.legal(seat), chance.fork(str(turn))
        )
        match.play(seat, thought.move)
    raise BadInput("upload-heavy")


def refused(mistakes: list[BadInput]) -> Sent:
    return Sent([Mistake(one.code, _short(one.facts)) for one in mistakes])


def _short(facts: Facts) -> Facts:
    """Facts that can be shown: somebody else wrote what they repeat."""
    return {name: _shown(fact) for name, fact in facts.items()}


def _shown(fact: Fact) -> Fact:
    if not isinstance(fact, str):
        return fact
    seen = "".join(letter if letter.isprintable() else "?" for letter in fact)
    return seen if len(seen) <= 4 * MOST_TEXT else f"{seen[: 4 * MOST_TEXT]}…"


@contextmanager
def limited() -> Iterator[None]:
    """Whatever is inside ends after a while, one way or the other.

    A signal interrupts what is interpreted.  What is compiled does not hear it: then the process
    ends, if it is one that was made for such work.
    """
    timed = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    alone = parent_process() is not None
    if timed:
        before = signal.signal(signal.SIGPROF, _ring)
        # Not by the clock: on a busy machine a good pack takes longer, but not more work.
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
    # Open for as long as the one inside may hang, so it is closed below.
    nowhere = open(os.devnull, "w") if alone else None  # noqa: SIM115
    if nowhere is not None:
        faulthandler.dump_traceback_later(LAST, exit=True, file=nowhere)
    try:
        yield
    finally:
        if timed:
            signal.setitimer(signal.ITIMER_PROF, 0)
            signal.signal(signal.SIGPROF, before)
        if nowhere is not None:
            faulthandler.cancel_dump_traceback_later()
            nowhere.close()


def _ring(number: int, frame: FrameType | None) -> None:
    raise Overtime
