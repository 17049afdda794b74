"""The ten triggers: when they fire, when they do not, and that no chain is endless."""

from typing import Any

import pytest

import tumblehall as th
from tests.quaeleon.mat import HOLD, defence, do, finish_round, health, heard, laid, play, round_of, seat, turns, zone
from tumblehall.games.quaeleon.rules.engine import STEPS
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.packing import fields_of
from tumblehall.kernel.steps import Step

JAR = "Spite Jar"
PALISADE = "annihilate turnip-palisade@1:2"


def test_activate_fires_once() -> None:
    assert health(round_of(seat("Leech Barber, Turnip Palisade"), "")) == [54, 46]


def test_ongoing_holds_from_the_start_of_the_effects_step() -> None:
    assert health(round_of("Quarantine Flag, Hedge Apothecary", "")) == [50, 50]
    assert laid(play(seat(f"War Drum Ogre, {HOLD}"), ""), 0, "War Drum Ogre")["attack"] == 6


def test_ongoing_ends_when_the_card_leaves_the_field() -> None:
    table = play(f"Rust Sprite, {HOLD}", seat(field="Bulwark Oath, Turnip Palisade"))
    assert defence(table, 1) == 8
    do(table, "annihilate bulwark-oath@1:1", "end-turn")
    assert defence(table, 1) == 4


def test_recurring_fires_on_each_later_turn_and_not_on_its_own() -> None:
    table = round_of("Soup of Second Chances, Turnip Palisade, Wet Blanket", "")
    assert [event["n"] for event in heard(table, "gained")] == [3, 3, 3]
    assert health(round_of("Soup of Second Chances", ""))[0] == 53


@pytest.mark.rule("KQ-2.5", "R8")
def test_recurring_fires_on_turns_without_a_card() -> None:
    assert health(round_of("Soup of Second Chances", "Turnip Palisade, Wet Blanket")) == [56, 50]


def test_recurring_ends_with_the_round() -> None:
    table = round_of("Soup of Second Chances", "")
    for who in (0, 1):
        table.act(who, "confirm")
    assert health(table)[0] == 53


def test_discarded_fires_from_the_hand() -> None:
    assert health(round_of("Bonfire of Plans", seat(hand=JAR)))[0] == 47


def test_discarded_fires_from_the_stack() -> None:
    assert health(round_of("Sneeze of Fate", seat(f"Turnip Palisade, {JAR}")))[0] == 47


def test_discarded_fires_from_the_field() -> None:
    assert health(round_of("Rust Sprite", seat(field=JAR)))[0] == 47


def test_discarded_fires_while_revealed() -> None:
    assert health(round_of("Polite Assassin", JAR))[0] == 47


@pytest.mark.rule("R4")
def test_discarded_fires_at_a_tie() -> None:
    assert health(round_of(JAR, JAR)) == [47, 47]


@pytest.mark.rule("KQ-2.9", "R30")
def test_discarded_does_not_fire_at_the_end_of_the_round() -> None:
    assert health(round_of(seat(field=JAR), "")) == [50, 50]


@pytest.mark.rule("R24")
def test_discarded_does_not_fire_when_its_owner_falls() -> None:
    assert health(round_of("Kettle Drake", seat(health=1, hand=JAR), "")) == [50, 0, 42]


def test_discarded_does_not_fire_from_pool_or_deck() -> None:
    pool = f"{JAR}, Phoenix Egg, Lead Boots, Wet Blanket, Loud Herald"
    assert health(round_of("Market Riot", "", pool=pool, answers=["pass"])) == [50, 44]
    assert health(round_of("Deck of Dubious Omens", "", deck=JAR)) == [50, 47]


def test_attacked_fires_after_an_attack_that_does_no_damage() -> None:
    assert health(round_of("Kettle Drake", seat(field="Mirror Moat, 2 Turnip Palisade"))) == [48, 50]


def test_attacked_fires_once_for_each_attack() -> None:
    assert health(round_of("Needle Rain", seat(field="Mirror Moat"))) == [44, 47]


def test_attacked_does_not_fire_when_somebody_else_is_attacked() -> None:
    assert health(round_of("Feral Wheelbarrow", "", seat(field="Mirror Moat"))) == [50, 41, 50]


def test_hurt_needs_damage() -> None:
    table = round_of("Pitchfork Parade", seat(field="Paper Armour Guild, Iron Clause"))
    assert heard(table, "annihilated") == []


def test_hurt_comes_after_attacked() -> None:
    field = [{"card": "paper-armour-guild", "order": 0}, {"card": "mirror-moat", "order": 1}]
    table = round_of("Hedge Duellist", seat(field=field))
    kinds = [event.kind for event in table.events(None) if event.kind in ("lost", "annihilated")]
    assert kinds == ["lost", "annihilated"]


def test_hurt_does_not_fire_when_health_is_lost_otherwise() -> None:
    assert heard(round_of(seat(HOLD), seat(field="Paper Armour Guild"), answers=["choose 1"]), "annihilated") == []


@pytest.mark.parametrize(
    ("card", "answers", "left"),
    [
        ("Hedge Apothecary", [], 55),
        ("Leech Barber", [], 52),
        (HOLD, ["choose 2", "pass"], 53),
        ("Soup of Second Chances, Turnip Palisade", [], 52),
    ],
)
def test_opp_heals_fires_whenever_an_opponent_gains_health(card: str, answers: list[str], left: int) -> None:
    assert health(round_of(card, seat(field="Jealous Physician"), answers=answers))[0] == left


def test_opp_heals_does_not_fire_for_ones_own_health_or_none_gained() -> None:
    assert health(round_of(seat("Hedge Apothecary", field="Jealous Physician"), "")) == [57, 50]
    stopped = round_of("Hedge Apothecary", seat(field="Jealous Physician, Quarantine Flag"))
    assert health(stopped) == [50, 50]


def test_opp_heals_can_throw_the_healer_out() -> None:
    healed = seat("Phoenix Egg", health=1, field="Plague Piper")
    assert round_of(healed, seat(field="Jealous Physician")).position()["seats"][0]["health"] == 0


def test_opp_reveals_fires_once_for_each_opponent_before_the_first_turn() -> None:
    table = round_of(seat(field="Tripwire Scholar"), "Turnip Palisade", "Wet Blanket", "")
    lost = [event.kind for event in table.events(None) if event.kind in ("lost", "turn")]
    assert lost[:3] == ["lost", "lost", "turn"]
    assert [event["seat"] for event in heard(table, "lost")] == [2, 1]


def test_opp_reveals_goes_clockwise_where_initiative_is_equal() -> None:
    seats = ("Kettle Drake", seat(field="Tripwire Scholar"), "Kettle Drake")
    assert [e["seat"] for e in heard(round_of(*seats, turn={"dealer": 0}), "lost")][:2] == [2, 0]
    assert [e["seat"] for e in heard(round_of(*seats, turn={"dealer": 2}), "lost")][:2] == [0, 2]


def test_opp_reveals_does_not_fire_for_ones_own_card_or_for_none() -> None:
    assert health(round_of(seat("Turnip Palisade", field="Tripwire Scholar"), "")) == [50, 50]


def test_opp_reveals_needs_the_card_on_the_field_already() -> None:
    assert health(round_of("Tripwire Scholar", "Turnip Palisade, Wet Blanket")) == [50, 49]


def test_field_loss_fires_for_another_card_of_the_same_field_only() -> None:
    table = round_of("Rust Sprite", seat(field="Mourning Bell, Turnip Palisade"), answers=[PALISADE])
    assert health(table) == [50, 54]
    own = round_of("Rust Sprite", seat(field="Mourning Bell"))
    assert health(own) == [50, 50]
    elsewhere = round_of("Rust Sprite", seat(field="Turnip Palisade"), seat(field="Mourning Bell"),
                         answers=["annihilate turnip-palisade@1:1"])  # fmt: skip
    assert health(elsewhere) == [50, 50, 50]


def test_field_loss_does_not_fire_for_a_card_that_is_returned_or_cleared() -> None:
    assert health(round_of(seat("Boomerang Knight", field="Mourning Bell"), "")) == [50, 43]


@pytest.mark.rule("KQ-3.2")
def test_discarded_and_field_loss_resolve_in_the_order_of_their_cards() -> None:
    for jar, bell, first in ((0, 1, "lost"), (1, 0, "gained")):
        field = [{"card": "spite-jar", "order": jar}, {"card": "mourning-bell", "order": bell}]
        table = round_of("Rust Sprite", seat(field=field), answers=["annihilate spite-jar@1:1"])
        assert next(e.kind for e in table.events(None) if e.kind in ("lost", "gained")) == first


def test_round_end_needs_the_card_on_the_field() -> None:
    assert zone(round_of("Boomerang Knight", ""), "hand").count("boomerang-knight") == 1
    gone = round_of("Turnip Palisade, Rust Sprite", seat("Boomerang Knight"), deck="2 Kettle Drake, 2 Needle Rain",
                    discard="2 Hedge Duellist, 2 Press Gang, Lead Boots")  # fmt: skip
    assert heard(gone, "returned") == []


def test_a_silenced_card_answers_nothing() -> None:
    moat = {"card": "mirror-moat", "silent": True}
    assert health(round_of("Kettle Drake", seat(field=[moat]))) == [50, 44]
    jar = {"card": "spite-jar", "silent": True}
    assert health(round_of("Rust Sprite", seat(field=[jar]))) == [50, 50]


def test_what_a_triggered_effect_does_sets_off_no_healing_answer() -> None:
    """The closure rule: the Bell's gain does not wake the Physician, so every chain ends."""
    table = round_of(seat("Rust Sprite", field="Jealous Physician"), seat(field="Mourning Bell, Turnip Palisade"),
                     answers=[PALISADE])  # fmt: skip
    assert health(table) == [50, 54]


def test_what_a_triggered_effect_does_may_set_off_a_discard() -> None:
    """Hurt annihilates the Guild, and the Bell answers that."""
    table = round_of("Hedge Duellist", seat(field="Paper Armour Guild, Mourning Bell"))
    assert health(table) == [50, 50 - 4 + 4]


def test_recurring_is_no_triggered_effect_and_sets_things_off() -> None:
    table = round_of(seat("Turnip Palisade", field="Clockwork Ballista"), seat(field="Mirror Moat"))
    assert health(table) == [48, 47]
    assert turns(table) == [0, 1]


def test_the_bell_pays_out_in_printed_order() -> None:
    table = play("Rust Sprite", seat(field="Mourning Bell, Turnip Palisade"))
    finish_round(table, PALISADE)
    kinds = [event.kind for event in table.events(None) if event.kind in ("gained", "drawn")]
    assert kinds[:2] == ["gained", "drawn"]


def measured(step: Step, depths: list[int]) -> Step:
    """A step that notes how much is still to be done, itself included, whenever it is its turn."""

    def noting(do: Any) -> Any:
        def note(s: QuaeleonState, *given: Any) -> Any:
            depths.append(len(s.stack) + 1)
            return do(s, *given)

        return do and note

    parts = {name: getattr(step, name) for name in fields_of(Step)}
    return Step(**parts | {"work": noting(step.work), "ask": noting(step.ask)})


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_effects_within_effects_come_to_an_end(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a trigger sets off sets off no attack and no healing: only cards that leave a field or a hand go on."""
    for seed in range(12):
        state, rng = th.new_table("quaeleon", seats, f"chain {seed}").state, th.FastRng(f"chain {seed}")
        assert isinstance(state, QuaeleonState)
        depths: list[int] = []
        monkeypatch.setattr(QuaeleonState, "STEPS", tuple(measured(step, depths) for step in STEPS))
        while state.outcome is None:
            state.apply(state.options[rng.below(len(state.options))], rng)
        assert 2 < max(depths) <= 12
