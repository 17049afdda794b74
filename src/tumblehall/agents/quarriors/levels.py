"""The levels there are, the weakest first."""

from tumblehall.agents.effort import Effort
from tumblehall.agents.quarriors.heuristic import HeuristicAgent
from tumblehall.agents.quarriors.novice import NoviceAgent
from tumblehall.agents.quarriors.search import Thinker
from tumblehall.agents.roster import Levels


def expert() -> Thinker:
    return Thinker(Effort(playouts=600, seconds=1.5), turns=6)


def champion() -> Thinker:
    return Thinker(Effort(playouts=1200, seconds=12.0), turns=10)


LEVELS: Levels = {"novice": NoviceAgent, "skilled": HeuristicAgent, "expert": expert, "champion": champion}
