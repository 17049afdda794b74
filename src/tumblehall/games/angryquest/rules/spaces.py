"""Luck and curse spaces: AQ-3.5, A23 to A25. What they do is the monster's."""

from typing import assert_never

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import ENTRY, HOME, KIND, LOOP, loop_distance, name_of
from tumblehall.games.angryquest.content.facts import ATTRIBUTES
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.language.data import as_data
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.numbers import can_upgrade, rivals_on_loop, standing_on
from tumblehall.games.angryquest.rules.reach import LUCKY_MOVE
from tumblehall.games.angryquest.rules.settlement import try_upgrade, ways_to_recruit
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import LOSE, PASS, PICK, USE_LUCK
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame, question, work
from tumblehall.kernel.values import Json

LANDED_ON, WALKED_OVER, REPEATED = 0, 1, 2
"""The occasions of luck."""


def space(s: AngryState, f: Frame, rng: Rng) -> None:
    """A23: only for a character that is still on the space its move ended on, once a turn for each."""
    _, seat, c, at = f
    if s.where[c] != at or s.owner[c] != seat or c << 7 | at in s.sprung:
        return
    if KIND[at] == "luck":
        s.push((steps.LUCK, seat, c, at, LANDED_ON))
    elif KIND[at] == "curse":
        s.push((steps.CURSE, seat, c, at))


def ask_luck(s: AngryState, f: Frame) -> list[int]:
    _, seat, c, at, occasion = f
    gone = s.owner[c] != seat or (occasion != REPEATED and (s.where[c] == HOME or c << 7 | at in s.sprung))
    return [] if gone or not _luck_works(s, seat, c) else [USE_LUCK.first, PASS.first]


def _luck_works(s: AngryState, seat: int, c: int) -> bool:
    """Whether the monster's luck would do anything."""
    match MONSTERS[s.monster].luck:
        case mw.Shift(n):
            return 0 <= s.where[c] < LOOP and shifted(s, c, n) != s.where[c]
        case mw.UpgradeTry(attribute):
            return can_upgrade(s, c, attribute)
        case mw.Rally():
            return bool(_at_home(s, seat)) and standing_on(s, ENTRY[s.colour[seat]]) == NONE
        case mw.ReplaceHere():
            return bool(ways_to_recruit(s, seat))
        case mw.Shove(_, within):
            return bool(_shovable(s, seat, c, within))
        case _:
            return True


def answer_luck(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, c, at, occasion = f
    if option == PASS.first:
        return
    if occasion == WALKED_OVER:
        s.used |= 1 << c
    if occasion != REPEATED:
        s.sprung = (*s.sprung, c << 7 | at)
        again = has.LUCK_REPEAT[c]
        if again is not None:
            s.push(*[(steps.LUCK, seat, c, at, REPEATED)] * again.n)
    if s.log is not None:
        s.log.say("luck", {"character": CHARACTERS[c].slug, "space": name_of(at)}, "AQ-3.5")
    s.push((steps.LUCK_EFFECT, seat, c))


def luck_effect(s: AngryState, f: Frame, rng: Rng) -> None:
    _, seat, c = f
    _carry_out(s, MONSTERS[s.monster].luck, seat, c, rng)


def _carry_out(s: AngryState, effect: mw.SpaceEffect, seat: int, c: int, rng: Rng) -> None:
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
            _say(s, "stalled", c)
        case mw.Doom(faces):
            face = rng.below(6) + 1
            _say(s, "doom-roll", c, face=face)
            if face in faces:
                s.where[c] = HOME
                _say(s, "sent-home", c)
        case mw.SwapBehind():
            _swap_behind(s, c)
        case mw.LoseUpgrade(otherwise):
            if s.upgrades[c]:
                s.push((steps.LOSE_UPGRADE, s.owner[c], c))
            else:
                shift(s, c, otherwise.n)
        case mw.Weaken(n):
            s.weak[c] += n
            _say(s, "weakened", c, dice=n)
        case _:
            assert_never(effect)


def _say(s: AngryState, kind: str, c: int, **more: int | str) -> None:
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
    _say(s, "shifted", c, to=name_of(s.where[c]))


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
    _say(s, "swapped", c, other=CHARACTERS[foe].slug)


def _at_home(s: AngryState, seat: int) -> list[int]:
    return [c for c in s.team[seat] if s.where[c] == HOME]


def ask_rally(s: AngryState, f: Frame) -> list[int]:
    return [PICK.first + c for c in _at_home(s, f[1])]


def answer_rally(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    c = option - PICK.first
    s.where[c] = ENTRY[s.colour[f[1]]]
    _say(s, "rallied", c, to=name_of(s.where[c]))


def _shovable(s: AngryState, seat: int, c: int, within: int) -> list[int]:
    at = s.where[c]
    if not 0 <= at < LOOP:
        return []
    return [foe for foe in rivals_on_loop(s, seat) if loop_distance(at, s.where[foe]) <= within]


def ask_shove(s: AngryState, f: Frame) -> list[int]:
    effect = MONSTERS[s.monster].luck
    within = effect.within if isinstance(effect, mw.Shove) else 0
    return [PICK.first + foe for foe in _shovable(s, f[1], f[2], within)]


def answer_shove(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    effect = MONSTERS[s.monster].luck
    if isinstance(effect, mw.Shove):
        shift(s, option - PICK.first, effect.n)


def curse(s: AngryState, f: Frame, rng: Rng) -> None:
    _, seat, c, at = f
    s.sprung = (*s.sprung, c << 7 | at)
    if has.CURSE_IMMUNE[c] is not None:
        _say(s, "curse-ignored", c)
        return
    _say(s, "curse", c, space=name_of(at))
    if has.CURSE_PASS[c] is not None and rivals_on_loop(s, seat):
        s.push((steps.PASS_CURSE, seat, c))
    else:
        s.push((steps.MEET_CURSE, seat, c))


def ask_pass_curse(s: AngryState, f: Frame) -> list[int]:
    return [*(PICK.first + foe for foe in rivals_on_loop(s, f[1])), PASS.first]


def answer_pass_curse(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    _, seat, c = f
    if option == PASS.first:
        s.push((steps.MEET_CURSE, seat, c))
        return
    foe = option - PICK.first
    _say(s, "curse-passed", c, other=CHARACTERS[foe].slug)
    _carry_out(s, MONSTERS[s.monster].curse, s.owner[foe], foe, rng)


def meet_curse(s: AngryState, f: Frame, rng: Rng) -> None:
    """A friendly saint may void it; then it is carried out."""
    _, seat, c = f
    for saint in s.team[seat]:
        save = has.CURSE_SAVE[saint]
        if save is None or s.used >> saint & 1:
            continue
        s.used |= 1 << saint
        face = rng.below(6) + 1
        _say(s, "curse-save", c, saint=CHARACTERS[saint].slug, face=face)
        if face >= save.target:
            return
    _carry_out(s, MONSTERS[s.monster].curse, seat, c, rng)


def ask_lose_upgrade(s: AngryState, f: Frame) -> list[int]:
    return [LOSE.first + upgrade for upgrade in dict.fromkeys(s.upgrades[f[2]])]


def answer_lose_upgrade(s: AngryState, f: Frame, option: int, rng: Rng) -> None:
    c = f[2]
    upgrade = option - LOSE.first
    kept = list(s.upgrades[c])
    kept.remove(upgrade)
    s.upgrades[c] = tuple(kept)
    _say(s, "lost-upgrade", c, attribute=ATTRIBUTES[upgrade >> 1], level=(upgrade & 1) + 1)


def _about_luck(s: AngryState, f: Frame) -> dict[str, Json]:
    return {"effect": as_data(MONSTERS[s.monster].luck)}


def _about_curse(s: AngryState, f: Frame) -> dict[str, Json]:
    return {"effect": as_data(MONSTERS[s.monster].curse)}


STEPS = (
    work(steps.SPACE, "space", ("seat", "character", "space"), space),
    question(
        steps.LUCK,
        "luck",
        takes=("character", "space", "occasion"),
        ask=ask_luck,
        answer=answer_luck,
        prompt="Luck for {character}: {effect}",
        rule="AQ-3.5",
        verbs=(USE_LUCK, PASS),
        safe=(PASS,),
        facts={"effect": lambda s, f: MONSTERS[s.monster].luck_text},
        about=_about_luck,
    ),
    work(steps.LUCK_EFFECT, "luck-effect", ("seat", "character"), luck_effect),
    question(
        steps.RALLY,
        "rally",
        ask=ask_rally,
        answer=answer_rally,
        prompt="Who leaves home?",
        rule="AQ-3.5",
        verbs=(PICK.said("Send out {it}"),),
        about=_about_luck,
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
        about=_about_luck,
    ),
    work(steps.CURSE, "curse", ("seat", "character", "space"), curse),
    question(
        steps.PASS_CURSE,
        "pass-curse",
        takes=("character",),
        ask=ask_pass_curse,
        answer=answer_pass_curse,
        prompt="{character} meets a curse. {effect} Who suffers it?",
        rule="AQ-3.5",
        verbs=(PICK.said("Pass it to {it}"), PASS),
        safe=(PASS,),
        facts={"effect": lambda s, f: MONSTERS[s.monster].curse_text},
        about=_about_curse,
    ),
    work(steps.MEET_CURSE, "meet-curse", ("seat", "character"), meet_curse),
    question(
        steps.LOSE_UPGRADE,
        "lose-upgrade",
        takes=("character",),
        ask=ask_lose_upgrade,
        answer=answer_lose_upgrade,
        prompt="Which upgrade does {character} lose?",
        rule="AQ-3.5",
        verbs=(LOSE,),
        about=_about_curse,
    ),
)
