"""Independent checkers, one file a game; they import nothing of the package."""
