# Ce que `parlour print` et le bouton Imprimer d’un jeu mettent sur le papier autour du jeu.

print-title = { $title }, à imprimer
print-paper-a4 = A4
print-paper-letter = Lettre US
print-guide =
    Imprimez sur { $sheet } à 100 %, sans ajustement à la page.{ $flip ->
        [long] { " " }Imprimez recto verso, en retournant sur le bord long.
        [short] { " " }Imprimez recto verso, en retournant sur le bord court.
       *[none] { " " }Imprimez sur une seule face.
    }{ $colours ->
        [light] { " " }Les fonds restent blancs pour économiser l’encre.
        [black] { " " }L’encre noire suffit : tout ce qui a une couleur a aussi un numéro, un nom ou une forme.
       *[full] { "" }
    } Un papier épais (200 à 300 g/m²) convient le mieux aux cartes, aux jetons et aux boîtes ; le papier ordinaire suffit pour le reste.

    La ligne ci-dessous mesure 100 mm sur une page à la bonne taille. Coupez à la règle, de repère en repère ; pliez selon les lignes interrompues.
print-column-part = Élément
print-column-how = Qu’en faire
print-column-pages = Pages
print-options = Avec vos options : { $options }.
print-option = { $option } : { $value }
print-rules = Règles
print-rules-how = Sur papier ordinaire. À lire d’abord.
print-test-page = Page d’essai
print-test-how = Montre si les versos tombent sur les rectos. À imprimer avant les cartes.
print-made-by = Fait par Parlour. Les règles sont racontées avec nos propres mots ; les jeux appartiennent à leurs auteurs. Caractères : Figtree et Fraunces (SIL Open Font License). Images des cartes de DUOS : Noto Emoji (licence Apache 2.0) et les nôtres.
print-note = { $title } · { $part } · { $number }/{ $count }
print-deal = La table au début de cette donne
print-deal-how = Au recto, les cartes visibles ; au verso, toute la donne, pour trier les cartes. Le verso montre les mains.
print-whole-deal = Toute la donne, comme dans les feuilles de partie
print-test-front = Essai des deux faces : recto
print-test-back = Essai des deux faces : verso
print-test =
    Imprimez cette page et la suivante sur une même feuille, et regardez-la par transparence, cette face vers vous. Les croix du verso doivent tomber sur celles de cette face, dont les petits traits sont espacés d’un millimètre.

    Si l’écart dépasse 0,5 mm, imprimez de nouveau en décalant les versos d’autant. Un verso qui tombe 1 mm trop à droite se décale de 1 mm vers la { $flip ->
        [short] gauche ; un verso qui tombe 1 mm trop bas, de 1 mm vers le bas.
       *[long] droite ; un verso qui tombe 1 mm trop bas, de 1 mm vers le haut.
    } (L’imprimante retourne la feuille.) Indiquez ces millimètres là où vous demandez l’impression, ou après --shift.
print-bad-bleed = Un fond perdu de { $value } mm est impossible : choisissez de 0 à { $most }.
print-bad-shift = Les versos ne peuvent pas être décalés de { $value } : écrivez deux nombres de millimètres, chacun de -{ $most } à { $most }, par exemple 0.5,-1.
print-not-offered = { $game } ne peut pas être imprimé.
print-making = PDF à imprimer : { $title }
