"""What stands behind the verbs and steps of quests: quests, faces of their dice, bonuses."""

from tumblehall.games.quarriors.edges import clause_names
from tumblehall.games.quarriors.rules import verbs
from tumblehall.games.quarriors.rules.mechanisms.challenges import BOTH_PASSED
from tumblehall.games.quarriors.rules.names import kind_name
from tumblehall.games.quarriors.rules.state import NO_FACE, NONE, QuarriorsState
from tumblehall.kernel.operands import Operand
from tumblehall.kernel.reading import Doc
from tumblehall.kernel.values import Json


def quest_named(s: QuarriorsState, doc: Doc) -> int:
    """A quest of this table by the name of its card."""
    names = {s.tables.cards[kind].name: kind for kind in s.tables.quests}
    return names[doc.one_of(names)]


def _bonus(s: QuarriorsState, n: int) -> Json:
    return None if n == NONE else s.tables.program(n).name


def _read_bonus(s: QuarriorsState, doc: Doc) -> int:
    return NONE if doc.value is None else clause_names.read_program(s, doc)


QUEST = Operand(
    name=lambda s, f, n: kind_name(s, n),
    words=lambda s, f, n: s.tables.cards[n].die.name,
    refs=lambda s, f, n: (f"quest:{kind_name(s, n)}",),
    write=lambda s, n: s.tables.cards[n].name,
    read=quest_named,
)
OPERANDS = {
    "quest": QUEST,
    "shown": Operand(bounds=(0, NO_FACE)),
    "bonus": Operand(name=lambda s, f, n: str(_bonus(s, n)), write=_bonus, read=_read_bonus),
    "passes": Operand(bounds=(0, BOTH_PASSED)),
    "bits": Operand(bounds=(0, (1 << verbs.TAGS) - 1)),
}
