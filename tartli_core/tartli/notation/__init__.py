"""Deals as text: a position on one line, and records of whole deals (NOTATION.md)."""
