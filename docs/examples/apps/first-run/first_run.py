#!/usr/bin/env python3
"""The program behind the screens of a device's first start.

usage: first_run.py [APP]    shows the app of a file; without one, takes the screen that started it
"""
import sys

from telltale_app import App, Refused, connect
from telltale_app.events import Emitted, Selected, Typed, Wanted

NETWORKS = {"workshop": ("Workshop", "Strong"), "office": ("Office", "Fair"), "guests": ("Guests", "Weak")}
LEAST_PASSWORD = 8


class FirstRun:
    def __init__(self, app: App) -> None:
        self.app, self.language, self.password = app, "en", ""

    def speak(self) -> None:
        """The screens that are there in the language, else in English."""
        if self.language == "en":
            return
        try:
            self.app.update(language=self.language)
        except Refused as refused:
            print(f"no screens in {self.language}: {refused}", file=sys.stderr)

    def list_networks(self) -> None:
        self.app.update(rows={"networks": [
            {"id": id, "title": title, "style": "value1", "subtitle": strength, "push": "password"}
            for id, (title, strength) in NETWORKS.items()]})

    def join(self) -> None:
        if len(self.password) < LEAST_PASSWORD:
            # The scene has gone on already: back to the field, with the reason.
            self.app.update(pop=True)
            self.app.ask({"alert": {
                "id": "short", "title": f"A password has at least {LEAST_PASSWORD} signs.", "reason": "problem",
                "buttons": [{"id": "ok", "title": "OK"}]}})
            return
        self.app.update(set={"update.share": 0.35, "update.state": "Keep the device switched on"})

    def hear(self, event: object) -> None:
        match event:
            case Selected("languages", language): self.language = language
            case Emitted("language"): self.speak()
            case Wanted("networks"): self.list_networks()
            case Selected("networks", id): self.app.update(set={"network.name": NETWORKS[id][0]})
            case Typed(_, "password", text): self.password = text
            case Emitted("join"): self.join()
            case Emitted("install"):
                self.app.update(pop=True, set={"update.share": 0.0, "update.state": "Installing once more"})
            case Emitted("restart" | "erase"): self.app.update(pop="all")


def main() -> None:
    with connect(*sys.argv[1:]) as app:
        first_run = FirstRun(app)
        for event in app:
            first_run.hear(event)


if __name__ == "__main__":
    main()
