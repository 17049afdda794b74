"""Destruction as tables: where a creature goes, whose deed it was, who answers (Q26 to Q31), and what takes no damage
(Q45, Q46). One row, one position."""

import pytest

from tests.quarriors.mat import against, asks, go, kinds, lay, number, options, seat, where
from tumblehall.kernel.table import Table

GHOST, GOBLIN, GNOME, DEALER = "Ghostly Spirit#4", "Scavenging Goblin#3", "Gnome Barbarian#3", "Deathdealer#4"
CORRUPTED = "Corrupted Quiddity/Basic 5"
STRONG_GHOST, MIGHTY_GHOST = "Ghostly Spirit/Strong", "Ghostly Spirit/Mighty"
PLAIN_GHOST = "Ghostly Spirit/Base"  # a Basic Quiddity die in the used pile would save it; there is none


def slug(die: str) -> str:
    return die.partition("#")[0].lower().replace(" ", "-")


def place_of(table: Table, who: int, name: str) -> str:
    """Where the only die of a class is that a player had in the ready area."""
    for zone in ("ready", "active", "aside", "used", "spent"):
        if any(die.partition("#")[0].partition("+")[0] == name for die in where(table, who, zone)):
            return zone
    removed = [each.lower().replace(" ", "-") for each in table.position().get("removed", [])]
    return "removed" if name in removed else "wilds"


# -- Q26: one destination ----------------------------------------------------------------------------------------------


@pytest.mark.rule("Q26", "Q27", "QD-5")
@pytest.mark.parametrize(
    ("attacker", "cards", "theirs", "offered", "chosen", "goes"),
    [
        ("Quake Dragon#5", PLAIN_GHOST, GHOST, ["used"], "used", "used"),
        ("Quake Dragon#5", STRONG_GHOST, GHOST, ["active"], "active", "active"),
        ("Quake Dragon#5", MIGHTY_GHOST, GHOST, ["aside"], "aside", "aside"),
        ("Quake Dragon#5", "Shaping/Cantrip", f"{GOBLIN}, Shaping#4", ["used", "ready by shaping#4"], "used", "used"),
        ("Quake Dragon#5", "Shaping/Cantrip", f"{GOBLIN}, Shaping#4", ["used", "ready by shaping#4"],
         "ready by shaping#4", "ready"),
        ("Quake Dragon#5", "Oblation/Spell", f"{GOBLIN}, Oblation#4", ["used", "wilds by oblation#4"],
         "wilds by oblation#4", "wilds"),
        ("Quake Dragon#5", f"{STRONG_GHOST}, Shaping/Cantrip", f"{GHOST}, Shaping#4", ["active", "ready by shaping#4"],
         "ready by shaping#4", "ready"),
        ("Quake Dragon#5", f"{STRONG_GHOST}, Shaping/Cantrip", f"{GHOST}, Shaping#4", ["active", "ready by shaping#4"],
         "active", "active"),
        ("Quake Dragon#6", "Devotee of the Holy Query/Base", GOBLIN, ["used"], "used", "removed"),
        ("Quake Dragon#6", STRONG_GHOST, GHOST, ["active"], "active", "active"),
        ("Quake Dragon#6", MIGHTY_GHOST, GHOST, ["aside"], "aside", "aside"),
        ("Quake Dragon#6", "Shaping/Cantrip", f"{GOBLIN}, Shaping#4", ["used", "ready by shaping#4"],
         "used", "removed"),
        ("Quake Dragon#6", "Shaping/Cantrip", f"{GOBLIN}, Shaping#4", ["used", "ready by shaping#4"],
         "ready by shaping#4", "ready"),
        ("Quake Dragon#6", "Oblation/Spell", f"{GOBLIN}, Oblation#4", ["used", "wilds by oblation#4"],
         "wilds by oblation#4", "wilds"),
        ("Quake Dragon#6", "Gnome Barbarian/Base", GNOME, ["used"], "used", "used"),
        ("Quake Dragon#6", "Gnome Barbarian/Strong", "Gnome Barbarian#5", ["used"], "used", "removed"),
    ],
)  # fmt: skip
def test_a_creature_that_falls_goes_to_one_place_of_those_on_offer(
    attacker: str, cards: str, theirs: str, offered: list[str], chosen: str, goes: str
) -> None:
    """A Corrupted Quake Dragon attacks; with two bursts what would go to the used pile is removed."""
    victim = theirs.partition(",")[0]
    wilds = f"{CORRUPTED}, Quake Dragon/Corrupted, {cards}, Scavenging Goblin/Base"
    table = lay(wilds, "attack", seat(ready=attacker), seat(ready=theirs), rolls=[1])
    table.act(1, f"defend {victim.lower().replace(' ', '-')}")
    assert options(table) == [f"goes {place}" for place in offered]
    table.act(1, f"goes {chosen}")
    assert place_of(table, 1, slug(victim)) == goes


@pytest.mark.rule("Q26")
@pytest.mark.parametrize(
    ("deed", "order"),
    [
        ("Deathdealer/Base", ["defends", "destroyed", "drawn"]),
        ("Witching Hag/Base", ["defends", "destroyed", "drawn", "quiddity"]),
    ],
)
def test_the_die_lies_in_its_pile_before_its_own_ability_works_and_that_comes_before_the_destroyers(
    deed: str, order: list[str]
) -> None:
    """A Mighty Goblin draws two dice; with an empty bag it comes back itself."""
    attacker = f"{deed.partition('/')[0]}#6"
    wilds = f"{deed}, Scavenging Goblin/Mighty"
    us = seat(ready=attacker), seat(ready="Scavenging Goblin#5", used="Portal")
    table = go(lay(wilds, "attack", *us, rolls=[1, 1]), "defend scavenging-goblin#5")
    assert where(table, 1, "active") == ["portal", "scavenging-goblin"]
    assert [kind for kind in kinds(table) if kind in ("defends", "destroyed", "drawn", "quiddity")] == order


@pytest.mark.rule("Q27")
@pytest.mark.parametrize(
    ("chosen", "left"),
    [
        ("ready by shaping#4", ["ghostly-spirit#4", "oblation#4"]),
        ("wilds by oblation#4", ["shaping#4"]),
        ("active", ["oblation#4", "shaping#4"]),
    ],
)
def test_only_the_destination_that_is_used_is_paid_for(chosen: str, left: list[str]) -> None:
    theirs = seat(ready=f"{GHOST}, Shaping#4, Oblation#4")
    wilds = f"{STRONG_GHOST}, Shaping/Cantrip, Oblation/Spell, Quake Dragon/Mighty"
    table = lay(wilds, "attack", seat(ready="Quake Dragon#4"), theirs)
    go(table, "defend ghostly-spirit#4", f"goes {chosen}")
    assert sorted(where(table, 1, "ready")) == left


# -- Q28 to Q30: whose deed, and who answers ---------------------------------------------------------------------------

DEALERS = f"{CORRUPTED}, Deathdealer/Strong, Death/Incantation, Corruption/Incantation, Gnome Barbarian/Strong"
DEALERS += ", Quake Dragon/Base, Scavenging Goblin/Base"


@pytest.mark.rule("Q28", "Q29", "Q30")
@pytest.mark.parametrize(
    ("phase", "mine", "theirs", "answers", "glory"),
    [
        # a spell on the own, on an opponent's, on itself
        ("ready", f"{DEALER}, {GOBLIN}, Death#4", "", ["cast death#4", "pick scavenging-goblin#3@0"], [2, 0]),
        ("ready", f"{DEALER}, Death#4", GOBLIN, ["cast death#4", "pick scavenging-goblin#3@1"], [2, 0]),
        ("ready", f"{DEALER}, {GOBLIN}, Death#4", "", ["cast death#4", "pick deathdealer#4@0"], [0, 0]),
        # damage, and an ability before the attack
        ("attack", DEALER, GOBLIN, ["defend scavenging-goblin#3"], [2, 0]),
        ("attack", f"{DEALER}, Quake Dragon#4", GOBLIN, [], [2, 0]),
        # the owner picks, but the deed is the controller's
        ("attack", f"2 {GOBLIN}", f"{GNOME}, {DEALER}",
         ["defend gnome-barbarian#3", "pick scavenging-goblin#3@0"], [0, 2]),
        # all in one instant: who falls with them does not answer
        ("ready", f"Corruption#4, {DEALER}", GOBLIN, ["cast corruption#4"], [0, 0]),
        ("ready", "Corruption#4", f"{GOBLIN}, {DEALER}", ["cast corruption#4"], [0, 0]),
    ],
)  # fmt: skip
def test_who_destroys_and_who_answers(phase: str, mine: str, theirs: str, answers: list[str], glory: list[int]) -> None:
    """A Strong Deathdealer scores 2 at once whenever its player destroys a creature."""
    table = go(lay(DEALERS, phase, seat(ready=mine), seat(ready=theirs)), *answers)
    assert [number(table, who) for who in (0, 1)] == glory


@pytest.mark.rule("Q30")
@pytest.mark.parametrize(
    ("cards", "phase", "mine", "answers", "asked"),
    [
        ("Corruption/Incantation", "ready", "Corruption#4", ["cast corruption#4"], 0),
        ("Quake Dragon/Base", "attack", "Quake Dragon#4", [], 0),
        ("Quake Dragon/Mighty", "attack", "Quake Dragon#6", ["defend ghostly-spirit#4"], 1),
    ],
)
def test_at_once_all_destinations_come_before_any_move_and_in_attacks_they_fall_one_by_one(
    cards: str, phase: str, mine: str, answers: list[str], asked: int
) -> None:
    """Two Ghosts and a Shaping Cantrip that could save one: how many have moved when the second is asked about."""
    wilds = f"{CORRUPTED}, {cards}, {STRONG_GHOST}, Shaping/Cantrip"
    table = lay(wilds, phase, seat(ready=mine), seat(ready=f"2 {GHOST}, Shaping#4"))
    for answer in (*answers, "goes active", *("defend ghostly-spirit#4" for _ in range(asked))):
        table.act(table.decisions[0].seat, answer)
    assert asks(table) == (1, "fate")
    assert where(table, 1, "active") == ["ghostly-spirit"] * asked


# -- Q31: lost to the attack -------------------------------------------------------------------------------------------


@pytest.mark.rule("Q31")
@pytest.mark.parametrize(
    ("mine", "answers", "lost"),
    [
        ("Warrior of the Quay#4", ["defend scavenging-goblin#3", "goes used"], True),
        ("Warrior of the Quay#4", ["defend scavenging-goblin#3", "goes ready by shaping#4"], True),
        ("Warrior of the Quay#4, Quake Dragon#4", ["goes used"], False),
        ("Warrior of the Quay#4, Death#4", ["cast death#4", "pick scavenging-goblin#3@1", "goes used"], False),
    ],
)
def test_lost_to_an_attack_is_lost_by_its_damage_saved_or_not(mine: str, answers: list[str], lost: bool) -> None:
    """A Corrupted Warrior gives a die to who loses a creature."""
    wilds = f"{CORRUPTED}, Warrior of the Quay/Corrupted, Quake Dragon/Base, Death/Incantation, Shaping/Cantrip"
    table = lay(f"{wilds}, Scavenging Goblin/Base", "attack", seat(ready=mine), seat(ready=f"{GOBLIN}, Shaping#4"))
    go(table, *answers)
    assert ("corrupted-quiddity" in where(table, 1, "used")) is lost


# -- Q45, Q46: no damage -----------------------------------------------------------------------------------------------


@pytest.mark.rule("Q45", "QD-7")
@pytest.mark.parametrize(
    ("attackers", "corrupted", "ghost", "stands", "left"),
    [
        ("Quake Dragon#6", False, "Ghostly Spirit#6", False, 8 - 3),
        ("Quake Dragon#6", True, "Ghostly Spirit#6", True, 8 - 3),
        ("Quake Dragon#6", True, "Ghostly Spirit#4", True, 8 - 2),
        ("Assistant#5", False, "Ghostly Spirit#6", True, None),
        ("Assistant#5", True, "Ghostly Spirit#6", True, None),
        ("Voodoo Doll#4", False, "Ghostly Spirit#6", False, None),
        ("Voodoo Doll#4", True, "Ghostly Spirit#6", True, None),
        ("Voodoo Doll#6", True, "Ghostly Spirit#6", True, 6 - 3),
        ("Voodoo Doll#6", False, "Ghostly Spirit#6", False, 6 - 3),
    ],
)
def test_what_takes_no_damage_stands_and_takes_its_defence_off(
    attackers: str, corrupted: bool, ghost: str, stands: bool, left: int | None
) -> None:
    """None: nothing is left of the attack, and the Goblin beside the Ghost is safe."""
    wilds = f"{CORRUPTED}, Ghostly Spirit/Corrupted, Voodoo Doll/Base, Quake Dragon/Mighty, Scavenging Goblin/Base"
    mine = seat(ready=attackers, used="Corrupted Quiddity" if corrupted else "")
    table = go(
        lay(wilds, "attack", mine, seat(ready=f"{ghost}, {GOBLIN}")), f"defend {ghost.lower().replace(' ', '-')}"
    )
    assert ("ghostly-spirit" in {die.partition("#")[0] for die in where(table, 1, "ready")}) is stands
    assert (None if asks(table)[0] == 0 else against(table)[1]) == left


@pytest.mark.rule("Q46", "QD-7")
@pytest.mark.parametrize(
    ("theirs", "corrupted", "may_pass"),
    [
        ("Ghostly Spirit#6", True, True),
        ("2 Ghostly Spirit#6", True, True),
        (f"Ghostly Spirit#6, {GOBLIN}", True, False),
        ("Ghostly Spirit#6", False, False),
        (GOBLIN, True, False),
    ],
)
def test_who_has_only_creatures_that_take_no_damage_may_name_none(theirs: str, corrupted: bool, may_pass: bool) -> None:
    wilds = f"{CORRUPTED}, Ghostly Spirit/Corrupted, Quake Dragon/Mighty, Scavenging Goblin/Base"
    mine = seat(ready="Quake Dragon#6", used="Corrupted Quiddity" if corrupted else "")
    assert ("pass" in options(lay(wilds, "attack", mine, seat(ready=theirs)))) is may_pass
