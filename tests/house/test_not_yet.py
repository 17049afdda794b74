"""The lists of what is still to come may only shrink."""

from collections.abc import Sequence

import pytest

from tools.card_coverage import CARDS_NOT_YET
from tools.rule_coverage import NOT_YET, SETS_NOT_YET

AT_MOST: set[str] = set()
"""What the list was when it was last shortened. Take out here what is taken off the list; never add."""
SETS_AT_MOST: set[str] = set()
CARDS_AT_MOST: set[str] = set()


@pytest.mark.parametrize(
    ("listed", "at_most"), [(NOT_YET, AT_MOST), (SETS_NOT_YET, SETS_AT_MOST), (CARDS_NOT_YET, CARDS_AT_MOST)]
)
def test_what_is_to_come_only_shrinks(listed: Sequence[str], at_most: set[str]) -> None:
    assert len(listed) == len(set(listed))
    assert set(listed) <= at_most
