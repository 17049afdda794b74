"""What a payment takes where there is energy, and what floats after it (QX-1, QX-2, Q168)."""

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, combinations_with_replacement

import pytest

from tests.quarriors.mat import do, energy, kind, lying, offered, options, play, quiddity, seat
from tumblehall.games.quarriors.rules.mechanisms.energy import (
    DARK,
    LIGHT,
    PLAIN,
    Bill,
    can_pay_bill,
    energy_payment,
    energy_wealth,
    pay_bill,
    payment,
    take_off,
)
from tumblehall.games.quarriors.rules.state import QuarriorsState

WILDS = "Quake Dragon/Mighty, Herald/Lesser 3, Quartz Golem/Greater 3, Black Cat/Greater 3, Light/Charm, Dark/Charm"
COINS = (
    "Basic Quiddity#1", "Basic Quiddity#6", "Quake Dragon#3", "Light#2", "Light#3", "Dark#2", "Dark#3",
)  # fmt: skip
"""Plain 1, plain 2, plain 3 with a re-roll, light 1 and 2, dark 1 and 2."""
MOST_DICE = 6
FLOATS = ((0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1), (2, 0, 1), (0, 1, 1), (0, 2, 0), (1, 1, 2))
BILLS = ((PLAIN, PLAIN), (LIGHT, PLAIN), (DARK, PLAIN), (PLAIN, LIGHT), (PLAIN, DARK))
"""What the price needs a unit of, and what it is paid without."""
PRICES = (0, 1, 2, 3, 5, 7)

Spent = tuple[list[int], list[int]]


# -- by brute force ----------------------------------------------------------------------------------------------------


class Reference:
    """The ruling word by word, with every set of dice tried at each step."""

    def __init__(self, state: QuarriorsState, pool: Sequence[int], floating: Sequence[int]) -> None:
        faces = state.tables.faces
        self.pool = list(pool)
        self.kind = {code: ("", "light", "dark").index(faces[code].face.energy) for code in pool}
        self.worth = {code: faces[code].worth for code in pool}
        self.useful = {code: faces[code].immediate for code in pool}
        self.floating = list(floating)
        self.spent: list[int] = []

    def have(self, kind: int) -> int:
        return self.floating[kind] + sum(self.worth[code] for code in self.pool if self.kind[code] == kind)

    def take(self, kind: int, due: int) -> int:
        """Floating first; then the best of all sets of dice that cover the rest, or all of them."""
        mine = [place for place, code in enumerate(self.pool) if self.kind[code] == kind]
        rest = due - self.floating[kind]
        if rest > 0 and mine:
            sets = chain.from_iterable(combinations(mine, n) for n in range(1, len(mine) + 1))
            covering = [each for each in sets if sum(self.worth[self.pool[place]] for place in each) >= rest]
            best = min(covering, key=self._waste) if covering else tuple(mine)
            for place in reversed(best):
                code = self.pool.pop(place)
                self.spent.append(code)
                self.floating[kind] += self.worth[code]
        paid = min(due, self.floating[kind])
        self.floating[kind] -= paid
        return due - paid

    def _waste(self, places: tuple[int, ...]) -> tuple[object, ...]:
        codes = [self.pool[place] for place in places]
        return sum(self.worth[c] for c in codes), sum(self.useful[c] for c in codes), len(codes), places


def expected(
    state: QuarriorsState, pool: list[int], floating: Sequence[int], bill: Bill, first: int
) -> tuple[Spent, bool]:
    reference = Reference(state, pool, floating)
    due = bill.price
    if bill.need:
        reference.take(bill.need, 1)
        due -= 1
    due = reference.take(PLAIN, due)
    both = [each for each in (LIGHT, DARK) if each != bill.without and reference.have(each)]
    asks = due > 0 and len(both) == 2 and sum(map(reference.have, both)) > due
    for each in (first, LIGHT + DARK - first):
        if each != bill.without:
            due = reference.take(each, due)
    assert due == 0
    return (sorted(reference.spent), reference.floating), asks


def laid(state: QuarriorsState, pool: list[int], floating: Sequence[int]) -> None:
    state.active[0], state.spent[0] = pool, []
    state.quiddity[0], *rest = floating
    state.energy = (rest[0], rest[1])


def made(state: QuarriorsState) -> tuple[list[int], list[int], list[int]]:
    """After a payment: all dice there were, those spent, and what floats."""
    return sorted(state.active[0] + state.spent[0]), sorted(state.spent[0]), [state.quiddity[0], *state.energy]


def purses(state: QuarriorsState) -> Iterator[tuple[list[int], Sequence[int]]]:
    """All purses of up to six dice, each with one of the ways to float."""
    kind_of = state.tables.kind_of
    codes = [kind_of[name] << 3 | int(face) - 1 for name, face in (coin.split("#") for coin in COINS)]
    every = chain.from_iterable(combinations_with_replacement(sorted(codes), n) for n in range(MOST_DICE + 1))
    for place, pool in enumerate(every):
        yield list(pool), FLOATS[place % len(FLOATS)]


@pytest.mark.rule("Q168", "QX-1", "QX-2", "Q78")
def test_payments_are_those_of_brute_force_over_all_purses_of_six_dice() -> None:
    state = play(seat(active="Basic Quiddity#1"), wilds=WILDS).state
    assert isinstance(state, QuarriorsState)
    checked = 0
    for pool, floating in purses(state):
        laid(state, list(pool), floating)
        for price in PRICES:
            for need, without in BILLS:
                bill = Bill(max(price, 1) if need else price, need, without)
                whole = Reference(state, pool, floating)
                rich = sum(whole.have(each) for each in (PLAIN, LIGHT, DARK) if not each or each != without)
                payable = rich >= bill.price and (not need or whole.have(need) > 0)
                assert can_pay_bill(state, 0, bill) is payable
                if not payable:
                    continue
                for first in (LIGHT, DARK) if payment(state, 0, bill).asks else (LIGHT,):
                    paid = payment(state, 0, bill, first)
                    found = (sorted(paid.codes), list(paid.left)), paid.asks
                    (spent, left), asks = expected(state, pool, floating, bill, first)
                    assert found == ((spent, left), asks), (pool, floating, bill, first)
                    pay_bill(state, 0, bill, first)
                    assert made(state) == (sorted(pool), spent, left), (pool, floating, bill, first)
                    laid(state, list(pool), floating)
                    checked += 1
    assert checked > 30_000


@pytest.mark.rule("Q168", "Q78")
def test_prices_in_one_energy_are_those_of_brute_force_over_all_purses_of_six_dice() -> None:
    state = play(seat(active="Basic Quiddity#1"), wilds=WILDS).state
    assert isinstance(state, QuarriorsState)
    for pool, floating in purses(state):
        for kind_ in (LIGHT, DARK):
            laid(state, list(pool), floating)
            rich = Reference(state, pool, floating).have(kind_)
            assert energy_wealth(state, 0, kind_) == rich
            for price in range(1, min(rich, 4) + 1):
                laid(state, list(pool), floating)
                reference = Reference(state, pool, floating)
                reference.take(kind_, price)
                take_off(state, 0, energy_payment(state, 0, kind_, price))
                assert made(state) == (sorted(pool), sorted(reference.spent), reference.floating)


@pytest.mark.rule("Q168")
def test_quiddity_for_summons_alone_goes_before_all_other_and_the_rest_is_paid_as_ever() -> None:
    mine = seat(active="Basic Quiddity#1, Light#2, Quartz Golem#6", quiddity=1) | {"summon": 1}
    table = do(play(mine, wilds=WILDS), "summon quartz-golem#6")
    assert (quiddity(table), energy(table), lying(table, "active")) == (0, (0, 0), ["Light#2"])


# -- the cases of the rules --------------------------------------------------------------------------------------------


@pytest.mark.rule("QX-14", "Q168")
def test_the_golem_of_the_book_takes_one_light_then_the_plain_dice_then_light() -> None:
    mine = seat(active="3 Basic Quiddity#1, Light#3")
    table = play(mine, wilds=WILDS, phase="capture")
    assert [each for each in offered(table, "capture") if "golem" in each] == ["quartz-golem with light"]
    do(table, "capture quartz-golem with light")
    assert (energy(table), quiddity(table), lying(table, "active")) == ((0, 0), 0, [])


@pytest.mark.rule("Q168")
def test_with_enough_plain_quiddity_both_prices_are_on_offer() -> None:
    table = play(seat(quiddity=6, light=3), wilds=WILDS, phase="capture")
    golem = [each for each in offered(table, "capture") if "golem" in each]
    assert golem == ["quartz-golem", "quartz-golem with light"]
    do(table, "capture quartz-golem with light")
    assert (quiddity(table), energy(table)) == (2, (2, 0))


@pytest.mark.rule("Q168")
def test_the_full_price_is_paid_without_the_energy_of_the_card() -> None:
    table = do(play(seat(quiddity=6, light=3), wilds=WILDS, phase="capture"), "capture quartz-golem")
    assert (quiddity(table), energy(table)) == (0, (3, 0))


@pytest.mark.rule("Q168")
def test_a_summon_takes_plain_dice_before_floating_energy() -> None:
    mine = seat(active="2 Basic Quiddity#1, Quartz Golem#5", light=3)
    table = do(play(mine, wilds=WILDS), "summon quartz-golem#5")
    assert (lying(table, "spent"), energy(table)) == (["Basic Quiddity#1", "Basic Quiddity#1"], (3, 0))


@pytest.mark.rule("Q168", "Q78")
def test_where_both_energies_are_there_and_not_all_is_needed_the_player_says_which() -> None:
    mine = seat(active="Quartz Golem#5", light=2, dark=2)
    table = do(play(mine, wilds=WILDS), "summon quartz-golem#5")
    assert (kind(table), options(table), lying(table, "active")) == (
        "pay",
        ["pay light", "pay dark"],
        ["Quartz Golem#5"],
    )
    do(table, "pay dark")
    assert (energy(table), lying(table, "ready")) == ((2, 0), ["Quartz Golem#5"])


@pytest.mark.rule("Q168")
def test_the_energy_said_is_used_up_first_and_the_other_pays_the_rest() -> None:
    mine = seat(active="Quartz Golem#6", light=2, dark=2)
    table = do(play(mine, wilds=WILDS), "summon quartz-golem#6", "pay dark")
    assert energy(table) == (1, 0)


@pytest.mark.rule("Q168")
def test_nothing_is_asked_where_all_of_both_energies_is_needed() -> None:
    mine = seat(active="Quartz Golem#6", light=2, dark=1)
    table = do(play(mine, wilds=WILDS), "summon quartz-golem#6")
    assert (energy(table), lying(table, "ready")) == ((0, 0), ["Quartz Golem#6"])


@pytest.mark.rule("Q168", "Q242")
def test_the_energy_is_asked_for_unlocking_too() -> None:
    table = play(seat(light=2, dark=2), seat(locked="Frost Howler#3"), wilds=f"Frost Howler/Base, {WILDS}")
    do(table, "unlock frost-howler#3@1", "pay dark")
    assert (energy(table), lying(table, "used", 1)) == ((2, 0), ["Frost Howler"])


@pytest.mark.rule("Q168")
def test_the_energy_is_asked_for_captures_too() -> None:
    table = play(seat(light=2, dark=4), wilds=WILDS, phase="capture")
    do(table, "capture black-cat with dark", "pay light")
    assert (energy(table), lying(table, "used")) == ((0, 3), ["Black Cat"])


@pytest.mark.rule("Q168")
def test_the_energy_is_asked_for_the_full_price_of_a_card_without_energy() -> None:
    table = play(seat(light=2, dark=2), wilds=f"Scavenging Goblin/Base 1, {WILDS}", phase="capture")
    do(table, "capture scavenging-goblin", "pay dark")
    assert (energy(table), lying(table, "used")) == ((2, 0), ["Scavenging Goblin"])


@pytest.mark.rule("Q168")
def test_nothing_is_asked_for_the_full_price_of_a_card_with_energy() -> None:
    """Its own energy does not pay it."""
    table = do(play(seat(light=2, dark=6), wilds=WILDS, phase="capture"), "capture quartz-golem")
    assert (energy(table), lying(table, "used")) == ((2, 0), ["Quartz Golem"])


@pytest.mark.rule("Q168")
def test_what_an_energy_die_gives_too_much_floats_as_that_energy() -> None:
    mine = seat(active="Dark#3, Herald#4")
    table = do(play(mine, wilds=WILDS), "summon herald#4")
    assert (energy(table), quiddity(table)) == ((0, 1), 0)


@pytest.mark.rule("Q168", "QX-2")
def test_energy_dice_may_be_spent_by_hand_before() -> None:
    table = do(play(seat(active="Dark#3, Light#2, Herald#4"), wilds=WILDS), "spend dark#3", "spend light#2")
    assert (energy(table), quiddity(table)) == ((1, 2), 0)


@pytest.mark.rule("Q261")
def test_each_capture_needs_a_unit_of_its_own() -> None:
    table = play(seat(quiddity=5, light=1), wilds=WILDS, phase="capture", options={"captures": 2})
    do(table, "capture herald with light")
    assert (quiddity(table), energy(table)) == (4, (0, 0))
    assert [each for each in offered(table, "capture") if "herald" in each] == ["herald"]
    assert quiddity(do(table, "capture herald")) == 1


@pytest.mark.rule("Q168")
@pytest.mark.parametrize(("summon", "asked"), [(0, False), (1, True), (2, False)])
def test_what_is_for_summons_only_is_taken_off_before_the_energy_is_asked(summon: int, asked: bool) -> None:
    """Of a price of 2 both units of energy are needed, one of them, or none."""
    mine = seat(active="Quartz Golem#5", light=1, dark=1) | {"summon": summon}
    table = do(play(mine, wilds=WILDS), "summon quartz-golem#5")
    assert (kind(table) == "pay", lying(table, "ready") == []) == (asked, asked)
