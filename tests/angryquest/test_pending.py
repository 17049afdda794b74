"""Pending work that a position names by hand: what does not fit the situation is refused when it is loaded."""

from typing import Any

import pytest

import tumblehall as th
from tests.angryquest.mat import HROTH, LUDO, MIMI, PIM, position, seat, who

TEAMS = ([who(MIMI, "t05")], [who(HROTH, "t09")])
FIGHT = {"attacker": MIMI, "defender": HROTH, "attack": "close"}
END = ["end", 0]


def after(*stack: list[Any], **more: Any) -> dict[str, Any]:
    return position(*TEAMS, pending={"stack": list(stack)}, **more)


def choosing(branch: list[Any], **first: Any) -> dict[str, Any]:
    seats = [
        {"colour": None, "team": [], "hand": [MIMI, PIM], **first},
        {"colour": None, "team": [], "hand": [HROTH, LUDO]},
    ]
    stack = [["start-turn", 0], ["corner", 1], ["corner", 0], ["show-teams"], ["fork"]]
    return {"game": "angryquest", "seats": seats, "pending": {"stack": stack, "branches": [branch, [["keep", 1]]]}}


REFUSED: list[tuple[dict[str, Any], str]] = [
    (after(["recruit", 0, MIMI]), "at the bottom of the stack, and only there"),
    (after(END, END), "at the bottom of the stack, and only there"),
    (after(END, ["keep", 0]), "'keep' stands in branches only"),
    (after(END, ["recruit", 0, PIM]), f"'recruit': {PIM} is no character of seat 0"),
    (after(END, ["move", 0, "movement-step", 3, HROTH]), f"'move': {HROTH} is no character of seat 0"),
    (after(END, ["clash", 0, MIMI]), f"'clash': {MIMI} meets nobody"),
    (after(END, ["spoils", 0, MIMI, PIM]), f"'spoils': {PIM} is no character of another seat"),
    (after(END, ["town", 0, "t05", MIMI, 1, "nothing"]), "'town': t05 is no settlement"),
    (after(END, ["recruit", 0, MIMI], ["roll", 0, "movement-step"]), "on top of the stack, and nowhere else"),
    (after(END, ["settle"]), "a 'fight' comes with"),
    (after(END, ["exchange"], ["roll", 0, "movement-step"], fight=FIGHT), "a 'fight' comes with"),
    (after(END, ["roll", 0, "movement-step"], fight=FIGHT), "a 'fight' comes with"),
    (after(END, ["exchange"], ["defend", 0], fight=FIGHT), f"'defend': {HROTH} is no character of seat 0"),
    (after(END, ["exchange"], fight=FIGHT), "the defender has named no attribute"),
    (after(END, ["show-teams"]), "teams are shown after they were chosen"),
    (position([], [], pending={"stack": [END]}), "somebody needs a team"),
    (position(seat(out=True), seat(out=True), pending={"stack": [END]}), "somebody needs a team"),
    (after(END, ["corner", 0]), "each seat without a colour, and no other"),
    (position(seat(who(MIMI), hand=[PIM]), pending={"stack": [END]}), "only the seat that is asked for a 'newcomer'"),
    (after(END, ["newcomer", 0, MIMI]), "only the seat that is asked for a 'newcomer'"),
    (choosing([["keep", 0]], hand=[]), "branches.0. asks 'keep' of a hand"),
    (choosing([]), "branches.0. asks 'keep' of a hand"),
]


@pytest.mark.parametrize(("bad", "message"), REFUSED)
def test_work_that_does_not_fit_the_situation_is_refused(bad: dict[str, Any], message: str) -> None:
    with pytest.raises(th.BadInput, match=f"position.pending: .*{message}"):
        th.from_position(bad, seed="1")


@pytest.mark.parametrize(
    ("good", "asked"),
    [
        (after(END, ["recruit", 0, MIMI], face_up=[{"character": PIM, "given_by": [1]}]), "recruit"),
        (after(END, ["exchange"], ["defend", 1], fight=FIGHT), "defend"),
        (position(seat(who(MIMI), hand=[PIM, LUDO]), pending={"stack": [END, ["newcomer", 0, MIMI]]}), "newcomer"),
        (choosing([["keep", 0]]), "keep"),
    ],
)
def test_work_that_fits_is_asked(good: dict[str, Any], asked: str) -> None:
    assert th.from_position(good, seed="1").decisions[0].kind == asked


def test_a_team_without_a_colour_is_at_home() -> None:
    stack = [["start-turn", 0], ["corner", 0]]
    bad = position(seat(who(MIMI, "ent-yellow-1"), colour=None), pending={"stack": stack})
    with pytest.raises(th.BadInput, match="without a colour all characters are at home"):
        th.from_position(bad)
