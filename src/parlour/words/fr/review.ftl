# Analyse et revue : les mêmes mots dans le navigateur et dans le terminal. On compte comme les joueurs, leurs propres
# coups : « en 3 », ce sont trois coups de celui qui gagne. Un compte est exact, un maximum, ou inconnu.
analysis-title = Analyse
analysis-to-table = Retour à la table
analysis-choices = Les choix
analysis-thinking = Calcul en cours…
no-analysis = Il n’y a pas d’analyse pour { $game }.
analysis-summary = { $result ->
    [wins] { $player } a le trait et gagne{ $known ->
        [exact] { " " }en { $moves }
        [most] { " " }en { $moves } au plus
       *[no] { "" }
    }, par { $wins ->
        [one] { $wins } coup sur { $count }.
       *[other] { $wins } coups sur { $count }.
    }
    [loses] { $player } a le trait, mais { $other } gagne{ $known ->
        [exact] { " " }en { $moves }
        [most] { " " }en { $moves } au plus
       *[no] { "" }
    }, quoi que joue { $player }.
   *[open] { $player } a le trait. On ne sait pas qui gagne{ $losing ->
        [0] .
        [one] { " " }; { $losing } coup sur { $count } perd à coup sûr.
       *[other] { " " }; { $losing } coups sur { $count } perdent à coup sûr.
    }
}
analysis-worth = { $known ->
    [exact] { $player } gagne en { $moves }
    [most] { $player } gagne en { $moves } au plus
    [open] inconnu
   *[no] { $player } gagne
}
analysis-estimate = Une estimation, par des parties essayées d’ici : { $player } en gagne { $share } sur 100 (entre { $low } et { $high }).
analysis-many = { $wins } choix gagnants sur { $count }, par exemple { $best }.
analysis-group = { $worth } : { $moves }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
analysis-best-line = La meilleure suite
analysis-line = Essai : { $moves }
analysis-back = Un coup en arrière
analysis-to-game = Retour à la partie
analysis-explore = Consulter les ouvertures
analysis-seat = Joueur { $number }

# Une revue : ce que chaque coup a fait. Les signes sont gardé, perdu et inconnu.
review-title = La partie revue
review-progress = { $done } coups vus sur { $count }…
review-counts = { $player } : { $kept } { $kept ->
    [one] gardé
   *[other] gardés
}, { $lost } { $lost ->
    [one] perdu
   *[other] perdus
}, { $unknown } { $unknown ->
    [one] inconnu
   *[other] inconnus
}.
review-none = Il n’y a pas encore de coup à revoir.
review-horizon = { "" }
review-sign = { $sign ->
    [kept] gardé
    [lost] perdu
   *[unknown] inconnu
}
review-legend = gardé : aussi bon que tout ce qu’il y avait ; perdu : il a donné quelque chose ; inconnu : personne ne l’a calculé
review-graph = Où en était la partie, coup par coup
review-move = Coup { $number }, { $move }. { $said }
review-move-of = Coup { $number }, { $player }. { $said }
review-ends = { $player } gagne par ce coup.
review-keeps = { $known ->
    [exact] { $player } gagne en { $moves } par ce coup.
    [most] { $player } gagne en { $moves } au plus par ce coup.
   *[no] { $player } garde une partie gagnée.
}
review-slower = { $player } gagne encore, en { $moves } ; { $better }{ $more ->
    [0] { "" }
   *[other] { " " }(et { $more } de plus)
} aurait gagné en { $best }.
review-loses = { $player } pouvait gagner{ $best-known ->
    [exact] { " " }en { $best }
    [most] { " " }en { $best } au plus
   *[no] { "" }
} par { $better }{ $more ->
    [0] { "" }
   *[other] { " " }(et { $more } de plus)
}. Maintenant { $other } gagne{ $known ->
    [exact] { " " }en { $moves }.
    [most] { " " }en { $moves } au plus.
   *[no] .
}
review-misses = { $player } pouvait gagner{ $best-known ->
    [exact] { " " }en { $best }
    [most] { " " }en { $best } au plus
   *[no] { "" }
} par { $better }{ $more ->
    [0] { "" }
   *[other] { " " }(et { $more } de plus)
}. Après ce coup, aucun gain n’est en vue.
review-perhaps = { $player } pouvait gagner{ $best-known ->
    [exact] { " " }en { $best }
    [most] { " " }en { $best } au plus
   *[no] { "" }
} par { $better }{ $more ->
    [0] { "" }
   *[other] { " " }(et { $more } de plus)
}. On ne sait pas si ce coup gagne aussi.
review-lost-already = { $known ->
    [exact] { $other } gagne en { $moves }, quoi que joue { $player }.
    [most] { $other } gagne en { $moves } au plus, quoi que joue { $player }.
   *[no] { $other } gagne, quoi que joue { $player }.
}
review-sooner = { $other } gagne de toute façon ; { $player } pouvait faire durer { $best } coups, maintenant il en faut { $moves }.
review-allows = Ce coup laisse { $other } gagner en { $moves } ; on pouvait l’empêcher.
review-now-lost = Maintenant { $other } gagne{ $known ->
    [exact] { " " }en { $moves }
    [most] { " " }en { $moves } au plus
   *[no] { "" }
}. On ne sait pas si un autre coup aurait tenu.
review-draws = La partie est nulle.
review-unknown = On ne sait pas qui gagne ici.
review-here = { $known ->
    [exact] Ici, { $player } pouvait gagner en { $moves }.
    [most] Ici, { $player } pouvait gagner en { $moves } au plus.
   *[no] Ici, { $player } pouvait gagner.
}
review-here-held = Ici, { $player } pouvait arrêter { $other }.
review-try = Réessayer
review-try-task = Trouvez le meilleur coup sur le plateau.
review-right = Oui, { $move } : { $worth }.
review-wrong = Pas { $move } : { $worth }. Réessayez, ou voyez la réponse.
review-open = { $move } : inconnu. On sait qu’un autre coup gagne.
review-answer = Montrer la réponse
review-answer-is = C’était { $better }.
review-next = Erreur suivante
review-stop = Retour à la revue
