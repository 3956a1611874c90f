"""Puzzle kinds about cards, tricks and their points."""
