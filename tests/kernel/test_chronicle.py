"""What each seat may know of all that happened, and how it is found."""

import pytest

from tests.fixtures.tables import bluff, play_out
from tumblehall.kernel.chronicle import VALUES, Chronicle
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.scroll import Scroll, Values
from tumblehall.kernel.values import Event

EYES = (None, 0, 1, 2)


@pytest.mark.parametrize("eye", EYES)
def test_every_number_of_known_events_can_be_left_out(eye: int | None) -> None:
    table = play_out(bluff(3))
    known = [event for event in table._told.events if event.seen_by(eye)]
    assert table.events(eye) == known
    assert [table.events(eye, since) for since in range(len(known) + 3)] == [
        known[since:] for since in range(len(known) + 3)
    ]


@pytest.mark.parametrize("eye", EYES)
def test_count_of_events_is_kept_at_every_step(eye: int | None) -> None:
    table = bluff(3)
    for most in range(30):
        play_out(table, f"step {most}", most=1)
        if most % 3 == 0 and table.why_no_undo(0, agreed=True) is None:
            table.undo(0, agreed=True)
        assert table.event_count(eye) == len(table.events(eye))


def test_counts_of_a_clone_are_its_own() -> None:
    table = bluff(2)
    before = table.event_count(0)
    play_out(table.clone())
    assert table.event_count(0) == before == len(table.events(0))


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_count_for_no_seat_is_bad_input(seat: int) -> None:
    with pytest.raises(BadInput, match="there is no seat"):
        bluff().event_count(seat)


def test_latest_events_are_found_without_a_look_at_all() -> None:
    looks: list[Values] = []
    told = Chronicle()

    def look(values: Values) -> Event:
        looks.append(values)
        return Event(*values)

    told.events = Scroll(VALUES, look)
    told.add(Event("whispered", to=(0,)) for _ in range(1000))
    assert len(told.known_to(0, 998)) == 2
    assert len(looks) == 2
    assert told.known_to(1, 0) == []


def test_seat_named_twice_is_told_once() -> None:
    told = Chronicle()
    told.add([Event("whispered", to=(0, 0))])
    assert told.count(0) == len(told.known_to(0, 0)) == 1
