"""What the notebooks of the lessons show: figures and exercises, one call each."""

from typing import TYPE_CHECKING

from tartli_core.text.glossary import Pack

if TYPE_CHECKING:
    from tartli_core.widgets.lesson import (
        ExerciseWidget,
        PackWidget,
        RowsWidget,
    )


def pack_figure(
    ranks: str = "A K O U X 9 8 7", *, corners: bool = True
) -> "PackWidget":
    """The pack laid out; a card tells its names and how to know it.

    Args:
        ranks: which ranks, codes separated by spaces.
        corners: whether the cards show their letters at first.
    """
    from tartli_core.app.lesson_figures import PackFigure
    from tartli_core.widgets.lesson import PackWidget

    return PackWidget(PackFigure(ranks, corners=corners))


def orders_figure() -> "RowsWidget":
    """One suit, moving between its three orders."""
    from tartli_core.app.lesson_figures import OrdersFigure
    from tartli_core.widgets.lesson import RowsWidget

    return RowsWidget(OrdersFigure())


def points_figure() -> "RowsWidget":
    """The points of the whole pack, added up."""
    from tartli_core.app.lesson_figures import PointsFigure
    from tartli_core.widgets.lesson import RowsWidget

    return RowsWidget(PointsFigure())


def exercise(
    kind: str, *, seed: int | None = None, pack: Pack = "hungarian"
) -> "ExerciseWidget":
    """Fresh exercises of one kind: ``name``, ``order``, ``trick`` or ``count``.

    Args:
        kind: what to practise.
        seed: of the first one, the same for a whole class; without one, by chance.
        pack: ``hungarian`` or ``french``.
    """
    from tartli_core.app.lesson_exercise import ExerciseHost
    from tartli_core.widgets.lesson import ExerciseWidget

    return ExerciseWidget(ExerciseHost(kind, seed, pack))
