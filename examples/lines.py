#!/usr/bin/env python3
"""A player that speaks the line protocol: parlour match dualite --players "python3 ./examples/lines.py",random

It needs nothing of Parlour: the view comes as JSON, and the move goes out as text.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "game":
        dice = random.Random(message["seed"])
    elif message["type"] == "view":
        print(dice.choice(message["view"]["choices"]), flush=True)
