"""How a game flows: the phases of a day, and what happens between two questions."""

from __future__ import annotations

from gelanggang.core.ids import NOBODY, SEES_EVERYBODY, SEES_ONLY, Seat
from gelanggang.core.move import Move
from gelanggang.core.rng import Rng
from gelanggang.core.zone import Zone, face_down
from gelanggang.games.spell_future import beasts, tell
from gelanggang.games.spell_future.cards import (
    BEAST_FIRST,
    COLOURS,
    EFFECTS,
    MAGES_FIRST,
    WORD_CARDS,
)
from gelanggang.games.spell_future.chapter import COLOURS_STAY, KEY_WORD
from gelanggang.games.spell_future.moves import tokens_of
from gelanggang.games.spell_future.resolve import resolve
from gelanggang.games.spell_future.state import (
    COLOUR,
    MOST_COLOURS,
    NO_CHANGES,
    OVER,
    PLACE,
    WORD,
    State,
)
from gelanggang.games.spell_future.story import FALLEN_WAY, Story
from gelanggang.games.spell_future.tell import Ears


def start_game(s: State, rng: Rng, ears: Ears) -> None:
    """Shuffle, put the Beasts together, draw the 1st Mage, begin (SF-10 to SF-12)."""
    s.word_deck.shuffle(rng)
    s.colour_deck.shuffle(rng)
    choose_beasts(s, rng)
    s.mage = rng.below(s.seats)
    start_day(s, rng, ears)


def choose_beasts(s: State, rng: Rng) -> None:
    """Beasts at random by tier, as the difficulty says; then all are shuffled (SF-11)."""
    chosen: list[int] = []
    stays = [True] * len(s.pack.beasts)
    for i, count in enumerate(s.pack.line_ups[s.difficulty]):
        tier = s.pack.beasts_of_tier(i + 1)[:]
        rng.shuffle(tier)
        for beast in tier[:count]:
            chosen.append(beast)
            stays[beast] = False
    rng.shuffle(chosen)
    s.beasts = face_down(chosen)
    s.box = face_down([beast for beast, at_home in enumerate(stays) if at_home])


def start_day(s: State, rng: Rng, ears: Ears) -> None:
    """Preparation, Generate Spell and Beast's Attack (SF-20 to SF-23)."""
    s.day += 1
    if s.day > 1:
        _prepare(s)
    if s.story is not None:
        s.story.stopped = False
    tell.day(ears, s.day, s.mage)
    if ears is not None:
        for effect, n in enumerate(s.today):
            if n:
                tell.lasting(ears, EFFECTS[effect], n)
    for _nth in range(max(s.pack.word_cards_a_day + s.today[WORD_CARDS], 1)):
        s.generator.put(_next_word_card(s, rng, ears), SEES_EVERYBODY)
    if ears is not None:
        tell.words(ears, s.words_open())
    _reveal_beast(s, rng, ears)
    if s.is_mystic():
        _start_mystic(s, rng, ears)
    elif s.rule(KEY_WORD):
        s.stage = WORD
    else:
        _draw_colours(s, rng, ears)


def _prepare(s: State) -> None:
    """The 1st Mage moves on, yesterday's cards are discarded, its effects begin (SF-21)."""
    s.mage = (s.mage + 1) % s.seats
    _discard(s.generator, s.word_discard)
    _discard(s.mystic, s.word_discard)
    if not _colours_stay(s):
        _discard(s.open_colours, s.colour_discard)
    s.word = NOBODY
    s.attack = 0
    s.defence = 0
    s.opened = 0
    s.today = s.tomorrow
    s.tomorrow = NO_CHANGES[:]


def _colours_stay(s: State) -> bool:
    """Whether yesterday's Colours are today's as well (COLOURS_STAY)."""
    days = s.rule(COLOURS_STAY)
    return days > 0 and (s.day - 1) % days != 0


def _discard(cards: Zone, pile: Zone) -> None:
    for card in cards.things:
        pile.put(card, SEES_EVERYBODY)
    cards.clear()


def _next_word_card(s: State, rng: Rng, ears: Ears) -> int:
    """The next Word card; an empty deck is made anew from its discards (SF-22)."""
    if not s.word_deck.things:
        s.word_deck.shuffle_in(s.word_discard, rng)
        tell.reshuffled(ears, "word")
    return s.word_deck.pop()


def _reveal_beast(s: State, rng: Rng, ears: Ears) -> None:
    """The top Beast comes; the die, or an effect, says who strikes first (SF-23)."""
    if s.story is None or s.story.wounds == 0:
        s.beast = s.beasts.pop()
        s.faced.put(s.beast, SEES_EVERYBODY)
    else:
        tell.returns(ears, s.beast, s.story.wounds)
    damage = s.pack.beast_damage[s.beast]
    tell.beast(ears, s.beast, beasts.health(s), beasts.attack(s), damage, s.is_mystic())
    s.die = s.roll(rng)
    s.mages_first = s.die <= s.pack.mages_first_up_to
    if s.today[BEAST_FIRST] != s.today[MAGES_FIRST]:
        s.mages_first = s.today[MAGES_FIRST] > s.today[BEAST_FIRST]
    tell.rolled(ears, s.mage, s.die, s.mages_first)
    if s.story is not None and s.story.chapter.provision == "look" and s.beasts.things:
        s.beasts.show_top(SEES_EVERYBODY)
        tell.next_beast(ears, s.beasts.things[-1])


def _start_mystic(s: State, rng: Rng, ears: Ears) -> None:
    """One Word card is opened; the 1st Mage will say one of its words (SF-51)."""
    _discard(s.open_colours, s.colour_discard)
    card = _next_word_card(s, rng, ears)
    s.mystic.put(card, SEES_EVERYBODY)
    tell.mystic_words(ears, s.pack.word_cards[card])
    s.stage = WORD


def colours_today(s: State) -> int:
    """How many Colours are opened today."""
    return min(max(s.pack.open_colours + s.today[COLOURS], 1), MOST_COLOURS)


def _draw_colours(s: State, rng: Rng, ears: Ears) -> None:
    """Those who will open a Colour draw two each, in secret (SF-24, SF-25)."""
    if s.open_colours.things:
        # Only a chapter leaves them there.
        tell.colours_stay(ears, s.open_colours.things)
        s.stage = PLACE
        return
    for i in range(colours_today(s)):
        seat = (s.mage + i) % s.seats
        for _nth in range(2):
            if not s.colour_deck.things:
                s.colour_deck.shuffle_in(s.colour_discard, rng)
                tell.reshuffled(ears, "colour")
            s.drawn[i].put(s.colour_deck.pop(), SEES_ONLY[seat])
        if ears is not None:
            tell.drew_colours(ears, seat, s.drawn[i].things[:])
    s.stage = COLOUR


def open_colour(s: State, seat: Seat, colour: int, ears: Ears) -> None:
    """Open one Colour; the other goes under the deck, known to its drawer (SF-24)."""
    s.moment += 1
    hand = s.drawn[s.opened]
    hand.remove(colour)
    s.open_colours.put(colour, SEES_EVERYBODY)
    tell.opened(ears, seat, colour)
    while hand.things:
        s.colour_deck.put_under(hand.pop(), SEES_ONLY[seat])
    s.opened += 1
    if s.opened == colours_today(s):
        s.stage = PLACE


def say_word(s: State, seat: Seat, word: int, rng: Rng, ears: Ears) -> None:
    """The 1st Mage says the word of a Mystic day, or names one of the day's (KEY_WORD)."""
    s.moment += 1
    s.word = word
    if s.is_mystic():
        tell.said(ears, seat, word)
        s.stage = PLACE
    else:
        tell.named(ears, seat, word)
        _draw_colours(s, rng, ears)


def seal(s: State, seat: Seat, move: Move, rng: Rng, ears: Ears) -> None:
    """Put an answer in, or change it; the last one opens all, and only then is chance used."""
    if s.leads():
        s.moment += 1
        tell.led(ears, seat, move.things[0], tokens_of(move, s.pads()), s.letters())
    elif s.sealed[seat] is None:
        tell.ready(ears, seat)
    else:
        tell.changed(ears, seat)
    s.sealed[seat] = move
    for answer in s.sealed:
        if answer is None:
            return
    s.moment += 1
    resolve(s, ears)
    if beasts.fallen(s):
        s.stage = OVER
        tell.fell(ears)
    elif s.story is not None and _chapter_over(s, s.story, ears):
        s.stage = OVER
    elif s.day == s.pack.days:
        s.stage = OVER
        _tell_winners(s, ears)
    else:
        start_day(s, rng, ears)


def _chapter_over(s: State, story: Story, ears: Ears) -> bool:
    """Whether a chapter is won, or its goal out of reach: nobody has to play that to its end."""
    if s.day == s.pack.days and story.met(s.damage):
        tell.chapter_won(ears, story.way())
        return True
    if s.day == s.pack.days or story.out_of_reach(s.damage, s.pack.days - s.day):
        tell.chapter_lost(ears, s.day)
        return True
    return False


def way_of(s: State, story: Story) -> str:
    """How a chapter ended (SF-91, SF-96)."""
    won = not beasts.fallen(s) and s.day == s.pack.days and story.met(s.damage)
    return story.way() if won else FALLEN_WAY


def lower_markers(s: State) -> list[int]:
    """The lower of each player's two VP markers (SF-61)."""
    return [min(s.white[seat], s.black[seat]) for seat in range(s.seats)]


def winners_of(s: State) -> list[Seat]:
    """Nobody if the Village fell; a team wins together; else the highest lower marker."""
    if beasts.fallen(s):
        return []
    if s.story is not None:
        # There is no single winner (SF-91).
        return [] if way_of(s, s.story) == FALLEN_WAY else list(range(s.seats))
    if s.seats == 2:
        return [0, 1]
    lower = lower_markers(s)
    best = max(lower)
    return [seat for seat in range(s.seats) if lower[seat] == best]


def team_track(s: State) -> int:
    """The lower of the two VP tracks of a team, summed (SF-80)."""
    return min(sum(s.white), sum(s.black))


def grade(s: State) -> str:
    """How well two players did together (SF-80)."""
    found = s.pack.grades[0]
    for i, limit in enumerate(s.pack.grade_limits):
        if team_track(s) >= limit:
            found = s.pack.grades[i + 1]
    return found


def _tell_winners(s: State, ears: Ears) -> None:
    if s.seats == 2:
        tell.team_won(ears, grade(s), team_track(s))
    else:
        winners = winners_of(s)
        tell.won(ears, winners, lower_markers(s)[winners[0]])
