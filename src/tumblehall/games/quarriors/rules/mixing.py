"""Which cards lie in the Wilds: the sets of a game, how they are mixed, what is refused (QC-1, QD-8, Q380 to Q385)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from tumblehall.games.quarriors.cards import CARD_BY_NAME, COMPILED
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.rules.first_games import first_game
from tumblehall.games.quarriors.rules.mechanisms import large_dice, quest_cards
from tumblehall.kernel.dice import Rng
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.values import Json

CREATURE_CLASSES: Final = 7
SPELL_CLASSES: Final = 3
"""QC-1.3"""
NEEDED: Final = {"creature": CREATURE_CLASSES, "spell": SPELL_CLASSES}
ALONE: Final = {"light-dark": {"creature": 6, "spell": 2}}
"""Sets that are played alone with other numbers (QX-15)."""
SIDE: Final = (4, 5)
"""QD-8: so many cards of the other sets come first where they are a side to base."""
SET_TITLES: Final = {
    "base": "Base",
    "demons": "Rise of the Demons",
    "quarmageddon": "Quarmageddon",
    "qladiator": "Quest of the Qladiator",
    "quartifacts": "Quartifacts",
    "light-dark": "Light vs. Dark",
    "promos": "Quaxos Promo",
}
"""What the content files call a set."""
PROMO_OF_LOCKS: Final = "Quest of the Qladiator Promo"
SET_OF: Final = {title: name for name, title in SET_TITLES.items()} | {PROMO_OF_LOCKS: "promos"}
BESIDE: Final = {PROMO_OF_LOCKS: ("quarmageddon", "qladiator")}
"""Cards of the promos whose dice and rules come from other sets: only with all of these (Q25)."""
MIXES: Final = ("hint", "side", "scoops", "choice")
ByKind = Mapping[str, Sequence[CompiledCard]]
"""Cards by their kind: creatures and spells."""
DECKS: Final = {
    name: tuple(card for card in COMPILED if SET_OF[card.facts.set] == name and card.facts.kind in NEEDED)
    for name in SET_TITLES
}


# -- what is refused -------------------------------------------------------------------------------------------------


def needed_with(sets: Sequence[str]) -> Mapping[str, int]:
    """How many cards of each kind lie in the Wilds with these sets."""
    return ALONE.get(sets[0], NEEDED) if len(sets) == 1 else NEEDED


def check_options(options: Mapping[str, Json], seats: int) -> None:
    """The first reason that applies, with its number in the order in which they are asked."""
    sets, wilds, mix = options["sets"], options["wilds"], options["mix"]
    large_dice.check_options(options)
    quest_cards.check_options(options)
    _check_classes(sets)
    named = isinstance(wilds, list)
    if mix == "choice" and not named:
        raise BadInput("option 'mix': the players' own choice needs the cards in 'wilds' (S11, QD-8)")
    if (named and mix != "choice") or (wilds == "first-game" and mix != "hint"):
        raise BadInput("option 'mix': named cards are not mixed; leave 'mix' out (S12)")
    if mix in ("side", "scoops") and ("base" not in sets or len(sets) == 1):
        raise BadInput("option 'mix': this mix puts other sets before base: name base and another set (S14, Q382)")
    if wilds == "first-game" and not first_game(options, seats):
        raise BadInput("option 'wilds': there is no first game for these sets; draw the Wilds or name the cards (S15)")
    if named:
        _check_named([CARD_BY_NAME[name] for name in wilds], options, seats)


def _check_classes(sets: list[str]) -> None:
    """Q135: QC-1.3 would never stop turning cards."""
    have = class_counts(tuple(sets))
    needed = needed_with(sets)
    if any(have[kind] < needed[kind] for kind in needed):
        raise BadInput(
            f"option 'sets': these sets have {have['creature']} creature and {have['spell']} spell classes; "
            f"{needed['creature']} and {needed['spell']} are needed (S10, Q135)"
        )


def _check_named(cards: list[CompiledCard], options: Mapping[str, Json], seats: int) -> None:
    """QC-1.8: cards may be named, but QC-1.3 still holds."""
    sets, large = options["sets"], options["large_dice"]
    seen: set[str] = set()
    for card in cards:
        facts = card.facts
        belongs = SET_OF[facts.set]
        if belongs not in sets:
            raise BadInput(f"option 'wilds': {card.name} belongs to the set {belongs} (S21, Q383)")
        if facts.kind == quest_cards.KIND:
            quest_cards.check_named(card, options, seats, seen)
            seen.add(facts.die_class)
            continue
        helper = large and card.name in large_dice.ASSISTANTS and facts.die_class not in seen
        if facts.kind not in NEEDED and not helper:
            raise BadInput("option 'wilds': the basic cards are always there (S22, QC-1.2, QX-3)")
        if facts.die_class in seen:
            raise BadInput(f"option 'wilds': two cards of the class {facts.die_class} (S25, QC-1.3)")
        if not set(BESIDE.get(facts.set, ())) <= set(sets):
            needed = " and ".join(BESIDE[facts.set])
            raise BadInput(f"option 'wilds': {facts.type} needs {needed} (S26, Q25)")
        lacking = card.relies_on & large_dice.LEFT_OUT if large else ()
        if lacking:
            raise BadInput(f"option 'wilds': {card.name} needs {' and '.join(sorted(lacking))} (S27, Q123)")
        seen.add(facts.die_class)
    have = {kind: len(classes_of(cards, kind)) for kind in NEEDED}
    wanted = needed_with(sets)
    if have != wanted:
        raise BadInput(
            f"option 'wilds': {wanted['creature']} creature and {wanted['spell']} spell cards are needed; "
            f"{have['creature']} and {have['spell']} are named (S28)"
        )


# -- what is drawn ---------------------------------------------------------------------------------------------------


@cache
def pool_of(sets: tuple[str, ...], large: bool = False, quests: bool = False) -> tuple[CompiledCard, ...]:
    """The cards that may be turned over; what cannot work in this game stays in the box (Q384)."""
    return tuple(card for name in sets for card in DECKS[name] if comes_up(card, sets, large, quests))


def by_kind(cards: Iterable[CompiledCard]) -> ByKind:
    found: dict[str, list[CompiledCard]] = {kind: [] for kind in NEEDED}
    for card in cards:
        found[card.facts.kind].append(card)
    return found


@cache
def decks_of(sets: tuple[str, ...], large: bool, quests: bool) -> ByKind:
    """The same, creatures and spells apart."""
    return by_kind(pool_of(sets, large, quests))


@cache
def class_counts(sets: tuple[str, ...]) -> Mapping[str, int]:
    """How many classes of each kind these sets have."""
    return {kind: len(classes_of(pool_of(sets, quests=True), kind)) for kind in NEEDED}


def comes_up(card: CompiledCard, sets: tuple[str, ...], large: bool, quests: bool) -> bool:
    """`large`: large dice take the place of the basic cards (Q123); `quests`: there are some (Q126)."""
    if large and card.relies_on & large_dice.LEFT_OUT:
        return False
    if not quests and card.needs_quests:
        return False
    return set(BESIDE.get(card.facts.set, ())) <= set(sets)


def classes_of(cards: Iterable[CompiledCard], kind: str) -> set[str]:
    return {card.facts.die_class for card in cards if card.facts.kind == kind}


def chosen_cards(options: Mapping[str, Json], rng: Rng) -> list[CompiledCard]:
    """The creature and spell cards of the Wilds (QC-1.3, QC-1.8, QD-8)."""
    sets, wilds, large, quests = tuple(options["sets"]), options["wilds"], options["large_dice"], options["quests"]
    if wilds != "random":
        return [card for card in named_cards(options) if card.facts.kind in NEEDED]
    found: dict[str, CompiledCard] = {}
    needed = needed_with(sets)
    if options["mix"] == "hint":
        fill(found, decks_of(sets, large, quests), rng, needed)
        return list(found.values())
    others = [card for card in pool_of(sets, large, quests) if SET_OF[card.facts.set] != "base"]
    if options["mix"] == "side":
        turn_over(found, list(others), SIDE[rng.below(len(SIDE))], rng, needed)
    else:
        fill(found, by_kind(others), rng, needed)
    fill(found, decks_of(("base",), large, quests), rng, needed)
    fill(found, by_kind(others), rng, needed)  # Q382: if base runs out, the rest of the others
    return list(found.values())


def by_name(options: Mapping[str, Json], seats: int) -> Mapping[str, Json]:
    """The same options, with the cards of a first game in the place of its name."""
    if options["wilds"] != "first-game":
        return options
    return {**options, "wilds": list(first_game(options, seats))}


def named_cards(options: Mapping[str, Json]) -> list[CompiledCard]:
    """The cards that the host names."""
    return [] if options["wilds"] == "random" else [CARD_BY_NAME[name] for name in options["wilds"]]


def chosen_assistant(options: Mapping[str, Json], rng: Rng) -> str:
    """The one that is named, else one by chance (QX-3)."""
    named = [card.name for card in named_cards(options) if card.name in large_dice.ASSISTANTS]
    return named[0] if named else large_dice.ASSISTANTS[rng.below(len(large_dice.ASSISTANTS))]


def fill(found: dict[str, CompiledCard], decks: ByKind, rng: Rng, needed: Mapping[str, int] = NEEDED) -> None:
    """QC-1.3: creatures, then spells, each as far as these cards go."""
    for kind in needed:
        turn_over(found, list(decks[kind]), needed[kind], rng, needed)


def turn_over(
    found: dict[str, CompiledCard],
    deck: list[CompiledCard],
    most: int,
    rng: Rng,
    needed: Mapping[str, int] = NEEDED,
) -> None:
    """Cards are turned over one at a time; one whose class is there already, or whose kind is complete, goes back to
    the box."""
    taken = 0
    kinds = dict.fromkeys(needed, 0)
    for card in found.values():
        kinds[card.facts.kind] += 1
    while deck and taken < most and kinds != needed:
        card = deck.pop(rng.below(len(deck)))
        facts = card.facts
        kind = facts.kind
        if facts.die_class in found or kinds[kind] == needed[kind]:
            continue
        found[facts.die_class] = card
        kinds[kind] += 1
        taken += 1
