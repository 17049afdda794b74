"""Clauses and effects as sentences. Effects are orders to the player: `gain 2 quiddity`."""

from collections.abc import Sequence

from tumblehall.games.quarriors import words as w
from tumblehall.games.quarriors.english.modifiers import both_of, modifier_of
from tumblehall.games.quarriors.english.phrases import (
    PHASES,
    PLACES,
    condition_of,
    for_each,
    phrase,
    pick_of,
    special_of,
)
from tumblehall.games.quarriors.modifiers import Attack, Defence
from tumblehall.games.quarriors.moments import Duration, Happening, Moment, Window
from tumblehall.games.quarriors.selectors import AttackOf, Condition, Dice, InPhase, Number, Special, Who, Zone


def sentences_of(clauses: Sequence[w.Clause]) -> list[str]:
    """Without capital and full stop. An attack and a defence bonus of the same size become one."""
    told: list[str] = []
    skip = False
    for here, following in zip(clauses, (*clauses[1:], None), strict=True):
        if skip:
            skip = False
        elif isinstance(here, Attack) and isinstance(following, Defence) and (both := both_of(here, following)):
            told.append(both)
            skip = True
        else:
            told.append(clause_of(here))
    return told


def clause_of(clause: w.Clause) -> str:
    match clause:
        case w.When(moment, do, may, if_, of):
            condition = f", if {condition_of(if_)}" if if_ is not None else ""
            return f"{moment_of(moment, of)}{condition}, {'you may ' * may}{effects_of(do, 'it')}"
        case w.Use(handling, do):
            return f"immediate: you may {'spend this die to ' * (handling is w.Handling.SPEND)}{effects_of(do)}"
        case w.AtReady(do):
            return f"immediate when readied: spend it to {effects_of(do)}"
        case w.Cast(do, if_):
            return f"{casting_of(if_)}: {effects_of(do)}"
        case w.React(window, do):
            return f"{window_of(window)}: {effects_of(do)}"
        case w.Attach(target, clauses):
            return f"attach to {pick_of(target)}: {'; '.join(sentences_of(clauses))}"
        case w.Instead(of, happening, do, may, price):
            return f"{happening_of(happening, of)}, {replacement_of(do, may, price)}"
        case modifier:
            return modifier_of(modifier)


def effects_of(do: Sequence[w.Effect], this: str = "this die") -> str:
    """The effects in order, in one sentence."""
    told = ""
    for number, effect in enumerate(do):
        match effect:
            case w.Then(then):
                told += f"; if you do, {effects_of(then, this)}"
            case w.Later():
                told += f"; {effect_of(effect, this)}"
            case _:
                told += (", then " if number else "") + effect_of(effect, this)
    return told


def effect_of(effect: w.Effect, this: str) -> str:
    match effect:
        case w.GainQuiddity(n):
            return f"gain {n} quiddity"
        case w.GainGlory(number):
            factor, each = for_each(number)
            return f"gain {factor} glory{each}"
        case w.DrawRoll(n):
            return f"draw and roll {dice(n)}"
        case w.DrawWait(n):
            return f"draw {dice(n)} into your active pool, to be rolled in your next ready phase"
        case w.Reroll(picked, and_this):
            return f"re-roll {'this die and ' * and_this}{pick_of(picked, this)}"
        case w.RollOut(die, creature, other):
            return (
                f"roll {special_of(die, this)}: with a creature face up it goes to your {PLACES[creature]}, "
                f"otherwise to your {PLACES[other]}"
            )
        case w.Move(picked, Zone.ASIDE):
            return f"set {pick_of(picked, this)} aside"
        case w.Move(picked, to):
            return f"put {pick_of(picked, this, 'from')} into your {PLACES[to]}"
        case w.Save(die):
            return f"return {special_of(die, this)} to your ready area with the same face"
        case w.Destroy(picked):
            return f"destroy {pick_of(picked, this)}"
        case w.Discard(picked):
            return f"put {pick_of(picked, this)} into its owner's used pile"
        case w.Cull(picked):
            return f"cull {pick_of(picked, this, 'from')}"
        case w.Capture(picked, to):
            told = f"capture for free {pick_of(picked, this, 'from')}"
            return told if to == Zone.USED else f"{told} and put it into your {PLACES[to]}"
        case w.MoreCaptures(n):
            return f"gain {n} more capture{'s' * (n != 1)} this turn"
        case w.Swap(picked):
            return f"exchange {this} with {pick_of(picked)}"
        case w.Rotate(picked, w.Way.ONE_UP):
            return f"turn {pick_of(picked, this)} to a face exactly one level higher, if there is one"
        case w.Boost(picked, until, attack, defence):
            bonus = " and ".join(f"{n:+} {name}" for n, name in ((attack, "attack"), (defence, "defence")) if n)
            return f"give {pick_of(picked, this)} {bonus} {until_of(until)}"
        case w.Still(picked, until):
            return f"choose {pick_of(picked, this)}; its attack is 0 {until_of(until)}"
        case w.Score():
            return "this scores at once"
        case w.ChangeTotal(Who.LOSER, number):
            return f"add {amount_of(number)} to your attack total against that opponent"
        case w.ChangeTotal():
            raise NotImplementedError(f"no English for {effect}")
        case w.Watch(until, clause):
            return f"{until_of(until)}, {clause_of(clause)}"
        case w.Later(moment, do):
            return f"the next time {later_of(moment)}, {effects_of(do, this)}"
        case w.Then(do):
            return effects_of(do, this)


def moment_of(moment: Moment, of: Special) -> str:
    creature = "this" if of is Special.THIS else "it"
    match moment:
        case Moment.SUMMONED:
            return f"when you summon {creature}"
        case Moment.BEFORE_DEFENDERS:
            return f"when you attack with {creature}, before defenders are named"
        case Moment.FIRST_LOSS:
            return f"when your attack with {creature} destroys the first creature of an opponent"
        case Moment.DESTROYED:
            return f"when {creature} is destroyed"
        case Moment.I_DESTROY:
            return f"whenever you destroy a creature while {creature} is in your ready area"
        case Moment.SCORES:
            return f"when {creature} scores"
        case Moment.SCORED_ALL:
            return "when all your creatures have scored"


def later_of(moment: Moment) -> str:
    if moment is Moment.I_DESTROY:
        return "you destroy a creature"
    raise NotImplementedError(f"no English for the next {moment}")


def happening_of(happening: Happening, of: Dice | Special) -> str:
    match happening:
        case Happening.DESTROYED:
            return f"when {'this' if isinstance(of, Special) else phrase('a', of, 'any')} is destroyed"


def replacement_of(do: Sequence[w.Effect], may: bool, price: w.Cull | None) -> str:
    first, *rest = do
    told = f"{effect_of(first, 'it')} instead"
    if price is not None:
        told = f"{effect_of(price, 'it')} to {effect_of(first, 'it')}"
    return "you may " * may + told + "".join(f"; {effect_of(effect, 'it')}" for effect in rest)


def casting_of(if_: Condition | None) -> str:
    match if_:
        case None:
            return "cast in your turn"
        case InPhase(phase):
            return f"cast in your {PHASES[phase]}"
        case condition:
            return f"cast in your turn, only if {condition_of(condition)}"


def window_of(window: Window) -> str:
    match window:
        case Window.ANYTIME:
            return "reaction, at any time in another player's turn"
        case Window.RESCUE:
            return "reaction in another player's turn, when a creature of yours is destroyed"


def until_of(duration: Duration) -> str:
    match duration:
        case Duration.TURN:
            return "until the end of the turn"


def amount_of(number: Number) -> str:
    return "its attack" if number == AttackOf(Special.THIS) else for_each(number)[0]


def dice(n: int) -> str:
    return "1 die" if n == 1 else f"{n} dice"
