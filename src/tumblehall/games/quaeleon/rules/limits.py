"""How much there can be of anything."""

from typing import Final

SEATS: Final = 6
DEALT_FIRST: Final = 7
"""KQ-1.3: cards for each hand at the start,"""
DEALT: Final = 5
"""and after each round (KQ-2.10)."""
POOL: Final = 5
HAND_LIMIT: Final = 10
STACK_LIMIT: Final = 5
"""For building a stack alone (R12)."""
SLOTS: Final = 16
"""More than a field can hold: five cards of a stack, and what effects add to it."""
MOST_ORDERS: Final = 64
"""More than are activated in a round."""
MOST_CHANGES: Final = 50
"""So often may a card be taken back while a seat builds its stack: nobody can keep a table waiting for ever."""
IDLE_ROUNDS: Final = 2
"""R34: after so many rounds running without an activated card nobody who holds one may stack none."""
LAST_ROUND: Final = 60
"""R35"""
