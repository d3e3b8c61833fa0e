# The terminal table. The sentence terminal-<game> tells how that game's moves are typed.

terminal-person = Player
terminal-person-number = Player { $number }
terminal-bot = { $name } (bot { $level })
terminal-and = { $first } and { $last }

terminal-your-turn = Your turn.
terminal-turn-of = { $player }, it is your turn.
terminal-clock-soon = The clock starts in { $seconds } s.
terminal-clock-left = { $seconds } s left.
terminal-clock-long = { $time } left.
terminal-clock-days = { $days ->
    [one] one day
   *[other] { $days } days
 } and { $hours } h left.
terminal-wait = Waiting for { $players }.
terminal-wait-or-change = Waiting for { $players }. You can still change your choice.
terminal-reconnecting = Connection lost. Reconnecting.
terminal-answer = Type yes or no.
terminal-confirm = Type yes to confirm, or no.
terminal-stayed = Cancelled: the game goes on.
terminal-won = { $count ->
    [one] { $players } wins.
   *[other] { $players } win.
 }
terminal-no-winner = There is no winner.
terminal-points = Points { $points }.
terminal-place = { $place }. { $player }, { $points ->
    [one] one point
   *[other] { $points } points
 }
terminal-someone = Someone
terminal-substituted = level { $level } bot plays
terminal-substituted-you = A bot is playing for you. Type /back to take over.
terminal-left = has left
terminal-left-you = You have left the game. Type any command to return, or quit.
terminal-absent = { $player } is away: type /substitute { $seat } to let a bot play{ $claim ->
    [yes] , or /claim to claim the win
   *[no] {""}
 }.
terminal-paused = Paused. Type /resume to continue.
terminal-declined-meet = They continue their game with the bot. You can watch, or look for another opponent: parlour join --opponent { $game }
terminal-declined-seat = Your request was declined. You can ask again: /sit { $seat }
terminal-late = You see the game one turn late.
terminal-explain = Your pairs are revealed. To explain one, type /why NUMBER REASON, with a number from 1 to { $count }.
terminal-person-line = { $number } { $name }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
 }{ $host ->
    [yes] , host
   *[no] {""}
 }, { $seat ->
    [0] spectator
   *[other] seat { $seat }
 }{ $here ->
    [yes] {""}
   *[no] , away
 }{ $muted ->
    [yes] , muted
   *[no] {""}
 }
terminal-reported = { $count ->
    [one] New report. Type /people to see it.
   *[other] { $count } reports. Type /people to see them.
 }
terminal-report-line = { $by } reports { $player }: { $text }

terminal-said = { $player }: “{ $text }”
terminal-say-what = Type say and your message, at most three hundred characters. Example: say Hello!
terminal-help =
    Type a move, or one of these words:
    help (this page), rules (of this game), moves (that you can play), hint (what a strong player would do), { $analysis ->
        [yes] analyse (the value of each move), back
       *[no] back
    } (take back your last move), resign, quit (close the program),
    yes and no (to answer a question), say TEXT (to the other players, where the game allows it);
    save FILE (save an unfinished game; continue it with parlour resume FILE; after the game, save its record);
    after the game: { $review ->
        [yes] review (each move, with a better one if there was one), again
       *[no] again
    } (another game).
terminal-help-more = At a table on a server, type /help for more commands.
terminal-help-table =
    At this table you can also type (seats are counted from 1): /sit SEAT, /stand (watch instead), /leave, /pause, /resume,
    /end (offer to stop), /substitute SEAT and /claim (when a player is absent), /back (take over from the bot that plays for you);
    /people (list all people by number), /phrases (list the quick messages, such as /nice), /why NUMBER TEXT (explain a pair),
    /report PERSON TEXT (to the host), /ignore PERSON and /heed PERSON (hide or show their messages).
    For the host: /start, /bot SEAT LEVEL, /free SEAT, /close SEAT (remove it), /swap SEAT SEAT, /option NAME=VALUE,
    /time 60 (seconds a move), /time 600+5 (seconds for the game and increment), /time 3d (days a move), /time none, /minute,
    /next (after a reveal), /skip SEAT (an absent player), /late on or off (delay for spectators), /mute, /unmute, /host and
    /remove PERSON, /link SEAT (a private link for one seat).
terminal-seat-link = Private link for seat { $seat }, for the first person who opens it (older links no longer work): { $link }
terminal-gathering-free = { $seats ->
    [one] One seat is open. Players join at { $link } or with the code { $code }.
   *[other] { $seats } seats are open. Players join at { $link } or with the code { $code }.
  }
terminal-gathering-missing = Waiting for { $players }.
terminal-gathering-time = Clock: { $time }.
terminal-gathering-again = They want another game: { $players }. Type again to join.
terminal-gathering-start = All players are here. Type /start.
terminal-gathering-host = All players are here. The host starts the game.
terminal-fill = Type /bot SEAT LEVEL to add a bot, or, in a game of more than two seats, /close SEAT to remove the seat.
terminal-can-host = The host is inactive. Type /host { $person } to become the host.
terminal-bad-order = Unknown command /{ $text }. Type /help for the list.
terminal-only-at-server = This works only at a table on a server. Open one with parlour open.
terminal-help-keys = Or use the arrow keys and Enter on the board; Tab goes between the board and the line below it.
terminal-page = any key: back to the board
terminal-key-tab = board or line
terminal-key-help = help
terminal-key-theme = light or dark
terminal-key-back = back
terminal-key-save = save
terminal-key-quit = quit
terminal-no-list = The moves of this game cannot be listed. Type help to see how to write them.
terminal-placeholder = type a move, or help
terminal-placeholder-over = type again, save or quit
review-key-on = next
review-key-back = previous
review-key-start = start
review-key-end = verdict
review-key-mistake = next mistake
review-key-leave = back
terminal-goodbye = Goodbye.
terminal-offer = Type save [FILE] to keep the record, again for another game, or quit.
terminal-offer-analysis = Type review to see the good moves and the mistakes.
terminal-review-when-over = This game has hidden cards: review it when it is over.
terminal-offer-keys = Type save [FILE] to keep the record (Ctrl+S), again for another game, or quit (Ctrl+Q).
terminal-kept = Game saved in { $file }. To continue it: parlour resume { $file }
terminal-hint = A level { $level } bot would play this: { $said }{ $short ->
    [yes] { " " }({ $move })
   *[no] { "" }
 }
terminal-no-rules = This game has no rules page.
terminal-compiling = Preparing the bots of { $game }; after an update this takes up to half a minute…
terminal-opened = Players join at { $link } or with the code { $code }.
terminal-saved = Record saved in { $file }.
terminal-draft = So far: { $draft }

terminal-cannot-save = Cannot write { $file }: { $why }. Choose another file.
terminal-record-later = The record can be saved after the game.
terminal-only-watching = You are a spectator at this table.
terminal-no-request = No player has asked to take back a move.
terminal-hidden-needs-bots = { $game } has hidden cards, so two people cannot share one keyboard. Play a bot: add --against 1.
terminal-no-seat = This game has seats 1 to { $seats }.

terminal-free = (open)
terminal-bad-link = “{ $text }” is not a link to a table. Copy the whole link, such as http://host/table/ID#secret.
terminal-bad-server = “{ $text }” is not the address of a server. Write it such as http://host:8000.
terminal-long-name = This name is too long. Choose a shorter one.
terminal-join-what = Give a table: its link, its code, or --opponent and a game. Example: parlour join --opponent dualma
terminal-no-server = Cannot reach { $server }: { $why }. Check the address and your connection.
terminal-no-parlour = The server at { $server } is not a Parlour server, or has an incompatible version.
terminal-server-says = { $sentence }
terminal-no-answer = The server does not answer. Look at the table before you try again: your request may have been carried out.
terminal-come-back = To return to your seat: parlour join { $link } --ticket { $ticket }

saved-game-not-one = This is not a saved game: its first line must be “{ $first }”.
saved-game-spoilt = Cannot continue { $file }: { $why }
replay-start = Start of a game of { $moves } moves.
replay-unheard = { $player } makes a hidden move.
replay-unfinished = The game was not finished.
replay-key-on = next
replay-key-back = back
replay-key-start = start
replay-key-end = end
terminal-cut-link = The link is incomplete (“{ $text }”), or your name is too long. Copy the whole link and try again.
terminal-you-are = You are { $seat }.
terminal-leave = The game is not finished. Press Ctrl+Q or type quit once more to leave: it is saved, and parlour resume goes on with it.
terminal-kept-itself = Game saved in { $file }. To continue: parlour resume

# The words to type in place of a move; those of English are understood everywhere.
terminal-word-help = help
terminal-word-rules = rules
terminal-word-moves = moves
terminal-word-hint = hint
terminal-word-analyse = analyse
terminal-word-review = review
terminal-word-back = back
terminal-word-say = say
terminal-word-resign = resign
terminal-word-quit = quit
terminal-word-skip = skip
terminal-word-save = save
terminal-word-again = again
terminal-word-yes = yes
terminal-word-no = no
