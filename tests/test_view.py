"""What one player may know of a deal."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from random import Random
from typing import Any

import pytest

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import PACK, SEVENS, Card, CardSet, parse_cards
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.melds import Bela, Sequence, Vannak, parse_sequence
from tartli_core.tartli.moves import Announce, Exchange, PlayCard, WriteMelds
from tartli_core.tartli.notation.replaying import states_of
from tartli_core.tartli.pack import shuffled
from tartli_core.tartli.players.random_player import random_deal
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.tartli.seen import Drawn
from tartli_core.tartli.view import View, seen_moves

HUNGARIAN = Rules.preset("hungarian")


def reachable(thing: Any) -> Iterator[Card]:
    """Every card that can be reached from the thing; nothing is passed over."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, Sequence | Vannak | Bela):
        yield from thing.cards
    elif isinstance(thing, Rules | Enum | int | str | None):
        return
    elif isinstance(thing, tuple | CardSet):
        for part in thing:
            yield from reachable(part)
    elif is_dataclass(thing) and not isinstance(thing, Deal):
        assert set(getattr(thing, "__dict__", ())) <= {f.name for f in fields(thing)}
        for field in fields(thing):
            yield from reachable(getattr(thing, field.name))
    else:
        raise AssertionError(f"a view leads to {thing!r}")


def hidden_cards(deal: Deal, player: int) -> CardSet:
    """The cards that this player cannot know of, worked out from the moves."""
    other = 1 - player
    known = [*deal.talon[-1:]]
    draws: list[Card] = []
    for move in seen_moves(deal):
        match move:
            case WriteMelds(melds=melds):
                known += [card for meld in melds for card in meld.cards]
            case Announce(player=by, said=said, exact=True) if by == other:
                known += [card for meld in said.melds for card in meld.cards]
            case Exchange():
                known += [SEVENS[deal.trump], deal.pack[deal.indicator_at - 1]]
            case Drawn(card=Card() as card):
                draws.append(card)
            case _:
                pass
    known += draws[12 if deal.rules.show_last_hidden else 13 :]
    if deal.bela_said == other:
        known += Bela(deal.trump).cards
    return (deal.hands[other] | CardSet(deal.talon)) - CardSet(known)


@pytest.mark.parametrize("preset", PRESETS)
def test_no_hidden_card_can_be_reached_from_a_view(preset: str) -> None:
    rules = Rules.preset(preset)
    seen = 0
    for seed in range(12):
        for deal in states_of(random_deal(seed, rules)):
            for player in (0, 1):
                found = CardSet(reachable(deal.view(player)))
                assert not found & hidden_cards(deal, player)
                seen += len(found)
    assert seen > 1000


def test_the_walk_would_find_a_hidden_card() -> None:
    deal = random_deal(3, HUNGARIAN).beginning
    with pytest.raises(AssertionError):
        list(reachable(deal))
    assert CardSet(reachable(deal.hands[1])) == deal.hands[1]


def replayed(deal: Deal, pack: list[Card]) -> Deal:
    """The same moves with the cards dealt otherwise."""
    other = Deal.start(
        tuple(pack), dealer=deal.dealer, rules=deal.rules, before=deal.before
    )
    for move in deal.history:
        other = other.play(move)
    return other


def silent_tricks(rules: Rules, seed: int, count: int) -> Deal:
    """A deal after some tricks without a word, each with its draws."""
    deal = Deal.start(shuffled(seed), dealer=seed % 2, rules=rules)
    while deal.number <= count or deal.step is not Step.LEAD:
        cards = [m for m in deal.legal_moves if isinstance(m, PlayCard)]
        moves = cards or deal.legal_moves
        deal = deal.play(moves[seed % len(moves)])
    return deal


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("viewer", [0, 1])
def test_views_are_equal_where_only_hidden_cards_differ(
    preset: str, viewer: int
) -> None:
    for seed in range(8):
        deal = silent_tricks(Rules.preset(preset), seed, seed % 6)
        hidden = list(hidden_cards(deal, viewer))
        places = [i for i, card in enumerate(deal.pack) if card in hidden]
        pack = list(deal.pack)
        Random(seed).shuffle(hidden)
        for place, card in zip(places, hidden, strict=True):
            pack[place] = card
        other = replayed(deal, pack)
        assert other.view(viewer) == deal.view(viewer)
        assert other.view(1 - viewer) != deal.view(1 - viewer)


def seen_by(deal: Deal, player: int) -> list[str]:
    return [str(seen) for seen in deal.view(player).seen]


def test_of_the_others_announcement_only_the_words_are_heard() -> None:
    pack = (*parse_cards("Kh Oh Uh Ah 9a 8a Aa Ka Oa"), *PACK)
    pack = (*dict.fromkeys(pack),)
    pack = (*pack[:3], *pack[9:12], *pack[3:6], *pack[12:15], *pack[6:9], *pack[15:])
    deal = Deal.start(pack, dealer=1, rules=HUNGARIAN)
    said = Announcement((parse_sequence("Kh Oh Uh"),))
    deal = deal.play(Announce(0, said))
    assert seen_by(deal, 0) == ["0 says Kh Oh Uh"]
    assert seen_by(deal, 1) == ["0 says terc"]
    exact = Deal.start(pack, dealer=1, rules=HUNGARIAN).play(Announce(0, said, True))
    assert seen_by(exact, 1) == ["0 names Kh Oh Uh"]


def last_draws(rules: Rules, viewer: int) -> list[str]:
    return seen_by(silent_tricks(rules, 5, 7), viewer)[-2:]


def test_the_last_hidden_card_is_shown_where_the_rules_say_so() -> None:
    shown = HUNGARIAN.with_options({"show_last_hidden": "yes"})
    loser = silent_tricks(HUNGARIAN, 5, 7).second
    assert last_draws(HUNGARIAN, loser)[0].endswith("draws ?")
    assert not last_draws(shown, loser)[0].endswith("?")
    assert not any(text.endswith("?") for text in last_draws(HUNGARIAN, 1 - loser))


def test_own_tricks_may_be_looked_at_where_the_rules_say_so() -> None:
    review = HUNGARIAN.with_options({"may_review_tricks": "yes"})
    assert silent_tricks(HUNGARIAN, 5, 7).view(0).tricks == ()
    for player in (0, 1):
        tricks = silent_tricks(review, 5, 7).view(player).tricks
        assert tricks
        assert all(trick.taker == player for trick in tricks)


def test_a_deal_taken_up_later_tells_no_more_than_its_moves() -> None:
    deal = silent_tricks(HUNGARIAN, 2, 3)
    later = Deal.at_trick(
        rules=deal.rules,
        dealer=deal.dealer,
        before=deal.before,
        tied=deal.tied,
        trump=deal.trump,
        hands=deal.hands,
        talon=deal.talon,
        tricks=[trick.in_order for trick in deal.tricks],
    )
    assert later == deal
    view: View = later.view(0)
    assert view.seen == ()
    assert view.resumed == deal.tricks
    assert not CardSet(reachable(view)) & hidden_cards(deal, 0)
