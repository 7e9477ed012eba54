#!/usr/bin/env python3
"""The program behind the navigation app.

usage: navigation.py [APP]    shows the app of a file; without one, takes the screen that started it
"""
import sys

from telltale_app import App, connect
from telltale_app.events import Emitted, Ready, Selected, Wanted

PLACES = {
    "charging": {"mill": ("Mill Road", "1.1 km, 4 of 6 free"), "quay": ("Old Quay", "2.6 km, 1 of 2 free"),
                 "market": ("Market Hall", "3.0 km, full")},
    "fuel": {"ring": ("Ring Road", "0.8 km, 1.69 €"), "harbour": ("Harbour Gate", "2.2 km, 1.64 €")},
}
NAMES = {"station": "Central Station", "museum": "Museum of Light", "home": "Home", "work": "Work", "gym": "Gym",
         "school": "School"}
ARRIVALS = {"fastest": "Arrival 14:32", "shortest": "Arrival 14:38", "no-tolls": "Arrival 14:41"}


class Navigation:
    def __init__(self, app: App) -> None:
        self.app, self.kind, self.route = app, "charging", "fastest"

    @property
    def places(self) -> dict[str, tuple[str, str]]:
        return PLACES.get(self.kind, {})

    def list_places(self) -> None:
        self.app.update(
            set={"places.title": self.kind.title()},
            rows={"places": [{"id": id, "title": name, "subtitle": about, "push": "routes"}
                             for id, (name, about) in self.places.items()]})

    def choose(self, entry: str) -> None:
        name = self.places[entry][0] if entry in self.places else NAMES.get(entry, entry.title())
        self.app.update(set={"destination.title": name})

    def guide(self) -> None:
        self.app.update(set={
            "guidance.street": "Harbour Street", "guidance.distance": "300 m",
            "guidance.turn": "Turn right into Mill Road", "guidance.arrival": ARRIVALS[self.route]})
        # The traffic service would say so some minutes later.
        if self.route == "fastest":
            return
        answer = self.app.ask({"alert": {
            "id": "faster", "title": "Faster Route Found", "reason": "app-state",
            "buttons": [{"id": "use", "title": "Use Route", "likely": True}, {"role": "cancel"}]}})
        if answer.choice == "use":
            self.route = "fastest"
            self.app.update(set={"guidance.arrival": ARRIVALS["fastest"]})

    def hear(self, event: object) -> None:
        match event:
            case Ready(): self.app.update(driving="idling")
            case Selected("kinds", kind): self.kind = kind
            case Wanted("places"): self.list_places()
            case Selected("routes", route): self.route = route
            case Selected("recents" | "favorites" | "places", entry): self.choose(entry)
            case Emitted("start"): self.guide()
            case Emitted("ended"): self.route = "fastest"


def main() -> None:
    with connect(*sys.argv[1:]) as app:
        navigation = Navigation(app)
        for event in app:
            navigation.hear(event)


if __name__ == "__main__":
    main()
