"""How the game goes, for somebody who is about to play it first."""

PRIMER = (
    (
        "The aim",
        "After nine rounds the most victory points win. Solo and together you must win the last adventure and "
        "everybody needs enough points, or all lose.",
    ),
    (
        "Your turn",
        "You get gold. In the tavern you hire heroes, up to three, equip them and use items. Then you choose a "
        "quest and the heroes who go on it. With too few heroes, or too weak ones, Playtime is always there.",
    ),
    (
        "The roll",
        "The dice of these heroes must show what the quest needs. The re-roll token rolls any of them once more; "
        "a rune on a die may be spent to re-roll another die, which locks its own.",
    ),
    (
        "Wounds and rewards",
        "The quest deals wounds whether you succeed or not; shields block some, and a second wound defeats a "
        "hero. Success gives points, gold, items and better heroes.",
    ),
    (
        "Adventures",
        "In rounds 3, 6 and 9 everybody who can goes on the adventure. Where players compete, symbols beyond the "
        "need decide the order of the rewards.",
    ),
    (
        "A word of advice",
        "Let heroes go: an expert who graduates keeps its points for you and makes room for another, and on a deadly "
        "quest a hero may be a fair price. Red dice are steady, blue ones strong but fickle, yellow ones bring runes, "
        "green ones shields. A failed quest makes your re-roll token ready again. For a first game leave the Take "
        "That! items out.",
    ),
)
