"""What stands outside the table: the icon of the app, the tiles of the home page, the preview."""

from __future__ import annotations

from typing import Final

from gelanggang.art import gallery, pieces
from gelanggang.art.card import sheet
from gelanggang.art.palette import DAY, NIGHT, stylesheet
from gelanggang.art.pen import disc, group, path, placed, short, words
from gelanggang.art.picture import drawn
from gelanggang.art.pieces import teeth

MEETING: Final = ["pukulan-clentang", "sikut-bendung"]
"""Who strikes and who holds."""


def favicon() -> str:
    """The compass on a round ground: readable at 16 pixels."""
    inside = disc((50, 50), 49, "b") + placed(_emblem(), 8, 8, 84)
    return sheet(DAY, 100, 100, group(inside, class_="h"))


def app_icon() -> str:
    """The compass on a full ground; what matters lies in the circle that no phone cuts off."""
    inside = (
        path("M0 0H100V100H0Z", "b o")
        + path(teeth(6, 100, 16, 7), "r")
        + placed(_emblem(), 21, 24, 58)
    )
    return sheet(DAY, 100, 100, group(inside, class_="h"))


def _emblem() -> str:
    return pieces.compass(full="y", heart="r").body


def jawara_tile() -> str:
    """Two performers meet under the eaves."""
    return sheet(DAY, 400, 240, group(_ring_scene(400, 240, MEETING), class_="h"))


def spell_tile() -> str:
    """A Beast comes over the Village at night."""
    return sheet(NIGHT, 400, 240, group(_night_scene(400, 240), class_="h"))


def house_tile() -> str:
    """The compass over a row of tumpal, under the eaves: any game can be played here."""
    return sheet(DAY, 400, 240, group(_house_scene(400, 240), class_="h"))


def preview() -> str:
    """Both games side by side over the name, for whoever is sent a link."""
    inside = (
        f"<style>{stylesheet(NIGHT)}</style>"
        f'<g class="h">{_ring_scene(600, 520, ["gedig"])}</g>'
        '<g class="night" transform="translate(600 0)">'
        f'<g class="h">{_night_scene(600, 520)}</g></g>'
        + group(path("M0 520H1200V630H0Z", "f") + placed(_emblem(), 316, 533, 84), class_="h")
        + words("Gelanggang", 420, 605, 82, "t tb")
    )
    return sheet(DAY, 1200, 630, inside)


def _ring_scene(wide: float, high: float, stances: list[str]) -> str:
    size = min(wide * 0.98 / len(stances), high * 0.86)
    floor = high * 0.97 - size
    step = wide / len(stances)
    return (
        path(f"M0 0H{short(wide)}V{short(high)}H0Z", "f o")
        + disc((wide / 2, floor + size * 0.45), size * 0.5, "u")
        + path(f"M0 {short(floor + size * 0.88)}H{short(wide)}V{short(high)}H0Z", "z")
        + "".join(
            placed(gallery.action(stance).body, step * (i + 0.5) - size / 2, floor, size)
            for i, stance in enumerate(stances)
        )
        + _roof(wide, high, "r")
    )


def _house_scene(wide: float, high: float) -> str:
    size, foot = high * 0.62, high * 0.82
    step, tall = wide / 10, high - foot
    up = "".join(
        f"M{short(i * step)} {short(high)}h{short(step)}l-{short(step / 2)} -{short(tall)}Z"
        for i in range(10)
    )
    seeds = "".join(disc(((i + 0.5) * step, high - tall * 0.34), 4, "f") for i in range(10))
    return (
        path(f"M0 0H{short(wide)}V{short(high)}H0Z", "f o")
        + disc((wide / 2, high * 0.47), size * 0.6, "u")
        + path(f"M0 {short(foot)}H{short(wide)}V{short(high)}H0Z", "r")
        + path(up, "y")
        + seeds
        + placed(_emblem(), (wide - size) / 2, high * 0.47 - size / 2, size)
        + _roof(wide, high, "r")
    )


def _night_scene(wide: float, high: float) -> str:
    scale = wide / 300
    village = high - 91 * scale
    size = min(wide * 0.7, village + 20 * scale - high * 0.1)
    return (
        path(f"M0 0H{short(wide)}V{short(high)}H0Z", "f o")
        + disc((wide / 2, high * 0.11 + size / 2), size * 0.54, "u")
        + placed(
            gallery.beast("macan-badai", mystic=False).body, (wide - size) / 2, high * 0.1, size
        )
        + placed(drawn("things")["village"], 0, village, 100 * scale)
        + _roof(wide, high, "n")
    )


def _roof(wide: float, high: float, kind: str) -> str:
    return path(teeth(round(wide / high * 14), wide, high * 0.08, high * 0.035), kind)
