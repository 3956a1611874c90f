"""What the page template needs: words, colours and the back of a card."""

from importlib.resources import files

from tartli_core.tartli.art import back_svg
from tartli_core.text.language import ENGLISH, Language


def page_parts(language: Language = ENGLISH) -> dict[str, str]:
    """The parts of the page that is seen until the kernel answers."""
    say = language.gettext
    return {
        "lang": language.tag,
        "dir": language.direction,
        "title": say("Tartli puzzles"),
        "loading": say("Shuffling…"),
        "slow": say("This takes longer than usual."),
        "broken": say("The puzzle could not be laid out."),
        "reload": say("Reload the page"),
        "noscript": say("The puzzles need JavaScript: please allow it for this page."),
        "theme": files("tartli_core").joinpath("widgets/theme.css").read_text("utf-8"),
        "card": back_svg(),
    }
