"""Set-up: deck, hands, pool, dealer and the opening swap (KQ-1)."""

from collections import Counter

import pytest

import tumblehall as th
from tests.quaeleon.mat import heard, kind, options, state
from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.games.quaeleon.edges.impossible import all_cards

SWAP_OFF = {"opening_swap": False}


def dealt(seats: int = 3, seed: str = "deal", **options: object) -> th.Table:
    return th.new_table("quaeleon", seats, seed, options)


@pytest.mark.rule("KQ-1.1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_play_with_a_deck_of_100_cards(seats: int) -> None:
    cards = Counter(all_cards(state(dealt(seats))))
    assert cards == {card.number: card.copies for card in CARDS}
    assert cards.total() == 100


@pytest.mark.rule("KQ-1.1")
@pytest.mark.parametrize("seats", [1, 7])
def test_fewer_or_more_players_are_refused(seats: int) -> None:
    with pytest.raises(th.BadInput, match="2 to 6 seats"):
        dealt(seats)


@pytest.mark.rule("KQ-1.2", "KQ-1.3", "R1")
def test_everybody_starts_with_50_health_and_seven_cards_beside_a_pool_of_five() -> None:
    view = dealt(4).view(None)
    assert [(seat["health"], seat["cards"]) for seat in view["seats"]] == [(50, 7)] * 4
    assert (len(view["pool"]), view["deck"], view["discard"]) == (5, 100 - 4 * 7 - 5, [])


@pytest.mark.rule("KQ-1.4", "R1")
def test_swap_is_offered_to_all_at_once_unless_it_is_switched_off() -> None:
    assert [(d.seat, d.kind) for d in dealt(3).decisions] == [(0, "swap"), (1, "swap"), (2, "swap")]
    assert {d.kind for d in dealt(3, opening_swap=False).decisions} == {"stack"}


@pytest.mark.rule("KQ-1.4", "R1")
def test_swapped_cards_are_replaced_shown_to_all_and_shuffled_in() -> None:
    table = dealt(2)
    hand = table.view(1)["seats"][1]["hand"]
    for card in hand[:2]:
        table.act(1, f"set-aside {card}")
    table.act(1, "confirm")
    assert heard(table, "set-aside") == []
    table.act(0, "confirm")
    assert heard(table, "set-aside") == [{"seat": 0, "cards": []}, {"seat": 1, "cards": hand[:2]}]
    assert table.view(None)["seats"][1]["cards"] == 7
    assert Counter(hand[2:]) <= Counter(table.view(1)["seats"][1]["hand"])
    assert set(hand[:2]) <= set(table.position()["deck"])
    assert (table.view(None)["deck"], table.view(None)["discard"]) == (81, [])


@pytest.mark.rule("KQ-1.4")
def test_any_number_of_cards_may_be_swapped() -> None:
    table = dealt(2)
    table.act(0, "confirm")
    for _ in range(7):
        table.act(1, options(table, 1)[0])
    assert options(table, 1) == ["confirm"]
    table.act(1, "confirm")
    assert [event["n"] for event in heard(table, "drawn")] == [7]
    assert kind(table) == "stack"


@pytest.mark.rule("KQ-1.4")
def test_a_new_card_is_never_one_that_was_just_set_aside() -> None:
    """Cards are drawn before those set aside are shuffled in: of Q10, a single copy, none can come back."""
    for seed in range(40):
        table = dealt(2, f"again {seed}")
        mine = list(table.view(0)["seats"][0]["hand"])
        for card in mine:
            table.act(0, f"set-aside {card}")
        table.act(0, "confirm")
        table.act(1, "confirm")
        single = {card.slug for card in CARDS if card.copies == 1}
        assert not single & set(mine) & set(table.view(0)["seats"][0]["hand"])


@pytest.mark.rule("R2")
def test_first_dealer_is_random_or_named() -> None:
    assert {dealt(3, str(seed)).view(None)["dealer"] for seed in range(30)} == {0, 1, 2}
    assert {dealt(3, str(seed), first=1).view(None)["dealer"] for seed in range(5)} == {1}


@pytest.mark.rule("KQ-1.5")
def test_a_card_has_name_initiative_and_flavour_and_the_rest_is_optional() -> None:
    assert all(card.name and card.initiative >= 1 and card.flavour for card in CARDS)
    for values in ([c.defence for c in CARDS], [c.healing for c in CARDS], [c.attack for c in CARDS]):
        assert None in values
    assert any(card.attack == 0 for card in CARDS)
