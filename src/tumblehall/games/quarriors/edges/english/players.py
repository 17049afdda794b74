"""Players in English: as those who do something, and as those to whom it is done."""

from dataclasses import replace

from tumblehall.games.quarriors.edges.english import conditions
from tumblehall.games.quarriors.edges.english.scene import Scene, possessive, third
from tumblehall.games.quarriors.language.selectors import AtLeast, Chosen, Exactly, Players, PlayersWho
from tumblehall.games.quarriors.language.terms import Who


def name_of(who: Players, scene: Scene) -> str:
    """`you`, `each opponent who has a creature in the ready area`, `1 opponent`."""
    match who:
        case Who.ME:
            return "you"
        case Who.OPPONENTS | Who.ALL:
            return f"each {one_of(who, scene)}"
        case Who.ACTIVE:
            return scene.active
        case Who.LOSER:
            return "that opponent"
        case Who.THAT:
            return scene.that
        case PlayersWho(of) if is_rest(who, scene):
            return f"each other {one_of(of, scene)}"
        case PlayersWho(Who.OPPONENTS | Who.ALL):
            return f"each {one_of(who, scene)}"
        case PlayersWho():
            return one_of(who, scene)
        case Chosen(Who.ME | Who.ACTIVE | Who.LOSER | Who.THAT as one):
            return name_of(one, scene)
        case Chosen(of, 1, 1):
            return f"1 {one_of(of, scene)}"
        case Chosen(of, least, most):
            quantity = f"up to {most}" if not least else f"{least}" if least == most else f"{least} to {most}"
            return f"{quantity} {one_of(of, scene) if most == 1 else several_of(of, scene)}"


def is_rest(who: PlayersWho, scene: Scene) -> bool:
    """Whether they are those, and only those, whom the effect before left out."""
    match who, scene.met:
        case PlayersWho(of, Exactly(none, 0)), PlayersWho(others, AtLeast(some, 1)):
            return (of, none) == (others, some)
        case _:
            return False


def one_of(who: Players, scene: Scene) -> str:
    """What one of them is called: `opponent who has a creature in the ready area`."""
    match who:
        case Who.OPPONENTS:
            return "opponent"
        case Who.ALL:
            return "player"
        case Who.ME | Who.ACTIVE | Who.LOSER | Who.THAT:
            return name_of(who, scene)
        case PlayersWho((Who.OPPONENTS | Who.ALL) as all_of, if_):
            return f"{one_of(all_of, scene)} {conditions.who_of(if_, scene)}"
        case PlayersWho(one, if_):
            name = name_of(one, scene)
            return f"{name} (if {conditions.condition_of(if_, replace(scene, that=name))})"
        case Chosen(of):
            return one_of(of, scene)


def several_of(who: Players, scene: Scene) -> str:
    match who:
        case Who.OPPONENTS:
            return "opponents"
        case Who.ALL:
            return "players"
        case PlayersWho((Who.OPPONENTS | Who.ALL) as all_of, if_):
            return f"{several_of(all_of, scene)} {conditions.who_of(if_, scene, plural=True)}"
        case Chosen(of):
            return several_of(of, scene)
        case Who.ME | Who.ACTIVE | Who.LOSER | Who.THAT | PlayersWho():
            return one_of(who, scene)


def subject_of(who: Who, verb: str, scene: Scene) -> str:
    """With a verb, where something holds for them: `opponents pay`, `the active player pays`."""
    match who:
        case Who.OPPONENTS | Who.ALL:
            return f"{several_of(who, scene)} {verb}"
        case Who.ME:
            return f"you {verb}"
        case Who.ACTIVE | Who.LOSER | Who.THAT:
            return f"{name_of(who, scene)} {third(verb, True)}"


def do_of(who: Players, verb: str, scene: Scene) -> str:
    """With a verb, where they do something now: an order to you, `each opponent loses`."""
    if who is scene.actor:
        return verb
    several = isinstance(who, Chosen) and who.most > 1
    return f"{name_of(who, scene)} {third(verb, not several)}"


def whose(who: Players, scene: Scene) -> str:
    """Of what is theirs, once they were named."""
    match who:
        case Who.ME:
            return "your"
        case Who.ACTIVE | Who.LOSER | Who.THAT if who is not scene.actor:
            return possessive(name_of(who, scene))
        case _:
            return "their"
