"""Colours and pens all pictures share: warm ink on white card stock.

Cards stay light whatever the theme of the page, so these are fixed values.
"""

from typing import Final

INK: Final = "#2b2520"
STOCK: Final = "#fffdf8"
LINEN: Final = "#f8eed9"
SKIN: Final = "#f3d3b3"
WHITE: Final = "#fffdf8"
SILVER: Final = "#c9c6bf"
GOLD: Final = "#e3aa2c"
STRAW: Final = "#f3d27a"
OCHRE: Final = "#d08a3a"
RED: Final = "#b8372f"
GREEN: Final = "#6f9f4d"
FOREST: Final = "#33593f"
BLUE: Final = "#51728c"
BROWN: Final = "#7a4a26"
CHESTNUT: Final = "#a5633a"

PEN: Final = 1.1
"""Width of every outline on a card 100 wide."""

SERIF: Final = (
    "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif"
)
"""A book serif with lining numerals, from the fonts a system has."""
