"""What a choice may lead to: the dice of the fights on offer and their exact chances."""

from typing import NotRequired, TypedDict

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, STRIKES, StrikeName
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.combat import ask_clash, ask_shot
from tumblehall.games.angryquest.rules.lair import dice_against_monster, need_of, open_attributes
from tumblehall.games.angryquest.rules.numbers import dice_of, value_of
from tumblehall.games.angryquest.rules.odds import combat_odds, monster_odds, upgrade_odds
from tumblehall.games.angryquest.rules.settlement import ask_town, visitor_of
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import ATTACK, UPGRADE, WAYS
from tumblehall.kernel.flow import Frame

DIGITS = 4
"""Of a chance: a hundredth of a per cent is more than anybody sees."""


class Prospect(TypedDict):
    """The chance of who is asked."""

    chance: float
    dice: NotRequired[int]
    needed: NotRequired[int]
    """Successes, against the monster."""
    target: NotRequired[int]
    """The lowest face that is one."""
    answers: NotRequired[dict[StrikeName, float]]
    """The chance of an attack against each answer."""


class Against(TypedDict):
    """What a seat would roll at the monster now, and what it needs."""

    dice: int
    needed: int
    target: int
    chance: float


def prospects_of(s: AngryState) -> dict[str, Prospect]:
    """By the id of an option that somebody is asked, where dice decide."""
    frame = asked(s)
    match frame[0]:
        case steps.CLASH | steps.SHOT:
            ask = ask_clash if frame[0] == steps.CLASH else ask_shot
            return dict(_attack(s, frame[2], option) for option in ask(s, frame) if option in ATTACK)
        case steps.DEFEND:
            return _defences(s)
        case steps.ASSAULT:
            return _assaults(s, frame[1])
        case steps.TOWN:
            return _upgrades(s, frame)
        case _:
            return {}


def asked(s: AngryState) -> Frame:
    """The question that is asked in the open; (0,) while there is none, or while seats choose in secret."""
    return s.stack[-1] if s.branches is None and s.stack else (0,)


def _attack(s: AngryState, c: int, option: int) -> tuple[str, Prospect]:
    """An attack, with the chance against each answer of the defender."""
    foe, attribute = divmod(option - ATTACK.first, WAYS)
    answers = {STRIKES[a]: _chance(combat_odds(s, c, foe, attribute, a)) for a in range(3) if value_of(s, foe, a)}
    prospect: Prospect = {"dice": dice_of(s, c, attribute, True), "chance": min(answers.values()), "answers": answers}
    return f"attack {CHARACTERS[foe].slug} {STRIKES[attribute]}", prospect


def _defences(s: AngryState) -> dict[str, Prospect]:
    assert s.fight is not None
    c, foe, attack, _ = s.fight
    return {
        f"use {STRIKES[a]}": {
            "dice": dice_of(s, foe, a, False),
            "chance": _chance(1 - combat_odds(s, c, foe, attack, a)),
        }
        for a in range(3)
        if value_of(s, foe, a)
    }


def _assaults(s: AngryState, seat: int) -> dict[str, Prospect]:
    against = {f"use {STRIKES[a]}": against_monster(s, seat, a) for a in open_attributes(s, seat)}
    return {
        id: {"dice": one["dice"], "needed": one["needed"], "target": one["target"], "chance": one["chance"]}
        for id, one in against.items()
        if one is not None
    }


def against_monster(s: AngryState, seat: int, attribute: int) -> Against | None:
    """None where the monster does not allow it."""
    need = need_of(s, seat, attribute)
    if need is None:
        return None
    dice = dice_against_monster(s, seat, attribute)
    return {"dice": dice, "needed": need[0], "target": need[1], "chance": _chance(monster_odds(s.monster, dice, *need))}


def _upgrades(s: AngryState, frame: Frame) -> dict[str, Prospect]:
    c = visitor_of(s, frame[1], frame[2])
    tries = [option - UPGRADE.first for option in ask_town(s, frame) if option in UPGRADE]
    chances = {a: upgrade_odds(s, c, a) for a in tries}
    return {f"upgrade {ATTRIBUTES[a]}": {"chance": _chance(sum(levels))} for a, levels in chances.items()}


def _chance(exact: float) -> float:
    return round(exact, DIGITS)


def subject_of(s: AngryState) -> int:
    """The character that the open question is about, or NONE."""
    frame = asked(s)
    match frame[0]:
        case steps.DEFEND:
            assert s.fight is not None
            return s.fight[1]
        case steps.SECOND_TRY:
            assert s.fight is not None
            return s.fight[frame[2]]
        case steps.TOWN:
            return visitor_of(s, frame[1], frame[2])
        case (
            steps.CLASH | steps.SHOT | steps.SPOILS | steps.ADVANCE | steps.LUCK | steps.SHOVE | steps.PASS_CURSE
            | steps.LOSE_UPGRADE | steps.RECRUIT | steps.NEWCOMER
        ):  # fmt: skip
            return frame[2]
        case _:
            return NONE
