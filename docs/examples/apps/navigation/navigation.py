#!/usr/bin/env python3
"""The program behind the navigation app.

usage: navigation.py [APP]    shows the app in this file; without it, uses the screen that started the program
"""
import sys
from dataclasses import dataclass

from telltale_app import App, connect
from telltale_app.events import Emitted, Idle, Ready, Shown

WORDS = {
    "en": {
        "station": "Central Station", "museum": "Light Museum", "hall": "Market Hall", "baths": "River Baths",
        "theatre": "Mill Theatre", "home": "Home", "car-park": "Mill Car Park",
        "mill": "Mill Road", "castle": "Castle Road", "tower": "Tower Street", "avenue": "Park Avenue",
        "turn-left": "Turn left", "turn-right": "Turn right", "goal": "Destination",
        "then": "Then {}", "then-goal": "Then you arrive", "then-arrive-right": "On the right",
        "minutes": "{} min", "rest": "{} min · {}", "way": "{} km · {}",
        "arrived": "Arrived at {}",
        "faster": "Save {} min?", "faster-way": "Via {} · arrive {}", "saving": "−{} min",
        "mute": "Mute Voice", "speak": "Turn Voice On",
    },
    "ja": {
        "station": "中央駅", "museum": "光の博物館", "hall": "市場会館", "baths": "川辺の湯",
        "theatre": "水車劇場", "home": "自宅", "car-park": "水車駐車場",
        "mill": "水車通り", "castle": "城通り", "tower": "火の見通り", "avenue": "公園通り",
        "turn-left": "左折", "turn-right": "右折", "goal": "目的地",
        "then": "その先、{}へ", "then-goal": "その先、目的地", "then-arrive-right": "右側です",
        "minutes": "{}分", "rest": "{}分・{}", "way": "{} km・{}", "arrived": "{}に到着",
        "faster": "{}分早い経路", "faster-way": "{}経由・{}着", "saving": "−{}分",
        "mute": "音声を消す", "speak": "音声を出す",
    },
}
# Minutes and kilometres by the fastest way.
PLACES = {"station": (18, 9.4), "museum": (14, 6.8), "hall": (16, 7.9), "baths": (11, 4.6), "theatre": (9, 3.9),
          "car-park": (12, 5.2), "home": (21, 11.3)}
# How much longer the others take, and how much farther they are.
WAYS = {"mill": (0, 0.0), "quay": (3, -0.5), "park": (7, 1.2)}
# What stands at the foot of the map while driving, and the one of its two buttons that the focus does not begin with.
STRIPS = {"trip": "end", "faster": "keep", "ending": "end-now"}
SAVED_MINUTES = 4
# The offered way leads around a jam, and is longer.
DETOUR_KM = 0.7
# So long after the last touch the stand-in for the car moves on.
MOVE_MS = 3000


@dataclass(frozen=True)
class Moment:
    """What the driver sees on one part of the way: the next turn, and the one after it."""

    map: str
    sign: str
    metres: int
    road: str | None  # none where it is the destination that comes next
    then_sign: str
    then_road: str | None
    left: float = 1.0  # the share of the whole way that is still ahead
    offers: bool = False
    arrived: str = "arrived"  # the map at the end of the way


def near(map: str, arrived: str = "arrived") -> Moment:
    return Moment(map, "goal", 140, None, "arrive-right", None, 0.0, arrived=arrived)


# The maps are drawn for one way through town; a navigation that knows the world would draw them as it drives.
DRIVES = {
    "mill": [Moment("ahead", "turn-right", 300, "mill", "turn-left", "castle"),
             Moment("ahead", "turn-right", 250, "mill", "turn-left", "castle", 0.995, offers=True),
             Moment("turned", "turn-left", 450, "castle", "goal", None, 0.5), near("near")],
    "tower": [Moment("detour", "turn-right", 450, "tower", "turn-right", "castle", 0.98),
              near("near-tower", "arrived-tower")],
    "quay": [Moment("quay", "turn-left", 250, "castle", "goal", None), near("near-quay")],
    "park": [Moment("park", "turn-right", 250, "avenue", "turn-right", "tower"), near("near-tower", "arrived-tower")],
}


class Car:
    """Stands in for the one with wheels: it leaves at 14:14, and comes to the next turn whenever it is told to."""

    LEAVES = 14 * 60 + 14

    def __init__(self) -> None:
        self.drive: list[Moment] = []
        self.at = 0

    @property
    def moment(self) -> Moment:
        return self.drive[self.at]

    def leave(self, drive: str) -> None:
        self.drive, self.at = DRIVES[drive], 0

    def move(self) -> bool:
        """False where this was the last turn."""
        self.at += 1
        return self.at < len(self.drive)


def clock(minutes: int) -> str:
    return f"{minutes // 60 % 24}:{minutes % 60:02}"


def figure(metres: int) -> tuple[str, str]:
    """A distance as a figure and its unit."""
    return (str(metres), "m") if metres < 1000 else (f"{metres / 1000:.1f}", "km")


def picture(name: str, file: str) -> dict:
    """A map by day and by night."""
    return {name: f"maps/{file}.svg", f"{name}-night": f"maps/{file}-night.svg"}


class Navigation:
    def __init__(self, app: App) -> None:
        self.app, self.car, self.words = app, Car(), WORDS["en"]
        self.place, self.way, self.detours = "station", "mill", False
        self.guiding, self.speaks, self.strip = False, True, None

    # Where to, and by which way.

    def length(self, way: str) -> tuple[int, float]:
        (minutes, far), (longer, farther) = PLACES[self.place], WAYS[way]
        if self.detours and way == self.way:
            longer, farther = longer - SAVED_MINUTES, farther + DETOUR_KM
        return minutes + longer, far + farther

    def choose(self, place: str) -> None:
        self.place, self.way, self.detours = place, "mill", False
        self.app.update(set={"destination.name": self.words[place]})
        self.show_ways()

    def take(self, way: str) -> None:
        """A way that was chosen has the focus: for a moment it is the only one that is there."""
        self.way = way
        self.app.update(set={f"hide.{each}{card}": card == "" or each != way for each in WAYS for card in ("", "-chosen")})
        self.show_ways()

    def show_ways(self) -> None:
        self.app.update(set={"route.arrival": self.arrival(self.way), **picture("route.map", f"route-{self.way}")})
        for way in WAYS:
            (minutes, far), chosen = self.length(way), way == self.way
            self.app.update(set={
                f"{way}.minutes": str(minutes), f"{way}.time": self.words["minutes"].format(minutes),
                f"{way}.rest": self.words["way"].format(f"{far:.1f}", self.arrival(way)),
                f"{way}.tag": "accent" if chosen else "card", f"{way}.text": "ground" if chosen else "text",
                f"hide.{way}": chosen, f"hide.{way}-chosen": not chosen})

    def arrival(self, way: str) -> str:
        return clock(Car.LEAVES + self.length(way)[0])

    def show_closed(self, closed: bool) -> None:
        """The gardens cannot be reached by car today; there is a car park nearby, and the focus is on it at first."""
        self.app.update(set={"hide.closed": not closed, "hide.home": closed, "hide.list": closed, "hide.leave-it": closed,
                             "hide.gardens": closed, "hide.gardens-chosen": not closed})
        self.app.update(set={"hide.list": False, "hide.leave-it": False})

    def drive_to_car_park(self) -> None:
        self.show_closed(False)
        self.choose("car-park")

    # On the way.

    def start(self) -> None:
        self.guiding, self.detours, self.strip = True, False, None
        self.car.leave(self.way)
        self.app.update(driving="moving", idle=MOVE_MS)
        self.show_moment()

    def drive_home(self) -> None:
        self.choose("home")
        self.start()

    def show_moment(self) -> None:
        moment = self.car.moment
        number, unit = figure(moment.metres)
        self.app.update(set={
            "turn.sign": moment.sign, "turn.about": self.words[moment.sign], "turn.number": number, "turn.unit": unit,
            "turn.road": self.words[moment.road or self.place],
            "then.sign": moment.then_sign, "then.text": self.then(moment), **self.trip()})
        if self.strip != "ending":  # a question that somebody asked for stays until it is answered
            self.show_strip("faster" if moment.offers else "trip")
        self.app.update(set=picture("arrived.map", moment.arrived))
        self.show_map()

    def show_map(self) -> None:
        """With the offered way on it for as long as it is offered."""
        offered = self.strip == "faster"
        self.app.update(set={"hide.saving": not offered,
                             **picture("guidance.map", "choice" if offered else self.car.moment.map)})

    def then(self, moment: Moment) -> str:
        if moment.then_road is None:
            return self.words[f"then-{moment.then_sign}"]
        return self.words["then"].format(self.words[moment.then_road])

    def trip(self) -> dict:
        words, arrival = self.words, self.arrival(self.way)
        minutes, far = self.length(self.way)
        moment = self.car.moment
        left = max(1, round(minutes * moment.left))
        # The last turn is at the destination, and is as far.
        still = f"{far * moment.left:.1f} km" if moment.left else f"{moment.metres} m"
        return {"trip.clock": arrival,
                "trip.rest": words["rest"].format(left, still),
                "trip.whole": words["minutes"].format(minutes),
                "trip.total": words["rest"].format(minutes, f"{far:.1f} km"),
                "trip.arrived": words["arrived"].format(arrival),
                "faster.title": words["faster"].format(SAVED_MINUTES),
                "faster.way": words["faster-way"].format(words["tower"], clock(Car.LEAVES + minutes - SAVED_MINUTES)),
                "faster.saving": words["saving"].format(SAVED_MINUTES)}

    def show_strip(self, shown: str) -> None:
        """The arrival, or a question in its place. The focus goes to the only button there is, and the other comes after."""
        if shown != self.strip:
            self.strip, second = shown, STRIPS[shown]
            self.app.update(set={**{f"hide.{strip}": strip != shown for strip in STRIPS}, f"hide.{second}": True})
            self.app.update(set={f"hide.{second}": False})

    def go_on(self) -> None:
        self.show_strip("trip")
        self.show_map()

    def use_faster(self) -> None:
        self.detours = True
        self.car.leave("tower")
        self.show_moment()

    def move(self) -> None:
        if not self.guiding:
            return
        if self.car.move():
            self.show_moment()
            self.app.update(idle=MOVE_MS)
        else:
            self.guiding = False
            self.app.update(driving="parked", idle=None, push="arrived")

    def stop(self) -> None:
        if self.guiding:
            self.guiding = False
            self.app.update(driving="idling", idle=None)

    def turn_voice(self) -> None:
        self.speaks = not self.speaks
        self.app.update(set={"voice.icon": "volume-high" if self.speaks else "volume-off",
                             "voice.title": self.words["mute" if self.speaks else "speak"]})

    def be_ready(self, language: str) -> None:
        self.words = WORDS["ja" if language.startswith("ja") else "en"]
        self.app.update(driving="idling")

    def come_to(self, screen: str) -> None:
        """Back from guidance ends it, and there is no way back into one that has ended."""
        if screen in ("places", "routes"):
            self.stop()
        elif screen == "guidance" and not self.guiding:
            self.app.update(pop="all")

    def hear(self, event: object) -> None:
        match event:
            case Ready(): self.be_ready(event.language)
            case Emitted("gardens"): self.show_closed(True)
            case Emitted("leave-it"): self.show_closed(False)
            case Emitted("car-park"): self.drive_to_car_park()
            case Emitted(name) if name in WAYS: self.take(name)
            case Emitted("home"): self.drive_home()
            case Emitted(name) if name in PLACES: self.choose(name)
            case Emitted("start"): self.start()
            case Emitted("voice"): self.turn_voice()
            case Emitted("use"): self.use_faster()
            case Emitted("keep" | "go-on"): self.go_on()
            case Emitted("end"): self.show_strip("ending")
            case Emitted("ended"): self.stop()
            case Idle(): self.move()
            case Shown(screen): self.come_to(screen)


def main() -> None:
    with connect(*sys.argv[1:]) as app:
        navigation = Navigation(app)
        for event in app:
            navigation.hear(event)


if __name__ == "__main__":
    main()
