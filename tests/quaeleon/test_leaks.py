"""Whole games, looked at by every seat and an onlooker: nobody sees more than is theirs."""

import pytest

import tumblehall as th
from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.games.quaeleon.game import GAME
from tumblehall.kernel import leaks
from tumblehall.kernel.dice import FastRng, SeedDice
from tumblehall.kernel.table import Table
from tumblehall.kernel.trial import Trial

EVERY = {2: 2, 4: 9, 6: 17}
"""At one step in so many all look."""


@pytest.mark.rule("KQ-2.2", "KQ-1.4")
@pytest.mark.parametrize("seats", EVERY)
def test_exchanging_what_a_seat_cannot_know_changes_nothing_it_sees(seats: int) -> None:
    dice = SeedDice(f"leaks {seats}")
    trial = Trial(GAME, Table(GAME, seats, {}, dice, False), dice, None, FastRng("looks"))
    rng, varied = FastRng("plays"), 0
    while trial.table.outcome is None:
        if trial.table.step % EVERY[seats] == 0:
            varied += sum(leaks.check_imagine(trial, seat) for seat in range(seats))
            leaks.check_neighbours(trial)
            leaks.check_undo(trial)
        decision = trial.table.decisions[rng.below(len(trial.table.decisions))]
        trial.table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
    assert varied > 20


@pytest.mark.parametrize("seats", [2, 6])
def test_views_and_events_name_no_card_of_anothers_hand(seats: int) -> None:
    """Of a card with one copy that lies in a hand from the deal on, no other view or event has the name."""
    table = th.new_table("quaeleon", seats, f"names {seats}", {"opening_swap": False})
    secret = {card.slug for card in CARDS if card.copies == 1}
    for owner in range(seats):
        held = secret & set(table.view(owner)["seats"][owner]["hand"])
        for eye in (None, *(seat for seat in range(seats) if seat != owner)):
            shown = f"{table.view(eye)} {table.events(eye)} {[d for d in table.decisions if d.seat == eye]}"
            assert [slug for slug in held if slug in shown] == []
