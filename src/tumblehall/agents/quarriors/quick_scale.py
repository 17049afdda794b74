"""What things are worth to the quick policy of Quarriors, counted in glory. Numbers of these names elsewhere are those
of the skilled player, made by hand; these came out of games of the policy against itself."""

from tumblehall.agents.quarriors.learnt import LEARNT
from tumblehall.agents.quarriors.worth import Weights

_known = LEARNT["scale"]
NOW = _known["NOW"]
"""How much a creature counts that stands now."""
PER_COST = _known["PER_COST"]
"""How much more a die counts for each quiddity that it costs."""
WORTH_TAKING = _known["WORTH_TAKING"]
"""Dice below this only thin out the rolls to come."""
SOON, LATER = _known["SOON"], _known["LATER"]
"""How much a captured die counts beside what happens now: for its first roll, and for those in a whole game."""
CASTS, ANCHORS, LOCKS = _known["CASTS"], _known["ANCHORS"], _known["LOCKS"]
"""What a spell that is cast, an anchored one, and a lock must bring."""
WORTH_CASTING = _known["WORTH_CASTING"]
"""What an ability must bring."""
ATTACHES = _known["ATTACHES"]
A_SPELL_TOO_MANY = _known["A_SPELL_TOO_MANY"]
RE_ROLL = _known["RE_ROLL"]
WORTH_KEEPING = _known["WORTH_KEEPING"]
"""A die of the used pile below this is culled."""
A_DEFENDERS_CULL = _known["A_DEFENDERS_CULL"]
"""What a creature counts that is named to defend, beyond its glory."""
DONE = _known["DONE"]
"""How much the glory of a quest counts beside that of creatures at home, which fall more often than it is reckoned."""
A_REWARD = _known["A_REWARD"]
A_QUEST_CULL = _known["A_QUEST_CULL"]
CHALLENGED = _known["CHALLENGED"]
FOES_QUEST = _known["FOES_QUEST"]
A_CULL = _known["A_CULL"]
PER_QUIDDITY = _known["PER_QUIDDITY"]
FACES = Weights(
    _known["PER_ATTACK"],
    _known["PER_LEVEL"],
    _known["A_TRIP"],
    _known["A_SPELL_LESS"],
    PER_QUIDDITY,
    _known["PER_DRAW"],
)
"""What faces are worth."""
