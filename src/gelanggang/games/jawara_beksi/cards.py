"""The pack: what every card says, read from TOML once and laid out for fast play."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gelanggang.core.rules import PackLabel
from gelanggang.games import book
from gelanggang.games.book import Page

# Directions, as bits of a mask.
UP: Final = 1
RIGHT: Final = 2
DOWN: Final = 4
LEFT: Final = 8
DIRECTIONS: Final = {"U": UP, "R": RIGHT, "D": DOWN, "L": LEFT}

# Operations: what an effect does.
EARN: Final = 0
DRAW: Final = 1
ROLL: Final = 2
DISCARD_CARD: Final = 3
TAKE_POINTS: Final = 4
RETURN_POINTS: Final = 5
SKIP_DRAW: Final = 6
GUARD: Final = 7
BRIDGE: Final = 8
EXCUSE: Final = 9
COMBO_POINTS: Final = 10
BONUS_SOONER: Final = 11
DUEL: Final = 12
ACTION_AGAIN: Final = 13
ROLL_NEXT_TURN: Final = 14
SWAP_CARDS: Final = 15
TAKE_SUPPORT: Final = 16
OPERATIONS: Final = [
    "earn",
    "draw",
    "roll",
    "discard_card",
    "take_points",
    "return_points",
    "skip_draw",
    "guard",
    "bridge",
    "excuse",
    "combo_points",
    "bonus_sooner",
    "duel",
    "action_again",
    "roll_next_turn",
    "swap_cards",
    "take_support",
]
ON_ACTION_CARDS: Final = OPERATIONS[EARN : BRIDGE + 1]
ON_SUPPORT_CARDS: Final = ["earn", "draw", *OPERATIONS[EXCUSE:]]
WITH_NUMBER: Final = [
    "earn",
    "draw",
    "discard_card",
    "take_points",
    "return_points",
    "excuse",
    "combo_points",
    "bonus_sooner",
    "action_again",
    "take_support",
]
WITH_DICE: Final = ["roll", "roll_next_turn"]

# Decks.
ACTION: Final = 0
SUPPORT: Final = 1
DECKS: Final = ["action", "support"]

# When a Support card may be played.
ANY_TIME: Final = 0
BEFORE_COMBO: Final = 1
AFTER_ACTION: Final = 2
AFTER_COMBO: Final = 3
MOMENTS: Final = ["any", "before combo", "after action", "after combo"]

# Parameters of the table that Characters and Judges change.
CARD_LIMIT: Final = 0
ACTION_DRAW: Final = 1
BONUS: Final = 2
BONUS_NEEDS: Final = 3
COMBO_POINTS_EACH: Final = 4
TWINS: Final = 5
ROUND_SUPPORT: Final = 6
COMBO_CARDS: Final = 7
TURN_SUPPORT: Final = 8
PARAMETERS: Final = [
    "card_limit",
    "action_draw",
    "bonus",
    "bonus_needs",
    "combo_points",
    "twins",
    "round_support",
    "combo_cards",
    "turn_support",
]
LIMITS: Final = (COMBO_CARDS, TURN_SUPPORT)
"""Parameters where a change is a limit of its own, and the lowest counts."""

LAST: Final = -1
"""The place of an effect that works on the last card of a Combo."""
NO_LIMIT: Final = 99
MOST_ROUNDS: Final = 5
MOST_CARDS: Final = 250
"""A Combo on offer is packed with one byte a card."""

FILES: Final = ["pack", "table", "action", "support", "character", "judge"]


class Op:
    """One operation of an effect, with its conditions."""

    __slots__ = ("deck", "dice", "do", "least", "most", "n", "place")

    def __init__(
        self, do: int, n: int, dice: int, deck: int, place: int, least: int, most: int
    ) -> None:
        self.do: Final = do
        self.n: Final = n
        self.dice: Final = dice
        self.deck: Final = deck
        self.place: Final = place
        """0: anywhere in the Combo."""
        self.least: Final = least
        self.most: Final = most

    def works(self, place: int, size: int) -> bool:
        """Whether it works at this place (from 1) of a Combo of this size."""
        if size < self.least or size > self.most:
            return False
        if self.place == 0:
            return True
        return place == (size if self.place == LAST else self.place)


def is_rival(op: Op) -> bool:
    """Whether an operation changes others' points: two of these disturb each other."""
    return op.do == TAKE_POINTS or op.do == RETURN_POINTS


class Pack:
    """All cards by number: Action cards first, then Support cards, one number a copy."""

    def __init__(self, label: PackLabel) -> None:
        self.label: Final = label
        self.card_ids: Final[list[str]] = []
        """`kebut-2`: the id and the copy, as moves and scenarios write it."""
        self.face_ids: Final[list[str]] = []
        """`kebut`."""
        self.titles: Final[list[str]] = []
        """`Kebut`, as it is printed."""
        self.names: Final[list[int]] = []
        """A number for each different name, so that JB-42 compares numbers."""
        self.name_bits: Final[list[int]] = []
        """The same as a bit of a mask."""
        self.faces: Final[list[int]] = []
        """A number for each different face: the same name and the same directions."""
        self.scores: Final[list[int]] = []
        self.directions: Final[list[int]] = []
        self.ops: Final[list[list[Op]]] = []
        self.bridges: Final[list[bool]] = []
        self.placed: Final[list[bool]] = []
        """Whether some effect of the card depends on its place."""
        self.rival: Final[list[int]] = []
        """What the card does to others' points (0: nothing): there the order of cards matters."""
        self.marks: Final[list[int]] = []
        """A power of 4 for each name whose order matters, so that marks of a set can be added."""
        self.most_marks = 4
        self.order_counts: Final[dict[int, int]] = {}
        """How many orders of a kind of Combo differ, as far as it was counted already."""
        self.moments: Final[list[int]] = []
        self.action_cards = 0
        self.dice: list[int] = []
        self.pools: Final[dict[int, list[int]]] = {}
        self.parameters: list[int] = []
        self.round_actions = 0
        self.round_supports: list[int] = []
        self.behind_players = 0
        self.behind_actions = 0
        self.judge_points = 0
        self.quiet_turns = 0
        self.longest_turns = 0
        self.duel_cards = 0
        self.duel_dice = 0
        self.characters: Final[list[str]] = []
        self.character_titles: Final[list[str]] = []
        self.character_changes: Final[list[list[int]]] = []
        self.judges: Final[list[str]] = []
        self.judge_titles: Final[list[str]] = []
        self.judge_changes: Final[list[list[int]]] = []
        self.sources: Final[dict[str, dict[str, str]]] = {}
        """Where each field of each card comes from, by the card's id."""
        self.numbers: Final[dict[str, int]] = {}
        """From `kebut-2` to its number."""

    def is_action(self, card: int) -> bool:
        """Whether it is an Action card; else it is a Support card."""
        return card < self.action_cards


def default_folder() -> Path:
    """Where the pack that comes with the game lies."""
    return Path(__file__).parent / "pack"


def load_pack(folder: Path) -> Pack:
    """Read and check a pack; BadInput, with file and key, when something is wrong with it."""
    pages = book.read_folder(folder, FILES)
    head = pages["pack"]
    head.one_of("game", ["jawara-beksi"])
    label = PackLabel(head.text("name"), head.text("version"), book.digest(pages))
    pack = Pack(label)
    _read_table(pages["table"], pack)
    actions = _read_actions(pages["action"], pack)
    pack.action_cards = actions
    supports = _read_supports(pages["support"], pack)
    if len(pack.names) > MOST_CARDS:
        raise pages["action"].wrong("card", "too-many", most=MOST_CARDS)
    characters = _read_changes(
        pages["character"], pack, pack.characters, pack.character_titles, pack.character_changes
    )
    judges = _read_changes(pages["judge"], pack, pack.judges, pack.judge_titles, pack.judge_changes)
    counted = {"action": actions, "support": supports, "character": characters, "judge": judges}
    count = head.page("count")
    for kind, found in counted.items():
        if count.whole(kind, 1, MOST_CARDS) != found:
            raise count.wrong(kind, "count", found=found)
    count.close()
    if characters < max(pack.pools):
        raise pages["character"].wrong("card", "too-few", least=max(pack.pools))
    if judges < MOST_ROUNDS:
        raise pages["judge"].wrong("card", "too-few", least=MOST_ROUNDS)
    head.close()
    return pack


def _read_table(page: Page, pack: Pack) -> None:
    pack.dice = page.wholes("dice", 0, 20)
    if not pack.dice:
        raise page.wrong("dice", "wholes")
    if len(set(pack.dice)) == 1:
        # JB-10 rolls until one is highest: equal faces would never come to an end.
        raise page.wrong("dice", "equal-faces")
    pools = page.page("pool")
    for seats in (2, 3, 4):
        pool = pools.wholes(str(seats), 1, 1000)
        if len(pool) != MOST_ROUNDS:
            raise pools.wrong(str(seats), "length", length=MOST_ROUNDS)
        pack.pools[seats] = pool
    pools.close()
    parameters = page.page("parameters")
    pack.parameters = [parameters.whole(name, -99, NO_LIMIT) for name in PARAMETERS]
    parameters.close()
    rounds = page.page("round")
    pack.round_actions = rounds.whole("actions", 0, 20)
    pack.round_supports = rounds.wholes("supports", 0, 20)
    if len(pack.round_supports) != MOST_ROUNDS:
        raise rounds.wrong("supports", "length", length=MOST_ROUNDS)
    pack.behind_players = rounds.whole("behind_players", 2, 5)
    pack.behind_actions = rounds.whole("behind_actions", 0, 20)
    pack.judge_points = rounds.whole("judge_points", 0, 99)
    pack.quiet_turns = rounds.whole("quiet_turns", 1, 99)
    pack.longest_turns = rounds.whole("longest_turns", 1, 999)
    rounds.close()
    duel = page.page("duel")
    pack.duel_cards = duel.whole("cards", 1, 20)
    pack.duel_dice = duel.whole("dice", 0, 2)
    duel.close()
    page.close()


def _read_actions(page: Page, pack: Pack) -> int:
    pages = page.pages("card")
    if not pages:
        raise page.wrong("card", "too-few", least=1)
    for name, card_id in enumerate(book.by_id(pages, lambda one: one.plain_id("id"))):
        card = pages[name]
        title = card.text("name")
        score = card.whole("score", 0, 20)
        ops = _read_ops(card, ON_ACTION_CARDS, placed=True)
        sets = [_read_directions(card, one, i) for i, one in enumerate(card.texts("directions"))]
        if card.whole("copies", 1, 20) != len(sets):
            raise card.wrong("copies", "copies", found=len(sets))
        pack.sources[card_id] = card.sources(["name", "copies", "score", "directions", "effects"])
        card.close()
        _check_bridge(card, ops, sets)
        for copy, directions in enumerate(sets):
            _add(pack, card_id, copy, title, name, score, directions, ops, ANY_TIME)
        _mark(pack, len(sets))
    page.close()
    return len(pack.names)


def _check_bridge(card: Page, ops: list[Op], sets: list[int]) -> None:
    if any(op.do == BRIDGE for op in ops) and any(one.bit_count() != 2 for one in sets):
        raise card.wrong("directions", "bridge")


def _read_directions(card: Page, text: str, i: int) -> int:
    directions = 0
    for letter in text:
        if letter not in DIRECTIONS or directions & DIRECTIONS[letter]:
            raise card.wrong(f"directions[{i}]", "direction", value=text)
        directions |= DIRECTIONS[letter]
    if directions == 0:
        raise card.wrong(f"directions[{i}]", "direction", value=text)
    return directions


def _read_supports(page: Page, pack: Pack) -> int:
    pages = page.pages("card")
    before = len(pack.names)
    first_name = 1 + max(pack.names)
    for i, card_id in enumerate(book.by_id(pages, lambda one: one.plain_id("id"))):
        card = pages[i]
        if card_id in pack.sources:
            raise card.wrong("id", "twice", value=card_id)
        title = card.text("name")
        moment = MOMENTS.index(card.one_of("when", MOMENTS))
        ops = _read_ops(card, ON_SUPPORT_CARDS, placed=False)
        if not ops:
            raise card.wrong("effects", "no-effect")
        pack.sources[card_id] = card.sources(["name", "copies", "when", "effects"])
        for copy in range(card.whole("copies", 1, 20)):
            _add(pack, card_id, copy, title, first_name + i, 0, 0, ops, moment)
        card.close()
    page.close()
    return len(pack.names) - before


def _add(
    pack: Pack,
    card_id: str,
    copy: int,
    title: str,
    name: int,
    score: int,
    directions: int,
    ops: list[Op],
    moment: int,
) -> None:
    number = len(pack.names)
    pack.numbers[f"{card_id}-{copy + 1}"] = number
    pack.card_ids.append(f"{card_id}-{copy + 1}")
    pack.face_ids.append(card_id)
    pack.titles.append(title)
    pack.names.append(name)
    pack.name_bits.append(1 << name)
    pack.faces.append(name * 16 + directions)
    pack.scores.append(score)
    pack.directions.append(directions)
    pack.ops.append(ops)
    pack.bridges.append(any(op.do == BRIDGE for op in ops))
    pack.placed.append(any(op.place != 0 for op in ops))
    pack.rival.append(_rival(ops))
    pack.moments.append(moment)


def _rival(ops: list[Op]) -> int:
    """What a card does to others' points, as a number; 0 when it does nothing to them.

    A card that cares for its place with one effect and takes points anywhere with another counts
    as 0 too: the order of such cards is not looked at when Combos are told apart.
    """
    rivals = [op for op in ops if is_rival(op)]
    if any(op.place == 0 for op in rivals) and any(op.place != 0 for op in ops):
        return 0
    return sum(op.n * 2 + (op.do == TAKE_POINTS) for op in rivals)


def _mark(pack: Pack, copies: int) -> None:
    """Mark the copies of the card read last, if the order of Combos with it can matter."""
    last = len(pack.names) - 1
    matters = pack.placed[last] or pack.rival[last] != 0
    pack.marks.extend([pack.most_marks if matters else 0] * copies)
    if matters:
        pack.most_marks *= 4


def _read_ops(card: Page, allowed: list[str], placed: bool) -> list[Op]:
    return [_read_op(page, allowed, placed) for page in card.pages("effects")]


def _read_op(page: Page, allowed: list[str], placed: bool) -> Op:
    do = page.one_of("do", allowed)
    if do == "bridge":
        # It acts while a Combo is put together, when places and size are not known yet.
        page.close()
    n = page.whole("n", 1, 20) if do in WITH_NUMBER else 0
    dice = page.whole("dice", 1, 2) if do in WITH_DICE else 0
    deck = DECKS.index(page.one_of("deck", DECKS)) if do == "draw" else ACTION
    place = 0
    if placed and page.has("place"):
        place = LAST if page.data["place"] == "last" else page.whole("place", 1, 20)
        page.read.add("place")
    least = page.whole("least", 1, 20) if page.has("least") else 0
    most = page.whole("most", 1, 20) if page.has("most") else NO_LIMIT
    page.close()
    return Op(OPERATIONS.index(do), n, dice, deck, place, least, most)


def _read_changes(
    page: Page, pack: Pack, ids: list[str], titles: list[str], changes: list[list[int]]
) -> int:
    pages = page.pages("card")
    for i, card_id in enumerate(book.by_id(pages, lambda one: one.plain_id("id"))):
        card = pages[i]
        if card_id in pack.sources:
            raise card.wrong("id", "twice", value=card_id)
        ids.append(card_id)
        titles.append(card.text("name"))
        changed = card.page("changes")
        for name in changed.data:
            if name not in PARAMETERS:
                raise changed.wrong(name, "unknown", known=", ".join(PARAMETERS))
        changes.append(
            [
                changed.whole(name, -20, 20) if changed.has(name) else _no_change(parameter)
                for parameter, name in enumerate(PARAMETERS)
            ]
        )
        pack.sources[card_id] = card.sources(["name", "changes"])
        card.close()
    page.close()
    return len(ids)


def _no_change(parameter: int) -> int:
    return NO_LIMIT if parameter in LIMITS else 0
