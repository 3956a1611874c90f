"""Commands that ask the rules: melds, split, contest, repeat, certain."""

import argparse

from tartli_core.cli.arguments import (
    Commands,
    Gettext,
    add_common,
    print_json,
    rules_of,
    whole_number,
)
from tartli_core.errors import InvalidStateError, NotationError
from tartli_core.tartli.cards import CardSet, Suit, parse_hand, parse_suit
from tartli_core.tartli.contest import second_wins
from tartli_core.tartli.melds import (
    Bela,
    Meld,
    Sequence,
    Vannak,
    check_counts,
    check_held,
    find_fours,
    find_sequences,
    holds_bela,
    parse_meld,
    parse_sequence,
)
from tartli_core.tartli.repeat import judge_repeat
from tartli_core.tartli.rules import Rules
from tartli_core.tartli.solver.certainty import find_threat
from tartli_core.tartli.solver.split import best_split
from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say


def add_commands(commands: Commands, say: Gettext) -> None:
    """Add the commands to the parser."""
    hand = say("card codes separated by spaces, such as 'Oa Ua Xa'")
    trump = say("trump suit: a, l, h or b")

    parser = commands.add_parser("melds")
    parser.add_argument("hand", help=hand)
    parser.add_argument("--trump", required=True, help=trump)
    add_common(parser, say, run=melds)

    parser = commands.add_parser(
        "split",
        usage=say("%(prog)s HAND --tricks N [--scored SEQUENCE ...] [options]"),
    )
    parser.add_argument("hand", help=hand)
    parser.add_argument(
        "--tricks",
        type=whole_number(say),
        required=True,
        help=say("tricks left, 0 to 8"),
    )
    parser.add_argument(
        "--scored",
        nargs="+",
        action="extend",
        default=[],
        help=say("sequences scored before"),
    )
    parser.add_argument("--trump", help=trump)
    add_common(parser, say, run=split)

    parser = commands.add_parser("contest")
    meld = say("a sequence's cards, or a rank letter for vannak")
    parser.add_argument("--leader", required=True, help=meld)
    parser.add_argument("--second", required=True, help=meld)
    parser.add_argument("--trump", required=True, help=trump)
    add_common(parser, say, run=contest)

    parser = commands.add_parser("repeat")
    parser.add_argument(
        "--scored",
        nargs="+",
        action="extend",
        required=True,
        help=say("melds scored before"),
    )
    parser.add_argument("--candidate", required=True, help=say("the meld to announce"))
    parser.add_argument("--hand", required=True, help=hand)
    parser.add_argument("--trump", help=trump)
    add_common(parser, say, run=repeat)

    parser = commands.add_parser("certain")
    parser.add_argument("meld", help=meld)
    parser.add_argument("--hand", required=True, help=hand)
    parser.add_argument("--seen", default="", help=say("other cards seen, as codes"))
    parser.add_argument("--trump", required=True, help=trump)
    parser.add_argument(
        "--second", action="store_true", help=say("the owner is second to the trick")
    )
    add_common(parser, say, run=certain)


def melds(options: argparse.Namespace, reader: Phrases) -> int:
    """Every sequence, vannak and béla of a hand (T-M1 to T-M3)."""
    rules, hand = rules_of(options), parse_hand(options.hand)
    trump = parse_suit(options.trump)
    sequences, fours = find_sequences(hand), find_fours(hand, rules)
    bela = holds_bela(hand, trump)
    if options.json:
        print_json(
            {
                "sequences": [str(sequence) for sequence in sequences],
                "fours": [str(four) for four in fours],
                "bela": bela,
            }
        )
        return 0
    found: list[Meld] = [*sequences, *fours]
    if bela:
        found.append(Bela(trump))
    for meld in found:
        says = Say("cli.meld", meld=str(meld), points=meld.points)
        print(reader.sentence(says))
    if not found:
        print(reader.sentence(Say("cli.no_meld", cards=str(hand))))
    return 0


def split(options: argparse.Namespace, reader: Phrases) -> int:
    """The best order to announce a hand's sequences (T-M10)."""
    rules, hand = rules_of(options), parse_hand(options.hand)
    if options.trump is not None:
        parse_suit(options.trump)  # sequences do not depend on it
    scored = [parse_sequence(text) for text in options.scored]
    answer = best_split(hand, options.tricks, rules, scored)
    if options.json:
        order = [[str(sequence) for sequence in trick] for trick in answer.order]
        print_json({"total": answer.total, "order": order})
        return 0
    for number, trick in enumerate(answer.order, start=1):
        for sequence in trick:
            step = Say(
                "cli.step",
                number=number,
                meld=str(sequence),
                points=sequence.points,
            )
            print(reader.sentence(step))
    print(reader.sentence(Say("cli.total", total=answer.total)))
    return 0


def contest(options: argparse.Namespace, reader: Phrases) -> int:
    """Which of two melds is better (T-M5)."""
    rules, trump = rules_of(options), parse_suit(options.trump)
    leader = _contesting(options.leader, trump, rules)
    second = _contesting(options.second, trump, rules)
    both = CardSet(leader.cards) & CardSet(second.cards)
    if both:
        raise InvalidStateError(
            "{cards} stands in both melds, {leader!r} and {second!r}: "
            "the pack has one of each",
            cards=both,
            leader=options.leader,
            second=options.second,
        )
    winner = "second" if second_wins(leader, second, trump, rules) else "leader"
    if options.json:
        print_json({"winner": winner})
        return 0
    texts = {"leader": str(leader), "second": str(second)}
    print(reader.sentence(Say(f"cli.contest_{winner}", **texts)))
    return 0


def _contesting(text: str, trump: Suit, rules: Rules) -> Sequence | Vannak:
    meld = _meld(text, trump, rules)
    if isinstance(meld, Bela):
        raise NotationError(
            "{text!r} takes no part in the contest: write a sequence's cards or a "
            "rank letter",
            text=text,
        )
    return meld


def repeat(options: argparse.Namespace, reader: Phrases) -> int:
    """Whether a meld may be announced after those scored (T-M9, T-M11, T-M12)."""
    rules, hand = rules_of(options), parse_hand(options.hand)
    trump = None if options.trump is None else parse_suit(options.trump)
    texts = (options.candidate, *options.scored)
    candidate, *scored = (_meld(text, trump, rules) for text in texts)
    check_held(candidate, hand)
    verdict = judge_repeat(candidate, scored, hand, rules)
    why = reader.sentence(verdict.why)
    if options.json:
        allowed = {"allowed": verdict.allowed, "rule": verdict.rule, "why": why}
        print_json(allowed)
        return 0
    code = "cli.allowed" if verdict.allowed else "cli.not_allowed"
    print(reader.sentence(Say(code, rule=verdict.rule)), why)
    return 0


def _meld(text: str, trump: Suit | None, rules: Rules) -> Meld:
    """A meld that the rule set knows; only béla needs the trump suit."""
    if text.strip() == "bela" and trump is None:
        raise NotationError("{text!r} needs the trump suit: add --trump", text=text)
    meld = parse_meld(text, Suit.ACORNS if trump is None else trump)
    check_counts(meld, rules)
    return meld


def certain(options: argparse.Namespace, reader: Phrases) -> int:
    """Whether an opponent could hold a better meld (T-A4)."""
    rules, trump = rules_of(options), parse_suit(options.trump)
    meld = _meld(options.meld, trump, rules)
    threat = find_threat(
        meld,
        parse_hand(options.hand),
        CardSet.parse(options.seen),
        trump,
        rules,
        owner_leads=not options.second,
    )
    if options.json:
        print_json(
            {
                "beatable": threat is not None,
                "by": str(threat.meld) if threat else None,
                "hand": str(threat.hand) if threat else None,
            }
        )
    elif threat is None:
        print(reader.sentence(Say("certain.certain", meld=str(meld))))
    else:
        by = Say("certain.beatable", meld=str(meld), by=str(threat.meld))
        held = Say("certain.hand", hand=str(threat.hand))
        print(reader.sentence(by), reader.sentence(held))
    return 0
