"""What people say, and what it means: the phrases of `speech.py`.

Each line is a pattern, an equals sign between spaces, and a meaning:

    letter:vowel            this atom; several, parted by bars, where any of them may be meant
    dice=$1                 an atom with what the pattern caught in its place
    ! rising                an order word, which looks for its feature
    ? digit number          a feature by name, which may be either of two
    % even                  a class whose feature may be told by another word
    > and <                 a direction: along the line as we read it, or against it
    -                       words that say nothing
"""

from __future__ import annotations

import re

NUMBER_WORDS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_LEXICON = r"""
(spell\w* |form\w* |make\w* |read\w* (as )?)?(an? |the )?(valid |proper |real |english )*words? = word>|word<
palindrom\w* = palindrome
(reads? )?the same (both ways|backwards and forwards|forwards and backwards) = palindrome
(the )?(digits of )?(pi|π)( in order)? = ! pi
vowels? and consonants? = letter~vowels
consonants? and vowels? = letter~vowels
vowels? = letter:vowel
consonants? = letter:consonant
(the )?letter (?P<v>[a-z]) = letter=$v
(letter )?(values?|points?|scores?|worth)( of)? (?P<v>NUMBER) = value=$v
(?P<v>NUMBER) points? = value=$v

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

(?P<v>dark|light)[ -](?P<w>green|blue|purple) = suit=$v-$w
(?P<v>red|black) (colou?r )?suits? = suit=$v
red = suit=red|poker:red
black = suit=black|poker:black
(?P<v>pink|orange|yellow|gray) = suit=$v
grey = suit=gray
(?P<v>green|blue|purple) = suit:$v
(?P<v>dark|light) = shade=$v

(dice|die)( suits?)?( of)? (?P<v>NUMBER) = dice=$v
(ranks?|digits?|numbers?)( of)? (?P<v>\d|WORD|[jqk]) = rank=$v
zeroe?s = rank=0
(?P<v>WORD)e?s = rank=$v
(jacks?|(?P<v>queen|king)s?) = rank=$v
(face|court|picture)( cards?)?|faces = rank:face
even = % even
odd = % odd
primes? = % prime

alternat\w*|tak(e|es|ing) turns|turn by turn = ! alternating
consecutive(ly)?|sequential(ly)?|in (a )?(sequence|row)|successive|straight|sequences?|runs? = ! run
one by one|one after (the other|another)|each the next|counting( up)? = ! run
counting down = ! run down
increas\w*|ris(e|es|ing)|ascend\w*|go(es|ing)? up|grow\w*|climb\w*|higher and higher|(in )?order = ! rising
decreas\w*|fall\w*|descend\w*|go(es|ing)? down|shrink\w*|lower and lower|(in )?reverse order = ! falling
wrap\w*|cycl\w* = ! cycling

(from )?(the )?top (to|down to) (the )?bottom|down(wards?)? = >
(from )?(the )?left to (the )?right|rightwards?|to the right|forwards? = >
(from )?(the )?bottom to (the )?top|up(wards?)? = <
(from )?(the )?right to (the )?left|leftwards?|to the left|backwards? = <

dice( suits?)?|die suits?|pips = ? dice
poker suits?|poker = ? poker
card numbers?|(two|three)-digit numbers? = ? number
letter values?|values?|points? = ? value
letters?|alphabet(ical(ly)?)? = ? letter
numbers?|integers?|numerical(ly)? = ? digit number
digits? = ? digit
ranks? = ? rank digit
shades? = ? shade
(colou?r )?suits?|colou?rs? = ? suit

start(s|ing)? (with|at|from) \w+ = -
all|every|each|cards?|must|be|is|are|have|has|having|show(s|ing)?|of|the|an?|in|this|that = -
branch|row|column|line|only|both|also|contain(s|ing)?|any|with|follow(s|ing)?|and|but|plus|on = -
spell\w*|form\w*|make\w*|reads?|it|its|they|their|should|law|to|for|as|by|which|kind|[&.,;:!…+'"“”‘]+ = -
"""


def _read(lexicon: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    words = "|".join(NUMBER_WORDS)
    found = []
    for line in lexicon.splitlines():
        if line:
            pattern, _, meaning = line.rpartition(" = ")
            pattern = pattern.replace("NUMBER", rf"\d+|{words}").replace("WORD", words)
            found.append((re.compile(rf"(?:{pattern})(?!\w)"), meaning))
    return tuple(found)


PHRASES = _read(_LEXICON)

GREATER_EACH = re.compile(
    r"(?:each|every)(?: \w+){0,2} (?:is )?(greater|higher|bigger|larger|lower|smaller|less)"
    r" than the (?:one before|last|previous)(?: one| card)?"
)
"""An inequality between neighbours is an order."""

_WORDS = "|".join(NUMBER_WORDS)
FORBIDDEN: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("duel-of-law-say-or", re.compile(r"\b(?:or|either|and/or)\b|\w/\w")),
    (
        "duel-of-law-say-negative",
        re.compile(
            r"\b(?:not|no|never|without|except|excluding|excludes?|other than|non)\b"
            r"|\b(?:isn|aren|don|doesn|mustn|can)'?t\b|\bnon-"
        ),
    ),
    (
        "duel-of-law-say-inequality",
        re.compile(
            r"[<>≤≥]|\b(?:greater|less|more|fewer|bigger|smaller|larger|higher|lower) than\b|\bat (?:least|most)\b"
            r"|\b(?:above|below|over|under|between|from \d+ to \d+|up to \d+|minimum|maximum)\b"
        ),
    ),
    (
        "duel-of-law-say-list",
        re.compile(
            rf"\b(?:\d+|{_WORDS})(?: ?, ?| and | & | )(?:\d+|{_WORDS})\b|\b[b-hj-z](?: ?, ?| and )[a-z]\b"
            r"|\bspells? (?!(?:an?|the|some|any|real|english|valid|proper|words?|palindrom\w+|(?:back|for)wards?)\b)\w+"
            r"|\bthe word \w+|\b(?:numbers?|card) \d{2,3}\b|\ball \d{2,3}\b"
        ),
    ),
    (
        "duel-of-law-say-not-listed",
        re.compile(
            r"\b(?:squares?|cubes?|fibonacci|multiples?|divisible|triangular|powers?|perfect|factorials?|sums?)\b"
        ),
    ),
)
"""What the rulebook forbids, looked for before anything else."""
