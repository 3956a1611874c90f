"""Codes made into sentences of one language (gettext, glossary, plural forms)."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from tartli_core.errors import IllegalMoveError, TartliError
from tartli_core.text.glossary import Names, Pack
from tartli_core.text.language import ENGLISH, Language
from tartli_core.text.lists import OneOf, listed
from tartli_core.text.marks import N_, Plural
from tartli_core.text.say import Say, Value
from tartli_core.text.sentences import SENTENCES

_PLACE = re.compile(r"\{(\w+):(\w+)\}")


@dataclass(frozen=True)
class Phrases:
    """Everything said to one reader: a language and a pack of cards.

    >>> Phrases().sentence(Say("repeat.once", meld="O"))
    'Already scored; it counts once a deal: Over vannak (four O).'
    """

    language: Language = ENGLISH
    pack: Pack = "hungarian"

    @property
    def names(self) -> Names:
        """Card and meld names for this reader."""
        return Names(self.language.tag, self.pack)

    def sentence(self, say: Say) -> str:
        """The sentence for one statement.

        Every ``{name:kind}`` of the template is replaced by the value in the
        reader's words; the kinds are the keys of `_kinds`.
        """
        template = SENTENCES[say.code]
        if isinstance(template, Plural):
            count = say.params[template.by]
            assert isinstance(count, int)
            text = self.language.ngettext(template.one, template.many, count)
        else:
            text = self.language.gettext(template)
        return self._fill(text, say.params)

    def sentences(self, says: Iterable[Say]) -> list[str]:
        """The sentences for several statements."""
        return [self.sentence(say) for say in says]

    def error(self, error: TartliError) -> str:
        """An error's message; a forbidden move's reason is told as a sentence."""
        if isinstance(error, IllegalMoveError):
            reason = Say(error.reason.code, **error.reason.params)
            pattern = self.language.gettext(error.template)
            why = self.sentence(reason).rstrip(".")
            return pattern.format(move=error.move, why=why, rule=error.rule)
        template = self.language.gettext(error.template)
        params = {
            name: self._error_value(value) for name, value in error.params.items()
        }
        return template.format(**params) if params else template

    def _error_value(self, value: object) -> object:
        match value:
            case TartliError():
                return self.error(value)
            case OneOf():
                return value.told(self.language.gettext)
            case _:
                return value

    def _fill(self, template: str, params: Mapping[str, Value]) -> str:
        kinds = self._kinds()
        return _PLACE.sub(
            lambda place: kinds[place[2]](str(params[place[1]])), template
        )

    def _kinds(self) -> Mapping[str, Callable[[str], str]]:
        return {
            "answer": self.names.answer,
            "call": self.names.call,
            "calls": lambda text: self._list(map(self.names.call, text.split(" / "))),
            "card": self.card,
            "cards": self.codes,
            "formula": self.language.isolate,
            "meld": self.meld,
            "melds": lambda text: self._list(map(self.meld, text.split(" / "))),
            "name": self.names.meld,
            "order": lambda text: "; ".join(map(self.codes, text.split(" / "))),
            "number": str,
            "rank": self.names.rank,
            "suit": self.names.suit,
            "text": str,
        }

    def card(self, code: str) -> str:
        """A card in words with its code: ``Over of acorns (Oa)``."""
        return f"{self.names.card(code)} ({self.codes(code)})"

    def codes(self, text: str) -> str:
        """Card codes as this reader's cards show them."""
        return self.language.isolate(" ".join(map(self.names.code, text.split())))

    def meld(self, text: str) -> str:
        """A meld in words with its cards: ``Over terc of acorns (Oa Ua Xa)``."""
        name = self.names.meld(text)
        if text == "bela":
            return name
        if len(text) == 1:
            four = self.language.gettext("four {rank}")
            code = self.language.isolate(self.names.rank_code(text))
            return f"{name} ({four.format(rank=code)})"
        return f"{name} ({self.codes(text)})"

    def _list(self, items: Iterable[str]) -> str:
        return listed(items, self.language.gettext("{first} and {last}"))


def not_allowed(move: str, rule: str, reason: Say) -> IllegalMoveError:
    """The error for a move that a rule forbids, told in English.

    >>> print(not_allowed("0 asks", "T-S1", Say("refusal.over")))
    '0 asks' is not allowed here. The deal is over (T-S1).
    """
    return IllegalMoveError(
        N_("{move!r} is not allowed here. {why} ({rule})."),
        move=move,
        rule=rule,
        why=Phrases().sentence(reason).rstrip("."),
        reason=reason,
    )
