# The pages of the browser client. Sentences of one game's board, rules page and lesson are in its own -pages file.

client-house = Parlour
client-skip = Skip to the page
client-nav = Pages
client-nav-lobby = Lobby
client-nav-yours = Your games
client-nav-settings = Settings
client-nav-about = About
client-close = Close
client-cancel = Cancel
client-again = Try again
client-to-lobby = To the lobby

client-offline = No connection. Rules, lessons and the puzzles kept here still work; tables wait until it is back.
client-no-server = The server does not answer. Is it running, and are you online?
client-failed = Something went wrong on the server. Nothing was changed.

# The lobby
client-welcome = Pull up a chair.
client-welcome-more = Small, sharp games for two sides. Play a friend by link, a bot of your strength, or both sides yourself. No account.
client-games = The games
client-play = Play
client-play-game = Play { $game }
client-learn = Learn
client-learn-game = Learn { $game }
client-rules = Rules
client-rules-of = The rules of { $game }
client-puzzles = Puzzles
puzzles-of = Puzzles of { $game }
client-tables = Open tables
client-tables-none = Nobody is waiting in the open just now. Make a table and list it here, or send somebody a link.
client-table-over = over
client-table-free = a seat is free
client-table-playing = playing

client-new-table = A table of { $game }
client-seat-number = Seat { $number }{ $title ->
    [none] {""}
   *[other] {" "}({ $title })
 }
client-seat-title = { $title } · { $state }
client-sit-me = Me
client-sit-invite = A friend, by link
client-your-name = Your name
client-your-name-help = Whatever your friends should see. There is no account.
client-guest = Guest
client-listed = List the table in the lobby, where anybody may take a free seat
client-more-options = More ways to play
client-create = Set the table

# Seats
client-seat-bot = { $name }, { $strength }
client-shuffle-promised = The shuffle was promised before the deal ({ $promise }…), and is proved when the game is over.
client-shuffle-kept = The deck was shuffled as it was promised before the deal.
client-shuffle-broken = The deck is not the one that was promised before the deal.
client-shuffle-told = How the deck was shuffled is told in the record: parlour verify checks it.
client-shuffle-without = Without a part of their own: { $names }.
client-solver-close = Keep the solver closed while we play
client-seat-plain = quick move
client-seat-plain-more = The machine was busy, so this move was a quick one and not of the bot’s level.
client-seat-bot-short = { $level ->
    [0] bot
   *[other] bot { $level }
}
client-seat-bot-called = { $level ->
    [0] { $name } (a beginner)
   *[other] { $name } (bot { $level })
}
client-seat-free = Free seat
client-seat-guest = Guest { $number }
client-you = you
client-here-yes = Here
client-here-no = Away
client-here-bot = Waiting
client-here-free = Waiting for somebody
client-to-move = To move
client-thinking = Thinking …
client-winner = Winner

# A table
client-table = Table
client-invited = You are invited to a table.
client-invited-with = At the table: { $players }
client-sit-down = Sit down
client-only-watch = Only watch
client-watching = You are watching.
client-seat-to-take = A seat is free at this table.
client-no-board = This client cannot draw { $game } yet.

client-turn-yours = Your turn.
client-turn-of = { $player } to move.
client-not-told-yet = How will it end?
client-turn-several-free = { $seats ->
    [one] One seat is still free.
   *[other] { $seats } seats are still free.
}
client-clock-soon = The clock starts in { $seconds } s
client-clock-soon-short = in { $seconds } s
client-clock-left-short = { $seconds } s
client-clock-left = { $seconds } s left
client-clock-long = { $time } left
client-clock-paused = Paused
client-clock-up = Time is up
client-clock-hurry = Ten seconds left.
client-turn-free = Waiting for somebody to sit down.
client-turn-everybody = Waiting for everybody.
client-turn-several = Waiting for { $players }.

client-outcome-you-win = You win.
client-outcome-wins = { $number ->
    [one] { $players } wins.
   *[other] { $players } win.
}
client-outcome-drawn = A draw.
client-outcome-scored = The game is over.

client-line-connecting = Connecting …
client-line-open = Connected
client-line-waiting = Connection lost. Trying again; nothing is lost.
client-line-ended = Not connected

client-talk = Talk
client-talk-say = Say something
client-talk-send = Say
client-talk-said = { $player }: { $text }
client-talk-open = Talk about the pairs.
client-talk-closed = Nobody talks while pairs are chosen.
client-moves = Moves
client-moves-none = No move yet.
client-move-number = { $number }: { $sentence }
client-replay = Step through the game
client-step-first = To the start
client-step-back = One move back
client-step-on = One move on
client-step-last = To the present
client-step-at = { $ply } of { $last }
client-step-now = { $last ->
    [0] the start
    [one] 1 move
   *[other] { $last } moves
}

client-take-back = Take back
client-declined = The take-back was declined.
client-resign = Resign
client-rematch = Rematch
client-rematch-ready = The next game is laid out, sides swapped.
client-to-rematch = To the next game
client-record = Score sheet

client-invite = Invite
client-invite-more = Whoever sits down with this link first has the seat.
client-invite-seat = Link for seat { $number }
client-copy = Copy
client-copied = The link is copied.
client-copy-failed = The link could not be copied: select it and copy it by hand.

# Phones around one screen
client-code = Join with a code
client-code-help = Six signs, shown at the table
client-code-go = Join

# Lessons
client-lesson-step = Step { $number } of { $steps }
client-lesson-back = Back
client-lesson-next = Next
client-lesson-skip = Skip
client-lesson-again = Once more
no-such-step = There is nothing to try at the step “{ $step }” of this lesson.
no-lesson = There is no lesson for { $game } yet.

# Not found
client-lost-title = Nothing here
client-lost = There is no such page in the house.
client-lost-game = There is no such game in the house.

# About
client-about-title = About Parlour
client-about-what = Parlour is a table for small games of two sides. One set of rules, written to be read beside the rulebooks, serves this page, the terminal, the computer players and the solvers; the browser only draws.
client-about-guests-title = Guests and seats
client-about-guests = There are no accounts. One link serves everybody who comes to a table, and a seat can have a link of its own. Whoever sits down gets a ticket, kept in this browser: come back with the same browser and the seat is still yours. Close the page, lose the connection, restart the server: the game goes on where it was.
client-about-fair-title = What others can see
client-about-fair = What your browser receives is made for your seat alone and holds only what you may know. Others learn of a move only when it is safely written down.
client-about-solver = At a practice table anybody can ask the solver about any open game, also about one that others play; whoever sets a table may have the solver closed meanwhile. Nobody can know who has a solver at home.
client-about-keys-title = By keyboard
client-about-keys = Tab reaches the board, arrow keys move on it, Enter plays and Escape drops a half-made move. Outside the board, the left and right arrow keys step through the game.
client-about-makers-title = The games
client-about-makers = The games belong to their authors; the rules pages are told in our own words. Dualité and Grand Dual are by Vincent Everaert, DuAlma is by Paschalis Antoniou, Duel of Law by Marty and Ron Hale-Evans, DUOS by Niklas Gestrin and Markus Tangring; the designer of Duality is not known to us.
client-about-type-title = Type
client-about-type = Headings are set in Fraunces, everything else in Figtree; both are free under the SIL Open Font License 1.1.
client-about-pictures-title = Pictures
client-about-pictures = The reactions and the pictures on the cards of DUOS are Noto Emoji by Google (Apache License 2.0); fifteen that are not among them were drawn for Parlour in the same manner.

# The stage: what lies around the board at a table
client-players = Players
client-panels = Panels
client-panels-close = Close the panels
client-story = Story
client-seats = Seats
client-menu = Menu
client-settings = On this device
client-pace = Moves are shown
client-pace-calm = calmly
client-pace-quick = quickly
client-pace-none = at once
client-sound = Sounds
client-haptics = Vibration
client-notation = Notation
client-coordinates = Coordinates
client-happened = What happened
client-missed = { $moves ->
    [one] One move was made while you were away.
   *[other] { $moves } moves were made while you were away.
}
client-missed-short = { $moves ->
    [one] One new move
   *[other] { $moves } new moves
}
client-skip-ahead = Tap the board to skip ahead.
client-looking-back = { $ply } of { $last }. Tap the board to return.
client-review = Review
client-share = Share
client-confirm-move = Play { $move }?
client-confirm-yes = Play it
client-confirm-no = Another move
client-screen-on = Show it to the room
client-screen-off = An ordinary page
client-about-words-title = Words
client-about-words = The English words of Duel of Law are those of the ENABLE list, which is in the public domain.
client-about-libraries-title = Libraries
client-about-libraries = This page is made with Svelte (MIT), Project Fluent (Apache License 2.0) and uqr (MIT). The server is made with FastAPI, Starlette, Uvicorn, Pydantic, SQLAlchemy, NumPy, Numba and Pillow, under MIT, BSD and MIT-CMU licences. Parlour itself is under the Apache License 2.0.

# A game's own page
client-card-players = For
client-card-minutes = Time
client-card-thinking = Kind
client-play-now = Play now
client-opponents = Whom you play, from the gentlest to the strongest
client-ways = More
client-ways-of = More about { $game }
client-play-friend = Play a friend
client-play-friend-more = You get a link to send. No account needed.
client-play-stranger = Find an opponent
client-play-stranger-more = Whoever asks for this game too; a bot meanwhile.
client-around = Around one screen
client-phones-around = Phones around one screen
client-around-screen = Everybody on this device, turn by turn.
client-around-phones = This screen is the table; each player joins with a phone.
client-learn-more = A short lesson on the board.
client-rules-more = The whole game on one page.
client-puzzles-more = { $count ->
    [one] One position with a single winning move.
   *[other] { $count } positions, each with a single winning move.
}
client-watch = Watch
client-your-way = Set a table your way

# What this device remembers
client-your-games = Your games
client-all-yours = All your games
client-yours = On this device
client-yours-more = Parlour has no accounts. What follows is remembered by this browser alone.
client-in-progress = In progress
client-in-progress-none = No game is in progress.
client-finished = Finished
client-finished-none = No finished game yet.
client-known-alone = on your own
client-known-yours = your turn
client-known-theirs = their turn
client-known-won = won
client-known-lost = lost
client-known-drawn = a draw
client-known-scored = over
client-wins = { $won } of { $of } won{ $row ->
    [0] .
    [one] , the last one too.
   *[other] , the last { $row } in a row.
}
client-streak = { $days ->
    [one] A puzzle solved on one day: come back tomorrow for a second.
   *[other] A puzzle solved on { $days } days in a row.
}
client-solved-of = { $game }: { $count ->
    [one] one solved
   *[other] { $count } solved
}
client-carry = Take it along
client-carry-more = A link or a code carries everything to another browser: games, seats, puzzles, settings. Whoever has it has your seats, so give it to nobody but yourself.
client-carry-code = Show a code
client-carry-code-is = Type this code on the other device, on its page “On this device”. It works once, within { $minutes } minutes.
client-carry-copy = Copy the link
client-carry-copied = The link is copied. Open it in the other browser.
client-carry-paste = Or enter a code or paste a link from another device
client-carry-bring = Take it over
client-carry-unknown = This is no link or file of Parlour’s memory.
client-carry-sure = Take over what another browser remembers?
client-carry-sure-more = Games and puzzles are added to those here; your name and settings are replaced.
client-export = Save as a file
client-import = Read a saved file
client-erase = Erase everything
client-erase-sure = Erase everything here?
client-erase-more = Your seats in games in progress are lost with it, unless you have taken them along.

# Settings
client-settings-title = Settings
client-settings-more = Kept in this browser.
client-theme = Look
client-theme-auto = as the device
client-theme-light = light
client-theme-dark = dark
client-language = Language
client-language-auto = as the browser
client-confirm = Confirm moves
client-confirm-more = A tap shows the move; another one sends it.
client-coordinates-more = Letters and numbers along the board.
client-notation-more = Moves as they stand on a score sheet, below the sentence.
client-sound-more = For moves, and when a game ends.
client-haptics-more = On phones that can.

# What is kept, and where
client-privacy = What is kept
client-privacy-server-title = On the server
client-privacy-server = For every table: the game and its options, the names that players typed, the moves with their times, and what was said at the table. Of the tickets and invitations it keeps only fingerprints, which open no seat. No address, no account, no mail.
client-privacy-long-title = For how long
client-privacy-long = Until whoever runs this server deletes it. Nothing is deleted by itself. Only what you take along by a code lies there in memory, ten minutes at most.
client-privacy-delete-title = How it is deleted
client-privacy-delete = Everything is in one file, tables.sqlite, in the folder that the server was started with. Whoever runs the server stops it and deletes that file, and all tables with it. There is no button to delete a single table: ask whoever runs the server.
client-privacy-device-title = In this browser
client-privacy-device = The tickets of your seats, your games and how they ended, puzzles you solved, your name and your settings. You can see, save, take along and erase them.
client-privacy-cookie-title = Cookies
client-privacy-cookie = None, unless you choose a language: then one cookie holds that language.

# An invitation
client-invited-minutes = { $players } · { $minutes }
client-invited-to = { $host ->
    [none] You are invited to { $game }.
   *[other] { $host } invites you to { $game }.
}
client-invited-full = Every seat is taken by now. You can watch, and ask for the seat of a bot or of somebody who is away; or play it yourself.
client-invited-full-go = Watch
client-invited-over = This game is over. You can look at it, or play one yourself.
client-invited-over-go = Look at it
client-invited-learn = Learn it in two minutes
client-invited-spent = This invitation can no longer be used. You can still watch, ask for a new link, or play the game yourself.
client-preview-invited = You are invited to a table.

# Sharing a finished game
client-share-title = Share this game
client-share-link = The link
client-share-picture = A picture
client-share-animation = An animation
client-share-animation-alt = The whole game, move by move
