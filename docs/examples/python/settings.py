#!/usr/bin/env python3
"""The program behind a page with settings: keeps what hands change, and sets all of it at once.

usage: settings.py [APP]    shows the app in this file; without it, uses the screen that started the program
"""
import sys

from telltale_app import connect
from telltale_app.events import Adjusted, Chosen, Emitted, Switched

FACTORY = {"heat": 21, "sounds": True, "mode": "eco", "persons": 2}


def main() -> None:
    kept = dict(FACTORY)
    with connect(*sys.argv[1:]) as app:
        app.update(set=kept)
        for event in app:
            match event:
                case Adjusted(_, name, value):
                    # A number as text, without its unit. It comes with each step of a finger: a heater would hear
                    # of the last one only.
                    kept[name] = float(value)
                case Switched(_, name, on):
                    kept[name] = on
                case Chosen(_, name, option):
                    kept[name] = option
                case Emitted("reset"):
                    # What is set takes the place of what hands have changed.
                    kept = dict(FACTORY)
                    app.update(set={**kept, "told": "As it came"})
                    continue
                case _:
                    continue
            app.update(set={"told": f"{name}: {kept[name]}"})


if __name__ == "__main__":
    main()
