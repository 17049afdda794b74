"""The page of all cards was read in review: a card that says something else is noticed."""

from tools.reference import FOLDER, cards_page


def test_cards_read_as_on_the_page() -> None:
    assert cards_page("dicequest") == (FOLDER / "dicequest-cards.md").read_text("utf-8"), "run tools/reference.py"
