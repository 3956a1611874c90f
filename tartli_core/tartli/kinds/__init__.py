"""The puzzle kinds of Tartli."""
