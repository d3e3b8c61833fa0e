# The terminal table. The sentence terminal-<game> tells how that game's moves are typed.

terminal-person = Player
terminal-person-number = Player { $number }
terminal-bot = { $name } (bot { $level })
terminal-and = { $first } and { $last }

terminal-your-turn = Your turn.
terminal-turn-of = { $player }, it is your turn.
terminal-clock-soon = The clock starts in { $seconds } s.
terminal-clock-left = { $seconds } s left.
terminal-wait = Waiting for { $players }.
terminal-wait-or-change = Waiting for { $players }; you may still change your mind.
terminal-reconnecting = The connection is lost; trying again.
terminal-asks = { $player } asks to take a move back: type yes or no.
terminal-won = { $count ->
    [one] { $players } wins.
   *[other] { $players } win.
 }
terminal-no-winner = Nobody wins.
terminal-points = Points { $points }.

terminal-said = { $player }: “{ $text }”
terminal-say-what = Type say and what you want to say, in at most three hundred letters.
terminal-help =
    Type a move, or one of these words:
    help (this page), moves (what you may play), { $analysis ->
        [yes] analyse (what each move is worth), back
       *[no] back
    } (take your last move back), resign, quit,
    yes and no (when somebody asks to take a move back);
    and once the game is over: save FILE (the record), again (another game, sides swapped).
terminal-help-keys = Or use the arrow keys and Enter on the board; Tab goes between the board and the line below it.
terminal-page = any key: back to the table
terminal-key-tab = board or line
terminal-key-help = help
terminal-key-back = back
terminal-key-save = save
terminal-key-quit = quit
terminal-no-list = The moves of this game are composed from parts; help tells how they are written.
terminal-placeholder = type a move, or help
terminal-placeholder-over = type again, save or quit
terminal-goodbye = The table is cleared.
terminal-offer = Type save, or save and a file name, to keep the record; again for another game, sides swapped. Anything else leaves.
terminal-offer-analysis = Type analyse to see which moves let a win slip.
terminal-offer-keys = Type save, or save and a file name, to keep the record (Ctrl+S); again for another game; quit to leave (Ctrl+Q).
terminal-saved = The record is in { $file }.
terminal-draft = So far: { $draft }

terminal-cannot-save = { $file } cannot be written: { $why }.
terminal-record-later = The record can be saved when the game is over.
terminal-again-later = Another game can begin when this one is over.
terminal-only-watching = You are only watching this table.
terminal-nobody-asks = Nobody asks to take a move back.
terminal-hidden-needs-bots = Cards are hidden in { $game }, so one keyboard cannot serve two: give the other seats to bots with --against.
terminal-no-seat = This game has seats 1 to { $seats }.

terminal-free = (free)
terminal-bad-link = “{ $text }” is not a link to a table: it looks like http://host/table/ID#secret.
terminal-no-server = { $server } cannot be reached: { $why }.
terminal-no-parlour = What answers at { $server } is not a Parlour, or another edition of it.
terminal-server-says = { $sentence }
terminal-no-answer = The server does not answer; this may or may not have happened.
terminal-come-back = To come back to your seat: parlour join { $link } --ticket { $ticket }

terminal-dualite = Open with two circles that do not touch, such as a1+c3; then name one cell next to the last move, such as d2. Columns are letters, rows are numbers from below.
terminal-duality = 27x4 replaces the card on 4 with card 27; 27t@4L1 lays it turned on the empty place left of 4; pass when you cannot play. By keys: 1, 2 or 3 picks a card of your hand, R turns it, the arrows choose a place, Enter plays. Heavy lines are Black’s, double ones White’s; beside a card’s number ▪ says that it is on Black’s path, ▫ on White’s, ▣ on both. [ ] is where you are, with your card as it would lie; + where it may go as well, ( ) the last move; * marks a card that both players know.
terminal-dualma = Two discs a turn while placing: b@c3, then w@d4. Then move one of yours: e4-e5, from a stack e4-e6, bouncing e4-e6-f6. By keys: a disc, its landing, and if it may bounce the landing again or the hex to bounce to.
    ● is a black disc, ○ a white one, ●○ a stack: black on top of white.
    You are at [ ]; + is where you may go on, < > the disc in hand and its
    landing, ( ) where the last move left and ended, = = the winning row.

terminal-duel-of-law = Lay cards on places, column and row, then say a law for each new line: 04@2,0 06@3,0; even numbers. With two new lines name them: 02@0,3; row red; column spells a word. Without a law the laws that fit are listed. draw draws six; agree and object vote. A card reads number, letter, poker suit; in the hand its colour, dice suit and letter value follow. By keys: arrows, comma and full stop for the card, Enter to lay it, L for the law, Enter on a laid card to play. sheet shows the whole score sheet.
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
terminal-law-none = Nobody owns a branch yet.
terminal-law-claim = { $line }: { $law }
terminal-law-proposal = Do you agree to { $play }? Type agree or object.

replay-start = The start of a game of { $moves } moves.
replay-unheard = { $player } does something that is not seen from here.
replay-unfinished = The game was not finished.
replay-key-on = on
replay-key-back = back
replay-key-start = start
replay-key-end = end
terminal-duos = Write four pairs such as ant+anteater,crow+dove,cat+dog,key+lock; “withdraw” to think again; with two players also word:insect, yes:ant or not:dog; “boards” to see everybody’s pairs of the last turn; “say” and a sentence to talk to the others after a reveal. By keys: the arrows and Enter choose two cards for a pair; the fourth pair makes you ready.
terminal-duos-boards = Type boards to see everybody’s pairs.
