"""Conditions in English: what follows `if` and `while`, and what follows `each opponent`."""

from dataclasses import replace

from tumblehall.games.quarriors.edges.english import dice as d
from tumblehall.games.quarriors.edges.english import numbers, players
from tumblehall.games.quarriors.edges.english.scene import Scene, article, joined, possessive, spaced, special_of
from tumblehall.games.quarriors.language.selectors import (
    And,
    AtLeast,
    ByCause,
    Classes,
    Condition,
    Count,
    Dice,
    Draws,
    Either,
    Exactly,
    GloryOf,
    InPhase,
    InTurn,
    Is,
    Not,
    Plus,
)
from tumblehall.games.quarriors.language.terms import Cause, Moment, Phase, Side, Special, What, Who, Zone

PHASES = {
    Phase.SCORE: "score phase",
    Phase.READY: "ready phase",
    Phase.ATTACK: "attack phase",
    Phase.CAPTURE: "capture phase",
    Phase.TIDY: "tidy-up",
}
RECORDS = {
    Zone.SCORED: ("", "scored this turn"),
    Zone.SCORED_NOW: ("", "scored in this phase"),
    Zone.PARTY: ("be", "in the party"),
    Zone.NAMED: ("be", "named as defender"),
    Zone.FALLEN: ("be", "destroyed in the battle"),
    Zone.LOST: ("be", "destroyed by the damage of this turn's attack"),
}
"""What is said of dice of which a record is kept, with `was` or without."""


def condition_of(condition: Condition, scene: Scene) -> str:
    """What follows `if`, `while` or `as soon as`."""
    match condition:
        case AtLeast(Count(Dice(Side.ACTIVE, zones=(Zone.SUMMONED,))), 2) if scene.moment is Moment.SUMMONED:
            return "it is the second or a later one of this turn"
        case Exactly(Count(Dice(Side.ACTIVE, zones=(Zone.SUMMONED,))), 1) if scene.moment is Moment.SUMMONED:
            return "it is the first of this turn"
        case AtLeast(Count(dice), int(least)):
            return there_are(dice, least, f"{least} or more", scene)
        case Exactly(Count(dice), int(n)):
            return there_are(dice, n, f"exactly {n}", scene)
        case AtLeast(Classes(dice), least):
            many = f"{numbers.value_of(least, scene)} or more different classes"
            if scene.moment is Moment.SCORED_ALL and dice == Dice(Side.MINE, zones=(Zone.SCORED_NOW,)):
                return f"they are of {many}"
            return f"{many} are among {d.several(dice, scene)}"
        case AtLeast(Draws(who), least):
            return numbers.drew(who, scene, f" {numbers.value_of(least, scene)} or more times")
        case AtLeast(number, Plus((other, 1))):
            return f"{numbers.value_of(number, scene)} is more than {numbers.value_of(other, scene)}"
        case AtLeast(number, least):
            return f"{numbers.value_of(number, scene)} is at least {numbers.value_of(least, scene)}"
        case Exactly(number, n):
            return f"{numbers.value_of(number, scene)} is exactly {numbers.value_of(n, scene)}"
        case Is(die, dice):
            return is_of(die, dice, scene)
        case InPhase(phase):
            return f"it is your {PHASES[phase]}"
        case InTurn(who):
            return f"it is {turn_of(who, scene)}"
        case ByCause(cause):
            return f"this comes {cause_of(cause)}"
        case And(parts):
            return and_of(parts, scene)
        case Not(InTurn(who)):
            return f"it is not {turn_of(who, scene)}"
        case Not(Is(die, dice)):
            return is_of(die, dice, scene, negative=True)
        case Not(of):
            return f"it is not so that {condition_of(of, scene)}"


def and_of(parts: tuple[Condition, ...], scene: Scene) -> str:
    """All of them. `this` and `it` need no second naming."""
    told: list[str] = []
    for part in parts:
        subject = _subject(part, scene)
        text = condition_of(part, scene)
        again = bool(told) and subject != "" and told[-1].startswith(f"{subject} ")
        told.append(text.removeprefix(f"{subject} ") if again else text)
    return joined(told)


def _subject(condition: Condition, scene: Scene) -> str:
    match condition:
        case Is(die) | Not(Is(die)):
            return special_of(die, scene)
        case _:
            return ""


def turn_of(who: Who, scene: Scene) -> str:
    match who:
        case Who.ME:
            return "your turn"
        case Who.OPPONENTS:
            return "an opponent's turn"
        case Who.ALL:
            return "anybody's turn"
        case Who.ACTIVE | Who.LOSER | Who.THAT:
            return f"{possessive(players.name_of(who, scene))} turn"


def cause_of(cause: Cause) -> str:
    match cause:
        case Cause.DAMAGE:
            return "by damage"
        case Cause.SCORE:
            return "by scoring"


# -- how many there are -------------------------------------------------------------------------------------------


def there_are(dice: Dice | Either, n: int, quantity: str, scene: Scene) -> str:
    """`there is no Basic Quiddity die in your used pile`, `2 or more creatures of yours scored this turn`."""
    several = n > 1
    if isinstance(dice, Dice) and len(dice.zones) == 1 and dice.zones[0] in (Zone.SUMMONED, *RECORDS):
        return _recorded(dice, _quantity(n, quantity), several, scene)
    if isinstance(dice, Dice) and dice.zones == d.IN_PLAY and dice.side in (Side.MINE, Side.OTHERS):
        kind = d.kind_of(dice, scene, several)
        held = "no" if n == 0 else quantity
        return spaced("you have", article(kind) if held == "1 or more" else f"{held} {kind}", d.traits_of(dice, scene))
    if n == 0:
        return f"there is no {d.phrase('', dice, scene)}"
    if n == 1 and quantity == "1 or more":
        return f"there is {d.a_die(dice, scene)}"
    return f"there {'are' if several else 'is'} {d.phrase(quantity, dice, scene, plural=several)}"


def _quantity(n: int, quantity: str) -> str:
    if n == 0:
        return "no"
    return "a" if quantity == "1 or more" else quantity


def _recorded(dice: Dice, quantity: str, several: bool, scene: Scene) -> str:
    kind = d.kind_of(dice, scene, plural=several)
    what = article(kind) if quantity == "a" else f"{quantity} {kind}"
    (zone,) = dice.zones
    if zone is Zone.SUMMONED:
        return f"{_owner(dice.side, scene)} summoned {what} {_latest(dice.side)}"
    _, behind = d.whose_of(dice.side, d.ONE, scene)
    verb, told = RECORDS[zone]
    was = "" if not verb else "were" if several else "was"
    return spaced(what, behind, d.traits_of(dice, scene, several), was, told)


def _owner(side: Side, scene: Scene) -> str:
    match side:
        case Side.MINE | Side.OTHERS:
            return "you"
        case Side.THEIRS:
            return "an opponent"
        case Side.ACTIVE:
            return scene.active
        case Side.THAT:
            return scene.that
        case Side.ANY | Side.DESTROYER | Side.ATTACKERS | Side.DEFENDERS:
            return "a player"


def _latest(side: Side) -> str:
    """Q145: kept until the start of that player's next turn."""
    match side:
        case Side.MINE | Side.OTHERS:
            return "in your latest turn"
        case Side.ACTIVE:
            return "this turn"
        case _:
            return "in their latest turn"


# -- what a die is ------------------------------------------------------------------------------------------------


def is_of(die: Special, dice: Dice | Either | Special, scene: Scene, negative: bool = False) -> str:
    """`this attacks`, `it is a light creature`."""
    name = special_of(die, scene)
    who = f"one of {name}" if d.is_several(name) else name
    match dice:
        case Special():
            other = special_of(dice, scene)
            if die is Special.THIS and dice is Special.IT:
                return f"this die is {'not ' * negative}among {other}"
            return f"{who} is {'not ' * negative}{other}"
        case Either(parts):
            link = "and" if negative else "or"
            return f" {link} ".join(is_of(die, part, scene, negative) for part in parts)
        case Dice():
            traits = _traits(dice, scene)
            if not negative:
                return f"{who} {joined([yes for yes, _ in traits])}"
            return f"{who} {joined([no for _, no in traits], 'or')}"


def _traits(dice: Dice, scene: Scene) -> list[tuple[str, str]]:
    """What is said of a die that fits, and of one that does not, place first. The pile in which it lies now goes
    without saying where there is more to say."""
    traits: list[tuple[str, str]] = []
    plain = Dice(dice.side, dice.what, dice.zones)
    bare = replace(dice, side=Side.ANY, shows=None, lowest=None, bearing=(), zones=(Zone.READY,))
    if bare != replace(plain, side=Side.ANY, zones=(Zone.READY,)):
        kind = article(spaced(d.kind_of(bare, scene), d.traits_of(bare, scene)))
        traits.append((f"is {kind}", f"is not {kind}"))
    if dice.bearing:
        carried = d.bearing_of(dice)
        traits.append((f"has {carried} attached", f"does not have {carried} attached"))
    if dice.shows is not None:
        shown = d.shown_by(dice.shows)
        traits.append((f"shows a {shown}", f"does not show a {shown}"))
    if dice.lowest is not None:
        can = ("can be turned to a lower level", "cannot be turned to a lower level")
        traits.append(can[::-1] if dice.lowest else can)
    lies = _lies(dice, scene)
    if lies is not None and not (traits and all(zone in d.PLACES for zone in dice.zones)):
        traits.insert(0, lies)
    return traits or [("is in play", "is not in play")]


def _lies(dice: Dice, scene: Scene) -> tuple[str, str] | None:
    """Where it is, or what a record says of it; None where that goes without saying."""
    match dice.side:
        case Side.ATTACKERS:
            return "attacks", "does not attack"
        case Side.DEFENDERS:
            return "can be named as defender", "cannot be named as defender"
        case _:
            pass
    if dice.zones == d.IN_PLAY:
        return None
    if len(dice.zones) == 1:
        zone = dice.zones[0]
        match zone:
            case Zone.SCORED_NOW if scene.moment is Moment.SCORED_ALL:
                return "is one of them", "is not one of them"
            case Zone.SCORED | Zone.SCORED_NOW:
                told = RECORDS[zone][1]
                return told, told.replace("scored", "did not score")
            case Zone.PARTY | Zone.NAMED | Zone.FALLEN | Zone.LOST:
                told = RECORDS[zone][1]
                return f"was {told}", f"was not {told}"
            case Zone.SUMMONED:
                when = _latest(dice.side)
                return f"was summoned {when}", f"was not summoned {when}"
            case Zone.BATTLE:
                return "takes part in the battle", "does not take part in the battle"
            case Zone.CHALLENGE:
                return "takes part in the challenge", "does not take part in the challenge"
            case _:
                pass
    where = d.place_of(replace(dice, what=What.DIE), (d.whose_of(dice.side, d.ONE, scene)[0], ""))
    return f"is {where}", f"is not {where}"


# -- which player -------------------------------------------------------------------------------------------------


def who_of(condition: Condition, scene: Scene, plural: bool = False) -> str:
    """What follows a player: `who has exactly 1 creature in the ready area`; that player is THAT in the condition."""
    has = "have" if plural else "has"
    match condition:
        case AtLeast(Count(Dice(Side.THAT) as dice), int(least)):
            return _has(dice, f"{least} or more", least, has, scene)
        case Exactly(Count(Dice(Side.THAT) as dice), int(n)):
            return _has(dice, f"exactly {n}", n, has, scene)
        case AtLeast(GloryOf(Who.THAT), int(least)):
            return f"who {has} {least} or more glory"
        case AtLeast(GloryOf(Who.THAT), Plus((GloryOf(Who.ME), 1))):
            return f"who {has} more glory than you"
        case Exactly(GloryOf(Who.THAT), GloryOf(Who.OPPONENTS)):
            return f"who {has} the most glory of all opponents"
        case InTurn(Who.THAT):
            return "whose turn it is"
        case Not(InTurn(Who.THAT)):
            return "whose turn it is not"
        case And(parts):
            return joined([who_of(part, scene, plural) for part in parts])
        case _:
            return f"for whom {condition_of(condition, replace(scene, that='that player'))}"


def _has(dice: Dice, quantity: str, n: int, has: str, scene: Scene) -> str:
    several = n > 1
    what = d.kind_of(dice, scene, plural=several)
    what = article(what) if quantity == "1 or more" else f"{'no' if n == 0 else quantity} {what}"
    traits = d.traits_of(dice, scene, several)
    match dice.zones:
        case (Zone.LOST,):
            return spaced("who lost", what, traits, "to the damage of your attack this turn")
        case (Zone.FALLEN,):
            return spaced("who lost", what, traits, "in the battle")
        case (Zone.SUMMONED,):
            return spaced("who summoned", what, traits, "in their latest turn")
        case _:
            where = "in play" if dice.zones == d.IN_PLAY else d.place_of(dice, ("the", ""))
            return spaced(f"who {has}", what, where, traits)


# -- how long something holds -------------------------------------------------------------------------------------

SUMMONED = Is(Special.THIS, Dice(Side.MINE, zones=(Zone.SUMMONED,)))


def while_of(condition: Condition | None, scene: Scene) -> str:
    """Before what holds only then: `while this attacks, `."""
    match condition:
        case None:
            return ""
        case InTurn(who):
            return f"in {turn_of(who, scene)}, "
        case And(parts) if set(parts) == {InTurn(Who.ME), SUMMONED}:
            return f"in the turn in which you summon {scene.this}, "
        case _ if condition == SUMMONED:
            return f"from the summon of {scene.this} to the start of your next turn, "
        case _:
            return f"while {condition_of(condition, scene)}, "


# -- parts that stand beside a moment -----------------------------------------------------------------------------


def split(condition: Condition | None) -> tuple[Who | None, list[str], Condition | None]:
    """Whose turn it must be, what is said beside the moment (`by damage`), and the rest."""
    parts = () if condition is None else condition.of if isinstance(condition, And) else (condition,)
    turn: Who | None = None
    beside: list[str] = []
    rest: list[Condition] = []
    for part in parts:
        match part:
            case InTurn(who):
                turn = who
            case ByCause(cause):
                beside.append(cause_of(cause))
            case InPhase(phase):
                beside.append(f"in your {PHASES[phase]}")
            case _:
                rest.append(part)
    left = None if not rest else rest[0] if len(rest) == 1 else And(tuple(rest))
    return turn, beside, left
