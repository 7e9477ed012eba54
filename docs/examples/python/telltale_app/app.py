"""An app's program, one thing after the other."""
from __future__ import annotations

import collections
import json
import os
import socket
import subprocess
import sys
from typing import Any, Callable, Iterator, Mapping, TextIO

from . import events, lines
from .events import Event
from .lines import Answer, Refused

__all__ = ["Answer", "App", "Refused", "connect"]


def connect(app: str | None = None, *options: str, telltale: str = "telltale") -> App:
    """Shows the app of a file, with more options of `telltale run`; without a file, takes the screen at the
    other end of standard input and output, as `telltale run --headless --program` gives it."""
    if app is not None:
        # Over a socket descriptors can come, too.
        ours, theirs = socket.socketpair()
        with theirs:
            process = subprocess.Popen(
                lines.command(app, options, telltale), stdin=theirs, stdout=subprocess.PIPE,
                encoding="utf-8", env=lines.environment())
        assert process.stdout is not None
        return App(process.stdout, ours.makefile("w", encoding="utf-8"), process, ours)
    # What the program prints goes to standard error, and not in between its lines.
    output = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    return App(os.fdopen(os.dup(0), encoding="utf-8"), output)


class App:
    """The screens of an app, and the line to them. To be left by `with`, or by `close`."""

    def __init__(self, reading: TextIO, writing: TextIO,
                 process: subprocess.Popen[str] | None = None,
                 line: socket.socket | None = None) -> None:
        self._reading, self._writing, self._process, self._line = reading, writing, process, line
        self._waiting: collections.deque[Mapping[str, Any]] = collections.deque()
        self._handlers: list[tuple[type[Event], Mapping[str, Any], Callable[[Any], None]]] = []
        self._number = 0
        # Barriers will be answered, so nobody has to guess when all is said.
        self._write(lines.barrier(0))

    # What the program wants.

    def update(self, **members: Any) -> None:
        """Has a line of docs/run-protocol.md done; comes back once it is. Raises `Refused` where it is not, and
        then nothing of it was."""
        self._done(self.tell(**members))

    def _done(self, number: int) -> None:
        message = self._await(lambda it: number in (it.get("ok"), it.get("error")))
        if "error" in message:
            raise lines.refusal(message)

    def tell(self, **members: Any) -> int:
        """Sends a line and does not wait; its number. What is refused is printed to standard error."""
        self._number += 1
        self._write(lines.request(self._number, members))
        return self._number

    def picture(self, name: str, data: bytes | None) -> None:
        """Delivers a picture for what is bound to a name: the bytes of a PNG, JPEG, WebP or SVG file, or None
        for what the scene says. Raises `Refused` as `update` does."""
        self.update(**lines.picture(name, data))

    def picture_memory(self, name: str, fd: int, width: int, height: int, *, format: str = "xrgb",
                       stride: int | None = None, offset: int = 0) -> None:
        """Delivers pixels that stand in memory (`os.memfd_create`); once it comes back they are copied, and the
        memory may be written to again. Raises `Refused` as `update` does."""
        if self._line is None:
            raise ValueError("memory can be shared only with a screen that `connect` has started")
        self._number += 1
        number = self._number
        text = lines.request(number, lines.memory(name, width, height, format, stride, offset))
        data = text.encode()
        sent = socket.send_fds(self._line, [data], [fd])
        self._line.sendall(data[sent:])
        self._done(number)

    def ask(self, question: Mapping[str, Any] | str) -> Answer:
        """Asks a question, or the alert of the scene with an id; comes back with the answer. Raises `Refused`
        where it cannot be asked. What happens meanwhile comes afterwards."""
        number = self.tell(ask=question)
        # Nobody can answer on a screen that waits for the program.
        for message in [it for it in self._waiting if it.get("event") == "sync"]:
            self._waiting.remove(message)
            self._write(lines.barrier(message["sync"]))
        message = self._await(
            lambda it: it.get("ask") == number if "event" in it else it.get("error") == number,
            for_people=True)
        if "error" in message:
            raise lines.refusal(message)
        return lines.answer(message)

    # What people do.

    def __iter__(self) -> Iterator[Event]:
        """What happens, until nothing more does."""
        while True:
            message = self._waiting.popleft() if self._waiting else self._read()
            if message is None:
                return
            if message.get("event") == "sync":
                # All that came before it has been dealt with: otherwise nobody asked for the next.
                self._write(lines.barrier(message["sync"]))
            elif "event" in message:
                event = events.read(message)
                yield event
                if isinstance(event, events.Ended):
                    return
            elif "error" in message:
                print(f"refused: {lines.refusal(message)}", file=sys.stderr)

    def on(self, kind: type[Event], **members: Any) -> Callable[[Callable[[Any], None]],
                                                               Callable[[Any], None]]:
        """Marks a function that `run` calls with each event of a class that has these members."""
        def mark(handler: Callable[[Any], None]) -> Callable[[Any], None]:
            self._handlers.append((kind, members, handler))
            return handler
        return mark

    def run(self) -> None:
        """Calls the marked functions with what happens, until nothing more does."""
        for event in self:
            for kind, members, handler in self._handlers:
                if isinstance(event, kind) and all(
                        getattr(event, name, None) == value for name, value in members.items()):
                    handler(event)

    # The line.

    def _read(self) -> Mapping[str, Any] | None:
        text = self._reading.readline()
        return json.loads(text) if text else None

    def _write(self, text: str) -> None:
        try:
            self._writing.write(text)
            self._writing.flush()
        except BrokenPipeError:
            pass  # What there is to be read says why.

    def _await(self, is_it: Callable[[Mapping[str, Any]], bool], *,
               for_people: bool = False) -> Mapping[str, Any]:
        while True:
            message = self._read()
            if message is None:
                raise ConnectionError("the screen ended before it answered")
            if is_it(message):
                return message
            if for_people and message.get("event") == "sync":
                self._write(lines.barrier(message["sync"]))
            else:
                self._waiting.append(message)

    def close(self) -> int:
        """Ends the app; the exit code of `telltale`, where it was started here."""
        for end in (self._writing, self._line):
            try:
                if end is not None:
                    end.close()
            except BrokenPipeError:
                pass
        if self._process is None:
            self._reading.close()
            return 0
        # telltale may be writing still; if the pipe closed now, it would end with 74.
        if not self._reading.closed:
            with self._reading:
                for _ in self._reading:
                    pass
        return self._process.wait()

    def __enter__(self) -> App:
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Ends the app. A program whose screen could not be shown ends as `telltale` did, so that whoever started it,
        such as systemd, hears of it."""
        lines.end(self.close(), kind)
