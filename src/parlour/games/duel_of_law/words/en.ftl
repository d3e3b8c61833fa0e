# Duel of Law.

duel-of-law-name = Duel of Law
duel-of-law-tagline = Spot a pattern, make it a law, and steal your rivals’ branches with stricter laws.
duel-of-law-card-goal = Spot a pattern, make it law.

# What the game's own page says: for whom, how long, what kind of thinking; the options that a newcomer may want, in
# this order; and how a bot of each level plays.
duel-of-law-card-players = 2 to 4 players
duel-of-law-card-minutes = 30–45 minutes
duel-of-law-card-thinking = finding patterns, arguing, hidden hands
duel-of-law-card-options = players hint objection deadline
duel-of-law-bot = { $level ->
    [0] Claims a new branch when it happens to see one, and never steals.
    [1] Claims what it happens to see; now and then it looks for more.
    [2] Claims what it happens to see; now and then it looks for more.
    [3] Claims what it happens to see; now and then it looks for more.
    [4] One turn in three, looks for up to two branches; otherwise claims what it happens to see.
    [5] Nearly every second turn, looks for up to two branches; otherwise claims what it happens to see.
    [6] Mostly looks for the most it can gain, up to two branches a turn.
    [7] Mostly looks for the most it can gain, up to two branches a turn.
    [8] Mostly looks for the most it can gain, up to two branches a turn.
    [9] Looks for the most it can gain, up to two branches a turn.
    [10] One turn in four, plans its hand and slows the leader; otherwise gains up to two branches.
    [11] More than half of its turns, plans its hand and slows the leader; otherwise gains up to two branches.
    [12] Plans its hand and slows the leader.
   *[other] Considers the best reply to its play, and knows every word.
}

duel-of-law-option-players = Players
duel-of-law-option-players-2 = two players
duel-of-law-option-players-3 = three players
duel-of-law-option-players-4 = four players
duel-of-law-option-deck = Edition of the Rainbow Deck
duel-of-law-option-deck-1-16 = 1.16
duel-of-law-option-deck-1-17 = 1.17, letters in strict order
duel-of-law-option-objection = Who judges a law
duel-of-law-option-objection-auto = Parlour, by its catalogue (strict)
duel-of-law-option-objection-unanimous = the players: all must agree
duel-of-law-option-objection-majority = the players: a majority must agree
duel-of-law-option-deadline = Time to object; no answer means agreement
duel-of-law-option-deadline-none = no time limit
duel-of-law-option-deadline-30 = half a minute to object
duel-of-law-option-deadline-60 = one minute to object
duel-of-law-option-deadline-120 = two minutes to object
duel-of-law-option-deadline-300 = five minutes to object
duel-of-law-option-hint = Show which laws fit
duel-of-law-option-hint-on = with hints
duel-of-law-option-hint-off = no hints
duel-of-law-option-words = Words that a line may spell
duel-of-law-option-words-english = English
duel-of-law-option-words-french = French
duel-of-law-option-mathematics = Numbers that laws may use
duel-of-law-option-mathematics-core = even, odd, prime, pi
duel-of-law-option-laws = Laws in a player’s own words
duel-of-law-option-laws-known = only laws that the table knows
duel-of-law-option-laws-voted = other laws are put to the vote
duel-of-law-option-mathematics-wide = squares, multiples and more

# Reading what was written

duel-of-law-bad-card = “{ $text }” is not a card: write its suit and rank, such as 03 or 11K, or *2 for the joker of dice suit 2.
duel-of-law-bad-cell = “{ $text }” is not a space: write column,row, such as 1,-2; the first card is at 0,0.
duel-of-law-bad-atom = “{ $text }” is not a law in notation: write one such as digit:even, suit=yellow or word>.
duel-of-law-bad-claim = “{ $text }” is not a claim: write the line, a colon and the law, such as row@1,0:digit:even.
duel-of-law-bad-move = “{ $text }” is not a play: write cards and spaces, such as 04@1,0+06@2,0, then claims after semicolons; or draw.
duel-of-law-bad-deal = A deal lists all { $cards } cards of the deck once each, from the top.

duel-of-law-bad-own-words = A law in your own words has at most { $longest } characters, and at least one.
duel-of-law-bad-reason = Give your reason in at most { $longest } characters.
duel-of-law-laws-need-votes = Laws in a player’s own words need votes: choose that all or a majority must agree.

# Refusals

duel-of-law-only-known-laws = At this table laws in your own words are not put to the vote. State one that the table knows.
duel-of-law-no-abstention = You can abstain only on a law in a player’s own words: agree or object.

duel-of-law-no-vote = There is no vote now. Wait for a play, or play yourself.
duel-of-law-vote-first = A play is waiting for the vote: agree or object first.
duel-of-law-draw-now = Your plays met { $rejections } objections this turn: now draw six.
duel-of-law-nothing-laid = Lay at least one card, or draw six.
duel-of-law-not-in-hand = { $card } is not in your hand. Choose a card you hold.
duel-of-law-card-twice = { $card } can be laid only once. Lay another card.
duel-of-law-cell-taken = { $card } is already on that space. Choose an empty space.
duel-of-law-cell-twice = Two cards cannot be on the same space. Move one of them.
duel-of-law-not-straight = All cards of a turn must be in one straight line. Take back those outside it.
duel-of-law-gap = There is a gap between your cards: the cards of a turn must form one unbroken line. Fill the gap, or take a card back.
duel-of-law-apart = At least one of your cards must touch the tableau, side to side. Move the line next to a card on the table.
duel-of-law-no-line = You cannot claim { duel-of-law-line }: it has fewer than three cards, or you laid none of them. Claim a line of three or more that you lay a card in.
duel-of-law-needs-law = You create a new branch, { duel-of-law-line }: state its law, or play elsewhere.
duel-of-law-own-branch = You already own { duel-of-law-line }: you may lengthen it, but not narrow its law. Play without a law for this line.
duel-of-law-two-levels = Narrow { duel-of-law-line } by one level only: a turn adds exactly one new part to its law.
duel-of-law-breaks-law = { $card ->
    [none] Your play breaks
   *[other] { $card } breaks
} the law of { duel-of-law-line }: { duel-of-law-law }. Choose other cards or another space.
duel-of-law-claim-fails = { $card ->
    [none] Together, the cards of { duel-of-law-line } do not obey
   *[other] { $card } in { duel-of-law-line } does not obey
} your law: { duel-of-law-law }. State another law, or change the cards.
duel-of-law-not-narrower = “{ duel-of-law-law }” adds nothing to the law of { duel-of-law-line }: it already follows from it. State another law, or lay without a duel.
duel-of-law-no-number = { $card } has no number, since J, Q and K have none: it cannot obey “{ duel-of-law-law }”. Lay another card there, or choose a law without numbers.
duel-of-law-not-listed = This table does not allow “{ duel-of-law-law }”. Choose even, odd, prime or pi, or a law without numbers.
duel-of-law-jokers = No values of the jokers satisfy all their branches. Move a joker, or choose another law.

# What people say

duel-of-law-say-or = “{ $text }” makes it an arbitrary list: a law names one pattern, without “or”. Say what all these cards have in common.
duel-of-law-say-negative = “{ $text }” makes it a negative law, which is a list of all the rest: say what the cards are.
duel-of-law-say-inequality = “{ $text }” is an inequality, which is a list of many values: name a pattern instead.
duel-of-law-say-list = “{ $text }” names particular cards: a list is not a law. Say what they have in common, such as “odd numbers” or “spells a word”.
duel-of-law-say-not-listed = “{ $text }” uses mathematics that this table does not allow. Use even, odd or prime numbers, rising or consecutive ones, or the digits of pi.
duel-of-law-say-outside = “{ $text }” was not understood. A law can only speak of what is on the cards. { $understood ->
    [none] Nothing else was understood.
    [one] Understood so far: { duel-of-law-law }.
   *[more] The rest was understood.
 } Try “yellow”, “odd numbers”, “dice suits rising” or “spells a word”.
duel-of-law-say-nothing = “{ $text }” says nothing about the cards. Try “yellow”, “odd numbers”, “dice suits rising” or “spells a word”.
duel-of-law-say-too-long = Write at most { $longest } characters.
duel-of-law-say-no-such-value = There is no { $value } here. Choose one of: { $values }.
duel-of-law-say-no-number = J, Q and K have no number, so no card could obey this. Leave out the face cards, or the numbers.
duel-of-law-say-two-levels = “{ $text }” adds { $level } levels at once: a claim adds exactly one. Leave a part out.
duel-of-law-say-not-narrower = “{ $text }” adds nothing: it already follows from the law of this line. Name something more, or lay without a duel.
duel-of-law-say-untrue = { $card ->
    [none] Together, the cards of this line do not obey it
   *[other] { $card } does not obey it
}: “{ $text }”. Name another pattern, or change the cards.
duel-of-law-say-several = “{ $text }” can be read in several ways: choose one, or reword it.
duel-of-law-say-did-you-mean = “{ $text }” was not fully understood. Did you mean:
duel-of-law-say-unclear = “{ $text }” was not fully understood. Name one pattern that all these cards follow, such as “odd numbers” or “dice suits rising”.
duel-of-law-reading-allows = your next cards: { $cards }
duel-of-law-reading-allows-none = none of your other cards

# Laws in plain words: a line, a law of several parts, then each part by its kind.

duel-of-law-line = { $axis ->
    [row] the row { $cards }
   *[column] the column { $cards }
}
duel-of-law-both = { $first }, { $second }
duel-of-law-law = { $kind ->
    [all-suit] { duel-of-law-all-suit }
    [all-shade] { duel-of-law-all-shade }
    [all-dice] { duel-of-law-all-dice }
    [all-poker] { duel-of-law-all-poker }
    [all-rank] { duel-of-law-all-rank }
    [all-letter] { duel-of-law-all-letter }
    [all-value] { duel-of-law-all-value }
    [every-digit-even] { duel-of-law-every-digit-even }
    [every-digit-odd] { duel-of-law-every-digit-odd }
    [every-digit-prime] { duel-of-law-every-digit-prime }
    [every-dice-even] { duel-of-law-every-dice-even }
    [every-dice-odd] { duel-of-law-every-dice-odd }
    [own-words] { duel-of-law-own-words }
    [every-number-prime] { duel-of-law-every-number-prime }
    [every-digit-square] { duel-of-law-every-digit-square }
    [every-digit-cube] { duel-of-law-every-digit-cube }
    [every-digit-triangular] { duel-of-law-every-digit-triangular }
    [every-digit-fibonacci] { duel-of-law-every-digit-fibonacci }
    [every-digit-power-of-2] { duel-of-law-every-digit-power-of-2 }
    [every-digit-multiple] { duel-of-law-every-digit-multiple }
    [every-number-square] { duel-of-law-every-number-square }
    [every-number-cube] { duel-of-law-every-number-cube }
    [every-number-triangular] { duel-of-law-every-number-triangular }
    [every-number-fibonacci] { duel-of-law-every-number-fibonacci }
    [every-number-power-of-2] { duel-of-law-every-number-power-of-2 }
    [every-number-multiple] { duel-of-law-every-number-multiple }
    [every-letter-vowel] { duel-of-law-every-letter-vowel }
    [every-letter-consonant] { duel-of-law-every-letter-consonant }
    [every-suit-green] { duel-of-law-every-suit-green }
    [every-suit-blue] { duel-of-law-every-suit-blue }
    [every-suit-purple] { duel-of-law-every-suit-purple }
    [every-poker-black] { duel-of-law-every-poker-black }
    [every-poker-red] { duel-of-law-every-poker-red }
    [every-rank-face] { duel-of-law-every-rank-face }
    [turns-suit] { duel-of-law-turns-suit }
    [turns-shade] { duel-of-law-turns-shade }
    [turns-dice] { duel-of-law-turns-dice }
    [turns-poker] { duel-of-law-turns-poker }
    [turns-rank] { duel-of-law-turns-rank }
    [turns-letter] { duel-of-law-turns-letter }
    [turns-value] { duel-of-law-turns-value }
    [turns-poker-colour] { duel-of-law-turns-poker-colour }
    [turns-digit-parity] { duel-of-law-turns-digit-parity }
    [turns-dice-parity] { duel-of-law-turns-dice-parity }
    [turns-letter-vowels] { duel-of-law-turns-letter-vowels }
    [rising] { duel-of-law-rising }
    [run] { duel-of-law-run }
    [pi] { duel-of-law-pi }
    [word] { duel-of-law-word }
   *[palindrome] { duel-of-law-palindrome }
}
duel-of-law-all-suit = { $value ->
    [red] red suits
    [pink] pink suits
    [orange] orange suits
    [yellow] yellow suits
    [dark-green] dark green suits
    [light-green] light green suits
    [dark-blue] dark blue suits
    [light-blue] light blue suits
    [dark-purple] dark purple suits
    [light-purple] light purple suits
    [black] black suits
   *[gray] gray suits
}
duel-of-law-all-shade = { $value ->
    [dark] dark suits
   *[light] light suits
}
duel-of-law-all-dice = dice suit { $value }
duel-of-law-all-poker = { $value ->
    [spades] spades
    [hearts] hearts
    [clubs] clubs
   *[diamonds] diamonds
}
duel-of-law-all-rank = { $value ->
    [J] jacks
    [Q] queens
    [K] kings
   *[other] rank { $value }
}
duel-of-law-all-letter = the letter { $value }
duel-of-law-all-value = letters worth { $value }
duel-of-law-every-digit-even = even numbers
duel-of-law-every-digit-odd = odd numbers
duel-of-law-every-digit-prime = prime ranks
duel-of-law-every-dice-even = even dice suits
duel-of-law-every-dice-odd = odd dice suits
duel-of-law-own-words = “{ $text }”
duel-of-law-every-number-prime = prime card numbers
duel-of-law-every-digit-square = square ranks
duel-of-law-every-digit-cube = ranks that are cubes
duel-of-law-every-digit-triangular = triangular ranks
duel-of-law-every-digit-fibonacci = Fibonacci ranks
duel-of-law-every-digit-power-of-2 = ranks that are powers of two
duel-of-law-every-digit-multiple = ranks that are multiples of { $number }
duel-of-law-every-number-square = square card numbers
duel-of-law-every-number-cube = card numbers that are cubes
duel-of-law-every-number-triangular = triangular card numbers
duel-of-law-every-number-fibonacci = Fibonacci card numbers
duel-of-law-every-number-power-of-2 = card numbers that are powers of two
duel-of-law-every-number-multiple = card numbers that are multiples of { $number }
duel-of-law-every-letter-vowel = vowels
duel-of-law-every-letter-consonant = consonants
duel-of-law-every-suit-green = green suits
duel-of-law-every-suit-blue = blue suits
duel-of-law-every-suit-purple = purple suits
duel-of-law-every-poker-black = black poker suits
duel-of-law-every-poker-red = red poker suits
duel-of-law-every-rank-face = face cards
duel-of-law-turns-suit = two suits alternating
duel-of-law-turns-shade = light and dark suits alternating
duel-of-law-turns-dice = two dice suits alternating
duel-of-law-turns-poker = two poker suits alternating
duel-of-law-turns-rank = two ranks alternating
duel-of-law-turns-letter = two letters alternating
duel-of-law-turns-value = two letter values alternating
duel-of-law-turns-poker-colour = black and red poker suits alternating
duel-of-law-turns-digit-parity = odd and even numbers alternating
duel-of-law-turns-dice-parity = odd and even dice suits alternating
duel-of-law-turns-letter-vowels = vowels and consonants alternating
duel-of-law-rising = { $feature ->
    [suit] suits
    [dice] dice suits
    [poker] poker suits
    [digit] ranks
    [number] card numbers
    [letter] letters
   *[value] letter values
} rising { $way ->
    [right] rightwards
    [left] leftwards
    [down] downwards
    [up] upwards
    [backwards] backwards
    [any] {""}
   *[forwards] forwards
}
duel-of-law-run = consecutive { $feature ->
    [suit] suits
    [dice] dice suits
    [poker] poker suits
    [digit] ranks
    [number] card numbers
    [letter] letters
   *[value] letter values
} { $way ->
    [right] rightwards
    [left] leftwards
    [down] downwards
    [up] upwards
    [backwards] backwards
    [any] {""}
   *[forwards] forwards
}
duel-of-law-pi = the digits of pi { $way ->
    [right] rightwards
    [left] leftwards
    [down] downwards
    [up] upwards
    [backwards] backwards
    [any] {""}
   *[forwards] forwards
}, { $feature ->
    [digit] one a card
   *[number] two a card
}
duel-of-law-word = spells a word { $way ->
    [right] rightwards
    [left] leftwards
    [down] downwards
    [up] upwards
    [backwards] backwards
    [any] {""}
   *[forwards] forwards
}
duel-of-law-palindrome = letters that read the same both ways

# What is heard

duel-of-law-told-drew = { $player } draws { $count ->
    [1] the last card
   *[other] { $count } cards
}.
duel-of-law-told-passed = { $player } passes: the pile is empty.
duel-of-law-told-agreed = { $player } agrees.{ duel-of-law-vote-result }
duel-of-law-told-silent = { $player } has not answered in time, which counts as agreement.{ duel-of-law-vote-result }
duel-of-law-told-objected = { $player } objects{ $given ->
    [yes] : “{ $reason }”.
   *[no] .
}{ duel-of-law-vote-result }
duel-of-law-told-abstained = { $player } abstains.{ duel-of-law-vote-result }
duel-of-law-vote-result = { $result ->
    [stands] {" "}{ $claimed ->
        [0] The play stands.
        [1] The law stands: { NAMED("duel-of-law", $laws) }, level { $level }.
       *[other] The laws stand: { NAMED("duel-of-law", $laws) }.
    }
    [falls] {" "}The cards go back to the hand.
   *[open] {""}
}
duel-of-law-told-laid = { $player } lays { $cards }{ $claimed ->
    [0] {""}
    [1] {" "}and claims a branch: { NAMED("duel-of-law", $laws) }
   *[other] {" "}and claims { $claimed } branches: { NAMED("duel-of-law", $laws) }
}{ $taken ->
    [0] {""}
   *[other] { $claimed ->
        [0] {" "}
       *[other] {", "}
    }and steals { $taken ->
        [1] a branch with the stricter law
       *[other] { $taken } branches with the stricter laws
    } “{ NAMED("duel-of-law", $narrower) }”
}.
duel-of-law-told-proposed = { $player } would lay { $cards }{ $claimed ->
    [0] {""}
    [1] {" "}and claim a branch: { NAMED("duel-of-law", $laws) }
   *[other] {" "}and claim { $claimed } branches: { NAMED("duel-of-law", $laws) }
}{ $taken ->
    [0] {""}
   *[other] { $claimed ->
        [0] {" "}
       *[other] {", "}
    }and steal { $taken ->
        [1] a branch with the stricter law
       *[other] { $taken } branches with the stricter laws
    } “{ NAMED("duel-of-law", $narrower) }”
}. Do the others agree?

duel-of-law-two-ahead = Two branches ahead of all others, after a hand had run out.
duel-of-law-all-passed = All players passed: most branches win.

# What the pages of Duel of Law say: its board, its rules in our own words, its lesson.

duel-of-law-board = Tableau of cards
duel-of-law-seat = Player { $number }
duel-of-law-pile = Pile: { $count }
duel-of-law-running-out = { $me ->
    [yes] You hold
   *[no] { $player } holds
} { $cards ->
    [1] one card
   *[other] { $cards } cards
}. Once a hand is empty, two branches ahead wins.
duel-of-law-ran-out = A hand has run out: two branches ahead wins.
duel-of-law-hand = Your hand
duel-of-law-empty = Empty space at { $x }, { $y }
duel-of-law-at = at { $x }, { $y }
duel-of-law-joker = JOKER
duel-of-law-joker-stands = Here it stands for a card that obeys: { $laws }
duel-of-law-joker-label = Joker, { $shade ->
    [dark] dark
   *[light] light
}, dice suit { $dice }
duel-of-law-card-label = { $card }: { $suit }, { $shade ->
    [dark] dark
   *[light] light
}, dice suit { $dice }, { $poker ->
    [spades] spades
    [hearts] hearts
    [clubs] clubs
   *[diamonds] diamonds
}, rank { $rank }, letter { $letter } worth { $value }
duel-of-law-suit-red = red
duel-of-law-suit-pink = pink
duel-of-law-suit-orange = orange
duel-of-law-suit-yellow = yellow
duel-of-law-suit-dark-green = dark green
duel-of-law-suit-light-green = light green
duel-of-law-suit-dark-blue = dark blue
duel-of-law-suit-light-blue = light blue
duel-of-law-suit-dark-purple = dark purple
duel-of-law-suit-light-purple = light purple
duel-of-law-suit-black = black
duel-of-law-suit-gray = gray
duel-of-law-short-red = RED
duel-of-law-short-pink = PINK
duel-of-law-short-orange = ORANGE
duel-of-law-short-yellow = YELLOW
duel-of-law-short-dark-green = D. GREEN
duel-of-law-short-light-green = L. GREEN
duel-of-law-short-dark-blue = D. BLUE
duel-of-law-short-light-blue = L. BLUE
duel-of-law-short-dark-purple = D. PURPLE
duel-of-law-short-light-purple = L. PURPLE
duel-of-law-short-black = BLACK
duel-of-law-short-gray = GRAY
duel-of-law-short-dark = DARK
duel-of-law-short-light = LIGHT
duel-of-law-tokens = Branch of { $player }, level { $level }: { $law }
duel-of-law-branch = { $axis ->
    [row] Row
   *[column] Column
}, level { $level }:
duel-of-law-history = { $player }, turn { $turn }:
duel-of-law-laws = Laws { $count }
duel-of-law-in-force = Laws in force
duel-of-law-no-laws = No law has been claimed yet.
duel-of-law-sheet-line = { $axis ->
    [row] Row
   *[column] Column
} from { $x },{ $y } · level { $level } · { $law }
duel-of-law-whose = { $player } · { $axis ->
    [row] row
   *[column] column
} of { $length }, { $first } to { $last }, level { $level }
duel-of-law-no-branch = It is in no branch.
duel-of-law-close = Close
duel-of-law-note = { $count ->
    [1] 1 branch
   *[other] { $count } branches
}, { $cards ->
    [1] 1 card
   *[other] { $cards } cards
}
duel-of-law-note-short = { $count ->
    [1] 1 branch
   *[other] { $count } branches
} · { $cards } c.
duel-of-law-note-shortest = { $count } br. · { $cards } c.
duel-of-law-seen = Cards that all players have seen
duel-of-law-reference = Guide
duel-of-law-anatomy = What is on a card
duel-of-law-anatomy-more = The band is solid on a dark suit and hatched on a light one. J, Q and K have no number. A joker may be any card, but keeps its shade and its dice suit.
duel-of-law-feature-suit = Suit
duel-of-law-feature-shade = Shade
duel-of-law-feature-number = Card number
duel-of-law-feature-rank = Rank
duel-of-law-feature-poker = Poker suit
duel-of-law-feature-letter = Letter
duel-of-law-feature-value = Letter value
duel-of-law-feature-dice = Dice suit
duel-of-law-catalogue = Every kind of law
duel-of-law-catalogue-same = All show the same
duel-of-law-catalogue-class = All in the same category
duel-of-law-catalogue-turns = Two alternate
duel-of-law-catalogue-order = In order along the line, either way
duel-of-law-zoom-in = Zoom in
duel-of-law-zoom-out = Zoom out
duel-of-law-fit = Fit
duel-of-law-closer = Closer

duel-of-law-ask-pick = Lay a card, or draw.
duel-of-law-ask-place = Choose a space for it.
duel-of-law-ask-more = Lay more in this line, or take it back.
duel-of-law-ask-law = State a law, or lay more.
duel-of-law-ask-reword = Reword the law, or lay without a duel.
duel-of-law-ask-none-fits = No law fits this line: take a card back.
duel-of-law-ask-play = Ready to play.
duel-of-law-ask-duel = Play, or state a law to steal it.
duel-of-law-ask-draw = You cannot lay now: draw.
duel-of-law-ask-vote = Agree or object.
duel-of-law-vote = Vote
duel-of-law-advice-vote = { $player }’s laws: do you agree?
duel-of-law-advice-asked = The other players are voting on your laws.
duel-of-law-advice-voting = { $player } explains new laws; there is a vote.
duel-of-law-agreed = { $me ->
    [yes] You agree
   *[no] { $player } agrees
}.
duel-of-law-objects = { $me ->
    [yes] You object
   *[no] { $player } objects
}.
duel-of-law-abstains = { $me ->
    [yes] You abstain
   *[no] { $player } abstains
}.
duel-of-law-none-agreed = No player agreed: { $player } takes the cards back and may try again or draw.
duel-of-law-reason = { $player } objects: “{ $reason }”
duel-of-law-why = Why? (optional)
duel-of-law-abstain = Abstain
duel-of-law-vote-again = Back to the vote
duel-of-law-put-to-vote = Put it to the vote
duel-of-law-line-of = the { $axis ->
    [row] row
   *[column] column
} { $cards }
duel-of-law-lengthened = { $player } would lengthen { $line }, whose law is “{ $old }”. Do the cards obey it?
duel-of-law-claimed = New branch, { $line }: { $law }
duel-of-law-duelled = Duel: { $mine ->
    [yes] you
   *[no] { $player }
} would steal { $yours ->
    [yes] your branch
    [too] your branch and that of { $players }
   *[no] the branch of { $players }
}, { $line }. Its law, “{ $old }”, would be narrowed by “{ $law }” to level { $level }.
duel-of-law-showed = { $player } showed:
duel-of-law-objected = { $players } objected, so your cards are back in your hand. Play something else, or draw.
duel-of-law-objected-last = { $players } objected, and that was your last try this turn: now you can only draw.
duel-of-law-objected-other = { $players } objected: { $player } takes the cards back and may try again or draw.
duel-of-law-objected-other-last = { $players } objected, and that was the last try this turn: now { $player } can only draw.
duel-of-law-you = You
duel-of-law-and = { $first } and { $second }
duel-of-law-your-vote = Your vote.
duel-of-law-vote-of = { $players } to vote.
duel-of-law-formed-law = New { $axis ->
    [row] row
   *[column] column
}: it needs a law
duel-of-law-formed-duel = { $axis ->
    [row] Row
   *[column] Column
} of { $player }, level { $level }: you may duel
duel-of-law-formed-own = Your own { $axis ->
    [row] row
   *[column] column
}, level { $level }: lengthened
duel-of-law-formed-broken = { $axis ->
    [row] Row
   *[column] Column
} of { $player }: your play breaks its law
duel-of-law-same = the same { $feature ->
    [suit] suit
    [shade] shade
    [dice] dice suit
    [poker] poker suit
    [rank] rank
    [letter] letter
   *[value] letter value
}
duel-of-law-build = Build a law
duel-of-law-build-choose = Build a law…
duel-of-law-to-vote = Put to the vote: { $law }
duel-of-law-fits = Laws that fit
duel-of-law-choose = Choose a law…
duel-of-law-no-duel = No duel: only lengthen it
duel-of-law-without-duel = Lay without a duel
duel-of-law-none-fits = No law fits these cards.
duel-of-law-none-narrows = No stricter law fits these cards.
duel-of-law-say-it = Or write it in your own words
duel-of-law-say = Write the law in your own words
duel-of-law-say-example = or write: all even
duel-of-law-understood = Understood:
duel-of-law-several = This can be read in several ways:
duel-of-law-composing = Law of the { $axis ->
    [row] row
   *[column] column
}
duel-of-law-next-line = Next line
duel-of-law-to-hand = Hand
duel-of-law-to-laws = { $count ->
    [1] Law
   *[other] Laws
}
duel-of-law-name-law = State a law
duel-of-law-sort = Sort the hand
duel-of-law-sort-by = by { $by ->
    [suit] suit
    [rank] rank
    [letter] letter
    [dice] dice suit
   *[poker] poker suit
}
duel-of-law-play = Play
duel-of-law-drop = Take all back
duel-of-law-draw = { $count ->
    [0] Pass
   *[other] Draw { $count }
}
duel-of-law-agree = Agree
duel-of-law-object = Object
duel-of-law-needed = { $needed ->
    [all] { $voters ->
        [one] The other player must agree.
       *[other] All { $voters } others must agree.
    }
   *[other] { $needed } of the { $voters } others must agree.
}
duel-of-law-silence = No answer before time runs out means agreement; an objection that is being written counts.

duel-of-law-rules-goal-title = The goal
duel-of-law-rules-goal = Cards are placed on an endless grid. Find a pattern in a line of three or more cards and state it: it becomes a law, and the branch is yours. Once any player has run out of cards, a player who owns at least two branches more than each other player at the end of a turn wins.
duel-of-law-rules-figure-figure = Two branches meet in a joker. A token on the first card of each bears its owner’s number. Here both laws have level 1, so one token lies on each; every duel puts another on top. Tap a branch to read its law.
duel-of-law-rules-deck-title = The cards
duel-of-law-rules-deck =
    The Rainbow Deck has twelve suits of thirteen cards, and six jokers. Every card shows:
    - a suit, which is a colour, light or dark;
    - a dice suit from 1 to 6 and a poker suit;
    - a number: its suit’s number, then its rank, so 47 is rank 7 of suit 4; J, Q and K have no number;
    - a letter, and what the letter is worth.
duel-of-law-rules-words-title = Five words
duel-of-law-rules-words =
    - The tableau is all cards on the table.
    - A twig is two cards side by side. It needs no law.
    - A branch is a line of three or more cards, in a row or a column, with a law and an owner.
    - A law says what all cards of a branch have in common, or how they follow each other.
    - The level of a law is the number of its parts: “yellow” has level 1, “yellow and even” level 2. It is also the number of tokens on the branch.
duel-of-law-rules-start-title = Setup
duel-of-law-rules-start = Two to four play. Deal twelve cards to each player and turn one card up: the tableau grows from it. The first seat begins, and turns go round.
duel-of-law-rules-turn-title = Your turn
duel-of-law-rules-turn =
    1. Play one or more cards in one straight line, at least one of them edge to edge with a card that lay there before. You may use both ends of a branch and fill gaps, but leave no gap between your cards. Every new line of three or more cards needs a law of level 1, in both directions; where you find none, you may not play. Claim each branch that you make.
    2. Check whether a player has won (see The end).
    3. If no player has won, draw one card.

    Or play no card and draw six; the win is then checked after the draw.
duel-of-law-rules-first-title = A first turn
duel-of-law-rules-first = Card 00 is the first card of the tableau. The player adds 02 and 04 beside it in one row, and claims the branch with the law “red suits”, which has level 1. The player still has ten cards, so no hand is empty; the player draws one card, and the turn is over.
duel-of-law-rules-claimed-figure = The table after this turn. The token on the first card says whose branch it is, the label what its law is.
duel-of-law-rules-laws-title = What is a law?
duel-of-law-rules-laws =
    A law describes a pattern, not a list. Sequences go round: after the last value comes the first, but only after the last.

    | You say | Law? | Why |
    | --- | --- | --- |
    | red suits; odd numbers; dice suit 2 | yes | all cards share a feature |
    | light and dark alternating | yes | two kinds take turns |
    | dice suits rising: 3, 4, 5, 6, 1 | yes | an order that goes round |
    | dice suits rising: 1, 2, 4, 5, 1 | no | it starts over before 6 |
    | spells a word, in either direction | yes | the whole line is a word of the table’s language, English or French, without accents |
    | digits of pi | yes | it starts at 3 |
    | hearts or spades | no | “or” makes a list |
    | not the letter A; more than 5 | no | exclusions and inequalities are lists |
    | 17, 23, 81 or 57; spells THIN | no | a list of cards |
    | the colours of a flag | no | it comes from outside the game |
duel-of-law-rules-laws-house = Among friends the players judge: a law in words that Parlour does not know is put to the vote, and numbers may be squares, multiples and more. At a strict table, and against bots, Parlour judges by a fixed catalogue: Every kind of law, below. Options choose between the two. Words are those of the ENABLE list in English, or of the Dicollecte dictionary in French (an option).
duel-of-law-rules-duel-title = Duels
duel-of-law-rules-duel = You may make any branch longer if its law still holds. If the branch belongs to another player, you may also narrow its law by exactly one level, for example from “yellow” to “yellow and even”: then the branch is yours. All old parts of the law stay. The new part must say something that does not follow already. You may make your own branch longer, but never narrow its law.
duel-of-law-rules-stolen-figure = A duel. The opponent owned the row 00 02 04 under “red suits”. This player has added 06 and said “red suits, even numbers”: level 2. The upper token owns the branch now.
duel-of-law-rules-joker-title = Jokers
duel-of-law-rules-joker = A joker may be any card, even one that does not exist, such as a red card of clubs. Only its dice suit and its shade are as printed. Its values are never fixed: in every branch it must be able to satisfy all laws that run through it together. In the first figure above, the joker is red for the row and of clubs for the column.
duel-of-law-rules-bridge-title = Crossings and bridges
duel-of-law-rules-bridge = A card may belong to a row and to a column; each line has its own law and owner. A card that joins two branches of the same row or column makes them one, and all its cards must follow both laws.
duel-of-law-rules-bridge-house = After a bridge, the branch with the higher stack of tokens keeps its owner. If you own neither, you may narrow the joint law and take it.
duel-of-law-rules-end-title = The end
duel-of-law-rules-end = A player has run out of cards when the last card has been played, before the draw. From that moment on, a lead of two branches wins at the end of any turn, even if all players hold cards again. Branches count, not tokens. Example: with three branches against one and one, the first player wins.
duel-of-law-rules-end-house = If the draw pile is empty, drawing is a pass; if it is short, draw what is left. When all players pass in a row, the player with the most branches wins; equals share the win.
duel-of-law-rules-vote-title = Objections
duel-of-law-rules-vote-house = Among friends the players judge every claim: all others, or more than object, must agree within a minute; silence agrees. At a strict table, and against bots, Parlour judges by itself. After an objection you take your cards back and try something else; after the third in a turn you draw. Cards that were shown stay known to all.
duel-of-law-rules-advice-title = Tips
duel-of-law-rules-advice =
    - A play that claims or steals several branches at once is worth waiting for.
    - Prefer laws that few cards can follow: a word is hard to make longer.
    - Do not run out of cards before it wins you the game.
duel-of-law-rules-questions-title = Questions
duel-of-law-rules-questions =
    - May two branches have the same law? Yes.
    - May a word run backwards, or upwards? Yes.
    - May I play cards in two places in one turn? No: all cards of a turn lie in one straight line.
    - Is there a limit to a hand? No.
    - May I pass? No: play at least one card, or draw six.
    - Does a longer word narrow a law? No: LAUNDRY instead of DRY is the same law. A palindrome is a new part.

duel-of-law-lesson-goal = The goal
duel-of-law-lesson-goal-task = Own two branches more than any other player after a hand has been emptied. A branch is a row or column of three cards or more that follows a law; its colour shows the owner. Here the game is won.
duel-of-law-lesson-claim = Claim a branch
duel-of-law-lesson-claim-task = Lay the two highlighted cards of your hand to the right of the highlighted red one, so that three cards are in a row. A new branch needs a law: choose one that fits all three, and play.
duel-of-law-lesson-claim-hint = Pick a highlighted card and the space to the right of the card on the table, then the other and the space after it. Then choose a law for the row.
duel-of-law-lesson-claim-done = Your token is on the row: the branch is yours. After laying you draw one card, so lay two or more at a time to empty your hand.
duel-of-law-lesson-extend = Lengthen a branch
duel-of-law-lesson-extend-task = Your opponent owns the row, and its law is “red suits”. Lay your highlighted red card at its right end and play: its law stays the same.
duel-of-law-lesson-extend-hint = Lay the highlighted card right of the highlighted one on the table and play: to lengthen a branch you need no new law.
duel-of-law-lesson-extend-done = The branch has grown, and is still your opponent’s. You can get rid of cards on any branch.
duel-of-law-lesson-duel = Duel
duel-of-law-lesson-duel-task = Now steal it: that is a duel. Lay the highlighted card at the right end again; then, instead of “No duel”, choose one more thing that is true of all four cards.
duel-of-law-lesson-duel-hint = Lay the highlighted card at the right end, then choose a law in the list, such as even numbers.
duel-of-law-lesson-duel-done = Your token is on top: the branch is yours. Its law now has two parts, level 2, and the next player to lengthen it must obey both.
duel-of-law-lesson-joker = A joker
duel-of-law-lesson-joker-task = A joker may be any card, even an impossible one. Lay it where it makes a row with the highlighted card next to it and a column with the highlighted card above it, and state a law for each line.
duel-of-law-lesson-joker-hint = The space is right of one highlighted card and below the other. Row and column both need a law; red suits and clubs will do, although no red card is a club.
duel-of-law-lesson-joker-done = Two branches with one card. The joker may count as one thing in the row and as another in the column, if the laws concern different features; only its dice suit and its shade are fixed.
duel-of-law-lesson-crossing = Two branches with one card
duel-of-law-lesson-crossing-task = Two cards are in the row above the space where your highlighted card belongs, and two are to its left. Lay it where it makes a row of three and a column of three, and state a law for each.
duel-of-law-lesson-crossing-hint = The space is right of one highlighted card and below the other. Red suits fit the row, even numbers fit the column.
duel-of-law-lesson-crossing-done = Two branches in one turn are the lead that wins: you need two more than anyone else. Look for spaces where lines of two cards meet.
duel-of-law-lesson-tight = A narrow law
duel-of-law-lesson-tight-task = Lay the two highlighted cards to the right of the one on the table. Several laws fit; a branch is safe if few other cards can lengthen it. Choose a law that few cards obey.
duel-of-law-lesson-tight-hint = Half of all cards are dark, and nearly half are even. How many are red, or have the letter A?
duel-of-law-lesson-tight-done = Few cards can lengthen this branch, and only with one of those can it be stolen. The wider a law, the sooner your opponent narrows it.
duel-of-law-lesson-narrower = Narrow it back
duel-of-law-lesson-narrower-task = Your opponent has stolen your branch with the law “even numbers”. Lay the highlighted card at its right end, and state one more law that is true of all five cards.
duel-of-law-lesson-narrower-hint = The card is red and even, as both laws demand. Look at the numbers from left to right: what else is true of them?
duel-of-law-lesson-narrower-done = Level 3: the next player needs a card that obeys three laws at once. Keep a card for the branch that you expect to lose.

# How moves are typed, and what its board says in a terminal.

terminal-duel-of-law = Lay cards on spaces, column and row, then write a law for each new line: 04@2,0 06@3,0; even numbers. With two new lines name them: 02@0,3; row red; column spells a word. Without a law the laws that fit are listed. draw draws six; agree and object vote; you may add a reason after object. A card reads number, letter, poker suit; in the hand its colour, dice suit and letter value follow. By keys: arrows, comma and full stop for the card, Enter to lay it, L for the law, Enter on a laid card to play. sheet shows all laws.
terminal-law-seat = { $owned ->
    [one] one branch
   *[other] { $owned } branches
 }, { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
terminal-law-more = { $told ->
    [0] { $count ->
        [one] One law
       *[other] { $count } laws
    }: type sheet
   *[other] … { $count } more: type sheet
 }
terminal-law-hand-part = Your hand, cards { $first } to { $last } of { $count } (comma and full stop)
terminal-law-fits-more = … and { $count } more (L)
terminal-law-none = No branch is owned yet.
terminal-law-claim = { $line }: { $law }
terminal-law-lengthened = { $line }, still { $law }
terminal-law-proposal = Do you agree to { $play }? Type agree or object, or object: and your reason; abstain on laws in a player’s own words.

# Puzzles
duel-of-law-puzzle-law = Find the law
duel-of-law-puzzle-law-task = Lay the highlighted card on the highlighted space. Only one law of the catalogue fits the line that it makes: state it.
duel-of-law-puzzle-branch = Steal the branch
duel-of-law-puzzle-branch-task = One card of your hand, with one law, steals a branch from your opponent. Find the card, its space and the law.

duel-of-law-study-standing = the side that owns more branches.
duel-of-law-study-picture = The colour of a card is its suit; the bars along a line have the colour of the branch’s owner.

# Review: advice after the game, from the cards that the seat held and saw
duel-of-law-review-good = A strong player would have done no better.
duel-of-law-review-draw = A strong player would have drawn cards here.
duel-of-law-review-better = A strong player would have laid { $cards }{ $claimed ->
    [0] {""}
    [1] {" "}and claimed a branch: { NAMED("duel-of-law", $laws) }
   *[other] {" "}and claimed { $claimed } branches: { NAMED("duel-of-law", $laws) }
}{ $taken ->
    [0] {""}
   *[other] { $claimed ->
        [0] {" "}
       *[other] {", "}
    }and stolen { $taken ->
        [1] a branch with the stricter law
       *[other] { $taken } branches with the stricter laws
    } “{ NAMED("duel-of-law", $narrower) }”
}: at least a branch better, after the best reply.
duel-of-law-review-other = A strong player would have slightly preferred another play: { $cards }{ $claimed ->
    [0] {""}
    [1] , a branch by { NAMED("duel-of-law", $laws) }
   *[other] , { $claimed } branches by { NAMED("duel-of-law", $laws) }
}{ $taken ->
    [0] {""}
    [1] , and one stolen by “{ NAMED("duel-of-law", $narrower) }”
   *[other] , and { $taken } stolen by “{ NAMED("duel-of-law", $narrower) }”
}.

duel-of-law-study-about = A turn may lay any number of cards in one line, and a law of order (rising, falling, alternating) takes almost any hand once it is sorted. Level 12 looks for that: it lays its whole hand, claims the line and a crossing one, and is two branches ahead with no cards left. Levels 4 and 9 claim fewer branches at once. No sweep is counted where fewer than nine cards were laid.
duel-of-law-study-last = cards laid in the last turn
duel-of-law-study-swept = ended by a sweep: nine cards or more in one turn
duel-of-law-study-ordered = ended by a sweep under a law of order
duel-of-law-study-opening-lay = lays { $number } { $number ->
    [one] card
   *[other] cards
}
duel-of-law-study-opening-draw = draws six

# What is said in the first game, turn by turn
duel-of-law-coach-1 = Lay cards in one line next to a card on the table, so that three or more are in a row, and choose a law that fits them all.
duel-of-law-coach-2 = Look at your opponent’s branches: a card that follows the law at either end, with one more thing true of all cards, steals the branch.
duel-of-law-coach-3 = If nothing fits, draw six. More cards give more choices, but you must empty your hand to win.
duel-of-law-coach-4 = A law that few cards follow is hard to steal.
duel-of-law-coach-claim = You own { $own ->
    [one] { $own } branch
   *[other] { $own } branches
}, { $others ->
    [one] your opponent
   *[other] the best of the others
} { $most }. { $kind ->
    [takes] With { $card ->
        [joker] a joker
       *[other] card { $card }
    } you can steal one: lay it at an end, and state one more thing that is true of all.
    [claims-with-one] With { $card ->
        [joker] a joker
       *[other] card { $card }
    } you can claim one: look where it makes three in a row.
   *[claims] With { $cards } cards, { $card ->
        [joker] a joker
       *[other] { $card }
    } among them, you can claim one: look at what they have in common.
}
duel-of-law-coach-none = You own { $own ->
    [one] { $own } branch
   *[other] { $own } branches
}, { $others ->
    [one] your opponent
   *[other] the best of the others
} { $most }. I see no law for your cards now: lengthen a branch, lay a twig of two cards, or draw six.

# On paper.
duel-of-law-print-cards = Rainbow Deck
duel-of-law-print-cards-how = Cut out the 162 cards; the checkerboard is their back.
duel-of-law-print-tokens = Tokens
duel-of-law-print-tokens-how = 25 in each of six colours. Each player chooses a colour.
duel-of-law-print-laws = Table of laws
duel-of-law-print-laws-how = For all to look at during the game; on the back stand the suits, letters and numbers of the deck.
duel-of-law-print-box = Boxes
duel-of-law-print-box-how = Cut along the full lines, fold along the broken ones, glue the grey flap inside, then the base onto the two flaps below it.
duel-of-law-print-need = You need nothing else but a large table: the cards of a game spread over about a square metre. Agree on a dictionary for words, and keep paper at hand to write laws down.
duel-of-law-print-deck = The deck
duel-of-law-print-shade = { $shade ->
    [dark] dark
   *[light] light
 }
duel-of-law-print-poker = { $suit ->
    [spades] spades
    [hearts] hearts
    [clubs] clubs
   *[diamonds] diamonds
 }
duel-of-law-print-letters = | Worth | Letters, and how many cards have each |
duel-of-law-print-numbers =
    Each suit has thirteen cards, 0 to 9, J, Q and K. The six jokers show the dice suits 1 to 6; those of 1, 4 and 5 are dark, the others light.

    Prime card numbers: { $primes }.

    Digits of pi, one a card, its rank: { $digits }…; two a card, its number: { $pairs }…
duel-of-law-print-levels =
    | Level | What it is | Examples |
    | --- | --- | --- |
    | 1 | one part | red suits · odd numbers · spells a word · dice suits rising |
    | 2 | two parts | red suits and even numbers · odd numbers and ranks rising · a word that is a palindrome |
    | 3 | three parts | dark suits, vowels and rising numbers |
    | 4 and more | a new part for each duel | the tokens on a branch count its parts |
duel-of-law-print-values =
    Rising values may skip some; consecutive ones may not. Poker suits are in the order spades, hearts, clubs, diamonds; suits have the numbers 0 to 11; letter values are 1, 2, 3, 4, 5, 8 and 10. Other parts of the law may leave values out: when odd ranks rise, 1 comes after 9.

    Green, blue and purple suits are the dark and the light one together; every other colour is one suit, so pink is not red.

    0 is even, 1 is not prime, and Y is a consonant. Clubs and spades are black. J, Q and K have a rank, but no number: they follow no law about numbers, nor about prime ranks or ranks in order.
duel-of-law-print-kinds = | What a part may say | All parts of this kind |
duel-of-law-print-rules-figure-figure = Two branches meet in a joker. The law of the row is “red suits”, that of the column “clubs”. Both have level 1: one token of the owner lies on the first card of each (the figure writes the player’s number on it), and every duel puts another on top.
duel-of-law-print-rules-deck =
    The Rainbow Deck has twelve suits of thirteen cards, and six jokers. Every card shows:
    - a suit, which is a colour, dark (a solid band on top) or light (a hatched band);
    - a dice suit from 1 to 6 and a poker suit;
    - a number: its suit’s number, then its rank, so 47 is rank 7 of suit 4; J, Q and K have no number;
    - a letter, and what the letter is worth.
duel-of-law-print-rules-start = Two to four play. Each takes the tokens of one colour. Shuffle, deal twelve cards to each player, turn one card up in the middle of the table, and put the rest beside it as the draw pile: the tableau grows from the card in the middle. Choose the first player by chance; turns go to the left. When you claim a branch, put one of your tokens on its first card: on the left edge for a row, on the top edge for a column. If the branch grows at that end, move its tokens to the new first card.
duel-of-law-print-rules-claimed-figure = The table after this turn. The token on the first card says whose branch it is; the label says its law, which you may write down.
duel-of-law-print-rules-laws-house = The original rules leave open which patterns may be laws. The table of laws in this print { $laws ->
    [voted] lists the parts that we always play with; any other pattern is a law if the players agree that it is.
   *[known] lists every part that we play with.
 } For words, agree on a dictionary before the game; letters have no accents.
duel-of-law-print-rules-bridge-house = After a bridge, the branch with the higher stack of tokens keeps its owner; of equal stacks, the one whose upper token is older. Put the other stack under it, without tokens for what its law says already. If you own neither, you may narrow the joint law and take it.
duel-of-law-print-rules-vote-house = The players judge. { $objection ->
    [majority] A claim stands if most of the others agree
   *[unanimous] A claim stands if all others agree
 } that the pattern is a law, and that the line follows it. After an objection you take your cards back and try something else; after the third in a turn all you can do is to draw six.
