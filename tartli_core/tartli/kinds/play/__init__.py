"""Puzzle kinds about playing tricks 7 to 16."""
