"""Reading a pack: TOML in, cards out, and a clear word for every mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gelanggang.core.rules import PackLabel
from gelanggang.games import book
from gelanggang.games.book import Page
from gelanggang.games.pictures import looks, pictures_of
from gelanggang.games.spell_future import wordlist
from gelanggang.games.spell_future.cards import (
    BOARD_COLOURS,
    DIFFICULTIES,
    DISAGREEMENT,
    EFFECTS,
    EVEN,
    FEWEST_SEATS,
    GRADES,
    INKS,
    LEFT_BY_THE_UNDEFEATED,
    MARKS,
    MOST_CARDS,
    MOST_MINDS,
    MOST_SEATS,
    NAMES,
    PATTERNS,
    TIERS,
    WORD_LIST,
    Effect,
    Pack,
)
from gelanggang.games.spell_future.layout import (
    DAMAGE,
    HARDER,
    OF_GRADES,
    OF_TABLE,
    STRENGTH,
    TIER,
    effect_fields,
)
from gelanggang.games.spell_future.mind_cards import read_operation, read_rule

FILES: Final = ["pack", "table", "beast", "mind", "colour", "word", "link-id", "link-en"]


def default_folder() -> Path:
    """Where the pack that comes with the game lies."""
    return Path(__file__).parent / "pack"


def load_pack(path: Path) -> Pack:
    """Read and check a pack; BadInput, with file and key, when something is wrong with it.

    The path is a folder, or a word list of somebody's own that is played with our other cards.
    """
    if path.suffix.lower() == WORD_LIST and not path.is_dir():
        return load_words(path, default_folder())
    return read_pack(book.read_folder(path, FILES), pictures_of(path))


def read_pack(pages: dict[str, Page], pictures: dict[str, bytes] | None = None) -> Pack:
    """A pack made of its files; it only remembers which pictures lie beside them."""
    pack = Pack(_label(pages, "", pictures or {}))
    _read_all_but_words(pages, pack)
    _read_words(pages["word"], pack)
    _read_links(pages, pack)
    _check_counts(pages["pack"], pack)
    return pack


def load_words(path: Path, folder: Path) -> Pack:
    """The words of a list, with the other cards of a pack."""
    return with_words(wordlist.read_word_list(path), path.name, folder)


def with_words(listed: list[wordlist.Word], name: str, folder: Path) -> Pack:
    """Words, under the name of their list, with the other cards of a pack."""
    pages = book.read_folder(folder, FILES)
    texts = [[word, text_id, text_en] for word, text_id, text_en in listed]
    said = dict(pages)
    said["word-list"] = Page({"words": texts}, name)
    pack = Pack(_label(said, f" + {name}", {}))
    _read_all_but_words(pages, pack)
    for i, (word, text_id, text_en) in enumerate(listed):
        pack.words.append(word)
        pack.word_names.append((text_id, text_en))
        if i % 2 == 1:
            pack.word_cards.append([i - 1, i])
    ours = load_pack(folder)
    for word in pack.words:
        if word in ours.words:
            number = ours.words.index(word)
            pack.weights.append(ours.weights[number])
            pack.unsure.append(ours.unsure[number])
        else:
            _guess(pack)
    return pack


def _label(pages: dict[str, Page], more: str, pictures: dict[str, bytes]) -> PackLabel:
    head = pages["pack"]
    head.one_of("game", ["spell-from-the-future"])
    digest = book.digest(pages)
    seen = looks(digest, pictures)
    return PackLabel(head.text("name") + more, head.text("version"), digest, seen)


def _read_all_but_words(pages: dict[str, Page], pack: Pack) -> None:
    _read_table(pages["table"], pack)
    _read_beasts(pages["beast"], pack)
    _read_minds(pages["mind"], pack)
    _read_colours(pages["colour"], pack)


def _check_counts(head: Page, pack: Pack) -> None:
    counted = {
        "beast": len(pack.beasts),
        "mind": len(pack.minds),
        "colour": len(pack.colours),
        "word_card": len(pack.word_cards),
    }
    count = head.page("count")
    for kind, found in counted.items():
        if count.whole(kind, 1, MOST_CARDS) != found:
            raise count.wrong(kind, "count", found=found)
    count.close()
    head.close()


def _read_table(page: Page, pack: Pack) -> None:
    pack.days = page.whole_of(OF_TABLE["days"])
    pack.village = page.whole_of(OF_TABLE["village"])
    pack.white_tokens = page.whole_of(OF_TABLE["white_tokens"])
    pack.black_tokens = page.whole_of(OF_TABLE["black_tokens"])
    pack.place = page.whole_of(OF_TABLE["place"])
    pack.word_cards_a_day = page.whole_of(OF_TABLE["word_cards_a_day"])
    pack.open_colours = page.whole_of(OF_TABLE["open_colours"])
    pack.die = page.whole_of(OF_TABLE["die"])
    pack.mages_first_up_to = page.whole("mages_first_up_to", 0, pack.die)
    line_ups = page.page("line_up")
    own = page.page("difficulty") if page.has("difficulty") else Page({}, page.file, "difficulty")
    # The rulebook's must be there; how they stand in the file is from the easiest to the hardest.
    missing = [name for name in DIFFICULTIES if not line_ups.has(name)]
    for name in [*line_ups.data, *missing]:
        line_up = line_ups.wholes(name, 0, pack.days)
        if not book.is_id(name):
            line_ups.tell(line_ups.wrong(name, "id", value=name))
        if len(line_up) != TIERS:
            line_ups.tell(line_ups.wrong(name, "length", length=TIERS))
            line_up = [0] * TIERS
        elif sum(line_up) != pack.days:
            line_ups.tell(line_ups.wrong(name, "sum", found=sum(line_up), length=pack.days))
        pack.difficulties.append(name)
        pack.line_ups.append(line_up)
        _read_difficulty(own, name, pack)
    own.close()
    grades = page.page("grade")
    least = 1
    for column in OF_GRADES:
        limit = grades.whole(column.path[-1], least, column.limits[1])
        pack.grade_limits.append(limit)
        least = limit + 1
    grades.close()
    numbers = [name for name in page.read if name not in ("line_up", "difficulty", "grade")]
    pack.sources["table"] = page.sources([*sorted(numbers), *pack.difficulties, *GRADES[1:]])
    page.close()


def _read_difficulty(own: Page, name: str, pack: Pack) -> None:
    """What a pack says of a difficulty: for one of its own, how it is called."""
    health = 0
    attack = 0
    if own.has(name) or name not in DIFFICULTIES:
        page = own.page(name)
        if name not in DIFFICULTIES:
            pack.difficulty_names[name] = _read_names(page)
        if page.has("beast_health"):
            health = page.whole("beast_health", *HARDER)
        if page.has("beast_attack"):
            attack = page.whole("beast_attack", *HARDER)
        page.close()
    pack.more_health.append(health)
    pack.more_attack.append(attack)


def _read_ids(pages: list[Page], pack: Pack) -> list[str]:
    """The ids of a kind of cards, none of which another kind has."""
    ids = book.by_id(pages, lambda one: one.plain_id("id"))
    for i, card_id in enumerate(ids):
        if card_id in pack.sources:
            pages[i].tell(pages[i].wrong("id", "twice", value=card_id))
    return ids


def _read_names(card: Page) -> tuple[str, str]:
    return card.text("name_id"), card.text("name_en")


def _read_beasts(page: Page, pack: Pack) -> None:
    pages = page.pages("card")
    seats = [str(count) for count in range(FEWEST_SEATS, MOST_SEATS + 1)]
    fields = [*NAMES, "tier", "mystic"]
    fields += [f"health_{count}" for count in seats] + [f"attack_{count}" for count in seats]
    fields += ["damage", "if_defeated", "if_not_defeated"]
    for i, card_id in enumerate(_read_ids(pages, pack)):
        card = pages[i]
        pack.beasts.append(card_id)
        pack.beast_names.append(_read_names(card))
        pack.beast_tiers.append(card.whole_of(TIER))
        pack.beast_mystic.append(card.flag("mystic"))
        pack.beast_health.append(_read_columns(card.page("health"), seats))
        pack.beast_attack.append(_read_columns(card.page("attack"), seats))
        pack.beast_damage.append(card.whole_of(DAMAGE))
        pack.if_defeated.append(_read_effects(card, "if_defeated", EFFECTS))
        pack.if_not_defeated.append(_read_effects(card, "if_not_defeated", LEFT_BY_THE_UNDEFEATED))
        pack.sources[card_id] = card.sources(fields)
        card.close()
    for tier in range(1, TIERS + 1):
        found = pack.beast_tiers.count(tier)
        least = max([line_up[tier - 1] for line_up in pack.line_ups])
        if found < least:
            page.tell(page.wrong("card", "tier", tier=tier, found=found, least=least))
    page.close()


def _read_columns(page: Page, seats: list[str]) -> list[int]:
    """A number for each number of players."""
    numbers = [page.whole(count, *STRENGTH) for count in seats]
    page.close()
    return numbers


def _read_effects(card: Page, name: str, allowed: list[str]) -> list[Effect]:
    effects: list[Effect] = []
    done: list[str] = []
    for page in card.pages(name):
        do = page.one_of("do", allowed)
        if do in done:
            page.tell(page.wrong("do", "twice", value=do))
        done.append(do)
        n = 1
        for field in effect_fields(do):
            n = page.whole_of(field)
            if n == 0:
                page.tell(page.wrong("n", "zero"))
        page.close()
        effects.append(Effect(EFFECTS.index(do), n))
    return effects


def _read_minds(page: Page, pack: Pack) -> None:
    pages = page.pages("card")
    for i, card_id in enumerate(_read_ids(pages, pack)):
        card = pages[i]
        pack.minds.append(card_id)
        pack.mind_names.append(_read_names(card))
        ops = [read_operation(one) for one in card.pages("effects")]
        pack.mind_ops.append(ops)
        rule = read_rule(card, pack, ops) if card.has("place") else None
        pack.mind_rules.append(rule)
        said = ["effects"] if rule is None else ["effects", "place"]
        pack.sources[card_id] = card.sources([*NAMES, *said])
        card.close()
    if len(pack.minds) < pack.days:
        # Each is played once a game (SF-21): with fewer, a player would have none left.
        page.tell(page.wrong("card", "too-few", least=pack.days))
    if len(pack.minds) > MOST_MINDS:
        page.tell(page.wrong("card", "too-many", most=MOST_MINDS))
    page.close()


def _read_colours(page: Page, pack: Pack) -> None:
    pages = page.pages("card")
    for i, card_id in enumerate(_read_ids(pages, pack)):
        card = pages[i]
        pack.colours.append(card_id)
        pack.colour_names.append(_read_names(card))
        pack.colour_hex.append(_read_hex(card))
        pack.colour_ink.append(card.one_of("ink", INKS))
        pack.colour_marks.append(_read_own(card, "mark", MARKS, pack.colour_marks))
        pack.colour_patterns.append(_read_own(card, "pattern", PATTERNS, pack.colour_patterns))
        pack.sources[card_id] = card.sources([*NAMES, "hex", "ink", "mark", "pattern"])
        card.close()
    if len(pack.colours) != BOARD_COLOURS:
        page.tell(page.wrong("card", "exactly", found=len(pack.colours), length=BOARD_COLOURS))
    page.close()


def _read_hex(card: Page) -> str:
    text = card.text("hex")
    digits = text[1:]
    if text[0] != "#" or len(digits) != 6 or digits.strip("0123456789abcdef"):
        card.tell(card.wrong("hex", "hex", value=text))
        return "#000000"
    return text


def _read_own(card: Page, name: str, known: list[str], taken: list[str]) -> str:
    """One of the known words that no other card has: Colours never differ by hue alone."""
    value = card.one_of(name, known)
    if value in taken:
        card.tell(card.wrong(name, "twice", value=value))
    return value


def _read_words(page: Page, pack: Pack) -> None:
    pages = page.pages("word")
    for i, word in enumerate(_read_ids(pages, pack)):
        one = pages[i]
        pack.words.append(word)
        pack.word_names.append(_read_names(one))
        for name in NAMES:
            if len(one.text(name)) > wordlist.MOST_LETTERS:
                one.tell(one.wrong(name, "long", most=wordlist.MOST_LETTERS))
        pack.sources[word] = one.sources(NAMES)
        one.close()
    if len(pack.words) < wordlist.FEWEST_WORDS:
        page.tell(page.wrong("word", "too-few", least=wordlist.FEWEST_WORDS))
    dealt: list[int] = []
    for card in page.pages("card"):
        both = _read_pair(card, pack, dealt)
        dealt += both
        source = card.sources(["words"])
        if both:
            pack.word_cards.append(both)
            pack.sources[f"{pack.words[both[0]]}+{pack.words[both[1]]}"] = source
        card.close()
    # Of a card that is not right nobody knows which words it would have.
    whole = len(pack.word_cards) == len(page.pages("card"))
    for i, word in enumerate(pack.words):
        if whole and i not in dealt:
            pages[i].tell(pages[i].wrong("id", "word-left-out", value=word))
    page.close()


def _read_pair(card: Page, pack: Pack, dealt: list[int]) -> list[int]:
    """The two words of a Word card, which are on no other; none: they are not right."""
    texts = card.texts("words")
    if len(texts) != 2:
        card.tell(card.wrong("words", "pair", found=len(texts)))
        return []
    both: list[int] = []
    for i, text in enumerate(texts):
        if text not in pack.words:
            card.tell(card.wrong(f"words[{i}]", "word", value=text))
            return []
        word = pack.words.index(text)
        if word in dealt or word in both:
            card.tell(card.wrong(f"words[{i}]", "twice", value=text))
            return []
        both.append(word)
    return both


def _read_links(pages: dict[str, Page], pack: Pack) -> None:
    """What people link: the mean of two passes that did not see each other.

    A word is the more unsure, the less sure either pass was of it, and the further they are apart:
    1 - (mean of both `sure`) + 0.5 * (mean over the Colours of the difference), at most 1.
    A word of which neither pass knows gets an even guess.
    """
    first = _read_pass(pages["link-id"], pack, "link-id")
    second = _read_pass(pages["link-en"], pack, "link-en")
    for i, word in enumerate(pack.words):
        one, other = first[i], second[i]
        if not one and not other:
            _guess(pack)
            continue
        if not one or not other:
            links = pages["link-en" if one else "link-id"].page("links")
            links.tell(links.wrong(word, "missing"))
            _guess(pack)
            continue
        weights: list[float] = []
        apart = 0.0
        for colour in range(BOARD_COLOURS):
            weights.append((one[colour] + other[colour]) / 2)
            apart += abs(one[colour] - other[colour]) / BOARD_COLOURS
        sure = (one[BOARD_COLOURS] + other[BOARD_COLOURS]) / 2
        pack.weights.append(weights)
        pack.unsure.append(min(1 - sure + DISAGREEMENT * apart, 1.0))


def _read_pass(page: Page, pack: Pack, name: str) -> list[list[float]]:
    """By word, its ten weights and how sure that is; nothing for a word that is not there."""
    links = page.page("links")
    sure = page.page("sure")
    for one in (links, sure):
        for word in one.data:
            if word not in pack.words:
                one.tell(one.wrong(word, "word", value=word))
    found: list[list[float]] = []
    for word in pack.words:
        numbers: list[float] = []
        if links.has(word) or sure.has(word):
            numbers += links.numbers(word, BOARD_COLOURS, 0, 1)
            numbers.append(sure.number(word, 0, 1))
        found.append(numbers)
    pack.sources[name] = page.sources(["links", "sure"])
    page.close()
    return found


def _guess(pack: Pack) -> None:
    """Any Colour fits a word of which we know nothing as well as any other."""
    pack.weights.append([EVEN] * BOARD_COLOURS)
    pack.unsure.append(1.0)
    pack.guessed = True
