"""Makes any move of either game with keys alone, as a person would."""

from __future__ import annotations

from gelanggang.core.move import Move
from gelanggang.core.rng import FAST, Rng, make_rng
from gelanggang.games.jawara_beksi import moves as jawara
from gelanggang.games.spell_future import moves as spell
from gelanggang.terminal.jawara_beksi.driver import JawaraDriver
from gelanggang.terminal.recap import Recap
from gelanggang.terminal.sitting import ME
from gelanggang.terminal.spell_future.driver import SpellDriver
from gelanggang.terminal.spread import Spread
from tests.terminal.chair import Chair

DIGITS = "1234567890"


def chance() -> Rng:
    """What the person chooses by."""
    return make_rng(FAST, "keys")


async def play(chair: Chair, move: Move) -> None:
    """Make one move."""
    driver = chair.table.driver
    if isinstance(driver, JawaraDriver):
        await _play_jawara(chair, driver, move)
    else:
        assert isinstance(driver, SpellDriver)
        await _play_spell(chair, driver, move)


async def _play_jawara(chair: Chair, driver: JawaraDriver, move: Move) -> None:
    if move.verb in (jawara.DRAW_CARDS, jawara.END_TURN):
        await chair.press("d" if move.verb == jawara.DRAW_CARDS else "e")
    elif move.verb in (jawara.PLAY_COMBO, jawara.PLAY_SUPPORT, jawara.DISCARD):
        await chair.press("escape")
        for card in move.things:
            await _choose(chair, driver.spread, driver.hand.index(card))
        await chair.press("enter")
    else:
        await _pick(chair, driver, move)


async def _choose(chair: Chair, spread: Spread, place: int) -> None:
    if place < len(DIGITS):
        await chair.press(DIGITS[place])
        return
    spread.focus()
    while spread.cursor != place:
        await chair.press("right" if spread.cursor < place else "left")
    await chair.press("space")


async def _pick(chair: Chair, driver: JawaraDriver, move: Move) -> None:
    """From a list, or from two one after the other."""
    for choice in driver.choices():
        if choice.move == move or (choice.move is None and choice.first == move.things[0]):
            await chair.press(*choice.key, "enter")
            if choice.move is None:
                await _pick(chair, driver, move)
            return
    raise AssertionError(f"{move} is on no list")


async def _play_spell(chair: Chair, driver: SpellDriver, move: Move) -> None:
    if move.verb != spell.PLACE:
        place = list(driver.match.legal(ME)).index(move)
        await chair.press(DIGITS[place], "enter")
        return
    mind, *flat = move.things
    mystic = mind < 0
    for pad, count in zip(flat[::2], flat[1::2], strict=True):
        if not mystic:
            letter = spell.LETTERS[pad]
            await chair.press(*[letter.lower() if count > 0 else letter] * abs(count))
        else:
            down = [] if count > 0 else ["minus"] * (1 - count)
            await chair.press(*[DIGITS[pad]] * max(count, 1), *down)
    if not mystic:
        await chair.press(DIGITS[driver.hand().index(mind)])
    await chair.press("enter")


async def play_on(chair: Chair, rng: Rng, most: int = 10_000) -> list[str]:
    """Choose at random until the end, or so many times; the person's choices as texts."""
    made: list[str] = []
    while len(made) < most and not isinstance(chair.client.screen, Recap):
        match = chair.course.match
        if chair.course.reading is not None:
            await chair.press("enter")
        else:
            offers = match.legal(ME)
            move = offers[rng.below(len(offers))]
            made.append(match.rules.write(move))
            await play(chair, move)
        await chair.asked()
    return made
