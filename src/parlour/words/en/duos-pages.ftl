# What the pages of DUOS say: its board, its rules in our own words, its lesson.

duos-board = Twelve cards: { $category }
duos-card = { $card }{ $state ->
    [chosen] , chosen; choose its partner
    [paired] , in pair { $number } with { $partner }
   *[free] {""}
}{ $hint ->
    [yes] , marked YES
    [not] , marked NOT
    [none] {""}
   *[other] , marked YES and NOT
}
duos-roster = Players
duos-seat = Player { $number }
duos-narrator = Narrator
duos-points = { $points ->
    [one] one point
   *[other] { $points } points
}
duos-is-ready = ready
duos-is-choosing = choosing …
duos-where = Turn { $turn } of { $turns } · round { $round } · { $category }
duos-where-two = Turn { $turn } of { $turns } · { $category }
duos-count = { $count ->
    [0] Tap two cards that go together.
    [4] Four pairs. Ready?
   *[other] { $left ->
        [one] One pair to go.
       *[other] { $left } pairs to go.
    }
}
duos-room = Four pairs each, in secret. What would the Narrator choose?
duos-room-two = Four pairs each, in secret. What would your partner choose?
duos-nudge = Everybody else is ready. Take your time.
duos-nudge-timed = Everybody else is ready.
duos-second = { $card } and …
duos-ready = Ready
duos-you-are-ready = You are ready. The others see no more than that.
duos-think-again = Think again
duos-show-last = Show the last turn
duos-animate = Reveal pair by pair

duos-reveal = The boards of turn { $turn }
duos-reveal-narrator = Turn { $turn }: the pairs of { $player }
duos-reveal-two = Turn { $turn }: { $common ->
    [0] no pair in common
    [one] one pair in common
   *[other] { $common } pairs in common
}
duos-reveal-both = Both chose it.
duos-reveal-only = { $player } alone
duos-reveal-nobody = Nobody else.
duos-reveal-with = +1 { $players }
duos-reveal-begins = The boards are laid open. Which pairs did the Narrator choose?
duos-reveal-begins-two = The boards are laid open. Which pairs do you share?
duos-reveal-rest = And the pairs that only one of you chose.
duos-reveal-boards = All boards
duos-reveal-late = { $number ->
    [one] { $players } was too late: an empty board.
   *[other] { $players } were too late: empty boards.
}
duos-reveal-empty = None: too late.
duos-reveal-points = { $player } +{ $points }
duos-reveal-won = At least three: the turn is won.
duos-reveal-lost = Fewer than three: the turn is lost.
duos-reveal-all = Show all
duos-reveal-close = On to turn { $turn }

duos-hints = Hints
duos-track = Turns
duos-track-turn = Turn { $turn }{ $state ->
    [won] , won
    [lost] , lost
   *[open] {""}
}
duos-hint-word = WORD
duos-hint-yes = YES!
duos-hint-not = NOT!
duos-hint-yes-short = YES
duos-hint-not-short = NOT
duos-hint-give = Give the hint { $hint }
duos-hint-your-word = One word for your partner
duos-hint-say = Say it
duos-hint-yes-point = Tap a card that will be in one of your pairs.
duos-hint-not-point = Tap a card that will be in none of your pairs.

duos-rules-goal-title = The goal
duos-rules-goal = Twelve cards lie on the table. Everybody secretly chooses four pairs of cards that go together, and tries to choose as the Narrator does. Whoever has the most points at the end wins; those level on points share the victory.
duos-rules-choose-title = Choosing pairs
duos-rules-choose = Tap two cards to make a pair, four times: eight cards are used, four are left over. The order and the colours mean nothing. Until everybody is ready you may think again. Nobody talks, and nobody sees more of you than whether you are ready.
duos-rules-choose-figure = Twelve animals. Which four pairs would you choose?
duos-rules-reveal-title = The Narrator’s pairs
duos-rules-reveal = When all are ready, the boards are shown. The Narrator’s pairs are gone through one by one, with a reason for each, if the Narrator likes. Every player who chose the same pair gets a point.
duos-rules-narrator = The Narrator gets something for each player: nothing if that player found none or one of the pairs, one point for two or three, two points for all four.
duos-rules-reveal-figure = A turn of four. The Narrator’s pairs stand below, and who else chose them.
duos-rules-next-title = The next turn
duos-rules-next = The next player becomes Narrator, and the cards are turned over: animals and things take turns. When both sides have been used, twelve new cards are laid. Everybody is Narrator twice, unless you agreed on another number of rounds.
duos-rules-two-title = For two players
duos-rules-two = Two play together. There is no Narrator: if at least three of your pairs are the same, you win the turn. The game has nine turns, and your score is how many you have won.
duos-rules-hints = On each turn there are three hints, and each of you may give one, never both the same: WORD, a single word; YES, a card that is in your pairs; NOT, a card that is in none of them. YES and NOT must be true in the end. First come, first served.
duos-rules-hints-figure = Somebody has said a word; the partner may still say YES or NOT.

duos-lesson-pair = Pairs
duos-lesson-pair-task = Twelve animals lie here. Tap two that go together, four times, then press Ready. There is no right or wrong; but try the pairs that most people would choose: an eater and its food, two birds, two insects, and two giants of Africa.
duos-lesson-pair-hint = The ant and the anteater, the crow and the flamingo, the mosquito and the dragonfly, the giraffe and the rhinoceros.
duos-lesson-pair-done = Those were the Narrator’s pairs, all four of them: four points for you. The Narrator gets two for it.
duos-lesson-pair-other = Pairs with a reason of your own. The Narrator chose others: each pair that you share is a point for you, as you see on the board.
duos-lesson-yes = A hint for two
duos-lesson-yes-task = You play with a partner now, who must choose as you do. You mean to pair the whale. Give the hint YES and point at the whale.
duos-lesson-yes-hint = Press YES, then tap the whale.
duos-lesson-yes-done = Your partner knows now that the whale is in one of your pairs. It must be there in the end: the table sees to that.
duos-lesson-yes-other = That is a hint too, and your partner has heard it. With YES on the whale, the whale would have to be in one of your pairs.
duos-lesson-honest = Keep your word
duos-lesson-honest-task = You have said NOT to the cat. Now choose: the ant with the anteater, the crow with the flamingo, the mosquito with the dragonfly, and the giraffe with the rhinoceros. Leave the cat alone.
duos-lesson-honest-hint = The ant and the anteater, the crow and the flamingo, the mosquito and the dragonfly, the giraffe and the rhinoceros: then press Ready.
duos-lesson-honest-done = You kept your word, and three pairs in common with your partner win the turn. Nine turns make a game.
duos-lesson-honest-other = You kept your word. Three or four pairs in common with your partner win a turn, as you see on the board. Nine turns make a game.
