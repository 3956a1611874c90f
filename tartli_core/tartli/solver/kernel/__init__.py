"""The search of the last nine tricks on plain integers, for speed.

Besides `CardSet` this is the only place that sees bits. A hand is four bytes, one a
suit, trumps in the highest; within a byte a higher bit beats a lower one.
"""
