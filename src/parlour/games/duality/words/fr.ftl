# Duality. Les cases s’écrivent 4, 4L1, 4R2 : la rangée depuis le côté de Noir, et la distance à gauche (L) ou à droite (R) de la colonne distribuée.

duality-name = Duality
duality-tagline = Deux couleurs, un plateau de cartes : soyez le premier à relier les deux bords.
duality-card-goal = Menez votre couleur à travers les cartes.
duality-seat-0 = Noir
duality-seat-1 = Blanc
duality-colour-black = noir
duality-colour-white = blanc

# La page du jeu : pour qui, combien de temps, quel genre ; les options utiles à qui débute ; le jeu de chaque bot.
duality-card-players = 2 joueurs
duality-card-minutes = 10 à 15 minutes
duality-card-thinking = bâtir des chemins, mains cachées
duality-card-options = rows hands
duality-bot = { $level ->
    [1] Joue les cartes comme elles viennent, mais saisit une victoire offerte.
    [2] Sait où mener son chemin, environ un tour sur trois.
    [3] Allonge son chemin, raccourcit le vôtre, et ne le complète pas à votre place.
    [4] Tient compte des cartes que vous avez peut-être en main.
   *[other] Pèse des milliers de mains que vous pourriez avoir.
}

duality-option-rows = Rangées entre les joueurs
duality-option-rows-3 = 3 rangées
duality-option-rows-4 = 4 rangées
duality-option-rows-5 = 5 rangées
duality-option-rows-6 = 6 rangées
duality-option-rows-7 = 7 rangées
duality-option-join = Les bouts d’une même couleur sur une carte
duality-option-join-joined = sont tous reliés
duality-option-join-crossing = sont reliés là où les lignes se croisent
duality-option-join-wires = ne sont reliés que par une même ligne
duality-option-completes = Un chemin complet gagne
duality-option-completes-either = quel que soit le joueur qui le termine
duality-option-completes-mover = seulement pour le joueur qui le termine
duality-option-hands = Les mains sont
duality-option-hands-hidden = cachées
duality-option-hands-open = ouvertes
duality-option-limit = Partie nulle après ce nombre de tours
duality-option-deck = Le paquet : « full », ou une carte par ligne

duality-bad-card = Ligne { $line } du paquet : « { $card } » n’est pas une carte. Écrivez six lettres dans le sens des aiguilles d’une montre à partir du fond à gauche, b c d pour les lignes noires et w x y pour les blanches.
duality-bad-line = Ligne { $line } du paquet : dans « { $card } », la ligne « { $letter } » a { $count ->
    [one] { $count } bout
   *[other] { $count } bouts
  }, et une ligne en a deux.
duality-deck-too-large = Ce paquet a { $count } cartes ; le maximum est { $most }.
duality-deck-too-small = Ce paquet a { $count } { $count ->
    [one] carte
   *[other] cartes
  } ; pour { $rows } rangées et deux mains, il en faut { $needed }.
duality-deck-always-complete = Avec ce paquet et { $rows } rangées, un chemin est complet dès la distribution.

duality-not-in-hand = La carte { $card } n’est pas dans votre main. Choisissez une de vos cartes.
duality-same-turned = La carte { $card } est identique dans les deux sens : écrivez-la sans t.
duality-must-play = On ne passe que si l’on ne peut pas jouer. Vous pouvez jouer { $move }, par exemple.
duality-nothing-there = Il n’y a pas de carte à remplacer en { $cell }. Pour y poser une nouvelle carte, écrivez @ au lieu de x.
duality-off-path = En { $cell }, la carte { $card } dans ce sens ne relierait pas le { NAMED("duality-colour", $colour) } à un chemin { NAMED("duality-colour", $colour) } venant de votre bord. Pivotez la carte, ou choisissez un autre emplacement.
duality-too-few = En { $cell }, la carte { $card } dans ce sens fait { $count } { $count ->
    [one] connexion
   *[other] connexions
  } ; la carte en place en fait { $needed } : la vôtre doit en faire au moins autant.
duality-off-table = { $cell } n’est pas entre les joueurs : les rangées vont de 1 à { $rows }.
duality-occupied = Il y a une carte en { $cell } : remplacez-la, avec x au lieu de @.
duality-none-facing = La carte { $card } dans ce sens n’a pas de ligne { NAMED("duality-colour-feminine", $colour) } tournée vers vous en { $cell }, et ne prolonge aucun chemin { NAMED("duality-colour", $colour) }. Pivotez la carte, ou choisissez un autre emplacement.
duality-continues-nothing = En { $cell }, la carte { $card } dans ce sens ne prolonge aucun chemin { NAMED("duality-colour", $colour) } venant de votre bord. Pivotez la carte, ou choisissez un autre emplacement.

duality-bad-move = « { $text } » n’est pas un coup. Écrivez 27x4 pour remplacer la carte en 4 par la carte 27, 27t@4L1 pour la poser pivotée sur un emplacement vide, ou pass.
duality-bad-cell = « { $text } » n’est pas un emplacement : écrivez une rangée et la distance à gauche (L) ou à droite (R) de la colonne distribuée, comme 4, 4L1 ou 4R2.
duality-bad-deal = Une donne, c’est { $rows } cartes, deux mains de trois, la pioche et une couleur, avec « / » entre elles.
duality-bad-toss = Le tirage au sort donne black (noir) ou white (blanc), pas « { $toss } ».
duality-bad-deal-card = « { $card } » ne peut pas être distribuée : chaque carte de 1 à { $count } vient une fois.
duality-bad-deal-turn = « { $card } » ne peut pas être pivotée : seules les cartes disposées entre les joueurs peuvent l’être, et seulement si cela change quelque chose.
duality-deal-too-short = Cette donne a { $dealt } cartes, et le paquet en a { $count }.
duality-deal-complete = Cette donne a un chemin complet avant le premier coup : on redistribuerait.

duality-told-replaced = { $player } remplace la carte { $taken } en { $cell } par la carte { $card }.
duality-told-new = { $player } joue la carte { $card } en { $cell }.
duality-told-pass = { $player } ne peut pas jouer, montre sa main et passe.

duality-path = Un chemin complet d’un bord à l’autre.
duality-path-given = Chemin complet d’un bord à l’autre, terminé par l’adversaire.
duality-both-pass = Aucun des deux joueurs ne peut jouer.
duality-repetition = La même position pour la troisième fois.
duality-limit = Dernier tour sans chemin complet.

duality-study-starter = score du premier joueur
duality-study-shorter = score du premier joueur, s’il a le chemin le plus court
duality-study-passes = passes par partie

# Les pages de Duality : son plateau, ses règles avec nos mots, sa leçon.

duality-side = { $side ->
    [black] Noir
   *[white] Blanc
}{ $you ->
    [yes] {" "}(vous)
   *[no] {""}
}
duality-board = Plateau : { $rows } rangées, { $columns } { $columns ->
    [one] colonne
   *[other] colonnes
}
duality-cell = { $cell } : carte { $card }, { $connections } { $connections ->
    [one] connexion
   *[other] connexions
}{ $path ->
    [black] , sur le chemin de Noir
    [white] , sur le chemin de Blanc
    [both] , sur les deux chemins
   *[none] {""}
}{ $last ->
    [yes] , dernier coup
   *[no] {""}
}{ $choice ->
    [yes] , vous pouvez la remplacer
   *[no] {""}
}
duality-cell-empty = { $cell } : vide{ $last ->
    [yes] , dernier coup
   *[no] {""}
}{ $choice ->
    [yes] , vous pouvez y poser votre carte
   *[no] {""}
}
duality-to-go = { $rows ->
    [0] arrivé
    [one] encore { $rows } rangée
   *[other] encore { $rows } rangées
}
duality-progress = { $colour } : { $rows ->
    [0] arrivé
    [one] encore { $rows } rangée
   *[other] encore { $rows } rangées
}{ $open ->
    [none] {""}
   *[other] {" "}· peut continuer en { $places }
}
duality-cards = Cartes
duality-whole-table = Montrer tout le plateau
duality-ask-pick = Choisissez une carte de votre main.
duality-ask-place = Choisissez un emplacement.
duality-ask-play = Choisissez encore l’emplacement, ou appuyez sur Jouer.
duality-ask-pass = Vous ne pouvez pas jouer : passez.
duality-hand-of = { $colour } : chemin de { $length }
duality-known-card = Carte { $card }, connue de tous
duality-hidden-card = Une carte cachée
duality-hand-card = Carte { $card }{ $known ->
    [yes] , connue de tous
   *[no] {""}
}{ $picked ->
    [yes] , choisie ; appuyez encore pour la faire pivoter
   *[no] {""}
}
duality-own-hand = Votre main ; vous êtes { $side ->
    [black] Noir
   *[white] Blanc
}
duality-other-hand = { $side ->
    [black] Main de Noir
   *[white] Main de Blanc
}
duality-pile = { $count } { $count ->
    [one] carte
   *[other] cartes
} à piocher
duality-show-counts = Connexions
duality-zoom-in = Plus grand
duality-zoom-out = Plus petit
duality-turn = { $keys ->
    [yes] Pivoter (R)
   *[no] Pivoter
}
duality-lay = Jouer
duality-pass = Passer
duality-pick-a-card = Choisissez une carte de votre main. { $keys ->
    [yes] Cliquez encore, appuyez sur R ou utilisez la molette pour la faire pivoter.
   *[no] Touchez-la encore pour la faire pivoter.
}
duality-pick-a-place = { $places ->
    [0] Dans ce sens : aucun emplacement possible.
    [one] Dans ce sens : { $places } emplacement possible.
   *[other] Dans ce sens : { $places } emplacements possibles.
} { $other ->
    [0] {""}
    [one] Dans l’autre : { $other }.
   *[other] Dans l’autre : { $other }.
}
duality-place-again = Choisissez encore l’emplacement pour y jouer.
duality-place-not = Dans ce sens, la carte ne peut pas aller là.
duality-must-pass-now = Vous ne pouvez pas jouer : votre main sera montrée, et vous passez.
duality-count = La carte { $card } en { $cell } fait { $connections } { $connections ->
    [one] connexion.
   *[other] connexions.
}
duality-path-of = { $side ->
    [black] Elle est sur le chemin de Noir.
    [white] Elle est sur le chemin de Blanc.
   *[both] Elle est sur les deux chemins.
}
duality-preview = { $count } { $count ->
    [one] connexion
   *[other] connexions
}{ $needed ->
    [-1] .
   *[other] {" "}(la carte en place : { $needed }).
} Rangées restantes : vous { $own-change ->
    [same] { $own }
   *[other] { $own-before } → { $own }
}, adversaire { $rival-change ->
    [same] { $rival }
   *[other] { $rival-before } → { $rival }
}.{ $done ->
    [own] {" "}Elle complète votre chemin : vous gagnez !
    [rival] {" "}Elle complète le chemin adverse : vous perdez !
   *[none] {""}
}

duality-rules-goal-title = But du jeu
duality-rules-goal = Soyez le premier à relier votre bord de la table au bord adverse par un chemin continu de votre couleur. Noir est assis sous la rangée 1, Blanc au-dessus de la dernière. Un bord comprend toutes les colonnes.
duality-rules-won-figure = Noir a gagné, dans une partie à quatre rangées : un même chemin noir va du bas jusqu’en haut. La carte 32 l’a complété.
duality-rules-card-title = Une carte
duality-rules-card =
    Il y a 54 cartes, toutes différentes. Chacune porte des lignes des deux couleurs : deux noires et une blanche, ou deux blanches et une noire.
    - Une arête tournée vers un joueur a deux extrémités de ligne ; chaque côté en a une.
    - Sur une carte, toutes les lignes d’une même couleur sont reliées, même sans se croiser.
    - Une ligne noire et une blanche qui se croisent ne sont pas reliées.
    - Un demi-tour échange haut et bas, gauche et droite. C’est la seule façon de pivoter une carte.
duality-rules-card-house = Le livret ne dit pas si deux lignes d’une couleur sur une carte sont reliées. Nous jouons qu’elles le sont ; des options offrent les autres lectures. Les figures d’origine sont perdues : les 54 cartes sont notre reconstitution.
duality-rules-setup-title = Mise en place
duality-rules-setup =
    1. Disposez sept cartes face visible en colonne entre les joueurs, chacune orientée au hasard. La rangée 1 est devant Noir, la rangée 7 devant Blanc.
    2. Distribuez trois cartes à chacun. Les 41 autres forment la pioche.
    3. Comptez le chemin de chaque joueur : les cartes qu’on atteint en suivant sa couleur depuis son bord. Le chemin le plus court commence ; à égalité, on tire au sort.
duality-rules-setup-house = Les mains sont secrètes, et l’on redistribue si un chemin est déjà complet. Un chemin peut ne compter aucune carte : aucune ligne de cette couleur ne fait alors face au joueur.
duality-rules-example-figure = L’exemple du livret. Le chemin de Noir compte une carte : il s’arrête sur la carte de la rangée 1. Celui de Blanc en compte deux. Noir commence.
duality-rules-connections-title = Les connexions
duality-rules-connections = Une connexion est une extrémité de ligne, de l’une ou l’autre couleur, qui rencontre sa propre couleur sur la carte voisine, ou qui fait face à un joueur au bord de la table. Des extrémités différentes peuvent se toucher ; elles ne comptent pas.
duality-rules-turn-title = Tour de jeu
duality-rules-turn = Remplacez une carte de la table, ou jouez-en une nouvelle. Vous pouvez pivoter la carte d’un demi-tour avant de la poser. Elle doit toujours commencer ou prolonger un chemin de votre couleur depuis votre bord. On ne pivote jamais une carte déjà posée.
duality-rules-replace-title = A : remplacer une carte
duality-rules-replace =
    Échangez une carte de la table contre une carte de votre main, à deux conditions :
    - Votre carte est sur un chemin de votre couleur depuis votre bord.
    - Elle fait au moins autant de connexions, de l’une ou l’autre couleur, que celle qu’elle remplace.
    Votre chemin n’a pas à s’allonger, et les cartes voisines peuvent perdre des connexions. La carte remplacée va dans votre main, connue des deux joueurs jusqu’à ce qu’elle soit rejouée. Vous ne piochez pas.
duality-rules-replaced-figure = Un premier tour. Noir remplace la carte de la rangée 1 par la carte 51, pivotée. Comptez ses connexions : deux extrémités font face à Noir en bas, et une extrémité noire rencontre la carte de la rangée 2. Cela fait trois, autant qu’avant : le coup est permis. Le chemin de Noir compte maintenant deux cartes.
duality-rules-refused = Refusé dans la même position : la carte 42 sans la pivoter. Aucune de ses lignes noires ne fait face à Noir ; elle ne serait sur aucun chemin noir.
duality-rules-new-title = B : jouer une nouvelle carte
duality-rules-new =
    Posez-la sur un emplacement vide entre les deux bords :
    - dans n’importe quelle colonne, où elle prolonge un chemin de votre couleur depuis votre bord ; ou
    - dans votre propre rangée, juste au-delà de la carte la plus à gauche ou la plus à droite, avec une ligne de votre couleur face à vous. Un nouveau chemin commence ainsi.
    Piochez ensuite une carte. Quand la pioche est vide, on continue avec ses cartes.
duality-rules-started-figure = Noir a commencé une nouvelle colonne à droite avec la carte 2. Blanc a répondu par la carte 48 à gauche de la rangée 6, où elle prolonge son chemin.
duality-rules-end-title = Fin de partie
duality-rules-end = Dès qu’une carte complète votre chemin, vous gagnez, quelles que soient les colonnes traversées. Si la même carte complète les deux chemins, le joueur qui l’a posée gagne.
duality-rules-end-house = Une carte qui ne complète que le chemin adverse donne la victoire à l’adversaire ; une option ne compte un chemin que pour le joueur qui vient de jouer.
duality-rules-draws-title = Parties nulles
duality-rules-draws-house = Si vous ne pouvez pas jouer, et alors seulement, vous montrez votre main et passez. La partie est nulle après deux passes de suite, à la troisième apparition d’une même position et après 400 tours.
duality-rules-advice-title = Conseils
duality-rules-advice =
    - Reliez toutes les extrémités d’une carte : elle devient difficile à remplacer.
    - Menez le chemin adverse dans une boucle sans issue.
    - Si rien ne convient, posez des cartes le long de votre bord : ce sont des chemins pour vous et des impasses pour l’adversaire.
duality-rules-variants-title = Variantes
duality-rules-variants = De trois à six rangées, la partie est plus courte. Les mains peuvent être ouvertes, et la limite de 400 tours peut changer.
duality-rules-screen-title = À l’écran
duality-rules-screen = Votre chemin luit, celui de l’adversaire aussi, chacun dans sa teinte. Les bandes de chaque côté disent combien de rangées il reste à franchir, et à quels emplacements le chemin peut continuer : 4L1 est dans la rangée 4, un cran à gauche de la colonne du milieu ; 4R2, deux crans à droite.
duality-rules-lost = Nous ne savons pas qui a créé Duality.

duality-lesson-goal = Le but
duality-lesson-goal-task = Un chemin de votre couleur, de votre bord à l’autre, gagne. Ici Noir a gagné : le chemin noir traverse toutes les cartes en surbrillance, de bas en haut.
duality-lesson-replace = Remplacer une carte
duality-lesson-replace-task = Vous êtes Noir, en bas. Remplacez la carte en surbrillance sur la table par celle de votre main, pivotée pour qu’une de ses lignes noires rejoigne la carte suivante : votre chemin grandit.
duality-lesson-replace-hint = Votre chemin doit grandir sur l’emplacement en surbrillance. Prenez la carte en surbrillance, pivotez-la et posez-la là.
duality-lesson-replace-done = Votre chemin compte maintenant deux cartes. La nouvelle carte fait trois connexions, autant que l’ancienne : deux bouts vous font face, et un rejoint la carte suivante.
duality-lesson-keep = Autant de connexions
duality-lesson-keep-task = Un remplacement n’a pas besoin d’allonger votre chemin : autant de connexions qu’avant suffisent. Posez la carte en surbrillance sur l’emplacement en surbrillance.
duality-lesson-keep-hint = Remplacez la carte de l’emplacement en surbrillance. La carte en surbrillance n’a une ligne noire vers vous que dans un sens.
duality-lesson-keep-done = Autant de connexions qu’avant : c’est permis, que le chemin grandisse ou non.
duality-lesson-start = Commencer un nouveau chemin
duality-lesson-start-task = Posez une carte à gauche ou à droite de celle en surbrillance, dans votre rangée, avec une ligne noire vers vous.
duality-lesson-start-hint = Posez une nouvelle carte à côté de celle en surbrillance.
duality-lesson-start-done = Une nouvelle colonne. Vous piocheriez maintenant une carte.
duality-lesson-extend = Prolonger son chemin
duality-lesson-extend-task = Vous êtes maintenant Blanc, et votre bord est en bas. Remplacez la plus lointaine des cartes en surbrillance, pour que votre chemin continue à travers elle.
duality-lesson-extend-hint = Remplacez la carte en surbrillance la plus lointaine, pour allonger votre chemin.
duality-lesson-extend-done = Votre chemin continue. Une de vos cartes aurait même atteint une carte de plus.
duality-lesson-sideways = Aller de côté
duality-lesson-sideways-task = Tous les bouts blancs d’une carte sont reliés : votre chemin peut donc aussi continuer sur le côté. Posez une carte sur l’emplacement en surbrillance à côté d’elle, une ligne blanche vers votre chemin.
duality-lesson-sideways-hint = Posez-la sur l’emplacement en surbrillance, pivotée pour qu’une ligne blanche rejoigne la carte en surbrillance.
duality-lesson-sideways-done = Le chemin continue sur le côté. Chacune des trois cartes le pouvait, dans le bon sens.
duality-lesson-home = Recommencer de son bord
duality-lesson-home-task = Comme Noir, vous pouvez toujours commencer un nouveau chemin. Posez une carte à côté de celle en surbrillance, dans votre rangée, avec une ligne blanche vers vous.
duality-lesson-home-hint = Posez une nouvelle carte à gauche ou à droite de celle en surbrillance.
duality-lesson-home-done = Une nouvelle colonne, de votre côté. Noir devra franchir chacune de ces cartes.
duality-lesson-win = Gagner
duality-lesson-win-task = Une partie plus courte, à quatre rangées. Une carte, au bon emplacement, complète votre chemin noir. Attention : certains coups complètent celui de Blanc !
duality-lesson-win-hint = Regardez la rangée du fond : quelle carte y compléterait votre chemin ?
duality-lesson-win-done = D’un bord à l’autre : vous gagnez. Voilà tout le jeu.
duality-lesson-dead-end = Une impasse
duality-lesson-dead-end-task = Vous êtes Blanc, et il ne manque qu’une rangée à Noir. Remplacez la carte en surbrillance par une carte qui ne prolonge pas le chemin noir : il doit manquer à Noir deux rangées de plus qu’à présent.
duality-lesson-dead-end-hint = Une seule carte convient, et dans un seul sens : sa ligne noire ne doit pas rencontrer celle qui vient du côté de Noir.
duality-lesson-dead-end-done = Une impasse : le chemin noir s’arrête là, et les cartes noires au-delà sont coupées. Vous pouvez remplacer toute carte que votre propre chemin atteint.
duality-lesson-both = D’une pierre deux coups
duality-lesson-both-task = Il ne manque de nouveau qu’une rangée à Noir. Une carte, sur l’emplacement en surbrillance, prolonge votre chemin et fait reculer Noir du même coup. Trouvez-la.
duality-lesson-both-hint = La carte doit mener votre chemin blanc à travers l’emplacement en surbrillance, sans mener de ligne noire du côté de Noir à la dernière rangée.
duality-lesson-both-done = Les meilleurs coups font deux choses : chaque rangée que vous gagnez et que Noir perd vaut deux tours.
duality-lesson-defend = Regarder l’autre main
duality-lesson-defend-task = Vous êtes Noir, et les deux mains sont visibles ici. Blanc gagnerait au prochain coup. Trouvez le seul remplacement qui l’en empêche.
duality-lesson-defend-hint = Le chemin de Blanc doit finir de votre côté, par la carte de votre rangée. Remplacez-la.
duality-lesson-defend-done = Blanc ne passe plus. À une table, vous ne voyez pas la main adverse, mais vous vous rappelez chaque carte que votre adversaire a reprise.

# Comment les coups s’écrivent, et ce que dit son plateau au terminal.

terminal-duality = 27x4 remplace la carte en 4 par la carte 27 ; 27t@4L1 la pose pivotée sur l’emplacement vide à gauche de 4 ; pass quand vous ne pouvez pas jouer. Au clavier : 1, 2 ou 3 choisit une carte de votre main, R la fait pivoter, les flèches choisissent un emplacement, Entrée joue. Les lignes épaisses sont à Noir, les doubles à Blanc ; près du numéro d’une carte, ▪ indique qu’elle est sur le chemin de Noir, ▫ sur celui de Blanc, ▣ sur les deux. [ ] est l’emplacement choisi, avec votre carte comme elle serait posée ; + les autres emplacements possibles, ( ) le dernier coup ; * marque une carte connue des deux joueurs.

# Problèmes
duality-puzzle-side = { $side ->
    [opener] Vous êtes Noir.
   *[replier] Vous êtes Blanc.
}
duality-puzzle-win = Gagnez tout de suite
duality-puzzle-win-task = Une carte à un emplacement complète votre chemin d’un bord à l’autre. Trouvez-la.
duality-puzzle-defend = Défendez-vous
duality-puzzle-defend-task = Les deux mains sont ouvertes. Votre adversaire est près de gagner : trouvez le seul coup qui l’en empêche.
duality-puzzle-replace = Trouvez le remplacement
duality-puzzle-replace-task = Un seul remplacement fait avancer votre chemin d’une rangée. Trouvez-le.

duality-study-standing = le camp dont le chemin depuis son bord est le plus long, en cartes.
duality-study-picture = Les lignes de Noir sont sombres, celles de Blanc couleur de sable ; en vert le chemin de Noir depuis la rangée 1, en bas, en rouille celui de Blanc depuis le haut.
duality-study-sides = L’un ou l’autre commence : le camp au chemin le plus court à la donne, ou par tirage au sort à égalité.
duality-study-deal = plus long chemin de la donne, en cartes

# Revue : un conseil après la partie, d’après ce que la place voyait
duality-review-card = la carte { $card } en { $cell }{ $way ->
    [other] , dans l’autre sens
   *[any] { "" }
}
duality-review-wins = { $player } complète son chemin.
duality-review-win-missed = { $player } pouvait compléter son chemin tout de suite, par { duality-review-card }.
duality-review-good = Aussi bon que tout autre coup : avec les mains possibles d’après ce que voyait { $player }, il gagne environ { $share } % des parties.
duality-review-close = Un peu meilleur, peut-être : { duality-review-card } gagne { $best } % des parties, ce coup { $share } % (± { $error }).
duality-review-better = Un joueur fort aurait choisi { duality-review-card } : avec les mains possibles d’après ce que voyait { $player }, ce coup gagne environ { $best } % des parties, celui-ci { $share } % (± { $error }).

duality-study-opening-replace = remplace la carte de la rangée { $number }, comptée depuis son bord
duality-study-opening-new = pose une nouvelle carte
duality-study-opening-pass = passe

# Ce qui est dit dans la première partie, tour après tour
duality-coach-1 = Choisissez une carte de votre main, pivotez-la au besoin et choisissez un emplacement : vous voyez son effet avant de la jouer.
duality-coach-2 = Votre chemin est celui qui brille depuis votre bord. Une carte qui l’allonge vous rapproche ; les bandes indiquent combien de rangées restent.
duality-coach-3 = Regardez aussi le chemin adverse : remplacer une de ses cartes peut le couper, si la vôtre fait autant de connexions.
duality-coach-4 = Attention : une carte peut aussi compléter le chemin adverse. Le plateau vous prévient avant que vous la jouiez.
duality-coach-near = Il ne manque qu’une rangée à votre adversaire. { $nearer ->
    [0] Aucune de vos cartes n’avance votre propre chemin : cherchez-en une qui coupe l’autre.
   *[other] Cherchez d’abord une carte qui coupe l’autre chemin.
}
duality-coach-rows = Il manque { $own ->
    [one] { $own } rangée
   *[other] { $own } rangées
} à votre chemin, { $other } à celui de votre adversaire. { $nearer ->
    [0] Aucun coup ne vous rapproche : coupez l’autre chemin, ou posez une nouvelle carte sur le côté.
    [one] { $nearer } de vos coups vous rapproche d’une rangée : trouvez-le.
   *[other] { $nearer } de vos coups vous rapprochent d’une rangée : trouvez-en un.
}

# Sur papier.
duality-print-cards = Cartes
duality-print-cards-how = À découper. Les dos sont semblables ; une carte se lit dans les deux sens.
duality-print-help = Aide-mémoire
duality-print-help-how = Un pour chaque joueur ; il dit quelle est sa couleur.
duality-print-box = Boîte
duality-print-box-how = Coupez selon les lignes pleines, pliez selon les lignes interrompues, collez la languette grise à l’intérieur, puis le fond sur les deux rabats du bas.
duality-print-need = Rien d’autre n’est nécessaire. Sept cartes en colonne prennent environ 31 cm ; laissez deux largeurs de carte libres des deux côtés.
duality-print-help-side = { $side ->
    [black] Noir : votre bord est sous la rangée 1
   *[white] Blanc : votre bord est au-dessus de la dernière rangée
 }
duality-print-help-text =
    Remplacez une carte de la table par une carte de votre main : la vôtre doit être sur un chemin de votre couleur qui part de votre bord, et faire au moins autant de connexions. Reprenez l’ancienne carte ; ne piochez pas.

    Ou posez une nouvelle carte sur une place vide : là où elle prolonge un tel chemin, ou dans votre propre rangée, juste au-delà de la carte la plus à l’extérieur, avec une ligne de votre couleur tournée vers vous. Piochez ensuite.

    Vous pouvez tourner votre carte d’un demi-tour avant de la poser. Une connexion est une extrémité de ligne, de l’une ou l’autre couleur, qui touche sa propre couleur ou fait face à un joueur au bord.
duality-print-rules-card =
    Il y a { $cards } cartes. Chacune porte des lignes des deux couleurs : deux noires et une blanche, ou deux blanches et une noire.
    - Une arête tournée vers un joueur a deux extrémités de ligne ; chaque côté en a une.
    - { $join ->
        [crossing] Les lignes d’une même couleur sont reliées là où elles se croisent, et là seulement.
        [wires] Une ligne ne relie que ses deux extrémités, même si elle en croise une autre de sa couleur.
       *[joined] Sur une carte, toutes les lignes d’une même couleur sont reliées, même sans se croiser.
    }
    - Une ligne noire et une blanche qui se croisent ne sont pas reliées.
    - Un demi-tour échange haut et bas, gauche et droite. C’est la seule façon de pivoter une carte.
duality-print-rules-variants = De trois à six rangées font une partie plus courte. Vous pouvez convenir de jouer à mains ouvertes.
duality-print-rules-won-figure = Noir a gagné, dans une partie à quatre rangées : un même chemin noir va du bas jusqu’en haut. La carte 32 l’a complété. Dans les figures, les lignes qu’on atteint depuis le bord d’un joueur ont un large contour.
duality-print-rules-setup =
    1. Choisissez qui est Noir et mélangez les cartes.
    2. Disposez { $rows } cartes face visible en colonne entre les joueurs, chacune orientée au hasard. La rangée 1 est devant Noir, la rangée { $rows } devant Blanc.
    3. Distribuez trois cartes à chacun. Les { $left } autres forment la pioche.
    4. Comptez le chemin de chaque joueur : les cartes qu’on atteint en suivant sa couleur depuis son bord. Le chemin le plus court commence ; à égalité, on tire au sort.
duality-print-rules-setup-house = { $hands ->
    [open] Les mains sont visibles sur la table,
   *[hidden] Les mains sont secrètes,
 } et l’on redistribue si un chemin est déjà complet. Un chemin peut ne compter aucune carte : aucune ligne de cette couleur ne fait alors face au joueur.
duality-print-rules-card-house = Les règles d’origine ne disent pas si deux lignes d’une même couleur sur une carte sont reliées. { $join ->
    [joined] Nous jouons qu’elles le sont.
   *[crossing] Dans les figures elles le sont, comme dans le jeu habituel.
 } Les figures d’origine sont perdues : les cartes sont notre reconstitution.
duality-print-rules-end-house = { $completes ->
    [mover] Un chemin ne compte que pour le joueur qui vient de jouer : si votre carte ne complète que le chemin adverse, la partie continue.
   *[either] Une carte qui ne complète que le chemin adverse fait gagner l’adversaire.
 }
duality-print-rules-draws-house = Si vous ne pouvez pas jouer, et alors seulement, vous montrez votre main et passez. La partie est nulle après deux passes de suite, à la troisième apparition d’une même position et après { $limit } tours.
duality-print-rules-example-figure = L’exemple des règles d’origine. Le chemin de Noir a une carte : il s’arrête sur la carte de la rangée 1. Celui de Blanc en a deux. Noir commence.
