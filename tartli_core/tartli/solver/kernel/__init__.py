"""The search of the last nine tricks on plain integers, for speed.

Nothing else knows a hand as bits; `CardSet` has its own. A hand is four bytes, one a
suit, trumps in the highest; within a byte a higher bit beats a lower one.
"""
