"""What forms are told cannot be combined is what is refused."""

from itertools import combinations, product

import pytest

from tumblehall.games.quarriors.game import INFO
from tumblehall.games.quarriors.rules.mixing import MIXES, SET_TITLES, check_options, chosen_cards
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import Listed, Several, barred
from tumblehall.kernel.values import Json

FLAGS = tuple(product((False, True), repeat=4))
"""Quests, large dice, culls, expert culling."""
SETS = [list(some) for n in range(1, len(SET_TITLES) + 1) for some in combinations(SET_TITLES, n)]


def is_offered(options: dict[str, Json]) -> bool:
    sets = INFO.options["sets"]
    assert isinstance(sets, Several)
    free = all(barred(INFO.bars, name, value, options, 3) is None for name, value in options.items())
    return sets.is_enough(options["sets"]) and free


def is_legal(options: dict[str, Json]) -> bool:
    try:
        check_options(options, 2)
    except BadInput:
        return False
    return True


def ten_of(sets: list[str]) -> list[str]:
    """Cards to be named; of sets that are too few, those there are."""
    options = {"sets": sets, "large_dice": "light-dark" in sets, "wilds": "random", "mix": "hint", "quests": False}
    return [card.name for card in chosen_cards(options, FastRng(1))]


@pytest.mark.rule("Q135", "Q381", "Q382", "QD-8", "QX-16")
@pytest.mark.parametrize("sets", SETS, ids="-".join)
def test_forms_offer_exactly_what_is_not_refused(sets: list[str]) -> None:
    for wilds, mix in product(("random", "first-game", ten_of(sets)), MIXES):
        for quests, large, culls, expert in FLAGS:
            options = {"sets": sets, "large_dice": large, "culls": culls, "wilds": wilds, "mix": mix}
            options |= {"expert_culling": expert, "quests": quests}
            assert is_offered(options) == is_legal(options), options


@pytest.mark.rule("Q135")
def test_every_list_of_sets_that_can_be_played_is_reached_without_one_that_cannot() -> None:
    option = INFO.options["sets"]
    assert isinstance(option, Several)
    reached: list[list[str]] = [list(option.default)]
    for words in reached:
        steps = [[each for each in option.choices if (each in words) != (each == word)] for word in option.choices]
        reached += [step for step in steps if option.is_enough(step) and step not in reached]
    assert sorted(reached) == sorted(some for some in SETS if option.is_enough(some))


def refusal_of(card: str, options: dict[str, Json], seats: int) -> str:
    """Why a lone card cannot be named: that nine others are missing is no reason against it."""
    with pytest.raises(BadInput) as fault:
        check_options(options | {"wilds": [card], "mix": "choice"}, seats)
    said = str(fault.value)
    return "" if "(S28)" in said else said


@pytest.mark.rule("QC-1.8", "QQ-3", "QX-3", "Q25", "Q123", "Q383")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "left_out", [(), *((name,) for name in SET_TITLES)], ids=lambda names: "-".join(names) or "all"
)
def test_cards_on_the_shelves_are_barred_where_they_are_refused(left_out: tuple[str, ...], seats: int) -> None:
    wilds = INFO.options["wilds"]
    assert isinstance(wilds, Listed)
    sets = [name for name in SET_TITLES if name not in left_out]
    for quests, large in product({False, "quartifacts" in sets}, {False, "light-dark" in sets}):
        options: dict[str, Json] = {"sets": sets, "quests": quests, "large_dice": large, "culls": True}
        options |= {"expert_culling": False}
        for shelf in wilds.shelves:
            for card in (word for words in shelf.sorts.values() for word in words):
                if set(shelf.needs[card]) <= set(sets):
                    bar = barred(INFO.bars, "wilds", card, options, seats)
                    assert (bar is not None) == bool(refusal_of(card, options, seats)), (card, options)
