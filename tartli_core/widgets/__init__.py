"""The only code that knows Jupyter."""
