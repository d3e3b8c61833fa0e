# Autour d’une table : se réunir, le temps, les absences, partir, rejouer.

room-title = En attente de joueurs
room-waits-for-host = La partie commencera quand { $host } la lancera.
room-waits-for-seats = { $seats ->
    [one] Il reste { $seats } place libre.
   *[other] Il reste { $seats } places libres.
}
room-waits-for-people = En attente de tous les joueurs.
room-start = Commencer
room-start-more = Toutes les places sont prises. Commencez quand vous voulez.
room-fill-first = Pour commencer maintenant, placez un bot à chaque place libre.
room-missing-first = Pour commencer tout de suite, remplacez le joueur manquant par un bot.
room-seeking = Recherche d’un adversaire ({ $game })…
room-seeking-more = La prochaine personne qui cherche une partie vous rejoint ici. Vous pouvez jouer contre un bot en attendant ; nous vous préviendrons quand elle arrivera.
room-seeking-bot = Jouer contre un bot en attendant
room-seeking-stop = Ne plus chercher
room-come-title = Une place est libre
room-come-listed = Prenez-la, et vous jouez cette partie.
room-come-private = Cette table est privée. L’hôte reçoit votre demande et vous admet d’un geste.
room-come-ask = Demander une place
room-come-again = L’hôte ne vous a pas donné de place. Vous pouvez redemander, ou regarder.
room-start-with = La partie commence avec les { $players } joueurs présents. N’ajoutez des bots que si vous le souhaitez.
room-screen-host = { $host } peut commencer. Il est encore temps de scanner le code.
