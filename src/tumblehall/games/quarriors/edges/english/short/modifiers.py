"""What holds as long as a face is there, in few letters; what is said of the die itself has no subject."""

from tumblehall.games.quarriors.edges.english.conditions import condition_of, while_of
from tumblehall.games.quarriors.edges.english.dice import IN_PLAY
from tumblehall.games.quarriors.edges.english.modifiers import modifier_of as long_modifier_of
from tumblehall.games.quarriors.edges.english.modifiers import summoned_of
from tumblehall.games.quarriors.edges.english.scene import Scene, special_of
from tumblehall.games.quarriors.edges.english.short import dice as d
from tumblehall.games.quarriors.edges.english.short.numbers import amount_of, bonus_of, for_each, value_of
from tumblehall.games.quarriors.edges.english.short.players import foes_with, name_of, subject_of, who_of
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.selectors import Condition, Count, Dice, Either, Is, Number, Of
from tumblehall.games.quarriors.language.terms import Action, Counting, DrawKind, Energy, Side, Special, Who, Zone


def modifier_of(modifier: m.Modifier, scene: Scene) -> str:
    match modifier:
        case m.Attack(of, n, vs, if_):
            against = "" if vs is None else f" against each player {who_of(vs, scene)}"
            return f"{while_(if_, scene)}{has(of, scene)}{bonus_of(n, None, scene)}{against}"
        case m.Defence(of, n, if_, first):
            who = first_named(of, scene) if first else has(of, scene)
            return f"{while_(if_, scene)}{who}{bonus_of(None, n, scene)}"
        case m.Stats(n):
            return f"attack and defence: {stats_of(n, scene)}"
        case m.Immune(of, ()):
            return f"{is_are(of, scene)}immune to foes' effects"
        case m.NoDamage(of, None, vs) if vs is not None:
            whom = "" if of is Special.THIS else f"{special(of, scene)}: "
            return f"{whom}unhurt by {foes_with(vs, scene)}"
        case m.Untargetable(of):
            return f"foes' spells cannot target {it(of, scene)}"
        case m.VoidSpells(on, Who.ALL, if_):
            who = "defenders" if on == Dice(Side.DEFENDERS, zones=IN_PLAY) else d.all_of(on, scene)
            return f"{while_(if_, scene)}spells on {who} do nothing"
        case m.AttackVsMe(attackers, how):
            return counts(attackers, how, scene)
        case m.TotalLess(n):
            return f"attacks against you are {value_of(n, scene)} lower"
        case m.ScoreGlory(of, n, first):
            return scoring(of, n, first, scene)
        case m.SummonPrice(who, n, False, of, if_):
            what = "" if of is None else f" of {summoned_of(of, scene)}"
            return f"{while_(if_, scene)}{subject_of(who, 'pay', scene)} {change_of(n, scene)} for each summon{what}"
        case m.DrawSize(who, n, draw):
            return drawing(who, n, draw, scene)
        case m.CapturePrice(who, n):
            return capturing(who, n, scene)
        case m.CaptureLimit(who, n):
            return f"{subject_of(who, 'may', scene)} capture {amount_of(n, 'more die', scene, 'more dice')} a turn"
        case m.FaceQuiddity(n):
            return f"gives {n}"
        case m.DefendFirst(Special.THIS):
            return "must defend first"
        case m.DefendLast(Special.THIS):
            return "defends only when no other can"
        case m.DefendLast(of):
            return f"{special(of, scene)} defends only when no other can"
        case m.Forbid(action, who, of, energy):
            return forbidden(action, who, of, energy, scene) or d.foes(long_modifier_of(modifier, scene))
        case m.ScoreFirst():
            return "scores before all else"
        case m.Lethal():
            return "defenders not immune fall to 1 damage"
        case m.LockInto(Who.ALL):
            return "in anybody's area"
        case m.QuestLevels(n):
            return f"its party counts {amount_of(n, 'more level', scene, 'more levels')}"
        case m.Doomed(if_):
            return f"destroyed as soon as {d.foes(condition_of(if_, scene))}"
        case m.Copy(of, attack, defence):
            copied = d.pick_of(of, scene)
            return f"copies {copied}, glory too; may change once a turn; with none it is {attack}/{defence}"
        case _:
            return d.foes(long_modifier_of(modifier, scene))


def stats_of(n: Number, scene: Scene) -> str:
    if n == Count(Dice(Side.ANY)):
        return "1 for each creature in all ready areas"
    counted = for_each(n, scene)
    return value_of(n, scene) if counted is None else f"{counted[0]}{counted[1]}"


def bonuses_of(attack: m.Attack, defence: m.Defence, scene: Scene) -> str:
    return f"{while_(attack.if_, scene)}{has(attack.of, scene)}{bonus_of(attack.n, defence.n, scene)}"


def while_(if_: Condition | None, scene: Scene) -> str:
    match if_:
        case Is(Special.THIS | Special.HOST, Dice(Side.ATTACKERS) as dice) if dice.is_plain:
            return "as it attacks, "
        case Is(Special.THIS | Special.HOST, Dice(zones=(Zone.QUEST,)) as dice) if dice.is_plain:
            return "on a quest, "
        case _:
            return d.foes(while_of(if_, scene))


def has(of: Of, scene: Scene) -> str:
    """Who has what follows; nobody is named if it is the die itself or its host."""
    return "" if isinstance(of, Special) else f"{d.all_of(of, scene)} have "


def is_are(of: Of, scene: Scene) -> str:
    return "" if isinstance(of, Special) else f"{d.all_of(of, scene)} are "


def it(of: Of, scene: Scene) -> str:
    return "it" if of is Special.THIS else special(of, scene)


def special(of: Of, scene: Scene) -> str:
    return special_of(of, scene) if isinstance(of, Special) else d.all_of(of, scene)


def first_named(of: Of, scene: Scene) -> str:
    if of == Dice(Side.THEIRS, zones=(Zone.BATTLE,)):
        return "each foe's first defender has "
    if isinstance(of, Dice) and of.side is Side.THEIRS:
        return f"each foe's first {d.kind_of(of, scene)} to defend has "
    return f"{special(of, scene)}, defending first, has "


def counts(attackers: Dice | Either, how: m.Counted, scene: Scene) -> str:
    one, several = d.foes(d.phrase("each", attackers, scene)), d.phrase("", attackers, scene, plural=True)
    match how:
        case m.Cap(0):
            return f"{several} do not count against you".strip()
        case m.Cap(n):
            return f"{one} counts at most {n} against you"
        case m.Less(n):
            return f"{one} counts {n} less against you"
        case Counting.HALF:
            return f"{one} counts half against you"
        case Counting.NO_QUARTIFACTS:
            return "foes' quartifacts do not add to attacks against you"


def scoring(of: Of, n: Number, first: bool, scene: Scene) -> str:
    counted = for_each(n, scene)
    more = "more glory" if counted is None else f"{'less' if counted[0] < 0 else 'more'} glory{counted[1]}"
    glory = more if counted is None else f"{abs(counted[0])} {more}"
    if isinstance(of, Special):
        return f"it scores {glory}" if scene.attached else f"scores {glory}"
    if first:
        return f"the first of {d.all_of(of, scene)} to score gives {glory}"
    return f"{d.all_of(of, scene)} score {glory}"


def change_of(n: Number, scene: Scene) -> str:
    counted = for_each(n, scene)
    if counted is None:
        return f"more ({value_of(n, scene)})"
    return f"{abs(counted[0])} {'less' if counted[0] < 0 else 'more'}{counted[1]}"


def drawing(who: Who, n: Number, draw: DrawKind, scene: Scene) -> str:
    whose = "your" if who is Who.ME else "foes'" if who is Who.OPPONENTS else "all"
    which = "opening draw" if draw is DrawKind.OPENING else "later draws"
    match for_each(n, scene):
        case None:
            return f"{whose} {which}: more dice ({value_of(n, scene)})"
        case factor, each:
            less = "fewer" if factor < 0 else "more"
            return f"{whose} {which}: {abs(factor)} {less}{each}"


def capturing(who: Who, n: Number, scene: Scene) -> str:
    if who is Who.ME and isinstance(n, int) and n < 0:
        return f"{-n} off each capture"
    return f"{subject_of(who, 'pay', scene)} {change_of(n, scene)} for each capture"


def forbidden(action: Action, who: Who, of: Of | None, energy: Energy | None, scene: Scene) -> str:
    kind = "" if energy is None else f"{energy.value} "
    match action:
        case Action.SECOND_SUMMON:
            return "only 1 summon of this class a turn"
        case Action.CAPTURE if of is None:
            return "cannot be captured"
        case Action.REACTION_SPELLS:
            return f"no {kind}reaction spells for {'anybody' if who is Who.ALL else name_of(who, scene)}"
        case _:
            return ""
