"""What stands behind steps and verbs: how ids, positions and programs write it, and how people say it."""

from collections.abc import Sequence

from tumblehall.games.angryquest.cards.characters import CHARACTERS
from tumblehall.games.angryquest.content.board import KIND, LOOP, SPACES, name_of
from tumblehall.games.angryquest.content.facts import ATTRIBUTE_NAMES, ATTRIBUTES, COLOURS
from tumblehall.games.angryquest.edges.names import space_name
from tumblehall.games.angryquest.rules.numbers import standing_on
from tumblehall.games.angryquest.rules.state import NONE, AngryState
from tumblehall.games.angryquest.rules.verbs import WAYS, WIDTH
from tumblehall.kernel.operands import Operand
from tumblehall.kernel.steps import Frame

SLUGS = tuple(character.slug for character in CHARACTERS)
NAMES = tuple(character.name for character in CHARACTERS)
UPGRADES = tuple(f"{attribute} {level}" for attribute in ATTRIBUTES for level in (1, 2))


def _one_of(names: Sequence[str], words: Sequence[str] | None = None, refs: bool = False, none: str = "") -> Operand:
    """A number with a name; `none` is what NONE is called, where it can be that."""
    names = (*names, none) if none else names  # NONE is -1: the last
    numbers = {name: NONE if name == none else i for i, name in enumerate(names)}
    said = names if words is None else words
    return Operand(
        name=lambda s, f, n: names[n],
        words=lambda s, f, n: said[n],
        refs=(lambda s, f, n: (names[n],)) if refs else None,
        write=lambda s, n: names[n],
        read=lambda s, doc: numbers[doc.one_of(names)],
    )


def _upgrade_words(s: AngryState, f: Frame, n: int) -> str:
    return f"{ATTRIBUTE_NAMES[n >> 1]} upgrade of level {(n & 1) + 1}"


def _attack_words(s: AngryState, f: Frame, n: int) -> str:
    foe, attribute = divmod(n, WAYS)
    return f"{NAMES[foe]} with {ATTRIBUTE_NAMES[attribute]}"


def _move_words(s: AngryState, f: Frame, n: int) -> str:
    c, end = divmod(n, WIDTH)
    foe = standing_on(s, end, but=c)
    meets = f", meets {NAMES[foe]}" if foe != NONE and KIND[end] != "settlement" else ""
    return f"{NAMES[c]} from {space_name(name_of(s.where[c]))} to {space_name(name_of(end))}{meets}"


CHARACTER = _one_of(SLUGS, NAMES, refs=True)
MAYBE_CHARACTER = _one_of(SLUGS, none="nobody")

OPERANDS = {
    # of steps
    "character": CHARACTER,
    "loser": CHARACTER,
    "arrived": CHARACTER,
    "only": MAYBE_CHARACTER,
    "moved": MAYBE_CHARACTER,
    "space": _one_of([space.name for space in SPACES]),
    "roll": _one_of(("movement-step", "further-move", "lucky-move")),
    "face": Operand(bounds=(1, 6)),
    "steps": Operand(bounds=(1, 5)),
    "rest": Operand(bounds=(0, 5)),
    "side": _one_of(("attacker", "defender")),
    "count": Operand(bounds=(1, 3)),
    "occasion": _one_of(("landed-on", "walked-over", "repeated")),
    "before": _one_of((*ATTRIBUTES, "replaced"), none="nothing"),
    # of verbs alone
    "advance": Operand(refs=lambda s, f, n: (name_of((s.where[f[2]] + n) % LOOP),)),
    "colour": _one_of(COLOURS, refs=True),
    "attribute": _one_of(ATTRIBUTES, ATTRIBUTE_NAMES, refs=True),
    "upgrade": Operand(
        name=lambda s, f, n: UPGRADES[n], words=_upgrade_words, refs=lambda s, f, n: (ATTRIBUTES[n >> 1],)
    ),
    "attack": Operand(
        name=lambda s, f, n: f"{SLUGS[n // WAYS]} {ATTRIBUTES[n % WAYS]}",
        words=_attack_words,
        refs=lambda s, f, n: (SLUGS[n // WAYS],),
    ),
    "move": Operand(
        name=lambda s, f, n: f"{SLUGS[n // WIDTH]} {name_of(n % WIDTH)}",
        words=_move_words,
        refs=lambda s, f, n: (SLUGS[n // WIDTH], name_of(n % WIDTH)),
    ),
}
