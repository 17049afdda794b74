"""What the words of a card are worth in Quarriors, counted in glory: read from the declarations, once for each table.

The worth of a clause is the sum over its effects, by word, number and whose dice or players they are about. A word that
has no line here is worth nothing."""

from typing import NamedTuple

from tumblehall.agents.quarriors.scale import (
    A_CREATURE,
    A_CULL,
    A_DIE,
    A_DISCARD,
    A_FOES_LEVEL,
    A_GIFT,
    A_LATER,
    A_LEVEL,
    A_POINT,
    A_QUESTS_WORD,
    A_RESCUE,
    A_REWARD,
    A_STILL,
    AN_UNLOCK,
    BEST_RE_ROLL,
    CULLED_AT_ONCE,
    DULL,
    ENCHANTS,
    IMMUNE,
    LETHAL,
    NAMED_FIRST,
    NAMED_LAST,
    PER_DRAW,
    PER_QUIDDITY,
    RE_ROLL,
    RIVAL,
    SCORED_IN_A_TURN,
    SOMETIMES,
    SOON_RID,
    STAYS,
    TAKES_NONE,
    THINNING,
)
from tumblehall.agents.quarriors.usual import NARROW, many, side_of, usual
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.tables import Tables
from tumblehall.games.quarriors.language.terms import (
    THIS,
    Chooser,
    Happening,
    Moment,
    Side,
    Special,
    Way,
    Who,
    Zone,
)


class Text(NamedTuple):
    """What the words of a face bring its owner."""

    always: float = 0.0
    """When it is summoned, cast or rolled, and while it is there; of a lock face as long as it lies locked."""
    scores: float = 0.0
    """If it stands until it scores."""
    falls: float = 0.0
    """If it is destroyed."""


NOTHING = Text()
ANSWERED = {
    Moment.SUMMONED: Text(always=1.0),
    Moment.FACE_ROLLED: Text(always=1.0),
    Moment.BEFORE_DEFENDERS: Text(always=0.6),
    Moment.FIRST_LOSS: Text(always=0.4),
    Moment.I_DESTROY: Text(always=0.4),
    Moment.ATTACKING: Text(always=0.8),
    Moment.ATTACK_OVER: Text(always=0.8),
    Moment.PROTECTION: Text(always=0.5),
    Moment.DEFENCE_OVER: Text(always=0.4),
    Moment.PHASE3_ENDS: Text(always=0.4),
    Moment.PLACED: Text(always=1.0),
    Moment.CHALLENGE_MET: Text(always=0.15),
    Moment.CHALLENGE_OVER: Text(always=0.15),
    Moment.QUEST_DIE: Text(always=0.2),
    Moment.SCORES: Text(scores=1.0),
    Moment.SCORED_ALL: Text(scores=1.0),
    Moment.DESTROYED: Text(falls=1.0),
}
"""How often a moment comes, and on which way of the die."""


# -- clauses -----------------------------------------------------------------------------------------------------------


def clause_worth(t: Tables, rest: float, clause: c.Clause) -> Text:
    match clause:
        case c.When(moment, do):
            n = effects_worth(t, rest, do, _acts(clause.of))
            n = (max(0.0, n) if clause.may else n) * _odds(clause.if_)
            n *= CULLED_AT_ONCE if n < 0 and moment is Moment.SCORES else 1.0
            share = ANSWERED.get(moment, NOTHING)
            return Text(share.always * n, share.scores * n, share.falls * n)
        case c.Cast(do) | c.AtReady(do) | c.React(_, do):
            return Text(always=effects_worth(t, rest, do))
        case c.Use(_, do):
            return Text(always=max(0.0, effects_worth(t, rest, do)))
        case c.Attach(target, clauses) if side_of(target) is Side.MINE:
            return Text(always=sum(_beside(clause_worth(t, rest, each)) for each in clauses))
        case c.Attach(_, clauses):  # what stands there has attacked already
            felt = [each for each in clauses if not isinstance(each, m.Attack)]
            return Text(always=-sum(_beside(clause_worth(t, rest, each)) for each in felt))
        case c.Enchant(clauses):
            return Text(always=ENCHANTS * sum(_modifier(each) for each in clauses if isinstance(each, m.Modifier)))
        case c.Instead(of, Happening.DESTROYED) if of in (THIS, Special.HOST):
            return Text(falls=_spared(clause))
        case c.Instead(x.Dice(Side.OTHERS), Happening.DESTROYED):
            return Text(always=SOMETIMES * A_RESCUE)
        case c.When() | c.Instead() | c.Activate():
            return NOTHING
        case _:
            return Text(always=_modifier(clause))


def _odds(if_: x.Condition | None) -> float:
    """How often a condition holds that asks what lies on the table."""
    match if_:
        case x.And(of):
            return min(map(_odds, of))
        case x.AtLeast() | x.Exactly():
            return SOMETIMES
        case _:
            return 1.0


def _beside(text: Text) -> float:
    """What the words of a spell bring beside a creature, which scores or falls."""
    return text.always + 0.6 * text.scores + 0.4 * text.falls


def _spared(clause: c.Instead) -> float:
    """What it is worth that a creature goes elsewhere instead, or stays for a price."""
    if isinstance(clause.price, e.Cull) or not any(isinstance(effect, e.Save) for effect in clause.do):
        return 0.5
    return STAYS - (0.0 if clause.price is None else usual(clause.price.n))


def _acts(of: x.Of) -> int:
    """Whether the own dice act at a moment, 1, or those of opponents, -1."""
    return -1 if isinstance(of, x.Dice) and of.side is Side.THEIRS else 1


def _modifier(word: m.Modifier) -> float:
    """While the face is there."""
    match word:
        case m.Immune(of):
            return IMMUNE if of is THIS else 2 * IMMUNE
        case m.Lethal():
            return LETHAL
        case m.NoDamage():
            return TAKES_NONE
        case m.Attack(of, n) | m.Defence(of, n) if isinstance(of, x.Dice):
            return (A_POINT if of.side in (Side.OTHERS, Side.MINE) else -A_POINT) * usual(n) * _often(of)
        case m.Attack(Special.HOST, n) | m.Defence(Special.HOST, n) | m.ScoreGlory(Special.HOST, n):
            return (SCORED_IN_A_TURN if isinstance(word, m.ScoreGlory) else A_POINT) * usual(n)
        case m.ScoreGlory(x.Dice(Side.MINE), n):
            return SCORED_IN_A_TURN * usual(n)
        case m.TotalLess(n):
            return A_POINT * usual(n)
        case m.DefendLast():
            return -NAMED_LAST
        case m.CapturePrice(Who.ME, n):
            return -0.35 * usual(n)
        case m.CaptureLimit(Who.ME, n):
            return 0.5 * usual(n)
        case m.SummonPrice(Who.OPPONENTS, n, of=of):
            return 0.3 * usual(n) * (1.0 if of is None else NARROW)
        case m.SummonPrice(free=True):
            return 0.3
        case m.SummonPrice(Who.ME, n):
            return -PER_QUIDDITY * usual(n)
        case m.FirstStrike() | m.QuestLevels() | m.Untargetable():
            return A_QUESTS_WORD
        case m.DefendFirst(of) if of is THIS:
            return -NAMED_FIRST
        case m.AttackVsMe():
            return 0.6
        case _:
            return 0.0


def _often(dice: x.Dice) -> float:
    return NARROW if dice.energy is not None else 1.0


# -- effects -----------------------------------------------------------------------------------------------------------


def effects_worth(t: Tables, rest: float, do: tuple[e.Effect, ...], active: int = 1) -> float:
    """What effects bring the player who has them done. `active`: 1 where this is the active player, -1 where that is an
    opponent."""
    return sum(_effect(t, rest, effect, active) for effect in do)


def _effect(t: Tables, rest: float, effect: e.Effect, active: int) -> float:
    match effect:
        case e.GainQuiddity(n):
            return PER_QUIDDITY * usual(n)
        case e.GainGlory(n, who):
            return for_players(who, active) * usual(n)
        case e.LoseGlory(who, n):
            return -for_players(who, active) * usual(n)
        case e.DrawRoll(_, Zone.SPENT):
            return 0.0
        case e.DrawRoll(n) | e.DrawWait(n):
            return PER_DRAW * usual(n)
        case e.MoreCaptures(n):
            return 0.5 * usual(n)
        case e.GainDie(die, who, n):
            return SOON_RID * for_players(who, active) * gained(t, rest, die) * usual(n)
        case e.Give(dice):
            return A_GIFT * many(dice)
        case e.Cull(dice) | e.Move(dice, Zone.REMOVED):
            return _taken_away(dice) * many(dice)
        case e.Move(dice, Zone.ACTIVE | Zone.READY):
            return 0.4 * many(dice)
        case e.Move(dice, Zone.BAG):
            return 0.2 * many(dice)
        case e.Destroy(dice):
            return _destroyed(dice)
        case e.Rotate(dice, way):
            own = side_of(dice) in (Side.MINE, Side.OTHERS, THIS)
            level = A_LEVEL if own else A_FOES_LEVEL
            return level if own is (way is not Way.DOWN) else -level
        case e.Still(dice):
            return _stilled(dice)
        case e.Boost(dice, defence=int(n)) if n < 0:
            return -A_POINT * n if side_of(dice) is Side.THEIRS else 0.0
        case e.RollOut(dice) if side_of(dice) is Side.THEIRS:
            return 0.8 * A_CREATURE
        case e.PickDefender():
            return 0.9
        case e.Unlock():
            return AN_UNLOCK
        case e.Reroll(x.One(Special.IT)):
            return BEST_RE_ROLL
        case e.Reroll(dice) if dice is not THIS:
            return RE_ROLL * min(2.0, many(dice))
        case e.ChangeTotal(Who.ME, n):
            return -0.4 * A_POINT * usual(n)
        case e.ForEach(Who.OPPONENTS, do) | e.May(do, None, Chooser.THAT):
            return -effects_worth(t, rest, do, active) if isinstance(effect, e.May) else effects_worth(t, rest, do)
        case e.Discard():
            return A_DISCARD
        case e.Capture() | e.Swap():
            return 0.6
        case e.TakeQuartifact() | e.RerollQuestDie():
            return A_REWARD
        case e.Damage(_, n):
            return NARROW * A_POINT * usual(n)
        case e.Score():
            return A_CREATURE
        case e.Watch(_, clause):
            return 0.5 * sum(clause_worth(t, rest, clause))
        case e.Later():
            return A_LATER
        case e.OneOf(options, Chooser.ME):
            return max(effects_worth(t, rest, do, active) for do in options)
        case e.If(_, do):
            return SOMETIMES * effects_worth(t, rest, do, active)
        case e.May(do, e.Pay(n), Chooser.ME):
            return max(0.0, effects_worth(t, rest, do, active) - PER_QUIDDITY * usual(n))
        case e.Then(do):
            return effects_worth(t, rest, do, active)
        case e.Repeat(times, do):
            return usual(times) * effects_worth(t, rest, do, active)
        case _:
            return 0.0


def gained(t: Tables, rest: float, name: str) -> float:
    """What a die brings that comes into the collection: one that shows little thins out the rolls to come."""
    kind = t.kind_of.get(name)
    if kind is None:
        return 0.0
    shown = [t.faces[kind << 3 | face] for face in range(6)]
    return -rid_of(
        rest, sum(PER_QUIDDITY * face.quiddity + (RE_ROLL if face.face.reroll else 0.0) for face in shown) / 6
    )


def rid_of(rest: float, worth: float) -> float:
    """What it brings to have a die no more that is worth so much in a roll."""
    return rest * THINNING * (DULL - worth)


def for_players(who: x.Players, active: int) -> float:
    """1 for the own player, -1 for opponents."""
    match who:
        case Who.ME | Who.ALL:
            return 1.0
        case Who.ACTIVE:
            return active
        case x.PlayersWho():
            return -0.6 * RIVAL
        case _:
            return -RIVAL


def _taken_away(dice: x.Pick) -> float:
    """A die out of a collection: the own ones are poor, unless the card says which."""
    match side_of(dice):
        case Side.THEIRS:
            return A_DIE
        case Side.MINE:
            return A_CULL
        case _:
            return -A_DIE


def _destroyed(dice: x.Pick) -> float:
    of = dice if isinstance(dice, Special) else dice.dice
    return _fall(dice) * (NARROW if _is_seldom(of) else 1.0)


def _is_seldom(of: x.Of) -> bool:
    """Whether creatures of that kind are not always there."""
    if isinstance(of, x.Either):
        return all(map(_is_seldom, of.of))
    if isinstance(of, Special):
        return False
    return bool(of.classes or of.levels or of.lowest or of.bearing) or of.zones == (Zone.QUEST,)


def _stilled(dice: x.Pick) -> float:
    """An attacker that strikes no more: the best one, unless its owner picks. Creatures of others that are in play
    strike no more in any case, as long as they score."""
    if side_of(dice) is not Side.ACTIVE:
        return 0.0
    return 0.5 * A_STILL if isinstance(dice, x.One) and dice.by is Chooser.OWNER else A_STILL


def _fall(dice: x.Pick) -> float:
    match side_of(dice):
        case Side.OTHERS | Side.MINE:
            return -A_CREATURE * many(dice)
        case Side.ANY if isinstance(dice, x.All):
            return 0.4 * A_CREATURE
        case _:
            return A_CREATURE
