"""The style sheet and the theme."""

from textual.theme import Theme

from tumblehall.terminal.inks import ACCENT, HAIR, INK, INK_3, MOSS, OCHRE, PAPER, PAPER_HI, PAPER_LO, SEA, WASH

NIGHT = Theme(
    name="storybook",
    primary=ACCENT,
    secondary=SEA,
    warning=OCHRE,
    error=ACCENT,
    success=MOSS,
    accent=ACCENT,
    foreground=INK,
    background=PAPER,
    surface=PAPER_HI,
    panel=PAPER_LO,
)

CSS = f"""
Screen {{ background: {PAPER}; color: {INK}; }}
#top, #keys {{ height: 1; background: {PAPER_LO}; color: {INK_3}; padding: 0 1; }}
#body {{ height: 1fr; }}
#left {{ height: 100%; background: {PAPER_LO}; scrollbar-size: 1 1; overflow-x: hidden; }}
#board {{ width: 100%; height: auto; }}
#caption {{ width: 100%; height: auto; }}
#middle {{ display: none; width: 1fr; height: 100%; padding: 0 1; border-left: solid {HAIR}; scrollbar-size: 1 1; }}
.wide #middle {{ display: block; }}
#right {{ width: 1fr; height: 100%; padding: 0 0 0 1; }}
.wide #right {{ border-left: solid {HAIR}; }}
#prompt, #note, #news, #tabs, #wait {{ height: auto; padding-right: 1; }}
#news {{ color: {INK_3}; max-height: 6; }}
#tabs {{ height: 1; background: {PAPER_LO}; }}
#pane {{ height: 1fr; min-height: 5; scrollbar-size: 1 1; padding-right: 1; }}
OptionList {{ background: {PAPER}; border: none; padding: 0; height: auto; max-height: 45%; scrollbar-size: 1 1; }}
OptionList > .option-list--option-highlighted {{ background: {WASH}; color: {INK}; text-style: bold; }}
OptionList:focus > .option-list--option-highlighted {{ background: {WASH}; color: {INK}; text-style: bold; }}
OptionList > .option-list--option-hover {{ background: {PAPER_HI}; }}
Input {{ border: tall {HAIR}; background: {PAPER_LO}; height: 3; }}
Input:focus {{ border: tall {ACCENT}; }}
Page {{ align: center middle; background: {PAPER}; }}
.page {{ width: 100%; max-width: 110; height: 100%; padding: 0 1; }}
.page OptionList {{ max-height: 100%; height: 1fr; }}
.page .title {{ height: auto; text-style: bold; padding-bottom: 1; }}
.page .answer {{ height: auto; min-height: 4; padding: 1 0; }}
.page .hint {{ height: auto; color: {INK_3}; }}
.scroll {{ height: 1fr; scrollbar-size: 1 1; }}
Small, HandOver {{ align: center middle; }}
.card {{ width: auto; max-width: 76; height: auto; border: round {ACCENT}; padding: 1 3; text-align: center; }}
Confirm {{ align: center middle; background: {PAPER} 60%; }}
Confirm .card {{ background: {PAPER_HI}; }}
#form {{ height: 1fr; max-height: 100%; }}
"""
