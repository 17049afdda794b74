"""The primitives at their boundaries, word by word: some say more than any card makes them say."""

import pytest

import tumblehall as th
from tests.quaeleon.mat import ACTIVE, QUIET, done, mine, names, option_named, seat, standing, work_off
from tumblehall.games.quaeleon.content.facts import CARD_NUMBERS
from tumblehall.games.quaeleon.language import words as w
from tumblehall.games.quaeleon.language.terms import (
    Act,
    Lasts,
    Op,
    Part,
    Pick,
    Quantity,
    Scope,
    Stat,
    Times,
    Who,
    Zone,
)  # fmt: skip
from tumblehall.games.quaeleon.rules import steps
from tumblehall.games.quaeleon.rules.effects import Line, deed_of, do, do_to
from tumblehall.games.quaeleon.rules.field import take_up
from tumblehall.games.quaeleon.rules.pieces import NONE
from tumblehall.games.quaeleon.rules.tables import PROGRAMS

THEN_DRAW = next(program.then[0] for program in PROGRAMS if program.then[0] != NONE)
"""The effects `pick up 2 cards` that wait for a discard."""


@pytest.mark.parametrize(("n", "left"), [(0, 50), (49, 1), (50, 0), (80, 0)])
def test_lose_goes_down_to_0_and_no_further(n: int, left: int) -> None:
    s = standing(mine(), "", "")
    assert done(s, w.Lose(Who.OPP_ALL, n), 1)
    assert (s.health[1], 1 in s.living) == (left, left > 0)


def test_lose_counts_an_amount_rounded_up() -> None:
    s = standing(mine(), "", "")
    done(s, w.Lose(Who.OPP_ALL, Times(0.5, Quantity.OPPONENTS, 0.25)), 1)
    assert s.health[1] == 48


def test_gain_is_not_done_in_full_where_it_is_forbidden() -> None:
    s = standing(mine(), seat(field="Quarantine Flag"))
    assert not done(s, w.Gain(Who.SELF, 3), 0)
    assert s.health[0] == 50
    assert done(standing(mine(), ""), w.Gain(Who.SELF, 3), 0)


def test_gain_of_a_triggered_effect_wakes_nobody() -> None:
    for program, frames in ((ACTIVE, 1), (QUIET, 0)):
        s = standing(mine(), seat(field="Jealous Physician"))
        before = len(s.stack)
        done(s, w.Gain(Who.SELF, 3), 0, program=program)
        assert len(s.stack) - before == frames


def test_drain_of_several_gains_all_that_was_lost() -> None:
    s = standing(mine(), seat(health=2), "")
    assert not done(s, w.Drain(Who.OPP_ALL, 4), 1, 2)
    assert s.health == [56, 0, 46]


def test_draw_stops_when_deck_and_discard_pile_are_empty() -> None:
    s = standing(mine(), "", deck="Spite Jar", discard="Lead Boots")
    assert not done(s, w.Draw(Who.SELF, 3), 0)
    assert sorted(names(s.hand[0])) == ["lead-boots", "spite-jar"]


def test_draw_for_several_goes_on_after_one_who_got_less() -> None:
    s = standing(mine(), "", deck="Spite Jar, Lead Boots, Wet Blanket")
    assert not done(s, w.Draw(Who.ALL, 2), 0, 1)
    assert [len(hand) for hand in s.hand] == [2, 1]


def test_discard_of_fewer_cards_than_asked_is_done_but_not_in_full() -> None:
    s = standing(mine(hand=["spite-jar"]), "")
    assert not done(s, w.Discard(Who.SELF, 2), 0)
    work_off(s)
    assert s.hand[0] == []
    full = standing(mine(hand=["spite-jar", "lead-boots"]), "")
    assert done(full, w.Discard(Who.SELF, 2), 0)
    work_off(full)
    assert full.hand[0] == []


def test_discard_of_none_does_nothing() -> None:
    s = standing(mine(hand=["spite-jar"]), "")
    assert done(s, w.Discard(Who.SELF, 0), 0)
    assert names(s.hand[0]) == ["spite-jar"]


@pytest.mark.rule("R20")
def test_what_waits_for_a_discard_needs_all_of_it() -> None:
    for hand, drawn in (([], 0), (["spite-jar"], 0), (["spite-jar", "lead-boots"], 1)):
        s = standing(mine(hand=hand), "")
        before = len(s.stack)
        line = Line(deed_of(w.Discard(Who.SELF, 2)), w.Discard(Who.SELF, 2), Who.SELF, None, False, THEN_DRAW)
        do(s, line, (steps.RUN, ACTIVE, 0, 0, 0, NONE), th.FastRng(1))
        waiting = [frame for frame in s.stack[before:] if frame[:2] == (steps.RUN, THEN_DRAW)]
        assert len(waiting) == drawn


@pytest.mark.rule("R20")
def test_what_waits_for_recruits_goes_when_they_stop_early() -> None:
    s = standing(mine(), "")
    line = Line(deed_of(w.Recruit(Who.SELF, 2)), w.Recruit(Who.SELF, 2), Who.SELF, None, False, THEN_DRAW)
    frame = next((n, 0) for n, program in enumerate(PROGRAMS) if program.then[0] == THEN_DRAW)
    before = len(s.stack)
    do_to(s, line, (steps.RUN, *frame, 0, 0, NONE), [0], th.FastRng(1))
    assert [f[0] for f in s.stack[before:]] == [steps.RUN, steps.RECRUIT]
    question = s.stack.pop()
    s.STEPS[steps.RECRUIT].answer(s, question, option_named(s, question, "pass"), th.FastRng(1))  # type: ignore[misc]
    assert len(s.stack) == before


def test_recruit_offers_each_kind_of_the_pool_once_and_passing() -> None:
    s = standing(mine(), "", pool="2 Spite Jar, Lead Boots, Wet Blanket, Loud Herald")
    done(s, w.Recruit(Who.SELF, 1), 0)
    assert len(s.STEPS[steps.RECRUIT].ask(s, s.stack[-1])) == 5  # type: ignore[misc]


def test_refresh_with_few_cards_reshuffles_what_it_discarded() -> None:
    s = standing(mine(), "", deck="Spite Jar")
    done(s, w.Refresh())
    assert (len(s.pool), len(s.deck), s.discard) == (5, 1, [])


def test_steal_takes_what_there_is() -> None:
    s = standing(mine(), seat(hand="Spite Jar"), seat(hand="Lead Boots, Wet Blanket"))
    assert not done(s, w.Steal(Who.OPP_ALL, 2), 1, 2)
    assert (len(s.hand[0]), s.hand[1], s.hand[2]) == (3, [], [])


def test_steal_of_all_that_was_asked_is_done_in_full() -> None:
    assert done(standing(mine(), seat(hand="Spite Jar"), seat(hand="Lead Boots")), w.Steal(Who.OPP_ALL, 1), 1, 2)


def test_recruits_and_a_new_pool_are_always_done_in_full() -> None:
    s = standing(mine(), "")
    before = len(s.stack)
    assert done(s, w.Recruit(Who.SELF, 0), 0)
    assert len(s.stack) == before
    assert done(s, w.Recruit(Who.SELF, 1), 0)
    assert done(s, w.Refresh())


def test_salvage_of_more_than_there_is_is_not_done_in_full() -> None:
    s = standing(mine(), "", discard="Spite Jar")
    assert not done(s, w.Salvage(Who.SELF, 2), 0)
    assert done(s, w.Salvage(Who.SELF, 1), 0)


def test_mod_self_does_nothing_to_a_card_without_the_value() -> None:
    s = standing(mine(), "")
    assert not done(s, w.ModSelf(Stat.ATTACK, Op.SET, 9))
    assert s.field[0][0].mods == ()


def test_mod_self_of_a_card_that_is_gone_does_nothing() -> None:
    assert not done(standing(mine(), ""), w.ModSelf(Stat.ATTACK, Op.ADD, 1), this=7)


def test_pierces_add_up() -> None:
    s = standing(mine(), "")
    done(s, w.Pierce(2))
    done(s, w.Pierce(Times(1, Quantity.OPPONENTS)))
    assert s.field[0][0].pierce == 3


@pytest.mark.parametrize("part", list(Part))
def test_repeat_of_a_step_the_card_does_not_have_does_nothing(part: Part) -> None:
    s = standing(mine(), "")
    assert not done(s, w.Repeat(part))
    assert s.health == [50, 50]


def test_repeat_of_an_attack_is_done() -> None:
    s = standing(mine(field=["clockwork-ballista"]), "")
    assert done(s, w.Repeat(Part.ATTACK), this=s.field[0][0].order)
    assert s.stack[-1][0] == steps.ATTACK


def test_annihilate_this_ignores_protection_and_zone() -> None:
    s = standing(mine(field=["iron-clause"]), "")
    assert done(s, w.Annihilate(Zone.YOUR_FIELD, Pick.THIS), this=s.field[0][-1].order)
    assert names([laid.kind for laid in s.field[0]]) == ["iron-clause"]


@pytest.mark.parametrize("zone", [Zone.YOUR_FIELD, Zone.OPP_FIELD, Zone.THE_FIELD, Zone.REVEALED])
def test_annihilate_finds_nothing_in_an_empty_zone(zone: Zone) -> None:
    s = standing(mine(), "")
    for pick in (Pick.CHOICE, Pick.LAST):
        assert not done(s, w.Annihilate(zone, pick))


def test_return_brings_a_card_to_its_owners_hand_and_sets_nothing_off() -> None:
    s = standing(mine(), seat(field="Spite Jar, Mourning Bell"))
    before = len(s.stack)
    assert done(s, w.Return(Zone.OPP_FIELD, Pick.LAST))
    assert (names(s.hand[1]), len(s.stack)) == (["mourning-bell"], before)


def test_return_brings_a_revealed_card_to_its_owners_hand() -> None:
    s = standing(mine(), "Pocket Volcano")
    take_up(s, w.Return(Zone.REVEALED, Pick.CHOICE), 1, th.FastRng(1))
    assert (names(s.hand[1]), s.up[1]) == (["pocket-volcano"], NONE)


def test_return_is_not_stopped_by_what_forbids_annihilation() -> None:
    s = standing(mine(), seat(field="Iron Clause, Wet Blanket"))
    assert not done(s, w.Annihilate(Zone.OPP_FIELD, Pick.LAST))
    assert done(s, w.Return(Zone.OPP_FIELD, Pick.LAST))


def test_silence_is_not_done_in_full_without_a_revealed_card() -> None:
    s = standing(mine(), seat("Pocket Volcano"), "")
    assert not done(s, w.Silence(Who.OPP_ALL), 1, 2)
    assert s.hushed == 1 << 1


def test_ongoing_words_are_never_done() -> None:
    for word in (w.ModField(Scope.THE, Stat.ATTACK, Op.ADD, 1), w.Forbid(Who.ALL, Act.GAIN)):
        with pytest.raises(ValueError, match="is ongoing and never done"):
            deed_of(word)
    with pytest.raises(AssertionError, match="no event"):
        done(standing(mine(), ""), w.Init(Who.SELF, 1, Lasts.ONGOING), 0)


def test_peek_at_a_short_stack_sees_all_of_it() -> None:
    s = standing(mine(), "Pocket Volcano, Spite Jar, Lead Boots")
    assert not done(s, w.Peek(Who.OPP_ALL, 3), 1)
    assert names([fact.kind for fact in s.facts]) == ["spite-jar", "lead-boots"]
    assert done(s, w.Peek(Who.OPP_ALL, 2), 1)


def test_peeking_twice_is_known_once() -> None:
    s = standing(mine(), "Pocket Volcano, Spite Jar")
    done(s, w.Peek(Who.OPP_ALL, 1), 1)
    done(s, w.Peek(Who.OPP_ALL, 1), 1)
    assert len(s.facts) == 1


def test_mill_of_more_than_the_stack_takes_all_from_the_top() -> None:
    s = standing(mine(), "Pocket Volcano, Spite Jar, Lead Boots")
    assert not done(s, w.Mill(Who.OPP_ALL, 5), 1)
    assert (s.stacks[1], names(s.discard)) == ([], ["spite-jar", "lead-boots"])


def test_swapped_tops_are_known_to_those_two() -> None:
    """What a seat knew of a card that is its own now it need not remember; what it gave it knows the other to have."""
    s = standing(mine(stack=["spite-jar"]), "Pocket Volcano, Lead Boots", "")
    done(s, w.Peek(Who.OPP_ALL, 1), 1)
    assert done(s, w.SwapTop(Who.OPP_ALL), 1)
    known = [(names([fact.kind]), fact.knowers) for fact in s.facts]
    assert sorted(known) == [(["lead-boots"], 0b10), (["spite-jar"], 0b01)]


def test_milled_cards_are_forgotten() -> None:
    s = standing(mine(), "Pocket Volcano, Spite Jar, Lead Boots")
    done(s, w.Peek(Who.OPP_ALL, 1), 1)
    assert done(s, w.Mill(Who.OPP_ALL, 1), 1)
    assert s.facts == []


def test_swap_top_with_oneself_or_an_empty_stack_does_nothing() -> None:
    s = standing(mine(stack=["spite-jar"]), "")
    assert not done(s, w.SwapTop(Who.SELF), 0)
    assert not done(s, w.SwapTop(Who.OPP_ALL), 1)


def test_rotate_moves_the_top_card_to_the_bottom() -> None:
    s = standing(mine(), "Pocket Volcano, Spite Jar, Lead Boots, Wet Blanket")
    assert done(s, w.Rotate(Who.OPP_ALL), 1)
    assert names(s.stacks[1][::-1]) == ["lead-boots", "wet-blanket", "spite-jar"]
    assert not done(s, w.Rotate(Who.SELF), 0)


def test_push_needs_a_card() -> None:
    assert not done(standing(mine(), ""), w.Push())


def test_init_now_is_for_revealed_cards_and_next_adds_up() -> None:
    s = standing(mine(), "Pocket Volcano", "")
    assert not done(s, w.Init(Who.OPP_ALL, 5, Lasts.NOW), 1, 2)
    assert s.up_init == [0, 5, 0]
    assert done(s, w.Init(Who.OPP_ALL, 0, Lasts.NOW), 1)
    done(s, w.Init(Who.OPP_ALL, 5, Lasts.NEXT), 1)
    done(s, w.Init(Who.OPP_ALL, -2, Lasts.NEXT), 1)
    assert s.next_init == [0, 3, 0]


def test_flip_reshuffles_and_without_cards_is_not_done() -> None:
    s = standing(mine(), "", deck="", discard="Lead Boots")
    assert done(s, w.Flip())
    assert (s.flipped, names(s.discard)) == (38, ["lead-boots"])
    assert not done(standing(mine(), "", deck=""), w.Flip())


def test_end_round_waits_for_the_end_of_the_turn() -> None:
    s = standing(mine(), "Pocket Volcano")
    assert done(s, w.EndRound())
    assert (s.ending, s.up[1]) == (True, CARD_NUMBERS["pocket-volcano"])
