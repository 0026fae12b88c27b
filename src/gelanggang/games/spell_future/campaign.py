"""A campaign as it is written: a map of chapters, and the Memories that they offer (SF-90).

Its files lie in the folder `campaign` of a pack and have a digest of their own: games that are no
chapters do not know them.  docs/write-a-campaign.md says what stands where.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gelanggang.core.rules import PackLabel, Scenario
from gelanggang.games import book
from gelanggang.games.book import Page
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.chapter import DAMAGE, MOST_DAYS, MOST_SCARS, Chapter
from gelanggang.games.spell_future.chapter_reading import PLAYED, read_chapter, read_memory
from gelanggang.games.spell_future.story import WAYS

FOLDER: Final = "campaign"
MAP: Final = "map"
MEMORY: Final = "memory"
OFFERED: Final = 2
"""Memories of which a party chooses one after a chapter (SF-95)."""
LONGEST: Final = 20


class Leaf:
    """One chapter on the map: what is played, and where it leads."""

    __slots__ = ("chapter", "heals", "key", "memories", "played", "step", "ways")

    def __init__(
        self,
        chapter: Chapter,
        played: dict[str, object],
        ways: dict[str, str],
        memories: list[str],
        heals: int,
    ) -> None:
        self.key: Final = chapter.key
        self.chapter: Final = chapter
        self.played: Final = played
        """As it is written, for the start of a game."""
        self.ways: Final = ways
        """By how it ended, the next chapter, or after the last one the ending."""
        self.memories: Final = memories
        """Those it offers when it is won; none after the last one."""
        self.heals: Final = heals
        """Scars that are healed when it is won."""
        self.step = 0
        """The how manyth chapter of any way it is, from 1."""


class Campaign:
    """All chapters by their ids, in the order of the map."""

    def __init__(self, key: str, label: PackLabel, folder: Path, length: int) -> None:
        self.key: Final = key
        self.label: Final = label
        self.folder: Final = folder
        """Where its texts lie too, a file a language."""
        self.length: Final = length
        """How many chapters are walked, whatever happens."""
        self.first = ""
        self.leaves: Final[dict[str, Leaf]] = {}
        self.endings: Final[list[str]] = []
        self.memories: Final[dict[str, dict[str, object]]] = {}
        """By id, as they are written."""

    def scenario(
        self, key: str, memories: list[str], provision: str = "", scars: int = 0
    ) -> Scenario:
        """The start of a game of a chapter; all of it goes into the record."""
        chapter: dict[str, object] = {"id": key, **self.leaves[key].played}
        if memories:
            chapter["memories"] = [self.memories[one] for one in memories]
        if provision:
            chapter["provision"] = provision
        found: Scenario = {"chapter": chapter}
        if scars:
            found["damage"] = scars
        return found


def default_campaign() -> Path:
    """Where the campaign that comes with the game lies."""
    return Path(__file__).parent / "pack" / FOLDER


def load_campaign(folder: Path, pack: Pack) -> Campaign:
    """Read and check a campaign for a pack; BadInput, with file and key, when something is wrong.

    Texts are another room's: `text/campaign.py` checks them.
    """
    head = book.read_folder(folder, [MAP])[MAP]
    key = head.plain_id("id")
    names = head.texts("chapters")
    for i, name in enumerate(names):
        if not book.is_id(name):
            raise head.wrong(f"chapters[{i}]", "id", value=name)
        if name in names[:i]:
            raise head.wrong(f"chapters[{i}]", "twice", value=name)
    pages = book.read_folder(folder, [MEMORY, *names])
    pages[MAP] = head
    label = PackLabel(key, head.text("version"), book.digest(pages))
    campaign = Campaign(key, label, folder, head.whole("length", 2, LONGEST))
    campaign.first = head.one_of("first", names)
    campaign.endings.extend(head.texts("endings"))
    head.close()
    _read_memories(pages[MEMORY], pack, campaign)
    for name in names:
        campaign.leaves[name] = _read_leaf(pages[name], name, names, pack, campaign)
    _check_rules(campaign, pages)
    _check_map(campaign, pages)
    return campaign


def _read_memories(page: Page, pack: Pack, campaign: Campaign) -> None:
    for one in page.pages("memory"):
        memory = read_memory(one, pack)
        if memory.key in campaign.memories:
            raise one.wrong("id", "twice", value=memory.key)
        campaign.memories[memory.key] = one.data
    page.close()


def _read_leaf(page: Page, key: str, names: list[str], pack: Pack, campaign: Campaign) -> Leaf:
    played = {name: page.data[name] for name in PLAYED if page.has(name)}
    inner = Page({"id": key, **played}, page.file)
    chapter = read_chapter(inner, pack)
    page.read.update(PLAYED)
    ways = page.page("ways")
    known = [*names, *campaign.endings]
    found = {way: ways.one_of(way, known) for way in WAYS}
    ways.close()
    memories = page.texts("memories") if page.has("memories") else []
    for i, memory in enumerate(memories):
        if memory not in campaign.memories:
            told = ", ".join(campaign.memories)
            raise page.wrong(f"memories[{i}]", "known", value=memory, known=told)
    if len(set(memories)) not in (0, OFFERED) or len(memories) > OFFERED:
        raise page.wrong("memories", "exactly", found=len(set(memories)), length=OFFERED)
    heals = page.whole("heals", 1, MOST_SCARS) if page.has("heals") else 0
    page.close()
    return Leaf(chapter, played, found, memories, heals)


def _check_rules(campaign: Campaign, pages: dict[str, Page]) -> None:
    """No two chapters share a rule; one of them may have none, and be an examination (SF-90)."""
    used: dict[str, str] = {}
    for key, leaf in campaign.leaves.items():
        # In the order of their names: how a chapter lists them makes no other rule.
        rule = " ".join(leaf.chapter.rules())
        if rule in used:
            raise pages[key].wrong("rule", "same-rule", value=used[rule])
        used[rule] = key


def _check_map(campaign: Campaign, pages: dict[str, Page]) -> None:
    """Whatever happens, so many chapters are walked; nothing is out of reach (SF-96)."""
    reached: set[str] = set()
    step = 1
    now = [campaign.first]
    while now:
        following: list[str] = []
        for key in now:
            leaf = campaign.leaves[key]
            if leaf.step:
                raise pages[key].wrong("ways", "two-steps", first=leaf.step, second=step)
            leaf.step = step
            _check_leaf(campaign, leaf, pages[key])
            for way in leaf.ways.values():
                reached.add(way)
                if way in campaign.leaves and way not in following:
                    following.append(way)
        now = following
        step += 1
    for i, ending in enumerate(campaign.endings):
        if ending not in reached:
            raise pages[MAP].wrong(f"endings[{i}]", "unreachable", value=ending)
    for i, key in enumerate(campaign.leaves):
        if campaign.leaves[key].step == 0:
            raise pages[MAP].wrong(f"chapters[{i}]", "unreachable", value=key)


def _check_leaf(campaign: Campaign, leaf: Leaf, page: Page) -> None:
    last = leaf.step == campaign.length
    for way, key in leaf.ways.items():
        if (key in campaign.endings) != last:
            expected = "way-too-long" if last else "way-too-short"
            raise page.page("ways").wrong(way, expected, step=leaf.step, length=campaign.length)
    if last == bool(leaf.memories):
        raise page.wrong("memories", "memories-last" if last else "memories-missing")
    if leaf.chapter.pack.days == MOST_DAYS and not last:
        raise page.wrong("days", "whole", least=1, most=MOST_DAYS - 1)
    damage = leaf.chapter.goal[DAMAGE]
    if leaf.step > 1 and 0 <= damage < MOST_SCARS:
        # Who comes with scars would have lost before the first day.
        raise page.page("goal").wrong("damage", "whole", least=MOST_SCARS, most=99)
