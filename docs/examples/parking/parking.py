#!/usr/bin/env python3
"""The program behind the parking machine.

usage: parking.py [APP]    shows the app in this file; without it, uses the screen that started the program
"""
import sys

from telltale_app import App, connect
from telltale_app.events import Emitted, Idle, Ready, Typed

WORDS = {
    "en": {
        "hours": "{} h", "day": "Whole Day", "until": "A ticket for {}",
        "hint": "Type it as it stands on the car", "short": "A number plate has 3 signs at least",
        "pay": "Pay {} by Card?", "pay-text": "Hold your card to the reader, then press Pay.",
        "pay-button": "Pay", "refused": "Pay by Another Card?",
        "refused-text": "This card was refused. Nothing has been paid yet.", "again": "Use Another Card",
        "details": "{}, {}", "printed": "It is printed below",
    },
    "de": {
        "hours": "{} Std.", "day": "Ganzer Tag", "until": "Ein Parkschein für {}",
        "hint": "Wie es am Auto steht", "short": "Ein Kennzeichen hat mindestens 3 Zeichen",
        "pay": "{} mit Karte zahlen?", "pay-text": "Karte an das Lesegerät halten, dann auf „Zahlen“ tippen.",
        "pay-button": "Zahlen", "refused": "Mit anderer Karte zahlen?",
        "refused-text": "Diese Karte wurde abgelehnt. Es ist noch nichts bezahlt.", "again": "Andere Karte nehmen",
        "details": "{}, {}", "printed": "Er kommt unten heraus",
    },
}
HALF_HOUR, DAY = 120, 1200
# Without a PIN a card pays no more than this.
CARD_LIMIT = 1000
QUIET_MS = 60_000


class Machine:
    """One customer after the other."""

    def __init__(self, app: App) -> None:
        self.app, self.language = app, "en"
        self.halves, self.plate = 2, ""

    @property
    def words(self) -> dict[str, str]:
        return WORDS[self.language]

    @property
    def price(self) -> int:
        """In cents."""
        return min(self.halves * HALF_HOUR, DAY)

    @property
    def price_text(self) -> str:
        text = f"{self.price / 100:.2f} €"
        return text if self.language == "en" else text.replace(".", ",")

    @property
    def time_text(self) -> str:
        if self.price == DAY:
            return self.words["day"]
        hours = f"{self.halves / 2:g}"
        return self.words["hours"].format(hours if self.language == "en" else hours.replace(".", ","))

    def tell_stay(self) -> None:
        self.app.update(set={
            "stay.time": self.time_text, "stay.price": self.price_text,
            "stay.until": self.words["until"].format(self.time_text),
            "stay.more": self.price < DAY, "stay.less": self.halves > 1,
        })

    def begin(self) -> None:
        self.halves, self.plate = 2, ""
        self.app.update(set={"plate.text": "", "plate.hint": self.words["hint"]})
        self.tell_stay()

    def question(self, kind: str, button: str) -> bool:
        """Asks whether to go on with a card; true where the customer wants to."""
        words = self.words
        answer = self.app.ask({"alert": {
            "id": kind, "title": words[kind].format(self.price_text), "message": words[f"{kind}-text"],
            "reason": "confirm-purchase" if kind == "pay" else "problem",
            "buttons": [{"id": "go", "title": words[button], "likely": True}, {"role": "cancel"}],
        }})
        return answer.choice == "go"

    def pay(self) -> None:
        if len(self.plate.replace(" ", "")) < 3:
            self.app.update(set={"plate.hint": self.words["short"]})
            return
        if not self.question("pay", "pay-button"):
            return
        if self.price > CARD_LIMIT and not self.question("refused", "again"):
            return
        self.app.update(push="receipt", set={
            "receipt.text": self.words["printed"],
            "receipt.details": self.words["details"].format(self.plate, self.price_text)})

    def leave(self) -> None:
        self.app.update(pop="all")
        self.begin()
        if self.language != "en":
            self.speak("en")

    def speak(self, language: str) -> None:
        self.app.update(language=language)
        self.language = language
        # The app was opened anew.
        self.app.update(idle=QUIET_MS)
        self.begin()

    def hear(self, event: object) -> None:
        match event:
            case Ready():
                self.language = "de" if event.language.startswith("de") else "en"
                self.app.update(idle=QUIET_MS)
                self.begin()
            case Emitted("language"): self.speak("de" if self.language == "en" else "en")
            case Emitted("begin"): self.begin()
            case Emitted("more"): self.change(self.halves + 1)
            case Emitted("less"): self.change(self.halves - 1)
            case Emitted("day"): self.change(DAY // HALF_HOUR)
            case Typed(_, "plate", text): self.plate = text.strip().upper()
            case Emitted("pay"): self.pay()
            case Emitted("done") | Idle(): self.leave()

    def change(self, halves: int) -> None:
        self.halves = max(1, min(halves, DAY // HALF_HOUR))
        self.tell_stay()


def main() -> None:
    with connect(*sys.argv[1:]) as app:
        machine = Machine(app)
        for event in app:
            machine.hear(event)


if __name__ == "__main__":
    main()
