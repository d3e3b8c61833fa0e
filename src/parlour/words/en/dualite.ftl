# Dualité and Grand Dual.

dualite-name = Dualité
dualite-tagline = Circles without an owner: draw them, blacken them, line up four.

dualite-option-size = Size of the grid
dualite-option-size-4 = 4 × 4
dualite-option-size-5 = 5 × 5, Grand Dual
dualite-option-size-6 = 6 × 6
dualite-option-size-7 = 7 × 7
dualite-option-players = Players
dualite-option-players-2 = two
dualite-option-players-4 = four, in two silent teams
dualite-option-anchor = Four players: a team’s second move touches
dualite-option-anchor-opponents = the opponents’ last move
dualite-option-anchor-previous = the move before it
dualite-option-opening = The opening has
dualite-option-opening-two = two circles
dualite-option-opening-one = one circle (the challenge)

dualite-off-board = { $cell } is not on this grid.
dualite-open-first = Open with two circles that do not touch, such as a1+c3.
dualite-open-with-one = This game opens with one circle: choose a single cell.
dualite-already-open = The game is already open: choose a single cell.
dualite-circles-touch = { $first } and { $second } touch: the two circles of the opening must not be neighbours.
dualite-on-last-move = { $cell } is the last move itself: play next to it, not on it.
dualite-on-last-move-opponents = { $cell } is the opponents’ last move itself: play next to it, not on it.
dualite-not-next-door-opponents = { $cell } does not touch { $last }, the opponents’ last move.
dualite-not-next-door = { $cell } does not touch { $last }, the last move.
dualite-already-black = { $cell } is black already: nothing more can be played there.

dualite-bad-grid = Write { $size } rows of { $size } signs from the top, with “.” empty, “o” white and “#” black, and “/” between rows.
dualite-position-too-long = There is something after the position: “{ $text }”.
dualite-last-move-missing = Write the last move after the grid, such as b3.
dualite-last-move-empty = { $cell } cannot be the last move: there is no circle on it.
dualite-bad-opening = Right after the opening the grid holds its two circles only, and they do not touch; later there is one last move.
dualite-wrong-seat = Seat { $seat } cannot be next: the number of circles says that seat { $expected } is.

dualite-told-opened = { $player } opens with circles on { $first } and { $second }.
dualite-told-drew = { $player } draws a circle on { $cell }.
dualite-told-blackened = { $player } blackens { $cell }.

dualite-line = Four in a line.
dualite-shut-in = Shut in: no cell next to the last move can be played.
