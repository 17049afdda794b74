"""The heuristic agent of Quarriors among locks: small positions, one choice, one claim."""

from typing import Any

import pytest

import tumblehall as th
from tumblehall.agents.quarriors.heuristic import HeuristicAgent
from tumblehall.agents.quarriors.plan import rest_worth
from tumblehall.agents.quarriors.purse import Means, Price
from tumblehall.agents.quarriors.sight import seen, sight
from tumblehall.agents.quarriors.worth import usual_attack
from tumblehall.lab.quarriors_skipping import new_deeds, without

POOR = {"bag": ["Basic Quiddity"] * 6}
BASICS = {"Basic Quiddity/Basic": 0, "Assistant/Basic": 2, "Portal/Basic": 0}
UNREAD = HeuristicAgent(without(new_deeds(("qladiator",))))
FEWER, MORE = "Pink Eye Cyclops", "Poison Dart Frog"
"""Locked, the one takes a die off the opponents' draws, the other adds one to the own."""
EYE = "Quaxos' Eye"
"""Locked, it takes a die off the draws of its holder, whoever that is."""
LOCKS = {f"{FEWER}/Base": 4, f"{MORE}/Mighty": 4, f"{EYE}/Base": 4}


def at(wilds: dict[str, int], *seats: dict[str, Any], **turn: Any) -> th.Table:
    cards = [{"card": card, "dice": n} for card, n in (BASICS | wilds).items()]
    now = {"seat": 0, "number": 5, "phase": "ready", "rolled": True, **turn}
    position = {"game": "quarriors", "wilds": cards, "seats": list(seats), "turn": now, "show_forced": True}
    return th.from_position(position, seed="locks")


def choice(table: th.Table, agent: HeuristicAgent | None = None) -> str:
    decision = table.decisions[0]
    return (agent or HeuristicAgent()).choose(table.view(decision.seat), decision, th.FastRng(1))


def mine(*active: str, **more: Any) -> dict[str, Any]:
    return {"active": list(active), **POOR, **more}


def duty(table: th.Table) -> th.Table:
    table.act(0, "next")
    assert table.decisions[0].kind == "lock-duty"
    return table


# -- locking -----------------------------------------------------------------------------------------------------------


def test_locks_what_makes_the_others_draw_less() -> None:
    assert choice(at(LOCKS, mine(f"{FEWER}#3"), POOR)) == "lock pink-eye-cyclops#3"


def test_does_not_lock_it_by_will_when_its_words_say_nothing() -> None:
    assert choice(at(LOCKS, mine(f"{FEWER}#3"), POOR), UNREAD) == "next"


def test_gives_what_harms_its_holder_to_another() -> None:
    assert choice(at(LOCKS, mine(f"{EYE}#4"), POOR)) == "lock quaxos-eye#4@1"


def test_keeps_the_good_lock_that_lies_there() -> None:
    there = mine(f"{FEWER}#3", locked=f"{MORE}#3")
    assert choice(at(LOCKS, there, POOR)) == "next"


def test_the_duty_takes_the_die_that_does_most() -> None:
    wilds = {"Frost Howler/Mighty": 4, f"{FEWER}/Base": 4}
    assert choice(duty(at(wilds, mine("Frost Howler#3", f"{FEWER}#3"), POOR))) == "lock pink-eye-cyclops#3"


def test_summons_before_it_locks_what_makes_summons_dear() -> None:
    wilds = {"Frost Howler/Base": 4, "Scavenging Goblin/Base": 4}
    table = at(wilds, mine("Frost Howler#3", "Scavenging Goblin#4", "Basic Quiddity#1"), POOR)
    assert choice(table) == "summon scavenging-goblin#4"


def test_attaches_to_a_creature_rather_than_to_a_locked_die() -> None:
    wilds = {f"{MORE}/Mighty": 4, "Scavenging Goblin/Base": 4, "Victory/Cantrip": 4}
    table = at(wilds, mine(ready=["Scavenging Goblin#4", "Victory#6"], locked=f"{MORE}#3"), POOR, phase="attack")
    table.act(0, "attach victory#6")
    assert choice(table) == "pick scavenging-goblin#4@0"


# -- paying for freedom ------------------------------------------------------------------------------------------------


def test_pays_for_the_lock_of_another_that_takes_its_dice() -> None:
    table = at(LOCKS, mine("Basic Quiddity#6"), {"locked": f"{FEWER}#3", **POOR}, phase="capture", captures=0)
    assert choice(table) == "unlock pink-eye-cyclops#3@1"


def test_pays_for_the_own_lock_that_harms() -> None:
    table = at(LOCKS, mine("Basic Quiddity#6", locked=f"{EYE}#3"), POOR, phase="capture", captures=0)
    assert choice(table) == "unlock quaxos-eye#3@0"


@pytest.mark.parametrize("holder", [0, 1])
def test_does_not_pay_where_nothing_harms(holder: int) -> None:
    seats = [mine("Basic Quiddity#6"), dict(POOR)]
    seats[holder]["locked"] = f"{MORE}#3" if holder == 0 else f"{EYE}#3"
    assert choice(at(LOCKS, *seats, phase="capture", captures=0)) == "next"


def test_a_good_die_is_worth_more_than_to_free_another() -> None:
    wilds = LOCKS | {"Quake Dragon/Mighty": 4}
    table = at(wilds, mine(*["Basic Quiddity#6"] * 5), {"locked": f"{FEWER}#3", **POOR}, phase="capture")
    assert choice(table) == "capture quake-dragon"


# -- abilities and draws -----------------------------------------------------------------------------------------------

KILLER = {"Poison Dart Frog/Strong": 4, "Deathdealer/Strong": 4, "Assistant/Basic": 2}


def ability(victim: str) -> str:
    here = mine("Basic Quiddity#1", locked="Poison Dart Frog#3", glory=3)
    return choice(at(KILLER, here, {"ready": [victim], **POOR}))


def test_pays_glory_for_the_end_of_a_creature_that_is_worth_it() -> None:
    assert ability("Deathdealer#4") == "activate poison-dart-frog#3@0"


def test_pays_no_glory_for_the_end_of_a_poor_one() -> None:
    assert ability("Assistant#5") == "next"


@pytest.mark.parametrize(("drawn", "answer"), [(0, "use portal#5"), (1, "next")])
def test_does_not_draw_where_that_costs_as_much_as_it_brings(drawn: int, answer: str) -> None:
    theirs = {"locked": "Quake Dragon Mystic#3", **POOR}
    table = at({"Quake Dragon Mystic/Strong": 4}, mine("Portal#5", draws=drawn, glory=3), theirs, immediate=True)
    assert choice(table) == answer


def test_reckons_with_a_smaller_attack_of_one_who_draws_less() -> None:
    def attack(**locked: str) -> float:
        theirs = {"bag": ["Deathdealer"] * 5 + ["Basic Quiddity"] * 3}
        s = seen(sight(at(LOCKS | {"Deathdealer/Strong": 0}, mine(**locked), theirs).view(0)))
        return usual_attack(s, 1)

    assert attack(locked=f"{FEWER}#3") < attack()


def test_the_one_who_is_offered_a_die_draws_it() -> None:
    table = at({"Harmony/Spell": 4}, mine("Harmony#4"), POOR)
    table.act(0, "ready harmony#4")
    assert table.decisions[0].seat == 1
    assert choice(table) == "yes"


def test_names_the_creature_of_another_that_falls_rather_than_the_dear_one_that_holds() -> None:
    wilds = {"Qladiator/Mighty": 4, "Questing Wizard/Base": 4, "Scavenging Goblin/Base": 4}
    theirs = {"ready": ["Questing Wizard#6", "Scavenging Goblin#4"], **POOR}
    table = at(wilds, mine(ready=["Qladiator#4"]), theirs, phase="attack")
    while (table.decisions[0].kind, table.decisions[0].seat) != ("name", 0):
        table.act(table.decisions[0].seat, choice(table))
    assert choice(table) == "defend scavenging-goblin#4@1"


def test_a_captured_die_counts_for_more_early_than_late() -> None:
    def worth(glory: int) -> float:
        s = seen(sight(at({"Quake Dragon/Mighty": 4}, mine(glory=glory), dict(POOR), phase="capture").view(0)))
        return rest_worth(s, 0, [Price(99)] * 3 + [Price(9)], Means(9))

    assert worth(0) > 1.5 * worth(16)
