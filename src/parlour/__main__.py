"""`python -m parlour` is the `parlour` command."""

from parlour.command import main

if __name__ == "__main__":
    main()
