"""What the page template needs; the fixed settings are in tartli_core/site."""

from tartli_core.site.page import page_parts

config = get_config()  # noqa: F821  # there when Voilà reads this
config.VoilaConfiguration.resources = {"tartli": page_parts()}
