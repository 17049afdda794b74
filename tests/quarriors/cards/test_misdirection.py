"""Misdirection. Faces 4 and 5: the spell without a burst; 6: with one."""

import pytest

from tests.quarriors.mat import (
    DRAGON_3,
    WIZARD_3,
    area,
    asks,
    do,
    fall,
    go,
    kind,
    lay,
    lying,
    offered,
    on,
    options,
    party,
    stats,
    totals,
)
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

QUEST = "Exqualibur/The Hunt For"
OTHERS = "Scavenging Goblin/Base, Knight of Quamelot/Strong, Quake Dragon/Mighty, Questing Wizard/Base"
CARDS = f"Squire/Basic, {OTHERS}, Gnome Barbarian/Base, {QUEST}"
GOBLIN, SQUIRE, KNIGHT_2 = "Scavenging Goblin#3", "Squire#4", "Knight of Quamelot#5"
TYPES = ["Cantrip", "Charm", "Incantation", "Spell"]


def wilds(type: str, *more: str) -> str:
    return ", ".join((f"Misdirection/{type}", CARDS, *more))


def slug(die: str) -> str:
    return die.lower().replace(" ", "-")


# -- Cantrip: back home ------------------------------------------------------------------------------------------------


def sent(face: int, mine: tuple[str, ...], stay: tuple[str, ...] = (), type: str = "Cantrip", **rival: Json) -> Table:
    """Some go on a quest; seat 1 has a Misdirection."""
    table = lay(wilds(type), "attack", area(*mine, *stay), area(f"Misdirection#{face}", **rival))
    verb = "challenge" if "quest" in rival else "quest"
    return go(table, f"{verb} exqualibur", *(f"send {slug(die)}" for die in mine), "depart")


@pytest.mark.card("Misdirection/Cantrip")
@pytest.mark.parametrize("face", [4, 5])
def test_cantrip_puts_one_of_level_1_or_lower_back(face: int) -> None:
    table = sent(face, (GOBLIN, SQUIRE, KNIGHT_2))
    assert asks(table) == (1, "sent")
    do(table, f"cast misdirection#{face}")
    assert options(table) == ["pick scavenging-goblin#3@0 in quest", "pick squire#4@0 in quest"]
    do(table, "pick scavenging-goblin#3@0 in quest")
    assert (lying(table, "ready"), party(table)) == ([GOBLIN], [SQUIRE, KNIGHT_2])


@pytest.mark.card("Misdirection/Cantrip")
def test_cantrip_with_a_burst_puts_back_any() -> None:
    table = do(sent(6, (GOBLIN, KNIGHT_2)), "cast misdirection#6", "pick knight-of-quamelot#5@0 in quest")
    assert (lying(table, "ready"), party(table)) == ([KNIGHT_2], [GOBLIN])


@pytest.mark.card("Misdirection/Cantrip")
def test_it_works_against_challengers_too() -> None:
    table = sent(4, (GOBLIN, KNIGHT_2), quest=on(QUEST, SQUIRE))
    do(table, "cast misdirection#4", "pick scavenging-goblin#3@0 in quest")
    assert (kind(table), table.view(None)["challenge"]["totals"][1]) == ("name", 5)


@pytest.mark.card("Misdirection/Cantrip", negative=True)
def test_it_does_not_choose_among_the_challenged() -> None:
    table = do(sent(4, (GOBLIN,), quest=on(QUEST, SQUIRE)), "cast misdirection#4")
    assert options(table) == ["pick scavenging-goblin#3@0 in quest"]


@pytest.mark.card("Misdirection/Cantrip")
@pytest.mark.rule("Q159")
def test_who_was_put_back_attacks() -> None:
    table = lay(wilds("Cantrip"), "attack", area(GOBLIN, KNIGHT_2), area("Misdirection#6", SQUIRE))
    go(table, "quest exqualibur", "send knight-of-quamelot#5", "depart")
    do(table, "cast misdirection#6", "pick knight-of-quamelot#5@0 in quest")
    assert totals(table) == {1: 2 + 5 + 1}


@pytest.mark.card("Misdirection/Cantrip", negative=True)
@pytest.mark.rule("Q159")
def test_after_the_attack_it_stays_at_home() -> None:
    table = lay(wilds("Cantrip"), "attack", area(GOBLIN, KNIGHT_2), area("Misdirection#6", SQUIRE))
    go(table, "quest exqualibur", "send knight-of-quamelot#5", "depart-after")
    fall(table, "defend squire#4")
    do(table, "cast misdirection#6", "pick knight-of-quamelot#5@0 in quest")
    assert (kind(table), lying(table, "ready"), party(table)) == ("tidy", [GOBLIN, KNIGHT_2], [])


@pytest.mark.card("Misdirection/Cantrip")
@pytest.mark.rule("Q105")
def test_a_quest_whose_whole_party_is_put_back_is_not_started() -> None:
    table = do(sent(4, (SQUIRE,)), "cast misdirection#4", "pick squire#4@0 in quest")
    assert (party(table), table.position()["turn"]["visited"]) == ([], True)
    assert offered(table, "quest") == []


@pytest.mark.card("Misdirection/Cantrip", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_without_a_burst_it_cannot_be_cast_against_higher_levels(face: int) -> None:
    table = sent(face, (KNIGHT_2,))
    assert (kind(table), party(table)) == ("tidy", [KNIGHT_2])


@pytest.mark.card("Misdirection/Cantrip", negative=True)
@pytest.mark.rule("Q212")
def test_it_does_not_choose_immune_creatures() -> None:
    table = sent(6, ("Knight of Quamelot#6", SQUIRE))
    assert kind(table) == "tidy"


@pytest.mark.card("Misdirection/Cantrip", negative=True)
def test_it_is_not_cast_in_an_attack_or_in_the_own_turn() -> None:
    table = lay(
        wilds("Cantrip"), "attack", area(GOBLIN, "Misdirection#4"), area("Misdirection#4", SQUIRE), visited=True
    )
    assert (asks(table), offered(table, "cast")) == ((1, "name"), [])


@pytest.mark.card("Misdirection/Cantrip", negative=True)
def test_its_owner_does_not_cast_it_at_the_own_party() -> None:
    table = lay(wilds("Cantrip"), "attack", area(SQUIRE, "Misdirection#4"), area())
    go(table, "quest exqualibur", "send squire#4", "depart")
    assert (kind(table), party(table)) == ("tidy", [SQUIRE])


@pytest.mark.card("Misdirection/Cantrip", negative=True)
@pytest.mark.parametrize("type", ["Charm", "Incantation", "Spell"])
def test_other_misdirections_are_not_cast_then(type: str) -> None:
    assert kind(sent(6, (SQUIRE,), type=type)) == "tidy"


# -- Charm: last to defend ---------------------------------------------------------------------------------------------


def defending(*theirs: str, type: str = "Charm", mine: str = DRAGON_3, more: tuple[str, ...] = ()) -> Table:
    return lay(wilds(type, *more), "attack", area(mine), area(*theirs), visited=True)


@pytest.mark.card("Misdirection/Charm")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_who_has_the_charm_does_not_defend_while_another_can(face: int) -> None:
    assert offered(defending(f"{SQUIRE}+Misdirection#{face}@1", GOBLIN), "defend") == ["scavenging-goblin#3"]


@pytest.mark.card("Misdirection/Charm")
def test_then_it_defends() -> None:
    table = fall(defending(f"{SQUIRE}+Misdirection#4@1", GOBLIN), "defend scavenging-goblin#3")
    assert offered(table, "defend") == ["squire#4+misdirection#4"]


@pytest.mark.card("Misdirection/Charm")
def test_where_all_have_it_the_choice_is_free() -> None:
    table = defending(f"{SQUIRE}+Misdirection#4@1", f"{GOBLIN}+Misdirection#4@1")
    assert len(offered(table, "defend")) == 2


@pytest.mark.card("Misdirection/Charm")
def test_in_a_challenge_too() -> None:
    theirs = area(GOBLIN, quest=on(QUEST, f"{SQUIRE}+Misdirection#4@1, {KNIGHT_2}"))
    table = lay(wilds("Charm"), "attack", area(DRAGON_3), theirs)
    go(table, "challenge exqualibur", "send quake-dragon#6", "depart")
    assert offered(table, "defend") == ["knight-of-quamelot#5"]


@pytest.mark.card("Misdirection/Charm", negative=True)
def test_a_creature_in_the_other_area_does_not_stand_in_for_it() -> None:
    theirs = area(GOBLIN, quest=on(QUEST, f"{SQUIRE}+Misdirection#4@1"))
    table = lay(wilds("Charm"), "attack", area(DRAGON_3), theirs)
    go(table, "challenge exqualibur", "send quake-dragon#6", "depart")
    assert offered(table, "defend") == ["squire#4+misdirection#4"]


@pytest.mark.card("Misdirection/Charm")
@pytest.mark.parametrize(("face", "defence"), [(4, 2), (5, 2), (6, 2 + 2)])
def test_charm_with_a_burst_makes_its_creature_harder(face: int, defence: int) -> None:
    table = lay(wilds("Charm"), "tidy", area(f"{SQUIRE}+Misdirection#{face}@0", SQUIRE), area())
    assert (stats(table, 0)[1], stats(table, 0, 1)[1]) == (defence, 2)


@pytest.mark.card("Misdirection/Charm", negative=True)
def test_charm_is_attached_to_own_creatures_only() -> None:
    table = do(lay(wilds("Charm"), "ready", area("Misdirection#4", SQUIRE), area(GOBLIN)), "attach misdirection#4")
    assert options(table) == ["pick squire#4@0"]


@pytest.mark.card("Misdirection/Charm", negative=True)
@pytest.mark.parametrize("type", ["Cantrip", "Incantation", "Spell"])
def test_other_misdirections_are_not_attached(type: str) -> None:
    assert offered(lay(wilds(type), "ready", area("Misdirection#4", SQUIRE), area()), "attach") == []


# -- Incantation: nothing against me -----------------------------------------------------------------------------------


@pytest.mark.card("Misdirection/Incantation")
@pytest.mark.parametrize("face", [4, 5])
def test_incantation_makes_the_total_0(face: int) -> None:
    table = defending(f"Misdirection#{face}", SQUIRE, type="Incantation")
    assert asks(table)[0] == 1
    do(table, f"cast misdirection#{face}")
    assert (kind(table), lying(table, "ready", 1)) == ("tidy", [SQUIRE])


@pytest.mark.card("Misdirection/Incantation")
@pytest.mark.rule("Q103")
def test_with_a_burst_half_of_it_goes_to_another_defender() -> None:
    """Against seat 2, which has creatures: 8 and half of 8."""
    seats = area(DRAGON_3), area("Misdirection#6", SQUIRE), area(GOBLIN), area()
    table = do(lay(wilds("Incantation"), "attack", *seats, visited=True), "cast misdirection#6")
    assert (asks(table), options(table)) == ((1, "seat"), ["seat 2"])
    assert totals(do(table, "seat 2"))[2] == 8 + 4


@pytest.mark.card("Misdirection/Incantation")
@pytest.mark.rule("Q103")
def test_with_nobody_else_the_attacker_defends_against_half() -> None:
    table = lay(wilds("Incantation"), "attack", area(DRAGON_3, SQUIRE), area("Misdirection#6", GOBLIN), visited=True)
    do(table, "cast misdirection#6")
    assert (asks(table), offered(table, "defend")) == ((0, "name"), ["quake-dragon#6", "squire#4"])
    fall(table, "defend squire#4", "defend quake-dragon#6")
    assert (lying(table, "ready"), lying(table, "ready", 1)) == ([DRAGON_3], [GOBLIN])


@pytest.mark.card("Misdirection/Incantation", negative=True)
def test_without_a_burst_nobody_gets_it() -> None:
    seats = area(DRAGON_3), area("Misdirection#4", SQUIRE), area(GOBLIN)
    table = do(lay(wilds("Incantation"), "attack", *seats, visited=True), "cast misdirection#4")
    assert totals(table)[2] == 8


@pytest.mark.card("Misdirection/Incantation", negative=True)
def test_it_is_not_cast_in_a_challenge() -> None:
    table = sent(6, (DRAGON_3,), type="Incantation", quest=on(QUEST, SQUIRE))
    assert (kind(table), offered(table, "cast")) == ("name", [])


@pytest.mark.card("Misdirection/Incantation", negative=True)
def test_it_is_not_cast_by_who_is_not_attacked() -> None:
    table = lay(wilds("Incantation"), "attack", area(DRAGON_3), area(SQUIRE), area("Misdirection#6"), visited=True)
    assert (asks(table), offered(table, "cast")) == ((1, "name"), [])


@pytest.mark.card("Misdirection/Incantation", negative=True)
@pytest.mark.parametrize("type", ["Cantrip", "Charm", "Spell"])
def test_other_misdirections_protect_from_nothing(type: str) -> None:
    table = defending("Misdirection#6", SQUIRE, type=type)
    assert (kind(table), offered(table, "cast")) == ("name", [])


# -- Spell: the attacker names -----------------------------------------------------------------------------------------


def naming(face: int, *others: dict[str, Json], mine: tuple[str, ...] = (DRAGON_3,), type: str = "Spell") -> Table:
    return lay(wilds(type), "attack", area(*mine, f"Misdirection#{face}"), *others)


@pytest.mark.card("Misdirection/Spell")
@pytest.mark.parametrize("face", [4, 5])
def test_who_casts_the_spell_names_the_defenders_of_one_opponent(face: int) -> None:
    table = do(naming(face, area(SQUIRE, GOBLIN), area(SQUIRE)), f"cast misdirection#{face}")
    assert options(table) == ["seat 1", "seat 2"]
    go(table, "seat 1", "next")
    assert (asks(table), options(table)) == ((0, "name"), ["defend squire#4@1", "defend scavenging-goblin#3@1"])
    fall(table, "defend scavenging-goblin#3@1", "defend squire#4@1")
    assert asks(table) == (2, "name")


@pytest.mark.card("Misdirection/Spell")
def test_with_a_burst_those_of_all() -> None:
    table = go(naming(6, area(SQUIRE), area(GOBLIN)), "cast misdirection#6", "next")
    fall(table, "defend squire#4@1")
    assert (asks(table), options(table)) == ((0, "name"), ["defend scavenging-goblin#3@2"])


@pytest.mark.card("Misdirection/Spell")
@pytest.mark.rule("Q308")
def test_in_a_challenge_too_and_then_no_more() -> None:
    theirs = area(GOBLIN, quest=on(QUEST, SQUIRE))
    table = naming(6, theirs, mine=(DRAGON_3, WIZARD_3))
    go(table, "cast misdirection#6", "challenge exqualibur", "send quake-dragon#6", "depart")
    assert (asks(table), options(table)) == ((0, "name"), ["defend squire#4@1"])
    fall(table, "defend squire#4@1", "pass")
    assert (asks(table), kind(table)) == ((1, "name"), "name")


@pytest.mark.card("Misdirection/Spell", negative=True)
@pytest.mark.rule("Q104")
def test_immune_creatures_are_left_to_their_owner() -> None:
    table = go(naming(6, area("Gnome Barbarian#3", SQUIRE)), "cast misdirection#6", "next")
    assert options(table) == ["defend squire#4@1"]
    fall(table, "defend squire#4@1")
    assert (asks(table), options(table)) == ((1, "name"), ["defend gnome-barbarian#3"])


@pytest.mark.card("Misdirection/Spell", negative=True)
def test_it_is_cast_in_phase_3_only() -> None:
    mine = area(DRAGON_3, "Misdirection#4", active=[SQUIRE])
    assert options(lay(wilds("Spell"), "ready", mine, area(SQUIRE))) == ["summon squire#4", "next"]


@pytest.mark.card("Misdirection/Spell", negative=True)
def test_without_it_the_owner_names() -> None:
    assert asks(go(naming(4, area(SQUIRE, GOBLIN)), "next")) == (1, "name")


@pytest.mark.card("Misdirection/Spell", negative=True)
@pytest.mark.parametrize("type", ["Cantrip", "Charm", "Incantation"])
def test_other_misdirections_are_not_cast_in_the_own_turn(type: str) -> None:
    assert offered(naming(6, area(SQUIRE), type=type), "cast") == []


@pytest.mark.card("Misdirection/Charm")
@pytest.mark.rule("Q104")
def test_the_charm_beats_what_must_defend_first() -> None:
    """A Mighty Cyclops."""
    table = defending("Pink Eye Cyclops#5+Misdirection#4@1", SQUIRE, more=("Pink Eye Cyclops/Mighty",))
    assert offered(table, "defend") == ["squire#4"]


@pytest.mark.card("Misdirection/Charm", negative=True)
def test_without_the_charm_it_defends_first() -> None:
    table = defending("Pink Eye Cyclops#5", SQUIRE, more=("Pink Eye Cyclops/Mighty",))
    assert offered(table, "defend") == ["pink-eye-cyclops#5"]


@pytest.mark.card("Misdirection/Incantation", negative=True)
def test_half_of_it_does_not_go_to_who_has_a_locked_die_only() -> None:
    seats = area(DRAGON_3), area("Misdirection#6", SQUIRE), area(locked="Frost Howler#3")
    table = lay(wilds("Incantation", "Frost Howler/Mighty"), "attack", *seats, visited=True)
    assert asks(do(table, "cast misdirection#6")) == (0, "name")


@pytest.mark.card("Misdirection/Incantation")
def test_half_of_an_odd_total_is_rounded_down() -> None:
    """5 attack, 2 of it against a Squire of the attacker."""
    mine = area("Knight of Quamelot#4", SQUIRE)
    table = lay(wilds("Incantation"), "attack", mine, area("Misdirection#6", GOBLIN), visited=True)
    do(table, "cast misdirection#6")
    fall(table, "defend squire#4")
    assert (kind(table), lying(table, "ready")) == ("tidy", ["Knight of Quamelot#4"])
