"""Effects in English: orders to the player (`gain 2 quiddity`), or statements (`each opponent loses 1 glory`)."""

from collections.abc import Sequence
from dataclasses import replace

from tumblehall.games.quarriors.edges.english import clauses
from tumblehall.games.quarriors.edges.english.conditions import condition_of
from tumblehall.games.quarriors.edges.english.dice import PLACES, is_open, owner_of, pick_of
from tumblehall.games.quarriors.edges.english.moments import next_time
from tumblehall.games.quarriors.edges.english.numbers import amount_of, bonus_of, for_each, value_of
from tumblehall.games.quarriors.edges.english.players import do_of, name_of, whose
from tumblehall.games.quarriors.edges.english.scene import OTHERS_TURN, Scene, counted, special_of
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.selectors import (
    All,
    AnyNumber,
    Chosen,
    Dice,
    Done,
    Each,
    Number,
    One,
    Pick,
    Players,
    Times,
    UpTo,
)
from tumblehall.games.quarriors.language.terms import (
    Chooser,
    Coin,
    Duration,
    Moment,
    Purse,
    QuestFace,
    Way,
    Which,
    Who,
    Zone,
)

IN_BATTLE = (Moment.ATTACKING, Moment.BEFORE_DEFENDERS, Moment.PROTECTION, Moment.CHALLENGE_MET)


def effects_of(do: Sequence[e.Effect], this: str = "this die") -> str:
    """The effects in order, in one sentence; `this` is what the die of the clause is called."""
    return told(do, Scene(this=this))


def effect_of(effect: e.Effect, this: str = "this die") -> str:
    return _told(effect, Scene(this=this))


def told(do: Sequence[e.Effect], scene: Scene, offer: bool = False) -> str:
    """The same where more is known of the place. `offer`: it follows words after which one cannot say `you may`."""
    text = ""
    for effect in do:
        if _is_nothing(effect):
            continue
        here = _open(effect, scene) if not offer or text else _told(effect, scene)
        match effect:
            case e.Then(then):
                text += f"; {'' if _counts_done(then) else 'if you do, '}{told(then, scene)}"
            case e.Later() | e.If() | e.ForEach() | e.OneOf() | e.Repeat():
                text += ("; " if text else "") + here
            case e.MoreCaptures():
                text += (", and " if text else "") + here
            case _:
                text += (", then " if text else "") + here
        scene = after(effect, scene)
    return text


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
        case e.Still(One(_, by)):
            return by is Chooser.ME
        case e.Still(Each(_, by)):
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


def to_do(do: Sequence[e.Effect], scene: Scene) -> str:
    """What follows a price: ` to gain 2 quiddity`."""
    return (" to " if is_order(do[0]) else "; then ") + told(do, scene, offer=is_order(do[0]))


def after(effect: e.Effect, scene: Scene) -> Scene:
    """How the next effect calls what this one was about."""
    match effect:
        case e.Cull(pick):
            return replace(scene, it=f"the {_dice(pick)} culled", done=("die culled", "dice culled"))
        case e.DrawRoll(n):
            return replace(scene, it="the die drawn" if n == 1 else "the dice drawn")
        case e.Destroy(pick):
            what = "creature" if _dice(pick) == "die" else "creatures"
            return replace(scene, it=f"the destroyed {what}", done=("creature destroyed", "creatures destroyed"))
        case e.Unlock(pick):
            return replace(scene, it=f"the unlocked {_dice(pick)}")
        case e.LoseGlory():
            return replace(scene, done=("player who lost glory", "players who lost glory"))
        case _:
            return scene


def _dice(pick: Pick) -> str:
    match pick:
        case UpTo(n):
            return "die" if n == 1 else "dice"
        case AnyNumber() | All() | Each():
            return "dice"
        case _:
            return "die"


# -- one effect ---------------------------------------------------------------------------------------------------


def _open(effect: e.Effect, scene: Scene) -> str:
    """With `you may` where the pick leaves it open to take none."""
    match effect:
        case (
            e.Reroll(pick) | e.RollOut(pick) | e.Move(pick) | e.Destroy(pick) | e.Discard(pick) | e.Strip(pick)
            | e.Cull(pick) | e.Capture(pick) | e.Give(pick) | e.Rotate(pick) | e.Boost(pick) | e.Lock(pick)
            | e.Unlock(pick) | e.TakeQuartifact(pick)
        ) if is_open(pick) and not isinstance(effect, e.Reroll):  # fmt: skip
            return f"you may {_told(effect, scene, offer=False)}"
        case _:
            return _told(effect, scene)


def _told(effect: e.Effect, scene: Scene, offer: bool = True) -> str:
    def picked(pick: Pick, at: str = "in") -> str:
        return pick_of(pick, scene, at, offer)

    match effect:
        case e.GainQuiddity(n, of):
            return f"gain {amount_of(n, purse_of(of), scene)}" + " for summons only" * (of is Purse.SUMMON)
        case e.GainGlory(n, who):
            return f"{do_of(who, 'gain', scene)} {amount_of(n, 'glory', scene)}"
        case e.LoseGlory(who, n):
            return f"{do_of(who, 'lose', scene)} {amount_of(n, 'glory', scene)}"
        case e.DrawRoll(n, to):
            apart = "" if to is Zone.ACTIVE else f", which then goes to your {PLACES[to]}"
            return f"draw and roll {dice_of(n, scene)}{apart}"
        case e.DrawWait(n, who):
            pool = f"{whose(who, scene)} active pool"
            return f"{do_of(who, 'draw', scene)} {dice_of(n, scene)} into {pool}{waits(who, scene)}"
        case e.Reroll(pick, and_this):
            return f"re-roll {'this die and ' * and_this}{picked(pick)}"
        case e.RollOut(pick, creature, other):
            return rolling_out(pick, creature, other, scene)
        case e.Move(pick, to, roll):
            return moving(pick, picked(pick, "from"), to, roll, scene)
        case e.Save(die, Zone.HERE):
            return f"keep {special_of(die, scene)} where it is, with the same face"
        case e.Save(die, to):
            return f"return {special_of(die, scene)} to your {PLACES[to]} with the same face"
        case e.Destroy(pick):
            return f"destroy {picked(pick)}"
        case e.Damage(who, n):
            return f"deal {amount_of(n, 'damage', scene)} to the party of {name_of(who, scene)}"
        case e.Discard(pick):
            return f"put {picked(pick)} into its owner's used pile"
        case e.Strip(pick, n):
            dice = (
                "every die attached to it goes"
                if n is None
                else f"{counted(n, 'die', 'dice')} attached to it, of your choice, go{'es' * (n == 1)}"
            )
            return (
                f"choose {picked(pick)}; {dice} home, a spell to its owner's used pile, a quartifact to its quest card"
            )
        case e.Cull(pick):
            return f"cull {picked(pick, 'from')}"
        case e.GainDie(die, who, n, otherwise):
            return gaining(die, who, n, otherwise, scene)
        case e.Capture(pick, to):
            where = "" if to is Zone.USED else f" and put it into your {PLACES[to]}"
            return f"capture for free {picked(pick, 'from')}{where}"
        case e.MoreCaptures(n):
            return f"you may capture {amount_of(n, 'more die' if n == 1 else 'more dice', scene)} this turn"
        case e.Give(pick, to):
            return f"give {picked(pick, 'from')} to {name_of(to, scene)}"
        case e.Swap(one):
            return f"exchange {scene.this} with {picked(one)}"
        case e.Rotate(pick, way):
            return turning(pick, way, scene, offer)
        case e.Boost(pick, until, attack, defence):
            return f"give {picked(pick)} {boost_of(attack, defence, scene)} {until_of(until)}"
        case e.Still(pick, until):
            if is_order(effect):
                return f"choose {picked(pick)}; its attack is 0 {until_of(until)}"
            return f"the attack of {picked(pick)}{',' * (',' in picked(pick))} is 0 {until_of(until)}"
        case e.Score():
            return f"{scene.this} scores at once; your attack total is not reduced"
        case e.Lock(pick, counts):
            return f"lock {picked(pick)}, {'as' if counts else 'beyond'} your lock of this turn"
        case e.Unlock(pick):
            return f"unlock {picked(pick)} without paying"
        case e.ChangeTotal(vs, n, zero):
            return total_of(vs, n, zero, scene)
        case e.Deflect(n, to, otherwise):
            other = name_of(otherwise, scene)
            return (
                f"add {value_of(n, scene)}, to the attack total against {name_of(to, scene)}; if there is nobody, "
                f"{other} must defend against it"
            )
        case e.PickDefender(who, which):
            battle = "this attack" if scene.moment in IN_BATTLE else "the next battle of this turn"
            return f"name {which_of(which)} of {name_of(who, scene)} in {battle}"
        case e.TakeQuartifact(pick):
            return f"take {picked(pick, 'from')} into your ready area, unattached and with the same face"
        case e.RerollQuestDie(times, bonus):
            often = "" if times == 1 else f", up to {times} times"
            return f"re-roll the quest die{often}" + (
                f"; if it then shows the question mark, {told(bonus, scene)} instead" if bonus else ""
            )
        case e.SetQuestDie(face):
            return f"turn the quest die to {face_of(face)}, without a roll"
        case e.Watch(until, clause, uses):
            often = "" if uses is None else ", once" if uses == 1 else f", {uses} times at most"
            return f"{until_of(until)}{often}, {clauses.clause_in(clause, replace(scene, ready=False))}"
        case e.Later(moment, do, who):
            return later_of(moment, do, who, scene)
        case e.Then(do):
            return told(do, scene)
        case e.If(if_, do, otherwise):
            other_way = f"; otherwise {told(otherwise, scene)}" if otherwise else ""
            return f"if {condition_of(if_, scene)}, {told(do, scene)}{other_way}"
        case e.May(do, price, by):
            return may_of(do, price, by, scene)
        case e.OneOf(options, by):
            chooser = "choose one" if by is Chooser.ME else f"{chooser_of(by, scene)} chooses one"
            return f"{chooser}: {', or '.join(told(option, scene) for option in options)}"
        case e.Repeat(times, do):
            return repeated(times, do, scene)
        case e.ForEach(who, do):
            one = isinstance(who, Chosen)
            return f"{'choose' if one else 'for'} {name_of(who, scene)}: {told(do, scene)}"


# -- the longer ones ----------------------------------------------------------------------------------------------


def waits(who: Players, scene: Scene) -> str:
    """When dice that wait in an active pool are rolled (QC-2.13, QC-2.15)."""
    if who is Who.ME:
        return scene.rolled.format(whose="your", who="you")
    return OTHERS_TURN.format(whose=whose(who, scene))


def rolling_out(pick: Pick, creature: Zone, other: Zone, scene: Scene) -> str:
    dice, owner = pick_of(pick, scene), owner_of(pick)
    if creature is other:
        return f"roll {dice} and put it into {owner} {PLACES[other]}"
    return (
        f"roll {dice}: with a creature face up it goes to {owner} {PLACES[creature]}, "
        f"otherwise to {owner} {PLACES[other]}"
    )


def moving(pick: Pick, dice: str, to: Zone, roll: bool, scene: Scene) -> str:
    owner = owner_of(pick)
    match to:
        case Zone.ASIDE:
            return f"set {dice} aside"
        case Zone.REMOVED:
            return f"remove {dice} from the game"
        case Zone.ACTIVE if roll:
            return f"put {dice} into {owner} active pool and roll {'it' if _dice(pick) == 'die' else 'them'}"
        case Zone.ACTIVE if owner == "your":
            return f"put {dice} into your active pool{waits(Who.ME, scene)}"
        case Zone.ACTIVE:
            return f"put {dice} into its owner's active pool{OTHERS_TURN.format(whose='their')}"
        case _:
            return f"put {dice} into {owner} {PLACES[to]}"


def gaining(die: str, who: Players, n: Number, otherwise: Sequence[e.Effect], scene: Scene) -> str:
    dice = f"{die} die" if n == 1 else f"{die} dice"
    text = f"{do_of(who, 'gain', scene)} {amount_of(n, dice, scene)} from the Wilds"
    if not otherwise:
        return text
    if who is Who.ME:
        return f"{text}; if none is left, {told(otherwise, scene)} instead"
    return f"{text}; one for whom none is left: {told(otherwise, replace(scene, that='that player'))} instead"


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
    return " and ".join(bonus)


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
        return f"the next time {next_time(moment, 'you')}, {told(do, scene)}"
    player = "that opponent" if isinstance(who, Chosen) else "that player"
    chosen = f"choose {name_of(who, scene)}; " if isinstance(who, Chosen) else f"for {name_of(who, scene)}: "
    return f"{chosen}the next time {next_time(moment, player)}, {told(do, replace(scene, that=player))}"


def may_of(do: Sequence[e.Effect], price: e.Price | None, by: Chooser, scene: Scene) -> str:
    if by is not Chooser.ME:
        player = chooser_of(by, scene)
        inner = told(do, scene).removeprefix(f"{player} ")
        return (
            f"{player} may decide that {player} {inner}"
            if price is None
            else f"{player} may {price_of(price, scene)}{to_do(do, scene)}"
        )
    if price is None or price == e.Pay(0, getattr(price, "of", Coin.PLAIN)):
        return you_may(do, scene)
    return f"you may {price_of(price, scene)}{to_do(do, scene)}"


def repeated(times: Number, do: Sequence[e.Effect], scene: Scene) -> str:
    match times:
        case 1:
            return told(do, scene)
        case int():
            return f"{times} times: {told(do, scene)}"
        case _:
            counted_by = for_each(times, scene)
            if counted_by is None:
                return f"as often as {value_of(times, scene)}: {told(do, scene)}"
            factor, each = counted_by
            return f"{f'{factor} times' * (factor != 1)}{each}: {told(do, scene)}".strip()


# -- small lists --------------------------------------------------------------------------------------------------


def price_of(price: e.Price, scene: Scene) -> str:
    match price:
        case e.Pay(n, of):
            return f"pay {amount_of(n, coin_of(of), scene)}"
        case e.Cull():
            return _told(price, scene)


def coin_of(coin: Coin) -> str:
    match coin:
        case Coin.PLAIN:
            return "quiddity"
        case Coin.LIGHT:
            return "light quiddity"
        case Coin.DARK:
            return "dark quiddity"
        case Coin.GLORY:
            return "glory"


def purse_of(purse: Purse) -> str:
    match purse:
        case Purse.PLAIN | Purse.SUMMON:
            return "quiddity"
        case Purse.LIGHT:
            return "light quiddity"
        case Purse.DARK:
            return "dark quiddity"


def until_of(duration: Duration) -> str:
    match duration:
        case Duration.TURN:
            return "until the end of the turn"
        case Duration.ATTACK:
            return "until the end of the attack"
        case Duration.MY_NEXT_TURN:
            return "until the start of your next turn"
        case Duration.OWNERS_NEXT_TURN:
            return "until the start of its owner's next turn"


def which_of(which: Which) -> str:
    match which:
        case Which.FIRST:
            return "the first defender"
        case Which.ALL:
            return "every defender"


def face_of(face: QuestFace) -> str:
    match face:
        case QuestFace.ART1:
            return "the quartifact after which the quest is named"


def chooser_of(by: Chooser, scene: Scene) -> str:
    match by:
        case Chooser.ME:
            return "you"
        case Chooser.OWNER:
            return "its owner"
        case Chooser.THAT:
            return scene.that


def dice_of(n: Number, scene: Scene) -> str:
    return amount_of(n, "die" if n == 1 else "dice", scene)
