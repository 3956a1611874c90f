"""38 tricky moments of whole deals, told by an independent reference."""

from typing import Any

import pytest
from vector_files import cases

from tartli_core.tartli.announcements import Announcement
from tartli_core.tartli.cards import Card, CardSet, Rank, parse_cards
from tartli_core.tartli.deal import Deal, Step
from tartli_core.tartli.match import Match
from tartli_core.tartli.melds import Bela, Meld, parse_meld
from tartli_core.tartli.moves import (
    Announce,
    Answer,
    Claim,
    Draw,
    Exchange,
    Move,
    NameHeight,
    PlayCard,
    SayBela,
    TakeTrick,
    WriteMelds,
)
from tartli_core.tartli.pack import first_dealer
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.scoring import Pair

Json = dict[str, Any]

HOW = {"deal": "played out"}
"""Where the reference has another word for the same end."""


def rules_of(options: Json) -> Rules:
    named = dict(options)
    preset = Rules.preset(named.pop("preset"))
    texts = {True: "yes", False: "no"}
    return preset.with_options({n: texts.get(v, str(v)) for n, v in named.items()})


def start(event: Json, rules: Rules) -> Deal:
    return Deal.start(
        parse_cards(event["pack"]),
        dealer=event["dealer"],
        rules=rules,
        before=tuple(event["scores"]),
        indicator_at=event["at"],
    )


def melds_of(deal: Deal, event: Json) -> tuple[Meld, ...]:
    melds = [parse_meld(text, deal.trump) for text in event["melds"]]
    return (*melds, Bela(deal.trump)) if event.get("bela") is True else tuple(melds)


def move_of(deal: Deal, event: Json) -> Move:
    """The move that an event of the reference stands for."""
    player = event["p"]
    match event["t"]:
        case "exchange":
            return Exchange(player)
        case "announce" | "reply":
            said = Announcement(melds_of(deal, event))
            return Announce(player, said, exact=bool(event.get("exact")))
        case "play":
            return PlayCard(player, Card.parse(event["card"]))
        case "height":
            return NameHeight(player, Rank(event["rank"]))
        case "answer":
            return Answer(player, higher=event["say"] == "here higher")
        case "score":
            return WriteMelds(player, written_melds(deal, event))
        case "trick":
            return TakeTrick(player)
        case "draw":
            return Draw(player)
        case "bela":
            return SayBela(player)
        case "claim":
            return Claim(player)
        case _:
            raise AssertionError(event)


def written_melds(deal: Deal, event: Json) -> tuple[Meld, ...]:
    melds = tuple(parse_meld(text, deal.trump) for text in event["melds"])
    melds = (*melds, Bela(deal.trump)) if event["bela"] == event["p"] else melds
    return Announcement(melds).melds


def replay(events: list[Json], rules: Rules) -> Deal:
    deal = start(events[0], rules)
    for event in events[1:]:
        if event["t"] == "end":
            check_end(deal, event)
            continue
        if event["t"] == "deal":
            deal = start(event, rules)
            continue
        if event["t"] == "draw":
            assert str(deal.talon[0]) == event["card"]
        deal = deal.play(move_of(deal, event))
        if event["t"] == "trick":
            assert event["points"] == trick_worth(deal)
    return deal


def trick_worth(deal: Deal) -> int:
    cards = deal.tricks[-1].cards
    last = 10 if len(deal.tricks) == 16 else 0
    return sum(card.points(deal.trump) for card in cards) + last


def check_end(deal: Deal, event: Json) -> None:
    result = deal.result
    assert result is not None
    assert result.how.value == HOW.get(event["how"], event["how"])
    assert list(result.points) == event["deal"]
    assert list(result.totals) == event["totals"]
    assert result.winner == event["buli"]
    assert result.buli_points == event["points"]
    assert result.tied == event["tie"]


@pytest.mark.parametrize("case", cases("scenarios"), ids=lambda case: case["id"])
def test_the_answer_is_that_of_the_reference(case: Json) -> None:
    rules, ask, answer = rules_of(case["options"]), case["ask"], case["answer"]
    events = case["events"]
    if events[0]["t"] == "first_dealer":
        mine, theirs = map(Card.parse, events[0]["cards"])
        dealer = first_dealer((mine, theirs))
        assert (dealer == ask["event"]["dealer"]) == answer["legal"]
        return
    deal = replay(events, rules)
    match ask["kind"]:
        case "hand":
            assert deal.hands[ask["p"]] == CardSet.parse(" ".join(answer["cards"]))
        case "legal":
            refusal = deal.refusal(move_of(deal, ask["event"]))
            assert (refusal is None) == answer["legal"], refusal
            if refusal is not None:
                assert refusal.rule == answer["rule"]
        case "plays":
            cards = [m.card for m in deal.legal_moves if isinstance(m, PlayCard)]
            assert sorted(map(str, cards)) == sorted(answer["cards"])
        case "next":
            assert deal.legal_moves == (move_of(deal, answer),)
            if answer["t"] == "draw":
                assert str(deal.talon[0]) == answer["card"]
        case "written":
            check_written(deal, answer)
        case "result":
            result = deal.result
            assert result is not None
            assert result.winner == answer["winner"]
            assert result.buli_points == answer["points"]
            assert list(result.totals) == answer["totals"]
            assert result.how.value == HOW.get(answer["how"], answer["how"])
        case "match":
            check_match(deal, tuple(events[0]["buli"]), answer)
        case "named":
            named = [str(m) for melds in deal.scored for m in melds]
            assert sorted(named) == sorted(answer["melds"])
        case _:
            raise AssertionError(ask)


def check_match(deal: Deal, buli_points: Pair, answer: Json) -> None:
    match = Match(
        rules=deal.rules,
        dealer=deal.dealer,
        totals=deal.before,
        buli_points=buli_points,
    ).with_result(deal)
    assert list(match.buli_points) == answer["buli"]
    assert match.is_over == answer["over"]
    assert match.settlement(1) == answer["settlement"]


def check_written(deal: Deal, answer: Json) -> None:
    if deal.step is Step.WRITE:
        deal = deal.play(deal.legal_moves[0])
    assert list(deal.written) == answer["written"]
    assert list(deal.totals) == answer["totals"]
    scored = [str(m) for m in deal.scored[answer["scorer"]]]
    assert sorted(scored) == sorted(answer["melds"])
