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
terminal-wait-or-change = Waiting for { $players }; you may still change your mind.
terminal-reconnecting = The connection is lost; trying again.
terminal-answer = Type yes or no.
terminal-confirm = Type yes to do it, or no.
terminal-stayed = Then the game goes on.
terminal-won = { $count ->
    [one] { $players } wins.
   *[other] { $players } win.
 }
terminal-no-winner = Nobody wins.
terminal-points = Points { $points }.
terminal-place = { $place }. { $player }, { $points ->
    [one] one point
   *[other] { $points } points
 }
terminal-somebody = Somebody
terminal-substituted = a bot of level { $level } plays
terminal-substituted-you = A bot plays for you: type /back to take over again.
terminal-left = has left
terminal-left-you = You have left. What you do next at this table brings you back; quit to go.
terminal-absent = { $player } is away: type /substitute { $seat } to let a bot play{ $claim ->
    [yes] , or /claim to claim the win
   *[no] {""}
 }.
terminal-paused = Paused: type /resume to go on.
terminal-declined-meet = They play on with the bot. You may watch, or ask for an opponent again: parlour join --opponent { $game }
terminal-declined-seat = They play on without you. You may ask again: /sit { $seat }
terminal-late = What you see is one turn old.
terminal-explain = Your pairs were shown: /why NUMBER and a reason, from 1 to { $count }, says why you chose one.
terminal-person-line = { $number } { $name }{ $you ->
    [yes] {" "}(you)
   *[no] {""}
 }{ $host ->
    [yes] , host
   *[no] {""}
 }, { $seat ->
    [0] watching
   *[other] seat { $seat }
 }{ $here ->
    [yes] {""}
   *[no] , away
 }{ $muted ->
    [yes] , muted
   *[no] {""}
 }
terminal-reported = { $count ->
    [one] Somebody was reported: /people tells whom.
   *[other] { $count } reports: /people tells of whom.
 }
terminal-report-line = { $by } reports { $player }: { $text }

terminal-said = { $player }: “{ $text }”
terminal-say-what = Type say and what you want to say, in at most three hundred letters.
terminal-help =
    Type a move, or one of these words:
    help (this page), rules (all of them), moves (what you may play), hint (what a strong player would do), { $analysis ->
        [yes] analyse (what each move is worth), back
       *[no] back
    } (take your last move back), resign, quit,
    yes and no (when something is asked), say TEXT (where people may talk);
    save FILE (an unfinished game, to go on with later by parlour resume FILE; once it is over, the record);
    and once the game is over: { $review ->
        [yes] review (each move, and what would have been better), again
       *[no] again
    } (another game).
terminal-help-more = At a server's table, /help tells what else you can do.
terminal-help-table =
    At this table you can also type, seats counted from 1: /sit SEAT, /stand, /leave, /pause, /resume, /end (by agreement),
    /substitute SEAT and /claim (when somebody is absent), /back (when a substitute plays for you);
    /people (everybody by number), /phrases (what can be said in one word, such as /nice), /why NUMBER TEXT (a reason),
    /report PERSON TEXT (to the host), /ignore PERSON and /heed PERSON (whom you do not want to hear);
    and for the host: /start, /bot SEAT LEVEL, /free SEAT, /close SEAT, /swap SEAT SEAT, /option NAME=VALUE,
    /time 60 (seconds a move), /time 600+5 (a stock and an increment), /time 3d (days a move), /time none, /minute, /next (after a reveal),
    /skip SEAT (somebody who is away), /late on or off (for those who watch), /mute, /unmute, /host and /remove PERSON,
    /link SEAT (for one person, or for whoever has lost theirs).
terminal-seat-link = Whoever opens this first has seat { $seat }; older links to it open nothing any more: { $link }
terminal-gathering-free = { $seats ->
    [one] One seat is free. Others come by the link, or with the code { $code }.
   *[other] { $seats } seats are free. Others come by the link, or with the code { $code }.
  }
terminal-gathering-missing = Waiting for { $players }.
terminal-gathering-time = Time to think: { $time }.
terminal-gathering-again = { $players } would like another game: type again.
terminal-gathering-start = Everybody is here: type /start.
terminal-gathering-host = Everybody is here: the host starts the game.
terminal-fill = Type /bot SEAT LEVEL to seat a bot meanwhile, or /close SEAT to play with one less.
terminal-can-host = The host does nothing: type /host { $person } to be the host yourself.
terminal-bad-order = “/{ $text }” is no order that a table knows; help tells which there are.
terminal-only-at-server = This can be done at a server's table only.
terminal-help-keys = Or use the arrow keys and Enter on the board; Tab goes between the board and the line below it.
terminal-page = any key: back to the table
terminal-key-tab = board or line
terminal-key-help = help
terminal-key-theme = light or dark
terminal-key-back = back
terminal-key-save = save
terminal-key-quit = quit
terminal-no-list = The moves of this game are composed from parts; help tells how they are written.
terminal-placeholder = type a move, or help
terminal-placeholder-over = type again, save or quit
terminal-goodbye = The table is cleared.
terminal-offer = Type save, or save and a file name, to keep the record; again for another game. Anything else leaves.
terminal-offer-analysis = Type review to see which moves kept what there was, and which gave it away.
terminal-review-when-over = With hidden cards, a game is reviewed when it is over.
terminal-offer-keys = Type save, or save and a file name, to keep the record (Ctrl+S); again for another game; quit to leave (Ctrl+Q).
terminal-kept = The game is in { $file }: parlour resume { $file } goes on with it.
terminal-hint = Level { $level } would play { $move }.
terminal-no-rules = There are no rules to read here.
terminal-compiling = The players of { $game } get ready; once after an update this takes up to half a minute …
terminal-opened = Others come by { $link } or with the code { $code }.
terminal-saved = The record is in { $file }.
terminal-draft = So far: { $draft }

terminal-cannot-save = { $file } cannot be written: { $why }.
terminal-record-later = The record can be saved when the game is over.
terminal-only-watching = You are only watching this table.
terminal-nobody-asks = Nobody asks to take a move back.
terminal-hidden-needs-bots = Cards are hidden in { $game }, so one keyboard cannot serve two: give the other seats to bots with --against.
terminal-no-seat = This game has seats 1 to { $seats }.

terminal-free = (free)
terminal-bad-link = “{ $text }” is not a link to a table: it looks like http://host/table/ID#secret.
terminal-bad-server = “{ $text }” is not the address of a server: it looks like http://host:8000.
terminal-long-name = This name is too long.
terminal-join-what = Say which table: its link, its code, or --opponent and a game.
terminal-no-server = { $server } cannot be reached: { $why }.
terminal-no-parlour = What answers at { $server } is not a Parlour, or another edition of it.
terminal-server-says = { $sentence }
terminal-no-answer = The server does not answer; this may or may not have happened.
terminal-come-back = To come back to your seat: parlour join { $link } --ticket { $ticket }

saved-game-not-one = This is no saved game: its first line must be “{ $first }”.
saved-game-spoilt = { $file } cannot be gone on with: { $why }
replay-start = The start of a game of { $moves } moves.
replay-unheard = { $player } does something that is not seen from here.
replay-unfinished = The game was not finished.
replay-key-on = on
replay-key-back = back
replay-key-start = start
replay-key-end = end
terminal-cut-link = The link is not whole: “{ $text }” is no secret of an invitation, or your name is too long.

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
