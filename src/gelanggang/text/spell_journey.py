"""Tells where a party stands: what it has reached of the story, and nothing else (SF-98)."""

from __future__ import annotations

from typing import Final

from gelanggang.core.rules import Scenario
from gelanggang.games.book import Page
from gelanggang.games.spell_future.chapter import Chapter
from gelanggang.games.spell_future.chapter_reading import read_chapter
from gelanggang.games.spell_future.journey import Journey
from gelanggang.games.spell_future.scenario import CHAPTER
from gelanggang.games.spell_future.story import FALLEN_WAY
from gelanggang.games.spell_future.tale import Tale
from gelanggang.games.tale import PLAY
from gelanggang.text.catalogue import Voice
from gelanggang.text.spell_recap import recap
from gelanggang.text.spell_story import StoryTeller
from gelanggang.text.story import ChapterInfo, StoryChoice, StoryInfo, StoryOffer, TryInfo


class JourneyTeller:
    """In one language; without one all texts are empty, and things go by their ids."""

    def __init__(self, tale: Tale, speaker: Voice | None) -> None:
        self.tale: Final = tale
        self._teller: Final = (
            None if speaker is None else StoryTeller(tale.campaign, tale.pack, speaker)
        )

    def offer(self) -> StoryOffer:
        """The story, for somebody who has heard nothing of it yet."""
        campaign = self.tale.campaign
        return StoryOffer(campaign.key, self._title(), campaign.length)

    def told(self, journey: Journey) -> StoryInfo:
        """Where a party stands."""
        campaign, teller = self.tale.campaign, self._teller
        way = [(one.key, one.way) for one in journey.walked]
        if journey.chapter:
            way.append((journey.chapter, ""))
        chapters = [
            self._chapter(campaign.leaves[key].chapter, step, ended)
            for step, (key, ended) in enumerate(way, 1)
        ]
        tries = self._tries(journey)
        ending = journey.ending
        return StoryInfo(
            id=campaign.key,
            asked=journey.asked,
            length=campaign.length,
            chapters=chapters,
            title=self._title(),
            name=journey.name,
            tries=tries,
            choices=[self._choice(one) for one in journey.choices()],
            scars=journey.scars,
            losses=journey.losses,
            provision=self._choice(journey.provision) if journey.provision else None,
            memories=[self._choice(one) for one in journey.memories],
            ending=ending,
            ending_name=teller.name(ending) if teller is not None and ending else "",
            ending_text=teller.ending(ending) if teller is not None and ending else "",
            recap="" if teller is None else " ".join(recap(teller, journey)),
            last=tries[-1].date if tries else "",
        )

    def alone(self, start: Scenario) -> StoryInfo:
        """A chapter that is played without consequences, by its start (SF-99)."""
        campaign = self.tale.campaign
        chapter = read_chapter(Page(start, "").page(CHAPTER), self.tale.pack)
        told = self._chapter(chapter, campaign.leaves[chapter.key].step, "")
        return StoryInfo(
            campaign.key,
            PLAY,
            campaign.length,
            [told],
            title=self._title(),
            memories=[self._choice(one.key) for one in chapter.memories],
        )

    def called(self, choice: str) -> str:
        """What a Provision or a Memory is called."""
        if self._teller is None:
            return choice
        if choice in self.tale.campaign.memories:
            return self._teller.memory(choice)
        return self._teller.provision(choice)

    def _title(self) -> str:
        return "" if self._teller is None else self._teller.title()

    def _chapter(self, chapter: Chapter, step: int, way: str) -> ChapterInfo:
        teller, key, days = self._teller, chapter.key, chapter.pack.days
        if teller is None:
            return ChapterInfo(key, step, days, way=way)
        return ChapterInfo(
            id=key,
            step=step,
            days=days,
            name=teller.name(key),
            before=teller.before(key),
            rules=teller.rules(chapter),
            goals=teller.goals(chapter),
            way=way,
        )

    def _choice(self, choice: str) -> StoryChoice:
        teller = self._teller
        written = self.tale.campaign.memories.get(choice)
        place = "" if written is None else str(written["mind"])
        if teller is None:
            return StoryChoice(choice, place=place)
        if written is not None:
            line, text = teller.memory_line(choice), teller.memory_text(choice)
            return StoryChoice(choice, teller.memory(choice), line, place, text)
        return StoryChoice(choice, teller.provision(choice))

    def _tries(self, journey: Journey) -> list[TryInfo]:
        teller = self._teller
        lines = [] if teller is None else teller.logbook(journey)
        played = [step for step in journey.steps if step["did"] == "played"]
        told: list[TryInfo] = []
        for i, step in enumerate(played):
            names = step["names"]
            assert isinstance(names, list)
            # Whoever lost is in the same chapter still, or was in the next game.
            follows = played[i + 1]["chapter"] if i + 1 < len(played) else journey.chapter
            again = step["way"] == FALLEN_WAY and follows == step["chapter"]
            happened = (
                {"word": str(step["best"]), "beast": str(step["through"])}
                if teller is None
                else teller.happened(step)
            )
            told.append(
                TryInfo(
                    chapter=str(step["chapter"]),
                    way=str(step["way"]),
                    damage=int(str(step["damage"])),
                    names=[str(one) for one in names],
                    word=happened["word"],
                    beast=happened["beast"],
                    alone=str(step["alone"]),
                    provision=str(step["provision"]),
                    date=str(step["date"]),
                    after="" if teller is None else teller.after(step, again),
                    line="" if teller is None else lines[i],
                )
            )
        return told
