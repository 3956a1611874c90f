"""Who may ask: only a page of this very address.

The site listens on this machine only, but any other page that is open in the same
browser can send it requests. Three things give such a page away: the `Host` it
used is not this machine (DNS rebinding), its `Origin` or `Referer` is another
address, or the browser says that it embeds this site in itself.
"""

from collections.abc import Mapping
from dataclasses import dataclass

SAFE_METHODS = ("GET", "HEAD")


@dataclass(frozen=True)
class Address:
    """The address of a site on this machine.

    >>> Address(8866).url
    'http://127.0.0.1:8866/'
    """

    port: int

    @property
    def url(self) -> str:
        """What a person opens."""
        return f"http://127.0.0.1:{self.port}/"

    def refusal(self, method: str, headers: Mapping[str, str]) -> str | None:
        """Why a request is refused, or None when it may be answered.

        A request that changes something must say where it comes from; a page may
        be asked for by nobody in particular, or by a link on another site.

        >>> Address(8866).refusal("GET", {"Host": "cards.example:8866"})
        "'cards.example:8866' is not this machine"
        >>> Address(8866).refusal("GET", {"Host": "127.0.0.1:8866"})
        """
        host = headers.get("Host", "").lower()
        if host not in (f"127.0.0.1:{self.port}", f"localhost:{self.port}"):
            return f"{host!r} is not this machine"
        here = f"http://{host}"
        origin = headers.get("Origin")
        if origin is not None:
            return None if origin.lower() == here else f"{origin!r} is another site"
        if method in SAFE_METHODS:
            return "embedded by another site" if is_embedded(headers) else None
        referer = headers.get("Referer", "")
        if referer.lower().startswith(f"{here}/"):
            return None
        return f"{referer!r} is another site"


def is_embedded(headers: Mapping[str, str]) -> bool:
    """Another site asks for this page as a picture, script or frame of its own.

    Browsers tell it in the `Sec-Fetch` headers. Every such picture would start a
    kernel; a link a person follows is welcome.
    """
    return headers.get("Sec-Fetch-Site") in ("cross-site", "same-site") and (
        headers.get("Sec-Fetch-Mode") != "navigate"
        or headers.get("Sec-Fetch-Dest") != "document"
    )
