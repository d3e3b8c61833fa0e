# Dualité et Grand Dual.

dualite-name = Dualité
dualite-tagline = Des cercles sans propriétaire : tracez-les, noircissez-les, alignez-en quatre.
dualite-card-goal = Cercles sans maître : alignez-en quatre.

# La page du jeu : pour qui, combien de temps, quel genre ; les options utiles à qui débute ; le jeu de chaque bot.
dualite-card-players = 2 ou 4 joueurs
dualite-card-minutes = 5 à 10 minutes
dualite-card-thinking = tactique, rien de caché
dualite-card-options = size players
dualite-openings = Qui gagne après chaque premier coup et chaque réponse (résolu).
dualite-bot = { $level ->
    [1] Voit ce qui est juste devant lui, et guère plus.
    [2] Voit ce qui est juste devant lui, et guère plus.
    [3] Voit ce qui est juste devant lui, et guère plus.
    [4] Voit un peu plus loin, et manque le reste.
    [5] Voit un peu plus loin, et manque le reste.
    [6] Voit un peu plus loin, et manque le reste.
    [7] Voit plusieurs coups d’avance, mais pas tout.
    [8] Voit plusieurs coups d’avance, mais pas tout.
    [9] Voit plusieurs coups d’avance, mais pas tout.
    [10] Voit loin et manque peu de choses.
    [11] Voit loin et manque peu de choses.
    [12] Voit loin et manque peu de choses.
    [13] Voit loin et manque peu de choses.
   *[other] À deux, ouverture à deux cercles : parfait jusqu’à 6 × 6 ; sur 7 × 7, prouve ce qu’il peut.
}

dualite-option-size = Taille de la grille
dualite-option-size-4 = 4 × 4
dualite-option-size-5 = 5 × 5, Grand Dual
dualite-option-size-6 = 6 × 6
dualite-option-size-7 = 7 × 7
dualite-option-players = Joueurs
dualite-option-players-2 = deux
dualite-option-players-4 = quatre, en deux équipes muettes
dualite-option-anchor = À quatre : le second coup d’une équipe touche
dualite-option-anchor-opponents = le dernier coup adverse
dualite-option-anchor-previous = le coup d’avant
dualite-option-opening = L’ouverture compte
dualite-option-opening-two = deux cercles
dualite-option-opening-one = un cercle (le défi)

dualite-off-board = { $cell } n’est pas sur cette grille : les colonnes sont des lettres à partir de a, les rangées des nombres à partir de 1.
dualite-open-first = Ouvrez avec deux cercles qui ne se touchent pas, comme a1+c3.
dualite-open-with-one = Cette partie s’ouvre avec un seul cercle : choisissez une case.
dualite-already-open = La partie est déjà ouverte : choisissez une seule case.
dualite-circles-touch = { $first } et { $second } se touchent : les deux cercles de l’ouverture ne doivent pas être voisins.
dualite-on-last-move = { $cell } est le dernier coup lui-même : jouez à côté, pas dessus.
dualite-on-last-move-opponents = { $cell } est le dernier coup adverse lui-même : jouez à côté, pas dessus.
dualite-not-next-door-opponents = { $cell } ne touche pas { $last }, le dernier coup adverse. Choisissez une case voisine, par un côté ou par un coin.
dualite-not-next-door = { $cell } ne touche pas { $last }, le dernier coup. Choisissez une case voisine, par un côté ou par un coin.
dualite-already-black = { $cell } est déjà noircie. Choisissez une case vide ou un cercle blanc.

dualite-bad-grid = Écrivez { $size } rangées de { $size } signes à partir du haut : « . » vide, « o » blanc, « # » noir, et « / » entre les rangées.
dualite-position-too-long = La position est suivie d’un texte en trop : « { $text } ». Supprimez-le.
dualite-last-move-missing = Écrivez le dernier coup après la grille, comme b3.
dualite-last-move-empty = { $cell } ne peut pas être le dernier coup : il n’y a pas de cercle.
dualite-bad-opening = Juste après l’ouverture, la grille ne contient que ses deux cercles, qui ne se touchent pas ; ensuite, il y a un seul dernier coup.
dualite-wrong-seat = La place { $seat } ne peut pas être la suivante : d’après le nombre de cercles, c’est la place { $expected }.

dualite-told-opened = { $player } ouvre avec des cercles en { $first } et { $second }.
dualite-told-drew = { $player } trace un cercle en { $cell }.
dualite-told-blackened = { $player } noircit { $cell }.

dualite-line = Quatre cercles alignés.
dualite-shut-in = Enfermement : du noir autour du dernier coup.

# Les pages de Dualité : son plateau, ses règles avec nos mots, sa leçon.

dualite-board = Grille de { $size } sur { $size }
dualite-cell = { $cell } : { $circle ->
    [white] cercle blanc
    [black] cercle noir
   *[none] vide
}{ $last ->
    [yes] , dernier coup
    [touch] , que le prochain coup doit toucher
   *[no] {""}
}{ $line ->
    [yes] , dans l’alignement gagnant
   *[no] {""}
}{ $choice ->
    [draw] , vous pouvez y tracer un cercle
    [blacken] , vous pouvez le noircir
    [open] , vous pouvez ouvrir ici
    [chosen] , choisi ; choisissez le second cercle
   *[no] {""}
}

dualite-advice-open = Choisissez la case du premier cercle.
dualite-advice-second = Choisissez le second ; il ne doit pas toucher le premier.
dualite-advice-turn = Jouez sur une case en surbrillance.

dualite-rules-goal-title = But du jeu
dualite-rules-goal = Dualité se joue sur une grille de 4 × 4 cases, et les cercles n’appartiennent à aucun joueur. Complétez un alignement de quatre cercles blancs ou de quatre cercles noirs, en ligne, en colonne ou en diagonale, pour gagner.
dualite-rules-line-figure = Quatre cercles blancs alignés : le joueur qui a tracé le dernier a gagné.
dualite-rules-opening-title = L’ouverture
dualite-rules-opening = Le premier joueur trace deux cercles blancs dans des cases qui ne se touchent pas, même par un coin. C’est un tour entier ; c’est ensuite à l’autre joueur. Une case se nomme par sa colonne et sa ligne : a1 est en bas à gauche, d4 en haut à droite.
dualite-rules-opened-figure = Ouverture en b2 et d3 : les deux cercles ne se touchent pas. Ouvrir en b2 et c3 est interdit : ces cases se touchent par un coin.
dualite-rules-turn-title = Tour de jeu
dualite-rules-turn =
    Jouez sur une case qui touche le dernier coup adverse, par un côté ou par un coin.
    - Si la case est vide, tracez-y un cercle blanc.
    - Si elle contient un cercle blanc, noircissez-le.
    - Un cercle noir ne change plus, et l’on ne joue pas sur le dernier coup lui-même.
dualite-rules-turn-house = Le livret ne dit pas quel cercle la première réponse doit toucher. Ici, elle peut toucher l’un ou l’autre.
dualite-rules-neighbours-figure = Le dernier cercle a été tracé en a2. Ses voisins a3 et b3 sont noirs : on ne peut répondre qu’en a1, b1 ou b2.
dualite-rules-first-title = Un premier tour chacun
dualite-rules-first = Le premier joueur a ouvert en b2 et d3, comme ci-dessus. Les figures montrent la réponse, puis le tour suivant du premier joueur.
dualite-rules-reply-figure = La réponse est un nouveau cercle blanc en c3, qui touche les deux cercles de l’ouverture. Les blancs tiennent b2 et c3 sur la grande diagonale.
dualite-rules-blackened-figure = Le premier joueur noircit d3, qui touche c3. Le coup suivant doit toucher d3 : c2, c4, d2 et d4 sont vides, et le cercle blanc en c3 peut être noirci.
dualite-rules-end-title = L’enfermement
dualite-rules-end = Si toutes les cases autour du dernier coup sont noires, le joueur dont c’est le tour est enfermé et perd. Il n’y a donc jamais de partie nulle.
dualite-rules-shut-in-figure = Le dernier cercle a été tracé dans le coin a1 et tous ses voisins sont noirs : le joueur dont c’est le tour a perdu.
dualite-rules-advice-title = Conseils
dualite-rules-advice = Trois cercles alignés ne sont pas encore une victoire : il faut aussi pouvoir atteindre la quatrième case. Regardez où votre coup laisse jouer l’adversaire. Deux pièges reviennent souvent.
dualite-rules-duo-figure = Le duo blanc. c3 et c4 sont blancs, et le dernier coup est c3. Le joueur qui trace d2 perd : l’adversaire répond d1 et, quoi qu’il arrive, la colonne c sera complétée.
dualite-rules-trio-figure = Le trio noir. a3 et b3 sont noirs, et le dernier coup est b2. Le joueur qui noircit c3 perd : l’adversaire répond d3 et, quoi qu’il arrive, d3 sera noirci pour compléter la ligne.
dualite-rules-variants-title = Variantes
dualite-rules-grand = Grand Dual se joue sur une grille de 5 × 5, et quatre cercles alignés suffisent toujours.
dualite-rules-grand-house = Les grilles de 6 × 6 et de 7 × 7 sont un ajout de notre part.
dualite-rules-four = À quatre, on forme deux équipes assises côte à côte. Un joueur ouvre et son partenaire joue ensuite ; puis viennent les deux joueurs de l’autre équipe, et ainsi de suite. Les partenaires ne communiquent pas. Une équipe gagne ensemble, et perd ensemble quand l’un de ses joueurs est enfermé.
dualite-rules-four-house = Les deux partenaires jouent à côté du dernier coup adverse : le second peut donc noircir le cercle que le premier vient de tracer. Une option fait jouer chacun à côté du coup précédent.
dualite-rules-one = Le défi : commencez avec un seul cercle, et trouvez pourquoi c’est injuste.

dualite-lesson-goal = Le but
dualite-lesson-goal-task = Quatre cercles d’une couleur alignés gagnent : en ligne, en colonne ou en diagonale. Peu importe qui les a tracés, seul compte qui trace le dernier. Ici, la partie est gagnée : l’alignement est en surbrillance.
dualite-lesson-open = Ouvrir
dualite-lesson-open-task = Le premier tour, ce sont deux cercles dans des cases qui ne se touchent pas, même par un coin. Choisissez deux cases.
dualite-lesson-open-hint = Les deux cases ne doivent pas se toucher : laissez au moins une case entre elles.
dualite-lesson-open-done = Bien ouvert. Les cercles n’ont pas de propriétaire : désormais, les deux joueurs s’en servent.
dualite-lesson-next-door = Tracer à côté
dualite-lesson-next-door-task = Votre adversaire a ouvert avec les deux cercles en surbrillance. Tracez un cercle dans une case vide qui touche l’un d’eux.
dualite-lesson-next-door-hint = Choisissez une case juste à côté d’un cercle en surbrillance ; un coin suffit.
dualite-lesson-next-door-done = Voilà un coup. Votre adversaire doit maintenant répondre à côté de votre cercle.
dualite-lesson-blacken = Noircir
dualite-lesson-blacken-task = Le cercle en surbrillance est le dernier coup. Au lieu de tracer un nouveau cercle, noircissez-en un blanc qui le touche.
dualite-lesson-blacken-hint = Ne tracez pas de nouveau cercle : choisissez un cercle blanc qui touche celui en surbrillance.
dualite-lesson-blacken-done = Noirci. On ne peut plus jouer sur cette case, mais quatre cercles noirs alignés gagnent aussi.
dualite-lesson-align = Aligner quatre
dualite-lesson-align-task = Les trois cercles blancs en surbrillance sont sur une diagonale. Complétez l’alignement de quatre.
dualite-lesson-align-hint = Prolongez la diagonale des trois cercles en surbrillance : l’alignement est complet.
dualite-lesson-align-done = Quatre cercles alignés : vous gagnez. Peu importe qui a tracé les trois autres.
dualite-lesson-enclose = Enfermer
dualite-lesson-enclose-task = L’autre façon de gagner : jouez une case dont tous les voisins sont noirs, et votre adversaire n’a plus où aller. Trouvez-la.
dualite-lesson-enclose-hint = Ne laissez aucun coup à votre adversaire : cherchez un coin entouré de noir.
dualite-lesson-enclose-done = Enfermé : votre adversaire ne peut pas jouer, et vous gagnez. Voilà tout le jeu.
dualite-lesson-duo = Le duo blanc
dualite-lesson-duo-task = c3 et c4 sont blancs, et votre adversaire vient de tracer d2 : une erreur. Trouvez la réponse après laquelle la colonne c vous revient, quoi qu’il arrive.
dualite-lesson-duo-hint = N’entrez pas vous-même dans la colonne c : le premier qui trace c1 ou c2 laisse l’autre case à son adversaire. Quelle case vide reste-t-il à côté de la colonne ?
dualite-lesson-duo-done = Votre adversaire ne peut plus que noircir d2, vous noircissez d1, et il ne reste que la colonne c : l’un de vous doit y jouer, et ce n’est pas vous.
dualite-lesson-no-duo = Éviter le duo
dualite-lesson-no-duo-task = À vous de jouer ; le dernier coup est c3. Jouez là où votre adversaire ne peut ni compléter la colonne c, ni tendre le piège que vous venez de voir.
dualite-lesson-no-duo-hint = Après c2, votre adversaire complète la colonne ; d2 tombe dans le piège. Choisissez une autre case.
dualite-lesson-no-duo-done = Un coup sûr. Deux cercles blancs dont la ligne compte deux cases vides méritent toujours un second regard.
dualite-lesson-trio = Le trio noir
dualite-lesson-trio-task = Votre adversaire a noirci c3 : la ligne 3 compte trois cercles noirs. Gagnez en deux coups.
dualite-lesson-trio-hint = Tracez le cercle qui manque à la ligne. Votre adversaire doit répondre à côté, mais pas dessus.
dualite-lesson-trio-done = Vous avez tracé le quatrième cercle, et vous le noircirez au prochain coup. Votre adversaire ne peut l’empêcher qu’en complétant un alignement aussitôt.
dualite-lesson-mirage = Un mirage
dualite-lesson-mirage-task = Trois cercles blancs dans la ligne du haut : on dirait une victoire. Mais a4 ne touche pas a2, le dernier coup. Un seul de vos coups ne perd pas aussitôt : trouvez-le.
dualite-lesson-mirage-hint = Depuis a3 ou b3, votre adversaire atteint a4, et un cercle dans la colonne b en fait trois là aussi. Quelle case reste-t-il ?
dualite-lesson-mirage-done = Trois cercles alignés ne valent rien tant que personne n’atteint la quatrième case. Regardez toujours ce que votre adversaire atteint depuis votre coup.

# Ce que dit son solveur.

dualite-table-building = Construction de la table de la grille 4×4, une fois pour toutes
dualite-over = Dans cette position, la partie est terminée.
dualite-unreachable = Aucune partie ne mène à cette position.
dualite-two-players = Seule la partie à deux joueurs peut être résolue.
dualite-verify-holds = Prouvé par les règles en { $size }×{ $size } : { $count } { $count ->
    [one] affirmation
   *[other] affirmations
}, { $positions } positions visitées. SHA-256 { $digest }

# Comment les coups s’écrivent, et ce que dit son plateau au terminal.

terminal-dualite = Ouvrez avec deux cercles qui ne se touchent pas, comme a1+c3 ; nommez ensuite une case voisine du dernier coup, comme d2. Les colonnes sont des lettres, les rangées des chiffres à partir du bas.

# Problèmes
dualite-puzzle-size-5 = Grand Dual

dualite-study-standing = le camp qui gagne au mieux des deux camps, d’après la table de la grille 4×4. Chaque changement de tête est une erreur.

# Ce qui est dit dans la première partie, tour après tour
dualite-coach-1 = Choisissez deux cases qui ne se touchent pas, ou répondez à côté du dernier cercle : vos choix sont marqués.
dualite-coach-2 = Regardez d’abord : pouvez-vous compléter quatre cercles d’une couleur ? Sinon, n’en laissez pas trois alignés à côté de votre coup.
dualite-coach-3 = Vous pouvez tracer un cercle ou en noircir un blanc. Noircir retire une case du jeu.
dualite-coach-4 = Avant de jouer, regardez où votre adversaire pourrait répondre : seulement juste à côté de votre coup.

# Sur papier.
dualite-print-pad-4 = Bloc, 4 × 4
dualite-print-pad-4-how = Imprimez-en autant que vous voulez. Dessinez sur la grille ; notez chaque coup sur sa ligne, l’ouverture par deux cases.
dualite-print-pad-5 = Bloc, 5 × 5 (Grand Dual)
dualite-print-pad-5-how = Imprimez-en autant que vous voulez. Dessinez sur la grille ; notez chaque coup sur sa ligne, l’ouverture par deux cases.
dualite-print-pad-6 = Bloc, 6 × 6
dualite-print-pad-6-how = Imprimez-en autant que vous voulez. Dessinez sur la grille ; notez chaque coup sur sa ligne, l’ouverture par deux cases.
dualite-print-pad-7 = Bloc, 7 × 7
dualite-print-pad-7-how = Imprimez-en autant que vous voulez. Dessinez sur la grille ; notez chaque coup sur sa ligne, l’ouverture par deux cases.
dualite-print-problems = Problèmes
dualite-print-problems-how = Deux positions à résoudre au crayon. Les solutions sont à l’envers au bas de la page.
dualite-print-problems-text = Le point marque le dernier coup. C’est à vous de jouer : trouvez le premier coup qui gagne par force, en autant de vos propres coups qu’il est indiqué. Les deux diagrammes des règles d’origine sont perdus ; ceux-ci ont été trouvés par ordinateur et ne sont pas de l’auteur.
dualite-print-problem = Problème { $number } : gagner en { $moves } coups
dualite-print-answer = Problème { $number } : { $key } est le seul premier coup gagnant.
dualite-print-players = Premier joueur · · · · · · · · · · · ·    Second joueur · · · · · · · · · · · ·
dualite-print-need = Il faut un crayon, et peut-être une gomme. Un cercle blanc se dessine comme un anneau ; pour le noircir, remplissez-le.
dualite-print-rules-goal = { $size ->
    [5] Grand Dual
   *[4] Dualité
 } se joue sur une grille de { $size } × { $size } cases, et les cercles n’appartiennent à aucun joueur. Complétez un alignement de quatre cercles blancs ou de quatre cercles noirs, en ligne, en colonne ou en diagonale, pour gagner.
dualite-print-rules-line-figure = Quatre cercles blancs alignés : le joueur qui a tracé le dernier a gagné. Dans les figures, un point marque le dernier coup.{ $size ->
    [4] { "" }
   *[5] { " " }Elles montrent une grille de 4 × 4.
 }
dualite-print-rules-opening = { $circles ->
    [1] Choisissez qui commence. Le premier joueur trace un seul cercle blanc, dans n’importe quelle case.
   *[2] Choisissez qui commence. Le premier joueur trace deux cercles blancs dans des cases qui ne se touchent pas, même par un coin. C’est un tour entier ; c’est ensuite à l’autre joueur.
 } Une case se nomme par sa colonne et sa ligne : a1 est en bas à gauche, { $size ->
    [5] e5
    [6] f6
    [7] g7
   *[4] d4
 } en haut à droite.
dualite-print-rules-turn-house = { $circles ->
    [1] Les règles d’origine ouvrent par deux cercles, comme le montrent les figures. Ici, il n’y en a qu’un, et la première réponse le touche.
   *[2] Les règles d’origine ne disent pas quel cercle la première réponse doit toucher. Ici, elle peut toucher l’un ou l’autre.
 }
dualite-print-rules-four-house = { $anchor ->
    [previous] Chacun joue à côté du coup précédent, qu’il soit d’un partenaire ou d’un adversaire. Vous pouvez aussi convenir que les deux partenaires jouent à côté du dernier coup adverse.
   *[opponents] Les deux partenaires jouent à côté du dernier coup adverse : le second peut donc noircir le cercle que le premier vient de dessiner. Au premier tour du partenaire de celui qui ouvre, l’adversaire n’a pas encore joué : on joue alors à côté de l’ouverture. Vous pouvez aussi convenir que chacun joue à côté du coup précédent.
 }
