"""Reading a pack: TOML in, cards out, and a clear word for every mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gelanggang.core.rules import PackLabel
from gelanggang.games import book
from gelanggang.games.book import Page
from gelanggang.games.jawara_beksi.cards import (
    ACTION,
    ANY_TIME,
    DECKS,
    DIRECTIONS,
    LIMITS,
    MOMENTS,
    MOST_CARDS,
    MOST_ROUNDS,
    NO_LIMIT,
    PARAMETERS,
    SUPPORT,
    UP,
    USUAL,
    Pack,
)
from gelanggang.games.jawara_beksi.kinds import Held
from gelanggang.games.jawara_beksi.layout import (
    CHANGE,
    COPIES,
    DICE_FACES,
    DICE_ROLLED,
    ENTRIES,
    LEAST,
    MOST,
    OF_DUEL,
    OF_ROUND,
    OF_TABLE,
    PLACE,
    POOLS,
    SCORE,
    TIMES,
)
from gelanggang.games.jawara_beksi.operations import (
    ALL,
    BRIDGE,
    DECK,
    DICE,
    LAST,
    ON_ACTION,
    ON_SUPPORT,
    OPERATIONS,
    ROWS,
    TAKE_CARD,
    TAKE_POINTS,
    TAKE_SUPPORT,
    N,
    Op,
    words_on,
)
from gelanggang.games.pictures import looks, pictures_of

FILES: Final = ["pack", "table", "action", "support", "character", "judge"]


def default_folder() -> Path:
    """Where the pack that comes with the game lies."""
    return Path(__file__).parent / "pack"


def load_pack(folder: Path) -> Pack:
    """Read and check a pack; BadInput, with file and key, when something is wrong with it."""
    return read_pack(book.read_folder(folder, FILES), pictures_of(folder))


def read_pack(pages: dict[str, Page], pictures: dict[str, bytes] | None = None) -> Pack:
    """A pack made of its files; it only remembers which pictures lie beside them."""
    head = pages["pack"]
    head.one_of("game", ["jawara-beksi"])
    digest = book.digest(pages)
    seen = looks(digest, pictures or {})
    label = PackLabel(head.text("name"), head.text("version"), digest, seen)
    pack = Pack(label)
    _read_table(pages["table"], pack)
    actions = _read_actions(pages["action"], pack)
    pack.action_cards = actions
    supports = _read_supports(pages["support"], pack)
    if len(pack.names) > MOST_CARDS:
        raise pages["action"].wrong("card", "too-many", most=MOST_CARDS)
    _rank(pack)
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
        pages["character"].tell(pages["character"].wrong("card", "too-few", least=max(pack.pools)))
    if judges < MOST_ROUNDS:
        pages["judge"].tell(pages["judge"].wrong("card", "too-few", least=MOST_ROUNDS))
    head.close()
    return pack


def _read_table(page: Page, pack: Pack) -> None:
    pack.dice = page.wholes_of(DICE_FACES)
    if not pack.dice:
        page.tell(page.wrong("dice", "wholes"))
    if len(set(pack.dice)) == 1:
        # JB-10 rolls until one is highest: equal faces would never come to an end.
        page.tell(page.wrong("dice", "equal-faces"))
    pools = page.page("pool")
    for seats, column in POOLS.items():
        pool = pools.wholes_of(column)
        if len(pool) != MOST_ROUNDS:
            pools.tell(pools.wrong(str(seats), "length", length=MOST_ROUNDS))
        pack.pools[seats] = pool
    pools.close()
    parameters = page.page("parameters")
    pack.parameters = [
        USUAL[name]
        if name in USUAL and not parameters.has(name)
        else parameters.whole_of(OF_TABLE[name])
        for name in PARAMETERS
    ]
    parameters.close()
    rounds = page.page("round")
    pack.round_actions = rounds.whole_of(OF_ROUND["actions"])
    pack.round_supports = rounds.wholes_of(OF_ROUND["supports"])
    if len(pack.round_supports) != MOST_ROUNDS:
        rounds.tell(rounds.wrong("supports", "length", length=MOST_ROUNDS))
    pack.behind_players = rounds.whole_of(OF_ROUND["behind_players"])
    pack.behind_actions = rounds.whole_of(OF_ROUND["behind_actions"])
    pack.judge_points = rounds.whole_of(OF_ROUND["judge_points"])
    pack.quiet_turns = rounds.whole_of(OF_ROUND["quiet_turns"])
    pack.longest_turns = rounds.whole_of(OF_ROUND["longest_turns"])
    rounds.close()
    duel = page.page("duel")
    pack.duel_cards = duel.whole_of(OF_DUEL["cards"])
    pack.duel_dice = duel.whole_of(OF_DUEL["dice"])
    duel.close()
    if page.has("source"):
        pack.sources["table"] = page.entry_sources(ENTRIES)
    page.close()


def _read_actions(page: Page, pack: Pack) -> int:
    pages = page.pages("card")
    if not pages:
        raise page.wrong("card", "too-few", least=1)
    for name, card_id in enumerate(book.by_id(pages, lambda one: one.plain_id("id"))):
        card = pages[name]
        title = card.text("name")
        score = card.whole_of(SCORE)
        ops = _read_ops(card, ON_ACTION)
        sets = [_read_directions(card, one, i) for i, one in enumerate(card.texts("directions"))]
        if card.whole_of(COPIES) != len(sets):
            card.tell(card.wrong("copies", "copies", found=len(sets)))
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
        card.tell(card.wrong("directions", "bridge"))


def _read_directions(card: Page, text: str, i: int) -> int:
    directions = 0
    for letter in text:
        if letter not in DIRECTIONS or directions & DIRECTIONS[letter]:
            card.tell(card.wrong(f"directions[{i}]", "direction", value=text))
            return UP
        directions |= DIRECTIONS[letter]
    if directions == 0:
        card.tell(card.wrong(f"directions[{i}]", "direction", value=text))
        return UP
    return directions


def _read_supports(page: Page, pack: Pack) -> int:
    pages = page.pages("card")
    before = len(pack.names)
    first_name = 1 + max(pack.names)
    for i, card_id in enumerate(book.by_id(pages, lambda one: one.plain_id("id"))):
        card = pages[i]
        if card_id in pack.sources:
            card.tell(card.wrong("id", "twice", value=card_id))
        title = card.text("name")
        moment = MOMENTS.index(card.one_of("when", MOMENTS))
        ops = _read_ops(card, ON_SUPPORT)
        if not ops:
            card.tell(card.wrong("effects", "no-effect"))
        pack.sources[card_id] = card.sources(["name", "copies", "when", "effects"])
        for copy in range(card.whole_of(COPIES)):
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
    rivals = [op for op in ops if op.rival]
    if any(op.place == 0 for op in rivals) and any(op.place != 0 for op in ops):
        return 0
    number = 0
    for op in rivals:
        number = number * 128 + op.n * 4 + 2 * op.all + (op.do == TAKE_POINTS)
    return number


def _mark(pack: Pack, copies: int) -> None:
    """Mark the copies of the card read last, if the order of Combos with it can matter."""
    last = len(pack.names) - 1
    matters = pack.placed[last] or pack.rival[last] != 0
    pack.marks.extend([1 + max(pack.marks, default=0) if matters else 0] * copies)


def _rank(pack: Pack) -> None:
    """Put the Action cards into the order in which a hand is searched for Combos."""
    cards = range(pack.action_cards)
    order = sorted(cards, key=lambda card: (not pack.bridges[card], pack.faces[card], card))
    for card in cards:
        name, mark, bridge = pack.names[card], pack.marks[card], pack.bridges[card]
        rank = order.index(card)
        pack.held.append(Held(card, rank, name, pack.directions[card], mark, bridge))


def _read_ops(card: Page, kind: str) -> list[Op]:
    return [_read_op(page, kind) for page in card.pages("effects")]


def _read_op(page: Page, kind: str) -> Op:
    of_support = kind == ON_SUPPORT and page.data.get("do") == TAKE_SUPPORT
    known = [TAKE_SUPPORT] if of_support else words_on(kind)
    word = page.one_of("do", known)
    row = ROWS[TAKE_CARD if of_support else OPERATIONS.index(word)]
    if not row.conditions:
        page.close()
    n = page.whole_of(TIMES) if N in row.takes else 0
    dice = page.whole_of(DICE_ROLLED) if DICE in row.takes else 0
    deck = SUPPORT if of_support else ACTION
    if DECK in row.takes and not of_support:
        deck = DECKS.index(page.one_of("deck", DECKS))
    everybody = page.flag(ALL) if ALL in row.takes and page.has(ALL) else False
    place = 0
    # A Support card has no place in a Combo.
    if kind == ON_ACTION and page.has("place"):
        place = LAST if page.data["place"] in PLACE.choices else page.whole_of(PLACE)
        page.read.add("place")
    least = page.whole_of(LEAST) if page.has("least") else 0
    most = page.whole_of(MOST) if page.has("most") else NO_LIMIT
    page.close()
    return Op(row.do, n, dice, deck, place, least, most, everybody)


def _read_changes(
    page: Page, pack: Pack, ids: list[str], titles: list[str], changes: list[list[int]]
) -> int:
    pages = page.pages("card")
    for i, card_id in enumerate(book.by_id(pages, lambda one: one.plain_id("id"))):
        card = pages[i]
        if card_id in pack.sources:
            card.tell(card.wrong("id", "twice", value=card_id))
        ids.append(card_id)
        titles.append(card.text("name"))
        changed = card.page("changes")
        for name in changed.data:
            if name not in PARAMETERS:
                changed.tell(changed.wrong(name, "unknown", known=", ".join(PARAMETERS)))
        changes.append(
            [
                changed.whole(name, *CHANGE) if changed.has(name) else _no_change(parameter)
                for parameter, name in enumerate(PARAMETERS)
            ]
        )
        pack.sources[card_id] = card.sources(["name", "changes"])
        card.close()
    page.close()
    return len(ids)


def _no_change(parameter: int) -> int:
    return NO_LIMIT if parameter in LIMITS else 0
