"""Codes made into sentences of one language (gettext, glossary, plural forms)."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import reduce
from typing import Final

from tartli_core.errors import IllegalMoveError, TartliError
from tartli_core.text import hungarian
from tartli_core.text.glossary import Names, Pack
from tartli_core.text.language import ENGLISH, Language
from tartli_core.text.lists import OneOf, listed
from tartli_core.text.marks import N_, Form, Plural, as_it_is
from tartli_core.text.say import Say, Value
from tartli_core.text.sentences import SENTENCES

_PLACE = re.compile(r"\{(\w+):(\w+)((?:\|\w+)*)\}")

_FORMS: Final[Mapping[str, Mapping[str, Form]]] = {"hu": hungarian.FORMS}
"""For each language with endings, the forms that its templates may ask for."""

_DECIMAL_COMMA: Final = frozenset({"hu"})
"""Languages that write 13,5 for 13.5."""


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
        reader's words; the kinds are the keys of `_kinds`. In a translation
        ``{name:kind|form|form}`` asks for the language's own forms, of every item
        where the value is a list.
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

        def told(place: re.Match[str]) -> str:
            name, kind, forms = place.groups()
            return kinds[kind](str(params[name]), self._form(forms))

        return _PLACE.sub(told, template)

    def _form(self, names: str) -> Form:
        """The forms of a place, such as ``|az|t``, one after the other."""
        if not names:
            return as_it_is
        known = _FORMS[self.language.tag]
        forms = [known[name] for name in names.strip("|").split("|")]
        return lambda word: reduce(lambda text, form: form(text), forms, word)

    def _kinds(self) -> Mapping[str, Callable[[str, Form], str]]:
        names = self.names
        return {
            "answer": lambda text, form: form(names.answer(text)),
            "call": lambda text, form: form(names.call(text)),
            "calls": lambda text, form: self._list(
                form(names.call(call)) for call in text.split(" / ")
            ),
            "card": self.card,
            "cards": lambda text, form: form(self.codes(text)),
            "formula": lambda text, form: form(self.language.isolate(text)),
            "meld": self.meld,
            "melds": lambda text, form: self._list(
                self.meld(meld, form) for meld in text.split(" / ")
            ),
            "name": lambda text, form: form(names.meld(text)),
            "number": lambda text, form: form(self._number(text)),
            "order": lambda text, form: form(
                "; ".join(map(self.codes, text.split(" / ")))
            ),
            "rank": lambda text, form: form(names.rank(text)),
            "suit": lambda text, form: form(names.suit(text)),
            "text": lambda text, form: form(text),
        }

    def card(self, code: str, form: Form = as_it_is) -> str:
        """A card in words with its code: ``Over of acorns (Oa)``."""
        return f"{form(self.names.card(code))} ({self.codes(code)})"

    def _number(self, digits: str) -> str:
        comma = self.language.tag in _DECIMAL_COMMA
        return digits.replace(".", ",") if comma else digits

    def codes(self, text: str) -> str:
        """Card codes as this reader's cards show them."""
        return self.language.isolate(" ".join(map(self.names.code, text.split())))

    def meld(self, text: str, form: Form = as_it_is) -> str:
        """A meld in words with its cards: ``Over terc of acorns (Oa Ua Xa)``."""
        name = form(self.names.meld(text))
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
