"""Puzzle kinds about melds and announcing them."""
