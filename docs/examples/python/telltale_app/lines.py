"""The conversation as lines, whoever reads and writes them."""
from __future__ import annotations

import base64
import json
import os
from dataclasses import dataclass
from typing import Any, Mapping


class Refused(Exception):
    """A request that was not done: what is wrong with it, where in its line, and what to do."""

    def __init__(self, message: str, column: int | None = None, remedy: str | None = None,
                 rule: str | None = None) -> None:
        super().__init__(message + (f"; {remedy}" if remedy else "") + (f" [{rule}]" if rule else ""))
        self.message, self.column, self.remedy, self.rule = message, column, remedy, rule


@dataclass(frozen=True)
class Answer:
    """What somebody answered: `outcome` is chosen, cancelled, timed-out or withdrawn."""

    outcome: str
    choice: str | None
    fields: tuple[str, ...] = ()


def request(number: int, members: Mapping[str, Any]) -> str:
    """The line of a request; members are named as in docs/run-protocol.md, with _ for -."""
    return line({"id": number, **{name.replace("_", "-"): value for name, value in members.items()}})


def barrier(number: int) -> str:
    """Says that all that was told before a barrier has been dealt with."""
    return line({"sync": number})


def line(message: Mapping[str, Any]) -> str:
    return json.dumps(message, ensure_ascii=False) + "\n"


def picture(name: str, data: bytes | None) -> Mapping[str, Any]:
    """What a line says of a picture, by the bytes of its file; without any it is taken back."""
    return {"picture": {name: data and {"base64": base64.b64encode(data).decode()}}}


def memory(name: str, width: int, height: int, format: str, stride: int | None,
           offset: int) -> Mapping[str, Any]:
    """What a line says of a picture whose pixels stand in the memory that comes with it."""
    layout = {"memory": True, "format": format, "width": width, "height": height, "offset": offset}
    return {"picture": {name: layout if stride is None else {**layout, "stride": stride}}}


def refusal(message: Mapping[str, Any]) -> Refused:
    return Refused(message.get("message", "the request was refused"), message.get("column"),
                   message.get("remedy"), message.get("rule"))


def answer(message: Mapping[str, Any]) -> Answer:
    return Answer(message["outcome"], message.get("choice"), tuple(message.get("fields", ())))


def command(app: str, options: tuple[str, ...], telltale: str) -> list[str]:
    return [telltale, "run", app, *options]


def environment() -> dict[str, str]:
    """What the screen that a program starts has for its environment. systemd names the process that it expects a sign
    of life from, which is the program; the screen gives that sign, so the name is left out."""
    return {name: value for name, value in os.environ.items() if name != "WATCHDOG_PID"}


def end(code: int, kind: type[BaseException] | None) -> None:
    """Ends the program with the exit code of `telltale`, unless all went well or the program has a fault of its own.

    A signal that ended `telltale` is told as shells tell it. The reason stands on standard error already.
    """
    if code != 0 and (kind is None or issubclass(kind, ConnectionError)):
        raise SystemExit(code if code > 0 else 128 - code)
