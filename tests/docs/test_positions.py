"""The positions on the pages of docs/reference are real ones."""

import json
from pathlib import Path

import pytest

import tumblehall as th
from tests.docs.pages import ROOT, blocks

POSITION_PAGES = sorted((ROOT / "docs" / "reference").glob("*-position.md"))


def test_every_game_has_a_page_of_positions() -> None:
    assert {page.stem.removesuffix("-position") for page in POSITION_PAGES} == set(th.list_games())


@pytest.mark.parametrize("page", POSITION_PAGES, ids=lambda page: page.stem)
def test_positions_on_the_page_can_be_played(page: Path) -> None:
    examples = blocks(page.read_text("utf-8"), "json")
    assert examples
    for example in examples:
        table = th.from_position(json.loads(example))
        assert table.decisions
        assert th.from_position(table.position()).position() == table.position()
