"""QEMU's machine protocol: JSON lines over a socket, each wait with a limit."""

import json
import socket
import time


class LineTimeout(Exception):
    """Nothing came in the time given."""


def connected(path, seconds=30):
    """A socket at the end of which somebody listens; its name is there a moment before that."""
    limit = time.monotonic() + seconds
    while True:
        found = socket.socket(socket.AF_UNIX)
        found.settimeout(10)
        try:
            found.connect(path)
            return found
        except ConnectionRefusedError:
            found.close()
            if time.monotonic() > limit:
                raise
            time.sleep(0.05)


class LineSocket:
    """JSON objects, one a line, over a Unix socket."""

    def __init__(self, path):
        self.socket = connected(path)
        self.pending = b""

    def send(self, message):
        self.socket.settimeout(10)
        self.socket.sendall(json.dumps(message).encode() + b"\n")

    def receive(self, deadline):
        """The next object; LineTimeout past the deadline (time.monotonic), EOFError at the end."""
        while b"\n" not in self.pending:
            left = deadline - time.monotonic()
            if left <= 0:
                raise LineTimeout()
            self.socket.settimeout(left)
            try:
                chunk = self.socket.recv(1 << 20)
            except TimeoutError:
                raise LineTimeout() from None
            if not chunk:
                raise EOFError("the other end closed the line")
            self.pending += chunk
        line, self.pending = self.pending.split(b"\n", 1)
        return json.loads(line)

    def close(self):
        self.socket.close()


class QmpError(Exception):
    """QEMU refused a command."""


class Qmp:
    """Commands to QEMU, and the events that came in between."""

    def __init__(self, path):
        self.line = LineSocket(path)
        self.events = []
        self.line.receive(time.monotonic() + 10)
        self.command("qmp_capabilities")

    def command(self, name, timeout=20, **arguments):
        self.line.send({"execute": name, "arguments": arguments})
        deadline = time.monotonic() + timeout
        while True:
            message = self.line.receive(deadline)
            if "event" in message:
                self.events.append(message)
            elif "error" in message:
                raise QmpError(f"{name}: {message['error']['desc']}")
            else:
                return message["return"]

    def await_event(self, name, timeout=20, **data):
        """Takes the first event of that name whose data has the given values."""
        deadline = time.monotonic() + timeout
        while True:
            for event in self.events:
                if event["event"] == name and data.items() <= event.get("data", {}).items():
                    self.events.remove(event)
                    return event
            self.events.append(self.line.receive(deadline))

    def close(self):
        self.line.close()
