# DuAlma. $disc est la lettre d’une couleur : b (noir) ou w (blanc).

dualma-name = DuAlma
dualma-tagline = Posez des disques des deux couleurs, empilez-les, et coiffez trois piles alignées.
dualma-card-goal = Coiffez trois piles alignées.
dualma-seat-0 = Noir
dualma-seat-1 = Blanc

# La page du jeu : pour qui, combien de temps, quel genre ; les options utiles à qui débute ; le jeu de chaque bot.
dualma-card-players = 2 joueurs
dualma-card-minutes = 15 à 25 minutes
dualma-card-thinking = stratégie, sans information cachée
dualma-card-options = { "" }
dualma-bot = { $level ->
    [0] Regarde un coup d’avance ; un coup sur vingt-cinq, il voit plus loin.
    [1] Regarde un coup d’avance ; un coup sur douze, il voit plus loin.
    [2] Regarde un coup d’avance ; un coup sur huit, il voit plus loin.
    [3] Regarde un coup d’avance ; un coup sur cinq, il voit plus loin.
    [4] Regarde un coup d’avance ; un coup sur quatre, il voit plus loin.
    [5] Regarde un coup d’avance ; trois coups sur dix, il voit plus loin.
    [6] Regarde un coup d’avance ; trois coups sur huit, il voit plus loin.
    [7] Regarde un coup d’avance ; deux coups sur cinq, il voit plus loin.
    [8] Voit plus loin qu’un coup une fois sur deux.
    [9] Voit plus loin qu’un coup plus d’une fois sur deux.
    [10] Voit quelques coups d’avance, avec un faux pas trois coups sur huit.
    [11] Voit quelques coups d’avance, avec un faux pas un coup sur quatre.
    [12] Voit quelques coups d’avance, avec un faux pas un coup sur six.
    [13] Voit quelques coups d’avance, avec un faux pas un coup sur dix.
    [14] Voit quelques coups d’avance, et fait rarement un faux pas.
    [15] Entraîné sur ses propres parties ; répond au premier coup d’œil.
    [16] Entraîné sur ses propres parties ; regarde jusqu’à 225 positions par coup.
    [17] Entraîné sur ses propres parties ; regarde jusqu’à 345 positions par coup.
    [18] Entraîné sur ses propres parties ; regarde jusqu’à 480 positions par coup.
    [19] Entraîné sur ses propres parties ; regarde jusqu’à 800 positions par coup.
    [20] Entraîné sur ses propres parties ; regarde jusqu’à 1 750 positions par coup.
    [21] Entraîné sur ses propres parties ; regarde jusqu’à 5 000 positions par coup.
    [22] Entraîné sur ses propres parties ; regarde jusqu’à 16 000 positions par coup.
    [23] Entraîné sur ses propres parties ; regarde jusqu’à 41 000 positions par coup.
    [24] Entraîné sur ses propres parties ; regarde jusqu’à 107 000 positions par coup.
    [25] Entraîné sur ses propres parties ; regarde jusqu’à 272 000 positions par coup.
   *[other] Entraîné sur ses propres parties, et réfléchit le plus longtemps de tous.
}

dualma-option-stuck = Un joueur qui ne peut pas bouger
dualma-option-stuck-pass = passe
dualma-option-stuck-loses = perd
dualma-option-repetition = La même position pour la troisième fois
dualma-option-repetition-draw = est une partie nulle
dualma-option-repetition-free = ne change rien
dualma-option-limit = Coups avant la partie nulle, sans compter la pose

dualma-off-board = { $hex } n’est pas sur le plateau : ses rangées vont de a à i, ses numéros de 1 à 9.
dualma-place-first = On pose encore les disques : posez { $disc ->
    [b] un disque noir
   *[w] un disque blanc
  }, comme { $disc }@c3.
dualma-all-placed = Tous les disques sont posés : déplacez un des vôtres, comme e4-e5.
dualma-wrong-disc = { $disc ->
    [b] Le disque noir d’un tour vient d’abord : posez-le, puis le blanc.
   *[w] Le disque noir est posé : posez maintenant le blanc.
  }
dualma-centre = Le centre, e5, reste vide tant que tous les disques ne sont pas posés.
dualma-occupied = Il y a déjà un disque en { $hex }. Posez le vôtre sur un hexagone vide.
dualma-nothing-there = Il n’y a pas de disque en { $hex }. Choisissez un des vôtres.
dualma-not-yours = Le disque en { $hex } n’est pas à vous : vous déplacez les disques { $disc ->
    [b] noirs
   *[w] blancs
  }.
dualma-covered = Votre disque en { $hex } est sous un autre : seul le disque du dessus d’une pile se déplace.
dualma-no-way = Le disque en { $hex } ne peut aller nulle part : { $height ->
    [1] chaque hexagone voisin
   *[2] chaque hexagone à deux pas en ligne droite
  } porte une pile de deux.
dualma-stays = Un disque qui se déplace quitte son hexagone : celui en { $hex } va { $height ->
    [1] sur un hexagone voisin
   *[2] à deux pas exactement, en ligne droite
  }, comme { $end }.
dualma-wrong-distance = { $height ->
    [1] Un disque seul se déplace d’un pas exactement, en ligne droite : { $end } ne touche pas { $start }.
   *[2] Un disque sur une pile de deux se déplace de deux pas exactement, en ligne droite : { $end } n’est pas à cette distance de { $start }.
  }
dualma-too-high = Il y a déjà une pile de deux en { $hex }. Choisissez un hexagone vide ou un disque seul.
dualma-single-bounce = Le disque en { $hex } est seul : seul le disque du dessus d’une pile de deux peut rebondir.
dualma-nothing-to-bounce-off = { $hex } est vide : pour rebondir, il faut atterrir sur un disque seul.
dualma-bounce-too-far = { $end } ne touche pas { $landing } : un rebond va un pas plus loin que le disque touché.
dualma-bounce-onto-disc = Il y a un disque en { $hex } : un rebond doit finir sur un hexagone vide.
dualma-may-not-pass = Vous pouvez encore jouer : vous ne pouvez pas passer. Un coup s’écrit par exemple e4-e5.

dualma-bad-move = « { $text } » n’est pas un coup : écrivez b@c3 pour poser, e4-e5 pour déplacer, e4-e6-f6 pour rebondir.
dualma-bad-board = Écrivez neuf rangées à partir du haut, avec « / » entre elles : « . » vide, « b » ou « w » un disque seul, « Bw » une pile, noir sur blanc.
dualma-bad-board-row = La rangée { $row } a { $width } hexagones, et non { $count }.
dualma-position-too-long = La position est suivie d’un texte en trop : « { $text } ». Supprimez-le.
dualma-too-many-discs = Il y a { $count } disques { $disc ->
    [b] noirs
   *[w] blancs
  } : chaque couleur en a { $discs }.
dualma-uneven-discs = { $black } disques noirs et { $white } blancs, c’est impossible : chaque tour pose un noir, puis un blanc.
dualma-centre-taken = Le centre, e5, est vide tant que tous les disques ne sont pas posés et qu’aucun n’y est allé.
dualma-stack-too-early = Il ne peut pas y avoir de pile avant que tous les disques soient posés.
dualma-wrong-placings = Les poses à la fin doivent être celles du dernier tour, les disques là où ils ont été posés, sans qu’aucun ait bougé depuis.
dualma-mover-missing = Écrivez qui joue après le plateau : b ou w.
dualma-beyond-limit = { $moved } coups dépassent la limite de { $limit }.
dualma-wrong-mover = Après { $moved } coups, c’est à { $disc ->
    [b] Noir
   *[w] Blanc
  } de jouer.
dualma-too-many-stacks = { $stacks } piles ne se font pas en { $moved } coups.
dualma-too-much-past = Les passes ou les positions d’avant ne correspondent pas à { $moved } coups.
dualma-row-too-early = { $disc ->
    [b] Noir
   *[w] Blanc
  } a déjà un alignement : la partie était finie avant ce coup.

dualma-told-placed = { $player } pose un disque { $disc ->
    [b] noir
   *[w] blanc
  } en { $hex }.
dualma-told-moved = { $player } déplace un disque de { $start } en { $end }.
dualma-told-stacked = { $player } empile le disque de { $start } sur { $end }.
dualma-told-bounced = { $player } déplace un disque de { $start } sur { $landing } et rebondit en { $end }.
dualma-told-passed = { $player } ne peut pas jouer et passe.

dualma-row = Trois piles alignées.
dualma-repetition = La même position pour la troisième fois.
dualma-limit = Limite de coups, sans alignement.
dualma-both-stuck = Aucun des deux joueurs ne peut jouer.
dualma-stuck = Plus aucun coup.

# Les pages de DuAlma : son plateau, ses règles avec nos mots, sa leçon.

dualma-board = Plateau hexagonal de 61 hexagones
dualma-hex = { $hex } : { $stack ->
    [b] disque noir
    [w] disque blanc
    [bb] pile de deux, noir sur noir
    [ww] pile de deux, blanc sur blanc
    [wb] pile de deux, noir sur blanc
    [bw] pile de deux, blanc sur noir
   *[none] vide
}{ $last ->
    [yes] , dernier coup
   *[no] {""}
}{ $row ->
    [yes] , dans l’alignement gagnant
   *[no] {""}
}{ $choice ->
    [place-black] , vous pouvez poser un disque noir
    [place-white] , vous pouvez poser un disque blanc
    [pick] , vous pouvez le déplacer
    [picked] , pris en main
    [move] , vous pouvez aller ici
    [stack] , vous pouvez empiler ici
    [land] , vous pouvez atterrir ici, pour empiler ou rebondir
    [stay] , choisissez encore pour empiler ici
    [bounce] , vous pouvez rebondir ici
   *[no] {""}
}
dualma-left = { $disc ->
    [b] { $left } disques noirs à poser
   *[w] { $left } disques blancs à poser
}
dualma-advice-place = { $disc ->
    [b] Posez un disque noir, puis un blanc.
   *[w] Puis un disque blanc, fin du tour.
}
dualma-advice-pick = Touchez ou glissez un de vos disques.
dualma-advice-land = { $height ->
    [1] Un pas : hexagone libre ou disque seul.
   *[2] Deux pas en ligne droite, par-dessus tout.{ $bounces ->
        [yes] { " " }En tirets : rebond possible.
       *[no] { "" }
    }
}
dualma-advice-bounce = { $hex } encore pour empiler, ou rebondissez à côté.
dualma-advice-pass = Vous ne pouvez pas jouer.
dualma-pass = Passer
dualma-take-back = Retirer le disque noir
dualma-drop = Le reposer

dualma-rules-goal-title = But du jeu
dualma-rules-goal = Alignez trois piles de deux disques, toutes les trois coiffées de votre couleur. Les disques du dessous ne comptent pas.
dualma-rules-row-figure = Noir a trois piles alignées et a gagné.
dualma-rules-board-title = Matériel
dualma-rules-board = Le plateau compte 61 hexagones, cinq par côté. Noir a onze disques noirs, Blanc onze disques blancs. Le plateau est vide au départ. Un hexagone se nomme par la lettre de sa rangée, de a en bas à i en haut, et par un numéro : le centre est e5.
dualma-rules-placing-title = Phase 1 : la pose
dualma-rules-placing = On joue chacun son tour, Noir d’abord. À chaque tour, vous posez un disque de chaque couleur, le vôtre et celui de l’adversaire, sur deux hexagones vides. Le centre reste vide pendant toute cette phase. Noir joue le premier et le dernier des onze tours.
dualma-rules-placing-house = À chaque tour, le disque noir se pose en premier ; cet ordre ne décide de rien.
dualma-rules-placed-figure = Un premier tour. Noir a posé un disque noir en e4, à côté du centre, et le blanc tout au bord, en a1.
dualma-rules-stacks-title = Les piles
dualma-rules-stacks = Un disque seul est une pile de hauteur 1, deux disques sont une pile de hauteur 2, et aucune pile n’est plus haute. Seul le disque du dessus est actif : lui seul bouge et compte. Un disque couvert redevient actif dès que celui du dessus s’en va.
dualma-rules-moving-title = Phase 2 : les déplacements
dualma-rules-moving = Blanc commence. À votre tour, déplacez un de vos disques actifs en ligne droite, d’autant d’hexagones que sa pile est haute : un pour un disque seul, deux pour le dessus d’une pile de deux, quoi qu’il y ait entre. Finissez sur un hexagone vide, ou sur un disque seul de l’une ou l’autre couleur. Un disque ne peut pas sortir du plateau. Le centre est désormais un hexagone comme un autre.
dualma-rules-single-figure = Le disque blanc en e5 est seul : il avance d’un hexagone. Il peut monter sur le disque noir en f5 ou sur le blanc en d4, mais pas sur la pile en e6.
dualma-rules-double-figure = Le disque blanc en e5 est sur un autre : il avance de deux hexagones exactement. Il saute par-dessus e6 et peut monter sur e7, et de là rebondir.
dualma-rules-bounce-title = Le rebond
dualma-rules-bounce = Quand le disque du dessus d’une pile de deux atterrit sur un disque seul, vous pouvez l’y laisser, ou le faire rebondir une fois vers un hexagone vide voisin.
dualma-rules-bounce-figure = Blanc va de e4 en e6. Le disque peut rester sur le disque noir, ou rebondir vers un voisin vide de e6, même sur l’hexagone qu’il a sauté.
dualma-rules-winning-title = Fin de partie
dualma-rules-winning = Complétez un alignement d’au moins trois piles de deux coiffées de votre couleur pour gagner aussitôt. Deux alignements complétés ensemble font une seule victoire.
dualma-rules-rows-figure = Le dernier disque de Blanc a complété deux alignements à la fois : une victoire.
dualma-rules-draws-title = Parties nulles
dualma-rules-draws-house = Le livret ne prévoit pas de partie nulle. Ici, la partie est nulle à la troisième apparition d’une même position, et après 300 coups. Un joueur sans coup possible passe ; deux passes de suite font une partie nulle. Des options changent ces trois règles.
dualma-rules-advice-title = Conseils
dualma-rules-advice = Deux piles coiffées de votre couleur et un disque seul à la troisième place sont une menace, si l’un de vos disques peut l’atteindre. Faites deux menaces à la fois, ou couvrez le disque seul dont l’adversaire a besoin.
dualma-rules-threat-figure = Noir menace de gagner. e4 et e5 sont des piles noires, e6 est un disque seul, et le disque noir en d5 peut y monter. Blanc ne peut répondre qu’en déplaçant son disque en e6.

dualma-lesson-goal = Le but
dualma-lesson-goal-task = Trois piles alignées, coiffées de votre couleur, gagnent. Ici Blanc a gagné : l’alignement en surbrillance a trois piles, chacune avec un disque blanc au sommet.
dualma-lesson-place = Poser
dualma-lesson-place-task = Vous êtes Noir. À chaque tour, vous posez deux disques, un noir puis un blanc. Posez le disque noir sur un hexagone vide, sauf le centre.
dualma-lesson-place-hint = Choisissez un hexagone vide ; le centre doit rester vide pour l’instant.
dualma-lesson-place-done = Posé. Le disque blanc vient ensuite : mettez-le là où il sert peu à Blanc.
dualma-lesson-move = Déplacer
dualma-lesson-move-task = Tous les disques sont sur le plateau et vous êtes Blanc. Choisissez le disque blanc en surbrillance, puis sa destination. Un disque seul avance d’exactement un hexagone.
dualma-lesson-move-hint = Déplacez le disque en surbrillance vers l’un de ses six voisins.
dualma-lesson-move-done = Un pas, dans n’importe quelle direction. Le centre est maintenant un hexagone comme les autres.
dualma-lesson-stack = Empiler
dualma-lesson-stack-task = Montez, maintenant : déplacez un disque blanc sur un disque seul voisin, de l’une ou l’autre couleur.
dualma-lesson-stack-hint = Choisissez le disque en surbrillance et montez sur un disque seul à côté, pas sur un hexagone vide.
dualma-lesson-stack-done = Une pile de deux, coiffée de votre disque. Celui du dessous ne peut pas bouger avant que le vôtre s’en aille.
dualma-lesson-bounce = Rebondir
dualma-lesson-bounce-task = Votre disque blanc en surbrillance est sur une pile de deux : il avance donc d’exactement deux. Posez-le sur le disque noir en surbrillance, et de là rebondissez vers un hexagone vide à côté.
dualma-lesson-bounce-hint = Choisissez votre disque en surbrillance, puis le noir en surbrillance, puis un hexagone vide à côté de celui-ci.
dualma-lesson-bounce-done = Rebond : le disque où vous êtes tombé n’a été que touché. Vous auriez aussi pu rester dessus.
dualma-lesson-win = Gagner
dualma-lesson-win-task = Les deux piles en surbrillance portent un disque blanc au sommet. Complétez l’alignement de trois.
dualma-lesson-win-hint = Quel disque seul occupe le bout de l’alignement, et lequel des vôtres peut monter dessus ?
dualma-lesson-win-done = Trois piles alignées, coiffées de votre couleur : vous gagnez.
dualma-lesson-stop = Parer une menace
dualma-lesson-stop-task = Vous êtes Blanc. Noir a deux piles alignées, et le disque noir de d5 peut monter sur votre disque seul en surbrillance : trois de suite. Empêchez-le.
dualma-lesson-stop-hint = Noir a besoin de votre disque seul au bout de l’alignement. Retirez-le, ou couvrez le disque noir qui veut y monter.
dualma-lesson-stop-done = Menace parée. Deux piles d’une même couleur avec un disque seul au bout sont une menace : cherchez-les avant chaque coup.
dualma-lesson-double = Trop tard pour se défendre
dualma-lesson-double-task = Vous êtes Noir et gagnez en deux coups. Formez une pile après laquelle vous menacez un alignement que Blanc ne peut pas empêcher.
dualma-lesson-double-hint = La pile de b6 est déjà à vous. Quel disque seul voisin peut devenir une pile, aligné avec un disque qu’une autre pile peut atteindre ?
dualma-lesson-double-done = Le disque de d8 menace maintenant de sauter de deux hexagones sur d6. Aucun disque blanc n’est assez près pour l’empêcher.
dualma-lesson-ladder = L’escalier commence
dualma-lesson-ladder-task = Vous êtes Noir. De menace en menace, vous ne laissez aucun choix à Blanc. Faites la première : une deuxième pile dans l’alignement en surbrillance.
dualma-lesson-ladder-hint = Montez de d3 sur d4.
dualma-lesson-ladder-done = Vous menaciez de monter sur e4 depuis f5. Blanc n’avait qu’une réponse : couvrir le disque de f5.
dualma-lesson-ladder-on = La menace suivante
dualma-lesson-ladder-on-task = Il manque encore à l’alignement sa troisième pile, en e4. Menacez-la de nouveau, cette fois à deux hexagones de distance.
dualma-lesson-ladder-on-hint = Le disque de d5 est libre à présent. Montez avec lui sur un disque blanc d’où e4 est à deux hexagones exactement, en ligne droite.
dualma-lesson-ladder-on-done = Depuis e6, votre disque menace de sauter sur e4. Blanc n’a plus de réponse.
dualma-lesson-ladder-end = La dernière marche
dualma-lesson-ladder-end-task = Blanc a joué ailleurs. Complétez l’alignement.
dualma-lesson-ladder-end-hint = Sautez de deux hexagones, de votre pile de e6 sur e4.
dualma-lesson-ladder-end-done = C’était un escalier : chaque menace force une réponse, jusqu’à celle qui n’en a pas. Avant de commencer, comptez si vos menaces suffisent.

# Analyse et problèmes : on compte ses propres coups, et les camps sont des couleurs.

dualma-review-horizon = Les gains en trois coups au plus sont sûrs ; au-delà, ils sont estimés.
dualma-puzzle-side = { $side ->
    [opener] Vous êtes Noir.
   *[replier] Vous êtes Blanc.
}

# Comment les coups s’écrivent, et ce que dit son plateau au terminal.

terminal-dualma = Deux disques par tour pendant la pose : b@c3, puis w@d4. Ensuite, déplacez un des vôtres : e4-e5, depuis une pile e4-e6, en rebondissant e4-e6-f6. Au clavier : un disque, son atterrissage et, s’il peut rebondir, encore l’atterrissage ou l’hexagone du rebond.
    ● est un disque noir, ○ un blanc, ●○ une pile : noir sur blanc.
    Vous êtes en [ ] ; + montre où continuer, < > le disque en main et son
    atterrissage, ( ) le départ et l’arrivée du dernier coup, = = l’alignement gagnant.

dualma-study-standing = le camp que préfère, d’au moins un quart de point de log-cote, l’évaluation des positions calmes par les bots ; aucun camp pendant la pose des disques.
dualma-study-sides = Noir pose le premier et le dernier, six fois contre cinq pour Blanc ; Blanc se déplace le premier.
dualma-study-lengths = Chaque disque posé est un coup, 22 en tout. La limite de durée compte les coups qui suivent : avec 300, une partie a 322 coups au plus.

# Ce qui est dit dans la première partie, tour après tour
dualma-coach-1 = Posez un disque noir, puis un blanc : mettez les vôtres où ils pourront monter, et les autres au bord.
dualma-coach-2 = Des disques voisins peuvent monter les uns sur les autres : trois piles alignées, coiffées de votre couleur, gagnent.
dualma-coach-3 = Quand tous les disques sont posés, un disque seul avance d’un hexagone, le sommet d’une pile de deux avance de deux.
dualma-coach-4 = Surveillez les piles adverses : deux piles alignées avec un disque seul sont une menace. Posez-vous sur ce disque pour bloquer l’alignement.
dualma-coach-own = Ce disque est le vôtre : posez-le près d’autres à vous, pour que l’un puisse monter sur l’autre. Il reste { $left } disques à poser, celui-ci compris.
dualma-coach-other = Ce disque est celui de votre adversaire : posez-le au bord, loin du centre du plateau.

# Sur papier.
dualma-print-board = Plateau
dualma-print-board-how = Pour les petits disques, ou des pièces d’un centime.
dualma-print-discs = Petits disques
dualma-print-discs-how = Onze de chaque couleur : à découper et à coller sur du carton ou des pièces de monnaie, ou à imprimer sur du papier autocollant.
dualma-print-large-board = Grand plateau
dualma-print-large-board-how = Découpez les deux moitiés et collez celle de droite sur la languette de celle de gauche.
dualma-print-large-discs = Grands disques
dualma-print-large-discs-how = Pour le grand plateau : de même, pour des pièces d’environ 24 mm.
dualma-print-glue = coller ici
dualma-print-need = Un plateau et ses 22 disques suffisent. Les disques s’empilent par deux : il vaut mieux qu’ils aient environ 2 mm d’épaisseur.
dualma-print-rules-board = Le plateau compte 61 hexagones, cinq par côté. Choisissez qui est Noir : il a les onze disques noirs, et Blanc les onze blancs. Le plateau est vide au départ. Un hexagone se nomme par la lettre de sa rangée, de a en bas à i en haut, et par un numéro : le centre est e5.
dualma-print-rules-draws-house = Les règles d’origine ne parlent pas de parties nulles. Chez nous, la partie est nulle{ $repetition ->
    [free] { "" }
   *[draw] { " " }quand une même position se présente pour la troisième fois, et
 } après { $limit } coups. Un joueur sans coup possible { $stuck ->
    [loses] perd.
   *[pass] passe ; deux passes de suite font une partie nulle.
 }
