"""Laws as people say them: "all even and yellow", "Must follow an increasing dice suit cycle", "no vowels".

The text is cut into known phrases (`phrases.py`). Each is an atom, or an order word ("rising") that looks for its
feature, or a direction, or nothing. It may be in English or in French, whatever the player's language: the lexicon
that knows more of the words reads it. Where words leave something open, every reading is given and the player picks.
What the rulebook forbids is refused by the rule it breaks.

No reading ignores a word that means something. Where a direction, a feature or an order word has no place in the law
(`leftovers.py`), where a word was misspelt, or where both languages read the text differently, the reading is not
certain: it is never claimed by itself, and the player is asked "Did you mean …?".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice, pairwise, product

from parlour.game import Refusal
from parlour.games.duel_of_law.atoms import (
    BACKWARDS,
    CATALOGUE,
    FORWARDS,
    NUMBERS_NAMED,
    Alt,
    Atom,
    Const,
    Digits,
    In,
    Incr,
    Law,
    Run,
    Way,
    Word,
    read_atom,
)
from parlour.games.duel_of_law.laws import broken, misfit
from parlour.games.duel_of_law.leftovers import can_be_obeyed, nothing_left, opposed
from parlour.games.duel_of_law.lexicon import ENGLISH, SIGNS, Lexicon
from parlour.games.duel_of_law.lexicon_french import FRENCH
from parlour.games.duel_of_law.narrowing import narrows
from parlour.games.duel_of_law.phrases import (
    NUMERIC,
    About,
    Direction,
    Kind,
    Meaning,
    NotALaw,
    Order,
    Reading,
    atoms_of,
    parts,
    phrases,
)
from parlour.games.duel_of_law.rainbow import DOMAINS, Card, Deck, Feature
from parlour.games.duel_of_law.spelling import counted, nearest
from parlour.games.duel_of_law.tableau import Axis
from parlour.games.duel_of_law.wording import facts_of

LONGEST = 300
"""Characters that we are willing to listen to."""
MOST = 30
"""Readings that a player could still choose between."""
_MOST_TRIED = 2000
"""Readings that are tried on a line."""

_QUOTES = re.compile('["“”‘()«»]')
_LEXICONS = (ENGLISH, FRENCH)
_MOST_UNKNOWN = 3
"""One word in this many may be unknown for the player to be asked about the others."""
_NOT_UNDERSTOOD = ("duel-of-law-say-outside", "duel-of-law-say-nothing")
"""What is said where no rule forbids the words: a rule that does, in either language, says more."""


@dataclass(frozen=True, slots=True)
class PossibleAtoms:
    """What could be meant for a line: atoms that may be claimed; or why not."""

    atoms: tuple[Atom, ...] = ()
    refusal: Refusal | None = None
    certain: bool = True
    """Whether the words say this and nothing else; otherwise the player is asked."""


@dataclass(frozen=True, slots=True)
class Interpretation:
    """The laws that a text could mean, the likeliest first."""

    laws: tuple[Law, ...]
    certain: bool = True
    """Whether every word that means something has its place in these laws."""
    rest: NotALaw | None = None
    """Why the words that were not understood make no law; the player is asked about the others."""


def understand(text: str, axis: Axis | None = None, mathematics: str = "core") -> tuple[Law, ...]:
    """Return the laws that these words could mean, the likeliest first; refuse what breaks a rule, by that rule."""
    return interpret(text, axis, mathematics).laws[:MOST]


def interpret(text: str, axis: Axis | None = None, mathematics: str = "core") -> Interpretation:
    """Return every law that these words could mean: "the same letter, rising numbers" may be a hundred."""
    if len(text) > LONGEST:
        raise NotALaw("duel-of-law-say-too-long", longest=LONGEST)
    notation = _in_notation(text)
    if notation is not None and set(notation) <= set(CATALOGUE[mathematics]):
        return Interpretation((notation,))
    tried = sorted((_attempt(text, axis, mathematics, lexicon) for lexicon in _LEXICONS), key=lambda each: each.unknown)
    best, *others = [each for each in tried if each.unknown == tried[0].unknown]
    if best.unknown:
        corrected = [
            _attempt(_corrected(text, lexicon, mathematics), axis, mathematics, lexicon) for lexicon in _LEXICONS
        ]
        right = min(corrected, key=lambda each: each.unknown)
        if right.result is not None:
            return Interpretation(right.result.laws, False, right.result.rest)
    read = [each.result for each in (best, *others) if each.result is not None]
    if not read:
        refusals = [each.refusal for each in (best, *others) if each.refusal is not None]
        raise next((refusal for refusal in refusals if refusal.code not in _NOT_UNDERSTOOD), refusals[0])
    if any(set(each.laws) != set(read[0].laws) for each in read) or (others and best.result is None):
        return Interpretation(tuple(dict.fromkeys(law for each in read for law in each.laws)), certain=False)
    return read[0]


@dataclass(frozen=True, slots=True)
class _Attempt:
    """What one language makes of a text: an interpretation or a refusal, and how many words it does not know."""

    unknown: int
    result: Interpretation | None = None
    refusal: NotALaw | None = None


def _attempt(text: str, axis: Axis | None, mathematics: str, lexicon: Lexicon) -> _Attempt:
    unknown = _unknown_words(text, lexicon, mathematics)
    try:
        return _Attempt(unknown, _read(text, axis, mathematics, lexicon))
    except NotALaw as refusal:
        return _Attempt(unknown, refusal=refusal)


def _corrected(text: str, lexicon: Lexicon, mathematics: str) -> str:
    """Return the text with each unknown word replaced by the one word of the lexicon it is a slip of."""
    _, unknown = phrases(_plain(text, lexicon), mathematics, lexicon)
    slips = {word: near for word in unknown if (near := nearest(word, lexicon.vocabulary)) is not None}
    return " ".join(slips.get(word.strip(",.;:!?"), word) for word in text.lower().split())


def _read(text: str, axis: Axis | None, mathematics: str, lexicon: Lexicon) -> Interpretation:
    plain = _plain(text, lexicon)
    for code, pattern in (
        (*lexicon.forbidden, lexicon.forbidden_in_core) if mathematics == "core" else lexicon.forbidden
    ):
        if match := pattern.search(plain):
            raise NotALaw(code, text=match[0].strip())
    meanings, unknown = phrases(plain, mathematics, lexicon)
    cut = parts(meanings)
    combined = [_combined(part, plain, lexicon) for part in cut]
    readings = [reading for each in combined for reading in each]
    rest: NotALaw | None = None
    if unknown:
        understood = ("none", "one", "more")[min(len(readings), 2)]
        law = facts_of(readings[0][0], axis) if understood == "one" else {}
        rest = NotALaw("duel-of-law-say-outside", text=" ".join(unknown), understood=understood, **law)
        if not readings or len(unknown) * _MOST_UNKNOWN > len(plain.split()):
            raise rest
    if not readings:
        raise NotALaw("duel-of-law-say-nothing", text=text)
    laws = dict.fromkeys(tuple(dict.fromkeys(law)) for law in islice(product(*readings), _MOST_TRIED))
    likeliest = next(iter(laws))
    if _said_twice(likeliest):
        raise NotALaw("duel-of-law-say-list", text=plain)
    if _faces(likeliest) and any(atom.feature in NUMERIC for atom in likeliest):
        raise NotALaw("duel-of-law-say-no-number")
    whole = all(nothing_left(part, each) for part, each in zip(cut, combined, strict=True))
    certain = rest is None and whole and not opposed(cut) and any(can_be_obeyed(law) for law in laws)
    return Interpretation(tuple(laws), certain, rest)


def _plain(text: str, lexicon: Lexicon) -> str:
    """In small letters, signs as words, orders in words that are understood."""
    plain = " ".join(_QUOTES.sub("", text.lower().translate(SIGNS)).split())
    plain = lexicon.fillers.sub(" ", plain).strip(" ,.!?")
    plain = counted(plain, lexicon)
    for pattern, words in lexicon.reworded:
        plain = pattern.sub(words, plain)
    return plain


def _unknown_words(text: str, lexicon: Lexicon, mathematics: str) -> int:
    """Return how many words this language does not know; none where it knows them and the cards do not."""
    try:
        return len(phrases(_plain(text, lexicon), mathematics, lexicon)[1])
    except NotALaw:
        return 0


def _said_twice(law: Law) -> bool:
    """Return whether two values of one feature were named: black and gray is a list."""
    named = [atom.feature for atom in law if isinstance(atom, Const)]
    return len(set(named)) < len(named)


def _faces(law: Law) -> bool:
    """Return whether this is about J, Q and K alone."""
    return any(
        atom == In(Feature.RANK, "face")
        or (isinstance(atom, Const) and atom.feature is Feature.RANK and atom.value > 9)
        for atom in law
    )


def _in_notation(text: str) -> Law | None:
    try:
        return tuple(read_atom(part.strip()) for part in text.split("&"))
    except Refusal:
        return None


def _combined(meanings: Sequence[Meaning], text: str, lexicon: Lexicon) -> list[Reading]:
    """Return one part of a law: order words take the features named with them; what is left are atoms."""
    for one, after in pairwise(meanings[::-1] if lexicon.noun_first else meanings):
        if isinstance(one, Kind) and isinstance(after, About):
            _check_counted(one.name, after.features, text)
    orders = [meaning for meaning in meanings if isinstance(meaning, Order)]
    abouts = [meaning.features for meaning in meanings if isinstance(meaning, About)]
    ways = [meaning.way for meaning in meanings if isinstance(meaning, Direction)]
    readings: list[Reading] = [reading for meaning in meanings if (reading := atoms_of(meaning))]
    readings = [_told_by(reading, abouts) for reading in readings]
    alternating = any(order.kind == "alternating" for order in orders)
    for kind in (meaning.name for meaning in meanings if isinstance(meaning, Kind)):
        readings.append(_classed(kind, abouts))
    if alternating:
        readings = _taking_turns(readings, abouts)
    shared = _shared(abouts) if any(order.kind == "same" for order in orders) else []
    readings += map(_all_the_same, shared)
    kinds = [order.kind for order in orders if order.kind not in ("alternating", "same")]
    spelled = any(isinstance(reading[0], Word) for reading in readings)
    ordered = any(isinstance(reading[0], Incr) for reading in readings)
    if ordered:
        kinds = [kind for kind in kinds if kind != "order"]  # sorted, and by the alphabet
    kinds, ways = _gone(list(dict.fromkeys(kinds)), ways, spelled or ordered)
    readings = [_pointed(reading, ways) for reading in readings]
    if len(kinds) > 1 and "cycling" in kinds:
        kinds.remove("cycling")  # an increasing cycle is one thing
    if "rising" in kinds and ("run" in kinds or "pi" in kinds):
        kinds.remove("rising")  # so are consecutive rising numbers, and pi in order
    if "falling" in kinds and "run" in kinds:
        kinds = ["run down" if kind == "run" else kind for kind in kinds if kind != "falling"]
    unsaid = [about for about in abouts if about not in shared]
    for kind in kinds:
        readings.append(_ordered(kind, _ordered_features(unsaid, readings), ways))
    return readings


def _told_by(reading: Reading, abouts: Sequence[tuple[Feature, ...]]) -> Reading:
    """Of several features the one that another word names: "red (poker)", "the numbers are all 7"."""
    named = {Feature.RANK if feature in NUMERIC else feature for about in abouts for feature in about}
    return tuple(atom for atom in reading if atom.feature in named) or reading


def _shared(abouts: Sequence[tuple[Feature, ...]]) -> Sequence[tuple[Feature, ...]]:
    """What "the same" is said of: the value, where letters of the same value are spoken of; else what comes first."""
    return [about for about in abouts if about == (Feature.VALUE,)][:1] or abouts[:1]


def _all_the_same(about: tuple[Feature, ...]) -> Reading:
    """Return every value that "the same suit" could be; on a line its cards say which."""
    features = dict.fromkeys(Feature.RANK if feature in NUMERIC else feature for feature in about)
    return tuple(Const(feature, value) for feature in features for value in range(len(DOMAINS[feature])))


def _gone(kinds: list[str], ways: list[Way], spelled: bool) -> tuple[list[str], list[Way]]:
    """ "Going down" is falling, but of a word or of what rises it says where to; "in order" adds nothing to rising."""
    orders = [kind for kind in kinds if kind not in ("going up", "going down", "order")]
    if orders == ["run"] and not spelled and len(kinds) > 1:
        return ["run down" if "going down" in kinds else "run"], ways  # one by one, up or down
    if orders or spelled:
        gone = [FORWARDS if kind == "going down" else BACKWARDS for kind in kinds if kind.startswith("going")]
        return orders, [*ways, *gone]
    meant = {"going up": "rising", "going down": "falling", "order": "rising"}
    return list(dict.fromkeys(meant[kind] for kind in kinds)), ways


def _classed(kind: str, abouts: Sequence[tuple[Feature, ...]]) -> Reading:
    """Even, odd or prime: of dice where dice are spoken of, else of the rank's digit; primes are card numbers first."""
    named = [feature for features in abouts for feature in features]
    if kind == "prime":
        order = (Feature.DIGIT,) if named == [Feature.DIGIT] else (Feature.NUMBER, Feature.DIGIT)
        return tuple(In(feature, "prime") for feature in order)
    if kind not in ("even", "odd"):
        return _numbers(kind, named)
    if {Feature.DICE, Feature.SUIT} & set(named) and not set(named) & set(NUMERIC):
        return (In(Feature.DICE, kind),)
    if set(named) & set(NUMERIC):
        return (In(Feature.DIGIT, kind),)
    return (In(Feature.DIGIT, kind), In(Feature.DICE, kind))


def _numbers(kind: str, named: Sequence[Feature]) -> Reading:
    """Return a named set of numbers: of card numbers first, but where only ranks are spoken of, of those."""
    ranks = bool(named) and Feature.NUMBER not in named
    if kind.removeprefix("multiple-of-") in ("10", "11", "12"):  # larger than any rank
        ranks, named = False, (Feature.NUMBER,)
    features = (Feature.DIGIT,) if ranks else (Feature.NUMBER,) if named == [Feature.NUMBER] else NUMERIC[::-1]
    try:
        return tuple(dict.fromkeys(NUMBERS_NAMED[feature, kind] for feature in features))
    except KeyError:
        raise NotALaw("duel-of-law-say-not-listed", text=kind.replace("-", " ")) from None


_COUNTED = {Feature.DIGIT, Feature.NUMBER, Feature.RANK, Feature.DICE, Feature.SUIT}
"""What may be even or odd; suits are then those of dice."""


def _check_counted(kind: str, features: tuple[Feature, ...], text: str) -> None:
    """Letters and their values are not even, and dice are not prime, by any law of this table."""
    counted = _COUNTED - {Feature.DICE, Feature.SUIT} if kind not in ("even", "odd") else _COUNTED
    if not counted & set(features):
        raise NotALaw("duel-of-law-say-not-listed", text=text)


_TURNS = {
    In(Feature.LETTER, "vowel"): Alt(Feature.LETTER, "vowels"),
    In(Feature.LETTER, "consonant"): Alt(Feature.LETTER, "vowels"),
    In(Feature.DIGIT, "even"): Alt(Feature.DIGIT, "parity"),
    In(Feature.DIGIT, "odd"): Alt(Feature.DIGIT, "parity"),
    In(Feature.DICE, "even"): Alt(Feature.DICE, "parity"),
    In(Feature.DICE, "odd"): Alt(Feature.DICE, "parity"),
    In(Feature.POKER, "black"): Alt(Feature.POKER, "colour"),
    In(Feature.POKER, "red"): Alt(Feature.POKER, "colour"),
}


def _taking_turns(readings: list[Reading], abouts: Sequence[tuple[Feature, ...]]) -> list[Reading]:
    """ "Alternating" makes turns of the halves that were named, else of the feature that was named."""
    turned = [tuple(dict.fromkeys(_turn(atom) for atom in reading)) for reading in readings]
    if any(isinstance(atom, Alt) for reading in turned for atom in reading):
        return list(dict.fromkeys(turned))
    features = [Feature.RANK if feature in NUMERIC else feature for about in abouts[:1] for feature in about]
    return [*readings, tuple(dict.fromkeys(Alt(feature) for feature in features))] if features else readings


def _turn(atom: Atom) -> Atom:
    if isinstance(atom, Const) or (isinstance(atom, In) and atom.feature is Feature.SUIT):
        return Alt(atom.feature)
    return _TURNS.get(atom, atom) if isinstance(atom, In) else atom


def _pointed(reading: Reading, ways: Sequence[Way]) -> Reading:
    """Return a word, or the alphabet, in the direction that was named."""
    match reading:
        case (Word(), *_) if ways:
            return (Word(ways[0]),)
        case (Incr(feature, way), *_) if ways:
            return (Incr(feature, way * ways[0]),)
    return reading


def _ordered_features(abouts: Sequence[tuple[Feature, ...]], readings: Sequence[Reading]) -> tuple[Feature, ...]:
    named = [features for features in abouts if Feature.SHADE not in features]
    if named:
        return tuple(feature for feature in named[-1] if feature is not Feature.RANK)
    spoken = {atom.feature for reading in readings for atom in reading}
    return (Feature.DICE,) if Feature.DICE in spoken and not spoken & set(NUMERIC) else NUMERIC


def _ordered(kind: str, features: tuple[Feature, ...], ways: Sequence[Way]) -> Reading:
    """Rising and falling; where no direction was named, both are open, along the line first."""
    if kind == "pi":
        features = tuple(feature for feature in features if feature in NUMERIC) or NUMERIC
        return tuple(Digits(feature, way) for way in ways[:1] or (FORWARDS, BACKWARDS) for feature in features[::-1])
    open_ways = tuple(ways[:1]) or (FORWARDS, BACKWARDS)
    if kind in ("falling", "run down"):
        open_ways = tuple(-way for way in open_ways)
    makers: tuple[type[Incr] | type[Run], ...] = (
        (Run,) if kind in ("run", "run down") else (Run, Incr) if kind == "cycling" else (Incr,)
    )
    return tuple(maker(feature, way) for way in open_ways for maker in makers for feature in features)


# For a line


def claimable(text: str, deck: Deck, law: Law, cards: Sequence[Card], axis: Axis | None) -> PossibleAtoms:
    """Return the atoms that these words could add to a law on a line. What the law says already may be said again."""
    try:
        interpretation = interpret(text, axis, deck.mathematics)
    except NotALaw as refusal:
        return PossibleAtoms(refusal=refusal)
    found: list[Atom] = []
    refusals: list[Refusal] = []
    for reading in interpretation.laws:
        new = tuple(atom for atom in reading if atom not in law)
        if len(new) > 1:
            refusals.append(NotALaw("duel-of-law-say-two-levels", level=len(new), text=text.strip()))
        elif not new or (law and not narrows(deck, law, new[0], cards)):
            refusals.append(NotALaw("duel-of-law-say-not-narrower", text=text.strip()))
        elif broken(deck, (*law, new[0]), cards) is not None:
            faces = [card for card in cards if card.rank > 9 and not card.joker]
            if faces and new[0].feature in NUMERIC:
                refusals.append(NotALaw("duel-of-law-no-number", card=faces[0].spoken, **facts_of(new[0], axis)))
            else:
                wrong = misfit(deck, (*law, new[0]), cards)
                card = "none" if wrong is None else wrong.spoken
                refusals.append(NotALaw("duel-of-law-say-untrue", text=text.strip(), card=card))
        else:
            found.append(new[0])
    if not found and not interpretation.certain:
        return PossibleAtoms(refusal=interpretation.rest or NotALaw("duel-of-law-say-unclear", text=text.strip()))
    return PossibleAtoms(tuple(dict.fromkeys(found)), None if found else refusals[0], interpretation.certain)
