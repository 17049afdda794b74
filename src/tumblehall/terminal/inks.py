"""The inks of the printed storybook at night: ink-blue paper, light lines, one accent for what can be done now."""

PAPER = "#142033"
PAPER_HI = "#1c2b43"
PAPER_LO = "#0e1726"
INK = "#f5ead2"
INK_2 = "#d6ccb7"
INK_3 = "#b1ad9f"
HAIR = "#43536e"
ACCENT = "#f58e66"
ON_ACCENT = "#1a0f08"
WASH = "#43302f"
OCHRE = "#f0bd55"
MOSS = "#a6cc74"
SEA = "#7cc7cf"
DARK = "#0f1827"
SAND = "#d8bf94"

SEATS = (("●", "#e39aa8"), ("◆", "#8fb043"), ("■", "#6aa7d6"), ("▲", "#efc94c"), ("★", "#a08fd8"), ("✚", "#d9955c"))
"""Shape and ink of each seat: the shape says it without the ink."""


def faded(ink: str, ground: str = PAPER_LO, share: float = 0.35) -> str:
    """An ink thinned out over a ground."""
    parts = [(int(ink[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in parts)
