"""Rise of the Demons: what is in it, dice that are gained and drawn at once, dice that are removed (QD)."""

from collections import Counter

import pytest

from tests.quarriors.mat import do, go, heard, held, lay, lying, number, offered, play, seat, stats, where
from tests.quarriors.test_rules_setup import facts, names, set_up
from tumblehall.games.quarriors.content import DIE_CLASSES
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.rules.mixing import DECKS
from tumblehall.kernel.dice import FastRng

DIE = "Corrupted Quiddity"
KINDS = ("creature", "spell")
REMOVING = [
    "Quake Dragon/Corrupted", "Questing Wizard/Corrupted", "Demonic Overlord/Mighty", "Deathdealer/Corrupted",
    "Scavenging Goblin/Corrupted", "Devotee of the Holy Query/Corrupted", "Witching Hag/Corrupted",
    "Corruption/Incantation", "Growth/Charm", "Life/Cantrip",
]  # fmt: skip


# -- what is in it -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("QD-10")
def test_there_is_a_corrupted_card_for_each_base_creature_and_two_new_classes() -> None:
    classes = {kind: {card.facts.die_class for card in DECKS["base"] if card.facts.kind == kind} for kind in KINDS}
    found = Counter((card.facts.kind, card.facts.die_class, card.facts.type) for card in DECKS["demons"])
    corrupted = {("creature", name, "Corrupted") for name in classes["creature"]}
    lords = {("creature", "Demonic Overlord", type) for type in ("Base", "Lesser", "Strong", "Mighty")}
    spells = {("spell", "Corruption", type) for type in ("Cantrip", "Charm", "Incantation", "Spell")}
    assert len(corrupted) == 10
    assert found == Counter(corrupted | lords | spells)
    assert {die.name: die.count for die in DIE_CLASSES if die.set == "Rise of the Demons"} == {
        "Corrupted Quiddity": 10, "Corruption": 5, "Demonic Overlord": 5,
    }  # fmt: skip


@pytest.mark.rule("QD-10")
def test_fourteen_cards_lie_in_the_wilds() -> None:
    doc = set_up(2, sets=["base", "demons"])
    kinds = Counter(facts(name).kind for name in names(doc))
    assert (len(names(doc)), kinds) == (14, {"basic": 4, "creature": 7, "spell": 3})
    assert {"card": "Corrupted Quiddity/Basic", "dice": 10} in doc["wilds"]
    assert len(names(set_up(2, sets=["base"]))) == 13


# -- gained and drawn --------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q221")
def test_a_die_that_was_just_gained_can_be_drawn_in_the_same_effect() -> None:
    us = seat(active="Voodoo Doll#5", bag="Portal", quiddity=2)
    table = lay("Voodoo Doll/Strong, Assistant/Basic 1", "ready", us, rolls=[1, 1, 6, 1])
    go(table, "summon voodoo-doll#5")
    assert (where(table, 0, "used"), where(table, 0, "bag"), held(table, "assistant")) == ([], [], 0)
    assert sorted(lying(table, "active")) == ["Assistant#1", "Portal#6"]
    assert len(heard(table, "drawn")) == 1


@pytest.mark.rule("Q221")
def test_a_corrupted_die_that_was_just_gained_refills_the_bag() -> None:
    us = seat(active="Portal#2", ready="Corruption#4")
    table = lay("Corrupted Quiddity/Basic 2, Corruption/Cantrip", "ready", us, rolls=[1, 6])
    go(table, "cast corruption#4", "use portal#2")
    assert (lying(table, "active"), lying(table, "used"), held(table, "corrupted-quiddity")) == ([f"{DIE}#6"], [DIE], 0)


# -- removed -----------------------------------------------------------------------------------------------------------

OTHERS = "Ghostly Spirit/Base 0, Quake Dragon/Strong 0, Witching Hag/Base 0"


def deathdealers(bag: str, dice: int, removed: int) -> bool:
    """Whether the game is over when a Portal is captured and three other creature cards are empty."""
    wilds = f"{OTHERS}, Deathdealer/Base {dice}, Portal/Basic 1"
    table = play(seat(bag=bag, quiddity=9), phase="capture", wilds=wilds, removed=["Deathdealer"] * removed)
    return do(table, "capture portal").outcome is not None


@pytest.mark.rule("Q131", "Q223")
@pytest.mark.parametrize(
    ("bag", "dice", "removed", "over"),
    [("3 Deathdealer", 0, 2, True), ("", 0, 5, True), ("3 Deathdealer", 1, 1, False), ("", 1, 4, False)],
)
def test_a_card_is_empty_when_its_dice_are_owned_or_removed(bag: str, dice: int, removed: int, over: bool) -> None:
    assert deathdealers(bag, dice, removed) is over


@pytest.mark.rule("Q223")
def test_a_cull_opens_the_card_again() -> None:
    us = seat(ready="Assistant#5", used="Deathdealer", bag="6 Basic Quiddity")
    wilds = f"{OTHERS}, Deathdealer/Base 0, Portal/Basic 1"
    table = play(us, phase="score", wilds=wilds, removed=["Deathdealer"] * 4, rolls=[1] * 6 + [6] * 6)
    do(table, "score assistant#5", "cull deathdealer")
    while not offered(table, "capture"):
        do(table, "next")
    do(table, "capture portal")
    assert (table.outcome, held(table, "deathdealer")) == (None, 1)


@pytest.mark.rule("Q131")
def test_removal_alone_does_not_end_the_game() -> None:
    """Three empty cards; the last Goblins are owned and one is removed: only the next capture is checked."""
    wilds = f"{OTHERS}, Demonic Overlord/Mighty 1, Scavenging Goblin/Base 0, Portal/Basic 1"
    us = seat(ready="Demonic Overlord#4"), seat(used="Scavenging Goblin")
    table = play(*us, phase="score", wilds=wilds)
    do(table, "score demonic-overlord#4", "pick scavenging-goblin in used 1")
    assert (table.outcome, table.position()["removed"]) == (None, ["Scavenging Goblin"])


@pytest.mark.rule("Q223", "QD-5")
def test_removed_dice_are_in_no_count() -> None:
    wilds = "Corrupted Quiddity/Basic 1, Primordial Ooze/Corrupted, Corruption/Charm"
    us = seat(ready="Primordial Ooze#4, Corruption#4"), seat(used=DIE)
    table = play(*us, wilds=wilds, removed=[DIE] * 3)
    assert stats(table, 0) == (3, 3)
    do(table, "cast corruption#4")
    assert number(table, 0) == 1


@pytest.mark.rule("Q223", "QD-5")
def test_removed_dice_cannot_be_gained() -> None:
    us = seat(ready="Corruption#4"), seat(glory=2)
    table = play(*us, wilds="Corrupted Quiddity/Basic 0, Corruption/Spell", removed=[DIE] * 3)
    do(table, "cast corruption#4")
    assert (number(table, 1), lying(table, "used", 1), table.position()["removed"]) == (1, [], [DIE] * 3)


@pytest.mark.rule("QC-2.1", "QD-5", "Q386")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dice_are_conserved_and_what_is_removed_stays_removed(seats: int) -> None:
    most = 0
    for game in range(3):
        rng = FastRng(f"demons {seats} {game}")
        options = {"sets": ["base", "demons"], "wilds": REMOVING, "mix": "choice"}
        state = GAME.new_state(seats, GAME.read_options(options, seats), rng)
        state.run(rng)
        pieces, removed = GAME.pieces(state), Counter(state.removed)
        while state.seats:
            state.apply(state.options[rng.below(len(state.options))], rng)
            assert GAME.pieces(state) == pieces
            assert removed <= Counter(state.removed)
            removed = Counter(state.removed)
        most = max(most, removed.total())
    assert most
