"""Rulings on single cards of Light vs. Dark: Assistants, Black Cats, Heralds, Golems, Boogiemen, Queelzebubs."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    GOBLIN,
    area,
    asks,
    do,
    energy,
    fall,
    glory,
    go,
    lay,
    left,
    locked,
    lying,
    offered,
    options,
    play,
    seat,
    stats,
)
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

CAT, BOOGIEMAN, GOLEM, HERALD = "Black Cat#4", "Boogieman#4", "Quartz Golem#4", "Herald#4"
HOWLER = "Frost Howler#3"
CREATURES = "Scavenging Goblin/Base, Quake Dragon/Mighty"

# -- Assistants --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q124")
@pytest.mark.parametrize(("wilds", "used"), [("Assistant/of Economics", ["assistant#4"]), ("", [])])
def test_an_assistant_is_the_die_of_that_game(wilds: str, used: list[str]) -> None:
    """Face 4 is a question mark with a choice of quiddity, or the re-roll of the base game."""
    table = lay(f"{wilds}, Herald/Strong", "ready", seat(active=f"Assistant#4, {HERALD}", quiddity=1), immediate=True)
    assert table.view(None)["wilds"][0 if used else 1]["card"] == (wilds or "Assistant/Basic")
    assert ("choose" in options(go(table, "use assistant#4"))[0]) == bool(used)


@pytest.mark.rule("Q124")
def test_both_assistants_are_never_in_one_game() -> None:
    with pytest.raises(BadInput):
        play(seat(), wilds="Assistant/of Economics, Assistant/Basic")


@pytest.mark.rule("Q169")
def test_both_uses_of_a_question_mark_are_on_offer_and_both_may_be_left() -> None:
    mine = seat(active="Assistant#4", bag="Assistant")
    table = lay("Assistant/of Logistics", "ready", mine, immediate=True)
    assert options(table) == ["use assistant#4", "use assistant#4:2", "next"]
    assert lying(go(table, "next"), "bag") == ["Assistant"]


# -- Black Cats --------------------------------------------------------------------------------------------------------


def rolled_out(face: int, attached: str = "") -> Table:
    """A Greater Cat of seat 1 is destroyed by 8 of attack and rolled."""
    us = seat(ready=DRAGON_3), seat(ready=f"{CAT}{attached}, {GOBLIN}")
    table = lay(f"Black Cat/Greater, Dark/Charm, {CREATURES}", "attack", *us, rolls=[face])
    return fall(table, f"defend {offered(table, 'defend')[0]}", "goes roll")


@pytest.mark.rule("Q148")
def test_a_cat_rolled_out_of_destruction_is_safe_and_loses_what_is_attached() -> None:
    """The rest of the attack cannot name it again; the Charm goes to the used pile of its owner."""
    table = rolled_out(5, "+Dark#4@0")
    assert (sorted(lying(table, "ready", 1)), lying(table, "used")) == (["Black Cat#5", GOBLIN], ["Dark"])
    assert options(table) == ["defend scavenging-goblin#3"]


@pytest.mark.rule("Q148", "Q310")
def test_a_cat_that_fails_its_roll_goes_to_the_used_pile() -> None:
    assert (lying(rolled_out(1), "used", 1), lying(rolled_out(1), "ready", 1)) == (["Black Cat"], [GOBLIN])


def mighty_cat(*theirs: int) -> Table:
    us = seat(active="Black Cat#3, Herald#1", glory=9), *(seat(glory=each) for each in theirs)
    return go(lay("Black Cat/Mighty, Herald/Strong", "ready", *us, immediate=True), "use black-cat#3")


@pytest.mark.rule("Q71")
def test_with_all_opponents_at_0_a_mighty_cat_takes_nothing() -> None:
    table = mighty_cat(0, 0)
    assert (glory(table), lying(table, "spent")) == ([9, 0, 0], ["Black Cat#3"])


@pytest.mark.rule("Q71")
def test_the_player_of_a_mighty_cat_chooses_among_the_tied() -> None:
    table = mighty_cat(3, 1, 3)
    assert (asks(table)[0], offered(table, "seat")) == (0, ["1", "3"])
    assert glory(go(table, "seat 3")) == [9, 3, 1, 2]


def in_debt(debts: int, active: str, rolls: list[int], wilds: str = "Black Cat/Base, Herald/Strong") -> Table:
    """Seat 0 is about to roll and owes seat 1 re-rolls for the question marks of Base Cats."""
    owed: list[Json] = [{"seat": 1, "of": 0, "clause": "Black Cat/Base:IMM:1.1"}] * debts
    return play(seat(bag=active), wilds=wilds, phase="draw", rolls=rolls, debts=owed)


@pytest.mark.rule("Q128")
def test_without_large_dice_a_base_cat_demands_any_one_die() -> None:
    table = in_debt(1, "Herald, Assistant", [1, 1, 1, 2, 5])
    assert (asks(table)[0], sorted(offered(table, "pick"))) == (1, ["assistant#1 in active 0", "herald#2 in active 0"])


@pytest.mark.rule("Q128")
def test_several_debts_are_paid_one_after_the_other_before_immediate_effects() -> None:
    table = in_debt(2, "Herald", [1, 3, 3, 3])
    assert asks(do(table, "pick herald#3 in active 0")) == (1, "pick")
    do(table, "pick herald#3 in active 0")
    assert (asks(table)[0], options(table)[0]) == (0, "use herald#3")


@pytest.mark.rule("Q128")
def test_a_victim_without_dice_is_skipped_and_the_debt_is_gone() -> None:
    table = in_debt(1, "", [])
    assert (asks(table)[0], table.position().get("debts", [])) == (0, [])


@pytest.mark.rule("Q263")
def test_quiddity_of_phase_1_stays_for_the_turn_and_keeps_its_kind() -> None:
    """A Lesser Cat with two bursts that scored gives 1 dark, with another 1 the price of its anchored spell."""
    wilds = "Assistant/of Economics, Black Cat/Lesser"
    mine = seat(ready="Black Cat#6", bag="Assistant, Black Cat", used="Assistant")
    table = do(lay(wilds, "score", mine, rolls=[1, 1, 1, 1, 1, 2]), "score black-cat#6")
    assert energy(table) == (0, 1)
    assert lying(go(table, "anchor black-cat"), "spent") == ["Black Cat#2"]
    assert energy(table) == (0, 0)


# -- Heralds -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q303")
@pytest.mark.parametrize("attacker", [GOBLIN, DRAGON_3])
def test_a_last_defender_that_withdraws_leaves_no_defence_and_no_loss(attacker: str) -> None:
    table = lay(f"Herald/Mighty, {CREATURES}", "attack", seat(ready=attacker), seat(ready=HERALD))
    assert asks(table)[0] == 1
    go(table, "answer herald#4")
    assert (lying(table, "active", 1), lying(table, "used", 1), asks(table)[0]) == (["Herald"], [], 0)


@pytest.mark.rule("Q322")
def test_the_expert_cull_of_a_strong_herald_gives_no_third_point() -> None:
    """Culled for its glory it is gone before its own effect culls up to two dice."""
    mine = seat(ready="Herald#6", used="2 Portal")
    table = lay("Herald/Strong", "score", mine, options={"expert_culling": True}, rolls=[1] * 8)
    go(table, "score-cull herald#6")
    assert (glory(table)[0], offered(table, "pick")) == (2, ["portal in used 0"])
    go(table, "pick portal in used 0", "pick portal in used 0")
    assert (glory(table)[0], left(table, "Herald"), left(table, "Portal")) == (2, 1, 2)


@pytest.mark.rule("Q322")
def test_a_strong_herald_culled_by_its_own_effect_gives_a_glory_more() -> None:
    mine = seat(ready="Herald#6")
    table = go(lay("Herald/Strong", "score", mine, rolls=[1] * 8), "score herald#6", "pick herald in used 0")
    assert glory(table)[0] == 2 + 1


# -- Golems and Boogiemen ----------------------------------------------------------------------------------------------


@pytest.mark.rule("Q282")
def test_an_ooze_that_copies_a_mighty_golem_scores() -> None:
    ooze: Json = {"die": "Primordial Ooze#4", "copy": "Quartz Golem#6"}
    table = lay("Quartz Golem/Mighty, Primordial Ooze/Strong", "score", area(ooze), rolls=[1] * 8)
    do(table, f"score {offered(table, 'score')[0]}")
    assert (glory(table)[0], lying(table, "used"), lying(table, "ready")) == (3, ["Primordial Ooze"], [])


@pytest.mark.rule("Q167")
@pytest.mark.parametrize(("destroyed", "more"), [(1, 1), (3, 3), (4, 3)])
def test_a_mighty_boogieman_gains_defence_three_times_in_a_turn(destroyed: int, more: int) -> None:
    us = seat(ready=f"{BOOGIEMAN}, {DRAGON_3}"), seat(ready=f"{destroyed} {GOBLIN}")
    table = lay(f"Boogieman/Mighty, {CREATURES}", "attack", *us)
    fall(table, *["defend scavenging-goblin#3"] * destroyed)
    assert stats(table, 0) == (3, 2 + more)


# -- Queelzebubs -------------------------------------------------------------------------------------------------------


def demanded(theirs: dict[str, Json]) -> Table:
    wilds = f"Queelzebub/Lesser, Frost Howler/Base, Archangel/Lesser, {CREATURES}"
    us = seat(dark=2, glory=2), theirs | {"glory": 5}
    return go(lay(wilds, "ready", *us), "anchor queelzebub", "seat 1")


@pytest.mark.rule("Q243")
def test_the_demand_of_a_lesser_queelzebub_may_be_met_by_a_locked_die() -> None:
    table = demanded(seat(locked=HOWLER))
    assert (asks(table), offered(table, "choose")) == ((1, "choose"), ["1", "2"])
    go(table, "choose 2", "pick frost-howler#3 locked@1")
    assert (locked(table, 1), lying(table, "used", 1), glory(table)) == (None, ["Frost Howler"], [2, 5])


@pytest.mark.rule("Q243")
def test_with_a_locked_die_the_glory_may_be_lost_instead() -> None:
    table = go(demanded(seat(locked=HOWLER)), "choose 1")
    assert (locked(table, 1), glory(table)) == (HOWLER, [2, 4])


@pytest.mark.rule("Q243")
def test_with_only_immune_creatures_the_glory_must_be_lost() -> None:
    table = demanded(seat(ready="Archangel#5"))
    assert (asks(table)[0], glory(table), lying(table, "ready", 1)) == (0, [2, 4], ["Archangel#5"])


@pytest.mark.rule("Q247")
def test_a_locked_die_may_be_the_victim_of_a_strong_queelzebub() -> None:
    us = seat(active="Queelzebub#4", ready="Assistant#5", quiddity=2), seat(locked=HOWLER)
    table = lay("Queelzebub/Strong, Frost Howler/Base", "ready", *us)
    fall(table, "summon queelzebub#4", "yes", "pick assistant#5@0", "pick frost-howler#3 locked@1")
    assert (lying(table, "used"), locked(table, 1), lying(table, "used", 1)) == (["Assistant"], None, ["Frost Howler"])


@pytest.mark.rule("Q373")
@pytest.mark.parametrize(("empty", "over"), [(3, True), (2, False)])
def test_the_last_die_of_a_fourth_card_ends_the_game_also_by_a_free_capture(empty: int, over: bool) -> None:
    """A Mighty Queelzebub with two bursts scores and takes the last Black Cat; two or three cards are empty before."""
    three = ["Herald/Strong", "Archangel/Base", "Quartz Golem/Base"]
    held = [f"{card} {int(number >= empty)}" for number, card in enumerate(three)]
    others = ["Black Cat/Mighty 1", "Boogieman/Base 2", "Queelzebub/Mighty 2", "Light/Charm 2", "Dark/Charm 2"]
    wilds = ", ".join(["Assistant/of Economics", *held, *others])
    mine = seat(ready="Queelzebub#6", bag="4 Assistant")
    table = do(lay(wilds, "score", mine, rolls=[1] * 8), "score queelzebub#6", "yes", "pick black-cat in wilds")
    assert (table.state.outcome is not None) == over
