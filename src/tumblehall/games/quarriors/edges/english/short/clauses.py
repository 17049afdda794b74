"""Clauses in few letters: `scores: draw 1 die into your pool`."""

from collections.abc import Sequence
from dataclasses import replace

from tumblehall.games.quarriors.edges.english import clauses as long
from tumblehall.games.quarriors.edges.english.conditions import condition_of, split
from tumblehall.games.quarriors.edges.english.dice import IN_PLAY
from tumblehall.games.quarriors.edges.english.effects import price_of
from tumblehall.games.quarriors.edges.english.moments import happening_of, moment_of
from tumblehall.games.quarriors.edges.english.scene import Scene, of_spell
from tumblehall.games.quarriors.edges.english.short import dice as d
from tumblehall.games.quarriors.edges.english.short import effects
from tumblehall.games.quarriors.edges.english.short.modifiers import bonuses_of, modifier_of
from tumblehall.games.quarriors.edges.english.short.numbers import amount_of, value_of
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language.effects import Cull, Effect, GainGlory, Move, Price
from tumblehall.games.quarriors.language.modifiers import Attack, Defence, Doomed, Stats
from tumblehall.games.quarriors.language.selectors import AtLeast, Condition, Count, Dice, Exactly, InPhase, Is, Of
from tumblehall.games.quarriors.language.terms import Happening, Moment, Phase, Side, Special, Who, Window, Zone

MOMENTS = {
    Moment.SCORES: "scores",
    Moment.SUMMONED: "summoned",
    Moment.DESTROYED: "destroyed",
    Moment.BEFORE_DEFENDERS: "attacks, before defence",
    Moment.ATTACKING: "attacks",
    Moment.FIRST_LOSS: "a foe's first loss as this attacks",
    Moment.I_DESTROY: "you destroy a creature",
    Moment.FACE_ROLLED: "",
    Moment.CAPTURED: "captured",
    Moment.PROTECTION: "you are attacked",
    Moment.ATTACK_OVER: "after its attack",
    Moment.SCORED_ALL: "when all have scored",
    Moment.QUEST_DONE: "its party completes a quest",
    Moment.QUEST_DIE: "its party's quest die",
    Moment.CHALLENGE_MET: "challenged",
    Moment.PLACED: "placed",
    Moment.QUEST_BONUS: "",
}
"""Moments of the die itself."""
PASSIVE = (Moment.DESTROYED, Moment.SUMMONED)
OF_A_HOST = (*PASSIVE, Moment.SCORES, Moment.BEFORE_DEFENDERS, Moment.ATTACKING)
"""What is said of the creature to which a die is attached."""
WINDOWS = {
    Window.ANYTIME: "in another's turn",
    Window.RESCUE: "when a creature of yours is destroyed",
    Window.PROTECTION: "when you are attacked",
    Window.PARTY_SENT: "when another sends a party",
    Window.CHALLENGE: "in a challenge",
}
CASTS = {Phase.ATTACK: "cast in the attack", Phase.CAPTURE: "cast in the capture phase"}
HOSTS: dict[Of, str] = {Dice(Side.ANY): "", Dice(Side.MINE): " to one of yours", Dice(Side.THEIRS): " to a foe's"}
"""To which creature a spell is attached; any, if nothing is said."""
MINE = Dice(Side.MINE, zones=IN_PLAY)
TO_POOL = (Move(Special.VICTIM, Zone.ACTIVE),)
FIRST_OF_TURN = Exactly(Count(Dice(Side.ACTIVE, zones=(Zone.SUMMONED,))), 1)
SCORED_TOO = Is(Special.THIS, Dice(Side.MINE, zones=(Zone.SCORED_NOW,)))


def sentences_of(said: Sequence[c.Clause], scene: Scene) -> list[tuple[object, str]]:
    """Each with what it is one of, so that those of other faces can be told with it."""
    sentences: list[tuple[object, str]] = []
    skip = False
    for here, following in zip(said, (*said[1:], None), strict=True):
        if skip:
            skip = False
        elif isinstance(here, Attack) and isinstance(following, Defence) and _alike(here, following):
            sentences.append((Attack, bonuses_of(here, following, scene)))
            skip = True
        elif isinstance(here, Stats) and following == Doomed(Exactly(here.n, 0)):
            sentences.append((Stats, f"{modifier_of(here, scene)}; destroyed at 0"))
            skip = True
        else:
            sentences.append((_sort(here), clause_in(here, scene)))
    return sentences


def _alike(attack: Attack, defence: Defence) -> bool:
    return (attack.of, attack.if_, attack.vs) == (defence.of, defence.if_, None) and not defence.first


def _sort(clause: c.Clause) -> object:
    return (type(clause), clause.moment) if isinstance(clause, c.When) else type(clause)


def clause_in(clause: c.Clause, scene: Scene) -> str:
    match clause:
        case c.When(moment, do, of, if_, is_may, limit):
            return when_of(moment, do, of, if_, is_may, limit, scene)
        case c.Use(_, do):
            die = replace(scene, this="this die")
            return effects.told(do, die)
        case c.AtReady(do):
            return f"immediate: {effects.told(do, of_spell(scene))}"
        case c.Cast(do, None):
            return f"cast: {effects.told(do, of_spell(scene))}"
        case c.Cast(do, InPhase(phase)) if phase in CASTS:
            return f"{CASTS[phase]}: {effects.told(do, of_spell(scene))}"
        case c.Cast((GainGlory(n),), AtLeast(least, number)) if n == least:
            return f"cast: gain {amount_of(n, 'glory', scene)}, if {value_of(number, scene)} or more"
        case c.Cast(do, if_):
            assert if_ is not None
            return f"cast if {d.foes(condition_of(if_, scene))}: {effects.told(do, of_spell(scene))}"
        case c.React(windows, do):
            when = " or ".join(WINDOWS[window] for window in windows)
            return f"reaction {when}: {effects.told(do, replace(of_spell(scene), active='the attacker'))}"
        case c.Attach(target, said):
            beside = replace(of_spell(scene), host="it", attached=True)
            told = [text for _, text in sentences_of(said, beside)]
            to = HOSTS[target.dice] if target.dice in HOSTS else f" to {d.pick_of(target, scene)}"
            return f"attach{to}: {'; '.join(told)}"
        case c.Enchant(said):
            return f"while ready: {'; '.join(text for _, text in sentences_of(said, of_spell(scene)))}"
        case c.Activate(do, price, who):
            once = "once a turn" if who is Who.ME else "all, once a turn"
            return f"{once}: {paid_for(do, price, scene)}"
        case c.Instead():
            return replacing(clause, scene)
        case modifier:
            return modifier_of(modifier, scene)


def when_of(
    moment: Moment, do: Sequence[Effect], of: Of, if_: Condition | None, is_may: bool, limit: int | None, scene: Scene
) -> str:
    turn, causes, rest = split(if_)
    here = replace(scene, moment=moment, active=active_of(of, turn))
    own = of in (Special.THIS, Special.HOST)
    if own and moment not in (Moment.I_DESTROY, Moment.FIRST_LOSS):
        here = replace(here, this="it", host="it")
    if moment is Moment.SCORED_ALL and rest == SCORED_TOO:
        head, rest = MOMENTS[Moment.SCORES], None
    elif own and moment in MOMENTS:
        beside = "".join(f" {words}" for words in causes) + " in another's turn" * (turn is Who.OPPONENTS)
        head = ((scene.placed if moment is Moment.PLACED else MOMENTS[moment]) + beside).strip()
    elif moment is Moment.SUMMONED and of == Dice(Side.THEIRS) and rest in (None, FIRST_OF_TURN):
        head, rest = f"{'each' if rest is None else 'the first'} summon of a foe in their turn", None
    else:
        long_here = replace(here, active="the active player")
        head = d.foes(moment_of(moment, of, turn, "".join(f" {words}" for words in causes), long_here))
    if rest is not None:
        head += if_of(rest, here)
    if moment is Moment.DRAWN:
        here = replace(here, it="the dice drawn")
    text = effects.you_may(do, here) if is_may else effects.told(do, here)
    if scene.attached and own and moment in OF_A_HOST:
        return f"when {'' if moment in PASSIVE else 'it '}{head}, {text}{long.often(limit)}"
    return (f"{head}: " if head else "") + text + long.often(limit)


def if_of(condition: Condition, scene: Scene) -> str:
    if condition == Is(Special.THIS, Dice(Side.MINE)):
        return ", if this is ready"
    return f", if {d.foes(condition_of(condition, scene))}"


def active_of(of: Of, turn: Who | None) -> str:
    theirs = turn is Who.OPPONENTS or (isinstance(of, Dice) and of.side is Side.THEIRS)
    return "that foe" if theirs else "that player"


def replacing(clause: c.Instead, scene: Scene) -> str:
    turn, causes, rest = split(clause.if_)
    here = scene
    own = clause.of in (Special.THIS, Special.HOST)
    beside = "".join(f" {words}" for words in causes) + " in another's turn" * (turn is Who.OPPONENTS)
    instead = ""
    if clause.happening is Happening.DESTROYED and isinstance(clause.do[0], Move) and clause.do[0].to is Zone.ACTIVE:
        instead = " instead of the used pile" * (own and len(clause.do) == 1 and turn is None)
    if own and clause.happening is Happening.DESTROYED:
        here = replace(here, this="it", host="it", victim="it")
        head = f"destroyed{beside}"
    elif own and clause.happening is Happening.SCORES:
        head = f"instead of scoring{beside}"
    elif clause == c.Instead(MINE, Happening.DESTROYED, TO_POOL):
        return "your destroyed creatures go into your pool"
    elif isinstance(clause.of, Dice) and clause.happening is Happening.DESTROYED:
        here = replace(here, victim="it")
        head = f"{d.a_kind(clause.of, scene)} destroyed{beside}"
    else:
        head = d.foes(happening_of(clause.happening, clause.of, beside, here))
    if rest is not None:
        head += if_of(rest, here)
    if clause.price is not None:
        told = f"you may {paid_for(clause.do, clause.price, here)}"
    else:
        told = effects.you_may(clause.do, here) if clause.may else effects.told(clause.do, here)
    return f"{head}: {told}{instead}{long.often(clause.limit)}"


def paid_for(do: Sequence[Effect], price: Price | None, scene: Scene) -> str:
    told = effects.told(do, scene)
    match price:
        case None:
            return told
        case Cull(pick):
            return f"cull {d.pick_of(pick, scene)} to {told}"
        case paid:
            return f"{d.foes(price_of(paid, scene))} to {told}"
