"""Why an answer is not on offer: each kind of refusal, with its reason and its rule."""

from collections.abc import Callable

import pytest

import tumblehall as th
from tests.quarriors.mat import do, mat, play, seat
from tests.quarriors.questions import ASKED
from tumblehall.kernel.register import rule
from tumblehall.kernel.table import Table

WILDS = (
    "Warrior of the Quay/Mighty 1, Life/Charm 1, Victory/Charm 1, Portal/Basic 0, Growth/Charm 1, Deathdealer/Base 1"
)
MINE = seat(
    active="2 Warrior of the Quay#4, Warrior of the Quay#6, Portal#4, Portal#1, Growth#4, Assistant",
    ready="Life#4, Victory#5, Deathdealer#4",
    spent="Basic Quiddity#1",
    quiddity=1,
)
RIVAL = seat(ready="Life#4, Growth#4", active="Portal")


def ready() -> Table:
    return play(MINE, RIVAL, wilds=WILDS)


def summoned() -> Table:
    return do(ready(), "summon warrior-of-the-quay#4", "pass")


def attack() -> Table:
    return do(ready(), "ready growth#4", "pass", "next", "pass")


def capture() -> Table:
    return play(
        seat(active="Portal#4, 2 Basic Quiddity#1"),
        phase="capture",
        wilds="Assistant/Basic 1, Portal/Basic 1, Death/Spell 0",
    )


def bought() -> Table:
    mine = seat(ready="Growth#4", active="2 Basic Quiddity#1")
    table = play(mine, phase="capture", wilds="Assistant/Basic 2, Growth/Charm 1")
    return do(table, "capture assistant")


def reaction() -> Table:
    return do(ready(), "ready growth#4")


def tidy() -> Table:
    return play(seat(ready="Deathdealer#4, Life#4"), phase="tidy", wilds="Deathdealer/Base, Life/Charm")


def victim() -> Table:
    """A Death Spell that reaches a defence below 6 of the others."""
    mine = seat(ready="Death#4, Deathdealer#4")
    table = play(mine, seat(ready="Assistant#5, Deathdealer#5"), wilds="Death/Spell, Deathdealer/Base")
    return do(table, "cast death#4")


def scoring() -> Table:
    mine = seat(ready="2 Assistant#5, Life#4, Growth#4")
    return play(mine, phase="score", wilds="Life/Cantrip, Growth/Charm")


def saved() -> Table:
    """A Base Ghostly Spirit has come back in the attack that goes on."""
    theirs = seat(ready="Ghostly Spirit#4, Assistant#5", used="Basic Quiddity")
    table = play(seat(ready="Deathdealer#6"), theirs, phase="attack", wilds="Deathdealer/Base, Ghostly Spirit/Base")
    return do(table, "defend ghostly-spirit#4", "goes ready")


def copied() -> Table:
    ooze = {"die": "Primordial Ooze#4", "copy": "Assistant#5", "copied": True}
    mine = seat(ready=[ooze, "Assistant#5"], active="Portal#4, Assistant#6", quiddity=1)
    return play(mine, seat(ready="Deathdealer#4"), wilds="Primordial Ooze/Strong, Deathdealer/Base")


def both() -> Table:
    return play(seat(active="Questing Wizard#1, Assistant#5", quiddity=1), wilds="Questing Wizard/Base")


def corrupted() -> Table:
    cards = "Corrupted Quiddity/Basic 5"
    dice = "Assistant#5, Corrupted Quiddity#1, Corrupted Quiddity#4, Corrupted Quiddity#6"
    return play(seat(active=dice), wilds=cards)


def immune() -> Table:
    """A Death Spell looks for a victim; both have a Gnome that is immune."""
    mine, theirs = seat(ready="Death#4, Gnome Barbarian#3"), seat(ready="Gnome Barbarian#3, 2 Assistant#5")
    return do(play(mine, theirs, wilds="Death/Spell, Gnome Barbarian/Base"), "cast death#4")


@pytest.mark.parametrize(
    ("at", "answer", "reason", "id"),
    [
        (ready, "use portal#5", "not in your active pool", "QC-2.10"),
        (ready, "spend basic-quiddity#1", "not in your active pool", "QC-2.10"),
        (ready, "ready life#4", "not in your active pool", "QC-2.10"),
        (ready, "summon deathdealer#4", "not in your active pool", "QC-2.10"),
        (ready, "use assistant", "waits for a roll", "QC-2.15"),
        (ready, "summon assistant", "waits for a roll", "QC-2.15"),
        (ready, "use growth#4", "shows no immediate effect", "QC-7.3"),
        (summoned, "use portal#4", "right after a roll", "QC-7.3"),
        (ready, "spend portal#4", "shows no quiddity", "QC-3.1"),
        (attack, "spend portal#1", "nothing to pay for in phase 3", "QC-4.1"),
        (ready, "ready portal#4", "shows no spell", "QC-7.4"),
        (ready, "summon growth#4", "shows no creature", "QC-7.5"),
        (attack, "summon warrior-of-the-quay#4", "in phase 2", "QC-7.10"),
        (
            summoned,
            "summon warrior-of-the-quay#4",
            "the card of Warrior of the Quay allows one summon in a turn",
            "Q77",
        ),
        (capture, "ready portal#4", "shows no spell", "QC-7.4"),
        (ready, "capture assistant", "in phase 4", "QC-5.1"),
        (capture, "capture witching-hag", "not in the Wilds", "QC-9.1"),
        (capture, "capture death", "the card Death Spell holds no die", "QC-9.1"),
        (capture, "capture portal", "Portal costs 4 quiddity; you have 2 with all your dice: 2 short", "QC-9.1"),
        (bought, "capture assistant", "no capture is left", "QC-9.1"),
        (ready, "cast growth#4", "must be readied before", "QC-7.4"),
        (ready, "cast death#4", "no readied spell of yours", "QC-2.10"),
        (ready, "cast deathdealer#4", "no readied spell of yours", "QC-2.10"),
        (ready, "cast life#4", "in the turns of others", "QC-13.4"),
        (ready, "cast victory#5", "needs 2 creatures that scored this turn; you have 0: 2 short", "Q66"),
        (reaction, "cast growth#4", "all other spells in your own", "QC-13.4"),
        (ready, "defend deathdealer#4", "that is not what is asked now", "QC-7.6"),
        (ready, "score deathdealer#4", "that is not what is asked now", "QC-7.6"),
        (ready, "end-turn", "that is not what is asked now", "QC-7.6"),
        (ready, "fly", "is no answer in this game", "QC-7.6"),
        (ready, "", "is no answer in this game", "QC-7.6"),
        (ASKED["name"][0], "defend witching-hag#4", "no creature of yours in the ready area", "QC-8.6"),
        (ASKED["score"][0], "score-cull assistant#5", "only with expert culling", "QV-2"),
        (ASKED["score"][0], "score portal", "Portal is no creature of yours", "QC-6.1"),
        (ASKED["cull"][0], "cull portal", "Portal is not in your used pile", "QC-6.6"),
        (ASKED["tidy"][0], "drop life#4", "not in your ready area", "QC-10.2"),
        (tidy, "drop deathdealer#4", "is a creature; only spells are put into the spent pile", "QC-10.2"),
        (ASKED["pick"][0], "pick portal#4", '"portal#4" is not there to be chosen', "QC-3.3"),
        (ASKED["pick"][0], "pick assistant#4", "is not of the dice that can be chosen here", "QC-3.3"),
        (victim, "pick deathdealer#4@0", "Deathdealer 3/2 is not of those that can be chosen here", "QC-13.2"),
        (victim, "pick witching-hag#4@1", "is not there to be chosen", "QC-13.2"),
        (ASKED["attach"][0], "pick life#4@0", "is not of those that can be chosen here", "QC-13.3"),
        (scoring, "attach life#4", "not while creatures score", "QC-6.2"),
        (scoring, "cast growth#4", "not while creatures score", "QC-6.2"),
        (ASKED["name"][0], "pass", "another must be named", "QC-8.7"),
        (saved, "defend ghostly-spirit#4", "takes no more damage this turn", "QC-8.8"),
        (copied, "copy-anew primordial-ooze#4", "has changed what it copies this turn", "Q120"),
        (copied, "copy-anew assistant#5", "Assistant 1/2 copies nothing", "QC-12.2"),
        (copied, "copy-anew witching-hag#4", "no creature of yours in the ready area", "QC-12.2"),
        (both, "spend questing-wizard#1", "gives both of its symbols or neither: use it", "QC-3.7"),
        (ASKED["react"][0], "cast growth#4", "no readied spell of yours", "QC-2.10"),
        (corrupted, "spend corrupted-quiddity#4", "Corrupted Quiddity (0) gives nothing", "QD-4"),
        (corrupted, "use corrupted-quiddity#6", "has worked as it was rolled; that is no choice", "QD-3"),
        (corrupted, "spend corrupted-quiddity#6", "shows no quiddity", "QC-3.1"),
        (corrupted, "capture corrupted-quiddity", "never captured; effects make players gain it", "QD-2"),
        (immune, "pick gnome-barbarian#3@1", "is immune: opponents' effects do not reach it", "QM-1"),
        (immune, "pick gnome-barbarian#3@0", "is not of those that can be chosen here", "QC-13.2"),
    ],
)
def test_a_refusal_says_why(at: Callable[[], Table], answer: str, reason: str, id: str) -> None:
    table = at()
    seat = table.decisions[0].seat
    found = table.why(seat, answer)
    assert found is not None
    assert reason in found.text
    assert found.rule == id
    assert rule(id).game == "quarriors"
    with pytest.raises(th.IllegalAction, match=f"({id})"):
        table.act(seat, answer)


def test_who_is_not_asked_learns_who_is() -> None:
    found = ready().why(1, "pass")
    assert found is not None
    assert (found.text, found.rule) == ("it is not for you to decide now; seat 0 is asked", "QC-5.1")


def test_a_dear_creature_costs_more_than_there_is() -> None:
    table = play(seat(active="Quake Dragon#6, Assistant#5", quiddity=2), wilds="Quake Dragon/Base")
    found = table.why(0, "summon quake-dragon#6")
    assert found is not None
    assert (found.text, found.rule) == (
        "Quake Dragon 8/7** costs 3 quiddity; you have 2 with all your dice: 1 short",
        "QC-7.5",
    )


def test_a_discount_is_in_the_price_that_is_told() -> None:
    wilds = "Questing Wizard/Mighty, Portal/Basic 1, Basic Quiddity/Basic 1"
    table = play(seat(ready="Questing Wizard#4"), phase="score", wilds=wilds)
    do(table, "score questing-wizard#4", "cull questing-wizard")
    found = table.why(0, "capture portal")
    assert found is not None
    assert "Portal costs 2 quiddity; you have 0 with all your dice: 2 short" in found.text


def test_what_is_on_offer_has_no_reason_against_it() -> None:
    table = ready()
    assert [table.why(0, option.id) for option in table.decisions[0].options] == [None] * 6


def test_a_refusal_changes_nothing() -> None:
    table = th.from_position(mat(MINE, RIVAL, wilds=WILDS), seed="1")
    before = table.position()
    with pytest.raises(th.IllegalAction):
        table.act(0, "summon growth#4")
    assert (table.position(), table.step) == (before, 0)


@pytest.mark.parametrize(("card", "wrong", "right"), [("Charm", "cast", "attach"), ("Incantation", "attach", "cast")])
def test_the_wrong_verb_for_a_spell_names_the_right_one(card: str, wrong: str, right: str) -> None:
    table = play(seat(ready="Death#4, Assistant#5"), wilds=f"Death/{card}")
    found = table.why(0, f"{wrong} death#4")
    assert found is not None
    assert f"on offer: {right} death#4" in found.text
