"""Combat between characters: AQ-5, A16 to A22."""

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.board import FAR, HOME, LOOP, NEAR, name_of
from tumblehall.games.angryquest.content.facts import ATTRIBUTES, Attribute
from tumblehall.games.angryquest.rules import choices, steps
from tumblehall.games.angryquest.rules.ledger import sides_of
from tumblehall.games.angryquest.rules.numbers import (
    MOST_UPGRADES,
    armour_against,
    dice_of,
    hits_of,
    standing_on,
    value_of,
    works,
)
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

CLOSE, RANGED, ARCANE = Attribute.CLOSE, Attribute.RANGED, Attribute.ARCANE


def ask_clash(s: AngryState, f: Frame) -> list[int]:
    """AQ-5.7: on the same space combat is forced; close or arcane."""
    c = f[2]
    foe = standing_on(s, s.where[c], but=c)
    return [choices.ATTACK + foe * 3 + attribute for attribute in (CLOSE, ARCANE) if value_of(s, c, attribute)]


def ask_shot(s: AngryState, f: Frame) -> list[int]:
    """AQ-5.3, AQ-5.4: at a distance of one, ranged or arcane, or not at all."""
    _, seat, c = f
    at = s.where[c]
    reach = has.REACH[c]
    near, far = NEAR[at], FAR[at]
    options: list[int] = []
    for other, team in enumerate(s.team):
        if other == seat:
            continue
        for foe in team:
            space = s.where[foe]
            if has.HIDE[foe] is not None:
                continue
            if space in near:
                options += [choices.ATTACK + foe * 3 + a for a in (RANGED, ARCANE) if value_of(s, c, a)]
            elif reach is not None and space in far and value_of(s, c, reach.attribute):
                options.append(choices.ATTACK + foe * 3 + reach.attribute)
    return [*options, choices.PASS] if options else []


def answer_attack(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    if option == choices.PASS:
        return
    c = f[2]
    foe, attribute = divmod(option - choices.ATTACK, 3)
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
    return [choices.ATTRIBUTE + attribute for attribute in range(3) if value_of(s, foe, attribute)]


def answer_defend(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    assert s.fight is not None
    c, foe, attribute, _ = s.fight
    s.fight = (c, foe, attribute, option - choices.ATTRIBUTE)


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
        if not hits_of(s, c, foe, s.fight[2 + side], (face,), side == 0):
            return i
    return NONE


def ask_second_try(s: AngryState, f: Frame) -> list[int]:
    return [] if _missing(s, f[2]) == NONE else [choices.REROLL_DIE, choices.PASS]


def answer_second_try(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, side, left = f
    if option == choices.PASS:
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
    mine, theirs = hits_of(s, c, foe, attack, s.rolls[0], True), hits_of(s, foe, c, defence, s.rolls[1], False)
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
    _flee(s, loser, loser == c)
    spoils, advance = has.SPOILS[winner], has.ADVANCE[winner]
    if spoils is not None and works(spoils.role, attacker_wins):
        s.push((steps.SPOILS, s.owner[winner], winner, loser))
    if advance is not None and works(advance.role, attacker_wins):
        s.push((steps.ADVANCE, s.owner[winner], winner))


def _flee(s: AngryState, loser: int, attacking: bool) -> None:
    retreat = has.RETREAT[loser]
    at = s.where[loser]
    to = HOME
    if retreat is not None and works(retreat.role, attacking) and at < LOOP:
        to = (at - retreat.n) % LOOP
        while standing_on(s, to, but=loser) != NONE:
            to = (to - 1) % LOOP
    s.where[loser] = to
    if s.log is not None:
        kind = "sent-home" if to == HOME else "retreated"
        s.log.say(kind, {"character": CHARACTERS[loser].slug, "to": name_of(to)}, "AQ-5.6")


def ask_spoils(s: AngryState, f: Frame) -> list[int]:
    _, _, winner, loser = f
    held = {upgrade >> 1 for upgrade in s.upgrades[winner]}
    if len(s.upgrades[winner]) >= MOST_UPGRADES:
        return []
    loot = [choices.SPOIL + u for u in dict.fromkeys(s.upgrades[loser]) if u >> 1 not in held]
    return [*loot, choices.PASS] if loot else []


def answer_spoils(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, _, winner, loser = f
    if option == choices.PASS:
        return
    upgrade = option - choices.SPOIL
    kept = list(s.upgrades[loser])
    kept.remove(upgrade)
    s.upgrades[loser] = tuple(kept)
    s.upgrades[winner] = tuple(sorted((*s.upgrades[winner], upgrade)))
    if s.log is not None:
        data = {"character": CHARACTERS[winner].slug, "loser": CHARACTERS[loser].slug}
        s.log.say("took-upgrade", data | {"attribute": ATTRIBUTES[upgrade >> 1], "level": (upgrade & 1) + 1}, "AQ-4.5")


def ask_advance(s: AngryState, f: Frame) -> list[int]:
    c = f[2]
    at = s.where[c]
    ability = has.ADVANCE[c]
    if ability is None or not 0 <= at < LOOP:
        return []
    free = [k for k in range(1, ability.n + 1) if standing_on(s, (at + k) % LOOP) == NONE]
    return [*(choices.ADVANCE + k for k in free), choices.PASS] if free else []


def answer_advance(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    c = f[2]
    if option == choices.PASS:
        return
    s.where[c] = (s.where[c] + option - choices.ADVANCE) % LOOP
    if s.log is not None:
        s.log.say("advanced", {"character": CHARACTERS[c].slug, "to": name_of(s.where[c])}, "AQ-5.6")
