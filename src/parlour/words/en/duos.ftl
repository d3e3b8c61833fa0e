# DUOS.

duos-name = DUOS
duos-tagline = Twelve cards, four pairs: choose the pairs that the others would choose.

duos-option-players = Players
duos-option-players-2 = two, as partners
duos-option-players-3 = three players
duos-option-players-4 = four players
duos-option-players-5 = five players
duos-option-players-6 = six players
duos-option-rounds = Rounds (from three players): each is Narrator so many times
duos-option-rounds-1 = one round
duos-option-rounds-2 = two rounds
duos-option-rounds-3 = three rounds
duos-option-rounds-4 = four rounds
duos-option-first = The first cards show
duos-option-first-animals = animals
duos-option-first-things = things
duos-option-category = From turn to turn
duos-option-category-flip = animals and things alternate
duos-option-category-keep = the category stays the same
duos-option-word = Two players: the WORD hint may be
duos-option-word-any = any word
duos-option-word-no-names = any word but a card’s name
duos-option-deadline = Time to choose (a late board stays empty)
duos-option-deadline-none = as long as it takes
duos-option-deadline-60 = one minute
duos-option-deadline-90 = a minute and a half
duos-option-deadline-120 = two minutes
duos-option-deadline-180 = three minutes

duos-animals = Animals
duos-things = Things

duos-four-pairs = { $count ->
    [one] That is one pair: choose exactly four.
   *[other] That is { $count } pairs: choose exactly four.
  }
duos-not-on-table = “{ $card }” is not on the table this turn.
duos-card-twice = “{ $card }” is in there twice: a card belongs to one pair at most.
duos-said-yes = You have said YES to “{ $card }”: it must be in one of your pairs.
duos-said-not = You have said NOT to “{ $card }”: it cannot be in your pairs.
duos-not-ready = You have not said that you are ready, so there is nothing to withdraw.
duos-no-deadline = Nobody is late at this table: it has no deadline.
duos-turn-over = The turn is over: the boards have been revealed, and other cards lie there now.
duos-in-time = You are ready, and in time.
duos-hints-for-two = Hints belong to the game for two; here, nobody may talk while pairs are chosen.
duos-hint-when-ready = You are ready. To give a hint, withdraw your choice first.
duos-one-hint = You have given your hint for this turn.
duos-hint-taken = Your partner was quicker: { $kind } is taken for this turn.
duos-word-too-long = A hint has at most { $longest } letters.
duos-one-word = “{ $word }” is not one word: use letters only, with a hyphen or an apostrophe inside if need be.
duos-word-names-card = “{ $word }” names a card on the table, and this table does not allow that.

duos-bad-move = “{ $text }” is not a move: write four pairs such as ant+anteater, with commas between them, or a hint such as yes:wasp.
duos-bad-pair = “{ $text }” is not a pair: write two cards with a plus between them, such as ant+anteater.
duos-no-such-card = There is no card called “{ $text }”.
duos-bad-narrator = “{ $text }” is not the seat of a first Narrator here.
duos-bad-sets = This deal has { $count } sets of cards; this game needs { $needed }.
duos-bad-set = A set has { $size } cards, and a shuffle holds every card once.

duos-your-turn = Choose your pairs.

duos-told-chose-short = You are ready
duos-told-withdrew-short = You think again
duos-told-late-short = You were too late
duos-told-revealed-short = Turn { $turn } is revealed
duos-told-word-short = { $player }: “{ $word }”
duos-told-yes-short = { $player }: YES to { $card }
duos-told-not-short = { $player }: NOT { $card }
duos-told-chose = { $player } chooses { $pairs }.
duos-told-withdrew = { $player } wants to think again.
duos-told-late = { $player } did not choose in time.
duos-told-revealed = Everybody is ready: the boards of turn { $turn } are revealed.
duos-told-word = { $player } says “{ $word }”.
duos-told-yes = { $player } says YES to “{ $card }”.
duos-told-not = { $player } says NOT to “{ $card }”.

duos-most-points = The most points.
duos-shared-victory = Level on points: the victory is shared.

duos-together-0 = Not a single turn. Two minds, two worlds: another game?
duos-together-1 = One turn out of nine. There is room above you.
duos-together-2 = Two turns. Something is beginning to glimmer.
duos-together-3 = Three turns. You are getting the feel of each other.
duos-together-4 = Four turns. Well done.
duos-together-5 = Five turns, more than half. Very well done.
duos-together-6 = Six turns. Splendid.
duos-together-7 = Seven turns. Magnificent.
duos-together-8 = Eight turns. You must have grown up together.
duos-together-9 = All nine. Who needs words, when you read minds?
