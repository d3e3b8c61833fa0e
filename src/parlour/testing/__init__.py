"""The laws that hold for every game, to be run over a game of your own, and a small game to begin with.

pytest --pyargs parlour.testing --game ./mine
"""
