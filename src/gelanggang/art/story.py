"""All pictures of a story, as files that a page asks for one by one."""

from __future__ import annotations

from gelanggang.art import scene, way
from gelanggang.art.picture import drawn


def story() -> dict[str, str]:
    """A scene and a sign for each chapter, a scene for each ending, and what a map is made of."""
    signs = {key: scene.sheet(body, way.SIGN, way.SIGN) for key, body in drawn("waysigns").items()}
    return {
        **{f"scene/{key}": one for key, one in scene.scenes().items()},
        **{f"sign/{key}": one for key, one in signs.items()},
        **{f"map/{name}": one for name, one in way.pieces().items()},
    }
