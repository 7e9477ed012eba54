#!/usr/bin/env python3
"""The program behind the charging station.

usage: charger.py [APP]    shows the app in this file; without it, uses the screen that started the program
"""
import sys

from telltale_app import App, connect
from telltale_app.events import Emitted, Idle, Ready, Shown

from hardware import Cable, Meter, Phone, Reader

CENTS_PER_KWH = 49
HELD_CENTS = 6000
LINK = "https://haylight.example/"
CODES = {"2468", "4711"}
# After which time without a hand reader and meter are asked, and the network for those who pay by phone; and
# after which time nobody is there any more.
WAITS_MS = {"card": 2500, "meter": 1000, "phone": 20_000, "nobody": 60_000}

WORDS = {
    "en": {
        "begin": "Start Charging", "go-on": "Show Charging", "free": "Free", "taken": "In Use", "yours": "Charging",
        "held": "{} will be held.",
        "wait": "Tap Your Card", "wait-text": "The reader is right below",
        "ok": "Card Accepted", "ok-text": "{} is held",
        "no": "Card Declined", "no-text": "You have not been charged",
        "hint": "Your code is in\nthe Haylight app", "wrong": "Unknown code.\nTry again.",
        "percent": "{}%", "about": "{}% of what the car takes",
        "stop": "Stop Charging?", "stop-text": "{} for {}", "stop-button": "Stop",
        "keep-button": "Continue",
        "card": "Paid by bank card", "phone": "Paid by phone", "code": "Paid by charging code",
        "receipt": "{} in {} min",
    },
    "de": {
        "begin": "Laden starten", "go-on": "Ladevorgang zeigen", "free": "Frei", "taken": "Belegt", "yours": "Lädt",
        "held": "{} werden reserviert.",
        "wait": "Karte vorhalten", "wait-text": "Unter dem Bildschirm",
        "ok": "Karte akzeptiert", "ok-text": "{} sind reserviert",
        "no": "Karte abgelehnt", "no-text": "Es wurde nichts bezahlt",
        "hint": "Ihr Code steht\nin der Haylight-App", "wrong": "Code unbekannt.\nBitte neu eingeben.",
        "percent": "{} %", "about": "{} % dessen, was das Auto aufnimmt",
        "stop": "Ladevorgang beenden?", "stop-text": "{} für {}", "stop-button": "Beenden",
        "keep-button": "Fortsetzen",
        "card": "Mit Karte bezahlt", "phone": "Mit Handy bezahlt", "code": "Mit Ladecode bezahlt",
        "receipt": "{} in {} min",
    },
}


class Attendant:
    """Serves one customer after the other: knows what they have done, and says what stands on the screens."""

    def __init__(self, app: App) -> None:
        self.app, self.language, self.home = app, "en", "en"
        self.reader, self.phone, self.cable = Reader(), Phone(), Cable()
        self.meter: Meter | None = None
        self.card, self.code, self.paid_by, self.screen = "wait", "", "card", "welcome"
        self.payments = 0
        self.waiting = "nobody"

    # How things are written.

    @property
    def words(self) -> dict[str, str]:
        return WORDS[self.language]

    def number(self, text: str) -> str:
        return text if self.language == "en" else text.replace(".", ",")

    def money(self, cents: int) -> str:
        return self.number(f"{cents / 100:.2f} €")

    def energy(self, meter: Meter) -> str:
        return self.number(f"{meter.energy:.1f} kWh")

    # What stands on the screens.

    def tell_all(self) -> None:
        self.tell_welcome()
        self.tell_card()
        self.tell_code()
        self.tell_cable()
        self.tell_meter()

    def tell_welcome(self) -> None:
        words = self.words
        self.app.update(set={
            "price": self.money(CENTS_PER_KWH), "pay.held": words["held"].format(self.money(HELD_CENTS)),
            "begin.title": words["go-on" if self.meter else "begin"],
            "ccs.state": words["yours" if self.meter else "free"], "ccs.color": "accent",
            "type2.state": words["taken"], "type2.color": "text-secondary"})

    def tell_card(self) -> None:
        card, words = self.card, self.words
        self.app.update(set={
            "reader.title": words[card], "reader.text": words[f"{card}-text"].format(self.money(HELD_CENTS)),
            "reader.sum": self.money(HELD_CENTS),
            "reader.icon": "warning" if card == "no" else "accepted",
            "reader.color": "destructive" if card == "no" else "accent", "reader.icon.hidden": card == "wait",
            "reader.waits.hidden": card != "wait", "reader.ok.hidden": card != "ok", "reader.no.hidden": card != "no"})

    def tell_code(self) -> None:
        """The place of the next digit is edged in green. A wrong code stays, edged in red, until the next key."""
        wrong = self.code_is_wrong
        places: dict[str, str] = {}
        for place in range(4):
            # A blank as wide as a digit keeps an empty place as high as the others.
            places[f"code.{place + 1}"] = self.code[place:place + 1] or "\u2007"
            places[f"code.{place + 1}.edge"] = (
                "destructive" if wrong else "accent" if place == len(self.code) else "separator")
        self.app.update(set=places | {
            "code.hint": self.words["wrong" if wrong else "hint"],
            "code.icon": "warning" if wrong else "key",
            "code.mark": "destructive" if wrong else "accent",
            "code.color": "destructive" if wrong else "text-secondary"})

    @property
    def code_is_wrong(self) -> bool:
        return len(self.code) == 4 and self.code not in CODES

    def tell_cable(self, released: bool = False) -> None:
        """What is to be done to unplug it, or that it is free."""
        self.app.update(set={"steps.hidden": released, "released.hidden": not released})

    def tell_meter(self) -> None:
        meter = self.meter
        if meter is None:
            return
        percent = round(meter.share * 100)
        self.app.update(set={
            "charge.energy": self.energy(meter), "charge.share": meter.share,
            "charge.percent": self.words["percent"].format(percent),
            "charge.about": self.words["about"].format(percent),
            "charge.left": str(meter.minutes_left), "charge.cost": self.money(self.cost),
            "charge.power": str(meter.power)})

    @property
    def cost(self) -> int:
        """In cents."""
        return round(self.meter.energy * CENTS_PER_KWH) if self.meter else 0

    # What happens, one after the other.

    def begin(self) -> None:
        """Somebody wants to charge, or to see how far it is."""
        if self.meter:
            self.app.update(push="charging")
            return
        self.payments += 1
        self.code = ""
        self.tell_code()
        self.ask_for_card()
        self.app.update(push="pay", set={"pay.link": f"{LINK}{self.payments}"})

    def ask_for_card(self) -> None:
        self.card = "wait"
        self.tell_card()

    def read_card(self) -> None:
        self.card = "ok" if self.reader.accepts() else "no"
        self.tell_card()

    def press(self, key: str) -> None:
        """A key of the code; with the fourth it is complete."""
        self.code = key if self.code_is_wrong else self.code + key
        if self.code in CODES:
            self.charge("code")
        else:
            self.tell_code()

    def erase(self, all_of_it: bool = False) -> None:
        self.code = "" if all_of_it else self.code[:-1]
        self.tell_code()

    def charge(self, paid_by: str) -> None:
        """Begins to charge. There is power only on a cable that is locked, so that nobody can pull it out."""
        self.paid_by = paid_by
        self.app.update(pop="all")
        if not self.cable.lock():
            self.app.update(push="fault")
            return
        self.meter = Meter()
        self.tell_welcome()
        self.tell_meter()
        self.app.update(push="charging")

    def measure(self) -> None:
        if self.meter is None:
            return
        self.meter.read()
        self.tell_meter()
        if self.meter.share == 1:
            self.end()

    def ask_to_stop(self) -> None:
        if self.meter is None:
            return
        words = self.words
        answer = self.app.ask({"alert": {
            "id": "stop", "title": words["stop"],
            "message": words["stop-text"].format(self.money(self.cost), self.energy(self.meter)),
            "reason": "app-state",
            "buttons": [{"id": "stop-now", "title": words["stop-button"]},
                        {"id": "keep", "title": words["keep-button"], "likely": True}]}})
        if answer.choice == "stop-now":
            self.end()

    def end(self) -> None:
        meter = self.meter
        if meter is None:
            return
        self.app.update(pop="all", set={
            "receipt.link": f"{LINK}r{self.payments}",
            "receipt.paid": self.words[self.paid_by], "receipt.cost": self.money(self.cost),
            "receipt.text": self.words["receipt"].format(self.energy(meter), meter.minutes)})
        self.meter = None
        self.cable.release()
        self.tell_cable()
        self.tell_welcome()
        self.app.update(push="receipt")

    def release(self) -> None:
        """Lets go of the cable. One that carries power stays locked: charging ends first, with its receipt."""
        if self.meter:
            self.end()
            return
        self.cable.release()
        self.tell_cable(released=True)

    def leave(self) -> None:
        """Back to the first screen, for whoever comes next."""
        self.app.update(pop="all")
        if self.language != self.home and self.meter is None:
            self.speak(self.home)

    def speak(self, language: str) -> None:
        self.app.update(language=language)
        self.language = language
        self.tell_all()

    # Time is told by the screen: it says when no hand has done anything for so long. Nobody is waited for here.

    def watch(self) -> None:
        if self.screen == "reader" and self.card == "wait":
            self.waiting = "card"
        elif self.screen == "pay":
            self.waiting = "phone"
        elif self.meter and self.screen in ("welcome", "charging"):
            self.waiting = "meter"
        else:
            self.waiting = "nobody"
        self.app.update(idle=WAITS_MS[self.waiting])

    def tick(self) -> None:
        match self.waiting:
            case "card": self.read_card()
            case "phone" if self.phone.has_paid(): self.charge("phone")
            case "meter": self.measure()
            case _: self.leave()
        self.watch()

    def hear(self, event: object) -> None:
        match event:
            case Ready():
                self.language = self.home = "de" if event.language.startswith("de") else "en"
                self.tell_all()
            case Shown(screen=screen):
                self.screen = screen
                if screen == "unplug":
                    self.tell_cable()
                self.watch()
            case Idle(): self.tick()
            case Emitted("language"): self.speak("de" if self.language == "en" else "en")
            case Emitted("begin"): self.begin()
            case Emitted("charge"): self.charge("card")
            case Emitted("other"):
                self.ask_for_card()
                self.watch()
            case Emitted("clear"): self.erase(all_of_it=True)
            case Emitted("erase"): self.erase()
            case Emitted(name) if name.startswith("k"): self.press(name[1:])
            case Emitted("stop"): self.ask_to_stop()
            case Emitted("again"): self.charge(self.paid_by)
            case Emitted("release"): self.release()
            case Emitted("cancel") | Emitted("done"): self.leave()


def main() -> None:
    with connect(*sys.argv[1:]) as app:
        attendant = Attendant(app)
        for event in app:
            attendant.hear(event)


if __name__ == "__main__":
    main()
