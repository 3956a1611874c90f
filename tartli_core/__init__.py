"""Rules, exact answers and puzzles for Tartli, a Hungarian game for two."""
