"""Pictures as strings of SVG."""
