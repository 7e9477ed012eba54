#!/usr/bin/env python3
"""The program behind the ticket machine, with stand-ins for what takes money.

usage: tickets.py [APP]    shows the app in this file; without it, uses the screen that started the program

A machine on a unit runs the one in ../../swift; this one is for tests.
"""
import sys

from telltale_app import App, connect
from telltale_app.events import Activated, Adjusted, Chosen, Emitted, Idle, Ready, Shown

# In cents, by zone: those within the ring, those outside of it, and the airport.
PRICES = {
    "single": (290, 410, 740), "return": (540, 780, 1420), "day": (720, 960, 1680), "week": (2400, 3100, 4900),
}
ZONES = {"harbour": 1, "old-town": 0, "lake": 1, "fair": 0, "airport": 2, "gardens": 0}
LINES = {
    "harbour": (4, 14), "old-town": (2, 6), "lake": (7, 22), "fair": (2, 11), "airport": (9, 31), "gardens": (5, 9),
}

WORDS = {
    "en": {
        "harbour": "Harbour", "old-town": "Old\u00A0Town", "lake": "Lake\u00A0Shore", "fair": "Fairground",
        "airport": "Airport", "gardens": "Gardens", "single": "Single", "return": "Return", "day": "Day Pass", "week": "Week Pass",
        "line": "Line {} · {} min", "adults": "{} each", "children": "{} each", "dogs": "{} each",
        "one-adults": "1\u00A0adult", "one-children": "1\u00A0child", "one-dogs": "1\u00A0dog",
        "more-adults": "{}\u00A0adults", "more-children": "{}\u00A0children", "more-dogs": "{}\u00A0dogs", "and": ", ",
        "valid-single": "for 2 hours", "valid-return": "today",
        "valid-day": "today until midnight", "valid-week": "for 7 days",
        "declined": "Card Declined", "declined-text": "You have not been charged.",
        "again": "Use Another Card", "cash": "Pay in Cash", "phone": "Pay by Phone",
        "change": "{} returned in the tray below", "printed": "Take Your Receipt",
    },
    "de": {
        "harbour": "Hafen", "old-town": "Altstadt", "lake": "Seeufer", "fair": "Festplatz", "airport": "Flughafen",
        "gardens": "Gärten", "single": "Einzelfahrt", "return": "Hin und zurück", "day": "Tageskarte",
        "week": "Wochenkarte",
        "line": "Linie {} · {} Min.", "adults": "je {}", "children": "je {}", "dogs": "je {}",
        "one-adults": "1\u00A0Erwachsener", "one-children": "1\u00A0Kind", "one-dogs": "1\u00A0Hund",
        "more-adults": "{}\u00A0Erwachsene", "more-children": "{}\u00A0Kinder", "more-dogs": "{}\u00A0Hunde", "and": ", ",
        "valid-single": "2 Stunden lang", "valid-return": "heute",
        "valid-day": "heute bis Mitternacht", "valid-week": "7 Tage lang",
        "declined": "Karte abgelehnt", "declined-text": "Es wurde nichts abgebucht.",
        "again": "Andere Karte nehmen", "cash": "Bar zahlen", "phone": "Mit Handy zahlen",
        "change": "{} liegen im Ausgabefach", "printed": "Beleg entnehmen",
    },
    "zh": {
        "harbour": "海港", "old-town": "老城", "lake": "湖滨", "fair": "游乐场", "airport": "机场", "gardens": "植物园",
        "single": "单程票", "return": "往返票", "day": "一日票", "week": "一周票",
        "line": "{} 路 · {} 分钟", "adults": "{}/人", "children": "{}/人", "dogs": "{}/只",
        "one-adults": "成人\u00A01\u00A0位", "one-children": "儿童\u00A01\u00A0位", "one-dogs": "犬\u00A01\u00A0只",
        "more-adults": "成人\u00A0{}\u00A0位", "more-children": "儿童\u00A0{}\u00A0位", "more-dogs": "犬\u00A0{}\u00A0只", "and": "，",
        "valid-single": "2 小时", "valid-return": "今日", "valid-day": "今日午夜前", "valid-week": "7 天",
        "declined": "此卡被拒", "declined-text": "尚未扣款。",
        "again": "换一张卡", "cash": "现金付款", "phone": "手机付款",
        "change": "{} 已退至下方取票口", "printed": "请取收据",
    },
}
# How long the stand-ins take, by the screen's clock: nobody touches it while a card is held or a note goes in.
PATIENCE = {"reader": 4000, "phone": 6000, "cash": 2000, "bought": 30_000}
QUIET_MS = 60_000


class CardReader:
    """Stands in for a reader: the first card pays 50 euros at most, since it asks for no PIN; the next one does."""

    LIMIT = 5000

    def __init__(self) -> None:
        self.declined = 0

    def takes(self, cents: int) -> bool:
        if cents > self.LIMIT and not self.declined:
            self.declined += 1
            return False
        return True


class CashBox:
    """Stands in for the slot of coins and notes: somebody puts in five euros at a time."""

    def __init__(self) -> None:
        self.inside = 0

    def insert(self) -> None:
        self.inside += 500

    def give_back(self) -> int:
        back, self.inside = self.inside, 0
        return back


class Machine:
    """One customer after the other."""

    def __init__(self, app: App) -> None:
        self.app, self.language, self.first_language = app, "en", "en"
        self.screen, self.sold, self.change = "welcome", 0, 0
        self.begin()

    def begin(self) -> None:
        self.place, self.kind, self.riders = "harbour", "single", {"adults": 1, "children": 0, "dogs": 0}
        self.reader, self.cash = CardReader(), CashBox()

    # What it costs, and how that is written.

    def word(self, key: str, *parts: object) -> str:
        return WORDS[self.language][key].format(*parts)

    def money(self, cents: int) -> str:
        # The space keeps the sign on the line of its figure.
        text = f"{cents / 100:.2f}\u00A0€"
        return text.replace(".", ",") if self.language == "de" else text

    def price(self, rider: str) -> int:
        """Children and dogs ride for half."""
        full = PRICES[self.kind][ZONES[self.place]]
        return full if rider == "adults" else full // 2

    @property
    def total(self) -> int:
        return sum(self.price(rider) * count for rider, count in self.riders.items())

    def counted(self, rider: str, count: int) -> str:
        return self.word(("one-" if count == 1 else "more-") + rider, count)

    @property
    def who(self) -> str:
        return self.word("and").join(self.counted(rider, count) for rider, count in self.riders.items() if count)

    # What is shown of it.

    def show_trip(self) -> None:
        line, minutes = LINES[self.place]
        prices = {f"{kind}.price": self.money(zones[ZONES[self.place]]) for kind, zones in PRICES.items()}
        self.app.update(set=prices | {
            "trip.place": self.word(self.place), "trip.line": self.word("line", line, minutes),
            "trip.picture": f"pictures/{self.place}.svg", "trip.night-picture": f"pictures/{self.place}-night.svg"})

    def show_riders(self) -> None:
        each: dict[str, object] = {}
        for rider, count in self.riders.items():
            each |= {rider: count, f"{rider}.price": self.word(rider, self.money(self.price(rider))),
                     f"{rider}.fare": self.money(self.price(rider)), f"{rider}.none": count == 0,
                     f"{rider}.count": self.counted(rider, count), f"{rider}.sum": self.money(self.price(rider) * count)}
        self.app.update(set=each | {
            "trip.kind": self.word(self.kind), "trip.riders": self.who,
            "trip.lines": f"{self.word(self.kind)} · {self.who}", "trip.valid": self.word(f"valid-{self.kind}"),
            "total": self.money(self.total), "riders.any": self.total > 0,
            "phone.code": f"https://pay.redlark.example/{4711 + self.sold}?cents={self.total}"})

    def show_cash(self) -> None:
        left = max(self.total - self.cash.inside, 0)
        self.app.update(set={
            "cash.left": self.money(left), "cash.inside": self.money(self.cash.inside), "cash.waiting": False,
            "cash.share": 1 - left / self.total if self.total else 0})

    # What happens.

    def speak(self, language: str) -> None:
        if language != self.language:
            self.language = language
            self.app.update(language="zh-Hans" if language == "zh" else language)
            # The app was opened anew.
            self.app.update(idle=QUIET_MS, set={"language": language})

    def pay_by_card(self) -> None:
        if self.reader.takes(self.total):
            return self.sell()
        # No card is waited for while the question stands, and its sheet would cut through the price.
        self.app.update(set={"declined": True})
        answer = self.app.ask({"alert": {
            "id": "declined", "title": self.word("declined"), "message": self.word("declined-text"),
            "reason": "problem", "timeout": "30s", "buttons": [
                {"id": "again", "title": self.word("again"), "likely": True},
                {"id": "cash", "title": self.word("cash")}, {"id": "phone", "title": self.word("phone")}]}})
        self.app.update(set={"declined": False})
        if answer.choice == "again":
            # Another card is waited for.
            return self.app.update(idle=PATIENCE["reader"])
        self.app.update(pop=True)
        if answer.choice in ("cash", "phone"):
            self.app.update(push=answer.choice)

    def take_cash(self) -> None:
        self.cash.insert()
        self.show_cash()
        if self.cash.inside < self.total:
            return self.app.update(idle=PATIENCE["cash"])
        self.cash.inside -= self.total
        self.change = self.cash.give_back()
        self.sell()

    def give_back(self) -> None:
        if back := self.cash.give_back():
            self.app.update(toast={"text": self.word("change", self.money(back)), "icon": "cash"})

    def show_refund(self, back: int) -> None:
        """In a row of its own: a toast would lie over the code for phones, and over the buttons of a ticket."""
        if back:
            self.app.update(set={"refund": self.word("change", self.money(back)), "refund.none": False})

    def show_receipt(self, printed: bool) -> None:
        """What has been done stands where the button was: who presses it looks at it."""
        self.app.update(set={
            "printed": self.word("printed") if printed else None,
            "receipt.printed": printed, "receipt.open": not printed})

    def sell(self) -> None:
        self.sold += 1
        self.app.update(set={"ticket.code": f"https://redlark.example/t/{4710 + self.sold}"})
        self.show_receipt(False)
        # There is no way back from a ticket that is paid to its payment.
        self.app.update(pop="all")
        self.app.update(push="bought")

    def leave(self) -> None:
        self.give_back()
        self.begin()
        self.app.update(pop="all")
        self.speak(self.first_language)

    def wait(self) -> None:
        match self.screen:
            case "reader": self.pay_by_card()
            case "phone": self.sell()
            case "cash": self.take_cash()
            case _: self.leave()

    def hear(self, event: object) -> None:
        match event:
            case Ready():
                self.language = self.first_language = event.language[:2] if event.language[:2] in WORDS else "en"
            case Shown(screen):
                self.screen = screen
                self.app.update(idle=PATIENCE.get(screen, QUIET_MS))
                if screen == "welcome":
                    self.give_back()
                    self.begin()
                if screen in ("welcome", "cash"):
                    self.app.update(set={"refund.none": True})
                if screen == "cash":
                    self.show_cash()
                if screen == "bought":
                    self.show_refund(self.change)
                    self.change = 0
            case Chosen(_, "language", language): self.speak(language)
            case Activated("welcome", place) if place in ZONES:
                self.place = place
                self.show_trip()
            case Activated("ticket", kind) if kind in PRICES:
                self.kind = kind
                self.show_riders()
            case Adjusted("riders", rider, count):
                self.riders[rider] = int(count)
                self.show_riders()
            case Emitted("give-back"): self.show_refund(self.cash.give_back())
            case Emitted("receipt"): self.show_receipt(True)
            case Idle(): self.wait()


def main() -> None:
    with connect(*sys.argv[1:]) as app:
        machine = Machine(app)
        for event in app:
            machine.hear(event)


if __name__ == "__main__":
    main()
