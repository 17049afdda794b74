"""The aim of the game, and advice; how it goes, phase by phase, is told by the screens of how to play."""

PRIMER = (
    (
        "The aim",
        "After nine rounds the most victory points win. Solo and together you must win the last adventure and "
        "everybody needs enough points, or all lose.",
    ),
    (
        "A word of advice",
        "Let heroes go: an expert who graduates keeps its points for you and makes room for another, and on a deadly "
        "quest a hero may be a fair price. Red dice are steady, blue ones strong but fickle, yellow ones bring runes, "
        "green ones shields. A failed quest makes your re-roll token ready again. For a first game leave the Take "
        "That! items out.",
    ),
)
