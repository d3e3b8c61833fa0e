# What `parlour print` and a game’s Print button put on paper around the game.
# GAME-print-PART names a part of a game’s print, GAME-print-PART-how says how it is made, GAME-print-rules-… takes the place of GAME-rules-… in the leaflet.

print-title = { $title }, to print
print-paper-a4 = A4
print-paper-letter = US Letter
print-guide =
    Print on { $sheet } at 100 %, without fitting to the page.{ $flip ->
        [long] { " " }Print on both sides, flipped on the long edge.
        [short] { " " }Print on both sides, flipped on the short edge.
       *[none] { " " }Print on one side.
    }{ $colours ->
        [light] { " " }Grounds are left white to save ink.
        [black] { " " }Black ink is enough: whatever has a colour also has a number, a name or a shape.
       *[full] { "" }
    } Thick paper (200 to 300 g/m²) is best for cards, tokens and boxes; plain paper does for the rest.

    The line below is 100 mm long on a page of true size. Cut with a ruler from mark to mark; fold along broken lines.
print-column-part = Part
print-column-how = What to do with it
print-column-pages = Pages
print-options = With your options: { $options }.
print-option = { $option }: { $value }
print-rules = Rules
print-rules-how = Plain paper. Read them first.
print-test-page = Test page
print-test-how = Shows whether backs meet fronts. Print it before the cards.
print-made-by = Made by Parlour. The rules are told in our own words; the games belong to their authors. Type: Figtree and Fraunces (SIL Open Font License). Pictures of DUOS cards: Noto Emoji (Apache License 2.0) and our own.
print-note = { $title } · { $part } · { $number }/{ $count }
print-deal = The table at the start of this deal
print-deal-how = Open cards in front; the whole deal on the back, to sort the cards by. The back shows the hands.
print-whole-deal = The whole deal, as records write it
print-test-front = Test of the two sides: front
print-test-back = Test of the two sides: back
print-test =
    Print this page and the next on one sheet, and hold it against the light, this side towards you. The crosses of the back should lie on those of this side, whose small marks are one millimetre apart.

    If they are off by more than 0.5 mm, print again with the backs moved by as much. A back that lies 1 mm too far to the right is moved 1 mm to the { $flip ->
        [short] left; one that lies 1 mm too low, 1 mm down.
       *[long] right; one that lies 1 mm too low, 1 mm up.
    } (The printer turns the sheet.) Give these millimetres where you ask for the print, or after --shift.
print-bad-bleed = A bleed of { $value } mm is not possible: choose from 0 to { $most }.
print-bad-shift = Backs cannot be moved by { $value }: write two numbers of millimetres, each from -{ $most } to { $most }, such as 0.5,-1.
print-not-offered = { $game } cannot be printed.
print-making = Making { $title }
