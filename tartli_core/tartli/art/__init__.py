"""The card pack: our own drawings in the manner of the Four Seasons pack.

Beside it the slate. `card_svg`, `back_svg`, `suit_svg` and `chalk_svg` each give one
complete picture as a string.
"""

from tartli_core.tartli.art.card import back_svg, card_svg, suit_svg
from tartli_core.tartli.art.chalk import chalk_svg
from tartli_core.text.glossary import Pack

__all__ = ["Pack", "back_svg", "card_svg", "chalk_svg", "suit_svg"]
