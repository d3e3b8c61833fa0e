# Pourquoi une demande sur le profil ou les notifications d’un joueur a été refusée.

unknown-profile = Le serveur ne connaît pas la clé de cet appareil. Réactivez les notifications dans les réglages.
push-service-unknown = Ce serveur ne peut pas envoyer de notifications par le service de ce navigateur.
push-keys-wrong = L’abonnement du navigateur n’a pas de clés valides. Désactivez les notifications, puis réactivez-les.
webhook-not-allowed = Les notifications ne peuvent pas être envoyées à cette adresse : l’exploitant ne l’a pas autorisé.
mail-off = Ce serveur n’envoie pas de courriel.
mail-address-wrong = Ce n’est pas une adresse électronique.
address-code-wrong = Code incorrect. Vérifiez le courriel, ou ajoutez de nouveau l’adresse pour recevoir un autre code.
unknown-time-zone = Le fuseau horaire « { $zone } » n’existe pas.
