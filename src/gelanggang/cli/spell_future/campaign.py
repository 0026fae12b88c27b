"""`gelanggang balance --campaign`: how parties fare in a Story Campaign, as tables."""

from __future__ import annotations

import argparse
import json
import shlex
from typing import Final

from gelanggang.cli.progress import progress
from gelanggang.cli.workers import workers_of
from gelanggang.games.spell_future.journey import TRIES
from gelanggang.games.spell_future.rules import Rules
from gelanggang.lab.spell_future.campaigns import (
    GAMES_TO_THE_END,
    LEAST_ENDING,
    LEAST_TRY,
    MOST_MEMORIES,
    MOST_TRY,
    Fare,
    Findings,
    walk_all,
)
from gelanggang.lab.spell_future.survival import AGREEMENTS, PAIRS
from gelanggang.line.screen import Screen
from gelanggang.text.spell_story import StoryTeller

WALKS: Final = 100
"""Campaigns for each number of players and agreement, if nobody says otherwise."""


def run_campaign(args: argparse.Namespace, rules: Rules, seed: str, screen: Screen) -> int:
    """Walk, then print what is wanted and what was found."""
    walks = args.games if args.games is not None else WALKS
    sizes = rules.most_seats - rules.fewest_seats + 1
    parties = sizes * (len(args.agreement) + (AGREEMENTS[0] in args.agreement))
    with workers_of(args) as workers, progress(walks * parties, screen) as tick:
        found = walk_all(
            args.pack, args.campaign, walks, seed, workers, args.agreement, args.pairs, tick
        )
    command = _command(args, walks, seed)
    if args.json:
        screen.raw(json.dumps(_plain(found, command), indent=1, ensure_ascii=False))
        return 0
    teller = StoryTeller(found.campaign, rules.pack, screen.voice)
    say = screen.voice.say
    screen.raw(say("cli-campaign-how", walks=walks, title=teller.title()))
    screen.raw(f"\n    {command}\n")
    for agreement in args.agreement:
        screen.raw("## " + say("cli-balance-title", agreement=f"{agreement:.2f}") + "\n")
        _show_tries(found, found.at(agreement), teller, screen)
        _show_ends(found, found.at(agreement), teller, screen)
    _show_verdicts(found, teller, screen)
    return 0


def _command(args: argparse.Namespace, walks: int, seed: str) -> str:
    words = ["gelanggang", "balance", "--campaign", "--games", str(walks), "--seed", seed]
    if args.pack is not None:
        words += ["--pack", str(args.pack)]
    words += ["--agreement", ",".join(f"{one:g}" for one in args.agreement)]
    if args.pairs != PAIRS:
        words += ["--pairs", str(args.pairs)]
    return shlex.join(words)


def _plain(found: Findings, command: str) -> dict[str, object]:
    return {
        "command": command,
        "campaign": found.campaign.key,
        "campaign_digest": found.campaign.label.digest,
        "walks": found.walks,
        "endings": {key: round(share, 4) for key, share in found.endings().items()},
        "memories": found.memories(),
        "parties": [
            {
                "agreement": fare.party.minds.agreement,
                "players": fare.party.seats,
                "games_median": fare.length(0.5),
                "games_p90": fare.length(0.9),
                "endings": dict(fare.endings),
                "tries": [
                    {"chapter": key, "try": number, "played": played, "won": fare.won[key, number]}
                    for (key, number), played in fare.played.items()
                ],
            }
            for fare in found.fares
        ],
    }


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _head(fares: list[Fare], first: str, screen: Screen) -> list[str]:
    say = screen.voice.say
    head = [first, *(say("cli-balance-players", n=fare.party.seats) for fare in fares)]
    return [_row(head), _row(["---"] * len(head))]


def _show_tries(found: Findings, fares: list[Fare], teller: StoryTeller, screen: Screen) -> None:
    rows = _head(fares, screen.voice.say("cli-campaign-chapter"), screen)
    for chapter in found.campaign.leaves:
        cells = [
            " / ".join(_percent(fare.share(chapter, number)) for number in range(1, TRIES + 1))
            for fare in fares
        ]
        rows.append(_row([teller.name(chapter), *cells]))
    screen.raw("\n".join(rows) + "\n")


def _show_ends(found: Findings, fares: list[Fare], teller: StoryTeller, screen: Screen) -> None:
    say = screen.voice.say
    rows = _head(fares, "", screen)
    rows.append(
        _row(
            [
                say("cli-campaign-games"),
                *(f"{fare.length(0.5)} / {fare.length(0.9)}" for fare in fares),
            ]
        )
    )
    for ending in found.campaign.endings:
        shares = [_percent(fare.endings[ending] / found.walks) for fare in fares]
        rows.append(_row([teller.name(ending), *shares]))
    screen.raw("\n".join(rows) + "\n")


def _show_verdicts(found: Findings, teller: StoryTeller, screen: Screen) -> None:
    """What is wanted, and whether it is so."""
    say = screen.voice.say
    least, most = GAMES_TO_THE_END
    assumed = found.at(AGREEMENTS[0])
    lines: list[str] = []
    if assumed:
        longest = max(fare.length(0.9) for fare in assumed)
        good = all(least <= fare.length(0.9) <= most for fare in assumed)
        lines.append(
            say("cli-campaign-want-games", least=least, most=most, found=longest) + _mark(good)
        )
        missed = [
            f"{teller.name(chapter)} ({seats}, {number}): {_percent(share)}"
            for chapter, seats, number, share in found.missed_tries()
        ]
        text = say(
            "cli-campaign-want-tries",
            least=round(100 * LEAST_TRY),
            most=round(100 * MOST_TRY),
            missed=len(missed),
        )
        lines.append(text + _mark(not missed))
        lines += [f"    {one}" for one in missed]
    shares = found.endings()
    told = ", ".join(f"{teller.name(key)} {_percent(share)}" for key, share in shares.items())
    good = all(share >= LEAST_ENDING for share in shares.values())
    lines.append(
        say("cli-campaign-want-endings", least=round(100 * LEAST_ENDING), found=told) + _mark(good)
    )
    memories = found.memories()
    if memories is not None:
        text = say(
            "cli-campaign-want-memories",
            most=round(100 * MOST_MEMORIES),
            found=f"{100 * memories:+.1f}",
        )
        lines.append(text + _mark(memories <= MOST_MEMORIES))
    screen.raw("\n".join(lines))


def _mark(good: bool) -> str:
    return " ✓" if good else " ✗"


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{100 * share:.0f} %"
