"""All the ways to put tokens on pads: counted and remembered, never shown to a person as a list."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gelanggang.core.errors import Refusal
from gelanggang.core.ids import NOBODY, Seat
from gelanggang.core.move import Move, Offers
from gelanggang.games.spell_future.cards import COUNTED, NO_MINDS, STACK, TOKENS, Pack, PlaceRule
from gelanggang.games.spell_future.moves import PLACE
from gelanggang.games.spell_future.state import POWERS, State

KNOWN: Final[dict[int, list[tuple[int, ...]]]] = {}
"""Placements by the number of pads and the limits.  They depend on nothing else."""
MOST_KNOWN: Final = 5_000
"""Offers that a pack remembers: ours has some hundred, one with many Mind cards could have more."""
UNFINISHED: Final = ["choose-a-mind", "mind-at-least"]
"""The refusals of a placement that only say that it is not finished."""


def placements(
    pads: int, limit: int, white: int, black: int, rule: PlaceRule | None = None
) -> list[tuple[int, ...]]:
    """Each as pads and counts (white above, black below 0), with at most `limit` tokens."""
    known = KNOWN if rule is None else rule.known
    key = ((pads * 64 + limit) * 64 + white) * 64 + black
    found = known.get(key)
    if found is None:
        found = []
        if rule is None:
            _extend(found, (), 0, pads, limit, white, black)
        else:
            free = placements(pads, limit, white, black)
            found += [things for things in free if obeys(rule, things)]
        known[key] = found
    return found


def obeys(rule: PlaceRule, things: tuple[int, ...]) -> bool:
    """Whether pads and counts are as a Mind card wants them."""
    if not things:
        return True
    counts = _counts(things)
    if rule.one_colour and counts[1] and counts[2]:
        return False
    return (
        _without_box(rule, things) == NOBODY
        and _too_many(rule, counts) == NOBODY
        and _too_few(rule, counts) == NOBODY
    )


def _counts(things: tuple[int, ...]) -> list[int]:
    """What COUNTED names, the largest stack for STACK, and after it the smallest."""
    white = 0
    black = 0
    largest = 0
    smallest = 0
    for i in range(1, len(things), 2):
        n = things[i]
        white += max(n, 0)
        black += max(-n, 0)
        largest = max(largest, abs(n))
        smallest = abs(n) if smallest == 0 else min(smallest, abs(n))
    return [white + black, white, black, len(things) // 2, largest, smallest]


def _without_box(rule: PlaceRule, things: tuple[int, ...]) -> int:
    """The first letter that the card has no box for, or NOBODY."""
    if rule.boxes:
        for i in range(0, len(things), 2):
            if things[i] not in rule.boxes:
                return things[i]
    return NOBODY


def _too_many(rule: PlaceRule, counts: list[int]) -> int:
    """Of what there is too much, by its number in COUNTED, or NOBODY."""
    for what in range(len(COUNTED)):
        if counts[what] > rule.most[what]:
            return what
    return NOBODY


def _too_few(rule: PlaceRule, counts: list[int]) -> int:
    """Likewise, too little."""
    for what in range(len(COUNTED)):
        if _fewest(counts, what) < rule.least[what]:
            return what
    return NOBODY


def _fewest(counts: list[int], what: int) -> int:
    return counts[STACK + 1] if what == STACK else counts[what]


def _extend(
    found: list[tuple[int, ...]],
    so_far: tuple[int, ...],
    pad: int,
    pads: int,
    limit: int,
    white: int,
    black: int,
) -> None:
    if pad == pads:
        found.append(so_far)
        return
    for n in range(min(limit, white), 0, -1):
        _extend(found, (*so_far, pad, n), pad + 1, pads, limit - n, white - n, black)
    _extend(found, so_far, pad + 1, pads, limit, white, black)
    for n in range(1, min(limit, black) + 1):
        _extend(found, (*so_far, pad, -n), pad + 1, pads, limit - n, white, black - n)


@mypyc_attr(acyclic=True)
class PlaceOffers(Offers):
    """Every Mind card of a hand with every placement it allows, made when it is looked at.

    Nothing of it ever changes, so `place_offers` makes one for all tables and moments alike.
    """

    def __init__(self, s: State, seat: Seat) -> None:
        super().__init__([])
        pack = s.pack
        self.minds: Final = [NOBODY] if s.is_mystic() else s.mind_hand(seat)
        self.tables: Final[list[list[tuple[int, ...]]]] = []
        self.count = 0
        pads = s.pads()
        for mind in self.minds:
            limit = s.token_limit(mind)
            rule = None if mind == NOBODY else pack.mind_rules[mind]
            table = placements(pads, limit, pack.white_tokens, pack.black_tokens, rule)
            self.tables.append(table)
            self.count += len(table)

    def __len__(self) -> int:
        return self.count

    def __getitem__(self, i: int) -> Move:
        if i < 0:
            i += self.count
        for j, table in enumerate(self.tables):
            if i < len(table):
                return Move(PLACE, (self.minds[j],) + table[i])
            i -= len(table)
        raise IndexError(i)

    def listed(self) -> list[Move]:
        return []

    def built(self) -> str:
        return PLACE

    def example(self) -> Move | None:
        return self[-1]


def place_offers(s: State, seat: Seat) -> PlaceOffers:
    """What a seat can place: it depends on the pads, the limit, and the Mind cards in hand."""
    mystic = s.is_mystic()
    working = not s.today[NO_MINDS] and not mystic
    hand = 0 if mystic else s.minds[seat]
    limit = 64 + s.today[TOKENS]
    key = ((hand * 64 + s.pads()) * 128 + limit) * 4 + 2 * int(mystic) + int(working)
    known = s.pack.place_offers
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        found = PlaceOffers(s, seat)
        known[key] = found
    return found


def placement_refusal(s: State, seat: Seat, move: Move) -> Refusal | None:
    """What is wrong with a choice of Mind card and tokens, or None."""
    things = move.things
    if not things or len(things) % 2 == 0:
        return Refusal("tokens-unreadable")
    refusal = _mind_refusal(s, seat, things[0]) or _token_refusal(s.pack, s, things)
    if refusal is not None or things[0] == NOBODY or len(things) == 1:
        return refusal
    rule = s.pack.mind_rules[things[0]]
    return None if rule is None else _rule_refusal(rule, things[0], things[1:])


def _mind_refusal(s: State, seat: Seat, mind: int) -> Refusal | None:
    if s.is_mystic():
        return None if mind == NOBODY else Refusal("no-mind-today")
    if mind == NOBODY:
        return Refusal("choose-a-mind")
    if not 0 <= mind < len(s.pack.minds) or not s.minds[seat] & POWERS[mind]:
        return Refusal("mind-not-in-hand", {"mind": mind})
    return None


def _token_refusal(pack: Pack, s: State, things: tuple[int, ...]) -> Refusal | None:
    white = 0
    black = 0
    used: list[int] = []
    pads = s.pads()
    for i in range(1, len(things), 2):
        pad = things[i]
        count = things[i + 1]
        if not 0 <= pad < pads:
            return Refusal("no-such-pad", {"pad": pad, "most": pads})
        if pad in used:
            return Refusal("pad-twice", {"pad": pad})
        if count == 0:
            return Refusal("tokens-unreadable")
        used.append(pad)
        white += max(count, 0)
        black += max(-count, 0)
    if white > pack.white_tokens:
        return Refusal("too-many-white", {"n": white, "most": pack.white_tokens})
    if black > pack.black_tokens:
        return Refusal("too-many-black", {"n": black, "most": pack.black_tokens})
    limit = s.token_limit(things[0])
    if white + black > limit:
        return Refusal("too-many-tokens", {"n": white + black, "most": limit})
    return None


def _rule_refusal(rule: PlaceRule, mind: int, things: tuple[int, ...]) -> Refusal | None:
    """Which rule of a Mind card a placement breaks; what more tokens would mend comes last."""
    pad = _without_box(rule, things)
    if pad != NOBODY:
        return Refusal("mind-no-box", {"mind": mind, "pad": pad, "boxes": rule.boxes[:]})
    counts = _counts(things)
    if rule.one_colour and counts[1] and counts[2]:
        return Refusal("mind-one-colour", {"mind": mind})
    what = _too_many(rule, counts)
    if what != NOBODY:
        n, most = counts[what], rule.most[what]
        return Refusal("mind-at-most", {"mind": mind, "what": COUNTED[what], "n": n, "most": most})
    what = _too_few(rule, counts)
    if what != NOBODY:
        n, needs = _fewest(counts, what), rule.least[what]
        return Refusal(
            "mind-at-least", {"mind": mind, "what": COUNTED[what], "n": n, "needs": needs}
        )
    return None


def _is_in_order(things: tuple[int, ...]) -> bool:
    before = NOBODY
    for i in range(1, len(things), 2):
        if things[i] <= before:
            return False
        before = things[i]
    return True


def in_order(move: Move) -> Move:
    """The same placement with its pads in order, as it is on offer."""
    things = move.things
    if _is_in_order(things):
        return move
    pairs = sorted([(things[i], things[i + 1]) for i in range(1, len(things), 2)])
    flat = [things[0]]
    for pad, count in pairs:
        flat.append(pad)
        flat.append(count)
    return Move(move.verb, tuple(flat))
