"""The levels there are, the weakest first."""

from tumblehall.agents.angryquest.heuristic import HeuristicAgent
from tumblehall.agents.angryquest.novice import NoviceAgent
from tumblehall.agents.angryquest.search import Searcher
from tumblehall.agents.effort import Effort
from tumblehall.agents.roster import Levels

LEVELS: Levels = {
    "novice": NoviceAgent,
    "skilled": HeuristicAgent,
    "expert": lambda: Searcher(Effort(400, 1.0), 1),
    "champion": lambda: Searcher(Effort(3000, 6.0), 3),
}
