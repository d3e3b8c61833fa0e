# Analyse et revue : les mêmes mots dans le navigateur et dans le terminal. On compte comme les joueurs, leurs propres
# coups : « en 3 », ce sont trois coups de celui qui gagne. Un compte est exact, un maximum, ou inconnu.
analysis-title = Analyse
analysis-to-table = Retour à la table
analysis-choices = Choix
analysis-thinking = Analyse en cours…
no-analysis = { $game } n’a pas d’analyse.
analysis-summary = { $result ->
    [wins] { $player } doit jouer et gagne{ $known ->
        [exact] { " " }en { $moves }
        [most] { " " }en { $moves } au plus
       *[no] { "" }
    }, par { $wins ->
        [one] { $wins } coup sur { $count }.
       *[other] { $wins } coups sur { $count }.
    }
    [loses] { $player } doit jouer, mais { $other } gagne{ $known ->
        [exact] { " " }en { $moves }
        [most] { " " }en { $moves } au plus
       *[no] { "" }
    }, quoi que joue { $player }.
   *[open] { $player } doit jouer. L’issue est incertaine{ $losing ->
        [0] .
        [one] { "\u202F" }; { $losing } coup sur { $count } perd à coup sûr.
       *[other] { "\u202F" }; { $losing } coups sur { $count } perdent à coup sûr.
    }
}
analysis-worth = { $known ->
    [exact] { $player } gagne en { $moves }
    [most] { $player } gagne en { $moves } au plus
    [open] incertain
   *[no] { $player } gagne
}
analysis-estimate = Estimation par parties simulées : { $player } gagne { $share } % ({ $low } à { $high } %).
analysis-many = { $wins } choix gagnants sur { $count }, par exemple { $best }.
analysis-group = { $worth } : { $moves }{ $more ->
    [0] { "" }
   *[other] { " " }et { $more } de plus
}
analysis-best-line = Meilleure suite
analysis-line = Variante : { $moves }
analysis-back = Un coup en arrière
analysis-to-game = Retour à la partie
analysis-explore = Explorateur d’ouvertures
analysis-seat = Joueur { $number }

# Une revue : ce que chaque coup a fait. Les signes sont gardé, perdu et inconnu.
review-title = Analyse de la partie
review-progress = { $done } coups analysés sur { $count }…
review-counts = { $player } : { $kept } { $kept ->
    [one] bon coup
   *[other] bons coups
}, { $lost } { $lost ->
    [one] erreur
   *[other] erreurs
}, { $unknown } { $unknown ->
    [one] incertain
   *[other] incertains
}.
review-none = Aucun coup à analyser pour l’instant.
review-horizon = { "" }
review-sign = { $sign ->
    [kept] bon coup
    [lost] erreur
   *[unknown] incertain
}
review-legend = Bon coup : rien n’était meilleur. Erreur : il y avait mieux. Incertain : non résolu.
review-graph = Chances de gain, coup par coup
review-move = Coup { $number }. { $move } { $said }
review-ends = { $player } gagne par ce coup.
review-keeps = { $known ->
    [exact] { $player } gagne en { $moves } par ce coup.
    [most] { $player } gagne en { $moves } au plus par ce coup.
   *[no] { $player } gagne toujours.
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
review-sooner = { $other } gagnait de toute façon. La meilleure défense tient { $best } coups ; celle-ci ({ $player }) en tient { $moves }.
review-allows = Ce coup laisse { $other } gagner en { $moves }. Il y avait une défense.
review-now-lost = Maintenant { $other } gagne{ $known ->
    [exact] { " " }en { $moves }
    [most] { " " }en { $moves } au plus
   *[no] { "" }
}. On ne sait pas si un autre coup aurait tenu.
review-draws = La partie est nulle.
review-unknown = L’issue est incertaine ici.
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
review-open = { $move } : incertain. Un autre coup gagne à coup sûr.
review-answer = Montrer la réponse
review-answer-is = Le meilleur coup était { $better }.
review-next = Erreur suivante
review-stop = Retour à l’analyse

# Là où l’issue est inconnue : le choix d’un joueur fort à côté du coup, tous deux en chances de gain.
review-chance = { $player } gagne { $share } % de telles parties ({ $low } à { $high } %)
review-as-good = Aussi bon que le choix d’un joueur fort : { $player } gagne environ { $share } % de telles parties.
review-close = Un peu meilleur : { $instead } { $player } gagnerait environ { $best } % de telles parties ; après le coup joué, { $share } %.
review-worse = Meilleur : { $instead } { $player } gagnerait environ { $best } % de telles parties ; après le coup joué, { $share } %.
review-worse-loses = Meilleur : { $instead } { $player } gagnerait environ { $best } % de telles parties. Maintenant { $other } gagne à coup sûr, en { $moves }.

# Ce que l’analyse dit d’abord : le coup qui a perdu la partie, et depuis quand elle était perdue.
review-turned = { $player } a perdu cette partie au coup { $number }{ $left ->
    [-1] { "" }
    [0] , après lequel { $other } gagne à coup sûr
   *[other] , après lequel { $player } gagne { $left } % de telles parties
} : { $told }
review-not-turned = L’analyse ne trouve aucune erreur chez { $player }{ $since ->
    [0] { " " }: la partie a glissé peu à peu.
   *[other] .
}
review-lost-since = { $sure ->
    [proved] La partie était perdue pour { $player } à partir du coup { $number }, quoi qu’on joue ensuite.
   *[nearly] La partie était presque perdue pour { $player } à partir du coup { $number }.
}
review-costliest = Le coup qui a le plus coûté est le coup { $number }, joué par { $player } : { $told }
review-no-mistakes = L’analyse ne trouve aucune erreur dans cette partie.
review-moments = Réessayer
review-moment = Coup { $number }, { $player }
review-here-better = Ici, { $player } avait mieux.
review-right-share = Oui : { $player } gagne environ { $share } % de telles parties.
review-wrong-share = Après ce coup, { $player } gagne environ { $share } % de telles parties ; un autre en donne { $best } %. Réessayez, ou voyez la réponse.
