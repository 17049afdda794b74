"""Which words can stand where. What no rule could carry out is refused when a card is declared, with the reason; asked
of clauses as they stand on a face, bursts settled."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple

from tumblehall.games.quarriors.language import clauses as c
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language import modifiers as m
from tumblehall.games.quarriors.language import selectors as x
from tumblehall.games.quarriors.language.terms import (
    HOST,
    IT,
    THIS,
    VICTIM,
    Action,
    Chooser,
    Guard,
    Happening,
    Moment,
    Side,
    Special,
    What,
    Who,
    Window,
    Zone,
)

SPELLS = (Guard.S, Guard.S0, Guard.S1, Guard.S2, Guard.S12)
CREATURES = (Guard.ALL, Guard.B0, Guard.B1, Guard.B2, Guard.B12)
LOCKED = (Guard.LOCK, Guard.LOCK0, Guard.LOCK1, Guard.LOCK2)
CARRIED = (Guard.ART1, Guard.ART2, Guard.ART3)
"""Faces that work beside a creature."""
CASTS = (c.Cast, c.React, c.AtReady, c.Attach, c.Enchant)
OF_ITS_FACE = (m.Stats, m.FaceQuiddity, m.ScoreFirst, m.Lethal, m.Doomed, m.Copy)
"""Modifiers that speak of the die on whose face they stand."""
FIGURES = (m.Attack, m.Defence, m.Stats, m.FixedAttack, m.VoidSpells)
"""What attack and defence are made of."""
OF_DICE = (Moment.SUMMONED, Moment.ATTACKING, Moment.DESTROYED, Moment.SCORES)
"""Moments that happen to dice: others can be asked to answer them."""
PLACES = (Moment.PLACED, Moment.BOUGHT_OUT)
"""Moments of dice that are put into a place of their own."""
UNLOCKED = (
    *OF_DICE, Moment.BEFORE_DEFENDERS, Moment.FIRST_LOSS, Moment.ATTACK_OVER, Moment.SCORED_ALL, Moment.FACE_ROLLED,
)  # fmt: skip
"""Moments of dice that are summoned, attack, fall, score or are rolled: a locked die does none of it (QL-10)."""
IN_PLAY = (Zone.READY, Zone.QUEST, Zone.HERE, Zone.BATTLE, Zone.CHALLENGE, Zone.SUMMONED, Zone.NAMED)
PILES = (Zone.ACTIVE, Zone.SPENT, Zone.USED)
KEPT = (Zone.SCORED, Zone.SCORED_NOW, Zone.FALLEN, Zone.LOST)
USED_UP = (c.When, c.Instead, m.SummonPrice, m.CapturePrice)
"""What can be laid for so many uses."""
PLAIN_FORBIDS = (Action.SECOND_SUMMON, Action.CAPTURE)
ONCE = (c.Cast, c.React, c.AtReady, c.Attach, c.Enchant, c.Activate, m.Stats, m.Copy, m.FaceQuiddity)
"""Words of which a face says one: they would stand in each other's way."""
FIRST_USE, MOST_USES, MOST_LISTS = 1, 2, 4

REACH: dict[type, tuple[Zone, ...]] = {
    **dict.fromkeys((e.Destroy, e.Boost, e.Still, e.Rotate, e.Strip, e.Discard), IN_PLAY),
    **dict.fromkeys((e.Cull, e.RollOut), (*IN_PLAY, *PILES)),
    e.Move: (*IN_PLAY, *PILES, Zone.WILDS),
    e.Reroll: (Zone.ACTIVE,),
    e.Capture: (Zone.WILDS,),
    **dict.fromkeys((e.Give, e.Swap), (Zone.USED,)),
    e.Lock: (Zone.ACTIVE, Zone.SPENT),
    e.Unlock: IN_PLAY,
}
"""Where the dice lie that an effect can be done to."""
CREATURE_DICE = (What.CREATURE, What.CREATURE_DIE, What.DIE)
TREATED: dict[type, tuple[What, ...]] = {
    **dict.fromkeys((e.Destroy, e.Boost, e.Still, e.Rotate, e.Strip, e.Unlock), CREATURE_DICE),
    e.Discard: (What.SPELL, What.SPELL_DIE, What.DIE),
}
"""What they are, where that matters."""
MOVED_FROM = {
    Zone.READY: (Zone.ACTIVE, Zone.SPENT, *IN_PLAY),
    Zone.SPENT: (Zone.ACTIVE, *IN_PLAY),
    **dict.fromkeys((Zone.WILDS, Zone.USED, Zone.BAG, Zone.ACTIVE, Zone.ASIDE, Zone.REMOVED), REACH[e.Move]),
}
"""By destination: from where a die can come there. It has a face in a ready area and among the spent."""
MANY = (Side.ANY, Side.THEIRS, Side.DEFENDERS)
"""Sides of several players."""
ROLLED_TO = (Zone.ACTIVE, Zone.SPENT, Zone.USED, Zone.BAG, Zone.WILDS, Zone.ASIDE, Zone.REMOVED)


class Place(NamedTuple):
    """Where words stand."""

    guard: Guard
    hosted: bool = False
    """In a spell that lies beside a creature."""
    laid: bool = False
    """On a player."""
    victim: bool = False
    """In place of a destruction."""
    enchants: bool = False
    """In an enchantment, which is no creature."""


def misshapen(clause: c.Clause, guard: Guard) -> str | None:
    """Why a clause cannot work on the faces of its guard; None: it can."""
    place = Place(guard, hosted=guard in CARRIED)
    return next(iter((*_behind(clause, place), *_clause(clause, place), *_said(clause, place))), None)


def clash(clauses: tuple[c.Clause, ...]) -> str | None:
    """Why the clauses of one face cannot stand side by side."""
    words = [type(clause) for clause in clauses]
    for word in ONCE:
        if words.count(word) > 1:
            return f"two {word.__name__} on one face"
    if words.count(c.Use) > MOST_USES:
        return "more than two Use on one face"
    if sum(word in words for word in (c.Cast, c.Attach, c.AtReady, c.Enchant)) > 1:
        return "a spell is cast, attached, resolves as it is readied or works from there, not two of these"
    return None


# -- clauses -----------------------------------------------------------------------------------------------------------


def _behind(clause: c.Clause, place: Place) -> Iterator[str]:
    word, name, guard = type(clause), type(clause).__name__, place.guard
    captured = isinstance(clause, c.When) and clause.moment is Moment.CAPTURED
    if captured != (guard is Guard.CARD and word is c.When):
        yield f"{name} {guard.name}: only the card in the Wilds answers a capture, and nothing else"
    if guard in SPELLS and word not in CASTS:
        yield f"{name} does nothing on a spell that is not attached"
    if guard in CREATURES and word in (*CASTS, c.Use, m.FaceQuiddity):
        yield f"{name} does nothing on a creature face"
    if guard is Guard.Q1 and word not in (c.Use, m.FaceQuiddity):
        yield f"{name} does nothing on a quiddity face"
    if guard in (Guard.RR, Guard.IMM) and word is not c.Use:
        yield f"{name} does nothing on a face that shows no creature"
    if guard in LOCKED and word in (*CASTS, *OF_ITS_FACE, c.Use):
        yield f"{name} does nothing on a locked die"
    if guard not in LOCKED and word is m.LockInto:
        yield f"{name} needs a lock face"
    if isinstance(clause, c.When) and (clause.moment in PLACES) > (guard in (*LOCKED, *CARRIED)):
        yield f"{clause.moment.name} happens to locked dice only"
    if guard in LOCKED and isinstance(clause, c.When) and clause.of is THIS and clause.moment in UNLOCKED:
        yield f"{clause.moment.name} does not happen to a locked die"
    if (guard is Guard.ANCHOR) != (word is c.Activate) and guard is Guard.ANCHOR:
        yield f"{name} is no anchored spell"
    if guard is Guard.CARD and word in (*CASTS, *OF_ITS_FACE, c.Use, c.Activate, c.Instead):
        yield f"{name} needs a die"


def _clause(clause: c.Clause, place: Place) -> Iterator[str]:
    name = type(clause).__name__
    if (place.hosted or place.laid or place.enchants) and isinstance(clause, (*CASTS, *OF_ITS_FACE, c.Use, c.Activate)):
        yield f"{name} needs a face of its own"
    if isinstance(clause, FIGURES) and any(
        isinstance(word, x.AttackOf) or _asks_figures(word) for word in _words(clause)
    ):
        yield f"{name} depends on attack or defence, which depend on it"
    limit = getattr(clause, "limit", None)
    if limit is not None and limit < FIRST_USE:
        yield f"{name} with limit {limit} is never used"
    of = getattr(clause, "on", None) if isinstance(clause, m.VoidSpells) else getattr(clause, "of", None)
    match clause:
        case c.When(moment, do):
            if not isinstance(of, Special) and moment not in OF_DICE:
                yield f"{moment.name} happens to no dice: it is answered for THIS or HOST"
            if moment is Moment.I_DESTROY and place.hosted and says(clause, IT):
                yield "an attached spell that answers I_DESTROY knows its HOST, not the victim"
            yield from _heard(of, place, name)
            yield from _list(do, place._replace(victim=False))
        case c.Instead(_, happening, do):
            yield from _heard(of, place, name)
            price = clause.price.dice if isinstance(clause.price, e.Cull) else None
            if price is VICTIM or (price is not None and price is of):
                yield "a die is no price for its own fate"
            if happening is Happening.TO_USED and (clause.may or clause.price or clause.limit):
                yield "in place of a used pile nobody is asked"
            yield from _list(do, place._replace(victim=happening is Happening.DESTROYED))
        case c.React(windows, do):
            yield from _list(do, place._replace(victim=windows == (Window.RESCUE,)))
        case c.Use(_, do) | c.AtReady(do) | c.Cast(do) | c.Activate(do):
            yield from _list(do, place)
        case c.Attach(target, clauses):
            yield from _creature(target, "a spell is attached to")
            for each in clauses:
                yield from _clause(each, place._replace(hosted=True))
        case c.Enchant(clauses):
            for each in clauses:
                yield from _clause(each, place._replace(enchants=True))
        case m.Copy():
            yield from _creature(clause.of, "a die copies")
        case m.Forbid(action, who):
            if (of is not None or clause.energy is not None) and action in (*PLAIN_FORBIDS, Action.REACTION_SPELLS):
                yield f"{action.name} is forbidden for all dice"
            if action in PLAIN_FORBIDS and not (place.guard is Guard.CARD and who is Who.ALL):
                yield f"{action.name} is forbidden by a card in the Wilds, to all"
        case m.SummonPrice():
            if of is not None and not isinstance(of, Special) and not _has_zone(of, (Zone.ACTIVE,)):
                yield "what is summoned lies in the active pool"
        case _:
            if of is not None:
                yield from _meant(of, place, name)


def _asks_figures(word: Any) -> bool:
    return isinstance(word, x.Dice) and word.defence_at_most is not None


def _heard(of: x.Of | None, place: Place, name: str) -> Iterator[str]:
    """Whose moments and happenings a clause can speak of."""
    if isinstance(of, Special):
        wanted = (THIS, HOST, IT) if place.laid else (THIS, HOST)
        if of not in wanted:
            yield f"{name} of {of.name}: there is no such die"
        if isinstance(name, str) and name == "Instead" and place.hosted and of is THIS:
            yield "an attached spell replaces what happens to its HOST"
    elif of is not None:
        if place.hosted and not place.laid:
            yield f"{name}: an attached spell speaks of its HOST"
        if not _has_zone(of, (*IN_PLAY, *KEPT)):
            yield f"{name}: those dice are not in play"


def _meant(of: x.Of, place: Place, name: str) -> Iterator[str]:
    """Which creatures a modifier can speak of."""
    if isinstance(of, Special):
        own = (THIS, HOST, IT) if place.laid else (HOST,) if place.hosted else () if place.enchants else (THIS,)
        if of not in own:
            yield f"{name} of {of.name}: there is no such creature"
    elif not _has_zone(of, IN_PLAY):
        yield f"{name}: those dice are not in play"


def _creature(pick: x.One, what: str) -> Iterator[str]:
    dice = pick.dice
    if not isinstance(dice, x.Dice) or dice.what is not What.CREATURE or not _has_zone(dice, IN_PLAY):
        yield f"{what} one creature in play"
    if pick.by is not Chooser.ME:
        yield f"{what} a creature that its owner chooses"


# -- effects -----------------------------------------------------------------------------------------------------------


def _list(do: tuple[e.Effect, ...], place: Place) -> Iterator[str]:
    if not do:
        yield "a list without effects"
    for effect in do:
        yield from _effect(effect, place)


def _effect(effect: e.Effect, place: Place) -> Iterator[str]:
    name = type(effect).__name__
    pick = getattr(effect, "dice", None)
    if pick is not None:
        yield from _pick(effect, pick, name)
    match effect:
        case e.Move(pick, to, roll):
            if to not in MOVED_FROM:
                yield f"{to.name} is no place to move to"
            elif not isinstance(pick, Special) and not _has_zone(_of(pick), MOVED_FROM[to]):
                yield f"a die comes to {to.name} with a face"
            if roll and to is not Zone.ACTIVE:
                yield "a die is rolled into the active pool only"
        case e.RollOut(_, creature, other):
            if creature not in (*ROLLED_TO, Zone.READY) or other not in ROLLED_TO:
                yield f"a rolled die cannot go to {creature.name} and {other.name}"
        case e.DrawRoll(_, to) if to not in (Zone.ACTIVE, Zone.SPENT):
            yield f"a drawn die is not rolled into {to.name}"
        case e.Capture(_, to) if to not in (Zone.USED, Zone.BAG, Zone.ACTIVE):
            yield f"a captured die does not go to {to.name}"
        case e.Save(_, to):
            if not place.victim or to not in (Zone.READY, Zone.HERE):
                yield "only what is just destroyed is saved, where it stands"
        case e.Later(moment, do):
            if moment is Moment.PROTECTION:
                yield "nothing waits for a protection step"
            yield from _list(do, place._replace(laid=True, victim=False))
        case e.Watch(_, clause, uses):
            if uses is not None and (uses < 1 or not isinstance(clause, USED_UP) or _to_used(clause)):
                yield f"{type(clause).__name__} is not used up"
            if says(clause, IT) and says(clause, HOST):
                yield "what is laid on a player remembers IT or HOST"
            yield from _clause(clause, place._replace(laid=True))
        case e.Then(do) | e.Repeat(_, do) | e.ForEach(_, do):
            yield from _list(do, place)
        case e.May(do, by=by):
            yield from _asks(by, name)
            yield from _list(do, place)
        case e.If(_, do, otherwise):
            yield from _list(do, place)
            yield from _list(otherwise, place) if otherwise else ()
        case e.GainDie(otherwise=otherwise) if otherwise:
            yield from _list(otherwise, place)
        case e.OneOf(options, by):
            yield from _asks(by, name)
            if len(options) > MOST_LISTS:
                yield f"more than {MOST_LISTS} lists to choose from"
            for option in options:
                yield from _list(option, place)
        case _:
            pass


def _asks(by: Chooser, name: str) -> Iterator[str]:
    if by is Chooser.OWNER:
        yield f"{name} by OWNER: there is no die whose owner that is"


def _to_used(clause: c.Clause) -> bool:
    return isinstance(clause, c.Instead) and clause.happening is Happening.TO_USED


def _pick(effect: e.Effect, pick: x.Pick, name: str) -> Iterator[str]:
    if isinstance(pick, Special) or isinstance(pick.dice, Special):
        if isinstance(effect, e.Capture | e.Swap):
            yield f"{name} needs dice to choose from"
        return
    for dice in _each(pick.dice):
        if not _has_zone(dice, REACH.get(type(effect), tuple(Zone))):
            yield f"{name} does nothing to dice in {', '.join(zone.name for zone in dice.zones)}"
        if dice.what not in TREATED.get(type(effect), tuple(What)):
            yield f"{name} does nothing to a {dice.what.value}"
        if isinstance(pick, x.One) and pick.by is Chooser.OWNER and dice.side in MANY:
            yield f"{name}: of several players' dice the owner is not known before one is chosen"
        if isinstance(pick, x.Each) and dice.side in (Side.MINE, Side.OTHERS):
            yield f"{name}: Each speaks of opponents' dice"
    if isinstance(pick, x.Each) and pick.by is Chooser.THAT:
        yield f"{name}: for each opponent one is chosen by ME or its owner"
    if isinstance(pick, x.UpTo) and pick.n < 1:
        yield f"{name} up to {pick.n}"


def _of(pick: x.Pick) -> x.Of:
    return pick if isinstance(pick, Special) else pick.dice


# -- everything that is said -------------------------------------------------------------------------------------------


def _said(clause: c.Clause, place: Place) -> Iterator[str]:
    """What no words may say, wherever they stand."""
    if says(clause, HOST) and not (place.hosted or isinstance(clause, c.Attach)):
        yield "HOST is a creature beside which a spell lies"
    rescue = isinstance(clause, c.React) and Window.RESCUE in clause.windows
    if says(clause, VICTIM, c.Instead) and not rescue:
        yield "VICTIM is a die to which something happens"
    for word in _words(clause):
        match word:
            case x.Dice():
                yield from _dice(word)
            case x.CountPlayers(x.Chosen()):
                yield "players that are chosen are not counted"
            case x.Chosen(_, least, most) if not 0 <= least <= most or most < 1:
                yield f"{least} to {most} players cannot be chosen"
            case e.Strip(n=int() as n) if n < 1:
                yield f"Strip {n}"
            case _:
                pass


def _dice(dice: x.Dice) -> Iterator[str]:
    for said_twice in (dice.zones, dice.classes, dice.not_classes, dice.types):
        if len(set(said_twice)) < len(said_twice):
            yield "the same is said twice of dice"
    if Zone.REMOVED in dice.zones:
        yield "dice out of the game are not found again (Q223)"
    if Zone.WILDS in dice.zones and dice.side is not Side.ANY:
        yield "dice in the Wilds are nobody's"
    if dice.attached and dice.what in (What.CREATURE, What.CREATURE_DIE):
        yield "creatures are not attached"


def says(value: Any, special: Special, *but: type) -> bool:
    """Whether words speak of a die by that name, those inside certain clauses left out."""
    return any(word is special for word in _words(value, but))


def _words(value: Any, but: tuple[type, ...] = ()) -> Iterator[Any]:
    if isinstance(value, but):
        return
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from _words(part, but)
    elif is_dataclass(value) and not isinstance(value, type):
        for each in fields(value):
            yield from _words(getattr(value, each.name), but)


def _each(of: x.Of) -> tuple[x.Dice, ...]:
    return () if isinstance(of, Special) else of.of if isinstance(of, x.Either) else (of,)


def _has_zone(of: x.Of, zones: tuple[Zone, ...]) -> bool:
    """Whether every part of a selector looks at one of those places at least."""
    return all(any(zone in zones for zone in dice.zones) for dice in _each(of))
