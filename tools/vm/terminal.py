"""A terminal of the virtual machine, on which tests type as a person would."""

import re
import time

from guest import PATIENCE, GuestError
from qmp import connected

# What the shell writes when it is ready for the next line: how the last one ended.
PROMPT = re.compile(r"<(\d+)>\$ $")
SEQUENCES = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|\][^\x07]*\x07|[=>])")


class Terminal:
    """Somebody who is logged in on the guest's console."""

    def __init__(self, guest, user, password):
        self.socket = connected(guest.folder + "/terminal.sock")
        self.text = ""
        self._send("\n")
        self._await(re.compile(r"login: $"))
        self._send(user + "\n")
        self._await(re.compile(r"(?i)pass[a-z]*: $"))
        self._send(password + "\n")
        self._await(re.compile(r"[$#] $"))
        self.type("stty -echo cols 200; PS1='<$?>$ '")

    def type(self, line, seconds=240):
        """Types a line; how it ended, and what it wrote."""
        self.text = ""
        self._send(line + "\n")
        found = self._await(PROMPT, seconds)
        return int(found[1]), SEQUENCES.sub("", self.text[:found.start()]).replace("\r", "")

    def close(self):
        self.socket.close()

    def _send(self, text):
        self.socket.sendall(text.encode())

    def _await(self, pattern, seconds=240):
        limit = time.monotonic() + seconds * PATIENCE
        while not (found := pattern.search(SEQUENCES.sub("", self.text))):
            left = limit - time.monotonic()
            if left <= 0:
                raise GuestError(f"no “{pattern.pattern}” on the terminal, but:\n{self.text[-2000:]}")
            self.socket.settimeout(left)
            try:
                chunk = self.socket.recv(65536)
            except TimeoutError:
                continue
            if not chunk:
                raise GuestError("the terminal has gone")
            self.text += chunk.decode(errors="replace")
        self.text = SEQUENCES.sub("", self.text)
        return found
