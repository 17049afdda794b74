"""Lists of effects in English: orders (`gain 2 quiddity`), or statements (`each opponent loses 1 glory`)."""

from collections.abc import Sequence
from dataclasses import replace

from tumblehall.games.quarriors.edges.english import orders
from tumblehall.games.quarriors.edges.english.conditions import condition_of
from tumblehall.games.quarriors.edges.english.dice import is_open
from tumblehall.games.quarriors.edges.english.numbers import amount_of
from tumblehall.games.quarriors.edges.english.scene import Scene
from tumblehall.games.quarriors.edges.english.terms import coin_of
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.selectors import (
    All,
    AnyNumber,
    Chosen,
    Done,
    Each,
    One,
    Pick,
    Players,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    Chooser,
    Who,
)


def effects_of(do: Sequence[e.Effect], this: str = "this die") -> str:
    """The effects in order, in one sentence; `this` is what the die of the clause is called."""
    return told(do, Scene(this=this))


def effect_of(effect: e.Effect, this: str = "this die") -> str:
    return orders.order_of(effect, Scene(this=this))


def told(do: Sequence[e.Effect], scene: Scene, offer: bool = False) -> str:
    """The same where more is known of the place. `offer`: it follows words after which one cannot say `you may`."""
    text = ""
    before: e.Effect | None = None
    for effect in [effect for effect in do if not _is_nothing(effect)] or do:
        here = _open(effect, scene) if not offer or text else orders.order_of(effect, scene)
        match effect:
            case e.Then(then) if before is not None:
                text += f"; {then_of(then, before, scene)}"
            case e.Later() | e.If() | e.ForEach() | e.OneOf() | e.Repeat() | e.Watch():
                text += ("; " if text else "") + here
            case e.MoreCaptures():
                text += (", and " if text else "") + here
            case _ if isinstance(before, e.If | e.OneOf | e.ForEach | e.Repeat | e.Watch | e.Later):
                text += f"; then {here}"
            case _:
                text += (", then " if text else "") + here
        before = effect
        scene = after(effect, scene)
    return text


def then_of(then: Sequence[e.Effect], before: e.Effect, scene: Scene) -> str:
    """What follows only if the effect before was done."""
    if _counts_done(then):
        return told(then, scene)
    done = "if you do" if is_order(before) or _is_open(before) else "if so"
    match then:
        case (e.If(if_, do, ()),):
            return f"{done} and {condition_of(if_, scene)}, {told(do, scene)}"
        case _:
            return f"{done}, {told(then, scene)}"


def _is_nothing(effect: e.Effect) -> bool:
    return isinstance(effect, e.ChangeTotal) and effect.n == 0 and not effect.zero


def _counts_done(then: Sequence[e.Effect]) -> bool:
    """Whether it says itself that it depends on what was done."""
    match then:
        case (e.GainGlory(Done()) | e.GainQuiddity(Done()) | e.Repeat(Done()), *_):
            return True
        case _:
            return False


def is_order(effect: e.Effect) -> bool:
    """Whether its words tell the player to do something, so that `you may` and `to` can stand before them."""
    match effect:
        case e.GainGlory(_, who) | e.LoseGlory(who, _) | e.DrawWait(_, who) | e.GainDie(_, who):
            return who is Who.ME
        case e.Still(One(_, by) | Each(_, by)):
            return by is Chooser.ME
        case e.Still(pick):
            return isinstance(pick, UpTo | AnyNumber)
        case e.ChangeTotal(zero=zero):
            return not zero
        case e.MoreCaptures() | e.Score() | e.Watch() | e.Later() | e.If() | e.Then() | e.May() | e.ForEach():
            return False
        case e.Repeat(times, do):
            return times == 1 and is_order(do[0])
        case e.OneOf(_, by):
            return by is Chooser.ME
        case _:
            return True


def you_may(do: Sequence[e.Effect], scene: Scene) -> str:
    words = "you may " if is_order(do[0]) else "if you like, "
    return words + told(do, scene, offer=is_order(do[0]))


def may_all(do: Sequence[e.Effect], scene: Scene) -> str:
    """The same, where it must be said that all of it hangs on the one decision."""
    first, *rest = do
    if not rest or isinstance(rest[0], e.Then):
        return you_may(do, scene)
    return f"{you_may((first,), scene)}; if you do, {told(rest, after(first, scene))}"


def to_do(do: Sequence[e.Effect], scene: Scene) -> str:
    """What follows a price: ` to gain 2 quiddity`."""
    order = is_order(do[0]) and not _is_open(do[0])
    return (" to " if order else "; then ") + told(do, scene, offer=order)


def after(effect: e.Effect, scene: Scene) -> Scene:
    """How the next effect calls what this one was about."""
    match effect:
        case e.Cull(pick):
            return replace(scene, it=f"the {dice_in(pick)} culled", done=("die culled", "dice culled"))
        case e.DrawRoll(n):
            return replace(scene, it="the die drawn" if n == 1 else "the dice drawn")
        case e.Destroy(pick):
            what = "creature" if dice_in(pick) == "die" else "creatures"
            return replace(scene, it=f"the destroyed {what}", done=("creature destroyed", "creatures destroyed"))
        case e.Unlock(pick):
            return replace(scene, it=f"the unlocked {dice_in(pick)}")
        case e.LoseGlory(who):
            scene = replace(scene, done=("player who lost glory", "players who lost glory"), met=who)
            return _after_choice(who, scene)
        case e.PickDefender(who) | e.GainDie(_, who) | e.Give(_, who) | e.Damage(who) | e.GainGlory(_, who):
            return _after_choice(who, scene)
        case _:
            return scene


def _after_choice(who: Players, scene: Scene) -> Scene:
    return replace(scene, that="that opponent") if isinstance(who, Chosen) else scene


def dice_in(pick: Pick) -> str:
    match pick:
        case UpTo(n):
            return "die" if n == 1 else "dice"
        case AnyNumber() | All() | Each():
            return "dice"
        case _:
            return "die"


def _is_open(effect: e.Effect) -> bool:
    """Whether it may be done to none. Of re-rolls that goes without saying: a face can be left as it is."""
    match effect:
        case (
            e.RollOut(pick) | e.Move(pick) | e.Destroy(pick) | e.Discard(pick) | e.Strip(pick) | e.Cull(pick)
            | e.Capture(pick) | e.Give(pick) | e.Rotate(pick) | e.Boost(pick) | e.Still(pick) | e.Lock(pick)
            | e.Unlock(pick) | e.TakeQuartifact(pick)
        ):  # fmt: skip
            return is_open(pick)
        case _:
            return False


def _open(effect: e.Effect, scene: Scene) -> str:
    """With `you may` where the pick leaves it open to take none."""
    if _is_open(effect):
        return f"you may {orders.order_of(effect, scene, offer=False)}"
    return orders.order_of(effect, scene)


def price_of(price: e.Price, scene: Scene) -> str:
    match price:
        case e.Pay(n, of):
            return f"pay {amount_of(n, coin_of(of), scene)}"
        case e.Cull():
            return orders.order_of(price, scene)
