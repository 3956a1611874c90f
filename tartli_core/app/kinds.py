"""The kinds of puzzles of all games."""

from typing import Final

from tartli_core.tartli.kinds.cards.count import COUNT
from tartli_core.tartli.kinds.cards.order import ORDER
from tartli_core.tartli.kinds.cards.trick import TRICK
from tartli_core.tartli.kinds.melds.block import BLOCK
from tartli_core.tartli.kinds.melds.certain import CERTAIN
from tartli_core.tartli.kinds.melds.contest import CONTEST
from tartli_core.tartli.kinds.melds.hold_back import HOLD_BACK
from tartli_core.tartli.kinds.melds.infer import INFER
from tartli_core.tartli.kinds.melds.meld_find import MELD_FIND
from tartli_core.tartli.kinds.melds.repeat import REPEAT
from tartli_core.tartli.kinds.melds.reply import REPLY
from tartli_core.tartli.kinds.melds.split import SPLIT
from tartli_core.tartli.kinds.melds.waits import WAITS
from tartli_core.tartli.kinds.play.count_hand import COUNT_HAND
from tartli_core.tartli.kinds.play.endgame import ENDGAME
from tartli_core.tartli.kinds.play.exchange import EXCHANGE
from tartli_core.tartli.kinds.play.sweep import SWEEP
from tartli_core.tartli.kinds.play.talon_end import TALON_END
from tartli_core.tartli.kinds.score.chalk import CHALK
from tartli_core.tartli.kinds.score.claim import CLAIM
from tartli_core.tartli.kinds.score.maccs import MACCS
from tartli_core.tartli.kinds.score.race import RACE
from tartli_core.tartli.kinds.score.settle import SETTLE
from tartli_core.trainer.registry import Registry

REGISTRY: Final = Registry(
    MELD_FIND,
    ORDER,
    TRICK,
    COUNT,
    CONTEST,
    SPLIT,
    WAITS,
    HOLD_BACK,
    INFER,
    COUNT_HAND,
    ENDGAME,
    SWEEP,
    REPLY,
    REPEAT,
    CERTAIN,
    BLOCK,
    TALON_END,
    CLAIM,
    MACCS,
    RACE,
    CHALK,
    SETTLE,
    EXCHANGE,
)
"""Every kind of puzzle, the easiest to begin with first."""
