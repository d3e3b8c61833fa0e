# Ce que dit une notification sur un appareil dont la page est fermée, ou un courriel.

notification-turn = À vous de jouer : { $game }
notification-turn-more = Avec { $others }.
notification-reminder = Votre temps s’achève bientôt : { $game }
notification-reminder-more = Avec { $others }.
notification-left = { $days ->
    [0] { $hours ->
        [0] { $minutes ->
            [one] Il reste { $minutes } minute.
           *[other] Il reste { $minutes } minutes.
        }
        [one] Il reste { $hours } heure.
       *[other] Il reste { $hours } heures.
    }
    [one] Il reste { $days } jour et { $hours } h.
   *[other] Il reste { $days } jours et { $hours } h.
}
notification-flagged-lost = Temps écoulé : { $game }
notification-flagged-lost-more = Votre temps est écoulé : la partie revient à { $others }. Revoyez-la, ou demandez-en une autre.
notification-flagged-won = Vous avez gagné : { $game }
notification-flagged-won-more = { $others } n’a plus de temps.
notification-won = Vous avez gagné : { $game }
notification-won-more = La partie avec { $others } est terminée.
notification-lost = Partie terminée : { $game }
notification-lost-more = La partie revient à { $others }. Revoyez-la, ou demandez-en une autre.
notification-ended = Partie terminée : { $game }
notification-ended-more = La partie avec { $others } est terminée.
notification-rematch = Encore une partie de { $game } ?
notification-rematch-more = { $others } aimerait rejouer.
notification-arrival = { $others } est à votre table
notification-arrival-more = { $game } : la partie peut commencer.
notification-puzzle = Le problème du jour
notification-puzzle-more = { $game }
notification-test = Les notifications fonctionnent
notification-test-more = Parlour atteint cet appareil.
notification-confirm = Votre code pour Parlour
notification-confirm-more = Saisissez ce code dans les réglages de Parlour : { $code }. Si vous n’avez rien demandé, ignorez ce message.
