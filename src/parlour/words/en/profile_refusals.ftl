# Why something about a player’s profile or notifications was refused.

unknown-profile = The server does not know this device’s key. Switch notifications on again in the settings.
push-service-unknown = This server cannot send notifications through the service of this browser.
push-keys-wrong = The browser’s subscription has no valid keys. Switch notifications off and on again.
webhook-not-allowed = Notifications cannot be posted to this address: the operator has not allowed it.
mail-off = This server sends no mail.
mail-address-wrong = This is not a mail address.
address-code-wrong = Wrong code. Check the mail, or add the address again for a new code.
unknown-time-zone = There is no time zone “{ $zone }”.
