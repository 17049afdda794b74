"""A game without the three basics for `reach.py`, and one without culls: which earlier cards name a basic die or cull,
what becomes of them beside large dice, and the rulings that decide."""

from collections.abc import Iterator

from tools.reach_large import SETS, large_tries
from tools.reach_probe import NOTHING, REACHED, uses
from tools.reach_rows import BEFORE_ENERGY, Part, Row, Section, cards_of, clauses_of, joined, row_of, words_around
from tools.reach_tables import ME
from tumblehall import new_table
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.compile import CompiledCard
from tumblehall.games.quarriors.language.faces import Said
from tumblehall.games.quarriors.language.terms import Special
from tumblehall.games.quarriors.rules import effects, select, spots, steps
from tumblehall.games.quarriors.rules.mixing import DECKS, NEEDED, SET_OF, classes_of, comes_up
from tumblehall.games.quarriors.rules.state import NONE
from tumblehall.kernel.dice import FastRng
from tumblehall.kernel.errors import BadInput

LEFT_OUT = ("Basic Quiddity", "Assistant", "Portal")
CORRUPTED = "Corrupted Quiddity"
BOXED = "is not drawn, and refused where it is named"
KEPT = "its card is there with 10 dice"
ABSENT = "there is none; the rest of the text stays"
ITS_OWN = "is the Assistant of this game"
CULLED = "culls as ever"
IDS = {
    BOXED: ("Q123", "Q384"),
    KEPT: ("Q137", "Q125"),
    ABSENT: ("Q137", "QX-3"),
    ITS_OWN: ("Q124",),
    CULLED: ("Q323", "QX-9"),
}
PAIRS = {
    "large dice": ("QX-3", "Q123", "Q124", "Q137", "Q384"),
    "corruption": ("Q125", "Q137"),
    "culls": ("QX-9", "Q323"),
}


def cards() -> list[CompiledCard]:
    return [card for card in cards_of(BEFORE_ENERGY) if card.facts.kind in NEEDED]


def basics() -> Section:
    named = [row for card in cards() for row in _named(card)]
    culling = [row for card in cards() if comes_up(card, SETS, True, False) for row in _culls(card)]
    return Section(
        "a game without basics and without culls",
        f"The sets: {', '.join(BEFORE_ENERGY)}. {len(cards())} cards; {len({row.card for row in named})} name a basic "
        f"die, {len({row.card for row in culling})} cull by an effect.",
        (
            Part("A basic die is named", ("found",), joined(named)),
            Part("An effect culls", ("found",), joined(culling)),
        ),
        PAIRS,
        {},
    )


def _named(card: CompiledCard) -> Iterator[Row]:
    """Every clause that says the name of a basic die."""
    for said in clauses_of(card):
        for name in (*LEFT_OUT, CORRUPTED):
            if name in words_around(said, str):
                found = kept(card) if name == CORRUPTED else left_out(card, said, name)
                yield row_of(card, said, f"{type(said.clause).__name__}: {name}", (found,), IDS)


def listed(card: CompiledCard) -> list[str]:
    """A list of cards with this one, of its set and those of Light vs. Dark, Quarmageddon and base."""
    found = {card.facts.die_class: card}
    for name in ("light-dark", "quarmageddon", "base"):
        for other in DECKS[name]:
            lacks = len(classes_of(found.values(), other.facts.kind)) < NEEDED[other.facts.kind]
            if lacks and comes_up(other, SETS, True, False):
                found.setdefault(other.facts.die_class, other)
    return [each.name for each in found.values()]


def sets_of(card: CompiledCard) -> list[str]:
    return list(dict.fromkeys(("base", "quarmageddon", "light-dark", SET_OF[card.facts.set])))


def left_out(card: CompiledCard, said: Said, name: str) -> str:
    """What becomes of a text about one of the three basics."""
    if not comes_up(card, tuple(sets_of(card)), True, False):
        return boxed(card)
    s = next(large_tries(card, said)).state
    if name not in s.tables.kind_of:
        return ABSENT
    return ITS_OWN if _is_met(card, said, name) else REACHED


def boxed(card: CompiledCard) -> str:
    """What set-up says of a card that needs what is not there."""
    try:
        new_table("quarriors", 2, "reach", {"sets": sets_of(card), "wilds": listed(card)})
    except BadInput as fault:
        return BOXED if "S27" in str(fault) else REACHED
    return REACHED


def _is_met(card: CompiledCard, said: Said, name: str) -> bool:
    """Whether a die of that name, which is there, is gained or fits."""
    table = next(large_tries(card, said))
    s, kind = table.state, table.state.tables.kind_of[name]
    for gain in words_around(said, e.GainDie):
        s.wilds[kind] = 1
        effects.do(s, gain, (steps.RUN, 0, 0, ME, table.scope.this, NONE), FastRng("reach"))
        return s.used[ME][kind] == 1
    s.used[ME][kind] = 1
    fitting = [spot for use in uses(card) if use.said is said for spot in spots.spots(s, use.dice, table.scope)]
    return any(spot.code >> 3 == kind for spot in fitting)


def kept(card: CompiledCard) -> str:
    """Whether the card of Corrupted Quiddity lies beside large dice where this one is named."""
    table = new_table("quarriors", 2, "reach", {"sets": sets_of(card), "wilds": listed(card)})
    there = [each["dice"] for each in table.position()["wilds"] if each["card"] == f"{CORRUPTED}/Basic"]
    return KEPT if table.options["large_dice"] and there == [10] else REACHED


# -- culls -------------------------------------------------------------------------------------------------------------


def _culls(card: CompiledCard) -> Iterator[Row]:
    for use in uses(card):
        effect = next((word for word in reversed(use.around) if isinstance(word, e.Cull)), None)
        if effect is not None and (found := culled(card, use.said, effect)):
            yield row_of(card, use.said, use.words, (found,), IDS)


def culled(card: CompiledCard, said: Said, effect: e.Cull) -> str:
    """Whether the effect chooses the same dice with the culls of scoring and without."""
    pick = effect.dice
    assert not isinstance(pick, Special)
    assert not isinstance(pick.dice, Special)
    found = NOTHING
    for table in large_tries(card, said):
        chosen = []
        for culls in (False, True):
            s = table.state.clone()
            s.culls = culls
            codes = [kind << 3 | face for kind in range(len(s.wilds)) if kind != s.tables.large for face in (0, 5)]
            for seat in range(s.players):
                s.used[seat] = [int(kind != s.tables.large) for kind in range(len(s.wilds))]
                s.active[seat] = sorted(codes)
            chosen.append(select.objects(s, effect, pick.dice, table.scope, said.source))
        if chosen[0] != chosen[1]:
            return REACHED
        found = CULLED if chosen[0] else found
    return found
