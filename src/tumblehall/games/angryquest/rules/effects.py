"""What the luck and the curse of a monster do: A24, A25."""

from typing import assert_never

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import ENTRY, HOME, LOOP, loop_distance, name_of
from tumblehall.games.angryquest.content.facts import ATTRIBUTES
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.language.data import as_data
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.numbers import rivals_on_loop, standing_on
from tumblehall.games.angryquest.rules.reach import LUCKY_MOVE
from tumblehall.games.angryquest.rules.settlement import try_upgrade
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import LOSE, PICK
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame, question
from tumblehall.kernel.values import Json


def carry_out(s: AngryState, effect: mw.SpaceEffect, seat: int, c: int, rng: Rng) -> None:
    """One effect on a character; the seat decides what is to be decided."""
    match effect:
        case mw.Shift(n):
            shift(s, c, n)
        case mw.UpgradeTry(attribute):
            try_upgrade(s, c, attribute, rng)
        case mw.Rally():
            s.push((steps.RALLY, seat))
        case mw.ExtraRoll():
            s.push((steps.ROLL, seat, LUCKY_MOVE))
        case mw.ReplaceHere():
            s.push((steps.RECRUIT, seat, c))
        case mw.Shove():
            s.push((steps.SHOVE, seat, c))
        case mw.Stall():
            s.stall[c] = 2 if s.turn == s.owner[c] else 1
            say(s, "stalled", c)
        case mw.Doom(faces):
            face = rng.below(6) + 1
            say(s, "doom-roll", c, face=face)
            if face in faces:
                s.where[c] = HOME
                say(s, "sent-home", c)
        case mw.SwapBehind():
            _swap_behind(s, c)
        case mw.LoseUpgrade(otherwise):
            if s.upgrades[c]:
                s.push((steps.LOSE_UPGRADE, s.owner[c], c))
            else:
                shift(s, c, otherwise.n)
        case mw.Weaken(n):
            s.weak[c] += n
            say(s, "weakened", c, dice=n)
        case _:
            assert_never(effect)


def say(s: AngryState, kind: str, c: int, **more: int | str) -> None:
    if s.log is not None:
        s.log.say(kind, {"character": CHARACTERS[c].slug, **more}, "AQ-3.5")


def shifted(s: AngryState, c: int, n: int) -> int:
    """Where a shift of n takes a character on the loop: the last free space on the way (A24)."""
    at = s.where[c]
    step = 1 if n > 0 else -1
    for distance in range(abs(n), 0, -1):
        to = (at + step * distance) % LOOP
        if standing_on(s, to) == NONE:
            return to
    return at


def shift(s: AngryState, c: int, n: int) -> None:
    if not 0 <= s.where[c] < LOOP:
        return  # A24: only on the loop
    s.where[c] = shifted(s, c, n)
    say(s, "shifted", c, to=name_of(s.where[c]))


def _swap_behind(s: AngryState, c: int) -> None:
    at = s.where[c]
    if not 0 <= at < LOOP:
        return
    behind = [(at - s.where[foe]) % LOOP for foe in rivals_on_loop(s, s.owner[c])]
    if not behind:
        return
    there = (at - min(behind)) % LOOP
    foe = standing_on(s, there)
    s.where[c], s.where[foe] = there, at
    say(s, "swapped", c, other=CHARACTERS[foe].slug)


def at_home(s: AngryState, seat: int) -> list[int]:
    return [c for c in s.team[seat] if s.where[c] == HOME]


def ask_rally(s: AngryState, f: Frame) -> list[int]:
    return [PICK.first + c for c in at_home(s, f[1])]


def answer_rally(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    c = option - PICK.first
    s.where[c] = ENTRY[s.colour[f[1]]]
    say(s, "rallied", c, to=name_of(s.where[c]))


def shovable(s: AngryState, seat: int, c: int, within: int) -> list[int]:
    at = s.where[c]
    if not 0 <= at < LOOP:
        return []
    return [foe for foe in rivals_on_loop(s, seat) if loop_distance(at, s.where[foe]) <= within]


def ask_shove(s: AngryState, f: Frame) -> list[int]:
    effect = MONSTERS[s.monster].luck
    within = effect.within if isinstance(effect, mw.Shove) else 0
    return [PICK.first + foe for foe in shovable(s, f[1], f[2], within)]


def answer_shove(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    effect = MONSTERS[s.monster].luck
    if isinstance(effect, mw.Shove):
        shift(s, option - PICK.first, effect.n)


def ask_lose_upgrade(s: AngryState, f: Frame) -> list[int]:
    return [LOSE.first + upgrade for upgrade in dict.fromkeys(s.upgrades[f[2]])]


def answer_lose_upgrade(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    c = f[2]
    upgrade = option - LOSE.first
    kept = list(s.upgrades[c])
    kept.remove(upgrade)
    s.upgrades[c] = tuple(kept)
    say(s, "lost-upgrade", c, attribute=ATTRIBUTES[upgrade >> 1], level=(upgrade & 1) + 1)


def about_luck(s: AngryState, f: Frame) -> dict[str, Json]:
    return {"effect": as_data(MONSTERS[s.monster].luck)}


def about_curse(s: AngryState, f: Frame) -> dict[str, Json]:
    return {"effect": as_data(MONSTERS[s.monster].curse)}


STEPS = (
    question(
        steps.RALLY,
        "rally",
        ask=ask_rally,
        answer=answer_rally,
        prompt="Who leaves home?",
        rule="AQ-3.5",
        verbs=(PICK.said("Send out {it}"),),
        about=about_luck,
    ),
    question(
        steps.SHOVE,
        "shove",
        takes=("character",),
        ask=ask_shove,
        answer=answer_shove,
        prompt="Whom do you send back?",
        rule="AQ-3.5",
        verbs=(PICK.said("Send back {it}"),),
        about=about_luck,
    ),
    question(
        steps.LOSE_UPGRADE,
        "lose-upgrade",
        takes=("character",),
        ask=ask_lose_upgrade,
        answer=answer_lose_upgrade,
        prompt="Which upgrade does {character} lose?",
        rule="AQ-3.5",
        verbs=(LOSE,),
        about=about_curse,
    ),
)
