# L’école : problèmes et première partie. Un jeu peut remplacer une de ces phrases par la sienne : dualma-puzzle-side.
puzzles-more = Chaque problème a un seul bon premier coup.
puzzles-wins-more = « Gagnez en 4 », c’est quatre de vos propres coups.
puzzles-all = Tous les problèmes
puzzles-solved = { $solved } sur { $count } résolus
puzzles-everything = Tous
puzzles-show-all = { $count ->
    [one] En montrer { $count } de plus
   *[other] En montrer { $count } de plus
}
puzzles-rating = Votre classement : { $rating }
puzzles-rating-more = { $count ->
    [one] Après { $count } problème. Enregistré sur cet appareil seulement.
   *[other] Après { $count } problèmes. Enregistré sur cet appareil seulement.
}
puzzles-unrated = Résolvez un problème pour obtenir un classement sur cet appareil.
puzzle-today = Problème du jour
puzzle-today-size = { $size } : problème du jour
puzzle-for-you = Suggestion pour vous
puzzle-solve = Résoudre
puzzle-again = Refaire
puzzle-title = { $game }, problème { $number }
puzzle-task = Gagnez en { $moves }
puzzle-side = { "" }
puzzle-tag-win = { $more ->
    [yes] Gagner en { $moves } ou plus
   *[no] Gagner en { $moves }
}
puzzle-link = { $task }, { $grade }, classement { $rating }{ $solved ->
    [yes] , résolu
   *[no] { "" }
}
puzzle-grade-1 = Très facile
puzzle-grade-2 = Facile
puzzle-grade-3 = Moyen
puzzle-grade-4 = Difficile
puzzle-grade-5 = Très difficile
puzzle-unique = Chaque coup de la solution est le seul qui gagne.
puzzle-key-unique = Un seul premier coup gagne.
puzzle-right = { $move } est le bon coup. La réponse est { $answer }. Continuez.
puzzle-slow = { $move } gagne aussi, mais pas en { $moves }. Cherchez plus rapide.
puzzle-lost = { $move } perd. L’autre camp gagne par { $line }.
puzzle-wrong = { $move } ne gagne pas. La réponse : { $line }.
puzzle-not-asked = { $move } est permis, mais ne répond pas à la question.
puzzle-solved = Résolu !
puzzle-rated = { $change ->
    [0] Votre classement reste à { $rating }.
   *[other] Votre classement : { $rating } ({ $signed }).
}
puzzle-retry = Annuler le coup
puzzle-restart = Recommencer
puzzle-next = Problème suivant
puzzle-hint = Indice
puzzle-hint-more = Un autre indice
puzzle-hint-few = Le bon coup est à l’un des endroits en surbrillance.
puzzle-hint-first = Commencez par ce qui est en surbrillance.
puzzle-hint-places = Jouez à l’endroit en surbrillance.
puzzle-hint-move = Jouez { $move }.
puzzle-lit = En surbrillance : { $places }
puzzle-about = À propos de cette position
puzzle-reached = Une partie qui y mène : { $moves }
puzzle-made = Trouvé par notre propre recherche dans des parties de nos bots ; pas par l’auteur du jeu.

# Leçons
lesson-first-game = Première partie
lesson-first-game-more = Jouez contre le bot le plus facile, avec les conseils d’un entraîneur.

# Le plateau du jour
day-title = { $game } : plateau du jour
day-task = Choisissez comme à une table. Vous verrez ensuite ce que les autres ont choisi.
day-part = { $part }
day-thanks = { $count ->
    [0] Vous êtes la première personne aujourd’hui. Revenez plus tard pour comparer.
    [one] Enregistré. { $count } autre personne a joué ce plateau aujourd’hui.
   *[other] Enregistré. { $count } autres personnes ont joué ce plateau aujourd’hui.
}
day-yours = Votre choix
day-house = Choix du bot
day-others = Les plus choisies aujourd’hui
day-share = { $count } sur { $answers }
day-kept = Nous n’enregistrons que le nombre de choix, pas leurs auteurs.
day-over = Ce plateau était celui d’un autre jour. Rechargez la page pour celui d’aujourd’hui.
day-no-answer = « { $text } » n’est pas une réponse valable. Choisissez parmi les cartes affichées.

# Leçons et problèmes dans le terminal
school-orders = Tapez un coup, ou : conseil, passer, coups, règles, aide, sortir.
school-enter = Entrée : continuer
school-preparing = Préparation…
school-step = Étape { $number } sur { $steps }.
school-lesson-over = Fin de la leçon.
school-tactics = La leçon suivante, la tactique : parlour learn { $game } --tactics
school-practise = Pour vous exercer : parlour puzzle { $game } { $number }
school-first-game = Voici votre première partie, contre le bot le plus facile (niveau { $level }). Tapez conseil si vous ne savez pas quoi jouer.
school-today = (celui du jour)
school-next = Un problème plus difficile : parlour puzzle { $game } { $number }
school-day-only = Ce jeu a plutôt un plateau du jour : parlour puzzle { $game }
school-day-no-hint = Il n’y a pas de bonne réponse : choisissez comme la plupart des gens.

# Les leçons
client-lesson-step = Étape { $number } sur { $steps }
client-lesson-back = Retour
client-lesson-next = Suite
client-lesson-skip = Passer
client-lesson-again = Recommencer
client-lesson-basics = Comment jouer
client-lesson-tactics = Tactique
client-lesson-practise = S’exercer
client-lesson-play = Jouer une partie
no-such-step = L’étape « { $step } » de cette leçon n’a pas d’exercice.
no-lesson = { $game } n’a pas encore de leçon. Lisez plutôt ses règles.
no-tactics = { $game } n’a pas encore de seconde leçon.
no-puzzles = « { $game } » n’a pas encore de problèmes.
puzzle-move-allowed = { $text } est permis ici.
no-such-puzzle = Le problème { $number } n’existe pas. Choisissez un numéro de 1 à { $count }.

# La première partie, expliquée
coach-win = Vous pouvez gagner à ce coup. Cherchez-le.
coach-risky = Attention : après { $move }, votre adversaire pourrait gagner aussitôt par { $reply }.{ $more ->
    [0] {""}
    [one] {" "}{ $more } autre de vos { $count } coups a le même défaut.
   *[other] {" "}{ $more } autres de vos { $count } coups ont le même défaut.
}
coach-lost = Quoi que vous jouiez, votre adversaire peut gagner au coup suivant. Peut-être ne le verra-t-il pas.
coach-not-here = L’entraîneur n’est disponible que si vous jouez seul contre des bots.
school-house-rule = Règle maison.
