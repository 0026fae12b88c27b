"""A party on its way through a campaign: a function of what it has done, and of nothing else.

Nothing is drawn by lot here, and nothing is kept but the steps: how chapters ended, and what was
chosen after them (SF-92 to SF-98).
"""

from __future__ import annotations

import json
from typing import Final

from gelanggang.core.errors import BadInput
from gelanggang.core.outcome import Outcome
from gelanggang.core.record import digest_of
from gelanggang.core.rules import Scenario
from gelanggang.core.sheet import Sheet, is_whole
from gelanggang.games.spell_future.campaign import Campaign, Leaf
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.chapter import MOST_SCARS, PROVISIONS
from gelanggang.games.spell_future.story import FALLEN_WAY, WAYS

FORMAT: Final = "gelanggang-campaign-1"
TRIES: Final = 2
"""After so many losses the story goes on along the dark way (SF-92)."""

# What a party is asked.
PLAY: Final = "play"
PROVISION: Final = "provision"
MEMORY: Final = "memory"
ENDED: Final = "ended"

LONGEST: Final = 64
"""Letters of a name or an id: who reads a logbook shall not have to read a book first."""
MOST_NAMES: Final = 8
MOST_DAMAGE: Final = 99
TOLD: Final = ["best", "through", "alone", "provision", "date"]
PLAYED: Final = {"did", "chapter", "way", "damage", "names", *TOLD}
CHOSEN: Final = {"did", "chosen"}

Step = dict[str, object]
"""What a party has done: `played` with how it ended, or what was chosen."""


class Walked:
    """A chapter that is behind the party."""

    __slots__ = ("key", "way")

    def __init__(self, key: str, way: str) -> None:
        self.key: Final = key
        self.way: Final = way
        """How it ended, of WAYS."""


class Journey:
    """Where a party stands.  Steps are added; everything else follows from them."""

    def __init__(self, campaign: Campaign, name: str = "") -> None:
        self.campaign: Final = campaign
        self.name: Final = _short(name)
        """What the party calls its campaign, and what tells it apart from others."""
        self.steps: Final[list[Step]] = []
        self.chapter = campaign.first
        """The one that is played next; empty: the story is over."""
        self.ending = ""
        self.asked = PLAY
        self.losses = 0
        """Of this chapter."""
        self.scars = 0
        self.memories: Final[list[str]] = []
        """In everybody's hand, each for another Mind card."""
        self.provision = ""
        self.walked: Final[list[Walked]] = []

    @property
    def leaf(self) -> Leaf:
        """The chapter that is played, or was played last."""
        return self.campaign.leaves[self.chapter or self.walked[-1].key]

    def choices(self) -> list[str]:
        """Of what the party chooses one, if it is asked to."""
        if self.asked == PROVISION:
            return PROVISIONS[:]
        return self.campaign.leaves[self.walked[-1].key].memories[:] if self.asked == MEMORY else []

    def start(self) -> Scenario:
        """The start of the next game."""
        if self.asked != PLAY:
            raise BadInput("campaign-asked", {"asked": self.asked})
        return self.campaign.scenario(self.chapter, self.memories, self.provision, self.scars)

    def again(self, key: str) -> Scenario:
        """The start of a game of a chapter that was walked, without consequences (SF-99)."""
        if key not in [one.key for one in self.walked]:
            raise BadInput("campaign-not-walked", {"chapter": key})
        return self.campaign.scenario(key, self.memories)

    def practice(self) -> Scenario:
        """The start of one day of the next chapter, without consequences: to find back into it."""
        start = self.campaign.scenario(self.leaf.key, self.memories)
        chapter = start["chapter"]
        assert isinstance(chapter, dict)
        tiers = self.leaf.chapter.pack.line_ups[0]
        easiest = next(tier for tier, count in enumerate(tiers) if count)
        chapter.pop("beasts", None)
        chapter["line_up"] = [int(tier == easiest) for tier in range(len(tiers))]
        chapter["days"] = 1
        # Whoever stops the Beast has found back.
        chapter["goal"] = {"last": True}
        return start

    def played(self, outcome: Outcome, pack: Pack, names: list[str], date: str = "") -> None:
        """A game of the chapter is over.  Names are those of who was there (SF-97)."""
        facts = outcome.facts
        best, through, alone = facts["best"], facts["through"], facts["alone"]
        here = [_short(name) for name in names]
        assert isinstance(best, int)
        assert isinstance(through, int)
        assert isinstance(alone, int)
        self.take(
            {
                "did": "played",
                "chapter": facts["chapter"],
                "way": facts["way"],
                "damage": facts["damage"],
                "best": pack.words[best] if best >= 0 else "",
                "through": pack.beasts[through] if through >= 0 else "",
                "alone": here[alone] if alone >= 0 else "",
                "names": here,
                "provision": self.provision,
                "date": date,
            }
        )

    def choose(self, chosen: str) -> None:
        """A Provision or a Memory, whichever is asked for."""
        self.take({"did": self.asked, "chosen": chosen})

    def take(self, step: Step) -> None:
        """One more step; BadInput, and nothing changes, when it cannot be the next one."""
        if step.get("did") == "played" and self.asked == PLAY:
            self._play(step)
        elif self.asked in (PROVISION, MEMORY) and step.get("did") == self.asked:
            self._choose(step)
        else:
            raise BadInput("campaign-asked", {"asked": self.asked})
        self.steps.append(step)

    def _play(self, step: Step) -> None:
        way, damage = step.get("way"), step.get("damage")
        if (
            step.get("chapter") != self.chapter
            or way not in WAYS
            or not is_whole(damage)
            or not 0 <= damage <= MOST_DAMAGE
            or set(step) != PLAYED
            or not _has_texts(step)
            or step["provision"] != self.provision
        ):
            raise BadInput("campaign-step", {"key": f"steps[{len(self.steps)}]"})
        assert isinstance(way, str)
        if way == FALLEN_WAY:
            self.losses += 1
            if self.losses < TRIES:
                self.asked = PROVISION
                return
        leaf = self.leaf
        self.walked.append(Walked(self.chapter, way))
        self.losses = 0
        self.provision = ""
        # A lost try leaves no scars (SF-94).
        left = 0 if way == FALLEN_WAY else min(damage // 3, MOST_SCARS)
        self.scars = max(left - leaf.heals, 0) if way != FALLEN_WAY else 0
        if len(self.walked) == self.campaign.length:
            self.chapter = ""
            self.ending = leaf.ways[way]
            self.asked = ENDED
            return
        self.chapter = leaf.ways[way]
        if way != FALLEN_WAY:
            self.asked = MEMORY

    def _choose(self, step: Step) -> None:
        chosen = step.get("chosen")
        if set(step) != CHOSEN or chosen not in self.choices():
            raise BadInput("campaign-step", {"key": f"steps[{len(self.steps)}]"})
        assert isinstance(chosen, str)
        if self.asked == PROVISION:
            self.provision = chosen
        else:
            self._remember(chosen)
        self.asked = PLAY

    def _remember(self, chosen: str) -> None:
        """An improved Mind card takes the place of the one in hand, ordinary or improved before."""
        kept = [
            one
            for one in self.memories
            if self.campaign.memories[one]["mind"] != self.campaign.memories[chosen]["mind"]
        ]
        self.memories.clear()
        self.memories.extend([*kept, chosen])

    def text(self) -> str:
        """The file: all steps, and a digest that tells whether it was edited (SF-98)."""
        plain: dict[str, object] = {
            "format": FORMAT,
            "campaign": self.campaign.key,
            "name": self.name,
            "steps": self.steps,
        }
        plain["digest"] = digest_of(plain)
        return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def _has_texts(step: Step) -> bool:
    """Whether all is there that the logbook tells of a game, each in a few letters."""
    names = step.get("names")
    if not isinstance(names, list) or len(names) > MOST_NAMES:
        return False
    return all([_is_short(one) for one in [*names, *[step.get(name) for name in TOLD]]])


def _short(text: str) -> str:
    """A name as a logbook keeps it."""
    return "".join([letter for letter in text if letter.isprintable()])[:LONGEST]


def _is_short(text: object) -> bool:
    return isinstance(text, str) and len(text) <= LONGEST and text.isprintable()


def read_journey(text: str, campaign: Campaign, file: str) -> Journey:
    """A journey from its file; BadInput when it is cut short, foreign or edited."""
    try:
        sheet = Sheet(text, FORMAT, file)
    except BadInput as error:
        if error.code == "record-format":
            raise BadInput("campaign-format", {"file": file}) from None
        raise
    digest = sheet.entries.pop("digest", None)
    if sheet.text("campaign") != campaign.key:
        other = sheet.text("campaign")
        raise BadInput(
            "campaign-other", {"file": file, "campaign": other, "expected": campaign.key}
        )
    try:
        untouched = digest == digest_of(sheet.entries)
    except UnicodeEncodeError:
        # Half of a character: nothing that we wrote.
        untouched = False
    if not untouched:
        raise BadInput("record-edited", {"file": file})
    journey = Journey(campaign, sheet.text("name"))
    for i, step in enumerate(sheet.items("steps")):
        if not isinstance(step, dict):
            raise sheet.flaw(f"steps[{i}]", "object")
        try:
            journey.take(step)
        except BadInput:
            # By another edition of the campaign, or by hand.
            raise sheet.flaw(f"steps[{i}]", "step") from None
    return journey
