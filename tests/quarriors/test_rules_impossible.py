"""Positions that are well written, but that no game can come to, are refused with the place and the reason."""

from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.mat import mat, play, seat

WILDS = "Deathdealer/Strong 2, Death/Charm 2, Primordial Ooze/Strong 2, Growth/Charm 2"


def with_seat(**more: Any) -> dict[str, Any]:
    return {"seats": [seat(**more), seat()]}


IMPOSSIBLE = [
    (with_seat(bag="Witching Hag"), r"seats\[0\].bag\[0\]: the card of Witching Hag is not in the Wilds"),
    (with_seat(ready="Witching Hag#4"), r"seats\[0\].ready\[0\]: the card of Witching Hag is not in the Wilds"),
    (with_seat(bag="4 Deathdealer"), "position: there are 6 dice of Deathdealer; the box holds 5"),
    (with_seat(ready="4 Deathdealer#4"), "there are 6 dice of Deathdealer"),
    (with_seat(active="4 Deathdealer#4"), "there are 6 dice of Deathdealer"),
    (with_seat(spent="4 Deathdealer#4"), "there are 6 dice of Deathdealer"),
    (with_seat(used="4 Deathdealer"), "there are 6 dice of Deathdealer"),
    (with_seat(ready="Assistant#5+Death#4@0+Death#4@0+Death#4@0+Death#4@0"), "there are 6 dice of Death;"),
    ({"wilds": [{"card": "Portal/Basic"}, {"card": "Portal/Basic"}]}, r"wilds\[1\]: the class Portal .*QC-1.3"),
    (with_seat(bag="Portal#4"), r"seats\[0\].bag\[0\]: dice in bags and used piles show no face"),
    (with_seat(used="Portal#4"), r"seats\[0\].used\[0\]: dice in bags and used piles show no face"),
    (with_seat(spent="Portal"), r"seats\[0\].spent: dice in the spent pile show a face .QC-2.5"),
    (with_seat(ready="Portal#4"), r"seats\[0\].ready\[0\]: only creature and spell faces .*QC-7.3"),
    (with_seat(ready="Deathdealer"), r"seats\[0\].ready\[0\]: only creature and spell faces"),
    (with_seat(ready="Growth#4+Death#4@0"), r"ready\[0\]: attached dice are written .* beside a creature"),
    (with_seat(ready="Assistant#5+Growth#4@0"), r"ready\[0\]: Growth#4 cannot be attached"),
    (with_seat(ready="Assistant#5+Death#1@0"), r"ready\[0\]: Death#1 cannot be attached"),
    (with_seat(ready=["Assistant#5", {"die": "Assistant#5", "tag": 0}]), r"ready\[1\]: the tag 0 is taken"),
    (with_seat(ready=[{"die": "Assistant#5", "copy": "Deathdealer#4"}]), r"ready\[0\]: only a die that copies"),
    (with_seat(ready=[{"die": "Primordial Ooze#4", "copy": "Portal#4"}]), r"ready\[0\]: only a die that copies"),
    (with_seat(ready=[{"die": "Assistant#5", "fate": "open"}]), r"ready\[0\]: a die is marked as destroyed only while"),
    (with_seat(glory=20), r"seats\[0\].glory: 20 glory ends the game .QC-11.4"),
    ({"seats": [seat(), seat(quiddity=1)]}, r"seats\[1\].quiddity: only the player whose turn it is .*QC-4.2"),
    ({"attack": {"shares": [{"tag": 0, "against": [0, 1]}]}}, "position.attack: there is an attack in phase 3 only"),
    (
        {"aside": [{"die": "Deathdealer#4", "seat": 0}]},
        r"position.aside\[0\]: nothing sets a Deathdealer aside .QC-12.3",
    ),
    (
        {"aside": [{"die": "Deathdealer#4", "seat": 0, "clause": "Deathdealer/Strong:ALL:1"}]},
        r"position.aside\[0\].clause: the clause Deathdealer/Strong:ALL:1 is laid on nobody",
    ),
    (
        {"watches": [{"seat": 0, "clause": "Deathdealer/Strong:ALL:1"}]},
        r"position.watches\[0\].clause: the clause Deathdealer/Strong:ALL:1 is laid on nobody",
    ),
    (
        {"watches": [{"seat": 0, "clause": "Life/Charm:S:1.1"}]},
        r"position.watches\[0\].clause: no card of this position says \"Life/Charm:S:1.1\"",
    ),
    ({"seats": [seat(), seat(active="Portal#4")]}, r"seats\[1\].active: dice in another's active pool .*QC-2.13"),
    ({"turn": {"captures": 2}}, r"turn.captures: there are at most 1 captures in this turn .QC-9.2"),
    ({"turn": {"captures": 99}}, r"turn.captures: must be from -20 to 20"),
    (with_seat(ready=[{"die": "Assistant#5", "safe": True}]), r"ready\[0\]: a creature is safe .*QC-8.8"),
    (with_seat(ready=[{"die": "Assistant#5", "kept": True}]), r"ready\[0\]: a creature is kept .* phase 1 only"),
    ({"turn": {"summoned": ["Witching Hag"]}}, r"position.turn.summoned\[0\]: must be one of"),
]


@pytest.mark.rule("QC-2.1")
@pytest.mark.parametrize(("change", "reason"), IMPOSSIBLE)
def test_an_impossible_position_is_refused(change: dict[str, Any], reason: str) -> None:
    doc = mat(seat(), seat(), phase="tidy", wilds=WILDS) | change
    with pytest.raises(th.BadInput, match=reason):
        th.from_position(doc, seed="1")


@pytest.mark.rule("QC-2.1")
def test_as_many_dice_as_the_box_holds_are_allowed() -> None:
    table = play(seat(bag="2 Deathdealer", active="Deathdealer#1"), phase="tidy", wilds="Deathdealer/Strong 2")
    assert table.outcome is None


@pytest.mark.rule("QC-11.1")
@pytest.mark.parametrize(("seats", "most"), [(2, 19), (3, 14), (4, 11)])
def test_less_glory_than_the_goal_is_allowed(seats: int, most: int) -> None:
    play(*[seat(glory=most)] * seats, phase="tidy")
    with pytest.raises(th.BadInput, match="ends the game"):
        play(*[seat(glory=most + 1)] * seats, phase="tidy")


SPIRIT = "Ghostly Spirit/Mighty, Scavenging Goblin/Base, Primordial Ooze/Base"


@pytest.mark.rule("QC-12.3")
@pytest.mark.parametrize("die", ["Scavenging Goblin#3", "Primordial Ooze#4", "Assistant#5"])
def test_a_die_that_no_card_sets_aside_is_not_aside(die: str) -> None:
    aside = {"die": die, "seat": 0, "clause": "Ghostly Spirit/Mighty:ALL:1.1"}
    with pytest.raises(th.BadInput, match=rf"position.aside\[0\]: nothing sets a {die[:-2]} aside"):
        play(seat(), phase="tidy", wilds=SPIRIT, aside=[aside])


@pytest.mark.rule("QC-12.3")
@pytest.mark.parametrize(("die", "ooze"), [("Ghostly Spirit#6", "Base"), ("Primordial Ooze#4", "Strong")])
def test_a_spirit_and_what_may_have_copied_one_may_be_aside(die: str, ooze: str) -> None:
    wilds = SPIRIT.replace("Ooze/Base", f"Ooze/{ooze}")
    aside = {"die": die, "seat": 0, "clause": "Ghostly Spirit/Mighty:ALL:1.1"}
    assert play(seat(), phase="tidy", wilds=wilds, aside=[aside]).position()["aside"] == [aside]


@pytest.mark.rule("QC-8.8")
@pytest.mark.parametrize(("phase", "refused"), [("score", True), ("ready", True), ("attack", False), ("capture", True)])
def test_a_creature_is_safe_in_an_attack_phase_only(phase: str, refused: bool) -> None:
    mine = seat(ready=[{"die": "Assistant#5", "safe": True}], active="Portal#4")
    if refused:
        with pytest.raises(th.BadInput, match="a creature is safe in the attack in which it was saved only"):
            play(mine, phase=phase)
    else:
        assert play(mine, phase=phase).outcome is None


@pytest.mark.rule("QC-9.2")
def test_captures_beyond_the_rules_need_a_card_that_gives_them() -> None:
    assert play(seat(), phase="tidy", wilds="Growth/Cantrip", turn={"captures": 2}).view(0)["captures"] == 2
    with pytest.raises(th.BadInput, match="there are at most 1 captures in this turn"):
        play(seat(), phase="tidy", wilds="Growth/Charm", turn={"captures": 2})
