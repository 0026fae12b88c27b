"""Ratings of bots: one number for who meets many others.

The model is that of Plackett and Luce, by openskill.  Its belief about a bot has a middle (mu) and
a width (sigma); the ordinal, mu less three sigma, is what a bot is worth almost surely.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from gelanggang.lab.interval import mean
from gelanggang.lab.line_up import Bots, line_up
from gelanggang.lab.played import Played
from gelanggang.lab.unit import Unit


@dataclass(frozen=True)
class Rating:
    """What is believed about one bot."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What the bot is worth almost surely."""
        return self.mu - 3 * self.sigma

    def plain(self) -> dict[str, object]:
        """As plain data, for JSON."""
        return {
            "mu": round(self.mu, 3),
            "sigma": round(self.sigma, 3),
            "ordinal": round(self.ordinal, 3),
        }


def rate(contests: Iterable[tuple[Bots, Sequence[Unit]]]) -> dict[str, Rating]:
    """The ratings of all bots after all games of all contests, in order."""
    # Tau lets players change with time; bots do not learn from one game to the next.
    model = PlackettLuce(tau=0.0)
    start = model.rating()
    ratings: dict[str, Rating] = {}
    for bots, units in contests:
        for name in bots:
            ratings.setdefault(name, Rating(start.mu, start.sigma))
        for unit in units:
            # By line-up, not by turn: the order in which entries were named changes nothing.
            for seated, game in sorted(
                ((line_up(bots, game.number), game) for game in unit.games),
                key=lambda both: both[0],
            ):
                ratings.update(_after(model, ratings, seated, game))
    return ratings


def _after(
    model: PlackettLuce, ratings: dict[str, Rating], seated: Bots, game: Played
) -> dict[str, Rating]:
    """The ratings of those who sat at a game, after it.

    Winners come before all others, as the games count it; nobody who wins is a draw.  A bot on
    several seats is rated on each and takes the mean; alone at the table, it shows nothing.
    """
    if game.stuck or len(set(seated)) == 1:
        return {}
    teams = [[model.rating(mu=ratings[name].mu, sigma=ratings[name].sigma)] for name in seated]
    places = [0.0 if share > 0 else 1.0 for share in game.shares]
    rated = [team[0] for team in model.rate(teams, ranks=places)]
    return {
        name: Rating(
            mean([one.mu for one, other in zip(rated, seated, strict=True) if other == name]),
            mean([one.sigma for one, other in zip(rated, seated, strict=True) if other == name]),
        )
        for name in set(seated)
    }
