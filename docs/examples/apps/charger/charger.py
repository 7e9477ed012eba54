#!/usr/bin/env python3
"""The program behind the charging station.

usage: charger.py [APP]    shows the app of a file; without one, takes the screen that started it
"""
import sys

from telltale_app import App, connect
from telltale_app.events import Emitted, Ready, Selected

CENTS_PER_KWH = 49
WAYS = {"card": "bank card", "phone": "phone", "code": "charging code"}


class Meter:
    """Stands in for the one in the station: each reading is 9.1 kWh further, and a car takes 45.5."""

    def __init__(self) -> None:
        self.tenths = 0

    def read(self) -> float:
        self.tenths = min(self.tenths + 91, 455)
        return self.tenths / 10


class Station:
    """One car after the other."""

    def __init__(self, app: App) -> None:
        self.app, self.meter, self.way = app, Meter(), "card"

    def plug_in(self) -> None:
        self.meter, self.way = Meter(), "card"
        self.app.update(set={
            "station.name": "Station 4, Old Harbour", "station.greeting": "Your car is plugged in",
            "charge.energy": "0.0 kWh", "charge.cost": "0.00 €", "charge.share": 0, "charge.level": None,
            "charge.left": None})

    def charge(self) -> float:
        energy = self.meter.read()
        self.app.update(set={
            "charge.energy": f"{energy:.1f} kWh", "charge.cost": self.cost(energy),
            "charge.share": energy / 45.5, "charge.level": f"{energy / 45.5:.0%}",
            "charge.left": f"About {round(30 * (1 - energy / 45.5))} min left"})
        return energy

    @staticmethod
    def cost(energy: float) -> str:
        return f"{round(energy * CENTS_PER_KWH) / 100:.2f} €"

    def stop(self) -> None:
        energy = self.charge()
        self.app.update(set={"receipt.text":
            f"{energy:.1f} kWh at 0.49 € per kWh\n{self.cost(energy)} paid by {WAYS[self.way]}\n"
            "Thank you for charging at Old Harbour."})

    def hear(self, event: object) -> None:
        match event:
            case Ready(): self.plug_in()
            case Selected("payment", way): self.way = way
            case Emitted("begin"): self.charge()
            case Emitted("stop"): self.stop()
            case Emitted("print"):
                self.app.update(pop="all")
                self.plug_in()


def main() -> None:
    with connect(*sys.argv[1:]) as app:
        station = Station(app)
        for event in app:
            station.hear(event)


if __name__ == "__main__":
    main()
