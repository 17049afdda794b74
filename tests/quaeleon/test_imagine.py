"""What a seat may imagine: all it knows is kept, and what it does not know is any of the cards it has not seen."""

from collections import Counter
from itertools import permutations

import pytest

import tumblehall as th
from tests.quaeleon.mat import HOLD, do, play, seat, state
from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS, CARDS
from tumblehall.games.quaeleon.game import GAME
from tumblehall.games.quaeleon.rules.pieces import KIND
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.table import Table

DRAWS = 6000


def imagined(table: Table, who: int, number: int) -> QuaeleonState:
    found = table.state.imagine(who, th.FastRng(number))
    assert isinstance(found, QuaeleonState)
    return found


def names(kinds: list[int]) -> list[str]:
    return [CARDS[kind & KIND].slug for kind in kinds]


def even(counts: Counter[object], cases: int) -> bool:
    """Whether every case came, about equally often: within five standard deviations."""
    share = DRAWS / cases
    return len(counts) == cases and all(abs(n - share) < 5 * (share * (1 - 1 / cases)) ** 0.5 for n in counts.values())


def hidden() -> Table:
    """Seat 0 has not seen three cards: one in a hand, one in a stack, one in the deck."""
    return play("Tavern Recruiter", seat("Kettle Drake, Needle Rain", hand="Spite Jar"), deck="Phoenix Egg")


@pytest.mark.rule("KQ-2.2")
def test_every_arrangement_of_cards_not_seen_is_as_likely_as_any_other() -> None:
    table = hidden()
    assert table.decisions[0].kind == "recruit"
    found: Counter[object] = Counter()
    for i in range(DRAWS):
        s = imagined(table, 0, i)
        found[*names(s.hand[1]), *names(s.stacks[1]), *names(s.deck)] += 1
    unseen = ("needle-rain", "phoenix-egg", "spite-jar")
    assert set(found) == set(permutations(unseen))
    assert even(found, 6)


def test_equal_cards_count_twice() -> None:
    """Physical cards: of three hidden ones, two Spite Jars, a hand of one holds a jar two times in three."""
    table = play("Tavern Recruiter", seat(hand="Spite Jar"), deck="Spite Jar, Phoenix Egg")
    jars = sum(names(imagined(table, 0, i).hand[1]) == ["spite-jar"] for i in range(DRAWS))
    assert abs(jars - DRAWS * 2 / 3) < 5 * (DRAWS * 2 / 9) ** 0.5


def test_a_fact_about_a_hand_or_stack_leaves_all_its_places_as_likely() -> None:
    """A Spite Jar that all saw go to seat 1's hand is, after the stack was set, in any of three places."""
    fact = {"card": "spite-jar", "places": ["hand:1", "stack:1:1", "stack:1:2"], "to": [0]}
    up = {"card": "tavern-recruiter"}
    other = seat("Needle Rain, Spite Jar", hand="Phoenix Egg")
    table = play(seat(revealed=up), other, deck="Lead Boots", known=[fact], phase="turns")
    places: Counter[object] = Counter()
    for i in range(DRAWS):
        s = imagined(table, 0, i)
        places[(names(s.hand[1]) + names(s.stacks[1])).index("spite-jar")] += 1
        assert "spite-jar" not in names(s.deck)
    assert even(places, 3)


def test_the_own_hand_and_stack_stay_as_they_are() -> None:
    table = play(seat("Tavern Recruiter, Wet Blanket, Lead Boots", hand="Spite Jar, Phoenix Egg"), "Kettle Drake")
    truth = state(table)
    for i in range(20):
        s = imagined(table, 0, i)
        assert (s.hand[0], s.stacks[0]) == (truth.hand[0], truth.stacks[0])


def test_what_is_open_to_all_stays_as_it_is() -> None:
    table = play("Tavern Recruiter", seat("Kettle Drake", field="Mirror Moat"), discard="Lead Boots")
    truth = state(table)
    for i in range(20):
        s = imagined(table, 1, i)
        assert (s.pool, s.discard, s.field, s.up, s.health) == (
            truth.pool, truth.discard, truth.field, truth.up, truth.health,
        )  # fmt: skip
        assert (len(s.deck), [len(h) for h in s.hand]) == (len(truth.deck), [len(h) for h in truth.hand])


def held(table: Table, eye: int, who: int, card: str) -> set[bool]:
    """Whether, in all that a seat imagines, somebody's hand or stack holds a card."""
    kind = CARD_NUMBERS[card]
    found = set()
    for i in range(60):
        s = imagined(table, eye, i)
        found.add(kind in s.hand[who] + s.picks[who] or kind in [card & KIND for card in s.stacks[who]])
    return found


@pytest.mark.rule("KQ-3.3")
def test_a_recruited_card_is_known_to_all_through_the_next_preparation() -> None:
    table = do(play("Tavern Recruiter", "", ""), "recruit hedge-apothecary", "pass")
    while table.decisions[0].kind != "stack":
        do(table, table.decisions[0].default)
    assert held(table, 1, 0, "hedge-apothecary") == {True}
    table.act(0, "stack hedge-apothecary")
    assert held(table, 2, 0, "hedge-apothecary") == {True}
    for who in range(3):
        table.act(who, "confirm")
    assert table.view(1)["known"] == []


def test_a_salvaged_or_returned_card_is_known_to_all() -> None:
    table = do(
        play("Grave Robber's Cousin", "Sudden Curtain", "", discard="Spite Jar, Lead Boots"), "salvage spite-jar"
    )
    assert held(table, 2, 0, "spite-jar") == {True}
    knight = play("Boomerang Knight", "", "")
    assert held(knight, 1, 0, "boomerang-knight") == {True}


def test_a_stolen_card_is_known_to_thief_and_victim_alone() -> None:
    other = seat("Candle Ghost", hand="Spite Jar")
    table = do(play(seat("Pickpocket Otter", hand="Lead Boots"), other, seat(hand="Phoenix Egg")), "seat 1")
    assert held(table, 1, 0, "spite-jar") == {True}
    assert held(table, 2, 0, "spite-jar") == {True, False}


def test_a_card_known_to_all_that_may_have_been_stolen_is_in_one_of_two_hands() -> None:
    fact = {"card": "spite-jar", "places": ["hand:1"], "to": [0, 2], "aware": [0, 1, 2]}
    other = seat(hand="Spite Jar, Wet Blanket")
    table = play("Pickpocket Otter", other, "", known=[fact], deck="Phoenix Egg, Lead Boots")
    do(table, "seat 1")
    assert table.view(2)["known"] == [{"card": "spite-jar", "places": ["hand:0", "hand:1"]}]
    for i in range(60):
        s = imagined(table, 2, i)
        assert names(s.hand[0] + s.hand[1]).count("spite-jar") == 1


def test_after_a_theft_every_arrangement_of_both_hands_is_as_likely_as_any_other() -> None:
    """The thief holds two cards, the victim one, one lies in the deck: the jar is in either hand, the rest anywhere.
    Counted out: six ways with the jar at the thief's, three at the victim's."""
    fact = {"card": "spite-jar", "places": ["hand:1"], "to": [0, 2], "aware": [0, 1, 2]}
    thief, victim = seat("Pickpocket Otter", hand="Phoenix Egg"), seat(hand="Spite Jar, Wet Blanket")
    table = do(play(thief, victim, "", known=[fact], deck="Lead Boots"), "seat 1")
    found: Counter[object] = Counter()
    for i in range(DRAWS):
        s = imagined(table, 2, i)
        found[*names(s.hand[0]), *names(s.hand[1]), *names(s.deck)] += 1
    assert even(found, 9)


def test_a_peeked_card_is_known_to_who_looked_alone() -> None:
    table = play(
        seat("Foresight Frog, Turnip Palisade, Lead Boots"), "Candle Ghost, Spite Jar, Needle Rain", "Loud Herald"
    )
    assert table.decisions[0].kind == "may"
    assert table.view(0)["known"] == [{"card": "spite-jar", "places": ["stack:1:1"]}]
    assert table.view(2)["known"] == []
    assert {names(imagined(table, 0, i).stacks[1])[-1] for i in range(60)} == {"spite-jar"}
    assert len({names(imagined(table, 2, i).stacks[1])[-1] for i in range(60)}) > 10


def test_swapped_top_cards_are_known_to_both_and_to_nobody_else() -> None:
    table = play(
        seat("Switcheroo Imp, Spite Jar, Wet Blanket"), "Candle Ghost, Lead Boots, Loud Herald", "Tavern Recruiter"
    )
    do(table, "seat 1")
    assert table.view(0)["seats"][0]["stack_cards"] == ["lead-boots", "wet-blanket"]
    assert table.view(0)["known"] == [{"card": "spite-jar", "places": ["stack:1:1"]}]
    assert table.view(1)["known"] == [{"card": "lead-boots", "places": ["stack:0:1"]}]
    assert table.view(2)["known"] == []
    for i in range(40):
        assert names(imagined(table, 0, i).stacks[1])[-1] == "spite-jar"
        assert names(imagined(table, 1, i).stacks[0])[-1] == "lead-boots"


def test_a_pushed_card_may_be_any_of_the_hand() -> None:
    fact = {"card": "spite-jar", "places": ["hand:0"], "to": [1]}
    table = play(seat("Second Helping", hand="Spite Jar, Lead Boots"), HOLD, known=[fact])
    do(table, "yes", "push spite-jar")
    assert table.view(1)["known"] == [{"card": "spite-jar", "places": ["hand:0", "stack:0:1"]}]
    tops = {tuple(names(imagined(table, 1, i).stacks[0])) for i in range(200)}
    assert ("spite-jar",) in tops
    assert len(tops) > 10
    assert held(table, 1, 0, "spite-jar") == {True}


def test_a_fact_is_used_up_when_such_a_card_is_seen() -> None:
    fact = {"card": "spite-jar", "places": ["hand:1"], "to": [0, 2]}
    table = play("Bonfire of Plans, Tavern Recruiter", seat(hand="Spite Jar, Lead Boots"), "", known=[fact])
    do(table, "discard spite-jar")
    assert table.view(0)["known"] == []


def test_of_two_equal_cards_that_may_have_gone_the_other_may_be_in_any_of_their_places() -> None:
    """One Spite Jar is with seat 0 or 1, one with seat 1 or 3. Seat 1 discards one: the other may be with any."""
    facts = [{"card": "spite-jar", "places": each, "to": [2]} for each in (["hand:0", "hand:1"], ["hand:1", "hand:3"])]
    table = play(
        seat(hand="Spite Jar"),
        seat("Bargain Hunter", hand="Spite Jar, Lead Boots"),
        HOLD,
        seat(hand="Wet Blanket"),
        known=facts,
    )
    do(table, "discard spite-jar")
    assert table.view(2)["known"] == [{"card": "spite-jar", "places": ["hand:0", "hand:1", "hand:3"]}]


def test_what_neighbours_pick_in_secret_is_imagined_anew() -> None:
    table = th.new_table("quaeleon", 2, "secret", {"opening_swap": False})
    for answer in ("stack", "stack", "confirm"):
        table.act(1, next(o.id for o in table.decisions[1].options if o.id.startswith(answer)))
    sizes = {len(imagined(table, 0, i).picks[1]) for i in range(80)}
    assert sizes == {0, 1, 2, 3, 4, 5}
    assert {len(imagined(table, 0, i).hand[1] + imagined(table, 0, i).picks[1]) for i in range(20)} == {7}


def test_whoever_must_stack_is_imagined_with_a_stack() -> None:
    table = play(seat(hand="Spite Jar"), seat(hand="Lead Boots, Wet Blanket"), phase="prepare", turn={"idle": 2})
    table.act(1, "stack lead-boots")
    table.act(1, "confirm")
    assert {len(imagined(table, 0, i).picks[1]) for i in range(40)} == {1, 2}


def test_imagining_changes_nothing_and_depends_on_chance_alone() -> None:
    table = hidden()
    before = table.position()
    one, two = imagined(table, 0, 3), imagined(table, 0, 3)
    assert GAME.dump(one) == GAME.dump(two)
    assert table.position() == before


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_through_whole_games_it_agrees_with_all_that_is_seen(seats: int) -> None:
    table, rng = th.new_table("quaeleon", seats, f"agree {seats}"), th.FastRng(seats)
    checked = 0
    while table.outcome is None:
        decision = table.decisions[rng.below(len(table.decisions))]
        table.act(decision.seat, decision.options[rng.below(len(decision.options))].id)
        if table.step % 7 == 0:
            who = rng.below(seats)
            s = table.state.imagine(who, rng)
            assert GAME.view(s, who) == GAME.view(table.state, who)  # type: ignore[arg-type]
            assert GAME.pieces(s) == GAME.pieces(table.state)  # type: ignore[arg-type]
            checked += 1
    assert checked > 5


JAR_OR_BOOTS = ["hand:1", "stack:1:1", "stack:1:2"]


def looked_at(top: str, other: str) -> Table:
    """Seat 0 has looked at a card of which all know that it may be one of two."""
    facts = [{"card": card, "places": JAR_OR_BOOTS, "to": [0, 2]} for card in ("spite-jar", "lead-boots")]
    stack = seat(f"{top}, {other}", hand="Wet Blanket", revealed="pocket-volcano")
    table = play(seat(revealed="foresight-frog"), stack, seat(revealed="tavern-recruiter"), known=facts, phase="turns")
    assert table.decisions[0].kind == "recruit"
    return table


@pytest.mark.parametrize("cards", [("Spite Jar", "Lead Boots"), ("Lead Boots", "Spite Jar")])
def test_what_one_seat_sees_in_private_changes_nothing_for_the_others(cards: tuple[str, str]) -> None:
    table = looked_at(*cards)
    assert table.view(2)["known"] == [
        {"card": "lead-boots", "places": JAR_OR_BOOTS}, {"card": "spite-jar", "places": JAR_OR_BOOTS},
    ]  # fmt: skip
    assert {"card": cards[0].lower().replace(" ", "-"), "places": ["stack:1:1"]} in table.view(0)["known"]


def test_what_others_saw_in_private_is_no_part_of_what_a_seat_imagines() -> None:
    """Whatever seat 0 saw, seat 2 imagines the same, down to the order in which facts are kept."""
    one, two = looked_at("Spite Jar", "Lead Boots"), looked_at("Lead Boots", "Spite Jar")
    for i in range(40):
        worlds = [imagined(table, 2, i) for table in (one, two)]
        assert GAME.dump(worlds[0]) == GAME.dump(worlds[1])
        assert worlds[0].facts == worlds[1].facts
