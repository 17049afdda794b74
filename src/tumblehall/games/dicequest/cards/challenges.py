"""All that can be attempted, by number: quests, then Playtime, then adventures."""

from tumblehall.games.dicequest.cards.facts import Challenge
from tumblehall.games.dicequest.cards.printed import ADVENTURES, QUESTS

AT_PLAY = len(QUESTS)
FIRST_ADVENTURE = AT_PLAY + 1
PLAY = Challenge("playtime", "Playtime", "playtime", 0, (0, 0), (0,) * 6, 0, 0, 0, None, "", "")
"""DQ-4.2: the quest that is printed on the board."""
CHALLENGES = (*(q.challenge for q in QUESTS), PLAY, *(a.challenge for a in ADVENTURES))
