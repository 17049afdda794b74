"""One effect in English."""

from collections.abc import Sequence
from dataclasses import replace

from tumblehall.games.quarriors.edges.english import clauses, effects
from tumblehall.games.quarriors.edges.english.conditions import condition_of
from tumblehall.games.quarriors.edges.english.dice import into, owner_of, pick_of
from tumblehall.games.quarriors.edges.english.modifiers import summon_price_of
from tumblehall.games.quarriors.edges.english.moments import next_time
from tumblehall.games.quarriors.edges.english.numbers import amount_of, bonus_of, for_each, value_of
from tumblehall.games.quarriors.edges.english.players import do_of, name_of, whose
from tumblehall.games.quarriors.edges.english.scene import OTHERS_TURN, Scene, counted, special_of
from tumblehall.games.quarriors.edges.english.terms import chooser_of, face_of, purse_of, until_of, which_of
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.clauses import Clause
from tumblehall.games.quarriors.language.modifiers import SummonPrice
from tumblehall.games.quarriors.language.selectors import (
    Chosen,
    Dice,
    Each,
    Number,
    One,
    Pick,
    Players,
    Times,
)
from tumblehall.games.quarriors.language.terms import (
    Chooser,
    Coin,
    Duration,
    Moment,
    Purse,
    Special,
    Way,
    Who,
    Zone,
)

IN_BATTLE = (Moment.ATTACKING, Moment.BEFORE_DEFENDERS, Moment.PROTECTION, Moment.CHALLENGE_MET)


def order_of(effect: e.Effect, scene: Scene, offer: bool = True) -> str:
    def picked(pick: Pick, at: str = "in") -> str:
        return pick_of(pick, scene, at, offer)

    def inside(pick: Pick, at: str = "in") -> str:
        """The same where the sentence goes on."""
        text = picked(pick, at)
        return f"{text}," if ", chosen by" in text else text

    match effect:
        case e.GainQuiddity(n, of):
            return f"gain {amount_of(n, purse_of(of), scene)}" + " for summons only" * (of is Purse.SUMMON)
        case e.GainGlory(n, who):
            return f"{do_of(who, 'gain', scene)} {amount_of(n, 'glory', scene)}"
        case e.LoseGlory(who, n):
            several = isinstance(who, Chosen) and who.most > 1
            return f"{do_of(who, 'lose', scene)} {amount_of(n, 'glory', scene)}{' each' * several}"
        case e.DrawRoll(n, to):
            apart = "" if to is Zone.ACTIVE else f", which then goes {into(to, 'your')}"
            return f"draw and roll {dice_of(n, scene)}{apart}"
        case e.DrawWait(n, who):
            pool = f"{whose(who, scene)} active pool"
            return f"{do_of(who, 'draw', scene)} {dice_of(n, scene)} into {pool}{waits(who, scene)}"
        case e.Reroll(pick, and_this):
            return f"re-roll {'this die and ' * and_this}{picked(pick)}"
        case e.RollOut(pick, creature, other):
            return rolling_out(pick, creature, other, scene)
        case e.Move(pick, to, roll):
            return moving(pick, inside(pick, "in" if to is Zone.REMOVED else "from"), to, roll, scene)
        case e.Save(die, Zone.HERE):
            return f"let {special_of(die, scene)} stay where it is with the same face"
        case e.Save(die, to):
            place = into(to, "your").removeprefix("in")
            return f"return {special_of(die, scene)} {place} with the same face"
        case e.Destroy(pick):
            return f"destroy {picked(pick)}"
        case e.Damage(who, n):
            return f"deal {amount_of(n, 'damage', scene)} to the party of {name_of(who, scene)}"
        case e.Discard(pick):
            return f"put {inside(pick)} into its owner's used pile"
        case e.Strip(pick, n):
            dice = "every attached die" if n is None else counted(n, "attached die", "attached dice")
            return (
                f"take {dice} off {picked(pick)}: a spell goes to its owner's used pile, a quartifact to its quest card"
            )
        case e.Cull(pick):
            return f"cull {picked(pick, 'from')}"
        case e.GainDie(die, who, n, otherwise):
            return gaining(die, who, n, otherwise, scene)
        case e.Capture(pick, to):
            where = "" if to is Zone.USED else f" and put it {into(to, 'your')}"
            if isinstance(pick, Special):
                return f"capture {picked(pick)} for free{where}"
            return f"capture for free {picked(pick, 'from')}{where}"
        case e.MoreCaptures(n):
            return f"you may capture {amount_of(n, 'more die', scene, 'more dice')} this turn"
        case e.Give(pick, to):
            return f"give {inside(pick, 'from')} to the used pile of {name_of(to, scene)}"
        case e.Swap(one):
            return f"exchange {scene.this} with {picked(one)}"
        case e.Rotate(pick, way):
            return turning(pick, way, scene, offer)
        case e.Boost(pick, until, attack, defence):
            bonus = boost_of(attack, defence, scene)
            if isinstance(attack, int) and isinstance(defence, int):
                return f"give {inside(pick)} {bonus} {until_of(until)}"
            return f"give {inside(pick).removesuffix(',')}, {until_of(until)}, {bonus}"
        case e.Still(pick, until):
            if effects.is_order(effect):
                return f"choose {picked(pick)}; its attack is 0 {until_of(until)}"
            return f"the attack of {inside(pick)} is 0 {until_of(until)}"
        case e.Score():
            return f"{scene.this} scores at once; your attack total is not reduced"
        case e.Lock(pick, counts):
            return f"lock {picked(pick)}, {'as' if counts else 'beyond'} your lock of this turn"
        case e.Unlock(pick):
            return f"unlock {inside(pick)} without paying"
        case e.ChangeTotal(vs, n, zero):
            return total_of(vs, n, zero, scene)
        case e.Deflect(n, to, otherwise):
            amount = value_of(n, scene)
            amount += "," * ("," in amount)
            left = f"if there is nobody, {name_of(otherwise, scene)} must defend against it"
            return f"add {amount} to the attack total against {name_of(to, scene)}; {left}"
        case e.PickDefender(who, which):
            battle = "this attack" if scene.moment in IN_BATTLE else "the next battle of this turn"
            return f"name {which_of(which)} of {name_of(who, scene)} in {battle}"
        case e.TakeQuartifact(pick):
            return f"take {inside(pick, 'from')} into your ready area, unattached and with the same face"
        case e.RerollQuestDie(times, bonus):
            often = "" if times == 1 else f", up to {times} times"
            return f"re-roll the quest die{often}" + (
                f"; if it then shows the question mark, {effects.told(bonus, scene)} instead" if bonus else ""
            )
        case e.SetQuestDie(face):
            return f"turn the quest die to {face_of(face)}"
        case e.Watch(until, clause, uses):
            return watching(until, clause, uses, scene)
        case e.Later(moment, do, who):
            return later_of(moment, do, who, scene)
        case e.Then(do):
            return effects.told(do, scene)
        case e.If(if_, do, otherwise):
            other_way = f"; otherwise {effects.told(otherwise, scene)}" if otherwise else ""
            return f"if {condition_of(if_, scene)}, {effects.told(do, scene)}{other_way}"
        case e.May(do, price, by):
            return may_of(do, price, by, scene)
        case e.OneOf(options, by):
            chooser = "choose one" if by is Chooser.ME else f"{chooser_of(by, scene)} chooses one"
            return f"{chooser}: {', or '.join(effects.told(option, scene) for option in options)}"
        case e.Repeat(times, do):
            return repeated(times, do, scene)
        case e.ForEach(who, do):
            return each_player(who, do, scene)


# -- the longer ones ----------------------------------------------------------------------------------------------


def waits(who: Players, scene: Scene) -> str:
    """When dice that wait in an active pool are rolled (QC-2.13, QC-2.15)."""
    if who is Who.ME:
        return scene.rolled.format(whose="your", who="you")
    return OTHERS_TURN.format(whose=whose(who, scene))


def rolling_out(pick: Pick, creature: Zone, other: Zone, scene: Scene) -> str:
    dice, owner = pick_of(pick, scene), owner_of(pick)
    if creature is other:
        return f"roll {dice} and put it {into(other, owner)}"
    up, down = (into(zone, owner).removeprefix("in") for zone in (creature, other))
    return f"roll {dice}: with a creature face up it goes {up}, otherwise {down}"


def moving(pick: Pick, dice: str, to: Zone, roll: bool, scene: Scene) -> str:
    owner = owner_of(pick)
    match to:
        case Zone.ASIDE:
            return f"set {dice} aside"
        case Zone.REMOVED:
            return f"remove {dice} from the game"
        case Zone.ACTIVE if roll:
            return f"put {dice} into {owner} active pool and roll {'it' if effects.dice_in(pick) == 'die' else 'them'}"
        case Zone.ACTIVE if owner == "your":
            return f"put {dice} into your active pool{waits(Who.ME, scene)}"
        case Zone.ACTIVE:
            return f"put {dice} into its owner's active pool{OTHERS_TURN.format(whose='their')}"
        case _:
            return f"put {dice} {into(to, owner)}"


def gaining(die: str, who: Players, n: Number, otherwise: Sequence[e.Effect], scene: Scene) -> str:
    text = f"{do_of(who, 'gain', scene)} {amount_of(n, f'{die} die', scene, f'{die} dice')} from the Wilds"
    if not otherwise:
        return text
    if who is Who.ME:
        return f"{text} (if none is left, {effects.told(otherwise, scene)} instead)"
    return f"{text} ({effects.told(otherwise, replace(scene, that='a player for whom none is left'))} instead)"


def turning(pick: Pick, way: Way, scene: Scene, offer: bool) -> str:
    match pick:
        case One(Dice() as dice, by) if way is Way.DOWN:
            pick = One(replace(dice, lowest=None), by)
        case Each(Dice() as dice, by, may) if way is Way.DOWN:
            pick = Each(replace(dice, lowest=None), by, may)
        case _:
            pass
    text = pick_of(pick, scene, offer=offer)
    text += "," * ("," in text)
    match way:
        case Way.UP:
            return f"turn {text} to a higher level"
        case Way.DOWN:
            return f"turn {text} to a lower level"
        case Way.ONE_UP:
            return f"turn {text} to a face exactly one level higher, if there is one"
        case Way.TOP:
            return f"turn {text} to its highest level"


def boost_of(attack: Number, defence: Number, scene: Scene) -> str:
    bonus = [bonus_of(n, (name,), scene) for n, name in ((attack, "attack"), (defence, "defence")) if n != 0]
    return " and ".join(bonus) or "no bonus"


def total_of(vs: Players, n: Number, zero: bool, scene: Scene) -> str:
    against = f"the attack total against {name_of(vs, scene)}"
    if zero:
        return f"{against} is 0 for this whole attack"
    match n:
        case int() if n < 0:
            return f"reduce {against} by {-n}"
        case Times(of, by) if by < 0:
            return f"reduce {against} by {value_of(Times(of, -by), scene)}"
        case _:
            return f"add {value_of(n, scene)} to {against.replace('the', 'your', 1) if vs is not Who.ME else against}"


def later_of(moment: Moment, do: Sequence[e.Effect], who: Players, scene: Scene) -> str:
    if who is Who.ME:
        return f"the next time {next_time(moment, 'you')}, {effects.told(do, scene)}"
    player = "that opponent" if isinstance(who, Chosen) else "that player"
    chosen = f"choose {name_of(who, scene)}; " if isinstance(who, Chosen) else f"for {name_of(who, scene)}: "
    return f"{chosen}the next time {next_time(moment, player)}, {effects.told(do, replace(scene, that=player))}"


def watching(until: Duration, clause: Clause, uses: int | None, scene: Scene) -> str:
    """A clause that is laid on a player for a time."""
    here = replace(scene, ready=False)
    if uses == 1 and isinstance(clause, SummonPrice):
        return f"{until_of(until)}, {summon_price_of(clause, here, 'the next time')}"
    often = "" if uses is None else " (once)" if uses == 1 else f" ({uses} times)"
    return f"{until_of(until)}, {clauses.clause_in(clause, here)}{often}"


def each_player(who: Players, do: Sequence[e.Effect], scene: Scene) -> str:
    """Told of the players themselves where they are the ones who act."""
    name, inner = name_of(who, scene), effects.told(do, replace(scene, that="that player"))
    if inner.startswith("that player "):
        return f"{name} {inner.removeprefix('that player ')}"
    return f"{'choose' if isinstance(who, Chosen) else 'for'} {name}: {inner}"


def may_of(do: Sequence[e.Effect], price: e.Price | None, by: Chooser, scene: Scene) -> str:
    if by is not Chooser.ME:
        acting = replace(scene, actor=Who.THAT) if by is Chooser.THAT else scene
        paid = "" if price is None else f"{effects.price_of(price, scene)} to "
        return f"{chooser_of(by, scene)} may {paid}{effects.told(do, acting, offer=True)}"
    if price is None or price == e.Pay(0, getattr(price, "of", Coin.PLAIN)):
        return effects.you_may(do, scene)
    return f"you may {effects.price_of(price, scene)}{effects.to_do(do, scene)}"


def repeated(times: Number, do: Sequence[e.Effect], scene: Scene) -> str:
    match times:
        case 1:
            return effects.told(do, scene)
        case int():
            return f"do this {times} times: {effects.told(do, scene)}"
        case _:
            counted_by = for_each(times, scene)
            if counted_by is None:
                return f"as often as {value_of(times, scene)}: {effects.told(do, scene)}"
            factor, each = counted_by
            return f"{f'{factor} times' * (factor != 1)}{each}: {effects.told(do, scene)}".strip()


def dice_of(n: Number, scene: Scene) -> str:
    return amount_of(n, "die", scene, "dice")
