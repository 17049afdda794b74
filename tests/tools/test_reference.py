"""The generated pages of docs/reference."""

from pathlib import Path

from tools.reference import PAGES, quarriors_cards, stale, write
from tumblehall.games.quarriors.content import CARDS


def test_no_page_is_stale() -> None:
    assert stale() == []


def test_stale_and_missing_pages_are_found(tmp_path: Path) -> None:
    assert stale(tmp_path) == list(PAGES)
    write(tmp_path)
    assert stale(tmp_path) == []
    (tmp_path / "quarriors-cards.md").write_text("old\n")
    assert stale(tmp_path) == ["quarriors-cards.md"]


def test_page_has_every_card_once() -> None:
    page = quarriors_cards()
    assert [page.count(f"(`{card.die_class}/{card.type}`;") for card in CARDS] == [1] * len(CARDS)
