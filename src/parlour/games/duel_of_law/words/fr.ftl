# Duel of Law. Une « couleur » est l’une des douze du Rainbow Deck, une « enseigne » pique, cœur, trèfle ou carreau, un « dé » la face de dé de la carte.

duel-of-law-name = Duel of Law
duel-of-law-tagline = Repérez un motif, faites-en une loi et volez les branches adverses grâce à des lois plus strictes.
duel-of-law-card-goal = Repérez un motif, faites-en une loi.

# La page du jeu : pour qui, combien de temps, quel genre ; les options utiles à qui débute ; le jeu de chaque bot.
duel-of-law-card-players = 2 à 4 joueurs
duel-of-law-card-minutes = 30 à 45 minutes
duel-of-law-card-thinking = trouver des motifs, argumenter, mains cachées
duel-of-law-card-options = players hint objection deadline
duel-of-law-bot = { $level ->
    [0] Revendique une nouvelle branche s’il en voit une, et n’en vole jamais.
    [1] Revendique ce qu’il voit ; parfois, il cherche mieux.
    [2] Revendique ce qu’il voit ; parfois, il cherche mieux.
    [3] Revendique ce qu’il voit ; parfois, il cherche mieux.
    [4] Un tour sur trois, cherche jusqu’à deux branches ; sinon, revendique ce qu’il voit.
    [5] Près d’un tour sur deux, cherche jusqu’à deux branches ; sinon, revendique ce qu’il voit.
    [6] Cherche le plus souvent à gagner le plus possible, jusqu’à deux branches par tour.
    [7] Cherche le plus souvent à gagner le plus possible, jusqu’à deux branches par tour.
    [8] Cherche le plus souvent à gagner le plus possible, jusqu’à deux branches par tour.
    [9] Cherche à gagner le plus possible, jusqu’à deux branches par tour.
    [10] Un tour sur quatre, anticipe sa main et freine le joueur en tête ; sinon, gagne jusqu’à deux branches.
    [11] Plus d’un tour sur deux, anticipe sa main et freine le joueur en tête ; sinon, gagne jusqu’à deux branches.
    [12] Anticipe sa main et freine le joueur en tête.
   *[other] Anticipe la meilleure réponse à son coup, et connaît tous les mots.
}

duel-of-law-option-players = Joueurs
duel-of-law-option-players-2 = deux joueurs
duel-of-law-option-players-3 = trois joueurs
duel-of-law-option-players-4 = quatre joueurs
duel-of-law-option-deck = Édition du Rainbow Deck
duel-of-law-option-deck-1-16 = 1.16
duel-of-law-option-deck-1-17 = 1.17, lettres dans l’ordre strict
duel-of-law-option-objection = Qui juge une loi
duel-of-law-option-objection-auto = Parlour, d’après son catalogue (strict)
duel-of-law-option-objection-unanimous = les joueurs : tous doivent être d’accord
duel-of-law-option-objection-majority = les joueurs : une majorité doit être d’accord
duel-of-law-option-deadline = Temps pour objecter ; sans réponse, on accepte
duel-of-law-option-deadline-none = sans limite
duel-of-law-option-deadline-30 = une demi-minute
duel-of-law-option-deadline-60 = une minute
duel-of-law-option-deadline-120 = deux minutes
duel-of-law-option-deadline-300 = cinq minutes
duel-of-law-option-hint = Montrer les lois possibles
duel-of-law-option-hint-on = avec indications
duel-of-law-option-hint-off = sans indications
duel-of-law-option-words = Mots qu’une ligne peut former
duel-of-law-option-words-english = anglais
duel-of-law-option-words-french = français
duel-of-law-option-mathematics = Nombres permis dans les lois
duel-of-law-option-mathematics-core = pairs, impairs, premiers, pi
duel-of-law-option-laws = Lois énoncées avec ses propres mots
duel-of-law-option-laws-known = seulement celles que la table connaît
duel-of-law-option-laws-voted = les autres sont mises aux voix
duel-of-law-option-mathematics-wide = carrés, multiples et autres

# Lire ce qui est écrit

duel-of-law-bad-card = « { $text } » n’est pas une carte : écrivez sa couleur et son rang, comme 03 ou 11K, ou *2 pour le joker du dé 2.
duel-of-law-bad-cell = « { $text } » n’est pas un emplacement : écrivez colonne,rangée, comme 1,-2 ; la première carte est en 0,0.
duel-of-law-bad-atom = « { $text } » n’est pas une loi en notation : écrivez par exemple digit:even, suit=yellow ou word>.
duel-of-law-bad-claim = « { $text } » n’est pas une revendication : écrivez la ligne, deux-points et la loi, comme row@1,0:digit:even.
duel-of-law-bad-move = « { $text } » n’est pas un coup : écrivez cartes et emplacements, comme 04@1,0+06@2,0, puis les revendications après des points-virgules ; ou draw pour piocher.
duel-of-law-bad-deal = Une donne énumère une fois chacune les { $cards } cartes du paquet, à partir du dessus.

duel-of-law-bad-own-words = Une loi énoncée avec vos mots a au plus { $longest } caractères, et au moins un.
duel-of-law-bad-reason = Donnez votre raison en { $longest } caractères au plus.
duel-of-law-laws-need-votes = Les lois énoncées avec ses propres mots demandent un vote : choisissez que tous, ou une majorité, doivent être d’accord.

# Refus

duel-of-law-only-known-laws = À cette table, les lois énoncées avec vos mots ne sont pas mises aux voix. Énoncez-en une que la table connaît.
duel-of-law-no-abstention = On ne peut s’abstenir que sur une loi énoncée avec les mots d’un joueur : acceptez ou objectez.

duel-of-law-no-vote = Aucun vote en cours. Attendez un coup, ou jouez.
duel-of-law-vote-first = Un coup attend le vote : acceptez ou objectez d’abord.
duel-of-law-draw-now = Vos coups ont reçu { $rejections } objections ce tour-ci : piochez six cartes.
duel-of-law-nothing-laid = Posez au moins une carte, ou piochez-en six.
duel-of-law-not-in-hand = { $card } n’est pas dans votre main. Choisissez une de vos cartes.
duel-of-law-card-twice = { $card } ne peut être posée qu’une fois. Posez une autre carte.
duel-of-law-cell-taken = { $card } est déjà sur cet emplacement. Choisissez un emplacement vide.
duel-of-law-cell-twice = Deux cartes ne peuvent pas occuper le même emplacement. Déplacez l’une des deux.
duel-of-law-not-straight = Toutes les cartes d’un tour doivent être sur une même ligne droite. Reprenez celles qui n’y sont pas.
duel-of-law-gap = Il y a un trou entre vos cartes : celles d’un tour doivent former une ligne continue. Comblez le trou, ou reprenez une carte.
duel-of-law-apart = Au moins une de vos cartes doit être adjacente à une carte déjà posée. Rapprochez la ligne d’une carte de la table.
duel-of-law-no-line = Vous ne pouvez pas revendiquer { duel-of-law-line } : elle a moins de trois cartes, ou vous n’en avez posé aucune. Revendiquez une ligne d’au moins trois cartes où vous en posez une.
duel-of-law-needs-law = Vous créez une branche, { duel-of-law-line } : énoncez sa loi, ou jouez ailleurs.
duel-of-law-own-branch = Vous possédez déjà { duel-of-law-line } : vous pouvez la prolonger, mais pas restreindre sa loi. Jouez sans énoncer de loi pour cette ligne.
duel-of-law-two-levels = Restreignez { duel-of-law-line } d’un seul niveau : un tour ajoute exactement une partie à sa loi.
duel-of-law-breaks-law = { $card ->
    [none] Votre coup
   *[other] { $card }
} enfreint une loi ({ duel-of-law-line }) : { duel-of-law-law }. Choisissez d’autres cartes ou un autre emplacement.
duel-of-law-claim-fails = { $card ->
    [none] Ensemble, les cartes ne respectent
   *[other] { $card } ne respecte
} pas votre loi ({ duel-of-law-line }) : { duel-of-law-law }. Énoncez une autre loi, ou changez les cartes.
duel-of-law-not-narrower = « { duel-of-law-law } » n’ajoute rien à la loi ({ duel-of-law-line }) : cela en découle déjà. Énoncez une autre loi, ou posez sans duel.
duel-of-law-no-number = { $card } n’a pas de nombre, puisque J, Q et K n’en ont pas : elle ne peut pas respecter « { duel-of-law-law } ». Posez-y une autre carte, ou choisissez une loi sans nombres.
duel-of-law-not-listed = Cette table ne permet pas « { duel-of-law-law } ». Choisissez pair, impair, premier ou pi, ou une loi sans nombres.
duel-of-law-jokers = Aucune valeur des jokers ne satisfait toutes leurs branches. Déplacez un joker, ou choisissez une autre loi.

# Ce que disent les gens

duel-of-law-say-or = « { $text } » en fait une liste arbitraire : une loi nomme un seul motif, sans « ou ». Dites ce que toutes ces cartes ont en commun.
duel-of-law-say-negative = « { $text } » en fait une loi négative, c’est-à-dire la liste de tout le reste : dites ce que sont les cartes.
duel-of-law-say-inequality = « { $text } » est une inégalité, c’est-à-dire une liste de valeurs : nommez plutôt un motif.
duel-of-law-say-list = « { $text } » nomme des cartes précises : une liste n’est pas une loi. Dites ce qu’elles ont en commun, comme « nombres impairs » ou « forme un mot ».
duel-of-law-say-not-listed = « { $text } » relève de mathématiques que cette table ne permet pas. Utilisez des nombres pairs, impairs ou premiers, croissants ou consécutifs, ou les décimales de pi.
duel-of-law-say-outside = « { $text } » n’a pas été compris. Une loi ne peut parler que de ce qui est sur les cartes. { $understood ->
    [none] Rien d’autre n’a été compris.
    [one] Compris jusqu’ici : { duel-of-law-law }.
   *[more] Le reste a été compris.
 } Essayez « que des jaunes », « nombres impairs », « dés croissants » ou « forme un mot ».
duel-of-law-say-nothing = « { $text } » ne dit rien des cartes. Essayez « que des jaunes », « nombres impairs », « dés croissants » ou « forme un mot ».
duel-of-law-say-too-long = Écrivez { $longest } caractères au plus.
duel-of-law-say-no-such-value = Valeur inconnue ici : { $value }. Choisissez parmi : { $values }.
duel-of-law-say-no-number = J, Q et K n’ont pas de nombre : aucune carte ne pourrait respecter cela. Renoncez aux figures, ou aux nombres.
duel-of-law-say-two-levels = « { $text } » ajoute { $level } niveaux d’un coup : une revendication en ajoute exactement un. Retirez une partie.
duel-of-law-say-not-narrower = « { $text } » n’ajoute rien : cela découle déjà de la loi en place. Dites autre chose, ou posez sans duel.
duel-of-law-say-untrue = { $card ->
    [none] Ensemble, les cartes de cette ligne ne la respectent pas
   *[other] { $card } ne la respecte pas
} : « { $text } ». Énoncez un autre motif, ou changez les cartes.
duel-of-law-say-several = « { $text } » peut se comprendre de plusieurs façons : choisissez-en une, ou reformulez.
duel-of-law-say-did-you-mean = « { $text } » n’a pas été entièrement compris. Vouliez-vous dire :
duel-of-law-say-unclear = « { $text } » n’a pas été entièrement compris. Énoncez un seul motif que suivent toutes ces cartes, comme « nombres impairs » ou « dés croissants ».
duel-of-law-reading-allows = vos cartes suivantes : { $cards }
duel-of-law-reading-allows-none = aucune autre de vos cartes

# Les lois en clair : une ligne, une loi de plusieurs parties, puis chaque partie selon son genre.

duel-of-law-line = { $axis ->
    [row] la rangée { $cards }
   *[column] la colonne { $cards }
}
duel-of-law-both = { $first }, { $second }
duel-of-law-law = { $kind ->
    [all-suit] { duel-of-law-all-suit }
    [all-shade] { duel-of-law-all-shade }
    [all-dice] { duel-of-law-all-dice }
    [all-poker] { duel-of-law-all-poker }
    [all-rank] { duel-of-law-all-rank }
    [all-letter] { duel-of-law-all-letter }
    [all-value] { duel-of-law-all-value }
    [every-digit-even] { duel-of-law-every-digit-even }
    [every-digit-odd] { duel-of-law-every-digit-odd }
    [every-digit-prime] { duel-of-law-every-digit-prime }
    [every-dice-even] { duel-of-law-every-dice-even }
    [every-dice-odd] { duel-of-law-every-dice-odd }
    [own-words] { duel-of-law-own-words }
    [every-number-prime] { duel-of-law-every-number-prime }
    [every-digit-square] { duel-of-law-every-digit-square }
    [every-digit-cube] { duel-of-law-every-digit-cube }
    [every-digit-triangular] { duel-of-law-every-digit-triangular }
    [every-digit-fibonacci] { duel-of-law-every-digit-fibonacci }
    [every-digit-power-of-2] { duel-of-law-every-digit-power-of-2 }
    [every-digit-multiple] { duel-of-law-every-digit-multiple }
    [every-number-square] { duel-of-law-every-number-square }
    [every-number-cube] { duel-of-law-every-number-cube }
    [every-number-triangular] { duel-of-law-every-number-triangular }
    [every-number-fibonacci] { duel-of-law-every-number-fibonacci }
    [every-number-power-of-2] { duel-of-law-every-number-power-of-2 }
    [every-number-multiple] { duel-of-law-every-number-multiple }
    [every-letter-vowel] { duel-of-law-every-letter-vowel }
    [every-letter-consonant] { duel-of-law-every-letter-consonant }
    [every-suit-green] { duel-of-law-every-suit-green }
    [every-suit-blue] { duel-of-law-every-suit-blue }
    [every-suit-purple] { duel-of-law-every-suit-purple }
    [every-poker-black] { duel-of-law-every-poker-black }
    [every-poker-red] { duel-of-law-every-poker-red }
    [every-rank-face] { duel-of-law-every-rank-face }
    [turns-suit] { duel-of-law-turns-suit }
    [turns-shade] { duel-of-law-turns-shade }
    [turns-dice] { duel-of-law-turns-dice }
    [turns-poker] { duel-of-law-turns-poker }
    [turns-rank] { duel-of-law-turns-rank }
    [turns-letter] { duel-of-law-turns-letter }
    [turns-value] { duel-of-law-turns-value }
    [turns-poker-colour] { duel-of-law-turns-poker-colour }
    [turns-digit-parity] { duel-of-law-turns-digit-parity }
    [turns-dice-parity] { duel-of-law-turns-dice-parity }
    [turns-letter-vowels] { duel-of-law-turns-letter-vowels }
    [rising] { duel-of-law-rising }
    [run] { duel-of-law-run }
    [pi] { duel-of-law-pi }
    [word] { duel-of-law-word }
   *[palindrome] { duel-of-law-palindrome }
}
duel-of-law-all-suit = { $value ->
    [red] que des rouges
    [pink] que des roses
    [orange] que des orange
    [yellow] que des jaunes
    [dark-green] que des vert foncé
    [light-green] que des vert clair
    [dark-blue] que des bleu foncé
    [light-blue] que des bleu clair
    [dark-purple] que des violet foncé
    [light-purple] que des violet clair
    [black] que des noires
   *[gray] que des grises
}
duel-of-law-all-shade = { $value ->
    [dark] couleurs foncées
   *[light] couleurs claires
}
duel-of-law-all-dice = dé { $value }
duel-of-law-all-poker = { $value ->
    [spades] que des piques
    [hearts] que des cœurs
    [clubs] que des trèfles
   *[diamonds] que des carreaux
}
duel-of-law-all-rank = { $value ->
    [J] que des valets
    [Q] que des dames
    [K] que des rois
   *[other] rang { $value }
}
duel-of-law-all-letter = la lettre { $value }
duel-of-law-all-value = lettres valant { $value }
duel-of-law-every-digit-even = nombres pairs
duel-of-law-every-digit-odd = nombres impairs
duel-of-law-every-digit-prime = rangs premiers
duel-of-law-every-dice-even = dés pairs
duel-of-law-every-dice-odd = dés impairs
duel-of-law-own-words = « { $text } »
duel-of-law-every-number-prime = numéros de carte premiers
duel-of-law-every-digit-square = rangs carrés
duel-of-law-every-digit-cube = rangs cubes
duel-of-law-every-digit-triangular = rangs triangulaires
duel-of-law-every-digit-fibonacci = rangs de Fibonacci
duel-of-law-every-digit-power-of-2 = rangs puissances de deux
duel-of-law-every-digit-multiple = rangs multiples de { $number }
duel-of-law-every-number-square = numéros de carte carrés
duel-of-law-every-number-cube = numéros de carte cubes
duel-of-law-every-number-triangular = numéros de carte triangulaires
duel-of-law-every-number-fibonacci = numéros de carte de Fibonacci
duel-of-law-every-number-power-of-2 = numéros de carte puissances de deux
duel-of-law-every-number-multiple = numéros de carte multiples de { $number }
duel-of-law-every-letter-vowel = voyelles
duel-of-law-every-letter-consonant = consonnes
duel-of-law-every-suit-green = que des vertes
duel-of-law-every-suit-blue = que des bleues
duel-of-law-every-suit-purple = que des violettes
duel-of-law-every-poker-black = enseignes noires
duel-of-law-every-poker-red = enseignes rouges
duel-of-law-every-rank-face = figures
duel-of-law-turns-suit = deux couleurs en alternance
duel-of-law-turns-shade = couleurs claires et foncées en alternance
duel-of-law-turns-dice = deux dés en alternance
duel-of-law-turns-poker = deux enseignes en alternance
duel-of-law-turns-rank = deux rangs en alternance
duel-of-law-turns-letter = deux lettres en alternance
duel-of-law-turns-value = deux valeurs de lettre en alternance
duel-of-law-turns-poker-colour = enseignes noires et rouges en alternance
duel-of-law-turns-digit-parity = nombres impairs et pairs en alternance
duel-of-law-turns-dice-parity = dés impairs et pairs en alternance
duel-of-law-turns-letter-vowels = voyelles et consonnes en alternance
duel-of-law-rising = { $feature ->
    [suit] couleurs croissantes
    [dice] dés croissants
    [poker] enseignes croissantes
    [digit] rangs croissants
    [number] numéros de carte croissants
    [letter] lettres par ordre alphabétique
   *[value] valeurs de lettre croissantes
} { $way ->
    [right] vers la droite
    [left] vers la gauche
    [down] vers le bas
    [up] vers le haut
    [backwards] vers l’arrière
    [any] {""}
   *[forwards] vers l’avant
}
duel-of-law-run = { $feature ->
    [suit] couleurs consécutives
    [dice] dés consécutifs
    [poker] enseignes consécutives
    [digit] rangs consécutifs
    [number] numéros de carte consécutifs
    [letter] lettres consécutives
   *[value] valeurs de lettre consécutives
} { $way ->
    [right] vers la droite
    [left] vers la gauche
    [down] vers le bas
    [up] vers le haut
    [backwards] vers l’arrière
    [any] {""}
   *[forwards] vers l’avant
}
duel-of-law-pi = les décimales de pi { $way ->
    [right] vers la droite
    [left] vers la gauche
    [down] vers le bas
    [up] vers le haut
    [backwards] vers l’arrière
    [any] {""}
   *[forwards] vers l’avant
}, { $feature ->
    [digit] une par carte
   *[number] deux par carte
}
duel-of-law-word = forme un mot { $way ->
    [right] vers la droite
    [left] vers la gauche
    [down] vers le bas
    [up] vers le haut
    [backwards] vers l’arrière
    [any] {""}
   *[forwards] vers l’avant
}
duel-of-law-palindrome = lettres en palindrome

# Ce qui s’entend

duel-of-law-told-drew = { $player } pioche { $count ->
    [1] la dernière carte
   *[other] { $count } cartes
}.
duel-of-law-told-passed = { $player } passe : la pioche est vide.
duel-of-law-told-agreed = { $player } accepte.{ duel-of-law-vote-result }
duel-of-law-told-silent = { $player } n’a pas répondu à temps, ce qui vaut accord.{ duel-of-law-vote-result }
duel-of-law-told-objected = { $player } objecte{ $given ->
    [yes] {""} : « { $reason } ».
   *[no] .
}{ duel-of-law-vote-result }
duel-of-law-told-abstained = { $player } s’abstient.{ duel-of-law-vote-result }
duel-of-law-vote-result = { $result ->
    [stands] {" "}{ $claimed ->
        [0] Le coup est accepté.
        [1] La loi est adoptée : { NAMED("duel-of-law", $laws) }, niveau { $level }.
       *[other] Les lois sont adoptées : { NAMED("duel-of-law", $laws) }.
    }
    [falls] {" "}Les cartes reviennent en main.
   *[open] {""}
}
duel-of-law-told-laid = { $player } pose { $cards }{ $claimed ->
    [0] {""}
    [1] {" "}et revendique une branche : { NAMED("duel-of-law", $laws) }
   *[other] {" "}et revendique { $claimed } branches : { NAMED("duel-of-law", $laws) }
}{ $taken ->
    [0] {""}
   *[other] { $claimed ->
        [0] {" "}
       *[other] {", "}
    }et vole { $taken ->
        [1] une branche grâce à la loi plus stricte
       *[other] { $taken } branches grâce aux lois plus strictes
    } « { NAMED("duel-of-law", $narrower) } »
}.
duel-of-law-told-proposed = { $player } poserait { $cards }{ $claimed ->
    [0] {""}
    [1] {" "}et revendiquerait une branche : { NAMED("duel-of-law", $laws) }
   *[other] {" "}et revendiquerait { $claimed } branches : { NAMED("duel-of-law", $laws) }
}{ $taken ->
    [0] {""}
   *[other] { $claimed ->
        [0] {" "}
       *[other] {", "}
    }et volerait { $taken ->
        [1] une branche grâce à la loi plus stricte
       *[other] { $taken } branches grâce aux lois plus strictes
    } « { NAMED("duel-of-law", $narrower) } »
}. Les autres sont-ils d’accord ?

duel-of-law-two-ahead = Deux branches d’avance sur tous, après qu’une main s’est vidée.
duel-of-law-all-passed = Tout le monde a passé : victoire au plus grand nombre de branches.

# Les pages de Duel of Law : son plateau, ses règles avec nos mots, sa leçon.

duel-of-law-board = Plateau de cartes
duel-of-law-seat = Joueur { $number }
duel-of-law-pile = Pioche : { $count }
duel-of-law-running-out = { $me ->
    [yes] Il vous reste
   *[no] Il reste à { $player }
} { $cards ->
    [1] une carte
   *[other] { $cards } cartes
}. Dès qu’une main est vide, deux branches d’avance gagnent.
duel-of-law-ran-out = Une main est épuisée : deux branches d’avance gagnent.
duel-of-law-hand = Votre main
duel-of-law-empty = Emplacement vide en { $x }, { $y }
duel-of-law-at = en { $x }, { $y }
duel-of-law-joker = JOKER
duel-of-law-joker-stands = Ici, il représente une carte qui respecte : { $laws }
duel-of-law-joker-label = Joker, { $shade ->
    [dark] foncé
   *[light] clair
}, dé { $dice }
duel-of-law-card-label = { $card } : { $suit }, { $shade ->
    [dark] foncé
   *[light] clair
}, dé { $dice }, { $poker ->
    [spades] pique
    [hearts] cœur
    [clubs] trèfle
   *[diamonds] carreau
}, rang { $rank }, lettre { $letter } à { $value ->
    [1] 1 point
   *[other] { $value } points
}
duel-of-law-suit-red = rouge
duel-of-law-suit-pink = rose
duel-of-law-suit-orange = orange
duel-of-law-suit-yellow = jaune
duel-of-law-suit-dark-green = vert foncé
duel-of-law-suit-light-green = vert clair
duel-of-law-suit-dark-blue = bleu foncé
duel-of-law-suit-light-blue = bleu clair
duel-of-law-suit-dark-purple = violet foncé
duel-of-law-suit-light-purple = violet clair
duel-of-law-suit-black = noir
duel-of-law-suit-gray = gris
duel-of-law-short-red = ROUGE
duel-of-law-short-pink = ROSE
duel-of-law-short-orange = ORANGE
duel-of-law-short-yellow = JAUNE
duel-of-law-short-dark-green = VERT F.
duel-of-law-short-light-green = VERT C.
duel-of-law-short-dark-blue = BLEU F.
duel-of-law-short-light-blue = BLEU C.
duel-of-law-short-dark-purple = VIOLET F.
duel-of-law-short-light-purple = VIOLET C.
duel-of-law-short-black = NOIR
duel-of-law-short-gray = GRIS
duel-of-law-short-dark = FONCÉ
duel-of-law-short-light = CLAIR
duel-of-law-tokens = Branche { ELIDE("de", $player) }, niveau { $level } : { $law }
duel-of-law-branch = { $axis ->
    [row] Rangée
   *[column] Colonne
}, niveau { $level } :
duel-of-law-history = { $player }, tour { $turn } :
duel-of-law-laws = Lois { $count }
duel-of-law-in-force = Lois en vigueur
duel-of-law-no-laws = Aucune loi n’a encore été revendiquée.
duel-of-law-whose = { $player } · { $axis ->
    [row] rangée
   *[column] colonne
} de { $length }, de { $first } à { $last }, niveau { $level }
duel-of-law-no-branch = Elle n’est dans aucune branche.
duel-of-law-close = Fermer
duel-of-law-note = { $count ->
    [one] { $count } branche
   *[other] { $count } branches
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
duel-of-law-note-short = { $count ->
    [one] { $count } branche
   *[other] { $count } branches
} · { $cards } c.
duel-of-law-note-shortest = { $count } br. · { $cards } c.
duel-of-law-seen = Cartes que tous les joueurs ont vues
duel-of-law-reference = Guide
duel-of-law-anatomy = Ce qu’il y a sur une carte
duel-of-law-anatomy-more = La bande est pleine pour une couleur foncée et hachurée pour une claire. Valet, dame et roi (J, Q, K) n’ont pas de numéro. Un joker peut être n’importe quelle carte, mais garde sa teinte et son dé.
duel-of-law-feature-suit = Couleur
duel-of-law-feature-shade = Teinte
duel-of-law-feature-number = Numéro de carte
duel-of-law-feature-rank = Rang
duel-of-law-feature-poker = Enseigne
duel-of-law-feature-letter = Lettre
duel-of-law-feature-value = Valeur de la lettre
duel-of-law-feature-dice = Dé
duel-of-law-catalogue = Toutes les sortes de lois
duel-of-law-catalogue-same = Toutes montrent la même chose
duel-of-law-catalogue-class = Toutes appartiennent à la même catégorie
duel-of-law-catalogue-turns = Deux alternent
duel-of-law-catalogue-order = Dans l’ordre le long de la ligne, dans un sens ou dans l’autre
duel-of-law-sheet-line = { $axis ->
    [row] Rangée
   *[column] Colonne
} depuis { $x },{ $y } · niveau { $level } · { $law }
duel-of-law-zoom-in = Agrandir
duel-of-law-zoom-out = Réduire
duel-of-law-fit = Tout voir
duel-of-law-closer = Plus près

duel-of-law-ask-pick = Posez une carte, ou piochez.
duel-of-law-ask-place = Choisissez un emplacement.
duel-of-law-ask-more = Posez-en d’autres sur cette ligne, ou annulez.
duel-of-law-ask-law = Énoncez une loi, ou posez d’autres cartes.
duel-of-law-ask-reword = Reformulez la loi, ou posez sans duel.
duel-of-law-ask-none-fits = Aucune loi ne convient à cette ligne : reprenez une carte.
duel-of-law-ask-play = Vous pouvez jouer.
duel-of-law-ask-duel = Jouez, ou énoncez une loi pour la voler.
duel-of-law-ask-draw = Vous ne pouvez pas poser : piochez.
duel-of-law-ask-vote = Acceptez ou objectez.
duel-of-law-vote = Vote

duel-of-law-advice-vote = Lois { ELIDE("de", $player) } : les acceptez-vous ?
duel-of-law-advice-asked = Les autres joueurs votent sur vos lois.
duel-of-law-advice-voting = { $player } explique de nouvelles lois ; on vote.
duel-of-law-agreed = { $me ->
    [yes] Vous acceptez
   *[no] { $player } accepte
}.
duel-of-law-objects = { $me ->
    [yes] Vous objectez
   *[no] { $player } objecte
}.
duel-of-law-abstains = { $me ->
    [yes] Vous vous abstenez
   *[no] { $player } s’abstient
}.
duel-of-law-none-agreed = Aucun joueur n’a accepté : { $player } reprend ses cartes et peut réessayer ou piocher.
duel-of-law-reason = { $player } objecte : « { $reason } »
duel-of-law-why = Pourquoi ? (facultatif)
duel-of-law-abstain = S’abstenir
duel-of-law-vote-again = Retour au vote
duel-of-law-put-to-vote = Mettre aux voix
duel-of-law-line-of = la { $axis ->
    [row] rangée
   *[column] colonne
} { $cards }
duel-of-law-lengthened = { $player } prolongerait { $line }, dont la loi est « { $old } ». Les cartes la suivent-elles ?
duel-of-law-claimed = Nouvelle branche, { $line } : { $law }
duel-of-law-duelled = Duel : { $mine ->
    [yes] vous voleriez
   *[no] { $player } volerait
} { $yours ->
    [yes] votre branche
    [too] votre branche et une autre ({ $players })
   *[no] la branche { ELIDE("de", $players) }
}, { $line }. Sa loi, « { $old } », serait restreinte par « { $law } » au niveau { $level }.
duel-of-law-showed = { $player } a montré :
duel-of-law-objected = Objection ({ $players }) : vos cartes sont revenues dans votre main. Jouez autre chose, ou piochez.
duel-of-law-objected-last = Objection ({ $players }), et c’était le dernier essai de ce tour : vous ne pouvez plus que piocher.
duel-of-law-objected-other = Objection ({ $players }) : { $player } reprend ses cartes et peut réessayer ou piocher.
duel-of-law-objected-other-last = Objection ({ $players }), et c’était le dernier essai de ce tour : { $player } ne peut plus que piocher.
duel-of-law-you = Vous
duel-of-law-and = { $first } et { $second }
duel-of-law-your-vote = À vous de voter.
duel-of-law-vote-of = À { $players } de voter.
duel-of-law-formed-law = Nouvelle { $axis ->
    [row] rangée
   *[column] colonne
} : il lui faut une loi
duel-of-law-formed-duel = { $axis ->
    [row] Rangée
   *[column] Colonne
} { ELIDE("de", $player) }, niveau { $level } : duel possible
duel-of-law-formed-own = Votre propre { $axis ->
    [row] rangée
   *[column] colonne
}, niveau { $level } : prolongée
duel-of-law-formed-broken = { $axis ->
    [row] Rangée
   *[column] Colonne
} { ELIDE("de", $player) } : votre coup enfreint sa loi
duel-of-law-fits = Lois possibles
duel-of-law-choose = Choisissez une loi…
duel-of-law-no-duel = Pas de duel : seulement prolonger
duel-of-law-without-duel = Poser sans duel
duel-of-law-none-fits = Aucune loi ne convient à ces cartes.
duel-of-law-none-narrows = Aucune loi plus stricte ne convient à ces cartes.
duel-of-law-say-it = Ou écrivez-la avec vos mots
duel-of-law-say = Écrivez la loi avec vos mots
duel-of-law-say-example = ou écrivez : que des pairs
duel-of-law-understood = Compris :
duel-of-law-several = Cela peut se comprendre de plusieurs façons :
duel-of-law-composing = Loi de la { $axis ->
    [row] rangée
   *[column] colonne
}
duel-of-law-next-line = Ligne suivante
duel-of-law-to-hand = Main
duel-of-law-to-laws = { $count ->
    [1] Loi
   *[other] Lois
}
duel-of-law-name-law = Énoncer une loi
duel-of-law-sort = Trier la main
duel-of-law-sort-by = { $by ->
    [suit] par couleur
    [rank] par rang
    [letter] par lettre
    [dice] par dé
   *[poker] par enseigne
}
duel-of-law-same = { $feature ->
    [suit] la même couleur
    [shade] la même teinte
    [dice] le même dé
    [poker] la même enseigne
    [rank] le même rang
    [letter] la même lettre
   *[value] la même valeur de lettre
}
duel-of-law-build = Composer une loi
duel-of-law-build-choose = Composer une loi…
duel-of-law-to-vote = À mettre aux voix : { $law }
duel-of-law-play = Jouer
duel-of-law-drop = Tout reprendre
duel-of-law-draw = { $count ->
    [0] Passer
   *[other] Piocher { $count }
}
duel-of-law-agree = Accepter
duel-of-law-object = Objecter
duel-of-law-needed = { $needed ->
    [all] { $voters ->
        [one] L’autre joueur doit accepter.
       *[other] Les { $voters } autres doivent accepter.
    }
   *[other] { $needed } des { $voters } autres doivent accepter.
}
duel-of-law-silence = Sans réponse avant la fin du temps, on accepte ; une objection en cours d’écriture compte.

duel-of-law-rules-goal-title = But du jeu
duel-of-law-rules-goal = Les cartes se posent sur une grille sans fin. Trouvez un motif dans une ligne d’au moins trois cartes et énoncez-le : c’est une loi, et la branche est à vous. Dès qu’un joueur n’a plus de cartes, celui qui possède à la fin d’un tour au moins deux branches de plus que chacun des autres gagne.
duel-of-law-rules-figure-figure = Deux branches se croisent sur un joker. Un jeton sur la première carte de chacune porte le numéro de son propriétaire. Ici, les deux lois sont de niveau 1 : un jeton sur chacune ; chaque duel en ajoute un par-dessus. Touchez une branche pour lire sa loi.
duel-of-law-rules-deck-title = Matériel
duel-of-law-rules-deck =
    Le Rainbow Deck compte douze couleurs de treize cartes, et six jokers. Chaque carte montre :
    - une couleur, claire ou foncée ;
    - un dé de 1 à 6 et une enseigne de poker ;
    - un numéro : celui de sa couleur, puis son rang ; 47 est le rang 7 de la couleur 4 ; J, Q et K (valet, dame, roi) n’en ont pas ;
    - une lettre, et ce que la lettre vaut.
duel-of-law-rules-words-title = Cinq mots
duel-of-law-rules-words =
    - Le tableau est l’ensemble des cartes sur la table.
    - Une brindille est formée de deux cartes côte à côte. Elle n’a pas besoin de loi.
    - Une branche est une ligne d’au moins trois cartes, en rangée ou en colonne, avec une loi et un propriétaire.
    - Une loi dit ce que toutes les cartes d’une branche ont en commun, ou comment elles se suivent.
    - Le niveau d’une loi est le nombre de ses parties : « jaunes » est de niveau 1, « jaunes et pairs » de niveau 2. C’est aussi le nombre de jetons sur la branche.
duel-of-law-rules-start-title = Mise en place
duel-of-law-rules-start = On joue de deux à quatre. Distribuez douze cartes à chacun et retournez-en une : le tableau grandit à partir d’elle. La première place commence, et l’on joue à tour de rôle.
duel-of-law-rules-turn-title = Tour de jeu
duel-of-law-rules-turn =
    1. Posez une ou plusieurs cartes sur une même ligne droite, dont une au moins touche par un côté une carte déjà posée. Vous pouvez jouer aux deux bouts d’une branche et combler des trous, mais ne laissez aucun trou entre vos cartes. Toute nouvelle ligne d’au moins trois cartes demande une loi de niveau 1, dans les deux directions ; si vous n’en trouvez pas, vous ne pouvez pas jouer là. Revendiquez chaque branche que vous créez.
    2. Vérifiez si un joueur a gagné (voir Fin de partie).
    3. Si personne n’a gagné, piochez une carte.

    Ou ne posez rien et piochez six cartes ; la victoire se vérifie alors après la pioche.
duel-of-law-rules-first-title = Un premier tour
duel-of-law-rules-first = La carte 00 est la première du tableau. Le joueur pose 02 et 04 à côté, sur une même rangée, et revendique la branche par la loi « que des rouges », de niveau 1. Il lui reste dix cartes : aucune main n’est vide. Il pioche une carte, et son tour est fini.
duel-of-law-rules-claimed-figure = La table après ce tour. Le jeton sur la première carte dit à qui est la branche, l’étiquette quelle est sa loi.
duel-of-law-rules-laws-title = Qu’est-ce qu’une loi ?
duel-of-law-rules-laws =
    Une loi décrit un motif, pas une liste. Les suites sont cycliques : après la dernière valeur vient la première, mais seulement après la dernière.

    | Vous dites | Loi ? | Pourquoi |
    | --- | --- | --- |
    | que des rouges ; nombres impairs ; dé 2 | oui | toutes les cartes ont un trait commun |
    | claires et foncées en alternance | oui | deux sortes alternent |
    | dés croissants : 3, 4, 5, 6, 1 | oui | un ordre cyclique |
    | dés croissants : 1, 2, 4, 5, 1 | non | la suite recommence avant 6 |
    | forme un mot, dans un sens ou l’autre | oui | la ligne entière est un mot de la langue de la table, française ou anglaise, sans accents |
    | décimales de pi | oui | la suite part de 3 |
    | cœur ou pique | non | « ou » fait une liste |
    | pas la lettre A ; plus de 5 | non | exclusions et inégalités sont des listes |
    | 17, 23, 81 ou 57 ; forme THIN | non | une liste de cartes |
    | les couleurs d’un drapeau | non | c’est extérieur au jeu |
duel-of-law-rules-laws-house = Entre amis, les joueurs jugent : une loi dite avec des mots que Parlour ne connaît pas est mise aux voix, et les nombres peuvent être des carrés, des multiples, etc. À une table stricte, et contre des bots, Parlour juge d’après un catalogue fixe : Toutes les sortes de lois, ci-dessous. Des options choisissent entre les deux. Les mots sont ceux de la liste ENABLE en anglais, ou du dictionnaire Dicollecte en français (une option).
duel-of-law-rules-duel-title = Les duels
duel-of-law-rules-duel = Vous pouvez prolonger toute branche si sa loi tient encore. Si la branche est à un autre joueur, vous pouvez aussi restreindre sa loi d’exactement un niveau, par exemple de « jaunes » à « jaunes et pairs » : la branche est alors à vous. Toutes les anciennes parties de la loi restent. La nouvelle partie doit dire quelque chose qui ne découle pas déjà du reste. Votre propre branche, vous pouvez la prolonger, jamais en restreindre la loi.
duel-of-law-rules-stolen-figure = Un duel. L’adversaire possédait la rangée 00 02 04 sous « que des rouges ». Ce joueur a ajouté 06 et énoncé « que des rouges, nombres pairs » : niveau 2. C’est le jeton du dessus qui possède maintenant la branche.
duel-of-law-rules-joker-title = Les jokers
duel-of-law-rules-joker = Un joker peut être n’importe quelle carte, même une carte qui n’existe pas, comme un trèfle rouge. Seuls son dé et sa teinte sont ceux imprimés. Ses valeurs ne sont jamais fixées : il doit pouvoir satisfaire ensemble toutes les lois qui passent par lui. Dans la première figure, le joker est rouge pour la rangée et trèfle pour la colonne.
duel-of-law-rules-bridge-title = Croisements et ponts
duel-of-law-rules-bridge = Une carte peut appartenir à une rangée et à une colonne ; chaque ligne a sa loi et son propriétaire. Une carte qui joint deux branches d’une même rangée ou colonne n’en fait qu’une, dont toutes les cartes doivent suivre les deux lois.
duel-of-law-rules-bridge-house = Après un pont, la branche à la plus haute pile de jetons garde son propriétaire. Si aucune n’est à vous, vous pouvez restreindre la loi commune et la prendre.
duel-of-law-rules-end-title = Fin de partie
duel-of-law-rules-end = Un joueur n’a plus de cartes quand la dernière est posée, avant la pioche. À partir de ce moment, une avance de deux branches gagne à la fin de n’importe quel tour, même si tous les joueurs ont de nouveau des cartes. Ce sont les branches qui comptent, pas les jetons. Exemple : avec trois branches contre une et une, le premier joueur gagne.
duel-of-law-rules-end-house = Si la pioche est vide, piocher revient à passer ; si elle ne suffit pas, piochez ce qui reste. Quand tous les joueurs passent à la suite, le plus grand nombre de branches l’emporte ; à égalité, la victoire est partagée.
duel-of-law-rules-vote-title = Les objections
duel-of-law-rules-vote-house = Entre amis, les joueurs jugent chaque revendication : tous les autres, ou plus d’accords que d’objections, doivent accepter en une minute ; le silence vaut accord. À une table stricte, et contre des bots, Parlour juge lui-même. Après une objection, vous reprenez vos cartes et essayez autre chose ; après la troisième d’un tour, vous piochez. Les cartes montrées restent connues de tous.
duel-of-law-rules-advice-title = Conseils
duel-of-law-rules-advice =
    - Un coup qui revendique ou vole plusieurs branches à la fois mérite d’être attendu.
    - Préférez des lois que peu de cartes peuvent suivre : un mot est difficile à prolonger.
    - Ne videz pas votre main avant que cela vous fasse gagner.
duel-of-law-rules-questions-title = Questions
duel-of-law-rules-questions =
    - Deux branches peuvent-elles avoir la même loi ? Oui.
    - Un mot peut-il se lire à l’envers, ou vers le haut ? Oui.
    - Puis-je poser des cartes à deux endroits dans un tour ? Non : toutes sont sur une même ligne droite.
    - Y a-t-il une limite à la main ? Non.
    - Puis-je passer ? Non : posez au moins une carte, ou piochez-en six.
    - Un mot plus long restreint-il la loi ? Non : LAUNDRY au lieu de DRY est la même loi. Un palindrome est une nouvelle partie.

duel-of-law-lesson-goal = Le but
duel-of-law-lesson-goal-task = Possédez deux branches de plus que tout autre joueur après qu’une main a été vidée. Une branche est une rangée ou une colonne d’au moins trois cartes qui suit une loi ; sa couleur montre son propriétaire. Ici, la partie est gagnée.
duel-of-law-lesson-claim = Revendiquer une branche
duel-of-law-lesson-claim-task = Posez les deux cartes en surbrillance de votre main à droite de la rouge en surbrillance, pour que trois cartes soient en rangée. Une nouvelle branche demande une loi : choisissez-en une qui convient aux trois, et jouez.
duel-of-law-lesson-claim-hint = Prenez une carte en surbrillance et l’emplacement à droite de la carte posée, puis l’autre et l’emplacement suivant. Choisissez ensuite une loi pour la rangée.
duel-of-law-lesson-claim-done = Votre jeton est sur la rangée : la branche est à vous. Après avoir posé, on pioche une carte : posez-en deux ou plus à la fois pour vider votre main.
duel-of-law-lesson-extend = Prolonger une branche
duel-of-law-lesson-extend-task = La rangée est à votre adversaire, et sa loi est « que des rouges ». Posez votre carte rouge en surbrillance à son bout droit et jouez : sa loi reste la même.
duel-of-law-lesson-extend-hint = Posez la carte en surbrillance à droite de celle en surbrillance sur la table et jouez : pour prolonger une branche, il ne faut pas de nouvelle loi.
duel-of-law-lesson-extend-done = La branche a grandi, et reste à votre adversaire. Toute branche permet de se défaire de cartes.
duel-of-law-lesson-duel = Le duel
duel-of-law-lesson-duel-task = Volez-la, maintenant : c’est un duel. Posez encore la carte en surbrillance au bout droit ; puis, au lieu de « Pas de duel », choisissez une chose de plus qui soit vraie des quatre cartes.
duel-of-law-lesson-duel-hint = Posez la carte en surbrillance au bout droit, puis choisissez une loi dans la liste, comme nombres pairs.
duel-of-law-lesson-duel-done = Votre jeton est par-dessus : la branche est à vous. Sa loi a maintenant deux parties, niveau 2, et le prochain joueur qui la prolonge doit respecter les deux.
duel-of-law-lesson-joker = Un joker
duel-of-law-lesson-joker-task = Un joker peut être n’importe quelle carte, même impossible. Posez-le là où il forme une rangée avec la carte en surbrillance à côté et une colonne avec la carte en surbrillance au-dessus, et énoncez une loi pour chaque ligne.
duel-of-law-lesson-joker-hint = L’emplacement est à droite d’une carte en surbrillance et sous l’autre. Rangée et colonne demandent chacune une loi ; que des rouges et que des trèfles conviennent, bien qu’aucune carte rouge ne soit un trèfle.
duel-of-law-lesson-joker-done = Deux branches avec une carte. Le joker peut valoir une chose dans la rangée et une autre dans la colonne, si les lois portent sur des traits différents ; seuls son dé et sa teinte sont fixes.
duel-of-law-lesson-crossing = Deux branches d’une carte
duel-of-law-lesson-crossing-task = Votre carte en surbrillance a sa place à droite de deux cartes et sous deux autres. Posez-la là où elle forme une rangée de trois et une colonne de trois, et énoncez une loi pour chacune.
duel-of-law-lesson-crossing-hint = L’emplacement est à droite d’une carte en surbrillance et sous l’autre. « Que des rouges » convient à la rangée, « nombres pairs » à la colonne.
duel-of-law-lesson-crossing-done = Deux branches en un tour, c’est l’avance qui gagne : il vous en faut deux de plus que tout autre joueur. Cherchez les emplacements où se croisent des lignes de deux cartes.
duel-of-law-lesson-tight = Une loi étroite
duel-of-law-lesson-tight-task = Posez les deux cartes en surbrillance à droite de celle qui est sur la table. Plusieurs lois conviennent ; une branche est sûre si peu d’autres cartes peuvent la prolonger. Choisissez une loi que peu de cartes respectent.
duel-of-law-lesson-tight-hint = La moitié des cartes sont foncées, et près de la moitié sont paires. Combien sont rouges, ou portent la lettre A ?
duel-of-law-lesson-tight-done = Peu de cartes peuvent prolonger cette branche, et il en faut une pour la voler. Plus une loi est large, plus vite votre adversaire la restreint.
duel-of-law-lesson-narrower = Restreindre à son tour
duel-of-law-lesson-narrower-task = Votre adversaire a volé votre branche avec la loi « nombres pairs ». Posez la carte en surbrillance à son extrémité droite, et énoncez une loi de plus, vraie pour les cinq cartes.
duel-of-law-lesson-narrower-hint = La carte est rouge et paire, comme les deux lois l’exigent. Regardez les nombres de gauche à droite : quoi d’autre est vrai ?
duel-of-law-lesson-narrower-done = Niveau 3 : le joueur suivant a besoin d’une carte qui respecte trois lois à la fois. Gardez une carte pour la branche que vous craignez de perdre.

# Comment les coups s’écrivent, et ce que dit son plateau au terminal.

terminal-duel-of-law = Posez des cartes sur des emplacements, colonne et rangée, puis écrivez une loi pour chaque nouvelle ligne : 04@2,0 06@3,0; nombres pairs. Pour deux nouvelles lignes, nommez-les : 02@0,3; row que des rouges; column forme un mot. Sans loi, celles qui conviennent sont listées. draw pioche six cartes ; agree (accepter) et object (objecter) votent ; une raison peut suivre object. Une carte se lit numéro, lettre, enseigne ; dans la main suivent sa couleur, son dé et la valeur de sa lettre. Au clavier : les flèches, virgule et point pour la carte, Entrée pour la poser, L pour la loi, Entrée sur une carte posée pour jouer. sheet montre toutes les lois.
terminal-law-seat = { $owned ->
    [one] { $owned } branche
   *[other] { $owned } branches
 }, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }
terminal-law-more = { $told ->
    [0] { $count ->
        [one] { $count } loi
       *[other] { $count } lois
    } : tapez sheet
   *[other] … { $count } de plus : tapez sheet
 }
terminal-law-hand-part = Votre main, cartes { $first } à { $last } sur { $count } (virgule et point)
terminal-law-fits-more = … et { $count } de plus (L)
terminal-law-none = Aucune branche n’a encore de propriétaire.
terminal-law-claim = { $line } : { $law }
terminal-law-lengthened = { $line }, toujours { $law }
terminal-law-proposal = Acceptez-vous { $play } ? Tapez agree (oui) ou object (non), ou object: et votre raison ; abstain pour les lois énoncées avec les mots d’un joueur.

# Problèmes
duel-of-law-puzzle-law = Trouvez la loi
duel-of-law-puzzle-law-task = Posez la carte en surbrillance sur l’emplacement en surbrillance. Une seule loi du catalogue convient à la ligne ainsi formée : énoncez-la.
duel-of-law-puzzle-branch = Volez la branche
duel-of-law-puzzle-branch-task = Une carte de votre main, avec une loi, vole une branche à votre adversaire. Trouvez la carte, son emplacement et la loi.

duel-of-law-study-standing = le camp qui possède le plus de branches.
duel-of-law-study-picture = Chaque carte est teinte de sa couleur du Rainbow Deck ; les barres le long d’une ligne ont la teinte du propriétaire de la branche.

# Revue : un conseil après la partie, d’après les cartes que la place tenait et voyait
duel-of-law-review-good = Un joueur fort n’aurait pas fait mieux.
duel-of-law-review-draw = Un joueur fort aurait pioché ici.
duel-of-law-review-better = Un joueur fort aurait posé { $cards }{ $claimed ->
    [0] {""}
    [1] {" "}et revendiqué une branche : { NAMED("duel-of-law", $laws) }
   *[other] {" "}et revendiqué { $claimed } branches : { NAMED("duel-of-law", $laws) }
}{ $taken ->
    [0] {""}
   *[other] { $claimed ->
        [0] {" "}
       *[other] {", "}
    }et volé { $taken ->
        [1] une branche grâce à la loi plus stricte
       *[other] { $taken } branches grâce aux lois plus strictes
    } « { NAMED("duel-of-law", $narrower) } »
} : au moins une branche de mieux, après la meilleure réponse.
duel-of-law-review-other = Un joueur fort aurait un peu préféré un autre coup : { $cards }{ $claimed ->
    [0] {""}
    [1] , une branche par { NAMED("duel-of-law", $laws) }
   *[other] , { $claimed } branches par { NAMED("duel-of-law", $laws) }
}{ $taken ->
    [0] {""}
    [1] , et une volée par « { NAMED("duel-of-law", $narrower) } »
   *[other] , et { $taken } volées par « { NAMED("duel-of-law", $narrower) } »
}.

duel-of-law-study-about = Un tour peut poser autant de cartes qu’on veut sur une ligne, et une loi d’ordre (croissant, décroissant, alterné) accepte presque n’importe quelle main une fois triée. Le niveau 12 cherche cela : il pose toute sa main, revendique la ligne et une autre qui la croise, et mène de deux branches sans plus aucune carte. Les niveaux 4 et 9 revendiquent moins de branches à la fois. Il n’y a pas de rafle si moins de neuf cartes ont été posées.
duel-of-law-study-last = cartes posées au dernier tour
duel-of-law-study-swept = finie par une rafle : neuf cartes ou plus en un tour
duel-of-law-study-ordered = finie par une rafle sous une loi d’ordre
duel-of-law-study-opening-lay = pose { $number } { $number ->
    [one] carte
   *[other] cartes
}
duel-of-law-study-opening-draw = pioche six cartes

# Ce qui est dit dans la première partie, tour après tour
duel-of-law-coach-1 = Posez des cartes sur une ligne, à côté d’une carte déjà posée, pour en aligner au moins trois ; choisissez une loi qui leur convient à toutes.
duel-of-law-coach-2 = Regardez les branches adverses : une carte qui suit la loi à un bout, avec une chose de plus vraie de toutes, vole la branche.
duel-of-law-coach-3 = Si rien ne convient, piochez six cartes. Plus de cartes donnent plus de choix, mais il faut vider sa main pour gagner.
duel-of-law-coach-4 = Une loi que peu de cartes suivent est difficile à voler.
duel-of-law-coach-claim = Vous avez { $own ->
    [one] { $own } branche
   *[other] { $own } branches
}, { $others ->
    [one] votre adversaire
   *[other] le meilleur des autres
} { $most }. { $kind ->
    [takes] Avec { $card ->
        [joker] un joker
       *[other] la carte { $card }
    } vous pouvez en voler une : posez au bout, et énoncez une chose de plus qui soit vraie de toutes.
    [claims-with-one] Avec { $card ->
        [joker] un joker
       *[other] la carte { $card }
    } vous pouvez en revendiquer une : cherchez où cela fait trois en ligne.
   *[claims] Avec { $cards } cartes, dont { $card ->
        [joker] un joker
       *[other] { $card }
    }, vous pouvez en revendiquer une : cherchez ce qu’elles ont en commun.
}
duel-of-law-coach-none = Vous avez { $own ->
    [one] { $own } branche
   *[other] { $own } branches
}, { $others ->
    [one] votre adversaire
   *[other] le meilleur des autres
} { $most }. Je ne vois pas de loi pour vos cartes : prolongez une branche, posez une brindille de deux cartes, ou piochez-en six.

# Sur papier.
duel-of-law-print-cards = Rainbow Deck
duel-of-law-print-cards-how = Découpez les 162 cartes ; le damier est leur dos.
duel-of-law-print-tokens = Jetons
duel-of-law-print-tokens-how = 25 dans chacune de six couleurs. Chaque joueur choisit une couleur.
duel-of-law-print-laws = Table des lois
duel-of-law-print-laws-how = À consulter par tous pendant la partie ; au dos, les couleurs, les lettres et les nombres du jeu.
duel-of-law-print-box = Boîtes
duel-of-law-print-box-how = Coupez selon les lignes pleines, pliez selon les lignes interrompues, collez la languette grise à l’intérieur, puis le fond sur les deux rabats du bas.
duel-of-law-print-need = Rien d’autre n’est nécessaire, sauf une grande table : les cartes d’une partie couvrent environ un mètre carré. Convenez d’un dictionnaire pour les mots, et ayez du papier pour noter les lois.
duel-of-law-print-deck = Les cartes
duel-of-law-print-shade = { $shade ->
    [dark] foncée
   *[light] claire
 }
duel-of-law-print-poker = { $suit ->
    [spades] pique
    [hearts] cœur
    [clubs] trèfle
   *[diamonds] carreau
 }
duel-of-law-print-letters = | Valeur | Lettres, et le nombre de cartes de chacune |
duel-of-law-print-numbers =
    Chaque couleur a treize cartes, de 0 à 9, puis J, Q et K. Les six jokers montrent les dés 1 à 6 ; ceux de 1, 4 et 5 sont foncés, les autres clairs.

    Numéros de carte premiers : { $primes }.

    Décimales de pi, une par carte, son rang : { $digits }… ; deux par carte, son numéro : { $pairs }…
duel-of-law-print-levels =
    | Niveau | Ce que c’est | Exemples |
    | --- | --- | --- |
    | 1 | une partie | que des rouges · nombres impairs · forme un mot · dés croissants |
    | 2 | deux parties | que des rouges et nombres pairs · nombres impairs et rangs croissants · un mot qui est un palindrome |
    | 3 | trois parties | teintes foncées, voyelles et nombres croissants |
    | 4 et plus | une partie de plus à chaque duel | les jetons d’une branche comptent ses parties |
duel-of-law-print-values =
    Des valeurs croissantes peuvent en sauter ; des valeurs consécutives, non. Les enseignes de poker se suivent ainsi : pique, cœur, trèfle, carreau ; les couleurs ont les numéros 0 à 11 ; les valeurs de lettre sont 1, 2, 3, 4, 5, 8 et 10. Le reste de la loi peut exclure des valeurs : pour des rangs impairs croissants, 1 vient après 9.

    Vertes, bleues et violettes réunissent la foncée et la claire ; toute autre couleur est seule : le rose n’est donc pas du rouge.

    0 est pair, 1 n’est pas premier et Y est une consonne. Trèfle et pique sont noirs. J, Q et K ont un rang mais pas de nombre : ils ne suivent aucune loi sur les nombres, ni sur des rangs premiers ou qui se suivent.
duel-of-law-print-kinds = | Ce que peut dire une partie | Toutes les parties de cette sorte |
duel-of-law-print-rules-figure-figure = Deux branches se croisent sur un joker. La loi de la rangée est « que des rouges », celle de la colonne « que des trèfles ». Les deux sont de niveau 1 : un jeton du propriétaire est posé sur la première carte de chacune (la figure y écrit le numéro du joueur), et chaque duel en ajoute un par-dessus.
duel-of-law-print-rules-deck =
    Le Rainbow Deck compte douze couleurs de treize cartes, et six jokers. Chaque carte montre :
    - une couleur, foncée (bande pleine en haut) ou claire (bande hachurée) ;
    - un dé de 1 à 6 et une enseigne de poker ;
    - un numéro : celui de sa couleur, puis son rang ; 47 est le rang 7 de la couleur 4 ; J, Q et K (valet, dame, roi) n’en ont pas ;
    - une lettre, et ce que la lettre vaut.
duel-of-law-print-rules-start = De deux à quatre joueurs. Chacun prend les jetons d’une couleur. Mélangez, donnez douze cartes à chaque joueur, retournez une carte au milieu de la table et posez le reste à côté comme pioche : le tableau grandit autour de la carte du milieu. Le hasard désigne le premier joueur ; on joue vers la gauche. Quand vous revendiquez une branche, posez un de vos jetons sur sa première carte : au bord gauche pour une rangée, au bord supérieur pour une colonne. Si la branche grandit à ce bout, déplacez ses jetons sur la nouvelle première carte.
duel-of-law-print-rules-claimed-figure = La table après ce tour. Le jeton sur la première carte dit à qui est la branche ; l’étiquette dit sa loi, que vous pouvez noter.
duel-of-law-print-rules-laws-house = Les règles d’origine laissent ouvert quels motifs peuvent être des lois. La table des lois jointe énumère { $laws ->
    [voted] les parties avec lesquelles nous jouons toujours ; tout autre motif est une loi si les joueurs en conviennent.
   *[known] toutes les parties avec lesquelles nous jouons.
 } Pour les mots, convenez d’un dictionnaire avant la partie ; les lettres n’ont pas d’accents.
duel-of-law-print-rules-bridge-house = Après un pont, la branche à la plus haute pile de jetons garde son propriétaire ; à piles égales, celle dont le jeton du dessus est le plus ancien. Mettez l’autre pile dessous, sans les jetons de ce que sa loi dit déjà. Si aucune n’est à vous, vous pouvez restreindre la loi commune et la prendre.
duel-of-law-print-rules-vote-house = Les joueurs jugent. Une revendication vaut si { $objection ->
    [majority] la plupart des autres conviennent
   *[unanimous] tous les autres conviennent
 } que le motif est une loi et que la ligne la suit. Après une objection, vous reprenez vos cartes et essayez autre chose ; après la troisième d’un tour, il ne vous reste qu’à piocher six cartes.
