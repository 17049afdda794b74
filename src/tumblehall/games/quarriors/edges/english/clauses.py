"""The clauses of cards as sentences, without capital and full stop."""

from collections.abc import Sequence
from dataclasses import replace

from tumblehall.games.quarriors.edges.english import effects
from tumblehall.games.quarriors.edges.english.conditions import PHASES, condition_of, split, turn_of
from tumblehall.games.quarriors.edges.english.dice import pick_of
from tumblehall.games.quarriors.edges.english.modifiers import both_of, modifier_of
from tumblehall.games.quarriors.edges.english.moments import happening_of, moment_of, window_of
from tumblehall.games.quarriors.edges.english.scene import OTHERS_TURN, SCORE_PHASE, Scene
from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language.effects import Effect, Price
from tumblehall.games.quarriors.language.modifiers import Attack, Defence
from tumblehall.games.quarriors.language.selectors import Condition, InPhase, Of
from tumblehall.games.quarriors.language.terms import Handling, Moment, Special, Who, Window

IN_PHASE_1 = (Moment.SCORES, Moment.SCORED_ALL, Moment.QUEST_DONE, Moment.QUEST_DIE, Moment.QUEST_BONUS)
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
            return f"immediate when readied: spend it{effects.to_do(do, _spell(scene))}"
        case c.Cast(do, if_):
            return f"{casting_of(if_, scene)}: {effects.told(do, _spell(scene))}"
        case c.React(windows, do):
            return f"reaction{reacting_of(windows)}: {effects.told(do, replace(_spell(scene), rolled=OTHERS_TURN))}"
        case c.Attach(target, clauses):
            beside = replace(_spell(scene), host="it")
            return f"attach to {pick_of(target, scene)}: {'; '.join(sentences_of(clauses, beside))}"
        case c.Enchant(clauses):
            told_ = "; ".join(sentences_of(clauses, _spell(scene)))
            return f"enchantment, readied for free and never cast; while it is in your ready area: {told_}"
        case c.Activate(do, price, who, if_):
            return activating(do, price, who, if_, scene)
        case c.Instead():
            return instead_of(clause, scene)
        case modifier:
            return modifier_of(modifier, scene)


def _spell(scene: Scene) -> Scene:
    return replace(scene, this="this die", ready=False)


# -- when ---------------------------------------------------------------------------------------------------------


def when_of(
    moment: Moment, do: Sequence[Effect], of: Of, if_: Condition | None, may: bool, limit: int | None, scene: Scene
) -> str:
    turn, beside, rest = split(if_)
    here = replace(scene, moment=moment, rolled=_rolled(moment, turn, scene))
    head = moment_of(moment, of, turn, here) + "".join(f" {words}" for words in beside)
    if rest is not None:
        head += f", if {condition_of(rest, here)}"
    if of is Special.THIS and moment in ONE_NOUN and scene.this == "this":
        here = replace(here, this="it")
    if moment is Moment.DRAWN:
        here = replace(here, it="the dice drawn")
    return f"{head}, {effects.you_may(do, here) if may else effects.told(do, here)}{often(limit)}"


def _rolled(moment: Moment, turn: Who | None, scene: Scene) -> str:
    if moment in IN_PHASE_1:
        return SCORE_PHASE
    return OTHERS_TURN if turn is Who.OPPONENTS else scene.rolled


def often(limit: int | None) -> str:
    match limit:
        case None:
            return ""
        case 1:
            return " (once a turn)"
        case _:
            return f" (at most {limit} times a turn)"


# -- instead ------------------------------------------------------------------------------------------------------


def instead_of(clause: c.Instead, scene: Scene) -> str:
    turn, beside, rest = split(clause.if_)
    words = beside if turn is None else [*beside, f"in {turn_of(turn, scene)}"]
    here = replace(scene, rolled=OTHERS_TURN if turn is Who.OPPONENTS else scene.rolled)
    head = happening_of(clause.happening, clause.of, "".join(f" {word}" for word in words), here)
    if rest is not None:
        head += f", if {condition_of(rest, here)}"
    return f"{head}, {replacement_of(clause, here)}{often(clause.limit)}"


def replacement_of(clause: c.Instead, scene: Scene) -> str:
    """With a price the dice of the price come between, so that `it` would be one of them."""
    first, *rest = clause.do
    scene = replace(scene, victim="it")
    if clause.price is not None:
        return f"you may {effects.price_of(clause.price, scene)}{effects.to_do(clause.do, scene)}"
    if clause.of is Special.THIS and scene.this == "this":
        scene = replace(scene, this="it")
    head, later, when = effects.told((first,), scene, offer=clause.may).partition(", to be rolled")
    return "you may " * clause.may + f"{head} instead{later}{when}" + (f"; {effects.told(rest, scene)}" if rest else "")


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
    told_ = " or ".join(window_of(window) for window in windows)
    return f", {told_}" if windows[0] is Window.ANYTIME else f" {told_}"


def activating(do: Sequence[Effect], price: Price | None, who: Who, if_: Condition | None, scene: Scene) -> str:
    match if_:
        case None:
            when = "turns"
        case InPhase(phase):
            when = f"{PHASES[phase]}s"
        case condition:
            when = f"turns, if {condition_of(condition, scene)},"
    whole = (
        effects.told(do, scene, offer=True)
        if price is None
        else f"{effects.price_of(price, scene)}{effects.to_do(do, scene)}"
    )
    match who:
        case Who.ME:
            return f"once in each of your {when} you may {whole}"
        case Who.ALL:
            return f"every player, once in each of their {when}, may {whole}"
        case Who.OPPONENTS:
            return f"every opponent, once in each of their {when}, may {whole}"
        case Who.ACTIVE | Who.LOSER | Who.THAT:
            return f"that player, once in each of their {when}, may {whole}"
