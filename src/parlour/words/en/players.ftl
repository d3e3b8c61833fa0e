# Bots.

unknown-player = There is no player “{ $player }” for this game; there are { $players }.
