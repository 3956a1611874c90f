"""The puzzle page's host: the session, and everything the page shows, in words."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final, Self, cast, get_args

from tartli_core.app.kind_groups import KIND_GROUPS
from tartli_core.app.kinds import REGISTRY
from tartli_core.app.page import Visit, page_view
from tartli_core.app.query import Query, read_seed, read_texts
from tartli_core.app.report import report_text
from tartli_core.app.rules_sheet import rules_sheet
from tartli_core.app.supply import FREE, SUPPLY
from tartli_core.errors import NotationError, TartliError
from tartli_core.tartli.art import back_svg, card_svg, suit_svg
from tartli_core.tartli.cards import PACK, Suit
from tartli_core.tartli.kinds.free_hand import FREE_HANDS, LEAD
from tartli_core.tartli.kinds.renaming import renaming
from tartli_core.tartli.rules import PRESETS, Rules
from tartli_core.text.catalogues import (
    available_languages,
    choose_language,
    load_language,
)
from tartli_core.text.glossary import Pack
from tartli_core.text.help_texts import help_view
from tartli_core.text.language import Language
from tartli_core.text.lists import OneOf
from tartli_core.text.phrases import Phrases
from tartli_core.text.print_card import print_card
from tartli_core.text.words import (
    ALL_KINDS,
    LANGUAGES,
    PACKS,
    RULE_SETS,
    WORDS,
)
from tartli_core.text.words import LEVELS as LEVEL_NAMES
from tartli_core.trainer.bank import Wanted
from tartli_core.trainer.levels import parse_levels
from tartli_core.trainer.session import Session
from tartli_core.trainer.supply import Named

Json = dict[str, Any]

FIRST_KIND: Final = next(iter(REGISTRY))
"""What a visitor sees who asked for nothing."""

ABOUT_THE_PAGE: Final = frozenset({"hello", "look", "speak", "report"})
"""Actions that leave the puzzle, and so what was said about it, as they are."""


CHECKS: Final[Mapping[str, Callable[[str], object]]] = {
    "lang": load_language,
    "kind": REGISTRY.find,
    "rules": Rules.parse,
    "seed": read_seed,
    "suits": renaming,
    "level": parse_levels,
}
"""What must read each word of an address."""


class PuzzleHost:
    """One visitor at the puzzle page."""

    def __init__(self, query: Query, language: Language, notice: str = "") -> None:
        self._query = query
        self._phrases = Phrases(language)
        self._corners = True
        self._notice = notice
        self._report = False
        self._session = Session.start(SUPPLY, _wanted(query), _named(query))
        self._free: Session | None = None
        if query.table:
            self._deal(query)

    @classmethod
    def from_query(cls, query: str, accept_language: str = "") -> Self:
        """The host for an address; what makes no sense in it is left out.

        The first thing that was wrong is then said on the page.
        """
        language = load_language(
            choose_language(accept_language, available_languages())
        )
        asked = read_texts(query)
        wrong: list[NotationError] = []
        for name, check in CHECKS.items():
            try:
                if name in asked:
                    check(asked[name])
            except NotationError as error:
                wrong.append(error)
                del asked[name]
        try:
            _wanted(Query.of_texts(asked))
        except NotationError as error:
            wrong.append(error)
            del asked["rules"]
        if "lang" in asked:
            language = load_language(asked["lang"])
        phrases = Phrases(language)
        notice = phrases.error(wrong[0]) if wrong else ""
        try:
            return cls(Query.of_texts(asked), language, notice)
        except TartliError as error:
            return cls(Query(lang=asked.get("lang")), language, phrases.error(error))

    @property
    def menu(self) -> Json:
        """The kinds, rule sets and packs one can pick, and the help."""
        language = self._phrases.language
        say = language.gettext
        return {
            "groups": [
                {
                    "title": say(title),
                    "kinds": [self._kind(name) for name in names if name in REGISTRY],
                }
                for title, names in KIND_GROUPS.items()
            ],
            "mix": say(ALL_KINDS),
            "free": {
                "name": LEAD,
                "title": self._phrases.sentence(FREE_HANDS[LEAD].title),
            },
            "rules": [{"name": n, "title": say(RULE_SETS[n])} for n in PRESETS],
            "packs": [{"name": n, "title": say(title)} for n, title in PACKS.items()],
            "levels": [say(title) for title in LEVEL_NAMES],
            "languages": [
                {"tag": tag, "title": LANGUAGES.get(tag, tag)}
                for tag in available_languages()
            ],
            "help": help_view(language),
            "rules_sheet": rules_sheet(str(self._here.puzzle.rules), language),
            "card": print_card(language),
        }

    def _kind(self, name: str) -> Json:
        """A kind as an entry to pick."""
        kind = REGISTRY[name]
        return {
            "name": name,
            "title": self._phrases.sentence(kind.title),
            "about": self._phrases.sentence(kind.about),
        }

    @property
    def words(self) -> dict[str, str]:
        """The page's own words."""
        say = self._phrases.language.gettext
        names = self._phrases.names
        trumps = {
            f"trump_{suit}": say("Trumps: {suit}").format(suit=names.suit(suit))
            for suit in Suit
        }
        return {key: say(word) for key, word in WORDS.items()} | trumps

    @property
    def language(self) -> dict[str, str]:
        """Tag and direction of the language."""
        language = self._phrases.language
        return {"tag": language.tag, "dir": language.direction}

    @property
    def art(self) -> Json:
        """The pictures of the pack that is shown."""
        pack = self._phrases.pack
        return {
            "pack": pack,
            "corners": self._corners,
            "cards": {
                str(card): card_svg(card, pack=pack, corners=self._corners)
                for card in PACK
            },
            "back": back_svg(),
            "suits": {str(suit): suit_svg(suit, pack=pack) for suit in Suit},
        }

    @property
    def _here(self) -> Session:
        """What is on the table: a free hand, or the puzzle."""
        return self._free or self._session

    @property
    def count(self) -> dict[str, int]:
        """What was done in this session."""
        count = self._session.count
        return {
            "solved": count.solved,
            "seen": count.seen,
            "first_try": count.first_try,
        }

    @property
    def page(self) -> Json:
        """The puzzle as the visitor may see it now."""
        session = self._here
        bank = session.supply.bank
        visit = Visit(
            query=self._query,
            notice=self._notice,
            twins=bank.twins(session.made) if bank else (),
            is_free=self._free is not None,
        )
        page = page_view(session, self._phrases, visit)
        if self._report:
            page["report"] = report_text(session, page["link"])
        return page

    def do(self, action: str, message: Mapping[str, Any]) -> None:
        """Do what the visitor asks; what cannot be done is said on the page."""
        self._report = action == "report"
        try:
            self._do(action, message)
            if action not in ABOUT_THE_PAGE:
                self._notice = ""
        except TartliError as error:
            self._notice = self._phrases.error(error)

    def _do(self, action: str, message: Mapping[str, Any]) -> None:
        session = self._here
        match action:
            case "hello":
                self._remember(message["stored"] or {})
            case "answer":
                session.answer(tuple(message["answer"]))
            case "hint":
                session.hint()
            case "reveal":
                session.reveal()
            case "skip":
                session.skip()
            case "next":
                session.next()
            case "open":
                self._open(message)
            case "report":
                pass  # the page holds it from now on
            case "speak":
                self._speak(message["lang"])
            case "visit":
                self._visit(message["link"])
            case "look":
                self._look(message["pack"], corners=message["corners"])
            case _:
                raise NotationError("{action!r} cannot be done here", action=action)

    def _remember(self, stored: Mapping[str, Any]) -> None:
        """Take up what the browser kept; it may hold anything, so all is checked."""
        names = ("count", "look", "lang", "link")
        count, look, lang, link = (stored.get(name) for name in names)
        if isinstance(count, Mapping):
            self._session.restore(count)
        if isinstance(look, Mapping):
            pack = str(look.get("pack"))
            known = pack if pack in get_args(Pack) else self._phrases.pack
            self._look(known, corners=look.get("corners") is not False)
        if lang in available_languages() and self._query.lang is None:
            self._speak(str(lang))
        if isinstance(link, str) and not self._query.names_puzzle:
            self._open_again(link)

    def _open_again(self, link: str) -> None:
        """The puzzle that was on the table before a reload, if it still exists."""
        try:
            self._visit(link)
        except NotationError:
            return  # an old address is no reason to trouble anyone

    def _visit(self, link: str) -> None:
        """The puzzle of an address that this page has had."""
        asked = Query.parse(link.removeprefix("?"))
        if asked.table:
            self._deal(asked)
            return
        self._session.open(_wanted(asked), _named(asked))
        self._free = None

    def _deal(self, query: Query) -> None:
        """A free hand, by the rules and perhaps the seed of an address."""
        wanted = Wanted(kinds=(query.table,), rules=query.rules)
        self._free = Session.start(FREE, wanted, _named(query))

    def _open(self, message: Mapping[str, Any]) -> None:
        """Any puzzle of the kind, or of a mix, and the levels that were chosen."""
        if message["kind"] in FREE_HANDS and not message["mix"]:
            self._deal(Query(table=message["kind"], rules=message["rules"]))
            return
        chosen = Query(
            kind=message["kind"],
            rules=message["rules"],
            mix=message["mix"],
            levels=parse_levels(message["level"]),
        )
        self._session.open(_wanted(chosen))
        self._free = None

    def _speak(self, tag: str) -> None:
        """Say everything in another language."""
        self._phrases = replace(self._phrases, language=load_language(tag))
        self._query = replace(self._query, lang=tag)

    def _look(self, pack: str, *, corners: bool) -> None:
        if pack not in get_args(Pack):
            raise NotationError(
                "{pack!r} is not a pack: write {packs}",
                pack=pack,
                packs=OneOf(get_args(Pack)),
            )
        self._phrases = replace(self._phrases, pack=cast(Pack, pack))
        self._corners = corners


def _wanted(query: Query) -> Wanted:
    """What an address wants to see next.

    Raises:
        NotationError: the kind makes no sense under the rule set.
    """
    is_one = query.kind is not None and (not query.mix or query.seed is not None)
    if is_one and not REGISTRY.fits(str(query.kind), query.rules):
        raise NotationError("this kind of puzzle makes no sense under these rules")
    kinds = tuple(REGISTRY) if query.mix else (query.kind or FIRST_KIND,)
    return Wanted(kinds=kinds, rules=query.rules, levels=query.levels)


def _named(query: Query) -> Named | None:
    """The puzzle that an address names, if it names one."""
    if query.seed is None:
        return None
    return Named(kind=query.kind or "", seed=query.seed, names=query.suits)
