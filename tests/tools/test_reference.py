"""The generated pages of docs/reference."""

from pathlib import Path

import pytest

from tools.reference import PAGES, cards_page, stale, write
from tumblehall.games import GAMES


def test_no_page_is_stale() -> None:
    assert stale() == []


def test_stale_and_missing_pages_are_found(tmp_path: Path) -> None:
    assert stale(tmp_path) == list(PAGES)
    write(tmp_path)
    assert stale(tmp_path) == []
    (tmp_path / "quarriors-cards.md").write_text("old\n")
    assert stale(tmp_path) == ["quarriors-cards.md"]


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.cards is not None])
def test_page_has_every_card_once(game: str) -> None:
    page, cards = cards_page(game), GAMES[game].cards
    assert cards is not None
    assert [card.id for card in cards() if page.count(f"(`{card.id}`;") != 1] == []
