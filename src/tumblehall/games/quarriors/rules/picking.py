"""Choosing for an effect: dice, players, one of several lists, yes or no."""

from typing import Final, assert_never

from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.selectors import All, AnyNumber, Chosen, Dice, Each, Either, One, Pick, UpTo
from tumblehall.games.quarriors.language.tables import PAGE
from tumblehall.games.quarriors.language.terms import Chooser, Duration, Special, Zone
from tumblehall.games.quarriors.rules import effects, select, steps, verbs
from tumblehall.games.quarriors.rules.carry_out import answer_strip, ask_strip, carry_out
from tumblehall.games.quarriors.rules.mechanisms.party_takers import players_for
from tumblehall.games.quarriors.rules.moving import save_creature, thing_of
from tumblehall.games.quarriors.rules.names import this_name
from tumblehall.games.quarriors.rules.numbers import standing, that_of, things
from tumblehall.games.quarriors.rules.offers import open_lists
from tumblehall.games.quarriors.rules.price import pay_price
from tumblehall.games.quarriors.rules.state import NONE, QuarriorsState, Scope
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.steps import question
from tumblehall.kernel.values import Json

ME: Final = Chooser.ME
OWNER: Final = Chooser.OWNER
THAT: Final = Chooser.THAT
ENDLESS: Final = 99
"""Picks left where any number may be picked."""
PASS: Final = verbs.PASS.first
Asked = One | UpTo | AnyNumber | Each
ASKED_PICKS: Final = (One, UpTo, AnyNumber, Each)


# -- dice --------------------------------------------------------------------------------------------------------------


def choose(s: QuarriorsState, effect: e.Effect, pick: Pick, f: Frame, rng: Rng) -> None:
    """Asks for the dice of an effect, or finds them without asking."""
    _, program, at, me, this, other = f
    scope = Scope(me, this, other)
    source = s.tables.program(program).source
    s.picks = ()
    s.done = 0
    match pick:
        case Special():
            carry_out(s, effect, f, tuple(select.named(s, effect, pick, scope, source)), rng)
        case One(Special() as special, by):
            _among(s, effect, tuple(select.named(s, effect, special, scope, source)), by, f, rng)
        case All(dice):
            carry_out(s, effect, f, tuple(select.all_of(s, effect, dice, scope, source)), rng)
        case One(Dice() | Either() as dice) if not select.has_object(s, effect, dice, scope, source, _chooses(pick)):
            carry_out(s, effect, f, (), rng)  # Q13: an Assistant that finds no other die rolls alone
        case One(dice, by):
            s.stack.append((steps.PICK, _asked(s, effect, dice, by, f), program, at, me, this, other, 1))
        case UpTo(_, dice) | AnyNumber(dice):
            if select.has_object(s, effect, dice, scope, source):
                many = pick.n if isinstance(pick, UpTo) else ENDLESS
                s.stack.append((steps.PICK, me, program, at, me, this, other, many))
            else:
                carry_out(s, effect, f, (), rng)
        case Each(dice, by):
            seat = _next_seat(s, effect, pick, f, s.players - 1)
            if seat == NONE:
                carry_out(s, effect, f, (), rng)
            else:
                asked = seat if by is OWNER else me
                s.stack.append((steps.PICK, asked, program, at, me, this, other, s.players - (seat - me) % s.players))
        case _:
            assert_never(pick)


def _asked(s: QuarriorsState, effect: e.Effect, dice: object, by: Chooser, f: Frame) -> int:
    """Who picks one die: the controller, THAT, or the owner of those on offer."""
    me = f[3]
    if by is THAT:
        that = that_of(Scope(f[3], f[4], f[5]))
        return me if that == NONE else that
    if by is OWNER:
        assert isinstance(dice, Dice | Either)
        source = s.tables.program(f[1]).source
        return owner_of(s, select.objects(s, effect, dice, Scope(f[3], f[4], f[5]), source, chooses=False)[0], me)
    return me


def owner_of(s: QuarriorsState, option: int, me: int) -> int:
    """In whose area or pile a die is that may be picked; what is attached belongs to who attached it."""
    return me if option in verbs.PICK_WILDS else thing_of(s, option, me).seat


def _among(s: QuarriorsState, effect: e.Effect, found: tuple[int, ...], by: Chooser, f: Frame, rng: Rng) -> None:
    """One of the dice that are named: asked where they are several."""
    if len(set(found)) < 2:
        carry_out(s, effect, f, found[:1], rng)
        return
    asked = that_of(Scope(f[3], f[4], f[5])) if by is THAT else owner_of(s, found[0], f[3])
    s.stack.append((steps.PICK, f[3] if by is ME or asked == NONE else asked, *f[1:], 1))


def picks_of(s: QuarriorsState, program: int, at: int) -> Asked | None:
    """How the dice of an effect are picked; None where nobody picks."""
    effects_ = s.tables.program(program).effects
    return pick_of(effects_[at]) if at < len(effects_) else None


def pick_of(effect: e.Effect) -> Asked | None:
    pick = getattr(effect, "dice", None)
    return pick if isinstance(pick, ASKED_PICKS) else None


def _open(s: QuarriorsState, effect: e.Effect, pick: Asked, f: Frame, only: int) -> list[int]:
    _, program, _, me, this, other = f
    source = s.tables.program(program).source
    if isinstance(pick.dice, Special):
        return list(dict.fromkeys(select.named(s, effect, pick.dice, Scope(me, this, other), source)))
    return select.objects(s, effect, pick.dice, Scope(me, this, other), source, only, _chooses(pick))


def _chooses(pick: Asked) -> bool:
    """What its owner must pick is not chosen by the spell (Q206)."""
    return not isinstance(pick, (One, Each)) or pick.by is not OWNER


def can_pick(s: QuarriorsState, f: Frame, option: int) -> bool:
    """Whether a die can be among the picks of an effect, after those that are there."""
    _, _, program, at, me, this, other, _ = f
    effect = s.tables.program(program).effects[at]
    pick = pick_of(effect)
    assert pick is not None
    return option in _open(s, effect, pick, (steps.RUN, program, at, me, this, other), NONE)


def ask_pick(s: QuarriorsState, f: Frame) -> list[int]:
    """The dice that may be picked next; `pass` where no more are needed."""
    _, _, program, at, me, this, other, left = f
    effect = s.tables.program(program).effects[at]
    pick = pick_of(effect)
    assert pick is not None
    run = (steps.RUN, program, at, me, this, other)
    if isinstance(pick, Each):
        seat = _next_seat(s, effect, pick, run, left)
        if seat == NONE:
            return [PASS] if s.picks else []
        found = _open(s, effect, pick, run, seat)
        return [*found, PASS] if pick.may else found
    found = _open(s, effect, pick, run, NONE)
    if isinstance(pick, One) or not found:
        return found if found or not s.picks else [PASS]
    return [*found, PASS]


def _next_seat(s: QuarriorsState, effect: e.Effect, pick: Each, run: Frame, left: int) -> int:
    """The next opponent, clockwise, who has such a die; `left` players are still to come."""
    me = run[3]
    for i in range(s.players - left, s.players):
        if _open(s, effect, pick, run, (me + i) % s.players):
            return (me + i) % s.players
    return NONE


def answer_pick(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, asked, program, at, me, this, other, left = f
    effect = s.tables.program(program).effects[at]
    pick = pick_of(effect)
    run = (steps.RUN, program, at, me, this, other)
    if option != PASS:
        s.picks = (*s.picks, option)
    if isinstance(pick, Each):
        following = _next_seat(s, effect, pick, run, left - 1)
        if following != NONE:
            turn = following if pick.by is OWNER else me
            s.stack.append((steps.PICK, turn, program, at, me, this, other, s.players - (following - me) % s.players))
            return
    elif option != PASS and left > 1:
        again = (steps.PICK, asked, program, at, me, this, other, left - 1)
        if ask_pick(s, again) not in ([], [PASS]):
            s.stack.append(again)
            return
    picks, s.picks = s.picks, ()
    carry_out(s, effect, run, picks, rng)


def save(s: QuarriorsState, die: Special, to: Zone, scope: Scope) -> None:
    """A destroyed creature stays in play."""
    s.done = 0
    for thing in things(s, die, scope):
        found = standing(s, thing)
        if found is not None and found[1].fate:
            save_creature(s, *found, to)
            s.done += 1


# -- players, lists, yes or no -----------------------------------------------------------------------------------------


def chosen_of(s: QuarriorsState, program: int, at: int) -> Chosen:
    """How the players of an effect are chosen."""
    effect = s.tables.program(program).effects[at]
    assert isinstance(effect, effects.ForPlayers)
    players = effects.players_of(effect)
    assert isinstance(players, Chosen)
    return players


def ask_seat(s: QuarriorsState, f: Frame) -> list[int]:
    _, me, program, at, _, this, other = f
    players = chosen_of(s, program, at)
    seats = [seat for seat in players_for(s, program, at, players, Scope(me, this, other)) if seat not in s.picks]
    options = [verbs.SEAT.first + seat for seat in seats] if len(s.picks) < players.most else []
    return [*options, PASS] if options and len(s.picks) >= players.least else options


def answer_seat(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    """The effect is done for the players chosen, each being THAT."""
    _, _, program, at, me, this, other = f
    players = chosen_of(s, program, at)
    if option != PASS:
        s.picks = (*s.picks, option - verbs.SEAT.first)
        if len(s.picks) < players.most and ask_seat(s, f) not in ([], [PASS]):
            s.stack.append(f)
            return
    chosen, s.picks = s.picks, ()
    effects.do_for(s, (steps.RUN, program, at, me, this, other), chosen, rng)


def ask_choose(s: QuarriorsState, f: Frame) -> list[int]:
    _, _, program, at, me, this, other = f
    return [verbs.CHOOSE.first + place for place in open_lists(s, program, at, Scope(me, this, other))]


def answer_choose(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, _, program, at, me, this, other = f
    inner = s.tables.program(program).inner[at][option - verbs.CHOOSE.first]
    s.stack.append((steps.RUN, program >> PAGE << PAGE | inner, 0, me, this, other))


def ask_may_do(s: QuarriorsState, f: Frame) -> list[int]:
    return [verbs.YES.first, PASS]


def answer_may_do(s: QuarriorsState, f: Frame, option: int, rng: Rng) -> None:
    _, _, program, at, me, this, other = f
    effect = s.tables.program(program).effects[at]
    assert isinstance(effect, e.May)
    s.done = 0
    if option == PASS:
        return
    s.done = 1
    inner = s.tables.program(program).inner[at][0]
    s.stack.append((steps.RUN, program >> PAGE << PAGE | inner, 0, me, this, other))
    pay_price(s, effect.price, Scope(me, this, other), f[1])


def _about_pick(s: QuarriorsState, f: Frame) -> dict[str, Json]:
    """For programs: the effect, what it comes from, how many are still to be picked."""
    _, _, program, at, me, this, _, left = f
    page = s.tables.program(program)
    pick = picks_of(s, program, at)
    return {
        "effect": type(page.effects[at]).__name__.lower(),
        "to": getattr(getattr(page.effects[at], "to", None), "name", "").lower() or None,
        "clause": page.name,
        "source": page.source.value,
        "from": this_name(s, this),
        "for": me,
        "left": None if left >= ENDLESS else left,
        "pick": "one" if isinstance(pick, One) else "each" if isinstance(pick, Each) else "some",
        "picked": len(s.picks),
    }


def _about_effect(s: QuarriorsState, f: Frame) -> dict[str, Json]:
    _, _, program, at, me, this, _ = f
    page = s.tables.program(program)
    effect = type(page.effects[at]).__name__.lower()
    return {"effect": effect, "clause": page.name, "source": page.source.value, "from": this_name(s, this), "for": me}


PROMPTS: dict[type, str] = {
    e.Reroll: "Which die do you re-roll?",
    e.RollOut: "Which die do you roll?",
    e.Destroy: "Which creature do you destroy?",
    e.Discard: "Which spell do you discard?",
    e.Strip: "Which creature loses what is attached to it?",
    e.Cull: "Which die do you cull?",
    e.Capture: "Which die do you capture for free?",
    e.Give: "Which die do you give away?",
    e.Swap: "Which die do you take in exchange?",
    e.Rotate: "Which creature do you turn?",
    e.Boost: "Which creature is it for?",
    e.Still: "Which creature loses its attack for this turn?",
    e.Lock: "Which die do you lock?",
    e.Unlock: "Which die do you unlock?",
    e.TakeQuartifact: "Which quartifact do you take?",
}
RULES: dict[type, str] = {
    e.Reroll: "QC-3.3",
    e.RollOut: "QC-12.3",
    e.Move: "QC-2.13",
    e.Discard: "QC-13.3",
    e.Strip: "QC-13.3",
    e.Cull: "QC-6.6",
    e.Capture: "QC-9.4",
    e.Give: "QC-2.10",
    e.Swap: "QC-2.10",
    e.Rotate: "QC-2.12",
    e.Lock: "QL-3",
    e.Unlock: "QL-8",
    e.TakeQuartifact: "QQ-20",
}
"""The rule behind a choice, where it is not that on targets."""
MOVING: Final = {
    "ACTIVE": "to your active pool",
    "READY": "back to the ready area",
    "REMOVED": "out of the game",
    "SPENT": "to the spent pile",
}


def _effect(s: QuarriorsState, f: Frame) -> e.Effect:
    return s.tables.program(f[2]).effects[f[3]]


def _prompt(s: QuarriorsState, f: Frame) -> str:
    effect = _effect(s, f)
    if isinstance(effect, e.Move):
        return f"Which die do you move {MOVING.get(effect.to.name, 'away')}?"
    if isinstance(effect, e.Still) and effect.until is not Duration.TURN:
        return "Which creature loses its attack for a time?"
    return PROMPTS[type(effect)]


def _rule(s: QuarriorsState, f: Frame) -> str:
    return RULES.get(type(_effect(s, f)), "QC-13.2")


def _passing(s: QuarriorsState, f: Frame, n: int) -> str:
    return "No more" if s.picks else "Nothing"


ASKED: Final = ("program", "at", "me", "this", "other")
STEPS = (
    question(
        steps.PICK,
        "pick",
        takes=(*ASKED, "left"),
        ask=ask_pick,
        answer=answer_pick,
        prompt="{what} ({this})",
        facts={"what": _prompt},
        rule=_rule,
        verbs=(*verbs.PICKS, verbs.PASS.said("{none}", facts={"none": _passing})),
        safe=(verbs.PASS,),
        about=_about_pick,
    ),
    question(
        steps.STRIP,
        "strip",
        takes=("tag", "left"),
        ask=ask_strip,
        answer=answer_strip,
        prompt="Which of the dice beside {tag} go home? ({left} left)",
        rule="QC-13.3",
        verbs=(verbs.PICK_ATTACHED,),
        about=lambda s, f: {"effect": "strip", "left": f[3]},
    ),
    question(
        steps.SEAT,
        "seat",
        takes=ASKED,
        ask=ask_seat,
        answer=answer_seat,
        prompt="Which player is it for?",
        rule="Q150",
        verbs=(verbs.SEAT, verbs.PASS.said("{none}", facts={"none": _passing})),
        safe=(verbs.PASS,),
        about=_about_effect,
    ),
    question(
        steps.CHOOSE,
        "choose",
        takes=ASKED,
        ask=ask_choose,
        answer=answer_choose,
        prompt="Which of them?",
        rule="Q43",
        verbs=(verbs.CHOOSE,),
        about=_about_effect,
    ),
    question(
        steps.MAY_DO,
        "may-do",
        takes=ASKED,
        ask=ask_may_do,
        answer=answer_may_do,
        prompt="Use the ability of {this}?",
        rule="Q9",
        verbs=(verbs.YES, verbs.PASS),
        safe=(verbs.PASS,),
        about=_about_effect,
    ),
)
