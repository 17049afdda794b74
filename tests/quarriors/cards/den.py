"""Short positions for the tests of creatures: the cards that matter, dice in rows, every question asked."""

from collections.abc import Iterable

from tests.quarriors.cards.playing import bury
from tests.quarriors.cards.turn import plays_on
from tests.quarriors.mat import Seat, mat
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.testing import rigged_table


def play(
    wilds: str,
    phase: str,
    *seats: Seat,
    rolls: Iterable[int] = (),
    options: dict[str, Json] | None = None,
    aside: list[Json] | None = None,
    pending: list[Json] | None = None,
    **turn: Json,
) -> Table:
    """A table at the start of a phase of seat 0's turn, the phase `ready` after its roll; cards hold no dice where the
    test does not say how many (`Portal/Basic 2`). `pending`: work that is still to be done, the last of it first."""
    fields: dict[str, Json] = {"options": options or {}}
    if aside is not None:
        fields["aside"] = aside
    if pending is not None:
        fields["pending"] = {"stack": pending}
    table = rigged_table(mat(*seats, wilds=wilds, phase=phase, turn=turn, **fields), rolls)
    bury(table)
    plays_on(table)
    return table
