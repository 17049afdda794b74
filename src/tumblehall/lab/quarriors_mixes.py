"""Which sets of Quarriors go together, and how they can be mixed."""

from tumblehall.games.quarriors.game import INFO
from tumblehall.games.quarriors.rules.mixing import MIXES, SET_TITLES, check_options
from tumblehall.kernel.errors import BadInput
from tumblehall.kernel.options import read_options
from tumblehall.kernel.values import Json

Options = dict[str, Json]


def mixes_of(new: frozenset[str], beside: frozenset[str] = frozenset()) -> list[Options]:
    """Every choice of sets and mix that holds one of those sets and none that is neither base nor among them nor
    beside them."""
    known = [name for name in SET_TITLES if name == "base" or name in new | beside]
    found: list[Options] = []
    for bits in range(1 << len(known)):
        sets = [name for place, name in enumerate(known) if bits >> place & 1]
        if not new.isdisjoint(sets):
            found += [{"sets": sets, "mix": mix} for mix in MIXES if _goes_together(sets, mix)]
    return found


def _goes_together(sets: list[str], mix: str) -> bool:
    try:
        check_options(read_options(INFO.options, {"sets": sets, "mix": mix}, 2), 2)
    except BadInput:
        return False
    return True
