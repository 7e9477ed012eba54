"""What a program is told, each event a class with the members of its line (docs/run-protocol.md)."""
from __future__ import annotations

import dataclasses
from dataclasses import dataclass, field
from typing import Any, Mapping


@dataclass(frozen=True)
class Event:
    """Anything that happened."""


@dataclass(frozen=True)
class Ready(Event):
    """There is a display; the first event of all. `clock` is "script" on a headless one."""

    profile: str
    language: str
    width: int
    height: int
    protocol: int = 1
    clock: str | None = None


@dataclass(frozen=True)
class Shown(Event):
    screen: str
    depth: int


@dataclass(frozen=True)
class Tab(Event):
    tab: str


@dataclass(frozen=True)
class Typed(Event):
    screen: str
    control: str
    text: str


@dataclass(frozen=True)
class Activated(Event):
    screen: str
    control: str


@dataclass(frozen=True)
class Emitted(Event):
    name: str


@dataclass(frozen=True)
class Selected(Event):
    list: str
    entry: str
    index: int
    screen: str


@dataclass(frozen=True)
class Gesture(Event):
    list: str
    entry: str
    kind: str
    screen: str


@dataclass(frozen=True)
class Adjusted(Event):
    """A hand has changed a value, which stands here as text without a unit: "21.5"."""

    screen: str
    control: str
    value: str


@dataclass(frozen=True)
class Switched(Event):
    """A hand has turned a switch on or off."""

    screen: str
    control: str
    on: bool


@dataclass(frozen=True)
class Chosen(Event):
    """A hand has chosen one of a control's options, by its id."""

    screen: str
    control: str
    option: str


@dataclass(frozen=True)
class Wanted(Event):
    source: str


@dataclass(frozen=True)
class Answered(Event):
    """A question was answered; `ask` is the id of the request that asked it, or None."""

    alert: str | None
    outcome: str
    choice: str | None
    fields: tuple[str, ...] = ()
    ask: int | str | None = None


@dataclass(frozen=True)
class ModalOpened(Event):
    modal: str


@dataclass(frozen=True)
class ModalClosed(Event):
    modal: str
    kept: bool
    fields: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Idle(Event):
    """No hand has done anything for as long as the program asked for."""


@dataclass(frozen=True)
class Scanned(Event):
    code: str


@dataclass(frozen=True)
class Home(Event):
    """The person left for Home."""


@dataclass(frozen=True)
class Ended(Event):
    """Nothing comes after it; `reason` is left, signal, failure or profile."""

    reason: str


@dataclass(frozen=True)
class Other(Event):
    """An event without a class of its own: its name, and all members of its line."""

    name: str
    members: Mapping[str, Any]


_CLASSES: dict[str, type[Event]] = {
    "ready": Ready, "shown": Shown, "tab": Tab, "typed": Typed, "activated": Activated,
    "emitted": Emitted, "selected": Selected, "gesture": Gesture, "adjusted": Adjusted,
    "switched": Switched, "chosen": Chosen,
    "wanted": Wanted,
    "answered": Answered, "modal-opened": ModalOpened, "modal-closed": ModalClosed, "idle": Idle,
    "scanned": Scanned, "home": Home, "ended": Ended,
}


def read(message: Mapping[str, Any]) -> Event:
    """The event of a line. Members that a class does not know come from a later version, and are left out."""
    kind = _CLASSES.get(message["event"])
    if kind is not None:
        names = {one.name for one in dataclasses.fields(kind)}
        known = {
            name: tuple(value) if isinstance(value, list) else value
            for name, value in message.items() if name in names}
        try:
            return kind(**known)
        except TypeError:
            pass  # A member is missing: what is there is told all the same.
    return Other(message["event"], {name: value for name, value in message.items() if name != "event"})
