import pytest

from tartli_core.errors import NotationError
from tartli_core.tartli.announcements import SILENCE, Announcement
from tartli_core.tartli.cards import Card, Suit
from tartli_core.tartli.kinds.events import Event, Trick, Who
from tartli_core.tartli.melds import parse_meld
from tartli_core.tartli.rules import Rules


def trick(
    lead: Who, you: tuple[str, ...], opponent: tuple[str, ...], rules: str = "hungarian"
) -> Trick:
    def said(melds: tuple[str, ...]) -> Announcement:
        return Announcement(tuple(parse_meld(meld, Suit.ACORNS) for meld in melds))

    return Trick(
        number=3,
        trump=Suit.ACORNS,
        rules=Rules.preset(rules),
        lead=lead,
        said={Who.YOU: said(you), Who.OPPONENT: said(opponent)},
        cards={Who.YOU: Card.parse("7l"), Who.OPPONENT: Card.parse("8l")},
    )


def test_heights_are_named_only_where_words_do_not_decide() -> None:
    level = trick(Who.YOU, ("Ol Ul Xl",), ("Kh Oh Uh",))
    assert [str(event) for event in level.talk()] == [
        "3 you announces Ol Ul Xl",
        "3 you leads 7l",
        "3 opponent says terc",
        "3 opponent plays 8l",
        "3 you names O",
        "3 opponent answers higher",
    ]
    longer = trick(Who.OPPONENT, ("Ol Ul Xl 9l",), ("Kh Oh Uh",))
    assert [str(event) for event in longer.talk()] == [
        "3 opponent says terc",
        "3 opponent leads 8l",
        "3 you announces Ol Ul Xl 9l",
        "3 you plays 7l",
    ]


def test_the_contest_may_come_before_the_second_card() -> None:
    early = trick(Who.OPPONENT, ("Ol Ul Xl",), ("Kh Oh Uh",), "international")
    assert [str(event) for event in early.talk()][-3:] == [
        "3 opponent names K",
        "3 you answers good",
        "3 you plays 7l",
    ]


def test_the_loser_writes_bela_alone() -> None:
    lost = trick(Who.YOU, ("Ol Ul Xl", "bela"), ("U", "Kh Oh Uh"))
    assert [str(event) for event in lost.writing()] == [
        "3 you scores bela",
        "3 opponent scores Kh Oh Uh / U",
    ]
    assert lost.scorer is Who.OPPONENT


def test_a_silent_trick_is_two_cards() -> None:
    silent = trick(Who.YOU, (), ())
    assert silent.said[Who.YOU] == SILENCE
    assert [str(event) for event in silent.talk()] == [
        "3 you leads 7l",
        "3 opponent plays 8l",
    ]
    assert list(silent.writing()) == []
    assert silent.taker is Who.OPPONENT


def test_an_event_reads_back_what_it_prints() -> None:
    for text in ("3 opponent says kvart / bela", "1 you scores Xa 9a 8a / U"):
        assert str(Event.parse(text)) == text


@pytest.mark.parametrize(
    "text", ["", "3 you leads", "x you leads 7b", "3 he leads 7b", "3 you eats 7b"]
)
def test_what_is_no_event_is_quoted(text: str) -> None:
    with pytest.raises(NotationError, match=f"'{text}' is not an event"):
        Event.parse(text)
