"""The clauses of cards as sentences, without capital and full stop."""

from collections.abc import Sequence
from dataclasses import replace

from tumblehall.games.quarriors.edges.english import effects
from tumblehall.games.quarriors.edges.english.conditions import PHASES, condition_of, split, turn_of
from tumblehall.games.quarriors.edges.english.dice import pick_of
from tumblehall.games.quarriors.edges.english.modifiers import both_of, modifier_of
from tumblehall.games.quarriors.edges.english.moments import happening_of, instead_of, moment_of, victim_of, window_of
from tumblehall.games.quarriors.edges.english.scene import OTHERS_TURN, SCORE_PHASE, Scene, of_spell
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language.effects import Effect, Price
from tumblehall.games.quarriors.language.modifiers import Attack, Defence
from tumblehall.games.quarriors.language.selectors import Condition, Dice, InPhase, Of
from tumblehall.games.quarriors.language.terms import Handling, Moment, Side, Special, Who, Window

IN_PHASE_1 = (Moment.SCORES, Moment.SCORED_ALL, Moment.QUEST_DONE, Moment.QUEST_DIE, Moment.QUEST_BONUS)
IN_OTHERS_TURN = (Moment.PROTECTION, Moment.DEFENCE_OVER)
ONE_NOUN = (Moment.SUMMONED, Moment.SCORES, Moment.DESTROYED, Moment.PLACED)
"""Moments told with no other die than their own, so that it can be called `it` from then on."""


def clause_of(clause: c.Clause) -> str:
    """A clause that stands alone, such as one that was laid on a player."""
    return clause_in(clause, Scene())


def sentences_of(clauses: Sequence[c.Clause], scene: Scene) -> list[str]:
    """An attack and a defence bonus of the same size become one."""
    sentences: list[str] = []
    skip = False
    for here, following in zip(clauses, (*clauses[1:], None), strict=True):
        if skip:
            skip = False
        elif isinstance(here, Attack) and isinstance(following, Defence) and (both := both_of(here, following, scene)):
            sentences.append(both)
            skip = True
        else:
            sentences.append(clause_in(here, scene))
    return sentences


def clause_in(clause: c.Clause, scene: Scene) -> str:
    match clause:
        case c.When(moment, do, of, if_, may, limit):
            return when_of(moment, do, of, if_, may, limit, scene)
        case c.Use(handling, do):
            here = replace(scene, this="this die")
            if handling is Handling.KEEP:
                return f"immediate: {effects.you_may(do, here)}"
            return f"immediate: you may spend this die{effects.to_do(do, here)}"
        case c.AtReady(do):
            return f"immediate when readied: spend it{effects.to_do(do, of_spell(scene))}"
        case c.Cast(do, if_):
            return f"{casting_of(if_, scene)}: {effects.told(do, of_spell(scene))}"
        case c.React(windows, do):
            attacked = Window.PROTECTION in windows
            here = replace(of_spell(scene), rolled=OTHERS_TURN, active="the attacker" if attacked else "that player")
            return f"reaction{reacting_of(windows)}: {effects.told(do, here)}"
        case c.Attach(target, clauses):
            beside = replace(of_spell(scene), host="it", attached=True)
            return f"attach to {pick_of(target, scene)}: {'; '.join(sentences_of(clauses, beside))}"
        case c.Enchant(clauses):
            told_ = "; ".join(sentences_of(clauses, of_spell(scene)))
            return f"enchantment, readied for free and never cast; while it is in your ready area: {told_}"
        case c.Activate(do, price, who, if_):
            return activating(do, price, who, if_, scene)
        case c.Instead():
            return replacing(clause, scene)
        case modifier:
            return modifier_of(modifier, scene)


# -- when ---------------------------------------------------------------------------------------------------------


def when_of(
    moment: Moment, do: Sequence[Effect], of: Of, if_: Condition | None, may: bool, limit: int | None, scene: Scene
) -> str:
    turn, causes, rest = split(if_)
    here = replace(scene, moment=moment, rolled=_rolled(moment, turn, scene), active=_active(of, turn, scene))
    head = moment_of(moment, of, turn, "".join(f" {words}" for words in causes), here)
    if rest is not None:
        head += f", if {condition_of(rest, here)}"
    if moment in ONE_NOUN:
        here = _once_named(of, here)
    if moment is Moment.DRAWN:
        here = replace(here, it="the dice drawn")
    return f"{head}, {effects.may_all(do, here) if may else effects.told(do, here)}{often(limit)}"


def _once_named(of: Of, scene: Scene) -> Scene:
    """What has just been named is `it` from then on."""
    match of:
        case Special.THIS if scene.this == "this":
            return replace(scene, this="it")
        case Special.HOST:
            return replace(scene, host="it")
        case _:
            return scene


def _active(of: Of, turn: Who | None, scene: Scene) -> str:
    """Once the moment has told whose turn it is."""
    match turn:
        case Who.OPPONENTS:
            return "that opponent"
        case Who.ME:
            return scene.active
        case _:
            opponents = isinstance(of, Dice) and of.side is Side.THEIRS
            return "that opponent" if opponents else "that player"


def _rolled(moment: Moment, turn: Who | None, scene: Scene) -> str:
    if moment in IN_PHASE_1:
        return SCORE_PHASE
    return OTHERS_TURN if turn is Who.OPPONENTS or moment in IN_OTHERS_TURN else scene.rolled


def often(limit: int | None) -> str:
    match limit:
        case None:
            return ""
        case 1:
            return " (once a turn)"
        case _:
            return f" (at most {limit} times a turn)"


# -- instead ------------------------------------------------------------------------------------------------------


def replacing(clause: c.Instead, scene: Scene) -> str:
    turn, beside, rest = split(clause.if_)
    words = beside if turn is None else [*beside, f"in {turn_of(turn, scene)}"]
    here = replace(scene, rolled=OTHERS_TURN if turn is Who.OPPONENTS else scene.rolled)
    head = happening_of(clause.happening, clause.of, "".join(f" {word}" for word in words), here)
    if rest is not None:
        head += f", if {condition_of(rest, here)}"
        here = replace(here, victim=victim_of(clause.happening))
    return f"{head}, {replacement_of(clause, here)}{often(clause.limit)}"


def replacement_of(clause: c.Instead, scene: Scene) -> str:
    """With a price the dice of the price come between, so that `it` would be one of them."""
    first, *rest = clause.do
    if clause.price is not None:
        return f"you may {effects.price_of(clause.price, scene)}{effects.to_do(clause.do, scene)}"
    scene = _once_named(clause.of, scene)
    order = effects.you_may((first,), scene) if clause.may else effects.told((first,), scene)
    cut = min((order.find(sign) for sign in BREAKS if sign in order), default=len(order))
    told = f"{order[:cut]} {instead_of(clause.happening)}{order[cut:]}"
    if not rest:
        return told
    return f"{told}; {'if you do, ' * clause.may}{effects.told(rest, scene)}"


BREAKS = (", to be rolled", ": with a creature", ", unattached")
"""Where the words of an effect go into detail."""


# -- casting and using --------------------------------------------------------------------------------------------


def casting_of(if_: Condition | None, scene: Scene) -> str:
    match if_:
        case None:
            return "cast in your turn"
        case InPhase(phase):
            return f"cast in your {PHASES[phase]}"
        case condition:
            return f"cast in your turn, only if {condition_of(condition, scene)}"


def reacting_of(windows: Sequence[Window]) -> str:
    told_ = ", or ".join(window_of(window) for window in windows)
    return f", {told_}" if windows[0] is Window.ANYTIME else f" {told_}"


def activating(do: Sequence[Effect], price: Price | None, who: Who, if_: Condition | None, scene: Scene) -> str:
    """`you` in what is done is whoever does it."""
    match if_:
        case None:
            when = "turn"
        case InPhase(phase):
            when = PHASES[phase]
        case condition:
            when = f"turn, if {condition_of(condition, scene)}"
    match who:
        case Who.ME:
            return f"once in each {when} of yours you may {paid_for(do, price, scene)}"
        case Who.ALL | Who.OPPONENTS:
            name = "every player" if who is Who.ALL else "every opponent"
            return f"{name} may use this once in each own {when}: {paid_for(do, price, scene)}"
        case Who.ACTIVE | Who.LOSER | Who.THAT:
            return f"that player may use this once in each own {when}: {paid_for(do, price, scene)}"


def anchored_of(clause: c.Activate, scene: Scene) -> str:
    """The spell of a card in the Wilds: who may cast it, and how often, is the same for all of them (QX-8)."""
    _, beside, rest = split(clause.if_)
    when = "".join(f"{words}, " for words in beside) + ("" if rest is None else f"if {condition_of(rest, scene)}, ")
    return f"{when}{paid_for(clause.do, clause.price, scene)}"


def paid_for(do: Sequence[Effect], price: Price | None, scene: Scene) -> str:
    if price is None:
        return effects.told(do, scene, offer=True)
    return f"{effects.price_of(price, scene)}{effects.to_do(do, scene)}"
