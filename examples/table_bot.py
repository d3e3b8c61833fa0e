"""A player of your own at a server's table, with people: python examples/table_bot.py LINK [examples/bot.py:Bot]

LINK is the address of the table with its code, http://127.0.0.1:8000/table/ID#CODE. The bot plays game after game
there, agrees to whatever is asked, and leaves with Ctrl-C.
"""

import sys

from parlour.catalogue import GAMES
from parlour.chance import Chance
from parlour.client import Refused, sit
from parlour.study.bot_host import chooser, load

link, player = sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "examples/bot.py:Bot"
chance, choose = Chance.fresh(), None
with sit(link, name=player.rpartition(":")[2]) as seat:
    for table in seat.tables():
        game = GAMES[table["game"]]
        choose = choose or chooser(load(player), game)
        try:
            if seat.is_awaited(table):
                move = choose(seat.view(table), chance)
                seat.play(table, move if isinstance(move, str) else game.write(move))
            elif seat.is_asked(table):
                seat.act("answer", accept=True)
            elif seat.may_play_again(table):
                seat.act("rematch")
        except Refused as refused:
            print(refused, file=sys.stderr)
