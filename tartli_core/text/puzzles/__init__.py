"""The sentences of the puzzle kinds, a file each."""

from typing import Final

from tartli_core.text.marks import Sentences
from tartli_core.text.puzzles.answers import ANSWER_SENTENCES
from tartli_core.text.puzzles.block import BLOCK_SENTENCES
from tartli_core.text.puzzles.certain import CERTAIN_SENTENCES
from tartli_core.text.puzzles.chalk import CHALK_PUZZLE_SENTENCES
from tartli_core.text.puzzles.claim import CLAIM_SENTENCES
from tartli_core.text.puzzles.contest import CONTEST_SENTENCES
from tartli_core.text.puzzles.count import COUNT_SENTENCES
from tartli_core.text.puzzles.count_hand import COUNT_HAND_SENTENCES
from tartli_core.text.puzzles.endgame import ENDGAME_SENTENCES
from tartli_core.text.puzzles.exchange import EXCHANGE_SENTENCES
from tartli_core.text.puzzles.free_hand import FREE_HAND_SENTENCES
from tartli_core.text.puzzles.hold_back import HOLD_BACK_SENTENCES
from tartli_core.text.puzzles.infer import INFER_SENTENCES
from tartli_core.text.puzzles.maccs import MACCS_SENTENCES
from tartli_core.text.puzzles.meld_find import MELD_FIND_SENTENCES
from tartli_core.text.puzzles.mistakes import MISTAKE_SENTENCES
from tartli_core.text.puzzles.order import ORDER_SENTENCES
from tartli_core.text.puzzles.play import PLAY_SENTENCES
from tartli_core.text.puzzles.race import RACE_SENTENCES
from tartli_core.text.puzzles.repeat import REPEAT_SENTENCES
from tartli_core.text.puzzles.reply import REPLY_SENTENCES
from tartli_core.text.puzzles.settle import SETTLE_SENTENCES
from tartli_core.text.puzzles.split import SPLIT_SENTENCES
from tartli_core.text.puzzles.sweep import SWEEP_SENTENCES
from tartli_core.text.puzzles.talon_end import TALON_END_SENTENCES
from tartli_core.text.puzzles.trick import TRICK_SENTENCES
from tartli_core.text.puzzles.waits import WAITS_SENTENCES

PUZZLE_SENTENCES: Final[Sentences] = {
    **ANSWER_SENTENCES,
    **BLOCK_SENTENCES,
    **CERTAIN_SENTENCES,
    **CHALK_PUZZLE_SENTENCES,
    **CLAIM_SENTENCES,
    **CONTEST_SENTENCES,
    **COUNT_HAND_SENTENCES,
    **COUNT_SENTENCES,
    **ENDGAME_SENTENCES,
    **EXCHANGE_SENTENCES,
    **FREE_HAND_SENTENCES,
    **HOLD_BACK_SENTENCES,
    **INFER_SENTENCES,
    **MACCS_SENTENCES,
    **MELD_FIND_SENTENCES,
    **MISTAKE_SENTENCES,
    **ORDER_SENTENCES,
    **PLAY_SENTENCES,
    **RACE_SENTENCES,
    **REPEAT_SENTENCES,
    **REPLY_SENTENCES,
    **SETTLE_SENTENCES,
    **SPLIT_SENTENCES,
    **SWEEP_SENTENCES,
    **TALON_END_SENTENCES,
    **TRICK_SENTENCES,
    **WAITS_SENTENCES,
}
"""Every code that a puzzle can say."""
