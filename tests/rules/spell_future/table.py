"""A table for the rule tests: a day in a few words, moves as text, and what people see.

Seats are counted from 1.  What a test does not mention stays out of its way: three players, the
Beast of the rulebook's example and after it other Beasts that are not Mystic, seat 1 as 1st Mage,
a die that always shows 2 (the mages strike first), and the words and Colours of the example.
"""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from gelanggang.core.errors import Fact, Facts
from gelanggang.core.match import Match
from gelanggang.core.move import Move
from gelanggang.core.outcome import Outcome
from gelanggang.games.spell_future.cards import EFFECTS, Pack
from gelanggang.games.spell_future.moves import LETTERS
from gelanggang.games.spell_future.reading import default_folder, load_pack
from gelanggang.games.spell_future.rules import Rules
from gelanggang.games.spell_future.state import State
from gelanggang.games.spell_future.view import View
from gelanggang.text.facts import number as number_of

Scenario = dict[str, object]

REACHABLE: Final = {
    "health": {"2": 5, "3": 9, "4": 12, "5": 15},
    "attack": {"2": 4, "3": 7, "4": 9, "5": 12},
}
"""Numbers that a few players of a test can reach."""
WORKSHOP: Final = TemporaryDirectory()
FOLDER: Final = Path(WORKSHOP.name) / "pack"


def tame_pack() -> Pack:
    """The shipped pack with every Beast within reach, and with Mind cards that stay as they are.

    However the shipped ones are tuned: those of the first edition do one thing each.
    """
    shutil.copytree(default_folder(), FOLDER)
    shutil.copy(default_folder().parent / "earlier" / "1" / "mind.toml", FOLDER)
    file = FOLDER / "beast.toml"
    file.write_text(
        re.sub(r"^(health|attack) = \{.*\}$", tamed, file.read_text("utf-8"), flags=re.M), "utf-8"
    )
    return load_pack(FOLDER)


def tamed(line: re.Match[str]) -> str:
    """One line of numbers by players, none of them out of reach."""
    most = REACHABLE[line[1]]
    columns = re.findall(r"(\d) = (\d+)", line[0])
    return f"{line[1]} = {{ {', '.join(f'{s} = {min(int(n), most[s])}' for s, n in columns)} }}"


RULES: Final = Rules(tame_pack())
PACK: Final[Pack] = RULES.pack

SEED: Final = "rule tests"
EVERY_COUNT: Final = [2, 3, 4, 5]
LEVELS: Final = ["easy", "normal", "hard", "very-hard"]
DAYS: Final = 7

EXAMPLE_BEAST: Final = "burung-hantu-hologram"
"""For three players it has health 7, attack 5 and damage 1, as in the rulebook."""
MYSTIC: Final = "kucing-cermin"
ALL_MYSTIC: Final = [one for i, one in enumerate(PACK.beasts) if PACK.beast_mystic[i]]
WEAK: Final = sorted(PACK.beasts, key=lambda one: PACK.beast_damage[PACK.beasts.index(one)])
"""The first seven of these together cannot bring the Village down."""
PLAIN: Final = [EXAMPLE_BEAST] + [
    one for one in WEAK if one != EXAMPLE_BEAST and one not in ALL_MYSTIC
]

WORDS: Final = "lebah restoran-fast-food"
"""The Word cards of the example, by their first words: A lebah, B minyak, C …, D biskuit."""
COLOURS: Final = "kuning biru cokelat hitam"
"""The 1st Mage draws kuning and biru, the left neighbour cokelat and hitam."""
QUIET: Final = "open-mind"
"""The Mind card of who does not name one, as long as it is in hand: it adds nothing to Hits."""


@cache
def beast_pages() -> dict[str, dict[str, object]]:
    """The Beasts as they stand in the file of the pack, by id."""
    text = (FOLDER / "beast.toml").read_text(encoding="utf-8")
    return {one["id"]: one for one in tomllib.loads(text)["card"]}


def printed(beast: str, entry: str) -> dict[str, int]:
    """The effects that stand on a Beast, as in the file of the pack."""
    effects = beast_pages()[beast][entry]
    assert isinstance(effects, list)
    return {one["do"]: one.get("n", 1) for one in effects}


def leaving(effect: str, n: int, entry: str) -> str:
    """A Beast, not Mystic, that leaves just this."""
    return next(
        beast
        for beast in PACK.beasts
        if beast not in ALL_MYSTIC and printed(beast, entry) == {effect: n}
    )


def without(effect: str) -> str:
    """Plain Beasts that never leave this effect."""
    kind = EFFECTS.index(effect)
    quiet: list[str] = []
    for beast in PLAIN:
        number = PACK.beasts.index(beast)
        left = PACK.if_defeated[number] + PACK.if_not_defeated[number]
        if all(one.do != kind for one in left):
            quiet.append(beast)
    return " ".join(quiet[:DAYS])


def chair(white: int = 0, black: int = 0, played: str = "") -> Scenario:
    """One player: VP, and the Mind cards that are gone."""
    return {"white": white, "black": black, "played": played.split()}


def line_of_beasts(named: str, day: int) -> list[str]:
    """The named Beasts, and then enough plain ones for the days that are left."""
    line = named.split()
    line += [one for one in PLAIN if one not in line]
    return line[: DAYS - day + 1]


def lay(
    seats: int = 3,
    *,
    chairs: Sequence[Scenario] = (),
    day: int = 1,
    mage: int = 1,
    damage: int = 0,
    beasts: str = EXAMPLE_BEAST,
    words: str = WORDS,
    colours: str = COLOURS,
    colour_discard: str = "",
    effects: dict[str, int] | None = None,
    dice: Sequence[int] = (2,) * DAYS,
    seed: str = SEED,
    rules: Rules = RULES,
) -> Table:
    """The morning of a day.  Decks are written with the top card first, today's Beast first."""
    scenario: Scenario = {
        "day": day,
        "mage": mage,
        "damage": damage,
        "beasts": line_of_beasts(beasts, day),
        "words": words.split(),
        "colours": colours.split(),
        "colour_discard": colour_discard.split(),
        "effects": dict(effects or {}),
        "dice": list(dice),
        "seat": list(chairs),
    }
    return Table(Match(rules, seats, {}, seed, scenario=scenario))


def new_game(seats: int, seed: str = SEED, rules: Rules = RULES, **options: str) -> Table:
    """A game from its first shuffle on."""
    return Table(Match(rules, seats, options, seed))


class Table:
    """A game as a test plays it."""

    def __init__(self, match: Match[View]) -> None:
        self.match = match
        self.rules = match.rules

    # Playing.

    def play(self, *texts: str) -> Table:
        """Make these moves, each by the one player who is asked."""
        for text in texts:
            [seat] = self.match.pending()
            self.match.play(seat, self.rules.read(text))
        return self

    def open(self) -> Table:
        """Come to the placing of tokens: open the Colours, or say the word, that are first."""
        while self.asked in ("colour", "word"):
            self.play(self.offers(self.asked_seats[0])[0])
        return self

    def place(self, seat: int, text: str) -> Table:
        """One player's choice: `A+2 C-1`, or with a Mind card `mind-of-focus A+3`."""
        self.match.play(seat - 1, self.move(seat, text))
        return self

    def reveal(self, *texts: str) -> Table:
        """Everybody's choice, seat by seat, from the Colours on; who is not named places none."""
        self.open()
        for seat in range(1, self.seats + 1):
            self.place(seat, texts[seat - 1] if seat <= len(texts) else "")
        return self

    def hits(self, white: int = 0, black: int = 0) -> Table:
        """Everybody agrees, and so many tokens Hit: whites on the first pad, blacks on the second.

        One token alone never Hits, so 1 cannot be asked for.
        """
        assert 1 not in (white, black)
        self.open()
        first, second = ("merah", "hitam") if self.is_mystic else ("A", "B")
        texts: list[str] = []
        for seat in range(self.seats):
            # Shared out evenly, from the first seat on and from the last.
            whites = (white + self.seats - 1 - seat) // self.seats
            blacks = (black + seat) // self.seats
            shares = ((first, whites), (second, -blacks))
            texts.append(" ".join(f"{pad}{count:+d}" for pad, count in shares if count))
        return self.reveal(*texts)

    def days(self, count: int) -> Table:
        """So many days on which nobody places anything."""
        for _ in range(count):
            self.reveal()
        return self

    def move(self, seat: int, text: str) -> Move:
        """A choice of tokens as a move; a Mind card that is not named is the quiet one."""
        words = text.split()
        if not words or (words[0] not in PACK.minds and words[0] != "none"):
            text = f"{self._quiet(seat)} {text}"
        return self.rules.read(f"place {text}")

    def _quiet(self, seat: int) -> str:
        if self.is_mystic:
            return "none"
        hand = self.hand(seat)
        return QUIET if QUIET in hand else hand[0]

    def refused(self, text: str, seat: int = 0) -> str | None:
        """The code with which a seat's move (else: that of who is asked) is refused, or None."""
        return self._refused(seat or self.asked_seats[0], self.rules.read(text))[0]

    def refused_tokens(self, text: str, seat: int = 1) -> str | None:
        """The code with which a choice of tokens is refused, or None."""
        return self._refused(seat, self.move(seat, text))[0]

    def refusal_facts(self, text: str, seat: int = 1) -> Facts:
        """What else is told about a choice of tokens that is refused."""
        return self._refused(seat, self.move(seat, text))[1]

    def _refused(self, seat: int, move: Move) -> tuple[str | None, Facts]:
        refusal = self.match.refusal(seat - 1, move)
        return (None, {}) if refusal is None else (refusal.code, refusal.facts)

    def offers(self, seat: int) -> list[str]:
        """What is on offer to a seat, as text."""
        return [self.rules.write(move) for move in self.match.legal(seat - 1)]

    # Looking.

    def view(self, seat: int | None = None) -> View:
        """What a seat sees; without a seat, what everybody sees."""
        return self.match.view(None if seat is None else seat - 1)

    @property
    def state(self) -> State:
        """The truth, which no player sees."""
        state: State = self.match._state
        return state

    @property
    def seats(self) -> int:
        return self.match.seats

    @property
    def asked(self) -> str:
        """What is asked; nothing when the game is over."""
        return next((one.kind for one in self.match.pending().values()), "")

    @property
    def asked_seats(self) -> list[int]:
        """Who has not answered yet."""
        asked = self.match.pending().items()
        return [seat + 1 for seat, one in asked if not one.answered]

    @property
    def day(self) -> int:
        return self.view().day

    @property
    def mage(self) -> int:
        """The seat of the 1st Mage."""
        return self.view().mage + 1

    @property
    def damage(self) -> int:
        return self.view().damage

    @property
    def beast(self) -> str:
        return PACK.beasts[self.view().beast]

    @property
    def is_mystic(self) -> bool:
        return self.beast in ALL_MYSTIC

    @property
    def outcome(self) -> Outcome:
        """How it ended; only when it has."""
        outcome = self.match.outcome
        assert outcome is not None
        return outcome

    @property
    def winners(self) -> list[int]:
        return [seat + 1 for seat in self.outcome.winners]

    def vp(self, seat: int) -> tuple[int, int]:
        """The white and the black VP marker."""
        view = self.view()
        return view.white[seat - 1], view.black[seat - 1]

    def all_vp(self) -> list[tuple[int, int]]:
        return [self.vp(seat) for seat in range(1, self.seats + 1)]

    def hand(self, seat: int) -> list[str]:
        """The Mind cards that a player still has."""
        mask = self.view().minds[seat - 1]
        return [mind for i, mind in enumerate(PACK.minds) if mask >> i & 1]

    def words(self) -> dict[str, str]:
        """The words in the generator, by letter."""
        pack = self.state.pack
        opened = [word for card in self.view().generator for word in pack.word_cards[card]]
        return {LETTERS[i]: pack.words[word] for i, word in enumerate(opened)}

    def colours(self) -> list[str]:
        """The open Colours, in the order in which they were opened."""
        return named_colours(self.view().open_colours)

    def drawn(self, seat: int, turn: int = 0) -> list[str]:
        """What a player sees of the Colours that one of the day's openers holds."""
        return named_colours(self.view(seat).drawn[turn])

    def colour_deck(self) -> list[str]:
        """The truth about the Colour deck, its top card first."""
        return named_colours(self.state.colour_deck.things[::-1])

    def effects(self) -> dict[str, int]:
        """What yesterday's Beast has left for today."""
        today = self.view().today
        return {EFFECTS[i]: n for i, n in enumerate(today) if n}

    def limit(self) -> Fact:
        """How many tokens a player may place without a Mind card that says otherwise."""
        return self.match.pending()[0].facts["tokens"]

    # Listening.

    def kinds(self, after: str = "") -> list[str]:
        """The kinds of all that has happened, or of what came after the last one of a kind."""
        kinds = [told.full.kind for told in self.match.log]
        if after:
            last = len(kinds) - kinds[::-1].index(after)
            kinds = kinds[last:]
        return kinds

    def fight(self) -> list[str]:
        """How mages and Beast fought last, in order."""
        of_a_fight = ("defeated", "not-defeated", "held", "damaged", "fell")
        return [kind for kind in self.kinds(after="strength") if kind in of_a_fight]

    def told(self, kind: str) -> list[Facts]:
        """All events of a kind, with seats counted from 1."""
        found: list[Facts] = []
        for told in self.match.log:
            if told.full.kind == kind:
                found.append(_from_one(told.full.facts))
        return found

    def numbers(self, kind: str, fact: str = "n") -> list[int]:
        """One number of all events of a kind."""
        return [number_of(facts[fact]) for facts in self.told(kind)]

    @property
    def strength(self) -> tuple[int, int]:
        """Attack and Defence, as they were counted last."""
        return self.numbers("strength", "attack")[-1], self.numbers("strength", "defence")[-1]

    @property
    def attack(self) -> int:
        return self.strength[0]

    @property
    def defence(self) -> int:
        return self.strength[1]

    def health_and_attack(self) -> tuple[int, int]:
        """Those of today's Beast, as they were told."""
        kind = "mystic-beast" if self.is_mystic else "beast"
        return self.numbers(kind, "health")[-1], self.numbers(kind, "attack")[-1]


def named_colours(colours: Sequence[int]) -> list[str]:
    """Colours by name; one that is hidden is a question mark."""
    return ["?" if colour < 0 else PACK.colours[colour] for colour in colours]


def _from_one(facts: Facts) -> Facts:
    """Seats as people count them."""
    changed: Facts = dict(facts)
    seat = facts.get("seat")
    if isinstance(seat, int):
        changed["seat"] = seat + 1
    seats = facts.get("seats")
    if isinstance(seats, list):
        changed["seats"] = [int(one) + 1 for one in seats]
    return changed
