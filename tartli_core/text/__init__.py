"""What a person reads: gettext, the glossary, and sentences made from codes."""

from tartli_core.text.phrases import Phrases
from tartli_core.text.say import Say

__all__ = ["Phrases", "Say"]
