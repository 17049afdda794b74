"""Effects in few letters."""

from collections.abc import Sequence
from dataclasses import replace

from tumblehall.games.quarriors.edges.english import effects as long
from tumblehall.games.quarriors.edges.english.conditions import condition_of
from tumblehall.games.quarriors.edges.english.dice import is_open, owner_of
from tumblehall.games.quarriors.edges.english.moments import next_time
from tumblehall.games.quarriors.edges.english.orders import order_of as long_order_of
from tumblehall.games.quarriors.edges.english.scene import Scene, possessive, special_of
from tumblehall.games.quarriors.edges.english.short import clauses
from tumblehall.games.quarriors.edges.english.short import dice as d
from tumblehall.games.quarriors.edges.english.short.modifiers import change_of
from tumblehall.games.quarriors.edges.english.short.numbers import amount_of, bonus_of, value_of
from tumblehall.games.quarriors.edges.english.short.players import do_of, name_of
from tumblehall.games.quarriors.edges.english.terms import chooser_of, purse_of
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.modifiers import SummonPrice
from tumblehall.games.quarriors.language.selectors import (
    All,
    AttackOf,
    CostOf,
    Dice,
    Done,
    Each,
    Number,
    One,
    Pick,
    Plus,
    Times,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import Chooser, Duration, Moment, Purse, Special, Way, Who, Zone

UNTIL = {
    Duration.TURN: "this turn",
    Duration.ATTACK: "in this attack",
    Duration.MY_NEXT_TURN: "until your next turn",
    Duration.OWNERS_NEXT_TURN: "until its owner's next turn",
}
POOLS = {
    Zone.ACTIVE: "into {owner} pool", Zone.BAG: "into {owner} bag", Zone.READY: "into {owner} ready area",
    Zone.SPENT: "into {owner} spent pile", Zone.USED: "into {owner} used pile", Zone.ASIDE: "aside",
}  # fmt: skip
WAYS = {
    Way.UP: "to a higher level",
    Way.DOWN: "to a lower level",
    Way.ONE_UP: "one level up",
    Way.TOP: "to its highest level",
}


THEN = ", then "


def told(do: Sequence[e.Effect], scene: Scene) -> str:
    text = ""
    before: e.Effect | None = None
    for effect in [effect for effect in do if effect != e.ChangeTotal(Who.ME)] or do:
        here = may(effect, scene)
        if isinstance(effect, e.Then) and before is not None:
            text += _link(before, effect.do) + here
        elif isinstance(effect, e.MoreCaptures) and text:
            text += f", and {here}" if "this turn" not in text else f", and {here.removesuffix(' this turn')}"
        elif isinstance(effect, e.Later) and text:
            text += f"; {here}"
        elif isinstance(before, e.OneOf):
            text += f"; then {here}"
        else:
            text += (", then " if text else "") + here
        before, scene = effect, long.after(effect, scene)
    return text.replace(THEN, ", ", max(0, text.count(THEN) - 1))


def _link(before: e.Effect, then: Sequence[e.Effect]) -> str:
    """Before what follows only if the effect before was done."""
    if _counts(then):
        return "; "
    if not _is_open(before):
        return ", then "
    pick = getattr(before, "dice", None)
    at_most_one = isinstance(pick, UpTo) and pick.n == 1
    return " to " if at_most_one and long.is_order(then[0]) else "; if so, "


def _counts(do: Sequence[e.Effect]) -> bool:
    """Whether it says itself that it depends on what was done."""
    return bool(do) and isinstance(do[0], e.GainGlory | e.GainQuiddity) and not isinstance(do[0].n, int)


def may(effect: e.Effect, scene: Scene) -> str:
    words = order_of(effect, scene)
    return f"you may {words}" if _is_open(effect) else words


def _is_open(effect: e.Effect) -> bool:
    """Whether it may be done to none."""
    pick = getattr(effect, "dice", None)
    return not isinstance(effect, e.Reroll) and pick is not None and is_open(pick)


def you_may(do: Sequence[e.Effect], scene: Scene) -> str:
    first = do[0]
    if not long.is_order(first) and not isinstance(first, e.Still):
        return f"if you like, {told(do, scene)}"
    return told(do, scene) if _is_open(first) else f"you may {told(do, scene)}"


def order_of(effect: e.Effect, scene: Scene) -> str:
    match effect:
        case e.GainQuiddity(n, of):
            return f"gain {amount_of(n, purse_of(of), scene)}" + " for summons" * (of is Purse.SUMMON)
        case e.GainGlory(Done()):
            return "gain 1 for each" if scene.met is not None else "gain 1 glory for each"
        case e.GainGlory(n, who):
            return f"{do_of(who, 'gain', scene)} {amount_of(n, 'glory', scene)}"
        case e.LoseGlory(who, n):
            return f"{do_of(who, 'lose', scene)} {amount_of(n, 'glory', scene)}"
        case e.DrawRoll(n, Zone.ACTIVE):
            return f"draw and roll {amount_of(n, 'die', scene, 'dice')}"
        case e.DrawRoll(n):
            return f"draw, roll and spend {amount_of(n, 'die', scene, 'dice')}"
        case e.DrawWait(n, who):
            pool = "your pool" if who is Who.ME else "their pool"
            return f"{do_of(who, 'draw', scene)} {amount_of(n, 'die', scene, 'dice')} into {pool}"
        case e.Reroll(pick, and_this):
            return f"re-roll {'this die and ' * and_this}{d.pick_of(pick, scene)}"
        case e.RollOut(pick, Zone.READY, other):
            return f"roll {d.pick_of(pick, scene)} (ready if a creature{into_other(pick, other)})"
        case e.Move(pick, to, roll):
            return moving(pick, to, roll, scene)
        case e.Save(die, Zone.HERE):
            return f"keep {special_of(die, scene)} in place"
        case e.Save(die, _):
            return f"return {special_of(die, scene)} to your ready area"
        case e.Destroy(pick):
            return f"destroy {d.pick_of(pick, scene)}"
        case e.Discard(pick):
            owner = "the owner's" if isinstance(pick, One | Each) else "their owner's"
            return f"put {d.pick_of(pick, scene)} into {owner} used pile"
        case e.Cull(pick):
            return f"cull {d.pick_of(pick, scene)}"
        case e.GainDie(die, who, n, otherwise):
            return f"{do_of(who, 'gain', scene)} {amount_of(n, die, scene)}{without(otherwise, scene)}"
        case e.Capture(pick, to):
            return taking(pick, to, scene)
        case e.MoreCaptures(n):
            return f"{amount_of(n, 'more capture', scene, 'more captures')} this turn"
        case e.Give(pick, to):
            return f"give {d.pick_of(pick, scene)} to {name_of(to, scene)}"
        case e.Swap(one):
            return f"exchange it for {d.pick_of(one, scene)}"
        case e.Rotate(pick, way):
            return f"turn {d.pick_of(_turned(pick), scene)} {WAYS[way]}"
        case e.Boost(pick, until, attack, defence) if attack or defence:
            bonus = bonus_of(_changed(attack), _changed(defence), scene)
            return f"{counted(pick, scene)} {'have' if isinstance(pick, All) else 'has'} {bonus} {UNTIL[until]}"
        case e.Still(pick, until):
            return f"give {counted(pick, scene)} attack 0 {UNTIL[until]}"
        case e.Score():
            return f"{scene.this} scores at once, and your attack goes on in full"
        case e.Unlock(pick):
            return f"unlock {d.pick_of(pick, scene)} for free"
        case e.ChangeTotal(vs, n, zero):
            return total_of(vs, n, zero, scene)
        case e.Watch(until, SummonPrice(Who.ME, n, False, None, None), 1):
            return f"you pay {change_of(n, scene)} for your next summon {UNTIL[until]}"
        case e.Watch(until, clause, None):
            return f"{clauses.clause_in(clause, scene)} {UNTIL[until]}"
        case e.Later(moment, do, Who.ME):
            return f"when {next_time(moment, 'you').replace('you ', 'you next ', 1)}, {told(do, scene)}"
        case e.Then(do):
            return told(do, scene)
        case e.If(if_, do, ()):
            return f"if {d.foes(condition_of(if_, scene))}, {told(do, scene)}"
        case e.May(do, None, Chooser.ME):
            return you_may(do, scene)
        case e.May(do, price, Chooser.ME):
            assert price is not None
            return f"you may {d.foes(long.price_of(price, scene))} to {told(do, scene)}"
        case e.OneOf(options, by):
            head = "choose: " if by is Chooser.ME else f"{d.foes(chooser_of(by, scene))} chooses: "
            return head + ", or ".join(told(option, scene) for option in options)
        case e.Repeat(int(times), do):
            often = "" if times == 1 else ", twice" if times == 2 else f", {times} times"
            return f"{told(do, scene)}{often}"
        case _:
            return d.foes(long_order_of(effect, scene))


def _changed(n: Number) -> Number | None:
    return None if n == 0 else n


def _turned(pick: Pick) -> Pick:
    """That it can be turned goes without saying."""
    match pick:
        case One(Dice() as dice, by):
            return One(replace(dice, lowest=None), by)
        case Each(Dice() as dice, by, may_):
            return Each(replace(dice, lowest=None), by, may_)
        case _:
            return pick


def without(otherwise: Sequence[e.Effect], scene: Scene) -> str:
    """What follows for those for whom no die is left."""
    match otherwise:
        case ():
            return ""
        case (e.LoseGlory(Who.THAT, n),):
            return f" (none left: loses {amount_of(n, 'glory', scene)})"
        case _:
            return f" (none left: {told(otherwise, scene)})"


def taking(pick: Pick, to: Zone, scene: Scene) -> str:
    """A free capture."""
    where = f" {into(Special.THIS, to)}" if to in POOLS and to is not Zone.USED else ""
    match pick:
        case One(Dice(cost_at_most=Plus((CostOf(), int(more))))):
            return f"freely capture 1 that costs up to {more} more{where}"
        case _:
            return f"freely capture {d.pick_of(pick, scene)}{where}"


def counted(pick: Pick, scene: Scene) -> str:
    """As the subject of a sentence, where `any creature` would be all of them."""
    match pick:
        case One(Dice() as dice, by):
            return d.phrase("1", dice, scene) + d.chosen_by(by)
        case _:
            return d.pick_of(pick, scene)


def into_other(pick: Pick, other: Zone) -> str:
    """The used pile is where dice go anyway."""
    return f", else {into(pick, other)}" if other in POOLS and other is not Zone.USED else ""


def into(pick: Pick, to: Zone) -> str:
    return POOLS[to].format(owner=owner_of(pick))


def moving(pick: Pick, to: Zone, roll: bool, scene: Scene) -> str:
    dice = d.pick_of(pick, scene)
    match to:
        case Zone.REMOVED:
            return f"remove {dice} from the game"
        case Zone.ASIDE:
            return f"set {dice} aside"
        case _ if to in POOLS:
            return f"{'roll' if roll else 'put'} {dice} {into(pick, to)}"
        case _:
            return d.foes(long_order_of(e.Move(pick, to, roll), scene))


def total_of(vs: object, n: Number, zero: bool, scene: Scene) -> str:
    against = "you" if vs is Who.ME else "that foe"
    match n:
        case _ if zero:
            return f"the attack against {against} is 0"
        case AttackOf():
            return f"add {possessive(scene.this)} attack to the total against them"
        case int() if n < 0 and vs is Who.ME and scene.moment is Moment.PROTECTION:
            return f"the attack is {-n} lower"
        case int() if n < 0 and vs is Who.ME:
            return f"the attack against you is {-n} lower"
        case Times(of, by) if by < 0 and vs is Who.ME:
            return f"the attack against you is lower by {value_of(Times(of, -by), scene)}"
        case _:
            return f"add {value_of(n, scene)} to the total against {against}"
