"""What holds as long as a face is there, as sentences without a full stop."""

from dataclasses import replace

from tumblehall.games.quarriors.edges.english import dice as d
from tumblehall.games.quarriors.edges.english.conditions import condition_of, while_of, who_of
from tumblehall.games.quarriors.edges.english.numbers import amount_of, bonus_of, for_each, value_of
from tumblehall.games.quarriors.edges.english.players import name_of, subject_of, whose
from tumblehall.games.quarriors.edges.english.scene import Scene, article, counted, joined, possessive, special_of
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language.selectors import Condition, Dice, Either, Number, Of
from tumblehall.games.quarriors.language.terms import (
    Action,
    Counting,
    DrawKind,
    Energy,
    Side,
    Source,
    Special,
    What,
    Who,
)

WHILE_READY = "while this is in your ready area, "
NOT_TWICE = " (several of these do not add up)"
FROM_READY = (
    m.AttackVsMe, m.TotalLess, m.SummonPrice, m.CapturePrice, m.CaptureLimit, m.BuyoutPrice, m.Forbid,
)  # fmt: skip
"""What a creature on a quest does not say."""
ANYWHERE = (Action.START_QUEST, Action.LONE_CHALLENGE)


def modifier_of(modifier: m.Modifier, scene: Scene) -> str:
    apart = isinstance(modifier, m.Forbid) and modifier.action in ANYWHERE
    ready = scene.ready and isinstance(modifier, FROM_READY) and not apart
    return WHILE_READY * ready + _holds(modifier, scene)


def _holds(modifier: m.Modifier, scene: Scene) -> str:
    match modifier:
        case m.Attack(of, n, vs, if_):
            return f"{while_has(of, if_, scene)} {bonus_of(n, ('attack',), scene)}{against(vs, scene)}"
        case m.Defence(of, n, if_, first, once):
            who = while_of(if_, scene) + first_named(of, scene) if first else while_has(of, if_, scene)
            return f"{who} {bonus_of(n, ('defence',), scene)}{NOT_TWICE * once}"
        case m.Stats(n):
            return f"{scene.this} has attack and defence equal to {value_of(n, scene)}"
        case m.Immune(of, to):
            what = joined([source_of(source) for source in to]) or "effects"
            return f"{is_are(of, scene)} immune to opponents' {what}"
        case m.Untargetable(of):
            return f"opponents cannot choose {d.every(of, scene)} as the target of a spell"
        case m.NoDamage(of, from_, vs):
            return f"damage{dealt_by(from_, vs, scene)} cannot destroy {d.every(of, scene)}"
        case m.VoidSpells(on, whose_, if_):
            spells = "spells" if whose_ is Who.ALL else f"spells of {_of(whose_, scene)}"
            return f"{while_of(if_, scene)}{spells} attached to {_several(on, scene)} do nothing"
        case m.AttackVsMe(attackers, how):
            return counts(attackers, how, scene)
        case m.TotalLess(n):
            return f"every attack total against you is lower by {value_of(n, scene)}"
        case m.ScoreGlory(of, n, first):
            return scoring(of, n, first, scene)
        case m.SummonPrice():
            return summon_price_of(modifier, scene)
        case m.CapturePrice(who, n):
            price = change_of(n, "quiddity", scene)
            return f"{subject_of(who, 'pay', scene)} {price} for each capture (never less than 0)"
        case m.CaptureLimit(who, n):
            capture = amount_of(n, "more die", scene, "more dice")
            return f"{subject_of(who, 'may', scene)} capture {capture} in {whose(who, scene)} capture phase"
        case m.BuyoutPrice(who, n, of, once):
            price = change_of(n, "quiddity", scene)
            return f"{subject_of(who, 'pay', scene)} {price} to unlock {_several(of, scene)}{NOT_TWICE * once}"
        case m.DrawSize(who, n, draw):
            return drawing(who, n, draw, scene)
        case m.QuestLevels(n, once):
            carrier = scene.this if scene.ready else scene.host
            levels = amount_of(n, "more level", scene, "more levels")
            return f"{possessive(carrier)} party counts {levels} for its quest{NOT_TWICE * once}"
        case m.FaceQuiddity(n):
            return f"this face gives {n} quiddity"
        case m.FixedAttack(of):
            return f"opponents cannot lower the attack of {d.every(of, scene)}"
        case m.PierceImmunity():
            return "opponents' creatures are not immune to your effects"
        case m.DefendFirst(of):
            return f"{d.every(of, scene)} must defend before all other undamaged creatures {_with(of)}"
        case m.DefendLast(of):
            return f"{d.every(of, scene)} cannot defend while another undamaged creature {_with(of)} can"
        case m.Forbid(action, who, of, energy):
            return forbidden(action, who, of, energy, scene)
        case m.ScoreFirst():
            return f"{scene.this} scores before anything else in your score phase"
        case m.Lethal():
            return (
                f"while {scene.this} attacks, every defender of the other side that takes at least 1 damage is "
                "destroyed, whatever its defence, unless it is immune; its defence is still taken off the attack total"
            )
        case m.FirstStrike(of):
            return f"in a challenge {d.every(of, scene)} deals its attack before all others, as a total of its own"
        case m.SpillToQuest():
            return (
                f"while {scene.this} attacks, what is left of the attack total against an opponent goes on to that "
                "opponent's party, once no unlocked creature is left in the ready area"
            )
        case m.LockInto(who):
            return locking(who, scene)
        case m.Doomed(if_):
            return f"it is destroyed as soon as {condition_of(if_, scene)}"
        case m.Copy(of, attack, defence):
            return (
                f"entering your ready area, {scene.this} must copy {d.pick_of(of, scene)}: level, attack, defence, "
                f"bursts, abilities and glory. With nothing to copy it has attack {attack} and defence {defence}. Once "
                "in each player's turn you may change what it copies: in yours after the score phase, in another's as "
                "the attack phase starts"
            )


def both_of(attack: m.Attack, defence: m.Defence, scene: Scene) -> str | None:
    """One sentence for both numbers, if they change for the same dice at the same time."""
    same = (attack.of, attack.if_, attack.vs) == (defence.of, defence.if_, None)
    if not same or defence.first or defence.once:
        return None
    if attack.n == defence.n:
        bonus = bonus_of(attack.n, ("attack", "defence"), scene)
    else:
        bonus = f"{bonus_of(attack.n, ('attack',), scene)} and {bonus_of(defence.n, ('defence',), scene)}"
    return f"{while_has(attack.of, attack.if_, scene)} {bonus}"


# -- dice and players as subjects ---------------------------------------------------------------------------------


def while_has(of: Of, if_: Condition | None, scene: Scene) -> str:
    """`this has`; `while this attacks, it has`."""
    before, name = while_of(if_, scene), d.every(of, scene)
    again = isinstance(of, Special) and f" {name} " in before.replace(",", " ")
    return f"{before}{'it' if again else name} has"


def _with(of: Of) -> str:
    return "of yours" if of is Special.THIS else "of its controller"


def is_are(of: Of, scene: Scene) -> str:
    return f"{d.every(of, scene)} is"


def _several(of: Of, scene: Scene) -> str:
    return special_of(of, scene) if isinstance(of, Special) else d.several(of, scene)


def _of(who: Who, scene: Scene) -> str:
    return "opponents" if who is Who.OPPONENTS else "yours" if who is Who.ME else name_of(who, scene)


def first_named(of: Of, scene: Scene) -> str:
    """Only the first creature that a player names as defender."""
    match of:
        case Special():
            return f"{special_of(of, scene)}, if it is named first as defender, has"
        case Dice(Side.THEIRS):
            return f"the first {d.kind_of(of, scene)} of each opponent that is named as defender has"
        case Dice(Side.THAT):
            return f"the first {d.kind_of(of, scene)} of {scene.that} that is named as defender has"
        case Dice() | Either():
            return f"{d.every(of, scene)}, if it is the first that its controller names as defender, has"


def against(vs: Condition | None, scene: Scene) -> str:
    return "" if vs is None else f" against each player {who_of(vs, scene)} when attack totals are fixed"


def dealt_by(from_: Dice | Either | None, vs: Condition | None, scene: Scene) -> str:
    attackers = "" if from_ is None else f" from {d.several(from_, scene)}"
    return attackers + ("" if vs is None else f" dealt by a player {who_of(vs, scene)}")


def source_of(source: Source) -> str:
    match source:
        case Source.SPELL:
            return "spells"
        case Source.ABILITY:
            return "creature abilities"
        case Source.LOCK:
            return "locked dice"
        case Source.ANCHORED:
            return "anchored spells"
        case Source.QUARTIFACT:
            return "quartifacts"


def change_of(n: Number, thing: str, scene: Scene) -> str:
    """`2 less quiddity`, `1 more quiddity for each ...`."""
    match for_each(n, scene):
        case None:
            return f"more {thing} (as much as {value_of(n, scene)})"
        case factor, each:
            return f"{abs(factor)} {'less' if factor < 0 else 'more'} {thing}{each}"


# -- the longer ones ----------------------------------------------------------------------------------------------


def counts(attackers: Dice | Either, how: m.Counted, scene: Scene) -> str:
    total = "in the attack total against you"
    each = d.phrase("every", attackers, scene, d.EVERY)
    match how:
        case m.Cap(0):
            return f"{d.several(attackers, scene)} do not count {total}"
        case m.Cap(n):
            return f"{each} counts at most {n} {total}"
        case m.Less(n):
            return f"{each} counts {n} less {total}"
        case Counting.HALF:
            return f"{each} counts half, rounded down, {total}"
        case Counting.NO_QUARTIFACTS:
            return f"what quartifacts add to the attack of {d.several(attackers, scene)} does not count {total}"


def scoring(of: Of, n: Number, first: bool, scene: Scene) -> str:
    glory = change_of(n, "glory", scene)
    match of:
        case Special.THIS:
            return f"when {scene.this} scores, you gain {glory}"
        case Special():
            return f"when {special_of(of, scene)} scores, its controller gains {glory}"
        case Dice(Side.MINE | Side.OTHERS) if first:
            return f"the first {d.kind_of(of, scene)} of yours that scores in each score phase gives {glory}"
        case Dice() | Either():
            limit = ", for the first of them in each score phase" * first
            return f"when {d.a_die(of, scene)} scores, its controller gains {glory}{limit}"


def summon_price_of(price: m.SummonPrice, scene: Scene, when: str = "each time") -> str:
    """Of each summon, or of the next; what is summoned is a creature, whatever pool it comes from."""
    who, n, free, of = price.who, price.n, price.free, price.of
    what = summoned_of(of, scene)
    they = "you" if who is Who.ME else "they"
    summon = f"to summon {what}" if isinstance(of, Special) else f"{when} {they} summon {what}"
    pay = change_of(n, "quiddity", scene)
    if free:
        pay = "nothing for its level" if n == 0 else f"nothing for its level, and {pay},"
    return f"{while_of(price.if_, scene)}{subject_of(who, 'pay', scene)} {pay} {summon}"


def summoned_of(of: Of | None, scene: Scene) -> str:
    match of:
        case None:
            return "a creature"
        case Special():
            return special_of(of, scene)
        case Dice():
            return article(d.kind_of(replace(of, what=What.CREATURE), scene))
        case Either(parts):
            return joined([summoned_of(part, scene) for part in parts], "or")


def drawing(who: Who, n: Number, draw: DrawKind, scene: Scene) -> str:
    size = size_of(n, scene)
    own = "your" if who is Who.ME else "their"
    match draw:
        case DrawKind.OPENING:
            least = " (at least 1)" * ("fewer" in size)
            return f"{subject_of(who, 'draw', scene)} {size} at the start of {own} ready phase{least}"
        case DrawKind.OTHER:
            draws = f"every draw of {own} turn except the one that opens the ready phase"
            return f"{subject_of(who, 'draw', scene)} {size} in {draws}"


def size_of(n: Number, scene: Scene) -> str:
    match for_each(n, scene):
        case None:
            return f"more dice (as many as {value_of(n, scene)})"
        case factor, each:
            less = "fewer" if factor < 0 else "more"
            return counted(abs(factor), f"{less} die", f"{less} dice") + each


def forbidden(action: Action, who: Who, of: Of | None, energy: Energy | None, scene: Scene) -> str:
    what = "" if of is None else _several(of, scene)
    kind = "" if energy is None else f"{energy.value} "
    cannot = subject_of(who, "cannot", scene)
    match action:
        case Action.SECOND_SUMMON:
            return f"{subject_of(who, 'may', scene)} summon only 1 die of this class in a turn"
        case Action.CAPTURE:
            return f"{cannot} capture {what or 'dice of this card'}"
        case Action.BUYOUT:
            return f"{cannot} pay to unlock {what or 'dice'}"
        case Action.REACTION_SPELLS:
            return f"{cannot} cast {kind}reaction spells"
        case Action.ANCHORED:
            return f"{cannot} cast {kind}anchored spells"
        case Action.DISCOUNT:
            return f"{cannot} use the discounted cost of {kind}cards"
        case Action.START_QUEST:
            return f"{cannot} send {what or 'creatures'} to an empty quest"
        case Action.LONE_CHALLENGE:
            return f"{cannot} challenge the quest of {what or 'a creature'} with fewer than 2 creatures"


def locking(who: Who, scene: Scene) -> str:
    match who:
        case Who.ME:
            return f"{scene.this} can be locked only in your own locked area"
        case Who.ALL:
            return f"{scene.this} may be locked in the locked area of any player, who then owns it"
        case Who.OPPONENTS:
            return f"{scene.this} may be locked in the locked area of an opponent, who then owns it"
        case Who.ACTIVE | Who.LOSER | Who.THAT:
            return f"{scene.this} may be locked in the locked area of {name_of(who, scene)}, who then owns it"
