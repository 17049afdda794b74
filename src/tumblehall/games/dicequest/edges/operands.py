"""What stands behind steps and answers: as ids and programs name it, as people say it, as views refer to it and as
positions write it."""

from collections.abc import Sequence

from tumblehall.games.dicequest.cards.challenges import CHALLENGES
from tumblehall.games.dicequest.cards.decks import TOKEN_ID, TOKEN_NEED
from tumblehall.games.dicequest.cards.facts import BoardAction
from tumblehall.games.dicequest.cards.printed import ACTIONS, HEROES, ITEMS
from tumblehall.games.dicequest.cards.programs import PROGRAM_NAME
from tumblehall.games.dicequest.cards.sources import HERO_COUNT, SOURCE_NAME, SOURCE_SLUG
from tumblehall.games.dicequest.content.dice import FACE_ID, FACE_NAME, FACES
from tumblehall.games.dicequest.content.kinds import COLOURS, WANTED
from tumblehall.games.dicequest.edges.english import sentence, spoken_face
from tumblehall.games.dicequest.edges.sheets import challenge_facts, hero_text, item_text, needs_text, points_text
from tumblehall.games.dicequest.rules.names import hero_in, item_name
from tumblehall.games.dicequest.rules.pick_dice import GIVEN_NAME
from tumblehall.games.dicequest.rules.state import NONE, SLOTS, DicequestState
from tumblehall.games.dicequest.rules.verbs import FREE, SEATS
from tumblehall.games.dicequest.rules.wounds import KINDS
from tumblehall.kernel.flow import Frame
from tumblehall.kernel.operands import Operand
from tumblehall.kernel.reading import Doc, quoted

State = DicequestState

# -- by number, the same in every state ------------------------------------------------------------------------------


def listed(names: Sequence[str], words: Sequence[str] | None = None, ref: str = "") -> Operand:
    """One of a list of names; positions write the name."""
    said = names if words is None else words
    numbers = {name: number for number, name in enumerate(names)}

    def read(s: State, doc: Doc) -> int:
        if not isinstance(doc.value, str) or doc.value not in numbers:
            raise doc.refuse(f"must be a name such as {names[0]} or {names[-1]}; got {quoted(doc.value)}")
        return numbers[doc.value]

    return Operand(
        name=lambda s, f, n: names[n],
        words=lambda s, f, n: said[n],
        refs=(lambda s, f, n: (f"{ref}:{names[n]}",)) if ref else None,
        write=lambda s, n: names[n],
        read=read,
    )


def _seat(s: State, doc: Doc) -> int:
    return NONE if doc.value is None else doc.int(0, s.players - 1)


BEHIND_STEPS = {
    "item": listed([item.slug for item in ITEMS], [item.name for item in ITEMS], "item"),
    "program": listed(PROGRAM_NAME),
    "at": Operand(bounds=(0, 9)),
    "left": Operand(bounds=(1, 9)),
    "die": listed(FACE_NAME, [spoken_face(face) for face in range(FACES)], "die"),
    "given": listed(GIVEN_NAME),
    "deck": listed(("basic", "legendary")),
    "other": Operand(write=lambda s, n: None if n == NONE else n, read=_seat),
}
"""`left` counts what is still to be picked; `other` is the opponent of an item, or nobody."""


def _source(source: int) -> str:
    text = hero_text(HEROES[source]) if source < HERO_COUNT else item_text(ITEMS[source - HERO_COUNT])
    return f"{SOURCE_NAME[source]}: {text}"


def _source_refs(s: State, f: Frame, source: int) -> tuple[str, ...]:
    """What a hero and an item can do outlasts them: fallen before it is used, they are nowhere to point at."""
    heroes = [hero for hero in s.party[f[1]] if hero is not None]
    if source < HERO_COUNT:
        return (f"hero:{SOURCE_SLUG[source]}",) if any(hero.card == source for hero in heroes) else ()
    item = source - HERO_COUNT
    there = s.backpack[f[1]] >> item & 1 or any(hero.item == item for hero in heroes)
    return (f"item:{SOURCE_SLUG[source]}",) if there else ()


def _challenge(number: int) -> str:
    facts = CHALLENGES[number]
    return f"{facts.name}: {challenge_facts(facts)}" if facts.act else facts.name


def _action(action: BoardAction) -> Operand:
    """An action of the board is its own verb: nothing stands behind it, but it says what it does."""
    text = f"{action.name}: {sentence('', action.cost, action.effects)}"
    return Operand(name=lambda s, f, n: "", words=lambda s, f, n: text, refs=lambda s, f, n: (f"action:{action.slug}",))


PRINTED = {
    "wound": listed(KINDS[:2]),
    "market": listed([hero.slug for hero in HEROES], [hero.name for hero in HEROES], "market"),
    "source": Operand(
        name=lambda s, f, n: SOURCE_SLUG[n],
        words=lambda s, f, n: _source(n),
        refs=_source_refs,
    ),
    "opponent": Operand(words=lambda s, f, n: f"seat {n}", refs=lambda s, f, n: (f"seat:{n}",)),
    "challenge": listed([facts.slug for facts in CHALLENGES], [_challenge(n) for n in range(len(CHALLENGES))], "quest"),
    "rune": Operand(
        name=lambda s, f, n: "free" if n == FREE else FACE_NAME[n],
        words=lambda s, f, n: "a free rune" if n == FREE else f"the rune of {spoken_face(n)}, which locks it",
        refs=lambda s, f, n: () if n == FREE else (f"die:{FACE_NAME[n]}",),
    ),
    "side": Operand(
        name=lambda s, f, n: FACE_ID[n],
        words=lambda s, f, n: spoken_face(n),
        refs=lambda s, f, n: (f"die:{FACE_NAME[n]}",),
    ),
    "colour": listed(COLOURS, ref="colour"),
    "symbol": listed(WANTED, ["generic success" if name == "any" else name for name in WANTED]),
    "token": listed(TOKEN_ID, [needs_text(need) for need in TOKEN_NEED]),
    **{f"action {action.slug}": _action(action) for action in ACTIONS},
}

# -- by place, in the party and the result of whoever is asked -------------------------------------------------------

WOUNDS = ("A light wound", "A deadly wound", "An unblockable wound")


def _hero(s: State, seat: int, slot: int) -> str:
    hero = s.party[seat][slot]
    return "nobody" if hero is None else HEROES[hero.card].name


def _hero_ref(s: State, f: Frame, slot: int) -> tuple[str, ...]:
    return (f"hero:{hero_in(s, f[1], slot)}",)


def _leaving(s: State, f: Frame, slot: int) -> str:
    """Who graduates, and what becomes of that hero and the item."""
    hero = s.party[f[1]][slot]
    if hero is None:
        return "nobody"
    facts = HEROES[hero.card]
    where = f"keeps {points_text(facts.points)} for you" if hero.expert else "goes back under the deck, no points"
    item = "" if hero.item == NONE else f"; {ITEMS[hero.item].name} goes under its deck"
    return f"{facts.name}: {where}{item}"


def _converted(n: int) -> tuple[str, str, str]:
    """A symbol, where it is, and that in words."""
    symbol, face = divmod(n, FACES + 1)
    return WANTED[symbol], *(("free", "a free one") if face == FREE else (FACE_NAME[face], spoken_face(face)))


PLACED = {
    "member": Operand(
        name=lambda s, f, n: hero_in(s, f[1], n), words=lambda s, f, n: _hero(s, f[1], n), refs=_hero_ref
    ),
    "leaving": Operand(name=lambda s, f, n: hero_in(s, f[1], n), words=_leaving, refs=_hero_ref),
    "equipping": Operand(
        name=lambda s, f, n: f"{item_name(n // SLOTS)} {hero_in(s, f[1], n % SLOTS)}",
        words=lambda s, f, n: f"{_hero(s, f[1], n % SLOTS)} with {ITEMS[n // SLOTS].name}",
        refs=lambda s, f, n: (f"item:{item_name(n // SLOTS)}", *_hero_ref(s, f, n % SLOTS)),
    ),
    "placing": Operand(
        name=lambda s, f, n: f"{KINDS[n // SLOTS]} {hero_in(s, f[1], n % SLOTS)}",
        words=lambda s, f, n: f"{WOUNDS[n // SLOTS]} on {_hero(s, f[1], n % SLOTS)}",
        refs=lambda s, f, n: _hero_ref(s, f, n % SLOTS),
    ),
    "converted": Operand(
        name=lambda s, f, n: " ".join(_converted(n)[:2]),
        words=lambda s, f, n: "{0}: {2}".format(*_converted(n)),
        refs=lambda s, f, n: (f"die:{_converted(n)[1]}",),
    ),
    "gift": Operand(
        name=lambda s, f, n: f"{item_name(n // SEATS)} {n % SEATS}",
        words=lambda s, f, n: f"{ITEMS[n // SEATS].name} to seat {n % SEATS}",
        refs=lambda s, f, n: (f"item:{item_name(n // SEATS)}",),
    ),
}

OPERANDS = {**BEHIND_STEPS, **PRINTED, **PLACED}
