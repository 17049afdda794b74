"""What a table tells of its own accord: an answer was taken back, the rules have changed."""

from tumblehall.kernel.record import Part
from tumblehall.kernel.values import Event


def undone(seat: int, to: tuple[int, ...] | None) -> Event:
    return Event("undo", {"seat": seat}, text=f"Seat {seat} takes back the last answer.", to=to)


def undone_by_agreement(seat: int) -> Event:
    return Event("undo", {"seat": seat, "agreed": True}, text=f"Seat {seat} takes back an answer, as agreed.")


def taken_back(seat: int, roll: bool) -> Event:
    text = f"Seat {seat} takes back {'a roll' if roll else 'an answer'}, and what came after it."
    return Event("undo", {"seat": seat, "take_back": True, "roll": roll}, text=text)


def went_on(part: Part) -> Event:
    """What everybody is told first in a game that goes on by other rules."""
    text = (
        "The rules have changed since this game began. It goes on by the new ones from here; "
        f"what came before was played by release {part.release}."
    )
    return Event("went-on", {"release": part.release, "entries": len(part.entries)}, text=text)
