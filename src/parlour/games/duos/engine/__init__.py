"""The choices of DUOS' bots as compiled kernels: the best four pairs, and people's moods."""
