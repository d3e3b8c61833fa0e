# The front door: every page's frame, the lobby, a game's own page. These sentences are loaded before anything is shown: what is said at tables is in
# stage.ftl, and what other pages say in pages.ftl and school.ftl.

client-house = Parlour
client-skip = Skip to the page
client-nav = Pages
client-nav-yours = Your games
client-nav-settings = Settings
client-nav-about = About
client-close = Close
client-cancel = Cancel
client-again = Try again
client-copy-failed = The link could not be copied: select it and copy it by hand.
client-to-lobby = To the lobby

client-offline = No connection. Rules, lessons and { $puzzles ->
    [0] this page
    [one] one puzzle kept here
   *[other] { $puzzles } puzzles kept here
} still work; tables wait until it is back.
client-no-server = The server does not answer. Is it running, and are you online?
client-failed = Something went wrong on the server. Nothing was changed.

# The lobby
client-welcome = Pull up a chair.
client-welcome-more = Small, sharp games for two sides. Play a friend by link, a bot of your strength, or both sides yourself. No account.
client-games = The games
client-play-game = Play { $game }
client-learn = Learn
client-learn-game = Learn { $game }
client-rules = Rules
client-rules-of = The rules of { $game }
client-puzzles = Puzzles
puzzles-of = Puzzles of { $game }
client-tables = Open tables
client-tables-none = Nobody is waiting in the open just now. Make a table and list it here, or send somebody a link.
client-table-free = a seat is free
client-table-playing = playing

client-new-table = A table of { $game }
client-seat-number = Seat { $number }{ $title ->
    [none] {""}
   *[other] {" "}({ $title })
 }
client-sit-me = Me
client-sit-invite = A friend, by link
client-your-name = Your name
client-your-name-help = Whatever your friends should see. There is no account.
client-guest = Guest
client-listed = List the table in the lobby, where anybody may take a free seat
client-more-options = More ways to play
client-create = Set the table

client-seat-bot = { $name }, { $strength }
client-solver-close = Keep the solver closed while we play
client-seat-free = Free seat

client-code = Join with a code
client-code-help = Six signs, shown at the table
client-code-go = Join

# Not found
client-lost-title = Nothing here
client-lost = There is no such page in the house.
client-lost-game = There is no such game in the house.

# Choices of this device, said at a table and in the settings
client-pace = Moves are shown
client-pace-calm = calmly
client-pace-quick = quickly
client-pace-none = at once
client-sound = Sounds
client-haptics = Vibration
client-notation = Notation
client-coordinates = Coordinates
client-review = Review

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
    [one] One position with a single right move.
   *[other] { $count } positions, each with a single right move.
}
client-openings = Openings
client-watch = Watch
client-your-way = Set a table your way

# What this device remembers
client-your-games = Your games
client-all-yours = All your games
client-known-alone = on your own
client-known-free = nobody else yet
client-known-gathering = waiting for somebody
client-known-yours = your turn
client-known-theirs = their turn
client-known-won = won
client-known-lost = lost
client-known-drawn = a draw
client-known-scored = over

# Settings
client-confirm = Confirm moves
client-confirm-more = A tap shows the move; another one sends it.

# How long anybody may think: in the form for a table, and in its room
room-time = Time to think
room-time-none = as long as it takes
room-time-move = { $seconds } seconds a move
room-time-minutes = { $minutes ->
    [one] one minute a move
   *[other] { $minutes } minutes a move
}
room-time-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
}
room-time-player = { $minutes } min each, + { $increment } s a move
room-time-left-days = { $days } d { $hours } h
