"""Write the answers of all playthroughs anew: `python -m tests.playthroughs` from the root of the checkout."""

from tests.playthroughs import FOLDER, told_again

for path in sorted(FOLDER.glob("*.txt")):
    path.write_text(told_again(path.read_text(encoding="utf-8")), encoding="utf-8")
    print(path.name)
