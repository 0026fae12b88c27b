"""Which file of the client a path gets."""

from __future__ import annotations

from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import make_mocked_request

from gelanggang.server import pages
from gelanggang.tables.denied import Denied


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client with three pictures."""
    for name in ("scene/gunung", "scene/any", "map/land"):
        path = tmp_path / "assets" / "story-1" / f"{name}.svg"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"<svg>{name}</svg>", encoding="utf-8")
    (tmp_path / "index.html").write_text("<html>", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", tmp_path)


def got(path: str) -> web.Response:
    """What somebody gets who asks for a path."""
    return pages.page(make_mocked_request("GET", path), "id")


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("chapter", "drawn"), [("gunung", "gunung"), ("my-own", "any"), ("any", "any")]
)
def test_a_chapter_that_nobody_has_drawn_has_the_picture_of_any(chapter: str, drawn: str) -> None:
    answer = got(f"/assets/story-1/scene/{chapter}.svg")
    assert answer.body == f"<svg>scene/{drawn}</svg>".encode()
    assert answer.content_type == "image/svg+xml"
    assert answer.headers["Cache-Control"] == pages.FOREVER


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    ["/assets/story-1/map/sea.svg", "/assets/story-2/scene/gunung.svg", "/assets/scene/gunung.svg"],
)
def test_what_has_no_picture_for_any_is_unknown(path: str) -> None:
    with pytest.raises(Denied, match="unknown-page"):
        got(path)


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", ["/", "/t/ABCD", "/scene/gunung.svg"])
def test_every_other_path_is_the_client_itself(path: str) -> None:
    assert got(path).body == b"<html>"
    assert got(path).headers["Cache-Control"] == "no-cache"


def test_a_house_without_a_client_says_why_if_it_knows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    monkeypatch.setattr(pages, "WITHOUT_CLIENT", tmp_path / "no-client.txt")
    assert "<pre>npm" not in str(got("/").text)
    (tmp_path / "no-client.txt").write_text("npm error code <E>\n", encoding="utf-8")
    assert "<pre>npm error code &lt;E&gt;\n</pre>" in str(got("/").text)
