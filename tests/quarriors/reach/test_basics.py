"""Cards of the sets before in a game without Basic Quiddity, Portal and the Assistant of the base set, and without
culls: what docs/reference/quarriors-reach.md lists, each by play."""

import pytest

from tests.quarriors.mat import (
    GOBLIN,
    Seat,
    do,
    fall,
    glory,
    kind,
    lay,
    lying,
    offered,
    options,
    play,
    seat,
    stats,
)
from tumblehall import new_table
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

ECONOMICS = "Assistant/of Economics"
CORRUPTED = "Corrupted Quiddity"
STOCK = f"{CORRUPTED}/Basic 5"
GOBLINS = "Scavenging Goblin/Base"


def table_with(card: str, phase: str, *seats: Seat, rolls: int = 0, more: str = "", **turn: Json) -> Table:
    wilds = ", ".join(filter(None, (ECONOMICS, STOCK, card, more)))
    return lay(wilds, phase, *seats, rolls=[1] * rolls, **turn)


def corrupted(table: Table, who: int) -> int:
    """So many of a player's dice, wherever they lie."""
    dice = [die for zone in ("bag", "active", "used") for die in lying(table, zone, who)]
    return sum(die.split("#")[0] == CORRUPTED for die in dice)


# -- cards that need Basic Quiddity ------------------------------------------------------------------------------------


@pytest.mark.rule("Q123", "Q384")
@pytest.mark.parametrize("card", ["Ghostly Spirit/Base", "Primordial Ooze/Base"])
@pytest.mark.parametrize("large", [True, False])
def test_cards_that_need_basic_quiddity_are_refused_beside_large_dice_only(card: str, large: bool) -> None:
    options: dict[str, Json] = {"sets": ["base", "light-dark"], "large_dice": large, "wilds": [card]}
    with pytest.raises(BadInput, match="S27, Q123" if large else "S28"):
        new_table("quarriors", 2, "seed", options)


# -- cards that name an Assistant --------------------------------------------------------------------------------------


@pytest.mark.card("Voodoo Doll/Strong")
@pytest.mark.rule("Q124")
@pytest.mark.parametrize(("there", "gained"), [(1, 1), (0, 0)])
def test_a_strong_doll_gains_the_assistant_of_this_game_where_its_card_holds_one(there: int, gained: int) -> None:
    wilds = f"{ECONOMICS} {there}, Voodoo Doll/Strong"
    mine = seat(active="Voodoo Doll#5, Large Quiddity#1", bag="4 Assistant")
    table = play(mine, wilds=wilds, rolls=[1] * 4)
    do(table, "summon voodoo-doll#5")
    assert (lying(table, "used"), lying(table, "active")) == (["Assistant"] * gained, ["Assistant#1"] * 2)


@pytest.mark.card("Mischievous Imp/Strong")
@pytest.mark.rule("Q124", "Q137")
def test_a_strong_imp_gives_an_assistant_of_this_game_or_a_corrupted_die_away() -> None:
    mine = seat(ready="Mischievous Imp#5", used=f"Assistant, {CORRUPTED}")
    table = table_with("Mischievous Imp/Strong", "score", mine, seat(), rolls=12)
    do(table, "score mischievous-imp#5")
    assert offered(table, "pick") == ["assistant in used 0", "corrupted-quiddity in used 0"]
    do(table, "pick assistant in used 0", "seat 1")
    assert lying(table, "used", 1) == ["Assistant"]


# -- Corrupted Quiddity ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Q125", "Q137")
@pytest.mark.parametrize(
    "card",
    [
        "Corruption/Cantrip", "Corruption/Charm", "Corruption/Incantation", "Corruption/Spell", "Deathdealer/Corrupted",
        "Defender of the Pale/Corrupted", "Devotee of the Holy Query/Corrupted", "Ghostly Spirit/Corrupted",
        "Primordial Ooze/Corrupted", "Quake Dragon/Corrupted", "Questing Wizard/Corrupted",
        "Scavenging Goblin/Corrupted", "Warrior of the Quay/Corrupted", "Witching Hag/Corrupted",
        "Demonic Overlord/Lesser", "Demonic Overlord/Mighty", "Mischievous Imp/Strong",
    ],
)  # fmt: skip
def test_who_names_corrupted_quiddity_brings_its_card_with_ten_dice(card: str) -> None:
    sets: list[Json] = ["quarmageddon", "demons", "light-dark", "base"]
    named = {card.split("/")[0]: card}
    for other in (*LISTED_CREATURES, *LISTED_SPELLS):
        named.setdefault(other.split("/")[0], other)
    spells = [each for each in named.values() if each.split("/")[0] in SPELL_CLASSES][:3]
    creatures = [each for each in named.values() if each.split("/")[0] not in SPELL_CLASSES][:7]
    table = new_table("quarriors", 2, "seed", {"sets": sets, "wilds": [*creatures, *spells]})
    held = {each["card"]: each["dice"] for each in table.position()["wilds"]}
    assert (held[f"{CORRUPTED}/Basic"], "Basic Quiddity/Basic" in held) == (10, False)


SPELL_CLASSES = ("Corruption", "Light", "Dark", "Growth")
LISTED_SPELLS = ("Light/Charm", "Dark/Charm", "Growth/Charm")
LISTED_CREATURES = (
    "Herald/Base", "Black Cat/Base", "Quartz Golem/Base", "Boogieman/Base", "Archangel/Base", "Queelzebub/Base",
    "Troll Behemoth/Base",
)  # fmt: skip


@pytest.mark.rule("Q137", "QD-2")
@pytest.mark.parametrize(
    ("card", "die", "who"),
    [
        ("Ghostly Spirit/Corrupted", "Ghostly Spirit#4", 0),
        ("Questing Wizard/Corrupted", "Questing Wizard#4", 0),
        ("Scavenging Goblin/Corrupted", "Scavenging Goblin#3", 0),
        ("Witching Hag/Corrupted", "Witching Hag#4", 1),
        ("Demonic Overlord/Mighty", "Demonic Overlord#6", 1),
    ],
)
def test_creatures_that_score_corrupt_beside_large_dice(card: str, die: str, who: int) -> None:
    table = table_with(card, "score", seat(ready=die), seat(glory=3), rolls=8)
    do(table, f"score {die.lower().replace(' ', '-')}")
    assert corrupted(table, who) == (2 if "Wizard" in card else 1)


@pytest.mark.rule("Q137", "QD-2")
@pytest.mark.parametrize(
    ("card", "die", "who"),
    [
        ("Deathdealer/Corrupted", "Deathdealer#4", 0),
        ("Primordial Ooze/Corrupted", "Primordial Ooze#4", 1),
        ("Scavenging Goblin/Corrupted", "Scavenging Goblin#5", 0),
        ("Demonic Overlord/Lesser", "Demonic Overlord#4", 0),
        ("Demonic Overlord/Lesser", "Demonic Overlord#6", 1),
    ],
)
def test_creatures_that_are_summoned_corrupt_beside_large_dice(card: str, die: str, who: int) -> None:
    mine = seat(active=f"{die}, Large Quiddity#2, Large Quiddity#2")
    table = do(table_with(card, "ready", mine, seat()), f"summon {die.lower().replace(' ', '-')}")
    answers = [each for each in ("yes", "seat 1") if each in options(table)]
    assert corrupted(do(table, *answers), who) == 1


@pytest.mark.rule("Q137", "QD-2")
@pytest.mark.parametrize(
    ("card", "face", "who"),
    [("Corruption/Cantrip", 4, 0), ("Corruption/Incantation", 4, 0), ("Corruption/Spell", 4, 1)],
)
def test_spells_corrupt_beside_large_dice(card: str, face: int, who: int) -> None:
    table = table_with(card, "capture", seat(ready=f"Corruption#{face}"), seat())
    assert corrupted(do(table, f"cast corruption#{face}"), who) == 1


@pytest.mark.card("Corruption/Charm")
@pytest.mark.rule("Q137")
def test_corruption_charm_counts_corrupted_dice_and_no_large_ones() -> None:
    us = seat(ready="Corruption#4"), seat(used=f"2 {CORRUPTED}")
    table = table_with("Corruption/Charm", "capture", *us)
    assert glory(do(table, "cast corruption#4")) == [2, 0]


@pytest.mark.card("Primordial Ooze/Corrupted")
@pytest.mark.rule("Q137", "Q129")
def test_a_corrupted_ooze_counts_corrupted_dice_and_no_large_ones() -> None:
    us = seat(ready="Primordial Ooze#4", active=f"{CORRUPTED}#1, Large Quiddity#1"), seat(used=f"2 {CORRUPTED}")
    assert stats(table_with("Primordial Ooze/Corrupted", "ready", *us), 0) == (5, 5)


@pytest.mark.card("Questing Wizard/Corrupted")
@pytest.mark.rule("Q137", "Q129")
def test_a_corrupted_wizard_moves_a_corrupted_die_and_no_large_one() -> None:
    mine = seat(active=f"Questing Wizard#1, {CORRUPTED}#1, Large Quiddity#1")
    table = table_with("Questing Wizard/Corrupted", "ready", mine, immediate=True)
    do(table, "use questing-wizard#1")
    assert [each for each in offered(table, "pick") if "large" in each] == []


@pytest.mark.card("Quake Dragon/Corrupted")
@pytest.mark.rule("Q137")
def test_an_attacking_corrupted_dragon_corrupts_beside_large_dice() -> None:
    us = seat(ready="Quake Dragon#4"), seat(ready=GOBLIN)
    table = table_with("Quake Dragon/Corrupted", "attack", *us, more=GOBLINS)
    assert corrupted(table, 1) == 1


@pytest.mark.card("Warrior of the Quay/Corrupted")
@pytest.mark.rule("Q137")
def test_the_first_loss_to_a_corrupted_warrior_corrupts_beside_large_dice() -> None:
    us = seat(ready="Warrior of the Quay#6"), seat(ready=GOBLIN)
    table = table_with("Warrior of the Quay/Corrupted", "attack", *us, more=GOBLINS)
    assert corrupted(fall(table, "defend scavenging-goblin#3"), 1) == 1


@pytest.mark.card("Defender of the Pale/Corrupted")
@pytest.mark.rule("Q137")
def test_a_corrupted_defender_corrupts_who_summons_with_large_dice() -> None:
    us = seat(active=f"{GOBLIN}, Large Quiddity#1"), seat(ready="Defender of the Pale#4")
    table = table_with("Defender of the Pale/Corrupted", "ready", *us, more=GOBLINS)
    assert corrupted(do(table, "summon scavenging-goblin#3"), 0) == 1


@pytest.mark.card("Devotee of the Holy Query/Corrupted")
@pytest.mark.rule("Q137")
def test_a_corrupted_devotee_gives_a_corrupted_die_away_beside_large_dice() -> None:
    mine = seat(ready="Devotee of the Holy Query#6", used=CORRUPTED)
    table = table_with("Devotee of the Holy Query/Corrupted", "score", mine, seat(), rolls=8)
    do(table, "score devotee-of-the-holy-query#6", "yes", "pick corrupted-quiddity in used 0", "seat 1")
    assert (corrupted(table, 0), corrupted(table, 1)) == (0, 1)


# -- culls by effects only ---------------------------------------------------------------------------------------------


@pytest.mark.rule("QX-9", "Q323")
@pytest.mark.parametrize(("culls", "asked"), [(False, False), (True, True)])
def test_scoring_gives_a_cull_only_where_the_host_said_so(culls: bool, asked: bool) -> None:
    wilds = f"{ECONOMICS}, {GOBLINS}"
    table = play(
        seat(ready=GOBLIN, used="Assistant"),
        wilds=wilds,
        phase="score",
        options={"culls": culls} if culls else {},
        rolls=[1] * 8,
    )
    assert (kind(do(table, "score scavenging-goblin#3")) == "cull") is asked


@pytest.mark.card("Questing Wizard/Strong")
@pytest.mark.rule("QX-9", "Q323")
def test_a_strong_wizard_culls_spells_where_scoring_does_not() -> None:
    mine = seat(ready="Questing Wizard#4, Growth#4", glory=0)
    table = play(mine, wilds=f"{ECONOMICS}, Questing Wizard/Strong, Growth/Charm", phase="score", rolls=[1] * 8)
    do(table, "score questing-wizard#4")
    (spell,) = offered(table, "pick")
    before = glory(table)[0]
    do(table, f"pick {spell}")
    assert (lying(table, "ready"), glory(table)[0] - before) == ([], 1)


@pytest.mark.card("Shaping/Incantation")
@pytest.mark.rule("QX-9", "Q323")
def test_shaping_incantation_culls_where_scoring_does_not() -> None:
    wilds = f"{ECONOMICS}, Shaping/Incantation, {GOBLINS} 1"
    table = play(seat(ready=f"{GOBLIN}+Shaping#4@0", used="Assistant"), wilds=wilds, phase="score", rolls=[1] * 8)
    do(table, "score scavenging-goblin#3+shaping#4", "yes")
    assert "assistant in used 0" in offered(table, "pick")


@pytest.mark.card("Discriminating/Cantrip")
@pytest.mark.rule("QX-9", "Q323")
def test_discriminating_cantrip_culls_where_scoring_does_not() -> None:
    us = seat(ready="Discriminating#4"), seat(used=f"{GOBLIN.split('#')[0]}, Assistant")
    table = play(*us, wilds=f"{ECONOMICS}, Discriminating/Cantrip, {GOBLINS}", phase="capture")
    do(table, "cast discriminating#4")
    do(table, *(f"pick {each}" for each in offered(table, "pick")))
    assert lying(table, "used", 1) == ["Assistant"]


@pytest.mark.rule("QX-9", "Q323")
@pytest.mark.parametrize("card", ["Discriminating/Spell", "Oblation/Incantation"])
def test_immediate_spells_cull_where_scoring_does_not(card: str) -> None:
    die = card.split("/")[0]
    table = play(seat(active=f"{die}#4, Assistant#1", bag="Assistant"), wilds=f"{ECONOMICS}, {card}", rolls=[1] * 4)
    do(table, f"ready {die.lower()}#4", "pick assistant#1")
    assert table.position()["wilds"][0]["dice"] == 1
