"""Abilities in settlements: Pim, Yrsa, Orlo, Bree; and of replacement: Dov, Mimi."""

import pytest

from tests.angryquest.mat import (
    BREE,
    DOV,
    LUDO,
    MIMI,
    ORLO,
    PELL,
    PIM,
    YRSA,
    arrive,
    asked,
    do,
    heard,
    offers,
    play,
    team,
    upgrades,
    where,
    who,
)
from tumblehall.kernel.errors import UndoRefused

DECK = ["vessa-quickstep", "silt-friend-of-moles", "hroth-ironbelly", "duchess-karrow", "lucky-osric"]
ATTRIBUTES = ("close", "ranged", "arcane", "armour", "movement")


def ways(*attributes: str, replace: bool = True) -> set[str]:
    """What a settlement offers."""
    return {f"upgrade {attribute}" for attribute in attributes} | ({"replace"} if replace else set()) | {"pass"}


# -- Pim rolls more dice ----------------------------------------------------------------------------------------------


@pytest.mark.card("guildmaster-pim")
@pytest.mark.parametrize(("attribute", "count"), [("close", 5), ("armour", 4), ("movement", 3)])
def test_pim_rolls_two_more_dice_for_an_upgrade(attribute: str, count: int) -> None:
    at = do(arrive(who(PIM), rolls=[1] * (count - 1) + [4]), f"upgrade {attribute}")
    assert len(heard(at, "upgrade")[0]["dice"]) == count
    assert upgrades(at, PIM) == f"{attribute}1"


@pytest.mark.card("guildmaster-pim", negative=True)
@pytest.mark.rule("AQ-4.4")
@pytest.mark.parametrize(("attribute", "count"), [("close", 3), ("armour", 2), ("movement", 1)])
def test_others_roll_the_attribute_plus_one(attribute: str, count: int) -> None:
    at = do(arrive(who(DOV), who(PIM, "t20"), rolls=[1] * count), f"upgrade {attribute}")
    assert len(heard(at, "upgrade")[0]["dice"]) == count


def test_pim_rolls_more_dice_for_a_lucky_upgrade_too() -> None:
    at = play([who(PIM, "t02")], die=1, rolls=[1, 1, 1, 5], monster="animated-armour")
    assert upgrades(do(at, f"move {PIM} t03", "luck"), PIM) == "armour1"


# -- Yrsa succeeds on 3 -----------------------------------------------------------------------------------------------


@pytest.mark.card("yrsa-the-whittler")
@pytest.mark.parametrize(("best", "held"), [(2, ""), (3, "arcane1"), (5, "arcane1"), (6, "arcane2")])
def test_yrsa_succeeds_on_three(best: int, held: str) -> None:
    assert upgrades(do(arrive(who(YRSA), rolls=[1, best]), "upgrade arcane"), YRSA) == held


@pytest.mark.card("yrsa-the-whittler", negative=True)
@pytest.mark.rule("AQ-4.4")
@pytest.mark.parametrize(("best", "held"), [(3, ""), (4, "arcane1"), (5, "arcane1"), (6, "arcane2")])
def test_others_succeed_on_four(best: int, held: str) -> None:
    assert upgrades(do(arrive(who(PELL), rolls=[best, 1]), "upgrade arcane"), PELL) == held


# -- Orlo upgrades an attribute twice ---------------------------------------------------------------------------------


@pytest.mark.card("magister-orlo")
def test_orlo_may_upgrade_an_attribute_again() -> None:
    at = arrive(who(ORLO, "home", "arcane2"), rolls=[1, 1, 1, 1, 1, 1, 4])
    assert offers(at) == ways(*ATTRIBUTES)
    assert upgrades(do(at, "upgrade arcane"), ORLO) == "arcane1 arcane2"


@pytest.mark.card("magister-orlo", negative=True)
@pytest.mark.rule("AQ-4.5")
def test_others_may_not_upgrade_an_attribute_again() -> None:
    assert offers(arrive(who(LUDO, "home", "arcane2"))) == ways("close", "ranged", "armour", "movement")


def test_orlo_may_not_upgrade_an_attribute_a_third_time() -> None:
    at = arrive(who(ORLO, "home", "arcane1 arcane1"))
    assert offers(at) == ways("close", "ranged", "armour", "movement")


def test_orlo_has_three_upgrades_at_most() -> None:
    assert offers(arrive(who(ORLO, "home", "arcane1 arcane1 close1"))) == ways()


@pytest.mark.rule("A27")
def test_movement_upgrade_of_orlo_counts_by_its_level_for_the_next() -> None:
    at = do(arrive(who(ORLO, "home", "movement2"), rolls=[1, 1, 4]), "upgrade movement")
    assert upgrades(at, ORLO) == "movement1 movement2"


# -- Bree has two errands ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ATTRIBUTES)
def test_bree_has_a_second_errand_for_another_attribute_or_a_replacement(first: str) -> None:
    at = do(arrive(who(BREE), rolls=[1] * 4), f"upgrade {first}")
    assert offers(at) == ways(*(a for a in ATTRIBUTES if a != first))


@pytest.mark.card("quartermaster-bree")
@pytest.mark.parametrize("first", ATTRIBUTES)
def test_bree_may_upgrade_two_different_attributes(first: str) -> None:
    second = ATTRIBUTES[ATTRIBUTES.index(first) - 1]
    at = do(arrive(who(BREE), rolls=[4, *[1] * 8]), f"upgrade {first}", f"upgrade {second}")
    assert [each["attribute"] for each in heard(at, "upgrade")] == [first, second]
    assert offers(at) == {"end-turn"}


@pytest.mark.card("quartermaster-bree", negative=True)
@pytest.mark.rule("AQ-4.3")
@pytest.mark.parametrize("first", ATTRIBUTES)
def test_others_have_one_errand(first: str) -> None:
    at = do(arrive(who(LUDO), who(BREE, "t20"), rolls=[1] * 4), f"upgrade {first}")
    assert offers(at) == {"end-turn"}


def test_bree_may_upgrade_and_then_be_replaced() -> None:
    at = arrive(who(BREE), rolls=[4, 1, 1, 1, 1, 1], deck=DECK)
    do(at, "upgrade close", "replace", "keep silt-friend-of-moles")
    assert (team(at), asked(at)) == (["silt-friend-of-moles"], "end")


def test_newcomer_for_bree_has_her_second_errand() -> None:
    at = do(arrive(who(BREE), rolls=[1, 1, 4, 1, 1], deck=DECK), "replace", "keep vessa-quickstep")
    assert offers(at) == ways(*ATTRIBUTES, replace=False)
    assert offers(do(at, "upgrade close")) == {"end-turn"}
    assert upgrades(at, "vessa-quickstep") == "close1"


def test_open_card_for_bree_is_her_replacement() -> None:
    face_up = [{"character": LUDO, "given_by": [1]}, {"character": PELL, "given_by": [1]}]
    at = do(arrive(who(BREE), rolls=[1] * 4, face_up=face_up), f"take {LUDO}")
    assert offers(at) == ways(*ATTRIBUTES, replace=False)


def test_bree_may_stop_after_one_errand() -> None:
    assert offers(do(arrive(who(BREE), rolls=[1] * 4), "upgrade close", "pass")) == {"end-turn"}


def test_bree_may_have_no_errand() -> None:
    assert offers(do(arrive(who(BREE)), "pass")) == {"end-turn"}


def test_second_errand_of_bree_minds_her_upgrades() -> None:
    at = do(arrive(who(BREE, "home", "close1 ranged1"), rolls=[4, 1]), "upgrade arcane")
    assert offers(at) == ways()


@pytest.mark.rule("A26")
def test_who_has_left_the_settlement_by_luck_has_no_errand_there() -> None:
    osric = "lucky-osric"
    at = play([who(osric, "t02", "movement1")], die=4, rolls=[4], monster="storm-roc")
    do(at, f"move {osric} sett-n", "luck", f"move {osric} t12")
    assert asked(at) == "end"


# -- Dov draws four ---------------------------------------------------------------------------------------------------


@pytest.mark.card("innkeeper-dov")
@pytest.mark.parametrize("place", ["home", "t20", "ent-red-1"])
def test_dov_draws_four_cards_for_a_friend(place: str) -> None:
    at = do(arrive(who(LUDO), who(DOV, place), rolls=[1, 1, 1, 1], deck=DECK), "replace")
    assert offers(at) == {f"keep {slug}" for slug in DECK[:4]}


@pytest.mark.rule("AQ-2.2")
def test_dov_draws_four_cards_for_himself() -> None:
    at = do(arrive(who(DOV), rolls=[1, 1, 1, 1], deck=DECK), "replace")
    assert len(offers(at)) == 4


@pytest.mark.card("innkeeper-dov", negative=True)
@pytest.mark.rule("AQ-4.7")
def test_others_draw_two_cards() -> None:
    at = do(arrive(who(LUDO), rolls=[1, 1], theirs=[who(DOV)], deck=DECK), "replace")
    assert offers(at) == {f"keep {slug}" for slug in DECK[:2]}


def test_dov_draws_what_is_left() -> None:
    at = do(arrive(who(DOV), rolls=[1, 1, 1], deck=DECK[:3]), "replace")
    assert len(offers(at)) == 3


@pytest.mark.rule("A30")
def test_cards_that_dov_did_not_keep_go_under_the_deck() -> None:
    at = do(arrive(who(DOV), rolls=[1, 1, 1, 1], deck=DECK), "replace", f"keep {DECK[1]}")
    assert [each["character"] for each in at.position()["under"]] == [DECK[0], DECK[2], DECK[3]]
    assert team(at) == [DECK[1]]


def test_dov_draws_four_cards_by_luck_too() -> None:
    mine = [who(LUDO, "t02"), who(DOV)]
    at = play(mine, die=1, rolls=[1, 1, 1, 1], monster="hollow-librarian", deck=DECK)
    assert len(offers(do(at, f"move {LUDO} t03", "luck", "replace"))) == 4


def test_cards_seen_cannot_be_put_back() -> None:
    under = [{"character": slug, "known_to": 1} for slug in DECK[:2]]
    at = arrive(who(LUDO), deck=[], under=under)
    for answer in ("replace", f"keep {DECK[1]}"):
        do(at, answer)
        with pytest.raises(UndoRefused):
            at.undo(0)


# -- Mimi leaves her upgrades to the newcomer -------------------------------------------------------------------------

TAKEN = [who(LUDO)]


def swapped(old: str, held: str, newcomer: str, theirs: str) -> tuple[str, str]:
    """The upgrades of the newcomer and of the old character, who took each other's place."""
    card = {"character": newcomer, "upgrades": who(newcomer, "home", theirs)["upgrades"], "given_by": [1]}
    at = do(arrive(who(old, "home", held), theirs=TAKEN, face_up=[card]), f"take {newcomer}")
    left = at.position()["face_up"][0]
    assert (left["character"], where(at, newcomer)) == (old, "sett-n")
    return upgrades(at, newcomer), " ".join(f"{each['attribute']}{each['level']}" for each in left["upgrades"])


@pytest.mark.card("mimi-many-faces")
def test_mimi_leaves_her_upgrades_to_the_newcomer() -> None:
    assert swapped(MIMI, "close2 movement1", PELL, "") == ("close2 movement1", "")


@pytest.mark.card("mimi-many-faces", negative=True)
@pytest.mark.rule("AQ-4.7", "A30")
def test_others_keep_their_upgrades() -> None:
    assert swapped(DOV, "close2 movement1", PELL, "") == ("", "close2 movement1")


def test_mimi_leaves_her_upgrades_to_a_drawn_card() -> None:
    at = arrive(who(MIMI, "home", "close2"), theirs=TAKEN, deck=DECK, rolls=[1, 1])
    assert upgrades(do(at, "replace", f"keep {DECK[0]}"), DECK[0]) == "close2"


def test_newcomer_for_mimi_has_three_upgrades_at_most() -> None:
    assert swapped(MIMI, "close1 armour2", PELL, "ranged1 movement1") == ("ranged1 armour2 movement1", "")


def test_full_newcomer_for_mimi_gains_nothing() -> None:
    assert swapped(MIMI, "close2", PELL, "ranged1 armour1 movement1") == ("ranged1 armour1 movement1", "")


@pytest.mark.rule("AQ-4.5")
def test_newcomer_for_mimi_gains_no_second_upgrade_of_an_attribute() -> None:
    assert swapped(MIMI, "close2 arcane1", PELL, "close1") == ("close1 arcane1", "")


def test_orlo_for_mimi_gains_a_second_upgrade_of_an_attribute() -> None:
    assert swapped(MIMI, "close2", ORLO, "close1") == ("close1 close2", "")


def test_mimi_passes_nothing_on_when_a_friend_is_replaced() -> None:
    at = arrive(who(DOV, "home", "close2"), who(MIMI, "home", "arcane2"), theirs=TAKEN, deck=DECK, rolls=[1] * 4)
    assert upgrades(do(at, "replace", f"keep {DECK[0]}"), DECK[0]) == ""
