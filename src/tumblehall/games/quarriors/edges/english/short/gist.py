"""An anchored spell in a word or two, for the foot of its card: what it does first, and to how many."""

from tumblehall.games.quarriors.edges.english.short.card import spell_of
from tumblehall.games.quarriors.language import effects as e
from tumblehall.games.quarriors.language.clauses import Activate
from tumblehall.games.quarriors.language.selectors import Pick, UpTo
from tumblehall.games.quarriors.language.terms import Way

TURNS = {Way.UP: "turn up", Way.DOWN: "turn down", Way.ONE_UP: "turn up", Way.TOP: "turn up"}


def gist_of(spell: Activate) -> str:
    return _gist(spell.do[0]) or spell_of(spell)


def _gist(effect: e.Effect) -> str:
    """Nothing where it has no shorter word."""
    match effect:
        case e.Boost(_, _, 0, int(defence)):
            return f"{defence:+} defence"
        case e.Boost(_, _, int(attack), 0):
            return f"{attack:+} attack"
        case e.Boost(_, _, int(attack), int(defence)):
            return f"{attack:+} / {defence:+}"
        case e.Destroy(pick):
            return f"destroy {_number(pick)}"
        case e.Reroll(pick):
            return f"re-roll {_number(pick)}"
        case e.Move(pick, roll=True):
            return f"roll {_number(pick)} more"
        case e.Rotate(_, way):
            return TURNS[way]
        case e.Cull(pick):
            return f"cull {_number(pick)}"
        case e.LoseGlory(_, int(n)):
            return f"foe loses {n}"
        case e.ForEach(_, (first, *_)) | e.OneOf(((first, *_), *_)):
            return _gist(first)
        case _:
            return ""


def _number(pick: Pick) -> int:
    return pick.n if isinstance(pick, UpTo) else 1
