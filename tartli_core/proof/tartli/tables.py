"""Cards, points and melds as plain text (T-C1 to T-C4, T-M1 to T-M5)."""

import re

SUITS = "alhb"  # T-C1
NATURAL = "AKOUX987"  # T-C2, high to low
TRUMP_ORDER = "O9AXKU87"  # T-C3, high to low
PLAIN_ORDER = "AXKOU987"  # T-C4, high to low
TRUMP_POINTS = {"O": 20, "9": 14, "A": 11, "X": 10, "K": 4, "U": 2, "8": 0, "7": 0}
PLAIN_POINTS = {"A": 11, "X": 10, "K": 4, "O": 3, "U": 2, "9": 0, "8": 0, "7": 0}
CARDS = frozenset(rank + suit for suit in SUITS for rank in NATURAL)
PACK = tuple(rank + suit for suit in SUITS for rank in NATURAL)
CARD_IN_TEXT = re.compile(rf"\b[{NATURAL}][{SUITS}]\b")
LENGTHS = {"terc": 3, "kvart": 4, "kvint": 5, "szext": 6, "szept": 7, "okt": 8}  # T-M1
SEQUENCE_POINTS = {3: 20, 4: 50, 5: 100, 6: 100, 7: 100, 8: 100}  # T-M1
VANNAK_POINTS = {"O": 200, "9": 150, "A": 100, "X": 100, "K": 100, "U": 100}  # T-M2
BELA_POINTS = 40  # T-M3
VANNAK_ORDER = "O9AXKU"  # T-M5, high to low
VANNAK_ORDER_TENS_LOW = "O9AKUX"
TARGET = 501  # T-S3
LAST_TRICK = 8  # T-M4: nothing is announced after trick 8

SEQUENCES = {
    " ".join(run): frozenset(run)
    for suit in SUITS
    for top in range(8)
    for length in range(3, 9 - top)
    for run in [[rank + suit for rank in NATURAL[top : top + length]]]
}

PLAYERS = ("you", "opponent")
OTHER = {"you": "opponent", "opponent": "you"}
