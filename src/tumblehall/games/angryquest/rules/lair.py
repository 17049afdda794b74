"""The monster: AQ-6, A31 to A38. Two phases, three failures, the end of the game."""

from typing import Final, assert_never

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS, Monster
from tumblehall.games.angryquest.content.board import HOME, KIND
from tumblehall.games.angryquest.content.facts import ATTRIBUTES
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.names import player_name
from tumblehall.games.angryquest.rules.numbers import value_of
from tumblehall.games.angryquest.rules.odds import monster_odds
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import USE
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame, question
from tumblehall.kernel.values import Outcome

ATTEMPTS: Final = 3
FIRST_LAIR: Final = KIND.index("lair")
"""From this number on spaces are lairs and the monster's."""


def fighters_of(s: AngryState, seat: int) -> list[int]:
    """The characters at the lair or facing the monster."""
    return [c for c in s.team[seat] if s.where[c] >= FIRST_LAIR]


def need_of(s: AngryState, seat: int, attribute: int) -> tuple[int, int] | None:
    """Successes needed now with an attribute and the lowest face that is one; None: not allowed."""
    need = MONSTERS[s.monster].needs[0 if s.phase1 == NONE else 1][attribute]
    if need is None or attribute not in ALLOWED[s.monster][s.phase1]:
        return None
    return (max(1, need[0] - s.carry[seat]), need[1]) if s.phase1 != NONE else need


def _asked_for(s: AngryState, seat: int, attribute: int) -> tuple[int, int]:
    """The same with an attribute that is on offer."""
    need = need_of(s, seat, attribute)
    assert need is not None
    return need


def phase_of(s: AngryState) -> int:
    return 1 if s.phase1 == NONE else 2


def dice_against_monster(s: AngryState, seat: int, attribute: int) -> int:
    """AQ-6.3: the dice of all fighters with upgrades; abilities do not count (AQ-6.4)."""
    return sum(value_of(s, c, attribute) for c in fighters_of(s, seat))


def _allowed(monster: Monster, phase1: int) -> tuple[int, ...]:
    """The attributes a monster allows now: AQ-6.6 closes that of phase 1 to everybody."""
    needs = monster.needs[0 if phase1 == NONE else 1]
    return tuple(a for a, need in enumerate(needs) if need is not None and a != phase1)


ALLOWED = tuple(tuple(_allowed(monster, phase1) for phase1 in (0, 1, 2, NONE)) for monster in MONSTERS)
"""By monster and the attribute of phase 1 (NONE is the last)."""


def open_attributes(s: AngryState, seat: int) -> list[int]:
    """The attributes with which the seat can attack the monster now; none without fighters (A38)."""
    where = s.where
    fighters = [c for c in s.team[seat] if where[c] >= FIRST_LAIR]
    if not fighters:
        return []
    return [a for a in ALLOWED[s.monster][s.phase1] if any(value_of(s, c, a) for c in fighters)]


def ask_assault(s: AngryState, f: Frame) -> list[int]:
    return [USE.first + attribute for attribute in open_attributes(s, f[1])]


def safe_assault(s: AngryState, f: Frame, options: list[int]) -> int:
    """The best chance: in another attribute there may be too few dice, however often they are rolled."""

    def chance(option: int) -> float:
        attribute = option - USE.first
        dice = dice_against_monster(s, f[1], attribute)
        return monster_odds(s.monster, dice, *_asked_for(s, f[1], attribute))

    return max(options, key=chance)


def answer_assault(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    seat = f[1]
    attribute = option - USE.first
    least, target = _asked_for(s, seat, attribute)
    rule = MONSTERS[s.monster].sixes
    faces = _roll(rule, dice_against_monster(s, seat, attribute), target, rng)
    successes = successes_of(rule, faces, target)
    phase = phase_of(s)
    won = successes >= least
    if s.log is not None:
        data = {"player": player_name(s, seat), "phase": phase, "attribute": ATTRIBUTES[attribute], "dice": faces}
        count = {"hits": [successes_of(rule, [face], target) for face in faces], "successes": successes}
        s.log.say("assault", data | count | {"needed": least, "target": target, "won": won}, "AQ-6.3")
    if phase == 1 and won:
        s.phase1 = attribute
        if isinstance(rule, mw.CarriedSixes):
            s.carry[seat] = min(rule.most, faces.count(6))
        s.push((steps.ASSAULT, seat))
    elif won:
        rest = tuple(other for other in range(s.players) if other != seat)
        _finish(s, seat, rest, f"Seat {seat} defeated the monster")
    elif phase == 2:
        s.failed[seat] += 1
        if s.failed[seat] >= ATTEMPTS:
            _drop_out(s, seat)


def _roll(rule: mw.SixRule, dice: int, target: int, rng: Rng) -> list[int]:
    """All dice of an attack, those included that sixes add or roll again."""
    faces = [rng.below(6) + 1 for _ in range(dice)]
    if isinstance(rule, mw.RerollingSixes):
        again = faces.count(6)
        for i, face in enumerate(faces):
            if again and face < target:
                faces[i] = rng.below(6) + 1
                again -= 1
    elif isinstance(rule, mw.ExplodingSixes):
        fresh = faces.count(6)
        while fresh:
            added = [rng.below(6) + 1 for _ in range(fresh)]
            faces += added
            fresh = added.count(6)
    return faces


def successes_of(rule: mw.SixRule, faces: list[int], target: int) -> int:
    """How many successes the final faces are worth."""
    plain = sum(face >= target for face in faces)
    match rule:
        case mw.DoubleSixes():
            return plain + faces.count(6)
        case mw.PairedSixes(value):
            return plain + faces.count(6) // 2 * value
        case mw.PlainSixes() | mw.RerollingSixes() | mw.ExplodingSixes() | mw.CarriedSixes():
            return plain
        case _:
            assert_never(rule)


def _drop_out(s: AngryState, seat: int) -> None:
    """AQ-6.8, A37: characters and cards leave the game; the last player left wins."""
    s.out[seat] = True
    for c in s.team[seat]:
        s.owner[c] = NONE
        s.where[c] = HOME
        s.removed |= 1 << c
        s.upgrades[c] = ()
        s.stall[c] = s.weak[c] = 0
    if s.log is not None:
        names = [CHARACTERS[c].slug for c in s.team[seat]]
        s.log.say("dropped-out", {"player": player_name(s, seat), "characters": names}, "AQ-6.8")
    s.team[seat] = []
    left = [other for other in range(s.players) if not s.out[other]]
    if len(left) == 1:
        rest = tuple(other for other in range(s.players) if s.out[other])
        _finish(s, left[0], rest, f"Seat {left[0]} is the last one left")


def _finish(s: AngryState, winner: int, others: tuple[int, ...], reason: str) -> None:
    standing = tuple(other for other in others if not s.out[other])
    fallen = tuple(other for other in others if s.out[other])
    ranking = tuple(group for group in ((winner,), standing, fallen) if group)
    s.finish(Outcome((winner,), ranking, None, reason, "AQ-6.9"))
    if s.log is not None:
        s.log.say("over", {"winner": player_name(s, winner), "reason": reason}, "AQ-6.9")


STEPS = (
    question(
        steps.ASSAULT,
        "assault",
        ask=ask_assault,
        answer=answer_assault,
        prompt="Phase {phase} against the {monster}: with which attribute?",
        rule="AQ-6.3",
        verbs=(
            USE.said(
                "Use {it}: {dice} dice, {needed} must show {target} or more",
                facts={
                    "dice": lambda s, f, n: dice_against_monster(s, f[1], n),
                    "needed": lambda s, f, n: _asked_for(s, f[1], n)[0],
                    "target": lambda s, f, n: _asked_for(s, f[1], n)[1],
                },
            ),
        ),
        safe=safe_assault,
        facts={"phase": lambda s, f: phase_of(s), "monster": lambda s, f: MONSTERS[s.monster].name},
        about=lambda s, f: {"phase": phase_of(s), "fighters": [CHARACTERS[c].slug for c in fighters_of(s, f[1])]},
    ),
)
