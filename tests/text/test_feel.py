"""Sentences that players stumbled over, as they shall read: short, mine is mine, and why not."""

from __future__ import annotations

import re

import pytest

from gelanggang.core.decision import Decision
from gelanggang.core.errors import Facts, MoveRefused
from gelanggang.core.event import Event
from gelanggang.core.ids import NOBODY
from gelanggang.games import load_rules
from gelanggang.games.jawara_beksi.cards import Pack
from gelanggang.games.spell_future.reading import default_folder, load_pack
from gelanggang.text.catalogue import LANGUAGES, Voice, voice
from gelanggang.text.jawara_beksi import JawaraNarrator
from gelanggang.text.spell_future import SpellNarrator
from gelanggang.text.titles import lesson_goal
from tests.rules.jawara_beksi.table import PACK as FIRST_CARDS
from tests.rules.jawara_beksi.table import Table, lay, seat

NAMES = ["Dodi", "Wati", "Sari"]
DODI, WATI, SARI = range(3)
both = pytest.mark.parametrize("lang", LANGUAGES)
PACK: Pack = load_rules("jawara-beksi").pack


def jawara(lang: str, pack: Pack = PACK) -> JawaraNarrator:
    return JawaraNarrator(pack, voice(lang), NAMES)


def spell(lang: str) -> SpellNarrator:
    return SpellNarrator(load_pack(default_folder()), voice(lang), NAMES)


def card(id: str) -> int:
    return PACK.numbers[id]


def told(narrator: JawaraNarrator | SpellNarrator, me: int | None, kind: str, **facts: int) -> str:
    known: Facts = dict(facts)
    return narrator.event(Event(kind, known), me)


def refused(lang: str, table: Table, move: str) -> str:
    with pytest.raises(MoveRefused) as found:
        table.play(move)
    return jawara(lang, FIRST_CARDS).refusal(found.value.refusal)


# Whose it is.


def test_the_last_combo_is_mine_or_has_a_name() -> None:
    said = {
        (lang, me): voice(lang).say("web-jb-played", what="combo", whose=me, name="Wati")
        for lang in LANGUAGES
        for me in ("mine", "theirs")
    }
    assert said["id", "mine"] == "Rangkaianmu"
    assert said["id", "theirs"] == "Rangkaian Wati"
    assert said["en", "mine"] == "Your Combo"
    assert said["en", "theirs"] == "Wati’s Combo"


@both
def test_what_a_character_or_a_judge_changes_calls_nobody_you(lang: str) -> None:
    """Opponents read it too: a bonus that is theirs is not mine."""
    narrator = jawara(lang)
    texts = [narrator.ability(one) for one in range(len(PACK.characters))]
    texts += [narrator.restriction(one) for one in range(len(PACK.judges))]
    for text in texts:
        assert not re.search(r"\b(kamu|you|your|yours)\b|\w+mu\b", text, re.IGNORECASE), text


def test_a_judge_says_where_the_bonus_starts_and_how_many_support_cards_there_are() -> None:
    sanip, rohim = PACK.judges.index("babe-sanip"), PACK.judges.index("encang-rohim")
    assert "Bonus baru keluar mulai 4 kartu." in jawara("id").restriction(sanip)
    assert "The bonus starts at 4 cards." in jawara("en").restriction(sanip)
    assert "Paling banyak 1 Kartu Budaya per giliran." in jawara("id").restriction(rohim)
    assert "At most 1 Support card a turn." in jawara("en").restriction(rohim)


# What was done to me, by whom, with what.


def skipped(table: Table, lang: str, me: int | None) -> str:
    [event] = [one for one in table.match.heard(me) if one.kind == "skipped-draw"]
    return jawara(lang, FIRST_CARDS).event(event, me)


def test_who_may_not_draw_hears_because_of_whom_and_of_which_card() -> None:
    table = lay(seat("sikut-potong-1"), seat(), seat()).play("combo sikut-potong-1", "choose 2")
    assert skipped(table, "id", WATI) == (
        "Kena Sikut Potong dari Dodi: giliran ini kamu tidak ambil kartu."
    )
    assert skipped(table, "id", DODI) == (
        "Wati kena Sikut Potong darimu: giliran ini tidak ambil kartu."
    )
    assert skipped(table, "en", WATI) == "Dodi’s Sikut Potong: you do not draw this turn."
    assert skipped(table, "en", SARI) == "Dodi’s Sikut Potong: Wati does not draw this turn."
    # The next time nobody is to blame any more.
    assert table.view().skip_by == [NOBODY] * 3


def test_a_skip_that_a_position_was_written_with_blames_nobody() -> None:
    table = lay(seat(), seat(skip_draw=True), phase="draw", turn=2)
    assert skipped(table, "id", WATI) == "Giliran ini kamu tidak ambil kartu."
    assert skipped(table, "en", DODI) == "Wati does not draw this turn."


@both
@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("took-points", {"n": 3}),
        ("returned-points", {"n": 3}),
        ("lost-card", {"card": 20}),
        ("will-skip", {}),
    ],
)
def test_whatever_is_done_to_me_names_the_card_and_the_culprit(
    lang: str, kind: str, facts: dict[str, int]
) -> None:
    done = {"seat": WATI, "opponent": DODI, "cause": card("ketok-1"), **facts}
    mine = told(jawara(lang), DODI, kind, **done)
    assert "Ketok" in mine
    assert "Wati" in mine
    assert "Dodi" not in mine


# What is asked, and why not.


@pytest.mark.parametrize(
    ("id", "indonesian", "english"),
    [
        ("sikut-potong-1", "siapa yang tidak boleh ambil kartu?", "who may not draw?"),
        ("ketok-1", "siapa yang harus membuang 1 kartu?", "who has to discard 1 card?"),
        ("cauk-1", "ambil 3 Poin dari siapa?", "who do you take 3 points from?"),
        ("roti-buaya-1", "mau tukar kartu dengan siapa?", "who do you swap cards with?"),
        (
            "ondel-ondel-1",
            "ambil 1 Kartu Budaya dari siapa?",
            "who do you take 1 Support card from?",
        ),
    ],
)
def test_the_question_for_an_opponent_says_what_will_be_done(
    id: str, indonesian: str, english: str
) -> None:
    asked = Decision(1, DODI, "opponent", {"card": card(id), "effect": 0})
    title = PACK.titles[card(id)]
    assert jawara("id").prompt(asked, DODI) == f"{title}: {indonesian}"
    assert jawara("en").prompt(asked, DODI) == f"{title}: {english}"


def test_a_support_card_that_would_do_nothing_says_what_is_missing() -> None:
    nobody = lay(seat("ondel-ondel pibu golok"), seat())
    assert refused("id", nobody, "support ondel-ondel-1") == (
        "Belum bisa: tidak ada lawan yang punya Kartu Budaya."
    )
    assert refused("en", nobody, "support ondel-ondel-1") == (
        "Not yet: no opponent has a Support card."
    )
    assert refused("id", nobody, "support pibu-1") == (
        "Belum bisa: kamu belum punya Poin untuk dipertaruhkan."
    )
    poor = lay(seat("pibu", points=3), seat())
    assert refused("en", poor, "support pibu-1") == "Not yet: no opponent has points."
    guarded = lay(seat("ondel-ondel"), seat("golok", guard=True))
    assert refused("id", guarded, "support ondel-ondel-1") == (
        "Belum bisa: semua lawan yang bisa dikenai sedang berjaga."
    )


# One scale for the Village: lanterns that are left.


def test_a_beast_that_gets_through_says_how_many_lanterns_are_left() -> None:
    facts = {"beast": 0, "defence": 3, "attack": 7, "n": 2, "damage": 5}
    village = load_pack(default_folder()).village
    left = village - 5
    assert told(spell("id"), None, "damaged", **facts).endswith(
        f"Village kena 2 Damage: lentera tinggal {left}."
    )
    assert told(spell("en"), None, "damaged", **facts).endswith(
        f"The Village takes 2 damage: {left} lanterns left."
    )
    out = {**facts, "damage": village}
    assert told(spell("id"), None, "damaged", **out).endswith("semua lentera padam.")
    assert str(left + 1) in told(spell("id"), None, "healed", n=1, damage=4)


@both
def test_the_village_is_never_counted_by_what_it_has_lost(lang: str) -> None:
    say = voice(lang).say
    for text in (
        say("sf-table-village", bar="", n=5, most=10),
        say("web-sf-village-label", n=5, of=10),
        say("web-sf-what", what="village"),
    ):
        assert re.search(r"lentera|lantern", text, re.IGNORECASE), text


def test_the_winner_hears_first_that_the_village_stands() -> None:
    won = Event("won", {"seats": [WATI], "n": 12})
    assert spell("id").event(won, DODI) == (
        "Village selamat! Wati menang: VP terendahnya 12, paling tinggi semeja."
    )
    assert spell("id").event(won, WATI) == (
        "Village selamat! Kamu menang: VP terendahmu 12, paling tinggi semeja."
    )
    assert spell("en").event(won, WATI) == (
        "The Village stands! You win: your lower VP are 12, the most at the table."
    )


# One word for one thing.


def test_the_strength_of_a_beast_has_one_name() -> None:
    say = voice("id").say
    assert say("web-sf-attack") == "Serangan"
    assert "Serangan 7" in say("web-beast-numbers", health="7", attack="7", n=1)
    assert "Serangan 7" in told(spell("id"), None, "beast", beast=0, health=7, attack=7, n=1)
    assert "Serangan 7" in say("sf-table-beast", beast="x", health=7, attack=7, damage=1)


@pytest.mark.parametrize(
    ("key", "facts", "indonesian", "english"),
    [
        ("web-lesson-skip", {}, "Lewati pelajaran", "Skip the lesson"),
        ("web-skip", {}, "Lanjut", "Continue"),
        ("web-deal", {"game": "spell-from-the-future"}, "Mulai", "Start"),
        ("web-deal", {"game": "jawara-beksi"}, "Bagi kartu", "Deal"),
        ("web-sf-change", {}, "Simpan perubahan", "Save change"),
        ("web-lesson-stay", {"over": 1}, "Lihat hasil", "See the result"),
        ("server-closed-not-let-in", {}, "Meja tidak ketemu.", "Table not found."),
        ("web-pace", {}, "Batas waktu", "Time limit"),
        ("web-points-by-source", {}, "Skor dan asalnya", "Final scores"),
        ("web-jb-score", {"n": 0}, "Skor 0", "Total 0"),
        ("web-sf-reveal", {}, "Semua dibuka!", "Reveal!"),
        ("web-jb-whom", {}, "Siapa yang kamu tantang?", "Who do you challenge?"),
        ("web-undo", {}, "Tarik kembali", "Undo"),
        ("web-past", {}, "Ini yang sudah lewat.", "Looking back"),
    ],
)
def test_buttons_and_titles_say_what_they_do(
    key: str, facts: dict[str, str | int], indonesian: str, english: str
) -> None:
    assert voice("id").say(key, **facts) == indonesian
    assert voice("en").say(key, **facts) == english


# What a beginner is told first.


@both
@pytest.mark.parametrize("game", ["jawara-beksi", "spell-from-the-future"])
def test_the_goal_of_a_game_is_told_in_fifteen_words(game: str, lang: str) -> None:
    said: Voice = voice(lang)
    assert 5 <= len(lesson_goal(said, game).split()) <= 15
