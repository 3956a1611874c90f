"""Tests of pages that are drawn without a server."""
