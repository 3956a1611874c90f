"""Players: who chooses moves."""
