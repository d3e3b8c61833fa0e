# Duel of Law.

duel-of-law-name = Duel of Law
duel-of-law-tagline = Find a pattern in the cards, claim it as law, and steal the others’ by narrower ones.

duel-of-law-option-players = Players
duel-of-law-option-players-2 = two players
duel-of-law-option-players-3 = three players
duel-of-law-option-players-4 = four players
duel-of-law-option-deck = Edition of the Rainbow Deck
duel-of-law-option-deck-1-16 = 1.16
duel-of-law-option-deck-1-17 = 1.17, letters in strict order
duel-of-law-option-objection = Objections
duel-of-law-option-objection-auto = the table judges every law
duel-of-law-option-objection-unanimous = everyone must agree
duel-of-law-option-objection-majority = a majority must agree
duel-of-law-option-deadline = Time to object; silence agrees
duel-of-law-option-deadline-none = no time limit
duel-of-law-option-deadline-30 = half a minute to object
duel-of-law-option-deadline-60 = one minute to object
duel-of-law-option-deadline-120 = two minutes to object
duel-of-law-option-deadline-300 = five minutes to object
duel-of-law-option-hint = Show which laws fit
duel-of-law-option-hint-on = with hints
duel-of-law-option-hint-off = no hints

# Reading what was written

duel-of-law-bad-card = “{ $text }” is not a card: write its suit and rank, such as 03 or 11K, or *2 for the joker of dice suit 2.
duel-of-law-bad-cell = “{ $text }” is not a place on the tableau: write column,row, such as 1,-2; the first card is at 0,0.
duel-of-law-bad-atom = “{ $text }” is not a law in notation: write one such as digit:even, suit=yellow or word>.
duel-of-law-bad-claim = “{ $text }” is not a claim: write the line, a colon and the law, such as row@1,0:digit:even.
duel-of-law-bad-move = “{ $text }” is not a play: write cards and places, such as 04@1,0+06@2,0, then claims after semicolons; or draw.
duel-of-law-bad-deal = A deal lists all { $cards } cards of the deck once each, from the top.

# Refusals

duel-of-law-line-row = the row through { $cell }
duel-of-law-line-column = the column through { $cell }

duel-of-law-no-vote = There is nothing to vote on.
duel-of-law-vote-first = A play waits for agreement: agree or object first.
duel-of-law-draw-now = Your plays were objected to { $rejections } times this turn: now draw six.
duel-of-law-nothing-laid = Lay at least one card, or draw six.
duel-of-law-not-in-hand = { $card } is not in your hand.
duel-of-law-card-twice = { $card } can be laid only once.
duel-of-law-cell-taken = { $card } lies at { $cell } already.
duel-of-law-cell-twice = Two cards cannot lie on the same place.
duel-of-law-not-straight = All cards of a turn must lie in one straight line.
duel-of-law-gap = There is a gap between { $first } and { $second }: the cards of a turn must lie in one unbroken line.
duel-of-law-apart = At least one of your cards must touch the tableau, side to side.
duel-of-law-no-line = You cannot claim { $line }: it has fewer than three cards, or you laid none of them.
duel-of-law-needs-law = You make a new branch of { $line }: name a law for it, or play elsewhere.
duel-of-law-own-branch = You own { $line } already: you may lengthen it, but not narrow its law.
duel-of-law-two-levels = Narrow { $line } by one level only: a turn adds exactly one new part to its law.
duel-of-law-breaks-law = Your play breaks the law of { $line }: { $law }.
duel-of-law-claim-fails = Not all cards of { $line } obey the law you name: { $law }.
duel-of-law-not-narrower = “{ $law }” adds nothing to the law of { $line }: it follows already from what is there.
duel-of-law-no-number = { $card } has no number, since J, Q and K have none: it cannot lie under “{ $law }”.
duel-of-law-jokers = No single set of values for the jokers would satisfy all the branches they lie in.

# What people say

duel-of-law-say-or = “{ $text }” makes it an arbitrary list: a law names one pattern, without “or”.
duel-of-law-say-negative = “{ $text }” makes it a negative law, which is a list of all the rest: say what the cards are.
duel-of-law-say-inequality = “{ $text }” is an inequality, which is a list of many values: name a pattern instead.
duel-of-law-say-list = “{ $text }” names particular cards: a list is not a law. Say what they have in common, such as “odd numbers” or “spells a word”.
duel-of-law-say-not-listed = “{ $text }” is mathematics, but not among the laws of this table: there are even, odd and prime numbers, rising and consecutive ones, and the digits of pi.
duel-of-law-say-outside = “{ $text }” is nothing that is on the cards: a law may not refer to anything outside the game. { $understood ->
    [none] Nothing else was understood.
   *[other] Understood so far: { $understood }.
 } Try “yellow”, “odd numbers”, “dice suits rising” or “spells a word”.
duel-of-law-say-nothing = “{ $text }” says nothing about the cards. Try “yellow”, “odd numbers”, “dice suits rising” or “spells a word”.
duel-of-law-say-too-long = Say it in at most { $longest } characters.
duel-of-law-say-no-such-value = There is no { $value } here: there are { $values }.
duel-of-law-say-no-number = J, Q and K have no number, so no card could obey this.
duel-of-law-say-two-levels = That adds { $level } levels at once ({ $law }): a claim adds exactly one.
duel-of-law-say-not-narrower = “{ $law }” adds nothing: it follows already from the law that is there.
duel-of-law-say-untrue = Not all cards of this line obey it: { $law }.

# Laws in plain words

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
duel-of-law-every-number-prime = prime card numbers
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
   *[forwards] forwards
}
duel-of-law-pi = the digits of pi { $way ->
    [right] rightwards
    [left] leftwards
    [down] downwards
    [up] upwards
    [backwards] backwards
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
   *[forwards] forwards
}
duel-of-law-palindrome = letters that read the same both ways

# What is heard

duel-of-law-told-drew = { $player } draws { $count ->
    [1] the last card
   *[other] { $count } cards
}.
duel-of-law-told-passed = { $player } passes: the pile is empty.
duel-of-law-told-agreed = { $player } agrees.
duel-of-law-told-objected = { $player } objects.
duel-of-law-told-laid = { $player } lays { $cards }{ $claims ->
    [0] {""}
    [1] {" "}and claims a branch
   *[other] {" "}and claims { $claims } branches
}.
duel-of-law-told-proposed = { $player } proposes { $cards } with { $claims ->
    [1] a claim
   *[other] { $claims } claims
}: do the others agree?

duel-of-law-two-ahead = Two branches ahead of everyone else.
duel-of-law-all-passed = Everyone passed: most branches win.
