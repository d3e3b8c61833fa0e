"""What people say, and what it means: the phrases of `speech.py`, in English. The French are in `lexicon_french.py`.

Each line is a pattern, an equals sign between spaces, and a meaning:

    letter:vowel            this atom; several, parted by bars, where any of them may be meant
    dice=$1                 an atom with what the pattern caught in its place
    ! rising                an order word, which looks for its feature
    ? digit number          a feature by name, which may be either of two
    % even                  a class whose feature may be told by another word
    > and <                 a direction: along the line as we read it, or against it
    /                       another part of the law may begin
    ~                       words that make a reading doubtful
    ^                       where an order begins, which says nothing more about it, but something about any other law
    # rank=$v               a number or a letter alone, which says little where other words stand beside it
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
(only |just )?(an? |the )?(single|one|1)(?= (dice|die|poker|colou?r|suit|letter|shade|rank|number|value)) = ! same
(?P<v>spade|heart|club|diamond)s? flush(es)? = poker=$vs
flush(es)? = poker=spades|poker=hearts|poker=clubs|poker=diamonds
((spell|form|make|read)\w* (as )?)?(an? |the )?(ADJECTIVE )*words?( in english)? = word>|word<
spell\w* out (an? )?(ADJECTIVE )*words? = word>|word<
spell\w* (something|anything|some thing)( real| valid)?( in english)? = word>|word<
spell\w*( in english)?$ = word>|word<
palindrom\w*|reversible|symmetric\w*|mirror\w* = palindrome
(reads? )?(the )?same (in )?both (ways?|directions?) = palindrome
reads? (it )?(in )?both (ways?|directions?) = palindrome
(the )?front and back( are| is)?( the)? same = palindrome
(reads? )?(the )?same (going )?(from )?(back|for)wards? (and|as|or) (back|for)wards? = palindrome
(reads? )?(identical(ly)?|same) (for|back)wards? = palindrome
(reads? )?(the )?same (from )?both (ends?|sides?)|(back|for)wards? (and|as) (back|for)wards? = palindrome
mirror image\w* = palindrome
(the )?same letters? from (the )?(left and( from)?( the)? right|right and( from)?( the)? left) = palindrome
(the )?((digits|decimals) of )?(pi|π|3\.14\d*)( in order)? = ! pi
(in )?reverse(d)? alphabet(ical(ly)?)?( order)?|z to a( order)? = letter<|letter>
go(es|ing)? backwards? (through|in) the alphabet = letter<|letter>
(in )?(abc|dictionary|alphabet) order = letter>|letter<
((increas\w*|ris\w*|ascend\w*) )?(in )?alphabetical(ly)?( order)? = letter>|letter<
a (to|through|towards?|until) z( order)? = letter>|letter<
vowels? and consonants? = letter~vowels
consonants? and vowels? = letter~vowels
vowels? = letter:vowel
consonants? = letter:consonant
(the )?letter (?P<v>[a-z]) = letter=$v
(letter )?(values?|points?|scores?|worth)( of)? (?P<v>NUMBER) = value=$v
(?P<v>NUMBER)[- ]point(er)?s? = value=$v

(light and dark|dark and light) poker = poker~colour
light and dark = shade~
dark and light = shade~
(red and black|black and red)( poker)? = poker~colour
(odd and even|even and odd) dice = dice~parity
odd and even = digit~parity|dice~parity
even and odd = digit~parity|dice~parity
parity|parities = digit~parity|dice~parity
poker colou?rs? = poker~colour
poker (suit )?colou?rs?( (is|are)( all)?)? (?P<v>red|black) = poker:$v
spades?,? hearts?,? clubs?,?( and)? diamonds? = poker>>|poker<<

(black|dark) (poker( suits?)?|suit (symbol|sign)s?|symbols|signs) = poker:black
(red|light) (poker( suits?)?|suit (symbol|sign)s?|symbols|signs) = poker:red
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
pale|pastels? = shade=light

(?P<v>NUMBER) (pips?|dots?|spots?)( on (the |their |each |every |its )?(dice|die))? = dice=$v
((dice|die)( suits?| numbers?)?|suits?)( of| show(s|ing)?( an?)?| (is|are)( all)?)? (?P<v>NUMBER)s? = dice=$v
((suit )?number )?(?P<v>NUMBER)(e?s)? on (the |their |each |every |its )?(dice|die) = dice=$v
(ranks?|digits?|numbers?)( of| (is|are)( all)?)? (?P<v>\d|WORD|[jqk]) = rank=$v
end(s|ing)? (in|with)( an?)? (?P<v>\d|WORD) = rank=$v
(?P<v>\d)'?s = rank=$v
(?P<v>\d|WORD) = # rank=$v|dice=$v|value=$v
(dice|die)( suits?)? (is|are|show(s|ing)?)( all)? (?P<v>WORD)e?s = dice=$v
zeroe?s = rank=0
(?P<v>WORD)e?s = rank=$v
(jacks?|(?P<v>queen|king)s?) = rank=$v
(face|court|picture)s?( cards?)?|royals?|royalty|royal family|people|nobles?|nobility = rank:face
evens? = % even
(odd|uneven)s? = % odd
(?P<v>even|odd)(ly)?[- ]numbered = digit:$v
primes? = % prime

alternat\w*|tak(e|es|ing)( it)?( in)? turns? = ! alternating
turn by turn|turn and turn about|(in|by) turns?|back and forth|zig-?zag\w*|flip-?flop\w* = ! alternating
every (other|second)( card| one)? = ! alternating
(exactly |all )?(of )?(the )?(one and the )?same|equal\w*|match\w*|identical|shar(e|es|ing)( an?| the)? = ! same
consecutive(ly)?|sequential(ly)?|in (a )?(sequence|row)|successive(ly)?|straights?|sequences?|runs? = ! run
ladders?|stairs?|staircases?|no gaps|without gaps|following (each other|one another)|follow(s|ing)? on = ! run
countdown = ! run down
(each |every )?(card |one )?(is )?(the )?next number( (each|every) time)?|step by step|one step at a time = ! run
one by one|one at a time|one after (the other|another)|each the next|count(s|ing)?( up)? = ! run
(go(es|ing)? up|increas\w*|ris(e|es|ing)|up|count(s|ing)?( up)?) by (one|1)( (each|every) (time|card|step))? = ! run
((go(es|ing)?|count(s|ing)?) down|decreas\w*|fall\w*|down) by (one|1)( (each|every) (time|card|step))? = ! run down
count(s|ing)? down = ! run down
increas\w*|ris(e|es|ing)|ascend\w*|grow\w*|climb\w* = ! rising
(up and up|higher and higher|bigger and bigger|larger and larger|later and later|further and further) = ! rising
(get(s|ting)?|becom\w+|go(es|ing)?|always) (ever )?(bigger|larger|higher|greater) = ! rising
(bigger|larger|higher|greater) (each|every) (time|card|step) = ! rising
decreas\w*|fall\w*|drop\w*|descend\w*|shrink\w*|(in )?reverse order = ! falling
(down and down|lower and lower|smaller and smaller) = ! falling
(get(s|ting)?|becom\w+|go(es|ing)?|always) (ever )?(smaller|lower|less) = ! falling
(smaller|lower|less) (each|every) (time|card|step) = ! falling
(in )?order|sorted( by)? = ! order
go(es|ing)? up = ! going up
go(es|ing)? down = ! going down
(wrap\w*|cycl\w*)( around)?( up(wards?)?)?|go(es|ing)? (a)?round( and round)? = ! cycling

(from )?(the )?top (to|down to) (the )?bottom|down(wards?)? = >
(from )?(the )?left to (the )?right|rightwards?|to the right|forwards? = >
(from )?(the )?bottom to (the )?top|up(wards?)? = <
(from )?(the )?right to (the )?left|leftwards?|to the left|backwards? = <

roll\w*|thrown?|(dice|die)( (suit|number|value|face|score)s?)?|pips?|dots?|spots? = ? dice
poker suits?|poker|signs?|symbols? = ? poker
card numbers?|(two|three)-digit numbers?|two (a|per|on each) card = ? number
letter values?|values?|points?|scores?|worth = ? value
letters?|alphabet = ? letter
numbers?|integers?|numerical(ly)? = ? digit number
((the )?last )?digits?|one (a|per|on each) card = ? digit
ranks? = ? rank digit
shades? = ? shade
(colou?r )?suits?|colou?rs? = ? suit

(with|at|from) NUMBER = -
start(s|ing)? (with|at|from) (an? )?\w+ = ^
(single|double|(one|three|four|1|3|4)(?= digit|-digit))[- ]digits? = ~
nothing but|they( a|')?re|(my|our|your)(?= cards?)|(it|that|there)'s|we|here|from|through|scrabble|then|across = -
everything|everywhere|always|throughout|just|simply|strictly|them|these|those = -
all|every|each|cards?|must|be|is|are|have|has|having|show(s|ing)?|of|the|an?|in|this|that = -
and|but|plus|with|also|while|[&.,;+…]+ = /
(if|when)( you| it'?s?)? read\w*( it)?|keep(s|ing)?|in a line = -
usually|often|typically|generally = ~
and so (on|forth)|etc(etera)? = -
(from )?(start|beginning|one end) to (finish|end|the other( end)?) = -
most(ly)?|almost|nearly|contain(s|ing)? an?|at the (start|end)|first|last|middle|big|small|sometimes = ~
branch|row|column|line|only|both|contain(s|ing)?|any|follow(s|ing)?|on = -
spell\w*|form\w*|make\w*|it|its|they|their|should|law|to|for|as|by|which|kind|go(es|ing)? = -
you|can|could|will|would|may|get(s|ting)?|there|whole|entire|times?|famil(y|ies)|groups?|types?|sorts?|things? = -
some|something|at all|in english|english|after|next|what|whatever|going|come(s)?|coming|together|lot|pairs? = -
(and )?nothing else = -
got|(we|you|i)'ve|i see|i have|across the board|solid|all (the way|over|along|through) = -
read\w*|[:!?'"“”‘]+ = -
(?P<v>[jqk])('?s)? = # rank=$v|letter=$v
(?P<v>[b-z])('?s)?|a's = # letter=$v
"""

_NUMBERS = r"""
(perfect )?squares? = % square
(perfect )?cubes? = % cube
triang\w+ = % triangular
fibonacci( sequence| series| numbers)? = % fibonacci
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
    fillers: Pattern
    """Politeness and hesitation, taken away before anything is read."""
    counting: tuple[str, str]
    """How to say that numbers count up, and down."""
    vocabulary: frozenset[str]
    """The words of which a typing slip is recognised."""
    noun_first: bool = False
    """Whether the noun comes before the adjective, as in "nombres pairs"."""


def read(lexicon: str, number_words: tuple[str, ...]) -> tuple[tuple[Pattern, str], ...]:
    """Return the lines of a lexicon; NUMBER and WORD stand for numbers, and for those that are words."""
    words = "|".join(number_words)
    found = []
    for line in lexicon.splitlines():
        if line:
            pattern, _, meaning = line.rpartition(" = ")
            pattern = pattern.replace("ADJECTIVE", "(?:valid|proper|real|actual|dictionary|english)")
            pattern = pattern.replace("NUMBER", rf"\d+|{words}").replace("WORD", words)
            found.append((re.compile(rf"(?:{pattern})(?!\w)"), meaning))
    return tuple(found)


_THE_LAST = r"than the (?:one before|last|previous)(?: one| card| number)?"
_FEATURES = r"(?:dic?e|letter|suit|poker|value|point|rank|colou?r|shade|digit)s?\b"
_EACH = rf"(?:(?:each|every)(?: (?!{_FEATURES})\w+){{0,2}} (?:is )?)?"
_KINDS = (
    "red|pink|orange|yellow|green|blue|purple|violet|black|gr[ae]y|dark|light|even|odd|prime|same|matching|consecutive"
)
"""What may stand before "ones" that are no ranks: "only blue ones"."""
_UP, _DOWN = "greater|higher|bigger|larger|more", "lower|smaller|less"
_LOW, _HIGH = "small(?:est)?|low(?:est)?", "large(?:st)?|big(?:gest)?|high(?:est)?"
_HALVES = "odd|even|vowel|consonant|light|dark|red|black"
_SHADES = "light|dark"
_AT_EACH = r"(?:each|every|per) (?:time|card|step)\b"
_FACES = "jack|queen|king"
_TRIPLES = f"{_HALVES}|spade|heart|club|diamond|pink|orange|yellow|green|blue|purple|gr[ae]y"
_ONE_DIGIT = "|".join(NUMBER_WORDS[:10])
_WORDS = "|".join(NUMBER_WORDS)
_FROM_TWO = "|".join(NUMBER_WORDS[2:])
_ALPHABET = "abcdefghijklmnopqrstuvwxyz"
ALPHABETICAL = "|".join(",? ".join(_ALPHABET[at : at + many]) for many in (6, 5, 4, 3) for at in range(27 - many))
"""Three to six letters one after the other: "A B C D"."""
_REWORDED: tuple[tuple[Pattern, str], ...] = (
    (re.compile(r"\b(everything|everyone|each one|each|all)'s\b"), r"\1 is"),
    (re.compile(r"\b(numbers?|cards?|letters?|ones?|primes?|suits?|dice) counts?$"), r"\1"),
    (re.compile(r"\bone after (?:the other|another)\b"), "consecutive"),
    (re.compile(r"(?<!and )\blater in the alphabet\b"), "alphabetical order"),
    (re.compile(r"\bearlier in the alphabet\b"), "reverse alphabetical order"),
    (re.compile(r"\b(?:right )?next to (?:each other|one another)\b"), "consecutive"),
    (re.compile(rf"\b(?:plus|add(?:s|ing)?) (?:one|1) {_AT_EACH}"), "consecutive"),
    (re.compile(rf"\b(?:minus|subtract(?:s|ing)?|take away) (?:one|1) {_AT_EACH}"), "counting down"),
    (re.compile(rf"\b(run|sequence|straight|series|row) of (?:\d+|{_WORDS})(?! cards? of)\b"), r"\1"),
    (re.compile(rf"^(?:\d+|{_WORDS}) in a row$"), "in a row"),
    (re.compile(r"^3,? ?1,? ?4,? ?1(?:,? ?\d)*$"), "pi one a card"),
    (
        re.compile(
            rf"^({_HALVES})s?,? (?:and |then )?({_HALVES})s?,? "
            r"(?:and |then )?(?:repeat\w*|(?:so )?(?:on|forth)|etc\w*)$"
        ),
        r"alternating \1 and \2",
    ),
    (re.compile(r"\beither (?=ways?|directions?|ends?|sides?)"), "both "),
    (re.compile(r"\b(?:no|without(?: any)?) (?:gaps?|jumps?|holes?|skips?|skipping|missing \w+)\b"), "consecutive"),
    (re.compile(rf"\b({_SHADES}) (?:or|and|&) (?!\1)(?:{_SHADES}) (green|blue|purple)s?\b"), r"\2"),
    (
        re.compile(rf"\b(green|blue|purple)s?,? (?:(?:either|both) )?({_SHADES}) (?:or|and|&) (?!\2)(?:{_SHADES})\b"),
        r"\1",
    ),
    (
        re.compile(rf"\b({_FACES})s?(?:,| and| or| &)* (?!\1)({_FACES})s?(?:,| and| or| &)* (?!\1|\2)(?:{_FACES})s?\b"),
        "face cards",
    ),
    (re.compile(r"\bred (\w+ )?hearts and diamonds\b"), r"red \1"),
    (re.compile(r"\bblack (\w+ )?(?:clubs and spades|spades and clubs)\b"), r"black \1"),
    (
        re.compile(
            r"^(?:(?:all|only|just|either|any) )?"
            r"(?:hearts (?:and|or|&) diamonds|diamonds (?:and|or|&) hearts)(?: only)?$"
        ),
        "mostly red poker suits",
    ),
    (
        re.compile(
            r"^(?:(?:all|only|just|either|any) )?(?:spades (?:and|or|&) clubs|clubs (?:and|or|&) spades)(?: only)?$"
        ),
        "mostly black poker suits",
    ),
    (re.compile(rf"\bno (?:{_HALVES})s?,? (?:but |just |only )(?=(?:{_HALVES})s?\b)"), ""),
    (re.compile(rf"\b((?:{_HALVES})s?)(?: \w+)?,? (?:and )?(?:no|not) (?:{_HALVES})s?$"), r"\1"),
    (
        re.compile(r"\bgo(?:es|ing)? (up|down)(?:,| and| then)+ (?:back )?(up|down)\b"),
        r"\1 and \2",
    ),
    (
        re.compile(
            r"\b(?:is |are )?(?:double|twice|half|triple|three times)(?: of)?(?: as \w+ as)? "
            r"the (?:one before|last|previous)(?: one| card)?\b"
        ),
        "steps of two",
    ),
    (re.compile(r"\b(?:beats?|tops?|exceeds?|outranks?) the (?:one before|last|previous)(?: one| card)?\b"), "rising"),
    (
        re.compile(
            r"\b(other|second|last|next|previous|first|big|small|whole) one\b(?! (?:up|down|higher|lower|more|less))"
        ),
        r"\1",
    ),
    (re.compile(r"\bthree point one four(?: one)?(?: five)?(?: nine)?\b"), "pi"),
    (re.compile(r"\ba,? ?e,? ?i,? ?o,?(?: and)? ?u\b"), "vowels"),
    (re.compile(r"\b(?:one|two|[12]) (?:of|from|for|per) (?:each|every|all)\b"), "different"),
    (re.compile(rf"\b(?:{ALPHABETICAL})\b(?!,? [a-z]\b)"), "consecutive letters forwards"),
    (re.compile(r"\b(up|down) in (\w+)\b"), r"\1 by \2"),
    (re.compile(r"^the ones$|\bthe ones (?=i |you |we |that |which )"), "the cards "),
    (
        re.compile(r"\b(\w+) (?:changes?|switch(?:es)?) (?:every|each|with (?:every|each)) (?:card|time)\b"),
        r"mostly alternating \1",
    ),
    (re.compile(r"\b(each|every) one\b"), r"\1"),
    (re.compile(r"\bfollow(?:s|ing)? (?:each other|one another)\b"), "consecutive"),
    (re.compile(rf"\b(?:from )?(?:{_LOW}) to (?:{_HIGH})\b"), "rising"),
    (re.compile(rf"\b(?:from )?(?:{_HIGH}) to (?:{_LOW})\b"), "falling"),
    (re.compile(r"\b(?:smallest|lowest) first\b"), "rising"),
    (re.compile(r"\b(?:largest|biggest|highest) first\b"), "falling"),
    (re.compile(r"\b(?:through |from )?(?:1|one) to (?:6|six)\b"), ""),
    (re.compile(r"\bpi:? 3,? ?1,? ?4(?:,? ?\d)*\b"), "pi one a card"),
    (re.compile(rf"^({_HALVES})s? (\w+),? then ({_HALVES})s? \2$"), r"mostly alternating \1 and \3 \2"),
    (re.compile(r"[ ,]*\b(?:over and over|again and again|and repeat|repeat(?:ed|ing|s)?)\b"), ""),
    (re.compile(r"\b(?:the )?same two (\w+)"), r"alternating \1"),
    (re.compile(r"\bdivid(?:e|es|ed|ing)(?: \w+){0,3} by\b"), "divisible by"),
    (re.compile(rf"\b(\d+|{_FROM_TWO})(?: ?x|(?: |-)times)(?: |-)tables?\b"), r"multiples of \1"),
    (re.compile(rf"\b(?:two|three|four|five|six|[2-6]) (?=(?:jacks|queens|kings|(?:{_WORDS})e?s)\b)"), ""),
    (re.compile(rf"\b({_HALVES})-(?=(?:{_HALVES})\b)"), r"\1 "),
    (
        re.compile(rf"\b({_TRIPLES})s? (?!\1)({_TRIPLES})s? \1s?\b"),
        r"alternating \1 and \2",
    ),
    (re.compile(rf"{_EACH}(?:one|1) (?:{_UP}) {_THE_LAST}"), "consecutive"),
    (re.compile(rf"{_EACH}(?:one|1) (?:{_DOWN}) {_THE_LAST}"), "counting down"),
    (
        re.compile(rf"(?:{_FROM_TWO}|\d+|twice|double|half)(?: \w+)? (?:{_UP}|{_DOWN}|as \w+) {_THE_LAST}"),
        "steps of two",
    ),
    (re.compile(rf"{_EACH}(?:{_UP}) {_THE_LAST}"), "rising"),
    (re.compile(rf"{_EACH}(?:{_DOWN}) {_THE_LAST}"), "falling"),
    (
        re.compile(
            r"\b(?:alternat|switch|swap|toggl|flip-?flop|flip flop|bounc|jump)\w*(?: back and forth)?(?: between)?\b"
        ),
        "alternating",
    ),
    (re.compile(r"\b([a-z])(,? |, ?)([a-z])\2\1\b(?:\2\3\b)?(?:\2\1\b)?(?:\2\3\b)?"), "alternating letters"),
    (re.compile(r"\b(\w+)( then |, ?)(\w+)\2\1\b(?:\2\3\b)?(?:\2\1\b)?(?:\2\3\b)?"), r"alternating \1 and \3"),
    (re.compile(r"\b(\w+) (\w+) \1 \2\b"), r"alternating \1 and \2"),
    (re.compile(rf"\balternating (?:\d|{_ONE_DIGIT}) and (?:\d|{_ONE_DIGIT})\b"), "alternating ranks"),
    (re.compile(rf"^({_HALVES})s?,? then (?:an? )?({_HALVES})s?$"), r"mostly alternating \1 and \2"),
    (re.compile(r"(alternating.*?\b\w+)/(\w+)"), r"\1 and \2"),
    (re.compile(r"\balternating two(?: of them)?$"), "alternating"),
    (re.compile(r"\bwrapping or cycling\b"), "cycling"),
    (re.compile(r"\b(?:monochrom\w*|(?:uni|single)-?colou?r(?:ed)?)\b"), "the same colour"),
    (re.compile(r"\bby (?:ones|1'?s)\b"), "by one"),
    (re.compile(rf"\b({_KINDS}) ones\b"), r"\1"),
    (re.compile(r"\bones (?=(?:with|that|which|having)\b)"), ""),
    (re.compile(r"\b(?:two|three|four|five|[2-5]) of a kind\b"), "the same rank"),
    (
        re.compile(r"\b(one|an?) (\w+)(?: card)?,? (?:and )?(?:then |next )?(?:the next )?\1n? (\w+)\b"),
        r"alternating \2 and \3",
    ),
    (
        re.compile(r"\bone(?: card)?(?: is)? (\w+),? (?:and )?(?:then )?the next(?: one| card)?(?: is)? (\w+)\b"),
        r"alternating \1 and \2",
    ),
    (re.compile(r"\b(\w+) (?:followed by|after) (\w+)\b"), r"alternating \1 and \2"),
    (re.compile(r"\b(each|every) (?:other|second) \w+ (?:is )?(?:an? )?(\w+)\b"), r"alternating \2"),
)

_FORBIDDEN: tuple[tuple[str, Pattern], ...] = (
    ("duel-of-law-say-or", re.compile(r"\b(?:or|either|and/or)\b|\w+/\w+")),
    (
        "duel-of-law-say-negative",
        re.compile(
            r"\b(?:not|no|none|nor|neither|never|without|except|excluding|excludes?|other than|non)\b"
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
            r"|\b[b-hj-z](?: ?, ?| and )[a-z]\b(?!(?: \w+){0,2} alternat)(?<!alternating \w and \w)"
            r"|\bspells? (?!(?:an?|the|out|some(?:thing)?|any(?:thing)?|in|real|actual|english|valid|proper|words?"
            r"|palindrom\w+|(?:back|for)wards?)\b)\w+"
            r"|\bthe word (?!is\b|reads\b)\w+|\b(?:numbers?|card) \d{2,3}\b|\ball \d{2,3}\b|^\d{2,3}$"
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

_FILLERS = re.compile(
    r"\b(?:please|pls|thanks?(?: you)?"
    r"|i(?:'?d| would)? (?:say|think|claim|name|call|want|mean|guess|like|propose)(?: that)?"
    r"|let'?s (?:say|go with|make it)|(?:my|our|this|the) law(?: is)?(?: that)?|how about|what about|maybe|perhaps"
    r"|(?:it )?(?:doesn'?t|don'?t) (?:matter|mind)(?: which)?|no matter(?: which)?|whichever"
    r"|probably|obviously|clearly|of course|basically|really|well|okay|ok|um+|uh+|hmm+|hey|so|actually"
    r"|an? (?:bunch|lot|set|group|bit) of|kind of|sort of)\b[,:]?"
)
_VOCABULARY = frozenset(
    """
alternating alternate ascending black blue clubs colour color colours colors consecutive consonant consonants
dark decreasing descending diamonds dice digit digits even evens face falling gray green grey hearts increasing
jacks kings letter letters light number numbers odds orange palindrome pink poker prime primes purple queens
rank ranks rising same sequence shade shades spades suit suits value values vowel vowels word words yellow
alphabetical order spells every cards squares multiples fibonacci straight
""".split()  # noqa: SIM905 - read as words
)

_PHRASES = read(_LEXICON, NUMBER_WORDS)
ENGLISH = Lexicon(
    number_words=NUMBER_WORDS,
    phrases=_PHRASES,
    wide=_PHRASES + read(_NUMBERS, NUMBER_WORDS),
    reworded=_REWORDED,
    forbidden=_FORBIDDEN,
    forbidden_in_core=_FORBIDDEN_IN_CORE,
    fillers=_FILLERS,
    counting=("consecutive", "counting down"),
    vocabulary=_VOCABULARY,
)
