"""An app's program for asyncio: the same as `telltale_app.App`, with `await`, `async with` and `async for`."""
from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import Any, AsyncIterator, Mapping

from . import events, lines
from .events import Event
from .lines import Answer, Refused

__all__ = ["Answer", "App", "Refused", "connect"]

# A line of rows may be long.
_LIMIT = 1 << 22


async def connect(app: str | None = None, *options: str, telltale: str = "telltale") -> App:
    """As `telltale_app.connect`."""
    if app is not None:
        process = await asyncio.create_subprocess_exec(
            *lines.command(app, options, telltale), stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE, limit=_LIMIT, env=lines.environment())
        assert process.stdin is not None and process.stdout is not None
        return App(process.stdout, process.stdin, process)
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader(limit=_LIMIT)
    await loop.connect_read_pipe(
        lambda: asyncio.StreamReaderProtocol(reader), os.fdopen(os.dup(0), "rb"))
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    transport, protocol = await loop.connect_write_pipe(asyncio.streams.FlowControlMixin, output)
    return App(reader, asyncio.StreamWriter(transport, protocol, None, loop))


class App:
    """The screens of an app, and the line to them. To be left by `async with`, or by `close`."""

    def __init__(self, reading: asyncio.StreamReader, writing: asyncio.StreamWriter,
                 process: asyncio.subprocess.Process | None = None) -> None:
        self._reading, self._writing, self._process = reading, writing, process
        self._events: asyncio.Queue[Mapping[str, Any] | None] = asyncio.Queue()
        self._replies: dict[int, asyncio.Future[Mapping[str, Any]]] = {}
        self._answers: dict[int, asyncio.Future[Mapping[str, Any]]] = {}
        self._number = 0
        # Barriers that were told and are still to be answered.
        self._barriers: list[int] = []
        self._writing.write(lines.barrier(0).encode())
        self._task = asyncio.create_task(self._listen())

    async def update(self, **members: Any) -> None:
        """Has a line done; raises `Refused` where it is not."""
        _, reply = self._send(members)
        message = await reply
        if "error" in message:
            raise lines.refusal(message)

    async def picture(self, name: str, data: bytes | None) -> None:
        """As `telltale_app.App.picture`."""
        await self.update(**lines.picture(name, data))

    async def ask(self, question: Mapping[str, Any] | str) -> Answer:
        """Asks a question; comes back with the answer. Raises `Refused` where it cannot be asked."""
        number, reply = self._send({"ask": question})
        # Nobody can answer on a screen that waits for the program.
        if self._barriers:
            self._pass_barriers(self._barriers[-1])
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            message = await reply
            if "error" in message:
                raise lines.refusal(message)
            return lines.answer(await answer)
        finally:
            self._answers.pop(number, None)

    def _send(self, members: Mapping[str, Any]) -> tuple[int, asyncio.Future[Mapping[str, Any]]]:
        self._number += 1
        if self._task.done():
            raise ConnectionError("the screen has ended")
        reply = self._replies[self._number] = asyncio.get_running_loop().create_future()
        self._writing.write(lines.request(self._number, members).encode())
        return self._number, reply

    async def __aiter__(self) -> AsyncIterator[Event]:
        """What happens, until nothing more does."""
        while (message := await self._events.get()) is not None:
            if message["event"] == "sync":
                if message["sync"] in self._barriers:
                    self._pass_barriers(message["sync"])
                continue
            event = events.read(message)
            yield event
            if isinstance(event, events.Ended):
                return

    def _pass_barriers(self, last: int) -> None:
        self._barriers = [number for number in self._barriers if number > last]
        self._writing.write(lines.barrier(last).encode())

    async def _listen(self) -> None:
        try:
            while text := await self._reading.readline():
                self._take(json.loads(text))
        finally:
            self._events.put_nowait(None)
            for waiting in [*self._replies.values(), *self._answers.values()]:
                if not waiting.done():
                    waiting.set_exception(ConnectionError("the screen ended before it answered"))

    def _take(self, message: Mapping[str, Any]) -> None:
        if "event" not in message:
            reply = self._replies.pop(message.get("ok", message.get("error")), None)
            if reply is not None and not reply.done():
                reply.set_result(message)
            elif "error" in message:
                print(f"refused: {lines.refusal(message)}", file=sys.stderr)
        elif message["event"] == "answered" and message.get("ask") in self._answers:
            answer = self._answers[message["ask"]]
            if not answer.done():
                answer.set_result(message)
        elif message["event"] == "sync" and self._answers:
            self._writing.write(lines.barrier(message["sync"]).encode())
        else:
            if message["event"] == "sync":
                self._barriers.append(message["sync"])
            self._events.put_nowait(message)

    async def close(self) -> int:
        """Ends the app; the exit code of `telltale`, where it was started here."""
        self._writing.close()
        code = await self._process.wait() if self._process else 0
        self._task.cancel()
        return code

    async def __aenter__(self) -> App:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        """Ends the app, and the program as `telltale` ended where it did not end well."""
        lines.end(await self.close(), kind)
