"""What a choice may lead to: the dice of what is on offer and their exact chances."""

from typing import TypedDict

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.board import name_of
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, STRIKES
from tumblehall.games.angryquest.edges.chance import Prospect, chance
from tumblehall.games.angryquest.edges.landings import landing_of
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.combat import ask_clash, ask_shot
from tumblehall.games.angryquest.rules.lair import dice_against_monster, need_of, open_attributes
from tumblehall.games.angryquest.rules.movement import ask_move, ask_share
from tumblehall.games.angryquest.rules.numbers import dice_of, value_of
from tumblehall.games.angryquest.rules.odds import combat_odds, monster_odds, upgrade_odds, wins_ties
from tumblehall.games.angryquest.rules.settlement import ask_town, visitor_of
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import ATTACK, MOVE, UPGRADE, WAYS, WIDTH
from tumblehall.kernel.flow import Frame


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
        case steps.MOVE | steps.SHARE:
            return _moves(s, frame)
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


def _moves(s: AngryState, frame: Frame) -> dict[str, Prospect]:
    ask = ask_move if frame[0] == steps.MOVE else ask_share
    found: dict[str, Prospect] = {}
    for option in ask(s, frame):
        if option in MOVE:
            c, end = divmod(option - MOVE.first, WIDTH)
            prospect = landing_of(s, c, end)
            if prospect is not None:
                found[f"move {CHARACTERS[c].slug} {name_of(end)}"] = prospect
    return found


def _attack(s: AngryState, c: int, option: int) -> tuple[str, Prospect]:
    """An attack, with the chance against each answer of the defender."""
    foe, attribute = divmod(option - ATTACK.first, WAYS)
    answers = {STRIKES[a]: chance(combat_odds(s, c, foe, attribute, a)) for a in range(3) if value_of(s, foe, a)}
    prospect: Prospect = {"dice": dice_of(s, c, attribute, True), "chance": min(answers.values()), "answers": answers}
    prospect["ties"] = wins_ties(c)
    return f"attack {CHARACTERS[foe].slug} {STRIKES[attribute]}", prospect


def _defences(s: AngryState) -> dict[str, Prospect]:
    assert s.fight is not None
    c, foe, attack, _ = s.fight
    return {
        f"use {STRIKES[a]}": {
            "dice": dice_of(s, foe, a, False),
            "chance": chance(1 - combat_odds(s, c, foe, attack, a)),
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
    return {"dice": dice, "needed": need[0], "target": need[1], "chance": chance(monster_odds(s.monster, dice, *need))}


def _upgrades(s: AngryState, frame: Frame) -> dict[str, Prospect]:
    c = visitor_of(s, frame[1], frame[2])
    tries = [option - UPGRADE.first for option in ask_town(s, frame) if option in UPGRADE]
    chances = {a: upgrade_odds(s, c, a) for a in tries}
    return {f"upgrade {ATTRIBUTES[a]}": {"chance": chance(sum(levels))} for a, levels in chances.items()}


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
