"""Puzzles and training that know no game."""
