"""Quartz Golem, Base, Lesser and Strong. Face 4: level 1, 2/4; 5: level 2, 3/6 with a burst; 6: level 3, 4/8 with
two."""

import pytest

from tests.quarriors.mat import (
    LARGE_LIGHT,
    against,
    asks,
    creature,
    energy,
    glory,
    go,
    lay,
    left,
    lying,
    number,
    offered,
    options,
    seat,
    stats,
)
from tumblehall.kernel.table import Table

GOLEM = "Quartz Golem"
CARDS = "Herald/Strong, Boogieman/Lesser, Black Cat/Strong, Light/Incantation, Scavenging Goblin/Base"
HERALD, BOOGIEMAN, GOBLIN = "Herald#4", "Boogieman#4", "Scavenging Goblin#3"
TYPES = ["Base", "Lesser", "Greater", "Strong", "Mighty"]


def without(type: str) -> list[str]:
    return [each for each in TYPES if each != type]


def attacked(type: str, *theirs: str, mine: str = "Boogieman#6", more: str = "") -> Table:
    """Seat 0 attacks, with 6 and 2 of a Lesser Boogieman with two bursts where nothing else is said."""
    us = seat(ready=mine), *(seat(ready=each) for each in theirs)
    return lay(f"{GOLEM}/{type}, {CARDS}{more}", "attack", *us)


# -- Base: a smaller total ---------------------------------------------------------------------------------------------


@pytest.mark.card("Quartz Golem/Base")
@pytest.mark.rule("Q2")
@pytest.mark.parametrize(("face", "less"), [(4, 1), (5, 2), (6, 3)])
def test_base_golem_lowers_the_total_against_its_player_alone(face: int, less: int) -> None:
    assert against(attacked("Base", f"{GOLEM}#{face}, {HERALD}", HERALD)) == [None, 8 - less, 8]


@pytest.mark.card("Quartz Golem/Base")
def test_base_golems_add_up() -> None:
    assert against(attacked("Base", f"{GOLEM}#4, {GOLEM}#5, {GOLEM}#6")) == [None, 8 - 1 - 2 - 3]


@pytest.mark.card("Quartz Golem/Base", negative=True)
def test_base_golem_does_not_lower_a_total_below_nothing() -> None:
    table = attacked("Base", f"{GOLEM}#6, {HERALD}", mine=GOBLIN)
    assert (asks(table), lying(table, "used", 1)) == ((0, "tidy"), [])


@pytest.mark.card("Quartz Golem/Base", negative=True)
def test_base_golem_of_the_attacker_lowers_nothing() -> None:
    assert against(attacked("Base", HERALD, mine=f"{GOLEM}#6, {BOOGIEMAN}")) == [None, 4 + 3]


@pytest.mark.card("Quartz Golem/Base", negative=True)
@pytest.mark.parametrize("type", ["Lesser", "Greater", "Strong", "Mighty"])
@pytest.mark.parametrize("face", [4, 5])
def test_other_golems_lower_no_total(type: str, face: int) -> None:
    assert against(attacked(type, f"{GOLEM}#{face}, {HERALD}")) == [None, 8]


# -- Lesser: first, and firm -------------------------------------------------------------------------------------------


@pytest.mark.card("Quartz Golem/Lesser")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_lesser_golem_defends_before_all_others(face: int) -> None:
    table = attacked("Lesser", f"{HERALD}, {GOLEM}#{face}, {BOOGIEMAN}", mine="2 Boogieman#6")
    assert options(table) == [f"defend quartz-golem#{face}"]
    go(table, f"defend quartz-golem#{face}")
    assert options(table) == ["defend herald#4", "defend boogieman#4"]


@pytest.mark.card("Quartz Golem/Lesser")
def test_a_golem_defends_first_and_a_boogieman_last() -> None:
    us = seat(ready="2 Queelzebub#6"), seat(ready=f"Boogieman#4, {HERALD}, {GOLEM}#4")
    wilds = f"{GOLEM}/Lesser, Herald/Strong, Boogieman/Base, Queelzebub/Lesser"
    table = lay(wilds, "attack", *us)
    assert options(table) == ["defend quartz-golem#4"]
    assert options(go(table, "defend quartz-golem#4")) == ["defend herald#4"]
    assert options(go(table, "defend herald#4")) == ["defend boogieman#4"]


@pytest.mark.card("Quartz Golem/Lesser")
def test_the_order_of_several_lesser_golems_is_chosen() -> None:
    table = attacked("Lesser", f"{GOLEM}#4, {HERALD}, {GOLEM}#6", mine="2 Boogieman#6")
    assert options(table) == ["defend quartz-golem#4", "defend quartz-golem#6"]
    assert options(go(table, "defend quartz-golem#6")) == ["defend quartz-golem#4"]


@pytest.mark.card("Quartz Golem/Lesser", negative=True)
@pytest.mark.parametrize("type", without("Lesser"))
def test_other_golems_need_not_defend_first(type: str) -> None:
    table = attacked(type, f"{HERALD}, {GOLEM}#5, {BOOGIEMAN}")
    assert options(table) == ["defend herald#4", "defend quartz-golem#5", "defend boogieman#4"]


@pytest.mark.card("Quartz Golem/Lesser")
@pytest.mark.card("Quartz Golem/Mighty")
@pytest.mark.parametrize("type", ["Lesser", "Mighty"])
def test_lesser_and_mighty_golem_with_a_burst_are_harder(type: str) -> None:
    assert stats(lay(f"{GOLEM}/{type}", "tidy", seat(ready=f"{GOLEM}#5")), 0) == (3, 6 + 1)


@pytest.mark.card("Quartz Golem/Lesser", negative=True)
@pytest.mark.card("Quartz Golem/Mighty", negative=True)
@pytest.mark.parametrize(
    ("type", "face", "plain"),
    [
        *((type, 4, (2, 4)) for type in TYPES),
        *((type, 6, (4, 8)) for type in TYPES),
        *((type, 5, (3, 6)) for type in ("Base", "Greater", "Strong")),
    ],
)
def test_golems_on_other_faces_and_other_golems_are_no_harder(type: str, face: int, plain: tuple[int, int]) -> None:
    assert stats(lay(f"{GOLEM}/{type}", "tidy", seat(ready=f"{GOLEM}#{face}")), 0) == plain


@pytest.mark.card("Quartz Golem/Lesser")
def test_lesser_golem_with_two_bursts_that_defended_and_stands_gives_glory() -> None:
    """3 and 2 of attack, 8 of defence."""
    table = go(attacked("Lesser", f"{GOLEM}#6, {HERALD}", mine=f"{BOOGIEMAN}, {GOBLIN}"), "defend quartz-golem#6")
    assert (glory(table), lying(table, "ready", 1)) == ([0, 1], [f"{GOLEM}#6", HERALD])


@pytest.mark.card("Quartz Golem/Lesser")
@pytest.mark.rule("Q171")
def test_lesser_golem_gives_glory_in_the_turn_of_each_opponent() -> None:
    """Seat 0 attacks, then seat 1 with a Boogieman that it rolls."""
    us = seat(ready=BOOGIEMAN), seat(bag="Basic Quiddity", active="Boogieman"), seat(ready=f"{GOLEM}#6")
    table = lay(f"{GOLEM}/Lesser, {CARDS}", "attack", *us, rolls=[1, 4, 1])
    go(table, "defend quartz-golem#6", "end-turn")
    assert glory(table) == [0, 0, 1]
    assert glory(go(table, "summon boogieman#4", "defend quartz-golem#6")) == [0, 0, 2]


@pytest.mark.card("Quartz Golem/Lesser", negative=True)
def test_destroyed_lesser_golem_gives_no_glory() -> None:
    table = go(attacked("Lesser", f"{GOLEM}#6, {HERALD}"), "defend quartz-golem#6")
    assert (glory(table), lying(table, "used", 1)) == ([0, 0], [GOLEM])


@pytest.mark.card("Quartz Golem/Lesser", negative=True)
def test_destroyed_and_saved_lesser_golem_gives_no_glory() -> None:
    table = attacked("Lesser", f"{GOLEM}#6, {HERALD}, Shaping#4", more=", Shaping/Cantrip")
    go(table, "defend quartz-golem#6", "goes ready by shaping#4")
    assert (glory(table), f"{GOLEM}#6" in lying(table, "ready", 1)) == ([0, 0], True)


@pytest.mark.card("Quartz Golem/Lesser", negative=True)
def test_golem_that_was_not_named_gives_no_glory() -> None:
    table = go(attacked("Lesser", f"2 {GOLEM}#6", mine=BOOGIEMAN), "defend quartz-golem#6")
    assert glory(table) == [0, 1]


@pytest.mark.card("Quartz Golem/Lesser", negative=True)
@pytest.mark.parametrize(("type", "face"), [("Lesser", 4), ("Lesser", 5), *((type, 6) for type in without("Lesser"))])
def test_golems_without_two_bursts_and_other_golems_give_no_glory(type: str, face: int) -> None:
    """3 of attack against 4 of defence, else 4 against 6 or 8."""
    table = attacked(type, f"{GOLEM}#{face}", mine=BOOGIEMAN + (f", {HERALD}" if face > 4 else ""))
    go(table, f"defend quartz-golem#{face}")
    assert (glory(table), lying(table, "ready", 1)) == ([0, 0], [f"{GOLEM}#{face}"])


@pytest.mark.card("Quartz Golem/Lesser")
def test_the_spell_turns_an_own_light_creature_up() -> None:
    us = seat(ready=f"{GOLEM}#4, {HERALD}, {BOOGIEMAN}, Herald#6", light=1), seat(ready=f"{GOLEM}#4")
    table = go(lay(f"{GOLEM}/Lesser, {CARDS}", "ready", *us), "anchor quartz-golem")
    assert (options(table), energy(table)) == (["pick quartz-golem#4@0", "pick herald#4@0"], (0, 0))
    go(table, "pick quartz-golem#4@0", "turn 5")
    assert lying(table, "ready") == [f"{GOLEM}#5", HERALD, BOOGIEMAN, "Herald#6"]


@pytest.mark.card("Quartz Golem/Lesser", negative=True)
@pytest.mark.rule("Q157", "Q280")
@pytest.mark.parametrize(("ready", "light"), [("", 1), (BOOGIEMAN, 1), ("Herald#6", 1), (HERALD, 0)])
def test_the_spell_needs_a_light_creature_that_can_be_turned_and_a_light(ready: str, light: int) -> None:
    us = seat(ready=ready, light=light, dark=2, quiddity=2, active="Portal#1"), seat(ready=HERALD)
    assert "quartz-golem" not in offered(lay(f"{GOLEM}/Lesser 1, {CARDS}", "ready", *us), "anchor")


@pytest.mark.card("Quartz Golem/Lesser", negative=True)
@pytest.mark.parametrize("type", ["Base", "Strong", "Mighty"])
def test_golems_without_a_spell(type: str) -> None:
    us = seat(ready=HERALD, light=3, active="Portal#1"), seat(ready=BOOGIEMAN)
    assert offered(lay(f"{GOLEM}/{type} 1, {CARDS}", "ready", *us), "anchor") == []


# -- Strong: a cull, and attack ----------------------------------------------------------------------------------------


def scored(type: str, face: int) -> Table:
    """In a game without ordinary culls."""
    mine = seat(ready=f"{GOLEM}#{face}", used="2 Boogieman", bag="4 Assistant")
    table = lay(f"Assistant/of Economics, {GOLEM}/{type}, {CARDS}", "score", mine, rolls=[1] * 9)
    return go(table, f"score quartz-golem#{face}")


@pytest.mark.card("Quartz Golem/Strong")
@pytest.mark.parametrize("face", [4, 5, 6])
@pytest.mark.parametrize("name", ["Boogieman", GOLEM])
def test_strong_golem_that_scores_may_cull_a_die(face: int, name: str) -> None:
    table = scored("Strong", face)
    assert (number(table, 0), asks(table)) == (2, (0, "may"))
    go(table, "yes", f"pick {name.lower().replace(' ', '-')} in used 0")
    assert (left(table, name), len(lying(table, "used"))) == (1, 2)


@pytest.mark.card("Quartz Golem/Strong", negative=True)
def test_strong_golem_may_cull_nothing() -> None:
    assert len(lying(go(scored("Strong", 6), "pass"), "used")) == 3


@pytest.mark.card("Quartz Golem/Strong", negative=True)
@pytest.mark.parametrize("type", ["Base", "Lesser", "Greater"])
def test_other_golems_cull_nothing(type: str) -> None:
    assert asks(scored(type, 6))[1] not in ("may", "pick")


def summoned(face: int, spent: str, type: str = "Strong", wilds: str = "") -> Table:
    """Seat 0 has summoned a Golem, and may still summon an Assistant."""
    mine = seat(active=f"{GOLEM}#{face}, Assistant#5", spent=spent, quiddity=face - 2)
    table = lay(f"{wilds}{GOLEM}/{type}, {CARDS}", "ready", mine, seat(ready=BOOGIEMAN))
    return go(table, f"summon quartz-golem#{face}")


@pytest.mark.card("Quartz Golem/Strong")
@pytest.mark.parametrize(
    ("face", "spent", "more"),
    [
        (5, "Herald#1", 1),
        (5, "Herald#1, Light#2, 2 Herald#3", 4),
        (5, "5 Herald#1", 4),
        (6, "Herald#1", 2),
        (6, "Herald#1, Light#2, Herald#3", 6),
        (6, "4 Herald#1", 6),
    ],
)
def test_strong_golem_with_bursts_attacks_harder_for_spent_light_dice(face: int, spent: str, more: int) -> None:
    assert creature(summoned(face, spent), 0)["attack"] == {5: 3, 6: 4}[face] + more


@pytest.mark.rule("Q265")
@pytest.mark.card("Quartz Golem/Strong", negative=True)
def test_large_dice_on_a_light_face_are_no_light_dice() -> None:
    table = summoned(5, f"Light#2, Herald#1, {LARGE_LIGHT}", wilds="Assistant/of Economics, ")
    assert creature(table, 0)["attack"] == 3 + 2


@pytest.mark.card("Quartz Golem/Strong", negative=True)
@pytest.mark.parametrize(
    ("face", "spent"), [(4, "3 Herald#1"), (5, "Boogieman#1, Basic Quiddity#1, Scavenging Goblin#1"), (6, "")]
)
def test_strong_golem_without_a_burst_or_without_spent_light_dice_attacks_plainly(face: int, spent: str) -> None:
    assert creature(summoned(face, spent), 0)["attack"] == {4: 2, 5: 3, 6: 4}[face]


@pytest.mark.card("Quartz Golem/Strong", negative=True)
@pytest.mark.parametrize("who", [0, 1])
def test_golem_that_was_summoned_earlier_attacks_plainly(who: int) -> None:
    """In the own turn as well as in another's."""
    us = [seat(spent="2 Herald#1"), seat(spent="Herald#1")]
    us[who]["ready"] = [f"{GOLEM}#6"]
    assert creature(lay(f"{GOLEM}/Strong, {CARDS}", "tidy", *us), who)["attack"] == 4


@pytest.mark.card("Quartz Golem/Strong")
def test_dice_are_counted_when_the_total_is_added_up() -> None:
    """A Herald that is spent for the Assistant after the Golem was summoned counts as well."""
    mine = seat(active=f"{GOLEM}#5, Assistant#5, Herald#1", quiddity=2)
    table = lay(f"{GOLEM}/Strong, {CARDS}", "ready", mine, seat(ready=BOOGIEMAN))
    go(table, "summon quartz-golem#5", "summon assistant#5")
    assert against(table) == [None, 3 + 1 + 1]


@pytest.mark.parametrize("type", without("Strong"))
def test_other_golems_attack_plainly(type: str) -> None:
    assert creature(summoned(6, "3 Herald#1", type), 0)["attack"] == 4
