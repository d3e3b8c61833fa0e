"""What people say, and what it means: the phrases of `speech.py`, in English. The French are in `lexicon_french.py`.

Each line is a pattern, an equals sign between spaces, and a meaning:

    letter:vowel            this atom; several, parted by bars, where any of them may be meant
    dice=$1                 an atom with what the pattern caught in its place
    ! rising                an order word, which looks for its feature
    ? digit number          a feature by name, which may be either of two
    % even                  a class whose feature may be told by another word
    > and <                 a direction: along the line as we read it, or against it
    /                       another part of the law may begin
    -                       words that say nothing
"""

from __future__ import annotations

import re
from dataclasses import dataclass

Pattern = re.Pattern[str]

SIGNS = str.maketrans(
    {"’": "'"}
    | {sign: f" {name} " for sign, name in zip("♠♥♣♦", ("spades", "hearts", "clubs", "diamonds"), strict=True)}
    | {sign: f" dice {spots} " for spots, sign in enumerate("⚀⚁⚂⚃⚄⚅", 1)}
)
"""Signs of the cards, as they are said."""
NUMBER_WORDS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
)  # fmt: skip

_LEXICON = r"""
(two|2)(?= (poker |dice |colou?r )?(suits?|colou?rs?|letters?|values?|ranks?|numbers?|shades?)) = -
(spell\w* |form\w* |make\w* |read\w* (as )?)?(an? |the )?(valid |proper |real |english )*words? = word>|word<
palindrom\w*|symmetric\w*|mirror\w* = palindrome
(reads? )?the same (both ways|backwards and forwards|forwards and backwards) = palindrome
(the )?(digits of )?(pi|π|3\.14\d*)( in order)? = ! pi
(in )?reverse alphabetical(ly)?( order)?|z to a( order)? = letter<|letter>
((increas\w*|ris\w*|ascend\w*) )?(in )?alphabetical(ly)?( order)?|a to z( order)? = letter>|letter<
vowels? and consonants? = letter~vowels
consonants? and vowels? = letter~vowels
vowels? = letter:vowel
consonants? = letter:consonant
(the )?letter (?P<v>[a-z]) = letter=$v
(letter )?(values?|points?|scores?|worth)( of)? (?P<v>NUMBER) = value=$v
(?P<v>NUMBER)[- ]points? = value=$v

(light and dark|dark and light) poker = poker~colour
light and dark = shade~
dark and light = shade~
(red and black|black and red)( poker)? = poker~colour
(odd and even|even and odd) dice = dice~parity
odd and even = digit~parity|dice~parity
even and odd = digit~parity|dice~parity
parity|parities = digit~parity|dice~parity
poker colou?rs? = poker~colour

(black|dark) poker = poker:black
(red|light) poker = poker:red
(poker suits? (of )?)?(?P<v>spade|heart|club|diamond)s? = poker=$vs

(?P<v>dark|light)[ -]?(?P<w>green|blue|purple)s? = suit=$v-$w
(?P<v>red|black)(-?ish| colou?r)? suits? = suit=$v
reds? = suit=red|poker:red
blacks? = suit=black|poker:black
(?P<v>pink|orange|yellow|gray)(s|-?ish)? = suit=$v
greys? = suit=gray
(?P<v>green|blue|purple)(s|-?ish)? = suit:$v
violets? = suit:purple
(?P<v>dark|light)([- ]colou?red)? = shade=$v

((dice|die)( suits?| numbers?)?|suits?)( of| show(s|ing)?( an?)?| (is|are)( all)?)? (?P<v>NUMBER)s? = dice=$v
(?P<v>NUMBER)s? on (the |their |each |every |its )?(dice|die) = dice=$v
(ranks?|digits?|numbers?)( of| (is|are)( all)?)? (?P<v>\d|WORD|[jqk]) = rank=$v
end(s|ing)? (in|with)( an?)? (?P<v>\d|WORD) = rank=$v
(?P<v>\d)'?s = rank=$v
(?P<v>\d|WORD) = rank=$v|dice=$v|value=$v
zeroe?s = rank=0
(?P<v>WORD)e?s = rank=$v
(jacks?|(?P<v>queen|king)s?) = rank=$v
(face|court|picture)s?( cards?)?|royals?|royalty = rank:face
evens? = % even
odds? = % odd
(?P<v>even|odd)(ly)?[- ]numbered = digit:$v
primes? = % prime

alternat\w*|tak(e|es|ing) turns|turn by turn|every (other|second)( card| one)? = ! alternating
(exactly |all )?(of )?(the )?(one and the )?same|match\w*|identical|shar(e|es|ing)( an?| the)? = ! same
consecutive(ly)?|sequential(ly)?|in (a )?(sequence|row)|successive|straight|sequences?|runs? = ! run
one by one|one after (the other|another)|each the next|counting( up)? = ! run
(go(es|ing)? up|increas\w*|ris(e|es|ing)|up|counting( up)?) by (one|1)( (each|every) (time|card|step))? = ! run
((go(es|ing)?|counting) down|decreas\w*|fall\w*|down) by (one|1)( (each|every) (time|card|step))? = ! run down
counting down = ! run down
increas\w*|ris(e|es|ing)|ascend\w*|grow\w*|climb\w*|higher and higher = ! rising
get(s|ting)? (bigger|larger|higher|greater) = ! rising
decreas\w*|fall\w*|descend\w*|shrink\w*|lower and lower|(in )?reverse order = ! falling
get(s|ting)? (smaller|lower|less) = ! falling
(in )?order = ! order
go(es|ing)? up = ! going up
go(es|ing)? down = ! going down
(wrap\w*|cycl\w*)( around)?( up(wards?)?)? = ! cycling

(from )?(the )?top (to|down to) (the )?bottom|down(wards?)? = >
(from )?(the )?left to (the )?right|rightwards?|to the right|forwards? = >
(from )?(the )?bottom to (the )?top|up(wards?)? = <
(from )?(the )?right to (the )?left|leftwards?|to the left|backwards? = <

dice( suits?)?|die suits?|pips = ? dice
poker suits?|poker = ? poker
card numbers?|(two|three)-digit numbers?|two (a|per|on each) card = ? number
letter values?|values?|points?|scores? = ? value
letters?|alphabet = ? letter
numbers?|integers?|numerical(ly)? = ? digit number
((the )?last )?digits?|one (a|per|on each) card = ? digit
ranks? = ? rank digit
shades? = ? shade
(colou?r )?suits?|colou?rs? = ? suit

(start(s|ing)? )?(with|at|from) NUMBER = -
start(s|ing)? (with|at|from) \w+ = -
nothing but|they( a|')?re|(it|that|there)'s|we|here|from|through|scrabble|then|roll\w* = -
everything|everywhere|always|throughout|just|simply|strictly|them|these|those = -
all|every|each|cards?|must|be|is|are|have|has|having|show(s|ing)?|of|the|an?|in|this|that = -
and|but|plus|with|also|while|[&.,;+…]+ = /
branch|row|column|line|only|both|contain(s|ing)?|any|follow(s|ing)?|on = -
spell\w*|form\w*|make\w*|it|its|they|their|should|law|to|for|as|by|which|kind|go(es|ing)? = -
read\w*|[:!'"“”‘]+ = -
(?P<v>[jqk])('?s)? = rank=$v|letter=$v
(?P<v>[b-z])('?s)?|a's = letter=$v
"""

_NUMBERS = r"""
(perfect )?squares? = % square
(perfect )?cubes? = % cube
triang\w+ = % triangular
fibonacci = % fibonacci
powers? of (two|2) = % power-of-2
(multiples? of|divisible by|evenly divisible by) (two|2) = % even
(multiples? of|divisible by|evenly divisible by) (?P<v>NUMBER) = % multiple-of-$v
"""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """The phrases of one language."""

    number_words: tuple[str, ...]
    """From zero on."""
    phrases: tuple[tuple[Pattern, str], ...]
    wide: tuple[tuple[Pattern, str], ...]
    """With wide mathematics."""
    reworded: tuple[tuple[Pattern, str], ...]
    """What looks like an inequality, a list or an "or" and is an order, in other words; before all else."""
    forbidden: tuple[tuple[str, Pattern], ...]
    """What the rulebook forbids, looked for before anything else."""
    forbidden_in_core: tuple[str, Pattern]
    """What only wide mathematics knows."""
    noun_first: bool = False
    """Does it say of what before it says which, as in "nombres pairs"?"""


def read(lexicon: str, number_words: tuple[str, ...]) -> tuple[tuple[Pattern, str], ...]:
    """The lines of a lexicon; NUMBER and WORD stand for numbers, and for those that are words."""
    words = "|".join(number_words)
    found = []
    for line in lexicon.splitlines():
        if line:
            pattern, _, meaning = line.rpartition(" = ")
            pattern = pattern.replace("NUMBER", rf"\d+|{words}").replace("WORD", words)
            found.append((re.compile(rf"(?:{pattern})(?!\w)"), meaning))
    return tuple(found)


_THE_LAST = r"than the (?:one before|last|previous)(?: one| card| number)?"
_EACH = r"(?:(?:each|every)(?: \w+){0,2} (?:is )?)?"
_KINDS = (
    "red|pink|orange|yellow|green|blue|purple|violet|black|gr[ae]y|dark|light|even|odd|prime|same|matching|consecutive"
)
"""What may stand before "ones" that are no ranks: "only blue ones"."""
_UP, _DOWN = "greater|higher|bigger|larger|more", "lower|smaller|less"
_REWORDED: tuple[tuple[Pattern, str], ...] = (
    (re.compile(rf"{_EACH}(?:one|1) (?:{_UP}) {_THE_LAST}"), "consecutive"),
    (re.compile(rf"{_EACH}(?:one|1) (?:{_DOWN}) {_THE_LAST}"), "counting down"),
    (re.compile(rf"{_EACH}(?:{_UP}) {_THE_LAST}"), "rising"),
    (re.compile(rf"{_EACH}(?:{_DOWN}) {_THE_LAST}"), "falling"),
    (re.compile(r"\b(?:alternat|switch|swap|toggl)\w*(?: back and forth)?(?: between)?\b"), "alternating"),
    (re.compile(r"\b([a-z])(,? |, ?)([a-z])\2\1\b(?:\2\3\b)?(?:\2\1\b)?(?:\2\3\b)?"), "alternating letters"),
    (re.compile(r"\b(\w+)( then |, ?)(\w+)\2\1\b(?:\2\3\b)?(?:\2\1\b)?(?:\2\3\b)?"), r"alternating \1 and \3"),
    (re.compile(r"\b(\w+) (\w+) \1 \2\b"), r"alternating \1 and \2"),
    (re.compile(r"(alternating.*?\b\w+)/(\w+)"), r"\1 and \2"),
    (re.compile(r"\bwrapping or cycling\b"), "cycling"),
    (re.compile(r"\bby (?:ones|1'?s)\b"), "by one"),
    (re.compile(rf"\b({_KINDS}) ones\b"), r"\1"),
    (re.compile(r"\bones (?=(?:with|that|which|having)\b)"), ""),
    (re.compile(r"\b(?:two|three|four|five|[2-5]) of a kind\b"), "the same rank"),
    (re.compile(r"\b(?:1[-, ]+)?2[-, ]+3(?:[-, ]+4)?(?:[-, ]+5)?(?:[-, ]+6)?\b(?![-, ]+\d)"), "consecutive"),
)

_WORDS = "|".join(NUMBER_WORDS)
_FORBIDDEN: tuple[tuple[str, Pattern], ...] = (
    ("duel-of-law-say-or", re.compile(r"\b(?:or|either|and/or)\b|\w+/\w+")),
    (
        "duel-of-law-say-negative",
        re.compile(
            r"\b(?:not|no|nor|neither|never|without|except|excluding|excludes?|other than|non)\b"
            r"|\b(?:(?:any|every)thing but|all but)\b"
            r"|\b(?:isn|aren|don|doesn|mustn|can)'?t\b|\bnon-"
        ),
    ),
    ("duel-of-law-say-not-listed", re.compile(r"\b(?:add(?:s|ing)? up|sum\w*|total\w*)\b")),
    (
        "duel-of-law-say-inequality",
        re.compile(
            r"[<>≤≥]|\b(?:greater|less|more|fewer|bigger|smaller|larger|higher|lower) than\b|\bat (?:least|most)\b"
            r"|\b(?:above|below|over|under|between|\d+ to \d+|up to \d+|minimum|maximum|high|low)\b"
        ),
    ),
    (
        "duel-of-law-say-list",
        re.compile(
            rf"\b(?:\d+|{_WORDS})(?: ?, ?| and | & | )(?:\d+|{_WORDS})\b(?!(?: \w+){{1,3}} alternat)"
            r"|\b[b-hj-z](?: ?, ?| and )[a-z]\b"
            r"|\bspells? (?!(?:an?|the|some|any|real|english|valid|proper|words?|palindrom\w+|(?:back|for)wards?)\b)\w+"
            r"|\bthe word \w+|\b(?:numbers?|card) \d{2,3}\b|\ball \d{2,3}\b|^\d{2,3}$"
        ),
    ),
    (
        "duel-of-law-say-not-listed",
        re.compile(
            r"\b(?:perfect(?! squares?| cubes?)|factorials?|composites?)\b"
            rf"|(?<!divisible )\b(?:by|steps of) (?!one\b)(?:[2-9]|{_WORDS})(?:'?s|es)?\b"
        ),
    ),
)
_FORBIDDEN_IN_CORE = (
    "duel-of-law-say-not-listed",
    re.compile(r"\b(?:squares?|cubes?|fibonacci|multiples?|divisible|triang\w+|powers?)\b"),
)

_PHRASES = read(_LEXICON, NUMBER_WORDS)
ENGLISH = Lexicon(
    number_words=NUMBER_WORDS,
    phrases=_PHRASES,
    wide=_PHRASES + read(_NUMBERS, NUMBER_WORDS),
    reworded=_REWORDED,
    forbidden=_FORBIDDEN,
    forbidden_in_core=_FORBIDDEN_IN_CORE,
)
