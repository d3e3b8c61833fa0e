# DUOS.

duos-name = DUOS
duos-tagline = Douze cartes, quatre paires : choisissez celles que les autres choisiraient.
duos-card-goal = Choisissez les mêmes paires que les autres.

# La page du jeu : pour qui, combien de temps, quel genre ; les options utiles à qui débute ; le jeu de chaque bot.
duos-card-players = 2 à 6 joueurs
duos-card-minutes = 15 à 30 minutes
duos-card-thinking = associations : penser comme les autres
duos-card-options = players rounds deadline
duos-bot = { $level ->
    [1] Comme Narrateur, choisit des paires évidentes ; sinon, varie beaucoup ses choix.
    [2] Choisit souvent des paires inattendues, et varie ses choix.
    [3] Choisit souvent des paires inattendues, et varie parfois ses choix.
    [4] Choisit souvent des paires inattendues, et varie rarement.
   *[other] Choisit les paires les plus évidentes.
}

duos-for-two = À deux, ensemble
duos-party = En groupe, de trois à six
duos-option-players = Joueurs
duos-option-players-2 = deux, en partenaires
duos-option-players-3 = trois joueurs
duos-option-players-4 = quatre joueurs
duos-option-players-5 = cinq joueurs
duos-option-players-6 = six joueurs
duos-option-rounds = Manches (dès trois joueurs) : combien de fois chacun est Narrateur
duos-option-rounds-1 = une manche
duos-option-rounds-2 = deux manches
duos-option-rounds-3 = trois manches
duos-option-rounds-4 = quatre manches
duos-option-first = Les premières cartes montrent
duos-option-first-animals = des animaux
duos-option-first-things = des objets
duos-option-category = D’un tour à l’autre
duos-option-category-flip = animaux et objets alternent
duos-option-category-keep = la catégorie ne change pas
duos-option-word = À deux : l’indice MOT peut être
duos-option-word-any = n’importe quel mot
duos-option-word-no-names = tout mot sauf le nom d’une carte
duos-option-deadline = Temps pour choisir
duos-option-deadline-none = sans limite
duos-option-deadline-60 = une minute
duos-option-deadline-90 = une minute et demie
duos-option-deadline-120 = deux minutes
duos-option-deadline-180 = trois minutes
duos-option-late = Quand le temps est écoulé
duos-option-late-kept = les paires complètes comptent
duos-option-late-empty = un plateau inachevé compte comme vide
duos-option-associations = Associations des bots
duos-option-associations-english = les bots pensent en anglais
duos-option-associations-french = les bots pensent en français
duos-option-narrator = Le premier Narrateur
duos-option-narrator-tossed = tiré au sort
duos-option-narrator-1 = le joueur de la place 1
duos-option-narrator-2 = le joueur de la place 2
duos-option-narrator-3 = le joueur de la place 3
duos-option-narrator-4 = le joueur de la place 4
duos-option-narrator-5 = le joueur de la place 5
duos-option-narrator-6 = le joueur de la place 6

duos-animals = Animaux
duos-things = Objets

duos-four-pairs = { $count ->
    [one] Cela fait { $count } paire : choisissez-en exactement quatre.
   *[other] Cela fait { $count } paires : choisissez-en exactement quatre.
  }
duos-not-on-table = « { NAMED("duos-card", $card) } » n’est pas sur la table ce tour-ci. Choisissez parmi les douze cartes affichées.
duos-card-twice = « { NAMED("duos-card", $card) } » y est deux fois : une carte va dans une paire au plus.
duos-said-yes = Vous avez dit OUI à « { NAMED("duos-card", $card) } » : cette carte doit être dans une de vos paires.
duos-said-not = Vous avez dit NON à « { NAMED("duos-card", $card) } » : cette carte ne peut pas être dans vos paires.
duos-not-ready = Vous n’avez pas validé vos paires : vous pouvez encore les changer.
duos-turn-over = Ce tour est fini. Choisissez des paires parmi les nouvelles cartes.
duos-in-time = Vous avez déjà validé vos paires ; rien n’est en retard.
duos-hints-for-two = Les indices sont pour la partie à deux. Ici, on ne parle pas pendant le choix des paires.
duos-hint-when-ready = Vous avez validé vos paires. Pour donner un indice, changez d’abord vos paires.
duos-one-hint = Vous avez déjà donné votre indice pour ce tour.
duos-hint-taken = Votre partenaire a déjà utilisé l’indice { $kind ->
    [word] MOT
    [yes] OUI
   *[not] NON
  } ce tour-ci. Choisissez-en un autre.
duos-word-too-long = Un indice a au plus { $longest } lettres.
duos-word-unsaid = Le filtre de mots bloque cet indice. Choisissez un autre mot.
duos-one-word = « { $word } » n’est pas un seul mot. Utilisez uniquement des lettres, avec au besoin un trait d’union ou une apostrophe au milieu.
duos-word-names-card = « { $word } » nomme une carte de la table, ce que cette table ne permet pas. Choisissez un autre mot.

duos-bad-move = « { $text } » n’est pas un coup : écrivez quatre paires comme ant+anteater, avec des virgules entre elles, ou un indice comme yes:wasp.
duos-bad-pair = « { $text } » n’est pas une paire : écrivez deux cartes avec un plus entre elles, comme ant+anteater.
duos-no-such-card = Aucune carte ne s’appelle « { $text } ». Utilisez un nom affiché sur la table.
duos-bad-narrator = « { $text } » n’est pas ici la place d’un premier Narrateur.
duos-bad-sets = Cette donne a { $count } jeux de cartes ; cette partie en demande { $needed }.
duos-bad-set = Un jeu a { $size } cartes, et un mélange contient chaque carte une fois.

duos-your-turn = Choisissez vos paires.

duos-told-chose-short = Vous avez validé
duos-told-withdrew-short = Vous changez vos paires
duos-told-late-short = Temps écoulé
duos-told-revealed-short = Le tour { $turn } est révélé
duos-said-word = « { $word } »
duos-told-word-short = { $player } : « { $word } »
duos-told-yes-short = { $player } : OUI à { NAMED("duos-the", $card) }
duos-told-not-short = { $player } : NON, pas { NAMED("duos-the", $card) }
duos-told-chose = { $player } choisit { NAMED("duos-card", $pairs) }.
duos-told-withdrew = { $player } change ses paires.
duos-told-late = { $player } n’a pas choisi à temps.
duos-told-revealed = Tous ont validé : le tour { $turn } est révélé.
duos-told-word = { $player } dit « { $word } ».
duos-told-yes = { $player } dit OUI à « { NAMED("duos-card", $card) } ».
duos-told-not = { $player } dit NON à « { NAMED("duos-card", $card) } ».

duos-most-points = Le plus de points.
duos-shared-victory = À égalité : victoire partagée.

duos-together-0 = Pas un seul tour. Deux têtes, deux mondes : une autre partie ?
duos-together-1 = Un tour sur neuf. Vous avez de la marge.
duos-together-2 = Deux tours. Une lueur apparaît.
duos-together-3 = Trois tours. Vous commencez à vous comprendre.
duos-together-4 = Quatre tours. Bien joué.
duos-together-5 = Cinq tours, plus de la moitié. Très bien joué.
duos-together-6 = Six tours. Superbe.
duos-together-7 = Sept tours. Magnifique.
duos-together-8 = Huit tours. Vous avez dû grandir ensemble.
duos-together-9 = Les neuf. À quoi bon parler, quand on lit dans les pensées ?

# Les pages de DUOS : son plateau, ses règles avec nos mots, sa leçon.

duos-board = Douze cartes : { $category }
duos-card = { NAMED("duos-card", $card) }{ $state ->
    [chosen] , choix en cours ; choisissez sa partenaire
    [paired] , en paire { $number } avec { NAMED("duos-the", $partner) }
   *[free] {""}
}{ $hint ->
    [yes] , marque OUI
    [not] , marque NON
    [none] {""}
   *[other] , marques OUI et NON
}
duos-seat = Joueur { $number }
duos-narrator = Narrateur
duos-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
duos-is-ready = a validé
duos-is-choosing = choisit
duos-where = Tour { $turn } sur { $turns } · manche { $round } · { $category }
duos-where-two = Tour { $turn } sur { $turns } · { $category }
duos-count = { $count ->
    [0] Touchez deux cartes assorties.
    [4] Quatre paires. Vous validez ?
   *[other] { $left ->
        [one] Encore { $left } paire.
       *[other] Encore { $left } paires.
    }
}
duos-explain-own = Vous avez associé { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-narrator-you = Vous êtes Narrateur : les autres essaient de choisir comme vous.
duos-narrator-other = Choisissez comme { $player }, Narrateur.
duos-partner = Choisissez comme { $player } : trois paires communes suffisent pour gagner le tour.
duos-room = { $player } est Narrateur. Que choisirait { $player } ?
duos-room-two = Quatre paires chacun, en secret. Que choisirait votre partenaire ?
duos-nudge = Tous les autres joueurs ont validé. Prenez votre temps.
duos-nudge-timed = Tous les autres joueurs ont validé.
duos-second = { NAMED("duos-card", $card) } et…
duos-ready = Valider
duos-you-are-ready = C’est prêt. Les autres ne voient que cela.
duos-think-again = Changer les paires
duos-slots = Vos paires
duos-slot-clear = Paire { $number } : { NAMED("duos-card", $one) } et { NAMED("duos-card", $other) }. La défaire
duos-note-narrator = { $state } · Narrateur
duos-note-more = +{ $points }
duos-last = Dernier tour
duos-last-none = Rien n’a encore été révélé.
duos-last-soon = Les plateaux vont être révélés : regardez les cartes.
duos-animate = Révéler paire par paire

duos-reveal = Les plateaux du tour { $turn }
duos-reveal-narrator = Tour { $turn } : les paires { ELIDE("de", $player) }
duos-reveal-two = Tour { $turn } : quelles paires avez-vous en commun ?
duos-reveal-both = Choisie par les deux.
duos-reveal-only = seulement { $player }
duos-reveal-no-other = Aucun autre joueur.
duos-reveal-with = +1 { $players }
duos-reveal-begins = Les plateaux sont révélés. Quelles paires le Narrateur a-t-il choisies ?
duos-reveal-begins-two = Les plateaux sont révélés. Quelles paires avez-vous en commun ?
duos-reveal-rest = Et les paires choisies par un seul d’entre vous.
duos-reveal-late = { $number ->
    [one] Temps écoulé pour { $players } : plateau vide.
   *[other] Temps écoulé pour { $players } : plateaux vides.
}
duos-reveal-empty = Aucune : temps écoulé.
duos-reveal-points = { $player } +{ $points }
duos-reveal-no-points = Aucun joueur ne marque ce tour-ci.
duos-reveal-won = { $common } paires en commun : le tour est gagné.
duos-reveal-lost = { $common ->
    [0] Aucune paire en commun : le tour est perdu.
    [one] { $common } paire en commun : le tour est perdu.
   *[other] { $common } paires en commun : le tour est perdu.
}
duos-reveal-all = Tout montrer
duos-reveal-close = Au tour { $turn }

duos-hints = Indices
duos-track = Tours
duos-track-turn = Tour { $turn }{ $state ->
    [won] , gagné
    [lost] , perdu
   *[open] {""}
}
duos-hint-word = MOT
duos-hint-yes = OUI !
duos-hint-not = NON !
duos-hint-word-short = MOT
duos-hint-yes-short = OUI
duos-hint-not-short = NON
duos-hint-by = { $hint } · { $player }
duos-hint-give = Donner l’indice { $hint }
duos-hint-your-word = Un mot pour votre partenaire
duos-hint-say = Le dire
duos-hint-yes-point = Touchez une carte que vous prendrez.
duos-hint-not-point = Touchez une carte que vous laisserez.

duos-rules-goal-title = But du jeu
duos-rules-goal = Choisissez les paires de cartes que choisit le Narrateur. Le joueur qui a le plus de points à la fin gagne ; à égalité, la victoire est partagée.
duos-rules-setup-title = Mise en place
duos-rules-setup = De trois à six joueurs. Choisissez animaux ou objets pour le premier tour, et disposez douze cartes de ce côté. Chaque carte a un animal sur une face et un objet sur l’autre.
duos-rules-setup-house = Le hasard désigne le premier Narrateur, et décide quel objet est au dos de quel animal.
duos-rules-choose-title = Choisir les paires
duos-rules-choose = Tous les joueurs, le Narrateur aussi, forment en secret quatre paires de cartes assorties. Huit cartes servent, quatre restent. L’ordre et les couleurs des paires ne comptent pas. Ne parlez pas et ne donnez aucun indice. Tant que tous n’ont pas validé, vous pouvez changer vos paires.
duos-rules-choose-house = Il n’y a pas de limite de temps, sauf si l’hôte en fixe une. Quand le temps est écoulé, les paires complètes comptent et les autres sont laissées.
duos-rules-choose-figure = Douze animaux. Quelles quatre paires choisiriez-vous ?
duos-rules-reveal-title = Les paires du Narrateur
duos-rules-reveal =
    Quand tous ont validé, on montre les paires. On parcourt une à une celles du Narrateur, qui peut donner ses raisons. Chaque joueur qui a choisi la même paire gagne un point. Le Narrateur reçoit ensuite des points pour chaque autre joueur :

    | Le joueur a trouvé | Le Narrateur reçoit |
    | --- | --- |
    | aucune paire ou une seule | 0 |
    | deux ou trois paires | 1 |
    | les quatre paires | 2 |
duos-rules-reveal-house = La discussion est ouverte du dévoilement jusqu’à ce qu’un joueur valide au tour suivant.
duos-rules-first-title = Un tour en quatre étapes
duos-rules-first =
    1. Le joueur 3 est le Narrateur et a choisi fourmi et fourmilier, corbeau et flamant rose, moustique et libellule, girafe et rhinocéros.
    2. Le joueur 1 a trois de ces paires (pas le moustique) et gagne 3 points. Le joueur 2 en a trois (pas la girafe avec le rhinocéros) et gagne 3 points.
    3. Le joueur 4 en a deux, corbeau et flamant rose, girafe et rhinocéros, et gagne 2 points.
    4. Le Narrateur reçoit 1 point pour chacun des trois joueurs, car chacun a trouvé deux ou trois paires : 3 points.
duos-rules-reveal-figure = Le tour décrit ici. Les paires du Narrateur sont sous les cartes, avec les joueurs qui les ont aussi choisies.
duos-rules-next-title = Tour suivant et fin de partie
duos-rules-next = Le joueur suivant devient Narrateur, et l’on retourne les cartes : animaux et objets alternent. Quand les deux faces ont servi, on dispose douze nouvelles cartes. La partie finit quand chacun a été Narrateur deux fois ; une option fixe un autre nombre de manches.
duos-rules-two-title = À deux joueurs
duos-rules-two =
    À deux, on joue ensemble, en neuf tours et sans Narrateur. Si au moins trois de vos paires sont les mêmes, vous gagnez le tour. À chaque tour, il y a trois indices. Chacun de vous peut en donner un, jamais le même :
    - MOT : dire un seul mot.
    - OUI : montrer une carte qui est dans vos paires.
    - NON : montrer une carte qui n’est dans aucune de vos paires.
duos-rules-two-house = Premier arrivé, premier servi. Un indice peut venir à tout moment avant que vous soyez prêt, et un partenaire qui l’était déjà peut alors changer d’avis. OUI et NON doivent être vrais à la fin.
duos-rules-hints-figure = Le partenaire a donné l’indice MOT ; vous pouvez encore donner OUI ou NON.
duos-rules-score-title = Votre score
duos-rules-score =
    | Tours gagnés | Verdict |
    | --- | --- |
    | 0 | { duos-together-0 } |
    | 1 | { duos-together-1 } |
    | 2 | { duos-together-2 } |
    | 3 | { duos-together-3 } |
    | 4 | { duos-together-4 } |
    | 5 | { duos-together-5 } |
    | 6 | { duos-together-6 } |
    | 7 | { duos-together-7 } |
    | 8 | { duos-together-8 } |
    | 9 | { duos-together-9 } |
duos-rules-variants-title = Options
duos-rules-variants = De une à quatre manches ; animaux ou objets d’abord ; toujours la même catégorie ; une limite de temps d’une à trois minutes ; à deux, des mots qui ne nomment aucune carte.

duos-lesson-goal = Le but
duos-lesson-goal-task = Choisissez les paires que les autres choisissent. À chaque tour, l’un des joueurs est le Narrateur ; chaque paire que vous partagez avec lui vaut un point. Qui a le plus de points gagne : ici, c’est vous, Joueur 1.
duos-lesson-pair = Les paires
duos-lesson-pair-task = Voici douze animaux. Choisissez quatre paires assorties, puis validez. Il n’y a ni bon ni mauvais choix ; mais essayez les paires que la plupart choisiraient : un mangeur et son repas, deux oiseaux, deux insectes et deux géants d’Afrique.
duos-lesson-pair-hint = La fourmi et le fourmilier, le corbeau et le flamant rose, le moustique et la libellule, la girafe et le rhinocéros.
duos-lesson-pair-done = C’étaient les paires du Narrateur, toutes les quatre : quatre points pour vous. Le Narrateur en reçoit deux.
duos-lesson-pair-other = Ces paires ont aussi leur logique. Le Narrateur en a choisi d’autres : chaque paire en commun vous vaut un point, comme vous le voyez sur le plateau.
duos-lesson-yes = Un indice à deux
duos-lesson-yes-task = Vous jouez maintenant avec un partenaire, qui doit choisir comme vous. Vous comptez mettre la baleine en paire. Donnez l’indice OUI et montrez la baleine.
duos-lesson-yes-hint = L’indice OUI, pour la baleine.
duos-lesson-yes-done = Votre partenaire sait maintenant que la baleine est dans une de vos paires. Elle devra y être à la fin : le jeu le vérifie.
duos-lesson-yes-other = C’est aussi un indice, et votre partenaire l’a vu. Avec OUI sur la baleine, la baleine devrait être dans une de vos paires.
duos-lesson-honest = Tenir parole
duos-lesson-honest-task = Vous avez dit NON au chat. Choisissez maintenant : la fourmi avec le fourmilier, le corbeau avec le flamant rose, le moustique avec la libellule, et la girafe avec le rhinocéros. Laissez le chat tranquille.
duos-lesson-honest-hint = La fourmi et le fourmilier, le corbeau et le flamant rose, le moustique et la libellule, la girafe et le rhinocéros : puis validez.
duos-lesson-honest-done = Vous avez tenu parole, et trois paires en commun avec votre partenaire gagnent le tour. Neuf tours font une partie.
duos-lesson-honest-other = Vous avez tenu parole. Trois ou quatre paires en commun avec votre partenaire gagnent un tour, comme vous le voyez sur le plateau. Neuf tours font une partie.
duos-lesson-lone = Des paires sans rivale
duos-lesson-lone-task = Vous êtes le Narrateur : vous marquez quand les autres choisissent comme vous. Comptez les partenaires de chaque carte : les trois grands félins vont ensemble de trois façons. Choisissez quatre paires dont les cartes n’ont ici qu’un bon partenaire.
duos-lesson-lone-hint = Le chat et le chien, le crabe et le homard, le chameau et le lama, l’éléphant et le mammouth.
duos-lesson-lone-done = Les autres ont trouvé les mêmes paires, car aucune n’avait de rivale : deux points pour chaque joueur qui a les quatre.
duos-lesson-lone-other = Les autres ont choisi les paires sans rivale : chat et chien, crabe et homard, chameau et lama, éléphant et mammouth. Parmi les grands félins, une paire est un pari sur trois.
duos-lesson-fourth = La quatrième paire
duos-lesson-fourth-task = Le joueur 2 est le Narrateur. Trois paires sont claires : chat et chien, crabe et homard, chameau et lama. La quatrième se trouve parmi le cheval, l’âne et le zèbre. Prenez les deux que l’on voit le plus souvent ensemble.
duos-lesson-fourth-hint = Le chat et le chien, le crabe et le homard, le chameau et le lama ; puis le cheval et l’âne, qui vivent à la même ferme.
duos-lesson-fourth-done = Le Narrateur a pensé à la même ferme. Quand trois cartes vont ensemble, demandez-vous ce que le Narrateur voit d’abord, non ce qui est le plus exact.
duos-lesson-fourth-other = Cela se défend aussi. Le Narrateur a pensé à une ferme : le cheval et l’âne. Quand trois cartes vont ensemble, demandez-vous ce que le Narrateur voit d’abord.
duos-lesson-not = Écarter une carte
duos-lesson-not-task = Vous jouez de nouveau avec un partenaire. Vous voulez associer le lion et le tigre, mais votre partenaire pourrait penser au léopard. Donnez l’indice NON et montrez le léopard.
duos-lesson-not-hint = L’indice NON, pour le léopard.
duos-lesson-not-done = Il ne reste qu’une paire de grands félins. Un indice vaut surtout là où trois cartes pourraient former une paire, non là où une paire est déjà claire.
duos-lesson-not-other = C’est un indice aussi, et votre partenaire l’a vu. NON sur le léopard n’aurait laissé qu’une paire de grands félins.

# Les cartes de DUOS.

duos-card-ant = fourmi
duos-card-anteater = fourmilier
duos-card-badger = blaireau
duos-card-bat = chauve-souris
duos-card-bear = ours
duos-card-beaver = castor
duos-card-bee = abeille
duos-card-beetle = scarabée
duos-card-bison = bison
duos-card-boar = sanglier
duos-card-buffalo = buffle
duos-card-butterfly = papillon
duos-card-camel = chameau
duos-card-cat = chat
duos-card-caterpillar = chenille
duos-card-chameleon = caméléon
duos-card-chick = poussin
duos-card-cockroach = cafard
duos-card-coral = corail
duos-card-cow = vache
duos-card-crab = crabe
duos-card-cricket = grillon
duos-card-crocodile = crocodile
duos-card-crow = corbeau
duos-card-deer = cerf
duos-card-dinosaur = dinosaure
duos-card-dodo = dodo
duos-card-dog = chien
duos-card-dolphin = dauphin
duos-card-donkey = âne
duos-card-dove = colombe
duos-card-dragonfly = libellule
duos-card-duck = canard
duos-card-eagle = aigle
duos-card-elephant = éléphant
duos-card-flamingo = flamant rose
duos-card-fly = mouche
duos-card-fox = renard
duos-card-frog = grenouille
duos-card-giraffe = girafe
duos-card-goat = chèvre
duos-card-goldfish = poisson rouge
duos-card-goose = oie
duos-card-gorilla = gorille
duos-card-hamster = hamster
duos-card-hedgehog = hérisson
duos-card-hen = poule
duos-card-hippopotamus = hippopotame
duos-card-horse = cheval
duos-card-hyena = hyène
duos-card-jellyfish = méduse
duos-card-kangaroo = kangourou
duos-card-koala = koala
duos-card-ladybug = coccinelle
duos-card-leopard = léopard
duos-card-lion = lion
duos-card-lizard = lézard
duos-card-llama = lama
duos-card-lobster = homard
duos-card-mammoth = mammouth
duos-card-mole = taupe
duos-card-monkey = singe
duos-card-moose = élan
duos-card-mosquito = moustique
duos-card-mouse = souris
duos-card-octopus = pieuvre
duos-card-orangutan = orang-outan
duos-card-orca = orque
duos-card-ostrich = autruche
duos-card-otter = loutre
duos-card-owl = hibou
duos-card-ox = bœuf
duos-card-oyster = huître
duos-card-panda = panda
duos-card-parrot = perroquet
duos-card-peacock = paon
duos-card-pelican = pélican
duos-card-penguin = manchot
duos-card-pig = cochon
duos-card-polar-bear = ours blanc
duos-card-poodle = caniche
duos-card-porcupine = porc-épic
duos-card-pufferfish = poisson-globe
duos-card-rabbit = lapin
duos-card-raccoon = raton laveur
duos-card-ram = bélier
duos-card-rat = rat
duos-card-rhinoceros = rhinocéros
duos-card-rooster = coq
duos-card-scorpion = scorpion
duos-card-seagull = mouette
duos-card-seahorse = hippocampe
duos-card-seal = phoque
duos-card-shark = requin
duos-card-sheep = mouton
duos-card-shrimp = crevette
duos-card-skunk = mouffette
duos-card-sloth = paresseux
duos-card-snail = escargot
duos-card-snake = serpent
duos-card-sparrow = moineau
duos-card-spider = araignée
duos-card-squid = calmar
duos-card-squirrel = écureuil
duos-card-swan = cygne
duos-card-tiger = tigre
duos-card-toucan = toucan
duos-card-trout = truite
duos-card-turkey = dinde
duos-card-turtle = tortue
duos-card-walrus = morse
duos-card-wasp = guêpe
duos-card-whale = baleine
duos-card-wolf = loup
duos-card-worm = ver de terre
duos-card-zebra = zèbre

duos-card-airplane = avion
duos-card-anchor = ancre
duos-card-axe = hache
duos-card-backpack = sac à dos
duos-card-bag = sac à main
duos-card-ball = ballon
duos-card-balloon = ballon de baudruche
duos-card-basket = panier
duos-card-bathtub = baignoire
duos-card-battery = pile
duos-card-bed = lit
duos-card-bell = cloche
duos-card-bicycle = vélo
duos-card-boat = bateau
duos-card-bomb = bombe
duos-card-book = livre
duos-card-boot = botte
duos-card-bottle = bouteille
duos-card-box = boîte
duos-card-broom = balai
duos-card-brush = pinceau
duos-card-bucket = seau
duos-card-bus = bus
duos-card-button = bouton
duos-card-calendar = calendrier
duos-card-camera = appareil photo
duos-card-candle = bougie
duos-card-cap = casquette
duos-card-car = voiture
duos-card-chair = chaise
duos-card-clock = horloge
duos-card-coat = manteau
duos-card-coin = pièce de monnaie
duos-card-comb = peigne
duos-card-compass = boussole
duos-card-computer = ordinateur
duos-card-crayon = crayon de cire
duos-card-crown = couronne
duos-card-cup = tasse
duos-card-diamond = diamant
duos-card-dice = dé
duos-card-doll = poupée
duos-card-door = porte
duos-card-dress = robe
duos-card-drum = tambour
duos-card-envelope = enveloppe
duos-card-flashlight = lampe de poche
duos-card-fork = fourchette
duos-card-glasses = lunettes
duos-card-globe = globe terrestre
duos-card-glove = gant
duos-card-guitar = guitare
duos-card-hammer = marteau
duos-card-hat = chapeau
duos-card-hourglass = sablier
duos-card-jeans = jean
duos-card-key = clé
duos-card-keyboard = clavier
duos-card-kite = cerf-volant
duos-card-knife = couteau
duos-card-ladder = échelle
duos-card-lamp = lampe
duos-card-lock = cadenas
duos-card-magnet = aimant
duos-card-map = carte
duos-card-megaphone = mégaphone
duos-card-microscope = microscope
duos-card-mirror = miroir
duos-card-needle = aiguille
duos-card-newspaper = journal
duos-card-nut-and-bolt = écrou et boulon
duos-card-paperclip = trombone
duos-card-pen = stylo
duos-card-pencil = crayon à papier
duos-card-piano = piano
duos-card-pin = punaise
duos-card-plate = assiette
duos-card-plug = prise électrique
duos-card-postbox = boîte aux lettres
duos-card-puzzle = puzzle
duos-card-radio = radio
duos-card-ring = bague
duos-card-rocket = fusée
duos-card-ruler = règle
duos-card-saw = scie
duos-card-scarf = écharpe
duos-card-scissors = ciseaux
duos-card-screwdriver = tournevis
duos-card-shield = bouclier
duos-card-shirt = chemise
duos-card-shoe = chaussure
duos-card-shower = douche
duos-card-soap = savon
duos-card-sock = chaussette
duos-card-sofa = canapé
duos-card-sponge = éponge
duos-card-spoon = cuillère
duos-card-suitcase = valise
duos-card-sword = épée
duos-card-telephone = téléphone
duos-card-telescope = télescope
duos-card-television = télévision
duos-card-tent = tente
duos-card-thread = fil
duos-card-toilet = toilettes
duos-card-toothbrush = brosse à dents
duos-card-train = train
duos-card-trophy = trophée
duos-card-trumpet = trompette
duos-card-umbrella = parapluie
duos-card-violin = violon
duos-card-wallet = portefeuille
duos-card-watch = montre
duos-card-window = fenêtre
duos-card-wrench = clé anglaise
duos-card-yarn = laine

# Les mêmes avec leur article.

duos-the-ant = la fourmi
duos-the-anteater = le fourmilier
duos-the-badger = le blaireau
duos-the-bat = la chauve-souris
duos-the-bear = l’ours
duos-the-beaver = le castor
duos-the-bee = l’abeille
duos-the-beetle = le scarabée
duos-the-bison = le bison
duos-the-boar = le sanglier
duos-the-buffalo = le buffle
duos-the-butterfly = le papillon
duos-the-camel = le chameau
duos-the-cat = le chat
duos-the-caterpillar = la chenille
duos-the-chameleon = le caméléon
duos-the-chick = le poussin
duos-the-cockroach = le cafard
duos-the-coral = le corail
duos-the-cow = la vache
duos-the-crab = le crabe
duos-the-cricket = le grillon
duos-the-crocodile = le crocodile
duos-the-crow = le corbeau
duos-the-deer = le cerf
duos-the-dinosaur = le dinosaure
duos-the-dodo = le dodo
duos-the-dog = le chien
duos-the-dolphin = le dauphin
duos-the-donkey = l’âne
duos-the-dove = la colombe
duos-the-dragonfly = la libellule
duos-the-duck = le canard
duos-the-eagle = l’aigle
duos-the-elephant = l’éléphant
duos-the-flamingo = le flamant rose
duos-the-fly = la mouche
duos-the-fox = le renard
duos-the-frog = la grenouille
duos-the-giraffe = la girafe
duos-the-goat = la chèvre
duos-the-goldfish = le poisson rouge
duos-the-goose = l’oie
duos-the-gorilla = le gorille
duos-the-hamster = le hamster
duos-the-hedgehog = le hérisson
duos-the-hen = la poule
duos-the-hippopotamus = l’hippopotame
duos-the-horse = le cheval
duos-the-hyena = la hyène
duos-the-jellyfish = la méduse
duos-the-kangaroo = le kangourou
duos-the-koala = le koala
duos-the-ladybug = la coccinelle
duos-the-leopard = le léopard
duos-the-lion = le lion
duos-the-lizard = le lézard
duos-the-llama = le lama
duos-the-lobster = le homard
duos-the-mammoth = le mammouth
duos-the-mole = la taupe
duos-the-monkey = le singe
duos-the-moose = l’élan
duos-the-mosquito = le moustique
duos-the-mouse = la souris
duos-the-octopus = la pieuvre
duos-the-orangutan = l’orang-outan
duos-the-orca = l’orque
duos-the-ostrich = l’autruche
duos-the-otter = la loutre
duos-the-owl = le hibou
duos-the-ox = le bœuf
duos-the-oyster = l’huître
duos-the-panda = le panda
duos-the-parrot = le perroquet
duos-the-peacock = le paon
duos-the-pelican = le pélican
duos-the-penguin = le manchot
duos-the-pig = le cochon
duos-the-polar-bear = l’ours blanc
duos-the-poodle = le caniche
duos-the-porcupine = le porc-épic
duos-the-pufferfish = le poisson-globe
duos-the-rabbit = le lapin
duos-the-raccoon = le raton laveur
duos-the-ram = le bélier
duos-the-rat = le rat
duos-the-rhinoceros = le rhinocéros
duos-the-rooster = le coq
duos-the-scorpion = le scorpion
duos-the-seagull = la mouette
duos-the-seahorse = l’hippocampe
duos-the-seal = le phoque
duos-the-shark = le requin
duos-the-sheep = le mouton
duos-the-shrimp = la crevette
duos-the-skunk = la mouffette
duos-the-sloth = le paresseux
duos-the-snail = l’escargot
duos-the-snake = le serpent
duos-the-sparrow = le moineau
duos-the-spider = l’araignée
duos-the-squid = le calmar
duos-the-squirrel = l’écureuil
duos-the-swan = le cygne
duos-the-tiger = le tigre
duos-the-toucan = le toucan
duos-the-trout = la truite
duos-the-turkey = la dinde
duos-the-turtle = la tortue
duos-the-walrus = le morse
duos-the-wasp = la guêpe
duos-the-whale = la baleine
duos-the-wolf = le loup
duos-the-worm = le ver de terre
duos-the-zebra = le zèbre
duos-the-airplane = l’avion
duos-the-anchor = l’ancre
duos-the-axe = la hache
duos-the-backpack = le sac à dos
duos-the-bag = le sac à main
duos-the-ball = le ballon
duos-the-balloon = le ballon de baudruche
duos-the-basket = le panier
duos-the-bathtub = la baignoire
duos-the-battery = la pile
duos-the-bed = le lit
duos-the-bell = la cloche
duos-the-bicycle = le vélo
duos-the-boat = le bateau
duos-the-bomb = la bombe
duos-the-book = le livre
duos-the-boot = la botte
duos-the-bottle = la bouteille
duos-the-box = la boîte
duos-the-broom = le balai
duos-the-brush = le pinceau
duos-the-bucket = le seau
duos-the-bus = le bus
duos-the-button = le bouton
duos-the-calendar = le calendrier
duos-the-camera = l’appareil photo
duos-the-candle = la bougie
duos-the-cap = la casquette
duos-the-car = la voiture
duos-the-chair = la chaise
duos-the-clock = l’horloge
duos-the-coat = le manteau
duos-the-coin = la pièce de monnaie
duos-the-comb = le peigne
duos-the-compass = la boussole
duos-the-computer = l’ordinateur
duos-the-crayon = le crayon de cire
duos-the-crown = la couronne
duos-the-cup = la tasse
duos-the-diamond = le diamant
duos-the-dice = le dé
duos-the-doll = la poupée
duos-the-door = la porte
duos-the-dress = la robe
duos-the-drum = le tambour
duos-the-envelope = l’enveloppe
duos-the-flashlight = la lampe de poche
duos-the-fork = la fourchette
duos-the-glasses = les lunettes
duos-the-globe = le globe terrestre
duos-the-glove = le gant
duos-the-guitar = la guitare
duos-the-hammer = le marteau
duos-the-hat = le chapeau
duos-the-hourglass = le sablier
duos-the-jeans = le jean
duos-the-key = la clé
duos-the-keyboard = le clavier
duos-the-kite = le cerf-volant
duos-the-knife = le couteau
duos-the-ladder = l’échelle
duos-the-lamp = la lampe
duos-the-lock = le cadenas
duos-the-magnet = l’aimant
duos-the-map = la carte
duos-the-megaphone = le mégaphone
duos-the-microscope = le microscope
duos-the-mirror = le miroir
duos-the-needle = l’aiguille
duos-the-newspaper = le journal
duos-the-nut-and-bolt = l’écrou et le boulon
duos-the-paperclip = le trombone
duos-the-pen = le stylo
duos-the-pencil = le crayon à papier
duos-the-piano = le piano
duos-the-pin = la punaise
duos-the-plate = l’assiette
duos-the-plug = la prise électrique
duos-the-postbox = la boîte aux lettres
duos-the-puzzle = le puzzle
duos-the-radio = la radio
duos-the-ring = la bague
duos-the-rocket = la fusée
duos-the-ruler = la règle
duos-the-saw = la scie
duos-the-scarf = l’écharpe
duos-the-scissors = les ciseaux
duos-the-screwdriver = le tournevis
duos-the-shield = le bouclier
duos-the-shirt = la chemise
duos-the-shoe = la chaussure
duos-the-shower = la douche
duos-the-soap = le savon
duos-the-sock = la chaussette
duos-the-sofa = le canapé
duos-the-sponge = l’éponge
duos-the-spoon = la cuillère
duos-the-suitcase = la valise
duos-the-sword = l’épée
duos-the-telephone = le téléphone
duos-the-telescope = le télescope
duos-the-television = la télévision
duos-the-tent = la tente
duos-the-thread = le fil
duos-the-toilet = les toilettes
duos-the-toothbrush = la brosse à dents
duos-the-train = le train
duos-the-trophy = le trophée
duos-the-trumpet = la trompette
duos-the-umbrella = le parapluie
duos-the-violin = le violon
duos-the-wallet = le portefeuille
duos-the-watch = la montre
duos-the-window = la fenêtre
duos-the-wrench = la clé anglaise
duos-the-yarn = la laine

# Pourquoi deux cartes de DUOS vont ensemble : ce que l’une fait à l’autre, ou ce qu’elles ont en commun.

duos-why-eats = Un bon repas pour { NAMED("duos-the", $one) } : { NAMED("duos-the", $other) }.
duos-why-hunts = Une proie pour { NAMED("duos-the", $one) } : { NAMED("duos-the", $other) }.
duos-why-grows = En grandissant, { NAMED("duos-the", $one) } deviendra { NAMED("duos-the", $other) }.
duos-why-couple = Un vrai couple : { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-family = De la même famille : { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-rivals = De vieux rivaux : { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-lookalikes = Quelle ressemblance, { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) } !
duos-why-names = En anglais, leurs noms se ressemblent : « { $one } », « { $other } ».
duos-why-story = Dans un vieux conte se rencontrent { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-opposites = Tout oppose { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-neighbours = Côte à côte vivent { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-mind = En voyant { NAMED("duos-the", $one) }, j’ai imaginé { NAMED("duos-the", $other) }.
duos-why-opens = Pour ouvrir { NAMED("duos-the", $other) }, il y a { NAMED("duos-the", $one) }.
duos-why-cuts = Pour couper { NAMED("duos-the", $other) }, il y a { NAMED("duos-the", $one) }.
duos-why-sews = Pour la couture et le tricot : { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-fastens = Pour fixer { NAMED("duos-the", $other) }, il y a { NAMED("duos-the", $one) }.
duos-why-powers = Pour faire marcher { NAMED("duos-the", $other) }, il y a { NAMED("duos-the", $one) }.
duos-why-holds = Pour ranger { NAMED("duos-the", $other) }, il y a { NAMED("duos-the", $one) }.
duos-why-wears = On porte ensemble { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-kin = Presque le même usage : { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-used = On utilise ensemble { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-part = Cela ne fait qu’un : { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-place = On range souvent côte à côte { NAMED("duos-the", $one) } et { NAMED("duos-the", $other) }.
duos-why-dresses = Pour habiller { NAMED("duos-the", $one) }, il y a { NAMED("duos-the", $other) }.
duos-why-cleans = Pour nettoyer { NAMED("duos-the", $other) }, il y a { NAMED("duos-the", $one) }.
duos-why-mends = Pour réparer { NAMED("duos-the", $other) }, il y a { NAMED("duos-the", $one) }.
duos-why-made = Avec { NAMED("duos-the", $one) }, on peut faire { NAMED("duos-the", $other) }.
duos-why-carries = Pour transporter { NAMED("duos-the", $other) }, il y a { NAMED("duos-the", $one) }.
duos-why-breaks = Contre { NAMED("duos-the", $one) }, { NAMED("duos-the", $other) } ne résiste pas.
duos-why-shields = Contre { NAMED("duos-the", $other) }, rien ne vaut { NAMED("duos-the", $one) }.
duos-why-lights = Pour éclairer { NAMED("duos-the", $other) }, il y a { NAMED("duos-the", $one) }.
duos-why-guards = Pour garder { NAMED("duos-the", $other) }, il y a { NAMED("duos-the", $one) }.
duos-why-does = En anglais, « { $other } » dit aussi ce que fait { NAMED("duos-the", $one) }.

# Mots composés, locutions et mots à double sens : une phrase par paire, vraie en français, ou qui dit que c’est de l’anglais.

duos-why-phrase-bat-cricket = En anglais, les deux mots ensemble font « cricket bat », une batte de cricket.
duos-why-phrase-coral-snake = Les deux mots ensemble font « serpent corail ».
duos-why-phrase-crow-rooster = En anglais, « crow » veut dire aussi chanter comme le coq.
duos-why-phrase-elephant-seal = L’éléphant de mer est un grand phoque.
duos-why-phrase-shark-tiger = Les deux mots ensemble font « requin-tigre ».
duos-why-phrase-spider-monkey = Les deux mots ensemble font « singe-araignée ».
duos-why-phrase-crow-fly = En anglais, « as the crow flies », comme vole le corbeau, veut dire à vol d’oiseau.
duos-why-phrase-donkey-rooster = On saute « du coq à l’âne ».
duos-why-phrase-fly-horse = En anglais, les deux mots ensemble font « horsefly », un taon.
duos-why-phrase-hamster-pig = Le cochon d’Inde ressemble au hamster.
duos-why-phrase-seal-lion = Le lion de mer ressemble au phoque.
duos-why-phrase-sloth-bear = En anglais, les deux mots ensemble font « sloth bear », un ours lippu.
duos-why-phrase-turtle-dove = En anglais, les deux mots ensemble font « turtle dove », une tourterelle.
duos-why-phrase-ant-lion = Les deux mots ensemble font « fourmi-lion ».
duos-why-phrase-beetle-rhinoceros = Les deux mots ensemble font « scarabée rhinocéros ».
duos-why-phrase-leopard-seal = Le léopard de mer est un phoque.
duos-why-phrase-monkey-squirrel = Les deux mots ensemble font « singe-écureuil ».
duos-why-phrase-squirrel-fly = En anglais, « fly » veut dire aussi voler, comme l’écureuil volant.
duos-why-phrase-gorilla-donkey = Le gorille des jeux vidéo s’appelle « Donkey Kong » : « donkey » est l’âne en anglais.
duos-why-phrase-rat-kangaroo = Les deux mots ensemble font « rat-kangourou ».
duos-why-phrase-wolf-spider = Les deux mots ensemble font « araignée-loup ».
duos-why-phrase-deer-beetle = Le lucane, un gros coléoptère, s’appelle aussi cerf-volant.
duos-why-phrase-ball-basket = Au basket, le ballon va dans le panier.
duos-why-phrase-bell-ring = En anglais, « ring » veut dire aussi sonner, comme une cloche.
duos-why-phrase-keyboard-piano = Un piano a un clavier.
duos-why-phrase-cup-trophy = En anglais, « cup » est la tasse, et la coupe qu’on gagne comme trophée.
duos-why-phrase-key-ring = En anglais, les deux mots ensemble font « key ring », un porte-clés.
duos-why-phrase-ring-telephone = En anglais, « ring » veut dire aussi sonner, comme un téléphone.
duos-why-phrase-cup-glasses = En anglais, « glasses » veut dire aussi des verres : on y boit, comme dans une tasse.
duos-why-phrase-book-telephone = En anglais, les deux mots ensemble font « telephone book », un annuaire.
duos-why-phrase-clock-radio = En anglais, les deux mots ensemble font « clock radio », un radio-réveil.
duos-why-phrase-crown-ruler = En anglais, « ruler » veut dire aussi un souverain, qui porte une couronne.
duos-why-phrase-television-watch = En anglais, « watch » veut dire aussi regarder, la télévision par exemple.
duos-why-phrase-ball-pin = En anglais, « pin » veut dire aussi une quille, que renverse une boule.
duos-why-phrase-ball-yarn = En anglais, « ball » veut dire aussi une pelote, de laine par exemple.
duos-why-phrase-bomb-car = En anglais, les deux mots ensemble font « car bomb », une voiture piégée.
duos-why-phrase-boot-car = En anglais, « boot » veut dire aussi le coffre d’une voiture.
duos-why-phrase-box-glove = En anglais, « box » veut dire aussi boxer, avec des gants.
duos-why-phrase-cap-shower = En anglais, les deux mots ensemble font « shower cap », un bonnet de douche.
duos-why-phrase-car-plate = En anglais, « plate » veut dire aussi la plaque d’une voiture.
duos-why-phrase-computer-window = L’écran d’un ordinateur montre des fenêtres.
duos-why-phrase-knife-pen = En anglais, les deux mots ensemble font « penknife », un canif.
duos-why-phrase-pen-sword = On dit que la plume est plus forte que l’épée.
duos-why-phrase-puzzle-saw = En anglais, un puzzle s’appelle « jigsaw », comme une scie sauteuse.
duos-why-phrase-ring-door = En anglais, « ring » veut dire aussi sonner, à une porte par exemple.
duos-why-phrase-soap-television = En anglais, « soap » veut dire aussi un feuilleton de télévision.
duos-why-phrase-bag-chair = Un pouf peut être un sac qui sert de chaise.
duos-why-phrase-ball-pen = En anglais, « ball » est aussi la bille d’un stylo à bille.
duos-why-phrase-box-soap = En anglais, les deux mots ensemble font « soapbox », la caisse du haut de laquelle on harangue la foule.
duos-why-phrase-button-key = En anglais, « key » est aussi une touche : on appuie dessus comme sur un bouton.
duos-why-phrase-camera-flashlight = Un appareil photo a un flash, qui éclaire comme une lampe.
duos-why-phrase-key-map = En anglais, « key » veut dire aussi la légende d’une carte.
duos-why-phrase-shield-window = En anglais, le pare-brise, une vitre, s’appelle « windshield » : bouclier contre le vent.
duos-why-phrase-shower-umbrella = En anglais, « shower » veut dire aussi une averse, où l’on ouvre son parapluie.
duos-why-phrase-bag-tent = Dans une tente, on dort dans un sac de couchage.
duos-why-phrase-ball-dress = En anglais, « ball » veut dire aussi un bal, où l’on va en robe.
duos-why-phrase-box-telephone = En anglais, les deux mots ensemble font « telephone box », une cabine téléphonique.
duos-why-phrase-box-television = En anglais, on appelle la télévision « the box », la boîte.
duos-why-phrase-car-glove = Une voiture a une boîte à gants.
duos-why-phrase-computer-boot = En anglais, « boot » veut dire aussi démarrer un ordinateur.
duos-why-phrase-thread-ball = En anglais, « ball » veut dire aussi une pelote, de fil par exemple.
duos-why-phrase-box-radio = En anglais, un gros poste de radio s’appelle « boombox », une boîte à bruit.
duos-why-phrase-box-train = En anglais, un wagon fermé d’un train s’appelle « boxcar », une voiture en boîte.
duos-why-phrase-dress-train = En anglais, « train » veut dire aussi la traîne d’une robe.
duos-why-phrase-guitar-key = En anglais, on accorde une guitare avec ses « keys », ses clés.
duos-why-phrase-lamp-postbox = En anglais, « lamp post », le réverbère, et « postbox » ont un mot en commun.
duos-why-phrase-pin-telephone = Un téléphone demande un code PIN, et « pin » est une punaise en anglais.
duos-why-phrase-pin-wallet = Une carte du portefeuille a un code PIN, et « pin » est une punaise en anglais.
duos-why-phrase-shield-coat = En anglais, les armoiries d’un bouclier s’appellent « coat of arms » : manteau d’armes.
duos-why-phrase-train-bed = Un train de nuit a des lits.
duos-why-phrase-cap-bottle = En anglais, « cap » veut dire aussi le bouchon d’une bouteille.
duos-why-phrase-plug-bottle = En anglais, « plug » veut dire aussi un bouchon, pour une bouteille par exemple.
duos-why-phrase-plug-bathtub = En anglais, « plug » veut dire aussi le bouchon d’une baignoire.
duos-why-phrase-cap-pen = En anglais, « cap » veut dire aussi le capuchon d’un stylo.
duos-why-phrase-plug-car = Une voiture électrique se recharge à une prise.
duos-why-phrase-pin-plug = En anglais, « pin » veut dire aussi une broche de prise électrique.
duos-why-phrase-key-piano = En anglais, « key » veut dire aussi une touche, de piano par exemple.
duos-why-phrase-key-keyboard = En anglais, « key » veut dire aussi une touche de clavier.
duos-why-phrase-key-computer = En anglais, « key » veut dire aussi une touche, d’ordinateur par exemple.
duos-why-phrase-key-trumpet = En anglais, « key » veut dire aussi la tonalité dans laquelle joue une trompette.
duos-why-phrase-brush-toilet = En anglais, « brush » veut dire aussi une brosse, pour les toilettes par exemple.
duos-why-phrase-brush-boot = En anglais, « brush » veut dire aussi une brosse, pour cirer une botte.
duos-why-phrase-brush-shoe = En anglais, « brush » veut dire aussi une brosse, pour cirer une chaussure.
duos-why-phrase-brush-coat = En anglais, « brush » veut dire aussi une brosse, pour un manteau par exemple.
duos-why-phrase-brush-bottle = En anglais, « brush » veut dire aussi une brosse, pour laver une bouteille par exemple.
duos-why-phrase-brush-hat = En anglais, « brush » veut dire aussi une brosse, pour un chapeau par exemple.
duos-why-phrase-brush-jeans = En anglais, « brush » veut dire aussi une brosse, pour un jean par exemple.
duos-why-phrase-brush-soap = En anglais, « brush » veut dire aussi une brosse, avec laquelle on frotte au savon.
duos-why-phrase-comb-pin = En anglais, « pin » veut dire aussi une épingle : elle sert à se coiffer, comme un peigne.
duos-why-phrase-ball-cup = En anglais, le bilboquet s’appelle « cup and ball », la tasse et la balle.

duos-why-ask = Dire pourquoi
duos-why-title = Pourquoi ces paires ?
duos-why-tell = Le leur dire
duos-why-said = « { $text } »
duos-why-insect = Deux insectes.
duos-why-creepy-crawly = Deux petites bestioles.
duos-why-flying-insect = Les deux bourdonnent dans l’air.
duos-why-arachnid = Les deux ont huit pattes.
duos-why-bird = Deux oiseaux.
duos-why-waterbird = Deux oiseaux d’eau.
duos-why-poultry = Les deux vivent au poulailler.
duos-why-chicken-family = Une même famille de poulets.
duos-why-flightless = Deux oiseaux qui ne volent pas.
duos-why-tropical-bird = Deux oiseaux éclatants de couleurs.
duos-why-bird-of-prey = Deux rapaces.
duos-why-town-bird = Deux oiseaux qu’on voit dans toutes les villes.
duos-why-fish = Deux poissons.
duos-why-sea-animal = Les deux vivent dans la mer.
duos-why-sea-mammal = Deux mammifères marins.
duos-why-cetacean = Deux baleines, en quelque sorte.
duos-why-seal-family = Les deux ont des nageoires et s’allongent sur la glace.
duos-why-shellfish = Les deux ont des pinces et une carapace.
duos-why-seafood = Deux fruits de mer.
duos-why-tentacles = Les deux ont des tentacules.
duos-why-reef = On voit les deux en plongeant sur un récif.
duos-why-reptile = Deux reptiles.
duos-why-lizard-family = Deux lézards.
duos-why-primate = Deux singes, nos cousins.
duos-why-dog-family = Deux chiens, ou tout comme.
duos-why-dogs = Deux chiens.
duos-why-cat-family = Deux félins, petits ou grands.
duos-why-big-cat = Deux grands félins.
duos-why-cattle = Deux bovins.
duos-why-horse-family = Les deux sont de la famille du cheval.
duos-why-sheep-and-goats = Les deux font partie du troupeau du berger.
duos-why-deer-family = Les deux portent des bois.
duos-why-pig-family = Deux cochons.
duos-why-camel-family = Deux chameaux, avec ou sans bosse.
duos-why-elephant-family = Les deux ont une trompe et des défenses.
duos-why-rodent = Deux rongeurs.
duos-why-mice = Deux petits rongeurs.
duos-why-bear-family = Les deux ont l’air d’un ours en peluche.
duos-why-true-bear = Deux ours.
duos-why-marsupial = Les deux portent leurs petits dans une poche.
duos-why-weasel-family = Les deux sont de la famille des blaireaux et des martres.
duos-why-striped-mask = Les deux portent un masque.
duos-why-mammal = Deux mammifères.
duos-why-farm = Les deux vivent à la ferme.
duos-why-hoofed-farm = Les deux paissent dans le pré.
duos-why-pet = Deux animaux de compagnie.
duos-why-africa = Les deux vivent en Afrique.
duos-why-african-giant = Deux géants d’Afrique.
duos-why-savanna-grazer = Les deux broutent dans la savane.
duos-why-australia = Les deux viennent d’Australie.
duos-why-arctic = Les deux vivent dans les glaces.
duos-why-jungle = Les deux vivent dans la jungle.
duos-why-south-america = Les deux viennent d’Amérique du Sud.
duos-why-asia = Les deux vivent en Asie.
duos-why-zoo = Deux animaux rares, qu’on va voir au zoo.
duos-why-desert = Les deux vivent dans le désert.
duos-why-forest = Les deux vivent dans les bois.
duos-why-north-america = Les deux vivent en Amérique du Nord.
duos-why-river = Les deux vivent dans la rivière.
duos-why-swimmer = Les deux nagent bien.
duos-why-pond = On trouve les deux au bord d’un étang.
duos-why-garden = On trouve les deux au jardin.
duos-why-underground = Les deux creusent la terre.
duos-why-house-pest = Personne n’en veut chez soi.
duos-why-seaside = On rencontre les deux au bord de la mer.
duos-why-tree = Les deux vivent dans les arbres.
duos-why-black-and-white = Deux animaux noir et blanc.
duos-why-stripes = Les deux ont des rayures.
duos-why-spots = Les deux ont des taches.
duos-why-pink = Deux animaux roses.
duos-why-orange = Deux animaux orange.
duos-why-green = Deux animaux verts.
duos-why-red = Deux animaux rouges.
duos-why-white = Deux animaux blancs.
duos-why-black = Deux animaux noirs.
duos-why-grey = Deux animaux gris.
duos-why-spines = Les deux ont des piquants.
duos-why-shell = Les deux ont une coquille ou une carapace.
duos-why-horns = Les deux ont des cornes.
duos-why-antlers-and-horns = Les deux portent quelque chose sur la tête.
duos-why-tusks = Les deux ont des défenses.
duos-why-long-neck = Les deux ont un long cou.
duos-why-long-nose = Les deux ont un long nez.
duos-why-long-legs = Les deux ont de longues pattes.
duos-why-big-beak = Les deux ont un bec énorme.
duos-why-big-tail = Les deux ont une queue splendide.
duos-why-legless = Ni l’un ni l’autre n’a de pattes.
duos-why-long-and-thin = Deux animaux longs, minces et sans pattes.
duos-why-giant = Deux animaux énormes.
duos-why-tiny = Deux animaux minuscules.
duos-why-furry-and-small = Deux petites boules de poils.
duos-why-beautiful = Deux beautés.
duos-why-wool = Les deux donnent de la laine.
duos-why-thick-skin = Deux gros animaux à la peau épaisse.
duos-why-sting = Les deux piquent.
duos-why-poison = Deux animaux venimeux.
duos-why-biting-nuisance = Deux plaies de l’été.
duos-why-blood = Les deux ont la réputation de sucer le sang.
duos-why-spooky = Les deux donnent le frisson.
duos-why-night = Les deux sortent la nuit.
duos-why-slow = Deux animaux lents.
duos-why-fast = Les deux courent vite.
duos-why-jumper = Les deux sautent.
duos-why-changes = Les deux se transforment en grandissant.
duos-why-extinct = Les deux ont disparu depuis longtemps.
duos-why-milk = Les deux donnent du lait.
duos-why-eggs = Une histoire d’œufs.
duos-why-meat = Les deux finissent dans l’assiette.
duos-why-feast = Deux plats de fête.
duos-why-riding = On peut monter les deux.
duos-why-burden = Les deux portent des charges.
duos-why-predator = Deux chasseurs dangereux.
duos-why-teeth = Les deux ont des dents terribles.
duos-why-clever = Deux animaux malins.
duos-why-talks = Les deux peuvent apprendre à parler.
duos-why-hunted = On chasse les deux.
duos-why-insect-eater = Les deux ont une langue qui attrape les insectes.
duos-why-nibbler = Les deux grignotent.
duos-why-flies = Les deux volent.
duos-why-circus = On voyait les deux au cirque.
duos-why-fur-coat = On a chassé les deux pour leur fourrure.
duos-why-honey = Les deux aiment le miel.
duos-why-heraldry = Les deux figurent sur des blasons.
duos-why-peace = Deux symboles d’amour et de paix.
duos-why-stubborn = Deux têtes de mule.
duos-why-fable = On connaît les deux par les fables.
duos-why-tool = Deux outils.
duos-why-woodwork = Les deux coupent le bois.
duos-why-screwing = Une histoire de vis et d’écrous.
duos-why-cleaning = Les deux servent au ménage.
duos-why-sewing = Les deux sont dans la boîte à couture.
duos-why-thread-like = Deux longs fils.
duos-why-sharp = Deux objets tranchants.
duos-why-pointed = Les deux ont une pointe qui pique.
duos-why-fastener = Les deux font tenir les choses ensemble.
duos-why-magnetic = Une histoire d’aimants.
duos-why-writing = On peut écrire avec les deux.
duos-why-drawing = On peut dessiner avec les deux.
duos-why-stationery = Les deux sont sur le bureau.
duos-why-school = On emporte les deux à l’école.
duos-why-reading = On peut lire les deux.
duos-why-post = Deux symboles de la poste.
duos-why-news = Les deux donnent les nouvelles.
duos-why-measuring = Les deux mesurent quelque chose.
duos-why-paper = Les deux sont en papier.
duos-why-luggage = Deux bagages.
duos-why-container = On peut mettre des choses dans les deux.
duos-why-carrying = On emporte les deux pour faire les courses.
duos-why-weapon = Deux armes.
duos-why-knight = Pour les chevaliers et les rois.
duos-why-protection = Les deux protègent.
duos-why-royal = Pour un roi ou une reine.
duos-why-security = Les deux tiennent les inconnus dehors.
duos-why-furniture = Deux meubles.
duos-why-seat = On peut s’asseoir sur les deux.
duos-why-house-part = Les deux s’ouvrent dans le mur d’une maison.
duos-why-bathroom = Les deux sont dans la salle de bains.
duos-why-washing = Pour une bonne toilette.
duos-why-grooming = Pour se faire beau.
duos-why-bristles = Les deux ont des poils.
duos-why-light = Les deux éclairent.
duos-why-electricity = Une histoire d’électricité.
duos-why-time = Les deux donnent l’heure.
duos-why-clockwork = Les deux comptent les heures.
duos-why-bedroom = Les deux sont dans la chambre.
duos-why-living-room = Les deux sont dans le salon.
duos-why-glass = Les deux sont en verre.
duos-why-home = Les deux sont dans toutes les maisons.
duos-why-kitchen = Les deux sont dans la cuisine.
duos-why-clothes = Deux vêtements.
duos-why-headwear = On porte les deux sur la tête.
duos-why-footwear = On porte les deux aux pieds.
duos-why-winter-clothes = On porte les deux en hiver.
duos-why-outfit = On porte les deux tous les jours.
duos-why-trousers-and-shirt = On porte les deux ensemble.
duos-why-jewellery = Deux bijoux.
duos-why-treasure = Les deux pourraient être dans un coffre au trésor.
duos-why-money = Une histoire d’argent.
duos-why-accessory = Deux accessoires de mode.
duos-why-rain = Deux objets pour la pluie.
duos-why-pocket = Les deux sont dans la poche.
duos-why-media = Pour le programme de la soirée.
duos-why-electronics = Deux appareils électroniques.
duos-why-computing = Pour un ordinateur.
duos-why-optics = On regarde à travers les deux.
duos-why-science = Les deux servent à la science.
duos-why-space = Une histoire d’espace.
duos-why-navigation = Les deux aident à trouver son chemin.
duos-why-world = Les deux montrent le monde.
duos-why-communication = Les deux portent des messages.
duos-why-vehicle = Les deux nous emmènent quelque part.
duos-why-road = Les deux roulent sur la route.
duos-why-public-transport = Les deux emmènent beaucoup de passagers.
duos-why-flying = Les deux volent.
duos-why-ship = Deux objets de la mer.
duos-why-sailor = Un marin a besoin des deux.
duos-why-outdoors = On emporte les deux en randonnée.
duos-why-picnic = On emporte les deux au pique-nique.
duos-why-toy = Deux jouets.
duos-why-game = Deux jeux.
duos-why-ball-and-balloon = Les deux sont ronds et volent en l’air.
duos-why-party = Pour un anniversaire.
duos-why-sport = Une histoire de sport.
duos-why-music = Les deux font de la musique.
duos-why-strings = Les deux ont des cordes.
duos-why-keys-to-play = Les deux ont des touches.
duos-why-loud = Deux objets bruyants.
duos-why-brass-cone = Deux pavillons qui amplifient le souffle.
duos-why-cutlery = Deux couverts.
duos-why-tableware = Les deux sont sur la table au dîner.
duos-why-drink = On boit dans les deux.
duos-why-round = Deux objets ronds.
duos-why-wooden = Les deux sont en bois.
duos-why-bag-like = Les deux sont en cuir.
duos-why-explodes = Les deux partent avec fracas.
duos-why-pictures = Les deux montrent des images.
duos-why-water = Les deux contiennent de l’eau.
duos-why-height = Les deux montent haut.
duos-why-ringing = Les deux sonnent.
duos-why-travel = On emporte les deux en voyage.
duos-why-shed = On range les deux dans la remise.
duos-why-mollusc = Deux mollusques.
duos-why-cold-blooded = Deux animaux à sang froid.
duos-why-wonderland = Alice rencontre les deux au pays des merveilles.
duos-why-zodiac = Les deux sont dans le zodiaque.
duos-why-chinese-years = Les deux ont leur année en Chine.
duos-why-bremen = Deux musiciens de Brême.
duos-why-nativity = Les deux sont dans la crèche.
duos-why-ancient-look = Les deux semblent venir d’un autre âge.
duos-why-aquarium = On voit les deux à l’aquarium.
duos-why-mountain = Les deux vivent à la montagne.
duos-why-swamp = Les deux vivent dans le marais.
duos-why-cage = On garde les deux en cage.
duos-why-zoo-favourite = On voit les deux au zoo.
duos-why-attic = Les deux se cachent au grenier.
duos-why-india = Les deux vivent en Inde.
duos-why-north = Les deux vivent dans le Grand Nord.
duos-why-park = On voit les deux au parc.
duos-why-leaf = On trouve les deux parmi les feuilles.
duos-why-eight-arms = Les deux ont huit membres.
duos-why-big-ears = Les deux ont de grandes oreilles.
duos-why-whiskers = Les deux ont des moustaches.
duos-why-mane = Les deux ont une crinière.
duos-why-brown = Deux animaux bruns.
duos-why-yellow = Deux animaux jaunes.
duos-why-colours = Les deux ont de vives couleurs.
duos-why-long-hair = Les deux ont de longs poils.
duos-why-upside-down = Les deux se pendent la tête en bas.
duos-why-pockets = Les deux transportent des choses dans une poche.
duos-why-boneless = Pas un os dans le corps.
duos-why-pincers = Les deux ont des pinces.
duos-why-big-eyes = Les deux ont de grands yeux.
duos-why-ugly = Pas vraiment des beautés.
duos-why-fat = Deux animaux bien gras.
duos-why-echo = Les deux se guident au son.
duos-why-blind = Les deux voient mal.
duos-why-disguise = Les deux peuvent changer de couleur.
duos-why-winter-sleep = Les deux dorment tout l’hiver.
duos-why-builder = Deux bâtisseurs.
duos-why-colony = Les deux vivent en colonie, avec une reine.
duos-why-scavenger = Les deux mangent les restes des autres.
duos-why-leaf-eater = Les deux mangent des feuilles toute la journée.
duos-why-grass-eater = Les deux mangent de l’herbe.
duos-why-flowers = Les deux visitent les fleurs.
duos-why-fisher = Les deux attrapent des poissons.
duos-why-smelly = Les deux ont une forte odeur.
duos-why-spinner = Les deux filent.
duos-why-frightening = Beaucoup de gens ont peur des deux.
duos-why-lucky = Les deux portent bonheur, dit-on.
duos-why-easter = Deux symboles de Pâques.
duos-why-vain = Les deux sont fiers de leurs plumes.
duos-why-magician = Un magicien sort les deux de son chapeau.
duos-why-laboratory = On trouve les deux dans les laboratoires.
duos-why-plough = Les deux travaillent pour le fermier.
duos-why-loyal = Deux vieux amis de l’homme.
duos-why-thief = Deux voleurs.
duos-why-french-dish = On mange les deux en France.
duos-why-garden-helper = Deux amis du jardinier.
duos-why-noisy = Deux animaux bruyants.
duos-why-morning = Les deux se lèvent tôt.
duos-why-pack = Les deux chassent en groupe.
duos-why-herd = Les deux vivent en troupeau.
duos-why-strong = Deux animaux très forts.
duos-why-cunning = Les deux passent pour rusés.
duos-why-migrates = Les deux voyagent loin avec les saisons.
duos-why-funny = Les deux font rire.
duos-why-racing = Les deux font la course.
duos-why-leather = On fait du cuir avec les deux.
duos-why-american-emblem = Deux emblèmes de l’Amérique.
duos-why-painter = Un peintre en bâtiment a besoin des deux.
duos-why-hairdresser = Un coiffeur a besoin des deux.
duos-why-fire-brigade = Pour les pompiers.
duos-why-washing-up = Pour la vaisselle.
duos-why-laundry = Pour le jour de lessive.
duos-why-office = Les deux sont au bureau.
duos-why-numbers = Les deux portent des nombres.
duos-why-geometry = Les deux servent en géométrie.
duos-why-mornings = Pour bien commencer le matin.
duos-why-sleep = Une histoire de sommeil.
duos-why-car-part = On trouve les deux sur une voiture.
duos-why-bed-and-bath = On trouve les deux à l’hôtel.
duos-why-hall = On trouve les deux dans l’entrée.
duos-why-screen = Les deux ont un écran.
duos-why-leaving-home = On prend les deux en sortant de chez soi.
duos-why-lost = On perd toujours les deux.
duos-why-present = Deux beaux cadeaux.
duos-why-wedding = Pour un mariage.
duos-why-hand = On porte les deux à la main.
duos-why-pairs = On dit « une paire » des deux.
duos-why-knitted = On peut tricoter les deux.
duos-why-sun = Bien utiles au soleil.
duos-why-cowboy = Un cow-boy porte les deux.
duos-why-wardrobe = On range les deux dans l’armoire.
duos-why-dial = Les deux ont une ou des aiguilles.
duos-why-sound = Les deux sont faits pour être entendus.
duos-why-signal = Les deux peuvent donner un signal.
duos-why-wheels = Les deux ont des roues.
duos-why-pirate = Pour un pirate.
duos-why-beach = On emporte les deux à la plage.
duos-why-wind = Le vent fait bouger les deux.
duos-why-football = Pour le football.
duos-why-baseball = Pour le base-ball.
duos-why-game-night = Les deux servent à jouer.
duos-why-parade = Pour un défilé.
duos-why-birthday = Pour une fête d’anniversaire.
duos-why-nursery = On trouve les deux dans la chambre d’enfant.
duos-why-on-a-string = Il faut une ficelle aux deux.
duos-why-fairy-tale = On connaît les deux par les contes.
duos-why-witch = Pour une sorcière.
duos-why-army = Pour une armée.
duos-why-church = On les trouve à l’église.
duos-why-gold = Les deux peuvent être en or.
duos-why-glitter = Les deux brillent.
duos-why-metal = Les deux sont en métal.
duos-why-cloth = Les deux sont en tissu.
duos-why-stick-like = Deux objets longs et minces.
duos-why-four-corners = Les deux ont quatre coins.
duos-why-handle = Les deux ont une poignée ou un manche.
duos-why-soft = Deux objets doux.
duos-why-openable = On peut ouvrir et fermer les deux.
duos-why-turning = On fait tourner les deux.
duos-why-burning = Les deux brûlent.
duos-why-playroom = Les enfants jouent avec les deux.
duos-why-band = Les deux jouent dans un orchestre.
duos-why-race = On voit les deux aux courses.

# Comment les coups s’écrivent, et ce que dit son plateau au terminal.

terminal-duos = Écrivez quatre paires comme ant+anteater,crow+dove,cat+dog,key+lock, avec les noms anglais des cartes ; « withdraw » pour changer vos paires ; à deux joueurs aussi word:insecte, yes:ant ou not:dog ; « boards » pour voir toutes les paires du dernier tour ; « dire » et une phrase pour parler aux autres après une révélation. Au clavier : les flèches et Entrée choisissent deux cartes pour une paire ; la quatrième paire valide.
terminal-duos-boards = Tapez boards pour voir toutes les paires.

duos-study-standing = le camp qui a le plus de points.
duos-study-sides = Tous les joueurs choisissent en même temps, et chacun est Narrateur aussi souvent : aucun camp ne devrait valoir plus qu’un autre.
duos-study-picture = Les douze cartes du tour ; après la révélation, les paires du Narrateur, reliées par un trait là où un autre joueur a choisi la même.

# Le plateau du jour
duos-client-puzzles-more = Le plateau du jour : quatre paires, et ce que les autres ont choisi.
duos-day-task = Choisissez quatre paires, comme la plupart des gens, puis validez.
duos-day-part = { NAMED("duos-card", $part) }
duos-day-house = Choix du bot

# Revue : un conseil après la partie, d’après les cartes sur la table
duos-review-good = Bon choix : les autres partageraient environ { $share } % de ces paires ({ $best } % au mieux).
duos-review-better = Les autres partageraient environ { $share } % de ces paires ; avec { NAMED("duos-card", $better) } à la place, { $best } %.

# Ce qui est dit dans la première partie, tour après tour
duos-coach-1 = Choisissez quatre paires de cartes assorties, puis validez. Pensez aux paires que la plupart choisiraient.
duos-coach-2 = La plupart des gens associent un animal et sa nourriture, ce qui va par deux, et ce qui se ressemble.
duos-coach-3 = Quand vous êtes le Narrateur, choisissez des paires que certains trouveront, mais pas tous.
duos-coach-guess = Choisissez ce que le Narrateur choisirait.
duos-coach-narrator = Vous êtes Narrateur : les autres essaient de choisir les mêmes paires.
duos-coach-together = Choisissez ce que votre partenaire choisirait.
duos-coach-pair = Beaucoup feraient la paire { NAMED("duos-card", $part) }.

# Moments d’une partie finie
duos-moment-perfect = Accord parfait au tour { $turn } : { $seat } et { $other }, quatre paires identiques.
duos-moment-alone = Personne ne l’a vu venir : { $seat } a réuni { NAMED("duos-card", $one) } et { NAMED("duos-card", $other_card) } au tour { $turn }.
duos-moment-all = Tous d’accord : { NAMED("duos-card", $one) } et { NAMED("duos-card", $other_card) }, au tour { $turn }.
duos-moment-together = Quatre paires identiques au tour { $turn }.

# Sur papier.
duos-print-cards = Cartes
duos-print-cards-how = À découper. Un animal sur une face (rond), un objet sur l’autre (carré).
duos-print-card = Carte DUOS
duos-print-card-how = Une face se place devant le Narrateur ; l’autre est pour deux joueurs.
duos-print-boards = Plateaux
duos-print-boards-how = Un pour chaque joueur.
duos-print-screens = Paravents
duos-print-screens-how = Pliez au milieu pour qu’il tienne debout comme une tente, le grand nom vers les autres.
duos-print-markers = Marqueurs
duos-print-markers-how = Deux de chaque couleur par joueur. Les trois marqueurs de la carte DUOS et celui de sa piste viennent d’un jeu que personne n’utilise.
duos-print-scores = Feuille de score
duos-print-scores-how = Imprimez-en une pour chaque partie.
duos-print-box = Boîte
duos-print-box-how = Coupez selon les lignes pleines, pliez selon les lignes interrompues, collez la languette grise à l’intérieur, puis le fond sur les deux rabats du bas.
duos-print-need = Il faut aussi un crayon pour les scores.
duos-print-board-top = La rangée du haut des cartes sur la table
duos-print-player = Joueur { $number }
duos-print-screen-text =
    Formez quatre paires : deux marqueurs d’une couleur à la place de deux cartes.
    Votre plateau est orienté comme les cartes. Ne parlez pas, ne faites pas de signes.
    Chaque paire que le Narrateur a aussi : 1 point.
duos-print-narrator = Le Narrateur
duos-print-narrator-table = | Paires trouvées par un joueur | Le Narrateur reçoit |
duos-print-two = À deux : indices et tours
duos-print-hint-word = MOT
duos-print-hint-yes = OUI
duos-print-hint-not = NON
duos-print-verdicts = | Tours gagnés | Qu’en dire ? |
duos-print-scores-title = Scores
duos-print-together = Tours gagnés ensemble
duos-print-turn = Tour { $number }
duos-print-total = Total
duos-print-rules-setup =
    De trois à six joueurs. Chacun prend un plateau, un paravent et huit marqueurs, deux de chaque couleur, et pose le plateau derrière le paravent.

    Choisissez animaux ou objets pour le premier tour. Mélangez les cartes et disposez-en douze en trois rangées de quatre, toutes dans le même sens, de ce côté. Chaque place de votre plateau représente la carte à la même place : tournez votre plateau de sorte que sa rangée du haut soit celle des cartes, où que vous soyez assis.

    Le hasard désigne le premier Narrateur, qui prend la carte DUOS.
duos-print-rules-choose = Tous les joueurs, le Narrateur aussi, choisissent en secret quatre paires de cartes qui vont ensemble. Posez deux marqueurs d’une couleur à la place des deux cartes. Huit places sont prises, quatre restent vides. L’ordre et la couleur des paires ne comptent pas. Ne parlez pas, ne faites pas de signes. Tant que tous les joueurs ne sont pas prêts, vous pouvez changer vos paires.
duos-print-rules-reveal =
    Quand tous sont prêts, enlevez les paravents. Le Narrateur pose sur les cartes les marqueurs de ses paires, une paire après l’autre, et peut donner une raison pour chacune. Chaque joueur qui a choisi la même paire, quelle que soit la couleur, reçoit un point. Puis le Narrateur reçoit des points pour chacun des autres joueurs :

    | Le joueur a trouvé | Le Narrateur reçoit |
    | --- | --- |
    | aucune paire ou une seule | 0 |
    | deux ou trois paires | 1 |
    | les quatre paires | 2 |

    Notez les points du tour sur la feuille de score.
duos-print-rules-reveal-figure = Le tour décrit ici. Les deux cartes de chaque paire du Narrateur portent sa lettre, avec les joueurs qui l’ont choisie aussi.
duos-print-rules-next = Le joueur suivant, à gauche, devient Narrateur et prend la carte DUOS. Chacun reprend ses marqueurs, et les cartes sont retournées sur place : animaux et objets alternent. Quand les deux faces ont servi, disposez douze nouvelles cartes. La partie se termine quand chaque joueur a été Narrateur deux fois ; vous pouvez convenir d’un plus grand nombre de manches. Vous pouvez aussi garder une seule catégorie ; disposez alors douze nouvelles cartes à chaque tour. S’il en reste moins de douze, mélangez de nouveau toutes les autres.
duos-print-rules-two =
    À deux, on joue ensemble, pendant neuf tours et sans Narrateur. Prenez plateaux, paravents et marqueurs, disposez les cartes et choisissez des paires comme ci-dessus. Si au moins trois de vos paires sont les mêmes, vous gagnez le tour. Posez la carte DUOS à côté des cartes, avec un marqueur rose, un blanc et un noir sur ses trois indices et un jaune sur sa piste des tours. À chaque tour, chacun peut donner un indice, jamais le même que l’autre ; son marqueur est alors retiré de la carte :
    - MOT (rose) : dites un seul mot.
    - OUI (blanc) : posez le marqueur sur une carte qui est dans vos paires.
    - NON (noir) : posez le marqueur sur une carte qui n’est dans aucune de vos paires.
    Après le tour, les trois marqueurs reviennent sur la carte DUOS, le jaune passe au tour suivant, et les cartes sont retournées ou remplacées. Comptez les tours gagnés sur la feuille de score.
duos-print-rules-hints-figure = Les cartes d’un tel tour. Le partenaire a donné l’indice MOT ; vous pouvez encore donner OUI ou NON.

# Une révélation menée par le Narrateur
duos-lead-pair = Montrer la paire { $number }
duos-lead-points = Montrer les points
duos-lead-waits = { $player } dévoile ses paires, une à une.
