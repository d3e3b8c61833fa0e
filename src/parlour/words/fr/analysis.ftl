# Analyse et problèmes. Un jeu peut remplacer une de ces phrases par la sienne : dualma-analysis-wins-in.
client-analyse = Analyser
analysis-title = Analyse
analysis-to-table = Retour à la table
analysis-choices = Les choix
analysis-thinking = Calcul en cours…
analysis-summary = { $side ->
    [opener] L’ouvreur est au trait
   *[replier] Le répondant est au trait
} : { $wins ->
    [0] { $open ->
        [0] il perd, quoi qu’il joue.
       *[other] à cette profondeur, rien n’est décidé.
    }
   *[other] il gagne, par { $wins ->
        [one] { $wins } coup sur { $count }.
       *[other] { $wins } coups sur { $count }.
    }
}
analysis-wins = gagne
analysis-loses = perd
analysis-wins-in = gagne en { $plies }
analysis-distance = { $plies }
analysis-wins-within = gagne en { $plies } au plus
analysis-loses-in = perd en { $plies }
analysis-loses-within = perd en { $plies } au plus
analysis-many = { $wins } choix gagnants sur { $count }, par exemple { $best }.
analysis-group = { $worth } : { $moves }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
no-analysis = Il n’y a pas d’analyse pour { $game }.
analysis-unknown = pas encore connu
analysis-line = Essai : { $moves }
analysis-back = Un coup en arrière
analysis-to-game = Retour à la partie
analysis-review = La partie revue
analysis-slips = { $count ->
    [0] Personne n’a laissé échapper de victoire.
    [one] { $count } coup a laissé échapper une victoire.
   *[other] { $count } coups ont laissé échapper une victoire.
}
analysis-slip = Le coup { $number }, { $move }, a donné la victoire ; pour la garder : { $better }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}.
analysis-missed = Le coup { $number }, { $move }, a manqué un gain forcé : { $better }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}.
analysis-judged = Coup { $number }, { $move } : { $worth }{ $slip ->
    [yes] , et une victoire a échappé
   *[no] { "" }
}
