"""Every game can be told: whatever happens, is asked, is offered or is refused has its sentence."""

from __future__ import annotations

import pytest

from gelanggang.core.event import heard
from gelanggang.core.rng import FAST, make_rng
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.games import narrator
from gelanggang.text.narrator import player_names
from gelanggang.text.titles import about, aim, choice_label, option_label, spot_label, title
from tests.laws.others import other_moves
from tests.laws.tables import Table, at_every_count, for_every_game, rules_of, some, walk

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
MOST_OFFERS = 5


@at_every_count
@in_every_language
def test_whatever_happens_has_its_sentence(table: Table, lang: str) -> None:
    rules = rules_of(table.game)
    teller = narrator(rules, voice(lang), player_names(voice(lang), table.seats))
    for at in some(walk(table, 3), 2):
        told = at.after()[1]
        for watcher in table.watchers:
            for event in heard(told, watcher):
                assert teller.event(event, watcher).strip(), at.wrong(f"nothing about {event}")


@at_every_count
@in_every_language
def test_whatever_is_asked_offered_or_refused_has_its_sentence(table: Table, lang: str) -> None:
    rules = rules_of(table.game)
    names = player_names(voice(lang), table.seats)
    teller = narrator(rules, voice(lang), names)
    chance = make_rng(FAST, "refused")
    for at in some(walk(table, 5), 4):
        # A narrator may remember what it has told: this one has only seen the table.
        teller.look_at(rules.view(at.state, None))
        for decision in rules.pending(at.state).values():
            for watcher in table.watchers:
                assert teller.prompt(decision, watcher).strip()
        for i in range(min(MOST_OFFERS, len(at.offers))):
            assert teller.move(at.offers[i]).strip()
        for move in other_moves(at, 10, chance):
            refusal = rules.refusal(at.state, at.seat, move)
            assert refusal is None or teller.refusal(refusal).strip()


@for_every_game
@in_every_language
def test_a_game_says_what_it_and_its_options_are_called(game: str, lang: str) -> None:
    rules = rules_of(game)
    speaker = voice(lang)
    said = [title(speaker, game), about(speaker, game), aim(speaker, game)]
    said += [option_label(speaker, game, option.name) for option in rules.options]
    said += [
        choice_label(speaker, game, option, choice)
        for option in rules.options
        for choice in option.choices
    ]
    said += [spot_label(speaker, game, spot.name) for spot in rules.spots()]
    teller = narrator(rules, speaker, [])
    said += [teller.thing(thing) for thing in range(len(rules.things()))]
    assert all(one.strip() for one in said)
