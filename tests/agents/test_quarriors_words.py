"""The heuristic agent of Quarriors reads what cards say: small positions, one deed, one claim."""

from typing import Any

import pytest

import tumblehall as th
from tumblehall.agents.quarriors.battle import attack_worth
from tumblehall.agents.quarriors.heuristic import HeuristicAgent
from tumblehall.agents.quarriors.sight import as_declared, seen, sight, tables_of
from tumblehall.agents.quarriors.texts import texts_of
from tumblehall.agents.quarriors.words import gained, rid_of
from tumblehall.lab.quarriors_skipping import new_deeds, without

POOR = {"bag": ["Basic Quiddity"] * 6}
BASICS = {"Basic Quiddity/Basic": 0, "Assistant/Basic": 2, "Portal/Basic": 0, "Corrupted Quiddity/Basic": 6}
UNREAD = HeuristicAgent(without(new_deeds(("demons", "quarmageddon", "promos"))))


def at(wilds: dict[str, int], *seats: dict[str, Any], **turn: Any) -> th.Table:
    cards = [{"card": card, "dice": n} for card, n in (BASICS | wilds).items()]
    now = {"seat": 0, "number": 5, "phase": "ready", "rolled": True, **turn}
    position = {"game": "quarriors", "wilds": cards, "seats": list(seats), "turn": now, "show_forced": True}
    return th.from_position(position, seed="words")


def choice(table: th.Table, agent: HeuristicAgent | None = None) -> str:
    decision = table.decisions[0]
    return (agent or HeuristicAgent()).choose(table.view(decision.seat), decision, th.FastRng(1))


# -- what is captured --------------------------------------------------------------------------------------------------

COSTS_GLORY = {"Deathdealer/Corrupted": 5, "Devotee of the Holy Query/Base": 5}
RICH = {"active": ["Basic Quiddity#1"] * 3, **POOR}


def test_leaves_a_die_that_costs_glory_and_corrupts_its_owner() -> None:
    assert choice(at(COSTS_GLORY, RICH, POOR, phase="capture")) == "capture devotee-of-the-holy-query"


def test_takes_that_die_when_these_words_say_nothing_to_it() -> None:
    assert choice(at(COSTS_GLORY, RICH, POOR, phase="capture"), UNREAD) == "capture deathdealer"


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("Voodoo Doll/Base", "Warrior of the Quay/Base"),  # lethal
        ("Lord of the Quarry/Strong", "Lord of the Quarry/Base"),  # an opponent loses glory
        ("Demonic Overlord/Mighty", "Demonic Overlord/Base"),  # removes others' dice, or destroys the own
    ],
)
def test_one_face_says_more_than_another(better: str, worse: str) -> None:
    def said(name: str) -> float:
        texts = texts_of(tables_of((*BASICS, name), as_declared), 1.0)[-8:]
        return sum(sum(text) for text in texts)

    assert said(better) > said(worse)


def test_a_corrupted_die_harms_less_as_the_game_goes_on() -> None:
    t = tables_of(tuple(BASICS), as_declared)
    early, late = gained(t, 1.0, "Corrupted Quiddity"), gained(t, 0.25, "Corrupted Quiddity")
    assert early < late < 0


def test_a_poor_die_is_gladly_lost_and_a_good_one_is_not() -> None:
    assert rid_of(1.0, 0.1) > 0 > rid_of(1.0, 2.0)


# -- what is picked ----------------------------------------------------------------------------------------------------


def scored(table: th.Table, die: str) -> th.Table:
    table.act(0, f"score {die}")
    return table


def test_gives_the_corrupted_die_away() -> None:
    mine = {"ready": ["Mischievous Imp#5"], "used": ["Basic Quiddity", "Corrupted Quiddity"], **POOR}
    table = at({"Mischievous Imp/Strong": 4}, mine, POOR, phase="score", rolled=False)
    assert choice(scored(table, "mischievous-imp#5")).startswith("pick corrupted-quiddity")


def test_gives_nothing_away_when_it_cannot_read_that() -> None:
    mine = {"ready": ["Mischievous Imp#5"], "used": ["Basic Quiddity", "Corrupted Quiddity"], **POOR}
    table = at({"Mischievous Imp/Strong": 4}, mine, POOR, phase="score", rolled=False)
    assert choice(scored(table, "mischievous-imp#5"), UNREAD) == "pass"


def test_removes_the_best_die_of_another() -> None:
    theirs = {"used": ["Basic Quiddity", "Quake Dragon", "Corrupted Quiddity"], **POOR}
    mine = {"ready": ["Demonic Overlord#4"], **POOR}
    table = at({"Demonic Overlord/Mighty": 4, "Quake Dragon/Mighty": 4}, mine, theirs, phase="score", rolled=False)
    assert choice(scored(table, "demonic-overlord#4")).startswith("pick quake-dragon")


def test_takes_glory_from_the_one_who_is_ahead() -> None:
    mine = {"ready": ["Lord of the Quarry#3"], **POOR}
    others = [{"glory": 2, **POOR}, {"glory": 9, **POOR}]
    table = at({"Lord of the Quarry/Strong": 4}, mine, *others, phase="score", rolled=False)
    assert choice(scored(table, "lord-of-the-quarry#3")) == "seat 2"


def goblin(active: list[str]) -> str:
    """A goblin was summoned that offers 2 quiddity for a corrupted die."""
    wilds = {"Scavenging Goblin/Corrupted": 4, "Quake Dragon/Mighty": 4}
    table = at(wilds, {"active": ["Scavenging Goblin#5", *active], **POOR}, POOR)
    table.act(0, "summon scavenging-goblin#5")
    return choice(table)


def test_is_not_corrupted_for_quiddity_that_buys_nothing() -> None:
    assert goblin(["Basic Quiddity#1"]) == "pass"


# -- what is cast ------------------------------------------------------------------------------------------------------


def test_casts_what_corrupts_the_others() -> None:
    mine = {"ready": ["Corruption#3"], **POOR}
    assert choice(at({"Corruption/Spell": 4}, mine, POOR, phase="attack")) == "cast corruption#3"


def test_casts_it_for_the_glory_when_no_such_die_is_left() -> None:
    mine = {"ready": ["Corruption#3"], **POOR}
    none = {"Corruption/Spell": 4, "Corrupted Quiddity/Basic": 0}
    assert choice(at(none, mine, {"glory": 3, **POOR}, phase="attack")) == "cast corruption#3"
    assert choice(at(none, mine, {"glory": 0, **POOR}, phase="attack")) == "next"


@pytest.mark.parametrize(("mine", "theirs", "answer"), [(0, 3, "cast corruption#3"), (2, 1, "next")])
def test_destroys_all_only_when_others_lose_more(mine: int, theirs: int, answer: str) -> None:
    seats = [{"ready": ["Witching Hag#6"] * n, **POOR} for n in (mine, theirs)]
    seats[0]["ready"] = [*seats[0]["ready"], "Corruption#3"]
    wilds = {"Corruption/Incantation": 4, "Witching Hag/Base": 2}
    assert choice(at(wilds, *seats, phase="attack")) == answer


def test_culls_the_dear_die_of_another_but_not_quiddity() -> None:
    wilds = {"Discriminating/Cantrip": 4, "Quake Dragon/Mighty": 4}
    mine = {"ready": ["Discriminating#4"], **POOR}
    assert choice(at(wilds, mine, {"used": ["Quake Dragon"], **POOR}, phase="attack")) == "cast discriminating#4"
    assert choice(at(wilds, mine, {"used": ["Basic Quiddity"], **POOR}, phase="attack")) == "next"


# -- battles -----------------------------------------------------------------------------------------------------------


def gain_of_attack(mine: str, theirs: str, *cards: str) -> float:
    table = at(dict.fromkeys(cards, 3), {"ready": [mine], **POOR}, {"ready": [theirs], **POOR}, phase="attack")
    return attack_worth(seen(sight(table.view(0))), 0)


def test_a_lethal_attacker_breaks_the_wall_that_holds_against_another() -> None:
    cards = ("Voodoo Doll/Base", "Witching Hag/Base", "Scavenging Goblin/Base")
    assert gain_of_attack("Voodoo Doll#4", "Witching Hag#6", *cards) > 0
    assert gain_of_attack("Scavenging Goblin#4", "Witching Hag#6", *cards) == 0


def test_a_lethal_attacker_does_not_break_what_is_immune() -> None:
    assert gain_of_attack("Voodoo Doll#4", "Heavenly Seraph#4", "Voodoo Doll/Base", "Heavenly Seraph/Mighty") == 0


def test_names_first_what_takes_no_damage() -> None:
    mine = {"ready": ["Witching Hag#6", "Ghostly Spirit#4"], **POOR}
    theirs = {"ready": ["Quake Dragon#4"], "used": ["Corrupted Quiddity"], **POOR}
    wilds = {"Ghostly Spirit/Corrupted": 4, "Witching Hag/Base": 4, "Quake Dragon/Mighty": 4}
    table = at(wilds, mine, theirs, seat=1, phase="attack")
    while table.decisions[0].kind != "name":
        table.act(table.decisions[0].seat, "next")
    assert choice(table) == "defend ghostly-spirit#4"
