"""A written position: tutorials, puzzles, bug reports and tests start from one."""

from __future__ import annotations

from typing import Final

from gelanggang.core.event import Told
from gelanggang.core.ids import SEES_EVERYBODY
from gelanggang.core.rng import Rng
from gelanggang.core.rules import Scenario
from gelanggang.core.zone import Zone, face_down
from gelanggang.games.book import SCENARIO, Page, open_scenario
from gelanggang.games.spell_future import beasts, phases, tell
from gelanggang.games.spell_future.cards import EFFECT_LIMITS, EFFECTS, HEAL, TOKENS, Pack
from gelanggang.games.spell_future.chapter_reading import read_chapter
from gelanggang.games.spell_future.state import POWERS, State, new_state
from gelanggang.games.spell_future.story import Story

CHAPTER: Final = "chapter"


def table_for(pack: Pack, scenario: Scenario, seats: int, difficulty: int) -> State:
    """A table on which a position can be laid out: that of a chapter, if it names one (SF-90)."""
    if CHAPTER not in scenario:
        return new_state(pack, seats, difficulty)
    chapter = read_chapter(Page(scenario, SCENARIO).page(CHAPTER), pack)
    s = new_state(chapter.pack, seats, difficulty)
    s.story = Story(chapter, seats)
    return s


def place(s: State, scenario: Scenario, rng: Rng, ears: list[Told] | None) -> None:
    """Lay out a position at the beginning of a day; what it leaves out comes from chance."""
    page, seats = open_scenario(scenario, s.seats)
    page.read.add(CHAPTER)
    day = page.whole("day", 1, s.pack.days) if page.has("day") else 1
    mage = page.whole("mage", 1, s.seats) - 1 if page.has("mage") else rng.below(s.seats)
    s.damage = page.whole("damage", 0, s.pack.village - 1) if page.has("damage") else 0
    _place_seats(s, seats, day)
    _place_beasts(s, page, day, rng)
    _place_words(s, page, rng)
    _place_colours(s, page, rng)
    _place_effects(s, page)
    if page.has("dice"):
        s.dice = face_down(page.wholes("dice", 1, s.pack.die)[::-1])
    page.close()
    if s.story is not None:
        tell.chapter(ears, s.story.chapter.key, s.pack.days)
        _provide(s, s.story, day, ears)
    # `start_day` moves day and 1st Mage on and lets tomorrow's effects begin, but for day 1.
    s.day = day - 1
    s.mage = mage if day == 1 else (mage - 1) % s.seats
    if day == 1:
        s.today = s.tomorrow
        s.tomorrow = [0] * HEAL
    phases.start_day(s, rng, ears)


def _provide(s: State, story: Story, day: int, ears: list[Told] | None) -> None:
    """Let a Provision begin to work (SF-92); more Word cards are in the chapter's pack already."""
    provision = story.chapter.provision
    if provision == "tokens" and day == 1:
        s.tomorrow[TOKENS] += 1
    elif provision == "heal":
        story.healing = 1
        beasts.use_healing(s, story, ears)


def _place_seats(s: State, seats: list[Page], day: int) -> None:
    """VP, and the Mind cards that were played on earlier days."""
    minds = s.pack.minds
    for seat, page in enumerate(seats):
        s.white[seat] = page.whole("white", 0, 999) if page.has("white") else 0
        s.black[seat] = page.whole("black", 0, 999) if page.has("black") else 0
        played = page.texts("played") if page.has("played") else []
        if len(played) > day - 1:
            raise page.wrong("played", "minds", found=len(played), most=day - 1)
        for i, mind in enumerate(played):
            if mind not in minds:
                known = ", ".join(minds)
                raise page.wrong(f"played[{i}]", "known", value=mind, known=known)
            bit = POWERS[minds.index(mind)]
            if not s.minds[seat] & bit:
                raise page.wrong(f"played[{i}]", "twice", value=mind)
            s.minds[seat] &= ~bit
        page.close()


def _chosen(page: Page, name: str, known: list[str], most: int) -> list[int]:
    """A list of things by their ids, each once."""
    if not page.has(name):
        return []
    found: list[int] = []
    for i, word in enumerate(page.texts(name)):
        if word not in known:
            raise page.wrong(f"{name}[{i}]", "known", value=word, known=", ".join(known))
        if known.index(word) in found:
            raise page.wrong(f"{name}[{i}]", "twice", value=word)
        found.append(known.index(word))
    if len(found) > most:
        raise page.wrong(name, "too-many", most=most)
    return found


def _place_beasts(s: State, page: Page, day: int, rng: Rng) -> None:
    """The Beasts to come, today's first; those that are not named fit the difficulty."""
    left = s.pack.days - day + 1
    named = _chosen(page, "beasts", s.pack.beasts, left)
    if not named and s.story is not None:
        named = s.story.chapter.beasts[day - 1 :]
    phases.choose_beasts(s, rng)
    for beast in named:
        if beast in s.box.things:
            s.box.remove(beast)
            s.box.put(s.beasts.things[0], 0)
            s.beasts.pop_at(0)
        else:
            s.beasts.remove(beast)
    rest = s.beasts.things[: left - len(named)]
    over = s.beasts.things[left - len(named) :]
    for beast in over:
        s.box.put(beast, 0)
    s.beasts = face_down(rest + named[::-1])


def _to_top(deck: Zone, named: list[int], rng: Rng) -> Zone:
    """The named cards on top, the first one first; the rest shuffled below."""
    rest = [card for card in deck.things if card not in named]
    rng.shuffle(rest)
    return face_down(rest + named[::-1])


def _place_words(s: State, page: Page, rng: Rng) -> None:
    """Word cards to come, each named by one of its words."""
    cards: list[int] = []
    for word in _chosen(page, "words", s.pack.words, len(s.pack.words)):
        card = next(i for i, pair in enumerate(s.pack.word_cards) if word in pair)
        if card not in cards:
            cards.append(card)
    s.word_deck = _to_top(s.word_deck, cards, rng)


def _place_colours(s: State, page: Page, rng: Rng) -> None:
    """Colour cards to come, and those on the discard pile."""
    top = _chosen(page, "colours", s.pack.colours, len(s.pack.colours))
    gone = _chosen(page, "colour_discard", s.pack.colours, len(s.pack.colours) - 6)
    for i, colour in enumerate(gone):
        if colour in top:
            value = s.pack.colours[colour]
            raise page.wrong(f"colour_discard[{i}]", "card-twice", value=value)
        s.colour_deck.remove(colour)
        s.colour_discard.put(colour, SEES_EVERYBODY)
    s.colour_deck = _to_top(s.colour_deck, top, rng)


def _place_effects(s: State, page: Page) -> None:
    """What yesterday's Beast has left for today."""
    if not page.has("effects"):
        return
    known = EFFECTS[:HEAL]
    inner = page.page("effects")
    for name in inner.data:
        if name not in known:
            raise inner.wrong(name, "unknown", known=", ".join(known))
        least, most = EFFECT_LIMITS.get(name, (0, 1))
        s.tomorrow[known.index(name)] = inner.whole(name, least, most)
