"""What abilities and spaces do is told to everybody."""

from collections.abc import Callable

import pytest

from tests.angryquest.mat import DOV, EVRA, HAG, LUDO, MIMI, do, duel, heard, play, who
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json


def curse(monster: str, slug: str = DOV, *answers: str, held: str = "", rolls: tuple[int, ...] = ()) -> Table:
    """A character ends on the curse space t05; Mimi is behind, and Evra prays where a die is told for her."""
    mine = [who(slug, "t04", held)] + ([who(EVRA)] if rolls and monster == "clay-colossus" else [])
    at = play(mine, [who(MIMI, "t46")], die=1, rolls=rolls, monster=monster)
    return do(at, f"move {slug} t05", *answers)


def luck(monster: str, *answers: str) -> Table:
    """Dov ends on the luck space t03; Mimi is behind."""
    at = play([who(DOV, "t02"), who(LUDO)], [who(MIMI, "t46")], die=1, monster=monster)
    return do(at, f"move {DOV} t03", "luck", *answers)


@pytest.mark.parametrize(
    ("at", "kind", "data"),
    [
        (lambda: curse("clay-colossus"), "curse", {"character": DOV, "space": "t05"}),
        (lambda: curse("clay-colossus"), "weakened", {"character": DOV, "dice": 1}),
        (lambda: curse("clay-colossus", LUDO), "curse-ignored", {"character": LUDO}),
        (lambda: curse("clay-colossus", HAG, f"pick {MIMI}"), "curse-passed", {"character": HAG, "other": MIMI}),
        (lambda: curse("clay-colossus", rolls=(4,)), "curse-save", {"character": DOV, "saint": EVRA, "face": 4}),
        (lambda: curse("animated-armour"), "shifted", {"character": DOV, "to": "t02"}),
        (lambda: curse("mire-hydra"), "stalled", {"character": DOV}),
        (lambda: curse("bone-regent", rolls=(1,)), "doom-roll", {"character": DOV, "face": 1}),
        (lambda: curse("bone-regent", rolls=(1,)), "sent-home", {"character": DOV}),
        (lambda: curse("storm-roc"), "swapped", {"character": DOV, "other": MIMI}),
        (
            lambda: curse("hollow-librarian", DOV, "lose armour 2", held="armour2"),
            "lost-upgrade",
            {"character": DOV, "attribute": "armour", "level": 2},
        ),
        (lambda: luck("mire-hydra"), "luck", {"character": DOV, "space": "t03"}),
        (lambda: luck("bone-regent", f"pick {LUDO}"), "rallied", {"character": LUDO, "to": "t01"}),
        (lambda: luck("clay-colossus", f"pick {MIMI}"), "shifted", {"character": MIMI, "to": "t43"}),
        (
            lambda: duel("nimble-finch", "close", MIMI, "close", [1, 1, 1]),
            "sent-home",
            {"character": "nimble-finch", "to": "home"},
        ),
        (
            lambda: duel(LUDO, "close", "nimble-finch", "close", [4, 4, 4, 1]),
            "retreated",
            {"character": "nimble-finch", "to": "t21"},
        ),
        (
            lambda: do(duel("runa-wolf-sister", "close", MIMI, "close", [4, 1, 1, 1, 1]), "advance 2"),
            "advanced",
            {"character": "runa-wolf-sister", "to": "t28"},
        ),
        (
            lambda: do(
                duel("jory-cutpurse", "close", who(MIMI, "", "armour2"), "close", [6, 6, 1, 1]), "spoil armour 2"
            ),
            "took-upgrade",
            {"character": "jory-cutpurse", "loser": MIMI, "attribute": "armour", "level": 2},
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_it_is_told(at: Callable[[], Table], kind: str, data: Json) -> None:
    assert heard(at(), kind) == [data]
