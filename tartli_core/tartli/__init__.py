"""The game Tartli (Felsős): its cards, rules, answers and puzzle kinds."""
