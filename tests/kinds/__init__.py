"""Tests of the puzzle kinds, a file each."""
