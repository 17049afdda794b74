"""Dice that are rolled outside the active pool and go where their face says (Q34, Q64, Q148)."""

from typing import Final

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.terms import Phase, Special, Zone
from tumblehall.games.quarriors.rules import steps
from tumblehall.games.quarriors.rules.leaving import say_destroyed
from tumblehall.games.quarriors.rules.mechanisms.locked import set_free
from tumblehall.games.quarriors.rules.moving import READY, in_order, put, save_creature, take
from tumblehall.games.quarriors.rules.names import die_name, seat_name
from tumblehall.games.quarriors.rules.state import BEYOND, QuarriorsState, Ready
from tumblehall.games.quarriors.rules.zones import change, find
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame

SCORE: Final = int(Phase.SCORE)
THIS: Final = Special.THIS
USED: Final = Zone.USED
ZONE_READY: Final = Zone.READY


def roll_out(s: QuarriorsState, effect: e.RollOut, f: Frame, picks: tuple[int, ...], rng: Rng) -> None:
    """Rolled apart, each die goes to a zone by what it shows; a creature comes to the ready area without being summoned
    (Q34). THIS may be set aside, or be a creature that is being destroyed (Q148)."""
    _, _, _, me, this, _ = f
    if effect.dice is THIS:
        aside = next((each for each in s.aside if each.seat == me and each.code == this - BEYOND), None)
        if aside is not None:
            place = s.aside.index(aside)
            s.aside = s.aside[:place] + s.aside[place + 1 :]
            s.done = 1
            _land(s, effect, me, aside.code & ~7 | rng.below(6))
            return
    picks = in_order(picks)
    faces = [rng.below(6) for _ in picks]
    for option, face in zip(picks, faces, strict=True):
        _rolled_out(s, effect, option, face)
    if effect.dice is THIS and this >= BEYOND and picks:
        _follow(s, f, BEYOND + ((this - BEYOND) & ~7 | faces[0]))


def _follow(s: QuarriorsState, f: Frame, this: int) -> None:
    """THIS shows its new face in what is left of the list."""
    _, program, at, me, _, other = f
    if s.stack and s.stack[-1][:4] == (steps.RUN, program, at + 1, me):
        s.stack[-1] = (steps.RUN, program, at + 1, me, this, other)


def _rolled_out(s: QuarriorsState, effect: e.RollOut, option: int, face: int) -> None:
    """One die goes where the face that it rolled says. A destroyed one that is to go to the used pile is left for what
    destroys it, so that its last move can be replaced as any other (Q310)."""
    found = find(s, option - READY.first) if option in READY else None
    if found is not None:
        seat, die = found
        code = die.code & ~7 | face
        if _stays(s, effect, seat, die, code):
            _say_rolled_out(s, ZONE_READY, seat, code)
            return
        if die.fate and _zone(s, effect, code) is USED:
            _say_rolled_out(s, USED, seat, code)
            return
    own, owner = take(s, option)
    _land(s, effect, owner, own & ~7 | face, None if found is None else found[1])


def _zone(s: QuarriorsState, effect: e.RollOut, code: int) -> Zone:
    """Where the effect sends a die that shows that face."""
    return effect.creature if s.tables.faces[code].creature else effect.other


def _stays(s: QuarriorsState, effect: e.RollOut, seat: int, die: Ready, code: int) -> bool:
    """Whether a die of a ready area stays there with its new face: a creature where the effect leaves it, and a locked
    die that shows a lock, which nothing answers (Q64, Q96)."""
    shown = s.tables.faces[code]
    if die.locked and shown.lock:
        change(s, die, die.but(code=code))
    elif not shown.creature or effect.creature is not ZONE_READY:
        return False
    elif die.locked:
        change(s, die, set_free(s, seat, die, code, s.phase == SCORE))
    elif die.fate:
        save_creature(s, seat, die.but(code=code))
    else:
        change(s, die, die.but(code=code))  # it keeps what it copies (Q241)
    return True


def _land(s: QuarriorsState, effect: e.RollOut, seat: int, code: int, fell: Ready | None = None) -> None:
    zone = _zone(s, effect, code)
    place = put(s, seat, code, zone)
    if fell is not None and fell.fate:
        say_destroyed(s, seat, fell, place)
    _say_rolled_out(s, zone, seat, code)


def _say_rolled_out(s: QuarriorsState, zone: Zone, seat: int, code: int) -> None:
    if s.log is not None:
        data = {"player": seat_name(seat), "die": die_name(s, code), "to": zone.name.lower()}
        s.log.say("rolled-out", data, "QC-12.3")
