# L’école : problèmes et première partie. Un jeu peut remplacer une de ces phrases par la sienne : dualma-puzzle-side.
puzzles-more = Chacun a un seul bon premier coup.
puzzles-wins-more = « Gagnez en 4 », c’est quatre de vos propres coups.
puzzles-all = Tous les problèmes
puzzles-solved = { $solved } sur { $count } résolus
puzzles-everything = Tous
puzzles-show-all = { $count ->
    [one] En montrer { $count } de plus
   *[other] En montrer { $count } de plus
}
puzzles-rating = Votre cote : { $rating }
puzzles-rating-more = { $count ->
    [one] Après { $count } problème. Elle reste sur cet appareil.
   *[other] Après { $count } problèmes. Elle reste sur cet appareil.
}
puzzles-unrated = Résolvez-en un, et cet appareil vous donnera une cote.
puzzle-today = Le problème du jour
puzzle-today-size = { $size } : le problème du jour
puzzle-for-you = Le prochain pour vous
puzzle-solve = Le résoudre
puzzle-again = Le refaire
puzzle-title = { $game }, problème { $number }
puzzle-task = Gagnez en { $moves }
puzzle-side = { "" }
puzzle-tag-win = { $more ->
    [yes] Gagner en { $moves } ou plus
   *[no] Gagner en { $moves }
}
puzzle-link = { $task }, { $grade }, { $rating }{ $solved ->
    [yes] , résolu
   *[no] { "" }
}
puzzle-grade-1 = Tout doux
puzzle-grade-2 = Facile
puzzle-grade-3 = Moyen
puzzle-grade-4 = Difficile
puzzle-grade-5 = Diabolique
puzzle-unique = Chaque coup de la solution est le seul possible.
puzzle-key-unique = Le premier coup est le seul possible.
puzzle-right = { $move } est le bon coup. La réponse est { $answer } ; continuez.
puzzle-slow = { $move } gagne aussi, mais pas en { $moves }. Cherchez plus rapide.
puzzle-lost = { $move } perd. L’autre camp gagne par { $line }.
puzzle-wrong = { $move } ne gagne pas. La réponse : { $line }.
puzzle-not-asked = Les règles permettent { $move }, mais ce n’est pas ce qui est demandé.
puzzle-solved = Résolu !
puzzle-rated = { $change ->
    [0] Votre cote reste à { $rating }.
   *[other] Votre cote : { $rating } ({ $signed }).
}
puzzle-retry = Reprendre le coup
puzzle-restart = Recommencer
puzzle-next = Problème suivant
puzzle-hint = Indice
puzzle-hint-more = Un autre indice
puzzle-hint-few = Le bon coup est à l’un des endroits éclairés.
puzzle-hint-first = Commencez par ce qui est éclairé.
puzzle-hint-places = C’est cet endroit.
puzzle-hint-move = Jouez { $move }.
puzzle-lit = Éclairés : { $places }
puzzle-about = À propos de cette position
puzzle-reached = Une partie qui y mène : { $moves }
puzzle-made = Trouvé par notre propre calcul dans des parties de nos bots ; ce n’est pas un problème de l’auteur du jeu.

# Leçons
lesson-first-game = Première partie
lesson-first-game-more = Contre le bot le plus doux, et quelqu’un vous explique.

# Le plateau du jour
day-title = { $game } : le plateau du jour
day-task = Choisissez comme à une table. Puis voyez comment les autres ont choisi.
day-part = { $part }
day-thanks = { $count ->
    [0] Vous êtes la première personne aujourd’hui : revenez voir plus tard.
    [one] Compté. { $count } autre personne a joué ce plateau aujourd’hui.
   *[other] Compté. { $count } autres personnes ont joué ce plateau aujourd’hui.
}
day-yours = Vous avez choisi
day-house = La maison choisirait
day-others = Les plus choisies ici aujourd’hui
day-share = { $count } sur { $answers }
day-kept = On ne garde que le nombre de fois, pas par qui.
day-over = Ce plateau était celui d’un autre jour. Rechargez la page pour celui d’aujourd’hui.
day-no-answer = « { $text } » n’est pas une réponse à ce plateau.

# Leçons et problèmes dans le terminal
school-orders = Tapez un coup, ou : conseil, passer, coups, règles, aide, sortir.
school-step = Étape { $number } sur { $steps }.
school-lesson-over = C’était la leçon.
school-first-game = Voici votre première partie, contre le bot le plus doux (niveau { $level }). Tapez conseil si vous ne savez pas quoi jouer.
school-today = (celui du jour)
school-next = Le suivant, un peu plus difficile : parlour puzzle { $game } { $number }
school-day-only = Ce jeu a plutôt un plateau du jour : parlour puzzle { $game }
school-day-no-hint = Il n’y a pas de bonne réponse : choisissez comme la plupart des gens.

# Les leçons
client-lesson-step = Étape { $number } sur { $steps }
client-lesson-back = Retour
client-lesson-next = Suite
client-lesson-skip = Passer
client-lesson-again = Encore une fois
no-such-step = Il n’y a rien à essayer à l’étape « { $step } » de cette leçon.
no-lesson = Il n’y a pas encore de leçon pour { $game }.
no-puzzles = Il n’y a pas encore de problèmes pour « { $game } ».
puzzle-move-allowed = Les règles permettent { $text } ici.
no-such-puzzle = Il n’y a pas de problème { $number } : il y en a { $count }.

# La première partie, expliquée
coach-win = Vous pouvez gagner dès ce coup. Cherchez-le.
coach-risky = Attention : après { $move }, votre adversaire pourrait gagner aussitôt par { $reply }.{ $more ->
    [0] {""}
    [one] {" "}{ $more } autre de vos { $count } coups a le même défaut.
   *[other] {" "}{ $more } autres de vos { $count } coups ont le même défaut.
}
coach-lost = Quoi que vous jouiez, votre adversaire peut gagner au coup suivant. Peut-être ne le verra-t-il pas.
coach-not-here = On n’explique que là où vous jouez sans autre personne, contre des bots.
