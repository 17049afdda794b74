"""Cards that all saw go into the deck: where each seat knows them to be, and what it may imagine."""

from collections import Counter

import tumblehall as th
from tests.quaeleon.mat import HOLD, do, play, seat
from tests.quaeleon.test_imagine import imagined, names


def test_cards_set_aside_in_the_opening_swap_are_known_to_be_in_the_deck() -> None:
    table = th.new_table("quaeleon", 2, "swap")
    gone = table.view(0)["seats"][0]["hand"][:3]
    for card in gone:
        table.act(0, f"set-aside {card}")
    table.act(0, "confirm")
    table.act(1, "confirm")
    assert table.view(1)["fresh"] == {"cards": gone, "places": ["deck"]}
    for i in range(40):
        assert Counter(gone) <= Counter(names(imagined(table, 1, i).deck))


def test_after_a_reshuffle_the_old_discard_pile_is_known_to_be_the_deck() -> None:
    deck, discard = "Lead Boots", "Spite Jar, Phoenix Egg, Wet Blanket"
    table = play("Absent-Minded Sage, Tavern Recruiter", seat(hand="Needle Rain"), deck=deck, discard=discard)
    assert table.view(1)["fresh"]["places"] == ["hand:0", "deck"]
    for i in range(40):
        s = imagined(table, 0, i)
        assert names(s.hand[1]) == ["needle-rain"]


def test_an_older_copy_in_hand_is_not_taken_for_one_of_a_new_deck() -> None:
    """Seat 0 held a Spite Jar before the other went into the new deck: seat 1, who drew nothing, cannot have it."""
    discard = "Spite Jar, Phoenix Egg, Wet Blanket, Kettle Drake, Mirror Moat, Grudge Giant"
    mine = seat("Absent-Minded Sage, Tavern Recruiter", hand="Spite Jar, Lead Boots")
    table = do(play(mine, seat(hand="Needle Rain"), deck="", discard=discard), "discard lead-boots")
    assert table.view(0)["fresh"]["places"] == ["deck"]
    assert {tuple(names(imagined(table, 0, i).hand[1])) for i in range(40)} == {("needle-rain",)}


def test_what_others_know_of_a_new_deck_agrees_with_what_is_imagined() -> None:
    discard = "Spite Jar, Phoenix Egg, Wet Blanket, Kettle Drake, Mirror Moat, Grudge Giant"
    table = play("Absent-Minded Sage, Tavern Recruiter", "Lead Boots", "", deck="", discard=discard)
    for i in range(20):
        s = imagined(table, 1, i)
        assert s.fresh is not None
        assert set(s.fresh[0]) <= set(s.deck)


def test_a_card_seen_to_leave_is_either_the_one_known_or_the_one_of_a_new_deck() -> None:
    """Seat 1 has recruited a Spite Jar and drawn from a deck with the other: one is shown, one is still certain."""
    fact = {"card": "spite-jar", "places": ["hand:1"], "to": [0, 2]}
    fresh = {"cards": ["spite-jar"], "places": ["hand:1", "deck"]}
    mine = {"cards": ["spite-jar"], "places": ["deck"]}
    other = seat("Bargain Hunter", hand="Spite Jar, Lead Boots")
    table = play(HOLD, other, "", known=[fact], fresh=[fresh, mine, fresh])
    do(table, "discard spite-jar")
    assert table.view(0)["known"] == []
    assert table.view(0)["fresh"]["cards"] == ["spite-jar"]
