"""A campaign that is not right is refused, by file and key; ours and the example are right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from gelanggang.core.errors import BadInput
from gelanggang.core.match import Match
from gelanggang.core.rng import FAST, make_rng
from gelanggang.games import load_rules
from gelanggang.games.spell_future.campaign import Campaign, default_campaign, load_campaign
from gelanggang.games.spell_future.chapter import GOALS, PROVISIONS
from gelanggang.games.spell_future.chapter import RULES as CHAPTER_RULES
from gelanggang.games.spell_future.journey import ENDED, PLAY, Journey
from gelanggang.games.spell_future.rules import KEY
from gelanggang.text.catalogue import LANGUAGES, voice
from gelanggang.text.errors import sentence
from gelanggang.text.spell_story import AFTER, check_texts, story_teller, words
from tests.packs.workshop import edit

RULES = load_rules(KEY)
EXAMPLE = Path(__file__).parents[2] / "examples" / "campaign"
BOTH = [default_campaign(), EXAMPLE]
both = pytest.mark.parametrize("folder", BOTH, ids=["ours", "example"])
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def load(folder: Path) -> Campaign:
    """A campaign with its texts, checked."""
    campaign = load_campaign(folder, RULES.pack)
    check_texts(campaign)
    return campaign


@both
def test_a_good_campaign_is_read(folder: Path) -> None:
    campaign = load(folder)
    assert {leaf.step for leaf in campaign.leaves.values()} == set(range(1, campaign.length + 1))


def test_a_campaign_changes_no_pack(tmp_path: Path) -> None:
    """Games that are no chapters go on with the cards they began with."""
    pack = tmp_path / "pack"
    shutil.copytree(default_campaign().parent, pack)
    shutil.rmtree(pack / "campaign")
    assert load_rules(KEY, pack).label.digest == RULES.label.digest


WRONG = [
    # A dead end, or a way of another length.
    ("atap.toml", 'attack = "pagi"', 'attack = "nowhere"', "page-known", "ways.attack"),
    ("atap.toml", 'attack = "pagi"', 'attack = "kokok"', "page-way-too-short", "ways.attack"),
    ("atap.toml", 'attack = "pagi"', 'attack = "sumur"', "page-two-steps", "ways"),
    ("pagi.toml", 'attack = "kokok"', 'attack = "atap"', "page-way-too-long", "ways.attack"),
    ("map.toml", "length = 3", "length = 4", "page-way-too-short", "ways.attack"),
    ("atap.toml", 'fallen = "pagi"', "", "page-missing", "ways.fallen"),
    # What nobody reaches.
    ("ronda.toml", 'attack = "atap"', 'attack = "sumur"', "page-unreachable", "chapters[1]"),
    ("pagi.toml", 'attack = "kokok"', 'attack = "tidur"', "page-unreachable", "endings[0]"),
    # Two chapters with the same rule.
    ("atap.toml", '"key_word", n = 3', '"together_heals", n = 2', "page-same-rule", "rule"),
    # What a chapter cannot be.
    ("ronda.toml", "days = 2", "days = 0", "page-whole", "days"),
    ("ronda.toml", "[2, 0, 0, 0]", "[2, 1, 0, 0]", "page-sum", "line_up"),
    ("sumur.toml", '"kodok-modem"', '"kodok"', "page-known", "beasts[0]"),
    ("sumur.toml", "[-1, -1, -1, -2]", "[-1]", "page-length", "health"),
    ("atap.toml", "damage = 3", "damage = 2", "page-whole", "goal.damage"),
    ("atap.toml", "goal = { damage = 3 }", "goal = {}", "page-says-nothing", "goal"),
    ("ronda.toml", '["kentongan", "sarung"]', '["kentongan"]', "page-exactly", "memories"),
    ("ronda.toml", '["kentongan", "sarung"]', '["gong", "sarung"]', "page-known", "memories[0]"),
    ("ronda.toml", 'memories = ["kentongan", "sarung"]', "", "page-memories-missing", "memories"),
    (
        "pagi.toml",
        "days",
        'memories = ["kentongan", "sarung"]\ndays',
        "page-memories-last",
        "memories",
    ),
    ("memory.toml", '"offensive-mind"', '"kind-mind"', "page-known", "memory[kentongan].mind"),
    ("ronda.toml", "days", "mood = 1\ndays", "page-unknown", "mood"),
    # Texts.
    ("id.ftl", "atap-before", "atap-begin", "page-missing", "atap-before"),
    ("en.ftl", "tidur-ending", "tidur-end", "page-missing", "tidur-ending"),
    ("en.ftl", "atap-before = ", f"atap-before = {'and ' * 80}", "page-words", "atap-before"),
    ("id.ftl", "atap-lost = ", f"atap-lost = {'lalu ' * 40}", "page-words", "atap-lost"),
    (
        "en.ftl",
        "You held the ridge with { $word }.",
        "You held it.",
        "page-happened",
        "atap-defence",
    ),
    ("en.ftl", "held the ridge with { $word }", "held { $day }", "page-known", "atap-defence"),
    ("id.ftl", "atap-before = ", "atap-before ", "page-fluent", ""),
]


@pytest.mark.parametrize(("file", "old", "new", "code", "key"), WRONG)
@in_every_language
def test_what_is_wrong_is_told_by_file_and_key(
    file: str, old: str, new: str, code: str, key: str, lang: str, tmp_path: Path
) -> None:
    folder = tmp_path / "campaign"
    shutil.copytree(EXAMPLE, folder)
    edit(folder, file, old, new)
    with pytest.raises(BadInput) as refused:
        load(folder)
    error = refused.value
    assert error.code == code
    assert str(error.facts["key"]).startswith(key)
    assert str(error.facts["file"]).endswith((".toml", ".ftl"))
    assert sentence(voice(lang), error).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_missing_language_is_refused(lang: str, tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    shutil.copytree(EXAMPLE, folder)
    (folder / f"{lang}.ftl").unlink()
    with pytest.raises(BadInput) as refused:
        load(folder)
    assert refused.value.facts["file"] == f"{lang}.ftl"


def test_a_missing_chapter_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "campaign"
    shutil.copytree(EXAMPLE, folder)
    (folder / "atap.toml").unlink()
    with pytest.raises(BadInput) as refused:
        load(folder)
    assert refused.value.facts["file"] == "atap.toml"


def test_the_example_is_played_to_its_end() -> None:
    campaign = load(EXAMPLE)
    endings: set[str] = set()
    for seed in range(40):
        rng = make_rng(FAST, f"example {seed}")
        journey = Journey(campaign)
        while journey.asked != ENDED:
            if journey.asked != PLAY:
                choices = journey.choices()
                journey.choose(choices[rng.below(len(choices))])
                continue
            match = Match(RULES, 2 + seed % 4, {}, f"{seed}", scenario=journey.start())
            while not match.over:
                seat = next(s for s, one in match.pending().items() if not one.answered)
                offers = match.legal(seat)
                match.play(seat, offers[rng.below(len(offers))])
            assert match.outcome is not None
            journey.played(match.outcome, RULES.pack, ["Sari"] * match.seats)
        assert len(journey.walked) == 3
        endings.add(journey.ending)
    assert "tidur" in endings


@both
@in_every_language
def test_every_text_is_told_and_names_what_happened(folder: Path, lang: str) -> None:
    campaign = load(folder)
    teller = story_teller(campaign, RULES.pack, lang)
    happened = {"best": "lebah", "through": "kodok-modem", "alone": "Zubaidah"}
    names = [
        RULES.pack.word_names[RULES.pack.words.index("lebah")][lang == "en"],
        RULES.pack.beast_names[RULES.pack.beasts.index("kodok-modem")][lang == "en"],
        "Zubaidah",
    ]
    for key, leaf in campaign.leaves.items():
        assert 0 < words(teller.before(key)) <= 80
        for way in AFTER:
            step: dict[str, object] = {"chapter": key, "way": way, **happened}
            told = teller.after(step, way == "lost")
            # Names of words can be two or three words themselves.
            assert 0 < words(told) <= 42
            assert any(name in told for name in names), told
            bare: dict[str, object] = {
                "chapter": key,
                "way": way,
                "best": "",
                "through": "",
                "alone": "",
            }
            assert "$" not in teller.after(bare, way == "lost")
        assert all(0 < words(rule) <= 25 for rule in teller.rules(leaf.chapter))
        assert all(goal.strip() for goal in teller.goals(leaf.chapter))
        assert all(teller.memory(one).strip() for one in leaf.memories)
    for ending in campaign.endings:
        assert 0 < words(teller.ending(ending)) <= 80
    assert all(teller.provision(one).strip() for one in PROVISIONS)


def test_every_rule_and_goal_is_used_by_a_chapter() -> None:
    """An operation that nobody needs would never be played."""
    campaigns = [load(folder) for folder in BOTH]
    leaves = [leaf.chapter for campaign in campaigns for leaf in campaign.leaves.values()]
    assert {rule for one in leaves for rule in one.rules()} == set(CHAPTER_RULES)
    used = {GOALS[i] for one in leaves for i, n in enumerate(one.goal) if n >= 0}
    assert used == set(GOALS)
