"""Corrupted creatures of a battle: Ghostly Spirit, Quake Dragon, Warrior of the Quay."""

import pytest

from tests.quarriors.mat import Seat, against, area, asks, do, go, heard, held, lay, number, options, seat, where
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

SLUG = "corrupted-quiddity"
DIE = "Corrupted Quiddity"
GHOST = "ghostly-spirit"
GOBLIN = "scavenging-goblin"
DRAGON = "quake-dragon"
GOB = "Scavenging Goblin#3"


def attack(cards: str, mine: Seat, *others: Seat, left: int = 5) -> Table:
    return lay(f"Corrupted Quiddity/Basic {left}, {cards}, Scavenging Goblin/Base", "attack", mine, *others)


def used(table: Table) -> list[list[str]]:
    return [where(table, who, "used") for who in range(table.seats)]


# -- Ghostly Spirit ----------------------------------------------------------------------------------------------------

PLAIN = "Ghostly Spirit/Corrupted, Quake Dragon/Mighty"


def haunted(theirs: str, attacker: str = "Quake Dragon#6", cards: str = PLAIN, **mine: str) -> Table:
    return attack(cards, seat(ready=attacker, **mine), seat(ready=theirs))  # type: ignore[arg-type]


@pytest.mark.card("Ghostly Spirit/Corrupted")
@pytest.mark.rule("Q225", "QD-7")
@pytest.mark.parametrize("zone", ["active", "spent", "used"])
def test_ghost_takes_no_damage_from_a_player_with_a_corrupted_die(zone: str) -> None:
    table = haunted("Ghostly Spirit#6, Scavenging Goblin#3", **{zone: DIE if zone == "used" else f"{DIE}#4"})
    go(table, f"defend {GHOST}#6")
    assert (where(table, 1, "ready"), against(table)) == ([f"{GHOST}#6", f"{GOBLIN}#3"], [None, 8 - 3])


@pytest.mark.rule("Q225")
def test_a_die_that_waits_in_the_pool_counts() -> None:
    table = go(haunted("Ghostly Spirit#6", active=DIE), f"defend {GHOST}#6")
    assert where(table, 1, "ready") == [f"{GHOST}#6"]


@pytest.mark.card("Ghostly Spirit/Corrupted", negative=True)
@pytest.mark.rule("Q225")
def test_ghost_falls_to_a_player_without_such_a_die() -> None:
    us = seat(ready="Quake Dragon#6", bag=DIE, used="Basic Quiddity"), seat(ready="Ghostly Spirit#6", used=DIE)
    table = attack(PLAIN, *us, seat(used=DIE))
    assert options(table) == [f"defend {GHOST}#6"]
    go(table, f"defend {GHOST}#6")
    assert (where(table, 1, "ready"), used(table)[1]) == ([], [SLUG, GHOST])


@pytest.mark.rule("Q225")
def test_an_attack_of_as_much_as_its_defence_is_used_up() -> None:
    """The example of the ruling: a total of 3 against a defence of 3."""
    cards = "Ghostly Spirit/Corrupted, Voodoo Doll/Base, Witching Hag/Base"
    table = haunted("Ghostly Spirit#6, Scavenging Goblin#3", "Witching Hag#4", cards, active=f"{DIE}#4")
    go(table, f"defend {GHOST}#6")
    assert (where(table, 1, "ready"), asks(table)[0]) == ([f"{GHOST}#6", f"{GOBLIN}#3"], 0)
    table = haunted("Ghostly Spirit#6", "Witching Hag#4", cards)
    assert where(go(table, f"defend {GHOST}#6"), 1, "ready") == []


@pytest.mark.rule("Q45", "QD-7")
def test_each_ghost_takes_its_defence_once_in_an_attack_and_protects_the_others() -> None:
    table = haunted("Ghostly Spirit#6, Ghostly Spirit#4, Scavenging Goblin#3", used=DIE)
    go(table, f"defend {GHOST}#6")
    assert options(table) == [f"defend {GHOST}#4", f"defend {GOBLIN}#3"]
    go(table, f"defend {GHOST}#4")
    assert (options(table), against(table)) == ([f"defend {GOBLIN}#3"], [None, 8 - 3 - 2])
    go(table, f"defend {GOBLIN}#3")
    assert (where(table, 1, "ready"), used(table)[1]) == ([f"{GHOST}#6", f"{GHOST}#4"], [GOBLIN])
    assert asks(table)[0] == 0


@pytest.mark.rule("Q45")
@pytest.mark.parametrize(("mine", "stays"), [(DIE, [f"{GHOST}#6"]), ("Portal", [])])
def test_a_voodoo_doll_deals_a_ghost_no_damage_either(mine: str, stays: list[str]) -> None:
    table = haunted("Ghostly Spirit#6", "Voodoo Doll#4", "Ghostly Spirit/Corrupted, Voodoo Doll/Base", used=mine)
    assert where(go(table, f"defend {GHOST}#6"), 1, "ready") == stays


@pytest.mark.rule("Q45")
def test_what_cannot_hurt_a_ghost_does_not_end_the_defence() -> None:
    """Damage below its defence is taken and nothing is left of it."""
    cards = "Ghostly Spirit/Corrupted, Voodoo Doll/Base"
    table = go(haunted("Ghostly Spirit#6, Scavenging Goblin#3", "Assistant#5", cards, used=DIE), f"defend {GHOST}#6")
    assert heard(table, "defends")[-1]["holds"] is True
    assert (where(table, 1, "ready"), asks(table)[0]) == ([f"{GHOST}#6", f"{GOBLIN}#3"], 0)


@pytest.mark.rule("Q46", "QD-7")
def test_naming_a_ghost_is_never_forced() -> None:
    table = haunted("Ghostly Spirit#6, Ghostly Spirit#4, Scavenging Goblin#3", used=DIE)
    assert options(table) == [f"defend {GHOST}#6", f"defend {GHOST}#4", f"defend {GOBLIN}#3"]
    go(table, f"defend {GOBLIN}#3")
    assert options(table) == [f"defend {GHOST}#6", f"defend {GHOST}#4", "pass"]
    go(table, "pass")
    assert (asks(table)[0], heard(table, "defends")[-1]["die"]) == (0, f"{GOBLIN}#3")


def test_other_destruction_reaches_a_ghost() -> None:
    us = seat(ready="Death#4", used=DIE), seat(ready="Ghostly Spirit#6")
    table = go(attack("Ghostly Spirit/Corrupted, Death/Spell", *us), "cast death#4", f"pick {GHOST}#6@1")
    assert used(table)[1] == [GHOST]


def test_scoring_ghost_gains_its_owner_a_die() -> None:
    table = lay("Corrupted Quiddity/Basic 5, Ghostly Spirit/Corrupted", "score", seat(ready="Ghostly Spirit#4"), seat())
    go(table, f"score {GHOST}#4")
    assert (used(table), number(table, 0)) == ([[SLUG, GHOST], []], 3)


# -- Quake Dragon ------------------------------------------------------------------------------------------------------


@pytest.mark.card("Quake Dragon/Corrupted")
@pytest.mark.parametrize("face", [4, 5, 6])
def test_attacking_dragon_gives_opponents_with_creatures_a_die_before_they_defend(face: int) -> None:
    others = seat(ready=GOB), seat(used="Portal", ready="Death#4"), seat(ready="Assistant#5")
    table = attack("Quake Dragon/Corrupted, Death/Spell", seat(ready=f"Quake Dragon#{face}"), *others)
    assert (asks(table)[1], used(table)) == ("name", [[], [SLUG], ["portal"], [SLUG]])


@pytest.mark.rule("QD-2", "Q222")
@pytest.mark.parametrize(("face", "left", "glory"), [(4, 0, [3, 3]), (5, 0, [2, 2]), (5, 1, [3, 2]), (5, 2, [3, 3])])
def test_dragon_with_a_burst_takes_a_glory_of_those_for_whom_none_was_left(
    face: int, left: int, glory: list[int]
) -> None:
    others = seat(ready=GOB, glory=3), seat(ready=GOB, glory=3), seat(glory=3)
    table = attack("Quake Dragon/Corrupted", seat(ready=f"Quake Dragon#{face}"), *others, left=left)
    assert [number(table, who) for who in (1, 2, 3)] == [*glory, 3]


@pytest.mark.rule("QD-5")
def test_dragon_with_two_bursts_removes_what_its_damage_destroys() -> None:
    us = seat(ready="Quake Dragon#6"), seat(ready=f"{GOB}+Life#4@1, Quake Dragon#4")
    table = go(attack("Quake Dragon/Corrupted, Life/Cantrip", *us), f"defend {GOBLIN}#3+life#4")
    assert (used(table)[1], table.position()["removed"]) == ([SLUG, "life"], ["Scavenging Goblin"])
    assert (held(table, GOBLIN), heard(table, "destroyed")[-1]["to"]) == (0, "removed")


def goes_by_words(face: int, theirs: str) -> list[str]:
    """What the owner of a goblin that falls to a dragon is offered, in words."""
    us = seat(ready=f"Quake Dragon#{face}"), seat(ready=f"{GOB}, {theirs}")
    table = do(attack("Quake Dragon/Corrupted, Shaping/Cantrip, Heavenly Seraph/Strong", *us), f"defend {GOBLIN}#3")
    return [option.label for option in table.decisions[0].options]


@pytest.mark.rule("QD-5")
@pytest.mark.parametrize(
    ("face", "theirs", "first"),
    [(6, "Shaping#4", "Out of the game"), (5, "Shaping#4", "To the used pile"),
     (6, "Shaping#4, Heavenly Seraph#4", "To the used pile")],
)  # fmt: skip
def test_who_lets_it_go_is_told_where_it_goes(face: int, theirs: str, first: str) -> None:
    assert goes_by_words(face, theirs) == [first, "Back to the ready area by Shaping (spell)"]


def test_removal_is_told_as_such() -> None:
    table = go(attack("Quake Dragon/Corrupted", seat(ready="Quake Dragon#6"), seat(ready=GOB)), f"defend {GOBLIN}#3")
    told = [event.text for event in table.events(None) if event.kind == "destroyed"]
    assert told == ["Scavenging Goblin 2/2 of Seat 1 is destroyed by damage and is removed from the game."]


def test_a_copying_ooze_is_removed_too() -> None:
    ooze: Json = {"die": "Primordial Ooze#5", "copy": GOB}
    table = attack("Quake Dragon/Corrupted, Primordial Ooze/Strong", seat(ready="Quake Dragon#6"), area(ooze))
    go(table, "pass", "defend primordial-ooze#5")
    assert (used(table)[1], table.position()["removed"]) == ([SLUG], ["Primordial Ooze"])


def test_other_destinations_spare_from_the_removal() -> None:
    us = seat(ready="Quake Dragon#6"), seat(ready=f"{GOB}, Shaping#4")
    table = attack("Quake Dragon/Corrupted, Shaping/Cantrip", *us)
    go(table, f"defend {GOBLIN}#3", "goes ready by shaping#4")
    assert (where(table, 1, "ready"), table.position().get("removed")) == ([f"{GOBLIN}#3"], None)


@pytest.mark.rule("Q203")
def test_an_immune_victim_goes_to_the_used_pile() -> None:
    us = seat(ready="Quake Dragon#6"), seat(ready="Gnome Barbarian#3, Gnome Barbarian#5")
    table = attack("Quake Dragon/Corrupted, Gnome Barbarian/Base", *us)
    go(table, "defend gnome-barbarian#3", "defend gnome-barbarian#5")
    assert (used(table)[1], table.position()["removed"]) == ([SLUG, "gnome-barbarian"], ["Gnome Barbarian"])


@pytest.mark.rule("Q203")
def test_a_seraph_keeps_others_from_the_removal_but_not_itself() -> None:
    us = seat(ready="Quake Dragon#6"), seat(ready=f"Heavenly Seraph#4, {GOB}")
    table = attack("Quake Dragon/Corrupted, Heavenly Seraph/Strong", *us)
    go(table, f"defend {GOBLIN}#3", "defend heavenly-seraph#4")
    assert (used(table)[1], table.position()["removed"]) == ([SLUG, GOBLIN], ["Heavenly Seraph"])


@pytest.mark.card("Quake Dragon/Corrupted", negative=True)
@pytest.mark.parametrize("face", [4, 5])
def test_dragon_with_fewer_bursts_removes_nothing_and_one_that_defends_gives_nothing(face: int) -> None:
    us = seat(ready=f"Quake Dragon#{face}"), seat(ready=GOB)
    table = go(attack("Quake Dragon/Corrupted", *us), f"defend {GOBLIN}#3")
    assert (used(table)[1], table.position().get("removed")) == ([SLUG, GOBLIN], None)
    table = attack("Quake Dragon/Corrupted", seat(ready=GOB), seat(ready=f"Quake Dragon#{face}"))
    assert (used(table), held(table, SLUG)) == ([[], []], 5)


def test_spells_in_the_same_turn_remove_nothing() -> None:
    us = seat(ready="Quake Dragon#6, Death#4"), seat(ready=f"{GOB}, Assistant#5")
    table = go(attack("Quake Dragon/Corrupted, Death/Spell", *us), "cast death#4", "pick assistant#5@1")
    assert (used(table)[1], table.position().get("removed")) == (["assistant", SLUG], None)


# -- Warrior of the Quay -----------------------------------------------------------------------------------------------

WARRIORS = "Warrior of the Quay/Corrupted, Quake Dragon/Mighty, Shaping/Cantrip"


@pytest.mark.card("Warrior of the Quay/Corrupted")
@pytest.mark.parametrize(("warriors", "gained"), [(1, 1), (2, 2)])
def test_warrior_gives_each_opponent_who_loses_a_creature_one_die(warriors: int, gained: int) -> None:
    mine = seat(ready=f"Quake Dragon#6, {warriors} Warrior of the Quay#4")
    table = attack(WARRIORS, mine, seat(ready=f"{GOB}, Assistant#5"), seat(ready="Assistant#5"))
    go(table, f"defend {GOBLIN}#3")
    assert used(table) == [[], [SLUG] * gained + [GOBLIN], []]
    go(table, "defend assistant#5", "defend assistant#5")
    assert used(table)[1:] == [["assistant", *[SLUG] * gained, GOBLIN], ["assistant", *[SLUG] * gained]]


@pytest.mark.rule("Q31")
def test_warrior_counts_a_victim_that_is_saved() -> None:
    us = seat(ready="Warrior of the Quay#4"), seat(ready=f"{GOB}, Shaping#4")
    table = go(attack(WARRIORS, *us), f"defend {GOBLIN}#3", "goes ready by shaping#4")
    assert (where(table, 1, "ready"), used(table)[1]) == ([f"{GOBLIN}#3"], [SLUG])


@pytest.mark.card("Warrior of the Quay/Corrupted", negative=True)
def test_warrior_gives_nothing_when_its_attack_fails_or_a_spell_destroys() -> None:
    us = seat(ready="Warrior of the Quay#4"), seat(ready="Quake Dragon#4")
    table = go(attack(WARRIORS, *us), f"defend {DRAGON}#4")
    assert (used(table), held(table, SLUG)) == ([[], []], 5)
    us = seat(ready="Warrior of the Quay#4, Death#4"), seat(ready=f"{GOB}, Quake Dragon#4")
    table = go(attack(f"{WARRIORS}, Death/Spell", *us), "cast death#4", f"pick {GOBLIN}#3@1", f"defend {DRAGON}#4")
    assert (used(table)[1], held(table, SLUG)) == ([GOBLIN], 5)
