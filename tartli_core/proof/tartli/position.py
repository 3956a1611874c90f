"""A position that can have come about by the rules."""

from collections.abc import Iterator

from tartli_core.proof.tartli.faults import Json, quoted
from tartli_core.proof.tartli.melds import (
    may_repeat,
    meld_cards,
    meld_points,
    strongest,
    vannak_order,
    word_of,
)
from tartli_core.proof.tartli.readings import consistent, in_time, readings
from tartli_core.proof.tartli.record import Deal, Trick, taker, trick_points
from tartli_core.proof.tartli.tables import (
    LAST_TRICK,
    LENGTHS,
    NATURAL,
    OTHER,
    PLAYERS,
    SEQUENCES,
)


def position_faults(deal: Deal, position: Json) -> Iterator[str]:
    """Everything in a position that cannot have come about by the rules."""
    wrong_cards = list(card_faults(deal, position))
    yield from wrong_cards
    if wrong_cards:
        return
    yield from exchange_faults(deal)
    for trick in deal.tricks:
        yield from announcement_faults(deal, trick)
        yield from own_meld_faults(deal, trick)
        yield from height_faults(deal, trick)
        yield from score_faults(deal, trick)
        yield from opponent_faults(deal, trick)
        yield from follow_faults(deal, trick)
    yield from received_faults(deal)
    yield from total_faults(deal, position)


def first_exchange_faults(deal: Deal) -> Iterator[str]:
    """An exchange that you could make first, and then announce more (T-P5)."""
    at_turn = deal.now.leader == "you" or deal.rules["exchange"] == "any_time"
    early = deal.now.number < LAST_TRICK
    if early and at_turn and "7" + deal.trump in deal.hand:
        yield "you could exchange first (T-P5); right would be a hand without the seven"


def card_faults(deal: Deal, position: Json) -> Iterator[str]:
    """Cards missing, doubled, or in two places."""
    own_cards = 8 if "you" in deal.now.cards else 9
    if len(deal.hand) != own_cards:
        yield f"hand has {len(deal.hand)} cards; right would be {own_cards}"
    others = " ".join("?" * (8 if "opponent" in deal.now.cards else 9))
    if position["opponent"] != others:
        yield f"opponent is {quoted(position['opponent'])}; right would be {others!r}"
    if deal.indicator[1] != deal.trump:
        yield f"trump is {deal.trump!r}; right would be {deal.indicator!r}'s suit"
    played = [card for trick in deal.tricks for card in trick.cards.values()]
    places = deal.hand + played
    for card in dict.fromkeys(places):
        if places.count(card) > 1:
            yield f"the card {card!r} comes twice in the hand and the tricks"
    early = [card for trick in deal.tricks[:7] for card in trick.cards.values()]
    if len(deal.tricks) < LAST_TRICK and deal.indicator in places:
        yield f"the indicator {deal.indicator!r} is in play; right would be: not yet"
    elif deal.indicator in early:
        yield f"the indicator {deal.indicator!r} was played before trick 8 (T-P3)"
    elif len(deal.tricks) == LAST_TRICK:  # T-P3: the loser of trick 7 takes it
        loser = OTHER[taker(deal.tricks[6], deal.trump)]
        if (deal.indicator in deal.mine) != (loser == "you"):
            yield f"the indicator {deal.indicator!r} belongs to the loser of trick 7"


def exchange_faults(deal: Deal) -> Iterator[str]:
    """An exchange that could not be made, or of cards that were elsewhere (T-P5)."""
    if len(deal.exchanges) > 1:
        yield "there are two exchanges; right would be one, there is one seven (T-P5)"
    for number, player, card in deal.exchanges[:1]:
        where = f"trick {number}: {player} exchanges {card!r}"
        if number == LAST_TRICK:
            yield f"{where}; right would be in tricks 1 to 7 (T-P5)"
        second = player != deal.tricks[number - 1].leader
        if second and deal.rules["exchange"] != "any_time":
            yield f"{where}; right would be on lead (T-P5)"
        if card[1] != deal.trump or card == deal.seven:
            yield f"{where}; right would be a trump but the seven (T-P5)"
        if deal.indicator != deal.seven:
            yield (
                f"the indicator is {deal.indicator!r} after an exchange; right would "
                f"be {deal.seven!r} (T-P5)"
            )
        earlier = [c for t in deal.tricks[: number - 1] for c in t.cards.values()]
        others = deal.cards_of(OTHER[player])
        held = card in deal.mine
        if card in earlier or card in others or held != (player == "you"):
            yield f"{where}; right would be a card only they had, from then on (T-P5)"


def announcement_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """Too many words (T-M4), or words the second player may not say (T-M7)."""
    for player in PLAYERS:
        words = trick.words(player)
        sequences = [word for word in words if word in LENGTHS]
        suits = [m[-1] for m in trick.said["you"] if m in SEQUENCES]
        if len(sequences) > 1 and (
            deal.rules["sequences_per_trick"] == "1" or len(set(suits)) < len(suits)
        ):
            yield (
                f"trick {trick.number}: {player} announces {quoted(words)}; right "
                "would be one sequence, or one a suit where the rules say so (T-M4)"
            )
        if words.count("vannak") > 1 or words.count("bela") > 1:
            yield (
                f"trick {trick.number}: {player} announces {quoted(words)}; right "
                "would be one vannak and one bela (T-M4)"
            )
    first, second = trick.best(trick.leader), trick.best(trick.second)
    if first and second and second < first:
        yield (
            f"trick {trick.number}: {trick.second} announces "
            f"{quoted(trick.words(trick.second))} after "
            f"{quoted(trick.words(trick.leader))}; right would be a word that could "
            "beat it (T-M7)"
        )


def own_meld_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """Melds of yours that you did not hold or could not announce again."""
    played = {card: t.number for t in deal.tricks for card in t.cards.values()}
    scored = deal.scored_before("you", trick.number)
    for meld in trick.said["you"]:
        if meld == "9" and deal.rules["nines_vannak"] == "no":
            yield f"trick {trick.number}: '9' is no vannak in these rules (T-M2)"
        for card in sorted(meld_cards(meld, deal.trump)):
            held_then = deal.mine | deal.lent("you", trick.number)
            if card not in held_then or played.get(card, 9) < trick.number:
                yield (
                    f"trick {trick.number}: you announce {meld!r} without {card!r}; "
                    "right would be a card in hand, or played in that trick or later"
                )
            if card == deal.open_card(trick.number) and trick.number < LAST_TRICK:
                yield f"trick {trick.number}: the indicator in {meld!r} is nobody's yet"
        held = deal.surely_held("you", trick.number)
        if not may_repeat(meld, scored, held, deal.rules):
            yield (
                f"trick {trick.number}: you announce {meld!r} after scoring "
                f"{quoted(scored)}; right would be one that {deal.rules['repeat']} "
                "and T-M12 allow"
            )


def height_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """Heights and answers that are missing, needless or untrue (T-A1, T-A3)."""
    where = f"trick {trick.number}: "
    if not trick.is_level:
        if trick.height or trick.answer:
            yield where + (
                "a height or an answer is given though kind and length decide; right "
                "would be none (T-A1)"
            )
        return
    early = deal.rules["contest_before_second_card"] == "yes"
    past = trick is not deal.now or (early and trick.is_complete)  # T-A2
    if (past and not trick.answer) or (trick.answer and not trick.height):
        yield where + "a height and its answer are missing; right would be both (T-A1)"
    mine = strongest(trick.said["you"], deal.trump, deal.rules)
    if mine is None or not trick.height:
        return
    if trick.leader == "you":
        if trick.height != mine[0]:
            yield where + f"you name {trick.height!r}; right would be {mine[0]!r}"
    elif trick.answer:
        right = "higher" if beats_height(mine, trick.height, deal) else "good"
        if trick.answer != right:
            yield where + f"you answer {trick.answer!r}; right would be {right!r}"


def beats_height(meld: str, height: str, deal: Deal) -> bool:
    """Whether the second's meld beats the height named at its length (T-A3)."""
    order = NATURAL if meld in SEQUENCES else vannak_order(deal.rules)
    own, named = order.index(meld[0]), order.find(height)
    return own < named or (own == named and meld[-1] == deal.trump)


def score_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """Melds scored that were not won, or won and not scored (T-M6, T-M8)."""
    for player in PLAYERS:
        shown = trick.scored[player]
        told = [meld for meld in shown if meld != "bela"]
        won = trick is not deal.now and trick.owner == player
        said = [word for word in trick.words(player) if word != "bela"]
        heard = [word_of(meld) for meld in told]
        same = sorted(heard) == sorted(said) and (
            player == "opponent" or set(told) == set(trick.said["you"]) - {"bela"}
        )
        if told and trick is deal.now:
            yield (
                f"trick {trick.number}: {player} scores {quoted(told)}; right would "
                "be a question asked before that"
            )
        elif told and not won:
            yield (
                f"trick {trick.number}: {player} scores {quoted(told)}; right would "
                "be nothing, the best meld is the other player's (T-M6)"
            )
        elif won and not same:
            yield (
                f"trick {trick.number}: {player} scores {quoted(told)}; right would "
                f"be what was announced: {quoted(trick.said[player])} (T-M6)"
            )
        said_bela = int("bela" in trick.words(player))
        right = {said_bela}
        if trick is deal.now:  # written already, if at once (T-A5)
            right = {0, said_bela * (deal.rules["bela_order"] == "before_melds")}
        if shown.count("bela") not in right:
            yield (
                f"trick {trick.number}: {player} scores bela "
                f"{shown.count('bela')} times; right would be once, after saying it, "
                "and with the other melds if the rules say so (T-A5)"
            )


def opponent_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """Words, heights and scores of the opponent that no cards could bear out."""
    if trick.said["opponent"] and not readings(deal, trick):
        yield (
            f"trick {trick.number}: the opponent says "
            f"{quoted(trick.said['opponent'])}"
            + (f", with the height {trick.height!r}" if trick.height else "")
            + "; right would be words that some cards not seen then bear out"
        )


def follow_faults(deal: Deal, trick: Trick) -> Iterator[str]:
    """A second card in trick 8 that neither follows nor trumps (T-P4)."""
    if trick.number < LAST_TRICK or not trick.is_complete:
        return
    held = deal.surely_held(trick.second, LAST_TRICK)
    led, card = trick.cards[trick.leader], trick.cards[trick.second]
    for suit in (led[1], deal.trump):
        if card[1] == suit:
            return
        if any(other[1] == suit for other in held):
            yield (
                f"trick 8: {trick.second} plays {card!r} on {led!r}; right would be "
                f"a card of the suit {suit!r} (T-P4)"
            )
            return


def received_faults(deal: Deal) -> Iterator[str]:
    """More cards known than a player can have been dealt and drawn by then."""
    if not in_time(deal.known["you"]):
        yield "your announcements need more cards than you had drawn by then (T-P3)"
    wordy = all(readings(deal, t) for t in deal.tricks if t.said["opponent"])
    if wordy and not consistent(deal):
        yield (
            "all the opponent said cannot be true together; right would be words "
            "that fit into nine cards"
        )


def total_faults(deal: Deal, position: Json) -> Iterator[str]:
    """Totals other than before + melds scored + tricks taken (T-S1); melds alike.

    A béla scored in the trick under way is written already (T-A5).
    """
    for place, player in enumerate(PLAYERS):
        melds = deal.scored_before(player, deal.now.number) + deal.now.scored[player]
        taken = [t for t in deal.tricks[:-1] if taker(t, deal.trump) == player]
        points = sum(map(meld_points, melds))
        right = {
            "totals": position["before"][place]
            + points
            + sum(trick_points(trick, deal.trump) for trick in taken),
            "written": points,
        }
        for key in right.keys() & position.keys():
            if position[key][place] != right[key]:
                yield (
                    f"{key} gives {player} {position[key][place]}; right would be "
                    f"{right[key]}"
                )


def unwritten_bela_faults(deal: Deal) -> Iterator[str]:
    """Béla said in the trick under way, not written though due at once (T-A5)."""
    at_once = deal.rules["bela_order"] == "before_melds"
    for player in PLAYERS:
        said = "bela" in deal.now.words(player)
        if at_once and said and "bela" not in deal.now.scored[player]:
            yield (
                f"trick {deal.now.number}: {player} has said bela; right would be to "
                "score it at once (T-A5)"
            )


def turn_faults(deal: Deal) -> Iterator[str]:
    """A trick in which it is not your turn to announce."""
    trick = deal.now
    if trick.said["you"] or "you" in trick.cards:
        yield "you have announced or played already; right would be before that (T-M4)"
    if trick.leader == "opponent" and "opponent" not in trick.cards:
        yield "the opponent is to lead; right would be your turn (T-P1)"
