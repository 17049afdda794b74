"""Luck and curse spaces: AQ-3.5, A23. Who may use them, who must suffer them, who is spared."""

from typing import Final

from tumblehall.games.angryquest.cards import who_has as has
from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.cards.monsters import MONSTERS
from tumblehall.games.angryquest.content.board import ENTRY, HOME, KIND, LOOP, name_of
from tumblehall.games.angryquest.language import monster_words as mw
from tumblehall.games.angryquest.rules import steps
from tumblehall.games.angryquest.rules.effects import (
    about_curse,
    about_luck,
    at_home,
    carry_out,
    say,
    shifted,
    shovable,
)
from tumblehall.games.angryquest.rules.numbers import can_upgrade, rivals_on_loop, standing_on
from tumblehall.games.angryquest.rules.settlement import ways_to_recruit
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import PASS, PICK, USE_LUCK
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.steps import Frame, question, work

LANDED_ON: Final = 0
WALKED_OVER: Final = 1
REPEATED: Final = 2
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
            return bool(at_home(s, seat)) and standing_on(s, ENTRY[s.colour[seat]]) == NONE
        case mw.ReplaceHere():
            return bool(ways_to_recruit(s, seat))
        case mw.Shove(_, within):
            return bool(shovable(s, seat, c, within))
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
    carry_out(s, MONSTERS[s.monster].luck, seat, c, rng)


def curse(s: AngryState, f: Frame, rng: Rng) -> None:
    _, seat, c, at = f
    s.sprung = (*s.sprung, c << 7 | at)
    if has.CURSE_IMMUNE[c] is not None:
        say(s, "curse-ignored", c)
        return
    say(s, "curse", c, space=name_of(at))
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
    say(s, "curse-passed", c, other=CHARACTERS[foe].slug)
    carry_out(s, MONSTERS[s.monster].curse, s.owner[foe], foe, rng)


def meet_curse(s: AngryState, f: Frame, rng: Rng) -> None:
    """A friendly saint may void it; then it is carried out."""
    _, seat, c = f
    for saint in s.team[seat]:
        save = has.CURSE_SAVE[saint]
        if save is None or s.used >> saint & 1:
            continue
        s.used |= 1 << saint
        face = rng.below(6) + 1
        say(s, "curse-save", c, saint=CHARACTERS[saint].slug, face=face)
        if face >= save.target:
            return
    carry_out(s, MONSTERS[s.monster].curse, seat, c, rng)


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
        about=about_luck,
    ),
    work(steps.LUCK_EFFECT, "luck-effect", ("seat", "character"), luck_effect),
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
        about=about_curse,
    ),
    work(steps.MEET_CURSE, "meet-curse", ("seat", "character"), meet_curse),
)
