"""Why an answer is not on offer: each kind of refusal, with its reason and its rule."""

from collections.abc import Callable

import pytest

import tumblehall as th
from tests.angryquest.mat import (
    DOV,
    HAG,
    HROTH,
    KARROW,
    LUDO,
    MIMI,
    OLGA,
    PIM,
    SISTER,
    YRSA,
    do,
    play,
    seat,
    where,
    who,
)
from tumblehall.kernel.table import Table


def moving() -> Table:
    """Seat 0 has rolled 2: one plain mover, one stalled, one at the gate."""
    return play([who(MIMI, "t12"), who(PIM, "t14", stall=1), who(YRSA, "t42")], [who(DOV, "t30")], die=2)


def at_lair() -> Table:
    return play([who(HROTH, "cmb-red-1"), who(MIMI, "t12")], die=2)


def clash() -> Table:
    return do(play([who(MIMI, "t12")], [who(HROTH, "t14"), who(LUDO, "t15")], die=2), f"move {MIMI} t14")


def shot() -> Table:
    theirs = [who(PIM, "t15"), who(SISTER, "t13"), who(LUDO, "t30")]
    return do(play([who(MIMI, "t12"), who(YRSA)], theirs, die=2), f"move {MIMI} t14")


def town(*held: str) -> Table:
    face_up = [{"character": HAG, "given_by": [0]}, {"character": OLGA, "given_by": [1]}]
    return do(play([who(MIMI, "t08", *held)], die=2, face_up=face_up), f"move {MIMI} sett-n")


def phase2() -> Table:
    return do(play([who(HROTH, "cmb-red-1"), who(KARROW, "cmb-red-2")], phase1="close"), "fight")


def corner() -> Table:
    table = th.new_table("angryquest", 2, "1", {"first": 0})
    for decision in table.decisions:
        table.act(decision.seat, decision.default)
    return do(table, "corner blue")


THREE = ("close", "ranged", "arcane")
CASES: list[tuple[Callable[[], Table], int, str, str, str]] = [
    (moving, 1, f"move {DOV} t32", "it is not for you to decide now; seat 0 is asked", "AQ-1.4"),
    (moving, 0, "dance", '"dance" is no answer in this game; on offer:', "AQ-3.2"),
    (moving, 0, "", '"" is no answer', "AQ-3.2"),
    (moving, 0, "fight", "that is not what is asked now: You rolled 2", "AQ-3.2"),
    (moving, 0, "move", '"move" is not on offer; on offer:', "AQ-3.2"),
    (moving, 0, f"move {MIMI} nowhere", "is not on offer; on offer:", "AQ-3.2"),
    (moving, 0, f"move {DOV} t32", "Innkeeper Dov is not one of your characters", "AQ-3.2"),
    (moving, 0, f"move {MIMI} t15", "a roll of 2 (and movement 0 in the movement step) does not lead", "AQ-3.2"),
    (moving, 0, f"move {MIMI} t14", "another of your characters is on space 14", "AQ-3.4"),
    (moving, 0, f"move {PIM} t16", "Guildmaster Pim may not be moved this turn", "AQ-3.5"),
    (moving, 0, f"move {YRSA} ent-red-1", "entered by exact count: Yrsa the Whittler needs 1; you have 2", "AQ-6.12"),
    (moving, 0, f"move {YRSA} ent-blue-2", "another player's lair entrance", "AQ-6.1"),
    (moving, 0, f"move {YRSA} home", "does not lead Yrsa the Whittler from space 42 (red gate) to home", "AQ-3.2"),
    (at_lair, 0, "wait", "waiting is for a character near the lair, when no other character can move", "AQ-6.11"),
    (moving, 0, "reroll", "no character of yours can do that", "AQ-2.1"),
    (moving, 0, "split 1", "no character of yours can do that", "AQ-2.1"),
    (at_lair, 0, f"move {HROTH} cmb-red-2", "faces the monster and stays there", "AQ-6.12"),
    (lambda: play([who(MIMI, "t12")]), 0, "fight", "characters at the lair who can; you have 0 there", "AQ-6.2"),
    (clash, 0, "pass", "that is not what is asked now", "AQ-5.2"),
    (clash, 0, f"attack {HROTH} ranged", "on the same space you fight whom you met there", "AQ-5.7"),
    (clash, 0, f"attack {LUDO} close", "on the same space you fight whom you met there", "AQ-5.7"),
    (shot, 0, f"attack {PIM} close", "close combat needs the same space", "AQ-5.2"),
    (shot, 0, f"attack {LUDO} ranged", "cannot be attacked with Ranged from here", "AQ-5.3"),
    (shot, 0, f"attack {SISTER} arcane", "cannot be attacked with Arcane from here", "AQ-5.3"),
    (shot, 0, f"attack {YRSA} arcane", "is one of your own", "AQ-5.1"),
    (lambda: do(clash(), f"attack {HROTH} close"), 1, "use arcane", "the defender needs a die in Arcane", "AQ-5.1"),
    (lambda: do(clash(), f"attack {HROTH} close"), 0, "use close", "seat 1 is asked", "AQ-1.4"),
    (lambda: town("close"), 0, "upgrade close", "Close is upgraded already", "AQ-4.5"),
    (lambda: town(*THREE), 0, "upgrade armour", "holds 3 upgrades at most; this one has 3", "AQ-4.5"),
    (town, 0, f"take {HAG}", "you gave Bitterroot the Hag up yourself", "AQ-4.7"),
    (town, 0, f"take {PIM}", "Guildmaster Pim does not lie open", "AQ-4.7"),
    (phase2, 0, "use close", "Close won phase 1 and is closed to everybody", "AQ-6.6"),
    (phase2, 0, "use arcane", "the monster does not allow Arcane now, or your fighters have no die", "AQ-6.3"),
    (corner, 1, "corner blue", "the blue corner is taken", "AQ-1.2"),
    (corner, 1, "corner pink", "is not on offer", "AQ-1.2"),
]


@pytest.mark.parametrize(("make", "who_asks", "text", "reason", "rule"), CASES, ids=[f"{c[2]} {c[4]}" for c in CASES])
def test_a_refusal_gives_its_reason_and_rule(
    make: Callable[[], Table], who_asks: int, text: str, reason: str, rule: str
) -> None:
    found = make().why(who_asks, text)
    assert found is not None
    assert (reason in found.text, found.rule) == (True, rule), found.text


def test_a_long_list_of_offers_is_cut_short() -> None:
    offers = "upgrade close, upgrade ranged, upgrade arcane, upgrade armour, upgrade movement, replace"
    assert town().why(0, "dance") == th.Reason(f'"dance" is no answer in this game; on offer: {offers}, ...', "AQ-4.3")
    six = do(play([who(MIMI, "t08")], die=2, deck=[]), f"move {MIMI} sett-n").why(0, "dance")
    assert six is not None
    assert six.text.endswith("upgrade movement, pass")


def test_what_is_on_offer_needs_no_reason() -> None:
    assert moving().why(0, f"move {YRSA} ent-red-2") is None


def test_a_refused_answer_changes_nothing_and_tells_why() -> None:
    table = moving()
    before = table.position()
    with pytest.raises(th.IllegalAction) as refused:
        table.act(0, f"move {PIM} t16")
    assert (refused.value.rule, table.position(), where(table, PIM)) == ("AQ-3.5", before, "t14")


@pytest.mark.rule("AQ-1.1")
def test_reasons_during_the_secret_choice_tell_nothing_of_the_others() -> None:
    table = th.new_table("angryquest", 2, "1")
    mine, theirs = table.view(0)["hand"], table.view(1)["hand"]
    reasons = {str(table.why(0, f"return {card}")) for card in theirs}
    assert len({reason.replace(card, "") for reason, card in zip(sorted(reasons), sorted(theirs), strict=True)}) == 1
    table.act(0, f"return {mine[0]}")
    assert "seat 1 is asked" in str(table.why(0, f"return {mine[1]}"))


@pytest.mark.rule("AQ-6.9")
def test_after_the_end_the_reason_is_the_end() -> None:
    outcome = {"winners": [1], "ranking": [[1], [0]], "scores": None, "reason": "green won", "rule": "AQ-6.9"}
    reason = play(seat(out=True), [who(PIM)], outcome=outcome).why(1, "roll")
    assert reason == th.Reason("the game is over", "AQ-6.9")
