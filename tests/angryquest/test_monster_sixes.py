"""How sixes count against each monster, and that abilities do not count at all."""

import pytest

from tests.angryquest.mat import (
    ARMOUR,
    COLOSSUS,
    HAG,
    HYDRA,
    LIBRARIAN,
    MAREN,
    OLGA,
    PELL,
    REGENT,
    ROC,
    asked,
    do,
    heard,
    offers,
    play,
    upgrades,
    where,
    who,
)
from tumblehall.games.angryquest.cards.characters import CHARACTER_NUMBERS, CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTER_NUMBERS
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, printed
from tumblehall.games.angryquest.rules.lair import need_of
from tumblehall.games.angryquest.rules.state import AngryState
from tumblehall.kernel.content import slug_of
from tumblehall.kernel.table import Table
from tumblehall.kernel.values import Json


def assault(monster: str, *rolls: int, fighters: str = PELL, attribute: str = "close", **more: Json) -> Table:
    """Red's fighters, in their lair, attack the monster."""
    mine = [who(slug, f"ent-red-{i}") for i, slug in enumerate(fighters.split(), 1)]
    return do(play(mine, monster=monster, rolls=rolls, **more), "fight", f"use {attribute}")


def result(at: Table) -> tuple[int, bool]:
    """Successes, and whether they were enough."""
    last = heard(at, "assault")[-1]
    return last["successes"], last["won"]


# -- a six against each monster ---------------------------------------------------------------------------------------


@pytest.mark.card("animated-armour sixes")
@pytest.mark.rule("AQ-6.4", "AQ-6.10")
@pytest.mark.parametrize(
    ("rolls", "successes", "won"),
    [
        ((5, 5, 5, 5, 5, 4, 4, 4), 5, True),
        ((5, 5, 5, 5, 4, 4, 4, 4), 4, False),
        ((6, 5, 5, 5, 1, 1, 1, 1, 5), 5, True),
        ((6, 5, 5, 5, 1, 1, 1, 1, 4), 4, False),
        ((6, 6, 5, 1, 1, 1, 1, 1, 5, 5), 5, True),
        ((6, 5, 5, 1, 1, 1, 1, 1, 6), 4, False),
        ((6, 6, 6, 6, 6, 6, 6, 4, 5), 8, True),
    ],
)
def test_animated_armour_each_six_re_rolls_one_failed_die_once(
    rolls: tuple[int, ...], successes: int, won: bool
) -> None:
    at = assault(ARMOUR, *rolls, fighters=f"{PELL} {OLGA}")
    assert result(at) == (successes, won)
    assert len(heard(at, "assault")[0]["dice"]) == 8


@pytest.mark.card("animated-armour sixes", negative=True)
def test_animated_armour_re_rolls_only_a_die_that_failed() -> None:
    at = assault(ARMOUR, 5, 6, 1, 2, 1, 2, 1, 2, 3, fighters=f"{PELL} {OLGA}")
    assert heard(at, "assault")[0]["dice"] == [5, 6, 3, 2, 1, 2, 1, 2]


@pytest.mark.card("mire-hydra sixes")
@pytest.mark.parametrize(
    ("rolls", "successes", "won"),
    [
        ((5, 5, 5, 5), 4, True),
        ((5, 5, 5, 4), 3, False),
        ((6, 5, 5, 1, 5), 4, True),
        ((6, 5, 5, 1, 4), 3, False),
        ((6, 6, 1, 1, 6, 1, 5), 4, True),
        ((6, 1, 1, 1, 6, 6, 4), 3, False),
    ],
)
def test_mire_hydra_each_six_adds_a_die(rolls: tuple[int, ...], successes: int, won: bool) -> None:
    at = assault(HYDRA, *rolls)
    assert result(at) == (successes, won)
    assert heard(at, "assault")[0]["dice"] == list(rolls)


@pytest.mark.card("bone-regent sixes")
@pytest.mark.card("clay-colossus sixes", negative=True)
@pytest.mark.parametrize(
    ("rolls", "successes", "won"), [((6, 6, 5, 1), 5, True), ((6, 6, 4, 1), 4, False), ((5, 5, 5, 5), 4, False)]
)
def test_bone_regent_each_six_is_two_successes(rolls: tuple[int, ...], successes: int, won: bool) -> None:
    assert result(assault(REGENT, *rolls)) == (successes, won)


@pytest.mark.card("storm-roc sixes")
@pytest.mark.parametrize(
    ("rolls", "successes", "won"),
    [
        ((6, 6, 1, 1), 3, True),
        ((6, 5, 4, 1), 2, False),
        ((6, 6, 6, 1), 4, True),
        ((6, 6, 6, 6), 6, True),
        ((5, 5, 5, 1), 3, True),
    ],
)
def test_storm_roc_each_two_sixes_add_one(rolls: tuple[int, ...], successes: int, won: bool) -> None:
    assert result(assault(ROC, *rolls, fighters=MAREN, attribute="ranged")) == (successes, won)


@pytest.mark.card("hollow-librarian sixes")
@pytest.mark.parametrize(
    ("rolls", "carry"), [((5, 5, 5, 1), 0), ((6, 5, 5, 1), 1), ((6, 6, 5, 1), 2), ((6, 6, 6, 6), 2)]
)
def test_hollow_librarian_sixes_of_phase_one_ease_phase_two(rolls: tuple[int, ...], carry: int) -> None:
    at = assault(LIBRARIAN, *rolls, 1, fighters=HAG, attribute="arcane")
    assert result(at) == (sum(face > 4 for face in rolls), True)
    assert heard(do(at, "use close"), "assault")[1]["needed"] == 4 - carry


@pytest.mark.parametrize(("rolls", "won"), [((5, 5, 1, 1), True), ((5, 1, 1, 1), False), ((6, 1, 1, 1), False)])
def test_hollow_librarian_phase_two_is_won_at_the_eased_number(rolls: tuple[int, ...], won: bool) -> None:
    seats = [{"team": [who(PELL, "cmb-red-1")], "carry": 2, "failed": 0}, {"team": [who(MAREN)]}]
    at = assault(LIBRARIAN, *rolls, seats=seats, phase1="arcane")
    assert (at.outcome is not None) is won


@pytest.mark.rule("A35")
def test_hollow_librarian_eases_nothing_for_the_others() -> None:
    seats = [{"team": [who(PELL, "cmb-red-1")]}, {"team": [who(MAREN)], "carry": 2}]
    at = assault(LIBRARIAN, 5, 5, 5, 1, seats=seats, phase1="arcane")
    assert heard(at, "assault")[0]["needed"] == 4
    assert at.outcome is None


def test_hollow_librarian_six_of_phase_two_eases_nothing() -> None:
    at = assault(LIBRARIAN, 6, 6, 1, 1, phase1="arcane")
    assert [seat["carry"] for seat in at.position()["seats"]] == [0, 0]


def test_hollow_librarian_six_of_a_failed_phase_one_eases_nothing() -> None:
    at = assault(LIBRARIAN, 6, 6, 6, 1)
    assert [seat["carry"] for seat in at.position()["seats"]] == [0, 0]


def test_hollow_librarian_never_asks_for_less_than_one_success() -> None:
    s = AngryState(2)
    s.monster, s.phase1, s.carry = MONSTER_NUMBERS[LIBRARIAN], ATTRIBUTES.index("close"), [3, 9]
    assert [need_of(s, seat, ATTRIBUTES.index("arcane")) for seat in (0, 1)] == [(1, 5), (1, 5)]


@pytest.mark.card("hollow-librarian sixes", negative=True)
@pytest.mark.parametrize("monster", [ARMOUR, HYDRA, REGENT, ROC, COLOSSUS])
def test_other_monsters_ease_no_phase_two(monster: str) -> None:
    attribute = "ranged" if monster == ROC else "close"
    rolls = [6] * 8 + [1] * 9
    at = assault(monster, *rolls, fighters=f"{PELL} {OLGA} {MAREN}", attribute=attribute)
    assert at.position()["seats"][0]["carry"] == 0


@pytest.mark.card("clay-colossus sixes")
@pytest.mark.card("mire-hydra sixes", "bone-regent sixes", "storm-roc sixes", negative=True)
@pytest.mark.parametrize(
    ("rolls", "successes", "won"),
    [
        ((6, 6, 6, 6, 3, 3, 3, 3), 4, False),
        ((4, 4, 4, 4, 4, 3, 3, 3), 5, True),
        ((6, 4, 4, 4, 4, 3, 3, 3), 5, True),
    ],
)
def test_clay_colossus_six_is_one_success(rolls: tuple[int, ...], successes: int, won: bool) -> None:
    at = assault(COLOSSUS, *rolls, fighters=f"{PELL} {OLGA}")
    assert result(at) == (successes, won)
    assert heard(at, "assault")[0]["dice"] == list(rolls)


@pytest.mark.rule("AQ-6.2")
@pytest.mark.parametrize(("colour", "other"), [("red", "green"), ("green", "red"), ("blue", "red"), ("yellow", "red")])
@pytest.mark.parametrize("place", ["ent-{}-1", "ent-{}-3", "cmb-{}-1", "cmb-{}-3"])
def test_every_colour_fights_from_its_own_lair(colour: str, other: str, place: str) -> None:
    mine = {"colour": colour, "team": [who(PELL, place.format(colour))]}
    at = assault(COLOSSUS, 1, 1, 1, 1, seats=[mine, {"colour": other, "team": [who(OLGA)]}])
    assert result(at) == (0, False)


@pytest.mark.rule("AQ-6.6")
@pytest.mark.parametrize("closed", ["close", "ranged", "arcane"])
def test_attribute_of_phase_one_is_closed_in_phase_two(closed: str) -> None:
    at = do(play([who(PELL, "ent-red-1")], monster=HYDRA, phase1=closed), "fight")
    assert offers(at) == {"use close", "use ranged", "use arcane"} - {f"use {closed}"}
    s = AngryState(2)
    s.monster, s.phase1 = MONSTER_NUMBERS[HYDRA], ATTRIBUTES.index(closed)
    assert need_of(s, 0, s.phase1) is None


# -- abilities do not count -------------------------------------------------------------------------------------------

FIGHTERS = {
    "hroth-ironbelly": "close",
    "maren-twobows": "ranged",
    "ashgar-the-smouldering": "arcane",
    "pell-the-fencer": "close",
    "duchess-karrow": "ranged",
    "grit-tooth-olga": "close",
    "tolliver-hex": "arcane",
    "brother-anselm": "close",
    "stonewife-hadda": "arcane",
    "nimble-finch": "ranged",
    "sir-dunmore-the-late": "close",
    "the-veiled-sister": "arcane",
    "jory-cutpurse": "close",
    "runa-wolf-sister": "ranged",
}
"""Every character with an ability of combat, and the attribute that would show it."""


def test_every_ability_of_combat_is_tried_against_the_monster() -> None:
    fighters = [slug_of(row["name"]) for row in printed("characters.csv") if row["aspect"] == "combat"]
    assert sorted(FIGHTERS) == sorted(fighters)


@pytest.mark.rule("AQ-6.4", "A33")
@pytest.mark.parametrize(("slug", "attribute"), FIGHTERS.items())
def test_ability_of_combat_does_not_work_against_the_monster(slug: str, attribute: str) -> None:
    printed = CHARACTERS[CHARACTER_NUMBERS[slug]].values[ATTRIBUTES.index(attribute)]
    at = assault(LIBRARIAN, 6, *[4] * (printed - 1), fighters=slug, attribute=attribute)
    assert heard(at, "assault")[0]["dice"] == [6, *[4] * (printed - 1)]
    assert (result(at), where(at, slug), asked(at)) == ((1, False), "cmb-red-1", "end")


@pytest.mark.rule("AQ-6.4")
@pytest.mark.parametrize("slug", ["jory-cutpurse", "runa-wolf-sister"])
def test_winning_phase_one_lets_nobody_loot_or_run_on(slug: str) -> None:
    mine = [who(slug, "ent-red-1", "close2"), who(OLGA, "ent-red-2")]
    at = play(mine, [who(MAREN, "t26", "arcane2")], monster=LIBRARIAN, rolls=[5] * 9)
    do(at, "fight", "use close")
    assert (asked(at), offers(at)) == ("assault", {"use ranged", "use arcane"})
    assert (where(at, slug), upgrades(at, MAREN)) == ("cmb-red-1", "arcane2")


@pytest.mark.rule("AQ-6.4")
def test_anselm_lends_no_die_against_the_monster() -> None:
    at = assault(LIBRARIAN, 5, 5, 5, 5, 1, 1, fighters=f"brother-anselm {PELL}")
    assert result(at) == (4, True)


@pytest.mark.rule("AQ-6.4")
def test_hex_does_not_spoil_sixes_against_the_monster() -> None:
    assert result(assault(REGENT, 6, 6, 1, fighters="tolliver-hex", attribute="arcane")) == (4, True)


@pytest.mark.card("clay-colossus curse", negative=True)
@pytest.mark.rule("A33")
def test_weakness_does_not_count_against_the_monster() -> None:
    at = play([who(PELL, "ent-red-1", weak=2)], monster=COLOSSUS, rolls=[1] * 4)
    do(at, "fight", "use close")
    assert len(heard(at, "assault")[0]["dice"]) == 4
