"""Cards of the sets before quests against quest dice and their carriers: what docs/reference/quarriors-reach.md lists,
by play."""

import pytest

from tests.quarriors.mat import area, asks, do, go, lay, lying, offered, options, quest_dice
from tests.quarriors.reach.test_quests import DRAGON, HAG, HUNT, SQUIRE, slug
from tests.quarriors.reach.test_quests_deeds import beside, taken
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json

ART = "Exqualibur#4"


def carrying(die: str, who: int = 0) -> str:
    return f"{die}+{ART}@{who}"


def carried(table: Table, who: int) -> bool:
    """Whether a quartifact is with a creature of that player; else it is on its card."""
    there = any(f"+{ART}" in die for die in lying(table, "ready", who))
    assert there is (quest_dice(table, "Exqualibur") == 1)
    return there


# -- looked at, never taken --------------------------------------------------------------------------------------------


@pytest.mark.card("Shaping/Spell", negative=True)
@pytest.mark.rule("Q361")
@pytest.mark.parametrize("theirs", [ART, carrying(HAG, 1)])
@pytest.mark.parametrize(("spells", "casts"), [([], []), (["Shaping#4"], ["shaping#4"])])
def test_shaping_spell_discards_no_quartifact(theirs: str, spells: list[Json], casts: list[str]) -> None:
    """With a second Shaping of another there is something to discard."""
    table = lay(beside("Shaping/Spell"), "attack", area("Shaping#4"), area(theirs, *spells), visited=True)
    assert offered(table, "cast") == casts
    if casts:
        go(table, "cast shaping#4")
        assert offered(table, "pick") == ["shaping#4@1"]


@pytest.mark.card("Questing Wizard/Strong", negative=True)
@pytest.mark.rule("Q361")
@pytest.mark.parametrize("mine", [ART, carrying(HAG)])
def test_a_strong_wizard_that_scores_culls_no_quartifact(mine: str) -> None:
    wilds = beside("Questing Wizard/Strong", "Death/Charm")
    table = lay(wilds, "score", area("Questing Wizard#4", mine, SQUIRE, "Death#4"), area())
    do(table, "score questing-wizard#4")
    assert offered(table, "pick") == ["death#4@0"]


@pytest.mark.card("Mischievous Imp/Base", "Black Cat/Mighty", negative=True)
@pytest.mark.rule("Q361")
@pytest.mark.parametrize("theirs", [ART, carrying(HAG, 1)])
@pytest.mark.parametrize(
    ("card", "die"),
    [
        ("Mischievous Imp/Base", "Mischievous Imp#5"),
        ("Mischievous Imp/Base", "Mischievous Imp#6"),
        ("Black Cat/Mighty", "Black Cat#5"),
    ],
)
def test_who_destroys_spells_by_a_summons_takes_no_quartifact(card: str, die: str, theirs: str) -> None:
    wilds = beside(card, "Death/Charm")
    for spells, fits in (([], False), (["Death#4"], True)):
        table = lay(wilds, "ready", area(active=[die], quiddity=9), area(theirs, *spells))
        taken(go(table, f"summon {slug(die)}"))
        assert (theirs in lying(table, "ready", 1), "Death#4" in lying(table, "ready", 1)) == (True, False)
        assert bool(lying(table, "used", 1)) is fits


@pytest.mark.card(
    "Lord of the Quarry/Base", "Queelzebub/Mighty", "Shaping/Incantation", "Oblation/Cantrip", negative=True
)
@pytest.mark.rule("Q361")
@pytest.mark.parametrize(
    ("card", "die"), [("Lord of the Quarry/Base", "Lord of the Quarry#3"), ("Queelzebub/Mighty", "Queelzebub#6")]
)
def test_who_captures_for_nothing_captures_no_quest_die(card: str, die: str) -> None:
    wilds = f"{card} 1, Boogieman/Base 1, Scavenging Goblin/Base 1, Squire/Basic, {HUNT}"
    table = lay(wilds, "score", area(die, SQUIRE), area())
    do(table, f"score {slug(die)}")
    if options(table)[0] == "yes":
        do(table, "yes")
    found = offered(table, "pick")
    assert found
    assert [each for each in found if "exqualibur" in each] == []


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
@pytest.mark.rule("Q361")
@pytest.mark.parametrize(("spells", "picks"), [([], []), (["Death#4"], ["death#4@1"])])
def test_a_strong_cyclops_that_scores_destroys_no_quartifact(spells: list[Json], picks: list[str]) -> None:
    wilds = beside("Pink Eye Cyclops/Strong", "Death/Charm")
    table = lay(wilds, "score", area("Pink Eye Cyclops#5", SQUIRE), area(ART, *spells))
    do(table, "score pink-eye-cyclops#5")
    if spells:
        do(table, "yes")
    assert offered(table, "pick") == picks


@pytest.mark.card("Pink Eye Cyclops/Strong", negative=True)
@pytest.mark.rule("Q361")
def test_a_strong_cyclops_that_is_locked_takes_no_quartifact() -> None:
    mine = area(active=["Pink Eye Cyclops#4"], quiddity=9)
    table = lay(beside("Pink Eye Cyclops/Strong"), "ready", mine, area(ART))
    go(table, "lock pink-eye-cyclops#4")
    assert (lying(table, "ready", 1), quest_dice(table, "Exqualibur")) == ([ART], 1)


@pytest.mark.card("Shaping/Incantation", negative=True)
@pytest.mark.rule("Q361")
def test_an_attached_shaping_incantation_captures_no_quest_die() -> None:
    wilds = f"Shaping/Incantation, Scavenging Goblin/Base 1, Squire/Basic, {HUNT}"
    mine = area("Scavenging Goblin#3+Shaping#4@0", SQUIRE, used=["Scavenging Goblin"])
    table = do(lay(wilds, "score", mine, area()), "score scavenging-goblin#3+shaping#4", "yes")
    do(table, "pick scavenging-goblin in used 0")
    assert offered(table, "pick") == ["scavenging-goblin in wilds"]


@pytest.mark.card("Oblation/Cantrip", negative=True)
@pytest.mark.rule("Q361")
def test_an_attached_oblation_cantrip_captures_no_quest_die() -> None:
    wilds = f"Oblation/Cantrip, Death/Charm 1, {beside('Quake Dragon/Mighty')}"
    table = lay(wilds, "attack", area(DRAGON), area(f"{HAG}+Oblation#4@1"), visited=True)
    do(table, "defend witching-hag#4+oblation#4", "goes used", "yes")
    assert offered(table, "pick") == ["death in wilds"]


# -- a carrier is treated ----------------------------------------------------------------------------------------------

LOST = [
    ("Death/Incantation", "Death#6", HAG),
    ("Death/Spell", "Death#4", HAG),
    ("Corruption/Incantation", "Corruption#3", HAG),
    ("Dark/Incantation", "Dark#4", "Herald#4"),
]
KEPT = [
    ("Dark/Spell", "Dark#6", "Herald#6"),
    ("Dark/Spell", "Dark#4", "Herald#6"),
]


@pytest.mark.card("Death/Incantation", "Death/Spell", "Corruption/Incantation", "Dark/Incantation", "Dark/Spell")
@pytest.mark.rule("QQ-19", "Q108", "Q283")
@pytest.mark.parametrize(
    ("card", "spell", "die", "stays"), [*((*row, False) for row in LOST), *((*row, True) for row in KEPT)]
)
def test_a_spell_sends_a_quartifact_home_where_its_carrier_leaves(card: str, spell: str, die: str, stays: bool) -> None:
    table = lay(beside(card, "Herald/Lesser"), "attack", area(spell), area(carrying(die, 1)), visited=True)
    taken(go(table, f"cast {slug(spell)}"))
    assert carried(table, 1) is stays


@pytest.mark.card("Chaos/Cantrip")
@pytest.mark.rule("Q241", "Q108")
@pytest.mark.parametrize(("rolled", "stays"), [(1, False), (6, True)])
def test_chaos_cantrip_leaves_it_with_a_carrier_that_stays(rolled: int, stays: bool) -> None:
    table = lay(
        beside("Chaos/Cantrip"), "attack", area("Chaos#6"), area(carrying(HAG, 1)), rolls=[rolled], visited=True
    )
    go(table, "cast chaos#6")
    assert carried(table, 1) is stays


@pytest.mark.card("Death/Cantrip", "Shaping/Charm", "Light/Incantation", "Harmony/Incantation")
@pytest.mark.rule("Q283")
@pytest.mark.parametrize(
    ("card", "spell", "die"),
    [
        ("Death/Cantrip", "Death#6", HAG),
        ("Shaping/Charm", "Shaping#4", HAG),
        ("Light/Incantation", "Light#5", "Herald#5"),
        ("Harmony/Incantation", "Harmony#4", HAG),
    ],
)
def test_a_spell_on_an_own_carrier_leaves_it_there(card: str, spell: str, die: str) -> None:
    table = lay(beside(card, "Herald/Lesser"), "attack", area(spell, carrying(die)), area(), visited=True)
    before = table.view(None)["seats"][0]["ready"][1]
    taken(go(table, f"cast {slug(spell)}"))
    after = next(each for each in table.view(None)["seats"][0]["ready"] if each["attached"])
    assert carried(table, 0)
    assert after != before


@pytest.mark.card("Boogieman/Strong", "Demonic Overlord/Strong", "Frost Howler/Base")
@pytest.mark.rule("Q108", "Q283")
@pytest.mark.parametrize(
    ("card", "die", "rival", "stays"),
    [
        ("Demonic Overlord/Strong", "Demonic Overlord#4", "Herald#6", True),
        ("Demonic Overlord/Strong", "Demonic Overlord#6", "Herald#4", False),
        ("Frost Howler/Base", "Frost Howler#5", "Herald#6", True),
        ("Queelzebub/Greater", "Queelzebub#6", "Herald#4", False),
        ("Boogieman/Strong", "Boogieman#6", "Herald#4", False),
    ],
)
def test_a_creature_sends_a_quartifact_home_where_its_carrier_leaves(
    card: str, die: str, rival: str, stays: bool
) -> None:
    summons = card in ("Demonic Overlord/Strong", "Frost Howler/Base")
    mine: dict[str, Json] = {"active": [die], "quiddity": 9} if summons else {"ready": [die]}
    theirs = area(carrying(rival, 1), SQUIRE)
    wilds = beside(card, "Herald/Lesser")
    if summons:
        table = go(lay(wilds, "ready", {"ready": [], **mine}, theirs), f"summon {slug(die)}")
    else:
        table = lay(wilds, "attack", mine, theirs, visited=True)
    assert carried(taken(table), 1) is stays


# -- a carrier is saved ------------------------------------------------------------------------------------------------

SAVERS = {
    "Shaping/Cantrip": (HAG, ["Shaping#4"], {}),
    "Oblation/Spell": (HAG, ["Oblation#4"], {}),
    "Light/Cantrip": (HAG, ["Light#6"], {}),
    "Archangel/Strong": (HAG, ["Archangel#6"], {}),
    "Ghostly Spirit/Base": ("Ghostly Spirit#4", [], {"spent": ["Basic Quiddity#1"], "used": ["Basic Quiddity"]}),
    "Ghostly Spirit/Strong": ("Ghostly Spirit#4", [], {}),
    "Ghostly Spirit/Mighty": ("Ghostly Spirit#4", [], {}),
    "Qladiator/Strong": ("Qladiator#6", [], {}),
    "Herald/Base": ("Herald#4", [], {}),
    "Black Cat/Base": ("Black Cat#6", [], {}),
    "Black Cat/Greater": ("Black Cat#4", [], {}),
}


@pytest.mark.card(*SAVERS)
@pytest.mark.rule("Q23", "Q108")
@pytest.mark.parametrize("card", SAVERS)
def test_a_saved_carrier_has_lost_its_quartifact(card: str) -> None:
    die, beside_it, more = SAVERS[card]
    theirs = area(carrying(die, 1), *beside_it, **more)
    wilds = beside(card, "Quake Dragon/Mighty", "Death/Incantation")
    table = lay(wilds, "attack", area(DRAGON), theirs, rolls=[4] * 6, visited=True)
    if asks(table)[1] == "react":
        do(table, "pass")
    do(table, f"defend {slug(die)}+exqualibur#4")
    saving = [option for option in options(table) if option != "goes used"]
    assert asks(table) == (1, "fate")
    do(table, saving[0])
    while asks(table)[1] in ("may", "pick"):
        do(table, options(table)[0])
    assert not carried(table, 1)
    assert die.split("#")[0] not in lying(table, "used", 1)


@pytest.mark.card("Quartz Golem/Mighty")
@pytest.mark.rule("Q108", "Q313")
def test_a_mighty_golem_that_does_not_score_keeps_it() -> None:
    table = lay(beside("Quartz Golem/Mighty"), "score", area(carrying("Quartz Golem#5"), SQUIRE), area())
    do(table, "score quartz-golem#5+exqualibur#4", "yes")
    taken(table)
    assert carried(table, 0)
