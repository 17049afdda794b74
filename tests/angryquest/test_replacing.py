"""AQ-4.7, A30: replacing a character, the deck and what lies under it."""

from typing import Any

import pytest

import tumblehall as th
from tests.angryquest.mat import (
    ANNIE,
    DOV,
    EVRA,
    HAG,
    JORY,
    LUDO,
    MIMI,
    ORLO,
    PIM,
    YRSA,
    asked,
    card,
    do,
    options,
    play,
    to_act,
    upgrades,
    where,
    who,
)
from tumblehall.kernel.table import Table

DECK = [YRSA, ORLO, HAG]
"""In the order of their numbers: a draw of 1 takes the first that is left."""


def arrive(*held: str, rolls: tuple[int, ...] = (), **fields: Any) -> Table:
    """Grim Ludo of the first seat has just come to the northern settlement."""
    team = [who(LUDO, "t08", *held), who(JORY, "t30")]
    table = play(team, [who(PIM, "t35")], rolls=rolls, die=2, **({"deck": DECK} | fields))
    return do(table, f"move {LUDO} sett-n")


def lying(*held: str, by: int = 1, character: str = ANNIE) -> list[dict[str, Any]]:
    """A card face up that a seat gave up."""
    return [{"character": character, "upgrades": who("", "", *held)["upgrades"], "given_by": [by]}]


@pytest.mark.rule("AQ-4.7")
def test_two_cards_are_drawn_and_one_is_kept() -> None:
    table = do(arrive(rolls=(1, 2)), "replace")
    assert (asked(table), options(table)) == ("newcomer", [f"keep {YRSA}", f"keep {HAG}"])


@pytest.mark.rule("AQ-4.7", "A30")
def test_the_newcomer_stands_in_the_settlement_without_upgrades_a30() -> None:
    table = do(arrive("close2", rolls=(1, 2)), "replace", f"keep {HAG}")
    assert [(c["character"], c["at"], c["upgrades"]) for c in table.view(0)["seats"][0]["team"]] == [
        (HAG, "sett-n", []),
        (JORY, "t30", []),
    ]


@pytest.mark.rule("AQ-4.7", "A30")
def test_the_old_card_lies_face_up_with_its_upgrades_a30() -> None:
    table = do(arrive("close2", rolls=(1, 2)), "replace", f"keep {HAG}")
    assert table.view(None)["face_up"] == [
        {"character": LUDO, "upgrades": [{"attribute": "close", "level": 2}], "given_by": [0]}
    ]


@pytest.mark.rule("AQ-4.7", "A30")
def test_the_card_not_kept_goes_under_the_deck_a30() -> None:
    table = do(arrive(rolls=(1, 2)), "replace", f"keep {HAG}")
    assert table.position()["deck"] == [ORLO]
    assert table.position()["under"] == [{"character": YRSA, "known_to": 0}]


@pytest.mark.rule("AQ-4.7", "A30")
def test_only_who_put_a_card_under_the_deck_knows_it_a30() -> None:
    table = do(arrive(rolls=(1, 2)), "replace", f"keep {HAG}")
    assert [table.view(seat)["under"] for seat in (0, 1, None)] == [[YRSA], [None], [None]]
    assert [table.view(seat)["deck"] for seat in (0, 1, None)] == [2, 2, 2]


@pytest.mark.rule("AQ-4.7")
def test_only_who_draws_sees_the_cards() -> None:
    table = do(arrive(rolls=(1, 2)), "replace")
    assert [table.view(seat)["hand"] for seat in (0, 1, None)] == [[YRSA, HAG], [], []]
    assert table.view(1)["seats"][0]["drawn"] == 2
    told = [[event.kind for event in table.events(seat)][-2:] for seat in (0, 1)]
    assert told == [["drew", "drew-cards"], ["moved", "drew"]]


@pytest.mark.rule("AQ-4.7", "A30")
def test_a_card_under_the_deck_is_drawn_after_all_others_a30() -> None:
    under = [{"character": YRSA, "known_to": 1}, {"character": HAG, "known_to": 0}]
    table = do(arrive(rolls=(1,), deck=[ORLO], under=under), "replace")
    assert options(table) == [f"keep {ORLO}", f"keep {YRSA}"]
    assert table.position()["under"] == [{"character": HAG, "known_to": 0}]


@pytest.mark.rule("AQ-4.7", "A30")
def test_a_later_card_goes_under_the_earlier_ones_a30() -> None:
    table = arrive(rolls=(1, 1), deck=[ORLO, HAG], under=[{"character": YRSA, "known_to": 1}])
    do(table, "replace", f"keep {ORLO}")
    assert [each["character"] for each in table.position()["under"]] == [YRSA, HAG]


@pytest.mark.rule("AQ-4.7")
def test_a_deck_of_one_card_gives_one() -> None:
    assert options(do(arrive(rolls=(1,), deck=[ORLO]), "replace")) == [f"keep {ORLO}"]


@pytest.mark.rule("AQ-4.7", "A30")
def test_an_empty_deck_offers_only_face_up_cards_a30() -> None:
    assert options(arrive(deck=[], face_up=lying()))[-2:] == [f"take {ANNIE}", "pass"]


@pytest.mark.rule("AQ-4.7", "A30")
def test_without_any_card_there_is_no_replacing_a30() -> None:
    assert options(arrive(deck=[])) == [f"upgrade {a}" for a in ("close", "ranged", "arcane", "armour", "movement")] + [
        "pass"
    ]


@pytest.mark.rule("AQ-4.7")
def test_nothing_is_asked_when_nothing_can_be_done() -> None:
    assert asked(arrive("close", "ranged", "arcane", deck=[])) == "end"


@pytest.mark.rule("AQ-4.7", "A30")
def test_a_card_of_another_player_may_be_taken_with_its_upgrades_a30() -> None:
    table = arrive("ranged", face_up=lying("arcane2", "close"))
    assert options(table)[-3:] == ["replace", f"take {ANNIE}", "pass"]
    do(table, f"take {ANNIE}")
    assert (where(table, ANNIE), upgrades(table, ANNIE)) == ("sett-n", "close1 arcane2")
    assert [each["character"] for each in table.view(0)["face_up"]] == [LUDO]


@pytest.mark.rule("AQ-4.7", "A30")
def test_who_gave_a_card_up_cannot_take_it_a30() -> None:
    assert f"take {ANNIE}" not in options(arrive(face_up=lying(by=0)))


@pytest.mark.rule("AQ-4.7", "A30")
def test_who_gave_a_card_up_never_can_even_after_another_had_it_a30() -> None:
    team = [who(PIM, "t08", given_by=[1])]
    table = play(team, [who(LUDO, "t20")], rolls=[1, 1, 2], die=2, deck=[YRSA, HAG])
    do(table, f"move {PIM} sett-n", "replace", f"keep {YRSA}", "end-turn", "roll", f"move {LUDO} sett-e")
    assert f"take {PIM}" not in options(table)


@pytest.mark.rule("AQ-4.7")
def test_a_card_just_given_up_may_be_taken_by_the_next_player() -> None:
    table = play([who(MIMI, "t08")], [who(LUDO, "t20")], rolls=[1, 1, 2], die=2, deck=[YRSA, HAG])
    do(table, f"move {MIMI} sett-n", "replace", f"keep {YRSA}", "end-turn", "roll", f"move {LUDO} sett-e")
    assert (to_act(table), f"take {MIMI}" in options(table)) == (1, True)


@pytest.mark.rule("AQ-4.7")
def test_a_newcomer_does_not_inherit_trouble() -> None:
    table = play([who(MIMI, "t08", weak=1, stall=2)], rolls=[1, 1], die=2, deck=[YRSA, HAG])
    do(table, f"move {MIMI} sett-n", "replace", f"keep {YRSA}")
    assert (card(table, YRSA)["weak"], card(table, YRSA)["stall"]) == (0, 0)


@pytest.mark.rule("AQ-4.7")
def test_drawing_cannot_be_taken_back() -> None:
    table = do(arrive(rolls=(1, 2)), "replace")
    with pytest.raises(th.UndoRefused):
        table.undo(0)


@pytest.mark.rule("AQ-4.7")
def test_taking_an_open_card_can_be_taken_back() -> None:
    table = arrive(face_up=lying())
    before = table.position()
    do(table, f"take {ANNIE}")
    table.undo(0)
    assert table.position() == before


@pytest.mark.rule("AQ-4.7")
def test_the_choice_among_drawn_cards_shows_one_and_stands() -> None:
    table = do(arrive(rolls=(1, 2)), "replace", f"keep {HAG}")
    with pytest.raises(th.UndoRefused):
        table.undo(0)


@pytest.mark.rule("AQ-4.7")
def test_a_replaced_character_that_comes_back_is_not_stalled_or_weak() -> None:
    table = play([who(MIMI, "t08", stall=2, weak=1)], [who(LUDO, "t20")], rolls=[1, 1, 2], die=2, deck=[YRSA, HAG])
    do(table, f"move {MIMI} sett-n", "replace", f"keep {YRSA}", "end-turn", "roll", f"move {LUDO} sett-e")
    do(table, f"take {MIMI}")
    assert (card(table, MIMI)["stall"], card(table, MIMI)["weak"]) == (0, 0)


@pytest.mark.rule("AQ-2.2", "AQ-4.7")
@pytest.mark.parametrize("mover", [DOV, EVRA])
def test_a_friendly_ability_also_serves_its_owner(mover: str) -> None:
    mate = EVRA if mover == DOV else DOV
    table = play([who(mover, "t08"), who(mate, "t30")], rolls=[1] * 4, die=2)
    assert len(options(do(table, f"move {mover} sett-n", "replace"))) == 4
