"""Spells of the sets before locks against a locked die: what docs/reference/quarriors-reach.md lists, each by play."""

import pytest

from tests.quarriors.mat import (
    GOBLIN,
    Seat,
    asks,
    do,
    fall,
    glory,
    kind,
    kinds,
    locked,
    lying,
    now,
    offered,
    options,
    play,
    seat,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

FROG, CYCLOPS = "Poison Dart Frog#3", "Pink Eye Cyclops#3"
FROG_0, FROG_1 = "poison-dart-frog#3 locked@0", "poison-dart-frog#3 locked@1"
GOBLIN_1 = "scavenging-goblin#3@1"
FROGS = "Poison Dart Frog/Base"
LOCKED_NOW: dict[str, Json] = {"locked": True}


def cast(card: str, face: int, *seats: Seat, more: str = "Growth/Charm", turn: dict[str, Json] | None = None) -> Table:
    """Seat 0 casts its spell in phase 4, in which nothing else is to do."""
    wilds = f"{card}, {more}, {FROGS}, Pink Eye Cyclops/Base, Scavenging Goblin/Base"
    return do(play(*seats, wilds=wilds, phase="capture", turn=turn), f"cast {card.split('/')[0].lower()}#{face}")


def figures(table: Table, who: int) -> tuple[int, int, int]:
    die = table.view(None)["seats"][who]["locked"]
    return die["level"], die["attack"], die["defence"]


def beside(table: Table, who: int) -> list[str]:
    """The spells attached to a locked die."""
    return [spell["die"] for spell in table.view(None)["seats"][who]["locked"]["attached"]]


# -- destruction -------------------------------------------------------------------------------------------------------


@pytest.mark.card("Death/Incantation")
@pytest.mark.rule("QL-10", "Q32")
def test_death_incantation_with_two_bursts_may_take_a_locked_die_of_anybody() -> None:
    table = cast("Death/Incantation", 6, seat(ready="Death#6", locked=FROG), seat(ready=GOBLIN, locked=FROG))
    assert offered(table, "pick") == [FROG_0, GOBLIN_1, FROG_1]


@pytest.mark.card("Death/Incantation")
@pytest.mark.rule("Q32", "QL-14")
@pytest.mark.parametrize(("pick", "spent", "used"), [(FROG_0, [FROG], []), (FROG_1, [], ["Poison Dart Frog"])])
def test_what_death_incantation_takes_is_unlocked(pick: str, spent: list[str], used: list[str]) -> None:
    table = cast("Death/Incantation", 6, seat(ready="Death#6", locked=FROG), seat(ready=GOBLIN, locked=FROG))
    do(table, f"pick {pick}")
    found = [die for die in lying(table, "spent") if die == FROG]
    assert (found, lying(table, "used", 1), "destroyed" in kinds(table)) == (spent, used, False)


@pytest.mark.card("Death/Incantation", negative=True)
@pytest.mark.rule("Q89")
def test_death_incantation_does_not_take_what_its_caster_locked_this_turn() -> None:
    mine = seat(ready="Death#6", locked=now(FROG))
    table = cast("Death/Incantation", 6, mine, seat(ready=GOBLIN), turn=LOCKED_NOW)
    assert offered(table, "pick") == [GOBLIN_1]


@pytest.mark.card("Death/Incantation", negative=True)
@pytest.mark.rule("Q56", "QL-10")
def test_death_incantation_with_one_burst_wants_level_1_or_2() -> None:
    table = cast("Death/Incantation", 5, seat(ready="Death#5"), seat(ready=GOBLIN, locked=FROG))
    assert offered(table, "pick") == [GOBLIN_1]


@pytest.mark.card("Death/Spell")
@pytest.mark.rule("QL-10", "Q32")
def test_death_spell_reaches_the_locked_die_of_each_opponent_with_its_defence_of_0() -> None:
    us = seat(ready="Death#4", locked=FROG), seat(ready=GOBLIN, locked=FROG), seat(locked=FROG)
    table = cast("Death/Spell", 4, *us)
    assert offered(table, "pick") == [GOBLIN_1, FROG_1]
    do(table, f"pick {FROG_1}", "pick poison-dart-frog#3 locked@2")
    assert [locked(table, who) for who in range(3)] == [FROG, None, None]


@pytest.mark.card("Corruption/Incantation")
@pytest.mark.rule("Q228", "Q89")
@pytest.mark.parametrize(("mine", "left"), [(FROG, [None, None]), (now(FROG), [FROG, None])])
def test_corruption_incantation_unlocks_all_but_what_its_caster_locked_this_turn(
    mine: Json, left: list[str | None]
) -> None:
    turn = {} if mine == FROG else LOCKED_NOW
    table = play(
        seat(ready="Corruption#3", locked=mine),
        seat(ready=GOBLIN, locked=FROG),
        wilds="Corruption/Incantation, Poison Dart Frog/Base, Scavenging Goblin/Base",
        turn=turn,
    )
    fall(table, "cast corruption#3")
    assert [locked(table, who) for who in range(2)] == left
    assert [event for event in kinds(table) if event == "destroyed"] == ["destroyed"]


@pytest.mark.card("Oblation/Charm", negative=True)
@pytest.mark.rule("Q32", "Q247")
def test_a_locked_die_is_no_price_of_oblation_charm() -> None:
    wilds = "Oblation/Charm, Poison Dart Frog/Base"
    alone = play(seat(ready="Oblation#4", locked=FROG, active="Portal#4", bag="Portal"), wilds=wilds)
    assert offered(alone, "cast") == []
    table = play(seat(ready="Oblation#4, Assistant#5", locked=FROG, active="Portal#4", bag="Portal"), wilds=wilds)
    do(table, "cast oblation#4")
    assert offered(table, "pick") == ["assistant#5@0"]


# -- numbers that stay 0 -----------------------------------------------------------------------------------------------


@pytest.mark.card("Death/Cantrip")
@pytest.mark.rule("Q51", "Q157")
def test_death_cantrip_may_be_cast_for_a_locked_die_alone_whose_attack_stays_0() -> None:
    table = cast("Death/Cantrip", 4, seat(ready="Death#4", locked=FROG), seat())
    assert (figures(table, 0), lying(table, "spent")) == ((0, 0, 0), ["Death#4"])


@pytest.mark.card("Death/Charm", "Life/Cantrip", "Shaping/Incantation", "Victory/Cantrip")
@pytest.mark.rule("QL-15", "Q51")
@pytest.mark.parametrize("card", ["Death/Charm", "Life/Cantrip", "Shaping/Incantation", "Victory/Cantrip"])
def test_a_spell_for_any_creature_may_lie_beside_a_locked_die_which_stays_0(card: str) -> None:
    name = card.split("/")[0]
    table = play(seat(ready=f"{name}#6", locked=FROG), seat(locked=FROG), wilds=f"{card}, {FROGS}", phase="capture")
    assert offered(do(table, f"attach {name.lower()}#6"), "pick") == [FROG_0, FROG_1]
    do(table, f"pick {FROG_1}")
    assert (beside(table, 1), figures(table, 1)) == ([f"{name.lower()}#6"], (0, 0, 0))


@pytest.mark.card("Oblation/Cantrip")
@pytest.mark.rule("QL-15", "QL-14")
def test_oblation_cantrip_lies_beside_an_own_locked_die_and_is_not_answered_as_that_is_unlocked() -> None:
    wilds = f"Oblation/Cantrip, Death/Spell, {FROGS}"
    table = play(seat(ready="Oblation#4", locked=FROG), seat(locked=FROG), wilds=wilds, phase="capture")
    assert offered(do(table, "attach oblation#4"), "pick") == [FROG_0]
    bearing = seat(locked=f"{FROG}+Oblation#4@1")
    table = play(seat(ready="Death#4"), bearing, wilds=f"{wilds}, Growth/Charm 1", phase="capture")
    do(table, "cast death#4", "pick poison-dart-frog#3+oblation#4 locked@1")
    assert (asks(table), sorted(lying(table, "used", 1))) == ((0, "tidy"), ["Oblation", "Poison Dart Frog"])


@pytest.mark.card("Victory/Cantrip", "Shaping/Incantation", negative=True)
@pytest.mark.rule("QL-10")
@pytest.mark.parametrize("card", ["Victory/Cantrip", "Shaping/Incantation"])
def test_what_answers_a_score_waits_beside_a_locked_die(card: str) -> None:
    name = card.split("/")[0]
    table = play(
        seat(locked=f"{FROG}+{name}#6@0", used="Assistant"), wilds=f"{card}, {FROGS}", phase="score", rolls=[1, 1]
    )
    assert (glory(table), beside(table, 0), "scored" in kinds(table)) == ([0, 0], [f"{name.lower()}#6"], False)


# -- reactions ---------------------------------------------------------------------------------------------------------


def reacting(card: str, **mine: object) -> Table:
    """Seat 0 has cast a Growth Charm, seat 1 may answer."""
    theirs = seat(**{"ready": "Life#4", "locked": FROG, **mine})  # type: ignore[arg-type]
    wilds = f"{card}, Growth/Charm, Death/Spell, {FROGS}, Scavenging Goblin/Base"
    table = play(seat(ready="Growth#4, Death#4", locked=FROG), theirs, wilds=wilds, phase="capture")
    return do(table, "cast growth#4")


@pytest.mark.card("Life/Charm", negative=True)
@pytest.mark.rule("QL-14")
def test_life_charm_does_not_send_a_locked_die_to_the_active_pool() -> None:
    table = do(reacting("Life/Charm"), "cast life#4", "cast death#4", f"pick {FROG_1}")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == ([], ["Poison Dart Frog"])


@pytest.mark.card("Life/Incantation", negative=True)
@pytest.mark.rule("Q32", "QL-10")
def test_life_incantation_finds_no_attack_on_locked_dice() -> None:
    assert asks(reacting("Life/Incantation")) == (0, "act")
    table = do(reacting("Life/Incantation", ready=f"Life#4, {GOBLIN}"), "cast life#4")
    assert offered(table, "pick") == [GOBLIN_1]


@pytest.mark.card("Life/Spell")
@pytest.mark.rule("Q51", "Q157")
def test_life_spell_may_be_cast_for_a_locked_die_alone_whose_defence_stays_0() -> None:
    table = do(reacting("Life/Spell"), "cast life#4")
    assert (figures(table, 1), lying(table, "spent", 1)) == ((0, 0, 0), ["Life#4"])


@pytest.mark.card("Shaping/Cantrip", "Oblation/Spell", negative=True)
@pytest.mark.rule("QL-14")
@pytest.mark.parametrize("card", ["Shaping/Cantrip", "Oblation/Spell"])
def test_nobody_is_asked_to_rescue_a_locked_die(card: str) -> None:
    theirs = seat(ready=f"{card.split('/')[0]}#4", locked=FROG)
    table = cast("Death/Spell", 4, seat(ready="Death#4"), theirs, more=card)
    do(table, f"pick {FROG_1}")
    assert (asks(table), lying(table, "used", 1)) == ((0, "tidy"), ["Poison Dart Frog"])


# -- turning, and what lies beside -------------------------------------------------------------------------------------


@pytest.mark.card("Shaping/Charm")
@pytest.mark.rule("QL-11", "Q237", "Q240")
@pytest.mark.parametrize("mine", [FROG, now(FROG)])
def test_shaping_charm_turns_a_locked_die_to_level_1_also_in_the_turn_in_which_it_was_locked(mine: Json) -> None:
    turn = {} if mine == FROG else LOCKED_NOW
    table = cast("Shaping/Charm", 4, seat(ready="Shaping#4", locked=mine), turn=turn)
    assert options(table) == ["turn 4", "turn 5"]
    do(table, "turn 4")
    assert (locked(table), lying(table, "ready")) == (None, ["Poison Dart Frog#4"])


@pytest.mark.card("Shaping/Charm", negative=True)
@pytest.mark.rule("Q15", "Q240")
def test_shaping_charm_finds_no_level_1_on_a_cyclops() -> None:
    table = cast("Shaping/Charm", 4, seat(ready="Shaping#4", locked=CYCLOPS))
    assert (kind(table), locked(table)) == ("tidy", CYCLOPS)


@pytest.mark.card("Shaping/Spell")
@pytest.mark.rule("QL-1", "QL-15")
def test_shaping_spell_reaches_a_spell_beside_a_locked_die() -> None:
    table = cast("Shaping/Spell", 4, seat(ready="Shaping#4"), seat(locked=f"{FROG}+Life#4@1"), more="Life/Cantrip")
    (pick,) = offered(table, "pick")
    do(table, f"pick {pick}")
    assert (locked(table, 1), lying(table, "used", 1)) == (FROG, ["Life"])
