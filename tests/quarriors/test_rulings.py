"""Rulings that base games need and that no test of a rule or card shows: one small position each."""

import pytest

from tests.quarriors.mat import (
    asks,
    captures,
    creature,
    do,
    fall,
    glory,
    go,
    heard,
    kind,
    lay,
    left,
    lying,
    number,
    offered,
    options,
    play,
    seat,
    stats,
    totals,
    where,
)
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.language.guards import works_on
from tumblehall.games.quarriors.language.terms import Guard

GOBLIN, OOZE, WARRIOR = "Scavenging Goblin", "Primordial Ooze", "Warrior of the Quay"
BURSTS = (Guard.B1, Guard.B2, Guard.S1, Guard.S2, Guard.Q1)

# -- reading a card --------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q8", "Q138")
@pytest.mark.parametrize("card", COMPILED, ids=lambda card: card.name)
def test_a_card_speaks_of_no_burst_that_its_die_never_shows(card: object) -> None:
    """And one without a word for a burst says nothing of it."""
    compiled = next(each for each in COMPILED if each is card)
    named = {Guard[said.name.split(":")[1]] for said in compiled.clauses} & set(BURSTS)
    assert all(any(works_on(guard, face) for face in compiled.die.faces) for guard in named)


@pytest.mark.rule("Q138")
def test_so_many_faces_of_the_base_dice_carry_bursts() -> None:
    base = [face for die in DIE_CLASSES if die.set == "Base" for face in die.faces]
    assert (len(base), sum(face.bursts > 0 for face in base)) == (108, 13)


@pytest.mark.rule("Q146")
def test_of_each_opponent_who_has_one_a_creature_falls_and_all_at_once() -> None:
    """Seat 2 has nothing that the Death Spell reaches; the others are asked for clockwise, then both fall."""
    wilds = "Death/Spell, Questing Wizard/Base"
    table = play(
        seat(ready="Death#4"), seat(ready="2 Assistant#5"), seat(ready="Questing Wizard#6"), seat(ready="Assistant#6"),
        wilds=wilds,
    )  # fmt: skip
    do(table, "cast death#4")
    assert options(table) == ["pick assistant#5@1"]
    do(table, "pick assistant#5@1")
    assert (options(table), heard(table, "destroyed")) == (["pick assistant#6@3"], [])
    fall(table, "pick assistant#6@3")
    assert [lying(table, "used", who) for who in (1, 2, 3)] == [["Assistant"], [], ["Assistant"]]


# -- numbers, owners -------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q50")
@pytest.mark.parametrize(
    ("area", "pile", "price"), [("Defender of the Pale#4", "", 2), ("", "Defender of the Pale", 1)]
)
def test_a_price_is_changed_from_the_ready_area_only(area: str, pile: str, price: int) -> None:
    theirs = seat(ready=area, used=pile)
    table = play(seat(active="Assistant#5", quiddity=2), theirs, wilds="Defender of the Pale/Mighty")
    assert table.view(0)["summons"][0]["price"] == price


@pytest.mark.rule("Q132")
def test_an_exchanged_die_belongs_wholly_to_its_new_owner() -> None:
    us = seat(ready="Deathdealer#4"), seat(used="Portal")
    table = lay("Deathdealer/Base", "score", *us, rolls=[1, 1])
    go(table, "score deathdealer#4", "yes", "pick portal in used 1")
    assert (where(table, 0, "used"), where(table, 1, "used")) == (["portal"], ["deathdealer"])
    assert "cull portal" in options(table)
    assert "cull deathdealer" not in options(table)


@pytest.mark.rule("Q81", "Q230")
def test_a_player_without_any_die_plays_on() -> None:
    table = play(seat(), seat(), phase="score")
    assert (asks(table), heard(table, "rolled")) == ((0, "tidy"), [{"player": "seat 0", "dice": []}])
    do(table, "end-turn")
    assert table.view(None)["turn"] == 1


@pytest.mark.rule("Q80", "Q230")
@pytest.mark.parametrize(("bag", "drawn"), [(8, 6), (4, 4), (0, 0)])
def test_an_opening_draw_takes_six_and_fewer_only_where_there_are_fewer(bag: int, drawn: int) -> None:
    table = play(seat(bag=f"{bag} Basic Quiddity" if bag else ""), phase="draw", rolls=[1] * 12)
    assert [len(one["dice"]) for one in heard(table, "rolled")] == [drawn]


@pytest.mark.rule("Q330")
def test_captures_of_a_turn_add_up_and_free_ones_do_not_count() -> None:
    """Advanced capture, a Growth Cantrip, and a Strong Devotee that took a spell for nothing."""
    mine = seat(ready="Devotee of the Holy Query#6", active="Growth")
    wilds = "Growth/Cantrip 1, Devotee of the Holy Query/Strong, Life/Charm 1"
    table = lay(wilds, "score", mine, options={"captures": 2}, rolls=[1, 1, 4, 4, 1])
    go(table, "score devotee-of-the-holy-query#6", "yes", "pick growth in wilds", "pass")
    assert captures(table) == 2
    go(table, "ready growth#4")
    assert captures(table) == 3


@pytest.mark.rule("Q332")
def test_a_culled_die_is_on_its_card_before_the_capture_that_might_end_the_game() -> None:
    """Three creature cards are empty; the last die of a fourth is taken while one goes back to the third."""
    wilds = "Ghostly Spirit/Base, Deathdealer/Base, Scavenging Goblin/Base, Witching Hag/Base 1, Shaping/Incantation"
    mine = seat(ready="Assistant#5+Shaping#4@0", used="Scavenging Goblin")
    table = lay(wilds, "score", mine)
    go(table, "score assistant#5+shaping#4", "yes", "pick scavenging-goblin in used 0", "pick witching-hag in wilds")
    assert table.outcome is None
    assert (left(table, GOBLIN), left(table, "Witching Hag")) == (1, 0)


# -- spells ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q157")
@pytest.mark.parametrize(
    ("card", "creature_ready", "castable"),
    [
        ("Death/Cantrip", "", False),
        ("Death/Cantrip", "Assistant#5", True),
        ("Shaping/Charm", "", False),
        ("Shaping/Charm", "Assistant#5", True),
        ("Death/Incantation", "", False),
        ("Growth/Charm", "", True),
    ],
)
def test_a_spell_is_cast_where_its_first_effect_has_an_object(card: str, creature_ready: str, castable: bool) -> None:
    """Of a mass effect one in reach is enough, whether it changes or not: no Assistant can be turned up."""
    spell = f"{card.split('/')[0]}#4"
    table = play(seat(ready=f"{spell}, {creature_ready}", active="Portal#4"), wilds=card)
    assert bool(offered(table, "cast")) is castable


@pytest.mark.rule("Q300")
def test_a_life_charm_answers_the_breath_of_a_dragon() -> None:
    wilds = "Quake Dragon/Base, Life/Charm"
    table = play(seat(ready="Quake Dragon#5"), seat(ready="Assistant#5, Life#4"), wilds=wilds, phase="attack")
    assert (asks(table), totals(table)) == ((1, "react"), {})
    fall(table, "cast life#4")
    do(table, "goes active by life#4")
    assert (lying(table, "active", 1), lying(table, "used", 1)) == (["Assistant"], [])


# -- turning and copying ---------------------------------------------------------------------------------------------


@pytest.mark.rule("Q96")
def test_a_face_that_was_turned_works_at_once_and_is_no_summon() -> None:
    """A Dragon of level 2 has 1 defence more by its burst."""
    wilds = "Shaping/Charm, Quake Dragon/Mighty"
    table = play(seat(ready="Quake Dragon#4, Shaping#4"), wilds=wilds)
    do(table, "cast shaping#4")
    while kind(table) == "turn-face":
        do(table, options(table)[0])
    assert (stats(table, 0), heard(table, "summoned")) == ((6, 7), [])


@pytest.mark.rule("Q284")
def test_an_ooze_that_was_destroyed_and_saved_copies_anew() -> None:
    wilds = "Primordial Ooze/Strong, Shaping/Cantrip, Deathdealer/Base"
    ooze = {"die": f"{OOZE}#4", "copy": "Deathdealer#4"}
    table = play(seat(ready="Deathdealer#6, Assistant#5"), seat(ready=[ooze, "Shaping#4"]), wilds=wilds, phase="attack")
    while kind(table) != "name":
        do(table, table.decisions[0].default)
    do(table, "defend primordial-ooze#4", "goes ready by shaping#4")
    assert (asks(table), options(table)) == ((1, "copy"), ["pick deathdealer#6@0", "pick assistant#5@0"])


@pytest.mark.rule("Q285")
def test_a_copy_takes_neither_attached_dice_nor_marks_nor_what_stands_on_the_card() -> None:
    """The model has a Charm beside it and a mark; its card allows one summon of its class in a turn."""
    model = {"die": f"{WARRIOR}#6+Life#4@1", "marks": [[3, 3, False]]}
    mine = seat(active=f"{OOZE}#4, {OOZE}#5", quiddity=4)
    wilds = "Primordial Ooze/Strong, Warrior of the Quay/Mighty, Life/Cantrip, Shaping/Cantrip"
    table = play(mine, seat(ready=[model, "Shaping#4"]), wilds=wilds)
    do(table, "summon primordial-ooze#4", "pick warrior-of-the-quay#6+life#4@1", "goes ready by shaping#4")
    assert (creature(table, 0)["as"], stats(table, 0), creature(table, 0)["attached"]) == (
        "warrior-of-the-quay#6", (3, 4), [],
    )  # fmt: skip
    assert offered(table, "summon") == ["primordial-ooze#5"]


@pytest.mark.rule("Q287")
def test_a_copied_summon_destroys_its_own_model_and_the_copy_stays() -> None:
    wilds = "Primordial Ooze/Strong, Warrior of the Quay/Mighty"
    table = play(seat(active=f"{OOZE}#4", quiddity=2), seat(ready=f"{WARRIOR}#4"), wilds=wilds)
    fall(table, "summon primordial-ooze#4", "pick warrior-of-the-quay#4@1")
    assert lying(table, "used", 1) == [WARRIOR]
    assert (creature(table, 0)["as"], stats(table, 0)) == ("warrior-of-the-quay#4", (2, 3))


# -- scoring and the end ---------------------------------------------------------------------------------------------


@pytest.mark.rule("Q320")
def test_who_was_not_culled_has_scored_for_every_count() -> None:
    """Expert culling: two creatures score without their cull and without glory; the Victory Charm counts them."""
    mine = seat(ready="2 Assistant#5, Victory#5")
    table = play(mine, phase="score", wilds="Victory/Charm", options={"expert_culling": True}, rolls=[1] * 4)
    do(table, "score assistant#5", "score assistant#5")
    assert glory(table) == [0, 0]
    do(table, "cast victory#5")
    assert glory(table) == [2, 0]


@pytest.mark.rule("Q371")
def test_what_was_still_to_be_done_when_the_game_ends_is_dropped() -> None:
    """The second scorer reaches the goal: the third stands where it stood and nothing is culled."""
    table = play(seat(ready="3 Assistant#5", glory=18), phase="score")
    do(table, "score assistant#5", "score assistant#5")
    assert table.outcome is not None
    assert (lying(table, "ready"), lying(table, "used")) == (["Assistant#5"], ["Assistant", "Assistant"])
    assert (number(table, 0), heard(table, "culled")) == (20, [])
