# DUOS.

duos-name = DUOS
duos-tagline = Twelve cards, four pairs: choose the pairs that the others would choose.
duos-card-goal = Choose the pairs the others choose.

# What the game's own page says: for whom, how long, what kind of thinking; the options that a newcomer may want, in
# this order; and how a bot of each level plays.
duos-card-players = 2 to 6 players
duos-card-minutes = 15–30 minutes
duos-card-thinking = associations: think like the others
duos-card-options = players rounds deadline
duos-bot = { $level ->
    [1] As the Narrator, picks popular pairs; otherwise its choices vary a lot.
    [2] Often picks unusual pairs, and varies its choices.
    [3] Often picks unusual pairs, and sometimes varies its choices.
    [4] Often picks unusual pairs, and seldom varies.
   *[other] Picks the most popular pairs.
}

duos-for-two = For two, together
duos-party = Party, three to six
duos-option-players = Players
duos-option-players-2 = two, as partners
duos-option-players-3 = three players
duos-option-players-4 = four players
duos-option-players-5 = five players
duos-option-players-6 = six players
duos-option-rounds = Rounds (from three players): how often each is Narrator
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
duos-option-deadline = Time to choose
duos-option-deadline-none = no limit
duos-option-deadline-60 = one minute
duos-option-deadline-90 = a minute and a half
duos-option-deadline-120 = two minutes
duos-option-deadline-180 = three minutes
duos-option-late = When time runs out
duos-option-late-kept = complete pairs count
duos-option-late-empty = an unfinished board counts as empty
duos-option-associations = Associations of the bots
duos-option-associations-english = the bots think in English
duos-option-associations-french = the bots think in French
duos-option-narrator = The first Narrator
duos-option-narrator-tossed = drawn by lot
duos-option-narrator-1 = the player on seat 1
duos-option-narrator-2 = the player on seat 2
duos-option-narrator-3 = the player on seat 3
duos-option-narrator-4 = the player on seat 4
duos-option-narrator-5 = the player on seat 5
duos-option-narrator-6 = the player on seat 6

duos-animals = Animals
duos-things = Things

duos-four-pairs = { $count ->
    [one] That is one pair: choose exactly four.
   *[other] That is { $count } pairs: choose exactly four.
  }
duos-not-on-table = “{ NAMED("duos-card", $card) }” is not on the table this turn. Choose from the twelve cards shown.
duos-card-twice = “{ NAMED("duos-card", $card) }” is in there twice: a card belongs to one pair at most.
duos-said-yes = You have said YES to “{ NAMED("duos-card", $card) }”: it must be in one of your pairs.
duos-said-not = You have said NOT to “{ NAMED("duos-card", $card) }”: it cannot be in your pairs.
duos-not-ready = You have not confirmed your pairs: you can still change them.
duos-turn-over = That turn is over. Choose pairs from the new cards.
duos-in-time = You have already confirmed your pairs; nothing is late.
duos-hints-for-two = Hints belong to the game for two. Here, players do not talk while pairs are chosen.
duos-hint-when-ready = You have confirmed your pairs. To give a hint, change your pairs first.
duos-one-hint = You have already given your hint for this turn.
duos-hint-taken = Your partner has already used the { $kind ->
    [word] WORD
    [yes] YES
   *[not] NOT
  } hint this turn. Choose another one.
duos-word-too-long = A hint has at most { $longest } letters.
duos-word-unsaid = The word filter blocks this hint. Choose another word.
duos-one-word = “{ $word }” is not one word. Use letters only, with a hyphen or an apostrophe inside if needed.
duos-word-names-card = “{ $word }” names a card on the table, which is not allowed at this table. Choose another word.

duos-bad-move = “{ $text }” is not a move: write four pairs such as ant+anteater, with commas between them, or a hint such as yes:wasp.
duos-bad-pair = “{ $text }” is not a pair: write two cards with a plus between them, such as ant+anteater.
duos-no-such-card = There is no card called “{ $text }”. Use a name shown on the table.
duos-bad-narrator = “{ $text }” is not a seat that can be the first Narrator here.
duos-bad-sets = This deal has { $count } sets of cards; this game needs { $needed }.
duos-bad-set = A set has { $size } cards, and a shuffle contains each card once.

duos-your-turn = Choose your pairs.

duos-told-chose-short = You have confirmed
duos-told-withdrew-short = You are changing your pairs
duos-told-late-short = Out of time
duos-told-revealed-short = Turn { $turn } is revealed
duos-said-word = “{ $word }”
duos-told-word-short = { $player }: “{ $word }”
duos-told-yes-short = { $player }: YES to { NAMED("duos-card", $card) }
duos-told-not-short = { $player }: NOT { NAMED("duos-card", $card) }
duos-explain-own = You paired { NAMED("duos-card", $one) } with { NAMED("duos-card", $other) }.
duos-told-chose = { $player } chooses { NAMED("duos-card", $pairs) }.
duos-told-withdrew = { $player } is changing pairs.
duos-told-late = { $player } did not choose in time.
duos-told-revealed = All are ready: turn { $turn } is revealed.
duos-told-word = { $player } says “{ $word }”.
duos-told-yes = { $player } says YES to “{ NAMED("duos-card", $card) }”.
duos-told-not = { $player } says NOT to “{ NAMED("duos-card", $card) }”.

duos-most-points = The most points.
duos-shared-victory = Level on points: the victory is shared.

duos-together-0 = Not a single turn. Two minds, two worlds: another game?
duos-together-1 = One turn out of nine. There is room above you.
duos-together-2 = Two turns. A spark of understanding.
duos-together-3 = Three turns. You are getting to know each other.
duos-together-4 = Four turns. Well done.
duos-together-5 = Five turns, more than half. Very well done.
duos-together-6 = Six turns. Splendid.
duos-together-7 = Seven turns. Magnificent.
duos-together-8 = Eight turns. You must have grown up together.
duos-together-9 = All nine. Who needs words, when you read minds?

# What the pages of DUOS say: its board, its rules in our own words, its lesson.

duos-board = Twelve cards: { $category }
duos-card = { NAMED("duos-card", $card) }{ $state ->
    [chosen] , chosen; choose its partner
    [paired] , in pair { $number } with { NAMED("duos-card", $partner) }
   *[free] {""}
}{ $hint ->
    [yes] , marked YES
    [not] , marked NOT
    [none] {""}
   *[other] , marked YES and NOT
}
duos-seat = Player { $number }
duos-narrator = Narrator
duos-points = { $points ->
    [one] one point
   *[other] { $points } points
}
duos-is-ready = ready
duos-is-choosing = choosing
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
duos-narrator-you = You are the Narrator; the others try to match you.
duos-narrator-other = Choose as { $player }, the Narrator, would.
duos-partner = Choose as { $player } would: three pairs in common win the turn.
duos-room = { $player } is the Narrator. What would { $player } choose?
duos-room-two = Four pairs each, in secret. What would your partner choose?
duos-nudge = All other players are ready. Take your time.
duos-nudge-timed = All other players are ready.
duos-second = { NAMED("duos-card", $card) } and…
duos-ready = Ready
duos-you-are-ready = Ready. The others see only that.
duos-think-again = Change pairs
duos-slots = Your pairs
duos-slot-clear = Pair { $number }: { NAMED("duos-card", $one) } and { NAMED("duos-card", $other) }. Take it apart
duos-note-narrator = { $state } · Narrator
duos-note-more = +{ $points }
duos-last = Last turn
duos-last-none = Nothing has been revealed yet.
duos-last-soon = The boards are about to be revealed: look at the cards.
duos-animate = Reveal pair by pair

duos-reveal = The boards of turn { $turn }
duos-reveal-narrator = Turn { $turn }: the pairs of { $player }
duos-reveal-two = Turn { $turn }: which pairs do you share?
duos-reveal-both = Both chose it.
duos-reveal-only = { $player } alone
duos-reveal-no-other = No other player.
duos-reveal-with = +1 { $players }
duos-reveal-begins = The boards are revealed. Which pairs did the Narrator choose?
duos-reveal-begins-two = The boards are revealed. Which pairs do you share?
duos-reveal-rest = And the pairs that only one of you chose.
duos-reveal-late = { $number ->
    [one] { $players } ran out of time: an empty board.
   *[other] { $players } ran out of time: empty boards.
}
duos-reveal-empty = None: out of time.
duos-reveal-points = { $player } +{ $points }
duos-reveal-no-points = No player scores this turn.
duos-reveal-won = { $common } pairs in common: the turn is won.
duos-reveal-lost = { $common ->
    [0] No pair in common: the turn is lost.
    [one] One pair in common: the turn is lost.
   *[other] { $common } pairs in common: the turn is lost.
}
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
duos-hint-word-short = WORD
duos-hint-yes-short = YES
duos-hint-not-short = NOT
duos-hint-by = { $hint } · { $player }
duos-hint-give = Give the hint { $hint }
duos-hint-your-word = One word for your partner
duos-hint-say = Say it
duos-hint-yes-point = Tap a card that you will pair.
duos-hint-not-point = Tap a card that you will not pair.

duos-rules-goal-title = The goal
duos-rules-goal = Choose the pairs of cards that the Narrator chooses. The player with the most points at the end wins; players level on points share the victory.
duos-rules-setup-title = Setup
duos-rules-setup = Three to six players. Choose animals or things for the first turn, and lay out twelve cards with that side up. Every card has an animal on one side and a thing on the other.
duos-rules-setup-house = Chance decides who is the first Narrator, and which thing is behind which animal.
duos-rules-choose-title = Choose pairs
duos-rules-choose = All players, the Narrator too, secretly make four pairs of cards that go together. Eight cards are used, four are left over. The order and the colours of pairs mean nothing. Do not talk or hint. Until all players are ready you may change your pairs.
duos-rules-choose-house = There is no time limit unless the host sets one. When time runs out, complete pairs count and the others are left out.
duos-rules-choose-figure = Twelve animals. Which four pairs would you choose?
duos-rules-reveal-title = The Narrator’s pairs
duos-rules-reveal =
    When all are ready, the pairs are shown. The Narrator’s pairs are gone through one by one; the Narrator may give a reason for each. Every player who chose the same pair gets one point. Then the Narrator gets points for each other player:

    | The player found | The Narrator gets |
    | --- | --- |
    | none or one of the pairs | 0 |
    | two or three of the pairs | 1 |
    | all four pairs | 2 |
duos-rules-reveal-house = The talk is open from the reveal until the first player is ready in the next turn.
duos-rules-first-title = A turn in four steps
duos-rules-first =
    1. Player 3 is the Narrator and has chosen ant and anteater, crow and flamingo, mosquito and dragonfly, giraffe and rhinoceros.
    2. Player 1 has three of these pairs (not the mosquito) and gets 3 points. Player 2 has three (not the giraffe with the rhinoceros) and gets 3 points.
    3. Player 4 has two, crow with flamingo and giraffe with rhinoceros, and gets 2 points.
    4. The Narrator gets 1 point for each of the three players, since each found two or three pairs: 3 points.
duos-rules-reveal-figure = The turn described here. The Narrator’s pairs stand below the cards, with the players who also chose them.
duos-rules-next-title = The next turn and the end
duos-rules-next = The next player becomes Narrator, and the cards are turned over: animals and things take turns. When both sides have been used, lay out twelve new cards. The game ends when each player has been Narrator twice; an option sets another number of rounds.
duos-rules-two-title = Two players
duos-rules-two =
    Two play together, for nine turns and without a Narrator. If at least three of your pairs are the same, you win the turn. On each turn there are three hints. Each of you may give one, never both the same:
    - WORD: say a single word.
    - YES: point at a card that is in your pairs.
    - NOT: point at a card that is in none of your pairs.
duos-rules-two-house = The first player to give a hint has it. A hint may come at any time before you are ready, and it lets a partner who was ready think again. YES and NOT must be true at the end.
duos-rules-hints-figure = The partner has given the hint WORD; you may still give YES or NOT.
duos-rules-score-title = How well did you do?
duos-rules-score =
    | Turns won | Verdict |
    | --- | --- |
    | 0 | { duos-together-0 } |
    | 1 | { duos-together-1 } |
    | 2 | { duos-together-2 } |
    | 3 | { duos-together-3 } |
    | 4 | { duos-together-4 } |
    | 5 | { duos-together-5 } |
    | 6 | { duos-together-6 } |
    | 7 | { duos-together-7 } |
    | 8 | { duos-together-8 } |
    | 9 | { duos-together-9 } |
duos-rules-variants-title = Options
duos-rules-variants = One to four rounds; animals or things first; the same category all the time; a time limit from one to three minutes; for two players, words that are no card’s name.

duos-lesson-goal = The goal
duos-lesson-goal-task = Choose the pairs that the others choose. Each turn one player is the Narrator; every pair that you share with the Narrator is a point. Most points win: here you, Player 1, have won.
duos-lesson-pair = Pairs
duos-lesson-pair-task = Here are twelve animals. Choose four pairs that go together, then confirm. There is no right or wrong; but try the pairs that most people would choose: an eater and its food, two birds, two insects, and two giants of Africa.
duos-lesson-pair-hint = The ant and the anteater, the crow and the flamingo, the mosquito and the dragonfly, the giraffe and the rhinoceros.
duos-lesson-pair-done = Those were all four of the Narrator’s pairs: four points for you. The Narrator scores two for it.
duos-lesson-pair-other = These pairs make sense too. The Narrator chose others: each pair that you share is a point for you, as you see on the board.
duos-lesson-yes = A hint for two
duos-lesson-yes-task = You now play with a partner, who must choose the same pairs. You plan to pair the whale. Give the hint YES and point at the whale.
duos-lesson-yes-hint = The hint YES, for the whale.
duos-lesson-yes-done = Your partner now knows that the whale is in one of your pairs. It must be in one at the end: the game checks that.
duos-lesson-yes-other = That is a hint too, and your partner has seen it. With YES on the whale, the whale would have to be in one of your pairs.
duos-lesson-honest = Keep your word
duos-lesson-honest-task = You have said NOT to the cat. Now choose: the ant with the anteater, the crow with the flamingo, the mosquito with the dragonfly, and the giraffe with the rhinoceros. Leave the cat alone.
duos-lesson-honest-hint = The ant and the anteater, the crow and the flamingo, the mosquito and the dragonfly, the giraffe and the rhinoceros: then confirm.
duos-lesson-honest-done = You kept your word, and three pairs in common with your partner win the turn. Nine turns make a game.
duos-lesson-honest-other = You kept your word. Three or four pairs in common with your partner win a turn, as you see on the board. Nine turns make a game.
duos-lesson-lone = Pairs without a rival
duos-lesson-lone-task = You are the Narrator, and you score when the others choose as you do. Count the partners of each card: the three big cats go with each other in three ways. Choose four pairs whose cards have only one good partner here.
duos-lesson-lone-hint = The cat and the dog, the crab and the lobster, the camel and the llama, the elephant and the mammoth.
duos-lesson-lone-done = The others found the same pairs, for none had a rival: two points for each player who has all four.
duos-lesson-lone-other = The others chose the pairs that have no rival: cat and dog, crab and lobster, camel and llama, elephant and mammoth. A pair of big cats is a guess among three.
duos-lesson-fourth = The fourth pair
duos-lesson-fourth-task = Player 2 is the Narrator. Three pairs are clear: cat and dog, crab and lobster, camel and llama. The fourth is a pair out of horse, donkey and zebra. Take the two that you most often see together.
duos-lesson-fourth-hint = The cat and the dog, the crab and the lobster, the camel and the llama; then the horse and the donkey, which live on the same farm.
duos-lesson-fourth-done = The Narrator thought of the same farm. Where three cards go together, ask what the Narrator sees first, not what is most accurate.
duos-lesson-fourth-other = That makes sense too. The Narrator thought of a farm: the horse and the donkey. Where three cards go together, ask what the Narrator sees first.
duos-lesson-not = Rule one card out
duos-lesson-not-task = You play with a partner again. You want to pair the lion with the tiger, but your partner could think of the leopard. Give the hint NOT and point at the leopard.
duos-lesson-not-hint = The hint NOT, for the leopard.
duos-lesson-not-done = Now only one pair of big cats is left. A hint is worth most where three cards could make a pair, not where a pair is clear anyway.
duos-lesson-not-other = That is a hint too, and your partner has seen it. NOT on the leopard would have left only one pair of big cats.

# The cards of DUOS.

duos-card-ant = ant
duos-card-anteater = anteater
duos-card-badger = badger
duos-card-bat = bat
duos-card-bear = bear
duos-card-beaver = beaver
duos-card-bee = bee
duos-card-beetle = beetle
duos-card-bison = bison
duos-card-boar = boar
duos-card-buffalo = buffalo
duos-card-butterfly = butterfly
duos-card-camel = camel
duos-card-cat = cat
duos-card-caterpillar = caterpillar
duos-card-chameleon = chameleon
duos-card-chick = chick
duos-card-cockroach = cockroach
duos-card-coral = coral
duos-card-cow = cow
duos-card-crab = crab
duos-card-cricket = cricket
duos-card-crocodile = crocodile
duos-card-crow = crow
duos-card-deer = deer
duos-card-dinosaur = dinosaur
duos-card-dodo = dodo
duos-card-dog = dog
duos-card-dolphin = dolphin
duos-card-donkey = donkey
duos-card-dove = dove
duos-card-dragonfly = dragonfly
duos-card-duck = duck
duos-card-eagle = eagle
duos-card-elephant = elephant
duos-card-flamingo = flamingo
duos-card-fly = fly
duos-card-fox = fox
duos-card-frog = frog
duos-card-giraffe = giraffe
duos-card-goat = goat
duos-card-goldfish = goldfish
duos-card-goose = goose
duos-card-gorilla = gorilla
duos-card-hamster = hamster
duos-card-hedgehog = hedgehog
duos-card-hen = hen
duos-card-hippopotamus = hippopotamus
duos-card-horse = horse
duos-card-hyena = hyena
duos-card-jellyfish = jellyfish
duos-card-kangaroo = kangaroo
duos-card-koala = koala
duos-card-ladybug = ladybug
duos-card-leopard = leopard
duos-card-lion = lion
duos-card-lizard = lizard
duos-card-llama = llama
duos-card-lobster = lobster
duos-card-mammoth = mammoth
duos-card-mole = mole
duos-card-monkey = monkey
duos-card-moose = moose
duos-card-mosquito = mosquito
duos-card-mouse = mouse
duos-card-octopus = octopus
duos-card-orangutan = orangutan
duos-card-orca = orca
duos-card-ostrich = ostrich
duos-card-otter = otter
duos-card-owl = owl
duos-card-ox = ox
duos-card-oyster = oyster
duos-card-panda = panda
duos-card-parrot = parrot
duos-card-peacock = peacock
duos-card-pelican = pelican
duos-card-penguin = penguin
duos-card-pig = pig
duos-card-polar-bear = polar bear
duos-card-poodle = poodle
duos-card-porcupine = porcupine
duos-card-pufferfish = pufferfish
duos-card-rabbit = rabbit
duos-card-raccoon = raccoon
duos-card-ram = ram
duos-card-rat = rat
duos-card-rhinoceros = rhinoceros
duos-card-rooster = rooster
duos-card-scorpion = scorpion
duos-card-seagull = seagull
duos-card-seahorse = seahorse
duos-card-seal = seal
duos-card-shark = shark
duos-card-sheep = sheep
duos-card-shrimp = shrimp
duos-card-skunk = skunk
duos-card-sloth = sloth
duos-card-snail = snail
duos-card-snake = snake
duos-card-sparrow = sparrow
duos-card-spider = spider
duos-card-squid = squid
duos-card-squirrel = squirrel
duos-card-swan = swan
duos-card-tiger = tiger
duos-card-toucan = toucan
duos-card-trout = trout
duos-card-turkey = turkey
duos-card-turtle = turtle
duos-card-walrus = walrus
duos-card-wasp = wasp
duos-card-whale = whale
duos-card-wolf = wolf
duos-card-worm = worm
duos-card-zebra = zebra

duos-card-airplane = airplane
duos-card-anchor = anchor
duos-card-axe = axe
duos-card-backpack = backpack
duos-card-bag = bag
duos-card-ball = ball
duos-card-balloon = balloon
duos-card-basket = basket
duos-card-bathtub = bathtub
duos-card-battery = battery
duos-card-bed = bed
duos-card-bell = bell
duos-card-bicycle = bicycle
duos-card-boat = boat
duos-card-bomb = bomb
duos-card-book = book
duos-card-boot = boot
duos-card-bottle = bottle
duos-card-box = box
duos-card-broom = broom
duos-card-brush = brush
duos-card-bucket = bucket
duos-card-bus = bus
duos-card-button = button
duos-card-calendar = calendar
duos-card-camera = camera
duos-card-candle = candle
duos-card-cap = cap
duos-card-car = car
duos-card-chair = chair
duos-card-clock = clock
duos-card-coat = coat
duos-card-coin = coin
duos-card-comb = comb
duos-card-compass = compass
duos-card-computer = computer
duos-card-crayon = crayon
duos-card-crown = crown
duos-card-cup = cup
duos-card-diamond = diamond
duos-card-dice = dice
duos-card-doll = doll
duos-card-door = door
duos-card-dress = dress
duos-card-drum = drum
duos-card-envelope = envelope
duos-card-flashlight = flashlight
duos-card-fork = fork
duos-card-glasses = glasses
duos-card-globe = globe
duos-card-glove = glove
duos-card-guitar = guitar
duos-card-hammer = hammer
duos-card-hat = hat
duos-card-hourglass = hourglass
duos-card-jeans = jeans
duos-card-key = key
duos-card-keyboard = keyboard
duos-card-kite = kite
duos-card-knife = knife
duos-card-ladder = ladder
duos-card-lamp = lamp
duos-card-lock = lock
duos-card-magnet = magnet
duos-card-map = map
duos-card-megaphone = megaphone
duos-card-microscope = microscope
duos-card-mirror = mirror
duos-card-needle = needle
duos-card-newspaper = newspaper
duos-card-nut-and-bolt = nut and bolt
duos-card-paperclip = paperclip
duos-card-pen = pen
duos-card-pencil = pencil
duos-card-piano = piano
duos-card-pin = pin
duos-card-plate = plate
duos-card-plug = plug
duos-card-postbox = postbox
duos-card-puzzle = puzzle
duos-card-radio = radio
duos-card-ring = ring
duos-card-rocket = rocket
duos-card-ruler = ruler
duos-card-saw = saw
duos-card-scarf = scarf
duos-card-scissors = scissors
duos-card-screwdriver = screwdriver
duos-card-shield = shield
duos-card-shirt = shirt
duos-card-shoe = shoe
duos-card-shower = shower
duos-card-soap = soap
duos-card-sock = sock
duos-card-sofa = sofa
duos-card-sponge = sponge
duos-card-spoon = spoon
duos-card-suitcase = suitcase
duos-card-sword = sword
duos-card-telephone = telephone
duos-card-telescope = telescope
duos-card-television = television
duos-card-tent = tent
duos-card-thread = thread
duos-card-toilet = toilet
duos-card-toothbrush = toothbrush
duos-card-train = train
duos-card-trophy = trophy
duos-card-trumpet = trumpet
duos-card-umbrella = umbrella
duos-card-violin = violin
duos-card-wallet = wallet
duos-card-watch = watch
duos-card-window = window
duos-card-wrench = wrench
duos-card-yarn = yarn

# Why two cards of DUOS go together: what one does to the other, or what both have in common.

duos-why-eats = The { NAMED("duos-card", $one) } would eat the { NAMED("duos-card", $other) }.
duos-why-hunts = The { NAMED("duos-card", $one) } would chase the { NAMED("duos-card", $other) }.
duos-why-grows = The { NAMED("duos-card", $one) } will become the { NAMED("duos-card", $other) }.
duos-why-couple = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } are a couple.
duos-why-family = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } are cousins.
duos-why-rivals = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } are old rivals.
duos-why-lookalikes = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } look alike.
duos-why-names = The names “{ NAMED("duos-card", $one) }” and “{ NAMED("duos-card", $other) }” are alike.
duos-why-story = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } meet in an old story.
duos-why-opposites = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } are opposites.
duos-why-neighbours = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } live side by side.
duos-why-mind = The { NAMED("duos-card", $one) } made me think of the { NAMED("duos-card", $other) }.
duos-why-opens = The { NAMED("duos-card", $one) } can open the { NAMED("duos-card", $other) }.
duos-why-cuts = The { NAMED("duos-card", $one) } can cut the { NAMED("duos-card", $other) }.
duos-why-sews = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } belong to sewing and knitting.
duos-why-fastens = The { NAMED("duos-card", $one) } can fasten the { NAMED("duos-card", $other) }.
duos-why-powers = The { NAMED("duos-card", $one) } can give power to the { NAMED("duos-card", $other) }.
duos-why-holds = The { NAMED("duos-card", $one) } can hold the { NAMED("duos-card", $other) }.
duos-why-wears = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } are worn together.
duos-why-kin = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } do much the same job.
duos-why-used = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } are used together.
duos-why-part = The { NAMED("duos-card", $one) } is part of the { NAMED("duos-card", $other) }.
duos-why-place = The { NAMED("duos-card", $one) } and the { NAMED("duos-card", $other) } are often kept side by side.
duos-why-dresses = The { NAMED("duos-card", $one) } can wear the { NAMED("duos-card", $other) }.
duos-why-cleans = The { NAMED("duos-card", $one) } can clean the { NAMED("duos-card", $other) }.
duos-why-mends = The { NAMED("duos-card", $one) } can mend the { NAMED("duos-card", $other) }.
duos-why-made = The { NAMED("duos-card", $one) } can become the { NAMED("duos-card", $other) }.
duos-why-carries = The { NAMED("duos-card", $one) } can carry the { NAMED("duos-card", $other) }.
duos-why-breaks = The { NAMED("duos-card", $one) } can break the { NAMED("duos-card", $other) }.
duos-why-shields = The { NAMED("duos-card", $one) } can protect from the { NAMED("duos-card", $other) }.
duos-why-lights = The { NAMED("duos-card", $one) } can light up the { NAMED("duos-card", $other) }.
duos-why-guards = The { NAMED("duos-card", $one) } can guard the { NAMED("duos-card", $other) }.
duos-why-does = The { NAMED("duos-card", $one) } can “{ NAMED("duos-card", $other) }” too.

# Compounds, sayings and words with two meanings: a sentence for each pair. Other languages say what holds there, or in English.

duos-why-phrase-bat-cricket = Together they make “cricket bat”.
duos-why-phrase-coral-snake = Together they make “coral snake”.
duos-why-phrase-crow-rooster = A rooster can crow.
duos-why-phrase-elephant-seal = Together they make “elephant seal”.
duos-why-phrase-shark-tiger = Together they make “tiger shark”.
duos-why-phrase-spider-monkey = Together they make “spider monkey”.
duos-why-phrase-crow-fly = The shortest way is “as the crow flies”.
duos-why-phrase-donkey-rooster = Both are among the musicians of Bremen.
duos-why-phrase-fly-horse = Together they make “horsefly”.
duos-why-phrase-hamster-pig = A guinea pig is much like a hamster.
duos-why-phrase-seal-lion = A sea lion is much like a seal.
duos-why-phrase-sloth-bear = Together they make “sloth bear”.
duos-why-phrase-turtle-dove = Together they make “turtle dove”.
duos-why-phrase-ant-lion = Together they make “antlion”.
duos-why-phrase-beetle-rhinoceros = Together they make “rhinoceros beetle”.
duos-why-phrase-leopard-seal = Together they make “leopard seal”.
duos-why-phrase-monkey-squirrel = Together they make “squirrel monkey”.
duos-why-phrase-squirrel-fly = A “flying squirrel” can fly, or nearly.
duos-why-phrase-gorilla-donkey = The “Donkey Kong” of the video games is a gorilla.
duos-why-phrase-rat-kangaroo = Together they make “kangaroo rat”.
duos-why-phrase-wolf-spider = Together they make “wolf spider”.
duos-why-phrase-deer-beetle = The “stag beetle” is named after a deer.
duos-why-phrase-ball-basket = Together they make “basketball”.
duos-why-phrase-bell-ring = A bell can ring.
duos-why-phrase-keyboard-piano = A piano has a keyboard.
duos-why-phrase-cup-trophy = Many a trophy is a cup.
duos-why-phrase-key-ring = Together they make “key ring”.
duos-why-phrase-ring-telephone = A telephone can ring.
duos-why-phrase-cup-glasses = One can drink from a cup and from glasses.
duos-why-phrase-book-telephone = Together they make “telephone book”.
duos-why-phrase-clock-radio = Together they make “clock radio”.
duos-why-phrase-crown-ruler = A ruler can wear a crown.
duos-why-phrase-television-watch = One can watch television.
duos-why-phrase-ball-pin = A bowling ball knocks down pins.
duos-why-phrase-ball-yarn = Yarn is wound into a ball.
duos-why-phrase-bomb-car = Together they make “car bomb”.
duos-why-phrase-boot-car = In Britain, a car has a boot for luggage.
duos-why-phrase-box-glove = One can box, with boxing gloves.
duos-why-phrase-cap-shower = Together they make “shower cap”.
duos-why-phrase-car-plate = A car has a number plate.
duos-why-phrase-computer-window = A computer shows windows.
duos-why-phrase-knife-pen = Together they make “penknife”.
duos-why-phrase-pen-sword = “The pen is mightier than the sword.”
duos-why-phrase-puzzle-saw = A “jigsaw puzzle” is named after a saw.
duos-why-phrase-ring-door = One can ring at a door.
duos-why-phrase-soap-television = A soap is a series on television.
duos-why-phrase-bag-chair = A beanbag is a bag that serves as a chair.
duos-why-phrase-ball-pen = A ballpoint pen has a tiny ball in it.
duos-why-phrase-box-soap = Together they make “soapbox”.
duos-why-phrase-button-key = One presses a button, and a key of a keyboard too.
duos-why-phrase-camera-flashlight = A camera can flash.
duos-why-phrase-key-map = A map has a key to its signs.
duos-why-phrase-shield-window = The front window of a car is a “windshield”.
duos-why-phrase-shower-umbrella = Under an umbrella, one stays dry in a shower.
duos-why-phrase-bag-tent = In a tent, one sleeps in a sleeping bag.
duos-why-phrase-ball-dress = One goes to a ball in a fine dress.
duos-why-phrase-box-telephone = Together they make “telephone box”.
duos-why-phrase-box-television = Some call the television “the box”.
duos-why-phrase-car-glove = A car has a glove box.
duos-why-phrase-computer-boot = To start a computer is to boot it.
duos-why-phrase-thread-ball = Thread is wound into a ball.
duos-why-phrase-box-radio = A “boombox” is a big radio.
duos-why-phrase-box-train = A “boxcar” is part of a train.
duos-why-phrase-dress-train = A wedding dress can have a train.
duos-why-phrase-guitar-key = A guitar is tuned by its tuning keys.
duos-why-phrase-lamp-postbox = “Lamp post” and “postbox” have a word in common.
duos-why-phrase-pin-telephone = A telephone asks for its PIN.
duos-why-phrase-pin-wallet = A bank card in the wallet has its PIN.
duos-why-phrase-shield-coat = A coat of arms is shown on a shield.
duos-why-phrase-train-bed = A sleeper is a train with beds.
duos-why-phrase-cap-bottle = A bottle has a cap.
duos-why-phrase-plug-bottle = A plug can close a bottle.
duos-why-phrase-plug-bathtub = A bathtub has a plug.
duos-why-phrase-cap-pen = A pen has a cap.
duos-why-phrase-plug-car = An electric car is charged from a plug.
duos-why-phrase-pin-plug = A plug has pins.
duos-why-phrase-key-piano = A piano has keys.
duos-why-phrase-key-keyboard = A keyboard has keys.
duos-why-phrase-key-computer = A computer has keys to type on.
duos-why-phrase-key-trumpet = A trumpet can play in every key.
duos-why-phrase-brush-toilet = Together they make “toilet brush”.
duos-why-phrase-brush-boot = A boot is cleaned with a brush.
duos-why-phrase-brush-shoe = A shoe is cleaned with a brush.
duos-why-phrase-brush-coat = A coat is cleaned with a brush.
duos-why-phrase-brush-bottle = Together they make “bottle brush”.
duos-why-phrase-brush-hat = A hat is cleaned with a brush.
duos-why-phrase-brush-jeans = Mud is brushed off jeans.
duos-why-phrase-brush-soap = One scrubs with a brush and soap.
duos-why-phrase-comb-pin = A comb and a hairpin do one’s hair.
duos-why-phrase-ball-cup = “Cup and ball” is an old toy.

duos-why-said = “{ $text }”
duos-why-ask = Say why
duos-why-title = Why these pairs?
duos-why-tell = Tell them
duos-why-insect = Both are insects.
duos-why-creepy-crawly = Both are creepy-crawlies.
duos-why-flying-insect = Both buzz about in the air.
duos-why-arachnid = Both have eight legs.
duos-why-bird = Both are birds.
duos-why-waterbird = Both are birds of the water.
duos-why-poultry = Both are kept in the henhouse.
duos-why-chicken-family = They are one family of chickens.
duos-why-flightless = Both are birds that cannot fly.
duos-why-tropical-bird = Both are showy, colourful birds.
duos-why-bird-of-prey = Both are birds of prey.
duos-why-town-bird = Both are birds one sees in every town.
duos-why-fish = Both are fish.
duos-why-sea-animal = Both live in the sea.
duos-why-sea-mammal = Both are mammals of the sea.
duos-why-cetacean = Both are whales, in a way.
duos-why-seal-family = Both have flippers and lie on the ice.
duos-why-shellfish = Both have pincers and a hard coat.
duos-why-seafood = Both are served as seafood.
duos-why-tentacles = Both have tentacles.
duos-why-reef = Both are seen when diving at a reef.
duos-why-reptile = Both are reptiles.
duos-why-lizard-family = Both are lizards.
duos-why-primate = Both are our cousins, the apes and monkeys.
duos-why-dog-family = Both are dogs, or look like dogs.
duos-why-dogs = Both are dogs.
duos-why-cat-family = Both are cats, large or small.
duos-why-big-cat = Both are big cats.
duos-why-cattle = Both are cattle.
duos-why-horse-family = Both belong to the horses.
duos-why-sheep-and-goats = Both belong to a shepherd’s flock.
duos-why-deer-family = Both have antlers.
duos-why-pig-family = Both are pigs.
duos-why-camel-family = Both are camels, with or without humps.
duos-why-elephant-family = Both have a trunk and tusks.
duos-why-rodent = Both are rodents that gnaw.
duos-why-mice = Both are little rodents.
duos-why-bear-family = Both look like teddy bears.
duos-why-true-bear = Both are bears.
duos-why-marsupial = Both carry their young in a pouch.
duos-why-weasel-family = Both belong to the badgers and martens.
duos-why-striped-mask = Both wear a mask.
duos-why-mammal = Both are mammals.
duos-why-farm = Both live on a farm.
duos-why-hoofed-farm = Both graze in the meadow.
duos-why-pet = Both are kept as pets.
duos-why-africa = Both live in Africa.
duos-why-african-giant = Both are giants of Africa.
duos-why-savanna-grazer = Both graze on the savanna.
duos-why-australia = Both come from Australia.
duos-why-arctic = Both live in the ice.
duos-why-jungle = Both live in the jungle.
duos-why-south-america = Both come from South America.
duos-why-asia = Both live in Asia.
duos-why-zoo = Both are rare, and looked at in the zoo.
duos-why-desert = Both live in the desert.
duos-why-forest = Both live in the woods.
duos-why-north-america = Both live in North America.
duos-why-river = Both live in the river.
duos-why-swimmer = Both swim well.
duos-why-pond = Both are found at a pond.
duos-why-garden = Both are found in the garden.
duos-why-underground = Both dig in the ground.
duos-why-house-pest = Neither is welcome in the house.
duos-why-seaside = Both are met at the seaside.
duos-why-tree = Both live in the trees.
duos-why-black-and-white = Both are black and white.
duos-why-stripes = Both have stripes.
duos-why-spots = Both have spots.
duos-why-pink = Both are pink.
duos-why-orange = Both are orange.
duos-why-green = Both are green.
duos-why-red = Both are red.
duos-why-white = Both are white.
duos-why-black = Both are black.
duos-why-grey = Both are grey.
duos-why-spines = Both have spines.
duos-why-shell = Both wear a shell.
duos-why-horns = Both have horns.
duos-why-antlers-and-horns = Both carry something on their heads.
duos-why-tusks = Both have tusks.
duos-why-long-neck = Both have a long neck.
duos-why-long-nose = Both have a long nose.
duos-why-long-legs = Both have long legs.
duos-why-big-beak = Both have an enormous beak.
duos-why-big-tail = Both have a splendid tail.
duos-why-legless = Neither has legs.
duos-why-long-and-thin = Both are long, thin and have no legs.
duos-why-giant = Both are huge.
duos-why-tiny = Both are tiny.
duos-why-furry-and-small = Both are small and fluffy.
duos-why-beautiful = Both are beautiful.
duos-why-wool = Both give wool.
duos-why-thick-skin = Both are large and have a thick skin.
duos-why-sting = Both sting.
duos-why-poison = Both are poisonous.
duos-why-biting-nuisance = Both are a nuisance in summer.
duos-why-blood = Both are said to suck blood.
duos-why-spooky = Both are spooky.
duos-why-night = Both are up at night.
duos-why-slow = Both are slow.
duos-why-fast = Both run fast.
duos-why-jumper = Both jump.
duos-why-changes = Both change as they grow up.
duos-why-extinct = Both died out long ago.
duos-why-milk = Both give milk.
duos-why-eggs = Both have to do with eggs.
duos-why-meat = Both end up on the plate.
duos-why-feast = Both belong to a feast.
duos-why-riding = Both can be ridden.
duos-why-burden = Both carry loads.
duos-why-predator = Both are dangerous hunters.
duos-why-teeth = Both have terrible teeth.
duos-why-clever = Both are clever.
duos-why-talks = Both can learn to speak.
duos-why-hunted = Both are hunted.
duos-why-insect-eater = Both have a tongue for catching insects.
duos-why-nibbler = Both nibble.
duos-why-flies = Both fly.
duos-why-circus = Both were seen in the circus.
duos-why-fur-coat = Both were hunted for their fur.
duos-why-honey = Both love honey.
duos-why-heraldry = Both stand on coats of arms.
duos-why-peace = Both stand for love and peace.
duos-why-stubborn = Both are stubborn.
duos-why-fable = Both are known from fables.
duos-why-tool = Both are tools.
duos-why-woodwork = Both cut wood.
duos-why-screwing = Both have to do with screws and bolts.
duos-why-cleaning = Both are used for cleaning.
duos-why-sewing = Both lie in the sewing box.
duos-why-thread-like = Both are long threads.
duos-why-sharp = Both are sharp.
duos-why-pointed = Both have a point that pricks.
duos-why-fastener = Both hold things together.
duos-why-magnetic = Both have to do with magnets.
duos-why-writing = One can write with both.
duos-why-drawing = One can draw with both.
duos-why-stationery = Both lie on the desk.
duos-why-school = Both are taken to school.
duos-why-reading = One can read both.
duos-why-post = Both belong to the post.
duos-why-news = Both bring the news.
duos-why-measuring = Both measure something.
duos-why-paper = Both are made of paper.
duos-why-luggage = Both are luggage.
duos-why-container = One can put things into both.
duos-why-carrying = Both are carried to the shop.
duos-why-weapon = Both are weapons.
duos-why-knight = Both belong to knights and kings.
duos-why-protection = Both protect.
duos-why-royal = Both suit a king or a queen.
duos-why-security = Both keep strangers out.
duos-why-furniture = Both are furniture.
duos-why-seat = One can sit on both.
duos-why-house-part = Both open in the wall of a house.
duos-why-bathroom = Both are in the bathroom.
duos-why-washing = Both belong to a good wash.
duos-why-grooming = Both are for looking one’s best.
duos-why-bristles = Both have bristles.
duos-why-light = Both give light.
duos-why-electricity = Both have to do with electricity.
duos-why-time = Both tell the time.
duos-why-clockwork = Both count the hours.
duos-why-bedroom = Both are in the bedroom.
duos-why-living-room = Both are in the living room.
duos-why-glass = Both are made of glass.
duos-why-home = Both are in every home.
duos-why-kitchen = Both are in the kitchen.
duos-why-clothes = Both are clothes.
duos-why-headwear = Both are worn on the head.
duos-why-footwear = Both are worn on the feet.
duos-why-winter-clothes = Both are worn in winter.
duos-why-outfit = Both are worn every day.
duos-why-trousers-and-shirt = Both are worn together.
duos-why-jewellery = Both are jewellery.
duos-why-treasure = Both could be in a treasure chest.
duos-why-money = Both have to do with money.
duos-why-accessory = Both go with what one wears.
duos-why-rain = Both are for the rain.
duos-why-pocket = Both are in one’s pocket.
duos-why-media = Both are for the evening programme.
duos-why-electronics = Both are electronic devices.
duos-why-computing = Both belong to a computer.
duos-why-optics = One looks through both.
duos-why-science = Both are used in science.
duos-why-space = Both have to do with space.
duos-why-navigation = Both help to find the way.
duos-why-world = Both show the world.
duos-why-communication = Both carry messages.
duos-why-vehicle = Both take us somewhere.
duos-why-road = Both drive on the road.
duos-why-public-transport = Both take many passengers.
duos-why-flying = Both fly.
duos-why-ship = Both belong to the sea.
duos-why-sailor = A sailor needs both.
duos-why-outdoors = Both go along on a hike.
duos-why-picnic = Both go along on a picnic.
duos-why-toy = Both are toys.
duos-why-game = Both are games.
duos-why-ball-and-balloon = Both are round and fly through the air.
duos-why-party = Both belong to a birthday party.
duos-why-sport = Both have to do with sport.
duos-why-music = Both make music.
duos-why-strings = Both have strings.
duos-why-keys-to-play = Both have keys to be pressed.
duos-why-loud = Both are loud.
duos-why-brass-cone = Both are a funnel that makes one’s breath louder.
duos-why-cutlery = Both are cutlery.
duos-why-tableware = Both are on the table at dinner.
duos-why-drink = Both are for drinking.
duos-why-round = Both are round.
duos-why-wooden = Both are made of wood.
duos-why-bag-like = Both are made of leather.
duos-why-explodes = Both go up with a bang.
duos-why-pictures = Both show pictures.
duos-why-water = Both hold water.
duos-why-height = Both go up high.
duos-why-ringing = Both ring.
duos-why-travel = Both go along on a journey.
duos-why-shed = Both are kept in the shed.
duos-why-mollusc = Both are molluscs.
duos-why-cold-blooded = Both are cold-blooded.
duos-why-wonderland = Both are met in Wonderland by Alice.
duos-why-zodiac = Both are in the zodiac.
duos-why-chinese-years = Both have a year of their own in China.
duos-why-bremen = Both are musicians of Bremen.
duos-why-nativity = Both stand at the manger.
duos-why-ancient-look = Both look as if they came from another age.
duos-why-aquarium = Both are seen in an aquarium.
duos-why-mountain = Both live in the mountains.
duos-why-swamp = Both live in the swamp.
duos-why-cage = Both are kept in a cage.
duos-why-zoo-favourite = Both are seen in the zoo.
duos-why-attic = Both hide in the attic.
duos-why-india = Both live in India.
duos-why-north = Both live in the far north.
duos-why-park = Both are seen in the park.
duos-why-leaf = Both are found among the leaves.
duos-why-eight-arms = Both have eight limbs.
duos-why-big-ears = Both have big ears.
duos-why-whiskers = Both have whiskers.
duos-why-mane = Both have a mane.
duos-why-brown = Both are brown.
duos-why-yellow = Both are yellow.
duos-why-colours = Both are brightly coloured.
duos-why-long-hair = Both have long hair.
duos-why-upside-down = Both hang upside down.
duos-why-pockets = Both carry things in a pouch.
duos-why-boneless = Neither has a bone in its body.
duos-why-pincers = Both have pincers.
duos-why-big-eyes = Both have big eyes.
duos-why-ugly = Neither is a beauty.
duos-why-fat = Both are fat.
duos-why-echo = Both find their way by sound.
duos-why-blind = Both see badly.
duos-why-disguise = Both can change their colour.
duos-why-winter-sleep = Both sleep through the winter.
duos-why-builder = Both are builders.
duos-why-colony = Both live in a colony with a queen.
duos-why-scavenger = Both eat what others leave.
duos-why-leaf-eater = Both eat leaves all day.
duos-why-grass-eater = Both eat grass.
duos-why-flowers = Both visit flowers.
duos-why-fisher = Both catch fish.
duos-why-smelly = Both have a strong smell.
duos-why-spinner = Both spin threads.
duos-why-frightening = Many people are afraid of both.
duos-why-lucky = Both are said to bring luck.
duos-why-easter = Both belong to Easter.
duos-why-vain = Both are proud of their feathers.
duos-why-magician = A magician pulls both out of a hat.
duos-why-laboratory = Both are kept in laboratories.
duos-why-plough = Both work for the farmer.
duos-why-loyal = Both are old friends of people.
duos-why-thief = Both are thieves.
duos-why-french-dish = Both are eaten in France.
duos-why-garden-helper = Both are the gardener’s friends.
duos-why-noisy = Both are noisy.
duos-why-morning = Both are up early in the morning.
duos-why-pack = Both hunt in a group.
duos-why-herd = Both live in herds.
duos-why-strong = Both are very strong.
duos-why-cunning = Both are called cunning.
duos-why-migrates = Both travel far with the seasons.
duos-why-funny = Both make people laugh.
duos-why-racing = Both run races.
duos-why-leather = Both are made into leather.
duos-why-american-emblem = Both stand for America.
duos-why-painter = A house painter needs both.
duos-why-hairdresser = A hairdresser needs both.
duos-why-fire-brigade = Both belong to the fire brigade.
duos-why-washing-up = Both belong to the washing-up.
duos-why-laundry = Both belong to laundry day.
duos-why-office = Both are in the office.
duos-why-numbers = Both have numbers on them.
duos-why-geometry = Both are used in geometry.
duos-why-mornings = Both belong to the morning.
duos-why-sleep = Both have to do with sleep.
duos-why-car-part = Both are found on a car.
duos-why-bed-and-bath = Both are found in a hotel.
duos-why-hall = Both are found in the hall.
duos-why-screen = Both have a screen.
duos-why-leaving-home = Both are taken along when leaving home.
duos-why-lost = Both are forever getting lost.
duos-why-present = Both make a good present.
duos-why-wedding = Both belong to a wedding.
duos-why-hand = Both are worn on the hand.
duos-why-pairs = Both are called a pair.
duos-why-knitted = Both can be knitted.
duos-why-sun = Both are good in the sun.
duos-why-cowboy = A cowboy wears both.
duos-why-wardrobe = Both are kept in the wardrobe.
duos-why-dial = Both have hands or a needle.
duos-why-sound = Both are made to be heard.
duos-why-signal = Both can give a signal.
duos-why-wheels = Both run on wheels.
duos-why-pirate = Both belong to a pirate.
duos-why-beach = Both are taken to the beach.
duos-why-wind = Both are moved by the wind.
duos-why-football = Both belong to football.
duos-why-baseball = Both belong to baseball.
duos-why-game-night = Both are used for games.
duos-why-parade = Both belong to a parade.
duos-why-birthday = Both belong to a birthday party.
duos-why-nursery = Both are found in the nursery.
duos-why-on-a-string = Both need a string.
duos-why-fairy-tale = Both are known from fairy tales.
duos-why-witch = Both belong to a witch.
duos-why-army = Both belong to an army.
duos-why-church = Both belong to a church.
duos-why-gold = Both can be golden.
duos-why-glitter = Both glitter.
duos-why-metal = Both are made of metal.
duos-why-cloth = Both are made of cloth.
duos-why-stick-like = Both are long and thin.
duos-why-four-corners = Both have four corners.
duos-why-handle = Both have a handle.
duos-why-soft = Both are soft.
duos-why-openable = Both can be opened and shut.
duos-why-turning = Both are turned.
duos-why-burning = Both burn.
duos-why-playroom = Children play with both.
duos-why-band = Both play in a band.
duos-why-race = Both are seen at races.

# How moves are typed, and what its board says in a terminal.

terminal-duos = Write four pairs such as ant+anteater,crow+dove,cat+dog,key+lock; “withdraw” to change your pairs; with two players also word:insect, yes:ant or not:dog; “boards” to see all pairs of the last turn; “say” and a sentence to talk to the others after a reveal. By keys: the arrows and Enter choose two cards for a pair; the fourth pair confirms.
terminal-duos-boards = Type boards to see all pairs.

duos-study-standing = the side that has more points.
duos-study-sides = All players choose at once, and each is the Narrator equally often: no side should be better than another.
duos-study-picture = The twelve cards of the turn; after the reveal, the Narrator’s pairs, joined by a line where another player chose the same.

# The board of the day
duos-client-puzzles-more = The board of the day: four pairs, and what others chose.
duos-day-task = Choose four pairs, as most people would, then confirm.
duos-day-part = { NAMED("duos-card", $part) }
duos-day-house = The bot would choose

# Review: advice after the game, from the cards on the table
duos-review-good = A good choice: others would share about { $share } % of these pairs ({ $best } % at best).
duos-review-better = Others would share about { $share } % of these pairs; with { NAMED("duos-card", $better) } instead, { $best } %.

# What is said in the first game, turn by turn
duos-coach-1 = Choose four pairs of cards that go together, then confirm. Think of what most people would pair.
duos-coach-2 = Most people pair an animal and its food, things that belong together, and things that look alike.
duos-coach-3 = When you are the Narrator, choose pairs that some will find, but not all.
duos-coach-guess = Choose what the Narrator would choose.
duos-coach-narrator = You are the Narrator: the others try to choose the same pairs.
duos-coach-together = Choose what your partner would choose.
duos-coach-pair = Many would pair { NAMED("duos-card", $part) }.

# Moments of a finished game
duos-moment-perfect = { $seat } chose all four pairs of { $other } in turn { $turn }.
duos-moment-alone = No one saw it coming: { $seat } paired { NAMED("duos-card", $one) } with { NAMED("duos-card", $other_card) } in turn { $turn }.
duos-moment-all = All of one mind: everyone paired { NAMED("duos-card", $one) } with { NAMED("duos-card", $other_card) } in turn { $turn }.
duos-moment-together = All four pairs the same in turn { $turn }.

# On paper.
duos-print-cards = Cards
duos-print-cards-how = Cut out. An animal on one side (dot), a thing on the other (square).
duos-print-card = DUOS card
duos-print-card-how = One side goes before the Narrator; the other is for two players.
duos-print-boards = Boards
duos-print-boards-how = One for each player.
duos-print-screens = Screens
duos-print-screens-how = Fold in the middle so that it stands like a tent, the large name towards the others.
duos-print-markers = Markers
duos-print-markers-how = Two of each colour for each player. The three markers on the DUOS card and the one on its track are taken from a set that no one uses.
duos-print-scores = Score sheet
duos-print-scores-how = Print one for each game.
duos-print-box = Box
duos-print-box-how = Cut along the full lines, fold along the broken ones, glue the grey flap inside, then the base onto the two flaps below it.
duos-print-need = You also need a pencil for the scores.
duos-print-board-top = The top row of the cards on the table
duos-print-player = Player { $number }
duos-print-screen-text =
    Make four pairs: two markers of one colour on the places of two cards.
    Your board lies as the cards lie. Do not talk or hint.
    Each pair that the Narrator has, too: 1 point.
duos-print-narrator = The Narrator
duos-print-narrator-table = | Pairs that a player found | The Narrator gets |
duos-print-two = Two players: hints and turns
duos-print-hint-word = WORD
duos-print-hint-yes = YES
duos-print-hint-not = NOT
duos-print-verdicts = | Turns won | How well did you do? |
duos-print-scores-title = Scores
duos-print-together = Turns that you won together
duos-print-turn = Turn { $number }
duos-print-total = Total
duos-print-rules-setup =
    Three to six players. Each takes a board, a screen and eight markers, two of each colour, and lays the board behind the screen.

    Choose animals or things for the first turn. Shuffle the cards and lay out twelve of them in three rows of four, all the same way up, with that side showing. Each place on your board stands for the card in the same place: turn your board so that its top row is the top row of the cards, wherever you sit.

    Choose the first Narrator by chance; the Narrator takes the DUOS card.
duos-print-rules-choose = All players, the Narrator too, secretly choose four pairs of cards that go together. Put two markers of one colour on the places of the two cards. Eight places are used, four stay empty. The order and the colours of pairs mean nothing. Do not talk or hint. Until all players are ready you may change your pairs.
duos-print-rules-reveal =
    When all are ready, take the screens away. The Narrator moves the markers of one pair after another onto the cards, and may give a reason for each. Every player who chose the same pair, in whatever colour, gets one point. Then the Narrator gets points for each other player:

    | The player found | The Narrator gets |
    | --- | --- |
    | none or one of the pairs | 0 |
    | two or three of the pairs | 1 |
    | all four pairs | 2 |

    Write the points of the turn on the score sheet.
duos-print-rules-reveal-figure = The turn described here. The two cards of each of the Narrator’s pairs bear its letter, with the players who also chose it.
duos-print-rules-next = The next player on the left becomes Narrator and takes the DUOS card. All markers go back to their players, and the cards are turned over where they lie: animals and things take turns. When both sides have been used, lay out twelve new cards. The game ends when each player has been Narrator twice; you may agree on more rounds. You may also keep one category; then lay out twelve new cards every turn. When fewer than twelve are left, shuffle all the others again.
duos-print-rules-two =
    Two play together, for nine turns and without a Narrator. Take boards, screens and markers, lay out the cards and choose pairs as above. If at least three of your pairs are the same, you win the turn. Put the DUOS card beside the cards, with a pink, a white and a black marker on its three hints and a yellow one on its track of turns. On each turn each of you may give one hint, never both the same; its marker is then taken from the card:
    - WORD (pink): say a single word.
    - YES (white): put the marker on a card that is in your pairs.
    - NOT (black): put the marker on a card that is in none of your pairs.
    After the turn the three markers go back onto the DUOS card, the yellow one moves to the next turn, and the cards are turned over or replaced. Count the turns that you won on the score sheet.
duos-print-rules-hints-figure = The cards of such a turn. The partner has given the hint WORD; you may still give YES or NOT.

# A reveal that the Narrator leads
duos-lead-pair = Show pair { $number }
duos-lead-points = Show the points
duos-lead-waits = { $player } shows the pairs, one by one.
