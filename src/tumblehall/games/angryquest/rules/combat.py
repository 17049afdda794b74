"""Combat between characters: AQ-5.1 to AQ-5.6, A16 to A22."""

from typing import Final

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.board import NEAR
from tumblehall.games.angryquest.content.facts import ATTRIBUTE_NAMES, ATTRIBUTES, Attribute
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.aftermath import flee
from tumblehall.games.angryquest.rules.ledger import sides_of
from tumblehall.games.angryquest.rules.numbers import (
    armour_against,
    dice_of,
    hits_of,
    standing_on,
    value_of,
    works,
)
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import ATTACK, PASS, REROLL_DIE, USE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame, question, work
from tumblehall.kernel.values import Json

CLOSE: Final = Attribute.CLOSE
RANGED: Final = Attribute.RANGED
ARCANE: Final = Attribute.ARCANE


def ask_clash(s: AngryState, f: Frame) -> list[int]:
    """AQ-5.7: on the same space combat is forced; close or arcane."""
    c = f[2]
    foe = standing_on(s, s.where[c], but=c)
    return [ATTACK.first + foe * 3 + attribute for attribute in (CLOSE, ARCANE) if value_of(s, c, attribute)]


def ask_shot(s: AngryState, f: Frame) -> list[int]:
    """AQ-5.3, AQ-5.4: at a distance of one, ranged or arcane, or not at all."""
    _, seat, c = f
    at = s.where[c]
    reach, reached = has.REACH[c], has.REACHED[c]
    near, far = NEAR[at], () if reached is None else reached[at]
    options: list[int] = []
    for other, team in enumerate(s.team):
        if other == seat:
            continue
        for foe in team:
            space = s.where[foe]
            if has.HIDE[foe] is not None:
                continue
            if space in near:
                options += [ATTACK.first + foe * 3 + a for a in (RANGED, ARCANE) if value_of(s, c, a)]
            elif reach is not None and space in far and value_of(s, c, reach.attribute):
                options.append(ATTACK.first + foe * 3 + reach.attribute)
    return [*options, PASS.first] if options else []


def answer_attack(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    if option == PASS.first:
        return
    c = f[2]
    foe, attribute = divmod(option - ATTACK.first, 3)
    s.fight = (c, foe, attribute, NONE)
    if s.log is not None:
        s.log.say(
            "attack",
            {"attacker": CHARACTERS[c].slug, "defender": CHARACTERS[foe].slug, "attribute": ATTRIBUTES[attribute]},
            "AQ-5.1",
        )
    s.push((steps.DEFEND, s.owner[foe]), (steps.EXCHANGE,))


def ask_defend(s: AngryState, f: Frame) -> list[int]:
    assert s.fight is not None
    foe = s.fight[1]
    return [USE.first + attribute for attribute in range(3) if value_of(s, foe, attribute)]


def answer_defend(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    assert s.fight is not None
    c, foe, attribute, _ = s.fight
    s.fight = (c, foe, attribute, option - USE.first)


def exchange(s: AngryState, f: Frame, rng: Rng) -> None:
    """Both sides roll; who may re-roll is asked."""
    assert s.fight is not None
    c, foe, attack, defence = s.fight
    s.rolls = (
        tuple(rng.below(6) + 1 for _ in range(dice_of(s, c, attack, True))),
        tuple(rng.below(6) + 1 for _ in range(dice_of(s, foe, defence, False))),
    )
    s.weak[c] = s.weak[foe] = 0
    _say_rolls(s)
    for side, fighter in enumerate((c, foe)):
        again = has.REROLL[fighter]
        if again is not None and works(again.role, side == 0):
            s.push((steps.SECOND_TRY, s.owner[fighter], side, again.n), (steps.SETTLE,))
            return
    s.push((steps.SETTLE,))


def _say_rolls(s: AngryState) -> None:
    if s.log is None or s.fight is None:
        return
    c, foe, attack, defence = s.fight
    data = {
        "attacker": CHARACTERS[c].slug,
        "attack": ATTRIBUTES[attack],
        "attack_dice": list(s.rolls[0]),
        "defender": CHARACTERS[foe].slug,
        "defence": ATTRIBUTES[defence],
        "defence_dice": list(s.rolls[1]),
    }
    s.log.say("combat-rolls", data, "AQ-5.1")


def _missing(s: AngryState, side: int) -> int:
    """The place of a die that did not hit, or NONE."""
    assert s.fight is not None
    c, foe = s.fight[side], s.fight[1 - side]
    for i, face in enumerate(s.rolls[side]):
        if not hits_of(c, foe, s.fight[2 + side], (face,), side == 0):
            return i
    return NONE


def ask_second_try(s: AngryState, f: Frame) -> list[int]:
    return [] if _missing(s, f[2]) == NONE else [REROLL_DIE.first, PASS.first]


def answer_second_try(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, side, left = f
    if option == PASS.first:
        return
    faces = list(s.rolls[side])
    faces[_missing(s, side)] = rng.below(6) + 1
    s.rolls = (tuple(faces), s.rolls[1]) if side == 0 else (s.rolls[0], tuple(faces))
    _say_rolls(s)
    if left > 1:
        s.push((steps.SECOND_TRY, seat, side, left - 1))


def settle(s: AngryState, f: Frame, rng: Rng) -> None:
    """AQ-5.6: more hits win, a tie goes to the defender, the loser goes home."""
    assert s.fight is not None
    c, foe, attack, defence = s.fight
    mine, theirs = hits_of(c, foe, attack, s.rolls[0], True), hits_of(foe, c, defence, s.rolls[1], False)
    mine = max(0, mine - armour_against(s, foe, c, attack, False))
    theirs = max(0, theirs - armour_against(s, c, foe, defence, True))
    ties = has.WIN_TIES[c]
    attacker_wins = mine > theirs or (mine == theirs and ties is not None and works(ties.role, True))
    winner, loser = (c, foe) if attacker_wins else (foe, c)
    if s.log is not None:
        data = {"winner": CHARACTERS[winner].slug, "loser": CHARACTERS[loser].slug, "sides": sides_of(s)}
        tie = None if mine != theirs else "attacker" if attacker_wins else "defender"
        s.log.say("combat-won", data | {"attacker_hits": mine, "defender_hits": theirs, "tie": tie}, "AQ-5.6")
    s.fight = None
    s.rolls = ((), ())
    flee(s, loser, loser == c)
    spoils, advance = has.SPOILS[winner], has.ADVANCE[winner]
    if spoils is not None and works(spoils.role, attacker_wins):
        s.push((steps.SPOILS, s.owner[winner], winner, loser))
    if advance is not None and works(advance.role, attacker_wins):
        s.push((steps.ADVANCE, s.owner[winner], winner))


def _about_fight(s: AngryState, f: Frame) -> dict[str, Json]:
    """Who attacks whom, and with what."""
    assert s.fight is not None
    attacker, defender, attack, _ = s.fight
    return {
        "attacker": CHARACTERS[attacker].slug,
        "defender": CHARACTERS[defender].slug,
        "attack": ATTRIBUTES[attack],
    }


STEPS = (
    question(
        steps.CLASH,
        "clash",
        takes=("character",),
        ask=ask_clash,
        answer=answer_attack,
        prompt="{character} meets an opponent. With which attribute do you attack?",
        rule="AQ-5.2",
        verbs=(ATTACK,),
    ),
    question(
        steps.SHOT,
        "shot",
        takes=("character",),
        ask=ask_shot,
        answer=answer_attack,
        prompt="{character} may attack from a distance.",
        rule="AQ-5.3",
        verbs=(ATTACK, PASS),
        safe=(PASS,),
    ),
    question(
        steps.DEFEND,
        "defend",
        ask=ask_defend,
        answer=answer_defend,
        prompt="{attacker} attacks {defender} with {attack}. How do you defend?",
        rule="AQ-5.1",
        verbs=(
            USE.said(
                "Defend with {it} ({dice} dice)",
                facts={"dice": lambda s, f, n: dice_of(s, s.fight[1], n, False)},
            ),
        ),
        facts={
            "attacker": lambda s, f: CHARACTERS[s.fight[0]].name,
            "defender": lambda s, f: CHARACTERS[s.fight[1]].name,
            "attack": lambda s, f: ATTRIBUTE_NAMES[s.fight[2]],
        },
        about=lambda s, f: {**_about_fight(s, f), "character": CHARACTERS[s.fight[1]].slug},
    ),
    work(steps.EXCHANGE, "exchange", (), exchange),
    question(
        steps.SECOND_TRY,
        "second-try",
        takes=("side", "count"),
        ask=ask_second_try,
        answer=answer_second_try,
        prompt="Re-roll a die that missed?",
        rule="AQ-2.1",
        verbs=(REROLL_DIE, PASS),
        safe=(PASS,),
        about=lambda s, f: {**_about_fight(s, f), "character": CHARACTERS[s.fight[f[2]]].slug},
    ),
    work(steps.SETTLE, "settle", (), settle),
)
