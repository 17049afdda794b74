"""What games were worth: positions of a record, chances to win, whole games analysed, puzzles."""

from tumblehall.analysis.analysis import analyse
from tumblehall.analysis.evaluation import Chances, evaluate
from tumblehall.analysis.situations import Situation, states

__all__ = ["Chances", "Situation", "analyse", "evaluate", "states"]
