"""The levels there are, the weakest first."""

from tumblehall.agents.quaeleon.heuristic import HeuristicAgent
from tumblehall.agents.roster import Levels

LEVELS: Levels = {"skilled": HeuristicAgent}
