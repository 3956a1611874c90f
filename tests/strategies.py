"""Hypothesis strategies for cards, hands, rules and melds."""

from dataclasses import fields

from hypothesis import strategies as st

from tartli_core.tartli.cards import PACK, Card, CardSet, Suit
from tartli_core.tartli.melds import Sequence
from tartli_core.tartli.rules import PRESETS, Rules

cards = st.sampled_from(PACK)
suits = st.sampled_from(Suit)
card_sets = st.sets(cards).map(CardSet)
hands = st.sets(cards, min_size=1, max_size=9).map(CardSet)

Renaming = dict[Suit, Suit]
"""Suits and their new names."""


@st.composite
def renamings(draw: st.DrawFn) -> Renaming:
    """Any renaming of the suits."""
    new = draw(st.permutations(list(Suit)))
    return dict(zip(Suit, new, strict=True))


@st.composite
def rule_sets(draw: st.DrawFn) -> Rules:
    """Any combination of the options of section V."""
    preset = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    options = {
        option.name: draw(st.sampled_from(sorted(option.metadata["values"])))
        for option in fields(Rules)
    }
    return preset.with_options(options)


@st.composite
def runs(draw: st.DrawFn, least: int = 3) -> Sequence:
    """A sequence of this length or longer."""
    length = draw(st.integers(least, 8))
    top = draw(st.integers(0, 8 - length))
    return Sequence(draw(suits), list(PACK[:8])[top].rank, length)


def renamed(card: Card, new: Renaming) -> Card:
    """The card with its suit renamed."""
    return Card(card.rank, new[card.suit])
