"""A scroll is a list, however much of it is packed; what it was packed of comes back, and nothing foreign is called."""

import os
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tumblehall as th
from tests.fixtures.tables import play_out
from tumblehall.kernel.packing import dumped, loaded
from tumblehall.kernel.scroll import SHEET, Scroll
from tumblehall.kernel.tables_packed import packed_table, unpacked_table
from tumblehall.library import game_named

lengths = st.integers(0, 5 * SHEET)


def scroll(length: int) -> Scroll[tuple[int, str]]:
    return Scroll(lambda item: item, lambda values: (values[0], values[1]), [(n, f"item {n}") for n in range(length)])


@given(length=lengths, first=st.integers(-6 * SHEET, 6 * SHEET), after=st.integers(-6 * SHEET, 6 * SHEET))
def test_scroll_is_as_a_list(length: int, first: int, after: int) -> None:
    ours, plain = scroll(length), [(n, f"item {n}") for n in range(length)]
    assert (len(ours), list(ours), list(reversed(ours))) == (length, plain, plain[::-1])
    assert ours[first:after] == plain[first:after]
    if -length <= first < length:
        assert ours[first] == plain[first]


@given(length=lengths, cut=lengths, more=lengths)
def test_scroll_is_cut_and_grows_again(length: int, cut: int, more: int) -> None:
    ours, plain = scroll(length), [(n, f"item {n}") for n in range(length)]
    ours.cut(min(cut, length))
    del plain[cut:]
    other = scroll(0).unpack(loaded(dumped(ours.pack())))
    for each in range(more):
        ours.append((each, "more"))
        other.append((each, "more"))
        plain.append((each, "more"))
    assert list(ours) == list(other) == plain
    assert ours == other


class Evil:
    def __init__(self, made_by: Any, *given: Any) -> None:
        self._reduced = made_by, given

    def __reduce__(self) -> Any:
        return self._reduced


@pytest.mark.parametrize(
    "evil", [Evil(os.system, "true"), Evil(eval, "1"), Evil(getattr, "a", "upper"), Evil(th.new_table, "quarriors")]
)
def test_nothing_foreign_is_called(evil: Evil) -> None:
    with pytest.raises(pickle.UnpicklingError, match="is nothing that we pack"):
        loaded(dumped([1, evil]))


@pytest.mark.parametrize("game", th.list_games())
def test_packing_a_long_game_takes_no_longer(game: str) -> None:
    """By what is packed anew: the end of each scroll, and the states."""
    table = play_out(th.new_table(game, 2, seed="1"))
    again = unpacked_table(game_named(game), table._dice, loaded(dumped(packed_table(table))))
    assert again.record == table.record
    assert len(again._told.events._end) < 2 * SHEET
    assert len(again._entries._end) < 2 * SHEET
