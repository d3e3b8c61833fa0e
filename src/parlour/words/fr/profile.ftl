# La page d’un joueur qui revient : notifications, connaissances, progrès.

# Notifications
client-calls = Notifications
client-calls-here = Prévenir cet appareil quand Parlour est fermé
client-calls-impossible = Ce navigateur ne peut pas être prévenu. Sur un iPhone ou un iPad, ajoutez d’abord Parlour à l’écran d’accueil.
client-calls-other = Adresse électronique, ou webhook sous { $origins }
client-calls-mail = Adresse électronique
client-calls-webhook = Webhook sous { $origins }
client-calls-add = Ajouter
client-calls-drop = Retirer
client-calls-unconfirmed = pas encore confirmée
client-calls-code = Code reçu par courriel
client-calls-confirm = Confirmer
client-calls-of = Me prévenir
client-calls-turn = quand c’est à moi, dans les parties à plusieurs jours par coup
client-calls-invitation = d’une invitation, ou d’un invité à ma table
client-calls-rematch = quand on souhaite rejouer
client-calls-wish = quand quelqu’un cherche un adversaire dans un jeu que j’ai choisi
client-calls-puzzle = du problème du jour
client-calls-quiet-from = Silence à partir de
client-calls-quiet-to = jusqu’à
client-calls-quiet-none = jamais
client-calls-sign-out = Déconnecter mes autres appareils
client-calls-sign-out-more = Pour un appareil perdu : il n’ouvre plus votre profil et n’est plus prévenu. Vos places y restent à part.
client-calls-signed-out = Vos autres appareils sont déconnectés.
