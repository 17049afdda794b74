"""The rules of Light vs. Dark: energy, large dice, question marks, anchored spells, turning (QX)."""

import pytest

from tests.quarriors.mat import (
    LARGE,
    LARGE_DARK,
    LARGE_LIGHT,
    area,
    creature,
    do,
    energy,
    fall,
    glory,
    go,
    heard,
    kind,
    lay,
    lying,
    offered,
    options,
    play,
    quiddity,
    seat,
)
from tumblehall.games.quarriors.cards import COMPILED
from tumblehall.games.quarriors.content import CARDS, DIE_CLASSES
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.table import Table

ENERGY = "Herald/Lesser 3, Quartz Golem/Greater 3, Black Cat/Greater 3, Boogieman/Lesser, Archangel/Greater"
LARGE_DICE = f"Assistant/of Economics, {ENERGY}"
SET = "Light vs. Dark"


def sorted_active(table: Table) -> list[str]:
    return sorted(die.partition("#")[0] for die in lying(table, "active"))


# -- energy (QX-1, QX-2) -----------------------------------------------------------------------------------------------


@pytest.mark.rule("QX-1")
def test_a_unit_of_the_energy_of_a_card_makes_it_cheaper() -> None:
    table = do(play(seat(quiddity=1, light=1), wilds=ENERGY, phase="capture"), "capture herald with light")
    assert (lying(table, "used"), quiddity(table), energy(table)) == (["Herald"], 0, (0, 0))


@pytest.mark.rule("QX-1")
def test_the_other_energy_gives_no_discount() -> None:
    table = play(seat(quiddity=1, dark=1), wilds=ENERGY, phase="capture")
    assert [each for each in offered(table, "capture") if "herald" in each] == []


@pytest.mark.rule("QX-2")
def test_light_and_dark_quiddity_pay_as_ordinary_quiddity() -> None:
    table = do(play(seat(active="Boogieman#5", light=1, dark=1), wilds=ENERGY), "summon boogieman#5")
    assert (lying(table, "ready"), energy(table)) == (["Boogieman#5"], (0, 0))


@pytest.mark.rule("QX-2")
def test_energy_ends_with_the_turn() -> None:
    table = do(play(seat(light=2, dark=1), wilds=ENERGY, phase="tidy"), "end-turn")
    assert energy(table) == (0, 0)


# -- set-up and large dice (QX-3 to QX-6, QX-13, QX-15, QX-17) ---------------------------------------------------------


@pytest.mark.rule("QX-5", "QX-13", "QX-6")
def test_a_roll_takes_the_drawn_dice_the_waiting_one_and_both_large_ones() -> None:
    mine = seat(bag="4 Assistant", active="Herald")
    table = play(mine, wilds=LARGE_DICE, phase="draw", turn={"number": 3}, rolls=[1, 1, 1, 4, 1, 3, 1, 1, 1])
    assert sorted_active(table) == ["Assistant"] * 3 + ["Herald"] + ["Large Quiddity"] * 2


@pytest.mark.rule("QX-6", "Q256", "Q250")
@pytest.mark.parametrize(("number", "drawn"), [(1, 2), (2, 2), (3, 3), (9, 3)])
def test_two_dice_are_drawn_in_the_first_two_turns_then_three(number: int, drawn: int) -> None:
    table = play(seat(bag="4 Assistant"), wilds=LARGE_DICE, phase="draw", turn={"number": number}, rolls=[1] * 8)
    assert sorted_active(table).count("Assistant") == drawn


@pytest.mark.rule("QX-5")
def test_spent_large_dice_lie_in_the_spent_pile_and_both_are_set_aside_at_the_end() -> None:
    table = play(seat(active=f"{LARGE}, {LARGE_LIGHT}"), wilds=LARGE_DICE, phase="capture", rolls=[1, 1])
    do(table, "spend large-quiddity#1")
    assert lying(table, "spent") == [LARGE]
    while kind(table) != "tidy":
        do(table, "next")
    do(table, "end-turn")
    mine = table.position()["seats"][0]
    assert (mine["large"], mine["used"], mine["spent"], mine["active"]) == (2, [], [], [])


@pytest.mark.rule("QX-5", "Q129", "Q255")
def test_a_re_roll_may_choose_a_large_die() -> None:
    wilds = LARGE_DICE.replace("Economics", "Logistics")
    table = play(seat(active=f"Assistant#4, {LARGE_LIGHT}"), wilds=wilds, rolls=[1, 5])
    do(table, "use assistant#4:2", "pick large-quiddity#3")
    assert sorted(lying(table, "active")) == ["Assistant#5", "Large Quiddity#1"]


@pytest.mark.rule("QX-5", "Q255")
def test_no_cull_chooses_a_large_die() -> None:
    wilds = f"{LARGE_DICE}, Oblation/Incantation"
    table = do(play(seat(active=f"Oblation#4, {LARGE}, {LARGE_DARK}"), wilds=wilds), "ready oblation#4")
    assert kind(table) != "pick"
    assert sorted_active(table) == ["Large Quiddity"] * 2


@pytest.mark.rule("QX-4")
def test_large_dice_are_never_in_bag_used_pile_or_wilds() -> None:
    table = play(seat(bag="4 Assistant", active=f"{LARGE}, {LARGE}"), wilds=LARGE_DICE, phase="tidy", rolls=[1] * 4)
    do(table, "end-turn")
    state = table.state
    assert isinstance(state, QuarriorsState)
    kind_ = state.tables.large
    assert (state.bag[0][kind_], state.used[0][kind_], state.wilds[kind_]) == (0, 0, 0)
    assert GAME.pieces(state)["Large Quiddity"] == 2 * 2


@pytest.mark.rule("QX-5")
def test_undo_brings_large_dice_back() -> None:
    table = play(seat(active=f"{LARGE}, {LARGE_LIGHT}, Herald#4"), wilds=LARGE_DICE)
    before = table.position()
    do(table, "spend large-quiddity#1")
    table.undo(0)
    assert table.position()["seats"] == before["seats"]


@pytest.mark.rule("QX-17")
def test_the_set_has_its_cards_and_dice() -> None:
    cards = [card for card in CARDS if card.set == SET]
    assert (len(cards), sum(card.kind == "basic" for card in cards)) == (43, 3)
    per_class = {name: sum(card.die_class == name for card in cards) for name in {card.die_class for card in cards}}
    assert {n for name, n in per_class.items() if name != "Assistant"} == {5}
    counts = {die.name: die.count for die in DIE_CLASSES if die.set == SET}
    assert len(counts) == 10
    assert (counts.pop("Assistant"), counts.pop("Large Quiddity"), sum(counts.values())) == (16, 8, 40)
    assert all(card.facts.die_class != "Large Quiddity" for card in COMPILED)


# -- the question mark (QX-7) ------------------------------------------------------------------------------------------


@pytest.mark.rule("QX-7")
def test_the_question_mark_does_what_its_card_says() -> None:
    table = do(play(seat(active="Herald#3"), wilds=ENERGY), "use herald#3")
    assert (energy(table), lying(table, "spent")) == ((2, 0), ["Herald#3"])


@pytest.mark.rule("QX-7")
def test_two_effects_of_a_question_mark_are_two_options() -> None:
    wilds = LARGE_DICE.replace("Economics", "Logistics")
    table = play(seat(active="Assistant#4", bag="Assistant"), wilds=wilds)
    assert offered(table, "use") == ["assistant#4", "assistant#4:2"]


@pytest.mark.rule("QX-7", "QC-7.3")
def test_the_question_mark_is_an_immediate_effect() -> None:
    table = play(seat(active="Herald#3, Boogieman#4", quiddity=1), wilds=ENERGY)
    assert offered(do(table, "summon boogieman#4"), "use") == []


# -- anchored spells (QX-8) --------------------------------------------------------------------------------------------


@pytest.mark.rule("QX-8", "Q270")
def test_an_anchored_spell_needs_no_die_and_no_owner() -> None:
    wilds = "Herald/Lesser 0, Boogieman/Lesser"
    table = play(seat(active="Boogieman#1", light=1), wilds=wilds, rolls=[4])
    do(table, "anchor herald", "pick boogieman#1")
    assert (lying(table, "active"), energy(table)) == (["Boogieman#4"], (0, 0))


@pytest.mark.rule("QX-8")
def test_an_anchored_spell_is_named_as_what_destroyed() -> None:
    table = play(seat(light=3), seat(ready="Boogieman#4"), wilds="Archangel/Greater, Boogieman/Lesser")
    do(table, "anchor archangel", "pick boogieman#4@1")
    while not heard(table, "destroyed"):
        do(table, options(table)[0])
    assert [each["by"] for each in heard(table, "destroyed")] == ["archangel"]


@pytest.mark.rule("QX-8")
def test_one_anchored_spell_is_used_in_a_turn() -> None:
    table = play(seat(active="Boogieman#1", light=2, dark=3), area("Boogieman#5"), wilds=ENERGY)
    do(table, "anchor boogieman", "pick boogieman#5@1")
    assert offered(table, "anchor") == []


@pytest.mark.rule("QX-8")
@pytest.mark.parametrize("phase", ["ready", "attack", "capture"])
def test_anchored_spells_are_used_in_phases_2_to_4(phase: str) -> None:
    table = play(seat(dark=1), area("Boogieman#5"), wilds="Boogieman/Lesser, Herald/Base", phase=phase)
    assert offered(table, "anchor") == ["boogieman"]


@pytest.mark.rule("QX-8")
def test_anchored_spells_are_not_used_while_creatures_score() -> None:
    table = play(seat(ready="Boogieman#4"), area("Boogieman#5"), wilds=ENERGY, phase="score")
    assert offered(table, "anchor") == []


@pytest.mark.rule("QX-8", "Q78")
def test_an_anchored_price_takes_only_its_energy() -> None:
    table = play(seat(quiddity=5, light=5), area("Boogieman#5"), wilds="Boogieman/Lesser, Herald/Base")
    assert offered(table, "anchor") == []


@pytest.mark.rule("QX-8", "Q78")
def test_dice_of_its_energy_pay_an_anchored_price_and_the_rest_floats() -> None:
    mine = seat(active="Black Cat#2, Queelzebub#2, Basic Quiddity#1")
    wilds = "Boogieman/Lesser, Black Cat/Base, Queelzebub/Base"
    table = do(play(mine, area("Boogieman#5"), wilds=wilds), "anchor boogieman", "pick boogieman#5@1")
    assert (lying(table, "spent"), energy(table)) == (["Black Cat#2"], (0, 0))


@pytest.mark.rule("QX-8")
def test_the_anchored_spell_of_a_turn_comes_back_with_the_next() -> None:
    table = play(seat(dark=1), seat(ready="Boogieman#6"), wilds=ENERGY, turn={"anchored": True})
    assert offered(table, "anchor") == []
    state = table.state
    assert isinstance(state, QuarriorsState)
    assert state.anchored
    while table.position()["turn"]["seat"] == 0:
        do(table, options(table)[-1])
    assert not table.state.anchored  # type: ignore[attr-defined]


@pytest.mark.rule("QX-16", "Q40")
def test_immunity_stops_anchored_spells() -> None:
    wilds = "Archangel/Lesser, Boogieman/Lesser"
    table = play(seat(dark=1), area("Archangel#5"), wilds=wilds)
    assert offered(table, "anchor") == []


# -- culls, "and then", "cost" (QX-9 to QX-11) -------------------------------------------------------------------------


@pytest.mark.rule("QX-9")
def test_scoring_gives_no_cull() -> None:
    mine = seat(ready="Boogieman#4", bag="4 Assistant", used="Assistant")
    table = do(play(mine, wilds=LARGE_DICE, phase="score", rolls=[1] * 8), "score boogieman#4")
    assert (glory(table)[0], kind(table)) == (2, "act")


@pytest.mark.rule("QX-9")
def test_the_host_may_play_with_culls() -> None:
    mine = seat(ready="Boogieman#4", bag="4 Assistant", used="Assistant")
    options_ = {"sets": ["base", "light-dark"], "culls": True}
    table = play(mine, wilds=LARGE_DICE, phase="score", options=options_)
    assert kind(do(table, "score boogieman#4")) == "cull"


@pytest.mark.rule("QX-9", "Q324")
def test_a_creature_that_scores_in_an_attack_gives_no_cull_either() -> None:
    wilds = f"{LARGE_DICE}, Deathdealer/Strong"
    table = play(seat(ready="Deathdealer#6"), seat(ready="Herald#4"), wilds=wilds, phase="attack")
    fall(table, "defend herald#4")
    assert (glory(table)[0] > 0, "cull" in options(table)) == (True, False)


@pytest.mark.rule("QX-9")
def test_effects_still_cull() -> None:
    table = play(
        seat(dark=2, used="Herald"), wilds=f"Black Cat/Lesser, {LARGE_DICE.replace('Black Cat/Greater 3, ', '')}"
    )
    do(table, "anchor black-cat", "pick herald in used 0")
    assert lying(table, "used") == []


@pytest.mark.rule("QX-10")
def test_what_follows_and_then_needs_what_comes_before() -> None:
    table = play(seat(light=2, ready="Quartz Golem#4"), area("Black Cat#4"), wilds=ENERGY)
    assert offered(table, "anchor") == ["herald", "quartz-golem"][2:]  # a Cat at its lowest level is not turned


@pytest.mark.rule("QX-10")
def test_and_then_follows_what_was_done() -> None:
    table = play(seat(light=2, ready="Quartz Golem#4"), area("Black Cat#6"), wilds=ENERGY)
    do(table, "anchor quartz-golem", "pick black-cat#6@1", "turn 5", "pick quartz-golem#4@0", "turn 5")
    assert (lying(table, "ready"), lying(table, "ready", 1)) == (["Quartz Golem#5"], ["Black Cat#5"])


@pytest.mark.rule("QX-11", "Q11", "Q333")
def test_cost_in_a_text_is_the_normal_cost() -> None:
    """A Mighty Queelzebub captures dark dice that cost 5 or less: a Greater Boogieman costs more, less with dark."""
    dear = next(card for card in CARDS if card.die_class == "Boogieman" and card.cost == 6 and card.discount == 5)
    wilds = f"Queelzebub/Mighty, Boogieman/{dear.type} 2, Black Cat/Base 2"
    mine = seat(ready="Queelzebub#6", bag="6 Basic Quiddity")
    table = do(play(mine, wilds=wilds, phase="score"), "score queelzebub#6", "yes")
    assert offered(table, "pick") == ["black-cat in wilds"]


# -- turning (QX-12) ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("QX-12")
@pytest.mark.parametrize(("die", "up"), [("Herald#4", "Herald#6"), ("Herald#5", "Herald#6")])
def test_turning_up_goes_to_the_next_face_to_the_right_with_a_higher_level(die: str, up: str) -> None:
    """Both faces of level 1 lead past each other."""
    wilds = "Herald/Base, Quartz Golem/Lesser"
    table = play(seat(light=1, ready=die), wilds=wilds)
    do(table, "anchor quartz-golem", f"pick {die.lower()}@0", "turn 6")
    assert lying(table, "ready") == [up]


@pytest.mark.rule("QX-12")
def test_at_the_highest_level_nothing_is_turned() -> None:
    table = play(seat(light=1, ready="Herald#6"), wilds="Herald/Base, Quartz Golem/Lesser")
    assert offered(table, "anchor") == []


@pytest.mark.rule("QX-12", "Q14")
def test_turning_down_goes_to_the_left_and_never_to_a_face_without_creature() -> None:
    table = play(seat(dark=1), area("Herald#6"), wilds="Herald/Base, Boogieman/Lesser")
    do(table, "anchor boogieman", "pick herald#6@1")
    assert options(table) == ["turn 5"]
    assert lying(do(table, "turn 5"), "ready", 1) == ["Herald#5"]


@pytest.mark.rule("QX-12")
def test_the_lowest_creature_face_is_not_turned_down() -> None:
    table = play(seat(dark=1), area("Herald#4"), wilds="Herald/Base, Boogieman/Lesser")
    assert offered(table, "anchor") == []


# -- enchantments (Q58, Q277) ------------------------------------------------------------------------------------------

ENCHANTED = "Dark/Enchantment, Queelzebub/Greater, Boogieman/Lesser, Herald/Lesser"


@pytest.mark.rule("Q58")
def test_an_enchantment_works_from_the_ready_area_and_is_never_cast() -> None:
    table = lay(ENCHANTED, "ready", seat(active="Dark#4", ready="Queelzebub#4"))
    go(table, "ready dark#4")
    assert (creature(table, 0, 0)["attack"], offered(table, "cast")) == (6, [])


@pytest.mark.rule("Q58")
def test_an_enchantment_says_why_it_is_not_cast() -> None:
    table = lay(ENCHANTED, "ready", seat(active="Dark#4, Dark#5", ready="Queelzebub#4"))
    go(table, "ready dark#4")
    reason = table.why(0, "cast dark#4")
    assert reason is not None
    assert reason.rule == "Q58"
    assert "is an enchantment: it is never cast" in reason.text


@pytest.mark.rule("Q58", "Q277", "Q219")
def test_of_two_dice_of_one_enchantment_the_first_works() -> None:
    table = lay(ENCHANTED, "attack", area("Dark#4", "Dark#6", "Queelzebub#4"))
    assert [creature(table, 0, place)["works"] for place in (0, 1)] == [True, False]
    assert creature(table, 0, 2)["attack"] == 6


@pytest.mark.rule("Q277", "Q276")
def test_the_first_goes_where_no_creature_of_its_energy_scored_and_the_second_stays() -> None:
    mine = area("Dark#4", "Dark#6", bag=["Basic Quiddity"] * 6)
    table = lay(ENCHANTED, "score", mine, rolls=[1] * 12)
    assert (lying(table, "ready"), lying(table, "used")) == (["Dark#6"], ["Dark"])


@pytest.mark.rule("Q276", "Q58")
def test_a_creature_of_its_energy_that_scores_keeps_it() -> None:
    mine = area("Dark#4", "Boogieman#4", bag=["Basic Quiddity"] * 6)
    table = go(lay(ENCHANTED, "score", mine, rolls=[1] * 12), "score boogieman#4")
    assert lying(table, "ready") == ["Dark#4"]


@pytest.mark.rule("Q58", "QC-10.2")
def test_an_enchantment_may_be_put_aside_at_the_end_of_a_turn() -> None:
    table = do(play(seat(ready="Dark#4"), wilds=ENCHANTED, phase="tidy"), "drop dark#4")
    assert lying(table, "spent") == ["Dark#4"]
