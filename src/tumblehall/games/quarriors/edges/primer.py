"""The aim of the game, and advice; how it goes, phase by phase, is told by the screens of how to play."""

PRIMER = (
    (
        "The aim",
        "Score glory with creatures that survive. The first to reach the goal (20, 15 or 12 glory for two, three "
        "or four players; 25, 19 or 15 with quests) wins; the game also ends when four creature cards in the Wilds "
        "have lost all their dice.",
    ),
    (
        "A word of advice",
        "A readied spell need not be cast in the same turn: keep it until it does most, a reaction for the moment when "
        "somebody attacks you. Cull the plain dice of the start early, so that better ones come up more often. What "
        "you pay for a summon is missing for the capture, so look at the Wilds first. Of the effects that you rolled "
        "use first the one whose result helps you to decide about the others.",
    ),
)
