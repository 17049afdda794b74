"""The levels there are, the weakest first."""

from tumblehall.agents.angryquest.heuristic import HeuristicAgent
from tumblehall.agents.angryquest.novice import NoviceAgent
from tumblehall.agents.angryquest.search import Searcher
from tumblehall.agents.effort import Effort
from tumblehall.agents.roster import Levels


def expert() -> Searcher:
    """Looks ahead to its next turn."""
    return Searcher(Effort(playouts=80, seconds=1.0), rounds=1, trust=0.02)


def champion() -> Searcher:
    """Looks ahead to the turn after that, and far more often."""
    return Searcher(Effort(playouts=2000, seconds=12.0), rounds=2, trust=0.004)


LEVELS: Levels = {"novice": NoviceAgent, "skilled": HeuristicAgent, "expert": expert, "champion": champion}
