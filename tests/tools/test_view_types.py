"""The browser's types of views."""

import sys
from pathlib import Path
from typing import Any, Literal, NotRequired, TypedDict

import pytest

from tools.view_types import Page, files, pages, stale, text_of
from tumblehall.engine import ENGINE

Colour = Literal["red", "blue"]
"""Of a die."""


class Thing(TypedDict):
    """What lies
    on the table."""

    ref: str
    seat: int | None


class Die(Thing):
    colour: Colour
    """As it is painted."""
    faces: tuple[int, str]
    worth: NotRequired[dict[Colour, int]]
    kind: Literal["light", "heavy"]


class Pair(TypedDict):
    """One beside another."""

    thing: Thing
    die: Die


class View(TypedDict):
    """All of it."""

    turn: int
    dice: list[Die]
    lone: Die | None
    marks: list[Colour | None]
    bag: dict[str, int]
    extra: Any


MODULE = sys.modules[__name__]
DECLARED = """
/** Of a die. */
export type Colour = "red" | "blue";

export interface Die {
  ref: string;
  seat: number | null;
  /** As it is painted. */
  colour: Colour;
  faces: [number, string];
  worth?: Partial<Record<Colour, number>>;
  kind: "heavy" | "light";
}

/** All of it. */
export interface View extends SharedView {
  turn: number;
  dice: Die[];
  lone: Die | null;
  marks: (Colour | null)[];
  bag: Record<string, number>;
  extra: Json;
}
"""


def test_a_view_becomes_types() -> None:
    head, _, body = text_of(Page(View, MODULE, True)).partition("\n\n")
    assert body == DECLARED[1:]
    assert head.splitlines()[1:] == [
        'import type { Json } from "../../lib/wire";',
        'import type { SharedView } from "../../lib/view";',
    ]


def test_a_part_has_its_docstring() -> None:
    text = text_of(Page(Thing, MODULE, True))
    assert "/** What lies on the table. */\nexport interface Thing extends SharedView {\n  ref: string;" in text
    assert "Json" not in text


def test_a_part_that_adds_to_another_says_only_what_it_adds() -> None:
    text = text_of(Page(Pair, MODULE, False))
    assert "export interface Die extends Thing {\n  /** As it is painted. */\n  colour: Colour;" in text


def test_what_views_are_not_made_of_is_refused() -> None:
    class Odd(TypedDict):
        when: bytes

    with pytest.raises(ValueError, match="has no TypeScript for BytesType"):
        text_of(Page(Odd, MODULE, False))


@pytest.mark.skipif(
    ENGINE == "compiled", reason="the page is made from the source of the views, which is asked of their modules"
)
def test_types_of_the_browser_are_not_stale() -> None:
    assert stale() == [], "run tools/view_types.py"


def test_stale_and_missing_files_are_found(tmp_path: Path) -> None:
    assert stale(tmp_path) == []
    for file in pages():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
    assert stale(tmp_path) == [str(file) for file in pages()]
    for file, text in files(tmp_path).items():
        (tmp_path / file).write_text(text, "utf-8")
    assert stale(tmp_path) == []
    (tmp_path / "lib" / "view.ts").write_text("old\n", "utf-8")
    assert stale(tmp_path) == ["lib/view.ts"]
