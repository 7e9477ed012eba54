#!/usr/bin/env python3
"""The program behind the first start of a home hub.

usage: first_run.py [APP]    shows the app in this file; without it, uses the screen that started the program
"""
import dataclasses
import sys
from collections.abc import Iterable

from telltale_app import App, connect
from telltale_app.events import Answered, Emitted, Idle, Ready, Selected, Shown, Switched, Typed, Wanted

WORDS = {
    "en": {
        "join": "Join {}", "hint": "Look on the router",
        "short": "8 characters or more", "wrong": "Wrong password",
        "stages": ["Finding the network", "Checking the password", "Getting an address", "Reaching the internet"],
        "lost": "Can’t Reach {}", "lost-text": "Move closer to the router.", "again": "Try Again",
        "other": "Change Wi-Fi",
        "example": "“Tolla, play jazz on {}”",
        "update": ["Downloading", "Installing", "Installed"],
        "later": "Update Later", "later-now": "Finish in Background",
        "version": "Update to Version 2.1", "version-now": "Now on Version 2.1",
        "left": "About {} seconds left", "left-none": "Checked and working", "ready": "{} Is Ready",
    },
    "ja": {
        "join": "{}に接続", "hint": "ルーターに記載",
        "short": "8文字以上必要です", "wrong": "正しくありません",
        "stages": ["ネットワークを検索中", "パスワードを確認中", "アドレスを取得中", "インターネットに接続中"],
        "lost": "{}は圏外です", "lost-text": "ルーターに近づいてください。", "again": "再試行",
        "other": "別のWi-Fi",
        "example": "「Tolla、{}でジャズを」",
        "update": ["取得中", "更新中", "更新完了"],
        "later": "後で更新", "later-now": "更新しながら次へ",
        "version": "バージョン2.1に更新", "version-now": "2.1に更新しました",
        "left": "残り約{}秒", "left-none": "正常に動作しています", "ready": "{}の\n準備ができました",
    },
}
# What a hub may be called in each room; the room's own name comes first.
NAMES = {
    "en": {
        "living": ["Lounge", "Sofa", "Fireside"], "kitchen": ["Kitchen", "Galley", "Pantry"],
        "bedroom": ["Bedroom", "Bedside", "Pillow"], "study": ["Study", "Desk", "Library"],
        "bathroom": ["Bathroom", "Lagoon", "Mirror"], "hall": ["Hall", "Doorway", "Coats"],
    },
    "ja": {
        "living": ["リビング", "ソファの横", "団らん"], "kitchen": ["キッチン", "台所", "食卓"],
        "bedroom": ["寝室", "枕元", "おやすみ"], "study": ["書斎", "机の上", "図書室"],
        "bathroom": ["浴室", "鏡の前", "温泉"], "hall": ["玄関", "入口", "廊下"],
    },
}
# The colours of a card with a choice on it, and of the one that is chosen.
CARD = {"edge": ("separator", "accent"), "fill": ("card", "raised"), "color": ("text", "accent")}
LEAST_PASSWORD = 8
# Joining and the update are looked at once a second, on the screen's own clock: see Setup.watch.
TICK_MS = 1000


class WrongPassword(Exception):
    """The network did not take the password."""


class LostNetwork(Exception):
    """The network went out of reach."""


@dataclasses.dataclass(frozen=True)
class Network:
    id: str
    name: str
    icon: str
    secret: str | None = None
    reachable: bool = True


class Radio:
    """Stands in for the hub's Wi-Fi. Joining comes one stage further each time it is asked."""

    NETWORKS = (
        Network("juniper", "Juniper House", "wifi", secret="wild berries"),
        Network("mill", "Old Mill 5G", "wifi", secret="grindstone"),
        Network("garden", "Garden Shed", "wifi-fair", secret="watering can"),
        Network("cafe", "Corner Café", "wifi-weak", reachable=False),
    )

    def __init__(self) -> None:
        self.network, self.password, self.stage = self.NETWORKS[0], "", 0

    def choose(self, id: str) -> None:
        self.network = next(it for it in self.NETWORKS if it.id == id)

    def begin(self) -> None:
        self.stage = 0

    def go_on(self) -> int:
        """How many of the four stages are behind it."""
        if self.stage == 1 and self.network.secret not in (None, self.password):
            raise WrongPassword
        if self.stage == 2 and not self.network.reachable:
            raise LostNetwork
        self.stage += 1
        return self.stage


class Updater:
    """Stands in for what installs a new version: an eighth of it each time it is asked."""

    SECONDS = 8

    def __init__(self) -> None:
        self.passed = 0

    def go_on(self) -> None:
        self.passed = min(self.passed + 1, self.SECONDS)

    @property
    def share(self) -> float:
        return self.passed / self.SECONDS

    @property
    def phase(self) -> int:
        """Downloading, installing, done."""
        return 2 if self.share == 1 else 1 if self.share > 0.6 else 0


class Setup:
    """From the first screen to the last, as often as it is begun."""

    def __init__(self, app: App) -> None:
        self.app, self.language, self.screen = app, "en", "welcome"
        self.radio = Radio()
        self.start_over()

    def start_over(self) -> None:
        self.updater, self.room, self.name = Updater(), "living", ""
        self.allowed = {"listen": True, "reports": False}

    @property
    def words(self) -> dict:
        return WORDS[self.language]

    @property
    def names(self) -> list[str]:
        return NAMES[self.language][self.room]

    # What stands on the screens.

    def tell_all(self) -> None:
        """Everything anew: at the start, and after the app was opened in another language."""
        self.tell_language()
        self.tell_password("hint")
        self.tell_network()
        self.tell_rooms()
        self.tell_name()
        self.app.update(set={f"privacy.{what}": on for what, on in self.allowed.items()})
        self.tell_update()

    def tell_language(self) -> None:
        self.tell_chosen("language", WORDS, self.language)

    def tell_chosen(self, name: str, options: Iterable[str], chosen: str | None) -> None:
        """Marks the card of the one that is chosen, of all that there are."""
        told = {}
        for option in options:
            for part, colours in CARD.items():
                told[f"{name}.{part}.{option}"] = colours[option == chosen]
        self.app.update(set=told)

    def tell_network(self) -> None:
        name = self.radio.network.name
        self.app.update(set={"password.title": self.words["join"].format(name), "joining.name": name})

    def tell_password(self, why: str, text: str | None = None) -> None:
        wrong = why != "hint"
        told = {"password.hint": self.words[why], "password.wrong": wrong, "password.right": not wrong,
                "password.join": bool(self.radio.password)}
        self.app.update(set=told if text is None else {**told, "password.text": text})

    def tell_joining(self) -> None:
        stages, stage = self.words["stages"], self.radio.stage
        told = {"joining.share": stage / len(stages), "joining.state": stages[min(stage, len(stages) - 1)]}
        for index in range(len(stages)):
            done, now = index < stage, index == stage
            # While a stage is under way, something turns in the place of its icon.
            told[f"joining.icon-off.{index + 1}"], told[f"joining.turn-off.{index + 1}"] = now, not now
            told[f"joining.icon.{index + 1}"] = "check" if done else "dots"
            told[f"joining.color.{index + 1}"] = "accent" if done or now else "text-secondary"
            told[f"joining.text.{index + 1}"] = "text" if done or now else "text-secondary"
        self.app.update(set=told)

    def tell_rooms(self) -> None:
        """Which of the rooms is chosen, and its picture."""
        self.tell_chosen("room", NAMES[self.language], self.room)
        self.app.update(set={"room.picture": f"pictures/{self.room}.svg",
                             "room.night-picture": f"pictures/{self.room}-night.svg"})

    def tell_name(self) -> None:
        """The name in its field, and which of the suggestions it is, if any."""
        name = self.name or self.names[0]
        told = {"name.text": name, "name.example": self.words["example"].format(name),
                "done.title": self.words["ready"].format(name)}
        numbers = {suggestion: str(number) for number, suggestion in enumerate(self.names, 1)}
        told |= {f"name.suggestion.{number}": suggestion for suggestion, number in numbers.items()}
        self.app.update(set=told)
        self.tell_chosen("name", numbers.values(), numbers.get(name))

    def tell_update(self) -> None:
        share, phase = self.updater.share, self.updater.phase
        done = phase == 2
        picture = "updated" if done else "update"
        left = self.words["left"].format(self.updater.SECONDS - self.updater.passed)
        self.app.update(set={
            "update.share": share, "update.figure": f"{share:.0%}", "update.state": self.words["update"][phase],
            "update.left": self.words["left-none"] if done else left,
            "update.title": self.words["version-now" if done else "version"],
            "update.picture": f"pictures/{picture}.svg", "update.night-picture": f"pictures/{picture}-night.svg",
            # What is being installed is not put off.
            "update.later": self.words["later-now" if phase else "later"],
            # One button takes the other's place, and a full bar goes.
            "update.done": done, "update.going": not done})

    def list_networks(self) -> None:
        self.app.update(rows={"networks": [
            {"id": it.id, "title": it.name, "icon": it.icon, "push": "password" if it.secret else "joining",
             **({"accessory": {"icon": {"name": "lock", "color": "text-secondary"}}} if it.secret else {})}
            for it in self.radio.NETWORKS]})

    # What takes time.

    def watch(self, whether: bool) -> None:
        """Has the screen tell when a second has passed: it says `idle` once, and is asked again for the next.
        A hand on the screen puts it off by as much."""
        self.app.update(idle=TICK_MS if whether else None)

    def tick(self) -> None:
        if self.screen == "joining":
            self.join_on()
        elif self.screen == "update":
            self.updater.go_on()
            self.tell_update()
            self.watch(self.updater.phase != 2)

    def join_on(self) -> None:
        try:
            joined = self.radio.go_on() > len(self.words["stages"])
        except WrongPassword:
            # Back at the field, which says why and keeps what was typed. Whoever has gone back already at that
            # moment is past the field: a refusal of `tell` ends nothing.
            self.app.tell(pop=True)
            self.tell_password("wrong", text=self.radio.password)
            return
        except LostNetwork:
            self.ask_again()
            return
        if joined:
            self.go_to_room()
            return
        self.tell_joining()
        self.watch(True)

    def go_to_networks(self) -> None:
        self.app.update(pop="all")
        self.app.update(push="networks")

    def go_to_room(self) -> None:
        """The way back from the room leads to the networks, not to a password that was taken."""
        self.go_to_networks()
        self.app.update(push="room")

    def ask_again(self) -> None:
        words, name = self.words, self.radio.network.name
        self.app.tell(ask={"alert": {
            "id": "lost", "title": words["lost"].format(name), "message": words["lost-text"],
            "reason": "problem", "buttons": [{"id": "again", "title": words["again"], "likely": True},
                                             {"id": "other", "title": words["other"]}]}})

    def hear_answer(self, choice: str | None) -> None:
        if choice == "again":
            self.begin_joining()
        elif self.screen == "joining":
            self.go_to_networks()

    # What people do.

    def try_password(self) -> None:
        if len(self.radio.password) < LEAST_PASSWORD:
            self.tell_password("short")
            return
        self.app.update(push="joining")

    def begin_joining(self) -> None:
        self.radio.begin()
        self.tell_joining()
        self.watch(True)

    def choose_network(self, id: str) -> None:
        self.radio.choose(id)
        self.radio.password = ""
        self.tell_network()
        self.tell_password("hint", text="")

    def choose_room(self, room: str) -> None:
        if room == self.room:
            return
        # A name that suits one room need not suit another.
        self.room, self.name = room, ""
        self.tell_rooms()
        self.tell_name()

    def call_it(self, name: str) -> None:
        self.name = name.strip()
        self.tell_name()

    def speak(self, language: str) -> None:
        if language == self.language:
            return
        self.app.update(language=language)
        self.language, self.name = language, ""
        self.tell_all()

    def come_to(self, screen: str) -> None:
        self.screen = screen
        if screen == "joining":
            self.begin_joining()
        else:
            self.watch(screen == "update" and self.updater.phase != 2)

    def finish(self) -> None:
        self.app.update(pop="all")
        self.start_over()
        self.tell_all()

    def hear(self, event: object) -> None:
        match event:
            case Ready():
                self.language = "ja" if event.language.startswith("ja") else "en"
                self.tell_all()
            case Shown(screen): self.come_to(screen)
            case Idle(): self.tick()
            case Emitted("en" | "ja" as language): self.speak(language)
            case Wanted("networks") | Emitted("search"): self.list_networks()
            case Selected("networks", id): self.choose_network(id)
            case Typed(_, "password", text):
                self.radio.password = text
                self.tell_password("hint", text)
            case Emitted("join"): self.try_password()
            case Answered("lost", _, choice): self.hear_answer(choice)
            case Typed(_, "name", text): self.call_it(text)
            case Switched("privacy", what, on): self.allowed[what] = on
            case Emitted("finish"): self.finish()
            case Emitted(name) if name.startswith("suggestion-"): self.call_it(self.names[int(name[-1]) - 1])
            case Emitted(name) if name in NAMES["en"]: self.choose_room(name)


def main() -> None:
    with connect(*sys.argv[1:]) as app:
        setup = Setup(app)
        for event in app:
            setup.hear(event)


if __name__ == "__main__":
    main()
