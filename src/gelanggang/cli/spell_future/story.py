"""Checks the campaign of a pack, or one that somebody has written beside it."""

from __future__ import annotations

from pathlib import Path

from gelanggang.core.errors import BadInput
from gelanggang.core.match import AnyRules
from gelanggang.games import load_rules
from gelanggang.games.spell_future.campaign import FOLDER, MAP, load_campaign
from gelanggang.games.spell_future.rules import KEY, Rules
from gelanggang.line.screen import Screen
from gelanggang.text.spell_story import check_texts


def is_campaign(path: Path) -> bool:
    """Whether a folder is a campaign alone, to be played with our cards."""
    return (path / f"{MAP}.toml").is_file()


def check_alone(path: Path, screen: Screen) -> None:
    """A campaign with our cards; BadInput when something is wrong with it."""
    _check(path, load_rules(KEY), screen)


def check_with(path: Path, rules: AnyRules, screen: Screen) -> None:
    """The campaign that a pack brings along, if it does."""
    folder = path / FOLDER
    if isinstance(rules, Rules) and folder.is_dir():
        _check(folder, rules, screen)


def _check(folder: Path, rules: Rules, screen: Screen) -> None:
    try:
        campaign = load_campaign(folder, rules.pack)
        check_texts(campaign)
    except BadInput as error:
        file = error.facts.get("file")
        if isinstance(file, str) and Path(file).name == file:
            error.facts["file"] = str(folder / file)
        raise
    good = screen.voice.say(
        "cli-campaign-good",
        folder=str(folder),
        chapters=len(campaign.leaves),
        length=campaign.length,
        endings=len(campaign.endings),
    )
    screen.raw(good, "bold green")
