"""A designer changes numbers, directions, copies and effects, and the laws still hold."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import gelanggang
from gelanggang.bots.jawara_beksi.anak_baru import AnakBaru
from gelanggang.bots.jawara_beksi.murid import Murid
from gelanggang.bots.jawara_beksi.pendekar import Pendekar
from gelanggang.core.match import Match, replay
from gelanggang.core.record import read_record
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import load_rules
from gelanggang.text.catalogue import voice
from gelanggang.text.games import narrator
from gelanggang.text.narrator import player_names
from tests.laws.scramble import Next, notices_now
from tests.laws.tables import some, things_by_group, usual_table, walk
from tests.laws.test_hidden import sample_differs
from tests.laws.test_moves import offered_moves, unoffered_moves
from tests.packs.workshop import CORRECTED, design

pytestmark = pytest.mark.slow

GAME: Final = "jawara-beksi"
EDITIONS = [("numbers", 0), ("numbers", 1), ("numbers", 2)]
EDITIONS += [
    ("corrections", 0),
    ("effects", 0),
    ("effects", 1),
    ("effects", 2),
    ("effects", 7),
    ("effects", 8),
]

of_every_edition = pytest.mark.parametrize(("designer", "edition"), EDITIONS)


@pytest.mark.parametrize("seats", [2, 3, 4])
@of_every_edition
def test_the_laws_hold_for_an_edited_pack(
    designer: str, edition: int, seats: int, tmp_path: Path
) -> None:
    folder = design(designer, edition, tmp_path / "pack")
    rules = load_rules(GAME, folder)
    table = usual_table(GAME, seats, rules)
    wrong: list[str] = []
    following = Next()
    for seed in range(4):
        things: list[list[int]] | None = None
        for at in walk(table, seed, rules):
            things = things or things_by_group(at.state)
            if things_by_group(at.state) != things:
                wrong.append(at.wrong("things were lost or have multiplied"))
            if at.aside.below(4):
                continue
            wrong += offered_moves(at)
            wrong += unoffered_moves(at, 10)[0]
            if at.aside.below(4):
                continue
            for watcher in table.watchers:
                wrong += sample_differs(at, watcher)
                wrong += notices_now(at, watcher)
                wrong += following.notices(at, watcher)
    pack = f"python -m tests.packs.workshop {designer} {edition} FOLDER"
    assert not wrong, "\n".join([f"{line} FOLDER, made by {pack}" for line in wrong[:5]])


@of_every_edition
def test_a_game_with_an_edited_pack_is_kept_and_replayed(
    designer: str, edition: int, tmp_path: Path
) -> None:
    folder = design(designer, edition, tmp_path / "pack")
    for seats in (2, 3, 4):
        match = gelanggang.match(GAME, seats, seed="edited", pack=folder)
        match.finish([gelanggang.bot(match.rules, name) for name in ["random", "anak-baru"] * 2])
        text = match.record().text()
        again = replay(load_rules(GAME, folder), read_record(text, "a record"))
        assert again.record().text() == text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_of_every_level_play_with_corrected_cards(seats: int, tmp_path: Path) -> None:
    """They play what is new on the cards, and say why."""
    rules = load_rules(GAME, design("corrections", 0, tmp_path / "pack"))
    players = [AnakBaru(rules), Murid(rules), Pendekar(rules, None, 4), Murid(rules)][:seats]
    teller = narrator(rules, voice("id"), player_names(voice("id"), seats))
    played: set[str] = set()
    for seed in range(2):
        match = Match(rules, seats, {}, f"corrected {seed}")
        chance = make_rng(FAST, f"corrected {seed}")
        while not match.over:
            ((seat, decision),) = match.pending().items()
            offers = match.legal(seat)
            thought = players[seat].think(match.view(seat), decision, offers, chance)
            assert teller.reason(thought.reason)
            if thought.move.verb in ("combo", "support"):
                played.update(rules.pack.face_ids[card] for card in thought.move.things)
            match.play(seat, thought.move, decision.id)
    assert set(CORRECTED) <= played


def test_every_position_of_many_games_with_other_effects_has_moves(tmp_path: Path) -> None:
    """Effects put together in ways that no card of ours does never get a game stuck."""
    for edition in range(10, 22):
        rules = load_rules(GAME, design("effects", edition, tmp_path / str(edition)))
        for seats in (2, 4):
            table = usual_table(GAME, seats, rules)
            for seed in range(3):
                assert sum(1 for _ in some(walk(table, seed, rules), 1)) <= rules.longest
