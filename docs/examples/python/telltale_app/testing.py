"""Tests that run one's own program on the headless display, with hands and expectations.

    class Buying(ScreenTestCase):
        app, program = "app.yaml", "python3 driver.py"

        def test_a_ticket_is_sold(self):
            self.screen.tap("buy")
            self.assertIn("Thank You", self.screen.text())

Under pytest the fixture `telltale_screen` of `telltale_app.pytest_plugin` gives the same screen.
"""
from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tempfile
import unittest
from dataclasses import dataclass
from typing import Any, Sequence


@dataclass(frozen=True)
class State:
    """What there is on the screen at a moment."""

    at: int
    screen: str
    alert: str | None
    focus: str | None
    texts: tuple[str, ...]
    controls: dict[str, str]


class HeadlessScreen:
    """An app on the headless display, with its program. Its time moves by what is done here, and stands still
    until the program has dealt with what it was told."""

    def __init__(self, app: str, program: str | Sequence[str], *, folder: str | None = None,
                 profile: str | None = None, size: str | None = None, options: Sequence[str] = (),
                 telltale: str | None = None, update: bool | None = None) -> None:
        """`folder` is where the program runs and pictures are kept, else the present one. With `update`, or
        TELLTALE_UPDATE=1 in the environment, pictures that differ are written anew."""
        if update is None:
            update = os.environ.get("TELLTALE_UPDATE", "") not in ("", "0")
        words = program if isinstance(program, str) else shlex.join(program)
        command = [telltale or os.environ.get("TELLTALE", "telltale"), "run", app, "--headless",
                   "--script", "-", "--program", words, *options]
        for name, value in (("--profile", profile), ("--size", size)):
            command += [name, value] if value else []
        command += ["--update"] if update else []
        self._errors = tempfile.TemporaryFile("w+", encoding="utf-8")
        self._process = subprocess.Popen(
            command, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors,
            encoding="utf-8")
        self.state = self._read()

    def do(self, line: str) -> State:
        """Does a line of a script (docs/scripts.md), all of its time included; what is there then. Raises
        AssertionError where it cannot be done or is not as it expects."""
        assert self._process.stdin is not None
        if "\n" in line:
            raise ValueError("one line of a script was expected; do them one after the other")
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # What there is to read says why.
        self.state = self._read()
        return self.state

    def tap(self, control: str, *, after: float = 1.0) -> State:
        """Lets `after` seconds of the screen's time pass, as somebody does who looks first, and touches the
        middle of a control."""
        self.wait(after)
        return self.do(f"tap {control}")

    def type(self, text: str) -> State:
        """Types on a keyboard."""
        return self.do(f"type {text}")

    def wait(self, seconds: float) -> State:
        """Lets the screen's time pass."""
        return self.do(f"wait {round(seconds * 1000)}ms")

    def text(self) -> str:
        """All that can be read, a line for each text."""
        return "\n".join(self.state.texts)

    def expect(self, what: str) -> State:
        """What a script can expect: `screen done`, `event {"event":"emitted"}`."""
        return self.do(f"expect {what}")

    def expect_text(self, text: str) -> State:
        return self.expect(f"text {json.dumps(text, ensure_ascii=False)}")

    def expect_event(self, **members: Any) -> State:
        """The program was told an event with these members, after the one that was expected last."""
        return self.expect(f"event {json.dumps(members, ensure_ascii=False)}")

    def expect_frame(self, file: str) -> State:
        """The picture has exactly the pixels of a PNG file of the folder."""
        return self.expect(f"frame {file}")

    def until(self, what: str, *, within: float = 5.0) -> State:
        """Lets time pass until it is as expected."""
        return self.do(f"await {what} within {round(within * 1000)}ms")

    def close(self) -> None:
        """Tells the program the end, and waits for it."""
        assert self._process.stdin is not None and self._process.stdout is not None
        for end in (self._process.stdin, self._process.stdout):
            try:
                end.close()
            except BrokenPipeError:
                pass
        self._process.wait()
        self._errors.close()

    def _read(self) -> State:
        assert self._process.stdout is not None
        text = self._process.stdout.readline()
        if not text:
            self._process.wait()
            raise AssertionError(f"the screen has ended:\n{self._said()}")
        answer = json.loads(text)
        if answer["failed"]:
            raise AssertionError("\n".join(filter(None, [answer["failed"], self._said()])))
        return State(
            answer["at"], answer["screen"], answer["alert"], answer["focus"],
            tuple(answer["texts"]), {it["id"]: it["name"] for it in answer["controls"]})

    def _said(self) -> str:
        self._errors.seek(0)
        return self._errors.read().strip()

    def __enter__(self) -> HeadlessScreen:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class ScreenTestCase(unittest.TestCase):
    """Tests of one app and its program, each on a screen of its own."""

    app: str
    program: str | Sequence[str] = (sys.executable, "driver.py")
    folder: str | None = None
    profile: str | None = None
    size: str | None = None
    screen: HeadlessScreen

    def setUp(self) -> None:
        self.screen = HeadlessScreen(
            self.app, self.program, folder=self.folder, profile=self.profile, size=self.size)
        self.addCleanup(self.screen.close)
