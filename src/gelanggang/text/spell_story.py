"""Tells the Story Campaign: the texts of a campaign, its rules and goals, and the logbook.

A campaign brings its own texts (`campaign/id.ftl`, `campaign/en.ftl`); what a rule, a goal or a
Provision means is the same in all of them, and stands in our catalogues.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from gelanggang.core.errors import BadInput
from gelanggang.games.book import Page
from gelanggang.games.spell_future.campaign import Campaign
from gelanggang.games.spell_future.cards import Pack
from gelanggang.games.spell_future.chapter import Chapter, Memory
from gelanggang.games.spell_future.chapter_reading import read_memory
from gelanggang.games.spell_future.journey import Journey, Step
from gelanggang.games.spell_future.story import WAYS
from gelanggang.text import spell_chapter
from gelanggang.text.catalogue import LANGUAGES, Needs, Voice, listed, voice
from gelanggang.text.spell_future_cards import mind_text, own_name

BEFORE: Final = "before"
LOST: Final = "lost"
"""After the first loss; after the second one it is told how the story goes on."""
AFTER: Final = [*WAYS, LOST]
MOST_WORDS: Final = {BEFORE: 80, **dict.fromkeys(AFTER, 40), "ending": 80}
HAPPENED: Final = ["word", "beast", "name"]
"""What a text after a chapter can name: the word with most Hits, the Beast that got through, who
was alone with an idea.  Where there was none, `some-word`, `some-beast` or `some-name` is said."""
TITLE: Final = "title"


def file_of(folder: Path, lang: str) -> Path:
    """The texts of a campaign in a language; one that it does not speak borrows another."""
    wishes = [folder / f"{one}.ftl" for one in (lang, *LANGUAGES)]
    return next((path for path in wishes if path.is_file()), wishes[0])


@cache
def _own_voice(folder: Path, lang: str) -> Voice:
    return Voice(lang, [file_of(folder, lang)])


class StoryTeller:
    """Tells one campaign in one language."""

    def __init__(self, campaign: Campaign, pack: Pack, speaker: Voice) -> None:
        self.campaign: Final = campaign
        self.pack: Final = pack
        self.voice: Final = speaker
        self._own: Final = _own_voice(campaign.folder, speaker.lang)

    def title(self) -> str:
        """What the campaign is called."""
        return self._own.say(TITLE)

    def name(self, key: str) -> str:
        """What a chapter, or an ending, is called."""
        return self._own.say(key)

    def before(self, key: str) -> str:
        """The story before a chapter."""
        return self._own.say(f"{key}-{BEFORE}")

    def after(self, step: Step, again: bool) -> str:
        """The story after a game; `again`: it was lost and will be tried once more."""
        told = LOST if again else str(step["way"])
        return self._own.say(f"{step['chapter']}-{told}", **self._named(step))

    def ending(self, key: str) -> str:
        """How the story ends."""
        return self._own.say(f"{key}-ending")

    def rules(self, chapter: Chapter) -> list[str]:
        """What is different in a chapter, a sentence a rule."""
        return spell_chapter.rules(self.voice, chapter)

    def goals(self, chapter: Chapter) -> list[str]:
        """What has to be reached."""
        return spell_chapter.goals(self.voice, chapter)

    def provision(self, name: str) -> str:
        """What a Provision gives."""
        return self.voice.say(f"sf-provision-{name}")

    def memory(self, key: str) -> str:
        """What a Memory is called."""
        written = self.campaign.memories[key]
        return own_name(self.voice, (str(written["name_id"]), str(written["name_en"])))

    def memory_line(self, key: str) -> str:
        """What a Memory is called, whose place it takes, and what it does."""
        memory = self._memory(key)
        return self.voice.say(
            "sf-memory-line",
            memory=self.memory(key),
            mind=own_name(self.voice, self.pack.mind_names[memory.mind]),
            effects=self.memory_text(key),
        )

    def memory_text(self, key: str) -> str:
        """What a Memory does."""
        memory = self._memory(key)
        cards = self.pack.twin()
        cards.mind_ops[memory.mind] = memory.effects
        return mind_text(self.voice, cards, memory.mind)

    def _memory(self, key: str) -> Memory:
        return read_memory(Page(self.campaign.memories[key], ""), self.pack)

    def happened(self, step: Step) -> dict[str, str]:
        """What is named after a game, by its name in the language that is spoken, if there was."""
        pack = self.pack
        best, through, alone = str(step["best"]), str(step["through"]), str(step["alone"])
        word = beast = ""
        if best in pack.words:
            word = own_name(self.voice, pack.word_names[pack.words.index(best)])
        if through in pack.beasts:
            beast = own_name(self.voice, pack.beast_names[pack.beasts.index(through)])
        return {"word": word, "beast": beast, "name": alone}

    def _named(self, step: Step) -> dict[str, str]:
        """The same; what there was not has a name as well, so that a sentence stays true."""
        found = self.happened(step)
        return {name: text or self._own.say(f"some-{name}") for name, text in found.items()}

    def logbook(self, journey: Journey) -> list[str]:
        """Each try in a line."""
        told: list[str] = []
        for step in journey.steps:
            if step["did"] != "played":
                continue
            names = step["names"]
            assert isinstance(names, list)
            provision = str(step["provision"])
            told.append(
                self.voice.say(
                    "sf-logbook-try",
                    chapter=self.name(str(step["chapter"])),
                    way=str(step["way"]),
                    damage=int(str(step["damage"])),
                    word=self._named(step)["word"],
                    names=listed(self.voice, [str(one) for one in names]),
                    provision=self.provision(provision) if provision else "",
                    provided="yes" if provision else "no",
                )
            )
        return told


def words(text: str) -> int:
    """How many words a text has."""
    return len([word for word in text.split() if any(letter.isalnum() for letter in word)])


def check_texts(campaign: Campaign) -> None:
    """BadInput, with file and key, when a text is missing, too long or names nothing (SF-90)."""
    for lang in LANGUAGES:
        file = f"{lang}.ftl"
        path = campaign.folder / file
        if not path.is_file():
            raise BadInput("no-file", {"file": file})
        messages = _read(path, file)
        page = Page(dict(messages), file)
        for key, kind in _wanted(campaign):
            if key not in messages:
                raise page.wrong(key, "missing")
            _check(page, key, kind, messages[key])


def _wanted(campaign: Campaign) -> list[tuple[str, str]]:
    """Every key of a campaign's texts, and what kind of text it is."""
    wanted = [(TITLE, ""), *((f"some-{one}", "") for one in HAPPENED)]
    for key in campaign.leaves:
        wanted += [(key, ""), (f"{key}-{BEFORE}", BEFORE)]
        wanted += [(f"{key}-{one}", one) for one in AFTER]
    for key in campaign.endings:
        wanted += [(key, ""), (f"{key}-ending", "ending")]
    return wanted


def _read(path: Path, file: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Junk):
            key = (entry.content or "").split("=")[0].strip()[:40]
            raise BadInput("page-fluent", {"file": file, "key": key})
        if isinstance(entry, ast.Message):
            found[entry.id.name] = entry
    return found


def _check(page: Page, key: str, kind: str, message: ast.Message) -> None:
    needs = Needs()
    needs.visit(message)
    told = kind in AFTER
    unknown = sorted(needs.arguments - set(HAPPENED if told else []))
    known = ", ".join(f"${one}" for one in HAPPENED)
    if unknown:
        raise page.wrong(key, "known", value=unknown[0], known=known if told else "-")
    if told and not needs.arguments:
        raise page.wrong(key, "happened", known=known)
    if kind in MOST_WORDS:
        found = words(_spelled(message))
        if found > MOST_WORDS[kind]:
            raise page.wrong(key, "words", found=found, most=MOST_WORDS[kind])


def _spelled(message: ast.Message) -> str:
    """A text with every name as one word."""
    assert message.value is not None
    parts = [
        one.value if isinstance(one, ast.TextElement) else "name" for one in message.value.elements
    ]
    return "".join(parts)


def story_teller(campaign: Campaign, pack: Pack, lang: str) -> StoryTeller:
    """Who tells a campaign in a language."""
    return StoryTeller(campaign, pack, voice(lang))
