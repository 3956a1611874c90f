"""What a person reads: gettext, the glossary, and sentences made from codes."""
