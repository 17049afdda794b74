"""Pending work of a position: what no game can come to is refused before anybody is asked."""

from typing import Any

import pytest

import tumblehall as th
from tests.quarriors.mat import mat, seat

WILDS = "Deathdealer/Strong, Death/Charm, Growth/Incantation, Witching Hag/Base"
US = seat(ready="Deathdealer#4, Death#4", active="Basic Quiddity#1"), seat(ready="Deathdealer#5, Death#4")
ACT = [["next-phase", 0], ["act", 0]]
ANSWER = "Deathdealer/Strong:ALL:1"
NO_ANSWER = "Growth/Incantation:S:1"
REROLL = "Growth/Incantation:S:1"
"""Gain quiddity, then re-roll up to two dice."""

MISFITS: list[tuple[str, list[list[Any]], str]] = [
    ("ready", [["act", 0]], r"stack: no turn comes to this in the phase ready .QC-5.1"),
    ("tidy", ACT, "no turn comes to this in the phase tidy"),
    ("score", ACT, "no turn comes to this in the phase score"),
    ("capture", [*ACT, ["tidy", 0]], "no turn comes to this in the phase capture"),
    ("ready", [["next-phase", 0], ["react", 1], ["act", 0]], "no turn comes to this"),
    ("ready", [["next-phase", 0], ["act", 1]], r"stack\[1\]: 'act' does not fit"),
    ("attack", [["next-phase", 0], ["attack-over", 0], ["name", 1, 1]], r"stack\[2\]: 'name' does not fit"),
    ("ready", [*ACT, ["react", 0]], r"stack\[2\]: 'react' does not fit"),
    ("ready", [*ACT, ["run", REROLL, 2, 0, -1, -1]], "'run' does not fit"),
    ("ready", [*ACT, ["run", "Growth/Charm:S:1", 0, 0, -1, -1]], 'no card of this position has the effects "Growth/C'),
    ("ready", [*ACT, ["run", 3, 0, 0, -1, -1]], r"stack\[2\]\[1\]: must be a text"),
    ("ready", [*ACT, ["pick", 0, REROLL, 0, 0, -1, -1, 1]], "'pick' does not fit"),
    ("ready", [*ACT, ["pick", 0, REROLL, 2, 0, -1, -1, 1]], "'pick' does not fit"),
    ("ready", [*ACT, ["pick", 0, REROLL, 1, 0, -1, -1, 2], ["check"]], "'pick' does not fit"),
    ("ready", [*ACT, ["fire", 0, NO_ANSWER, 0, -1]], "'fire' does not fit"),
    ("ready", [*ACT, ["may", 0, NO_ANSWER, 0, -1]], "'may' does not fit"),
    ("ready", [*ACT, ["fire", 0, "Deathdealer/Base:ALL:1", 0, -1]], "no card of this position says"),
    ("ready", [*ACT, ["fire", 0, ANSWER, 256 + 6, -1]], "'fire' does not fit"),
    ("ready", [*ACT, ["fire", 0, ANSWER, 999, -1]], r"stack\[2\]\[3\]: must be from -1 to"),
    ("ready", [*ACT, ["order", 0, 2]], "'order' does not fit"),
    ("ready", [*ACT, ["fire", 1, ANSWER, 0, -1], ["order", 0, 1]], "'order' does not fit"),
    ("ready", [*ACT, ["attach", 0, 0]], "'attach' does not fit"),
    ("ready", [*ACT, ["attach", 0, 3]], "'attach' does not fit"),
    ("ready", [*ACT, ["recall"]], "1 lists of effects wait to go on, 0 are held"),
    ("attack", [["next-phase", 0], ["fix-totals", 0], ["act", 0], ["expert", 0, 9]], "'expert' does not fit"),
    ("ready", [*ACT, ["copy", 0, 1]], "'copy' does not fit"),
    ("ready", [*ACT, ["score-now", 0, 2]], "'score-now' does not fit"),
    ("ready", [*ACT, ["seat", 0, REROLL, 0, 0, -1, -1]], "'seat' does not fit"),
    ("ready", [*ACT, ["choose", 0, REROLL, 0, 0, -1, -1]], "'choose' does not fit"),
    ("ready", [*ACT, ["may-do", 0, REROLL, 0, 0, -1, -1]], "'may-do' does not fit"),
    ("ready", [*ACT, ["alternative", 0, 0, 0, 0]], "'alternative' does not fit"),
]


@pytest.mark.parametrize(("phase", "stack", "reason"), MISFITS)
def test_work_that_does_not_fit_is_refused(phase: str, stack: list[list[Any]], reason: str) -> None:
    doc = mat(*US, phase=phase, wilds=WILDS, pending={"stack": stack})
    with pytest.raises(th.BadInput, match=f"position.pending.*{reason}"):
        th.from_position(doc, seed="1")


def test_an_exchange_of_a_die_that_does_not_lie_used_is_refused() -> None:
    stack = [*ACT, ["pick", 0, "Deathdealer/Base:ALL:1", 0, 0, 0, -1, 1]]
    doc = mat(*US, wilds=WILDS.replace("Strong", "Base"), pending={"stack": stack})
    with pytest.raises(th.BadInput, match="'pick' does not fit"):
        th.from_position(doc, seed="1")


FITTING: list[tuple[str, list[list[Any]], str]] = [
    ("ready", ACT, "act"),
    ("ready", [*ACT, ["pick", 0, REROLL, 1, 0, -1, -1, 2]], "pick"),
    ("ready", [*ACT, ["attach", 0, 1]], "attach"),
    ("ready", [*ACT, ["cull", 0, 1]], "act"),
    ("tidy", [["tidy", 0]], "tidy"),
    ("score", [["next-phase", 0], ["act", 0], ["roll-up", 0], ["scored-all", 0], ["score", 0]], "score"),
]


@pytest.mark.parametrize(("phase", "stack", "asked"), FITTING)
def test_work_that_fits_is_done(phase: str, stack: list[list[Any]], asked: str) -> None:
    doc = mat(*US, phase=phase, wilds=WILDS, pending={"stack": stack})
    assert th.from_position(doc, seed="1").decisions[0].kind == asked


def test_a_pick_that_was_not_on_offer_is_refused() -> None:
    pick = {"stack": [*ACT, ["pick", 0, REROLL, 1, 0, -1, -1, 1]]}
    spell = {"picks": ["death#4@0"]}
    with pytest.raises(th.BadInput, match="a pick of the effect under way cannot be picked"):
        th.from_position(mat(*US, wilds=WILDS, pending=pick, effect=spell), seed="1")
    with pytest.raises(th.BadInput, match="cannot be picked"):
        th.from_position(mat(*US, wilds=WILDS, pending={"stack": ACT}, effect=spell), seed="1")
    with pytest.raises(th.BadInput, match=r"effect.picks\[0\]: must be one of"):
        th.from_position(mat(*US, wilds=WILDS, pending=pick, effect={"picks": ["Portal#1 in active 0"]}), seed="1")
