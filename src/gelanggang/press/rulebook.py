"""The rules as they are written down, as chapters and blocks that can be set in type.

Just enough Markdown for our own pages, the same that the browser's client reads: headings,
paragraphs, lists, tables, bold, soft, code, marks and links.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypeAlias

PACKAGE: Final = Path(__file__).resolve().parent
FOLDERS: Final = (PACKAGE / "rules", PACKAGE.parents[2] / "docs" / "rules")
"""In a package that was installed the pages lie beside this file, in a checkout in docs/."""

PARTS: Final = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|\*\[(?P<mark>.+?)\]\*|\*(?P<soft>.+?)\*|`(?P<code>.+?)`"
    r"|\[(?P<link>[^\]]+)\]\([^)]*\)"
)
OTHER_PAGE: Final = re.compile(r"^\*.*\]\([\w.-]+\.md\)\*$", re.MULTILINE)
"""The line that names the page in another language is for those who read the file itself."""
BESIDE: Final = re.compile(r"\]\(([\w-]+)\.\w+\.md\)")
"""A page that lies beside this one."""
HEADING: Final = re.compile(r"(#+) (.+)")
ITEM: Final = re.compile(r"(\s*)(?:[-*]|(\d+)\.) (.*)", re.DOTALL)
NEXT_ITEM: Final = re.compile(r"\n(?=\s*(?:[-*]|\d+\.) )")
RULED: Final = re.compile(r"\|[-:| ]+")
NUMBER: Final = re.compile(r"[A-Z]{2,}-\d+")
"""The number of a rule: the letters of its game, and which one it is."""
ARROWS: Final = re.compile("([↑→↓←])")

Span: TypeAlias = dict[str, str]
"""`kind` and `text`: plain, bold, rule (its number), mark, soft, code, arrow."""
Block: TypeAlias = dict[str, object]
"""`kind` and what it holds: heading, paragraph, item, question, table."""


def read(game: str, lang: str) -> list[Block]:
    """The rules of a game in a language; a game from elsewhere may have none.

    A page beside them that they name is their last chapter: paper has no links.
    """
    text = _page(game, lang)
    found = blocks(text)
    for name in dict.fromkeys(BESIDE.findall(OTHER_PAGE.sub("", text))):
        for block in blocks(_page(name, lang)):
            level = block.get("level")
            found.append({**block, "level": level + 1} if isinstance(level, int) else block)
    return found


def _page(name: str, lang: str) -> str:
    for folder in FOLDERS:
        path = folder / f"{name}.{lang}.md"
        if path.is_file():
            return path.read_text(encoding="utf-8")
    return ""


def blocks(text: str) -> list[Block]:
    """A page in blocks, from top to bottom."""
    found: list[Block] = []
    for part in re.split(r"\n{2,}", OTHER_PAGE.sub("", text)):
        lines = [line for line in part.split("\n") if line.strip()]
        heading = HEADING.fullmatch(lines[0]) if lines else None
        if heading is not None:
            found.append({"kind": "heading", "level": len(heading[1]), "spans": spans(heading[2])})
            del lines[0]
        if lines:
            found += _blocks_of(lines)
    return found


def _blocks_of(lines: list[str]) -> list[Block]:
    if lines[0].startswith("|"):
        rows = [_cells(line) for line in lines if not RULED.fullmatch(line)]
        return [{"kind": "table", "rows": rows}]
    if ITEM.match(lines[0]):
        return [_item(one) for one in NEXT_ITEM.split("\n".join(lines))]
    if len(lines) > 1 and re.fullmatch(r"\*\*.+\*\*", lines[0]):
        answer = spans(" ".join(lines[1:]))
        return [{"kind": "question", "spans": spans(lines[0].strip("*")), "answer": answer}]
    return [{"kind": "paragraph", "spans": spans(" ".join(lines))}]


def _item(text: str) -> Block:
    told = ITEM.fullmatch(text)
    assert told is not None, text
    inside = re.sub(r"\n\s*", " ", told[3])
    return {
        "kind": "item",
        "nested": bool(told[1]),
        "number": told[2] or "",
        "spans": spans(inside),
    }


def _cells(line: str) -> list[list[Span]]:
    return [spans(cell.strip()) for cell in line.strip().strip("|").split("|")]


def spans(text: str) -> list[Span]:
    """A text in stretches of one kind each."""
    found: list[Span] = []
    at = 0
    for part in PARTS.finditer(text):
        found += _plain(text[at : part.start()])
        kind, inside = next((kind, one) for kind, one in part.groupdict().items() if one)
        if kind == "bold" and NUMBER.fullmatch(inside):
            kind = "rule"
        if kind == "soft":
            # A soft stretch may hold a link, of which only the words count.
            inside = PARTS.sub(lambda one: one["link"] or one[0], inside)
        found += _plain(inside, "plain" if kind == "link" else kind)
        at = part.end()
    found += _plain(text[at:])
    if len(found) > 1 and found[0]["kind"] == "rule":
        # The number stands in a column of its own.
        found[1] = {**found[1], "text": found[1]["text"].lstrip()}
        found = [one for one in found if one["text"]]
    return found


def _plain(text: str, kind: str = "plain") -> list[Span]:
    """Arrows are drawn, and a minus is a dash: our typeface has neither."""
    return [
        {"kind": "arrow" if ARROWS.fullmatch(one) else kind, "text": one}
        for one in ARROWS.split(text.replace("−", "–"))
        if one
    ]


def spans_of(block: Block) -> list[Span]:
    """The text of a block."""
    inside = block["spans"]
    assert isinstance(inside, list), block
    return inside


def said(inside: list[Span]) -> str:
    """The words of a text without what was marked in it."""
    return "".join(
        one["text"] for one in inside if one["kind"] in ("plain", "bold", "arrow")
    ).strip()
