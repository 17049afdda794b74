"""The levels there are, the weakest first."""

from tumblehall.agents.angryquest.heuristic import HeuristicAgent
from tumblehall.agents.angryquest.search import Searcher
from tumblehall.agents.effort import Effort
from tumblehall.agents.roster import Levels

LEVELS: Levels = {
    "skilled": HeuristicAgent,
    "expert": lambda: Searcher(Effort(1000, 1.0), 2),
    "champion": lambda: Searcher(Effort(8000, 6.0), 4),
}
