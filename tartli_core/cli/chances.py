"""Commands about what may come: waits, holdback, hold."""

import argparse
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any

from tartli_core.cli.arguments import (
    Commands,
    Gettext,
    add_common,
    print_json,
    rounded,
    rules_of,
    whole_number,
)
from tartli_core.cli.deals import first_record
from tartli_core.errors import NotationError
from tartli_core.tartli.cards import FULL_PACK, CardSet, Suit, parse_hand, parse_suit
from tartli_core.tartli.deal import Step
from tartli_core.tartli.melds import (
    Meld,
    check_counts,
    find_melds,
    parse_meld,
    parse_sequence,
)
from tartli_core.tartli.notation.record import Record
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.hold import (
    Holding,
    can_come_to_hold,
    cards_can_be_held,
    other_can_hold,
)
from tartli_core.tartli.solver.holding_back import HoldingBack
from tartli_core.tartli.solver.rivals import find_rival
from tartli_core.tartli.solver.waits import find_waits, giving_up
from tartli_core.tartli.view import View
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the commands to the parser."""
    hand = say("card codes separated by spaces, such as 'Oa Ua Xa'")
    trump = say("trump suit: a, l, h or b")
    seen = say("other cards seen, as codes: played, and the open one")
    meld = say("a sequence's cards, a rank letter for vannak, or bela")

    parser = commands.add_parser(
        "waits",
        description=say(
            "Expected points of the best announcement after some draws, each meld's "
            "chance, and what is left if a card is given up."
        ),
    )
    parser.add_argument("hand", help=hand)
    parser.add_argument("--seen", default="", help=seen)
    parser.add_argument(
        "--draws", type=whole_number(say), required=True, help=say("draws, 0 to 7")
    )
    parser.add_argument("--trump", required=True, help=trump)
    add_common(parser, say, run=waits)

    parser = commands.add_parser(
        "holdback",
        usage=say("%(prog)s CARDS --trick N [--scored SEQUENCE ...] [options]"),
        description=say(
            "Expected points of waiting in this trick and of announcing each sequence "
            "now, with the best play later."
        ),
    )
    parser.add_argument("cards", help=say("the cards of one suit, as codes"))
    parser.add_argument(
        "--trick",
        type=whole_number(say),
        required=True,
        help=say("the trick under way, 1 to 8"),
    )
    parser.add_argument(
        "--scored",
        nargs="+",
        action="extend",
        default=[],
        help=say("sequences scored before"),
    )
    parser.add_argument(
        "--gone", default="", help=say("cards that cannot be drawn any more, as codes")
    )
    add_common(parser, say, run=holdback)
    _add_hold(commands, say, hand=hand, trump=trump, seen=seen, meld=meld)


def _add_hold(commands: Commands, say: Gettext, **texts: str) -> None:
    parser = commands.add_parser(
        "hold",
        usage=say(
            "%(prog)s HAND --trick N --trump SUIT [options]\n"
            "       %(prog)s --record FILE --player N [--trick N] [options]"
        ),
        description=say(
            "Whether the opponent can hold a meld: with an example, or with the reason "
            "why not; without --meld, every meld that they can hold. Asked of cards, "
            "or of a whole deal as one player knows it, with all that was said."
        ),
    )
    parser.add_argument("hand", nargs="?", help=texts["hand"])
    parser.add_argument(
        "--trick", type=whole_number(say), help=say("the trick under way, 1 to 16")
    )
    parser.add_argument("--seen", default="", help=texts["seen"])
    parser.add_argument(
        "--named",
        action="append",
        default=[],
        metavar=say("MELD"),
        help=say("a meld that the opponent has named; may be repeated"),
    )
    parser.add_argument("--trump", help=texts["trump"])
    parser.add_argument(
        "--record",
        metavar=say("FILE"),
        help=say("a record with all cards (NOTATION.md); - for stdin"),
    )
    parser.add_argument(
        "--player", type=whole_number(say), help=say("who asks in the record, 0 or 1")
    )
    parser.add_argument(
        "--mine",
        action="store_true",
        help=say("ask of the record what this player can still come to hold"),
    )
    parser.add_argument(
        "--meld",
        action="append",
        default=[],
        metavar=say("MELD"),
        help=say("{meld}; may be repeated").format(meld=texts["meld"]),
    )
    parser.add_argument(
        "--against",
        metavar=say("MELD"),
        help=say(
            "ask of the record what the opponent can bring against this meld of yours"
        ),
    )
    add_common(parser, say, run=hold)


def waits(options: argparse.Namespace, reader: Phrases) -> int:
    """What the hand and the draws are worth (T-X5)."""
    rules, trump = rules_of(options), parse_suit(options.trump)
    hand, seen = parse_hand(options.hand), CardSet.parse(options.seen)
    found = find_waits(hand, seen, options.draws, trump, rules)
    left = giving_up(hand, seen, options.draws, trump, rules)
    if options.json:
        chances = [
            {"meld": str(meld), "chance": float(chance), "exact": str(chance)}
            for meld, chance in found.chances
        ]
        give_up = [{"card": str(card), **_points(worth)} for card, worth in left]
        print_json({**_points(found.points), "chances": chances, "give_up": give_up})
        return 0
    says = [Say("waits.points", draws=options.draws, points=rounded(found.points))]
    for meld, chance in sorted(found.chances, key=lambda pair: -pair[1]):
        percent = rounded(100 * chance)
        says.append(Say("waits.chance", meld=str(meld), percent=percent))
    for card, worth in left:
        says.append(Say("waits.give_up", card=str(card), points=rounded(worth)))
    _print(reader, [*says, Say("waits.assumed")])
    return 0


def holdback(options: argparse.Namespace, reader: Phrases) -> int:
    """What waiting and what announcing now is worth (T-X2)."""
    suit = HoldingBack(
        parse_hand(options.cards),
        options.trick,
        rules_of(options),
        scored=[parse_sequence(text) for text in options.scored],
        gone=CardSet.parse(options.gone),
    )
    now = {str(meld): suit.announcing(meld) for meld in suit.options}
    if options.json:
        announce = [{"meld": meld, **_points(worth)} for meld, worth in now.items()]
        print_json({"wait": _points(suit.waiting), "announce": announce})
        return 0
    says = [Say("holdback.wait", points=rounded(suit.waiting))]
    for meld, worth in now.items():
        says.append(Say("holdback.announce", meld=meld, points=rounded(worth)))
    _print(reader, [*says, Say("holdback.assumed")])
    return 0


def hold(options: argparse.Namespace, reader: Phrases) -> int:
    """Whether melds can be held, by cards or by a record (T-X6, T-X7)."""
    if options.record is None:
        return _tell(_from_cards(options), options, reader)
    view = _view(options)
    if options.against is not None:
        return _rival(view, options, reader)
    ask = partial(can_come_to_hold if options.mine else other_can_hold, view)
    answers = map(ask, _asked(options, view.trump, view.rules))
    return _tell(answers, options, reader)


def _tell(
    answers: Iterable[Holding], options: argparse.Namespace, reader: Phrases
) -> int:
    """Print what is possible, or the answer for each meld asked for."""
    if not options.meld:
        answers = (answer for answer in answers if answer.hand is not None)
        possible = [str(answer.meld) for answer in answers]
        if options.json:
            print_json({"possible": possible})
            return 0
        says = [Say("hold.possible", meld=meld) for meld in possible]
        _print(reader, says or [Say("hold.none")])
        return 0
    if options.json:
        print_json({"melds": [_answer(answer) for answer in answers]})
        return 0
    for answer in answers:
        _print_answer(answer, reader)
    return 0


def _from_cards(options: argparse.Namespace) -> Iterator[Holding]:
    """The answers for the hand and the cards seen."""
    if None in (options.hand, options.trick, options.trump):
        raise NotationError(
            "give the hand with --trick and --trump, or --record with --player"
        )
    if options.player is not None or options.mine or options.against is not None:
        raise NotationError("--player, --mine and --against need --record")
    rules, trump = rules_of(options), parse_suit(options.trump)
    ask = partial(
        cards_can_be_held,
        hand=parse_hand(options.hand),
        seen=CardSet.parse(options.seen),
        named=_melds(options.named, trump, rules),
        trick=options.trick,
    )
    return map(ask, _asked(options, trump, rules))


def _view(options: argparse.Namespace) -> View:
    """What the player knows at the lead to the trick, or at the record's end."""
    given = (options.hand, options.seen, options.named, options.trump)
    if any(given) or options.player is None:
        raise NotationError(
            "--record tells the hand, trumps and all that was seen: give only "
            "--player with it, and --trick, --mine, --against or --meld if you like"
        )
    file, trick = options.record, options.trick
    record = first_record(file)
    if not record.is_complete:
        raise NotationError(
            "{file!r} has cards that are not known: give a record with all cards",
            file=file,
        )
    for state in record.replay():
        if trick == state.number and state.step is Step.LEAD:
            break
    else:
        if trick is not None:
            raise NotationError(
                "trick {trick} is not in the record {file!r}", trick=trick, file=file
            )
    return state.view(options.player)


def _rival(view: View, options: argparse.Namespace, reader: Phrases) -> int:
    """Whether the opponent can bring a better meld than this one (T-A4)."""
    if options.mine or options.meld:
        raise NotationError("--against asks by itself: leave out --mine and --meld")
    (meld,) = _melds([options.against], view.trump, view.rules)
    rival = find_rival(view, meld)
    if options.json:
        by = None if rival is None else _answer(rival)
        print_json({"meld": str(meld), "certain": rival is None, "by": by})
        return 0
    if rival is None:
        _print(reader, [Say("hold.certain", meld=str(meld))])
        return 0
    _print(reader, [Say("hold.rival", meld=str(meld))])
    _print_answer(rival, reader)
    return 0


def _asked(options: argparse.Namespace, trump: Suit, rules: Rules) -> Iterable[Meld]:
    """The melds named, or all there are."""
    if options.meld:
        return _melds(options.meld, trump, rules)
    return find_melds(FULL_PACK, trump, rules)


def _melds(texts: Iterable[str], trump: Suit, rules: Rules) -> list[Meld]:
    melds = [parse_meld(text, trump) for text in texts]
    for meld in melds:
        check_counts(meld, rules)
    return melds


def _answer(holding: Holding) -> dict[str, Any]:
    return {
        "meld": str(holding.meld),
        "possible": holding.hand is not None,
        "hand": None if holding.hand is None else str(holding.hand),
        "record": None if holding.deal is None else str(Record.of(holding.deal)),
        "elsewhere": {str(card): str(where) for card, where in holding.elsewhere},
    }


def _print_answer(answer: Holding, reader: Phrases) -> None:
    _print(reader, _told(answer))
    if answer.deal is not None:
        print(Record.of(answer.deal))


def _told(holding: Holding) -> Iterator[Say]:
    meld = str(holding.meld)
    if holding.hand is not None:
        yield Say("hold.possible", meld=meld)
        yield Say("hold.hand", hand=str(holding.hand))
        if holding.deal is not None:
            yield Say("hold.deal")
        return
    yield Say("hold.impossible", meld=meld)
    for card, where in holding.elsewhere:
        yield Say(f"hold.{where}", card=str(card))
    if not holding.elsewhere:
        yield Say("hold.no_deal")


def _points(worth: Fraction) -> dict[str, Any]:
    """Points as a number, and exactly."""
    return {"points": float(worth), "exact": str(worth)}


def _print(reader: Phrases, says: Iterable[Say]) -> None:
    for line in reader.sentences(says):
        print(line)
