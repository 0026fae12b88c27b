"""A whole table that a view allows: what bots think about instead of the truth."""

from __future__ import annotations

from gelanggang.core.ids import NOBODY, SEES_EVERYBODY, SEES_NOBODY, SEES_ONLY
from gelanggang.core.move import Move
from gelanggang.core.rng import Rng
from gelanggang.core.state import take_over
from gelanggang.core.zone import HIDDEN, Zone, face_down, seen_by
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.moves import PLACE
from gelanggang.games.spell_future.placements import place_offers
from gelanggang.games.spell_future.state import OPEN, State, empty_table
from gelanggang.games.spell_future.view import View


def sample(pack: Pack, v: View, rng: Rng) -> State:
    """Deal the cards that the view does not show to the places where they may lie."""
    if v.story is None:
        s = empty_table(pack, v.seats, v.difficulty)
    else:
        s = empty_table(v.story.chapter.pack, v.seats, v.difficulty)
        s.story = v.story.copy()
    _lay_open(s, v)
    _deal_beasts(s, v, rng)
    _deal_words(s, v, rng)
    _deal_colours(s, v, rng)
    _seal(s, v, rng)
    return s


def _lay_open(s: State, v: View) -> None:
    """Put down all that everybody sees."""
    take_over(s, v, OPEN)
    s.past = v.past
    s.faced = seen_by(v.faced[:], SEES_EVERYBODY)
    s.word_discard = seen_by(v.word_discard[:], SEES_EVERYBODY)
    s.generator = seen_by(v.generator[:], SEES_EVERYBODY)
    s.mystic = seen_by(v.mystic[:], SEES_EVERYBODY)
    s.colour_discard = seen_by(v.colour_discard[:], SEES_EVERYBODY)
    s.open_colours = seen_by(v.open_colours[:], SEES_EVERYBODY)


def _deal_beasts(s: State, v: View, rng: Rng) -> None:
    """Those to come fit the line-up of the difficulty; a scenario may have its own."""
    pack = s.pack
    left = [beast for beast in range(len(pack.beasts)) if beast not in v.faced]
    rng.shuffle(left)
    to_come: list[int] = []
    for i, count in enumerate(pack.line_ups[v.difficulty]):
        came = sum([pack.beast_tiers[beast] == i + 1 for beast in v.faced])
        tier = [beast for beast in left if pack.beast_tiers[beast] == i + 1]
        to_come += tier[: max(count - came, 0)]
    for beast in left:
        if len(to_come) < v.beasts_left and beast not in to_come:
            to_come.append(beast)
    rng.shuffle(to_come)
    s.beasts = face_down(to_come[: v.beasts_left])
    if v.next_beast != NOBODY:
        _lay_next(s, v.next_beast)
    s.box = face_down([beast for beast in left if beast not in s.beasts.things])


def _lay_next(s: State, beast: int) -> None:
    """A Beast that everybody knows lies on top."""
    if beast in s.beasts.things:
        s.beasts.remove(beast)
    else:
        s.beasts.pop_at(0)
    s.beasts.put(beast, SEES_EVERYBODY)


def _deal_words(s: State, v: View, rng: Rng) -> None:
    shown = v.word_discard + v.generator + v.mystic
    deck = [card for card in range(len(s.pack.word_cards)) if card not in shown]
    rng.shuffle(deck)
    s.word_deck = face_down(deck)


def _deal_colours(s: State, v: View, rng: Rng) -> None:
    """Slots that the view shows stay; all others get what is nowhere to be seen."""
    shown = v.colour_discard + v.open_colours + v.colour_deck
    for hand in v.drawn:
        shown = shown + hand
    unseen = [colour for colour in range(len(s.pack.colours)) if colour not in shown]
    rng.shuffle(unseen)
    own = SEES_NOBODY if v.seat is None else SEES_ONLY[v.seat]
    s.colour_deck = _fill(v.colour_deck, unseen, own, SEES_NOBODY)
    for i, hand in enumerate(v.drawn):
        s.drawn[i] = _fill(hand, unseen, own, SEES_ONLY[(v.mage + i) % v.seats])


def _fill(slots: list[int], unseen: list[int], own: int, hidden: int) -> Zone:
    zone = Zone([], [])
    for thing in slots:
        if thing == HIDDEN:
            zone.put(unseen.pop(), hidden)
        else:
            zone.put(thing, own)
    return zone


def _seal(s: State, v: View, rng: Rng) -> None:
    """Answers that are in but sealed could be anything that is allowed."""
    for seat, answered in enumerate(v.answered):
        if not answered:
            continue
        if seat == v.seat and v.mine is not None:
            s.sealed[seat] = Move(PLACE, tuple(v.mine))
        elif seat == v.mage and v.led is not None:
            s.sealed[seat] = Move(PLACE, tuple(v.led))
        else:
            offers = place_offers(s, seat)
            s.sealed[seat] = offers[rng.below(len(offers))]
