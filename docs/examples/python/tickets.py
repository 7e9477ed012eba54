#!/usr/bin/env python3
"""The program behind a ticket machine (tickets.yaml).

usage: tickets.py [APP]    shows the app in this file; without it, uses the screen that started the program
"""
import sys

from telltale_app import connect
from telltale_app.events import Activated, Emitted

PRICES = {"airport": "7.40 €", "harbour": "4.10 €", "lake": "4.10 €", "stadium": "4.10 €", "zoo": "4.10 €"}


def main() -> None:
    sold = 0
    price = "2.90 €"
    with connect(*sys.argv[1:]) as app:
        for event in app:
            match event:
                case Activated("destinations", place):
                    price = PRICES.get(place, "2.90 €")
                    app.update(set={"ticket.destination": place.replace("-", " ").title()})
                case Emitted("buy"):
                    app.update(set={"payment.amount": price})
                    # The card reader would take its time here.
                    sold += 1
                    app.update(push="done", set={"done.text": f"Ticket {sold} is printed below"})


if __name__ == "__main__":
    main()
