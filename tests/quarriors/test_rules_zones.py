"""Where dice are: QC-2."""

from collections import Counter

import pytest

import tumblehall as th
from tests.quarriors.mat import asked, do, heard, left, lying, options, play, seat
from tumblehall.games.quarriors.cards import CARD_BY_NAME
from tumblehall.games.quarriors.game import GAME
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.rules.drawing import draw
from tumblehall.games.quarriors.rules.state import QuarriorsState
from tumblehall.kernel.dice import FastRng


@pytest.mark.rule("QC-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_die_is_made_or_lost(seats: int) -> None:
    state = th.new_table("quarriors", seats, f"dice {seats}").state
    assert isinstance(state, QuarriorsState)
    whole, rng = GAME.pieces(state), FastRng(seats)
    for _ in range(600):
        if state.outcome is not None:
            break
        state.apply(state.options[rng.below(len(state.options))], rng)
        assert GAME.pieces(state) == whole


@pytest.mark.rule("QC-2.2")
def test_dice_in_the_bag_are_no_targets() -> None:
    hag = seat(bag="Witching Hag, Assistant", ready="Witching Hag#4", used="Basic Quiddity")
    table = play(hag, wilds="Witching Hag/Strong", phase="score", rolls=[1, 1, 1, 1, 1, 1])
    assert options(do(table, "score witching-hag#4")) == ["cull basic-quiddity", "cull witching-hag", "pass"]


@pytest.mark.rule("QC-2.2")
def test_dice_in_the_bag_cannot_be_used() -> None:
    table = play(seat(bag="2 Portal", active="Assistant#5, Basic Quiddity#1"))
    assert options(table) == ["summon assistant#5", "spend basic-quiddity#1", "next"]
    reason = table.why(0, "use portal")
    assert reason is not None
    assert reason.rule == "QC-2.10"


@pytest.mark.rule("QC-2.3")
def test_a_reroll_reaches_only_the_own_active_pool() -> None:
    mine = seat(active="Assistant#4, Portal#1", spent="Basic Quiddity#1", used="Assistant", ready="Assistant#5")
    table = do(play(mine, seat(active="Portal", ready="Assistant#5"), rolls=[2, 2]), "use assistant#4")
    assert options(table) == ["pick portal#1"]
    do(table, "pick portal#1")
    assert lying(table, "active") == ["Assistant#2", "Portal#2"]


@pytest.mark.rule("QC-2.4")
def test_rolled_dice_land_in_the_active_pool() -> None:
    table = do(play(seat(bag="Assistant", active="Portal#2"), rolls=[1, 5]), "use portal#2")
    assert (lying(table, "active"), lying(table, "bag")) == (["Assistant#5"], [])


@pytest.mark.rule("QC-2.5")
def test_a_die_is_spent_from_the_active_pool_at_once() -> None:
    table = do(play(seat(active="2 Basic Quiddity#6, Assistant#5")), "spend basic-quiddity#6")
    assert lying(table, "spent") == ["Basic Quiddity#6"]
    assert lying(table, "active") == ["Basic Quiddity#6", "Assistant#5"]


@pytest.mark.rule("QC-2.5")
def test_a_spell_is_spent_from_the_ready_area_at_once() -> None:
    table = do(play(seat(ready="Growth#4", active="Assistant#5"), wilds="Growth/Charm"), "cast growth#4")
    assert (lying(table, "spent"), lying(table, "ready")) == (["Growth#4"], [])


@pytest.mark.rule("QC-2.6", "QC-2.9")
def test_spent_dice_are_never_drawn() -> None:
    table = do(play(seat(active="Portal#6", spent="4 Basic Quiddity#1")), "use portal#6")
    assert lying(table, "active") == []
    assert lying(table, "spent") == ["Basic Quiddity#1"] * 4 + ["Portal#6"]


@pytest.mark.rule("QC-2.7", "QC-10.1")
def test_the_used_pile_takes_spent_and_unused_dice() -> None:
    mine = seat(active="Portal#1, Assistant", spent="2 Basic Quiddity#6", used="Assistant")
    table = do(play(mine, phase="tidy"), "end-turn")
    assert lying(table, "used") == ["Basic Quiddity", "Basic Quiddity", "Assistant", "Assistant", "Portal"]
    assert lying(table, "active") == lying(table, "spent") == []


@pytest.mark.rule("QC-2.7")
def test_the_used_pile_takes_scorers_and_captures() -> None:
    table = play(seat(ready="Assistant#5", quiddity=4), phase="score", wilds="Portal/Basic 1", rolls=[1, 1])
    do(table, "score assistant#5")
    assert lying(table, "used") == ["Assistant"]
    table = do(play(seat(quiddity=4), phase="capture", wilds="Portal/Basic 1"), "capture portal")
    assert (lying(table, "used"), left(table, "Portal")) == (["Portal"], 0)


@pytest.mark.rule("QC-2.7")
def test_the_used_pile_takes_the_destroyed() -> None:
    attacker, defender = seat(ready="Quake Dragon#4"), seat(ready="Assistant#5")
    table = play(attacker, defender, phase="attack", wilds="Quake Dragon/Strong")
    do(table, "defend assistant#5", "goes used")
    assert (lying(table, "used", 1), lying(table, "ready", 1)) == (["Assistant"], [])


@pytest.mark.rule("QC-2.8", "QC-7.2")
def test_a_short_bag_is_emptied_first_and_then_refilled() -> None:
    mine = seat(bag="2 Assistant", used="5 Basic Quiddity")
    table = play(mine, phase="draw", rolls=[2, 1, 5, 4, 3, 2, 5, 5, 1, 1, 1, 6])
    assert lying(table, "active") == ["Basic Quiddity#1"] * 3 + ["Basic Quiddity#6"] + ["Assistant#5"] * 2
    assert (lying(table, "bag"), lying(table, "used")) == (["Basic Quiddity"], [])


@pytest.mark.rule("QC-2.8", "QC-7.2")
def test_a_draw_stops_when_nothing_is_left() -> None:
    table = play(seat(bag="Assistant", used="2 Portal"), phase="draw", rolls=[1, 2, 1, 5, 4, 6])
    assert lying(table, "active") == ["Assistant#5", "Portal#4", "Portal#6"]
    assert lying(table, "bag") == lying(table, "used") == []


@pytest.mark.rule("QC-2.9")
def test_spent_and_used_dice_count_as_in_play() -> None:
    mine = seat(ready="Primordial Ooze#4", active="Basic Quiddity#1", spent="2 Basic Quiddity#1", used="Basic Quiddity")
    table = play(mine, wilds="Primordial Ooze/Base")
    assert table.view(None)["seats"][0]["ready"][0]["defence"] == 4


@pytest.mark.rule("QC-2.9")
@pytest.mark.parametrize("pile", ["spent", "used"])
def test_spent_and_used_dice_cannot_be_spent(pile: str) -> None:
    there = {"spent": "Basic Quiddity#6", "used": "Basic Quiddity"}[pile]
    table = play(seat(active="Assistant#5, Portal#1", **{pile: there}))  # type: ignore[arg-type]
    assert options(table) == ["summon assistant#5", "spend portal#1", "next"]


@pytest.mark.rule("QC-2.10")
def test_a_player_uses_only_own_dice() -> None:
    rival = seat(active="Portal", ready="Growth#4, Assistant#5", spent="Basic Quiddity#6")
    table = play(seat(active="Assistant#5", quiddity=1), rival, wilds="Growth/Charm")
    assert options(table) == ["summon assistant#5", "next"]


@pytest.mark.rule("QC-2.11")
@pytest.mark.parametrize(
    ("place", "drawn"), [(1, "Basic Quiddity"), (3, "Basic Quiddity"), (4, "Assistant"), (5, "Portal")]
)
def test_every_die_in_the_bag_can_be_drawn(place: int, drawn: str) -> None:
    mine = seat(bag="3 Basic Quiddity, Assistant, Portal", active="Portal#2")
    assert lying(do(play(mine, rolls=[place, 1]), "use portal#2"), "active") == [f"{drawn}#1"]


@pytest.mark.rule("QC-2.11")
def test_draws_are_uniform_over_the_dice() -> None:
    state = QuarriorsState(2, Tables([CARD_BY_NAME["Basic Quiddity/Basic"], CARD_BY_NAME["Assistant/Basic"]]))
    rng = FastRng("bag")
    found: Counter[int] = Counter()
    for _ in range(3000):
        state.bag[0] = [8, 4]
        found.update(draw(state, 0, 6, rng))
    assert abs(found[0] - 12_000) < 300


@pytest.mark.rule("QC-2.11")
def test_a_bag_is_counted_and_has_no_order() -> None:
    view = play(seat(bag="Portal, Assistant, Basic Quiddity, Portal"), phase="tidy").view(1)
    assert view["seats"][0]["bag"] == {"basic-quiddity": 1, "assistant": 1, "portal": 2}


@pytest.mark.rule("QC-2.12")
def test_faces_stay_while_others_play() -> None:
    mine = seat(ready="Deathdealer#6, Growth#4", bag="Assistant")
    rival = seat(bag="Portal")
    table = play(mine, rival, phase="tidy", wilds="Deathdealer/Base, Growth/Charm", rolls=[1, 1])
    do(table, "end-turn", "end-turn")
    assert options(table) == ["score deathdealer#6"]
    assert lying(table, "ready") == ["Deathdealer#6", "Growth#4"]


@pytest.mark.rule("QC-2.13", "QC-2.15")
def test_dice_that_come_in_anothers_turn_wait_for_the_own_roll() -> None:
    attacker = seat(ready="Quake Dragon#4")
    spirit = seat(ready="Ghostly Spirit#4", bag="7 Basic Quiddity")
    rolls = [1] * 6 + [4] + [1] * 6
    wilds = "Quake Dragon/Strong, Ghostly Spirit/Strong"
    table = play(attacker, spirit, phase="attack", wilds=wilds, rolls=rolls)
    do(table, "defend ghostly-spirit#4", "goes active")
    assert (asked(table), lying(table, "active", 1)) == (0, ["Ghostly Spirit"])
    do(table, "end-turn")
    assert lying(table, "active", 1) == ["Basic Quiddity#1"] * 6 + ["Ghostly Spirit#4"]
    assert lying(table, "bag", 1) == ["Basic Quiddity"]


@pytest.mark.rule("QC-2.13")
def test_dice_that_come_in_the_own_phase_1_join_the_roll() -> None:
    mine = seat(ready="Defender of the Pale#4", bag="2 Portal, 6 Basic Quiddity")
    rolls = [8, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1]
    table = play(mine, phase="score", wilds="Defender of the Pale/Strong", rolls=rolls)
    do(table, "score defender-of-the-pale#4")
    assert lying(table, "active") == ["Portal"]
    do(table, "pass")
    assert lying(table, "active") == ["Basic Quiddity#1"] * 6 + ["Portal#4"]


@pytest.mark.rule("QC-2.13")
def test_waiting_dice_have_no_order_of_arrival() -> None:
    mine = seat(ready="Defender of the Pale#6", bag="Portal, Assistant")
    table = play(mine, phase="score", wilds="Defender of the Pale/Strong", rolls=[2, 1])
    do(table, "score defender-of-the-pale#6")
    assert lying(table, "active") == ["Assistant", "Portal"]


@pytest.mark.rule("QC-2.14")
def test_a_reaction_lies_spent_until_the_owners_tidy_up() -> None:
    mine = seat(active="Assistant#5, Portal#1")
    rival = seat(ready="Life#4, Assistant#5")
    table = do(play(mine, rival, wilds="Life/Spell"), "summon assistant#5", "cast life#4", "defend assistant#5")
    assert (lying(table, "spent", 1), lying(table, "used", 1)) == (["Life#4"], [])
    do(table, "end-turn")
    assert (asked(table), lying(table, "spent", 1)) == (1, ["Life#4"])
    do(table, "score assistant#5", "cull assistant", "end-turn")
    assert (lying(table, "spent", 1), lying(table, "used", 1)) == ([], ["Life"])


@pytest.mark.rule("QC-2.15")
def test_a_waiting_die_cannot_be_used_or_rerolled() -> None:
    table = play(seat(active="Portal, Assistant, Assistant#4"), rolls=[5])
    assert options(table) == ["use assistant#4", "next"]
    do(table, "use assistant#4")
    assert lying(table, "active") == ["Assistant#5", "Assistant", "Portal"]


@pytest.mark.rule("QC-2.15")
def test_a_waiting_die_is_swept_by_the_own_tidy_up_only() -> None:
    table = play(seat(active="Portal"), seat(active="Assistant"), phase="tidy", rolls=[5])
    do(table, "end-turn")
    assert (lying(table, "active"), lying(table, "used")) == ([], ["Portal"])
    assert lying(table, "active", 1) == ["Assistant#5"]


@pytest.mark.rule("QC-2.16")
def test_an_empty_bag_is_not_refilled_before_a_draw_needs_it() -> None:
    table = play(seat(bag="6 Basic Quiddity", used="2 Assistant"), phase="draw", rolls=[1] * 12)
    assert (lying(table, "bag"), lying(table, "used")) == ([], ["Assistant", "Assistant"])
    assert [len(event["dice"]) for event in heard(table, "rolled")] == [6]
