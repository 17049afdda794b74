"""Readings where the texts leave a doubt, by the rulings, then the register, then the cards."""

import pytest

from tests.quarriors.mat import area, do, fall, kind, lay, lying, offered, on, options, quest_dice, questing
from tumblehall.kernel.table import Table

HUNT = "Exqualibur/The Hunt For"
FROG, SQUIRE, KNIGHT = "Poison Dart Frog#6", "Squire#4", "Knight of Quamelot#5"


# -- who has fallen works no more --------------------------------------------------------------------------------------


@pytest.mark.rule("Q98", "Q30")
@pytest.mark.parametrize(("named", "defence"), [("squire#4", 6 - 4), ("poison-dart-frog#6", 6)])
def test_a_challenged_frog_that_fell_first_weakens_nobody(named: str, defence: int) -> None:
    """A Mighty Frog with two bursts takes 4 from the first defender of the other side, in a challenge too (Q98). Both
    totals are fixed first, and the fallen still deal their damage (QQ-10); but victims fall one by one (Q30), what a
    creature does to others follows who is there (Q49) and ends with its source (Q201 says so of immunity). So the Frog
    must stand as the challenger names."""
    wilds = f"Squire/Basic, Knight of Quamelot/Base, Poison Dart Frog/Mighty, {HUNT}"
    table = lay(wilds, "attack", area(KNIGHT), area(quest=on(HUNT, f"{FROG}, {SQUIRE}")))
    fall(table, "challenge exqualibur", "send knight-of-quamelot#5", "depart", f"defend {named}")
    assert questing(table, 0, 0)["defence"] == defence
    assert table.view(None)["challenge"]["totals"][0] == 4


# -- to whom a carrier fell --------------------------------------------------------------------------------------------


def doomed(*rolls: int) -> Table:
    """A Strong Thief challenges a Squire and a Base Ooze, which carries Exqualibur and is destroyed as soon as its
    player has no Basic Quiddity in play. For the Squire that falls an Oblation Spell draws two of three dice."""
    wilds = f"Squire/Basic, Relic Thief/Strong, Primordial Ooze/Base, Oblation/Spell, {HUNT}"
    party = on(HUNT, f"{SQUIRE}, Primordial Ooze#4+Exqualibur#4@1")
    theirs = area("Oblation#4", used=["Basic Quiddity", "Squire", "Squire"], quest=party)
    table = lay(wilds, "attack", area("Relic Thief#6"), theirs, rolls=rolls)
    do(table, "challenge exqualibur", "send relic-thief#6", "depart", "defend squire#4", "goes wilds by oblation#4")
    return table


@pytest.mark.rule("Q154", "Q214")
def test_a_thief_takes_the_quartifact_of_a_rival_that_falls_to_its_side() -> None:
    table = fall(doomed(1, 1), "defend primordial-ooze#4+exqualibur#4")
    assert (kind(table), options(table)) == ("take", ["yes", "pass"])


@pytest.mark.rule("Q154", "Q361")
def test_a_thief_takes_nothing_of_a_rival_that_falls_to_nobody() -> None:
    """The card says "is destroyed in a Quest Challenge"; Q154 counts as that what falls to damage or effects of the
    other side, and the card is written with that record. An Ooze that its own state destroys falls to nobody: the quest
    die goes home."""
    table = fall(doomed(3, 2), "goes used")
    assert (kind(table), quest_dice(table, "Exqualibur"), lying(table, "ready")) == ("name", 2, [])


# -- what may be cast for nothing --------------------------------------------------------------------------------------


@pytest.mark.rule("Q157")
@pytest.mark.parametrize(
    ("face", "mine", "cast"), [(4, [], False), (6, [], True), (4, [SQUIRE], True), (6, [SQUIRE], True)]
)
def test_harmony_incantation_without_a_creature_is_cast_with_a_burst_only(
    face: int, mine: list[str], cast: bool
) -> None:
    """What is for all own creatures needs one in reach, unless another effect follows (Q157): with a burst the bonus to
    attack follows the one to defence, so the spell may be cast for nothing, as a Corruption Charm may."""
    wilds = "Harmony/Incantation, Squire/Basic"
    table = lay(wilds, "ready", area(f"Harmony#{face}", *mine, active=["Portal#4"]), area("Squire#5"))
    assert offered(table, "cast") == ([f"harmony#{face}"] if cast else [])
