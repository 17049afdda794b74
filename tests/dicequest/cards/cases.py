"""How a card is shown to work: a situation, a deed, what comes of it; and a situation in which it does not."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest
from _pytest.mark import ParameterSet

from tests.dicequest.camp import Camp
from tumblehall.games.dicequest.content.kinds import ColourName
from tumblehall.games.dicequest.edges.view import Wounds

Setting = Callable[[], Camp]


@dataclass(frozen=True, slots=True)
class Case:
    card: str
    works: Setting
    """Here the card is on offer,"""
    answers: tuple[str, ...]
    """these answers follow its use,"""
    claim: Callable[[Camp], Any]
    """and this comes to"""
    value: Any
    fails: Setting
    """Here it is not on offer."""
    dice: tuple[str, ...] = ()
    """What re-rolled dice show."""


def marked(cases: Sequence[Case], negative: bool = False) -> list[ParameterSet]:
    """Each case as a test that carries its card."""
    return [pytest.param(case, id=case.card, marks=pytest.mark.card(case.card, negative=negative)) for case in cases]


def of_cards(rows: Sequence[tuple[Any, ...]], negative: bool = False) -> list[ParameterSet]:
    """Rows that begin with their card."""
    return [pytest.param(*row, marks=pytest.mark.card(row[0], negative=negative)) for row in rows]


def check_works(case: Case) -> None:
    game = case.works()
    game.say(f"use {case.card}", *case.answers, dice=case.dice)
    assert case.claim(game) == case.value


def check_fails(case: Case) -> None:
    game = case.fails()
    assert f"use {case.card}" not in (game.offers if game.s.seats else [])


def result(game: Camp) -> dict[str, int]:
    """The result as it was told last: the turn may be over."""
    told = [event for event in game.sink.events if "result" in event.data and event.data["player"] == "seat 0"]
    return told[-1].data["result"]  # type: ignore[no-any-return]


def unlocked(game: Camp) -> list[str]:
    return [die["die"] for die in game.challenge["unlocked"]]


def locked(game: Camp) -> list[str]:
    return [die["die"] for die in game.challenge["locked"]]


def pool(game: Camp) -> dict[ColourName, int]:
    return game.challenge["pool"]


def gold(game: Camp) -> int:
    """The first gold that was gained."""
    return game.events("gold")[0].data["n"]  # type: ignore[no-any-return]


def backpack(game: Camp) -> list[str]:
    return game.mine()["backpack"]


def wounds(game: Camp) -> Wounds:
    return game.challenge["wounds"]


def blocks(game: Camp) -> int:
    return game.challenge["blocks"]


def wound_of(name: str) -> Callable[[Camp], str | None]:
    return lambda game: game.heroes()[name]["wound"]
