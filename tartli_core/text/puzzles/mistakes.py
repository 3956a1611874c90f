"""What the usual mistakes are, for `tartli_core.tartli.kinds.mistakes`."""

from typing import Final

from tartli_core.text.marks import N_, Sentences

MISTAKE_SENTENCES: Final[Sentences] = {
    "mistake.trick-order": N_("Trick order taken for the order of sequences"),
    "mistake.hole": N_("A hole in the sequence overlooked"),
    "mistake.not-held": N_("A card counted that is not in the hand"),
    "mistake.three": N_("Three of a rank taken for four"),
    "mistake.no-four": N_("Four of a rank that does not count"),
    "mistake.plain-bela": N_("King and Over of a plain suit taken for béla"),
    "mistake.half-bela": N_("Half of béla taken for the whole"),
    "mistake.two": N_("Two neighbours taken for a sequence"),
    "mistake.mixed": N_("Suits mixed in a sequence"),
    "mistake.barred": N_("A meld that what was scored before bars"),
    "mistake.too-weak": N_("A meld too weak to be said second"),
    "mistake.both-score": N_("Melds of both players written"),
    "mistake.other-scores": N_("The wrong player’s melds written"),
    "mistake.best-only": N_("Only the best meld written"),
    "mistake.none-scores": N_("The melds of the winner forgotten"),
    "mistake.bela-lost": N_("Béla forgotten"),
    "mistake.bela-moved": N_("Béla given to the wrong player"),
    "mistake.bela-order": N_("Béla written in the order of other rules"),
    "mistake.out-missed": N_("Going out overlooked"),
    "mistake.other-out": N_("The wrong player taken for out"),
    "mistake.bars": N_("A sequence broken too early"),
    "mistake.spends": N_("A trick spent on too little"),
    "mistake.low-thrown": N_("The lowest card thrown by habit"),
    "mistake.high-kept": N_("The highest cards kept by habit"),
    "mistake.one-sided": N_("A wait for one card taken for a wait for two"),
    "mistake.dead-wait": N_("A wait for a card that cannot come any more"),
    "mistake.wait-broken": N_("A start of a sequence broken up"),
    "mistake.three-broken": N_("Three of a rank broken up"),
    "mistake.four-forgotten": N_("A vannak in the making forgotten"),
    "mistake.bela-half-thrown": N_("Half of a béla in the making thrown"),
    "mistake.exchanged-gone": N_(
        "A card taken in exchange counted after it was played"
    ),
    "mistake.shown-gone": N_("A card of a shown meld counted after it was played"),
    "mistake.own-card-gone": N_("A card forgotten that one has played oneself"),
    "mistake.played-gone": N_("A card forgotten that the opponent has played"),
    "mistake.top-trump": N_("The highest trump led too early"),
    "mistake.sure-card": N_("A sure card cashed too early"),
    "mistake.low-lead": N_("The lead given away with the cheapest card"),
    "mistake.cheap-take": N_("The trick taken as cheaply as it goes"),
    "mistake.cheap-throw": N_("The cheapest card thrown without looking ahead"),
}
