"""Words: the text of options and questions."""

from tumblehall.games.quaeleon.content.facts import CARDS
from tumblehall.games.quaeleon.edges.english import do_of, effect_of
from tumblehall.games.quaeleon.language.terms import Stat
from tumblehall.games.quaeleon.language.words import Annihilate, Choose
from tumblehall.games.quaeleon.rules import choices, steps
from tumblehall.games.quaeleon.rules.attack import damage
from tumblehall.games.quaeleon.rules.field import removal_of
from tumblehall.games.quaeleon.rules.limits import HAND_LIMIT, SLOTS, STACK_LIMIT
from tumblehall.games.quaeleon.rules.numbers import find, initiative_of, must_stack, value_of
from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.games.quaeleon.rules.tables import PROGRAMS
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.values import Option

RULES = {
    steps.SWAP: "KQ-1.4",
    steps.STACK: "KQ-2.2",
    steps.TRIM: "KQ-2.10",
    steps.AIM: "KQ-4.4",
    steps.WHOM: "KQ-3.1",
    steps.MAY: "KQ-3.4",
    steps.CHOOSE: "KQ-3.1",
    steps.PICK: "KQ-3.1",
    steps.DISCARD: "KQ-3.4",
    steps.RECRUIT: "KQ-3.3",
    steps.SALVAGE: "KQ-5.3",
    steps.PUSH: "KQ-3.1",
    steps.END: "KQ-2.6",
}
PLAIN = {
    choices.YES: ("yes", "Yes"),
    choices.NO: ("no", "No"),
    choices.PASS: ("pass", "Recruit no more"),
    choices.END_TURN: ("end-turn", "End your turn"),
}
CONFIRMING = {
    steps.SWAP: ("Swap the {} set aside", "Keep your hand as it is"),
    steps.STACK: ("Set your stack of {}", "Play no cards this round"),
    steps.TRIM: ("Discard these {}", "Discard nothing"),
}
VERBS = (
    (choices.PUSH, "push", "Put {} on top of your stack", "hand"),
    (choices.SALVAGE, "salvage", "Take {} from the discard pile", "discard"),
    (choices.RECRUIT, "recruit", "Recruit {}", "pool"),
    (choices.DISCARD, "discard", "Discard {}", "hand"),
    (choices.SET_ASIDE, "set-aside", "Set {} aside", "hand"),
)
PLACES = ("1st", "2nd", "3rd", "4th", "5th")


def name_of(kind: int) -> str:
    return CARDS[kind].name


def prompt_of(s: QuaeleonState, f: Frame) -> tuple[str, str]:
    """What a seat is asked, and the rule behind it."""
    match f[0]:
        case steps.SWAP:
            words = "Set cards aside to swap them for new ones, then confirm."
        case steps.STACK:
            least = " You must stack at least one." if must_stack(s) else ""
            words = f"Build your stack of up to {STACK_LIMIT} cards, first to be played first, then confirm.{least}"
        case steps.TRIM:
            left = len(s.hand[f[1]]) - HAND_LIMIT
            words = f"Discard down to {HAND_LIMIT} cards ({left} to go)." if left else "Confirm what you discard."
        case steps.AIM:
            words = f"Whom does {_laid_name(s, f[1], f[2])} attack?"
        case steps.WHOM:
            words = f"{_source(f)}: whom? ({do_of(PROGRAMS[f[2]].effects[f[3]].do)})"
        case steps.MAY:
            words = f"{_source(f)}: do you? ({effect_of(PROGRAMS[f[2]].effects[f[3]])})"
        case steps.CHOOSE:
            words = f"{_source(f)}: choose one."
        case steps.PICK:
            verb = "annihilate" if isinstance(removal_of(f[2], f[3]), Annihilate) else "return"
            words = f"{_source(f)}: which card do you {verb}?"
        case steps.DISCARD:
            words = f"Which card do you discard? ({f[2]} to go)"
        case steps.RECRUIT:
            words = f"Recruit a card of the pool? ({f[2]} left)"
        case steps.SALVAGE:
            words = "Which card do you take from the discard pile?"
        case steps.PUSH:
            words = "Which card do you put on top of your stack?"
        case _:
            words = "Your turn is done."
    return words, RULES[f[0]]


def _source(f: Frame) -> str:
    return name_of(PROGRAMS[f[2]].kind)


def _laid_name(s: QuaeleonState, seat: int, order: int) -> str:
    laid = find(s, seat, order)
    return "the card" if laid is None else name_of(laid.kind)


def describe(s: QuaeleonState, f: Frame, option: int) -> Option:
    """The text form of an option."""
    rule = RULES[f[0]]
    if option in PLAIN:
        id, label = PLAIN[option]
        return Option(id, label, _card(s, f[1], f[4]) if f[0] == steps.MAY else (), rule)
    if option == choices.CONFIRM:
        n = len(s.picks[f[1]])
        done, none = CONFIRMING[f[0]]
        return Option("confirm", done.format(n) if n else none, (), rule)
    if option >= choices.CHOOSE:
        return _list(s, f, option - choices.CHOOSE, rule)
    if option >= choices.SEAT:
        return _target(s, f, option - choices.SEAT, rule)
    if option >= choices.PICK:
        return _picked(s, f, option, rule)
    for first, verb, label, zone in VERBS:
        if option >= first:
            facts = CARDS[option - first]
            return Option(f"{verb} {facts.slug}", label.format(facts.name), (f"{zone}:{facts.slug}",), rule)
    if option >= choices.UNSTACK:
        place = option - choices.UNSTACK
        label = f"Take {name_of(s.picks[f[1]][place])} ({PLACES[place]}) back into your hand"
        return Option(f"unstack {place + 1}", label, (f"picks:{place + 1}",), rule)
    facts = CARDS[option]
    label = f"Stack {facts.name} as {PLACES[len(s.picks[f[1]])]}"
    return Option(f"stack {facts.slug}", label, (f"hand:{facts.slug}",), rule)


def _card(s: QuaeleonState, seat: int, order: int) -> tuple[str, ...]:
    """The card whose effect it is, while it lies on the field."""
    laid = find(s, seat, order)
    return () if laid is None else (f"field:{seat}:{laid.slot + 1}",)


def _list(s: QuaeleonState, f: Frame, place: int, rule: str) -> Option:
    word = PROGRAMS[f[2]].effects[f[3]].do
    assert isinstance(word, Choose)
    label = " and ".join(effect_of(each) for each in word.options[place])
    return Option(f"choose {place + 1}", label[0].upper() + label[1:], _card(s, f[1], f[4]), rule)


def _target(s: QuaeleonState, f: Frame, target: int, rule: str) -> Option:
    """An attack says what it would take away."""
    label = f"Seat {target} ({s.health[target]} health)"
    if f[0] == steps.AIM:
        laid = find(s, f[1], f[2])
        if laid is not None:
            n = damage(s, target, value_of(s, f[1], laid, Stat.ATTACK), laid.pierce)
            label = f"Attack seat {target}: {s.health[target]} health, {n} damage"
    return Option(f"seat {target}", label, (f"seat:{target}",), rule)


def _picked(s: QuaeleonState, f: Frame, option: int, rule: str) -> Option:
    verb = "annihilate" if isinstance(removal_of(f[2], f[3]), Annihilate) else "return"
    if option >= choices.PICK_UP:
        seat = option - choices.PICK_UP
        facts = CARDS[s.up[seat]]
        label = f"{verb.capitalize()} {facts.name}, revealed by seat {seat} (initiative {initiative_of(s, seat)})"
        return Option(f"{verb} {facts.slug}@{seat}:up", label, (f"up:{seat}",), rule)
    seat, slot = divmod(option - choices.PICK, SLOTS)
    facts = CARDS[next(laid.kind for laid in s.field[seat] if laid.slot == slot)]
    label = f"{verb.capitalize()} {facts.name} of seat {seat} (place {slot + 1})"
    return Option(f"{verb} {facts.slug}@{seat}:{slot + 1}", label, (f"field:{seat}:{slot + 1}",), rule)
