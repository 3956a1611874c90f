"""SVG as strings: elements, escaping, and the few marks a drawing is made of.

Nothing here makes an id, so any number of pictures can share one page.
"""

from typing import Final

Attribute = str | int | float

_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


def escape(text: str) -> str:
    """Text that is safe in an element or between double quotes.

    >>> escape('5 < 8 & "so"')
    '5 &lt; 8 &amp; &quot;so&quot;'
    """
    return text.translate(_ESCAPES)


def number(value: float) -> str:
    """A number with two decimals at most and nothing superfluous.

    >>> number(12.0), number(0.33333), number(-0.001)
    ('12', '.33', '0')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    text = text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text
    return "0" if text == "-0" else text


def element(tag: str, *children: str, **attributes: Attribute) -> str:
    """One element; children are markup, underscores in names become hyphens.

    >>> element("g", element("path", d="M0 0H9"), stroke_width=1.5)
    '<g stroke-width="1.5"><path d="M0 0H9"/></g>'
    """
    parts = [tag]
    for name, value in attributes.items():
        text = escape(value) if isinstance(value, str) else number(value)
        parts.append(f'{name.rstrip("_").replace("_", "-")}="{text}"')
    head = " ".join(parts)
    body = "".join(children)
    return f"<{head}>{body}</{tag}>" if body else f"<{head}/>"


def picture(
    x: float,
    y: float,
    width: float,
    height: float,
    *children: str,
    title: str = "",
    **style: Attribute,
) -> str:
    """A complete picture; with a title it stands alone and screen readers say that.

    Without one it is silent for them: the page around it names it.
    """
    naming = {"role": "img"} if title else {"aria_hidden": "true"}
    named = (element("title", escape(title)),) if title else ()
    return element(
        "svg",
        *named,
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, (x, y, width, height))),
        focusable="false",
        **naming,
        **style,
    )


def line(path: str) -> str:
    """An open stroke in the pen of the group around it."""
    return element("path", d=path)


def shape(path: str, fill: str) -> str:
    """An outlined area of one flat colour."""
    return element("path", d=path, fill=fill)


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """An outlined disc of one flat colour."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill)


def dot(x: float, y: float, radius: float, fill: str) -> str:
    """A spot of colour without an outline."""
    return element("circle", cx=x, cy=y, r=radius, fill=fill, stroke="none")


def spots(path: str, size: float, fill: str) -> str:
    """Round spots without an outline, each where a stroke of no length stands."""
    return element("path", d=path, stroke=fill, stroke_width=size)


def tube(path: str, width: float, fill: str, pen: float) -> str:
    """A stroke wide enough to be an arm or a leg, outlined by the pen."""
    outline = element("path", d=path, stroke_width=width + pen)
    return outline + element("path", d=path, stroke=fill, stroke_width=width - pen)


def moved(x: float, y: float, *children: str) -> str:
    """A group moved right and down."""
    return element("g", *children, transform=f"translate({number(x)} {number(y)})")


def turned(x: float, y: float, *children: str) -> str:
    """A group turned upside down about a point."""
    place = f"rotate(180 {number(x)} {number(y)})"
    return element("g", *children, transform=place)


def scaled(x: float, y: float, scale: float, pen: float, *children: str) -> str:
    """A group scaled and moved, in which the pen keeps its own width."""
    place = f"translate({number(x)} {number(y)}) scale({number(scale)})"
    return element("g", *children, transform=place, stroke_width=pen / scale)
