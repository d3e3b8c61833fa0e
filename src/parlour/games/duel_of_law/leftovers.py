"""What a reading of a law leaves out: a word that means something and has no place in the law.

"Every second card is a face card" names an order, and no law of the table alternates face cards; "letters the same
forwards as backwards" names two directions, and one letter for all has none. Such readings are only suggested.
"""

from __future__ import annotations

from collections.abc import Sequence

from parlour.games.duel_of_law.atoms import Alt, Atom, Const, Digits, In, Incr, Law, Run, Word
from parlour.games.duel_of_law.laws import cards_under
from parlour.games.duel_of_law.phrases import (
    About,
    Bare,
    Direction,
    Doubt,
    Kind,
    Order,
    Part,
    Reading,
    Start,
    atoms_of,
)
from parlour.games.duel_of_law.rainbow import Feature, deck

_RELATED = (
    {Feature.RANK, Feature.DIGIT, Feature.NUMBER},
    {Feature.SUIT, Feature.SHADE, Feature.POKER},
    {Feature.SUIT, Feature.DICE},
    {Feature.LETTER, Feature.VALUE},
)
"""Features that the same words speak of: a "light suit" is a shade, a "suit two" is of the dice."""
_TWO_VALUES = (Feature.SHADE,)
"""Features of which one half names the other: what alternates with dark is light."""


def nothing_left(part: Part, readings: Sequence[Reading]) -> bool:
    """Return whether every word of a part has its place in what was made of it."""
    atoms = [atom for reading in readings for atom in reading]
    orders = {meaning.kind for meaning in part if isinstance(meaning, Order)}
    abouts = [meaning for meaning in part if isinstance(meaning, About)]
    ways = {meaning.way for meaning in part if isinstance(meaning, Direction)}
    if "alternating" in orders and not _alternates(part, readings):
        return False
    if "same" in orders and (not abouts or ways or "alternating" in orders):
        return False
    if len(ways) > 1 or (ways and not any(isinstance(atom, Word | Incr | Run | Digits) for atom in atoms)):
        return False
    if any(
        isinstance(meaning, Doubt) or (isinstance(meaning, Bare) and _says_little(meaning, part)) for meaning in part
    ):
        return False
    if Start() in part and not any(isinstance(atom, Incr | Run | Digits) for atom in atoms):
        return False
    return all(_spoken_of(about, atoms) for about in abouts)


def can_be_obeyed(law: Law) -> bool:
    """Return whether any regular card shows all that the law asks of each card."""
    return bool(cards_under(deck("1-16", "wide"), law))


def opposed(cut: Sequence[Part]) -> bool:
    """Return whether opposites were said of nothing in particular: "one even, one odd", "up and then down"."""
    meanings = [meaning for part in cut for meaning in part]
    kinds = {meaning.name for meaning in meanings if isinstance(meaning, Kind)}
    orders = {meaning.kind for meaning in meanings if isinstance(meaning, Order)}
    abouts = {meaning for meaning in meanings if isinstance(meaning, About)}
    if len(abouts) == 1 and {"rising", "falling"} <= orders:
        return True
    if "alternating" in orders or abouts:
        return False
    return {"even", "odd"} <= kinds or {"rising", "falling"} <= orders or {"going up", "going down"} <= orders


def _alternates(part: Part, readings: Sequence[Reading]) -> bool:
    """Return whether the law takes turns, and between the halves that were named."""
    turning = [reading for reading in readings if any(isinstance(atom, Alt) for atom in reading)]
    if len(turning) != 1:
        return False
    named = [atom for meaning in part for atom in atoms_of(meaning)[:1] if isinstance(atom, Const | In)]
    if len(named) != 1:
        return True
    return any(atom.halves or atom.feature in _TWO_VALUES for atom in turning[0] if isinstance(atom, Alt))


def _says_little(bare: Bare, part: Part) -> bool:
    """Return whether other words of the part are about something else than this number or letter."""
    others = [meaning for meaning in part if meaning is not bare]
    if any(meaning == Order("alternating") for meaning in others):
        return False
    return any(not isinstance(other, About) or not _spoken_of(other, bare.reading) for other in others)


def _spoken_of(about: About, atoms: Sequence[Atom]) -> bool:
    features = {atom.feature for atom in atoms}
    near = {feature for group in _RELATED if group & features for feature in group} | features
    return bool(near & set(about.features))
