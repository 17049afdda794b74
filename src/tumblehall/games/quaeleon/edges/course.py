"""How a game went: health. There are no dice."""

from tumblehall.games.quaeleon.rules.state import QuaeleonState
from tumblehall.kernel.course import Course

COURSE: Course[QuaeleonState] = Course(of="health", standing=lambda s: tuple(s.health), round=lambda s: s.round)
