"""Short positions for the tests of spells and basics: one card under test among plain creatures.

Plain creatures (level, attack/defence by face): Goblin 1, 2/2 on 3 to 6; Devotee 1, 0/3 on 3 and 4, 2, 2/4 on 5, 2/6 on
6; Wizard 1, 2/5 on 4, 2, 3/6 on 5, 3, 4/9 on 6; Dragon 1, 4/4 on 4, 2, 6/7 on 5, 3, 8/9 on 6. A draw counts the dice of
the bag in the order of the Wilds: basics, then `CARDS`, then the others named by the test.
"""

from collections.abc import Iterable, Sequence

from tests.quarriors.cards.turn import plays_on
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json
from tumblehall.testing import rigged_table

BASICS = ("Basic Quiddity/Basic", "Assistant/Basic", "Portal/Basic")
CARDS = (
    "Scavenging Goblin/Base",
    "Devotee of the Holy Query/Base",
    "Questing Wizard/Base",
    "Quake Dragon/Mighty",
    "Witching Hag/Base",
)
GOBLIN, BURST_GOBLIN = "Scavenging Goblin#3", "Scavenging Goblin#5"
DEVOTEE, DEVOTEE_2 = "Devotee of the Holy Query#3", "Devotee of the Holy Query#5"
WIZARD, WIZARD_2, WIZARD_3 = "Questing Wizard#4", "Questing Wizard#5", "Questing Wizard#6"
DRAGON, DRAGON_2, DRAGON_3 = "Quake Dragon#4", "Quake Dragon#5", "Quake Dragon#6"
QUIDDITY, QUIDDITY_2 = "Basic Quiddity#1", "Basic Quiddity#6"

Seat = dict[str, Json]


def seat(*ready: Json, **more: Json) -> Seat:
    """A seat: what is readied, and its other fields by name."""
    return {"ready": list(ready), **more}


def play(
    card: str,
    phase: str,
    *seats: Seat,
    rolls: Iterable[int] = (),
    others: Sequence[str] = (),
    holding: dict[str, int] | None = None,
    options: dict[str, Json] | None = None,
    **turn: Json,
) -> Table:
    """A table at the start of a phase of seat 0's turn, the phase `ready` after its roll; every question is asked.
    Each card holds one die, Basic Quiddity none; `holding` says otherwise. `others` come into the Wilds, in the place
    of plain cards of their class."""
    named = [name for name in (card, *others) if name not in BASICS]
    classes = [name.split("/")[0] for name in named]
    wilds = [*BASICS, *(name for name in CARDS if name.split("/")[0] not in classes), *named]
    held = {name: int(name != BASICS[0]) for name in wilds} | (holding or {})
    where: dict[str, Json] = {"phase": phase, "rolled": phase == "ready", "immediate": phase == "ready"}
    position: dict[str, Json] = {
        "game": "quarriors",
        "wilds": [{"card": name, "dice": held[name]} for name in wilds],
        "seats": [*seats, *(seat() for _ in range(2 - len(seats)))],
        "turn": where | turn,
        "options": options or {},
        "show_forced": True,
    }
    table = rigged_table(position, rolls)
    plays_on(table)
    return table
