"""Puzzle kinds about chalk, settling, claims and the race to 501."""
